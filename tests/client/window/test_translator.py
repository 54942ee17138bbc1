"""The translator: what each key, button and pointer means."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from pygame._sdl2 import controller

from game.client import commands
from game.client.commands import all_commands
from game.client.desk import Desk, Rumble
from game.client.forms.prompts import keys_of
from game.client.intents import (
    KEYBOARD,
    MOUSE,
    TOUCH,
    Cancel,
    Close,
    Command,
    CommandOver,
    Confirm,
    DeviceRemoved,
    Drag,
    Erase,
    FullScreen,
    Go,
    Intent,
    KeyPressed,
    Menu,
    Next,
    PointAt,
    Press,
    Previous,
    Release,
    Scroll,
    Snapshot,
    TextTyped,
    gamepad,
)
from game.client.layout import Frame
from game.client.window.translator import Listening, Translator

FRAME = Frame(1600, 800)


@pytest.fixture
def keys() -> dict[str, str]:
    return {}


@pytest.fixture
def translator(keys: dict[str, str]) -> Translator:
    return Translator(FRAME.point, lambda: keys)


def key(code: int, mod: int = 0, down: bool = True) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN if down else pygame.KEYUP, key=code, mod=mod)


def pad_button(button: int, pad: int = 5, down: bool = True) -> pygame.event.Event:
    kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
    return pygame.event.Event(kind, instance_id=pad, button=button)


def stick(value: float, axis: int = 0, pad: int = 5) -> pygame.event.Event:
    return pygame.event.Event(
        pygame.CONTROLLERAXISMOTION, instance_id=pad, axis=axis, value=round(value * 32767)
    )


@pytest.mark.parametrize(
    ("code", "mod", "intent"),
    [
        (pygame.K_LEFT, 0, Go("left", device=KEYBOARD)),
        (pygame.K_RETURN, 0, Confirm(device=KEYBOARD)),
        (pygame.K_SPACE, 0, Confirm(device=KEYBOARD)),
        (pygame.K_ESCAPE, 0, Cancel(device=KEYBOARD)),
        (pygame.K_TAB, 0, Next(device=KEYBOARD)),
        (pygame.K_TAB, pygame.KMOD_SHIFT, Previous(device=KEYBOARD)),
        (pygame.K_F11, 0, FullScreen(device=KEYBOARD)),
        (pygame.K_RETURN, pygame.KMOD_LALT, FullScreen(device=KEYBOARD)),
        (pygame.K_F12, 0, Snapshot(device=KEYBOARD)),
        (pygame.K_F10, 0, Menu(device=KEYBOARD)),
    ],
)
def test_keys(translator: Translator, code: int, mod: int, intent: Intent) -> None:
    assert translator.read(key(code, mod)) == [intent]


def test_a_held_key_moves_again_but_confirms_once(translator: Translator) -> None:
    assert translator.read(key(pygame.K_DOWN)) == [Go("down", device=KEYBOARD)]
    assert translator.read(key(pygame.K_DOWN)) == []  # a system's own repeats, which come at any time
    assert translator.tick(0.5) == [Go("down", device=KEYBOARD)]
    assert translator.repeating
    translator.read(key(pygame.K_DOWN, down=False))
    assert translator.tick(5.0) == []
    assert translator.read(key(pygame.K_RETURN)) == [Confirm(device=KEYBOARD)]
    assert translator.read(key(pygame.K_RETURN)) == []
    translator.read(key(pygame.K_RETURN, down=False))
    assert translator.read(key(pygame.K_RETURN)) == [Confirm(device=KEYBOARD)]


def test_a_command_is_heard_only_by_who_listens_to_it(translator: Translator) -> None:
    assert translator.read(key(pygame.K_h)) == []
    translator.read(key(pygame.K_h, down=False))
    assert translator.read(key(pygame.K_h), Listening(("hint",))) == [Command("hint", device=KEYBOARD)]


def test_a_remapped_command_leaves_its_old_key(translator: Translator, keys: dict[str, str]) -> None:
    keys["hint"] = "k"
    assert translator.read(key(pygame.K_h), Listening(("hint",))) == []
    assert translator.read(key(pygame.K_k), Listening(("hint",))) == [Command("hint", device=KEYBOARD)]


@pytest.fixture
def azerty(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A keyboard on which A and Q, and Z and W, have changed places, and digits want Shift."""
    there = {"a": "q", "q": "a", "z": "w", "w": "z", "&": "1"}
    layout = {code: commands.LAYOUT[code] for code in commands.LETTERS}
    for letter, place in there.items():
        layout[ord(letter)] = commands.place_of(place)
    monkeypatch.setattr(commands, "LAYOUT", layout)
    commands.key_at.cache_clear()
    yield
    commands.key_at.cache_clear()


