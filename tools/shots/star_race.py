"""Shots of the table of La Course des étoiles: moments of games played by a die, the same each time."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from game.ai.bot import Choice, Reason
from game.client.desk import Desk
from game.client.intents import KEYBOARD, Command, Move, PointAt
from game.client.scene import Push
from game.client.table.begin import demo, new_match
from game.client.table.curtain import Curtain
from game.client.table.scene import TableScene
from game.engine.contract import Action
from game.games.star_race.model import Adopt, Advance, RaceView, Swap, Trade
from game.games.star_race.model import Move as Play
from game.games.star_race.view import preview
from game.match.lineup import EMBLEMS, Bot, Lineup, Person, Player
from game.match.match import Match
from tools.shots import shot

NAMES = ("Ada", "Jules", "Vega", "Rigel", "Léonie")


def match_of(players: int, seed: int, people: int = 1) -> Match:
    """The opening of a match; the first seats are people."""
    seats = tuple(
        Player(NAMES[k], EMBLEMS[k], Person() if k < people else Bot("pilot")) for k in range(players)
    )
    return new_match("star_race", Lineup(seats), seed, {})


def view_of(match: Match) -> RaceView:
    view = match.view(0)
    assert isinstance(view, RaceView)
    return view


def played(match: Match, until: Callable[[RaceView], bool]) -> Match:
    """The match as played on by a die until seat 0 sees what is wanted."""
    rng = Random(match.seed)
    while match.result() is None and not until(view_of(match)):
        seat = match.to_act
        assert seat is not None
        match.play(rng.choice(_steady(match.view(seat))))
    if not until(view_of(match)):
        raise LookupError(f"This moment does not come about with seed {match.seed}.")
    return match


def ending(view: RaceView) -> tuple[list[Any], list[Any]]:
    """The moves that end the race, and those that do not."""
    ends = {move: preview(view, move).ends for move in view.legal if isinstance(move, Play)}
    return [move for move in ends if ends[move]], [move for move in ends if not ends[move]]


def _steady(view: object) -> list[Any]:
    """The moves that do not end the race, so that late moments come about."""
    assert isinstance(view, RaceView)
    _, calm = ending(view)
    behind = sorted(view.aliens.values())[1]
    slow = [move for move in calm if not isinstance(move, Advance) or view.aliens[move.alien] <= behind]
    return slow or calm or list(view.legal)


def holding(kind: str, deck: int = 34) -> Callable[[RaceView], bool]:
    """Seat 0 is to act with a card of this kind, and the deck is down to this."""

    def wanted(view: RaceView) -> bool:
        return view.to_act == 0 and view.deck <= deck and any(card.kind == kind for card in view.hand)

    return wanted


def pick(table: TableScene, kind: str, *moves: str) -> TableScene:
    """Pick up the first card of a kind, and move on among its ways."""
    table.update(0.01)
    hand = view_of(table.play.match).hand
    slot = next(slot for slot, card in enumerate(hand) if card.kind == kind)
    table.handle(Command(f"card-{slot + 1}", device=KEYBOARD))
    for direction in moves:
        table.handle(Move(direction, device=KEYBOARD))  # type: ignore[arg-type]
    return table


@shot("star-race", seconds=4.0)
def advancing(desk: Desk) -> TableScene:
    return pick(demo(desk, played(match_of(4, 3), holding("single", 3))), "single")


@shot("star-race-pair")
def pair(desk: Desk) -> TableScene:
    return pick(demo(desk, played(match_of(3, 5), holding("pair", 11))), "pair", "down")


@shot("star-race-last")
def last(desk: Desk) -> TableScene:
    """Two aliens would swap, and the star would catch one of them."""

    def ready(view: RaceView) -> bool:
        return view.to_act == 0 and any(isinstance(move, Swap) for move in ending(view)[0])

    table = demo(desk, played(match_of(3, 2), ready))
    return pick(table, "swap_positions", "down", "down")


@shot("star-race-trade")
def trading(desk: Desk) -> TableScene:
    def ready(view: RaceView) -> bool:
        twice = sum(len(cards) == 2 for cards in view.favourites)
        return holding("swap_favourites")(view) and twice >= 4 and len(view.favourites[0]) == 2

    return pick(demo(desk, played(match_of(5, 1), ready)), "swap_favourites", "down")


@shot("star-race-swap")
def swapping(desk: Desk) -> TableScene:
    return pick(demo(desk, played(match_of(4, 9), holding("swap_positions", 20))), "swap_positions", "down")


@shot("star-race-adopt")
def adopting(desk: Desk) -> TableScene:
    def ready(view: RaceView) -> bool:
        two = len(view.favourites[0]) == 2 if view.favourites else False
        return holding("single", 20)(view) and two and any(isinstance(move, Adopt) for move in view.legal)

    return pick(demo(desk, played(match_of(4, 2), ready)), "single", "down")


@shot("star-race-start")
def start(desk: Desk) -> TableScene:
    table = demo(desk, match_of(5, 1))
    table.play.director.skip()
    table.update(0.01)
    return table


@shot("star-race-deal", seconds=2.2)
def deal(desk: Desk) -> TableScene:
    table = demo(desk, match_of(3, 2))
    table.update(0.6)
    return table


@shot("star-race-2", seconds=4.0)
def two(desk: Desk) -> TableScene:
    return pick(demo(desk, played(match_of(2, 6), holding("pair", 16))), "pair")


@shot("star-race-5", seconds=4.0)
def five(desk: Desk) -> TableScene:
    return pick(demo(desk, played(match_of(5, 4), holding("pair", 8))), "pair")


@shot("star-race-hint")
def hint(desk: Desk) -> TableScene:
    """The longest reason that there is."""
    table = demo(desk, played(match_of(4, 9), holding("swap_positions", 20)))
    table.update(0.01)
    table.handle(PointAt((0.0, 0.0)))
    view = view_of(table.play.match)
    best = next(move for move in view.legal if isinstance(move, Swap))
    before, after = preview(view, best).points
    alien, other = best.aliens
    told = {"alien": alien, "other": other, "gain": after - before, "expected": 3, "chance": 19}
    table.play.hint = Choice(best, Reason("ai-race-swap", told))
    table.update(0.02)
    return table


@shot("star-race-curtain")
def curtain(desk: Desk) -> tuple[TableScene, Curtain]:
    table = demo(desk, played(match_of(3, 6, people=2), holding("pair", 18)))
    change = table.update(0.01)
    assert isinstance(change, Push)
    assert isinstance(change.to, Curtain)
    change.to.update(1.0)
    return table, change.to


@shot("star-race-guesses")
def guessing(desk: Desk) -> TableScene:
    match = played(match_of(4, 3), holding("single", 16))
    match.pins[0] = {1: "red", 2: "green"}
    table = demo(desk, match)
    table.update(0.01)
    table.handle(Command("guess", device=KEYBOARD))
    return table


@shot("star-race-watch", seconds=3.0)
def watching(desk: Desk) -> TableScene:
    table = demo(desk, played(match_of(4, 4, people=0), lambda view: view.deck <= 12))
    table.update(0.01)
    return table


@shot("star-race-digest")
def digest(desk: Desk) -> TableScene:
    """What four rivals did to the standing since the person's last turn."""

    def ready(view: RaceView) -> bool:
        return view.to_act == 0 and view.deck <= 12

    table = demo(desk, played(match_of(4, 8), ready))
    table.update(0.01)
    return table


