"""A game that is being played. Only this module holds its states.

Windows and bots get glimpses and views. A state leaves this module only to be written down.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeAlias

from msgspec import Struct

from game import catalogue
from game.door import Word
from game.engine.chance import seed_for
from game.engine.contract import NOBODY, Action, AnyGame, Glimpse, Result, Seat, Transition, View
from game.match.lineup import Lineup, Player

SECRET_BITS = 128


class Seated(Struct, frozen=True, tag="seated", tag_field="starbox"):
    """Another player holds a seat from here on."""

    seat: Seat
    player: Player


class Note(Struct, frozen=True, tag="note", tag_field="starbox"):
    """Something that was written down during play. The rules and the rivals do not know it."""

    text: Word
    seat: Seat = NOBODY  # who wrote it
    about: Seat | None = None  # another seat, if the note is about one; an empty text takes it back


class Drawn(Struct, frozen=True, tag="drawn", tag_field="starbox"):
    """Whoever has just played has turned over the card that they drew, or has passed the turn on.

    It means something until the next action; then it is forgotten.
    """

    passed: bool


Mark: TypeAlias = Seated | Note | Drawn


class Secret(Struct, frozen=True):
    """What all chance of a match comes from, if nobody names a seed. Only match and journal hold it."""

    number: int

    @property
    def deal(self) -> int:
        """The seed of the deal. Who knows it learns nothing about what bots will draw."""
        return seed_for(self.number, "deal")


def drawn_by_chance() -> Secret:
    """A secret that nobody can guess, from the system."""
    return Secret(secrets.randbits(SECRET_BITS))


def deal_of(seed: int | Secret) -> int:
    """The seed from which is dealt."""
    return seed.deal if isinstance(seed, Secret) else seed


def begun(name: str, lineup: Lineup, seed: int | Secret, home: Path = catalogue.NO_HOME) -> Match:
    """A new match with what the line-up agreed on; with a `home`, its owner's own material is used too."""
    secret, deal = seed if isinstance(seed, Secret) else None, deal_of(seed)
    rules, players = catalogue.game(name), len(lineup.players)
    material = catalogue.material(name, home)
    if lineup.material:
        material = catalogue.part(name, "material").chosen(material, lineup.material, players)
    return Match(rules, rules.new(material, players, deal, lineup.options), lineup, deal, secret)


def seed_of(source: int, ply: int, bot: int) -> int:
    """The seed of a bot's decision at a ply; `source` is the secret of the match, or the seed named."""
    return seed_for(source, "bot", ply, bot)


