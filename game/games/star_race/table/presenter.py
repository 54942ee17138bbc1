"""The table of La Course des étoiles: joins where things lie, how they move, what is drawn and picked."""

from __future__ import annotations

from collections.abc import Sequence

from game.client.cues import Piece
from game.client.desk import Desk
from game.client.forms.prompts import Prompt, keys_of
from game.client.intents import Intent
from game.client.layout import Box
from game.client.motion.clips import Beat, Poses
from game.client.paint.picture import Picture
from game.client.table import cards
from game.client.table.explain import Explained
from game.client.table.presenter import Look, Places, Refusal, Settle
from game.client.table.ways import ShownWay
from game.engine.contract import NOBODY, Action, Event, Seat
from game.games.star_race.model import ALIENS, RaceView
from game.games.star_race.table import galaxy, hand, seats, standing
from game.games.star_race.table.drawn import TURN_OVER, Settlement, draw_trail
from game.games.star_race.table.explained import explained
from game.games.star_race.table.motion import choreograph
from game.games.star_race.table.notes import NoteBoard, may_guess
from game.games.star_race.table.pages import PAGES
from game.games.star_race.table.picking import CARD_KEYS, WAY_KEYS, Picked, Picking, Sight
from game.games.star_race.table.room import Room, resting, room_in
from game.games.star_race.table.spiral import figure
from game.match.match import Note


