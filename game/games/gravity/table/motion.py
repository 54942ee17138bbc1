"""Motion from events: every change of place is seen, as a pure function of time."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import takewhile

from game.client.layout import Point
from game.client.motion.clips import (
    Clip,
    Hold,
    Particles,
    Pause,
    Pose,
    Poses,
    Row,
    Sound,
    SpriteId,
    Squash,
    Way,
    arc,
    ease_in_out,
    ease_out,
    fall,
    glide,
    grow,
    linear,
    spin,
)
from game.engine.contract import Event, Seat
from game.games.gravity.model import (
    CARDS,
    TOKENS,
    CardPlayed,
    CardsReturned,
    Cell,
    CellEntered,
    Direction,
    GameEnded,
    GravityView,
    LastRoundAnnounced,
    MarkerMoved,
    MarkerPlaced,
    PawnEjected,
    PawnEntered,
    PawnLanded,
    PawnTurned,
    StarTaken,
    StolenFrom,
    TokenSpent,
    TokenTaken,
    TurnStarted,
)
from game.games.gravity.rules import TAKES
from game.games.gravity.table import clips, sprites
from game.games.gravity.table.foresight import inside
from game.games.gravity.table.geometry import ANGLES, STEPS, Globe, nearest_turn
from game.games.gravity.view import pawn

STEP_SECONDS = 0.17  # a cell
LEAP_SECONDS = 0.24  # a cell
DROP_SECONDS = 0.3
FALL_PULL = 40.0  # cells a second, each second
THEFT_SECONDS = 0.85  # from purse to purse
BACK_SECONDS = 0.4  # a played card back to the hand
BIG_CATCH = 4  # stars in one move
LEAP_RISE = 0.75  # cells
HOP_RISE = 1.6

Side = StarTaken | TokenTaken | PawnEjected | MarkerMoved | CardsReturned


# The places that motion goes to


@dataclass(frozen=True, slots=True)
class Places:
    """What the choreographer must know of the table's layout."""

    globe_of: Callable[[Pose], Globe]
    board_after: Callable[[GravityView], Pose]
    board_for: Callable[[Direction], Pose | None]  # how the planet turns as soon as a pawn has this down
    purse: Callable[[Seat, int], Point]
    played: Callable[[Seat, int], Point]  # a card that lies beside a rival, by its number
    held: Callable[[Seat, int], Point]  # one in a rival's hand
    home: Callable[[Seat], Point]
    show: Callable[[Seat], Point]
    hand: Callable[[GravityView], Poses]
    large: Seat  # whose panel is the large one
    middle: Point
    supply: Point


