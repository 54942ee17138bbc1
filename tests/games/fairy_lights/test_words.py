"""Fairy Lights in words: what happened, whose turn it is, and what may be done."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.contract import Event, Glimpse
from game.games.fairy_lights import model
from game.games.fairy_lights.choices import choices, odds
from game.games.fairy_lights.game import GAME
from game.games.fairy_lights.model import Card, LightsView, State
from game.games.fairy_lights.words import digest, tell, turn
from game.telling import plain
from game.texts import LANGUAGES, Language, Words
from tests.games.fairy_lights.bench import cards, position

DRAGONS = (Card("gold", 1, 1),) * 3
NAMES = ("Nora", "Theo")
EVENTS: dict[Event, str] = {
    model.CardRevealed(0, Card("pink", 2, 2), 1, 40): "Nora: revealed 2 rabbit bulbs, 2 stars",
    model.CardRevealed(0, Card("silver", 1, 0), 2, 39): "Nora: revealed 1 fox bulb",
    model.LastCardRevealed(0): "Nora: revealed the last card",
    model.ColourRepeated(0, "silver", 3): "Nora: repeated a colour and got nothing (fox)",
    model.SeriesGrown(0, "yellow", 2, cards("yellow", "yellow"), -1): "Nora: keeps 2 bulbs (raccoon)",
    model.SeriesFinished(0, "gold", 3, DRAGONS, 3): "Nora: completed 3 dragon bulbs, +3 stars",
    model.SeriesFinished(
        1, "silver", 6, (Card("silver", 2, 1),), 1
    ): "Theo: completed 6 × fox bulbs, +1 star",
    model.SeriesLost(1, "orange", 4, (Card("orange", 2, 0),) * 2, 0): "Theo: lost 4 bulbs (owl)",
    model.ShopDiscarded(cards("pink")): "The last card of the shop is discarded",
    model.GameEnded((3, 1), (0,)): "Nora: won the game",
    model.GameEnded((3, 3), (0, 1)): "The win is shared",
}


def look(state: State | None = None, seat: int = 0) -> LightsView:
    view: LightsView = GAME.view(state or position(players=2), seat)
    return view


def glimpse(*events: Event) -> Glimpse[LightsView]:
    return Glimpse(1, events, look())


def test_what_happens_can_be_read_without_pictures() -> None:
    told = tell(Words("en"), glimpse(*EVENTS), look())
    assert [plain(Words("en"), line, NAMES) for line in told] == list(EVENTS.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_words_for_all_that_happens(language: Language) -> None:
    assert len(tell(Words(language, strict=True), glimpse(*EVENTS), look())) == len(EVENTS)


@pytest.mark.parametrize(
    ("language", "bulbs"), [("fr", "ampoules renard"), ("nl", "lampjes (vos)"), ("en", "fox bulbs")]
)
def test_bulbs_are_named_as_the_language_inflects_them(language: Language, bulbs: str) -> None:
    event = model.CardRevealed(0, Card("silver", 2, 0), 0, 40)
    words = Words(language)
    assert plain(words, tell(words, glimpse(event), look())[0], NAMES).endswith(f"2 {bulbs}")


def test_the_digest_tells_what_came_of_each_turn_and_what_of_it_matters_less() -> None:
    """Whoever kept bulbs or got nothing was left out, though there was room."""
    words = Words("en")
    told = digest(words, glimpse(*EVENTS), look(), 0)
    minor = [plain(words, line, NAMES) for line in told if line.minor]
    assert minor == ["Nora: repeated a colour and got nothing (fox)", "Nora: keeps 2 bulbs (raccoon)"]
    assert len(told) == 6


def test_the_turn_is_somebodys_or_the_readers() -> None:
    words = Words("en")
    assert turn(words, look(), NAMES) == "Nora’s turn"
    assert turn(words, look(), ("", "Theo")) == "Your turn"


# What may be done

SHOPS: dict[str, Any] = {
    "empty": (),
    "open": cards("yellow", "pink", "orange"),
    "full": cards("yellow", "pink", "orange", "yellow", "silver"),
}


@pytest.mark.parametrize("shop", SHOPS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_legal_is_offered_with_a_name_and_an_effect(shop: str, language: Language) -> None:
    view = look(position(SHOPS[shop]))
    offered = choices(Words(language, strict=True), view)
    assert [choice.action for choice in offered if choice.action] == list(view.legal)
    assert all(bool(choice.action) != bool(choice.refusal) for choice in offered)
    assert all(choice.name and (choice.effect or choice.refusal) for choice in offered)
    assert len({choice.name for choice in offered}) == len(offered)


def test_what_cannot_be_done_says_why() -> None:
    words = Words("en")
    assert choices(words, look(position()))[1].refusal == words("lights-shop-empty")
    assert choices(words, look(position(SHOPS["full"])))[0].refusal == words("lights-shop-full")
    nothing_left = position(SHOPS["open"], deck_after=())
    assert choices(words, look(nothing_left))[0].refusal == words("lights-deck-empty")


def test_who_is_not_to_act_is_offered_nothing() -> None:
    assert not choices(Words("en"), look(seat=1))


def test_an_effect_tells_the_odds_and_the_fate_of_each_series() -> None:
    state = position(cards("pink", "orange"), series={0: [(Card("pink", 2, 1),), (Card("orange", 2, 2),)]})
    effects = [choice.effect for choice in choices(Words("en"), look(state))]
    assert effects == ["33% ends the turn", "Completes a series +2", "Completes a series +5"]


def test_the_printed_odds_count_no_card() -> None:
    assert odds(look(position(cards("gold"))), printed=True).repeat == 5 / 103
    assert odds(look(), printed=True).repeat == 0
