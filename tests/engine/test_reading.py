"""What a reader says of data that has the wrong shape."""

from __future__ import annotations

import pytest
from msgspec import Struct

from game.engine.contract import BadState, IllegalAction, Json
from game.engine.reading import Written, plain_json, read_action, read_as, read_state


class Lamp(Struct):
    bulbs: int
    colour: str = "red"


class Street(Struct):
    lamps: tuple[Lamp, ...]


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ([], "expected `object`, got `array`."),
        ({}, "object missing required field `lamps`."),
        ({"lamps": [{}]}, "object missing required field `bulbs` at `lamps[0]`."),
        ({"lamps": [{"bulbs": True}]}, "expected `int`, got `bool` at `lamps[0].bulbs`."),
        ({"lamps": [{"bulbs": 1.0}]}, "expected `int`, got `float` at `lamps[0].bulbs`."),
        (
            {"lamps": [None]},
            "expected `object`, got `null` at `lamps[0]`; a view is no state.",
        ),
        ({"lamps": [], "\ud800": 1}, "it holds half of a surrogate pair."),
    ],
)
def test_a_wrong_shape_is_told_in_one_sentence(data: Json, sentence: str) -> None:
    with pytest.raises(BadState) as refusal:
        read_as(data, Street, BadState, "The street")
    assert str(refusal.value) == f"The street cannot be read: {sentence}"


def test_keys_that_no_type_names_are_ignored() -> None:
    assert read_as({"lamps": [{"bulbs": 1, "height": None}]}, Street, BadState, "") == Street((Lamp(1),))


def test_what_is_repeated_of_the_data_is_short() -> None:
    with pytest.raises(IllegalAction) as refusal:
        read_action({"x" * 10_000: 1}, dict[int, int])
    assert len(str(refusal.value)) < 300


@pytest.mark.parametrize("name", ["first", "seat"])
@pytest.mark.parametrize("seat", [-1, 2, 10**30])
def test_turns_belong_to_seats_that_there_are(name: str, seat: int) -> None:
    good = {"version": 1, "first": 0, "seat": 1, "seats": [{}, {}]}
    assert read_state(good, Written).seat == 1
    with pytest.raises(BadState, match=name):
        read_state(good | {name: seat}, Written)


def test_values_become_plain_json() -> None:
    assert plain_json({"lamps": (Lamp(1), None)}) == {"lamps": [{"bulbs": 1, "colour": "red"}, None]}
