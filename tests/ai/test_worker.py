"""Thinking in processes of their own."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from game import catalogue
from game.ai import worker
from game.ai.bot import Budget, Decision, Footstep, Level, Trail
from game.ai.levels import WHOLE, choose
from game.ai.worker import Thinker, shares
from game.children import HALTED
from game.engine.contract import View
from tools.endings import endings

PATIENCE = 600.0  # seconds; only a failure takes so long, however busy the machine is
ROOT = Path(__file__).parents[2]
ENDLESS = Budget(nodes=10**12, seconds=10.0**9)


@pytest.fixture
def lending() -> Iterator[Thinker]:
    """It is told the time by the tests, so that no machine is too slow for it; its children use idle time."""
    thinker = Thinker(cores=2, clock=CLOCK)
    yield thinker
    thinker.close()


@pytest.fixture
def thinker(lending: Thinker, monkeypatch: pytest.MonkeyPatch) -> Thinker:
    """Its children are as urgent as it is: a busy machine has no idle time for long."""
    monkeypatch.setattr(worker, "lower_priority", lambda *_: None)
    return lending


class Clock:
    """Stands still until a test moves it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


CLOCK = Clock()


def pass_time(thinker: Thinker, ply: int) -> None:
    """Poll until a child that gives no answer has certainly been replaced."""
    before = thinker.troubles
    while thinker.troubles == before and thinker.poll(ply) is None:
        CLOCK.now += HALTED


def opening(name: str = "star_race") -> View:
    game = catalogue.game(name)
    state = game.new(catalogue.material(name), 3, 1).state
    seat = game.to_act(state)
    assert seat is not None
    view: View = game.view(state, seat)
    return view


def wait(until: Callable[[], Any]) -> Any:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if found := until():
            return found
        time.sleep(0.01)
    raise TimeoutError


@pytest.mark.parametrize("level", ["rookie", "ace", "legend"])
def test_a_thinker_chooses_as_the_bot_itself_would(thinker: Thinker, level: Any) -> None:
    view, budget = opening(), Budget(nodes=100)
    thinker.ask(catalogue.package("star_race"), view, level, 7, ply=3, budget=budget)
    choice: Decision[Any] = wait(lambda: thinker.poll(3))
    alone = choose(catalogue.mind("star_race"), view, level, 7, budget)
    assert (choice.action, choice.values, choice.nodes) == (alone.action, alone.values, alone.nodes)


def test_a_level_has_as_many_processes_ready_as_it_can_use(thinker: Thinker) -> None:
    thinker.prepare(catalogue.package("gravity"), [])
    assert thinker.pids == []
    thinker.prepare(catalogue.package("gravity"), ["pilot", "ace"])
    assert len(thinker.pids) == 1
    thinker.prepare(catalogue.package("gravity"), ["legend"])
    assert len(thinker.pids) == 2


def test_a_choice_for_another_ply_is_dropped(thinker: Thinker) -> None:
    thinker.ask(catalogue.package("star_race"), opening(), "ace", 1, ply=3, budget=Budget(nodes=50))
    wait(lambda: thinker.poll(3))
    assert thinker.poll(4) is None


def test_a_new_question_ends_the_old_thought(thinker: Thinker) -> None:
    thinker.ask(catalogue.package("star_race"), opening(), "legend", 1, ply=1, budget=ENDLESS)
    thinker.ask(
        catalogue.package("fairy_lights"), opening("fairy_lights"), "ace", 1, ply=2, budget=Budget(nodes=50)
    )
    assert wait(lambda: thinker.poll(2))
    assert thinker.poll(1) is None


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot halt a process")
def test_the_asker_never_waits(thinker: Thinker) -> None:
    """If it waited for a child that has been halted, this test would never end."""
    thinker.prepare(catalogue.package("star_race"), ["legend"])
    for pid in thinker.pids:
        os.kill(pid, signal.SIGSTOP)
    thinker.ask(catalogue.package("star_race"), opening(), "legend", 1, ply=1, budget=ENDLESS)
    for _ in range(100):
        assert thinker.poll(1) is None


