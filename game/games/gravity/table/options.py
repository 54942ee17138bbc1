"""What can be chosen at this moment, and which key chooses it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.games.gravity.board import WAYS
from game.games.gravity.model import (
    DIRECTIONS,
    Card,
    CardMove,
    Direction,
    Drop,
    End,
    GravityView,
    High,
    Long,
    Move,
    PickDoor,
    Refill,
    Replay,
    Rotate,
    Steal,
    Step,
)
from game.games.gravity.rules import STEALS, USES
from game.games.gravity.table.geometry import Globe
from game.games.gravity.view import Refusal, pawn, refusal

ARROWS = ("left", "up", "down", "right")  # in the order of reading


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to choose. `key` is an arrow or a command; `why_not` tells why it cannot be done."""

    action: Move
    key: str = ""
    arrow: str = ""  # where it goes on the screen
    why_not: Refusal | None = None

    @property
    def is_step(self) -> bool:
        return isinstance(self.action, Step)


@dataclass(slots=True)
class Selection:
    """What a person has picked up so far."""

    card: Card | None = None
    face_down: bool = False  # arrows mean the step
    target: int | None = None  # the option under the pointer or the focus
    focus: int = 0  # the card under the focus
    hover: Card | None = None  # the card under the pointer

    def clear(self) -> None:
        self.card, self.target, self.hover, self.face_down = None, None, None, False


def options(view: GravityView, globe: Globe, card: Card | None, face_down: bool) -> tuple[Option, ...]:
    """The choices of the phase; while a card is picked, all its uses, those that are blocked as well."""
    match view.phase:
        case "action" if card is not None and pawn(view, view.turn) is not None:
            return tuple(_uses(view, globe, card, face_down))
        case "steal":
            takes = [take for take in STEALS if take in view.legal]
            return tuple(Option(take, f"card-{k + 1}" if k < 5 else "") for k, take in enumerate(takes))
        case "replay":
            return Option(Replay(), "replay"), Option(End(), "finish")
        case "door":
            return tuple(
                Option(PickDoor(door), f"card-{door + 1}" if door < 5 else "")
                for door in range(len(view.board.doors))
            )
    return ()


def _uses(view: GravityView, globe: Globe, card: Card, face_down: bool) -> Iterator[Option]:
    stands = pawn(view, view.turn)
    assert stands is not None
    kinds = Step if face_down else CardMove
    moves = [move for move in USES if isinstance(move, kinds) and move.card == card]
    for move in sorted(moves, key=lambda move: _order(move, globe, stands.down)):
        arrow = globe.arrow(heading(move, stands.down))
        yield Option(move, _key(move, arrow, face_down), arrow, refusal(view, move))


def heading(move: CardMove, down: Direction) -> Direction:
    """Where a use leads: the side that it goes to, or the new down of a pawn that turns."""
    way = WAYS[USES[move].way]
    turn = way.turn if way.turn else way.route[-1]
    return DIRECTIONS[(DIRECTIONS.index(down) + turn) % 4]


def _order(move: CardMove, globe: Globe, down: Direction) -> tuple[int, int]:
    kinds = (Long, High, Drop, Rotate, Step)
    return kinds.index(type(move)), ARROWS.index(globe.arrow(heading(move, down)))


def _key(move: CardMove, arrow: str, face_down: bool) -> str:
    """Arrows choose what the card is for; letters the step, and what a joker has too many of for arrows."""
    side = "left" if arrow in ("left", "up") else "right"
    match move:
        case Step():
            return arrow if face_down else f"step-{side}"
        case High(card="joker"):
            return f"high-{side}"
        case Rotate(card="joker", turn=("left" | "right")):
            return f"turn-{side}"
    return arrow


def rows(found: Sequence[Option]) -> list[list[int]]:
    """Indices of the options, a row for each use."""
    lines: dict[str, list[int]] = {}
    joker = len({type(option.action) for option in found}) > 2
    for index, option in enumerate(found):
        kind = (
            "" if isinstance(option.action, Replay | End | PickDoor | Steal) else type(option.action).__name__
        )
        lines.setdefault("Step" if joker and kind == "Drop" else kind, []).append(index)
    if "" not in lines:
        return list(lines.values())
    loose = lines[""]
    if isinstance(found[0].action, Replay):
        return [[index] for index in loose]
    return [loose[start : start + 2] for start in range(0, len(loose), 2)]


REFILL = Refill()
