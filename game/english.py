"""What happened, told in plain English for a terminal, until the words of each game can be used there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any, TypeAlias

from game.engine.contract import Event
from game.games.fairy_lights import model as lights
from game.games.gravity import model as gravity
from game.games.star_race import model as race

Names: TypeAlias = Sequence[str]  # of the seats
Teller: TypeAlias = Callable[[Any, Names], str]


def tell(events: Iterable[Event], names: Names) -> list[str]:
    """A sentence for each event, and one for all cells that a pawn crosses in one direction."""
    sentences: list[str] = []
    for crossing, run in groupby(events, _crossing):
        if crossing is None:
            sentences += [TELLERS[type(event)](event, names) for event in run]
        else:
            sentences.append(_path(list(run), names))
    return sentences


def listed(words: Sequence[str]) -> str:
    """ "a", "a and b", "a, b and c"."""
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def _ended(event: Any, names: Names) -> str:
    points = ", ".join(
        f"{name} {_count(score, 'point')}" for name, score in zip(names, event.scores, strict=True)
    )
    winners = listed([names[seat] for seat in event.winners])
    return f"The game is over: {points}. {winners} {'wins' if len(event.winners) == 1 else 'share the win'}."


def _turn(event: Any, names: Names) -> str:
    return f"It is {names[event.seat]}'s turn."


# Gravity Superstar

_TOWARDS = {"N": "north", "E": "east", "S": "south", "W": "west"}
_WAYS = {"walk": "walks", "leap": "leaps", "drop": "drops through the platform", "fall": "falls"}
_USES = {
    "step": "to step",
    "long": "to leap far",
    "high": "to leap high",
    "drop": "to drop",
    "rotate": "to turn",
}
_TURNS = {"left": "a quarter turn left", "right": "a quarter turn right", "half": "half a turn"}
_RETURNED = {"fifth": "for having played them all", "refill": "again", "ejected": "again after the push"}
_OVER = {
    "stars": "Few enough stars are left.",
    "goal": "The last round is over.",
    "bare": "No star is left.",
    "quiet": "Twelve rounds in a row changed nothing.",
}


def _crossing(event: Event) -> tuple[Any, ...] | None:
    if isinstance(event, gravity.CellEntered):
        return event.seat, event.how, event.direction
    return None


def _path(run: list[Any], names: Names) -> str:
    last = run[-1]
    far = f" through {len(run)} cells" if len(run) > 1 else ""
    round_the_edge = " round the edge" if any(event.wrapped for event in run) else ""
    way = f"{_WAYS[last.how]} {_TOWARDS[last.direction]}{round_the_edge}{far}"
    return f"{names[last.seat]} {way} to {_cell(last.cell)}."


def _cell(cell: tuple[int, int]) -> str:
    return f"{cell[0]},{cell[1]}"


def _gravity_card(event: gravity.CardPlayed, names: Names) -> str:
    card = "a card" if isinstance(event.card, gravity.Back) else event.card
    return f"{names[event.seat]} plays {card} face {'up' if event.open else 'down'} {_USES[event.use]}."


def _thing(take: str, count: int) -> str:
    return _count(count, "token" if take == "token" else f"{take} star")


_GRAVITY: dict[type[Event], Teller] = {
    gravity.GameStarted: lambda event, names: (
        f"{_count(event.stars, 'star')} on the board; {names[event.first]} goes first."
    ),
    gravity.MarkerPlaced: lambda event, _: f"The door at {_cell(event.cell)} opens.",
    gravity.MarkerMoved: lambda event, _: f"The next door to open is that at {_cell(event.cell)}.",
    gravity.TurnStarted: lambda event, names: f"Round {event.round}: {_turn(event, names)}",
    gravity.PawnEntered: lambda event, names: (
        f"{names[event.seat]} enters by the door at {_cell(event.cell)}, feet {_TOWARDS[event.down]}."
    ),
    gravity.CardPlayed: _gravity_card,
    gravity.CardsReturned: lambda event, names: (
        f"{names[event.seat]} holds all five cards {_RETURNED[event.why]}."
    ),
    gravity.PawnTurned: lambda event, names: (
        f"{names[event.seat]} makes {_TURNS[event.turn]}, feet {_TOWARDS[event.down]}."
    ),
    gravity.PawnEjected: lambda event, names: f"{names[event.by]} throws {names[event.seat]} off the board.",
    gravity.StolenFrom: lambda event, names: (
        f"{names[event.seat]} takes {_thing(event.take, 1)} from {names[event.victim]}"
        f" and has {_thing(event.take, event.count)}."
    ),
    gravity.StarTaken: lambda event, names: (
        f"{names[event.seat]} takes {_thing(event.colour, 1)} and has {event.count};"
        f" {event.stars_left} left on the board."
    ),
    gravity.TokenTaken: lambda event, names: (
        f"{names[event.seat]} takes a replay token and has {event.tokens}."
    ),
    gravity.PawnLanded: lambda event, names: f"{names[event.seat]} lands at {_cell(event.cell)}.",
    gravity.TokenSpent: lambda event, names: (
        f"{names[event.seat]} spends a replay token to act again and has {event.tokens} left."
    ),
    gravity.RoundEnded: lambda event, _: f"Round {event.round} is over.",
    gravity.LastRoundAnnounced: lambda event, names: (
        f"{names[event.seat]} has {_count(event.points, 'point')}: this round is the last."
    ),
    gravity.GameEnded: lambda event, names: f"{_OVER[event.why]} {_ended(event, names)}",
}


# La Course des étoiles


def _planet_card(card: race.Card | race.Back) -> str:
    if isinstance(card, race.Back):
        return "a card"
    if card.aliens:
        return f"the {'-'.join(card.aliens)} card"
    return f"the card {card.kind.replace('_', ' ')}"


def _dealt_token(event: race.TokenDealt, names: Names) -> str:
    secret = "" if isinstance(event.token, race.Back) else f", {event.token}"
    return f"{names[event.seat]} gets a secret token{secret}."


def _drawn(event: race.CardDrawn, names: Names) -> str:
    if event.planet is None:
        source = f"from the deck; {event.deck_left} left"
    else:
        source = f"that was planet {event.planet}"
    return f"{names[event.seat]} draws {_planet_card(event.card)} {source}."


def _advanced(event: race.AlienAdvanced, _: Names) -> str:
    over = f", over {listed(event.leapt)}" if event.leapt else ""
    return f"The {event.alien} alien goes from planet {event.start} to {event.end}{over}."


def _race_ended(event: race.RaceEnded, _: Names) -> str:
    aliens = f"The {listed(event.aliens)} alien{'s' * (len(event.aliens) > 1)}"
    if event.ending == "arrived":
        return f"{aliens} arrived at planet {event.planet}: the race is over."
    return f"{aliens} stood on planet {event.planet}, the next to be swallowed: the race is over."


_RACE: dict[type[Event], Teller] = {
    race.FavouriteDealt: lambda event, names: (
        f"{names[event.seat]} gets {event.card.alien} as a favourite card."
    ),
    race.TokenDealt: _dealt_token,
    race.CardDrawn: _drawn,
    race.TurnStarted: _turn,
    race.CardPlayed: lambda event, names: f"{names[event.seat]} plays {_planet_card(event.card)}.",
    race.AlienAdvanced: _advanced,
    race.FavouriteAdopted: lambda event, names: (
        f"{names[event.seat]} lays {event.card.alien} down as a favourite."
    ),
    race.FavouriteDropped: lambda event, names: (
        f"{names[event.seat]} drops the favourite {event.card.alien}."
    ),
    race.FavouritesTraded: lambda event, names: (
        f"{names[event.seat]} gives {event.gave.alien} to {names[event.other]} for {event.took.alien}."
    ),
    race.AliensSwapped: lambda event, _: (
        f"The {event.aliens[0]} alien is now on planet {event.planets[0]},"
        f" the {event.aliens[1]} alien on planet {event.planets[1]}."
    ),
    race.Fizzled: lambda event, _: "All aliens are together: nothing happens.",
    race.PlanetSwallowed: lambda event, _: f"Planet {event.planet} is gone.",
    race.RaceEnded: _race_ended,
    race.TokensRevealed: lambda event, names: (
        "The tokens: " + ", ".join(map(" ".join, zip(names, event.tokens, strict=True))) + "."
    ),
    race.GameEnded: _ended,
}


# Fairy Lights


def _bulb_card(card: lights.Card) -> str:
    article = "an" if card.colour == "orange" else "a"
    return f"{article} {card.colour} card with {_count(card.bulbs, 'bulb')} and {_count(card.stars, 'star')}"


def _series(event: Any, names: Names) -> str:
    return f"{names[event.seat]}'s {event.colour} series has {_count(event.bulbs, 'bulb')}"


_LIGHTS: dict[type[Event], Teller] = {
    lights.TurnStarted: _turn,
    lights.CardRevealed: lambda event, names: (
        f"{names[event.seat]} reveals {_bulb_card(event.card)}; {event.deck_left} left in the deck."
    ),
    lights.LastCardRevealed: lambda event, _: "It is the last card: the game ends with this turn.",
    lights.ColourRepeated: lambda event, _: f"{event.colour.capitalize()} again: the turn is over.",
    lights.CardsTaken: lambda event, names: (
        f"{names[event.seat]} takes {listed(event.colours)}: {_count(len(event.cards), 'card')}."
    ),
    lights.ShopClosedUp: lambda event, _: f"{_count(len(event.shop), 'card')} left in the shop.",
    lights.SeriesGrown: lambda event, names: f"{_series(event, names)} and is unfinished.",
    lights.SeriesFinished: lambda event, names: (
        f"{_series(event, names)} and lights up: {_count(sum(card.stars for card in event.cards), 'point')}."
    ),
    lights.SeriesLost: lambda event, names: f"{_series(event, names)} and is lost.",
    lights.ShopDiscarded: lambda event, _: f"Discarded from the shop: {_count(len(event.cards), 'card')}.",
    lights.GameEnded: _ended,
}

TELLERS: dict[type[Event], Teller] = _GRAVITY | _RACE | _LIGHTS
