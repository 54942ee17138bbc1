"""Draw what the very first title wants at the sizes that most windows have: it ships with the program.

    python -m tools.ship_art

It writes `assets/shared/drawn`. Whatever changes the art of the title, or how it is laid out, runs it again:
until then the title draws for itself, and a test fails.
"""

from __future__ import annotations

import shutil
from collections.abc import Sequence

from game.client.compose import wanted_drawings
from game.client.paint import art
from game.client.paint.drawing import Drawing, render
from game.client.scene import OpenTitle
from game.client.screens.routes import scene_of
from tools.shots.draw import desk_for

SIZES = ((1280, 720), (1920, 1080))
WORTH = 0.05  # seconds that a drawing is thought to take: quicker ones are not shipped


def main() -> None:
    shutil.rmtree(art.SHIPPED, ignore_errors=True)
    for drawing in missing():
        path = art.place_in(art.SHIPPED, drawing)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(art.as_png(render(*drawing)))  # anybody may read it


def missing() -> Sequence[Drawing]:
    """What should be shipped and is not."""
    desks = [desk_for(size) for size in SIZES]
    wanted = [wanted_drawings(desk, [scene_of(desk, OpenTitle(opening=True))]) for desk in desks]
    return [drawing for each in wanted for drawing in each if drawing.seconds >= WORTH]


if __name__ == "__main__":
    main()
