"""Puts faults into the code, one at a time, and looks whether the tests notice.

    python -m tools.mutants [--room core|rest] [--number 20] [--seed N] [--seconds 110] [--jobs 2]

A seed draws the faults; the same seed draws the same ones as long as the code is the same. `core` is the
engine, the rules of the games and the match; `rest` is bots, stores and the window. Each fault goes into a
copy of the project, where the tests that lie nearest run first. A fault that no test notices is told with its
place: write the test that is missing, or name it in tests/mutants.txt with the reason why none can notice it.
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from functools import partial
from itertools import count
from pathlib import Path
from queue import SimpleQueue
from random import Random
from typing import Literal, TypeAlias

from msgspec import Struct

from game.arguments import positive
from game.places import DATA
from game.progress import following
from game.subcommands import obey

Room: TypeAlias = Literal["core", "rest"]
Fate: TypeAlias = Literal["caught", "missed", "no time"]


MINDS = ("mind", "words", "choices")  # files of a game that are no core
NEAR = {  # by the folder of a file, the tests that lie nearest
    "game/engine": ("engine", "games", "every_game/test_properties.py"),
    "game/match": ("match", "test_record.py", "every_game/test_states.py", "client/table", "home"),
    "game/home": ("home", "client/screens", "client/table"),
    "game/ai": ("ai", "test_arena.py"),
    "game/client": ("client",),
}
OF_A_GAME = ("every_game", "test_protocol.py", "test_golden.py", "test_positions.py", "maps", "match", "ai")
NAMED = DATA / "tests" / "mutants.txt"
PATIENCE = 300.0  # seconds that the tests of one fault may take: a fault may make them run for ever
FOLDERS = ("game", "tests", "tools", "maps", "docs")
TEXTS = ("pyproject.toml", "main.py", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE")
SHOWN = 90  # letters of a change
PYTEST = "-m pytest -x -q -p no:cacheprovider -p no:xdist"
SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.Add,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
    ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip


class Fault(Struct, frozen=True):
    """One change of one file."""

    file: str  # from the project's folder
    line: int
    before: str
    after: str
    code: str  # the whole file with it

    @property
    def name(self) -> str:
        """Stays the same when lines above it come or go."""
        return f"{self.file}: {self.before}  ->  {self.after}"


# Drawing faults


def files_of(room: Room) -> list[Path]:
    """The files that faults are put into."""
    found = []
    for file in sorted((DATA / "game").rglob("*.py")):
        parts = file.relative_to(DATA / "game").parts
        if parts[0] == "games" and len(parts) == 3:
            core = file.stem not in MINDS
        elif parts[0] in ("engine", "match"):
            core = True
        elif parts[0] in ("games", "ai", "home", "client"):
            core = False
        else:
            continue
        if core == (room == "core"):
            found.append(file)
    return found


def draw(room: Room, number: int, seed: int) -> list[Fault]:
    """So many faults of a room, all different."""
    sites = [(file, place) for file in files_of(room) for place in range(len(_changes(_tree(file))))]
    return [fault_at(file, place) for file, place in Random(seed).sample(sites, min(number, len(sites)))]


def fault_at(file: Path, place: int) -> Fault:
    """One of the changes of a file."""
    tree = _tree(file)
    node, change = _changes(tree)[place]
    before = _short(node)
    change()
    name = file.relative_to(DATA).as_posix()
    return Fault(name, node.lineno, before, _short(node), ast.unparse(tree) + "\n")


def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def _short(node: ast.AST) -> str:
    return ast.unparse(node).partition("\n")[0][:SHOWN]


def _changes(tree: ast.Module) -> list[tuple[ast.expr | ast.stmt, Callable[[], None]]]:
    """The places that can be changed, each with what changes it."""
    found: list[tuple[ast.expr | ast.stmt, Callable[[], None]]] = []
    for node in _meaningful(tree):
        match node:
            case ast.Compare(ops=[op]) if type(op) in SWAPS:
                found.append((node, partial(setattr, node, "ops", [SWAPS[type(op)]()])))
            case ast.BinOp(op=op) | ast.BoolOp(op=op) if type(op) in SWAPS:
                found.append((node, partial(setattr, node, "op", SWAPS[type(op)]())))
            case ast.AugAssign(op=op) if type(op) in SWAPS:
                found.append((node, partial(setattr, node, "op", SWAPS[type(op)]())))
            case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
                found.append((node, partial(setattr, node, "test", ast.UnaryOp(ast.Not(), test))))
            case ast.Constant(value=bool() as value):
                found.append((node, partial(setattr, node, "value", not value)))
            case ast.Constant(value=int() as number):
                found.append((node, partial(setattr, node, "value", number + 1)))
            case ast.Return(value=ast.Constant(value=None)):
                pass
            case ast.Return(value=ast.expr()):
                found.append((node, partial(setattr, node, "value", ast.Constant(None))))
            case ast.Expr(value=ast.Call()):
                found.append((node, partial(setattr, node, "value", ast.Constant(None))))
    return found


def _meaningful(tree: ast.AST) -> Iterator[ast.AST]:
    """Everything below a node but types, texts of refusals, and what checks itself."""
    for name, value in ast.iter_fields(tree):
        if name in ("annotation", "returns", "bases", "decorator_list", "type_params"):
            continue
        for part in value if isinstance(value, list) else (value,):
            if isinstance(part, ast.JoinedStr | ast.Assert) or not isinstance(part, ast.AST):
                continue
            yield part
            yield from _meaningful(part)


# Running the tests


def tests_of(file: str) -> list[str]:
    """The tests that may notice a fault in a file, the nearest first."""
    parts = file.split("/")
    if parts[1] == "games" and "table" in parts:
        return [f"tests/games/{parts[2]}", "tests/every_game", "tests/client"]
    if parts[1] == "games":
        return [f"tests/games/{parts[2]}", *(f"tests/{name}" for name in OF_A_GAME), "tests/client/table"]
    near = [f"tests/{name}" for name in NEAR["/".join(parts[:2])]]
    folder = "/".join(["tests", *parts[1:-1]])
    return list(dict.fromkeys([folder, *near])) if (DATA / folder).is_dir() else near


class Copy:
    """A copy of the project in which one fault after the other is tried."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._clock = count(int(time.time()))  # every text of a file has its own time, so it is compiled anew
        for name in FOLDERS:
            shutil.copytree(DATA / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        for name in TEXTS:
            shutil.copy(DATA / name, folder / name)
        (folder / "assets").symlink_to(DATA / "assets")

    def fate(self, fault: Fault, end: float) -> Fate:
        """Whether a test notices it before the end."""
        seconds = end - time.monotonic()
        if seconds <= 0:
            return "no time"
        file = self.folder / fault.file
        sound = file.read_text(encoding="utf-8")
        self._write(file, fault.code)
        try:
            status = self._tests(tests_of(fault.file), min(seconds, PATIENCE))
        except subprocess.TimeoutExpired:
            return "caught" if seconds > PATIENCE else "no time"
        finally:
            self._write(file, sound)
        return "caught" if status else "missed"

    def _write(self, file: Path, code: str) -> None:
        file.write_text(code, encoding="utf-8")
        now = next(self._clock)
        os.utime(file, (now, now))

    def _tests(self, paths: Sequence[str], seconds: float) -> int:
        paths = [path for path in paths if (self.folder / path).exists()]
        words = [sys.executable, *PYTEST.split(), *paths]
        environment = {**os.environ, "PYTHONPATH": str(self.folder)}
        with subprocess.Popen(
            words,
            cwd=self.folder,
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        ) as tests:
            try:
                return tests.wait(seconds)
            except subprocess.TimeoutExpired:
                os.killpg(tests.pid, signal.SIGKILL)
                raise


def tried(faults: Sequence[Fault], jobs: int, seconds: float) -> Iterator[tuple[Fault, Fate]]:
    """Each fault and what became of it, as soon as it is known."""
    end = time.monotonic() + seconds
    with tempfile.TemporaryDirectory() as place, ThreadPoolExecutor(jobs) as pool:
        free: SimpleQueue[Copy] = SimpleQueue()
        for job in range(jobs):
            (folder := Path(place) / str(job)).mkdir()
            free.put(Copy(folder))

        def attempt(fault: Fault) -> tuple[Fault, Fate]:
            copy = free.get()
            try:
                return fault, copy.fate(fault, end)
            finally:
                free.put(copy)

        for done in as_completed([pool.submit(attempt, fault) for fault in faults]):
            yield done.result()


# The command line


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.mutants", description="Faults that tests should catch."
    )
    parser.add_argument("--room", choices=("core", "rest"), default="core")
    parser.add_argument("--number", type=positive, default=20)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--seconds", type=positive, default=1_000_000, help="stop after so long")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1)
    parser.set_defaults(run=_report)
    return obey(parser.parse_args(arguments))


def _report(command: argparse.Namespace) -> None:
    seed = Random().randrange(1_000_000) if command.seed is None else command.seed
    faults = draw(command.room, command.number, seed)
    print(f"{len(faults)} faults in {command.room}, seed {seed}.", flush=True)
    named = NAMED.read_text(encoding="utf-8") if NAMED.is_file() else ""
    missed = late = 0
    with following(len(faults), "faults") as more:
        for fault, fate in tried(faults, command.jobs, command.seconds):
            more(1)
            late += fate == "no time"
            if fate == "missed":
                known = fault.name in named
                missed += not known
                told = "named" if known else "MISSED"
                print(f"{told} {fault.file}:{fault.line}: {fault.before}  ->  {fault.after}", flush=True)
    tried_out = len(faults) - late
    print(f"{tried_out - missed} of {tried_out} were caught or are named; there was no time for {late}.")


if __name__ == "__main__":
    sys.exit(main())