@shot("star-race-digest-5")
def digest_of_five(desk: Desk) -> TableScene:
    table = demo(desk, played(match_of(5, 4), holding("pair", 8)))
    table.update(0.01)
    return table


def _moving(desk: Desk, match: Match, wanted: Callable[[object], bool]) -> TableScene:
    """A table on which the first wanted move of seat 0 has just been made."""
    table = demo(desk, match)
    table.update(0.01)
    table.handle(Command("card-1", device=KEYBOARD))  # which puts the digest away
    move = next(move for move in view_of(match).legal if wanted(move))
    table.play.act(move)
    return table


@shot("star-race-hop", seconds=2.4)
def hop(desk: Desk) -> TableScene:
    return _moving(desk, played(match_of(4, 3), holding("pair", 9)), lambda move: isinstance(move, Advance))


@shot("star-race-traded", seconds=2.2)
def traded(desk: Desk) -> TableScene:
    return _done(desk, played(match_of(4, 2), holding("swap_favourites")), Trade)


@shot("star-race-swapped", seconds=2.0)
def swapped(desk: Desk) -> TableScene:
    return _done(desk, played(match_of(4, 9), holding("swap_positions", 20)), Swap)


@shot("star-race-adopted", seconds=2.2)
def adopted(desk: Desk) -> TableScene:
    return _done(desk, played(match_of(4, 2), holding("single", 20)), Adopt)


def _done(desk: Desk, match: Match, kind: type[Action]) -> TableScene:
    return _moving(desk, match, lambda move: isinstance(move, kind))


@shot("star-race-swallow", seconds=2.4)
def swallow(desk: Desk) -> TableScene:
    def ready(view: RaceView) -> bool:
        return view.to_act == 0 and view.deck == 0 and bool(ending(view)[1])

    match = played(match_of(3, 11), ready)
    calm = ending(view_of(match))[1]
    return _moving(desk, match, lambda move: move in calm)


@shot("star-race-end", seconds=12.0)
def end(desk: Desk) -> TableScene:
    def last(view: RaceView) -> bool:
        return view.to_act == 0 and bool(ending(view)[0])

    match = played(match_of(4, 1), last)
    match.pins[0] = {1: "red", 2: "green", 3: "blue"}
    last_moves = ending(view_of(match))[0]
    return _moving(desk, match, lambda move: move in last_moves)
