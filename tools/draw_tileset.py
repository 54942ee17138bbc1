"""Draw the tileset of the planet maps, `maps/planet.tsx` and `maps/planet.png`, from the game's own art.

    python -m tools.draw_tileset

The place of a tile is its number in every map: add tiles at the end, never move one.
"""

from __future__ import annotations

import io
import os
from xml.sax.saxutils import quoteattr

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
import resvg_py

from game import catalogue, places

CELL = 96  # pixels of a cell of a map
TILE = 144  # a tile stands over its cell by half a cell, so that platforms lie on the edges
COLUMNS, ROWS = 8, 4
ROCKS = ("rust", "dune", "plum", "moss", "slate", "olive")
QUARTER_TURNS = {"S": 0, "W": 1, "N": 2, "E": 3}  # clockwise, from a door that is drawn with its feet down
SIDES = "NESW"  # bit 0, 1, 2, 3 of a platform tile
FIRST_PLATFORM = 16


def main() -> None:
    sheet = drawn()
    pygame.image.save(sheet, places.MAPS / "planet.png")
    (places.MAPS / "planet.tsx").write_text(tileset(sheet.get_size()), encoding="utf-8")


def drawn() -> pygame.Surface:
    """The picture of all tiles."""
    sheet = pygame.Surface((COLUMNS * TILE, ROWS * TILE), pygame.SRCALPHA)
    for place, picture in _pictures().items():
        sheet.blit(picture, (place % COLUMNS * TILE, place // COLUMNS * TILE))
    return sheet


def _pictures() -> dict[int, pygame.Surface]:
    rocks = {place: _centred(_drawn(f"rock_{rock}", CELL)) for place, rock in enumerate(ROCKS)}
    symbols = {6: _centred(_sprite("star_symbol")), 7: _centred(_sprite("replay_symbol"))}
    doors = {8 + turns: _centred(_sprite("door", turns)) for turns in QUARTER_TURNS.values()}
    platforms = {FIRST_PLATFORM + bits: _platforms(bits) for bits in range(16)}
    return rocks | symbols | doors | platforms


def _platforms(bits: int) -> pygame.Surface:
    tile = pygame.Surface((TILE, TILE), pygame.SRCALPHA)
    lying, standing = _drawn("platform_h", CELL * 1.24), _drawn("platform_v", CELL * 1.24 * 48 / 160)
    middle, near, far = TILE / 2, (TILE - CELL) / 2, (TILE + CELL) / 2
    for side, x, y in (("N", middle, near), ("E", far, middle), ("S", middle, far), ("W", near, middle)):
        if bits & 1 << SIDES.index(side):
            picture = lying if side in "NS" else standing
            tile.blit(picture, picture.get_rect(center=(x, y)))
    return tile


def _centred(picture: pygame.Surface) -> pygame.Surface:
    tile = pygame.Surface((TILE, TILE), pygame.SRCALPHA)
    tile.blit(picture, picture.get_rect(center=(TILE / 2, TILE / 2)))
    return tile


def _sprite(name: str, turns: int = 0) -> pygame.Surface:
    """A drawing with a margin of 8 units around the 128 of a cell."""
    return _drawn(name, CELL * 144 / 128, turns)


def _drawn(name: str, width: float, turns: int = 0) -> pygame.Surface:
    svg = catalogue.picture(f"gravity/{name}").read_text(encoding="utf-8")
    png = resvg_py.svg_to_bytes(svg_string=_turned(svg, turns), width=round(width))
    return pygame.image.load(io.BytesIO(png))


def _turned(svg: str, turns: int) -> str:
    """The drawing turned clockwise, its light still from the top left (see assets/shared/art/README.md)."""
    return svg.replace("rotate(0", f"rotate({90 * turns}").replace("rotate(-0", f"rotate({-90 * turns}")


def tileset(size: tuple[int, int]) -> str:
    overhang = (TILE - CELL) // 2
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<tileset version="1.8" tiledversion="1.8.2" name="planet" tilewidth="{TILE}" tileheight="{TILE}"'
        f' tilecount="{ROWS * COLUMNS}" columns="{COLUMNS}">',
        f' <tileoffset x="{-overhang}" y="{overhang}"/>',
        f' <grid orientation="orthogonal" width="{CELL}" height="{CELL}"/>',
        f' <image source="planet.png" width="{size[0]}" height="{size[1]}"/>',
    ]
    lines += [_tile(place, "rock", rock=rock) for place, rock in enumerate(ROCKS)]
    lines += [_tile(6, "star"), _tile(7, "replay")]
    lines += [_tile(8 + turns, "door", down=down) for down, turns in QUARTER_TURNS.items()]
    lines += [_tile(FIRST_PLATFORM + bits, "platform", sides=_sides(bits)) for bits in range(16)]
    return "\n".join([*lines, *_terrain(), "</tileset>", ""])


def _tile(place: int, kind: str, **properties: str) -> str:
    if not properties:
        return f' <tile id="{place}" type="{kind}"/>'
    inner = "".join(
        f"   <property name={quoteattr(k)} value={quoteattr(v)}/>\n" for k, v in properties.items()
    )
    return f' <tile id="{place}" type="{kind}">\n  <properties>\n{inner}  </properties>\n </tile>'


def _sides(bits: int) -> str:
    return "".join(side for bit, side in enumerate(SIDES) if bits & 1 << bit)


def _terrain() -> list[str]:
    """For Tiled's terrain brush: it paints and removes platforms on edges, on both cells at once."""
    tiles = [f'   <wangtile tileid="{FIRST_PLATFORM + bits}" wangid="{_edges(bits)}"/>' for bits in range(16)]
    return [
        " <wangsets>",
        f'  <wangset name="Platforms" type="edge" tile="{FIRST_PLATFORM + 15}">',
        f'   <wangcolor name="platform" color="#23d3ff" tile="{FIRST_PLATFORM + 15}" probability="1"/>',
        f'   <wangcolor name="open" color="#5a2822" tile="{FIRST_PLATFORM}" probability="1"/>',
        *tiles,
        "  </wangset>",
        " </wangsets>",
    ]


def _edges(bits: int) -> str:
    """Tiled names eight neighbours clockwise from the north; an edge set uses every second one."""
    return ",".join(f"{1 if bits & 1 << bit else 2},0" for bit in range(4))


if __name__ == "__main__":
    main()
