"""What a seat can do in Fairy Lights, what that would bring, and what is known of the next card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from game.choosing import Choice
from game.games.fairy_lights import model
from game.games.fairy_lights.model import Colour, LightsView, Move, Reveal, Take
from game.games.fairy_lights.view import Outcome, preview
from game.games.fairy_lights.words import creature
from game.texts import Words

WHOLE = min(model.FINISHED_BULBS)  # bulbs that finish the shortest series
WhyNot: TypeAlias = Literal["lights-shop-full", "lights-shop-empty", "lights-deck-empty"]


class CardOdds(Struct, frozen=True):
    """What is known of the next card."""

    repeat: float  # the chance that it ends the turn
    shares: tuple[float, ...]  # the chance of each colour
    last: Colour | None  # the colour that would be repeated


def choices(words: Words, view: LightsView) -> Sequence[Choice]:
    """First to reveal, then each way to take; nothing while another seat is to act."""
    return [_reveal(words, view), *_takes(words, view)] if view.legal else []


def _reveal(words: Words, view: LightsView) -> Choice:
    name, picture = words("lights-reveal"), "fairy_lights/card_back"
    found = reveal(view)
    if found is None:
        why: WhyNot = "lights-shop-full" if view.unseen else "lights-deck-empty"
        return Choice(None, name, picture, refusal=words(why))
    return Choice(found, name, picture, risk(words, view, odds(view, printed=False)))


def _takes(words: Words, view: LightsView) -> list[Choice]:
    found = [
        Choice(
            take,
            called(words, take),
            creature(take.colours[0]),
            ", ".join(_fate(words, outcome) for outcome in preview(view, take)),
        )
        for take in takes(view)
    ]
    why: WhyNot = "lights-shop-empty"
    return found or [Choice(None, words("lights-take"), "ui/icons/garland", refusal=words(why))]


def called(words: Words, move: Move) -> str:
    """The name of what can be done."""
    if not isinstance(move, Take):
        return words("lights-reveal")
    return words("lights-take-colours", colours=", ".join(_name(words, colour) for colour in move.colours))


def _name(words: Words, colour: Colour) -> str:
    return words("lights-colour", colour=colour)


def _fate(words: Words, outcome: Outcome) -> str:
    """What becomes of a series, and what that is worth."""
    told = {
        "finished": words("lights-finishes"),
        "lost": words("lights-loses"),
        "grown": words("lights-of", bulbs=outcome.bulbs, whole=WHOLE),
    }
    return f"{told[outcome.fate]} {words.signed(outcome.points)}"


def risk(words: Words, view: LightsView, known: CardOdds | None) -> str:
    """What revealing may lead to, as far as it is known; or why there is nothing to reveal."""
    if not view.unseen:
        return words("lights-no-card")
    if len(view.shop) == model.SHOP_SIZE:
        return words("lights-full")
    if known is None:
        return words("lights-reveal-note")
    if known.last is None:
        return words("lights-no-risk")
    return words("lights-ends-turn", share=words.percent(known.repeat))


def odds(view: LightsView, printed: bool) -> CardOdds:
    """What is known of the next card: from the cards as printed, or by counting every card seen so far."""
    unseen = [card.colour for card in view.unseen]
    counts = [sum(model.MAKE_UP[colour]) if printed else unseen.count(colour) for colour in model.COLOURS]
    whole = max(1, sum(counts))
    shares = tuple(count / whole for count in counts)
    last = view.shop[-1].colour if view.shop else None
    return CardOdds(shares[model.COLOURS.index(last)] if last else 0.0, shares, last)


# What is legal


def reveal(view: LightsView) -> Reveal | None:
    return next((action for action in view.legal if isinstance(action, Reveal)), None)


def takes(view: LightsView) -> list[Take]:
    return [action for action in view.legal if isinstance(action, Take)]


def take_of(view: LightsView, colours: Sequence[Colour]) -> Take | None:
    """The action that takes exactly these colours."""
    return next((take for take in takes(view) if set(take.colours) == set(colours)), None)


def colours_needed(view: LightsView) -> int:
    """How many colours are taken at once now."""
    return max((len(take.colours) for take in takes(view)), default=1)


def costs(view: LightsView, colours: Sequence[Colour]) -> bool:
    """Taking these colours, alone or with another, would lose a series."""
    return any(
        outcome.fate == "lost" and outcome.colour in colours
        for take in takes(view)
        for outcome in preview(view, take)
    )
