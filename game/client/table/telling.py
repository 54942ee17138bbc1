"""The log of a table, as the seat that looks knows it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from game.client.desk import Desk
from game.client.table.play import Play
from game.client.table.presenter import Presenter
from game.engine.contract import Seat
from game.telling import Line


@dataclass(frozen=True, slots=True)
class Entry:
    """A line, and the ply that it tells of."""

    ply: int
    line: Line


class Journal:
    """Lines are told when first wanted, and again when other eyes look or another language is chosen."""

    def __init__(self, play: Play, presenter: Presenter[Any], desk: Desk) -> None:
        self._play = play
        self._presenter = presenter
        self._desk = desk
        self._told: dict[tuple[str, Seat, int], tuple[Line, ...]] = {}

    def newest(self, count: int, ply: int | None = None) -> list[Entry]:
        """The last lines up to a ply (by default all that was played), the newest first."""
        entries: list[Entry] = []
        last = self._play.match.ply if ply is None else ply
        for told in range(last, 0, -1):
            entries.extend(Entry(told, line) for line in reversed(self._lines(told)))
            if len(entries) >= count:
                break
        return entries[:count]

    def digest(self, seat: Seat) -> list[Entry]:
        """What matters to `seat` of what the others did since its last action."""
        return list(self._since(seat))

    def forget(self) -> None:
        """The past has changed (undo)."""
        self._told.clear()

    def _since(self, seat: Seat) -> Iterator[Entry]:
        for ply in self._play.match.since(seat):
            glimpse, before = self._play.glimpse(ply), self._play.glimpse(ply - 1).view
            for line in self._presenter.digest(glimpse, before, seat):
                yield Entry(ply, line)

    def _lines(self, ply: int) -> tuple[Line, ...]:
        key = self._desk.words.language, self._play.viewpoint.seat, ply
        if key not in self._told:
            glimpse, before = self._play.glimpse(ply), self._play.glimpse(ply - 1).view
            self._told[key] = tuple(self._presenter.tell(glimpse, before))
        return self._told[key]
