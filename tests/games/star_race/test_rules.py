"""La Course des étoiles, sentence by sentence of the rules."""

from __future__ import annotations

from collections import Counter

import pytest

from game.engine.contract import BadSetup, GameOver, IllegalAction
from game.games.star_race.game import GAME
from game.games.star_race.model import (
    ALIENS,
    FAVOURITES,
    SINGLES,
    Adopt,
    Advance,
    AlienAdvanced,
    AliensSwapped,
    Card,
    CardDrawn,
    CardPlayed,
    FavouriteAdopted,
    FavouriteDealt,
    FavouriteDropped,
    FavouritesTraded,
    Fizzle,
    Fizzled,
    GameEnded,
    PlanetSwallowed,
    RaceEnded,
    State,
    Swap,
    TokenDealt,
    TokensRevealed,
    Trade,
    TurnStarted,
)
from game.games.star_race.rules import FIZZLE, standings, values
from tests.games.star_race.races import (
    DECK,
    adopt,
    advance,
    after,
    card,
    favourite,
    places,
    race,
    swap,
    told,
    trade,
)


def moves_of(state: State, kind: type) -> list[object]:
    return [move for move in GAME.legal(state) if isinstance(move, kind)]


class TestSetUp:
    @pytest.mark.parametrize("players", range(2, 6))
    def test_each_seat_gets_one_favourite_card_one_token_and_three_cards(self, players: int) -> None:
        state = GAME.new(DECK, players, 5).state
        assert [len(cards) for cards in state.favourites] == [1] * players
        assert {cards[0].kind for cards in state.favourites} == {"favourite"}
        assert len({cards[0] for cards in state.favourites}) == players
        assert len(set(state.tokens)) == len(state.tokens) == players
        assert [len(hand) for hand in state.hands] == [3] * players

    @pytest.mark.parametrize("players", range(2, 6))
    def test_eighteen_cards_are_the_galaxy_and_the_rest_the_deck(self, players: int) -> None:
        data = GAME.dump(GAME.new(DECK, players, 5).state)
        assert len(data["galaxy"]) == 18
        assert data["gone"] == 0
        assert len(data["deck"]) == 55 - 18 - 3 * players
        assert data["discard"] == []

    def test_all_cards_of_the_material_are_in_the_game(self) -> None:
        state = GAME.new(DECK, 4, 8).state
        assert Counter([*state.stock, *(card for hand in state.hands for card in hand)]) == Counter(DECK)

    def test_all_aliens_start_on_planet_0(self) -> None:
        assert set(GAME.new(DECK, 3, 0).state.aliens.values()) == {0}

    def test_any_seat_may_be_first(self) -> None:
        assert {GAME.new(DECK, 3, seed).state.first for seed in range(40)} == {0, 1, 2}

    def test_any_alien_may_be_dealt_as_favourite_and_as_token(self) -> None:
        states = [GAME.new(DECK, 2, seed).state for seed in range(60)]
        assert {state.favourites[0][0].alien for state in states} == set(ALIENS)
        assert {state.tokens[0] for state in states} == set(ALIENS)

    def test_a_seed_gives_the_same_game_whatever_the_order_of_the_material(self) -> None:
        assert GAME.new(DECK, 4, 1).state == GAME.new(DECK[::-1], 4, 1).state
        assert GAME.new(DECK, 4, 1).state != GAME.new(DECK, 4, 2).state

    def test_the_opening_tells_what_was_dealt(self) -> None:
        state, events = GAME.new(DECK, 3, 1).state, GAME.new(DECK, 3, 1).events
        assert [event.card for event in events if isinstance(event, FavouriteDealt)] == [
            cards[0] for cards in state.favourites
        ]
        assert tuple(event.token for event in events if isinstance(event, TokenDealt)) == state.tokens
        drawn = [event for event in events if isinstance(event, CardDrawn)]
        assert [event.card for event in drawn] == [card for hand in state.hands for card in hand]
        assert [event.deck_left for event in drawn] == list(range(36, 27, -1))
        assert events[-1] == TurnStarted(state.first)

    @pytest.mark.parametrize("players", [1, 6])
    def test_it_is_for_two_to_five(self, players: int) -> None:
        with pytest.raises(BadSetup):
            GAME.new(DECK, players, 1)

    @pytest.mark.parametrize(
        "cards",
        [DECK[1:], (*DECK, DECK[0]), (FAVOURITES["red"], *DECK[1:]), (Card("pair", ("red",)), *DECK[1:])],
    )
    def test_other_material_is_refused(self, cards: tuple[Card, ...]) -> None:
        with pytest.raises(BadSetup):
            GAME.new(cards, 2, 1)


