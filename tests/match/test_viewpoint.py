"""Whose secrets the screen shows: one person's own, or those of the person to act behind a curtain."""

from __future__ import annotations

from game.catalogue import game, material
from game.engine.contract import NOBODY
from game.match.lineup import Bot, Lineup, Player
from game.match.match import Drawn, Match, Seated
from game.match.viewpoint import Viewpoint

ANA = Player("Ana", "comet")
BO = Player("Bo", "rocket")
VEGA = Player("Vega", "moon", Bot("pilot"))


def opened(name: str, *players: Player, open: bool = False) -> Match:
    rules = game(name)
    return Match(rules, rules.new(material(name), len(players), 3), Lineup(players, open=open))


def play_on(match: Match, viewpoint: Viewpoint) -> None:
    acting = match.to_act
    assert acting is not None
    match.play(match.view(acting).legal[0])
    if match.holder is not None:
        viewpoint.follow(match)
        assert viewpoint.seat == acting, "until they pass on"
        match.mark(Drawn(True))
    viewpoint.follow(match)


def test_one_person_among_ais_always_looks_through_their_own_seat() -> None:
    match = opened("star_race", VEGA, ANA, VEGA)
    viewpoint = Viewpoint(match)
    for _ in range(6):
        assert (viewpoint.seat, viewpoint.curtain) == (1, None)
        play_on(match, viewpoint)


def test_ais_alone_are_watched_as_nobody() -> None:
    match = opened("star_race", VEGA, VEGA)
    viewpoint = Viewpoint(match)
    play_on(match, viewpoint)
    assert (viewpoint.seat, viewpoint.curtain) == (NOBODY, None)


def test_a_curtain_stands_between_two_people_until_it_is_lifted() -> None:
    match = opened("star_race", ANA, BO)
    viewpoint = Viewpoint(match)
    for _ in range(4):
        assert (viewpoint.seat, viewpoint.curtain) == (NOBODY, match.to_act)
        viewpoint.lift()
        assert (viewpoint.seat, viewpoint.curtain) == (match.to_act, None)
        play_on(match, viewpoint)


def test_while_an_ai_plays_among_people_nobody_s_secrets_are_shown() -> None:
    match = opened("star_race", ANA, VEGA, BO)
    viewpoint = Viewpoint(match)
    for _ in range(6):
        if match.to_act == 1:
            assert (viewpoint.seat, viewpoint.curtain) == (NOBODY, None)
        else:
            viewpoint.lift()
        play_on(match, viewpoint)


def test_the_table_is_seen_from_the_place_of_whoever_looks_or_will_look_next() -> None:
    match = opened("star_race", VEGA, ANA, VEGA, BO)
    viewpoint = Viewpoint(match)
    for _ in range(9):
        acting = match.to_act
        assert acting is not None
        assert viewpoint.home == {0: 1, 1: 1, 2: 3, 3: 3}[acting]
        viewpoint.lift()
        assert viewpoint.home == {0: 1, 1: 1, 2: 3, 3: 3}[acting]
        play_on(match, viewpoint)


def test_where_nothing_is_secret_no_curtain_stands() -> None:
    match = opened("fairy_lights", ANA, BO)
    viewpoint = Viewpoint(match)
    for _ in range(12):
        assert (viewpoint.seat, viewpoint.curtain, viewpoint.home) == (match.to_act, None, match.to_act)
        play_on(match, viewpoint)


def test_an_open_table_has_no_curtain() -> None:
    match = opened("star_race", ANA, BO, open=True)
    viewpoint = Viewpoint(match)
    for _ in range(4):
        assert (viewpoint.seat, viewpoint.curtain) == (match.to_act, None)
        play_on(match, viewpoint)


def test_when_the_others_have_left_the_last_person_lifts_one_more_curtain() -> None:
    match = opened("star_race", ANA, BO, VEGA)
    viewpoint = Viewpoint(match)
    while match.to_act == 2:
        play_on(match, viewpoint)
    viewpoint.lift()
    gone = viewpoint.seat
    match.mark(Seated(gone, VEGA))
    for _ in range(4):
        viewpoint.follow(match)
        assert (viewpoint.seat, viewpoint.curtain) == (NOBODY, 1 - gone)
    viewpoint.lift()
    for _ in range(4):
        play_on(match, viewpoint)
        assert (viewpoint.seat, viewpoint.curtain) == (1 - gone, None)
