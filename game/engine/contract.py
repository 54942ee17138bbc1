"""What a game is: the contract that the match, the bots, the protocol and the window rely on.

A game is played on a *state* that only its driver holds. A seat gets a *view* of it, and a *glimpse*
(redacted events and the view that they lead to) of every action. After set-up nothing is random.

The rules can be asked in two ways. `apply` checks an action, leaves its state alone and tells what happened.
`play` is for searches: it trusts its caller, changes the state in place, and tells events only if asked.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from random import Random
from types import ModuleType
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from msgspec import Struct, json

Seat: TypeAlias = int
# Somebody who only watches: `view` and `redact` then hide the secrets of every seat. No list has this index,
# so a list by seat that is asked for it fails at once (-1 would give the entry of the last seat).
NOBODY: Seat = 1_000_000
FIRST_PLAYER = "first_player"  # the option of who begins: drawn, or a seat that people name
Json: TypeAlias = Any  # what json.loads gives: dict, list, str, int, float, bool, None


def _tag(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Action(Struct, frozen=True, tag_field="type", tag=_tag):
    """What a seat wants. `{"type": "drop", "card": "drop"}` in JSON."""


class Event(Struct, frozen=True, tag_field="type", tag=_tag):
    """What happened, in the past tense, with the resulting values. Tagged like an action."""


class SeatEvent(Event, frozen=True):
    """What a seat did, or what was done to it."""

    seat: Seat


class View(Struct, frozen=True, kw_only=True):
    """What one seat may know. Each game adds its own fields; none can hold a secret of another seat."""

    seat: Seat
    to_act: Seat | None
    legal: tuple[Action, ...]  # empty unless `seat` is to act


class Meta(Struct, frozen=True, kw_only=True):
    """A game in a few words: what is known of it before it is loaded."""

    name: str
    players: tuple[int, int]  # least, most
    options: Mapping[str, tuple[str, ...]] = {}  # allowed values, the default first
    before: Mapping[str, str] = {}  # what files mean that are older than an option, if not its default
    minutes: int  # of a game
    difficulty: str  # easy, medium, hard: the text game-<difficulty>
    accent: str  # "#RRGGBB"


class Result(Struct, frozen=True):
    """The end of a game: points by seat, the winners (several share), and what the points are made of."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    detail: tuple[Mapping[str, Json], ...]


class Refused(ValueError):
    """Something cannot be done in a game; str() is a sentence for a person."""

    code: ClassVar[str] = "bad_request"


class BadSetup(Refused):
    """Wrong number of players, unknown option, material that the rules cannot use."""


class BadState(Refused):
    """A state in JSON that is malformed or cannot occur."""

    code = "bad_state"


class IllegalAction(Refused):
    """An action that the state does not allow, or that is no action of this game."""

    code = "illegal_action"


class GameOver(Refused):
    """An action after the end."""

    code = "game_over"


S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)
M = TypeVar("M")


class Transition(Struct, Generic[S], frozen=True):
    """A state and the events that led to it."""

    state: S
    events: tuple[Event, ...]


class Glimpse(Struct, Generic[V], frozen=True):
    """Everything that one seat learns from one action. Windows and bots get nothing else."""

    ply: int  # actions played so far
    events: tuple[Event, ...]
    view: V


