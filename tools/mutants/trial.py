"""Runs tests on faults: in forks of one warm process, so that none has to load the libraries anew."""

from __future__ import annotations

import os
import resource
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Collection, Generator, Iterator, Mapping, Sequence, Set
from contextlib import suppress
from importlib import import_module
from itertools import compress, count
from pathlib import Path
from types import ModuleType
from typing import Literal, TypeAlias

import msgspec
import pytest
from msgspec import Struct

from game.places import DATA
from game.progress import followed
from tools.mutants.blocks import Marked, Replaced
from tools.mutants.faults import Fault
from tools.mutants.near import tests_of

Fate: TypeAlias = Literal["caught", "missed", "no time"]

FOLDERS = ("game", "tests", "tools", "maps", "docs")
TEXTS = (
    "pyproject.toml", "main.py", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE", "THIRD_PARTY.md",
    "requirements.lock", "hatch_build.py",
)  # fmt: skip
LIBRARIES = ("pygame", "resvg_py", "numpy", "fluent.syntax.parser", "tqdm", "xml.dom.minidom")
PYTEST = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--continue-on-collection-errors")
NO_TESTS = 5  # status of pytest
PATIENCE = 900.0  # seconds by the clock that the tests of a fault may take: they may wait for ever
LEAST_LIMIT = 20.0  # seconds of processor time that the tests of a fault are given,
SLACK = 6.0  # and so many times what they took before: a fault may make them run for ever
LOOK_SECONDS = 0.02  # between two looks at the forks
FEW = 20  # tests
FIRST_TESTS = 60  # that are tried before all others,
FIRST_FILES = 5  # of so many files
LEARNED = ("tests",)  # but what is done in other processes
ELSEWHERE = ("tests/window/", "tests/test_elsewhere.py", "tests/tools/test_mutants.py")


class Done(Struct, frozen=True):
    """A test that passes, and what it does."""

    test: str
    seconds: float  # of processor time
    blocks: frozenset[int]


class Chosen(Struct, frozen=True):
    """Tests to run, in their order; without names, all of the paths."""

    paths: tuple[str, ...]
    names: tuple[str, ...] = ()
    seconds: float = 60.0


class Project:
    """A copy of the project, in which tests run in forks of this process."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "project"
        self._homes = folder / "homes"
        self._drawn = folder / "drawn"  # art, drawn by sound code
        self._drawn.mkdir()
        for name in FOLDERS:
            ignored = shutil.ignore_patterns("__pycache__")
            shutil.copytree(DATA / name, self.folder / name, ignore=ignored)
        for name in TEXTS:
            shutil.copy(DATA / name, self.folder / name)
        (self.folder / "assets").symlink_to(DATA / "assets")
        for name in LIBRARIES:
            import_module(name)

    def fork(self, name: str, texts: Mapping[Path, str] | Marked, run: Callable[[], int]) -> int:
        """Begin to run this where modules have other texts; the number of the process."""
        pid = os.fork()
        if pid == 0:
            try:
                self._enter(name, texts)
                status = run()
            except BaseException:
                status = 1
            os._exit(int(status))
        return pid

    def _enter(self, name: str, texts: Mapping[Path, str] | Marked) -> None:
        os.setsid()
        signal.signal(signal.SIGHUP, signal.SIG_DFL)  # whoever started this with nohup ignores it
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        home = self._homes / name
        if not isinstance(texts, Marked):
            shutil.copytree(self._drawn, home / "drawn", copy_function=os.link)
        else:
            home.mkdir(parents=True)
            (home / "drawn").symlink_to(self._drawn)
        tempfile.tempdir = str(home)
        os.environ.update(
            TMPDIR=str(home), HOME=str(home), PYTHONPATH=str(self.folder), PYTEST_XDIST_WORKER=name
        )
        os.chdir(self.folder)
        sys.path[:] = [str(self.folder), *(path for path in sys.path if path not in ("", str(DATA)))]
        for module in [name for name, each in sys.modules.items() if _is_ours(name, each)]:
            del sys.modules[module]
        sys.meta_path.insert(0, Replaced(texts))

    def pytest(self, name: str, chosen: Chosen, *plugins: object, most: int = 1) -> int:
        """Run these tests here until so many fail; the status."""
        paths = [path for path in chosen.paths if (self.folder / path).exists()]
        words = [*PYTEST, f"--maxfail={most}", f"--basetemp={self._homes / name / 'base'}", *paths]
        return int(pytest.main(words, [Wanted(chosen.names), *plugins]))

    def forget(self, name: str) -> None:
        """What a fork left behind."""
        shutil.rmtree(self._homes / name, ignore_errors=True)


def _is_ours(name: str, module: ModuleType) -> bool:
    """Whether it is loaded from this project: from the copy, it must be loaded anew."""
    file = getattr(module, "__file__", None) or ""
    return name.partition(".")[0] in FOLDERS or file.startswith(tuple(f"{DATA / each}/" for each in FOLDERS))


class Wanted:
    """Only these tests, in this order."""

    def __init__(self, names: Collection[str]) -> None:
        self._places = {name: place for place, name in enumerate(names)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if self._places:
            items[:] = sorted(
                (item for item in items if item.nodeid in self._places),
                key=lambda item: self._places[item.nodeid],
            )


# Learning what tests do


class Learning:
    """Notes of a share of the tests which blocks they do, and how long they take."""

    def __init__(self, marked: Marked, part: int, parts: int) -> None:
        self.found: list[Done] = []
        self._marked = marked
        self._part, self._parts = part, parts
        self._fine = True

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        files = sorted({item.path for item in items})
        mine = {file for file in files[self._part :: self._parts] if not _is_elsewhere(file)}
        items[:] = [item for item in items if item.path in mine]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        done, begun = self._marked.done, _used()
        done[:] = bytes(len(done))
        self._fine = True
        result = yield
        if self._fine:
            blocks = frozenset(compress(count(), done))
            self.found.append(Done(item.nodeid, _used() - begun, blocks))
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._fine = self._fine and report.passed


def _used() -> float:
    """Processor time of this process and those that it waited for."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


