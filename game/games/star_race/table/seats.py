"""The plates of the seats: who they are, their open favourites, their token, and what they have."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Literal

from game.client.forms.widgets import seat_badge
from game.client.layout import Box, Point
from game.client.motion.clips import Pose, Poses
from game.client.paint import furniture
from game.client.paint.picture import Picture
from game.client.paint.theme import BIG, LABEL, LARGE, NOTE
from game.client.table.cards import CardSide, draw_card
from game.client.table.log import draw_line
from game.client.table.presenter import Look
from game.engine.contract import NOBODY, Seat
from game.games.star_race import model
from game.games.star_race.deeds import right_guesses
from game.games.star_race.model import ALIENS, Alien, Back, RaceView
from game.games.star_race.rules import values
from game.games.star_race.table import sprites
from game.games.star_race.table.picking import Sight
from game.games.star_race.table.room import SeatRoom, room_in
from game.games.star_race.table.sprites import CARD_BACK, TOKEN_BACK, Coin, EndingView, Lying, Token
from game.games.star_race.view import Preview
from game.match.lineup import EMBLEMS, Lineup, Player
from game.telling import Line
from game.texts import Words

_RADIUS = 26.0
_FLAT = 5.0  # wider for its height, a plate has all in one row
_POINTS = 0.062
_SECRET = "#9FA8E8"  # round things that only the viewer knows
_FREE = "#0A0D22", "#4A5390"  # room for a favourite: the hole and the heart in it
SHOWN_TOKEN_HIGH = 0.17  # of a token that is turned over for all to see


def rehearse(picture: Picture, now: Sight) -> None:
    """Every plate at its turn and before, and all favourites and tokens at the sizes that they will have."""
    room = now.room
    for seat, place in enumerate(room.seats):
        plate, box = _read_plate(seat, now), Box(0.0, 0.0, place.plate.w, place.plate.h)
        for acting in (True, False):
            _paint_frame(picture, replace(plate, acting=acting), box)
    for high in {room.hand.high, *(room.seats[seat].favourites[0].h for seat in (room.home, room.rivals[0]))}:
        for card in model.FAVOURITES.values():
            picture.picture_of(sprites.favourite(card)[0], high)
    for high in {SHOWN_TOKEN_HIGH, *(room.seats[seat].token.h for seat in (room.home, room.rivals[0]))}:
        for side in (*map(sprites.token, ALIENS), TOKEN_BACK):
            picture.picture_of(side[0], high)


@dataclass(frozen=True)
class Plate:
    """All that the picture of one plate depends on."""

    seat: Seat
    player: Player
    acting: bool
    secret: bool  # only the viewer knows its token
    favourites: tuple[CardSide, ...]
    hidden: tuple[bool, ...]  # favourites and token that are on their way elsewhere
    token: CardSide
    points: str
    change: int | None
    cards: int  # in the hand; 0 for the one that lies at the bottom
    told: Line | None  # its last move, where the plate tells that
    guess: str | None
    verdict: bool | None  # whether the guess was right, once that is known
    guessed: tuple[int, int]  # after the end: how many of its own guesses were right, of how many


def _read_plate(seat: Seat, now: Sight) -> Plate:
    view, look = now.view, now.look
    guess, tokens = look.notes.get(seat), known_tokens(view)
    guesses = look.disclosed.get(seat)
    return Plate(
        seat=seat,
        player=look.lineup.players[seat],
        acting=seat == (view.to_act if look.holder is None else look.holder),
        secret=view.seat == seat and not sprites.is_over(view) and not look.lineup.open,
        favourites=tuple(sprites.favourite(card) for card in view.favourites[seat]),
        hidden=_hidden(seat, view, look.poses),
        token=sprites.token(view.tokens[seat]),
        points=points_of(seat, view),
        change=_change(seat, view, now.picked.preview),
        cards=0 if seat == now.room.me else view.hand_sizes[seat],
        told=_told(seat, look) if now.room.seats[seat].told else None,
        guess=guess,
        verdict=None if isinstance(tokens[seat], Back) or guess is None else tokens[seat] == guess,
        guessed=right_guesses(guesses, tokens) if guesses else (0, 0),
    )


def _told(seat: Seat, look: Look[RaceView]) -> Line | None:
    """What a seat did last; since the viewer's last turn, what that meant for the viewer."""
    line = next((line for line in (*look.digest, *look.recent) if line.seat == seat), None)
    return line and Line(None, line.parts)


