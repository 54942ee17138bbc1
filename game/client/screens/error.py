"""What is shown when the program itself has failed: what happened, where it is written, the way on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from game import places
from game.client.desk import Desk
from game.client.scene import Change, Home, Quit, Scene
from game.client.screens.ask import Answer, Ask


class ErrorScene(Ask):
    overlay = False
    wide = True  # for the path of the log

    def __init__(self, desk: Desk, error: Exception, log: Path, title: Callable[[], Scene[Any]]) -> None:
        words = desk.words
        answers = (
            Answer("quit", words("error-quit")),
            Answer("home", words("error-home"), "primary"),
        )
        text = f"{words('error-text', log=places.readable(log))}\n{type(error).__name__}: {str(error)[:120]}"
        self._title = title
        super().__init__(desk, words("error-title"), text, answers, icon="warning")

    def chosen(self, id: str, value: object) -> Change | None:
        return Quit() if id == "quit" else Home(self._title())

    def cancelled(self) -> Change | None:
        return self.chosen("home", None)
