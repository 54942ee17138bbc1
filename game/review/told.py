"""A review for people: its turning points and its accounts as lines of text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from game import catalogue
from game.choosing import Chooser
from game.match.match import Match
from game.review.report import BIG_LUCK, Review, ReviewedTurn, turning_points
from game.telling import Teller, plain
from game.texts import Words

FEW_POINTS = 0.05  # are told as none


def told_review(review: Review, match: Match, words: Words) -> Iterator[str]:
    """The lines of a review."""
    yield f"{review.game} with {', '.join(review.names)}, {len(review.decisions)} actions."
    if review.fault:
        yield f"It can be read no further: {review.fault}"
    elif not review.over:
        yield "The record ends before the game does: results are the chances by then."
    yield ""
    yield from _turning_points(review, match, words)
    yield ""
    yield from _accounts(review)


def _turning_points(review: Review, match: Match, words: Words) -> Iterator[str]:
    found = turning_points(review.decisions)
    yield "Turning points:" if found else "No turning points."
    for turn in found:
        yield from _moment(turn, review, match, words)


def _moment(turn: ReviewedTurn, review: Review, match: Match, words: Words) -> Iterator[str]:
    teller: Teller = catalogue.part(review.game, "words")
    before = match.glimpse(turn.seat, turn.ply - 1).view
    lines = teller.tell(words, match.glimpse(turn.seat, turn.ply), before)
    for place, line in enumerate(lines):
        yield f"{turn.ply if place == 0 else '':>5}  {plain(words, line, review.names)}"
    if turn.grade in ("mistake", "turning point") and turn.gave_away and turn.best:
        lost = f"{100 * turn.gave_away.chance:.0f} % of a win"
        if turn.gave_away.points > FEW_POINTS:
            lost += f", {turn.gave_away.points:.1f} points"
        yield f"       A {turn.grade}: {lost} given away. Better: {_named(turn.best, review, before, words)}"
    seat = max(range(len(turn.luck)), key=lambda seat: abs(turn.luck[seat]))
    if abs(turn.luck[seat]) > BIG_LUCK:
        yield f"       Luck: {100 * turn.luck[seat]:+.0f} % for {review.names[seat]}."


def _named(action: Mapping[str, Any], review: Review, view: Any, words: Words) -> str:
    """The name that the table gives an action."""
    chooser: Chooser = catalogue.part(review.game, "choices")
    wanted = catalogue.game(review.game).read_action(dict(action))
    for choice in chooser.choices(words, view):
        if choice.action == wanted:
            return choice.name
    return msgspec.json.encode(action).decode()


def _accounts(review: Review) -> Iterator[str]:
    width = max(6, *map(len, review.names))
    parts = f"{'start':>6} {'luck':>7} {'own':>7} {'others':>7}"
    yield f"{'':<{width}}  {'result':>7}  =  {parts}   played  mistakes"
    for seat, (name, account) in enumerate(zip(review.names, review.seats, strict=True)):
        parts = f"{account.start:>6.2f} {account.luck:>+7.2f} {account.own:>+7.2f} {account.others:>+7.2f}"
        wrong = sum(
            turn.seat == seat and turn.grade in ("mistake", "turning point") for turn in review.decisions
        )
        played = "" if account.played is None else f"{account.played:.3f}"
        yield f"{name:<{width}}  {account.result:>7.2f}  =  {parts}   {played:>6}  {wrong:>8}"
