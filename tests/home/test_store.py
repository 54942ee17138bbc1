"""The user's files are whole or as they were, and broken ones are kept."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from game.door import LONGEST_NAME
from game.home import disk, store
from game.home.hall import HALL
from game.home.lessons import LESSONS
from game.home.lineups import LINEUPS, PEOPLE
from game.home.settings import SETTINGS, Settings
from game.texts import LANGUAGES, Language, Words
from tests.oddities import ODDITIES, put


def test_what_is_saved_is_read(tmp_path: Path) -> None:
    settings = Settings(language="fr", music=10, keys={"hint": "k"}, window=(800, 600))
    SETTINGS.save(tmp_path / "deep", settings)
    assert SETTINGS.read(tmp_path / "deep") == settings


def test_no_file_is_a_new_value(tmp_path: Path) -> None:
    assert SETTINGS.read(tmp_path) == SETTINGS.read_or_new(tmp_path) == Settings()


def test_what_a_file_does_not_say_takes_its_default(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"music": 20, "of a later version": true}')
    assert SETTINGS.read(tmp_path) == Settings(music=20)


@pytest.mark.parametrize("content", [b"", b"{", b"[7]", b"\xff\xfe", b"[" * 100000])
def test_a_broken_file_is_set_aside_each_time_under_a_new_name(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.json"
    for number in (1, 2):
        path.write_bytes(content)
        with pytest.raises(store.Broken) as caught:
            SETTINGS.read(tmp_path)
        assert caught.value.aside == tmp_path / f"settings.json.broken-{number}"
        assert caught.value.aside.read_bytes() == content
        assert not path.exists()


def test_a_name_is_synced_with_its_folder_after_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []

    def noting(name: str, step: Callable[..., Any]) -> Callable[..., Any]:
        def noted(*given: Any) -> Any:
            done.append(name)
            return step(*given)

        return noted

    for name in ("sync", "rename", "claim", "sync_folder"):
        monkeypatch.setattr(disk, name, noting(name, getattr(disk, name)))
    store.write(tmp_path / "old", b"text")
    assert done == ["sync", "rename", "sync_folder"]
    store.write_new(tmp_path / "new", b"text")
    assert done[3:] == ["sync", "claim", "sync_folder"]


def test_a_failed_write_leaves_the_old_file_and_no_litter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "save"
    store.write(path, b"old")

    def full(*_: object) -> None:
        raise OSError("No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        store.write(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_something_was_not_written_is_told_in_the_language_of_the_window(
    tmp_path: Path, language: Language
) -> None:
    words = Words(language, strict=True)
    (tmp_path / "file").write_text("")
    told = set()
    for path in (tmp_path / "file" / "inside", tmp_path / ("n" * 300)):
        with pytest.raises(OSError, match=r"Not a directory|too long|exists") as caught:
            store.write(path, b"")
        told.add(store.reason(words, caught.value))
    for code in (errno.ENOSPC, errno.EACCES, errno.EROFS, errno.EIO):
        told.add(store.reason(words, OSError(code, "in English")))
    assert len(told) == 6
    assert "in English" not in told


FAULTY = {
    "music": "loud", "effects": 10**30, "window": [-5, -5], "mute": 1, "curtain": None,
    "keys": {"hint": "k", "undo": "a\0", "log": "\ud800"}, "own": {"a" * 1000: "b"}, "buttons": ["x"],
    "programs": {"Robo": "python\0"},
}  # fmt: skip


@pytest.mark.parametrize("content", [FAULTY, {"window": [1, 1]}, {"window": [10**30, 5]}, {"window": [800]}])
def test_values_that_no_version_could_have_written_are_mended_one_by_one(
    tmp_path: Path, content: dict[str, Any]
) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps(content | {"big_text": True, "of a later version": [1]}))
    before = path.read_bytes()
    settings, trouble = SETTINGS.look(tmp_path)
    assert settings == Settings(big_text=True, keys={"hint": "k"} if "keys" in content else {})
    assert trouble is not None
    assert "settings.json.broken-1" in trouble.told(Words("en", strict=True))
    assert (tmp_path / "settings.json.broken-1").read_bytes() == before
    assert SETTINGS.look(tmp_path) == (settings, None)  # told once
    assert json.loads(path.read_text())["of a later version"] == [1]


def test_a_word_that_this_version_does_not_know_falls_back_alone_and_stays(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"language": "de", "music": 7, "theme": "dusk"}')
    assert SETTINGS.look(tmp_path) == (Settings(music=7), None)
    SETTINGS.save(tmp_path, Settings(music=8))
    written = json.loads(path.read_text())
    assert (written["language"], written["theme"], written["music"]) == ("de", "dusk", 8)
    SETTINGS.save(tmp_path, Settings(music=8, language="fr"))
    assert json.loads(path.read_text())["language"] == "fr"
    assert list(tmp_path.iterdir()) == [path]


def test_what_a_newer_version_has_written_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    newer = {
        "version": 9,
        "music": "auto",
        "window": {"w": 1},
        "keys": {"hint": ["k", "h"], "log": "l"},
        "sky": 1,
    }
    path.write_text(json.dumps(newer))
    assert SETTINGS.look(tmp_path) == (Settings(keys={"log": "l"}), None)
    SETTINGS.save(tmp_path, Settings(keys={}, mute=True))
    written = json.loads(path.read_text())
    assert {name: written[name] for name in newer} == newer | {"keys": {"hint": ["k", "h"]}}
    assert written["mute"] is True
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_tells_its_version(tmp_path: Path) -> None:
    SETTINGS.save(tmp_path, Settings())
    assert json.loads((tmp_path / "settings.json").read_text())["version"] == SETTINGS.version


@pytest.mark.parametrize("kind", ODDITIES)
@pytest.mark.parametrize("file", [SETTINGS, HALL, LESSONS, LINEUPS, PEOPLE], ids=lambda file: file.name)
def test_what_is_no_plain_file_or_too_large_is_set_aside_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, file: store.File[Any]
) -> None:
    monkeypatch.chdir(tmp_path)
    put(kind, tmp_path / file.name)
    value, trouble = file.look(tmp_path)
    assert value == file.kind()
    assert trouble is not None
    assert os.path.lexists(tmp_path / f"{file.name}.broken-1")
    assert file.look(tmp_path) == (value, None)


@pytest.mark.parametrize(
    "code", [errno.EMFILE, errno.ENFILE, errno.EACCES, errno.EPERM, errno.EIO, errno.ENOMEM]
)
def test_a_file_that_cannot_be_read_now_is_not_broken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    path = tmp_path / "settings.json"
    SETTINGS.save(tmp_path, Settings(music=7))
    before = path.read_bytes()

    def refused(*_: object, **__: object) -> None:
        raise OSError(code, os.strerror(code))

    with monkeypatch.context() as patch:
        patch.setattr("builtins.open", refused)
        settings, trouble = SETTINGS.look(tmp_path)
        assert settings == Settings()
        assert trouble is not None
        assert "stays as it is" in trouble.told(Words("en", strict=True))
        with pytest.raises(OSError, match=os.strerror(code)):
            SETTINGS.save(tmp_path, Settings())
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_too_many_open_files_break_nothing(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    SETTINGS.save(tmp_path, Settings(music=7))
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    taken = []
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(200, before[0]), before[1]))
        with suppress(OSError):
            while True:
                taken.append(os.open(tmp_path, os.O_RDONLY))
        settings, trouble = SETTINGS.look(tmp_path)
    finally:
        for handle in taken:
            os.close(handle)
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    assert settings == Settings()
    assert trouble is not None
    assert "too many files" in trouble.told(Words("en", strict=True))
    assert SETTINGS.read(tmp_path) == Settings(music=7)


RESULT: dict[str, Any] = {
    "name": "Ana", "emblem": "comet", "score": 7, "won": True, "players": 2, "day": "2026-11-18",
}  # fmt: skip
NO_DAYS = ["2026-13-01", "2026-13", "x", "2026-02-30", "2026-W47-3", "٢٠٢٦-١١-١٨"]
NO_RESULTS: list[dict[str, Any]] = [
    *({"day": day} for day in NO_DAYS),
    {"score": 10**30},
    {"players": 10**30},
    {"players": 0},
    {"won": 2},
]


def test_results_that_no_game_had_are_left_out_one_by_one(tmp_path: Path) -> None:
    good = RESULT | {"holder": {"kind": "person"}, "options": {}}
    newer = good | {"emblem": "of a later version", "new": 1}
    rows = [good, *(good | fault for fault in NO_RESULTS), 7, newer]
    (tmp_path / "hall.json").write_text(json.dumps({"gravity": rows, "star_race": 7, "ferry": [good]}))
    hall, trouble = HALL.look(tmp_path)
    known = {game: [honour.name for honour in honours] for game, honours in hall.items()}
    assert known == {"gravity": ["Ana"], "ferry": ["Ana"]}
    assert trouble is not None
    HALL.save(tmp_path, hall)
    again = json.loads((tmp_path / "hall.json").read_text())
    assert again == {"version": 1, "gravity": [good, newer], "ferry": [good]}


def test_a_name_is_cleaned_and_keeps_its_results(tmp_path: Path) -> None:
    names = ["A\0na", "\ud800Bo", "x" * 100_000]
    (tmp_path / "hall.json").write_text(json.dumps({"gravity": [RESULT | {"name": name} for name in names]}))
    assert [honour.name for honour in HALL.read(tmp_path)["gravity"]] == ["Ana", "Bo", "x" * LONGEST_NAME]


@pytest.mark.parametrize("content", [b'{"music": 10000}', b"no json"])
def test_a_file_with_faults_that_cannot_be_kept_aside_is_not_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes
) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)

    def refusing(real: Callable[[Path, Path], None]) -> Callable[[Path, Path], None]:
        def step(old: Path, new: Path) -> None:
            if ".broken-" in new.name:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            real(old, new)

        return step

    for name in ("rename", "claim"):
        monkeypatch.setattr(disk, name, refusing(getattr(disk, name)))
    with pytest.raises(OSError, match="No space"):
        SETTINGS.save(tmp_path, Settings(music=7))
    assert path.read_bytes() == content
    assert list(tmp_path.iterdir()) == [path]


def test_the_copy_of_a_file_with_faults_is_kept_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "settings.json").write_bytes(b'{"music": 10000}')

    def refused(*_: Path) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(disk, "rename", refused)
    for _ in range(3):
        SETTINGS.look(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {"settings.json", "settings.json.broken-1"}
