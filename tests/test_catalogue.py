"""The shelf: three games, and what they are set up from."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import catalogue
from game.engine.contract import BadSetup


@pytest.mark.parametrize("name", catalogue.names())
def test_each_game_can_be_set_up_from_what_ships(name: str) -> None:
    rules = catalogue.game(name)
    assert rules.name == name
    assert rules.new(catalogue.material(name), 2, 1).state


def test_what_ships_does_not_depend_on_who_plays() -> None:
    assert not catalogue.NO_HOME.exists()


def test_the_owner_of_a_home_plays_with_what_is_there(tmp_path: Path) -> None:
    ours = catalogue.material("fairy_lights")
    text = (catalogue.assets("fairy_lights") / "deck.txt").read_text(encoding="utf-8")
    (tmp_path / "decks").mkdir()
    mine = text.replace("gold   1 bulb  4 stars", "gold   1 bulb  3 stars")
    (tmp_path / "decks" / "fairy_lights.txt").write_text(mine, encoding="utf-8")
    assert {card.stars for card in ours if card.colour == "gold"} == {4}
    assert {card.stars for card in catalogue.material("fairy_lights", tmp_path) if card.colour == "gold"} == {
        3
    }


def test_what_is_wrong_in_a_home_is_said_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for folder, file in (("decks", "fairy_lights.txt"), ("planets", "9a.tmx")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / file).write_text("nonsense\n", encoding="utf-8")
    for name in ("fairy_lights", "gravity"):
        assert catalogue.material(name, tmp_path) == catalogue.material(name)
        said = capsys.readouterr().err
        assert str(tmp_path) in said
        catalogue.material(name, tmp_path)
        assert capsys.readouterr().err == ""


def test_other_names_are_refused() -> None:
    with pytest.raises(BadSetup, match="There is no game 'chess'"):
        catalogue.game("chess")


def test_the_set_up_tells_what_the_boxes_say() -> None:
    told = {name: catalogue.meta(name) for name in catalogue.names()}
    assert {name: (meta.players, meta.minutes, meta.difficulty) for name, meta in told.items()} == {
        "gravity": ((2, 6), 20, "hard"),
        "star_race": ((2, 5), 20, "medium"),
        "fairy_lights": ((2, 6), 15, "easy"),
    }
