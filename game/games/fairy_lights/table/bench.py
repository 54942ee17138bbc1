"""The bench: the deck, the shop with its tags, the two buttons, the heap of lost bulbs and the odds."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import pairwise

from game.client.desk import Desk
from game.client.forms.prompts import keys_of
from game.client.forms.widgets import key_cap, key_width
from game.client.layout import Box, Point
from game.client.motion.clips import Pose
from game.client.paint import furniture
from game.client.paint.furniture import SlabState
from game.client.paint.picture import Picture
from game.client.paint.theme import BIG, HEAD, LABEL, LARGE, LEAST, NOTE, SMALL
from game.client.table import cards
from game.client.table.cards import DRAGGED
from game.client.table.presenter import Look
from game.client.table.rings import draw_ring
from game.client.table.ways import ShownWay, mark_place
from game.engine.contract import Action
from game.games.fairy_lights import model
from game.games.fairy_lights.choices import WHOLE, CardOdds, colours_needed, reveal, risk, take_of, takes
from game.games.fairy_lights.model import COLOURS, Colour, LightsView, Take
from game.games.fairy_lights.table.bulbs import FATES, worth_look
from game.games.fairy_lights.table.picking import Foresight, Picking
from game.games.fairy_lights.table.room import BACK, Announced, InShop, Room, ShopRow, card_face, glass
from game.games.fairy_lights.table.seats import draw_dots
from game.games.fairy_lights.view import Outcome
from game.games.fairy_lights.words import creature
from game.texts import Words

_LIFT = 0.019
_BUTTON = 0.086  # the height of a button for which its words are set; in a higher one they lie further apart
_SIGN = 0.2  # so wide, a sign has room for larger words
_KEY_HIGH = 0.034
_BENCH = "bench"  # deck, shop and buttons, among which the ring of focus goes


def draw_bench(
    picture: Picture, desk: Desk, room: Room, look: Look[LightsView], picking: Picking, told: Foresight
) -> None:
    """Everything on the bench, with what is pointed at."""
    view, words, aim = look.view, desk.words, picking.aim if look.deciding else None
    if told.odds is not None:
        key = ("odds", told.odds, told.mode)
        picture.group(key, room.board, partial(_paint_odds, told.odds, told.mode, words), margin=0.004)
    lost = len(view.discard)
    picture.group(("heap", lost), room.heap, partial(_paint_heap, lost, words), margin=0.06)
    _draw_deck(picture, room, look, words, aim == "deck" and reveal(view) is not None)
    with picture.fade(look.poses.get(ShopRow(), Pose(alpha=1.0)).alpha or 0.0):
        _draw_shop(picture, room, look, words, picking.lifted(look))
    if view.to_act is not None:
        _draw_reveal(picture, desk, room.reveal, view, picking.aim == "deck", told.odds)
        _draw_take(picture, desk, room.take, view, picking.meant(look), picking.aim == "take", told.outcomes)
        if picking.aim == "deck" and reveal(view) is not None:
            draw_ring(picture, look.gliding, _BENCH, room.reveal, 24)
        if picking.aim == "take" and takes(view):
            draw_ring(picture, look.gliding, _BENCH, room.take, 24)
    _draw_tags(picture, room, view, told.outcomes, picking.colours(view), words)
    if look.deciding:
        _draw_picked(picture, room, view, picking.picked)
        if desk.device.kind == "keyboard" and takes(view):
            _draw_keys(picture, desk, room, view)


def draw_over(picture: Picture, room: Room, look: Look[LightsView], picking: Picking, words: Words) -> None:
    """What flies and shines above everything, and the banner."""
    cards.draw_flying(picture, look.poses)
    if picking.dragged is not None and isinstance(picking.aim, int) and picking.aim < len(look.view.shop):
        x, y = picking.dragged
        held = Pose(x + 0.04, y + 0.055, scale=DRAGGED)
        with picture.above():
            cards.draw_card(picture, card_face(look.view.shop[picking.aim]), held, room.card_h)
    picture.specks(look.specks)
    if look.hint is not None and look.deciding:
        _draw_hint(picture, room, look, look.hint, not picking.selecting)
    broken = look.poses.get(Announced("repeat"), Pose()).alpha
    if broken:
        with picture.fade(broken):
            for slot in room.slots[max(0, len(look.view.shop) - 2) : len(look.view.shop)]:
                furniture.outline(picture, slot.grown(0.005), "warn", 18, 6)
    for sprite, pose in look.poses.items():
        if isinstance(sprite, Announced) and pose.alpha:
            _draw_banner(picture, room, sprite.name, pose.alpha, words)


def rehearse(picture: Picture, room: Room, words: Words) -> None:
    """Every card, and what may be announced."""
    cards.rehearse(picture)
    for colour, counts in model.MAKE_UP.items():
        for bulbs in range(1, 3 if all(counts) else 2):
            picture.picture_of(f"fairy_lights/card_{colour}_{bulbs}", room.card_h)
    for stars in range(1, model.MOST_STARS + 1):
        picture.picture_of(f"fairy_lights/card_stars_{stars}", room.card_h)
    for name in _BANNERS:
        _draw_banner(picture, room, name, 1.0, words)


# What is announced

_BANNERS = {"repeat": "warn", "last-card": "focus"}


def _draw_banner(picture: Picture, room: Room, name: str, alpha: float, words: Words) -> None:
    """Over the bench."""
    box = Box.around((room.w / 2, room.seat_y - room.card_h - 0.075), min(0.86, room.w - 0.1), 0.084)
    with picture.above(), picture.fade(alpha):
        picture.group(("banner", name), box, partial(_paint_banner, name, words), margin=0.04)


def _paint_banner(name: str, words: Words, picture: Picture, box: Box) -> None:
    text = words(f"lights-{name}")
    box = box.within(min(box.w, picture.text_width(text, HEAD, "title") + 0.1), box.h)
    furniture.tinted_panel(picture, box, _BANNERS[name], radius=28, glow=True)
    picture.text(text, box.inset(0.03, 0.008), HEAD, face="title", colour=_BANNERS[name], align="centre")


# Deck and shop


def _draw_deck(picture: Picture, room: Room, look: Look[LightsView], words: Words, lit: bool) -> None:
    box, view = room.deck, look.view
    if view.unseen:
        picture.touchable("deck", box)
        if lit:
            draw_ring(picture, look.gliding, _BENCH, box, 18)
        cards.draw_pile(picture, BACK, box.centre, box.h, len(view.unseen), model.DECK_SIZE)
        cards.draw_count(picture, len(view.unseen), (box.cx, box.bottom - 0.004), 0.046)
        return
    picture.sprite("fairy_lights/card_slot", box.centre, box.h, alpha=0.8)
    if view.to_act is not None:
        note = Box(box.x + 0.008, box.bottom - 0.075, box.w - 0.016, 0.066)
        picture.text(words("lights-last-turn"), note, SMALL, align="centre", lines=2)


def _draw_shop(
    picture: Picture, room: Room, look: Look[LightsView], words: Words, lifted: Mapping[Colour, float]
) -> None:
    """The cards, those of the lifted colours raised by their shares, and shining."""
    view = look.view
    for box in room.slots[len(view.shop) :]:
        picture.sprite("fairy_lights/card_slot", box.centre, box.h, alpha=0.62)
    if view.unseen and len(view.shop) < model.SHOP_SIZE:
        last = room.slots[-1]
        note = Box(last.x + 0.002, last.bottom - 0.102, last.w - 0.004, 0.094)
        picture.group("fifth", note, partial(_paint_fifth, words))
    for place, (card, box) in enumerate(zip(view.shop, room.slots, strict=False)):
        pose = look.poses.get(InShop(place), Pose(*box.centre))
        picture.touchable(f"card-{place}", box)
        share = lifted.get(card.colour)
        if share is not None:
            lift = _LIFT * share
            pose = pose._replace(y=(pose.y or 0.0) - lift, scale=1.0 + 0.09 * share)
            picture.glow((box.cx, box.cy - lift), box.h * 0.95, glass(card.colour), 0.75)
            if share == 1.0 or look.gliding:
                draw_ring(picture, look.gliding, _BENCH, box.moved(dy=-_LIFT).scaled(1.09), 16, 1.0)
        cards.draw_card(picture, card_face(card), pose, box.h)


def _paint_fifth(words: Words, picture: Picture, box: Box) -> None:
    """What a fifth card would mean. Without a deck there can be none."""
    furniture.pill(picture, box, "night", 0.6, 12)
    picture.text(words("lights-fifth"), box.inset(0.003, 0), NOTE, align="centre", lines=3)


def _draw_keys(picture: Picture, desk: Desk, room: Room, view: LightsView) -> None:
    """The key that points at each card."""
    for place, slot in enumerate(room.slots[: len(view.shop)]):
        keys = keys_of(desk, f"card-{place + 1}")
        if keys:
            key_cap(picture, keys[0], (slot.x + 0.006, slot.bottom - 0.018), _KEY_HIGH)


def _draw_picked(picture: Picture, room: Room, view: LightsView, picked: Sequence[Colour]) -> None:
    """A tick on every card of the picked colours."""
    for card, slot in zip(view.shop, room.slots, strict=False):
        if card.colour in picked:
            at = slot.right - 0.012, slot.y - _LIFT + 0.006
            furniture.pill(picture, Box.around(at, 0.046, 0.046), "good")
            picture.sprite("ui/icons/check", at, 0.034, tint="dark")


# What taking would do


def _draw_tags(
    picture: Picture,
    room: Room,
    view: LightsView,
    outcomes: Mapping[Colour, Outcome],
    chosen: Sequence[Colour],
    words: Words,
) -> None:
    """Over the first card of each colour, what would become of its series."""
    for colour, outcome in outcomes.items():
        lit = colour in chosen
        box = room.above(first_of(view, colour)).moved(dy=-_LIFT if lit else 0.0)
        key = ("tag", outcome.fate, outcome.bulbs, outcome.points, colour, lit)
        picture.group(key, box, partial(_paint_tag, outcome, lit, words), margin=0.03)


def first_of(view: LightsView, colour: Colour) -> int:
    """The place of the colour's first card in the shop."""
    return next(place for place, card in enumerate(view.shop) if card.colour == colour)


