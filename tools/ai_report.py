"""Measure the levels of the bots, and write the tables of docs/ai.md.

    python -m tools.ai_report play [--only TEXT] [--games 400] [--jobs N | --cluster ADDRESS]     takes hours
    python -m tools.ai_report write

`play` runs one contest after the other in the arena and adds its report to docs/ai.jsonl, a line each. It
keeps the games in build/ai-games.jsonl, a line each, and plays only those that are missing there: after
Ctrl-C, or when asked for more games, it goes on where it stopped.
`write` puts what is there into docs/ai.md, between the marks. To measure anew, take lines out of
docs/ai.jsonl and remove build/ai-games.jsonl.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean
from typing import Any

import msgspec

from game import catalogue
from game.ai.bot import Budget, Level
from game.arena import Pairing, PairingResult, play_all, report, schedule
from game.arguments import Parser
from game.engine.contract import Refused
from game.manners import well_behaved
from game.progress import following
from game.workers import add_words, workers
from tools import page

RESULTS = page.DOCS / "ai.jsonl"
PLAYED = page.DOCS.parent / "build" / "ai-games.jsonl"
PAGE = page.DOCS / "ai.md"
SEED = 40_000_000  # not one of the deals that the bots were tuned on
PART = {"gravity": 10, "star_race": 3, "fairy_lights": 10}  # of what the levels think by themselves
TITLES = {
    "gravity": "Gravity Superstar",
    "star_race": "La Course des étoiles",
    "fairy_lights": "Fairy Lights",
}
MARKS: Mapping[tuple[Level, ...], tuple[float | None, ...]] = {  # the share to reach, by game
    ("rookie", "random"): (0.80, 0.70, 0.65),
    ("pilot", "rookie"): (0.75, 0.70, 0.62),
    ("ace", "pilot"): (0.65, 0.62, 0.55),
    ("legend", "ace"): (0.58, 0.56, 0.52),
    ("legend", "pilot", "pilot", "pilot"): (0.40, 0.40, None),
}
NO_MARKS = (None, None, None)
COLUMNS = ("games", "share", "95 % interval", "mark", "points", "decisions a game")
LADDER: tuple[tuple[Level, Level], ...] = (
    ("rookie", "random"),
    ("pilot", "rookie"),
    ("ace", "pilot"),
    ("legend", "ace"),
)
GAMES = 400  # of a contest
AT_A_TIME = 20  # games that are lost if the machine stops; by Ctrl-C, only those under way
ALONE: tuple[Level, ...] = ("random", "rookie", "pilot", "ace", "legend")


class Contest(msgspec.Struct, frozen=True):
    game: str
    seats: tuple[Level, ...]

    @property
    def name(self) -> str:
        return f"{self.game} {','.join(self.seats)}"


def contests() -> Iterator[Contest]:
    """The quick ones first."""
    pilots: tuple[Level, ...] = ("pilot", "pilot", "pilot")
    for strongest in (("random", "rookie", "pilot"), ("ace",), ("legend",)):
        for game in catalogue.names():
            for pair in LADDER:
                if pair[0] in strongest:
                    yield Contest(game, pair)
            for level in ALONE:
                if level in strongest:
                    yield Contest(game, (level, *pilots))


def nodes(game: str, level: Level) -> int | None:
    """What a level thinks in these contests; None if it does not search."""
    whole = catalogue.mind(game).nodes.get(level)
    return None if whole is None else whole // PART[game]


def play(asked: argparse.Namespace) -> None:
    played = games()
    for contest in contests():
        if (asked.only and asked.only not in contest.name) or known(contest) >= asked.games:
            continue
        print(contest.name, file=sys.stderr, flush=True)
        budgets = [Budget(nodes(contest.game, level)) for level in contest.seats]
        pairings = schedule(contest.game, contest.seats, budgets, asked.games, SEED)
        missing = [pairing for pairing in pairings if pairing not in played]
        with workers(asked, len(missing)) as executor, following(len(missing), "games") as more:
            for start in range(0, len(missing), AT_A_TIME):
                some = missing[start : start + AT_A_TIME]
                outcomes, _ = play_all(some, executor)
                keep(outcomes)
                if len(outcomes) < len(some):
                    return
                played |= {outcome.pairing: outcome for outcome in outcomes}
                more(len(some))
        outcomes = [played[pairing] for pairing in pairings]
        told = report(contest.game, outcomes) | {"plies": fmean(outcome.plies for outcome in outcomes)}
        with RESULTS.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"contest": contest.name, **told}) + "\n")


def known(contest: Contest) -> int:
    """How many games the report on a contest is made of."""
    found = read().get(contest.name)
    return found["games"] if found else 0


def games() -> dict[Pairing, PairingResult]:
    """The games played so far."""
    lines = PLAYED.read_bytes().splitlines() if PLAYED.exists() else []
    outcomes = [msgspec.json.decode(line, type=PairingResult) for line in lines]
    return {outcome.pairing: outcome for outcome in outcomes}


def keep(outcomes: Sequence[PairingResult]) -> None:
    PLAYED.parent.mkdir(exist_ok=True)
    with PLAYED.open("ab") as file:
        file.writelines(msgspec.json.encode(outcome) + b"\n" for outcome in outcomes)


def read() -> dict[str, Any]:
    """The reports so far, by the name of the contest; of two on the same, the one with more games."""
    if not RESULTS.exists():
        return {}
    lines = map(json.loads, RESULTS.read_text("utf-8").splitlines())
    return {line["contest"]: line for line in sorted(lines, key=lambda line: line["games"])}


def write(asked: argparse.Namespace) -> None:
    page.fill(PAGE, {"budgets": budgets(), "ladder": ladder(read()), "alone": alone(read())})


def budgets() -> str:
    rows = []
    for game in catalogue.names():
        whole = catalogue.mind(game).nodes
        used = (whole["ace"], whole["legend"], nodes(game, "ace"), nodes(game, "legend"))
        rows.append([TITLES[game], *(f"{number:,}" for number in used)])
    return page.table(["game", "ace", "legend", "here: ace", "here: legend"], rows)


def ladder(results: dict[str, Any]) -> str:
    return standings("levels", results, {f"{one} against {other}": (one, other) for one, other in LADDER})


def alone(results: dict[str, Any]) -> str:
    return standings("alone", results, {level: (level, "pilot", "pilot", "pilot") for level in ALONE})


def standings(title: str, results: dict[str, Any], tables: Mapping[str, tuple[Level, ...]]) -> str:
    """A row for the first of the seats of each table, in each game, as far as it has been measured."""
    rows = []
    for place, game in enumerate(catalogue.names()):
        for name, seats in tables.items():
            found = results.get(Contest(game, seats).name)
            if found is not None:
                rows.append([TITLES[game], name, *cells(found, MARKS.get(seats, NO_MARKS)[place])])
    return page.table(["game", title, *COLUMNS], rows)


def cells(found: dict[str, Any], mark: float | None) -> list[str]:
    """The rest of a row."""
    first, second = found["seats"][:2]
    return [
        str(found["games"]),
        f"{first['share']:.3f}",
        f"{first['low']:.3f} to {first['high']:.3f}",
        "" if mark is None else f"{mark:.2f}",
        f"{first['points']:.1f} to {second['points']:.1f}",
        f"{found['plies']:.0f}",
    ]


def main() -> int:
    parser = Parser(description="Measure the levels of the bots.")
    commands = parser.add_subparsers(required=True)
    playing = commands.add_parser("play")
    playing.add_argument("--only", help="contests whose name holds this text")
    add_words(playing)
    playing.add_argument("--games", type=int, default=GAMES, help="of each contest")
    playing.set_defaults(run=play)
    commands.add_parser("write").set_defaults(run=write)
    asked = parser.parse_args()
    try:
        asked.run(asked)
    except Refused as refusal:
        sys.exit(str(refusal))
    return 0


if __name__ == "__main__":
    sys.exit(well_behaved(main))
