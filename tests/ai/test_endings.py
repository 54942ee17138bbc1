"""Near the end of a game no win is lost that can be worked out."""

from __future__ import annotations

import gc
from collections import Counter
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from game import catalogue
from game.ai.bot import Budget, Level
from game.ai.levels import choose
from game.ai.mind import ALIKE, Meter, TooMuch
from game.ai.search import never
from game.engine.contract import View
from game.games.fairy_lights.endings import LastCards
from game.games.fairy_lights.model import Card, State
from game.games.fairy_lights.rules import REVEAL, colour_mask
from tools.endings import Known, answered, at_table, endings

SMALL = 3000  # positions that an ending of these tests may have
LITTLE = Budget(nodes=24)
TABLES = (("gravity", 2), ("gravity", 3), ("star_race", 2), ("star_race", 4), ("fairy_lights", 3))
LIGHTS, GRAVITY = catalogue.game("fairy_lights"), catalogue.game("gravity")


@cache
def some(name: str, players: int) -> list[Known]:
    """Endings of games of rookies, where pilots take long to get there."""
    level: Level = "pilot" if name == "fairy_lights" else "rookie"
    return list(islice(endings(name, players, SMALL, level=level), 6))


@pytest.mark.sampled(3, 1)
@pytest.mark.parametrize("level", ["ace", "legend"])
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_no_won_game_is_lost(name: str, players: int, level: Level) -> None:
    for known in some(name, players):
        assert answered(name, level, known).loss < ALIKE


def by_hand(state: Any) -> tuple[float, ...]:
    """The shares of the win in Fairy Lights by the plain rules."""
    result = LIGHTS.result(state)
    if result is not None:
        won = result.winners
        return tuple([(seat in won) / len(won) for seat in range(len(state.points))])
    worth = [shares_of(state, action) for action in LIGHTS.legal(state)]
    most = max(shares[state.seat] for shares in worth)
    best = [shares for shares in worth if shares[state.seat] > most - ALIKE]
    return tuple([sum(column) / len(best) for column in zip(*best, strict=True)])


def shares_of(state: Any, action: Any) -> tuple[float, ...]:
    """What an action is worth to each seat."""
    if action is not REVEAL:
        return by_hand(LIGHTS.after(state, action))
    rows = []
    for card, number in Counter(state.deck).items():
        drawn = LIGHTS.copy(state)
        drawn.deck.remove(card)
        drawn.deck.append(card)
        rows += [by_hand(LIGHTS.after(drawn, REVEAL))] * number
    return tuple([sum(column) / len(rows) for column in zip(*rows, strict=True)])


@pytest.mark.parametrize("players", [2, 3])
def test_endings_of_lights_are_worth_what_the_plain_rules_say(players: int) -> None:
    compared = 0
    for known in some("fairy_lights", players):
        view: Any = known.view
        if len(view.unseen) <= 3:
            state = LIGHTS.imagine(view, Random(1))
            for action in view.legal:
                assert known.values[action] == pytest.approx(shares_of(state, action)[view.seat])
            compared += 1
    assert compared


@pytest.mark.parametrize("players", [2, 3])
def test_the_best_action_is_found_without_the_worth_of_the_others(players: int) -> None:
    for known in some("fairy_lights", players):
        view: Any = known.view
        for preferred in view.legal, view.legal[::-1]:
            meter = Meter(SMALL, never)
            ((best, share),) = LastCards(view, meter).best(preferred).items()
            assert share == pytest.approx(max(known.values.values()))
            assert best == next(each for each in preferred if known.values[each] > share - ALIKE)
            assert players > 2 or meter.done <= known.worked_out


@pytest.mark.parametrize("level", ["ace", "legend"])
def test_late_in_a_game_of_gravity_a_theft_that_wins_is_not_let_go(level: Level) -> None:
    for known in islice(endings("gravity", 2, level="rookie"), 8):
        late = replace(known, view=replace(known.view, round=60))
        assert answered("gravity", level, late).loss < ALIKE


def test_an_ending_that_is_too_large_is_searched() -> None:
    known = next(each for each in endings("fairy_lights", 2, most=SMALL) if each.worked_out > 400)
    with pytest.raises(TooMuch):
        LastCards(known.view, Meter(100, never)).values()  # type: ignore[arg-type]
    choice = choose(catalogue.mind("fairy_lights"), known.view, "ace", 1, LITTLE)
    assert choice.nodes > 0
    assert choice.action in known.view.legal


def test_what_wins_much_at_once_does_not_hide_what_wins_more_often() -> None:
    """Three golden cards win twelve points, and one card more the game: two colours can be taken then."""
    golden = Card("gold", 1, 4)
    shop = Card("pink", 1, 1), Card("pink", 1, 1), Card("silver", 1, 2), golden
    mine, theirs = (Card("yellow", 2, 1),), (Card("yellow", 1, 0),)
    yellow = [Card("yellow", 1, 1)] * 4 + [Card("yellow", 1, 0)]
    state = State(
        deck=[*yellow, Card("pink", 2, 2), Card("orange", 1, 1), Card("orange", 2, 2)],
        shop=shop,
        shop_colours=colour_mask(shop),
        discard=(),
        series=[mine, (), (), (), (golden,) * 2, theirs, (), (), (), (golden,) * 2],
        garlands=[(), ()],
        points=[31, 51],
        first=0,
        first_player="random",
        seat=0,
        phase="turn",
    )
    assert choose(catalogue.mind("fairy_lights"), LIGHTS.view(state, 0), "ace", 1).action == REVEAL


def test_with_more_worked_out_ahead_more_endings_are_known() -> None:
    few, many = (list(islice(at_table(2, "ace", ahead, 24, SMALL), 8)) for ahead in (64, 960))
    assert sum(each.worked_out for each in few) < sum(each.worked_out for each in many)
    assert not any(each.loss > ALIKE for each in many if each.worked_out)


def test_where_all_is_lost_a_bot_still_chooses_by_its_judgement() -> None:
    """An ending says nothing where all actions are worth the same."""
    view = hopeless()
    mind = catalogue.mind("fairy_lights")
    solved = mind.solve(view, Meter(SMALL, never))
    assert solved is not None
    assert set(solved.values.values()) == {0.0}
    assert choose(mind, view, "ace", 1, LITTLE).values
    assert gc.isenabled()  # it rests while an ending is worked out


def hopeless() -> View:
    """A seat of Fairy Lights that cannot win any more, and still has something to choose."""
    state: Any = LIGHTS.new(catalogue.material("fairy_lights"), 2, 1).state
    del state.deck[4:]
    state.points[1 - state.seat] = 40
    LIGHTS.play(state, REVEAL)
    LIGHTS.play(state, REVEAL)
    view: View = LIGHTS.view(state, LIGHTS.to_act(state) or 0)
    return view
