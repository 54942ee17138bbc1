"""The board of guesses: which token each rival may have. Each person sees only their own."""

from __future__ import annotations

from functools import partial

from game.client.desk import Desk
from game.client.forms.prompts import Prompt
from game.client.forms.widgets import seat_badge, tooltip
from game.client.intents import Cancel, Command, Confirm, Go, Intent, PointAt, Press
from game.client.layout import Box, Point
from game.client.paint import furniture
from game.client.paint.picture import Picture
from game.client.paint.theme import NOTE
from game.client.table.presenter import Look
from game.client.table.rings import draw_ring
from game.engine.contract import NOBODY, Seat
from game.games.star_race.model import ALIENS, RaceView
from game.games.star_race.table.room import Room
from game.games.star_race.table.sprites import Guess, draw_portrait, is_over
from game.match.match import Note


def may_guess(look: Look[RaceView]) -> bool:
    """Whether the viewer is a person and the tokens are still face down."""
    return look.noting and look.view.seat != NOBODY and not is_over(look.view)


class NoteBoard:
    """Remembers whether it is open, for whom, where the cursor is, and which token is pointed at."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._cursor: Guess | None = None
        self._guesser: Seat = NOBODY  # who opened it
        self._pointed: Seat | None = None  # the rival whose token is under the pointer

    @property
    def opened(self) -> bool:
        return self._cursor is not None

    def forget(self) -> None:
        self._pointed = None

    def is_open(self, look: Look[RaceView]) -> bool:
        """Whether it is open. It closes when the viewer changes, and when the tokens are turned over."""
        return self.opened and look.view.seat == self._guesser and may_guess(look)

    def hears(self, intent: Intent, look: Look[RaceView], room: Room, *, free: bool) -> bool:
        """Whether `handle` takes this: what opens the board, and everything while it is open.

        A token that is pressed opens it if the hand is `free`.
        """
        if not self.is_open(look):
            self._cursor = None
        match intent:
            case Command("guess"):
                return True
            case PointAt(pos) if not self.opened:
                self._pointed = _token_at(room, pos)
            case Press(pos, 1) if free and may_guess(look) and not self.opened:
                return _token_at(room, pos) is not None
        return self.opened

    def handle(self, intent: Intent, look: Look[RaceView], room: Room) -> Note | None:
        match intent:
            case Command("guess"):
                self._open(None if self.opened or not may_guess(look) else room.others[0], look)
            case Press(pos, 1) if not self.opened:
                self._open(_token_at(room, pos), look)
            case Cancel() | Press(button=3):
                self._cursor = None
            case Confirm() if self._cursor:
                return self._pin(self._cursor, look)
            case Go(direction) if self._cursor:
                self._cursor = _moved(self._cursor, direction, room.others)
            case PointAt(pos) | Press(pos):
                return self._touch(pos, isinstance(intent, Press), look, room)
        return None

    def _open(self, about: Seat | None, look: Look[RaceView]) -> None:
        """With the cursor at a rival; closed for None."""
        self._cursor, self._guesser = None if about is None else Guess(about, ALIENS[0]), look.view.seat
        if self.opened:
            self._desk.sounds.play("touch")

    def _touch(self, pos: Point, pressed: bool, look: Look[RaceView], room: Room) -> Note | None:
        cell = next((cell for cell, box in room.notes.cells.items() if box.contains(pos)), None)
        if cell is not None:
            self._cursor = cell
            return self._pin(cell, look) if pressed else None
        if pressed and not room.notes.box.contains(pos):
            self._cursor = None
        return None

    def _pin(self, guess: Guess, look: Look[RaceView]) -> Note:
        """Pin the guess, or take it off."""
        self._desk.sounds.play("touch")
        taken_off = look.notes.get(guess.seat) == guess.alien
        return Note("" if taken_off else guess.alien, look.view.seat, guess.seat)

    def prompts(self) -> tuple[Prompt, ...]:
        words = self._desk.words
        return (
            Prompt("arrows", words("prompt-move")),
            Prompt("confirm", words("race-pin")),
            Prompt("cancel", words("race-close")),
        )

    # What is seen

    def draw(self, picture: Picture, look: Look[RaceView], room: Room, *, free: bool) -> None:
        """The open board; else what a press on the token under the pointer would do."""
        if self._cursor is not None and self.is_open(look):
            self._draw_board(picture, look, room, self._cursor)
        elif self._pointed in room.others and free and may_guess(look):
            token = room.seats[self._pointed].token
            with picture.above():
                furniture.ring(picture, token, 30)
                tooltip(picture, self._desk.words("race-guess"), token)

    def _draw_board(self, picture: Picture, look: Look[RaceView], room: Room, cursor: Guess) -> None:
        box, words = room.notes.box, self._desk.words
        with picture.above():
            furniture.panel(picture, box, "dialog")
            head, rest = box.inset(0.03, 0.02).cut_top(0.04)
            picture.text(words("race-guess-title"), head, 0.031, face="title", colour="focus")
            note = rest.cut_top(0.036)[0]
            picture.text(words("race-guess-note"), note, NOTE, colour="quiet")
        for seat in room.others:
            _draw_name(picture, look, seat, room.notes.name(seat))
            for alien in ALIENS:
                guess = Guess(seat, alien)
                cell = room.notes.cells[guess]
                picture.touchable(guess, cell)
                _draw_cell(picture, look, guess, cell)
                if guess == cursor:
                    draw_ring(picture, look.gliding, "guesses", cell, 18)


def _draw_name(picture: Picture, look: Look[RaceView], seat: Seat, box: Box) -> None:
    player = look.lineup.players[seat]
    seat_badge(picture, player.emblem, (box.x + 0.024, box.cy), 0.048)
    picture.text(player.name, Box(box.x + 0.056, box.y, box.w - 0.06, box.h), 0.028, face="title", name=True)


def _draw_cell(picture: Picture, look: Look[RaceView], guess: Guess, cell: Box) -> None:
    pinned = look.notes.get(guess.seat) == guess.alien
    taken = guess.alien in look.view.tokens
    alpha = 0.28 if taken and not pinned else 1.0
    picture.group(("guess", guess.alien), cell, partial(draw_portrait, guess.alien), alpha=alpha)
    if pinned:
        furniture.outline(picture, cell.grown(0.004), "focus", 22, 4)
        mark = Box.around((cell.right - 0.004, cell.y + 0.004), 0.03, 0.03)
        furniture.pill(picture, mark, "focus")
        picture.sprite("ui/icons/check", mark.centre, 0.02, tint="ink")


def _token_at(room: Room, pos: Point) -> Seat | None:
    """The rival whose token lies here."""
    return next((seat for seat in room.others if room.seats[seat].token.contains(pos)), None)


def _moved(cursor: Guess, direction: str, rivals: tuple[Seat, ...]) -> Guess:
    row, column = rivals.index(cursor.seat), ALIENS.index(cursor.alien)
    if direction in ("left", "right"):
        column = (column + (1 if direction == "right" else -1)) % len(ALIENS)
    else:
        row = (row + (1 if direction == "down" else -1)) % len(rivals)
    return Guess(rivals[row], ALIENS[column])
