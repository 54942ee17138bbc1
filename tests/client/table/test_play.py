"""A match under way: AIs act at a pace that people follow, people at once, nothing waits for motion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from game.ai.bot import SECONDS, Budget, Decision, Level, Trail
from game.catalogue import game, material
from game.client.motion.clips import Beat, Pause, Poses
from game.client.motion.director import Director
from game.client.table.play import LONGEST_WAIT, MORE_THOUGHT, Play
from game.client.table.tempo import PAUSE
from game.engine.contract import NOBODY, IllegalAction, Seat, View
from game.match.lineup import Bot, Lineup, Player
from game.match.match import Match, Note
from tests.pilot import AtOnce

ANA = Player("Ana", "comet")
BO = Player("Bo", "ring")
VEGA = Player("Vega", "moon", Bot("random"))
MOTION = 0.5  # seconds


class Slow:
    """Every action is half a second of motion."""

    def layout(self, view: View) -> Poses:
        return {}

    def choreograph(
        self, before: View, events: Any, after: View, *, brief: bool = False
    ) -> Sequence[Beat[View]]:
        return [Beat(Pause(MOTION), before)]


class Kept:
    def __init__(self) -> None:
        self.plies: list[int] = []
        self.behind = False  # the disk
        self.failure = self.trouble = None

    def keep(self, match: Match) -> None:
        self.plies.append(match.ply)

    def delete(self, match: Match) -> None:
        raise AssertionError("nothing takes its place")

    def forget(self, match: Match) -> None:
        raise AssertionError("nothing is forgotten")


def playing(name: str, *players: Player, seed: int = 4, **agreed: Any) -> tuple[Play, AtOnce, Kept]:
    rules = game(name)
    match = Match(rules, rules.new(material(name), len(players), seed), Lineup(players, **agreed), seed)
    thinking, kept = AtOnce(), Kept()
    director: Director[Any] = Director(Slow(), match.view(NOBODY))
    return Play(match, director, thinking, kept), thinking, kept


def until_decided(play: Play) -> None:
    for _ in range(400):
        if play.decider is not None and play.director.still:
            return
        play.update(0.1)
    raise AssertionError("no person was ever asked")


def test_the_ais_of_a_table_are_made_ready_when_it_opens() -> None:
    _, thinking, _ = playing("gravity", ANA, VEGA)
    assert thinking.prepared == ("game.games.gravity", [VEGA.level])


def test_an_ai_is_asked_about_its_own_view_and_acts_after_a_pause() -> None:
    play, thinking, _ = playing("star_race", VEGA, VEGA)
    play.update(0.01)
    view, level, ply = thinking.asked[0]
    assert (view.seat, level, ply) == (play.match.to_act, "random", 0)
    play.update(PAUSE / 2)
    assert play.match.ply == 0
    play.update(PAUSE)
    assert play.match.ply == 1


def test_an_ai_waits_until_the_motion_before_it_has_ended() -> None:
    play, _, _ = playing("star_race", VEGA, VEGA)
    while play.match.ply < 1:
        play.update(0.05)
    assert not play.director.still
    play.update(MOTION / 2)
    assert play.match.ply == 1


def test_with_animation_off_ais_play_on_at_once() -> None:
    play, _, _ = playing("fairy_lights", VEGA, VEGA)
    play.director.speed = float("inf")
    for _ in range(2000):
        play.update(0.001)
    assert play.match.result() is not None
    assert play.director.shown == play.view


def test_a_person_s_action_is_played_and_kept_at_once_whatever_moves() -> None:
    play, _, kept = playing("gravity", ANA, VEGA)
    until_decided(play)
    ply = play.match.ply
    play.act(play.view.legal[0])
    assert play.match.ply == ply + 1
    assert kept.plies[-1] == ply + 1
    assert not play.director.still
    play.director.skip()
    assert play.director.shown == play.view


def test_when_a_game_is_over_its_programs_are_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    play, _, _ = playing("fairy_lights", ANA, ANA)
    told: list[Match] = []
    monkeypatch.setattr(play.hosting, "close", told.append)
    while play.match.result() is None:
        assert not told
        play.act(play.match.view(play.match.to_act or 0).legal[0])
    assert told == [play.match]


def test_an_illegal_action_changes_nothing() -> None:
    play, _, kept = playing("fairy_lights", ANA, VEGA)
    until_decided(play)
    before, saved = play.view, list(kept.plies)
    with pytest.raises(IllegalAction):
        play.act(play.match.game.read_action({"type": "take", "colours": ["gold", "pink"]}))
    assert (play.view, kept.plies) == (before, saved)


def test_a_hint_comes_for_the_person_s_view_and_goes_with_their_action() -> None:
    play, thinking, _ = playing("gravity", ANA, VEGA)
    until_decided(play)
    play.ask_hint()
    play.update(0.01)
    assert play.hint is not None
    assert play.hint.action in play.view.legal
    assert thinking.asked[-1][0] == play.view
    play.act(play.view.legal[0])
    assert play.hint is None


def test_an_answer_to_an_older_position_is_never_played() -> None:
    play, thinking, _ = playing("gravity", ANA, VEGA)
    until_decided(play)
    play.ask_hint()
    play.act(play.view.legal[0])
    stale = thinking.asked[-1][2]
    assert play.match.ply != stale
    play.update(0.01)
    assert play.hint is None


def test_with_two_people_each_secret_waits_for_its_owner() -> None:
    play, _, _ = playing("star_race", ANA, BO)
    assert (play.decider, play.viewpoint.curtain) == (None, play.match.to_act)
    assert play.director.shown.seat == NOBODY
    play.lift()
    play.director.skip()  # the board may turn for them
    assert play.decider == play.match.to_act == play.director.shown.seat
    play.act(play.view.legal[0])
    play.director.skip()
    assert play.director.shown.seat == play.match.holder
    play.pass_on()
    play.director.skip()
    assert play.director.shown.seat == NOBODY


def test_a_move_shown_again_ends_in_the_present() -> None:
    play, _, _ = playing("gravity", ANA, VEGA)
    until_decided(play)
    play.act(play.view.legal[0])
    play.director.skip()
    present = play.director.shown
    play.replay(play.match.ply)
    assert play.director.shown != present
    play.director.skip()
    assert play.director.shown == present


def test_undo_shows_the_position_before() -> None:
    play, _, _ = playing("gravity", ANA, VEGA)
    until_decided(play)
    before = play.view
    play.act(play.view.legal[0])
    assert play.undo()
    assert play.director.still
    assert play.director.shown == play.view == before


def test_an_ai_takes_over_from_a_person_who_resigns() -> None:
    play, thinking, _ = playing("gravity", ANA, VEGA)
    until_decided(play)
    play.seat(play.decider or 0, VEGA)
    assert play.thinker == play.match.to_act
    play.update(0.01)
    assert thinking.asked[-1][2] == play.match.ply


def test_notes_belong_to_the_seat_that_looks() -> None:
    play, _, kept = playing("star_race", ANA, VEGA)
    play.note(Note("red", 0, 1))
    assert play.match.notes(0) == {1: "red"}
    play.note(Note("", 0, 1))
    assert play.match.notes(0) == {}
    assert kept.plies


def test_an_ai_is_asked_once_the_action_before_is_on_disk() -> None:
    play, thinking, kept = playing("fairy_lights", VEGA, VEGA)
    kept.behind = True
    for _ in range(9):
        play.update(LONGEST_WAIT / 10)
        assert thinking.asked == []
    kept.behind = False
    play.update(0.01)
    assert len(thinking.asked) == 1


def test_while_the_disk_is_behind_the_loop_does_not_sleep() -> None:
    play, _, kept = playing("gravity", ANA, ANA)
    until_decided(play)
    assert play.still
    kept.behind = True
    assert not play.still
    kept.behind = False
    assert play.still


def test_a_disk_that_does_not_answer_holds_nobody_up_for_long() -> None:
    play, thinking, kept = playing("fairy_lights", VEGA, VEGA)
    kept.behind = True
    for _ in range(11):
        play.update(LONGEST_WAIT / 10)
    assert len(thinking.asked) == 1


class Foreseeing(AtOnce):
    """Thinks while people think. It notes in which order."""

    foresees = True

    def __init__(self) -> None:
        super().__init__()
        self.order: list[tuple[str, Seat, int]] = []
        self.trails: list[Trail | None] = []

    def ask(
        self, package: str, view: View, level: Level, seed: int, ply: int, budget: Budget | None = None
    ) -> None:
        self.order.append(("hint" if budget and budget.why else "decision", view.seat, ply))
        super().ask(package, view, level, seed, ply, budget)

    def follow(self, path: Trail | None, due: float = 0.0) -> None:
        self.trails.append(path)
        self.due = due

    def look_ahead(
        self, package: str, view: View, level: Level, seed: int, ply: int, path: Trail | None = None
    ) -> None:
        self.order.append(("ahead", view.seat, ply))


def foreseeing(*players: Player) -> tuple[Play, Foreseeing]:
    rules = game("gravity")
    match = Match(rules, rules.new(material("gravity"), len(players), 4), Lineup(players), 4)
    thinking = Foreseeing()
    director: Director[Any] = Director(Slow(), match.view(NOBODY))
    return Play(match, director, thinking, Kept()), thinking


def test_while_a_person_thinks_a_hint_is_thought_of_and_then_the_next_ai_looks_ahead() -> None:
    legend = Player("Vega", "moon", Bot("legend"))
    play, thinking = foreseeing(ANA, legend, Player("Rigel", "ring", Bot("pilot")))
    until_decided(play)
    for _ in range(5):
        play.update(0.01)
    ply = play.match.ply
    assert thinking.order[-2:] == [("hint", 0, ply), ("ahead", 1, ply)]
    assert not play.hinted
    asked = len(thinking.order)
    play.ask_hint()
    assert play.hint is not None
    play.drop_hint()
    play.ask_hint()
    assert play.hint is not None
    assert len(thinking.order) == asked


def test_an_ai_that_looked_ahead_is_told_what_was_played_since() -> None:
    play, thinking = foreseeing(ANA, Player("Vega", "moon", Bot("legend")))
    until_decided(play)
    while play.thinker is None:
        play.update(0.01)
        play.update(0.01)
        start = thinking.order[-1][2]
        play.act(play.view.legal[0])
    play.update(0.01)
    play.update(0.01)
    kind, seat, ply = thinking.order[-1]
    assert (kind, seat) == ("decision", 1)
    (trail,) = thinking.trails[-1:]
    assert trail is not None
    assert (trail.start, trail.start + len(trail.steps)) == (start, ply)
    assert thinking.due > 0.0
    assert trail.steps[-1].view == play.match.view(1)


def test_nobody_looks_ahead_of_what_was_taken_back() -> None:
    play, thinking = foreseeing(ANA, Player("Vega", "moon", Bot("legend")))
    until_decided(play)
    for _ in range(5):
        play.update(0.01)
    before = len(thinking.order)
    play.act(play.view.legal[0])
    assert play.undo()
    for _ in range(5):
        play.update(0.01)
    assert [kind for kind, _, _ in thinking.order[before:]] == ["hint", "ahead"]


class Pondering(Foreseeing):
    """It never answers."""

    def poll(self, ply: int) -> Decision[Any] | None:
        return None


def test_an_ai_that_thinks_during_motion_is_pressed_once_if_that_is_cut_short() -> None:
    legend = Player("Vega", "moon", Bot("legend"))
    rules = game("gravity")
    match = Match(rules, rules.new(material("gravity"), 2, 4), Lineup((ANA, legend)), 4)
    thinking, director = Pondering(), Director[Any](Slow(), match.view(NOBODY))
    play = Play(match, director, thinking, Kept())
    while play.decider is not None:
        play.act(play.view.legal[0])
    director.speed = 0.1  # the motion would take ten seconds and more
    for _ in range(2):
        play.update(0.01)
    assert len(thinking.asked) == 1
    assert thinking.due > SECONDS["legend"] + 1.0
    for _ in range(30):
        play.update(0.1)
    assert len(thinking.asked) == 1
    director.skip()
    for _ in range(30):
        play.update(0.1)
    assert len(thinking.asked) == 2
    assert thinking.due == MORE_THOUGHT
