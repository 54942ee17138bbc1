"""What holds for the bots of every game and level."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from random import Random
from typing import Any

import pytest

from game import catalogue
from game.advice import advice
from game.ai import levels
from game.ai.bot import LEVELS, Budget, Contrast, Level, Promise, Reason
from game.ai.levels import choose, conclude, halves, think
from game.ai.mind import ALIKE, UNKNOWN
from game.ai.reasons import LEAST_BETTER
from game.ai.search import Tally
from game.engine.contract import BadSetup, View
from game.games.fairy_lights.rules import REVEAL
from game.texts import LANGUAGES, Words

LITTLE = Budget(nodes=24)


def positions(name: str, players: int, seed: int, every: int) -> Iterator[tuple[Any, View]]:
    """States of a random game, and the view of the seat to act."""
    game, rng = catalogue.game(name), Random(seed)
    state = game.new(catalogue.material(name), players, seed).state
    while (seat := game.to_act(state)) is not None:
        if rng.random() < 1 / every:
            yield game.copy(state), game.view(state, seat)
        game.play(state, rng.choice(game.legal(state)))


@pytest.mark.sampled(4, 1)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", catalogue.names())
def test_no_bot_ever_chooses_what_is_not_legal(name: str, level: Level) -> None:
    least, most = catalogue.game(name).players
    decisions = 0
    for players in range(least, most + 1):
        for _, view in positions(name, players, players, every=2):
            assert choose(catalogue.mind(name), view, level, decisions, LITTLE).action in view.legal
            decisions += 1
    assert decisions > 50


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", catalogue.names())
def test_the_same_view_seed_and_nodes_give_the_same_choice(name: str, level: Level) -> None:
    for _, view in positions(name, 3, 5, every=10):
        one, other = (choose(catalogue.mind(name), view, level, 9, LITTLE) for _ in range(2))
        assert (one.action, one.reason, one.values, one.nodes) == (
            other.action,
            other.reason,
            other.values,
            other.nodes,
        )


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", catalogue.names())
def test_states_that_a_seat_cannot_tell_apart_get_the_same_choice(name: str, level: Level) -> None:
    game, rng = catalogue.game(name), Random(4)
    apart = 0
    for state, view in positions(name, 3, 6, every=10):
        other = game.imagine(view, rng)
        apart += game.dump(other) != game.dump(state)
        twin = game.view(other, view.seat)
        assert (
            choose(catalogue.mind(name), twin, level, 3, LITTLE).action
            == choose(catalogue.mind(name), view, level, 3, LITTLE).action
        )
    assert apart


@pytest.mark.parametrize("name", catalogue.names())
def test_legend_comes_to_the_same_on_one_core_and_on_two(name: str) -> None:
    for _, view in positions(name, 2, 3, every=12):
        alone = choose(catalogue.mind(name), view, "legend", 5, Budget(nodes=60))
        parts = [
            think(catalogue.mind(name), view, "legend", 5, Budget(nodes=60), part)
            for part in halves("legend")
        ]
        assert len(view.legal) == 1 or conclude(catalogue.mind(name), view, parts).action == alone.action


@pytest.mark.parametrize("name", catalogue.names())
def test_seconds_cut_a_long_thought_short(name: str) -> None:
    _, view = max(positions(name, 2, 1, every=3), key=lambda row: len(row[1].legal))
    choice = choose(catalogue.mind(name), view, "ace", 1, Budget(nodes=10**9, seconds=0.05))
    assert choice.nodes < 10**6
    assert choice.action in view.legal


def test_searches_that_follow_each_other_share_the_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    given, think = [], levels.think

    def noted(mind: Any, view: View, level: Level, seed: int, budget: Budget, *rest: Any) -> Any:
        given.append(budget.seconds)
        return think(mind, view, level, seed, LITTLE, *rest)

    monkeypatch.setattr(levels, "think", noted)
    _, view = max(positions("star_race", 2, 1, every=3), key=lambda row: len(row[1].legal))
    choose(catalogue.mind("star_race"), view, "legend", 1, Budget(seconds=2.0))
    assert given == [1.0, 1.0]


def test_a_bot_says_when_it_ran_less_than_half_of_its_search() -> None:
    _, view = max(positions("star_race", 2, 1, every=3), key=lambda row: len(row[1].legal))
    mind = catalogue.mind("star_race")
    assert choose(mind, view, "legend", 1, Budget(nodes=10**7, seconds=0.01)).hurried
    assert not choose(mind, view, "legend", 1, LITTLE).hurried


@pytest.mark.parametrize(("share", "told"), [(0.0, UNKNOWN), (0.01, UNKNOWN), (0.3, 30), (1.0, 99)])
def test_a_hint_tells_nobody_that_all_is_lost_and_is_never_quite_sure(share: float, told: int) -> None:
    _, view = next(positions("fairy_lights", 4, 1, every=9))
    tally = Tally(view.legal, (100,) * len(view.legal), (100 * share,) * len(view.legal))
    reason = conclude(catalogue.mind("fairy_lights"), view, [tally]).reason
    assert reason.numbers.get("chance", UNKNOWN) == told


def test_what_a_search_of_lights_finds_is_trusted_less_the_farther_it_is_from_a_fair_share() -> None:
    _, view = next(positions("fairy_lights", 2, 1, every=3))
    mind = catalogue.mind("fairy_lights")
    assert mind.trusted(view, 0.5) == pytest.approx(0.5)
    assert 0.5 < mind.trusted(view, 0.8) < 0.8
    assert 0.02 < mind.trusted(view, 0.02) < 0.5


@pytest.mark.parametrize("name", catalogue.names())
def test_a_hint_is_told_against_what_tempts_and_never_advises_what_is_worse(name: str) -> None:
    mind, contrasts = catalogue.mind(name), 0
    for _, view in positions(name, 2, 3, every=4):
        hint = choose(mind, view, "ace", 1, Budget(nodes=60, why=True))
        pilot = choose(mind, view, "pilot", 1).action
        contrast = hint.reason.contrast
        assert hint.action in view.legal
        if contrast is not None:
            contrasts += 1
            assert contrast.other in view.legal
            assert contrast.other != hint.action
            assert contrast.this.chance > contrast.that.chance
            if contrast.other == pilot and contrast.this.points is not None:
                assert contrast.that.now - contrast.this.now <= 0 or (
                    contrast.this.chance - contrast.that.chance >= LEAST_BETTER
                )
        for language in LANGUAGES:
            told = advice(Words(language, strict=True), name, hint.reason, ("Ana", "Bo"))
            assert told.endswith(".")
            assert "  " not in told
    assert contrasts


@pytest.mark.parametrize(
    ("contrast", "told"),
    [
        (
            Contrast(REVEAL, Promise(1, 0.0, 2.0, 0.6), Promise(3, 0.0, 0.5, 0.5)),
            "brings 2 more now, but",
        ),
        (Contrast(REVEAL, Promise(1, 0.0, 2.0, 0.6), Promise(1, 1.0, 0.0, 0.5)), "about 1 point worse off"),
        (Contrast(REVEAL, Promise(1, 0.0, 0.0, 0.6), Promise(1, 1.0, 0.0, 0.5)), "win in 50% of the cases"),
        (Contrast(REVEAL, Promise(1, 0.0, None, 1.0), Promise(4, 0.0, None, 0.0)), "would hardly ever win"),
        (
            Contrast(REVEAL, Promise(1, 0.0, 2.0, 0.6), Promise(3, 0.0, 0.5, 0.5), 1),
            "then Bo could rob you",
        ),
    ],
)
def test_why_less_now_is_better_is_said(contrast: Contrast[Any], told: str) -> None:
    reason = Reason("ai-lights-finish", {"gain": 1, "chance": 60, "colour": "pink"}, contrast=contrast)
    assert told in advice(Words("en", strict=True), "fairy_lights", reason, ("Ana", "Bo"))


@pytest.mark.parametrize(("name", "near"), [("gravity", inf), ("star_race", inf), ("fairy_lights", 0)])
def test_what_a_pilot_does_is_what_it_judges_best_or_near(name: str, near: float) -> None:
    for _, view in positions(name, 2, 4, every=6):
        mind = catalogue.mind(name)
        judged, pilot = mind.judge(view), mind.pilot(view, Random(0))
        best = max(judged, key=judged.__getitem__)
        assert judged[pilot] >= judged[best] - near - ALIKE


def test_who_is_not_to_act_is_not_asked() -> None:
    game = catalogue.game("gravity")
    state = game.new(catalogue.material("gravity"), 2, 1).state
    with pytest.raises(ValueError, match="not to act"):
        choose(catalogue.mind("gravity"), game.view(state, 1 - state.seat), "random", 1)


def test_a_game_without_bots_is_refused() -> None:
    _, view = next(positions("gravity", 2, 1, every=1))
    with pytest.raises(BadSetup, match="chess"):
        choose(catalogue.mind("chess"), view, "pilot", 1)


@pytest.mark.parametrize("name", catalogue.names())
def test_every_reason_is_a_sentence_in_every_language(name: str) -> None:
    languages = [Words(language, strict=True) for language in LANGUAGES]
    told = set()
    for level in ("rookie", "ace"):
        for _, view in positions(name, 3, 2, every=1):
            reason = choose(catalogue.mind(name), view, level, 1, LITTLE).reason
            told.add(reason.text)
            for words in languages:
                assert advice(words, name, reason, ("Pip", "Quin", "Rob")).endswith(".")
    assert len(told) > 3


@pytest.mark.parametrize(
    ("value", "exact", "told"),
    [
        (None, True, UNKNOWN),
        (0.02, True, UNKNOWN),
        (0.5, True, 50),
        (0.5, False, 50),
        (1.0, True, 100),
        (1.0, False, 99),
    ],
)
def test_a_chance_is_told_in_percent_and_a_search_alone_is_never_sure(
    value: float | None, exact: bool, told: int
) -> None:
    assert levels._told(value, exact) == told
