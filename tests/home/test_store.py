"""The user's files are whole or as they were, and broken ones are kept."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from game.home import store
from game.home.settings import SETTINGS, Settings
from game.texts import LANGUAGES, Language, Words


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


@pytest.mark.parametrize("content", [b"", b"{", b'{"music": "loud"}', b"\xff\xfe", b"[" * 100000])
def test_a_broken_file_is_set_aside_each_time_under_a_new_name(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.json"
    for number in (1, 2):
        path.write_bytes(content)
        with pytest.raises(store.Broken) as caught:
            SETTINGS.read(tmp_path)
        assert caught.value.aside == tmp_path / f"settings.json.broken-{number}"
        assert caught.value.aside.read_bytes() == content
        assert not path.exists()


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
