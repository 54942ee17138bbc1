"""The lessons at their tables: walked through by intents and seconds, without a window."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest

from game import catalogue
from game.client.compose import compose
from game.client.desk import Desk
from game.client.forms.widgets import Widget
from game.client.intents import (
    KEYBOARD,
    MOUSE,
    Cancel,
    Command,
    Confirm,
    Device,
    Go,
    Intent,
    Next,
    PointAt,
    Press,
    Release,
    gamepad,
)
from game.client.layout import Box
from game.client.paint.picture import Audit
from game.client.scene import Change, Home, OpenTable, Pop, Push
from game.client.screens.lesson import Teacher, open_lesson
from game.client.table.scene import TableScene
from game.games.fairy_lights.model import COLOURS
from game.home.lessons import LEARNER, learning, lesson
from tests.pilot import settle

LONG = 60.0  # seconds: all motion and every pause is over


@pytest.fixture
def desk(desk: Desk, tmp_path: Path) -> Desk:
    desk.home = tmp_path
    return desk


def opened(desk: Desk, name: str, at: int = 0) -> TableScene:
    """The lesson at a step, before a rival of it has played."""
    scene = open_lesson(desk, name, at)
    scene.update(0.5)
    return scene


def of(scene: TableScene) -> Teacher:
    """Who leads through the lesson."""
    assert isinstance(scene.host, Teacher)
    return scene.host


def wanted(scene: TableScene) -> Any:
    return next(action for action in scene.play.view.legal if of(scene).step.accepts(action))


def pointed(scene: TableScene) -> tuple[float, float]:
    target = of(scene).target(scene.look())
    assert target is not None, f"{of(scene).step.text} points at nothing"
    return target.centre


@pytest.mark.parametrize("name", catalogue.names())
def test_while_there_is_only_something_to_read_nothing_looks_as_if_it_could_be_done(
    desk: Desk, name: str
) -> None:
    for at, step in enumerate(lesson(name).steps):
        scene = opened(desk, name, at)
        scene.update(LONG)
        if of(scene).step.wants is None:
            assert scene.look().view.legal == (), at
        elif step.wants:
            assert scene.look().view.legal != (), at


def click(scene: TableScene, at: tuple[float, float]) -> Change | None:
    scene.handle(PointAt(at, device=MOUSE))
    settle(scene)
    return scene.handle(Press(at, device=MOUSE)) or scene.handle(Release(at, device=MOUSE))


@pytest.mark.parametrize("name", catalogue.names())
def test_a_lesson_is_walked_by_clicking_what_is_ringed(desk: Desk, name: str) -> None:
    scene = opened(desk, name)
    answer: Change | None = None
    for number, step in enumerate(lesson(name).steps):
        assert of(scene).step == step, f"{number}: still at {of(scene).step.text}"
        if step == lesson(name).steps[-1]:
            scene.update(LONG)
            answer = click(scene, scene_way(scene, "done").box.centre)
        elif step.wants is None:
            scene.update(LONG)
            click(scene, (0.9, 0.5))
        elif step.wants.get("type") in ("steal", "replay"):
            of(scene).act(wanted(scene))
        else:
            _click_through(scene, name)
        arrive(scene)
        scene.update(LONG)
    assert answer == Pop("done")


def arrive(scene: TableScene) -> None:
    """Motion ends, and turns pass if the next step wants it."""
    scene.play.director.skip()
    while of(scene).passing:
        scene.update(0.5)


def scene_way(scene: TableScene, id: str) -> Widget:
    ways = of(scene).ways_on(scene.presenter.places(scene.look()))
    return next(way for way in ways if way.id == id)


def _click_through(scene: TableScene, name: str) -> None:
    """What the ring shows: at most three clicks, each on what is ringed by then."""
    step = of(scene).step
    for _ in range(3):
        if of(scene).step is step:
            click(scene, _ringed(scene, name))


def _ringed(scene: TableScene, name: str) -> tuple[float, float]:
    if of(scene).step.point == "odds":
        box = scene.presenter.place_of("deck", scene.look())
        assert box is not None
        return box.centre
    if of(scene).step.point == "hand" and not scene.presenter.selecting:
        box = scene.presenter.place_of("card:drop", scene.look())
        assert box is not None
        return box.centre
    return pointed(scene)


@pytest.mark.parametrize("name", catalogue.names())
def test_everything_that_a_step_points_at_is_there(desk: Desk, name: str) -> None:
    for at, step in enumerate(lesson(name).steps):
        scene = opened(desk, name, at)
        if step.point is not None:
            target = of(scene).target(scene.look()) or pytest.fail(step.text)
            assert desk.frame.box.holds(target, 0.02), step.text


@pytest.mark.parametrize("name", catalogue.names())
def test_another_action_is_declined_kindly_and_changes_nothing(desk: Desk, name: str) -> None:
    for at, step in enumerate(lesson(name).steps):
        scene = opened(desk, name, at)
        others = [action for action in scene.play.view.legal if not step.accepts(action)]
        if step.wants is None or not others:
            continue
        before = scene.play.view
        of(scene).act(others[0])
        assert of(scene).step == step
        assert scene.play.view == before
        assert scene.message == desk.words("lesson-not-that")


def test_what_the_rules_forbid_is_told_by_its_rule(desk: Desk) -> None:
    scene = opened(desk, "gravity", 1)
    scene.handle(Command("refill", device=KEYBOARD))
    assert scene.message == desk.words("gravity-no-nothing_played")


@pytest.mark.parametrize("device", [KEYBOARD, gamepad(0)])
def test_reading_goes_on_with_one_key(desk: Desk, device: Any) -> None:
    scene = opened(desk, "star_race")
    for number in range(3):
        assert of(scene).at == number
        settle(scene)
        scene.handle(Confirm(device=device))
    assert of(scene).at == 3


@pytest.mark.parametrize("name", catalogue.names())
def test_while_there_is_only_something_to_read_the_table_says_nothing(desk: Desk, name: str) -> None:
    at = next(k for k, step in enumerate(lesson(name).steps) if step.read)
    scene = opened(desk, name, at)
    for command in scene.presenter.commands(scene.look()):
        scene.handle(Command(command, device=KEYBOARD))
    scene.handle(Command("reveal", device=KEYBOARD))
    assert (of(scene).at, scene.message_left) == (at, 0.0)


def test_keys_alone_play_a_step(desk: Desk) -> None:
    scene = opened(desk, "gravity", 1)
    left = of(scene).step.wants == {"type": "step", "dir": "left"}
    scene.handle(Command("card-3", device=KEYBOARD))
    settle(scene)
    scene.handle(Command("step-left" if left else "step-right", device=KEYBOARD))
    assert of(scene).at == 2


def test_a_press_during_motion_ends_the_motion_alone(desk: Desk) -> None:
    at = next(k for k, step in enumerate(lesson("star_race").steps) if step.rival is not None)
    scene = open_lesson(desk, "star_race", at)
    scene.update(0.01)
    scene.handle(Confirm(device=KEYBOARD))  # the rival plays at once
    assert not scene.play.director.still
    scene.handle(Confirm(device=KEYBOARD))
    assert scene.play.director.still
    assert of(scene).at == at
    settle(scene)
    scene.handle(Confirm(device=KEYBOARD))
    assert of(scene).at == at + 1


def test_a_rival_plays_by_itself_and_its_words_stay_until_they_are_read(desk: Desk) -> None:
    at = next(k for k, step in enumerate(lesson("fairy_lights").steps) if step.rival is not None)
    scene = opened(desk, "fairy_lights", at)
    for _ in range(30):
        scene.update(1.0)
    assert scene.play.match.ply > 0
    assert of(scene).at == at


RIVALS = [
    (name, at)
    for name in catalogue.names()
    for at, step in enumerate(lesson(name).steps)
    if step.rival is not None
]


@pytest.mark.parametrize(("name", "at"), RIVALS)
def test_what_a_rival_does_is_told_when_it_is_over(desk: Desk, name: str, at: int) -> None:
    scene = opened(desk, name, at)
    before, told, moved = scene.play.match.ply, [], []
    for _ in range(80):
        told.append(desk.words(of(scene).step.text) in words_of(scene))
        moved.append(scene.play.match.ply > before and scene.play.director.still)
        scene.update(0.1)
    assert told == moved
    assert not told[0]
    assert told[-1]


def words_of(scene: TableScene) -> set[str]:
    audit = Audit()
    compose(scene.desk, (scene,), audit)
    return {text.text for text in audit.texts}


@pytest.mark.parametrize("intent", [Cancel(device=KEYBOARD), Command("undo", device=KEYBOARD)])
def test_a_lesson_can_be_left_and_steps_taken_back(desk: Desk, intent: Intent) -> None:
    scene = opened(desk, "fairy_lights", 7)
    answer = scene.handle(intent)
    if isinstance(intent, Cancel):
        assert isinstance(answer, Push)
        assert answer.then is not None
        assert answer.then(None) is None  # Escape alone never leaves
        assert answer.then("leave") == Pop(None)
        scene.closed()
        assert of(open_lesson(desk, "fairy_lights")).at == 7
    else:
        assert of(scene).at == 6


@pytest.mark.parametrize("name", catalogue.names())
def test_a_lesson_ends_with_praise_a_tick_that_stays_and_a_game(desk: Desk, name: str) -> None:
    scene = opened(desk, name, len(lesson(name).steps) - 2)
    of(scene).play_rival() if of(scene).step.rival else of(scene).act(wanted(scene))
    arrive(scene)
    if of(scene).step.rival is not None:
        of(scene).go_on()
        arrive(scene)
    assert {desk.words("lesson-praise"), desk.words("lesson-play-now")} <= words_of(scene)
    scene.closed()
    known = learning(desk.home, name)
    assert (known.learnt, known.step) == (True, 0)
    settle(scene)
    change = scene.handle(Confirm(device=KEYBOARD))
    assert isinstance(change, Home)
    assert isinstance(change.to, OpenTable)
    assert [player.level for player in change.to.match.lineup.players] == [None, "rookie"]
    assert change.to.match.game.name == name


def test_a_game_is_not_begun_in_a_hurry(desk: Desk) -> None:
    scene = opened(desk, "gravity", len(lesson("gravity").steps) - 1)
    arrive(scene)
    scene.quiet.begin()
    scene.update(0.01)
    assert scene.handle(Confirm(device=KEYBOARD)) is None


@pytest.mark.parametrize("name", catalogue.names())
def test_a_lesson_begins_with_the_aim(desk: Desk, name: str) -> None:
    assert "most points" in desk.words(lesson(name).steps[0].text).lower()


@pytest.mark.parametrize("name", catalogue.names())
def test_before_the_position_jumps_it_is_said_that_turns_have_passed(desk: Desk, name: str) -> None:
    steps = lesson(name).steps
    jumps = [at for at, step in enumerate(steps) if at and step.state is not None]
    assert jumps
    for at in jumps:
        scene = opened(desk, name, at - 1)
        scene.update(LONG)
        of(scene).act(wanted(scene)) if steps[at - 1].wants is not None else of(scene).go_on()
        scene.play.director.skip()
        assert of(scene).passing
        jumped = opened(desk, name, at).play.view
        scene.update(0.1)
        before = scene.play.view
        assert before != jumped
        scene.update(0.3)
        assert desk.words("lesson-later") in words_of(scene)
        assert desk.words(steps[at].text) not in words_of(scene)
        scene.update(0.6)
        assert scene.play.view == jumped
        arrive(scene)
        assert desk.words("lesson-later") not in words_of(scene)


@pytest.mark.parametrize("name", catalogue.names())
def test_each_step_finds_the_same_position_by_playing_and_by_resuming(desk: Desk, name: str) -> None:
    scene = opened(desk, name)
    for at, step in enumerate(lesson(name).steps[:-1]):
        assert scene.play.view == opened(desk, name, at).play.view
        if step.wants is not None:
            of(scene).act(wanted(scene))
        else:
            of(scene).play_rival()
            scene.play.director.skip()
            of(scene).go_on()
        arrive(scene)
        assert scene.play.director.shown == scene.play.view
        assert scene.play.view.seat == LEARNER


@pytest.mark.parametrize("name", catalogue.names())
def test_a_bubble_never_covers_what_it_speaks_of_nor_where_that_leads_nor_the_hand(
    make_desk: Any, name: str
) -> None:
    for size in ((800, 600), (1280, 720), (1920, 1080), (900, 1400)):
        desk = make_desk(size)
        for at in range(len(lesson(name).steps)):
            scene = opened(desk, name, at)
            for picked in (False, True):
                look = scene.look()
                bubble = of(scene).bubble(desk.picture(), look)
                places = {sight: scene.presenter.place_of(sight, look) for sight in of(scene).sights}
                covered = [sight for sight, box in places.items() if box and bubble.overlaps(box, 0.004)]
                assert not covered, (size, of(scene).step.text, picked)
                if picked or of(scene).step.then is None:
                    break
                click(scene, pointed(scene))


def test_the_bubble_leaves_what_a_card_can_do_in_sight(make_desk: Any) -> None:
    for size, (at, step) in product(
        ((1280, 720), (1024, 768), (2560, 1080)), enumerate(lesson("star_race").steps)
    ):
        if step.wants is None:
            continue
        scene = opened(make_desk(size), "star_race", at)
        click(scene, pointed(scene))
        ways = [scene.presenter.place_of(f"way:{number}", scene.look()) for number in range(8)]
        bubble = of(scene).bubble(scene.desk.picture(), scene.look())
        assert ways[0] is not None
        assert not [way for way in ways if way and bubble.overlaps(way)], (size, step.text)


def test_in_an_upright_window_a_bubble_leaves_the_own_series_in_sight(make_desk: Any) -> None:
    """It covered two of them, where it spoke of cards in the shop."""
    desk = make_desk((900, 1400))
    for at, step in enumerate(lesson("fairy_lights").steps):
        scene = opened(desk, "fairy_lights", at)
        bubble = of(scene).bubble(desk.picture(), scene.look())
        series = (scene.presenter.place_of(f"series:{colour}", scene.look()) for colour in COLOURS)
        about = (step.point or "").startswith("series:")
        assert about or not any(box and bubble.overlaps(box) for box in series), step.text


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1920, 1080), (2560, 1080), (900, 1400)])
def test_a_bubble_leaves_the_sign_of_the_odds_in_sight(make_desk: Any, size: tuple[int, int]) -> None:
    """It lay over its title, and once over what it says."""
    desk = make_desk(size)
    for at, step in enumerate(lesson("fairy_lights").steps):
        scene = opened(desk, "fairy_lights", at)
        sign = scene.presenter.place_of("sign", scene.look())
        assert sign is not None
        assert not of(scene).bubble(desk.picture(), scene.look()).overlaps(sign, 0.004), step.text


def test_the_bubble_covers_no_alien_that_matters_and_never_two(make_desk: Any) -> None:
    aliens = [f"alien:{colour}" for colour in ("yellow", "blue", "red", "green", "purple")]
    for size in ((1280, 720), (1024, 768), (800, 600)):
        desk = make_desk(size)
        for at in range(len(lesson("star_race").steps)):
            scene = opened(desk, "star_race", at)
            bubble = of(scene).bubble(desk.picture(), scene.look())
            stands = {name: scene.presenter.place_of(name, scene.look()) for name in aliens}
            middles = {name: box.inset(box.w / 4, box.h / 4) for name, box in stands.items() if box}
            covered = [name for name, box in middles.items() if bubble.overlaps(box)]
            swapping = of(scene).step.text.endswith("-swap")
            assert len(covered) <= (0 if swapping else 1), (size, of(scene).step.text, covered)


def test_in_a_small_window_a_bubble_about_a_card_leaves_the_standing_in_sight(make_desk: Any) -> None:
    """It lay over the points of the last two places, also where it spoke of who was last."""
    desk = make_desk((800, 600))
    for at, step in enumerate(lesson("star_race").steps):
        scene = opened(desk, "star_race", at)
        if at < 5 or step.wants is None:  # the first stand at the left edge of the hand, and have no room
            continue
        standing = scene.presenter.place_of("standing", scene.look())
        assert standing is not None
        assert not of(scene).bubble(desk.picture(), scene.look()).overlaps(standing), step.text


def test_nobody_is_asked_to_guess_in_a_lesson(make_desk: Any) -> None:
    for at in (0, 3):
        scene = opened(make_desk((1280, 720)), "star_race", at)
        assert "guess" not in scene.commands
        offered = {prompt.command for prompt in scene.presenter.prompts(scene.look())}
        assert "guess" not in offered


@pytest.mark.parametrize(("size", "lang"), [((1280, 720), "fr"), ((1920, 1080), "nl")])
def test_a_bubble_covers_no_part_of_what_tells_of_keys(make_desk: Any, size: Any, lang: str) -> None:
    """Half of a key or a word looked out behind it."""
    desk, seen = make_desk(size, lang=lang), 0
    for name in catalogue.names():
        for at in range(len(lesson(name).steps)):
            scene = opened(desk, name, at)
            scene.update(LONG)
            audit, look = Audit(), scene.look()
            with desk.art.rehearsal():
                compose(desk, [scene], audit)
            words = {prompt.words for prompt in scene.presenter.prompts(look) if prompt.words}
            strip = scene.presenter.places(look).prompts
            told = [text.drawn for text in audit.texts if text.text in words and text.drawn.overlaps(strip)]
            bubble = of(scene).bubble(desk.picture(), look)
            assert not any(bubble.overlaps(box) for box in told), of(scene).step.text
            seen += bool(told)
    assert seen > 10


def test_the_tail_of_the_bubble_crosses_no_words(make_desk: Any) -> None:
    """It leads to a card with its tag."""
    lights = opened(make_desk((1280, 720)), "fairy_lights", 7)
    ring, words = ring_and_words(lights)
    assert words.y < ring.y
    assert words.bottom == pytest.approx(ring.bottom)


def ring_and_words(scene: TableScene) -> tuple[Box, Box]:
    """What the lesson points at, and that together with its words."""
    ring, words = of(scene).target(scene.look()), of(scene).spoken_of(scene.look())
    assert ring is not None
    assert words is not None
    return ring, words


@pytest.mark.sampled(2, 1)
@pytest.mark.parametrize("device", [KEYBOARD, gamepad(1)], ids=["keyboard", "gamepad"])
@pytest.mark.parametrize("name", catalogue.names())
def test_a_lesson_is_walked_with_arrows_and_two_buttons(desk: Desk, name: str, device: Device) -> None:
    """What is not wanted changes nothing, so that whoever tries one thing after the other gets through."""
    scene = opened(desk, name)
    for at, step in enumerate(lesson(name).steps[:-1]):
        assert of(scene).at == at
        if step.wants is None:
            scene.update(LONG)
            settle(scene)
            scene.handle(Confirm(device=device))
        elif step.wants == {"type": "refill"}:
            settle(scene)
            scene.handle(Command("refill", device=device))
        else:
            _try_all(scene, device)
        arrive(scene)
    assert of(scene).step == lesson(name).steps[-1]


def _try_all(scene: TableScene, device: Device) -> None:
    """Each card, picked up at once or by the button, then each of its ways."""
    at = of(scene).at
    right, down, following = Go("right", device=device), Go("down", device=device), Next(device=device)
    button = Confirm(device=device)
    for way, cards, picking, others in product((down, following), range(6), ([], [button]), range(12)):
        scene.presenter.forget()
        for intent in (*[right] * cards, *picking, *[way] * others, button, button):
            settle(scene)
            scene.handle(intent)
            if of(scene).at != at:
                return