def _paint_tag(outcome: Outcome, chosen: bool, words: Words, picture: Picture, box: Box) -> None:
    ink = FATES[outcome.fate].words
    short = outcome.fate == "grown" and not outcome.points
    box = box.within(box.w, 0.066 if short else box.h, "bottom")
    _paint_tag_ground(picture, box, outcome, chosen)
    inner = box.inset(0.002, 0.006)
    top, foot = (inner, inner) if short else inner.cut_top(0.056, 0.002)
    match outcome.fate:
        case "grown":
            upper, lower = top.rows(2)
            draw_dots(picture, outcome.colour, outcome.bulbs, (upper.cx - 0.0255, upper.cy), 0.015)
            text = words("lights-of", bulbs=outcome.bulbs, whole=WHOLE)
            picture.text(text, lower.inset(0, 0.003), NOTE, colour=ink, align="centre")
        case "finished":
            picture.text(words("lights-finishes"), top, LEAST, colour=ink, align="centre", lines=2)
        case "lost":
            picture.sprite("ui/icons/warning", (box.cx, box.y - 0.012), 0.034, tint="warn")
            picture.text(words("lights-loses"), top, LEAST, colour=ink, align="centre", lines=2)
            foot = _paint_loss(picture, outcome, foot, ink)
    if outcome.points:
        _paint_points(picture, foot, outcome.points, words)


