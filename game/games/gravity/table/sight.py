"""What one frame of the table is made from: the places of things, what is picked up, and what it would do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from game.client.layout import Box
from game.engine.contract import Action
from game.games.gravity.model import Card, GravityView, Move
from game.games.gravity.table import console
from game.games.gravity.table.geometry import Globe
from game.games.gravity.table.labels import place_labels
from game.games.gravity.table.options import Option, Selection, options
from game.games.gravity.table.room import Room
from game.games.gravity.view import Preview, preview


@dataclass(frozen=True, slots=True)
class Sight:
    """The table as it is laid out now. `found` are the choices for `card`, picked or only looked at."""

    room: Room
    globe: Globe
    hand: Box
    console: Box
    card: Card | None
    picked: bool  # the choices can be made, not only looked at
    found: tuple[Option, ...]
    offers: tuple[Card, ...] = ()  # the cards in the hand, while one is to be picked
    refill: bool = False  # the cards can be taken back instead
    advice: Action | None = None
    labels: Mapping[int, Box] = field(default_factory=dict)  # beside the ghosts, by the number of the choice

    @property
    def chips(self) -> Sequence[Box]:
        return console.boxes(self.console, self.found)

    @property
    def offer_boxes(self) -> Sequence[Box]:
        return console.offer_boxes(self.console, len(self.offers), self.refill)

    @property
    def refill_box(self) -> Box | None:
        """The button that takes all cards back, shown while no card is picked."""
        return self.offer_boxes[-1] if self.refill else None

    @property
    def spare(self) -> Box:
        """What the choices leave of the console."""
        used = max((box.bottom for box in (*self.chips, *self.offer_boxes)), default=self.console.y)
        return self.console.cut_bottom(max(0.0, self.console.bottom - used - 0.02))[0]

    @property
    def hint(self) -> int | None:
        """The choice that is hinted at."""
        return self.index_of(self.advice)

    def index_of(self, action: Action | None) -> int | None:
        return next((k for k, option in enumerate(self.found) if option.action == action), None)


@dataclass(slots=True)
class Thought:
    """What was worked out about one view, kept while that view is shown."""

    view: GravityView | None = None
    previews: dict[Move, Preview] = field(default_factory=dict)
    found: dict[tuple[Card | None, bool, float], tuple[Option, ...]] = field(default_factory=dict)
    placed: dict[tuple[Globe, Box, tuple[Option, ...], bool], Mapping[int, Box]] = field(default_factory=dict)

    def about(self, view: GravityView) -> Thought:
        if self.view is not view:
            self.view = view
            self.previews.clear()
            self.found.clear()
            self.placed.clear()
        return self

    def options(self, globe: Globe, selection: Selection, card: Card | None) -> tuple[Option, ...]:
        assert self.view is not None
        key = card, selection.face_down, globe.turn
        if key not in self.found:
            self.found[key] = options(self.view, globe, card, selection.face_down)
        return self.found[key]

    def labels(self, globe: Globe, room: Box, found: tuple[Option, ...], keyed: bool) -> Mapping[int, Box]:
        """The places of the labels beside the ghosts."""
        assert self.view is not None
        key = globe, room, found, keyed
        if key not in self.placed:
            uses = [(option, self.preview(option)) for option in found]
            self.placed[key] = place_labels(globe, self.view, room, uses, keyed)
        return self.placed[key]

    def best(self, globe: Globe, card: Card) -> int | None:
        """The most that a card can win for whoever is to act; None if nothing can be done with it."""
        assert self.view is not None
        seen = [self.preview(option) for option in self.options(globe, Selection(), card)]
        return max((each.gain[self.view.turn] for each in seen if each), default=None)

    def preview(self, option: Option) -> Preview | None:
        """What a legal option would do."""
        assert self.view is not None
        if option.why_not is not None:
            return None
        if option.action not in self.previews:
            self.previews[option.action] = preview(self.view, option.action)
        return self.previews[option.action]
