"""A program in a seat: any executable that is asked by lines of JSON, as docs/protocol.md says.

Threads read and write its pipes, so that nobody ever waits for it longer than it was given.
"""

from __future__ import annotations

import logging
import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct

from game.door import LONGEST_NAME
from game.engine.contract import Action, AnyGame, Event, Json, Refused, Result, Seat, Transition, View
from game.lines import PROTOCOL_VERSION, compact, read_object

HELLO_SECONDS = 5.0
QUIT_SECONDS = 2.0
USUAL_MS = 2000
MOST_FAULTS = 3  # in a game; then a rookie keeps the seat
LONGEST_ANSWER = 1 << 20  # bytes of a line
LONGEST_SAYING = 80  # characters
LONGEST_COMPLAINT = 400  # bytes of a line on standard error, for the log

log = logging.getLogger(__name__)


class NoProgram(Refused):
    """A command that names no program; str() is a sentence."""


class GuestAnswer(Struct, frozen=True):
    """What came of a question: an action, or None where a rookie decides."""

    action: Action | None
    said: str = ""


def words_of(command: str) -> list[str]:
    """The program and its words; NoProgram if it is none that can be started."""
    try:
        words = shlex.split(command, posix=sys.platform != "win32")
    except ValueError as error:
        raise NoProgram(f"{command!r} is no command: {error}.") from error
    if not words or shutil.which(words[0]) is None:
        raise NoProgram(f"{command!r} names no program that can be started.")
    return words


