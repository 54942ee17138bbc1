"""The files that say what is on the cards."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game import catalogue
from game.faults import Fault
from game.games.fairy_lights import material as lights_material
from game.games.fairy_lights import model as lights
from game.games.star_race import material as race_material
from game.games.star_race import model as race
from tests.oddities import ODDITIES, put

RACE = (catalogue.assets("star_race") / "deck.txt").read_text(encoding="utf-8")
LIGHTS = (catalogue.assets("fairy_lights") / "deck.txt").read_text(encoding="utf-8")


def line_of(text: str, line: str) -> int:
    return text.split("\n").index(line) + 1


class TestShipped:
    def test_the_planet_cards(self, tmp_path: Path) -> None:
        deck = race_material.deck(tmp_path)
        assert not deck.faults
        assert Counter(card.kind for card in deck.cards) == {
            "pair": 30,
            "single": 15,
            "swap_favourites": 5,
            "swap_positions": 5,
        }
        assert set(Counter(card for card in deck.cards if card.aliens).values()) == {3}
        assert deck.names["purple"] == "Flit"

    def test_the_bulb_cards(self, tmp_path: Path) -> None:
        deck = lights_material.deck(tmp_path)
        assert not deck.faults
        assert Counter((card.colour, card.bulbs) for card in deck.cards) == {
            (colour, bulbs): count
            for colour, counts in lights.MAKE_UP.items()
            for bulbs, count in enumerate(counts, start=1)
            if count
        }
        assert Counter(deck.cards)[lights.Card("pink", 1, 2)] == 5
        assert Counter(deck.cards)[lights.Card("gold", 1, 4)] == 5
        assert deck.names["silver"] == "fox-deer"

    def test_the_games_can_be_set_up_from_them(self, tmp_path: Path) -> None:
        assert catalogue.game("star_race").new(race_material.deck(tmp_path).cards, 5, 1)
        assert catalogue.game("fairy_lights").new(lights_material.deck(tmp_path).cards, 6, 1)

    @pytest.mark.parametrize("name", ["star_race", "fairy_lights"])
    def test_without_any_file_the_decks_are_the_same(self, name: str, tmp_path: Path) -> None:
        readers: dict[str, Any] = {"star_race": race_material.deck, "fairy_lights": lights_material.deck}
        read = readers[name]
        shipped, made = read(tmp_path), read(tmp_path, tmp_path / "none.txt")
        assert Counter(made.cards) == Counter(shipped.cards)
        assert made.names == shipped.names
        assert "there is no such file" in str(made.faults[0])


class TestOwn:
    """Decks that the owner of a box has corrected."""

    def test_a_split_of_the_planet_cards_that_is_not_ours(self, tmp_path: Path) -> None:
        text = RACE.replace("3 pair yellow blue", "1 pair blue yellow").replace(
            "5 swap positions", "7 swap positions"
        )
        (tmp_path / "star_race.txt").write_text(text, encoding="utf-8")
        deck = race_material.deck(tmp_path)
        assert not deck.faults
        assert Counter(deck.cards)[race.PAIRS["yellow", "blue"]] == 1
        assert Counter(deck.cards)[race.SWAP_POSITIONS] == 7
        assert catalogue.game("star_race").new(deck.cards, 4, 1)

    def test_stars_that_are_not_ours(self, tmp_path: Path) -> None:
        text = LIGHTS.replace(
            "14 yellow 1 bulb  0 stars", "10 yellow 1 bulb 0 stars\n4 yellow 1 bulb 3 stars"
        )
        (tmp_path / "fairy_lights.txt").write_text(text, encoding="utf-8")
        deck = lights_material.deck(tmp_path)
        assert not deck.faults
        assert Counter(deck.cards)[lights.Card("yellow", 1, 3)] == 4
        assert catalogue.game("fairy_lights").new(deck.cards, 4, 1)

    def test_names(self, tmp_path: Path) -> None:
        text = RACE.replace("name yellow  Pom", "name yellow Ōlī the Bold  # as printed")
        (tmp_path / "star_race.txt").write_text(text, encoding="utf-8")
        assert race_material.deck(tmp_path).names["yellow"] == "Ōlī the Bold"

    def test_lines_may_end_and_begin_as_on_any_machine(self, tmp_path: Path) -> None:
        (tmp_path / "star_race.txt").write_bytes(b"\xef\xbb\xbf" + RACE.replace("\n", "\r\n").encode())
        deck = race_material.deck(tmp_path)
        assert not deck.faults
        assert deck.names["purple"] == "Flit"


class TestMistakes:
    """A bad edit is named with its line, and the shipped deck is used."""

    @pytest.mark.parametrize(
        ("before", "after", "said"),
        [
            ("3 pair yellow blue", "4 pair yellow blue", "add up to 56"),
            ("3 single green", "2 single green", "add up to 54"),
            ("5 swap favourites", "50 swap favourites", "add up to 100"),
            ("3 pair blue red", "3 pair blue orange", "“orange” is no alien"),
            ("3 pair blue red", "3 pair blue", "“pair blue”"),
            ("3 pair blue red", "3 pair blue blue", "two different aliens"),
            ("3 single red", "3 singles red", "“singles red”"),
            ("3 single red", "three single red", "“three”"),
            ("3 single red", "-3 single red", "“−3”"),
            ("3 single red", "3.0 single red", "“3.0”"),
            ("3 single red", "104 single red", "“104”"),
            ("3 single red", "9" * 9999 + " single red", "a number of cards"),
            ("5 swap positions", "5 swap hands", "“swap hands”"),
            ("name yellow  Pom", "name yellow", "a name is written"),
            ("name yellow  Pom", "name orange Pom", "“orange” is no colour"),
        ],
    )
    def test_in_the_planet_cards(self, before: str, after: str, said: str, tmp_path: Path) -> None:
        (tmp_path / "star_race.txt").write_text(RACE.replace(before, after), encoding="utf-8")
        deck = race_material.deck(tmp_path)
        self.check(deck.faults, tmp_path / "star_race.txt", line_of(RACE, before), said)
        assert deck.cards == race_material.deck(tmp_path / "nowhere").cards

    @pytest.mark.parametrize(
        ("before", "after", "said"),
        [
            ("14 yellow 1 bulb  0 stars", "15 yellow 1 bulb 0 stars", "29 “yellow” cards with 1 bulb"),
            (" 5 gold   1 bulb  4 stars", " 4 gold 1 bulb 4 stars", "4 “gold” cards with 1 bulb"),
            ("14 yellow 1 bulb  0 stars", "13 yellow 1 bulb 0 stars", "27 “yellow” cards with 1 bulb"),
            (" 5 gold   1 bulb  4 stars", " 5 gold 2 bulbs 4 stars", "0 “gold” cards with 1 bulb"),
            (" 5 gold   1 bulb  4 stars", " 5 gold 3 bulbs 4 stars", "“3” is no number of bulbs"),
            (" 5 gold   1 bulb  4 stars", " 5 gold 1 bulb 5 stars", "“5” is no number of stars"),
            (" 5 gold   1 bulb  4 stars", " 5 golden 1 bulb 4 stars", "“golden” is no colour"),
            (" 3 silver 2 bulbs 3 stars", " 3 silver 2 bulbs", "“silver 2 bulbs”"),
            (" 3 silver 2 bulbs 3 stars", " 3 " + "x" * 99, f"“{'x' * 40}”"),
            (" 3 silver 2 bulbs 3 stars", " x silver 2 bulbs 3 stars", "“x”"),
            ("name gold    dragon-dragonfly", "name", "a name is written"),
        ],
    )
    def test_in_the_bulb_cards(self, before: str, after: str, said: str, tmp_path: Path) -> None:
        (tmp_path / "fairy_lights.txt").write_text(LIGHTS.replace(before, after), encoding="utf-8")
        deck = lights_material.deck(tmp_path)
        self.check(deck.faults, tmp_path / "fairy_lights.txt", line_of(LIGHTS, before), said)
        assert deck.cards == lights_material.deck(tmp_path / "nowhere").cards

    def test_a_line_too_many_is_the_one_named(self, tmp_path: Path) -> None:
        (tmp_path / "star_race.txt").write_text(RACE + "1 single red\n", encoding="utf-8")
        faults = race_material.deck(tmp_path).faults
        self.check(faults, tmp_path / "star_race.txt", RACE.count("\n") + 1, "add up to 56")

    def test_a_line_too_few_names_the_last_one(self, tmp_path: Path) -> None:
        (tmp_path / "star_race.txt").write_text(RACE.replace("3 pair yellow blue", ""), encoding="utf-8")
        faults = race_material.deck(tmp_path).faults
        self.check(faults, tmp_path / "star_race.txt", line_of(RACE, "5 swap positions"), "add up to 52")

    def test_an_alien_that_no_card_moves(self, tmp_path: Path) -> None:
        lines = ["0" + line[1:] if "purple" in line and line[0] == "3" else line for line in RACE.split("\n")]
        text = "\n".join(lines).replace("5 swap positions", "20 swap positions")
        (tmp_path / "star_race.txt").write_text(text, encoding="utf-8")
        faults = race_material.deck(tmp_path).faults
        self.check(faults, tmp_path / "star_race.txt", line_of(RACE, "3 single purple"), "purple")

    def test_an_empty_file(self, tmp_path: Path) -> None:
        (tmp_path / "star_race.txt").write_text("", encoding="utf-8")
        deck = race_material.deck(tmp_path)
        assert "add up to 0" in str(deck.faults[0])
        assert len(deck.cards) == 55

    def test_bytes_that_are_no_text(self, tmp_path: Path) -> None:
        (tmp_path / "star_race.txt").write_bytes(b"# fine\n3 pair \xff\xfe\n")
        self.check(race_material.deck(tmp_path).faults, tmp_path / "star_race.txt", 2, "UTF-8")

    @pytest.mark.parametrize("kind", ODDITIES)
    def test_something_else_in_its_place(
        self, kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.chdir(tmp_path)
        put(kind, tmp_path / "star_race.txt")
        deck = race_material.deck(tmp_path)
        assert str(deck.faults[0]).endswith("The cards that came with the game are used.")
        assert len(deck.cards) == 55

    @pytest.mark.parametrize("name", ["a\0b", "x" * 9_999, "\u202ebix"])
    def test_a_name_that_cannot_be_shown(self, name: str, tmp_path: Path) -> None:
        text = RACE.replace("name yellow  Pom", f"name yellow {name}")
        (tmp_path / "star_race.txt").write_text(text, encoding="utf-8")
        assert "a name is written" in str(race_material.deck(tmp_path).faults[0])

    def test_in_the_shipped_file_itself(self, tmp_path: Path) -> None:
        (tmp_path / "star_race.txt").write_text(
            RACE.replace("3 single red", "3 single rad"), encoding="utf-8"
        )
        deck = race_material.deck(tmp_path / "nowhere", tmp_path / "star_race.txt")
        self.check(deck.faults, tmp_path / "star_race.txt", line_of(RACE, "3 single red"), "“rad”")
        assert Counter(deck.cards) == Counter(race_material.deck(tmp_path / "nowhere").cards)

    @pytest.mark.parametrize("seed", range(20))
    def test_no_edit_is_too_wild(self, seed: int, tmp_path: Path) -> None:
        rng = Random(seed)
        data = bytearray(LIGHTS.encode())
        for _ in range(5):
            data[int(rng.random() * len(data))] = int(rng.random() * 256)
        (tmp_path / "fairy_lights.txt").write_bytes(data)
        assert len(lights_material.deck(tmp_path).cards) == 103

    def check(self, faults: tuple[Fault, ...], path: Path, line: int, said: str) -> None:
        complaint = str(faults[0])
        assert complaint.startswith(f"{path}, line {line}: ")
        assert said in complaint
        assert complaint.endswith("The cards that came with the game are used.")
