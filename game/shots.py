"""`python -m game.shots`: draw every screen, and every notable moment of it, without a display."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from functools import cache as once
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from game.command import LANGUAGES, positive, size

if TYPE_CHECKING:
    from pygame import Surface

    from game.client.desk import Desk
    from game.client.shots import Shot

STRIP_WIDTH = 640  # pixels of each frame of a strip
_HOMES = count()  # a number for each desk's own home


def main(words: Sequence[str] | None = None) -> int:
    given = _parser().parse_args(words)
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    from game.client.shots import load_all

    shots = load_all()
    if given.list:
        print("\n".join(sorted(shots)))
        return 0
    unknown = [name for name in given.only if name not in shots]
    if unknown:
        print(f"There is no shot {', '.join(unknown)}. See --list.", file=sys.stderr)
        return 2
    try:
        given.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        print(f"{given.out}: {error.strerror}.", file=sys.stderr)
        return 1
    for name in given.only or sorted(shots):
        print(_save(shots[name], given))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m game.shots", description=__doc__)
    parser.add_argument("--list", action="store_true", help="print the names")
    parser.add_argument("--only", nargs="+", metavar="NAME", default=[], help="draw these")
    parser.add_argument("--size", type=size, default=(1920, 1080), metavar="WxH")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--theme", choices=("night", "contrast", "colour-blind"), default="night")
    parser.add_argument("--big-text", action="store_true")
    parser.add_argument("--out", type=Path, default=Path("shots"), metavar="DIR")
    parser.add_argument(
        "--strip", type=positive, default=0, metavar="N", help="N frames of a moving shot side by side"
    )
    parser.add_argument("--cache", type=Path, default=None, metavar="DIR", help="keep drawn art here")
    return parser


def _save(shot: Shot, given: argparse.Namespace) -> Path:
    import pygame

    desk = desk_for(given.size, given.lang, given.theme, given.big_text, shot.height, given.cache)
    drawn = strip(shot, desk, given.strip) if given.strip and shot.seconds else still(shot, desk)
    path: Path = given.out / f"{shot.name}.png"
    pygame.image.save(drawn, str(path))
    return path


def desk_for(
    size: tuple[int, int],
    lang: str = "en",
    theme: str = "night",
    big_text: bool = False,
    height: float = 1.0,
    cache: Path | None = None,
) -> Desk:
    """A desk without a window, in an empty home that goes with the program."""
    import pygame

    from game.client.desk import Desk
    from game.client.layout import Frame
    from game.client.paint.art import Art
    from game.client.paint.fonts import Fonts
    from game.home.settings import Settings

    if not pygame.display.get_init() or pygame.display.get_surface() is None:
        pygame.display.init()
        pygame.display.set_mode((64, 64))
    settings = Settings(
        language=lang,  # type: ignore[arg-type]
        theme="contrast" if theme == "contrast" else "night",
        palette="colour-blind" if theme == "colour-blind" else "standard",
        big_text=big_text,
    )
    frame = Frame(size[0], round(size[1] * height), big_text, height)
    home = Path(_folder().name) / str(next(_HOMES))
    return Desk(frame, settings, home, Art(cache), Fonts(), strict=True)


@once
def _folder() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory(prefix="starbox-")


def still(shot: Shot, desk: Desk) -> Surface:
    """The shot as it stands."""
    return _drawn(desk, shot, 0.0)


def strip(shot: Shot, desk: Desk, count: int) -> Surface:
    """Frames of the shot, evenly spaced over its seconds, side by side."""
    import pygame

    times = [shot.seconds * k / max(1, count - 1) for k in range(count)]
    frames = [_drawn(desk, shot, seconds) for seconds in times]
    width = min(STRIP_WIDTH, frames[0].get_width())
    height = round(frames[0].get_height() * width / frames[0].get_width())
    whole = pygame.Surface((width * count, height))
    for k, frame in enumerate(frames):
        whole.blit(pygame.transform.smoothscale(frame, (width, height)), (k * width, 0))
    return whole


def _drawn(desk: Desk, shot: Shot, seconds: float) -> Surface:
    import pygame

    from game.client.compose import compose
    from game.client.paint.stage import Stage

    scenes = shot.scenes(desk)
    left = seconds
    while left > 1e-9:
        scenes[-1].update(min(1 / 60, left))
        left -= 1 / 60
    target = pygame.Surface((desk.frame.width, desk.frame.height))
    picture = compose(desk, scenes)
    Stage(target).show(picture.backdrop, picture.items)
    for scene in scenes:
        scene.closed()
    return target


if __name__ == "__main__":
    raise SystemExit(main())
