"""Every way to play every card of a hand: its name, what it would bring, or why it cannot be played so."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from game.choosing import Choice
from game.engine.contract import Seat
from game.games.star_race import model
from game.games.star_race.model import ALIENS, Adopt, Advance, Alien, Card, Move, RaceView, Swap, Trade
from game.games.star_race.view import Preview, preview, refusal
from game.games.star_race.words import ROMAN, for_you
from game.texts import Words


class CardWay(Choice, frozen=True, kw_only=True):
    """One way to play a card."""

    move: Move  # the action, also when it is refused
    preview: Preview | None  # what it would do; None when it is refused

    @property
    def aliens(self) -> tuple[Alien, ...]:
        """The aliens that it moves."""
        if isinstance(self.move, Advance):
            return (self.move.alien,)
        return self.move.aliens if isinstance(self.move, Swap) else ()

    def uses(self, view: RaceView, seat: Seat, place: int) -> bool:
        """Whether this way moves this favourite card."""
        alien, mine = view.favourites[seat][place].alien, seat == view.seat
        match self.move:
            case Adopt(drop=drop):
                return mine and drop == alien
            case Trade(give=give, seat=other, take=take):
                return (mine and give == alien) or (other == seat and take == alien)
        return False


def choices(words: Words, view: RaceView) -> Sequence[CardWay]:
    """For each card of the hand in turn: first what can be done, then what cannot."""
    return [way for card in dict.fromkeys(view.hand) for way in _ways(words, view, card)]


def called(words: Words, move: Move) -> str:
    """The name of a way to play a card."""
    return _called(words, move)[0]


def refused(words: Words, reason: str) -> str:
    """Why something cannot be done."""
    return words(f"race-refused-{reason}")


def _ways(words: Words, view: RaceView, card: Card) -> Sequence[CardWay]:
    legal = [move for move in view.legal if isinstance(move, Move) and move.card == card]
    others = [move for move in _meant(view, card) if move not in legal]
    return [_way(words, view, move) for move in (*legal, *others)]


def _meant(view: RaceView, card: Card) -> Sequence[Move]:
    """Everything that a person might want to do with a card."""
    own = [favourite.alien for favourite in view.favourites[view.seat]]
    match card.kind:
        case "pair":
            return [Advance(card, alien) for alien in card.aliens]
        case "single":
            drops = dict.fromkeys(own) if len(own) == model.MOST_FAVOURITES else (None,)
            return [Advance(card, card.alien), *(Adopt(card, drop) for drop in drops)]
        case "swap_favourites":
            others = [seat for seat in range(len(view.favourites)) if seat != view.seat]
            return [
                Trade(card, give, seat, take)
                for seat in others
                for give in dict.fromkeys(own)
                for take in dict.fromkeys(favourite.alien for favourite in view.favourites[seat])
            ]
    return [Swap(card, pair) for pair in combinations(ALIENS, 2)]


def _way(words: Words, view: RaceView, move: Move) -> CardWay:
    name, picture = _called(words, move)
    reason = refusal(view, move)
    if reason is not None:
        return CardWay(None, name, picture, refusal=refused(words, reason), move=move, preview=None)
    seen = preview(view, move)
    return CardWay(move, name, picture, _effect(words, seen), move=move, preview=seen)


def _called(words: Words, move: Move) -> tuple[str, str]:
    """The name of a way, and its picture."""
    match move:
        case Advance(alien=alien):
            return words("race-choice-advance", alien=alien), f"star_race/alien_{alien}"
        case Adopt(card=card, drop=drop):
            key = "race-choice-adopt" if drop is None else "race-choice-replace"
            return words(key, alien=card.alien, other=drop or ""), f"star_race/favourite_{card.alien}"
        case Trade(give=give, seat=seat, take=take):
            name = words("race-choice-trade", alien=take, other=give, seat=seat + 1)
            return name, f"star_race/favourite_{take}"
        case Swap(aliens=(one, other)):
            return words("race-choice-swap", alien=one, other=other), "ui/icons/swap"
        case model.Fizzle():
            return words("race-choice-fizzle"), "ui/icons/discard"


def _effect(words: Words, seen: Preview) -> str:
    """In words: which places change, what that means for the points, and whether the race ends."""
    before, after = seen.standings
    moved = [alien for alien in ALIENS if before[alien] != after[alien]]
    places = [words("race-choice-place", alien=alien, place=ROMAN[after[alien] - 1]) for alien in moved]
    ends = [words("race-ends")] if seen.ends else []
    return ", ".join([*places, for_you(words, seen.points[1] - seen.points[0]), *ends])
