"""Choose an emblem, and with it a colour. If another player has it, the two exchange emblems."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from game.client.desk import Desk
from game.client.forms.form import FormScene
from game.client.forms.widgets import Bearing, Id, PictureButton, Widget, seat_badge
from game.client.layout import Box
from game.client.paint.furniture import panel
from game.client.paint.picture import Picture
from game.client.paint.theme import HEAD
from game.client.scene import Change, Pop
from game.match.lineup import EMBLEMS, Emblem


class Wearing(Struct, frozen=True):
    emblem: Emblem


class Emblems(FormScene[Emblem]):
    """Answers the emblem."""

    overlay = True

    def __init__(self, desk: Desk, now: Emblem) -> None:
        super().__init__(desk, Wearing(now))

    @property
    def _box(self) -> Box:
        return self.desk.frame.box.within(min(1.1, self.desk.frame.w - 0.06), 0.36)

    def controls(self) -> Sequence[Widget]:
        box = self._box
        row = Box(box.x + 0.04, box.y + 0.11, box.w - 0.08, 0.2)
        return [self._choice(name, place) for name, place in zip(EMBLEMS, row.columns(6, 0.012), strict=True)]

    def _choice(self, emblem: Emblem, box: Box) -> Widget:
        def paint(picture: Picture, place: Box, look: Bearing) -> None:
            if look.hovered or look.focused:
                panel(picture, place, "row", 24)
            centre = place.cx, place.y + place.h * 0.42
            seat_badge(picture, emblem, centre, 0.116 if look.hovered or look.focused else 0.106)
            words = place.cut_bottom(0.05)[0]
            picture.text(self.desk.words(f"emblem-{emblem}"), words, 0.025, align="centre")

        return PictureButton(Wearing(emblem), box, paint=paint, radius=24)

    def chosen(self, id: Id, value: object) -> Change | None:
        return Pop(id.emblem) if isinstance(id, Wearing) else None

    def backdrop(self, picture: Picture) -> None:
        box = self._box
        panel(picture, box, "dialog")
        top = Box(box.x + 0.04, box.y + 0.026, box.w - 0.08, 0.06)
        picture.text(self.desk.words("emblems-title"), top, HEAD, face="title", align="centre")
