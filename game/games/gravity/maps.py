"""The command line of the planets.

python -m game.maps check [FILE…]      all faces, or these: what is wrong, where
python -m game.maps show FILE…         one face, or several side by side as a board
python -m game.maps copy FACE NAME     a copy of a face in your own planets folder, to change in Tiled
"""

from __future__ import annotations

import argparse
import io
import re
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from game import places
from game.faults import BadFile, Fault, refuse
from game.games.gravity.face import name_complaints, read_face
from game.games.gravity.material import collect, faces_folder, own_folder
from game.games.gravity.sheet import drawing_of
from game.games.gravity.tiled import TILESET


def main(arguments: Sequence[str] | None = None) -> int:
    """The commands; 0 if all is well, 1 if something is wrong with a face."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    command = _parser().parse_args(arguments)
    try:
        return int(command.run(command))
    except BadFile as fault:
        print(fault, file=sys.stderr)
        return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m game.maps", description="Planet faces drawn in Tiled.")
    commands = parser.add_subparsers(required=True, metavar="check | show | copy")
    check = commands.add_parser("check", help="say what is wrong with faces")
    check.add_argument("files", nargs="*", metavar="FILE", help="maps; without any, ours and your own")
    check.set_defaults(run=_check)
    show = commands.add_parser("show", help="draw a face, or several as a board")
    show.add_argument("files", nargs="+", metavar="FILE", help="maps, or names of our faces such as 1a")
    show.set_defaults(run=_show)
    copy = commands.add_parser("copy", help="copy a face into your own planets folder")
    copy.add_argument("face", metavar="FACE", help="a map, or the name of one of our faces")
    copy.add_argument("name", metavar="NAME", help="what the copy is called")
    copy.set_defaults(run=_copy)
    return parser


def _check(command: argparse.Namespace) -> int:
    faults = [fault for file in command.files for fault in _faults(_path(file))]
    if not command.files:
        faults = list(collect().broken)
    for fault in faults:
        print(fault)
    broken = len({fault.file for fault in faults})
    print(f"{broken} broken." if broken else "All fine.")
    return 1 if faults else 0


def _faults(path: Path) -> tuple[Fault, ...]:
    try:
        read_face(path)
    except BadFile as fault:
        return fault.faults
    return ()


def _show(command: argparse.Namespace) -> int:
    print(drawing_of([read_face(_path(file)) for file in command.files]))
    return 0


def _path(file: str) -> Path:
    """The file of a map: the path given, or one of our faces by its name."""
    ours = faces_folder() / f"{file}.tmx"
    return ours if re.fullmatch(r"[0-9][ab]", file) and not Path(file).exists() else Path(file)


def _copy(command: argparse.Namespace) -> int:
    """Copy tileset and picture too, so that Tiled can open the map there."""
    source, target = _path(command.face), own_folder() / f"{command.name}.tmx"
    read_face(source)
    refuse(str(target), name_complaints(command.name))
    if target.exists() or target.stem != command.name:
        return _refused(target, "This name is taken, or none for a file.")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        for part in places.MAPS.glob("planet.*"):
            shutil.copyfile(part, target.parent / part.name)
        text = re.sub(rf'source="[^"]*{TILESET}"', f'source="{TILESET}"', source.read_text(encoding="utf-8"))
        target.write_text(text, encoding="utf-8")
    except OSError as error:
        return _refused(target, f"The copy cannot be written: {error.strerror}.")
    print(target)
    return 0


def _refused(target: Path, reason: str) -> int:
    print(f"{target}: {reason}", file=sys.stderr)
    return 1
