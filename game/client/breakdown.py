"""What the points of a result are made of, game by game, and who came where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.engine.contract import Json, Result, Seat


class Share(NamedTuple):
    """A part of a seat's points; its words are results-<game>-<id>."""

    id: str
    icon: str  # in assets/art/ui/icons
    points: int


def shares(game: str, detail: Mapping[str, Json]) -> tuple[Share, ...]:
    """The parts that add up to the points of one seat."""
    match game:
        case "gravity":
            icons = {"stars": "star", "pairs": "pair", "tokens": "token"}
            return tuple(Share(part, icon, detail[part]) for part, icon in icons.items())
        case "star_race":
            favourites = sum(detail["favourites"])
            return Share("token", "token", detail["token"]), Share("favourites", "heart", favourites)
        case _:
            lost = -detail["unfinished"]
            return Share("garland", "garland", detail["garland"]), Share("unfinished", "bulb", lost)


def ranking(result: Result) -> list[tuple[int, Seat]]:
    """Place (1 is best) and seat, the best first. Seats with equal points share a place, but for the win."""
    merits = [(seat in result.winners, score) for seat, score in enumerate(result.scores)]
    order = sorted(range(len(merits)), key=lambda seat: merits[seat], reverse=True)
    return [(1 + sum(other > merits[seat] for other in merits), seat) for seat in order]


def tie(result: Result) -> str | None:
    """How a tie for the win ended: "shared", "broken", or None if there was none."""
    most = max(result.scores)
    if len(result.winners) > 1:
        return "shared"
    return "broken" if result.scores.count(most) > 1 else None
