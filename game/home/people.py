"""The people of this machine: one can be renamed, made one with another, or forgotten, in all files.

What is to be done is written down first and crossed out last: a program that is killed in between does the
rest when it starts again.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from game.door import Name, Unfit, Word, contents
from game.engine.contract import Refused
from game.home import library, saves, store
from game.home.hall import HALL
from game.home.library import FORGOTTEN
from game.home.lineups import LINEUPS, PEOPLE
from game.home.sitting import SITTINGS
from game.home.store import File
from game.lines import read_object
from game.match.lineup import Lineup, Person


class Renaming(Struct, frozen=True):
    """A person gets another name everywhere. If somebody has it, the two become one."""

    old: Name
    new: Name
    id: Word  # that of the person from then on


class Renamings(Struct, frozen=True):
    """What is still to be done, the first first."""

    todo: tuple[Renaming, ...] = ()


RENAMINGS = File("renamings.json", Renamings, "people-broken")


def renaming(home: Path, old: str, new: str) -> Renaming:
    """The renaming of a person: if somebody has the new name, their id stays, else the person's own."""
    known = PEOPLE.read_or_new(home)
    return Renaming(old, new, known.get(new) or known.get(old) or "")


def forgetting(old: str, new: str) -> Renaming:
    """`new` stands in place of the name from then on; it is nobody's."""
    return Renaming(old, new, FORGOTTEN)


def carry_out(home: Path, wanted: Renaming) -> None:
    """Do it. If it fails half way, or the program ends, `go_on` does the rest."""
    RENAMINGS.change(home, lambda known: known if wanted in known.todo else Renamings((*known.todo, wanted)))
    go_on(home)


def go_on(home: Path) -> None:
    """Do what is still to be done."""
    for wanted in RENAMINGS.read_or_new(home).todo:
        before = library.stamps(home)
        _in_our_files(home, wanted)
        for path in _journals(home):
            _in_journal(path, wanted)
        for path in _set_aside(home):
            _in_any_text(path, wanted)
        _in_index(home, wanted, before)
        RENAMINGS.change(home, lambda known: Renamings(known.todo[1:]))
    if not RENAMINGS.read_or_new(home).todo:
        store.remove(home / RENAMINGS.name)


def _in_our_files(home: Path, wanted: Renaming) -> None:
    def named(holder: Any) -> Any:
        """Somebody in a seat, with their new name."""
        if holder.name != wanted.old or not isinstance(holder.holder, Person):
            return holder
        return replace(holder, name=wanted.new, holder=Person(wanted.id))

    def seated(lineup: Lineup) -> Lineup:
        return replace(lineup, players=tuple(map(named, lineup.players)))

    _change(HALL, home, lambda hall: {game: tuple(map(named, honours)) for game, honours in hall.items()})
    _change(LINEUPS, home, lambda known: {game: seated(lineup) for game, lineup in known.items()})
    _change(
        SITTINGS,
        home,
        lambda known: replace(
            known,
            sittings=tuple(
                replace(
                    sitting,
                    games=tuple(
                        replace(game, sitters=tuple(map(named, game.sitters))) for game in sitting.games
                    ),
                )
                for sitting in known.sittings
            ),
        ),
    )

    def people(known: dict[str, str]) -> dict[str, str]:
        others = {name: id for name, id in known.items() if name != wanted.old}
        return others if wanted.id == FORGOTTEN else {**others, wanted.new: wanted.id}

    _change(PEOPLE, home, people)


def _change(file: File[Any], home: Path, change: Callable[[Any], Any]) -> None:
    """Change a file, if there is one and that makes a difference."""
    if not (home / file.name).exists():
        return
    before, _ = file.look_to_write(home)
    after = change(before)
    if after != before:
        file.save(home, after)


