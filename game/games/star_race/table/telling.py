"""The race in words and small pictures: lines of the log, and what matters to one seat."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.contract import Event, Glimpse, Seat
from game.games.star_race.model import (
    Alien,
    AlienAdvanced,
    AliensSwapped,
    Back,
    CardPlayed,
    FavouriteAdopted,
    FavouriteDropped,
    FavouritesTraded,
    Fizzled,
    GameEnded,
    PlanetSwallowed,
    RaceEnded,
    RaceView,
    TokensRevealed,
)
from game.games.star_race.rules import standings, values
from game.games.star_race.table.looks import ROMAN
from game.telling import Icon, Line, Who
from game.texts import Words

_ENDINGS = {"arrived": "arrived", "swallowed": "caught"}
_BIG = (RaceEnded, TokensRevealed, GameEnded)


def _alien(alien: Alien) -> Icon:
    return Icon(f"star_race/alien_{alien}")


def _favourite(alien: Alien) -> Icon:
    return Icon(f"star_race/favourite_{alien}")


def _mark(name: str, tint: str = "text") -> Icon:
    return Icon(f"ui/icons/{name}", tint=tint)


def lines(glimpse: Glimpse[RaceView], words: Words) -> Iterator[tuple[Event, Line]]:
    """What happened, each line with the event that it tells of."""
    seat: Seat | None = None
    for event in glimpse.events:
        if isinstance(event, CardPlayed):
            seat = event.seat
        for line in _tell(event, seat, glimpse.view, words):
            yield event, line


def _tell(event: Event, seat: Seat | None, view: RaceView, words: Words) -> Iterator[Line]:
    match event:
        case AlienAdvanced(alien=alien, leapt=leapt):
            place = ROMAN[standings(view.aliens)[alien] - 1]
            key = "race-log-leap" if leapt else "race-log-place"
            yield Line(seat, (_mark("hop"), _alien(alien), words(key, place=place, count=len(leapt))))
        case AliensSwapped(aliens=(one, other)):
            yield Line(seat, (_alien(one), _mark("swap", "focus"), _alien(other)))
        case FavouriteDropped(card=card):
            yield Line(seat, (_mark("discard"), _favourite(card.alien), words("race-log-drop")))
        case FavouriteAdopted(card=card):
            yield Line(seat, (_mark("heart", "#FF6FB5"), _favourite(card.alien), words("race-log-adopt")))
        case FavouritesTraded(other=other, gave=gave, took=took):
            parts = _favourite(gave.alien), _mark("trade", "focus"), Who(other), _favourite(took.alien)
            yield Line(seat, parts)
        case Fizzled():
            yield Line(seat, (_mark("swap"), words("race-log-fizzle")))
        case PlanetSwallowed(planet=planet):
            yield Line(None, (Icon("star_race/sun_3"), words("race-log-swallowed", planet=planet + 1)))
        case _:
            yield from _tell_end(event, words)


def _tell_end(event: Event, words: Words) -> Iterator[Line]:
    match event:
        case RaceEnded(ending=ending, aliens=aliens):
            yield Line(
                None, (_mark("flag", "focus"), *map(_alien, aliens), words(f"race-log-{_ENDINGS[ending]}"))
            )
        case TokensRevealed(tokens=tokens):
            for owner, token in enumerate(tokens):
                yield Line(owner, (Icon(f"star_race/token_{token}"), words("race-log-token")))
        case GameEnded(scores=scores, winners=winners):
            for winner in winners:
                yield Line(winner, (_mark("trophy", "focus"), words("race-log-wins", points=scores[winner])))


def matters(event: Event, seat: Seat, before: RaceView, after: RaceView) -> bool:
    """Whether a seat wants to hear of this among all that happened while it waited."""
    if isinstance(event, _BIG):
        return True
    if isinstance(event, PlanetSwallowed):
        return event.planet == 0
    if isinstance(event, FavouritesTraded):
        return event.other == seat
    if isinstance(event, AlienAdvanced | AliensSwapped):
        return known_points(before, seat) != known_points(after, seat)
    return False


def with_change(line: Line, change: int, words: Words) -> Line:
    """The line, and what it meant for whoever reads it."""
    if not change:
        return line
    return Line(line.seat, (*line.parts, "· " + words("race-for-you", change=words.signed(change))))


def known_points(view: RaceView, seat: Seat) -> int:
    """What a seat's cards are worth now, with its token as far as it is known."""
    value = values(view.aliens)
    token = view.tokens[seat]
    favourites = sum(value[card.alien] for card in view.favourites[seat])
    return favourites + (0 if isinstance(token, Back) else value[token])