class Presenter:
    """One table of the race."""

    music: Piece = "star_race"

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._picking = Picking(desk)
        self._board = NoteBoard(desk)
        self._settlement = Settlement(desk)
        self._home: Seat = 0
        self._bottom: Seat | None = None

    def _room(self, view: RaceView) -> Room:
        me = self._home if view.seat == NOBODY else view.seat
        return room_in(
            self._desk.frame, len(view.hand_sizes), me if self._bottom is None else self._bottom, me
        )

    def picked(self, look: Look[RaceView]) -> Picked:
        """The card that is picked up or pointed at, and what can be chosen for it."""
        return self._picking.picked(look)

    def _now(self, look: Look[RaceView]) -> Sight:
        picked, keys = self._picking.picked(look), self._picking.keys(look)
        by_keys = self._desk.device.kind in ("keyboard", "gamepad")
        confirm = keys_of(self._desk, "confirm")[0] if by_keys else ""
        return Sight(self._room(look.view), look, picked, self._desk.words, keys, confirm)

    def turn_to(self, seat: Seat, bottom: Seat | None = None) -> None:
        self._home, self._bottom = seat, bottom

    def bottom(self, view: RaceView) -> Seat:
        return self._room(view).home

    def turned(self, look: Look[RaceView]) -> str:
        if self._bottom is not None:
            return ""
        return self._desk.words("race-turned-to", name=look.lineup.players[look.view.seat].name)

    def layout(self, view: RaceView) -> Poses:
        return resting(self._room(view), view.aliens)

    def choreograph(
        self, before: RaceView, events: Sequence[Event], after: RaceView, *, brief: bool = False
    ) -> Sequence[Beat[RaceView]]:
        return choreograph(self._room(before), before, events, after)

    def places(self, look: Look[RaceView]) -> Places:
        room = self._room(look.view)
        return Places(
            room.tools,
            room.open_log,
            room.message,
            room.prompts,
            room.digest,
            digests=room.digest.h > 0,
            ways_on=room.hand.ways_on,
        )

    # What is seen

    def draw(self, picture: Picture, look: Look[RaceView]) -> None:
        """Back to front."""
        now = self._now(look)
        galaxy.draw_galaxy(picture, now)
        galaxy.draw_trails(picture, now)
        if look.played is not None:
            draw_trail(picture, now, look.played)
        standing.draw_discard(picture, now)
        standing.draw_standing(picture, now)
        seats.draw_plates(picture, now)
        standing.draw_turn_bar(picture, now)
        standing.draw_last_moves(picture, now)
        seats.mark_favourites(picture, now)
        hand.draw_hand(picture, now)
        galaxy.draw_bubble(picture, now)
        if look.played is not None:
            self._settlement.draw(picture, now, look.played)
        hand.draw_offers(picture, now)
        cards.draw_flying(picture, look.poses)
        seats.draw_coins(picture, now)
        picture.specks(look.specks)
        self._board.draw(picture, look, now.room, free=not self._picking.up)

    def rehearse(self, picture: Picture, look: Look[RaceView]) -> None:
        """Draw also what later moments will need, so that nothing new is drawn during a motion."""
        now = self._now(look)
        cards.rehearse(picture)
        hand.rehearse(picture, now.room)
        seats.rehearse(picture, now)
        standing.rehearse(picture, now)
        galaxy.rehearse(picture, now.room.spiral)
        self.draw(picture, look)

    def still(self, look: Look[RaceView]) -> bool:
        return False  # the star breathes

    def illustrate(self, picture: Picture, name: str, box: Box) -> None:
        """The picture of a page of the rules."""
        PAGES[name](picture, self._desk.words, box)

    def explained(self, look: Look[RaceView]) -> Sequence[Explained]:
        return [*explained(self._now(look))]

    # What a person does

    @property
    def selecting(self) -> bool:
        return self._picking.up or self._board.opened

    def forget(self) -> None:
        self._picking.forget()
        self._settlement.forget()
        self._board.forget()

    def handle(self, intent: Intent, look: Look[RaceView]) -> Action | Refusal | Note | Settle | None:
        room = self._room(look.view)
        if self._board.hears(intent, look, room, free=not self._picking.up):
            return self._board.handle(intent, look, room)
        if look.played is not None:
            return self._settlement.handle(intent, look.played, room)
        return self._picking.handle(intent, look, room)

    def offered(self, action: Action, look: Look[RaceView]) -> Box | None:
        picked = self._picking.picked(look)
        boxes = picked.boxes(self._room(look.view), look.view)
        found = zip(picked.offers, boxes, strict=True)
        return next((box for offer, box in found if offer.way and offer.way.action == action), None)

    def draw_way(self, picture: Picture, look: Look[RaceView], way: ShownWay) -> Sequence[Box]:
        return galaxy.draw_way(picture, self._now(look), way)

    def state(self, look: Look[RaceView]) -> str:
        if self._board.is_open(look):
            return "guesses"
        if look.played is not None:
            return "drawn" if look.played.face_down else "seen"
        picked = self._picking.picked(look)
        if not picked.up:
            return "choosing"
        if picked.first is not None:
            return "taking"
        return "picked" if picked.lit is None or picked.lit.way else "giving"

    def commands(self, look: Look[RaceView]) -> Sequence[str]:
        guess = ("guess",) if may_guess(look) else ()
        if look.played is not None:
            return (TURN_OVER, *guess)
        return (*CARD_KEYS, *WAY_KEYS, *guess) if look.deciding else guess

    def prompts(self, look: Look[RaceView]) -> Sequence[Prompt]:
        words = self._desk.words
        if self._board.is_open(look):
            return self._board.prompts()
        guess = (Prompt("guess", words("race-guess")),) if may_guess(look) else ()
        if look.played is not None:
            return (Prompt("confirm", words("race-pass-on")), *guess)
        if not look.deciding:
            return guess
        card = Prompt("sides", words("race-card"))
        picked = self._picking.picked(look)
        if not picked.up:
            does = "race-play" if picked.lit else "race-pick-up"
            return (card, Prompt("confirm", words(does)), *guess)
        choosing: tuple[Prompt, ...] = (
            card,
            Prompt("move", words("race-adopt" if picked.trading else "race-way")),
        )
        if picked.first is not None:
            choosing = (Prompt("arrows", words("race-adopt")),)
        does = "race-play" if picked.lit and picked.lit.way else "race-give"
        return (*choosing, Prompt("confirm", words(does)), Prompt("cancel", words("race-put-back")), *guess)

    # What lessons point at

    def place_of(self, target: str, look: Look[RaceView]) -> Box | None:
        """By name: "planet:3", "alien:red", "card:pair", "token:0", "way:adopt", "seat:1" or a part."""
        room, view = self._room(look.view), look.view
        kind, _, name = target.partition(":")
        match kind:
            case "way" | "round":
                return self._way(kind, name, look)
            case "alien":
                return next((figure(galaxy.foot_of(look, alien)) for alien in ALIENS if alien == name), None)
            case "card":
                slots = [slot for slot, card in enumerate(view.hand) if card.kind == name]
                return room.hand.slot_box(slots[0], len(view.hand)) if slots else None
            case "planet":
                return room.spiral.boxes[int(name)]
            case "pass-on" | "turn-over" | "take-back" if look.played is not None:
                return self._settlement.boxes(look.played, room)[kind]
            case "call":
                both = Box.round((room.own, room.hand.box)) if room.me == room.home else room.hand.box
                return both if int(name) == room.me else None
            case "favourite" | "token" | "seat":
                seat = room.seats[int(name)]
                return {"favourite": seat.favourites[0], "token": seat.token, "seat": seat.plate}[kind]
        star = Box.around(room.spiral.star, 0.2, 0.2)
        parts = {"hand": room.hand.box, "standing": room.ladder, "discard": room.discard, "star": star}
        parts["race"] = Box.round(room.spiral.boxes)
        return {**parts, "galaxy": room.galaxy, "bar": room.turn_bar}.get(kind)

    def _way(self, kind: str, name: str, look: Look[RaceView]) -> Box | None:
        """What can be chosen for the card picked up, by its number or the first of its kind."""
        picked = self._picking.picked(look)
        boxes = picked.boxes(self._room(look.view), look.view)
        if kind == "round":
            return None
        if name.isdigit():
            return boxes[int(name)] if int(name) < len(boxes) else None
        if name == "trade" and picked.trading:
            return boxes[0]
        kinds = [type(offer.way.move).__name__.lower() for offer in picked.offers if offer.way]
        return boxes[kinds.index(name)] if name in kinds else None
