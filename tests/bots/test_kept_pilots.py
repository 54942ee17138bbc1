"""The kept pilots play as they did, and others can be measured against them."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import catalogue
from game.engine.chance import generator, seed_for
from game.match.match import seed_of
from tests.bots import PILOTS, alone


def played(name: str, players: int, seed: int) -> tuple[int, ...]:
    """How a game of kept pilots ends: its decisions, and the points."""
    game = catalogue.game(name)
    state = game.new(catalogue.material(name), players, seed).state
    plies = 0
    while (seat := game.to_act(state)) is not None:
        rng = generator(seed_for(seed_of(seed, plies, seat), "thumb"))
        game.play(state, PILOTS[name](game.view(state, seat), rng))
        plies += 1
    result = game.result(state)
    assert result is not None
    return plies, *result.scores


@pytest.mark.parametrize(
    ("name", "players", "seed", "ending"),
    [
        ("fairy_lights", 2, 1, (136, 62, 16)),
        ("fairy_lights", 6, 1, (137, 12, -3, 12, 18, 6, 17)),
        ("gravity", 2, 2, (39, 14, 19)),
        ("gravity", 6, 1, (126, 12, 16, 16, 10, 20, 17)),
        ("star_race", 2, 2, (37, 8, 9)),
        ("star_race", 5, 1, (24, 1, 2, 6, 6, 5)),
    ],
)
def test_a_kept_pilot_plays_as_it_did(name: str, players: int, seed: int, ending: tuple[int, ...]) -> None:
    assert played(name, players, seed) == ending


def test_games_that_are_kept_are_not_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--game", "star_race", "--players", "3", "--level", "rookie", "--jobs", "1"]
    words += ["--kept", str(tmp_path / "kept.jsonl")]
    alone.main([*words, "--games", "2"])
    first = (tmp_path / "kept.jsonl").read_bytes()
    alone.main([*words, "--games", "3"])
    second = (tmp_path / "kept.jsonl").read_bytes()
    assert second.startswith(first)
    assert (first.count(b"\n"), second.count(b"\n")) == (2, 3)
    assert "of 3 games" in capsys.readouterr().out
