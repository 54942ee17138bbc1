"""What pilots once threw away. Each position is from a game of theirs; a long search said what it lost.

A line of `slips.jsonl` holds the deal and the number of the move, the share of the win that the slip promised
and the best one, the slip, all actions that are about as good as the best, and the state.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from game import catalogue
from game.ai.levels import choose

SLIPS: list[dict[str, Any]] = [
    msgspec.json.decode(line) for line in Path(__file__).with_name("slips.jsonl").read_bytes().splitlines()
]


@pytest.mark.parametrize("slip", SLIPS, ids=lambda slip: f"{slip['game']}-{slip['deal']}-{slip['move']}")
def test_a_pilot_slips_there_no_more(slip: dict[str, Any]) -> None:
    game, mind = catalogue.game(slip["game"]), catalogue.mind(slip["game"])
    state = game.load(slip["state"])
    seat = game.to_act(state)
    assert seat is not None
    view, good = game.view(state, seat), [game.read_action(action) for action in slip["good"]]
    assert game.read_action(slip["slip"]) not in good
    for seed in range(3):
        assert choose(mind, view, "pilot", seed).action in good
