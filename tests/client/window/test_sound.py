"""Sound is heard where there is a device, and never missed where there is none."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import catalogue
from game.client.window import sound
from game.client.window.sound import Mixer, Sounds, Volumes, sides, stem

CLIENT = Path(sound.__file__).parents[1]


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def device(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


@pytest.fixture
def no_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nowhere")
    pygame.mixer.quit()


@pytest.fixture
def mixer(device: None, clock: Clock) -> Mixer:
    return Mixer(clock=clock)


@pytest.fixture
def sounds(device: None, mixer: Mixer) -> Iterator[Sounds]:
    one = Sounds(Volumes(), mixer)
    yield one
    one.close()


def decks() -> list[bool]:
    return [pygame.mixer.Channel(deck).get_sound() is not None for deck in range(sound.DECKS)]


def voices() -> list[pygame.mixer.Channel]:
    channels = [pygame.mixer.Channel(sound.LOOPS + voice) for voice in range(sound.VOICES)]
    return [channel for channel in channels if channel.get_busy()]


# --- Names ---


NAMES = sorted({re.sub(r"_\d$", "", file) for file in catalogue.sounds()})


def test_every_step_of_a_name_has_its_file() -> None:
    named = {stem(name, step) for name in NAMES for step in range(sound.steps(name) or 1)}
    assert named == catalogue.sounds().keys()
    assert [len(catalogue.music(place)) for place in ("menu", *catalogue.names())] == [1, 2, 2, 2]
    assert all(catalogue.ambience(game).is_file() for game in catalogue.names())
    assert catalogue.tuned_sounds() <= {*NAMES}


def test_every_name_that_is_played_is_known_and_every_known_name_is_played() -> None:
    paths = [*CLIENT.rglob("*.py"), *(CLIENT.parent / "games").rglob("table/*.py")]
    played = {name: f"{path.name}:{line}" for path in paths for line, name in played_names(path)}
    assert not {name: where for name, where in played.items() if name not in [*NAMES, "menu"]}
    said = "".join(path.read_text(encoding="utf-8") for path in paths)
    assert [name for name in NAMES if f'"{name}"' not in said] == []


def played_names(path: Path) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and called(node) in ("play", "_play", "Cue"):
            for word in [*node.args, *(one.value for one in node.keywords if one.arg == "sound")]:
                if isinstance(word, ast.Constant) and isinstance(word.value, str):
                    yield node.lineno, word.value


def called(node: ast.Call) -> str:
    match node.func:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return ""


@pytest.mark.parametrize(
    ("name", "step", "file"),
    [
        ("star", 0, "star_1"),
        ("star", 2, "star_3"),
        ("star", 40, "star_8"),
        ("fall", -1, "fall_1"),
        ("win", 3, "win"),
    ],
)
def test_a_step_past_the_last_is_the_last(name: str, step: int, file: str) -> None:
    assert stem(name, step) == file


# --- The mixer ---


def test_every_file_is_read_by_the_mixer(mixer: Mixer) -> None:
    assert mixer.opened()
    for path in catalogue.sounds().values():
        assert pygame.mixer.Sound(path).get_length() > 0.05
    assert 60 < pygame.mixer.Sound(catalogue.music("menu")[0]).get_length() < 100


def test_the_same_sound_at_once_is_heard_once(mixer: Mixer, clock: Clock) -> None:
    assert mixer.effect("touch", 1.0, 0.0)
    clock.now += 0.02
    assert not mixer.effect("touch", 1.0, 0.0)
    assert mixer.effect("focus", 1.0, 0.0)
    clock.now += 0.02
    assert mixer.effect("touch", 1.0, 0.0)


def test_a_crowd_of_sounds_takes_the_oldest_voice_and_leaves_the_music(mixer: Mixer, clock: Clock) -> None:
    mixer.piece("menu", 1.0)
    for _ in range(sound.VOICES):
        clock.now += 0.1
        mixer.effect("win", 1.0, 0.0)
    oldest = pygame.mixer.Channel(sound.LOOPS)
    assert len(voices()) == sound.VOICES
    clock.now += 0.1
    assert mixer.effect("touch", 1.0, 0.0)
    playing = oldest.get_sound()
    assert playing is not None
    assert playing.get_length() < 1
    assert len(voices()) == sound.VOICES
    assert decks().count(True) == 1


@pytest.mark.parametrize(("name", "span"), [("touch", sound.TUNED_SPAN), ("step_1", sound.SPAN)])
def test_no_sound_is_the_same_twice(mixer: Mixer, clock: Clock, name: str, span: float) -> None:
    """Not even in its pitch, which the length tells; what sings with the music stays in tune."""
    lengths = []
    for _ in range(6):
        clock.now += 2.0
        assert mixer.effect(name, 1.0, 0.0)
        playing = voices()[0].get_sound()
        assert playing is not None
        lengths.append(playing.get_length())
        voices()[0].stop()
    assert len(set(lengths[:5])) == 5
    assert lengths[5] == lengths[0]
    assert max(lengths) / min(lengths) == pytest.approx((1 + span) / (1 - span), abs=0.01)


def test_a_sound_at_the_left_is_softer_at_the_right() -> None:
    assert sides(0.0) == (1.0, 1.0)
    assert sides(-1.0) == pytest.approx((1.0, 1 / 3))
    assert sides(9.0) == pytest.approx((1 / 3, 1.0))


def test_a_file_that_is_lost_costs_its_sound_only(
    device: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogue, "sounds", dict)
    monkeypatch.setattr(catalogue, "SHARED", tmp_path)
    mixer = Mixer()
    assert not mixer.effect("touch", 1.0, 0.0)
    mixer.piece("menu", 1.0)
    assert decks() == [False, False]


# --- Sounds ---


def test_an_effect_is_heard_once_the_sounds_are_open(sounds: Sounds) -> None:
    sounds.play("touch")
    assert pygame.mixer.get_init() is None
    sounds.open()
    sounds.play("star", pitch_step=3, pan=-0.5)
    assert sounds.settle()
    assert len(voices()) == 1


def test_no_call_waits_for_a_slow_device(device: None, monkeypatch: pytest.MonkeyPatch) -> None:
    ready, entered = threading.Event(), threading.Event()

    def slow(*_: object, **__: object) -> None:
        entered.set()
        ready.wait()

    monkeypatch.setattr(pygame.mixer, "init", slow)
    monkeypatch.setattr(pygame.mixer, "set_num_channels", lambda _: None)
    sounds = Sounds(Volumes(), Mixer())
    sounds.open()
    sounds.play("touch")
    entered.wait()
    sounds.play("win")
    sounds.music.play("menu")
    sounds.set_volumes(Volumes(muted=True))
    sounds.close(seconds=0.01)
    assert not ready.is_set()
    ready.set()
    for worker in [thread for thread in threading.enumerate() if thread.name == "sound"]:
        worker.join()


def test_without_a_device_all_is_silent_and_asked_once(
    no_device: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []
    init = pygame.mixer.init

    def counted(*args: Any, **names: Any) -> None:
        asked.append(args)
        init(*args, **names)

    monkeypatch.setattr(pygame.mixer, "init", counted)
    sounds = Sounds(Volumes())
    sounds.open()
    for name in NAMES:
        sounds.play(name)
    sounds.music.play("menu")
    sounds.music.pause()
    sounds.music.resume()
    sounds.set_volumes(Volumes(music=0.9))
    assert sounds.settle()
    assert len(asked) == 1
    sounds.close()


def test_a_muted_game_never_opens_the_device(device: None) -> None:
    sounds = Sounds(Volumes(muted=True))
    sounds.open()
    sounds.play("touch")
    sounds.music.play("menu")
    assert sounds.settle()
    assert pygame.mixer.get_init() is None
    sounds.close()


def test_mute_silences_the_music_and_unmute_brings_it_back(sounds: Sounds) -> None:
    sounds.open()
    sounds.music.play("gravity")
    assert sounds.settle()
    first = decks().index(True)
    sounds.set_volumes(Volumes(muted=True))
    assert sounds.settle()
    sounds.set_volumes(Volumes())
    assert sounds.settle()
    assert pygame.mixer.Channel(1 - first).get_sound() is not None
    assert sounds.music.playing == "gravity"


def test_closing_frees_the_device(sounds: Sounds) -> None:
    sounds.open()
    sounds.play("touch")
    assert sounds.settle()
    sounds.close()
    assert pygame.mixer.get_init() is None


# --- Music ---


def test_one_piece_fades_out_under_the_next(
    sounds: Sounds, mixer: Mixer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mixer, "ambience", lambda name, volume: None)  # reading it takes as long as a fade
    sounds.music.play("menu")
    sounds.open()
    assert sounds.settle()
    assert decks().count(True) == 1
    sounds.music.play("star_race")
    assert sounds.settle()
    assert decks() == [True, True]


def test_the_piece_that_plays_is_not_begun_again(sounds: Sounds) -> None:
    sounds.open()
    sounds.music.play("menu")
    sounds.music.play("menu")
    assert sounds.settle()
    assert decks().count(True) == 1


def test_of_many_wishes_at_once_only_the_last_is_loaded(
    device: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str | None] = []
    mixer = Mixer()
    monkeypatch.setattr(mixer, "piece", lambda name, volume: told.append(name))
    sounds = Sounds(Volumes(), mixer)
    for piece in ("menu", "gravity", "star_race"):
        sounds.music.play(piece)
    sounds.open()
    assert sounds.settle()
    assert told == ["star_race"]
    sounds.close()


def test_music_that_changes_in_the_background_stays_held(
    mixer: Mixer, monkeypatch: pytest.MonkeyPatch
) -> None:
    held: list[tuple[int, str]] = []
    mixer.piece("menu", 1.0)
    mixer.hold_music(True)
    monkeypatch.setattr(pygame.mixer, "Channel", lambda deck: FakeChannel(deck, held))
    mixer.piece("gravity", 1.0)
    assert held[-sound.LOOPS :] == [(deck, "pause") for deck in range(sound.LOOPS)]
    mixer.hold_music(False)
    assert held[-sound.LOOPS :] == [(deck, "unpause") for deck in range(sound.LOOPS)]


def beds() -> list[bool]:
    channels = (pygame.mixer.Channel(sound.DECKS + bed) for bed in range(sound.BEDS))
    return [channel.get_sound() is not None for channel in channels]


def test_the_pieces_of_a_table_take_turns_without_a_cut(mixer: Mixer, clock: Clock) -> None:
    mixer.piece("gravity", 1.0)
    first = pygame.mixer.Channel(decks().index(True)).get_sound()
    assert first is not None
    heard = 2 * first.get_length()
    clock.now += heard - sound.LONG_FADE_MS / 1000 - 1
    mixer.go_on()
    assert decks().count(True) == 1
    clock.now += 2
    mixer.go_on()
    assert decks() == [True, True]
    lengths = {channel.get_length() for channel in map(deck_sound, range(sound.DECKS)) if channel}
    assert lengths == {pygame.mixer.Sound(path).get_length() for path in catalogue.music("gravity")}
    mixer.go_on()
    assert mixer.seconds < 1


def deck_sound(deck: int) -> pygame.mixer.Sound | None:
    return pygame.mixer.Channel(deck).get_sound()


def test_where_there_is_one_piece_it_goes_on(mixer: Mixer) -> None:
    assert not mixer.takes_turns
    mixer.piece("menu", 1.0)
    assert not mixer.takes_turns
    mixer.piece("gravity", 1.0)
    assert mixer.takes_turns


def test_the_air_of_a_table_is_as_loud_as_its_effects(
    sounds: Sounds, mixer: Mixer, monkeypatch: pytest.MonkeyPatch
) -> None:
    sounds.open()
    sounds.music.play("fairy_lights")
    assert sounds.settle()
    bed = pygame.mixer.Channel(sound.DECKS + beds().index(True))
    air = bed.get_sound()
    assert air is not None
    assert air.get_volume() == pytest.approx(0.8, abs=0.01)
    sounds.set_volumes(Volumes(effects=0.3, music=0.0))
    assert sounds.settle()
    assert air.get_volume() == pytest.approx(0.3, abs=0.01)
    told: list[str | None] = []
    monkeypatch.setattr(mixer, "ambience", lambda name, volume: told.append(name))
    sounds.set_volumes(Volumes(muted=True))
    assert sounds.settle()
    assert told == [None]


class FakeChannel:
    """Writes down what is done to a channel; the mixer does not tell whether one is paused."""

    def __init__(self, deck: int, log: list[tuple[int, str]]) -> None:
        self._deck = deck
        self._log = log

    def __getattr__(self, action: str) -> Callable[..., None]:
        return lambda *_, **__: self._log.append((self._deck, action))


def test_it_is_known_how_long_the_music_has_played_but_for_the_time_it_was_held(
    mixer: Mixer, clock: Clock
) -> None:
    mixer.piece("menu", 1.0)
    clock.now += 7
    mixer.hold_music(True)
    clock.now += 100
    assert mixer.seconds == 7
    mixer.hold_music(False)
    clock.now += 2
    assert mixer.seconds == 9
    mixer.piece("gravity", 1.0)
    assert mixer.seconds == 0


# --- What it may cost ---


def test_the_client_needs_no_numpy_to_sound() -> None:
    probe = "import sys, game.client.window.sound; sys.exit('numpy' in sys.modules)"
    assert (
        subprocess.run([sys.executable, "-c", probe], cwd=CLIENT.parent.parent, check=False).returncode == 0
    )


@pytest.mark.skipif(sys.platform != "linux", reason="ALSA is Linux's")
def test_without_a_sound_card_the_terminal_stays_clean() -> None:
    program = """
import pygame
from game.client.window.sound import Mixer
print(Mixer().opened())
"""
    environment = {**os.environ, "SDL_AUDIODRIVER": "alsa", "ALSA_CONFIG_PATH": "/nowhere"}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, timeout=60
    )
    assert done.stdout.splitlines()[-1] == "False"
    assert done.stderr == ""
