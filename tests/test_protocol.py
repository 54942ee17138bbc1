"""The line protocol: every request, every refusal, and whatever else arrives on the line."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from game import catalogue
from game.lines import DEEPEST, LONGEST_LINE, MOST_DIGITS, Inbox
from game.protocol import Session, main, reply_to

HUGE = 10 ** (MOST_DIGITS - 1)
ODDITIES: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 7, 1.0, 1.5, 1e300, HUGE, -HUGE, 2**63, "", "0", "pink", "\ud800", "\0",
    "é" * 50, [], [[]], {}, {"a": []}, [None] * 20, ["pink", "gold"], {"type": "reveal"}, {"cell": [0, 0]},
)  # fmt: skip


def digits(value: Any) -> str:
    return repr(value)[:20]


class Line:
    """A program at the other end of the line."""

    def __init__(self) -> None:
        self.session = Session()

    def raw(self, line: bytes) -> dict[str, Any]:
        text = reply_to(self.session, line)
        assert "\n" not in text
        assert text.isascii()
        heard: dict[str, Any] = json.loads(text, parse_constant=lambda name: pytest.fail(name))
        assert heard["ok"] is True or (heard["ok"] is False and set(heard["error"]) == {"code", "message"})
        return heard

    def ask(self, cmd: Any, **fields: Any) -> dict[str, Any]:
        return self.raw(json.dumps({"cmd": cmd} | fields).encode())

    def refused(self, cmd: Any, **fields: Any) -> str:
        """The code of the refusal; nothing has changed."""
        before = self.raw(b'{"cmd":"state"}')
        heard = self.ask(cmd, **fields)
        assert not heard["ok"], heard
        assert self.raw(b'{"cmd":"state"}') == before
        assert "fault in Starbox" not in heard["error"]["message"]
        return str(heard["error"]["code"])

    def finish(self, seed: int = 0) -> None:
        rng = Random(seed)
        while actions := self.ask("legal")["actions"]:
            assert self.ask("apply", action=rng.choice(actions))["ok"]


@pytest.fixture
def line() -> Line:
    return Line()


@pytest.fixture(params=catalogue.names())
def playing(request: pytest.FixtureRequest, line: Line) -> Line:
    """In the middle of a game."""
    line.ask("new", game=request.param, players=3, seed=5)
    rng = Random(5)
    for _ in range(25):
        line.ask("apply", action=rng.choice(line.ask("legal")["actions"]))
    return line


# hello, new


def test_hello_names_the_games_with_players_and_options(line: Line) -> None:
    heard = line.ask("hello")
    assert heard["protocol"] == 1
    assert heard["games"] == [
        {
            "name": "gravity",
            "players": [2, 6],
            "options": {
                "end": ["standard", "expert"],
                "first_door": ["random", "choose"],
                "first_player": ["random", *"012345"],
                "planets": ["box", "pocket"],
            },
        },
        {"name": "star_race", "players": [2, 5], "options": {"first_player": ["random", *"01234"]}},
        {"name": "fairy_lights", "players": [2, 6], "options": {"first_player": ["random", *"012345"]}},
    ]


@pytest.mark.parametrize("name", catalogue.names())
def test_new_gives_the_state_and_who_is_to_act(line: Line, name: str) -> None:
    heard = line.ask("new", game=name, players=2, seed=-3, options={}, extra=[1])
    assert set(heard) == {"ok", "state", "to_act", "over"}
    assert heard["state"]["game"] == name
    assert len(heard["state"]["seats"]) == 2
    assert heard["to_act"] == heard["state"]["seat"] == heard["state"]["first"]
    assert heard["over"] is False


@pytest.mark.parametrize("name", catalogue.names())
def test_one_seed_gives_one_game(name: str) -> None:
    first, second, other = (Line().ask("new", game=name, players=4, seed=seed) for seed in (9, 9, -9))
    assert first == second
    assert first != other


def test_options_left_out_take_their_default(line: Line) -> None:
    heard = line.ask("new", game="gravity", players=2, seed=1, options={"end": "expert"})
    assert heard["state"]["options"] == {
        "end": "expert",
        "first_door": "random",
        "first_player": "random",
        "planets": "box",
    }
    assert line.ask("new", game="gravity", players=2, seed=1)["state"]["options"]["end"] == "standard"


@pytest.mark.parametrize("seed", [0, -1, 2**64, HUGE, -HUGE], ids=digits)
def test_a_seed_is_any_whole_number(line: Line, seed: int) -> None:
    assert line.ask("new", game="fairy_lights", players=2, seed=seed)["ok"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"game": None},
        {"game": ["gravity"]},
        {"players": 1},
        {"players": 7},
        {"players": "2"},
        {"players": True},
        {"players": 2.0},
        {"players": HUGE},
        {"seed": None},
        {"seed": 1.0},
        {"seed": False},
        {"seed": "1"},
        {"options": None},
        {"options": []},
        {"options": {"end": "soon"}},
        {"options": {"end": 1}},
        {"options": {"first_player": "4"}},
        {"options": {"first_player": 0}},
        {"options": {"first_player": "first"}},
        {"options": {"end": ["expert"]}},
        {"options": {"speed": "fast"}},
    ],
)
def test_new_with_wrong_fields_is_a_bad_request(playing: Line, wrong: dict[str, Any]) -> None:
    good = {"game": "gravity", "players": 2, "seed": 1}
    assert playing.refused("new", **(good | wrong)) == "bad_request"


@pytest.mark.parametrize("missing", ["game", "players", "seed"])
def test_new_with_missing_fields_is_a_bad_request(playing: Line, missing: str) -> None:
    fields: dict[str, Any] = {"game": "gravity", "players": 2, "seed": 1}
    del fields[missing]
    assert playing.refused("new", **fields) == "bad_request"


# load, state


def test_load_takes_what_state_gives(playing: Line) -> None:
    heard, other = playing.ask("state"), Line()
    assert set(heard) == {"ok", "state", "to_act", "over"}
    assert other.ask("load", state=heard["state"]) == heard
    assert other.ask("state") == heard


@pytest.mark.parametrize("state", [{}, {"game": "chess"}, {"game": ["gravity"]}, {"game": "gravity"}])
def test_a_state_that_cannot_occur_is_a_bad_state(playing: Line, state: Any) -> None:
    assert playing.refused("load", state=state) == "bad_state"


@pytest.mark.parametrize("fields", [{}, {"state": None}, {"state": []}, {"state": "x"}])
def test_load_without_an_object_is_a_bad_request(playing: Line, fields: dict[str, Any]) -> None:
    assert playing.refused("load", **fields) == "bad_request"


def test_numbers_in_a_state_are_whole(playing: Line) -> None:
    state = playing.ask("state")["state"]
    for number in (True, 1.0):
        assert playing.refused("load", state=state | {"version": number}) == "bad_state"
        assert playing.refused("load", state=state | {"first": number}) == "bad_state"


# view


def test_a_view_is_the_state_with_null_for_what_is_hidden(playing: Line) -> None:
    state = playing.ask("state")["state"]
    for seat in range(3):
        view = playing.ask("view", seat=seat)["view"]
        assert set(state) <= set(view)
        assert view["seats"][seat].keys() >= state["seats"][seat].keys()


@pytest.mark.parametrize("seat", [None, -1, 3, "0", True, 0.0, [0], HUGE], ids=digits)
def test_a_seat_that_is_not_at_the_table_is_a_bad_request(playing: Line, seat: Any) -> None:
    assert playing.refused("view", seat=seat) == "bad_request"


# legal, apply


def test_legal_gives_all_actions_once_in_a_fixed_order(playing: Line) -> None:
    heard = playing.ask("legal")
    assert heard == playing.ask("legal")
    assert heard["to_act"] == playing.ask("state")["to_act"]
    texts = [json.dumps(action) for action in heard["actions"]]
    assert len(set(texts)) == len(texts) > 0


def test_apply_tells_what_happened(playing: Line) -> None:
    heard = playing.ask("apply", action=playing.ask("legal")["actions"][0])
    assert set(heard) == {"ok", "events", "to_act", "over"}
    assert all(isinstance(event["type"], str) for event in heard["events"])
    assert heard["to_act"] == playing.ask("state")["to_act"]


@pytest.mark.parametrize("action", [None, [], "reveal", 1])
def test_an_action_that_is_no_object_is_a_bad_request(playing: Line, action: Any) -> None:
    assert playing.refused("apply", action=action) == "bad_request"
    assert playing.refused("apply") == "bad_request"


@pytest.mark.parametrize("action", [{}, {"type": "checkmate"}, {"type": None}, {"type": ["reveal"]}])
def test_an_action_of_no_kind_is_illegal(playing: Line, action: Any) -> None:
    assert playing.refused("apply", action=action) == "illegal_action"


def test_an_action_that_the_state_does_not_allow_is_illegal(playing: Line) -> None:
    playing.ask("new", game="fairy_lights", players=2, seed=1)
    assert playing.refused("apply", action={"type": "take", "colours": ["pink"]}) == "illegal_action"


def test_a_refusal_repeats_the_action_as_it_came(line: Line) -> None:
    line.ask("new", game="fairy_lights", players=2, seed=1)
    heard = line.ask("apply", action={"type": "take", "colours": ["pink"]})
    assert heard["error"]["message"] == 'Not possible now: {"type":"take","colours":["pink"]}.'


# the end


def test_before_the_end_there_is_no_result(playing: Line) -> None:
    assert playing.ask("result") == {
        "ok": True,
        "over": False,
        "scores": None,
        "winners": None,
        "detail": None,
    }


def test_a_finished_game(playing: Line) -> None:
    playing.finish()
    heard = playing.ask("result")
    assert heard["over"] is True
    assert len(heard["scores"]) == len(heard["detail"]) == 3
    assert set(heard["winners"]) <= {0, 1, 2}
    assert heard["winners"]
    assert playing.ask("legal") == {"ok": True, "to_act": None, "actions": []}
    state = playing.ask("state")
    assert state["to_act"] is None
    assert state["over"] is True
    assert Line().ask("load", state=state["state"]) == state


def test_after_the_end_an_object_is_refused_because_it_is_over_and_nothing_else(playing: Line) -> None:
    playing.finish()
    assert playing.refused("apply", action={"type": "checkmate"}) == "game_over"
    assert playing.refused("apply", action=None) == "bad_request"
    assert playing.refused("suggest", level="random", seed=1) == "game_over"
    assert playing.refused("suggest", level="random") == "bad_request"


# suggest


def test_a_suggestion_is_legal_and_repeatable(playing: Line) -> None:
    asked = {"level": "random", "seed": 4, "ms": 5000, "nodes": 20}
    heard = playing.ask("suggest", **asked)
    assert set(heard) == {"ok", "action", "analysis"}
    assert heard["action"] in playing.ask("legal")["actions"]
    assert playing.ask("suggest", **asked)["action"] == heard["action"]


@pytest.mark.parametrize("level", ["random", "rookie", "pilot", "ace", "legend"])
def test_every_level_suggests(playing: Line, level: str) -> None:
    heard = playing.ask("suggest", level=level, seed=1, nodes=10)
    assert heard["action"] in playing.ask("legal")["actions"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"level": "expert"},
        {"level": None},
        {"level": ["ace"]},
        {"seed": None},
        {"seed": True},
        {"ms": 0},
        {"ms": "100"},
        {"ms": HUGE},
        {"nodes": -1},
        {"nodes": 2.0},
        {"nodes": None},
    ],
)
def test_suggest_with_wrong_fields_is_a_bad_request(playing: Line, wrong: dict[str, Any]) -> None:
    assert playing.refused("suggest", **({"level": "random", "seed": 1} | wrong)) == "bad_request"


# what belongs to no game


@pytest.mark.parametrize("cmd", ["state", "view", "legal", "apply", "suggest", "result"])
def test_without_a_game_there_is_nothing_to_ask(line: Line, cmd: str) -> None:
    assert line.refused(cmd) == "no_game"


@pytest.mark.parametrize("cmd", ["fly", "", "HELLO", "_hello", None, 1, True, ["hello"], {"hello": 1}])
def test_unknown_commands_are_bad_requests(line: Line, cmd: Any) -> None:
    assert line.refused(cmd) == "bad_request"
    assert line.raw(b"{}")["error"]["code"] == "bad_request"


def test_quit_ends_the_session(line: Line) -> None:
    assert line.ask("quit", id=1) == {"id": 1, "ok": True}
    assert not line.session.open


@pytest.mark.parametrize("mark", [None, 0, 1.5, "x\ud800", [], {"a": [1, None]}, HUGE], ids=digits)
@pytest.mark.parametrize(
    "fields", [{"cmd": "hello"}, {"cmd": "fly"}, {"cmd": "state"}, {}, {"cmd": "load", "state": {}}]
)
def test_every_answer_repeats_the_id(line: Line, mark: Any, fields: dict[str, Any]) -> None:
    heard = line.raw(json.dumps(fields | {"id": mark}).encode())
    assert heard["id"] == mark


def test_without_an_id_there_is_none(line: Line) -> None:
    assert "id" not in line.ask("hello")


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"\n",
        b"  \r\n",
        b"hello",
        b"[]",
        b"1",
        b"null",
        b'"hello"',
        b'{"cmd":"hello"',
        b'{"cmd":"hello"}}',
        b"{'cmd':'hello'}",
        b'{"cmd":"hello","x":NaN}',
        b'{"cmd":"hello","x":[Infinity]}',
        b'{"cmd":"hello","x":-Infinity}',
        b'{"cmd":"hello","x":1e999}',
        b'{"cmd":"hello","x":' + b"9" * (MOST_DIGITS + 1) + b"}",
        b'{"cmd":"hello","x":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        b'{"cmd":"hello","x":' + b"[" * (DEEPEST + 1) + b"]" * (DEEPEST + 1) + b"}",
        b'{"x":' * 100_000,
        b'{"cmd":"\xff"}',
        b'{"cmd":"\xed\xa0\x80"}',
        b'\xff\xfe{\x00"\x00}\x00',
        b"\x00",
        b" " * (LONGEST_LINE + 1),
    ],
    ids=lambda text: repr(text[:30]),
)
def test_what_is_no_json_object_is_bad_json(line: Line, text: bytes) -> None:
    assert line.raw(text)["error"]["code"] == "bad_json"


def test_json_of_any_shape_is_read(line: Line) -> None:
    deep = b"[" * (DEEPEST - 1) + b"]" * (DEEPEST - 1)
    assert line.raw(b' \t{ "cmd" : "hello" , "id" : ' + deep + b"}\r\n")["ok"]
    assert line.raw(b'\xef\xbb\xbf{"cmd":"hello"}\r\n')["ok"]  # as some programs begin a text
    assert line.raw(b'{"cmd":"fly","cmd":"hello"}')["ok"]  # of two, the last
    assert line.raw(b'{"cmd":"h\\u0065llo","x":"' + b"y" * 1_000_000 + b'"}')["ok"]


# whatever else arrives


def mutated(rng: Random, data: Any) -> Any:
    """The data with one value, anywhere, replaced, removed or doubled."""
    if isinstance(data, dict) and data and rng.random() < 0.9:
        key = rng.choice(list(data))
        return {**data, key: mutated(rng, data[key])}
    if isinstance(data, list) and data and rng.random() < 0.9:
        place = rng.randrange(len(data))
        cut = [data[:place], data[place + 1 :]]
        within = rng.choice([[], [data[place]] * 2, [mutated(rng, data[place])], [mutated(rng, data[place])]])
        return cut[0] + within + cut[1]
    return rng.choice(ODDITIES)


def broken(rng: Random, line: bytes) -> bytes:
    """The line with a few bytes changed, cut off or repeated."""
    start, end = sorted(rng.randrange(len(line) + 1) for _ in range(2))
    middle = rng.choice([b"", b"\xff", b"\0", b'"', b"}", b"[[", b"1e999", b"NaN", line[start:end] * 2])
    return line[:start] + middle + (line[end:] if rng.random() < 0.7 else line[start:])


def check_nothing_breaks(line: Line, text: bytes) -> None:
    heard = line.raw(text)
    if not heard["ok"]:
        assert "fault in Starbox" not in heard["error"]["message"], (text, heard)


REQUESTS: dict[str, Callable[[Line], dict[str, Any]]] = {
    "new": lambda line: {"game": "fairy_lights", "players": 3, "seed": 1, "options": {}},
    "load": lambda line: {"state": line.ask("state")["state"]},
    "view": lambda line: {"seat": 1},
    "apply": lambda line: {"action": line.ask("legal")["actions"][-1]},
    "suggest": lambda line: {"level": "random", "seed": 1, "nodes": 1},
    "result": lambda line: {"id": 1},
}


@pytest.mark.parametrize("cmd", REQUESTS)
def test_no_wrong_value_anywhere_breaks_anything(playing: Line, cmd: str) -> None:
    rng = Random(cmd)
    fields = REQUESTS[cmd](playing)
    start = playing.ask("state")["state"]
    for _ in range(200):
        request = mutated(rng, {"cmd": cmd, **fields})
        check_nothing_breaks(playing, json.dumps(request).encode())
        if cmd != "load":
            playing.ask("load", state=start)


@pytest.mark.parametrize("cmd", REQUESTS)
def test_no_broken_line_breaks_anything(playing: Line, cmd: str) -> None:
    rng = Random(cmd)
    whole = json.dumps({"cmd": cmd} | REQUESTS[cmd](playing)).encode()
    for _ in range(100):
        check_nothing_breaks(playing, broken(rng, whole))


def test_a_state_that_was_let_in_can_be_played_to_its_end(playing: Line) -> None:
    rng = Random(8)
    start = playing.ask("state")["state"]
    for _ in range(300):
        if playing.ask("load", state=mutated(rng, start))["ok"]:
            playing.finish()
            assert playing.ask("result")["over"]


# the process


def run(text: bytes, **how: Any) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "game.protocol"]
    return subprocess.run(command, input=text, capture_output=True, timeout=60, check=False, **how)


def test_the_process_answers_line_by_line_whatever_comes() -> None:
    requests = [
        b'{"cmd":"new","game":"gravity","players":2,"seed":1,"id":1}',
        b"",
        b"\xff\xfe",
        b"[" * 100_000,
        b"x" * (LONGEST_LINE * 2 + 10),
        b'{"cmd":"legal","id":2}',
        b'{"cmd":"quit","id":3}',
        b'{"cmd":"hello"}',
    ]
    done = run(b"\n".join(requests))
    heard = [json.loads(line) for line in done.stdout.splitlines()]
    assert [reply_to["ok"] for reply_to in heard] == [True, False, False, False, False, True, True]
    assert [reply_to.get("id") for reply_to in heard] == [1, None, None, None, None, 2, 3]
    assert done.returncode == 0
    assert done.stderr == b""


def test_the_process_ends_with_its_input() -> None:
    done = run(b'{"cmd":"hello"}\n{"cmd":"state"}')
    assert len(done.stdout.splitlines()) == 2
    assert done.returncode == 0
    assert run(b"").returncode == 0


@pytest.mark.parametrize("name", catalogue.names())
@pytest.mark.parametrize("end", [b"", b'{"cmd":"quit"}\n'], ids=["end of input", "quit"])
def test_a_search_without_end_ends_with_the_input(name: str, end: bytes) -> None:
    new = json.dumps({"cmd": "new", "game": name, "players": 2, "seed": 1}).encode()
    for level in ("ace", "legend"):
        giant = json.dumps(
            {"cmd": "suggest", "level": level, "seed": 1, "nodes": 10**9, "ms": 10**9}
        ).encode()
        done = run(b"\n".join([new, giant, giant, end]))  # it has a minute
        heard = [json.loads(line) for line in done.stdout.splitlines()]
        assert len(heard) == 3 + bool(end)
        assert all(reply["ok"] for reply in heard)
        assert heard[1]["action"]["type"]
        assert (done.returncode, done.stderr) == (0, b"")


def test_a_usual_search_that_is_asked_for_together_with_the_end_is_not_cut_short() -> None:
    line = Line()
    asked: list[dict[str, Any]] = [
        {"cmd": "new", "game": "star_race", "players": 2, "seed": 1},
        {"cmd": "suggest", "level": "ace", "seed": 1, "nodes": 400},
        {"cmd": "quit"},
    ]
    done = run(b"\n".join(json.dumps(request).encode() for request in asked))
    assert [json.loads(text) for text in done.stdout.splitlines()] == [line.ask(**each) for each in asked]


def test_patient_work_goes_on_only_if_it_was_asked_for_together_with_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [0.0]
    monkeypatch.setattr("game.lines.monotonic", lambda: now[0])
    reading, writing = os.pipe()
    with open(reading, "rb") as there, open(writing, "wb", buffering=0) as here:
        inbox = Inbox(there)
        at_once, later = inbox.ends(patient=False), inbox.ends(patient=True)
        assert not at_once()
        assert not later()
        now[0] = 5.0
        here.write(b'{"cmd":"quit"}\n')
        assert [*inbox] == [b'{"cmd":"quit"}\n']
        assert at_once()
        assert later()
        assert not inbox.ends(patient=True)()
        assert inbox.ends(patient=False)()


def test_an_answer_comes_before_the_next_request() -> None:
    command = [sys.executable, "-m", "game.protocol"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(3):
            process.stdin.write(b'{"cmd":"hello"}\n')
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["ok"]
        process.stdin.close()
        assert process.wait(20) == 0


def test_whoever_runs_it_in_its_own_process_can_give_it_lines_from_memory(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said = io.BytesIO()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b'{"cmd":"hello"}\n')))
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(said))
    assert main([]) == 0
    assert json.loads(said.getvalue())["ok"]


def test_nobody_listening_is_no_reason_to_complain() -> None:
    asking = """yes '{"cmd":"hello"}' | head -5000"""
    shell = f"{asking} | '{sys.executable}' -m game.protocol | head -1 >/dev/null"
    done = subprocess.run(["sh", "-c", shell], capture_output=True, timeout=60, check=False)
    assert done.stderr == b""