def _paint_loss(picture: Picture, outcome: Outcome, box: Box, ink: str) -> Box:
    """Paint how many bulbs break; gives the room for the points."""
    left, right = box.columns(2, 0.004) if outcome.points else (box, box)
    icon = left.cx - 0.018, left.cy
    picture.sprite(f"fairy_lights/bulb_{outcome.colour}_broken", icon, 0.034)
    count = Box(icon[0] + 0.014, left.y, 0.04, left.h)
    picture.text(f"×{outcome.bulbs}", count, LABEL, face="title", colour=ink)
    return right


def _paint_points(picture: Picture, box: Box, points: int, words: Words) -> None:
    """Signed points with their star, centred."""
    text, star = words.signed(points), LARGE * 0.86
    wide = picture.text_width(text, LARGE, "title")
    start = box.cx - (wide + star + 0.004) / 2
    sprite, colour = worth_look(points)
    place = Box(max(box.x, start), box.y, min(wide + 0.008, box.w - star), box.h)
    drawn = picture.text(text, place, LARGE, face="title", colour=colour)
    picture.sprite(sprite, (drawn.right + 0.005 + star / 2, box.cy), star)


def _paint_tag_ground(picture: Picture, box: Box, outcome: Outcome, chosen: bool) -> None:
    fate, theme = FATES[outcome.fate], picture.theme
    fill, edge = fate.ground, theme.colour("idle" if outcome.fate == "grown" else fate.edge)
    width = 4.0 if chosen else 2.0

    def body(w: float, h: float) -> str:
        shade = furniture.soft("s", 6, w, h) + furniture.soft("h", 7, w, h)
        shadow = furniture.rect(2, 6, w - 4, h, 16, theme.shadow, 'opacity=".5" filter="url(#s)"')
        glow = furniture.rect(0, 0, w, h, 16, "none", f'stroke="{edge}" stroke-width="8" filter="url(#h)"')
        line = furniture.rect(1, 1, w - 2, h - 2, 16, fill, f'stroke="{edge}" stroke-width="{width}"')
        return f"<defs>{shade}</defs>{shadow}{glow if chosen else ''}{line}"

    def tail(w: float, h: float) -> str:
        return f'<path d="M0 0L{w / 2} {h}L{w} 0Z" fill="{edge}"/>'

    furniture.furnish(picture, ("tag", fill, edge, chosen), box, body, cap=20, margin=24)
    furniture.whole(picture, ("tag-tail", edge), Box.around((box.cx, box.bottom + 0.006), 0.024, 0.014), tail)


