"""The middle of the large panel: every choice as a thing to press.

While others play, it shows what the points are made of. It also has the last lines of the log, if there is
no place for them beside the planet.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product, zip_longest

from msgspec import Struct

from game.client.forms.widgets import seat_badge
from game.client.layout import Box
from game.client.paint import furniture, theme
from game.client.paint.picture import Picture
from game.client.table.log import draw_line
from game.client.table.rings import draw_ring
from game.engine.contract import NOBODY
from game.games.gravity import model
from game.games.gravity.choices import Gain, Option, gains, use_of
from game.games.gravity.model import Card, CardMove
from game.games.gravity.rules import REFILL
from game.games.gravity.table.cards import caps_of, draw_key
from game.games.gravity.table.picking import Keyed, Sight
from game.games.gravity.table.room import HEAD, offer_boxes
from game.games.gravity.table.seats import purse_of
from game.games.gravity.view import points, stock
from game.games.gravity.words import EJECTED, picture_of
from game.match.lineup import Lineup
from game.telling import Icon, Line, Part, Who

CHIP_HIGH = 0.058  # of a chip whose contents are drawn at their usual size
GAIN = 0.038  # the width of a thing that would be won, without words
GAIN_TEXT = 0.024
BADGE = 0.026  # of whom something would be stolen from
SIGN = 0.032  # of a card
NAME_AIR = 0.004  # on both sides of its name
NEVER = 0.026
TOTAL = 0.032
SLIM = 0.17  # the width of a chip whose contents cannot grow
STEAL = 0.15  # the least width of a chip for what can be stolen that has room for its key
TILES = 0.088  # of what the points are made of
RANK = 0.05
LEAST_RANK = 0.034
BAR = 0.012
ICON = 0.036
TINTED = ("ui/icons/star", "ui/icons/pair")
NEWS_ROW = 0.06
LINE_AIR = 0.008  # above and below what a row says
ARROW = Icon("ui/icons/arrow_right", tint="quiet")

# The size of a picture at the left end of a chip, and its colour if it has none of its own.
_SIGNS: dict[type, tuple[float, str | None]] = {
    model.Step: (0.04, None),
    model.Steal: (0.042, None),
    model.Replay: (0.042, None),
    model.Refill: (0.034, "text"),
    model.End: (0.034, "good"),
    model.PickDoor: (0.044, None),
}


class Rank(Struct, frozen=True):
    """A seat in the order of points."""

    name: str
    emblem: str
    colour: str
    points: int


def draw_console(picture: Picture, sight: Sight) -> None:
    """What the viewer can choose; while there is nothing to choose, the ledger of points."""
    if not sight.look.deciding:
        _draw_ledger(picture, sight)
        return
    _draw_headline(picture, sight)
    if sight.offers:
        _draw_offers(picture, sight)
        return
    for index, (choice, box) in enumerate(zip(sight.found, sight.chips, strict=True)):
        _draw_chip(picture, sight, box, choice, index == sight.target)


# The headline


def _headline(sight: Sight) -> str:
    """What the console is about."""
    view, words, aim = sight.view, sight.desk.words, sight.aim
    if view.phase == "steal" and view.pending is not None:
        return words("gravity-steal", name=sight.look.lineup.players[view.pending.victim].name)
    if view.phase != "action":
        return words(f"gravity-turn-{view.phase}")
    if aim and isinstance(aim.move, CardMove):
        return aim.refusal or use_of(words, aim.move)
    return words("gravity-choose" if sight.offers else f"gravity-{sight.card}")


def _draw_headline(picture: Picture, sight: Sight) -> None:
    """For a move under consideration, all that it wins on the way stands beside its name."""
    words, signed = _headline(sight), sight.desk.words.signed
    seen = sight.seen if sight.aim and isinstance(sight.aim.move, CardMove) else None
    found = gains(seen.events) if seen else []
    room = sight.room.console.cut_top(HEAD - 0.004)[0].inset(0.006, 0)
    notes = [signed(gain.points) if gain.points > 1 else "" for gain in found]
    plain = [GAIN + (BADGE if gain.take and gain.victim != NOBODY else 0.0) for gain in found]
    told = [picture.text_width(note, GAIN_TEXT, "title") if note else 0.0 for note in notes]
    widths = [sum(pair) for pair in zip(plain, told, strict=True)]
    least = picture.text_width(words, theme.LEAST / picture.frame.text_scale, "title")
    most = max(0.3 * room.w, min(0.66 * room.w, 0.98 * room.w - least))
    if sum(widths) > most:
        notes, widths = [""] * len(notes), [min(width, most / len(plain)) for width in plain]
    for gain, note, width in reversed(list(zip(found, notes, widths, strict=True))):
        place, room = room.cut_right(width, 0.0)
        _draw_gain(picture, sight, place, gain, note)
    picture.text(words, room, 0.028, face="title", lines=2 if not found else 1)


def _draw_gain(picture: Picture, sight: Sight, box: Box, gain: Gain, note: str) -> None:
    """A thing that would be won, with its worth if that is more than a point."""
    size = min(0.034, box.w * 0.9)
    right = box.right
    if gain.take:
        picture.sprite(picture_of(gain.take), (right - size / 2, box.cy), size)
        right -= size
    if gain.victim != NOBODY:
        seat_badge(picture, sight.emblem(gain.victim), (right - BADGE / 2, box.cy), BADGE)
        right -= BADGE
    if note:
        words = Box(box.x, box.y, right - box.x, box.h)
        picture.text(note, words, GAIN_TEXT, face="title", colour="focus", align="right")


# Choices


def _draw_offers(picture: Picture, sight: Sight) -> None:
    """What the turn offers while no card is picked."""
    for card, box in zip(sight.offers, sight.offer_boxes, strict=False):
        _draw_offer(picture, sight, box, card)
    if sight.step_box is not None:
        _draw_offer(picture, sight, sight.step_box, None)
    if sight.refill_box is not None:
        refill = next(option for option in sight.options if option.move == REFILL)
        chosen = sight.look.hint == REFILL
        _draw_chip(picture, sight, sight.refill_box, Keyed(refill, "refill"), chosen)


def _draw_offer(picture: Picture, sight: Sight, box: Box, card: Card | None) -> None:
    """A card in the hand and the most that it would win face up, or the simple move, before one is picked."""
    best, chosen = sight.best(card) if sight.ghosts else None, card is not None and card == sight.card
    picture.touchable(("offer", card), box)
    furniture.slab(picture, box, "secondary", "hover" if chosen else "normal", 18)
    _draw_named(picture, sight, _face(box), card, best, _growth(picture, box))
    if chosen:
        draw_ring(picture, sight.look.gliding, sight.choosing, box, 18)


def _draw_named(
    picture: Picture, sight: Sight, face: Box, card: Card | None, best: int | None, by: float
) -> None:
    """Sign, name and worth. A long name takes the place of the sign; a longer one stands above the others."""
    words, size = sight.desk.words(f"gravity-{card or 'step'}"), theme.LABEL * by
    sign = f"gravity/icon_{card}" if card else "gravity/card_back"
    worth = 0.0 if not sight.ghosts else NEVER if best is None else _total_width(picture, best, by)
    high, row = SIGN * by, face
    whole = face.cut_right(worth, NAME_AIR)[1]
    beside = whole.cut_left(high * picture.art.aspect(sign), NAME_AIR)[1]
    cut = [picture.setting(words, room, size, face="title").cut for room in (beside, whole)]
    if all(cut):
        beside, row = face.rows(2)
        high = min(high, row.h)
    if all(cut) or not cut[0]:
        picture.sprite(sign, (row.x + high * picture.art.aspect(sign) / 2, row.cy), high)
        whole = beside
    picture.text(words, whole, size, face="title")
    if best is not None:
        _draw_total(picture, row, best, by)
    elif sight.ghosts:
        _draw_never(picture, row)


def _draw_chip(picture: Picture, sight: Sight, box: Box, choice: Keyed, chosen: bool) -> None:
    """One choice: its key, its sign, its name if it needs one, and what it is worth."""
    open_ = choice.option.action is not None
    picture.touchable(choice.option.move, box)
    if open_:
        furniture.slab(picture, box, "secondary", "hover" if chosen else "normal", 18)
    else:
        furniture.panel(picture, box, "bar", 18)
    with picture.fade(1.0 if open_ else 0.45):
        _draw_contents(picture, sight, _face(box), choice)
    if chosen:
        draw_ring(picture, sight.look.gliding, sight.choosing, box, 18)


def _face(box: Box) -> Box:
    """The part of a chip that holds its contents."""
    return box.cut_top(box.h * 0.91)[0].inset(min(0.012, box.w * 0.05), 0)


def _growth(picture: Picture, box: Box) -> float:
    """How much larger than usual the contents of a box can be."""
    return min(1.3, max(1.0, min((box.h + 0.006) / CHIP_HIGH, box.w / (SLIM * picture.frame.text_scale))))


def _draw_contents(picture: Picture, sight: Sight, box: Box, choice: Keyed) -> None:
    option, label = choice.option, _label(sight, choice.option)
    question = isinstance(option.move, model.Replay | model.End)
    x, by = box.x, 1.0 if question else _growth(picture, box)
    caps = caps_of(sight.desk, choice.key or choice.arrow)[:1]
    if isinstance(option.move, model.Steal) and box.w < STEAL * picture.frame.text_scale:
        caps = ()  # what can be stolen matters more than its key
    for key in caps:
        draw_key(picture, key, (x + 0.017, box.cy), 0.031)
        x += 0.038
    if x == box.x and choice.arrow:
        picture.sprite(f"ui/icons/arrow_{choice.arrow}", (x + 0.014, box.cy), 0.026, tint="text")
        x += 0.034
    size, tint = _SIGNS.get(type(option.move), (0.034, None))
    picture.sprite(option.picture, (x + 0.017 * by, box.cy), size * by, tint=tint)
    x += 0.035 * by + 0.003
    if option.action is None:
        _draw_never(picture, box)
        return
    foreseen, right = option.card is not None or isinstance(option.move, model.Replay), box.right
    if option.gain is not None and (sight.ghosts or not foreseen):
        room = Box(x, box.y, right - x, box.h)
        right = _draw_total(picture, room, option.gain, _growth(picture, room))
    room = Box(x, box.y, right - x - 0.006, box.h)
    if question:
        top, bottom = room.inset(0.0, box.h * 0.1).rows(2)
        picture.text(label, top, theme.TEXT, face="title")
        hidden = foreseen and not sight.ghosts
        effect = sight.desk.words("gravity-replay-cost") if hidden else option.effect
        picture.text(effect, bottom, theme.LEAST, colour="quiet")
    elif label:
        picture.text(label, room, theme.LABEL, lines=2)


def _label(sight: Sight, option: Option) -> str:
    """The words on a chip: none for a use of a card, whose sign and arrow say it."""
    pending = sight.view.pending
    if isinstance(option.move, model.Steal) and pending is not None:
        return f"×{stock(sight.view, pending.victim, option.move.take)}"
    return "" if option.card else option.name


def _total(total: int) -> str:
    return f"+{total}" if total > 0 else f"−{-total}" if total < 0 else "0"


def _total_width(picture: Picture, total: int, by: float) -> float:
    return picture.text_width(_total(total), TOTAL * by, "title")


def _draw_total(picture: Picture, box: Box, total: int, by: float) -> float:
    """Points won or lost, at the right end of a box; gives where they begin."""
    colour = "good" if total > 0 else "bad" if total < 0 else "quiet"
    return picture.text(_total(total), box, TOTAL * by, face="title", colour=colour, align="right").x


def _draw_never(picture: Picture, box: Box) -> None:
    """The sign of what cannot be done, where points would stand."""
    picture.sprite("ui/icons/close", (box.right - NEVER / 2, box.cy), NEVER, tint="bad")


# What the points are made of, and who leads


def _draw_ledger(picture: Picture, sight: Sight) -> None:
    """Stars, pairs and tokens of the large panel's purse, whose sum are the points; below them all seats."""
    purse, words = purse_of(sight.view, sight.owner), sight.desk.words
    parts = (
        ("ui/icons/star", sum(purse[: model.TOKENS]), "stars"),
        ("ui/icons/pair", sum(count // 2 for count in purse[: model.TOKENS]), "pairs"),
        ("gravity/replay_token", purse[model.TOKENS], "tokens"),
    )
    tiles, rest = sight.room.console.cut_top(TILES, 0.012)

    def paint(inner: Picture, room: Box) -> None:
        for (icon, count, name), place in zip(parts, room.columns(3, 0.006), strict=True):
            furniture.panel(inner, place, "well", 18)
            top, foot = place.inset(0.001, 0.008).rows(2)
            tint, alpha = ("focus" if icon in TINTED else None), (1.0 if count else 0.4)
            inner.sprite(icon, (top.cx - 0.022, top.cy), ICON, tint=tint, alpha=alpha)
            inner.text(str(count), Box(top.cx, top.y, top.right - top.cx, top.h), theme.BIG, face="title")
            inner.text(words(f"results-gravity-{name}"), foot, theme.LEAST, colour="quiet", align="centre")

    picture.group(("gravity-ledger", parts), tiles, paint, margin=0.01)
    if sight.room.news_place(sight.globe)[0] is not None:
        _draw_ranks(picture, rest, _ranks(sight))


def _ranks(sight: Sight) -> tuple[Rank, ...]:
    """All seats, the best first."""
    names = [player.name for player in sight.look.lineup.players]
    scores = points(sight.view)
    ranks = [Rank(names[k], sight.emblem(k), sight.colour(k), scores[k]) for k in sight.seats]
    return tuple(sorted(ranks, key=lambda rank: -rank.points))


def _draw_ranks(picture: Picture, box: Box, ranks: Sequence[Rank]) -> None:
    """Each seat with a bar as long as its points."""
    height = min(RANK, box.h / len(ranks))
    if height < LEAST_RANK:
        return
    most = max(1, ranks[0].points)

    def paint(inner: Picture, room: Box) -> None:
        for rank, row in zip(ranks, room.rows(len(ranks)), strict=True):
            _draw_rank(inner, row, rank, rank.points / most)

    picture.group(("gravity-ranks", ranks), box.cut_top(height * len(ranks))[0], paint, margin=0.01)


def _draw_rank(picture: Picture, row: Box, rank: Rank, share: float) -> None:
    badge, rest = row.cut_left(row.h, 0.004)
    seat_badge(picture, rank.emblem, badge.centre, row.h * 0.76)
    name, rest = rest.cut_left(rest.w * 0.4, 0.008)
    picture.text(rank.name, name, theme.LABEL, face="title", name=True)
    points, rest = rest.cut_right(0.05, 0.004)
    picture.text(str(rank.points), points, theme.LARGE, face="title", align="right")
    bar = rest.within(rest.w, BAR)
    furniture.pill(picture, bar, "dark", 0.7)
    if share > 0:
        furniture.pill(picture, bar.cut_left(max(BAR, bar.w * share))[0], rank.colour)


def rehearse(picture: Picture, sight: Sight) -> None:
    """All art that choices and the ledger will need, for every seat."""
    for card in model.CARDS:
        picture.picture_of(f"gravity/icon_{card}", 0.03)
    tiles, rest = sight.room.console.cut_top(TILES, 0.012)
    furniture.panel(picture, tiles.columns(3, 0.006)[0], "well", 18)
    for icon in TINTED:
        picture.sprite(icon, tiles.centre, ICON, tint="focus")
    picture.sprite("gravity/replay_token", tiles.centre, ICON)
    height = min(RANK, rest.h / len(sight.seats))
    for seat in sight.seats:
        seat_badge(picture, sight.emblem(seat), tiles.centre, height * 0.76)
        furniture.pill(picture, tiles.cut_top(BAR)[0], sight.colour(seat))
    for count, refill in product(range(2, len(model.CARDS) + 2), (False, True)):
        for box in offer_boxes(sight.room.console, count, refill):
            furniture.slab(picture, box, "secondary", "normal", 18)
            furniture.slab(picture, box, "secondary", "hover", 18)
    picture.sprite("ui/icons/refill", tiles.centre, 0.034, tint="text")


# The last lines of the log


def draw_news(picture: Picture, sight: Sight, digest: Box | None) -> None:
    """What happened last: beside the planet, or else where the console has room."""
    place, shown = sight.room.news_place(sight.globe)
    if place is None:
        room = sight.spare if sight.look.deciding else sight.room.console.cut_top(TILES)[1]
        if sight.look.deciding and sight.card is not None:  # which stands out of the fan
            room = room.cut_bottom(min(room.h, 0.04))[1]
        _draw_lines(picture, sight, room, False)
    elif not sight.look.digested or digest != place:
        with picture.fade(shown):
            _draw_lines(picture, sight, place, True)


def _draw_lines(picture: Picture, sight: Sight, box: Box, framed: bool) -> None:
    """As many lines as fit, the newest at the top, older ones fainter."""
    room, lineup = lines_box(sight, box), sight.look.lineup
    if room is None:
        return
    air = _air(box)
    count = round((room.h - air) / NEWS_ROW)
    shown = tuple(brief(picture, line, box.w - 0.1) for line in sight.look.recent[:count])

    def paint(inner: Picture, place: Box) -> None:
        if framed:
            furniture.panel(inner, place, "panel", 24)
        rows = place.inset(0.016 if framed else 0.0, air / 2).rows(len(shown))
        for number, (line, row) in enumerate(zip(shown, rows, strict=True)):
            _group_line(inner, line, row.inset(0.0, LINE_AIR), lineup, 1.0 - 0.18 * number)
            if framed and number < len(shown) - 1:
                inner.fill(Box(row.x, row.bottom, row.w, 0.0012), "edge", 0.4)

    picture.group(("gravity-news", shown, lineup, framed), room, paint, margin=0.036)


def _group_line(picture: Picture, line: Line, box: Box, lineup: Lineup, alpha: float) -> None:
    """A line, kept at its full strength: as others follow it grows fainter, and is not set anew."""

    def paint(inner: Picture, place: Box) -> None:
        draw_line(inner, line, place, lineup)

    picture.group(("gravity-line", line, lineup), box, paint, margin=LINE_AIR, alpha=alpha)


def lines_box(sight: Sight, box: Box) -> Box | None:
    """The part of a place that the last lines take; None if there are none."""
    air = _air(box)
    count = min(len(sight.look.recent), max(0, int((box.h - air) / NEWS_ROW + 1e-6)))
    return box.cut_top(count * NEWS_ROW + air)[0] if count else None


def _air(box: Box) -> float:
    """Above and below the lines, together."""
    return min(0.024, max(0.0, box.h - NEWS_ROW))


def brief(picture: Picture, line: Line, room: float) -> Line:
    """The line; if it is too long what was done to whom, else its pictures alone. A lone one keeps words."""
    if _wide(picture, line) <= room:
        return line
    pictures = [part for part in line.parts if not isinstance(part, str)]
    if len(pictures) < 2:
        said = [part for part in line.parts if isinstance(part, str)]
        return Line(line.seat, (*pictures, *said[:1]))
    first, *more = _to_whom(line)
    told = Line(line.seat, (first, *more) if isinstance(first, str) else (first, ARROW, *more))
    if any(isinstance(part, str) for part in told.parts) and _wide(picture, told) <= room:
        return told
    return Line(line.seat, (pictures[0], ARROW, *pictures[1:]))


def _to_whom(line: Line) -> Iterator[Part]:
    """Its pictures, and the words before a name: they say what the sign before them says."""
    for part, after in zip_longest(line.parts, line.parts[1:]):
        if isinstance(part, Icon) and part == EJECTED:
            continue
        if not isinstance(part, str) or isinstance(after, Who):
            yield part


def _wide(picture: Picture, line: Line) -> float:
    words = [picture.text_width(part, theme.LABEL) + 0.01 for part in line.parts if isinstance(part, str)]
    return sum(words) + 0.045 * (len(line.parts) - len(words))
