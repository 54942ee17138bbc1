"""What a person points at, has picked up and wants to do with it, until it is an action."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from msgspec import Struct

from game.client import intents
from game.client.desk import Desk
from game.client.forms.prompts import keys_of
from game.client.intents import Intent
from game.client.layout import Box, Point
from game.client.table.hover import SLACK, Hover
from game.client.table.presenter import Look, Refusal
from game.engine.contract import Action, Seat
from game.games.star_race.choices import CardWay, choices, refused
from game.games.star_race.model import ALIENS, Advance, Alien, RaceView, Swap, Trade
from game.games.star_race.table.facts import CARDS, WAYS
from game.games.star_race.table.room import Room
from game.games.star_race.table.spiral import figure
from game.games.star_race.view import Preview
from game.texts import Words

CARD_KEYS, WAY_KEYS = tuple(CARDS), tuple(WAYS)
_Answer: TypeAlias = Action | Refusal | None


class Favour(Struct, frozen=True):
    """A favourite card of a seat; two equal ones count as one."""

    seat: Seat
    alien: Alien


@dataclass(frozen=True)
class Offer:
    """Something to choose: a way to play the card, or the first of two favourites that change hands."""

    way: CardWay | None = None
    favourite: Favour | None = None  # which is touched for it


@dataclass(frozen=True)
class Picked:
    """A card, the ways to play it, and what of that can be chosen now."""

    slot: int | None = None
    up: bool = False  # picked up, not only pointed at or hinted
    at: Point | None = None  # where it is dragged
    ways: tuple[CardWay, ...] = ()
    hint: CardWay | None = None  # the hint, as long as nothing was chosen
    first: Favour | None = None  # the favourite of a trade that was touched first
    offers: tuple[Offer, ...] = ()
    focus: int | None = None  # the offer that Enter chooses; None: Enter picks the card up
    ghosts: bool = False  # what the ways would bring may be shown

    @property
    def lit(self) -> Offer | None:
        """What Enter chooses."""
        return None if self.focus is None else self.offers[self.focus]

    @property
    def hinted(self) -> bool:
        """Enter plays the hint."""
        return self.lit is not None and self.hint is not None and self.lit.way == self.hint

    @property
    def way(self) -> CardWay | None:
        """The way whose outcome is shown: what Enter chooses, or the first of a card that is pointed at."""
        if self.lit is not None:
            return self.lit.way
        return self.ways[0] if self.ways and not self.trading else None

    @property
    def preview(self) -> Preview | None:
        """What that way would bring, as far as the seat knows and may be shown."""
        return self.shown(self.way) if self.way else None

    def shown(self, way: CardWay) -> Preview | None:
        return way.preview if self.ghosts else None

    @property
    def trading(self) -> bool:
        return bool(self.ways) and isinstance(self.ways[0].move, Trade)

    def boxes(self, room: Room, view: RaceView) -> Sequence[Box]:
        """Where the offers are touched: on favourites of the table, or in a list beside the hand."""
        if any(offer.favourite is None for offer in self.offers):
            return room.hand.ways(len(self.offers), self.hint is not None)
        return [favourite_box(room, view, offer.favourite) for offer in self.offers if offer.favourite]


NOTHING = Picked()


@dataclass(frozen=True)
class Sight:
    """Everything that the painters need for a frame."""

    room: Room
    look: Look[RaceView]
    picked: Picked
    words: Words
    keys: Mapping[str, str]  # that pick up a card or play it, by what they stand for
    confirm: str = ""  # the key or button that chooses what is lit, if there is one

    @property
    def view(self) -> RaceView:
        return self.look.view


class Picking:
    """Remembers the card that is picked up or pointed at, and the chosen way to play it."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._slot: int | None = None  # the card picked up
        self._hover: Hover[int] = Hover()  # over the cards
        self._focus: int | None = None  # which offer; None: that of the hint, or the first
        self._first: Favour | None = None  # the favourite of a trade that was touched first
        self._grabbed: int | None = None  # the card that was pressed, until it is let go
        self._dragged: Point | None = None  # where it is held
        self._narrowed: frozenset[int] = frozenset()  # the ways that the last touch left open
        self._known: tuple[RaceView, Words, Sequence[CardWay]] | None = None

    @property
    def up(self) -> bool:
        """A card is picked up."""
        return self._slot is not None

    def forget(self) -> None:
        self._slot = self._focus = self._first = self._grabbed = self._dragged = None
        self._narrowed = frozenset()
        self._hover.forget()

    def picked(self, look: Look[RaceView]) -> Picked:
        """What is picked up, else hinted, else pointed at."""
        view, slot = look.view, self._slot
        if not look.deciding or not view.legal:
            return NOTHING
        if slot is None:
            slot = hinted_slot(view, look.hint)
        if slot is None:
            slot = self._hover.at(look.age)
        if slot is None or slot >= len(view.hand):
            return NOTHING
        ways = tuple(way for way in self._choices(view) if way.action and way.move.card == view.hand[slot])
        hint = next((way for way in ways if way.action == look.hint), None)
        offers = _offers(view, ways, self._first) if self.up or hint is None else _hinting(ways, hint)
        focus = self._focus if self._focus is not None else _place_of(hint, offers)
        if focus is None and self.up:
            focus = 0
        ghosts = look.lineup.players[view.seat].assist.ghosts
        lit = None if focus is None or not offers else min(focus, len(offers) - 1)
        return Picked(slot, self.up, self._dragged, ways, hint, self._first, offers, lit, ghosts)

    def _choices(self, view: RaceView) -> Sequence[CardWay]:
        """What can be done and what cannot, found once for a view and a language."""
        words = self._desk.words
        if self._known is None or self._known[0] is not view or self._known[1] is not words:
            self._known = view, words, choices(words, view)
        return self._known[2]

    def keys(self, look: Look[RaceView]) -> Mapping[str, str]:
        """The keys or buttons that pick up a card, and then play it, by what they stand for."""
        if not look.deciding or self._desk.device.kind not in ("keyboard", "gamepad"):
            return {}
        now = WAY_KEYS[: len(self.picked(look).offers)] if self.up else CARD_KEYS[: len(look.view.hand)]
        found = {name: keys_of(self._desk, name) for name in now}
        return {name: keys[0] for name, keys in found.items() if keys}

    def handle(self, intent: Intent, look: Look[RaceView], room: Room) -> _Answer:
        match intent:
            case intents.PointAt(pos):
                self._point(pos, look, room)
            case intents.Press(pos, 1):
                return self._press(pos, look, room)
            case intents.Drag(pos, start):
                self._drag(pos, start, look, room)
            case intents.Release(pos, 1):
                return self._let_go(pos, look, room)
            case intents.Press(button=3) | intents.Cancel() if self._first is not None:
                self._first = self._focus = None
            case intents.Press(button=3) | intents.Cancel():
                self.forget()
            case intents.Confirm():
                return self._confirm(look)
            case intents.Go(direction) if look.deciding:
                self._move(direction, look)
            case intents.Next() | intents.Previous() if look.deciding:
                self._step_card(1 if isinstance(intent, intents.Next) else -1, look)
            case intents.Command(name) if name in CARD_KEYS and look.deciding:
                self._pick_up(CARD_KEYS.index(name), look)
            case intents.Command(name) if name in WAY_KEYS and self.up:
                offers = dict(zip(WAY_KEYS, self.picked(look).offers, strict=False))
                return self._choose(offers[name]) if name in offers else None
        return None

    # By keys

    def _pick_up(self, slot: int, look: Look[RaceView]) -> None:
        if slot < len(look.view.hand):
            self._slot, self._focus, self._first, self._narrowed = slot, None, None, frozenset()
            self._desk.sounds.play("touch")

    def _step_card(self, by: int, look: Look[RaceView]) -> None:
        count = len(look.view.hand)
        start = self._slot if self._slot is not None else (-1 if by > 0 else 0)
        if count:
            self._pick_up((start + by) % count, look)

    def _move(self, direction: str, look: Look[RaceView]) -> None:
        """Sideways to the next card, up and down among its ways; any way to the second of two favourites."""
        picked = self.picked(look)
        by = 1 if direction in ("right", "down") else -1
        if not self.up or (direction in ("left", "right") and self._first is None):
            self._step_card(by, look)
            return
        number = ((picked.focus or 0) + by) % len(picked.offers)
        if number != picked.focus:
            self._desk.sounds.play("focus")
        self._focus, self._narrowed = number, frozenset()

    def _confirm(self, look: Look[RaceView]) -> _Answer:
        if not look.deciding:
            return self._not_now(look)
        picked = self.picked(look)
        if picked.lit is not None:
            return self._choose(picked.lit, picked)
        self._pick_up(picked.slot or 0, look)
        return None

    def _choose(self, offer: Offer, picked: Picked = NOTHING) -> _Answer:
        """Play a way, or go on to the second favourite of a trade."""
        if offer.way is not None:
            return offer.way.action
        if not self.up:
            self._slot = picked.slot
        self._first, self._focus = offer.favourite, None
        self._desk.sounds.play("touch")
        return None

    def _not_now(self, look: Look[RaceView]) -> Refusal | None:
        if look.view.phase == "over" or look.thinking is None:
            return None
        name = look.lineup.players[look.thinking].name
        return Refusal(self._desk.words("race-refused-wait", name=name))

    # By the pointer

    def _point(self, pos: Point, look: Look[RaceView], room: Room) -> None:
        if not look.deciding:
            self._hover.forget()
            return
        picked = self.picked(look)
        boxes = picked.boxes(room, look.view)
        at = _offer_at(pos, look.view, room, picked)
        if not self.up:
            slot, pointed = _slot_at(room, pos, look.view), self._hover.at(look.age)
            self._hover.point(pos, slot, boxes if picked.slot == pointed else (), look.age)
            self._focus = at
        elif at is not None:
            self._focus = at
        elif not picked.trading and (ways := _ways_at(pos, look.view, room, picked)):
            still_open = [way for way in ways if way in self._narrowed] or ways
            self._focus = picked.focus if picked.focus in still_open else still_open[0]

    def _press(self, pos: Point, look: Look[RaceView], room: Room) -> _Answer:
        slot = _slot_at(room, pos, look.view)
        if not look.deciding:
            return None if slot is None else self._not_now(look)
        picked = self.picked(look)
        if self.up and (touched := self._touch(pos, look, room, picked)):
            return touched.answer
        if shown := _shown_at(pos, look.view, room, picked):
            return self._choose(shown, picked)
        if slot is None:
            return self._press_elsewhere(pos, look, room)
        if slot == self._slot:
            self.forget()
            self._hover.set(slot)
        else:
            self._pick_up(slot, look)
        self._grabbed = slot
        return None

    def _drag(self, pos: Point, start: Point, look: Look[RaceView], room: Room) -> None:
        """The card that was pressed comes along; what lies under it shows what it would do there."""
        if self._grabbed is None or not look.deciding:
            return
        if self._dragged is None and math.dist(pos, start) < SLACK:
            return
        if self._slot != self._grabbed:
            self._pick_up(self._grabbed, look)
        self._dragged = pos
        self._point(pos, look, room)

    def _let_go(self, pos: Point, look: Look[RaceView], room: Room) -> _Answer:
        """A card that was dragged is played on what lies there; elsewhere it goes back to the hand."""
        dragged, self._dragged, self._grabbed = self._dragged, None, None
        if dragged is None or not look.deciding or not self.up:
            return None
        if touched := self._touch(pos, look, room, self.picked(look)):
            return touched.answer
        if _slot_at(room, pos, look.view) == self._slot:
            return None
        answer = self._press_elsewhere(pos, look, room)
        self.forget()
        return answer

    def _touch(self, pos: Point, look: Look[RaceView], room: Room, picked: Picked) -> _Touched | None:
        """Touch something that stands for one or more ways to play the card; None if nothing is there."""
        at = _offer_at(pos, look.view, room, picked)
        if at is not None:
            return _Touched(self._choose(picked.offers[at]))
        if picked.trading:
            return self._touch_favourite(pos, look.view, room, picked)
        ways = _ways_at(pos, look.view, room, picked)
        return _Touched(self._touch_ways(ways, picked)) if ways else None

    def _touch_favourite(self, pos: Point, view: RaceView, room: Room, picked: Picked) -> _Touched | None:
        """A favourite that is not offered now: the first one put back, or another one instead of it."""
        found = _favourite_at(room, pos, view)
        if found is None or not any(way.uses(view, *found) for way in picked.ways):
            return None
        seat, place = found
        favourite = Favour(seat, view.favourites[seat][place].alien)
        self._first, self._focus = None if favourite == self._first else favourite, None
        self._desk.sounds.play("touch")
        return _Touched(None)

    def _touch_ways(self, ways: Sequence[int], picked: Picked) -> _Answer:
        """Aliens stand for several ways: the second one touched leaves one."""
        left = frozenset(ways) & self._narrowed if self._narrowed else frozenset(ways)
        if len(left) == 1:
            return picked.ways[min(left)].action
        if not left:
            return self._refuse_second(ways, picked)
        self._narrowed = left
        self._focus = picked.focus if picked.focus in left else min(left)
        self._desk.sounds.play("touch")
        return None

    def _refuse_second(self, ways: Sequence[int], picked: Picked) -> _Answer:
        """The second thing touched does not fit the first: say why, and go on with the second."""
        self._narrowed, self._focus = frozenset(ways), ways[0]
        swapping = isinstance(picked.ways[ways[0]].move, Swap)
        return Refusal(refused(self._desk.words, "alien_between")) if swapping else None

    def _press_elsewhere(self, pos: Point, look: Look[RaceView], room: Room) -> _Answer:
        """Nothing here can be played: the reason, if the person touched something."""
        view, words = look.view, self._desk.words
        alien = _alien_at(room, pos, view)
        if alien is None and _favourite_at(room, pos, view) is None:
            self.forget()
            return None
        if self._slot is None:
            return Refusal(refused(words, "pick-first"))
        card = view.hand[self._slot]
        meant = (way for way in self._choices(view) if way.move.card == card and alien in way.aliens)
        return Refusal(next((way.refusal for way in meant), refused(words, "not_on_the_card")))