def draw_path(picture: Picture, room: Room, view: LightsView, colour: Colour) -> None:
    """Dots from a card of the colour to its panel, between the two buttons."""
    slot, panel = room.slots[first_of(view, colour)], room.panels[colour]
    between = (room.reveal.right + room.take.x) / 2
    turns = (
        (slot.cx, slot.bottom + 0.01),
        (between, room.reveal.y),
        (between, room.reveal.bottom),
        (panel.cx, panel.y - 0.012),
    )
    tint = glass(colour)
    for start, end in pairwise(turns):
        count = max(3, round(math.dist(start, end) / 0.022))
        for number in range(count):
            picture.sprite("gravity/path_dot", _bent(start, end, number / count), 0.019, tint=tint)
    picture.sprite("gravity/path_arrow", turns[-1], 0.036, tint=tint)


def _bent(start: Point, end: Point, share: float) -> Point:
    """A point of a line that begins and ends vertically."""
    aside = share * share * (3 - 2 * share)
    return start[0] + (end[0] - start[0]) * aside, start[1] + (end[1] - start[1]) * share


# Buttons


def _draw_button(
    picture: Picture, desk: Desk, box: Box, command: str, kind: str, state: SlabState, note: str
) -> Box:
    """A button on snow: one that is off is dark enough to be read in every theme. Gives its face."""
    picture.touchable(command, box)
    if state == "disabled":
        furniture.pill(picture, box, "night", 0.8, 24)
    room = furniture.slab(picture, box, kind, state)
    ink = furniture.words_on(kind, state, picture.theme)
    keys = keys_of(desk, command)
    tall = max(1.0, box.h / _BUTTON)
    left, right = room.x + 0.07 * tall, room.right - 0.006
    foot = Box(left, room.y + 0.045 * tall, right - left, 0.026 * tall)
    if keys and state != "disabled":
        right -= key_width(picture, keys[0]) + 0.004
        key_cap(picture, keys[0], (right + 0.004, room.y + 0.024))
    top = Box(left, room.y + 0.005 * tall, right - left - 0.004, 0.034 * tall)
    picture.text(desk.words(f"lights-{command}"), top, BIG, face="title", colour=ink)
    picture.text(note, foot, LEAST, colour=ink)
    return room


