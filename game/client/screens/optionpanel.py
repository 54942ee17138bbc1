"""The options of a table before it starts: rules, planets, agreements and the seed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import cast

from msgspec import Struct

from game.catalogue import meta
from game.client.desk import Desk
from game.client.forms.widgets import Button, Choice, IconButton, Segments, TextField, Widget
from game.client.layout import Box
from game.client.paint import furniture as f
from game.client.paint.chip import chip
from game.client.paint.picture import Picture
from game.client.screens import seeds
from game.client.table.facts import facts
from game.engine.contract import NOBODY, Refused
from game.games.gravity.table.miniature import board_svg
from game.match.lineup import Lineup, Player
from game.match.match import begun

LABEL = 0.036
FIELD = 0.054
SPACE = 0.011
LEAST_BOARD = 0.11  # height of the picture of the board


class Rule(Struct, frozen=True):
    """An option of the game."""

    name: str


class Agreement(Struct, frozen=True):
    """What the people at the table agree on beside the rules; a field of Lineup."""

    name: str


@dataclass(frozen=True, slots=True)
class OptionPanel:
    """What can be chosen for a game, in a box."""

    desk: Desk
    game: str
    lineup: Lineup
    seed: str
    box: Box

    def widgets(self) -> list[Widget]:
        words, now = self.desk.words, self.lineup
        widgets: list[Widget] = []
        for name, place in self._places().items():
            match name:
                case _ if name in meta(self.game).options:
                    values = meta(self.game).options[name]
                    options = [(value, words(f"setup-{name}-{value}")) for value in values]
                    widgets.append(Segments(Rule(name), place, options, now.options.get(name, values[0])))
                case "planets":
                    widgets += self._planet_buttons(place)
                case "agreements":
                    widgets += self._agreements(place)
                case "seed":
                    widgets += self._seed(place)
        return widgets

    def _places(self) -> dict[str, Box]:
        """Where each option stands, by name; what has words above it leaves room for them."""
        box = self.box
        head = 0.02 if self.desk.frame.narrow else 0.076
        inner = Box(box.x + 0.026, box.y + head, box.w - 0.052, box.h - head - 0.022)
        seed, inner = inner.cut_bottom(FIELD, SPACE)
        places = {"seed": seed}
        if facts(self.game).agreements:
            places["agreements"], inner = inner.cut_bottom(FIELD, SPACE)
        for name in meta(self.game).options:
            block, inner = inner.cut_top(LABEL + FIELD, SPACE)
            places[name] = block.cut_top(LABEL)[1]
        places["planets" if self.game == "gravity" else "about"] = inner
        return places

    def _planet_parts(self, place: Box) -> tuple[Box | None, list[Box]]:
        """The picture of the board, if there is room for one, and its two buttons."""
        under = place.cut_top(LABEL)[1]
        if under.w < 0.42 and under.h > LEAST_BOARD + 0.08:
            buttons, rest = under.cut_bottom(0.06, 0.012)
            return rest.cut_top(min(rest.h, 0.4))[0], buttons.columns(2, 0.014)
        if under.h < LEAST_BOARD:
            return None, under.cut_top(min(0.06, under.h))[0].columns(2, 0.014)
        left, right = under.shares((1.35, 1.0), 0.016)
        return left, right.rows(2, 0.012)

    def _planet_buttons(self, place: Box) -> list[Widget]:
        words = self.desk.words
        shuffle, choose = self._planet_parts(place)[1]
        return [
            Button("shuffle", shuffle, words("setup-shuffle"), size=0.027),
            Button("choose", choose, words("setup-choose"), size=0.027),
        ]

    def _agreements(self, place: Box) -> list[Widget]:
        """What the people at the table agree on beside the rules."""
        words, now = self.desk.words, self.lineup
        names = facts(self.game).agreements
        icons = {"open": "open_table", "free_undo": "undo"}
        widgets: list[Widget] = []
        for name, box in zip(names, place.columns(len(names), 0.014), strict=True):
            tip = words(f"setup-{name}-tip")
            paint = chip(words(f"setup-{name}"), icons[name], bool(getattr(now, name)))
            widgets.append(Choice(Agreement(name), box, paint=paint, radius=18, tip=tip))
        return widgets

    def _seed(self, place: Box) -> list[Widget]:
        label = min(0.12, place.w * 0.24)
        dice = place.within(FIELD, FIELD, "right")
        text = Box(place.x + label, place.y, place.w - label - FIELD - 0.014, place.h)
        return [
            TextField("seed", text, self.seed, most=20),
            IconButton("dice", dice, "dice", tip=self.desk.words("setup-shuffle-tip")),
        ]

    def draw(self, picture: Picture) -> None:
        words = self.desk.words
        if not picture.frame.narrow:
            top = Box(self.box.x + 0.026, self.box.y + 0.016, self.box.w - 0.052, 0.046)
            picture.text(words("setup-options"), top, 0.034, face="title")
        places = self._places()
        for name in meta(self.game).options:
            note = facts(self.game).option_note(words, name, self.lineup)
            self._label(picture, places[name].moved(dy=-LABEL), f"setup-{name}", note)
        seed = places["seed"]
        label = Box(seed.x, seed.y, min(0.12, seed.w * 0.24) - 0.008, seed.h)
        picture.text(words("setup-seed"), label, 0.026)
        if "planets" in places:
            self._draw_planets(picture, places["planets"])
        else:
            self._draw_about(picture, places["about"])

    def _label(self, picture: Picture, box: Box, key: str, detail: str, colour: str = "quiet") -> None:
        """Words above an option; at the right what it means now."""
        line = Box(box.x, box.y, box.w, LABEL)
        drawn = picture.text(self.desk.words(key), Box(line.x, line.y, line.w * 0.6, LABEL), 0.026)
        rest = Box(drawn.right + 0.01, line.y, line.right - drawn.right - 0.01, LABEL)
        if detail:
            picture.text(detail, rest, 0.0245, colour=colour, align="right")

    def _draw_planets(self, picture: Picture, place: Box) -> None:
        faces = self.lineup.material
        self._label(picture, place, "setup-planets", *self._laid(len(faces)))
        stage = self._planet_parts(place)[0]
        if stage is None:
            return
        f.panel(picture, stage, "well", radius=18)
        found = board(self.desk.home, len(self.lineup.players), seeds.number(self.seed), faces)
        if found is None:
            return
        source, aspect = found
        inner = stage.inset(0.01)
        height = min(inner.h, inner.w / aspect)
        picture.svg(source, Box.around(inner.centre, height * aspect, height))

    def _laid(self, chosen: int) -> tuple[str, str]:
        """Which planets are used, and the colour to say it in: all, if those chosen are too few."""
        from game.games.gravity.board import tiles_for

        needed, words = tiles_for(len(self.lineup.players)), self.desk.words
        if not chosen:
            return words("setup-faces-all"), "quiet"
        if chosen < needed:
            return words("setup-faces-few", count=chosen, needed=needed), "warn"
        return words("setup-faces", count=chosen), "quiet"

    def _draw_about(self, picture: Picture, place: Box) -> None:
        """What kind of game it is, where there is nothing to choose."""
        text = self.desk.words(f"game-about-{self.game}")
        emblem, rest = place.cut_top(min(0.14, place.h * 0.4), 0.014)
        if place.h > 0.2:
            picture.glow(emblem.centre, emblem.h * 0.8, meta(self.game).accent, 0.3)
            picture.sprite(f"{self.game}/emblem", emblem.centre, emblem.h)
        else:
            rest = place
        picture.text(text, rest, 0.027, face="plain", colour="#D9DDF5", align="centre", lines=6)


@lru_cache(maxsize=64)
def board(home: Path, players: int, seed: int, faces: tuple[str, ...]) -> tuple[str, float] | None:
    """The picture of the board that this seed lays, and its aspect; None if the rules refuse it."""
    from game.games.gravity.model import GravityView

    lineup = Lineup((Player("", "comet"),) * players, material=faces)
    try:
        match = begun("gravity", lineup, seed, home)
    except Refused:
        return None
    layout = cast(GravityView, match.view(NOBODY)).board.layout
    return board_svg(layout), (layout.width * 20 + 8) / (layout.height * 20 + 8)
