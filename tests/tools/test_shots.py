"""The command that draws screens: what it is asked, and what it cannot do."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.client.desk import Desk
from tests.conftest import MakeDesk
from tools.shots.command import main


@pytest.fixture(autouse=True)
def without_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")


def test_a_shot_that_is_not_there_gets_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--only", "credits", "nowhere"]) == 2
    assert capsys.readouterr().err == "There is no shot nowhere. See --list.\n"


def test_a_folder_that_cannot_be_made_gets_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    out = tmp_path / "file" / "shots"
    assert main(["--only", "credits", "--out", str(out)]) == 1
    assert capsys.readouterr().err == f"{out}: Not a directory.\n"


@pytest.mark.parametrize("words", ["--strip -1", "--strip many", "--size 9", "--lang de"])
def test_wrong_words_get_status_2(words: str) -> None:
    with pytest.raises(SystemExit) as end:
        main(words.split())
    assert end.value.code == 2


def test_a_desk_of_a_picture_has_an_empty_home_of_its_own(desk: Desk, make_desk: MakeDesk) -> None:
    assert not desk.home.is_relative_to(Path.cwd())
    assert desk.home.is_absolute()
    assert not desk.home.exists()
    assert make_desk().home != desk.home
