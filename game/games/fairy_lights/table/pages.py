"""The pictures of the rules, drawn with the cards, bulbs and garlands of the table."""

from __future__ import annotations

from collections.abc import Sequence

from game.client.layout import Box
from game.client.motion.clips import Pose
from game.client.paint.furniture import pill, ring
from game.client.paint.picture import Picture
from game.client.table import cards
from game.client.table.pages import PagePainter, badge, columns, grid, value
from game.games.fairy_lights.model import COLOURS, MAKE_UP, Card, Cards, Colour
from game.games.fairy_lights.table.bulbs import ASPECT, across, draw_wire, lit
from game.games.fairy_lights.table.room import BACK, card_face, glass
from game.texts import Words

CARD = 148 / 207  # wide for high
YELLOW, PINK, ORANGE, SILVER = (
    Card("yellow", 1, 1),
    Card("pink", 1, 1),
    Card("orange", 1, 2),
    Card("silver", 1, 2),
)


def _shop(shop: Sequence[Card], lit: Sequence[int] = (), verdict: bool | None = None) -> PagePainter:
    """The deck, and cards of the shop; some of them shine."""

    def paint(picture: Picture, words: Words, box: Box) -> None:
        count = max(4, len(shop) + 1)
        height = min(box.h * 0.86, box.w / (count * 1.12) / CARD)
        pitch = height * CARD * 1.12
        x = box.cx - pitch * (count - 1) / 2
        cards.draw_pile(picture, BACK, (x, box.cy), height, 40, 103)
        for place, card in enumerate(shop, start=1):
            at = x + pitch * place, box.cy
            if place - 1 in lit:
                picture.glow(at, height * 0.9, glass(card.colour), 0.7)
                ring(picture, Box.around(at, height * CARD, height), 14, 1.0)
            cards.draw_card(picture, card_face(card), Pose(*at), height)
        if verdict is not None:
            badge(picture, (x + pitch * len(shop) + height * 0.36, box.cy - height * 0.42), verdict)

    return paint


def _area(picture: Picture, words: Words, box: Box) -> None:
    """A place for each series, and below them the wire of the garland."""
    top, bottom = box.cut_top(box.h * 0.66)
    size = min(top.h * 0.9, top.w / len(COLOURS) / ASPECT * 0.9)
    for colour, place in zip(COLOURS, top.columns(len(COLOURS)), strict=True):
        picture.sprite(f"fairy_lights/bulb_{colour}_slot", place.centre, size)
    _garland(())(picture, words, bottom)


def _garland(hung: Cards) -> PagePainter:
    def paint(picture: Picture, words: Words, box: Box) -> None:
        count = max(1, sum(card.bulbs for card in hung))
        hanging = across(box, hung, min(0.11, box.h * 0.62, box.w / (count + 3)), worth=False)
        draw_wire(picture, hanging)
        for bulb in hanging.bulbs:
            picture.sprite(lit(bulb.colour), bulb.centre, bulb.height)

    return paint


def _bulbs(colour: Colour, count: int, look: str, verdict: bool | None) -> PagePainter:
    """So many bulbs of a series: hung, waiting or broken."""

    def paint(picture: Picture, words: Words, box: Box) -> None:
        height = min(box.h * 0.92, box.w / 6 / ASPECT)
        pitch = height * ASPECT * 0.92
        place, size = Box(box.x, box.y, 0.06, box.h), min(0.044, box.h * 0.7)
        picture.text(str(count), place, size, face="title", colour="focus", align="centre")
        for number in range(count):
            at = box.x + 0.09 + pitch * (number + 0.5), box.cy
            picture.sprite(f"fairy_lights/bulb_{colour}_{look}", at, height)
        if verdict is not None:
            badge(picture, (box.right - 0.03, box.cy), verdict)
        else:
            picture.sprite("ui/icons/clock", (box.right - 0.03, box.cy), 0.044, tint="quiet")

    return paint


def _back(picture: Picture, words: Words, box: Box) -> None:
    """The back of a card, which tells how many there are."""
    cards.draw_card(picture, BACK, Pose(*box.centre), min(box.h * 0.9, box.w * 0.98 / CARD))


def _make_up(picture: Picture, words: Words, box: Box) -> None:
    """How many cards there are of each colour."""
    most = max(sum(counts) for counts in MAKE_UP.values())
    for colour, row in zip(COLOURS, box.rows(len(COLOURS), 0.012), strict=True):
        size = min(row.h, 0.1)
        picture.sprite(f"fairy_lights/creature_{colour}", (row.x + size * 0.55, row.cy), size)
        count = sum(MAKE_UP[colour])
        number = Box(row.right - 0.09, row.y, 0.09, row.h)
        room = Box(row.x + size * 1.25, row.cy - size * 0.22, number.x - row.x - size * 1.4, size * 0.44)
        pill(picture, room, "raised", 0.8)
        pill(picture, room.cut_left(max(room.h, room.w * count / most))[0], glass(colour))
        picture.text(str(count), number, min(0.044, row.h * 0.8), face="title", align="right")


def _points(colour: Colour, look: str, star: str, total: str, good: bool) -> PagePainter:
    def paint(picture: Picture, words: Words, box: Box) -> None:
        size = min(box.h * 0.86, box.w / 4)
        picture.sprite(f"fairy_lights/bulb_{colour}_{look}", (box.x + size * 0.6, box.cy), size)
        for number in range(2):
            at = box.x + size * (1.5 + 0.62 * number), box.cy
            picture.sprite(f"fairy_lights/{star}", at, size * 0.56)
        value(picture, total, (box.right - 0.08, box.cy), min(0.064, box.h * 0.5), "good" if good else "bad")

    return paint


PAGES: dict[str, PagePainter] = {
    "goal": grid(
        _garland((PINK, PINK, PINK, SILVER, SILVER, SILVER)),
        _points("silver", "lit", "star", "+2", True),
        _points("orange", "dim", "star_risk", "−2", False),
    ),
    "setup": grid(_shop(()), _area),
    "turn": grid(
        _shop((PINK, YELLOW, SILVER), (2,), True),
        _shop((PINK, YELLOW, YELLOW), (2,), False),
    ),
    "taking": grid(
        _shop((PINK, SILVER, PINK), (0, 2)),
        _shop((YELLOW, ORANGE, PINK, SILVER, ORANGE), (1, 3, 4)),
    ),
    "series": grid(
        _bulbs("pink", 2, "dim", None),
        _bulbs("pink", 3, "lit", True),
        _bulbs("yellow", 4, "broken", False),
        _bulbs("yellow", 5, "broken", False),
        aspect=5.0,
    ),
    "deck": columns(_back, _make_up, shares=(1.0, 1.25)),
    "end": grid(
        _points("silver", "lit", "star", "+2", True),
        _points("orange", "dim", "star_risk", "−2", False),
    ),
}
