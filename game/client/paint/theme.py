"""Colours and sizes of text: the normal theme, one of high contrast, and a palette for colour-blind eyes."""

from __future__ import annotations

import colorsys
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct, json

from game import catalogue
from game.ai.bot import OFFERED
from game.client.layout import LEAST_TEXT
from game.match.lineup import EMBLEMS

ThemeName: TypeAlias = Literal["night", "contrast"]
PaletteName: TypeAlias = Literal["standard", "colour-blind"]

Recolour: TypeAlias = "tuple[tuple[str, str], ...]"  # colours as they were drawn, and as they shall be

# Sizes of text, in units.
LEAST = LEAST_TEXT
NOTE = 0.0244  # beside or below what it explains
SMALL = 0.0248
LABEL = 0.0255  # of lines, plates and signs
TEXT = 0.027  # what is read
LARGE = 0.03  # names, and numbers beside pictures
BIG = 0.034
HEAD = 0.04  # over a part of the window
TITLE = 0.05  # over all of it

# Between the parts of a screen, in units.
GAP = 0.016
TIGHT_GAP = 0.014


class Panel(NamedTuple):
    """A ground for other things."""

    top: str
    bottom: str
    opacity: float
    edge: str
    shade: float  # strength of the shadow; none if 0


class Slab(NamedTuple):
    """A thing to press."""

    top: str
    bottom: str
    lip: str
    rim: str
    words: str
    glow: str = ""  # behind it


