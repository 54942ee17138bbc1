"""Every effect: how it is made and how loud it is. The notes are those of `tone.SCALE`, in D."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import numpy as np

from tools.sounds.space import finished, roomy
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
    degree,
    dice,
    fading,
    glide,
    hertz,
    keys,
    mixed,
    noise,
    placed,
    plucked,
    softened,
    struck,
    swelling,
    thump,
    whoosh,
)

# Decibels below full scale of the loudest tenth of a second: the more often it is heard, the softer.
KINDS = TINY, SOFT, MIDDLE, NOTICE, LOUD = -28.0, -22.0, -18.0, -15.8, -15.0

Parts = Sequence[tuple[float, float, Samples]]  # see `tone.mixed`
Maker = Callable[..., Parts]


class Recipe(NamedTuple):
    """How an effect is made."""

    parts: Callable[[], Parts]
    decibels: float
    room: Sequence[float]  # arguments of `space.roomy`; empty: without a room


_RECIPES: dict[str, Recipe] = {}


def effects() -> tuple[str, ...]:
    return tuple(_RECIPES)


def make(name: str) -> Samples:
    """The finished samples of an effect."""
    recipe = _RECIPES[name]
    sound = mixed(*recipe.parts())
    return finished(roomy(sound, *recipe.room) if recipe.room else sound, recipe.decibels)


def _effect(decibels: float, *room: float, steps: int = 0) -> Callable[[Maker], Maker]:
    """Enter an effect by its name; with steps, one effect for each: `star_1` is made by `star(0)`."""

    def enter(parts: Maker) -> Maker:
        name = parts.__name__
        for step in range(steps):
            _RECIPES[f"{name}_{step + 1}"] = Recipe(partial(parts, step), decibels, room)
        if not steps:
            _RECIPES[name] = Recipe(parts, decibels, room)
        return parts

    return enter


# --- The furniture ---


@_effect(TINY)
def focus() -> Parts:
    return [(0, 1, struck(hertz("D6"), 0.09, MARIMBA, 0.5)), (0, 0.25, _tick("focus", 0.06, 2500))]


@_effect(SOFT, 0.12, 0.3)
def touch() -> Parts:
    return [
        (0, 1, struck(hertz("A5"), 0.2, MARIMBA)),
        (0, 0.5, struck(hertz("D5"), 0.2, KALIMBA, 0.5)),
        (0, 0.5, _tick("touch", 0.075, 1800)),
    ]


@_effect(SOFT, 0.12, 0.3)
def back() -> Parts:
    return [(0, 0.8, struck(hertz("A5"), 0.15, MARIMBA, 0.6)), (0.055, 1, struck(hertz("D5"), 0.2, MARIMBA))]


@_effect(SOFT, 0.25, 0.6)
def toast() -> Parts:
    pop = glide(bend(hertz("A4"), hertz("A5"), 0.05)) * swelling(0.05, 0.005, 0.02)
    return [(0, 0.6, pop), (0.04, 0.7, bell(hertz("E6"), 0.5, 2.0, 0.6, 0.12))]


@_effect(SOFT, 0.1, 0.25, 3000)
def refused() -> Parts:
    """Two soft knocks on wood, not unfriendly."""
    knock = mixed(
        (0, 1, struck(hertz("F#4"), 0.12, MARIMBA, 0.45)),
        (0, 0.8, thump(0.1, 210, 120, 0.03)),
        (0, 0.35, _tick("refused", 0.1, 700)),
    )
    lower = mixed(
        (0, 1, struck(hertz("D4"), 0.16, MARIMBA, 0.5)),
        (0, 0.8, thump(0.12, 180, 95, 0.035)),
        (0, 0.3, _tick("refused lower", 0.1, 600)),
    )
    return [(0, 0.9, knock), (0.095, 1, lower)]


@_effect(SOFT, 0.2, 0.4)
def undo() -> Parts:
    """A pluck played backwards into its own first moment."""
    swell = placed(plucked(hertz("A4"), 0.32, 5))[::-1] + 0.5 * placed(plucked(hertz("E5"), 0.32, 4))[::-1]
    end = struck(hertz("D5"), 0.25, KALIMBA, 0.6)
    return [
        (0, 1, softened(swell, 0.06, 0.01)),
        (0, 0.12, _wind(bend(4500, 900, 0.32), "undo", 0.6, 0.2, 0.05)),
        (0.3, 0.5, end),
    ]


@_effect(SOFT, 0.35, 1.0)
def hint() -> Parts:
    notes = [
        (0.075 * n, 0.8, placed(struck(hertz(note), 0.8, GLASS, 0.7), 0.4 * (n - 1)))
        for n, note in enumerate(("F#5", "A5", "E6"))
    ]
    return [*notes, (0, 0.05, _wind(bend(2500, 7000, 0.35), "hint", 0.5, 0.2, 0.15))]


@_effect(MIDDLE, 0.25, 0.9, 3500)
def curtain() -> Parts:
    """A wide soft sweep with a breath of a chord in it."""
    up = np.concatenate([bend(350, 3200, 0.42), bend(3200, 600, 0.4)])
    air = _wind(up, "curtain", 0.7, 0.35, 0.42)
    pan = np.linspace(-0.7, 0.7, len(air))
    air *= np.sqrt(np.stack([1 - pan, 1 + pan], axis=1))
    chord = [(0.1, 0.22, softened(keys(hertz(note), 0.8), 0.2, 0.4)) for note in ("D4", "A4", "E5")]
    return [(0, 0.22, air), *chord]


@_effect(SOFT, 0.12, 0.3, steps=8)
def count(step: int) -> Parts:
    """A tick of a number that counts up."""
    return [
        (0, 1, struck(degree(step), 0.14, MARIMBA, 0.8)),
        (0, 0.25, struck(degree(step, 6), 0.1, MARIMBA, 0.6)),
        (0, 0.2, _tick("count", 0.05, 3000)),
    ]


@_effect(NOTICE, 0.28, 1.0)
def turn() -> Parts:
    """Your turn: two notes that ask."""
    return [
        (0, 0.8, bell(hertz("A4"), 0.7, 2.0, 0.9, 0.2)),
        (0, 0.4, struck(hertz("A5"), 0.5, KALIMBA)),
        (0.13, 1, bell(hertz("D5"), 1.0, 2.0, 0.9, 0.3)),
        (0.13, 0.4, struck(hertz("D6"), 0.6, KALIMBA)),
    ]


@_effect(LOUD, 0.3, 1.4)
def win() -> Parts:
    """A run up the chord, a held one with bells over it, and glitter."""
    run = [
        (0.1 * n, 0.7, placed(struck(hertz(note), 0.9, KALIMBA, 1.3), -0.4 + 0.2 * n))
        for n, note in enumerate(("D4", "F#4", "A4", "D5", "F#5"))
    ]
    chord = [
        (0.55, 0.42, placed(keys(hertz(note), 1.9, 0.9), pan))
        for note, pan in (("D3", 0.0), ("A3", -0.3), ("F#4", 0.3), ("A4", -0.2), ("D5", 0.2))
    ]
    bells = [
        (at, 0.6, bell(hertz(note), 1.4, 3.0, 1.4, 0.35))
        for at, note in ((0.55, "A5"), (0.75, "B5"), (0.95, "D6"), (1.3, "F#6"))
    ]
    return [*run, *chord, *bells, (0.55, 1, _glitter("win", 1.3, 18))]


@_effect(MIDDLE, 0.28, 1.2, 3500)
def lose() -> Parts:
    """Down the scale, and home to its first note: gentle."""
    notes = [
        (0.2 * n, 0.8, placed(keys(hertz(note), 1.1, 0.5), 0.2 - 0.1 * n))
        for n, note in enumerate(("B4", "A4", "F#4", "E4"))
    ]
    home = [(0.85, 0.45, keys(hertz(note), 1.4, 0.7)) for note in ("D3", "A3", "D4", "F#4")]
    return [*notes, *home]


# --- Cards ---


@_effect(SOFT, 0.1, 0.25, steps=3)
def card_deal(step: int) -> Parts:
    """A card that slides off the deck and lands."""
    slide = _wind(bend(1400 + 250 * step, 4200, 0.11), f"deal {step}", 0.7, 0.08, 0.03)
    return [
        (0, 0.22, slide),
        (0.09, 0.8, _tick(f"deal tap {step}", 0.15, 1500)),
        (0.09, 0.6, thump(0.08, 240, 140 + 15 * step, 0.02)),
    ]


@_effect(SOFT, 0.12, 0.3)
def card_flip() -> Parts:
    air = whoosh(np.concatenate([bend(900, 3800, 0.1), bend(3800, 1600, 0.07)]), "flip", 0.6)
    air *= swelling(len(air) / RATE, 0.09, 0.06)[:, None]
    return [
        (0, 0.25, air),
        (0.15, 0.9, _tick("flip snap", 0.125, 2200)),
        (0.15, 0.25, struck(hertz("A5"), 0.12, MARIMBA, 0.6)),
    ]


@_effect(SOFT, 0.12, 0.35)
def card_shuffle() -> Parts:
    """A riffle that speeds up, and the bridge that lets the cards fall together."""
    at = np.cumsum(np.linspace(0.034, 0.014, 22))
    flicks = [
        (float(t), 0.5 + 0.02 * n, placed(_tick(f"riffle {n}", 0.1, 1700 + 60 * n), 0.5 * (-1) ** n))
        for n, t in enumerate(at)
    ]
    fall = _wind(bend(3800, 1100, 0.28), "bridge", 0.7, 0.03, 0.22)
    return [*flicks, (0.58, 0.2, fall), (0.84, 0.8, thump(0.1, 220, 130, 0.03))]


# --- Gravity Superstar ---


@_effect(SOFT, 0.1, 0.25, 3000, steps=4)
def step(step: int) -> Parts:
    """A moon boot."""
    return [
        (0, 1, thump(0.12, 210, 95 + 8 * step, 0.03)),
        (0, 0.5, struck(degree(step, 4), 0.12, MARIMBA, 0.7)),
        (0, 0.5, _tick(f"boot {step}", 0.175, 900)),
    ]


@_effect(MIDDLE, 0.2, 0.5, 4000, steps=8)
def fall(step: int) -> Parts:
    """A slide whistle: the deeper the fall the longer, and the farther down the scale."""
    length = 0.26 * (step + 1) ** 0.5 + 0.04
    path = bend(degree(3 + step // 2), degree(2 - step, 5), length, 1.8)
    path = path * (1 + 0.006 * np.sin(2 * np.pi * 6.5 * clock(length)[: len(path)]))
    envelope = swelling(length, 0.05, 0.09)
    air = whoosh(path * 1.5, f"fall {step}", 0.4) * envelope[:, None]
    tone = glide(path, (1, 0.16, 0.05)) * envelope * np.linspace(0.5, 1, len(path))
    return [(0, 0.6, tone), (0, 0.05, air)]


@_effect(MIDDLE, 0.12, 0.35, 3000, steps=3)
def land(step: int) -> Parts:
    """A landing: a thud, a squash like rubber, a puff of dust; harder from higher."""
    squash_length = 0.12 + 0.05 * step
    squash = glide(
        bend(hertz("D4"), hertz("A4"), squash_length) * (1 + 0.05 * np.sin(170 * clock(squash_length)))
    )
    puff = whoosh(bend(1500, 420, 0.22 + 0.06 * step), f"puff {step}", 0.7)
    puff *= fading(len(puff) / RATE, 0.05 + 0.02 * step)[:, None]
    return [
        (0, 1.1, thump(0.22, 220, (82, 73, 62)[step], 0.05 + 0.015 * step)),
        (0.015, 0.22, squash * swelling(squash_length, 0.01, squash_length * 0.8)),
        (0, 0.13 + 0.03 * step, softened(puff, 0.006, 0.08)),
        (0, 0.4, struck(hertz("D4"), 0.2, MARIMBA)),
    ]


@_effect(MIDDLE, 0.28, 0.9, steps=8)
def star(step: int) -> Parts:
    """A glass star caught: a bell, its glint, and a little dust. Each one of a move is a step higher."""
    return [
        (0, 0.9, bell(degree(step), 0.9, 3.0, 1.3, 0.22)),
        (0, 0.35, struck(degree(step) * 2, 0.6, GLASS, 0.8)),
        (0.05, 0.16, placed(struck(degree(step + 3, 6), 0.4, GLASS, 0.5), 0.3)),
        (0.02, 0.4, _glitter(f"star {step}", 0.35, 5)),
    ]


@_effect(MIDDLE, 0.22, 0.6)
def token() -> Parts:
    """A coin spun on its edge."""
    return [
        (0, 0.6, bell(hertz("B5"), 0.3, 5.0, 0.7, 0.06)),
        (0.075, 0.9, bell(hertz("E6"), 0.7, 5.0, 0.6, 0.16)),
        (0, 0.2, _tick("token", 0.06, 3200)),
        (0.075, 0.25, struck(hertz("E5"), 0.4, KALIMBA)),
    ]


@_effect(MIDDLE, 0.22, 0.7, 4000)
def ejection() -> Parts:
    """A spring snaps, and something spins away in smaller and smaller circles."""
    length = 0.95
    at = clock(length)
    spin = np.cumsum(5 + 12 * at / length) / RATE
    path = bend(hertz("A4"), hertz("A5"), length, 0.6) * (
        1 + 0.05 * (1 - at / length) * np.sin(2 * np.pi * spin)
    )
    body = glide(path, (1, 0.2, 0.06)) * fading(length, 0.3) * (0.75 + 0.25 * np.sin(2 * np.pi * spin))
    orbit = placed(softened(body, 0.01, 0.2), (1 - at / length) * np.sin(2 * np.pi * spin))
    spring = glide(
        bend(hertz("D3"), hertz("D4"), 0.2) * (1 + 0.12 * np.sin(2 * np.pi * 26 * clock(0.2))), (1, 0.4, 0.2)
    )
    return [
        (0, 0.9, thump(0.16, 260, 85, 0.04)),
        (0.01, 0.5, softened(spring * fading(0.2, 0.06), 0.004, 0.08)),
        (0.04, 0.55, orbit),
    ]


@_effect(MIDDLE, 0.25, 0.7)
def door() -> Parts:
    """An airlock: a hiss, a soft weight that moves, two notes to come in by."""
    hiss = (
        whoosh(bend(5200, 1800, 0.4), "door", 0.6) * (swelling(0.4, 0.03, 0.3) * fading(0.4, 0.14))[:, None]
    )
    return [
        (0, 0.2, hiss),
        (0.05, 0.7, thump(0.25, 130, 70, 0.07)),
        (0.12, 0.6, bell(hertz("D5"), 0.5, 2.0, 0.7, 0.14)),
        (0.24, 0.7, bell(hertz("A5"), 0.7, 2.0, 0.7, 0.18)),
    ]


@_effect(SOFT, 0.2, 0.5)
def marker() -> Parts:
    """The open-door lamp hops on."""
    hop = glide(bend(hertz("B4"), hertz("E5"), 0.11, 0.7)) * swelling(0.11, 0.015, 0.05)
    return [
        (0, 0.7, hop),
        (0.11, 0.8, struck(hertz("E5"), 0.35, KALIMBA)),
        (0.11, 0.3, _tick("m", 0.06, 2000)),
    ]


@_effect(MIDDLE, 0.15, 0.4)
def leap() -> Parts:
    """Off the ground: a rubber bend and the air going by."""
    length = 0.3
    tone = glide(bend(hertz("D4"), hertz("B4"), length, 0.6), (1, 0.25, 0.08)) * swelling(length, 0.02, 0.2)
    air = _wind(bend(600, 3200, length), "leap", 0.6, 0.12, 0.16)
    return [(0, 0.5, tone), (0, 0.1, air), (0, 0.5, thump(0.08, 200, 120, 0.02))]


@_effect(MIDDLE, 0.15, 0.4)
def rotate() -> Parts:
    """A quarter turn on a ratchet."""
    clicks = [
        (0.055 * n, 0.7, placed(struck(degree(n, 5), 0.12, MARIMBA, 0.6), -0.6 + 0.4 * n)) for n in range(4)
    ]
    ticks = [(0.055 * n, 0.5, placed(_tick(f"rotate {n}", 0.06, 2400), -0.6 + 0.4 * n)) for n in range(4)]
    return [*clicks, *ticks, (0, 0.08, _wind(bend(700, 2200, 0.26), "rotate", 0.5, 0.1, 0.14))]


@_effect(MIDDLE, 0.18, 0.5)
def drop() -> Parts:
    """Through the girder: a short ring of metal, then away below."""
    metal = ((1, 1, 0.1), (2.0, 0.6, 0.08), (3.0, 0.5, 0.06), (5.03, 0.3, 0.04), (7.5, 0.15, 0.03))
    sink = glide(bend(hertz("A4"), hertz("A3"), 0.24), (1, 0.15)) * swelling(0.24, 0.03, 0.16)
    return [
        (0, 0.7, struck(hertz("A4"), 0.35, metal)),
        (0, 0.5, thump(0.12, 200, 110, 0.03)),
        (0.05, 0.35, sink),
        (0.04, 0.14, _wind(bend(3000, 500, 0.3), "drop", 0.6, 0.05, 0.22)),
    ]


# --- La Course des étoiles ---


@_effect(MIDDLE, 0.16, 0.4, steps=5)
def alien_hop(step: int) -> Parts:
    """A small creature says its own vowel as it jumps."""
    length = 0.2
    path = np.concatenate(
        [
            bend(degree(step, 4), degree(step + 2, 4), 0.09, 0.7),
            bend(degree(step + 2, 4), degree(step + 1, 4), 0.11),
        ]
    )
    voice = glide(path[: len(clock(length))], (1, 0.6, 0.45, 0.3, 0.2, 0.1)) * swelling(length, 0.015, 0.1)
    vowel = banded(voice, 350 + 60 * step, 900 + 140 * step, 1)
    landing = mixed(
        (0, 1, struck(degree(step), 0.2, KALIMBA, 0.7)), (0, 0.4, _tick(f"hop {step}", 0.07, 1400))
    )
    return [(0, 1.0, vowel), (0.19, 0.35, landing)]


@_effect(MIDDLE, 0.25, 0.7)
def swap() -> Parts:
    """Two voices cross, one up to the right, one down to the left."""
    length = 0.5
    at = np.linspace(-0.8, 0.8, len(clock(length)))
    envelope = swelling(length, 0.06, 0.15)
    up = placed(glide(bend(hertz("D5"), hertz("A5"), length, 1.3)) * envelope, at)
    down = placed(glide(bend(hertz("A5"), hertz("D5"), length, 1.3)) * envelope, -at)
    ends = mixed(
        (0, 1, placed(struck(hertz("A5"), 0.6, GLASS), 0.6)),
        (0, 1, placed(struck(hertz("D5"), 0.6, GLASS), -0.6)),
    )
    return [
        (0, 0.35, up),
        (0, 0.35, down),
        (0, 0.07, _wind(bend(1200, 3500, length), "swap", 0.5, 0.3, 0.2)),
        (length - 0.04, 0.45, ends),
    ]


@_effect(MIDDLE, 0.28, 0.9)
def favourite() -> Parts:
    """A favourite card is laid down: a warm little chord."""
    notes = [
        (0.05 * n, 0.6, placed(keys(hertz(note), 1.0, 0.45), -0.3 + 0.2 * n))
        for n, note in enumerate(("D4", "A4", "F#5", "B5"))
    ]
    return [*notes, (0.2, 0.3, bell(hertz("F#6"), 0.6, 2.0, 0.5, 0.15))]


@_effect(LOUD, 0.22, 0.9, 3500)
def planet_swallowed() -> Parts:
    """Air is drawn in, the planet goes down with a gulp, and the star is warm and full."""
    draw = whoosh(bend(500, 2600, 0.6, 1.5), "draw", 0.7) * (swelling(0.6, 0.55, 0.03) ** 2)[:, None]
    gulp = glide(
        bend(hertz("A4"), hertz("D3"), 0.3, 0.7) * (1 + 0.08 * np.sin(2 * np.pi * 14 * clock(0.3))),
        (1, 0.35, 0.12),
    )
    bubbles = [
        (0.95 + 0.07 * n, 0.3, glide(bend(hertz(low), hertz(high), 0.06)) * swelling(0.06, 0.01, 0.03))
        for n, (low, high) in enumerate((("A3", "D4"), ("D4", "A4"), ("F#4", "B4")))
    ]
    glow = [(0.86, 0.25, softened(keys(hertz(note), 1.1, 0.6), 0.1, 0.5)) for note in ("D3", "A3", "E4")]
    return [
        (0, 0.35, draw),
        (0.58, 0.8, gulp * swelling(0.3, 0.02, 0.12)),
        (0.84, 0.9, thump(0.3, 150, 62, 0.09)),
        *bubbles,
        *glow,
    ]


@_effect(MIDDLE, 0.35, 1.2, 2600)
def supernova() -> Parts:
    """The star breathes in and out, low and wide."""
    length = 2.4
    breath = swelling(length, 1.1, 1.3)
    air = whoosh(180 * 2 ** (2.2 * breath), "supernova", 0.7) * breath[:, None]
    drone = [
        (
            0,
            loud,
            placed(
                glide(
                    hertz(note) * (1 + 0.002 * np.sin(2 * np.pi * rate * clock(length))),
                    (1, 0.4, 0.25, 0.12, 0.06),
                )
                * breath**1.5,
                0.5 * np.sin(2 * np.pi * rate * clock(length)),
            ),
        )
        for note, loud, rate in (
            ("D3", 0.5, 0.31),
            ("A3", 0.35, 0.43),
            ("D4", 0.22, 0.57),
            ("E4", 0.12, 0.71),
        )
    ]
    return [(0, 0.16, air), *drone]


# --- Fairy Lights ---


@_effect(SOFT, 0.22, 0.6)
def reveal() -> Parts:
    """A card turned over, and cold glass on it."""
    return [
        (0, 0.2, _wind(bend(1100, 3600, 0.13), "reveal", 0.6, 0.09, 0.04)),
        (0.12, 0.5, _tick("reveal", 0.1, 2400)),
        (0.125, 0.6, struck(hertz("A5"), 0.5, GLASS, 0.6)),
    ]


@_effect(MIDDLE, 0.28, 0.9, steps=3)
def bulb(step: int) -> Parts:
    """A bulb comes on: a tink, and its filament begins to hum."""
    note = ("D5", "F#5", "A5")[step]
    hum = glide(np.full(len(clock(0.6)), hertz(note) / 2), (1, 0.4, 0.3, 0.15)) * swelling(0.6, 0.12, 0.45)
    return [
        (0, 0.9, struck(hertz(note), 1.1, MUSIC_BOX)),
        (0, 0.3, struck(hertz(note) * 2, 0.7, GLASS, 0.7)),
        (0, 0.14, hum),
        (0, 0.3, _tick(f"bulb {step}", 0.05, 3600)),
    ]


@_effect(LOUD, 0.3, 1.2)
def series_done() -> Parts:
    """The whole series lights up and flies to the garland."""
    notes = [
        (0.085 * n, 0.75, placed(struck(hertz(note), 1.3, MUSIC_BOX), -0.5 + 0.25 * n))
        for n, note in enumerate(("D5", "F#5", "A5", "D6", "F#6"))
    ]
    warm = [(0.34, 0.3, softened(keys(hertz(note), 1.3, 0.6), 0.05, 0.5)) for note in ("D4", "A4", "F#5")]
    return [*notes, *warm, (0.36, 1, _glitter("series", 0.9, 12))]


@_effect(MIDDLE, 0.18, 0.5)
def repeat() -> Parts:
    """The same colour again: the current fizzes out."""
    length = 0.55
    grains = np.abs(noise(length, "fizz grains"))
    spark = banded(np.where(grains > 2.4, grains, 0) * noise(length, "fizz"), 1500, 6500) * fading(
        length, 0.16
    )
    buzz = glide(bend(hertz("D4"), hertz("A3"), length), (1, 0.7, 0.5, 0.4, 0.3)) * fading(length, 0.12)
    buzz *= 0.6 + 0.4 * np.sign(np.sin(2 * np.pi * 31 * clock(length)))
    fizz = whoosh(bend(5000, 1400, length), "repeat", 0.6) * fading(length, 0.13)[:, None]
    return [
        (0, 2.0, placed(softened(spark), 0.6 * np.sin(40 * clock(length)))),
        (0, 0.16, softened(banded(buzz, 100, 1800), 0.004, 0.2)),
        (0, 0.12, softened(fizz, 0.004, 0.2)),
        (0.02, 0.5, struck(hertz("E5"), 0.3, KALIMBA)),
        (0.14, 0.5, struck(hertz("B4"), 0.4, KALIMBA)),
    ]


@_effect(MIDDLE, 0.25, 0.8, 3500)
def series_lost() -> Parts:
    """Three soft pops, and four notes down to the dark."""
    pops = [
        (at, 0.8, _pop(n) * (1 - pan, 1 + pan))
        for n, (at, pan) in enumerate(((0.0, -0.4), (0.11, 0.4), (0.2, 0.0)))
    ]
    notes = [
        (0.26 + 0.13 * n, 0.7, placed(struck(hertz(note), 0.8, MUSIC_BOX, 0.8), 0.15 * (1 - n)))
        for n, note in enumerate(("B4", "A4", "F#4", "D4"))
    ]
    return [*pops, *notes, (0.1, 0.06, _wind(bend(2400, 500, 0.8), "lost", 0.6, 0.15, 0.6))]


def _pop(n: int) -> Samples:
    """Thin glass that gives: a pluck of air, no shards."""
    return mixed((0, 1, thump(0.12, 700 - 80 * n, 220, 0.02)), (0, 0.7, _tick(f"pop {n}", 0.15, 2600)))


# --- Small parts ---


def _wind(path: Samples, seed: str, width: float, attack: float, release: float) -> Samples:
    """Air that comes and goes."""
    return whoosh(path, seed, width) * swelling(len(path) / RATE, attack, release)[:, None]


def _tick(seed: str, length: float, colour: float) -> Samples:
    """A dry burst of noise round one colour."""
    burst = banded(noise(length, seed), colour / 1.6, colour * 1.6) * fading(length, length / 20)
    return softened(burst / float(np.abs(burst).max()), 0.0008, length / 3) * 0.5


def _glitter(seed: str, length: float, count: int) -> Samples:
    """High glass notes of the scale, here and there."""
    chance = dice(seed).random((count, 3))
    notes = [
        (
            length * when,
            0.1 * (1 - 0.6 * when),
            placed(struck(degree(int(which * 8), 6), 0.3, GLASS, 0.4), 1.6 * where - 0.8),
        )
        for when, which, where in chance.tolist()
    ]
    return mixed(*notes)
