"""Widgets by mouse, keyboard and gamepad, without a window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import pytest
from msgspec.structs import replace

from game.client.desk import Desk, Silence
from game.client.forms.form import Chosen, Form, FormScene
from game.client.forms.widgets import (
    PLAIN,
    Bearing,
    Button,
    Dropdown,
    Id,
    Scroller,
    Segments,
    Slider,
    Tabs,
    TextField,
    Toggle,
    Widget,
)
from game.client.intents import (
    KEYBOARD,
    TOUCH,
    Cancel,
    Confirm,
    Drag,
    Erase,
    Go,
    Intent,
    Next,
    PointAt,
    Press,
    Previous,
    Release,
    Scroll,
    TextTyped,
    gamepad,
)
from game.client.layout import Box, Point
from game.client.paint.picture import Picture
from game.client.scene import Change, OpenKeyboard, Pop, Push
from game.client.screens.keyboard import Keyboard
from game.home.settings import Speed

ROOM = Box(0, 0, 1.6, 1.0)
A, B = Button("a", Box(0.1, 0.1, 0.3, 0.07), "A"), Button("b", Box(0.5, 0.1, 0.3, 0.07), "B")
C = Button("c", Box(0.1, 0.3, 0.3, 0.07), "C")
OFF = Button("off", Box(0.1, 0.2, 0.3, 0.07), "Off", enabled=False)
GRID: list[Widget] = [A, B, OFF, C]
SIZES = (("s", "Small"), ("m", "Middle"), ("l", "Large"))


def play(form: Form, controls: Sequence[Widget], *intents: Intent) -> list[Chosen]:
    answers = (form.handle(intent, controls, ROOM) for intent in intents)
    return [answer for answer in answers if answer]


def click(widget: Widget) -> tuple[Intent, Intent]:
    return Press(widget.box.centre), Release(widget.box.centre)


def test_a_click_chooses() -> None:
    assert play(Form(), GRID, *click(B)) == [Chosen("b")]


def test_a_press_that_is_let_go_elsewhere_chooses_nothing() -> None:
    assert play(Form(), GRID, Press(A.box.centre), Release(B.box.centre)) == []


def test_a_touched_widget_that_moves_as_it_gets_the_focus_is_still_touched() -> None:
    form = Form("a")
    low = C.box.cx, C.box.bottom - 0.005
    moved = Button("c", C.box.moved(dy=-0.03), "C")
    assert play(form, GRID, Press(low)) == []
    assert play(form, [A, B, OFF, moved], Release(low)) == [Chosen("c")]


def test_a_disabled_widget_is_passed_over() -> None:
    form = Form("a")
    assert play(form, GRID, *click(OFF)) == []
    play(form, GRID, Go("down"))
    assert form.focus == "c"


def test_arrows_go_to_what_lies_there() -> None:
    form = Form()
    for direction, there in (("right", "b"), ("down", "c"), ("up", "a"), ("left", "a")):
        play(form, GRID, Go(direction))  # type: ignore[arg-type]
        assert form.focus == there
    assert not form.took


def test_tab_goes_round() -> None:
    form = Form()
    order = []
    for _ in range(4):
        play(form, GRID, Next())
        order.append(form.focus)
    assert order == ["b", "c", "a", "b"]
    play(form, GRID, Previous())
    assert form.focus == "a"


def test_the_focus_survives_when_its_widget_goes() -> None:
    form = Form("b")
    assert play(form, [A, C], Confirm()) == [Chosen("a")]


def test_a_toggle_and_segments_and_tabs_and_a_slider() -> None:
    box = Box(0.1, 0.1, 0.6, 0.07)
    assert play(Form(), [Toggle("t", box, False)], Confirm()) == [Chosen("t", True)]
    sizes = Segments("g", box, SIZES, "m")
    assert play(Form(), [sizes], Go("right"), Confirm()) == [Chosen("g", "l"), Chosen("g", "l")]
    assert play(Form(), [sizes], Press((0.12, 0.12)), Release((0.12, 0.12))) == [Chosen("g", "s")]
    assert play(Form(), [Tabs("x", box, SIZES, "s")], Go("right")) == [Chosen("x", "m")]
    slider = Slider("v", box, 40)
    assert play(Form(), [slider], Go("left")) == [Chosen("v", 30)]
    assert play(Form(), [Slider("v", box, 100)], Go("right")) == [Chosen("v", 100)]


def test_a_slider_follows_the_pointer_beyond_its_ends() -> None:
    slider = Slider("v", Box(0.1, 0.1, 0.6, 0.07), 40)
    start = slider.bar.x, slider.bar.cy
    chosen = play(Form(), [slider], Press(start), Drag((9.0, 0.9), start), Drag((-9.0, 0.0), start))
    assert chosen == [Chosen("v", 0), Chosen("v", 100), Chosen("v", 0)]


def test_writing() -> None:
    form = Form()
    field = TextField("n", Box(0.1, 0.1, 0.3, 0.07), "Mil", most=4)
    assert not form.typing([field])  # nothing has the focus yet
    play(form, [field], *click(field), *click(field))
    assert play(form, [field], TextTyped("a"), Erase()) == [Chosen("n", "Mila"), Chosen("n", "Mi")]
    assert form.typing([field])
    assert play(form, [TextField("n", field.box, "Mila", most=4)], TextTyped("x")) == []


def write(form: Form, value: str, *intents: Intent) -> str:
    """What stands in a field after that."""
    for intent in intents:
        field = TextField("name", Box(0.5, 0.5, 0.4, 0.07), value)
        for chosen in play(form, [field, A], intent):
            value = str(chosen.value)
    return value


ENTERED = Press((0.6, 0.52)), Release((0.6, 0.52))


def test_a_press_beside_a_field_ends_the_writing_and_keeps_what_was_written() -> None:
    beside = Press((0.02, 0.9)), Release((0.02, 0.9))
    form = Form("name")
    assert write(form, "Mil", *ENTERED, TextTyped("Z"), *beside, TextTyped("x")) == "Z"
    assert form.focus == A.id


def test_letters_replace_what_stood_in_a_field_when_it_was_entered() -> None:
    assert write(Form("name"), "Player 1", TextTyped("Z"), TextTyped("o")) == "Zo"
    for before in ("a", "name"):  # the focus may have been there already
        assert write(Form(before), "Player 1", *ENTERED, TextTyped("Z"), TextTyped("o")) == "Zo"
    assert write(Form("name"), "Player 1", Erase()) == ""
    left_and_entered = Next(), Next()
    form = Form("name")
    assert write(form, "Player 1", TextTyped("Z"), *left_and_entered, TextTyped("o")) == "o"


def test_a_second_touch_lets_a_text_be_amended() -> None:
    assert write(Form("a"), "Ann", *ENTERED, *ENTERED, TextTyped("a")) == "Anna"
    assert write(Form("a"), "Ann", *ENTERED, *ENTERED, Erase()) == "An"


def test_a_dropdown_opens_marks_and_chooses() -> None:
    form = Form()
    dropdown = Dropdown("d", Box(0.1, 0.1, 0.3, 0.07), SIZES, "m")
    assert play(form, [dropdown, C], Confirm(), Go("down"), Confirm()) == [Chosen("d", "l")]
    rows = dropdown.option_boxes(ROOM)
    pick = Press(rows[0].centre), Release(rows[0].centre)
    assert play(form, [dropdown, C], *click(dropdown), *pick) == [Chosen("d", "s")]
    assert play(form, [dropdown, C], Confirm(), Cancel(), *click(C)) == [Chosen("c")]


def test_an_open_list_stays_inside_the_window() -> None:
    low = Dropdown("d", Box(1.4, 0.92, 0.2, 0.07), SIZES, "m", wide=0.5)
    assert ROOM.holds(low.list_box(ROOM))


def test_an_open_list_does_not_lie_under_the_prompts() -> None:
    low = Dropdown("d", Box(1.0, 0.7, 0.2, 0.07), SIZES, "m", wide=0.5)
    assert low.list_box(ROOM).bottom < 0.7


def rows_of(form: Form) -> list[Widget]:
    scroller = Scroller("list", Box(0.1, 0.2, 0.5, 0.3), content=1.0)
    top = form.top(scroller)
    rows = [Button(f"r{k}", Box(0.1, top + k * 0.1, 0.5, 0.08), f"{k}", inside="list") for k in range(10)]
    return [scroller, *rows]


def test_the_wheel_and_a_finger_scroll_and_stop_at_the_ends() -> None:
    form = Form()
    play(form, rows_of(form), Scroll((0.2, 0.3), 2.0))
    assert rows_of(form)[1].box.y == pytest.approx(0.2 - 0.16)
    play(form, rows_of(form), Press((0.2, 0.4)), Drag((0.2, 0.3), (0.2, 0.4)), Release((0.2, 0.3)))
    assert rows_of(form)[1].box.y == pytest.approx(0.2 - 0.26)
    play(form, rows_of(form), Scroll((0.2, 0.3), 99.0))
    assert rows_of(form)[-1].box.bottom <= 0.5


def test_a_finger_that_scrolls_presses_nothing() -> None:
    form = Form()
    assert (
        play(form, rows_of(form), Press((0.2, 0.4)), Drag((0.2, 0.3), (0.2, 0.4)), Release((0.2, 0.31))) == []
    )


def test_arrows_bring_a_hidden_row_into_sight() -> None:
    form = Form("r0")
    for _ in range(7):
        play(form, rows_of(form), Go("down"))
    assert form.focus == "r7"
    scroller, rows = rows_of(form)[0], rows_of(form)[1:]
    assert scroller.box.holds(rows[7].box)


def test_what_is_scrolled_away_cannot_be_clicked() -> None:
    form = Form()
    assert play(form, rows_of(form), Press((0.2, 0.75)), Release((0.2, 0.75))) == []


class Names(FormScene[None]):
    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.name = ""
        self.tip = ""

    def controls(self) -> Sequence[Widget]:
        return [
            TextField("name", Box(0.1, 0.1, 0.4, 0.07), self.name),
            Button("ok", A.box.moved(0, 0.3), "OK"),
        ]

    def chosen(self, id: Id, value: object) -> Change | None:
        if id == "ok":
            return Pop("done")
        self.name = str(value)
        return None


def test_a_gamepad_writes_on_the_screen(desk: Desk) -> None:
    scene = Names(desk)
    change = scene.handle(Confirm(device=gamepad(1)))
    assert isinstance(change, Push)
    assert change.to == OpenKeyboard("", 16)
    keyboard = Keyboard(desk, "", 16)
    for intent in (Confirm(), Go("right"), Confirm()):
        assert keyboard.handle(intent) is None
    assert keyboard.value == "Ab"
    assert change.then is not None
    change.then(keyboard.value)
    assert scene.name == "Ab"
    change.then(None)
    assert scene.name == "Ab"


def test_a_finger_gets_the_letters_too_but_a_mouse_does_not(desk: Desk) -> None:
    place = (0.2, 0.12)
    scene = Names(desk)
    assert scene.handle(Press(place, device=TOUCH)) is None
    assert isinstance(scene.handle(Release(place, device=TOUCH)), Push)
    assert scene.handle(Press(place)) is None
    assert scene.handle(Release(place)) is None


def test_escape_leads_back(desk: Desk) -> None:
    scene = Names(desk)
    assert scene.handle(Cancel(device=KEYBOARD)) is None  # out of the text
    assert scene.handle(Cancel(device=KEYBOARD)) == Pop()


@pytest.mark.parametrize(
    ("controls", "told"), [([A], "confirm"), ([A, B], "sides"), ([A, OFF, C], "move"), (GRID, "arrows")]
)
def test_the_prompt_shows_the_arrows_that_lead_somewhere(
    desk: Desk, controls: list[Widget], told: str
) -> None:
    class Some(FormScene[None]):
        def controls(self) -> Sequence[Widget]:
            return controls

    assert Some(desk).prompts()[0].command == told


def test_moving_choosing_and_going_back_are_heard_but_not_every_letter(desk: Desk) -> None:
    heard: list[str] = []

    class Ear(Silence):
        def play(self, name: str, pitch_step: int = 0, pan: float = 0.0) -> None:
            heard.append(name)

    desk.sounds = Ear()
    scene = Names(desk)
    for intent in (TextTyped("A"), Go("down"), Go("down"), Confirm(), Cancel()):
        scene.handle(intent)
    assert heard == ["focus", "touch", "back"]


class Ringed(Widget):
    """Notes where the ring of focus is beside its place."""

    seen: ClassVar[list[Point]] = []

    def draw(self, picture: Picture, look: Bearing = PLAIN) -> None:
        if look.focused:
            self.seen.append(look.astray)


class Column(FormScene[None]):
    def controls(self) -> Sequence[Widget]:
        return [Ringed(name, A.box.moved(0.0, 0.2 * row)) for row, name in enumerate(("a", "b", "c"))]

    def ring(self) -> Point:
        self.draw(self.desk.picture())
        return Ringed.seen[-1]


def test_the_ring_glides_to_the_next_place_and_no_press_waits_for_it(desk: Desk) -> None:
    desk.lively = True
    scene = Column(desk)
    assert scene.ring() == (0.0, 0.0)
    scene.handle(Go("down"))
    assert scene.form.focus == "b"
    assert scene.ring() == pytest.approx((0.0, -0.2))
    assert not scene.still
    scene.update(0.06)
    assert -0.1 < scene.ring()[1] < 0.0
    scene.handle(Go("down"))
    assert scene.form.focus == "c"
    scene.update(0.15)
    assert scene.ring() == (0.0, 0.0)
    assert scene.still


@pytest.mark.parametrize("how", ["picture", "reduced", "off", "mouse"])
def test_the_ring_is_at_its_place_at_once_where_nothing_shall_move(desk: Desk, how: str) -> None:
    desk.lively = how != "picture"
    speed: Speed = "off" if how == "off" else "normal"
    desk.change(replace(desk.settings, reduced_motion=how == "reduced", speed=speed))
    scene = Column(desk)
    for intent in click(scene.controls()[1]) if how == "mouse" else (Go("down"),):
        scene.handle(intent)
    assert scene.form.focus == "b"
    assert scene.ring() == (0.0, 0.0)
    assert scene.still


def test_a_tooltip_waits_and_the_loop_stays_awake_for_it(desk: Desk) -> None:
    tipped = [Button("a", A.box, "A", tip="Why"), B]
    form = Form("b")
    play(form, tipped, PointAt(A.box.centre))
    assert not form.still(tipped)
    form.update(0.6)
    assert form.still(tipped)
    picture = desk.picture()
    form.draw(picture, tipped)
    shown = len(picture.items)
    play(form, tipped, PointAt((1.2, 0.9)))
    picture = desk.picture()
    form.draw(picture, tipped)
    assert len(picture.items) < shown
