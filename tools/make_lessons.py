"""Write `assets/lessons/<game>.json`: the steps of each lesson, with positions that the engine has checked.

    python -m tools.make_lessons [GAME …]

To be run again when a rule, a face or a deck has changed. The same lessons on every machine.
"""

from __future__ import annotations

import argparse

import msgspec

from game import catalogue
from game.home.lessons import Lesson
from game.places import ASSETS
from tools.lessons import fairy_lights, gravity, star_race

MAKERS = {"gravity": gravity.steps, "star_race": star_race.steps, "fairy_lights": fairy_lights.steps}


def written(game: str) -> bytes:
    """The file of a game's lesson, a line for each step."""
    steps = [msgspec.json.encode(step) for step in Lesson(MAKERS[game]()).steps]
    return b'{"steps":[\n' + b",\n".join(steps) + b"\n]}\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument(
        "games", nargs="*", metavar="GAME", help=f"only these of {', '.join(catalogue.names())}"
    )
    games = parser.parse_args().games or catalogue.names()
    if unknown := sorted({*games} - {*catalogue.names()}):
        parser.error(f"there is no lesson of {', '.join(unknown)}")
    for game in games:
        path = ASSETS / "lessons" / f"{game}.json"
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(written(game))
        print(path)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
