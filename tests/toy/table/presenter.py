"""The table of the toy: points at the left, the trick in the middle, the hand below."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from game.client.cues import Piece
from game.client.desk import Desk
from game.client.forms.prompts import Prompt
from game.client.intents import Command, Intent, Press
from game.client.layout import Box
from game.client.motion.clips import Beat, Pose, Poses, Sound, glide, parallel
from game.client.paint.furniture import panel
from game.client.paint.picture import Picture
from game.client.table.explain import Explained
from game.client.table.presenter import Look, Places, Refusal
from game.client.table.ways import ShownWay
from game.engine.contract import Action, Event, Seat
from tests.toy.choices import choices
from tests.toy.model import CardPlayed, ToyView
from tests.toy.table.facts import FACTS
from tests.toy.words import turn

WIDE, HIGH = 0.1, 0.14  # of a card


class InTrick(Struct, frozen=True):
    """The card that is number `place` of the trick."""

    place: int


class Presenter:
    """One game's side of the table."""

    music: Piece = "menu"
    selecting = False  # a press plays at once

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def turn_to(self, seat: Seat, bottom: Seat | None = None) -> None:
        pass  # seats stay where they are

    def bottom(self, view: ToyView) -> Seat:
        return 0

    def turned(self, look: Look[ToyView]) -> str:
        return ""

    def layout(self, view: ToyView) -> Poses:
        x, y = self.desk.frame.box.centre
        return {InTrick(place): Pose(x + 0.12 * place - 0.18, y) for place in range(len(view.trick))}

    def choreograph(
        self, before: ToyView, events: Sequence[Event], after: ToyView, *, brief: bool = False
    ) -> Sequence[Beat[ToyView]]:
        x, y = self.desk.frame.box.centre
        beats = []
        for event in events:
            if isinstance(event, CardPlayed):
                place = len(before.trick)
                comes = glide(InTrick(place), (x, y + 0.3), (x + 0.12 * place - 0.18, y))
                below = replace(before, trick=(*before.trick, event.card))
                beats.append(Beat(parallel(Sound(name="card_deal"), comes), below))
        return beats

    def places(self, look: Look[ToyView]) -> Places:
        box = self.desk.frame.safe
        line = Box(box.x, box.bottom - 0.06, box.w, 0.06)
        return Places(Box(box.right - 0.36, box.y, 0.36, 0.06), box.inset(0.2, 0.1), line, line)

    def place_of(self, target: str, look: Look[ToyView]) -> Box | None:
        kind, _, number = target.partition(":")
        cards = self._hand(look.view)
        return cards[int(number)] if kind == "card" and int(number) < len(cards) else None

    def explained(self, look: Look[ToyView]) -> Sequence[Explained]:
        return [Explained(box, "", "A card.") for box in self._hand(look.view)]

    def _hand(self, view: ToyView) -> list[Box]:
        x, y = self.desk.frame.box.cx, self.desk.frame.h - 0.2
        return [Box.around((x + 0.12 * place - 0.12, y), WIDE, HIGH) for place in range(len(view.hand))]

    def draw(self, picture: Picture, look: Look[ToyView]) -> None:
        view, box = look.view, self.desk.frame.safe
        names = [player.name for player in look.lineup.players]
        picture.text(turn(self.desk.words, view, names), box.cut_top(0.06)[0], 0.036, face="title")
        for seat, row in enumerate(Box(box.x, 0.2, 0.3, 0.4).rows(len(names), 0.01)):
            panel(picture, row, radius=12)
            picture.text(f"{names[seat]} {view.points[seat]}", row.inset(0.02), 0.03, name=True)
        for place, card in enumerate(view.trick):
            pose = look.poses[InTrick(place)]
            self._draw_card(picture, card, Box.around((pose.x or 0.0, pose.y or 0.0), WIDE, HIGH))
        for place, (card, spot) in enumerate(zip(view.hand, self._hand(view), strict=True)):
            picture.touchable(f"card-{place + 1}", spot)
            self._draw_card(picture, card, spot)

    def _draw_card(self, picture: Picture, card: int, box: Box) -> None:
        panel(picture, box, radius=12)
        picture.text(str(card), box, 0.05, face="title", align="centre")

    def rehearse(self, picture: Picture, look: Look[ToyView]) -> None:
        self.draw(picture, look)

    def handle(self, intent: Intent, look: Look[ToyView]) -> Action | Refusal | None:
        offered = choices(self.desk.words, look.view)
        match intent:
            case Command(name) if name in self.commands(look):
                place = int(name.removeprefix("card-")) - 1
            case Press(pos, 1):
                spots = self._hand(look.view)
                place = next((k for k, spot in enumerate(spots) if spot.contains(pos)), len(spots))
            case _:
                return None
        if place >= len(offered):
            return None
        return offered[place].action or Refusal(offered[place].refusal)

    def offered(self, action: Action, look: Look[ToyView]) -> Box | None:
        offered = [choice.action for choice in choices(self.desk.words, look.view)]
        return self._hand(look.view)[offered.index(action)]

    def commands(self, look: Look[ToyView]) -> Sequence[str]:
        return tuple(FACTS.keys)

    def draw_way(self, picture: Picture, look: Look[ToyView], way: ShownWay) -> Sequence[Box]:
        return ()

    def prompts(self, look: Look[ToyView]) -> Sequence[Prompt]:
        return ()

    def state(self, look: Look[ToyView]) -> str:
        return "choosing"

    def forget(self) -> None:
        """A press plays at once, so that there is nothing to put back."""

    def still(self, look: Look[ToyView]) -> bool:
        return True

    def illustrate(self, picture: Picture, name: str, box: Box) -> None:
        """Its rules have no pages."""
