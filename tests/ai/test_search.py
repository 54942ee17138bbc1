"""The shared search, on a toy game."""

from __future__ import annotations

import pytest

from game.ai.search import CHECK_EVERY, merge, search
from tests.toy.game import GAME as TOY
from tests.toy.mind import ToyMind
from tests.toy.model import Play, State, ToyView


def new(seed: int, players: int = 2, cards: int = 10) -> State:
    return TOY.new(tuple(range(1, cards + 1)), players, seed).state


def view_of(hand: tuple[int, ...], rival: tuple[int, ...], stock: tuple[int, ...] = ()) -> ToyView:
    return TOY.view(State([hand, rival], stock, (5,), (), [0, 0], 1), 0)


class Suspicious(ToyMind):
    """Takes everybody for somebody who holds nothing above 6."""

    def likelihood(self, view: ToyView, state: State) -> float:
        return float(all(max(hand) <= 6 for seat, hand in enumerate(state.hands) if seat != view.seat))


@pytest.mark.parametrize("seed", range(5))
def test_a_trick_is_won_as_cheaply_as_it_can_be(seed: int) -> None:
    view = view_of((2, 6, 9), (1, 8))  # 6 beats the 5 that lies there, and 9 beats the 8 later
    tally = search(ToyMind(), view, seed, 500)
    assert tally.actions[tally.best()] == Play(6)


def test_the_same_view_seed_and_nodes_give_the_same_tally() -> None:
    view = TOY.view(new(4, 4, 20), 0)
    assert search(ToyMind(), view, 7, 200) == search(ToyMind(), view, 7, 200)
    assert search(ToyMind(), view, 7, 200) != search(ToyMind(), view, 8, 200)


def test_states_that_a_seat_cannot_tell_apart_get_the_same_tally() -> None:
    state = new(3, 3, 12)
    other = TOY.copy(state)
    other.hands[1], other.hands[2] = other.hands[2], other.hands[1]
    assert search(ToyMind(), TOY.view(state, 0), 5, 100) == search(ToyMind(), TOY.view(other, 0), 5, 100)


def test_a_search_spends_its_nodes_unless_nothing_can_change_the_choice() -> None:
    even = TOY.view(State([(3, 4), (1, 2)], (), (), (), [0, 0], 0), 0)  # whatever is led wins
    assert search(ToyMind(), even, 1, 300).nodes <= 300
    clear = view_of((1, 6), (8,))  # the 6 takes the only trick that can be had
    assert 0 < search(ToyMind(), clear, 1, 300).nodes < 300


def test_one_option_is_taken_without_a_thought() -> None:
    assert search(ToyMind(), view_of((4,), ()), 1, 300).nodes == 0


def test_a_stop_ends_the_search_early() -> None:
    view = TOY.view(new(2), 0)
    calls = iter([False, False, True])
    assert search(ToyMind(), view, 1, 10**6, stop=lambda: next(calls)).nodes == 2 * CHECK_EVERY


def test_halves_merge_into_one_tally() -> None:
    view = TOY.view(new(2), 0)
    halves = [search(ToyMind(), view, seed, 50) for seed in (1, 2)]
    whole = merge(halves)
    assert whole.actions == halves[0].actions
    assert whole.nodes == sum(half.nodes for half in halves)
    assert sum(whole.totals) == pytest.approx(sum(halves[0].totals) + sum(halves[1].totals))


def test_what_the_others_have_done_can_be_taken_into_account() -> None:
    hand, rival, stock = (7, 9), (8,), (6, 5, 4, 3)  # nobody knows where the 8 is
    view = TOY.view(State([hand, (1, *rival)], stock, (), (), [0, 0], 0), 0)
    plain = dict(search(ToyMind(), view, 1, 400).values())
    wiser = dict(search(Suspicious(), view, 1, 400, infer=True).values())
    assert plain[Play(7)] < 1
    assert wiser[Play(7)] == 1
