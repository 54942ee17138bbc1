"""Every command, with odd words, closed pipes, full devices and Ctrl-C: a sentence and the right status."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import IO, Any

import pytest

from game import arena, command, maps, places, protocol, record
from game.manners import well_behaved
from game.review import program as reviewer
from tools.bench import command as bench
from tools.shots import command as shots

ROOT = Path(__file__).parents[1]
SILENCE = 2.0  # seconds without an import, after which a program seems to be at work
ENOUGH = 300.0  # seconds; only a failure takes so long, however busy the machine is
MAINS: dict[str, Callable[[Sequence[str]], int]] = {
    "arena": arena.main,
    "bench": bench.main,
    "maps": maps.main,
    "protocol": protocol.main,
    "record": record.main,
    "review": reviewer.main,
    "shots": shots.main,
    "starbox": command.main,
}
LONG, BYTES, INSIDE_A_FILE = "x" * 5000, "\udcff\udc80", f"{__file__}/inside"
HUGE, NAMES = "9" * 5000, (LONG, "", BYTES, INSIDE_A_FILE, "no/such/file", ".")
NUMBERS = (HUGE, "9" * 30, "-1", "0", "²", "1,5", "")
TAKING_A_NAME = (
    "maps check {}",
    "maps show {}",
    "maps copy {} mine",
    "maps copy 1a {}",
    "record check {}",
    "record show {}",
    "review {}",
    "record play --players 2 --level random --game star_race {}",
    "shots --only title --size 64x64 --cache {}",
    "shots --only title --size 64x64 --out {}",
    "shots --only {}",
    "starbox --shot {} --frames 1",
    "starbox --frames 1 --mute --data-dir {}",
    "starbox --play {}",
    "arena --game star_race --seats rookie,rookie --games 1 --cluster {}",
    "arena --game star_race --seats rookie,rookie --games 1 --executor {}",
    "bench frames --shot {} --count 1",
    "bench frames --against {} --count 1",
)
TAKING_A_NUMBER = (
    "arena --game star_race --seats rookie,rookie --games {}",
    "arena --game star_race --seats rookie,rookie --games 1 --jobs {}",
    "arena --game star_race --seats ace,rookie --games 1 --nodes {}",
    "arena --game star_race --seats ace,rookie --games 1 --ms {}",
    "record play --level rookie --players {} out.jsonl",
    "record play --level ace --nodes {} out.jsonl",
    "review --nodes {} out.jsonl",
    "shots --only title --strip {}",
    "shots --size {}x{}",
    "starbox --frames {}",
    "starbox --size {}x64",
    "bench frames --shot title --count {}",
    "bench start --times {}",
    "bench engine --seconds {}",
)


def lines(forms: Sequence[str], words: Sequence[str]) -> list[tuple[str, ...]]:
    return [tuple(word.replace("{}", odd) for word in form.split()) for form in forms for odd in words]


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is written into the project or a home."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(places, "home", lambda: tmp_path / "home")
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")


@pytest.mark.sampled(5, 3)
@pytest.mark.parametrize(
    "line", lines(TAKING_A_NAME, NAMES) + lines(TAKING_A_NUMBER, NUMBERS), ids=lambda line: line[0]
)
def test_an_odd_word_gets_a_sentence(line: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    name, *words = line
    if name == "starbox":  # a window wants a process of its own
        done = run(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        status, said = done.returncode, (done.stdout + done.stderr).decode()
    else:
        status = well_behaved(lambda: MAINS[name](words))
        said = "".join(capsys.readouterr())
    assert status in (0, 1, 2)
    assert said.strip() or not status, "nothing was said"
    assert "Traceback" not in said


def program(name: str) -> list[str]:
    return [sys.executable, *([str(ROOT / "main.py")] if name == "starbox" else ["-m", f"game.{name}"])]


def run(
    line: Sequence[str], around: Mapping[str, str] = {}, **more: Any
) -> subprocess.CompletedProcess[bytes]:
    """A command in a process of its own, whatever the tests themselves run in."""
    name, *words = line
    return subprocess.run(
        [*program(name), *words], env={**surroundings(), **around}, timeout=ENOUGH, check=False, **more
    )


def surroundings() -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    return {**kept, "PYTHONPATH": str(ROOT)}


SAYING = (
    "arena --game star_race --seats rookie,rookie --games 2 --jobs 1",
    "arena --help",
    "maps show 1a 1b",
    "maps check",
    "protocol",
    "record show {root}/tests/match/kept/record-of-bots.jsonl",
    "shots --list",
    "bench engine --seconds 0.01",
    "starbox --frames 2 --mute --size 320x200 --data-dir {home}",
    "starbox --version",
    "starbox --help",
)
ASKED = b'{"cmd":"hello"}\n' * 5000


def ended(line: str, tmp_path: Path, out: int | None, err: int | None = subprocess.PIPE) -> tuple[int, str]:
    """The status of a program that writes there, and what it complained of."""
    done = run(line.format(home=tmp_path / "home", root=ROOT).split(), input=ASKED, stdout=out, stderr=err)
    return done.returncode, (done.stderr or b"").decode()


@pytest.mark.sampled(4, 1)
@pytest.mark.skipif(sys.platform == "win32", reason="there are other pipes")
@pytest.mark.parametrize("line", SAYING)
def test_a_closed_pipe_is_no_fault(line: str, tmp_path: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        assert ended(line, tmp_path, writer) == (0, "")
    finally:
        os.close(writer)


@pytest.mark.sampled(4, 1)
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device here is always full")
@pytest.mark.parametrize("line", SAYING)
def test_a_full_device_gets_a_sentence_and_status_1(line: str, tmp_path: Path) -> None:
    with open("/dev/full", "wb") as full:
        assert ended(line, tmp_path, full.fileno()) == (1, "The output: No space left on device.\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device here is always full")
@pytest.mark.parametrize("line", ["starbox --help", "record play --help"])
def test_help_onto_a_full_device_is_not_hidden(line: str) -> None:
    with open("/dev/full", "wb") as full:
        done = run(line.split(), {"PYTHONUNBUFFERED": "1"}, stdout=full, stderr=subprocess.PIPE)
    assert (done.returncode, done.stderr) == (1, b"The output: No space left on device.\n")


@pytest.mark.sampled(5, 1)
@pytest.mark.parametrize("terminal", ["cp1252", "ascii", "latin-1:strict"])
@pytest.mark.parametrize("line", [SAYING[0], *SAYING[2:4], SAYING[5]])
def test_a_terminal_with_few_signs_ends_nothing(line: str, terminal: str, tmp_path: Path) -> None:
    around = {"PYTHONIOENCODING": terminal, "LANG": "C", "LC_ALL": "C"}
    for more in ((), ("no★such",)) if line.startswith("maps") else ((),):
        words = (*line.format(home=tmp_path, root=ROOT).split(), *more)
        done = run(words, around, input=ASKED, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        assert b"Traceback" not in done.stderr
        assert done.stdout or done.stderr


def test_without_a_home_there_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.undo()
    monkeypatch.setattr(places, "user_data_path", lambda *_, **__: Path("~/.local/share/starbox"))
    assert well_behaved(lambda: maps.main(["copy", "1a", "mine"])) == 1
    said = capsys.readouterr().err
    assert said == "~/.local/share/starbox: the system knows no folder of yours; set HOME.\n"


BUSY = (
    "arena --game star_race --seats ace,ace --games 1000 --jobs 2",
    "arena --game star_race --seats ace,ace --games 1000 --jobs 1",
    "protocol",
    "record play --level legend --players 4 --game gravity {home}.jsonl",
    "review --nodes 100000 --jobs 2 {root}/tests/match/kept/record-of-bots.jsonl",
    "maps check",
    "shots --out {home}",
    "bench engine --seconds 100",
    "bench search --seconds 100",
    "bench start --times 100",
    "bench frames --count 100000",
    "starbox --demo --mute --size 320x200 --data-dir {home}",
)
MOMENTS = (1, 40, 160, 320, 640)  # so many imports after it has begun, or when it imports nothing more


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends no signal to one program alone")
@pytest.mark.parametrize(
    ("line", "moment"),
    [
        pytest.param(line, moment, marks=[] if (row + 2 * column) % 15 == 0 else pytest.mark.slow)
        for row, line in enumerate(BUSY)
        for column, moment in enumerate(MOMENTS)
    ],
)
def test_ctrl_c_prints_no_traceback_whenever_it_comes(line: str, moment: int, tmp_path: Path) -> None:
    """It goes to all of a terminal, as that of a keyboard does: to the program and what it has begun."""
    name, *words = line.format(home=tmp_path / "home", root=ROOT).split()
    command = program(name)
    command[1:1] = ["-X", "importtime"]  # it tells on standard error what it imports
    with subprocess.Popen(
        [*command, *words],
        env=surroundings(), stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
        text=True, bufsize=1, start_new_session=True,
    ) as begun:  # fmt: skip
        assert begun.stderr is not None
        said = imported(begun.stderr, "game.arguments" if name == "starbox" else "game", moment)
        os.killpg(begun.pid, signal.SIGINT)
        told = [sentence for sentence in (*said, *begun.stderr) if not sentence.startswith("import time:")]
        done = [0] if name in ("maps", "protocol") else []  # it may just have come to its end
        assert begun.wait(ENOUGH) in (*done, 128 + signal.SIGINT, -signal.SIGINT), told
    assert "Traceback" not in "".join(told)
    assert len(told) < 12, told


def imported(lines: IO[str], first: str, many: int) -> list[str]:
    """What a program has said until it has imported so many modules after the first one."""
    said: list[str] = []
    after = 0
    while after < many and select.select([lines], [], [], SILENCE if after else ENOUGH)[0]:
        if not (line := lines.readline()):
            break
        said.append(line)
        after += after > 0 or line.split()[-1:] == [first]
    return said
