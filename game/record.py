"""Matches on record: bots play one, and any journal is checked or told.

`python -m game.record play|check|show FILE`. Whatever holds a match can be shown: a record, or a save.
"""

from __future__ import annotations

import argparse
import errno
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from io import BytesIO
from pathlib import Path

from game import catalogue
from game.ai.bot import LEVELS, Budget
from game.arguments import Parser, pair, path, positive, some_of, whole
from game.door import contents
from game.home import disk, store
from game.lines import lines_of
from game.manners import well_behaved
from game.match import journal
from game.match.drive import play_out
from game.match.lineup import bots
from game.match.match import Match, begun
from game.progress import following
from game.subcommands import obey
from game.telling import Teller, plain
from game.texts import Words

# Telling


def told(matches: Iterable[Match], words: Words) -> Iterator[str]:
    """The lines that tell a match, move by move, as the seat that moved sees it."""
    match = None
    for match in matches:
        names = [player.name for player in match.lineup.players]
        if match.ply == 0:
            yield f"{match.game.name} with {', '.join(names)}."
            if match.named is not None:
                yield f"Dealt from the seed {match.named}: whoever knows it can deal the same."
        yield from _told_last(match, names, words)
    if match is not None and (seat := match.to_act) is not None:
        yield f"The record ends here, before the game does: it is {names[seat]}'s turn."


def _told_last(match: Match, names: Sequence[str], words: Words) -> Iterator[str]:
    seat = match.actor(match.ply)
    if seat is None:
        return
    teller: Teller = catalogue.part(match.game.name, "words")
    before = match.glimpse(seat, match.ply - 1).view
    for place, line in enumerate(teller.tell(words, match.glimpse(seat), before)):
        yield f"{match.ply if place == 0 else '':>5}  {plain(words, line, names)}"


# The command line


def main(arguments: Sequence[str] | None = None) -> int:
    return obey(_parser().parse_args(arguments))


def _parser() -> argparse.ArgumentParser:
    parser = Parser(prog="python -m game.record", description="Games on record.")
    commands = parser.add_subparsers(required=True, metavar="play|check|show")
    play = commands.add_parser("play", help="let bots play a game and write its record")
    play.set_defaults(run=_play)
    play.add_argument("--game", choices=catalogue.names(), default=catalogue.names()[0])
    play.add_argument("--players", type=positive, default=4)
    play.add_argument("--seed", type=whole, default=1)
    play.add_argument(
        "--level", type=some_of(LEVELS), default=("pilot",), help="one, or one a seat: pilot,ace"
    )
    play.add_argument("--option", type=pair, action="append", default=[], help="NAME=VALUE")
    play.add_argument(
        "--nodes", type=positive, help="how far a bot looks, if not what its level does by itself"
    )
    check = commands.add_parser("check", help="replay a record and say whether it is sound")
    check.set_defaults(run=_check)
    show = commands.add_parser("show", help="tell a record move by move")
    show.set_defaults(run=_show)
    for each in (play, check, show):
        each.add_argument("file", metavar="FILE", type=path)
    return parser


def _play(command: argparse.Namespace) -> None:
    lineup = bots(command.level, command.players, dict(command.option))
    match = begun(command.game, lineup, command.seed)
    if command.file.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(command.file))
    with store.made(command.file, disk.rename) as unfinished:  # OSError now, if it cannot be written
        with following(_actions(command), "actions") as more:
            play_out(match, Budget(nodes=command.nodes), more)
        disk.fill(unfinished, journal.dump(match).encode())


def _actions(command: argparse.Namespace) -> int:
    """About how many actions the game will take: as many as pilots need, who are quick."""
    pilots = bots(("pilot",), command.players, dict(command.option))
    return play_out(begun(command.game, pilots, command.seed), Budget()).ply


def _check(command: argparse.Namespace) -> None:
    *_, match = _kept(command.file)
    told = f"{command.file}: {match.game.name} for {len(match.lineup.players)}, {match.ply} actions"
    result = match.result()
    if result is None:
        print(f"{told}, not yet over.")
    else:
        print(f"{told}, over with {', '.join(map(str, result.scores))} points.")


def _show(command: argparse.Namespace) -> None:
    for sentence in told(_kept(command.file), Words("en")):
        print(sentence)


def _kept(path: Path) -> Iterator[Match]:
    """The match in a file, ply by ply. Holders of an unknown kind are told on standard error."""
    for match in journal.read(lines_of(BytesIO(contents(path)))):
        for name in match.lineup.strangers() if match.ply == 0 else ():
            print(Words("en")("seat-unknown", name=name), file=sys.stderr)
        yield match


if __name__ == "__main__":
    sys.exit(well_behaved(main))
