"""The line protocol: one JSON object a line in, one out, for any program that wants to drive the games.

`python -m game.protocol`; docs/protocol.md says what each request is answered.
"""

from __future__ import annotations

import contextlib
import io
import sys
from collections.abc import Callable, Sequence
from typing import Any, BinaryIO, ClassVar, TextIO, TypeAlias, TypeVar

import msgspec

from game import catalogue
from game.ai.bot import LEVELS, Budget
from game.ai.levels import choose
from game.ai.mind import AnyMind
from game.ai.search import Stop, never
from game.arguments import Parser
from game.engine.contract import AnyGame, BadState, GameOver, Json, Refused
from game.lines import PROTOCOL_VERSION, Inbox, compact, read_object
from game.manners import well_behaved

_LONGEST_MESSAGE = 300
_MOST_NODES = 10**9
_MOST_MS = 10**9

Request: TypeAlias = dict[str, Json]
Reply: TypeAlias = dict[str, Json]
W = TypeVar("W", bound=str)


class NoGame(Refused):
    """Asked of a game before there is one."""

    code: ClassVar[str] = "no_game"


class Session:
    """What the program at the other end has set up: at most one game."""

    def __init__(self, inbox: Inbox | None = None) -> None:
        self.open = True
        self._inbox = inbox
        self._game: AnyGame | None = None
        self._state: Any = None
        self._mind: AnyMind | None = None  # of the game, once a suggestion was asked for

    def start(self, game: AnyGame, state: Any) -> None:
        if game is not self._game:
            self._mind = None
        self._game, self._state = game, state

    def mind(self, game: AnyGame) -> AnyMind:
        self._mind = self._mind or catalogue.mind(game.name)
        return self._mind

    def interrupted(self, usual: bool) -> Stop:
        """For a search that begins now: whether nobody waits for it any more. A usual one may go on."""
        return never if self._inbox is None else self._inbox.ends(patient=usual)

    def playing(self) -> tuple[AnyGame, Any]:
        """The game and its state; NoGame before there is one."""
        if self._game is None:
            raise NoGame("There is no game yet: ask for `new` or `load` first.")
        return self._game, self._state


def reply_to(session: Session, line: bytes) -> str:
    """The answer to one request, as one line of ASCII without its end."""
    marked: Reply = {}
    try:
        request = read_object(line)
        marked = {"id": request["id"]} if "id" in request else {}
        return compact({**marked, "ok": True, **_obey(session, request)})
    except Refused as refusal:
        return compact(marked | _refusal(refusal.code, str(refusal)))
    except Exception as error:  # a mistake of ours must not end the game that is being played
        return compact(
            marked | _refusal("bad_request", f"This request has met a fault in Starbox: {error!r}")
        )


def _refusal(code: str, message: str) -> Reply:
    if len(message) > _LONGEST_MESSAGE:
        message = message[:_LONGEST_MESSAGE] + "…"
    return {"ok": False, "error": {"code": code, "message": message}}


# The fields of a request


def _whole(request: Request, name: str, least: int | None = None, most: int | None = None) -> int:
    number = request.get(name)
    if type(number) is not int:
        raise Refused(f"`{name}` must be a whole number.")
    if (least is not None and number < least) or (most is not None and number > most):
        raise Refused(f"`{name}` must be from {least} to {most}.")
    return number


def _one_of(request: Request, name: str, allowed: Sequence[W]) -> W:
    given = request.get(name)
    for word in allowed:
        if given == word:
            return word
    raise Refused(f"`{name}` must be one of {', '.join(allowed)}.")


def _object(request: Request, name: str) -> dict[str, Json]:
    data = request.get(name)
    if not isinstance(data, dict):
        raise Refused(f"`{name}` must be an object.")
    return data


def _options(request: Request) -> dict[str, str]:
    options = _object(request, "options") if "options" in request else {}
    if not all(isinstance(value, str) for value in options.values()):
        raise Refused("The value of an option must be a text.")
    return options


def _budget(request: Request) -> Budget:
    nodes = _whole(request, "nodes", 1, _MOST_NODES) if "nodes" in request else None
    ms = _whole(request, "ms", 1, _MOST_MS) if "ms" in request else None
    return Budget(nodes=nodes, seconds=None if ms is None else ms / 1000)


# The commands


def _obey(session: Session, request: Request) -> Reply:
    name = request.get("cmd")
    command = _COMMANDS.get(name) if isinstance(name, str) else None
    if command is None:
        raise Refused(f"`cmd` must be one of {', '.join(_COMMANDS)}.")
    return command(session, request)


