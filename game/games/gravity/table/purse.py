"""A purse: stars by colour and shape, pairs in gold capsules, tokens."""

from __future__ import annotations

from game.client.layout import LEAST_TEXT, Box, Point
from game.client.paint import furniture as f
from game.client.paint.picture import Picture
from game.games.gravity.model import COLOURS, TOKENS

GOLD = "#FFD24A"
NARROW = 0.034  # columns below this have room for a number, not for capsules


def columns(box: Box) -> list[Box]:
    """Places of the six colours and of the tokens."""
    return box.shares([1.0] * 6 + [1.3])


def place(box: Box, thing: int) -> Point:
    """Where a star of a colour, or a token, is put."""
    return columns(box)[thing].centre


def draw_purse(picture: Picture, box: Box, counts: bytes) -> None:
    for thing, column in enumerate(columns(box)):
        if thing == TOKENS:
            _draw_tokens(picture, column, counts[thing])
        else:
            _draw_colour(picture, column, thing, counts[thing])


def _draw_colour(picture: Picture, box: Box, thing: int, count: int) -> None:
    name = f"gravity/star_{COLOURS[thing]}"
    if box.w < NARROW:
        _draw_narrow(picture, box, name, count)
        return
    size = min(box.w * 0.94, box.h * 0.62)
    if count == 0:
        picture.sprite(name, box.centre, size * 0.72, alpha=0.16)
        return
    pairs, single = divmod(count, 2)
    if not pairs:
        picture.sprite(name, box.centre, size)
        return
    top, bottom = box.cut_top(box.h * 0.52) if single else (box, box)
    _draw_pairs(picture, top, name, pairs)
    if single:
        picture.sprite(name, bottom.centre, min(size, bottom.h * 1.05) * 0.86)


def _draw_narrow(picture: Picture, box: Box, name: str, count: int, gold: bool = True) -> None:
    """A star over its number, in gold from the first pair on."""
    top, bottom = box.cut_top(box.h * 0.52)
    picture.sprite(name, top.centre, min(box.w * 0.98, top.h), alpha=1.0 if count else 0.16)
    if not count:
        return
    colour = GOLD if count > 1 and gold else "text"
    picture.text(str(count), bottom, 0.022, face="title", colour=colour, align="centre")


def _draw_pairs(picture: Picture, box: Box, name: str, pairs: int) -> None:
    """A capsule round two stars, or round one and how many there are in pairs."""
    capsule = Box.around(box.centre, box.w * 0.9, min(box.w * 0.56, box.h * 0.92))
    f.pill(picture, capsule, GOLD, 0.2)
    f.outline(picture, capsule, GOLD, f.design(capsule.h) / 2, 2.5)
    size = capsule.h * 0.98
    left, right = (capsule.cx + side * capsule.w * 0.23 for side in (-1, 1))
    picture.sprite(name, (left, capsule.cy), size)
    if pairs == 1:
        picture.sprite(name, (right, capsule.cy), size)
        return
    count = Box(left + size * 0.3, capsule.y, capsule.right - left - size * 0.3 - 0.003, capsule.h)
    picture.text(str(2 * pairs), count, min(0.03, capsule.h * 0.9), face="title", colour=GOLD, align="centre")


def _draw_tokens(picture: Picture, box: Box, count: int) -> None:
    if box.w < NARROW:
        _draw_narrow(picture, box, "gravity/replay_token", count, gold=False)
        return
    digits = picture.text_width(str(count), LEAST_TEXT, "title")
    size = min(box.w * 0.6, box.h * 0.62, box.w - digits - 0.004)
    left = box.x + size * 0.5
    picture.sprite("gravity/replay_token", (left, box.cy), size, alpha=1.0 if count else 0.35)
    words = Box(left + size * 0.48, box.y, box.right - left - size * 0.48, box.h)
    colour = "text" if count else "quiet"
    picture.text(str(count), words, min(0.034, box.h * 0.6), face="title", colour=colour)
