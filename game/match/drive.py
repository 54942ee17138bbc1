"""Bots alone at a table."""

from __future__ import annotations

from collections.abc import Callable

from game import catalogue
from game.ai.bot import Budget
from game.ai.levels import choose
from game.match.match import Match


def play_out(match: Match, budget: Budget, tell: Callable[[int], object] = lambda more: None) -> Match:
    """The match, played to its end by the bots that hold its seats. `tell` hears of each action: 1."""
    mind = catalogue.mind(match.game.name)
    while (seat := match.to_act) is not None:
        level = match.lineup.players[seat].level
        if level is None:
            raise ValueError(f"A person holds seat {seat}.")
        choice = choose(mind, match.view(seat), level, match.seed_for_bot(seat), budget)
        match.play(choice.action)
        tell(1)
    return match
