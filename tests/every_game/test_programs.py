"""Every game at every program: the line protocol, records, saves, the arena, a thinking process."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

from game import arena, catalogue, record
from game.ai.bot import Budget
from game.ai.levels import choose
from game.ai.worker import Thinker
from game.home import saves
from game.home.keeper import Keeper
from game.match.drive import play_out
from game.match.lineup import bots
from game.match.match import begun
from game.protocol import Session, reply_to
from tests.every_game.kit import EVERY_GAME

LITTLE = Budget(nodes=12)
PATIENCE = 60.0  # seconds; only a failure takes so long
every_game = pytest.mark.parametrize("name", EVERY_GAME)


def ask(session: Session, cmd: str, **fields: Any) -> dict[str, Any]:
    heard: dict[str, Any] = json.loads(reply_to(session, json.dumps({"cmd": cmd, **fields}).encode()))
    assert heard["ok"], heard
    return heard


@every_game
def test_a_game_is_played_over_the_line(name: str) -> None:
    session = Session()
    assert name in [game["name"] for game in ask(session, "hello")["games"]]
    ask(session, "new", game=name, players=2, seed=5)
    for _ in range(6):
        saved = ask(session, "state")
        assert ask(Session(), "load", state=saved["state"]) == saved
        action = ask(session, "suggest", level="ace", seed=1, nodes=10)["action"]
        assert action in ask(session, "legal")["actions"]
        assert ask(session, "apply", action=action)["events"]
    assert ask(session, "view", seat=1)["view"]["game"] == name
    assert ask(session, "result")["over"] == ask(session, "state")["over"]


@every_game
def test_a_game_is_recorded_checked_and_told(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "game.txt")
    assert record.main(["play", "--game", name, "--players", "2", "--level", "rookie", file]) == 0
    assert record.main(["check", file]) == 0
    assert "over with" in capsys.readouterr().out
    assert record.main(["show", file]) == 0
    assert len(capsys.readouterr().out.splitlines()) > 6


@every_game
def test_a_match_that_was_saved_goes_on_as_if_it_had_not_been(name: str, tmp_path: Path) -> None:
    match = begun(name, bots(["rookie"], 2), 4)
    for _ in range(3):
        match.play(match.view(match.to_act or 0).legal[0])
    keeper = Keeper(tmp_path)
    keeper.slot().keep(match)
    keeper.close()
    [saved] = (tmp_path / "saves").iterdir()
    left = saves.read(saved)
    before, heard = left.ply, list[int]()
    again = play_out(left, LITTLE, heard.append)
    assert heard == [1] * (again.ply - before)
    assert again.result() == play_out(match, LITTLE).result() is not None


@every_game
def test_bots_meet_in_the_arena(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--game", name, "--seats", "pilot,random", "--games", "2", "--jobs", "1", "--json"]
    assert arena.main(asked) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["game"] == name


@every_game
def test_a_process_thinks_as_the_bot_itself_would(name: str) -> None:
    rules = catalogue.game(name)
    state = rules.new(catalogue.material(name), 2, 1).state
    view = rules.view(state, rules.to_act(state) or 0)
    thinker, end = Thinker(cores=1, clock=lambda: 0.0), time.monotonic() + PATIENCE
    try:
        thinker.ask(catalogue.package(name), view, "ace", 7, ply=0, budget=LITTLE)
        while (choice := thinker.poll(0)) is None and time.monotonic() < end:
            time.sleep(0.01)
        assert thinker.troubles == 0
    finally:
        thinker.close()
    assert choice is not None
    assert choice.action == choose(catalogue.mind(name), view, "ace", 7, LITTLE).action