class Game(ABC, Generic[S, A, V, M]):
    """One game: state S, actions A, view V, and the material M it is set up from (tiles, cards)."""

    meta: ClassVar[Meta]
    has_deck: ClassVar[bool] = False  # whether cards that no seat knows lie face down
    open_deal: ClassVar[bool] = False  # whether all that chance has settled lies open from the first move

    @property
    def name(self) -> str:
        return self.meta.name

    @property
    def players(self) -> tuple[int, int]:
        """How many can play: least and most."""
        return self.meta.players

    @property
    def options(self) -> Mapping[str, tuple[str, ...]]:
        """What people can agree on: by name the allowed values, the default first."""
        return self.meta.options

    @abstractmethod
    def set_up(self, material: M, players: int, seed: int, options: Mapping[str, str]) -> Transition[S]:
        """A new game, and what happened before the first decision. `options` is complete and checked."""

    @abstractmethod
    def legal(self, state: S) -> Sequence[A]:
        """All actions of the seat to act, without repeats, in a fixed order; empty exactly when over."""

    @abstractmethod
    def play(self, state: S, action: A, log: list[Event] | None = None) -> None:
        """Play a legal action in place, up to the next decision."""

    @abstractmethod
    def copy(self, state: S) -> S:
        """A state that can be played on without touching this one."""

    @abstractmethod
    def to_act(self, state: S) -> Seat | None:
        """The seat that decides next; None when over."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """None before the end."""

    @abstractmethod
    def points(self, state: S) -> tuple[int, ...]:
        """What `result` would count for each seat if the game ended here (secrets included)."""

    @abstractmethod
    def view(self, state: S, seat: Seat) -> V:
        """What `seat` may know; for NOBODY, what everybody may know."""

    @abstractmethod
    def has_secret(self, view: V) -> bool:
        """Whether the view shows anything that another seat may not know."""

    @abstractmethod
    def teaches(self, before: S, step: Transition[S]) -> bool:
        """Whether some seat learned something that undoing the action cannot take back (a card turned over,
        drawn, or shown to be in a hand where it could have been elsewhere)."""

    @abstractmethod
    def redact(self, event: Event, seat: Seat) -> Event:
        """The event as `seat` sees it (the same object if nothing in it is hidden from that seat)."""

    @abstractmethod
    def imagine(self, view: V, rng: Random) -> S:
        """A state that `view.seat` cannot tell from the real one, uniform among those that fit its view."""

    @abstractmethod
    def dump(self, state: S) -> dict[str, Json]:
        """The state as docs/protocol.md writes it."""

    @abstractmethod
    def load(self, data: Json) -> S:
        """The inverse of `dump`; BadState with the reason if it is malformed or cannot occur."""

    @abstractmethod
    def dump_view(self, view: V) -> dict[str, Json]:
        """The view as docs/protocol.md writes it: the state with null for what the seat may not know."""

    @abstractmethod
    def read_action(self, data: Json) -> A:
        """An action from JSON; IllegalAction if it is none of this game's."""

    def withheld(self, glimpse: Glimpse[V]) -> Glimpse[V] | None:
        """The same without the card that its seat has drawn and may not have seen; None if it drew none.

        The rules know nothing of this: people may take a play back as long as nobody has seen what it drew.
        """
        return None

    def veiled(self, glimpse: Glimpse[V], eyes: Collection[Seat]) -> Glimpse[V]:
        """The same as a screen shows it to the people of these seats: without what lies face down for them.

        The rules know nothing of this: it hides what everybody might remember, so that nobody is told.
        """
        return glimpse

    def new(
        self, material: M, players: int, seed: int, options: Mapping[str, str] | None = None
    ) -> Transition[S]:
        """A new game. The number of players and the options are checked; what is left out has its default."""
        return self.set_up(material, players, seed, self.settle(players, options or {}))

    def settle(self, players: int, given: Mapping[str, str]) -> dict[str, str]:
        """All options, defaults included; BadSetup if they or the number of players do not fit the game."""
        least, most = self.players
        if not least <= players <= most:
            raise BadSetup(f"{self.name} is for {least} to {most} players, not {players}.")
        for name, value in given.items():
            if name not in self.options:
                raise BadSetup(f"{self.name} has no option {name!r}.")
            allowed = self.options[name]
            if name == FIRST_PLAYER:
                allowed = allowed[: players + 1]
            if value not in allowed:
                known = ", ".join(allowed)
                raise BadSetup(f"Option {name!r} of {self.name} is one of {known}, not {value!r}.")
        return {name: given.get(name, values[0]) for name, values in self.options.items()}

    def apply(self, state: S, action: A) -> Transition[S]:
        """Play a checked action on a copy and tell what happened."""
        legal = self.legal(state)
        if not legal:
            raise GameOver("The game is over.")
        if action not in legal:
            raise IllegalAction(f"Not possible now: {json.encode(action).decode()}.")
        following = self.copy(state)
        log: list[Event] = []
        self.play(following, action, log)
        return Transition(following, tuple(log))

    def after(self, state: S, action: A) -> S:
        """What a legal action leads to; the state is left alone."""
        following = self.copy(state)
        self.play(following, action)
        return following

    def observe(self, step: Transition[S], seat: Seat, ply: int) -> Glimpse[V]:
        """What `seat` learns from a transition."""
        events = tuple(self.redact(event, seat) for event in step.events)
        return Glimpse(ply, events, self.view(step.state, seat))


AnyGame: TypeAlias = Game[Any, Any, Any, Any]


def first_players(most: int) -> tuple[str, ...]:
    """The values of the option FIRST_PLAYER in a game for so many."""
    return ("random", *map(str, range(most)))


def first_of(options: Mapping[str, str], drawn: Seat) -> Seat:
    """The seat that begins: the one that people named, else the one that was drawn."""
    named = options[FIRST_PLAYER]
    return drawn if named == "random" else int(named)


def leaders(merits: Sequence[Any]) -> tuple[Seat, ...]:
    """The seats with the most merit, given by seat; several if they are equal."""
    most = max(merits)
    return tuple(seat for seat, merit in enumerate(merits) if merit == most)


def gathered(meta: Meta, *modules: ModuleType, has_deck: bool = False, open_deal: bool = False) -> AnyGame:
    """The game whose methods are plain functions of these modules, by name; of two, that of the first."""
    functions = {
        name: staticmethod(vars(module)[name])
        for module in reversed(modules)
        for name in {*Game.__abstractmethods__, "withheld", "veiled"} & vars(module).keys()
    }
    facts = {"meta": meta, "has_deck": has_deck, "open_deal": open_deal}
    made: AnyGame = type(meta.name, (Game,), {**facts, **functions})()
    return made
