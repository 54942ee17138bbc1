"""The report on the planets."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from game import places
from game.games.gravity import rules
from game.games.gravity import sheet as faces_sheet
from game.games.gravity.board import position, survey
from game.games.gravity.game import GAME
from game.games.gravity.model import SETS, Material
from tools import planets_report
from tools.page import fill

REPORT = places.DATA / "docs" / "planets.md"


@pytest.mark.parametrize("planets", SETS)
def test_the_report_shows_the_faces_as_they_are(planets: str) -> None:
    text = planets_report.PAGES[planets].read_text(encoding="utf-8")
    for face in planets_report.FACES[planets].values():
        assert f"**{face.name} {face.title}.**" in text
        assert "\n".join(faces_sheet.drawing_of([face]).split("\n")[1:]) in text


def test_a_small_report_has_every_part_of_the_page(tmp_path: Path) -> None:
    surveys = {tiles: planets_report.surveyed("box", tiles, 3) for tiles in (2, 4, 6)}
    games = {players: planets_report.game_of(("box", players, 1)) for players in range(2, 7)}
    kept = REPORT.read_text(encoding="utf-8")
    page = tmp_path / "planets.md"
    page.write_text(kept, encoding="utf-8")
    parts = planets_report.parts("box", surveys, games)
    fill(page, parts)
    text = page.read_text(encoding="utf-8")
    assert re.findall("<!-- (.*) -->", text) == [word for name in parts for word in (name, "end")]
    assert all(part in text for part in parts.values())
    assert re.findall("(?m)^#.*", text) == re.findall("(?m)^#.*", kept)
    for part in parts.values():
        assert len({line.count("|") for line in part.split("\n")[:-1] if line.startswith("|")}) <= 1


def test_moves_to_cells_counts_the_fewest_moves() -> None:
    board = survey(planets_report.random_layout("box", 2, Random(3)))
    door = board.layout.doors[0]
    start = position(board.layout, door.cell, door.down)
    moves = planets_report.moves_to_cells(board, start)
    at_once = {board.cells[cell] for course in board.courses[start] if course for cell in course[0]}
    assert {cell for cell, count in moves.items() if count == 1} == at_once
    assert len(moves) == 72


def test_a_cell_of_the_board_is_found_on_the_face_that_was_drawn() -> None:
    layout = planets_report.random_layout("box", 6, Random(5))
    drawn = planets_report.drawn_cells(layout)
    for laid, door in zip(layout.tiles, layout.doors, strict=True):
        assert drawn[door.cell] == (laid.face, planets_report.FACES["box"][laid.face].door)


def test_the_bot_takes_what_it_can_get_and_leaves_the_state_alone() -> None:
    state = GAME.new(Material(planets_report.ALL), 2, 4).state
    before = GAME.dump(state)
    sure = Random(0)
    sure.random = lambda: 0.99  # type: ignore[method-assign]  # no whim, no tie broken
    move = planets_report.greedy(state, sure)
    assert GAME.dump(state) == before
    gains = {}
    for other in rules.legal(state):
        after = rules.copy(state)
        rules.play(after, other)
        gains[other] = rules.points(after)[state.seat]
    assert gains[move] >= max(gains.values()) - 1
