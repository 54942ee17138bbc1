"""Measure the levels of the bots, and write the tables of docs/ai.md.

    python -m tools.ai_report play [--only TEXT] [--jobs 2]     takes hours; goes on where it stopped
    python -m tools.ai_report write

`play` runs one contest after the other in the arena and adds its report to docs/ai.jsonl, a line each. After
Ctrl-C it adds what there is of the contest under way, and next time plays that one again.
`write` puts what is there into docs/ai.md, between the marks. To measure anew, take lines out of
docs/ai.jsonl.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct

from game import shelf
from game.ai import Budget, Level, mind
from game.arena import play_all, progress, report, schedule, workers

DOCS = Path(__file__).parents[1] / "docs"
RESULTS = DOCS / "ai.jsonl"
PAGE = DOCS / "ai.md"
SEED = 40_000_000  # no deal of the tuning
TENTH = 10  # measured with a tenth of what the levels think by themselves
TITLES = {
    "gravity": "Gravity Superstar",
    "star_race": "La Course des étoiles",
    "fairy_lights": "Fairy Lights",
}
MARKS = {
    ("rookie", "random"): (0.80, 0.70, 0.65),
    ("pilot", "rookie"): (0.75, 0.70, 0.62),
    ("ace", "pilot"): (0.65, 0.62, 0.55),
    ("legend", "ace"): (0.58, 0.56, 0.52),
    ("legend", "pilot", "pilot", "pilot"): (0.40, 0.40, None),
}
LADDER: tuple[tuple[Level, Level], ...] = (
    ("rookie", "random"),
    ("pilot", "rookie"),
    ("ace", "pilot"),
    ("legend", "ace"),
)
GAMES = 400
LEGEND_GAMES = 200  # of a contest that legend leads: it thinks ten times as long
ALONE: tuple[Level, ...] = ("random", "rookie", "pilot", "ace", "legend")


class Contest(Struct, frozen=True):
    game: str
    seats: tuple[Level, ...]
    games: int

    @property
    def name(self) -> str:
        return f"{self.game} {','.join(self.seats)}"


def contests() -> Iterator[Contest]:
    """The quick ones first."""
    pilots: tuple[Level, ...] = ("pilot", "pilot", "pilot")
    for strongest in (("random", "rookie", "pilot"), ("ace",), ("legend",)):
        for game in shelf.NAMES:
            for pair in LADDER:
                if pair[0] in strongest:
                    yield Contest(game, pair, wanted(pair[0]))
            for level in ALONE:
                if level in strongest:
                    yield Contest(game, (level, *pilots), wanted(level))


def wanted(level: Level) -> int:
    """How many games a contest is played that this level leads."""
    return LEGEND_GAMES if level == "legend" else GAMES


def nodes(game: str, level: Level) -> int | None:
    """What a level thinks in these contests; None if it does not search."""
    whole = mind(game).nodes.get(level)
    return None if whole is None else whole // TENTH


def play(asked: argparse.Namespace) -> None:
    for contest in contests():
        known = read().get(contest.name, {"games": 0})
        if known["games"] >= contest.games or (asked.only and asked.only not in contest.name):
            continue
        print(contest.name, file=sys.stderr, flush=True)
        budgets = [Budget(nodes(contest.game, level)) for level in contest.seats]
        matches = schedule(contest.game, contest.seats, budgets, contest.games, SEED)
        with workers(asked.jobs, None) as executor:
            outcomes = play_all(matches, executor, progress(len(matches)))
        with RESULTS.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"contest": contest.name, **report(contest.game, outcomes)}) + "\n")
        if len(outcomes) < len(matches):
            return


def read() -> dict[str, Any]:
    """The reports so far, by the name of the contest; of two on the same, the one with more games."""
    if not RESULTS.exists():
        return {}
    lines = map(json.loads, RESULTS.read_text("utf-8").splitlines())
    return {line["contest"]: line for line in sorted(lines, key=lambda line: line["games"])}


def write(asked: argparse.Namespace) -> None:
    results = read()
    page = PAGE.read_text("utf-8")
    for name, table in (("budgets", budgets()), ("ladder", ladder(results)), ("alone", alone(results))):
        pattern = rf"(<!-- {name} -->\n).*?(<!-- end -->)"
        page = re.sub(pattern, lambda found, table=table: f"{found[1]}{table}{found[2]}", page, flags=re.S)
    PAGE.write_text(page, "utf-8")


def budgets() -> str:
    lines = ["| game | ace | legend | here: ace | here: legend |\n|---|---|---|---|---|\n"]
    for game in shelf.NAMES:
        whole = mind(game).nodes
        lines.append(
            f"| {TITLES[game]} | {whole['ace']:,} | {whole['legend']:,} | {nodes(game, 'ace'):,} "
            f"| {nodes(game, 'legend'):,} |\n"
        )
    return "".join(lines)


def ladder(results: dict[str, Any]) -> str:
    lines = [
        "| game | levels | games | share | 95 % interval | mark | points | decisions a game |\n"
        "|---|---|---|---|---|---|---|---|\n"
    ]
    for place, game in enumerate(shelf.NAMES):
        for pair in LADDER:
            found = results.get(f"{game} {','.join(pair)}")
            if found is not None:
                lines.append(
                    f"| {TITLES[game]} | {pair[0]} against {pair[1]} {cells(found, MARKS[pair][place])}"
                )
    return "".join(lines)


def alone(results: dict[str, Any]) -> str:
    lines = [
        "| game | alone | games | share | 95 % interval | mark | points | decisions a game |\n"
        "|---|---|---|---|---|---|---|---|\n"
    ]
    for place, game in enumerate(shelf.NAMES):
        for level in ALONE:
            seats = (level, "pilot", "pilot", "pilot")
            found = results.get(f"{game} {','.join(seats)}")
            if found is not None:
                mark = MARKS[seats][place] if seats in MARKS else None
                lines.append(f"| {TITLES[game]} | {level} {cells(found, mark)}")
    return "".join(lines)


def cells(found: dict[str, Any], mark: float | None) -> str:
    """The rest of a row, for the first of the seats."""
    first, second = found["seats"][:2]
    return (
        f"| {found['games']} | {first['share']:.3f} | {first['low']:.3f} to {first['high']:.3f} "
        f"| {'' if mark is None else format(mark, '.2f')} | {first['points']:.1f} to {second['points']:.1f} "
        f"| {found['plies']:.0f} |\n"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the levels of the bots.")
    commands = parser.add_subparsers(required=True)
    playing = commands.add_parser("play")
    playing.add_argument("--only", help="contests whose name holds this text")
    playing.add_argument("--jobs", type=int, default=2)
    playing.set_defaults(run=play)
    commands.add_parser("write").set_defaults(run=write)
    asked = parser.parse_args()
    asked.run(asked)
    return 0


if __name__ == "__main__":
    sys.exit(main())
