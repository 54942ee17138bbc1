"""Sound effects and music. Everything slow, also the device itself, is on a thread of its own."""

from __future__ import annotations

import ctypes
import io
import math
import sys
import threading
import time
import wave
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from queue import Empty, SimpleQueue

import pygame

from game import catalogue
from game.client.cues import EffectName, Piece

Wish = Callable[[], object]

RATE = 44100
BUFFER = 1024  # samples: 23 ms, enough on a busy machine
VOICES = 16
DECKS = 2  # two channels for music, so that one piece can fade out under the next
BEDS = 2  # and two for what is heard round a table
LOOPS = DECKS + BEDS  # channels before those of effects
QUIET_SECONDS = 0.03  # the same sound twice within this time is heard once
CROSS_FADE_MS = 1200
LONG_FADE_MS = 5000  # from one piece of a table to the next
PIECE_SECONDS = 110  # a piece is repeated until it has been heard so long; then the next one has its turn
LISTEN_SECONDS = 1.0  # how often the worker looks whether it is time for that
SHADES = (0.0, 1.0, -1.0, 0.5, -0.5)  # no two sounds that follow each other are the same: shares of a span,
SPAN, TUNED_SPAN = 0.04, 0.008  # by which a sound is higher; less where it sings with the music


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


class LoopPair:
    """Two channels, so that what sounds on and on can fade out under what comes next."""

    def __init__(self, first: int) -> None:
        self._first = first
        self._turn = 0
        self.sound: pygame.mixer.Sound | None = None

    def change(self, coming: pygame.mixer.Sound | None, volume: float, fade: int) -> None:
        """Fade over in so many milliseconds."""
        pygame.mixer.Channel(self._first + self._turn).fadeout(fade)
        self.sound = coming
        if coming is not None:
            self._turn = 1 - self._turn
            coming.set_volume(volume)
            pygame.mixer.Channel(self._first + self._turn).play(coming, loops=-1, fade_ms=fade)

    def set_volume(self, volume: float) -> None:
        if self.sound is not None:
            self.sound.set_volume(volume)


