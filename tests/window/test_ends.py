"""However the program begins and ends: the match is whole, nothing is left running, people are told."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pygame
import pytest

from game.client.table.quiet import FINAL_SECONDS
from tests.window.conftest import MakeTwin, Start
from tests.window.hands import HANDS
from tests.window.playing import go_on
from tests.window.screen import NO_SCREEN, ROOT, SECONDS, Program, screen, until
from tests.window.twin import saved

KILLS = 3
GAMES = ["gravity", *(pytest.param(game, marks=pytest.mark.slow) for game in ("star_race", "fairy_lights"))]


def run(*words: str, **env: str) -> subprocess.CompletedProcess[str]:
    """The program from its start to its end."""
    return subprocess.run(
        [sys.executable, "main.py", *words], cwd=ROOT, env={**NO_SCREEN, **env},
        capture_output=True, text=True, timeout=SECONDS, check=False,
    )  # fmt: skip


def test_killed_at_any_moment_the_match_is_whole_and_goes_on(start: Start, twin: MakeTwin) -> None:
    rng = Random(8)
    there = start("--play", "fairy_lights", "--seed", "3", "--seats", "human:Ana,ai:rookie,ai:rookie")
    _kill_at_work(there, rng)
    for _ in range(KILLS - 1):
        there = start()
        shutil.copytree(there.home / "saves", twin().desk.home / "saves", dirs_exist_ok=True)
        go_on(there, twin(), HANDS["keyboard"])
        _kill_at_work(there, rng)


def _kill_at_work(program: Program, rng: Random) -> None:
    """Kill it soon after it has saved something."""
    before = _ply(program)
    hurry = program.begin_to("key", "--delay", f"{1100 * FINAL_SECONDS:.0f}", *"rttrttrttrtt")
    until(lambda: _ply(program) > before, "a save that has gone on")
    time.sleep(rng.random() * 0.2)
    program.process.kill()
    program.process.wait()
    hurry.kill()
    hurry.wait()
    assert _ply(program) > before
    assert not list(program.home.glob("saves/*.broken*"))


def _ply(program: Program) -> int:
    """How far the save has come; it can be read at any moment."""
    match = saved(program.home, "fairy_lights")
    return match.ply if match else 0


def test_no_thinking_process_outlives_the_program(start: Start) -> None:
    there = start("--play", "gravity", "--seats", "ai:legend,ai:legend", "--demo")
    found = until(lambda: [*filter(_thinks, _children(there.process.pid))], "a process that thinks")
    there.process.kill()
    there.process.wait()
    until(lambda: not any(_alive(pid) for pid in found), "their end")


def _children(pid: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def _thinks(pid: int) -> bool:
    """It has worked for half a second: it does more than start."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") > 0.5


def _alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_closed_by_its_button_it_ends_cleanly_and_keeps_its_size(home: Path) -> None:
    with screen() as display:
        there = Program(display, home, [])
        there.resize(900, 700)
        there.process.terminate()  # SDL makes of it what it makes of the close button
        assert there.ends() == 0
        assert there.close() == ""
    assert json.loads((home / "settings.json").read_text())["window"] == [900, 700]


def test_a_second_window_over_one_folder_says_so_in_a_window_too(start: Start) -> None:
    there = start()
    words = [sys.executable, "main.py", "--data-dir", str(there.home)]
    with subprocess.Popen(words, cwd=ROOT, env=there.env, stderr=subprocess.PIPE, text=True) as second:
        found = until(lambda: there.do("search", "--onlyvisible", "--pid", str(second.pid)), "its window")
        until(lambda: there.do("windowfocus", "--sync", found, "key", "Return") or second.poll(), "its end")
        assert second.stderr is not None
        assert second.stderr.read().startswith("Starbox is already open")
    assert second.returncode == 1
    assert there.process.poll() is None


def test_full_screen_and_back(home: Path) -> None:
    with screen("1600x900") as display:
        there = Program(display, home, ["--size", "800x600"])
        there.picture((800, 600))
        there.do("key", "F11")
        there.picture((1600, 900))
        there.do("key", "alt+Return")
        there.picture((800, 600))
        assert there.close() == ""


def test_broken_files_are_set_aside_and_kept(home: Path, start: Start, twin: MakeTwin) -> None:
    (home / "settings.json").write_text("{")
    (home / "saves").mkdir()
    (home / "saves" / "gravity.match").write_text("no match at all")
    there = start("--speed", "off")
    aside = until(lambda: next(iter(home.glob("saves/*-gravity-1.match.broken-1")), None), "the broken save")
    assert aside.read_text() == "no match at all"
    assert (home / "settings.json.broken-1").read_text() == "{"
    there.do("key", "Escape", "Return")
    assert there.ends() == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_log_that_cannot_be_written_is_no_harm(home: Path) -> None:
    (home / "starbox.log").symlink_to("/dev/full")
    done = run("--data-dir", str(home), "--frames", "3", "--size", "640x360", SDL_VIDEODRIVER="dummy")
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    assert json.loads(done.stdout.splitlines()[-1])["frames"] == 3


def test_without_a_display_there_is_a_sentence_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(NO_SCREEN, "XDG_RUNTIME_DIR", raising=False)
    done = run("--data-dir", str(tmp_path))
    assert done.returncode == 1
    assert done.stderr == "There is no screen to open a window on.\n"


@pytest.mark.parametrize(
    "words",
    [["--play", "chess"], ["--size", "big"], ["--play", "star_race", "--seats", "ai:god"], ["--frames", "0"]],
)
def test_wrong_words_get_a_sentence(words: list[str]) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert done.stderr.strip().endswith(".")
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("game", GAMES)
def test_a_demo_without_a_sound_card_tells_figures_and_keeps_its_last_frame(home: Path, game: str) -> None:
    shot = home / "last.png"
    words = ["--demo", "--play", game, "--seed", "2", "--frames", "60", "--size", "800x600"]
    with screen() as display:
        # No sound card is no harm: this one does not exist.
        done = run(
            *words, "--shot", str(shot), "--data-dir", str(home), DISPLAY=display, SDL_AUDIODRIVER="no"
        )
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout.splitlines()[-1])
    assert (figures["frames"], figures["size"]) == (60, [800, 600])
    assert pygame.image.load(shot).get_size() == (800, 600)
    assert "Traceback" not in (home / "starbox.log").read_text()
