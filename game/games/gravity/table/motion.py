"""Makes motion from events, so that every change of place is seen."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise

from msgspec.structs import replace

from game.client.cues import EffectName
from game.client.layout import Point
from game.client.motion import clips
from game.client.motion.clips import Beat, Clip, InTurn, Particles, Pose, SpriteId, Travel
from game.engine.contract import Event, Seat
from game.games.gravity import model
from game.games.gravity.model import Card, Cell, GravityView, Take
from game.games.gravity.rules import TAKES
from game.games.gravity.table import sprites
from game.games.gravity.table.count import reckoned
from game.games.gravity.table.globe import ANGLES, STEPS, Globe, globe_in, nearest_turn, size_of
from game.games.gravity.table.room import Room
from game.games.gravity.table.sprites import InHand, PawnOf, Single
from game.games.gravity.view import pawn, restocked

STEP_SECONDS = 0.17  # a cell
LEAP_SECONDS = 0.24  # a cell
CROUCH_SECONDS, CROUCH = 0.1, 0.16  # before a leap
BRACE_SECONDS = 0.09  # before a pawn is thrown out
HIT_LEAST, HIT_MORE, HIT_MOST = 0.03, 0.01, 0.08  # seconds that all stands still at a landing, by cells
KICK_SECONDS = 0.2
KICK_LEAST, KICK_MORE, KICK_MOST = 0.0018, 0.0008, 0.0072  # units that the planet gives way, by cells
DROP_SECONDS = 0.3
FALLING = 40.0  # cells a second, each second
TURN_SECONDS = 0.4
FLIGHT_SECONDS = 0.5  # a star to its purse
BRIEF_FLIGHT = 0.42  # of an AI for which people wait
THEFT_SECONDS = 0.85  # from purse to purse
HOME_SECONDS = 0.95
CARD_SECONDS = 0.3
BACK_SECONDS = 0.4  # a played card back to the hand
SHOW_SECONDS = 0.62  # a rival's card is looked at
BRIEF_SHOW = 0.5
SHOWN_ON = 1.1  # seconds that it stays while its pawn moves
BRIEF_ON = 0.5
BANNER_SECONDS = 1.5
BIG_CATCH = 4  # stars in one move
LEAP_RISE = 0.75  # cells
HOP_RISE = 1.6
BODY = 0.62  # cells of a falling pawn that its own light must not outshine
ALL_BUT = 0.999  # of a way: what has arrived is gone, whatever the rounding

Aside = model.StarTaken | model.TokenTaken | model.PawnEjected | model.MarkerMoved | model.CardsReturned
Change = Callable[[GravityView], GravityView]


# Clips of this table


class Orbit(Travel):
    """Turn round a straight way."""

    def pose(self, share: float) -> Pose:
        pose, way = super().pose(share), self.ease(share)
        radius, turn = 0.09 * math.sin(math.pi * way), math.tau * 1.5 * way
        x, y = (pose.x or 0.0) + radius * math.cos(turn), (pose.y or 0.0) + radius * math.sin(turn)
        return pose._replace(x=x, y=y)


def spun(way: Travel, degrees: float) -> Clip:
    """Spin evenly on the way, and be gone at the end."""
    turning = clips.spin(way.sprite, 0.0, degrees, way.seconds, clips.linear)
    gone = clips.Hold(way.sprite, Pose(alpha=0.0))
    return InTurn((way, turning, gone), (0.0, 0.0, ALL_BUT * way.seconds), way.seconds)


class Raised(Travel):
    """A card of the fan rises, turns over if it has to, and sinks into its place."""

    def pose(self, share: float) -> Pose:
        pose = super().pose(share)
        lift = 0.05 * math.sin(math.pi * share)
        return pose._replace(y=(pose.y or 0.0) - lift, stretch=max(0.08, pose.stretch or 1.0))


@dataclass(frozen=True)
class Recoil(clips.Solo):
    """All stands still where a pawn lands, then the planet gives way, and comes back.

    Its alpha tells that it moves, or soon will: not in the first frame, in which much else changes.
    """

    sprite: SpriteId
    way: Point
    seconds: float

    def pose(self, share: float) -> Pose:
        stop = self.seconds - KICK_SECONDS
        since = max(0.0, share * self.seconds - stop) / KICK_SECONDS
        far = math.sin(math.pi * since**0.6) * (1.0 - since) * 1.35
        moves = stop / 2 < share * self.seconds < self.seconds
        return Pose(self.way[0] * far, self.way[1] * far, alpha=float(moves))


@dataclass(frozen=True)
class InPlace(clips.Solo):
    """In one place for a while."""

    sprite: SpriteId
    at: Point
    seconds: float

    def pose(self, share: float) -> Pose:
        return Pose(*self.at, 0.0, 1.0, 1.0, max(0.0, min(1.0, share * 6.0, (1.0 - share) * 9.0)))


@dataclass(frozen=True)
class Shown(clips.Told):
    """A rival's card comes out of its panel, is looked at, and goes back."""

    sprite: SpriteId
    start: Point
    end: Point
    seconds: float = SHOW_SECONDS + SHOWN_ON

    def pose(self, share: float) -> Pose:
        elapsed = share * self.seconds
        way = clips.settle(min(1.0, elapsed / CARD_SECONDS))
        left = max(0.0, self.seconds - elapsed)
        alpha = min(1.0, left / 0.2, 0.3 + elapsed / 0.15) if left else 0.0
        x, y = (clips.lerp(start, end, way) for start, end in zip(self.start, self.end, strict=True))
        return Pose(x, y, 0.0, clips.lerp(0.4, 1.0, way), 1.0, alpha)

    def calm(self) -> Clip:
        return InPlace(self.sprite, self.end, SHOW_SECONDS)


