"""The state of the race: the places and their points, whose turn it is, the heap and the last moves."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import product

from msgspec import structs

from game.client.forms.widgets import seat_badge
from game.client.layout import Box
from game.client.paint import furniture
from game.client.paint.picture import Picture
from game.client.paint.theme import HEAD, LABEL, LARGE, NOTE
from game.client.table import cards
from game.client.table.log import draw_line, rehearse_line
from game.client.table.presenter import Look
from game.engine.contract import Seat
from game.games.star_race.model import ALIENS, FAR_END, VALUES, Alien, RaceView
from game.games.star_race.table import sprites
from game.games.star_race.table.galaxy import stage_of
from game.games.star_race.table.picking import Sight
from game.games.star_race.table.room import Room, Rung
from game.games.star_race.table.sprites import Portrait, is_over
from game.games.star_race.view import Preview
from game.games.star_race.words import ROMAN
from game.telling import Icon, Line
from game.texts import Words

_GROUNDS = ("#3E4568", "#7A6530", "#5C6484", "#6A4A3A", "#7A2A48")  # of the five numbers
_LOG_ROW, _HIGH_LOG_ROW = 0.058, 0.078  # of a last move, and where there is room for two lines
_ROW_EDGE = 0.008, 0.004  # of a last move
_NEXT, _LEAST_NEXT = 0.032, 0.028  # the room of an emblem in the turn bar
_LADDER_HEAD = 0.04  # at least, if it has a title
_SUN_HIGH = 0.062  # of the star that tells how long the race goes on


def rehearse(picture: Picture, now: Sight) -> None:
    """The turn bar in everybody's turn and at all ages of the star, and the last moves as they grow."""
    bar, lineup = Box(0.0, 0.0, now.room.turn_bar.w, now.room.turn_bar.h), now.look.lineup
    for stage in range(1, 4):
        picture.picture_of(f"star_race/sun_{stage}", _SUN_HIGH)
    for turn in range(len(lineup.players)):
        look = replace(now.look, view=structs.replace(now.view, turn=turn), played=None)
        _paint_turn_bar(look, "", now.words, picture, bar)
    kinds = "alien", "favourite", "token"
    icons = [Icon(f"star_race/{kind}_{alien}") for kind, alien in product(kinds, ALIENS)]
    for count in range(1, _most_lines(now.room.log) + 1):
        place = _box_of(now.room.log, count)
        lines, box = (Line(0, ()),) * count, Box(0.0, 0.0, place.w, place.h)
        _paint_last_moves(lines, now.look, now.words, picture, box)
        rehearse_line(picture, icons, _rows_in(box, count)[0].inset(*_ROW_EDGE), lineup)


# The places


def draw_standing(picture: Picture, now: Sight) -> None:
    room, poses = now.room, now.look.poses
    box = room.ladder
    picture.group(("ladder", box.w, box.h), box, partial(_paint_ladder, room, now.words), margin=0.04)
    for alien, at in room.portraits(now.view.aliens).items():
        pose = poses[Portrait(alien)]
        size = room.rungs[0].portrait.h
        here = Box.around((pose.x or at.cx, pose.y or at.cy), size, size)
        alpha = 1.0 if pose.alpha is None else pose.alpha
        scale = pose.scale or 1.0
        paint = partial(sprites.draw_portrait, alien)
        picture.group(("portrait", alien), here, paint, alpha=alpha, scale=scale)
        if now.picked.preview:
            rung = next(rung for rung in room.rungs if rung.box.contains(at.centre))
            _draw_change(picture, rung.inner, alien, at, now.picked.preview)


def _paint_ladder(room: Room, words: Words, picture: Picture, box: Box) -> None:
    furniture.panel(picture, box, radius=26)
    for number, rung in enumerate(room.rungs):
        place = rung.box.moved(box.x - room.ladder.x, box.y - room.ladder.y)
        _paint_rung(picture, number, words, replace(rung, box=place))
    if room.rungs[0].box.y < room.ladder.y + _LADDER_HEAD:
        return  # a strip speaks for itself
    head = Box(box.x + 0.02, box.y + 0.008, box.w - 0.036, 0.042)
    wide = picture.text_width(words("race-points"), NOTE) + 0.002
    if wide + picture.text_width(words("race-standing"), 0.029, "title") + 0.012 > head.w:
        right, left = head.cut_right(0.04, 0.004)
        picture.sprite("ui/icons/star", right.centre, 0.03, tint="focus")
    else:
        right, left = head.cut_right(wide, 0.008)
        picture.text(words("race-points"), right, NOTE, colour="quiet", align="right")
    picture.text(words("race-standing"), left, 0.029, face="title")