def hinted_slot(view: RaceView, hint: Action | None) -> int | None:
    """Where the card of a hinted move is held."""
    card = getattr(hint, "card", None)
    return view.hand.index(card) if card in view.hand else None


# What can be chosen


def _offers(view: RaceView, ways: Sequence[CardWay], first: Favour | None) -> tuple[Offer, ...]:
    """Of a trade mine, then theirs; or theirs, then mine. Of other cards all ways at once."""
    trades = [(way, way.move) for way in ways if isinstance(way.move, Trade)]
    if not trades:
        return tuple(map(Offer, ways))
    mine = {Favour(view.seat, move.give): None for _, move in trades}
    if first is None and len(mine) > 1:
        return tuple(Offer(None, favourite) for favourite in mine)
    first = first or next(iter(mine))
    if first.seat == view.seat:
        theirs = ((way, Favour(move.seat, move.take)) for way, move in trades if move.give == first.alien)
        return tuple(Offer(way, favourite) for way, favourite in theirs)
    taking = ((way, move) for way, move in trades if Favour(move.seat, move.take) == first)
    return tuple(Offer(way, Favour(view.seat, move.give)) for way, move in taking)


def _hinting(ways: Sequence[CardWay], hint: CardWay) -> tuple[Offer, ...]:
    """What is offered beside a hint: of a trade the hint alone."""
    return (Offer(hint),) if isinstance(hint.move, Trade) else tuple(map(Offer, ways))


