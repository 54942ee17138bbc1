"""Turns an SVG into pixels. Light to import, for the processes that do nothing else."""

from __future__ import annotations

import re
from typing import NamedTuple

ROOM = 32  # bytes for each pixel: the picture, and copies of it for filters
TO_SPARE = 16 << 20  # bytes for what else resvg wants: the drawing as it is read, a picture in it


class Drawing(NamedTuple):
    """An SVG to be drawn at a size."""

    source: str
    width: int
    height: int

    @property
    def seconds(self) -> float:
        """About how long it takes: filters cost most."""
        filters = self.source.count("filter=")
        return 0.0015 + (2e-7 + 4e-7 * filters) * self.width * self.height


def need(room: int) -> None:
    """MemoryError if so many bytes are not to be had. Some libraries do not ask, and end the process."""
    bytes(room)


def render(source: str, width: int, height: int) -> bytes:
    """A drawing as PNG; MemoryError if there is no room for it."""
    import resvg_py

    need(TO_SPARE + ROOM * width * height)

    # The root gets the wanted size in pixels, free of its own aspect.
    start, rest = source.split("<svg", 1)
    head, body = rest.split(">", 1)
    head = re.sub(r'\s(width|height|preserveAspectRatio)="[^"]*"', "", head)
    sized = f'{start}<svg width="{width}" height="{height}" preserveAspectRatio="none"{head}>{body}'
    return bytes(resvg_py.svg_to_bytes(svg_string=sized, skip_system_fonts=True))
