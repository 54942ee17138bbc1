"""What a person points at and has picked up on the bench, and the action that a press makes of it."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from game.client import intents
from game.client.desk import Desk
from game.client.forms.prompts import Prompt
from game.client.layout import Point
from game.client.table.hover import SLACK
from game.client.table.presenter import Look, Refusal
from game.engine.contract import Action, Seat
from game.games.fairy_lights.choices import (
    CardOdds,
    choices,
    colours_needed,
    costs,
    odds,
    reveal,
    take_of,
    takes,
)
from game.games.fairy_lights.model import Colour, LightsView, Reveal, Take
from game.games.fairy_lights.table.facts import ODDS
from game.games.fairy_lights.table.room import Room
from game.games.fairy_lights.view import Outcome, preview

Aim: TypeAlias = int | Literal["deck", "take"]  # a card of the shop by its place, the deck, or the button
PLACES = ("card-1", "card-2", "card-3", "card-4", "card-5")  # the commands that aim at the cards of the shop
_LIFT_SECONDS = 0.09


class Foresight(Struct, frozen=True):
    """What is shown before a decision."""

    mode: str  # how well the odds are known
    odds: CardOdds | None
    outcomes: Mapping[Colour, Outcome]  # what taking a colour would do


def foresight(look: Look[LightsView], home: Seat) -> Foresight:
    """As much as the seat at the bottom and the one that decides have agreed to see."""
    view, players = look.view, look.lineup.players
    mode = ODDS.of(players[home].assist.own)
    known = None if mode == "hidden" else odds(view, printed=mode == "printed")
    ghosts = look.deciding and players[view.turn].assist.ghosts
    outcomes = [outcome for take in takes(view) for outcome in preview(view, take)] if ghosts else ()
    return Foresight(mode, known, {outcome.colour: outcome for outcome in outcomes})


class Picking:
    """`aim` is what the pointer or the arrows are on; `picked` are the colours already chosen."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.aim: Aim | None = None
        self.picked: tuple[Colour, ...] = ()
        self._grabbed: int | None = None  # the card that was pressed, until it is let go
        self.dragged: Point | None = None  # where it is held
        self._aimed: tuple[float, Colour | None] = (0.0, None)  # which colour is aimed at, and since when

    @property
    def selecting(self) -> bool:
        return bool(self.picked) or self.aim not in (None, "take")

    def forget(self) -> None:
        self.aim, self.picked = None, ()
        self._grabbed = self.dragged = None

    def complete(self, view: LightsView) -> bool:
        """Whether two colours are wanted and two are picked."""
        return len(self.picked) == colours_needed(view) == 2

    def colours(self, view: LightsView) -> tuple[Colour, ...]:
        """What would be taken now: the colours picked, and the one aimed at if there is room for it."""
        colour = self._colour(view)
        if colour is None or colour in self.picked or len(self.picked) == colours_needed(view):
            return self.picked
        return (*self.picked, colour)

    def meant(self, look: Look[LightsView]) -> tuple[Colour, ...]:
        """What Enter or the button would take: what is chosen, else the hint."""
        hint, free = look.hint, not self.selecting
        return hint.colours if look.deciding and free and isinstance(hint, Take) else self.colours(look.view)

    def lifted(self, look: Look[LightsView]) -> dict[Colour, float]:
        """How far the cards of these colours are raised: at once, but those just aimed at."""
        if not look.deciding:
            return {}
        since, aimed = self._aimed
        rising = look.seconds - since if since <= look.seconds else _LIFT_SECONDS
        share = 1.0 if not look.seconds else min(1.0, rising / _LIFT_SECONDS)
        return {colour: share if colour == aimed else 1.0 for colour in self.colours(look.view)}

    def handle(self, intent: intents.Intent, look: Look[LightsView], room: Room) -> Action | Refusal | None:
        answer = self._heard(intent, look, room)
        colour = self._colour(look.view)
        if colour != self._aimed[1]:
            self._aimed = look.seconds, colour
        return answer

    def prompts(self, look: Look[LightsView]) -> Sequence[Prompt]:
        if not look.deciding or self.desk.device.kind in ("mouse", "touch"):
            return ()
        words = self.desk.words
        found = [Prompt("sides", words("prompt-lights-choose"))]
        found.append(Prompt("confirm", words(self._told(look))))
        if self.selecting:
            found.append(Prompt("cancel", words("prompt-lights-put-back")))
        return found

    def _told(self, look: Look[LightsView]) -> str:
        """The text for what Enter does."""
        aim = self._aim_of(look)
        if aim == "deck":
            return "lights-reveal"
        ready = aim == "take" or take_of(look.view, self.colours(look.view)) is not None
        return "lights-take" if ready else "prompt-lights-pick"

    def _aim_of(self, look: Look[LightsView]) -> Aim | None:
        """What Enter would use: what is aimed at, else the hint."""
        if self.aim is not None or self.picked or look.hint is None:
            return self.aim
        return "deck" if isinstance(look.hint, Reveal) else "take"

    def _colour(self, view: LightsView) -> Colour | None:
        """The colour of the card that is aimed at."""
        return view.shop[self.aim].colour if isinstance(self.aim, int) and self.aim < len(view.shop) else None

    def _heard(self, intent: intents.Intent, look: Look[LightsView], room: Room) -> Action | Refusal | None:
        match intent:
            case intents.PointAt(pos):
                self.aim = _under(room, look.view, pos)
            case intents.Press(pos, 1):
                self.aim = _under(room, look.view, pos)
                self._grabbed = _card_at(room, look.view, pos) if look.deciding else None
                if self.aim is None or self._grabbed is not None:
                    return None
                return self._act(self.aim, look, intent.device)
            case intents.Drag(pos, start) if self._grabbed is not None and look.deciding:
                if self.dragged is not None or math.dist(pos, start) >= SLACK:
                    self.dragged, self.aim = pos, self._grabbed
            case intents.Release(pos, 1) if self._grabbed is not None and look.deciding:
                return self._let_go(pos, look, room, intent.device)
            case intents.Go("left") | intents.Previous():
                self.aim = self._stepped(look.view, -1)
            case intents.Go("right") | intents.Next():
                self.aim = self._stepped(look.view, 1)
            case intents.Confirm():
                return self._confirm(look, intent.device)
            case intents.Command(name):
                return self._command(name, look, intent.device)
            case intents.Cancel():
                self.forget()
        return None

    def _let_go(
        self, pos: Point, look: Look[LightsView], room: Room, device: intents.Device
    ) -> Action | Refusal | None:
        """A card let go where it was pressed acts; one that was dragged to the own series is taken."""
        place, dragged, view = self._grabbed, self.dragged, look.view
        self._grabbed = self.dragged = None
        assert place is not None
        if dragged is None:
            return self._act(place, look, device) if _card_at(room, view, pos) == place else None
        self.aim = place
        if not _at_home(room, pos):
            self.aim = None
            return None
        if self.complete(view) and view.shop[place].colour not in self.picked:
            return self._act(place, look, device)  # another colour than the two that are picked
        return take_of(view, self.colours(view)) or self._act(place, look, device)

    def _confirm(self, look: Look[LightsView], device: intents.Device) -> Action | Refusal | None:
        """Play what is shown: what is chosen, else the hint; with neither, go to something harmless."""
        view = look.view
        if look.deciding and self.aim is None and not self.picked:
            if look.hint is None:
                self.aim = self._harmless(view)
            return look.hint
        ready = take_of(view, self.colours(view)) if self.aim != "deck" else None
        return ready if look.deciding and ready else self._act(self.aim, look, device)

    def _harmless(self, view: LightsView) -> Aim | None:
        """Something on the bench that loses no series; None if there is nothing."""
        cards: list[Aim] = [*range(len(view.shop))]
        kept = [place for place, card in enumerate(view.shop) if not costs(view, (card.colour,))]
        deck: list[Aim] = ["deck"] if reveal(view) else []
        return next(iter([*kept, *deck, *cards]), None)

    def _stepped(self, view: LightsView, step: int) -> Aim | None:
        """The next thing on the bench: the deck, then the shop's cards."""
        things: list[Aim] = ["deck", *range(len(view.shop))]
        if reveal(view) is None:
            del things[0]
        if self.aim in things:
            return things[(things.index(self.aim) + step) % len(things)]
        if step > 0 and view.shop:
            return 0
        return things[-1] if things else None

    def _command(self, name: str, look: Look[LightsView], device: intents.Device) -> Action | Refusal | None:
        if name == "reveal":
            return self._act("deck", look, device)
        if name == "take":
            return self._act("take", look, device)
        view = look.view
        if name not in PLACES[: len(view.shop)]:
            return None
        place = PLACES.index(name)
        self.aim = place
        return self._act(place, look, device) if colours_needed(view) == 2 else None

    def _act(
        self, aim: Aim | None, look: Look[LightsView], device: intents.Device
    ) -> Action | Refusal | None:
        """Play, or pick a colour for the next press, or say why not. A finger sees first what it takes."""
        view, words = look.view, self.desk.words
        if not look.deciding:
            name = look.lineup.players[view.turn].name
            return None if view.to_act is None else Refusal(words("lights-not-your-turn", name=name))
        if aim == "deck":
            offered = choices(words, view)[0]
            return offered.action or Refusal(offered.refusal)
        colour = self._colour(view)
        if aim == "take" or colour is None:
            return self._take(look)
        if colours_needed(view) == 2:
            others = tuple(one for one in self.picked if one != colour)
            self.picked = others if colour in self.picked else (*others[-1:], colour)
            return None
        if device.kind != "touch" or self.picked == (colour,):
            return take_of(view, (colour,))
        self.picked = (colour,)
        return None

    def _take(self, look: Look[LightsView]) -> Action | Refusal | None:
        """What the button and the key for taking do."""
        view, words, colours = look.view, self.desk.words, self.meant(look)
        ways = takes(view)
        if not ways:
            return Refusal(choices(words, view)[-1].refusal)
        found = ways[0] if len(ways) == 1 else take_of(view, colours)
        if found is not None:
            return found
        if colours != self.picked:
            self.picked = colours
        elif self.aim is None:
            self.aim = 0
        else:
            return Refusal(words("lights-choose", count=colours_needed(view)))
        return None


def _under(room: Room, view: LightsView, pos: Point) -> Aim | None:
    """The thing under the pointer."""
    if room.reveal.contains(pos) or room.deck.contains(pos):
        return "deck"
    if room.take.contains(pos):
        return "take"
    for place, slot in enumerate(room.slots[: len(view.shop)]):
        if slot.contains(pos) or room.above(place).contains(pos):
            return place
    colour = next((colour for colour, panel in room.panels.items() if panel.contains(pos)), None)
    return next((place for place, card in enumerate(view.shop) if card.colour == colour), None)


def _card_at(room: Room, view: LightsView, pos: Point) -> int | None:
    """The card of the shop at a point, or whose tag is there."""
    slots = enumerate(room.slots[: len(view.shop)])
    return next(
        (place for place, slot in slots if slot.contains(pos) or room.above(place).contains(pos)), None
    )


def _at_home(room: Room, pos: Point) -> bool:
    """Where the own series and garland hang."""
    return pos[1] >= min(panel.y for panel in room.panels.values())
