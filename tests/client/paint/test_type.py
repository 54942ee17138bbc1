"""Words fit their places: wrapped, then shrunk, never cut; only names may lose their end."""

from __future__ import annotations

import weakref
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.desk import Desk
from game.client.layout import LEAST_TEXT, Box
from game.client.paint.fonts import ELLIPSIS, Fonts
from game.client.paint.picture import Audit
from tools.shots.draw import measuring_desk

OPEN_FILES = Path("/proc/self/fd")
LONG = "The game is saved. You can go on from the title."


def test_text_is_wrapped_before_it_is_shrunk(desk: Desk) -> None:
    setting = desk.picture().setting(LONG, Box(0, 0, 0.4, 0.2), 0.03, lines=3)
    assert len(setting.lines) > 1
    assert setting.size == round(0.03 * desk.frame.unit)
    assert " ".join(setting.lines) == LONG


def test_text_shrinks_to_its_line_but_never_below_the_least(desk: Desk) -> None:
    picture = desk.picture()
    roomy = picture.setting(LONG, Box(0, 0, 0.6, 0.06), 0.03)
    assert not roomy.cut
    assert LEAST_TEXT * desk.frame.unit <= roomy.size + 0.1 < round(0.03 * desk.frame.unit)
    tight = picture.setting(LONG, Box(0, 0, 0.2, 0.06), 0.03)
    assert tight.cut
    assert tight.size == round(picture.least * desk.frame.unit)
    assert picture.setting(LONG, Box(0, 0, 0.6, 0.01), 0.01).size == tight.size  # however flat the box


def test_no_letters_are_smaller_than_can_be_read_from_a_sofa() -> None:
    assert LEAST_TEXT == 0.0241
    for size in ((1280, 720), (1920, 1080), (800, 600), (900, 1400)):
        desk = measuring_desk(size)
        assert desk.picture().setting("+3", Box(0, 0, 0.1, 0.01), 0.01).size >= 0.0241 * desk.frame.unit - 0.1


def test_a_name_ends_in_an_ellipsis(desk: Desk) -> None:
    picture = desk.picture()
    (line,) = picture.setting("Maximiliane Konstantina", Box(0, 0, 0.12, 0.05), 0.03, name=True).lines
    assert line.endswith(ELLIPSIS)
    (whole,) = picture.setting("Ana", Box(0, 0, 0.12, 0.05), 0.03, name=True).lines
    assert whole == "Ana"


def test_only_the_row_that_is_cut_ends_in_an_ellipsis(desk: Desk) -> None:
    """All did, and rows that were whole lost letters."""
    told = "Vega: stole from Player 3 a green star and won an orange star, a token and all other points"
    lines = desk.picture().setting(told, Box(0, 0, 0.3, 0.1), 0.03, lines=3, name=True).lines
    assert [line.endswith(ELLIPSIS) for line in lines] == [False, False, True]
    assert told.startswith(" ".join(lines).replace("\N{NO-BREAK SPACE}", " ").rstrip(ELLIPSIS))


def test_big_text_is_a_quarter_larger(make_desk: object) -> None:
    sizes = [
        make_desk(big_text=big).picture().setting("Play", Box(0, 0, 0.6, 0.1), 0.04).size  # type: ignore[operator]
        for big in (False, True)
    ]
    assert sizes[1] == pytest.approx(1.25 * sizes[0], abs=1)


def test_words_stand_where_they_are_asked_to(desk: Desk) -> None:
    picture = desk.picture()
    box = Box(0.2, 0.2, 0.6, 0.1)
    left = picture.text("Play", box, 0.04)
    right = picture.text("Play", box, 0.04, align="right")
    middle = picture.text("Play", box, 0.04, align="centre")
    assert left.x == pytest.approx(box.x)
    assert right.right == pytest.approx(box.right)
    assert middle.cx == pytest.approx(box.cx)
    assert all(drawn.cy == pytest.approx(box.cy, abs=0.004) for drawn in (left, right, middle))


def test_an_audit_tells_what_is_cut(desk: Desk) -> None:
    picture = desk.picture()
    picture.audit = Audit()
    picture.text(LONG, Box(0.1, 0.1, 0.2, 0.05), 0.03)
    picture.text("Play", Box(0.1, 0.3, 0.2, 0.05), 0.03)
    assert [text.whole for text in picture.audit.texts] == [False, True]


def test_every_letter_of_the_three_languages_is_in_both_typefaces(desk: Desk) -> None:
    fonts = Fonts()
    unknown = fonts.line("\ue000", 30, "title", "#FFFFFF").surface
    for face in ("title", "words"):
        for letter in "éèêëàâçîïôöûùüœÉÀÇŒ'’«»–…−+%":
            drawn = fonts.line(letter, 30, face, "#FFFFFF").surface
            assert (
                drawn.get_size() != unknown.get_size() or drawn.get_buffer().raw != unknown.get_buffer().raw
            )


@pytest.mark.skipif(not OPEN_FILES.exists(), reason="counts open files as Linux tells them")
def test_other_sizes_open_no_files(desk: Desk) -> None:
    fonts = Fonts()
    fonts.line("Ana", 30, "title", "#FFFFFF")
    before = len(list(OPEN_FILES.iterdir()))
    for size in range(8, 208):
        for face in ("title", "words", "plain", "strong"):
            fonts.width("Ana", size, face)
    assert len(list(OPEN_FILES.iterdir())) == before


def test_sizes_that_are_not_used_are_dropped(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[weakref.ref[pygame.font.Font]] = []
    font = pygame.font.Font

    def noted(*words: Any) -> pygame.font.Font:
        new = font(*words)
        made.append(weakref.ref(new))
        return new

    monkeypatch.setattr(pygame.font, "Font", noted)
    fonts = Fonts()
    for size in range(100, 400):
        fonts.width("Ana", size, "title")
    assert len(made) == 300
    assert sum(font() is not None for font in made) < 100


def test_lines_of_another_size_of_the_window_are_dropped(desk: Desk) -> None:
    line = weakref.ref(desk.fonts.line("Ana", 30, "title", "#FFFFFF").surface)
    desk.resize(700, 500)
    assert line() is None
