"""The measuring itself: what is printed, and that it is of whole games."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from game import catalogue
from game.engine.contract import Refused
from tools.bench import against, peers
from tools.bench import rounds as bench_rounds
from tools.bench.clock import Contest, best_rates
from tools.bench.command import main
from tools.bench.engine import random_play, variants

CASES = [
    (label, players)
    for label, name, _ in variants()
    for players in range(catalogue.game(name).players[0], catalogue.game(name).players[1] + 1)
]


def test_engine_measures_every_game_with_every_number_of_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["engine", "--json", "--seconds", "0.01"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(line["game"], line["players"]) for line in lines] == CASES
    for line in lines:
        assert sorted(line) == ["actions_per_s", "copy_us", "game", "games_per_s", "players"]
        assert min(line["actions_per_s"], line["games_per_s"], line["copy_us"]) > 0


def test_both_sets_of_planets_are_measured_in_one_run() -> None:
    assert [label for label, name, _ in variants() if name == "gravity"] == ["gravity", "gravity-pocket"]


def test_engine_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["engine", "--seconds", "0.01"]) == 0
    heading, *rows = capsys.readouterr().out.splitlines()
    assert heading.split()[:2] == ["game", "players"]
    assert [(row.split()[0], int(row.split()[1])) for row in rows] == CASES


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf", "soon"])
def test_only_a_duration_is_taken(seconds: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["engine", "--seconds", seconds])
    assert end.value.code == 2
    assert "is no number of seconds" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words", ["start --times 0", "frames --count 0", "frames --count many", "start --size 3"]
)
def test_only_what_can_be_measured_is_taken(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(words.split())
    assert end.value.code == 2
    assert "is no " in capsys.readouterr().err


@pytest.mark.sampled(3, 1)
@pytest.mark.parametrize("game", catalogue.names())
def test_three_ais_keep_nobody_waiting_for_long(game: str) -> None:
    for level, mark in bench_rounds.MARKS.items():
        waits = bench_rounds.rounds(game, level, bench_rounds.MARKED, 1, (1280, 720))
        assert waits
        assert max(waits) <= mark


def test_frames_are_not_compared_with_a_version_that_there_is_not() -> None:
    with pytest.raises(Refused, match="There is no version “--output” of the project here"):
        against.compare("--output", (640, 360), 1)


def test_nobody_listening_is_no_reason_to_complain() -> None:
    shell = f"'{sys.executable}' -m game.bench engine --seconds 0.001 | head -1"
    done = subprocess.run(["sh", "-c", shell], capture_output=True, timeout=60, check=False)
    assert done.stderr == b""


def test_a_random_game_is_played_to_its_end() -> None:
    contest = random_play("gravity", 2)
    state = contest.begin()
    assert contest.play(state) > 10
    assert catalogue.game("gravity").to_act(state) is None


def test_set_ups_count_for_games_and_not_for_actions() -> None:
    def begin() -> None:
        sum(range(200_000))

    rate = best_rates({"slow to set up": Contest(begin, lambda _: 1)}, 0.1)["slow to set up"]
    assert rate.actions > 20 * rate.games


def test_a_library_that_is_not_installed_is_said_to_be_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def absent(name: str) -> object:
        raise ImportError(f"No module named {name!r}")

    monkeypatch.setattr(peers, "import_module", absent)
    assert main(["peers", "--seconds", "0.01"]) == 0
    rows = capsys.readouterr().out.splitlines()[1:]
    ours, missing = rows[: len(catalogue.names())], rows[len(catalogue.names()) :]
    assert {row.split()[1].rstrip(",") for row in ours} == set(catalogue.names())
    assert missing[0].startswith("OpenSpiel, hearts in C++: not installed")
    assert len(missing) == len(peers.PEERS)


@pytest.mark.parametrize("wish", ["--shot", "--against"])
def test_an_empty_name_is_refused_and_not_taken_for_none(
    wish: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["frames", wish, "", "--count", "1"]) != 0
    assert "“”" in capsys.readouterr().err
