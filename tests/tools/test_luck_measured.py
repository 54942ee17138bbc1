"""What is measured of luck and skill."""

from __future__ import annotations

from math import inf

import pytest

from game.review.report import Account
from tools import luck
from tools.luck import factor, needed, played, reviewed, told, won_by, worth


def test_what_tells_twice_as_clearly_needs_a_quarter_of_the_games() -> None:
    noise = [-1.0, 1.0] * 50
    assert worth([2 + each for each in noise]) == pytest.approx(4, rel=0.02)
    assert factor([2 + each for each in noise], [1 + each for each in noise]).startswith("4.0 (")


def test_both_seatings_of_a_deal_are_told_by_level(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "judged", lambda asked, executor: ())  # that is tested elsewhere
    games = [reviewed("star_race", ("rookie", "random"), None, seed) for seed in (6, 7)]
    for seed, game in zip((6, 7), games, strict=True):
        lead = won_by("star_race", ("rookie", "random"), None, seed)
        assert game[0].result - game[1].result == pytest.approx(lead)
    said = "\n".join(told(games, [1.0, 0.0], ("rookie", "random")))
    assert "results of 4" in said
    assert "lead by played" in said


def test_no_game_is_counted_twice() -> None:
    """Where levels are alike, each seed was a game of its own in name only: two and two were the same."""
    for levels in (("random", "random"), ("rookie", "random")):
        one, other = (played("star_race", levels, None, seed) for seed in (6, 7))
        assert one.actions != other.actions


def test_as_many_games_are_needed_as_bring_the_interval_to_the_mean() -> None:
    noise = [-1.0, 1.0] * 50
    assert needed([2 + each for each in noise]) == 1
    assert needed([0.2 + each for each in noise]) == 98
    assert needed(noise) == inf


def test_equal_levels_have_no_lead() -> None:
    games = [(Account(0.5, luck, 0.0, 0.0, 0.5), Account(0.5, -luck, 0.0, 0.0, 0.5)) for luck in (0.1, 0.2)]
    said = "\n".join(told(games, [], ("pilot", "pilot")))
    assert "mean luck +0.150" in said
    assert "lead" not in said
