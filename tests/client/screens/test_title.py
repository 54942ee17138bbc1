"""The title: what it offers, how it opens, and what it does when it is left alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from game import catalogue
from game.client.desk import Desk
from game.client.intents import Cancel, Confirm, KeyPressed, PointAt, Press
from game.client.scene import Pop, Push, Quit
from game.client.screens.attract import Attract
from game.client.screens.credits import Credits
from game.client.screens.hall import Hall
from game.client.screens.howto import HowTo
from game.client.screens.settings import SettingsScene
from game.client.screens.setup import Setup
from game.client.screens.title import ATTRACT_SECONDS, OPENING_SECONDS, Title
from game.client.screens.waiting import GamesWaiting
from game.client.table.facts import facts
from game.home.lessons import remember_step
from game.match import journal as save
from tests.conftest import MakeDesk
from tests.pilot import opened, press, walk_to
from tools.shots.shot import position

SAVED = ("saves", "gravity.match")


@pytest.fixture
def newcomer(desk: Desk, tmp_path: Path) -> Desk:
    """Nobody has ever played there."""
    desk.home = tmp_path
    return desk


@pytest.fixture
def home(newcomer: Desk) -> Desk:
    remember_step(newcomer.home, "gravity", 1)
    return newcomer


def test_whoever_has_never_played_is_offered_a_lesson_and_a_rookie(newcomer: Desk) -> None:
    scene = title(newcomer)
    assert [entry.id for entry in scene.entries[:2]] == ["howto", "play"]
    assert scene.form.focus == "howto"
    assert "3" in scene.entries[0].note
    assert all(facts(game).lesson_minutes <= 3 for game in catalogue.names())
    rival = Setup(newcomer).lineup.players[1]
    assert rival.level == "rookie"


def test_whoever_comes_back_from_a_first_lesson_finds_the_whole_menu(newcomer: Desk) -> None:
    scene = title(newcomer)
    change = press(scene, "howto")
    assert isinstance(change, Push)
    remember_step(newcomer.home, "gravity", 1)
    assert change.then is not None
    change.then(None)
    scene.update(0.0)
    assert scene.entries[0].id == scene.form.focus == "play"


def title(desk: Desk, opening: bool = False) -> Title:
    """On the stack: the first moment has passed."""
    scene = Title(desk, opening)
    scene.update(0.0)
    return scene


def keep(desk: Desk, text: str | None = None) -> Path:
    path = desk.home.joinpath(*SAVED)
    path.parent.mkdir(exist_ok=True)
    path.write_text(save.dump(position("gravity-game-3", 30)) if text is None else text)
    return path


@pytest.mark.parametrize(
    ("id", "scene"),
    [("play", Setup), ("howto", HowTo), ("hall", Hall), ("settings", SettingsScene), ("credits", Credits)],
)
def test_every_row_leads_to_its_screen(home: Desk, id: str, scene: type) -> None:
    assert isinstance(opened(home, press(title(home), id)), scene)


def test_the_rows_are_reached_with_the_arrow_keys(home: Desk) -> None:
    scene = title(home)
    walk_to(scene, "hall", "down", "down")
    assert isinstance(opened(home, scene.handle(Confirm())), Hall)


def test_below_the_last_row_comes_the_first(home: Desk) -> None:
    scene = title(home)
    scene.handle(Cancel())
    walk_to(scene, "play", "down")


def test_the_row_under_the_pointer_is_the_focused_one(home: Desk) -> None:
    scene = title(home)
    row = next(widget for widget in scene.controls() if widget.id == "settings")
    scene.handle(PointAt(row.box.centre))
    assert scene.form.focus == "settings"


def test_no_row_moves_away_from_a_pointer_that_comes(home: Desk) -> None:
    keep(home)
    scene = title(home)
    scene.update(0.1)
    rows = {widget.id: widget.box for widget in scene.controls()}
    for id in ("continue", "settings", "play", "quit"):
        scene.handle(PointAt((rows[id].cx, rows[id].bottom - 0.002)))
        scene.update(1.0)
        assert scene.form.focus == id
        assert {widget.id: widget.box for widget in scene.controls()} == rows


def test_without_a_saved_game_there_is_nothing_to_continue(home: Desk) -> None:
    assert title(home).entries[0].id == "play"


def test_a_saved_game_comes_first_and_tells_how_far_it_is(home: Desk) -> None:
    keep(home)
    scene = title(home)
    scene.update(0.1)
    first = scene.entries[0]
    view: Any = position("gravity-game-3", 30).view(-1)
    assert (first.id, first.note) == ("continue", f"Gravity Superstar, round {view.round}")
    assert scene.form.focus == "continue"


def test_continue_shows_the_games_that_wait(home: Desk) -> None:
    keep(home)
    assert isinstance(opened(home, press(title(home), "continue")), GamesWaiting)


def test_of_several_games_it_is_told_how_many_there_are(home: Desk) -> None:
    for _ in range(2):
        keep(home)
        home.keeper.waiting()
        home._keeper = None  # another start
    scene = title(home)
    scene.update(0.1)
    assert scene.entries[0].note == "2 games are waiting"


def test_a_broken_save_is_set_aside_and_the_title_goes_on(home: Desk) -> None:
    path = keep(home, "nonsense")
    scene = title(home)
    scene.update(0.1)
    (aside,) = path.parent.iterdir()
    assert aside.name.endswith(".match.broken-1")
    assert aside.name in home.toasts[-1].text
    assert aside.read_text() == "nonsense"
    assert scene.entries[0].id == scene.form.focus == "play"
    assert scene.handle(Confirm()) is not None


@pytest.mark.parametrize(
    "line", ['{"starbox":"save","version":2}', '{"starbox":"save","version":9,"table":[1]}']
)
def test_a_save_of_another_version_stays_as_it_is(home: Desk, line: str) -> None:
    path = keep(home, line)
    scene = title(home)
    scene.update(0.1)
    (stayed,) = path.parent.iterdir()
    assert stayed.suffix == ".match"
    assert stayed.read_text() == line
    assert scene.entries[0].id == "continue", "there it can be seen"


def test_the_save_before_a_broken_one_is_offered(home: Desk) -> None:
    older = home.home / "saves" / "star_race.match"
    keep(home, "nonsense")
    older.write_text(save.dump(position("star_race-game-2", 5)))
    import os

    os.utime(older, (1, 1))
    scene = title(home)
    scene.update(0.1)
    assert scene.entries[0].note == "La Course des étoiles, 26 cards left"


def test_the_language_changes_at_once(home: Desk) -> None:
    scene = title(home)
    walk_to(scene, "language", "right")
    assert scene.entries[0].label == "Play"
    press(scene, "language")  # the middle of three: French
    assert scene.entries[0].label == "Jouer"


def test_escape_goes_to_the_last_row_first_and_then_ends(home: Desk) -> None:
    scene = title(home)
    assert scene.handle(Cancel()) is None
    assert scene.form.focus == "quit"
    assert isinstance(scene.handle(Cancel()), Quit)


def test_any_key_ends_the_opening_and_is_acted_upon(home: Desk) -> None:
    scene = title(home, opening=True)
    scene.update(0.3)
    assert not scene.calm
    assert isinstance(opened(home, scene.handle(Confirm())), Setup)
    assert scene.calm


def test_a_key_that_means_nothing_ends_the_opening_too(home: Desk) -> None:
    scene = title(home, opening=True)
    assert scene.any_key
    assert scene.handle(KeyPressed("q")) is None
    assert scene.calm


def test_a_moving_pointer_does_not_end_the_opening(home: Desk) -> None:
    scene = title(home, opening=True)
    scene.handle(PointAt((0.3, 0.3)))
    assert not scene.calm
    scene.update(OPENING_SECONDS)
    assert scene.calm


def test_left_alone_it_lets_ais_play_and_anything_ends_that(home: Desk) -> None:
    scene = title(home)
    assert scene.update(ATTRACT_SECONDS - 1) is None
    scene.handle(PointAt((0.9, 0.9)))
    assert scene.update(ATTRACT_SECONDS - 1) is None
    change = scene.update(2)
    attract = opened(home, change)
    assert isinstance(attract, Attract)
    assert isinstance(attract.handle(Press((0.5, 0.5))), Pop)
    attract.closed()


def test_once_opened_the_landscape_only_breathes(home: Desk) -> None:
    scene = title(home, opening=True)
    assert not scene.calm
    scene.update(OPENING_SECONDS)
    assert scene.calm
    assert not scene.still


def test_with_reduced_motion_nothing_moves(home: Desk) -> None:
    home.change(replace(home.settings, reduced_motion=True))
    scene = title(home, opening=True)
    assert scene.calm
    scene.update(0.0)
    assert scene.still


@pytest.mark.parametrize("size", [(1280, 720), (800, 600), (900, 1400), (2560, 1080)])
def test_messages_cover_neither_logo_nor_menu(make_desk: MakeDesk, size: tuple[int, int]) -> None:
    title = Title(make_desk(size))
    title.update(2.0)
    place = title.messages
    assert not any(place.overlaps(widget.box) for widget in title.controls())
    assert place.y >= title.logo.bottom
    assert place.w >= 0.3
