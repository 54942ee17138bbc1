"""A match is watched again: any ply, through any eyes, by any device."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from game import catalogue
from game.arguments import check_options, parse
from game.client.desk import Desk
from game.client.intents import TOUCH, Drag, Next, Press, Previous, Release
from game.client.scene import OpenReplay, OpenTry, Pop
from game.client.screens.hall import Hall, HallRow
from game.client.screens.replay import ReplayScene
from game.client.screens.replaycard import OfWay
from game.client.screens.routes import first_route
from game.client.screens.title import Title
from game.client.screens.tryit import TryIt, TrySeat
from game.client.table.begin import demo
from game.client.table.controls import rows
from game.client.table.ways import draw_label
from game.engine.contract import NOBODY
from game.home import hall, saves, store
from game.match import journal
from game.match.match import Match
from game.match.watched import eyes_offered, tried
from game.review.report import turning_points
from game.texts import Language
from tests.client.walk import inputs
from tests.pilot import Pilot, opened, press, texts
from tools.shots.shot import Reviewed, position

KEPT = {"gravity": "gravity-game-2", "star_race": "star_race-game-3", "fairy_lights": "fairy_lights-game-3"}


def watched(desk: Desk, match: Match, ply: int = 0, **more: Any) -> ReplayScene:
    return ReplayScene(desk, OpenReplay(match, ply, **more))


def shown(scene: ReplayScene) -> Any:
    return scene.replayer.table.look().view


@pytest.mark.parametrize("game", KEPT)
def test_any_ply_is_shown_without_playing_any_other(
    desk: Desk, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = position(KEPT[game])
    scene = watched(desk, match)
    monkeypatch.setattr(match.game, "apply", None)
    for ply in (match.ply, 0, match.ply // 2):
        scene.chosen("scrubber", ply)
        assert scene.replayer.resting
        seat = scene.replayer.table.play.viewpoint.seat
        every = range(len(match.lineup.players))
        assert shown(scene) == match.game.veiled(match.glimpse(seat, ply), every).view


@pytest.mark.parametrize("game", KEPT)
def test_it_is_watched_to_its_end_as_it_was_played(desk: Desk, game: str) -> None:
    match = position(KEPT[game])
    scene = watched(desk, match, match.ply - 4)
    scene.chosen("pace", "four")
    scene.chosen("play", None)
    seen = set()
    for _ in range(4000):
        scene.update(0.02)
        seen.add(scene.replayer.ply)
        if not scene.replayer.playing:
            break
    assert seen >= {*range(match.ply - 3, match.ply + 1)}
    assert scene.replayer.ply == match.ply
    assert scene.replayer.resting


@pytest.mark.parametrize("game", KEPT)
def test_no_eyes_see_more_than_they_could(desk: Desk, game: str) -> None:
    """Each frame, in motion too, shows a view of the chosen seat, veiled for it; the public gets nobody's."""
    match = position(KEPT[game])
    for eyes in (0, 1, "public"):
        scene = watched(desk, match, 6)
        scene.chosen("eyes", str(eyes))
        seat = NOBODY if eyes == "public" else int(eyes)
        own = () if eyes == "public" else (seat,)
        allowed = [match.game.veiled(match.glimpse(seat, ply), own).view for ply in range(6, 9)]
        for ply in (7, 8):
            scene.chosen("step", None)
            for _ in range(60):
                scene.update(0.05)
                look = scene.replayer.table.look()
                assert look.view.seat == seat
                assert look.notes == match.at(ply).notes(seat)
            assert shown(scene) == allowed[ply - 6]


def test_a_game_that_is_not_over_keeps_the_secrets_of_its_people() -> None:
    match = position("star_race-game-3")
    assert eyes_offered(match) == ("everybody", "public", 0, 1, 2)
    people = match.lineup.people()
    left = match.at(10)
    assert eyes_offered(left) == (("public", *people) if len(people) == 1 else ("public",))


def test_without_spoilers_nothing_tells_where_the_end_is(desk: Desk) -> None:
    whole = position("gravity-game-3")
    spans = []
    for match in (whole, whole.at(60)):
        scene = watched(desk, match, 20, spoilers=False)
        spans.append((scene.ribbon.plies, texts(desk, scene)))
    assert spans[0][0] == spans[1][0]
    assert not any(str(whole.ply) in text for text in spans[0][1])
    scene = watched(desk, whole, whole.ply, spoilers=False)
    assert scene.ribbon.plies == whole.ply


