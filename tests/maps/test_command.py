"""`python -m game.maps`."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest

from game import places
from game.games.gravity import sheet as faces_sheet
from game.games.gravity.face import read_face
from game.games.gravity.model import Cell, Face
from game.maps import main
from tests.maps.sheet import NOTHING, Sheet


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(places, "home", lambda: tmp_path / "home")
    return tmp_path / "home"


def test_check_finds_nothing_wrong_with_ours(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check"]) == 0
    assert capsys.readouterr().out == "All fine.\n"


def test_check_looks_at_ones_own_faces(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (home / "planets").mkdir(parents=True)
    path = Sheet().put("ground", (2, 3), NOTHING).written(home / "planets" / "mine.tmx")
    assert main(["check"]) == 1
    assert capsys.readouterr().out == f"{path}, space 2, 3: there is no ground here.\n1 broken.\n"


def test_check_tells_every_fault_of_every_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = Sheet().put("ground", (0, 1), NOTHING).put("ground", (4, 0), NOTHING).written(tmp_path / "bad.tmx")
    good = Sheet().written(tmp_path / "good.tmx")
    assert main(["check", str(bad), str(good), str(tmp_path / "none.tmx")]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{bad}, space 4, 0: there is no ground here.",
        f"{bad}, space 0, 1: there is no ground here.",
        f"{tmp_path / 'none.tmx'}: there is no such file.",
        "2 broken.",
    ]


@pytest.mark.parametrize("arguments", [[], ["frobnicate"], ["show"], ["copy", "1a"], ["check", "--wrong"]])
def test_a_wrong_command_line(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2


def test_show_draws_a_face(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "pocket/1a"]) == 0
    drawn = capsys.readouterr().out.splitlines()
    assert drawn[:4] == ["1a Staircase", "╻   ·   ╻   ·   ·   ·", "┃ ▼   ★ ┃ ★   ↻", "┗━━━┓   ╹   ╻   ·   ·"]
    assert len(drawn) == 12


def test_a_plain_name_is_the_boxs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "1a"]) == main(["show", "box/1a"]) == 0
    drawn = capsys.readouterr().out
    assert drawn == 2 * drawn[: len(drawn) // 2]
    assert len(drawn.splitlines()) == 2 * 14


def test_faces_of_two_sizes_are_two_drawings(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "1a", "pocket/1a"]) == 0
    drawn = capsys.readouterr().out.splitlines()
    assert (drawn[0], drawn[14], drawn[15], len(drawn)) == ("1a Staircase", "", "1a Staircase", 14 + 1 + 12)


def test_check_gives_advice_and_is_content(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (home / "planets").mkdir(parents=True)
    path = Sheet().grown(7).written(home / "planets" / "mine.tmx")
    assert main(["check"]) == main(["check", str(path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    told = "a neighbour must, or somebody could fall along it for ever."
    assert lines[:4] == [
        f"{path}: advice: no vertical platform crosses row 5; {told}",
        f"{path}: advice: no vertical platform crosses row 6; {told}",
        f"{path}: advice: no horizontal platform crosses column 5; {told}",
        f"{path}: advice: no horizontal platform crosses column 6; {told}",
    ]
    assert lines[4:] == ["Nothing broken, 4 pieces of advice.", *lines[:5]]


def face(**changed: object) -> Face:
    nothing: frozenset[Cell] = frozenset()
    plain = {"floors": nothing, "walls": nothing, "replay": nothing, "star": nothing}
    return Face(**{"name": "x", "title": "X", "size": 5, "door": (0, 0), "down": "E", **plain, **changed})  # type: ignore[arg-type]


def test_a_board_shows_an_outer_platform_on_both_sides() -> None:
    west = face(walls=frozenset({(-1, 2)}))
    lines = faces_sheet.drawing_of([west, face()]).splitlines()
    assert lines[6] == "┃" + " " * 39 + "┃"
    assert lines[2] == "  ▶" + " " * 17 + "  ▶"


def test_four_faces_are_two_rows_and_six_are_two_rows_of_three() -> None:
    assert faces_sheet.drawing_of([face()] * 4).splitlines()[0] == "x X   x X"
    assert len(faces_sheet.drawing_of([face()] * 4).splitlines()) == 2 + 21
    assert faces_sheet.drawing_of([face()] * 6).splitlines()[0] == "x X   x X   x X"


def test_show_refuses_a_broken_face(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = Sheet().put("ground", (0, 0), NOTHING).written(tmp_path / "bad.tmx")
    assert main(["show", str(path)]) == 1
    assert capsys.readouterr().err == f"{path}, space 0, 0: there is no ground here.\n"


def test_copy_puts_a_face_its_tileset_and_picture_into_ones_own_folder(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["copy", "3b", "mine"]) == 0
    assert capsys.readouterr().out == f"{home / 'planets' / 'mine.tmx'}\n"
    assert {path.name for path in (home / "planets").iterdir()} == {"mine.tmx", "planet.tsx", "planet.png"}
    assert read_face(home / "planets" / "mine.tmx").title == "The comb"
    assert 'source="planet.tsx"' in (home / "planets" / "mine.tmx").read_text()


def test_copy_takes_a_face_in_any_encoding(home: Path, tmp_path: Path) -> None:
    text = Sheet().written(tmp_path / "utf-8.tmx").read_text(encoding="utf-8")
    latin = text.replace('encoding="UTF-8"', 'encoding="ISO-8859-1"').replace("<map", "<!-- é --><map")
    (tmp_path / "latin.tmx").write_bytes(latin.encode("latin-1"))
    assert main(["copy", str(tmp_path / "latin.tmx"), "mine"]) == 0
    assert read_face(home / "planets" / "mine.tmx")


@pytest.mark.parametrize("name", ["mine", "../mine", "a/b", ""])
def test_copy_overwrites_nothing_and_stays_in_the_folder(
    home: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    main(["copy", "1a", "mine"])
    before = (home / "planets" / "mine.tmx").read_bytes()
    assert main(["copy", "2a", name]) == 1
    assert str(home / "planets") in capsys.readouterr().err
    assert (home / "planets" / "mine.tmx").read_bytes() == before


def test_copy_where_nothing_can_be_written(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    home.write_text("")
    assert main(["copy", "1a", "mine"]) == 1
    assert "The copy cannot be written" in capsys.readouterr().err


def test_a_terminal_that_knows_only_ascii(monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written, encoding="ascii"))
    assert main(["show", "1a"]) == 0
    sys.stdout.flush()
    title, *rows = written.getvalue().decode("ascii").splitlines()
    assert title == "1a Staircase"
    assert {"|", "-", "+", "*"} <= set("".join(rows)) <= set("+-|.^>v<*@ ")


def test_it_is_a_program() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "game.maps", "check", "nowhere.tmx"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout == "nowhere.tmx: there is no such file.\n1 broken.\n"
