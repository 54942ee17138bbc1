"""The words on the command line of the window, and those that all programs take. Light to import."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn, TypeVar

from game import catalogue

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

    from game.ai.bot import Level
    from game.texts import Language

W = TypeVar("W", bound=str)
T = TypeVar("T")
MOST_DIGITS = 100  # of a number
MOST_TIMES = 10**6  # that anything is done
DEFAULT_SEATS = 4  # of a game begun without --seats
USUAL_LEVEL: Level = "pilot"


@dataclass(frozen=True, slots=True)
class SeatWish:
    """Who shall have a seat: a person with a name, or an AI of a level."""

    name: str = ""
    level: Level | None = None  # None: a person


@dataclass(frozen=True, slots=True)
class Options:
    """What was asked for on the command line."""

    play: str | None = None
    seats: tuple[SeatWish, ...] = ()
    seed: int | None = None
    game_options: tuple[tuple[str, str], ...] = ()
    speed: str | None = None
    lang: Language | None = None
    size: tuple[int, int] | None = None
    fullscreen: bool = False
    mute: bool = False
    data_dir: Path | None = None
    demo: bool = False
    replay: Path | None = None
    frames: int | None = None
    shot: Path | None = None


class WrongWord(ValueError):
    """Something on the command line is not understood; str() is a sentence."""


class Parser(argparse.ArgumentParser):
    """Help that cannot be written is an error, as all output is; the library hides that."""

    def print_help(self, file: SupportsWrite[str] | None = None) -> None:
        stream = file or sys.stdout
        if stream is not None:
            stream.write(self.format_help())


class _Parser(Parser):
    def error(self, message: str) -> NoReturn:
        said = message.removeprefix("argument ").replace("expected one argument", "it needs a word after it")
        raise WrongWord(said[:1].upper() + said[1:] + ".")


class _Version(argparse.Action):
    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from game.version import version  # read late, as it takes time

        print(f"Starbox {version()}")
        parser.exit()


def parse(words: Sequence[str]) -> Options:
    """The options; WrongWord with a sentence if something is not understood."""
    given = vars(_parser().parse_args(words))
    return Options(**{**given, "game_options": tuple(given["game_options"])})


def check_options(options: Options) -> None:
    """WrongWord if the game cannot be played like this, or if its folder is none."""
    if options.data_dir is not None:
        _check_folder(options.data_dir)
    if options.replay is not None:
        _check_replay(options)
    if options.play is None:
        if options.seats or options.game_options:
            raise WrongWord("--seats and --option belong to a game: name it with --play.")
        return
    from game.engine.contract import BadSetup

    try:
        catalogue.game(options.play).settle(len(options.seats) or DEFAULT_SEATS, dict(options.game_options))
    except BadSetup as wrong:
        raise WrongWord(str(wrong)) from wrong


def _check_replay(options: Options) -> None:
    from game.door import Unfit, contents  # only who watches a file needs them
    from game.engine.contract import Refused
    from game.match.journal import read_as_far

    file = options.replay
    assert file is not None
    if options.play is not None or options.demo:
        raise WrongWord("--replay shows a game that was played: leave --play and --demo out.")
    try:
        read_as_far(contents(file))
    except (Refused, Unfit) as wrong:
        raise WrongWord(f"--replay: {file}: {str(wrong).rstrip('.')}.") from wrong
    except OSError as error:
        raise WrongWord(f"--replay: {file} cannot be read: {error.strerror}.") from error


def _check_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = "it is no folder" if folder.exists() else error.strerror
        raise WrongWord(f"--data-dir: {folder} cannot be used: {why}.") from error


def _parser() -> _Parser:
    from game.home.settings import SPEEDS  # only who is asked for words needs them
    from game.texts import LANGUAGES

    parser = _Parser(prog="starbox", description="Three star games for one sofa.")
    add = parser.add_argument
    games = catalogue.names()
    add("--play", metavar="GAME", type=_one_of(games), help="begin with this game: " + ", ".join(games))
    add(
        "--seats",
        metavar="SEATS",
        type=_seats,
        default=(),
        help="who plays, such as human:Ana,ai:ace,ai:pilot",
    )
    add(
        "--seed",
        metavar="SEED",
        type=_seed,
        help='settles all chance: any number or text, such as "NOVA 4127"',
    )
    add(
        "--option",
        metavar="KEY=VALUE",
        dest="game_options",
        type=pair,
        action="append",
        default=[],
        help="a rule",
    )
    add("--speed", metavar="SPEED", type=_one_of(tuple(SPEEDS)), help="of the motion: " + ", ".join(SPEEDS))
    add("--lang", metavar="LANGUAGE", type=_one_of(LANGUAGES), help=", ".join(LANGUAGES))
    add("--size", metavar="WxH", type=size, help="of the window, such as 1280x720")
    add("--fullscreen", action="store_true", help="use the whole screen")
    add("--mute", action="store_true", help="no sound")
    add("--data-dir", metavar="DIR", type=path, help="keep settings and saves here")
    add("--demo", action="store_true", help="AIs hold all seats; without --play all games are shown in turn")
    add("--replay", metavar="FILE", type=path, help="watch a game again: its record, or a save")
    add("--frames", metavar="N", type=positive, help="end after N frames and print how long they took")
    add(
        "--version",
        action=_Version,
        nargs=0,
        dest=argparse.SUPPRESS,
        default=argparse.SUPPRESS,
        help="print the version, and no more",
    )
    add("--shot", metavar="FILE.png", type=_png, help="save the last frame")
    return parser


def _one_of(words: Sequence[str]) -> Callable[[str], str]:
    def known(word: str) -> str:
        if word not in words:
            raise argparse.ArgumentTypeError(f"{word!r} is none of {', '.join(words)}")
        return word

    return known


def some_of(words: Sequence[W]) -> Callable[[str], tuple[W, ...]]:
    """One of the words, or several with commas."""

    def known(text: str) -> tuple[W, ...]:
        given = text.split(",")
        for word in given:
            if word not in words:
                raise argparse.ArgumentTypeError(f"{word!r} is none of {', '.join(words)}")
        return tuple(word for each in given for word in words if word == each)

    return known


def several(one: Callable[[str], T]) -> Callable[[str], tuple[T, ...]]:
    """Things of one kind with commas."""
    return lambda text: tuple(map(one, text.split(",")))


def size(word: str) -> tuple[int, int]:
    """1280x720."""
    width, _, height = word.lower().partition("x")
    if not (_is_number(width) and _is_number(height)):
        raise argparse.ArgumentTypeError(f"{word!r} is no size such as 1280x720")
    from game.home.settings import LEAST_SIDE, MOST_SIDE  # only who is asked for a size needs them

    least, most = sorted((int(width), int(height)))
    if least < LEAST_SIDE or most > MOST_SIDE:
        raise argparse.ArgumentTypeError(f"{word!r} has a side below {LEAST_SIDE} or above {MOST_SIDE}")
    return int(width), int(height)


def path(word: str) -> Path:
    """A file or a folder, which need not be there."""
    if not word:
        raise argparse.ArgumentTypeError("it needs a name")
    return Path(word)


def _png(word: str) -> Path:
    file = Path(word)
    if file.suffix.lower() != ".png" or _is_folder(file):
        raise argparse.ArgumentTypeError(f"{word!r} is no FILE.png")
    return file


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:  # a name that is too long
        return False


def _is_number(word: str) -> bool:
    """Whether `int` reads it: it refuses "²", which is a digit too, and thousands of digits."""
    return word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS


def _seed(word: str) -> int:
    """What the field of the set-up takes."""
    from game.match.seeds import LONGEST, seed_written  # only who is asked for words needs them

    if not word.strip() or not word.isprintable():
        raise argparse.ArgumentTypeError("it needs a number or a text")
    if len(word) > LONGEST:
        raise argparse.ArgumentTypeError(f"{word[:LONGEST]!r} has more than {LONGEST} letters")
    return seed_written(word)


def whole(word: str) -> int:
    """A whole number, such as a seed."""
    if not _is_number(word.removeprefix("-")):
        raise argparse.ArgumentTypeError(f"{word[:MOST_DIGITS]!r} is no whole number")
    return int(word)


def positive(word: str) -> int:
    """How often something is done: a whole number above 0."""
    if not _is_number(word) or not 0 < int(word) <= MOST_TIMES:
        raise argparse.ArgumentTypeError(
            f"{word[:MOST_DIGITS]!r} is no whole number above 0 and up to {MOST_TIMES}"
        )
    return int(word)


def at_most(most: int) -> Callable[[str], int]:
    """The same, but no more than this."""

    def known(word: str) -> int:
        if positive(word) > most:
            raise argparse.ArgumentTypeError(f"{word!r} is more than {most}")
        return int(word)

    return known


def pair(word: str) -> tuple[str, str]:
    key, equals, value = word.partition("=")
    if not key or not equals or not value:
        raise argparse.ArgumentTypeError(f"{word!r} is not KEY=VALUE")
    return key, value


def _seats(words: str) -> tuple[SeatWish, ...]:
    return tuple(_seat(word.strip()) for word in words.split(","))


def _seat(word: str) -> SeatWish:
    if not word.isprintable():
        raise argparse.ArgumentTypeError(f"{word!r} has a character that no name can hold")
    from game.door import LONGEST_NAME  # only who is asked for names needs it

    if len(word) > LONGEST_NAME + len("ai:legend:"):
        raise argparse.ArgumentTypeError(f"{word[:LONGEST_NAME]!r}… has more than {LONGEST_NAME} letters")
    kind, _, rest = word.partition(":")
    if kind == "human":
        return SeatWish(name=rest)
    from game.ai.bot import OFFERED  # only who is asked for words needs them

    level, _, name = rest.partition(":")
    for each in OFFERED:
        if kind == "ai" and each == (level or USUAL_LEVEL):
            return SeatWish(name=name, level=each)
    raise argparse.ArgumentTypeError(f"{word!r} is neither human:NAME nor ai:LEVEL ({', '.join(OFFERED)})")
