"""Confetti that falls for whoever has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from game.client.desk import Desk
from game.client.motion.clips import Particles
from game.client.paint.picture import Picture

CONFETTI_SECONDS = 3.2
BURSTS = 6
PIECES = 12  # of confetti in a burst
Bursts: TypeAlias = Sequence[tuple[float, Particles]]  # each with the second at which it begins


def confetti(desk: Desk) -> Bursts:
    """Bursts over the winner, each with the second at which it begins."""
    frame = desk.frame
    places = (0.5, 0.3, 0.7, 0.42, 0.6, 0.5)
    return [
        (
            0.28 * number,
            Particles(
                (frame.w * place, 0.16),
                f"ui/particles/confetti_{number % 6 + 1}",
                PIECES,
                seconds=1.6,
                speed=0.9,
                size=0.026,
                spread=70,
                pull=0.7,
                seed=number,
            ),
        )
        for number, place in enumerate(places[:BURSTS])
    ]


def draw_confetti(picture: Picture, bursts: Bursts, since: float) -> None:
    """The pieces that are in the air so many seconds after the first."""
    for begins, burst in bursts:
        if 0 < since - begins < burst.seconds:
            picture.specks(burst.specks(since - begins))
