"""Shots of the table of Gravity Superstar: moments of games played by a die, the same each time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any, TypeAlias

from msgspec.structs import replace

from game import catalogue
from game.ai.bot import Choice
from game.client.desk import Desk
from game.client.intents import KEYBOARD, Command, PointAt
from game.client.table.begin import demo, new_match
from game.client.table.scene import TableScene
from game.engine.contract import NOBODY, Action, Event
from game.games.gravity.model import (
    CardMove,
    CellEntered,
    Drop,
    GravityView,
    MarkerMoved,
    PawnEjected,
    PawnEntered,
    PawnTurned,
    StarTaken,
    Step,
    StolenFrom,
    TokenSpent,
    TurnStarted,
)
from game.games.gravity.table.presenter import Presenter
from game.games.gravity.table.sight import Sight
from game.games.gravity.table.upright import MyDown
from game.games.gravity.view import pawn, preview
from game.match.lineup import EMBLEMS, Bot, Lineup, Person, Player
from game.match.match import Match
from tools.shots import shot

NAMES = ("Mika", "Otto", "Juno", "Pip", "Ana", "Léon")


def match_of(players: int, seed: int, people: int = 1, **options: str) -> Match:
    """The opening of a match; the first seats are people."""
    seats = tuple(
        Player(NAMES[k], EMBLEMS[k], Person() if k < people else Bot("pilot")) for k in range(players)
    )
    return new_match("gravity", Lineup(seats, free_undo=True), seed, options)


def played(match: Match, plies: int, until: Callable[[GravityView], bool]) -> Match:
    """The match after so many actions of greedy players, and on until a view of seat 0 is as wanted."""
    rng = Random(match.seed)
    while match.result() is None and (match.ply < plies or not until(view_of(match))):
        seat = match.to_act
        assert seat is not None
        match.play(_greedy(match.view(seat), rng))  # type: ignore[arg-type]
    return match


def view_of(match: Match) -> GravityView:
    return match.view(0)  # type: ignore[return-value]


def _greedy(view: GravityView, rng: Random) -> Any:
    """What wins most at once, more often than not."""
    moves = [action for action in view.legal if isinstance(action, CardMove)]
    if not moves or rng.random() < 0.3:
        return rng.choice(view.legal)
    return max(moves, key=lambda action: preview(view, action).gain[view.turn])


def my_move(view: GravityView) -> bool:
    """Seat 0 is to act with all cards in its hand but two."""
    return view.to_act == 0 and view.phase == "action" and len(view.hand) == 3


def press(table: TableScene, *commands: str) -> TableScene:
    table.update(0.01)
    for name in commands:
        table.handle(Command(name, device=KEYBOARD))
    return table


def aim(table: TableScene, card: str) -> TableScene:
    """Pick a card and point at its best use."""
    press(table, card)
    sight = sight_of(table)
    table.handle(PointAt(sight.chips[best_of(table)].centre))
    return table


def sight_of(table: TableScene) -> Sight:
    assert isinstance(table.presenter, Presenter)
    return table.presenter.sight(table._look())


def best_of(table: TableScene) -> int:
    """The use of the picked card that wins most."""
    view: Any = table.play.view
    found = sight_of(table).found
    legal = [index for index, option in enumerate(found) if option.why_not is None]
    return max(legal, key=lambda index: preview(view, found[index].action).gain[view.seat])


def play_best(table: TableScene, card: str) -> TableScene:
    """Pick a card, play its best use, and look on."""
    press(table, card)
    table.play.act(sight_of(table).found[best_of(table)].action)
    return table


def rich(ply: int, seed: int = 29, players: int = 4) -> Match:
    """A position in which seat 0 can do a lot."""
    return played(match_of(players, seed), ply, lambda view: view.to_act == 0 and view.phase == "action")


@shot("gravity")
def choosing(desk: Desk) -> TableScene:
    return aim(demo(desk, rich(55)), "card-2")


@shot("gravity-fall", seconds=3.0)
def falling(desk: Desk) -> TableScene:
    return play_best(demo(desk, rich(55)), "card-2")


@shot("gravity-fall-6", seconds=3.0)
def falling_among_six(desk: Desk) -> TableScene:
    return play_best(demo(desk, rich(43, 31, 6)), "card-2")


@shot("gravity-leap")
def leaping(desk: Desk) -> TableScene:
    return aim(demo(desk, rich(41, 47)), "card-1")


@shot("gravity-hint")
def hint(desk: Desk) -> TableScene:
    """The longest that a hint says: a pawn is thrown out."""
    table = press(demo(desk, rich(41, 47)))
    view: Any = table.play.view
    moves = [action for action in view.legal if isinstance(action, CardMove)]
    told = [(catalogue.mind("gravity").explain(view, action, 38), action) for action in moves]
    reason, best = max(told, key=lambda pair: (pair[0].text == "ai-gravity-eject", str(pair[1])))
    table.play.hint = Choice(best, reason)
    table.update(0.01)
    return table


def _joker(view: GravityView) -> bool:
    return view.to_act == 0 and view.phase == "action" and "joker" in view.hand


@shot("gravity-joker")
def joker(desk: Desk) -> TableScene:
    return press(demo(desk, played(match_of(4, 7), 30, _joker)), "card-5")


@shot("gravity-steal")
def steal(desk: Desk) -> TableScene:
    match = played(match_of(5, 2), 30, lambda view: view.to_act == 0 and view.phase == "steal")
    return press(demo(desk, match))


@shot("gravity-replay")
def replay(desk: Desk) -> TableScene:
    match = played(match_of(3, 3), 12, lambda view: view.to_act == 0 and view.phase == "replay")
    return press(demo(desk, match))


@shot("gravity-door")
def door(desk: Desk) -> TableScene:
    match = match_of(2, 3, people=2, first_door="choose")
    return press(demo(desk, match))


@shot("gravity-2")
def two(desk: Desk) -> TableScene:
    return press(demo(desk, played(match_of(2, 3), 20, my_move)), "card-2")


@shot("gravity-blocked")
def blocked(desk: Desk) -> TableScene:
    table = press(demo(desk, played(match_of(2, 3), 20, my_move)), "card-2")
    sight = sight_of(table)
    first = next(k for k, option in enumerate(sight.found) if option.why_not is not None)
    table.handle(PointAt(sight.chips[first].centre))
    return table


def _lies(view: GravityView) -> bool:
    """Seat 0 may move, and its pawn lies on its side."""
    stands = pawn(view, 0)
    return my_move(view) and stands is not None and stands.down in ("E", "W")


@shot("gravity-2-turned")
def two_turned(desk: Desk) -> TableScene:
    return press(demo(turned(desk, "gentle"), played(match_of(2, 3), 20, _lies)), "card-2")


@shot("gravity-6")
def six(desk: Desk) -> TableScene:
    return press(demo(desk, played(match_of(6, 4), 36, my_move)))


def raided(players: int, seed: int) -> Match:
    """Seat 0 is to act, having been thrown out since its last turn."""
    match = match_of(players, seed)

    def thrown_out(view: GravityView) -> bool:
        since = [event for ply in match.since(0) for event in match.glimpse(0, ply).events]
        out = any(isinstance(event, PawnEjected) and event.seat == 0 for event in since)
        return out and view.to_act == 0 and view.phase == "action"

    return played(match, 6, thrown_out)


@shot("gravity-digest")
def digest(desk: Desk) -> TableScene:
    return press(demo(desk, raided(4, 3)))


@shot("gravity-digest-2")
def digest_of_two(desk: Desk) -> TableScene:
    return press(demo(desk, raided(2, 3)))


@shot("gravity-digest-6")
def digest_of_six(desk: Desk) -> TableScene:
    return press(demo(desk, raided(6, 3)))


@shot("gravity-watch")
def watching(desk: Desk) -> TableScene:
    return press(demo(desk, played(match_of(5, 4, people=0), 50, lambda view: True)))


# Film strips, one of each motion


Wanted: TypeAlias = Callable[[Action, Sequence[Event]], bool]


def has(kind: type[Event]) -> Wanted:
    """Actions that make an event of this kind."""
    return lambda _, events: any(isinstance(event, kind) for event in events)


def wraps(action: Action, events: Sequence[Event]) -> bool:
    """A fall that leaves on one side and goes on from the other, past stars."""
    steps = [event for event in events if isinstance(event, CellEntered)]
    stars = sum(isinstance(event, StarTaken) for event in events)
    falls = [step.wrapped for step in steps if step.how == "fall"]
    return stars > 1 and True in falls[1:-1]


@cache
def _actions_to(players: int, seed: int, wanted: Wanted) -> tuple[Action, ...]:
    """A game up to and with the first action, not too early, that is as wanted."""
    match = match_of(players, seed)
    rng = Random(seed)
    while match.result() is None:
        seat = match.to_act
        assert seat is not None
        action = _greedy(match.view(seat), rng)  # type: ignore[arg-type]
        match.play(action)
        if match.ply > 8 and wanted(action, match.glimpse(NOBODY).events):
            return tuple(match.actions)
    raise ValueError(f"Nothing like that happens in game {seed}.")


def moment(desk: Desk, players: int, seed: int, wanted: Wanted) -> TableScene:
    """The table as the motion of such an action begins."""
    *before, last = _actions_to(players, seed, wanted)
    match = match_of(players, seed)
    for action in before:
        match.play(action)
    table = press(demo(desk, match))
    table.play.act(last)
    return table


ENTERS, TURNS, EJECTS = has(PawnEntered), has(PawnTurned), has(PawnEjected)
STEALS, REPLAYS, HOPS = has(StolenFrom), has(TokenSpent), has(MarkerMoved)


def _steps(action: Action, _: Sequence[Event]) -> bool:
    return isinstance(action, Step)


def _drops(action: Action, _: Sequence[Event]) -> bool:
    return isinstance(action, Drop)


@shot("gravity-moves-leap", seconds=2.0)
def leap(desk: Desk) -> TableScene:
    return play_best(demo(desk, rich(41, 47)), "card-1")


@shot("gravity-moves-enter", seconds=2.4)
def enter(desk: Desk) -> TableScene:
    return moment(desk, 4, 5, ENTERS)


@shot("gravity-moves-turn", seconds=2.4)
def turn(desk: Desk) -> TableScene:
    return moment(desk, 2, 3, TURNS)


@shot("gravity-moves-eject", seconds=2.6)
def eject(desk: Desk) -> TableScene:
    return moment(desk, 5, 3, EJECTS)


@shot("gravity-moves-steal", seconds=1.6)
def theft(desk: Desk) -> TableScene:
    return moment(desk, 5, 3, STEALS)


@shot("gravity-moves-token", seconds=1.4)
def token(desk: Desk) -> TableScene:
    return moment(desk, 3, 3, REPLAYS)


def to_mine(_: Action, events: Sequence[Event]) -> bool:
    """The turn comes to seat 0."""
    return any(isinstance(event, TurnStarted) and event.seat == 0 for event in events)


@shot("gravity-moves-walk", seconds=1.6)
def walk(desk: Desk) -> TableScene:
    return moment(desk, 3, 5, _steps)


@shot("gravity-moves-drop", seconds=2.0)
def drop(desk: Desk) -> TableScene:
    return moment(desk, 3, 5, _drops)


@shot("gravity-moves-seam", seconds=2.6)
def seam(desk: Desk) -> TableScene:
    return moment(desk, 4, 5, wraps)


@shot("gravity-moves-door", seconds=2.0)
def marker(desk: Desk) -> TableScene:
    return moment(desk, 4, 8, HOPS)


def turned(desk: Desk, my_down: MyDown) -> Desk:
    desk.change(replace(desk.settings, my_down=my_down))
    return desk


@shot("gravity-turned")
def board_turned(desk: Desk) -> TableScene:
    return aim(demo(turned(desk, "gentle"), rich(55)), "card-2")


@shot("gravity-moves-gentle", seconds=2.6)
def gentle(desk: Desk) -> TableScene:
    return moment(turned(desk, "gentle"), 2, 4, to_mine)


@shot("gravity-moves-board", seconds=2.6)
def board(desk: Desk) -> TableScene:
    return moment(turned(desk, "full"), 6, 3, TURNS)
