"""The plates of the seats: who they are, their open favourites, their token, and what they have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from game.client.forms.widgets import seat_badge
from game.client.layout import Box
from game.client.motion.clips import Pose, Poses
from game.client.paint import furniture as f
from game.client.paint.picture import Picture
from game.client.table.cards import Side, draw_card
from game.client.table.presenter import Look
from game.engine.contract import NOBODY, Seat
from game.games.star_race.model import ALIENS, BACK, MOST_FAVOURITES, Alien, Back, RaceView
from game.games.star_race.rules import values
from game.games.star_race.table import looks
from game.games.star_race.table.plan import Plan
from game.games.star_race.view import Preview
from game.match.lineup import EMBLEMS, Player
from game.texts import Words

RADIUS = 26.0


@dataclass(frozen=True)
class Plate:
    """All that the picture of one plate depends on."""

    seat: Seat
    player: Player
    own: bool  # lies at the bottom
    acting: bool
    deciding: bool
    secret: bool  # its token is known to nobody but the person who looks
    favourites: tuple[Side, ...]
    hidden: tuple[bool, ...]  # favourites and token that are on their way elsewhere
    token: Side
    points: str
    change: int | None
    cards: int
    guess: Alien | None
    verdict: bool | None  # whether the guess was right, once that is known
    guessed: tuple[int, int]  # after the end: how many of its own guesses were right, of how many


def read_plate(seat: Seat, look: Look[RaceView], seen: Preview | None) -> Plate:
    view = look.view
    own = seat == looks.home_of(view)
    guess = look.notes.get(seat)
    tokens = known_tokens(view, look.poses)
    return Plate(
        seat=seat,
        player=look.lineup.players[seat],
        own=own,
        acting=view.to_act == seat,
        deciding=look.deciding and view.to_act == seat,
        secret=view.seat == seat and view.phase == "play" and not look.lineup.open,
        favourites=tuple(looks.favourite(card) for card in view.favourites[seat]),
        hidden=_hidden(seat, view, look.poses),
        token=looks.token(view.tokens[seat]),
        points=_points(seat, view, look.poses),
        change=_change(seat, view, seen),
        cards=view.hand_sizes[seat],
        guess=_alien(guess),
        verdict=None if isinstance(tokens[seat], Back) or guess is None else tokens[seat] == guess,
        guessed=right_guesses(look.disclosed.get(seat, {}), tokens),
    )


def _alien(guess: str | None) -> Alien | None:
    return next((alien for alien in ALIENS if alien == guess), None)


def _hidden(seat: Seat, view: RaceView, poses: Poses) -> tuple[bool, ...]:
    names = [*(f"favourite:{seat}:{place}" for place in range(len(view.favourites[seat]))), f"token:{seat}"]
    return tuple(name in poses and poses[name].alpha == 0.0 for name in names)


def _points(seat: Seat, view: RaceView, poses: Poses) -> str:
    """What a seat has as far as the one that looks knows; a count that is under way goes first."""
    for name, pose in poses.items():
        if isinstance(name, str) and name.startswith(f"count:{seat}:") and pose.alpha:
            return name.rsplit(":", 1)[1].replace("-", "−")
    value = values(view.aliens)
    known = sum(value[card.alien] for card in view.favourites[seat])
    token = view.tokens[seat]
    if isinstance(token, Back):
        return f"{known}+?".replace("-", "−")
    return str(known + value[token]).replace("-", "−")


def _change(seat: Seat, view: RaceView, seen: Preview | None) -> int | None:
    if seen is None:
        return None
    before, after = seen.points if seat == view.seat else seen.open_points[seat]
    return after - before


def draw_plates(
    picture: Picture, plan: Plan, look: Look[RaceView], seen: Preview | None, words: Words
) -> None:
    for seat in range(plan.seats):
        plate = read_plate(seat, look, seen)
        box = plan.plate(seat)
        paint = partial(_paint_own if plate.own else _paint_rival, plan, plate, words)
        picture.group(("plate", plate, box.w, box.h), box, paint, margin=0.04)


def _frame(picture: Picture, plate: Plate, box: Box) -> None:
    colour = picture.theme.seat(EMBLEMS.index(plate.player.emblem))
    if plate.acting or picture.art.rehearsing:
        f.tinted_panel(picture, box, colour, RADIUS, glow=True)
    if not plate.acting:
        f.panel(picture, box, radius=RADIUS)


def _paint_rival(plan: Plan, plate: Plate, words: Words, picture: Picture, box: Box) -> None:
    _frame(picture, plate, box)
    head = Box(box.x + 0.016, box.y + 0.008, box.w - 0.03, 0.046)
    seat_badge(picture, plate.player.emblem, (head.x + 0.021, head.cy), 0.044)
    points, rest = head.cut_right(picture.text_width(plate.points, 0.03, "title") + 0.036)
    _star_points(picture, plate, points)
    name = Box(rest.x + 0.05, rest.y, rest.w - 0.056, rest.h)
    if not plate.player.is_person:
        mark, name = name.cut_right(0.03, 0.004)
        picture.sprite("ui/icons/robot", mark.centre, 0.028, tint="quiet")
    picture.text(plate.player.name, name, 0.029, face="title", name=True)
    shift = box.x - plan.plate(plate.seat).x, box.y - plan.plate(plate.seat).y
    side = Box(box.right - 0.066, box.bottom - 0.08, 0.056, 0.066)
    if plate.guessed[1]:
        _guessed(picture, plate, Box.around((side.cx - 0.004, side.cy), 0.072, 0.04))
    elif plate.change:
        looks.gain(picture, plate.change, words, Box.around(side.centre, 0.056, 0.038))
    elif plate.cards:
        for number in range(plate.cards):
            aside = number - (plate.cards - 1) / 2
            pose = Pose(side.cx + 0.011 * aside, side.cy + 0.002 * aside * aside, -9.0 * aside)
            draw_card(picture, looks.CARD_BACK, pose, 0.042)
    _cards(picture, plan, plate, shift)


def _paint_own(plan: Plan, plate: Plate, words: Words, picture: Picture, box: Box) -> None:
    _frame(picture, plate, box)
    here = plan.plate(plate.seat)
    shift = box.x - here.x, box.y - here.y
    left = Box(box.x + 0.012, box.y, plan.own_parts.x - here.x - 0.022, box.h)
    seat_badge(picture, plate.player.emblem, (left.cx, box.y + 0.07), min(0.084, left.w * 0.92))
    name = Box(left.x, box.bottom - 0.062, left.w, 0.046)
    picture.text(plate.player.name, name, 0.03, face="title", align="centre", name=True)
    _cards(picture, plan, plate, shift)
    token = plan.token(plate.seat).moved(*shift)
    if plate.guessed[1]:
        _guessed(picture, plate, Box(token.right - 0.1, box.bottom - 0.046, 0.1, 0.04))
    elif plate.secret:
        _only_you(picture, words, Box(token.right - 0.2, box.bottom - 0.042, 0.2, 0.036), box)
    right = Box(box.right - 0.082, box.y + 0.014, 0.07, box.h - 0.028)
    picture.sprite("ui/icons/star", (right.cx, right.y + 0.018), 0.032, tint="focus")
    number = Box(right.x, right.y + 0.038, right.w, 0.056)
    picture.text(
        plate.points, number, 0.054 if len(plate.points) < 3 else 0.034, face="title", align="centre"
    )
    if plate.change is not None:
        looks.gain(picture, plate.change, words, Box.around((right.cx, right.bottom - 0.02), 0.064, 0.042))


def _only_you(picture: Picture, words: Words, box: Box, plate: Box) -> None:
    text = words("race-only-you")
    width = min(box.w, picture.text_width(text, 0.0235) + 0.052)
    at = Box(min(box.right, plate.right - 0.09) - width, box.y, width, box.h)
    f.pill(picture, at, "#0B1026", 0.7)
    f.outline(picture, at, "#9FA8E8", 18, 2)
    picture.sprite("ui/icons/eye", (at.x + 0.022, at.cy), 0.024, tint="text")
    picture.text(text, Box(at.x + 0.038, at.y, at.w - 0.048, at.h), 0.0235)


def _star_points(picture: Picture, plate: Plate, box: Box) -> None:
    picture.text(plate.points, box, 0.03, face="title", align="right")
    width = picture.text_width(plate.points, 0.03, "title")
    picture.sprite("ui/icons/star", (box.right - width - 0.017, box.cy - 0.001), 0.026, tint="focus")


def _cards(picture: Picture, plan: Plan, plate: Plate, shift: tuple[float, float]) -> None:
    """The favourites, and the token with what the person who looks thinks of it."""
    places = [plan.favourite(plate.seat, place).moved(*shift) for place in range(len(plate.favourites))]
    for place, (box, side) in enumerate(zip(places, plate.favourites, strict=True)):
        if not plate.hidden[place]:
            draw_card(picture, side, Pose(*box.centre), box.h)
    for place in range(len(places), MOST_FAVOURITES):
        _free_place(picture, plan.favourite(plate.seat, place).moved(*shift))
    token = plan.token(plate.seat).moved(*shift)
    if not plate.hidden[-1]:
        draw_card(picture, plate.token, Pose(*token.centre), token.h)
    if plate.guess is not None:
        _guess(picture, plate, token)


def _free_place(picture: Picture, box: Box) -> None:
    """There is room for another favourite."""
    f.pill(picture, box, "#0A0D22", 0.4, radius=14)
    picture.sprite("ui/icons/heart", box.centre, box.h * 0.36, tint="#4A5390")


def _guessed(picture: Picture, plate: Plate, box: Box) -> None:
    """How good this person's guesses were, for fun."""
    right, total = plate.guessed
    f.pill(picture, box, "good" if right else "raised")
    ink = "#0B1026" if right else "#F4F1E8"
    picture.sprite("ui/icons/eye", (box.x + 0.02, box.cy), 0.024, tint=ink)
    picture.text(
        f"{right}/{total}", Box(box.x + 0.034, box.y, box.w - 0.038, box.h), 0.0255, face="title", colour=ink
    )


