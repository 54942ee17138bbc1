"""The table of Gravity Superstar: joins where things lie, how they move, what is drawn and chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain, islice, repeat

from game.client.cues import Piece
from game.client.desk import Desk
from game.client.forms.prompts import Prompt
from game.client.intents import Intent
from game.client.layout import Box
from game.client.motion.clips import Beat, Pose, Poses
from game.client.paint.picture import Paint, Picture
from game.client.table.explain import Explained
from game.client.table.presenter import Look, Places, Refusal
from game.client.table.ways import ShownWay
from game.engine.contract import Action, Event, Seat
from game.games.gravity.model import CARDS, Direction, GravityView
from game.games.gravity.table import cards, console, count, ghosts, planet, seats, trails
from game.games.gravity.table.explained import explained
from game.games.gravity.table.facts import MY_DOWN
from game.games.gravity.table.globe import Globe, Upright, globe_in, size_of, turns, upright_for
from game.games.gravity.table.motion import TURN_SECONDS, Choreographer
from game.games.gravity.table.pages import PAGES
from game.games.gravity.table.picking import Picking, Sight
from game.games.gravity.table.room import LEAST_NEWS, PanelRoom, Room, owner_of_large, room
from game.games.gravity.table.sprites import Single, at_rest, cards_at_rest, panels_at_rest
from game.games.gravity.view import pawn

SLOW_TURN = 0.45  # seconds in which the planet turns
BUSY = 8  # frames at the begin of a motion in which much is drawn


class Presenter:
    """One planet, its pawns and purses, and the hand of the viewer."""

    music: Piece = "gravity"

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._picking = Picking(desk)
        self._upright = Upright()
        self._rest: tuple[GravityView, object, Poses] | None = None
        self._ahead: tuple[tuple[GravityView, GravityView] | None, Iterator[Paint]] = None, iter(())
        self._fixed = False  # each seat has a small panel that stays where it is

    # Where things rest, and how they move

    def room(self, view: GravityView) -> Room:
        return room(self.desk.frame, view.terms.players, self._fixed)

    def turn_to(self, seat: Seat, bottom: Seat | None = None) -> None:
        self._fixed = bottom is not None

    def bottom(self, view: GravityView) -> Seat:
        return 0 if self._fixed else owner_of_large(view.seat, view.turn)

    def turned(self, look: Look[GravityView]) -> str:
        if self._fixed:
            return ""
        said = "gravity-turned-to" if turns(look.view, self._my_down) else "gravity-table-turned"
        return self.desk.words(said, name=look.lineup.players[look.view.seat].name)

    def layout(self, view: GravityView) -> Poses:
        """Kept while the same view is asked for in the same window, which is several times a frame."""
        asked = self.desk.frame, self.desk.settings, self._fixed
        if self._rest is None or self._rest[0] is not view or self._rest[1] != asked:
            board = self._board(view, self._upright.down_of(view, self._my_down))
            self._rest = view, asked, at_rest(view, board, self.room(view).fan)
        return self._rest[2]

    @property
    def _my_down(self) -> str:
        """When the board turns for a pawn's down."""
        return "off" if self._fixed else MY_DOWN.of(self.desk.settings.own)

    def _board(self, view: GravityView, down: Direction) -> Pose:
        return upright_for(self.room(view).planet, size_of(view), down)

    def choreograph(
        self, before: GravityView, events: Sequence[Event], after: GravityView, *, brief: bool = False
    ) -> Sequence[Beat[GravityView]]:
        my_down = self._my_down
        return Choreographer(
            self.room(before),
            owner_of_large(before.seat, before.turn),
            before,
            after,
            board=self.layout(before)[Single.BOARD],
            board_after=self._board(after, self._upright.down_after(after, my_down)),
            board_for=lambda down: self._board(before, down) if my_down == "full" else None,
            board_seconds=TURN_SECONDS if my_down == "full" else SLOW_TURN,
            brief=brief,
        ).beats(events)

    def places(self, look: Look[GravityView]) -> Places:
        here = self.room(look.view)
        beside, upright = here.beside(self._globe(look))
        fits = look.view.terms.players == 2 and upright > 0 and beside.w > LEAST_NEWS
        return Places(here.tools, here.news, here.message, here.prompts, beside if fits else here.digest)

    def _told(self, look: Look[GravityView]) -> Room:
        """The room, with a place for what others did while that is told."""
        here = self.room(look.view)
        return replace(here, digested=True) if look.digested else here

    def sight(self, look: Look[GravityView]) -> Sight:
        """Everything that the painters need for a frame."""
        return self._picking.sight(look, self._told(look), self._globe(look))

    def _globe(self, look: Look[GravityView]) -> Globe:
        return globe_in(self.room(look.view).planet, size_of(look.view), look.poses[Single.BOARD])

    # What is seen

    def draw(self, picture: Picture, look: Look[GravityView]) -> None:
        sight = self.sight(look)
        looked = sight.ahead or sight
        planet.draw_ground(picture, sight)
        planet.draw_below(picture, sight)
        if self._picking.trails:
            trails.draw_trails(picture, sight)
        ghosts.draw_paths(picture, looked)
        planet.draw_pieces(picture, sight)
        if self._picking.trails:
            trails.draw_marks(picture, sight)
        ghosts.draw_choices(picture, looked)
        seats.draw_bar(picture, sight)
        seats.draw_seats(picture, sight)
        seats.draw_compass(picture, sight)
        with picture.shift(*seats.aside(sight, sight.owner)):
            console.draw_console(picture, sight)
            cards.draw_hand(picture, sight)
        console.draw_news(picture, sight, self.places(look).digest)
        cards.draw_above(picture, sight)
        count.draw_reckoning(picture, self.desk, look)
        picture.specks(look.specks)
        kick = look.poses.get(Single.KICK, Pose())
        if kick.alpha:
            picture.kick(sight.room.planet, kick.x or 0.0, kick.y or 0.0)
        self._draw_ahead(picture, look)

    def _draw_ahead(self, picture: Picture, look: Look[GravityView]) -> None:
        """Draw a part that will be seen soon, so that no frame has to draw all that changes.

        Not while a motion begins, or the planet is kicked: much changes then.
        """
        if look.coming is None or picture.kicked or picture.measured:
            return
        if self._ahead[0] != look.coming:
            wait = BUSY if self._ahead[0] is None or self._ahead[0][1] is not look.coming[1] else 1
            self._ahead = look.coming, chain(repeat(_nothing, wait), self._parts_ahead(look, *look.coming))
        for paint in islice(self._ahead[1], 1):
            paint(picture.apart())

    def _parts_ahead(self, look: Look[GravityView], coming: GravityView, end: GravityView) -> Iterator[Paint]:
        """What will be seen soon: the bar, panels and, at the end, the hand."""
        yield partial(seats.draw_bar, sight=self.sight(replace(look, view=coming)))
        yield from seats.panels_ahead(self._soon(look, coming, end))
        lying = {**look.poses, **cards_at_rest(end, self.room(end).fan)}
        yield partial(cards.draw_hand, sight=self.sight(replace(look, view=end, poses=lying)))

    def _soon(self, look: Look[GravityView], coming: GravityView, end: GravityView) -> Iterator[Sight]:
        """The table with the next counts, with the next seat to move, with both, and at rest."""
        moved, thinking = {**look.poses, **panels_at_rest(end)}, look.thinker
        yield self.sight(replace(look, view=coming))
        yield self.sight(replace(look, poses=moved))
        yield self.sight(replace(look, view=coming, poses=moved))
        yield self.sight(replace(look, view=end, poses=moved, thinking=thinking))

    def rehearse(self, picture: Picture, look: Look[GravityView]) -> None:
        self.draw(picture, look)
        sight = self.sight(look)
        count.rehearse(picture, self.desk, look.view, look.lineup)
        for part in (planet, console, cards, seats):  # last what takes longest, as memory may hold no more
            part.rehearse(picture, sight)

    def still(self, look: Look[GravityView]) -> bool:
        return False

    def illustrate(self, picture: Picture, name: str, box: Box) -> None:
        """The picture of a page of the rules."""
        PAGES[name](picture, self.desk.words, box)

    def explained(self, look: Look[GravityView]) -> Sequence[Explained]:
        return [*explained(self.sight(look))]

    # What a person does

    def handle(self, intent: Intent, look: Look[GravityView]) -> Action | Refusal | None:
        return self._picking.handle(intent, self.sight(look))

    def offered(self, action: Action, look: Look[GravityView]) -> Box | None:
        sight = self.sight(look)
        number = sight.index_of(action)
        return sight.refill_box if number is None else sight.chips[number]

    def draw_way(self, picture: Picture, look: Look[GravityView], way: ShownWay) -> Sequence[Box]:
        return ghosts.draw_way(picture, self.sight(look), way)

    def prompts(self, look: Look[GravityView]) -> Sequence[Prompt]:
        return self._picking.prompts(look)

    def state(self, look: Look[GravityView]) -> str:
        return self._picking.state(look)

    def commands(self, look: Look[GravityView]) -> Sequence[str]:
        return self._picking.commands(look)

    @property
    def selecting(self) -> bool:
        return self._picking.selection.card is not None

    def forget(self) -> None:
        self._picking.selection.clear()

    # What lessons point at

    def place_of(self, target: str, look: Look[GravityView]) -> Box | None:
        """By name: "cell:3,4", "card:long", "use:0", "seat:2", "door:0", "pawn:1", or a `_part`."""
        sight = self.sight(look)
        globe, view = sight.globe, look.view
        kind, _, name = target.partition(":")
        match kind:
            case "cell":
                x, _, y = name.partition(",")
                return globe.cell_box((int(x), int(y)))
            case "card":
                return next(sight.room.fan.place(card) for card in CARDS if card == name)
            case "use":
                return sight.chips[int(name)]
            case "door":
                return globe.cell_box(view.board.layout.doors[int(name)].cell)
            case "pawn":
                stands = pawn(view, int(name))
                return globe.cell_box(stands.cell) if stands else None
            case "seat":
                return sight.panel(int(name)).box
            case "call":  # what is secret lies at the foot of the large panel
                foot = sight.room.secret
                return foot if int(name) == sight.owner else None
            case "marker" if view.open_door >= 0:
                return globe.cell_box(view.board.layout.doors[view.open_door].cell)
        return _part(kind, sight)


def _nothing(picture: Picture) -> None:
    """Nothing is drawn ahead in this frame."""


def _part(name: str, sight: Sight) -> Box | None:
    """A part of the table by its name."""
    here = sight.room
    match name:
        case "bar":
            return here.bar
        case "compass":
            return Box.around(here.compass, seats.COMPASS, seats.COMPASS)
        case "hand":
            return here.fan.box
        case "refill":
            return sight.refill_box
        case "console":
            return here.console
        case "purse":
            panel = PanelRoom(here.mine, True)
            return panel.about.cut_top(panel.purse.bottom - here.mine.y)[0]
        case "globe":
            return sight.globe.box
    return None
