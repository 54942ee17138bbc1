"""What the screens around the table ask of Gravity Superstar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.client.commands import Binding, numbered
from game.client.table.controls import Row, Section
from game.client.table.facts import Facts, OwnChoice, OwnSetup, Share, named_shares
from game.engine.contract import Seat, View
from game.texts import Words

if TYPE_CHECKING:
    from game.client.paint.landscape import Scenery
    from game.match.lineup import Lineup
    from game.match.match import Match

# When the board turns for a pawn's down. A long board that stood upright would have far smaller cells, so it
# stays unless people ask.
MY_DOWN = OwnChoice("my_down", ("off", "square", "gentle", "full"), "square")
# choices in a list beyond the first five: colours to steal, or doors
MORE = {
    f"choice-{number}": Binding(str(number), None, number, "choice", place=True) for number in range(6, 10)
}
CARDS = tuple(numbered("card", "12345"))
# the uses of a card that have no arrow of their own, by the places of their keys
SIDES = {
    "step-left": Binding("a", place=True),
    "step-right": Binding("d", place=True),
    "high-left": Binding("q", place=True),
    "high-right": Binding("e", place=True),
    "turn-left": Binding("z", place=True),
    "turn-right": Binding("c", place=True),
}
PARTS = {"stars": "star", "pairs": "pair", "tokens": "token"}  # of the points, and their icons


class GravityFacts(Facts):
    keys = {
        **numbered("card", "12345"),
        **MORE,
        "face-down": Binding("f", "x"),
        **SIDES,
        "refill": Binding("r", "y"),
        "trails": Binding("t"),
        "replay": Binding("t", "x"),
        "finish": Binding("e", "y"),
    }
    controls = (
        Section(
            "choosing",
            "controls-choosing",
            (
                Row("controls-choose-card", ("arrows", "next"), ("point",)),
                Row("controls-pick-up", ("confirm",), ("click",)),
                Row("controls-pick-up", CARDS),
                Row("controls-play", pointers=("drag", "click"), decides=True),
                Row("command-refill", ("refill",), ("button",), decides=True),
                Row("command-face-down", ("face-down",)),
                Row("command-trails", ("trails",)),
            ),
        ),
        Section(
            "picked",
            "controls-picked",
            (
                Row("controls-choose", ("arrows", "next"), ("point",)),
                Row("controls-play", ("confirm",), ("click", "drag"), decides=True),
                Row("controls-play", tuple(SIDES), decides=True),
                Row("command-face-down", ("face-down",)),
                Row("controls-other-card", CARDS, ("click",)),
                Row("controls-put-back", ("cancel",), ("right",)),
                Row("command-refill", ("refill",), decides=True),
            ),
        ),
        Section(
            "list",
            "gravity-list",
            (
                Row("controls-choose", ("arrows", "next"), ("point",)),
                Row("controls-play", ("confirm",), ("click",), decides=True),
                Row("controls-play", (*CARDS, *MORE), decides=True),
            ),
        ),
        Section(
            "replay",
            "gravity-replay",
            (
                Row("controls-choose", ("arrows", "next"), ("point",)),
                Row("controls-play", ("confirm",), ("click",), decides=True),
                Row("gravity-look-at", CARDS, ("click", "point")),
                Row("command-replay", ("replay",), decides=True),
                Row("command-finish", ("finish",), decides=True),
            ),
        ),
    )
    pages = ("goal", "setup", "turn", "cards", "fall", "entering", "doors", "end", "score")
    lesson_minutes = 3
    trails = True
    heart = "globe"
    sights = {"hand": 30.0, "console": 30.0, "pawn:0": 30.0, "purse": 30.0, "bar": 8.0, "globe": 6.0}
    guests = ("gravity/astronaut_{emblem}_cheer", "gravity/star_yellow")
    settings = (MY_DOWN,)
    compared = ("end", "planets")
    agreements = ("open", "free_undo")

    def shares(self, match: Match, seat: Seat) -> Sequence[Share]:
        result = match.result()
        assert result is not None
        detail = result.detail[seat]
        return named_shares("gravity", {part: (icon, detail[part]) for part, icon in PARTS.items()})

    def near(self, view: View, seat: Seat) -> str:
        return f"pawn:{seat}"

    def option_note(self, words: Words, option: str, lineup: Lineup) -> str:
        """When the game ends, with so many players."""
        if option != "end":
            return ""
        from game.games.gravity.rules import GOALS, STARS_AT_END  # loaded when this game is set up

        count = len(lineup.players)
        if lineup.options.get("end") == "expert":
            return words("setup-goal", count=GOALS[count])
        return words("setup-stars-left", count=STARS_AT_END[count])

    def own_setup(self) -> OwnSetup:
        from game.games.gravity.table.setup import PLANETS  # loaded when this game is set up

        return PLANETS

    def scenery(self) -> Scenery:
        from game.games.gravity.table.scenery import RockScenery  # only the title wants it

        return RockScenery()


FACTS = GravityFacts()
