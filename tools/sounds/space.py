"""Room and loudness: the last steps in making every sound."""

from __future__ import annotations

from functools import cache

import numpy as np

from tools.sounds.tone import RATE, Samples, banded, clock, noise, softened

CEILING = 10 ** (-1.5 / 20)  # the loudest sample: headroom for what compression adds
_PART = 2**18  # samples that are weighed at a time: quicker than all at once
_WINDOW = RATE // 10  # the ear sums about a tenth of a second


@cache
def room(seconds: float, dark: float) -> Samples:
    """The echo of a small warm room: it fades by 60 dB in `seconds`, with little above `dark` hertz."""
    at = clock(seconds)
    sides = []
    for side in "lr":
        low = banded(noise(seconds, f"room low {side}"), 180, dark / 3) * 10 ** (-3 * at / seconds)
        high = banded(noise(seconds, f"room high {side}"), dark / 3, dark) * 10 ** (-5 * at / seconds)
        sides.append(low + 0.7 * high)
    sides = [0.95 * own + 0.3 * other for own, other in (sides, sides[::-1])]  # so that mono keeps it too
    answer = np.stack(sides, axis=1) * np.clip(at / 0.012, 0, 1)[:, None]
    return np.concatenate([np.zeros((RATE // 80, 2)), answer / np.sqrt(np.sum(answer**2) / 2)])


def roomy(sound: Samples, wet: float = 0.2, seconds: float = 0.7, dark: float = 5000) -> Samples:
    """The sound in a room, its tail included."""
    answer = room(seconds, dark)
    size = len(sound) + len(answer)
    tail = np.fft.irfft(np.fft.rfft(sound, size, axis=0) * np.fft.rfft(answer, size, axis=0), size, axis=0)
    tail[: len(sound)] += sound * (1 - wet) / wet
    return tail * wet


def roomy_loop(sound: Samples, wet: float, seconds: float, dark: float) -> Samples:
    """The same for a loop: the tail of its end sounds at its start."""
    answer = np.zeros_like(sound)
    part = room(seconds, dark)
    answer[: len(part)] = part
    size = len(sound)
    tail = np.fft.irfft(np.fft.rfft(sound, axis=0) * np.fft.rfft(answer, axis=0), size, axis=0)
    return sound * (1 - wet) + tail * wet


def weighted(sound: Samples) -> Samples:
    """As the ear weighs it, after ITU-R BS.1770: little bass, more of what is above 1.5 kHz."""
    frequency = np.fft.rfftfreq(len(sound), 1 / RATE)
    bass = (1j * frequency / 38) ** 2 / (1 + 1j * frequency / 38) ** 2
    shelf = 10 ** (4 / 20 * (frequency / 1500) ** 4 / (1 + (frequency / 1500) ** 4))
    return np.fft.irfft(np.fft.rfft(sound, axis=0) * (bass * shelf)[:, None], len(sound), axis=0)


def loudness(sound: Samples) -> float:
    """The loudest tenth of a second, in decibels below full scale."""
    padded = np.concatenate([np.zeros((_WINDOW, 2)), sound, np.zeros((_WINDOW, 2))])
    power = np.cumsum(np.sum(weighted(padded) ** 2, axis=1))
    return float(10 * np.log10(max(1e-12, (power[_WINDOW:] - power[:-_WINDOW]).max() / _WINDOW)))


def mean_loudness(sound: Samples) -> float:
    """The loudness of a whole piece."""
    parts = [sound[start : start + _PART] for start in range(0, len(sound), _PART)]
    power = sum(float(np.sum(weighted(part) ** 2)) for part in parts)
    return float(10 * np.log10(power / len(sound)))


def limited(sound: Samples) -> Samples:
    """Peaks above half of the ceiling are bent softly under it."""
    knee = CEILING / 2
    high = np.abs(sound) > knee
    peaks = sound[high]
    limit = sound.copy()
    limit[high] = np.sign(peaks) * (knee + knee * np.tanh((np.abs(peaks) - knee) / knee))
    return limit


def balanced(sound: Samples) -> Samples:
    """As much at the left as at the right: a room favours one side of a pure tone."""
    sides = np.sqrt(np.mean(sound**2, axis=0))
    return sound * (sides.mean() / sides)


def finished(sound: Samples, decibels: float) -> Samples:
    """An effect at its loudness: nothing before it, nothing after it, no click, no clipping."""
    sound = banded(sound, 45, 14000, 1)
    level = np.abs(sound).max(axis=1)
    heard = np.flatnonzero(level > level.max() * 0.004)
    lead = np.zeros((RATE // 250, 2))  # the encoder lets an attack begin a little early
    sound = softened(sound[int(heard[0]) : int(heard[-1]) + RATE // 50], 0.0015, 0.03)
    sound = np.concatenate([lead, balanced(sound)])
    for _ in range(3):  # bending the peaks takes a little loudness away
        sound = limited(sound * 10 ** ((decibels - loudness(sound)) / 20))
    return sound
