"""Work on a Dask cluster: the same results, and a sentence when there is none."""

from __future__ import annotations

import importlib.util
import re
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import arena, cluster, workers
from game.ai.bot import Budget
from game.engine.contract import Refused

ROOT = Path(__file__).parents[1]
WORDS = ["--game", "star_race", "--seed", "3", "--seats", "pilot,rookie", "--games", "6", "--json"]
SOON = 5.0  # seconds
PATIENCE = 300.0  # only a failure takes so long, however busy the machine is

pytestmark = pytest.mark.skipif(
    importlib.util.find_spec("distributed") is None, reason="Dask is not installed (extra 'cluster')"
)


@pytest.fixture(scope="module")
def started() -> Iterator[str]:
    """As docs/cluster.md starts it."""
    port = _free_port()
    address = f"tcp://127.0.0.1:{port}"
    scheduler = _dask("scheduler", "--host", "127.0.0.1", "--port", port)
    crew = _dask("worker", address, "--nworkers", "2", "--nthreads", "1")
    try:
        _wait_for_workers(address)
        yield address
    finally:
        for process in (crew, scheduler):
            process.terminate()
        for process in (crew, scheduler):
            process.wait(PATIENCE)


def _free_port() -> str:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return str(free.getsockname()[1])


def _dask(*words: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "dask", *words, "--no-dashboard"]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def _wait_for_workers(address: str) -> None:
    until = time.monotonic() + PATIENCE
    while arena.main([*WORDS, "--games", "1", "--cluster", address]):
        assert time.monotonic() < until, "no worker came"
        time.sleep(0.3)


def told(*words: str) -> str:
    """The report of the arena, without the times."""
    done = subprocess.run(
        [sys.executable, "-m", "game.arena", *WORDS, *words],
        cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=True,
    )  # fmt: skip
    return re.sub(r'"ms_p\d+": [\d.e-]+', "", done.stdout.splitlines()[-1])


@pytest.mark.slow
def test_a_cluster_plays_the_same_arena(started: str) -> None:
    assert told("--cluster", started) == told("--jobs", "1")


def test_a_machine_with_another_starbox_is_named(started: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "edition", lambda: "0.0.1-older")
    with (
        cluster.cluster(started) as executor,
        pytest.raises(Refused, match=f"{socket.gethostname()} has Starbox .*, here it is 0.0.1-older"),
    ):
        executor.submit(int, "1").result(timeout=PATIENCE)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("tcp://127.0.0.1:9", "Nobody answers at tcp://127.0.0.1:9"),
        ("tcp://no-such-machine.invalid:8786", "Nobody answers"),
        ("127.0.0.1:8786", "an address such as tcp://"),
        ("tcp://127.0.0.1:many", "an address such as tcp://"),
    ],
)
def test_a_dead_address_is_told_soon(wrong: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena.main([*WORDS, "--cluster", wrong]) == 2
    assert said in capsys.readouterr().err
    assert cluster.KNOCK + cluster.ANSWER < SOON, "that is how long it waits at most"


@pytest.mark.parametrize(
    ("greeting", "said"), [(b"HTTP/1.1 400", "no Dask scheduler"), (b"", "Nobody answers")]
)
def test_what_is_no_scheduler_is_told_soon(
    greeting: bytes, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        threading.Thread(target=_greet, args=(other, greeting), daemon=True).start()
        assert arena.main([*WORDS, "--cluster", f"tcp://127.0.0.1:{other.getsockname()[1]}"]) == 2
    assert said in capsys.readouterr().err


def _greet(door: socket.socket, greeting: bytes) -> None:
    caller, _ = door.accept()
    with caller:
        caller.sendall(greeting)
        time.sleep(SOON)


class Machines:
    """A scheduler and its workers, killed and begun again as somebody might by hand."""

    def __init__(self) -> None:
        self.port = _free_port()
        self.address = f"tcp://127.0.0.1:{self.port}"
        self.begun: list[subprocess.Popen[bytes]] = []

    def begin_scheduler(self) -> None:
        self.scheduler = self._begin("scheduler", "--host", "127.0.0.1", "--port", self.port)

    def begin_worker(self) -> None:
        self.worker = self._begin("worker", self.address, "--nworkers", "1", "--nthreads", "1", "--no-nanny")

    def _begin(self, *words: str) -> subprocess.Popen[bytes]:
        self.begun.append(_dask(*words))
        return self.begun[-1]

    def end(self) -> None:
        for process in self.begun:
            process.kill()
            process.wait()


@pytest.fixture
def machines() -> Iterator[Machines]:
    machines = Machines()
    machines.begin_scheduler()
    machines.begin_worker()
    try:
        _wait_for_workers(machines.address)
        yield machines
    finally:
        machines.end()


@pytest.mark.slow
def test_games_that_are_lost_with_the_machines_are_played_again(
    machines: Machines, monkeypatch: pytest.MonkeyPatch
) -> None:
    """First all workers are killed, then the scheduler. Others come once it is said that they are missed."""
    said: list[str] = []
    done: list[int] = []

    def note(sentence: str) -> None:
        said.append(sentence)
        if "The scheduler" in sentence and "is gone" in sentence:
            machines.begin_scheduler()
        machines.begin_worker()

    def disturb(more: int) -> None:
        done.append(more)
        if len(done) == 4:
            machines.worker.kill()
        if len(done) == 30:
            machines.scheduler.kill()

    monkeypatch.setattr(workers, "warn", note)
    monkeypatch.setattr(cluster, "warn", note)
    monkeypatch.setattr(cluster, "RETURN", PATIENCE)
    pairings = arena.schedule("star_race", ("rookie", "random"), (Budget(),) * 2, 200, seed=1)
    with cluster.cluster(machines.address) as executor:
        outcomes, status = arena.play_all(pairings, executor, disturb)
    assert status == 0
    assert f"No worker is left at {machines.address}" in said[0]
    assert any(f"The scheduler at {machines.address} is gone" in sentence for sentence in said)
    assert sorted(map(_what_came, outcomes)) == sorted(map(_what_came, map(arena.play_pairing, pairings)))


def _what_came(outcome: arena.PairingResult) -> tuple[object, ...]:
    return outcome.pairing.seed, outcome.pairing.turn, outcome.shares, outcome.points, outcome.plies


@pytest.mark.slow
def test_a_scheduler_that_does_not_come_back_leaves_what_is_done(
    machines: Machines, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cluster, "RETURN", 0.0)
    pairings = arena.schedule("star_race", ("rookie", "random"), (Budget(),) * 2, 5000, seed=1)
    with cluster.cluster(machines.address) as executor:
        outcomes, status = arena.play_all(pairings, executor, lambda more: machines.scheduler.kill())
    assert status == 1
    assert 0 < len(outcomes) < 5000
    assert "the scheduler has not come back" in capsys.readouterr().err