class Match:
    """A game from its opening to the present ply; ply 0 is the opening, before the first action."""

    def __init__(
        self,
        game: AnyGame,
        opening: Transition[Any],
        lineup: Lineup,
        seed: int | None = None,
        secret: Secret | None = None,
    ) -> None:
        self.game = game
        self.first_lineup = lineup  # at the opening
        self.lineup = lineup  # now
        self.seed = seed  # of the deal
        self.secret = secret  # None: the seed was named, or nobody knows it any more
        self._marks: list[tuple[int, Mark]] = []  # and the ply at which each was made
        self._steps: list[Transition[Any]] = [opening]
        self._actions: list[Action] = []
        self._draw: tuple[Transition[Any], bool] | None = None  # whether the last play drew a card

    @property
    def named(self) -> int | None:
        """The seed, if somebody named it: whoever knows it can deal the same game."""
        return self.seed if self.secret is None else None

    def seed_for_bot(self, seat: Seat) -> int:
        """The seed of the next decision, if a bot makes it."""
        source = self.secret.number if self.secret else self.seed or 0
        return seed_of(source, self.ply, seat)

    @property
    def ply(self) -> int:
        """How many actions have been played."""
        return len(self._actions)

    @property
    def to_act(self) -> Seat | None:
        return self.game.to_act(self._steps[-1].state)

    @property
    def actions(self) -> Sequence[Action]:
        """What has been played so far. Secrets included: for saving, never for showing."""
        return tuple(self._actions)

    @property
    def opening(self) -> Transition[Any]:
        """The state that the match began from. Secrets included: for saving, never for showing."""
        return self._steps[0]

    @property
    def last(self) -> Transition[Any]:
        """The last transition. Secrets included: for records, never for showing."""
        return self._steps[-1]

    @property
    def holder(self) -> Seat | None:
        """The person among others who has just played, drawn a card, and not passed the turn on yet."""
        seat = self.actor(self.ply)
        if seat is None or not self._drew(seat) or self.to_act is None:
            return None
        people = self.lineup.people()
        if seat not in people or len(people) == 1:
            return None
        return None if Drawn(True) in self.marks(self.ply) else seat

    def _drew(self, seat: Seat) -> bool:
        """Whether the last play drew a card for its seat, found once."""
        last = self._steps[-1]
        if self._draw is None or self._draw[0] is not last:
            self._draw = last, self.game.withheld(self.glimpse(seat)) is not None
        return self._draw[1]

    @property
    def face_down(self) -> bool:
        """The card that the holder drew has been seen by nobody."""
        return self.holder is not None and Drawn(False) not in self.marks(self.ply)

    @property
    def asked(self) -> Seat | None:
        """Who does something next: the holder, else the seat to act."""
        holder = self.holder
        return self.to_act if holder is None else holder

    def actor(self, ply: int) -> Seat | None:
        """The seat whose action led to `ply`; None for the opening."""
        return self.game.to_act(self._steps[ply - 1].state) if ply else None

    def play(self, action: Action) -> None:
        """Play for the seat to act. If that is not legal: Refused with a sentence, and nothing changes."""
        self._steps.append(self.game.apply(self._steps[-1].state, action))
        self._actions.append(action)
        self._marks = [(made, mark) for made, mark in self._marks if not isinstance(mark, Drawn)]

    def glimpse(self, seat: Seat, ply: int | None = None) -> Glimpse[View]:
        """What `seat` saw of the action that led to `ply` (by default the last), and the view after it."""
        at = self.ply if ply is None else ply
        return self.game.observe(self._steps[at], seat, at)

    def view(self, seat: Seat) -> View:
        """What `seat` may know now."""
        view: View = self.game.view(self._steps[-1].state, seat)
        return view

    def result(self) -> Result | None:
        return self.game.result(self._steps[-1].state)

    def points_at(self, ply: int) -> tuple[int, ...]:
        """What each seat would have had if the game had ended at a ply. With secrets: for ended matches."""
        return self.game.points(self._steps[ply].state)

    def since(self, seat: Seat) -> range:
        """The plies since `seat` last decided something itself: what its digest tells."""
        first = self.ply
        while first > 0 and self.actor(first) != seat:
            first -= 1
        return range(first + 1, self.ply + 1)

    def undo_ply(self) -> int | None:
        """The ply to which the last decision of a person can be taken back, or None.

        A play that drew a card goes back as long as the card lies face down: people accept to have seen the
        card that was played. Else a person takes back their own actions up to the last thing that anybody
        learned or that a rival decided. Where the table agreed to it and no deck lies face down, rivals'
        actions go back as well. After the last action nothing is taken back: the result is kept by then.
        """
        if self.result() is not None:
            return None
        if self.face_down:
            return self.ply - 1
        free = self.lineup.free_undo and not self.game.has_deck
        for ply in range(self.ply, 0, -1):
            actor = self.actor(ply)
            by_person = actor is not None and self.lineup.players[actor].is_person
            if not free and (not by_person or self._teaches(ply)):
                return None
            if by_person:
                return ply - 1
        return None

    def final(self, action: Action) -> bool:
        """Whether an action would end the turn of the seat to act, and could not be taken back."""
        after = self.snapshot()
        after.play(action)
        if after.to_act == self.to_act:
            return False
        return after.undo_ply() != self.ply

    def undo(self) -> bool:
        """Take the last decision of a person back; False if that cannot be done."""
        ply = self.undo_ply()
        if ply is None:
            return False
        del self._steps[ply + 1 :]
        del self._actions[ply:]
        # but seats and notes stay as they are now
        self._marks = [(min(made, ply), mark) for made, mark in self._marks]
        if self.holder is not None:
            self.mark(Drawn(True))  # who played before has passed on long since
        return True

    def mark(self, mark: Mark) -> None:
        """Write down that somebody else holds a seat from now on, or a note."""
        if isinstance(mark, Seated):
            self.lineup = self.lineup.seated(mark.seat, mark.player)
        self._marks.append((self.ply, mark))

    def marks(self, ply: int) -> list[Mark]:
        """The notes and changes of seats at a ply, before the next action. Secrets included."""
        return [mark for made, mark in self._marks if made == ply]

    def notes(self, seat: Seat) -> dict[Seat, str]:
        """What a seat has noted about others, as it stands now."""
        notes = {
            mark.about: mark.text
            for _, mark in self._marks
            if isinstance(mark, Note) and mark.seat == seat and mark.about is not None
        }
        return {about: text for about, text in notes.items() if text}

    def all_notes(self) -> dict[Seat, dict[Seat, str]]:
        """What each seat has noted about others."""
        return {seat: self.notes(seat) for seat in range(len(self.lineup.players))}

    def snapshot(self) -> Match:
        """The match as it is now, for another thread to write down."""
        now = Match(self.game, self._steps[0], self.first_lineup, self.seed, self.secret)
        now.lineup = self.lineup
        now._marks, now._steps, now._actions = [*self._marks], [*self._steps], [*self._actions]
        return now

    def at(self, ply: int) -> Match:
        """The match as it was at a ply, with its seats and notes, when the turn had been passed on.

        It shares the states, so this takes no time.
        """
        then = Match(self.game, self._steps[0], self.first_lineup, self.seed, self.secret)
        then._steps, then._actions = self._steps[: ply + 1], self._actions[:ply]
        then._marks = [(made, mark) for made, mark in self._marks if made <= ply]
        for _, mark in then._marks:
            if isinstance(mark, Seated):
                then.lineup = then.lineup.seated(mark.seat, mark.player)
        then.mark(Drawn(True))
        return then

    def restart(self) -> Match:
        """The same match from its opening."""
        return Match(self.game, self._steps[0], self.lineup, self.seed, self.secret)

    def _teaches(self, ply: int) -> bool:
        return self.game.teaches(self._steps[ply - 1].state, self._steps[ply])
