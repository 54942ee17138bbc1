"""All three games in a real window: what is clicked and pressed is what is played, kept and seen."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game import catalogue
from game.match import journal as save
from game.match.lineup import EMBLEMS, Bot, Lineup, Person, Player
from game.match.match import Match, begun
from tests.games.star_race.races import match_of
from tests.window.conftest import MakeTwin, Start
from tests.window.hands import HANDS, Hand, Mouse
from tests.window.playing import finish, give_review, go_on, looks_like, play_on, to_person
from tests.window.screen import until

TURNS = 5
SEATS = "human:Ana,ai:rookie"
OTHERS = [HANDS[name] for name in ("keyboard", "gamepad", "mouse", "gamepad", "mouse", "keyboard")]


@pytest.mark.sampled(3, 1)
@pytest.mark.parametrize(("game", "hand"), [*zip(catalogue.names(), HANDS.values(), strict=True)])
def test_turns_are_played_kept_and_seen(start: Start, twin: MakeTwin, game: str, hand: Hand) -> None:
    turns(start, twin, game, hand)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "hand"), [*zip(2 * [*catalogue.names()], OTHERS, strict=True)])
def test_turns_are_played_by_every_hand(start: Start, twin: MakeTwin, game: str, hand: Hand) -> None:
    turns(start, twin, game, hand)


def turns(start: Start, twin: MakeTwin, game: str, hand: Hand) -> None:
    words = ("--play", game, "--seed", "11", "--seats", SEATS)
    there = start(*words, padded=True)
    here = twin(*words)
    play_on(there, here, hand, Random(3), TURNS)
    to_person(there.home, here)
    assert here.match.ply > TURNS
    looks_like(there, here)


@pytest.mark.slow
def test_a_game_ends_with_results_and_a_place_in_the_hall(
    home: Path, tmp_path: Path, start: Start, twin: MakeTwin
) -> None:
    players = (Player("Ana", EMBLEMS[0], Person()), Player("Vega", EMBLEMS[1], Bot("rookie")))
    left(nearly_over(begun("fairy_lights", Lineup(players), 4), 9), home, tmp_path / "twin")
    there, here, hand = start(), twin(), HANDS["mouse"]
    go_on(there, here, hand)
    play_on(there, here, hand, Random(5), 1000)
    until((there.home / "hall.json").exists, "the hall of fame")
    until(lambda: not list(there.home.glob("saves/*")), "nothing that could be continued")
    finish(here)
    give_review(home, here)
    looks_like(there, here)
    hand.do(there, hand.choose(here, "title"))
    assert here.name == "Title"
    looks_like(there, here)
    hand.do(there, hand.choose(here, "quit"))
    assert there.ends() == 0


@pytest.mark.slow
def test_two_people_end_a_race_with_the_mouse_from_curtain_to_curtain(
    home: Path, tmp_path: Path, start: Start, twin: MakeTwin
) -> None:
    match = nearly_over(match_of(2, 3, people=2), 3)
    left(match, home, tmp_path / "twin")
    there, here, hand = start(), twin(), Mouse()
    go_on(there, here, hand)
    assert here.name == "Curtain"
    looks_like(there, here)
    play_on(there, here, hand, Random(5), 40)
    until((home / "hall.json").exists, "the hall of fame")
    here.wait(1.0)
    assert here.name == "Results"
    give_review(home, here)
    assert here.match.ply > match.ply
    looks_like(there, here)


def left(match: Match, *homes: Path) -> None:
    """The match waits to be gone on with."""
    for home in homes:
        (home / "saves").mkdir(parents=True)
        (home / "saves" / f"{match.game.name}.match").write_text(save.dump(match))


def nearly_over(match: Match, left: int) -> Match:
    """The match so many actions before its end, as a die would play it."""
    rng, again = Random(1), match.restart()
    while (seat := match.to_act) is not None:
        match.play(rng.choice(match.view(seat).legal))
    for action in match.actions[:-left]:
        again.play(action)
    return again
