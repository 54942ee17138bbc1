"""The program without a screen: `python -m tests.client.window.alone HOME NAME LEFT`.

It opens a kept match so many actions before its end, plays them by itself, one in each frame, and says on its
standard output what it has come to: the ply after each action, "kept" once the disk holds that, and the name
of every scene that comes.
"""

from __future__ import annotations

import os
import sys
from typing import Any

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from msgspec.structs import replace

from game.arguments import Options, parse
from game.client.desk import Desk
from game.client.scene import Change, Scene
from game.client.table.begin import open_table
from game.client.table.scene import TableScene
from game.client.window import app
from tools.shots.shot import position


def say(word: object) -> None:
    print(word, flush=True)


class Autoplayed:
    """A table that plays on by itself as soon as the disk holds what was played."""

    def __init__(self, table: TableScene, actions: list[Any]) -> None:
        self._table, self._actions = table, actions
        self._update = table.update
        self._told = ""
        table.update = self.update  # type: ignore[method-assign]

    def update(self, seconds: float) -> Change | None:
        play = self._table.play
        if not play.behind:
            self._tell("kept")
            if play.match.result() is None:
                play.act(self._actions[play.match.ply])
                self._tell(str(play.match.ply))
        return self._update(seconds)

    def _tell(self, word: str) -> None:
        if word != self._told:
            self._told = word
            say(word)


def first(desk: Desk, options: Options) -> Scene[Any]:
    name, left = sys.argv[2], int(sys.argv[3])
    whole = position(name)
    match = position(name, whole.ply - left)
    match.lineup = match.first_lineup = replace(match.lineup, open=True)  # no curtain falls
    table = open_table(desk, match)
    Autoplayed(table, [*whole.actions])
    return table


class Telling(app.Window):
    """A window that says which scene is on top."""

    def frame(self, events: Any, seconds: float) -> None:
        before = None if self.stack.over else self.stack.top
        super().frame(events, seconds)
        if not self.stack.over and self.stack.top is not before:
            say(type(self.stack.top).__name__)


def main() -> int:
    app.Window = lambda options, home: Telling(options, home, first)  # type: ignore[assignment, misc]
    return app.run(parse(["--size", "640x360", "--mute", "--lang", "en", "--data-dir", sys.argv[1]]))


if __name__ == "__main__":
    raise SystemExit(main())
