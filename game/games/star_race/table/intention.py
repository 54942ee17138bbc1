"""What the person is about to do: the card picked up, the ways to play it, and what each would bring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.contract import Seat
from game.games.star_race.model import Adopt, Advance, Alien, AlienAdvanced, Card, Move, RaceView, Swap, Trade
from game.games.star_race.view import Preview, preview


@dataclass(frozen=True)
class Intention:
    """Nothing picked up: no slot, no moves. Without ghosts there are no previews."""

    slot: int | None = None
    picked: bool = False  # picked up, not only pointed at
    moves: tuple[Move, ...] = ()
    focus: int = 0
    previews: tuple[Preview, ...] = ()

    @property
    def move(self) -> Move | None:
        """The way that would be taken."""
        return self.moves[self.focus] if self.moves else None

    @property
    def preview(self) -> Preview | None:
        """What that would bring, as far as the seat knows and may be shown."""
        return self.previews[self.focus] if self.previews else None

    @property
    def trading(self) -> bool:
        return isinstance(self.move, Trade)


NOTHING = Intention()


def ways(view: RaceView, card: Card) -> tuple[Move, ...]:
    """The ways to play a card of the hand, best known first."""
    return tuple(move for move in view.legal if isinstance(move, Move) and move.card == card)


def intend(view: RaceView, slot: int, focus: int, *, picked: bool, ghosts: bool) -> Intention:
    """The card in a slot, and what it could do."""
    moves = ways(view, view.hand[slot])
    previews = tuple(preview(view, move) for move in moves) if ghosts else ()
    return Intention(slot, picked, moves, min(focus, max(0, len(moves) - 1)), previews)


def with_alien(moves: Sequence[Move], alien: Alien) -> list[int]:
    """The ways that move this alien."""
    return [
        number
        for number, move in enumerate(moves)
        if (isinstance(move, Advance) and move.alien == alien)
        or (isinstance(move, Swap) and alien in move.aliens)
    ]


def with_favourite(moves: Sequence[Move], view: RaceView, seat: Seat, place: int) -> list[int]:
    """The ways that take this favourite card from where it lies."""
    alien = view.favourites[seat][place].alien
    mine = seat == view.seat
    return [
        number
        for number, move in enumerate(moves)
        if (isinstance(move, Adopt) and mine and move.drop == alien)
        or (isinstance(move, Trade) and mine and move.give == alien)
        or (isinstance(move, Trade) and move.seat == seat and move.take == alien)
    ]


def landing(move: Move, seen: Preview) -> dict[Alien, tuple[int, int]]:
    """From where to where each alien would go."""
    start: dict[Alien, int] = {}
    for event in seen.events:
        if isinstance(event, AlienAdvanced):
            start[event.alien] = event.start
    if isinstance(move, Swap):
        one, other = move.aliens
        return {one: (seen.aliens[other], seen.aliens[one]), other: (seen.aliens[one], seen.aliens[other])}
    return {alien: (planet, seen.aliens[alien]) for alien, planet in start.items()}
