"""Whole games between AIs, through the client: after every action the table shows what the view says."""

from __future__ import annotations

import math

import pytest

from game.catalogue import game
from game.client.desk import Desk
from game.client.table.begin import demo
from game.client.table.scene import TableScene
from game.engine.contract import FIRST_PLAYER, first_players
from game.match.lineup import EMBLEMS, Bot, Lineup, Player
from game.match.match import begun
from tests.every_game.kit import EVERY_GAME
from tests.pilot import AtOnce

GAMES_EACH = 48
CHUNKS = 4  # so that they can run side by side
MOST_ACTIONS = 3000  # no game of random bots comes near


def table_of(desk: Desk, name: str, number: int) -> TableScene:
    """The demo with this number: every count of seats, every option, at no speed but at once."""
    rules = game(name)
    least, most = rules.players
    seats = least + number % (most - least + 1)
    options = {key: values[number // 2 % len(values)] for key, values in rules.options.items()}
    if FIRST_PLAYER in options:
        options[FIRST_PLAYER] = first_players(seats)[number // 2 % (seats + 1)]
    players = tuple(Player(f"Bot {seat}", EMBLEMS[seat], Bot("rookie")) for seat in range(seats))
    desk.think = lambda: AtOnce("random" if number % 3 else "rookie")
    return demo(desk, begun(name, Lineup(players, options), number))


def play_out(scene: TableScene) -> None:
    """To the end; what an action begins to move is over in the next frame."""
    play = scene.play
    play.director.speed = math.inf
    for _ in range(MOST_ACTIONS):
        if play.match.result() is not None:
            return
        play.update(1.0)
        play.director.update(1.0)
        assert play.director.still
        assert play.director.shown == play.view
    raise AssertionError("the game did not end")


@pytest.mark.sampled(CHUNKS, 1)
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("name", EVERY_GAME)
def test_the_table_always_shows_what_the_view_says(desk: Desk, name: str, chunk: int) -> None:
    for number in range(chunk, GAMES_EACH, CHUNKS):
        play_out(table_of(desk, name, number))


@pytest.mark.parametrize("reduced", [False, True], ids=["motion", "reduced motion"])
@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_moment_of_a_game_can_be_drawn(desk: Desk, name: str, reduced: bool) -> None:
    scene = table_of(desk, name, 3)
    director = scene.play.director
    director.reduced = reduced
    for frame in range(400):
        scene.play.update(0.11)
        if frame % 8 == 0:
            picture = desk.picture()
            scene.draw(picture)
            again = desk.picture()
            scene.draw(again)
            assert picture.items == again.items, "drawn twice, the same picture"
    while director.skip():
        pass
    assert director.shown == scene.play.view
