"""Keeping matches on disk: whole or not at all, every game by itself, and nothing lost on the way."""

from __future__ import annotations

import errno
import os
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.catalogue import game, material
from game.home import disk, hall, saves
from game.home.keeper import Keeper, Slot
from game.home.store import Broken
from game.match import journal
from game.match.lineup import Bot, Lineup, Player
from game.match.match import Match, Seated

TABLE = Lineup((Player("Ana", "comet"), Player("Vega", "moon", Bot("random"))))
STEPS = ("make_folder", "create", "fill", "sync", "close", "rename", "claim", "remove", "sync_folder")
FULL = OSError(errno.ENOSPC, "No space left on device")


def begun(name: str = "fairy_lights", plies: int = 3, seed: int = 8) -> Match:
    rules = game(name)
    match = Match(rules, rules.new(material(name), 2, seed), TABLE, seed)
    while match.ply < plies and match.to_act is not None:
        match.play(match.view(match.to_act).legal[-1])
    return match


def over(name: str = "fairy_lights", seed: int = 8) -> Match:
    match = begun(name, 10_000, seed)
    assert match.result() is not None
    return match


def short_of(match: Match, left: int) -> Match:
    """The same match some actions before its end."""
    before = match.restart()
    for action in match.actions[:-left]:
        before.play(action)
    return before


@pytest.fixture
def keeper(tmp_path: Path) -> Keeper:
    return Keeper(tmp_path, again_seconds=60.0)  # it tries again when a test says so


def kept(keeper: Keeper, match: Match) -> Slot:
    slot = keeper.slot()
    slot.keep(match)
    keeper.flush()
    return slot


def told(keeper: Keeper) -> list[str]:
    return [news.text for news in keeper.news()]


def files(home: Path, folder: str) -> list[Path]:
    return sorted(path for path in (home / folder).iterdir() if path.is_file())


# Games that wait


def test_every_game_that_is_begun_has_a_save_of_its_own(keeper: Keeper) -> None:
    matches = [begun("gravity"), begun("gravity", 4), begun("star_race"), begun("gravity", 5)]
    for match in matches:
        kept(keeper, match)
    found = {journal.dump(saves.read(path)) for path in keeper.waiting()}
    assert found == {journal.dump(match) for match in matches}
    assert sorted(saves.game_of(path) for path in keeper.waiting()) == ["gravity"] * 3 + ["star_race"]


def test_a_game_that_goes_on_keeps_its_save(keeper: Keeper, tmp_path: Path) -> None:
    slot = kept(keeper, begun("gravity"))
    kept(keeper, begun("gravity", 1))
    later = Keeper(tmp_path)
    later.slot(slot.name).keep(begun("gravity", 9))
    later.close()
    assert len(later.waiting()) == 2
    assert saves.read(saves.path_of(tmp_path, slot.name)).ply == 9


def test_the_game_that_was_played_last_comes_first(keeper: Keeper, tmp_path: Path) -> None:
    names = [kept(keeper, begun(name)).name for name in ("gravity", "star_race", "fairy_lights")]
    for age, name in zip((20, 10, 30), names, strict=True):
        stamp = time.time() - age
        os.utime(saves.path_of(tmp_path, name), (stamp, stamp))
    assert [saves.game_of(path) for path in keeper.waiting()] == ["star_race", "gravity", "fairy_lights"]


def test_two_programs_that_begin_at_once_take_different_names(
    keeper: Keeper, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slower(home: Path, name: str) -> Any:
        yield "2026-11-19-gravity-1"  # both have seen that it is free
        yield "2026-11-19-gravity-2"

    monkeypatch.setattr(saves, "free_names", slower)
    for number, each in enumerate((keeper, Keeper(tmp_path)), 1):
        assert kept(each, begun("gravity", number)).name == f"2026-11-19-gravity-{number}"
    assert [saves.read(path).ply for path in files(tmp_path, "saves")] == [1, 2]


def test_a_disk_without_links_never_writes_over_a_file_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unable(*_: object) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "link", unable)
    one, other = tmp_path / "one", tmp_path / "other"
    one.write_text("1")
    disk.claim(one, other)
    one.write_text("2")
    with pytest.raises(FileExistsError):
        disk.claim(one, other)
    assert (one.read_text(), other.read_text()) == ("2", "1")


