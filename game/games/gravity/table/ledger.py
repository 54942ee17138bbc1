"""The console while others play: what the points are made of, and who leads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.client.desk import Desk
from game.client.forms.widgets import seat_badge
from game.client.layout import Box
from game.client.paint import furniture as f
from game.client.paint.picture import Picture
from game.games.gravity.model import TOKENS
from game.games.gravity.table.purse import GOLD

TILES = 0.088
ROW = 0.05
LEAST_ROW = 0.034
BAR = 0.012
ICON = 0.036
TINTED = ("ui/icons/star", "ui/icons/pair")


class Rank(NamedTuple):
    """A seat in the order of points."""

    name: str
    emblem: str
    colour: str
    points: int


def draw_ledger(picture: Picture, desk: Desk, box: Box, purse: bytes) -> Box:
    """Stars, pairs and tokens of a purse, whose sum are the points; gives the room below."""
    stars = purse[:TOKENS]
    parts = (
        ("ui/icons/star", sum(stars), "stars"),
        ("ui/icons/pair", sum(count // 2 for count in stars), "pairs"),
        ("gravity/replay_token", purse[TOKENS], "tokens"),
    )
    tiles, rest = box.cut_top(TILES, 0.012)

    def paint(inner: Picture, room: Box) -> None:
        for (icon, count, name), place in zip(parts, room.columns(3, 0.008), strict=True):
            f.panel(inner, place, "well", 18)
            top, foot = place.inset(0.006, 0.008).rows(2)
            tint, alpha = (GOLD if icon in TINTED else None), (1.0 if count else 0.4)
            inner.sprite(icon, (top.cx - 0.022, top.cy), ICON, tint=tint, alpha=alpha)
            inner.text(str(count), Box(top.cx, top.y, top.right - top.cx, top.h), 0.034, face="title")
            label = desk.words(f"results-gravity-{name}")
            inner.text(label, foot, 0.022, colour="quiet", align="centre")

    picture.group(("gravity-ledger", parts), tiles, paint, margin=0.01)
    return rest


def ask_ahead(picture: Picture, box: Box, seats: Sequence[tuple[str, str]]) -> None:
    """What a ledger in this box will be drawn with, for seats by emblem and colour."""
    tiles, rest = box.cut_top(TILES, 0.012)
    f.panel(picture, tiles.columns(3, 0.008)[0], "well", 18)
    for icon in TINTED:
        picture.sprite(icon, box.centre, ICON, tint=GOLD)
    picture.sprite("gravity/replay_token", box.centre, ICON)
    height = min(ROW, rest.h / len(seats))
    for emblem, colour in seats:
        seat_badge(picture, emblem, box.centre, height * 0.76)
        f.pill(picture, box.cut_top(BAR)[0], colour)


def draw_ranks(picture: Picture, box: Box, ranks: Sequence[Rank]) -> None:
    """All seats, the best first, each with a bar as long as its points."""
    height = min(ROW, box.h / len(ranks))
    if height < LEAST_ROW:
        return
    order = tuple(sorted(ranks, key=lambda rank: -rank.points))
    most = max(1, order[0].points)

    def paint(inner: Picture, room: Box) -> None:
        for rank, row in zip(order, room.rows(len(order)), strict=True):
            _draw_rank(inner, row, rank, rank.points / most)

    picture.group(("gravity-ranks", order), box.cut_top(height * len(order))[0], paint, margin=0.01)


def _draw_rank(picture: Picture, row: Box, rank: Rank, share: float) -> None:
    badge, rest = row.cut_left(row.h, 0.004)
    seat_badge(picture, rank.emblem, badge.centre, row.h * 0.76)
    name, rest = rest.cut_left(rest.w * 0.4, 0.008)
    picture.text(rank.name, name, 0.0255, face="title", name=True)
    points, rest = rest.cut_right(0.05, 0.004)
    picture.text(str(rank.points), points, 0.03, face="title", align="right")
    bar = rest.within(rest.w, BAR)
    f.pill(picture, bar, "#0B1026", 0.7)
    if share > 0:
        f.pill(picture, bar.cut_left(max(BAR, bar.w * share))[0], rank.colour)
