"""The pictures of the rules, put together from the pieces of the games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from game.client.desk import Desk
from game.client.layout import Box, Point
from game.client.picture import Picture

Paint: TypeAlias = "Callable[[Picture, Box, Desk], None]"


def illustrate(picture: Picture, desk: Desk, game: str, page: str, box: Box) -> None:
    """The picture of a page of the rules, inside a box."""
    _PICTURES[game, page](picture, box, desk)


# Pieces side by side


def _row(*names: str, most: float = 0.92, gap: float = 0.05) -> Paint:
    """Pieces side by side, as large as the box allows."""

    def paint(picture: Picture, box: Box, desk: Desk) -> None:
        aspects = [picture.art.aspect(_first(name)) for name in names]
        breadth = sum(aspects) + gap * (len(names) - 1)
        height = min(box.h * most, box.w / breadth)
        x = box.cx - height * breadth / 2
        for name, aspect in zip(names, aspects, strict=True):
            _piece(picture, desk, name, (x + height * aspect / 2, box.cy), height)
            x += height * (aspect + gap)

    return paint


def _first(name: str) -> str:
    return name.split("+")[0]


def _piece(picture: Picture, desk: Desk, name: str, centre: Point, height: float) -> None:
    """A picture, or several on each other ("card+stars"); Gravity's cards carry their names."""
    for layer in name.split("+"):
        tint = "focus" if layer.startswith("ui/icons") else None
        shown = height * (0.5 if tint else 1.0)
        picture.sprite(layer, centre, shown, tint=tint)
    what, _, card = name.partition("gravity/card_")
    if not what and card not in ("", "back"):
        words = Box.around((centre[0], centre[1] + height * 0.365), height * 0.58, height * 0.13)
        text = desk.words(f"gravity-{card}")
        size = min(0.03, height * 0.1)
        if size * picture.frame.text_scale >= 0.022:
            picture.text(text, words, size, face="title", colour="ink", align="centre")


def _rows(*rows: Paint, shares: Sequence[float] = ()) -> Paint:
    """Rows below each other, or beside each other where the box is wide and low."""

    def paint(picture: Picture, box: Box, desk: Desk) -> None:
        if box.w > 2.4 * box.h:
            places = box.columns(len(rows), box.w * 0.03)
        else:
            places = _stacked(box, shares or [1.0] * len(rows))
        for row, place in zip(rows, places, strict=True):
            row(picture, place, desk)

    return paint


def _stacked(box: Box, shares: Sequence[float]) -> list[Box]:
    gap = box.h * 0.04
    unit = (box.h - gap * (len(shares) - 1)) / sum(shares)
    places, y = [], box.y
    for share in shares:
        places.append(Box(box.x, y, box.w, share * unit))
        y += share * unit + gap
    return places


# A small piece of a planet


class _Thing(NamedTuple):
    """A picture in a cell: column and row of its middle, height in cells, turned counter-clockwise."""

    name: str
    x: float
    y: float
    high: float = 0.9
    angle: float = 0.0


@dataclass(frozen=True)
class _Planet:
    """Cells of rock with what is on them. A floor is on the lower edge of its cell, a wall on the right."""

    width: int
    height: int
    things: Sequence[_Thing]
    floors: Sequence[Point] = ()
    walls: Sequence[Point] = ()
    path: Sequence[Point] = ()
    rock: str = "rust"

    def __call__(self, picture: Picture, box: Box, desk: Desk) -> None:
        cell = min(box.w / (self.width + 0.3), box.h / (self.height + 0.3))
        left, top = box.cx - self.width * cell / 2, box.cy - self.height * cell / 2

        def at(x: float, y: float) -> Point:
            return left + (x + 0.5) * cell, top + (y + 0.5) * cell

        for row in range(self.height):
            for column in range(self.width):
                picture.sprite(f"gravity/rock_{self.rock}", at(column, row), cell)
        for x, y in self.floors:
            picture.sprite("gravity/platform_h", at(x, y + 0.5), cell * 0.375)
        for x, y in self.walls:
            picture.sprite("gravity/platform_v", at(x + 0.5, y), cell * 1.25)
        for name, x, y, high, angle in self.things:
            picture.sprite(f"gravity/{name}", at(x, y), cell * high, angle=angle)
        for x, y in self.path:
            picture.sprite("gravity/path_dot", at(x, y), cell * 0.17, tint="#FFFFFF")


