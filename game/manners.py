"""How the programs of the command line end: in a sentence and with the right status, never with a traceback.

Light to import: the window's command uses it before anything else.
"""

from __future__ import annotations

import io
import os
import signal
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from errno import EINVAL, EMFILE, ENFILE, ENOMEM
from typing import NoReturn

_SCARCE = (ENOMEM, EMFILE, ENFILE)
_SCARCE_SIGNS = (
    "start new thread",
    "ut of memory",
    "failed to map segment",
    "annot allocate memory",
    "oo many open",
)
WRONG, FAILED = 2, 1  # status: what was asked for cannot be understood; it could not be done


def well_behaved(program: Callable[[], int | None], interrupted: bool = True) -> int:
    """Run a program; its status for the shell, once all that it has said is written.

    `interrupted`: a Ctrl-C is a KeyboardInterrupt from now on.

    Told in a sentence: Ctrl-C, output that nobody can take (a closed pipe in no sentence at all), a file that
    cannot be read or written, too little memory.
    """
    try:
        _begin(interrupted)
        status = _status_of(program)
        if sys.stdout is not None:
            sys.stdout.flush()
        return status
    except KeyboardInterrupt as stop:
        return _ended("Stopped.", stop_status(stop))
    except OSError as error:
        if is_closed_pipe(error):
            discard_output()
            return 0
        name = os.fsdecode(error.filename) if error.filename else "The output"
        return _ended(f"{name}: {error.strerror or error}.", FAILED)
    except Exception as error:
        if not is_scarcity(error):
            raise
        return _ended("The system gives too little memory, or too few open files, for this.", FAILED)


def _begin(interrupted: bool) -> None:
    """Heed Ctrl-C, which has ended a program that loads, and write "?" for what a terminal cannot show."""
    if (
        interrupted
        and threading.current_thread() is threading.main_thread()
        and signal.getsignal(signal.SIGINT) is signal.SIG_DFL
    ):
        signal.signal(signal.SIGINT, signal.default_int_handler)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _status_of(program: Callable[[], int | None]) -> int:
    """What the program returns, or exits with."""
    try:
        return program() or 0
    except SystemExit as end:
        if isinstance(end.code, str):
            print(end.code, file=sys.stderr)
            return FAILED
        return end.code or 0


def _ended(sentence: str, status: int) -> int:
    """Say it, if anybody listens; what is still to be written is not."""
    with suppress(OSError):
        print(sentence, file=sys.stderr, flush=True)
    discard_output()
    return status


def end_at_interrupt() -> None:
    """A Ctrl-C ends the program at once, while it only loads: a library might swallow a KeyboardInterrupt."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def is_scarcity(error: BaseException | None) -> bool:
    """Whether the system gives no more memory, files or threads. What failed because of that counts, too."""
    while error is not None:
        if isinstance(error, MemoryError) or (isinstance(error, OSError) and error.errno in _SCARCE):
            return True
        if any(sign in str(error) for sign in _SCARCE_SIGNS):
            return True
        error = error.__cause__ or error.__context__
    return False


def stop_status(stop: KeyboardInterrupt) -> int:
    """The status of a program that was stopped by a signal, Ctrl-C if it is not said which."""
    return 128 + (stop.args[0] if stop.args else signal.SIGINT)


def raise_stop(number: int, _: object) -> NoReturn:
    """A handler of signals that are like a Ctrl-C."""
    raise KeyboardInterrupt(number)


def is_closed_pipe(error: OSError) -> bool:
    """Whether nobody reads what was written. Windows calls that an invalid argument, of no file."""
    if isinstance(error, BrokenPipeError):
        return True
    return sys.platform == "win32" and error.errno == EINVAL and error.filename is None


def discard_output() -> None:
    """Write nothing more, and complain of nothing: nobody reads it any more."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream, number in ((sys.stdout, 1), (sys.stderr, 2)):
        try:
            if stream is not None:
                stream.flush()
        except OSError:
            os.dup2(nowhere, number)
