"""The card of a game in the set-up: its picture, how many can play, how long, how difficult."""

from __future__ import annotations

from functools import lru_cache

from game import catalogue
from game.client.desk import Desk
from game.client.forms.widgets import Bearing
from game.client.layout import Box, Point
from game.client.paint import furniture
from game.client.paint.picture import Picture
from game.client.paint.theme import NOTE

RADIUS = 32
TICK = 0.056
FACT_GAP = 0.012


def draw_game_card(picture: Picture, desk: Desk, game: str, box: Box, chosen: bool, look: Bearing) -> None:
    """The whole card; the chosen one has an edge in the colour of the game, and a tick."""
    tall = box.w < 2.2 * box.h
    if chosen:
        furniture.tinted_panel(picture, box, catalogue.meta(game).accent, RADIUS, glow=True)
    with picture.clip(box.grown(0.02)):
        picture.svg(_framed(game, tall, round(box.w / box.h, 2)), box)
    if look.hovered and not chosen:
        furniture.outline(picture, box, "light", RADIUS, 2.5)
    elif chosen:
        furniture.outline(picture, box, catalogue.meta(game).accent, RADIUS, 5)
        _tick(picture, game, box)
    else:
        furniture.outline(picture, box, "frame", RADIUS, 1.5)
    _words(picture, desk, game, box, tall)


def draw_game_picture(picture: Picture, game: str, box: Box) -> None:
    """The picture alone."""
    picture.svg(_framed(game, True, round(box.w / box.h, 2), shaded=False), box)
    furniture.outline(picture, box, "frame", RADIUS * box.h / 0.375, 1.5)


def _tick(picture: Picture, game: str, box: Box) -> None:
    size = min(TICK, box.h * 0.3)
    mark = Box(box.x + 0.016, box.y + 0.016, size, size)
    if box.h < 0.2:
        mark = Box(box.right - size - 0.014, box.y + 0.014, size, size)
    draw_tick(picture, game, mark.centre, size)


def draw_tick(picture: Picture, game: str, at: Point, size: float = TICK) -> None:
    """The tick of a game that is chosen, or learnt."""
    furniture.pill(picture, Box.around(at, size, size), catalogue.meta(game).accent)
    picture.sprite("ui/icons/check", at, size * 0.6, tint="dark")


def _words(picture: Picture, desk: Desk, game: str, box: Box, tall: bool) -> None:
    """Name and facts: at the bottom of a tall card, at the left of a flat one."""
    words = desk.words
    pill = 0.042
    inner = box.inset(0.026, 0.02)
    foot, rest = inner.cut_bottom(pill, 0.012)
    small = box.h < 0.14
    if small:
        name = Box(inner.x, inner.y, inner.w * 0.62, inner.h)
    elif tall:
        name = rest.cut_bottom(0.06)[0]
    else:
        name = Box(rest.x, rest.y, rest.w * 0.56, rest.h)
    size = 0.042 if tall else 0.032 if box.h > 0.16 else 0.027
    picture.text(words(f"game-{game}"), name, size, face="title", lines=1 if tall else 2)
    if small:
        return
    _facts(picture, desk, game, foot)


def _facts(picture: Picture, desk: Desk, game: str, foot: Box) -> None:
    """How many can play, how long, how difficult. Without room the first is left out: the seats show it."""
    about = catalogue.meta(game)
    least, most = about.players
    facts = [
        ("person", f"{least}–{most}"),
        ("clock", desk.words("game-minutes", count=about.minutes)),
        ("learn", desk.words(f"game-{about.difficulty}")),
    ]
    usual, shortest = (
        [foot.h * 1.1 + picture.text_width(text, size, "strong") + 0.02 for _, text in facts]
        for size in (NOTE, 0.0)
    )
    first = 0 if sum(shortest) + 2 * FACT_GAP <= foot.w else 1
    widths = usual if sum(usual) + 2 * FACT_GAP <= foot.w else shortest
    shrunk = min(1.0, (foot.w - (2 - first) * FACT_GAP) / sum(widths[first:]))
    x = foot.x
    for (icon, text), width in zip(facts[first:], widths[first:], strict=True):
        _fact(picture, Box(x, foot.y, width * shrunk, foot.h), icon, text, catalogue.meta(game).accent)
        x += width * shrunk + FACT_GAP


def _fact(picture: Picture, box: Box, icon: str, text: str, accent: str) -> None:
    furniture.pill(picture, box, "deep", 0.62)
    picture.sprite(f"ui/icons/{icon}", (box.x + box.h * 0.55, box.cy), box.h * 0.56, tint=accent)
    words = Box(box.x + box.h * 1.0, box.y, box.w - box.h * 1.0 - 0.004, box.h)
    picture.text(text, words, NOTE, face="strong")


@lru_cache(maxsize=32)
def _framed(game: str, tall: bool, aspect: float, shaded: bool = True) -> str:
    """The picture of a game with round corners, darker behind the words."""
    name, high = ("picture", 400) if tall else ("strip", 200)
    source = catalogue.picture(f"{game}/{name}").read_text(encoding="utf-8")
    body = source[source.index(">") + 1 : source.rindex("</svg>")]
    wide, radius = high * aspect, RADIUS * high / (405 if tall else 186)
    align = "xMidYMid" if tall else "xMaxYMid"
    shade = 'x1="0" y1="0" x2="0" y2="1"' if tall else 'x1="0" y1="0" x2="1" y2="0"'
    stops = ((0.45, 0.0), (0.75, 0.62), (1.0, 0.88)) if tall else ((0.0, 0.74), (0.45, 0.5), (0.75, 0.0))
    ramp = "".join(f'<stop offset="{at}" stop-color="#070A20" stop-opacity="{dark}"/>' for at, dark in stops)
    veil = f'<rect width="{wide:.1f}" height="{high}" fill="url(#shade)"/>' if shaded else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:.1f} {high}"><defs>'
        f'<clipPath id="card"><rect width="{wide:.1f}" height="{high}" rx="{radius:.1f}"/></clipPath>'
        f'<linearGradient id="shade" {shade}>{ramp}</linearGradient></defs><g clip-path="url(#card)">'
        f'<svg width="{wide:.1f}" height="{high}" viewBox="0 0 600 {high}" '
        f'preserveAspectRatio="{align} slice">'
        f"{body}</svg>{veil}</g></svg>"
    )
