"""Tones and noises: plain arrays of samples, mono of shape (n,), stereo of shape (n, 2)."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

Samples = NDArray[np.float64]
Partial = tuple[float, float, float]  # ratio to the note, loudness, seconds to fall by half

RATE = 44100
_SEMITONES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
# D major without its fourth and seventh: any two of these sound well together, and over all the music.
SCALE = ("D", "E", "F#", "A", "B")

MUSIC_BOX: tuple[Partial, ...] = (
    (1, 1, 0.42),
    (2, 0.10, 0.3),
    (3, 0.2, 0.15),
    (6.27, 0.07, 0.05),
    (10, 0.02, 0.03),
)
KALIMBA: tuple[Partial, ...] = ((1, 1, 0.24), (2, 0.12, 0.2), (5.4, 0.09, 0.04), (8.9, 0.03, 0.02))
MARIMBA: tuple[Partial, ...] = ((1, 1, 0.11), (3.98, 0.2, 0.035), (9.2, 0.06, 0.012))
GLASS: tuple[Partial, ...] = (
    (1, 1, 0.35),
    (2, 0.3, 0.3),
    (4, 0.16, 0.16),
    (5, 0.08, 0.1),
    (8.02, 0.05, 0.06),
)


def hertz(note: str) -> float:
    """`A4` -> 440."""
    letter, sharp, octave = note[0], note.count("#"), int(note[-1])
    return float(440 * 2 ** ((_SEMITONES[letter] + sharp - 9) / 12 + octave - 4))


def degree(step: int, octave: int = 5) -> float:
    """The scale counted from its D, in hertz."""
    return hertz(f"{SCALE[step % 5]}{octave + step // 5}")


def clock(length: float) -> Samples:
    return np.arange(round(length * RATE)) / RATE


def fading(length: float, half: float) -> Samples:
    """An envelope that falls by half every `half` seconds."""
    return 0.5 ** (clock(length) / half)


def swelling(length: float, attack: float, release: float) -> Samples:
    """An envelope that rises, stays and falls, all softly."""
    at = clock(length)
    rise = np.clip(at / attack, 0, 1)
    fall = np.clip((length - at) / release, 0, 1)
    return np.sin(rise * np.pi / 2) ** 2 * np.sin(fall * np.pi / 2) ** 2


def softened(sound: Samples, attack: float = 0.002, release: float = 0.01) -> Samples:
    """The same without a click at either end."""
    envelope = swelling(len(sound) / RATE, attack, release)[: len(sound)]
    return sound * (envelope if sound.ndim == 1 else envelope[:, None])


def struck(hz: float, length: float, partials: Iterable[Partial], ring: float = 1.0) -> Samples:
    """A bar or a tine that is hit: each partial dies in its own time, high notes sooner."""
    at, ring = clock(length), ring * (440 / hz) ** 0.35
    tones = [
        loud * np.sin(2 * np.pi * hz * ratio * at + ratio) * 0.5 ** (at / (half * ring))
        for ratio, loud, half in partials
        if hz * ratio < 15000
    ]
    return softened(sum(tones, np.zeros(len(at))), 0.0015, min(0.03, length / 4))


def bell(hz: float, length: float, ratio: float = 3.0, index: float = 1.6, half: float = 0.22) -> Samples:
    """A small bell by frequency modulation, a shade wider than mono."""
    at, half = clock(length), half * (440 / hz) ** 0.25
    sides = [
        np.sin(
            2 * np.pi * hz * tune * at
            + index * fading(length, half * 0.3) * np.sin(2 * np.pi * hz * ratio * at + lag)
        )
        for tune, lag in ((1.0006, 0.0), (0.9994, 0.7))
    ]
    body = np.stack(sides, axis=1) * fading(length, half)[:, None]
    return softened(body, 0.0015, min(0.05, length / 4))


def plucked(hz: float, length: float, bright: float = 6.0, half: float = 0.35) -> Samples:
    """A string plucked at a fifth of its length: its overtones die the sooner the higher."""
    at, half = clock(length), half * (220 / hz) ** 0.3
    tones = [
        np.sin(np.pi * n * 0.19)
        / n
        * np.exp(-n / bright)
        * np.sin(2 * np.pi * hz * n * (1 + 4e-5 * n * n) * at)
        * 0.5 ** (at * (1 + 0.35 * (n - 1)) / half)
        for n in range(1, 25)
        if hz * n < 12000
    ]
    return softened(sum(tones, np.zeros(len(at))), 0.002, min(0.04, length / 4))


def keys(hz: float, length: float, half: float = 0.7) -> Samples:
    """An electric piano: one soft modulator, and a tine that is gone at once."""
    at = clock(length)
    growl = 0.9 * fading(length, half * 0.4) * np.sin(2 * np.pi * hz * at)
    tine = 0.12 * fading(length, 0.05) * np.sin(2 * np.pi * min(hz * 9, 9000) * at)
    body = np.sin(2 * np.pi * hz * at + growl + tine) * fading(length, half * (330 / hz) ** 0.3)
    return softened(body, 0.004, min(0.12, length / 3))


def pad(hz: float, length: float, bright: float = 900, attack: float = 0.9, release: float = 1.1) -> Samples:
    """A slow warm chord voice, three strings wide; above `bright` hertz little is left."""
    at, overtones = clock(length), np.arange(1, 13)
    cycle = np.linspace(0, 1, 2049)
    wave = np.sin(2 * np.pi * np.outer(cycle, overtones)) @ (np.exp(-overtones * hz / bright) / overtones)
    out = np.zeros((len(at), 2))
    for cents, pan, rate in ((-5.0, -0.7, 0.23), (0.0, 0.0, 0.31), (5.0, 0.7, 0.19)):
        turns = hz * 2 ** (cents / 1200) * at + 0.3 * np.sin(2 * np.pi * rate * at) + pan
        out += placed(np.interp(turns % 1, cycle, wave), pan)
    return out * swelling(length, min(attack, length / 2), min(release, length / 2))[:, None]


def sung(hz: float, length: float) -> Samples:
    """A hollow, far voice that finds its note and then trembles on it."""
    at = clock(length)
    scoop = 2 ** (-0.5 / 12 * np.exp(-at / 0.06))
    tremble = 1 + 0.006 * np.clip((at - 0.3) / 0.5, 0, 1) * np.sin(2 * np.pi * 5.2 * at)
    breath = banded(noise(length, f"breath {hz:.0f}"), hz, hz * 3) * 0.05
    voice = glide(hz * scoop * tremble, (1, 0.22, 0.1, 0.03)) + breath
    return voice * swelling(length, 0.12, min(0.35, length / 2))


def glide(path: Samples, overtones: Sequence[float] = (1.0, 0.12, 0.04)) -> Samples:
    """A tone whose pitch follows a path in hertz."""
    phase = 2 * np.pi * np.cumsum(path) / RATE
    return sum((loud * np.sin(n * phase) for n, loud in enumerate(overtones, 1)), np.zeros(len(path)))


def bend(start: float, end: float, length: float, power: float = 1.0) -> Samples:
    """A path from one pitch to another, even to the ear; a power above 1 starts slowly."""
    part = np.linspace(0, 1, round(length * RATE)) ** power
    return start * (end / start) ** part


def dice(seed: str) -> np.random.Generator:
    """Random numbers that are the same on every machine."""
    return np.random.default_rng(zlib.crc32(seed.encode()))


def noise(length: float, seed: str) -> Samples:
    return dice(seed).standard_normal(round(length * RATE))


def banded(sound: Samples, low: float, high: float, order: int = 2) -> Samples:
    """What is left between two frequencies; the filter is causal, so nothing rings ahead."""
    size = len(sound) + RATE // 10
    frequency = np.fft.rfftfreq(size, 1 / RATE)
    gain = (1 / (1 + 1j * frequency / high)) ** order
    gain = gain * ((1j * frequency / low) / (1 + 1j * frequency / low)) ** order
    shape = gain if sound.ndim == 1 else gain[:, None]
    return np.fft.irfft(np.fft.rfft(sound, size, axis=0) * shape, size, axis=0)[: len(sound)]


def whoosh(path: Samples, seed: str, width: float = 0.5) -> Samples:
    """Noise, different at each ear, whose colour follows a path in hertz; `width` in octaves."""
    length = len(path) / RATE
    centres = 2.0 ** np.arange(6.5, 13.6, 0.4)
    out = np.zeros((len(path), 2))
    for n, centre in enumerate(centres):
        near = np.exp(-(((np.log2(path) - np.log2(centre)) / width) ** 2))
        if near.max() > 0.01:
            out += np.stack([near * _hiss(length, f"{seed}{n}{side}", centre) for side in "lr"], axis=1)
    return out


def _hiss(length: float, seed: str, centre: float) -> Samples:
    sound = banded(noise(length, seed), centre / 1.15, centre * 1.15)
    return sound / np.sqrt(np.mean(sound**2))


def thump(length: float, start: float, end: float, half: float = 0.05) -> Samples:
    """A soft blow: a low tone that falls at once."""
    path = end + (start - end) * fading(length, half / 3)
    return softened(glide(path, (1.0, 0.1)) * fading(length, half), 0.003, length / 3)


def placed(sound: Samples, pan: float | Samples = 0.0) -> Samples:
    """Mono to stereo, from the left (-1) to the right (1), or along a path, at equal power."""
    angle = (pan + 1) * np.pi / 4
    return np.stack([sound * np.cos(angle), sound * np.sin(angle)], axis=1)


def mixed(*parts: tuple[float, float, Samples]) -> Samples:
    """Stereo of parts, each at its second and its loudness."""
    end = max(round(at * RATE) + len(sound) for at, _, sound in parts)
    out = np.zeros((end, 2))
    for at, loud, sound in parts:
        start = round(at * RATE)
        out[start : start + len(sound)] += loud * (placed(sound) if sound.ndim == 1 else sound)
    return out
