"""Draws every SVG of a folder on one PNG sheet, so that a person can look at them side by side.

python -m tools.contact_sheet assets/gravity/art sheet.png --cell 128 --pattern 'star_*'
"""

from __future__ import annotations

import argparse
import io
import os
from collections.abc import Sequence
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
import resvg_py

GROUND = "#0B1026"
INK = "#A9B0D6"
LABEL_HEIGHT = 18


def drawn(path: Path, size: int) -> pygame.Surface:
    """The picture, as large as fits a square of `size` pixels."""
    svg = path.read_text()
    width, height = pygame.image.load(io.BytesIO(resvg_py.svg_to_bytes(svg_string=svg))).get_size()
    scale = size / max(width, height)
    png = resvg_py.svg_to_bytes(svg_string=svg, width=max(1, round(width * scale)), skip_system_fonts=True)
    return pygame.image.load(io.BytesIO(png))


def sheet(paths: Sequence[Path], cell: int, columns: int, ground: str) -> pygame.Surface:
    """All pictures in rows, each with its name under it."""
    rows = -(-len(paths) // columns)
    pitch = cell + 8
    target = pygame.Surface((columns * pitch + 8, rows * (pitch + LABEL_HEIGHT) + 8))
    target.fill(ground)
    font = pygame.font.Font(None, LABEL_HEIGHT)
    for place, path in enumerate(paths):
        left = 8 + place % columns * pitch
        top = 8 + place // columns * (pitch + LABEL_HEIGHT)
        picture = drawn(path, cell)
        width, height = picture.get_size()
        target.blit(picture, (left + (cell - width) // 2, top + (cell - height) // 2))
        target.blit(font.render(path.stem, True, INK), (left, top + cell + 2))
    return target


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("output", type=Path)
    parser.add_argument("--cell", type=int, default=128, help="pixels of a picture's longer side")
    parser.add_argument("--columns", type=int, default=10)
    parser.add_argument("--pattern", default="*", help="names to show, without .svg")
    parser.add_argument("--ground", default=GROUND, help="colour behind the pictures")
    options = parser.parse_args()
    paths = sorted(options.folder.glob(f"{options.pattern}.svg"))
    if not paths:
        parser.error(f"no {options.pattern}.svg in {options.folder}")
    pygame.font.init()
    pygame.image.save(sheet(paths, options.cell, options.columns, options.ground), options.output)


if __name__ == "__main__":
    main()
