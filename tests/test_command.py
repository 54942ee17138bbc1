"""The command line of the window."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from game import catalogue
from game.arguments import Options, SeatWish, WrongWord, check_options, parse
from game.command import main
from game.match.seeds import seed_words, seed_written
from game.texts import LANGUAGES
from game.version import version


def test_nothing_said_means_all_defaults() -> None:
    assert parse([]) == Options()


def test_everything_said() -> None:
    words = (
        "--play gravity --seats human:Ana,ai:ace,ai:pilot:Rigel --seed 7 --option end=expert "
        "--option first_door=choose --speed off --lang fr --size 800x600 --fullscreen --mute "
        "--data-dir here --demo --frames 9 --shot a.png"
    )
    assert parse(words.split()) == Options(
        play="gravity",
        seats=(SeatWish("Ana"), SeatWish("", "ace"), SeatWish("Rigel", "pilot")),
        seed=7,
        game_options=(("end", "expert"), ("first_door", "choose")),
        speed="off",
        lang="fr",
        size=(800, 600),
        fullscreen=True,
        mute=True,
        data_dir=Path("here"),
        demo=True,
        frames=9,
        shot=Path("a.png"),
    )


@pytest.mark.parametrize(
    "words",
    [
        "--play chess",
        "--seats dog",
        "--seats ai:genius",
        "--seats human:\udcff",  # a byte that is no UTF-8, as Python hands it over
        "--seats human:A\u200bB",
        f"--seed {'9' * 5000}",
        "--option expert",
        "--size big",
        "--size 0x0",
        "--size ²x²",
        "--size 64x99999",
        "--play gravity --seats human:Ana,human:" + "x" * 100_000,
        "--frames 0",
        "--frames -2",
        "--frames ²",
        "--frames",
        "--lang de",
        "--shot picture.jpg",
        "--shot .",
        "--data-dir=",
        "--what",
        "now",
    ],
)
def test_a_wrong_word_gets_a_sentence_and_status_2(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(WrongWord):
        parse(words.split())
    assert main(words.split()) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.endswith(".\n")
    assert said.err.count("\n") == 1
    assert "invalid" not in said.err  # argparse's own word, which tells nothing


@pytest.mark.parametrize(
    "words",
    [
        "--seats ai,ai",
        "--play star_race --seats ai,ai,ai,ai,ai,ai",
        "--play gravity --seats human:Ana",
        "--play gravity --option end=never",
        "--play gravity --option colour=red",
        f"--data-dir {__file__}",
        f"--data-dir {__file__}/inside",
    ],
)
def test_what_cannot_be_done_gets_a_sentence_and_status_2(
    words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words.split()) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.endswith(".\n")
    assert said.err.count("\n") == 1


def test_there_are_texts_for_each_language() -> None:
    assert sorted(path.name for path in (catalogue.SHARED / "words").iterdir()) == sorted(LANGUAGES)


def test_the_command_line_is_light_to_import() -> None:
    script = "import sys, main; print({'pygame', 'msgspec', 'game.client'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a screen")
@pytest.mark.parametrize("seed", ["7", "-7", "QUASAR 4713", "grandma's birthday", seed_words(1 << 127)])
def test_a_seed_is_written_as_at_the_set_up(seed: str) -> None:
    assert parse(["--seed", seed]).seed == seed_written(seed)


@pytest.mark.parametrize("seed", ["", "  ", "a\tb", "\0", "9" * 5000])
def test_a_seed_that_no_field_takes_gets_a_sentence(seed: str) -> None:
    with pytest.raises(WrongWord, match=r"--seed: .*\.$"):
        parse(["--seed", seed])


def test_the_version_is_told_and_nothing_begins(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"Starbox {version()}\n"


def test_no_screen_gets_a_sentence_and_status_1(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    words = [sys.executable, "main.py", "--data-dir", str(tmp_path)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "no screen" in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("none", None, "cannot be read"),
        ("empty", b"", "Line 1"),
        ("other", b'{"starbox":"journal","version":99,"game":"gravity"}\n', "another version"),
    ],
)
def test_a_file_that_cannot_be_watched_is_told_in_a_sentence(
    tmp_path: Path, name: str, content: bytes | None, told: str
) -> None:
    file = tmp_path / name
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(WrongWord, match=rf"^--replay: .*{told}.*\.$"):
        check_options(parse(["--replay", str(file)]))
