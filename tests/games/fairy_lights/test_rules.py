"""Fairy Lights, sentence by sentence of the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

from game.engine.contract import BadSetup, Event, GameOver, IllegalAction
from game.games.fairy_lights.game import GAME
from game.games.fairy_lights.model import (
    Card,
    CardRevealed,
    Cards,
    CardsTaken,
    Colour,
    ColourRepeated,
    GameEnded,
    LastCardRevealed,
    Move,
    Reveal,
    SeriesFinished,
    SeriesGrown,
    SeriesLost,
    ShopClosedUp,
    ShopDiscarded,
    State,
    Take,
    TurnStarted,
)
from tests.games.fairy_lights.bench import DECK, card, cards, position

REVEAL = Reveal()


def take(*colours: Colour) -> Take:
    return Take(colours)


def play(state: State, *actions: Move) -> tuple[State, list[Event]]:
    """The state and the events of all these actions."""
    events: list[Event] = []
    for action in actions:
        step = GAME.apply(state, action)
        state, events = step.state, [*events, *step.events]
    return state, events


def series_of(state: State, seat: int) -> dict[Colour, Cards]:
    return dict(GAME.view(state, seat).seats[seat].series)


# Set-up


@pytest.mark.parametrize("players", range(2, 7))
def test_all_cards_are_shuffled_into_a_face_down_deck_and_the_shop_starts_empty(players: int) -> None:
    state, events = play(GAME.new(DECK, players, 7).state)
    assert Counter(state.deck) == Counter(DECK)
    assert tuple(state.deck) != DECK
    assert state.shop == state.discard == ()
    assert state.points == [0] * players
    assert events == []


def test_the_first_player_is_drawn_at_random() -> None:
    firsts = Counter(GAME.new(DECK, 4, seed).state.first for seed in range(400))
    assert set(firsts) == {0, 1, 2, 3}
    assert min(firsts.values()) > 70


def test_the_opening_tells_whose_turn_it_is() -> None:
    opening = GAME.new(DECK, 4, 3)
    assert opening.events == (TurnStarted(opening.state.first),)
    assert GAME.to_act(opening.state) == opening.state.first


@pytest.mark.parametrize("players", [0, 1, 7])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(BadSetup, match="2 to 6 players"):
        GAME.new(DECK, players, 1)


@pytest.mark.parametrize(
    ("deck", "reason"),
    [
        (DECK[1:], "28 yellow cards with 1 bulb"),
        ((*DECK, Card("gold", 2, 4)), "0 gold cards with 2 bulb"),
        ((*DECK, Card("gold", 3, 4)), "no other cards"),
        ((Card("yellow", 1, 5), *DECK[1:]), "0 to 4 stars"),
    ],
)
def test_cards_that_are_no_deck_are_refused(deck: Cards, reason: str) -> None:
    with pytest.raises(BadSetup, match=reason):
        GAME.new(deck, 2, 1)


# Reveal


def test_the_top_card_goes_to_the_far_end_of_the_shop() -> None:
    state, events = play(position(cards("yellow", "pink"), coming=cards("gold")), REVEAL)
    assert state.shop == cards("yellow", "pink", "gold")
    assert events == [CardRevealed(0, card("gold"), place=2, deck_left=3)]


def test_with_an_empty_shop_one_must_reveal() -> None:
    assert GAME.legal(position()) == (REVEAL,)


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_with_one_to_four_cards_one_may_reveal_or_take(number: int) -> None:
    legal = GAME.legal(position(cards("gold", "silver", "orange", "pink")[:number]))
    assert legal[0] == REVEAL
    assert len(legal) == 1 + number


def test_one_may_reveal_again_and_again() -> None:
    state, _ = play(position(coming=cards("yellow", "pink", "yellow", "pink", "gold")), *[REVEAL] * 5)
    assert state.shop == cards("yellow", "pink", "yellow", "pink", "gold")
    assert state.seat == 0


def test_with_five_cards_one_cannot_reveal() -> None:
    state = position(cards("yellow", "pink", "yellow", "pink", "gold"))
    with pytest.raises(IllegalAction):
        GAME.apply(state, REVEAL)


def test_a_repeated_colour_ends_the_turn_at_once_without_taking() -> None:
    state, events = play(position(cards("pink", "gold"), coming=(card("gold"),)), REVEAL)
    assert state.seat == 1
    assert state.shop == cards("pink", "gold", "gold")
    assert events == [CardRevealed(0, card("gold"), 2, 3), ColourRepeated(0, "gold", 2), TurnStarted(1)]


def test_only_the_card_just_before_counts_for_a_repeat() -> None:
    state, _ = play(position(cards("pink", "gold"), coming=cards("pink")), REVEAL)
    assert state.seat == 0


def test_a_repeated_colour_lying_in_the_shop_does_not_end_the_next_turn() -> None:
    state, _ = play(position(cards("pink", "pink"), coming=cards("gold")), REVEAL)
    assert state.seat == 0


def test_after_a_repeat_with_the_fifth_card_the_next_seat_must_take() -> None:
    state, _ = play(position(cards("gold", "silver", "orange", "pink"), coming=cards("pink")), REVEAL)
    assert state.seat == 1
    assert REVEAL not in GAME.legal(state)


def test_a_third_card_of_a_colour_is_a_repeat_too() -> None:
    state, _ = play(position(cards("pink", "pink"), coming=cards("pink")), REVEAL)
    assert state.seat == 1
    assert GAME.legal(state) == (REVEAL, take("pink"))


def test_the_turn_goes_round_clockwise() -> None:
    state = position(coming=cards("pink"), players=2)
    state.seat = 1
    state, events = play(state, REVEAL, take("pink"))
    assert state.seat == 0
    assert events[-1] == TurnStarted(0)


# Take


def test_nobody_may_simply_stop() -> None:
    legal = GAME.legal(position(cards("pink", "gold"), deck_after=()))
    assert legal == (take("pink"), take("gold"))


def test_with_up_to_four_cards_one_colour_is_taken() -> None:
    state = position(cards("gold", "pink", "yellow", "pink"))
    assert GAME.legal(state)[1:] == (take("yellow"), take("pink"), take("gold"))
    with pytest.raises(IllegalAction):
        GAME.apply(state, take("yellow", "pink"))


def test_with_five_cards_two_colours_are_taken() -> None:
    state = position(cards("gold", "pink", "yellow", "pink", "yellow"))
    assert GAME.legal(state) == (
        take("yellow", "pink"),
        take("yellow", "gold"),
        take("pink", "gold"),
    )
    with pytest.raises(IllegalAction):
        GAME.apply(state, take("gold"))


def test_with_five_cards_of_one_colour_that_one_is_taken() -> None:
    state = position((card("pink"),) * 5)
    assert GAME.legal(state) == (take("pink"),)
    state, _ = play(state, take("pink"))
    assert state.shop == ()


def test_all_cards_of_the_colour_are_taken() -> None:
    state, events = play(position(cards("gold", "pink", "gold", "pink")), take("gold"))
    assert state.shop == cards("pink", "pink")
    assert series_of(state, 0) == {"gold": cards("gold", "gold")}
    assert events[0] == CardsTaken(0, ("gold",), cards("gold", "gold"), places=(0, 2))


def test_the_rest_close_up_keeping_their_order() -> None:
    shop = (card("yellow"), card("pink", 1), card("gold"), card("pink", 2), card("yellow"))
    state, events = play(position(shop), take("yellow", "gold"))
    assert state.shop == (card("pink", 1), card("pink", 2))
    assert ShopClosedUp((card("pink", 1), card("pink", 2)), places=(1, 3)) in events


def test_nothing_closes_up_where_nothing_moves() -> None:
    _, events = play(position(cards("pink", "gold")), take("gold"))
    assert [type(event) for event in events] == [CardsTaken, SeriesGrown, TurnStarted]


def test_an_action_leaves_its_state_alone() -> None:
    state = position(cards("pink", "gold"))
    before = GAME.copy(state)
    GAME.apply(state, take("pink"))
    GAME.apply(state, REVEAL)
    assert state == before


# Series


def test_cards_taken_join_the_one_series_of_their_colour() -> None:
    state, _ = play(position(cards("pink"), series={0: [cards("pink")]}), take("pink"))
    assert series_of(state, 0) == {"pink": cards("pink", "pink")}


def test_the_series_of_others_are_left_alone() -> None:
    state, _ = play(position(cards("pink"), series={1: [cards("pink")]}), take("pink"))
    assert series_of(state, 0) == series_of(state, 1) == {"pink": cards("pink")}


@pytest.mark.parametrize("taken", [(card("pink"),), (card("pink", 2),), cards("pink", "pink")])
def test_one_or_two_bulbs_stay_unfinished(taken: Cards) -> None:
    state, events = play(position(taken), take("pink"))
    assert series_of(state, 0) == {"pink": taken}
    bulbs = sum(each.bulbs for each in taken)
    assert SeriesGrown(0, "pink", bulbs, taken, points=-sum(each.stars for each in taken)) in events


@pytest.mark.parametrize(("before", "twos", "ones"), [(1, 1, 0), (2, 2, 0), (2, 3, 1), (2, 5, 0), (0, 0, 3)])
def test_three_six_nine_or_twelve_bulbs_go_to_the_garland(before: int, twos: int, ones: int) -> None:
    mine = {0: [(card("pink"),) * before]} if before else {}
    taken = (card("pink", 2),) * twos + (card("pink"),) * ones
    state, events = play(position(taken, series=mine), take("pink"))
    series = (card("pink"),) * before + taken
    assert state.garlands[0] == series
    assert series_of(state, 0) == {}
    stars = sum(each.stars for each in series)
    assert SeriesFinished(0, "pink", before + 2 * twos + ones, series, points=stars) in events


@pytest.mark.parametrize(("before", "twos", "ones"), [(2, 1, 0), (1, 2, 0), (1, 3, 0), (2, 4, 0), (1, 5, 0)])
def test_any_other_number_of_bulbs_is_lost_with_the_whole_series(before: int, twos: int, ones: int) -> None:
    taken = (card("pink", 2),) * twos + (card("pink"),) * ones
    start = position(taken, series={0: [(card("pink", 1, 2),) * before]})
    state, events = play(start, take("pink"))
    series = (card("pink", 1, 2),) * before + taken
    assert state.discard == series
    assert state.garlands[0] == ()
    assert series_of(state, 0) == {}
    assert SeriesLost(0, "pink", before + 2 * twos + ones, series, points=0) in events


def test_bulbs_count_not_cards() -> None:
    state, _ = play(position(cards("pink"), series={0: [(card("pink", 2),)]}), take("pink"))
    assert len(state.garlands[0]) == 2
    state, _ = play(position((card("pink", 2),) * 2), take("pink"))
    assert len(state.discard) == 2


def test_each_of_two_colours_has_its_own_fate() -> None:
    shop = (card("yellow"), card("silver"), card("yellow"), card("silver"), card("yellow"))
    state, events = play(position(shop, series={0: [cards("silver", "silver")]}), take("yellow", "silver"))
    assert state.garlands[0] == cards("yellow", "yellow", "yellow")
    assert state.discard == (card("silver"),) * 4
    fates = [event for event in events if isinstance(event, SeriesFinished | SeriesLost)]
    assert [(type(fate), fate.colour) for fate in fates] == [
        (SeriesFinished, "yellow"),
        (SeriesLost, "silver"),
    ]


def test_a_new_series_can_begin_after_a_finished_one() -> None:
    state = position(cards("gold"), garlands={0: cards("pink", "pink", "pink")}, coming=cards("pink"))
    state, _ = play(state, REVEAL, take("pink"))
    assert series_of(state, 0) == {"pink": cards("pink")}
    assert state.garlands[0] == cards("pink", "pink", "pink")


# End


def test_whoever_reveals_the_last_card_finishes_the_turn_by_taking() -> None:
    state = position(cards("pink", "gold"), coming=cards("silver"), deck_after=())
    state, events = play(state, REVEAL)
    assert events == [CardRevealed(0, card("silver"), 2, 0), LastCardRevealed(0)]
    assert GAME.to_act(state) == 0
    assert GAME.legal(state) == (take("pink"), take("silver"), take("gold"))


def test_then_the_game_ends_and_shop_cards_left_are_discarded() -> None:
    state = position(cards("pink", "gold"), coming=cards("silver"), deck_after=())
    state, events = play(state, REVEAL, take("silver"))
    assert GAME.to_act(state) is None
    assert GAME.legal(state) == ()
    assert state.shop == ()
    assert state.discard == cards("pink", "gold")
    assert state.seat == 0
    assert events[-2:] == [ShopDiscarded(cards("pink", "gold")), GameEnded((-2, 0, 0), (1, 2))]
    with pytest.raises(GameOver):
        GAME.apply(state, REVEAL)


def test_a_last_card_that_repeats_the_colour_ends_the_game_without_taking() -> None:
    state = position(cards("pink", "gold"), coming=cards("gold"), deck_after=())
    state, events = play(state, REVEAL)
    assert [type(event) for event in events] == [
        CardRevealed,
        LastCardRevealed,
        ColourRepeated,
        ShopDiscarded,
        GameEnded,
    ]
    assert state.discard == cards("pink", "gold", "gold")


def test_a_last_card_that_fills_the_shop_leaves_two_colours_to_take() -> None:
    state = position(cards("pink", "gold", "pink", "gold"), coming=cards("silver"), deck_after=())
    state, _ = play(state, REVEAL)
    assert GAME.legal(state) == (take("pink", "silver"), take("pink", "gold"), take("silver", "gold"))


def test_a_last_card_alone_in_the_shop_must_be_taken() -> None:
    state, _ = play(position(coming=cards("gold"), deck_after=()), REVEAL)
    assert GAME.legal(state) == (take("gold"),)
    state, events = play(state, take("gold"))
    assert state.discard == ()
    assert events[-1] == GameEnded((-4, 0, 0), (1, 2))


# Score


def ended(series: Mapping[int, list[Cards]], garlands: Mapping[int, Cards]) -> State:
    """Seat 2, who holds nothing, reveals a last card that repeats its colour."""
    state = position(cards("yellow"), (card("yellow"),), series, garlands, deck_after=())
    state.seat = 2
    return play(state, REVEAL)[0]


def test_a_star_counts_one_in_the_garland_and_minus_one_on_an_unfinished_series() -> None:
    pair = (card("pink", 1, 2), card("pink", 2, 2))
    state = ended({0: [cards("silver")], 1: [cards("gold")]}, {0: pair})
    result = GAME.result(state)
    assert result is not None
    assert result.scores == (4 - 2, -4, 0)
    assert result.winners == (0,)
    assert result.detail[0] == {"garland": 4, "unfinished": 2, "cards": 2}


def test_a_one_bulb_and_a_two_bulb_pink_card_with_two_stars_each_make_a_series_worth_four() -> None:
    state = position((card("pink", 1, 2),), series={0: [(card("pink", 2, 2),)]})
    assert GAME.points(state)[0] == -2
    assert GAME.points(play(state, take("pink"))[0])[0] == 4


def test_before_the_end_there_is_no_result() -> None:
    assert GAME.result(position()) is None


def test_a_tie_goes_to_more_cards_in_the_garland() -> None:
    garlands: dict[int, Cards] = {
        0: (card("orange", 1, 1), card("orange", 2, 2)),
        1: (card("pink", 1, 1),) * 3,
    }
    result = GAME.result(ended({}, garlands))
    assert result is not None
    assert result.scores == (3, 3, 0)
    assert result.winners == (1,)


def test_a_tie_of_cards_goes_to_more_minus_points() -> None:
    garlands: dict[int, Cards] = {
        0: (card("pink", 1, 1),) * 3,
        1: (card("pink", 1, 1), card("pink", 1, 2), card("pink", 1, 2)),
    }
    result = GAME.result(ended({1: [(card("orange", 1, 2),)]}, garlands))
    assert result is not None
    assert result.scores == (3, 3, 0)
    assert result.winners == (1,)


def test_what_is_still_tied_is_shared() -> None:
    garland = (card("pink", 1, 1),) * 3
    result = GAME.result(ended({}, {0: garland, 1: garland}))
    assert result is not None
    assert result.winners == (0, 1)


@pytest.mark.parametrize("seed", range(40))
def test_points_kept_during_play_are_those_counted_from_the_cards(seed: int) -> None:
    state = GAME.new(DECK, 2 + seed % 5, seed).state
    while legal := GAME.legal(state):
        GAME.play(state, legal[(seed * 7 + len(state.deck)) % len(legal)])
        assert GAME.load(GAME.dump(state)).points == state.points