@pytest.mark.parametrize(
    ("letter", "place", "command"),
    [("a", "q", "high-left"), ("q", "a", "step-left"), ("w", "z", "turn-left"), ("&", "1", "card-1")],
)
def test_a_key_that_stands_for_a_place_goes_by_its_place(
    translator: Translator, desk: Desk, azerty: None, letter: str, place: str, command: str
) -> None:
    """On AZERTY, A and Q, Z and W changed places, and cards had no keys."""
    press = pygame.event.Event(
        pygame.KEYDOWN, key=ord(letter), scancode=commands.place_of(place), mod=0, unicode=letter
    )
    listening = Listening(("high-left", "step-left", "turn-left", "card-1"))
    assert translator.read(press, listening) == [Command(command, device=KEYBOARD)]
    desk.device = KEYBOARD
    assert keys_of(desk, command) == ("1" if letter == "&" else letter,)


def test_a_key_that_stands_for_a_letter_goes_by_its_letter(translator: Translator, azerty: None) -> None:
    assert translator.read(key(pygame.K_h), Listening(("hint",))) == [Command("hint", device=KEYBOARD)]


def test_another_layout_changes_the_caps_at_once(
    translator: Translator, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.device = KEYBOARD
    assert keys_of(desk, "turn-left") == ("z",)
    layout = {code: commands.LAYOUT[code] for code in commands.LETTERS}
    layout[ord("w")], layout[ord("z")] = layout[ord("z")], layout[ord("w")]
    monkeypatch.setattr(commands, "LAYOUT", layout)
    translator.read(pygame.event.Event(pygame.KEYMAPCHANGED))
    assert keys_of(desk, "turn-left") == ("w",)
    monkeypatch.undo()
    translator.read(pygame.event.Event(pygame.KEYMAPCHANGED))
    assert keys_of(desk, "turn-left") == ("z",)


def test_letters_are_text_while_writing(translator: Translator) -> None:
    writing = Listening(("hint",), typing=True)
    assert translator.read(key(pygame.K_h), writing) == []
    assert translator.read(key(pygame.K_SPACE), writing) == []
    typed = pygame.event.Event(pygame.TEXTINPUT, text="é")
    assert translator.read(typed, writing) == [TextTyped("é", device=KEYBOARD)]
    assert translator.read(typed) == []
    assert translator.read(key(pygame.K_BACKSPACE), writing) == [Erase(device=KEYBOARD)]
    assert translator.read(key(pygame.K_RETURN), writing) == [Confirm(device=KEYBOARD)]


def test_delete_takes_back_a_letter_while_writing_and_no_seat(translator: Translator) -> None:
    pressed = key(pygame.K_DELETE)
    assert translator.read(pressed, Listening(("remove",), typing=True)) == [Erase(device=KEYBOARD)]


def test_remapping_hears_the_raw_key_but_escape_still_leads_back(translator: Translator) -> None:
    raw = Listening(raw_keys=True)
    assert translator.read(key(pygame.K_UP), raw) == [KeyPressed("up", device=KEYBOARD)]
    assert translator.read(key(pygame.K_ESCAPE), raw) == [Cancel(device=KEYBOARD)]


def test_the_pointer_speaks_in_units(translator: Translator) -> None:
    moved = pygame.event.Event(pygame.MOUSEMOTION, pos=(800, 400), rel=(1, 1), buttons=(0, 0, 0), touch=False)
    assert translator.read(moved) == [PointAt((1.0, 0.5), device=MOUSE)]
    down = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(400, 80), button=1, touch=True)
    assert translator.read(down) == [Press((0.5, 0.1), 1, device=TOUCH)]
    assert translator.read(moved) == [Drag((1.0, 0.5), (0.5, 0.1), device=MOUSE)]
    up = pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(400, 80), button=1, touch=True)
    assert translator.read(up) == [Release((0.5, 0.1), 1, device=TOUCH)]
    assert isinstance(translator.read(moved)[0], PointAt)


