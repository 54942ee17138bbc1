"""A snowy bench with a deck and a shop, and round it the garlands of all seats."""

from __future__ import annotations

from collections.abc import Sequence

from game.client.cues import Piece
from game.client.desk import Desk
from game.client.forms.prompts import Prompt
from game.client.intents import Cancel, Command, Confirm, Intent, Move, Next, PointAt, Press, Previous
from game.client.layout import Box
from game.client.motion.clips import Beat, Pose, Poses
from game.client.paint.picture import Picture
from game.client.table import cards
from game.client.table.presenter import Look, Note, Places, Refusal
from game.engine.contract import Action, Event, Glimpse, Seat
from game.games.fairy_lights import words as told
from game.games.fairy_lights.choices import Odds, WhyNot, colours_needed, odds, reveal, takes
from game.games.fairy_lights.model import Colour, LightsView
from game.games.fairy_lights.table import bench, choosing, garland, motion, places, scenery, seats
from game.games.fairy_lights.table.choosing import DECK, TAKE, Choosing
from game.games.fairy_lights.table.facts import assist_of, home_seat, rivals_of, standing
from game.games.fairy_lights.table.pictures import PAGES
from game.games.fairy_lights.table.places import station_of
from game.games.fairy_lights.table.room import Room, room_of
from game.games.fairy_lights.table.turn import BANNER, draw_banner, draw_recent, draw_turn
from game.games.fairy_lights.view import Outcome, preview
from game.match.lineup import Lineup
from game.telling import Line

LIFT_SECONDS = 0.09
_PLACES = ("card-1", "card-2", "card-3", "card-4", "card-5")


