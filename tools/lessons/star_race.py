"""La Course des étoiles: a race half run, with a stacked deck, and its last moves."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec import to_builtins

from game.catalogue import material
from game.engine.contract import Action
from game.games.star_race.game import GAME
from game.games.star_race.model import (
    ALIENS,
    FAVOURITES,
    GALAXY_SIZE,
    PAIRS,
    SINGLES,
    SWAP_FAVOURITES,
    SWAP_POSITIONS,
    Adopt,
    Advance,
    Alien,
    Card,
    Cards,
    State,
    Swap,
    Trade,
)
from game.home.lessons import LEARNER, Step

RIVAL = 1
TOKENS: tuple[Alien, Alien] = ("yellow", "purple")
HAND: Cards = (PAIRS["yellow", "blue"], PAIRS["yellow", "green"], SINGLES["red"])
RIVAL_HAND: Cards = (PAIRS["blue", "green"], PAIRS["red", "purple"], SINGLES["green"])
DRAWN: Cards = (  # in this order, by whoever plays
    SWAP_FAVOURITES,
    PAIRS["yellow", "red"],
    SWAP_POSITIONS,
    SINGLES["green"],
    PAIRS["blue", "purple"],
    SINGLES["yellow"],
    PAIRS["green", "purple"],
)
LAST_HAND: Cards = (PAIRS["green", "purple"], PAIRS["blue", "purple"], SINGLES["yellow"])
LAST_PLANET = SINGLES["purple"]  # what the star gives away first


def _without(cards: Sequence[Card], taken: Sequence[Card]) -> list[Card]:
    left = [*cards]
    for card in taken:
        left.remove(card)
    return left


def _mixed(taken: Sequence[Card]) -> list[Card]:
    """The planet cards that are left, in any order, the same each time."""
    rest = _without(material("star_race"), [card for card in taken if card.kind != "favourite"])
    Random(2).shuffle(rest)
    return rest


def _position(aliens: Sequence[int], stock: list[Card], discard: list[Card], **seats: Any) -> State:
    """Checked by writing it down and reading it again; the learner is to act."""
    state = State(
        aliens=dict(zip(ALIENS, aliens, strict=True)),
        stock=stock,
        discard=discard,
        tokens=TOKENS,
        first=LEARNER,
        seat=LEARNER,
        phase="play",
        pushed=[0] * len(ALIENS) * len(TOKENS),
        **seats,
    )
    return GAME.load(GAME.dump(state))


def _half_run() -> State:
    rest = _mixed((*HAND, *RIVAL_HAND, *DRAWN))
    stock = [*rest[:GALAXY_SIZE], *rest[GALAXY_SIZE:30], *reversed(DRAWN)]
    favourites: list[Cards] = [(FAVOURITES["purple"],), (FAVOURITES["green"],)]
    return _position((2, 9, 7, 5, 4), stock, rest[30:], hands=[HAND, RIVAL_HAND], favourites=favourites)


def _nearly_over() -> State:
    """No deck is left, and blue stands before the last planet."""
    favourites: list[Cards] = [(FAVOURITES["green"], SINGLES["red"]), (FAVOURITES["purple"],)]
    rest = _mixed((*LAST_HAND, *RIVAL_HAND, LAST_PLANET, SINGLES["red"]))
    stock = [*rest[: GALAXY_SIZE - 1], LAST_PLANET]
    hands = [LAST_HAND, RIVAL_HAND]
    return _position((12, 16, 13, 10, 9), stock, rest[GALAXY_SIZE - 1 :], hands=hands, favourites=favourites)


def _after(state: State, action: Action) -> State:
    return GAME.apply(state, action).state  # type: ignore[arg-type]


def _again(state: State) -> State:
    """The same position, the rival's turn left out."""
    return GAME.load({**GAME.dump(state), "seat": LEARNER})


def _dump(state: State) -> dict[str, Any]:
    return GAME.dump(state)


def _step(name: str, point: str, then: str | None = None, **fields: Any) -> Step:
    return Step(f"lesson-star_race-{name}", point, then, **fields)


def _way(state: State, action: Swap) -> int:
    """The number of a way to play its card."""
    ways = [move for move in GAME.legal(state) if move.card == action.card]
    return ways.index(action)


def steps() -> tuple[Step, ...]:
    first = Advance(HAND[0], "yellow")
    ahead = Advance(RIVAL_HAND[0], "blue")
    leap = Advance(HAND[1], "yellow")
    adopt = Adopt(HAND[2], None)
    trade = Trade(SWAP_FAVOURITES, "purple", RIVAL, "green")
    past = Advance(RIVAL_HAND[1], "purple")
    swap = Swap(SWAP_POSITIONS, ("red", "purple"))
    start = _half_run()
    leapt = _after(_after(_after(start, first), ahead), leap)
    adopting = _again(leapt)
    trading = _again(_after(adopting, adopt))
    swapping = _after(_after(trading, trade), past)
    late = _nearly_over()
    draw = Advance(LAST_HAND[0], "green")
    finish = Advance(LAST_HAND[1], "blue")
    ending = _again(_after(late, draw))
    return (
        _step("favourites", "favourite:0", state=_dump(start)),
        _step("token", "token:0"),
        _step("standing", "standing"),
        _step("advance", "card:pair", "alien:yellow", wants=to_builtins(first)),
        _step("rival", "alien:blue", rival=to_builtins(ahead)),
        _step("leap", "card:pair", "alien:yellow", wants=to_builtins(leap)),
        _step("adopt", "card:single", "way:adopt", wants=to_builtins(adopt), state=_dump(adopting)),
        _step("trade", "card:swap_favourites", "way:trade", wants=to_builtins(trade), state=_dump(trading)),
        _step("past", "alien:purple", rival=to_builtins(past)),
        _step("swap", "card:swap_positions", f"way:{_way(swapping, swap)}", wants=to_builtins(swap)),
        _step("swallow", "card:pair", "alien:green", wants=to_builtins(draw), state=_dump(late)),
        _step("finish", "card:pair", "alien:blue", wants=to_builtins(finish), state=_dump(ending)),
        _step("end", "standing"),
    )
