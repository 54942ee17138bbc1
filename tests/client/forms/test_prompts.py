"""The line of keys: where room is short it comes closer together, then leaves out what people try anyway."""

from __future__ import annotations

from game.client.desk import Desk
from game.client.forms.prompts import caps_of, prompt_bar, prompts_of, prompts_width
from game.client.intents import KEYBOARD, MOUSE, TOUCH, Device
from game.client.paint.picture import Audit


def test_the_line_of_keys_comes_closer_then_leaves_out_what_people_try_anyway(desk: Desk) -> None:
    prompts = prompts_of(desk.words, move="prompt-move", confirm="prompt-choose", cancel="prompt-back")

    def shown(most: float) -> list[str]:
        picture = desk.picture()
        picture.audit = Audit()
        assert 0 < prompt_bar(picture, desk, prompts, most=most) <= most
        return [text.text for text in picture.audit.texts]

    whole, (move, choose, back) = (
        prompts_width(desk.picture(), desk, prompts),
        (each.words for each in prompts),
    )
    assert shown(whole + 0.014) == [move, choose, back]
    assert shown(whole - 0.02) == [move, choose, back]
    assert shown(whole - 0.06) == [choose, back]
    assert shown(whole / 2) == [choose]


def test_two_of_four_arrows_stand_for_all_before_a_word_is_left_out(desk: Desk) -> None:
    four = prompts_of(desk.words, arrows="prompt-move", confirm="prompt-choose")
    two = prompts_of(desk.words, sides="prompt-move", confirm="prompt-choose")
    picture = desk.picture()
    picture.audit = Audit()
    most = prompts_width(picture, desk, two) + 0.014
    assert prompt_bar(picture, desk, four, most=most) == most
    assert [text.text for text in picture.audit.texts] == [prompt.words for prompt in four]


def test_who_points_is_told_what_a_click_does_and_no_arrows(desk: Desk) -> None:
    """The line named arrows and Enter to whoever played by mouse, and keys to a finger."""
    prompts = prompts_of(desk.words, arrows="prompt-move", confirm="prompt-choose", cancel="prompt-back")

    def told(device: Device) -> list[tuple[str, ...]]:
        desk.device = device
        return [caps_of(desk, prompt.command) for prompt in prompts]

    assert told(KEYBOARD) == [("left", "up", "down", "right"), ("return",), ("escape",)]
    assert told(MOUSE) == [(), ("mouse",), ("escape",)]
    assert told(TOUCH) == [(), ("touch",), ()]
    picture = desk.picture()
    picture.audit = Audit()
    assert prompt_bar(picture, desk, prompts) > 0.0
    assert [text.text for text in picture.audit.texts] == [desk.words("prompt-choose")]
