"""The start of the window: from the command to the first picture."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time

from game.children import deaf_birth
from game.engine.contract import Refused
from game.progress import followed
from tools.bench.screen import screen

_COMMAND = "from game.command import main; raise SystemExit(main())"


def run(asked: argparse.Namespace) -> None:
    wide, high = asked.size
    with screen(), tempfile.TemporaryDirectory() as folder:
        asked_for = ["--frames", "1", "--size", f"{wide}x{high}", "--data-dir", folder]
        words = [sys.executable, "-c", _COMMAND, *asked_for]
        first, *others = [_timed(words) for _ in followed(range(asked.times + 1), "starts")]
    seconds = sorted(taken for taken, _ in others)
    used = [memory for _, memory in others if memory is not None]
    figures = {
        "cold_s": round(first[0], 3),
        "warm_s": round(seconds[len(seconds) // 2], 3),
        "memory_mb": round(max(used)) if used else None,
    }
    print(json.dumps(figures))


def _timed(words: list[str]) -> tuple[float, float | None]:
    """Seconds until the first frame was shown, and megabytes at most in use."""
    begun = time.perf_counter()
    with deaf_birth():
        child = subprocess.Popen(words, stdout=subprocess.PIPE)
    assert child.stdout is not None
    try:
        said = child.stdout.readline()
        seconds = time.perf_counter() - begun
        memory = _waited_for(child)
    except KeyboardInterrupt:
        child.kill()
        raise
    if not said or child.returncode:
        raise Refused("The window could not be opened.")
    return seconds, memory


def _waited_for(child: subprocess.Popen[bytes]) -> float | None:
    """The megabytes that it used at most, once it has ended; None where the system does not tell."""
    if sys.platform == "win32":
        child.wait()
        return None
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    return usage.ru_maxrss / (1 << 20 if sys.platform == "darwin" else 1 << 10)