def _guess(picture: Picture, plate: Plate, token: Box) -> None:
    """The pinned guess at the token's corner, and whether it was right."""
    assert plate.guess is not None
    spot = Box.around((token.right + 0.002, token.bottom - 0.012), 0.038, 0.038)
    looks.portrait(picture, plate.guess, spot)
    if plate.verdict is not None:
        icon, tint = ("check", "good") if plate.verdict else ("close", "bad")
        mark = Box.around((spot.right, spot.y + 0.004), 0.026, 0.026)
        f.pill(picture, mark, tint)
        picture.sprite(f"ui/icons/{icon}", mark.centre, 0.018, tint="#0B1026")


def draw_turn_tag(picture: Picture, plan: Plan, look: Look[RaceView], words: Words) -> None:
    """Says on the own plate that it is this person's turn."""
    view = look.view
    if not look.deciding or view.seat == NOBODY:
        return
    text = words("race-your-turn")
    colour = picture.theme.seat(EMBLEMS.index(look.lineup.players[view.seat].emblem))
    width = picture.text_width(text, 0.0255) + 0.036
    box = Box(plan.own.x + 0.024, plan.own.y - 0.024, width, 0.04)
    f.pill(picture, box, colour)
    picture.text(text, box, 0.0255, face="strong", colour="#1B1440", align="centre")


def known_tokens(view: RaceView, poses: Poses) -> tuple[Alien | Back, ...]:
    """The tokens, with those that have just been turned over."""
    turned = dict(_turned(name) for name in poses if isinstance(name, str) and name.startswith("known:"))
    return tuple(turned.get(seat, token) for seat, token in enumerate(view.tokens))


def _turned(name: str) -> tuple[Seat, Alien | Back]:
    _, seat, alien = name.split(":")
    return int(seat), _alien(alien) or BACK


def right_guesses(pins: Mapping[Seat, str], tokens: Sequence[Alien | Back]) -> tuple[int, int]:
    """How many of the guesses about tokens that are known were right, of how many."""
    told = [(guess, tokens[seat]) for seat, guess in pins.items() if not isinstance(tokens[seat], Back)]
    return sum(guess == token for guess, token in told), len(told)