def test_a_worker_killed_in_the_middle_of_a_thought_is_replaced_and_the_game_goes_on(
    thinker: Thinker,
) -> None:
    game = catalogue.game("star_race")
    state = game.new(catalogue.material("star_race"), 2, 1).state
    for ply in range(4):
        seat = game.to_act(state)
        assert seat is not None
        view = game.view(state, seat)
        budget = Budget(nodes=100)
        thinker.ask(catalogue.package("star_race"), view, "legend", 1, ply, budget)
        if ply == 1:
            victim = thinker.pids[0]
            os.kill(victim, signal.SIGKILL)
        choice: Decision[Any] = wait(partial(thinker.poll, ply))
        assert choice.nodes > 0
        game.play(state, choice.action)
    assert victim not in thinker.pids
    assert len(thinker.pids) == 2


def test_a_question_that_kills_everybody_is_answered_without_a_search_and_told(
    thinker: Thinker, caplog: pytest.LogCaptureFixture
) -> None:
    view = opening()
    thinker.ask(catalogue.package("star_race"), view, "ace", 1, ply=1, budget=ENDLESS)

    def kill_and_poll() -> Decision[Any] | None:
        for pid in thinker.pids:
            os.kill(pid, signal.SIGKILL)
        return thinker.poll(1)

    choice = wait(kill_and_poll)
    assert choice.action == choose(catalogue.mind("star_race"), view, "pilot", 1).action
    assert thinker.troubles == worker.MOST_TRIES
    assert "without a search" in caplog.text


stopping = pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot halt a process")


def halt(pids: Iterable[int]) -> None:
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)


@stopping
@pytest.mark.parametrize("level", ["rookie", "ace", "legend"])
def test_a_halted_process_is_replaced_and_the_answer_is_the_same(thinker: Thinker, level: Any) -> None:
    view, budget = opening(), Budget(nodes=100)
    thinker.prepare(catalogue.package("star_race"), [level])
    halted = thinker.pids
    halt(halted)
    thinker.ask(catalogue.package("star_race"), view, level, 7, ply=1, budget=budget)
    pass_time(thinker, 1)
    choice = wait(lambda: thinker.poll(1))
    assert choice.action == choose(catalogue.mind("star_race"), view, level, 7, budget).action
    assert not set(halted) & set(thinker.pids)
    assert wait(lambda: all(map(gone, halted)))


@stopping
@pytest.mark.parametrize("level", ["rookie", "ace", "legend"])
def test_where_each_replacement_is_halted_too_it_is_decided_without_a_search(
    thinker: Thinker, level: Any
) -> None:
    view = opening()
    thinker.ask(catalogue.package("star_race"), view, level, 7, ply=1, budget=Budget(nodes=10**9))
    for _ in range(worker.MOST_TRIES):
        halt(thinker.pids)
        pass_time(thinker, 1)
    choice = thinker.poll(1)
    assert choice is not None
    own: Level = "rookie" if level == "rookie" else "pilot"
    assert choice.action == choose(catalogue.mind("star_race"), view, own, 7).action


@stopping
def test_many_questions_to_a_halted_process_block_nobody(thinker: Thinker) -> None:
    thinker.prepare(catalogue.package("star_race"), ["ace"])
    for ply in range(500):
        halt(thinker.pids)
        thinker.ask(catalogue.package("star_race"), opening(), "ace", 7, ply)
        assert thinker.poll(ply) is None


@stopping
def test_each_child_that_takes_the_place_of_another_gets_more_time(thinker: Thinker) -> None:
    thinker.ask(catalogue.package("star_race"), opening(), "ace", 7, ply=1, budget=Budget(nodes=10**9))
    waits = []
    for _ in range(worker.MOST_TRIES):
        halt(thinker.pids)
        begun = CLOCK.now
        pass_time(thinker, 1)
        waits.append(CLOCK.now - begun)
    assert all(later > 2 * before for before, later in pairwise(waits))


def test_a_program_that_was_halted_itself_blames_no_child(thinker: Thinker) -> None:
    thinker.ask(catalogue.package("star_race"), opening(), "ace", 7, ply=1, budget=ENDLESS)
    thinker.poll(1)
    CLOCK.now += 1000.0
    thinker.poll(1)
    assert thinker.troubles == 0


