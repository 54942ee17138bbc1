"""Compares all shots and film strips, pixel by pixel, with a set that was kept before.

    python -m tools.compare_shots keep before          draws everything into the folder
    python -m tools.compare_shots check before         draws anew, lists what differs, keeps it in before/new

A change that only moves code leaves nothing to list. Both calls take the same --size, --lang and --only.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path

os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}

import pygame

from game.arguments import Parser, size
from game.manners import well_behaved
from game.progress import followed
from game.texts import LANGUAGES
from game.workers import most_processes
from tools.shots.draw import desk_for, still, strip
from tools.shots.shots import SHOTS

STRIP = 6  # frames of a moving shot


def main() -> int:
    given = _parser().parse_args()
    into = given.folder if given.do == "keep" else given.folder / "new"
    into.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(most_processes(given.jobs), mp_context=get_context("spawn")) as pool:
        draw = partial(drawn, into=into, size=given.size, lang=given.lang, cache=given.cache)
        names = given.only or sorted(SHOTS)
        drawings = followed(pool.map(draw, names, chunksize=4), "pictures", len(names))
        files = [file for some in drawings for file in some]
    if given.do == "keep":
        print(f"{len(files)} pictures in {into}")
        return 0
    return _told(given.folder, into, files, whole=not given.only)


def _parser() -> argparse.ArgumentParser:
    parser = Parser(prog="python -m tools.compare_shots", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("do", choices=("keep", "check"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--size", type=size, default=(960, 540), metavar="WxH")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--only", nargs="+", metavar="NAME", default=[])
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--cache", type=Path, help="keep drawn art here")
    return parser


def drawn(name: str, into: Path, size: tuple[int, int], lang: str, cache: Path | None) -> list[str]:
    """Draws a shot, and its strip if it moves; the names of the files."""
    shot = SHOTS[name]
    pictures = {f"{name}.png": still(shot, desk_for(size, lang, height=shot.height, cache=cache))}
    if shot.seconds:
        desk = desk_for(size, lang, height=shot.height, cache=cache)
        pictures[f"{name}-strip.png"] = strip(shot, desk, STRIP)
    for file, picture in pictures.items():
        pygame.image.save(picture, str(into / file))
    return list(pictures)


def _told(kept: Path, new: Path, files: list[str], whole: bool) -> int:
    found = list(_differences(kept, new, files))
    if whole:
        found += [f"{path.name}: no longer drawn" for path in kept.glob("*.png") if path.name not in files]
    print("\n".join([*found, f"{len(files)} pictures, {len(found)} differ"]))
    return 1 if found else 0


def _differences(kept: Path, new: Path, files: list[str]) -> Iterator[str]:
    for file in sorted(files):
        before, after = kept / file, new / file
        if not before.exists():
            yield f"{file}: new"
        elif told := _difference(before, after):
            yield f"{file}: {told}"
        else:
            after.unlink()


def _difference(before: Path, after: Path) -> str:
    """How the two pictures differ; empty if they do not."""
    old, now = (pygame.image.load(str(path)) for path in (before, after))
    if old.get_size() != now.get_size():
        return f"{old.get_size()} before, {now.get_size()} now"
    if old.get_buffer().raw == now.get_buffer().raw:
        return ""
    same = pygame.mask.from_threshold(old, (0, 0, 0), (1, 1, 1, 255), now).count()
    return f"{old.get_width() * old.get_height() - same} pixels"


if __name__ == "__main__":
    sys.exit(well_behaved(main))
