"""What others did since one's last turn: in a place of its own, in sentences with names, until one acts."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.client.desk import Desk
from game.client.intents import KEYBOARD, Command, Go, PointAt
from game.client.layout import Box
from game.client.paint.picture import Audit
from game.client.table.begin import demo
from game.client.table.log import LogEntry, LogScene, draw_digest, flow, joined, rounds_of
from game.client.table.quiet import FINAL_SECONDS
from game.client.table.scene import TableScene
from game.games.gravity.table.trails import gains_of, told_gains, trails_of
from game.match.lineup import EMBLEMS, Lineup, Person, Player, bots
from game.match.match import Match, begun
from game.telling import Icon, Line
from tests.pilot import settle, texts
from tools.shots.shot import position

KEPT = ["gravity-digest", "gravity-digest-2", "gravity-digest-6", "star-race-digest", "lights-digest"]


def opened(desk: Desk, kept: str) -> TableScene:
    table = demo(desk, position(kept))
    settle(table)
    return table


@pytest.mark.parametrize("kept", KEPT)
def test_it_stays_until_one_acts(desk: Desk, kept: str) -> None:
    table = opened(desk, kept)
    assert table.look().digested
    table.handle(PointAt((0.5, 0.5)))
    table.handle(Go("right", device=KEYBOARD))
    table.update(30.0)
    assert table.look().digested
    assert table.look().deeds
    seat = table.play.decider
    table.act(table.play.view.legal[0])
    settle(table)
    assert not table.look().digested or table.play.match.since(seat or 0)


def test_what_matters_less_makes_room_for_what_matters(desk: Desk) -> None:
    lineup = bots(("rookie",), 3)
    lines = [Line(1, ("completed a series of bulbs",)), Line(2, ("revealed a card",), minor=True)]
    for wide, told in ((2.0, {"completed a series of bulbs", "revealed a card"}), (0.6, {lines[0].parts[0]})):
        picture = desk.picture()
        picture.audit = Audit()
        draw_digest(picture, desk.words, lines, Box(0.0, 0.0, wide, 0.056), lineup)
        shown = {text.text for text in picture.audit.texts}
        assert told == shown & {part for line in lines for part in line.parts}
        assert ("+1" in shown) == (len(told) == 1)


@pytest.mark.parametrize("kept", KEPT[:3])
def test_who_ejected_one_and_what_they_stole_is_told_with_their_name(desk: Desk, kept: str) -> None:
    table = opened(desk, kept)
    names = {player.name for player in table.play.match.lineup.players}
    shown = texts(desk, table)
    told = next(text for text in shown if text.startswith(desk.words("gravity-digest-ejected")))
    assert desk.words("digest-and") in told
    assert names & {*shown}


def test_the_ways_of_all_others_lie_on_the_board_with_what_they_won(desk: Desk) -> None:
    """At six seats nothing of it was to be seen on one's turn."""
    table = opened(desk, "gravity-digest-6")
    look = table.look()
    trails, ejected = trails_of(look.deeds, look.view.seat)
    assert {trail.seat for trail in trails} == {*range(6)} - {look.view.seat}
    assert look.view.seat in [mark.seat for mark in ejected]
    gains = gains_of(look.deeds)
    for trail in trails:
        said = desk.words.signed(gains[trail.seat])
        assert not gains[trail.seat] or said in texts(desk, table)


def test_the_ways_of_others_draw_themselves_one_after_the_other_and_nothing_waits(desk: Desk) -> None:
    table = demo(desk, position("gravity-digest-6"))
    table.play.director.skip()
    table.update(FINAL_SECONDS)  # it comes in sight
    look = table.look()
    trails, _ = trails_of(look.deeds, look.view.seat)

    def grown() -> list[float]:
        look = table.look()
        return [look.grown(number, len(trails)) for number in range(len(trails))]

    assert grown() == [0.0] * len(trails)
    assert [gain for seat, gain in enumerate(told_gains(look)) if seat != look.view.seat] == [0] * 5
    table.handle(Command("card-1", device=KEYBOARD))
    assert table.presenter.selecting  # what is pressed is not too early
    table.update(0.3)
    assert grown()[0] == 1.0
    assert grown()[-1] == 0.0
    assert grown() == sorted(grown(), reverse=True)
    table.update(0.3)
    assert grown() == [1.0] * len(trails)
    assert told_gains(table.look()) == gains_of(look.deeds)


def test_reduced_motion_shows_all_ways_at_once(desk: Desk) -> None:
    desk.settings = replace(desk.settings, reduced_motion=True)
    table = demo(desk, position("star-race-digest"))
    table.play.director.skip()
    table.update(FINAL_SECONDS)
    assert table.look().deeds
    assert table.look().grown(4, 5) == 1.0