def _state(legal: bool, aimed: bool) -> SlabState:
    if not legal:
        return "disabled"
    return "hover" if aimed else "normal"


def _draw_reveal(
    picture: Picture, desk: Desk, box: Box, view: LightsView, aimed: bool, known: CardOdds | None
) -> None:
    legal = reveal(view) is not None
    note = risk(desk.words, view, known)
    room = _draw_button(picture, desk, box, "reveal", "secondary", _state(legal, aimed), note)
    pose = Pose(room.x + 0.037, room.cy, angle=6.0, alpha=1.0 if legal else 0.35)
    cards.draw_card(picture, BACK[:1], pose, 0.066)  # too small for numbers


def _draw_take(
    picture: Picture,
    desk: Desk,
    box: Box,
    view: LightsView,
    picked: Sequence[Colour],
    aimed: bool,
    outcomes: Mapping[Colour, Outcome],
) -> None:
    """What would be taken: gold once it is chosen, or harmless and all there is; dangerous if it costs."""
    ways, words = takes(view), desk.words
    colours = picked or (ways[0].colours if len(ways) == 1 else ())
    fates = {outcomes[colour].fate for colour in colours if colour in outcomes}
    lost = "lost" in fates
    ready = take_of(view, picked) is not None or (len(ways) == 1 and bool(fates))
    kind = "danger" if lost else "primary" if ready else "cream"
    note = words("lights-loses") if lost else _take_note(view, colours, words)
    state = _state(bool(ways), aimed)
    room = _draw_button(picture, desk, box, "take", kind, state, note)
    for number, colour in enumerate(colours):
        aside = 0.024 * (number - (len(colours) - 1) / 2)
        size = 0.052 if len(colours) == 1 else 0.042
        picture.sprite(creature(colour), (room.x + 0.039 + aside, room.cy), size)
    if not colours:
        ink = furniture.words_on(kind, state, picture.theme)
        picture.sprite("ui/icons/garland", (room.x + 0.037, room.cy), 0.044, tint=ink)


def _take_note(view: LightsView, colours: Sequence[Colour], words: Words) -> str:
    if not takes(view):
        return words("lights-not-yours" if view.shop else "lights-nothing-yet")
    if take_of(view, colours) is None:
        return words("lights-choose-two" if colours_needed(view) == 2 else "lights-choose-one")
    count = sum(card.colour in colours for card in view.shop)
    if len(colours) == 2:
        return words("lights-two-colours", cards=count)
    return words("lights-take-what", colour=colours[0], cards=count)


# The heap of what is lost


