"""Finds the colours of pieces again for colour-blind eyes, and writes what to replace in which picture.

    python -m tools.colour_blind

For every group of pieces (seats, stars, aliens, bulbs) the colours below were looked for by trial, so that
the two that look most alike differ as much as possible, with normal sight and with each colour blindness.
"""

from __future__ import annotations

import argparse
import json
import math
import re
from collections.abc import Iterable, Mapping
from itertools import combinations
from pathlib import Path
from typing import TypeAlias

from game import catalogue

PALETTES = catalogue.SHARED / "art" / "palettes.json"

Triple: TypeAlias = tuple[float, float, float]
Matrix: TypeAlias = tuple[Triple, Triple, Triple]

# Machado, Oliveira and Fernandes 2009, at full strength, on linear light.
SIGHTS: Mapping[str, Matrix] = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_TO_CONES: Matrix = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
_TO_LAB: Matrix = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)
_FROM_LAB: Matrix = (
    (1.0, 0.3963377774, 0.2158037573),
    (1.0, -0.1055613458, -0.0638541728),
    (1.0, -0.0894841775, -1.2914855480),
)
_FROM_CONES: Matrix = (
    (4.0767416621, -3.3077115913, 0.2309699292),
    (-1.2684380046, 2.6097574011, -0.3413193965),
    (-0.0041960863, -0.7034186147, 1.7076147010),
)

STANDARD = {
    "seats": {
        "comet": "#38CFF5",
        "rocket": "#FF8A3D",
        "ring": "#8FDB4A",
        "moon": "#FF6FB5",
        "bolt": "#A98BFF",
        "sun": "#F4E3B2",
    },
    "stars": {
        "blue": "#4A93FF",
        "yellow": "#FFD133",
        "pink": "#FF72BE",
        "green": "#46DC78",
        "orange": "#FF8B2E",
        "white": "#EEF2FF",
    },
    "aliens": {
        "yellow": "#FFD03A",
        "blue": "#3E9BFF",
        "red": "#FF5560",
        "green": "#4FD37F",
        "purple": "#A86BFF",
    },
    "bulbs": {
        "yellow": "#FFCB3A",
        "pink": "#FF84BC",
        "orange": "#FF8C38",
        "silver": "#97B8EE",
        "gold": "#B5771C",
    },
}
SAFE = {
    "seats": {
        "comet": "#71F3FF",
        "rocket": "#BD3A0D",
        "ring": "#7DC000",
        "moon": "#D47BB9",
        "bolt": "#8A2BFF",
        "sun": "#FFF52E",
    },
    "stars": {
        "blue": "#196AFE",
        "yellow": "#FFC700",
        "pink": "#C80F95",
        "green": "#5BC9BA",
        "orange": "#E0780F",
        "white": "#EEF2FF",
    },
    "aliens": {
        "yellow": "#E4A700",
        "blue": "#6DB7F3",
        "red": "#BA3D22",
        "green": "#D7FFE1",
        "purple": "#7450D1",
    },
    "bulbs": {
        "yellow": "#FFF22A",
        "pink": "#DE00B2",
        "orange": "#E59F61",
        "silver": "#7ED1FF",
        "gold": "#806600",
    },
}
FILES = {
    "seats": r"gravity/astronaut_{0}_\w+|ui/seats/{0}",
    "stars": r"gravity/star_{0}",
    "aliens": r"star_race/(alien|card_single|card_pair|favourite|token)_(\w+_)?{0}(_\w+)?",
    "bulbs": r"fairy_lights/(bulb|card|creature|glow)_{0}(_\w+)?",
}
NEAR = math.radians(34)  # a tone belongs to a piece if its hue is so near to the piece's colour
FAINT = 0.035  # less chroma than this is no colour


def _times(matrix: Matrix, vector: Triple) -> Triple:
    first, second, third = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return first, second, third


