"""The evening on the screen: its table, the next game, and its end."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from game.client.desk import Desk
from game.client.intents import Cancel, Confirm
from game.client.scene import Home, OpenEvening, OpenTable, OpenTitle, Pop, Push
from game.client.screens import keepsake
from game.client.screens.evening import Evening, NextGame, next_lineup
from game.client.screens.results import Results
from game.client.screens.title import Title
from game.client.table.begin import open_table
from game.home.sitting import SITTINGS, Sitting, open_one
from game.match.lineup import Bot
from tests.pilot import opened, press, settle, stack_of, texts
from tools.shots.shot import position


@pytest.fixture
def home(desk: Desk, tmp_path: Path) -> Desk:
    desk.home = tmp_path
    return desk


def play(desk: Desk, name: str) -> Results:
    """A game to its end, at a table that keeps it."""
    stack = stack_of(desk, open_table(desk, position(name)))
    for _ in range(3):
        stack.apply(stack.top.update(10.0))
    results = stack.top
    assert isinstance(results, Results)
    desk.keeper.flush()
    results.update(5.0)
    settle(results)
    return results


def opened_evening(desk: Desk) -> Evening:
    desk.keeper.flush()
    scene = Evening(desk, OpenEvening())
    scene.update(1.0)
    return scene


def test_an_evening_without_games_says_so_and_shows_no_empty_table(home: Desk) -> None:
    shown = texts(home, opened_evening(home))
    assert home.words("hall-empty") in shown
    assert home.words("evening-total") not in shown


def test_after_each_game_the_evening_is_shown_even_if_the_disk_does_not_have_it_yet(
    home: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.home.keeper.Keeper.put", lambda *_: None)
    evening = opened(home, press(play(home, "gravity-game-3"), "evening"))
    assert isinstance(evening, Evening)
    assert {"Mila", "Jonas", "Oma Rit", "6", "3", "0", "The evening"} <= set(texts(home, evening))


def test_the_points_of_the_last_game_fly_to_the_totals_and_rows_change_places(home: Desk) -> None:
    for name in ("gravity-game-3", "star_race-game-3"):
        results = play(home, name)
    evening = opened(home, press(results, "evening"))
    assert isinstance(evening, Evening)
    rows = [(row.total, row.scores[-1]) for row in evening._rows if row.is_person]
    after = [home.words.shortest(total) for total, _ in rows]
    before = [home.words.shortest(total - score.points) for total, score in rows if score]
    assert before != after
    first = Counter(texts(home, evening))
    evening.update(5.0)
    last = Counter(texts(home, evening))
    assert Counter(after) - Counter(before) <= last - first
    evening.update(5.0)
    assert evening.still


def test_the_picture_of_the_evening_is_kept(home: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[Path] = []
    monkeypatch.setattr(keepsake, "wanted_drawings", lambda desk, scenes: {})
    monkeypatch.setattr(keepsake, "write_picture", lambda surface, path: kept.append(path))
    monkeypatch.setattr(keepsake, "_composed", lambda desk, scene: scene.draw(desk.picture()))
    play(home, "gravity-game-3")
    evening = opened_evening(home)
    press(evening, "keep")
    while evening._keepsake is not None:
        evening.update(0.1)
    assert [path.parent for path in kept] == [home.home / "pictures"]


def test_the_game_that_is_on_the_disk_counts_once(home: Desk) -> None:
    results = play(home, "gravity-game-3")
    assert "The evening · Oma Rit: 6 · Jonas: 3 · Mila: 0" in texts(home, results)
    home.keeper.flush()
    evening = opened(home, press(results, "evening"))
    assert len(evening.sitting.games) == 1


def test_the_title_shows_who_is_ahead_and_leads_there(home: Desk) -> None:
    play(home, "gravity-game-3")
    home.keeper.flush()
    title = Title(home)
    title.update(0.1)
    assert {"The evening", "Oma Rit"} <= set(texts(home, title))
    assert isinstance(opened(home, press(title, "evening")), Evening)


def test_the_next_game_is_another_one_of_the_same_people_who_each_move_one_seat_further(home: Desk) -> None:
    before = play(home, "gravity-game-3").play.match.lineup
    evening = opened_evening(home)
    press(evening, NextGame("fairy_lights"))
    change = evening.handle(Confirm())
    if change is None:  # the focus is on the emblem
        change = press(evening, "next")
    assert isinstance(change, Home)
    assert isinstance(change.to, OpenTable)
    match = change.to.match
    assert match.game.name == "fairy_lights"
    names = [player.name for player in before.players]
    assert [player.name for player in match.lineup.players] == [*names[1:], names[0]]


def test_of_too_many_for_a_game_the_ais_leave_first(home: Desk) -> None:
    sixth = position("gravity-game-6").lineup.players
    assert len(sixth) == 6
    play(home, "gravity-game-6")
    evening = opened_evening(home)
    lineup = next_lineup(home, evening.sitting, "star_race")
    people = {player.name for player in sixth if player.is_person}
    assert len(lineup.players) == 5
    if any(isinstance(player.holder, Bot) for player in sixth):
        assert people <= {player.name for player in lineup.players}


def test_the_evening_ends_when_somebody_says_so(home: Desk) -> None:
    play(home, "gravity-game-3")
    evening = opened_evening(home)
    asked = press(evening, "end")
    assert isinstance(asked, Push)
    assert asked.then is not None
    asked.then("stay")
    assert not evening.over
    asked.then("end")
    assert "The evening is over" in texts(home, evening)
    home.keeper.flush()
    assert open_one(SITTINGS.read(home.home)) is None
    assert press(evening, "next") == Home(OpenTitle())
    assert evening.handle(Cancel()) == Pop()
    title = Title(home)
    title.update(0.1)
    assert "The evening" not in texts(home, title)


def test_without_a_game_there_is_nothing_to_end(home: Desk) -> None:
    evening = opened_evening(home)
    assert evening.sitting == Sitting()
    assert {widget.id for widget in evening.controls()} == {"back", "next"}
    assert press(evening, "next") == Home(OpenTitle())
