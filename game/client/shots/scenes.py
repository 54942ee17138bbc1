"""Shots of the screens around the tables."""

from __future__ import annotations

from typing import Any

from game.client.anim import Director
from game.client.anim.clips import Clip, Poses
from game.client.desk import Desk, Nobody
from game.client.play import Play
from game.client.scene import Scene
from game.client.scenes.pause import Pause
from game.client.scenes.results import Results
from game.client.scenes.rules import PAGES, Rules
from game.client.scenes.seats import Seats
from game.client.scenes.settings import SettingsScene
from game.client.scenes.title import Title
from game.client.shots import shot
from game.match.match import Match
from game.match.table import EMBLEMS, Player, Table
from game.shelf import game, material

NAMES = ("Mila", "Jonas", "Oma Rit", "Vega", "Rigel", "Maximilienne-A")


class _Calm:
    """A table that shows nothing."""

    def layout(self, view: Any) -> Poses:
        return {}

    def choreograph(self, events: Any, before: Any, after: Any) -> Clip | None:
        return None


def table(count: int) -> Table:
    """People first, then AIs."""
    levels = (None, None, None, "ace", "pilot", None)
    return Table(
        tuple(Player(NAMES[seat], EMBLEMS[seat], levels[seat]) for seat in range(count))  # type: ignore[arg-type]
    )


def begun(name: str, count: int, actions: int = 4) -> Play:
    """A game after its first legal actions."""
    rules = game(name)
    match = Match(rules, rules.new(material(name), count, 7, {}), table(count), 7)
    for _ in range(actions):
        seat = match.to_act
        if seat is None:
            break
        legal = match.view(seat).legal
        match.play(legal[match.ply * 7 % len(legal)])
    director: Director[Any] = Director(_Calm(), match.view(0))
    return Play(match, director, Nobody())


def ended(name: str, count: int) -> Play:
    """A game at its end."""
    return begun(name, count, 5000)


@shot("title")
def title(desk: Desk) -> Scene[None]:
    return Title(desk)


@shot("pause")
def pause(desk: Desk) -> Scene[Any]:
    return Pause(desk, begun("gravity", 4))


@shot("seats")
def seats(desk: Desk) -> Scene[Any]:
    return Seats(desk, begun("gravity", 6))


@shot("settings")
def settings(desk: Desk) -> Scene[Any]:
    return SettingsScene(desk)


@shot("results-gravity", seconds=3.0)
def results_gravity(desk: Desk) -> Scene[Any]:
    return Results(desk, ended("gravity", 6))


@shot("results-star-race")
def results_star_race(desk: Desk) -> Scene[Any]:
    return Results(desk, ended("star_race", 3))


@shot("results-fairy-lights")
def results_fairy_lights(desk: Desk) -> Scene[Any]:
    return Results(desk, ended("fairy_lights", 2))


def _rules(name: str, page: int) -> None:
    @shot(f"rules-{name.replace('_', '-')}-{PAGES[name][page]}")
    def rules(desk: Desk) -> Scene[Any]:
        return Rules(desk, name, page)


for _name, _pages in PAGES.items():
    for _page in range(len(_pages)):
        _rules(_name, _page)
