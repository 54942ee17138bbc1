"""Choosing a game and setting its table, on one screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, convert
from msgspec.structs import replace

from game import catalogue
from game.ai.bot import OFFERED, Level
from game.client import devices
from game.client.cues import Piece
from game.client.desk import Desk
from game.client.forms.form import FormScene
from game.client.forms.levels import pill_width
from game.client.forms.prompts import Prompt
from game.client.forms.widgets import Button, Choice, IconButton, Id, Look, Scroller, Widget, panel
from game.client.intents import KEYBOARD, Command, Confirm, Drag, Intent, Press
from game.client.layout import Box
from game.client.paint.backdrop import draw_sky
from game.client.paint.picture import Picture
from game.client.scene import Change, Home, OpenEmblems, OpenLesson, OpenTable, Pop, Push
from game.client.screens import seeds
from game.client.screens.gamecard import draw_game_card
from game.client.screens.optionpanel import Agreement, OptionPanel, Rule
from game.client.screens.seatrow import (
    Add,
    OfSeat,
    SeatAssist,
    SeatDevice,
    SeatEmblem,
    SeatLevel,
    SeatName,
    SeatRemoved,
    SeatRow,
    add_row,
    draw_add_words,
    draw_free_row,
    fields,
)
from game.client.table.facts import facts
from game.engine.contract import Refused, Seat
from game.games.gravity.table.setup import Planets
from game.home import keeper as keeping
from game.home import lineups as lineup
from game.home import store
from game.home.store import Broken
from game.match.lineup import Assist, Bot, Lineup
from game.match.match import begun

GAP = 0.028
ROW_GAP = 0.01
AIR = 0.008  # for the ring of focus
LEAST_ROW = 0.066
LEARN = 0.33  # how wide the button that leads to the lesson is
LOGO = 0.345  # room for it, and some air
EXPANSION = 0.066  # of the seat row in use
WIDEST = 2.05


class GameCard(Struct, frozen=True):
    game: str


class Setup(FormScene[None]):
    music: Piece | None = "menu"

    def __init__(self, desk: Desk, game: str | None = None) -> None:
        self._lineups = _remembered(desk)
        self.game = game or next(iter(self._lineups), catalogue.names()[0])
        super().__init__(desk, GameCard(self.game))
        self.seed = seeds.fresh()
        self._seat_in_use: Seat | None = None
        self._complain()

    def _complain(self) -> None:
        """Say what is wrong with the user's own planets or cards; those are left out."""
        fault = lineup.complaint(self.desk.words, self.desk.home, self.game)
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
        return catalogue.meta(self.game).players

    @property
    def _full(self) -> bool:
        return len(self.lineup.players) >= self._limits[1]

    @property
    def game_left(self) -> bool:
        """A game of this kind was left, and can be gone on with."""
        return keeping.saved(self.desk.home, self.game) is not None

    @property
    def commands(self) -> Sequence[str]:
        return ("remove", "shuffle", "start")

    @property
    def calm(self) -> bool:
        """At most a caret blinks."""
        return True

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
            return strip.columns(len(catalogue.names()), 0.016), seats, options, start
        left, seats, right = room.shares((0.52, 0.59, 0.474), GAP)
        start, options = right.cut_bottom(min(0.123, room.h * 0.16), 0.023)
        return self._cards(left), seats, options, start

    def _cards(self, column: Box) -> list[Box]:
        """The chosen card is twice as high as the others."""
        gap = 0.022
        low = (column.h - 2 * gap) * 0.24
        boxes, y = [], column.y
        for name in catalogue.names():
            high = column.h - 2 * gap - 2 * low if name == self.game else low
            boxes.append(Box(column.x, y, column.w, high))
            y += high + gap
        return boxes

    # Widgets

    def controls(self) -> Sequence[Widget]:
        cards, seats, options, start = self._places()
        safe = self.desk.frame.safe
        return [
            IconButton("back", Box(min(card.x for card in cards), safe.y, 0.066, 0.066), "arrow_left"),
            self._learn_button(options.right),
            *(self._card(name, box) for name, box in zip(catalogue.names(), cards, strict=True)),
            *self._seat_widgets(seats),
            *self._options(options).widgets(),
            *self._start_buttons(start),
        ]

    def _start_buttons(self, box: Box) -> list[Widget]:
        """Start; and go on, where a game of this kind was left."""
        words, size = self.desk.words, min(0.052, box.h * 0.5)
        if not self.game_left:
            return [Button("start", box, words("setup-start"), kind="primary", icon="play", size=size)]
        start, go_on = box.shares((1.2, 1.0), 0.016)
        tip = words("setup-continue-tip")
        return [
            Button("start", start, words("setup-start"), kind="primary", size=size * 0.8),
            Button("continue", go_on, words("title-continue"), size=0.032, tip=tip),
        ]

    def _learn_button(self, right: float) -> Widget:
        """For whoever does not know the chosen game; left of the logo."""
        words, frame = self.desk.words, self.desk.frame
        width = 0.066 if frame.narrow else LEARN
        box = Box(right - LOGO - width, frame.safe.y, width, 0.066)
        if frame.narrow:
            return IconButton("learn", box, "learn", label=words("howto-learn"))
        tip = words("howto-minutes", count=facts(self.game).lesson_minutes)
        return Button("learn", box, words("howto-learn"), icon="learn", size=0.028, tip=tip)

    def _card(self, name: str, box: Box) -> Widget:
        chosen = name == self.game

        def paint(picture: Picture, place: Box, look: Look) -> None:
            draw_game_card(picture, self.desk, name, place, chosen, look)

        return Choice(GameCard(name), box, paint=paint, radius=32)

    def _options(self, box: Box) -> OptionPanel:
        return OptionPanel(self.desk, self.game, self.lineup, self.seed, box)

    # Seats

    def _seat_rows(self, box: Box) -> tuple[Scroller, list[tuple[Seat | None, Box]]]:
        """The scroller, and the row of each seat. None stands for a seat that is free; at the last one can
        be added, which is the last of the game if there is room: then it stays under the pointer."""
        inner = Box(box.x + 0.022, box.y + 0.066, box.w - 0.044, box.h - 0.074)
        taken, most = len(self.lineup.players), self._limits[1]
        fit = (inner.h - EXPANSION - (most - 1) * ROW_GAP - 2 * AIR) / most
        high = max(LEAST_ROW, min(0.088, fit))
        free = most - taken if fit >= LEAST_ROW else min(1, most - taken)
        seats: list[Seat | None] = [*range(taken), *[None] * free]
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
        pill = pill_width(self.desk, players[seat].level or OFFERED[0])
        assists = facts(self.game).assists
        return SeatRow(seat, players[seat], head, below, removable, pill, assists)

    def _seat_widgets(self, box: Box) -> list[Widget]:
        scroller, rows = self._seat_rows(box)
        widgets: list[Widget] = [scroller]
        for seat, place in rows:
            if seat is not None:
                widgets += fields(self.desk, self._row(seat, place))
            elif place == rows[-1][1]:
                widgets += add_row(self.desk, place)
        return widgets

    # What a person chose

    def handle(self, intent: Intent) -> Change | None:
        if isinstance(intent, Confirm) and intent.device == KEYBOARD and self._on_name:
            self._to_next_name()
            return None
        change = super().handle(intent)
        if not isinstance(intent, Press | Drag):  # rows must not move away under a pressed finger
            self._seat_in_use = self._seat_of(self.form.focus)
        return change

    @property
    def _on_name(self) -> bool:
        return isinstance(self.form.focus, SeatName)

    def _to_next_name(self) -> None:
        """The name is written: on to that of the next person; at the end to the start."""
        players = self.lineup.players
        seat = self._seat_of(self.form.focus)
        assert seat is not None
        later = (other for other in range(seat + 1, len(players)) if players[other].is_person)
        after = next(later, None)
        self._focus_on("start" if after is None else SeatName(after))

    def _focus_on(self, id: Id) -> None:
        self.form.focus = id
        self._seat_in_use = self._seat_of(id)

    def _seat_of(self, id: Id | None) -> Seat | None:
        return id.seat if isinstance(id, OfSeat) and id.seat < len(self.lineup.players) else None

    def chosen(self, id: Id, value: object) -> Change | None:
        match id:
            case OfSeat():
                return self._of_seat(id, value)
            case GameCard(name):
                self._take_game(name)
            case Add(person):
                self._add(person)
            case Rule(name):
                self.lineup = replace(self.lineup, options={**self.lineup.options, name: str(value)})
            case Agreement(name):
                self.lineup = replace(self.lineup, **{name: not getattr(self.lineup, name)})
            case "seed":
                self.seed = str(value)
            case "shuffle" | "dice":
                self._shuffle()
            case "choose":
                return Push(
                    Planets(self.desk, self.lineup.material, len(self.lineup.players)), self._planets_chosen
                )
            case "start":
                return self._start()
            case "continue":
                return self._continue()
            case "learn":
                return Push(OpenLesson(self.game))
            case "back":
                return self.cancelled()
        return None

    def _take_game(self, name: str) -> None:
        """Another game; whoever sat at this table comes along if that one has not been played yet.

        Chosen once more it is meant: on to who plays.
        """
        if name == self.game:
            self.form.focus = "start" if self._full else Add(person=True)
            return
        before = self.lineup
        self.game = name
        if name not in self._lineups:
            self.lineup = replace(lineup.fitted(before, self._limits[1]), options={}, material=())
        self._complain()
        self.desk.sounds.play("card_flip")

    def _add(self, person: bool) -> None:
        if self._full:
            return
        if person:
            number = 1 + sum(player.is_person for player in self.lineup.players)
            self.lineup = lineup.with_person(self.lineup, self.desk.words("setup-person", number=number))
        else:
            self.lineup = lineup.with_ai(self.lineup)
        if self._full:  # nothing more can be added: on to who they are
            people = [seat for seat, player in enumerate(self.lineup.players) if player.is_person]
            self.form.focus = SeatName(people[0]) if people else "start"

    def _of_seat(self, id: OfSeat, value: object) -> Change | None:
        seat, player = id.seat, self.lineup.players[id.seat]
        match id:
            case SeatEmblem():
                return Push(
                    OpenEmblems(player.emblem),
                    lambda emblem: self._change(seat, emblem=emblem) if emblem else None,
                )
            case SeatRemoved():
                self._remove(seat)
            case SeatAssist(_, name):
                self._change(seat, assist=self._switched(player.assist, name))
            case SeatDevice():
                devices.greet(self.desk, str(value))
                self._change(seat, device=value)
            case SeatLevel():
                if value is not None:  # None: touched while it was small; now it can be chosen
                    self._change(seat, holder=Bot(convert(value, Level)))
            case SeatName():
                self._change(seat, name=value)
        return None

    def _change(self, seat: Seat, **changes: Any) -> None:
        player = replace(self.lineup.players[seat], **changes)
        self.lineup = lineup.with_player(self.lineup, seat, player)

    def _switched(self, assist: Assist, name: str) -> Assist:
        """What is shown before a decision: all games know a few things, this one may have its own."""
        for own in facts(self.game).assists:
            if own.name == name:
                return replace(assist, own=own.after(assist.own))
        return replace(assist, **{name: not getattr(assist, name)})

    def _remove(self, seat: Seat) -> None:
        if len(self.lineup.players) > self._limits[0]:
            self.lineup = lineup.without(self.lineup, seat)
            self.form.focus = SeatName(min(seat, len(self.lineup.players) - 1))
            self.desk.sounds.play("back")

    def _shuffle(self) -> None:
        self.seed = seeds.fresh()
        self.desk.sounds.play("card_shuffle")

    def _planets_chosen(self, faces: tuple[str, ...] | None) -> None:
        if faces is not None:
            self.lineup = replace(self.lineup, material=faces)

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
        named = lineup.known(self.desk.home, self._with_names())
        seated = replace(named, players=tuple(devices.usable(p, self.desk) for p in named.players))
        try:
            match = begun(self.game, seated, seeds.number(self.seed), self.desk.home)
        except Refused as refused:
            self.desk.toast(str(refused), "bad")
            return None
        self.lineup = named
        self._remember()
        return Home(OpenTable(match))

    def _continue(self) -> Change | None:
        """On with the game of this kind that was left; a broken save is set aside."""
        path = keeping.saved(self.desk.home, self.game)
        try:
            return Home(OpenTable(keeping.read(path))) if path else None
        except Broken as broken:
            self.desk.toast(keeping.told(self.desk.words, broken), "warn")
            return None

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
            words = self.desk.words
            self.desk.toast(words("setup-not-saved", reason=store.reason(words, error)), "warn")

    # What is seen

    def prompts(self) -> Sequence[Prompt]:
        words = self.desk.words
        letters = self.typing and self.desk.device.kind != "gamepad"  # keys write
        return (
            Prompt("arrows", words("prompt-move")),
            Prompt("confirm", words("prompt-choose")),
            *(() if letters else (Prompt("remove", words("setup-remove")),)),
            Prompt("cancel", words("prompt-back")),
            Prompt("start", words("setup-start")),
            *(() if letters else (Prompt("shuffle", words("setup-shuffle")),)),
        )

    def backdrop(self, picture: Picture) -> None:
        draw_sky(picture)
        cards, seats, options, _ = self._places()
        self._draw_head(picture, min(card.x for card in cards), options.right)
        panel(picture, seats)
        self._draw_seats(picture, seats)
        panel(picture, options)
        self._options(options).draw(picture)

    def _draw_head(self, picture: Picture, left: float, right: float) -> None:
        safe = picture.frame.safe
        used = LOGO + (0.066 if picture.frame.narrow else LEARN)
        title = Box(left + 0.088, safe.y, right - left - 0.088 - used - 0.02, 0.066)
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
                if seat is not None and place.overlaps(scroller.box):
                    self._row(seat, place).draw_ground(picture, self.desk)
            free = [place for seat, place in rows if seat is None]
            for emblem, place in zip(lineup.free_emblems(self.lineup), free, strict=False):
                draw_free_row(picture, emblem, place, 0.35 if place == free[-1] else 0.16)
            if free:
                draw_add_words(picture, self.desk, free[-1])


def _remembered(desk: Desk) -> dict[str, Lineup]:
    try:
        return lineup.read(desk.home)
    except Broken as broken:
        name = (broken.aside or broken.path).name
        desk.toast(desk.words("setup-broken", name=name), "warn")
        return {}
