"""The line-up of the next match: who sits where, what they agreed on, what they play with.

Remembered for each game in the user's folder.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from game import catalogue
from game.ai.bot import Level
from game.door import Name, Word
from game.engine.contract import FIRST_PLAYER, BadSetup, Seat
from game.faults import Found
from game.home.sitting import Sitter
from game.home.store import File, Trouble
from game.match import older
from game.match.lineup import AI_NAMES, EMBLEMS, Bot, Emblem, Lineup, Person, Player
from game.texts import Words

FIRST_LEVEL: Level = "rookie"
MOST_LETTERS = 14


def first(you: str) -> Lineup:
    """One person against one AI."""
    return Lineup((Player(you, EMBLEMS[0]), Player(AI_NAMES[0], EMBLEMS[1], Bot(FIRST_LEVEL))))


def with_person(lineup: Lineup, name: str) -> Lineup:
    """The line-up with one more person, called `name` and the first free number."""
    return replace(lineup, players=(*lineup.players, Player(name, free_emblem(lineup))))


def with_ai(lineup: Lineup) -> Lineup:
    """The line-up with one more AI, as strong as the last one."""
    taken = {player.name for player in lineup.players}
    name = next((name for name in AI_NAMES if name not in taken), AI_NAMES[-1])
    bots = [player.holder for player in lineup.players if isinstance(player.holder, Bot)]
    player = Player(name, free_emblem(lineup), bots[-1] if bots else Bot(FIRST_LEVEL))
    return replace(lineup, players=(*lineup.players, player))


def without(lineup: Lineup, seat: Seat) -> Lineup:
    """The line-up with one player less. A player who was to begin still does; without them, one is drawn."""
    options = dict(lineup.options)
    named = options.pop(FIRST_PLAYER, "random")
    if named != "random" and int(named) != seat:
        options[FIRST_PLAYER] = str(int(named) - (int(named) > seat))
    return replace(lineup, players=(*lineup.players[:seat], *lineup.players[seat + 1 :]), options=options)


def with_player(lineup: Lineup, seat: Seat, player: Player) -> Lineup:
    """The line-up with a changed player. If another player had the new emblem, the two exchange emblems."""
    old = lineup.players[seat].emblem
    players = list(lineup.players)
    for other, holder in enumerate(players):
        if other != seat and holder.emblem == player.emblem:
            players[other] = replace(holder, emblem=old)
    players[seat] = player
    return replace(lineup, players=tuple(players))


def at_most(lineup: Lineup, most: int) -> Lineup:
    """The line-up with no more seats than a game has."""
    return replace(lineup, players=lineup.players[:most])


def with_people(lineup: Lineup, people: Sequence[Player], limits: tuple[int, int]) -> Lineup:
    """The line-up with these people, the first of them in its first seat of a person, and so on.

    Its AIs stay, as far as there is room; `limits` are the least and the most seats of the game.
    """
    least, most = limits
    for seat in reversed(lineup.people()[len(people) :]):
        if len(lineup.players) > least:
            lineup = without(lineup, seat)
        else:
            lineup = lineup.seated(
                seat, replace(lineup.players[seat], holder=Bot(FIRST_LEVEL), name=AI_NAMES[0])
            )
    for person in people[len(lineup.people()) :]:
        bots = [seat for seat, player in enumerate(lineup.players) if not player.is_person]
        if len(lineup.players) >= most and bots:
            lineup = without(lineup, bots[-1])
        if len(lineup.players) < most:
            lineup = with_person(lineup, person.name)
    for seat, person in zip(lineup.people(), people, strict=False):
        lineup = with_player(lineup, seat, person)
    return lineup


def player_again(before: Player | None, sitter: Sitter) -> Player:
    """Who sat there, with what they had chosen for themselves."""
    if before is not None and before.holder == sitter.holder:
        return replace(before, emblem=sitter.emblem)
    return Player(sitter.name, sitter.emblem, sitter.holder)


def fitted(before: Lineup | None, players: Sequence[Player], game: str) -> Lineup:
    """These players at a game, with what was agreed on there before. Of too many, AIs leave first."""
    least, most = catalogue.meta(game).players
    seated = list(players)
    while len(seated) > most:
        leaving = next((player for player in reversed(seated) if not player.is_person), seated[-1])
        seated.remove(leaving)
    lineup = Lineup(tuple(seated)) if before is None else replace(before, players=tuple(seated))
    while len(lineup.players) < least:
        lineup = with_ai(lineup)
    options = {name: value for name, value in lineup.options.items() if name != FIRST_PLAYER}
    same = before is not None and len(before.players) == len(lineup.players)
    return replace(lineup, options=options, material=lineup.material if same else ())


def free_emblem(lineup: Lineup) -> Emblem:
    return free_emblems(lineup)[0]


def free_emblems(lineup: Lineup) -> list[Emblem]:
    """The emblems that nobody has, in the order in which they are given out."""
    taken = {player.emblem for player in lineup.players}
    return [emblem for emblem in EMBLEMS if emblem not in taken]


# In the user's folder


def _renewed(data: Any) -> Any:
    def renewed(lineup: Any, game: str) -> Any:
        try:
            return older.lineup(lineup, game)
        except msgspec.ValidationError:  # no line-up at all
            return lineup

    return {game: renewed(lineup, game) for game, lineup in data.items()}


LINEUPS = File("lineups.json", dict[Word, Lineup], "setup-broken", _renewed)  # by game
PEOPLE = File("people.json", dict[Name, Word], "setup-broken")  # the id of each by name


def read_lineups(home: Path) -> tuple[dict[str, Lineup], Trouble | None]:
    """The remembered line-ups by game, and what was wrong with their file."""
    lineups, trouble = LINEUPS.look(home)
    games = catalogue.names()
    playable = {
        game: lineup for game, lineup in lineups.items() if game in games and _is_playable(game, lineup)
    }
    return playable, trouble


def save(home: Path, lineups: Mapping[str, Lineup]) -> None:
    """Remember these line-ups, before those of other games."""
    settled = {game: _with_all_options(game, lineup) for game, lineup in lineups.items()}
    new = {game: known(home, lineup) for game, lineup in settled.items()}
    LINEUPS.change(home, lambda old: new | {game: lineup for game, lineup in old.items() if game not in new})


def _with_all_options(game: str, lineup: Lineup) -> Lineup:
    """So that a later version can tell what was chosen from what was not there yet."""
    known = catalogue.meta(game).options if game in catalogue.names() else {}
    defaults = {name: values[0] for name, values in known.items()}
    return replace(lineup, options={**defaults, **lineup.options})


def known(home: Path, lineup: Lineup) -> Lineup:
    """The line-up with the ids of its persons: that of their name on this machine, or a new one."""
    ids, trouble = PEOPLE.look(home)
    if trouble is not None and trouble.error is not None:
        return lineup  # they have ids that cannot be read now
    before = dict(ids)
    players = [
        replace(player, holder=Person(ids.setdefault(player.name, secrets.token_hex(8))))
        if player.is_person
        else player
        for player in lineup.players
    ]
    if ids != before:
        with suppress(OSError):  # then they get other ids next time
            PEOPLE.save(home, ids)
    return replace(lineup, players=tuple(players))


def _is_playable(game: str, lineup: Lineup) -> bool:
    """Whether the rules could begin with this line-up; files are edited by hand as well."""
    try:
        catalogue.game(game).settle(len(lineup.players), lineup.options)
    except BadSetup:
        return False
    return len({player.emblem for player in lineup.players}) == len(lineup.players)


# What the table is set up from


@cache
def _found(home: Path, game: str) -> Found:
    found: Found = catalogue.part(game, "material").found(home)
    return found


def complaint(words: Words, home: Path, game: str) -> str | None:
    """What is wrong with the owner's own material of a game: the first fault, in a sentence."""
    faults = _found(home, game).faults
    return faults[0].told(words) if faults else None
