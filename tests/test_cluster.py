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
from typing import NamedTuple

import pytest

from game import arena, cluster
from game.engine.contract import Refused

ROOT = Path(__file__).parents[1]
WORDS = ["--game", "star_race", "--seed", "3", "--seats", "pilot,rookie", "--games", "6", "--json"]
SOON = 5.0  # seconds

pytestmark = pytest.mark.skipif(
    importlib.util.find_spec("distributed") is None, reason="Dask is not installed (extra 'cluster')"
)


class Cluster(NamedTuple):
    """Of this machine: a scheduler and two workers, each a process of its own."""

    address: str
    scheduler: subprocess.Popen[bytes]


@pytest.fixture(scope="module")
def started() -> Iterator[Cluster]:
    """As docs/cluster.md starts it."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    address = f"tcp://127.0.0.1:{port}"
    scheduler = _dask("scheduler", "--host", "127.0.0.1", "--port", port)
    workers = _dask("worker", address, "--nworkers", "2", "--nthreads", "1")
    try:
        _wait_for_workers(address)
        yield Cluster(address, scheduler)
    finally:
        for process in (workers, scheduler):
            process.terminate()
        for process in (workers, scheduler):
            process.wait(30)


def _dask(*words: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "dask", *words, "--no-dashboard"]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def _wait_for_workers(address: str) -> None:
    until = time.monotonic() + 60
    while arena.main([*WORDS, "--games", "1", "--cluster", address]):
        assert time.monotonic() < until, "no worker came"
        time.sleep(0.3)


def told(*words: str) -> str:
    """The report of the arena, without the times."""
    done = subprocess.run(
        [sys.executable, "-m", "game.arena", *WORDS, *words],
        cwd=ROOT, capture_output=True, text=True, timeout=60, check=True,
    )  # fmt: skip
    return re.sub(r'"ms_p\d+": [\d.e-]+', "", done.stdout.splitlines()[-1])


def test_a_cluster_plays_the_same_arena(started: Cluster) -> None:
    assert told("--cluster", started.address) == told("--jobs", "1")


def test_a_machine_with_another_starbox_is_named(started: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "edition", lambda: "0.0.1-older")
    with (
        cluster.cluster(started.address) as executor,
        pytest.raises(Refused, match=f"{socket.gethostname()} has Starbox .*, here it is 0.0.1-older"),
    ):
        executor.submit(int, "1").result(timeout=60)


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
    begun = time.monotonic()
    assert arena.main([*WORDS, "--cluster", wrong]) == 2
    assert said in capsys.readouterr().err
    assert time.monotonic() - begun < SOON


@pytest.mark.parametrize(
    ("greeting", "said"), [(b"HTTP/1.1 400", "no Dask scheduler"), (b"", "Nobody answers")]
)
def test_what_is_no_scheduler_is_told_soon(
    greeting: bytes, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        threading.Thread(target=_greet, args=(other, greeting), daemon=True).start()
        begun = time.monotonic()
        assert arena.main([*WORDS, "--cluster", f"tcp://127.0.0.1:{other.getsockname()[1]}"]) == 2
    assert said in capsys.readouterr().err
    assert time.monotonic() - begun < SOON


def _greet(door: socket.socket, greeting: bytes) -> None:
    caller, _ = door.accept()
    with caller:
        caller.sendall(greeting)
        time.sleep(SOON)


@pytest.mark.slow
def test_a_scheduler_that_dies_leaves_what_is_done(started: Cluster) -> None:
    words = ["--game", "star_race", "--seats", "pilot,rookie", "--games", "1000000", "--json"]
    with subprocess.Popen(
        [sys.executable, "-m", "game.arena", *words, "--cluster", started.address],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    ) as program:  # fmt: skip
        assert program.stderr is not None
        assert "of 1000000 games" in program.stderr.readline()
        started.scheduler.kill()
        out, err = program.communicate(timeout=60)
    assert program.returncode == 1
    assert "gone" in err
    assert "Traceback" not in err
    assert '"games": ' in out
