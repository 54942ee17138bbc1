"""What the screens around the table ask of La Course des étoiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from game.client.commands import Binding, numbered
from game.client.table.controls import Row, Section
from game.client.table.facts import Facts, NotesTold, Share
from game.engine.contract import FIRST_PLAYER, NOBODY, Seat
from game.games.star_race.deeds import right_guesses
from game.texts import Words

if TYPE_CHECKING:
    from game.client.paint.landscape import Scenery
    from game.games.star_race.model import RaceView
    from game.match.lineup import Lineup
    from game.match.match import Match

CARDS = numbered("card", "123")
# for what a picked up card can do, in rows as they lie on a keyboard; none lies where a layout has a letter
# that is heard with them (H, U, L, G)
WAYS = numbered("way", "qweasdzxcrtv", {2: "x"})


GUESS = Row("race-guess", ("guess",), ("click",))
PUT_BACK = Row("controls-put-back", ("cancel",), ("right",))


class RaceFacts(Facts):
    keys = {**CARDS, "guess": Binding("g", "y"), "turn-over": Binding("o"), **WAYS}
    controls = (
        Section(
            "choosing",
            "controls-choosing",
            (
                Row("controls-choose-card", ("arrows", "next"), ("point",)),
                Row("controls-pick-up", ("confirm", *CARDS), ("click",)),
                Row("controls-play", pointers=("drag", "click"), decides=True),
                GUESS,
            ),
        ),
        Section(
            "picked",
            "controls-picked",
            (
                Row("controls-other-card", ("sides", "next", *CARDS), ("click",)),
                Row("controls-choose", ("move",), ("point", "click")),
                Row("controls-play", ("confirm",), ("click", "drag"), decides=True),
                Row("controls-play", tuple(WAYS), decides=True),
                PUT_BACK,
                GUESS,
            ),
        ),
        Section(
            "giving",
            "race-choose-give",
            (
                Row("controls-other-card", ("sides", "next", *CARDS), ("click",)),
                Row("controls-choose", ("move",), ("point",)),
                Row("race-give", ("confirm", *WAYS), ("click", "drag")),
                PUT_BACK,
                GUESS,
            ),
        ),
        Section(
            "taking",
            "race-choose-take",
            (
                Row("controls-choose", ("arrows",), ("point",)),
                Row("controls-play", ("confirm",), ("click",), decides=True),
                Row("controls-play", tuple(WAYS), decides=True),
                Row("controls-other-card", ("next", *CARDS), ("click",)),
                PUT_BACK,
                GUESS,
            ),
        ),
        Section(
            "drawn",
            "race-played",
            (
                Row("controls-choose", ("arrows", "next"), ("point",)),
                Row("race-pass-on", ("confirm",), ("click",), decides=True),
                Row("race-turn-over", ("turn-over",), ("click",), decides=True),
                Row("race-take-back", ("undo",), ("click",), decides=True),
                GUESS,
            ),
        ),
        Section("seen", "race-turned", (Row("race-pass-on", ("confirm",), ("click",), decides=True), GUESS)),
        Section(
            "guesses",
            "race-guess",
            (
                Row("controls-choose", ("arrows",), ("point",)),
                Row("race-pin", ("confirm",), ("click",)),
                Row("race-close", ("cancel", "guess"), ("right",)),
            ),
        ),
    )
    pages = ("goal", "setup", "turn", "pairs", "swaps", "star", "end", "score")
    trails = True
    heart = "race"
    sights = {
        "hand": 30.0,
        "standing": 150.0,
        "bar": 8.0,
        "galaxy": 2.0,
        **{f"alien:{colour}": 150.0 for colour in ("yellow", "blue", "red", "green", "purple")},
    }
    choice_sights = {f"way:{number}": 30.0 for number in range(8)}
    guests = ("star_race/alien_yellow", "star_race/alien_purple")
    agreements = ("open",)

    def shares(self, match: Match, seat: Seat) -> Sequence[Share]:
        """The token, then each favourite card, with what its alien brought."""
        result, view = match.result(), cast("RaceView", match.view(NOBODY))
        assert result is not None
        detail = result.detail[seat]
        cards = zip(view.favourites[seat], detail["favourites"], strict=True)
        favourites = [Share(f"star_race/favourite_{card.alien}", points) for card, points in cards]
        return Share(f"star_race/token_{view.tokens[seat]}", detail["token"]), *favourites

    def notes(self, match: Match, seat: Seat) -> NotesTold | None:
        """How many tokens of rivals a seat had guessed."""
        guesses, tokens = match.notes(seat), cast("RaceView", match.view(NOBODY)).tokens
        return NotesTold(*right_guesses(guesses, tokens), "results-guessed") if guesses else None

    def option_note(self, words: Words, option: str, lineup: Lineup) -> str:
        """How the print chooses the first player."""
        return words("setup-prettiest-face") if option == FIRST_PLAYER else ""

    def scenery(self) -> Scenery:
        from game.games.star_race.table.scenery import LaneScenery  # only the title wants it

        return LaneScenery()


FACTS = RaceFacts()
