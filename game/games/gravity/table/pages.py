"""The pictures of the rules, drawn with the pieces of the table on little patches of ground."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import product

from game.client.forms.widgets import seat_badge
from game.client.layout import Box, Point
from game.client.paint import furniture
from game.client.paint.picture import Picture
from game.client.paint.theme import LABEL
from game.client.table.pages import PagePainter, grid, strip, value
from game.games.gravity.model import CARDS, Card, Cell, Direction, Played
from game.games.gravity.table import cards
from game.games.gravity.table.ghosts import Leg
from game.games.gravity.table.globe import ANGLES, STEPS, Globe
from game.games.gravity.table.planet import DOOR, GIRDER, ON_FEET, PAWN, PLATE, STAR, SYMBOL, put
from game.games.gravity.table.room import ASPECT
from game.games.gravity.table.seats import draw_purse
from game.texts import Words

COLOUR = "#38CFF5"  # of the astronaut of the pictures
ROCKS = ("rust", "plum", "slate", "moss", "rose", "dune")  # a tile each
TWO = "2", ("comet", "rocket")
FOUR = "3–4", ("comet", "rocket", "ring", "moon")
SIX = "5–6", ("comet", "rocket", "ring", "moon", "bolt", "sun")


@dataclass(frozen=True)
class Figure:
    """An astronaut on a patch."""

    cell: Cell
    down: Direction = "S"
    emblem: str = "comet"
    frame: str = "stand"
    ghost: bool = False  # where it would land


@dataclass(frozen=True)
class Patch:
    """A piece of a planet. A floor is below its cell, a wall right of it, as on a board."""

    size: tuple[int, int]
    floors: tuple[Cell, ...] = ()
    walls: tuple[Cell, ...] = ()
    pieces: Mapping[Cell, str] = field(default_factory=dict)  # names of gravity's art
    doors: Mapping[Cell, Direction] = field(default_factory=dict)
    marker: Cell | None = None
    paths: tuple[tuple[Leg, Direction], ...] = ()  # with the down of the pawn that goes
    figures: tuple[Figure, ...] = ()
    crosses: tuple[Point, ...] = ()
    rock: str = "rust"


def patch(shown: Patch) -> PagePainter:
    def paint(picture: Picture, words: Words, box: Box) -> None:
        pitch = min(box.w / (shown.size[0] + 0.3), box.h / (shown.size[1] + 0.3))
        _draw_patch(picture, Globe(shown.size, box.centre, pitch), shown)

    return paint


def _draw_patch(picture: Picture, globe: Globe, shown: Patch) -> None:
    for cell in product(range(shown.size[0]), range(shown.size[1])):
        put(picture, globe, f"rock_{shown.rock}", globe.at(*cell), PLATE)
    for cell, down in shown.doors.items():
        name = "door_open" if cell == shown.marker else "door"
        put(picture, globe, name, globe.at(*cell), DOOR, angle=ANGLES[down])
    for x, y in shown.floors:
        put(picture, globe, "platform_h", globe.at(x, y + 0.5), GIRDER * 0.3)
    for x, y in shown.walls:
        put(picture, globe, "platform_v", globe.at(x + 0.5, y), GIRDER)
    for cell, name in shown.pieces.items():
        star = name.startswith("star_") and name != "star_symbol"
        put(picture, globe, name, globe.at(*cell), STAR if star else SYMBOL)
    if shown.marker is not None:
        put(picture, globe, "marker", globe.at(*shown.marker), 1.26)
    for leg, down in shown.paths:
        for point in leg.dots((-STEPS[down][0], -STEPS[down][1]), 0.5):
            put(picture, globe, "path_dot", globe.at(*point), 0.22, tint="#8FE3FF")
    for figure in shown.figures:
        _draw_figure(picture, globe, figure)
    for point in shown.crosses:
        put(picture, globe, "path_blocked", globe.at(*point), 0.6)


def _draw_figure(picture: Picture, globe: Globe, figure: Figure) -> None:
    back, frame = STEPS[figure.down], figure.frame
    at = globe.at(figure.cell[0] - back[0] * ON_FEET, figure.cell[1] - back[1] * ON_FEET)
    if figure.ghost:
        frame = "ghost"
        picture.glow(at, globe.pitch * 0.8, COLOUR, 0.45)
    put(picture, globe, f"astronaut_{figure.emblem}_{frame}", at, PAWN, angle=ANGLES[figure.down])


def walk(start: Point, end: Point, how: str = "walk") -> Leg:
    return Leg((float(start[0]), float(start[1])), (float(end[0]), float(end[1])), how)


def ghost(cell: Cell, down: Direction = "S") -> Figure:
    return Figure(cell, down, ghost=True)


def _with_card(card: Card | None, part: PagePainter) -> PagePainter:
    """A card, open or face down, and beside it what it does."""

    def paint(picture: Picture, words: Words, box: Box) -> None:
        left, right = box.cut_left(min(box.h * 0.66, box.w * 0.3), 0.016)
        if card is None:
            picture.sprite("gravity/card_back", left.centre, min(left.h, left.w / ASPECT))
        else:
            _draw_card(picture, words, card, left)
        part(picture, words, right)

    return paint


def _draw_card(picture: Picture, words: Words, card: Card, box: Box) -> None:
    """A card with its name on it; below it, where a card is too narrow for the names."""
    names = {each: words(f"gravity-{each}") for each in CARDS}

    def fit(foot: Box, size: float) -> bool:
        return not any(picture.setting(name, foot, size, face="title").cut for name in names.values())

    height = min(box.h, box.w / ASPECT)
    foot = Box.around((box.cx, box.cy + height * 0.34), height * ASPECT * 0.9, height * 0.15)
    size, colour = 0.024 * height / 0.142, "navy"
    if not fit(foot, size):
        below, box = box.cut_bottom(LABEL * 1.2)
        foot, size, colour = below.grown(0.02), LABEL, "text"
    picture.sprite(f"gravity/card_{card}", box.centre, min(height, box.h))
    if fit(foot, size):
        picture.text(names[card], foot, size, face="title", colour=colour, align="centre")


GOAL = Patch(
    (5, 4),
    floors=((0, 2), (1, 2), (3, 0)),
    walls=((3, 1), (3, 2), (-1, 1)),
    pieces={
        (1, 0): "star_yellow", (2, 1): "star_pink", (4, 3): "star_blue", (0, 3): "star_green",
        (4, 0): "star_white",
    },
    figures=(Figure((1, 2)), Figure((3, 2), "E", "rocket"), Figure((0, 1), "W", "ring")),
)  # fmt: skip
STEP = Patch(
    (4, 1), floors=((0, 0), (1, 0), (2, 0), (3, 0)), figures=(Figure((1, 0)), ghost((2, 0))),
    paths=((walk((1, 0), (2, 0)), "S"),),
)  # fmt: skip
LONG = Patch(
    (4, 2), floors=((0, 0), (2, 1), (3, 0)), pieces={(2, 0): "star_pink"},
    figures=(Figure((0, 0)), ghost((2, 1))),
    paths=((walk((0, 0), (2, 0), "leap"), "S"), (walk((2, 0), (2, 1), "fall"), "S")),
)  # fmt: skip
HIGH = Patch(
    (3, 2), floors=((0, 1), (1, 0), (2, 1)), walls=((0, 1),), figures=(Figure((0, 1)), ghost((1, 0))),
    paths=((walk((0, 1), (0, 0)), "S"), (walk((0, 0), (1, 0)), "S")),
)  # fmt: skip
DROP = Patch(
    (3, 2), floors=((0, 0), (1, 0), (1, 1), (2, 1)), figures=(Figure((1, 0)), ghost((1, 1))),
    paths=((walk((1, 0), (1, 1)), "S"),),
)  # fmt: skip
ROTATE = Patch(
    (4, 2), floors=((0, 1),), walls=((3, 1), (3, 0)), pieces={(2, 1): "star_yellow"},
    figures=(Figure((0, 1)), ghost((3, 1), "E")), paths=((walk((0, 1), (3, 1), "fall"), "E"),),
)  # fmt: skip
FALL = Patch(
    (5, 5),
    floors=((1, 0), (0, 2), (4, 3), (3, 1)),
    walls=((3, 3), (0, 3)),
    pieces={(2, 2): "star_pink", (2, 4): "star_yellow", (4, 1): "star_blue"},
    figures=(Figure((1, 0)), ghost((2, 4))),
    paths=((walk((1, 0), (2, 0)), "S"), (walk((2, 0), (2, 4), "fall"), "S")),
    crosses=((3.0, 1.5),),
)
DOORS = Patch(
    (6, 4),
    doors={(1, 0): "S", (4, 1): "W", (4, 3): "N", (1, 3): "E"},
    floors=((1, 0), (4, 2)),
    walls=((3, 1), (1, 3)),
    marker=(1, 0),
    figures=(Figure((4, 1), "W", "rocket"),),
    paths=((walk((1.6, 0), (3.4, 0.5)), "S"), (walk((4.6, 1.5), (4.6, 2.6)), "S")),
)


_ENTER = strip(
    "gravity/astronaut_comet_leap", "ui/icons/arrow_right", "gravity/door_open",
    "ui/icons/arrow_right", "gravity/astronaut_comet_stand", tint="text", most=1.0,
)  # fmt: skip
_ENTERING = grid(
    strip("gravity/astronaut_comet_fall", "gravity/star_green", "ui/icons/arrow_right", "gravity/star_symbol",
          tint="text"),
    strip("gravity/astronaut_comet_fall", "gravity/replay_symbol", "ui/icons/arrow_right",
          "gravity/replay_token", tint="text"),
    strip("gravity/astronaut_comet_fall", "gravity/astronaut_rocket_spin", "ui/icons/arrow_right",
          "gravity/star_pink", "gravity/replay_token", tint="text"),
)  # fmt: skip


def _players(picture: Picture, box: Box, players: str, emblems: tuple[str, ...]) -> tuple[float, float]:
    """So many people and an arrow; gives their size, and where there is room for what they need."""
    size = min(0.07, box.h * 0.8, box.w / 11)
    for number, emblem in enumerate(emblems):
        seat_badge(picture, emblem, (box.x + size * (0.7 + 0.8 * number), box.cy), size)
    x = box.x + size * 5.8
    room = Box(x, box.cy - size, size * 2, size * 2)
    picture.text(players, room, size * 0.6, face="title", colour="quiet")
    picture.sprite("ui/icons/arrow_right", (x + size * 2.1, box.cy), size * 0.6, tint="quiet")
    return size, x + size * 2.6


def _tiles(players: str, emblems: tuple[str, ...], across: int, down: int) -> PagePainter:
    """On how many tiles so many people play, and how these lie."""

    def paint(picture: Picture, words: Words, box: Box) -> None:
        size, x = _players(picture, box, players, emblems)
        side = min((box.right - x) / 3.2, box.h / 2.1)
        for number, rock in enumerate(ROCKS[: across * down]):
            column, row = number % across, number // across
            at = x + side * (column + 0.6), box.cy + side * (row - (down - 1) / 2)
            picture.sprite(f"gravity/rock_{rock}", at, side * 0.94)
            picture.sprite("gravity/door", at, min(size, side) * 0.6, angle=90.0 * number)

    return paint


def _enough(players: str, emblems: tuple[str, ...], stars: int) -> PagePainter:
    """How few stars end a game of so many players."""

    def paint(picture: Picture, words: Words, box: Box) -> None:
        size, x = _players(picture, box, players, emblems)
        value(picture, str(stars), (x + size * 0.5, box.cy), size * 0.8)
        picture.sprite("gravity/star_yellow", (x + size * 1.5, box.cy), size)

    return paint


def _score(purse: bytes, total: int) -> PagePainter:
    def paint(picture: Picture, words: Words, box: Box) -> None:
        left, right = box.cut_right(min(0.12, box.w * 0.2), 0.01)
        ground = right.within(right.w, min(right.h, 0.12))
        furniture.panel(picture, ground, "panel", 20)
        draw_purse(picture, ground.inset(0.008, 0.006), purse)
        value(picture, str(total), left.centre, min(0.056, box.h * 0.5))

    return paint


def _replay(picture: Picture, words: Words, box: Box) -> None:
    strip("gravity/replay_token", "ui/icons/arrow_right", "gravity/card_back", tint="text")(
        picture, words, box
    )


def _refill(picture: Picture, words: Words, box: Box) -> None:
    """Played cards go back to the hand."""
    played = (Played("long", True), Played("drop", True), Played("rotate", False))
    size = min(box.h * 0.7, 0.09)
    for number, lying in enumerate(played):
        place = Box.around((box.x + size * (0.6 + number), box.cy), size * 0.74, size)
        cards.draw_mini(picture, place, lying)
    picture.sprite("ui/icons/refill", (box.x + size * 3.8, box.cy), size * 0.7, tint="text")
    for number in range(5):
        at = box.x + size * (4.9 + 0.42 * number), box.cy
        picture.sprite("gravity/card_back", at, size, angle=6.0 - 3.0 * number)


def _joker(picture: Picture, words: Words, box: Box) -> None:
    icons = [f"gravity/icon_{card}" for card in ("long", "high", "drop", "rotate")]
    strip(*icons, most=0.5)(picture, words, box)


PAGES: dict[str, PagePainter] = {
    "goal": patch(GOAL),
    "setup": grid(_tiles(*TWO, 2, 1), _tiles(*FOUR, 2, 2), _tiles(*SIX, 3, 2), aspect=4.0),
    "turn": grid(
        _ENTER, _with_card(None, patch(STEP)), _with_card("long", patch(LONG)), _refill, _replay, aspect=4.0
    ),
    "cards": grid(
        _with_card("long", patch(LONG)),
        _with_card("high", patch(HIGH)),
        _with_card("drop", patch(DROP)),
        _with_card("rotate", patch(ROTATE)),
        _with_card("joker", _joker),
        aspect=2.7,
    ),
    "fall": patch(FALL),
    "entering": _ENTERING,
    "doors": patch(DOORS),
    "end": grid(
        _enough(*TWO, 4),
        _enough(*FOUR, 8),
        _enough(*SIX, 12),
        aspect=6.0,
    ),
    "score": grid(
        _score(bytes((2, 2, 2, 0, 2, 4, 4)), 22),
        _score(bytes((3, 1, 3, 1, 0, 1, 0)), 11),
        _score(bytes((0, 1, 0, 1, 1, 1, 3)), 7),
        aspect=6.0,
    ),
}
