"""Work on the machines of a Dask cluster (docs/cluster.md). It needs the extra `cluster`."""

from __future__ import annotations

import gc
import hashlib
import logging
import socket
import time
from collections.abc import Callable, Iterator
from concurrent import futures
from concurrent.futures import Executor, Future
from contextlib import contextmanager, suppress
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import Any, ParamSpec, TypeVar
from urllib.parse import urlsplit

from game import places
from game.crew import Crew, CrewLost
from game.engine.contract import Refused
from game.progress import warn
from game.version import version

P = ParamSpec("P")
R = TypeVar("R")
KNOCK, ANSWER = 1.5, 3.0  # seconds to wait for a machine, and then for a scheduler on it
RETURN, KNOCK_EVERY = 60.0, 1.0  # seconds to wait for a scheduler that is gone, and between two looks
LONGEST_GREETING = 1 << 20  # bytes
LOGGERS = ("asyncio", "distributed", "distributed.client", "tornado", "tornado.application")
TRIES = 2  # more of what a machine was doing when it died


@contextmanager
def cluster(address: str) -> Iterator[Executor]:
    """All workers of the scheduler at an address; Refused within five seconds if there is none."""
    everywhere = _Everywhere(address)
    try:
        yield everywhere
    finally:
        everywhere.close()


def _dask() -> Any:
    try:
        return import_module("distributed")
    except ImportError:
        raise Refused('A cluster needs Dask: python -m pip install "starbox[cluster]".') from None


def _client(address: str) -> Any:
    """A client of the scheduler at an address; Refused if there is none."""
    dask = _dask()
    _knock(address)
    for name in LOGGERS:
        logging.getLogger(name).setLevel(logging.CRITICAL)  # what goes wrong is told in a sentence
    try:
        return dask.Client(address, timeout=ANSWER, set_as_default=False)
    except (OSError, ValueError) as error:
        raise Refused(f"No scheduler answers at {address}: {error}.") from None


def _knock(address: str) -> None:
    """Refused if no scheduler listens there: Dask itself would try for much longer."""
    host, port = _host_and_port(address)
    try:
        with socket.create_connection((host, port), KNOCK) as door:
            door.settimeout(KNOCK)
            greeting = door.recv(8) if address.startswith("tcp:") else b""
    except OSError as error:
        raise Refused(f"Nobody answers at {address}: {error}.") from None
    if int.from_bytes(greeting, "little") > LONGEST_GREETING:  # it says first how much it is going to say
        raise Refused(f"What answers at {address} is no Dask scheduler.")


def _host_and_port(address: str) -> tuple[str, int]:
    with suppress(ValueError):
        parts = urlsplit(address)
        if parts.scheme and parts.hostname and parts.port:
            return parts.hostname, parts.port
    raise Refused(f"A scheduler has an address such as tcp://10.0.0.1:8786, not {address!r}.")


class _Everywhere(Crew):
    """Does on a cluster what is the same Starbox there as here."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._client = _client(address)
        if not self._client.nthreads():
            self.close()
            raise Refused(f"The scheduler at {address} has no workers yet.")
        self._open()

    def _open(self) -> None:
        self._inner: Executor = self._client.get_executor(retries=TRIES, pure=False)
        self.losses = (*Crew.losses, _dask().KilledWorker, _dask().client.ClosedClientError)

    def submit(self, fn: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        return self._inner.submit(_in_edition, edition(), partial(fn, *args, **kwargs))

    def is_over(self, loss: Exception) -> bool:
        """Without its scheduler; machines that are gone are its business."""
        return not isinstance(loss, _dask().KilledWorker)

    def absence(self) -> str:
        try:
            working = self._client.sync(self._client.scheduler.ncores, callback_timeout=ANSWER)
        except (OSError, TimeoutError, futures.TimeoutError):
            return f"The scheduler at {self._address} does not answer. Waiting for it."
        return "" if working else f"No worker is left at {self._address}. Waiting for one."

    def renew(self, stopped: Callable[[], bool]) -> None:
        """Wait for the scheduler to come back."""
        self.close()
        warn(f"The scheduler at {self._address} is gone. Waiting {RETURN:.0f} seconds for it to come back.")
        until = time.monotonic() + RETURN
        while not stopped():
            try:
                self._client = _client(self._address)
            except Refused:
                if time.monotonic() > until:
                    raise CrewLost("Those who work are gone: the scheduler has not come back.") from None
                time.sleep(KNOCK_EVERY)
            else:
                self._open()
                return

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._inner.shutdown(wait=wait)

    def close(self) -> None:
        self._client.close(timeout=ANSWER)


def _in_edition(wanted: str, work: Callable[[], R]) -> R:
    if edition() != wanted:
        raise Refused(f"{socket.gethostname()} has Starbox {edition()}, here it is {wanted}.")
    with _undisturbed():
        return work()


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Inside, Dask does not watch garbage collections, and none looks at what it has in memory.

    The search makes many small objects, so that each game would take about a tenth longer.
    """
    watching = gc.callbacks[:]
    gc.callbacks.clear()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()
        gc.callbacks[:] = watching


@cache
def edition() -> str:
    """The version, and a sum over all that games are played by: the code, the planets and the cards."""
    files = [
        *sorted(Path(__file__).parent.rglob("*.py")),
        *sorted(places.MAPS.rglob("*.tmx")),
        *sorted(places.ASSETS.glob("*/deck.txt")),
    ]
    total = hashlib.sha256()
    for file in files:
        total.update(file.read_text(encoding="utf-8").encode())  # the same with any ends of lines
    return f"{version()}-{total.hexdigest()[:8]}"
