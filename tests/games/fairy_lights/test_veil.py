"""Garlands lie face down: nobody who looks at the screen is told what is in those of others.

A game is played twice by the same raw events, each time with other stars in the garlands of two seats.
Everybody saw the cards come, and bots remember them; but no frame, tip, line of the log or hint that the
first person sees differs.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from game import catalogue
from game.advice import advice
from game.ai.bot import Decision
from game.client.table.quiet import FINAL_SECONDS
from game.client.table.scene import TOOLS
from game.client.window import app
from game.engine.contract import NOBODY, Seat, View
from game.games.fairy_lights.game import GAME
from game.games.fairy_lights.mind import MIND
from game.games.fairy_lights.model import (
    COLOURS,
    Card,
    FaceDown,
    LightsView,
    Reveal,
    SeriesFinished,
    SeriesStored,
    Take,
)
from game.games.fairy_lights.words import digest, tell
from game.match.match import Match
from game.match.viewpoint import Viewpoint
from game.telling import plain
from game.texts import Words
from tests.client.sofa import STEP, Frame, Sofa, Told, window_of
from tests.games.fairy_lights.laid import cards, match_of, position

ONE, TWO = "p1*2 p1*1 p1*1", "p1 p1 p1*1"
SHOP, HELD = "y1 o1*1 s1*2", ("p1*1 p1", "y1*1 y1*1", "o2*2")
YELLOW, PINK, ORANGE = (Take((colour,)) for colour in COLOURS[:3])
MOVES = (YELLOW, Reveal(), YELLOW, Reveal(), ORANGE, Reveal(), PINK)
PEOPLE, SEAT, RIVAL = 2, 0, 1
PATIENTLY = math.ceil(FINAL_SECONDS / STEP) + 1  # frames
MOST_FRAMES = 2000  # of a test; more are a press that did nothing


def table(first: str, second: str, people: int = PEOPLE, **lineup: Any) -> Match:
    """Three seats with a garland each; yellow and pink come next."""
    garlands = ("y1 y1*1 y1", first, second)
    state = position(SHOP, list(zip(HELD, garlands, strict=True)), "", top="g1*4 p1*2 o1*1 y1")
    match = match_of(state, people)
    match.lineup = replace(match.lineup, **lineup)
    return match


def shown(match: Match) -> LightsView:
    look = Viewpoint(match)
    view: Any = look.shown(match, match.glimpse(look.seat)).view
    assert isinstance(view, LightsView)
    return view


def open_seats(view: LightsView) -> list[Seat]:
    lying = [all(isinstance(card, Card) for card in lights.garland) for lights in view.seats]
    return [seat for seat, lies_open in enumerate(lying) if lies_open]


# Whose garland lies open


def test_one_person_sees_their_own_garland_all_the_time() -> None:
    match = table(ONE, TWO, people=1)
    for move in MOVES[:3]:
        assert open_seats(shown(match)) == [0]
        match.play(move)


def test_with_several_people_that_of_the_person_to_act_lies_open() -> None:
    match = table(ONE, TWO)
    seen = []
    for move in MOVES[:5]:
        seen.append((match.to_act, open_seats(shown(match))))
        match.play(move)
    assert seen[:2] == [(0, [0]), (1, [1])]
    assert all(seats == ([seat] if seat in (0, 1) else []) for seat, seats in seen)
    assert (2, []) in seen


def test_an_open_table_shows_all() -> None:
    assert open_seats(shown(table(ONE, TWO, open=True))) == [0, 1, 2]


def test_among_ais_alone_everything_lies_face_down() -> None:
    assert open_seats(shown(table(ONE, TWO, people=0))) == []


def test_how_much_hangs_there_is_seen_but_no_points() -> None:
    view = shown(table(ONE, TWO))
    assert view.seats[1].garland == (FaceDown(1),) * 3
    assert view.points == (0, None, None)
    assert view.seats[1].series["yellow"] == cards("y1*1 y1*1")


def test_at_the_end_all_lies_open() -> None:
    state = position("y1", [("", "y1 y1 y1"), ("", ONE), ("", TWO)], "", deck_left=0)
    match = match_of(state, PEOPLE)
    match.play(Take(("yellow",)))
    assert match.result() is not None
    assert open_seats(shown(match)) == [0, 1, 2]


# What is told


def test_a_series_that_goes_to_a_garland_face_down_is_told_without_its_stars() -> None:
    state = position("p1*2", [("p1 p1*1", ""), ("", ONE), ("", TWO)], "")
    match = match_of(state, PEOPLE)
    before: Any = match.view(NOBODY)
    match.play(PINK)
    after: Any = match.glimpse(NOBODY)
    own, others = (GAME.veiled(after, eyes) for eyes in ({0}, {1}))
    assert any(isinstance(event, SeriesFinished) for event in own.events)
    (stored,) = [event for event in others.events if isinstance(event, SeriesStored)]
    assert stored.garland == (FaceDown(1),) * 3
    words, names = Words("en"), ["Nora", "Theo", "Juno"]
    for lines in (
        [tell(words, glimpse, before) for glimpse in (own, others)],
        [digest(words, glimpse, before, 1) for glimpse in (own, others)],
    ):
        told, untold = ([plain(words, line, names) for line in each] for each in lines)
        assert any("stars" in line for line in told)
        assert not any("star" in line for line in untold)


def test_bots_think_from_what_they_remember() -> None:
    match = table(ONE, TWO)
    view: Any = match.view(2)
    assert open_seats(view) == [0, 1, 2]
    assert None not in view.points


class Hints(Told):
    """Hints as a bot gives them that knows who leads."""

    def hint(self, view: View) -> Decision[Any]:
        assert isinstance(view, LightsView)
        rival = view.points[RIVAL]
        assert rival is not None
        move: Any = view.legal[-1]
        return Decision(move, MIND.explain(view, move, chance=50 + rival))


class SnowSofa(Sofa):
    """What people do at this table."""

    def uncover(self) -> None:
        self.wait(2)  # no curtain is needed here

    def look_round(self) -> None:
        for target in ("points", "garland", "heap", "odds", "deck", "shop", *(f"seat:{k}" for k in range(3))):
            self.point(target, self.place_of(target))
        places = self.table.presenter.places(self.table.look())
        for name, box in zip(TOOLS, places.tools.columns(len(TOOLS)), strict=True):
            self.point(name, box, 3)

    def ask_for_a_hint(self) -> None:
        self.told.let = True
        self.press("h")
        self.wait(3)
        assert self.table.play.hint is not None
        self.told.let = False
        self.press("escape")

    def play(self, move: Any) -> None:
        self.wait(PATIENTLY)
        if isinstance(move, Reveal):
            self.press("r")
        else:
            shop = [card.colour for card in self.table.look().view.shop]
            number = str(shop.index(move.colours[0]) + 1)
            self.press(number)
            self.wait(PATIENTLY)
            self.press("t")


def turn(sofa: SnowSofa, match: Match) -> None:
    ply, seat = match.ply, match.to_act
    assert seat is not None
    if seat == RIVAL:
        sofa.private = RIVAL  # theirs is turned over when it is their turn, and lies open until it has ended
    while not sofa.table.play.director.still:
        sofa.wait(1)
    sofa.private = None if seat >= PEOPLE else seat
    if seat != RIVAL:
        sofa.look_round()
        sofa.show_again()
        sofa.open_all()
    if seat == SEAT:
        sofa.ask_for_a_hint()
    if seat < PEOPLE:
        sofa.play(MOVES[ply])
    sofa.told.let = True
    while match.ply == ply:
        assert len(sofa.frames) < MOST_FRAMES
        sofa.wait(1)
    sofa.told.let = False


def played(match: Match, folder: Path, drawn: Path) -> list[Frame]:
    told = Hints(MOVES, SEAT)
    window = window_of(match, told, folder, drawn)
    try:
        sofa = SnowSofa(window, told)
        while match.ply < len(MOVES):
            turn(sofa, match)
    finally:
        window.close()
    return sofa.frames


@pytest.mark.slow
def test_by_raw_input_no_frame_tells_what_is_in_a_garland_face_down(
    tmp_path: Path, drawn: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "PATIENCE_SECONDS", math.inf)
    real, other = table(ONE, TWO), table(TWO, ONE)
    assert real.view(SEAT) != other.view(SEAT)  # the rules hide nothing
    one, two = played(real, tmp_path, drawn), played(other, tmp_path, drawn)
    pairs = list(zip(one, two, strict=True))
    assert [mine[:2] for mine, _ in pairs] == [theirs[:2] for _, theirs in pairs]
    told = [mine.where for mine, theirs in pairs if mine.private != RIVAL and mine != theirs]
    assert not told
    places = {mine.where.split(":")[0] for mine, _ in pairs if mine.private != RIVAL}
    assert places >= {"TableScene", "LogScene", "PauseMenu", "Seats", "f12"}
    assert any(mine != theirs for mine, theirs in pairs if mine.private == RIVAL)  # their own lies open


def test_a_hint_for_a_table_that_hides_nothing_tells_the_chance() -> None:
    view: Any = table(ONE, TWO).view(0)
    chance = MIND.explain(view, view.legal[-1], chance=73)
    assert "73" in advice(Words("en"), "fairy_lights", chance, ("Ana", "Bo"))
    assert catalogue.mind("fairy_lights").explain(view, view.legal[-1]).numbers["chance"] != 73