class TestPair:
    def test_either_of_its_aliens_may_advance(self) -> None:
        state = race(hand="yb F P")
        assert moves_of(state, Advance) == [advance("yb", "y"), advance("yb", "b")]

    def test_the_alien_goes_to_the_next_planet(self) -> None:
        state = after(race("y3", hand="yb F P"), advance("yb", "y"))
        assert state.aliens["yellow"] == 4

    def test_it_leaps_over_occupied_planets(self) -> None:
        state = race("y3 b5 r4 g7", hand="yb F P")
        assert after(state, advance("yb", "y")).aliens["yellow"] == 6
        assert told(state, advance("yb", "y"), AlienAdvanced) == [
            AlienAdvanced("yellow", 3, 6, ("red", "blue"))
        ]

    def test_nobody_is_leapt_over_on_the_planet_left(self) -> None:
        assert told(race(hand="yb F P"), advance("yb", "b"), AlienAdvanced) == [
            AlienAdvanced("blue", 0, 1, ())
        ]

    def test_the_card_is_discarded(self) -> None:
        state = race(hand="yb F P")
        assert after(state, advance("yb", "y")).discard == [*state.discard, card("yb")]

    def test_two_alike_in_a_hand_are_one_choice(self) -> None:
        assert len(GAME.legal(race(hand="yb yb yb"))) == 2


class TestSingle:
    def test_its_alien_may_advance(self) -> None:
        state = race(hand="r yb yb")
        following = after(state, advance("r", "r"))
        assert following.aliens["red"] == 1
        assert following.discard == [*state.discard, card("r")]
        assert following.favourites == state.favourites

    def test_or_it_is_laid_down_as_a_favourite_and_the_alien_stays(self) -> None:
        state = race(hand="r yb yb", favourites=("Y", "B"))
        following = after(state, adopt("r"))
        assert following.favourites == [(favourite("Y"), favourite("r")), (favourite("B"),)]
        assert following.aliens == state.aliens
        assert following.discard == state.discard
        assert told(state, adopt("r"), FavouriteAdopted) == [FavouriteAdopted(0, card("r"))]

    def test_with_two_there_one_of_those_is_dropped_and_not_the_new_one(self) -> None:
        state = race(hand="r yb yb", favourites=("Yg", "B"))
        assert moves_of(state, Adopt) == [adopt("r", "y"), adopt("r", "g")]

    def test_a_dealt_favourite_card_is_discarded_as_such(self) -> None:
        state = race(hand="r yb yb", favourites=("Yg", "B"))
        following = after(state, adopt("r", "y"))
        assert following.favourites[0] == (favourite("g"), favourite("r"))
        assert GAME.dump(following)["discard"][-1] == {"kind": "favourite", "aliens": ["yellow"]}

    def test_a_single_card_is_discarded_as_that_card(self) -> None:
        state = race(hand="r yb yb", favourites=("Yg", "B"))
        assert told(state, adopt("r", "g"), FavouriteDropped) == [FavouriteDropped(0, card("g"), 1)]
        following = after(state, adopt("r", "g"))
        assert following.favourites[0] == (favourite("Y"), favourite("r"))
        assert GAME.dump(following)["discard"][-1] == {"kind": "single", "aliens": ["green"]}

    def test_two_of_one_alien_are_one_choice_and_the_first_is_dropped(self) -> None:
        state = race(hand="r yb yb", favourites=("Gg", "B"))
        assert moves_of(state, Adopt) == [adopt("r", "g")]
        following = after(state, adopt("r", "g"))
        assert following.favourites[0] == (favourite("g"), favourite("r"))
        assert following.discard[-1] == favourite("G")

    def test_a_second_favourite_of_the_same_alien_may_be_laid(self) -> None:
        following = after(race(hand="y r r", favourites=("Y", "B")), adopt("y"))
        assert following.favourites[0] == (favourite("Y"), favourite("y"))

    def test_the_token_is_never_dropped(self) -> None:
        state = race(hand="r yb yb", favourites=("Yg", "B"), tokens="pr")
        assert adopt("r", "p") not in GAME.legal(state)


