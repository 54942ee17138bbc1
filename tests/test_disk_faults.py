"""Faults on purpose at every step of the disk, for all that writes: the old or the new, never neither."""

from __future__ import annotations

import ast
import errno
import json
import os
import re
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias, get_args

import msgspec
import pygame
import pytest

from game import maps, record
from game.client.desk import Desk
from game.client.paint import art
from game.client.paint.png import write_picture
from game.home import disk, hall, library, people, saves, sitting, store
from game.home.folder import sweep
from game.home.keeper import Keeper, SaveFate
from game.home.lessons import LESSONS, Learning, remember_step
from game.home.lineups import LINEUPS, PEOPLE
from game.home.lineups import save as save_lineups
from game.home.settings import SETTINGS, Settings
from game.home.store import Broken
from game.match import journal
from game.match.lineup import Bot, Lineup, Player
from game.match.match import Match, begun

PROJECT = Path(__file__).parents[1]
TABLE = Lineup((Player("Ana", "comet"), Player("Vega", "moon", Bot("random"))))
NAME = "2026-11-19-fairy_lights-1"
SAVE, DELETED = f"saves/{NAME}.match", f"saves/deleted/2026-11-19_{NAME}.match"
DRAWING = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><rect width="8" height="4" fill="red"/></svg>'
)

Files: TypeAlias = dict[str, bytes]
Fault: TypeAlias = Literal["once", "full", "killed", "power"]
WRITING = ("make_folder", "create", "fill", "sync", "rename", "claim")  # what a full disk refuses
STEPS = (*WRITING, "close", "remove", "sync_folder")


class Cut(BaseException):
    """The program ends here: it was killed, or the power is gone."""


