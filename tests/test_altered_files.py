"""Whatever lies in a person's folder: no screen breaks, nothing waits for ever, no good file is touched."""

from __future__ import annotations

import errno
import json
import logging
import os
import shutil
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

import pytest
from msgspec.structs import replace

from game import catalogue, places
from game.client.desk import Desk
from game.client.scene import (
    OpenEvening,
    OpenHall,
    OpenHowTo,
    OpenKeys,
    OpenLesson,
    OpenSettings,
    Route,
    Scene,
)
from game.client.screens.routes import scene_of
from game.client.screens.setup import Setup
from game.client.screens.title import Title
from game.client.table.begin import demo
from game.home import library, saves
from game.home.folder import held
from game.home.hall import HALL, honours
from game.home.lessons import LESSONS, Learning
from game.home.lineups import LINEUPS, PEOPLE
from game.home.settings import SETTINGS, Settings
from game.home.sitting import SITTINGS, game_of, with_game
from game.home.store import Broken
from game.match import journal
from game.match.lineup import Bot, Lineup, Other, Person, Player
from game.match.match import Note, begun
from tests.altering import altered, scarred
from tests.oddities import ODDITIES, put
from tests.pilot import seen, settle
from tools.shots.draw import measuring_desk
from tools.shots.shot import position