@dataclass(slots=True)
class Choreographer:
    """Sets clips on a time line, event after event."""

    places: Places
    before: GravityView
    after: GravityView
    board: Pose
    board_seconds: float = clips.TURN_SECONDS  # that the planet needs to turn
    now: float = 0.0
    stars: int = 0  # taken so far in this action
    flights: int = 0
    feet: dict[Seat, Point] = field(default_factory=dict)  # pawns, in coordinates that go on beyond seams
    angles: dict[Seat, float] = field(default_factory=dict)
    parts: list[tuple[float, Clip]] = field(default_factory=list)

    def clip(self, events: Sequence[Event]) -> Clip:
        for seat in range(self.before.terms.players):
            stands = pawn(self.before, seat)
            if stands is not None:
                self._stand(seat, stands.cell, ANGLES[stands.down])
        self._hold(sprites.BOARD, self.board)
        rest = list(events)
        while rest:
            rest = self._next(rest)
        self._turn_board(self.places.board_after(self.after))
        if self.parts == [(0.0, Hold(sprites.BOARD, self.board))]:
            return Pause(0.0)
        self.parts.sort(key=lambda part: part[0])
        ends = [start + clip.seconds for start, clip in self.parts]
        starts, motions = zip(*self.parts, strict=True)
        return Row(motions, starts, max(*ends, self.now))

    def _next(self, rest: list[Event]) -> list[Event]:
        """Set the first event, or the whole stroke of a move that begins with it; what is left."""
        event = rest[0]
        if isinstance(event, CellEntered):
            return self._stroke(event, rest)
        self._single(event)
        return rest[1:]

    def _set(self, clip: Clip, later: float = 0.0) -> None:
        self.parts.append((self.now + later, clip))

    def _hold(self, sprite: SpriteId, pose: Pose, later: float = 0.0) -> None:
        self._set(Hold(sprite, pose), later)

    def _sound(self, name: str, step: int = 0, later: float = 0.0) -> None:
        self._set(Sound(name=name, step=step), later)  # type: ignore[arg-type]

    def _stand(self, seat: Seat, cell: Cell, angle: float) -> None:
        self.feet[seat] = float(cell[0]), float(cell[1])
        self.angles[seat] = angle

    @property
    def _globe(self) -> Globe:
        return self.places.globe_of(self.board)

    def _spot(self, cell: Point) -> Point:
        return self._globe.at(*inside(self._globe, cell))

    # Single events

    def _single(self, event: Event) -> None:
        match event:
            case TurnStarted():
                self._pass_on(event.seat)
            case PawnEntered():
                self._enter(event)
            case MarkerPlaced(cell=cell):
                self._place_marker(cell)
            case CardPlayed():
                self._play_card(event)
            case PawnTurned():
                self._turn_pawn(event)
            case PawnLanded():
                self._land(event)
            case StolenFrom():
                self._steal(event)
            case TokenSpent():
                self._spend(event)
            case LastRoundAnnounced():
                self._announce()
            case GameEnded():
                self.now += 0.5
            case StarTaken() | TokenTaken() | PawnEjected() | MarkerMoved() | CardsReturned():
                self._aside(event, 0.0)

    def _pass_on(self, seat: Seat) -> None:
        """The panel of the seat that is next grows, the other goes back."""
        if seat == self.after.seat:
            self._sound("turn")
        if seat != self.before.turn:
            self._set(clips.swell(sprites.panel_id(self.before.turn), 1.0, 0.0))
            self._set(clips.swell(sprites.panel_id(seat), 0.0, 1.0))

    def _enter(self, event: PawnEntered) -> None:
        """Out of the airlock: small in its light, then on its feet."""
        seat, angle = event.seat, ANGLES[event.down]
        self._stand(seat, event.cell, angle)
        self._turn_board(self.places.board_for(event.down))
        at = self._spot(event.cell)
        name = sprites.pawn_id(seat)
        x, y = self.feet[seat]
        self._sound("door")
        self._set(
            Particles(at, "#FFB070", count=14, speed=0.24, size=0.02, spread=180, pull=0.0, seconds=0.5)
        )
        self._hold(name, Pose(x, y, angle, 0.2, 1.0, 1.0, sprites.LEAP))
        self._set(grow(name, 0.2, 1.0, 0.4))
        self.now += 0.42
        self._hold(name, Pose(flip=sprites.STAND))

    def _place_marker(self, cell: Cell) -> None:
        self._hold(sprites.MARKER, Pose(float(cell[0]), float(cell[1]), 0.0, 1.0, alpha=1.0))
        self._sound("marker")
        self.now += 0.3

    def _turn_pawn(self, event: PawnTurned) -> None:
        name, start = sprites.pawn_id(event.seat), self.angles[event.seat]
        turn = {"left": 90.0, "right": -90.0, "half": 180.0}[event.turn]
        self._sound("rotate")
        self._set(spin(name, start, start + turn, clips.TURN_SECONDS))
        self.angles[event.seat] = start + turn
        began = self.now
        self._turn_board(self.places.board_for(event.down))
        self.now = max(self.now, began + clips.TURN_SECONDS)

    def _turn_board(self, wanted: Pose | None) -> None:
        if wanted is None or same_turn(self.board, wanted):
            return
        end = nearest_turn(self.board.angle or 0.0, wanted.angle or 0.0)
        pose = Pose(angle=end, scale=wanted.scale)
        self._set(Way(sprites.BOARD, self.board, pose, self.board_seconds))
        self.board = pose
        self.now += self.board_seconds

    def _land(self, event: PawnLanded) -> None:
        """A squash and a puff, the harder the longer the fall."""
        name = sprites.pawn_id(event.seat)
        x, y = event.cell
        self._hold(name, Pose(float(x), float(y), self.angles[event.seat], 1.0, flip=sprites.LAND))
        self._stand(event.seat, event.cell, self.angles[event.seat])
        self._set(Squash(name, depth=min(0.42, 0.14 + 0.05 * event.fell)))
        self._dust(event)
        self._sound("land", min(2, event.fell // 3))
        if self.stars >= BIG_CATCH:
            self._cheer(event)
        self.now += 0.24
        self._hold(name, Pose(flip=sprites.STAND))

    def _dust(self, event: PawnLanded) -> None:
        if not event.fell:
            return
        down = STEPS[event.down]
        feet = self._globe.at(event.cell[0] + down[0] * 0.4, event.cell[1] + down[1] * 0.4)
        floor = ANGLES[event.down] + self._globe.turn
        for side in (0.0, 180.0):
            puff = Particles(
                feet,
                "ui/particles/dust",
                count=min(9, 3 + event.fell),
                seconds=0.55,
                speed=0.2 + 0.02 * event.fell,
                size=0.026,
                towards=floor + side,
                spread=24,
                pull=0.0,
                seed=int(side) + event.fell,
            )
            self._set(puff)

    def _cheer(self, event: PawnLanded) -> None:
        name = sprites.pawn_id(event.seat)
        at = self._spot((float(event.cell[0]), float(event.cell[1])))
        self._set(
            Particles(at, "ui/particles/sparkle", count=26, seconds=1.1, speed=0.6, size=0.03, pull=0.1)
        )
        self._hold(name, Pose(flip=sprites.CHEER), later=0.24)
        self.now += 0.7

    def _spend(self, event: TokenSpent) -> None:
        self._hold(sprites.purse_id(event.seat, TOKENS), Pose(float(event.tokens)))
        self._fly("replay_token", self.places.purse(event.seat, TOKENS), self.places.supply, 0.0)
        self._sound("repeat")
        self.now += 0.4

    def _announce(self) -> None:
        self._sound("reveal")
        self._set(clips.Banner(f"{sprites.BANNER}-last", self.places.middle))
        self.now += clips.BANNER_SECONDS * 0.6

    # Cards

    def _own(self, seat: Seat) -> bool:
        """Whether the large panel shows the hand of this seat all through the motion."""
        return seat == self.before.seat == self.after.seat

    def _play_card(self, event: CardPlayed) -> None:
        self._sound("card_flip" if not event.open else "card_deal")
        lying = len(self.before.played[event.seat]) + 1
        self._count(event.seat, len(CARDS) - lying, lying)
        if self._own(event.seat) and isinstance(event.card, str):
            name = sprites.card_id(event.card)
            start, end = self.places.hand(self.before)[name], self.places.hand(self.after)[name]
            self._set(clips.laid(name, start, end))
            self.now += clips.CARD_SECONDS * 0.8
            return
        face = event.card if isinstance(event.card, str) else "back"
        self.flights += 1
        seconds = clips.SHOW_SECONDS + 1.1
        show = clips.Shown(
            f"show-{self.flights}-{face}", self.places.home(event.seat), self.places.show(event.seat), seconds
        )
        self._set(show)
        self.now += clips.SHOW_SECONDS

    def _return_cards(self, event: CardsReturned, later: float) -> None:
        self._sound("card_shuffle", later=later)
        self._count(event.seat, len(CARDS) - event.number, 0, later)
        if self._own(event.seat):
            start, end = self.places.hand(self.before), self.places.hand(self.after)
            for number, name in enumerate(sorted(end, key=str)):
                self._set(clips.laid(name, start[name], end[name]), later + 0.05 * number)
        if self._own(event.seat) or event.seat == self.places.large:
            self._count(event.seat, len(CARDS), 0, later)
        else:
            self._bring_back(event.seat, later)
        if event.why == "refill":
            self.now += 0.5

    def _count(self, seat: Seat, held: int, lying: int, later: float = 0.0) -> None:
        """What a small panel shows from then on: cards in the hand, and beside it."""
        self._hold(sprites.held_id(seat), Pose(float(held)), later)
        self._hold(sprites.lying_id(seat), Pose(float(lying)), later)

    def _bring_back(self, seat: Seat, later: float) -> None:
        """A rival's cards fly from where they lie into the hand."""
        lying = self.before.played[seat]
        for number, played in enumerate(lying):
            held = len(CARDS) - len(lying) + number
            start, end = self.places.played(seat, number), self.places.held(seat, held)
            face = played.card if played.open and isinstance(played.card, str) else "back"
            self.flights += 1
            name = f"back-{self.flights}-{face}"
            self._set(
                clips.flight(name, start, end, BACK_SECONDS, bend=0.03, shrink=1.0), later + 0.07 * number
            )
            self._count(seat, held + 1, 0, later + 0.07 * number + BACK_SECONDS)

    # A move

    def _stroke(self, first: CellEntered, rest: list[Event]) -> list[Event]:
        """The cells entered in one way, with what happens in each; gives the events after it."""
        stroke = list(takewhile(lambda event: _belongs(event, first), rest))
        cells: list[tuple[CellEntered, list[Event]]] = []
        for event in stroke:
            if isinstance(event, CellEntered):
                cells.append((event, []))
            else:
                cells[-1][1].append(event)
        times = self._move(first, [event for event, _ in cells])
        for (_, sides), time in zip(cells, times, strict=True):
            for side in sides:
                self._aside(side, time)
        self.now += times[-1]
        return rest[len(stroke) :]

    def _move(self, first: CellEntered, cells: Sequence[CellEntered]) -> list[float]:
        """Set the motion of a stroke; when each cell is entered."""
        seat = first.seat
        name, start = sprites.pawn_id(seat), self.feet[seat]
        end = start
        for event in cells:
            step = STEPS[event.direction]
            end = end[0] + step[0], end[1] + step[1]
        self.feet[seat] = end
        count = len(cells)
        match first.how:
            case "fall":
                return self._fall(name, start, end, count)
            case "leap":
                return self._leap(name, start, end, count, self.angles[seat])
            case "drop":
                self._hold(name, Pose(flip=sprites.LEAP))
                self._sound("drop")
                self._set(glide(name, start, end, DROP_SECONDS, ease_in_out))
                self._break_through(start, end)
                return [DROP_SECONDS]
        self._hold(name, Pose(flip=sprites.STEP_1))
        self._hold(name, Pose(flip=sprites.STEP_2), STEP_SECONDS / 2)
        self._sound("step", seat % 4)
        self._set(glide(name, start, end, STEP_SECONDS * count, ease_out))
        return [STEP_SECONDS * (number + 1) for number in range(count)]

    def _break_through(self, start: Point, end: Point) -> None:
        """The girder under the feet flashes as a pawn drops through it."""
        at = self._spot(((start[0] + end[0]) / 2, (start[1] + end[1]) / 2))
        spray = Particles(at, "ui/particles/spark", count=16, seconds=0.45, speed=0.34, size=0.022, pull=0.0)
        self._set(spray, DROP_SECONDS * 0.35)

    def _fall(self, name: SpriteId, start: Point, end: Point, count: int) -> list[float]:
        falling = fall(name, ((start, end),), FALL_PULL)
        self._hold(name, Pose(flip=sprites.FALL))
        self._sound("fall", count - 1)
        self._set(falling)
        self._set(clips.wake(falling, self._globe))
        return [math.sqrt(2.0 * (number + 1) / FALL_PULL) for number in range(count)]

    def _leap(self, name: SpriteId, start: Point, end: Point, count: int, angle: float) -> list[float]:
        turned = math.radians(angle)
        head = -math.sin(turned) * LEAP_RISE, -math.cos(turned) * LEAP_RISE
        seconds = LEAP_SECONDS * count
        self._hold(name, Pose(flip=sprites.LEAP))
        self._sound("leap")
        self._set(arc(name, start, end, head, seconds, linear))
        return [LEAP_SECONDS * (number + 1) for number in range(count)]

    # What happens on the way, without stopping it

    def _aside(self, event: Event, later: float) -> None:
        match event:
            case StarTaken():
                self._take_star(event, later)
            case TokenTaken():
                self._take_token(event, later)
            case PawnEjected():
                self._eject(event, later)
            case MarkerMoved():
                self._hop(event, later)
            case CardsReturned():
                self._return_cards(event, later)

    def _take_star(self, event: StarTaken, later: float) -> None:
        at = self._spot((float(event.cell[0]), float(event.cell[1])))
        thing = TAKES.index(event.colour)
        self._hold(sprites.star_id(event.cell), Pose(alpha=0.0), later)
        self._hold(sprites.LEFT, Pose(float(event.stars_left)), later)
        terms = self.before.terms
        if not terms.goal and event.stars_left == terms.stars_at_end:
            self._set(
                clips.Banner(f"{sprites.BANNER}-last", self.places.middle), later + clips.FLIGHT_SECONDS
            )
            self._sound("reveal", later=later + clips.FLIGHT_SECONDS)
        self._fly(f"star_{event.colour}", at, self.places.purse(event.seat, thing), later, turns=360.0)
        self._set(Particles(at, "ui/particles/sparkle", count=7, speed=0.3, size=0.02, seconds=0.5), later)
        self._sound("star", self.stars, later)
        self._hold(
            sprites.purse_id(event.seat, thing), Pose(float(event.count)), later + clips.FLIGHT_SECONDS
        )
        self.stars += 1

    def _take_token(self, event: TokenTaken, later: float) -> None:
        at = self._spot((float(event.cell[0]), float(event.cell[1])))
        self._fly("replay_token", at, self.places.purse(event.seat, TOKENS), later)
        self._sound("token", later=later)
        count = Pose(float(event.tokens))
        self._hold(sprites.purse_id(event.seat, TOKENS), count, later + clips.FLIGHT_SECONDS)

    def _eject(self, event: PawnEjected, later: float) -> None:
        at = self._spot((float(event.cell[0]), float(event.cell[1])))
        self._hold(sprites.pawn_id(event.seat), Pose(alpha=0.0), later)
        self._set(clips.spiral(f"home-{event.seat}", at, self.places.home(event.seat)), later)
        self._set(Particles(at, "ui/particles/spark", count=18, speed=0.5, size=0.024, seconds=0.6), later)
        self._sound("ejection", later=later)
        self.feet.pop(event.seat, None)

    def _steal(self, event: StolenFrom) -> None:
        thing = TAKES.index(event.take)
        name = "replay_token" if event.take == "token" else f"star_{event.take}"
        start, end = self.places.purse(event.victim, thing), self.places.purse(event.seat, thing)
        self._hold(sprites.purse_id(event.victim, thing), Pose(float(event.victim_count)))
        self.flights += 1
        sprite = f"fly-{self.flights}-{name}"
        self._set(
            clips.flight(sprite, start, end, THEFT_SECONDS, bend=0.2, shrink=0.7, turns=360.0, grown=1.9)
        )
        self._set(Particles(start, "ui/particles/spark", count=12, speed=0.3, size=0.02, seconds=0.5))
        self._sound("swap")
        self.now += THEFT_SECONDS
        self._hold(sprites.purse_id(event.seat, thing), Pose(float(event.count)))

    def _hop(self, event: MarkerMoved, later: float) -> None:
        start = float(event.source[0]), float(event.source[1])
        end = float(event.cell[0]), float(event.cell[1])
        turned = math.radians(-self._globe.turn)
        head = -math.sin(turned) * HOP_RISE, -math.cos(turned) * HOP_RISE
        self._hold(sprites.MARKER, Pose(scale=1.1), later)
        self._set(arc(sprites.MARKER, start, end, head, 0.5), later)
        self._hold(sprites.MARKER, Pose(scale=1.0), later + 0.5)
        self._sound("marker", later=later + 0.1)

    def _fly(self, name: str, start: Point, end: Point, later: float, turns: float = 0.0) -> None:
        self.flights += 1
        self._set(clips.flight(f"fly-{self.flights}-{name}", start, end, turns=turns), later)


def same_turn(one: Pose, other: Pose) -> bool:
    """Whether the planet looks the same in both poses."""
    return ((one.angle or 0.0) - (other.angle or 0.0)) % 360 == 0 and one.scale == other.scale


def _belongs(event: Event, first: CellEntered) -> bool:
    """Whether an event is part of the stroke that begins with `first`."""
    return isinstance(event, Side) or (isinstance(event, CellEntered) and event.how == first.how)