def linear(colour: str) -> Triple:
    """The light of "#RRGGBB", 0 to 1."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return red, green, blue


def _lab(light: Triple) -> Triple:
    red, green, blue = (min(1.0, max(0.0, part)) for part in light)
    long, middle, short = (math.cbrt(cone) for cone in _times(_TO_CONES, (red, green, blue)))
    return _times(_TO_LAB, (long, middle, short))


def _hexadecimal(lab: Triple) -> str:
    long, middle, short = (cone**3 for cone in _times(_FROM_LAB, lab))
    parts = [min(1.0, max(0.0, part)) for part in _times(_FROM_CONES, (long, middle, short))]
    encoded = [part * 12.92 if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055 for part in parts]
    return "#" + "".join(f"{round(part * 255):02X}" for part in encoded)


def difference(one: str, other: str, sight: str) -> float:
    """How unlike two colours look: 100 times their distance in OKLab. Below 5 they are hard to tell apart."""
    first, second = (_lab(_times(SIGHTS[sight], linear(colour))) for colour in (one, other))
    return 100 * math.dist(first, second)


def least_difference(colours: Iterable[str]) -> float:
    """Of any two of the colours, in any sight."""
    return min(difference(one, other, sight) for one, other in combinations(colours, 2) for sight in SIGHTS)


def moved(tone: str, old: str, new: str) -> str | None:
    """The tone that is to `new` what `tone` was to `old`; None if it has nothing to do with `old`."""
    (light, a, b), (light_old, a_old, b_old), (light_new, a_new, b_new) = (
        _lab(linear(colour)) for colour in (tone, old, new)
    )
    chroma, chroma_old, chroma_new = math.hypot(a, b), math.hypot(a_old, b_old), math.hypot(a_new, b_new)
    hue, hue_old, hue_new = math.atan2(b, a), math.atan2(b_old, a_old), math.atan2(b_new, a_new)
    if chroma < FAINT or abs(math.remainder(hue - hue_old, math.tau)) > NEAR:
        return None
    if light <= light_old:
        light *= light_new / light_old
    else:
        light = 1 - (1 - light) * (1 - light_new) / (1 - light_old)
    chroma *= chroma_new / chroma_old
    hue += hue_new - hue_old
    return _hexadecimal((light, chroma * math.cos(hue), chroma * math.sin(hue)))


def pictures() -> dict[str, Path]:
    """Every picture that ships, by its name."""
    folders = {f"{name}/": catalogue.assets(name) / "art" for name in catalogue.names()}
    return {
        owner + path.relative_to(folder).with_suffix("").as_posix(): path
        for owner, folder in {"": catalogue.SHARED / "art", **folders}.items()
        for path in sorted(folder.rglob("*.svg"))
    }


def replacements(group: str, name: str) -> dict[str, str]:
    """Which colours of a piece's own pictures become which."""
    files = re.compile(FILES[group].format(name))
    named = [path for picture, path in pictures().items() if files.fullmatch(picture)]
    own = [path for path in named if "pair" not in path.name]
    tones = {tone for path in own for tone in re.findall(r"#[0-9A-Fa-f]{6}\b", path.read_text())}
    changes = {tone: moved(tone, STANDARD[group][name], SAFE[group][name]) for tone in sorted(tones)}
    return {tone: change for tone, change in changes.items() if change}


def palette() -> dict[str, object]:
    rules = [
        {"pictures": FILES[group].format(name), "replace": replacements(group, name)}
        for group, pieces in SAFE.items()
        for name in pieces
    ]
    return {"colours": SAFE, "rules": [rule for rule in rules if rule["replace"]]}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.parse_args()
    text = json.dumps({"colour-blind": palette()}, indent=1, ensure_ascii=False)
    PALETTES.write_text(text + "\n")
    for group in SAFE:
        before, after = (least_difference(table[group].values()) for table in (STANDARD, SAFE))
        print(f"{group}: least difference {before:.1f}, then {after:.1f}")


if __name__ == "__main__":
    main()