def _hello(session: Session, request: Request) -> Reply:
    return {
        "protocol": PROTOCOL_VERSION,
        "games": [_introduction(catalogue.game(name)) for name in catalogue.names()],
    }


def _introduction(game: AnyGame) -> Reply:
    options = {name: list(values) for name, values in game.options.items()}
    return {"name": game.name, "players": list(game.players), "options": options}


def _new(session: Session, request: Request) -> Reply:
    game = catalogue.game(_one_of(request, "game", catalogue.names()))
    players = _whole(request, "players", *game.players)
    seed, options = _whole(request, "seed"), _options(request)
    session.start(game, game.new(catalogue.material(game.name), players, seed, options).state)
    return _state(session, request)


def _load(session: Session, request: Request) -> Reply:
    data = _object(request, "state")
    if data.get("game") not in catalogue.names():
        raise BadState(f"`game` in a state must be one of {', '.join(catalogue.names())}.")
    game = catalogue.game(data["game"])
    session.start(game, game.load(data))
    return _state(session, request)


def _state(session: Session, request: Request) -> Reply:
    game, state = session.playing()
    return {"state": game.dump(state), **_turn(session)}


def _turn(session: Session) -> Reply:
    game, state = session.playing()
    to_act = game.to_act(state)
    return {"to_act": to_act, "over": to_act is None}


def _view(session: Session, request: Request) -> Reply:
    game, state = session.playing()
    seat = _whole(request, "seat", 0, len(game.points(state)) - 1)
    return {"view": game.dump_view(game.view(state, seat))}


def _legal(session: Session, request: Request) -> Reply:
    game, state = session.playing()
    actions = [msgspec.to_builtins(action) for action in game.legal(state)]
    return {"to_act": game.to_act(state), "actions": actions}


def _apply(session: Session, request: Request) -> Reply:
    game, state = session.playing()
    data = _object(request, "action")
    if game.to_act(state) is None:
        raise GameOver("The game is over.")
    step = game.apply(state, game.read_action(data))
    session.start(game, step.state)
    return {"events": msgspec.to_builtins(step.events), **_turn(session)}


def _suggest(session: Session, request: Request) -> Reply:
    game, state = session.playing()
    level = _one_of(request, "level", LEVELS)
    seed, budget = _whole(request, "seed"), _budget(request)
    seat = game.to_act(state)
    if seat is None:
        raise GameOver("The game is over.")
    mind = session.mind(game)
    usual = (budget.nodes or 0) <= mind.nodes.get(level, 0)
    choice = choose(mind, game.view(state, seat), level, seed, budget, session.interrupted(usual))
    values = [{"action": msgspec.to_builtins(action), "value": value} for action, value in choice.values]
    analysis = {"reason": msgspec.to_builtins(choice.reason), "values": values, "nodes": choice.nodes}
    if choice.chance is not None:
        analysis["chance"] = choice.chance
    return {"action": msgspec.to_builtins(choice.action), "analysis": analysis}


def _result(session: Session, request: Request) -> Reply:
    game, state = session.playing()
    result = game.result(state)
    if result is None:
        return {"over": False, "scores": None, "winners": None, "detail": None}
    return {"over": True, **msgspec.to_builtins(result)}


def _quit(session: Session, request: Request) -> Reply:
    session.open = False
    return {}


_COMMANDS: dict[str, Callable[[Session, Request], Reply]] = {
    "hello": _hello,
    "new": _new,
    "load": _load,
    "state": _state,
    "view": _view,
    "legal": _legal,
    "apply": _apply,
    "suggest": _suggest,
    "result": _result,
    "quit": _quit,
}


# The line


def serve(lines: BinaryIO, out: BinaryIO) -> None:
    """Answer each line, until `quit`, the end of the input, or until nobody reads the answers."""
    inbox = Inbox(lines)
    session = Session(inbox)
    for line in inbox:
        out.write(reply_to(session, line).encode() + b"\n")
        out.flush()
        if not session.open:
            return


def main(arguments: Sequence[str] | None = None) -> int:
    parser = Parser(prog="python -m game.protocol", description=__doc__)
    parser.parse_args(arguments)
    if sys.stdin is None or sys.stdout is None:
        return 0
    lines, out = _reader(sys.stdin), sys.stdout.buffer
    with contextlib.redirect_stdout(sys.stderr):
        serve(lines, out)
    return 0


def _reader(stream: TextIO) -> BinaryIO:
    """A buffer of its own for a file: the end of the program must not wait for a thread that still reads."""
    try:
        return open(stream.fileno(), "rb", closefd=False)
    except io.UnsupportedOperation:  # it lies in memory
        return stream.buffer


if __name__ == "__main__":
    sys.exit(well_behaved(main))