def _paint_heap(lost: int, words: Words, picture: Picture, box: Box) -> None:
    high = min(box.h + 0.01, box.w * 0.68)
    middle = box.cx, box.bottom - 0.03 - high / 2
    picture.sprite(f"fairy_lights/heap_{min(4, 1 + lost // 3)}", middle, high, alpha=1.0 if lost else 0.3)
    sign = Box.around((box.cx, box.bottom - 0.021), min(0.16, box.w), 0.042)
    furniture.pill(picture, sign, "night", 0.88)
    furniture.outline(picture, sign, "edge", furniture.design(sign.h) / 2, 1.5)
    picture.text(words("lights-lost-cards", cards=lost), sign.inset(0.01, 0), LABEL, align="centre")


# The odds


def _paint_odds(known: CardOdds, mode: str, words: Words, picture: Picture, box: Box) -> None:
    inner = box.inset(0.013, 0.012)
    grown = min(1.3, max(1.0, box.w / _SIGN))
    head, rest = inner.cut_top(inner.h * 0.17)
    foot, rest = rest.cut_bottom(0.03 * grown)
    picture.text(words("lights-odds-title"), head, LABEL * grown, face="title", align="centre", lines=1)
    big, rest = rest.cut_top((0.052 if box.h > 0.3 else 0.044) * grown, 0.002)
    if known.last is not None:
        icon, big = big.cut_left(0.056 * grown)
        picture.sprite(creature(known.last), icon.centre, 0.046 * grown)
    ink = "loss" if known.repeat >= 0.25 else "text"
    said = words.percent(known.repeat)
    picture.text(said, big, HEAD * grown, face="title", align="centre", colour=ink)
    for colour, share, row in zip(COLOURS, known.shares, rest.rows(len(COLOURS)), strict=True):
        if colour == known.last:
            furniture.pill(picture, row.inset(-0.005, 0.0), "raised", 1.0, 12)
            furniture.outline(picture, row.inset(-0.005, 0.0), "edge", 12, 2)
        _paint_share(picture, colour, share, row, grown, words)
    text = words(f"lights-odds-{mode}")
    picture.text(text, foot.inset(-0.01, 0.0), LEAST * grown, colour="quiet", align="centre")


def _paint_share(
    picture: Picture, colour: Colour, share: float, row: Box, grown: float, words: Words
) -> None:
    icon, rest = row.cut_left(0.032 * grown, 0.004)
    number, bar = rest.cut_right(0.06 * grown, 0.004)
    picture.sprite(creature(colour), icon.centre, min(0.031 * grown, row.h))
    groove = bar.within(bar.w, 0.013 * grown)
    furniture.pill(picture, groove, "veil", 0.9)
    if share:
        full = max(groove.h, groove.w * min(1.0, share / 0.5))
        furniture.pill(picture, groove.within(full, groove.h, "left"), glass(colour))
    picture.text(words.percent(share), number.inset(0, 0.003), NOTE * grown, align="right")


# What a hint points at


def _draw_hint(picture: Picture, room: Room, look: Look[LightsView], hint: Action, lit: bool) -> None:
    """A bulb on what the hint would press, and gold light while nothing else is chosen: Enter plays it."""
    beat = int(look.seconds * 6) % 6
    nod = 0.004 * (beat if beat < 4 else 6 - beat)
    boxes = [room.deck, room.reveal]
    if isinstance(hint, Take):
        boxes = [room.slots[k] for k, card in enumerate(look.view.shop) if card.colour in hint.colours]
    for box in boxes:
        if lit:
            draw_ring(picture, look.gliding, _BENCH, box, 18)
        picture.sprite("ui/icons/hint", (box.right - 0.012, box.y + 0.012 - nod), 0.046, tint="focus")


def draw_way(picture: Picture, room: Room, view: LightsView, way: ShownWay) -> Sequence[Box]:
    """What a decision that is looked back at would press: the deck, or the cards that are taken."""
    about, button = [room.deck], room.reveal
    if isinstance(way.action, Take):
        places = zip(room.slots, view.shop, strict=False)
        about, button = [box for box, card in places if card.colour in way.action.colours], room.take
    for box in (*about, button):
        mark_place(picture, box, way)
    return *about, button
