"""The whole table of the race, back to front."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache, partial

from game.client.forms.widgets import seat_badge
from game.client.layout import Box, Point
from game.client.motion.clips import Pose
from game.client.paint import furniture as f
from game.client.paint.picture import Picture
from game.client.table import cards
from game.client.table.log import draw_line
from game.client.table.presenter import Look
from game.engine.contract import Seat
from game.games.star_race.model import (
    ALIENS,
    FAR_END,
    FAVOURITES,
    MOST_FAVOURITES,
    PLANET_CARDS,
    Advance,
    Alien,
    FavouriteAdopted,
    FavouriteDropped,
    FavouritesTraded,
    RaceView,
    Swap,
)
from game.games.star_race.table import board, guesses, looks, seats
from game.games.star_race.table.hand import draw_hand, draw_ways
from game.games.star_race.table.intention import Intention, landing
from game.games.star_race.table.motion import ENDED, SHOWN_TOKEN_HIGH, heap_centre, heap_high
from game.games.star_race.table.plan import Plan
from game.games.star_race.table.standing import draw_standing
from game.games.star_race.view import Preview
from game.games.star_race.words import ROMAN
from game.texts import Words

_SUN_HIGH = 0.062  # of the star that tells how long the race goes on
_LOG_ROW = 0.058
_NEXT = 0.032  # the room of an emblem in the turn bar
_BUBBLE_WIDE = 0.2
_BUBBLE_STEP = 0.05  # between the places that are tried


def draw_table(
    picture: Picture,
    plan: Plan,
    look: Look[RaceView],
    intention: Intention,
    cursor: tuple[Seat, Alien] | None,
    words: Words,
    keys: Mapping[str, str],
) -> None:
    view, seen = look.view, intention.preview
    if picture.art.rehearsing:
        _ask_ahead(picture, plan)
    picture.ground(("star_race", plan.galaxy, plan.star), partial(board.paint_ground, plan))
    board.draw_twinkles(picture, look)
    board.draw_star(picture, plan, look, words)
    board.draw_planets(picture, plan, look)
    board.draw_embers(picture, plan, look)
    _draw_plans(picture, plan, look, intention)
    board.draw_aliens(picture, look, _movable(intention))
    _draw_ghosts(picture, plan, intention)
    _draw_heap(picture, plan, view, words)
    draw_standing(picture, plan, view.aliens, look.poses, seen, words)
    seats.draw_plates(picture, plan, look, seen, words)
    seats.draw_turn_tag(picture, plan, look, words)
    _draw_turn_bar(picture, plan, look, intention, words)
    _draw_log(picture, plan, look, words)
    _mark_favourites(picture, plan, view, intention)
    draw_hand(picture, plan, look, intention, keys)
    _draw_bubble(picture, plan, look, intention, words)
    if intention.moves:
        draw_ways(picture, plan, look, intention, words, keys)
    _draw_motion(picture, look, words)
    if cursor is not None:
        guesses.draw_board(picture, plan, look, cursor, words)


def _ask_ahead(picture: Picture, plan: Plan) -> None:
    """All cards, tokens and ages of the star, so that none is first drawn in the middle of a motion."""
    for card in PLANET_CARDS:
        picture.picture_of(looks.face(card)[0], plan.card_high)
    for seat in (plan.home, plan.rivals[0]):
        box, token = plan.favourite(seat, 0), plan.token(seat)
        for alien in ALIENS:
            picture.picture_of(looks.favourite(FAVOURITES[alien])[0], box.h)
            picture.picture_of(looks.token(alien)[0], token.h)
        picture.picture_of(looks.TOKEN_BACK[0], token.h)
    for side in (*map(looks.token, ALIENS), looks.TOKEN_BACK):
        picture.picture_of(side[0], SHOWN_TOKEN_HIGH)
    for stage in range(1, 4):
        picture.picture_of(f"star_race/sun_{stage}", _SUN_HIGH)
    for alien in ALIENS:  # on the heap, and in the log
        for high in (plan.card_high, 0.03):
            picture.picture_of(looks.favourite(FAVOURITES[alien])[0], high)
        picture.picture_of(f"star_race/alien_{alien}", 0.03)
    board.ask_ahead(picture)


# What the card in hand would do


def _movable(intention: Intention) -> set[Alien]:
    moved: set[Alien] = set()
    for move in intention.moves:
        if isinstance(move, Advance):
            moved.add(move.alien)
        elif isinstance(move, Swap):
            moved.update(move.aliens)
    return moved


def _draw_plans(picture: Picture, plan: Plan, look: Look[RaceView], intention: Intention) -> None:
    """The ways over the board: all of an advance, and the swap in mind; the one in mind lies on top."""
    for number in sorted(range(len(intention.previews)), key=lambda number: number == intention.focus):
        move, seen = intention.moves[number], intention.previews[number]
        strong = number == intention.focus
        if isinstance(move, Advance) or (isinstance(move, Swap) and strong):
            for alien, (start, end) in landing(move, seen).items():
                board.mark_planet(picture, plan, end, "focus" if strong else "edge")
                points = plan.arc(start, end)
                foot = board.foot_of(look, alien)
                board.draw_arc(picture, (foot[:2], *points[1:]), look, strong=strong)


def _draw_ghosts(picture: Picture, plan: Plan, intention: Intention) -> None:
    """Aliens where advances would bring them; of two that would come to one planet, the one in mind."""
    taken: set[int] = set()
    numbers = sorted(range(len(intention.previews)), key=lambda number: number != intention.focus)
    for number in numbers:
        move, seen = intention.moves[number], intention.previews[number]
        if isinstance(move, Advance) and seen.aliens[move.alien] not in taken:
            taken.add(seen.aliens[move.alien])
            strong = number == intention.focus
            foot = plan.feet(seen.aliens)[move.alien]
            board.draw_ghost(picture, move.alien, foot, 0.72 if strong else 0.42)


def _mark_favourites(picture: Picture, plan: Plan, view: RaceView, intention: Intention) -> None:
    """Which favourite cards change hands, come and go."""
    for event in intention.preview.events if intention.preview else ():
        match event:
            case FavouritesTraded():
                _mark_card(picture, plan.favourite(event.seat, event.place), "focus")
                _mark_card(picture, plan.favourite(event.other, event.other_place), "focus")
            case FavouriteDropped():
                _mark_card(picture, plan.favourite(event.seat, event.place), "bad")
            case FavouriteAdopted() if len(view.favourites[event.seat]) < MOST_FAVOURITES:
                box = plan.favourite(event.seat, len(view.favourites[event.seat]))
                cards.draw_card(picture, looks.favourite(event.card), Pose(*box.centre, alpha=0.5), box.h)
                _mark_card(picture, box, "good")


def _mark_card(picture: Picture, box: Box, colour: str) -> None:
    picture.glow(box.centre, box.h * 0.9, colour, 0.3)
    f.outline(picture, box.grown(0.003), colour, 16, 4)


def _draw_bubble(
    picture: Picture, plan: Plan, look: Look[RaceView], intention: Intention, words: Words
) -> None:
    """Beside the landing: who comes to which place, and what that is worth to the person."""
    move, seen = intention.move, intention.preview
    if seen is None or not isinstance(move, Advance | Swap):
        return
    aliens = (move.alien,) if isinstance(move, Advance) else move.aliens
    box = _bubble_box(plan, look.view, seen, aliens)
    key = (
        "bubble",
        aliens,
        seen.points,
        seen.ends,
        *(tuple(place[a] for a in aliens) for place in seen.standings),
    )
    with picture.above():
        picture.group(key, box, partial(_paint_bubble, seen, aliens, words), margin=0.04)


def _bubble_box(plan: Plan, view: RaceView, seen: Preview, aliens: tuple[Alien, ...]) -> Box:
    """As near to the landing as it can be without hiding what matters; else over the heap."""
    foremost = max(aliens, key=lambda alien: seen.aliens[alien])
    high = 0.06 * len(aliens) + 0.056 + (0.034 if seen.ends else 0.0)
    standing = frozenset({*view.aliens.values(), *seen.aliens.values()})
    found = _free_place(plan, seen.aliens[foremost], high, standing)
    return found or plan.discard.within(plan.discard.w, high, "bottom-left")


@lru_cache(maxsize=64)
def _free_place(plan: Plan, planet: int, high: float, standing: frozenset[int]) -> Box | None:
    """Where a bubble of this height hides least and is nearest to a planet; None if nowhere."""
    goal = plan.planet_box(planet).centre
    top = plan.turn_bar.bottom + 0.01
    room = Box(plan.galaxy.x, top, plan.galaxy.w - _BUBBLE_WIDE, 0.53 - high)
    columns, rows = int(room.w / _BUBBLE_STEP), int(room.h / _BUBBLE_STEP)
    corners = [
        (room.x + column * room.w / columns, room.y + row * room.h / rows)
        for column in range(columns + 1)
        for row in range(rows + 1)
    ]
    places = [Box(x, y, _BUBBLE_WIDE, high) for x, y in corners]
    costs = {box: _hides(plan, box, standing) + math.dist(box.centre, goal) for box in places}
    best = min(places, key=costs.__getitem__)
    return best if costs[best] < 0.75 else None


def _hides(plan: Plan, box: Box, standing: frozenset[int]) -> float:
    """How bad it would be to cover what lies here: seats and aliens most, then the star, then planets."""
    cost = 0.6 if Box.around(plan.star, 0.2, 0.19).overlaps(box) else 0.0
    cost += sum(plan.plate(seat).overlaps(box) for seat in range(plan.seats))
    for planet in range(FAR_END + 1):
        if plan.planet_box(planet).overlaps(box, 0.01):
            cost += 0.6 if planet in standing else 0.08
    return cost


def _paint_bubble(seen: Preview, aliens: tuple[Alien, ...], words: Words, picture: Picture, box: Box) -> None:
    f.tinted_panel(picture, box, "focus", 22)
    inner = box.inset(0.012, 0.008)
    for row, alien in enumerate(aliens):
        _paint_step(picture, seen, alien, Box(inner.x, inner.y + row * 0.06, inner.w, 0.056))
    change = seen.points[1] - seen.points[0]
    last = Box(inner.x, inner.y + 0.06 * len(aliens), inner.w, 0.04)
    colour = "good" if change > 0 else "bad" if change < 0 else "raised"
    f.pill(picture, last, colour)
    ink = "#F4F1E8" if change == 0 else "#0B1026"
    text = words("race-for-you", change=words.signed(change))
    picture.text(text, last.inset(0.01, 0.0), 0.0255, face="strong", colour=ink, align="centre")
    if seen.ends:
        note = Box(inner.x, last.bottom + 0.004, inner.w, 0.032)
        picture.text(words("race-ends"), note, 0.0235, colour="warn", align="centre")


def _paint_step(picture: Picture, seen: Preview, alien: Alien, box: Box) -> None:
    before, after = (ROMAN[place[alien] - 1] for place in seen.standings)
    face, rest = box.cut_left(box.h * 0.94, 0.012)
    looks.portrait(picture, alien, face.inset(0.001, 0.001))
    first, arrow, last = rest.columns(3)
    picture.text(before, first, 0.036, face="title", colour="quiet", align="centre")
    picture.sprite("ui/icons/arrow_right", arrow.centre, 0.032, tint="text")
    picture.text(after, last, 0.036, face="title", colour="focus", align="centre")


# Round the galaxy


def _draw_heap(picture: Picture, plan: Plan, view: RaceView, words: Words) -> None:
    centre, high = heap_centre(plan), heap_high(plan)
    if view.discard:
        sides = [looks.face(card) for card in view.discard]
        cards.draw_heap(picture, sides, centre, plan.card_high, high / plan.card_high)
    else:
        slot = Box.around(centre, high * 0.9, high)
        f.outline(picture, slot, "edge", 26, 2)
        picture.sprite("ui/icons/discard", slot.centre, 0.045, tint="edge")
    left = centre[0] + high * 0.5 + 0.03
    label = Box(left, centre[1] - 0.048, plan.discard.right - left, 0.04)
    if plan.narrow:
        picture.sprite("ui/icons/discard", (label.x + 0.02, label.cy), 0.034, tint="quiet")
    else:
        picture.text(words("race-discard"), label, 0.0255, colour="quiet")
    count = Box(left, label.bottom, label.w, 0.05)
    picture.text(str(len(view.discard)), count, 0.04, face="title")


def _draw_log(picture: Picture, plan: Plan, look: Look[RaceView], words: Words) -> None:
    """The last moves, as many as there is room for, the newest first; the digest takes their place."""
    room = plan.log
    rows = min(3, int((room.h - 0.06) / _LOG_ROW))
    told = look.digested and plan.digest.overlaps(room)
    if rows < 1 or told or not look.recent:
        return
    lines = tuple(look.recent[:rows])
    box = Box(room.x, room.y, room.w, 0.06 + _LOG_ROW * len(lines))
    picture.group(("log", lines, box.w), box, partial(_paint_log, lines, look, words), margin=0.04)


def _paint_log(
    lines: tuple[object, ...], look: Look[RaceView], words: Words, picture: Picture, box: Box
) -> None:
    f.panel(picture, box, radius=26)
    head = Box(box.x + 0.018, box.y + 0.006, box.w - 0.036, 0.044)
    picture.text(words("race-last-moves"), head, 0.0275, face="title")
    for number, line in enumerate(look.recent[: len(lines)]):
        row = Box(box.x + 0.012, box.y + 0.052 + _LOG_ROW * number, box.w - 0.024, _LOG_ROW - 0.006)
        f.pill(picture, row, "raised", 0.55, radius=18)
        draw_line(picture, line, row.inset(0.008, 0.004), look.lineup)


def _draw_turn_bar(
    picture: Picture, plan: Plan, look: Look[RaceView], intention: Intention, words: Words
) -> None:
    view, box = look.view, plan.turn_bar
    text = _turn_words(look, intention, words)
    emblems = tuple(player.emblem for player in look.lineup.players)
    key = ("turn", box.w, text, view.turn, emblems, None if _over(look) else _end_of(view))
    picture.group(key, box, partial(_paint_turn_bar, look, text, words), margin=0.03)


def _over(look: Look[RaceView]) -> bool:
    """The race has ended, though its end may still be under way."""
    return look.view.phase == "over" or ENDED in look.poses


def _turn_words(look: Look[RaceView], intention: Intention, words: Words) -> str:
    view = look.view
    name = look.lineup.players[view.turn].name
    if _over(look):
        return words("race-over")
    if look.deciding:
        return words("race-choose-way" if intention.picked else "race-choose-card")
    return words("race-thinking" if look.thinking == view.turn else "race-turn-of", name=name)


def _end_of(view: RaceView) -> tuple[str, Alien, int]:
    """What would end the race first, by whom, and in how many steps: the star, or the flag."""
    last = min(ALIENS, key=lambda alien: view.aliens[alien])
    first = max(ALIENS, key=lambda alien: view.aliens[alien])
    turns = view.deck + view.aliens[last] - view.gone + 1
    steps = FAR_END - view.aliens[first]
    return ("flag", first, steps) if steps < min(5, turns) else ("sun", last, turns)


def _paint_turn_bar(look: Look[RaceView], text: str, words: Words, picture: Picture, box: Box) -> None:
    view = look.view
    f.panel(picture, box, "toast", radius=30)
    inner = box.inset(0.014, 0.005)
    left, right = inner.cut_right(min(0.27, inner.w * 0.45), 0.012)[::-1]
    badge, rest = left.cut_left(left.h, 0.01)
    seat_badge(picture, look.lineup.players[view.turn].emblem, badge.centre, badge.h * 0.94)
    drawn = picture.text(text, rest, 0.0265, face="title", name=True)
    if not _over(look):
        _paint_next(picture, look, Box(drawn.right + 0.02, rest.y, rest.right - drawn.right - 0.02, rest.h))
        _paint_end(picture, view, words, right)


def _paint_next(picture: Picture, look: Look[RaceView], box: Box) -> None:
    """Who plays after the one whose turn it is, in order, if there is room."""
    players, turn = look.lineup.players, look.view.turn
    following = [players[(turn + k) % len(players)].emblem for k in range(1, len(players))]
    if box.w < _NEXT * len(following):
        return
    for number, emblem in enumerate(following):
        at = box.x + _NEXT * (number + 0.5), box.cy
        seat_badge(picture, emblem, at, _NEXT * 0.82, 0.8)


def _paint_end(picture: Picture, view: RaceView, words: Words, box: Box) -> None:
    kind, alien, count = _end_of(view)
    mark, rest = box.cut_left(0.044, 0.006)
    name = f"star_race/sun_{board.stage_of(view.deck)}" if kind == "sun" else "star_race/flag_finish"
    picture.sprite(name, mark.centre, _SUN_HIGH if kind == "sun" else 0.04)
    dots, rest = rest.cut_left(0.024, 0.006)
    picture.sprite("ui/icons/dots", dots.centre, 0.024, tint="quiet")
    face, rest = rest.cut_left(0.044, 0.01)
    looks.portrait(picture, alien, Box.around(face.centre, 0.042, 0.042))
    colour = "warn" if count <= 3 else "focus"
    picture.text(words(f"race-until-{kind}", count=count), rest, 0.0265, face="title", colour=colour)


# What moves over everything


def _draw_motion(picture: Picture, look: Look[RaceView], words: Words) -> None:
    cards.draw_flying(picture, look.poses)
    for name, pose in look.poses.items():
        if isinstance(name, str) and name.startswith("coin:") and pose.x is not None and pose.y is not None:
            _draw_coin(picture, int(name.rsplit(":", 1)[1]), (pose.x, pose.y), pose, words)
    picture.specks(look.specks)


def _draw_coin(picture: Picture, points: int, at: Point, pose: Pose, words: Words) -> None:
    with picture.fade(1.0 if pose.alpha is None else pose.alpha):
        looks.gain(picture, points, words, Box.around(at, 0.066, 0.044))
