"""A whole review: a journal in, data out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from game import catalogue
from game.ai.odds import Chances, Odds
from game.match.match import Match
from game.review.judge import Verdict
from game.review.luck import Swing, accounts
from game.review.report import REVIEW_VERSION, Review, ReviewedTurn, grade_of, lost_by_turn, skill


def assembled(
    match: Match,
    fault: str,
    nodes: int,
    opening: Chances,
    changes: Sequence[Swing],
    verdicts: Mapping[int, Verdict],
) -> Review:
    """The review, with the verdicts that there are by now."""
    odds: Odds = catalogue.part(match.game.name, "luck")
    turns = tuple(_turn(match, ply, change, verdicts.get(ply)) for ply, change in enumerate(changes, start=1))
    return Review(
        version=REVIEW_VERSION,
        game=match.game.name,
        names=tuple(player.name for player in match.lineup.players),
        nodes=nodes,
        over=match.to_act is None,
        fault=fault,
        opening=opening,
        decisions=turns,
        seats=tuple(
            msgspec.structs.replace(account, played=skill(lost_by_turn(turns, seat), odds.WORST))
            for seat, account in enumerate(accounts(opening, changes))
        ),
    )


def _turn(match: Match, ply: int, change: Swing, verdict: Verdict | None) -> ReviewedTurn:
    action = msgspec.to_builtins(match.actions[ply - 1])
    known = ReviewedTurn(ply, change.seat, action, change.chances, change.own, change.luck)
    if verdict is None:
        return known
    return msgspec.structs.replace(
        known,
        best=verdict.best,
        gave_away=verdict.loss,
        grade=grade_of(verdict.loss.chance),
        exact=verdict.exact,
        values=verdict.values,
    )
