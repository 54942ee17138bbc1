"""The seats: panels with purses and cards, the steps of a turn, the bar, the compass."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable, Iterator, Sequence
from functools import partial
from itertools import product
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace
from pygame import Surface

from game.client.forms.widgets import seat_badge
from game.client.layout import Box, Point
from game.client.paint import furniture, theme
from game.client.paint.picture import Paint, Picture
from game.engine.contract import NOBODY, Seat
from game.games.gravity.model import CARDS, COLOURS, TOKENS, GravityView, Played
from game.games.gravity.rules import TAKES
from game.games.gravity.table import cards
from game.games.gravity.table.picking import Sight
from game.games.gravity.table.room import GROWTH, PanelRoom, purse_columns
from game.games.gravity.table.sprites import PanelOf, PawnOf
from game.games.gravity.table.trails import told_gains
from game.games.gravity.view import points, stock
from game.texts import Words

LEAST_BAR = 0.4  # with three stars; a shorter one has one
STARS = ("blue", 0.0), ("pink", 0.026), ("yellow", 0.013)
LARGE_BADGE = 0.07
MOST_TOLD = 30  # points of a seat that are written ahead
TAG = "#2B3470"  # the ground of a note
UNLIT = "#38427F"  # the bead of a star that is gone
NARROW = 0.034  # columns of a purse below this have room for a number, not for capsules
SINCE = 0.05  # the width of what was won since
SIZES = 8  # in which a panel grows
STEP_SIGN = 0.034  # room before a word; where it is too long there is no sign
STEP_SIZE = 0.024
COMPASS = 0.1
_DIAL = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 108 108"><circle cx="54" cy="54" r="51" '
    'fill="#0E1534" stroke="#3B468F" stroke-width="3"/><circle cx="54" cy="54" r="38" fill="#1A2252"/>'
    '<path d="M54 6v9M54 93v9M6 54h9M93 54h9" stroke="#A9B0D6" stroke-width="4" stroke-linecap="round"/>'
    "</svg>"
)
TurnSteps: TypeAlias = Literal["done", "now", "open", "shut"]  # shut: cannot be done in this turn
SINGLES, PAIRS, TRIPLES = (1,) * 7, (2,) * 7, (3,) * 7  # purses that show all that can be in one
TURN = ("enter", "act", "replay")  # the steps of a turn


class Standing(Struct, frozen=True):
    """All that a seat's panel shows."""

    seat: Seat
    name: str
    emblem: str
    colour: str
    purse: tuple[int, ...]  # of each colour, and the tokens
    points: int
    change: int  # points that the choice pointed at would make
    since: int  # points that were won since the turn of the person who looks
    leads: bool
    hand: int
    played: tuple[Played, ...]
    note: str  # "next", "thinks", or whose turn it is in words
    active: bool
    robbed: bool  # something of it is about to be taken
    steps: tuple[TurnSteps, ...]  # of the turn, as far as the seat has come; only on the large panel

    @property
    def headed(self) -> Hashable:
        """What the head of its panel shows."""
        return (
            self.name,
            self.emblem,
            self.colour,
            self.points,
            self.change,
            self.leads,
            self.note,
            self.active,
        )


# Panels


def draw_seats(picture: Picture, sight: Sight) -> None:
    """All panels, with what the choice under consideration would change."""
    scores = points(sight.view)
    for seat, panel in sight.panels:
        grown = sight.look.poses[PanelOf(seat)].scale or 0.0
        with picture.shift(*aside(sight, seat)):
            _draw_panel(picture, sight.desk.words, panel, _standing(sight, seat, panel.large, scores), grown)


def panels_ahead(sights: Iterable[Sight]) -> Iterator[Paint]:
    """What draws the panels that will be seen, one after the other."""
    known: set[tuple[Standing, bool]] = set()
    for sight in sights:
        scores = points(sight.view)
        for seat, panel in sight.panels:
            standing = _standing(sight, seat, panel.large, scores)
            if (standing, panel.large) not in known:
                known.add((standing, panel.large))
                rest = float(standing.active)
                yield partial(_draw_panel, words=sight.desk.words, panel=panel, standing=standing, grown=rest)


def aside(sight: Sight, seat: Seat) -> Point:
    """How far a panel is from its place while the table turns, in whole pixels.

    The large one comes in from its side.
    """
    turning, room, unit = sight.look.turning, sight.room, sight.desk.frame.unit
    if turning is None:
        return 0.0, 0.0
    if seat == sight.owner:
        dx, dy = -room.mine.right * turning.left, 0.0
    else:
        dx, dy = turning.shift(room.panel(seat, turning.before).box, room.panel(seat, sight.owner).box)
    return round(dx * unit) / unit, round(dy * unit) / unit