_PANELS = {
    "panel": Panel("#1A2150", "#12183C", 0.86, "#5E68AC", 0.42),
    "dialog": Panel("#2A3272", "#1A2050", 0.98, "#7680C4", 0.55),
    "toast": Panel("#1A2150", "#12183C", 0.97, "#6670B4", 0.4),
    "well": Panel("#0A0D22", "#0D1128", 0.85, "#3A4373", 0.0),
    "row": Panel("#2B3470", "#1F2658", 0.95, "#6670B4", 0.0),
    "menu": Panel("#141A45", "#0D1233", 0.72, "#4A5390", 0.0),
    "bar": Panel("#080B20", "#080B20", 0.62, "#1A2048", 0.0),
}
_STRONG = {
    "panel": Panel("#0A0D20", "#05060F", 1.0, "#C9D0F5", 0.42),
    "dialog": Panel("#0A0D20", "#05060F", 1.0, "#C9D0F5", 0.0),
    "toast": Panel("#0A0D20", "#05060F", 0.97, "#6670B4", 0.4),
    "well": Panel("#0A0D22", "#0D1128", 0.85, "#C9D0F5", 0.0),
    "menu": Panel("#141A45", "#0D1233", 1.0, "#C9D0F5", 0.0),
}
_SLABS = {
    "primary": Slab("#FFE07A", "#FFA52E", "#B8560C", "#FFF6DC", "#2A1245", "#FFB43D"),
    "secondary": Slab("#3A4590", "#2A3370", "#12183C", "#8E97CF", "#F4F1E8"),
    "danger": Slab("#FF7F93", "#F23D60", "#8E1436", "#FFC4CE", "#2A0A22"),
    "cream": Slab("#FBF9F2", "#EFEBDF", "#B4B5D4", "#FFFFFF", "#1B2250"),
}


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours by name, as "#RRGGBB". `seats` follow the emblems, `levels` the levels of AIs."""

    name: ThemeName
    palette: PaletteName
    season: str = ""  # see seasons.py
    night: str = "#0B1026"
    panel: str = "#151B3D"
    raised: str = "#232B5C"
    text: str = "#F4F1E8"
    quiet: str = "#A9B0D6"
    good: str = "#5BD98A"
    warn: str = "#FF8A3D"
    bad: str = "#FF5470"
    focus: str = "#FFD24A"
    ink: str = "#2A1245"  # words on gold
    navy: str = "#1B2250"  # words on cream
    edge: str = "#5E68AC"
    idle: str = "#7079B4"  # words on what cannot be pressed now
    prose: str = "#D9DDF5"  # texts of some length
    open: str = "#D3D7F2"  # words on what could be chosen instead
    marked: str = "#3A4590"  # ground of what is marked in a list or a text
    dim: str = "#4A5390"  # what is off
    frame: str = "#8088C0"  # round pictures
    deep: str = "#070A20"  # under words on a picture
    disc: str = "#141A42"  # under a sign
    gold_note: str = "#4A2560"  # the second line on gold
    off: tuple[str, str] = ("#1B2148", "#323B78")  # its body and edge
    accent: str = "#38CFF5"
    dark: str = "#0B1026"  # words and signs on bright colours, grounds of pills
    light: str = "#FFFFFF"  # what shines
    veil: str = "#05081A"  # over what lies below a dialog, and in grooves
    shadow: str = "#03040F"
    cream: str = "#F4F1E8"  # bubbles and what is printed
    cream_edge: str = "#B9BAD6"
    alarm: str = "#A32650"  # what cannot be done, on cream
    done: str = "#6B3FA0"  # a step that is behind, on cream
    gain: str = "#8DF0B4"  # points that come
    loss: str = "#FF9DAE"  # points that go
    panels: Mapping[str, Panel] = field(default_factory=lambda: _PANELS, hash=False)
    slabs: Mapping[str, Slab] = field(default_factory=lambda: _SLABS, hash=False)
    sky: tuple[str, str] = ("#0B1026", "#150F40")
    seats: tuple[str, ...] = ("#38CFF5", "#FF8A3D", "#8FDB4A", "#FF6FB5", "#A98BFF", "#F4E3B2")
    levels: tuple[str, ...] = ("#5BD98A", "#38CFF5", "#FFB43D", "#FF6FB5")

    def colour(self, name: str) -> str:
        """A colour by its name here, or by its name in a game ("gravity/blue"); "#RRGGBB" stays as it is."""
        if name.startswith("#"):
            return name
        if "/" in name:
            return self.piece(name)
        value = getattr(self, name)
        assert isinstance(value, str)
        return value

    def seat(self, number: int) -> str:
        return self.seats[number % len(self.seats)]

    def level(self, name: str) -> str:
        return self.levels[OFFERED.index(name)]

    def piece(self, name: str) -> str:
        """The colour of a game's pieces of one kind: "gravity/blue" are its blue stars."""
        game, _, colour = name.partition("/")
        piece = pieces(game).colours[colour]
        return piece.standard if self.palette == "standard" else piece.safe

    def treatment(self, sprite: str) -> Treatment | None:
        """How a picture is drawn apart from its colours; None for as it is."""
        return treatment(sprite) if self.name == "contrast" else None

    def recolour(self, sprite: str) -> Recolour | None:
        """The colours in which a sprite was drawn and those that it has here, if they differ.

        The name of a sprite says which colours it has: gravity/astronaut_comet_stand, gravity/star_blue.
        """
        if self.palette == "standard":
            return None
        owner, _, name = sprite.partition("/")
        words = {*name.replace("/", "_").split("_")}
        if words & {"astronaut", "seats"}:
            seats = zip(EMBLEMS, _NIGHT.seats, self.seats, strict=True)
            return tuple((drawn, here) for emblem, drawn, here in seats if emblem in words) or None
        known = pieces(owner)
        if known.word not in {"", *words}:
            return None
        found = [piece for piece in known.colours if piece in words]
        return (
            tuple((known.colours[piece].standard, self.piece(f"{owner}/{piece}")) for piece in found) or None
        )


class PieceColours(Struct, frozen=True):
    """A colour as it is drawn, and as colour-blind eyes see it best."""

    standard: str
    safe: str


class Pieces(Struct, frozen=True):
    """The colours of a game's pieces, by their names."""

    colours: dict[str, PieceColours] = {}
    word: str = ""  # must stand in the names of their pictures too


class Treatment(Struct, frozen=True):
    """How a picture is drawn in high contrast."""

    dark: float = 0.0  # how much nearer to black: of what lies behind
    rim: float = 0.0  # how wide the edge of light round it is, in the units of the picture


