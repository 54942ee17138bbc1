"""An evening: the games that the same people play, and the points that they have of it."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.home import sitting
from game.home.keeper import Keeper
from game.home.sitting import SITTINGS, Sitter, Sitting, SittingGame, open_one, podium_of, points_of, table_of
from game.match.lineup import Bot
from game.match.match import Match, Seated
from tools.shots.shot import position


def people(match: Match, *names: str) -> Match:
    """The match with these people in its first seats, and AIs in the others."""
    for seat, player in enumerate(match.lineup.players):
        named = replace(player, name=names[seat]) if seat < len(names) else replace(player, holder=Bot("ace"))
        match.mark(Seated(seat, named))
    return match


def play(home: Path, record: str, *names: str, game: str = "gravity") -> None:
    sitting.add(home, people(position(f"{game}-game-3"), *names), record)


def names_of(home: Path) -> list[set[str]]:
    return [set(known.people) for known in SITTINGS.read(home).sittings]


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ((1, 2), (6, 0)),
        ((2, 1, 3), (3, 6, 0)),
        ((1, 2, 3, 4), (6, 4, 2, 0)),
        ((1, 1, 3, 4), (5, 5, 2, 0)),
        ((1, 2, 2, 2), (6, 2, 2, 2)),
        ((1, 1, 1), (3, 3, 3)),
        ((1, 2, 3, 4, 5), (6, Fraction(9, 2), 3, Fraction(3, 2), 0)),
        ((1, 2, 3, 4, 5, 6), (6, Fraction(24, 5), Fraction(18, 5), Fraction(12, 5), Fraction(6, 5), 0)),
    ],
    ids=str,
)
def test_the_first_gets_six_the_last_none_and_ties_share(
    places: tuple[int, ...], points: tuple[float, ...]
) -> None:
    assert points_of(places) == list(points)


def game(number: int, *sitters: Sitter) -> SittingGame:
    return SittingGame("gravity", str(number), "2026-11-19 20:00", sitters)


def test_ais_take_places_but_no_points() -> None:
    vega = Sitter("Vega", "moon", 1, True, Bot("ace"))
    rows = table_of(Sitting((game(1, Sitter("Ana", "comet", 3), vega, Sitter("Bo", "sun", 2)),)))
    assert [(row.name, row.total) for row in rows] == [
        ("Bo", Fraction(3)),
        ("Ana", Fraction()),
        ("Vega", Fraction()),
    ]
    assert [row.name for _, row in podium_of(rows)] == ["Bo", "Ana"]


def test_who_joins_later_begins_at_none_and_who_leaves_keeps_theirs() -> None:
    ana, bo, cy = (Sitter(name, "comet", 1, True) for name in ("Ana", "Bo", "Cy"))
    last = replace(bo, place=2, won=False)
    rows = table_of(Sitting((game(1, ana, last), game(2, cy, last))))
    assert {row.name: [score and score.points for score in row.scores] for row in rows} == {
        "Ana": [6, None],
        "Cy": [None, 6],
        "Bo": [0, 0],
    }
    assert [place for place, _ in podium_of(rows)] == [1, 1, 3]


def test_games_of_any_kind_join_the_evening_and_one_that_is_added_twice_counts_once(tmp_path: Path) -> None:
    for record, kind in (("1", "gravity"), ("2", "star_race"), ("2", "star_race")):
        play(tmp_path, record, "Ana", "Bo", game=kind)
    (known,) = SITTINGS.read(tmp_path).sittings
    assert [each.game for each in known.games] == ["gravity", "star_race"]


def test_others_have_an_evening_of_their_own_and_each_goes_on(tmp_path: Path) -> None:
    play(tmp_path, "1", "Ana", "Bo")
    play(tmp_path, "2", "Cy")
    assert names_of(tmp_path) == [{"Ana", "Bo"}, {"Cy"}]
    play(tmp_path, "3", "Bo", "Dee")
    assert names_of(tmp_path) == [{"Cy"}, {"Ana", "Bo", "Dee"}]


def test_after_its_end_another_evening_begins(tmp_path: Path) -> None:
    play(tmp_path, "1", "Ana", "Bo")
    sitting.end(tmp_path, "1")
    assert open_one(SITTINGS.read(tmp_path)) is None
    play(tmp_path, "1", "Ana", "Bo")  # kept once more, as something else of it had failed
    assert len(names_of(tmp_path)) == 1
    play(tmp_path, "2", "Ana", "Bo")
    now = open_one(SITTINGS.read(tmp_path))
    assert now is not None
    assert [each.record for each in now.games] == ["2"]


def test_a_game_of_ais_alone_belongs_to_no_evening(tmp_path: Path) -> None:
    play(tmp_path, "1")
    assert SITTINGS.read(tmp_path).sittings == ()


def test_the_keeper_adds_each_game_that_ends(tmp_path: Path) -> None:
    for _ in range(2):
        keeper = Keeper(tmp_path)  # another start
        keeper.slot().keep(position("star_race-game-2"))
        keeper.close()
    (known,) = SITTINGS.read(tmp_path).sittings
    assert len(known.games) == 2
    assert len({each.record for each in known.games}) == 2
