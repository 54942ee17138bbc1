"""How cards turn over, bulbs fly, series light up and break."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.client.anim import Clip, Poses
from game.client.picture import Picture
from game.client.presenters.fairy_lights.room import Room
from game.engine.contract import Event, Seat
from game.engine.fairy_lights.model import LightsView

ROW = "row"  # the whole shop: its alpha
STAGE = "stage|"


def stage(poses: Poses, stages: Sequence[LightsView], shown: LightsView) -> LightsView:
    return shown


def watched(view: LightsView) -> LightsView:
    """The view without what its seat might do."""
    return replace(view, legal=())


def draw_bulbs(picture: Picture, poses: Poses) -> None:
    pass


class Stagehand:
    def __init__(self, room: Room, home: Seat, before: LightsView) -> None:
        self.stages: list[LightsView] = []

    def clip(self, events: Sequence[Event]) -> Clip | None:
        return None
