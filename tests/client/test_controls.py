"""What every input does: all inputs of all devices in all states of all tables, as the controls tell."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from itertools import combinations
from pathlib import Path

import pytest

from game import catalogue
from game.client import commands
from game.client.commands import own_key
from game.client.desk import Desk
from game.client.intents import KEYBOARD, MOUSE, Cancel, Device, gamepad
from game.client.scene import Home, OpenTitle, Pop, Push, Quit
from game.client.screens.controls import Controls
from game.client.screens.lesson import open_lesson
from game.client.screens.pause import PauseMenu
from game.client.screens.title import Title
from game.client.table.begin import demo
from game.client.table.controls import Row, rows, section_of
from game.client.table.facts import facts
from game.client.table.play import OpenPause
from game.client.table.scene import TableScene
from game.home.lessons import lesson
from tests.client.walk import DEVICES, Effect, Input, Walk, explore, inputs
from tests.pilot import Pilot, settle, texts
from tools import controls as controls_page
from tools.shots.shot import position

# positions of each game with everything that a person can be asked, and plies of them
POSITIONS: Mapping[str, Mapping[str, int | None]] = {
    "gravity": dict.fromkeys(
        ("gravity-joker", "gravity-2", "gravity-steal", "gravity-replay", "gravity-door", "gravity-6")
    ),
    "star_race": {
        "star-race-trade": None,
        "star-race-curtain": 9,
        "star-race-start": None,
        **dict.fromkeys(("star-race-adopt", "star-race", "star-race-swap", "star-race-2")),
    },
    "fairy_lights": dict.fromkeys(("lights", "lights-two-colours", "lights-last-card", "lights-2")),
}
# of each game those that come to every state
ASKED = {game: {name: names[name] for name in [*names][:4]} for game, names in POSITIONS.items()}
ALL = [(game, name, ply) for game, names in POSITIONS.items() for name, ply in names.items()]


@pytest.mark.sampled(7, 1)
@pytest.mark.parametrize("device", DEVICES, ids=lambda device: device.kind)
@pytest.mark.parametrize(("game", "name", "ply"), ALL, ids=lambda value: str(value))
def test_each_device_reaches_all_that_is_legal(
    desk: Desk, game: str, name: str, ply: int | None, device: Device
) -> None:
    walk = Walk(desk, position(name, ply), device)
    decided = explore(walk).decided
    assert {*walk.table.play.view.legal} <= decided
    if walk.table.state == "drawn":
        assert {"pass-on", "turn-over", "take-back"} <= decided


def tried(desk: Desk, game: str, device: Device) -> Iterator[tuple[str, Input, Effect]]:
    """Everything that a device can do at the positions of a game: the state, the input, and its effect."""
    for number, (name, ply) in enumerate(ASKED[game].items()):
        for hinted in (False, True) if number == 0 else (False,):
            walk = Walk(desk, position(name, ply), device, hinted=hinted)
            country = explore(walk)
            yield from country.tried
            for state, places in country.places.items():
                for place in some(places):
                    for each in walk.inputs(place):
                        yield state, each, walk.try_input(place, each)[0]


POINTERS = {
    "click": {"click", "anywhere", "hold", "button", "point"},
    "point": {"point"},
    "drag": {"drag", "click"},
}


def named(game: str, state: str, each: Input, device: Device, *, deciding: bool) -> bool:
    """Whether the table of controls tells of this input in this state."""
    told = [row for row in rows(facts(game).controls, state) if row.decides or not deciding]
    if device.kind in ("keyboard", "gamepad"):
        return any(each.name in inputs(row) for row in told)
    return any({*row.pointers} & POINTERS.get(each.name, {each.name}) for row in told)


@pytest.mark.sampled(7, 1)
@pytest.mark.parametrize("device", DEVICES, ids=lambda device: device.kind)
@pytest.mark.parametrize("game", POSITIONS)
def test_nothing_decides_or_does_anything_that_is_not_told_and_what_is_told_is_true(
    desk: Desk, game: str, device: Device
) -> None:
    untold, done, deciding, states = set(), set(), set(), set()
    for state, each, effect in tried(desk, game, device):
        states.add(state)
        if effect.decided:
            deciding.add((state, stem(each.name)))
            if not named(game, state, each, device, deciding=True):
                untold.add((state, each.name, "decides"))
        if effect.decided or effect.changed or effect.change is not None:
            done.add((state, stem(each.name)))
            may = state == "waiting" or each.name == "right"  # it says why not, or puts nothing back
            if not may and not named(game, state, each, device, deciding=False):
                untold.add((state, each.name, "does something"))
    assert untold == set()
    assert {section.state for section in facts(game).controls} <= states | {"seen", "guesses"}
    for state in states - {"over", "waiting"}:
        for row in section_of(facts(game).controls, state).rows:
            told = {(state, name) for name in told_for(row, device)}
            assert told & deciding if row.decides and told else told <= done


def told_for(row: Row, device: Device) -> Collection[str]:
    """What a row tells of the keyboard or the mouse; the other devices do not have all of it."""
    if device == KEYBOARD:
        return {stem(key) for key in inputs(row)}
    return {*row.pointers} & {"click", "point", "drag", "right"} if device == MOUSE else set()


def stem(name: str) -> str:
    """The first of a row of keys stands for all, as there may be fewer things than keys."""
    return name.rstrip("0123456789")


def some(places: list[object]) -> list[object]:
    """A few, from the first, where nothing is chosen, to the last."""
    return places[:: max(1, len(places) // 3)]


# Escape


@pytest.mark.sampled(6, 1)
@pytest.mark.parametrize("device", [KEYBOARD, gamepad(1)], ids=lambda device: device.kind)
@pytest.mark.parametrize("game", POSITIONS)
def test_escape_always_does_something_and_never_leaves_and_the_menu_is_near(
    desk: Desk, game: str, device: Device
) -> None:
    for name, ply in ASKED[game].items():
        for hinted in (False, True) if name == next(iter(ASKED[game])) else (False,):
            walk = Walk(desk, position(name, ply), device, hinted=hinted)
            for state, places in explore(walk).places.items():
                for place in some(places):
                    assert 1 <= presses_to_the_menu(walk, place) <= 4, (name, state)


def presses_to_the_menu(walk: Walk, place: object) -> int:
    """How often Escape is pressed until the menu is asked for; each press has an effect."""
    escape = Input("cancel", (Cancel(device=walk.device),))
    for count in range(1, 6):
        effect, place = walk.try_input(place, escape)
        assert not isinstance(effect.change, Home | Pop | Quit)
        assert not effect.decided
        assert effect.change is not None or effect.changed
        if isinstance(effect.change, Push):
            assert isinstance(effect.change.to, OpenPause)
            return count
        walk.forget_hint()
    raise AssertionError("Escape leads nowhere")


# Keys of all countries

QWERTY = "qwertyuiopasdfghjklzxcvbnm"
LAYOUTS = {
    "qwerty": QWERTY,
    "azerty": "azertyuiopqsdfghjklwxcvbn,",
    "qwertz": "qwertzuiopasdfghjklyxcvbnm",
    "dvorak": "',.pyfgcrlaoeuidhtn;qjkxbm",
}


def written(layout: str) -> dict[int, int]:
    """Where each key of a keyboard lies."""
    codes = {code: commands.LAYOUT[code] for code in commands.LETTERS}
    places = [commands.place_of(letter) for letter in QWERTY]
    letters = dict(zip(map(ord, LAYOUTS[layout]), places, strict=True))
    elsewhere = {code: place for code, place in codes.items() if place not in places}
    return dict.fromkeys(codes, 0) | elsewhere | letters


@pytest.mark.sampled(3, 1)
@pytest.mark.parametrize("game", POSITIONS)
def test_no_key_means_two_things_in_any_country(
    desk: Desk, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a Dvorak keyboard U took a decision back where it was written at the eighth way to play a card."""
    together = set()
    for name, ply in ASKED[game].items():
        walk = Walk(desk, position(name, ply), KEYBOARD)
        for state, places in explore(walk).places.items():
            walk.back_to(places[0])
            together |= {*combinations(sorted(heard(game, state) & {*walk.table.commands}), 2)}
    for layout in LAYOUTS:
        with monkeypatch.context() as patch:
            patch.setattr(commands, "LAYOUT", written(layout))
            commands.key_at.cache_clear()
            clashes = [pair for pair in together if own_key(pair[0]) == own_key(pair[1])]
        commands.key_at.cache_clear()
        assert clashes == [], layout