def test_the_wheel_turned_towards_a_person_shows_what_is_below(translator: Translator) -> None:
    wheel = pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-2, precise_y=-2.0, pos=(80, 80))
    (intent,) = translator.read(wheel)
    assert isinstance(intent, Scroll)
    assert intent.amount == 2.0


def test_pad_buttons_are_intents_of_that_pad(translator: Translator) -> None:
    assert translator.read(pad_button(0)) == [Confirm(device=gamepad(1))]
    assert translator.read(pad_button(1, pad=9)) == [Cancel(device=gamepad(2))]
    assert translator.read(pad_button(13)) == [Go("left", device=gamepad(1))]
    assert translator.read(pad_button(2), Listening(("face-down",))) == [
        Command("face-down", device=gamepad(1))
    ]


def test_a_stick_moves_once_then_repeats_until_it_is_let_go(translator: Translator) -> None:
    assert translator.read(stick(0.3)) == []
    assert translator.read(stick(0.9)) == [Go("right", device=gamepad(1))]
    assert translator.read(stick(0.8)) == []
    assert translator.tick(0.2) == []
    assert translator.tick(0.3) == [Go("right", device=gamepad(1))]
    assert translator.tick(0.12) == [Go("right", device=gamepad(1))]
    translator.read(stick(0.1))
    assert not translator.repeating
    assert translator.tick(5.0) == []


def test_a_key_that_means_nothing_is_heard_by_those_who_wait_for_any(translator: Translator) -> None:
    anything = Listening(any_key=True)
    assert translator.read(key(pygame.K_w)) == []
    assert translator.read(key(pygame.K_q), anything) == [KeyPressed("q", device=KEYBOARD)]
    assert translator.read(key(pygame.K_LEFT), anything) == [Go("left", device=KEYBOARD)]
    assert translator.read(pad_button(2), anything) == [KeyPressed("x", device=gamepad(1))]
    assert translator.read(pad_button(0), anything) == [Confirm(device=gamepad(1))]


def test_the_right_stick_moves_nothing(translator: Translator) -> None:
    assert translator.read(stick(0.9, axis=2), Listening()) == []
    assert translator.read(stick(0.9, axis=3), Listening()) == []


def test_a_trigger_counts_as_one_press(translator: Translator) -> None:
    hint = Listening(("hint",))
    assert translator.read(stick(0.9, axis=4), hint) == [Command("hint", device=gamepad(1))]
    assert translator.read(stick(1.0, axis=4), hint) == []
    translator.read(stick(0.0, axis=4), hint)
    assert len(translator.read(stick(0.9, axis=4), hint)) == 1


def test_a_pulled_gamepad_leaves_its_number_to_the_next(translator: Translator) -> None:
    translator.read(pad_button(0, pad=5))
    translator.read(pad_button(0, pad=6))
    gone = pygame.event.Event(pygame.JOYDEVICEREMOVED, instance_id=5)
    assert translator.read(gone) == [DeviceRemoved(device=gamepad(1))]
    assert translator.gamepads == (gamepad(2),)
    assert translator.read(pad_button(0, pad=7)) == [Confirm(device=gamepad(1))]


