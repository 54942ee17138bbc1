"""The end of a game: told rightly, and what comes after it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from game.ai.bot import Budget
from game.client.compose import compose
from game.client.desk import Desk
from game.client.intents import Cancel, Confirm, PointAt
from game.client.scene import Change, Home, OpenTitle, Pop, Quit
from game.client.screens.confetti import CONFETTI_SECONDS
from game.client.screens.results import Results
from game.client.table.begin import demo, open_table
from game.client.table.play import Play
from game.client.table.quiet import QUIET_SECONDS
from game.client.table.scene import TableScene
from game.engine.contract import NOBODY, Result
from game.games.star_race.model import RaceView
from game.home import hall as honours
from game.home.settings import Speed
from game.match import journal
from game.match.drive import play_out
from game.match.lineup import bots
from game.match.match import Match, Note, begun, drawn_by_chance
from game.match.seeds import seed_words
from tests.pilot import opened, press, settle, stack_of, texts
from tools.shots.shot import play_of, position


@pytest.fixture
def home(desk: Desk, tmp_path: Path) -> Desk:
    desk.home = tmp_path
    return desk


def told(desk: Desk, name: str, seats: int) -> Results:
    """When all rows have come."""
    return of(desk, play_of(desk, f"{name}-game-{seats}"))


def of(desk: Desk, play: Play) -> Results:
    scene = Results(desk, play)
    scene.update(5.0)
    settle(scene)
    return scene


def following(scene: Results, id: str) -> TableScene:
    change = press(scene, id)
    assert isinstance(change, Pop)
    assert isinstance(change.answer, Home)
    table = opened(scene.desk, change.answer)
    assert isinstance(table, TableScene)
    return table


def test_the_winner_and_all_points_are_told(home: Desk) -> None:
    scene = told(home, "gravity", 4)
    shown = texts(home, scene)
    winner = scene.play.match.lineup.players[scene.result.winners[0]].name
    assert f"{winner} wins!" in shown
    assert {str(score) for score in scene.result.scores} <= set(shown)


def test_the_sixth_place_has_its_number_though_no_medal(home: Desk) -> None:
    scene = told(home, "gravity", 6)
    scene.result = Result((90, 80, 70, 60, 50, 40), (0,), scene.result.detail)
    assert "6" in texts(home, scene)


def test_where_an_ai_wins_the_best_person_is_honoured_beside_it(home: Desk) -> None:
    scene = told(home, "gravity", 6)
    people = scene.play.match.lineup.people()
    ai = next(seat for seat in range(6) if seat not in people)
    scores = tuple(50 if seat == ai else 20 + seat if seat in people else 1 for seat in range(6))
    scene.result = Result(scores, (ai,), scene.result.detail)
    name = scene.play.match.lineup.players[max(people)].name
    told_of = {home.words("results-best"), home.words("results-points-of", name=name, count=max(people) + 20)}
    assert told_of <= set(texts(home, scene))
    scene.result = Result(scores, (people[0],), scene.result.detail)
    assert home.words("results-best") not in texts(home, scene)


def test_a_shared_win_names_everybody(home: Desk) -> None:
    scene = told(home, "gravity", 3)
    scene.result = Result((9, 9, 9), (0, 1, 2), scene.result.detail)
    shown = texts(home, scene)
    assert "Mila, Jonas and Oma Rit share the win!" in shown
    assert home.words("results-shared") in shown


def test_a_broken_tie_tells_what_decided(home: Desk) -> None:
    scene = told(home, "star_race", 3)
    scene.result = Result((5, 5, 1), (1,), scene.result.detail)
    assert home.words("results-tie-star_race") in texts(home, scene)


def test_guesses_are_told_beside_the_points(home: Desk) -> None:
    play = play_of(home, "star_race-game-3")
    assert home.words("results-guessed") not in texts(home, of(home, play))
    view = play.match.view(NOBODY)
    assert isinstance(view, RaceView)
    play.match.mark(Note(str(view.tokens[1]), 0, 1))
    play.match.mark(Note(str(view.tokens[1]), 0, 2))
    assert {"1/2", home.words("results-guessed")} <= set(texts(home, of(home, play)))


def test_the_seed_of_the_deal_is_told_once_the_game_is_over(home: Desk) -> None:
    match = play_out(begun("fairy_lights", bots(("random",), 2), drawn_by_chance()), Budget())
    assert match.seed is not None
    play = demo(home, match).play
    assert home.words("results-seed", seed=seed_words(match.seed)) in texts(home, of(home, play))


def test_a_rematch_rotates_the_seats_and_has_another_seed(home: Desk) -> None:
    scene = told(home, "gravity", 3)
    table = following(scene, "rematch")
    before, after = scene.play.match, table.play.match
    assert after.lineup == before.lineup.rotated()
    assert after.seed != before.seed
    assert (
        after.game.dump(after.opening.state)["options"] == before.game.dump(before.opening.state)["options"]
    )


def test_the_same_seats_again(home: Desk) -> None:
    scene = told(home, "fairy_lights", 4)
    assert following(scene, "same").play.match.lineup == scene.play.match.lineup


def test_to_the_title_or_back_to_the_table(home: Desk) -> None:
    scene = told(home, "star_race", 2)
    change = press(scene, "title")
    assert isinstance(change, Pop)
    assert change.answer == Home(OpenTitle())
    assert press(scene, "look") == scene.handle(Cancel()) == Pop()


def test_confetti_falls_for_a_while_and_not_with_reduced_motion(home: Desk) -> None:
    scene = Results(home, play_of(home, "star_race-game-2"))
    assert not scene.still
    scene.update(1.0)
    assert confetti(home, scene)
    scene.update(CONFETTI_SECONDS)
    settle(scene)
    assert scene.still
    assert not confetti(home, scene)
    home.change(replace(home.settings, reduced_motion=True))
    again = told(home, "star_race", 2)
    assert again.still
    assert not confetti(home, again)


def confetti(desk: Desk, scene: Results) -> int:
    """How many pieces are in the air."""
    calm = Results(desk, scene.play)
    calm.update(1e6)
    return len(compose(desk, (scene,)).items) - len(compose(desk, (calm,)).items)


def test_points_that_the_table_has_counted_stand_at_once_and_any_key_tells_the_rest(home: Desk) -> None:
    scene = Results(home, play_of(home, "gravity-game-4"))
    shown = texts(home, scene)
    assert {str(score) for score in scene.result.scores} <= {*shown}
    assert not any("wins" in text for text in shown)
    assert scene.handle(Confirm()) is None
    assert any("wins" in text for text in texts(home, scene))


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_keys_pressed_to_skip_the_end_of_the_game_do_not_leave_its_results(home: Desk, speed: Speed) -> None:
    home.change(replace(home.settings, speed=speed))
    scene = Results(home, play_of(home, "gravity-game-4"))
    for _ in range(5):
        scene.update(0.1)
        assert scene.handle(Confirm()) is None
        assert scene.handle(Cancel()) is None
    assert scene.form.focus == "rematch"
    scene.update(QUIET_SECONDS)
    assert isinstance(scene.handle(Confirm()), Pop)


def test_a_pointer_in_motion_hurries_nothing(home: Desk) -> None:
    scene = Results(home, play_of(home, "gravity-game-4"))
    scene.update(0.1)
    scene.handle(PointAt((0.5, 0.5)))
    assert not any("wins" in text for text in texts(home, scene))


def test_the_table_keeps_its_result_once(home: Desk) -> None:
    table = open_table(home, position("star_race-game-2"))
    stack = stack_of(home, table)
    home.keeper.flush()
    for _ in range(3):
        stack.apply(table.update(10.0))
    assert isinstance(stack.top, Results)
    stack.top.update(5.0)
    settle(stack.top)
    assert len(honours.HALL.read(home.home)["star_race"]) == 2
    stack.apply(press(stack.top, "look"))
    stack.apply(table.update(1.0))
    assert stack.scenes == (table,)
    home.keeper.flush()
    assert len(honours.HALL.read(home.home)["star_race"]) == 2


@pytest.mark.parametrize("way", [Home(OpenTitle()), Quit()], ids=["to-the-title", "closed"])
def test_left_at_the_last_action_before_anything_of_it_is_seen_the_result_is_kept(
    home: Desk, way: Change
) -> None:
    whole = position("star_race-game-2")
    table = open_table(home, position("star_race-game-2", whole.ply - 1))
    stack = stack_of(home, table)
    table.play.act(whole.actions[-1])
    stack.apply(way)
    home.close()
    assert len(honours.HALL.read(home.home)["star_race"]) == 2
    (record,) = (home.home / "records").iterdir()
    assert journal.load(record.read_text()).result() == whole.result()
    assert home.keeper.waiting() == []


def test_a_demo_leaves_nothing_behind(home: Desk) -> None:
    table = demo(home, position("star_race-game-2"))
    for _ in range(3):
        table.update(10.0)
    assert list(home.home.iterdir()) == []


def test_a_rematch_is_played_on_what_people_had_chosen(home: Desk) -> None:
    chosen = replace(bots(["random"], 2), material=("1a", "2a"))
    for seed in range(3):
        match = play_out(begun("gravity", chosen, seed), Budget(nodes=1))
        for id in ("rematch", "same"):
            after = following(of(home, demo(home, match).play), id).play.match
            assert after.lineup.material == ("1a", "2a")
            tiles = after.game.dump(after.opening.state)["board"]["tiles"]
            assert {tile["face"] for tile in tiles} == {"1a", "2a"}


def test_the_next_deal_is_drawn_while_the_results_are_read(home: Desk) -> None:
    """Its planets are other ones: each rematch began behind a bar."""
    scene = told(home, "gravity", 3)
    assert demo(home, scene.play.match).waits
    coming = scene.leads_to
    assert coming is not None
    assert scene.leads_to is coming
    assert coming.seed != scene.play.match.seed
    for way in ("rematch", "same"):
        assert board_of(following(scene, way).play.match) == board_of(coming)


def board_of(match: Match) -> object:
    """The planets as they lie."""
    view: Any = match.view(NOBODY)
    return view.board
