"""Walks through all that can be picked up and chosen at one position, with the inputs of one device."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, is_dataclass
from typing import Any

from msgspec import Struct

from game.ai.bot import Decision, Reason
from game.client import commands, intents
from game.client.desk import Desk
from game.client.intents import KEYBOARD, MOUSE, TOUCH, Arrow, Device, Intent, gamepad
from game.client.layout import Box, Point
from game.client.scene import Change, Push
from game.client.table.begin import demo
from game.client.table.controls import Row, section_of
from game.client.table.scene import TOOL_NAMES
from game.games.gravity.table.picking import Selection
from game.match.match import Match
from tests.pilot import seen, settle

DEVICES = (KEYBOARD, gamepad(1), MOUSE, TOUCH)
GROUPS = {"arrows": ("left", "right", "up", "down"), "sides": ("left", "right"), "move": ("up", "down")}
ARROWS: tuple[Arrow, ...] = ("left", "right", "up", "down")
MOST_NODES = 40  # of one state in a walk
SWEEP = 9  # points along the hand
LEAST_VIEW = 6  # fields; what has fewer is no view of a game
HANDS: Mapping[str, Sequence[str]] = {
    "gravity": [f"card:{card}" for card in ("long", "high", "drop", "rotate", "joker")],
    "star_race": [f"card:{card}" for card in ("pair", "single", "swap_favourites", "swap_positions")],
    "fairy_lights": [f"card:{number}" for number in range(6)],
}
HINTED = Reason("ai-race-fizzle", {"gain": 1, "expected": 1, "chance": 0})


@dataclass(frozen=True)
class Input:
    """Something that a person does: its name in the table of controls, and what the table hears."""

    name: str
    intents: tuple[Intent, ...]


@dataclass(frozen=True)
class Effect:
    """What came of it."""

    decided: tuple[object, ...]  # actions, and how a play was settled
    change: Change | None  # another screen is asked for
    changed: bool  # something is chosen or shown that was not before
    state: str  # what can be done then


def inputs(row: Row) -> frozenset[str]:
    """The single keys of a row of the table of controls: commands, directions, "confirm" …"""
    return frozenset(key for name in row.keys for key in GROUPS.get(name, (name,)))


class Walk:
    """One table, to which everything can be done without anything being played."""

    def __init__(self, desk: Desk, match: Match, device: Device, *, hinted: bool = False) -> None:
        self.desk, self.device, self._match, self._hinted = desk, device, match, hinted
        desk.device = device
        self._open()

    def _open(self) -> None:
        self.table = demo(self.desk, self._match.snapshot())
        settle(self.table)
        if self.table.play.viewpoint.curtain is not None:
            self.table.play.lift()
            settle(self.table)
        self._decided: list[object] = []
        host: Any = self.table.host
        host.act = self._decided.append
        host.settle = lambda settled: self._decided.append(settled.how)
        host._undo = lambda: self._decided.append("undo")
        self._start = _kept(self.table.presenter)

    @property
    def begin(self) -> object:
        """What the presenter remembers at first."""
        return self._start

    def back_to(self, node: object) -> None:
        """What was picked up and chosen there, and nothing said."""
        table = self.table
        _restore(table.presenter, node)
        table.message_left, table.message = 0.0, ""
        legal = table.play.view.legal
        table.play.hint = Decision(legal[0], HINTED) if self._hinted and legal else None
        settle(table)

    def in_motion(self, done: Input, *, again: bool) -> tuple[object, ...]:
        """What is decided if this is done while something moves, or a move is shown again."""
        self.back_to(self.begin)
        self._decided.clear()
        if again:
            change = self.table.handle(intents.Command("log", device=KEYBOARD))
            assert isinstance(change, Push)
            assert change.then is not None
            change.then(self.table.play.match.ply)
        else:
            self.table.play.show_opening()
        moving = not self.table.play.director.still
        for intent in done.intents:
            self.table.handle(intent)
        assert not (moving and self._ends_motion(done) and not self.table.play.director.still), done
        return tuple(self._decided)

    def _ends_motion(self, done: Input) -> bool:
        told = [row for row in section_of((), "moving").rows if row.does == "controls-end-motion"]
        return done.name in {"click", *(key for row in told for key in inputs(row))}

    def forget_hint(self) -> None:
        """From now on without the hint, as somebody has put it away."""
        self._hinted = False

    def try_input(self, node: object, done: Input) -> tuple[Effect, object]:
        """Do it, from there; what the presenter remembers then."""
        self.back_to(node)
        self._decided.clear()
        before, change = self._sign(), None
        for intent in done.intents:
            change = self.table.handle(intent) or change
        after = _kept(self.table.presenter)
        effect = Effect(tuple(self._decided), change, self._sign() != before, self.table.state)
        if self.table.play.viewpoint.curtain is not None:  # what covers the table has hidden a person's cards
            self._open()
        return effect, after

    def _sign(self) -> object:
        table = self.table
        notes = table.play.match.notes(table.play.viewpoint.seat)
        return _memory(_kept(table.presenter)), table.play.hinted, table.state, tuple(sorted(notes.items()))

    def inputs(self, node: object, *, every: bool = True) -> list[Input]:
        """The inputs of the device, from there: every one, or those with which everything can be reached."""
        self.back_to(node)
        if self.device.kind in ("keyboard", "gamepad"):
            return [each for each in self._keys() if every or each.name not in self._leading]
        spots = [*self._spots()]
        return [*self._clicks(spots), *(self._more(spots) if every else ())]

    @property
    def _leading(self) -> Sequence[str]:
        """What leads to other screens, wherever one is."""
        return ("menu", *self.table.host.commands)

    def _keys(self) -> Iterator[Input]:
        of = self.device
        for direction in ARROWS:
            yield Input(direction, (intents.Go(direction, device=of),))
        yield Input("confirm", (intents.Confirm(device=of),))
        yield Input("cancel", (intents.Cancel(device=of),))
        yield Input("next", (intents.Next(device=of),))
        yield Input("next", (intents.Previous(device=of),))
        yield Input("menu", (intents.Menu(device=of),))
        for command in self.table.commands:
            if of.kind == "keyboard" or commands.all_commands()[command].pad:
                yield Input(command, (intents.Command(command, device=of),))

    def _clicks(self, spots: Sequence[Point]) -> Iterator[Input]:
        of = self.device
        for at in spots:
            point = () if of == TOUCH else (intents.PointAt(at, device=of),)
            yield Input("click", (*point, intents.Press(at, device=of), intents.Release(at, device=of)))

    def _more(self, spots: Sequence[Point]) -> Iterator[Input]:
        of = self.device
        for at in spots if of == MOUSE else ():
            yield Input("point", (intents.PointAt(at, device=of),))
            yield Input("right", (intents.Press(at, 3, device=of), intents.Release(at, 3, device=of)))
        for card in self._hand()[:2]:
            for at in spots:
                drag = intents.Press(card, device=of), intents.Drag(at, card, device=of)
                yield Input("drag", (*drag, intents.Release(at, device=of)))

    def _spots(self) -> Iterator[Point]:
        """The middle of all that can be touched but the tools, and of the cards."""
        yield from self._hand()
        whole = self.place("hand")
        if whole is not None:
            yield from ((whole.x + whole.w * (number + 0.5) / SWEEP, whole.cy) for number in range(SWEEP))
        with self.desk.art.rehearsal():
            shown = seen(self.desk, self.table)
        for spot in shown.touchables:
            if spot.id not in TOOL_NAMES:
                yield spot.box.centre

    def _hand(self) -> list[Point]:
        return [box.centre for name in HANDS[self._match.game.name] if (box := self.place(name)) is not None]

    def place(self, name: str) -> Box | None:
        try:
            return self.table.presenter.place_of(name, self.table.look())
        except (IndexError, StopIteration):
            return None


@dataclass
class Country:
    """All that a walk comes to without deciding anything."""

    decided: set[object]  # all that could be
    places: dict[str, list[object]]  # what is remembered in each state
    tried: list[tuple[str, Input, Effect]]  # in which state, and what came of it


def explore(walk: Walk) -> Country:
    """Try everything everywhere, until nothing new is picked up or chosen."""
    found, waiting, known = Country(set(), {}, []), [walk.begin], set[object]()
    while waiting:
        node = waiting.pop(0)
        walk.back_to(node)
        state = walk.table.state
        places = found.places.setdefault(state, [])
        if _memory(node) in known or len(places) == MOST_NODES:
            continue
        known.add(_memory(node))
        places.append(node)
        inputs = walk.inputs(node, every=False)
        for each in inputs:
            effect, after = walk.try_input(node, each)
            found.tried.append((state, each, effect))
            found.decided |= {*effect.decided}
            if not effect.decided and effect.change is None:
                waiting.append(after)
    return found


# What a presenter remembers: its own small objects, without what it has worked out


def _kept(thing: Any) -> Any:
    found: dict[str, tuple[type | None, Any]] = {}
    for name in _names(thing):
        value = getattr(thing, name)
        if _is_part(value):
            found[name] = type(value), _kept(value)
        elif _is_plain(value):
            found[name] = None, value
    return found


def _restore(thing: Any, kept: Any) -> None:
    for name, (kind, value) in kept.items():
        if kind is None and (value is not None or _is_plain(getattr(thing, name))):
            setattr(thing, name, value)
        elif kind is None:
            continue
        else:
            _restore(getattr(thing, name), value)


def _memory(kept: Any) -> object:
    return tuple(
        (name, _memory(value) if kind else value)
        for name, (kind, value) in kept.items()
        if kind or (value is not None and not (isinstance(value, tuple) and _has_time(value)))
    )


def _has_time(value: tuple[object, ...]) -> bool:
    return any(isinstance(part, float) for part in value)


def _names(thing: Any) -> list[str]:
    slots = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
    return [*getattr(thing, "__dict__", {}), *slots]


def _is_part(value: object) -> bool:
    """Whether it is something that remembers for the presenter."""
    kind = type(value)
    if not kind.__module__.startswith(("game.games.", "game.client.table.hover")):
        return False
    if isinstance(value, tuple | Struct) or is_dataclass(value):
        return kind is Selection
    return True


def _is_plain(value: object) -> bool:
    if isinstance(value, tuple | frozenset):
        return all(_is_plain(part) or isinstance(part, float) for part in value)
    if isinstance(value, Struct):
        fields = value.__struct_fields__
        return len(fields) < LEAST_VIEW and all(_is_plain(getattr(value, name)) for name in fields)
    return isinstance(value, int | str | None)