def _place_of(way: CardWay | None, offers: Sequence[Offer]) -> int | None:
    """Which of the offers is this way, or leads to it."""
    if way is None:
        return None
    give = way.move.give if isinstance(way.move, Trade) else None
    meant = (
        way == each.way or (each.way is None and each.favourite and each.favourite.alien == give)
        for each in offers
    )
    return next((number for number, found in enumerate(meant) if found), None)


# What lies at a point


@dataclass(frozen=True)
class _Touched:
    """Something was touched, and what came of it."""

    answer: _Answer


def favourite_box(room: Room, view: RaceView, favourite: Favour) -> Box:
    """Where a seat has its favourite card of an alien."""
    cards = [card.alien for card in view.favourites[favourite.seat]]
    return room.seats[favourite.seat].favourites[cards.index(favourite.alien)]


def _offer_at(pos: Point, view: RaceView, room: Room, picked: Picked) -> int | None:
    """The offer whose place is here; of two equal favourites either stands for both."""
    found = _favourite_at(room, pos, view)
    favourite = Favour(found[0], view.favourites[found[0]][found[1]].alien) if found else None
    for number, (offer, box) in enumerate(zip(picked.offers, picked.boxes(room, view), strict=True)):
        if offer.favourite is None and box.contains(pos):
            return number
        if favourite is not None and offer.favourite == favourite:
            return number
    return None