def purse_of(view: GravityView, seat: Seat) -> tuple[int, ...]:
    """The stars of each colour, and the tokens."""
    return tuple(stock(view, seat, take) for take in TAKES)


def _standing(sight: Sight, seat: Seat, large: bool, scores: Sequence[int]) -> Standing:
    view, mover = sight.view, sight.mover
    return Standing(
        seat,
        sight.look.lineup.players[seat].name,
        sight.emblem(seat),
        sight.colour(seat),
        purse_of(view, seat),
        scores[seat],
        sight.seen.gain[seat] if sight.seen else 0,
        told_gains(sight.look)[seat] if sight.look.deeds and not large else 0,
        scores[seat] == max(scores) and scores.count(scores[seat]) == 1,
        view.hand_sizes[seat],
        view.played[seat],
        panel_note(sight, seat, large),
        seat == sight.active,
        view.pending is not None and seat == view.pending.victim,
        steps_of(view, seat if seat == mover else NOBODY) if large else (),
    )


def panel_note(sight: Sight, seat: Seat, large: bool) -> str:
    """What a panel says about its seat: what to do, that it thinks, or that it is next."""
    view, look, words = sight.view, sight.look, sight.desk.words
    mover = sight.mover
    if view.phase == "over":
        return words("gravity-turn-over") if large else ""
    if look.again and (large or seat == mover):
        return words("table-again") if seat == mover else ""
    if seat == mover:
        if large and seat == view.seat:
            return words("gravity-turn-action")
        return words("gravity-thinks" if look.thinking == seat else "gravity-plays")
    if large:
        return words("gravity-turn-rival", name=look.lineup.players[mover].name)
    return words("gravity-next") if seat == (mover + 1) % view.terms.players else ""


def _draw_panel(picture: Picture, words: Words, panel: PanelRoom, standing: Standing, grown: float) -> None:
    """A seat's panel; the large one leaves room for the hand and for what can be done.

    A small one grows for the seat to move: it is drawn as it will rest, and scaled on its way there.
    """
    box = panel.box
    if panel.large:
        ground = "gravity-ground", box, standing.colour, standing.active, standing.robbed
        picture.alike(ground, lambda inner: _paint_ground(inner, box, standing))
        _paint_face(picture, words, panel, standing)
        return
    place = box.grown(GROWTH) if standing.active else box
    scale = (box.w + 2 * GROWTH * round(grown * SIZES) / SIZES) / place.w
    picture.group(
        ("gravity-panel", standing),
        place,
        lambda inner, room: _paint_panel(inner, words, PanelRoom(room, False), standing),
        margin=0.036,
        scale=scale,
    )


def _paint_panel(picture: Picture, words: Words, panel: PanelRoom, standing: Standing) -> None:
    _paint_ground(picture, panel.box, standing)
    _paint_face(picture, words, panel, standing)


def _paint_ground(picture: Picture, box: Box, standing: Standing) -> None:
    edge = "bad" if standing.robbed else standing.colour
    furniture.tinted_panel(picture, box, edge, 24, glow=standing.active or standing.robbed)


def _paint_face(picture: Picture, words: Words, panel: PanelRoom, standing: Standing) -> None:
    """What a panel tells. Of its parts most stay alike when another one changes."""
    box, large = panel.box, panel.large
    head = _large_head if large else _head
    key = "gravity-head", box, large, standing.headed
    picture.alike(key, lambda inner: head(inner, words, panel, standing))
    if large:
        furniture.panel(picture, panel.purse.grown(0.004), "well", 20)
        steps = "gravity-steps", panel.steps, standing.steps, standing.colour
        picture.alike(steps, lambda inner: _draw_steps(inner, words, panel.steps, standing))
    room, purse = panel.purse.inset(0.008, 0.006), standing.purse
    picture.alike(("gravity-purse", room, purse), lambda inner: draw_purse(inner, room, purse))
    if not large:
        foot = "gravity-foot", panel.foot, standing.hand, standing.played
        picture.alike(foot, lambda inner: _foot(inner, panel, standing))
    if standing.since:
        _since(picture, words, panel, standing)


