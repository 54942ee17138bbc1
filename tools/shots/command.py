"""`python -m game.shots`: draw every screen, and every notable moment of it, without a display."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from game.arguments import Parser, at_most, path, size
from game.client.paint.png import write_picture
from game.progress import followed, say
from game.texts import LANGUAGES
from tools.shots.draw import desk_for, still, strip
from tools.shots.shot import Shot
from tools.shots.shots import SHOTS

MOST_FRAMES = 100  # side by side


def main(words: Sequence[str] | None = None) -> int:
    given = _parser().parse_args(words)
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    if given.list:
        print("\n".join(sorted(SHOTS)))
        return 0
    unknown = [name for name in given.only if name not in SHOTS]
    if unknown:
        print(f"There is no shot {', '.join(unknown)}. See --list.", file=sys.stderr)
        return 2
    try:
        given.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        print(f"{given.out}: {error.strerror}.", file=sys.stderr)
        return 1
    for name in followed(given.only or sorted(SHOTS), "pictures"):
        say(str(_save(SHOTS[name], given)))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = Parser(prog="python -m game.shots", description=__doc__)
    parser.add_argument("--list", action="store_true", help="print the names")
    parser.add_argument("--only", nargs="+", metavar="NAME", default=[], help="draw these")
    parser.add_argument("--size", type=size, metavar="WxH", help="else 1920x1080")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--theme", choices=("night", "contrast", "colour-blind"), default="night")
    parser.add_argument("--big-text", action="store_true")
    parser.add_argument("--out", type=path, default=Path("shots"), metavar="DIR")
    parser.add_argument(
        "--strip",
        type=at_most(MOST_FRAMES),
        default=0,
        metavar="N",
        help="N frames of a moving shot side by side",
    )
    parser.add_argument("--film", action="store_true", help="a moving shot as a WebP that moves")
    parser.add_argument("--cache", type=path, default=None, metavar="DIR", help="keep drawn art here")
    return parser


def _save(shot: Shot, given: argparse.Namespace) -> Path:
    window = given.size or shot.size or (1920, 1080)
    desk = desk_for(window, given.lang, given.theme, given.big_text, shot.height, given.cache)
    if given.film and shot.seconds:
        from tools.shots.film import film  # only films want Pillow

        moving: Path = given.out / f"{shot.name}.webp"
        film(shot, desk, moving)
        return moving
    drawn = strip(shot, desk, given.strip) if given.strip and shot.seconds else still(shot, desk)
    file: Path = given.out / f"{shot.name}.png"
    write_picture(drawn, file)
    return file
