"""The people of this machine and their pages."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from pygame import Surface

from game.client.compose import wanted_drawings
from game.client.desk import Desk
from game.client.forms.form import FormScene
from game.client.intents import Cancel
from game.client.scene import OpenChangePerson, OpenHall, OpenProfile, OpenReplay, Pop, Push
from game.client.screens.changeperson import ChangePerson
from game.client.screens.people import People, Somebody
from game.client.screens.profile import MomentShown, ProfilePage
from game.client.screens.routes import scene_of
from game.home import library
from game.home import people as home_people
from game.home.keeper import Keeper
from game.match import journal
from game.texts import Language
from tests.pilot import opened, press, texts
from tools.shots.shot import position

GAMES = ("gravity-game-3", "star_race-game-4")


@pytest.fixture
def home(desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desk:
    monkeypatch.setattr("game.client.screens.people.A_MOMENT", 60.0)  # on a busy machine too
    monkeypatch.setattr("game.client.table.miniature.Miniature.drawn", lambda *_: Surface((1, 1)))
    desk.home = tmp_path
    library.folder(tmp_path).mkdir()
    for number, name in enumerate(GAMES):
        path = library.folder(tmp_path) / f"2026-11-{number + 1:02}-{name}.jsonl"
        path.write_text(journal.dump(position(name)))
    return desk


def people(desk: Desk) -> People:
    """When all games are read."""
    scene = People(desk)
    while desk.library.missing:
        scene.update(0.0)
    return scene


def page(desk: Desk, name: str = "Mila") -> ProfilePage:
    found = opened(desk, press(people(desk), Somebody(name)))
    assert isinstance(found, ProfilePage)
    for _ in range(4):
        found.update(0.0)
    return found


def change(desk: Desk, name: str) -> ChangePerson:
    people(desk)
    return ChangePerson(desk, OpenChangePerson(name))


def test_from_the_hall_to_the_people_to_the_page_of_one(home: Desk) -> None:
    found = opened(home, press(scene_of(home, OpenHall()), "people"))
    assert isinstance(found, People)
    assert {"Mila", "2 games", "Oma Rit"} <= set(texts(home, people(home)))
    assert "Last games" in texts(home, page(home))


def test_games_are_read_while_the_screen_goes_on_and_then_the_index_is_written(home: Desk) -> None:
    scene = People(home)
    told = texts(home, scene)
    assert "2 games still to be read" in told
    assert home.words("people-none") not in told  # nobody can say that yet
    assert not scene.still
    while home.library.missing:
        scene.update(0.0)
    assert scene.still
    home.keeper.flush()
    assert len(library.read_index(home.home)) == 2


def test_a_page_tells_points_titles_favourites_and_moments(home: Desk) -> None:
    scene = page(home)
    shown = set(texts(home, scene))
    assert {"Mila", "Strength", "Favourites", "Best moments", "Titles"} <= shown
    assert scene.still
    watched = press(scene, MomentShown(0))
    assert isinstance(watched, Push)
    assert isinstance(watched.to, OpenReplay)
    assert watched.to.ply == scene.moments[0].ply


def test_what_its_pictures_are_made_from_is_drawn_once_it_is_known_which_they_are(home: Desk) -> None:
    scene = ProfilePage(home, OpenProfile("Mila"))
    assert (home.library.missing, scene.needs) == (2, ())
    while home.library.missing:
        scene.update(0.0)
    while not scene.still:
        scene.update(0.0)
    assert len(scene.needs) == len(scene.moments)
    with home.art.rehearsal() as bare:
        FormScene.rehearse(scene, home.picture())
    assert len(wanted_drawings(home, [scene])) > len(bare)


def test_a_new_name_is_that_of_the_page(home: Desk) -> None:
    scene = page(home)
    asked = press(scene, "change")
    assert isinstance(asked, Push)
    assert asked.then is not None
    dialog = opened(home, asked)
    assert isinstance(dialog, ChangePerson)
    dialog.chosen("name", " Ludmila ")
    answer = press(dialog, "rename")
    assert answer == Pop("Ludmila")
    assert asked.then("Ludmila") is None
    people(home)
    scene.update(0.0)
    assert "Ludmila" in texts(home, scene)
    assert "Mila" not in texts(home, people(home))


def test_the_name_of_another_makes_one_of_two_only_if_that_is_meant(home: Desk) -> None:
    dialog = change(home, "Mila")
    dialog.chosen("name", "Jonas")
    asked = press(dialog, "rename")
    assert isinstance(asked, Push)
    assert asked.then is not None
    assert asked.then("stay") is None
    assert "Mila" in texts(home, people(home))
    assert asked.then("merge") == Pop("Jonas")
    assert "Mila" not in texts(home, people(home))
    assert isinstance(dialog.chosen("merge", "Oma Rit"), Push)


@pytest.mark.parametrize("spoken", ["en", "fr"])
def test_somebody_is_forgotten_only_if_that_is_meant(home: Desk, spoken: Language) -> None:
    dialog = change(home, "Mila")
    asked = press(dialog, "forget")
    assert isinstance(asked, Push)
    assert asked.then is not None
    assert asked.then(None) is None
    assert asked.then("forget") == Pop("")
    nobody = home.words("people-somebody")
    home.change(replace(home.settings, language=spoken))
    shown = texts(home, people(home))
    assert "Mila" not in shown
    assert "Oma Rit" in shown
    assert nobody not in shown
    for path in home.home.rglob("*.jsonl"):
        assert "Mila" not in path.read_text()


def test_the_window_goes_on_while_the_files_are_changed(home: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.client.screens.people.A_MOMENT", 0.05)
    begun, go_on = threading.Event(), threading.Event()

    def slowly(*given: object) -> None:
        begun.set()
        go_on.wait(10.0)
        carry_out(*given)

    carry_out: Callable[..., None] = home_people.carry_out
    monkeypatch.setattr("game.home.people.carry_out", slowly)
    home._keeper = Keeper(home.home)
    dialog = change(home, "Mila")
    dialog.chosen("name", "Ludmila")
    assert press(dialog, "rename") is None
    assert begun.wait(10.0)
    assert dialog.update(0.02) is None
    assert home.words("people-changing") in texts(home, dialog)
    assert dialog.handle(Cancel()) is None
    go_on.set()
    home.keeper.flush()
    assert dialog.update(0.02) == Pop("Ludmila")
    home.keeper.close()


def test_the_page_of_somebody_forgotten_is_left(home: Desk) -> None:
    scene = page(home)
    asked = press(scene, "change")
    assert isinstance(asked, Push)
    assert asked.then is not None
    assert asked.then("") == Pop()
    assert scene.handle(Cancel()) == Pop()
