"""Every way in which a game can end: a kept game for each still ends in that way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import pytest

from game import catalogue
from game.games.fairy_lights import model as lights
from game.games.gravity import model as gravity
from game.games.star_race import model as race
from game.match import journal
from game.match.match import Match
from tools.shots.shot import position

POINTS_OF_TWO = 18  # that make the round the last one, by the expert rule


def gravity_end(match: Match) -> str:
    """Why the game was over; and whether those who had the points for it lost them again."""
    (ended,) = [event for event in match.last.events if isinstance(event, gravity.GameEnded)]
    expert = match.lineup.options.get("end") == "expert"
    if ended.why == "goal" and max(ended.scores) < POINTS_OF_TWO:
        return "goal, lost again"
    return f"{ended.why}, expert" if expert and ended.why == "quiet" else ended.why


def race_end(match: Match) -> str:
    (ended,) = [event for event in match.last.events if isinstance(event, race.RaceEnded)]
    return "swallowed, the first planet" if ended.planet == 0 else ended.ending


def lights_end(match: Match) -> str:
    assert any(isinstance(event, lights.GameEnded) for event in match.last.events)
    if isinstance(match.actions[-1], lights.Reveal):
        return "the last card repeats"
    left = any(isinstance(event, lights.ShopDiscarded) for event in match.last.events)
    return "taken, some left" if left else "taken, nothing left"


NAMED: dict[str, Callable[[Match], str]] = {
    "gravity": gravity_end,
    "star_race": race_end,
    "fairy_lights": lights_end,
}
ENDS = {
    "ended-gravity-stars": "stars",
    "ended-gravity-goal": "goal",
    "ended-gravity-goal-lost": "goal, lost again",
    "ended-gravity-bare": "bare",
    "ended-gravity-quiet": "quiet",
    "ended-gravity-quiet-expert": "quiet, expert",
    "ended-star_race-arrived": "arrived",
    "ended-star_race-swallowed": "swallowed",
    "ended-star_race-swallowed-first": "swallowed, the first planet",
    "ended-fairy_lights-nothing-left": "taken, nothing left",
    "ended-fairy_lights-shop-left": "taken, some left",
    "ended-fairy_lights-repeat": "the last card repeats",
}


@pytest.mark.parametrize(("name", "end"), ENDS.items())
def test_a_kept_game_ends_as_it_did_and_not_before(name: str, end: str) -> None:
    match = position(name)
    assert match.result() is not None
    assert match.to_act is None
    assert NAMED[match.game.name](match) == end
    before = position(name, match.ply - 1)
    assert before.result() is None
    assert before.to_act is not None
    assert journal.load(journal.dump(match)).result() == match.result()


@pytest.mark.parametrize("game", catalogue.names())
def test_every_end_that_the_rules_know_is_kept(game: str) -> None:
    known: dict[str, Any] = {"gravity": gravity.WhyOver, "star_race": race.Ending}
    kept = {end.partition(",")[0] for name, end in ENDS.items() if name.startswith(f"ended-{game}-")}
    assert kept >= set(get_args(known[game]) if game in known else {"taken", "the last card repeats"})