def test_a_gamepad_that_was_plugged_in_is_shaken_and_no_other(
    translator: Translator, monkeypatch: pytest.MonkeyPatch
) -> None:
    shaken: list[tuple[int, float, float, int]] = []

    class Shaking:
        def __init__(self, instance: int) -> None:
            self.instance = instance

        def rumble(self, low: float, high: float, milliseconds: int) -> None:
            shaken.append((self.instance, low, high, milliseconds))

        def get_instance_id(self) -> int:
            return self.instance

    monkeypatch.setattr(pygame.joystick, "Joystick", Shaking)
    monkeypatch.setattr(controller, "is_controller", lambda index: False)
    for instance in (5, 6):
        translator.read(pygame.event.Event(pygame.JOYDEVICEADDED, device_index=instance))
    translator.rumble(gamepad(2), Rumble(0.2, 0.5, 0.09))
    translator.rumble(gamepad(3), Rumble(0.2, 0.5, 0.09))
    assert shaken == [(6, 0.2, 0.5, 90)]


def test_a_gamepad_that_is_gone_before_it_was_greeted_is_no_harm(translator: Translator) -> None:
    pygame.joystick.init()
    assert translator.read(pygame.event.Event(pygame.JOYDEVICEADDED, device_index=9)) == []
    assert translator.gamepads == ()


def test_a_pad_that_sdl_does_not_know_plays_too(translator: Translator) -> None:
    press = pygame.event.Event(pygame.JOYBUTTONDOWN, instance_id=3, button=0)
    assert translator.read(press) == [Confirm(device=gamepad(1))]
    hat = pygame.event.Event(pygame.JOYHATMOTION, instance_id=3, hat=0, value=(0, 1))
    assert translator.read(hat) == [Go("up", device=gamepad(1))]


def test_the_close_button_of_the_window(translator: Translator) -> None:
    assert translator.read(pygame.event.Event(pygame.QUIT)) == [Close()]


def test_a_question_mark_asks_what_things_are_wherever_it_lies(translator: Translator) -> None:
    """While nobody writes, an event tells a sign as it is without Shift."""
    for written in "/,ß'+":  # in America, France, Germany, Spain and Sweden
        for sign, mod in ((written, pygame.KMOD_LSHIFT), ("?", pygame.KMOD_NONE)):
            down = pygame.event.Event(pygame.KEYDOWN, key=ord(written), mod=mod, unicode=sign)
            translator.read(pygame.event.Event(pygame.KEYUP, key=ord(written), mod=mod))
            assert translator.read(down, Listening(("explain",))) == [Command("explain", device=KEYBOARD)]
    plain = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_PERIOD, mod=pygame.KMOD_LSHIFT, unicode=".")
    assert translator.read(plain, Listening(("explain",))) == []


def test_every_command_has_a_key_and_a_known_button() -> None:
    pads = {None, "x", "y", "lt", "rt", "view", "menu", "lb", "rb", "left-stick", "right-stick"}
    assert all(binding.key and binding.pad in pads for binding in all_commands().values())


def test_what_was_held_when_the_window_lost_the_keyboard_is_let_go(translator: Translator) -> None:
    translator.read(key(pygame.K_RETURN))
    translator.read(stick(0.9))
    translator.read(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert not translator.repeating
    assert translator.read(key(pygame.K_RETURN)) == [Confirm(device=KEYBOARD)]


def test_what_lasts_while_its_key_is_held_ends_with_it(translator: Translator) -> None:
    listening = Listening(("hurry",))
    over = CommandOver("hurry", device=KEYBOARD)
    assert translator.read(key(pygame.K_v), listening) == [Command("hurry", device=KEYBOARD)]
    assert translator.read(key(pygame.K_v), listening) == []  # the key repeats
    assert translator.read(key(pygame.K_v, down=False)) == [over]
    translator.read(key(pygame.K_v), listening)
    assert translator.read(pygame.event.Event(pygame.WINDOWFOCUSLOST)) == [over]
    pad = gamepad(1)
    assert translator.read(pad_button(8), listening) == [Command("hurry", device=pad)]
    assert translator.read(pad_button(8, down=False)) == [CommandOver("hurry", device=pad)]
