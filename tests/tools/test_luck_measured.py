"""What is measured of luck and skill."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from pathlib import Path

import pytest

from game.ai.bot import Budget, Decision, Level
from game.ai.levels import choose
from game.ai.mind import AnyMind
from game.engine.contract import Action, View
from game.review.report import Account
from tools import luck
from tools.luck import (
    LuckGame,
    LuckGameTold,
    all_reviewed,
    factor,
    needed,
    played,
    reviewed,
    told,
    won_by,
    worth,
)


def test_what_tells_twice_as_clearly_needs_a_quarter_of_the_games() -> None:
    noise = [-1.0, 1.0] * 50
    assert worth([2 + each for each in noise]) == pytest.approx(4, rel=0.02)
    assert factor([2 + each for each in noise], [1 + each for each in noise]).startswith("4.0 (")
    assert factor([2 + each for each in noise], noise).startswith("inf (")  # the results say nothing


def game_of(seed: int, *levels: Level, nodes: Sequence[int | None] = (None, None)) -> LuckGame:
    return LuckGame("star_race", levels, tuple(nodes), seed)


@pytest.fixture
def unjudged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a look at what was given away: that is tested elsewhere."""
    monkeypatch.setattr(luck, "judged", lambda asked, executor: ())


def test_both_seatings_of_a_deal_are_told_by_level(unjudged: None) -> None:
    wanted = [game_of(seed, "rookie", "random") for seed in (6, 7)]
    games = list(map(reviewed, wanted))
    for each, game in zip(wanted, games, strict=True):
        assert game.accounts[0].result - game.accounts[1].result == pytest.approx(won_by(each))
    said = "\n".join(told(games, [1.0, 0.0]))
    assert "results of 4" in said
    assert "lead by played" in said


def test_no_game_is_counted_twice() -> None:
    """Where levels are alike, each seed was a game of its own in name only: two and two were the same."""
    for levels in (("random", "random"), ("rookie", "random")):
        one, other = (played(game_of(seed, *levels)) for seed in (6, 7))
        assert one.actions != other.actions


def test_each_level_thinks_as_much_as_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = set[tuple[Level, int | None]]()

    def chosen(mind: AnyMind, view: View, level: Level, seed: int, budget: Budget) -> Decision[Action]:
        asked.add((level, budget.nodes))
        return choose(mind, view, "rookie", seed)

    monkeypatch.setattr(luck, "choose", chosen)
    for seed in (6, 7):
        played(game_of(seed, "legend", "ace", nodes=(30, 20)))
    assert asked == {("legend", 30), ("ace", 20)}


def test_a_game_that_was_kept_is_not_played_again(
    unjudged: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, wanted = tmp_path / "games.jsonl", [game_of(seed, "rookie", "random") for seed in (6, 7)]
    first = all_reviewed(wanted[:1], file, None)
    both = all_reviewed(wanted, file, None)
    assert both[:1] == first
    monkeypatch.setattr(luck, "reviewed", None)
    assert all_reviewed(wanted, file, None) == both


def test_other_forms_can_be_tried_on_the_same_games() -> None:
    accounts = (Account(0.5, 0.0, 0.0, 0.0, 1.0), Account(0.5, 0.0, 0.0, 0.0, 0.0))
    games = [
        LuckGameTold(game_of(seed, "pilot", "rookie"), accounts, ((0.0, lost), (lost, lost)))
        for seed, lost in ((6, 1.0), (7, 2.0))
    ]
    assert "lead by played +0.188" in "\n".join(told(games, [], 4.0))
    assert "lead by played +0.094" in "\n".join(told(games, [], 8.0))


def test_as_many_games_are_needed_as_bring_the_interval_to_the_mean() -> None:
    noise = [-1.0, 1.0] * 50
    assert needed([2 + each for each in noise]) == 1
    assert needed([0.2 + each for each in noise]) == 98
    assert needed(noise) == inf


def test_equal_levels_have_no_lead() -> None:
    games = [
        LuckGameTold(
            game_of(0, "pilot", "pilot"),
            (Account(0.5, luck, 0.0, 0.0, 0.5), Account(0.5, -luck, 0.0, 0.0, 0.5)),
            ((), ()),
        )
        for luck in (0.1, 0.2)
    ]
    said = "\n".join(told(games, []))
    assert "mean luck +0.150" in said
    assert "lead" not in said
