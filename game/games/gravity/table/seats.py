"""Panels of the seats, and the bar with the stars that are left."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from game.client.desk import Desk
from game.client.forms.widgets import seat_badge
from game.client.layout import Box, Point
from game.client.paint import furniture as f
from game.client.paint.picture import Picture
from game.engine.contract import Seat
from game.games.gravity.model import GravityView, Played
from game.games.gravity.table import cards
from game.games.gravity.table.purse import draw_purse, place
from game.games.gravity.table.room import TOWER
from game.games.gravity.table.steps import STEPS, Step, draw_steps
from game.match.lineup import EMBLEMS


@dataclass(frozen=True, slots=True)
class Standing:
    """All that a seat's panel shows."""

    seat: Seat
    name: str
    emblem: str
    colour: str
    purse: bytes
    points: int
    change: int  # that the move under consideration would make
    leads: bool
    hand: int
    played: tuple[Played, ...]
    note: str  # "next", "thinks", or whose turn it is in words
    active: bool
    robbed: bool = False  # something of it is about to be taken
    steps: tuple[Step, ...] = ()  # of the turn, as far as the seat has come


LARGE_BADGE = 0.07
GROWTH = 0.012  # that the panel of the seat to move is larger on each side
INK = "#0B1026"


def head_height(box: Box, large: bool) -> float:
    if large:
        return 0.094
    return box.h * (0.42 if box.w < TOWER else 0.32)


def purse_box(box: Box, large: bool) -> Box:
    """Where a panel shows its stars and tokens."""
    head = head_height(box, large)
    if large:
        return Box(box.x + 0.018, box.y + head + STEPS + 0.004, box.w - 0.036, 0.088)
    return Box(box.x + 0.008, box.y + head + box.h * 0.02, box.w - 0.018, box.h * (0.68 - head / box.h))


def purse_place(box: Box, large: bool, thing: int) -> Point:
    return place(purse_box(box, large), thing)


def draw_panel(
    picture: Picture, desk: Desk, box: Box, standing: Standing, large: bool, grown: float = 0.0
) -> None:
    """A seat's panel; the large one leaves room for the hand and for what can be done.

    A small one grows for the seat to move: where it rests it is drawn anew, on the way it is scaled.
    """

    def paint(inner: Picture, room: Box) -> None:
        edge = "bad" if standing.robbed else standing.colour
        f.tinted_panel(inner, room, edge, 24, glow=standing.active or standing.robbed)
        (_large_head if large else _head)(inner, desk, room, standing)
        ground = purse_box(room, large)
        if large:
            f.panel(inner, ground.grown(0.004), "well", 20)
            draw_steps(inner, desk, _steps_box(room), standing.steps, standing.colour)
        draw_purse(inner, ground.inset(0.008, 0.006), standing.purse)
        if not large:
            _foot(inner, room, standing)

    if picture.art.rehearsing:
        _ask_ahead(picture, box, large)
    place = box.grown(GROWTH) if grown == 1.0 and not large else box
    scale = 1.0 if large or grown in (0.0, 1.0) else 1.0 + 2 * GROWTH / box.w * grown
    picture.group(("gravity-panel", standing, large), place, paint, margin=0.036, scale=scale)


def _ask_ahead(picture: Picture, box: Box, large: bool) -> None:
    """The panel as it will be for other seats and turns: to draw that takes longer than a frame may."""
    colours = [picture.theme.seat(number) for number in range(len(EMBLEMS))]
    looks = [("bad", True), *((colour, False) for colour in colours)]  # shining ones come with the plain
    rooms = (box,) if large else (box, box.grown(GROWTH))
    for emblem in EMBLEMS if large else ():
        seat_badge(picture, emblem, box.centre, LARGE_BADGE)
    for room, (edge, glow) in product(rooms, looks):

        def paint(inner: Picture, place: Box, edge: str = edge, glow: bool = glow) -> None:
            f.tinted_panel(inner, place, edge, 24, glow=glow)

        picture.group(("gravity-panel-ahead", edge, glow), room, paint, margin=0.036)


def _steps_box(box: Box) -> Box:
    head = head_height(box, True)
    return Box(box.x + 0.016, box.y + head - 0.002, box.w - 0.032, STEPS - 0.004)


def _band(picture: Picture, head: Box, standing: Standing) -> str:
    """The head of the seat to move is filled with its colour; the colour of words on it."""
    if not standing.active:
        return "text"
    f.pill(picture, head.inset(0.007).cut_top(head.h - 0.012)[0], standing.colour, radius=18)
    return INK


