"""What all tables share: keys while something moves, and moves that are shown again."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from game.ai.bot import Budget, Decision, Level, Reason
from game.client.desk import Desk, Nobody
from game.client.intents import KEYBOARD, Command, Confirm, Device, PointAt, gamepad
from game.client.paint.picture import Picture
from game.client.scene import Push
from game.client.table.begin import demo, open_table
from game.client.table.scene import TableScene
from game.client.window.translator import Listening, Translator
from game.engine.contract import View
from game.games.gravity.model import CARDS
from game.match.lineup import EMBLEMS, Bot, Lineup, Other, Person, Player, bots
from game.match.match import Match, begun
from tests.games.gravity.test_table_of_gravity import advance, sight_of
from tests.pilot import key_events, opened, settle, texts
from tools.shots.shot import position


def match_of(game: str = "gravity", seed: int = 1) -> Match:
    players = tuple(Player(f"P{k}", EMBLEMS[k], Bot("rookie") if k else Person()) for k in range(3))
    return begun(game, Lineup(players), seed)


def rival_moves(desk: Desk) -> TableScene:
    """A rival's action is played and still moves; the person of seat 0 is to act after it."""
    match = match_of()
    advance(match, "action", 6)
    *before, last = match.actions
    match = match.restart()
    for action in before:
        match.play(action)
    assert match.to_act != 0
    table = demo(desk, match)
    table.update(0.01)
    table.play.act(last)
    table.update(0.1)
    assert not table.play.director.still
    return table


def press_key(table: TableScene, key: str) -> None:
    """As the loop does it."""
    translator = Translator(table.desk.frame.point, dict)
    for intent in translator.read(key_events(key)[0], Listening(table.commands)):
        table.handle(intent)


def test_the_key_of_a_card_pressed_while_a_rival_moves_picks_it_at_once(desk: Desk) -> None:
    table = rival_moves(desk)
    view: Any = table.play.view
    press_key(table, str(CARDS.index(view.hand[0]) + 1))
    assert table.play.director.still
    assert sight_of(table).picked


def test_the_key_of_a_card_is_refused_with_a_reason_while_others_play(desk: Desk) -> None:
    match = match_of()
    while match.to_act == 0:
        view: Any = match.view(0)
        match.play(view.legal[0])
    table = demo(desk, match)
    table.update(0.01)
    press_key(table, "1")
    assert table.message == desk.words("gravity-no-not_your_turn")


@pytest.mark.parametrize("reduced", [False, True])
def test_a_gamepad_feels_the_move_that_it_plays(desk: Desk, reduced: bool) -> None:
    desk.change(msgspec.structs.replace(desk.settings, reduced_motion=reduced))
    desk.device = gamepad(2)  # as the loop does it
    felt: list[Device] = []
    desk.rumble = lambda device, how: felt.append(device)
    table = demo(desk, position("star-race"))
    settle(table)
    ply = table.play.match.ply
    table.handle(Command("card-1", device=gamepad(2)))
    assert felt == []
    table.handle(Confirm(device=gamepad(2)))
    assert table.play.match.ply == ply + 1
    assert felt == ([] if reduced else [gamepad(2)])
    table.update(60.0)  # others play on
    assert len(felt) <= 1


def show_again(table: TableScene, ply: int) -> None:
    """As if the line of this move had been chosen in the log."""
    change = table.handle(Command("log", device=KEYBOARD))
    assert isinstance(change, Push)
    assert change.then is not None
    change.then(ply)


@pytest.mark.parametrize("game", ["gravity", "star_race"])
@pytest.mark.parametrize("speed", ["normal", "off"])
def test_a_move_shown_again_is_marked_until_it_has_ended(desk: Desk, game: str, speed: Any) -> None:
    desk.change(msgspec.structs.replace(desk.settings, speed=speed))
    match, rng = match_of(game), Random(2)
    while match.ply < 8 or match.to_act != 0:
        match.play(rng.choice(match.view(match.to_act or 0).legal))
    table = demo(desk, match)
    table.update(0.01)
    mark = desk.words("table-again")
    assert mark not in texts(desk, table)
    show_again(table, match.ply)
    table.update(0.05)
    assert mark in texts(desk, table)
    table.update(30.0)
    assert mark not in texts(desk, table)
    assert table.play.director.shown == table.play.view


def test_a_key_ends_what_is_shown_again(desk: Desk) -> None:
    match = match_of()
    advance(match, "action", 9)
    table = demo(desk, match)
    table.update(0.01)
    show_again(table, match.ply)
    table.handle(Command("card-1", device=KEYBOARD))
    assert desk.words("table-again") not in texts(desk, table)