class TestSwapFavourites:
    def test_any_of_mine_for_any_of_anybodys(self) -> None:
        state = race(hand="F yb yb", favourites=("Yg", "B", "Rp"))
        assert moves_of(state, Trade) == [
            trade("y", 1, "b"),
            trade("g", 1, "b"),
            trade("y", 2, "r"),
            trade("y", 2, "p"),
            trade("g", 2, "r"),
            trade("g", 2, "p"),
        ]

    def test_each_card_takes_the_others_place(self) -> None:
        state = race(hand="F yb yb", favourites=("Yg", "B", "Rp"))
        following = after(state, trade("y", 2, "p"))
        assert following.favourites == [
            (favourite("p"), favourite("g")),
            (favourite("B"),),
            (favourite("R"), favourite("Y")),
        ]
        assert told(state, trade("y", 2, "p"), FavouritesTraded) == [
            FavouritesTraded(0, favourite("Y"), 0, 2, favourite("p"), 1)
        ]

    def test_of_two_of_one_alien_the_first_is_traded(self) -> None:
        state = race(hand="F yb yb", favourites=("gG", "Rr"))
        assert moves_of(state, Trade) == [trade("g", 1, "r")]
        assert after(state, trade("g", 1, "r")).favourites == [
            (favourite("R"), favourite("G")),
            (favourite("g"), favourite("r")),
        ]

    def test_tokens_stay_and_the_card_is_discarded(self) -> None:
        state = race(hand="F yb yb")
        following = after(state, trade("y", 1, "b"))
        assert following.tokens == state.tokens
        assert following.discard[-1] == card("F")

    def test_it_is_always_possible(self) -> None:
        assert moves_of(race(hand="F F F", favourites=("Y", "B")), Trade)


class TestSwapPositions:
    def test_neighbours_in_the_race_change_places(self) -> None:
        state = race("y2 b5 r6 g11 p1", hand="P yb yb")
        assert moves_of(state, Swap) == [swap("yp"), swap("yb"), swap("br"), swap("rg")]
        following = after(state, swap("yb"))
        assert following.aliens == places("y5 b2 r6 g11 p1")
        assert told(state, swap("yb"), AliensSwapped) == [AliensSwapped(("yellow", "blue"), (5, 2))]
        assert following.discard[-1] == card("P")

    def test_an_alien_between_forbids_it(self) -> None:
        assert swap("yr") not in GAME.legal(race("y2 b5 r6 g11 p1", hand="P yb yb"))

    def test_each_of_those_on_planet_0_may_change_with_the_next_one(self) -> None:
        state = race("g4 p2", hand="P yb yb")
        assert moves_of(state, Swap) == [swap("yp"), swap("bp"), swap("rp"), swap("gp")]

    def test_an_alien_swapped_to_planet_0_joins_those_there(self) -> None:
        following = after(race("g4 p2", hand="P yb yb"), swap("bp"))
        assert following.aliens == places("b2 g4 y0 r0 p0")

    def test_two_on_one_planet_do_not_swap(self) -> None:
        assert swap("yb") not in GAME.legal(race("g4 p2", hand="P yb yb"))

    def test_with_all_on_one_planet_the_card_has_no_effect(self) -> None:
        state = race(hand="P yb yb")
        assert moves_of(state, Swap) == []
        assert moves_of(state, Fizzle) == [FIZZLE]
        following = after(state, FIZZLE)
        assert following.aliens == state.aliens
        assert following.discard[-1] == card("P")
        assert told(state, FIZZLE, Fizzled) == [Fizzled()]

    def test_otherwise_it_cannot_be_discarded_without_effect(self) -> None:
        assert moves_of(race("y1", hand="P yb yb"), Fizzle) == []


