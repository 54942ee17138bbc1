"""The hand, and what can be chosen for the card that was picked up: beside it, or on the table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from game.client.forms.widgets import key_cap, key_width, seat_badge
from game.client.layout import Box, Point
from game.client.motion.clips import Pose
from game.client.paint import furniture
from game.client.paint.picture import Picture
from game.client.paint.theme import LABEL, LARGE
from game.client.table.cards import DRAGGED, CardSide, draw_card
from game.client.table.rings import draw_ring, ring_place
from game.engine.contract import NOBODY
from game.games.star_race import model
from game.games.star_race.table import sprites
from game.games.star_race.table.picking import CARD_KEYS, WAY_KEYS, Sight, favourite_box, hinted_slot
from game.games.star_race.table.room import CARD_ASPECT, FAVOURITE_ASPECT, Room
from game.games.star_race.table.sprites import Held
from game.texts import Words

_KEY_HIGH = 0.034
_FLAG = 0.026
_EDGE = "#8E97E0"  # round what can be chosen
_DIMMED = 0.55  # a card beside that of a hint


def rehearse(picture: Picture, room: Room) -> None:
    """All cards that may be drawn."""
    for card in model.PLANET_CARDS:
        picture.picture_of(sprites.face(card)[0], room.hand.high)
    picture.picture_of("ui/icons/flag", _FLAG * 0.66, "dark")


# Cards


def draw_hand(picture: Picture, now: Sight) -> None:
    room, look, picked = now.room, now.look, now.picked
    sides = _sides(now)
    unseen = (
        model.HAND_SIZE - 1 if look.played is not None and look.played.face_down else None
    )  # drawn elsewhere
    spots = room.hand.slots(len(sides))
    for slot, side in enumerate(sides):
        if slot not in (picked.slot, unseen):
            shown = look.poses.get(Held(slot), Pose()).alpha
            alpha = _DIMMED if picked.hinted and shown is None else shown
            draw_card(picture, side, Pose(*spots[slot], alpha=alpha), room.hand.high)
    if picked.slot is not None and look.poses.get(Held(picked.slot), Pose()).alpha != 0.0:
        if picked.at is not None:  # beside the pointer, for it must not hide what lies there
            with picture.above():
                held = Pose(picked.at[0] + 0.05, picked.at[1] + 0.07, scale=DRAGGED)
                draw_card(picture, sides[picked.slot], held, room.hand.lifted_high)
        else:
            _draw_lifted(picture, now, sides[picked.slot], room.hand.lifted(picked.slot, len(sides)))
    hinted = hinted_slot(now.view, look.hint) if look.deciding else None
    for slot, spot in enumerate(spots):
        lifted = slot == picked.slot
        x, y = room.hand.lifted(slot, len(sides)) if lifted else spot.point
        high = room.hand.lifted_high if lifted else room.hand.high
        if slot == hinted:
            _draw_hint(picture, (x, y - high / 2))
        if CARD_KEYS[slot] in now.keys:  # on the corner with the least to read
            _draw_key(picture, now.keys[CARD_KEYS[slot]], (x - high * CARD_ASPECT * 0.4, y - high * 0.4))


def _sides(now: Sight) -> list[CardSide]:
    """The hand at the bottom; backs, if the viewer may not see it."""
    view = now.view
    if view.seat != NOBODY:
        missing = view.hand_sizes[view.seat] - len(view.hand)  # drawn, and not turned over yet
        return [sprites.face(card) for card in view.hand] + [sprites.CARD_BACK] * missing
    return [sprites.CARD_BACK] * view.hand_sizes[now.room.me]


def _draw_lifted(picture: Picture, now: Sight, side: CardSide, at: Point) -> None:
    """A card that was picked up, or is pointed at."""
    high = now.room.hand.lifted_high
    box = Box.around(at, high * picture.art.aspect(side[0]), high)
    picture.glow(at, high * 0.8, "focus", 0.5 if now.picked.up else 0.28)
    draw_card(picture, side, Pose(*at), high)
    if now.picked.up or now.picked.hinted:
        edge = Box(box.x, box.y, box.w, box.h * 0.985).grown(0.003)
        furniture.outline(picture, ring_place(picture, now.look.gliding, "cards", edge), "focus", 46, 5)


def _draw_hint(picture: Picture, at: Point) -> None:
    """A light bulb on the card of the hint."""
    spot = Box.around(at, 0.05, 0.05)
    picture.glow(spot.centre, 0.06, "focus", 0.7)
    furniture.pill(picture, spot, "focus")
    picture.sprite("ui/icons/hint", spot.centre, 0.034, tint="ink")


def _draw_key(picture: Picture, key: str, centre: Point) -> None:
    """A key cap round a point."""
    key_cap(picture, key, (centre[0] - key_width(picture, key, _KEY_HIGH) / 2, centre[1]), _KEY_HIGH)


# What can be chosen


@dataclass(frozen=True)
class _Face:
    """All that the picture of one way depends on."""

    move: model.Move
    change: int | None  # of the own points, if that may be shown
    focused: bool
    emblem: str  # of whom a trade is with
    key: str  # that plays it


def draw_offers(picture: Picture, now: Sight) -> None:
    """The ways to play the card: pills beside the hand; for a trade, favourites on the table."""
    picked = now.picked
    for number, (offer, box) in enumerate(zip(picked.offers, picked.boxes(now.room, now.view), strict=True)):
        preview = picked.shown(offer.way) if offer.way else None
        change = preview.points[1] - preview.points[0] if preview else None
        key, lit = now.keys.get(WAY_KEYS[number], ""), number == picked.focus
        picture.touchable(offer.way.move if offer.way else offer.favourite, box)
        if offer.favourite is None and offer.way is not None:
            face = _Face(offer.way.move, change, lit, _owner(now, offer.way.move), key)
            _draw_pill(picture, now, face, box)
        else:
            _draw_favourite(picture, now, change, key, box, lit=lit)
        if preview is not None and preview.ends:
            _draw_flag(picture, box)
    if picked.first is not None:
        furniture.outline(
            picture, favourite_box(now.room, now.view, picked.first).grown(0.004), "focus", 16, 4
        )


def _draw_flag(picture: Picture, box: Box) -> None:
    """A flag on the corner of what ends the race."""
    spot = Box.around((box.right - 0.002, box.y + 0.008), _FLAG, _FLAG)
    with picture.above():
        furniture.pill(picture, spot, "warn")
        picture.sprite("ui/icons/flag", spot.centre, _FLAG * 0.66, tint="dark")


def _owner(now: Sight, move: model.Move) -> str:
    return now.look.lineup.players[move.seat].emblem if isinstance(move, model.Trade) else ""


def _draw_pill(picture: Picture, now: Sight, face: _Face, box: Box) -> None:
    paint = partial(_paint_tile if isinstance(face.move, model.Trade) else _paint_pill, face, now.words)
    picture.group(("way", face, box.w, box.h), box, paint, margin=0.03)
    if face.focused:
        among, hinted = ("ways", now.picked.slot), now.picked.hinted
        draw_ring(picture, now.look.gliding, among, box, furniture.design(box.h) / 2, rests=hinted)
    if face.focused and now.picked.hinted and now.confirm:
        with picture.above():
            wide = key_width(picture, now.confirm, _KEY_HIGH)
            key_cap(picture, now.confirm, (box.x + 0.014 - wide, box.cy), _KEY_HIGH)


def _draw_favourite(
    picture: Picture, now: Sight, change: int | None, key: str, box: Box, *, lit: bool
) -> None:
    """A favourite that can be touched: with its key, and what the trade is worth."""
    with picture.above():
        if lit:
            draw_ring(picture, now.look.gliding, "favourites", box, 16)
        furniture.outline(
            picture, box.grown(0.003 if lit else 0.0), "focus" if lit else _EDGE, 16, 6 if lit else 3
        )
        if key:
            _draw_key(picture, key, (box.x + 0.008, box.y + 0.014))
        if change is not None:
            sprites.draw_gain(
                picture, change, now.words, Box.around((box.cx, box.bottom - 0.004), 0.05, 0.034)
            )


def _paint_ground(picture: Picture, face: _Face, box: Box) -> str:
    """Paint the ground of a way; gives the colour of its words."""
    if face.focused:
        furniture.pill(picture, box, "focus")
        return "dark"
    furniture.pill(picture, box, "panel", 0.96)
    furniture.outline(picture, box, _EDGE, furniture.design(box.h) / 2, 2)
    return "text"


def _paint_pill(face: _Face, words: Words, picture: Picture, box: Box) -> None:
    ink = _paint_ground(picture, face, box)
    inner = box.inset(0.014, 0.006)
    if face.key:
        _draw_key(picture, face.key, (box.x + 0.004, box.cy))
        inner = inner.cut_left(0.012)[1]
    if face.change is not None:
        wide = 0.05 if inner.h < 0.06 else 0.064
        right, inner = inner.cut_right(wide, 0.006)
        sprites.draw_gain(picture, face.change, words, Box.around(right.centre, wide, 0.72 * wide))
    match face.move:
        case model.Advance(alien=alien):
            mark, rest = inner.cut_left(inner.h * 0.68, 0.002)
            picture.sprite("ui/icons/hop", mark.centre, inner.h * 0.73, tint=ink)
            portrait, rest = rest.cut_left(inner.h, 0.006)
            picture.sprite(f"star_race/alien_{alien}", portrait.centre, inner.h * 1.02)
            _paint_label(picture, words("race-advance"), rest, box, ink)
        case model.Adopt():
            _paint_adopting(picture, face.move, words, ink, inner, box)
        case model.Swap(aliens=(one, other)):
            left, middle, right = inner.within(min(inner.w, inner.h * 3.6), inner.h).columns(3)
            size = min(inner.h, left.w * 1.1)
            picture.sprite(f"star_race/alien_{one}", left.centre, size * 1.02)
            picture.sprite("ui/icons/swap", middle.centre, size * 0.66, tint=ink)
            picture.sprite(f"star_race/alien_{other}", right.centre, size * 1.02)
        case model.Fizzle():
            icon, rest = inner.cut_left(inner.h, 0.008)
            picture.sprite("ui/icons/discard", icon.centre, inner.h * 0.72, tint=ink)
            picture.text(words("race-fizzle"), rest, _size(box), colour=ink)


def _size(pill: Box) -> float:
    """Of the words on a pill: larger where it is higher."""
    return LARGE if pill.h > 0.06 and pill.w > 0.3 else LABEL


def _paint_label(picture: Picture, label: str, room: Box, pill: Box, ink: str) -> None:
    """The word for a way, if it can be read there: its pictures say the same."""
    if picture.fits(label, room.w, "strong"):
        picture.text(label, room, _size(pill), face="strong", colour=ink)


def _paint_adopting(picture: Picture, move: model.Adopt, words: Words, ink: str, box: Box, pill: Box) -> None:
    """The new favourite, and the one that goes for it if there are two already."""
    mark, rest = box.cut_left(box.h * 0.86, 0.006)
    picture.sprite("ui/icons/heart", mark.centre, box.h * 0.72, tint=ink)
    face, rest = rest.cut_left(box.h * FAVOURITE_ASPECT, 0.008)
    picture.sprite(f"star_race/favourite_{move.card.alien}", face.centre, box.h)
    if move.drop is None:
        _paint_label(picture, words("race-adopt"), rest, pill, ink)
        return
    old = Box.around((rest.x + box.h * 0.75, box.cy), box.h * FAVOURITE_ASPECT, box.h)
    picture.sprite(f"star_race/favourite_{move.drop}", old.centre, box.h * 0.9, alpha=0.55)
    off = (old.right - box.h * 0.06, old.y + box.h * 0.22)
    furniture.pill(picture, Box.around(off, box.h * 0.56, box.h * 0.56), "bad")
    picture.sprite("ui/icons/close", off, box.h * 0.4, tint="ink")


def _paint_tile(face: _Face, words: Words, picture: Picture, box: Box) -> None:
    """The picture of a trade: which card goes, which comes, from whom, and the points."""
    move = face.move
    assert isinstance(move, model.Trade)
    ink = _paint_ground(picture, face, box)
    inner = box.inset(0.012, 0.006)
    if face.key:
        key, inner = inner.cut_left(_KEY_HIGH + 0.002, 0.004)
        _draw_key(picture, face.key, key.centre)
    if face.change is not None:
        right, inner = inner.cut_right(0.046, 0.004)
        sprites.draw_gain(picture, face.change, words, Box.around(right.centre, 0.046, 0.036))
    high = min(inner.h, (inner.w - 0.01) / (3.7 * FAVOURITE_ASPECT))
    wide = high * FAVOURITE_ASPECT
    give, swap, take, owner = Box.around(inner.centre, wide * 3.7, high).shares((1.0, 0.8, 1.0, 0.8))
    picture.sprite(f"star_race/favourite_{move.give}", give.centre, high)
    picture.sprite("ui/icons/trade", swap.centre, wide * 0.66, tint=ink)
    picture.sprite(f"star_race/favourite_{move.take}", take.centre, high)
    seat_badge(picture, face.emblem, (owner.x + wide * 0.34, owner.cy), wide * 0.84)
