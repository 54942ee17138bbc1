"""What is wrong with a face, in sentences for the person who drew it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from msgspec import Struct

from game.engine.gravity.model import Cell

Complaint: TypeAlias = tuple[str, Cell | None]  # what is wrong, and where, in Tiled's coordinates


class Fault(Struct, frozen=True):
    """Something wrong with a face, in words for the person who drew it."""

    file: str
    reason: str
    cell: Cell | None = None

    def __str__(self) -> str:
        where = self.file if self.cell is None else f"{self.file}: cell {self.cell[0]}, {self.cell[1]}"
        return f"{where}: {self.reason}"


class MapFault(ValueError):
    """A map that is no face. It holds every fault found; str() is one line for each."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = tuple(faults)


def refuse(file: str, complaints: Iterable[Complaint]) -> None:
    """MapFault with all complaints about a file, if there are any."""
    faults = [Fault(file, reason, cell) for reason, cell in complaints]
    if faults:
        raise MapFault(faults)
