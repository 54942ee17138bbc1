"""The command line of the planets.

python -m game.maps check [FILE…]      all faces, or these: what is wrong or odd, and where
python -m game.maps show FILE…         one face, or several of one size side by side as a board
python -m game.maps copy FACE NAME     a copy of a face in your own planets folder, to change in Tiled

A face of ours is called 1a or box/1a in the box's set, pocket/1a in the small one.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from game import places
from game.arguments import Parser
from game.faults import BadFile, Fault, contents_of, refuse
from game.games.gravity.face import advice, name_complaints, read_face
from game.games.gravity.material import collect, faces_folder, own_folder
from game.games.gravity.model import SETS
from game.games.gravity.sheet import drawing_of, in_plain_signs
from game.games.gravity.tiled import MAX_BYTES, TILESET
from game.home import store


def main(arguments: Sequence[str] | None = None) -> int:
    """The commands; 0 if all is well, 1 if something is wrong with a face."""
    command = _parser().parse_args(arguments)
    try:
        return int(command.run(command))
    except BadFile as fault:
        print(fault, file=sys.stderr)
        return 1


def _parser() -> argparse.ArgumentParser:
    parser = Parser(prog="python -m game.maps", description="Planet faces drawn in Tiled.")
    commands = parser.add_subparsers(required=True, metavar="check | show | copy")
    check = commands.add_parser("check", help="say what is wrong with faces, and what is odd")
    check.add_argument("files", nargs="*", metavar="FILE", help="maps; without any, ours and your own")
    check.set_defaults(run=_check)
    show = commands.add_parser("show", help="draw a face, or several as a board")
    show.add_argument("files", nargs="+", metavar="FILE", help="maps, or our faces: 1a, pocket/1a")
    show.set_defaults(run=_show)
    copy = commands.add_parser("copy", help="copy a face into your own planets folder")
    copy.add_argument("face", metavar="FACE", help="a map, or the name of one of our faces")
    copy.add_argument("name", metavar="NAME", help="what the copy is called")
    copy.set_defaults(run=_copy)
    return parser


def _check(command: argparse.Namespace) -> int:
    faults, odd = _looked_at(command.files) if command.files else _own()
    for fault in (*faults, *odd):
        print(fault)
    broken = len({fault.file for fault in faults})
    told = f"{len(odd)} pieces of advice" if len(odd) > 1 else "1 piece of advice"
    if not odd:
        print(f"{broken} broken." if broken else "All fine.")
    else:
        print(f"{broken} broken, {told}." if broken else f"Nothing broken, {told}.")
    return 1 if faults else 0


def _looked_at(files: Sequence[str]) -> tuple[list[Fault], list[Fault]]:
    """What is wrong with these maps, and what is odd about the others."""
    faults: list[Fault] = []
    odd: list[Fault] = []
    for file in files:
        path = _path(file)
        try:
            odd += advice(read_face(path), str(path))
        except BadFile as bad:
            faults += bad.faults
    return faults, odd


def _own() -> tuple[list[Fault], list[Fault]]:
    """What is wrong with all faces, and what is odd about one's own."""
    planets = collect()
    odd = [fault for face in planets.own for fault in advice(face, str(own_folder() / f"{face.name}.tmx"))]
    return list(planets.broken), odd


def _show(command: argparse.Namespace) -> int:
    faces = [read_face(_path(file)) for file in command.files]
    sizes = dict.fromkeys(face.size for face in faces)
    drawing = "\n\n".join(drawing_of([face for face in faces if face.size == size]) for size in sizes)
    print(drawing if _can_show(drawing) else in_plain_signs(drawing))
    return 0


def _can_show(text: str) -> bool:
    """Whether the terminal, or whatever else reads this, has all these signs."""
    try:
        text.encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _path(file: str) -> Path:
    """The file of a map: the path given, or one of our faces by its name, with its set or without."""
    folder, _, name = file.rpartition("/")
    ours = (folder or "box") in SETS and re.fullmatch(r"[0-9][ab]", name) and not Path(file).exists()
    return faces_folder(folder or "box") / f"{name}.tmx" if ours else Path(file)


def _copy(command: argparse.Namespace) -> int:
    """Copy tileset and picture too, so that Tiled can open the map there."""
    source, target = _path(command.face), own_folder() / f"{command.name}.tmx"
    read_face(source)
    data = contents_of(source, MAX_BYTES)
    refuse(str(target), name_complaints(command.name))
    if target.exists() or target.stem != command.name:
        return _refused(target, "This name is taken, or none for a file.")
    try:
        for part in places.MAPS.glob("planet.*"):
            store.write(target.parent / part.name, part.read_bytes())
        tileset = f'source="{TILESET}"'.encode()
        store.write_new(target, re.sub(rb'source="[^"]*%s"' % TILESET.encode(), tileset, data))
    except OSError as error:
        return _refused(target, f"The copy cannot be written: {error.strerror}.")
    print(target)
    return 0


def _refused(target: Path, reason: str) -> int:
    print(f"{target}: {reason}", file=sys.stderr)
    return 1