def rehearse(picture: Picture, sight: Sight) -> None:
    """The panels as they will be for other seats and turns: drawing one takes longer than a frame."""
    steps = steps_of(sight.view, sight.view.turn)
    played = tuple(Played(card, False) for card in CARDS)
    owners = sight.look.lineup.people() or sight.seats
    for (_, panel), seat in product(sight.panels, sight.seats):
        if panel.large and seat not in owners:
            continue
        standing = _standing(sight, seat, panel.large, points(sight.view))
        standing = replace(standing, steps=steps, played=played, leads=True)
        looks = (
            replace(standing, active=False, purse=SINGLES),
            replace(standing, active=True, purse=PAIRS),
            replace(standing, active=False, purse=TRIPLES, robbed=True),
        )
        box, words = panel.box, sight.desk.words
        for look in looks:
            if panel.large:  # its ground is drawn where it lies
                _paint_ground(picture, box, look)
                _paint_face(picture, words, PanelRoom(Box(0.0, 0.0, box.w, box.h), True), look)
                continue
            for room in (box, box.grown(GROWTH)) if look.active else (box,):
                _paint_panel(picture, words, PanelRoom(Box(0.0, 0.0, room.w, room.h), False), look)
    for seat in sight.seats:
        picture.picture_of(f"gravity/astronaut_{sight.emblem(seat)}_stand", COMPASS * 0.72)
    if not picture.art.rehearsing:
        _write_ahead(picture, sight)


def _write_ahead(picture: Picture, sight: Sight) -> None:
    """The numbers that panels and bar may tell: to write one takes as long as to draw a panel."""
    words = sight.desk.words
    sizes = {
        (panel.box.w, panel.box.h): (seat, panel) for seat, panel in sight.panels
    }  # alike but for their place
    for (seat, panel), number, active in product(sizes.values(), range(MOST_TOLD), (False, True)):
        standing = _standing(sight, seat, panel.large, (number,) * len(sight.seats))
        head = _large_head if panel.large else _head
        head(picture, words, panel, replace(standing, active=active))
    for left in range(sight.view.stars_left):
        _tell_left(picture, words, sight.room.bar, replace(sight.view, stars_left=left))


def _band(picture: Picture, head: Box, standing: Standing) -> str:
    """The head of the seat to move is filled with its colour; the colour of words on it."""
    if not standing.active:
        return "text"
    furniture.pill(picture, head.inset(0.007).cut_top(head.h - 0.012)[0], standing.colour, radius=18)
    return "dark"


def _head(picture: Picture, words: Words, panel: PanelRoom, standing: Standing) -> None:
    box, head = panel.box, panel.head
    ink = _band(picture, head, standing)
    if panel.tower:
        _draw_tower(picture, words, head, standing, ink)
        return
    badge = min(head.h * 0.8, 0.05)
    seat_badge(picture, standing.emblem, (box.x + 0.014 + badge / 2, head.cy + 0.002), badge)
    size = 0.042 if box.w > 0.25 else 0.034
    width = picture.text_width(str(standing.points), size, "title") + 0.006
    room = Box(head.right - width - 0.012, head.y, width, head.h)
    _points(picture, words, room, standing, size)
    left = box.x + 0.018 + badge
    right = room.x - 0.01 - (0.064 if standing.change else 0.0)
    if standing.leads and right - left > 0.08:
        right -= 0.034
        picture.sprite(
            "ui/icons/crown", (right + 0.016, head.cy), 0.03, tint=ink if standing.active else "focus"
        )
    width = picture.text_width(standing.note, theme.LEAST) + 0.03
    if standing.note and right - left > width + 0.085:
        right -= width + 0.006
        tag = Box.around((right + width / 2 + 0.003, head.cy), width, 0.036)
        furniture.pill(picture, tag, "dark" if standing.active else TAG)
        picture.text(standing.note, tag.inset(0.006, 0), theme.LEAST, align="centre")
    name = Box(left, head.y, right - left - 0.004, head.h)
    picture.text(standing.name, name, theme.LARGE, face="title", colour=ink, name=True)


def _draw_tower(picture: Picture, words: Words, head: Box, standing: Standing, ink: str) -> None:
    """The head of a panel that has no room for name and points side by side."""
    upper, lower = head.inset(0.01, 0.006).rows(2)
    badge, name = upper.cut_left(0.032, 0.006)
    seat_badge(picture, standing.emblem, badge.centre, badge.w)
    picture.text(standing.name, name, 0.024, face="title", colour=ink, name=True)
    _points(picture, words, lower, standing, 0.032)
    if standing.leads and not standing.change:
        tint = ink if standing.active else "focus"
        picture.sprite("ui/icons/crown", (badge.cx, lower.cy), 0.026, tint=tint)


