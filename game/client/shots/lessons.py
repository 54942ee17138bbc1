"""Shots of the lessons: one for every step."""

from __future__ import annotations

from game.client.desk import Desk
from game.client.lesson import lesson
from game.client.scenes.lesson import LessonScene
from game.client.shots import shot
from game.shelf import NAMES


def _register(game: str, at: int) -> None:
    @shot(f"lesson-{game}-{at + 1}")
    def build(desk: Desk) -> LessonScene:
        scene = LessonScene(desk, game, lesson(game), at)
        scene.update(1.0)
        return scene


for _game in NAMES:
    for _at in range(len(lesson(_game).steps)):
        _register(_game, _at)
