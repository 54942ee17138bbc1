"""The first scene, as the command line wants it."""

from __future__ import annotations

from random import SystemRandom
from typing import Any

from game.client.desk import Desk
from game.client.scene import Scene
from game.command import DEFAULT_SEATS, Options, SeatWish
from game.match.lineup import EMBLEMS, Lineup, Player
from game.match.match import Match

AI_NAMES = ("Vega", "Rigel", "Sirius", "Altair", "Deneb", "Mira")
MOST_SEEDS = 1_000_000


def first_scene(desk: Desk, options: Options) -> Scene[Any]:
    """The title, or the table that was asked for."""
    if options.play is None:
        from game.client.screens.title import Title

        return Title(desk, opening=True)
    from game.client.table.begin import demo, open_table

    match = _match(desk, options)
    return demo(desk, match) if options.demo else open_table(desk, match)


def _match(desk: Desk, options: Options) -> Match:
    from game.client.table.begin import new_match

    assert options.play is not None
    seed = SystemRandom().randrange(MOST_SEEDS) if options.seed is None else options.seed
    wishes = options.seats or _usual(options.demo)
    players = tuple(_player(desk, seat, wish, options.demo) for seat, wish in enumerate(wishes))
    return new_match(options.play, Lineup(players), seed, dict(options.game_options))


def _usual(demo: bool) -> tuple[SeatWish, ...]:
    """One person, or none, and AIs."""
    ai = SeatWish(level="pilot")
    return (ai if demo else SeatWish(), *[ai] * (DEFAULT_SEATS - 1))


def _player(desk: Desk, seat: int, wish: SeatWish, demo: bool) -> Player:
    level = wish.level or ("pilot" if demo else None)
    usual = AI_NAMES[seat] if level else desk.words("seat-name", number=seat + 1)
    return Player(wish.name or usual, EMBLEMS[seat], level)  # type: ignore[arg-type]
