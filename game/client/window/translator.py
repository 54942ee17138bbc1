"""Turns events of pygame into intents; nothing else does."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import pygame

from game.client import intents
from game.client.commands import HELD, all_commands, is_pressed, key_at, pressed_place
from game.client.desk import Rumble
from game.client.intents import KEYBOARD, SAME_SPOT, Arrow, Device, Intent, Press, gamepad
from game.client.layout import Pixels, Point

_MOVES: Mapping[int, Arrow] = {
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
}
_CONFIRM_KEYS = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
# in SDL's order
_PAD_BUTTONS = ("a", "b", "x", "y", "view", "guide", "menu", "left-stick", "right-stick", "lb", "rb")
_PAD_MOVES: Mapping[int, Arrow] = {11: "up", 12: "down", 13: "left", 14: "right"}
# of a gamepad that SDL does not know
_PLAIN_BUTTONS = ("a", "b", "x", "y", "lb", "rb", "view", "menu", "guide", "left-stick", "right-stick")
_BUTTONS: Mapping[str, type[Intent]] = {  # what they mean everywhere
    "a": intents.Confirm,
    "b": intents.Cancel,
    "lb": intents.Previous,
    "rb": intents.Next,
    "menu": intents.Menu,
}
_STICK_ON, _STICK_OFF = 0.55, 0.35
_FIRST_REPEAT, _NEXT_REPEAT = 0.38, 0.11  # seconds
WITH_SHIFT = "/,ß'+"  # keys that write "?" with Shift on some keyboard; while nobody writes no event tells it
DOUBLE_SECONDS = 0.4  # two clicks within this time are a double click


@dataclass(frozen=True, slots=True)
class Listening:
    """What the scene on top wants to hear."""

    commands: Sequence[str] = ()
    typing: bool = False
    raw_keys: bool = False
    any_key: bool = False


@dataclass(slots=True)
class _Held:
    """What is held down and repeats, by its source; of several the last one counts.

    Time is counted in frames: a long frame repeats nothing.
    """

    intents: dict[Hashable, Intent] = field(default_factory=dict)
    repeat_in: float = 0.0

    def begin(self, source: Hashable, intent: Intent) -> list[Intent]:
        """Begin to hold: it counts at once, and then repeats."""
        if self.intents.get(source) == intent:
            return []
        self.end(source)
        self.intents[source] = intent
        self.repeat_in = _FIRST_REPEAT
        return [intent]

    def end(self, source: Hashable) -> None:
        self.intents.pop(source, None)

    def tick(self, seconds: float) -> list[Intent]:
        if not self.intents:
            return []
        self.repeat_in -= seconds
        if self.repeat_in > 0:
            return []
        self.repeat_in = _NEXT_REPEAT
        return [next(reversed(self.intents.values()))]


@dataclass(slots=True)
class _Pad:
    """One gamepad: its number, and the directions held by its sticks and buttons."""

    number: int
    mapped: bool  # SDL knows where its buttons are
    held: _Held = field(default_factory=_Held)


class Translator:
    """Turns events of pygame into intents. It only remembers what is pressed and plugged in."""

    def __init__(
        self,
        place: Callable[[Pixels], Point],
        keys: Callable[[], Mapping[str, str]],
        buttons: Callable[[], Mapping[str, str]] = dict,
    ) -> None:
        self._place = place  # where a pixel of the window lies in the layout
        self._keys = keys  # remapped commands: name -> key name
        self._buttons = buttons  # the same on gamepads
        self._pads: dict[int, _Pad] = {}
        self._opened: dict[int, Any] = {}  # kept, because pygame closes a device that nothing refers to
        self._pressed_at: Point | None = None
        self._click: Press | None = None  # the last one
        self._since_click = math.inf  # seconds
        self._confirms: dict[Hashable, Device] = {}  # the keys and buttons down that confirm
        self._lasting: dict[Hashable, intents.Command] = {}  # the keys and buttons down of what lasts
        self._keys_down: set[int] = set()
        self._keys_held = _Held()

    @property
    def gamepads(self) -> tuple[Device, ...]:
        return tuple(gamepad(number) for number in sorted(pad.number for pad in self._pads.values()))

    @property
    def repeating(self) -> bool:
        """Whether something is held down, so that `tick` must be called."""
        return any(held.intents for held in self._all_held)

    @property
    def _all_held(self) -> list[_Held]:
        return [self._keys_held, *(pad.held for pad in self._pads.values())]

    def rumble(self, device: Device, how: Rumble) -> None:
        """Shake a gamepad, if it can shake."""
        for instance, pad in self._pads.items():
            if pad.number == device.number and instance in self._opened:
                with suppress(pygame.error):  # it is being pulled out
                    self._opened[instance].rumble(how.low, how.high, round(1000 * how.seconds))

    def pass_time(self, seconds: float) -> None:
        """All this time has passed before the next events: a window may sleep while nothing moves."""
        self._since_click += seconds

    def tick(self, seconds: float) -> list[Intent]:
        """Time passes: repeats of what is held down."""
        return [intent for held in self._all_held for intent in held.tick(seconds)]

    def read(self, event: pygame.event.Event, listening: Listening = Listening()) -> list[Intent]:
        """The intents of one event; empty for an event that means nothing to us."""
        match event.type:
            case pygame.KEYDOWN:
                return self._key(event, listening)
            case pygame.KEYUP:
                self._keys_down.discard(event.key)
                self._keys_held.end(event.key)
                return self._up(event.key)
            case pygame.TEXTINPUT:
                return [intents.TextTyped(event.text, device=KEYBOARD)] if listening.typing else []
            case pygame.QUIT:
                return [intents.Close()]
            case pygame.KEYMAPCHANGED:
                key_at.cache_clear()
                return []
            case pygame.WINDOWFOCUSLOST:
                return self._let_go()
            case pygame.MOUSEMOTION | pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP | pygame.MOUSEWHEEL:
                return self._pointer(event)
            case _:
                return self._gamepad(event, listening)

    def _let_go(self) -> list[Intent]:
        """What was held when the window lost the keyboard is let go."""
        self._keys_down.clear()
        self._pressed_at = None
        for held in self._all_held:
            held.intents.clear()
        return [intent for source in [*self._confirms, *self._lasting] for intent in self._up(source)]

    def _up(self, source: Hashable) -> list[Intent]:
        """A key or button is down no more."""
        device, command = self._confirms.pop(source, None), self._lasting.pop(source, None)
        over = [intents.CommandOver(command.name, device=command.device)] if command else []
        return [intents.LetGo(device=device), *over] if device else [*over]

    def _given(self, name: str, source: Hashable, device: Device) -> list[Intent]:
        """A command by a key or button that is down now."""
        command = intents.Command(name, device=device)
        if name in HELD:
            self._lasting[source] = command
        return [command]

    def _pointer(self, event: pygame.event.Event) -> list[Intent]:
        device = intents.TOUCH if getattr(event, "touch", False) else intents.MOUSE
        pos = self._place(getattr(event, "pos", None) or pygame.mouse.get_pos())
        match event.type:
            case pygame.MOUSEWHEEL:
                return [intents.Scroll(pos, -float(getattr(event, "precise_y", event.y)), device=device)]
            case pygame.MOUSEMOTION:
                if self._pressed_at is None:
                    return [intents.PointAt(pos, device=device)]
                return [intents.Drag(pos, self._pressed_at, device=device)]
        if event.button > 3:
            return []  # the wheel, told a second time
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._pressed_at = pos
            self._click = Press(pos, event.button, self._doubles(pos, event.button), device=device)
            self._since_click = 0.0
            return [self._click]
        self._pressed_at = None
        again = self._click is not None and self._click.again and self._click.button == event.button
        return [intents.Release(pos, event.button, again, device=device)]

    def _doubles(self, pos: Point, button: int) -> bool:
        """Whether a click makes a double click of the one before."""
        last = self._click
        if last is None or last.button != button or self._since_click >= DOUBLE_SECONDS:
            return False
        return math.dist(last.pos, pos) < SAME_SPOT

    def _key(self, event: pygame.event.Event, listening: Listening) -> list[Intent]:
        repeated = event.key in self._keys_down
        self._keys_down.add(event.key)
        if event.key in _MOVES and not listening.raw_keys:
            return self._keys_held.begin(event.key, intents.Go(_MOVES[event.key], device=KEYBOARD))
        if event.key in (pygame.K_BACKSPACE, pygame.K_DELETE) and listening.typing:
            return self._keys_held.begin(event.key, intents.Erase(device=KEYBOARD))
        return [] if repeated else self._first_press(event, listening)

    def _first_press(self, event: pygame.event.Event, listening: Listening) -> list[Intent]:
        alt = bool(event.mod & pygame.KMOD_ALT)
        if event.key == pygame.K_F11 or (alt and event.key == pygame.K_RETURN):
            return [intents.FullScreen(device=KEYBOARD)]
        if event.key == pygame.K_F12:
            return [intents.Snapshot(device=KEYBOARD)]
        if event.key in (pygame.K_ESCAPE, pygame.K_AC_BACK):
            return [intents.Cancel(device=KEYBOARD)]
        sign = getattr(event, "unicode", "")
        name = sign if sign == "?" else pygame.key.name(event.key)
        if listening.raw_keys:
            return [intents.KeyPressed(name, device=KEYBOARD)]
        return self._key_action(event, name, listening)

    def _key_action(self, event: pygame.event.Event, name: str, listening: Listening) -> list[Intent]:
        if event.key == pygame.K_TAB:
            back = bool(event.mod & pygame.KMOD_SHIFT)
            return [intents.Previous(device=KEYBOARD) if back else intents.Next(device=KEYBOARD)]
        if listening.typing and (event.key == pygame.K_SPACE or len(name) == 1):
            return []  # its TEXTINPUT follows
        if event.key in _CONFIRM_KEYS:
            self._confirms[event.key] = KEYBOARD
            return [intents.Confirm(device=KEYBOARD)]
        if event.mod & pygame.KMOD_CTRL and name == "z":
            return [intents.Command("undo", device=KEYBOARD)]
        place = pressed_place(event)
        for called in (name, "?") if event.mod & pygame.KMOD_SHIFT and name in WITH_SHIFT else (name,):
            for command in listening.commands:
                if self._gives(command, called, place):
                    return self._given(command, event.key, KEYBOARD)
        if event.key in (pygame.K_F10, pygame.K_MENU):
            return [intents.Menu(device=KEYBOARD)]
        return [intents.KeyPressed(name, device=KEYBOARD)] if listening.any_key else []

    def _gives(self, command: str, name: str, place: int) -> bool:
        """Whether a key gives a command: the one that a person has chosen, else the command's own."""
        wish = self._keys().get(command)
        return wish == name if wish else is_pressed(command, name, place)

    def _gamepad(self, event: pygame.event.Event, listening: Listening) -> list[Intent]:
        match event.type:
            case pygame.JOYDEVICEADDED:
                return self._plugged(event.device_index)
            case pygame.JOYDEVICEREMOVED:
                return self._unplugged(event.instance_id)
            case pygame.CONTROLLERBUTTONDOWN | pygame.CONTROLLERBUTTONUP:
                return self._mapped_button(event, listening)
            case pygame.CONTROLLERAXISMOTION:
                return self._mapped_axis(event, listening)
            case pygame.JOYBUTTONDOWN | pygame.JOYBUTTONUP | pygame.JOYAXISMOTION | pygame.JOYHATMOTION:
                pad = self._pad(event.instance_id)
                return [] if pad.mapped else self._plain(event, pad, listening)
            case _:
                return []

    def _plugged(self, index: int) -> list[Intent]:
        import pygame._sdl2.controller as controllers

        if not controllers.get_init():
            controllers.init()
        try:
            mapped = bool(controllers.is_controller(index))
            joystick = pygame.joystick.Joystick(index)
            number = joystick.get_instance_id()
            if number in self._pads:
                return []
            self._opened[number] = controllers.Controller(index) if mapped else joystick
        except pygame.error:  # it has been pulled again since
            return []
        pad = self._pad(number, mapped)
        return [intents.DeviceAdded(device=gamepad(pad.number))]

    def _unplugged(self, instance: int) -> list[Intent]:
        self._opened.pop(instance, None)
        pad = self._pads.pop(instance, None)
        if pad is None:
            return []
        device = gamepad(pad.number)
        for down in (self._confirms, self._lasting):
            for source in [source for source in down if _of_pad(source, device)]:
                del down[source]
        return [intents.DeviceRemoved(device=device)]

    def _pad(self, instance: int, mapped: bool = False) -> _Pad:
        if instance not in self._pads:
            taken = {pad.number for pad in self._pads.values()}
            number = next(k for k in range(1, len(taken) + 2) if k not in taken)
            self._pads[instance] = _Pad(number, mapped)
        return self._pads[instance]

    def _mapped_button(self, event: pygame.event.Event, listening: Listening) -> list[Intent]:
        pad = self._pad(event.instance_id, mapped=True)
        down = event.type == pygame.CONTROLLERBUTTONDOWN
        if event.button in _PAD_MOVES:
            return self._hold(pad, f"button-{event.button}", _PAD_MOVES[event.button] if down else None)
        if event.button >= len(_PAD_BUTTONS):
            return []
        return self._button(_PAD_BUTTONS[event.button], pad, listening, down)

    def _mapped_axis(self, event: pygame.event.Event, listening: Listening) -> list[Intent]:
        pad = self._pad(event.instance_id, mapped=True)
        value = event.value / 32768
        if event.axis in (4, 5):
            return self._trigger(pad, "lt" if event.axis == 4 else "rt", value, listening)
        return self._stick(pad, event.axis, value) if event.axis < 2 else []

    def _plain(self, event: pygame.event.Event, pad: _Pad, listening: Listening) -> list[Intent]:
        match event.type:
            case pygame.JOYAXISMOTION:
                return self._stick(pad, event.axis, event.value) if event.axis < 2 else []
            case pygame.JOYHATMOTION:
                across: Arrow | None = {-1: "left", 1: "right"}.get(event.value[0])  # type: ignore[assignment]
                along: Arrow | None = {-1: "down", 1: "up"}.get(event.value[1])  # type: ignore[assignment]
                return self._hold(pad, "hat-x", across) + self._hold(pad, "hat-y", along)
        if event.button >= len(_PLAIN_BUTTONS):
            return []
        down = event.type == pygame.JOYBUTTONDOWN
        return self._button(_PLAIN_BUTTONS[event.button], pad, listening, down)

    def _stick(self, pad: _Pad, axis: int, value: float) -> list[Intent]:
        name = f"axis-{axis}"
        limit = _STICK_OFF if name in pad.held.intents else _STICK_ON
        if abs(value) < limit:
            return self._hold(pad, name, None)
        forward: Arrow = "right" if axis == 0 else "down"
        backward: Arrow = "left" if axis == 0 else "up"
        return self._hold(pad, name, forward if value > 0 else backward)

    def _trigger(self, pad: _Pad, name: str, value: float, listening: Listening) -> list[Intent]:
        key = f"trigger-{name}"
        if value < 0.5:
            self._keys_down.discard(hash((pad.number, key)))
            return self._up((gamepad(pad.number), name))
        if hash((pad.number, key)) in self._keys_down:
            return []
        self._keys_down.add(hash((pad.number, key)))
        return self._button(name, pad, listening)

    def _hold(self, pad: _Pad, source: str, direction: Arrow | None) -> list[Intent]:
        """A direction begins, changes or ends."""
        if direction is None:
            pad.held.end(source)
            return []
        return pad.held.begin(source, intents.Go(direction, device=gamepad(pad.number)))

    def _button(self, name: str, pad: _Pad, listening: Listening, down: bool = True) -> list[Intent]:
        device = gamepad(pad.number)
        if not down:
            return self._up((device, name))
        if listening.raw_keys and name != "b":
            return [intents.KeyPressed(name, device=device)]
        for command in listening.commands:
            if self._buttons().get(command, all_commands()[command].pad) == name:
                return self._given(command, (device, name), device)
        if name in _BUTTONS:
            if _BUTTONS[name] is intents.Confirm:
                self._confirms[device, name] = device
            return [_BUTTONS[name](device=device)]
        if name == "x" and listening.typing:
            return [intents.Erase(device=device)]
        return [intents.KeyPressed(name, device=device)] if listening.any_key else []


def _of_pad(source: Hashable, device: Device) -> bool:
    """Whether what is down is a button of this gamepad."""
    return isinstance(source, tuple) and source[0] == device
