"""Thinking while people think: what a seat finds before it is to act, and what is kept of it."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from game import catalogue
from game.ai.bot import Budget, Footstep, Level, Trail
from game.ai.levels import Endgame, Insight, choose, think, think_all
from game.ai.mind import Meter
from game.ai.search import never
from game.ai.worker import AheadTask, Memory, Task, done
from game.engine.contract import Seat, View
from tests.bots import PILOTS
from tools.endings import endings

NODES = 150


class Silent:
    """A connection on which nothing comes."""

    def poll(self) -> bool:
        return False


def meeting(name: str, players: int, plies: int) -> tuple[Any, Seat]:
    """A game of pilots, and the seat after the one to act."""
    game = catalogue.game(name)
    state = game.new(catalogue.material(name), players, 5).state
    for ply in range(plies):
        seat = game.to_act(state)
        assert seat is not None
        game.play(state, PILOTS[name](game.view(state, seat), Random(ply)))
    seat = game.to_act(state)
    assert seat is not None
    return state, (seat + 1) % players


def played_until(name: str, state: Any, waiting: Seat) -> tuple[Footstep[View], ...]:
    """What pilots do until a seat is to act or the game is over, as that seat sees it."""
    game, mind, steps = catalogue.game(name), catalogue.mind(name), list[Footstep[View]]()
    while (seat := game.to_act(state)) not in (waiting, None):
        action = PILOTS[name](game.view(state, seat), Random(len(steps)))
        game.play(state, action)
        steps.append(Footstep(mind.seen(action), game.view(state, waiting)))
    return tuple(steps)


@pytest.mark.sampled(2, 1)
@pytest.mark.parametrize("level", ["ace", "legend"])
@pytest.mark.parametrize("name", catalogue.names())
def test_what_was_thought_ahead_goes_on_from_what_was_played(name: str, level: Level) -> None:
    game, mind, kept = catalogue.game(name), catalogue.mind(name), 0
    for plies in range(8, 16):
        state, waiting = meeting(name, 2, plies)
        insight = Insight(mind, game.view(state, waiting), level, 1, 0)
        insight.grow(NODES, never)
        steps = played_until(name, state, waiting)
        if game.to_act(state) is None or not all(map(insight.tree.follow, steps)):
            continue
        view = game.view(state, waiting)
        before = insight.tree.root.visits
        kept += before
        tally = think(mind, view, level, 1, Budget(NODES), kept=insight)
        assert set(tally.actions) <= set(view.legal)
        assert tally.complete or len(tally.actions) < 2 or sum(tally.visits) >= before
    assert kept > 0


@pytest.mark.parametrize("name", catalogue.names())
def test_where_nodes_are_fixed_nothing_that_was_thought_ahead_counts(name: str) -> None:
    game, package = catalogue.game(name), catalogue.package(name)
    state, waiting = meeting(name, 2, 10)
    memory: Any = Memory()
    view = game.view(state, waiting)
    memory.look_ahead(
        AheadTask(1, package, view, "ace", 1, 10, (0,)), iter([False] * 20 + [True] * 9).__next__
    )
    trail = Trail(10, played_until(name, state, waiting))
    task = Task(2, package, game.view(state, waiting), "ace", 7, Budget(60), (0,), path=trail)
    silent: Any = Silent()
    found = done(task, silent, memory).choice
    alone = choose(catalogue.mind(name), task.view, "ace", 7, Budget(60))
    assert found is not None
    assert (found.action, found.values, found.nodes) == (alone.action, alone.values, alone.nodes)


def test_only_the_seat_that_looked_ahead_from_there_is_given_what_was_found() -> None:
    game, package = catalogue.game("star_race"), catalogue.package("star_race")
    state, waiting = meeting("star_race", 3, 9)
    view, trail = game.view(state, waiting), Trail(9, ())
    for asked, path in ((game.view(state, 1 - waiting % 2), trail), (view, Trail(8, ())), (view, None)):
        memory: Any = Memory()
        memory.look_ahead(AheadTask(1, package, view, "ace", 1, 9, (0,)), iter([False] * 9 + [True]).__next__)
        assert (asked.seat == waiting) is (asked is view)
        assert not memory.recall(package, asked, "ace", path)
    memory.look_ahead(AheadTask(1, package, view, "ace", 1, 9, (0,)), iter([False] * 9 + [True]).__next__)
    assert memory.recall(package, view, "ace", trail)


def test_near_the_end_an_ace_does_not_go_on_as_it_judged_before() -> None:
    """It would have gone on not to try what it held for hopeless farther from the end."""
    mind = catalogue.mind("fairy_lights")
    state, seat = meeting("fairy_lights", 2, 0)
    game = catalogue.game("fairy_lights")
    early = game.view(state, seat)
    del state.deck[8:]
    late = game.view(state, seat)
    insight = Insight(mind, early, "ace", 1, 0)
    assert insight.serves(mind, early, "ace")
    assert not insight.serves(mind, late, "ace")
    package, memory = catalogue.package("fairy_lights"), Memory()
    memory.look_ahead(AheadTask(1, package, early, "ace", 1, 0, (0,)), lambda: True)
    assert not memory.recall(package, late, "ace", Trail(0, ()))
    memory.look_ahead(AheadTask(1, package, early, "ace", 1, 0, (0,)), lambda: True)
    assert memory.recall(package, early, "ace", Trail(0, ()))


def test_a_card_that_lies_face_down_is_seen_by_nobody_who_looks_ahead() -> None:
    game, mind = catalogue.game("gravity"), catalogue.mind("gravity")
    state = game.new(catalogue.material("gravity"), 2, 1).state
    while state.phase != "action":
        game.play(state, game.legal(state)[0])
    steps = [action for action in game.legal(state) if type(action).__name__ == "Step"]
    assert len({mind.seen(step) for step in steps}) == len({step.dir for step in steps}) < len(steps)


def test_what_a_decision_has_found_is_there_for_the_next_one_of_the_same_turn() -> None:
    game, mind, package = catalogue.game("gravity"), catalogue.mind("gravity"), catalogue.package("gravity")
    silent: Any = Silent()
    known = 0
    for seed in range(6):
        state, memory = game.new(catalogue.material("gravity"), 2, seed).state, Memory()
        trail = None
        for ply in range(16):
            seat = game.to_act(state)
            assert seat is not None
            view = game.view(state, seat)
            task = Task(ply, package, view, "ace", 1, Budget(seconds=0.01), (0,), ply, trail)
            found = done(task, silent, memory).choice
            assert found is not None
            assert found.action in view.legal
            game.play(state, found.action)
            following, trail = game.to_act(state), None
            if following == seat and len(view.legal) > 1:
                trail = Trail(ply, (Footstep(mind.seen(found.action), game.view(state, seat)),))
                known += 1
    assert known


def test_what_is_worked_out_of_an_ending_holds_for_all_that_follows() -> None:
    game, mind, fewer = catalogue.game("fairy_lights"), catalogue.mind("fairy_lights"), 0
    for seed in range(4):
        state: Any = game.new(catalogue.material("fairy_lights"), 2, seed).state
        del state.deck[5:]
        endgame = Endgame()
        while (seat := game.to_act(state)) is not None:
            view, fresh, known = game.view(state, seat), Meter(10**6, never), Meter(10**6, never)
            endgame.look_ahead(mind, game.view(state, 1 - seat), never)
            exact, kept = mind.solve(view, fresh), endgame.solve(mind, view, known)
            assert exact is not None
            assert kept is not None
            assert kept.values == pytest.approx(dict(exact.values))
            assert known.done <= fresh.done
            fewer += fresh.done - known.done
            game.play(state, PILOTS["fairy_lights"](view, Random(seed)))
    assert fewer > 1000


def test_an_ending_of_another_game_is_worked_out_anew() -> None:
    game, mind, endgame = catalogue.game("fairy_lights"), catalogue.mind("fairy_lights"), Endgame()
    for seed in range(6):
        state: Any = game.new(catalogue.material("fairy_lights"), 2 + seed % 2, seed).state
        del state.deck[4:]
        view = game.view(state, 0)
        exact, kept = mind.solve(view, Meter(10**6, never)), endgame.solve(mind, view, Meter(10**6, never))
        assert exact is not None
        assert kept is not None
        assert kept.values == exact.values


def test_after_the_ending_of_one_game_another_game_is_thought_about() -> None:
    lights, gravity = catalogue.mind("fairy_lights"), catalogue.mind("gravity")
    memory, silent = Memory(), cast(Any, Silent())
    state: Any = lights.game.new(catalogue.material("fairy_lights"), 2, 1).state
    del state.deck[3:]
    assert memory.endgame.solve(lights, lights.game.view(state, state.seat), Meter(10**6, never))
    state, waiting = meeting("gravity", 2, 9)
    view = gravity.game.view(state, waiting)
    memory.look_ahead(AheadTask(1, catalogue.package("gravity"), view, "ace", 1, 9, (0,)), lambda: True)
    view = gravity.game.view(state, 1 - waiting)
    task = Task(2, catalogue.package("gravity"), view, "ace", 1, Budget(seconds=0.01), (0,))
    choice = done(task, silent, memory).choice
    assert choice is not None
    assert choice.action in view.legal


def test_while_nobody_waits_for_it_an_ace_works_an_ending_out_for_longer() -> None:
    """Its time is too short for it; the motion of the last action lasts long enough."""
    mind, package = catalogue.mind("fairy_lights"), catalogue.package("fairy_lights")
    view = next(each.view for each in endings("fairy_lights", 2, left=6) if each.worked_out > 3000)
    budget = Budget(seconds=0.002)
    for due, complete in ((0.0, False), (60.0, True)):
        kept = Memory().of(Task(1, package, view, "ace", 1, budget, (0,), due=due))
        (tally,) = think_all(mind, view, "ace", 1, budget, (0,), kept=kept, endgame=Endgame())
        assert tally.complete is complete
