"""Whose turn it is, who follows, and what is announced."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TypeAlias

from game.client.forms.widgets import seat_badge
from game.client.layout import Box
from game.client.motion.clips import Pose, Poses, SpriteId
from game.client.paint import furniture as f
from game.client.paint.picture import Picture
from game.client.table.log import draw_line, line_width
from game.client.table.presenter import Look
from game.games.fairy_lights.model import LightsView
from game.games.fairy_lights.table.room import Room
from game.match.lineup import Lineup
from game.telling import Line
from game.texts import Words

BANNER = "banner|"
_MOST_RECENT = 3
_STRIP_ROW, _STRIP_EDGE, _STRIP_GAP = 0.042, 0.018, 0.03
Emblems: TypeAlias = tuple[str, ...]
_BANNERS = {"repeat": "warn", "last-card": "focus", "counting": "focus"}


def draw_turn(picture: Picture, room: Room, look: Look[LightsView], view: LightsView, words: str) -> None:
    """Words, and the emblems in the order of play, the one to move first."""
    count = len(view.seats)
    order = tuple(look.lineup.players[(view.turn + k) % count].emblem for k in range(count))
    key = ("turn", words, order)
    picture.group(key, room.turn, partial(_paint_turn, words, order), margin=0.034)


def _paint_turn(words: str, order: Emblems, picture: Picture, box: Box) -> None:
    f.panel(picture, box, radius=18)
    inner = box.inset(0.013, 0.005)
    title, row = inner.cut_top(inner.h * 0.46)
    picture.text(words, title, 0.029, face="title", colour="focus", name=True)
    step = min(0.052, inner.w / len(order))
    size = min(0.04, row.h, step * 0.86)
    for number, emblem in enumerate(order):
        at = row.x + size * 0.55 + number * step, row.cy
        if number == 0:
            picture.glow(at, size * 0.8, "focus", 0.7)
        seat_badge(picture, emblem, at, size * (1.0 if number == 0 else 0.82), 1.0 if number == 0 else 0.8)


def draw_recent(picture: Picture, room: Room, look: Look[LightsView]) -> None:
    """What happened last, in one strip, the newest at the right; as many as there is room for."""
    box = room.recent
    lines: list[tuple[Line, float]] = []
    left = box.w - 2 * _STRIP_EDGE
    for line in look.recent[:_MOST_RECENT]:
        wide = line_width(picture, line, _STRIP_ROW)
        if wide > left:
            break
        lines.insert(0, (line, wide))
        left -= wide + _STRIP_GAP
    if not lines:
        return
    whole = sum(wide for _, wide in lines) + _STRIP_GAP * (len(lines) - 1) + 2 * _STRIP_EDGE
    strip = Box.around(box.centre, whole, _STRIP_ROW + 0.006)
    table = look.lineup
    emblems = tuple(player.emblem for player in table.players)
    picture.group(("recent", tuple(lines), emblems), strip, partial(_paint_recent, lines, table))


def _paint_recent(lines: Sequence[tuple[Line, float]], table: Lineup, picture: Picture, box: Box) -> None:
    f.panel(picture, box, "bar", radius=22)
    x = box.x + _STRIP_EDGE
    for number, (line, wide) in enumerate(lines):
        if number:
            f.pill(picture, Box(x - _STRIP_GAP / 2, box.y + 0.012, 0.002, box.h - 0.024), "edge")
        draw_line(picture, line, Box(x, box.y + 0.003, wide + 0.004, _STRIP_ROW), table)
        x += wide + _STRIP_GAP


def draw_banner(picture: Picture, room: Room, poses: Poses, words: Words) -> None:
    """What the motion announces, over the bench."""
    box = Box.around((room.w / 2, room.seat_y - room.card_h - 0.075), min(0.86, room.w - 0.1), 0.084)
    names: dict[SpriteId, Pose] = {f"{BANNER}{name}": Pose(alpha=1.0) for name in _BANNERS}
    coming = names if picture.art.rehearsing else {}
    for sprite, pose in {**coming, **poses}.items():
        if isinstance(sprite, str) and sprite.startswith(BANNER) and pose.alpha:
            name = sprite.removeprefix(BANNER)
            with picture.above(), picture.fade(pose.alpha):
                key = ("banner", name)
                picture.group(key, box, partial(_paint_banner, name, words), margin=0.04)


def _paint_banner(name: str, words: Words, picture: Picture, box: Box) -> None:
    text = words(f"lights-{name}")
    wide = min(box.w, picture.text_width(text, 0.04, "title") + 0.1)
    box = box.within(wide, box.h)
    f.tinted_panel(picture, box, _BANNERS[name], radius=28, glow=True)
    picture.text(text, box.inset(0.03, 0.008), 0.04, face="title", colour=_BANNERS[name], align="centre")
