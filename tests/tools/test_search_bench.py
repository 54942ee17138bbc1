"""Measuring the search."""

from __future__ import annotations

import json

import pytest

from game import catalogue
from tools.bench import search
from tools.bench.command import main
from tools.bench.engine import variants


@pytest.fixture(autouse=True)
def short_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "NODES", 20)


def test_search_measures_every_game_at_two_and_four_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["search", "--json", "--seconds", "0.01"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    ours = [(line["game"], line["players"]) for line in lines if line["search"] == "starbox"]
    assert ours == [(label, players) for label, _, _ in variants() for players in (2, 4)]
    assert all(line["simulations_per_s"] > 0 for line in lines)


def test_without_open_spiel_the_table_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def absent(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(search, "open_spiel", absent)
    assert main(["search", "--seconds", "0.01"]) == 0
    out = capsys.readouterr().out
    assert out.count("not installed") == len(search.OPEN_SPIEL_GAMES)
    assert "simulations/s" in out


def test_positions_leave_something_to_think_about() -> None:
    for name in catalogue.names():
        assert all(len(view.legal) > 2 for view in search.positions(name, 2))