def _head(picture: Picture, desk: Desk, box: Box, standing: Standing) -> None:
    head, _ = box.cut_top(head_height(box, False))
    words = _band(picture, head, standing)
    if box.w < TOWER:
        _draw_tower(picture, desk, head, standing, words)
        return
    badge = min(head.h * 0.8, 0.05)
    seat_badge(picture, standing.emblem, (box.x + 0.014 + badge / 2, head.cy + 0.002), badge)
    size = 0.042 if box.w > 0.25 else 0.034
    width = picture.text_width(str(standing.points), size, "title") + 0.006
    points = Box(head.right - width - 0.012, head.y, width, head.h)
    _points(picture, desk, points, standing, size)
    left = box.x + 0.018 + badge
    right = points.x - 0.01 - (0.064 if standing.change else 0.0)
    if standing.leads and right - left > 0.08:
        right -= 0.034
        picture.sprite(
            "ui/icons/crown", (right + 0.016, head.cy), 0.03, tint=words if standing.active else "focus"
        )
    width = picture.text_width(standing.note, 0.022) + 0.03
    if standing.note and right - left > width + 0.085:
        right -= width + 0.006
        tag = Box.around((right + width / 2 + 0.003, head.cy), width, 0.036)
        f.pill(picture, tag, INK if standing.active else "#2B3470")
        picture.text(standing.note, tag.inset(0.006, 0), 0.022, align="centre")
    name = Box(left, head.y, right - left - 0.004, head.h)
    picture.text(standing.name, name, 0.03, face="title", colour=words, name=True)


def _draw_tower(picture: Picture, desk: Desk, head: Box, standing: Standing, words: str) -> None:
    """The head of a panel that has no room for name and points side by side."""
    upper, lower = head.inset(0.01, 0.006).rows(2)
    badge, name = upper.cut_left(0.032, 0.006)
    seat_badge(picture, standing.emblem, badge.centre, badge.w)
    picture.text(standing.name, name, 0.024, face="title", colour=words, name=True)
    _points(picture, desk, lower, standing, 0.032)
    if standing.leads and not standing.change:
        tint = words if standing.active else "focus"
        picture.sprite("ui/icons/crown", (badge.cx, lower.cy), 0.026, tint=tint)


def _points(picture: Picture, desk: Desk, box: Box, standing: Standing, size: float) -> None:
    colour = INK if standing.active else "text"
    picture.text(str(standing.points), box, size, face="title", colour=colour, align="right")
    if standing.change:
        width = 0.058
        digits = picture.text_width(str(standing.points), size, "title")
        tag = Box(box.right - digits - width - 0.01, box.cy - 0.019, width, 0.038)
        f.pill(picture, tag, "bad" if standing.change < 0 else "good")
        words = desk.words.signed(standing.change)
        picture.text(words, tag, 0.026, face="title", colour="#0B1026", align="centre")


def _foot(picture: Picture, box: Box, standing: Standing) -> None:
    """The hand, and the cards that lie played in a dark well."""
    hand, tray = _foot_boxes(box)
    cards.draw_backs(picture, hand, standing.hand)
    f.panel(picture, tray, "well", 14)
    for index, played in enumerate(standing.played):
        cards.draw_mini(picture, played_box(box, index), played)


def _foot_boxes(box: Box) -> tuple[Box, Box]:
    foot = box.cut_bottom(box.h * 0.29)[0].inset(0.014, box.h * 0.02)
    hand, tray = foot.shares((1.0, 1.05), 0.01)
    return hand.inset(0.002, 0.002), tray


def played_box(box: Box, index: int) -> Box:
    """Where a small panel shows a played card."""
    tray = _foot_boxes(box)[1]
    height = tray.h - 0.006
    width = height * 0.74
    pitch = min(width + 0.008, (tray.w - 0.014 - width) / 3)
    return Box(tray.x + 0.007 + index * pitch, tray.y + 0.003, width, height)


def held_place(box: Box, index: int) -> Point:
    """Where a small panel shows a card of the hand."""
    return cards.back_place(_foot_boxes(box)[0], index)


