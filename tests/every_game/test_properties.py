"""What holds in every game, whatever is played: random games of each, with every set-up."""

from __future__ import annotations

import pickle
from random import Random

import msgspec
import pytest

from game.engine.contract import NOBODY, GameOver, IllegalAction, Json
from tests.every_game.kit import Playthrough, cases, census, played, through_json, views

PLAYED = [  # where there are options, a third of all set-ups is quick: every count, every option
    pytest.param(
        (seed, case), id=f"{case}-seed{seed}", marks=pytest.mark.slow if case.options and seed % 3 else ()
    )
    for seed, case in enumerate(cases())
]


@pytest.fixture(scope="module", params=PLAYED)
def play(request: pytest.FixtureRequest) -> Playthrough:
    seed, case = request.param
    return played(case, seed)


def test_a_seat_is_to_act_exactly_until_there_is_a_result(play: Playthrough) -> None:
    game = play.case.game
    for ply in play.plies:
        assert game.to_act(ply.before) in range(play.case.players)
        assert game.result(ply.before) is None
    assert game.to_act(play.final) is None
    assert game.result(play.final) is not None
    assert list(game.legal(play.final)) == []


def test_the_winners_have_the_most_points(play: Playthrough) -> None:
    result = play.case.game.result(play.final)
    assert result is not None
    assert result.scores == play.case.game.points(play.final)
    assert len(result.scores) == len(result.detail) == play.case.players
    assert result.winners
    assert {result.scores[seat] for seat in result.winners} == {max(result.scores)}


def test_legal_actions_come_without_repeats_in_a_fixed_order(play: Playthrough) -> None:
    game = play.case.game
    for ply in play.plies:
        actions = list(game.legal(ply.before))
        assert len(set(actions)) == len(actions)
        assert list(game.legal(game.load(game.dump(ply.before)))) == actions


def test_every_action_can_be_written_and_read(play: Playthrough) -> None:
    game = play.case.game
    for ply in play.plies:
        for action in game.legal(ply.before):
            assert game.read_action(through_json(msgspec.to_builtins(action))) == action


def test_applying_leaves_the_state_alone(play: Playthrough) -> None:
    game = play.case.game
    for ply in play.plies:
        before = game.dump(ply.before)
        game.apply(ply.before, ply.action)
        assert game.dump(ply.before) == before


def test_playing_on_a_copy_leaves_the_state_alone_and_leads_where_applying_does(play: Playthrough) -> None:
    game = play.case.game
    for ply in play.plies:
        before = game.dump(ply.before)
        copy = game.copy(ply.before)
        game.play(copy, ply.action)
        assert game.dump(copy) == game.dump(ply.step.state)
        assert game.dump(ply.before) == before


def test_nothing_is_played_after_the_end(play: Playthrough) -> None:
    with pytest.raises(GameOver):
        play.case.game.apply(play.final, play.plies[-1].action)


def test_what_is_not_legal_is_refused(play: Playthrough) -> None:
    game = play.case.game
    everything = {action for ply in play.plies for action in game.legal(ply.before)}
    for ply in play.plies[::10]:
        for action in everything.difference(game.legal(ply.before)):
            with pytest.raises(IllegalAction):
                game.apply(ply.before, action)


def test_the_same_seed_gives_the_same_game(play: Playthrough) -> None:
    game = play.case.game
    again = played(play.case, play.seed)
    assert again.opening.events == play.opening.events
    assert [ply.action for ply in again.plies] == [ply.action for ply in play.plies]
    assert [ply.step.events for ply in again.plies] == [ply.step.events for ply in play.plies]
    assert [game.dump(state) for state in again.states] == [game.dump(state) for state in play.states]


def test_another_seed_gives_another_game(play: Playthrough) -> None:
    game = play.case.game
    assert game.dump(play.case.opening(play.seed + 100).state) != game.dump(play.opening.state)


def test_nothing_in_the_box_is_lost_or_made(play: Playthrough) -> None:
    counts = [census(play.case.game.dump(state)) for state in play.states]
    assert counts == [counts[0]] * len(counts)


def test_every_state_is_saved_and_loaded_exactly(play: Playthrough) -> None:
    game = play.case.game
    for state in play.states:
        written = game.dump(state)
        loaded = game.load(through_json(written))
        assert game.dump(loaded) == written
        assert views(play.case, loaded) == views(play.case, state)


def test_a_loaded_game_goes_on_like_the_one_saved(play: Playthrough) -> None:
    game = play.case.game
    for ply in play.plies:
        assert game.apply(game.load(game.dump(ply.before)), ply.action).events == ply.step.events


def test_a_seat_cannot_tell_the_real_state_from_an_imagined_one(play: Playthrough) -> None:
    game = play.case.game
    rng = Random(play.seed)
    for state in play.states:
        for view in views(play.case, state):
            imagined = game.imagine(view, rng)
            assert game.view(imagined, view.seat) == view
            assert game.dump_view(game.view(imagined, view.seat)) == game.dump_view(view)


def test_an_imagined_state_can_occur(play: Playthrough) -> None:
    game = play.case.game
    rng = Random(play.seed)
    for number, state in enumerate(play.states):
        view = game.view(state, number % play.case.players)
        imagined = game.dump(game.imagine(view, rng))
        assert game.dump(game.load(imagined)) == imagined
        assert census(imagined) == census(game.dump(state))


def test_only_the_seat_to_act_is_offered_actions(play: Playthrough) -> None:
    game = play.case.game
    for state in play.states:
        acting = game.to_act(state)
        for view in views(play.case, state):
            assert view.to_act == acting
            assert view.legal == (tuple(game.legal(state)) if view.seat == acting else ())


def test_a_view_is_the_state_with_holes(play: Playthrough) -> None:
    """What a view in JSON says is what the state says, or null in its place."""
    game = play.case.game
    for number, state in enumerate(play.states):
        seat = [NOBODY, *range(play.case.players)][number % (play.case.players + 1)]
        assert _strays(game.dump(state), game.dump_view(game.view(state, seat))) == {}


def test_who_only_watches_sees_no_more_than_any_seat(play: Playthrough) -> None:
    game = play.case.game
    for number, state in enumerate(play.states):
        seen = game.dump_view(game.view(state, number % play.case.players))
        watched = game.dump_view(game.view(state, NOBODY))
        assert _strays({key: seen[key] for key in game.dump(state)}, watched) == {}
        assert game.view(state, NOBODY).legal == ()


def test_no_list_by_seat_has_an_entry_for_who_only_watches(play: Playthrough) -> None:
    with pytest.raises(IndexError):
        play.case.game.points(play.states[0])[NOBODY]


def test_views_and_glimpses_travel_to_another_process(play: Playthrough) -> None:
    game = play.case.game
    for number, ply in enumerate(play.plies[:20]):
        glimpse = game.observe(ply.step, 0, number)
        assert pickle.loads(pickle.dumps(glimpse)) == glimpse


def _strays(whole: dict[str, Json], shown: dict[str, Json]) -> dict[str, Json]:
    """What is shown that is not there."""
    return {key: shown[key] for key in whole if _strays_from(whole[key], shown[key])}


def _strays_from(whole: Json, shown: Json) -> bool:
    if shown is None:
        return False
    if isinstance(whole, dict) and isinstance(shown, dict):
        return any(key not in shown or _strays_from(value, shown[key]) for key, value in whole.items())
    if isinstance(whole, list) and isinstance(shown, list):
        return len(whole) != len(shown) or any(map(_strays_from, whole, shown))
    return bool(whole != shown)