def _pawn(seat: str, pose: str, x: float, y: float, angle: float = 0.0) -> _Thing:
    return _Thing(f"astronaut_{seat}_{pose}", x, y, 1.125, angle)


def _star(colour: str, x: float, y: float) -> _Thing:
    return _Thing(f"star_{colour}", x, y, 0.92)


_DOWNS = _Planet(
    6,
    4,
    (
        _pawn("comet", "cheer", 1, 2),
        _pawn("rocket", "stand", 3, 1, 180),
        _pawn("ring", "leap", 4, 2, 90),
        _star("blue", 0, 1),
        _star("yellow", 2, 0),
        _star("pink", 5, 0),
        _star("green", 2, 3),
        _star("orange", 5, 3),
        _star("white", 0, 3),
    ),
    floors=((1, 2), (0, 2), (3, 0), (2, 0)),
    walls=((4, 2), (4, 1)),
)
_ENTRANCE = _Planet(
    3,
    4,
    (
        _Thing("door_open", 1, 1, 1.125),
        _pawn("moon", "land", 1, 1),
        _star("yellow", 0, 2),
        _star("blue", 2, 0),
    ),
    floors=((1, 1), (0, 3), (2, 2)),
    rock="moss",
)
_FALL = _Planet(
    6,
    4,
    (
        _pawn("comet", "leap", 1, 0),
        _star("yellow", 3, 1),
        _star("pink", 3, 2),
        _pawn("comet", "land", 3, 3),
        _star("green", 5, 0),
        _star("white", 0, 2),
    ),
    floors=((0, 0), (1, 0), (3, 3), (4, 3), (5, 1)),
    walls=((4, 1),),
    path=((1.6, 0), (2, 0), (2.4, 0.1), (2.8, 0.3), (3, 0.5), (3, 1.5), (3, 2.45)),
    rock="plum",
)
_MEETING = _Planet(
    6,
    3,
    (
        _pawn("bolt", "leap", 0, 1),
        _star("green", 1.5, 1),
        _Thing("replay_symbol", 2.7, 1, 1.0),
        _pawn("rocket", "spin", 4, 0.8, 40),
        _Thing("door_open", 5, 1, 1.125),
    ),
    floors=((0, 1), (1, 1), (2, 1), (3, 1), (4, 1), (5, 1)),
    path=((0.75, 1), (2.1, 1), (3.3, 1)),
    rock="slate",
)


# A small piece of the race


def _aliens(*pairs: tuple[str, str]) -> Paint:
    """Planets side by side, an alien standing on each that has one."""

    def paint(picture: Picture, box: Box, desk: Desk) -> None:
        pitch = box.w / len(pairs)
        size = min(pitch * 1.02, box.h * 0.62)
        for number, (planet, alien) in enumerate(pairs):
            x = box.cx + (number - (len(pairs) - 1) / 2) * size * 0.98
            y = box.bottom - size * 0.52
            picture.sprite(f"star_race/{planet}", (x, y), size)
            if alien:
                picture.sprite(f"star_race/{alien}", (x, y - size * 0.52), size * 0.72)

    return paint


_GIVES = "ui/icons/arrow_right"
_POINT = "ui/point"


def _race(*names: str) -> list[str]:
    return [f"star_race/{name}" for name in names]


def _lights(*names: str) -> list[str]:
    return [f"fairy_lights/{name}" for name in names]