def heard(game: str, state: str) -> set[str]:
    """The commands that do something in a state."""
    return {name for row in rows(facts(game).controls, state) for name in row.keys}


def test_every_game_says_what_inputs_do_at_its_table() -> None:
    for game in catalogue.names():
        assert {section.state for section in facts(game).controls}


def test_the_page_about_inputs_is_current() -> None:
    assert controls_page.main(["--check"]) == 0


@pytest.mark.parametrize("game", POSITIONS)
def test_the_help_draws_the_same_table_and_begins_where_one_is(desk: Desk, game: str) -> None:
    for section in facts(game).controls:
        scene = Controls(desk, game, section.state)
        shown = texts(desk, scene)
        assert desk.words(section.words) in shown
        assert {desk.words(row.does) for row in section.rows} <= {*shown}
    assert Controls(desk, game, "nowhere").page == 0


def test_the_help_is_reached_from_the_rules_of_a_table(desk: Desk) -> None:
    pilot = Pilot(desk, demo(desk, position("gravity-joker")))
    settle(pilot.top)
    pilot.keys("1", "f1")
    pilot.click("controls")
    assert isinstance(pilot.top, Controls)
    assert pilot.top.pages[pilot.top.page].state == "picked"
    pilot.keys("escape", "escape")
    assert isinstance(pilot.top, TableScene)


