"""The bulb cards: what is on each, from our deck file or from the player's own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from game.decks import DeckLine, Format, Wrong, all_cards, blame, one_of
from game.games.fairy_lights.model import COLOURS, MAKE_UP, MOST_STARS, Card, Colour


def _bulb_card(words: list[str]) -> Card:
    match words:
        case [colour, bulbs, "bulb" | "bulbs", stars, "star" | "stars"]:
            shown = tuple(str(stars) for stars in range(MOST_STARS + 1))
            return Card(
                one_of(colour, COLOURS, "deck-colour"),
                int(one_of(bulbs, ("1", "2"), "deck-bulbs")),
                int(one_of(stars, shown, "deck-stars")),
            )
    raise Wrong("deck-bulb-card", found=" ".join(words)[:40])


def _check_bulb_cards(lines: list[DeckLine[Card]], ours: Counter[Card]) -> None:
    for colour, printed in MAKE_UP.items():
        for bulbs, number in enumerate(printed, start=1):
            alike = [line for line in lines if (line.card.colour, line.card.bulbs) == (colour, bulbs)]
            found = sum(line.count for line in alike)
            if found != number:
                code = "deck-one-bulb" if bulbs == 1 else "deck-two-bulbs"
                line = blame(alike or lines, ours, found - number)
                raise Wrong(code, line, found=found, colour=colour, wanted=number)


_STARS: Mapping[tuple[Colour, int], tuple[int, ...]] = {  # how many cards show 0, 1, … stars
    ("yellow", 1): (14, 14),
    ("yellow", 2): (0, 6),
    ("pink", 1): (8, 10, 5),
    ("pink", 2): (0, 2, 3),
    ("orange", 1): (0, 8, 8),
    ("orange", 2): (0, 0, 4),
    ("silver", 1): (0, 0, 7, 6),
    ("silver", 2): (0, 0, 0, 3),
    ("gold", 1): (0, 0, 0, 0, 5),
}
DECK: Format[Card] = Format(
    game="fairy_lights",
    names={
        "yellow": "raccoon-chick",
        "pink": "rabbit-hedgehog",
        "orange": "owl-butterfly",
        "silver": "fox-deer",
        "gold": "dragon-dragonfly",
    },
    ours=Counter(
        {
            Card(colour, bulbs, stars): count
            for (colour, bulbs), counts in _STARS.items()
            for stars, count in enumerate(counts)
            if count
        }
    ),
    read=_bulb_card,
    check=_check_bulb_cards,
)
deck, found, chosen = DECK.deck, DECK.found, all_cards
