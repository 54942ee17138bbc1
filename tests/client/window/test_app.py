"""The window with the dummy driver: frames in, scenes, files and figures out."""

from __future__ import annotations

import atexit
import json
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from game.arguments import Options
from game.client.compose import compose
from game.client.desk import Desk
from game.client.intents import Command, Confirm, Intent, Press, gamepad
from game.client.layout import Box
from game.client.paint.picture import Audit, Picture
from game.client.scene import Answer, Ask, Change, Pop, Push, Quit, Replace, Scene
from game.client.screens.ask import ErrorScene, Question
from game.client.screens.title import Title
from game.client.window import app, studio
from game.home.settings import SETTINGS as SETTINGS
from game.home.settings import Settings
from tests.oddities import refusing
from tests.pilot import click_events
from tools.shots.shot import position

Run = Callable[..., app.Window]


class Room(Scene[None]):
    """Notes what it hears; a word tells what it asks for."""

    def __init__(self, desk: Desk, name: str = "room") -> None:
        self.desk, self.name = desk, name
        self.heard: list[Intent] = []
        self.change: Change | None = None
        self.error: Exception | None = None

    @property
    def commands(self) -> Sequence[str]:
        return ("hint",)

    def handle(self, intent: Intent) -> Change | None:
        self.heard.append(intent)
        if self.error:
            raise self.error
        return self.change if isinstance(intent, Confirm) else None

    def draw(self, picture: Picture) -> None:
        picture.fill(Box(0.1, 0.1, 0.2, 0.2), "good")


@pytest.fixture
def window(tmp_path: Path) -> Run:
    """Makes a window whose first scene is a Room."""

    def make(**options: Any) -> app.Window:
        wishes = Options(size=(640, 360), data_dir=tmp_path, mute=True, **options)
        return app.Window(wishes, tmp_path, lambda desk, options: Room(desk))

    return make


def frame(window: app.Window, *events: pygame.event.Event) -> Any:
    window.frame(events, 1 / 60)
    return None if window.stack.over else window.stack.top


def room_of(window: app.Window) -> Room:
    room = window.stack.top
    assert isinstance(room, Room)
    return room


def key(code: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=0)


def test_intents_reach_the_scene_on_top(window: Run) -> None:
    opened = window()
    room = frame(opened, key(pygame.K_h))
    assert [intent for intent in room.heard if isinstance(intent, Command)] == [
        Command("hint", device=opened.desk.device)
    ]
    assert opened.desk.device.kind == "keyboard"


def test_input_is_not_lost_while_a_transition_runs(window: Run) -> None:
    opened = window()
    room_of(opened).change = Replace(Room(opened.desk, "next"))
    following = frame(opened, key(pygame.K_RETURN))
    assert following.name == "next"
    assert not opened.still
    frame(opened, key(pygame.K_h))
    assert len(following.heard) == 1
    assert opened.still


