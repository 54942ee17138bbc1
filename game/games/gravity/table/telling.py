"""A move in words and pictures: lines of the log, and what matters to one seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.engine.contract import Event, Seat
from game.games.gravity.model import (
    CardPlayed,
    CardsReturned,
    Drop,
    GameEnded,
    GravityView,
    High,
    LastRoundAnnounced,
    Long,
    MarkerPlaced,
    PawnEjected,
    PawnEntered,
    PawnLanded,
    Rotate,
    StarTaken,
    StolenFrom,
    TokenSpent,
    TokenTaken,
)
from game.telling import Icon, Line, Part, Who
from game.texts import Words

LONG_FALL = 4  # cells; shorter falls are not worth a word


def use_of(action: object) -> str:
    """The name of what a card is played for."""
    match action:
        case Long():
            return "long"
        case High():
            return "high"
        case Drop():
            return "drop"
        case Rotate():
            return "rotate"
    return "step"


def tell(words: Words, events: Sequence[Event], before: GravityView) -> list[Line]:
    return list(_lines(words, events))


def _lines(words: Words, events: Sequence[Event]) -> Iterator[Line]:
    """One line for the action and all that it won, one for each other thing of note."""
    who, parts = _deed(words, events)
    if who is not None:
        yield Line(who, (*parts, *_loot(words, events)))
    for event in events:
        match event:
            case PawnEntered(seat=seat):
                yield Line(seat, (Icon("gravity/door"), words("gravity-log-entered")))
            case MarkerPlaced():
                yield Line(None, (Icon("gravity/door_open"), words("gravity-log-marker")))
            case LastRoundAnnounced(seat=seat, points=points):
                yield Line(
                    seat, (Icon("ui/icons/flag", tint="focus"), words("gravity-log-last", points=points))
                )
            case GameEnded(why=why):
                yield Line(None, (Icon("ui/icons/trophy", tint="focus"), words(f"gravity-log-{why}")))


def _deed(words: Words, events: Sequence[Event]) -> tuple[Seat | None, tuple[Part, ...]]:
    """Who acted, and the beginning of the line about it."""
    for event in events:
        match event:
            case CardPlayed(seat=seat, open=True, card=card, use=use) if isinstance(card, str):
                signs = [Icon(f"gravity/mini_{card}")]
                if card == "joker":
                    signs.append(Icon(f"gravity/icon_{use}"))
                return seat, (*signs, words(f"gravity-use-{use}"))
            case CardPlayed(seat=seat):
                return seat, (Icon("gravity/card_back"), words("gravity-log-step"))
            case CardsReturned(seat=seat, why="refill"):
                return seat, (Icon("ui/icons/refill", tint="text"), words("gravity-log-refill"))
            case TokenSpent(seat=seat):
                return seat, (Icon("gravity/replay_token"), words("gravity-log-token"))
            case StolenFrom(seat=seat, victim=victim, take=take):
                return seat, (words("gravity-log-stole-from"), Who(victim), _thing(take))
    return None, ()


def _loot(words: Words, events: Sequence[Event]) -> Iterator[Part]:
    """What was won, whom it cost, and how far the fall went."""
    won = [_thing(event.colour) for event in events if isinstance(event, StarTaken)]
    won += [_thing("token") for event in events if isinstance(event, TokenTaken)]
    if won:
        yield words("gravity-log-won")
        yield from won
    for event in events:
        if isinstance(event, PawnEjected):
            yield Icon("ui/icons/eject", tint="bad")
            yield words("gravity-log-ejected")
            yield Who(event.seat)
    fell = max((event.fell for event in events if isinstance(event, PawnLanded)), default=0)
    if fell >= LONG_FALL and not won:
        yield words("gravity-log-fell", cells=fell)


def _thing(take: str) -> Icon:
    return Icon("gravity/replay_token" if take == "token" else f"gravity/star_{take}")


def digest(words: Words, events: Sequence[Event], before: GravityView, seat: Seat) -> list[Line]:
    """What was done to a seat, and the big events."""
    return list(_about(words, events, seat))


def _about(words: Words, events: Sequence[Event], seat: Seat) -> Iterator[Line]:
    for event in events:
        match event:
            case PawnEjected(seat=victim, by=by) if victim == seat:
                yield Line(by, (Icon("ui/icons/eject", tint="bad"), words("gravity-digest-ejected")))
            case StolenFrom(seat=by, victim=victim, take=take) if victim == seat:
                yield Line(by, (words("gravity-digest-stole"), _thing(take)))
            case LastRoundAnnounced(seat=by, points=points):
                yield Line(
                    by, (Icon("ui/icons/flag", tint="focus"), words("gravity-log-last", points=points))
                )