def _points(picture: Picture, words: Words, box: Box, standing: Standing, size: float) -> None:
    colour = "dark" if standing.active else "text"
    picture.text(str(standing.points), box, size, face="title", colour=colour, align="right")
    if standing.change:
        width = 0.058
        digits = picture.text_width(str(standing.points), size, "title")
        tag = Box(box.right - digits - width - 0.01, box.cy - 0.019, width, 0.038)
        furniture.pill(picture, tag, "bad" if standing.change < 0 else "good")
        picture.text(words.signed(standing.change), tag, 0.026, face="title", colour="dark", align="centre")


def _foot(picture: Picture, panel: PanelRoom, standing: Standing) -> None:
    """The hand, and the cards that lie played in a dark well."""
    cards.draw_backs(picture, panel, standing.hand)
    furniture.panel(picture, panel.foot[1], "well", 14)
    for index, played in enumerate(standing.played):
        cards.draw_mini(picture, panel.played(index), played)


def _since(picture: Picture, words: Words, panel: PanelRoom, standing: Standing) -> None:
    """On the lower edge, as on the planet where the way of the pawn began."""
    chip = Box(panel.box.right - SINCE - 0.014, panel.box.bottom - 0.022, SINCE, 0.028)
    furniture.pill(picture, chip, standing.colour)
    said = words.signed(standing.since)
    picture.text(said, chip, theme.LEAST, face="title", colour="dark", align="centre")


def _large_head(picture: Picture, words: Words, panel: PanelRoom, standing: Standing) -> None:
    box, head = panel.box, panel.head
    colour = _band(picture, head, standing)
    size = LARGE_BADGE
    seat_badge(picture, standing.emblem, (box.x + 0.018 + size / 2, head.cy + 0.001), size)
    right = Box(head.right - 0.15, head.y + 0.008, 0.13, head.h - 0.016)
    left = box.x + 0.03 + size
    width = right.right - left - _large_points(picture, right, standing)
    room = Box(left, head.y + 0.008, width, head.h)
    note = Box(room.x, room.y + 0.044, room.w - 0.006, 0.034)
    noted = picture.fits(standing.note, note.w)
    high = 0.044 if noted or standing.change else room.h - 0.012  # it does not jump while moves are looked at
    name = Box(room.x, room.y, room.w - 0.01, high)
    picture.text(standing.name, name, theme.HEAD, face="title", colour=colour, name=True)
    if noted:
        faint = colour if standing.active else "quiet"
        picture.text(standing.note, note, theme.LABEL, colour=faint, stand="top")


def _large_points(picture: Picture, box: Box, standing: Standing) -> float:
    """Points, and what they would become; gives the width that this takes."""
    now, then = str(standing.points), str(standing.points + standing.change)
    if not standing.change:
        colour = "dark" if standing.active else "text"
        drawn = picture.text(now, box, 0.056, face="title", colour=colour, align="right")
        if standing.leads:
            tint = "dark" if standing.active else "focus"
            picture.sprite("ui/icons/crown", (drawn.x - 0.03, drawn.cy), 0.036, tint=tint)
            return drawn.w + 0.06
        return drawn.w
    width = (
        picture.text_width(then, theme.TITLE, "title") + picture.text_width(now, theme.HEAD, "title") + 0.07
    )
    ground = Box(box.right - width + 0.006, box.y + 0.004, width, box.h - 0.008)
    furniture.pill(picture, ground, "dark", radius=18)
    colour = "good" if standing.change > 0 else "bad"
    drawn = picture.text(
        then, ground.inset(0.012, 0), theme.TITLE, face="title", colour=colour, align="right"
    )
    arrow = drawn.x - 0.022
    picture.sprite("ui/icons/arrow_right", (arrow, drawn.cy), 0.026, tint=colour)
    before = Box(ground.x, box.y, arrow - 0.016 - ground.x, box.h)
    picture.text(now, before, theme.HEAD, face="title", align="right")
    return width


# Purses


def draw_purse(picture: Picture, box: Box, counts: Sequence[int]) -> None:
    for thing, column in enumerate(purse_columns(box)):
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
    """A star over its number or beside it, in gold from the first pair on."""
    top, bottom = box.cut_top(box.h * 0.52) if box.h > box.w else box.cut_left(box.w * 0.56)
    picture.sprite(name, top.centre, min(top.w * 0.98, top.h), alpha=1.0 if count else 0.16)
    if not count:
        return
    colour = "focus" if count > 1 and gold else "text"
    picture.text(str(count), bottom.grown(0.002), theme.LEAST, face="title", colour=colour, align="centre")


