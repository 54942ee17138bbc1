"""The screen of every route, and the first route, as the command line wants it."""

from __future__ import annotations

from typing import Any

from game import catalogue
from game.arguments import DEFAULT_SEATS, Options, SeatWish
from game.client import scene
from game.client.desk import Desk
from game.client.scene import OpenTable, OpenTitle, Route, Scene
from game.client.screens.title import Title
from game.door import contents
from game.match.lineup import AI_NAMES, EMBLEMS, Bot, Lineup, Person, Player
from game.match.match import Match, begun, drawn_by_chance


def scene_of(desk: Desk, route: Route[Any]) -> Scene[Any]:
    """The screen that a route names."""
    match route:
        case OpenTitle(opening):
            return Title(desk, opening)
        case OpenTable(match, kept, save, replaces):
            # loaded late: a start at the title does not need the table
            from game.client.table.begin import demo, open_table

            return open_table(desk, match, save, replaces) if kept else demo(desk, match, replaces)
    return _screen(desk, route)


def _screen(desk: Desk, route: Route[Any]) -> Scene[Any]:
    # loaded late: start-up needs none of these
    from game.client.screens.ask import Question
    from game.client.screens.attract import Attract
    from game.client.screens.changeperson import ChangePerson
    from game.client.screens.controls import Controls
    from game.client.screens.credits import Credits
    from game.client.screens.emblems import Emblems
    from game.client.screens.evening import Evening
    from game.client.screens.hall import Hall
    from game.client.screens.howto import HowTo
    from game.client.screens.keyboard import Keyboard
    from game.client.screens.keys import Keys
    from game.client.screens.lesson import open_lesson
    from game.client.screens.pause import PauseMenu
    from game.client.screens.people import People
    from game.client.screens.profile import ProfilePage
    from game.client.screens.programs import Programs
    from game.client.screens.replay import ReplayScene
    from game.client.screens.results import Results
    from game.client.screens.rules import Rules
    from game.client.screens.seats import Seats
    from game.client.screens.settings import SettingsScene
    from game.client.screens.setup import Setup
    from game.client.screens.tryit import TryIt
    from game.client.screens.waiting import GamesWaiting
    from game.client.table.play import OpenPause, OpenResults, OpenSeats

    match route:
        case scene.Ask():
            return Question(desk, route)
        case scene.OpenAttract():
            return Attract(desk, route)
        case scene.OpenCredits():
            return Credits(desk)
        case scene.OpenEmblems(now):
            return Emblems(desk, now)
        case scene.OpenEvening():
            return Evening(desk, route)
        case scene.OpenPeople():
            return People(desk)
        case scene.OpenProfile():
            return ProfilePage(desk, route)
        case scene.OpenChangePerson():
            return ChangePerson(desk, route)
        case scene.OpenHall():
            return Hall(desk)
        case scene.OpenHowTo():
            return HowTo(desk)
        case scene.OpenKeyboard(value, most):
            return Keyboard(desk, value, most)
        case scene.OpenKeys():
            return Keys(desk)
        case scene.OpenPrograms():
            return Programs(desk)
        case scene.OpenLesson(game):
            return open_lesson(desk, game)
        case scene.OpenReplay():
            return ReplayScene(desk, route)
        case scene.OpenRules(game, state):
            return Rules(desk, game, state=state)
        case scene.OpenControls(game, state):
            return Controls(desk, game, state)
        case scene.OpenSettings():
            return SettingsScene(desk)
        case scene.OpenSetup():
            return Setup(desk)
        case scene.OpenTry():
            return TryIt(desk, route)
        case scene.OpenWaiting(game):
            return GamesWaiting(desk, game)
        case OpenPause(play):
            return PauseMenu(desk, play)
        case OpenResults(play):
            return Results(desk, play)
        case OpenSeats(play):
            return Seats(desk, play)
    raise LookupError(f"No screen for {route}")


def first_route(desk: Desk, options: Options) -> Route[None]:
    """The title, or the table that was asked for; a demo without a game shows all of them in turn."""
    if options.replay is not None:
        from game.home.saves import unread_reason  # loaded late, too
        from game.match.journal import read_as_far

        match, fault = read_as_far(contents(options.replay))
        told = unread_reason(desk.words, fault) if fault else ""
        return scene.OpenReplay(match, fault=told, spoilers=False, first=True)
    if options.play is None:
        demos = scene.OpenAttract(first=True, game=catalogue.names()[0], seed=options.seed)
        return demos if options.demo else OpenTitle(opening=True)
    return OpenTable(_match(desk, options), kept=not options.demo)


def _match(desk: Desk, options: Options) -> Match:

    assert options.play is not None
    seed = drawn_by_chance() if options.seed is None else options.seed
    wishes = options.seats or _usual(options.demo)
    players = tuple(_player(desk, seat, wish, options.demo) for seat, wish in enumerate(wishes))
    return begun(options.play, Lineup(players, dict(options.game_options)), seed)


def _usual(demo: bool) -> tuple[SeatWish, ...]:
    """One person, or none, and AIs."""
    ai = SeatWish(level="pilot")
    return (ai if demo else SeatWish(), *[ai] * (DEFAULT_SEATS - 1))


def _player(desk: Desk, seat: int, wish: SeatWish, demo: bool) -> Player:
    level = wish.level or ("pilot" if demo else None)
    usual = AI_NAMES[seat] if level else desk.words("seat-name", number=seat + 1)
    return Player(wish.name or usual, EMBLEMS[seat], Bot(level) if level else Person())
