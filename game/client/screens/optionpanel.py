"""The options of a match in the set-up: rules, agreements, what a game adds, and the seed."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import Struct

from game.catalogue import meta
from game.client.desk import Desk
from game.client.forms import widgets
from game.client.forms.widgets import Widget
from game.client.layout import Box
from game.client.paint import furniture
from game.client.paint.picture import Picture
from game.client.paint.theme import BIG, TEXT
from game.client.table.facts import facts
from game.engine.contract import FIRST_PLAYER
from game.match.lineup import Lineup
from game.match.seeds import LONGEST

FIELD = 0.054
SPACE = 0.011
AGREEMENTS = {"open": "open_table", "free_undo": "undo"}  # and their icons


class Rule(Struct, frozen=True):
    """An option of the game."""

    name: str


class Agreement(Struct, frozen=True):
    """Something that the players agree on beside the rules: a field of Lineup."""

    name: str


@dataclass(frozen=True, slots=True)
class OptionPanel:
    """All options of a game, in a box."""

    desk: Desk
    game: str
    lineup: Lineup
    seed: str  # as it was written; empty: drawn by chance
    deal: int  # what is dealt from
    box: Box

    def _places(self) -> tuple[Box, Box, list[tuple[str, Box]], Box]:
        """The places of the seed, the agreements and the rules (with room for words above), and the rest."""
        box = self.box
        head = 0.02 if self.desk.frame.narrow else 0.076
        inner = Box(box.x + 0.026, box.y + head, box.w - 0.052, box.h - head - 0.022)
        seed, inner = inner.cut_bottom(FIELD, SPACE)
        agreements = seed
        if facts(self.game).agreements:
            agreements, inner = inner.cut_bottom(FIELD, SPACE)
        rules, own = [], facts(self.game).own_setup()
        for name in meta(self.game).options:
            if name == FIRST_PLAYER or (own and name in own.chooses):
                continue  # it is chosen among the seats, or on the game's own screen
            block, inner = inner.cut_top(widgets.FIELD_LABEL + FIELD, SPACE)
            rules.append((name, block))
        return seed, agreements, rules, inner

    def controls(self) -> list[Widget]:
        seed, agreements, rules, rest = self._places()
        own = facts(self.game).own_setup()
        return [
            *self._seed(seed),
            *self._agreements(agreements),
            *(self._rule(name, block.cut_top(widgets.FIELD_LABEL)[1]) for name, block in rules),
            *(own.controls(self.desk, rest) if own else ()),
        ]

    def _rule(self, name: str, place: Box) -> Widget:
        values = meta(self.game).options[name]
        options = [(value, self.desk.words(f"setup-{name}-{value}")) for value in values]
        return widgets.Segments(Rule(name), place, options, self.lineup.options.get(name, values[0]))

    def _agreements(self, place: Box) -> list[Widget]:
        words, names = self.desk.words, facts(self.game).agreements
        found: list[Widget] = []
        told = [self.desk.picture().text_width(words(f"setup-{name}"), 0.0, "strong") for name in names]
        shares = place.shares([widgets.CHIP + wide for wide in told], 0.014) if names else ()
        for name, box in zip(names, shares, strict=True):
            paint = widgets.chip(words(f"setup-{name}"), AGREEMENTS[name], bool(getattr(self.lineup, name)))
            tip = words(f"setup-{name}-tip")
            found.append(widgets.PictureButton(Agreement(name), box, paint=paint, radius=18, tip=tip))
        return found

    def _seed(self, place: Box) -> list[Widget]:
        label = min(0.12, place.w * 0.24)
        dice = place.within(FIELD, FIELD, "right")
        text = Box(place.x + label, place.y, place.w - label - FIELD - 0.006, place.h)
        return [
            widgets.TextField(
                "seed", text, self.seed, most=LONGEST, placeholder=self.desk.words("setup-chance")
            ),
            widgets.IconButton("dice", dice, "dice", tip=self.desk.words("setup-shuffle-tip"), repeats=True),
        ]

    def draw(self, picture: Picture) -> None:
        words, (seed, _, rules, rest) = self.desk.words, self._places()
        furniture.panel(picture, self.box)
        if not picture.frame.narrow:
            top = Box(self.box.x + 0.026, self.box.y + 0.016, self.box.w - 0.052, 0.046)
            picture.text(words("setup-options"), top, BIG, face="title")
        for name, block in rules:
            note = facts(self.game).option_note(words, name, self.lineup)
            widgets.field_label(picture, words(f"setup-{name}"), block, note)
        label = Box(seed.x, seed.y, min(0.12, seed.w * 0.24) - 0.008, seed.h)
        picture.text(words("setup-seed"), label, 0.026)
        own = facts(self.game).own_setup()
        if own is not None:
            own.draw(picture, self.desk, self.lineup, self.deal, rest)
        else:
            self._draw_about(picture, rest)

    def _draw_about(self, picture: Picture, place: Box) -> None:
        """What kind of game it is, if there is nothing to choose."""
        words = self.desk.words
        notes = [facts(self.game).option_note(words, name, self.lineup) for name in meta(self.game).options]
        text = " ".join([words(f"game-about-{self.game}"), *filter(None, notes)])
        emblem, rest = place.cut_top(min(0.14, place.h * 0.4), 0.014)
        if place.h > 0.2:
            picture.glow(emblem.centre, emblem.h * 0.8, meta(self.game).accent, 0.3)
            picture.sprite(f"{self.game}/emblem", emblem.centre, emblem.h)
        else:
            rest = place
        picture.text(text, rest, TEXT, face="plain", colour="prose", align="centre", lines=8)