def test_clicks_a_second_apart_are_two_also_while_nothing_moves(
    window: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened, now = window(frames=3), [0.0]
    room = room_of(opened)

    def wait(last: float) -> list[pygame.event.Event]:
        now[0] = last + 1.0
        return [*click_events((100, 100))]

    monkeypatch.setattr(opened, "_wait", wait)
    monkeypatch.setattr(app, "time", SimpleNamespace(perf_counter=lambda: now[0]))
    opened.run(0.0)
    assert [intent.again for intent in room.heard if isinstance(intent, Press)] == [False] * 3


def test_a_dialog_answers_and_the_loop_ends_when_the_last_scene_goes(window: Run) -> None:
    opened = window()
    room = room_of(opened)
    answers: list[str | None] = []
    ask = Ask("Leave?", "Now?", (Answer("stay", "Stay"), Answer("leave", "Leave")))

    def left(answer: str | None) -> Change | None:
        answers.append(answer)
        return Quit()

    room.change = Push(ask, left)
    frame(opened, key(pygame.K_RETURN))
    assert frame(opened, key(pygame.K_SPACE)) is None
    assert answers == ["leave"]
    opened.run(0.0)


def test_an_error_in_a_scene_is_written_down_and_leads_to_a_way_on(
    window: Run, caplog: pytest.LogCaptureFixture
) -> None:
    opened = window()
    room_of(opened).error = ValueError("the ferry sank")
    scene = frame(opened, key(pygame.K_h))
    assert isinstance(scene, ErrorScene)
    assert "the ferry sank" in caplog.text
    frame(opened)
    scene = frame(opened, key(pygame.K_ESCAPE))
    assert isinstance(scene, Title)


def test_frames_end_by_themselves_and_tell_their_figures(
    window: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    opened = window(frames=5, shot=tmp_path / "last.png")
    opened.run(0.0)
    figures = json.loads(capsys.readouterr().out)
    assert figures["frames"] == 5
    assert figures["size"] == [640, 360]
    assert 0 < figures["p50_ms"] <= figures["p95_ms"] <= figures["p99_ms"] <= figures["max_ms"]
    assert pygame.image.load(tmp_path / "last.png").get_size() == (640, 360)


def test_a_window_that_is_ended_before_its_first_frame_has_no_figures_to_tell(
    window: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    opened = window(frames=5)
    opened.told_to_end = signal.SIGINT
    opened.run(0.0)
    assert capsys.readouterr().out == ""


def test_a_picture_that_cannot_be_written_gets_a_sentence_and_a_status(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    options = Options(
        size=(320, 180), data_dir=tmp_path / "home", mute=True, frames=1, shot=blocked / "shot.png"
    )
    assert app.run(options) == 1
    said = capsys.readouterr()
    assert json.loads(said.out)["frames"] == 1
    assert said.err.startswith("The picture ")


def test_quantiles() -> None:
    figures = app.statistics([k / 1000 for k in range(1, 101)], (8, 6))
    assert (figures["p50_ms"], figures["p95_ms"], figures["p99_ms"], figures["max_ms"]) == (51, 96, 100, 100)


def test_what_the_command_line_wants_is_not_saved_but_what_the_person_chooses_is(
    window: Run, tmp_path: Path
) -> None:
    import msgspec

    SETTINGS.save(tmp_path, Settings(language="nl", music=30))
    opened = window(lang="fr")
    assert opened.desk.words.language == "fr"
    opened.desk.change(msgspec.structs.replace(opened.desk.settings, music=70))
    saved = msgspec.json.decode((tmp_path / "settings.json").read_bytes(), type=Settings)
    assert (saved.language, saved.music, saved.mute) == ("nl", 70, False)


def test_settings_that_could_not_be_read_at_the_start_lose_nothing_when_one_is_changed(
    window: Run, tmp_path: Path
) -> None:
    SETTINGS.save(tmp_path, Settings(language="nl", music=30, big_text=True))
    with refusing(tmp_path):
        opened = window(lang="en")
        assert "stays as it is" in opened.desk.toasts[0].text
        opened.desk.change(replace(opened.desk.settings, effects=5))
    opened.desk.change(replace(opened.desk.settings, music=70))
    saved = SETTINGS.read(tmp_path)
    assert saved == Settings(language="nl", music=70, effects=5, big_text=True)


def test_broken_settings_are_kept_and_told(window: Run, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text("{")
    opened = window()
    assert (tmp_path / "settings.json.broken-1").read_text() == "{"
    assert "settings.json.broken-1" in opened.desk.toasts[0].text


def test_a_change_of_language_is_there_at_once(window: Run) -> None:
    import msgspec

    opened = window(lang="en")
    assert opened.desk.words("prompt-back") == "Back"
    opened.desk.change(msgspec.structs.replace(opened.desk.settings, language="nl"))
    assert opened.desk.words("prompt-back") == "Terug"


def test_f12_keeps_a_picture_and_says_so(window: Run, tmp_path: Path) -> None:
    opened = window()
    frame(opened, key(pygame.K_F12))
    (picture,) = (tmp_path / "pictures").iterdir()
    assert pygame.image.load(picture).get_size() == (640, 360)
    assert str(tmp_path / "pictures") in opened.desk.toasts[0].text


def test_a_kept_picture_shows_no_message(window: Run, tmp_path: Path) -> None:
    opened = window()
    frame(opened)
    before = pygame.image.tobytes(opened.screen, "RGB")
    opened.desk.toast("over all")
    frame(opened)
    assert pygame.image.tobytes(opened.screen, "RGB") != before
    frame(opened, key(pygame.K_F12))
    (picture,) = (tmp_path / "pictures").iterdir()
    assert pygame.image.tobytes(pygame.image.load(picture), "RGB") == before


def test_gamepads_come_and_go_with_a_word(window: Run) -> None:
    opened = window()
    frame(opened, pygame.event.Event(pygame.JOYBUTTONDOWN, instance_id=4, button=0))
    frame(opened, key(pygame.K_F12))
    assert opened.desk.device == gamepad(1)
    assert opened.desk.gamepads == (gamepad(1),)
    room = frame(opened, pygame.event.Event(pygame.JOYDEVICEREMOVED, instance_id=4))
    assert opened.desk.device.kind == "keyboard"
    assert not opened.desk.gamepads
    assert "Gamepad 1" in opened.desk.toasts[-1].text
    assert type(room.heard[-1]).__name__ == "DeviceRemoved"


def test_of_many_messages_a_few_are_seen_and_the_others_wait(window: Run) -> None:
    opened = window()
    for number in range(5):
        opened.desk.toast(f"message {number}")
    seen: set[str] = set()
    for _ in range(1000):
        audit = Audit()
        compose(opened.desk, opened.stack.shown, audit)
        now = {text.text for text in audit.texts}
        assert len(now) <= 3
        seen |= now
        frame(opened)
    assert now == set()
    assert seen == {f"message {number}" for number in range(5)}


@pytest.fixture
def slow(window: Run, monkeypatch: pytest.MonkeyPatch) -> app.Window:
    """A window that draws a picture of its room behind the bar."""
    monkeypatch.setattr(app, "PATIENCE_SECONDS", 0.0)
    monkeypatch.setattr(Room, "draw", lambda room, picture: picture.sprite("title/fox", (0.5, 0.5), 0.2))
    return window()


def drawn(window: app.Window) -> None:
    """Wait until all art is there."""
    while window.drawing:
        time.sleep(0.01)
        frame(window)


def test_nothing_begins_behind_the_bar_that_tells_how_much_is_still_to_be_drawn(
    slow: app.Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = room_of(slow)
    frame(slow)
    lived: list[float] = []
    monkeypatch.setattr(room, "update", lived.append)
    frame(slow, key(pygame.K_RETURN))
    drawn(slow)
    assert len(lived) <= 1
    assert room.heard == []
    frame(slow, key(pygame.K_LEFT))
    assert lived
    assert len(room.heard) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot halt a process")
def test_art_is_drawn_by_the_window_when_those_who_draw_are_halted(
    slow: app.Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(studio, "HALTED_SECONDS", 0.0)
    halted: list[int] = []
    begin = studio.Hand.__init__

    def begin_halted(hand: studio.Hand) -> None:
        begin(hand)
        os.kill(hand.pid, signal.SIGSTOP)
        halted.append(hand.pid)

    monkeypatch.setattr(studio.Hand, "__init__", begin_halted)
    frame(slow)
    assert halted
    drawn(slow)
    frame(slow, key(pygame.K_LEFT))
    assert len(room_of(slow).heard) == 1


def test_the_window_closes_while_its_art_is_drawn(slow: app.Window) -> None:
    frame(slow)
    assert slow.drawing
    frame(slow, pygame.event.Event(pygame.QUIT))
    assert slow.stack.over


def test_the_close_button_asks_first_while_something_cannot_be_saved(
    window: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    opened, end = window(), pygame.event.Event(pygame.QUIT)
    (tmp_path / "saves").write_text("a file where the folder should be")
    opened.desk.keeper.slot().keep(position("gravity-game-3", 4))
    opened.desk.keeper.flush()
    frame(opened, end)
    assert isinstance(opened.stack.top, Question)
    opened.stack.apply(Pop("stay"))
    frame(opened, end)
    assert isinstance(opened.stack.top, Question)
    frame(opened, end)
    assert opened.stack.over, "the second time it is meant"
    opened.close()
    assert opened.desk.words("reason-in-the-way") in capsys.readouterr().err


def test_the_art_of_a_scene_is_listed_and_then_loaded_once_for_each_look(
    window: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = window()
    rehearsed: list[str] = []
    monkeypatch.setattr(
        Room,
        "rehearse",
        lambda room, picture: rehearsed.append("listed" if picture.art.rehearsing else "loaded"),
    )
    for _ in range(3):
        frame(opened)
    assert rehearsed == ["listed", "loaded"]
    opened.desk.resize(700, 400)
    frame(opened)
    assert rehearsed == ["listed", "loaded"] * 2


def test_what_was_shown_is_stretched_while_a_hand_pulls_at_the_window(
    window: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = window()
    room = frame(opened)
    drawn_at: list[int] = []
    monkeypatch.setattr(Room, "draw", lambda room, picture: drawn_at.append(picture.frame.width))
    good = tuple(opened.screen.get_at((100, 70)))
    pygame.display.set_mode((900, 500), pygame.RESIZABLE)
    frame(opened, pygame.event.Event(pygame.VIDEORESIZE, size=(900, 500), w=900, h=500))
    assert drawn_at == []
    assert tuple(opened.screen.get_at((100 * 900 // 640, 70 * 500 // 360))) == good
    assert room.heard == []
    frame(opened, pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(900 * 100 // 640, 97), button=1))
    assert room.heard.pop().pos == pytest.approx((100 / 360, 70 / 360), abs=0.01)  # where it is seen
    time.sleep(app.RESIZE_PAUSE)
    frame(opened)
    assert set(drawn_at) == {900}
    assert type(room.heard[-1]).__name__ == "Resized"


def test_a_still_scene_lets_the_loop_sleep(window: Run) -> None:
    opened = window()
    frame(opened)
    assert opened.still
    opened.desk.toast("Saved")
    assert not opened.still
    for _ in range(300):
        frame(opened)
    assert opened.still


def test_nothing_goes_on_while_the_window_is_minimised(window: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = window()
    room = frame(opened)
    lived: list[float] = []
    monkeypatch.setattr(room, "update", lived.append)
    frame(opened, pygame.event.Event(pygame.WINDOWMINIMIZED))
    lived.clear()
    frame(opened)
    assert lived == []
    frame(opened, pygame.event.Event(pygame.WINDOWRESTORED))
    frame(opened)
    assert len(lived) == 2


def test_music_rests_while_another_window_is_worked_with(
    window: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = window()
    held: list[str] = []
    monkeypatch.setattr(opened.sounds.music, "pause", lambda: held.append("pause"))
    monkeypatch.setattr(opened.sounds.music, "resume", lambda: held.append("resume"))
    for kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED):
        frame(opened, pygame.event.Event(kind))
    assert held == ["pause"]
    frame(opened, pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    assert held == ["pause", "resume"]


def test_an_uncovered_window_is_drawn_anew(window: Run) -> None:
    opened = window()
    frame(opened)
    shown = pygame.image.tobytes(opened.screen, "RGB")
    opened.screen.fill("red")
    frame(opened, pygame.event.Event(pygame.WINDOWEXPOSED))
    assert pygame.image.tobytes(opened.screen, "RGB") == shown


def test_of_many_moves_of_the_mouse_the_last_counts_before_each_press() -> None:
    def event(kind: int, at: int) -> pygame.event.Event:
        return pygame.event.Event(kind, pos=(at, at))

    move, press = pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN
    events = [event(kind, at) for at, kind in enumerate((move, move, press, move, move, move))]
    assert [(kept.type, kept.pos[0]) for kept in app.last_moves(events)] == [(move, 1), (press, 2), (move, 5)]
    assert app.last_moves([]) == []


def test_a_sound_device_that_is_still_being_closed_is_not_closed_again(
    window: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twice at once ends in an abort, or never."""
    ready = threading.Event()
    quits: list[object] = []
    opened = window()
    monkeypatch.setattr(opened.sounds, "_mixer", SimpleNamespace(takes_turns=False, close=ready.wait))
    monkeypatch.setattr(pygame, "quit", quitted := lambda: quits.append("pygame"))
    monkeypatch.setattr(atexit, "unregister", quits.append)
    monkeypatch.setattr(threading.Thread, "join", lambda worker, seconds=None: None)
    opened.sounds.open()
    opened.close()
    assert quits == [quitted]
    monkeypatch.undo()
    ready.set()
    for worker in [thread for thread in threading.enumerate() if thread.name == "sound"]:
        worker.join()
