"""Write `assets/lessons/<game>.json`: the steps of each lesson, with positions that the engine has checked.

    python tools/make_lessons.py [GAME …]

To be run again when a rule, a face or a deck has changed. The same lessons on every machine.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))

from game.client.lesson import Lesson
from game.places import ASSETS
from game.shelf import NAMES
from tools.lessons import fairy_lights, gravity, star_race

MAKERS = {"gravity": gravity.steps, "star_race": star_race.steps, "fairy_lights": fairy_lights.steps}


def written(game: str) -> bytes:
    """The file of a game's lesson, a line for each step."""
    steps = [msgspec.json.encode(step) for step in Lesson(MAKERS[game]()).steps]
    return b'{"steps":[\n' + b",\n".join(steps) + b"\n]}\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="*", choices=[*NAMES, []], metavar="GAME")
    for game in parser.parse_args().games or NAMES:
        path = ASSETS / "lessons" / f"{game}.json"
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(written(game))
        print(path)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
