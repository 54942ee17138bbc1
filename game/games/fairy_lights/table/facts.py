"""What the screens around the table ask of Fairy Lights."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.client.commands import Binding, numbered
from game.client.table.facts import Facts, OwnChoice, Share, named_shares
from game.engine.contract import Seat

if TYPE_CHECKING:
    from game.client.paint.landscape import Scenery
    from game.match.match import Match


# how well the chances of the next card are known
ODDS = OwnChoice("odds", ("hidden", "printed", "counted"), "counted", icon="dice")


class LightsFacts(Facts):
    keys = {**numbered("card", "12345"), "reveal": Binding("r", "x"), "take": Binding("t", "y")}
    assists = (ODDS,)
    pages = ("goal", "setup", "turn", "taking", "series", "deck", "end")
    heart = "shop"
    sights = {
        **dict.fromkeys(("deck", "shop", "reveal", "take"), 30.0),
        "tags": 20.0,
        "odds": 8.0,
        "points": 8.0,
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

    def scenery(self) -> Scenery:
        from game.games.fairy_lights.table.scenery import GarlandScenery  # only the title wants it

        return GarlandScenery()


FACTS = LightsFacts()