def _hidden(seat: Seat, view: RaceView, poses: Poses) -> tuple[bool, ...]:
    places = [Lying(seat, place) for place in range(len(view.favourites[seat]))]
    return tuple(poses.get(piece, Pose()).alpha == 0.0 for piece in (*places, Token(seat)))


def points_of(seat: Seat, view: RaceView) -> str:
    """The points of a seat, as far as the viewer knows them; while they are counted, those so far."""
    if isinstance(view, EndingView) and view.counted:
        return str(sum(view.counted[seat])).replace("-", "−")
    value, token = values(view.aliens), view.tokens[seat]
    known = sum(value[card.alien] for card in view.favourites[seat])
    said = f"{known}+?" if isinstance(token, Back) else str(known + value[token])
    return said.replace("-", "−")


def _change(seat: Seat, view: RaceView, preview: Preview | None) -> int | None:
    if preview is None:
        return None
    before, after = preview.points if seat == view.seat else preview.open_points[seat]
    return after - before


def known_tokens(view: RaceView) -> tuple[Alien | Back, ...]:
    """The tokens, with those that have just been turned over."""
    return view.turned if isinstance(view, EndingView) else view.tokens


# Plates


def draw_plates(picture: Picture, now: Sight) -> None:
    for seat, place in enumerate(now.room.seats):
        plate, box = _read_plate(seat, now), place.plate
        kind = _paint_own if seat == now.room.home else _paint_rival
        paint = partial(kind, place, plate, now.words, now.look.lineup)
        with picture.shift(*_aside(seat, now)):
            picture.group(("plate", plate, box.w, box.h), box, paint, margin=0.04)
    if now.look.turning is None:
        _draw_turn_tag(picture, now)


def _aside(seat: Seat, now: Sight) -> Point:
    """How far a plate is from its place while the table turns."""
    turning, room = now.look.turning, now.room
    if turning is None:
        return 0.0, 0.0
    before = room_in(room.frame, room.count, turning.before)
    return turning.shift(before.seats[seat].plate, room.seats[seat].plate, room.frame.box)


def _paint_frame(picture: Picture, plate: Plate, box: Box) -> None:
    if plate.acting:
        colour = picture.theme.seat(EMBLEMS.index(plate.player.emblem))
        furniture.tinted_panel(picture, box, colour, _RADIUS, glow=True)
    else:
        furniture.panel(picture, box, radius=_RADIUS)