def _paint_rung(picture: Picture, number: int, words: Words, rung: Rung) -> None:
    furniture.pill(picture, rung.box, "raised", 0.75, radius=20)
    furniture.pill(picture, rung.tab, _GROUNDS[number], radius=20)
    picture.text(ROMAN[number], rung.tab, LARGE, face="title", align="centre")
    sprites.draw_coin(picture, VALUES[number], words, rung.coin)


def _draw_change(picture: Picture, inner: Box, alien: Alien, at: Box, preview: Preview) -> None:
    """An arrow and the place that the alien would have."""
    before, after = (place[alien] for place in preview.standings)
    if before == after:
        return
    up = after < before
    room = inner.right - at.right
    alone = at.h > 0.6 * inner.h
    middle = at.right + room / 2 if alone else at.right - 0.006
    label = alone and room >= 0.036
    picture.sprite(f"ui/arrow_{'gain' if up else 'loss'}", (middle, at.cy - (0.012 if label else 0.0)), 0.03)
    if label:
        below = Box.around((middle, at.cy + 0.022), room, 0.028)
        colour = "good" if up else "bad"
        picture.text(ROMAN[after - 1], below, 0.024, face="title", colour=colour, align="centre")


# Whose turn it is, and how long the race goes on


def draw_turn_bar(picture: Picture, now: Sight) -> None:
    look, view, box = now.look, now.view, now.room.turn_bar
    said = _turn_words(now)
    emblems = tuple(player.emblem for player in look.lineup.players)
    key = ("turn", box.w, said, _turn(look), emblems, None if is_over(view) else end_of(view))
    picture.group(key, box, partial(_paint_turn_bar, look, said, now.words), margin=0.03)


def _turn(look: Look[RaceView]) -> Seat:
    """Whose turn it is, until it is passed on."""
    return look.view.turn if look.holder is None else look.holder


def _turn_words(now: Sight) -> str:
    look, view, words = now.look, now.view, now.words
    if is_over(view):
        return words("race-over")
    if look.played:
        return words("race-played")
    if look.deciding:
        return words(_asking(now))
    name = look.lineup.players[_turn(look)].name
    return words("race-thinking" if look.thinking == view.turn else "race-turn-of", name=name)


def _asking(now: Sight) -> str:
    """The text of what is to be chosen."""
    picked = now.picked
    if not picked.up:
        return "race-hint" if picked.hinted else "race-choose-card"
    favourite = picked.offers[0].favourite if picked.offers else None
    if favourite is None:
        return "race-choose-way"
    return "race-choose-give" if favourite.seat == now.view.seat else "race-choose-take"


def end_of(view: RaceView) -> tuple[str, Alien, int]:
    """What would end the race first, the star or the flag, by which alien, and in how many steps."""
    last = min(ALIENS, key=lambda alien: view.aliens[alien])
    first = max(ALIENS, key=lambda alien: view.aliens[alien])
    turns = view.deck + view.aliens[last] - view.gone + 1
    steps = FAR_END - view.aliens[first]
    return ("flag", first, steps) if steps < min(5, turns) else ("sun", last, turns)


def _paint_turn_bar(look: Look[RaceView], said: str, words: Words, picture: Picture, box: Box) -> None:
    furniture.panel(picture, box, "toast", radius=30)
    inner = box.inset(0.014, 0.005)
    right, left = inner.cut_right(min(0.27, inner.w * 0.45), 0.012)
    badge, rest = left.cut_left(left.h, 0.01)
    seat_badge(picture, look.lineup.players[_turn(look)].emblem, badge.centre, badge.h * 0.94)
    drawn = picture.text(said, rest, 0.0265, face="title", name=True)
    if not is_over(look.view):
        _paint_next(picture, look, Box(drawn.right + 0.02, rest.y, rest.right - drawn.right - 0.02, rest.h))
        _paint_end(picture, look.view, words, right)


