"""Paper to write music on: a loop of beats whose end sounds on into its start."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache

import numpy as np

from tools.sounds.tone import RATE, Samples, dice, hertz, placed

Instrument = Callable[[float, float], Samples]  # hertz and seconds -> samples
_BLOCK = 8192  # samples: a loop of whole blocks is quick to transform
Note = tuple[float, str, float]  # beat, note, beats


class Loop:
    """One piece while it is written. Whatever is added after the last beat comes round to the first."""

    def __init__(self, name: str, tempo: float, beats_per_bar: int, bars: int, swing: float = 0.0) -> None:
        self.beats_per_bar = beats_per_bar
        beats = bars * beats_per_bar
        blocks = round(beats * 60 / tempo * RATE / _BLOCK)
        self._beat = blocks * _BLOCK / RATE / beats
        self._swing = swing  # how late the second half of a beat comes, in beats
        self._hand = dice(name)
        self.samples = np.zeros((blocks * _BLOCK, 2))

    def add(self, beat: float, sound: Samples, loud: float, pan: float = 0.0) -> None:
        late = self._swing if beat % 1 == 0.5 else 0.0
        start = round((beat + late) * self._beat * RATE + self._hand.normal(0, 0.003) * RATE)
        wide = placed(sound, pan) if sound.ndim == 1 else sound
        self._lay(start % len(self.samples), wide * loud * self._hand.uniform(0.88, 1.0))

    def _lay(self, start: int, sound: Samples) -> None:
        room = len(self.samples) - start
        self.samples[start : start + len(sound)] += sound[:room]
        if len(sound) > room:
            self._lay(0, sound[room:])

    def play(
        self, line: Sequence[Note], instrument: Instrument, loud: float, pan: float = 0.0, ring: float = 0.0
    ) -> None:
        """Every note of a line; `ring` is how many seconds it sounds on after its beats."""
        for beat, note, beats in line:
            self.add(beat, _sounded(instrument, hertz(note), round(beats * self._beat + ring, 3)), loud, pan)

    def line(self, bar: int, text: str) -> list[Note]:
        """Read `F#5 A5:.5 -:2.5 | …` from a bar on: note and beats, one beat if not said, `-` for silence."""
        notes: list[Note] = []
        for n, measure in enumerate(text.strip(" |").split("|")):
            beat = start = float((bar + n) * self.beats_per_bar)
            for word in measure.split():
                note, _, beats = word.partition(":")
                if note != "-":
                    notes.append((beat, note, float(beats or 1)))
                beat += float(beats or 1)
            if beat != start + self.beats_per_bar:
                raise ValueError(f"bar {bar + n} holds {beat - start:g} beats: {measure.strip()}")
        return notes

    def bars(self, chords: str) -> Iterator[tuple[int, str]]:
        """Each bar with the beat that it starts on and its chord."""
        for n, chord in enumerate(chords.replace("|", " ").split()):
            yield n * self.beats_per_bar, chord


@cache
def _sounded(instrument: Instrument, hz: float, length: float) -> Samples:
    return instrument(hz, length)
