"""The kept games and the people in them: an index that can be made again, and names that leave all files."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from game.home import library, people, saves, sitting
from game.home import profiles as profiling
from game.home.hall import HALL
from game.home.keeper import Keeper
from game.home.library import FORGOTTEN, Library, ReadGame, ReadSeat
from game.home.lineups import LINEUPS, PEOPLE, known
from game.home.lineups import save as save_lineups
from game.home.people import RENAMINGS, Renaming, Renamings, carry_out, forgetting, renaming
from game.home.profiles import profiles, scale, strengths
from game.home.sitting import SITTINGS
from game.match import journal
from game.match.lineup import Person
from game.match.match import Match, Seated
from tools.shots.shot import position

MILA = "Mila"


def kept(home: Path, *names: str) -> None:
    for number, name in enumerate(names):
        path = library.folder(home) / f"2026-11-{number + 1:02}-{name}.jsonl"
        path.parent.mkdir(exist_ok=True)
        path.write_text(journal.dump(position(name)))


def read(home: Path, aside: bool = False) -> Library:
    found = Library(home, aside)
    while found.missing:
        found.update()
    return found


def test_the_index_holds_what_the_records_say_and_none_is_read_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept(tmp_path, "gravity-game-3", "star_race-game-4")
    first = read(tmp_path)
    newest, oldest = first.games.values()
    assert (newest.game, newest.day, len(newest.seats)) == ("star_race", "2026-11-02", 4)
    assert (oldest.game, [seat.name for seat in oldest.seats if seat.won]) == ("gravity", ["Oma Rit"])
    library.write_index(tmp_path, first.written())
    monkeypatch.setattr(library, "read_game", lambda *_: pytest.fail("it is in the index"))
    assert read(tmp_path).games == first.games


def test_a_process_of_its_own_reads_the_same(tmp_path: Path) -> None:
    kept(tmp_path, "star_race-game-2", "star_race-game-3")
    assert read(tmp_path, aside=True).games == read(tmp_path).games


@pytest.mark.parametrize("content", [b"", b"nonsense", b'{"starbox":"index","version":99}\n', b"[]\n\n\0"])
def test_an_index_with_faults_is_made_again(tmp_path: Path, content: bytes) -> None:
    kept(tmp_path, "star_race-game-2")
    library.index_of(tmp_path).write_bytes(content)
    assert read(tmp_path).games == {game.record: game for game in read(tmp_path).games.values()} != {}


def test_of_an_index_only_the_lines_with_faults_are_read_again(tmp_path: Path) -> None:
    kept(tmp_path, "star_race-game-2", "star_race-game-3")
    library.write_index(tmp_path, read(tmp_path).written())
    lines = library.index_of(tmp_path).read_bytes().splitlines()
    library.index_of(tmp_path).write_bytes(b"\n".join([lines[0], lines[1][:40], lines[2]]))
    assert Library(tmp_path).missing == 1


def test_a_record_that_is_new_changed_or_gone_is_noticed(tmp_path: Path) -> None:
    kept(tmp_path, "star_race-game-2", "star_race-game-3")
    assert [name[:10] for name in library.stamps(tmp_path)] == ["2026-11-02", "2026-11-01"]
    library.write_index(tmp_path, read(tmp_path).written())
    first, second = sorted(library.folder(tmp_path).iterdir())
    second.unlink()
    os.utime(first, (1, 1))
    found = Library(tmp_path)
    assert (found.missing, found.changed, dict(found.games)) == (1, True, {})


def test_what_is_no_ended_game_counts_for_nobody(tmp_path: Path) -> None:
    folder = library.folder(tmp_path)
    folder.mkdir()
    (folder / "a.jsonl").write_text("nonsense")
    (folder / "b.jsonl").write_text(journal.dump(position("gravity-game-3", 9)))
    found = read(tmp_path)
    assert [game.seats for game in found.games.values()] == [(), ()]
    assert profiles(found.games.values()) == {}


def test_luck_comes_from_the_review_where_there_is_one(tmp_path: Path) -> None:
    kept(tmp_path, "star_race-game-2")
    (game,) = read(tmp_path).games.values()
    assert game.seats[0].luck is None
    library.write_index(tmp_path, [game])
    review = library.review_of(tmp_path, game.record)
    review.parent.mkdir()
    review.write_text('{"over": true, "seats": [{"luck": 0.25}, {"luck": -0.25}]}')
    (again,) = read(tmp_path).games.values()
    assert [seat.luck for seat in again.seats] == [0.25, -0.25]


def test_a_profile_counts_games_wins_points_titles_and_pieces(tmp_path: Path) -> None:
    kept(tmp_path, "gravity-game-3", "star_race-game-3")
    found = read(tmp_path)
    everybody = profiles(found.games.values())
    assert set(everybody) == {MILA, "Jonas", "Oma Rit"}
    mine = everybody[MILA]
    own = [seat for game in found.games.values() for seat in game.seats if seat.name == MILA]
    assert (mine.games, mine.wins) == (2, sum(seat.won for seat in own))
    assert mine.points == sum(seat.score for seat in own)
    assert [recent.game for recent in mine.recent] == ["star_race", "gravity"]
    assert {game for game, _ in mine.likes} == {"star_race", "gravity"}
    assert mine.titles.total() == 2


# Strength


def duel(number: int, one: int, two: int, level: str = "pilot", luck: float | None = None) -> ReadGame:
    me = ReadSeat("Ana", "comet", True, place=one, luck=luck)
    rival = ReadSeat("Vega", "moon", False, level, place=two, luck=None if luck is None else -luck)
    return ReadGame(str(number), 0, 0, "gravity", "2026-11-19", (me, rival))


def test_few_games_tell_no_strength() -> None:
    assert strengths([duel(number, 1, 2) for number in range(4)], "gravity") == {}
    assert strengths([duel(number, 1, 2) for number in range(9)], "no-such-game") == {}


def test_who_wins_half_of_the_games_is_as_strong_as_the_rival_and_more_games_make_it_surer() -> None:
    half = [duel(number, 1 + number % 2, 2 - number % 2, "ace") for number in range(40)]
    many, few = (strengths(half[:count], "gravity")["Ana"] for count in (40, 6))
    assert many.low < scale("gravity")["ace"] < many.high
    assert many.high - many.low < few.high - few.low
    won = strengths([duel(number, 1, 2, "ace") for number in range(40)], "gravity")["Ana"]
    assert won.middle > many.high


def test_more_games_of_the_same_people_make_no_more_work_of_the_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Counter[int]()
    told = profiling._strength
    for count in (6, 60):

        def counted(who: profiling.Rival, rating: Mapping[str, float], count: int = count) -> float:
            asked[count] += 1
            return told(who, rating)

        monkeypatch.setattr(profiling, "_strength", counted)
        strengths([duel(number, 1 + number % 2, 2 - number % 2) for number in range(count)], "gravity")
    assert asked[6] == asked[60] > 0


def test_what_luck_has_won_makes_nobody_strong() -> None:
    skilled, lucky = (
        strengths([duel(number, 1, 2, luck=luck) for number in range(20)], "gravity")["Ana"]
        for luck in (0.0, 0.5)
    )
    assert lucky.middle < skilled.middle


# Names


@pytest.fixture
def lived_in(tmp_path: Path) -> Path:
    """A folder in which Mila has left her name everywhere."""
    match = position("gravity-game-3")
    lineup = known(tmp_path, match.lineup)
    for seat, player in enumerate(lineup.players):
        match.mark(Seated(seat, player))
    save_lineups(tmp_path, {"gravity": lineup})
    keeper = Keeper(tmp_path)
    keeper.slot().keep(match)
    keeper.slot().keep(position("star_race-game-4", 5))
    keeper.slot().delete(position("star_race-game-3", 5))
    keeper.flush()
    slot = keeper.slot()
    slot.keep(position("fairy_lights-game-3", 5))
    keeper.flush()
    slot.delete(position("fairy_lights-game-3", 5))
    keeper.close()
    library.write_index(tmp_path, read(tmp_path).written())
    (tmp_path / "hall.json.broken-1").write_text('{"gravity": [{"name": "Mila"')
    assert len(files_with(tmp_path, MILA)) >= 8
    return tmp_path


def files_with(home: Path, name: str) -> list[str]:
    return sorted(
        path.relative_to(home).as_posix()
        for path in home.rglob("*")
        if path.is_file() and json.dumps(name).encode() in path.read_bytes()
    )


def test_a_forgotten_name_leaves_all_files_and_the_games_stay(lived_in: Path) -> None:
    carry_out(lived_in, forgetting(MILA, "Somebody"))
    assert files_with(lived_in, MILA) == []
    assert MILA not in PEOPLE.read(lived_in)
    names = {honour.name for honour in HALL.read(lived_in)["gravity"]}
    assert names == {"Somebody", "Jonas", "Oma Rit"}
    (game,) = [game for game in read(lived_in).games.values() if game.seats]
    assert [seat.name for seat in game.seats] == ["Somebody", "Jonas", "Oma Rit"]
    for path in saves.waiting(lived_in):
        assert saves.read(path).lineup.players[0].holder == Person(FORGOTTEN)


def test_a_new_name_goes_through_all_files(lived_in: Path) -> None:
    before = PEOPLE.read(lived_in)[MILA]
    carry_out(lived_in, renaming(lived_in, MILA, "Ludmila"))
    assert files_with(lived_in, MILA) == []
    assert PEOPLE.read(lived_in)["Ludmila"] == before
    (now,) = SITTINGS.read(lived_in).sittings
    assert "Ludmila" in now.people
    assert LINEUPS.read(lived_in)["gravity"].players[0].holder == Person(before)
    assert set(profiles(read(lived_in).games.values())) == {"Ludmila", "Jonas", "Oma Rit"}


def test_two_people_become_one(lived_in: Path) -> None:
    his = PEOPLE.read(lived_in)["Jonas"]
    carry_out(lived_in, renaming(lived_in, MILA, "Jonas"))
    assert files_with(lived_in, MILA) == []
    assert PEOPLE.read(lived_in)["Jonas"] == his
    assert {honour.name for honour in HALL.read(lived_in)["gravity"]} == {"Jonas", "Oma Rit"}


@pytest.mark.parametrize("new", ["Ludmila", "Jonas"])
def test_no_game_is_read_again_because_of_a_new_name(lived_in: Path, new: str) -> None:
    known = read(lived_in)
    carry_out(lived_in, renaming(lived_in, MILA, new))
    now = Library(lived_in)
    assert not now.missing
    known.look(anew=True)
    assert known.games == now.games
    assert set(profiles(now.games.values())) == {new, "Jonas", "Oma Rit"}
    assert dict(now.games) == {
        name: library.read_game(lived_in, name, stamp) for name, stamp in library.stamps(lived_in).items()
    }


def test_a_record_that_had_changed_before_a_new_name_is_read_again(lived_in: Path) -> None:
    (record,) = library.folder(lived_in).glob("*gravity*.jsonl")
    record.write_text(journal.dump(position("gravity-game-4")))
    carry_out(lived_in, renaming(lived_in, MILA, "Ludmila"))
    now = Library(lived_in)
    assert now.missing == 1
    assert MILA not in {seat.name for game in now.games.values() for seat in game.seats}


def test_an_ai_of_the_same_name_keeps_it(lived_in: Path) -> None:
    path = next(path for path in saves.waiting(lived_in) if "star_race" in path.name)
    assert [player.name for player in saves.read(path).lineup.players][3] == "Vega"
    carry_out(lived_in, Renaming("Vega", "Nobody", ""))
    assert [player.name for player in saves.read(path).lineup.players][3] == "Vega"


@pytest.mark.parametrize("at", range(0, 30, 3))
def test_what_was_broken_off_is_done_at_the_next_start(
    lived_in: Path, at: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = [at]

    def counted(real: Callable[..., object]) -> Callable[..., object]:
        def step(*given: object) -> object:
            left[0] -= 1
            if left[0] == 0:
                raise KeyboardInterrupt
            return real(*given)

        return step

    with monkeypatch.context() as patch:
        patch.setattr("game.home.disk.rename", counted(os.replace))
        try:
            carry_out(lived_in, forgetting(MILA, "Somebody"))
        except KeyboardInterrupt:
            assert RENAMINGS.read(lived_in).todo != () or MILA in PEOPLE.read(lived_in)
    if RENAMINGS.read(lived_in) == Renamings():
        carry_out(lived_in, forgetting(MILA, "Somebody"))  # nothing was done yet: it is asked for again
    keeper = Keeper(lived_in)
    keeper.close()
    assert files_with(lived_in, MILA) == []
    assert not (lived_in / RENAMINGS.name).exists()


def test_names_in_files_of_older_versions_change_too(tmp_path: Path) -> None:
    old = Path(__file__).parents[1] / "match" / "kept"
    library.folder(tmp_path).mkdir()
    record = library.folder(tmp_path) / "old.jsonl"
    record.write_bytes((old / "record-of-the-hall.jsonl").read_bytes())
    names = [player.name for player in journal.load(record.read_text()).lineup.players]
    carry_out(tmp_path, Renaming(names[0], "Zoë", "z"))
    after: Match = journal.load(record.read_text())
    assert after.lineup.players[0].name == "Zoë"


def test_games_of_somebody_forgotten_are_still_an_evening(lived_in: Path) -> None:
    carry_out(lived_in, forgetting(MILA, "Somebody"))
    sitting.add(lived_in, position("star_race-game-3"), "later")
    assert people.RENAMINGS.read(lived_in) == Renamings()
    assert len(SITTINGS.read(lived_in).sittings) == 1
