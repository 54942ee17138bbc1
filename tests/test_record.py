"""Games on record: written, replayed, told; and what is wrong with those that are broken."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.ai.bot import Budget
from game.catalogue import names
from game.match.drive import play_out
from game.match.journal import BadJournal, dump, read
from game.match.lineup import bots
from game.match.match import Match, begun
from game.record import main, told
from game.texts import Words
from tests.golden import FOLDER
from tests.oddities import ODDITIES, put

WORDS = Words("en", strict=True)


def played(name: str, players: int = 3, seed: int = 3) -> Match:
    return play_out(begun(name, bots(["random"], players), seed), Budget(nodes=1))


def lines_of_a_game(name: str, seed: int = 3) -> list[bytes]:
    return dump(played(name, seed=seed)).encode().splitlines()


@pytest.fixture(params=names())
def lines(request: pytest.FixtureRequest) -> list[bytes]:
    return lines_of_a_game(request.param)


def test_a_record_is_a_header_and_an_action_a_line(lines: list[bytes]) -> None:
    header, *actions = map(json.loads, lines)
    assert {"game", "version", "seed", "lineup", "state"} <= set(header)
    assert header["state"]["game"] == header["game"]
    assert all(isinstance(action["type"], str) for action in actions)


@pytest.mark.parametrize("name", names())
def test_a_record_replays_to_the_state_that_was_played(name: str) -> None:
    match = played(name, 4, 9)
    *_, again = read(dump(match).encode().splitlines())
    assert [again.view(seat) for seat in range(-1, 4)] == [match.view(seat) for seat in range(-1, 4)]
    assert again.result() == match.result() is not None


@pytest.mark.parametrize("command", ["check", "show"])
@pytest.mark.parametrize("kind", ODDITIES)
def test_what_is_no_record_at_all_gets_a_sentence(
    kind: str,
    command: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    put(kind, tmp_path / "record")
    assert main([command, "record"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("record: it ")
    assert said.count("\n") == 1


def test_a_record_may_end_before_its_game(lines: list[bytes]) -> None:
    *_, last = read(lines[:5])
    assert last.ply == 4
    assert list(told(read(lines[:5]), WORDS))[-1].startswith("The record ends here")


@pytest.mark.parametrize(
    ("line", "number"),
    [
        (b"", 4),
        (b"x", 4),
        (b"[]", 4),
        (b"\xff", 4),
        (b"[" * 99_999, 4),
        (b'{"type":"checkmate"}', 4),
        (b"{}", 4),
    ],
)
def test_the_first_broken_line_is_named(lines: list[bytes], line: bytes, number: int) -> None:
    broken = [*lines[: number - 1], line, b"worse"]
    with pytest.raises(BadJournal, match=f"^Line {number}: "):
        list(read(broken))


def test_an_action_after_the_end_is_named(lines: list[bytes]) -> None:
    with pytest.raises(BadJournal, match=f"^Line {len(lines) + 1}: The game is over"):
        list(read([*lines, lines[-1]]))


def test_an_illegal_action_is_named() -> None:
    lines = lines_of_a_game("fairy_lights")
    with pytest.raises(BadJournal, match=r"^Line 2: Not possible now"):
        list(read([lines[0], b'{"type":"take","colours":["pink"]}']))


@pytest.mark.parametrize(
    "edit",
    [
        {"version": 9},
        {"version": True},
        {"version": None},
        {"game": "chess"},
        {"game": ["gravity"]},
        {"state": None},
        {"state": {}},
        {"state": []},
    ],
)
def test_a_broken_header_is_line_1(lines: list[bytes], edit: dict[str, Any]) -> None:
    header = json.loads(lines[0]) | edit
    with pytest.raises(BadJournal, match=r"^Line 1: "):
        list(read([json.dumps(header).encode(), *lines[1:]]))


def test_the_header_names_the_game_of_its_state() -> None:
    header = json.loads(lines_of_a_game("fairy_lights")[0]) | {"game": "gravity"}
    with pytest.raises(BadJournal, match=r"^Line 1: .*unknown value 'fairy_lights' at `game`"):
        list(read([json.dumps(header).encode()]))


def test_an_empty_file_is_no_record() -> None:
    with pytest.raises(BadJournal, match=r"^Line 1: "):
        list(read([]))


# Telling


@pytest.mark.parametrize("name", names())
def test_everything_that_happens_can_be_told(name: str) -> None:
    for seed in range(4):
        story = list(told(read(lines_of_a_game(name, seed)), WORDS))
        assert story[0] == f"{name} with Vega, Rigel, Sirius."
        assert all("<" not in sentence for sentence in story)
        assert sum(sentence[:5].strip().isdigit() for sentence in story) > 10


def test_an_older_record_is_told_with_the_names_in_it() -> None:
    kept = Path(__file__).parent / "match" / "kept" / "record-of-the-hall.jsonl"
    assert next(told(read(kept.read_bytes().splitlines()), WORDS)) == "fairy_lights with Ana, Vega."


# The command


def test_play_then_check_then_show(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.jsonl"
    asked = [
        "play",
        str(path),
        "--game",
        "gravity",
        "--players",
        "2",
        "--level",
        "random",
        "--option",
        "end=expert",
    ]
    assert main(asked) == 0
    assert json.loads(path.read_bytes().splitlines()[0])["lineup"]["options"] == {"end": "expert"}
    assert list(tmp_path.iterdir()) == [path]
    assert main(["check", str(path)]) == 0
    assert "gravity for 2" in capsys.readouterr().out
    assert main(["show", str(path)]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert shown[0] == "gravity with Vega, Rigel."
    assert not shown[-1].startswith("The record ends here")


def test_one_seed_gives_one_record(tmp_path: Path) -> None:
    texts = []
    for _ in range(2):
        path = tmp_path / "game.jsonl"
        assert (
            main(["play", str(path), "--game", "star_race", "--level", "random,rookie", "--seed", "5"]) == 0
        )
        texts.append(path.read_bytes())
    assert texts[0] == texts[1]


@pytest.mark.parametrize("command", ["check", "show"])
def test_who_is_of_an_unknown_kind_is_told(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.jsonl"
    text = dump(played("star_race")).replace('"kind":"bot","level":"random"', '"kind":"program"', 1)
    path.write_text(text, encoding="utf-8")
    assert main([command, str(path)]) == 0
    assert capsys.readouterr().err.startswith("Vega is of a kind that this version does not know.")


@pytest.mark.parametrize("command", ["check", "show"])
def test_a_broken_record_gets_a_sentence(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"\n".join([*lines_of_a_game("star_race")[:3], b"\xff"]))
    assert main([command, str(path)]) == 1
    assert capsys.readouterr().err == "Line 4: This is not text in UTF-8.\n"


@pytest.mark.parametrize("command", ["check", "show", "play"])
def test_a_file_that_cannot_be_opened_gets_a_sentence(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, str(tmp_path / "none" / "game.jsonl")]) == 1
    assert "No such file" in capsys.readouterr().err


def test_a_golden_text_is_no_record(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(next(FOLDER.glob("*.txt")))]) == 1
    assert capsys.readouterr().err.startswith("Line 1: This is not JSON")


@pytest.mark.parametrize(
    "wrong",
    [
        ["--players", "9"],
        ["--option", "end=soon"],
        ["--option", "speed=1"],
    ],
)
def test_a_game_that_cannot_be_set_up_gets_a_sentence(
    wrong: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", str(tmp_path / "game"), "--level", "random", *wrong]) == 1
    assert "gravity" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "wrong",
    [
        [],
        ["replay"],
        ["play"],
        ["play", "x", "--level", "god"],
        ["play", "x", "--option", "end"],
        ["play", "x", "--nodes", "0"],
    ],
)
def test_wrong_words_get_a_sentence_and_status_2(
    wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main(wrong)
    assert end.value.code == 2
    assert "usage" in capsys.readouterr().err


def test_nobody_listening_is_no_reason_to_complain(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"\n".join(lines_of_a_game("gravity")))
    shell = f"'{sys.executable}' -m game.record show '{path}' | head -1"
    done = subprocess.run(["sh", "-c", shell], capture_output=True, timeout=60, check=False)
    assert done.stderr == b""
