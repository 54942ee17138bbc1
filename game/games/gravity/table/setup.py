"""What Gravity Superstar adds to the set-up: the board of a seed, and the choice of planets."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import cast

from game.catalogue import material
from game.client.desk import Desk
from game.client.forms import widgets
from game.client.forms.widgets import Widget
from game.client.layout import Box
from game.client.paint import furniture
from game.client.paint.picture import Picture
from game.client.paint.theme import TEXT
from game.engine.contract import NOBODY, Refused
from game.games.gravity.board import tiles_for
from game.games.gravity.material import OWN
from game.games.gravity.model import GravityView
from game.games.gravity.table.miniature import board_svg
from game.games.gravity.table.tiles import LayTiles, is_laid, kind_of, redrawn
from game.match.lineup import Lineup, Player
from game.match.match import begun
from game.texts import Words

LEAST_BOARD = 0.11  # height of the picture of the board
BELOW = 0.028  # height of the title's line if it has no room beside the buttons


class PlanetSetup:
    """The picture of the board that a seed lays, and the two buttons that change it."""

    chooses = ("planets",)

    def controls(self, desk: Desk, room: Box) -> Sequence[Widget]:
        shuffle, choose = _parts(room)[1]
        return (
            widgets.Button("shuffle", shuffle, desk.words("setup-shuffle"), size=TEXT, repeats=True),
            widgets.Button("choose", choose, desk.words("setup-choose"), size=TEXT),
        )

    def draw(self, picture: Picture, desk: Desk, lineup: Lineup, seed: int, room: Box) -> None:
        players, faces = len(lineup.players), lineup.material
        note = told(desk.words, desk.home, lineup)
        widgets.field_label(picture, desk.words("setup-planets"), room, *note)
        stage = _parts(room)[0]
        if stage is None:
            return
        furniture.panel(picture, stage, "well", radius=18)
        found = board(desk.home, players, seed, faces, planets_of(lineup))
        if found is None:
            return
        source, aspect = found
        inner = stage.inset(0.01)
        height = min(inner.h, inner.w / aspect)
        picture.svg(source, Box.around(inner.centre, height * aspect, height))

    def picker(self, desk: Desk, lineup: Lineup, seed: int) -> LayTiles:
        return LayTiles(desk, lineup, seed)

    def trouble(self, desk: Desk, lineup: Lineup, seed: int) -> str:
        return LayTiles(desk, lineup, seed).trouble

    def redrawn(self, lineup: Lineup) -> Lineup:
        return redrawn(lineup)


PLANETS = PlanetSetup()


def planets_of(lineup: Lineup) -> str:
    """The set that is drawn from."""
    return lineup.options.get("planets", "box")


def _parts(place: Box) -> tuple[Box | None, list[Box]]:
    """The picture of the board, if there is room for one, and its two buttons."""
    under = place.cut_top(widgets.FIELD_LABEL)[1]
    if under.w < 0.42 and under.h > LEAST_BOARD + 0.08:
        buttons, rest = under.cut_bottom(0.06, 0.012)
        return rest.cut_top(min(rest.h, 0.4))[0], buttons.columns(2, 0.014)
    if under.h < LEAST_BOARD:
        return None, under.cut_top(min(0.06, under.h))[0].columns(2, 0.014)
    left, right = under.shares((1.2, 1.0), 0.014)
    return left, right.rows(2, 0.012)


def told(words: Words, home: Path, lineup: Lineup) -> tuple[str, str]:
    """A line that says which planets are used, and its colour."""
    kind, needed = kind_of(lineup), tiles_for(len(lineup.players))
    name, _, size = kind.partition("/")
    if name == OWN:
        there = sum(tile[0].size == int(size) for tile in material("gravity", home).tiles)
        if there < needed:
            return words("setup-faces-missing", count=there, needed=needed), "warn"
        return words("setup-planets-own", size=size), "quiet"
    if is_laid(lineup.material) and len(lineup.material) == needed:
        return words("setup-faces-laid"), "quiet"
    picked = len(lineup.material)
    if 0 < picked < needed:
        return words("setup-faces-few", count=picked, needed=needed), "warn"
    return words("setup-faces", count=picked) if picked else words(f"setup-planets-{name}"), "quiet"


@lru_cache(maxsize=64)
def board(
    home: Path, players: int, seed: int, faces: tuple[str, ...], planets: str
) -> tuple[str, float] | None:
    """The picture of the board of this seed, and its aspect; None if the rules refuse it."""
    lineup = Lineup((Player("", "comet"),) * players, {"planets": planets}, material=faces)
    try:
        match = begun("gravity", lineup, seed, home)
    except Refused:
        return None
    layout = cast("GravityView", match.view(NOBODY)).board.layout
    return board_svg(layout), (layout.width * 20 + 8) / (layout.height * 20 + 8)
