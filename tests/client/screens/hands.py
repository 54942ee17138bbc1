"""What tests do with their hands: press a widget by its name, walk with the arrow keys."""

from __future__ import annotations

from typing import Any

from game.client.desk import Desk
from game.client.forms.form import FormScene
from game.client.forms.widgets import Id
from game.client.intents import Confirm, Move, PointAt, Press, Release
from game.client.scene import Change, Home, Push, Route, Scene, Stack
from game.client.screens.routes import scene_of


def press(scene: FormScene[Any], id: Id) -> Change | None:
    """Click on the middle of a widget; what the click leads to."""
    found = {widget.id: widget for widget in scene.controls()}
    assert found[id].enabled, f"{id} cannot be pressed"
    middle = found[id].box.centre
    assert scene.handle(PointAt(middle)) is None
    return scene.handle(Press(middle)) or scene.handle(Release(middle))


def walk_to(scene: FormScene[Any], id: Id, *directions: str) -> None:
    """Move the focus; it must arrive where it is wanted."""
    for direction in directions:
        scene.handle(Move(direction))  # type: ignore[arg-type]
    assert scene.form.focus == id


def confirm(scene: FormScene[Any]) -> Change | None:
    return scene.handle(Confirm())


def opened(desk: Desk, change: Change | None) -> Any:
    """The scene that a change leads to."""
    assert isinstance(change, Push | Home)
    return scene_of(desk, change.to) if isinstance(change.to, Route) else change.to


def stack_of(desk: Desk, first: Scene[Any]) -> Stack:
    return Stack(first, lambda route: scene_of(desk, route))