def test_the_panels_tell_what_was_won_and_a_key_hides_the_trails(desk: Desk) -> None:
    table = opened(desk, "gravity-digest")
    look = table.look()
    gains = [gain for seat, gain in enumerate(gains_of(look.deeds)) if gain and seat != look.view.seat]
    assert gains
    told = texts(desk, table)
    assert all(told.count(desk.words.signed(gain)) >= 2 for gain in gains)  # at the way, and on the panel
    table.handle(Command("trails", device=KEYBOARD))
    hidden = texts(desk, table)
    table.handle(Command("trails", device=KEYBOARD))
    shown = texts(desk, table)
    for gain in map(desk.words.signed, gains):
        assert hidden.count(gain) < shown.count(gain)


def test_a_hint_that_is_asked_for_too_early_is_answered_for_a_moment(desk: Desk) -> None:
    table = demo(desk, position("gravity-watch"))
    settle(table)
    assert table.play.decider is None
    table.handle(Command("hint", device=KEYBOARD))
    assert table.message == desk.words("table-hint-not-now")
    table.update(2.1)
    assert table.message_left == 0.0


def test_a_message_stands_where_it_hides_what_happened_until_it_has_gone(desk: Desk) -> None:
    table = opened(desk, "lights-digest")
    before = {*texts(desk, table)}
    table.say("Not now.", 3.0)
    hidden = before - {*texts(desk, table)}
    table.update(2.5)
    assert before - {*texts(desk, table)} == hidden


def test_the_log_has_names_and_rounds(desk: Desk) -> None:
    table = opened(desk, "gravity-digest")
    change = table.handle(Command("log", device=KEYBOARD))
    log = getattr(change, "to", None)
    assert isinstance(log, LogScene)
    shown = texts(desk, log)
    assert {player.name for player in table.play.match.lineup.players} & {*shown}
    last = rounds_of(table.play.match)[-1]
    assert desk.words("log-round", number=last) in shown


def test_a_round_begins_when_it_is_the_turn_of_whoever_began(desk: Desk) -> None:
    match: Match = position("star-race-digest")
    numbers, first = rounds_of(match), match.actor(1)
    turns = [ply for ply in range(1, match.ply + 1) if match.actor(ply) == first]
    assert [numbers[ply] for ply in turns] == [*range(1, len(turns) + 1)]


def test_a_line_breaks_between_words_alone_and_a_picture_does_not_stand_alone(desk: Desk) -> None:
    """ "a step, and won, threw out" stood as "a/step, and/won, threw/out"."""
    lineup = bots(["rookie"], 2)
    star = Icon("gravity/star_blue")
    line = Line(0, ("completed their hand and won", star, star, "and ejected", star))
    picture = desk.picture()
    for wide in (0.3, 0.36, 0.42, 0.5, 0.8):
        rows = flow(picture, line, lineup, wide, 0.046, True)
        words = " ".join(run.what for row in rows for run in row if isinstance(run.what, str))
        assert words == f"{lineup.players[0].name} completed their hand and won and ejected"
        assert all(run.x + run.width <= wide + 0.001 for row in rows for run in row)


def test_no_row_begins_or_ends_with_a_dot_that_stands_between(desk: Desk) -> None:
    lineup, picture = bots(["rookie"], 2), desk.picture()
    line = Line(0, (Icon("gravity/star_blue"), "over 2, in position I", "· −5 for you"))
    seen = set()
    for hundredth in range(16, 60):
        rows = flow(picture, line, lineup, hundredth / 100, 0.046, True)
        told = [" ".join(run.what for run in row if isinstance(run.what, str)) for row in rows]
        assert not any(row.startswith("·") or row.endswith("·") for row in told)
        seen.add(" ".join(told).count("·"))
    assert seen == {0, 1}


def test_what_one_seat_did_is_one_sentence() -> None:
    lines = [Line(1, ("ejected you",)), Line(1, ("stole",)), Line(2, ("came",)), Line(None, ("over",))]
    told = joined([LogEntry(ply, line) for ply, line in enumerate(lines)], "and")
    assert [entry.line.parts for entry in told] == [("ejected you", "and", "stole"), ("came",), ("over",)]


def test_the_board_is_seen_to_turn_for_the_next_person_and_says_so_once(desk: Desk) -> None:
    desk.change(replace(desk.settings, own={"my_down": "gentle"}))
    people = Lineup(
        tuple(Player(name, emblem, Person()) for name, emblem in zip("ABC", EMBLEMS, strict=False))
    )
    table = demo(desk, begun("gravity", people, 2))
    said, turns = [], 0
    for _ in range(24):
        settle(table)
        table.update(0.01)
        if table.play.viewpoint.curtain is not None:
            table.play.lift()
            turns += not table.play.director.still
            settle(table)
        said.append(table.message if table.message_left else "")
        table.message_left = 0.0
        table.act(table.play.view.legal[0])  # face down, so that there is something to cover
    assert [text for text in said if text] == [desk.words("gravity-turned-to", name="B")]
    assert turns
