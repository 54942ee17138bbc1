"""The planet cards: what is on each, from our deck file or from the player's own."""

from __future__ import annotations

from collections import Counter

from game.decks import DeckLine, Format, Wrong, all_cards, blame, one_of
from game.games.star_race import model
from game.games.star_race.model import ALIENS, DECK_SIZE, Card


def _planet_card(words: list[str]) -> Card:
    match words:
        case ["pair", first, second]:
            pair = {one_of(first, ALIENS, "deck-alien"), one_of(second, ALIENS, "deck-alien")}
            if len(pair) == 1:
                raise Wrong("deck-twice", alien=first)
            return Card("pair", tuple(alien for alien in ALIENS if alien in pair))
        case ["single", alien]:
            return model.SINGLES[one_of(alien, ALIENS, "deck-alien")]
        case ["swap", "favourites"]:
            return model.SWAP_FAVOURITES
        case ["swap", "positions"]:
            return model.SWAP_POSITIONS
    raise Wrong("deck-planet-card", found=" ".join(words)[:40])


def _check_planet_cards(lines: list[DeckLine[Card]], ours: Counter[Card]) -> None:
    total = sum(line.count for line in lines)
    if total != DECK_SIZE:
        line = blame(lines, ours, total - DECK_SIZE)
        raise Wrong("deck-total", line, found=total, wanted=DECK_SIZE)
    moved = {alien for line in lines if line.count for alien in line.card.aliens}
    for alien in ALIENS:
        if alien not in moved:
            raise Wrong("deck-unmoved", _last_with(lines, alien), alien=alien)


def _last_with(lines: list[DeckLine[Card]], alien: model.Alien) -> int:
    """The last line that names the alien, with no cards of it, else the last line."""
    numbers = [line.number for line in lines if alien in line.card.aliens]
    return numbers[-1] if numbers else lines[-1].number


DECK: Format[Card] = Format(
    game="star_race",
    names={"yellow": "Pom", "blue": "Glub", "red": "Bix", "green": "Twig", "purple": "Flit"},
    ours=Counter(
        {
            **dict.fromkeys((*model.PAIRS.values(), *model.SINGLES.values()), 3),
            **dict.fromkeys((model.SWAP_FAVOURITES, model.SWAP_POSITIONS), 5),
        }
    ),
    read=_planet_card,
    check=_check_planet_cards,
)
deck, found, chosen = DECK.deck, DECK.found, all_cards
