"""Make every sound that Starbox ships: `python -m tools.make_sounds [NAME…] [--check]`.

Without names all are made. A file whose samples would not change is left alone.
With `--check` nothing is written, and the status is 1 if a file is missing, different or left over.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
import soundfile

from game import catalogue
from game.arguments import Parser
from game.manners import well_behaved
from game.places import ASSETS
from game.progress import followed
from tools.sounds import ambience, calm, effects, pieces
from tools.sounds.tone import RATE, Samples

SAME = 0.03  # differences between sounds: machines round differently, and the encoder makes more of that
_EFFECT_SIZE, _MUSIC_SIZE, _CALM_SIZE = 0.65, 0.78, 0.86  # how much smaller rather than better, from 0 to 1
_BLOCK = 4096


def files() -> dict[Path, Callable[[], bytes]]:
    """Every file that is shipped, and how its bytes are made."""
    made: dict[Path, Callable[[], bytes]] = {}
    for name in effects.effects():
        made[_effect(name)] = partial(_encoded_of, effects.make, name, _EFFECT_SIZE)
    for name in pieces.PIECES:
        made[catalogue.music(name)[0]] = partial(_encoded_of, pieces.make, name, _MUSIC_SIZE)
    for name in calm.CALM:
        second = catalogue.music(name)[0].with_name("music_2.ogg")
        made[second] = partial(_encoded_of, calm.make, name, _CALM_SIZE)
    for name in ambience.AMBIENCES:
        made[catalogue.ambience(name)] = partial(_encoded_of, ambience.make, name, _CALM_SIZE)
    return made


def _encoded_of(make: Callable[[str], Samples], name: str, size: float) -> bytes:
    return encoded(make(name), size)


def _effect(name: str) -> Path:
    """The file of an effect; a new one goes to the shared sounds."""
    return catalogue.sounds().get(name, catalogue.SHARED / "sounds" / f"{name}.ogg")


def encoded(sound: Samples, size: float) -> bytes:
    buffer = io.BytesIO()
    with soundfile.SoundFile(
        buffer, "w", RATE, 2, format="OGG", subtype="VORBIS", compression_level=size
    ) as file:
        for start in range(0, len(sound), _BLOCK):  # the encoder puts each write on its stack
            file.write(sound[start : start + _BLOCK])
    return buffer.getvalue()


def decoded(ogg: bytes) -> Samples:
    samples: Samples = soundfile.read(io.BytesIO(ogg), dtype="float64", always_2d=True)[0]
    return samples


def same(one: bytes, other: bytes) -> bool:
    """Whether two files sound the same; their bytes differ in a serial number drawn by lot."""
    left, right = decoded(one), decoded(other)
    return left.shape == right.shape and bool(np.std(left - right) < SAME * np.std(left))


def main(words: list[str] | None = None) -> int:
    reader = Parser(prog="make_sounds", description="Make every sound that Starbox ships.")
    reader.add_argument("names", nargs="*", metavar="NAME", help="only these, for example star_1 or menu")
    reader.add_argument("--check", action="store_true", help="write nothing, tell what is not up to date")
    asked = reader.parse_args(words)
    known = files()
    unknown = sorted(set(asked.names) - {path.stem for path in known})
    if unknown:
        reader.error(f"no sound is called {', '.join(unknown)}")
    chosen = {path: make for path, make in known.items() if not asked.names or path.stem in asked.names}
    told = followed(chosen.items(), "sounds")
    stale = [path for path, make in told if not _up_to_date(path, make(), asked.check)]
    left_over = [] if asked.names else _left_over(known, asked.check)
    for path in stale + left_over:
        print(path.relative_to(ASSETS), "is not up to date" if asked.check else "changed")
    return 1 if asked.check and stale + left_over else 0


def _up_to_date(path: Path, ogg: bytes, check: bool) -> bool:
    if path.exists() and same(path.read_bytes(), ogg):
        return True
    if not check:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(ogg)
    return False


def _left_over(known: dict[Path, Callable[[], bytes]], check: bool) -> list[Path]:
    strays = [path for path in ASSETS.rglob("*.ogg") if path not in known]
    if not check:
        for path in strays:
            path.unlink()
    return strays


if __name__ == "__main__":
    sys.exit(well_behaved(main))
