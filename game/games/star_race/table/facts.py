"""What the screens around the table ask of La Course des étoiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

from game.client.commands import Binding, numbered
from game.client.table.facts import Facts, NotesTold, Share
from game.engine.contract import FIRST_PLAYER, NOBODY, Seat
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


class RaceFacts(Facts):
    keys = {**CARDS, "guess": Binding("g", "y"), "turn-over": Binding("o"), **WAYS}
    pages = ("goal", "setup", "turn", "pairs", "swaps", "star", "end", "score")
    heart = "galaxy"
    sights = {
        "hand": 30.0,
        "standing": 30.0,
        "bar": 8.0,
        "galaxy": 2.0,
        **{f"alien:{colour}": 60.0 for colour in ("yellow", "blue", "red", "green", "purple")},
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


def right_guesses(guesses: Mapping[Seat, str], tokens: Sequence[object]) -> tuple[int, int]:
    """How many of the guesses about tokens that are known were right, of how many."""
    told = [(guess, tokens[seat]) for seat, guess in guesses.items() if isinstance(tokens[seat], str)]
    return sum(guess == token for guess, token in told), len(told)


FACTS = RaceFacts()
