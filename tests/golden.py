"""Whole games as readable text: each action, what happened, and what changed in the view of each seat.

`python -m tests.golden` plays them anew and rewrites tests/records. Do that when the rules or the protocol
have changed, and say so in the commit; a refactor changes no record. The text holds the state that its game
began from, and a game that is kept begins from it again: new planets and cards change nothing. To deal one
anew, remove its file first.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from game import catalogue
from game.engine.chance import below, generator
from game.engine.contract import Action, AnyGame, Json

FOLDER = Path(__file__).parent / "records"


class Golden(NamedTuple):
    """A game that is kept."""

    game: str
    players: int
    seed: int
    options: Mapping[str, str] = {}

    @property
    def path(self) -> Path:
        return FOLDER / "-".join([self.game, f"{self.players}p", *self.options.values(), f"{self.seed}.txt"])


KEPT = (
    Golden("gravity", 2, 1),
    Golden("gravity", 2, 1, {"planets": "pocket"}),
    Golden("gravity", 3, 2, {"end": "expert", "first_door": "choose"}),
    Golden("star_race", 2, 1),
    Golden("star_race", 5, 2),
    Golden("fairy_lights", 2, 1),
    Golden("fairy_lights", 4, 2),
)


def compact(data: Json) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


def text_of(game: AnyGame, state: Any, actions: Iterable[Action]) -> Iterator[str]:
    """The lines of a game. An action stands in a line of its own: `12 seat 3: {...}`."""
    opening = game.dump(state)
    yield f"state {compact(opening)}"
    seats = range(len(opening["seats"]))
    views = [game.dump_view(game.view(state, seat)) for seat in seats]
    yield from _sights([list(changes(opening, view)) for view in views])
    for ply, action in enumerate(actions, start=1):
        yield f"{ply} seat {game.to_act(state)}: {compact(msgspec.to_builtins(action))}"
        step = game.apply(state, action)
        yield from (f"    {compact(msgspec.to_builtins(event))}" for event in step.events)
        state = step.state
        now = [game.dump_view(game.view(state, seat)) for seat in seats]
        yield from _sights([list(changes(views[seat], now[seat])) for seat in seats])
        views = now
    yield f"result {compact(msgspec.to_builtins(game.result(state)))}"


def _sights(news: list[list[str]]) -> Iterator[str]:
    """What each seat sees now; seats that see the same stand together."""
    for sight in dict.fromkeys(map(tuple, news)):
        seats = " ".join(str(seat) for seat, seen in enumerate(news) if tuple(seen) == sight)
        yield f"    {seats} | {'; '.join(sight)}"


def changes(before: Json, after: Json, path: str = "") -> Iterator[str]:
    """How one JSON value becomes another: `path=value`, `list[2:3]=[...]` for a part of a list."""
    if compact(before) == compact(after):
        return
    if isinstance(before, dict) and isinstance(after, dict):
        for key in dict.fromkeys([*before, *after]):
            if key not in after:
                yield f"{path}.{key} gone"
            else:
                yield from changes(before.get(key, "missing"), after[key], f"{path}.{key}".lstrip("."))
    elif isinstance(before, list) and isinstance(after, list):
        yield from _list_changes(before, after, path)
    else:
        yield f"{path}={compact(after)}"


def _list_changes(before: list[Json], after: list[Json], path: str) -> Iterator[str]:
    if len(before) == len(after) and all(isinstance(item, dict) for item in (*before, *after)):
        for place, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from changes(old, new, f"{path}[{place}]")
        return
    start = 0
    while start < min(len(before), len(after)) and before[start] == after[start]:
        start += 1
    end = 0
    while end < min(len(before), len(after)) - start and before[-1 - end] == after[-1 - end]:
        end += 1
    yield f"{path}[{start}:{len(before) - end}]={compact(after[start : len(after) - end])}"


def random_actions(game: AnyGame, state: Any, seed: int) -> Iterator[Action]:
    chance = generator(seed)
    state = game.copy(state)
    while legal := game.legal(state):
        action = legal[below(chance, len(legal))]
        game.play(state, action)
        yield action


def opening_of(golden: Golden) -> Any:
    """The state that a kept game began from; a new deal if it is not kept yet."""
    game = catalogue.game(golden.game)
    if golden.path.exists():
        first, *_ = golden.path.read_text(encoding="utf-8").splitlines()
        return game.load(json.loads(first.removeprefix("state ")))
    return game.new(catalogue.material(game.name), golden.players, golden.seed, golden.options).state


def made(golden: Golden) -> str:
    """The record as the rules play it today."""
    game, opening = catalogue.game(golden.game), opening_of(golden)
    lines = text_of(game, opening, random_actions(game, opening, golden.seed))
    return "".join(f"{line}\n" for line in lines)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for golden in KEPT:
        golden.path.write_text(made(golden), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