def test_keys_alone_step_play_and_choose(desk: Desk) -> None:
    pilot = Pilot(desk, OpenReplay(position("star_race-game-3"), 5))
    scene = pilot.top
    assert isinstance(scene, ReplayScene)
    pilot.keys("right", "right", "left")
    assert scene.replayer.ply == 6
    pilot.keys("space")
    assert scene.replayer.playing
    pilot.keys("return")
    assert not scene.replayer.playing
    pilot.keys("up")
    assert scene.form.focus == "try"


def test_a_gamepad_steps_and_plays(desk: Desk) -> None:
    pilot = Pilot(desk, OpenReplay(position("star_race-game-3"), 5))
    scene = pilot.top
    assert isinstance(scene, ReplayScene)
    pilot.pad("right", "a")
    assert scene.replayer.playing
    assert scene.replayer.ply >= 6
    pilot.pad("b")
    assert pilot.stack.over


KEYS = {
    "keyboard": {"confirm": "return", "next": "tab", "cancel": "escape", "menu": "f10"},
    "gamepad": {"confirm": "a", "next": "rb", "cancel": "b", "menu": "menu"},
}
DOES = {
    "confirm": {"playing", "ply"},  # the next action comes at once
    "left": {"ply"},
    "right": {"ply"},
    "next": {"ply"},
    "up": {"focus"},
    "down": {"focus"},
    "cancel": {"left"},
    "menu": {"left"},
}


@pytest.mark.parametrize("device", KEYS)
def test_every_input_does_what_the_table_of_inputs_tells(desk: Desk, device: str) -> None:
    told = {name for row in rows((), "watched") for name in inputs(row)}
    assert told == DOES.keys()
    for name, effects in DOES.items():
        desk.review = partial(Reviewed, "star_race-game-4")
        pilot = Pilot(desk, OpenReplay(position("star_race-game-4"), 3))
        scene = pilot.top
        assert isinstance(scene, ReplayScene)
        pilot.wait(2.0)
        (pilot.keys if device == "keyboard" else pilot.pad)(KEYS[device].get(name, name))
        done = {"playing"} if scene.replayer.playing else set()
        done |= {"ply"} if scene.replayer.ply != 3 else set()
        done |= {"focus"} if scene.form.focus != "scrubber" else set()
        assert done | ({"left"} if pilot.stack.over else set()) == effects, name


def test_a_finger_drags_the_scrubber(desk: Desk) -> None:
    match = position("gravity-game-3")
    scene = watched(desk, match)
    bar = scene.room.ribbon
    start, end = (bar.x + 0.1 * bar.w, bar.cy), (bar.x + 0.5 * bar.w, bar.cy)
    scene.handle(Press(start, device=TOUCH))
    assert scene.replayer.ply == round(0.1 * match.ply)
    scene.handle(Drag(end, start, device=TOUCH))
    scene.handle(Release(end, device=TOUCH))
    assert scene.replayer.ply == round(0.5 * match.ply)


def test_the_hall_shows_each_kept_game_again(desk: Desk, tmp_path: Path) -> None:
    desk.home = tmp_path
    match = position("gravity-game-2")
    store.write(saves.record_of(tmp_path, "one"), journal.dump(match).encode())
    for record in ("one", "lost"):
        hall.add(tmp_path, match, record)
    place = {honour.record: number for number, honour in enumerate(Hall(desk).shown)}
    scene = opened(desk, press(Hall(desk), HallRow(place["one"])))
    assert isinstance(scene, ReplayScene)
    assert scene.match.actions == match.actions
    assert press(Hall(desk), HallRow(place["lost"])) is None
    assert desk.toasts[-1].text == desk.words("hall-no-record")


@pytest.mark.parametrize("lang", ["en", "fr", "nl"])
def test_why_a_kept_game_cannot_be_shown_is_told_in_every_language(
    desk: Desk, tmp_path: Path, lang: Language
) -> None:
    desk.home = tmp_path
    desk.change(replace(desk.settings, language=lang))
    match = position("gravity-game-2")
    hall.add(tmp_path, match, "one")
    whole, path = journal.dump(match).splitlines(), saves.record_of(tmp_path, "one")
    for lines, told in (
        ([whole[0].replace('"version":2', '"version":9')], desk.words("journal-version", version=9)),
        (["{}"], desk.words("journal-line", line=1)),
        ([*whole[:7], whole[7][:9]], desk.words("journal-line", line=8)),
    ):
        store.write(path, "\n".join(lines).encode())
        change = press(Hall(desk), HallRow(0))
        if change is not None:
            opened(desk, change)
        assert told in desk.toasts[-1].text
        assert "Line" not in desk.toasts[-1].text


