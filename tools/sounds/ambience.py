"""What is heard round each table when nothing happens: quiet loops without a tune."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from tools.sounds.pieces import glass, wind
from tools.sounds.score import Loop
from tools.sounds.space import balanced, limited, mean_loudness, roomy_loop
from tools.sounds.tone import (
    Samples,
    banded,
    bell,
    bend,
    fading,
    glide,
    hertz,
    noise,
    placed,
    softened,
    swelling,
)

LOUDNESS = -36.0  # far below the music
_SECONDS = 30

AMBIENCES: dict[str, Callable[[], Samples]] = {}


def make(game: str) -> Samples:
    """The finished samples of a game's ambience, its end fit to run into its start."""
    sound = balanced(AMBIENCES[game]())
    return limited(sound * 10 ** ((LOUDNESS - mean_loudness(sound)) / 20))


def _ambience(maker: Callable[[], Samples]) -> Callable[[], Samples]:
    AMBIENCES[maker.__name__] = maker
    return maker


def _air(seed: str) -> Loop:
    """An empty loop; a beat is a second."""
    return Loop(seed, tempo=60, beats_per_bar=1, bars=_SECONDS)


@_ambience
def gravity() -> Samples:
    """A station hums, air streams, and now and then a far machine answers."""
    loop = _air("gravity air")
    size = len(loop.samples)
    turn = 2 * np.pi * np.arange(size) / size
    hum = np.zeros((size, 2))
    for turns, loud, pan in (
        (55 * _SECONDS, 1.0, -0.3),
        (82.5 * _SECONDS, 0.5, 0.3),
        (110 * _SECONDS, 0.35, 0.0),
    ):
        beat = 1 + 0.3 * np.sin(3 * turn + turns)
        hum += placed(loud * np.sin(round(turns) * turn) * beat, pan)
    for at, note, pan in (
        (4.0, "A5", -0.6),
        (4.35, "E5", -0.6),
        (13.2, "D6", 0.7),
        (22.5, "A5", 0.4),
        (22.8, "B5", 0.4),
    ):
        loop.add(at, bell(hertz(note), 0.5, 2.0, 0.3, 0.08), 0.12, pan)
    far = roomy_loop(loop.samples, 0.7, 2.6, 2600)
    return 0.5 * hum + wind(size, "gravity air", 500) * 0.22 + far


@_ambience
def star_race() -> Samples:
    """A star rumbles below, and far off somebody laughs."""
    loop = _air("star race air")
    size = len(loop.samples)
    for at, pitch, pan, seed in (
        (5.0, 300.0, -0.7, 3),
        (12.5, 420.0, 0.6, 5),
        (19.0, 250.0, 0.2, 4),
        (25.5, 360.0, -0.4, 6),
    ):
        for number in range(seed):
            start = at + 0.21 * number + 0.02 * (number % 2)
            loop.add(
                start, _laugh(pitch * (1.12 - 0.07 * number), f"{seed} {number}"), 0.5 * 0.9**number, pan
            )
    far = roomy_loop(loop.samples, 0.85, 3.2, 2200)
    return wind(size, "star race air", 110) * 0.6 + wind(size, "star race glow", 380) * 0.16 + 0.9 * far


@_ambience
def fairy_lights() -> Samples:
    """Wind over snow, firs that rustle, and a sleigh very far away."""
    loop = _air("fairy lights air")
    size = len(loop.samples)
    for number in range(26):
        near = np.sin(np.pi * number / 25)
        loop.add(
            9 + 0.42 * number,
            glass(hertz("E7" if number % 2 else "B6"), 0.4),
            0.05 * near,
            1.4 * number / 25 - 0.7,
        )
    for start, length, pan in ((2.0, 1.6, -0.6), (15.0, 2.2, 0.7), (24.0, 1.8, -0.2)):
        rustle = banded(noise(length, f"rustle {start}"), 2200, 6500) * swelling(
            length, length / 2, length / 2
        )
        loop.add(start, rustle, 0.06, pan)
    far = roomy_loop(loop.samples, 0.6, 2.4, 4200)
    return wind(size, "fairy lights air", 520) * 0.5 + far


def _laugh(hz: float, seed: str) -> Samples:
    """One syllable of a small creature's laugh: breath, then a vowel that falls."""
    length = 0.17
    voice = glide(bend(hz * 1.15, hz * 0.86, length), (1, 0.7, 0.5, 0.35, 0.2, 0.1))
    vowel = banded(voice, 450, 1300) * swelling(length, 0.03, 0.09)
    breath = banded(noise(length, f"laugh {seed}"), 900, 2600) * fading(length, 0.03) * 0.12
    return softened(vowel + breath, 0.004, 0.05)
