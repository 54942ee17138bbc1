"""Shots of the screens around the tables."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from game.catalogue import game, material
from game.client.desk import Desk, Nobody
from game.client.forms.widgets import Id
from game.client.intents import Command, Confirm, Resized, gamepad
from game.client.motion.clips import Beat, Poses
from game.client.motion.director import Director
from game.client.scene import Push, Scene
from game.client.screens.ask import ErrorScene
from game.client.screens.attract import Attract
from game.client.screens.credits import Credits
from game.client.screens.emblems import Emblems
from game.client.screens.hall import Hall
from game.client.screens.howto import HowTo
from game.client.screens.keys import Keys, Listen
from game.client.screens.pause import Pause
from game.client.screens.results import Results
from game.client.screens.rules import PAGES, Rules
from game.client.screens.seatrow import SeatDevice, SeatLevel, SeatName
from game.client.screens.seats import Seats
from game.client.screens.settings import SettingsScene
from game.client.screens.setup import GameCard, Setup
from game.client.screens.title import Title
from game.client.table.begin import open_table
from game.client.table.play import NOWHERE, Play
from game.games.gravity.table.planets import Planets
from game.home.hall import Honour
from game.match.lineup import EMBLEMS, Bot, Lineup, Person, Player
from game.match.match import Match
from tools.shots import shot

NAMES = ("Mila", "Jonas", "Oma Rit", "Vega", "Rigel", "Maximilienne-A")


class _Calm:
    """A table that shows nothing."""

    def layout(self, view: Any) -> Poses:
        return {}

    def choreograph(self, before: Any, events: Any, after: Any) -> Sequence[Beat[Any]]:
        return ()


def table(count: int) -> Lineup:
    """People first, then AIs."""
    holders = (Person(), Person(), Person(), Bot("ace"), Bot("pilot"), Person())
    return Lineup(tuple(map(Player, NAMES[:count], EMBLEMS, holders)))


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


@shot("title-opening", seconds=1.3)
def title_opening(desk: Desk) -> Scene[None]:
    scene = Title(desk, opening=True)
    scene.update(0.55)
    return scene


@shot("title-continue")
def title_continue(desk: Desk) -> Scene[None]:
    """With a saved game to go on with."""
    return _WithSave(desk, begun("gravity", 4, 60).match)


class _WithSave(Title):
    def __init__(self, desk: Desk, match: Match) -> None:
        super().__init__(desk)
        self._looked, self._saved, self._match = True, Path("gravity.match"), match
        self.form.focus = "continue"


@shot("howto")
def howto(desk: Desk) -> Scene[None]:
    return HowTo(desk)


@shot("credits")
def credits(desk: Desk) -> Scene[None]:
    return Credits(desk)


@shot("hall")
def hall(desk: Desk) -> Scene[None]:
    levels: tuple[Any, ...] = (None, "legend", None, "pilot", None, "ace", "rookie")
    best = [
        Honour(NAMES[k % 6], EMBLEMS[k % 6], 31 - 3 * k, k == 0, 4, "2026-11-18", level)
        for k, level in enumerate(levels)
    ]
    return Hall(desk, hall={"gravity": best})


@shot("hall-empty")
def hall_empty(desk: Desk) -> Scene[None]:
    return Hall(desk, "fairy_lights")


def _setup(desk: Desk, name: str, seats: int, focus: Id) -> Setup:
    scene = Setup(desk, name)
    scene.lineup = Lineup(table(seats).players)
    scene.seed = "NOVA 4127"
    scene.form.focus = focus
    scene.handle(Resized())
    return scene


@shot("setup")
def setup(desk: Desk) -> Scene[Any]:
    return _setup(desk, "gravity", 5, SeatLevel(3))


@shot("setup-person")
def setup_person(desk: Desk) -> Scene[Any]:
    return _setup(desk, "gravity", 6, SeatName(5))


@shot("setup-few-planets")
def setup_few_planets(desk: Desk) -> Scene[Any]:
    """More seats than there are chosen planets for."""
    scene = _setup(desk, "gravity", 5, "choose")
    scene.lineup = replace(scene.lineup, material=("1a", "2b"))
    return scene


@shot("setup-star-race")
def setup_star_race(desk: Desk) -> Scene[Any]:
    return _setup(desk, "star_race", 2, GameCard("star_race"))


@shot("setup-fairy-lights")
def setup_fairy_lights(desk: Desk) -> Scene[Any]:
    return _setup(desk, "fairy_lights", 4, "start")


class _WithGameLeft(Setup):
    """As if a game of this kind had been left."""

    game_left = True


@shot("setup-continue")
def setup_continue(desk: Desk) -> Scene[Any]:
    return _WithGameLeft(desk, "star_race")


@shot("setup-devices")
def setup_devices(desk: Desk) -> Scene[Any]:
    """A gamepad for one, who holds it, and the devices that another may have."""
    desk.gamepads = gamepad(1), gamepad(2)
    desk.device = gamepad(1)
    scene = _setup(desk, "gravity", 6, SeatDevice(2))
    players = scene.lineup.players
    scene.lineup = Lineup((replace(players[0], device="gamepad 1"), *players[1:]))
    scene.handle(Confirm(device=gamepad(2)))
    return scene


@shot("emblems")
def emblems(desk: Desk) -> Scene[Any]:
    return Emblems(desk, "rocket")


@shot("planets")
def planets(desk: Desk) -> Scene[Any]:
    return Planets(desk, ("1a", "3b", "4a"), 4)


@shot("planets-broken")
def planets_broken(desk: Desk) -> Scene[Any]:
    """A planet of one's own with almost everything wrong; none is chosen."""
    folder = desk.home / "planets"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "cheese.tmx").write_text("<map/>")
    return Planets(desk, (), 4)


