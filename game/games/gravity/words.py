"""What happened, in words and small pictures: lines of the log, what matters to a seat, whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.engine.contract import Event, Glimpse, Seat
from game.games.gravity import model
from game.games.gravity.model import GravityView, Take
from game.telling import Icon, Line, Part, Who
from game.texts import Words

LONG_FALL = 4  # cells; shorter falls are not worth a word
EJECTED = Icon("ui/icons/eject", tint="bad")


def tell(words: Words, glimpse: Glimpse[GravityView], before: GravityView) -> Sequence[Line]:
    """One line for the action and all that it won, and one for each other important event."""
    return list(_lines(words, glimpse.events))


def digest(words: Words, glimpse: Glimpse[GravityView], before: GravityView, seat: Seat) -> Sequence[Line]:
    """What others did to a seat, and the big events."""
    return list(_about(words, glimpse.events, seat))


def turn(words: Words, view: GravityView, names: Sequence[str]) -> str:
    """Whose turn it is, and what to do."""
    if view.phase == "over":
        return words("gravity-turn-over")
    victim = names[view.pending.victim] if view.pending else ""
    return words(f"gravity-whose-{view.phase}", name=names[view.turn], victim=victim)


def progress(words: Words, view: GravityView) -> str:
    return words("gravity-progress", round=view.round)


def picture_of(take: Take) -> str:
    """The picture of a star or a token."""
    return f"gravity/{'replay_token' if take == 'token' else f'star_{take}'}"


def thing(words: Words, take: Take) -> str:
    """The words for a star or a token."""
    return words(f"gravity-thing-{take}")


def _lines(words: Words, events: Sequence[Event]) -> Iterator[Line]:
    who, parts = _deed(words, events)
    if who is not None:
        yield Line(who, (*parts, *_loot(words, events)))
    for event in events:
        match event:
            case model.PawnEntered(seat=seat):
                yield Line(seat, (Icon("gravity/door"), words("gravity-log-entered")))
            case model.MarkerPlaced():
                yield Line(None, (Icon("gravity/door_open"), words("gravity-log-marker")))
            case model.LastRoundAnnounced(seat=seat, points=points):
                yield _last_round(words, seat, points)
            case model.GameEnded(why=why):
                yield Line(None, (Icon("ui/icons/trophy", tint="focus"), words(f"gravity-log-{why}")))


def _deed(words: Words, events: Sequence[Event]) -> tuple[Seat | None, tuple[Part, ...]]:
    """Who acted, and the beginning of the line about it."""
    for event in events:
        match event:
            case model.CardPlayed(seat=seat, open=True, card=card, use=use) if isinstance(card, str):
                signs = [Icon(f"gravity/mini_{card}")]
                if card == "joker":
                    signs = [Icon("gravity/mini_joker", words("gravity-joker")), Icon(f"gravity/icon_{use}")]
                return seat, (*signs, words(f"gravity-use-{use}"))
            case model.CardPlayed(seat=seat):
                return seat, (Icon("gravity/card_back"), words("gravity-log-step"))
            case model.CardsReturned(seat=seat, why="refill"):
                return seat, (Icon("ui/icons/refill", tint="text"), words("gravity-log-refill"))
            case model.TokenSpent(seat=seat):
                return seat, (Icon("gravity/replay_token"), words("gravity-log-token"))
            case model.StolenFrom(seat=seat, victim=victim, take=take):
                return seat, (words("gravity-log-stole-from"), Who(victim), *_things(words, [take]))
    return None, ()


def _loot(words: Words, events: Sequence[Event]) -> Iterator[Part]:
    """What was won, from whom, and how far the pawn fell."""
    won: list[Take] = [event.colour for event in events if isinstance(event, model.StarTaken)]
    won += ["token" for event in events if isinstance(event, model.TokenTaken)]
    if won:
        yield words("gravity-log-won")
        yield from _things(words, won)
    for event in events:
        if isinstance(event, model.PawnEjected):
            yield EJECTED
            yield words("gravity-log-ejected")
            yield Who(event.seat)
    fell = max((event.fell for event in events if isinstance(event, model.PawnLanded)), default=0)
    if fell >= LONG_FALL and not won:
        yield words("gravity-log-fell", cells=fell)


def _things(words: Words, takes: Sequence[Take]) -> Iterator[Icon]:
    """A picture of each; where there are no pictures, a list with commas."""
    for left, take in zip(range(len(takes) - 1, -1, -1), takes, strict=True):
        yield Icon(picture_of(take), thing(words, take) + ("," if left else ""))


def _about(words: Words, events: Sequence[Event], seat: Seat) -> Iterator[Line]:
    for event in events:
        match event:
            case model.PawnEjected(seat=victim, by=by) if victim == seat:
                yield Line(by, (words("gravity-digest-ejected"),))
            case model.StolenFrom(seat=by, victim=victim, take=take) if victim == seat:
                yield Line(by, (words("gravity-digest-stole"), *_things(words, [take])))
            case model.LastRoundAnnounced(seat=by, points=points):
                yield _last_round(words, by, points)


def _last_round(words: Words, seat: Seat, points: int) -> Line:
    return Line(seat, (Icon("ui/icons/flag", tint="focus"), words("gravity-log-last", points=points)))