def test_one_that_came_from_the_command_line_leads_to_the_title(desk: Desk) -> None:
    pilot = Pilot(desk, OpenReplay(position("gravity-game-2"), first=True))
    pilot.keys("escape")
    assert isinstance(pilot.top, Title)


@pytest.mark.parametrize("game", KEPT)
def test_it_can_be_watched_although_what_it_was_played_with_is_gone(
    desk: Desk, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A journal holds its planets and cards itself."""
    text = journal.dump(position(KEPT[game]))
    monkeypatch.setattr(catalogue, "material", None)
    scene = watched(desk, journal.load(text), 3)
    scene.chosen("step", None)
    assert texts(desk, scene)


def test_a_journal_that_is_cut_off_is_shown_as_far_as_it_is_right(desk: Desk) -> None:
    scene = watched(desk, position("gravity-game-2").at(9), fault="Line 10: what is that?")
    assert "Line 10" in desk.toasts[-1].text
    assert scene.replayer.last == 9


# With a review


def reviewed(desk: Desk, name: str, ply: int = 0, **more: Any) -> ReplayScene:
    desk.review = partial(Reviewed, name)
    scene = watched(desk, position(name), ply, **more)
    for _ in range(3):
        scene.update(1.0)
    return scene


def test_it_jumps_from_one_turning_point_to_the_next(desk: Desk) -> None:
    scene = reviewed(desk, "fairy_lights-game-4")
    review = scene.review
    assert review is not None
    points = [turn.ply - 1 for turn in turning_points(review.decisions)]
    came: list[int] = []
    while not came or scene.replayer.ply != came[-1]:
        came.append(scene.replayer.ply)
        scene.handle(Next())
    assert came[1:] == [point for point in points if point > 0]
    scene.handle(Previous())
    assert scene.replayer.ply == points[-2]


@pytest.mark.parametrize(
    ("name", "ply"), [("gravity-game-2", 44), ("star_race-game-4", 25), ("fairy_lights-game-4", 181)]
)
def test_a_decision_is_shown_as_it_was_played_and_as_it_was_better(desk: Desk, name: str, ply: int) -> None:
    scene = reviewed(desk, name, ply)
    told = scene.told
    assert told is not None
    assert told.better is not None
    assert told.played.action == scene.match.actions[ply]
    assert told.reason in " ".join(texts(desk, scene))
    assert labels(scene) == ["Played", "Better"]
    assert {told.played.name, told.better.name} <= {*texts(desk, scene)}
    press(scene, OfWay("better"))
    scene.update(0.02)
    assert labels(scene) == ["Better"]
    press(scene, OfWay("better"))
    scene.update(0.02)
    assert labels(scene) == ["Played", "Better"]


@pytest.mark.parametrize(
    ("name", "ply"), [("gravity-game-2", 44), ("star_race-game-4", 25), ("fairy_lights-game-4", 181)]
)
def test_both_ways_are_drawn_where_they_end_and_their_labels_cover_neither(
    desk: Desk, name: str, ply: int
) -> None:
    scene = reviewed(desk, name, ply)
    table, picture = scene.replayer.table, scene.inset.desk.picture()
    about = [table.presenter.draw_way(picture, table.look(), way) for way in scene._ways_shown()]
    assert all(about)
    assert about[0][0] != about[1][0]
    taken = [box for boxes in about for box in boxes]
    for way, boxes in zip(scene._ways_shown(), about, strict=True):
        label = draw_label(picture, way, boxes[0], taken)
        assert not any(label.overlaps(box) for box in taken)
        taken.append(label)


def labels(scene: ReplayScene) -> list[str]:
    return [way.caption for way in scene.replayer.compared]


def test_only_who_could_see_it_is_told_what_was_better(desk: Desk) -> None:
    scene = reviewed(desk, "star_race-game-4", 25)
    assert scene.told is not None
    seat = scene.told.turn.seat
    for eyes in ("public", str((seat + 1) % 4)):
        scene.chosen("eyes", eyes)
        scene.update(0.02)
        assert scene.told is None
        assert labels(scene) == []
    scene.chosen("eyes", str(seat))
    assert scene.told is not None


def test_without_spoilers_nothing_is_told_of_what_comes(desk: Desk) -> None:
    scene = reviewed(desk, "fairy_lights-game-4", 181, spoilers=False)
    assert scene.told is None
    assert len(scene.ribbon.chances) == 182
    assert scene.ribbon.order == (0, 1, 2, 3)
    scene.handle(Next())
    assert scene.replayer.ply == 181
    scene.chosen("spoilers", False)
    assert scene.told is not None
    assert len(scene.ribbon.chances) == 207


# Tried from there


@pytest.mark.parametrize("game", KEPT)
@pytest.mark.parametrize("as_it_was", [False, True])
def test_any_ply_can_be_played_on_from(desk: Desk, tmp_path: Path, game: str, as_it_was: bool) -> None:
    desk.home = tmp_path
    match = position(KEPT[game])
    pilot = Pilot(desk, OpenReplay(match, 7))
    pilot.click("try")
    trial = pilot.top
    assert isinstance(trial, TryIt)
    if as_it_was:
        pilot.click("as-it-was")
    pilot.click("start")
    play = pilot.table.play
    assert play.match.lineup.people() == (trial.seat,)
    then, seat = match.at(7), trial.seat
    assert play.match.at(0).view(seat) == then.view(seat)
    if as_it_was:
        assert match.game.dump(play.match.opening.state) == match.game.dump(then.last.state)
    play.act(play.match.view(seat).legal[0])
    assert not play.kept
    desk.keeper.flush()
    assert [*tmp_path.rglob("*.match"), *tmp_path.rglob("*.jsonl"), *tmp_path.rglob("hall.json")] == []
    assert match.ply == position(KEPT[game]).ply


def test_what_was_hidden_is_drawn_anew(desk: Desk) -> None:
    match = position("star_race-game-3")
    seat = match.at(4).to_act
    assert seat is not None
    hidden = {str(match.game.dump(tried(match, 4, match.lineup, seat).opening.state)) for _ in range(4)}
    assert len(hidden) > 1


def test_other_people_can_have_the_seats(desk: Desk) -> None:
    trial = TryIt(desk, OpenTry(position("gravity-game-2"), 5, 0))
    trial.chosen(TrySeat(0), "rookie")
    trial.chosen(TrySeat(1), "person")
    change = trial.chosen("start", None)
    assert isinstance(change, Pop)
    assert isinstance(change.answer, Match)
    assert change.answer.lineup.people() == (1,)


def test_the_results_lead_to_it_and_it_leads_back(desk: Desk, tmp_path: Path) -> None:
    desk.home = tmp_path
    pilot = Pilot(desk, demo(desk, position("gravity-game-2")))
    pilot.wait(60.0)
    pilot.wait(3.0)
    results = pilot.name
    pilot.click("watch")
    assert isinstance(pilot.top, ReplayScene)
    assert pilot.top.replayer.ply == 0
    pilot.keys("escape")
    assert pilot.name == results == "Results"


def test_while_an_action_is_seen_nothing_is_told_of_the_next(desk: Desk) -> None:
    scene = reviewed(desk, "gravity-game-2", 44)
    scene.chosen("step", None)
    scene.update(0.02)
    assert scene.replayer.moving
    told = scene.told
    assert told is not None
    assert told.turn.ply == 45
    while scene.replayer.moving:
        scene.update(0.1)
    assert scene.told is None or scene.told.turn.ply == 46


def test_it_says_how_far_the_review_is(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Reviewed, "share", lambda *_: 0.4)
    monkeypatch.setattr(Reviewed, "found", lambda *_: None)
    scene = reviewed(desk, "star_race-game-4", 5)
    assert desk.words("replay-working", share="40%") in texts(desk, scene)


@pytest.mark.parametrize("fault", ["cut", "altered"])
def test_a_file_with_a_fault_is_watched_up_to_it(desk: Desk, tmp_path: Path, fault: str) -> None:
    lines = journal.dump(position("gravity-game-2")).splitlines()
    file = tmp_path / "game.jsonl"
    wrong = lines[20][:9] if fault == "cut" else '{"type":"drop","card":"drop","door":99}'
    file.write_text("\n".join([*lines[:20], wrong]), encoding="utf-8")
    options = parse(["--replay", str(file)])
    check_options(options)
    pilot = Pilot(desk, first_route(desk, options))
    assert isinstance(pilot.top, ReplayScene)
    assert pilot.top.replayer.last == 19
    assert "line 21" in desk.toasts[-1].text
    pilot.keys("right")
    assert pilot.top.replayer.ply == 1
