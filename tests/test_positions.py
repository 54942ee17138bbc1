"""The kept positions: each can be opened, and a shot or a test wants it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.shots.shot import POSITIONS, Kept, position
from tools.shots.shots import SHOTS

PROJECT = Path(__file__).parents[1]
NAMES = sorted(path.stem for path in POSITIONS.glob("*.jsonl"))


@pytest.mark.parametrize("name", NAMES)
def test_a_position_can_be_opened_at_any_ply(name: str) -> None:
    whole = position(name)
    assert position(name, 0).actions == ()
    half = position(name, whole.ply // 2)
    assert half.actions == whole.actions[: whole.ply // 2]
    assert half.lineup == whole.lineup


def test_no_position_is_left_over() -> None:
    wanted = {shot.start.name for shot in SHOTS.values() if isinstance(shot.start, Kept)}
    sources = [*PROJECT.glob("tests/**/*.py"), *PROJECT.glob("tools/shots/*.py")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    games = [name for name in NAMES if "-game-" in name]  # some are asked for by a number of seats
    assert [name for name in NAMES if name not in (*wanted, *games) and f'"{name}"' not in text] == []
