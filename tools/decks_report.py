"""Write `docs/decks.md`: what the two card games are like with the decks that ship, measured.

    python -m tools.decks_report [--games 2500] [--level pilot] [--out docs/decks.md]

`--jobs N` or `--cluster ADDRESS` say where the games are played.

So many games of each number of players, all seats held by bots of one level. The same games on every machine.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from math import sqrt
from operator import itemgetter
from pathlib import Path
from statistics import mean, quantiles
from typing import Any

from msgspec import Struct

from game import catalogue
from game.ai.bot import LEVELS
from game.ai.levels import choose
from game.arguments import Parser
from game.engine.contract import Event, Refused, Result
from game.games.fairy_lights import model as lights
from game.games.star_race import model as race
from game.progress import followed, say
from game.workers import add_words, each, workers
from tools import page

GAMES = ("star_race", "fairy_lights")
TITLES = {"star_race": "La Course des étoiles", "fairy_lights": "Fairy Lights"}
SURE = 1.96  # standard deviations either side that hold 95 %
SEEDS = 1_000_000  # for each number of players


class Outcome(Struct, frozen=True):
    """What is counted in one game."""

    actions: int
    turns: int
    points: tuple[int, ...]  # in turn order, the first player first
    shares: tuple[float, ...]  # of the win, in turn order
    ending: str
    decided: str  # by what the winner was found
    notes: tuple[tuple[str, int], ...]  # what else is counted in a game of this kind


def played(name: str, players: int, level: Any, seed: int) -> tuple[int, Outcome]:
    """One game from the deal to the result, with its seed. Bots see views."""
    game = catalogue.game(name)
    opening = game.new(catalogue.material(name), players, seed)
    state, events = opening.state, [*opening.events]
    actions = 0
    while (seat := game.to_act(state)) is not None:
        action = choose(
            catalogue.mind(game.name), game.view(state, seat), level, hash((seed, actions))
        ).action
        game.play(state, action, events)
        actions += 1
    result = game.result(state)
    assert result is not None
    order = [(state.first + place) % players for place in range(players)]
    return seed, Outcome(
        actions=actions,
        turns=sum(isinstance(event, race.CardPlayed | lights.TurnStarted) for event in events),
        points=tuple(result.scores[seat] for seat in order),
        shares=tuple((seat in result.winners) / len(result.winners) for seat in order),
        ending=ENDING[name](events),
        decided=what_decided(result, TIE_BREAKS[name]),
        notes=tuple((what, sum(map(counts, events))) for what, counts in NOTES[name].items()),
    )


def what_decided(result: Result, tie_breaks: Mapping[str, str]) -> str:
    """The first comparison after which only the winners are left."""
    best = max(result.scores)
    tied = [seat for seat, score in enumerate(result.scores) if score == best]
    if len(tied) == 1:
        return "points"
    for what, merit in tie_breaks.items():
        most = max(result.detail[seat][merit] for seat in tied)
        tied = [seat for seat in tied if result.detail[seat][merit] == most]
        if len(tied) == 1:
            return what
    return "shared"


TIE_BREAKS = {  # what is compared when points are equal, and where the detail of a result has it
    "star_race": {"the token's value": "token"},
    "fairy_lights": {"cards in the garland": "cards", "negative points": "unfinished"},
}


def _race_ending(events: Sequence[Event]) -> str:
    ended = next(event for event in events if isinstance(event, race.RaceEnded))
    return {"arrived": "an alien on planet 17", "swallowed": "the supernova at an alien's planet"}[
        ended.ending
    ]


def _lights_ending(events: Sequence[Event]) -> str:
    last = next(place for place, event in enumerate(events) if isinstance(event, lights.LastCardRevealed))
    repeated = any(isinstance(event, lights.ColourRepeated) for event in events[last:])
    return "the last card repeats the colour" if repeated else "cards are taken after the last card"


def _is(kind: type[Event]) -> Callable[[Event], bool]:
    return lambda event: isinstance(event, kind)


ENDING = {"star_race": _race_ending, "fairy_lights": _lights_ending}


NOTES: dict[str, dict[str, Callable[[Event], bool]]] = {  # what is counted
    "star_race": {
        "advances": _is(race.AlienAdvanced),
        "favourites added": _is(race.FavouriteAdopted),
        "favourites swapped": _is(race.FavouritesTraded),
        "positions swapped": _is(race.AliensSwapped),
        "swaps without effect": _is(race.Fizzled),
        "planets swallowed": _is(race.PlanetSwallowed),
    },
    "fairy_lights": {
        "repeats": _is(lights.ColourRepeated),
        "series completed": _is(lights.SeriesFinished),
        "series lost": _is(lights.SeriesLost),
        "golden series completed": lambda event: (
            isinstance(event, lights.SeriesFinished) and event.colour == "gold"
        ),
    },
}


def report(outcomes: dict[str, dict[int, list[Outcome]]], level: str) -> str:
    games = len(next(iter(next(iter(outcomes.values())).values())))
    sections = [
        "# What the decks are like to play with",
        f"Made by `python -m tools.decks_report --games {games} --level {level}`: {games:,} games of each"
        f" number of players, every seat held by a bot of the level *{level}*, with the decks that ship. A"
        " shared win counts as its part of a win; ± is a 95 % interval.",
    ]
    for name, by_players in outcomes.items():
        sections.append(f"## {TITLES[name]}: {sum(map(len, by_players.values())):,} games")
        sections += [_table(title, by_players, column) for title, column in TABLES.items()]
    return "\n\n".join(map(str.strip, sections)) + "\n"


Column = dict[str, str]


def _table(
    title: str, by_players: dict[int, list[Outcome]], column: Callable[[list[Outcome]], Column]
) -> str:
    """A table with a column for each number of players."""
    columns = [column(games) for games in by_players.values()]
    rows = dict.fromkeys(row for column in columns for row in column)
    return page.table(
        [title, *(f"{players} players" for players in by_players)],
        ([row, *(column.get(row, "–") for column in columns)] for row in rows),
    )


def _length(games: list[Outcome]) -> Column:
    turns = [game.turns for game in games]
    twentieths = quantiles(turns, n=20)
    return {
        "average": f"{mean(turns):.1f}",
        "shortest and longest": f"{min(turns)}–{max(turns)}",
        "nine games in ten": f"{twentieths[0]:.0f}–{twentieths[-1]:.0f}",
        "decisions, on average": f"{mean(game.actions for game in games):.1f}",
    }


def _points(games: list[Outcome]) -> Column:
    best = [max(game.points) for game in games]
    return {
        "average of a seat": f"{mean(point for game in games for point in game.points):.2f}",
        "average of the winner": f"{mean(best):.2f}",
        "least and most": f"{min(min(game.points) for game in games)} to {max(best)}",
        "winner's lead": f"{mean(_lead(game.points) for game in games):.2f}",
    }


def _lead(points: Sequence[int]) -> int:
    first, second = sorted(points, reverse=True)[:2]
    return first - second


def _chances(games: list[Outcome]) -> Column:
    shares = zip(*(game.shares for game in games), strict=True)
    return {f"player {place}": _share(mean(won), len(games)) for place, won in enumerate(shares, start=1)}


def _share(share: float, games: int) -> str:
    return f"{100 * share:.1f} % ± {100 * SURE * sqrt(share * (1 - share) / games):.1f}"


def _tally(words: Iterable[str]) -> Column:
    count = Counter(words)
    return {word: f"{100 * number / count.total():.1f} %" for word, number in count.most_common()}


def _averages(games: list[Outcome]) -> Column:
    total: Counter[str] = Counter()
    for game in games:
        total.update(dict(game.notes))
    return {what: f"{number / len(games):.2f}" for what, number in total.items()}


TABLES: dict[str, Callable[[list[Outcome]], Column]] = {
    "Length: turns": _length,
    "Points": _points,
    "Share of the wins, in turn order": _chances,
    "How it ends": lambda games: _tally(game.ending for game in games),
    "What decides it": lambda games: _tally(game.decided for game in games),
    "What happens in a game, on average": _averages,
}


def measured(asked: argparse.Namespace) -> dict[str, dict[int, list[Outcome]]]:
    """The games of each kind, by the number of players."""
    outcomes: dict[str, dict[int, list[Outcome]]] = {}
    with workers(asked, asked.games) as executor:
        for name in GAMES:
            least, most = catalogue.game(name).players
            for players in range(least, most + 1):
                seeds = range(SEEDS * players, SEEDS * players + asked.games)
                task = partial(played, name, players, asked.level)
                done = followed(each(task, seeds, executor), f"games of {name}", asked.games)
                games = [outcome for _, outcome in sorted(done, key=itemgetter(0))]
                outcomes.setdefault(name, {})[players] = games
                say(f"{name}, {players} players: {len(games)} games")
    return outcomes


def main() -> None:
    parser = Parser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2500, help="of each number of players")
    parser.add_argument("--level", choices=LEVELS, default="pilot")
    add_words(parser)
    parser.add_argument("--out", type=Path, default=page.DOCS / "decks.md")
    asked = parser.parse_args()
    try:
        outcomes = measured(asked)
    except Refused as refusal:
        sys.exit(str(refusal))
    asked.out.write_text(report(outcomes, asked.level), encoding="utf-8")


if __name__ == "__main__":
    main()
