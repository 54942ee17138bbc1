"""The games that wait: what is told of each, and how they are gone on with, deleted and brought back."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

import pytest

from game.arguments import parse
from game.client.desk import Desk
from game.client.screens.routes import first_route
from game.client.screens.title import Title
from game.client.screens.waiting import UNDO_SECONDS, GameLeft, GamesWaiting, Trash
from game.client.table.begin import open_table
from game.home import saves
from game.match import journal
from game.match.match import Match
from tests.pilot import Pilot, confirm, opened, press, texts
from tools.shots.shot import position

DAY = 86_400.0


@pytest.fixture
def home(desk: Desk, tmp_path: Path) -> Desk:
    desk.home = tmp_path
    return desk


def left(desk: Desk, match: Match, ago: float = 0.0) -> str:
    """A game that was left so many days ago; the name of its save."""
    slot = desk.keeper.slot()
    slot.keep(match)
    desk.keeper.flush()
    stamp = time.time() - ago * DAY
    os.utime(saves.path_of(desk.home, slot.name), (stamp, stamp))
    return slot.name


def listed(desk: Desk, game: str = "") -> GamesWaiting:
    scene = GamesWaiting(desk, game)
    for _ in range(12):
        scene.update(0.01)
    return scene


def names(scene: GamesWaiting) -> list[str]:
    return [entry.name for entry in scene.entries]


def plies(desk: Desk) -> list[int]:
    """How far the games that wait have come, by what is on disk."""
    return sorted(saves.read(path).ply for path in desk.keeper.waiting())


def test_every_game_is_told_with_its_players_turn_progress_and_day(home: Desk) -> None:
    match = position("gravity-game-3", 30)
    left(home, match, ago=30)
    told = texts(home, listed(home))
    seat = match.to_act
    assert seat is not None
    view: Any = match.view(seat)
    for text in (
        "Gravity Superstar",
        home.words("continue-turn", name=match.lineup.players[seat].name),
        f"round {view.round}",
        ", ".join(player.name for player in match.lineup.players),
        "one game is waiting",
    ):
        assert text in told
    month = time.localtime(time.time() - 30 * DAY).tm_mon
    assert any(f"/{month}/" in text for text in told)


@pytest.mark.parametrize(
    ("ago", "text"), [(0.0, "continue-today"), (1.0, "continue-yesterday"), (3.0, "continue-weekday")]
)
def test_the_day_is_told_as_people_say_it(home: Desk, ago: float, text: str) -> None:
    left(home, position("gravity-game-3", 30), ago)
    moment = time.localtime(time.time() - ago * DAY)
    clock, day = time.strftime("%H:%M", moment), home.words(f"weekday-{moment.tm_wday + 1}")
    assert home.words(text, time=clock, day=day) in texts(home, listed(home))


def test_the_game_played_last_comes_first_and_has_the_focus(home: Desk) -> None:
    old = left(home, position("gravity-game-3", 30), 2)
    new = left(home, position("star_race-game-3", 4), 1)
    scene = listed(home)
    assert names(scene) == [new, old]
    assert scene.form.focus == GameLeft(new)
    assert listed(home, "gravity").form.focus == GameLeft(old)


def test_a_game_goes_on_in_its_own_save(home: Desk) -> None:
    left(home, position("gravity-game-3", 30))
    left(home, position("gravity-game-3", 12), 1)
    table = opened(home, confirm(listed(home)))
    assert table.play.match.ply == 30
    table.play.act(table.play.match.view(table.play.match.to_act).legal[0])
    home.keeper.flush()
    assert plies(home) == [12, 31]


def test_every_table_has_a_picture_and_no_secret(home: Desk) -> None:
    """That no picture shows a secret holds by its view, which is nobody's."""
    for game in ("gravity-game-3", "star_race-game-3", "fairy_lights-game-3"):
        left(home, position(game, 9))
    scene = listed(home)
    assert len(scene._pictures) == 3
    assert all(entry.miniature is not None for entry in scene.entries)
    assert scene.still


# A new game never takes the place of another


def test_a_new_game_begins_beside_those_that_wait(home: Desk) -> None:
    left(home, position("gravity-game-3", 30))
    for number in range(3):
        open_table(home, position("gravity-game-3", number))
    home.keeper.flush()
    assert plies(home) == [0, 1, 2, 30]