class Presenter:
    """Everything is open here but the deck's order; the seat at the bottom is only the one with most room."""

    music: Piece = "fairy_lights"

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._choosing = Choosing()
        self._table: Lineup | None = None  # as last looked at
        self._aimed: tuple[float, Colour | None] = (0.0, None)  # since when which colour is aimed at

    # Where things rest

    def room(self, view: LightsView) -> Room:
        return room_of(self.desk.frame, len(view.seats) - 1)

    def home(self, view: LightsView) -> Seat:
        """The seat at the bottom."""
        return home_seat(view, self._table)

    def layout(self, view: LightsView) -> Poses:
        slots = self.room(view).slots
        return {bench.shop_id(place): Pose(*slots[place].centre) for place in range(len(view.shop))}

    def choreograph(
        self, before: LightsView, events: Sequence[Event], after: LightsView
    ) -> Sequence[Beat[LightsView]]:
        room, home = self.room(before), self.home(before)
        return motion.Stagehand(room, home, before, after, self.desk.theme.bulb).beats(events)

    def places(self, look: Look[LightsView]) -> Places:
        room = self.room(look.view)
        return Places(room.tools, room.log, room.message, room.prompts, room.digest)

    def place_of(self, target: str, look: Look[LightsView]) -> Box | None:
        room = self.room(look.view)
        kind, _, which = target.partition(":")
        found = {
            "deck": room.deck,
            "reveal": room.reveal,
            "take": room.take,
            "heap": room.heap,
            "odds": room.board,
            "garland": room.garland,
            "points": room.own,
            "tags": Box(room.above(0).x, room.above(0).y, room.pitch * len(room.slots), room.above(0).h),
            "shop": Box(
                room.slots[0].x, room.slots[0].y, room.slots[-1].right - room.slots[0].x, room.card_h
            ),
        }
        if (kind == "tags" and not self._outcomes(look)) or (kind == "shop" and not look.view.shop):
            return None
        if kind == "card" and which.isdigit() and int(which) < len(look.view.shop):
            return room.slots[int(which)]
        if kind == "round" and which.startswith("card:") and self._outcomes(look):
            place = int(which.removeprefix("card:"))
            slot, top = room.slots[place], room.above(place).y
            return Box(slot.x, top, slot.w, slot.bottom - top)
        if kind == "seat" and which.isdigit():
            return self._plate_of(look.view, int(which))
        if kind == "series":
            return next((box for colour, box in room.panels.items() if colour == which), None)
        if kind == "seat":
            home = self.home(look.view)
            return room.own if int(which) == home else station_of(room, home, int(which)).plate
        return found.get(kind)

    def _plate_of(self, view: LightsView, seat: Seat) -> Box:
        room, home = self.room(view), self.home(view)
        if seat == home:
            return room.own
        return seats.plate_box(places.station_of(room, home, seat), standing(view, seat))

    # Drawing

    def rehearse(self, picture: Picture, look: Look[LightsView]) -> None:
        self.draw(picture, look)

    def draw(self, picture: Picture, look: Look[LightsView]) -> None:
        self._table = look.lineup
        view = look.view
        room, home = self.room(view), self.home(view)
        known = self._odds(look, view, home)
        scenery.draw_garden(picture, room, known is not None)
        scenery.draw_snow(picture, room, look.seconds)
        if known is not None:
            mode = assist_of(look.lineup, home).odds
            bench.draw_odds(picture, room, known, mode, self.desk.words)
        self._draw_bench(picture, look, view, known)
        self._draw_rivals(picture, look, view, home)
        self._draw_own(picture, look, view, home)
        draw_turn(picture, room, look, view, self.whose_turn(view))
        if not look.digested:
            draw_recent(picture, room, look)
        self._draw_over(picture, look, view)

    def _odds(self, look: Look[LightsView], view: LightsView, home: Seat) -> Odds | None:
        mode = assist_of(look.lineup, home).odds
        return None if mode == "hidden" else odds(view, printed=mode == "printed")

    def _outcomes(self, look: Look[LightsView]) -> dict[Colour, Outcome]:
        """What taking would do to each colour that can be taken."""
        view = look.view
        if not look.deciding or not assist_of(look.lineup, view.turn).ghosts:
            return {}
        return {outcome.colour: outcome for take in takes(view) for outcome in preview(view, take)}

    def _draw_bench(
        self, picture: Picture, look: Look[LightsView], view: LightsView, known: Odds | None
    ) -> None:
        room, words = self.room(view), self.desk.words
        chosen = self._choosing.colours(view) if look.deciding else ()
        aim = self._choosing.aim if look.deciding else None
        bench.draw_heap(picture, room, len(view.discard), words)
        bench.draw_deck(picture, room, view, words, aim == DECK and reveal(view) is not None)
        with picture.fade(look.poses.get(motion.ROW, Pose(alpha=1.0)).alpha or 0.0):
            bench.draw_shop(picture, room, view, look.poses, words, self._lifted(look, chosen))
        outcomes = self._outcomes(look)
        bench.draw_buttons(picture, self.desk, room, view, self._choosing, known)
        bench.draw_tags(picture, room, view, outcomes, chosen, words)
        if look.deciding:
            bench.draw_picked(picture, room, view, self._choosing.picked)
            if self.desk.device.kind == "keyboard" and takes(view):
                bench.draw_keys(picture, self.desk, room, view)

    def _lifted(self, look: Look[LightsView], chosen: Sequence[Colour]) -> dict[Colour, float]:
        """How far the cards of the chosen colours are raised: at once, but those just aimed at."""
        since, aimed = self._aimed
        rising = look.seconds - since if since <= look.seconds else LIFT_SECONDS
        share = 1.0 if not look.seconds else min(1.0, rising / LIFT_SECONDS)
        return {colour: share if colour == aimed else 1.0 for colour in chosen}

    def _draw_rivals(self, picture: Picture, look: Look[LightsView], view: LightsView, home: Seat) -> None:
        room = self.room(view)
        for station, seat in zip(room.stations, rivals_of(home, len(view.seats)), strict=True):
            stands = standing(view, seat)
            lit = seats.rival_garland(station, view.seats[seat].garland)
            garland.draw(picture, lit, look.seconds, seat)
            seats.draw_total(picture, seats.total_at(station), 0.062, stands.lit)
            active = view.to_act is not None and view.turn == seat
            seats.draw_rival(picture, station, look.lineup.players[seat], stands, active)

    def _draw_own(self, picture: Picture, look: Look[LightsView], view: LightsView, home: Seat) -> None:
        room, words = self.room(view), self.desk.words
        stands = standing(view, home)
        held = {one.colour: one for one in stands.held}
        chosen = self._choosing.colours(view)
        outcomes = {colour: coming for colour, coming in self._outcomes(look).items() if colour in chosen}
        for colour, panel in room.panels.items():
            seats.draw_panel(picture, panel, colour, held.get(colour), outcomes.get(colour), words)
        for colour in outcomes:
            bench.draw_path(picture, room, view, colour)
        lit = seats.own_garland(room, view.seats[home].garland)
        garland.draw(picture, lit, look.seconds, home)
        seats.draw_total(picture, room.total.centre, room.total.h, stands.lit)
        own = seats.Own(look.lineup.players[home], stands, view.turn == home, self._says(look, view, home))
        seats.draw_own(picture, room, own, words)

    def _says(self, look: Look[LightsView], view: LightsView, home: Seat) -> str:
        if view.to_act != home:
            return self.desk.words("lights-waiting") if view.to_act is not None else ""
        return self.desk.words("lights-thinking" if look.thinking == home else "lights-to-move")

    def _draw_over(self, picture: Picture, look: Look[LightsView], view: LightsView) -> None:
        """What flies, shines and is announced above all."""
        cards.draw_flying(picture, look.poses)
        picture.specks(look.specks)
        room = self.room(view)
        if look.hint is not None and look.deciding:
            bench.draw_hint(picture, room, view, look.hint, look.seconds)
        broken = look.poses.get(f"{BANNER}repeat", Pose()).alpha
        if broken:
            bench.draw_pair(picture, room, view, broken)
        draw_banner(picture, room, look.poses, self.desk.words)

    # What a person does

    def handle(self, intent: Intent, look: Look[LightsView]) -> Action | Refusal | Note | None:
        self._table = look.lineup
        answer = self._heard(intent, look)
        aimed = choosing.colour_at(look.view, self._choosing.aim)
        if aimed != self._aimed[1]:
            self._aimed = look.seconds, aimed
        return answer

    def _heard(self, intent: Intent, look: Look[LightsView]) -> Action | Refusal | None:
        view = look.view
        match intent:
            case PointAt(pos):
                self._choosing = self._choosing.aimed(choosing.under(self.room(view), view, pos))
            case Press(pos, 1):
                aim = choosing.under(self.room(view), view, pos)
                self._choosing = self._choosing.aimed(aim)
                return None if aim is None else self._press(look, intent)
            case Move(("left" | "right") as way):
                aim = choosing.stepped(view, self._choosing.aim, -1 if way == "left" else 1)
                self._choosing = self._choosing.aimed(aim)
            case Next() | Previous():
                step = 1 if isinstance(intent, Next) else -1
                self._choosing = self._choosing.aimed(choosing.stepped(view, self._choosing.aim, step))
            case Confirm():
                return self._press(look, intent)
            case Command(name):
                return self._command(name, look, intent)
            case Cancel():
                self.forget()
        return None

    def _press(self, look: Look[LightsView], intent: Intent) -> Action | Refusal | None:
        """Confirm what is aimed at."""
        return self._answer(choosing.confirmed(self._choosing, look.view, intent.device), look)

    def _command(self, name: str, look: Look[LightsView], intent: Intent) -> Action | Refusal | None:
        if name == "reveal":
            return self._answer(choosing.revealing(look.view), look)
        if name == "take":
            return self._answer(choosing.taking(self._choosing, look.view), look)
        if name not in _PLACES:
            return None
        place = _PLACES.index(name)
        if place >= len(look.view.shop):
            return None
        picks = self._choosing.aim == place or colours_needed(look.view) == 2
        self._choosing = self._choosing.aimed(place)
        return self._press(look, intent) if picks else None

    def _answer(self, answer: Action | WhyNot | Choosing, look: Look[LightsView]) -> Action | Refusal | None:
        """An action to play, a refusal in words, or another choice."""
        if not look.deciding:
            return self._not_now(look)
        if isinstance(answer, Choosing):
            self._choosing = answer
            return None
        return Refusal(self.desk.words(answer)) if isinstance(answer, str) else answer

    def _not_now(self, look: Look[LightsView]) -> Refusal | None:
        seat = look.view.to_act
        if seat is None:
            return None
        return Refusal(self.desk.words("lights-not-your-turn", name=look.lineup.players[seat].name))

    def prompts(self, look: Look[LightsView]) -> Sequence[Prompt]:
        if not look.deciding or self.room(look.view).narrow or self.desk.device.kind in ("mouse", "touch"):
            return ()
        words = self.desk.words
        found = [Prompt("sides", words("prompt-lights-choose"))]
        if self._choosing.aim is not None:
            found.append(Prompt("confirm", words(self._confirm_words())))
        if self.selecting:
            found.append(Prompt("cancel", words("prompt-lights-put-back")))
        return found

    def _confirm_words(self) -> str:
        return "lights-reveal" if self._choosing.aim == DECK else "lights-take"

    def commands(self, look: Look[LightsView]) -> Sequence[str]:
        return ("reveal", "take", *_PLACES)

    @property
    def selecting(self) -> bool:
        return bool(self._choosing.picked) or self._choosing.aim not in (None, TAKE)

    def forget(self) -> None:
        self._choosing = Choosing()

    def still(self, look: Look[LightsView]) -> bool:
        return self.desk.settings.reduced_motion

    # Words

    def tell(self, glimpse: Glimpse[LightsView], before: LightsView) -> Sequence[Line]:
        return told.tell(self.desk.words, glimpse, before)

    def digest(self, glimpse: Glimpse[LightsView], before: LightsView, seat: Seat) -> Sequence[Line]:
        return told.digest(self.desk.words, glimpse, before, seat)

    def illustrate(self, picture: Picture, name: str, box: Box) -> None:
        """The picture of a page of the rules."""
        PAGES[name](picture, self.desk.words, box)

    def whose_turn(self, view: LightsView) -> str:
        players = self._table.players if self._table else ()
        alone = self._table is None or (view.seat == view.turn and len(self._table.people()) == 1)
        return told.turn(self.desk.words, view, [""] * 6 if alone else [player.name for player in players])
