"""Whether the reasons of hints hold: asked in games of pilots, where a hint differs from a pilot.

    python -m tools.reasons [--game gravity] [--players 2] [--games 40] [--level legend] [--nodes 6000]

One decision in three is asked. Told are how often the points that a reason tells are higher for the action
advised than for the tempting one, and how often they put it first if they are added to what a pilot expects
of both (what is won at once is in that already, so only what comes later is added).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

from msgspec import Struct

from game import catalogue
from game.ai.bot import LEVELS, Budget, Contrast, Level, Reason
from game.ai.levels import choose
from game.ai.mind import AnyMind
from game.arguments import positive
from game.engine.contract import Action, View
from game.match.match import seed_of
from game.progress import followed

SEED = 84_000_000  # of deals that nothing was tuned on
ONE_IN = 3  # decisions is asked


class Held(Struct, frozen=True):
    """Whether the reason of one hint holds."""

    favours: bool  # its points, or its chance where it tells no points
    puts_first: bool  # with what a pilot expects


def held_in(name: str, players: int, seed: int, level: Level, budget: Budget) -> Iterator[Held | None]:
    """The hints of one game that differ from a pilot; None for one that does not say why."""
    game, mind = catalogue.game(name), catalogue.mind(name)
    state, ply = game.new(catalogue.material(name), players, seed).state, 0
    while (seat := game.to_act(state)) is not None:
        view, own = game.view(state, seat), seed_of(seed, ply, seat)
        pilot = choose(mind, view, "pilot", own).action
        if own % ONE_IN == 0 and len(view.legal) > 1:
            hint = choose(mind, view, level, own, budget)
            if hint.action != pilot:
                yield held(mind, view, hint.action, hint.reason)
        game.play(state, pilot)
        ply += 1


def held(mind: AnyMind, view: View, action: Action, reason: Reason) -> Held | None:
    contrast: Contrast[Action] | None = reason.contrast
    if contrast is None:
        return None
    this, that = contrast.this, contrast.that
    if this.points is None or that.points is None:
        return Held(this.chance > that.chance, False)
    judged = mind.judge(view)
    assert this.later is not None
    assert that.later is not None
    gap = judged.get(action, 0.0) + this.later - judged.get(contrast.other, 0.0) - that.later
    return Held(this.points > that.points, gap > 0)


def main() -> int:
    parser = argparse.ArgumentParser("python -m tools.reasons", description="Measure how reasons hold.")
    parser.add_argument("--game", action="append", choices=catalogue.names())
    parser.add_argument("--players", type=positive, action="append")
    parser.add_argument("--games", type=positive, default=40)
    parser.add_argument("--level", choices=LEVELS, default="legend")
    parser.add_argument("--nodes", type=positive, help="instead of what the level thinks")
    parser.add_argument("--seed", type=int, default=SEED)
    asked = parser.parse_args()
    for name in asked.game or catalogue.names():
        for players in asked.players or (2, 4):
            report(name, players, asked)
    return 0


def report(name: str, players: int, asked: argparse.Namespace) -> None:
    seeds = followed(range(asked.seed, asked.seed + asked.games), f"games of {name}")
    budget = Budget(asked.nodes, why=True)
    rows = [row for seed in seeds for row in held_in(name, players, seed, asked.level, budget)]
    told = [row for row in rows if row is not None]
    print(
        f"{name} {players}: {len(rows)} hints differ from a pilot, {len(told)} say why; "
        f"favour it {sum(row.favours for row in told)}, put it first {sum(row.puts_first for row in told)}",
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(main())