class Known(Struct, frozen=True):
    """What tests do, and where the blocks of each file begin."""

    first: Mapping[str, int]  # by file, from the project's folder
    tests: Sequence[Done]

    def chosen(self, fault: Fault) -> list[Chosen]:
        """The tests that do the block of a fault, the quickest first; if they are few, its folder too."""
        tests = [] if fault.block is None else self._doing({self.first[fault.file] + fault.block})
        if len(tests) < FEW:  # it is done once, for all tests: look at all of its folder
            tests += [test for test in self._doing(self._folder(fault.file)) if test not in tests]
        ranked = sorted(tests, key=lambda test: test.seconds)
        files = list(dict.fromkeys(_file(test) for test in ranked))[:FIRST_FILES]
        quick = [test for test in ranked if _file(test) in files][:FIRST_TESTS]
        others = [test for test in ranked if test not in quick]
        return [_these(each) for each in (quick, others) if each]

    def _doing(self, blocks: Set[int]) -> list[Done]:
        return [test for test in self.tests if not test.blocks.isdisjoint(blocks)]

    def _folder(self, file: str) -> set[int]:
        """All blocks of the files beside a file."""
        ends = [*sorted(self.first.values())[1:], 1 << 20]
        beside = [first for other, first in self.first.items() if Path(other).parent == Path(file).parent]
        return {block for first in beside for block in range(first, next(end for end in ends if end > first))}


def _is_elsewhere(file: Path) -> bool:
    return any(part in file.as_posix() for part in ELSEWHERE)


def _file(test: Done) -> str:
    return test.test.partition("::")[0]


def _these(tests: Sequence[Done]) -> Chosen:
    paths = tuple(dict.fromkeys(map(_file, tests)))
    return Chosen(paths, tuple(test.test for test in tests), sum(test.seconds for test in tests))


def learned(project: Project, files: Sequence[str], jobs: int) -> Known:
    """Run the tests once, and note what they do in these files."""
    marked = Marked([project.folder / file for file in files])
    pids = []
    for part in range(jobs):
        name = f"learn{part}"
        out = project.folder.parent / f"{name}.json"

        def run(name: str = name, part: int = part, out: Path = out) -> int:
            learning = Learning(marked, part, jobs)
            project.pytest(name, Chosen(LEARNED), learning, most=1 << 30)
            return 0 if out.write_bytes(msgspec.json.encode(learning.found)) else 1

        pids.append(project.fork(name, marked, run))
    try:
        for pid in followed(pids, "shares of the tests"):
            os.waitpid(pid, 0)
    finally:
        for pid in pids:
            _kill(pid)
    tests = [
        test
        for part in range(jobs)
        for test in msgspec.json.decode(
            (project.folder.parent / f"learn{part}.json").read_bytes(), type=list[Done]
        )
    ]
    first = {file.relative_to(project.folder).as_posix(): number for file, number in marked.first.items()}
    return Known(first, tests)


# Trying faults


class _Running(Struct, frozen=True):
    fault: Fault
    name: str
    since: float


def tried(
    project: Project, faults: Sequence[Fault], jobs: int, seconds: float, known: Known | None
) -> Iterator[tuple[Fault, Fate]]:
    """Each fault and what became of it, as soon as it is known."""
    end = time.monotonic() + seconds
    left = list(reversed(faults))
    running: dict[int, _Running] = {}
    try:
        while left or running:
            while left and len(running) < jobs and time.monotonic() < end:
                fault, name = left.pop(), f"gw{len(left)}"
                running[_begun(project, fault, name, known)] = _Running(fault, name, time.monotonic())
            if not running:
                yield from ((fault, "no time") for fault in left)
                return
            for pid, each in list(running.items()):
                fate = _fate(pid, each.since, end)
                if fate is not None:
                    del running[pid]
                    project.forget(each.name)
                    yield each.fault, fate
            time.sleep(LOOK_SECONDS)
    finally:
        for pid in running:
            _kill(pid)


def _begun(project: Project, fault: Fault, name: str, known: Known | None) -> int:
    chosen = known.chosen(fault) if known else [Chosen(tuple(tests_of(fault.file)))]

    def run() -> int:
        for each in chosen:
            _allow(LEAST_LIMIT + SLACK * each.seconds)
            if project.pytest(name, each) not in (0, NO_TESTS):
                return 1
        return 0

    return project.fork(name, {project.folder / fault.file: fault.code}, run)


def _allow(seconds: float) -> None:
    """So much more processor time for this process; then the system ends it."""
    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (round(time.process_time() + seconds), most))


def _fate(pid: int, since: float, end: float) -> Fate | None:
    """What became of a fork; None if it still runs."""
    over, status = os.waitpid(pid, os.WNOHANG)
    now = time.monotonic()
    if over:
        _kill(pid)
        return "caught" if status else "missed"
    if now < min(end, since + PATIENCE):
        return None
    _kill(pid)
    return "no time" if now >= end else "caught"


def _kill(pid: int) -> None:
    """A fork, and all that it began."""
    with suppress(ProcessLookupError):
        os.killpg(pid, signal.SIGKILL)
    with suppress(ChildProcessError):
        os.waitpid(pid, 0)
