"""La Course des étoiles: what a seat knows, imagines and is told beforehand."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest
from msgspec.structs import replace

from game.engine.contract import NOBODY
from game.games.star_race.game import GAME
from game.games.star_race.model import (
    BACK,
    CARD_ORDER,
    AlienAdvanced,
    CardDrawn,
    CardPlayed,
    Move,
    RaceView,
    State,
    TokenDealt,
)
from game.games.star_race.rules import FIZZLE
from game.games.star_race.view import preview, refusal
from tests.games.star_race.races import (
    DECK,
    adopt,
    advance,
    card,
    ended,
    places,
    race,
    states_of_game,
    swap,
    trade,
)


class TestView:
    def test_a_seat_sees_its_hand_and_the_size_of_the_others(self) -> None:
        view = GAME.view(race(hand="r F P"), 0)
        assert view.hand == (card("r"), card("F"), card("P"))
        assert view.hand_sizes == (3, 3)

    def test_a_seat_sees_its_token_alone(self) -> None:
        assert GAME.view(race(favourites="YBR", tokens="rgp"), 1).tokens == (BACK, "green", BACK)

    def test_all_tokens_are_open_at_the_end_but_no_hand_is(self) -> None:
        over = ended()
        view = GAME.view(over, 0)
        assert view.tokens == over.tokens
        assert view.hand == over.hands[0]
        assert set(over.hands[1] + over.hands[2]) <= set(view.unseen)
        assert view.result == GAME.result(over)

    def test_only_the_seat_to_act_has_actions(self) -> None:
        state = race(hand="r F P")
        assert GAME.view(state, 0).legal == tuple(GAME.legal(state))
        assert GAME.view(state, 1).legal == ()

    def test_unseen_is_what_the_deck_holds_less_all_that_was_seen(self) -> None:
        for state in states_of_game(4, 7):
            view = GAME.view(state, 2)
            adopted = [card for cards in view.favourites for card in cards]
            assert Counter((*view.unseen, *view.hand, *view.discard, *adopted)) - Counter(DECK) == Counter(
                card for card in (*view.discard, *adopted) if card.kind == "favourite"
            )
            assert list(view.unseen) == sorted(view.unseen, key=CARD_ORDER.__getitem__)

    def test_who_only_watches_sees_no_hand_and_no_token(self) -> None:
        view = GAME.view(race(favourites="YBR"), NOBODY)
        assert view.hand == ()
        assert view.tokens == (BACK, BACK, BACK)
        assert not GAME.has_secret(view)
        assert len(view.unseen) == 55

    def test_a_view_does_not_follow_the_state_that_it_shows(self) -> None:
        state = race("y3", hand="yb F P")
        view = GAME.view(state, 0)
        GAME.play(state, advance("yb", "y"))
        assert view.aliens == places("y3 b0 r0 g0 p0")

    def test_a_seat_cannot_tell_states_apart_that_differ_in_its_rivals_secrets(self) -> None:
        state = race(favourites="YBR", tokens="rgp")
        other = GAME.copy(state)
        other.hands[1], other.hands[2] = state.hands[2], state.hands[1]
        other.stock.reverse()
        other.tokens = ("red", "purple", "green")
        assert GAME.view(other, 0) == GAME.view(state, 0)
        assert GAME.dump_view(GAME.view(other, 0)) == GAME.dump_view(GAME.view(state, 0))


class TestRedact:
    def test_a_card_drawn_shows_its_back_to_the_others(self) -> None:
        drawn = CardDrawn(1, card("r"), 3, 0)
        assert GAME.redact(drawn, 1) is drawn
        assert GAME.redact(drawn, 0) == CardDrawn(1, BACK, 3, 0)
        assert GAME.redact(drawn, NOBODY) == CardDrawn(1, BACK, 3, 0)

    def test_a_token_dealt_shows_its_back_to_the_others(self) -> None:
        dealt = TokenDealt(0, "red")
        assert GAME.redact(dealt, 0) is dealt
        assert GAME.redact(dealt, 1) == TokenDealt(0, BACK)

    def test_everything_else_is_open(self) -> None:
        for event in (CardPlayed(1, card("r")), AlienAdvanced("red", 0, 1, ())):
            assert GAME.redact(event, 0) is event

    def test_every_action_teaches(self) -> None:
        state = race(hand="r F P")
        assert GAME.teaches(state, GAME.apply(state, adopt("r")))


class TestImagine:
    @pytest.mark.parametrize("players", range(2, 6))
    def test_a_seat_cannot_tell_an_imagined_state_from_the_real_one(self, players: int) -> None:
        rng = Random(players)
        for state in states_of_game(players, players):
            for seat in (NOBODY, *range(players)):
                view = GAME.view(state, seat)
                imagined = GAME.imagine(view, rng)
                assert GAME.view(imagined, seat) == view
                assert GAME.load(GAME.dump(imagined)) == imagined

    def test_it_leaves_the_view_alone(self) -> None:
        view = GAME.view(race("y3", hand="yb F P"), 0)
        GAME.play(GAME.imagine(view, Random(1)), advance("yb", "y"))
        assert view == GAME.view(race("y3", hand="yb F P"), 0)

    def test_every_state_that_fits_is_as_likely(self) -> None:
        """Of all orders of five unseen cards and two unseen tokens, none comes up too often (chi-square)."""
        view = few_unseen(GAME.view(race(favourites="YBR", tokens="rgp"), 0))
        worlds = {
            (hidden, tokens)
            for hidden in permutations(view.unseen)
            for tokens in permutations(("yellow", "blue", "green", "purple"), 2)
        }
        assert len(worlds) == 30 * 12
        rng = Random(4)
        rounds = 40 * len(worlds)
        seen = Counter(hidden_part(GAME.imagine(view, rng)) for _ in range(rounds))
        assert set(seen) == worlds
        chi_square = sum((seen[world] - 40) ** 2 / 40 for world in worlds)
        assert chi_square < 450  # 359 degrees of freedom: more than 450 comes up once in 1500 times


def few_unseen(view: RaceView) -> RaceView:
    """The same view with only five unseen cards: two in each rival's hand, one to be drawn."""
    fields = {name: getattr(view, name) for name in view.__struct_fields__}
    fields |= {"unseen": tuple(map(card, ("r", "r", "g", "g", "P"))), "hand_sizes": (3, 2, 2)}
    return RaceView(**fields)


