"""Every picture among the assets can be drawn anywhere, small, sharp and without help from outside."""

from __future__ import annotations

import io
import math
import os
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Sequence
from functools import cache
from itertools import combinations, groupby

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
import pytest
import resvg_py

from game import catalogue
from game.client.commands import all_commands
from game.client.forms.widgets import KEY_WORDS
from game.client.paint.theme import pieces, theme

OWN = {f"{game}/": catalogue.assets(game) / "art" for game in catalogue.names()}
PICTURES = sorted(
    owner + path.relative_to(folder).with_suffix("").as_posix()
    for owner, folder in {"": catalogue.SHARED / "art", **OWN}.items()
    for path in folder.rglob("*.svg")
)
SAFE = theme("night", "colour-blind")
FOLDERS = {folder: tuple(names) for folder, names in groupby(PICTURES, lambda name: name.partition("/")[0])}
SEATS = ("comet", "rocket", "ring", "moon", "bolt", "sun")
ALIENS = ("yellow", "blue", "red", "green", "purple")
BULBS = ("yellow", "pink", "orange", "silver", "gold")
STARS = ("blue", "yellow", "pink", "green", "orange", "white")
POSES = (
    "stand",
    "blink",
    "sleep",
    "step_1",
    "step_2",
    "leap",
    "fall",
    "land",
    "spin",
    "back",
    "cheer",
    "ghost",
)
TURNING = [f"gravity/astronaut_{seat}_{pose}" for seat in SEATS for pose in POSES]
TURNING += ["gravity/door", "gravity/door_open"]

SMALL = 41_000  # bytes; whole scenes may take more
LARGE = 105_000
SCENES = re.compile(r"title/logo$|\w+/(picture|strip)$")
FORBIDDEN = re.compile(
    r"<(text|image|script|style|foreignObject|animate)\b|data:|https?://(?!www\.w3\.org/2000/svg)"
)
NIGHT = (11, 16, 38)


@cache
def source(name: str) -> str:
    return catalogue.picture(name).read_text(encoding="utf-8")


@cache
def drawn(name: str, height: int = 32) -> pygame.Surface:
    return rendered(source(name), height)


def rendered(svg: str, height: int) -> pygame.Surface:
    png = resvg_py.svg_to_bytes(svg_string=svg, height=height, skip_system_fonts=True)
    return pygame.image.load(io.BytesIO(png), "art.png")


def turned(svg: str, degrees: int) -> str:
    """The rule of assets/shared/art/README.md for drawing a picture at an angle."""
    return svg.replace("rotate(0", f"rotate({degrees}").replace("rotate(-0", f"rotate({-degrees}")


def cover(surface: pygame.Surface) -> frozenset[tuple[int, int]]:
    """The pixels that a picture covers."""
    width, height = surface.get_size()
    return frozenset((x, y) for x in range(width) for y in range(height) if surface.get_at((x, y))[3] > 127)


def likeness(one: pygame.Surface, other: pygame.Surface) -> float:
    """Share of the pixels of two silhouettes that both cover."""
    first, second = cover(one), cover(other)
    return len(first & second) / len(first | second)


def mean_colour(surface: pygame.Surface) -> tuple[float, float, float]:
    """Of the opaque pixels, 0 to 1."""
    pixels = [surface.get_at(point) for point in cover(surface)]
    red, green, blue = (sum(pixel[part] for pixel in pixels) / len(pixels) / 255 for part in range(3))
    return red, green, blue


def luminance(colour: Sequence[float]) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Sequence[float], other: Sequence[float]) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_picture_stands_by_itself(folder: str) -> None:
    for name in FOLDERS[folder]:
        svg = source(name)
        root = ElementTree.fromstring(svg)
        ids = [element.get("id") for element in root.iter() if element.get("id")]
        used = set(re.findall(r'url\(#([^)]+)\)|href="#([^"]+)"', svg))
        assert root.get("viewBox"), f"{name}: no viewBox"
        assert not FORBIDDEN.search(svg), f"{name}: text, raster, script, style or an address"
        assert not re.search(r'url\((?!#)|href="(?!#)', svg), f"{name}: a reference to another file"
        assert len(ids) == len(set(ids)), f"{name}: an id twice"
        assert {one or two for one, two in used} <= set(ids), f"{name}: a reference to nothing"
        assert "currentColor" not in svg or any(part.get("color") for part in root.iter()), (
            f"{name}: no current colour"
        )


def test_a_picture_is_small() -> None:
    sizes = {name: len(source(name)) for name in PICTURES}
    assert {n: size for n, size in sizes.items() if size >= (LARGE if SCENES.match(n) else SMALL)} == {}


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_picture_can_be_drawn_and_shows_something(folder: str) -> None:
    for name in FOLDERS[folder]:
        assert pygame.mask.from_surface(drawn(name, 24), 0).count(), name