def _paint_rival(
    place: SeatRoom, plate: Plate, words: Words, lineup: Lineup, picture: Picture, box: Box
) -> None:
    _paint_frame(picture, plate, box)
    shift = box.x - place.plate.x, box.y - place.plate.y
    if place.told is None:
        head = Box(box.x + 0.016, box.y + 0.008, box.w - 0.03, 0.046)
    else:
        first = place.favourites[0].moved(*shift)
        head = Box(box.x + 0.016, first.y, first.x - 0.03 - box.x, first.h)
    badge = head.cut_left(min(0.054, head.h * 0.96))[0]
    seat_badge(picture, plate.player.emblem, (badge.cx - 0.001, head.cy), badge.w * 0.96)
    wide = picture.text_width(plate.points, LARGE, "title")
    points, rest = head.cut_right(wide + 0.036)
    picture.text(plate.points, points, LARGE, face="title", align="right")
    picture.sprite("ui/icons/star", (points.right - wide - 0.017, points.cy - 0.001), 0.026, tint="focus")
    name = rest.cut_left(badge.w + 0.006, 0.0)[1].cut_right(0.006)[1]
    if not plate.player.is_person:
        mark, name = name.cut_right(0.03, 0.004)
        picture.sprite("ui/icons/robot", mark.centre, 0.028, tint="quiet")
    picture.text(plate.player.name, name, 0.029, face="title", name=True)
    side = place.side.moved(*shift)
    if place.told is not None:
        _paint_told(picture, plate, lineup, place.told.moved(*shift), side)
    if plate.guessed[1]:
        _paint_guessed(picture, plate, Box.around((side.cx - 0.004, side.cy), 0.072, 0.04))
    elif plate.change:
        sprites.draw_gain(picture, plate.change, words, Box.around(side.centre, 0.056, 0.038))
    else:
        _paint_backs(picture, plate.cards, side.centre)
    token = _paint_pieces(picture, place, plate, box)
    if plate.secret:
        mark = Box.around((token.right + 0.002, token.bottom - 0.012), 0.034, 0.034)
        furniture.pill(picture, mark, "dark", 0.9)
        furniture.outline(picture, mark, _SECRET, 18, 2)
        picture.sprite("ui/icons/eye", mark.centre, 0.024, tint="text")


def _paint_backs(picture: Picture, cards: int, at: Point) -> None:
    """A hand that is held elsewhere."""
    for number in range(cards):
        aside = number - (cards - 1) / 2
        pose = Pose(at[0] + 0.011 * aside, at[1] + 0.002 * aside * aside, -9.0 * aside)
        draw_card(picture, CARD_BACK, pose, 0.042)


def _paint_told(picture: Picture, plate: Plate, lineup: Lineup, box: Box, side: Box) -> None:
    """The last move of a rival, beside what its hand needs."""
    furniture.pill(picture, box, "raised", 0.55, radius=18)
    if plate.told is not None:
        draw_line(picture, plate.told, Box(box.x + 0.012, box.y, side.x - box.x - 0.018, box.h), lineup)


def _paint_own(
    place: SeatRoom, plate: Plate, words: Words, lineup: Lineup, picture: Picture, box: Box
) -> None:
    _paint_frame(picture, plate, box)
    if box.w > _FLAT * box.h:
        _paint_own_flat(place, plate, words, picture, box)
        return
    left = Box(box.x + 0.012, box.y, place.favourites[0].x - place.plate.x - 0.022, box.h)
    seat_badge(picture, plate.player.emblem, (left.cx, box.y + 0.07), min(0.084, left.w * 0.92))
    name = Box(left.x, box.bottom - 0.062, left.w, 0.046)
    picture.text(plate.player.name, name, LARGE, face="title", align="centre", name=True)
    token = _paint_pieces(picture, place, plate, box)
    if plate.guessed[1]:
        _paint_guessed(picture, plate, Box(token.right - 0.1, box.bottom - 0.046, 0.1, 0.04))
    elif plate.secret:
        end = min(token.right, box.right - 0.09)
        _paint_only_you(picture, words, Box(end - 0.2, box.bottom - 0.042, 0.2, 0.036), "right")
    else:
        _paint_backs(picture, plate.cards, (token.right - 0.03, box.bottom - 0.03))
    right = Box(box.right - 0.082, box.y + 0.014, 0.07, box.h - 0.028)
    picture.sprite("ui/icons/star", (right.cx, right.y + 0.018), 0.032, tint="focus")
    number = Box(right.x, right.y + 0.038, right.w, 0.056)
    size = 0.054 if len(plate.points) < 3 else 0.034
    picture.text(plate.points, number, size, face="title", align="centre")
    if plate.change is not None:
        gain = Box.around((right.cx, right.bottom - 0.02), 0.064, 0.042)
        sprites.draw_gain(picture, plate.change, words, gain)


