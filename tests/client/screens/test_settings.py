"""Settings hold at once; keys are remapped, and conflicts are explained."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game import catalogue
from game.client.commands import all_commands, of_game, played_in
from game.client.compose import compose
from game.client.desk import Desk, Silence
from game.client.forms.prompts import keys_of
from game.client.intents import (
    KEYBOARD,
    Cancel,
    Command,
    Go,
    KeyPressed,
    Press,
    Release,
    gamepad,
)
from game.client.paint.picture import Audit
from game.client.scene import Pop, Stack
from game.client.screens.keys import (
    CommandRow,
    Keys,
    Listen,
    bound,
    command_words,
    key_of,
    rivals,
)
from game.client.screens.settings import COLUMNS, SettingOf, SettingsScene
from game.client.window.translator import Listening, Translator
from game.home.settings import SETTINGS, Settings
from tests.pilot import opened, press, stack_of


def test_a_language_holds_at_once(desk: Desk) -> None:
    scene = SettingsScene(desk)
    scene.handle(Go("right"))
    assert desk.settings.language == "fr"
    assert desk.words("settings-title") == "Réglages"


@pytest.mark.parametrize("name", ["big_text", "reduced_motion", "mute", "fullscreen"])
def test_switches(desk: Desk, name: str) -> None:
    scene = SettingsScene(desk)
    press(scene, SettingOf(name))
    assert getattr(desk.settings, name) is True
    press(scene, SettingOf(name))
    assert getattr(desk.settings, name) is False


def test_every_setting_of_the_person_has_its_row(desk: Desk) -> None:
    rows = {name for _, names in COLUMNS for name in names} - {"more"}
    assert rows == set(Settings.__struct_fields__) - {"window", "keys", "buttons", "programs"}


def test_a_game_may_have_settings_of_its_own(desk: Desk) -> None:
    scene = SettingsScene(desk)
    scene.chosen(SettingOf("my_down"), "full")
    assert desk.settings.own == {"my_down": "full"}


def test_the_settings_of_an_older_version_are_read(tmp_path: Path) -> None:
    older = '{"my_down": "full", "speed": "fast", "seen": ["tour"], "gone": 3}'
    (tmp_path / "settings.json").write_text(older)
    kept = SETTINGS.read(tmp_path)
    assert (kept.own, kept.speed, kept.ai_speed) == ({"my_down": "full"}, "fast", "fast")


def test_a_volume_is_heard_while_it_changes(desk: Desk) -> None:
    heard: list[Any] = []

    class Ear(Silence):
        def play(self, name: str, pitch_step: int = 0, pan: float = 0.0) -> None:
            heard.append(name)

    desk.sounds = Ear()
    scene = SettingsScene(desk)
    scene.form.focus = SettingOf("effects")
    scene.handle(Go("left"))
    assert desk.settings.effects == 70
    assert heard == ["touch", "star"]


def test_reset_asks_and_keeps_what_is_no_choice(desk: Desk) -> None:
    desk.change(Settings(language="nl", big_text=True, window=(900, 700)))
    scene = SettingsScene(desk)
    stack = stack_of(desk, scene)
    stack.apply(press(scene, "reset"))
    stack.apply(press(stack.top, "stay"))
    assert desk.settings.big_text
    stack.apply(press(scene, "reset"))
    stack.apply(press(stack.top, "reset"))
    assert desk.settings == Settings(window=(900, 700))


# Keys


def test_every_command_has_a_name_in_every_language(desk: Desk) -> None:
    for command in all_commands():
        assert command_words(desk.words, command)


def listen(desk: Desk, command: str, *intents: Any) -> Stack:
    """Choose a command in the list, and press keys."""
    stack = stack_of(desk, Keys(desk))
    stack.apply(stack.top.chosen(CommandRow(command), None))  # type: ignore[attr-defined]
    for intent in intents:
        stack.apply(stack.top.handle(intent))
    return stack


def test_a_command_that_two_games_know_has_one_key() -> None:
    for game in catalogue.names():
        assert of_game(game).items() <= all_commands().items()


def test_each_command_shows_the_games_that_know_it() -> None:
    assert played_in("step-left") == ["gravity"]
    assert played_in("guess") == ["star_race"]
    assert played_in("card-4") == ["gravity", "fairy_lights"]
    assert len(played_in("hint")) == 3
    assert played_in("start") == []


def test_a_free_key_is_taken(desk: Desk) -> None:
    listen(desk, "hint", KeyPressed("p", device=KEYBOARD))
    assert desk.settings.keys == {"hint": "p"}


def test_a_key_that_is_taken_is_explained_and_exchanged(desk: Desk) -> None:
    stack = listen(desk, "hint", KeyPressed("l", device=KEYBOARD))
    assert "What happened" in stack.top.asked.text  # type: ignore[attr-defined]
    stack.apply(press(stack.top, "keep"))
    assert desk.settings.keys == {}
    stack = listen(desk, "hint", KeyPressed("l", device=KEYBOARD))
    stack.apply(press(stack.top, "swap"))
    assert desk.settings.keys == {"hint": "l", "log": "h"}


def test_two_games_may_use_one_key(desk: Desk) -> None:
    assert rivals({}, "refill", all_commands()["reveal"].key) == []
    assert rivals({}, "refill", all_commands()["hint"].key) == ["hint"]


def test_all_who_had_a_key_get_the_other_one(desk: Desk) -> None:
    keys = bound({}, "hint", all_commands()["finish"].key)
    assert keys["finish"] == keys["high-right"] == all_commands()["hint"].key
    assert rivals(keys, "hint", keys["hint"]) == []


def test_going_back_to_the_first_key_leaves_nothing_behind() -> None:
    keys = bound({}, "hint", "p")
    assert bound(keys, "hint", all_commands()["hint"].key) == {}
    assert key_of(keys, "hint") == "p"


@pytest.mark.parametrize("key", ["return", "space", "left", "f11"])
def test_keys_that_move_and_choose_cannot_be_taken(desk: Desk, key: str) -> None:
    stack = listen(desk, "hint", KeyPressed(key, device=KEYBOARD))
    assert isinstance(stack.top, Listen)
    assert desk.settings.keys == {}


def test_buttons_of_a_gamepad_are_exchanged_too_and_prompts_show_it(desk: Desk) -> None:
    stack = listen(desk, "hint", KeyPressed("rt", device=gamepad(1)))
    stack.apply(press(stack.top, "swap"))
    assert desk.settings.buttons == {"hint": "rt", "undo": "lt"}
    assert desk.settings.keys == {}
    desk.device = gamepad(1)
    assert keys_of(desk, "hint") == ("pad_rt",)
    heard = Translator(desk.frame.point, dict, lambda: desk.settings.buttons)
    pulled = pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=1, axis=5, value=32000)
    assert heard.read(pulled, Listening(("hint", "undo"))) == [Command("hint", device=gamepad(1))]


@pytest.mark.parametrize(("command", "button"), [("hint", "a"), ("hint", "menu"), ("card-1", "x")])
def test_buttons_that_choose_stay_and_what_has_none_gets_none(desk: Desk, command: str, button: str) -> None:
    stack = listen(desk, command, KeyPressed(button, device=gamepad(1)))
    assert isinstance(stack.top, Listen)
    stack.apply(stack.top.handle(Cancel()))
    assert isinstance(stack.top, Keys)
    assert desk.settings.buttons == {}


def test_who_has_only_a_mouse_gets_out_again(desk: Desk) -> None:
    stack = listen(desk, "hint")
    assert isinstance(stack.top, Listen)
    stack.apply(stack.top.handle(Press((0.1, 0.1))) or stack.top.handle(Release((0.1, 0.1))))
    assert isinstance(stack.top, Keys)
    assert desk.settings.keys == {}


def test_all_keys_can_be_reset(desk: Desk) -> None:
    desk.change(Settings(keys={"hint": "p"}, buttons={"hint": "rt", "undo": "lt"}))
    scene = Keys(desk)
    press(scene, "reset")
    assert desk.settings.keys == desk.settings.buttons == {}
    assert isinstance(press(scene, "back"), Pop)


def test_the_list_is_opened_from_the_settings(desk: Desk) -> None:
    change = press(SettingsScene(desk), "keys")
    assert isinstance(opened(desk, change), Keys)


def test_below_a_dialog_nothing_tells_what_keys_do(desk: Desk) -> None:
    audit = Audit()
    compose(desk, (SettingsScene(desk), Listen(desk, "hint")), audit)
    assert [text.text for text in audit.texts].count("Back") == 1
