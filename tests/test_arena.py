"""Bots against bots."""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import json
import os
import signal
import subprocess
import sys
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from game import arena, progress, workers
from game.ai.bot import Budget, Level
from game.ai.levels import choose
from game.arena import Pairing, PairingResult, interval, level_rows, main, play_all, play_pairing, schedule
from game.crew import CrewLost

ROOT = Path(__file__).parents[1]


def outcome(seed: int, turn: int, *shares: float, points: int = 5) -> PairingResult:
    rookie: Level = "rookie"
    levels = (rookie,) * len(shares)
    pairing = Pairing("fairy_lights", levels, (Budget(),) * len(shares), seed, turn)
    return PairingResult(pairing, shares, (points,) * len(shares), ((1.0, 2.0),) * len(shares), 30, 0.1)


def run(*words: str) -> int:
    return main(["--game", "star_race", "--seed", "3", "--jobs", "1", *words])


def test_options_of_the_rules_reach_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--game", "fairy_lights", "--seats", "rookie,rookie", "--games", "1"]
    assert main([*words, "--option", "first_player=1"]) == 0
    assert main([*words, "--option", "first_player=2"]) == 2
    assert "is one of random, 0, 1, not '2'" in capsys.readouterr().err


def test_every_deal_is_played_from_every_seating() -> None:
    pairings = schedule("gravity", ("pilot", "rookie", "rookie"), (Budget(),) * 3, 7, seed=20)
    assert [(pairing.seed, pairing.turn) for pairing in pairings] == [
        (20, 0),
        (20, 1),
        (20, 2),
        (21, 0),
        (21, 1),
        (21, 2),
        (22, 0),
    ]


def test_shares_and_points_are_those_of_the_level_wherever_it_sat() -> None:
    levels: tuple[Level, ...] = ("pilot", "random")
    outcomes = [play_pairing(each) for each in schedule("fairy_lights", levels, (Budget(),) * 2, 20, seed=1)]
    pilot, other = level_rows(outcomes)
    assert pilot.level == "pilot"
    assert pilot.share > 0.9
    assert pilot.share + other.share == pytest.approx(1)
    assert pilot.points > other.points


def test_the_same_match_is_played_in_the_same_way() -> None:
    pairing = Pairing("star_race", ("ace", "pilot"), (Budget(nodes=20),) * 2, 4, 1)
    one, other = play_pairing(pairing), play_pairing(pairing)
    assert (one.shares, one.points, one.plies) == (other.shares, other.points, other.plies)


def test_a_shared_win_counts_as_its_part() -> None:
    assert level_rows([outcome(1, 0, 0.5, 0.5), outcome(1, 1, 1.0, 0.0)])[0].share == 0.75


@pytest.mark.parametrize(
    ("deals", "low", "high"),
    [
        ([[1.0], [0.0]] * 50, 0.40, 0.60),  # as for a hundred tosses of a coin
        ([[1.0, 1.0], [0.0, 0.0]] * 25, 0.36, 0.64),  # a second game on a deal told nothing new
        ([[1.0]] * 20, 0.84, 1.0),
        ([[0.0]] * 60, 0.0, 0.06),
    ],
)
def test_an_interval_is_as_wide_as_the_evidence_is_thin(
    deals: list[list[float]], low: float, high: float
) -> None:
    mean, below, above = interval(deals)
    assert below <= mean <= above
    assert not f"{below:.3f}".startswith("-")
    assert below == pytest.approx(low, abs=0.01)
    assert above == pytest.approx(high, abs=0.01)


def test_the_table_and_the_line_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--seats", "pilot,random,random", "--games", "6", "--json") == 0
    *table, line = capsys.readouterr().out.splitlines()
    assert [row.split()[0] for row in table] == ["seat", "pilot", "random", "random", "6"]
    report = json.loads(line)
    assert list(report) == ["game", "games", "seats"]
    assert (report["game"], report["games"]) == ("star_race", 6)
    assert [seat["level"] for seat in report["seats"]] == ["pilot", "random", "random"]
    for seat in report["seats"]:
        assert list(seat) == ["level", "share", "low", "high", "points", "ms_p50", "ms_p95"]
        assert seat["low"] <= seat["share"] <= seat["high"]