WORK, PATIENCE = 30, 600  # seconds of this process, and on a clock: no file takes one of its own
KEPT = (SETTINGS, HALL, SITTINGS, LINEUPS, PEOPLE, LESSONS)
PEOPLE_HERE = (
    Player("Ana", "comet", Person("a1"), "gamepad 1"),
    Player("Bo", "sun", Person("b2"), "keyboard"),
    Player("Vega", "moon", Bot("ace")),
    Player("Zed", "bolt", Other('{"kind":"program"}')),
)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a file of everything that is read."""
    home = tmp_path_factory.mktemp("whole")
    SETTINGS.save(home, Settings(language="fr", music=7, own={"my_down": "full"}, keys={"hint": "k"}))
    PEOPLE.save(home, {"Ana": "a1", "Bo": "b2"})
    LESSONS.save(home, {"gravity": Learning(3, page="turn"), "star_race": Learning(2, True)})
    lineup = Lineup(PEOPLE_HERE[:3], free_undo=True)
    LINEUPS.save(
        home, {"gravity": replace(lineup, material=("1a", "2a", "3a", "4a")), "fairy_lights": lineup}
    )
    (home / "saves").mkdir()
    (home / "decks").mkdir()
    (home / "planets").mkdir()
    for game in catalogue.names():
        match = begun(game, Lineup(PEOPLE_HERE), 7)
        for _ in range(9):
            match.play(match.view(match.to_act or 0).legal[0])
        match.mark(Note("red", 0, 1))
        (home / "saves" / f"2026-11-18-{game}-1.match").write_text(journal.dump(match))
    games = [position(f"{game}-game-2") for game in catalogue.names()]
    HALL.save(home, {match.game.name: tuple(honours(match, "2026-11-18", "r1")) for match in games})
    SITTINGS.change(home, lambda known: with_game(known, game_of(games[0], "r1")))
    (home / "records").mkdir()
    (home / "records" / "r1.jsonl").write_text(journal.dump(games[1]))
    library.write_index(home, [library.read_game(home, "r1", library.stamps(home)["r1"])])
    for game in ("star_race", "fairy_lights"):
        shutil.copy(catalogue.assets(game) / "deck.txt", home / "decks" / f"{game}.txt")
    shutil.copy(next(places.MAPS.rglob("1a.tmx")), home / "planets" / "mine.tmx")
    return home


@contextmanager
def watched() -> Iterator[None]:
    """TimeoutError if it works or waits far too long."""

    def late(number: int, frame: FrameType | None) -> None:
        raise TimeoutError(f"this works more than {WORK} seconds, or waits more than {PATIENCE}")

    if sys.platform == "win32":
        yield
        return
    clocks = {signal.SIGPROF: signal.ITIMER_PROF, signal.SIGALRM: signal.ITIMER_REAL}
    before = {number: signal.signal(number, late) for number in clocks}
    signal.setitimer(signal.ITIMER_PROF, WORK)
    signal.setitimer(signal.ITIMER_REAL, PATIENCE)
    try:
        yield
    finally:
        for number, clock in clocks.items():
            signal.setitimer(clock, 0)
            signal.signal(number, before[number])


def desk_at(home: Path) -> tuple[Desk, list[str]]:
    """A desk as the window makes it, and what was wrong with the settings."""
    desk = measuring_desk((1280, 720))
    settings, trouble = SETTINGS.look(home)
    desk.home, desk.settings = home, settings
    desk.resize(*settings.window)
    desk.change(settings)
    return desk, [trouble.told(desk.words)] if trouble else []


def visit(home: Path) -> list[str]:
    """Go round all screens that show what is in a folder; what they complained about."""
    with held(home):
        desk, told = desk_at(home)
        lessons = [OpenLesson(game) for game in catalogue.names()]
        routes: list[Route[Any]] = [
            OpenHall(),
            OpenEvening(),
            OpenHowTo(),
            OpenSettings(),
            OpenKeys(),
            *lessons,
        ]
        setups = [Setup(desk, game) for game in catalogue.names()]
        for scene in (*(scene_of(desk, route) for route in routes), *setups):
            look_at(desk, scene)
        for path in desk.keeper.waiting():
            try:
                match = desk.keeper.read(path)
            except Broken as broken:
                told.append(saves.broken_save(desk.words, broken))
            except (OSError, journal.OtherVersion):
                continue
            else:
                if match is not None:
                    assert journal.dump(journal.load(journal.dump(match))) == journal.dump(match)
                    look_at(desk, demo(desk, match))
        title = Title(desk)
        look_at(desk, title)
        title.chosen("continue", None)
        desk.close()
        return told + [toast.text for toast in desk.toasts]


def look_at(desk: Desk, scene: Scene[Any]) -> None:
    settle(scene)
    with desk.art.rehearsal():
        seen(desk, scene)


def files(home: Path) -> dict[str, bytes]:
    return {
        path.relative_to(home).as_posix(): path.read_bytes()
        for path in home.rglob("*")
        if path.is_file() and not path.is_symlink() and path.name != "starbox.lock"
    }


def alter(path: Path, rng: Random) -> None:
    """Change what a file holds, or put something else there."""
    kind = rng.randrange(8)
    if kind == 0:
        path.unlink()
        put(rng.choice(ODDITIES), path)
    elif kind == 1 or path.suffix not in (".json", ".match"):
        path.write_bytes(scarred(path.read_bytes(), rng))
    elif path.suffix == ".json":
        path.write_text(json.dumps(altered(json.loads(path.read_bytes()), rng)))
    else:
        lines = path.read_text().splitlines()
        for _ in range(rng.choice((1, 1, 2))):
            at = rng.choice((0, rng.randrange(len(lines))))
            lines[at] = json.dumps(altered(json.loads(lines[at]), rng))
        path.write_text("\n".join(lines) + "\n")


def test_a_good_folder_is_left_as_it_is(whole: Path, tmp_path: Path) -> None:
    home = Path(shutil.copytree(whole, tmp_path / "home"))
    visit(home)
    assert files(home) == files(whole)


@pytest.mark.sampled(5, 1)
@pytest.mark.parametrize("kind", [kind for kind in ODDITIES if kind != "folder"])
@pytest.mark.parametrize("name", ["saves", "records", "cache", "pictures", "planets", "decks"])
def test_something_else_in_the_place_of_a_folder_breaks_no_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, kind: str
) -> None:
    monkeypatch.chdir(tmp_path)
    put(kind, tmp_path / name)
    with watched():
        visit(tmp_path)
    assert os.path.lexists(tmp_path / name)


@pytest.mark.parametrize("window", [[64, 64], [64, 8192], [8192, 64], [-5, -5], [1, 1]])
def test_a_window_of_any_size_opens(tmp_path: Path, window: list[int]) -> None:
    (tmp_path / "settings.json").write_text(json.dumps({"window": window}))
    with watched():
        visit(tmp_path)


@pytest.mark.sampled(50, 9)
@pytest.mark.parametrize("seed", range(400))
def test_altered_files_break_no_screen_and_no_other_file(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    rng = Random(seed)
    home = Path(shutil.copytree(whole, tmp_path / "home"))
    monkeypatch.chdir(home)
    good = files(home)
    hit = rng.sample(sorted(good), rng.choice((1, 1, 2, 3)))
    for name in hit:
        alter(home / name, rng)
    with watched(), caplog.at_level(logging.WARNING):
        visit(home)
        after = files(home)
        assert {name: after.get(name) for name in good if name not in hit} == {
            name: data for name, data in good.items() if name not in hit
        }
        visit(home)
        assert {name for name in files(home) if "broken" in name} == {n for n in after if "broken" in n}
    assert "Traceback" not in caplog.text


@pytest.mark.sampled(20, 5)
@pytest.mark.parametrize("seed", range(80))
def test_a_system_that_refuses_for_a_while_breaks_no_file(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    rng = Random(seed)
    home = Path(shutil.copytree(whole, tmp_path / "home"))
    refused = [rng.random() < rng.choice((0.1, 0.5, 1.0)) for _ in range(500)]
    code = rng.choice((errno.EMFILE, errno.ENFILE, errno.EACCES, errno.EIO, errno.ENOMEM))
    real = os.open

    def perhaps(path: Any, *how: Any, **more: Any) -> int:
        if str(path).startswith(str(home)) and refused and refused.pop():
            raise OSError(code, os.strerror(code), str(path))
        return real(path, *how, **more)

    with watched():
        with monkeypatch.context() as patch:
            patch.setattr(os, "open", perhaps)
            visit(home)
        assert files(home) == files(whole)
        visit(home)
    assert files(home) == files(whole)
