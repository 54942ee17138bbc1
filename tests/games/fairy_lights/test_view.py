"""Fairy Lights: what a seat knows, what it can tell from that, and what it cannot."""

from __future__ import annotations

from collections import Counter
from math import factorial
from random import Random

import pytest

from game.engine.contract import NOBODY
from game.games.fairy_lights.game import GAME
from game.games.fairy_lights.model import Cards, Reveal, State, Take
from game.games.fairy_lights.view import Outcome, preview
from tests.games.fairy_lights.bench import DECK, card, cards, position


def states_of_a_random_game(seed: int) -> list[State]:
    rng = Random(seed)
    state = GAME.new(DECK, 2 + seed % 5, seed).state
    states = [state]
    while legal := GAME.legal(state):
        state = GAME.apply(state, rng.choice(legal)).state
        states.append(state)
    return states


@pytest.mark.parametrize("seed", range(10))
def test_a_seat_cannot_tell_the_real_state_from_an_imagined_one(seed: int) -> None:
    for state in states_of_a_random_game(seed):
        for seat in range(len(state.points)):
            view = GAME.view(state, seat)
            imagined = GAME.imagine(view, Random(seed))
            assert GAME.view(imagined, seat) == view
            assert Counter(imagined.deck) == Counter(state.deck)
            imagined.deck = state.deck
            assert imagined == state


def test_every_order_of_the_deck_is_imagined_as_often_as_any_other() -> None:
    view = GAME.view(position(cards("pink"), deck_after=cards("yellow", "yellow", "gold", "silver")), 1)
    rng, samples = Random(1), 12_000
    seen = Counter(tuple(GAME.imagine(view, rng).deck) for _ in range(samples))
    orders = factorial(4) // factorial(2)
    assert len(seen) == orders
    expected = samples / orders
    chi_square = sum((count - expected) ** 2 / expected for count in seen.values())
    assert chi_square < 31.3  # 11 degrees of freedom: exceeded once in a thousand seeds


def test_the_view_holds_the_deck_sorted_and_nothing_of_its_order() -> None:
    coming = cards("gold", "yellow", "silver", "yellow", "pink")
    views = {str(GAME.view(position(coming=deck, deck_after=()), 0)) for deck in (coming, coming[::-1])}
    assert len(views) == 1
    view = GAME.view(position(coming=coming, deck_after=()), 0)
    assert view.unseen == cards("yellow", "yellow", "pink", "silver", "gold")


def test_every_seat_and_every_watcher_sees_the_same() -> None:
    state = position(cards("pink", "gold"), series={1: [cards("silver")]})
    for seat in (1, 2, NOBODY):
        shown = GAME.dump_view(GAME.view(state, seat))
        assert shown == GAME.dump_view(GAME.view(state, 0))
        assert not GAME.has_secret(GAME.view(state, seat))


def test_only_the_seat_to_act_has_legal_actions() -> None:
    state = position(cards("pink"))
    assert GAME.view(state, 0).legal == (Reveal(), Take(("pink",)))
    assert GAME.view(state, 1).legal == ()
    assert GAME.view(state, 1).to_act == 0


@pytest.mark.parametrize(
    ("shop", "deck", "odds"),
    [
        ((), cards("pink", "gold"), (0, 2)),
        (cards("gold", "pink"), cards("pink", "gold", "pink"), (2, 3)),
        (cards("pink", "gold"), cards("pink", "pink"), (0, 2)),
        (cards("pink", "gold"), (), (0, 0)),
    ],
)
def test_the_odds_of_a_repeat_are_counted_from_the_deck(
    shop: Cards, deck: Cards, odds: tuple[int, int]
) -> None:
    assert GAME.view(position(shop, deck_after=deck), 0).repeat == odds


@pytest.mark.parametrize("seed", range(5))
def test_the_odds_of_a_repeat_are_what_imagined_decks_show(seed: int) -> None:
    state = states_of_a_random_game(seed)[40]
    view = GAME.view(state, 0)
    known = Counter(
        each for held in (*state.series, *state.garlands, state.shop, state.discard) for each in held
    )
    unseen = Counter(DECK) - known
    last = state.shop[-1].colour if state.shop else None
    assert view.repeat == (
        sum(number for each, number in unseen.items() if each.colour == last),
        unseen.total(),
    )


def test_only_revealing_teaches_what_taking_back_cannot_undo() -> None:
    state = position(cards("pink"))
    assert GAME.teaches(state, GAME.apply(state, Reveal()))
    assert not GAME.teaches(state, GAME.apply(state, Take(("pink",))))


def test_a_preview_tells_per_colour_what_would_be_finished_kept_or_lost() -> None:
    shop = (card("pink", 2, 2), card("silver", 2, 3), card("gold"), card("silver", 2, 3), card("gold"))
    state = position(shop, series={0: [(card("pink", 1, 2),)]})
    view = GAME.view(state, 0)
    assert preview(view, Take(("pink", "silver"))) == (
        Outcome("pink", (card("pink", 1, 2), card("pink", 2, 2)), 3, "finished", 2 + 4),
        Outcome("silver", (card("silver", 2, 3), card("silver", 2, 3)), 4, "lost", 0),
    )
    assert preview(view, Take(("gold",))) == (Outcome("gold", cards("gold", "gold"), 2, "grown", -8),)
    assert preview(view, Take(("pink",)), seat=1) == (Outcome("pink", (card("pink", 2, 2),), 2, "grown", -2),)
    assert preview(view, Reveal()) == ()


@pytest.mark.parametrize("seed", range(10))
def test_a_preview_is_what_taking_does(seed: int) -> None:
    for state in states_of_a_random_game(seed):
        view = GAME.view(state, state.seat)
        for action in view.legal:
            if isinstance(action, Take):
                after = GAME.apply(state, action).state
                gained = sum(outcome.points for outcome in preview(view, action))
                assert after.points[state.seat] - state.points[state.seat] == gained
