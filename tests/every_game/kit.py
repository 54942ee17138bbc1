"""Random games to test with, and how to tell which game a failure came from."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import product
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from game import catalogue
from game.engine.chance import below
from game.engine.contract import FIRST_PLAYER, Action, AnyGame, Json, Transition, View


class Case(NamedTuple):
    """A way to set a game up."""

    game: AnyGame
    players: int
    options: Mapping[str, str]

    def __str__(self) -> str:
        return "-".join([self.game.name, f"{self.players}p", *self.options.values()])

    def opening(self, seed: int) -> Transition[Any]:
        return self.game.new(catalogue.material(self.game.name), self.players, seed, self.options)


class Ply(NamedTuple):
    """One action of a random game: the state before it, and what came of it."""

    before: Any
    action: Action
    step: Transition[Any]


class Playthrough(NamedTuple):
    """A whole game of random actions."""

    case: Case
    seed: int
    opening: Transition[Any]
    plies: list[Ply]

    @property
    def states(self) -> list[Any]:
        return [self.opening.state, *(ply.step.state for ply in self.plies)]

    @property
    def final(self) -> Any:
        return self.states[-1]

    def __str__(self) -> str:
        actions = msgspec.json.encode([ply.action for ply in self.plies]).decode()
        return f"{self.case}, seed {self.seed}, {len(self.plies)} actions: {actions}"


MAX_PLIES = 5000
EVERY_GAME = (*catalogue.names(), "toy")


def with_the_toy(patch: pytest.MonkeyPatch) -> None:
    """Adds the toy to the catalogue, by its one line."""
    patch.setitem(catalogue.PACKAGES, "toy", "tests.toy")


def cases() -> list[Case]:
    """Every number of players of every game, with every choice of its options."""
    with pytest.MonkeyPatch.context() as patch:
        with_the_toy(patch)
        games = [catalogue.game(name) for name in EVERY_GAME]
    return [
        Case(game, players, dict(zip(game.options, values, strict=True)))
        for game in games
        for players in range(game.players[0], game.players[1] + 1)
        for values in product(*(_values(game, name, players) for name in game.options))
    ]


def _values(game: AnyGame, option: str, players: int) -> Sequence[str]:
    """What is tried of an option: all; but who begins is drawn with odd tables, and named with even ones."""
    if option == FIRST_PLAYER:
        return ("random",) if players % 2 else (str(players - 1),)
    return game.options[option]


def played(case: Case, seed: int) -> Playthrough:
    rng = Random(seed)
    play = Playthrough(case, seed, case.opening(seed), [])
    state = play.opening.state
    try:
        while actions := case.game.legal(state):
            assert len(play.plies) < MAX_PLIES, "the game does not end"
            action = actions[below(rng, len(actions))]
            step = case.game.apply(state, action)
            play.plies.append(Ply(state, action, step))
            state = step.state
    except Exception as failure:
        failure.add_note(str(play))
        raise
    return play


def views(case: Case, state: Any) -> list[View]:
    return [case.game.view(state, seat) for seat in range(case.players)]


def through_json(data: Json) -> Json:
    return json.loads(json.dumps(data, allow_nan=False))


def census(state: Mapping[str, Json]) -> Counter[str]:
    """Everything in a state's box that cannot come or go, counted."""
    return _CENSUS[state["game"]](state)


def _gravity(state: Mapping[str, Json]) -> Counter[str]:
    things = Counter(star["colour"] for star in state["stars"])
    things["token"] = state["supply"]
    for number, seat in enumerate(state["seats"]):
        things.update(seat["stars"])
        things["token"] += seat["tokens"]
        things.update(f"{number} {card}" for card in seat["hand"])
        things.update(f"{number} {played['card']}" for played in seat["played"])
    return things


def _star_race(state: Mapping[str, Json]) -> Counter[str]:
    """By number alone: a favourite does not tell what it was, and an imagined token is any that is left."""
    cards = [*filter(None, state["galaxy"]), *state["deck"], *state["discard"]]
    things: Counter[str] = Counter()
    for seat in state["seats"]:
        cards += seat["hand"]
        things["card"] += len(seat["favourites"])
        things["token"] += seat["token"] is not None
    things["card"] += len(cards)
    return things


def _fairy_lights(state: Mapping[str, Json]) -> Counter[str]:
    cards = [*state["deck"], *state["shop"], *state["discard"]]
    for seat in state["seats"]:
        cards += [*seat["garland"], *(card for series in seat["series"].values() for card in series)]
    return Counter(json.dumps(card, sort_keys=True) for card in cards)


def _toy(state: Mapping[str, Json]) -> Counter[str]:
    hands = [card for seat in state["seats"] for card in seat["hand"]]
    return Counter(map(str, [*hands, *state["stock"], *state["trick"], *state["gone"]]))


_CENSUS = {"gravity": _gravity, "star_race": _star_race, "fairy_lights": _fairy_lights, "toy": _toy}
