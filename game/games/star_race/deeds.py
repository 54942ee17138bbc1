"""What seats have done in La Course des étoiles, measured."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from game.deeds import Deed, Tale
from game.engine.contract import Seat
from game.games.star_race import model
from game.games.star_race.model import RaceView
from game.texts import Words


def deeds(tale: Tale) -> Iterator[Deed]:
    """Leaps, ways, trades, and guesses that were right."""
    for turn in tale.turns:
        for event in turn.events:
            match event:
                case model.AlienAdvanced(start=start, end=end, leapt=leapt):
                    yield Deed(turn.seat, "way", end - start, turn.ply)
                    yield Deed(turn.seat, "leapt", len(leapt), turn.ply)
                case model.FavouritesTraded():
                    yield Deed(turn.seat, "traded", 1, turn.ply)
    tokens = cast("RaceView", tale.last).tokens
    for seat, guesses in tale.notes.items():
        yield Deed(seat, "guessed", right_guesses(guesses, tokens)[0])


def likings(tale: Tale) -> Iterator[tuple[Seat, str]]:
    """The aliens that were helped on."""
    for turn in tale.turns:
        for event in turn.events:
            if isinstance(event, model.AlienAdvanced):
                yield turn.seat, f"star_race/alien_{event.alien}"


def liked(words: Words, picture: str) -> str:
    return words("race-liked", alien=picture.rpartition("_")[2])


def right_guesses(guesses: Mapping[Seat, str], tokens: Sequence[object]) -> tuple[int, int]:
    """How many of the guesses about tokens that are known were right, of how many."""
    told = [(guess, tokens[seat]) for seat, guess in guesses.items() if isinstance(tokens[seat], str)]
    return sum(guess == token for guess, token in told), len(told)
