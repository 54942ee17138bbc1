"""What was played beside what was better: their names, what they bring, and why."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from game import catalogue
from game.choosing import Chooser
from game.engine.contract import Action, View
from game.match.match import Match
from game.review.report import ReviewedTurn
from game.texts import Words


class Alternative(Struct, frozen=True):
    """One way to decide."""

    action: Action
    name: str
    picture: str  # assets/…/art/<picture>.svg; "" if there is none
    effect: str  # what it brings, as far as its seat could tell
    chance: float | None  # that its seat then wins; None if nothing was looked at


class Comparison(Struct, frozen=True):
    """A decision. `better` is None where the best was played."""

    turn: ReviewedTurn
    played: Alternative
    better: Alternative | None
    reason: str  # a sentence about the better way


def compared(turn: ReviewedTurn, match: Match, view: View, words: Words) -> Comparison | None:
    """A decision as whoever has the view may be told of it; None if it was not looked at.

    The view is that of the seat that decided, before it did, veiled or not.
    """
    if turn.best is None or turn.gave_away is None:
        return None
    game = match.game
    played, best = (game.read_action(dict(each)) for each in (turn.action, turn.best))
    chances = {game.read_action(dict(each.action)): each.chance for each in turn.values}
    most = chances.get(best)
    less = None if most is None else max(0.0, most - turn.gave_away.chance)
    if played == best or turn.grade == "best":
        return Comparison(turn, _way(game.name, played, chances.get(played), view, words), None, "")
    return Comparison(
        turn,
        _way(game.name, played, less, view, words),
        _way(game.name, best, most, view, words),
        _reason(match, view, best, words),
    )


def _way(game: str, action: Action, chance: float | None, view: View, words: Words) -> Alternative:
    chooser: Chooser = catalogue.part(game, "choices")
    for choice in chooser.choices(words, view):
        if choice.action == action:
            return Alternative(action, choice.name, choice.picture, choice.effect, chance)
    return Alternative(action, "", "", "", chance)


def _reason(match: Match, view: View, action: Action, words: Words) -> str:
    reason = catalogue.mind(match.game.name).explain(view, action)
    numbers: Mapping[str, Any] = reason.numbers
    victim = numbers.get("victim")
    name = match.lineup.players[victim].name if isinstance(victim, int) else ""
    return words(reason.text, **{**numbers, "name": name}).strip()