def _ways_at(pos: Point, view: RaceView, room: Room, picked: Picked) -> Sequence[int]:
    """The numbers of the ways to play the card for which the thing at this place stands."""
    ways = list(enumerate(picked.ways))
    if favourite := _favourite_at(room, pos, view):
        return [number for number, way in ways if way.uses(view, *favourite)]
    boxes = room.spiral.boxes
    landing = [
        number
        for number, way in ways
        if isinstance(way.move, Advance)
        and (seen := picked.shown(way))
        and boxes[seen.aliens[way.move.alien]].contains(pos)
    ]
    alien = _alien_at(room, pos, view)
    return landing or [number for number, way in ways if alien in way.aliens]


def _shown_at(pos: Point, view: RaceView, room: Room, picked: Picked) -> Offer | None:
    """The offer at a point, of a card pointed at or hinted; a hint also where it shows on the board."""
    at = _offer_at(pos, view, room, picked)
    if at is not None:
        return picked.offers[at]
    hinted = picked.hint and any(picked.ways[way] == picked.hint for way in _ways_at(pos, view, room, picked))
    return Offer(picked.hint) if hinted else None


def _slot_at(room: Room, pos: Point, view: RaceView) -> int | None:
    """The card of the own hand, the foremost first."""
    count = len(view.hand)
    return next(
        (slot for slot in reversed(range(count)) if room.hand.slot_box(slot, count).contains(pos)), None
    )


def _favourite_at(room: Room, pos: Point, view: RaceView) -> tuple[Seat, int] | None:
    for seat, favourites in enumerate(view.favourites):
        for place, box in enumerate(room.seats[seat].favourites[: len(favourites)]):
            if box.contains(pos):
                return seat, place
    return None


def _alien_at(room: Room, pos: Point, view: RaceView) -> Alien | None:
    """The alien on its planet, or in the standing."""
    feet = room.spiral.feet(view.aliens)
    found = [alien for alien in ALIENS if _touch(figure(feet[alien])).contains(pos)]
    found += [alien for alien, box in room.portraits(view.aliens).items() if box.contains(pos)]
    return min(found, key=lambda alien: abs(feet[alien][0] - pos[0]), default=None)


def _touch(box: Box) -> Box:
    """The box, made at least as large as a finger."""
    return Box.around(box.centre, max(box.w, 0.05), max(box.h, 0.05))
