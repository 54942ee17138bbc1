"""Whatever is refused names its rule, in three languages, also at the table."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from game.catalogue import game
from game.client.desk import Desk
from game.client.intents import KEYBOARD, MOUSE, Command, Press
from game.client.table.begin import demo
from game.client.table.scene import TableScene
from game.engine.contract import Transition
from game.games.fairy_lights.choices import WhyNot as LightsWhyNot
from game.games.gravity.view import WhyNot
from game.games.star_race.view import WhyNot as RaceWhyNot
from game.home.lessons import lesson
from game.match.lineup import Bot, Lineup, Player
from game.match.match import Match
from game.texts import Words
from tests.pilot import settle

KEYS = [
    *(f"gravity-no-{why}" for why in get_args(WhyNot)),
    *(f"race-refused-{why}" for why in get_args(RaceWhyNot)),
    *get_args(LightsWhyNot),
]
ANA, VEGA = Player("Ana", "comet"), Player("Vega", "rocket", Bot("rookie"))


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
@pytest.mark.parametrize("key", KEYS)
def test_every_reason_is_one_sentence(key: str, language: str) -> None:
    words = Words(language, strict=True)  # type: ignore[arg-type]
    assert words(key).endswith((".", "!"))
    assert len(words(key)) <= 110


def table(desk: Desk, name: str, step: str, **changes: Any) -> TableScene:
    """Ana against Vega, at a position of the lesson, changed in places."""
    steps = lesson(name).steps
    at = next(number for number, each in enumerate(steps) if each.text == f"lesson-{name}-{step}")
    data = next(each.state for each in reversed(steps[: at + 1]) if each.state is not None)
    rules = game(name)
    match = Match(rules, Transition(rules.load(data | changes), ()), Lineup((ANA, VEGA)))
    scene = demo(desk, match)
    scene.play.director.skip()
    scene.update(0.01)
    return scene


def press(scene: TableScene, target: str) -> str:
    """Click on a thing by its name; what is said then."""
    box = scene.presenter.place_of(target, scene.look())
    assert box is not None, target
    scene.message = ""
    scene.handle(Press(box.centre, device=MOUSE))
    return scene.message


def said(desk: Desk, key: str, **values: str) -> str:
    return desk.words(key, **values)


def test_gravity_says_to_choose_a_card_first(desk: Desk) -> None:
    scene = table(desk, "gravity", "refill")
    assert press(scene, "pawn:1") == said(desk, "gravity-no-card")


def test_gravity_says_that_a_card_is_played(desk: Desk) -> None:
    scene = table(desk, "gravity", "high")
    played = scene.play.view.played[0]  # type: ignore[attr-defined]
    assert press(scene, f"card:{played[0].card}") == said(desk, "gravity-no-card_not_in_hand")


def test_gravity_says_that_it_is_not_your_turn(desk: Desk) -> None:
    scene = table(desk, "gravity", "refill", seat=1, first=1)
    assert scene.play.thinker == 1
    assert press(scene, "card:joker") == said(desk, "gravity-no-not_your_turn")


def test_gravity_says_that_a_theft_comes_first(desk: Desk) -> None:
    scene = table(desk, "gravity", "eject")
    step = next(each for each in lesson("gravity").steps if each.text == "lesson-gravity-eject")
    scene.play.act(next(action for action in scene.play.view.legal if step.accepts(action)))
    scene.play.director.skip()
    scene.update(0.01)
    assert press(scene, "cell:0,0") == said(desk, "gravity-no-other_phase")
    assert press(scene, "card:long") == said(desk, "gravity-no-other_phase")


def test_gravity_says_that_there_is_nothing_to_take_back(desk: Desk) -> None:
    scene = table(desk, "gravity", "aim")
    scene.handle(Command("refill", device=KEYBOARD))
    assert scene.message == said(desk, "gravity-no-nothing_played")


def test_the_race_says_to_choose_a_card_first(desk: Desk) -> None:
    scene = table(desk, "star_race", "favourites")
    assert press(scene, "alien:red") == said(desk, "race-refused-pick-first")


def test_the_race_says_that_a_card_does_not_move_an_alien(desk: Desk) -> None:
    scene = table(desk, "star_race", "favourites")
    press(scene, "card:pair")
    assert press(scene, "alien:purple") == said(desk, "race-refused-not_on_the_card")


def test_the_race_says_that_only_neighbours_swap(desk: Desk) -> None:
    scene = table(desk, "star_race", "trade")
    press(scene, "card:swap_positions")
    press(scene, "alien:yellow")
    assert press(scene, "alien:blue") == said(desk, "race-refused-alien_between")


def test_the_race_says_whose_turn_it_is(desk: Desk) -> None:
    scene = table(desk, "star_race", "favourites", seat=1)
    assert press(scene, "card:pair") == said(desk, "race-refused-wait", name="Vega")


def test_fairy_lights_says_that_the_shop_is_empty(desk: Desk) -> None:
    scene = table(desk, "fairy_lights", "reveal")
    assert press(scene, "take") == said(desk, "lights-shop-empty")


def test_fairy_lights_says_that_the_shop_is_full(desk: Desk) -> None:
    scene = table(desk, "fairy_lights", "fifth")
    settle(scene)
    press(scene, "deck")
    settle(scene)
    assert press(scene, "deck") == said(desk, "lights-shop-full")


def test_fairy_lights_says_whose_turn_it_is(desk: Desk) -> None:
    scene = table(desk, "fairy_lights", "fifth", seat=1)
    assert press(scene, "deck") == said(desk, "lights-not-your-turn", name="Vega")
