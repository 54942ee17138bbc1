"""From intents to actions: a card, then a target or an arrow; never a third input."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from game.client.desk import Desk
from game.client.intents import (
    Cancel,
    Command,
    Confirm,
    Intent,
    Move,
    Next,
    PointAt,
    Press,
    Previous,
)
from game.client.intents import Direction as Arrow
from game.client.layout import Box, Point
from game.client.table.presenter import Refusal
from game.engine.contract import Action
from game.games.gravity.model import CARDS, Card, GravityView, PickDoor
from game.games.gravity.table import cards
from game.games.gravity.table.foresight import edge_of
from game.games.gravity.table.options import REFILL, Option, Selection
from game.games.gravity.table.sight import Sight, Thought
from game.games.gravity.view import Refusal as WhyNot
from game.games.gravity.view import refusal

Answer = Action | Refusal | None
SIGN = 0.05  # the least size of what can be pointed at


@dataclass(slots=True)
class Picking:
    """One person's hands over the table: reads intents, changes the selection, answers with an action."""

    desk: Desk
    selection: Selection
    thought: Thought

    def handle(self, intent: Intent, view: GravityView, sight: Sight) -> Answer:
        match intent:
            case PointAt(pos):
                self._point(pos, view, sight)
            case Press(pos, 1):
                return self._press(pos, view, sight)
            case Press() | Cancel():
                self.selection.clear()
            case Command(name):
                return self._command(name, view, sight)
            case Move(direction):
                return self._move(direction, view, sight)
            case Next() | Previous():
                self._step(1 if isinstance(intent, Next) else -1, view, sight)
            case Confirm():
                return self._confirm(view, sight)
        return None

    # The pointer

    def _point(self, pos: Point, view: GravityView, sight: Sight) -> None:
        self.selection.target = self._under(pos, sight) if sight.picked else None
        card = offer_under(pos, sight) or card_under(pos, sight)
        self.selection.hover = card if card in view.hand else None

    def _press(self, pos: Point, view: GravityView, sight: Sight) -> Answer:
        target = self._under(pos, sight) if sight.picked else None
        if target is not None:
            return self._choose(sight.found[target])
        if refill_under(pos, sight):
            return REFILL
        card = offer_under(pos, sight) or card_under(pos, sight)
        if card is not None:
            return self._pick(card, view)
        if sight.globe.cell_at(pos) is None:
            return None
        if view.phase == "door":
            return self._say("door")
        self.selection.card = None
        if view.phase != "action":
            return self._say("other_phase")
        return None if sight.picked else self._say("card")

    def _under(self, pos: Point, sight: Sight) -> int | None:
        """The option at a point: its chip, its label, the cell where it leads, or what blocks it."""
        for index, box in enumerate(sight.chips):
            if box.contains(pos):
                return index
        label = _nearest(pos, sight.labels)
        if label is not None:
            return label
        cell = sight.globe.cell_at(pos)
        near = [
            index
            for index, option in enumerate(sight.found)
            if (place := self.place(option, sight)) is not None and place.contains(pos)
        ]
        if cell is None or not near:
            return None
        return max(near, key=lambda index: self._worth(sight.found[index]))

    def _worth(self, option: Option) -> tuple[bool, int]:
        seen = self.thought.preview(option)
        view = self.thought.view
        return (seen is not None, seen.gain[view.turn] if seen and view else 0)

    def place(self, option: Option, sight: Sight) -> Box | None:
        """Where on the planet an option can be chosen."""
        size = max(SIGN, sight.globe.pitch)
        view = self.thought.view
        if isinstance(option.action, PickDoor) and view is not None:
            return sight.globe.cell_box(view.board.layout.doors[option.action.door].cell)
        edge = edge_of(option)
        if edge is not None:
            return Box.around(sight.globe.at(*edge), SIGN, SIGN)
        seen = self.thought.preview(option)
        if seen is None or seen.landing is None:
            return None
        return Box.around(sight.globe.at(*seen.landing.cell), size, size)

    # Keys

    def _command(self, name: str, view: GravityView, sight: Sight) -> Answer:
        keyed = self._keyed(name, sight)
        if keyed is not None:
            return self._choose(keyed)
        if name.startswith("card-") and view.phase == "action":
            return self._pick(CARDS[int(name[-1]) - 1], view)
        if name == "face-down" and view.phase == "action":
            self.selection.face_down = not self.selection.face_down
            self.selection.target = None
        if name == "refill":
            why = refusal(view, REFILL)
            return REFILL if why is None else self._say(why.why)
        return None

    def _keyed(self, key: str, sight: Sight) -> Option | None:
        if not sight.picked:
            return None
        return next((option for option in sight.found if option.key == key), None)

    def _move(self, direction: Arrow, view: GravityView, sight: Sight) -> Answer:
        if view.phase != "action":
            self._step(1 if direction in ("right", "down") else -1, view, sight)
            return None
        if self.selection.card is None:
            self._focus(1 if direction in ("right", "down") else -1, view)
            return None
        keyed = self._keyed(direction, sight)
        return self._say("key") if keyed is None else self._choose(keyed)

    def _step(self, by: int, view: GravityView, sight: Sight) -> None:
        """The focus goes on: over targets once there are any, else over the cards."""
        if not sight.picked or not sight.found:
            self._focus(by, view)
            return
        open_ones = [index for index, option in enumerate(sight.found) if option.why_not is None]
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

    def _confirm(self, view: GravityView, sight: Sight) -> Answer:
        target = self.selection.target if self.selection.target is not None else sight.hint
        if sight.picked and target is not None:
            return self._choose(sight.found[target])
        if view.phase == "action" and self.selection.card is None:
            if self.selection.hover is None:
                if sight.advice == REFILL:
                    return REFILL
                self._focus(1, view)
                return None
            return self._pick(self.selection.hover, view)
        only = [option for option in sight.found if option.why_not is None and not option.is_step]
        if sight.picked and len(only) == 1:
            return self._choose(only[0])
        self._step(1, view, sight)
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
        selection.face_down = False
        self.desk.sounds.play("card_flip" if selection.card is None else "card_deal")
        return None

    def _choose(self, option: Option) -> Answer:
        if option.why_not is not None:
            return self._why(option.why_not)
        return option.action

    def _why(self, why: WhyNot) -> Refusal:
        return self._say(why.why)

    def _say(self, why: str) -> Refusal:
        return Refusal(self.desk.words(f"gravity-no-{why}"))


