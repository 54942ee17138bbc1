"""The pictures of the rules, put together from the pieces of the games."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.client.layout import Box
from game.client.picture import Picture

Paint = Callable[[Picture, Box], None]


def illustrate(picture: Picture, game: str, page: str, box: Box) -> None:
    """The picture of a page of the rules, inside a box."""
    _PICTURES[game, page](picture, box)


def _row(names: Sequence[str], most: float = 0.9, gap: float = 0.06) -> Paint:
    """Pieces side by side, as large as the box allows."""

    def paint(picture: Picture, box: Box) -> None:
        aspects = [picture.art.aspect(name) for name in names]
        spaces = 1 + gap * (len(names) - 1)
        height = min(box.h * most, box.w / (sum(aspects) * spaces))
        x = box.cx - height * sum(aspects) * spaces / 2
        step = height * sum(aspects) * gap
        for name, aspect in zip(names, aspects, strict=True):
            picture.sprite(name, (x + height * aspect / 2, box.cy), height)
            x += height * aspect + step

    return paint


def _rows(*rows: Paint) -> Paint:
    def paint(picture: Picture, box: Box) -> None:
        for row, place in zip(rows, box.rows(len(rows), box.h * 0.05), strict=True):
            row(picture, place)

    return paint


def _stars(game_colours: str = "blue yellow pink green orange white") -> Sequence[str]:
    return [f"gravity/star_{colour}" for colour in game_colours.split()]


def _cards(kinds: str) -> Sequence[str]:
    return [f"gravity/card_{kind}" for kind in kinds.split()]


def _race(kinds: str) -> Sequence[str]:
    return [f"star_race/{kind}" for kind in kinds.split()]


def _lights(kinds: str) -> Sequence[str]:
    return [f"fairy_lights/{kind}" for kind in kinds.split()]


def _falling(picture: Picture, box: Box) -> None:
    """A pawn high up, its fall past stars, and the girder that stops it."""
    cell = min(box.w / 5, box.h / 4.4)
    x, top = box.cx, box.cy - 1.65 * cell
    for row in (1, 2):
        for part in range(3):
            dot = x, top + (row - 0.5 + part / 3) * cell
            picture.sprite("gravity/path_dot", dot, cell * 0.16, tint="accent")
    picture.sprite("gravity/astronaut_comet_leap", (x, top), cell * 1.1)
    picture.sprite("gravity/star_yellow", (x + cell, top + cell), cell * 0.8)
    picture.sprite("gravity/star_pink", (x, top + 1.55 * cell), cell * 0.7)
    picture.sprite("gravity/astronaut_comet_land", (x, top + 3 * cell), cell * 1.1, alpha=0.9)
    for side in (-1, 0, 1):
        picture.sprite("gravity/platform_h", (x + side * cell, top + 3.52 * cell), cell * 0.37)


_PICTURES: dict[tuple[str, str], Paint] = {
    ("gravity", "goal"): _rows(
        _row([f"gravity/astronaut_{pose}" for pose in ("comet_cheer", "rocket_stand", "ring_leap")]),
        _row(_stars()),
    ),
    ("gravity", "turn"): _row(["gravity/door_open", "gravity/card_back", "gravity/astronaut_moon_step_1"]),
    ("gravity", "cards"): _row(_cards("long high drop rotate joker"), gap=0.02),
    ("gravity", "fall"): _falling,
    ("gravity", "entering"): _row(
        ["gravity/star_green", "gravity/replay_token", "gravity/marker", "gravity/astronaut_bolt_spin"]
    ),
    ("gravity", "end"): _rows(
        _row(["gravity/star_blue", "gravity/star_blue", "ui/icons/plus", "ui/point"]),
        _row(["gravity/replay_token", "ui/point"]),
    ),
    ("star_race", "goal"): _rows(
        _row(_race("alien_yellow alien_blue alien_red alien_green alien_purple"), gap=0.03),
        _row(_race("planet_0 planet_4 planet_8 planet_12 planet_17"), gap=0.03),
    ),
    ("star_race", "turn"): _row(_race("favourite_yellow token_back card_single_red"), gap=0.05),
    ("star_race", "pairs"): _row(_race("card_pair_yellow_blue card_single_green"), gap=0.05),
    ("star_race", "swaps"): _row(_race("card_swap_favourites card_swap_positions"), gap=0.05),
    ("star_race", "end"): _row(_race("ladder sun_3")),
    ("fairy_lights", "goal"): _row(
        _lights("bulb_yellow_lit bulb_pink_lit bulb_orange_lit bulb_silver_lit bulb_gold_lit"), gap=0.02
    ),
    ("fairy_lights", "turn"): _row(_lights("card_back card_pink_1 card_silver_1 card_yellow_1"), gap=0.03),
    ("fairy_lights", "series"): _rows(
        _row(_lights("card_pink_1 card_pink_2 bulb_pink_lit"), gap=0.05),
        _row(_lights("card_yellow_2 card_yellow_2 bulb_yellow_broken"), gap=0.05),
    ),
    ("fairy_lights", "taking"): _row(_lights("card_orange_1 card_orange_1 card_silver_1"), gap=0.03),
    ("fairy_lights", "end"): _rows(
        _row(_lights("bulb_silver_lit star star star"), gap=0.03),
        _row(_lights("bulb_orange_dark star_risk")),
    ),
}  # fmt: skip
