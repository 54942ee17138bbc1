"""How long people wait for AIs and hints, in a game of a person and AIs at a table without a window.

    python -m tools.waits [--game gravity] [--level legend] [--ais 1] [--turns 20] [--pause 4]

Every action moves for a second. The person is a pilot that takes `--pause` seconds a decision, and asks for a
hint after two. Told are the seconds from the end of the motion before an AI's decision to its answer, and
from the question for a hint to the hint, beside the load of the machine.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from typing import Any

from game import catalogue
from game.ai.bot import OFFERED, Decision, Level
from game.ai.levels import choose
from game.ai.worker import Thinker
from game.arguments import positive
from game.client.motion.clips import Beat, Pause, Poses
from game.client.motion.director import Director
from game.client.table.play import Play
from game.engine.contract import NOBODY, View
from game.match.lineup import Bot, Lineup, Player
from game.match.match import begun

FRAME = 1 / 60
MOTION = 1.0  # seconds
HINT_AFTER = 2.0
SEED = 85_000_000
DUE = 0.3  # seconds after the motion in which an answer shall be there


class Steady:
    """Every action moves for as long."""

    def layout(self, view: View) -> Poses:
        return {}

    def choreograph(
        self, before: View, events: Any, after: View, *, brief: bool = False
    ) -> Sequence[Beat[View]]:
        return [Beat(Pause(MOTION), before)]


class Clocked(Thinker):
    """Notes when each decision was there."""

    def __init__(self) -> None:
        super().__init__()
        self.there: dict[int, float] = {}  # by ply

    def poll(self, ply: int) -> Decision[Any] | None:
        choice = super().poll(ply)
        if choice is not None:
            self.there.setdefault(ply, time.monotonic())
        return choice


def waits(name: str, level: Level, ais: int, turns: int, pause: float) -> tuple[list[float], list[float]]:
    """The waits for AIs and for hints in one game."""
    players = (Player("Ana", "comet"), *(Player("Bo", "moon", Bot(level)) for _ in range(ais)))
    match, thinker = begun(name, Lineup(players), SEED), Clocked()
    play = Play(match, Director(Steady(), match.view(NOBODY)), thinker)
    moved, decisions, hints = {0: time.monotonic()}, list[int](), list[float]()
    seen, thought = time.monotonic(), 0.0
    while len(decisions) < turns and match.result() is None:
        time.sleep(FRAME)
        now, ply, ai = time.monotonic(), match.ply, play.thinker is not None
        play.update(now - seen)
        passed, seen = now - seen, now
        if not play.director.still:
            moved[match.ply] = time.monotonic()
        if ai and match.ply > ply:
            decisions.append(ply)
        thought = thought + passed if play.decider is not None and play.director.still else 0.0
        if thought >= HINT_AFTER and not play.hinted:
            play.ask_hint()
            asked = time.monotonic()
            while play.hint is None:
                time.sleep(0.001)
                play.update(0.001)
            hints.append(time.monotonic() - asked)
        if play.decider is not None and thought >= pause:
            play.act(choose(catalogue.mind(name), match.view(play.decider), "pilot", ply).action)
    thinker.close()
    return [max(0.0, thinker.there[ply] - moved[ply]) for ply in decisions if ply in moved], hints


def told(values: list[float], due: float) -> str:
    ordered = sorted(values)
    if not ordered:
        return "none"
    half, most = ordered[len(ordered) // 2], ordered[int(0.9 * (len(ordered) - 1))]
    return (
        f"{len(ordered)}, {sum(value <= due for value in ordered)} within {due:g} s, "
        f"median {half:.3f} s, nine tenths within {most:.3f} s"
    )


def main() -> int:
    parser = argparse.ArgumentParser("python -m tools.waits", description="Measure how long people wait.")
    parser.add_argument("--game", action="append", choices=catalogue.names())
    parser.add_argument("--level", choices=OFFERED, default="legend")
    parser.add_argument("--ais", type=positive, default=1)
    parser.add_argument("--turns", type=positive, default=20)
    parser.add_argument("--pause", type=float, default=4.0, metavar="SECONDS")
    asked = parser.parse_args()
    for name in asked.game or catalogue.names():
        answers, hints = waits(name, asked.level, asked.ais, asked.turns, asked.pause)
        load = f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores" if hasattr(os, "getloadavg") else ""
        print(
            f"{name}, {asked.level}: answers {told(answers, DUE)}; hints {told(hints, 0.05)}; {load}",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
