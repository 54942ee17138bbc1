"""Screens to read: rules, how to play, the hall of stars, credits, and the demo that plays by itself."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from game import catalogue
from game.client.desk import Desk, Toast
from game.client.intents import Cancel, Confirm, Go, KeyPressed, Next, PointAt, Previous, Resized
from game.client.layout import Box
from game.client.paint.picture import Audit
from game.client.scene import Home, OpenAttract, OpenTitle, Pop, Replace
from game.client.screens.attract import GLIDE_SECONDS, LARGE_SECONDS, LOGO, LOW, SECONDS, Attract
from game.client.screens.credits import Credits
from game.client.screens.hall import Hall
from game.client.screens.howto import HowTo, Learn, Read
from game.client.screens.lesson import Teacher
from game.client.screens.rules import Rules
from game.client.table.facts import facts
from game.home import hall as honours
from game.home.hall import Honour
from game.match.lineup import Bot
from tests.pilot import opened, press, texts, walk_to


@pytest.fixture
def home(desk: Desk, tmp_path: Path) -> Desk:
    desk.home = tmp_path
    return desk


@pytest.mark.parametrize("game", catalogue.names())
def test_all_pages_are_turned_with_one_key_and_the_last_one_ends(home: Desk, game: str) -> None:
    scene = Rules(home, game)
    for name in facts(game).pages:
        assert scene.name == name
        assert home.words(f"rules-{game}-{name}-1") in texts(home, scene)
        change = scene.handle(Confirm())
    assert change == Pop()


def test_pages_are_turned_back_and_stop_at_the_ends(home: Desk) -> None:
    scene = Rules(home, "gravity")
    scene.handle(Previous())
    assert scene.page == 0
    scene.handle(Next())
    scene.handle(Go("left"))
    assert scene.page == 0
    walk_to(scene, "close", "up")
    scene.handle(Go("right"))
    assert scene.page == 1
    assert scene.handle(Cancel()) == Pop()


@pytest.mark.parametrize("game", catalogue.names())
def test_how_to_play_leads_to_the_lesson_and_the_rules(home: Desk, game: str) -> None:
    scene = HowTo(home)
    assert isinstance(opened(home, press(scene, Learn(game))).host, Teacher)
    rules = opened(home, press(scene, Read(game)))
    assert isinstance(rules, Rules)
    assert rules.game == game


def honour(name: str, score: int, day: str) -> Honour:
    return Honour(name, "comet", score, True, 3, day)


def test_the_hall_shows_the_best_of_each_game_and_of_today(home: Desk) -> None:
    today = time.strftime(honours.DAY)
    honours.HALL.save(home.home, {"gravity": (honour("Ana", 20, today), honour("Bo", 30, "2020-01-01"))})
    hall = Hall(home)
    assert [line.name for line in hall.shown] == ["Bo", "Ana"]
    hall.chosen("span", "today")
    assert [line.name for line in hall.shown] == ["Ana"]
    hall.handle(Next())
    assert (hall.game, list(hall.shown)) == ("star_race", [])
    hall.handle(Previous())
    assert hall.game == "gravity"


def test_an_empty_hall_offers_nothing_to_watch_again(home: Desk) -> None:
    known = {"gravity": [honour("Ana", 20, "2026-01-02")]}
    offered = [
        {prompt.words for prompt in Hall(home, game, known).prompts()} for game in ("gravity", "star_race")
    ]
    watch = home.words("replay-watch")
    assert [watch in words for words in offered] == [True, False]


def test_after_five_medals_places_have_numbers(home: Desk) -> None:
    known = [honour(f"P{place}", 30 - place, "2026-01-02") for place in range(1, 7)]
    shown = texts(home, Hall(home, "gravity", {"gravity": known}))
    assert {"P5", "P6", "6"} <= {*shown}
    assert "5" not in shown


def test_a_row_of_the_hall_does_not_repeat_how_many_played(home: Desk) -> None:
    """The choice above all rows says it; in an upright window it broke the line."""
    shown = texts(home, Hall(home, "gravity", {"gravity": [honour("Ana", 20, "2026-01-02")]}))
    assert home.words("hall-date", day=2, month=1, year="2026") in shown


def test_who_was_second_together_shares_the_second_place_in_the_hall_too() -> None:
    """The results gave both a medal of silver, the hall one of bronze to the one named last."""
    won = Honour("Cem", "moon", 7, True, 4, "2026-01-02")
    both = [honour(name, 6, "2026-01-02") for name in ("Ana", "Bo")]
    later = honour("Di", 6, "2026-01-03")
    assert honours.places(honours.ranked([later, *both, won])) == [1, 2, 2, 4]


def test_the_hall_keeps_people_and_bots_apart_and_compares_like_with_like(home: Desk) -> None:
    def result(name: str, players: int = 2, **more: Any) -> Honour:
        return Honour(name, "comet", 9, True, players, "2026-11-18", **more)

    pocket, expert = {"planets": "pocket"}, {"end": "expert"}
    known = [
        *(result("Ana"), result("Bo"), result("Vega", holder=Bot("ace"))),
        *(result("Cy", 3), result("Di", options=pocket), result("Ed", options=expert)),
    ]
    hall = Hall(home, "gravity", {"gravity": known})
    assert [line.name for line in hall.shown] == ["Ana", "Bo"]
    hall.chosen("who", "bots")
    assert [line.name for line in hall.shown] == ["Vega"]
    hall.chosen("who", "people")
    for number in range(1, len(hall.leagues)):
        hall.chosen("league", str(number))
        assert len(hall.shown) == 1
    assert len(hall.leagues) == 4


def test_however_many_results_there_are_none_is_looked_at_to_draw_the_hall(home: Desk) -> None:
    looks = []

    class Known(tuple[Honour, ...]):
        def __iter__(self) -> Iterator[Honour]:
            looks.append(1)
            return super().__iter__()

    hall = Hall(home, "gravity", {"gravity": Known([honour("Ana", 9, "2026-01-02")] * 3)})
    looks.clear()
    assert "Ana" in texts(home, hall)
    assert looks == []


def test_in_the_window_the_hall_is_read_beside_and_no_frame_waits(
    home: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_read = Event()
    known = Honour("Mila", "comet", 12, True, 2, "2026-01-02")

    def look(_: Path) -> tuple[dict[str, tuple[Honour, ...]], None]:
        may_read.wait()
        return {"gravity": (known,)}, None

    monkeypatch.setattr(type(honours.HALL), "look", lambda self, folder: look(folder))
    home.reads_aside = True
    hall = Hall(home, "gravity")
    hall.update(0.1)
    assert list(hall.shown) == []
    assert home.words("hall-empty") not in texts(home, hall)
    assert not hall.still
    may_read.set()
    hall._reading._thread.join()  # type: ignore[union-attr]
    hall.update(0.1)
    assert list(hall.shown) == [known]
    assert hall.still


def test_a_message_is_shown_as_long_as_it_takes_to_read_it() -> None:
    short, long = Toast("Hints come when it is your turn", "warn"), Toast("word " * 40, "warn")
    assert short.seconds < 3.0 < long.seconds
    assert Toast("No", "bad").seconds >= 4.0


def test_a_broken_hall_is_told_and_empty(home: Desk) -> None:
    (home.home / "hall.json").write_text("{]")
    assert list(Hall(home).shown) == []
    assert "hall.json.broken-1" in home.toasts[-1].text


def test_broken_lessons_are_told_and_begin_anew(home: Desk) -> None:
    (home.home / "lessons.json").write_text("{]")
    scene = HowTo(home)
    assert "lessons.json.broken-1" in home.toasts[-1].text
    assert isinstance(opened(home, press(scene, Learn("gravity"))).host, Teacher)


def test_credits_can_be_left(home: Desk) -> None:
    assert isinstance(press(Credits(home), "back"), Pop)


@pytest.mark.parametrize("game", catalogue.names())
def test_the_demo_shows_a_table_and_writes_nothing(home: Desk, game: str) -> None:
    scene = Attract(home, OpenAttract(game=game, seed=5))
    assert scene.update(0.5) is None
    scene.draw(home.picture())
    assert not list(home.home.iterdir())
    scene.closed()


@pytest.mark.parametrize("game", catalogue.names())
def test_the_demo_is_played_behind_the_title(home: Desk, game: str) -> None:
    scene, picture = Attract(home, OpenAttract(game=game, seed=3)), home.picture()
    scene.draw(picture)
    logo = picture.picture_of("title/logo", 0.19)
    assert logo in [item.surface for item in picture.items]
    scene.closed()


@pytest.mark.parametrize("game", catalogue.names())
def test_the_demo_soon_leaves_the_table_to_the_game_and_shows_no_tools(home: Desk, game: str) -> None:
    scene, picture = Attract(home, OpenAttract(game=game, seed=3)), home.picture()
    scene.update(LARGE_SECONDS + GLIDE_SECONDS)
    picture.audit = Audit()
    scene.draw(picture)
    places = scene.table.presenter.places(scene.table.look())
    logo = picture.picture_of("title/logo", LOGO)
    assert logo not in [item.surface for item in picture.items]
    assert not [each for each in picture.audit.touchables if each.box.overlaps(places.tools)]
    assert not [each for each in picture.audit.texts if each.drawn.overlaps(places.tools)]
    told = next(each for each in picture.audit.texts if each.text == home.words("attract-any-key"))
    pill = Box.around(told.drawn.centre, told.drawn.w, LOW)
    covered = [each for each in picture.audit.texts if each is not told and each.drawn.overlaps(pill)]
    assert not covered, "how to begin lies on words of the table"
    place = scene.table.presenter.place_of("hand", scene.table.look())
    assert place is None or not place.overlaps(pill, 0.004), "or on cards"
    scene.closed()


def test_any_key_ends_the_demo(home: Desk) -> None:
    scene = Attract(home, OpenAttract(game="star_race", seed=1))
    assert scene.any_key
    assert isinstance(scene.handle(KeyPressed("q")), Pop)
    scene.closed()


def test_a_trembling_pointer_does_not_end_the_demo_but_a_moving_one_does(home: Desk) -> None:
    scene = Attract(home, OpenAttract(game="star_race", seed=5))
    assert scene.handle(PointAt((0.5, 0.5))) is None
    assert scene.handle(PointAt((0.505, 0.5))) is None
    assert scene.handle(Resized()) is None
    assert scene.handle(PointAt((0.7, 0.5))) == Pop()
    assert scene.handle(Go("up")) == Pop()


def test_after_a_while_another_game_is_shown(home: Desk) -> None:
    scene = Attract(home, OpenAttract(game="star_race", seed=5))
    change = scene.update(SECONDS + 1)
    assert isinstance(change, Replace)
    assert isinstance(change.to, OpenAttract)
    assert change.to.game not in (None, "star_race")


def test_demos_without_a_title_below_lead_to_the_title(home: Desk) -> None:
    scene = Attract(home, OpenAttract(first=True, game="star_race", seed=5))
    change = scene.update(SECONDS + 1)
    assert isinstance(change, Replace)
    assert isinstance(change.to, OpenAttract)
    assert change.to.first
    assert scene.handle(Go("up")) == Home(OpenTitle())
    scene.closed()


def test_the_hall_opens_at_a_game_that_somebody_has_played(home: Desk) -> None:
    """Whoever had played La Course alone found "no stars yet" there."""
    assert Hall(home).game == catalogue.names()[0]
    honours.HALL.save(home.home, {"star_race": (honour("Ana", 9, "2026-01-02"),)})
    assert Hall(home).game == "star_race"
