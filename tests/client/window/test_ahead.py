"""What is likely to be opened next is drawn while nobody waits for it."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from game import catalogue
from game.client.compose import wanted_drawings
from game.client.desk import Desk
from game.client.paint.art import Art, keep
from game.client.paint.drawing import Drawing, render
from game.client.scene import OpenCredits, OpenSetup
from game.client.screens.routes import scene_of
from game.client.table.begin import demo
from game.client.window import ahead as ahead_module
from game.client.window.ahead import Ahead, likely, remembered_seats, run_ahead
from game.home import lineups
from game.match.lineup import bots
from tests.client.table.test_scene_of_table import match_of

DISC = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">'
    '<circle cx="4" cy="4" r="3" fill="#a0f" opacity=".5"/></svg>'
)
PATIENCE = 600.0  # seconds; only a failure takes so long


def test_what_a_process_has_drawn_is_what_a_window_would_draw(desk: Desk, tmp_path: Path) -> None:
    drawing, art = Drawing(DISC, 80, 80), Art(tmp_path / "ahead")
    place = art.place(drawing)
    assert place is not None
    run_ahead([(drawing, place)])
    drawn = Art(tmp_path / "here").svg(*drawing)
    kept = art.svg(*drawing)
    assert kept.get_view("0").raw == drawn.get_view("0").raw
    with art.rehearsal() as wanted:
        Art(tmp_path / "ahead").svg(*drawing)
    assert not wanted


def test_a_file_that_was_cut_short_is_drawn_again(desk: Desk, tmp_path: Path) -> None:
    drawing, art = Drawing(DISC, 80, 80), Art(tmp_path)
    place = art.place(drawing)
    assert place is not None
    keep(place, drawing, render(*drawing))
    place.write_bytes(place.read_bytes()[:-100])
    assert art.svg(*drawing).get_at((40, 40)).a > 0


def test_the_set_up_and_every_game_are_guessed_the_last_one_first(desk: Desk, tmp_path: Path) -> None:
    assert remembered_seats(tmp_path) == {}
    lineups.save(tmp_path, {"star_race": bots(("pilot",), 4)})
    assert remembered_seats(tmp_path) == {"star_race": 4}
    guesses = likely(tmp_path)
    assert type(next(guesses)(desk)) is type(scene_of(desk, OpenSetup()))
    table = next(guesses)(desk)
    assert wanted_drawings(desk, [table]) is not None
    assert getattr(table, "play").match.lineup.people() == (0,)  # noqa: B009
    assert len(getattr(table, "play").match.lineup.players) == 4  # noqa: B009


def test_whatever_is_wrong_with_the_line_ups_nothing_is_set_aside(tmp_path: Path) -> None:
    (tmp_path / "lineups.json").write_text('{"gravity": {"players": 3}}')
    assert remembered_seats(tmp_path) == {}
    assert [path.name for path in tmp_path.iterdir()] == ["lineups.json"]


def test_all_is_drawn_and_then_opens_at_once(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ahead_module, "likely", lambda home: [lambda desk: scene_of(desk, OpenCredits())])
    ahead = Ahead(tmp_path, hands=1)
    until = time.monotonic() + PATIENCE
    while not ahead.over and time.monotonic() < until:
        ahead.step(desk)
        time.sleep(0.01)
    desk.art = Art(tmp_path)
    assert not wanted_drawings(desk, [scene_of(desk, OpenCredits())])


def test_it_gives_way_and_begins_anew_for_another_size(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    guessed: list[int] = []

    def table(desk: Desk) -> object:
        guessed.append(desk.frame.width)
        return demo(desk, match_of())

    monkeypatch.setattr(ahead_module, "likely", lambda home: [table])
    ahead = Ahead(tmp_path, hands=1)
    ahead.step(desk)
    assert ahead.busy
    assert not ahead.over
    ahead.give_way()
    assert not ahead.busy
    ahead.give_way()
    desk.resize(800, 600)
    ahead.step(desk)
    ahead.give_way()
    assert guessed == [1280, 800]


def test_scenes_in_which_nobody_plays_wait(desk: Desk) -> None:
    assert scene_of(desk, OpenSetup()).waits
    assert not demo(desk, match_of(catalogue.names()[0])).waits
