"""The programs that hold seats of a match. It holds their names; commands come from the settings alone."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from game.engine.contract import Event, Seat
from game.match.guest import USUAL_MS, Guest, GuestAnswer
from game.match.lineup import Program
from game.match.match import Match


class Hosting:
    """Starts the programs that sit at a match, asks them, and lets them go."""

    def __init__(self, match: Match, commands: Mapping[str, str]) -> None:
        self._commands = commands
        self._guests: dict[Seat, tuple[Program, Guest]] = {}
        self._learned: dict[Seat, int] = {}  # the last ply that each was told
        self._asked: Seat | None = None
        self.follow(match)

    def follow(self, match: Match) -> None:
        """Somebody else may hold a seat, or a program has one now."""
        for seat, player in enumerate(match.lineup.players):
            holder, kept = player.holder, self._guests.get(seat)
            if kept is not None and kept[0] != holder:
                kept[1].close()
                del self._guests[seat]
            if isinstance(holder, Program) and seat not in self._guests and match.to_act is not None:
                self._start(match, seat, holder)

    def _start(self, match: Match, seat: Seat, holder: Program) -> None:
        command = self._commands.get(holder.name)
        if command is None:
            return
        players, options = len(match.lineup.players), match.game.dump(match.opening.state)["options"]
        self._guests[seat] = holder, Guest(command, match.game, seat, players, options)
        self._learned[seat] = -1

    def unknown(self, match: Match) -> tuple[tuple[str, str], ...]:
        """The players whose programs the settings do not know, with the names of these programs."""
        return tuple(
            (player.name, player.holder.name)
            for player in match.lineup.players
            if isinstance(player.holder, Program) and player.holder.name not in self._commands
        )

    def holds(self, seat: Seat) -> bool:
        """Whether a program decides here; else a rookie does."""
        return seat in self._guests and not self._guests[seat][1].dismissed

    def gone(self) -> list[Seat]:
        """The seats whose programs have been dismissed since this was last asked."""
        seats = [seat for seat, (_, guest) in self._guests.items() if guest.dismissed]
        for seat in seats:
            del self._guests[seat]
        return seats

    def ask(self, match: Match, seat: Seat) -> None:
        """Ask for the action of a seat."""
        view = match.view(seat)
        self._guests[seat][1].ask(match.ply, view, self._news(match, seat), view.legal, USUAL_MS)
        self._asked = seat

    def _news(self, match: Match, seat: Seat) -> list[Event]:
        """All that a seat has learned since it was last told; what was taken back is told no more."""
        first = min(self._learned[seat], match.ply) + 1
        self._learned[seat] = match.ply
        return [event for ply in range(first, match.ply + 1) for event in match.glimpse(seat, ply).events]

    def poll(self) -> GuestAnswer | None:
        """The answer to the last question, once it is there."""
        if self._asked is None:
            return None
        kept = self._guests.get(self._asked)
        answer = GuestAnswer(None) if kept is None else kept[1].poll()
        if answer is not None:
            self._asked = None
        return answer

    def drop(self) -> None:
        """Nobody wants the answer any more."""
        if self._asked is not None and self._asked in self._guests:
            self._guests[self._asked][1].drop()
        self._asked = None

    def close(self, match: Match) -> None:
        """Tell how it ended, if it did, and let all go."""
        result = match.result()
        for seat, (_, guest) in self._guests.items():
            if result is not None and not guest.dismissed:
                guest.tell_end(msgspec.to_builtins(result), self._news(match, seat))
            guest.close()
        self._guests.clear()