@shot("keys")
def keys(desk: Desk) -> Scene[Any]:
    return Keys(desk)


@shot("keys-listening")
def keys_listening(desk: Desk) -> Scene[Any]:
    return Listen(desk, "face-down")


def _over(desk: Desk, play: Play, scene: Scene[Any]) -> tuple[Scene[Any], ...]:
    """A dialog over its table."""
    return open_table(desk, play.match, NOWHERE), scene


@shot("pause")
def pause(desk: Desk) -> tuple[Scene[Any], ...]:
    play = begun("gravity", 4)
    return _over(desk, play, Pause(desk, play))


@shot("log")
def log(desk: Desk) -> tuple[Scene[Any], ...]:
    """What was played, over its table."""
    below = open_table(desk, begun("star_race", 4, 30).match, NOWHERE)
    push = below.handle(Command("log"))
    assert isinstance(push, Push)
    assert isinstance(push.to, Scene)
    return below, push.to


@shot("error")
def error(desk: Desk) -> Scene[Any]:
    path = Path("/home/maximilienne/games/an unusually long name/of a folder/local/share/starbox/starbox.log")
    return ErrorScene(desk, KeyError("a star that is not there"), path)


@shot("attract")
def attract(desk: Desk) -> Scene[Any]:
    return Attract(desk, "fairy_lights", seed=3)


@shot("seats")
def seats(desk: Desk) -> Scene[Any]:
    return Seats(desk, begun("gravity", 6))


@shot("settings")
def settings(desk: Desk) -> Scene[Any]:
    return SettingsScene(desk)


def _told(desk: Desk, play: Play) -> Results:
    """When everything is told, and confetti falls."""
    results = Results(desk, play)
    results.update(1.6)
    return results


@shot("results-opening", seconds=1.4)
def results_opening(desk: Desk) -> Scene[Any]:
    return Results(desk, ended("star_race", 5))


@shot("results-gravity", seconds=3.0)
def results_gravity(desk: Desk) -> tuple[Scene[Any], ...]:
    play = ended("gravity", 6)
    return _over(desk, play, _told(desk, play))


@shot("results-star-race")
def results_star_race(desk: Desk) -> Scene[Any]:
    play = ended("star_race", 4)
    play.match.pins |= {0: {1: "red", 2: "green", 3: "yellow"}, 1: {0: "blue"}}
    return _told(desk, play)


@shot("results-fairy-lights")
def results_fairy_lights(desk: Desk) -> Scene[Any]:
    return _told(desk, ended("fairy_lights", 2))


def _rules(name: str, page: int) -> None:
    @shot(f"rules-{name.replace('_', '-')}-{PAGES[name][page]}")
    def rules(desk: Desk) -> Scene[Any]:
        return Rules(desk, name, page)


for _name, _pages in PAGES.items():
    for _page in range(len(_pages)):
        _rules(_name, _page)
