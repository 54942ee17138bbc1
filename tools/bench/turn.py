"""One turn of frames in whatever version of the project is imported; run by against.py as a script.

python turn.py deal GAME SEATS              a whole game of pilots, as its journal
python turn.py watch WxH FRAMES FOLDER      plays the journal from stdin at a table: the seconds of each frame

It asks for nothing that 0.1.0 does not have.
"""

from __future__ import annotations

import json
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import Any

from game import catalogue
from game.ai import bot
from game.ai.levels import choose
from game.arguments import Options
from game.client.desk import Desk, Nobody
from game.client.scene import OpenTable
from game.client.window.app import Window
from game.match import journal
from game.match.lineup import bots
from game.match.match import begun

SEED = 7


def deal(game: str, seats: int) -> str:
    mind = import_module(f"{catalogue.package(game)}.mind").MIND
    match = begun(game, bots(("pilot",), seats), SEED)
    while match.result() is None:
        seat = match.to_act
        assert seat is not None
        match.play(choose(mind, match.view(seat), "pilot", match.ply).action)
    return journal.dump(match)


def watch(size: tuple[int, int], count: int, folder: Path, text: str) -> list[float]:
    """Seconds of this thread on a processor, for each frame from the first picture on."""
    actions, decision = journal.load(text).actions, vars(bot).get("Decision") or vars(bot)["Choice"]

    class Again(Nobody):
        """Decides at once what was decided in the journal."""

        asked = -1

        def ask(self, package: str, view: Any, level: Any, seed: int, ply: int, budget: Any = None) -> None:
            self.asked = ply

        def poll(self, ply: int) -> Any:
            return decision(actions[ply], bot.Reason("", {})) if self.asked == ply else None

    def first(desk: Desk, _: Options) -> OpenTable:
        desk.think = Again
        return OpenTable(journal.load(text, 0), kept=False)

    window = Window(Options(size=size, frames=count, mute=True), folder, first)
    frame = vars(Window).get("frame") or vars(Window)["_frame"]  # as 0.1.0 calls it
    seconds: list[float] = []
    while len(seconds) < count and not window.stack.over:
        begun_at = time.thread_time()
        frame(window, [], 1 / 60)
        if window._studio is None:
            seconds.append(time.thread_time() - begun_at)
    window.close()
    return seconds


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["deal", name, seats]:
            sys.stdout.write(deal(name, int(seats)))
        case ["watch", size, count, folder]:
            wide, high = map(int, size.split("x"))
            print(json.dumps(watch((wide, high), int(count), Path(folder), sys.stdin.read())))
