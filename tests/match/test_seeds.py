"""Seeds that people can read out."""

from __future__ import annotations

import pytest

from game.match.match import drawn_by_chance
from game.match.seeds import LONGEST, NUMBERS, WORDS, seed_words, seed_written


@pytest.mark.parametrize(
    "seed", [0, 1, 4127, NUMBERS - 1, NUMBERS, len(WORDS) * NUMBERS - 1, 10**18 - 1, 10**18, (1 << 128) - 1]
)
def test_a_seed_is_read_back_from_its_words(seed: int) -> None:
    assert seed_written(seed_words(seed)) == seed


def test_the_words_may_be_written_carelessly() -> None:
    assert seed_words(4127) == "NOVA 4127"
    assert seed_written("  nova   4127 ") == 4127
    assert seed_written("nova 27") == 27


@pytest.mark.parametrize("written", ["123456789", "-5", "0"])
def test_a_plain_number_is_itself(written: str) -> None:
    assert seed_written(written) == int(written)


def test_any_other_words_are_a_seed_as_well_and_always_the_same_one() -> None:
    assert seed_written("Oma Rit") == seed_written("oma rit") != seed_written("oma riet")
    assert seed_written("") == seed_written("   ")
    assert seed_written("9" * 40) >= 0  # too long for a number of ours


def test_the_seed_of_a_deal_that_was_drawn_by_chance_is_read_back_however_it_is_written() -> None:
    deal = drawn_by_chance().deal
    assert seed_written(seed_words(deal)) == seed_written(f" {seed_words(deal).lower()} ") == deal
    assert len(seed_words(deal)) <= LONGEST


def test_what_is_drawn_by_chance_differs() -> None:
    assert len({drawn_by_chance().deal for _ in range(20)}) == 20


def test_a_number_too_large_for_letters_stays_a_number() -> None:
    assert seed_words(1 << 128) == str(1 << 128)
