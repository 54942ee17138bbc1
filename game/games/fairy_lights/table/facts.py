"""What the screens around the table ask of Fairy Lights."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from game import catalogue
from game.client.commands import Binding, numbered
from game.client.table.controls import Row, Section
from game.client.table.facts import Facts, OwnChoice, Share, named_shares
from game.engine.contract import Seat
from game.games.fairy_lights.model import COLOURS, Card, LightsView

if TYPE_CHECKING:
    from game.client.paint.landscape import Scenery
    from game.match.match import Match


# how well the chances of the next card are known
ODDS = OwnChoice("odds", ("hidden", "printed", "counted"), "counted", icon="dice")


CARDS = tuple(numbered("card", "12345"))
REVEAL = Row("command-reveal", ("reveal",), ("button",), decides=True)
TAKE = Row("command-take", ("take",), ("button",), decides=True)


class LightsFacts(Facts):
    keys = {**numbered("card", "12345"), "reveal": Binding("r", "x"), "take": Binding("t", "y")}
    assists = (ODDS,)
    controls = (
        Section(
            "choosing",
            "controls-choosing",
            (
                Row("controls-choose", ("sides", "next"), ("point",)),
                Row("controls-choose", CARDS),
                Row("controls-play", ("confirm",), ("click", "drag"), decides=True),
                REVEAL,
                TAKE,
                Row("controls-put-back", ("cancel",)),
            ),
        ),
        Section(
            "colours",
            "lights-choose-two",
            (
                Row("controls-choose", ("sides", "next"), ("point",)),
                Row("prompt-lights-pick", CARDS, ("click",)),
                Row("lights-take", ("confirm",), ("drag",), decides=True),
                TAKE,
                Row("controls-put-back", ("cancel",)),
            ),
        ),
    )
    pages = ("goal", "setup", "turn", "taking", "series", "deck", "end")
    heart = "shop"
    sights = {
        **dict.fromkeys(("deck", "shop"), 30.0),
        **dict.fromkeys(("reveal", "take", "tags", "sign"), 150.0),
        "points": 8.0,
        **{f"series:{colour}": 12.0 for colour in COLOURS},
        "garland": 2.0,
    }
    agreements = ("open",)
    guests = ("fairy_lights/bulb_yellow_lit", "fairy_lights/bulb_pink_lit")

    def shares(self, match: Match, seat: Seat) -> Sequence[Share]:
        """The garland, and what was not finished."""
        result = match.result()
        assert result is not None
        detail = result.detail[seat]
        points = {"garland": ("garland", detail["garland"]), "unfinished": ("bulb", -detail["unfinished"])}
        return named_shares("fairy_lights", points)

    def near(self, view: LightsView, seat: Seat) -> str:
        """The newest card; where there is none, what the seat has in its garland."""
        return f"card:{len(view.shop) - 1}" if view.shop else "garland"

    def page_values(self, home: Path) -> Mapping[str, str]:
        """How many stars the cards of each colour show, by the deck in use."""
        deck: Sequence[Card] = catalogue.material("fairy_lights", home)
        shown = {colour: {card.stars for card in deck if card.colour == colour} for colour in COLOURS}
        return {
            colour: str(max(stars)) if len(stars) == 1 else f"{min(stars)}–{max(stars)}"
            for colour, stars in shown.items()
        }

    def scenery(self) -> Scenery:
        from game.games.fairy_lights.table.scenery import GarlandScenery  # only the title wants it

        return GarlandScenery()


FACTS = LightsFacts()