def test_the_command_line_begins_beside_them_too(home: Desk) -> None:
    left(home, position("gravity-game-3", 30))
    newer = saves.path_of(home.home, "gravity")
    newer.write_text('{"starbox":"journal","version":99}\n')
    home._keeper = None  # another start
    opened_table = Pilot(home, first_route(home, parse(["--play", "gravity", "--seats", "human,ai"])))
    assert opened_table.table.play.match.ply == 0
    home.keeper.flush()
    texts_there = [path.read_text() for path in (home.home / "saves").glob("*.match")]
    assert len(texts_there) == 3
    assert '{"starbox":"journal","version":99}\n' in texts_there


# What cannot be gone on with


def test_a_game_of_another_version_is_shown_and_stays(home: Desk) -> None:
    name = "2026-11-18-gravity-1"
    saves.folder(home.home).mkdir()
    saves.path_of(home.home, name).write_text('{"starbox":"journal","version":99}\n')
    scene = listed(home)
    assert home.words("continue-other-version") in texts(home, scene)
    assert confirm(scene) is None
    assert home.toasts[-1].text == home.words("continue-other-version")
    assert saves.path_of(home.home, name).exists()


def test_a_broken_save_is_told_and_leaves_the_list(home: Desk) -> None:
    name = left(home, position("gravity-game-3", 30))
    saves.path_of(home.home, name).write_text("nonsense")
    other = left(home, position("star_race-game-3", 4), 1)
    scene = listed(home)
    assert names(scene) == [other]
    assert scene.form.focus == GameLeft(other)
    assert f"{name}.match.broken-1" in home.toasts[-1].text


def test_a_game_that_has_ended_is_kept_as_such_and_not_listed(home: Desk) -> None:
    match = position("star_race-game-3")
    saves.folder(home.home).mkdir()
    saves.path_of(home.home, "2026-11-18-star_race-1").write_text(journal.dump(match))
    assert names(listed(home)) == []
    home.keeper.flush()
    assert saves.record_of(home.home, "2026-11-18-star_race-1").exists()


def test_where_no_game_waits_that_is_said(home: Desk) -> None:
    assert home.words("continue-none") in texts(home, listed(home))


# Deleting


def test_a_deleted_game_is_brought_back_by_enter_and_by_key(home: Desk) -> None:
    name = left(home, position("gravity-game-3", 30))
    pilot = Pilot(home, listed(home))
    for back in ("return", "u"):
        pilot.keys("delete")
        assert home.keeper.waiting() == []
        assert home.words("continue-deleted") in pilot.texts()
        pilot.keys(back)
        assert plies(home) == [30]
        assert names(pilot.top) == [name]  # type: ignore[arg-type]


def test_a_gamepad_deletes_and_brings_back(home: Desk) -> None:
    left(home, position("gravity-game-3", 30))
    left(home, position("gravity-game-3", 12), 1)
    pilot = Pilot(home, listed(home))
    pilot.pad("right", "x")
    assert plies(home) == [30]
    pilot.pad("a")
    assert plies(home) == [12, 30]
    pilot.pad("a")
    assert pilot.table.play.match.ply == 12


def test_a_mouse_deletes_at_the_bin_and_brings_back(home: Desk) -> None:
    name = left(home, position("gravity-game-3", 30))
    scene = listed(home)
    press(scene, Trash(name))
    assert home.keeper.waiting() == []
    press(scene, GameLeft(name))
    assert plies(home) == [30]


def test_after_some_seconds_its_place_goes_and_the_focus_to_the_next(home: Desk) -> None:
    first = left(home, position("gravity-game-3", 30))
    second = left(home, position("gravity-game-3", 12), 1)
    scene = listed(home)
    press(scene, Trash(first))
    scene.update(UNDO_SECONDS - 0.1)
    assert names(scene) == [first, second]
    assert not scene.still
    scene.update(0.2)
    assert names(scene) == [second]
    assert scene.form.focus == GameLeft(second)


def test_a_game_that_cannot_be_deleted_stays_and_that_is_told(
    home: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = left(home, position("gravity-game-3", 30))
    scene = listed(home)

    def refused(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("game.home.disk.rename", refused)
    press(scene, Trash(name))
    assert plies(home) == [30]
    assert names(scene) == [name]
    assert home.toasts[-1].text == home.words("continue-not-deleted", reason=home.words("reason-forbidden"))


def test_the_title_looks_again_once_games_were_deleted(home: Desk) -> None:
    name = left(home, position("gravity-game-3", 30))
    pilot = Pilot(home, Title(home))
    pilot.keys("return")
    press(pilot.top, Trash(name))
    pilot.keys("escape")
    assert pilot.name == "Title"
    assert pilot.top.entries[0].id == "play"  # type: ignore[attr-defined]
