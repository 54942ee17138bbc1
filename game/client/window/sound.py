"""Sound effects and music. Everything slow, also the device itself, is on a thread of its own."""

from __future__ import annotations

import ctypes
import math
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from queue import SimpleQueue

import pygame

from game import catalogue
from game.client.cues import Name, Piece

Wish = Callable[[], object]

RATE = 44100
BUFFER = 1024  # samples: 23 ms, enough on a busy machine
VOICES = 16
DECKS = 2  # two channels for music, so that one piece can fade out under the next
QUIET_SECONDS = 0.03  # the same sound twice within this time is heard once
CROSS_FADE_MS = 1200


@dataclass(frozen=True, slots=True)
class Volumes:
    """How loud, each from 0 to 1."""

    effects: float = 0.8
    music: float = 0.5
    muted: bool = False

    @property
    def of_effects(self) -> float:
        return 0.0 if self.muted else self.effects

    @property
    def of_music(self) -> float:
        return 0.0 if self.muted else self.music


class Mixer:
    """The device and what it plays, used by one thread only. Without a device all calls do nothing."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._files = catalogue.sounds()
        self._clock = clock
        self._open: bool | None = None
        self._shelf: dict[str, pygame.mixer.Sound] = {}
        self._heard: dict[str, float] = {}
        self._started = [-math.inf] * VOICES
        self._piece: pygame.mixer.Sound | None = None
        self._deck = 0
        self._begun = math.nan  # on the clock: when the piece that plays began
        self._held_at: float | None = None

    def opened(self) -> bool:
        """Open the device at the first call; if there is none, do not try again."""
        if self._open is None:
            self._open = _open_mixer()
        return self._open

    def effect(self, stem: str, volume: float, pan: float) -> bool:
        """Play an effect; False if it was not played, as when the same has only just begun."""
        now = self._clock()
        if now - self._heard.get(stem, -math.inf) < QUIET_SECONDS or not self.opened():
            return False
        sound = self._effect(stem)
        if sound is None:
            return False
        self._heard[stem] = now
        left, right = sides(pan)
        channel = self._voice(now)
        channel.play(sound)
        channel.set_volume(volume * left, volume * right)
        return True

    def piece(self, name: str | None, volume: float) -> None:
        """Fade the piece that plays into another, or into silence."""
        if not self.opened():
            return
        coming = self._load(catalogue.music(name)) if name else None
        pygame.mixer.Channel(self._deck).fadeout(CROSS_FADE_MS)
        self._piece = coming
        if coming is not None:
            self._deck = (self._deck + 1) % DECKS
            coming.set_volume(volume)
            pygame.mixer.Channel(self._deck).play(coming, loops=-1, fade_ms=CROSS_FADE_MS)
            self._begun = self._now
        self.hold_music(self._held_at is not None)

    @property
    def seconds(self) -> float:
        """How long the piece has been playing; without music, any clock."""
        return self._now if math.isnan(self._begun) else self._now - self._begun

    @property
    def _now(self) -> float:
        """The clock of the music, which stands still while music is paused."""
        return self._clock() if self._held_at is None else self._held_at

    def music_volume(self, volume: float) -> None:
        if self._piece is not None:
            self._piece.set_volume(volume)

    def hold_music(self, held: bool) -> None:
        if held:
            self._held_at = self._now
        elif self._held_at is not None:
            self._begun += self._clock() - self._held_at
            self._held_at = None
        if not self._open:
            return
        for deck in range(DECKS):
            channel = pygame.mixer.Channel(deck)
            channel.pause() if held else channel.unpause()

    def close(self) -> None:
        if self._open:
            pygame.mixer.quit()
        self._open = False

    def _effect(self, stem: str) -> pygame.mixer.Sound | None:
        if stem not in self._shelf:
            sound = self._load(self._files.get(stem))
            if sound is None:
                return None
            self._shelf[stem] = sound
        return self._shelf[stem]

    def _load(self, path: Path | None) -> pygame.mixer.Sound | None:
        try:
            return pygame.mixer.Sound(path) if path else None
        except (pygame.error, OSError):  # a file that is lost or broken
            return None

    def _voice(self, now: float) -> pygame.mixer.Channel:
        """A free channel, else the one that has played longest."""
        free = (voice for voice in range(VOICES) if not pygame.mixer.Channel(DECKS + voice).get_busy())
        voice = next(free, self._started.index(min(self._started)))
        self._started[voice] = now
        return pygame.mixer.Channel(DECKS + voice)


class Music:
    """The music in the background: say what should play, and it fades over."""

    def __init__(self, ask: Callable[[Wish], None], mixer: Mixer, volumes: Volumes) -> None:
        self._ask = ask
        self._mixer = mixer
        self._volume = volumes.of_music
        self.playing: Piece | None = None
        self._sounding: Piece | None = None  # only for the worker: what it told the mixer last

    def play(self, name: Piece) -> None:
        """Play this piece, or let it go on."""
        if name != self.playing:
            self.playing = name
            self._ask(self._change)

    def pause(self) -> None:
        """Hold the music while the window is in the background."""
        self._ask(partial(self._mixer.hold_music, True))

    def resume(self) -> None:
        self._ask(partial(self._mixer.hold_music, False))

    def set_volume(self, volume: float) -> None:
        self._volume = volume
        self._ask(partial(self._mixer.music_volume, volume))
        self._ask(self._change)

    def _change(self) -> None:
        """On the worker: play what is wanted now; older wishes are skipped."""
        wanted = self.playing if self._volume > 0 else None
        if wanted != self._sounding:
            self._sounding = wanted
            self._mixer.piece(wanted, self._volume)


class Sounds:
    """Everything that the player hears. No call waits or fails. After `open`, sounds are played."""

    def __init__(self, volumes: Volumes, mixer: Mixer | None = None) -> None:
        self._mixer = mixer or Mixer()
        self._volumes = volumes
        self._wishes: SimpleQueue[Wish | None] = SimpleQueue()
        self._worker: threading.Thread | None = None
        self.music = Music(self._wishes.put, self._mixer, volumes)

    def open(self) -> None:
        """Begin to play. Call it after the first frame, as a device may be slow to open."""
        if self._worker is None:
            worker = threading.Thread(target=self._serve, name="sound", daemon=True)
            worker.start()
            self._worker = worker

    def play(self, name: Name, pitch_step: int = 0, pan: float = 0.0) -> None:
        """Play an effect, at a step if it has several, from the left (-1) to the right (1).

        A fall has a step for each cell more than one. Past the last step the last is heard.
        Before `open` effects are dropped, not kept.
        """
        volume = self._volumes.of_effects
        if self._worker is not None and volume > 0:
            self._wishes.put(partial(self._mixer.effect, stem(name, pitch_step), volume, pan))

    @property
    def music_seconds(self) -> float:
        """How long the music has been playing, for what moves with it."""
        return self._mixer.seconds

    def set_volumes(self, volumes: Volumes) -> None:
        self._volumes = volumes
        self.music.set_volume(volumes.of_music)

    def settle(self, seconds: float = 5.0) -> bool:
        """Wait until every wish so far was served; say whether it was in time."""
        served = threading.Event()
        self._wishes.put(served.set)
        return served.wait(seconds)

    def close(self, seconds: float = 0.5) -> None:
        """Stop playing; do not wait for a device that hangs."""
        if self._worker is not None:
            self._wishes.put(self._mixer.close)
            self._wishes.put(None)
            self._worker.join(seconds)
            self._worker = None

    def _serve(self) -> None:
        for wish in iter(self._wishes.get, None):
            with suppress(pygame.error, OSError, MemoryError):  # it costs a sound, not the game
                wish()


@cache
def steps(name: Name) -> int:
    """How many files an effect has, for as many pitches: star_1, star_2 …; 0 for one of a single pitch."""
    return sum(file.rpartition("_")[0] == name and file[-1].isdigit() for file in catalogue.sounds())


def stem(name: Name, pitch_step: int) -> str:
    """The file of an effect at a step: `star`, 2 -> `star_3`."""
    if not steps(name):
        return name
    return f"{name}_{min(max(pitch_step, 0), steps(name) - 1) + 1}"


def sides(pan: float) -> tuple[float, float]:
    """How loud the left and the right are: both full in the middle; at an edge the far side has a third."""
    pan = min(max(pan, -1.0), 1.0)
    return 1.0 - max(0.0, pan) * 2 / 3, 1.0 - max(0.0, -pan) * 2 / 3


def _open_mixer() -> bool:
    hush_alsa()
    try:
        pygame.mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)
    except (pygame.error, NotImplementedError):  # no device, or a pygame built without the mixer
        return False
    pygame.mixer.set_num_channels(DECKS + VOICES)
    return True


def hush_alsa() -> None:
    """Without a sound card ALSA fills the terminal with messages; SDL tells us the same in one error.

    ALSA is given a function of C to call instead, one that does nothing: it calls from threads that must not
    wait for Python.
    """
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # there is no ALSA
            nothing = ctypes.cast(ctypes.CDLL(None).getpid, ctypes.c_void_p)
            ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(nothing)