# Where nobody decides, and other screens


def presses_to_the_title(pilot: Pilot) -> int:
    """Escape until the menu of the table, then *Leave* there; each press does something."""
    count = 0
    while not isinstance(pilot.top, PauseMenu):
        before = [type(scene) for scene in pilot.stack.scenes], pilot.top
        pilot.keys("escape")
        count += 1
        assert not isinstance(pilot.top, Title), "Escape alone has left"
        assert before != ([type(scene) for scene in pilot.stack.scenes], pilot.top) or count > 1
        assert count <= 5
    rows = [entry.id for entry in pilot.top.entries]
    below = rows.index("leave") - rows.index(str(pilot.top.form.focus))
    above = len(rows) - below
    pilot.keys(*(["down"] * below if below < above else ["up"] * above), "return")
    pilot.wait(1.0)  # the game is saved first
    assert isinstance(pilot.top, Title)
    return count + min(below, above) + 1


WAYS_IN: Mapping[str, tuple[str, ...]] = {
    "the table": (),
    "the menu": ("escape",),
    "the log": ("l",),
    "the rules": ("f1",),
    "the rules from the menu": ("escape", "rules"),
    "the settings": ("escape", "settings"),
    "the seats": ("escape", "seats"),
    "a question": ("escape", "restart"),
    "what inputs do": ("f1", "controls"),
}


@pytest.mark.parametrize("way", WAYS_IN)
@pytest.mark.parametrize("game", POSITIONS)
def test_six_presses_lead_from_every_screen_of_a_game_to_the_title(
    desk: Desk, tmp_path: Path, game: str, way: str
) -> None:
    desk.home = tmp_path
    pilot = Pilot(desk, demo(desk, position(next(iter(POSITIONS[game])))))
    settle(pilot.top)
    for step in WAYS_IN[way]:
        if step in pilot.boxes() and not isinstance(pilot.top, TableScene):
            pilot.click(step)
        else:
            pilot.keys(step)
    assert isinstance(pilot.top, TableScene) == (way == "the table")
    assert presses_to_the_title(pilot) <= 6


@pytest.mark.parametrize(
    ("name", "ply", "begins"),
    [
        ("star-race-curtain", 9, "Curtain"),
        ("star_race-game-2", None, "Results"),
        ("gravity-game-2", None, "Results"),
    ],
)
def test_so_do_they_from_a_curtain_and_from_the_end(
    desk: Desk, tmp_path: Path, name: str, ply: int | None, begins: str
) -> None:
    desk.home = tmp_path
    pilot = Pilot(desk, demo(desk, position(name, ply)))
    pilot.wait(60.0)
    assert pilot.name == begins
    assert presses_to_the_title(pilot) <= 6


@pytest.mark.parametrize("game", POSITIONS)
def test_so_do_they_from_each_step_of_a_lesson(desk: Desk, tmp_path: Path, game: str) -> None:
    desk.home = tmp_path
    for at in range(len(lesson(game).steps)):
        pilot = Pilot(desk, OpenTitle())
        pilot.stack.apply(Push(open_lesson(desk, game, at)))
        pilot.wait(5.0)
        pilot.keys("escape")
        assert pilot.name == "Question"  # Escape alone never leaves
        pilot.keys("escape")
        assert isinstance(pilot.top, TableScene)
        pilot.keys("escape", "left", "return")
        assert isinstance(pilot.top, Title)


@pytest.mark.parametrize("device", DEVICES, ids=lambda device: device.kind)
@pytest.mark.parametrize("game", POSITIONS)
def test_while_something_moves_or_is_shown_again_nothing_decides(
    desk: Desk, game: str, device: Device
) -> None:
    walk = Walk(desk, position(next(iter(POSITIONS[game]))), device)
    walk.back_to(walk.begin)
    for each in walk.inputs(walk.begin):
        for again in (False, True) if walk.table.play.match.ply else (False,):
            decided = walk.in_motion(each, again=again)
            assert decided == (), each