class Guest:
    """One process, which plays one game. What it does wrong is counted and told in the log."""

    def __init__(
        self, command: str, game: AnyGame, seat: Seat, players: int, options: dict[str, Json]
    ) -> None:
        self.name = command
        self.dismissed = False  # a rookie keeps the seat
        self._game, self._seat = game, seat
        self._faults = 0
        self._number = 0
        self._question: dict[str, Json] | None = None  # waits for the hello
        self._legal: Sequence[Action] = ()
        self._greeted = self._late = self._waiting = False
        self._due = time.monotonic() + HELLO_SECONDS
        self._came: SimpleQueue[bytes | None] = SimpleQueue()  # lines; None: there will be no more
        self._goes: SimpleQueue[bytes | None] = SimpleQueue()
        self._process: subprocess.Popen[bytes] | None = None
        try:
            self._process = _started(command)
        except (OSError, NoProgram) as error:
            self._dismiss(f"it cannot be started: {error}")
            return
        self._begin_threads(self._process)
        hello = {"game": game.name, "players": players, "seat": seat, "options": options}
        self.send({"cmd": "hello", "protocol": PROTOCOL_VERSION, **hello})

    def _begin_threads(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        for work, stream in (
            (self._write, process.stdin),
            (self._read, process.stdout),
            (self._note, process.stderr),
        ):
            Thread(target=work, args=(stream,), daemon=True).start()

    @property
    def process(self) -> subprocess.Popen[bytes] | None:
        """None once it was told to end."""
        return self._process

    @property
    def heard(self) -> bool:
        """Whether a line has come that nobody has read."""
        return not self._came.empty()

    # A question and its answer

    def ask(self, ply: int, view: View, events: Sequence[Event], legal: Sequence[Action], ms: int) -> None:
        """Ask for an action; `poll` gives the answer."""
        self._number += 1
        self._legal, self._waiting = legal, True
        question = {
            "cmd": "decide",
            "id": self._number,
            "ply": ply,
            "view": self._game.dump_view(view),
            "events": msgspec.to_builtins(events),
            "actions": [msgspec.to_builtins(action) for action in legal],
            "ms": ms,
        }
        if self._greeted:
            self._put(question)
        else:
            self._question = question

    def _put(self, question: dict[str, Json]) -> None:
        if self._late and self.heard:
            line = self._came.get()
            if line is None:
                self._came.put(None)
        self._late = False
        self._due = time.monotonic() + question["ms"] / 1000
        self.send(question)

    def poll(self, wait: float = 0.0) -> GuestAnswer | None:
        """The answer, once it is there; so many seconds are waited for it."""
        until = time.monotonic() + wait
        while self._waiting and not self.dismissed:
            try:
                line = self._came.get(timeout=max(0.0, min(until, self._due) - time.monotonic()))
            except Empty:
                if time.monotonic() >= self._due:
                    return self._too_late()
                if time.monotonic() >= until:
                    return None
                continue
            if line is None:
                self._dismiss("it has ended")
            elif not self._greeted:
                self._greet(line)
            else:
                self._waiting = False
                return self._read_answer(line)
        return GuestAnswer(None) if self.dismissed else None

    def drop(self) -> None:
        """The question is taken back; an answer that still comes is dropped."""
        self._late, self._waiting, self._question = self._waiting, False, None

    def answer(self) -> GuestAnswer:
        """Wait for the answer, as long as the program was given."""
        while True:
            found = self.poll(HELLO_SECONDS)
            if found is not None:
                return found

    def _greet(self, line: bytes) -> None:
        try:
            hello = read_object(line)
        except Refused as refusal:
            self._dismiss(f"its hello cannot be read: {refusal}")
            return
        if hello.get("ok") is not True or not isinstance(hello.get("name"), str):
            self._dismiss("its hello says neither ok nor a name")
            return
        self.name = printable(hello["name"], LONGEST_NAME) or self.name
        self._greeted = True
        if self._question is not None:
            self._put(self._question)

    def _too_late(self) -> GuestAnswer:
        if not self._greeted:
            self._dismiss(f"it has not said hello in {HELLO_SECONDS:.0f} s")
            return GuestAnswer(None)
        self._late, self._waiting = True, False
        return self._fault("its answer is late")

    def _read_answer(self, line: bytes) -> GuestAnswer:
        if len(line) > LONGEST_ANSWER:
            return self._fault("its line is too long")
        try:
            given = read_object(line)
            if type(given.get("id")) is not int or given["id"] != self._number:
                return self._fault("it answers another question")
            action = self._game.read_action(given.get("action"))
        except Refused as refusal:
            return self._fault(str(refusal))
        if action not in self._legal:
            return self._fault("its action is not legal")
        said = given.get("say")
        return GuestAnswer(action, printable(said, LONGEST_SAYING) if isinstance(said, str) else "")

    def _fault(self, why: str) -> GuestAnswer:
        self._faults += 1
        log.warning("%s, seat %d: %s; a rookie decides", self.name, self._seat, why)
        if self._faults >= MOST_FAULTS:
            self._dismiss(f"{self._faults} times something was wrong")
        return GuestAnswer(None)

    def _dismiss(self, why: str) -> None:
        self.dismissed, self._waiting = True, False
        log.warning("%s: %s; a rookie keeps seat %d", self.name, why, self._seat)
        self.close()

    # The end

    def tell_end(self, result: Json, events: Sequence[Event]) -> None:
        """The game is over."""
        self.send({"cmd": "over", "result": result, "events": msgspec.to_builtins(events)})

    def close(self) -> None:
        """Let the program end, or end it; nobody waits for that."""
        process, self._process = self._process, None
        if process is not None:
            self.send({"cmd": "quit"})
            self._goes.put(None)
            Thread(target=_end, args=(process,), daemon=sys.platform == "win32").start()

    # Its pipes, each on a thread of its own

    def send(self, line: dict[str, Json]) -> None:
        self._goes.put(compact(line).encode() + b"\n")

    def _write(self, stream: BinaryIO) -> None:
        with suppress(OSError, ValueError):
            while (line := self._goes.get()) is not None:
                stream.write(line)
                stream.flush()
        with suppress(OSError, ValueError):
            stream.close()

    def _read(self, stream: BinaryIO) -> None:
        with suppress(OSError, ValueError), stream:
            while line := stream.readline(LONGEST_ANSWER + 2):
                rest = line
                while len(rest) > LONGEST_ANSWER and not rest.endswith(b"\n"):
                    rest = stream.readline(LONGEST_ANSWER + 2)
                self._came.put(line)
        self._came.put(None)

    def _note(self, stream: BinaryIO) -> None:
        with suppress(OSError, ValueError), stream:
            while line := stream.readline(LONGEST_COMPLAINT):
                told = printable(line.decode("utf-8", "replace"), LONGEST_COMPLAINT)
                if told:
                    log.info("%s: %s", self.name, told)


def printable(text: str, most: int) -> str:
    """The characters that can be printed, as many as there is room for."""
    return "".join(letter for letter in text if letter.isprintable())[:most].strip()


def _started(command: str) -> subprocess.Popen[bytes]:
    pipe = subprocess.PIPE
    group: dict[str, Any] = {} if sys.platform == "win32" else {"start_new_session": True}
    return subprocess.Popen(words_of(command), stdin=pipe, stdout=pipe, stderr=pipe, **group)


def _end(process: subprocess.Popen[bytes]) -> None:
    """What it has started goes with it."""
    with suppress(subprocess.TimeoutExpired):
        process.wait(QUIT_SECONDS)
    if sys.platform != "win32":
        with suppress(OSError):
            os.killpg(process.pid, signal.SIGKILL)
    with suppress(OSError):
        process.kill()
    process.wait()


class Guests:
    """The programs in the seats of one game, and what each has learned since it was last asked."""

    def __init__(self, game: AnyGame, opening: Transition[Any], commands: Mapping[Seat, str]) -> None:
        self.log: list[Event] | None = [] if commands else None  # for the rules to tell what happens
        self._game = game
        state = opening.state
        players, options = len(game.points(state)), game.dump(state)["options"]
        self._guests = {
            seat: Guest(command, game, seat, players, options) for seat, command in commands.items()
        }
        self._learned: dict[Seat, list[Event]] = {seat: [] for seat in commands}
        self.hear(opening.events)

    def __contains__(self, seat: Seat) -> bool:
        return seat in self._guests and not self._guests[seat].dismissed

    def hear(self, events: Sequence[Event] | None = None) -> None:
        """Something has happened: these events, or those in the log, which is empty then."""
        for seat, learned in self._learned.items():
            learned += [self._game.redact(event, seat) for event in events or self.log or ()]
        if self.log:
            self.log.clear()

    def ask(self, state: Any, ply: int, ms: int) -> None:
        """Ask the seat to act."""
        seat = self._game.to_act(state)
        assert seat is not None
        view = self._game.view(state, seat)
        self._guests[seat].ask(ply, view, self._learned[seat], self._game.legal(state), ms)
        self._learned[seat] = []

    def of(self, seat: Seat) -> Guest:
        return self._guests[seat]

    def decide(self, state: Any, ply: int, ms: int) -> Action | None:
        """The action of the seat to act, once it is there; None where an AI decides."""
        seat = self._game.to_act(state)
        if seat is None or seat not in self:
            return None
        self.ask(state, ply, ms)
        return self._guests[seat].answer().action

    def end(self, result: Result | None) -> None:
        """Tell how it ended, if it did, and let the programs go."""
        for seat, guest in self._guests.items():
            if result is not None and not guest.dismissed:
                guest.tell_end(msgspec.to_builtins(result), self._learned[seat])
            guest.close()
