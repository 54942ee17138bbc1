"""The standing: the five aliens from I to V with what each place is worth, now and after the move in mind."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from game.client.layout import Box
from game.client.motion.clips import Poses
from game.client.paint import furniture as f
from game.client.paint.picture import Picture
from game.games.star_race.model import ALIENS, VALUES, Alien
from game.games.star_race.table import looks
from game.games.star_race.table.plan import Plan
from game.games.star_race.view import Preview
from game.games.star_race.words import ROMAN
from game.texts import Words

_GROUNDS = ("#3E4568", "#7A6530", "#5C6484", "#6A4A3A", "#7A2A48")
_LAST = len(ALIENS) - 1
PORTRAIT = 0.86  # of the height of a rung
_ARROW_WIDE = 0.028


def portraits(plan: Plan, aliens: Mapping[Alien, int]) -> dict[Alien, Box]:
    """Where each alien's portrait hangs: one a rung, but all who are still on planet 0 share the last."""
    order = sorted(ALIENS, key=lambda alien: -aliens[alien])
    ahead = [alien for alien in order if aliens[alien]]
    crowd = [alien for alien in order if not aliens[alien]]
    boxes = {alien: _whole(plan, rung) for rung, alien in enumerate(ahead)}
    return boxes | _shared(plan, crowd)


def _whole(plan: Plan, rung: int) -> Box:
    box = plan.rungs[rung]
    size = min(box.h * PORTRAIT, _inner(box).w - _ARROW_WIDE)
    return Box(_inner(box).x, box.cy - size / 2, size, size)


def _shared(plan: Plan, crowd: list[Alien]) -> dict[Alien, Box]:
    if len(crowd) < 2:
        return {alien: _whole(plan, _LAST) for alien in crowd}
    room = _inner(plan.rungs[_LAST])
    rows = 1 if len(crowd) < 4 else 2
    columns = -(-len(crowd) // rows)
    size = min(room.h * 0.92 / rows, room.w / columns)
    lines = room.within(size * columns, size * rows, "left").rows(rows)
    cells = [cell for line in lines for cell in line.columns(columns)]
    return {alien: cell.inset(0.001, 0.001) for alien, cell in zip(crowd, cells, strict=False)}


def _inner(rung: Box) -> Box:
    """The room of a rung between its number and its coin."""
    x = rung.x + _tab(rung).w + 0.008
    return Box(x, rung.y, coin_box(rung).x - 0.004 - x, rung.h)


def _tab(rung: Box) -> Box:
    return Box(rung.x, rung.y, 0.038 if _tight(rung) else 0.052, rung.h)


def coin_box(rung: Box) -> Box:
    size = rung.h * (0.6 if _tight(rung) else 0.68)
    return Box.around((rung.right - 0.012 - size / 2, rung.cy), size, size)


def _tight(rung: Box) -> bool:
    """Hardly room for a portrait with an arrow beside it."""
    return rung.w < 0.23


def draw_standing(
    picture: Picture,
    plan: Plan,
    aliens: Mapping[Alien, int],
    poses: Poses,
    seen: Preview | None,
    words: Words,
) -> None:
    box = plan.ladder
    picture.group(("ladder", box.w, box.h), box, partial(_paint_ladder, plan, words), margin=0.04)
    for alien, at in portraits(plan, aliens).items():
        pose = poses[f"rung:{alien}"]
        size = plan.rungs[0].h * PORTRAIT
        here = Box.around((pose.x or at.cx, pose.y or at.cy), size, size)
        paint = partial(_paint_portrait, alien)
        alpha = 1.0 if pose.alpha is None else pose.alpha
        picture.group(("portrait", alien), here, paint, alpha=alpha, scale=(pose.scale or 1.0) / PORTRAIT)
        if seen is not None:
            _draw_change(picture, plan, alien, at, seen)


def _paint_portrait(alien: Alien, picture: Picture, box: Box) -> None:
    looks.portrait(picture, alien, box)


def _paint_ladder(plan: Plan, words: Words, picture: Picture, box: Box) -> None:
    f.panel(picture, box, radius=26)
    head = Box(box.x + 0.02, box.y + 0.008, box.w - 0.036, 0.042)
    picture.text(words("race-standing"), _head_words(picture, plan, head, words), 0.029, face="title")
    for number, rung in enumerate(plan.rungs):
        _paint_rung(picture, number, words, rung.moved(box.x - plan.ladder.x, box.y - plan.ladder.y))


def _head_words(picture: Picture, plan: Plan, head: Box, words: Words) -> Box:
    """Draws what the coins are at the right of the head; gives the room for its words."""
    if plan.narrow:
        right, left = head.cut_right(0.04, 0.004)
        picture.sprite("ui/icons/star", right.centre, 0.03, tint="focus")
        return left
    left, right = head.shares((1.25, 1.0), 0.008)
    picture.text(words("race-points"), right, 0.0235, colour="quiet", align="right")
    return left


def _paint_rung(picture: Picture, number: int, words: Words, box: Box) -> None:
    f.pill(picture, box, "raised", 0.75, radius=20)
    tab = _tab(box)
    f.pill(picture, tab, _GROUNDS[number], radius=20)
    picture.text(ROMAN[number], tab, 0.03, face="title", align="centre")
    looks.coin(picture, VALUES[number], words, coin_box(box))


def _draw_change(picture: Picture, plan: Plan, alien: Alien, at: Box, seen: Preview) -> None:
    """An arrow and the place that the alien would have."""
    before, after = (place[alien] for place in seen.standings)
    if before == after:
        return
    up = after < before
    inner = _inner(plan.rungs[0])
    room = inner.right - at.right
    alone = at.h > 0.6 * inner.h
    middle = at.right + room / 2 if alone else at.right - 0.006
    label = alone and room >= 0.036
    picture.sprite(f"ui/arrow_{'gain' if up else 'loss'}", (middle, at.cy - (0.012 if label else 0.0)), 0.03)
    if label:
        below = Box.around((middle, at.cy + 0.022), room, 0.028)
        colour = "good" if up else "bad"
        picture.text(ROMAN[after - 1], below, 0.024, face="title", colour=colour, align="centre")
