"""The table of Fairy Lights: a snowy bench with a deck and a shop, and the garlands of all seats."""

from __future__ import annotations

from collections.abc import Sequence

from game.client.cues import Piece
from game.client.desk import Desk
from game.client.forms.prompts import Prompt
from game.client.intents import Intent
from game.client.layout import Box
from game.client.motion.clips import Beat, Pose, Poses
from game.client.paint.picture import Picture
from game.client.table.explain import Explained
from game.client.table.presenter import Look, Places, Refusal
from game.client.table.ways import ShownWay
from game.engine.contract import Action, Event, Seat
from game.games.fairy_lights.choices import colours_needed
from game.games.fairy_lights.model import LightsView, Reveal
from game.games.fairy_lights.table import bench, bulbs, count, garden, seats
from game.games.fairy_lights.table.explained import explained
from game.games.fairy_lights.table.motion import Choreographer
from game.games.fairy_lights.table.pages import PAGES
from game.games.fairy_lights.table.picking import PLACES, Picking, foresight
from game.games.fairy_lights.table.room import InShop, Room, home_seat, room_of
from game.games.fairy_lights.words import turn
from game.match.lineup import Lineup

RISE = 0.3  # that the series at the bottom come up where the table turns


class Presenter:
    """Everything but the order of the deck is open; the seat at the bottom just has the most room."""

    music: Piece = "fairy_lights"

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._picking = Picking(desk)
        self._lineup: Lineup | None = None  # as last looked at
        self._fixed = False  # each seat keeps its place

    # Where things are, and how they move

    def room(self, view: LightsView) -> Room:
        return room_of(self.desk.frame, len(view.seats) - (0 if self._fixed else 1), self._fixed)

    def home(self, view: LightsView) -> Seat:
        """The seat at the bottom."""
        return home_seat(view, self._lineup)

    def turn_to(self, seat: Seat, bottom: Seat | None = None) -> None:
        self._fixed = bottom is not None

    def bottom(self, view: LightsView) -> Seat:
        return 0 if self._fixed else self.home(view)

    def turned(self, look: Look[LightsView]) -> str:
        if self._fixed:
            return ""
        return self.desk.words("lights-turned-to", name=look.lineup.players[look.view.seat].name)

    def layout(self, view: LightsView) -> Poses:
        slots = self.room(view).slots
        return {InShop(place): Pose(*slots[place].centre) for place in range(len(view.shop))}

    def choreograph(
        self, before: LightsView, events: Sequence[Event], after: LightsView, *, brief: bool = False
    ) -> Sequence[Beat[LightsView]]:
        room, home = self.room(before), self.home(before)
        return Choreographer(room, home, before, after, self.desk.theme, brief=brief).beats(events)

    def places(self, look: Look[LightsView]) -> Places:
        room = self.room(look.view)
        ways_on = Box(room.reveal.x, room.reveal.y, room.take.right - room.reveal.x, room.reveal.h)
        return Places(
            room.tools,
            room.log,
            room.message,
            room.prompts,
            room.digest,
            ways_on,
            digests=not room.upright,
        )

    def place_of(self, target: str, look: Look[LightsView]) -> Box | None:
        view, room = look.view, self.room(look.view)
        outcomes = foresight(look, self.home(view)).outcomes
        match target.split(":"):
            case ["card", _] if self._picking.complete(view):
                return room.take  # all that is wanted is picked: what decides comes next
            case ["round", "card", _] if self._picking.complete(view):
                return None
            case ["card", place]:
                return room.slots[int(place)] if int(place) < len(view.shop) else None
            case ["round", "card", place] if outcomes:
                slot, top = room.slots[int(place)], room.above(int(place)).y
                return Box(slot.x, top, slot.w, slot.bottom - top)
            case ["seat", seat] if int(seat) != self.home(view):
                station = room.station(self.home(view), int(seat))
                return seats.plate_box(station, seats.standing(view, int(seat)))
            case ["seat", _]:
                return room.own
            case ["tags"]:
                return room.tags(len(view.shop)) if outcomes else None
            case ["shop"] if not view.shop:
                return None
        return room.named().get(target)

    # What is seen

    def draw(self, picture: Picture, look: Look[LightsView]) -> None:
        self._lineup = look.lineup
        view, words, home = look.view, self.desk.words, self.home(look.view)
        room, seen = self.room(view), foresight(look, home)
        garden.draw_garden(picture, room, seen.odds is not None)
        garden.draw_shining(picture, room, home, view, look.poses)
        garden.draw_snow(picture, room, look.seconds)
        seats.draw_rivals(picture, room, home, look, words)
        bench.draw_bench(picture, self.desk, room, look, self._picking, seen)
        chosen = self._picking.colours(view)
        coming = {colour: outcome for colour, outcome in seen.outcomes.items() if colour in chosen}
        with picture.shift(0.0, look.turning.left * RISE if look.turning else 0.0):
            bulbs.draw_series(picture, room, view.seats[home].series, coming, words)
        for colour in () if room.upright else coming:
            bench.draw_path(picture, room, view, colour)
        seats.draw_own(picture, room, home, look, words)
        seats.draw_turn(picture, room, look, self._turn(look))
        if room.upright:
            seats.draw_news(picture, room, home, look, words)
        elif not look.digested:
            seats.draw_recent(picture, room, look)
        bench.draw_over(picture, room, look, self._picking, words)
        count.draw_count(picture, self.desk, room, look)

    def rehearse(self, picture: Picture, look: Look[LightsView]) -> None:
        self.draw(picture, look)
        room = self.room(look.view)
        bench.rehearse(picture, room, self.desk.words)
        bulbs.rehearse(picture, room)
        seats.rehearse(picture, room, look.lineup)
        count.rehearse(picture, room)
        garden.rehearse(picture, room)

    def still(self, look: Look[LightsView]) -> bool:
        return self.desk.settings.reduced_motion

    def illustrate(self, picture: Picture, name: str, box: Box) -> None:
        """The picture of a page of the rules."""
        PAGES[name](picture, self.desk.words, box)

    def explained(self, look: Look[LightsView]) -> Sequence[Explained]:
        home = self.home(look.view)
        return [*explained(self.desk.words, self.room(look.view), home, look, foresight(look, home))]

    def _turn(self, look: Look[LightsView]) -> str:
        view, lineup = look.view, look.lineup
        alone = view.seat == view.turn and len(lineup.people()) == 1
        return turn(self.desk.words, view, ["" if alone else player.name for player in lineup.players])

    # What a person does

    def handle(self, intent: Intent, look: Look[LightsView]) -> Action | Refusal | None:
        self._lineup = look.lineup
        return self._picking.handle(intent, look, self.room(look.view))

    def offered(self, action: Action, look: Look[LightsView]) -> Box | None:
        room, aim = self.room(look.view), self._picking.aim
        if isinstance(action, Reveal):
            return room.deck if aim == "deck" else room.reveal
        return room.slots[aim] if isinstance(aim, int) else room.take

    def draw_way(self, picture: Picture, look: Look[LightsView], way: ShownWay) -> Sequence[Box]:
        return bench.draw_way(picture, self.room(look.view), look.view, way)

    def prompts(self, look: Look[LightsView]) -> Sequence[Prompt]:
        return () if self.room(look.view).narrow else self._picking.prompts(look)

    def state(self, look: Look[LightsView]) -> str:
        return "colours" if colours_needed(look.view) == 2 else "choosing"

    def commands(self, look: Look[LightsView]) -> Sequence[str]:
        return ("reveal", "take", *PLACES)

    @property
    def selecting(self) -> bool:
        return self._picking.selecting

    def forget(self) -> None:
        self._picking.forget()
