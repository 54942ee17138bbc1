"""What the race brings to its table: drawing it, touching it, and telling what happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from game.client.cues import Piece
from game.client.desk import Desk
from game.client.forms.prompts import Prompt, keys_of
from game.client.forms.widgets import tooltip
from game.client.intents import (
    Cancel,
    Command,
    Confirm,
    Intent,
    Move,
    Next,
    PointAt,
    Press,
    Previous,
)
from game.client.layout import Box, Point
from game.client.motion.clips import Beat, Poses
from game.client.paint import furniture as f
from game.client.paint.picture import Picture
from game.client.table.presenter import Look, Note, Places, Refusal
from game.engine.contract import NOBODY, Action, Event, Glimpse, Seat
from game.games.star_race import words as race_words
from game.games.star_race.model import ALIENS, HAND_SIZE, SWAP_POSITIONS, Advance, Alien, RaceView, Swap
from game.games.star_race.table import guesses, looks
from game.games.star_race.table.board import alien_box, foot_of
from game.games.star_race.table.facts import WAYS
from game.games.star_race.table.hand import hint_slot, trade_panel, way_boxes
from game.games.star_race.table.intention import (
    NOTHING,
    Intention,
    intend,
    landing,
    with_alien,
    with_favourite,
)
from game.games.star_race.table.motion import ENDED, Choreographer, resting
from game.games.star_race.table.pictures import PAGES
from game.games.star_race.table.plan import Plan, plan
from game.games.star_race.table.scene import draw_table
from game.games.star_race.table.standing import portraits
from game.games.star_race.view import refusal
from game.telling import Line

_Answer = Action | Refusal | Note | None
_WAYS = tuple(WAYS)


class Presenter:
    """One table of the race. It keeps only what is picked up, pointed at or open."""

    music: Piece = "star_race"

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._slot: int | None = None  # the card picked up
        self._pointed: int | None = None  # the card under the pointer
        self._suspected: Seat | None = None  # the rival whose token is under the pointer
        self._focus = 0  # which way to play it
        self._narrowed: frozenset[int] = frozenset()  # the ways that the last touch left open
        self._cursor: tuple[Seat, Alien] | None = None  # on the suspicion board, while it is open
        self._guesser: Seat = NOBODY  # who opened it
        self._known: tuple[RaceView, int, bool, Intention] | None = None

    # Where things are

    def _plan(self, view: RaceView) -> Plan:
        return plan(self._desk.frame, len(view.hand_sizes), looks.home_of(view))

    def layout(self, view: RaceView) -> Poses:
        return resting(self._plan(view), view)

    def places(self, look: Look[RaceView]) -> Places:
        here = self._plan(look.view)
        log = here.log if here.log.h > 0.1 else here.right
        return Places(here.tools, log, here.message, here.prompts, here.digest)

    def choreograph(
        self, before: RaceView, events: Sequence[Event], after: RaceView
    ) -> Sequence[Beat[RaceView]]:
        return [Beat(Choreographer(self._plan(before), before, after).clip(events), before)]

    # What is seen

    def rehearse(self, picture: Picture, look: Look[RaceView]) -> None:
        self.draw(picture, look)

    def draw(self, picture: Picture, look: Look[RaceView]) -> None:
        cursor = self._cursor if self._board_open(look) else None
        here = self._plan(look.view)
        draw_table(picture, here, look, self._intention(look), cursor, self._desk.words, self._keys(look))
        if cursor is None:
            self._draw_offer(picture, look)

    def _draw_offer(self, picture: Picture, look: Look[RaceView]) -> None:
        """A press on this token would open the board."""
        here = self._plan(look.view)
        if self._suspected not in here.rivals or self._slot is not None or not _may_guess(look):
            return
        token = here.token(self._suspected)
        with picture.above():
            f.ring(picture, token, 30)
            tooltip(picture, self._desk.words("race-guess"), token)

    def _keys(self, look: Look[RaceView]) -> Mapping[str, str]:
        """The keys or buttons that pick up a card, and then play it, by what they stand for."""
        if not look.deciding or self._desk.device.kind not in ("keyboard", "gamepad"):
            return {}
        found = {name: keys_of(self._desk, name) for name in self._now(look)}
        return {name: keys[0] for name, keys in found.items() if keys}

    def _now(self, look: Look[RaceView]) -> Sequence[str]:
        """What a key can do now: pick up a card, or play the one picked up."""
        if self._slot is None:
            return [f"card-{slot + 1}" for slot in range(len(look.view.hand))]
        return [f"way-{number + 1}" for number in range(len(self._intention(look).moves))]

    def still(self, look: Look[RaceView]) -> bool:
        return False  # the star breathes

    def _intention(self, look: Look[RaceView]) -> Intention:
        """What is picked up, or pointed at, or hinted."""
        view = look.view
        if not look.deciding or not view.legal:
            return NOTHING
        slot, focus = self._slot, self._focus
        if slot is None and look.hint is not None:
            slot = hint_slot(view, look.hint)
        if slot is None:
            slot = self._pointed
        if slot is None or slot >= len(view.hand):
            return NOTHING
        ghosts = look.lineup.players[view.seat].assist.ghosts
        whole = self._whole(view, slot, ghosts)
        if self._slot is None and look.hint in whole.moves:
            focus = next(k for k, move in enumerate(whole.moves) if move == look.hint)
        return replace(whole, picked=self._slot is not None, focus=min(focus, len(whole.moves) - 1))

    def _whole(self, view: RaceView, slot: int, ghosts: bool) -> Intention:
        """The card in a slot with all that it can do, worked out once."""
        if self._known is None or self._known[0] is not view or self._known[1:3] != (slot, ghosts):
            self._known = view, slot, ghosts, intend(view, slot, 0, picked=False, ghosts=ghosts)
        return self._known[3]

    # What a person does

    @property
    def selecting(self) -> bool:
        return self._slot is not None or self._cursor is not None

    def forget(self) -> None:
        self._slot = self._pointed = self._suspected = None
        self._focus, self._narrowed = 0, frozenset()

    def commands(self, look: Look[RaceView]) -> Sequence[str]:
        guess = ("guess",) if _may_guess(look) else ()
        if not look.deciding:
            return guess
        return (*(f"card-{slot + 1}" for slot in range(HAND_SIZE)), *_WAYS, *guess)

    def prompts(self, look: Look[RaceView]) -> Sequence[Prompt]:
        words = self._desk.words
        if self._board_open(look):
            return (
                Prompt("arrows", words("prompt-move")),
                Prompt("confirm", words("race-pin")),
                Prompt("cancel", words("race-close")),
            )
        guess = (Prompt("guess", words("race-guess")),) if _may_guess(look) else ()
        if not look.deciding:
            return guess
        if self._slot is None:
            return (Prompt("sides", words("race-card")), Prompt("confirm", words("race-pick-up")), *guess)
        return (
            Prompt("sides", words("race-card")),
            Prompt("move", words("race-way")),
            Prompt("confirm", words("race-play")),
            Prompt("cancel", words("race-put-back")),
            *guess,
        )

    def handle(self, intent: Intent, look: Look[RaceView]) -> _Answer:
        if not self._board_open(look):
            self._cursor = None
        if isinstance(intent, Command) and intent.name == "guess":
            self._toggle_board(look)
            return None
        if self._cursor is not None:
            return self._on_board(intent, look, self._cursor)
        match intent:
            case PointAt(pos):
                self._point(pos, look)
            case Press(pos, 1):
                return self._press(pos, look)
            case Press(button=3) | Cancel():
                self.forget()
            case Confirm():
                return self._confirm(look)
            case Move(direction) if look.deciding:
                self._move(direction, look)
            case Next() | Previous() if look.deciding:
                self._step_card(1 if isinstance(intent, Next) else -1, look)
            case Command(name) if name.startswith("card-") and look.deciding:
                self._pick_up(int(name.removeprefix("card-")) - 1, look)
            case Command(name) if name in _WAYS and self._slot is not None:
                moves = self._intention(look).moves
                return dict(zip(_WAYS, moves, strict=False)).get(name)
        return None

    # Cards

    def _pick_up(self, slot: int, look: Look[RaceView], focus: int = 0) -> None:
        if slot < len(look.view.hand):
            self._slot, self._focus, self._narrowed = slot, focus, frozenset()
            self._desk.sounds.play("touch")

    def _step_card(self, by: int, look: Look[RaceView]) -> None:
        count = len(look.view.hand)
        start = self._slot if self._slot is not None else (-1 if by > 0 else 0)
        if count:
            self._pick_up((start + by) % count, look)

    def _move(self, direction: str, look: Look[RaceView]) -> None:
        intention = self._intention(look)
        sideways = direction in ("left", "right")
        by = 1 if direction in ("right", "down") else -1
        beside = intention.trading and len(intention.moves) > 1  # ways to play it lie side by side
        if self._slot is None or (sideways and not beside):
            self._step_card(by, look)
            return
        across = 1
        if not sideways:
            boxes = way_boxes(self._plan(look.view), intention)
            across = sum(abs(box.y - boxes[0].y) < 1e-6 for box in boxes)
        self._focus_on((intention.focus + by * across) % len(intention.moves))

    def _focus_on(self, number: int) -> None:
        if number != self._focus:
            self._desk.sounds.play("focus")
        self._focus, self._narrowed = number, frozenset()

    def _confirm(self, look: Look[RaceView]) -> _Answer:
        if not look.deciding:
            return self._not_now(look)
        intention = self._intention(look)
        if self._slot is not None:
            return intention.move
        slot = 0 if intention.slot is None else intention.slot
        self._pick_up(slot, look, intention.focus)
        return None

    def _not_now(self, look: Look[RaceView]) -> Refusal | None:
        view = look.view
        if view.phase == "over" or look.thinking is None:
            return None
        name = look.lineup.players[look.thinking].name
        return Refusal(self._desk.words("race-refused-wait", name=name))

    # The pointer

    def _point(self, pos: Point, look: Look[RaceView]) -> None:
        here = self._plan(look.view)
        self._pointed = None
        self._suspected = _token_at(here, pos)
        if not look.deciding:
            return
        intention = self._intention(look)
        ways = self._ways_at(pos, look, intention) if intention.picked or intention.moves else []
        if self._slot is None:
            self._pointed = _slot_at(here, pos, look.view)
        elif ways:
            open_ways = [way for way in ways if way in self._narrowed] or ways
            self._focus = open_ways[0] if self._focus not in open_ways else self._focus

    def _press(self, pos: Point, look: Look[RaceView]) -> _Answer:
        view, here = look.view, self._plan(look.view)
        rival = _token_at(here, pos)
        if rival is not None and _may_guess(look) and self._slot is None:
            self._open_board(rival, look)
            return None
        if not look.deciding:
            return self._not_now(look) if _slot_at(here, pos, view) is not None else None
        intention = self._intention(look)
        ways = self._ways_at(pos, look, intention)
        if ways and self._slot is not None:
            return self._touch_ways(ways, look, intention)
        slot = _slot_at(here, pos, view)
        if slot is not None:
            self._press_card(slot, look)
            return None
        return self._press_elsewhere(pos, look, intention)

    def _press_card(self, slot: int, look: Look[RaceView]) -> None:
        if slot == self._slot:
            self.forget()
            self._pointed = slot
        else:
            self._pick_up(slot, look)

    def _touch_ways(self, ways: Sequence[int], look: Look[RaceView], intention: Intention) -> _Answer:
        """Something that stands for one or several ways to play the card was touched."""
        left = frozenset(ways) & self._narrowed if self._narrowed else frozenset(ways)
        if not left:
            return self._refuse_second(ways, look, intention)
        if len(left) == 1:
            return intention.moves[min(left)]
        self._narrowed = left
        self._focus = self._focus if self._focus in left else min(left)
        self._desk.sounds.play("touch")
        return None

    def _refuse_second(self, ways: Sequence[int], look: Look[RaceView], intention: Intention) -> _Answer:
        """The second thing touched does not go with the first: say why, and go on from the second."""
        first, second = intention.moves[min(self._narrowed)], intention.moves[ways[0]]
        self._narrowed, self._focus = frozenset(ways), ways[0]
        if isinstance(first, Swap) and isinstance(second, Swap):
            return self._refused("alien_between")
        return None

    def _press_elsewhere(self, pos: Point, look: Look[RaceView], intention: Intention) -> _Answer:
        """Nothing that could be played: the reason, if something was meant."""
        view, here = look.view, self._plan(look.view)
        alien = _alien_at(here, pos, look)
        if alien is not None and self._slot is not None:
            card = view.hand[self._slot]
            together = Swap(SWAP_POSITIONS, (ALIENS[0], ALIENS[1]))
            meant = together if card.kind == "swap_positions" else Advance(card, alien)
            return self._refused(refusal(view, meant) or "not_on_the_card")
        if alien is not None or _favourite_at(here, pos, view) is not None:
            return Refusal(
                self._desk.words(
                    "race-refused-pick-first" if self._slot is None else "race-refused-not_on_the_card"
                )
            )
        self.forget()
        return None

    def _refused(self, reason: str) -> Refusal:
        return Refusal(self._desk.words(f"race-refused-{reason}"))

    def _ways_at(self, pos: Point, look: Look[RaceView], intention: Intention) -> list[int]:
        """Which ways to play the card the thing under the pointer stands for."""
        here, view = self._plan(look.view), look.view
        if not intention.moves:
            return []
        if intention.picked:
            for number, box in enumerate(way_boxes(here, intention)):
                if box.contains(pos):
                    return [number]
        favourite = _favourite_at(here, pos, view)
        if favourite is not None:
            return with_favourite(intention.moves, view, *favourite)
        ghosts = self._landing_at(pos, here, intention)
        if ghosts:
            return ghosts
        alien = _alien_at(here, pos, look)
        return with_alien(intention.moves, alien) if alien is not None else []

    def _landing_at(self, pos: Point, here: Plan, intention: Intention) -> list[int]:
        """The advances that end on the planet under the pointer."""
        if not intention.previews:
            return []
        found: list[int] = []
        for number, (move, seen) in enumerate(zip(intention.moves, intention.previews, strict=True)):
            if isinstance(move, Advance):
                (_, end) = landing(move, seen)[move.alien]
                if here.planet_box(end).contains(pos):
                    found.append(number)
        return found

    # The suspicion board

    def _board_open(self, look: Look[RaceView]) -> bool:
        """It closes when somebody else looks, and when the tokens are turned over."""
        return self._cursor is not None and look.view.seat == self._guesser and _may_guess(look)

    def _toggle_board(self, look: Look[RaceView]) -> None:
        if self._cursor is not None or not _may_guess(look):
            self._cursor = None
            return
        self._open_board(self._plan(look.view).rivals[0], look)

    def _open_board(self, about: Seat, look: Look[RaceView]) -> None:
        self._cursor, self._guesser = (about, ALIENS[0]), look.view.seat
        self._desk.sounds.play("touch")

    def _on_board(self, intent: Intent, look: Look[RaceView], cursor: tuple[Seat, Alien]) -> Note | None:
        here = self._plan(look.view)
        match intent:
            case Cancel() | Press(button=3):
                self._cursor = None
            case Confirm():
                return self._pin(cursor, look)
            case Move(direction):
                self._cursor = _moved(cursor, direction, here.rivals)
            case PointAt(pos) | Press(pos):
                return self._point_on_board(pos, isinstance(intent, Press), look, here)
        return None

    def _point_on_board(self, pos: Point, pressed: bool, look: Look[RaceView], here: Plan) -> Note | None:
        cell = next((cell for cell, box in guesses.cells(here).items() if box.contains(pos)), None)
        if cell is not None:
            self._cursor = cell
            return self._pin(cell, look) if pressed else None
        if pressed and not guesses.board(here).contains(pos):
            self._cursor = None
        return None

    def _pin(self, cell: tuple[Seat, Alien], look: Look[RaceView]) -> Note:
        """Pin the guess, or take it off."""
        about, guess = cell
        self._desk.sounds.play("touch")
        return Note(about, "" if look.notes.get(about) == guess else guess)

    # What lessons and rules point at

    def place_of(self, target: str, look: Look[RaceView]) -> Box | None:
        """By name: "planet:3", "alien:red", "card:single", "token:0", "way:adopt", "seat:1", or a `_part`."""
        here, view = self._plan(look.view), look.view
        kind, _, name = target.partition(":")
        match kind:
            case "planet":
                return here.planet_box(int(name))
            case "alien":
                return next((alien_box(foot_of(look, alien)) for alien in ALIENS if alien == name), None)
            case "card":
                slots = [slot for slot, card in enumerate(view.hand) if card.kind == name]
                return here.slot_box(slots[0], len(view.hand)) if slots else None
            case "favourite":
                return here.favourite(int(name), 0)
            case "token":
                return here.token(int(name))
            case "way":
                return self._way(name, look)
            case "round":
                return self._round(name, look)
            case "seat":
                return here.plate(int(name))
        return _part(kind, here)

    def _way(self, kind: str, look: Look[RaceView]) -> Box | None:
        """A way to play the card that is picked up, by its number or the first of a kind."""
        intention = self._intention(look)
        boxes = way_boxes(self._plan(look.view), intention)
        if kind.isdigit():
            return boxes[int(kind)] if int(kind) < len(boxes) else None
        kinds = [type(move).__name__.lower() for move in intention.moves]
        return boxes[kinds.index(kind)] if kind in kinds else None

    def _round(self, name: str, look: Look[RaceView]) -> Box | None:
        """The panel that a trade lies in."""
        intention = self._intention(look)
        if not (name.startswith("way:") and intention.trading):
            return None
        return trade_panel(way_boxes(self._plan(look.view), intention))

    def illustrate(self, picture: Picture, name: str, box: Box) -> None:
        """The picture of a page of the rules."""
        PAGES[name](picture, self._desk.words, box)

    # What is told

    def tell(self, glimpse: Glimpse[RaceView], before: RaceView) -> Sequence[Line]:
        return race_words.tell(self._desk.words, glimpse, before)

    def digest(self, glimpse: Glimpse[RaceView], before: RaceView, seat: Seat) -> Sequence[Line]:
        return race_words.digest(self._desk.words, glimpse, before, seat)


def _may_guess(look: Look[RaceView]) -> bool:
    """A person looks, and the tokens are still to be turned over."""
    playing = look.view.phase == "play" and ENDED not in look.poses
    return look.noting and look.view.seat != NOBODY and playing


def _part(name: str, here: Plan) -> Box | None:
    parts = {
        "hand": here.hand,
        "standing": here.ladder,
        "discard": here.discard,
        "star": Box.around(here.star, 0.2, 0.2),
        "galaxy": here.galaxy,
        "bar": here.turn_bar,
    }
    return parts.get(name)


def _slot_at(here: Plan, pos: Point, view: RaceView) -> int | None:
    """The card of the own hand under the pointer, the foremost first."""
    count = len(view.hand)
    return next((slot for slot in reversed(range(count)) if here.slot_box(slot, count).contains(pos)), None)


def _alien_at(here: Plan, pos: Point, look: Look[RaceView]) -> Alien | None:
    """The alien on its planet, or in the standing, under the pointer."""
    found = [alien for alien in ALIENS if _touch(alien_box(foot_of(look, alien))).contains(pos)]
    found += [alien for alien, box in portraits(here, look.view.aliens).items() if box.contains(pos)]
    nearest = sorted(found, key=lambda alien: abs(foot_of(look, alien)[0] - pos[0]))
    return nearest[0] if nearest else None


def _touch(box: Box) -> Box:
    """Never smaller than a finger."""
    return Box.around(box.centre, max(box.w, 0.05), max(box.h, 0.05))


def _favourite_at(here: Plan, pos: Point, view: RaceView) -> tuple[Seat, int] | None:
    for seat, favourites in enumerate(view.favourites):
        for place in range(len(favourites)):
            if here.favourite(seat, place).contains(pos):
                return seat, place
    return None


def _token_at(here: Plan, pos: Point) -> Seat | None:
    """The rival whose token is under the pointer."""
    return next((seat for seat in here.rivals if here.token(seat).contains(pos)), None)


def _moved(cursor: tuple[Seat, Alien], direction: str, rivals: Sequence[Seat]) -> tuple[Seat, Alien]:
    row, column = rivals.index(cursor[0]), ALIENS.index(cursor[1])
    if direction in ("left", "right"):
        column = (column + (1 if direction == "right" else -1)) % len(ALIENS)
    else:
        row = (row + (1 if direction == "down" else -1)) % len(rivals)
    return rivals[row], ALIENS[column]
