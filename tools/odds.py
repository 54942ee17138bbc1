"""How true the chances are that hints tell: asked in games of pilots, and compared with who won.

    python -m tools.odds ask [--game star_race] [--players 2] [--games 300] [--nodes 2000] [--seed 83000000]
    python -m tools.odds report      tells what docs/odds.jsonl holds, and draws docs/odds.svg

One decision in ten is asked, of an ace, as hints do, and kept in docs/odds.jsonl as the search found it. Told
are, by tenths of the chance, how often it was said and how often it came true; the slope of what came true
against what was said, on the scale of log odds (1: as said; below 1: too sure); and the expected calibration
error beside what perfect odds would show in so large a sample. The trust of a game is fitted to all of its
games. What is told of it is measured in ten parts: each part of the games by the trust fitted to the others.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import chain
from math import exp, log
from pathlib import Path
from random import Random
from statistics import fmean
from typing import TypeAlias

import msgspec
from msgspec import Struct

from game import catalogue
from game.ai.bot import Budget
from game.ai.levels import choose
from game.ai.mind import Trust
from game.arguments import positive
from game.match.match import seed_of
from game.places import DATA
from game.progress import followed

Told: TypeAlias = tuple[float, float]  # the chance that was said, and the share of the win that came
KEPT, PICTURE = DATA / "docs" / "odds.jsonl", DATA / "docs" / "odds.svg"
BINS = 10
PARTS = 10  # of the games, each measured by what the others teach
ONE_IN = 10  # decisions is asked
SEED = 83_000_000
NARROW = 0.01  # a chance is taken to be at least so far from 0 and 1
SAMPLES = 200  # of perfect odds
STEPS = 40  # of Newton's method


class Said(Struct, frozen=True, array_like=True):
    """What a search found in a game, and what came of it."""

    value: float
    came: float  # the share of the win
    exact: bool  # it was worked out, and is told as it is


class Asked(Struct, frozen=True):
    """One game."""

    game: str
    players: int
    nodes: int | None
    seed: int
    said: tuple[Said, ...]


def asked_of(name: str, players: int, seed: int, nodes: int | None) -> Asked:
    """What was found in one game, and what came true."""
    game, mind = catalogue.game(name), catalogue.mind(name)
    state, ply = game.new(catalogue.material(name), players, seed).state, 0
    found: list[tuple[int, float, bool]] = []
    while (seat := game.to_act(state)) is not None:
        view, own = game.view(state, seat), seed_of(seed, ply, seat)
        if own % ONE_IN == 0 and len(view.legal) > 1:
            choice = choose(mind, view, "ace", own, Budget(nodes))
            value = dict(choice.values).get(choice.action)
            if value is not None:
                found.append((seat, value, choice.chance == value))
        game.play(state, choose(mind, view, "pilot", own).action)
        ply += 1
    result = game.result(state)
    assert result is not None
    shares = [(seat in result.winners) / len(result.winners) for seat in range(players)]
    said = tuple(Said(round(value, 4), shares[seat], exact) for seat, value, exact in found)
    return Asked(name, players, nodes, seed, said)


def fitted(games: Sequence[Asked]) -> Trust:
    """The slope and the height by which what was found comes true most likely."""
    rows = [(said, odds(1 / game.players)) for game in games for said in game.said if not said.exact]
    a, b = 1.0, 0.0
    for _ in range(STEPS):
        fits = [
            (z, said.came - p, p * (1 - p))
            for said, fair in rows
            for z in [odds(said.value) - fair]
            for p in [1 / (1 + exp(-fair - a * z - b))]
        ]
        ga, gb = sum(x * rest for x, rest, _ in fits), sum(rest for _, rest, _ in fits)
        haa, hab, hbb = (sum(x**power * weight for x, _, weight in fits) for power in (2, 1, 0))
        whole = haa * hbb - hab * hab
        if not whole:
            break
        a, b = a + (hbb * ga - hab * gb) / whole, b + (haa * gb - hab * ga) / whole
    return Trust(a, b)


def trusted(games: Sequence[Asked], trust: Trust) -> list[Told]:
    """What would have been said with this trust, and what came."""
    told = []
    for game in games:
        fair = odds(1 / game.players)
        for said in game.said:
            mean = 1 / (1 + exp(-fair - trust.slope * (odds(said.value) - fair) - trust.height))
            told.append((said.value if said.exact else mean, said.came))
    return told


def unseen(games: Sequence[Asked], without: bool) -> list[Told]:
    """What would have been said in each part of the games by the trust that the others teach."""
    told: list[Told] = []
    for part in range(PARTS):
        others = [game for number, game in enumerate(games) if number % PARTS != part]
        told += trusted(games[part::PARTS], Trust() if without else fitted(others))
    return told


def error(told: Sequence[Told]) -> float:
    """The expected calibration error: how far what was said is from what came, mean over tenths."""
    return sum(abs(sum(said - came for said, came in some)) for some in tenths(told)) / len(told)


def tenths(told: Sequence[Told]) -> list[list[Told]]:
    """The chances by tenths."""
    rows: list[list[Told]] = [[] for _ in range(BINS)]
    for said, came in told:
        rows[min(BINS - 1, int(said * BINS))].append((said, came))
    return rows


def perfect_error(told: Sequence[Told], rng: Random) -> float:
    """The mean error in samples in which what is said comes true as often as said."""
    samples = (error([(said, float(rng.random() < said)) for said, _ in told]) for _ in range(SAMPLES))
    return fmean(samples)


def slope(told: Sequence[Told]) -> tuple[float, float]:
    """The slope and the height of what came true against what was said, in log odds (by Newton's method)."""
    rows = tuple(Said(said, came, exact=False) for said, came in told)
    trust = fitted([Asked("", 2, None, 0, rows)])  # of two: a fair share lies in the middle of the scale
    return trust.slope, trust.height


def odds(chance: float) -> float:
    """The logarithm of the odds of a chance."""
    narrow = min(1 - NARROW, max(NARROW, chance))
    return log(narrow / (1 - narrow))


def kept() -> dict[tuple[str, int], list[Asked]]:
    """The games in docs/odds.jsonl, by game and number of players."""
    games: dict[tuple[str, int], list[Asked]] = {}
    for line in KEPT.read_bytes().splitlines() if KEPT.exists() else ():
        one = msgspec.json.decode(line, type=Asked)
        games.setdefault((one.game, one.players), []).append(one)
    return dict(sorted(games.items()))


def ask(asked: argparse.Namespace) -> None:
    for name in asked.game or catalogue.names():
        for players in asked.players or (2, 4):
            for seed in followed(range(asked.seed, asked.seed + asked.games), f"games of {name}"):
                line = msgspec.json.encode(asked_of(name, players, seed, asked.nodes))
                with KEPT.open("ab") as file:
                    file.write(line + b"\n")


def report(asked: argparse.Namespace) -> None:
    panels = []
    for (name, players), games in kept().items():
        trust, told = fitted(games), unseen(games, asked.without)
        a, b = slope(told)
        print(
            f"{name} {players}: {len(games)} games, {len(told)} chances, trust {trust.slope:.2f} "
            f"{trust.height:+.2f}; by parts: slope {a:.2f}, height {b:+.2f}, error {error(told):.3f}, "
            f"of perfect odds {perfect_error(told, Random(1)):.3f}"
        )
        panels.append((f"{name}, {players}", told))
    asked.picture.write_text(picture(panels), encoding="utf-8")


SIDE, GAP, HEAD = 160, 34, 24  # of a panel, in pixels


def picture(panels: Sequence[tuple[str, Sequence[Told]]]) -> str:
    """Reliability plots: a dot for each tenth, its size by how often that was said."""
    columns = 3
    rows = -(-len(panels) // columns)
    wide, high = columns * (SIDE + GAP) + GAP, rows * (SIDE + GAP + HEAD) + GAP
    inner = chain.from_iterable(
        _panel(name, told, GAP + (n % columns) * (SIDE + GAP), HEAD + (n // columns) * (SIDE + GAP + HEAD))
        for n, (name, told) in enumerate(panels)
    )
    body = "\n".join(inner)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" '
        f'font-family="sans-serif" font-size="12">\n'
        f'<rect width="{wide}" height="{high}" fill="white"/>\n{body}\n</svg>\n'
    )


def _panel(name: str, told: Sequence[Told], x: int, y: int) -> Iterator[str]:
    yield f'<text x="{x}" y="{y - 6}">{name}</text>'
    yield f'<rect x="{x}" y="{y}" width="{SIDE}" height="{SIDE}" fill="none" stroke="#999"/>'
    yield f'<line x1="{x}" y1="{y + SIDE}" x2="{x + SIDE}" y2="{y}" stroke="#bbb" stroke-dasharray="4 3"/>'
    yield f'<text x="{x}" y="{y + SIDE + 14}" fill="#666">said 0 to 1, came 0 to 1</text>'
    for row in tenths(told):
        if row:
            said, came = (fmean(column) for column in zip(*row, strict=True))
            size = 2 + 8 * (len(row) / len(told)) ** 0.5
            yield (
                f'<circle cx="{x + SIDE * said:.1f}" cy="{y + SIDE * (1 - came):.1f}" r="{size:.1f}" '
                f'fill="#2a6fb0" fill-opacity="0.8"/>'
            )


def main() -> int:
    parser = argparse.ArgumentParser("python -m tools.odds", description="Measure how true chances are.")
    commands = parser.add_subparsers(required=True, metavar="ask|report")
    asking = commands.add_parser("ask", help="ask in games of pilots, and keep what was found")
    asking.set_defaults(run=ask)
    asking.add_argument("--game", action="append", choices=catalogue.names())
    asking.add_argument("--players", type=positive, action="append")
    asking.add_argument("--games", type=positive, default=300)
    asking.add_argument("--nodes", type=positive, help="instead of what an ace thinks")
    asking.add_argument("--seed", type=int, default=SEED)
    telling = commands.add_parser("report", help="tell what was kept, and draw it")
    telling.set_defaults(run=report)
    telling.add_argument("--without", action="store_true", help="as the searches found it, without trust")
    telling.add_argument("--picture", type=Path, default=PICTURE)
    asked = parser.parse_args()
    asked.run(asked)
    return 0


if __name__ == "__main__":
    sys.exit(main())
