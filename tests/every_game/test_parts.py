"""Every part of every game is there and is what the shared code takes it for."""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Any

import pytest

from game import catalogue
from game.ai.mind import Mind
from game.ai.odds import Odds
from game.choosing import Choice, Chooser
from game.client.desk import Desk
from game.client.table.facts import Facts
from game.client.table.presenter import Presenter
from game.deeds import Doings
from game.engine.contract import Game, Meta
from game.faults import Found
from game.telling import Teller
from game.texts import LANGUAGES, Words
from tests.every_game.kit import EVERY_GAME

every_game = pytest.mark.parametrize("name", EVERY_GAME)


def parameters(function: Any) -> list[str]:
    return [name for name in inspect.signature(function).parameters if name != "self"]


def wants(protocol: type) -> dict[str, Any]:
    """What a protocol asks for, by name."""
    return {name: member for name, member in vars(protocol).items() if not name.startswith("_")}


def check(part: Any, protocol: type) -> None:
    """The part has all that the protocol asks for; what can be called takes the same arguments."""
    for name, member in wants(protocol).items():
        assert hasattr(part, name), name
        if inspect.isfunction(member):
            assert parameters(getattr(part, name)) == parameters(member), name
    for name in getattr(protocol, "__annotations__", {}):
        assert hasattr(part, name), name


@every_game
def test_the_meta_says_what_the_game_is(name: str) -> None:
    meta = catalogue.meta(name)
    assert isinstance(meta, Meta)
    assert meta.name == name
    assert 2 <= meta.players[0] <= meta.players[1]


@every_game
def test_the_game_is_a_game(name: str) -> None:
    rules = catalogue.game(name)
    assert isinstance(rules, Game)
    assert rules.meta is catalogue.meta(name)
    for method in Game.__abstractmethods__:
        assert parameters(getattr(rules, method)) == parameters(getattr(Game, method)), method


@every_game
def test_the_material_sets_the_game_up(name: str, tmp_path: Path) -> None:
    part = catalogue.part(name, "material")
    found = part.found(tmp_path)
    assert isinstance(found, Found)
    assert found.faults == ()
    for players in range(catalogue.meta(name).players[0], catalogue.meta(name).players[1] + 1):
        chosen = part.chosen(found.material, (), players)
        assert catalogue.game(name).new(chosen, players, 1).state


@every_game
def test_the_mind_thinks_of_its_own_game(name: str) -> None:
    mind = catalogue.mind(name)
    assert isinstance(mind, Mind)
    assert mind.game is catalogue.game(name)


@every_game
def test_the_luck_tells_odds(name: str) -> None:
    check(catalogue.part(name, "luck"), Odds)


@every_game
def test_the_words_are_a_teller(name: str) -> None:
    check(catalogue.part(name, "words"), Teller)


@every_game
def test_the_choices_are_a_chooser(name: str) -> None:
    check(catalogue.part(name, "choices"), Chooser)


@every_game
def test_the_deeds_are_measured(name: str) -> None:
    check(catalogue.part(name, "deeds"), Doings)


@every_game
def test_the_presenter_is_one(name: str, desk: Desk) -> None:
    check(catalogue.part(name, "table.presenter").Presenter(desk), Presenter)


@every_game
def test_the_facts_are_facts(name: str) -> None:
    assert isinstance(catalogue.part(name, "table.facts").FACTS, Facts)


# In use


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_is_named_and_every_legal_action_can_be_told_in_every_language(
    name: str, language: Any
) -> None:
    rules, words = catalogue.game(name), Words(language, strict=True)
    state = rules.new(catalogue.material(name), 2, 3).state
    tell, turn = catalogue.part(name, "words").tell, catalogue.part(name, "words").turn
    for _ in range(30):
        seat = rules.to_act(state)
        if seat is None:
            break
        before = rules.view(state, seat)
        offered: list[Choice] = catalogue.part(name, "choices").choices(words, before)
        assert all(choice.name and bool(choice.action) != bool(choice.refusal) for choice in offered)
        assert turn(words, before, ("Ana", "Bo"))
        step = rules.apply(state, before.legal[len(before.legal) // 2])
        for line in tell(words, rules.observe(step, seat, 1), before):
            assert line.parts
        state = step.state
