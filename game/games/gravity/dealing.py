"""Draws the tiles of a new board. A board on which somebody could fall for ever is not dealt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random
from typing import Literal, TypeAlias

from msgspec import Struct

from game.engine.chance import below, shuffled
from game.engine.contract import BadSetup
from game.games.gravity.board import PLACES, assemble, fault, tiles_for, turned
from game.games.gravity.model import SETS, STARS, Face, Layout, Material, Tile

ORDERS = 40  # in which tiles are tried when the first draw makes no sound board
LAID = 1500  # tiles laid and taken up again, at most, with one order
NAMED = 4  # faces at most that a refusal names

LaidFace: TypeAlias = tuple[Face, int]  # a face and its clockwise quarter turns


def deal(material: Material, players: int, planets: str, rng: Random) -> Layout:
    """The board of a new game; BadSetup with a sentence if none can be laid."""
    needed = tiles_for(players)
    if material.laid:
        return _as_laid(material.laid, players)
    size = material.size or SETS[planets]
    pool = [tile for tile in material.tiles if tile[0].size == size]
    if len(pool) < needed:
        cells = f"{size} by {size} spaces"
        raise BadSetup(f"{players} players need {needed} Planet tiles of {cells}; there are {len(pool)}.")
    tiles = _in_order(material, pool, needed, rng)[:needed]
    layout = assemble([(tile[below(rng, len(tile))], below(rng, 4)) for tile in tiles])
    if _wrong(layout) is None:
        return layout
    for _ in range(ORDERS):
        found = _Search(_in_order(material, pool, needed, rng), needed, rng).found
        if found:
            return assemble(found)
    raise BadSetup(_why_none(pool, needed) or _wrong(layout) or "")


def _as_laid(laid: Sequence[LaidFace], players: int) -> Layout:
    """The board that people have laid."""
    if len(laid) != tiles_for(players) or len({face.size for face, _ in laid}) > 1:
        raise BadSetup(f"{players} players need {tiles_for(players)} Planet tiles, all of one size.")
    layout = assemble(laid)
    wrong = _wrong(layout)
    if wrong is not None:
        names = next((trouble.tiles for trouble in troubles(laid)), "")
        raise BadSetup(f"{wrong} It is for the tiles {names}.")
    return layout


class BoardTrouble(Struct, frozen=True):
    """Why nobody can play on a board: a word, and the tiles that are why."""

    code: Literal["row", "column", "symbols"]
    tiles: str
    symbols: int = 0


def troubles(laid: Sequence[LaidFace]) -> Iterator[BoardTrouble]:
    """Why nobody can play on tiles that are laid so."""
    layout = assemble(laid)
    symbols = len(layout.replay | layout.star)
    if symbols > STARS:
        yield BoardTrouble("symbols", ", ".join(face.name for face, _ in laid), symbols)
    crossed = {x for x, _ in layout.floors}, {y for _, y in layout.walls}
    for axis, count in ((1, layout.height), (0, layout.width)):
        for line in sorted({*range(count)} - crossed[axis]):
            there = [tile.face for tile in layout.tiles if tile.at[axis] == line // layout.size]
            yield BoardTrouble("row" if axis else "column", ", ".join(there))


def _in_order(material: Material, pool: Sequence[Tile], needed: int, rng: Random) -> list[Tile]:
    """All tiles in the order in which they are drawn."""
    if not material.first:
        return list(shuffled(rng, pool))
    others = [tile for tile in pool if tile not in material.first]
    order = [*shuffled(rng, material.first), *shuffled(rng, others)]
    return [*shuffled(rng, order[:needed]), *order[needed:]]  # any of those drawn may lie anywhere


def _wrong(layout: Layout) -> str | None:
    """A sentence that says why nobody can play on this layout; None if they can."""
    symbols = len(layout.replay | layout.star)
    if symbols > STARS:
        return f"These tiles show {symbols} symbols; there are {STARS} stars."
    return fault(layout)


class _Search:
    """Lays tiles one after the other, and takes them up again, until every row and column is crossed."""

    def __init__(self, order: Sequence[Tile], needed: int, rng: Random) -> None:
        self._places = PLACES[needed]
        self._size = order[0][0].size
        self._options = [
            shuffled(rng, [(face, turns) for face in tile for turns in range(4)]) for tile in order
        ]
        self._fewest = min(_symbols(face) for tile in order for face in tile)
        self._laid: dict[int, LaidFace] = {}  # by the tile's place in the order
        self._left = LAID
        self.found = list(self._laid.values()) if self._goes_on() else []

    def _goes_on(self) -> bool:
        """Whether the board can be laid to its end from here."""
        if len(self._laid) == len(self._places):
            return _wrong(assemble([*self._laid.values()])) is None
        for tile, options in enumerate(self._options):
            for option in options if tile not in self._laid else ():
                self._left -= 1
                if self._left < 0:
                    return False
                self._laid[tile] = option
                if self._may_do() and self._goes_on():
                    return True
                del self._laid[tile]
        return False

    def _may_do(self) -> bool:
        """Whether what lies there can become a sound board."""
        laid = [*self._laid.values()]
        missing = len(self._places) - len(laid)
        if sum(_symbols(face) for face, _ in laid) + missing * self._fewest > STARS:
            return False
        at = self._places[len(laid) - 1]
        return all(self._crossed(laid, axis, at[axis]) for axis in (0, 1))

    def _crossed(self, laid: Sequence[LaidFace], axis: int, line: int) -> bool:
        """Whether a column (axis 0) or row of tiles is crossed everywhere, or has a free place left."""
        if sum(place[axis] == line for place in self._places[len(laid) :]):
            return True
        crossed: set[int] = set()
        for (face, turns), place in zip(laid, self._places, strict=False):
            if place[axis] == line:
                crossed |= _crossings(face, turns)[axis]
        return len(crossed) == self._size


def _symbols(face: Face) -> int:
    return len(face.star | face.replay)


@lru_cache(maxsize=4096)
def _crossings(face: Face, turns: int) -> tuple[frozenset[int], frozenset[int]]:
    """The columns and the rows of a face that a platform crosses, once it is turned."""
    lies = turned(face, turns)
    return frozenset(x for x, _ in lies.floors), frozenset(y for _, y in lies.walls)


def _why_none(pool: Sequence[Tile], needed: int) -> str | None:
    """Which tiles are why no board can be laid of any of these; None if it is nothing that one can see."""
    counted = sorted((min(map(_symbols, tile)), tile[0].name) for tile in pool)
    least = sum(count for count, _ in counted[:needed])
    if least > STARS:
        most = [f"{name} shows {count}" for count, name in reversed(counted)]
        told = f"Any {needed} of these tiles show at least {least} symbols, and there are {STARS} stars"
        return f"{told}: {_some(most)}."
    gaps = [gap for tile in pool for face in tile for gap in _gaps(face)]
    if not gaps:
        return None
    return (
        "No way to lay these tiles was found on which nobody falls for ever: "
        f"no platform crosses {_some(gaps)}."
    )


def _gaps(face: Face) -> Iterator[str]:
    columns, rows = _crossings(face, 0)
    for name, crossed in (("row", rows), ("column", columns)):
        missing = sorted({*range(face.size)} - crossed)
        if missing:
            lines = name if len(missing) == 1 else f"{name}s"
            yield f"{lines} {', '.join(map(str, missing))} of {face.name}"


def _some(texts: Sequence[str]) -> str:
    """The first few of them."""
    more = len(texts) - NAMED
    return ", ".join(texts[:NAMED]) + (f" and {more} more" if more > 0 else "")
