"""What a person points at and has picked on the bench, and the action that this makes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from game.client.intents import Device
from game.client.layout import Point
from game.games.fairy_lights.choices import WhyNot, colours_needed, reveal, take_of, takes
from game.games.fairy_lights.model import Colour, LightsView, Move
from game.games.fairy_lights.table.room import Room

DECK = -1  # an aim; the cards of the shop are 0 to 4
TAKE = -2  # the button
Aim: TypeAlias = int


@dataclass(frozen=True, slots=True)
class Choosing:
    """`aim` is what the pointer or the arrows are on, `picked` the colours chosen for good."""

    aim: Aim | None = None
    picked: tuple[Colour, ...] = ()

    def aimed(self, aim: Aim | None) -> Choosing:
        return Choosing(aim, self.picked)

    def toggled(self, colour: Colour) -> Choosing:
        """The colour picked, or put back."""
        if colour in self.picked:
            return Choosing(self.aim, tuple(other for other in self.picked if other != colour))
        return Choosing(self.aim, (*self.picked, colour))

    def colours(self, view: LightsView) -> tuple[Colour, ...]:
        """What would be taken now: the colours picked, and the one aimed at if there is room for it."""
        colour = colour_at(view, self.aim)
        needed = colours_needed(view)
        if colour is None or colour in self.picked:
            return self.picked
        return (*self.picked[: max(0, needed - 1)], colour)


def colour_at(view: LightsView, aim: Aim | None) -> Colour | None:
    """The colour of the card that is aimed at."""
    return view.shop[aim].colour if aim is not None and 0 <= aim < len(view.shop) else None


def under(room: Room, view: LightsView, pos: Point) -> Aim | None:
    """What the pointer is on."""
    if room.reveal.contains(pos) or room.deck.contains(pos):
        return DECK
    if room.take.contains(pos):
        return TAKE
    for place, slot in enumerate(room.slots[: len(view.shop)]):
        if slot.contains(pos) or room.above(place).contains(pos):
            return place
    colour = next((colour for colour, panel in room.panels.items() if panel.contains(pos)), None)
    return next((place for place, card in enumerate(view.shop) if card.colour == colour), None)


def stepped(view: LightsView, aim: Aim | None, step: int) -> Aim | None:
    """The next thing on the bench: the deck, then the shop's cards."""
    things = [DECK, *range(len(view.shop))] if reveal(view) else list(range(len(view.shop)))
    if not things:
        return None
    if aim not in things:
        return things[-1] if step < 0 else things[min(1, len(things) - 1)] if things[0] == DECK else things[0]
    return things[(things.index(aim) + step) % len(things)]


def revealing(view: LightsView) -> Move | WhyNot:
    found = reveal(view)
    if found is not None:
        return found
    return "lights-shop-full" if view.unseen else "lights-deck-empty"


def confirmed(choosing: Choosing, view: LightsView, device: Device) -> Move | WhyNot | Choosing:
    """What a press on the thing aimed at does: play, pick a colour for the next press, or refuse."""
    if choosing.aim == DECK:
        return revealing(view)
    if choosing.aim == TAKE or choosing.aim is None:
        return taking(choosing, view)
    colour = colour_at(view, choosing.aim)
    if colour is None:
        return "lights-shop-empty"
    if colours_needed(view) == 1:
        seen_first = device.kind == "touch" and choosing.picked != (colour,)
        return Choosing(choosing.aim, (colour,)) if seen_first else _played(view, (colour,))
    following = choosing.toggled(colour)
    if len(following.picked) < colours_needed(view):
        return following
    return _played(view, following.picked)


def taking(choosing: Choosing, view: LightsView) -> Move | WhyNot | Choosing:
    """What the button and the key for taking do."""
    if not takes(view):
        return "lights-shop-empty"
    colours = choosing.colours(view)
    if take_of(view, colours) is not None:
        return _played(view, colours)
    if len(takes(view)) == 1:
        return takes(view)[0]
    if colours and colours != choosing.picked:
        return Choosing(choosing.aim, colours)
    if choosing.aim is None:
        return choosing.aimed(0)
    return "lights-choose"


def _played(view: LightsView, colours: tuple[Colour, ...]) -> Move | WhyNot:
    return take_of(view, colours) or "lights-choose"
