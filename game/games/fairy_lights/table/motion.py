"""How cards turn over, bulbs fly, series light up and break.

What lies still changes in stages while the pieces move above it: a clip says which stage it has come to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import count
from typing import TypeAlias

from msgspec.structs import replace

from game.client.layout import Point
from game.client.motion.clips import (
    Beat,
    Clip,
    Fade,
    Glide,
    Hold,
    Pause,
    Pose,
    Sound,
    Spin,
    SpriteId,
    parallel,
    sequence,
    staggered,
    story,
)
from game.client.motion.particles import Particles
from game.client.table import cards
from game.client.table.cards import BACK, FACE, Toss
from game.engine.contract import Event, Seat
from game.games.fairy_lights.model import (
    DECK_SIZE,
    Card,
    CardRevealed,
    Cards,
    CardsTaken,
    Colour,
    ColourRepeated,
    GameEnded,
    LastCardRevealed,
    Lights,
    LightsView,
    SeriesFinished,
    SeriesGrown,
    SeriesLost,
    ShopDiscarded,
    TurnStarted,
)
from game.games.fairy_lights.table import places
from game.games.fairy_lights.table.bench import shop_id
from game.games.fairy_lights.table.bulbs import Shake, Trembles, bulb, landing, lights_up, pops
from game.games.fairy_lights.table.facts import BACK as CARD_BACK
from game.games.fairy_lights.table.facts import face
from game.games.fairy_lights.table.places import Hung
from game.games.fairy_lights.table.room import Room
from game.games.fairy_lights.table.turn import BANNER

Part: TypeAlias = Clip | LightsView | Beat[LightsView]  # a view lies still from then on
ROW = "row"  # the whole shop: its alpha
_COUNT_SECONDS = 0.09
_HOPE_SECONDS = 0.95  # in which a card turns over
_TALLY_STEPS = 12


class Stagehand:
    """Sets the motion of one action, event by event, as seen from the home seat."""

    def __init__(
        self,
        room: Room,
        home: Seat,
        before: LightsView,
        after: LightsView,
        glass: Callable[[Colour], str],  # the light of a colour
    ) -> None:
        self.room, self.home, self.after, self.glass = room, home, after, glass
        self.before = before
        self.view = self._usable(before)
        self._numbers = count()
        self._from: Mapping[Colour, Sequence[Point]] = {}  # where bulbs just taken come from

    def beats(self, events: Iterable[Event]) -> Sequence[Beat[LightsView]]:
        """A beat begins with each view that lies still from then on."""
        if len(self.before.unseen) == DECK_SIZE and self.after == self.before:
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

    def _usable(self, view: LightsView) -> LightsView:
        """With what can be done once the motion of a person's own action is over; no card is told ahead."""
        before, after = self.before, self.after
        hoping = len(after.unseen) < len(before.unseen) and len(view.shop) == len(before.shop)
        legal = before.legal if hoping else after.legal if before.turn == after.turn == after.seat else ()
        return replace(view, legal=legal if before.turn == before.seat else ())

    def _parts(self, event: Event) -> Sequence[Part]:
        match event:
            case TurnStarted():
                return [Sound(name="turn"), Pause(0.12)]
            case CardRevealed(_, card, place):
                return self._revealed(card, place)
            case LastCardRevealed():
                return [self._banner("last-card", 1.5)]
            case ColourRepeated(_, colour, place):
                return self._repeated(colour, place)
            case CardsTaken(_, _, taken, where):
                return self._taken(taken, where)
            case SeriesGrown() | SeriesFinished() | SeriesLost():
                return self._joined(event)
            case ShopDiscarded(discarded):
                return self._discarded(discarded)
            case GameEnded(scores):
                return self._tallied(scores)
        return ()

    def _shuffled(self) -> Clip:
        """The opening: the whole deck is shuffled on the bench."""
        room = self.room
        sprites = [self._flying(CARD_BACK, CARD_BACK, room.card_h) for _ in range(6)]
        away = parallel(*(Hold(sprite, Pose(alpha=0.0)) for sprite in sprites))
        return sequence(Pause(0.3), cards.shuffle(sprites, room.deck.centre), away, Sound(name="turn"))

    def _becomes(self, view: LightsView) -> LightsView:
        """From here on this lies still."""
        self.view = self._usable(view)
        return self.view

    def _flying(self, side: cards.Side, back: cards.Side, height: float) -> SpriteId:
        return cards.Flying(next(self._numbers), side, back, height)

    def _banner(self, name: str, seconds: float) -> Clip:
        sprite = BANNER + name
        stays = Pause(max(0.0, seconds - 0.4))
        return sequence(Fade(sprite, 0.0, 1.0, 0.2), stays, Fade(sprite, 1.0, 0.0, 0.2))

    # The deck and the shop

    def _revealed(self, card: Card, place: int) -> Sequence[Part]:
        """It tips off the deck, turns over slowly enough to hope, and goes to the end of the row."""
        room, slot = self.room, self.room.slots[place].centre
        start = room.deck.centre
        height = start[0] + 0.62 * (slot[0] - start[0]), start[1] - 0.055
        sprite = self._flying(face(card), CARD_BACK, room.card_h)
        rise = Toss(
            sprite, Pose(*start, flip=BACK), Pose(*height, angle=-6.0, scale=1.22, flip=BACK), 0.06, 0.36
        )
        settle = Toss(sprite, Pose(*height, scale=1.22, flip=FACE), Pose(*slot, flip=FACE), 0.02, 0.3)
        shop = (*self.view.shop, card)
        known = replace(self.view, unseen=self.after.unseen)
        light = landing(slot, self.glass(card.colour))
        hope = [self._hoping(place - 1)] if place else []
        return [
            parallel(Sound(name="card_deal"), rise),
            parallel(cards.reveal(sprite, _HOPE_SECONDS), Spin(sprite, -6.0, 0.0, _HOPE_SECONDS), *hope),
            self._becomes(known),
            Pause(0.1),
            parallel(settle, sequence(Pause(0.22), light)),
            self._becomes(replace(known, shop=shop, repeat=self.after.repeat)),
            Hold(sprite, Pose(alpha=0.0)),
            Sound(name="bulb", step=place),
        ]

    def _hoping(self, place: int) -> Clip:
        """The card that must not be repeated trembles until the next one can be seen."""
        spot = self.room.slots[place].centre
        light = self.glass(self.view.shop[place].colour)
        glints = [
            sequence(
                Pause(0.15 * number),
                Particles(spot, sprite=light, count=3, seconds=0.5, speed=0.16, size=0.022, seed=number),
            )
            for number in range(4)
        ]
        return parallel(Trembles(shop_id(place), spot, seconds=_HOPE_SECONDS), *glints)

    def _repeated(self, colour: Colour, place: int) -> Sequence[Part]:
        """Both cards shake and fizz, the row dims."""
        pair = [self.room.slots[place - 1].centre, self.room.slots[place].centre]
        shakes = [Shake(shop_id(at), spot) for at, spot in zip((place - 1, place), pair, strict=True)]
        sparks = [
            Particles(
                spot, sprite=sprite, count=number, seconds=0.9, speed=0.5, size=size, seed=place + number
            )
            for spot in pair
            for sprite, number, size in (("#FFF3C4", 14, 0.014), (self.glass(colour), 10, 0.03))
        ]
        fizz = parallel(Sound(name="repeat"), *shakes, *sparks, Fade(ROW, 1.0, 0.45, 0.5))
        return [parallel(fizz, self._banner("repeat", 1.5)), Fade(ROW, 0.45, 1.0, 0.25)]

    def _taken(self, taken: Cards, where: Sequence[int]) -> Sequence[Part]:
        """The cards rise and dissolve into bulbs; the others close up."""
        slots = self.room.slots
        self._from = {
            colour: [
                slots[at].centre
                for card, at in zip(taken, where, strict=True)
                if card.colour == colour
                for _ in range(card.bulbs)
            ]
            for colour in {card.colour for card in taken}
        }
        left = [at for at in range(len(self.view.shop)) if at not in where]
        rest = tuple(self.view.shop[at] for at in left)
        risen = [self._risen(card, slots[at].centre) for card, at in zip(taken, where, strict=True)]
        closing = [Glide(shop_id(to), slots[at].centre, slots[to].centre, 0.35) for to, at in enumerate(left)]
        taking = self._becomes(replace(self.view, shop=rest))
        held = parallel(*(Hold(shop_id(to), Pose(*slots[at].centre)) for to, at in enumerate(left)))
        return [taking, held, parallel(Sound(name="card_deal", step=1), *risen), parallel(*closing)]

    def _risen(self, card: Card, spot: Point) -> Clip:
        sprite = self._flying(face(card), face(card), self.room.card_h)
        up = spot[0], spot[1] - 0.03
        return sequence(
            Toss(sprite, Pose(*spot), Pose(*up, scale=1.1), 0.0, 0.2),
            Pause(0.14),
            Toss(sprite, Pose(*up, scale=1.1), Pose(*up, scale=0.5, alpha=0.0), 0.0, 0.2),
        )

    # Series

    def _joined(self, event: SeriesGrown | SeriesFinished | SeriesLost) -> Sequence[Part]:
        """The bulbs fly to their series; then it stays, lights up or breaks."""
        seat, colour, held = event.seat, event.colour, self._held_bulbs(event.seat, event.colour)
        hung = places.series(self.room, self.home, self.view, seat, colour, event.bulbs)
        here = places.series(self.room, self.home, self.view, seat, colour, held)
        gone = self._becomes(self._with_series(seat, colour, ()))
        waiting = [bulb(next(self._numbers), colour, "dim", spot) for spot in hung]
        moved = [
            Glide(sprite, old.centre, new.centre, 0.25)
            for sprite, old, new in zip(waiting, here, hung, strict=False)
        ]
        flown = [
            self._flown(sprite, start, spot, number)
            for number, (sprite, start, spot) in enumerate(
                zip(waiting[held:], self._from[colour], hung[held:], strict=True)
            )
        ]
        arrived: list[Part] = [gone, parallel(*moved, staggered(flown, 0.09))]
        return [*arrived, *self._fated(event, hung, waiting)]

    def _flown(self, sprite: SpriteId, start: Point, spot: Hung, number: int) -> Clip:
        hidden = Hold(sprite, Pose(*start, alpha=0.0))
        toss = Toss(sprite, Pose(*start, scale=1.0, alpha=1.0), Pose(*spot.centre), 0.05, 0.42)
        return sequence(hidden, toss, Sound(name="bulb", step=number))

    def _fated(
        self,
        event: SeriesGrown | SeriesFinished | SeriesLost,
        hung: Sequence[Hung],
        waiting: Sequence[SpriteId],
    ) -> Sequence[Part]:
        away = [Hold(sprite, Pose(alpha=0.0)) for sprite in waiting]
        seat, colour = event.seat, event.colour
        match event:
            case SeriesGrown():
                stays = self._becomes(self._with_series(seat, colour, event.cards))
                return [stays, parallel(*away), *self._count_to(seat, event.points)]
            case SeriesFinished():
                return [*self._finished(event, hung, away), *self._count_to(seat, event.points)]
            case SeriesLost():
                return [*self._broken(event, hung, away), *self._count_to(seat, event.points)]

    def _finished(self, event: SeriesFinished, hung: Sequence[Hung], away: Sequence[Clip]) -> Sequence[Part]:
        """The bulbs light from left to right, let go of their wire and drop to the garland."""
        seat, colour = event.seat, event.colour
        whole = self._becomes(self._with_series(seat, colour, event.cards))
        lit = [bulb(next(self._numbers), colour, "lit", spot) for spot in hung]
        shining = [
            lights_up(sprite, spot, self.glass(colour), number)
            for number, (sprite, spot) in enumerate(zip(lit, hung, strict=True))
        ]
        garland = self.view.seats[seat].garland + event.cards
        ends = places.garland_ends(self.room, self.home, self.view, seat, garland, len(hung))
        drops = [
            Toss(sprite, Pose(*spot.centre), Pose(*end.centre, scale=end.height / spot.height), 0.03, 0.46)
            for sprite, spot, end in zip(lit, hung, ends, strict=True)
        ]
        free = self._becomes(self._with_series(seat, colour, ()))
        joined = self._becomes(self._with_garland(seat, garland))
        return [
            whole,
            parallel(staggered(shining, 0.13), sequence(Pause(0.13 * len(lit)), parallel(*away))),
            Pause(0.22),
            free,
            parallel(Sound(name="series_done"), staggered(drops, 0.06)),
            joined,
            parallel(*(Hold(sprite, Pose(alpha=0.0)) for sprite in lit)),
            parallel(*(landing(end.centre, self.glass(colour), 5) for end in ends[:3])),
        ]

    def _broken(self, event: SeriesLost, hung: Sequence[Hung], away: Sequence[Clip]) -> Sequence[Part]:
        """The bulbs pop, the creatures puff out upwards, the dark glass falls on the heap."""
        numbers = self._numbers
        glass = [bulb(next(numbers), event.colour, "broken", spot) for spot in hung]
        popping = [
            pops(sprite, next(numbers), event.colour, spot, hold)
            for sprite, spot, hold in zip(glass, hung, away, strict=True)
        ]
        heap = Pose(*self.room.heap_point, angle=120.0, scale=0.5)
        falls = [
            Toss(sprite, Pose(*spot.centre), heap, 0.08, 0.5)
            for sprite, spot in zip(glass, hung, strict=True)
        ]
        discard = self.view.discard + event.cards
        return [
            parallel(Sound(name="series_lost"), staggered(popping, 0.1)),
            Pause(0.15),
            staggered(falls, 0.06),
            self._becomes(replace(self.view, discard=discard)),
            parallel(*(Hold(sprite, Pose(alpha=0.0)) for sprite in glass)),
        ]

    def _held_bulbs(self, seat: Seat, colour: Colour) -> int:
        return sum(card.bulbs for card in self.view.seats[seat].series.get(colour, ()))

    def _with_series(self, seat: Seat, colour: Colour, series: Cards) -> LightsView:
        lights = self.view.seats[seat]
        others = {one: held for one, held in lights.series.items() if one != colour}
        return self._with_lights(
            seat, Lights({**others, colour: series} if series else others, lights.garland)
        )

    def _with_garland(self, seat: Seat, garland: Cards) -> LightsView:
        return self._with_lights(seat, Lights(self.view.seats[seat].series, garland))

    def _with_lights(self, seat: Seat, lights: Lights) -> LightsView:
        seats = (*self.view.seats[:seat], lights, *self.view.seats[seat + 1 :])
        return replace(self.view, seats=seats)

    # Points

    def _count_to(self, seat: Seat, points: int) -> Sequence[Part]:
        """One by one, up or down."""
        before = self.view.points
        now = before[seat]
        step = 1 if points > now else -1
        parts: list[Part] = []
        for number, value in enumerate(range(now + step, points + step, step) if points != now else ()):
            counted = (*before[:seat], value, *before[seat + 1 :])
            parts += [self._becomes(replace(self.view, points=counted)), Pause(_COUNT_SECONDS)]
            if step > 0:
                parts.append(Sound(name="count", step=number))
        return parts

    def _discarded(self, discarded: Cards) -> Sequence[Part]:
        """What nobody took goes to the heap."""
        sprites = [self._flying(face(card), face(card), self.room.card_h) for card in discarded]
        heap = Pose(*self.room.heap_point, scale=0.35, angle=24.0)
        throws = [
            cards.throw(sprite, Pose(*slot.centre), heap)
            for sprite, slot in zip(sprites, self.room.slots, strict=False)
        ]
        cleared = self._becomes(replace(self.view, shop=()))
        heaped = self._becomes(replace(self.view, discard=self.view.discard + discarded))
        gone = parallel(*(Hold(sprite, Pose(alpha=0.0)) for sprite in sprites))
        return [cleared, staggered(throws, 0.1), heaped, gone]

    def _tallied(self, scores: Sequence[int]) -> Sequence[Part]:
        """All count up what is lit, then down what stayed unfinished."""
        lit = [sum(card.stars for card in lights.garland) for lights in self.view.seats]
        ups = [[round(stars * k / _TALLY_STEPS) for stars in lit] for k in range(_TALLY_STEPS + 1)]
        most = max((stars - score for stars, score in zip(lit, scores, strict=True)), default=0)
        downs = [
            [max(score, stars - k) for stars, score in zip(lit, scores, strict=True)]
            for k in range(1, most + 1)
        ]
        banner = Beat(story(self._banner("counting", 2.2)), self.view, 0.5)
        parts: list[Part] = []
        for number, points in enumerate([*ups, *downs]):
            slow = 0.06 if number > len(ups) else 0.0
            sound = Sound(name="count", step=number) if number < len(ups) else Pause(0.0)
            shown = self._becomes(replace(self.view, points=tuple(points), to_act=None))
            parts += [shown, sound, Pause(_COUNT_SECONDS + slow)]
        return [banner, *parts, Pause(0.8)]