def _paint_next(picture: Picture, look: Look[RaceView], box: Box) -> None:
    """Who plays after the one whose turn it is, in order, if there is room."""
    players, turn = look.lineup.players, _turn(look)
    following = [players[(turn + k) % len(players)].emblem for k in range(1, len(players))]
    step = min(_NEXT, box.w / len(following))
    if step < _LEAST_NEXT:
        return
    for number, emblem in enumerate(following):
        seat_badge(picture, emblem, (box.x + step * (number + 0.5), box.cy), _NEXT * 0.82, 0.8)


def _paint_end(picture: Picture, view: RaceView, words: Words, box: Box) -> None:
    kind, alien, count = end_of(view)
    mark, rest = box.cut_left(0.044, 0.006)
    name = f"star_race/sun_{stage_of(view.deck)}" if kind == "sun" else "star_race/flag_finish"
    picture.sprite(name, mark.centre, _SUN_HIGH if kind == "sun" else 0.04)
    dots, rest = rest.cut_left(0.024, 0.006)
    picture.sprite("ui/icons/dots", dots.centre, 0.024, tint="quiet")
    face, rest = rest.cut_left(0.044, 0.01)
    sprites.draw_portrait(alien, picture, Box.around(face.centre, 0.042, 0.042))
    colour = "warn" if count <= 3 else "focus"
    picture.text(words(f"race-until-{kind}", count=count), rest, 0.0265, face="title", colour=colour)


# What has been played


def draw_discard(picture: Picture, now: Sight) -> None:
    room, discard = now.room, now.view.discard
    centre, high = room.heap, room.heap_high
    if discard:
        sides = [sprites.face(card) for card in discard]
        cards.draw_heap(picture, sides, centre, room.hand.high, high / room.hand.high)
    else:
        slot = Box.around(centre, high * 0.9, high)
        furniture.outline(picture, slot, "edge", 26, 2)
        picture.sprite("ui/icons/discard", slot.centre, 0.045, tint="edge")
    left = centre[0] + high * 0.5 + 0.03
    label = Box(left, centre[1] - 0.048, room.discard.right - left, 0.04)
    if room.narrow:
        picture.sprite("ui/icons/discard", (label.x + 0.02, label.cy), 0.034, tint="quiet")
    else:
        picture.text(now.words("race-discard"), label, LABEL, colour="quiet")
    count = Box(left, label.bottom, label.w, 0.05)
    picture.text(str(len(discard)), count, HEAD, face="title")


def draw_last_moves(picture: Picture, now: Sight) -> None:
    """As many as there is room for, the newest first; the digest takes their place."""
    look, lines, box = now.look, _last_moves(now), last_moves_box(now)
    if box is not None:
        paint = partial(_paint_last_moves, lines, look, now.words)
        picture.group(("log", lines, box.w, box.h), box, paint, margin=0.04)


def last_moves_box(now: Sight) -> Box | None:
    """Where the last moves are told now, if they are."""
    place, lines = now.room.log, _last_moves(now)
    hidden = now.look.digested and now.room.digest.overlaps(place)
    return _box_of(place, len(lines)) if lines and not hidden else None


def _last_moves(now: Sight) -> tuple[Line, ...]:
    return tuple(now.look.recent[: _most_lines(now.room.log)])


def _most_lines(place: Box) -> int:
    return min(3, max(0, int((place.h - 0.06) / _LOG_ROW)))


def _box_of(place: Box, count: int) -> Box:
    """The part of the place that so many lines take."""
    row = min(_HIGH_LOG_ROW, (place.h - 0.06) / count)
    return Box(place.x, place.y, place.w, 0.06 + row * count)


def _rows_in(box: Box, count: int) -> list[Box]:
    high = (box.h - 0.06) / count
    tops = [box.y + 0.052 + high * number for number in range(count)]
    return [Box(box.x + 0.012, top, box.w - 0.024, high - 0.006) for top in tops]


def _paint_last_moves(
    lines: tuple[Line, ...], look: Look[RaceView], words: Words, picture: Picture, box: Box
) -> None:
    furniture.panel(picture, box, radius=26)
    head = Box(box.x + 0.018, box.y + 0.006, box.w - 0.036, 0.044)
    picture.text(words("race-last-moves"), head, 0.0275, face="title")
    for line, row in zip(lines, _rows_in(box, len(lines)), strict=True):
        furniture.pill(picture, row, "raised", 0.55, radius=18)
        draw_line(picture, line, row.inset(*_ROW_EDGE), look.lineup)