@cache
def treatments(game: str) -> dict[str, Treatment]:
    """How the pictures of a game are drawn in high contrast, by how their names begin."""
    file = catalogue.assets(game) / "contrast.json" if game in catalogue.names() else None
    return json.decode(file.read_bytes(), type=dict[str, Treatment]) if file and file.is_file() else {}


@cache
def treatment(sprite: str) -> Treatment | None:
    """What the longest beginning of the name says."""
    game, _, name = sprite.partition("/")
    known = treatments(game)
    found = max((each for each in known if name.startswith(each)), key=len, default="")
    return known.get(found)


@cache
def pieces(game: str) -> Pieces:
    """The colours in the palette of a game; none if it has no palette."""
    file = catalogue.assets(game) / "palette.json" if game in catalogue.names() else None
    return json.decode(file.read_bytes(), type=Pieces) if file and file.is_file() else Pieces()


_NIGHT = Theme("night", "standard")
_CONTRAST = replace(
    _NIGHT,
    name="contrast",
    night="#000000",
    panel="#05060F",
    raised="#1B2148",
    text="#FFFFFF",
    quiet="#DDE1F7",
    edge="#C9D0F5",
    idle="#8F98C4",
    off=("none", "#4A538C"),
    panels=_PANELS | _STRONG,
    sky=("#000000", "#0A0820"),
)
_SAFE = {  # far apart for each kind of colour-blind eyes, and in grey; tests/client/paint/eyes.py measures
    "good": "#3FC3F0",
    "bad": "#E8590C",
    "warn": "#F0B43C",
    "seats": ("#4ED4FB", "#FE640D", "#BAEE63", "#EE91B2", "#8E67E5", "#F7F7ED"),
    "levels": ("#4AA7EF", "#A7FFE2", "#F6BD56", "#E1328B"),
}


def theme(name: ThemeName = "night", palette: PaletteName = "standard", season: str = "") -> Theme:
    """High contrast has no seasons."""
    base = _CONTRAST if name == "contrast" else replace(_NIGHT, season=season)
    if palette == "standard":
        return base
    return replace(base, palette="colour-blind", **_SAFE)  # type: ignore[arg-type]


def rgb(colour: str) -> tuple[int, int, int]:
    """The three parts of "#RRGGBB"."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def shifted(colour: str, drawn: str, here: str) -> str:
    """A shade of one colour as the same shade of another; a colour that is no shade of it stays."""
    hue, light, rich = colorsys.rgb_to_hls(*(part / 255 for part in rgb(colour)))
    from_hue, from_light, from_rich = colorsys.rgb_to_hls(*(part / 255 for part in rgb(drawn)))
    to_hue, to_light, to_rich = colorsys.rgb_to_hls(*(part / 255 for part in rgb(here)))
    away = abs(hue - from_hue)
    if rich < 0.18 or min(away, 1 - away) > 0.085:
        return colour
    room = 1 - light if to_light > from_light else light
    lighter = light + (to_light - from_light) * min(1.0, 2 * room)
    richer = min(1.0, rich * to_rich / max(0.05, from_rich))
    parts = colorsys.hls_to_rgb((to_hue + hue - from_hue) % 1.0, min(1.0, max(0.0, lighter)), richer)
    return "#{:02X}{:02X}{:02X}".format(*(round(part * 255) for part in parts))


def darker(colour: str, share: float) -> str:
    """The colour this much nearer to black, and half as much to grey."""
    left = [part * (1 - share) for part in rgb(colour)]
    grey = sum(left) / 3
    parts = (round(part + (grey - part) * share / 2) for part in left)
    return "#{:02X}{:02X}{:02X}".format(*parts)


def mix(first: str, second: str, share: float) -> str:
    """`share` of the way from the first colour to the second."""
    parts = (round(a + (b - a) * share) for a, b in zip(rgb(first), rgb(second), strict=True))
    return "#{:02X}{:02X}{:02X}".format(*parts)


def contrast(first: str, second: str) -> float:
    """The contrast ratio of WCAG 2, 1 to 21."""
    lighter, darker = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    linear = [
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in rgb(colour))
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
