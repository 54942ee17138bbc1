"""Which device a seat is played with: a list in which a gamepad can choose itself."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.client import devices
from game.client.desk import Desk
from game.client.forms.widgets import NOTHING, PLAIN, Bearing, Dropdown, Id, key_cap, key_width
from game.client.intents import Device
from game.client.layout import Box
from game.client.paint import furniture
from game.client.paint.picture import Picture


@dataclass(frozen=True)
class DeviceChooser(Dropdown):
    """While the list is open, a button on a gamepad chooses this gamepad. The device in use is lit."""

    in_use: str = field(default="", kw_only=True)
    offer: str = field(default="", kw_only=True)  # what a button on a gamepad does; empty without gamepads

    def marked_for(self, device: Device) -> int:
        """If a gamepad opens the list, its own row is marked."""
        own = devices.name_of(device) if device.kind == "gamepad" else self.value
        return next((index for index, option in enumerate(self.options) if option[0] == own), self.index)

    def claimed_by(self, device: Device) -> object:
        own = devices.name_of(device)
        mine = device.kind == "gamepad" and own in (value for value, _ in self.options)
        return own if mine else NOTHING

    @property
    def lit(self) -> bool:
        return self.value == self.in_use

    @property
    def footer(self) -> float:
        return self.ROW if self.offer else 0.0

    def draw(self, picture: Picture, look: Bearing = PLAIN) -> None:
        super().draw(picture, look)
        number = self.value.partition(" ")[2]
        if self.lit:
            furniture.outline(picture, self.box, "good", 20, 3)
        if number and not self._labelled:
            place = Box(self.box.right - 0.062, self.box.y, 0.024, self.box.h)
            colour = "good" if self.lit else "text"
            picture.text(number, place, 0.028, face="title", colour=colour, align="centre")

    @property
    def _labelled(self) -> bool:
        return self.box.w > 0.16

    def draw_list(self, picture: Picture, look: Bearing) -> None:
        super().draw_list(picture, look)
        room = picture.frame.box
        for (value, _), box in zip(self.options, self.option_boxes(room), strict=True):
            if value == self.in_use and value.startswith("gamepad"):
                furniture.outline(picture, box, "good", 14, 3)
        if self.offer:
            line = self.list_box(room).cut_bottom(self.footer)[0].inset(0.02, 0.004)
            width = key_width(picture, "pad_a")
            key_cap(picture, "pad_a", (line.x, line.cy))
            words = line.cut_left(width + 0.012)[1]
            picture.text(self.offer, words, 0.024, colour="quiet")


def chooser(desk: Desk, id: Id, box: Box, now: str, wide: float = 0.36, inside: str = "") -> DeviceChooser:
    """A chooser with the devices that are there, and the present one."""
    options = devices.options(desk, now)
    return DeviceChooser(
        id,
        box,
        options,
        now,
        icons=[devices.icon(device) for device, _ in options],
        wide=wide,
        inside=inside,
        in_use=devices.name_of(desk.device),
        offer=desk.words("device-claim") if desk.gamepads else "",
    )
