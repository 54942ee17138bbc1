"""The first pieces: one for the menu and one for each game, all within D major, so that no effect clashes."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

import numpy as np

from tools.sounds.score import Loop
from tools.sounds.space import balanced, limited, mean_loudness, roomy_loop
from tools.sounds.tone import (
    GLASS,
    KALIMBA,
    MARIMBA,
    MUSIC_BOX,
    RATE,
    Samples,
    banded,
    bell,
    bend,
    clock,
    dice,
    fading,
    glide,
    hertz,
    keys,
    noise,
    pad,
    placed,
    plucked,
    softened,
    struck,
    sung,
    swelling,
    thump,
)

_BREATHS = 4  # the wind of a piece is as many times the same: nobody hears that, and it is quick to make
LOUDNESS = -22.0  # decibels below full scale over a whole piece

# Bass, then four voices close to each other, so that hands need not leap between chords.
CHORDS = {
    "D": "D2 A3 D4 E4 F#4",
    "Dmaj9": "D2 A3 C#4 E4 F#4",
    "D/F#": "F#2 A3 D4 E4 F#4",
    "Em": "E2 G3 B3 E4 G4",
    "Em9": "E2 G3 B3 D4 F#4",
    "F#m": "F#2 A3 C#4 F#4 A4",
    "F#m7": "F#2 A3 C#4 E4 F#4",
    "G": "G2 G3 B3 D4 G4",
    "Gmaj9": "G2 A3 B3 D4 F#4",
    "Glyd": "G2 B3 D4 F#4 C#5",
    "A": "A2 A3 C#4 E4 A4",
    "A6": "A2 A3 C#4 E4 F#4",
    "Asus": "A2 A3 B3 D4 E4",
    "A13": "A2 G3 B3 D4 F#4",
    "Bm": "B2 F#3 B3 D4 F#4",
    "Bm9": "B1 A3 D4 F#4 C#5",
    "Bm11": "B1 A3 D4 E4 F#4",
}

kalimba = partial(struck, partials=KALIMBA)
marimba = partial(struck, partials=MARIMBA)
music_box = partial(struck, partials=MUSIC_BOX)
glass = partial(struck, partials=GLASS)
soft_bell = partial(bell, ratio=2.0, index=0.8, half=0.35)
bright_harp = partial(plucked, bright=7.0, half=0.5)
harp = partial(plucked, bright=4.0, half=0.45)
stab = partial(keys, half=0.12)
warm_pad = partial(pad, bright=1400)
dark_pad = partial(pad, bright=800, attack=1.6, release=1.8)

PIECES: dict[str, Callable[[], Samples]] = {}


def make(name: str) -> Samples:
    """The finished samples of a piece, its end fit to run into its start."""
    return levelled(PIECES[name]())


def levelled(sound: Samples) -> Samples:
    """A whole piece at the loudness of all pieces, as much at the left as at the right."""
    sound = balanced(sound)
    for _ in range(2):
        sound = limited(sound * 10 ** ((LOUDNESS - mean_loudness(sound)) / 20))
    return sound


def _piece(maker: Callable[[], Samples]) -> Callable[[], Samples]:
    PIECES[maker.__name__] = maker
    return maker


@_piece
def menu() -> Samples:
    """Calm and wide: an electric piano on a sofa, far bells, no hurry."""
    loop = Loop("menu", tempo=66, beats_per_bar=4, bars=20)
    chords = (
        "Dmaj9 Bm11 Gmaj9 Asus | Dmaj9 F#m7 Gmaj9 Asus |"
        "Em9 A13 Dmaj9 Bm9 | Gmaj9 F#m7 Em9 A13 | Gmaj9 Asus D D"
    )
    for beat, chord in loop.bars(chords):
        bass, *voices = CHORDS[chord].split()
        loop.play([(beat, note, 4) for note in voices], warm_pad, 0.045, ring=1.2)
        loop.play([(beat, bass, 3), (beat + 3.5, bass, 0.5)], round_bass, 0.32, ring=0.3)
        pattern = (
            ((0, 0), (0.5, 2), (1.5, 1), (2, 3), (3, 2))
            if beat < 32
            else ((0, 0), (0.5, 1), (1, 2), (1.5, 3), (2.5, 2), (3, 1))
        )
        loop.play([(beat + at, voices[n], 2) for at, n in pattern], keys, 0.17, 0.25, 0.6)
    first = (
        "-:2 F#5 A5 | B5:1.5 A5:.5 F#5:2 | E5:3 - | - F#5 A5 D6 |C#6:1.5 A5:.5 F#5 E5 | D5:2 F#5 B5 | A5:3 -"
    )
    loop.play(loop.line(1, first), soft_bell, 0.32, -0.15, 1.2)
    second = (
        "G5 F#5:.5 G5:.5 B5:2 | A5:1.5 F#5:.5 E5:2 | F#5 E5:.5 F#5:.5 A5:2 | D6:1.5 C#6:.5 A5 F#5 |"
        "B5 A5:.5 B5:.5 D6:2 | C#6:1.5 A5:.5 E5:2 | G5 A5 B5 D6 | E6:2 D6 B5 |"
        "A5:2 F#5 D5 | E5:3 - | D5 F#5 A5:2"
    )
    loop.play(loop.line(8, second), kalimba, 0.42, 0.1, 0.9)
    loop.play(loop.line(8, second)[::2], soft_bell, 0.17, -0.3, 1.4)
    for beat in range(32, 64):
        loop.add(beat + 0.5, _brush("menu", 0.12), 0.05, 0.3)
    for beat in range(32, 64, 4):
        loop.add(beat, _kick(), 0.3)
        loop.add(beat + 2.5, _kick(), 0.18)
    twinkle(loop, "menu", (0, 80), 24, 0.06)
    return roomy_loop(loop.samples + wind(len(loop.samples), "menu", 500) * 0.012, 0.3, 2.2, 4000)


@_piece
def gravity() -> Samples:
    """Bouncing: marimba and a toy band that swings."""
    loop = Loop("gravity", tempo=116, beats_per_bar=4, bars=32, swing=0.13)
    first = "D D G G Em A D A |"
    chords = first + "D D G G Em A D D | Bm F#m G D Em Bm G A |" + first
    for beat, chord in loop.bars(chords):
        bass, *voices = CHORDS[chord].split()
        low, fifth = bass, voices[1] if chord in ("Bm", "F#m") else voices[0]
        middle = 64 <= beat < 96
        loop.play([(beat, low, 0.6), (beat + 2, low, 0.6)], _bouncing_bass, 0.42)
        loop.play([(beat + 1.5, up(low), 0.3), (beat + 3, fifth, 0.4)], _bouncing_bass, 0.26)
        stabs = (0.5, 2.5) if middle else (0.5, 1.5, 2.5, 3.5)
        for at in stabs:
            loop.play([(beat + at, note, 0.35) for note in voices[1:]], stab, 0.1, 0.3)
        if middle:
            loop.play([(beat, note, 4) for note in voices], pad, 0.05, ring=0.5)
    theme = (
        "D5:.5 F#5:.5 A5 -:.5 F#5:.5 A5 | B5:.5 A5:.5 F#5 - D5:.5 E5:.5 |"
        "G5 -:.5 B5:.5 D6 B5:.5 G5:.5 | B5 A5:.5 G5:.5 D5:2 |"
        "E5:.5 G5:.5 B5 -:.5 G5:.5 B5 | C#6:.5 B5:.5 A5 - E5:.5 F#5:.5 |"
    )
    answer = (
        "D6:.5 A5:.5 F#5 -:.5 A5:.5 D6 | E6:.5 D6:.5 B5 - A5:.5 B5:.5 |"
        "D6 -:.5 B5:.5 G5 A5:.5 B5:.5 | A5:.5 B5:.5 G5 D5:2 |"
        "E5:.5 G5:.5 B5:.5 E6:.5 -:.5 D6:.5 B5 | C#6:.5 A5:.5 E5:.5 A5:.5 C#6 E6 |"
    )
    turn = "A5:.5 F#5:.5 D5:.5 F#5:.5 A5 D6 | - A5:.5 G5:.5 E5 -"
    loop.play(loop.line(0, theme + turn), marimba, 0.5, -0.15, 0.3)
    loop.play(loop.line(8, answer + "D6 -:.5 A5:.5 F#5 -:.5 E5:.5 | D5 -:3"), marimba, 0.5, -0.15, 0.3)
    loop.play(loop.line(8, answer), partial(kalimba, ring=0.7), 0.2, 0.35, 0.3)
    floating = (
        "F#5:1.5 D5:.5 B4 D5 | C#5:2 E5 F#5 | G5:1.5 D5:.5 B4 D5 | A5:3 - |"
        "B5:1.5 G5:.5 E5 G5 | F#5 D5 F#5 B5 | D6:1.5 B5:.5 G5 B5 | C#6:2 - A5:.5 C#6:.5"
    )
    loop.play(loop.line(16, floating), sung, 0.16, 0.1, 0.1)
    loop.play(loop.line(16, floating), partial(kalimba, ring=0.8), 0.16, -0.3, 0.4)
    end = "D6:.5 A5:.5 F#5:.5 A5:.5 D5 - | -:2 A4:.5 B4:.5 C#5:.5 E5:.5"
    loop.play(loop.line(24, theme + end), marimba, 0.5, -0.15, 0.3)
    loop.play(loop.line(24, theme), partial(kalimba, ring=0.6), 0.16, 0.35, 0.3)
    for bar in range(32):
        beat, middle = bar * 4, 16 <= bar < 24
        loop.add(beat, _kick(), 0.5)
        loop.add(beat + 2, _kick(), 0.0 if middle else 0.4)
        for at in (1, 3):
            loop.add(beat + at, _block(), 0.1 if middle else 0.2, -0.35)
        for half in range(8):
            loop.add(beat + half / 2, _brush(f"shaker {half}", 0.06), 0.11 if half % 2 else 0.06, 0.4)
    for bar in (7, 15, 23, 31):
        loop.add(bar * 4 + 3, _slide_up(), 0.1, 0.3)
    return roomy_loop(loop.samples, 0.14, 0.8, 4500)


@_piece
def star_race() -> Samples:
    """Mystery that swells: strings of light over a low star."""
    loop = Loop("star race", tempo=80, beats_per_bar=4, bars=24)
    chords = (
        "Bm9 Bm9 Glyd Glyd | Em9 Em9 F#m7 F#m7 | Gmaj9 A6 Bm9 Dmaj9 | Gmaj9 A6 F#m7 Bm |"
        "Em9 Bm9 Glyd D/F# | Em9 F#m7 Bm9 Bm9"
    )
    for beat, chord in loop.bars(chords):
        bass, *voices = CHORDS[chord].split()
        swell = math.sin(math.pi * (beat + 4) / 96) ** 2  # nearest in the middle of the piece
        loop.play([(beat, note, 4) for note in voices], dark_pad, 0.06 + 0.05 * swell, ring=2.0)
        loop.play([(beat, bass, 4)], _drone, 0.2, ring=0.8)
        ladder = [*voices, *(up(note) for note in voices)]
        walk = (
            (0, 2, 4, 5, 7, 5, 4, 2)
            if beat < 32 or beat >= 64
            else (0, 2, 4, 6, 3, 5, 7, 5, 4, 6, 7, 5, 3, 4, 2, 1)
        )
        for n, rung in enumerate(walk):
            wave = 0.6 + 0.4 * math.sin(2 * math.pi * (n / len(walk) - 0.25))
            at = beat + 4 * n / len(walk)
            loud = (0.22 + 0.2 * swell) * wave
            loop.play([(at, ladder[rung], 1)], bright_harp, loud, 0.6 * math.sin(at), 0.8)
    far = "-:4 | -:3 F#5 | -:4 | -:2 C#6 B5 | -:4 | -:3 F#6 | -:4 | -:2 C#6 E6"
    loop.play(loop.line(0, far), soft_bell, 0.26, 0.35, 1.6)
    voice = (
        "- B4 D5 F#5 | E5:2.5 F#5:.5 C#5 | D5:3 - | - F#5 A5 C#6 |"
        "B5:2 A5 F#5 | E5:2 F#5 A5 | C#5:2 E5 C#5 | B4:3 -"
    )
    loop.play(loop.line(8, voice), sung, 0.2, -0.1, 0.15)
    loop.play(loop.line(8, voice), partial(glass, ring=1.2), 0.14, 0.3, 0.8)
    after = "-:2 B5:.5 D6:.5 F#6 | -:2 A5:.5 C#6:.5 D6 | -:2 B5:.5 C#6:.5 F#6 | -:2 A5:.5 C#6:.5 E6"
    loop.play(loop.line(16, after), soft_bell, 0.26, -0.3, 1.6)
    loop.play(loop.line(20, "G5 F#5 D5 B4 | C#5:2 E5:2 | B4:4"), sung, 0.17, 0.1, 0.2)
    for beat in range(32, 80, 2):
        loop.add(beat, _kick(), 0.34)
        loop.add(beat + 0.75, _kick(), 0.16)
    for quarter in range(32 * 4, 72 * 4):
        near = math.sin(math.pi * (quarter - 128) / 160)
        loud = 0.05 * near * (0.5 + 0.5 * (quarter % 4 == 2))
        loop.add(quarter / 4, _brush(f"dust {quarter % 5}", 0.05), loud, -0.4)
    twinkle(loop, "star race", (0, 96), 28, 0.055)
    return roomy_loop(loop.samples + wind(len(loop.samples), "star race", 320) * 0.03, 0.34, 2.6, 3600)


@_piece
def fairy_lights() -> Samples:
    """A music box in the snow, in three."""
    loop = Loop("fairy lights", tempo=100, beats_per_bar=3, bars=40)
    second = "D Bm G A F#m G A D |"
    chords = "D Bm G A F#m Bm Em A |" + second + "Bm F#m G D Em Bm G A | G A F#m Bm Em A D D |" + second
    for beat, chord in loop.bars(chords):
        bass, *voices = CHORDS[chord].split()
        bar = beat // 3
        thin = bar >= 32
        loop.play([(beat, bass, 3)], round_bass, 0.2 if thin else 0.34, ring=0.3)
        loop.play([(beat + 1, voices[1], 2), (beat + 1, voices[2], 2)], harp, 0.12 if thin else 0.2, 0.3, 0.6)
        loop.play([(beat + 2, note, 1) for note in voices[2:4]], harp, 0.08 if thin else 0.15, 0.4, 0.6)
        if 16 <= bar < 32:
            loop.play([(beat, note, 3) for note in voices], pad, 0.075, ring=0.9)
        if 8 <= bar < 32:
            loop.add(beat, _sleigh(), 0.05, -0.3)
            loop.add(beat + 1.5, _sleigh(), 0.022, -0.3)
    opening = (
        "F#5 A5 D6 | C#6:.5 D6:.5 B5:2 | A5:.5 B5:.5 G5 B5 | A5:2 - | C#6 A5 F#5 | F#5:.5 A5:.5 D6:2 |"
        "B5 G5:.5 F#5:.5 E5 | E5:2 -"
    )
    higher = (
        "F#5 A5 D6 | E6:.5 D6:.5 B5:2 | A5:.5 B5:.5 D6 B5 | C#6 E6:2 | F#6 E6:.5 C#6:.5 A5 | B5 D6 G5 |"
        "A5 C#6:.5 B5:.5 A5:.5 E5:.5 | D6:2 -"
    )
    warm = "B4:2 D5 | C#5:2 A4 | B4 D5 G5 | F#5:3 | G5:2 B5 | A5 F#5 D5 | E5:.5 D5:.5 B4 D5 | E5:2 -"
    climb = (
        "B5:1.5 A5:.5 G5 | C#6:1.5 B5:.5 A5 | A5 C#6 E6 | D6:2 F#6 |"
        "G6 F#6:.5 E6:.5 B5 | C#6 E6 A5 | D6:3 | -:3"
    )
    loop.play(loop.line(0, opening), music_box, 0.36, -0.1, 1.0)
    loop.play(loop.line(8, higher), music_box, 0.36, -0.1, 1.0)
    glints = [(beat, up(note), beats) for beat, note, beats in loop.line(8, higher)[::3]]
    loop.play(glints, glass, 0.07, 0.4, 0.6)
    loop.play(loop.line(16, warm), partial(kalimba, ring=1.5), 0.34, 0.1, 0.8)
    loop.play(loop.line(16, warm), keys, 0.1, -0.2, 0.5)
    loop.play(loop.line(24, climb), music_box, 0.34, -0.1, 1.0)
    loop.play(loop.line(24, climb), partial(kalimba, ring=1.2), 0.16, 0.25, 0.8)
    loop.play(loop.line(32, higher), music_box, 0.32, 0.0, 1.2)
    twinkle(loop, "fairy lights", (48, 96), 14, 0.035)
    return roomy_loop(loop.samples + wind(len(loop.samples), "fairy lights", 700) * 0.012, 0.26, 1.6, 4800)


# --- The band ---


def up(note: str) -> str:
    return f"{note[:-1]}{int(note[-1]) + 1}"


def round_bass(hz: float, length: float) -> Samples:
    """Low and soft, with enough overtone to be heard on a small speaker."""
    tone = glide(np.full(round(length * RATE), hz), (1, 0.35, 0.12, 0.05))
    return tone * swelling(length, 0.03, min(0.4, length / 2)) * fading(length, 1.2)


def _bouncing_bass(hz: float, length: float) -> Samples:
    tone = glide(bend(hz * 1.02, hz, length, 0.3), (1, 0.5, 0.25, 0.1))
    return softened(tone * fading(length, 0.14), 0.005, length / 3)


def _drone(hz: float, length: float) -> Samples:
    root = glide(np.full(round(length * RATE), hz)) * swelling(length, 1.2, 1.4)
    return pad(hz, length, 260, 1.2, 1.4) + 0.4 * placed(root)


def _kick() -> Samples:
    return thump(0.3, 120, 52, 0.07)


def _block() -> Samples:
    return struck(hertz("A4"), 0.15, MARIMBA, 0.35)


def _brush(seed: str, length: float) -> Samples:
    return softened(banded(noise(length, seed), 3500, 9000) * fading(length, length / 5), 0.004, length / 2)


def _sleigh() -> Samples:
    jingle = banded(noise(0.2, "sleigh"), 5000, 9000) * 2
    for note in ("E8", "F#8", "A8", "B8"):
        jingle += np.sin(2 * np.pi * hertz(note) * clock(0.2))
    return softened(jingle * fading(0.2, 0.035), 0.003, 0.08)


def _slide_up() -> Samples:
    return glide(bend(hertz("A4"), hertz("A5"), 0.32, 1.4), (1, 0.2)) * swelling(0.32, 0.05, 0.12)


def twinkle(loop: Loop, seed: str, beats: tuple[int, int], count: int, loud: float) -> None:
    """Glints of the scale, high up and anywhere."""
    first, last = beats
    notes = ("D6", "E6", "F#6", "A6", "B6")
    for when, which, where in dice(f"twinkle {seed}").random((count, 3)):
        glint = glass(hertz(notes[int(which * 5)]), 0.9)
        loop.add(first + (last - first) * when, glint, loud, 1.6 * where - 0.8)


def wind(size: int, seed: str, centre: float) -> Samples:
    """Air that comes and goes; noise and tides fill the loop whole, so that there is no seam."""
    turn = 2 * np.pi * np.linspace(0, 1, size, endpoint=False)
    return np.stack(
        [
            _air(size, f"{seed} {side} low", centre) * (1 + 0.6 * np.sin(3 * turn))
            + _air(size, f"{seed} {side} high", centre * 2.2) * (0.5 + 0.5 * np.sin(5 * turn))
            for side in "lr"
        ],
        axis=1,
    )


def _air(size: int, seed: str, centre: float) -> Samples:
    part = size // _BREATHS
    octaves = np.log2(np.maximum(np.fft.rfftfreq(part, 1 / RATE), 1) / centre)
    sound = np.fft.irfft(np.fft.rfft(noise(part / RATE, seed)) * np.exp(-((octaves / 0.5) ** 2)), part)
    return np.tile(sound / np.sqrt(np.mean(sound**2)), _BREATHS)
