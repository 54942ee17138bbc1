"""Luck and skill add up, and chance is worth nothing on the mean."""

from __future__ import annotations

from collections import Counter
from statistics import fmean
from typing import Any

import pytest
from msgspec.structs import replace

from game import catalogue
from game.ai.bot import Budget
from game.ai.mind import Meter
from game.ai.odds import Odds
from game.ai.search import never
from game.engine.chance import generator
from game.engine.contract import NOBODY
from game.games.fairy_lights.rules import REVEAL
from game.match.drive import play_out
from game.match.lineup import bots
from game.match.match import Match, begun
from game.review.luck import accounts, opening_of, swings
from tools.shots.shot import position

LIGHTS = catalogue.game("fairy_lights")


def played(name: str, players: int, seed: int) -> Match:
    return play_out(begun(name, bots(["rookie"], players), seed), Budget())


def check_sums(match: Match) -> None:
    changes = [*swings(match)]
    opening, result = opening_of(match), match.result()
    assert result is not None
    for chances in (opening, *(change.chances for change in changes)):
        assert sum(chances) == pytest.approx(1)
    for seat, account in enumerate(accounts(opening, changes)):
        assert account.result == pytest.approx((seat in result.winners) / len(result.winners))
        parts = account.start + account.luck + account.own + account.others
        assert parts == pytest.approx(account.result)


@pytest.mark.sampled(3, 1)
@pytest.mark.parametrize("name", catalogue.names())
@pytest.mark.parametrize("players", [2, 4])
def test_the_result_is_start_and_luck_and_decisions(name: str, players: int) -> None:
    check_sums(played(name, players, 5 * players))


@pytest.mark.sampled(60, 12)
@pytest.mark.parametrize("name", catalogue.names())
@pytest.mark.parametrize("seed", range(100))
def test_it_is_in_a_hundred_games(name: str, seed: int) -> None:
    least, most = catalogue.game(name).players
    check_sums(played(name, least + seed % (most - least + 1), seed))


@pytest.mark.parametrize("players", [2, 5])
def test_the_luck_of_a_card_is_nothing_on_the_mean_over_all_that_may_come(players: int) -> None:
    match = played("fairy_lights", players, 8)
    odds: Odds = catalogue.part("fairy_lights", "luck")
    for ply in (0, 40, match.ply - 8, match.ply - 2):
        view = match.glimpse(NOBODY, ply).view
        acting = match.glimpse(match.actor(ply + 1) or 0, ply).view
        if REVEAL not in acting.legal:
            continue
        state = LIGHTS.imagine(view, generator(1))
        rows = []
        for card, number in Counter(state.deck).items():
            after = LIGHTS.copy(state)
            after.deck.remove(card)
            after.deck.append(card)
            LIGHTS.play(after, REVEAL)
            rows += [odds.chances(LIGHTS.view(after, NOBODY))] * number
        wanted = [fmean(shares) for shares in zip(*rows, strict=True)]
        assert list(odds.expected(acting, REVEAL)) == pytest.approx(wanted)


def last_view(match: Match) -> Any:
    """What the seat knew that played the last action."""
    seat = match.actor(match.ply)
    assert seat is not None
    return match.glimpse(seat, match.ply - 1).view


def test_at_the_last_card_of_a_race_the_chance_of_the_mover_is_exact() -> None:
    mind = catalogue.part("star_race", "mind")
    odds: Odds = catalogue.part("star_race", "luck")
    for seed in range(6):
        match = played("star_race", 3, seed)
        view = last_view(match)
        view = replace(view, pushed=(0,) * len(view.pushed))  # so that nobody has betrayed a token
        action = match.actions[-1]
        assert odds.expected(view, action)[view.seat] == pytest.approx(mind.last_plays(view)[action])


@pytest.mark.parametrize(("ply", "told"), [(0, (32, 35, 32)), (6, (37, 32, 31)), (12, (39, 30, 31))])
def test_on_the_way_of_a_race_chances_are_those_measured(ply: int, told: tuple[int, ...]) -> None:
    odds: Odds = catalogue.part("star_race", "luck")
    chances = odds.chances(position("star_race-game-3", ply).view(NOBODY))
    assert tuple(round(100 * chance) for chance in chances) == told


def test_what_the_last_move_of_gravity_leads_to_is_the_result() -> None:
    odds: Odds = catalogue.part("gravity", "luck")
    for seed in range(4):
        match = played("gravity", 3, seed)
        result = match.result()
        assert result is not None
        shares = [(seat in result.winners) / len(result.winners) for seat in range(3)]
        assert list(odds.expected(last_view(match), match.actions[-1])) == pytest.approx(shares)


@pytest.mark.parametrize("name", catalogue.names())
def test_chances_tell_nothing_that_nobody_could_know(name: str) -> None:
    match = played(name, 3, 6)
    for ply in range(0, match.ply, 9):
        public = match.glimpse(NOBODY, ply).view
        worlds = [match.game.imagine(public, generator(number)) for number in (1, 2)]
        odds: Odds = catalogue.part(name, "luck")
        one, other = (odds.chances(match.game.view(world, NOBODY)) for world in worlds)
        assert one == other


def test_in_the_last_cards_of_fairy_lights_chances_are_worked_out() -> None:
    mind = catalogue.mind("fairy_lights")
    odds: Odds = catalogue.part("fairy_lights", "luck")
    match = played("fairy_lights", 3, 2)
    for ply in range(match.ply - 6, match.ply):
        seat = match.actor(ply + 1)
        assert seat is not None
        view = match.glimpse(seat, ply).view
        if len(view.unseen) > 3:  # type: ignore[attr-defined]
            continue
        solved = mind.solve(view, Meter(10**6, never))
        assert solved is not None
        assert odds.chances(view)[seat] == pytest.approx(max(solved.values.values()))
        action = match.actions[ply]
        assert odds.expected(view, action)[seat] == pytest.approx(solved.values[action])


def test_to_begin_in_gravity_is_worth_little() -> None:
    """Between two pilots who begins wins 52 to 57 of a hundred games; it was told 63."""
    told = []
    for seed in range(24):
        match = begun("gravity", bots(["pilot"], 2), seed)
        assert match.to_act is not None
        told.append(opening_of(match)[match.to_act])
    assert 0.5 < fmean(told) < 0.6