def _draw_pairs(picture: Picture, box: Box, name: str, pairs: int) -> None:
    """A capsule round two stars, or round one and how many there are in pairs."""
    capsule = Box.around(box.centre, box.w * 0.9, min(box.w * 0.56, box.h * 0.92))
    furniture.pill(picture, capsule, "focus", 0.2)
    furniture.outline(picture, capsule, "focus", furniture.design(capsule.h) / 2, 2.5)
    size = capsule.h * 0.98
    left, right = (capsule.cx + side * capsule.w * 0.23 for side in (-1, 1))
    picture.sprite(name, (left, capsule.cy), size)
    if pairs == 1:
        picture.sprite(name, (right, capsule.cy), size)
        return
    digits = picture.text_width(str(2 * pairs), theme.LEAST / picture.frame.text_scale, "title") + 0.002
    wide = max(digits, capsule.right - left - size * 0.3 - 0.003)
    count = Box(capsule.right - 0.002 - wide, capsule.y, wide, capsule.h)
    picture.text(
        str(2 * pairs), count, min(theme.LARGE, capsule.h * 0.9), face="title", colour="focus", align="centre"
    )


def _draw_tokens(picture: Picture, box: Box, count: int) -> None:
    if box.w < NARROW:
        _draw_narrow(picture, box, "gravity/replay_token", count, gold=False)
        return
    digits = picture.text_width(str(count), theme.LEAST, "title")
    size = min(box.w * 0.6, box.h * 0.62, box.w - digits - 0.004)
    left = box.x + size * 0.5
    picture.sprite("gravity/replay_token", (left, box.cy), size, alpha=1.0 if count else 0.35)
    words = Box(left + size * 0.48, box.y, box.right - left - size * 0.48, box.h)
    colour = "text" if count else "quiet"
    picture.text(str(count), words, min(theme.BIG, box.h * 0.6), face="title", colour=colour)


# The steps of a turn


def steps_of(view: GravityView, seat: Seat) -> tuple[TurnSteps, TurnSteps, TurnSteps]:
    """How far a seat has come in its turn: to enter, to act, to replay."""
    if view.phase == "over" or seat != view.turn:
        return "shut", "shut", "shut"
    if view.phase == "replay" or (view.replayed and view.phase != "door"):
        return "done", "done", "now"
    again: TurnSteps = "open" if stock(view, view.turn, "token") else "shut"
    return ("now", "open", again) if view.phase == "door" else ("done", "now", again)


def _draw_steps(picture: Picture, words: Words, box: Box, standing: Standing) -> None:
    """A row of pills; the present one is filled with the colour of the seat, and has its word in any case."""
    labels, least = [words(f"gravity-step-{name}") for name in TURN], theme.LEAST / picture.frame.text_scale
    if sum(picture.text_width(label, least) + 0.02 for label in labels) > box.w - 0.012:
        now = standing.steps.index("now") if "now" in standing.steps else None
        labels = [label if number == now else "" for number, label in enumerate(labels)]
    boxes = box.shares([max(0.038, picture.text_width(label, STEP_SIZE) + 0.02) for label in labels], 0.006)
    for name, state, label, place in zip(TURN, standing.steps, labels, boxes, strict=True):
        present = state == "now"
        furniture.pill(picture, place, standing.colour if present else "dark", 1.0 if present else 0.6)
        colour = "dark" if present else "quiet"
        room = Box(place.x + STEP_SIGN, place.y, place.w - STEP_SIGN - 0.003, place.h)
        with picture.fade(0.5 if state == "shut" else 1.0):
            if label and picture.setting(label, room, STEP_SIZE).cut:
                picture.text(label, place.inset(0.003, 0.0), STEP_SIZE, colour=colour, align="centre")
                continue
            _step_sign(picture, (place.x + 0.0175, place.cy), name, state, colour)
            if label:
                picture.text(label, room, STEP_SIZE, colour=colour)


def _step_sign(picture: Picture, at: Point, name: str, state: TurnSteps, colour: str) -> None:
    """A tick for what is done, a token where one is to be spent."""
    if name == "replay":
        picture.sprite("gravity/replay_token", at, 0.032)
    elif state == "done":
        picture.sprite("ui/icons/check", at, 0.024, tint="good")
    else:
        furniture.pill(picture, Box.around(at, 0.013, 0.013), colour)


