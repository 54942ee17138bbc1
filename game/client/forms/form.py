"""A form remembers what is focused, hovered, pressed, open and scrolled; widgets are made anew each time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from game.client import intents
from game.client.desk import Desk
from game.client.forms.prompts import Prompt, prompt_bar
from game.client.forms.widgets import NOTHING, Bearing, Dropdown, Id, Scroller, TextField, Widget, tooltip
from game.client.intents import Arrow, Device, Intent
from game.client.layout import Box, Point
from game.client.motion.glide import Glide
from game.client.paint.picture import Picture
from game.client.scene import Change, OpenKeyboard, Pop, Push, Scene

T = TypeVar("T")
TIP_SECONDS = 0.5
BLINK_SECONDS = 0.53
# of a gamepad that chooses itself
BUTTONS = (intents.Confirm, intents.Next, intents.Previous, intents.Menu, intents.Command)
DRAG_SLACK = 0.016  # units; a finger that moves less does not scroll


class Chosen(Struct, frozen=True):
    """A person chose this value of this widget (None for a button, which has no value)."""

    id: Id
    value: object = None


class Form:
    """What is remembered of widgets. `took`: the last intent meant something here."""

    def __init__(self, focus: Id | None = None) -> None:
        self.focus = focus
        self.hover: Id | None = None
        self.took = False
        self._pressed: Id | None = None
        self._clicked: Id | None = None  # what was pressed last
        self._pressed_box: Box | None = None  # its place then: a row may grow and move when it gets the focus
        self._touched: Id | None = None  # the focused widget, if the pointer has pressed it
        self._entered: tuple[Id, str] | None = None  # the text field with the focus, as it was found
        self._amended: Id | None = None  # the text field that is being written
        self._open: Id | None = None
        self._marked = 0
        self._opener: Device | None = None  # the device that opened the list
        self._offsets: dict[Id, float] = {}
        self._grabbed: tuple[Id, float] | None = None  # a scroller and its offset when it was touched
        self._glide: Glide[Id] = Glide()  # of the ring of focus, from another widget
        self._rest = 0.0  # seconds since the pointer or focus moved
        self._age = 0.0  # seconds, for the caret

    # What scenes ask

    def top(self, scroller: Scroller) -> float:
        """Where the first row of a scroller begins now."""
        return scroller.box.y - min(self._offsets.get(scroller.id, 0.0), scroller.furthest)

    def typing(self, controls: Sequence[Widget]) -> bool:
        return isinstance(self._find(controls, self.focus), TextField)

    def still(self, controls: Sequence[Widget]) -> bool:
        """Nothing blinks or glides, and no tooltip is about to come."""
        pointed = self._find(controls, self.hover)
        waiting = pointed is not None and bool(pointed.tip) and self._rest < TIP_SECONDS
        return not waiting and not self.gliding and not self.typing(controls)

    @property
    def gliding(self) -> bool:
        """The ring of focus is on its way."""
        return not self._glide.over

    def update(self, seconds: float) -> None:
        self._rest += seconds
        self._age += seconds
        self._glide.pass_time(seconds)

    def glide(self, start: Id | None) -> None:
        """The focus has moved: its ring is seen to come from this widget."""
        self._glide.begin(start)

    def settle(self, controls: Sequence[Widget]) -> Widget | None:
        """The focused widget; the first that can have the focus if the old one is gone."""
        found = self._find(controls, self.focus)
        if found is None or not found.focusable:
            found = next((widget for widget in controls if widget.focusable), None)
            self.focus = found.id if found else None
        self._touched = self.focus if self._touched == self.focus else None
        self._amended = self.focus if self._amended == self.focus else None
        if not isinstance(found, TextField):
            self._entered = None
        elif self._entered is None or self._entered[0] != found.id:
            self._entered = found.id, found.value
        return found

    # Intents

    def handle(self, intent: Intent, controls: Sequence[Widget], room: Box) -> Chosen | None:
        """What the intent chooses. `room` is the window, for lists that open."""
        focused = self.settle(controls)
        self.took = True
        opened = self._find(controls, self._open)
        if isinstance(opened, Dropdown):
            if isinstance(intent, intents.Press | intents.Release) and intent.again:
                return None
            return self._in_dropdown(intent, opened, room)
        match intent:
            case intents.PointAt(pos):
                return self._point(pos, controls)
            case intents.Press(pos, 1, again):
                return self._press(pos, controls, again)
            case intents.Drag(pos, start):
                return self._drag(pos, start, controls)
            case intents.Release(pos, 1):
                return self._release(pos, controls, intent.device)
            case intents.Scroll(pos, amount):
                return self._scroll(pos, amount, controls)
            case intents.Go(direction) if focused:
                return self._move(direction, focused, controls)
            case intents.Next() | intents.Previous():
                return self._step(1 if isinstance(intent, intents.Next) else -1, controls)
            case intents.Confirm() if focused:
                return self._confirm(focused, intent.device)
            case intents.Cancel() if isinstance(focused, TextField) and self._entered is not None:
                return self._leave(focused, self._entered[1], controls)
            case intents.TextTyped() | intents.Erase() if isinstance(focused, TextField):
                return self._write(intent, focused)
        self.took = False
        return None

    def _point(self, pos: Point, controls: Sequence[Widget]) -> Chosen | None:
        under = self._under(pos, controls)
        name = under.id if under else None
        if name != self.hover:
            self._rest = 0.0
        self.hover = name
        self.took = under is not None
        return None

    def _press(self, pos: Point, controls: Sequence[Widget], again: bool) -> Chosen | None:
        under = self._under(pos, controls)
        self._grab(pos, controls)
        self.took = under is not None or self._grabbed is not None
        if under is not None and again and not self._may_repeat(under, pos):
            return None
        self._pressed = self._clicked = under.id if under else None
        self._pressed_box = under.touch_box if under else None
        self._rest = TIP_SECONDS + 1
        if under is None:
            focused = self._find(controls, self.focus)
            return self._leave(focused, focused.value, controls) if isinstance(focused, TextField) else None
        if under.id == self._touched:
            self._amended = under.id
        if under.focusable:
            self.focus = self._touched = under.id
        return self._chosen(under, under.dragged_to(pos))

    def _may_repeat(self, widget: Widget, pos: Point) -> bool:
        """Whether the later part of a double click presses this: the first did, and it is to be repeated."""
        dragged = widget.dragged_to(pos) is not NOTHING
        return dragged or (widget.repeats and widget.id == self._clicked)

    def _drag(self, pos: Point, start: Point, controls: Sequence[Widget]) -> Chosen | None:
        pressed = self._find(controls, self._pressed)
        if pressed is not None:
            value = pressed.dragged_to(pos)
            if value is not NOTHING:
                return self._chosen(pressed, value)
        self.took = pressed is not None or self._grabbed is not None
        if self._grabbed and abs(pos[1] - start[1]) > DRAG_SLACK:
            name, offset = self._grabbed
            self._pressed = None  # the person was scrolling
            self._scroll_to(self._find(controls, name), offset + start[1] - pos[1])
        return None

    def _release(self, pos: Point, controls: Sequence[Widget], device: Device) -> Chosen | None:
        pressed, self._pressed, self._grabbed = self._find(controls, self._pressed), None, None
        self.took = pressed is not None
        if pressed is None or not self._over(pressed, pos):
            return None
        if isinstance(pressed, Dropdown):
            self._open_list(pressed, device)
            return None
        return self._chosen(pressed, pressed.pressed_at(pos))

    def _over(self, pressed: Widget, pos: Point) -> bool:
        """Whether a point is on the pressed widget, as it is or as it was when it was pressed."""
        was = self._pressed_box
        return pressed.touch_box.contains(pos) or (was is not None and was.contains(pos))

    def _scroll(self, pos: Point, amount: float, controls: Sequence[Widget]) -> Chosen | None:
        scroller = self._scroller_at(pos, controls)
        self.took = scroller is not None
        if scroller:
            self._scroll_to(scroller, self._offsets.get(scroller.id, 0.0) + amount * 0.08)
        return None

    def _move(self, direction: Arrow, focused: Widget, controls: Sequence[Widget]) -> Chosen | None:
        self._rest = 0.0
        value = focused.moved(direction)
        if value is not NOTHING:
            return self._chosen(focused, value)
        others = [w for w in controls if w.focusable and w.id != focused.id]
        target = _in_list(focused, direction, others) or nearest(focused, direction, others)
        self.took = target is not None
        if target:
            self._focus_on(target, controls)
        return None

    def _step(self, by: int, controls: Sequence[Widget]) -> Chosen | None:
        chain = [widget for widget in controls if widget.focusable]
        self.took = bool(chain)
        if chain:
            here = next((index for index, widget in enumerate(chain) if widget.id == self.focus), 0)
            self._focus_on(chain[(here + by) % len(chain)], controls)
        return None

    def _confirm(self, focused: Widget, device: Device) -> Chosen | None:
        if isinstance(focused, Dropdown):
            self._open_list(focused, device)
            return None
        return self._chosen(focused, focused.confirmed())

    def _write(self, intent: intents.TextTyped | intents.Erase, field: TextField) -> Chosen | None:
        """One letter more or less. The text that was there when the field was entered goes as a whole."""
        if isinstance(intent, intents.Erase):
            value = field.erased(self._whole(field))
        else:
            value = field.typed(intent.text, self._whole(field))
        self._amended = field.id
        return self._chosen(field, value)

    def _leave(self, field: TextField, before: str, controls: Sequence[Widget]) -> Chosen | None:
        """Give the field its text back, and the focus to what stands before it."""
        chain = [w for w in controls if w.focusable and (w.id == field.id or not isinstance(w, TextField))]
        self.took = len(chain) > 1
        if self.took:
            self._focus_on(chain[chain.index(field) - 1], controls)
        self._entered = None
        return self._chosen(field, before if before != field.value else NOTHING)

    def _whole(self, widget: Widget) -> bool:
        """Whether nothing was written in this field yet: the next letter replaces all of it."""
        return isinstance(widget, TextField) and bool(widget.value) and widget.id != self._amended

    def _chosen(self, widget: Widget, value: object) -> Chosen | None:
        if value is NOTHING or not widget.enabled:
            return None
        self._age = 0.0
        return Chosen(widget.id, value)

    # Open lists

    def _open_list(self, dropdown: Dropdown, device: Device) -> None:
        self._open, self._marked, self._opener = dropdown.id, dropdown.marked_for(device), device

    def _in_dropdown(self, intent: Intent, dropdown: Dropdown, room: Box) -> Chosen | None:
        count = len(dropdown.options)
        if intent.device != self._opener and isinstance(intent, BUTTONS):
            value = dropdown.claimed_by(intent.device)
            if value is not NOTHING:
                self._open = None
                return Chosen(dropdown.id, value)
        self._marked = min(self._marked, count - 1)  # a gamepad may have been pulled out
        match intent:
            case intents.Go("up"):
                self._marked = max(0, self._marked - 1)
            case intents.Go("down"):
                self._marked = min(count - 1, self._marked + 1)
            case intents.Confirm():
                return self._pick(dropdown, self._marked)
            case intents.PointAt(pos) | intents.Drag(pos):
                self._marked = _index_at(pos, dropdown.option_boxes(room), self._marked)
            case intents.Release(pos, 1):
                index = _index_at(pos, dropdown.option_boxes(room), -1)
                if index >= 0:
                    return self._pick(dropdown, index)
            case intents.Press(pos):
                if not dropdown.list_box(room).contains(pos):
                    self._open = None
            case intents.Cancel() | intents.Next() | intents.Previous():
                self._open = None
        return None

    def _pick(self, dropdown: Dropdown, index: int) -> Chosen:
        self._open = None
        return Chosen(dropdown.id, dropdown.options[index][0])

    # Scrolling

    def _grab(self, pos: Point, controls: Sequence[Widget]) -> None:
        scroller = self._scroller_at(pos, controls)
        self._grabbed = (scroller.id, self._offsets.get(scroller.id, 0.0)) if scroller else None

    def _scroll_to(self, widget: Widget | None, offset: float) -> None:
        if isinstance(widget, Scroller):
            self._offsets[widget.id] = min(widget.furthest, max(0.0, offset))

    def _focus_on(self, widget: Widget, controls: Sequence[Widget]) -> None:
        self.focus = widget.id
        self._rest = 0.0
        scroller = self._find(controls, widget.inside)
        if isinstance(scroller, Scroller):
            now = self._offsets.get(scroller.id, 0.0)
            above = scroller.box.y + 0.012 - widget.box.y
            below = widget.box.bottom + 0.012 - scroller.box.bottom
            self._scroll_to(scroller, now - above if above > 0 else now + max(0.0, below))

    def _scroller_at(self, pos: Point, controls: Sequence[Widget]) -> Scroller | None:
        found = (w for w in controls if isinstance(w, Scroller) and w.furthest > 0 and w.box.contains(pos))
        return next(found, None)

    # Looking things up, and drawing

    def _find(self, controls: Sequence[Widget], id: Id | None) -> Widget | None:
        return next((widget for widget in controls if widget.id == id), None) if id else None

    def _under(self, pos: Point, controls: Sequence[Widget]) -> Widget | None:
        """The widget under the pointer: first one whose own box is hit, then one that is near enough."""
        here = [w for w in reversed(controls) if w.pointable and w.touch_box.contains(pos)]
        seen = [w for w in here if self._visible(w, pos, controls)]
        exact = [w for w in seen if w.box.contains(pos)]
        return next(iter(exact or seen), None)

    def _visible(self, widget: Widget, pos: Point, controls: Sequence[Widget]) -> bool:
        scroller = self._find(controls, widget.inside)
        return scroller is None or scroller.box.contains(pos)

    def draw(self, picture: Picture, controls: Sequence[Widget]) -> None:
        """All widgets, the focused one last so that its ring lies over its neighbours; then what is open."""
        shown = self._find(controls, self.focus)
        focused = shown if shown and shown.focusable else next((w for w in controls if w.focusable), None)
        for widget in controls:
            if widget is not focused:
                self._draw_one(picture, widget, controls, focused=False)
        if focused:
            self._draw_one(picture, focused, controls, focused=True)
        self._draw_above(picture, controls)

    def _draw_one(self, picture: Picture, widget: Widget, controls: Sequence[Widget], focused: bool) -> None:
        if isinstance(widget, Scroller):
            widget.draw_bar(picture, min(self._offsets.get(widget.id, 0.0), widget.furthest))
            return
        look = Bearing(
            focused=focused,
            hovered=widget.id == self.hover and widget.enabled,
            pressed=widget.id == self._pressed and widget.enabled,
            open=widget.id == self._open,
            caret=focused and self._age % (2 * BLINK_SECONDS) < BLINK_SECONDS,
            whole=focused and self._whole(widget),
            astray=self.astray(widget, controls) if focused else (0.0, 0.0),
        )
        scroller = self._find(controls, widget.inside)
        if scroller is None:
            picture.touchable(widget.id, widget.box)
            widget.draw(picture, look)
        elif widget.box.overlaps(scroller.box):
            with picture.clip(scroller.box.inset(-0.012, -0.008)):
                widget.draw(picture, look)

    def astray(self, focused: Widget, controls: Sequence[Widget]) -> Point:
        """How far the ring of focus is from its place: quickly off, and softly there."""
        start = None if self._glide.over else self._find(controls, self._glide.start)
        if start is None:
            return 0.0, 0.0
        left = self._glide.left
        return (start.box.cx - focused.box.cx) * left, (start.box.cy - focused.box.cy) * left

    def _draw_above(self, picture: Picture, controls: Sequence[Widget]) -> None:
        opened = self._find(controls, self._open)
        if isinstance(opened, Dropdown):
            with picture.above():
                opened.draw_list(picture, Bearing(marked=self._marked))
            return
        self.draw_tip(picture, controls)

    def draw_tip(self, picture: Picture, controls: Sequence[Widget]) -> None:
        """The tip of the widget under the pointer, once the pointer has rested there."""
        pointed = self._find(controls, self.hover)
        if pointed and pointed.tip and self._rest >= TIP_SECONDS:
            with picture.above():
                tooltip(picture, pointed.tip, pointed.box)


def _in_list(start: Widget, direction: Arrow, others: Sequence[Widget]) -> Widget | None:
    """The widgets that up and down may lead to: in a list only its rows, as long as there are more."""
    if not start.inside or direction in ("left", "right"):
        return None
    return nearest(start, direction, [other for other in others if other.inside == start.inside])


def nearest(start: Widget, direction: Arrow, others: Sequence[Widget]) -> Widget | None:
    """The next widget in a direction: the nearest that lies little to the side."""
    best: tuple[float, Widget] | None = None
    for other in others:
        beyond, aside, least = _way(start.box, other.box, direction)
        if beyond < -0.3 * least:
            continue
        score = max(0.0, beyond) + 2.5 * aside + 0.15 * _apart(start.box, other.box)
        if best is None or score < best[0]:
            best = score, other
    return best[1] if best else None


def _way(a: Box, b: Box, direction: Arrow) -> tuple[float, float, float]:
    """How far b begins beyond the end of a, how far to the side it lies, and the smaller of their sizes."""
    across = max(0.0, max(a.x, b.x) - min(a.right, b.right))
    along = max(0.0, max(a.y, b.y) - min(a.bottom, b.bottom))
    match direction:
        case "left":
            return a.x - b.right, along, min(a.w, b.w)
        case "right":
            return b.x - a.right, along, min(a.w, b.w)
        case "up":
            return a.y - b.bottom, across, min(a.h, b.h)
        case "down":
            return b.y - a.bottom, across, min(a.h, b.h)


def _apart(a: Box, b: Box) -> float:
    return abs(a.cx - b.cx) + abs(a.cy - b.cy)


def _ways(controls: Sequence[Widget]) -> str:
    """The arrows to show: along a row or a column, or all four; none for a single widget."""
    boxes = [widget.box for widget in controls if widget.focusable]
    if len(boxes) < 2:
        return ""
    if max(box.y for box in boxes) < min(box.bottom for box in boxes):
        return "sides"
    return "move" if max(box.x for box in boxes) < min(box.right for box in boxes) else "arrows"


def _index_at(pos: Point, boxes: Sequence[Box], default: int) -> int:
    return next((index for index, box in enumerate(boxes) if box.contains(pos)), default)


class FormScene(Scene[T], Generic[T]):
    """A scene made of widgets: which (`controls`), what they do (`chosen`), what lies behind (`backdrop`)."""

    def __init__(self, desk: Desk, focus: Id | None = None) -> None:
        self.desk = desk
        self.form = Form(focus)

    def controls(self) -> Sequence[Widget]:
        """The widgets now: a pure function of the scene's state and the frame."""
        return ()

    def chosen(self, id: Id, value: object) -> Change | None:
        """A person chose a value."""
        return None

    def cancelled(self) -> Change | None:
        """Escape, B, the back key."""
        return Pop()

    def other(self, intent: Intent) -> Change | None:
        """Intents that mean nothing to the widgets: commands, devices, menu."""
        return None

    def prompts(self) -> Sequence[Prompt]:
        """What the keys do here, for the strip at the bottom; empty for no strip."""
        words, ways = self.desk.words, _ways(self.controls())
        return (
            *([Prompt(ways, words("prompt-move"))] if ways else []),
            Prompt("confirm", words("prompt-choose")),
            Prompt("cancel", words("prompt-back")),
        )

    def backdrop(self, picture: Picture) -> None:
        """Paint what lies below the widgets."""

    @property
    def still(self) -> bool:
        return self.form.still(self.controls())

    @property
    def typing(self) -> bool:
        return self.form.typing(self.controls())

    def handle(self, intent: Intent) -> Change | None:
        controls = self.controls()
        focused = self.form.settle(controls)
        if isinstance(focused, TextField) and _wants_keyboard(intent, focused):
            return self._keyboard(focused)
        before = self.form.focus
        chosen = self.form.handle(intent, controls, self.desk.frame.box)
        if chosen:
            if isinstance(intent, intents.Release | intents.Confirm | intents.Go):
                self.desk.sounds.play("touch")
            return self.chosen(chosen.id, chosen.value)
        if isinstance(intent, intents.Cancel) and not self.form.took:
            self.desk.sounds.play("back")
            return self.cancelled()
        if self.form.focus != before and isinstance(intent, intents.Go | intents.Next | intents.Previous):
            self.desk.sounds.play("focus")
            if self.desk.glides:
                self.form.glide(before)
        return None if self.form.took else self.other(intent)

    def _keyboard(self, text_field: TextField) -> Change:
        def written(text: str | None) -> Change | None:
            return None if text is None else self.chosen(text_field.id, text)

        return Push(OpenKeyboard(text_field.value, text_field.most), written)

    def update(self, seconds: float) -> Change | None:
        self.form.update(seconds)
        return None

    def draw(self, picture: Picture) -> None:
        self.backdrop(picture)
        self.form.draw(picture, self.controls())
        prompts = self.prompts()
        if prompts:
            prompt_bar(picture, self.desk, prompts)


def _wants_keyboard(intent: Intent, text_field: TextField) -> bool:
    """A gamepad or a finger wants to write, but has no letters."""
    match intent:
        case intents.Confirm():
            return intent.device.kind == "gamepad"
        case intents.Release(pos):
            return intent.device.kind == "touch" and text_field.box.contains(pos)
    return False
