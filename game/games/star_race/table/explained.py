"""What everything on the table is, for whoever asks: from what this view shows."""

from __future__ import annotations

from collections.abc import Iterator

from game.client.layout import Box
from game.client.table.explain import Explained, Term
from game.engine.contract import Seat
from game.games.star_race.model import ALIENS, MOST_FAVOURITES, VALUES, Alien, Back
from game.games.star_race.rules import standings, values
from game.games.star_race.table.galaxy import foot_of
from game.games.star_race.table.picking import Sight
from game.games.star_race.table.seats import known_tokens, points_of
from game.games.star_race.table.spiral import figure
from game.games.star_race.table.sprites import is_over, token
from game.games.star_race.table.standing import end_of, last_moves_box
from game.games.star_race.words import ROMAN, alien_name

CARD_TEXTS = {  # what each kind of card does, in the rules
    "pair": "rules-star_race-pairs-1",
    "single": "rules-star_race-pairs-2",
    "swap_favourites": "rules-star_race-swaps-1",
    "swap_positions": "rules-star_race-swaps-2",
}


def explained(now: Sight) -> Iterator[Explained]:
    """In the order of a walk: the bar, the standing, the own seat and hand, the others, the race."""
    yield from _bar(now)
    yield from _standing(now)
    yield from _seat(now, now.room.me)
    yield from _hand(now)
    for seat in now.room.others:
        yield from _seat(now, seat)
    yield from _galaxy(now)
    yield from _past(now)


def _thing(now: Sight, name: str, box: Box, **numbers: str | int) -> Explained:
    return Explained(box, now.words(f"race-what-{name}"), now.words(f"race-what-{name}-said", **numbers))


def _bar(now: Sight) -> Iterator[Explained]:
    """Whose turn it is, and what would end the race first, with the number's parts."""
    box, view, words = now.room.turn_bar, now.view, now.words
    if is_over(view):
        return
    end, turn = box.cut_right(min(0.27, box.w * 0.45))
    yield _thing(now, "turn", turn)
    kind, alien, count = end_of(view)
    terms: tuple[Term, ...] = ()
    if kind == "sun":
        face = f"star_race/alien_{alien}"
        before = view.aliens[alien] - view.gone
        parts = (
            Term(view.deck, "ui/icons/deck", words("race-what-deck"), "text"),
            Term(before, "ui/icons/planet", words("race-what-planets"), "text"),
            Term(1, face, words("race-what-its-own")),
        )
        terms = tuple(part for part in parts if part.count)
    name, said = words(f"race-what-until-{kind}"), words(f"race-what-until-{kind}-said")
    yield Explained(end, name, said, str(count), terms)


def _standing(now: Sight) -> Iterator[Explained]:
    yield _thing(now, "standing", now.room.ladder)
    for number, rung in enumerate(now.room.rungs):
        name = now.words("race-what-place", place=ROMAN[number])
        said = now.words("race-what-place-said", points=VALUES[number])
        yield Explained(rung.box, name, said, walked=False)


# Seats


def _seat(now: Sight, seat: Seat) -> Iterator[Explained]:
    """A plate and all that lies on it; of the rivals, the walk stops at the first."""
    place, words, player = now.room.seats[seat], now.words, now.look.lineup.players[seat]
    first = seat in (now.room.me, now.room.others[0])
    known = not isinstance(known_tokens(now.view)[seat], Back)
    total = points_of(seat, now.view)
    name = words("race-what-points", name=player.name, points=total)
    said = words("race-what-points-own" if known else "race-what-points-open")
    yield Explained(place.plate, name, said, total, _terms(now, seat), walked=first)
    held = now.view.favourites[seat]
    for number, box in enumerate(place.favourites):
        if number < len(held):
            yield _favourite(now, held[number].alien, box)
        elif number < MOST_FAVOURITES:
            name, said = words("race-what-room"), words("race-what-room-said")
            yield Explained(box, name, said, walked=False)
    guessed = "guess" if now.look.notes.get(seat) else "said"
    yield Explained(
        place.token,
        words("race-what-token"),
        words(f"race-what-token-{guessed}"),
        walked=seat == now.room.me,
    )
    if seat != now.room.me:
        hand = words("race-what-cards-said", count=now.view.hand_sizes[seat])
        yield Explained(place.side, words("race-what-cards", name=player.name), hand, walked=False)
    if place.told is not None and now.look.recent:
        said = words("race-what-told-said", name=player.name)
        yield Explained(place.told, words("race-last-moves"), said, walked=False)


def _terms(now: Sight, seat: Seat) -> tuple[Term, ...]:
    """What each favourite brings now, and the token, if it is known."""
    value, face = values(now.view.aliens), known_tokens(now.view)[seat]
    open_ones = [
        Term(value[card.alien], f"star_race/alien_{card.alien}") for card in now.view.favourites[seat]
    ]
    count = None if isinstance(face, Back) else value[face]
    return (*open_ones, Term(count, token(face)[0]))


def _favourite(now: Sight, alien: Alien, box: Box) -> Explained:
    place, value = standings(now.view.aliens)[alien], values(now.view.aliens)[alien]
    said = now.words(
        "race-what-favourite-said", alien=alien, place=ROMAN[place - 1], points=now.words.signed(value)
    )
    return Explained(box, now.words("race-what-favourite"), _sentence(said), walked=False)


def _sentence(words: str) -> str:
    """With a capital at the beginning, as names begin small."""
    return words[:1].upper() + words[1:]


def _hand(now: Sight) -> Iterator[Explained]:
    hand, words = now.room.hand, now.words
    yield _thing(now, "hand", hand.box)
    for slot, card in enumerate(now.view.hand):
        name, said = words(f"race-what-card-{card.kind}"), words(CARD_TEXTS[card.kind])
        yield Explained(hand.slot_box(slot, len(now.view.hand)), name, said, walked=False)
    for offer, box in zip(now.picked.offers, now.picked.boxes(now.room, now.view), strict=True):
        if offer.way is not None and offer.favourite is None:
            way = offer.way
            yield Explained(box, _sentence(way.name), _sentence(way.refusal or way.effect), walked=False)


# The race


def _galaxy(now: Sight) -> Iterator[Explained]:
    """Of the aliens, the walk stops at the first."""
    spiral, words, view = now.room.spiral, now.words, now.view
    yield _thing(now, "sun", Box.around(spiral.star, 0.2, 0.2))
    yield _thing(now, "flag", spiral.boxes[-1])
    places, value = standings(view.aliens), values(view.aliens)
    for alien in ALIENS:
        said = words(
            "race-what-alien-said", place=ROMAN[places[alien] - 1], points=words.signed(value[alien])
        )
        box = figure(foot_of(now.look, alien))
        yield Explained(box, _sentence(alien_name(words, alien)), said, walked=alien == ALIENS[0])


def _past(now: Sight) -> Iterator[Explained]:
    yield _thing(now, "discard", now.room.discard, count=len(now.view.discard))
    told = last_moves_box(now)
    if told is not None:
        yield Explained(told, now.words("race-last-moves"), now.words("race-what-news-said"))
