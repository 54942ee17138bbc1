"""Everything that a seat could choose in Gravity Superstar: its name, what it would bring, or why not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from msgspec import Struct

from game.choosing import Choice
from game.engine.contract import NOBODY, Event, Seat
from game.games.gravity import model
from game.games.gravity.board import WAYS, Way
from game.games.gravity.model import CARDS, Card, CardMove, GravityView, Move
from game.games.gravity.rules import REFILL, STEALS, USES, worth_of_last
from game.games.gravity.view import Obstacle, Preview, after_token, pawn, preview, refusal, worth
from game.games.gravity.words import picture_of, thing
from game.texts import Words

APART = " · "  # between the parts of a name


class Option(Choice, frozen=True, kw_only=True):
    """One thing to choose."""

    move: Move  # the action, also when it is refused
    why_not: Obstacle | None = None
    preview: Preview | None = None  # what it would do; None when it is refused
    gain: int | None = None  # points that the seat would win or lose at once

    @property
    def card(self) -> Card | None:
        return self.move.card if isinstance(self.move, CardMove) else None


class Gain(Struct, frozen=True):
    """Points at a cell: a star, a token, or what is stolen from a pawn."""

    cell: model.Cell
    points: int
    victim: Seat = NOBODY  # who is ejected there
    take: model.Take | None = None


def choices(words: Words, view: GravityView) -> Sequence[Option]:
    """All that the seat may want to do now. What cannot be done is listed too, with the reason."""
    option, turn = partial(_option, words, view), view.turn
    match view.phase:
        case _ if view.seat == NOBODY:
            return ()
        case "door":
            names = [words("gravity-door", number=door + 1) for door in range(len(view.board.doors))]
            return [option(model.PickDoor(door), name, "gravity/door") for door, name in enumerate(names)]
        case "action" if pawn(view, view.seat):
            uses = [_use(words, view, move) for card in CARDS for move in _uses_of(card)]
            effect = words("gravity-effect-refill")
            return [*uses, option(REFILL, words("gravity-refill"), "ui/icons/refill", effect)]
        case "steal":
            gains = {steal: worth(view, turn, steal.take, 1) for steal in STEALS}
            return [
                option(steal, thing(words, steal.take), picture_of(steal.take), words.signed(gain), gain)
                for steal, gain in gains.items()
            ]
        case "replay":
            loss, token = worth(view, turn, "token", -1), "gravity/replay_token"
            best = most(choices(words, after_token(view))) if view.legal else 0
            cost = words("gravity-replay-best", cost=words.signed(loss), best=words.signed(best))
            keep = words("gravity-end-cost")
            return [
                option(model.Replay(), words("gravity-replay"), token, cost, loss + best),
                option(model.End(), words("gravity-end"), "ui/icons/check", keep),
            ]
    return ()


def called(words: Words, move: Move) -> str:
    """The name of a move."""
    match move:
        case model.PickDoor(door=door):
            return words("gravity-door", number=door + 1)
        case model.Steal(take=take):
            return thing(words, take)
        case model.Replay():
            return words("gravity-replay")
        case model.End():
            return words("gravity-end")
        case model.Refill():
            return words("gravity-refill")
    return _called(words, move)


def most(options: Sequence[Option]) -> int:
    """The most that any of these would win at once."""
    return max((option.gain for option in options if option.gain is not None), default=0)


def why_not(words: Words, why: str) -> str:
    """The sentence for a reason."""
    return words(f"gravity-no-{why}")


def use_of(words: Words, move: CardMove) -> str:
    """What a card is used for, without the direction."""
    return words(f"gravity-use-{WAYS[USES[move].way].use}")


def gains(events: Sequence[Event]) -> list[Gain]:
    """What each cell of a move is worth to the seat that moves, in order."""
    found: list[Gain] = []
    for event in events:
        match event:
            case model.StarTaken(cell=cell, colour=take, count=count):
                found.append(Gain(cell, worth_of_last(take, count), take=take))
            case model.TokenTaken(cell=cell, tokens=count):
                found.append(Gain(cell, worth_of_last("token", count), take="token"))
            case model.PawnEjected(cell=cell, seat=victim):
                found.append(Gain(cell, 0, victim))
            case model.StolenFrom(take=take, count=count) if found and found[-1].victim != NOBODY:
                found[-1] = Gain(found[-1].cell, worth_of_last(take, count), found[-1].victim, take)
    return found


def _option(
    words: Words,
    view: GravityView,
    move: Move,
    name: str,
    picture: str,
    effect: str = "",
    gain: int | None = None,
) -> Option:
    why = refusal(view, move)
    if why is not None:
        told = why_not(words, why.why)
        return Option(None, name, picture, refusal=told, move=move, why_not=why)
    seen = preview(view, move)
    if isinstance(move, CardMove):
        gain, effect = seen.gain[view.turn], APART.join(_effect(words, view, seen))
    return Option(move, name, picture, effect, move=move, preview=seen, gain=gain)


def _uses_of(card: Card) -> Sequence[CardMove]:
    return [move for move in USES if isinstance(move, CardMove) and move.card == card]


def _use(words: Words, view: GravityView, move: CardMove) -> Option:
    return _option(words, view, move, _called(words, move), _picture_of(WAYS[USES[move].way]))


def _called(words: Words, move: CardMove) -> str:
    way = WAYS[USES[move].way]
    parts = [use_of(words, move)]
    if way.use != move.card:
        parts.insert(0, words(f"gravity-{move.card}"))
    if way.side:
        parts.append(words(f"gravity-way-{way.side}"))
    return APART.join(parts)


def _picture_of(way: Way) -> str:
    """Of a use: each of the three turns and each side of a jump has its own."""
    if way.use == "step":
        return "gravity/card_back"
    if way.use == "rotate":
        return f"ui/icons/turn_{way.side}"
    return f"gravity/icon_{way.use}" + ("_left" if way.side == "left" else "")


def _effect(words: Words, view: GravityView, seen: Preview) -> Iterator[str]:
    yield words.signed(seen.gain[view.turn])
    for gain in gains(seen.events):
        if gain.victim != NOBODY:
            yield words("gravity-effect-ejected")
        if gain.take:
            yield thing(words, gain.take)