class TestRefill:
    def test_the_top_of_the_deck_fills_the_hand_and_the_next_seat_plays(self) -> None:
        state = race(hand="yb F P", favourites=("Y", "B", "R"), top="gp")
        step = GAME.apply(state, advance("yb", "y"))
        assert step.state.hands[0] == (card("gp"), card("F"), card("P"))
        assert step.state.seat == 1
        assert step.events == (
            CardPlayed(0, card("yb")),
            AlienAdvanced("yellow", 0, 1, ()),
            CardDrawn(0, card("gp"), None, len(state.stock) - 18 - 1),
            TurnStarted(1),
        )

    def test_play_is_clockwise_and_comes_round(self) -> None:
        state = race(hand="yb yb yb", favourites=("Y", "B", "R"))
        seats = []
        for _ in range(4):
            state = after(state, GAME.legal(state)[0])
            seats.append(state.seat)
        assert seats == [1, 2, 0, 1]

    def test_with_the_deck_empty_planet_0_is_taken_and_gone(self) -> None:
        state = race("y1 b2 r3 g4 p5", hand="yb F P", deck=0, top="gp")
        step = GAME.apply(state, advance("yb", "y"))
        assert CardDrawn(0, card("gp"), 0, 0) in step.events
        assert PlanetSwallowed(0) in step.events
        data = GAME.dump(step.state)
        assert data["gone"] == 1
        assert data["galaxy"][0] is None
        assert None not in data["galaxy"][1:]

    def test_then_the_innermost_that_is_left(self) -> None:
        state = race("y7 b8 r9 g11 p12", hand="yb F P", gone=4)
        assert told(state, advance("yb", "b"), PlanetSwallowed) == [PlanetSwallowed(4)]

    def test_the_last_card_of_the_deck_takes_no_planet(self) -> None:
        state = race("y1 b2 r3 g4", hand="yb F P", deck=1, top="gp")
        step = GAME.apply(state, advance("yb", "y"))
        assert CardDrawn(0, card("gp"), None, 0) in step.events
        assert GAME.result(step.state) is None


class TestEnd:
    def test_at_once_when_an_alien_reaches_planet_17(self) -> None:
        state = race("y16 b3", hand="yb F P")
        step = GAME.apply(state, advance("yb", "y"))
        assert step.state.hands[0] == (card("F"), card("P"))
        assert step.state.stock == state.stock
        assert step.state.seat == 0
        assert GAME.to_act(step.state) is None
        assert step.events[2:] == (
            RaceEnded("arrived", 17, ("yellow",)),
            TokensRevealed(("red", "green")),
            GameEnded((-1, 2), (1,)),
        )

    def test_by_a_leap_too(self) -> None:
        state = race("y15 b16", hand="yb F P")
        assert GAME.result(after(state, advance("yb", "y"))) is not None

    def test_not_when_it_stops_short_of_it(self) -> None:
        state = race("y15 b3", hand="yb F P")
        assert GAME.result(after(state, advance("yb", "y"))) is None

    def test_when_the_planet_to_be_taken_holds_an_alien(self) -> None:
        state = race("y7 b8 r9 g5 p12", hand="yb F P", gone=5)
        step = GAME.apply(state, advance("yb", "b"))
        assert RaceEnded("swallowed", 5, ("green",)) in step.events
        assert step.state.hands[0] == (card("F"), card("P"))
        data = GAME.dump(step.state)
        assert data["gone"] == 5
        assert data["galaxy"][5] is not None

    def test_not_when_that_alien_has_just_left_it(self) -> None:
        state = race("y5 b8 r9 g7 p12", hand="yb F P", gone=5)
        assert told(state, advance("yb", "y"), PlanetSwallowed) == [PlanetSwallowed(5)]

    def test_with_several_on_planet_0(self) -> None:
        state = race("y1 b2", hand="yb F P", deck=0)
        assert told(state, advance("yb", "y"), RaceEnded) == [
            RaceEnded("swallowed", 0, ("red", "green", "purple"))
        ]

    def test_after_it_nothing_is_legal(self) -> None:
        over = after(race("y16", hand="yb F P"), advance("yb", "y"))
        assert GAME.legal(over) == ()
        with pytest.raises(GameOver):
            GAME.apply(over, advance("yb", "y"))


