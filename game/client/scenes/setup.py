"""Choosing a game and setting its table, on one screen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeAlias, cast

from msgspec.structs import replace

from game.client import devices, lineup, seeds
from game.client import furniture as f
from game.client.backdrop import draw_sky
from game.client.chip import chip
from game.client.desk import Desk
from game.client.form import FormScene
from game.client.gamecard import ACCENTS, draw_game_card
from game.client.intents import Command, Drag, Intent, Press
from game.client.layout import Box
from game.client.levels import pill_width
from game.client.lineup import Lineup
from game.client.miniature import board_svg
from game.client.picture import Picture
from game.client.prompts import Prompt
from game.client.scene import Change, Home, Pop, Push
from game.client.scenes.emblems import Emblems
from game.client.scenes.planets import Planets
from game.client.seatrow import SeatRow, add_row, draw_add_row, fields
from game.client.sound import Piece
from game.client.store import Broken
from game.client.tables import new_match, open_table
from game.client.theme import LEVELS
from game.client.widgets import (
    Button,
    Choice,
    IconButton,
    Look,
    Scroller,
    Segments,
    TextField,
    Widget,
    panel,
)
from game.engine.contract import NOBODY, Refused, Seat
from game.match.table import Player, Table
from game.shelf import NAMES
from game.shelf import game as game_of

GAP = 0.028
ROW_GAP = 0.01
AIR = 0.008  # for the ring of focus
EXPANSION = 0.066  # of the seat row in use
LABEL = 0.036
FIELD = 0.054
SPACE = 0.011
LEAST_BOARD = 0.11  # height of the picture of the board
WIDEST = 2.05
Odds: TypeAlias = Literal["hidden", "printed", "counted"]
ODDS: tuple[Odds, ...] = ("hidden", "printed", "counted")


class Setup(FormScene[None]):
    music: Piece | None = "menu"

    def __init__(self, desk: Desk, game: str | None = None) -> None:
        self._lineups = _remembered(desk)
        self.game = game or next(iter(self._lineups), NAMES[0])
        super().__init__(desk, f"game-{self.game}")
        self.seed = seeds.fresh()
        self._seat_in_use: Seat | None = None
        self._complain()

    def _complain(self) -> None:
        """Say what is wrong with the user's own planets or cards; those are left out."""
        fault = lineup.complaint(self.desk.home, self.game)
        if fault is not None:
            self.desk.toast(fault, "warn")

    @property
    def lineup(self) -> Lineup:
        known = self._lineups.get(self.game)
        return known or lineup.first(self.desk.words("setup-person", number=1))

    @lineup.setter
    def lineup(self, wanted: Lineup) -> None:
        self._lineups[self.game] = wanted

    @property
    def _limits(self) -> tuple[int, int]:
        return game_of(self.game).players

    @property
    def commands(self) -> Sequence[str]:
        return ("remove", "shuffle", "start")

    # Places

    def _places(self) -> tuple[list[Box], Box, Box, Box]:
        """The cards of the games, the seats, the options, the start button."""
        frame = self.desk.frame
        safe = frame.safe
        width = min(WIDEST, safe.w)
        room = Box(frame.box.cx - width / 2, safe.y + 0.093, width, frame.h - safe.y - 0.093 - 0.1)
        if frame.narrow:
            strip, room = room.cut_top(0.15, 0.022)
            seats, rest = room.shares((1.42, 1.0), 0.02)
            start, options = rest.cut_bottom(0.092, 0.018)
            return strip.columns(len(NAMES), 0.016), seats, options, start
        left, seats, right = room.shares((0.52, 0.59, 0.474), GAP)
        start, options = right.cut_bottom(min(0.123, room.h * 0.16), 0.023)
        return self._cards(left), seats, options, start

    def _cards(self, column: Box) -> list[Box]:
        """The chosen card is twice as high as the others."""
        gap = 0.022
        low = (column.h - 2 * gap) * 0.24
        boxes, y = [], column.y
        for name in NAMES:
            high = column.h - 2 * gap - 2 * low if name == self.game else low
            boxes.append(Box(column.x, y, column.w, high))
            y += high + gap
        return boxes

    # Widgets

    def controls(self) -> Sequence[Widget]:
        cards, seats, options, start = self._places()
        safe = self.desk.frame.safe
        label = self.desk.words("setup-start")
        return [
            IconButton("back", Box(min(card.x for card in cards), safe.y, 0.066, 0.066), "arrow_left"),
            *(self._card(name, box) for name, box in zip(NAMES, cards, strict=True)),
            *self._seat_widgets(seats),
            *self._option_widgets(options),
            Button("start", start, label, kind="primary", icon="play", size=min(0.052, start.h * 0.5)),
        ]

    def _card(self, name: str, box: Box) -> Widget:
        chosen = name == self.game

        def paint(picture: Picture, place: Box, look: Look) -> None:
            draw_game_card(picture, self.desk, name, place, chosen, look)

        return Choice(f"game-{name}", box, paint=paint, radius=32)

    # Seats

    def _seat_rows(self, box: Box) -> tuple[Scroller, list[tuple[Seat | None, Box]]]:
        """The scroller, and the row of each seat; None stands for the row that adds one."""
        inner = Box(box.x + 0.022, box.y + 0.066, box.w - 0.044, box.h - 0.074)
        players = self.lineup.players
        most = self._limits[1]
        fit = (inner.h - EXPANSION - (most - 1) * ROW_GAP - 2 * AIR) / most
        high = max(0.066, min(0.088, fit))
        seats: list[Seat | None] = [*range(len(players))]
        if len(players) < most:
            seats.append(None)
        heights = [
            high + (EXPANSION if seat is not None and seat == self._seat_in_use else 0) for seat in seats
        ]
        content = sum(heights) + ROW_GAP * (len(seats) - 1) + 2 * AIR
        scroller = Scroller("seats", inner, content=content)
        y = self.form.top(scroller) + AIR
        rows: list[tuple[Seat | None, Box]] = []
        for seat, height in zip(seats, heights, strict=True):
            rows.append((seat, Box(inner.x, y, inner.w - (0.016 if scroller.furthest else 0.0), height)))
            y += height + ROW_GAP
        return scroller, rows

    def _row(self, seat: Seat, box: Box) -> SeatRow:
        players = self.lineup.players
        used = seat == self._seat_in_use
        head = box.cut_bottom(EXPANSION)[1] if used else box
        below = box.cut_bottom(EXPANSION)[0] if used else None
        removable = len(players) > self._limits[0]
        pill = pill_width(self.desk, players[seat].level or LEVELS[0])
        return SeatRow(seat, players[seat], head, below, removable, pill)

    def _seat_widgets(self, box: Box) -> list[Widget]:
        scroller, rows = self._seat_rows(box)
        widgets: list[Widget] = [scroller]
        for seat, place in rows:
            if seat is None:
                widgets += add_row(self.desk, place)
            else:
                widgets += fields(self.desk, self._row(seat, place))
        return widgets

    # Options

    def _option_widgets(self, box: Box) -> list[Widget]:
        words, now = self.desk.words, self.lineup
        widgets: list[Widget] = []
        for name, place in self._option_places(box).items():
            match name:
                case "end" | "first_door":
                    values = game_of(self.game).options[name]
                    options = [(value, words(f"setup-{name}-{value}")) for value in values]
                    widgets.append(Segments(name, place, options, now.options.get(name, values[0])))
                case "planets":
                    widgets += self._planet_buttons(place)
                case "agreements":
                    widgets += self._agreements(place)
                case "seed":
                    widgets += self._seed(place)
        return widgets

    def _option_places(self, box: Box) -> dict[str, Box]:
        """Where each option stands, by name; what has words above it leaves room for them."""
        head = 0.02 if self.desk.frame.narrow else 0.076
        inner = Box(box.x + 0.026, box.y + head, box.w - 0.052, box.h - head - 0.022)
        seed, inner = inner.cut_bottom(FIELD, SPACE)
        places = {"seed": seed}
        if self.game != "fairy_lights":
            places["agreements"], inner = inner.cut_bottom(FIELD, SPACE)
        for name in game_of(self.game).options:
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
        left, right = under.shares((1.9, 1.0), 0.018)
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
        names = ["open"] if game_of(self.game).has_deck else ["open", "free_undo"]
        icons = {"open": "open_table", "free_undo": "undo"}
        widgets: list[Widget] = []
        for name, box in zip(names, place.columns(len(names), 0.014), strict=True):
            tip = words(f"setup-{name}-tip")
            paint = chip(words(f"setup-{name}"), icons[name], bool(getattr(now, name)))
            widgets.append(Choice(name, box, paint=paint, radius=18, tip=tip))
        return widgets

    def _seed(self, place: Box) -> list[Widget]:
        label = min(0.12, place.w * 0.24)
        dice = place.within(FIELD, FIELD, "right")
        text = Box(place.x + label, place.y, place.w - label - FIELD - 0.014, place.h)
        return [
            TextField("seed", text, self.seed, most=20),
            IconButton("dice", dice, "dice", tip=self.desk.words("setup-shuffle-tip")),
        ]

    # What a person chose

    def handle(self, intent: Intent) -> Change | None:
        change = super().handle(intent)
        if not isinstance(intent, Press | Drag):  # rows must not move away under a pressed finger
            self._seat_in_use = self._seat_of(self.form.focus)
        return change

    def _seat_of(self, id: str | None) -> Seat | None:
        what, _, number = (id or "").partition("-seat-")
        return int(number) if what and number.isdigit() and int(number) < len(self.lineup.players) else None

    def chosen(self, id: str, value: object) -> Change | None:
        what, _, about = id.partition("-")
        seat = self._seat_of(id)
        if seat is not None:
            return self._of_seat(what, seat, value)
        match what:
            case "game":
                self._take_game(about)
            case "add":
                self._add(about)
            case "end" | "first_door":
                self.lineup = replace(self.lineup, options={**self.lineup.options, what: str(value)})
            case "open" | "free_undo":
                self.lineup = replace(self.lineup, **{what: not getattr(self.lineup, what)})
            case "seed":
                self.seed = str(value)
            case "shuffle" | "dice":
                self._shuffle()
            case "choose":
                return Push(
                    Planets(self.desk, self.lineup.faces, len(self.lineup.players)), self._planets_chosen
                )
            case "start":
                return self._start()
            case "back":
                return self.cancelled()
        return None

    def _take_game(self, name: str) -> None:
        """Another game; whoever sat at this table comes along if that one has not been played yet."""
        before = self.lineup
        self.game = name
        if name not in self._lineups:
            self.lineup = replace(lineup.fitted(before, self._limits[1]), options={}, faces=())
        self._complain()
        self.desk.sounds.play("card_flip")

    def _add(self, kind: str) -> None:
        if len(self.lineup.players) >= self._limits[1]:
            return
        if kind == "person":
            number = 1 + sum(player.is_person for player in self.lineup.players)
            self.lineup = lineup.with_person(self.lineup, self.desk.words("setup-person", number=number))
        else:
            self.lineup = lineup.with_ai(self.lineup)
        if len(self.lineup.players) == self._limits[1]:  # nothing more can be added: on to whoever came last
            self.form.focus = f"name-seat-{len(self.lineup.players) - 1}"

    def _of_seat(self, what: str, seat: Seat, value: object) -> Change | None:
        player = self.lineup.players[seat]
        match what:
            case "emblem":
                scene = Emblems(self.desk, player.emblem)
                return Push(scene, lambda emblem: self._change(seat, emblem=emblem) if emblem else None)
            case "remove":
                self._remove(seat)
            case "ghosts" | "hints":
                now = getattr(player.assist, what)
                self._change(seat, assist=replace(player.assist, **{what: not now}))
            case "odds":
                self._change(seat, assist=replace(player.assist, odds=_after(player.assist.odds)))
            case "level" if value is None:  # touched while it was small: now it can be chosen
                pass
            case _:
                self._change(seat, **{what: value})
        return None

    def _change(self, seat: Seat, **changes: Any) -> None:
        player = replace(self.lineup.players[seat], **changes)
        self.lineup = lineup.with_player(self.lineup, seat, player)

    def _remove(self, seat: Seat) -> None:
        if len(self.lineup.players) > self._limits[0]:
            self.lineup = lineup.without(self.lineup, seat)
            self.form.focus = f"name-seat-{min(seat, len(self.lineup.players) - 1)}"
            self.desk.sounds.play("back")

    def _shuffle(self) -> None:
        self.seed = seeds.fresh()
        self.desk.sounds.play("card_shuffle")

    def _planets_chosen(self, faces: tuple[str, ...] | None) -> None:
        if faces is not None:
            self.lineup = replace(self.lineup, faces=faces)

    def other(self, intent: Intent) -> Change | None:
        match intent:
            case Command("remove"):
                seat = self._seat_of(self.form.focus)
                if seat is not None:
                    self._remove(seat)
            case Command("shuffle"):
                self._shuffle()
            case Command("start"):
                return self._start()
        return None

    def cancelled(self) -> Change | None:
        self._remember()
        return Pop()

    def _start(self) -> Change | None:
        named = self._with_names()
        table = replace(named.table, players=tuple(devices.usable(p, self.desk) for p in named.players))
        try:
            planets = lineup.material(self.desk.home, self.game, named.faces, len(named.players))
            match = new_match(self.game, table, seeds.number(self.seed), named.options, planets)
        except Refused as refused:
            self.desk.toast(str(refused), "bad")
            return None
        self.lineup = named
        self._remember()
        return Home(open_table(self.desk, match))

    def _with_names(self) -> Lineup:
        """Nobody stays without a name."""
        players = [
            player
            if player.name.strip()
            else replace(player, name=self.desk.words(f"emblem-{player.emblem}"))
            for player in self.lineup.players
        ]
        return replace(self.lineup, players=tuple(players))

    def _remember(self) -> None:
        """The game set up last comes first."""
        self._lineups = {self.game: self.lineup, **self._lineups}
        try:
            lineup.save(self.desk.home, self._lineups)
        except OSError as error:
            self.desk.toast(self.desk.words("setup-not-saved", reason=str(error)), "warn")

    # What is seen

    def prompts(self) -> Sequence[Prompt]:
        words = self.desk.words
        return (
            Prompt("arrows", words("prompt-move")),
            Prompt("confirm", words("prompt-choose")),
            Prompt("remove", words("setup-remove")),
            Prompt("shuffle", words("setup-shuffle")),
            Prompt("cancel", words("prompt-back")),
            Prompt("start", words("setup-start")),
        )

    def backdrop(self, picture: Picture) -> None:
        draw_sky(picture)
        cards, seats, options, _ = self._places()
        self._draw_head(picture, min(card.x for card in cards), options.right)
        panel(picture, seats)
        self._draw_seats(picture, seats)
        panel(picture, options)
        self._draw_options(picture, options)

    def _draw_head(self, picture: Picture, left: float, right: float) -> None:
        safe = picture.frame.safe
        title = Box(left + 0.088, safe.y, right - left - 0.42, 0.066)
        picture.text(self.desk.words("setup-title"), title, 0.05, face="title")
        height = 0.086
        width = height * picture.art.aspect("title/logo")
        picture.sprite("title/logo", (right - width / 2, safe.y + 0.026), height)

    def _draw_seats(self, picture: Picture, box: Box) -> None:
        words, count = self.desk.words, len(self.lineup.players)
        top = Box(box.x + 0.026, box.y + 0.016, box.w - 0.052, 0.046)
        picture.text(words("setup-seats"), top, 0.034, face="title")
        told = words("setup-count", count=count, most=self._limits[1])
        picture.text(told, top, 0.025, colour="quiet", align="right")
        scroller, rows = self._seat_rows(box)
        with picture.clip(scroller.box.inset(-0.014, -0.006)):
            for seat, place in rows:
                if seat is None:
                    draw_add_row(picture, self.desk, lineup.free_emblem(self.lineup), place)
                elif place.overlaps(scroller.box):
                    self._row(seat, place).draw_ground(picture, self.desk)

    def _draw_options(self, picture: Picture, box: Box) -> None:
        words = self.desk.words
        if not picture.frame.narrow:
            top = Box(box.x + 0.026, box.y + 0.016, box.w - 0.052, 0.046)
            picture.text(words("setup-options"), top, 0.034, face="title")
        places = self._option_places(box)
        for name in game_of(self.game).options:
            self._label(picture, places[name].moved(dy=-LABEL), f"setup-{name}", self._detail(name))
        seed = places["seed"]
        label = Box(seed.x, seed.y, min(0.12, seed.w * 0.24) - 0.008, seed.h)
        picture.text(words("setup-seed"), label, 0.026)
        if "planets" in places:
            self._draw_planets(picture, places["planets"])
        else:
            self._draw_about(picture, places["about"])

    def _label(self, picture: Picture, box: Box, key: str, detail: str) -> None:
        """Words above an option; at the right what it means now."""
        line = Box(box.x, box.y, box.w, LABEL)
        drawn = picture.text(self.desk.words(key), Box(line.x, line.y, line.w * 0.6, LABEL), 0.026)
        rest = Box(drawn.right + 0.01, line.y, line.right - drawn.right - 0.01, LABEL)
        if detail:
            picture.text(detail, rest, 0.0245, colour="quiet", align="right")

    def _detail(self, option: str) -> str:
        if option != "end":
            return ""
        from game.engine.gravity.rules import GOALS, STARS_AT_END

        count = len(self.lineup.players)
        if self.lineup.options.get("end") == "expert":
            return self.desk.words("setup-goal", count=GOALS[count])
        return self.desk.words("setup-stars-left", count=STARS_AT_END[count])

    def _draw_planets(self, picture: Picture, place: Box) -> None:
        faces, words = self.lineup.faces, self.desk.words
        detail = words("setup-faces", count=len(faces)) if faces else words("setup-faces-all")
        self._label(picture, place, "setup-planets", detail)
        stage = self._planet_parts(place)[0]
        if stage is None:
            return
        f.panel(picture, stage, "well", radius=18)
        found = _board(self.desk.home, len(self.lineup.players), seeds.number(self.seed), faces)
        if found is None:
            return
        source, aspect = found
        inner = stage.inset(0.01)
        height = min(inner.h, inner.w / aspect)
        picture.svg(source, Box.around(inner.centre, height * aspect, height))

    def _draw_about(self, picture: Picture, place: Box) -> None:
        """What kind of game it is, where there is nothing to choose."""
        text = self.desk.words(f"game-about-{self.game}")
        emblem, rest = place.cut_top(min(0.14, place.h * 0.4), 0.014)
        if place.h > 0.2:
            picture.glow(emblem.centre, emblem.h * 0.8, ACCENTS[self.game], 0.3)
            picture.sprite(f"ui/games/{self.game}", emblem.centre, emblem.h)
        else:
            rest = place
        picture.text(text, rest, 0.027, face="plain", colour="#D9DDF5", align="centre", lines=6)


def _after(odds: Odds) -> Odds:
    """The next way to show odds, round and round."""
    return ODDS[(ODDS.index(odds) + 1) % len(ODDS)]


def _remembered(desk: Desk) -> dict[str, Lineup]:
    try:
        return lineup.read(desk.home)
    except Broken as broken:
        name = (broken.aside or broken.path).name
        desk.toast(desk.words("setup-broken", name=name), "warn")
        return {}


@cache
def _board(home: Path, players: int, seed: int, faces: tuple[str, ...]) -> tuple[str, float] | None:
    """The picture of the board that this seed lays, and its aspect; None if the rules refuse it."""
    from game.engine.gravity.model import GravityView

    table = Table(tuple(Player("", "comet") for _ in range(players)))
    try:
        match = new_match("gravity", table, seed, {}, lineup.material(home, "gravity", faces, players))
    except Refused:
        return None
    layout = cast(GravityView, match.view(NOBODY)).board.layout
    return board_svg(layout), (layout.width * 20 + 8) / (layout.height * 20 + 8)
