"""Everything on a screen can be reached with the arrow keys alone, in windows of all shapes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.client.forms.form import FormScene, nearest
from game.client.forms.widgets import Slider, Widget
from game.client.intents import Cancel
from game.client.scene import Ask, Home, Pop, Push, Quit
from game.client.screens.replay import Scrubber
from game.client.table.play import OpenPause
from tools.shots.draw import measuring_desk
from tools.shots.shots import SCREENS, SHOTS

UNTOUCHED = (
    "rules",
    "keys-listening",
    "attract",
    "results-opening",
    "results-picture",
    "evening-picture",
)  # pages that are only turned, no widgets
FORMS = [shot.name for shot in SCREENS if not shot.name.startswith(UNTOUCHED)]
LEFT = [
    *(shot.name for shot in SCREENS),
    *("ask", "keyboard", "gravity", "star-race", "lights", "star-race-curtain", "lesson-gravity-1"),
]


@pytest.mark.parametrize("name", LEFT)
def test_escape_leads_back_from_every_screen(name: str) -> None:
    scene = SHOTS[name].undrawn(measuring_desk((1280, 720)))[-1]
    scene.update(10.0)
    changes = (scene.handle(Cancel()) for _ in range(2))  # the first may put back what is picked up
    back = next((change for change in changes if change is not None), None)
    assert isinstance(back, Pop | Home | Quit) or (
        isinstance(back, Push) and isinstance(back.to, OpenPause | Ask)
    )


def neighbours(widget: Widget, others: list[Widget]) -> Iterator[Widget]:
    for direction in ("left", "right", "up", "down"):
        if isinstance(widget, Slider | Scrubber) and direction in ("left", "right"):
            continue  # these set its value
        found = nearest(widget, direction, [other for other in others if other is not widget])
        if found is not None:
            yield found


@pytest.mark.sampled(4, 1)
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (2560, 1080)])
@pytest.mark.parametrize("name", FORMS)
def test_every_widget_is_reached_from_the_first_focus(name: str, size: tuple[int, int]) -> None:
    desk = measuring_desk(size)
    scene = SHOTS[name].undrawn(desk)[-1]
    assert isinstance(scene, FormScene)
    widgets = [widget for widget in scene.controls() if widget.focusable]
    start = scene.form.settle(scene.controls())
    assert start is not None
    reached, edge = {start.id}, [start]
    while edge:
        for found in neighbours(edge.pop(), widgets):
            if found.id not in reached:
                reached.add(found.id)
                edge.append(found)
    assert {widget.id for widget in widgets} - reached == set()