def test_only_the_last_of_many_states_matters(keeper: Keeper) -> None:
    match, slot = begun(plies=0), keeper.slot()
    for _ in range(40):
        match.play(match.view(match.to_act or 0).legal[-1])
        slot.keep(match)
        if match.to_act is None or match.ply == 20:
            break
    keeper.flush()
    (path,) = keeper.waiting()
    assert journal.dump(saves.read(path)) == journal.dump(match)


def test_a_broken_save_is_explained_and_kept_aside(keeper: Keeper, tmp_path: Path) -> None:
    path = saves.path_of(tmp_path, kept(keeper, begun("gravity")).name)
    damaged = path.read_text()[:-20]
    path.write_text(damaged)
    with pytest.raises(Broken, match="Line 4") as broken:
        keeper.read(path)
    assert broken.value.aside is not None
    assert broken.value.aside.read_text() == damaged
    assert keeper.waiting() == []


def test_a_save_that_cannot_be_read_now_is_not_broken(
    keeper: Keeper, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saves.path_of(tmp_path, kept(keeper, begun("gravity")).name)

    def too_many(_: Path) -> bytes:
        raise OSError(errno.EMFILE, "Too many open files")

    monkeypatch.setattr(saves, "contents", too_many)
    with pytest.raises(OSError, match="Too many"):
        keeper.read(path)
    assert keeper.waiting() == [path]


# Older versions


def test_saves_of_older_versions_move_over_and_lose_nothing(tmp_path: Path) -> None:
    texts = {
        "gravity": journal.dump(begun("gravity")),
        "star_race": '{"starbox":"journal","version":99}\n',  # of a newer Starbox
        "fairy_lights": "damaged",
    }
    (tmp_path / "saves").mkdir()
    for name, text in texts.items():
        (tmp_path / "saves" / f"{name}.match").write_text(text)
        os.utime(tmp_path / "saves" / f"{name}.match", (1000, 1000))
    for _ in range(2):  # the second start changes nothing
        keeper = Keeper(tmp_path)
        assert {saves.game_of(path): path.read_text() for path in keeper.waiting()} == texts
        assert {saves.age(path) for path in keeper.waiting()} == {1000}
    kept(keeper, begun("gravity", 1))
    assert len(keeper.waiting()) == 4


# The end of a game


def test_a_finished_game_has_a_record_and_results_and_its_save_has_gone(
    keeper: Keeper, tmp_path: Path
) -> None:
    match = over()
    slot = kept(keeper, short_of(match, 1))
    (save,) = keeper.waiting()
    slot.keep(match)
    keeper.flush()
    assert keeper.waiting() == files(tmp_path, "saves") == []
    (record,) = files(tmp_path, "records")
    assert record.stem == save.stem == f"{time.strftime('%Y-%m-%d')}-fairy_lights-1"
    assert journal.dump(journal.load(record.read_text())) == journal.dump(match)
    assert [honour.record for honour in hall.HALL.read(tmp_path)["fairy_lights"]] == [record.stem] * 2


def test_records_are_named_without_people(keeper: Keeper, tmp_path: Path) -> None:
    for seed in (8, 9):
        kept(keeper, over(seed=seed))
    names = [path.name for path in files(tmp_path, "records")]
    day = time.strftime("%Y-%m-%d")
    assert names == [f"{day}-fairy_lights-1.jsonl", f"{day}-fairy_lights-2.jsonl"]


def test_kept_twice_a_result_counts_once(keeper: Keeper, tmp_path: Path) -> None:
    match = over()
    slot = kept(keeper, match)
    slot.keep(match)
    keeper.flush()
    assert len(hall.HALL.read(tmp_path)["fairy_lights"]) == 2
    assert len(files(tmp_path, "records")) == 1


def test_a_broken_hall_loses_nothing(keeper: Keeper, tmp_path: Path) -> None:
    (tmp_path / "hall.json").write_text("no json")
    kept(keeper, over())
    (news,) = keeper.news()
    assert (news.text, news.values) == ("hall-broken", {"name": "hall.json.broken-1"})
    assert (tmp_path / "hall.json.broken-1").read_text() == "no json"
    assert len(hall.HALL.read(tmp_path)["fairy_lights"]) == 2
    assert len(files(tmp_path, "records")) == 1
    assert keeper.waiting() == []


@pytest.mark.parametrize("folder", ["records", "hall.json"])
def test_record_and_hall_are_kept_each_by_itself_and_the_other_later(
    keeper: Keeper, tmp_path: Path, folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = over()
    slot = kept(keeper, short_of(match, 1))
    real = disk.create

    def create(path: Path) -> tuple[int, Path]:
        if folder in (path.parent.name, path.name):
            raise FULL
        return real(path)

    monkeypatch.setattr(disk, "create", create)
    slot.keep(match)
    keeper.flush()
    assert told(keeper) == ["hall-not-saved"]
    assert slot.failure is not None
    assert (tmp_path / "hall.json").exists() == (folder == "records")
    assert (tmp_path / "records").is_dir() == (folder == "hall.json") or not files(tmp_path, "records")
    (save,) = files(tmp_path, "saves")
    assert keeper.waiting() == [], "what has ended is not offered"

    monkeypatch.setattr(disk, "create", real)
    keeper.flush()
    assert told(keeper) == ["result-kept"]
    assert not save.exists()
    assert len(hall.HALL.read(tmp_path)["fairy_lights"]) == 2
    assert len(files(tmp_path, "records")) == 1


@pytest.mark.parametrize("folder", ["records", "hall.json"])
def test_what_could_not_be_kept_is_kept_by_the_next_start(
    keeper: Keeper, tmp_path: Path, folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = over()
    with monkeypatch.context() as broken:
        real = disk.create

        def create(path: Path) -> tuple[int, Path]:
            if folder in (path.parent.name, path.name):
                raise FULL
            return real(path)

        broken.setattr(disk, "create", create)
        kept(keeper, match)
        keeper.close()
    again = restarted(tmp_path)
    assert again.waiting() == files(tmp_path, "saves") == []
    assert len(hall.HALL.read(tmp_path)["fairy_lights"]) == 2
    (record,) = files(tmp_path, "records")
    assert journal.load(record.read_text()).result() == match.result()


def restarted(home: Path) -> Keeper:
    """What the next start finds, once it has looked at all games that wait."""
    keeper = Keeper(home)
    for path in keeper.waiting():
        keeper.read(path)
    keeper.flush()
    return keeper


def test_a_finished_game_that_the_disk_never_held_takes_nobody_elses_place(
    keeper: Keeper, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(handle: int, data: bytes) -> None:
        raise FULL

    with monkeypatch.context() as patch:
        patch.setattr(disk, "fill", full)
        ended = kept(keeper, over())
    other = begun(seed=9)
    slot = kept(keeper, other)
    keeper.flush()
    assert ended.failure is None
    assert saves.record_of(tmp_path, ended.name).read_bytes() == journal.dump(over()).encode()
    assert saves.path_of(tmp_path, slot.name).read_bytes() == journal.dump(other).encode()
    assert len(hall.HALL.read(tmp_path)["fairy_lights"]) == 2


def test_a_game_without_people_is_recorded_but_brings_no_honour(keeper: Keeper, tmp_path: Path) -> None:
    rules = game("fairy_lights")
    lineup = Lineup(tuple(Player(name, "comet", Bot("random")) for name in ("Vega", "Deneb")))
    match = Match(rules, rules.new(material("fairy_lights"), 2, 3), lineup, 3)
    while match.to_act is not None:
        match.play(match.view(match.to_act).legal[-1])
    kept(keeper, match)
    assert not (tmp_path / "hall.json").exists()
    assert len(files(tmp_path, "records")) == 1


def test_another_game_that_has_the_name_of_a_record_is_kept_too(keeper: Keeper, tmp_path: Path) -> None:
    name = kept(keeper, over()).name
    other = begun(seed=9)
    saves.folder(tmp_path).mkdir()
    saves.path_of(tmp_path, name).write_text(journal.dump(other))
    (path,) = restarted(tmp_path).waiting()
    assert path.stem != name
    assert journal.dump(saves.read(path)) == journal.dump(other)


# Deleting


def test_a_deleted_game_comes_back_as_it_was(keeper: Keeper, tmp_path: Path) -> None:
    name = kept(keeper, begun("gravity")).name
    path = saves.path_of(tmp_path, name)
    os.utime(path, (5000, 5000))
    text, deleted = path.read_text(), saves.delete(tmp_path, name)
    assert keeper.waiting() == []
    assert kept(keeper, begun("gravity", 1)).name != name, "its name is not free yet"
    saves.restore(tmp_path, deleted)
    assert path.read_text() == text
    assert saves.age(path) == 5000


def test_what_was_deleted_long_ago_goes_at_the_start(keeper: Keeper, tmp_path: Path) -> None:
    names = [kept(keeper, begun("gravity")).name for _ in range(2)]
    new, old = (saves.delete(tmp_path, name) for name in names)
    ancient = old.rename(old.with_name(f"2020-01-01_{names[1]}.match"))
    Keeper(tmp_path)
    assert (new.exists(), ancient.exists()) == (True, False)


def test_a_game_that_makes_way_lies_among_the_deleted_as_it_was_at_last(
    keeper: Keeper, tmp_path: Path
) -> None:
    slot = kept(keeper, begun("gravity"))
    slot.keep(begun("gravity", 5))
    slot.delete(begun("gravity", 6))
    keeper.flush()
    (deleted,) = files(tmp_path, "saves/deleted")
    assert saves.read(deleted).ply == 6
    assert keeper.waiting() == []
    slot.keep(begun("gravity", 6))
    keeper.flush()
    assert [path.stem for path in keeper.waiting()] == [slot.name]
    slot.forget(begun("gravity", 6))
    keeper.flush()
    assert keeper.waiting() == []


# What fails


def test_what_fails_is_told_once_and_tried_again_until_it_succeeds(keeper: Keeper, tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("a file where the folder should be")
    slot = kept(keeper, begun("gravity"))
    assert isinstance(slot.failure, FileExistsError)
    assert isinstance(keeper.failing, FileExistsError)
    for plies in (4, 5):
        slot.keep(begun("gravity", plies))
        keeper.flush()
    assert told(keeper) == ["save-failed"]
    (tmp_path / "saves").unlink()
    keeper.flush()
    assert told(keeper) == ["save-again"]
    assert slot.failure is keeper.failing is None
    assert [saves.read(path).ply for path in keeper.waiting()] == [5]


def test_it_is_tried_again_without_being_asked(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("a file where the folder should be")
    keeper = Keeper(tmp_path, again_seconds=0.01)
    slot = kept(keeper, begun("gravity"))
    (tmp_path / "saves").unlink()
    while slot.failure or slot.behind:
        threading.Event().wait(0.005)
    assert len(keeper.waiting()) == 1


def test_an_error_of_ours_ends_no_saving(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(journal, "dump", lambda _: 1 / 0)
        slot = kept(keeper, begun("gravity"))
        assert slot.failure is not None
    keeper.flush()
    assert len(keeper.waiting()) == 1


def test_nobody_waits_while_the_disk_does_not_answer(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    answers, reached = threading.Event(), threading.Event()

    def silent(_: int) -> None:
        reached.set()
        answers.wait()

    monkeypatch.setattr(disk, "sync", silent)
    slot = keeper.slot()
    slot.keep(begun("gravity"))
    reached.wait()
    slot.keep(begun("gravity", 4))  # and it returns
    assert slot.behind
    answers.set()
    keeper.flush()
    assert not slot.behind


def test_a_disk_that_never_answers_does_not_keep_the_program_from_ending(
    keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(disk, "sync", lambda _: threading.Event().wait())
    keeper.slot().keep(begun("gravity"))
    keeper.close(0.01)
    assert isinstance(keeper.failing, TimeoutError)


# Ended at any moment


class Killed(BaseException):
    """The program ends here, as if it had been killed."""


def killing(monkeypatch: pytest.MonkeyPatch, at: int, by: BaseException) -> list[str]:
    """Let the step of this number fail, and all after it; the steps that were taken before."""
    taken: list[str] = []

    def wrap(name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def step(*given: Any) -> Any:
            if len(taken) >= at:
                raise by
            taken.append(name)
            return real(*given)

        return step

    for name in STEPS:
        monkeypatch.setattr(disk, name, wrap(name, getattr(disk, name)))
    return taken


@pytest.mark.parametrize("by", [Killed(), FULL], ids=["killed", "full"])
def test_stopped_before_any_step_on_disk_nothing_is_lost(tmp_path: Path, by: BaseException) -> None:
    match, number = over(), 0
    while True:
        home = tmp_path / str(number)
        home.mkdir()
        with pytest.MonkeyPatch.context() as patch:
            taken = killing(patch, number, by)
            written = at_once(home, match)
        check(home, match, written, taken)
        if len(taken) < number:
            break
        number += 1
    assert number > 20


def at_once(home: Path, match: Match) -> int:
    """Keep the end of a match without a thread; how many of its three states were wholly kept."""
    keeper, written = Keeper(home), 0
    slot = keeper.slot()
    try:
        for left in (2, 1, 0):
            keeper.obey(slot, short_of(match, left) if left else match)
            written += 1
    except (Killed, OSError):
        pass
    return written


def check(home: Path, match: Match, written: int, taken: list[str]) -> None:
    """The next start finds everything that was wholly kept, and nothing half of it."""
    keeper = restarted(home)
    where = f"after {len(taken)} steps: {taken[-3:]}"
    assert not list(home.glob("**/*.broken*")), where
    waiting = [saves.read(path) for path in keeper.waiting()]
    records = [journal.load(path.read_text()) for path in (home / "records").glob("*.jsonl")]
    if records:
        (record,) = records
        assert record.result() == match.result(), where
        assert not waiting, where
        assert len(hall.HALL.read(home)[match.game.name]) == 2, where
        return
    assert written < 3, where
    plies = [each.ply for each in waiting]
    assert len(plies) == 1 if written else len(plies) <= 1, where
    assert all(ply >= match.ply - (3 - written) for ply in plies), where


def test_where_no_thread_can_be_had_the_end_of_the_program_tries_once_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    def full(handle: int, data: bytes) -> None:
        raise FULL

    monkeypatch.setattr(threading.Thread, "start", none)
    keeper = Keeper(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(disk, "fill", full)
        slot = keeper.slot()
        slot.keep(begun())
    assert slot.failure is not None
    keeper.close()
    assert slot.failure is None
    assert saves.path_of(tmp_path, slot.name).read_bytes() == journal.dump(begun()).encode()


def test_results_are_those_of_who_held_the_seats_at_the_end(keeper: Keeper, tmp_path: Path) -> None:
    match = begun()
    match.mark(Seated(1, Player("Bo", "moon")))
    while match.to_act is not None:
        match.play(match.view(match.to_act).legal[-1])
    kept(keeper, match)
    assert {entry.name for entry in hall.HALL.read(tmp_path)["fairy_lights"]} == {"Ana", "Bo"}