@dataclass(frozen=True)
class Banner(clips.Told):
    """Words across the planet for a moment."""

    last = True
    sprite: SpriteId
    at: Point
    seconds: float = BANNER_SECONDS

    def pose(self, share: float) -> Pose:
        alpha = min(1.0, share * 6.0, (1.0 - share) * 10.0)
        grown = 0.7 + 0.3 * clips.settle(min(1.0, share * 4.0))
        return Pose(*self.at, 0.0, grown, 1.0, max(0.0, alpha))

    def calm(self) -> Clip:
        return InPlace(self.sprite, self.at, self.seconds)


@dataclass(frozen=True)
class Wake(Clip):
    """Light behind a falling pawn, as long as its speed."""

    falling: Travel
    globe: Globe
    colour: str = "#BFEFFF"

    @property
    def seconds(self) -> float:  # type: ignore[override]
        return self.falling.seconds + 0.12

    def specks(self, elapsed: float) -> Sequence[clips.Speck]:
        found = []
        now = self._at(min(elapsed, self.falling.seconds))
        for number in range(1, 12):
            then = elapsed - number * 0.02
            if then <= 0 or then > self.falling.seconds:
                continue
            place = self._at(then)
            if math.dist(place, now) > BODY:
                at = self.globe.spot(place)
                size = self.globe.pitch * (0.5 - 0.028 * number)
                found.append(clips.Speck(*at, size, 0.62 - 0.05 * number, self.colour))
        return found

    def _at(self, seconds: float) -> Point:
        pose = self.falling.pose(seconds / self.falling.seconds)
        return pose.x or 0.0, pose.y or 0.0


# The time line


