"""What is likely to be opened next is drawn while nobody waits for it."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from multiprocessing import Pipe
from pathlib import Path
from threading import Event, current_thread, main_thread

import pytest
from msgspec.structs import replace

from game import catalogue
from game.children import SPAWN
from game.client.compose import wanted_drawings
from game.client.desk import Desk
from game.client.paint.art import Art, keep
from game.client.paint.drawing import Drawing, render
from game.client.scene import OpenCredits, OpenSetup
from game.client.screens.routes import scene_of
from game.client.screens.seatpanel import Add
from game.client.screens.setup import Setup
from game.client.table.begin import demo
from game.client.window import ahead as ahead_module
from game.client.window.ahead import Ahead, likely, remembered_seats, run_ahead
from game.home import lineups
from game.match.lineup import Program, bots
from tests.client.table.test_scene_of_table import match_of
from tests.pilot import press

DISC = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">'
    '<circle cx="4" cy="4" r="3" fill="#a0f" opacity=".5"/></svg>'
)
PATIENCE = 600.0  # seconds; only a failure takes so long


def test_what_a_process_has_drawn_is_what_a_window_would_draw(desk: Desk, tmp_path: Path) -> None:
    drawing, art = Drawing(DISC, 80, 80), Art(tmp_path / "ahead")
    place = art.place(drawing)
    assert place is not None
    theirs, ours = Pipe(duplex=False)
    ours.send([(drawing, place)])
    run_ahead(theirs)
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


def test_no_frame_waits_for_a_scene_that_is_rehearsed(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_go_on, own = Event(), list[bool]()

    def slow(desk: Desk) -> object:
        own.append(current_thread() is main_thread())
        may_go_on.wait(PATIENCE)
        return scene_of(desk, OpenCredits())

    monkeypatch.setattr(ahead_module, "likely", lambda home: [slow])
    ahead = Ahead(tmp_path, hands=1)
    ahead.step(desk)
    ahead.step(desk)
    assert ahead.looking
    assert not ahead.busy
    may_go_on.set()
    _learn_all(ahead, lambda: ahead.step(desk))
    ahead.close()
    assert own == [False]


def test_no_frame_waits_until_a_process_reads_what_it_is_to_draw(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    handed = Event()

    class Unread:
        """A process that never begins to read."""

        pid, daemon = 1, True

        def start(self) -> None: ...
        def kill(self) -> None: ...
        def is_alive(self) -> bool:
            return True

    monkeypatch.setattr(SPAWN, "Process", lambda **_: Unread())
    monkeypatch.setattr(ahead_module, "lower_priority", lambda *_: None)
    monkeypatch.setattr(ahead_module, "_hand_out", lambda connection, jobs: handed.wait(PATIENCE))
    monkeypatch.setattr(ahead_module, "likely", lambda home: [lambda desk: scene_of(desk, OpenCredits())])
    ahead = Ahead(tmp_path, hands=1)
    _learn_all(ahead, lambda: ahead.step(desk))
    assert ahead.busy
    handed.set()


def _learn_all(ahead: Ahead, step: Callable[[], None]) -> None:
    """Until it is known what every scene needs."""
    until = time.monotonic() + PATIENCE
    step()
    while ahead.looking and time.monotonic() < until:
        step()


def test_it_gives_way_and_begins_anew_for_another_size(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    guessed: list[int] = []

    def table(desk: Desk) -> object:
        guessed.append(desk.frame.width)
        return demo(desk, match_of())

    monkeypatch.setattr(ahead_module, "likely", lambda home: [table])
    ahead = Ahead(tmp_path, hands=1)
    _learn_all(ahead, lambda: ahead.step(desk))
    assert ahead.busy
    assert not ahead.over
    ahead.give_way()
    assert not ahead.busy
    ahead.give_way()
    desk.resize(800, 600)
    _learn_all(ahead, lambda: ahead.step(desk))
    ahead.close()
    assert guessed == [1280, 800]


def test_scenes_in_which_nobody_plays_wait(desk: Desk) -> None:
    assert scene_of(desk, OpenSetup()).waits
    assert not demo(desk, match_of(catalogue.names()[0])).waits


def test_the_table_that_is_set_up_is_drawn_before_all_else(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    batches: list[Sequence[Drawing]] = []
    monkeypatch.setattr(Ahead, "_draw", lambda ahead, drawings: batches.append(drawings))
    setup = scene_of(desk, OpenSetup())
    assert isinstance(setup, Setup)
    monkeypatch.setattr(ahead_module, "likely", lambda home: [lambda desk: scene_of(desk, OpenSetup())])
    ahead = Ahead(tmp_path)
    _learn_all(ahead, lambda: ahead.step(desk))
    _learn_all(ahead, lambda: ahead.step(desk, setup.leads_to))
    press(setup, Add(person=False))
    batches.clear()
    _learn_all(ahead, lambda: ahead.step(desk, setup.leads_to))
    coming = setup.leads_to
    assert coming is not None
    assert len(coming.lineup.players) == 3
    desk.art = Art(tmp_path)
    wanted = {*wanted_drawings(desk, [demo(desk, coming)])}
    assert {*batches[0][: len(wanted)]} == wanted


def test_writing_a_name_changes_nothing_of_what_is_set_up(desk: Desk) -> None:
    setup = scene_of(desk, OpenSetup())
    assert isinstance(setup, Setup)
    before = setup.leads_to
    setup.lineup = setup.lineup.seated(0, replace(setup.lineup.players[0], name="Ana"))
    assert setup.leads_to is before
    setup.lineup = setup.lineup.seated(1, replace(setup.lineup.players[1], holder=Program("gone")))
    assert setup.leads_to is before
