"""Opens a table: a match, the director of its motion, and the scene in which it is played."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from game.client.desk import Desk
from game.client.motion.director import Director
from game.client.scene import OpenTable
from game.client.table.play import NOWHERE, Keeping, Play
from game.client.table.presenter import presenter
from game.client.table.scene import MatchHost, TableScene
from game.engine.contract import NOBODY, Refused
from game.home.keeper import Slot
from game.match.lineup import Bot, Lineup
from game.match.match import Match, Secret, begun

BOT = Bot("pilot")  # stands for whoever is no person


def open_table(
    desk: Desk, match: Match, save: Slot | None = None, replaces: OpenTable | None = None
) -> TableScene:
    """The table of a match, saved at once and after every action; `save` is the one that it goes on from."""
    scene = _table(desk, match, save or desk.keeper.slot(), replaces)
    if save is None:
        scene.play.keep()  # whatever happens before the first action: it can be gone on with
    return scene


def demo(
    desk: Desk,
    match: Match,
    replaces: OpenTable | None = None,
    keeping: Keeping = NOWHERE,
    host: type[MatchHost] = MatchHost,
) -> TableScene:
    """A table that saves nothing."""
    return _table(desk, match, keeping, replaces, host)


def coming(desk: Desk, game: str, lineup: Lineup, seed: int | Secret) -> Match | None:
    """The match that may begin next, to be drawn ahead. None if it cannot be."""
    with suppress(Refused):
        return begun(game, lineup, seed, desk.home)
    return None


def seen_of(lineup: Lineup) -> Lineup:
    """What of a line-up can be seen before a table is drawn: no names, and no program plays."""
    seated = (player if player.is_person else replace(player, holder=BOT) for player in lineup.players)
    return replace(lineup, players=tuple(replace(player, name="") for player in seated))


def _table(
    desk: Desk,
    match: Match,
    keeping: Keeping,
    replaces: OpenTable | None,
    host: type[MatchHost] = MatchHost,
) -> TableScene:
    for name in match.lineup.strangers():
        desk.toast(desk.words("seat-unknown", name=name), "warn")
    brought = presenter(desk, match.game.name)
    director: Director[Any] = Director(
        brought,
        match.view(NOBODY),
        speed=desk.speed,
        reduced=desk.settings.reduced_motion,
        play=desk.sounds.play,
        places=lambda: desk.frame,
    )
    play = Play(match, director, desk.thinking, keeping, desk.settings.programs)
    for name, program in play.hosting.unknown(match):
        desk.toast(desk.words("program-unknown", name=name, program=program), "warn")
    play.replaces = replaces
    if match.ply == 0 and match.game.has_deck:
        play.show_opening()
    return TableScene(desk, play, brought, host)
