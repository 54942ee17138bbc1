"""The suspicion board: which token each rival may have, pinned by one person for their own eyes."""

from __future__ import annotations

from functools import partial

from game.client.forms.widgets import seat_badge
from game.client.layout import Box
from game.client.paint import furniture as f
from game.client.paint.picture import Picture
from game.client.table.presenter import Look
from game.engine.contract import Seat
from game.games.star_race.model import ALIENS, Alien, RaceView
from game.games.star_race.table import looks
from game.games.star_race.table.plan import Plan
from game.texts import Words

_ROW = 0.082
_FACE = 0.064
_NAME = 0.24


def board(plan: Plan) -> Box:
    """Where the board lies, over the galaxy."""
    wide = _NAME + len(ALIENS) * (_FACE + 0.012) + 0.06
    high = 0.135 + _ROW * len(plan.rivals)
    return Box.around((plan.galaxy.cx, plan.galaxy.cy), wide, high)


def cells(plan: Plan) -> dict[tuple[Seat, Alien], Box]:
    """Where each guess about each rival is pinned."""
    box = board(plan)
    found: dict[tuple[Seat, Alien], Box] = {}
    for row, seat in enumerate(plan.rivals):
        y = box.y + 0.105 + row * _ROW + (_ROW - _FACE) / 2
        for column, alien in enumerate(ALIENS):
            x = box.x + 0.03 + _NAME + column * (_FACE + 0.012)
            found[seat, alien] = Box(x, y, _FACE, _FACE)
    return found


def draw_board(
    picture: Picture, plan: Plan, look: Look[RaceView], cursor: tuple[Seat, Alien], words: Words
) -> None:
    box = board(plan)
    with picture.above():
        f.panel(picture, box, "dialog")
        _draw_head(picture, box, words)
    for (seat, alien), cell in cells(plan).items():
        if alien == ALIENS[0]:
            _draw_name(picture, look, seat, Box(box.x + 0.03, cell.y, _NAME - 0.01, cell.h))
        picture.touchable(f"guess-{seat}-{alien}", cell)
        _draw_cell(picture, look, seat, alien, cell)
        if (seat, alien) == cursor:
            f.ring(picture, cell, 18)


def _draw_head(picture: Picture, box: Box, words: Words) -> None:
    head = Box(box.x + 0.03, box.y + 0.02, box.w - 0.06, 0.04)
    picture.text(words("race-guess-title"), head, 0.031, face="title", colour="focus")
    note = Box(head.x, head.bottom, head.w, 0.036)
    picture.text(words("race-guess-note"), note, 0.0235, colour="quiet")


def _draw_name(picture: Picture, look: Look[RaceView], seat: Seat, box: Box) -> None:
    player = look.lineup.players[seat]
    seat_badge(picture, player.emblem, (box.x + 0.024, box.cy), 0.048)
    picture.text(player.name, Box(box.x + 0.056, box.y, box.w - 0.06, box.h), 0.028, face="title", name=True)


def _draw_cell(picture: Picture, look: Look[RaceView], seat: Seat, alien: Alien, cell: Box) -> None:
    pinned = look.notes.get(seat) == alien
    taken = alien in look.view.tokens
    alpha = 0.28 if taken and not pinned else 1.0
    picture.group(("guess", alien), cell, partial(_paint_face, alien), alpha=alpha)
    if pinned:
        f.outline(picture, cell.grown(0.004), "focus", 22, 4)
        mark = Box.around((cell.right - 0.004, cell.y + 0.004), 0.03, 0.03)
        f.pill(picture, mark, "focus")
        picture.sprite("ui/icons/check", mark.centre, 0.02, tint="#2A1245")


def _paint_face(alien: Alien, picture: Picture, box: Box) -> None:
    looks.portrait(picture, alien, box)