def hidden_part(state: State) -> tuple[object, ...]:
    return (*state.hands[1], *state.hands[2], *state.stock), state.tokens[1:]


class TestPreview:
    def test_it_tells_where_an_alien_lands_and_whom_it_leaps_over(self) -> None:
        seen = preview(GAME.view(race("y3 b4 r5", hand="yb F P"), 0), advance("yb", "y"))
        assert AlienAdvanced("yellow", 3, 6, ("blue", "red")) in seen.events
        assert seen.aliens["yellow"] == 6

    def test_it_tells_the_standings_and_the_points_before_and_after(self) -> None:
        state = race("y3 b4 r5", hand="yb F P", favourites=("Yr", "B"), tokens="yg")
        seen = preview(GAME.view(state, 0), advance("yb", "y"))
        assert [standing["yellow"] for standing in seen.standings] == [3, 1]
        assert seen.points == (2 + 2 + 0, 0 + 0 + 3)
        assert seen.open_points == ((2, 3), (3, 2))

    def test_it_shows_nothing_of_what_the_seat_does_not_know(self) -> None:
        state = race("y3 b4 r5", hand="yb F P", favourites=("Yr", "B"), tokens="yg")
        other = GAME.imagine(GAME.view(state, 0), Random(3))
        assert other != state
        for move in GAME.legal(state):
            seen = preview(GAME.view(state, 0), move)
            assert seen == preview(GAME.view(other, 0), move)
            assert not any(isinstance(event, CardDrawn) for event in seen.events)

    def test_it_tells_whether_the_race_ends(self) -> None:
        view = GAME.view(race("y16", hand="yb F P"), 0)
        assert preview(view, advance("yb", "y")).ends
        assert not preview(view, advance("yb", "b")).ends
        swallowing = GAME.view(race("y5 b6 r7 g8 p9", hand="yb F P", gone=5), 0)
        assert preview(swallowing, advance("yb", "b")).ends


class TestRefusal:
    def test_what_can_be_done_is_not_refused(self) -> None:
        state = race("y3", hand="r F P")
        view = GAME.view(state, 0)
        assert [refusal(view, move) for move in GAME.legal(state)] == [None] * len(view.legal)

    def test_after_the_end_and_out_of_turn(self) -> None:
        assert refusal(GAME.view(ended(), 0), FIZZLE) == "over"
        assert refusal(GAME.view(race(), 1), FIZZLE) == "not_your_turn"

    @pytest.mark.parametrize(
        ("move", "reason"),
        [
            (advance("gp", "g"), "not_in_hand"),
            (adopt("r"), "choose_what_to_drop"),
            (adopt("r", "b"), "not_your_favourite"),
            (trade("r", 1, "b"), "not_your_favourite"),
            (trade("y", 1, "r"), "not_their_favourite"),
            (trade("y", 0, "y"), "not_with_yourself"),
            (swap("yr"), "alien_between"),
            (swap("gp"), "same_planet"),
            (FIZZLE, "swap_is_possible"),
        ],
    )
    def test_it_names_the_rule(self, move: Move, reason: str) -> None:
        view = GAME.view(race("y3 b4 r5", hand="r F P", favourites=("Yg", "B")), 0)
        assert refusal(view, move) == reason

    def test_nothing_is_dropped_while_there_is_room(self) -> None:
        view = GAME.view(race(hand="r F P"), 0)
        assert refusal(view, adopt("r", "y")) == "nothing_to_drop"

    def test_a_pair_is_no_favourite_card(self) -> None:
        assert refusal(GAME.view(race(hand="yb F P"), 0), adopt("yb")) == "not_on_the_card"

    def test_nobody_swaps_while_all_are_together(self) -> None:
        assert refusal(GAME.view(race(hand="r F P"), 0), swap("yb")) == "all_together"


def test_nothing_is_withheld_from_a_seat_that_drew_nothing() -> None:
    step = GAME.apply(race(hand="r F P"), advance("r", "r"))
    drawn, other = (GAME.observe(step, seat, 1) for seat in (0, 1))
    hidden = GAME.withheld(drawn)
    assert hidden is not None
    assert GAME.withheld(hidden) is None
    assert GAME.withheld(other) is None
    assert GAME.withheld(replace(drawn, events=())) is None
