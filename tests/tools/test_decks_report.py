"""The report on the decks."""

from __future__ import annotations

import pytest

from game.engine.contract import Result
from tools import decks_report
from tools.decks_report import TIE_BREAKS, played, report, what_decided


@pytest.mark.parametrize(
    ("details", "decided"),
    [
        ([(2, 1, 0), (1, 9, 9)], "points"),
        ([(2, 1, 0), (2, 3, 0), (1, 9, 9)], "cards in the garland"),
        ([(2, 3, 1), (2, 3, 2), (1, 9, 9)], "negative points"),
        ([(2, 3, 2), (2, 3, 2), (2, 1, 9)], "shared"),
    ],
)
def test_what_decided_a_game_is_the_first_difference(
    details: list[tuple[int, int, int]], decided: str
) -> None:
    """Details are points, cards in the garland, negative points."""
    detail = tuple({"cards": cards, "unfinished": minus} for _, cards, minus in details)
    result = Result(tuple(points for points, _, _ in details), (), detail)
    assert what_decided(result, TIE_BREAKS["fairy_lights"]) == decided


@pytest.mark.parametrize("name", decks_report.GAMES)
def test_the_report_has_a_column_for_each_number_of_players(name: str) -> None:
    outcomes = {
        players: [played(name, players, "random", seed)[1] for seed in range(3)] for players in (2, 4)
    }
    text = report({name: outcomes}, "random")
    assert "| Points | 2 players | 4 players |" in text
    assert "| player 4 | – | " in text


def test_a_seed_gives_the_same_game() -> None:
    assert played("star_race", 3, "random", 5) == played("star_race", 3, "random", 5)
    assert played("star_race", 3, "random", 5)[1] != played("star_race", 3, "random", 6)[1]
