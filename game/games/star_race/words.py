"""The race in words and small pictures: what happened, what matters to one seat, whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.engine.contract import Event, Glimpse, Seat
from game.games.star_race import model
from game.games.star_race.model import Alien, Back, RaceView
from game.games.star_race.rules import standings, values
from game.telling import Icon, Line, Part, Who
from game.texts import NO_BREAK, Words

ROMAN = ("I", "II", "III", "IV", "V")  # the places in the race
_ENDINGS = {"arrived": "race-log-arrived", "swallowed": "race-log-caught"}
_BIG = (model.RaceEnded, model.TokensRevealed, model.GameEnded)


def tell(words: Words, glimpse: Glimpse[RaceView], before: RaceView) -> Sequence[Line]:
    """All lines of one action."""
    return [line for _, line in _lines(words, glimpse)]


def digest(words: Words, glimpse: Glimpse[RaceView], before: RaceView, seat: Seat) -> Sequence[Line]:
    """The lines that matter to a seat; the first of them also says how its points have changed."""
    after = glimpse.view
    matters = (pair for pair in _lines(words, glimpse) if _matters(pair[0], seat, before, after))
    told = [_taken(words, after, event, line) for event, line in matters]
    change = _known_points(after, seat) - _known_points(before, seat)
    if told and change:
        whole = for_you(words, change).replace(" ", NO_BREAK)
        told[0] = Line(told[0].seat, (*told[0].parts, f"· {whole}"))
    return told


def turn(words: Words, view: RaceView, names: Sequence[str]) -> str:
    if view.phase == "over":
        return words("race-over")
    return words("race-turn" if view.legal else "race-turn-of", name=names[view.turn])


def progress(words: Words, view: RaceView) -> str:
    return words("race-progress", count=view.deck)


def for_you(words: Words, change: int) -> str:
    """How the points of the reader change."""
    return words("race-for-you", change=words.signed(change))


def _lines(words: Words, glimpse: Glimpse[RaceView]) -> Iterator[tuple[Event, Line]]:
    """What happened, each line with the event that it tells of."""
    teller = _Teller(words, glimpse.view)
    seat: Seat | None = None
    for event in glimpse.events:
        if isinstance(event, model.CardPlayed):
            seat = event.seat
        elif isinstance(event, model.TokensRevealed):
            for owner, token in enumerate(event.tokens):
                yield event, Line(owner, teller.token(token))
        elif isinstance(event, model.GameEnded):
            for winner in event.winners:
                yield event, Line(winner, teller.won(event.scores[winner]))
        elif parts := teller.parts(event):
            nobody = isinstance(event, model.PlanetSwallowed | model.RaceEnded)
            yield event, Line(None if nobody else seat, parts)


class _Teller:
    """Finds the parts of a line in one language."""

    def __init__(self, words: Words, view: RaceView) -> None:
        self._words, self._view = words, view

    def parts(self, event: Event) -> tuple[Part, ...]:
        """What the event did; nothing if the log does not tell of it."""
        words = self._words
        match event:
            case model.AlienAdvanced(alien=alien, leapt=leapt):
                place = ROMAN[standings(self._view.aliens)[alien] - 1]
                key = "race-log-leap" if leapt else "race-log-place"
                return _mark("hop"), self._alien(alien), words(key, place=place, count=len(leapt))
            case model.AliensSwapped(aliens=(one, other)):
                return self._alien(one), _mark("swap", words("race-log-swap"), "focus"), self._alien(other)
            case model.FavouriteDropped(card=card):
                return _mark("discard"), self.favourite(card.alien), words("race-log-drop")
            case model.FavouriteAdopted(card=card):
                return _mark("heart", tint="#FF6FB5"), self.favourite(card.alien), words("race-log-adopt")
            case model.FavouritesTraded(other=other, gave=gave, took=took):
                goes = _mark("trade", words("race-log-trade"), "focus")
                comes = self.favourite(took.alien, words("race-log-for", alien=took.alien))
                return self.favourite(gave.alien), goes, Who(other), comes
            case model.Fizzled():
                return _mark("swap"), words("race-log-fizzle")
            case model.PlanetSwallowed(planet=planet):
                sun = Icon("star_race/sun_3", words("race-log-sun"))
                return sun, words("race-log-swallowed", planet=planet + 1)
            case model.RaceEnded(ending=ending, aliens=aliens):
                return _mark("flag", tint="focus"), *map(self._alien, aliens), words(_ENDINGS[ending])
        return ()

    def token(self, token: Alien) -> tuple[Part, ...]:
        return Icon(f"star_race/token_{token}", alien_name(self._words, token)), self._words("race-log-token")

    def won(self, points: int) -> tuple[Part, ...]:
        return _mark("trophy", tint="focus"), self._words("race-log-wins", points=points)

    def _alien(self, alien: Alien) -> Icon:
        return Icon(f"star_race/alien_{alien}", alien_name(self._words, alien))

    def favourite(self, alien: Alien, said: str = "") -> Icon:
        return Icon(f"star_race/favourite_{alien}", said or alien_name(self._words, alien))


def alien_name(words: Words, alien: Alien) -> str:
    """Such as "the red robot"."""
    return words("ai-race-alien", alien=alien)


def _mark(name: str, said: str = "", tint: str = "text") -> Icon:
    return Icon(f"ui/icons/{name}", said, tint)


def _matters(event: Event, seat: Seat, before: RaceView, after: RaceView) -> bool:
    """Whether a seat should hear of this among all that happened while it waited."""
    match event:
        case model.PlanetSwallowed(planet=planet):
            return planet == 0
        case model.FavouritesTraded(other=other):
            return other == seat
        case model.AlienAdvanced() | model.AliensSwapped():
            return _known_points(before, seat) != _known_points(after, seat)
    return isinstance(event, _BIG)


def _taken(words: Words, view: RaceView, event: Event, line: Line) -> Line:
    """To whom a favourite was taken from, that is told in a sentence."""
    if not isinstance(event, model.FavouritesTraded):
        return line
    teller = _Teller(words, view)
    took, gave = teller.favourite(event.took.alien), teller.favourite(event.gave.alien)
    return Line(line.seat, (words("race-digest-took"), took, words("race-digest-for"), gave))


def _known_points(view: RaceView, seat: Seat) -> int:
    """What the favourites of a seat are worth now, with its token if the viewer knows it."""
    value = values(view.aliens)
    token = view.tokens[seat]
    favourites = sum(value[card.alien] for card in view.favourites[seat])
    return favourites + (0 if isinstance(token, Back) else value[token])
