"""Shots of what all screens share."""

from __future__ import annotations

from game.client.desk import Desk
from game.client.scene import Answer, Ask, Scene
from game.client.screens.ask import Question
from game.client.screens.credits import Credits
from game.client.screens.keyboard import Keyboard
from game.client.screens.progress import Progress
from tools.shots import shot
from tools.shots.kit import Kit
from tools.shots.stress import Stress


@shot("kit", height=2096 / 1080)
def kit(desk: Desk) -> Scene[None]:
    return Kit(desk)


@shot("ask")
def ask(desk: Desk) -> Scene[str]:
    words = desk.words
    answers = (
        Answer("restart", words("pause-restart"), "danger"),
        Answer("stay", words("pause-resume"), "primary"),
    )
    return Question(desk, Ask(words("pause-restart-title"), words("pause-restart-text"), answers, "restart"))


@shot("toasts")
def toasts(desk: Desk) -> Scene[None]:
    """The longest messages of the window."""
    words = desk.words
    desk.toast(words("table-device-gone", name="Maximilienne-A", number=1), "warn")
    desk.toast(words("toast-picture-kept", folder="/home/maximilienne/.local/share/starbox/pictures"))
    desk.toast(words("toast-settings-broken", name="settings.json.broken-1"), "bad")
    for message in desk.toasts:
        message.age = 1.0
    return Credits(desk)


@shot("progress")
def progress(desk: Desk) -> Scene[None]:
    return Progress(desk, share=0.4)


@shot("keyboard")
def keyboard(desk: Desk) -> Scene[str]:
    return Keyboard(desk, "Mila", 16)


@shot("stress", seconds=0.8)
def stress(desk: Desk) -> Scene[None]:
    return Stress(desk)
