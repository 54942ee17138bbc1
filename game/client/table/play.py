"""A match that is played in the window: people and AIs act, everything is shown and saved.

The rules never wait for motion: an action is played, saved and queued for showing at once. What is shown
comes from the glimpses of one seat, the viewer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from msgspec.structs import replace

from game import catalogue
from game.ai.bot import SECONDS, THINKING, Budget, Decision, Footstep, Level, Reason, Trail
from game.client.desk import Desk, Thinking
from game.client.motion.director import Director
from game.client.scene import Change, Home, OpenTable, Route
from game.client.table.presenter import NewlyPlayed
from game.client.table.tempo import PAUSE, PAUSE_BETWEEN, thought
from game.engine.contract import NOBODY, Action, Glimpse, Refused, Seat, View
from game.home.keeper import Slot
from game.match.hosting import Hosting
from game.match.lineup import STAND_IN, Lineup, Player
from game.match.match import Drawn, Match, Note, Seated, Secret, begun, drawn_by_chance
from game.match.viewpoint import Viewpoint

HINT_LEVEL: Level = "ace"
HINT = Budget(why=True)
MORE_THOUGHT = 0.2  # seconds after the motion before it that an AI may still think, if it has looked ahead
SEARCHING: tuple[Level, ...] = ("ace", "legend")  # levels that look ahead
LONGEST_WAIT = 1.0  # seconds that the next decision waits until the last is on disk


class Keeping(Protocol):
    """Saves the match, and nobody waits for that."""

    @property
    def behind(self) -> bool:
        """Whether something is being written that the disk does not hold yet."""
        ...

    @property
    def failure(self) -> OSError | None:
        """Why the disk does not hold all."""
        ...

    @property
    def trouble(self) -> OSError | None:
        """Why it could not be written, from then on until it has been."""
        ...

    def keep(self, match: Match) -> None: ...

    def delete(self, match: Match) -> None:
        """Another game takes its place; this one can still be found for some days."""
        ...

    def forget(self, match: Match) -> None:
        """It is as if it had never begun."""
        ...


class Nowhere:
    """Saves nothing (demos, lessons, pictures)."""

    behind = False
    failure: OSError | None = None
    trouble: OSError | None = None

    def keep(self, match: Match) -> None:
        pass

    def delete(self, match: Match) -> None:
        pass

    def forget(self, match: Match) -> None:
        pass


NOWHERE = Nowhere()


class Play:
    """The match of one table, as it is now."""

    def __init__(
        self,
        match: Match,
        director: Director[Any],
        thinking: Thinking,
        keeping: Keeping = NOWHERE,
        programs: Mapping[str, str] | None = None,
        eyes: Callable[[Match], Viewpoint] = Viewpoint,
    ) -> None:
        self.match = match
        self.hosting = Hosting(match, programs or {})
        self.said: list[tuple[Seat, str]] = []  # by programs, not shown yet
        self.director = director
        self._eyes = eyes  # makes the viewpoint of a match
        self.viewpoint = eyes(match)
        self.hint: Decision[Any] | None = None
        self.replaces: OpenTable | None = None  # the table whose place this one took
        self.brisk = False  # people wait for AIs, which shall think and act in little time
        self._thinking = thinking
        self._troubles = thinking.troubles
        self._keeping = keeping
        self._asked: tuple[int, Level] | None = None  # the ply and level of the question under way
        self._answer: Decision[Any] | None = None
        self._quiet = False  # a hint is thought of, though nobody has asked for it
        self._ready: Decision[Any] | None = None  # the hint, should anybody ask
        self._foresight: tuple[Seat, int] | None = None  # who searched last, and at which ply
        self._hurried: Seat | None = None  # an AI that had little time; NOBODY once that was told
        self._thoughts = 0  # decisions that the AI to act has thought about in its turn
        self._hastened = False  # it has less time for this one than its level usually has
        self._until = self._pondered = 0.0  # seconds that an AI may think, and has thought, about a question
        self._seen = match.ply  # the ply at the last update
        self._rest = 0.0  # seconds since the motion ended
        self._behind = 0.0  # seconds for which the disk has been behind
        thinking.prepare(
            catalogue.package(match.game.name),
            [player.level for player in match.lineup.players if player.level],
        )
        director.reset(self.view)

    @property
    def view(self) -> View:
        """The match as the viewer may know it now."""
        return self.glimpse(self.match.ply).view

    @property
    def _withholding(self) -> bool:
        """Whoever looks has not turned over the card that they drew."""
        return self.match.face_down and self.viewpoint.seat == self.match.holder

    @property
    def played(self) -> NewlyPlayed | None:
        """The play of the person who looks, until they pass the turn on."""
        seat, following = self.match.holder, self.match.to_act
        if seat is None or seat != self.viewpoint.seat or following is None:
            return None
        return NewlyPlayed(self.glimpse(self.match.ply).events, following, self.match.face_down)

    @property
    def still(self) -> bool:
        """Whether nothing moves, no AI is to act, and nothing waits for the disk."""
        return self.director.still and self.thinker is None and self._asked is None and not self.held

    @property
    def thinker(self) -> Seat | None:
        """The AI that is to act."""
        seat = self.match.asked
        return None if seat is None or self.match.lineup.players[seat].is_person else seat

    @property
    def decider(self) -> Seat | None:
        """The person who may act now and sees what for; None while a curtain stands or an AI is to act."""
        seat = self.match.to_act
        if seat is None or seat != self.viewpoint.seat or self.match.holder is not None:
            return None
        return seat if self.thinker is None else None

    @property
    def held(self) -> bool:
        """The next decision waits: the last one is not on disk yet. A slow disk holds nobody up for long."""
        return self._keeping.behind and self._behind < LONGEST_WAIT

    def act(self, action: Action) -> None:
        """Play for the seat to act; Refused, and nothing changed, if that is not legal."""
        brisk = self.brisk and self.thinker is not None
        self.match.play(action)
        self._drop_question()
        self.viewpoint.follow(self.match)
        self.director.enqueue(self.glimpse(self.match.ply), brisk=brisk)
        self._keeping.keep(self.match)
        if self.match.result() is not None:
            self.hosting.close(self.match)

    def go_to(self, match: Match, glimpse: Glimpse[Any]) -> None:
        """Go on with another match of the same table, once it is seen how it came to that."""
        self._drop_question()
        self._foresight = None
        self.match = match
        self.viewpoint = self._eyes(match)
        self.director.enqueue(self.viewpoint.shown(match, glimpse))

    def glimpse(self, ply: int) -> Glimpse[View]:
        """What the viewer saw at a ply."""
        game, glimpse = self.match.game, self.match.glimpse(self.viewpoint.seat, ply)
        withheld = game.withheld(glimpse) if ply == self.match.ply and self._withholding else None
        return self.viewpoint.shown(self.match, withheld or glimpse)

    def show_opening(self) -> None:
        """Show how the cards are dealt."""
        self.director.enqueue(self.glimpse(0))

    def lift(self) -> None:
        """The person behind the curtain is ready."""
        self.viewpoint.lift()
        if self.director.still:  # the board may turn for them
            self.director.enqueue(Glimpse(self.match.ply, (), self.view))
            self.director.update(0.0)
        else:
            self.director.reset(self.view)

    def turn_over(self) -> None:
        """The holder looks at the card that they drew."""
        if self.match.face_down:
            self._settle(Drawn(False))

    def pass_on(self) -> None:
        """The holder lets the next seat be asked."""
        if self.match.holder is not None:
            self._settle(Drawn(True))

    def _settle(self, mark: Drawn) -> None:
        self.match.mark(mark)
        self.viewpoint.follow(self.match)
        self.director.enqueue(Glimpse(self.match.ply, (), self.view))
        self._keeping.keep(self.match)

    def cover(self) -> None:
        """Other people may see the screen now: hide what one person alone may know."""
        self.viewpoint.cover(self.match)
        if self.viewpoint.curtain is not None:
            self.director.reset(self.view)

    def undo(self) -> bool:
        """Take a person's last decision back, if that can be done."""
        return self._changed() if self.match.undo() else False

    def seat(self, seat: Seat, player: Player) -> None:
        """Let somebody else hold a seat from now on."""
        self.match.mark(Seated(seat, player))
        self.hosting.follow(self.match)
        self._changed()

    def note(self, note: Note) -> None:
        """Write down what the viewer thinks of another seat."""
        self.match.mark(note)
        self._keeping.keep(self.match)

    def stumbled(self) -> bool:
        """Whether an AI's process that somebody waits for has broken down since this was last asked."""
        before, self._troubles = self._troubles, self._thinking.troubles
        return self._troubles > before and not self._quiet

    def hurried(self) -> Seat | None:
        """An AI that ran less than half of its search, told once a match; else None."""
        seat = self._hurried
        if seat is None or seat == NOBODY:
            return None
        self._hurried = NOBODY
        return seat

    def ask_hint(self) -> None:
        """Ask for a hint for the person to act; it is in `hint` once it is there."""
        if self.decider is not None and self.hint is None:
            if self._ready is not None:
                self.hint = self._veiled(self._ready)
            elif self._quiet:
                self._quiet, self._asked = False, (self.match.ply, HINT_LEVEL)
            else:
                self._ask(self.decider, HINT_LEVEL, why=True)

    @property
    def hinted(self) -> bool:
        """A hint is shown, or thought about."""
        return self.hint is not None or (self.decider is not None and self._asked is not None)

    def drop_hint(self) -> None:
        """Put the hint away; it need not be thought of again."""
        ready = self._ready
        self._drop_question()
        self._ready = ready

    def replay(self, ply: int) -> None:
        """Show the action that led to a ply once more, then the present."""
        self.director.reset(self.glimpse(ply - 1).view)
        self.director.enqueue(self.glimpse(ply))
        self.director.enqueue(Glimpse(self.match.ply, (), self.view))

    def update(self, seconds: float) -> None:
        """Time passes: motion runs, AIs think and act at a pace that a person can follow."""
        self.director.update(seconds)
        self._behind = self._behind + seconds if self._keeping.behind else 0.0
        self._rest = self._rest + seconds if self.director.still else 0.0
        self._collect()
        self._press(seconds)
        if self._answer is not None and self.thinker is not None and self._rested():
            self.act(self._answer.action)
        if self._seen == self.match.ply:  # draw what a person has just done before an AI begins to think
            self._ask_thinker()
            self._think_ahead()
        self._seen = self.match.ply

    @property
    def kept(self) -> bool:
        """Whether the match is saved; demos and lessons are not."""
        return self._keeping is not NOWHERE

    @property
    def record(self) -> str:
        """The name of its save, and then of its record; "" until there is one."""
        return self._keeping.name if isinstance(self._keeping, Slot) else ""

    def keep(self) -> None:
        """Save the match as it is now."""
        self._keeping.keep(self.match)

    @property
    def behind(self) -> bool:
        """Whether the match is just being written."""
        return self._keeping.behind

    @property
    def failure(self) -> OSError | None:
        """Why the match is not on disk as it is now."""
        return self._keeping.failure

    @property
    def trouble(self) -> OSError | None:
        """Why the match could not be saved, from then on until it has been."""
        return self._keeping.trouble

    def give_way(self) -> OpenTable:
        """Another game takes the place of this one; what undo goes back to."""
        self._keeping.delete(self.match)
        save = self._keeping if isinstance(self._keeping, Slot) else None
        return OpenTable(self.match, self.kept, save)

    @property
    def can_go_back(self) -> bool:
        """Whether this game took the place of another, and nobody has decided anything in it."""
        people, plies = self.match.lineup.people(), range(1, self.match.ply + 1)
        return self.replaces is not None and not any(self.match.actor(ply) in people for ply in plies)

    def forget(self) -> None:
        """It shall be as if this game had never begun."""
        self._keeping.forget(self.match)

    def _rested(self) -> bool:
        goes_on = self.brisk and self.match.actor(self.match.ply) == self.thinker
        pause = PAUSE_BETWEEN if goes_on else PAUSE
        return self.director.still and self._rest >= pause / self.director.speed

    def _ask_thinker(self) -> None:
        seat = self.thinker
        if seat is not None and not self.held and self._asked is None and self._answer is None:
            level = self.match.lineup.players[seat].level
            assert level is not None
            if self.hosting.holds(seat):
                self._asked = (self.match.ply, level)
                self.hosting.ask(self.match, seat)
            else:
                self._ask(seat, level)

    def _hear_program(self) -> Decision[Any] | None:
        """What the program has decided that was asked; a rookie is asked where it has not."""
        answer, seat = self.hosting.poll(), self.thinker
        if answer is None or seat is None:
            return None
        if answer.said:
            self.said.append((seat, answer.said))
        if answer.action is not None:
            return Decision(answer.action, Reason("", {}))
        self._asked = None
        self._ask(seat, STAND_IN)
        return None

    def _ask(self, seat: Seat, level: Level, why: bool = False) -> None:
        if self._asked == (self.match.ply, level):
            return
        self._asked = (self.match.ply, level)
        self._until, self._pondered = self._due, 0.0
        self._thinking.follow(None if why else self._trail(seat), self._due)
        self._send(seat, level, HINT if why else self._budget(seat, level))
        if not why and level in SEARCHING and len(self.match.view(seat).legal) > 1:
            self._foresight = seat, self.match.ply

    def _send(self, seat: Seat, level: Level, budget: Budget | None) -> None:
        match = self.match
        package, seed, view = catalogue.package(match.game.name), match.seed_for_bot(seat), match.view(seat)
        self._thinking.ask(package, view, level, seed, match.ply, budget)

    def _press(self, seconds: float) -> None:
        """Motion was cut short, so that people wait although an AI was told that they would not: it goes on
        from what it has found, and answers soon.
        """
        seat, self._pondered = self.thinker, self._pondered + seconds
        if seat is None or self._asked is None or not self.director.still or self.hosting.holds(seat):
            return
        level = self._asked[1]
        if SECONDS.get(level, self._until) <= self._pondered < self._until - 2 * MORE_THOUGHT:
            self._until = 0.0
            self._thinking.follow(self._trail(seat), MORE_THOUGHT)
            self._send(seat, level, Budget(seconds=MORE_THOUGHT))

    def _budget(self, seat: Seat, level: Level) -> Budget | None:
        """How long an AI may think while people wait; None for a hint, and where nobody waits."""
        self._hastened = False
        if not self.brisk or seat != self.thinker or len(self.match.view(seat).legal) == 1:
            return None
        before = self._thoughts if self.match.actor(self.match.ply) == seat else 0
        self._thoughts = before + 1
        turn = catalogue.mind(self.match.game.name).decisions
        seconds = thought(level, turn, before)
        self._hastened = seconds is not None and seconds < SECONDS[level]
        return Budget(seconds=seconds * THINKING) if seconds is not None and self._hastened else None

    def _think_ahead(self) -> None:
        """While a person thinks: of a hint for them, then of what the next AI may do."""
        seat = self.decider
        if seat is None or not self._thinking.foresees or self._asked is not None or self._quiet:
            return
        if self._ready is None and self.match.lineup.players[seat].assist.hints:
            self._quiet = True
            self._thinking.follow(None)
            self._send(seat, HINT_LEVEL, HINT)
        elif self._foresight is None or self._foresight[1] != self.match.ply:
            self._look_ahead(seat)

    def _look_ahead(self, seat: Seat) -> None:
        """Let the next AI that searches think of what may come while this seat decides."""
        match, players = self.match, self.match.lineup.players
        for other in (*range(seat + 1, len(players)), *range(seat)):
            level = players[other].level
            if level in SEARCHING and not self.hosting.holds(other):
                package, view = catalogue.package(match.game.name), match.view(other)
                seed, trail = match.seed_for_bot(other), self._trail(other)
                self._thinking.look_ahead(package, view, level, seed, match.ply, trail)
                self._foresight = other, match.ply
                return
        self._foresight = NOBODY, match.ply

    def _trail(self, seat: Seat) -> Trail | None:
        """What was played since this seat looked ahead, as it saw it."""
        if self._foresight is None or self._foresight[0] != seat:
            return None
        match, start, mind = self.match, self._foresight[1], catalogue.mind(self.match.game.name)
        steps = [
            Footstep(mind.seen(match.actions[ply]), match.glimpse(seat, ply + 1).view)
            for ply in range(start, match.ply)
        ]
        return Trail(start, tuple(steps))

    @property
    def _due(self) -> float:
        """The seconds after which people begin to wait for an answer."""
        return self.director.left / self.director.speed + MORE_THOUGHT

    @property
    def looks_ahead(self) -> bool:
        """Whether a hint or an AI's next decision is thought of, though nobody has asked."""
        return self._quiet or self._thinking.looks_ahead

    def _collect(self) -> None:
        asked = self._asked is not None or self._quiet
        choice = self._hear_program() or (self._thinking.poll(self.match.ply) if asked else None)
        if choice is None:
            return
        if self._quiet:
            self._quiet, self._ready = False, choice
            return
        self._asked = None
        if self.thinker is None:
            self._ready, self.hint = choice, self._veiled(choice)
        else:
            self._answer = choice
            if choice.hurried and self._hurried is None and not self._hastened:
                self._hurried = self.thinker

    def _veiled(self, hint: Decision[Any]) -> Decision[Any]:
        """The hint, which a bot that remembers has thought of, told from what is seen on the table."""
        seen = self.view
        if seen == self.match.view(self.viewpoint.seat):
            return hint
        mind = catalogue.mind(self.match.game.name)
        return replace(hint, reason=mind.explain(seen, hint.action), values=())

    def _drop_question(self) -> None:
        self.hosting.drop()
        self._asked = self._answer = self.hint = self._ready = None
        self._quiet = False

    def _changed(self) -> bool:
        self._drop_question()
        self._foresight = None
        self.viewpoint.follow(self.match)
        self.director.reset(self.view)
        self._keeping.keep(self.match)
        return True


def again(desk: Desk, play: Play, lineup: Lineup, deal: Secret | None = None) -> Change | None:
    """Play the same game with another deal; a sentence, if that cannot be."""
    try:
        following = begun(play.match.game.name, lineup, deal or drawn_by_chance(), desk.home)
    except Refused as refused:
        desk.toast(str(refused), "bad")
        return None
    return instead(desk, play, following)


def instead(desk: Desk, play: Play, following: Match) -> Change:
    """Another match at this table. If this one has not ended, undo brings it back."""
    over = play.match.result() is not None
    if not over:
        desk.toast(desk.words("table-begun-again"))
    return Home(OpenTable(following, play.kept, replaces=None if over else play.give_way()))


def back(play: Play) -> Change | None:
    """The game whose place this one took, as it was."""
    before = play.replaces
    if before is None or not play.can_go_back:
        return None
    play.forget()
    if before.save is not None:
        before.save.keep(before.match)
    return Home(before)


class OpenPause(Route[Change], frozen=True):
    """Answers what the table asks for next; None to play on."""

    play: Play


class OpenResults(Route[Change], frozen=True):
    """Answers what the table asks for next; None to look at it again."""

    play: Play


class OpenSeats(Route[None], frozen=True):
    play: Play
