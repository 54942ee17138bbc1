"""Makes motion from events."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec.structs import asdict

from game.client.layout import Box, Point
from game.client.motion import clips
from game.client.motion.clips import Beat, Clip, Pose, SpriteId, parallel, sequence, story
from game.client.table import cards
from game.client.table.cards import BACK, FACE, CardSide, Flying, toss
from game.engine.contract import Event, Seat
from game.games.star_race import model
from game.games.star_race.model import ALIENS, HAND_SIZE, Alien, Back, Card, RaceView
from game.games.star_race.rules import values
from game.games.star_race.table import sprites
from game.games.star_race.table.galaxy import SHARD_HIGH, stage_of
from game.games.star_race.table.room import Room, resting
from game.games.star_race.table.seats import SHOWN_TOKEN_HIGH
from game.games.star_race.table.spiral import PLANET_HIGH
from game.games.star_race.table.sprites import Coin, EndingView, Held, Lying, Planet, Racer, Star, Token

HOP_SECONDS = 0.3
HELD_UP_SECONDS = 0.42  # how long a played card is held up
COUNT_SECONDS, COUNT_FASTER = 0.5, 0.86  # of the first favourites, and of those after any others
HUSH_SECONDS = 0.35  # before it is said who wins
_HELD = 1.35  # how much larger a card is while it is held up


def choreograph(
    room: Room, before: RaceView, events: Sequence[Event], after: RaceView
) -> Sequence[Beat[RaceView]]:
    """The motion of one action, or of the dealing."""
    if any(isinstance(event, model.FavouriteDealt) for event in events):
        return [Beat(_Choreographer(room, before, after).deal(events), before)]
    if not events:
        return [Beat(story(clip), before) for clip in _Choreographer(room, before, after).settle()]
    return [*_Choreographer(room, before, after).beats(events)]


class _Choreographer:
    """Makes the clips, event after event, and knows where the aliens stand by then."""

    def __init__(self, room: Room, before: RaceView, after: RaceView) -> None:
        self._room, self._view, self._after = room, before, after
        self._aliens: dict[Alien, int] = dict(before.aliens)
        self._number = 0
        self._played: Card | None = None
        self._held: tuple[SpriteId, Pose] | None = None  # the card that is held up

    def beats(self, events: Sequence[Event]) -> Iterator[Beat[RaceView]]:
        below = self._view
        for event in events:
            match event:
                case model.RaceEnded():
                    below = self._ending(self._view.tokens)
                    yield Beat(story(self._end(event)), below)
                case model.TokensRevealed(tokens=tokens):
                    turned = [*self._view.tokens]
                    for seat, token in enumerate(tokens):
                        first, last = self._turn_token(seat, token)
                        yield Beat(story(first), below)
                        turned[seat] = token
                        below = self._ending(turned)
                        yield Beat(story(last), below)
                case model.GameEnded():
                    yield from self._count(event)
                case _:
                    clip = self._one(event)
                    if clip is not None:
                        yield Beat(story(clip), below)

    def _ending(self, turned: Sequence[Alien | Back], counted: Sequence[tuple[int, ...]] = ()) -> RaceView:
        """The view once so many tokens are turned over and so many favourites are counted."""
        return EndingView(**asdict(self._view), turned=tuple(turned), counted=tuple(counted))

    def _one(self, event: Event) -> Clip | None:
        match event:
            case model.CardPlayed():
                return self._play(event)
            case model.AlienAdvanced():
                return self._settled(self._hop(event))
            case model.AliensSwapped():
                return self._settled(self._swap(event))
            case model.FavouriteDropped():
                return self._drop(event)
            case model.FavouriteAdopted():
                return self._adopt(event)
            case model.FavouritesTraded():
                return self._settled(self._trade(event))
            case model.Fizzled():
                return self._settled(clips.Sound(name="back"))
            case model.CardDrawn():
                return self._draw(event)
            case model.TurnStarted() if event.seat == self._after.seat:
                return clips.Sound(name="turn")
        return None

    def _fly(self, face: CardSide, back: CardSide, height: float) -> SpriteId:
        self._number += 1
        return Flying(self._number, face, back, height)

    # The card played

    def _hand_pose(self, seat: Seat, card: Card | None) -> Pose:
        """Where a seat's card starts from or goes to; small and turned for the hands of others."""
        if seat != self._room.me:
            return Pose(*self._room.seats[seat].hand, 0.0, 0.3, flip=BACK)
        spot = self._room.hand.slots(HAND_SIZE)[self._slot(seat, card)]
        return Pose(*spot, 1.0, flip=FACE if seat == self._view.seat else BACK)

    def _slot(self, seat: Seat, card: Card | None) -> int:
        hand = self._view.hand
        return hand.index(card) if seat == self._view.seat and card in hand else 1

    def _play(self, event: model.CardPlayed) -> Clip:
        room = self._room
        self._played = event.card
        start = self._hand_pose(event.seat, event.card)
        x, y = room.heap
        end = Pose(x, y - 0.01, 0.0, _HELD * room.heap_high / room.hand.high, flip=FACE)
        sprite = self._fly(sprites.face(event.card), sprites.CARD_BACK, room.hand.high)
        self._held = sprite, end
        thrown = cards.throw(sprite, start, end)
        if event.seat == room.me:
            thrown = parallel(_hidden(Held(self._slot(event.seat, event.card))), thrown)
        return sequence(thrown, clips.Pause(0.0 if event.seat == self._view.seat else HELD_UP_SECONDS))

    def _put_down(self) -> tuple[SpriteId, Pose]:
        """The card that is held up, and how; from now on none is."""
        assert self._held is not None
        held, self._held = self._held, None
        return held

    def _settled(self, clip: Clip) -> Clip:
        """Then the held card goes down on the heap."""
        sprite, held = self._put_down()
        laid = toss(sprite, held, self._on_heap(self._room.hand.high), 0.0, 0.18)
        return sequence(clip, self._laid(laid))

    def _laid(self, card: Clip) -> Clip:
        """A card comes to lie on the heap, and dust flies to both sides."""
        (x, y), high = self._room.heap, self._room.heap_high
        dust = [
            clips.Particles(
                (x - side * 0.42 * high, y + 0.4 * high), "ui/particles/dust", 5, 0.32, 0.34, 0.024,
                towards=90.0 + 80.0 * side, spread=20.0, pull=0.0,
            )
            for side in (1, -1)
        ]  # fmt: skip
        return clips.staggered((card, parallel(*dust)), 0.85 * card.seconds)

    def _on_heap(self, height: float) -> Pose:
        """How a card of this height lies on the heap."""
        x, y = self._room.heap
        aside, turn = cards.scatter(len(self._view.discard))
        high = self._room.heap_high
        return Pose(x + aside * high, y, turn, high / height, flip=FACE)

    # Aliens

    def _pan(self, x: float) -> float:
        return clips.panned(x, self._room.frame.w / 2, self._room.frame.w / 2)

    def _hop(self, event: model.AlienAdvanced) -> Clip:
        spiral, name = self._room.spiral, Racer(event.alien)
        start = spiral.feet(self._aliens)[event.alien]
        self._aliens[event.alien] = event.end
        end = spiral.feet(self._aliens)[event.alien]
        points = (start[:2], *spiral.arc(event.start, event.end)[1:-1], end[:2])
        seconds = HOP_SECONDS + 0.11 * len(event.leapt) + 0.03 * max(0, event.end - event.start - 1)
        flight = parallel(
            clips.trail(name, tuple(pairwise(points)), seconds, clips.ease_in_out),
            _resize(name, start[2], end[2], seconds),
            clips.Sound(
                name="leap" if event.leapt else "alien_hop",
                step=ALIENS.index(event.alien),
                pan=self._pan(start[0]),
            ),
            *(_ducking(alien, seconds) for alien in event.leapt),
        )
        landing = parallel(
            clips.Squash(name, 0.34, 0.24),
            clips.Particles(end[:2], "ui/particles/puff", 7, 0.45, 0.16, 0.03, spread=95.0, pull=-0.02),
        )
        moved = parallel(flight, self._close_up({name}, seconds))
        return sequence(clips.Squash(name, -0.22, 0.14), moved, landing)

    def _swap(self, event: model.AliensSwapped) -> Clip:
        spiral, seconds = self._room.spiral, 0.62
        before = spiral.feet(self._aliens)
        self._aliens.update(zip(event.aliens, event.planets, strict=True))
        after = spiral.feet(self._aliens)
        moved: list[Clip] = [clips.Sound(name="swap")]
        for alien, height in zip(event.aliens, (0.13, -0.09), strict=True):
            name = Racer(alien)
            flight = clips.arc(name, before[alien][:2], after[alien][:2], (0.0, -height), seconds)
            moved.append(sequence(flight, clips.Squash(name, 0.3, 0.22)))
            moved.append(_resize(name, before[alien][2], after[alien][2], seconds))
        return parallel(*moved, self._close_up({*map(Racer, event.aliens)}, seconds))

    def _close_up(self, movers: set[Racer], seconds: float) -> Clip:
        """All other aliens, and the portraits, go to their new places."""
        before, after = resting(self._room, self._view.aliens), resting(self._room, self._aliens)
        moved: list[Clip] = []
        for name, end in after.items():
            start = before[name]
            if start != end and name not in movers:
                ways = (start.x or 0.0, start.y or 0.0), (end.x or 0.0, end.y or 0.0)
                moved.append(clips.glide(name, *ways, seconds))
                moved.append(_resize(name, start.scale or 1.0, end.scale or 1.0, seconds))
        return parallel(*moved)

    # Favourites

    def _lying(self, seat: Seat, place: int) -> tuple[Pose, float]:
        """How a favourite card lies, and how high it is."""
        box = self._room.seats[seat].favourites[place]
        return Pose(*box.centre, 0.0, 1.0, flip=FACE), box.h

    def _take_up(self, card: Card, seat: Seat, place: int) -> tuple[SpriteId, Clip]:
        """A favourite card as it travels, hidden where it lay."""
        side = sprites.favourite(card)
        return self._fly(side, side, self._lying(seat, place)[1]), _hidden(Lying(seat, place))

    def _drop(self, event: model.FavouriteDropped) -> Clip:
        start, high = self._lying(event.seat, event.place)
        sprite, hidden = self._take_up(event.card, event.seat, event.place)
        dropped = parallel(hidden, self._laid(cards.throw(sprite, start, self._on_heap(high))))
        if event.place:
            return dropped
        second, moved_up = self._take_up(self._view.favourites[event.seat][1], event.seat, 1)
        start, end = self._lying(event.seat, 1)[0], self._lying(event.seat, 0)[0]
        return parallel(dropped, moved_up, toss(second, start, end, 0.0, cards.PLAY_SECONDS))

    def _adopt(self, event: model.FavouriteAdopted) -> Clip:
        sprite, held = self._put_down()
        box = self._room.seats[event.seat].favourites[len(self._after.favourites[event.seat]) - 1]
        end = Pose(*box.centre, 0.0, box.h / self._room.hand.high, flip=FACE)
        side = sprites.favourite(event.card)
        other = self._fly(side, side, box.h)
        swap_over = parallel(
            _hidden(sprite),
            clips.Hold(other, Pose(*box.centre, alpha=1.0)),
            clips.grow(other, 1.25, 1.0, 0.2),
            clips.Particles(box.centre, "ui/particles/heart", 8, 0.6, 0.2, 0.03, spread=120.0, pull=-0.1),
            clips.Sound(name="favourite"),
        )
        return sequence(toss(sprite, held, end, 0.06, 0.34), swap_over)

    def _trade(self, event: model.FavouritesTraded) -> Clip:
        mine, theirs = (event.seat, event.place), (event.other, event.other_place)
        return parallel(
            clips.Sound(name="swap"),
            self._hand_over(event.gave, mine, theirs, 0.12),
            self._hand_over(event.took, theirs, mine, -0.08),
        )

    def _hand_over(self, card: Card, here: tuple[Seat, int], there: tuple[Seat, int], lift: float) -> Clip:
        (start, high), (end, end_high) = self._lying(*here), self._lying(*there)
        sprite, hidden = self._take_up(card, *here)
        goal = end._replace(scale=end_high / high)
        return parallel(hidden, toss(sprite, start, goal, lift, 0.78, nearer=0.7))

    # The card drawn face down

    @property
    def _unseen_pose(self) -> Pose:
        """How the drawn card lies until it is turned over or passed on."""
        hand = self._room.hand
        return Pose(*hand.lifted(HAND_SIZE - 1, HAND_SIZE), 0.0, hand.lifted_high / hand.high, flip=BACK)

    def settle(self) -> Iterator[Clip]:
        """A drawn card is turned over by its owner, or passed on: then a planet that was drawn goes, too."""
        before, after = self._view, self._after
        if after.gone > before.gone:
            yield self._swallow(before.gone)
        own = before.seat == after.seat == self._room.me
        if own and len(before.hand) < len(after.hand):
            drawn = next(card for card in after.hand if after.hand.count(card) > before.hand.count(card))
            slot = after.hand.index(drawn)
            end = Pose(*self._room.hand.slots(HAND_SIZE)[slot], 1.0, flip=FACE)
            sprite = self._fly(sprites.face(drawn), sprites.CARD_BACK, self._room.hand.high)
            turned = toss(sprite, self._unseen_pose, end, 0.03, 0.3)
            yield parallel(turned, *self._regroup(before.hand, after.hand, skip=slot))

    def _regroup(
        self, before: Sequence[Card], after: Sequence[Card], skip: int | None = None
    ) -> Iterator[Clip]:
        """The cards that stay in the hand go to their new places; all of it is hidden below."""
        spots = self._room.hand.slots(HAND_SIZE)
        yield from (_hidden(Held(slot)) for slot in range(HAND_SIZE))
        olds = list(range(len(before)))
        for new, card in enumerate(after):
            if new == skip:
                continue
            old = next(slot for slot in olds if before[slot] == card)
            olds.remove(old)
            sprite = self._fly(sprites.face(card), sprites.CARD_BACK, self._room.hand.high)
            start, end = (Pose(*spots[slot], 1.0, flip=FACE) for slot in (old, new))
            yield toss(sprite, start, end, 0.0, 0.28)

    # The deck and the star

    def _draw(self, event: model.CardDrawn) -> Clip:
        room = self._room
        sprite = self._fly(sprites.face(event.card), sprites.CARD_BACK, room.hand.high)
        origin = room.spiral.star if event.planet is None else room.spiral.planets[event.planet]
        start = Pose(*origin, 0.0, PLANET_HIGH / room.hand.high, 1.0, 1.0, BACK)
        end = self._hand_pose(event.seat, self._played)
        end = end._replace(flip=BACK if isinstance(event.card, Back) else FACE)
        unseen = isinstance(event.card, Back) and event.seat == self._view.seat
        flight = cards.deal(sprite, start, self._unseen_pose if unseen else end)
        if unseen:
            flight = parallel(flight, *self._regroup(self._view.hand, self._after.hand))
        if event.planet is not None and event.planet < self._after.gone:
            return sequence(self._swallow(event.planet), flight)
        return sequence(parallel(self._breathe(event.deck_left), flight))

    def _breathe(self, left: int) -> Clip:
        """The star swells a little; more, and louder, when it reaches its next stage."""
        older = stage_of(left) != stage_of(self._view.deck)
        size, seconds = (1.16, 0.5) if older else (1.05, 0.3)
        swell = sequence(
            _resize(Star(), 1.0, size, seconds * 0.4),
            _resize(Star(), size, 1.0, seconds * 0.6),
        )
        return parallel(swell, clips.Sound(name="supernova")) if older else swell

    def _swallow(self, planet: int) -> Clip:
        """The planet breaks, and its shards fall into the star."""
        name, star = Planet(planet), self._room.spiral.star
        x, y = self._room.spiral.planets[planet]
        shards: list[Clip] = []
        for number in range(5):
            piece = (f"star_race/shard_{number + 1}",)
            angle = 2.5 * number
            at = x + 0.03 * math.cos(angle), y + 0.03 * math.sin(angle)
            start = Pose(*at, 40.0 * number, 1.0, alpha=1.0)
            end = Pose(*star, 40.0 * number + 180.0, 0.2, alpha=0.0)
            shards.append(toss(self._fly(piece, piece, SHARD_HIGH), start, end, -0.03, 0.44))
        swell = _resize(Star(), 1.0, 1.12, 0.12)
        gulp = sequence(clips.Pause(0.3), swell, clips.grow(Star(), 1.12, 1.0, 0.2))
        shake = _resize(name, 1.0, 1.12, 0.14)
        gone = parallel(clips.fade(name, 1.0, 0.0, 0.08), clips.staggered(shards, 0.03), gulp)
        return sequence(parallel(shake, clips.Sound(name="planet_swallowed", pan=self._pan(x))), gone)

    # The end

    def _end(self, event: model.RaceEnded) -> Clip:
        place = self._room.spiral.planets[event.planet]
        bang = clips.Particles(place, "ui/particles/sparkle", 26, 1.1, 0.5, 0.034, pull=0.1)
        cheers = [self._cheer(alien, number) for number, alien in enumerate(event.aliens)]
        shown: list[Clip] = [clips.Sound(name="supernova"), bang, *cheers]
        if event.ending == "swallowed":
            flare = _resize(Star(), 1.0, 1.24, 0.3)
            shown.append(sequence(flare, clips.grow(Star(), 1.24, 1.0, 0.7)))
        return sequence(parallel(*shown), clips.Pause(0.7))

    def _cheer(self, alien: Alien, number: int) -> Clip:
        at, name = self._room.spiral.feet(self._aliens)[alien][:2], Racer(alien)
        leap = sequence(clips.arc(name, at, at, (0.0, -0.05), 0.3), clips.Squash(name, 0.3, 0.2))
        return sequence(clips.Pause(0.1 * number), leap, leap)

    def _turn_token(self, seat: Seat, token: Alien) -> tuple[Clip, Clip]:
        """A token comes forward, slowly turns over for all to see, and goes back."""
        box, star = self._room.seats[seat].token, self._room.spiral.star
        spot = box.cx + 0.5 * (star[0] - box.cx), box.cy + 0.5 * (star[1] - box.cy)
        sprite = self._fly(sprites.token(token), sprites.TOKEN_BACK, SHOWN_TOKEN_HIGH)
        known = not isinstance(self._view.tokens[seat], Back)
        flip, small = FACE if known else BACK, box.h / SHOWN_TOKEN_HIGH
        comes = toss(sprite, Pose(*box.centre, scale=small, flip=flip), Pose(*spot, flip=flip), 0.05, 0.32)
        goes = toss(sprite, Pose(*spot, flip=FACE), Pose(*box.centre, scale=small, flip=FACE), 0.05, 0.3)
        turn: Clip = clips.Pause(0.2) if known else cards.turn_over(sprite, 0.7)
        shine = clips.Particles(spot, "ui/particles/spark", 14, 0.6, 0.4, 0.026, spread=180.0)
        seen = parallel(shine, clips.Sound(name="token"), clips.Pause(0.4))
        return sequence(parallel(_hidden(Token(seat)), comes), turn), sequence(seen, goes)

    def _count(self, event: model.GameEnded) -> Iterator[Beat[RaceView]]:
        """The points of every seat are counted up, favourite by favourite, all seats at once."""
        value, tokens = values(self._aliens), self._after.tokens
        rows = [
            tuple(value[alien] for alien in (*(card.alien for card in favourites), token) if alien in value)
            for favourites, token in zip(self._after.favourites, tokens, strict=True)
        ]
        for step in range(max(map(len, rows)) + 1):
            below = self._ending(tokens, [row[:step] for row in rows])
            seconds = COUNT_SECONDS * COUNT_FASTER**step
            coins = [
                self._rise(seat, step - 1, seconds) for seat, row in enumerate(rows) if 0 < step <= len(row)
            ]
            counted = parallel(clips.Sound(name="count", step=step), *coins, clips.Pause(seconds))
            yield Beat(story(counted), below)
        crowns = [self._crown(seat) for seat in event.winners]
        told = parallel(clips.Sound(name="win"), *crowns)
        yield Beat(story(clips.Pause(HUSH_SECONDS), told, clips.Pause(0.9)), below)

    def _rise(self, seat: Seat, place: int, seconds: float) -> Clip:
        """A coin goes up from what has just been counted."""
        here = self._room.seats[seat]
        box = [*here.favourites[: len(self._after.favourites[seat])], here.token][place]
        coin = Coin(seat, place)
        shown = sequence(
            clips.Hold(coin, Pose(alpha=1.0)), clips.Pause(seconds - 0.12), clips.fade(coin, 1.0, 0.0, 0.12)
        )
        return parallel(clips.glide(coin, box.centre, (box.cx, box.cy - 0.035), seconds), shown)

    def _crown(self, seat: Seat) -> Clip:
        centre = self._room.seats[seat].plate.centre
        return clips.Particles(centre, "ui/particles/sparkle", 24, 1.2, 0.6, 0.036,
                         spread=180.0, pull=0.15, seed=seat)  # fmt: skip

    # The opening

    def deal(self, events: Sequence[Event]) -> Clip:
        """Favourites, tokens and hands are dealt round the table from the star."""
        room = self._room
        tosses: list[Clip] = []
        hidden: list[SpriteId] = []
        held = 0
        for event in events:
            match event:
                case model.FavouriteDealt(seat=seat, card=card):
                    tosses.append(self._deal_out(sprites.favourite(card), room.seats[seat].favourites[0]))
                    hidden.append(Lying(seat, 0))
                case model.TokenDealt(seat=seat, token=token):
                    tosses.append(self._deal_out(sprites.token(token), room.seats[seat].token))
                    hidden.append(Token(seat))
                case model.CardDrawn(seat=seat, card=drawn) if seat == room.me:
                    tosses.append(self._deal_in(drawn, held))
                    hidden.append(Held(held))
                    held += 1
        return story(parallel(*map(_hidden, hidden), clips.staggered(tosses, cards.DEAL_GAP)))

    def _deal_out(self, side: CardSide, box: Box) -> Clip:
        sprite = self._fly(side, side, box.h)
        start = Pose(*self._room.spiral.star, 0.0, 0.5)
        return cards.deal(sprite, start, Pose(*box.centre, 0.0, 1.0), self._number)

    def _deal_in(self, card: Card | Back, slot: int) -> Clip:
        room = self._room
        sprite = self._fly(sprites.face(card), sprites.CARD_BACK, room.hand.high)
        end = Pose(*room.hand.slots(HAND_SIZE)[slot], 1.0, flip=BACK if isinstance(card, Back) else FACE)
        return cards.deal(sprite, Pose(*room.spiral.star, 0.0, 0.6, flip=BACK), end, self._number)


def _at(pose: Pose) -> Point:
    return pose.x or 0.0, pose.y or 0.0


def _resize(sprite: SpriteId, start: float, end: float, seconds: float) -> Clip:
    return clips.grow(sprite, start, end, seconds, clips.ease_in_out)


def _hidden(sprite: SpriteId) -> Clip:
    """Hide a thing where it lay: it travels, or it is gone."""
    return clips.Hold(sprite, Pose(alpha=0.0))


def _ducking(alien: Alien, seconds: float) -> Clip:
    """The alien that is leapt over ducks."""
    return sequence(clips.Pause(seconds * 0.4), clips.Squash(Racer(alien), 0.3, 0.3))
