"""The tileset of the maps is drawn from the art of the game: what Tiled shows is what the game shows."""

from __future__ import annotations

import pygame
import pytest

from game import places
from tools.draw_tileset import COLUMNS, ROWS, TILE, drawn, tileset

SLIGHT = 1.0  # of 255, on average over a tile: another machine rounds otherwise


@pytest.fixture(scope="module")
def sheets() -> tuple[pygame.Surface, pygame.Surface]:
    """The one that ships, and the art as it is now."""
    return pygame.image.load(places.MAPS / "planet.png"), drawn()


@pytest.mark.parametrize("place", range(COLUMNS * ROWS))
def test_a_tile_looks_like_the_art(sheets: tuple[pygame.Surface, pygame.Surface], place: int) -> None:
    where = (place % COLUMNS * TILE, place // COLUMNS * TILE, TILE, TILE)
    kept, now = (pygame.transform.average_color(_difference(*pair), where) for pair in (sheets, sheets[::-1]))
    assert max(*kept[:3], *now[:3]) <= SLIGHT


def _difference(one: pygame.Surface, other: pygame.Surface) -> pygame.Surface:
    """On black, by how much the first is brighter."""
    flat = []
    for sheet in (one, other):
        ground = pygame.Surface(sheet.get_size())
        ground.blit(sheet, (0, 0))
        flat.append(ground)
    flat[0].blit(flat[1], (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return flat[0]


def test_the_tileset_is_what_the_script_writes() -> None:
    kept = (places.MAPS / "planet.tsx").read_text(encoding="utf-8")
    assert kept == tileset((COLUMNS * TILE, ROWS * TILE))