def _large_head(picture: Picture, desk: Desk, box: Box, standing: Standing) -> None:
    head, _ = box.cut_top(head_height(box, True))
    colour = _band(picture, head, standing)
    size = LARGE_BADGE
    seat_badge(picture, standing.emblem, (box.x + 0.018 + size / 2, head.cy + 0.001), size)
    points = Box(head.right - 0.15, head.y + 0.008, 0.13, head.h - 0.016)
    left = box.x + 0.03 + size
    words = Box(left, head.y + 0.008, points.right - left - _large_points(picture, points, standing), head.h)
    name = Box(words.x, words.y, words.w - 0.01, 0.044)
    picture.text(standing.name, name, 0.04, face="title", colour=colour, name=True)
    note = Box(words.x, words.y + 0.044, words.w - 0.006, 0.034)
    if picture.text_width(standing.note, 0.022) <= note.w:
        faint = colour if standing.active else "quiet"
        picture.text(standing.note, note, 0.0255, colour=faint, stand="top")


def _large_points(picture: Picture, box: Box, standing: Standing) -> float:
    """Points, and what they would become; gives the width that this takes."""
    now, then = str(standing.points), str(standing.points + standing.change)
    if not standing.change:
        colour = INK if standing.active else "text"
        drawn = picture.text(now, box, 0.056, face="title", colour=colour, align="right")
        if standing.leads:
            tint = INK if standing.active else "focus"
            picture.sprite("ui/icons/crown", (drawn.x - 0.03, drawn.cy), 0.036, tint=tint)
            return drawn.w + 0.06
        return drawn.w
    width = picture.text_width(then, 0.05, "title") + picture.text_width(now, 0.04, "title") + 0.07
    ground = Box(box.right - width + 0.006, box.y + 0.004, width, box.h - 0.008)
    f.pill(picture, ground, INK, radius=18)
    colour = "good" if standing.change > 0 else "bad"
    drawn = picture.text(then, ground.inset(0.012, 0), 0.05, face="title", colour=colour, align="right")
    arrow = drawn.x - 0.022
    picture.sprite("ui/icons/arrow_right", (arrow, drawn.cy), 0.026, tint=colour)
    before = Box(ground.x, box.y, arrow - 0.016 - ground.x, box.h)
    picture.text(now, before, 0.04, face="title", align="right")
    return width


# The bar


def draw_bar(picture: Picture, desk: Desk, box: Box, view: GravityView, left: int) -> None:
    """Stars left on the planet, and the zone in which the end comes."""
    words = _goal_words(desk, view, left)

    def paint(inner: Picture, room: Box) -> None:
        f.panel(inner, room, "panel", f.design(room.h) / 2)
        for name, shift in (("blue", 0.0), ("pink", 0.026), ("yellow", 0.013)):
            inner.sprite(f"gravity/star_{name}", (room.x + 0.034 + shift, room.cy), 0.036)
        inner.text(str(left), Box(room.x + 0.082, room.y, 0.06, room.h), 0.034, face="title")
        width = min(inner.text_width(words, 0.0235) + 0.012, room.w * 0.42)
        label = Box(room.right - width - 0.024, room.y, width, room.h)
        inner.text(words, label, 0.0235, colour="focus" if _is_last(view, left) else "quiet", align="right")
        line = Box(room.x + 0.14, room.y, label.x - room.x - 0.158, room.h)
        if line.w > 0.08:
            _draw_beads(inner, line, view, left)

    picture.group(
        ("gravity-bar", left, view.terms, view.last_round, view.phase, words), box, paint, margin=0.036
    )


def _is_last(view: GravityView, left: int) -> bool:
    """Whether the round under way is the last."""
    return view.last_round or (not view.terms.goal and left <= view.terms.stars_at_end)


def _goal_words(desk: Desk, view: GravityView, left: int) -> str:
    if view.phase == "over":
        return desk.words("gravity-turn-over")
    if _is_last(view, left):
        return desk.words("gravity-last-round")
    if view.terms.goal:
        return desk.words("gravity-goal", points=view.terms.goal)
    return desk.words("gravity-to-go", count=left - view.terms.stars_at_end)


def _draw_beads(picture: Picture, box: Box, view: GravityView, left: int) -> None:
    total = len(view.board.layout.star) + len(view.board.layout.replay)
    zone = 0 if view.terms.goal else view.terms.stars_at_end
    pitch = box.w / total
    size = min(0.011, pitch * 0.82)
    if zone:
        end = Box(box.right - zone * pitch - 0.004, box.cy - 0.015, zone * pitch + 0.008, 0.03)
        f.pill(picture, end, "#FF8A3D", 0.16)
        f.outline(picture, end, "#FF8A3D", f.design(end.h) / 2, 2)
    for index in range(total):
        at = box.x + pitch * (index + 0.5), box.cy
        lit = index >= total - left
        f.pill(picture, Box.around(at, size, size), "#FFD24A" if lit else "#38427F")
