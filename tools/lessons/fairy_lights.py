"""Fairy Lights: a few turns with a stacked deck, then a full shop."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from game.catalogue import material
from game.engine.contract import Json
from game.games.fairy_lights.game import GAME
from game.games.fairy_lights.model import Card, Cards, Colour, State
from game.home.lessons import LEARNER, Step

RIVAL = 1
PINK, PINKER = Card("pink", 1, 1), Card("pink", 1, 2)
YELLOW, BRIGHT = Card("yellow", 1, 0), Card("yellow", 1, 1)
ORANGE = Card("orange", 1, 1)
SILVER, SILVERS = Card("silver", 1, 2), Card("silver", 2, 3)

Seat = Mapping[Colour, Cards]


def _position(top: Cards, shop: Cards, series: Sequence[Seat], garlands: Sequence[Cards]) -> State:
    """These cards on top of the deck, the others below in any order, the same each time."""
    held = [card for seat in series for cards in seat.values() for card in cards]
    rest = [*material("fairy_lights")]
    for card in (*top, *shop, *held, *(card for garland in garlands for card in garland)):
        rest.remove(card)
    Random(5).shuffle(rest)
    seats = [
        {"series": {colour: _cards(cards) for colour, cards in seat.items()}, "garland": _cards(garland)}
        for seat, garland in zip(series, garlands, strict=True)
    ]
    return GAME.load(
        {
            "game": "fairy_lights",
            "version": 1,
            "options": {},
            "deck": _cards((*top, *rest)),
            "shop": _cards(shop),
            "discard": [],
            "first": LEARNER,
            "seat": LEARNER,
            "phase": "turn",
            "seats": seats,
        }
    )


def _cards(cards: Sequence[Card]) -> list[Json]:
    return [{"colour": card.colour, "bulbs": card.bulbs, "stars": card.stars} for card in cards]


def _first_turns() -> State:
    top = (PINK, YELLOW, YELLOW, PINKER)
    series: tuple[Seat, Seat] = ({"pink": (PINK,)}, {"yellow": (YELLOW, BRIGHT)})
    return _position(top, (), series, ((), (SILVER, SILVERS)))


def _full_shop() -> State:
    shop = (YELLOW, ORANGE, PINK, SILVERS)
    series: tuple[Seat, Seat] = ({"orange": (ORANGE,), "silver": (SILVER,)}, {"pink": (PINK,)})
    garlands = ((PINK, PINK, PINKER), (SILVER, SILVERS, YELLOW, YELLOW, BRIGHT))
    return _position((ORANGE,), shop, series, garlands)


REVEAL = {"type": "reveal"}


def _take(*colours: Colour) -> dict[str, Any]:
    return {"type": "take", "colours": list(colours)}


def _step(name: str, point: str, then: str | None = None, **fields: Any) -> Step:
    return Step(f"lesson-fairy_lights-{name}", point, then, **fields)


def steps() -> tuple[Step, ...]:
    return (
        _step("reveal", "deck", wants=REVEAL, state=GAME.dump(_first_turns())),
        _step("another", "deck", wants=REVEAL),
        _step("take", "card:0", wants=_take("pink")),
        _step("unfinished", "series:pink"),
        _step("repeat", "deck", rival=REVEAL),
        _step("odds", "odds", wants=REVEAL),
        _step("finish", "card:2", wants=_take("pink")),
        _step("lost", "seat:1", rival=_take("yellow")),
        _step("bulbs", "garland"),
        _step("fifth", "deck", wants=REVEAL, state=GAME.dump(_full_shop())),
        _step("two", "card:1", "card:3", wants=_take("orange", "silver")),
        _step("end", "deck"),
    )
