"""Who begins: drawn by the seed, or the seat that people named."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game import catalogue
from game.engine.contract import FIRST_PLAYER, BadSetup, BadState
from game.match import journal
from game.match.lineup import Lineup, bots
from game.match.match import Match, begun

every_game = pytest.mark.parametrize("name", catalogue.names())


def table(name: str, seed: int = 1, first: str = "random", players: int = 3) -> Match:
    return begun(name, bots(("rookie",), players, {FIRST_PLAYER: first}), seed)


def opening(match: Match) -> dict[str, Any]:
    return match.game.dump(match.opening.state)


@every_game
def test_a_named_seat_begins_whatever_the_seed(name: str) -> None:
    for seat in range(3):
        match = table(name, seed=seat + 5, first=str(seat))
        assert (match.to_act, opening(match)["first"]) == (seat, seat)
        assert opening(match)["options"][FIRST_PLAYER] == str(seat)


@every_game
def test_by_default_the_seed_draws_who_begins(name: str) -> None:
    drawn = [table(name, seed=seed).to_act for seed in range(20)]
    assert set(drawn) == {0, 1, 2}
    assert [begun(name, bots(("rookie",), 3), seed).to_act for seed in range(20)] == drawn


@every_game
def test_naming_a_seat_changes_nothing_that_is_dealt(name: str) -> None:
    drawn = opening(table(name, seed=4))
    named = opening(table(name, seed=4, first=str(drawn["first"])))
    assert named.pop("options") != drawn.pop("options")
    assert named == drawn


@every_game
def test_a_seat_that_the_table_does_not_have_is_refused(name: str) -> None:
    with pytest.raises(BadSetup, match="is one of random, 0, 1, 2, not '3'"):
        table(name, first="3")


@every_game
def test_the_state_keeps_it_and_one_without_it_still_loads(name: str) -> None:
    game, state = catalogue.game(name), opening(table(name, first="2"))
    assert game.dump(game.load(state)) == state
    for older in ({}, {"weather": "snow"}):
        loaded = game.dump(game.load({**state, "options": older}))
        assert loaded["options"][FIRST_PLAYER] == "random"
    del state["options"]
    assert game.dump(game.load(state))["first"] == 2


@every_game
def test_a_state_that_names_another_seat_than_first_is_refused(name: str) -> None:
    state = opening(table(name, first="2"))
    with pytest.raises(BadState, match="names seat 1, but first is 2"):
        catalogue.game(name).load({**state, "options": {FIRST_PLAYER: "1"}})


@every_game
def test_a_record_from_before_plays_on(name: str) -> None:
    match = table(name, first="random")
    line = json.loads(journal.dump(match))
    for written in (line["state"], line["lineup"]):
        del written["options"][FIRST_PLAYER]
    older = json.dumps(line)
    assert journal.load(older).to_act == match.to_act


@every_game
def test_in_a_rematch_the_next_person_begins_and_in_the_same_seats_the_same(name: str) -> None:
    lineup = bots(("rookie",), 3, {FIRST_PLAYER: "1"})

    def beginner(lineup: Lineup) -> str:
        match = begun(name, lineup, 7)
        assert match.to_act is not None
        return lineup.players[match.to_act].name

    names = [player.name for player in lineup.players]
    assert [beginner(lineup), beginner(lineup.rotated())] == [names[1], names[2]]
    assert beginner(lineup.rotated().rotated()) == names[0]
