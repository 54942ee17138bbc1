"""The bench: the deck, the shop with its tags, the two buttons, the heap of lost bulbs and the odds."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import partial

from game.client.desk import Desk
from game.client.forms.prompts import keys_of
from game.client.forms.widgets import key_cap, key_width
from game.client.layout import Box, Point
from game.client.motion.clips import Pose, Poses
from game.client.paint import furniture as f
from game.client.paint.furniture import State
from game.client.paint.picture import Picture
from game.client.table import cards
from game.engine.contract import Action
from game.games.fairy_lights.choices import WHOLE, Odds, colours_needed, reveal, risk, take_of, takes
from game.games.fairy_lights.model import COLOURS, DECK_SIZE, SHOP_SIZE, Colour, LightsView, Reveal, Take
from game.games.fairy_lights.table.choosing import DECK, TAKE, Choosing
from game.games.fairy_lights.table.facts import BACK, face
from game.games.fairy_lights.table.room import Room
from game.games.fairy_lights.table.seats import dots
from game.games.fairy_lights.view import Outcome
from game.games.fairy_lights.words import creature
from game.texts import Words

_LIFT = 0.019
_KEY_HIGH = 0.034


def shop_id(place: int) -> str:
    """The sprite of the card in this place."""
    return f"shop|{place}"


# Deck and shop


def draw_deck(picture: Picture, room: Room, view: LightsView, words: Words, lit: bool) -> None:
    box = room.deck
    if view.unseen:
        picture.touchable("deck", box)
        if lit:
            f.ring(picture, box, 18)
        cards.draw_pile(picture, BACK, box.centre, box.h, len(view.unseen), DECK_SIZE)
        cards.draw_count(picture, len(view.unseen), (box.cx, box.bottom - 0.004), 0.046)
        return
    picture.sprite("fairy_lights/card_slot", box.centre, box.h, alpha=0.8)
    if view.to_act is not None:
        words_box = Box(box.x + 0.008, box.bottom - 0.075, box.w - 0.016, 0.066)
        picture.text(words("lights-last-turn"), words_box, 0.0245, align="centre", lines=2)


def draw_shop(
    picture: Picture,
    room: Room,
    view: LightsView,
    poses: Poses,
    words: Words,
    lifted: Mapping[Colour, float],
) -> None:
    """The cards, those of the lifted colours raised by their shares, and shining."""
    for place in range(len(view.shop), SHOP_SIZE):
        _draw_empty(picture, room.slots[place])
    if view.unseen and len(view.shop) < SHOP_SIZE:
        _draw_fifth(picture, room.slots[-1], words)
    for place, card in enumerate(view.shop):
        pose = poses.get(shop_id(place), Pose(*room.slots[place].centre))
        box = room.slots[place]
        picture.touchable(f"card-{place}", box)
        if card.colour in lifted:
            lift, scale = _LIFT * lifted[card.colour], 1.0 + 0.09 * lifted[card.colour]
            pose = pose._replace(y=(pose.y or 0.0) - lift, scale=scale)
            picture.glow((box.cx, box.cy - lift), box.h * 0.95, picture.theme.bulb(card.colour), 0.75)
            if lifted[card.colour] == 1.0:
                raised = box.moved(dy=-lift)
                f.ring(picture, raised.scaled(1.09), 16, 1.0)
        cards.draw_card(picture, face(card), pose, box.h)


def draw_pair(picture: Picture, room: Room, view: LightsView, alpha: float) -> None:
    """The two cards of one colour that ended the turn."""
    with picture.fade(alpha):
        for slot in room.slots[max(0, len(view.shop) - 2) : len(view.shop)]:
            f.outline(picture, slot.grown(0.005), "warn", 18, 6)


def _draw_empty(picture: Picture, box: Box) -> None:
    picture.sprite("fairy_lights/card_slot", box.centre, box.h, alpha=0.62)


def _draw_fifth(picture: Picture, box: Box, words: Words) -> None:
    """What a fifth card would mean; without a deck none can come."""
    note = Box(box.x + 0.006, box.bottom - 0.072, box.w - 0.012, 0.064)
    picture.group("fifth", note, partial(_paint_fifth, words))


def _paint_fifth(words: Words, picture: Picture, box: Box) -> None:
    f.pill(picture, box, "night", 0.6, 12)
    picture.text(words("lights-fifth"), box.inset(0.004, 0), 0.0235, align="centre", lines=2)


def draw_keys(picture: Picture, desk: Desk, room: Room, view: LightsView) -> None:
    """The key that points at each card."""
    for place in range(len(view.shop)):
        keys, slot = keys_of(desk, f"card-{place + 1}"), room.slots[place]
        if keys:
            key_cap(picture, keys[0], (slot.x + 0.006, slot.bottom - 0.018), _KEY_HIGH)


def draw_picked(picture: Picture, room: Room, view: LightsView, picked: Sequence[Colour]) -> None:
    """A tick on every card of the colours that are picked for good."""
    for place, card in enumerate(view.shop):
        if card.colour in picked:
            slot = room.slots[place]
            at = slot.right - 0.012, slot.y - _LIFT + 0.006
            f.pill(picture, Box.around(at, 0.046, 0.046), "good")
            picture.sprite("ui/icons/check", at, 0.034, tint="#0B1026")


# What taking would do


def draw_tags(
    picture: Picture,
    room: Room,
    view: LightsView,
    outcomes: Mapping[Colour, Outcome],
    chosen: Sequence[Colour],
    words: Words,
) -> None:
    """Over the first card of each colour, what would become of its series."""
    for colour, outcome in outcomes.items():
        place = next(place for place, card in enumerate(view.shop) if card.colour == colour)
        box = room.above(place).moved(dy=-_LIFT if colour in chosen else 0.0)
        key = ("tag", outcome.fate, outcome.bulbs, outcome.points, colour, colour in chosen)
        picture.group(key, box, partial(_paint_tag, outcome, colour in chosen, words), margin=0.03)


_TAGS = {
    "finished": ("#0F3A2E", "#5BD98A", "#D8FFE6"),
    "grown": ("#1A2150", "#7C87CF", "#F4F1E8"),
    "lost": ("#3A160F", "#FF8A3D", "#FFE3CC"),
}


def _paint_tag(outcome: Outcome, chosen: bool, words: Words, picture: Picture, box: Box) -> None:
    fill, edge, ink = _TAGS[outcome.fate]
    short = outcome.fate == "grown" and not outcome.points
    box = box.within(box.w, 0.066 if short else box.h, "bottom")
    _tag_ground(picture, box, fill, edge, chosen)
    inner = box.inset(0.006, 0.006)
    top, foot = (inner, inner) if short else inner.cut_top(0.053, 0.002)
    match outcome.fate:
        case "grown":
            _paint_grown(picture, outcome, top, ink, words)
        case "finished":
            picture.text(words("lights-finishes"), top, 0.0225, colour=ink, align="centre", lines=2)
        case "lost":
            picture.sprite("ui/icons/warning", (box.cx, box.y - 0.012), 0.034, tint="#FF8A3D")
            picture.text(words("lights-loses"), top, 0.0225, colour=ink, align="centre", lines=2)
            foot = _paint_loss(picture, outcome, foot, ink)
    if outcome.points:
        _points(picture, foot, outcome.points, words, 0.032)


def _paint_grown(picture: Picture, outcome: Outcome, box: Box, ink: str, words: Words) -> None:
    upper, lower = box.rows(2)
    size = 0.015
    dots(picture, outcome.colour, outcome.bulbs, (upper.cx - 1.7 * size, upper.cy), size)
    text = words("lights-of", bulbs=outcome.bulbs, whole=WHOLE)
    picture.text(text, lower.inset(0, 0.003), 0.0235, colour=ink, align="centre")


def _paint_loss(picture: Picture, outcome: Outcome, box: Box, ink: str) -> Box:
    """How many bulbs break; gives the room for the points."""
    left, right = box.columns(2, 0.004) if outcome.points else (box, box)
    icon = left.cx - 0.018, left.cy
    picture.sprite(f"fairy_lights/bulb_{outcome.colour}_broken", icon, 0.034)
    count = Box(icon[0] + 0.014, left.y, 0.04, left.h)
    picture.text(f"×{outcome.bulbs}", count, 0.026, face="title", colour=ink)
    return right


def _points(picture: Picture, box: Box, points: int, words: Words, size: float) -> None:
    """Signed points with their star, centred."""
    text = words.signed(points)
    wide = picture.text_width(text, size, "title")
    star = size * 0.86
    start = box.cx - (wide + star + 0.004) / 2
    colour = "#8DF0B4" if points > 0 else "#FF9DAE" if points < 0 else "quiet"
    name = "star" if points > 0 else "star_risk" if points < 0 else "star_none"
    place = Box(max(box.x, start), box.y, min(wide + 0.008, box.w - star), box.h)
    drawn = picture.text(text, place, size, face="title", colour=colour)
    picture.sprite(f"fairy_lights/{name}", (drawn.right + 0.005 + star / 2, box.cy), star)


def _tag_ground(picture: Picture, box: Box, fill: str, edge: str, chosen: bool) -> None:
    width = 4.0 if chosen else 2.0

    def body(w: float, h: float) -> str:
        shade = f.soft("s", 6, w, h) + f.soft("h", 7, w, h)
        shadow = f.rect(2, 6, w - 4, h, 16, "#03040F", 'opacity=".5" filter="url(#s)"')
        glow = f.rect(0, 0, w, h, 16, "none", f'stroke="{edge}" stroke-width="8" filter="url(#h)"')
        line = f.rect(1, 1, w - 2, h - 2, 16, fill, f'stroke="{edge}" stroke-width="{width}"')
        return f"<defs>{shade}</defs>{shadow}{glow if chosen else ''}{line}"

    def tail(w: float, h: float) -> str:
        return f'<path d="M0 0L{w / 2} {h}L{w} 0Z" fill="{edge}"/>'

    f.furnish(picture, ("tag", fill, edge, chosen), box, body, cap=20, margin=24)
    f.whole(picture, ("tag-tail", edge), Box.around((box.cx, box.bottom + 0.006), 0.024, 0.014), tail)


def draw_path(picture: Picture, room: Room, view: LightsView, colour: Colour) -> None:
    """Dots from a card of the colour to its panel, between the two buttons."""
    place = next(place for place, card in enumerate(view.shop) if card.colour == colour)
    slot, panel = room.slots[place], room.panels[colour]
    between = (room.reveal.right + room.take.x) / 2
    ways = (
        ((slot.cx, slot.bottom + 0.01), (between, room.reveal.y)),
        ((between, room.reveal.y), (between, room.reveal.bottom)),
        ((between, room.reveal.bottom), (panel.cx, panel.y - 0.012)),
    )
    tint = picture.theme.bulb(colour)
    for start, end in ways:
        count = max(3, round(math.dist(start, end) / 0.022))
        for number in range(count):
            picture.sprite("gravity/path_dot", _bent(start, end, number / count), 0.019, tint=tint)
    picture.sprite("gravity/path_arrow", ways[-1][1], 0.036, tint=tint)


def _bent(start: Point, end: Point, share: float) -> Point:
    """A point of a line that leaves and arrives upright."""
    aside = share * share * (3 - 2 * share)
    return start[0] + (end[0] - start[0]) * aside, start[1] + (end[1] - start[1]) * share


# Buttons


def draw_buttons(
    picture: Picture, desk: Desk, room: Room, view: LightsView, choosing: Choosing, odds: Odds | None
) -> None:
    picture.touchable("reveal", room.reveal)
    picture.touchable("take", room.take)
    _draw_reveal(picture, desk, room.reveal, view, choosing.aim == DECK, odds)
    _draw_take(picture, desk, room.take, view, choosing)


def _state(legal: bool, aimed: bool) -> State:
    if not legal:
        return "disabled"
    return "hover" if aimed else "normal"


def _button(picture: Picture, box: Box, kind: str, state: State) -> Box:
    """A button on snow: one that is off is dark enough to be read in every theme."""
    if state == "disabled":
        f.pill(picture, box, "night", 0.8, 24)
    return f.slab(picture, box, kind, state)


def _draw_reveal(
    picture: Picture, desk: Desk, box: Box, view: LightsView, aimed: bool, odds: Odds | None
) -> None:
    legal = reveal(view) is not None
    state = _state(legal, aimed)
    words = desk.words
    note = risk(words, view, odds)
    face_box = _button(picture, box, "secondary", state)
    icon = Box(face_box.x + 0.012, face_box.y, 0.05, face_box.h)
    cards.draw_card(picture, BACK, Pose(*icon.centre, angle=6.0, alpha=1.0 if legal else 0.35), 0.066)
    _button_words(picture, desk, face_box, words("lights-reveal"), note, "reveal", "secondary", state)
    if aimed and legal:
        f.ring(picture, box, 24)


def _draw_take(picture: Picture, desk: Desk, box: Box, view: LightsView, choosing: Choosing) -> None:
    colours = choosing.colours(view)
    ready = take_of(view, colours) is not None or len(takes(view)) == 1
    state = _state(bool(takes(view)), choosing.aim == TAKE)
    kind = "primary" if ready else "cream"
    face_box = _button(picture, box, kind, state)
    shown = colours or ([] if len(takes(view)) != 1 else list(takes(view)[0].colours))
    for number, colour in enumerate(shown):
        aside = 0.024 * (number - (len(shown) - 1) / 2)
        size = 0.052 if len(shown) == 1 else 0.042
        picture.sprite(creature(colour), (face_box.x + 0.039 + aside, face_box.cy), size)
    if not shown:
        picture.sprite(
            "ui/icons/garland", (face_box.x + 0.037, face_box.cy), 0.044, tint=_ink(picture, kind, state)
        )
    note = _take_note(view, tuple(shown), desk.words)
    _button_words(picture, desk, face_box, desk.words("lights-take"), note, "take", kind, state)
    if choosing.aim == TAKE and state != "disabled":
        f.ring(picture, box, 24)


def _take_note(view: LightsView, colours: tuple[Colour, ...], words: Words) -> str:
    if not takes(view):
        return words("lights-not-yours" if view.shop else "lights-nothing-yet")
    if take_of(view, colours) is None:
        return words("lights-choose-two" if colours_needed(view) == 2 else "lights-choose-one")
    count = sum(card.colour in colours for card in view.shop)
    if len(colours) == 2:
        return words("lights-two-colours", cards=count)
    return words("lights-take-what", colour=colours[0], cards=count)


def _ink(picture: Picture, kind: str, state: State) -> str:
    return f.words_on(kind, state, picture.theme)


def _button_words(
    picture: Picture, desk: Desk, box: Box, title: str, note: str, command: str, kind: str, state: State
) -> None:
    ink = _ink(picture, kind, state)
    keys = keys_of(desk, command)
    left, right = box.x + 0.074, box.right - 0.01
    if keys and state != "disabled":
        right -= key_width(picture, keys[0]) + 0.004
        key_cap(picture, keys[0], (right + 0.004, box.y + 0.024))
    top = Box(left, box.y + 0.005, right - left - 0.004, 0.034)
    picture.text(title, top, 0.035, face="title", colour=ink)
    foot = Box(left, box.y + 0.045, box.right - 0.01 - left, 0.026)
    picture.text(note, foot, 0.0225, colour=ink)


# The heap of what is lost


def draw_heap(picture: Picture, room: Room, lost: int, words: Words) -> None:
    level = 0 if not lost else min(4, 1 + lost // 3)
    picture.group(("heap", lost), room.heap, partial(_paint_heap, lost, level, words), margin=0.06)


def _paint_heap(lost: int, level: int, words: Words, picture: Picture, box: Box) -> None:
    high = min(box.h + 0.01, box.w * 0.68)
    middle = box.bottom - 0.03 - high / 2
    name = f"fairy_lights/heap_{max(1, level)}"
    picture.sprite(name, (box.cx, middle), high, alpha=1.0 if level else 0.3)
    sign = Box.around((box.cx, box.bottom - 0.021), min(0.16, box.w), 0.042)
    f.pill(picture, sign, "night", 0.88)
    f.outline(picture, sign, "edge", f.design(sign.h) / 2, 1.5)
    picture.text(words("lights-lost-cards", cards=lost), sign.inset(0.01, 0), 0.0255, align="centre")


# The odds


def draw_odds(picture: Picture, room: Room, odds: Odds, mode: str, words: Words) -> None:
    key = ("odds", odds, mode)
    picture.group(key, room.board, partial(_paint_odds, odds, mode, words), margin=0.004)


def _paint_odds(odds: Odds, mode: str, words: Words, picture: Picture, box: Box) -> None:
    inner = box.inset(0.013, 0.012)
    head, rest = inner.cut_top(inner.h * 0.17, 0.0)
    foot, rest = rest.cut_bottom(0.03, 0.0)
    picture.text(words("lights-odds-title"), head, 0.0255, face="title", align="centre", lines=1)
    big, rest = rest.cut_top(0.052 if box.h > 0.3 else 0.044, 0.002)
    _paint_risk(picture, odds, big, words)
    for colour, share, row in zip(COLOURS, odds.shares, rest.rows(len(COLOURS)), strict=True):
        _paint_share(picture, colour, share, row, colour == odds.last, words)
    picture.text(words(f"lights-odds-{mode}"), foot, 0.022, colour="quiet", align="centre")


def _paint_risk(picture: Picture, odds: Odds, box: Box, words: Words) -> None:
    left = box
    if odds.last is not None:
        icon, left = box.cut_left(0.056)
        picture.sprite(creature(odds.last), icon.centre, 0.046)
    colour = "#FF9DAE" if odds.repeat >= 0.25 else "text"
    picture.text(words.percent(odds.repeat), left, 0.044, face="title", align="centre", colour=colour)


def _paint_share(
    picture: Picture, colour: Colour, share: float, row: Box, marked: bool, words: Words
) -> None:
    if marked:
        f.pill(picture, row.inset(-0.005, 0.0), "#2A3478", 1.0, 12)
        f.outline(picture, row.inset(-0.005, 0.0), "#8FA0FF", 12, 2)
    icon, rest = row.cut_left(0.032, 0.004)
    number, bar = rest.cut_right(0.06, 0.004)
    picture.sprite(creature(colour), icon.centre, min(0.031, row.h))
    groove = bar.within(bar.w, 0.013)
    f.pill(picture, groove, "#05081A", 0.9)
    if share:
        f.pill(
            picture,
            groove.within(max(0.013, groove.w * min(1.0, share / 0.5)), 0.013, "left"),
            picture.theme.bulb(colour),
        )
    picture.text(words.percent(share), number.inset(0, 0.003), 0.0235, align="right")


# What a hint points at


def draw_hint(picture: Picture, room: Room, view: LightsView, hint: Action, seconds: float) -> None:
    """Gold light on what the hint would press."""
    beat = int(seconds * 6) % 6
    nod = 0.004 * (beat if beat < 4 else 6 - beat)
    match hint:
        case Reveal():
            boxes = [room.deck, room.reveal]
        case Take(colours):
            boxes = [room.slots[k] for k, card in enumerate(view.shop) if card.colour in colours]
        case _:
            boxes = []
    for box in boxes:
        f.ring(picture, box, 18)
        picture.sprite("ui/icons/hint", (box.right - 0.012, box.y + 0.012 - nod), 0.046, tint="focus")