def _paint_own_flat(place: SeatRoom, plate: Plate, words: Words, picture: Picture, box: Box) -> None:
    """All in one row: who, what lies there, and the points, now and as they would be."""
    head = Box(box.x + 0.02, box.y, place.favourites[0].x - place.plate.x - 0.03, box.h)
    badge, name = head.cut_left(0.082, 0.016)
    seat_badge(picture, plate.player.emblem, badge.centre, 0.082)
    picture.text(plate.player.name, name, BIG, face="title", name=True)
    token = _paint_pieces(picture, place, plate, box)
    rest = Box(token.right + 0.02, box.y, box.right - 0.024 - token.right - 0.02, box.h)
    if plate.guessed[1]:
        _paint_guessed(picture, plate, rest.within(0.1, 0.044, "left"))
    elif plate.secret:
        _paint_only_you(picture, words, rest.within(0.2, 0.044, "left"), "left")
    else:
        _paint_backs(picture, plate.cards, (rest.x + 0.04, rest.cy))
    if plate.change is not None:
        gain, rest = rest.cut_right(0.076, 0.016)
        sprites.draw_gain(picture, plate.change, words, Box.around(gain.centre, 0.076, 0.05))
    if plate.change and plate.points.lstrip("−").isdigit():
        after = int(plate.points.replace("−", "-")) + plate.change
        rest = _paint_after(picture, str(after).replace("-", "−"), plate.change, rest)
    size = _POINTS if len(plate.points) < 4 else 0.042
    drawn = picture.text(plate.points, rest.cut_right(0.2)[0], size, face="title", align="right")
    picture.sprite("ui/icons/star", (drawn.x - 0.03, rest.cy - 0.002), 0.042, tint="focus")


def _paint_after(picture: Picture, points: str, change: int, box: Box) -> Box:
    """An arrow and the points that there would be; gives the room left of it."""
    colour = "good" if change > 0 else "bad"
    drawn = picture.text(points, box.cut_right(0.1)[0], _POINTS, face="title", align="right", colour=colour)
    arrow = drawn.x - 0.03
    picture.sprite("ui/icons/arrow_right", (arrow, box.cy), 0.036, tint="text")
    return box.cut_left(arrow - 0.024 - box.x)[0]


def _paint_only_you(picture: Picture, words: Words, box: Box, side: Literal["left", "right"]) -> None:
    text = words("race-only-you")
    at = box.within(min(box.w, picture.text_width(text, NOTE) + 0.052), box.h, side)
    furniture.pill(picture, at, "dark", 0.7)
    furniture.outline(picture, at, _SECRET, 18, 2)
    picture.sprite("ui/icons/eye", (at.x + 0.022, at.cy), 0.024, tint="text")
    picture.text(text, Box(at.x + 0.038, at.y, at.w - 0.048, at.h), NOTE)


def _paint_pieces(picture: Picture, place: SeatRoom, plate: Plate, box: Box) -> Box:
    """The favourites, and the token with the viewer's guess; gives the place of the token."""
    shift = box.x - place.plate.x, box.y - place.plate.y
    for number, spot in enumerate(place.favourites):
        here = spot.moved(*shift)
        if number >= len(plate.favourites):
            furniture.pill(picture, here, _FREE[0], 0.4, radius=14)  # room for another
            picture.sprite("ui/icons/heart", here.centre, here.h * 0.36, tint=_FREE[1])
        elif not plate.hidden[number]:
            draw_card(picture, plate.favourites[number], Pose(*here.centre), here.h)
    token = place.token.moved(*shift)
    if not plate.hidden[-1]:
        draw_card(picture, plate.token, Pose(*token.centre), token.h)
    guess = next((alien for alien in ALIENS if alien == plate.guess), None)
    if guess is not None:
        _paint_guess(picture, guess, plate.verdict, token)
    return token


def _paint_guessed(picture: Picture, plate: Plate, box: Box) -> None:
    """How good this person's guesses were, for fun."""
    right, total = plate.guessed
    furniture.pill(picture, box, "good" if right else "raised")
    ink = "dark" if right else "text"
    picture.sprite("ui/icons/eye", (box.x + 0.02, box.cy), 0.024, tint=ink)
    number = Box(box.x + 0.034, box.y, box.w - 0.038, box.h)
    picture.text(f"{right}/{total}", number, LABEL, face="title", colour=ink)


