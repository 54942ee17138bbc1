"""The pictures of the rules, drawn with the planets, aliens and cards of the table."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field

from game.client.layout import Box, Point
from game.client.paint import furniture
from game.client.paint.picture import Picture
from game.client.table.pages import PagePainter, badge, columns, grid, strip, value
from game.games.star_race.model import ALIENS, VALUES, Alien
from game.games.star_race.table import sprites
from game.games.star_race.words import ROMAN
from game.texts import Words

PLANET = 0.86  # of the room of one planet in a lane
ALIEN = 0.66
_FOOT = 0.4167  # of its height that an alien's middle is above its foot


@dataclass(frozen=True)
class PlanetRow:
    """Planets in a row, the aliens on them, and where these go; it paints itself into a box."""

    count: int
    first: int = 4  # whose picture the first planet has
    aliens: Mapping[int, tuple[Alien, ...]] = field(default_factory=dict)
    ghosts: Mapping[int, Alien] = field(default_factory=dict)
    leaps: tuple[tuple[int, int], ...] = ()
    fates: Mapping[int, str] = field(default_factory=dict)  # planets that the star takes
    flag: bool = False
    verdict: bool | None = None

    def __call__(self, picture: Picture, words: Words, box: Box) -> None:
        highest = max((abs(end - start) for start, end in self.leaps), default=1)
        pitch = min(box.w / (self.count + 0.3), box.h / (1.3 + 0.36 * highest))
        x, y = box.cx - (self.count - 1) / 2 * pitch, box.cy + pitch * (0.2 + 0.16 * highest)
        for place in range(self.count):
            name = self.fates.get(place, f"planet_{self.first + place}")
            picture.sprite(f"star_race/{name}", (x + place * pitch, y), pitch * PLANET)
        if self.flag:
            corner = x + (self.count - 0.6) * pitch, y - pitch * 0.4
            picture.sprite("star_race/flag_finish", corner, pitch * 0.8)
        for start, end in self.leaps:
            _draw_leap(picture, (x + start * pitch, y), end - start, pitch)
        for place, alien in self.ghosts.items():
            _draw_alien(picture, alien, (x + place * pitch, y), pitch, 0.45)
        for place, crowd in self.aliens.items():
            for number, alien in enumerate(crowd):
                aside = 0.3 * (number - (len(crowd) - 1) / 2)
                _draw_alien(picture, alien, (x + (place + aside) * pitch, y), pitch, 1.0)
        if self.verdict is not None:
            badge(picture, (box.right - 0.03, box.y + 0.03), self.verdict)


def _draw_alien(picture: Picture, alien: Alien, at: Point, pitch: float, alpha: float) -> None:
    height = pitch * ALIEN
    middle = at[1] + pitch * 0.1 - height * _FOOT
    picture.sprite(f"star_race/alien_{alien}", (at[0], middle), height, alpha=alpha)


def _draw_leap(picture: Picture, start: Point, length: int, pitch: float) -> None:
    count = max(6, 6 * abs(length))
    for number in range(1, count):
        share = number / count
        rise = pitch * (0.35 + (0.3 + 0.36 * abs(length)) * math.sin(math.pi * share))
        size = pitch * (0.15 if number < count - 1 else 0.22)
        at = start[0] + length * share * pitch, start[1] - rise
        picture.sprite("gravity/path_dot", at, size, tint=sprites.TRAIL)


def _standing(picture: Picture, words: Words, box: Box) -> None:
    """From I to V, with what each place is worth."""
    high = min(box.h / 5, 0.11)
    room = Box.around(box.centre, min(box.w, high * 5), high * 5)
    for number, (alien, rung) in enumerate(zip(ALIENS, room.rows(5, high * 0.1), strict=True)):
        furniture.pill(picture, rung, "raised", 0.75, radius=20)
        tab, rest = rung.cut_left(rung.h * 1.1, 0.02)
        picture.text(ROMAN[number], tab, min(0.034, rung.h * 0.5), face="title", align="centre")
        sprites.draw_portrait(alien, picture, rest.within(rung.h * 0.88, rung.h * 0.88, "left"))
        sprites.draw_coin(
            picture, VALUES[number], words, rest.within(rung.h * 0.8, rung.h * 0.8, "right").moved(-0.014)
        )


def _counted(picture: Picture, words: Words, box: Box) -> None:
    """Two yellow cards and a blue token, with yellow II and blue I."""
    top, bottom = box.cut_top(box.h * 0.62, 0.02)
    for name, place in zip(
        ("favourite_yellow", "favourite_yellow", "token_blue"), top.columns(3, 0.02), strict=True
    ):
        picture.sprite(f"star_race/{name}", place.centre, min(place.h * 0.9, place.w * 1.2))
    for worth, place in zip((3, 3, 0), bottom.columns(3, 0.02), strict=True):
        size = min(0.07, place.h * 0.5)
        sprites.draw_coin(picture, worth, words, Box.around((place.cx, place.y + size * 0.6), size, size))
    value(picture, "= 6", (bottom.cx, bottom.bottom - bottom.h * 0.2), min(0.056, bottom.h * 0.36))


def _card(name: str, part: PagePainter) -> PagePainter:
    """A planet card, and beside it what it does."""
    return columns(strip(f"star_race/card_{name}", most=0.94), part, shares=(1.0, 2.6))


def _star(picture: Picture, words: Words, box: Box) -> None:
    size = min(box.h * 1.25, box.w)
    picture.glow(box.centre, size * 0.4, sprites.GLOW, 0.5)
    picture.sprite("star_race/sun_3", box.centre, size)


_RACE = PlanetRow(
    6, 12, {0: ("purple",), 1: ("green",), 2: ("red",), 3: ("yellow",), 4: ("blue",)}, flag=True
)
_NEXT = PlanetRow(4, 5, {0: ("yellow",), 2: ("blue",)}, {1: "yellow"}, ((0, 1),))
_ALONE = PlanetRow(4, 9, {1: ("red",)}, {2: "red"}, ((1, 2),))
_OVER = PlanetRow(5, 5, {0: ("yellow",), 1: ("red",), 2: ("green",)}, {3: "yellow"}, ((0, 3),))
_FREE = PlanetRow(4, 6, {0: ("red",), 2: ("blue",)}, leaps=((0, 2),), verdict=True)
_BETWEEN = PlanetRow(4, 6, {0: ("red",), 1: ("green",), 2: ("blue",)}, leaps=((0, 2),), verdict=False)
_SWALLOWED = PlanetRow(4, 0, {3: ("purple",)}, fates={0: "planet_burning", 1: "planet_hot"})

_START = PlanetRow(4, 0, {0: ALIENS})
_DEALT = "favourite_blue", "token_back", "card_back", "card_back", "card_back"
_OWN = "star_race/favourite_yellow", "star_race/favourite_green", "star_race/token_back"
_TRADED = "star_race/favourite_purple", "ui/icons/trade", "star_race/favourite_green"

PAGES: dict[str, PagePainter] = {
    "goal": grid(_RACE, strip(*_OWN)),
    "setup": grid(
        columns(strip("star_race/sun_1"), _START, shares=(1.0, 3.2)),
        strip(*(f"star_race/{name}" for name in _DEALT), most=0.7),
    ),
    "turn": grid(
        strip(*(f"star_race/card_{name}" for name in ("pair_yellow_blue", "single_red", "swap_positions"))),
        _OVER,
    ),
    "pairs": grid(
        _card("pair_yellow_blue", _NEXT),
        _card("single_red", _ALONE),
        _card("single_red", strip("ui/icons/arrow_right", "star_race/favourite_red", tint="text")),
        aspect=3.2,
    ),
    "swaps": grid(
        _card("swap_favourites", strip(*_TRADED, tint="text", most=0.8)),
        _card("swap_positions", _FREE),
        _card("swap_positions", _BETWEEN),
        aspect=3.2,
    ),
    "star": grid(_star, _SWALLOWED, aspect=1.6),
    "end": _standing,
    "score": _counted,
}
