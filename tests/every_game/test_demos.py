"""Whole games between AIs, through the client: after every action the table shows what the view says."""

from __future__ import annotations

import math
from typing import Any

import pytest

from game.ai.bot import Budget, Choice, Level
from game.ai.levels import choose
from game.ai.worker import mind_of
from game.catalogue import game
from game.client.desk import Desk, Nobody
from game.client.table.begin import demo
from game.client.table.scene import TableScene
from game.engine.contract import View
from game.match.lineup import EMBLEMS, Bot, Lineup, Player
from game.match.match import begun
from tests.every_game.kit import EVERY_GAME

GAMES_EACH = 50
CHUNKS = 5  # so that they can run side by side
MOST_ACTIONS = 3000  # no game of random bots comes near


class AtOnce(Nobody):
    """Answers in the same frame, in this process."""

    def __init__(self, level: Level) -> None:
        self._level = level
        self._answer: tuple[int, Choice[Any]] | None = None

    def ask(self, game: str, view: View, level: Level, seed: int, ply: int) -> None:
        self._answer = ply, choose(mind_of(game), view, self._level, seed, Budget())

    def poll(self, ply: int) -> Choice[Any] | None:
        return self._answer[1] if self._answer and self._answer[0] == ply else None


def table_of(desk: Desk, name: str, number: int) -> TableScene:
    """The demo with this number: every count of seats, every option, at no speed but at once."""
    rules = game(name)
    least, most = rules.players
    seats = least + number % (most - least + 1)
    options = {key: values[number // 2 % len(values)] for key, values in rules.options.items()}
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
    director.skip()
    assert director.shown == scene.play.view