def _paint_guess(picture: Picture, guess: Alien, verdict: bool | None, token: Box) -> None:
    """The guess at the token's corner, and whether it was right."""
    spot = Box.around((token.right + 0.002, token.bottom - 0.012), 0.038, 0.038)
    sprites.draw_portrait(guess, picture, spot)
    if verdict is not None:
        icon, tint = ("check", "good") if verdict else ("close", "bad")
        mark = Box.around((spot.right, spot.y + 0.004), 0.026, 0.026)
        furniture.pill(picture, mark, tint)
        picture.sprite(f"ui/icons/{icon}", mark.centre, 0.018, tint="dark")


def _draw_turn_tag(picture: Picture, now: Sight) -> None:
    """Says on the own plate that it is this person's turn."""
    look, own = now.look, now.room.own
    if look.view.seat == NOBODY or not (look.deciding or look.played):
        return
    text, seat = now.words("race-played" if look.played else "race-your-turn"), look.view.seat
    if seat == now.room.home:
        colour = picture.theme.seat(EMBLEMS.index(look.lineup.players[seat].emblem))
        box = Box(own.x + 0.024, own.y - 0.024, picture.text_width(text, LABEL) + 0.036, 0.04)
        furniture.pill(picture, box, colour)
        picture.text(text, box, LABEL, face="strong", colour=sprites.PRINT, align="centre")
    if look.played is not None:
        _draw_next_tag(picture, now, look.played.following)


def _draw_next_tag(picture: Picture, now: Sight, seat: Seat) -> None:
    """Says on a plate that its person is called next."""
    plate, text = now.room.seats[seat].plate, now.words("race-then")
    wide = picture.text_width(text, LABEL, "strong") + 0.036
    box = Box(plate.right - wide - 0.012, plate.bottom - 0.02, wide, 0.036)
    with picture.above():
        furniture.pill(picture, box, picture.theme.seat(EMBLEMS.index(now.look.lineup.players[seat].emblem)))
        picture.text(text, box, LABEL, face="strong", colour=sprites.PRINT, align="centre")


# Over the plates


def mark_favourites(picture: Picture, now: Sight) -> None:
    """Mark the favourite cards that would come, go or change hands."""
    seats = now.room.seats
    for event in now.picked.preview.events if now.picked.preview else ():
        match event:
            case model.FavouritesTraded():
                _mark(picture, seats[event.seat].favourites[event.place], "focus")
                _mark(picture, seats[event.other].favourites[event.other_place], "focus")
            case model.FavouriteDropped():
                _mark(picture, seats[event.seat].favourites[event.place], "bad")
            case model.FavouriteAdopted() if len(now.view.favourites[event.seat]) < model.MOST_FAVOURITES:
                box = seats[event.seat].favourites[len(now.view.favourites[event.seat])]
                draw_card(picture, sprites.favourite(event.card), Pose(*box.centre, alpha=0.5), box.h)
                _mark(picture, box, "good")


def _mark(picture: Picture, box: Box, colour: str) -> None:
    picture.glow(box.centre, box.h * 0.9, colour, 0.14)  # the card below is still to be known
    furniture.outline(picture, box.grown(0.003), colour, 16, 4)


def draw_coins(picture: Picture, now: Sight) -> None:
    """The points of the favourites that are being counted."""
    view = now.view
    for piece, pose in now.look.poses.items():
        if (
            isinstance(piece, Coin)
            and isinstance(view, EndingView)
            and pose.x is not None
            and pose.y is not None
        ):
            points = view.counted[piece.seat][piece.place]
            with picture.fade(1.0 if pose.alpha is None else pose.alpha):
                sprites.draw_gain(picture, points, now.words, Box.around((pose.x, pose.y), 0.066, 0.044))