def test_a_budget_for_each_seat(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--seats", "ace,ace", "--games", "2", "--nodes", "300,10", "--json") == 0
    strong, weak = json.loads(capsys.readouterr().out.splitlines()[-1])["seats"]
    assert strong["ms_p50"] > weak["ms_p50"]  # thirty times as much


def test_milliseconds_cap_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    given: set[tuple[Level, Budget]] = set()

    def noted(mind: Any, view: Any, level: Level, seed: int, budget: Budget) -> Any:
        given.add((level, budget))
        return choose(mind, view, "rookie", seed)

    monkeypatch.setattr(arena, "choose", noted)
    assert run("--seats", "ace,pilot", "--games", "1", "--ms", "5") == 0
    assert given == {("ace", Budget(seconds=0.005)), ("pilot", Budget(seconds=0.005))}


def test_processes_come_to_the_same_as_one(capsys: pytest.CaptureFixture[str]) -> None:
    reports = []
    for jobs in ("1", "2"):
        assert run("--seats", "pilot,rookie", "--games", "4", "--json", "--jobs", jobs) == 0
        seats = json.loads(capsys.readouterr().out.splitlines()[-1])["seats"]
        reports.append([(seat["share"], seat["points"]) for seat in seats])
    assert reports[0] == reports[1]


def threads() -> Executor:
    return ThreadPoolExecutor(2)


def test_an_executor_is_named_by_import_path(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--seats", "rookie,random", "--games", "4", "--json")
    assert run(*words, "--executor", "tests.test_arena:threads") == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["games"] == 4


def dask() -> Any:
    """The executor of a cluster of two processes on this machine."""
    distributed: Any = importlib.import_module("distributed")  # it has no types
    cluster = distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, host="127.0.0.1"
    )
    return distributed.Client(cluster).get_executor()


@pytest.mark.skipif(
    importlib.util.find_spec("distributed") is None, reason="Dask is not installed (extra 'cluster')"
)
def test_a_cluster_runs_the_same_arena(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--game", "star_race", "--seed", "3", "--seats", "pilot,rookie", "--games", "6", "--json")
    assert main((*words, "--jobs", "1")) == 0
    here = capsys.readouterr().out
    command = (sys.executable, "-m", "game.arena", *words, "--executor", "tests.test_arena:dask")
    there = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=100, check=True).stdout
    shares = [[seat["share"] for seat in json.loads(out.splitlines()[-1])["seats"]] for out in (here, there)]
    assert shares[0] == shares[1]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--seats", "ace,grandmaster"], "grandmaster"),
        (["--seats", "ace"], "2 to 5 players"),
        (["--seats", "ace,ace", "--nodes", "1,2,3"], "one for each of the 2"),
        (["--seats", "ace,ace", "--nodes", "many"], "whole number"),
        (["--seats", "ace,ace", "--nodes", "5", "--ms", "5"], "not allowed"),
        (["--seats", "ace,ace", "--games", "0"], "above 0"),
        (["--seats", "ace,ace", "--executor", "nowhere"], "module:callable"),
        (["--seats", "ace,ace", "--executor", "no.such.module:thing"], "no.such.module:thing"),
        (["--seats", "ace,ace", "--executor", "game.arena:SURE"], "'game.arena:SURE' makes no executor"),
        (["--seats", "ace,ace", "--executor", "game.arena:play"], "'game.arena:play' makes no executor"),
        (["--seats", "ace,ace", "--executor", "os:getpid"], "'os:getpid' makes no executor"),
        (["--seats", "ace,ace", "--game", "chess"], "chess"),
    ],
)
def test_a_wrong_word_gets_a_sentence_and_status_2(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status: int | str | None = run(*words)
    except SystemExit as end:
        status = end.code
    assert status == 2
    assert told in capsys.readouterr().err


def test_progress_is_told_on_long_runs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "LINE_EVERY", 0.0)
    assert run("--seats", "random,random", "--games", "3") == 0
    assert "2 of 3 games" in capsys.readouterr().err


