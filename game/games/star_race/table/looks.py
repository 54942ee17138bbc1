"""How things of the race look: names of pictures, colours, and the small marks that all parts share."""

from __future__ import annotations

from game.client.layout import Box
from game.client.paint import furniture as f
from game.client.paint.picture import Picture
from game.client.paint.theme import mix
from game.client.table.cards import Side
from game.engine.contract import NOBODY, Seat
from game.games.star_race.model import Alien, Back, Card, RaceView
from game.texts import Words

CARD_BACK: Side = ("star_race/card_back",)
TOKEN_BACK: Side = ("star_race/token_back",)
_COINS = {0: "#8C93C8", 3: "#FFD24A", 2: "#D5DCF5", 1: "#DDA063", -1: "#FF5470"}  # of the five values


def home_of(view: RaceView) -> Seat:
    """Whose seat lies at the bottom: the one that looks, or the first if nobody does."""
    return 0 if view.seat == NOBODY else view.seat


def face(card: Card | Back) -> Side:
    """A planet card, or a favourite card as it was dealt, as it looks in a hand or on the heap."""
    if isinstance(card, Back):
        return CARD_BACK
    match card.kind:
        case "pair":
            return (f"star_race/card_pair_{card.aliens[0]}_{card.aliens[1]}",)
        case "single":
            return (f"star_race/card_single_{card.alien}",)
        case "favourite":
            return favourite(card)
        case _:
            return (f"star_race/card_{card.kind}",)


def favourite(card: Card) -> Side:
    """A card that lies before a seat as a favourite."""
    return (f"star_race/favourite_{card.alien}",)


def token(alien: Alien | Back) -> Side:
    return TOKEN_BACK if isinstance(alien, Back) else (f"star_race/token_{alien}",)


def portrait(picture: Picture, alien: Alien, box: Box) -> None:
    """A square with the alien in it."""
    colour = picture.theme.alien(alien)
    radius = f.design(box.h) * 0.26
    f.pill(picture, box, mix(colour, "#0B1026", 0.62), radius=radius)
    picture.sprite(f"star_race/alien_{alien}", (box.cx, box.cy), box.h * 0.86)
    f.outline(picture, box, colour, radius, 2.5)


def coin(picture: Picture, value: int, words: Words, box: Box) -> None:
    """What a place in the race is worth."""
    f.pill(picture, box, _COINS[value])
    picture.text(
        words.signed(value).replace("+", ""), box, box.h * 0.5, face="title", colour="#1B1440", align="centre"
    )


def gain(picture: Picture, change: int, words: Words, box: Box) -> None:
    """A change of points; good and bad have different signs and colours."""
    colour = "good" if change > 0 else "bad" if change < 0 else "raised"
    f.pill(picture, box, colour)
    ink = "#F4F1E8" if change == 0 else "#0B1026"
    picture.text(words.signed(change), box, box.h * 0.66, face="title", colour=ink, align="centre")
