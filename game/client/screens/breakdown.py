"""What the points of a result are made of, game by game, and who came where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.engine.contract import NOBODY, Json, Result, Seat
from game.games.star_race.model import RaceView
from game.match.match import Match


class Share(NamedTuple):
    """A part of a seat's points."""

    picture: str  # assets/…/art/<picture>.svg
    points: int
    words: str = ""  # for what; "" where the picture tells it


class Guesses(NamedTuple):
    """How good a seat's private guesses were: no points, just fun."""

    right: int
    of: int


def shares(match: Match, seat: Seat) -> tuple[Share, ...]:
    """The parts that add up to the points of one seat of a match that is over."""
    result = match.result()
    assert result is not None
    detail = result.detail[seat]
    match match.game.name:
        case "gravity":
            icons = {"stars": "star", "pairs": "pair", "tokens": "token"}
            return tuple(_named("gravity", part, icon, detail[part]) for part, icon in icons.items())
        case "star_race":
            return _race_shares(_race(match), detail, seat)
        case _:
            return (
                _named("fairy_lights", "garland", "garland", detail["garland"]),
                _named("fairy_lights", "unfinished", "bulb", -detail["unfinished"]),
            )


def _named(game: str, part: str, icon: str, points: int) -> Share:
    return Share(f"ui/icons/{icon}", points, f"results-{game}-{part}")


def _race(match: Match) -> RaceView:
    view = match.view(NOBODY)
    assert isinstance(view, RaceView)
    return view


def _race_shares(view: RaceView, detail: Mapping[str, Json], seat: Seat) -> tuple[Share, ...]:
    """The token, then each favourite card, with what its alien brought."""
    cards = zip(view.favourites[seat], detail["favourites"], strict=True)
    favourites = [Share(f"star_race/favourite_{card.alien}", points) for card, points in cards]
    return Share(f"star_race/token_{view.tokens[seat]}", detail["token"]), *favourites


def guesses(match: Match, seat: Seat) -> Guesses | None:
    """What became of the guesses that a seat had pinned; None if it had none."""
    pins = match.notes(seat)
    if not pins or match.game.name != "star_race":
        return None
    tokens = _race(match).tokens
    return Guesses(sum(tokens[about] == guess for about, guess in pins.items()), len(pins))


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