def test_what_there_is_so_far_survives_ctrl_c(monkeypatch: pytest.MonkeyPatch) -> None:
    left = [1, 2]

    def play_two(pairing: Pairing) -> PairingResult:
        if not left:
            raise KeyboardInterrupt
        return outcome(left.pop(), 0, 1.0, 0.0)

    monkeypatch.setattr(arena, "play_pairing", play_two)
    pairings = schedule("star_race", ("rookie", "random"), (Budget(),) * 2, 6, seed=1)
    assert len(play_all(pairings, None)[0]) == 2


@pytest.mark.slow  # the first line about progress comes after seconds
def test_ctrl_c_prints_what_there_is_so_far() -> None:
    words = ["--game", "star_race", "--seats", "pilot,rookie", "--games", "50000", "--jobs", "2", "--json"]
    command = [sys.executable, "-m", "game.arena", *words]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as program:
        assert program.stderr is not None
        assert "of 50000 games" in program.stderr.readline()
        program.send_signal(signal.SIGINT)
        out, err = program.communicate(timeout=60)
    assert program.returncode == 128 + signal.SIGINT
    assert "Traceback" not in err
    assert json.loads(out.splitlines()[-1])["games"] > 0


def test_games_lost_with_a_killed_process_are_played_again() -> None:
    pairings = schedule("fairy_lights", ("pilot", "rookie"), (Budget(),) * 2, 40, seed=1)
    done: list[int] = []

    def disturb(more: int) -> None:
        done.append(more)
        if len(done) in (1, 20):
            active_children()[0].kill()

    with workers.workers(argparse.Namespace(cluster=None, executor=None, jobs=2), 40) as executor:
        outcomes, status = play_all(pairings, executor, disturb)
    assert status == 0
    assert sorted(map(came_to, outcomes)) == sorted(map(came_to, map(play_pairing, pairings)))
    assert active_children() == []


def came_to(outcome: PairingResult) -> tuple[object, ...]:
    return outcome.pairing.seed, outcome.pairing.turn, outcome.shares, outcome.points, outcome.plies


def end_this_process(task: int) -> int:
    os._exit(1)


def test_work_that_kills_whoever_does_it_is_given_up(capsys: pytest.CaptureFixture[str]) -> None:
    asked = argparse.Namespace(cluster=None, executor=None, jobs=2)
    with workers.workers(asked, 2) as executor, pytest.raises(CrewLost, match="are gone"):
        list(workers.each(end_this_process, [1, 2], executor))


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="there is no /proc to look for processes in")
@pytest.mark.parametrize("order", [signal.SIGKILL, signal.SIGTERM, signal.SIGHUP])
def test_kill_leaves_no_process_behind(order: signal.Signals) -> None:
    words = ["--game", "star_race", "--seats", "legend,legend", "--games", "50", "--jobs", "2"]
    with subprocess.Popen(
        [sys.executable, "-m", "game.arena", *words],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_DFL),  # tests may run under nohup
    ) as program:  # fmt: skip
        while len(children := children_of(program.pid)) < 3:  # one of them keeps watch over what they share
            assert program.poll() is None
        program.send_signal(order)
        out, err = program.communicate()
    while any(map(runs, children)):
        pass
    if order != signal.SIGKILL:  # a child that is just being born may then say that its parent is gone
        assert (program.returncode, err) == (128 + order, "Stopped.\n")
        assert "No game was finished." in out


def children_of(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def runs(pid: int) -> bool:
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False
