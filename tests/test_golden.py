"""Whole games that are kept as text: the rules play them today as they did then."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import catalogue
from game.engine.contract import Action, AnyGame
from tests import golden
from tests.golden import FOLDER, KEPT, Golden, changes, made, text_of

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_kept_game_is_played_as_it_was(path: Path) -> None:
    kept = path.read_text(encoding="utf-8").splitlines()
    opening = json.loads(kept[0].removeprefix("state "))
    game = catalogue.game(opening["game"])
    today = text_of(game, game.load(opening), actions_in(kept, game))
    for number, (then, now) in enumerate(zip(kept, today, strict=True), start=1):
        assert now == then, f"{path.name}, line {number}"


@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: kept.path.stem)
def test_what_is_kept_is_what_is_made(kept: Golden) -> None:
    assert made(kept) == kept.path.read_text(encoding="utf-8")


def test_a_game_that_is_not_kept_yet_is_dealt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    first, *_, last = made(Golden("star_race", 2, 1)).splitlines()
    assert first.startswith("state {")
    assert last.startswith("result {")


def actions_in(lines: list[str], game: AnyGame) -> Iterator[Action]:
    for line in lines:
        if action := re.match(r"\d+ seat \d+: ", line):
            yield game.read_action(json.loads(line[action.end() :]))


@pytest.mark.parametrize("name", catalogue.names())
def test_every_game_is_kept(name: str) -> None:
    assert sum(golden.game == name for golden in KEPT) >= 2


def test_what_is_kept_is_there() -> None:
    assert set(FILES) == {golden.path for golden in KEPT}


def test_changes_name_every_place_that_differs() -> None:
    before = {"a": 1, "b": [1, 2, 3], "c": [{"d": 1}, {"d": 2}], "e": {"f": True}, "g": 0}
    after = {"a": True, "b": [1, 3], "c": [{"d": 1}, {"d": 3}], "e": {"h": None}, "g": 0}
    assert list(changes(before, after)) == ["a=true", "b[1:2]=[]", "c[1].d=3", "e.f gone", "e.h=null"]
    assert list(changes(before, before)) == []
