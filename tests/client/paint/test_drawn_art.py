"""Pictures at the size they are needed, kept in memory and on disk."""

from __future__ import annotations

import weakref
from pathlib import Path

import pygame
import pytest
from pygame import Color

from game import catalogue
from game.client.desk import Desk
from game.client.paint import art as art_module
from game.client.paint import drawing as drawing_module
from game.client.paint.art import Art, MissingArt
from game.client.paint.drawing import Drawing
from tests.oddities import ODDITIES, put

SQUARE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4" color="#FF0000">'
    '<rect width="8" height="4" fill="currentColor" opacity="{}"/></svg>'
)


@pytest.fixture
def folder(tmp_path: Path, desk: Desk, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two pictures, drawn at all sizes; `desk` is there for the display that pygame wants."""
    monkeypatch.setattr(art_module, "SMALL", 1)
    (tmp_path / "art").mkdir()
    (tmp_path / "art" / "square.svg").write_text(SQUARE.format("1"))
    monkeypatch.setattr(catalogue, "SHARED", tmp_path)
    (tmp_path / "art" / "glass.svg").write_text(SQUARE.format("0.5"))
    return tmp_path


@pytest.fixture
def drawings(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """The sizes that were drawn from SVG."""
    sizes: list[tuple[int, int]] = []
    render = drawing_module.render

    def counted(source: str, width: int, height: int) -> bytes:
        sizes.append((width, height))
        return render(source, width, height)

    monkeypatch.setattr(art_module, "render", counted)
    return sizes


def an_art(folder: Path) -> Art:
    return Art(folder / "cache")


def test_a_sprite_has_the_height_asked_for_and_its_own_aspect(folder: Path) -> None:
    assert an_art(folder).sprite("square", 30).get_size() == (60, 30)


def test_currentcolor_takes_the_tint(folder: Path) -> None:
    art = an_art(folder)
    assert art.sprite("square", 10).get_at((5, 5)) == Color(255, 0, 0, 255)
    assert art.sprite("square", 10, tint="#00FF00").get_at((5, 5)) == Color(0, 255, 0, 255)


def test_surfaces_are_premultiplied(folder: Path) -> None:
    red, green, blue, alpha = an_art(folder).sprite("glass", 10).get_at((5, 5))
    assert alpha == pytest.approx(128, abs=2)
    assert (red, green, blue) == pytest.approx((alpha, 0, 0), abs=2)


def test_a_picture_is_drawn_once_for_all_times(folder: Path, drawings: list[tuple[int, int]]) -> None:
    art = an_art(folder)
    assert art.sprite("square", 12) is art.sprite("square", 12)
    first = pygame.image.tobytes(art.sprite("square", 12), "RGBA")
    again = pygame.image.tobytes(an_art(folder).sprite("square", 12), "RGBA")
    assert again == first
    assert drawings == [(24, 12)]


def test_small_pictures_are_scaled_from_one_drawing(
    folder: Path, drawings: list[tuple[int, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(art_module, "SMALL", 20)
    art = an_art(folder)
    for height in (19, 10, 5):
        assert art.sprite("square", height).get_size() == (2 * height, height)
        assert art.sprite("square", height, tint="#00FF00").get_at((3, 3)).g > 240
    assert drawings == [(40, 20), (40, 20)]


def test_large_pictures_are_the_same_from_disk_too(
    folder: Path, drawings: list[tuple[int, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(art_module, "MOST_PIXELS", 1000)
    for height in (5, 60):  # below and above
        first = pygame.image.tobytes(an_art(folder).sprite("glass", height), "RGBA")
        assert pygame.image.tobytes(an_art(folder).sprite("glass", height), "RGBA") == first
    assert len(drawings) == 2


@pytest.mark.parametrize("kind", ODDITIES)
def test_something_else_in_the_place_of_a_kept_picture_is_set_aside(
    folder: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    first = pygame.image.tobytes(an_art(folder).sprite("square", 70), "RGBA")
    (kept,) = (folder / "cache").glob("*/*")
    kept.unlink()
    put(kind, kept)
    for _ in range(2):
        assert pygame.image.tobytes(an_art(folder).sprite("square", 70), "RGBA") == first
    assert kept.is_file()
    assert sorted(path.name for path in kept.parent.iterdir()) == [kept.name, f"{kept.name}.broken-1"]
    an_art(folder).prune()


def test_the_parts_of_a_whole_are_let_go_if_they_are_large(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(art_module, "LARGE", 1000)
    art = an_art(folder)
    with art.passing():
        large, small = art.sprite("square", 60), art.sprite("square", 5)
    assert art.sprite("square", 5) is small
    assert art.sprite("square", 60) is not large


@pytest.mark.parametrize(
    "spoil", [lambda data: data[:-9], lambda data: b"", lambda data: data[:40] + b"?" + data[41:]]
)
def test_a_broken_file_is_drawn_again(folder: Path, drawings: list[tuple[int, int]], spoil: object) -> None:
    before = pygame.image.tobytes(an_art(folder).sprite("square", 12), "RGBA")
    (kept,) = (folder / "cache").glob("*/*")
    kept.write_bytes(spoil(kept.read_bytes()))  # type: ignore[operator]
    assert pygame.image.tobytes(an_art(folder).sprite("square", 12), "RGBA") == before
    assert len(drawings) == 2


@pytest.mark.parametrize("spoil", [None, lambda data: data[:-9], lambda data: data[:40] + b"?" + data[41:]])
def test_what_ships_with_the_program_is_not_drawn_unless_it_is_damaged(
    folder: Path, drawings: list[tuple[int, int]], monkeypatch: pytest.MonkeyPatch, spoil: object
) -> None:
    first = pygame.image.tobytes(an_art(folder).sprite("glass", 30), "RGBA")
    monkeypatch.setattr(art_module, "SHIPPED", folder / "shipped")
    asked = Drawing(SQUARE.format("0.5"), 60, 30)
    path = art_module.place_in(folder / "shipped", asked)
    path.parent.mkdir(parents=True)
    data = art_module.as_png(drawing_module.render(*asked))
    path.write_bytes(spoil(data) if callable(spoil) else data)
    drawings.clear()
    for _ in range(2):  # damaged, it is drawn once and then kept
        other = Art(folder / "another")
        with other.rehearsal() as wanted:
            other.sprite("glass", 30)
        assert not wanted
        assert pygame.image.tobytes(other.sprite("glass", 30), "RGBA") == first
    assert drawings == ([(60, 30)] if spoil else [])
    (folder / "art" / "glass.svg").write_text(SQUARE.format("0.9"))
    assert pygame.image.tobytes(Art(None).sprite("glass", 30), "RGBA") != first


def test_a_disk_that_cannot_be_written_is_no_harm(folder: Path) -> None:
    (folder / "cache").write_text("a file where the folder should be")
    assert an_art(folder).sprite("square", 12).get_size() == (24, 12)


def test_changed_art_is_not_taken_for_the_old(folder: Path, drawings: list[tuple[int, int]]) -> None:
    an_art(folder).sprite("square", 12)
    (folder / "art" / "square.svg").write_text(SQUARE.format("0.9"))
    an_art(folder).sprite("square", 12)
    assert len(drawings) == 2


def test_memory_is_bounded(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(art_module, "MEMORY", 40_000)
    art = an_art(folder)
    drawn = [weakref.ref(art.sprite("square", height)) for height in range(10, 60)]
    kept = [sprite for one in drawn if (sprite := one()) is not None]
    assert 0 < sum(sprite.get_width() * sprite.get_height() * 4 for sprite in kept) <= 40_000
    assert kept[-1].get_height() == 59


def test_what_motion_makes_takes_the_place_of_nothing_that_was_drawn(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(art_module, "MEMORY", 40_000)
    art = an_art(folder)
    sprite = art.sprite("square", 40)
    for angle in range(0, 360, 3):
        art.faded(art.turned(sprite, angle), 0.5)
    assert art.sprite("square", 40) is sprite


def test_memory_grows_with_the_window(folder: Path) -> None:
    art = an_art(folder)
    art.serve(3840, 2160)
    grounds = [art.made(("ground", number), lambda: pygame.Surface((3840, 2160))) for number in range(3)]
    assert [art.made(("ground", number), lambda: pygame.Surface((1, 1))) for number in range(3)] == grounds


def test_a_missing_picture_has_a_name(folder: Path) -> None:
    with pytest.raises(MissingArt, match="no picture unicorn"):
        an_art(folder).sprite("unicorn", 10)


def test_furniture_of_all_widths_comes_from_one_drawing(
    folder: Path, drawings: list[tuple[int, int]]
) -> None:
    art = an_art(folder)
    for width in (50, 80, 300):
        assert art.wide(art.strip(SQUARE.format("1"), 22, 20), 10, width).get_size() == (width, 20)
    assert drawings == [(22, 20)]


def test_a_rehearsal_lists_what_is_missing_and_draws_nothing(
    folder: Path, drawings: list[tuple[int, int]]
) -> None:
    art = an_art(folder)
    art.sprite("glass", 10)
    with art.rehearsal() as wanted:
        art.sprite("glass", 10)
        art.sprite("square", 20)
    assert [(drawing.width, drawing.height) for drawing in wanted] == [(40, 20)]
    assert drawings == [(20, 10)]
    for drawing in wanted:
        art.draw_ahead(drawing)
    assert art.sprite("square", 20).get_at((5, 5)) == Color(255, 0, 0, 255)
    assert drawings == [(20, 10), (40, 20)]


def test_fades_and_turns_are_taken_from_few_pictures(folder: Path) -> None:
    art = an_art(folder)
    sprite = art.sprite("square", 20)
    assert art.faded(sprite, 1.0) is sprite
    assert art.faded(sprite, 0.501) is art.faded(sprite, 0.499)
    assert art.faded(sprite, 0.5).get_at((5, 5))[3] == pytest.approx(127, abs=2)
    assert art.turned(sprite, 0.4) is sprite
    assert art.turned(sprite, 90).get_size() == (20, 40)
    assert art.turned(sprite, 91) is art.turned(sprite, 89)
