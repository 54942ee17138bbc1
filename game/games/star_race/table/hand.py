"""The hand, and the ways to play the card that was picked up: pills beside it, tiles for trades."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from game.client.forms.widgets import key_cap, key_width, seat_badge
from game.client.layout import Box, Point
from game.client.motion.clips import Pose
from game.client.paint import furniture as f
from game.client.paint.picture import Picture
from game.client.table.cards import Side, draw_card
from game.client.table.presenter import Look
from game.engine.contract import NOBODY
from game.games.star_race.model import Adopt, Advance, Card, Fizzle, Move, RaceView, Swap, Trade
from game.games.star_race.table import looks
from game.games.star_race.table.intention import Intention
from game.games.star_race.table.plan import CARD_ASPECT, FAVOURITE_ASPECT, Plan
from game.match.lineup import Lineup
from game.texts import Words

PILL_HIGH = 0.056
TILE_HIGH = 0.066
_TILE_WIDE = 0.242
_KEY_HIGH = 0.034
_GAP = 0.008


# Where they are


def way_boxes(plan: Plan, intention: Intention) -> list[Box]:
    """The places of the ways to play the card, in their order."""
    if intention.trading:
        return _tiles(plan, len(intention.moves))
    count = len(intention.moves)
    whole = plan.pills.within(plan.pills.w, count * (PILL_HIGH + _GAP) - _GAP, "bottom")
    return whole.rows(count, _GAP)


def _tiles(plan: Plan, count: int) -> list[Box]:
    columns = 2 if count <= 4 else 3 if plan.narrow else 4
    rows = -(-count // columns)
    room = tiles_panel(plan, rows, columns)
    inner = Box(room.x + 0.016, room.y + 0.058, room.w - 0.032, room.h - 0.072)
    return [cell for line in inner.rows(rows, _GAP) for cell in line.columns(columns, _GAP)][:count]


def tiles_panel(plan: Plan, rows: int, columns: int) -> Box:
    high = 0.072 + rows * TILE_HIGH + (rows - 1) * _GAP
    wide = min(plan.galaxy.w + 0.02, 0.032 + columns * _TILE_WIDE + (columns - 1) * _GAP)
    bottom = plan.own.bottom - plan.lifted_high - 0.012
    return Box(plan.galaxy.cx - wide / 2, bottom - high, wide, high)


# Cards


def draw_hand(
    picture: Picture, plan: Plan, look: Look[RaceView], intention: Intention, keys: Mapping[str, str]
) -> None:
    view = look.view
    sides = _sides(view)
    for slot, side in enumerate(sides):
        if slot != intention.slot:
            _draw_resting(picture, plan, look, slot, side, len(sides))
    if intention.slot is not None and intention.slot < len(sides):
        _draw_lifted(picture, plan, look, intention, sides[intention.slot])
    hinted = hint_slot(view, look.hint)
    if look.deciding and hinted is not None:
        _draw_hint(picture, plan, hinted, len(sides), lifted=hinted == intention.slot)
    for slot in range(len(sides)):
        if f"card-{slot + 1}" in keys:
            _draw_card_key(picture, plan, slot, len(sides), keys[f"card-{slot + 1}"], intention)


def _draw_card_key(
    picture: Picture, plan: Plan, slot: int, count: int, key: str, intention: Intention
) -> None:
    """The key that picks it up, on the corner where a card says least."""
    high = plan.lifted_high if slot == intention.slot else plan.card_high
    x, y = plan.lifted(slot, count) if slot == intention.slot else plan.slots(count)[slot].point
    key_at(picture, key, (x - high * CARD_ASPECT * 0.4, y - high * 0.4))


def _sides(view: RaceView) -> list[Side]:
    """The hand that lies at the bottom: backs, if it is not for the eyes that look."""
    if view.seat != NOBODY:
        return [looks.face(card) for card in view.hand]
    return [looks.CARD_BACK] * view.hand_sizes[looks.home_of(view)]


def _draw_resting(
    picture: Picture, plan: Plan, look: Look[RaceView], slot: int, side: Side, count: int
) -> None:
    x, y, angle = plan.slots(count)[slot]
    pose = look.poses.get(f"hand:{slot}", Pose())
    draw_card(picture, side, Pose(x, y, angle, alpha=pose.alpha), plan.card_high)


def _draw_lifted(
    picture: Picture, plan: Plan, look: Look[RaceView], intention: Intention, side: Side
) -> None:
    assert intention.slot is not None
    if look.poses.get(f"hand:{intention.slot}", Pose()).alpha == 0.0:
        return
    x, y = plan.lifted(intention.slot, len(look.view.hand))
    high = plan.lifted_high
    box = Box.around((x, y), high * picture.art.aspect(side[0]), high)
    picture.glow((x, y), high * 0.8, "focus", 0.5 if intention.picked else 0.28)
    draw_card(picture, side, Pose(x, y), high)
    if intention.picked:
        f.outline(picture, Box(box.x, box.y, box.w, box.h * 0.985).grown(0.003), "focus", 46, 5)


def _draw_hint(picture: Picture, plan: Plan, slot: int, count: int, *, lifted: bool) -> None:
    """A light bulb on the card that the hint means."""
    x, y = plan.lifted(slot, count) if lifted else plan.slots(count)[slot].point
    high = plan.lifted_high if lifted else plan.card_high
    spot = Box.around((x, y - high / 2), 0.05, 0.05)
    picture.glow(spot.centre, 0.06, "focus", 0.7)
    f.pill(picture, spot, "focus")
    picture.sprite("ui/icons/hint", spot.centre, 0.034, tint="ink")


# Ways


@dataclass(frozen=True)
class _Way:
    """All that the picture of one way depends on."""

    move: Move
    change: int | None
    focused: bool
    ends: bool
    emblem: str = ""
    key: str = ""  # that plays it


def draw_ways(
    picture: Picture,
    plan: Plan,
    look: Look[RaceView],
    intention: Intention,
    words: Words,
    keys: Mapping[str, str],
) -> None:
    boxes = way_boxes(plan, intention)
    if intention.trading:
        _draw_trade_panel(picture, plan, boxes, words)
    for number, box in enumerate(boxes):
        way = _way(look.lineup, intention, number, keys.get(f"way-{number + 1}", ""))
        paint = partial(_paint_tile if intention.trading else _paint_pill, way, words)
        picture.touchable(f"way-{number}", box)
        picture.group(("way", way, box.w, box.h), box, paint, margin=0.03)


def _way(table: Lineup, intention: Intention, number: int, key: str) -> _Way:
    move = intention.moves[number]
    seen = intention.previews[number] if intention.previews else None
    change = None if seen is None else seen.points[1] - seen.points[0]
    emblem = table.players[move.seat].emblem if isinstance(move, Trade) else ""
    return _Way(move, change, number == intention.focus, bool(seen and seen.ends), emblem, key)


def trade_panel(boxes: Sequence[Box]) -> Box:
    """The panel round the tiles of a trade."""
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    return Box(x - 0.016, y - 0.058, right - x + 0.032, bottom - y + 0.072)


def _draw_trade_panel(picture: Picture, plan: Plan, boxes: Sequence[Box], words: Words) -> None:
    panel = trade_panel(boxes)
    with picture.above():
        f.panel(picture, panel, "dialog", radius=26)
        title = Box(panel.x + 0.024, panel.y + 0.01, panel.w - 0.048, 0.042)
        picture.text(words("race-trade-title"), title, 0.028, face="title", colour="focus")


def _ground(picture: Picture, way: _Way, box: Box) -> str:
    """The face of a way; gives the colour of what is written on it."""
    radius = f.design(box.h) / 2
    if way.focused:
        f.pill(picture, box, "good")
        return "#0B1026"
    f.pill(picture, box, "panel", 0.96)
    f.outline(picture, box, "#8E97E0", radius, 2)
    return "#F4F1E8"


def _paint_pill(way: _Way, words: Words, picture: Picture, box: Box) -> None:
    ink = _ground(picture, way, box)
    inner = box.inset(0.014, 0.006)
    if way.key:
        key_at(picture, way.key, (box.x + 0.004, box.cy))
        inner = inner.cut_left(0.012)[1]
    if way.change is not None:
        right, inner = inner.cut_right(0.05, 0.006)
        looks.gain(picture, way.change, words, Box.around(right.centre, 0.05, 0.036))
    match way.move:
        case Advance(alien=alien):
            _one_alien(picture, "hop", alien, words("race-advance"), ink, inner)
        case Adopt(card=card, drop=drop):
            _adopting(picture, card.alien, drop, words("race-adopt"), ink, inner)
        case Swap(aliens=(one, other)):
            _two_aliens(picture, one, other, ink, inner)
        case Fizzle():
            icon, rest = inner.cut_left(inner.h, 0.008)
            picture.sprite("ui/icons/discard", icon.centre, inner.h * 0.72, tint=ink)
            picture.text(words("race-fizzle"), rest, 0.0255, colour=ink)


def _one_alien(picture: Picture, icon: str, alien: str, label: str, ink: str, box: Box) -> None:
    mark, rest = box.cut_left(0.03, 0.002)
    picture.sprite(f"ui/icons/{icon}", mark.centre, 0.032, tint=ink)
    face, rest = rest.cut_left(0.044, 0.006)
    picture.sprite(f"star_race/alien_{alien}", face.centre, box.h * 1.02)
    picture.text(label, rest, 0.0255, face="strong", colour=ink)


def _adopting(picture: Picture, alien: str, drop: str | None, label: str, ink: str, box: Box) -> None:
    """The new favourite; with two there already, which one goes for it."""
    mark, rest = box.cut_left(box.h * 0.86, 0.006)
    picture.sprite("ui/icons/heart", mark.centre, box.h * 0.72, tint=ink)
    face, rest = rest.cut_left(box.h * FAVOURITE_ASPECT, 0.008)
    picture.sprite(f"star_race/favourite_{alien}", face.centre, box.h)
    if drop is None:
        picture.text(label, rest, 0.0255, face="strong", colour=ink)
        return
    old = Box.around((rest.x + box.h * 0.75, box.cy), box.h * FAVOURITE_ASPECT, box.h)
    picture.sprite(f"star_race/favourite_{drop}", old.centre, box.h * 0.9, alpha=0.55)
    off = (old.right - box.h * 0.06, old.y + box.h * 0.22)
    f.pill(picture, Box.around(off, box.h * 0.56, box.h * 0.56), "bad")
    picture.sprite("ui/icons/close", off, box.h * 0.4, tint="ink")


def _two_aliens(picture: Picture, one: str, other: str, ink: str, box: Box) -> None:
    left, middle, right = box.within(min(box.w, box.h * 3.6), box.h).columns(3)
    picture.sprite(f"star_race/alien_{one}", left.centre, box.h * 1.02)
    picture.sprite("ui/icons/swap", middle.centre, box.h * 0.66, tint=ink)
    picture.sprite(f"star_race/alien_{other}", right.centre, box.h * 1.02)


def _paint_tile(way: _Way, words: Words, picture: Picture, box: Box) -> None:
    """What goes, for what, from whom, and what that brings."""
    assert isinstance(way.move, Trade)
    ink = _ground(picture, way, box)
    inner = box.inset(0.012, 0.006)
    if way.key:
        key, inner = inner.cut_left(_KEY_HIGH + 0.002, 0.004)
        key_at(picture, way.key, key.centre)
    if way.change is not None:
        right, inner = inner.cut_right(0.046, 0.004)
        looks.gain(picture, way.change, words, Box.around(right.centre, 0.046, 0.036))
    high = min(inner.h, (inner.w - 0.01) / (3.7 * FAVOURITE_ASPECT))
    wide = high * FAVOURITE_ASPECT
    give, swap, take, owner = Box.around(inner.centre, wide * 3.7, high).shares((1.0, 0.8, 1.0, 0.8))
    picture.sprite(f"star_race/favourite_{way.move.give}", give.centre, high)
    picture.sprite("ui/icons/trade", swap.centre, wide * 0.66, tint=ink)
    picture.sprite(f"star_race/favourite_{way.move.take}", take.centre, high)
    seat_badge(picture, way.emblem, (owner.x + wide * 0.34, owner.cy), wide * 0.84)


def key_at(picture: Picture, key: str, centre: Point) -> None:
    """A key cap round a point."""
    key_cap(picture, key, (centre[0] - key_width(picture, key, _KEY_HIGH) / 2, centre[1]), _KEY_HIGH)


def hint_slot(view: RaceView, move: object) -> int | None:
    """Where the card of a hinted move is held."""
    card = getattr(move, "card", None)
    return view.hand.index(card) if isinstance(card, Card) and card in view.hand else None
