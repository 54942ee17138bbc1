"""What a person points at and has picked up, what that shows, and the action that it leads to.

A card, then a target or an arrow; never a third input.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain, repeat

from game.client import intents
from game.client.desk import Desk
from game.client.forms.prompts import Prompt
from game.client.layout import Box, Point
from game.client.table.hover import SLACK, Hover
from game.client.table.presenter import Look, Refusal
from game.engine.contract import NOBODY, Action, Seat
from game.games.gravity import model
from game.games.gravity.board import WAYS
from game.games.gravity.choices import Option, choices, why_not
from game.games.gravity.model import CARDS, Card, CardMove, GravityView
from game.games.gravity.rules import REFILL, USES
from game.games.gravity.table.facts import MORE
from game.games.gravity.table.globe import STEPS, Globe
from game.games.gravity.table.labels import place_labels
from game.games.gravity.table.room import (
    BIG,
    ROOMY,
    PanelRoom,
    Room,
    chip_boxes,
    offer_boxes,
    owner_of_large,
)
from game.games.gravity.table.sprites import PanelOf
from game.games.gravity.view import Preview, after_token, pawn, refusal
from game.match.lineup import EMBLEMS
from game.texts import Words

Answer = Action | Refusal | None
SIGN = 0.05  # the least size of what can be pointed at
BESIDE = 1.7  # in so many cells round a cell it is the one that is meant, if none is nearer
ARROWS = ("left", "up", "down", "right")  # in the order of reading
CARD_KEYS = tuple(f"card-{number}" for number in range(1, 6))
LIST_KEYS = (*CARD_KEYS, *MORE)  # of choices in a list: doors, and what can be stolen
USE_KEYS = ("step-left", "step-right", "high-left", "high-right", "turn-left", "turn-right")


@dataclass(slots=True)
class Selection:
    """What a person has picked up so far."""

    card: Card | None = None
    face_down: bool = False  # the step alone is shown
    target: int | None = None  # the option under the pointer or the focus
    focus: int = 0  # the card under the focus
    hover: Card | None = None  # the card under the pointer
    grabbed: Card | None = None  # the card that was pressed, until it is let go
    dragged: Point | None = None  # where it is held

    def clear(self) -> None:
        self.card, self.target, self.hover, self.face_down = None, None, None, False
        self.grabbed = self.dragged = None


@dataclass(frozen=True, slots=True)
class Keyed:
    """A choice as this table offers it: by the command that plays it, and on the screen."""

    option: Option
    key: str = ""  # the command that plays it at once
    arrow: str = ""  # where it goes on the screen: the arrow key that leads to it

    @property
    def is_step(self) -> bool:
        return isinstance(self.option.move, model.Step)

    @property
    def edge(self) -> Point | None:
        """The middle of the platform that is in the way, on the board."""
        why = self.option.why_not
        if why is None or why.cell is None or why.edge is None:
            return None
        step = STEPS[why.edge]
        return why.cell[0] + step[0] * 0.5, why.cell[1] + step[1] * 0.5

    @property
    def landing(self) -> model.Cell | None:
        """The cell in which the move would end."""
        seen = self.option.preview
        return seen.landing.cell if seen and seen.landing else None


# Which key, and which arrow


def keyed(
    options: Sequence[Option], view: GravityView, globe: Globe, card: Card | None, face_down: bool
) -> tuple[Keyed, ...]:
    """The choices of the phase; while a card is picked, all its uses, those that are blocked as well."""
    stands = pawn(view, view.turn)
    if view.phase == "action":
        return tuple(_uses(options, globe, card, face_down, stands.down)) if card and stands else ()
    if view.phase == "replay":
        return tuple(Keyed(option, key) for option, key in zip(options, ("replay", "finish"), strict=True))
    open_ones = [option for option in options if option.action]
    return tuple(map(Keyed, open_ones, chain(LIST_KEYS, repeat(""))))


def _uses(
    options: Sequence[Option], globe: Globe, card: Card, face_down: bool, down: model.Direction
) -> Iterator[Keyed]:
    found = []
    for option in options:
        move = option.move
        if isinstance(move, model.Step if face_down else CardMove) and move.card == card:
            arrow = globe.arrow(headline(move, down))
            found.append((_order(move, arrow), Keyed(option, _key(move, arrow), arrow)))
    yield from (use for _, use in sorted(found, key=lambda pair: pair[0]))


def headline(move: CardMove, down: model.Direction) -> model.Direction:
    """Where a use leads: the side that it goes to, or the new down of a pawn that turns."""
    way = WAYS[USES[move].way]
    turn = way.turn if way.turn else way.route[-1]
    return model.DIRECTIONS[(model.DIRECTIONS.index(down) + turn) % 4]


def _order(move: CardMove, arrow: str) -> tuple[int, int]:
    return (model.Long, model.High, model.Drop, model.Rotate, model.Step).index(type(move)), ARROWS.index(
        arrow
    )


def _key(move: CardMove, arrow: str) -> str:
    """The letter of the step, and of what a joker has too many of for arrows."""
    side = "left" if arrow in ("left", "up") else "right"
    match move:
        case model.Step():
            return f"step-{side}"
        case model.High(card="joker"):
            return f"high-{side}"
        case model.Rotate(card="joker", turn=("left" | "right")):
            return f"turn-{side}"
    return ""


def choice_rows(found: Sequence[Keyed]) -> list[list[int]]:
    """Indices of the choices: a row for each use of a card, for other things one row for two of them."""
    moves = [each.option.move for each in found]
    if not all(isinstance(move, CardMove) for move in moves):
        across = 1 if isinstance(moves[0], model.Replay) else 2
        return [list(range(start, len(moves)))[:across] for start in range(0, len(moves), across)]
    joker = len({type(move) for move in moves}) > 2
    lines: dict[type, list[int]] = {}
    for index, move in enumerate(moves):
        kind = type(move)
        lines.setdefault(model.Step if joker and kind is model.Drop else kind, []).append(index)
    return list(lines.values())


# What one frame is made from


@dataclass(slots=True)
class Thought:
    """What was worked out about one view, kept while that view is shown."""

    view: GravityView
    words: Words
    options: Sequence[Option]
    found: dict[object, tuple[Keyed, ...]] = field(default_factory=dict)
    placed: dict[object, Mapping[int, Box]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Sight:
    """The table as it is now. `found` are the choices for `card`, picked or only looked at."""

    desk: Desk
    look: Look[GravityView]
    room: Room
    globe: Globe
    card: Card | None = None
    face_down: bool = False
    picked: bool = False  # the choices can be made, not only looked at
    options: Sequence[Option] = ()  # all choices of the moment
    found: tuple[Keyed, ...] = ()
    target: int | None = None  # the choice under consideration
    labels: Mapping[int, Box] = field(default_factory=dict)  # beside the ghosts, by the number of the choice
    dragged: Point | None = None  # where the card is held that comes along
    ahead: Sight | None = None  # what a card that is looked at could do, were another action bought

    @property
    def view(self) -> GravityView:
        return self.look.view

    @property
    def seats(self) -> range:
        return range(self.view.terms.players)

    @property
    def owner(self) -> Seat:
        """Whose panel is the large one."""
        return owner_of_large(self.view.seat, self.view.turn)

    @property
    def mover(self) -> Seat:
        """Whose panel is the one of the seat to move: while a turn passes on, already the next."""
        poses = self.look.poses
        grown = (seat for seat in self.seats if (poses[PanelOf(seat)].scale or 0.0) > 0.5)
        return next(grown, self.view.turn)

    @property
    def active(self) -> Seat | None:
        """The seat to move; None once the game is over."""
        return self.mover if self.view.phase != "over" else None

    @property
    def in_play(self) -> bool:
        """Whether the seat that looks is the one to play a card; else its hand is only there to be seen."""
        return self.view.phase == "action" and self.mover == self.view.seat

    @property
    def ghosts(self) -> bool:
        """Whether what a choice would do may be shown."""
        seat = self.view.seat
        return seat == NOBODY or self.look.lineup.players[seat].assist.ghosts

    @property
    def choosing(self) -> Hashable:
        """What the ring of focus goes round, as long as it lies where it lay."""
        return "offers" if self.offers else (self.card, self.face_down)

    def panel(self, seat: Seat) -> PanelRoom:
        return self.room.panel(seat, self.owner)

    @property
    def panels(self) -> Sequence[tuple[Seat, PanelRoom]]:
        """All panels; where seats are fixed, the owner of the large one has a small one, too."""
        own = [self.owner] if self.room.fixed else []
        found = [(seat, self.panel(seat)) for seat in self.seats]
        return [*found, *((seat, self.room.small_panel(seat, self.owner)) for seat in own)]

    def emblem(self, seat: Seat) -> str:
        return self.look.lineup.players[seat].emblem

    def colour(self, seat: Seat) -> str:
        return self.desk.theme.seat(EMBLEMS.index(self.emblem(seat)))

    @property
    def aim(self) -> Option | None:
        """The choice under consideration."""
        return None if self.target is None else self.found[self.target].option

    @property
    def seen(self) -> Preview | None:
        """What that would do."""
        return self.aim.preview if self.aim and self.ghosts else None

    @property
    def offers(self) -> tuple[Card, ...]:
        """The cards in the hand, while one is to be picked."""
        return self.view.hand if self.look.deciding and not self.picked else ()

    @property
    def chips(self) -> Sequence[Box]:
        """A box for each choice."""
        if not self.found:
            return ()
        most = BIG if isinstance(self.found[0].option.move, model.Replay | model.End) else ROOMY
        return chip_boxes(self.room.console, choice_rows(self.found), most)

    @property
    def refill(self) -> bool:
        """The hand can be completed instead."""
        return bool(self.offers) and REFILL in self.view.legal

    @property
    def offer_boxes(self) -> Sequence[Box]:
        """One for each card, one for the simple move, and the last for completing the hand."""
        count = len(self.offers) + 1 if self.offers else 0
        return offer_boxes(self.room.console, count, self.refill)

    @property
    def step_box(self) -> Box | None:
        """The button for the simple move, shown while no card is picked."""
        return self.offer_boxes[len(self.offers)] if self.offers else None

    @property
    def refill_box(self) -> Box | None:
        """The button that completes the hand, shown while no card is picked."""
        return self.offer_boxes[-1] if self.refill else None

    @property
    def spare(self) -> Box:
        """What the choices leave of the console."""
        console = self.room.console
        used = max((box.bottom for box in (*self.chips, *self.offer_boxes)), default=console.y)
        return console.cut_bottom(max(0.0, console.bottom - used - 0.02))[0]

    @property
    def above_hand(self) -> float:
        """The height into which a card of the hand can be lifted."""
        if self.room.upright:
            return self.room.fan.box.y - self.room.mine.y
        return self.spare.h

    def best(self, card: Card | None) -> int | None:
        """The most that a card can win face up, or any card face down (None); None if it can do nothing."""
        gains = (
            option.gain
            for option in self.options
            if (
                isinstance(option.move, model.Step)
                if card is None
                else option.card == card and not _steps(option)
            )
        )
        return max((gain for gain in gains if gain is not None), default=None)

    def index_of(self, action: Action | None) -> int | None:
        return next((k for k, each in enumerate(self.found) if each.option.move == action), None)

    def place(self, number: int) -> Box | None:
        """Where on the planet a choice can be made."""
        choice, globe = self.found[number], self.globe
        if isinstance(choice.option.move, model.PickDoor):
            return globe.cell_box(self.view.board.layout.doors[choice.option.move.door].cell)
        if choice.edge is not None:
            return Box.around(globe.at(*choice.edge), SIGN, SIGN)
        size = max(SIGN, globe.pitch)
        return Box.around(globe.at(*choice.landing), size, size) if choice.landing else None

    def choice_under(self, pos: Point) -> int | None:
        """The choice at a point: its chip, its label, the cell where it leads, or what blocks it.

        Of a card that is only looked at, what is shown on the planet can be pressed as well.
        """
        for index, box in enumerate(self.chips if self.picked else ()):
            if box.contains(pos):
                return index
        label = _nearest(pos, self.labels)
        if label is not None or self.globe.cell_at(pos) is None:
            return label
        away = {index: self._away(index, pos) for index in range(len(self.found))}
        nearest = min(away.values(), default=math.inf)
        near = [index for index, far in away.items() if far < math.inf and far < nearest + 0.001]
        return max(near, key=self._worth, default=None)

    def _away(self, number: int, pos: Point) -> float:
        """How far a point is from where a choice can be made; infinitely if it cannot be meant.

        What leads to a cell is meant beside that cell as well.
        """
        place = self.place(number)
        if place is None:
            return math.inf
        room = place.scaled(BESIDE) if self.found[number].option.action else place
        return math.dist(pos, place.centre) if room.contains(pos) else math.inf

    def _worth(self, number: int) -> tuple[bool, int]:
        seen = self.found[number].option.preview
        return seen is not None, seen.gain[self.view.turn] if seen else 0

    def card_under(self, pos: Point) -> Card | None:
        """The card at a point: where the console offers it, or in the fan."""
        pairs = zip(self.offers, self.offer_boxes, strict=False)
        offered = next((card for card, box in pairs if box.contains(pos)), None)
        return offered or self.room.fan.under(pos)


def _steps(option: Option) -> bool:
    return isinstance(option.move, model.Step)


def _nearest(pos: Point, labels: Mapping[int, Box]) -> int | None:
    """The label at a point, or so near that it must be meant."""
    near = {
        index: math.dist(pos, box.centre)
        for index, box in labels.items()
        if Box.around(box.centre, max(SIGN, box.w), max(SIGN, box.h)).contains(pos)
    }
    return min(near, key=lambda index: near[index], default=None)


# A person's hands


class Picking:
    """One person's hands over the table: reads intents, changes the selection, answers with an action."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.selection = Selection()
        self.trails = True  # the ways of others are shown
        self._hover: Hover[Card] = Hover()
        self._thought: Thought | None = None
        self._bought: tuple[GravityView, GravityView] | None = None  # a view, and that after a token
        self._next: Thought | None = None  # about the latter

    def sight(self, look: Look[GravityView], room: Room, globe: Globe) -> Sight:
        """All that a frame is made from, by what is picked up now."""
        if not look.deciding:
            return Sight(self.desk, look, room, globe, self._card_shown(look))
        view, selection, thought = look.view, self.selection, self._about(look.view)
        card = self._card_shown(look)
        asked = card, selection.face_down, globe.turn
        if asked not in thought.found:
            thought.found[asked] = keyed(thought.options, view, globe, card, selection.face_down)
        found = thought.found[asked]
        looking = selection.card is None and (card is None or selection.hover is not None)
        picked = not (view.phase == "action" and looking)
        sight = Sight(self.desk, look, room, globe, card, selection.face_down, picked, thought.options, found)
        target = selection.target
        if target is None or target >= len(found):
            target = sight.index_of(look.hint)
        labels = self._labels(sight, thought) if found and sight.ghosts else {}
        ahead = self._ahead(sight) if view.phase == "replay" and card in view.hand else None
        return replace(sight, target=target, labels=labels, dragged=selection.dragged, ahead=ahead)

    def _ahead(self, sight: Sight) -> Sight:
        """The same table with a token spent for another action, and a card looked at."""
        if self._bought is None or self._bought[0] is not sight.view:
            self._bought = sight.view, after_token(sight.view)
        view = self._bought[1]
        if self._next is None or self._next.view is not view or self._next.words is not self.desk.words:
            self._next = Thought(view, self.desk.words, choices(self.desk.words, view))
        thought = self._next
        found = keyed(thought.options, view, sight.globe, sight.card, False)
        look = replace(sight.look, view=view)
        seen = Sight(
            self.desk, look, sight.room, sight.globe, sight.card, False, False, thought.options, found
        )
        return replace(seen, labels=self._labels(seen, thought) if seen.ghosts else {})

    def _about(self, view: GravityView) -> Thought:
        words, known = self.desk.words, self._thought
        if known is None or known.view is not view or known.words is not words:
            known = self._thought = Thought(view, words, choices(words, view))
        return known

    def _labels(self, sight: Sight, thought: Thought) -> Mapping[int, Box]:
        """The places of the labels beside the ghosts."""
        wide = self.desk.device.kind == "keyboard"
        key = sight.globe, sight.room, sight.card, sight.face_down, wide
        if key not in thought.placed:
            landings = {
                number: each.landing
                for number, each in enumerate(sight.found)
                if each.landing and isinstance(each.option.move, CardMove)
            }
            blocked = [each.edge for each in sight.found if each.edge]
            thought.placed[key] = place_labels(
                sight.globe, sight.view, sight.room.planet, landings, blocked, wide
            )
        return thought.placed[key]

    def _card_shown(self, look: Look[GravityView]) -> Card | None:
        """The card whose uses are drawn: picked, else pointed at, else hinted at."""
        chosen = self.selection.card or self.selection.hover
        if chosen is None and isinstance(look.hint, CardMove):
            return look.hint.card
        return chosen

    def handle(self, intent: intents.Intent, sight: Sight) -> Answer:
        match intent:
            case _ if not sight.look.deciding:
                return self._not_now(intent, sight)
            case intents.PointAt(pos):
                self._point(pos, sight)
            case intents.Press(pos, 1):
                return self._press(pos, sight)
            case intents.Drag(pos, start):
                self._drag(pos, start, sight)
            case intents.Release(pos, 1):
                return self._let_go(pos, sight)
            case intents.Press() | intents.Cancel():
                self.selection.clear()
            case intents.Command(name):
                return self._command(name, sight)
            case intents.Go(direction):
                return self._move(direction, sight)
            case intents.Next() | intents.Previous():
                self._step(1 if isinstance(intent, intents.Next) else -1, sight)
            case intents.Confirm():
                return self._confirm(sight)
        return None

    def _not_now(self, intent: intents.Intent, sight: Sight) -> Answer:
        """A card was touched by somebody who is not to act. (Elsewhere a touch may just end motion.)"""
        view = sight.view
        match intent:
            case intents.Press(pos):
                meant = sight.card_under(pos) is not None
            case intents.Command(name):
                meant = name in CARD_KEYS
            case _:
                meant = False
        if not meant or view.seat in (NOBODY, view.to_act):
            return None
        return self._say("over" if view.to_act is None else "not_your_turn")

    # The pointer

    def _point(self, pos: Point, sight: Sight) -> None:
        selection, age = self.selection, sight.look.age
        if selection.hover is None:
            self._hover.forget()
        card = sight.card_under(pos)
        under = card if card in sight.view.hand else None
        shown = list(sight.labels.values()) if not sight.picked and sight.card == self._hover.at(age) else []
        self._hover.point(pos, under, shown, age)
        selection.hover = self._hover.at(age)
        selection.target = sight.choice_under(pos)

    def _press(self, pos: Point, sight: Sight) -> Answer:
        target = sight.choice_under(pos)
        if target is not None:
            return self._choose(sight.found[target])
        if sight.refill_box is not None and sight.refill_box.contains(pos):
            return REFILL
        if sight.step_box is not None and sight.step_box.contains(pos):
            return self._pick_step(sight.view)
        card = sight.card_under(pos)
        if card is not None and sight.view.phase == "replay":
            return self._look_at(card, sight.view)
        if card is not None:
            self.selection.grabbed = card
            return self._pick(card, sight.view)
        if sight.globe.cell_at(pos) is None:
            return None
        if sight.view.phase == "door":
            return self._say("door")
        self.selection.card = None
        if sight.view.phase != "action":
            return self._say("other_phase")
        return None if sight.picked else self._say("card")

    def _drag(self, pos: Point, start: Point, sight: Sight) -> None:
        """The card that was pressed comes along; what lies under it shows what it would do there."""
        selection, card = self.selection, self.selection.grabbed
        if card not in sight.view.hand or sight.view.phase != "action":
            return
        if selection.dragged is None and math.dist(pos, start) < SLACK:
            return
        if selection.card != card:
            self._pick(card, sight.view)
        selection.dragged = pos
        selection.target = sight.choice_under(pos) if sight.card == card else None

    def _let_go(self, pos: Point, sight: Sight) -> Answer:
        """A card that was dragged is played on what lies there; elsewhere it goes back to the hand."""
        selection = self.selection
        dragged, selection.dragged, selection.grabbed = selection.dragged, None, None
        if dragged is None or not sight.picked:
            return None
        target = sight.choice_under(pos)
        if target is not None:
            return self._choose(sight.found[target])
        if sight.card_under(pos) != selection.card:
            selection.clear()
        return None

    # Keys

    def _command(self, name: str, sight: Sight) -> Answer:
        chosen = self._keyed(name, sight)
        if chosen is not None:
            return self._choose(chosen)
        if name.startswith("card-") and sight.view.phase == "action":
            return self._pick(CARDS[int(name[-1]) - 1], sight.view)
        if name in CARD_KEYS and sight.view.phase == "replay":
            return self._look_at(CARDS[int(name[-1]) - 1], sight.view)
        if name == "face-down" and sight.view.phase == "action":
            if self.selection.card is None:
                return self._pick_step(sight.view)
            self.selection.face_down = not self.selection.face_down
            self.selection.target = None
        if name == "trails":
            self.trails = not self.trails
        if name == "refill":
            why = refusal(sight.view, REFILL)
            return REFILL if why is None else self._say(why.why)
        return None

    def _keyed(self, key: str, sight: Sight) -> Keyed | None:
        return next((each for each in sight.found if each.key == key), None) if sight.picked else None

    def _move(self, direction: intents.Arrow, sight: Sight) -> Answer:
        by = 1 if direction in ("right", "down") else -1
        if sight.view.phase != "action":
            self._step(by, sight)
        elif self.selection.card is None:
            self._focus(by, sight.view)
        else:
            return self._aim(direction, sight)
        return None

    def _aim(self, direction: intents.Arrow, sight: Sight) -> Answer:
        """The focus goes to the use in a direction; pressed again, to the next one that goes there."""
        there = [index for index, each in enumerate(sight.found) if each.arrow == direction]
        there.sort(key=lambda index: sight.found[index].option.action is None)
        if not there:
            return self._say("key")
        now = self.selection.target
        self.selection.target = there[(there.index(now) + 1) % len(there)] if now in there else there[0]
        return None

    def _step(self, by: int, sight: Sight) -> None:
        """The focus goes on: over targets once there are any, else over the cards."""
        if not sight.picked or not sight.found:
            self._focus(by, sight.view)
            return
        open_ones = [index for index, each in enumerate(sight.found) if each.option.action]
        if not open_ones:
            return
        now = self.selection.target
        place = open_ones.index(now) if now in open_ones else (-1 if by > 0 else 0)
        self.selection.target = open_ones[(place + by) % len(open_ones)]

    def _focus(self, by: int, view: GravityView) -> None:
        """On to the next card in the hand; its uses are shown as if the pointer lay on it."""
        if not view.hand:
            return
        here = self.selection.focus if self.selection.hover is not None else self.selection.focus - by
        for distance in range(1, len(CARDS) + 1):
            place = (here + by * distance) % len(CARDS)
            if CARDS[place] in view.hand:
                break
        self.selection.focus = place
        self.selection.hover = CARDS[place]

    def _confirm(self, sight: Sight) -> Answer:
        if sight.picked and sight.target is not None:
            return self._choose(sight.found[sight.target])
        if sight.view.phase == "action" and self.selection.card is None:
            if self.selection.hover is not None:
                return self._pick(self.selection.hover, sight.view)
            if sight.look.hint == REFILL:
                return REFILL
            self._focus(1, sight.view)
            return None
        only = [each for each in sight.found if each.option.action and not each.is_step]
        if sight.picked and len(only) == 1:
            return self._choose(only[0])
        if sight.picked and sight.found and not any(each.option.action for each in sight.found):
            return self._choose(sight.found[0])  # it can do nothing: say why
        self._step(1, sight)
        return None

    # Answers

    def _pick(self, card: Card, view: GravityView) -> Answer:
        if view.phase != "action":
            return self._say("other_phase")
        if card not in view.hand:
            return self._say("card_not_in_hand")
        selection = self.selection
        selection.focus = CARDS.index(card)
        selection.card = None if selection.card == card else card
        selection.target = selection.hover = None
        selection.face_down = selection.face_down and selection.card is not None
        self.desk.sounds.play("card_flip" if selection.card is None else "card_deal")
        return None

    def _pick_step(self, view: GravityView) -> Answer:
        """Pick a card up to play it face down; another one can still be chosen for that."""
        card = self.selection.hover or next(iter(view.hand), None)
        answer = self._pick(card, view) if card else None
        self.selection.face_down = self.selection.card is not None
        return answer

    def _look_at(self, card: Card, view: GravityView) -> Answer:
        """Show what a card could do; again puts it back."""
        if card not in view.hand:
            return self._say("card_not_in_hand")
        self.selection.hover = None if self.selection.hover == card else card
        self.desk.sounds.play("focus")
        return None

    def _choose(self, choice: Keyed) -> Answer:
        return choice.option.action or Refusal(choice.option.refusal)

    def _say(self, why: str) -> Refusal:
        return Refusal(why_not(self.desk.words, why))

    # What keys mean

    def prompts(self, look: Look[GravityView]) -> Sequence[Prompt]:
        if not look.deciding:
            return ()
        if look.view.phase != "action":
            return self._prompts(("sides", "target"), ("confirm", "play"))
        if self.selection.card is None:
            refill = [("refill", "refill")] if REFILL in look.view.legal else []
            trails = [("trails", "trails")] if look.deeds else []
            return self._prompts(("sides", "card"), *refill, *trails)
        found = self._prompts(
            ("arrows", "choose"), ("confirm", "play"), ("face-down", "face-down"), ("cancel", "back")
        )
        return found[:2] if self.desk.frame.narrow and not self.desk.frame.upright else found

    def _prompts(self, *pairs: tuple[str, str]) -> Sequence[Prompt]:
        return [Prompt(command, self.desk.words(f"gravity-prompt-{name}")) for command, name in pairs]

    def state(self, look: Look[GravityView]) -> str:
        """What can be done, by its name in the facts."""
        if look.view.phase == "replay":
            return "replay"
        if look.view.phase != "action":
            return "list"
        return "choosing" if self.selection.card is None else "picked"

    def commands(self, look: Look[GravityView]) -> Sequence[str]:
        if look.deciding and look.view.phase == "replay":
            return ("replay", "finish", *CARD_KEYS)
        if look.deciding and look.view.phase == "action":
            trails = ("trails",) if look.deeds and self.selection.card is None else ()
            return (*CARD_KEYS, "face-down", "refill", *USE_KEYS, *trails)
        return LIST_KEYS
