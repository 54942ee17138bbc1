"""How cards turn over, bulbs fly, series light up and break."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count, pairwise
from typing import Any, TypeAlias

from msgspec.structs import replace

from game.client.layout import Point
from game.client.motion.clips import (
    Beat,
    Clip,
    Clock,
    Hold,
    Particles,
    Pause,
    Pose,
    Solo,
    Sound,
    SpriteId,
    fade,
    glide,
    grow,
    panned,
    parallel,
    sequence,
    spin,
    staggered,
    story,
)
from game.client.paint.theme import Theme
from game.client.table import cards
from game.client.table.cards import Flying, toss
from game.engine.contract import Event, Seat
from game.games.fairy_lights import model
from game.games.fairy_lights.model import Card, Cards, Colour, Lights, LightsView
from game.games.fairy_lights.table.bulbs import Bulb, Glass, own_garland, rival_garland, series_bulbs
from game.games.fairy_lights.table.count import Counting
from game.games.fairy_lights.table.garden import Warming, garlands
from game.games.fairy_lights.table.room import (
    BACK,
    Announced,
    InShop,
    Room,
    ShopRow,
    card_face,
    glass,
)
from game.games.fairy_lights.table.seats import held_at, standing
from game.games.fairy_lights.table.tally import sounds, tally_of, turns_of, whole

MotionPart: TypeAlias = Clip | LightsView | Beat[LightsView]  # a view lies still from then on
Joined: TypeAlias = model.SeriesGrown | model.SeriesFinished | model.SeriesStored | model.SeriesLost
_EXCITING = 4  # so many cards lie in the shop: another one may lose a lot, or win it
_SWIFT_SECONDS = 0.34  # in which a card comes and turns over, if nothing is at stake
_HOPE_SECONDS = 0.95  # in which a card turns over
_SMALL = 0.05  # a bulb at a rival's plate


@dataclass(frozen=True)
class Timing:
    """How long the parts of a motion take, and how much later each bulb is than the one before. Seconds."""

    rise: float = 0.2
    look: float = 0.14  # at cards that were taken, before they dissolve
    fly: float = 0.42
    flown_after: float = 0.09
    lit_after: float = 0.13
    shine: float = 0.22  # of the whole series, before it drops
    drop: float = 0.46
    dropped_after: float = 0.06
    popped_after: float = 0.1
    warm: float = 0.4  # in which the light of a new series reaches snow, firs and windows
    banner: float = 1.5
    count: float = 0.09  # a point


FULL = Timing()
BRIEF = Timing(0.14, 0.0, 0.3, 0.03, 0.04, 0.08, 0.28, 0.02, 0.03, 0.32, 1.1, 0.03)


@dataclass(frozen=True)
class Shake(Solo):
    """Shake quickly to both sides, then rest."""

    sprite: SpriteId
    spot: Point
    width: float = 0.008
    seconds: float = 0.5

    def pose(self, share: float) -> Pose:
        aside = self.width * (1.0 - share) * math.sin(share * 9 * math.pi)
        return Pose(self.spot[0] + aside, self.spot[1])


@dataclass(frozen=True)
class Tremble(Solo):
    """Tremble more and more, then rest at once."""

    sprite: SpriteId
    spot: Point
    seconds: float
    width: float = 0.0022

    def pose(self, share: float) -> Pose:
        much = min(1.0, 2.0 * share) if share < 0.62 else 0.0
        x, y = self.spot
        aside = self.width * much
        dx, dy = aside * math.sin(share * 61.0), aside * math.sin(share * 83.0)
        return Pose(x + dx, y + dy, scale=1.0 + 0.03 * much)


class Choreographer:
    """Makes the motion of one action, event by event, as seen from the home seat."""

    def __init__(
        self,
        room: Room,
        home: Seat,
        before: LightsView,
        after: LightsView,
        theme: Theme,
        *,
        brief: bool = False,
    ) -> None:
        self.room, self.home, self.theme = room, home, theme
        self.brief, self.timing = brief, BRIEF if brief else FULL
        self.before, self.after = before, after
        self.view = self._usable(before)  # what lies still by now
        self._numbers = count()
        self._from: Mapping[Colour, Sequence[Point]] = {}  # where bulbs just taken come from

    def beats(self, events: Sequence[Event]) -> Sequence[Beat[LightsView]]:
        """The beats: each begins where another view comes to lie below."""
        if len(self.before.unseen) == model.DECK_SIZE and self.after == self.before:
            return [Beat(self._shuffled(), self.view)]
        beats: list[Beat[LightsView]] = []
        below, clips = self.view, list[Clip]()
        for part in (part for event in events for part in self._parts(event)):
            match part:
                case LightsView() | Beat():
                    beats.append(Beat(story(*clips), below))
                    clips = []
                    if isinstance(part, Beat):
                        beats.append(part)
                    else:
                        below = part
                case _:
                    clips.append(part)
        return [*beats, Beat(story(*clips), below)]

    def _parts(self, event: Event) -> Iterator[MotionPart]:
        match event:
            case model.TurnStarted():
                yield Sound(name="turn")
                yield Pause(0.12)
            case model.CardRevealed(_, card, place):
                yield from self._revealed(card, place)
            case model.LastCardRevealed():
                yield _announced("last-card", self.timing.banner)
            case model.ColourRepeated(_, colour, place):
                yield from self._repeated(colour, place)
            case model.CardsTaken(_, _, taken, where):
                yield from self._taken(taken, where)
            case model.SeriesGrown() | model.SeriesFinished() | model.SeriesStored() | model.SeriesLost():
                yield from self._joined(event)
            case model.ShopDiscarded(discarded):
                yield from self._discarded(discarded)
            case model.GameEnded():
                yield from self._tallied()

    def _light(self, colour: Glass) -> str:
        return self.theme.colour("focus") if colour == "white" else self.theme.piece(glass(colour))

    def _pan(self, at: Point) -> float:
        return panned(at[0], self.room.w / 2, self.room.w / 2)

    def _usable(self, view: LightsView) -> LightsView:
        """The view with the actions that are legal after this one, if a person has no card to wait for."""
        before, after = self.before, self.after
        hoping = len(after.unseen) < len(before.unseen) and len(view.shop) == len(before.shop)
        legal = before.legal if hoping else after.legal if before.turn == after.turn == after.seat else ()
        return replace(view, legal=legal if before.turn == before.seat else ())

    def _becomes(self, **changes: Any) -> LightsView:
        """From now on this view lies below."""
        self.view = self._usable(replace(self.view, **changes))
        return self.view

    def _card(self, side: cards.CardSide, back: cards.CardSide | None = None) -> Flying:
        return Flying(next(self._numbers), side, back or side, self.room.card_h)

    def _bulbs(self, look: str, spots: Sequence[Bulb]) -> dict[SpriteId, Bulb]:
        """Bulbs that are drawn above everything, as high as at their spots."""
        return {self._pictured(f"bulb_{spot.colour}_{look}", spot.height): spot for spot in spots}

    def _pictured(self, name: str, height: float) -> Flying:
        side = (f"fairy_lights/{name}",)
        return Flying(next(self._numbers), side, side, height)

    # The deck and the shop

    def _shuffled(self) -> Clip:
        """The opening: the whole deck is shuffled on the bench."""
        sprites = [Flying(next(self._numbers), BACK, BACK, self.room.deck.h) for _ in range(6)]
        shuffle = cards.riffle(sprites, self.room.deck.centre)
        return sequence(Pause(0.3), shuffle, _gone(sprites), Sound(name="turn"))

    @property
    def _deck_scale(self) -> float:
        """How large a card of the deck is beside one of the shop."""
        return self.room.deck.h / self.room.card_h

    def _revealed(self, card: Card, place: int) -> Iterator[MotionPart]:
        """A card leaves the deck, turns over slowly enough to be exciting, and goes to the end of the row.

        In brief it turns over on the way, unless much is at stake.
        """
        if self.brief and place < _EXCITING and self.after.unseen:
            yield from self._swiftly_revealed(card, place)
            return
        start, slot = self.room.deck.centre, self.room.slots[place].centre
        height = start[0] + 0.62 * (slot[0] - start[0]), start[1] - 0.055
        if self.room.upright:
            height = 0.5 * (start[0] + slot[0]), start[1] + 0.3 * (slot[1] - start[1])
        sprite = self._card(card_face(card), BACK)
        up = Pose(*height, angle=-6.0, scale=1.22, flip=cards.BACK)
        rise = toss(sprite, Pose(*start, scale=self._deck_scale, flip=cards.BACK), up, 0.06, 0.36)
        over = Pose(*height, scale=1.22, flip=cards.FACE)
        settle = toss(sprite, over, Pose(*slot, flip=cards.FACE), 0.02, 0.3)
        hope = [self._hoping(place - 1)] if place else []
        yield parallel(Sound(name="card_deal"), rise)
        yield parallel(cards.turn_over(sprite, _HOPE_SECONDS), spin(sprite, -6.0, 0.0, _HOPE_SECONDS), *hope)
        yield self._becomes(unseen=self.after.unseen)
        yield Pause(0.1)
        yield parallel(settle, sequence(Pause(0.22), self._landing(slot, card.colour)))
        yield self._becomes(shop=(*self.view.shop, card), repeat=self.after.repeat)
        yield _gone([sprite])
        yield Sound(name="bulb", step=place, pan=self._pan(slot))

    def _swiftly_revealed(self, card: Card, place: int) -> Iterator[MotionPart]:
        slot = self.room.slots[place].centre
        sprite = self._card(card_face(card), BACK)
        lies = Pose(*self.room.deck.centre, scale=self._deck_scale, flip=cards.BACK)
        stands = Pose(*slot, scale=1.0, flip=cards.FACE)
        yield parallel(Sound(name="card_deal"), toss(sprite, lies, stands, 0.06, _SWIFT_SECONDS))
        changed = {"unseen": self.after.unseen, "repeat": self.after.repeat}
        yield self._becomes(shop=(*self.view.shop, card), **changed)
        yield parallel(_gone([sprite]), Sound(name="bulb", step=place, pan=self._pan(slot)), Pause(0.1))

    def _hoping(self, place: int) -> Clip:
        """The card whose colour must not come again trembles until the next one is seen."""
        spot = self.room.slots[place].centre
        light = self._light(self.view.shop[place].colour)
        glints = [
            Particles(spot, sprite=light, count=3, seconds=0.5, speed=0.16, size=0.022, seed=number)
            for number in range(4)
        ]
        return parallel(Tremble(InShop(place), spot, _HOPE_SECONDS), staggered(glints, 0.15))

    def _landing(self, spot: Point, colour: Colour, count: int = 9) -> Clip:
        """Light where something shining lands."""
        light = self._light(colour)
        return Particles(spot, sprite=light, count=count, seconds=0.32, speed=0.3, size=0.03, pull=0.1)

    def _repeated(self, colour: Colour, place: int) -> Iterator[MotionPart]:
        """Both cards shake and fizz, the row dims."""
        pair = {at: self.room.slots[at].centre for at in (place - 1, place)}
        shakes = [Shake(InShop(at), spot) for at, spot in pair.items()]
        sparks = [
            Particles(spot, light, many, seconds=0.9, speed=0.5, size=size, seed=place + many)
            for spot in pair.values()
            for light, many, size in (("#FFF3C4", 14, 0.014), (self._light(colour), 10, 0.03))
        ]
        fizz = parallel(Sound(name="repeat"), *shakes, *sparks, fade(ShopRow(), 1.0, 0.45, 0.5))
        yield parallel(fizz, _announced("repeat", self.timing.banner))
        yield fade(ShopRow(), 0.45, 1.0, 0.25)

    def _taken(self, taken: Cards, where: Sequence[int]) -> Iterator[MotionPart]:
        """The cards rise and dissolve into bulbs; the others close up."""
        spots = [slot.centre for slot in self.room.slots]
        self._from = {
            colour: [
                spots[at]
                for card, at in zip(taken, where, strict=True)
                for _ in range(card.bulbs if card.colour == colour else 0)
            ]
            for colour in {card.colour for card in taken}
        }
        left = [at for at in range(len(self.view.shop)) if at not in where]
        yield self._becomes(shop=tuple(self.view.shop[at] for at in left))
        yield parallel(*(Hold(InShop(to), Pose(*spots[at])) for to, at in enumerate(left)))
        risen = [self._risen(card, spots[at]) for card, at in zip(taken, where, strict=True)]
        closing = [glide(InShop(to), spots[at], spots[to], 0.35) for to, at in enumerate(left)]
        if self.brief:
            yield parallel(Sound(name="card_deal", step=1), *risen, *closing)
        else:
            yield parallel(Sound(name="card_deal", step=1), *risen)
            yield parallel(*closing)

    def _risen(self, card: Card, spot: Point) -> Clip:
        sprite = self._card(card_face(card))
        up = Pose(spot[0], spot[1] - 0.03, scale=1.1)
        rise, look = self.timing.rise, self.timing.look
        goes = toss(sprite, up, up._replace(scale=0.5, alpha=0.0), 0.0, rise)
        return sequence(toss(sprite, Pose(*spot), up, 0.0, rise), Pause(look), goes)

    def _discarded(self, discarded: Cards) -> Iterator[MotionPart]:
        """What nobody took goes to the heap."""
        sprites = [self._card(card_face(card)) for card in discarded]
        heap = Pose(*self.room.heap_point, scale=0.35, angle=24.0)
        spots = [Pose(*slot.centre) for slot in self.room.slots]
        yield self._becomes(shop=())
        throws = [cards.throw(sprite, spot, heap) for sprite, spot in zip(sprites, spots, strict=False)]
        yield staggered(throws, 0.1)
        yield self._becomes(discard=self.view.discard + discarded)
        yield _gone(sprites)

    # Series

    def _joined(self, event: Joined) -> Iterator[MotionPart]:
        """The bulbs fly to their series; then it stays, lights up or breaks."""
        seat, colour = event.seat, event.colour
        held = sum(card.bulbs for card in self.view.seats[seat].series.get(colour, ()))
        hung, here = self._hung(seat, colour, event.bulbs), self._hung(seat, colour, held)
        waiting = self._bulbs("dim", hung)
        yield self._becomes(seats=self._with_series(seat, colour, ()))
        moved = [
            glide(sprite, old.centre, new.centre, 0.25)
            for (sprite, new), old in zip(waiting.items(), here, strict=False)
        ]
        flown = [
            self._flown(sprite, start, spot.centre, number)
            for number, ((sprite, spot), start) in enumerate(
                zip([*waiting.items()][held:], self._from[colour], strict=True)
            )
        ]
        yield parallel(*moved, staggered(flown, self.timing.flown_after))
        match event:
            case model.SeriesGrown():
                yield self._becomes(seats=self._with_series(seat, colour, event.cards))
                yield _gone(waiting)
            case model.SeriesFinished():
                yield from self._finished(event, waiting)
            case model.SeriesLost():
                yield from self._broken(event, waiting)
            case model.SeriesStored():
                yield from self._stored(event, waiting)
        yield from self._counted(seat, getattr(event, "points", None))

    def _hung(self, seat: Seat, colour: Colour, bulbs: int) -> list[Bulb]:
        """The bulbs of a seat's series, from left to right."""
        if seat == self.home:
            return series_bulbs(self.room.panels[colour], colour, bulbs)[:bulbs]
        station = self.room.station(self.home, seat)
        x, y = held_at(station, standing(self.view, seat), colour)
        return [Bulb(colour, x + 0.03 * number, y - _SMALL / 2, _SMALL) for number in range(bulbs)]

    def _flown(self, sprite: SpriteId, start: Point, end: Point, number: int) -> Clip:
        flown = toss(sprite, Pose(*start, scale=1.0, alpha=1.0), Pose(*end), 0.05, self.timing.fly)
        hidden = Hold(sprite, Pose(*start, alpha=0.0))
        return sequence(hidden, flown, Sound(name="bulb", step=number, pan=self._pan(end)))

    def _finished(
        self, event: model.SeriesFinished, waiting: Mapping[SpriteId, Bulb]
    ) -> Iterator[MotionPart]:
        yield self._becomes(seats=self._with_series(event.seat, event.colour, event.cards))
        yield from self._stored(event, waiting)

    def _stored(
        self,
        event: model.SeriesFinished | model.SeriesStored,
        waiting: Mapping[SpriteId, Bulb],
    ) -> Iterator[MotionPart]:
        """The bulbs light from left to right, let go of their wire and drop to the garland."""
        seat, colour = event.seat, event.colour
        cards = event.cards if isinstance(event, model.SeriesFinished) else event.garland
        lit = self._bulbs("lit", [*waiting.values()])
        shining = [self._lights_up(sprite, spot, number) for number, (sprite, spot) in enumerate(lit.items())]
        after = self.timing.lit_after
        dimmed = sequence(Pause(after * len(lit)), _gone(waiting))
        yield parallel(staggered(shining, after), dimmed)
        yield Pause(self.timing.shine)
        garland = self.view.seats[seat].garland + cards
        ends = self._ends(seat, garland, len(lit))
        drops = [
            toss(
                sprite,
                Pose(*spot.centre),
                Pose(*end.centre, scale=end.height / spot.height),
                0.03,
                self.timing.drop,
            )
            for (sprite, spot), end in zip(lit.items(), ends, strict=True)
        ]
        yield self._becomes(seats=self._with_series(seat, colour, ()))
        done = Sound(name="series_done", pan=self._pan(ends[0].centre))
        yield parallel(done, staggered(drops, self.timing.dropped_after))
        warming = fade(Warming(garlands(self.view)), 0.0, 1.0, self.timing.warm)
        yield self._becomes(seats=self._with(seat, Lights(self.view.seats[seat].series, garland)))
        yield _gone(lit)
        yield parallel(warming, *(self._landing(end.centre, colour, 5) for end in ends[:3]))

    def _lights_up(self, sprite: SpriteId, spot: Bulb, number: int) -> Clip:
        """A lit bulb in the place of a dim one, with a burst of light."""
        light, size = self._light(spot.colour), spot.height * 0.24
        burst = Particles(spot.centre, sprite=light, count=7, seconds=0.5, speed=0.3, size=size, seed=number)
        here = Hold(sprite, Pose(*spot.centre, alpha=1.0))
        heard = Sound(name="bulb", step=number, pan=self._pan(spot.centre))
        return sequence(here, heard, parallel(grow(sprite, 0.75, 1.0, 0.22), burst))

    def _ends(self, seat: Seat, garland: model.Garland, bulbs: int) -> list[Bulb]:
        """Where the last bulbs of the garland hang."""
        if seat == self.home:
            hanging = own_garland(self.room, garland)
        else:
            hanging = rival_garland(self.room.station(self.home, seat), garland)
        return list(hanging.bulbs[-bulbs:])

    def _broken(self, event: model.SeriesLost, waiting: Mapping[SpriteId, Bulb]) -> Iterator[MotionPart]:
        """The bulbs pop, the creatures puff out upwards, the dark glass falls on the heap."""
        glass = self._bulbs("broken", [*waiting.values()])
        popping = [self._pops(*pair, whole) for pair, whole in zip(glass.items(), waiting, strict=True)]
        heap = Pose(*self.room.heap_point, angle=120.0, scale=0.5)
        timing = self.timing
        lost = Sound(name="series_lost", pan=self._pan(next(iter(waiting.values())).centre))
        yield parallel(lost, staggered(popping, timing.popped_after))
        yield Pause(timing.look)
        falls = [toss(sprite, Pose(*spot.centre), heap, 0.08, timing.drop) for sprite, spot in glass.items()]
        yield staggered(falls, timing.dropped_after)
        yield self._becomes(discard=self.view.discard + event.cards)
        yield _gone(glass)

    def _pops(self, sprite: SpriteId, spot: Bulb, whole: SpriteId) -> Clip:
        """Broken glass in the place of a whole bulb, and its creature puffs out upwards."""
        creature = self._pictured(f"creature_{spot.colour}", spot.height * 0.5)
        number = creature.number
        x, y = spot.centre
        away = (x + 0.02 * (number % 3 - 1), y - 0.11)
        puffs = [
            Particles((x, y), speck, many, seconds=0.6, speed=0.32, size=spot.height * size, seed=number)
            for speck, many, size in (
                ("ui/particles/puff", 4, 0.3),
                ("fairy_lights/shard_1", 4, 0.16),
                ("fairy_lights/shard_3", 3, 0.14),
            )
        ]
        flies = parallel(glide(creature, (x, y), away, 0.7), fade(creature, 1.0, 0.0, 0.7))
        return sequence(
            parallel(_gone([whole]), Hold(sprite, Pose(x, y, alpha=1.0))),
            parallel(Shake(sprite, (x, y), 0.006, 0.3), flies, *puffs),
        )

    def _with_series(self, seat: Seat, colour: Colour, series: Cards) -> tuple[Lights, ...]:
        lights = self.view.seats[seat]
        held = {**lights.series, colour: series}
        return self._with(seat, Lights({one: cards for one, cards in held.items() if cards}, lights.garland))

    def _with(self, seat: Seat, lights: Lights) -> tuple[Lights, ...]:
        return (*self.view.seats[:seat], lights, *self.view.seats[seat + 1 :])

    # Points

    def _counted(self, seat: Seat, points: int | None) -> Iterator[MotionPart]:
        """One by one, up or down, quicker and quicker; nothing that lies face down is counted."""
        before = self.view.points
        start = before[seat]
        if points is None or start is None:
            return
        step = 1 if points > start else -1
        values = range(start + step, points + step, step)
        for number, value in enumerate(values):
            yield self._becomes(points=(*before[:seat], value, *before[seat + 1 :]))
            yield Pause(self.timing.count * (1.4 - 0.8 * number / max(1, len(values) - 1)))
            if step > 0:
                yield Sound(name="count", step=number)

    def _tallied(self) -> Iterator[MotionPart]:
        """Garlands are turned over and counted, seat by seat; who skips comes to the next seat."""
        tally = tally_of(self.view, self.after)
        counting, told = Counting(tally), sounds(tally)
        starts = [0.0, *(turn.start for turn in turns_of(tally)[1:]), turns_of(tally)[-1].end, whole(tally)]
        yield self._becomes(to_act=None)
        for start, end in pairwise(starts):
            heard = tuple(cue._replace(at=cue.at - start) for cue in told if start <= cue.at < end)
            yield Beat(story(Clock(end - start, counting, start, heard)), self.view, stop=True)
        self._becomes(seats=self.after.seats, points=self.after.points)


def _announced(name: str, seconds: float) -> Clip:
    """A banner comes and goes."""
    sprite, stays = Announced(name), Pause(seconds - 0.36)
    return sequence(fade(sprite, 0.0, 1.0, 0.22), stays, fade(sprite, 1.0, 0.0, 0.14))


def _gone(sprites: Iterable[SpriteId]) -> Clip:
    """Hide them from now on."""
    return parallel(*(Hold(sprite, Pose(alpha=0.0)) for sprite in sprites))
