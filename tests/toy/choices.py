"""What a seat may do in the toy."""

from __future__ import annotations

from collections.abc import Sequence

from game.choosing import Choice
from game.texts import Words
from tests.toy.model import Play, ToyView


def choices(words: Words, view: ToyView) -> Sequence[Choice]:
    """Each card of the hand, the lowest first."""
    return [_choice(words, view, card) for card in view.hand]


def called(words: Words, move: Play) -> str:
    """The name of a move."""
    return words("toy-play", card=move.card)


def _choice(words: Words, view: ToyView, card: int) -> Choice:
    name, picture = called(words, Play(card)), "ui/icons/check"
    if not view.legal:
        return Choice(None, name, picture, refusal=words("toy-wait"))
    beats = all(card > other for other in view.trick)
    return Choice(Play(card), name, picture, words("toy-leads" if beats else "toy-loses"))