def _nearest(pos: Point, labels: Mapping[int, Box]) -> int | None:
    """The label at a point, or so near that it must be meant."""
    near = {
        index: math.dist(pos, box.centre)
        for index, box in labels.items()
        if Box.around(box.centre, max(SIGN, box.w), max(SIGN, box.h)).contains(pos)
    }
    return min(near, key=lambda index: near[index], default=None)


def card_under(pos: Point, sight: Sight) -> Card | None:
    """The card at a point; the middle of a card counts before the edge of its neighbour."""
    if not Box(sight.hand.x, sight.hand.y - 0.04, sight.hand.w, sight.hand.h + 0.08).contains(pos):
        return None
    height = cards.card_height(sight.hand)
    width = height * cards.ASPECT
    places = {card: cards.slot(sight.hand, index)[0] for index, card in enumerate(CARDS)}
    nearest = min(CARDS, key=lambda card: abs(places[card][0] - pos[0]))
    return nearest if abs(places[nearest][0] - pos[0]) < width / 2 else None


def offer_under(pos: Point, sight: Sight) -> Card | None:
    """The card whose place in the console is at a point."""
    pairs = zip(sight.offers, sight.offer_boxes, strict=False)
    return next((card for card, box in pairs if box.contains(pos)), None)


def refill_under(pos: Point, sight: Sight) -> bool:
    return sight.refill_box is not None and sight.refill_box.contains(pos)
