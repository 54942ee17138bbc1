"""Shots of the lessons: one for every step."""

from __future__ import annotations

from game import catalogue
from game.client.desk import Desk
from game.client.screens.lesson import LessonScene
from game.home.lessons import lesson
from tools.shots import shot

LONG = 60.0  # seconds: all motion and every pause is over


def _register(game: str, at: int) -> None:
    @shot(f"lesson-{game}-{at + 1}")
    def build(desk: Desk) -> LessonScene:
        scene = LessonScene(desk, game, lesson(game), at)
        while not scene.told:
            scene.update(LONG)
        return scene


for _game in catalogue.names():
    for _at in range(len(lesson(_game).steps)):
        _register(_game, _at)


@shot("lesson-declined")
def declined(desk: Desk) -> LessonScene:
    """Something else than what the step wants has been tried."""
    scene = LessonScene(desk, "gravity", lesson("gravity"), 8)
    scene.update(1.0)
    others = (action for action in scene.play.view.legal if not scene.step.accepts(action))
    scene._act(next(others))
    return scene