class TestScore:
    def test_the_places_count_0_3_2_1_and_minus_1(self) -> None:
        aliens = places("y17 b9 r8 g2 p1")
        assert values(aliens) == {"yellow": 0, "blue": 3, "red": 2, "green": 1, "purple": -1}
        assert standings(aliens) == {"yellow": 1, "blue": 2, "red": 3, "green": 4, "purple": 5}

    @pytest.mark.parametrize(
        ("planets", "expected"),
        [
            ("y3 b2 r0 g0 p0", {"yellow": 0, "blue": 3, "red": -1, "green": -1, "purple": -1}),
            ("y3 b2 r4 g0 p0", {"yellow": 3, "blue": 2, "red": 0, "green": -1, "purple": -1}),
            ("y0 b0 r0 g0 p0", dict.fromkeys(ALIENS, -1)),
        ],
    )
    def test_those_on_planet_0_all_count_as_the_last(self, planets: str, expected: dict[str, int]) -> None:
        assert values(places(planets)) == expected

    def test_the_printed_example(self) -> None:
        """Favourites yellow, yellow, blue with yellow II and blue I score 3+3+0 = 6."""
        state = race("b16 y9 r3", hand="yb F P", favourites=("Yb", "R"), tokens="yg")
        over = after(state, advance("yb", "b"))
        result = GAME.result(over)
        assert result is not None
        assert result.scores[0] == 6
        assert result.detail[0] == {"token": 3, "favourites": [3, 0]}

    def test_points_are_what_the_result_would_count(self) -> None:
        state = race("b16 y9 r3", favourites=("Yb", "R"), tokens="yg")
        assert GAME.points(state) == (3 + 3 + 0, 2 - 1)

    def test_most_points_win(self) -> None:
        state = race("b16 y9 r3 g2 p1", hand="yb F P", favourites=("Y", "R"), tokens="pg")
        result = GAME.result(after(state, advance("yb", "b")))
        assert result is not None
        assert result.scores == (2, 3)
        assert result.winners == (1,)

    def test_a_tie_goes_to_the_token_with_the_higher_value(self) -> None:
        state = race("b16 y9 r3 g2 p1", hand="yb F P", favourites=("G", "Y"), tokens="rb")
        result = GAME.result(after(state, advance("yb", "b")))
        assert result is not None
        assert result.scores == (3, 3)
        assert result.winners == (0,)

    def test_a_tie_of_tokens_of_one_value_is_shared(self) -> None:
        state = race("b16 y9", hand="yb F P", favourites=("Y", "y"), tokens="rg", dropped="P")
        result = GAME.result(after(state, advance("yb", "b")))
        assert result is not None
        assert result.scores == (2, 2)
        assert result.winners == (0, 1)


class TestActions:
    def test_what_is_not_legal_is_refused_and_changes_nothing(self) -> None:
        state = race(hand="yb F P")
        before = GAME.copy(state)
        for move in (advance("gp", "g"), adopt("r"), trade("r", 1, "b"), swap("yb")):
            with pytest.raises(IllegalAction):
                GAME.apply(state, move)
        assert state == before

    def test_apply_leaves_its_state_alone(self) -> None:
        state = race("y2 b4 r5 g7", hand="r F P", favourites=("Yg", "B"))
        before = GAME.copy(state)
        for move in GAME.legal(state):
            GAME.apply(state, move)
            assert state == before

    def test_what_a_seat_has_advanced_is_counted(self) -> None:
        state = after(race(hand="r F P"), advance("r", "r"))
        assert state.pushed == [0, 0, 1, 0, 0] + [0] * 5
        state = after(state, GAME.legal(state)[0])
        assert sum(state.pushed[5:]) == 1

    def test_a_card_played_out_of_the_hand_is_the_one_that_we_share(self) -> None:
        own = Advance(Card("single", ("red",)), "red")
        following = after(race(hand="r F P"), own)
        assert following.discard[-1] is SINGLES["red"]
