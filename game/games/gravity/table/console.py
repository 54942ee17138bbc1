"""The part of the large panel that says what can be done: every choice as a thing to press."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.client.desk import Desk
from game.client.forms.prompts import keys_of
from game.client.forms.widgets import seat_badge
from game.client.layout import LEAST_TEXT, Box
from game.client.paint import furniture as f
from game.client.paint.picture import Picture
from game.engine.contract import NOBODY
from game.games.gravity.model import (
    Card,
    Drop,
    End,
    High,
    Long,
    PickDoor,
    Refill,
    Replay,
    Rotate,
    Steal,
    Step,
)
from game.games.gravity.table.cards import draw_key
from game.games.gravity.table.foresight import Gain, thing
from game.games.gravity.table.options import Option, rows
from game.match.lineup import Lineup

HEAD = 0.044
ROW = 0.058  # of a chip whose contents are drawn at their usual size
ROOMY = 0.076  # where a card has few uses
GAIN = 0.038  # the width of a thing that would be won, without words
GAIN_TEXT = 0.024
BADGE = 0.026  # of whom something would be taken from
SLIM = 0.17  # the width of a chip whose contents cannot grow
_ICONS: dict[type, str] = {Long: "long", High: "high", Drop: "drop", Rotate: "rotate"}


@dataclass(frozen=True, slots=True)
class Chip:
    """An option as it is shown in the console."""

    option: Option
    total: int | None  # points that it would win or lose; None if that is not shown
    label: str
    chosen: bool
    keys: tuple[str, ...]
    note: str = ""


def boxes(area: Box, found: Sequence[Option]) -> list[Box]:
    """A box for each option, below the headline."""
    lines = rows(found)
    if not lines:
        return []
    body = area.cut_top(HEAD)[1]
    tall = isinstance(found[0].action, Replay | Refill)
    height = min(0.1 if tall else ROOMY, body.h / len(lines))
    places: dict[int, Box] = {}
    for number, line in enumerate(lines):
        row = Box(body.x, body.y + number * height, body.w, height - 0.006)
        places.update(zip(line, row.columns(len(line), 0.008), strict=True))
    return [places[index] for index in range(len(found))]


@dataclass(frozen=True, slots=True)
class Offer:
    """A card in the hand, before one is picked, and the most that any use of it would win."""

    card: Card
    name: str
    best: int | None  # None if that is not shown, or if nothing can be done with it
    chosen: bool


def offer_boxes(area: Box, count: int, refill: bool) -> list[Box]:
    """A box for each card that can be picked, below the headline; the last for taking all cards back."""
    body = area.cut_top(HEAD)[1]
    lines = (count + 1) // 2 + refill
    height = min(ROOMY, body.h / max(1, lines))
    rows = [Box(body.x, body.y + line * height, body.w, height - 0.006) for line in range(lines)]
    places = [half for row in rows for half in row.columns(2, 0.008)][:count]
    return [*places, rows[-1]] if refill else places


def draw_offer(picture: Picture, box: Box, offer: Offer) -> None:
    picture.touchable(f"offer-{offer.card}", box)
    f.slab(picture, box, "secondary", "hover" if offer.chosen else "normal", 18)
    face, by = box.cut_top(box.h * 0.91)[0].inset(min(0.012, box.w * 0.05), 0), _growth(picture, box)
    picture.sprite(f"gravity/icon_{offer.card}", (face.x + 0.017 * by, face.cy), 0.034 * by)
    right = face.right if offer.best is None else _total(picture, face, offer.best)
    name = Box(face.x + 0.04 * by, face.y, right - face.x - 0.04 * by - 0.006, face.h)
    picture.text(offer.name, name, 0.0255 * by, face="title")
    if offer.chosen:
        f.ring(picture, box, 18)


def caps_of(desk: Desk, key: str) -> tuple[str, ...]:
    """The key cap of an option; none for those who have no keys in reach."""
    if desk.device.kind in ("gamepad", "touch") or not key:
        return ()
    return keys_of(desk, key) if "-" in key or key in ("replay", "finish", "refill") else (key,)


def draw_chip(picture: Picture, box: Box, chip: Chip) -> None:
    """One option: its key, its sign, its name if it needs one, and what it is worth."""
    state = "hover" if chip.chosen else "normal"
    picture.touchable(f"option-{chip.option.action}", box)
    if chip.option.why_not is not None:
        f.panel(picture, box, "bar", 18)
    else:
        f.slab(picture, box, "secondary", state, 18)  # type: ignore[arg-type]
    face = box.cut_top(box.h * 0.91)[0].inset(min(0.012, box.w * 0.05), 0)
    with picture.fade(0.45 if chip.option.why_not is not None else 1.0):
        _contents(picture, face, chip)
    if chip.chosen:
        f.ring(picture, box, 18)


def _growth(picture: Picture, box: Box) -> float:
    """How much larger the contents of a box are than where it is of the usual height, or narrow."""
    return min(1.3, max(1.0, min((box.h + 0.006) / ROW, box.w / (SLIM * picture.frame.text_scale))))


def _contents(picture: Picture, box: Box, chip: Chip) -> None:
    x, by = box.x, _growth(picture, box) if not chip.note else 1.0
    if chip.keys:
        draw_key(picture, chip.keys[0], (x + 0.017, box.cy), 0.031)
        x += 0.038
    elif chip.option.arrow:
        picture.sprite(f"ui/icons/arrow_{chip.option.arrow}", (x + 0.014, box.cy), 0.026, tint="text")
        x += 0.034
    x = _sign(picture, Box(x, box.y, box.right - x, box.h), chip.option, by) + 0.003
    right = box.right
    if chip.option.why_not is not None:
        picture.sprite("ui/icons/close", (right - 0.014, box.cy), 0.026, tint="bad")
        return
    if chip.total is not None:
        right = _total(picture, Box(x, box.y, right - x, box.h), chip.total)
    words = Box(x, box.y, right - x - 0.006, box.h)
    if chip.note:
        top, bottom = words.inset(0.0, box.h * 0.1).rows(2)
        picture.text(chip.label, top, 0.027, face="title")
        picture.text(chip.note, bottom, 0.022, colour="quiet")
    elif chip.label:
        picture.text(chip.label, words, 0.0255, lines=2)


def _sign(picture: Picture, box: Box, option: Option, by: float) -> float:
    """The picture of an option at the left end of a box; gives where it ends."""
    name, size, tint = _picture_of(option)
    picture.sprite(name, (box.x + 0.017 * by, box.cy), size * by, tint=tint)
    return box.x + 0.035 * by


def _picture_of(option: Option) -> tuple[str, float, str | None]:
    """The sprite of an option, its size, and its colour if it has none of its own."""
    match option.action:
        case Step():
            return "gravity/card_back", 0.04, None
        case Steal(take):
            return f"gravity/{'replay_token' if take == 'token' else f'star_{take}'}", 0.042, None
        case Replay():
            return "gravity/replay_token", 0.042, None
        case Refill():
            return "ui/icons/refill", 0.034, "text"
        case End():
            return "ui/icons/check", 0.034, "good"
        case PickDoor():
            return "gravity/door", 0.044, None
    return f"gravity/icon_{_ICONS[type(option.action)]}", 0.034, None


def _total(picture: Picture, box: Box, total: int) -> float:
    words = f"+{total}" if total > 0 else f"−{-total}" if total < 0 else "0"
    colour = "good" if total > 0 else "bad" if total < 0 else "quiet"
    size = 0.032 * _growth(picture, box)
    drawn = picture.text(words, box, size, face="title", colour=colour, align="right")
    return drawn.x


def draw_headline(
    picture: Picture, desk: Desk, area: Box, words: str, gains: Sequence[Gain], table: Lineup
) -> None:
    """What the console is about; for a move under consideration, all that it wins on the way."""
    room = area.cut_top(HEAD - 0.004)[0].inset(0.006, 0)
    notes = [desk.words.signed(gain.points) if gain.points > 1 else "" for gain in gains]
    plain = [GAIN + (BADGE if gain.take and gain.victim != NOBODY else 0.0) for gain in gains]
    told = [picture.text_width(note, GAIN_TEXT, "title") if note else 0.0 for note in notes]
    widths = [sum(pair) for pair in zip(plain, told, strict=True)]
    least = picture.text_width(words, LEAST_TEXT / picture.frame.text_scale, "title")
    most = max(0.3 * room.w, min(0.66 * room.w, 0.98 * room.w - least))
    if sum(widths) > most:
        notes, widths = [""] * len(notes), [min(width, most / len(plain)) for width in plain]
    for gain, note, width in reversed(list(zip(gains, notes, widths, strict=True))):
        place, room = room.cut_right(width, 0.0)
        _gain(picture, place, gain, note, table)
    picture.text(words, room, 0.028, face="title", lines=2 if not gains else 1)


def _gain(picture: Picture, box: Box, gain: Gain, note: str, table: Lineup) -> None:
    """A thing that would be won; what is worth more than a point says so."""
    size = min(0.034, box.w * 0.9)
    right = box.right
    if gain.take:
        picture.sprite(thing(gain.take), (right - size / 2, box.cy), size)
        right -= size
    if gain.victim != NOBODY:
        emblem = table.players[gain.victim].emblem
        seat_badge(picture, emblem, (right - BADGE / 2, box.cy), BADGE)
        right -= BADGE
    if note:
        words = Box(box.x, box.y, right - box.x, box.h)
        picture.text(note, words, GAIN_TEXT, face="title", colour="focus", align="right")


def number_of(action: object) -> int:
    """The number by which a door is called."""
    return action.door + 1 if isinstance(action, PickDoor) else 0