def _card(colour: str, bulbs: int, stars: int) -> str:
    base = f"fairy_lights/card_{colour}_{bulbs}"
    return f"{base}+fairy_lights/card_stars_{stars}" if stars else base


_PICTURES: dict[tuple[str, str], Paint] = {
    ("gravity", "goal"): _DOWNS,
    ("gravity", "turn"): _rows(
        _ENTRANCE,
        _row("gravity/card_back", "gravity/card_drop", "gravity/replay_token"),
        shares=(1.5, 1.0),
    ),
    ("gravity", "cards"): _rows(
        _row("gravity/card_long", "gravity/card_high", "gravity/card_drop"),
        _row("gravity/card_rotate", "gravity/card_joker"),
    ),
    ("gravity", "fall"): _FALL,
    ("gravity", "entering"): _MEETING,
    ("gravity", "end"): _rows(
        _row("gravity/star_blue", "gravity/star_blue", _GIVES, _POINT, _POINT, _POINT),
        _row("gravity/star_pink", "gravity/star_yellow", _GIVES, _POINT, _POINT),
        _row("gravity/replay_token", _GIVES, _POINT),
    ),
    ("star_race", "goal"): _rows(
        _aliens(("planet_0", "alien_green"), ("planet_4", "alien_yellow"), ("planet_8", ""),
                ("planet_12", "alien_purple"), ("planet_17", "alien_red")),
        _row("star_race/favourite_yellow", "star_race/favourite_purple", "star_race/token_back", gap=0.12),
        shares=(1.4, 1.0),
    ),
    ("star_race", "turn"): _rows(
        _row(*_race("card_pair_yellow_blue", "card_single_green", "card_swap_positions")),
        _aliens(("planet_2", "alien_blue"), ("planet_5", "alien_red"), ("planet_9", "")),
    ),
    ("star_race", "pairs"): _rows(
        _row("star_race/card_pair_yellow_blue", _GIVES, "star_race/alien_yellow"),
        _row("star_race/card_single_green", _GIVES, "star_race/favourite_green"),
    ),
    ("star_race", "swaps"): _rows(
        _row(*_race("favourite_red", "card_swap_favourites", "favourite_blue"), gap=0.1),
        _row(*_race("alien_yellow", "card_swap_positions", "alien_purple"), gap=0.1),
    ),
    ("star_race", "end"): _row("star_race/ladder", "star_race/sun_3"),
    ("fairy_lights", "goal"): _rows(
        _row(*_lights("bulb_yellow_lit", "bulb_pink_lit", "bulb_orange_lit"), gap=0.02),
        _row(*_lights("bulb_silver_lit", "bulb_gold_lit"), gap=0.02),
    ),
    ("fairy_lights", "turn"): _rows(
        _row("fairy_lights/card_back", _GIVES, _card("pink", 1, 1), _card("silver", 1, 2)),
        _row(_card("yellow", 1, 0), _card("yellow", 1, 1), _GIVES, "ui/icons/close"),
    ),
    ("fairy_lights", "series"): _rows(
        _row(_card("pink", 1, 1), _card("pink", 2, 2), _GIVES, "fairy_lights/bulb_pink_lit"),
        _row(_card("yellow", 2, 1), _card("yellow", 2, 1), _GIVES,
             "fairy_lights/bulb_yellow_broken"),
    ),
    ("fairy_lights", "taking"): _rows(
        _row(_card("orange", 1, 2), _card("silver", 1, 3), _card("orange", 1, 1), _card("pink", 1, 0)),
        _row(_card("orange", 1, 2), _card("orange", 1, 1), _GIVES, "fairy_lights/bulb_orange_dim"),
    ),
    ("fairy_lights", "end"): _rows(
        _row("fairy_lights/bulb_silver_lit", *["fairy_lights/star"] * 3, gap=0.02),
        _row("fairy_lights/bulb_orange_dark", "fairy_lights/star_risk", gap=0.02),
    ),
}  # fmt: skip
