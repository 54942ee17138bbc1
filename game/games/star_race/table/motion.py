"""From what happened to what is seen moving."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from game.client.layout import Box, Point
from game.client.motion.clips import (
    Clip,
    Hold,
    Particles,
    Pause,
    Pose,
    Poses,
    Sound,
    SpriteId,
    Squash,
    arc,
    ease_in_out,
    fade,
    glide,
    grow,
    parallel,
    sequence,
    staggered,
    story,
    trail,
)
from game.client.table import cards
from game.client.table.cards import BACK, FACE, Flying, Side, toss
from game.engine.contract import Event, Seat
from game.games.star_race.model import (
    ALIENS,
    HAND_SIZE,
    Alien,
    AlienAdvanced,
    AliensSwapped,
    Back,
    Card,
    CardDrawn,
    CardPlayed,
    FavouriteAdopted,
    FavouriteDealt,
    FavouriteDropped,
    FavouritesTraded,
    Fizzled,
    GameEnded,
    RaceEnded,
    RaceView,
    TokenDealt,
    TokensRevealed,
    TurnStarted,
)
from game.games.star_race.rules import values
from game.games.star_race.table import looks
from game.games.star_race.table.board import SHARD_HIGH, stage_of
from game.games.star_race.table.plan import PLANET_HIGH, Plan
from game.games.star_race.table.standing import portraits

ENDED = "ended"  # has a pose from the end of the race on
HOP_SECONDS = 0.3
LOOK_SECONDS = 0.42  # how long a played card is held up
COUNT_SECONDS = 0.42
SHOWN_TOKEN_HIGH = 0.17  # of a token that is turned over for all to see
_HELD = 1.35  # how much larger a card is while it is held up


def resting(plan: Plan, view: RaceView) -> Poses:
    """Where all that can move rests."""
    feet = plan.feet(view.aliens)
    poses: dict[SpriteId, Pose] = {
        f"alien:{alien}": Pose(*foot[:2], scale=foot[2]) for alien, foot in feet.items()
    }
    for alien, box in portraits(plan, view.aliens).items():
        poses[f"rung:{alien}"] = Pose(box.cx, box.cy, scale=box.h / plan.rungs[0].h)
    return poses


class Choreographer:
    """The motion of one action. It keeps what the table would look like by then, event after event."""

    def __init__(self, plan: Plan, before: RaceView, after: RaceView) -> None:
        self._plan, self._after = plan, after
        self._view = before
        self._aliens: dict[Alien, int] = dict(before.aliens)
        self._number = 0
        self._played: Card | None = None
        self._held: tuple[SpriteId, Pose, Side] | None = None  # the card that is held up

    def clip(self, events: Sequence[Event]) -> Clip:
        dealt = [event for event in events if isinstance(event, FavouriteDealt)]
        if dealt:
            return self._dealing(events)
        clips = [clip for event in events if (clip := self._one(event, events)) is not None]
        return story(*clips)

    def _one(self, event: Event, events: Sequence[Event]) -> Clip | None:
        match event:
            case CardPlayed():
                return self._play(event)
            case AlienAdvanced():
                return self._settled(self._hop(event))
            case AliensSwapped():
                return self._settled(self._swap(event))
            case FavouriteDropped():
                return self._drop(event)
            case FavouriteAdopted():
                return self._adopt(event)
            case FavouritesTraded():
                return self._settled(self._trade(event))
            case Fizzled():
                return self._settled(Sound(name="back"))
            case CardDrawn():
                return self._draw(event)
            case TurnStarted():
                return Sound(name="turn") if event.seat == self._after.seat else None
            case RaceEnded():
                return self._end(event)
            case TokensRevealed():
                return self._reveal(event)
            case GameEnded():
                return self._count(event)
        return None

    def _fly(self, face: Side, back: Side, height: float) -> SpriteId:
        self._number += 1
        return Flying(self._number, face, back, height)

    # The card played

    def _hand_pose(self, seat: Seat, card: Card | None) -> Pose:
        """Where a seat's card starts from or goes to; small and turned for the hands of others."""
        plan = self._plan
        if seat != plan.home:
            x, y = plan.hand_of(seat)
            return Pose(x, y, 0.0, 0.3, flip=BACK)
        spot = plan.slots(HAND_SIZE)[self._slot(seat, card)]
        return Pose(spot.x, spot.y, spot.angle, 1.0, flip=FACE if seat == self._view.seat else BACK)

    def _slot(self, seat: Seat, card: Card | None) -> int:
        hand = self._view.hand
        if seat == self._view.seat and card in hand:
            return hand.index(card)
        return 1

    def _play(self, event: CardPlayed) -> Clip:
        plan, side = self._plan, looks.face(event.card)
        self._played = event.card
        start = self._hand_pose(event.seat, event.card)
        x, y = heap_centre(plan)
        end = Pose(x, y - 0.01, 0.0, _HELD * heap_high(plan) / plan.card_high, flip=FACE)
        sprite = self._fly(side, looks.CARD_BACK, plan.card_high)
        self._held = sprite, end, side
        hidden: list[Clip] = []
        if event.seat == plan.home:
            slot = self._slot(event.seat, event.card)
            hidden.append(Hold(f"hand:{slot}", Pose(alpha=0.0)))
        wait = Pause(0.0 if event.seat == self._view.seat else LOOK_SECONDS)
        return sequence(parallel(*hidden, cards.throw(sprite, start, end)), wait)

    def _settled(self, clip: Clip) -> Clip:
        """Then the held card goes down on the heap."""
        return sequence(clip, self._lay_down())

    def _lay_down(self) -> Clip:
        assert self._held is not None
        sprite, held, _ = self._held
        self._held = None
        plan = self._plan
        number = len(self._view.discard)
        x, y = heap_centre(plan)
        aside, turn = cards.scatter(number)
        high = heap_high(plan)
        end = Pose(x + aside * high, y, turn, high / plan.card_high, flip=FACE)
        return toss(sprite, held, end, 0.0, 0.18)

    # Aliens

    def _hop(self, event: AlienAdvanced) -> Clip:
        plan, name = self._plan, f"alien:{event.alien}"
        start = plan.feet(self._aliens)[event.alien]
        self._aliens[event.alien] = event.end
        end = plan.feet(self._aliens)[event.alien]
        points = (start[:2], *plan.arc(event.start, event.end)[1:-1], end[:2])
        seconds = HOP_SECONDS + 0.11 * len(event.leapt) + 0.03 * max(0, event.end - event.start - 1)
        legs = tuple(pairwise(points))
        flight = parallel(
            trail(name, legs, seconds, ease_in_out),
            grow(name, start[2], end[2], seconds, ease_in_out),
            Sound(name="leap" if event.leapt else "alien_hop", step=ALIENS.index(event.alien)),
            *(self._ducking(alien, seconds) for alien in event.leapt),
        )
        landing = parallel(
            Squash(name, 0.34, 0.24),
            Particles(end[:2], "ui/particles/puff", 7, 0.45, 0.16, 0.03, spread=95.0, pull=-0.02),
        )
        moved = parallel(flight, self._shuffle_portraits(seconds), self._make_room(event.alien, seconds))
        return sequence(Squash(name, -0.22, 0.14), moved, landing)

    def _ducking(self, alien: Alien, seconds: float) -> Clip:
        """Who is leapt over ducks."""
        return sequence(Pause(seconds * 0.4), Squash(f"alien:{alien}", 0.3, 0.3))

    def _swap(self, event: AliensSwapped) -> Clip:
        plan = self._plan
        feet = plan.feet(self._aliens)
        for alien, planet in zip(event.aliens, event.planets, strict=True):
            self._aliens[alien] = planet
        after = plan.feet(self._aliens)
        seconds = 0.62
        clips: list[Clip] = [Sound(name="swap")]
        for alien, height in zip(event.aliens, (0.13, -0.09), strict=True):
            name = f"alien:{alien}"
            flight = arc(name, feet[alien][:2], after[alien][:2], (0.0, -height), seconds)
            clips.append(sequence(flight, Squash(name, 0.3, 0.22)))
            clips.append(grow(name, feet[alien][2], after[alien][2], seconds, ease_in_out))
        return parallel(*clips, self._shuffle_portraits(seconds))

    def _make_room(self, mover: Alien, seconds: float) -> Clip:
        """Those who stay together close up."""
        rest = self._plan.feet(self._aliens)
        before = resting(self._plan, self._view)
        clips: list[Clip] = []
        for alien in ALIENS:
            name = f"alien:{alien}"
            start = before[name]
            if alien != mover and (start.x, start.y) != rest[alien][:2]:
                clips.append(glide(name, (start.x or 0.0, start.y or 0.0), rest[alien][:2], seconds))
                clips.append(grow(name, start.scale or 1.0, rest[alien][2], seconds, ease_in_out))
        return parallel(*clips)

    def _shuffle_portraits(self, seconds: float) -> Clip:
        before = resting(self._plan, self._view)
        clips: list[Clip] = []
        for alien, box in portraits(self._plan, self._aliens).items():
            name = f"rung:{alien}"
            start = before[name]
            clips.append(glide(name, (start.x or 0.0, start.y or 0.0), box.centre, seconds))
            size = box.h / self._plan.rungs[0].h
            clips.append(grow(name, start.scale or 1.0, size, seconds, ease_in_out))
        return parallel(*clips)

    # Favourites

    def _favourite_pose(self, seat: Seat, place: int) -> tuple[Pose, float]:
        box = self._plan.favourite(seat, place)
        return Pose(*box.centre, 0.0, 1.0, flip=FACE), box.h

    def _drop(self, event: FavouriteDropped) -> Clip:
        plan = self._plan
        start, high = self._favourite_pose(event.seat, event.place)
        side = looks.favourite(event.card)
        sprite = self._fly(side, side, high)
        x, y = heap_centre(plan)
        aside, turn = cards.scatter(len(self._view.discard))
        end = Pose(x + aside * heap_high(plan), y, turn, heap_high(plan) / high, flip=FACE)
        clips: list[Clip] = [
            Hold(f"favourite:{event.seat}:{event.place}", Pose(alpha=0.0)),
            cards.throw(sprite, start, end),
        ]
        if event.place == 0:
            clips.append(self._move_up(event.seat))
        return parallel(*clips)

    def _move_up(self, seat: Seat) -> Clip:
        """The second favourite takes the place of the first."""
        side = looks.favourite(self._view.favourites[seat][1])
        start, high = self._favourite_pose(seat, 1)
        sprite = self._fly(side, side, high)
        end, _ = self._favourite_pose(seat, 0)
        glide = toss(sprite, start, end, 0.0, cards.PLAY_SECONDS)
        return parallel(Hold(f"favourite:{seat}:1", Pose(alpha=0.0)), glide)

    def _adopt(self, event: FavouriteAdopted) -> Clip:
        assert self._held is not None
        sprite, held, _ = self._held
        self._held = None
        place = len(self._after.favourites[event.seat]) - 1
        box = self._plan.favourite(event.seat, place)
        end = Pose(*box.centre, 0.0, box.h / self._plan.card_high, flip=FACE)
        side = looks.favourite(event.card)
        other = self._fly(side, side, box.h)
        swap_over = parallel(
            Hold(sprite, Pose(alpha=0.0)),
            Hold(other, Pose(*box.centre, alpha=1.0)),
            grow(other, 1.25, 1.0, 0.2),
            Particles(box.centre, "ui/particles/heart", 8, 0.6, 0.2, 0.03, spread=120.0, pull=-0.1),
            Sound(name="favourite"),
        )
        return sequence(toss(sprite, held, end, 0.06, 0.34), swap_over)

    def _trade(self, event: FavouritesTraded) -> Clip:
        mine = self._favourite_pose(event.seat, event.place)
        theirs = self._favourite_pose(event.other, event.other_place)
        return parallel(
            Sound(name="swap"),
            self._hand_over(event.gave, event.seat, event.place, mine, theirs, 0.12),
            self._hand_over(event.took, event.other, event.other_place, theirs, mine, -0.08),
        )

    def _hand_over(
        self,
        card: Card,
        seat: Seat,
        place: int,
        start: tuple[Pose, float],
        end: tuple[Pose, float],
        lift: float,
    ) -> Clip:
        side = looks.favourite(card)
        sprite = self._fly(side, side, start[1])
        goal = end[0]._replace(scale=end[1] / start[1])
        return parallel(
            Hold(f"favourite:{seat}:{place}", Pose(alpha=0.0)),
            toss(sprite, start[0], goal, lift, 0.78, nearer=0.7),
        )

    # The deck and the star

    def _draw(self, event: CardDrawn) -> Clip:
        plan = self._plan
        side = looks.face(event.card)
        sprite = self._fly(side, looks.CARD_BACK, plan.card_high)
        origin = plan.star if event.planet is None else plan.planets[event.planet]
        start = Pose(*origin, 0.0, PLANET_HIGH / plan.card_high, 1.0, 1.0, BACK)
        end = self._hand_pose(event.seat, self._played)
        known = not isinstance(event.card, Back)
        end = end._replace(flip=FACE if known else BACK, scale=1.0 if event.seat == plan.home else 0.3)
        flight = cards.deal(sprite, start, end)
        if event.planet is not None:
            return sequence(self._swallow(event.planet), flight)
        return sequence(parallel(self._breathe(event.deck_left), flight))

    def _breathe(self, left: int) -> Clip:
        """The star swells a little; more, and louder, where it comes of age."""
        older = stage_of(left) != stage_of(self._view.deck)
        size, seconds = (1.16, 0.5) if older else (1.05, 0.3)
        swell = sequence(
            grow("star", 1.0, size, seconds * 0.4, ease_in_out),
            grow("star", size, 1.0, seconds * 0.6, ease_in_out),
        )
        return parallel(swell, Sound(name="supernova")) if older else swell

    def _swallow(self, planet: int) -> Clip:
        """The planet breaks, and its shards fall into the star."""
        plan, name = self._plan, f"planet:{planet}"
        x, y = plan.planets[planet]
        shards: list[Clip] = []
        for number in range(5):
            piece = (f"star_race/shard_{number + 1}",)
            sprite = self._fly(piece, piece, SHARD_HIGH)
            angle = 2.5 * number
            start = Pose(
                x + 0.03 * math.cos(angle), y + 0.03 * math.sin(angle), 40.0 * number, 1.0, alpha=1.0
            )
            end = Pose(*plan.star, 40.0 * number + 180.0, 0.2, alpha=0.0)
            shards.append(toss(sprite, start, end, -0.03, 0.44))
        gulp = sequence(Pause(0.3), grow("star", 1.0, 1.12, 0.12, ease_in_out), grow("star", 1.12, 1.0, 0.2))
        shake = grow(name, 1.0, 1.12, 0.14, ease_in_out)
        gone = parallel(fade(name, 1.0, 0.0, 0.08), staggered(shards, 0.03), gulp)
        return sequence(parallel(shake, Sound(name="planet_swallowed")), gone)

    # The end

    def _end(self, event: RaceEnded) -> Clip:
        x, y = self._plan.planets[event.planet]
        cheers = [self._cheer(alien, number) for number, alien in enumerate(event.aliens)]
        bang = Particles((x, y), "ui/particles/sparkle", 26, 1.1, 0.5, 0.034, pull=0.1)
        flare = sequence(grow("star", 1.0, 1.24, 0.3, ease_in_out), grow("star", 1.24, 1.0, 0.7))
        swallowed: list[Clip] = [flare] if event.ending == "swallowed" else []
        over = Hold(ENDED, Pose())
        return sequence(parallel(over, Sound(name="supernova"), bang, *cheers, *swallowed), Pause(0.7))

    def _cheer(self, alien: Alien, number: int) -> Clip:
        x, y, _ = self._plan.feet(self._aliens)[alien]
        name = f"alien:{alien}"
        leap = sequence(arc(name, (x, y), (x, y), (0.0, -0.05), 0.3), Squash(name, 0.3, 0.2))
        return sequence(Pause(0.1 * number), leap, leap)

    def _reveal(self, event: TokensRevealed) -> Clip:
        """One token after the other, each slowly enough to hope."""
        clips = [self._turn_token(seat, token) for seat, token in enumerate(event.tokens)]
        return sequence(*clips)

    def _turn_token(self, seat: Seat, token: Alien) -> Clip:
        """It comes forward for all to see, between its plate and the star, turns over, and goes back."""
        box, star = self._plan.token(seat), self._plan.star
        spot = box.cx + 0.5 * (star[0] - box.cx), box.cy + 0.5 * (star[1] - box.cy)
        sprite = self._fly(looks.token(token), looks.TOKEN_BACK, SHOWN_TOKEN_HIGH)
        known = not isinstance(self._view.tokens[seat], Back)
        flip, small = FACE if known else BACK, box.h / SHOWN_TOKEN_HIGH
        hidden = Hold(f"token:{seat}", Pose(alpha=0.0))
        comes = toss(sprite, Pose(*box.centre, scale=small, flip=flip), Pose(*spot, flip=flip), 0.05, 0.32)
        goes = toss(sprite, Pose(*spot, flip=FACE), Pose(*box.centre, scale=small, flip=FACE), 0.05, 0.3)
        turn: Clip = Pause(0.2) if known else cards.reveal(sprite, 0.7)
        shine = Particles(spot, "ui/particles/spark", 14, 0.6, 0.4, 0.026, spread=180.0)
        told = Hold(f"known:{seat}:{token}", Pose(alpha=1.0))
        seen = parallel(told, shine, Sound(name="token"), Pause(0.4))
        return sequence(parallel(hidden, comes), turn, seen, goes)

    def _count(self, event: GameEnded) -> Clip:
        """The points of every seat are counted up, card by card, all seats at once."""
        value = values(self._aliens)
        tokens = self._after.tokens
        rows = [
            [*(value[card.alien] for card in cards_), *([] if isinstance(token, Back) else [value[token]])]
            for cards_, token in zip(self._after.favourites, tokens, strict=True)
        ]
        longest = max(map(len, rows))
        steps = [self._count_step(rows, step) for step in range(longest + 1)]
        crowned = [self._crown(seat) for seat in event.winners]
        return sequence(*steps, parallel(Sound(name="win"), *crowned), Pause(0.9))

    def _count_step(self, rows: Sequence[Sequence[int]], step: int) -> Clip:
        """Everybody's sum after so many cards; the card just counted stands out."""
        clips: list[Clip] = [Sound(name="count", step=step)]
        for seat, row in enumerate(rows):
            for shown in range(step + 1):
                total = sum(row[:shown])
                alpha = 1.0 if shown == min(step, len(row)) else 0.0
                if shown <= len(row):
                    clips.append(Hold(f"count:{seat}:{shown}:{total}", Pose(alpha=alpha)))
            if 0 < step <= len(row):
                clips.append(self._count_card(seat, step - 1, row[step - 1]))
        return parallel(*clips, Pause(COUNT_SECONDS))

    def _count_card(self, seat: Seat, place: int, points: int) -> Clip:
        held = len(self._after.favourites[seat])
        box = self._plan.favourite(seat, place) if place < held else self._plan.token(seat)
        name = f"coin:{seat}:{place}:{points}"
        rise = glide(name, box.centre, (box.cx, box.cy - 0.035), COUNT_SECONDS)
        return parallel(rise, sequence(Hold(name, Pose(alpha=1.0)), Pause(0.3), fade(name, 1.0, 0.0, 0.12)))

    def _crown(self, seat: Seat) -> Clip:
        box = self._plan.plate(seat)
        return Particles(
            (box.cx, box.cy),
            "ui/particles/sparkle",
            24,
            1.2,
            0.6,
            0.036,
            spread=180.0,
            pull=0.15,
            seed=seat,
        )

    # The opening

    def _dealing(self, events: Sequence[Event]) -> Clip:
        """Favourites, tokens and hands are dealt round the table from the star."""
        plan = self._plan
        tosses: list[Clip] = []
        hidden: list[Clip] = []
        slot = 0
        for event in events:
            match event:
                case FavouriteDealt(seat=seat, card=card):
                    tosses.append(self._deal_out(looks.favourite(card), plan.favourite(seat, 0)))
                    hidden.append(Hold(f"favourite:{seat}:0", Pose(alpha=0.0)))
                case TokenDealt(seat=seat, token=token):
                    tosses.append(self._deal_out(looks.token(token), plan.token(seat)))
                    hidden.append(Hold(f"token:{seat}", Pose(alpha=0.0)))
                case CardDrawn(seat=seat, card=drawn) if seat == plan.home:
                    tosses.append(self._deal_in(drawn, slot))
                    hidden.append(Hold(f"hand:{slot}", Pose(alpha=0.0)))
                    slot += 1
        return story(parallel(*hidden, staggered(tosses, cards.DEAL_GAP)))

    def _deal_out(self, side: Side, box: Box) -> Clip:
        sprite = self._fly(side, side, box.h)
        start = Pose(*self._plan.star, 0.0, 0.5)
        return cards.deal(sprite, start, Pose(*box.centre, 0.0, 1.0), self._number)

    def _deal_in(self, card: Card | Back, slot: int) -> Clip:
        plan = self._plan
        sprite = self._fly(looks.face(card), looks.CARD_BACK, plan.card_high)
        x, y, angle = plan.slots(HAND_SIZE)[slot]
        end = Pose(x, y, angle, 1.0, flip=BACK if isinstance(card, Back) else FACE)
        return cards.deal(sprite, Pose(*plan.star, 0.0, 0.6, flip=BACK), end, self._number)


def heap_high(plan: Plan) -> float:
    """How high a card on the discard pile is."""
    return 0.12 if plan.narrow else 0.135


def heap_centre(plan: Plan) -> Point:
    box = plan.discard
    return box.x + 0.085, box.cy