class FaultyDisk:
    """One step fails, or all from there on. Without a fault it notes what lay there in between."""

    def __init__(self, home: Path, fault: Fault | None = None, at: int = 0) -> None:
        self.home, self.fault, self.at = home, fault, at
        self.taken: list[str] = []
        self.seen: list[Files] = []
        self.handles: dict[int, Path] = {}  # that are open
        self._loose: set[Path] = set()  # files whose content is not on the disk itself yet

    def put_in(self, patch: pytest.MonkeyPatch) -> None:
        for name in STEPS:
            patch.setattr(disk, name, self._stepping(name, getattr(disk, name)))

    def _stepping(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def step(*given: Any) -> Any:
            if not self._is_here(given[0]):
                return real(*given)
            self.taken.append(name)
            if self._fails(name):
                self._fail(name, *given)
            done = real(*given)
            self._note(name, done, *given)
            return done

        return step

    def _is_here(self, what: Path | int) -> bool:
        """Whether a path or an open file is of this disk: threads of other tests may write to theirs."""
        return what in self.handles if isinstance(what, int) else what.is_relative_to(self.home)

    def _fails(self, name: str) -> bool:
        number = len(self.taken) - 1
        match self.fault:
            case None:
                return False
            case "once":
                return number == self.at
            case "full":
                return number >= self.at and name in WRITING
            case _:
                return number >= self.at

    def _fail(self, name: str, *given: Any) -> None:
        if name == "fill" and len(self.taken) - 1 == self.at:
            os.write(given[0], given[1][: len(given[1]) // 2])
        if self.fault in ("killed", "power"):
            raise Cut
        if name == "close":
            os.close(given[0])
            self._note(name, None, *given)
        code = errno.ENOSPC if self.fault == "full" else errno.EIO
        raise OSError(code, os.strerror(code))

    def _note(self, name: str, done: Any, *given: Any) -> None:
        match name:
            case "create":
                self.handles[done[0]] = done[1]
                self._loose.add(done[1])
            case "sync":
                self._loose.discard(self.handles[given[0]])
            case "close":
                self.handles.pop(given[0])
            case "rename" | "claim" if given[0] in self._loose:
                self._loose.add(given[1])
        if self.fault is None:
            self.seen.append(files(self.home))

    def end(self) -> None:
        """What the system does when a program has ended, or the power is gone."""
        for handle in self.handles:
            os.close(handle)
        for path in self._loose if self.fault == "power" else ():
            with suppress(FileNotFoundError):
                os.truncate(path, 1)


def files(home: Path) -> Files:
    return {
        path.relative_to(home).as_posix(): path.read_bytes() for path in home.rglob("*") if path.is_file()
    }


def values(found: Files) -> dict[str, Any]:
    """What files say: the order of the words in a JSON file says nothing."""
    return {
        name: json.loads(content) if name.endswith(".json") else content for name, content in found.items()
    }


# Everything that writes


def game_at(plies: int) -> Match:
    match = begun("fairy_lights", TABLE, 8)
    while match.ply < plies and match.to_act is not None:
        match.play(match.view(match.to_act).legal[-1])
    return match


OVER = game_at(10_000)


def text_of(plies: int) -> bytes:
    return journal.dump(game_at(plies)).encode()


def obey(match: Match, fate: SaveFate = SaveFate.WRITTEN, name: str = NAME) -> Callable[[Path], object]:
    """What a window has its keeper do with a match."""

    def act(home: Path) -> None:
        keeper = Keeper(home)
        keeper.close()  # what an earlier one has left is done
        keeper.obey(keeper.slot(name), match, fate)

    return act


def change_settings(home: Path) -> None:
    SETTINGS.change(home, lambda known: msgspec.structs.replace(known, music=7))


def add_program(home: Path) -> None:
    programs = {"Fish": "fish --fast"}
    SETTINGS.change(home, lambda known: msgspec.structs.replace(known, programs=programs))


def read_broken(home: Path) -> None:
    with suppress(Broken):
        saves.read(home / SAVE)


def picture(home: Path) -> None:
    write_picture(pygame.Surface((8, 8)), home / "pictures" / "starbox-1.png")


def draw(home: Path) -> None:
    art.Art(home / "cache").svg(DRAWING, 16, 8)


def prune(home: Path) -> None:
    art.Art(home / "cache").prune()


def copy_map(home: Path) -> None:
    if maps.main(["copy", "3b", "mine"]):
        raise OSError


def play_record(home: Path) -> None:
    words = ["--game", "fairy_lights", "--players", "2", "--level", "random"]
    record.main(["play", *words, str(home / "mine.jsonl")])


class Writer(NamedTuple):
    """Something that writes: what is done, what lies there before, and what else may when it has failed."""

    act: Callable[[Path], object]
    before: Files = {}
    besides: Files = {}
    synced: bool = True  # False: it can be made again, and so a power cut may take it
    holds: tuple[str, ...] = ()  # of these files one at least is always there


OLD_SETTINGS = b'{"version": 1, "music": 3, "programs": {"Fish": "fish"}}'
HALL_OF_ONE = b'{"version": 1, "gravity": [], "fairy_lights": []}'
EVENING = (
    b'{"version": 1, "sittings": [{"games": [{"game": "gravity", "record": "%s",'
    b' "ended": "2026-11-19", "sitters": []}]}]}' % NAME.encode()
)
WRITERS = {
    "settings": Writer(change_settings, {"settings.json": OLD_SETTINGS}),
    "first settings": Writer(change_settings),
    "programs": Writer(add_program, {"settings.json": OLD_SETTINGS}),
    "settings with a fault": Writer(change_settings, {"settings.json": b'{"music": 10000, "effects": 5}'}),
    "saving over a fault": Writer(
        lambda home: SETTINGS.save(home, Settings(music=7)), {"settings.json": b'{"music": 10000}'}
    ),
    "broken settings": Writer(change_settings, {"settings.json": b"no json"}),
    "reading a fault": Writer(SETTINGS.look, {"settings.json": b'{"music": 10000, "effects": 5}'}),
    "reading broken settings": Writer(SETTINGS.look, {"settings.json": b"no json"}),
    "hall": Writer(lambda home: hall.add(home, OVER, NAME), {"hall.json": HALL_OF_ONE}),
    "broken hall": Writer(lambda home: hall.add(home, OVER, NAME), {"hall.json": b"[]"}),
    "evening": Writer(
        lambda home: sitting.add(home, OVER, NAME), {"sittings.json": b'{"version": 1, "sittings": []}'}
    ),
    "broken evening": Writer(lambda home: sitting.add(home, OVER, NAME), {"sittings.json": b"[]"}),
    "the end of an evening": Writer(lambda home: sitting.end(home, NAME), {"sittings.json": EVENING}),
    "a review": Writer(
        lambda home: store.write(library.review_of(home, NAME), b"{}"), {f"reviews/{NAME}.json": b"old"}
    ),
    "index": Writer(
        lambda home: library.write_index(home, [library.ReadGame("r", 1, 2)]),
        {"index.jsonl": b"old"},
        synced=False,
    ),
    "a new name": Writer(
        lambda home: people.carry_out(home, people.Renaming("Ana", "Bea", "2")),
        {"people.json": b'{"Ana": "1"}', SAVE: text_of(3)},
        {"renamings.json": b""},
        holds=(SAVE,),
    ),
    "line-ups": Writer(
        lambda home: save_lineups(home, {"gravity": TABLE}), {"lineups.json": b"{}", "people.json": b"{}"}
    ),
    "broken line-ups": Writer(lambda home: LINEUPS.save(home, {"gravity": TABLE}), {"lineups.json": b"{"}),
    "people": Writer(lambda home: PEOPLE.save(home, {"Ana": "1"}), {"people.json": b'{"Bea": "2"}'}),
    "lessons": Writer(lambda home: remember_step(home, "gravity", 3), {"lessons.json": b'{"gravity": 1}'}),
    "broken lessons": Writer(
        lambda home: LESSONS.save(home, {"gravity": Learning(3)}), {"lessons.json": b"1"}
    ),
    "a new save": Writer(obey(game_at(3), name="")),
    "a save": Writer(obey(game_at(4)), {SAVE: text_of(3)}, holds=(SAVE,)),
    "the end of a game": Writer(
        obey(OVER),
        {SAVE: text_of(OVER.ply - 1)},
        {SAVE: text_of(OVER.ply)},
        holds=(SAVE, f"records/{NAME}.jsonl"),
    ),
    "a game that makes way": Writer(
        obey(game_at(4), SaveFate.DELETED), {SAVE: text_of(3)}, holds=(SAVE, DELETED)
    ),
    "a game that nobody has begun": Writer(obey(game_at(0), SaveFate.FORGOTTEN), {SAVE: text_of(0)}),
    "deleting": Writer(lambda home: saves.delete(home, NAME), {SAVE: text_of(3)}, holds=(SAVE, DELETED)),
    "restoring": Writer(
        lambda home: saves.restore(home, home / DELETED), {DELETED: text_of(3)}, holds=(SAVE, DELETED)
    ),
    "emptying": Writer(saves.empty, {"saves/deleted/2020-01-01_x.match": b"1", DELETED: text_of(3)}),
    "saves of an older version": Writer(saves.move_over, {"saves/gravity.match": b"1", SAVE: text_of(3)}),
    "a broken save": Writer(read_broken, {SAVE: text_of(3)[:-20]}),
    "the record command": Writer(play_record, {"mine.jsonl": b"old"}, holds=("mine.jsonl",)),
    "a picture": Writer(picture, {"pictures/starbox-1.png": b"old"}, synced=False),
    "drawn art": Writer(draw, synced=False),
    "too much drawn art": Writer(prune, {"cache/ab/c-1x1": b"12345678", "cache/ab/d-1x1": b"12345678"}),
    "a copy of a planet": Writer(copy_map, {"planets/planet.tsx": b"old"}),
    "sweeping": Writer(sweep, {"saves/.a.match.abcdefgh": b"{", ".hall.json.abcdefgh": b"{"}),
}


@pytest.fixture(autouse=True)
def same_each_time(monkeypatch: pytest.MonkeyPatch, desk: Desk) -> None:
    """One day, one id, and no bots to wait for; `desk` is there for the display that pygame wants."""
    monkeypatch.setattr(time, "strftime", lambda *_: "2026-11-19")
    monkeypatch.setattr("secrets.token_hex", lambda _: "0123456789abcdef")
    monkeypatch.setattr(record, "play_out", lambda match, *_: match)
    monkeypatch.setattr(art, "SMALL", 1)
    monkeypatch.setattr(art, "DISK", 10)


def started(home: Path, writer: Writer) -> Path:
    home.mkdir()
    for name, content in writer.before.items():
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).write_bytes(content)
    return home


def acted(home: Path, writer: Writer, fault: Fault | None = None, at: int = 0) -> FaultyDisk:
    """Let it write on a disk with a fault."""
    faulty = FaultyDisk(home, fault, at)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("game.places.home", lambda: home)
        faulty.put_in(patch)
        with suppress(OSError, Cut):
            writer.act(home)
    return faulty


@pytest.mark.sampled(4, 1)
@pytest.mark.parametrize("fault", get_args(Fault))
@pytest.mark.parametrize("name", WRITERS)
def test_whatever_step_of_the_disk_fails_the_old_or_the_new_is_there(
    tmp_path: Path, name: str, fault: Fault
) -> None:
    writer = WRITERS[name]
    whole = acted(started(tmp_path / "whole", writer), writer)
    new = files(tmp_path / "whole")
    states = [writer.before, *whole.seen, new]
    for at in count():
        home = started(tmp_path / str(at), writer)
        faulty = acted(home, writer, fault, at)
        if len(faulty.taken) <= at:
            break
        where = f"{fault} at step {at}: {faulty.taken}"
        if fault in ("once", "full"):
            assert faulty.handles == {}, f"left open: {where}"
        else:
            faulty.end()
            sweep(home)
            sweep_beside(home, name)
        if fault != "power" or writer.synced:
            check(writer, states, files(home), where)
        if files(home) != new:
            acted(home, writer)
        again = values(files(home))
        assert values(new).items() <= again.items(), f"not made good: {where}"
    assert at == len(whole.taken) > 0


def sweep_beside(home: Path, name: str) -> None:
    """A person's own folders are not swept: what a killed command left has a name that nothing reads."""
    if name in ("the record command", "a copy of a planet"):
        for path in [*home.glob(".mine.jsonl.*"), *home.glob("planets/.*")]:
            assert path.suffix not in (".jsonl", ".tmx", ".tsx")
            path.unlink()


def check(writer: Writer, states: list[Files], found: Files, where: str) -> None:
    """Each file is as it was at some moment when nothing failed, and what was to stay is there."""
    known = {name for state in (writer.before, states[-1], writer.besides) for name in state}
    assert found.keys() <= known, where
    for name in known:
        whole = {state.get(name) for state in (*states, *([writer.besides] if writer.besides else []))}
        assert found.get(name) in whole, f"{name}: {where}"
    kept = {*writer.before.values()} & {*states[-1].values()}
    assert kept <= {*found.values()}, where
    assert not writer.holds or found.keys() & {*writer.holds}, where


# Nothing else writes

STEPS_OF_FILES = {
    "write_text", "write_bytes", "unlink", "rename", "renames", "rmdir", "removedirs", "touch", "mkdir",
    "makedirs", "symlink_to", "hardlink_to", "truncate", "ftruncate", "rmtree", "copyfile", "copytree",
}  # fmt: skip
HARMLESS = {"get_terminal_size", "which", "disk_usage"}  # of shutil
EXCEPTIONS = {
    ("game/door.py", "os.open"): "it reads",
    ("game/home/folder.py", "os.open"): "the lock, which holds nothing",
    ("game/home/folder.py", "home.mkdir"): "the folder itself, before anybody has it",
    ("game/home/folder.py", "RotatingFileHandler"): "the log, which is opened by the library",
    ("game/arguments.py", "folder.mkdir"): "the folder that a person names, before anything is in it",
    ("game/manners.py", "os.open"): "nowhere, for what nobody reads",
    ("game/client/window/app.py", "self.touch"): "a finger",
    ("game/client/window/app.py", "self.pace.touch"): "a finger",
    ("game/client/paint/png.py", "pygame.image.save"): "into memory",
    ("game/client/window/sound.py", "wave.open"): "into memory",
}


def calls(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield ast.unparse(node.func), node


def is_writing(name: str, call: ast.Call) -> bool:
    """Whether this call changes files, or may do so."""
    base, _, last = name.rpartition(".")
    if base == "disk":
        return False
    if base in ("shutil", "tempfile"):
        return last not in HARMLESS
    if base == "os" and last in ("open", "replace", "remove", "link", "symlink", "mkfifo"):
        return True
    if last == "open":
        modes = [*call.args[:2], *(word.value for word in call.keywords if word.arg == "mode")]
        texts = [mode.value for mode in modes if isinstance(mode, ast.Constant)]
        return any(isinstance(text, str) and re.fullmatch("r?[bt]?[wxa+][bt+]*", text) for text in texts)
    if last == "replace":  # a path has one word for it, a text has two, a struct has names
        return len(call.args) == 1 and not call.keywords
    return last in STEPS_OF_FILES or last.endswith("FileHandler") or name.endswith("image.save")


def writing_in(source: str) -> set[str]:
    return {name for name, call in calls(ast.parse(source)) if is_writing(name, call)}


def test_files_are_changed_by_the_steps_of_the_disk_alone() -> None:
    sources = [path for path in (PROJECT / "game").rglob("*.py") if path != PROJECT / "game/home/disk.py"]
    found = {
        (path.relative_to(PROJECT).as_posix(), name)
        for path in sources
        for name in writing_in(path.read_text(encoding="utf-8"))
    }
    assert found == EXCEPTIONS.keys()


@pytest.mark.parametrize("line", [
    "open(path, 'w')", "open(path, mode='ab')", "path.open('x')", "path.write_text('')", "os.replace(a, b)",
    "path.replace(other)", "path.rename(other)", "path.unlink()", "shutil.copyfile(a, b)", "os.remove(path)",
    "tempfile.mkstemp()", "path.write_bytes(b'')", "path.touch()",
])  # fmt: skip
def test_what_writes_is_known(line: str) -> None:
    assert writing_in(line)


@pytest.mark.parametrize("line", [
    "open(path, 'rb')", "open(path)", "text.replace('a', 'b')", "replace(lineup, players=())",
    "disk.rename(a, b)", "shutil.which('x')", "sounds.open()", "players.remove(seat)",
])  # fmt: skip
def test_what_does_not_write_is_let_be(line: str) -> None:
    assert not writing_in(line)


def test_every_file_of_ours_has_its_writer() -> None:
    names = {name for writer in WRITERS.values() for name in writer.before}
    assert {file.name for file in (SETTINGS, hall.HALL, LINEUPS, PEOPLE, LESSONS)} <= names