class Mixer:
    """The device and what it plays, used by one thread only. Without a device all calls do nothing."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._files = catalogue.sounds()
        self._clock = clock
        self._open: bool | None = None
        self._tuned = catalogue.tuned_sounds()
        self._shelf: dict[tuple[str, float], pygame.mixer.Sound] = {}
        self._heard: dict[str, float] = {}
        self._started = [-math.inf] * VOICES
        self._shades: dict[str, int] = {}  # how often each effect was heard
        self._music, self._air = LoopPair(0), LoopPair(DECKS)
        self._name: str | None = None  # whose pieces take turns
        self._turns: dict[str, int] = {}  # how many pieces of each have begun
        self._volume = 0.0
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
        """Fade what plays into a piece of another table, or into silence."""
        if self.opened():
            self._name, self._volume = name, volume
            self._begin(CROSS_FADE_MS)

    def _begin(self, fade: int) -> None:
        """The next piece of this table."""
        files = catalogue.music(self._name) if self._name else ()
        number = self._turns.get(self._name or "", 0)
        coming = self._load(files[number % len(files)]) if files else None
        self._turns[self._name or ""] = number + 1
        self._music.change(coming, self._volume, fade)
        if coming is not None:
            self._begun = self._now
        self.hold_music(self._held_at is not None)

    @property
    def takes_turns(self) -> bool:
        """Whether another piece will follow the one that plays."""
        return self._name is not None and self._held_at is None and len(catalogue.music(self._name)) > 1

    def go_on(self) -> None:
        """Let the next piece of the table begin under the end of this one, if it is time."""
        if self.takes_turns and self._music.sound is not None:
            length = self._music.sound.get_length()
            heard = length * math.ceil(PIECE_SECONDS / length)
            if self.seconds >= heard - LONG_FADE_MS / 1000:
                self._begin(LONG_FADE_MS)

    def ambience(self, name: str | None, volume: float) -> None:
        """Fade over to what is heard round another table, or to silence."""
        if self.opened():
            path = catalogue.ambience(name) if name else None
            self._air.change(self._load(path), volume, CROSS_FADE_MS)
            self.hold_music(self._held_at is not None)

    @property
    def seconds(self) -> float:
        """How long the piece has been playing; without music, any clock."""
        return self._now if math.isnan(self._begun) else self._now - self._begun

    @property
    def _now(self) -> float:
        """The clock of the music, which stands still while music is paused."""
        return self._clock() if self._held_at is None else self._held_at

    def loop_volumes(self, music: float, ambience: float) -> None:
        self._volume = music
        self._music.set_volume(music)
        self._air.set_volume(ambience)

    def hold_music(self, held: bool) -> None:
        if held:
            self._held_at = self._now
        elif self._held_at is not None:
            self._begun += self._clock() - self._held_at
            self._held_at = None
        if not self._open:
            return
        for deck in range(LOOPS):
            channel = pygame.mixer.Channel(deck)
            channel.pause() if held else channel.unpause()

    def close(self) -> None:
        if self._open:
            pygame.mixer.quit()
        self._open = False

    def _effect(self, stem: str) -> pygame.mixer.Sound | None:
        """The effect, a little higher or lower than the last time."""
        number = self._shades[stem] = self._shades.get(stem, -1) + 1
        which = stem, SHADES[number % len(SHADES)]
        if which not in self._shelf:
            sound = self._load(self._files.get(stem))
            if sound is None:
                return None
            span = TUNED_SPAN if stem.rstrip("_0123456789") in self._tuned else SPAN
            self._shelf[which] = shaded(sound, which[1] * span)
        return self._shelf[which]

    def _load(self, path: Path | None) -> pygame.mixer.Sound | None:
        try:
            return pygame.mixer.Sound(path) if path else None
        except (pygame.error, OSError):  # a file that is lost or broken
            return None

    def _voice(self, now: float) -> pygame.mixer.Channel:
        """A free channel, else the one that has played longest."""
        free = (voice for voice in range(VOICES) if not pygame.mixer.Channel(LOOPS + voice).get_busy())
        voice = next(free, self._started.index(min(self._started)))
        self._started[voice] = now
        return pygame.mixer.Channel(LOOPS + voice)


class Music:
    """What sounds in the background, music and the air of a table: say where, and it fades over."""

    def __init__(self, ask: Callable[[Wish], None], mixer: Mixer, volumes: Volumes) -> None:
        self._ask = ask
        self._mixer = mixer
        self._volumes = volumes
        self.playing: Piece | None = None
        self._sounding: Piece | None = None  # only for the worker: what it told the mixer last
        self._airing: Piece | None = None

    def play(self, name: Piece) -> None:
        """Play the music of this table, or of the menu, or let it go on."""
        if name != self.playing:
            self.playing = name
            self._ask(self._change)

    def pause(self) -> None:
        """Hold all that while the window is in the background."""
        self._ask(partial(self._mixer.hold_music, True))

    def resume(self) -> None:
        self._ask(partial(self._mixer.hold_music, False))

    def set_volumes(self, volumes: Volumes) -> None:
        self._volumes = volumes
        self._ask(partial(self._mixer.loop_volumes, volumes.of_music, volumes.of_effects))
        self._ask(self._change)

    def _change(self) -> None:
        """On the worker: play what is wanted now; older wishes are skipped."""
        music, air = self._volumes.of_music, self._volumes.of_effects
        wanted = self.playing if music > 0 else None
        if wanted != self._sounding:
            self._sounding = wanted
            self._mixer.piece(wanted, music)
        wanted = self.playing if air > 0 else None
        if wanted != self._airing:
            self._airing = wanted
            self._mixer.ambience(wanted, air)


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

    def play(self, name: EffectName, pitch_step: int = 0, pan: float = 0.0) -> None:
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
        self.music.set_volumes(volumes)

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
            if not self.busy:
                self._worker = None

    @property
    def busy(self) -> bool:
        """Whether the device is used, or after `close` is still being closed: nobody else may close it."""
        return self._worker is not None and self._worker.is_alive()

    def _serve(self) -> None:
        for wish in iter(self._next_wish, None):
            with suppress(pygame.error, OSError, MemoryError):  # it costs a sound, not the game
                wish()

    def _next_wish(self) -> Wish | None:
        """Wait for a wish; meanwhile the pieces of a table take turns."""
        try:
            return self._wishes.get(timeout=LISTEN_SECONDS if self._mixer.takes_turns else None)
        except Empty:
            return self._mixer.go_on


def shaded(sound: pygame.mixer.Sound, higher: float) -> pygame.mixer.Sound:
    """The sound, higher by this share: the mixer reads it as if it were recorded at another rate."""
    if not higher:
        return sound
    written = io.BytesIO()
    with wave.open(written, "wb") as file:
        file.setnchannels(2)
        file.setsampwidth(2)
        file.setframerate(round(RATE * (1 + higher)))
        file.writeframes(sound.get_raw())
    written.seek(0)
    return pygame.mixer.Sound(file=written)


@cache
def steps(name: EffectName) -> int:
    """How many files an effect has, for as many pitches: star_1, star_2 …; 0 for one of a single pitch."""
    return sum(file.rpartition("_")[0] == name and file[-1].isdigit() for file in catalogue.sounds())


def stem(name: EffectName, pitch_step: int) -> str:
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
    pygame.mixer.set_num_channels(LOOPS + VOICES)
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
