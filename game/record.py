"""A game on record: a header with the state it began from, then one action a line, all in JSON.

`python -m game.record play|check|show FILE`. A record holds its planets and cards: no other file matters.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from game import catalogue
from game.ai.bot import LEVELS, Budget, Level
from game.ai.levels import choose
from game.command import positive
from game.engine.chance import below, generator
from game.engine.contract import Action, AnyGame, Json, Refused, Seat, Transition
from game.engine.reading import one_of, whole
from game.english import listed, tell
from game.lines import RECORD, compact, let_go_of_stdout, lines_of, read_object


class BadRecord(Refused):
    """A record that cannot be read or replayed; str() names the line."""


class Ply(Struct, frozen=True):
    """One action on record, or the opening before the first."""

    game: AnyGame
    line: int  # of the record
    seat: Seat | None  # who decided; None for the opening
    action: Action | None
    step: Transition[Any]


# Reading


def replay(lines: Iterable[bytes]) -> Iterator[Ply]:
    """The opening and every action; BadRecord at the first line that is at fault."""
    numbered = enumerate(lines, start=1)
    ply = _opening(next(numbered, (1, b""))[1])
    yield ply
    for number, line in numbered:
        ply = _next(ply, line, number)
        yield ply


def _opening(line: bytes) -> Ply:
    try:
        header = read_object(line)
        whole(header.get("version"), "version", RECORD, RECORD)
        game = catalogue.game(one_of(header.get("game"), "game", catalogue.names()))
        return Ply(game, 1, None, None, Transition(game.load(header.get("state")), ()))
    except Refused as error:
        raise BadRecord(f"Line 1: {error}") from error


def _next(ply: Ply, line: bytes, number: int) -> Ply:
    game, state = ply.game, ply.step.state
    try:
        action = game.read_action(read_object(line))
        return Ply(game, number, game.to_act(state), action, game.apply(state, action))
    except Refused as error:
        raise BadRecord(f"Line {number}: {error}") from error


# Writing


def played(
    name: str, players: int, seed: int, levels: Sequence[Level], options: Mapping[str, str], budget: Budget
) -> Iterator[Ply]:
    """A new game between bots, as it goes; `levels` go round the table."""
    game = catalogue.game(name)
    chance = generator(seed)
    ply = Ply(game, 1, None, None, game.new(catalogue.material(name), players, seed, options))
    yield ply
    while (seat := game.to_act(state := ply.step.state)) is not None:
        level = levels[seat % len(levels)]
        choice = choose(
            catalogue.mind(game.name), game.view(state, seat), level, below(chance, 1 << 32), budget
        )
        ply = Ply(game, ply.line + 1, seat, choice.action, game.apply(state, choice.action))
        yield ply


def written(plies: Iterable[Ply], **about: Json) -> Iterator[str]:
    """The lines of a record, without their ends; `about` goes into the header for information."""
    for ply in plies:
        if ply.action is None:
            state = ply.game.dump(ply.step.state)
            yield compact({"game": ply.game.name, "version": RECORD, **about, "state": state})
        else:
            yield compact(msgspec.to_builtins(ply.action))


# Telling


def told(plies: Iterable[Ply], names: Sequence[str] = ()) -> Iterator[str]:
    """The game in plain English, move by move. Names are of the seats."""
    ply = None
    for ply in plies:
        if ply.action is None:
            names = names or [f"Player {seat + 1}" for seat in range(_seats(ply))]
            yield f"{ply.game.name} with {listed(names)}."
        for place, sentence in enumerate(tell(ply.step.events, names)):
            yield f"{ply.line - 1 if place == 0 else '':>5}  {sentence}"
    if ply is not None and (seat := ply.game.to_act(ply.step.state)) is not None:
        yield f"The record ends here, before the game does: it is {names[seat]}'s turn."


def _seats(ply: Ply) -> int:
    return len(ply.game.points(ply.step.state))


# The command line


def main(arguments: Sequence[str] | None = None) -> int:
    command = _parser().parse_args(arguments)
    try:
        command.run(command)
        sys.stdout.flush()
    except Refused as refusal:
        print(refusal, file=sys.stderr)
        return 1
    except BrokenPipeError:
        let_go_of_stdout()
    except OSError as error:
        print(f"{command.file}: {error.strerror or error}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m game.record", description="Games on record.")
    commands = parser.add_subparsers(required=True, metavar="play|check|show")
    play = commands.add_parser("play", help="let bots play a game and write its record")
    play.set_defaults(run=_play)
    play.add_argument("--game", choices=catalogue.names(), default=catalogue.names()[0])
    play.add_argument("--players", type=int, default=4)
    play.add_argument("--seed", type=int, default=1)
    play.add_argument("--level", type=_levels, default=["pilot"], help="one, or one a seat: pilot,ace")
    play.add_argument("--option", type=_option, action="append", default=[], help="NAME=VALUE")
    play.add_argument(
        "--nodes", type=positive, help="how far a bot looks, if not what its level does by itself"
    )
    check = commands.add_parser("check", help="replay a record and say whether it is sound")
    check.set_defaults(run=_check)
    show = commands.add_parser("show", help="tell a record move by move")
    show.set_defaults(run=_show)
    for each in (play, check, show):
        each.add_argument("file", metavar="FILE", type=Path)
    return parser


def _levels(text: str) -> list[Level]:
    try:
        return [one_of(word, "a level", LEVELS) for word in text.split(",")]
    except Refused as wrong:
        raise argparse.ArgumentTypeError(str(wrong)) from None


def _option(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not sign:
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=VALUE")
    return name, value


def _play(command: argparse.Namespace) -> None:
    options = dict(command.option)
    about = {"seed": command.seed, "options": options, "players": command.players, "levels": command.level}
    plies = played(
        command.game, command.players, command.seed, command.level, options, Budget(nodes=command.nodes)
    )
    unfinished = command.file.with_name(command.file.name + ".part")
    unfinished.write_text("".join(f"{line}\n" for line in written(plies, **about)), encoding="ascii")
    os.replace(unfinished, command.file)


def _check(command: argparse.Namespace) -> None:
    with command.file.open("rb") as file:
        *_, last = replay(lines_of(file))
    print(f"{command.file}: {_summary(last)}")


def _summary(last: Ply) -> str:
    actions = f"{last.game.name} for {_seats(last)}, {last.line - 1} actions"
    result = last.game.result(last.step.state)
    if result is None:
        return f"{actions}, not yet over."
    return f"{actions}, over with {', '.join(map(str, result.scores))} points."


def _show(command: argparse.Namespace) -> None:
    with command.file.open("rb") as file:
        for sentence in told(replay(lines_of(file))):
            print(sentence)


if __name__ == "__main__":
    sys.exit(main())