# The bar, and the compass


def draw_bar(picture: Picture, sight: Sight) -> None:
    """Stars left on the planet, and the zone in which the end comes."""
    view, box = sight.view, sight.room.bar
    left = view.stars_left

    def paint(inner: Picture, room: Box) -> None:
        furniture.panel(inner, room, "panel", furniture.design(room.h) / 2)
        three = room.w > LEAST_BAR
        for name, shift in (
            (("blue", 0.0), ("pink", 0.026), ("yellow", 0.013)) if three else (("yellow", 0.0),)
        ):
            inner.sprite(f"gravity/star_{name}", (room.x + 0.034 + shift, room.cy), 0.036)
        told = room.cut_left(0.082 if three else 0.056)[1]
        label = _tell_left(inner, sight.desk.words, told, view)
        line = Box(told.x + 0.058, room.y, label.x - told.x - 0.076, room.h)
        if line.w > 0.08:
            _draw_beads(inner, line, view)

    picture.group(("gravity-bar", left, view.terms, view.last_round, view.phase), box, paint, margin=0.036)


def _tell_left(picture: Picture, words: Words, room: Box, view: GravityView) -> Box:
    """How many stars are left, and until when; gives the place of that."""
    picture.text(str(view.stars_left), room.cut_left(0.06)[0], theme.BIG, face="title")
    told = _goal_words(words, view)
    most = room.w * 0.5 if room.w > 0.37 else room.w - 0.09  # without beads
    width = min(picture.text_width(told, theme.NOTE) + 0.012, most)
    label = Box(room.right - width - 0.024, room.y, width, room.h)
    picture.text(told, label, theme.NOTE, colour="focus" if is_last(view) else "quiet", align="right")
    return label


def is_last(view: GravityView) -> bool:
    """Whether the round under way is the last."""
    return view.last_round or (not view.terms.goal and view.stars_left <= view.terms.stars_at_end)


def _goal_words(words: Words, view: GravityView) -> str:
    if view.phase == "over":
        return words("gravity-turn-over")
    if is_last(view):
        return words("gravity-last-round")
    if view.terms.goal:
        return words("gravity-goal", points=view.terms.goal)
    return words("gravity-to-go", count=view.stars_left - view.terms.stars_at_end)


def _draw_beads(picture: Picture, box: Box, view: GravityView) -> None:
    total = len(view.board.layout.star) + len(view.board.layout.replay)
    zone = 0 if view.terms.goal else view.terms.stars_at_end
    pitch = box.w / total
    size = min(0.011, pitch * 0.82)
    if zone:
        end = Box(box.right - zone * pitch - 0.004, box.cy - 0.015, zone * pitch + 0.008, 0.03)
        furniture.pill(picture, end, "warn", 0.16)
        furniture.outline(picture, end, "warn", furniture.design(end.h) / 2, 2)
    whole = max(1, int(size * picture.frame.unit)) / picture.frame.unit  # of pixels, so that all are alike
    gone, lit = (_bead(picture, whole, colour) for colour in (UNLIT, "focus"))
    for index in range(total):
        at = box.x + pitch * (index + 0.5) - whole / 2, box.cy - whole / 2
        picture.blit(lit if index >= total - view.stars_left else gone, at)


def _bead(picture: Picture, size: float, colour: str) -> Surface:
    return picture.composed(
        ("gravity-bead", colour), size, size, lambda inner, room: furniture.pill(inner, room, colour)
    )


def draw_compass(picture: Picture, sight: Sight) -> None:
    """The pawn to move as it stands on the screen, and an arrow to its down."""
    active = sight.active
    if active is None:
        return
    pose = sight.look.poses.get(PawnOf(active))
    angle = (pose.angle or 0.0) + sight.globe.turn if pose else 0.0
    x, y = sight.room.compass
    picture.svg(_DIAL, Box.around((x, y), COMPASS, COMPASS))
    name = f"gravity/astronaut_{sight.emblem(active)}_stand"
    picture.sprite(name, (x, y), COMPASS * 0.72, angle=angle, alpha=1.0 if pose else 0.4)
    if pose:
        turned = math.radians(angle)
        at = x + COMPASS * 0.56 * math.sin(turned), y + COMPASS * 0.56 * math.cos(turned)
        picture.sprite("gravity/path_arrow", at, 0.034, tint=sight.colour(active), angle=angle)