def _journals(home: Path) -> Iterator[Path]:
    """Records, saves, and deleted ones."""
    yield from sorted(library.folder(home).glob("*.jsonl"))
    yield from sorted(saves.folder(home).rglob(f"*{saves.SUFFIX}"))
    yield from sorted((home / "reviews").glob("*.json"))


def _set_aside(home: Path) -> Iterator[Path]:
    """What could not be read and lies aside: nobody reads it, but the name may stand there."""
    for folder in (home, library.folder(home), saves.folder(home)):
        yield from sorted(folder.glob("*.broken-*"))


def _in_journal(path: Path, wanted: Renaming) -> None:
    """Change the lines that name the person. What cannot be read is treated as any text."""
    before = _bytes_of(path)
    if not any(spelled in before for spelled in _spelled(wanted.old)):
        return
    try:
        lines = [_renamed_line(line, wanted) for line in before.splitlines()]
    except Refused:
        _in_any_text(path, wanted)
        return
    after = b"".join(line + b"\n" for line in lines)
    if after != before:
        store.write(path, after)


def _renamed_line(line: bytes, wanted: Renaming) -> bytes:
    if not any(spelled in line for spelled in _spelled(wanted.old)):
        return line
    data = read_object(line)
    renamed = _renamed(data, wanted)
    return (
        line if renamed == data else json.dumps(renamed, ensure_ascii=False, separators=(",", ":")).encode()
    )


def _renamed(data: Any, wanted: Renaming) -> Any:
    """Any JSON, with the person's name changed wherever somebody of that name is described."""
    if isinstance(data, list):
        return [_renamed(inner, wanted) for inner in data]
    if not isinstance(data, dict):
        return data
    inner = {key: _renamed(value, wanted) for key, value in data.items()}
    for key in ("names", "players"):  # of reviews and of old records
        if isinstance(inner.get(key), list):
            inner[key] = [wanted.new if name == wanted.old else name for name in inner[key]]
    holder = data.get("holder", {"kind": "person"})
    person = isinstance(holder, dict) and holder.get("kind") == "person" and data.get("level") is None
    if data.get("name") == wanted.old and person:
        inner["name"] = wanted.new
        if "holder" in inner:
            inner["holder"] = {**inner["holder"], "id": wanted.id}
    return inner


def _in_index(home: Path, wanted: Renaming, before: Mapping[str, library.Stamp]) -> None:
    """Change the games that the index has as they were before; of others those with the name are left out."""
    games, now = library.read_index(home), library.stamps(home)
    spelled = any(each in _bytes_of(library.index_of(home)) for each in _spelled(wanted.old))
    if not spelled:
        return
    kept = list[library.ReadGame]()
    for game in games.values():
        if before.get(game.record) == (game.size, game.changed) and game.record in now:
            size, changed = now[game.record]
            kept.append(replace(_seats_renamed(game, wanted), size=size, changed=changed))
        elif all(seat.name != wanted.old for seat in game.seats):
            kept.append(game)
    library.write_index(home, kept)


def _seats_renamed(game: library.ReadGame, wanted: Renaming) -> library.ReadGame:
    def named(seat: library.ReadSeat) -> library.ReadSeat:
        if seat.name != wanted.old or not seat.person:
            return seat
        return replace(seat, name=wanted.new, person=wanted.id != FORGOTTEN)

    return replace(game, seats=tuple(map(named, game.seats)))


def _bytes_of(path: Path) -> bytes:
    try:
        return contents(path, library.MOST_INDEX)
    except (Unfit, FileNotFoundError):
        return b""


def _in_any_text(path: Path, wanted: Renaming) -> None:
    before = after = _bytes_of(path)
    for old, new in zip(_spelled(wanted.old), _spelled(wanted.new), strict=True):
        after = after.replace(old, new)
    if after != before:
        store.write(path, after)


def _spelled(name: str) -> tuple[bytes, bytes]:
    """How a name may stand in a JSON text."""
    return json.dumps(name, ensure_ascii=False).encode(), json.dumps(name).encode()
