"""Who came in which place at the end of a game."""

from __future__ import annotations

from game.engine.contract import Result, Seat


def ranking(result: Result) -> list[tuple[int, Seat]]:
    """Places (1 is best) and seats, the best first. Equal points share a place, but winners come first."""
    merits = [(seat in result.winners, score) for seat, score in enumerate(result.scores)]
    order = sorted(range(len(merits)), key=lambda seat: merits[seat], reverse=True)
    return [(1 + sum(other > merits[seat] for other in merits), seat) for seat in order]


def tie(result: Result) -> str | None:
    """How a tie for the win ended: "shared", "broken", or None if there was none."""
    most = max(result.scores)
    if len(result.winners) > 1:
        return "shared"
    return "broken" if result.scores.count(most) > 1 else None
