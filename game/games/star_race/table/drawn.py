"""After a play among people: the drawn card lies face down, and its owner says what becomes of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import get_args

from game.client import intents
from game.client.desk import Desk
from game.client.forms.prompts import keys_of
from game.client.forms.widgets import key_cap, key_width, seat_badge
from game.client.intents import Intent
from game.client.layout import Box, Point
from game.client.motion.clips import Pose
from game.client.paint import furniture
from game.client.paint.picture import Picture
from game.client.paint.theme import BIG, LABEL, NOTE
from game.client.table.cards import draw_card
from game.client.table.presenter import NewlyPlayed, Settle, Settling
from game.client.table.rings import draw_ring
from game.games.star_race import model
from game.games.star_race.model import HAND_SIZE
from game.games.star_race.rules import standings
from game.games.star_race.table import galaxy, sprites
from game.games.star_race.table.picking import Sight
from game.games.star_race.table.room import CARD_ASPECT, Room
from game.games.star_race.words import ROMAN

ALL: tuple[Settling, ...] = get_args(Settling)
TURN_OVER, UNDO = "turn-over", "undo"  # commands
_MARKED = 0.24  # a choice this wide has a sign beside its words
_ICONS = {"turn-over": "eye", "take-back": "undo"}


class Settlement:
    """It remembers which of the choices is focused."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._focus = 0

    def forget(self) -> None:
        self._focus = 0

    def boxes(self, played: NewlyPlayed, room: Room) -> Mapping[Settling, Box]:
        """Where each choice is pressed; once the card is seen, there is only one."""
        places = room.hand.settling(self._desk.frame.text_scale)
        if not played.face_down:
            return {"pass-on": places[0]}
        return dict(zip(ALL, places, strict=True))

    def handle(self, intent: Intent, played: NewlyPlayed, room: Room) -> Settle | None:
        boxes = self.boxes(played, room)
        choices = [*boxes]
        self._focus %= len(choices)
        match intent:
            case intents.PointAt(pos):
                self._focus = next(
                    (k for k, box in enumerate(boxes.values()) if box.contains(pos)), self._focus
                )
            case intents.Press(pos, 1):
                return self._pressed(pos, played, room)
            case intents.Confirm():
                return Settle(choices[self._focus])
            case intents.Go("up" | "left") | intents.Previous():
                self._step(-1, choices)
            case intents.Go() | intents.Next():
                self._step(1, choices)
            case intents.Command("turn-over") if played.face_down:
                return Settle("turn-over")
        return None

    def _pressed(self, pos: Point, played: NewlyPlayed, room: Room) -> Settle | None:
        for how, box in self.boxes(played, room).items():
            if box.contains(pos):
                return Settle(how)
        high = room.hand.lifted_high
        card = Box.around(room.hand.lifted(HAND_SIZE - 1, HAND_SIZE), high * CARD_ASPECT, high)
        return Settle("turn-over") if played.face_down and card.contains(pos) else None

    def _step(self, by: int, choices: Sequence[Settling]) -> None:
        self._focus = (self._focus + by) % len(choices)
        self._desk.sounds.play("focus")

    # What is seen

    def draw(self, picture: Picture, now: Sight, played: NewlyPlayed) -> None:
        if played.face_down:
            self._draw_card(picture, now)
        boxes = self.boxes(played, now.room)
        with picture.above():
            for number, (how, box) in enumerate(boxes.items()):
                picture.touchable(how, box)
                focused = number == self._focus % len(boxes)
                self._draw_choice(picture, now, played, how, box, focused)

    def _draw_card(self, picture: Picture, now: Sight) -> None:
        """Larger than the others, with a crossed eye and a word on it."""
        hand = now.room.hand
        at, high = hand.lifted(HAND_SIZE - 1, HAND_SIZE), hand.lifted_high
        wide = high * picture.art.aspect(sprites.CARD_BACK[0])
        box = Box.around(at, wide, high)
        picture.glow(at, high * 0.8, "focus", 0.4)
        draw_card(picture, sprites.CARD_BACK, Pose(*at), high)
        furniture.outline(picture, Box(box.x, box.y, box.w, box.h * 0.985).grown(0.003), "focus", 46, 6)
        eye = Box.around((at[0], box.bottom - 0.042), 0.064, 0.044)
        furniture.pill(picture, eye, "dark", 0.92)
        furniture.outline(picture, eye, "focus", furniture.design(eye.h) / 2, 3)
        picture.sprite("ui/icons/eye_off", eye.centre, 0.034, tint="focus")
        said = now.words("race-drawn")
        y = max(box.y - 0.014, now.room.own.bottom + 0.02) if hand.within else box.y - 0.014
        label = Box.around((at[0], y), picture.text_width(said, NOTE, "strong") + 0.03, 0.036)
        label = label.moved(dx=min(0.0, hand.pills.x - 0.012 - label.right))  # clear of the choices
        with picture.above():
            furniture.pill(picture, label, "dark", 0.94)
            furniture.outline(picture, label, "focus", furniture.design(label.h) / 2, 2)
            picture.text(said, label, NOTE, face="strong", align="centre")

    def _draw_choice(
        self, picture: Picture, now: Sight, played: NewlyPlayed, how: Settling, box: Box, focused: bool
    ) -> None:
        main = how == "pass-on"
        kind = "primary" if main else "secondary"
        face = furniture.slab(picture, box, kind, "hover" if focused and not main else "normal")
        if focused and self._desk.device.kind in ("keyboard", "gamepad"):
            draw_ring(picture, now.look.gliding, "settling", box, 24)
        inner = face.inset(0.014, 0.004)
        ink = furniture.words_on(kind, "normal", picture.theme)
        if not main and inner.w > _MARKED:
            mark, inner = inner.cut_left(0.034, 0.008)
            picture.sprite(f"ui/icons/{_ICONS[how]}", mark.centre, 0.032, tint="text")
        name, note = inner.cut_top(inner.h * 0.52)
        name = self._draw_key(picture, how, name, focused)
        picture.text(now.words(f"race-{how}"), name, BIG if main else LABEL, face="title", colour=ink)
        if main:
            player = now.look.lineup.players[played.following]
            badge, note = note.cut_left(note.h, 0.006)
            seat_badge(picture, player.emblem, badge.centre, note.h * 0.9)
            said = now.words("race-next", name=player.name)
            picture.text(said, note, LABEL, colour="gold_note", name=True)
        else:
            said = now.words("race-no-back") if how == "turn-over" else self._brings(now, played)
            if picture.text_width(said, NOTE) <= note.w:
                picture.text(said, note, NOTE, colour="prose")

    def _draw_key(self, picture: Picture, how: Settling, box: Box, focused: bool) -> Box:
        """The key that does it, at the right end; what is left of the box."""
        if self._desk.device.kind not in ("keyboard", "gamepad"):
            return box
        own = {"turn-over": TURN_OVER, "take-back": UNDO}.get(how, "confirm")
        keys = keys_of(self._desk, "confirm" if focused else own) if focused or how != "pass-on" else ()
        for key in keys:
            wide = key_width(picture, key, 0.032)
            cap, box = box.cut_right(wide, 0.008)
            key_cap(picture, key, (cap.x, box.cy), 0.032)
        return box

    def _brings(self, now: Sight, played: NewlyPlayed) -> str:
        """What taking the play back would change."""
        hop = hop_of(played)
        if hop is None:
            return now.words("race-card-back")
        before = {**now.view.aliens, hop.alien: hop.start}
        return now.words("race-back-to", place=ROMAN[standings(before)[hop.alien] - 1])


def hop_of(played: NewlyPlayed) -> model.AlienAdvanced | None:
    """How the play moved an alien on."""
    return next((event for event in played.events if isinstance(event, model.AlienAdvanced)), None)


def draw_trail(picture: Picture, now: Sight, played: NewlyPlayed) -> None:
    """The way of the play, until it is passed on: a ghost stands where the alien stood."""
    hop = hop_of(played)
    if hop is not None:
        before = {**now.view.aliens, hop.alien: hop.start}
        galaxy.draw_past(
            picture, now, hop.alien, now.room.spiral.feet(before)[hop.alien], (hop.start, hop.end)
        )
