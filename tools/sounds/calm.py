"""A second piece for each table: long and sparse, in another mode and at another pace than the first.

All keep to the notes of D major, so that no effect clashes: the first rest on D and B, these on G, A and E.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from tools.sounds.pieces import (
    CHORDS,
    dark_pad,
    glass,
    harp,
    kalimba,
    levelled,
    music_box,
    round_bass,
    soft_bell,
    twinkle,
    up,
    warm_pad,
    wind,
)
from tools.sounds.score import Instrument, Loop, Note
from tools.sounds.space import roomy_loop
from tools.sounds.tone import Samples, dice, keys, sung

_FIGURES: tuple[tuple[tuple[float, int], ...], ...] = (  # beats, and which voice of the chord
    ((0, 2),),
    ((0, 3), (1.5, 2)),
    ((0, 1), (1, 2), (2.5, 3)),
    ((0.5, 3), (2, 1)),
    ((0, 2), (0.5, 3), (3, 1)),
)

CALM: dict[str, Callable[[], Samples]] = {}


def make(game: str) -> Samples:
    """The finished samples of a game's second piece, its end fit to run into its start."""
    return levelled(CALM[game]())


def _calm(maker: Callable[[], Samples]) -> Callable[[], Samples]:
    CALM[maker.__name__] = maker
    return maker


def _ground(loop: Loop, chords: str, instrument: Instrument, pad: float, bass: float) -> None:
    """Each chord lies for two bars over a low note that comes once."""
    length = 2.0 * loop.beats_per_bar
    for number, name in enumerate(chords.replace("|", " ").split()):
        low, *voices = CHORDS[name].split()
        beat = number * length
        loop.play([(beat, note, length) for note in voices], instrument, pad, ring=2.0)
        loop.play([(beat, low, length * 0.7)], round_bass, bass, ring=0.5)


def _figures(loop: Loop, chords: str, seed: str, often: float, octaves: int = 1) -> list[Note]:
    """A few notes of the chord now and then; no bar is like the one before, and many are empty."""
    rng, notes = dice(seed), list[Note]()
    last = 0
    for number, name in enumerate(chords.replace("|", " ").split()):
        voices = CHORDS[name].split()[1:]
        for bar in (0, 1):
            if rng.random() > often:
                continue
            last = (last + 1 + int(rng.integers(len(_FIGURES) - 1))) % len(_FIGURES)
            beat = (2 * number + bar) * loop.beats_per_bar
            for at, voice in _FIGURES[last]:
                note = voices[voice]
                for _ in range(octaves):
                    note = up(note)
                notes.append((beat + at, note, 2.0))
    return notes


def _answered(loop: Loop, notes: Sequence[Note], one: Instrument, other: Instrument, loud: float) -> None:
    """Two instruments take turns, one at each side."""
    loop.play(notes[::2], one, loud, -0.25, 1.5)
    loop.play(notes[1::2], other, loud * 0.8, 0.3, 1.5)


@_calm
def gravity() -> Samples:
    """Drifting: soft keys far above a planet, no beat at all. It rests on G."""
    loop = Loop("gravity 2", tempo=60, beats_per_bar=4, bars=32)
    chords = "Gmaj9 D/F# Em9 Gmaj9 | Bm11 A6 Gmaj9 D/F# | Em9 Bm9 Glyd A6 | Gmaj9 Em9 D/F# Glyd"
    _ground(loop, chords, warm_pad, 0.06, 0.3)
    _answered(loop, _figures(loop, chords, "gravity 2 keys", 0.6), partial(keys, half=1.2), soft_bell, 0.26)
    loop.play(_figures(loop, chords, "gravity 2 high", 0.3, 2), partial(kalimba, ring=2.0), 0.14, 0.1, 1.2)
    loop.play(loop.line(12, "-:2 B4:2 | D5:4 | -:4 | F#5:3 D5"), sung, 0.1, -0.1, 0.6)
    loop.play(loop.line(24, "-:2 A4:2 | B4:4 | -:4 | D5:4"), sung, 0.1, 0.15, 0.6)
    twinkle(loop, "gravity 2", (0, 128), 22, 0.05)
    return roomy_loop(loop.samples + wind(len(loop.samples), "gravity 2", 420) * 0.01, 0.36, 3.0, 3600)


@_calm
def star_race() -> Samples:
    """Waiting: a harp and a far voice round a star that hardly moves. It rests on A."""
    loop = Loop("star race 2", tempo=54, beats_per_bar=4, bars=28)
    chords = "Asus A6 Em9 Bm11 | A13 Gmaj9 A6 | D/F# Em9 Asus A6 | Gmaj9 Bm9 Asus"
    _ground(loop, chords, dark_pad, 0.1, 0.34)
    for number, name in enumerate(chords.replace("|", " ").split()):
        ladder = CHORDS[name].split()[1:]
        if number % 2 == 0:
            rungs = [*ladder, up(ladder[0]), up(ladder[2])]
            ends = [(number * 8 + 0.5 * at, note, 3.0) for at, note in enumerate(rungs)]
            loop.play(ends, harp, 0.3, 0.4 if number % 4 else -0.4, 1.2)
    _answered(loop, _figures(loop, chords, "star race 2", 0.5), soft_bell, partial(glass, ring=1.4), 0.24)
    loop.play(loop.line(8, "-:4 | E5:3 D5 | B4:4 | -:4"), sung, 0.14, -0.1, 0.5)
    loop.play(loop.line(20, "-:2 C#5:2 | E5:4 | -:4 | F#5:2 E5:2"), sung, 0.14, 0.1, 0.5)
    twinkle(loop, "star race 2", (0, 112), 20, 0.05)
    return roomy_loop(loop.samples + wind(len(loop.samples), "star race 2", 300) * 0.02, 0.38, 3.2, 3400)


@_calm
def fairy_lights() -> Samples:
    """Late in the evening: single notes of a music box, and the room listens. It rests on E."""
    loop = Loop("fairy lights 2", tempo=58, beats_per_bar=4, bars=30)
    chords = "Em9 A13 Em9 Dmaj9 | Em9 Gmaj9 F#m7 Bm11 | Em9 A6 Gmaj9 | Bm9 F#m7 A13 Em9"
    _ground(loop, chords, warm_pad, 0.055, 0.26)
    box = partial(music_box, ring=1.6)
    _answered(loop, _figures(loop, chords, "fairy lights 2", 0.62), box, partial(kalimba, ring=1.8), 0.3)
    loop.play(
        _figures(loop, chords, "fairy lights 2 high", 0.25, 2), partial(glass, ring=1.2), 0.09, 0.3, 1.0
    )
    loop.play(loop.line(10, "B4:3 D5 | E5:4 | -:4 | F#5 E5:3"), partial(keys, half=1.4), 0.16, 0.1, 0.8)
    twinkle(loop, "fairy lights 2", (0, 120), 16, 0.04)
    return roomy_loop(loop.samples + wind(len(loop.samples), "fairy lights 2", 650) * 0.01, 0.34, 2.6, 4200)
