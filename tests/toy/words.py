"""What happens in the toy, in words."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.contract import Glimpse, Seat
from game.telling import Line
from game.texts import Words
from tests.toy.model import CardPlayed, GameEnded, ToyView, TrickTaken


def tell(words: Words, glimpse: Glimpse[ToyView], before: ToyView) -> Sequence[Line]:
    lines = []
    for event in glimpse.events:
        match event:
            case CardPlayed(seat, card):
                lines.append(Line(seat, (words("toy-told-played", card=card),)))
            case TrickTaken(seat, points):
                lines.append(Line(seat, (words("toy-told-taken", points=points),)))
            case GameEnded(winners=(winner, *others)):
                lines.append(Line(None if others else winner, (words("toy-told-won"),)))
    return lines


def digest(words: Words, glimpse: Glimpse[ToyView], before: ToyView, seat: Seat) -> Sequence[Line]:
    return [line for line in tell(words, glimpse, before) if len(glimpse.events) > 1]


def turn(words: Words, view: ToyView, names: Sequence[str]) -> str:
    return words("toy-over") if view.to_act is None else words("toy-turn", name=names[view.to_act])


def progress(words: Words, view: ToyView) -> str:
    return words("toy-progress")