@pytest.mark.parametrize("error", [OSError(errno.EMFILE, "Too many open files"), MemoryError()])
def test_where_no_process_can_be_started_it_is_decided_without_a_search(
    thinker: Thinker, error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(package: str, idle_only: bool) -> None:
        raise error

    monkeypatch.setattr(worker, "Child", refused)
    view = opening()
    thinker.prepare(catalogue.package("star_race"), ["legend"])
    thinker.ask(catalogue.package("star_race"), view, "legend", 7, ply=1)
    choice = thinker.poll(1)
    assert choice is not None
    assert choice.action == choose(catalogue.mind("star_race"), view, "pilot", 7).action
    assert thinker.troubles


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can lend idle time")
def test_children_think_in_time_that_nobody_else_wants(lending: Thinker) -> None:
    lending.prepare(catalogue.package("star_race"), ["legend"])
    assert [os.sched_getscheduler(pid) for pid in lending.pids] == [os.SCHED_IDLE] * 2


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can lend idle time")
def test_where_no_time_is_left_over_children_ask_for_their_part(lending: Thinker) -> None:
    lending.prepare(catalogue.package("star_race"), ["legend"])
    starved = lending.pids
    halt(starved)
    lending.ask(catalogue.package("star_race"), opening(), "legend", 1, ply=1, budget=Budget(nodes=100))
    pass_time(lending, 1)
    assert wait(lambda: lending.poll(1)).nodes > 0
    assert not set(starved) & set(lending.pids)
    assert [os.sched_getscheduler(pid) for pid in lending.pids] == [os.SCHED_OTHER] * 2
    assert {os.getpriority(os.PRIO_PROCESS, pid) for pid in lending.pids} == {worker.NICENESS}


def gone(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return True
    return state == "Z"


PROGRAM = """
import sys, time
from game import catalogue
from tests.ai.test_worker import ENDLESS, opening
from game.ai.worker import Thinker
if __name__ == "__main__":
    thinker = Thinker(cores=2)
    thinker.ask(catalogue.package("star_race"), opening(), "legend", 1, 1, ENDLESS)
    print(*thinker.pids, flush=True)
    {then}
"""


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="there is no /proc to look for processes in")
@pytest.mark.parametrize("then", ["time.sleep(600)", "sys.exit()"])
def test_no_process_is_left_when_the_program_ends_or_is_killed(then: str, tmp_path: Path) -> None:
    script = tmp_path / "program.py"
    script.write_text(PROGRAM.format(then=then))
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(
        [sys.executable, str(script)], stdout=subprocess.PIPE, text=True, env=environment
    ) as program:
        assert program.stdout is not None
        children = [int(pid) for pid in program.stdout.readline().split()]
        assert len(children) == 2
        if "sleep" in then:
            program.kill()
        program.wait(PATIENCE)
    assert wait(lambda: all(map(gone, children)))


def test_an_ending_that_is_worked_out_waits_for_no_other_half(thinker: Thinker) -> None:
    known = next(endings("fairy_lights", 2, most=3000))
    thinker.ask("game.games.fairy_lights", known.view, "legend", 5, ply=1, budget=ENDLESS)
    decision: Decision[Any] = wait(lambda: thinker.poll(1))
    assert known.values[decision.action] == pytest.approx(max(known.values.values()))


def test_a_single_core_gets_a_single_search_unless_nodes_are_fixed() -> None:
    assert shares("legend", None, 1) == [(WHOLE,)]
    assert shares("legend", 100, 1) == [(0, 1)]
    assert shares("legend", None, 2) == shares("legend", 100, 2) == [(0,), (1,)]
    assert shares("ace", None, 1) == shares("ace", None, 2) == [(0,)]


def test_a_single_child_decides_as_well() -> None:
    thinker = Thinker(cores=1, clock=CLOCK)
    thinker.ask(catalogue.package("star_race"), opening(), "legend", 1, 1, Budget(seconds=0.05))
    choice = wait(lambda: thinker.poll(1))
    thinker.close()
    assert choice.action in opening().legal


@pytest.mark.parametrize("level", ["ace", "legend"])
def test_who_looked_ahead_answers_from_what_it_found(thinker: Thinker, level: Any) -> None:
    game, package = catalogue.game("star_race"), catalogue.package("star_race")
    state = game.new(catalogue.material("star_race"), 2, 1).state
    seat = game.to_act(state)
    assert seat is not None
    waiting = 1 - seat
    thinker.prepare(package, [level])
    thinker.look_ahead(package, game.view(state, waiting), level, 3, ply=0)
    assert thinker.looks_ahead
    action = game.legal(state)[0]
    game.play(state, action)
    view = game.view(state, waiting)
    thinker.follow(Trail(0, (Footstep(catalogue.mind("star_race").seen(action), view),)))
    thinker.ask(package, view, level, 3, ply=1, budget=Budget(seconds=0.1))
    choice: Decision[Any] = wait(lambda: thinker.poll(1))
    assert choice.action in view.legal
    assert not thinker.looks_ahead
