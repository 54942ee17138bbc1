"""The set-up: choose a game, who plays, and the options, on one screen."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from game import catalogue
from game.client import devices
from game.client.cues import Piece
from game.client.desk import Desk
from game.client.forms.form import FormScene
from game.client.forms.prompts import Prompt
from game.client.forms.widgets import Bearing, Button, IconButton, Id, PictureButton, Widget
from game.client.intents import KEYBOARD, Command, Confirm, Drag, Intent, Press
from game.client.layout import LEAST_TARGET, Box, Point
from game.client.paint.backdrop import draw_sky
from game.client.paint.picture import Picture
from game.client.paint.theme import TITLE
from game.client.scene import Change, Home, OpenEmblems, OpenLesson, OpenTable, OpenWaiting, Pop, Push
from game.client.screens import seatpanel
from game.client.screens.gamecard import draw_game_card
from game.client.screens.optionpanel import Agreement, OptionPanel, Rule
from game.client.table.begin import coming, seen_of
from game.client.table.facts import facts
from game.engine.contract import Refused, Seat
from game.home import lineups, saves, store
from game.match.lineup import Emblem, Lineup
from game.match.match import Match, Secret, begun, deal_of, drawn_by_chance
from game.match.seeds import seed_written

COLUMN_GAP = 0.028
LEARN = 0.33  # how wide the button that leads to the lesson is
LOGO = 0.345  # with some room around it
WIDEST = 2.05
SEATS_HIGH = 0.76  # of all seats, one below the other
ABREAST = 4  # cards of games side by side in a narrow window
SECOND_CLICK = 1.0  # seconds in which a second click on what removed a seat adds nobody


class GameCard(Struct, frozen=True):
    game: str


class Setup(FormScene[None]):
    music: Piece | None = "menu"

    def __init__(self, desk: Desk, game: str | None = None) -> None:
        self._lineups = _remembered(desk)
        self.game = game or next(iter(self._lineups), catalogue.names()[0])
        super().__init__(desk, "start")
        self.seed = ""  # as somebody wrote it
        self._secret = drawn_by_chance()
        self._dealt: object = None  # what `_coming` was dealt for
        self._coming: Match | None = None
        self._seat_in_use: Seat | None = None
        self._pressed_at: Point | None = None
        self._removed_at: Point | None = None  # where a seat was removed by a press, a moment ago
        self._since = 0.0  # seconds since then
        self._look_for_games()
        self._complain()

    def _look_for_games(self, _: None = None) -> None:
        """See which games wait to be gone on with."""
        self._left = {saves.game_of(path) for path in self.desk.keeper.waiting()}

    def _complain(self) -> None:
        """Show what is wrong with the user's own planets or cards, which are left out."""
        fault = lineups.complaint(self.desk.words, self.desk.home, self.game)
        if fault is not None:
            self.desk.toast(fault, "warn")

    @property
    def lineup(self) -> Lineup:
        known = self._lineups.get(self.game)
        return known or lineups.first(self.desk.words("setup-person", number=1))

    @lineup.setter
    def lineup(self, wanted: Lineup) -> None:
        self._lineups[self.game] = wanted

    @property
    def source(self) -> int | Secret:
        """What all chance of the match will come from: the seed that was written, or a secret."""
        return seed_written(self.seed) if self.seed.strip() else self._secret

    @property
    def _limits(self) -> tuple[int, int]:
        return catalogue.meta(self.game).players

    @property
    def _full(self) -> bool:
        return len(self.lineup.players) >= self._limits[1]

    @property
    def game_left(self) -> bool:
        """Whether there is a save of the chosen game."""
        return self.game in self._left

    @property
    def commands(self) -> Sequence[str]:
        return ("remove", "shuffle", "start")

    @property
    def calm(self) -> bool:
        """Nothing moves, except that a caret may blink."""
        return True

    @property
    def leads_to(self) -> Match | None:
        """Dealt anew when something else has been chosen that can be seen; no program plays in it."""
        lineup = seen_of(self.lineup)
        if self._dealt != (self.game, lineup, self.source):
            self._dealt = self.game, lineup, self.source
            self._coming = coming(self.desk, self.game, lineup, self.source)
        return self._coming

    # Places

    def _places(self, chosen: str | None = None) -> tuple[list[Box], Box, Box, Box]:
        """The places of the game cards, the seats, the options and the start button."""
        frame = self.desk.frame
        safe = frame.safe
        width = min(WIDEST, safe.w)
        room = Box(frame.box.cx - width / 2, safe.y + 0.093, width, frame.h - safe.y - 0.093 - 0.1)
        if frame.narrow:
            strip, room = room.cut_top(0.22 if frame.upright else 0.15, 0.022)
            if frame.upright:  # the seats as high as their rows, the options below
                seats, rest = room.cut_top(min(SEATS_HIGH, 0.55 * room.h), 0.02)
            else:
                seats, rest = room.shares((1.42, 1.0), 0.02)
            start, options = rest.cut_bottom(0.092, 0.018)
            lines = strip.rows(-(-len(catalogue.names()) // ABREAST), 0.012)
            across = min(len(catalogue.names()), ABREAST)
            return [box for line in lines for box in line.columns(across, 0.016)], seats, options, start
        left, seats, right = room.shares((0.52, 0.59, 0.474), COLUMN_GAP)
        start, options = right.cut_bottom(min(0.123, room.h * 0.16), 0.023)
        return self._cards(left, chosen or self.game), seats, options, start

    def _cards(self, column: Box, chosen: str) -> list[Box]:
        """The places of the cards. The chosen one is twice as high as each of two others."""
        gap, games = 0.022, catalogue.names()
        others = max(1, len(games) - 1)
        room = column.h - others * gap
        low = min(0.24, 0.48 / others) * room
        boxes, y = [], column.y
        for name in games:
            high = room - others * low if name == chosen else low
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
            *(self._card(name, box) for name, box in zip(catalogue.names(), cards, strict=False)),
            *self._seats(seats).controls(),
            *self._options(options).controls(),
            *self._start_buttons(start),
        ]

    def _start_buttons(self, box: Box) -> list[Widget]:
        """Start; and continue, if there is a save of this game."""
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
        """The lesson of the chosen game; left of the logo."""
        words, frame = self.desk.words, self.desk.frame
        width = 0.066 if frame.narrow else LEARN
        box = Box(right - LOGO - width, frame.safe.y, width, 0.066)
        if frame.narrow:
            return IconButton("learn", box, "learn", label=words("howto-learn"))
        tip = words("howto-minutes", count=facts(self.game).lesson_minutes)
        return Button("learn", box, words("howto-learn"), icon="learn", size=0.028, tip=tip)

    def _card(self, name: str, box: Box) -> Widget:
        chosen = name == self.game

        def paint(picture: Picture, place: Box, look: Bearing) -> None:
            draw_game_card(picture, self.desk, name, place, chosen, look)

        return PictureButton(GameCard(name), box, paint=paint, radius=32)

    def _options(self, box: Box) -> OptionPanel:
        return OptionPanel(self.desk, self.game, self.lineup, self.seed, deal_of(self.source), box)

    def _seats(self, box: Box) -> seatpanel.SeatPanel:
        return seatpanel.SeatPanel(self.desk, self.game, self.lineup, self._seat_in_use, box, self.form.top)

    # What a person chose

    def handle(self, intent: Intent) -> Change | None:
        if (
            isinstance(intent, Confirm)
            and intent.device == KEYBOARD
            and isinstance(self.form.focus, seatpanel.SeatName)
        ):
            self._to_next_name()
            return None
        if isinstance(intent, Press):
            self._pressed_at = intent.pos
        change = super().handle(intent)
        if not isinstance(intent, Press | Drag):  # the rows must not move while a finger presses them
            self._seat_in_use = self._seat_of(self.form.focus)
        return change

    def _to_next_name(self) -> None:
        """A name is finished: go to the name of the next person, or at the end to the start button."""
        players = self.lineup.players
        seat = self._seat_of(self.form.focus)
        assert seat is not None
        later = (other for other in range(seat + 1, len(players)) if players[other].is_person)
        after = next(later, None)
        self.form.focus = "start" if after is None else seatpanel.SeatName(after)
        self._seat_in_use = after

    def _seat_of(self, id: Id | None) -> Seat | None:
        return id.seat if isinstance(id, seatpanel.OfSeat) and id.seat < len(self.lineup.players) else None

    def chosen(self, id: Id, value: object) -> Change | None:
        match id:
            case seatpanel.SeatEmblem(seat):
                now = self.lineup.players[seat].emblem
                return Push(OpenEmblems(now), lambda emblem: self._wear(seat, emblem))
            case seatpanel.SeatRemoved(seat):
                self._remove(seat)
            case seatpanel.OfSeat():
                if isinstance(id, seatpanel.SeatDevice):
                    devices.greet(self.desk, str(value))
                self.lineup = seatpanel.changed(self.lineup, id, value, facts(self.game).assists)
            case GameCard(name):
                self._take_game(name)
            case seatpanel.Add() | seatpanel.FreeSeat() if self._second_click:
                return None  # a free seat lies where the button that removed this one was
            case seatpanel.Add(person):
                self._add(person)
            case seatpanel.FreeSeat():
                self._add(True)
            case Rule(name):
                self.lineup = replace(self.lineup, options={**self.lineup.options, name: str(value)})
            case Agreement(name):
                self.lineup = replace(self.lineup, **{name: not getattr(self.lineup, name)})
            case "seed":
                self.seed = str(value)
            case "shuffle" | "dice":
                self._shuffle()
            case "choose":
                own = facts(self.game).own_setup()
                if own is None:
                    return None
                return Push(own.picker(self.desk, self.lineup, deal_of(self.source)), self._laid)
            case "start":
                return self._start()
            case "continue":
                return Push(OpenWaiting(self.game), self._look_for_games)
            case "learn":
                return Push(OpenLesson(self.game))
            case "back":
                return self.cancelled()
        return None

    def _take_game(self, name: str) -> None:
        """Choose another game. The people go there; AIs and options are as they were when it was played last.

        If it has not been played yet, all its players are those of the game before. If it is chosen already,
        go on to the players.
        """
        if name == self.game:
            self.form.focus = "start" if self._full else seatpanel.Add(person=True)
            return
        before = self.lineup
        self.game = name
        if name not in self._lineups:
            self.lineup = replace(lineups.at_most(before, self._limits[1]), options={}, material=())
        people = [player for player in before.players if player.is_person]
        self.lineup = lineups.with_people(self.lineup, people, self._limits)
        self._complain()
        self.desk.sounds.play("card_flip")

    def _add(self, person: bool) -> None:
        if self._full:
            return
        if person:
            number = 1 + sum(player.is_person for player in self.lineup.players)
            self.lineup = lineups.with_person(self.lineup, self.desk.words("setup-person", number=number))
        else:
            self.lineup = lineups.with_ai(self.lineup)
        if self._full:  # nobody more can be added: focus the players
            people = [seat for seat, player in enumerate(self.lineup.players) if player.is_person]
            self.form.focus = seatpanel.SeatName(people[0]) if people else "start"

    @property
    def _second_click(self) -> bool:
        """Whether what was chosen lies where a seat was removed, and nobody can have meant it yet."""
        at, before = self._pressed_at, self._removed_at
        if at is None or before is None or self._since >= SECOND_CLICK:
            return False
        return Box.around(before, LEAST_TARGET, LEAST_TARGET).contains(at)

    def update(self, seconds: float) -> Change | None:
        self._since += seconds
        return super().update(seconds)

    def _remove(self, seat: Seat) -> None:
        if len(self.lineup.players) > self._limits[0]:
            self._removed_at, self._since = self._pressed_at, 0.0
            self.lineup = lineups.without(self.lineup, seat)
            self.form.focus = self._after(seat)
            self.desk.sounds.play("back")

    def _after(self, seat: Seat) -> Id | None:
        """Where the focus stays once a seat has gone: the same thing in the same row, or the row above."""
        focus, last = self.form.focus, len(self.lineup.players) - 1
        if not isinstance(focus, seatpanel.OfSeat):
            return focus
        there = replace(focus, seat=min(seat, last))
        self._seat_in_use = there.seat
        known = {widget.id for widget in self.controls() if widget.focusable}
        writes = isinstance(there, seatpanel.SeatName)  # nobody has asked to write another's name
        return there if there in known and not writes else seatpanel.SeatEmblem(there.seat)

    def _shuffle(self) -> None:
        self.seed, self._secret = "", drawn_by_chance()
        own = facts(self.game).own_setup()
        self.lineup = own.redrawn(self.lineup) if own else self.lineup
        self.desk.sounds.play("card_shuffle")

    def _laid(self, lineup: Lineup | None) -> None:
        if lineup is not None:
            self.lineup = lineup

    def _wear(self, seat: Seat, emblem: Emblem | None) -> None:
        if emblem is not None:
            wearing = replace(self.lineup.players[seat], emblem=emblem)
            self.lineup = lineups.with_player(self.lineup, seat, wearing)

    def other(self, intent: Intent) -> Change | None:
        match intent:
            case Command("remove"):
                seat = self._seat_of(self.form.focus)
                if seat is not None:
                    self._remove(seat)
            case Command("shuffle"):
                self._shuffle()
            case Command("start"):
                if isinstance(self.form.focus, GameCard) and self.form.focus.game != self.game:
                    self._take_game(self.form.focus.game)  # the game in sight is meant
                return self._start()
        return None

    def cancelled(self) -> Change | None:
        self._remember()
        return Pop()

    def _start(self) -> Change | None:
        named = lineups.known(self.desk.home, self._with_names())
        seated = replace(named, players=tuple(devices.usable(p, self.desk) for p in named.players))
        try:
            match = begun(self.game, seated, self.source, self.desk.home)
        except Refused as refused:
            own = facts(self.game).own_setup()
            told = own.trouble(self.desk, self.lineup, deal_of(self.source)) if own else ""
            self.desk.toast(told or str(refused), "bad")
            return None
        self.lineup = named
        self._remember()
        return Home(OpenTable(match))

    def _with_names(self) -> Lineup:
        """The line-up, with names for those who have none."""
        players = [
            player
            if player.name.strip()
            else replace(player, name=self.desk.words(f"emblem-{player.emblem}"))
            for player in self.lineup.players
        ]
        return replace(self.lineup, players=tuple(players))

    def _remember(self) -> None:
        """Save the line-ups, the chosen game first."""
        self._lineups = {self.game: self.lineup, **self._lineups}
        try:
            lineups.save(self.desk.home, self._lineups)
        except OSError as error:
            words = self.desk.words
            self.desk.toast(words("setup-not-saved", reason=store.reason(words, error)), "warn")

    # What is seen

    def prompts(self) -> Sequence[Prompt]:
        words = self.desk.words
        letters = self.typing and self.desk.device.kind != "gamepad"  # keys write letters now
        own = facts(self.game).own_setup()  # what is shuffled is in sight
        return (
            Prompt("arrows", words("prompt-move")),
            Prompt("confirm", words("prompt-choose")),
            *(() if letters else (Prompt("remove", words("setup-remove")),)),
            Prompt("cancel", words("prompt-back")),
            Prompt("start", words("setup-start")),
            *(() if letters or own is None else (Prompt("shuffle", words("setup-shuffle")),)),
        )

    def backdrop(self, picture: Picture) -> None:
        draw_sky(picture)
        cards, seats, options, _ = self._places()
        self._draw_head(picture, min(card.x for card in cards), options.right)
        self._seats(seats).draw(picture)
        self._options(options).draw(picture)

    def rehearse(self, picture: Picture) -> None:
        """With each game chosen: the cards change their sizes, and each is a drawing of its own."""
        super().rehearse(picture)
        names = catalogue.names()
        for chosen in names:
            for name, box in zip(names, self._places(chosen)[0], strict=False):
                draw_game_card(picture, self.desk, name, box, name == chosen, Bearing())

    def _draw_head(self, picture: Picture, left: float, right: float) -> None:
        safe = picture.frame.safe
        used = LOGO + (0.066 if picture.frame.narrow else LEARN)
        title = Box(left + 0.088, safe.y, right - left - 0.088 - used - 0.02, 0.066)
        picture.text(self.desk.words("setup-title"), title, TITLE, face="title")
        height = 0.086
        width = height * picture.art.aspect("title/logo")
        picture.sprite("title/logo", (right - width / 2, safe.y + 0.026), height)


def _remembered(desk: Desk) -> dict[str, Lineup]:
    known, trouble = lineups.read_lineups(desk.home)
    if trouble:
        desk.toast(trouble.told(desk.words), "warn")
    return known