def test_a_table_is_calm_while_a_person_thinks_and_not_while_a_rival_moves(desk: Desk) -> None:
    table = rival_moves(desk)
    assert not table.calm
    table.play.director.skip()
    for _ in range(20):
        table.update(1.0)  # what is told of the rivals' moves goes away
    assert table.play.decider is not None
    assert table.calm
    assert not table.still


def test_who_is_of_an_unknown_kind_is_told_when_the_table_opens(desk: Desk) -> None:
    players = (Player("Ana", "comet"), Player("Pip", "moon", Other('{"kind":"program"}')))
    table = demo(desk, begun("fairy_lights", Lineup(players), 1))
    assert table.play.match.lineup.players[1].level == "rookie"
    assert "Pip" in desk.toasts[-1].text


def test_a_match_that_cannot_be_saved_is_told_by_the_loop_alone(desk: Desk, tmp_path: Path) -> None:
    desk.home = tmp_path
    (tmp_path / "saves").write_text("a file where the folder should be")
    open_table(desk, match_of())
    desk.keeper.flush()
    assert desk.toasts == []
    desk.tell_news()
    assert [toast.kind for toast in desk.toasts] == ["bad"]


def test_a_sign_stays_while_a_match_cannot_be_saved_and_says_what_it_is(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(Picture, "sprite", lambda picture, name, *given, **named: drawn.append(name))
    desk.home, in_the_way = tmp_path, tmp_path / "saves"
    in_the_way.write_text("a file where the folder should be")
    table = open_table(desk, match_of())
    unsaved = desk.words("pause-unsaved-title")

    def told() -> tuple[bool, bool, bool]:
        """By the walk, by a sign, and by the tool below the sign."""
        place = table.place_of_tool("pause")
        assert place is not None
        table.handle(PointAt(place.centre))
        table.update(1.0)
        drawn.clear()
        tip = any(unsaved in words for words in texts(desk, table))
        return table.things()[0].name == unsaved, "ui/icons/save" in drawn, tip

    desk.keeper.flush()
    settle(table)
    desk.toasts.clear()
    assert told() == (True, True, True)
    table.play.keep()
    assert told() == (True, True, True), "it does not blink while that is tried"
    desk.keeper.flush()
    in_the_way.unlink()
    desk.keeper.flush()
    assert told() == (False, False, False)


class Short(Nobody):
    """Has an answer at once, for which there was little time."""

    choice: Decision[Any] | None = None

    def ask(
        self, package: str, view: View, level: Level, seed: int, ply: int, budget: Budget | None = None
    ) -> None:
        self.choice = Decision(view.legal[0], Reason("ai-only-choice", {}), hurried=True)

    def poll(self, ply: int) -> Decision[Any] | None:
        return self.choice


def test_an_ai_that_had_little_time_is_told_of_once(desk: Desk) -> None:
    thinking = Short()
    desk.think = lambda: thinking
    table = demo(desk, begun("fairy_lights", bots(("legend",), 2), 1))
    for _ in range(200):
        table.update(0.5)
    assert table.play.match.ply > 3
    told = {desk.words("thinking-hurried", name=player.name) for player in table.play.match.lineup.players}
    assert len(desk.toasts) == 1
    assert desk.toasts[0].text in told


def test_an_ai_that_broke_down_is_told_of(desk: Desk) -> None:
    thinking = Nobody()
    desk.think = lambda: thinking
    table = demo(desk, match_of("gravity"))
    table.update(0.01)
    assert not desk.toasts
    thinking.troubles += 1
    table.update(0.01)
    table.update(0.01)
    assert [toast.text for toast in desk.toasts] == [desk.words("thinking-again")]


def test_a_process_that_breaks_down_over_a_hint_nobody_asked_for_is_not_told_of(desk: Desk) -> None:
    thinking = Nobody()
    thinking.foresees = True
    desk.think = lambda: thinking
    table = demo(desk, match_of("fairy_lights"))
    settle(table)
    assert table.play.decider is not None
    thinking.troubles += 1
    table.update(0.01)
    assert not desk.toasts


def test_what_was_refused_in_the_turn_of_another_is_gone_with_it(desk: Desk) -> None:
    table = demo(desk, match_of("fairy_lights"))
    settle(table)
    table.act(table.play.view.legal[0])
    table.refuse("It is Vega's turn.")
    settle(table)
    assert table.play.decider is not None
    assert table.message_left == 0.0


def test_what_a_dialog_says_of_keys_lies_on_no_message_of_the_table(desk: Desk) -> None:
    """The strip of the rules and of the walk lay on "The table has turned"."""
    table = demo(desk, match_of("star_race"))
    table.say("The table has turned.", 3.0)
    assert "The table has turned." in texts(desk, table)
    for opening in ("help", "explain"):
        dialog = opened(desk, table.handle(Command(opening, device=KEYBOARD)))
        assert "The table has turned." not in texts(desk, table, dialog), opening
