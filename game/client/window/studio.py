"""Draws many pictures at once, in processes of their own, while the window goes on."""

from __future__ import annotations

import math
import os
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection
from threading import Thread

from game.children import HALTED, SPAWN, deaf_birth, ignore_interrupts
from game.client.paint.drawing import Drawing, render
from game.manners import is_scarcity

MOST_HANDS = 6
HALTED_SECONDS = 2.0  # a hand that draws so much longer than it should has been halted, or gets no time
SLOWNESS = 4.0  # how much longer than estimated a drawing may take


class Studio:
    """Draws many pictures on all cores. The window fetches now and then what is ready."""

    def __init__(
        self,
        drawings: Iterable[Drawing],
        hands: int | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._left = sorted(drawings, key=lambda drawing: drawing.seconds)  # the slowest is taken first
        self._ready: deque[tuple[Drawing, bytes | None]] = deque()
        self._given = 0.0  # seconds of work
        self._in_all = sum(drawing.seconds for drawing in self._left)
        self._missing = len(self._left)
        self._closed = False
        self._clock = clock
        self._looked = clock()
        count = min(len(self._left), hands or min(MOST_HANDS, os.cpu_count() or 1))
        self._hands: list[Hand] = []
        with suppress(OSError, MemoryError):  # no more processes are allowed: use fewer, or only this one
            for _ in range(count):
                self._hands.append(Hand())
        for hand in (*self._hands,) or (None,):
            Thread(target=self._keep_busy, args=(hand,), name="studio", daemon=True).start()

    @property
    def over(self) -> bool:
        """Whether everything was given to the window."""
        return not self._missing

    @property
    def share(self) -> float:
        """The share of the work that was given to the window."""
        return self._given / self._in_all if self._in_all else 1.0

    @property
    def pids(self) -> list[int]:
        """Of the processes that still draw."""
        return [hand.pid for hand in self._hands if hand.process.is_alive()]

    def ready(self) -> Iterator[tuple[Drawing, bytes]]:
        """What was drawn since it was last asked. A hand that has been halted is let go."""
        now = self._clock()
        waited, self._looked = min(now - self._looked, HALTED), now
        for hand in self._hands:
            hand.wait(waited)
        while self._ready:
            drawing, png = self._ready.popleft()
            self._missing -= 1
            self._given += drawing.seconds
            if png is not None:
                yield drawing, png

    def close(self) -> None:
        """Stop drawing."""
        self._closed = True
        self._left.clear()
        for hand in self._hands:
            hand.process.kill()

    def _keep_busy(self, hand: Hand | None) -> None:
        """On a thread: hand out one drawing after the other until none is left."""
        while self._left:
            try:
                drawing = self._left.pop()
            except IndexError:  # another hand took it
                break
            png = hand.draw(drawing) if hand else None
            if png is None and not self._closed:
                try:
                    png = render(*drawing)
                except Exception as error:  # the window will ask for it again
                    if not is_scarcity(error):
                        raise
            self._ready.append((drawing, png))
        if hand:
            hand.rest()


class Hand:
    """A process that draws."""

    def __init__(self) -> None:
        self._connection, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=run_drawing, args=(theirs,), daemon=True)
        with deaf_birth():
            self.process.start()
        theirs.close()
        assert self.process.pid is not None
        self.pid = self.process.pid
        self._waited, self._limit = 0.0, math.inf  # seconds since it began to draw, and that it may take

    def draw(self, drawing: Drawing) -> bytes | None:
        """Wait for a drawing as PNG; None if there is none, as when the process has died."""
        try:
            self._waited, self._limit = 0.0, HALTED_SECONDS + SLOWNESS * drawing.seconds
            self._connection.send(drawing)
            return self._connection.recv_bytes()
        except (EOFError, OSError, MemoryError):
            return None
        finally:
            self._limit = math.inf

    def wait(self, seconds: float) -> None:
        """Time passes: a process that has been halted is killed, so that nobody waits for it any more."""
        self._waited += seconds
        if self._waited > self._limit:
            self.process.kill()

    def rest(self) -> None:
        """Let the process end."""
        self._connection.close()
        self.process.join()


def run_drawing(connection: Connection) -> None:
    """The loop of a process: draw until the connection closes."""
    ignore_interrupts()
    try:
        while True:
            connection.send_bytes(render(*connection.recv()))
    except Exception as error:  # the window notices, and draws for itself
        if not (isinstance(error, EOFError | OSError) or is_scarcity(error)):
            raise