@dataclass(slots=True)
class Choreographer:
    """Puts clips on a time line, event after event, and notes when a count changes."""

    room: Room
    owner: Seat  # of the large panel
    before: GravityView
    after: GravityView
    board: Pose
    board_after: Pose
    board_for: Callable[[model.Direction], Pose | None]  # how it turns as soon as a pawn has this down
    board_seconds: float = TURN_SECONDS  # that the planet needs to turn
    brief: bool = False
    now: float = 0.0
    stars: int = 0  # taken so far in this action
    flights: int = 0
    feet: dict[Seat, Point] = field(default_factory=dict)  # pawns, in coordinates that go on beyond seams
    angles: dict[Seat, float] = field(default_factory=dict)
    parts: list[tuple[float, Clip]] = field(default_factory=list)
    changes: list[tuple[float, Change]] = field(default_factory=list)

    def beats(self, events: Sequence[Event]) -> Sequence[Beat[GravityView]]:
        """The whole motion: a beat begins wherever a count changes."""
        for seat in range(self.before.terms.players):
            stands = pawn(self.before, seat)
            if stands is not None:
                self._stand(seat, stands.cell, ANGLES[stands.down])
        for first, *others in strokes(events):
            if isinstance(first, model.CellEntered):
                self._stroke(first, others)
            else:
                self._event(first)
        self._turn_board(self.board_after)
        motion = self._cut() if self.parts else ()
        ended = next((event for event in events if isinstance(event, model.GameEnded)), None)
        return [*motion, *reckoned(self.after, ended.winners)] if ended else motion

    def _cut(self) -> Sequence[Beat[GravityView]]:
        """The time line cut into beats, each with the view that has the counts of its time."""
        self.parts.sort(key=lambda part: part[0])
        end = max(self.now, *(start + clip.seconds for start, clip in self.parts))
        views = {0.0: self.before}
        view = self.before
        for time, change in sorted(self.changes, key=lambda each: each[0]):
            view = views[time] = change(view)
        beats = []
        for begin, until in pairwise([*views, math.inf]):
            parts = [(start - begin, clip) for start, clip in self.parts if begin <= start < until]
            starts, motions = tuple(start for start, _ in parts), tuple(clip for _, clip in parts)
            beats.append(Beat(InTurn(motions, starts, end - begin), views[begin], min(until, end) - begin))
        return beats

    def _set(self, clip: Clip, later: float = 0.0) -> None:
        self.parts.append((self.now + later, clip))

    def _hold(self, sprite: SpriteId, pose: Pose, later: float = 0.0) -> None:
        self._set(clips.Hold(sprite, pose), later)

    def _change(self, change: Change, later: float = 0.0) -> None:
        self.changes.append((self.now + later, change))

    def _stock(self, seat: Seat, take: Take, count: int, later: float = 0.0) -> None:
        """A purse shows so many of a thing from this second on."""
        self._change(partial(restocked, seat=seat, take=take, count=count), later)

    def _sound(self, name: EffectName, step: int = 0, later: float = 0.0, at: Point | None = None) -> None:
        """A sound, heard from this place of the window."""
        planet = self.room.planet
        pan = clips.panned(at[0], planet.cx, planet.w / 2) if at else 0.0
        self._set(clips.Sound(name=name, step=step, pan=pan), later)

    def _stand(self, seat: Seat, cell: Cell, angle: float) -> None:
        self.feet[seat] = float(cell[0]), float(cell[1])
        self.angles[seat] = angle

    @property
    def _flight_seconds(self) -> float:
        return BRIEF_FLIGHT if self.brief else FLIGHT_SECONDS

    @property
    def _globe(self) -> Globe:
        return globe_in(self.room.planet, size_of(self.before), self.board)

    # Events

    def _event(self, event: Event, later: float = 0.0) -> None:
        """Put an event on the time line. What happens on a pawn's way does not stop the pawn."""
        match event:
            case model.TurnStarted():
                self._pass_on(event.seat)
            case model.PawnEntered():
                self._enter(event)
            case model.MarkerPlaced():
                self._place_marker(event.cell)
            case model.MarkerMoved():
                self._hop(event, later)
            case model.CardPlayed():
                self._play_card(event)
            case model.CardsReturned():
                self._return_cards(event, later)
            case model.PawnTurned():
                self._turn_pawn(event)
            case model.PawnLanded():
                self._land(event)
            case model.PawnEjected():
                self._eject(event, later)
            case model.StarTaken():
                self._take_star(event, later)
            case model.TokenTaken():
                self._take_token(event, later)
            case model.StolenFrom():
                self._steal(event)
            case model.TokenSpent():
                self._spend(event)
            case model.LastRoundAnnounced():
                self._announce()
                self.now += BANNER_SECONDS * 0.6
            case model.GameEnded():
                self.now += 0.5

    def _pass_on(self, seat: Seat) -> None:
        """The panel of the seat that is next grows, the other goes back."""
        if seat == self.after.seat:
            self._sound("turn")
        if seat != self.before.turn:
            small, large = Pose(scale=0.0), Pose(scale=1.0)
            self._set(Travel(sprites.PanelOf(self.before.turn), large, small, CARD_SECONDS))
            self._set(Travel(sprites.PanelOf(seat), small, large, CARD_SECONDS))

    def _enter(self, event: model.PawnEntered) -> None:
        """The pawn comes out of the door: first small in its light, then on its feet."""
        seat, angle = event.seat, ANGLES[event.down]
        self._stand(seat, event.cell, angle)
        self._turn_board(self.board_for(event.down))
        at = self._globe.spot(event.cell)
        name = PawnOf(seat)
        x, y = self.feet[seat]
        self._sound("door", at=at)
        self._set(Particles(at, "#FFB070", 14, 0.5, speed=0.24, size=0.02, pull=0.0))
        self._hold(name, Pose(x, y, angle, 0.2, 1.0, 1.0, sprites.LEAP))
        self._set(clips.grow(name, 0.2, 1.0, 0.4))
        self.now += 0.42
        self._hold(name, Pose(flip=sprites.STAND))

    def _place_marker(self, cell: Cell) -> None:
        self._hold(Single.MARKER, Pose(float(cell[0]), float(cell[1]), 0.0, 1.0, alpha=1.0))
        self._sound("marker", at=self._globe.spot(cell))
        self.now += 0.3

    def _turn_pawn(self, event: model.PawnTurned) -> None:
        start = self.angles[event.seat]
        turn = {"left": 90.0, "right": -90.0, "half": 180.0}[event.turn]
        self._sound("rotate")
        self._set(clips.spin(PawnOf(event.seat), start, start + turn, TURN_SECONDS))
        self.angles[event.seat] = start + turn
        began = self.now
        self._turn_board(self.board_for(event.down))
        self.now = max(self.now, began + TURN_SECONDS)

    def _turn_board(self, wanted: Pose | None) -> None:
        """The planet turns and takes the size that fits there."""
        if wanted is None or same_turn(self.board, wanted):
            return
        start = self.board.angle or 0.0
        pose = Pose(angle=nearest_turn(start, wanted.angle or 0.0), scale=wanted.scale)
        self._set(Travel(Single.BOARD, self.board, pose, self.board_seconds))
        self.board = pose
        self.now += self.board_seconds

    def _land(self, event: model.PawnLanded) -> None:
        """A squash and some dust, more after a longer fall."""
        name = PawnOf(event.seat)
        x, y = event.cell
        self._hold(name, Pose(float(x), float(y), self.angles[event.seat], 1.0, flip=sprites.LAND))
        self._stand(event.seat, event.cell, self.angles[event.seat])
        self._sound("land", min(2, event.fell // 3), at=self._globe.spot(event.cell))
        if event.fell:
            self._hit(event)
        self._set(clips.Squash(name, depth=min(0.42, 0.14 + 0.05 * event.fell)))
        if self.stars >= BIG_CATCH:
            at = self._globe.spot(event.cell)
            self._set(Particles(at, "ui/particles/sparkle", 26, 1.1, speed=0.6, size=0.03, pull=0.1))
            self._hold(name, Pose(flip=sprites.CHEER), later=0.24)
            self.now += 0.7
        self.now += 0.24
        self._hold(name, Pose(flip=sprites.STAND))

    def _hit(self, event: model.PawnLanded) -> None:
        """All stands still for a moment, then the planet gives way, and dust flies."""
        stop = min(HIT_MOST, HIT_LEAST + HIT_MORE * event.fell)
        far = min(KICK_MOST, KICK_LEAST + KICK_MORE * event.fell)
        (x, y), down = self._globe.at(*event.cell), STEPS[event.down]
        below = self._globe.at(event.cell[0] + down[0], event.cell[1] + down[1])
        share = far / math.dist((x, y), below)
        self._set(Recoil(Single.KICK, ((below[0] - x) * share, (below[1] - y) * share), stop + KICK_SECONDS))
        self.now += stop
        self._dust(event)

    def _dust(self, event: model.PawnLanded) -> None:
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

    def _spend(self, event: model.TokenSpent) -> None:
        self._stock(event.seat, "token", event.tokens)
        self._fly("token", self._purse(event.seat, "token"), self.room.supply)
        self._sound("repeat")
        self.now += 0.1 if self.brief else 0.4

    def _announce(self, later: float = 0.0) -> None:
        self._sound("reveal", later=later)
        self._set(Banner(Single.LAST_ROUND, self.room.planet.centre), later)

    # Cards

    def _own(self, seat: Seat) -> bool:
        """Whether the large panel shows the hand of this seat before and after the motion."""
        return seat == self.before.seat == self.after.seat

    def _lay(self, card: Card, later: float = 0.0) -> None:
        """A card of the fan goes to its place."""
        start, end = (sprites.cards_at_rest(view, self.room.fan) for view in (self.before, self.after))
        self._set(
            Raised(InHand(card), start[InHand(card)], end[InHand(card)], CARD_SECONDS),
            later,
        )

    def _play_card(self, event: model.CardPlayed) -> None:
        self._sound("card_flip" if not event.open else "card_deal")
        self._hold_cards(event.seat, len(model.CARDS) - len(self.before.played[event.seat]) - 1)
        face = event.card if isinstance(event.card, str) else None
        if self._own(event.seat) and face:
            self._lay(face)
            self.now += CARD_SECONDS * 0.8
            return
        self.flights += 1
        home, show = self._home(event.seat), self.room.show(event.seat, self.owner)
        look, on = (BRIEF_SHOW, BRIEF_ON) if self.brief else (SHOW_SECONDS, SHOWN_ON)
        self._set(Shown(sprites.ShownCard(self.flights, face), home, show, look + on))
        self.now += look

    def _return_cards(self, event: model.CardsReturned, later: float) -> None:
        self._sound("card_shuffle", later=later)
        if self._own(event.seat):
            for number, card in enumerate(sorted(model.CARDS)):
                self._lay(card, later + 0.05 * number)
        if event.seat != self.owner:
            self._bring_back(event.seat, event.number, later)
        if event.why == "refill":
            self.now += 0.5

    def _bring_back(self, seat: Seat, number: int, later: float) -> None:
        """A rival's cards fly from where they lie into the hand."""
        self._hold_cards(seat, len(model.CARDS) - number, later)
        self._change(partial(_cleared, seat=seat), later)
        panel, lying = self.room.panel(seat, self.owner), self.before.played[seat]
        for index, played in enumerate(lying):
            held = len(model.CARDS) - len(lying) + index
            face = played.card if played.open and isinstance(played.card, str) else None
            self.flights += 1
            card = sprites.FlyingCard(self.flights, face)
            begin = later + 0.07 * index
            start, end = panel.played(index).centre, panel.held(held)
            self._flight(card, start, end, begin, BACK_SECONDS, bend=0.03, shrink=1.0)
            self._hold_cards(seat, held + 1, begin + BACK_SECONDS)

    def _hold_cards(self, seat: Seat, count: int, later: float = 0.0) -> None:
        """A seat holds so many cards from this second on. The large panel shows its fan."""
        if seat != self.owner:
            self._change(partial(_holding, seat=seat, count=count), later)

    # A move

    def _stroke(self, first: model.CellEntered, others: Sequence[Event]) -> None:
        """The cells entered in one way, with what happens in each."""
        cells = [first, *(event for event in others if isinstance(event, model.CellEntered))]
        times = self._move(first, cells)
        entered = 0
        for event in others:
            if isinstance(event, model.CellEntered):
                entered += 1
            else:
                self._event(event, times[entered])
        self.now += times[-1]

    def _move(self, first: model.CellEntered, cells: Sequence[model.CellEntered]) -> list[float]:
        """Put a stroke on the time line; gives the second at which each cell is entered."""
        seat = first.seat
        name, start = PawnOf(seat), self.feet[seat]
        end = start
        for event in cells:
            step = STEPS[event.direction]
            end = end[0] + step[0], end[1] + step[1]
        self.feet[seat] = end
        numbers = range(1, len(cells) + 1)
        match first.how:
            case "fall":
                self._fall(name, start, end, len(cells))
                return [math.sqrt(2.0 * number / FALLING) for number in numbers]
            case "leap":
                self._leap(seat, start, end, LEAP_SECONDS * len(cells))
                return [LEAP_SECONDS * len(cells) * _eased(number / len(cells)) for number in numbers]
            case "drop":
                self._hold(name, Pose(flip=sprites.LEAP))
                self._sound("drop", at=self._globe.spot(end))
                self._set(clips.glide(name, start, end, DROP_SECONDS, clips.ease_in_out))
                self._break_through(start, end)
                return [DROP_SECONDS]
        self._hold(name, Pose(flip=sprites.STEP_1))
        self._hold(name, Pose(flip=sprites.STEP_2), STEP_SECONDS / 2)
        self._sound("step", seat % 4, at=self._globe.spot(start))
        self._set(clips.glide(name, start, end, STEP_SECONDS * len(cells), clips.ease_out))
        return [STEP_SECONDS * number for number in numbers]

    def _leap(self, seat: Seat, start: Point, end: Point, seconds: float) -> None:
        """A crouch, then an arc over the head."""
        name = PawnOf(seat)
        self._set(clips.Squash(name, CROUCH, CROUCH_SECONDS))
        self.now += CROUCH_SECONDS
        self._hold(name, Pose(flip=sprites.LEAP))
        self._sound("leap", at=self._globe.spot(start))
        head = _head(self.angles[seat], LEAP_RISE)
        self._set(clips.arc(name, start, end, head, seconds))

    def _break_through(self, start: Point, end: Point) -> None:
        """The girder under the feet flashes as a pawn drops through it."""
        at = self._globe.spot(((start[0] + end[0]) / 2, (start[1] + end[1]) / 2))
        spark, later = "ui/particles/spark", DROP_SECONDS * 0.35
        self._set(Particles(at, spark, count=16, seconds=0.45, speed=0.34, size=0.022, pull=0.0), later)

    def _fall(self, name: SpriteId, start: Point, end: Point, count: int) -> None:
        falling = clips.fall(name, ((start, end),), FALLING)
        self._hold(name, Pose(flip=sprites.FALL))
        self._sound("fall", count - 1, at=self._globe.spot(start))
        self._set(falling)
        self._set(Wake(falling, self._globe))

    # What happens on the way

    def _take_token(self, event: model.TokenTaken, later: float) -> None:
        self._fly("token", self._globe.spot(event.cell), self._purse(event.seat, "token"), later)
        self._sound("token", later=later, at=self._globe.spot(event.cell))
        self._stock(event.seat, "token", event.tokens, later + self._flight_seconds)

    def _take_star(self, event: model.StarTaken, later: float) -> None:
        at = self._globe.spot(event.cell)
        self._hold(sprites.StarAt(event.cell), Pose(alpha=0.0), later)
        self._change(partial(replace, stars_left=event.stars_left), later)
        terms = self.before.terms
        if not terms.goal and event.stars_left == terms.stars_at_end:
            self._announce(later + self._flight_seconds)
        self._fly(event.colour, at, self._purse(event.seat, event.colour), later, turns=360.0)
        self._set(Particles(at, "ui/particles/sparkle", count=7, speed=0.3, size=0.02, seconds=0.5), later)
        self._sound("star", self.stars, later, at)
        self._stock(event.seat, event.colour, event.count, later + self._flight_seconds)
        self.stars += 1

    def _eject(self, event: model.PawnEjected, later: float) -> None:
        at = self._globe.spot(event.cell)
        self._hold(PawnOf(event.seat), Pose(alpha=0.0), later)
        leaves, arrives = (
            Pose(*at, scale=1.15, alpha=1.0),
            Pose(*self._home(event.seat), scale=0.4, alpha=1.0),
        )
        self._hold(sprites.PawnHome(event.seat), leaves, later)
        self._set(clips.grow(sprites.PawnHome(event.seat), 0.9, 1.15, BRACE_SECONDS, clips.ease_out), later)
        later += BRACE_SECONDS
        self._set(spun(Orbit(sprites.PawnHome(event.seat), leaves, arrives, HOME_SECONDS), 900.0), later)
        self._set(Particles(at, "ui/particles/spark", count=18, speed=0.5, size=0.024, seconds=0.6), later)
        self._sound("ejection", later=later, at=at)
        self.feet.pop(event.seat, None)

    def _steal(self, event: model.StolenFrom) -> None:
        start, end = (self._purse(seat, event.take) for seat in (event.victim, event.seat))
        self._stock(event.victim, event.take, event.victim_count)
        self.flights += 1
        thing = sprites.FlyingThing(self.flights, event.take)
        self._flight(thing, start, end, 0.0, THEFT_SECONDS, bend=0.2, shrink=0.7, grown=1.9, turns=360.0)
        self._set(Particles(start, "ui/particles/spark", count=12, speed=0.3, size=0.02, seconds=0.5))
        self._sound("swap")
        self.now += THEFT_SECONDS
        self._stock(event.seat, event.take, event.count)

    def _hop(self, event: model.MarkerMoved, later: float) -> None:
        start = float(event.source[0]), float(event.source[1])
        end = float(event.cell[0]), float(event.cell[1])
        self._hold(Single.MARKER, Pose(scale=1.1), later)
        self._set(clips.arc(Single.MARKER, start, end, _head(-self._globe.turn, HOP_RISE), 0.5), later)
        self._hold(Single.MARKER, Pose(scale=1.0), later + 0.5)
        self._sound("marker", later=later + 0.1, at=self._globe.spot(end))

    def _fly(self, take: Take, start: Point, end: Point, later: float = 0.0, turns: float = 0.0) -> None:
        """A star or token goes over the table."""
        self.flights += 1
        self._flight(sprites.FlyingThing(self.flights, take), start, end, later, turns=turns)

    def _flight(
        self,
        sprite: SpriteId,
        start: Point,
        end: Point,
        later: float,
        seconds: float | None = None,  # as a star
        *,
        bend: float = 0.12,
        shrink: float = 0.55,
        grown: float = 1.25,
        turns: float = 0.0,  # degrees
    ) -> None:
        """Over the table on a curve, growing or shrinking; gone once it has arrived."""
        leaves, arrives = (
            Pose(*start, scale=grown, alpha=1.0),
            Pose(*end, scale=shrink, alpha=1.0),
        )
        seconds = self._flight_seconds if seconds is None else seconds
        self._set(spun(Travel(sprite, leaves, arrives, seconds, clips.sweep, (0.0, -bend)), turns), later)

    def _purse(self, seat: Seat, take: Take) -> Point:
        return self.room.panel(seat, self.owner).thing(TAKES.index(take))

    def _home(self, seat: Seat) -> Point:
        return self.room.panel(seat, self.owner).home


def same_turn(one: Pose, other: Pose) -> bool:
    """Whether the planet looks the same in both poses."""
    return ((one.angle or 0.0) - (other.angle or 0.0)) % 360 == 0 and one.scale == other.scale


def _eased(way: float) -> float:
    """The share of the time after which so much of a leap is gone."""
    early, late = 0.0, 1.0
    for _ in range(20):
        middle = (early + late) / 2
        early, late = (middle, late) if clips.sweep(middle) < way else (early, middle)
    return late


def _head(angle: float, rise: float) -> Point:
    """A vector of this length towards the head of a figure that stands at this angle."""
    turned = math.radians(angle)
    return -math.sin(turned) * rise, -math.cos(turned) * rise


def strokes(events: Sequence[Event]) -> Sequence[list[Event]]:
    """The events in groups: cells entered in one way are one group, with everything that happens there."""
    found: list[list[Event]] = []
    for event in events:
        first = found[-1][0] if found else None
        if isinstance(first, model.CellEntered) and (
            isinstance(event, Aside) or (isinstance(event, model.CellEntered) and event.how == first.how)
        ):
            found[-1].append(event)
        else:
            found.append([event])
    return found


def _holding(view: GravityView, seat: Seat, count: int) -> GravityView:
    sizes = (*view.hand_sizes[:seat], count, *view.hand_sizes[seat + 1 :])
    return replace(view, hand_sizes=sizes)


def _cleared(view: GravityView, seat: Seat) -> GravityView:
    """The view without the played cards of a seat."""
    return replace(view, played=(*view.played[:seat], (), *view.played[seat + 1 :]))