@pytest.mark.parametrize("name", TURNING)
def test_what_lies_on_the_board_turns_about_the_middle_of_its_cell(name: str) -> None:
    upright = rendered(turned(source(name), 0), 36)
    quarter = rendered(turned(source(name), 90), 36)
    lying = pygame.transform.rotate(quarter, 90)
    assert likeness(upright, lying) > 0.8


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("degrees", [0, 90, 180, 270])
def test_light_comes_from_the_top_left_however_an_astronaut_lies(seat: str, degrees: int) -> None:
    surface = rendered(turned(source(f"gravity/astronaut_{seat}_stand"), degrees), 288)
    across, along = {0: (0, -28), 90: (28, 0), 180: (0, 28), 270: (-28, 0)}[degrees]
    middle = 144 + across, 144 + along  # of the helmet
    lit, shaded = (shell(surface, middle, side) for side in (-1, 1))
    assert lit > shaded * 1.15


def shell(surface: pygame.Surface, middle: tuple[int, int], side: int) -> float:
    """Mean luminance of the helmet beside the visor, on one side of the falling diagonal of the screen."""
    points = [
        (middle[0] + side * round(reach * math.cos(turn)), middle[1] + side * round(reach * math.sin(turn)))
        for reach in (57, 60, 63)
        for turn in (math.pi / 4 + step / 20 for step in range(-6, 7))
    ]
    return sum(luminance([part / 255 for part in surface.get_at(point)[:3]]) for point in points) / len(
        points
    )


def test_no_two_seats_have_the_same_silhouette() -> None:
    unlike("gravity/astronaut_{}_stand", SEATS, 0.93)


def test_no_two_seats_have_the_same_emblem() -> None:
    for one, other in combinations([marks(drawn(f"ui/seats/{seat}", 64)) for seat in SEATS], 2):
        assert len(one & other) / len(one | other) < 0.7


def marks(surface: pygame.Surface) -> frozenset[tuple[int, int]]:
    """The dark pixels of a seat's disc."""
    return frozenset(
        (x, y) for x, y in cover(surface) if luminance([c / 255 for c in surface.get_at((x, y))[:3]]) < 0.03
    )


@pytest.mark.parametrize(
    ("pattern", "names", "most"),
    [
        ("gravity/star_{}", STARS, 0.93),
        ("star_race/alien_{}", ALIENS, 0.85),
        ("fairy_lights/creature_{}", BULBS, 0.85),
    ],
)
def test_colour_never_speaks_alone(pattern: str, names: tuple[str, ...], most: float) -> None:
    unlike(pattern, names, most)


def unlike(pattern: str, names: tuple[str, ...], most: float) -> None:
    """No two of the pictures have silhouettes more alike than that."""
    for one, other in combinations(names, 2):
        assert likeness(drawn(pattern.format(one), 64), drawn(pattern.format(other), 64)) < most, (one, other)


@pytest.mark.parametrize("seat", SEATS)
def test_a_seat_stands_out_from_the_night(seat: str) -> None:
    for name in (f"gravity/astronaut_{seat}_stand", f"ui/seats/{seat}"):
        assert contrast(mean_colour(drawn(name, 48)), tuple(part / 255 for part in NIGHT)) > 3


@pytest.mark.parametrize("game", catalogue.names())
def test_every_colour_of_a_palette_is_that_of_a_picture(game: str) -> None:
    for name in pieces(game).colours:
        recoloured = [sprite for sprite in PICTURES if sprite.startswith(game) and SAFE.recolour(sprite)]
        assert [sprite for sprite in recoloured if name in sprite.replace("/", "_").split("_")], name


def test_no_picture_is_missing() -> None:
    wanted = set(TURNING)
    wanted |= {f"ui/seats/{seat}" for seat in SEATS} | {f"gravity/star_{star}" for star in STARS}
    wanted |= {
        f"star_race/{kind}_{alien}"
        for alien in ALIENS
        for kind in ("alien", "favourite", "token", "card_single")
    }
    wanted |= {f"star_race/card_pair_{one}_{other}" for one, other in combinations(ALIENS, 2)}
    wanted |= {f"star_race/planet_{place}" for place in range(18)}
    wanted |= {
        f"fairy_lights/bulb_{bulb}_{way}"
        for bulb in BULBS
        for way in ("lit", "dim", "dark", "broken", "slot")
    }
    wanted |= {f"fairy_lights/card_{bulb}_1" for bulb in BULBS} | {
        f"fairy_lights/card_{bulb}_2" for bulb in BULBS[:4]
    }
    wanted |= {f"gravity/card_{card}" for card in ("long", "high", "drop", "rotate", "joker", "back")}
    assert not wanted - set(PICTURES)


def test_every_key_that_plays_has_a_drawn_cap() -> None:
    """Those without had larger letters than the others beside them."""
    for command, binding in all_commands().items():
        if binding.key:
            assert f"ui/keys/key_{KEY_WORDS.get(binding.key, binding.key)}" in PICTURES, command
