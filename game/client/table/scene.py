"""The table: everything that is the same in all games.

It owns the play (match, motion, AIs), draws by the game's presenter, and tells it what a person did. Its host
says which tools there are, what an action leads to, and what is said.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from math import ceil
from typing import Any, Literal, Protocol

from msgspec import Struct, structs

from game.advice import advice
from game.client import devices, intents
from game.client.desk import Desk
from game.client.forms.form import Form
from game.client.forms.prompts import Prompt, draw_prompts, keys_of, prompt_bar, prompts_of, prompts_width
from game.client.forms.widgets import Bearing, Button, IconButton, Widget, key_cap, key_width
from game.client.intents import Device, Intent
from game.client.layout import Box, Point
from game.client.motion.clips import ease_in_out
from game.client.paint.furniture import outline, panel, pill
from game.client.paint.picture import Picture
from game.client.paint.theme import BIG, TEXT
from game.client.scene import Change, OpenRules, Push, Scene
from game.client.table.curtain import Curtain
from game.client.table.explain import Asking, Explained, Explanation, at_point, draw_told
from game.client.table.log import LogEntry, LogScene, Past, draw_digest, draw_line
from game.client.table.play import OpenPause, OpenResults, Play, again, back
from game.client.table.presenter import Look, Places, PlayedAction, Presenter, Refusal, Settle, Turning
from game.client.table.quiet import Quiet, shaken_aside
from game.client.table.rings import Rings, draw_moving
from game.client.table.tempo import Tempo
from game.engine.contract import Action, Seat
from game.home.store import reason
from game.match.match import Note

DIGEST_LINES = 6
LINE = 0.036  # that a long hint needs beyond two
HINT_LINES = 4
KEYS_GAP = 0.016  # between the words of a hint and the keys beside them
DIGEST_HEIGHT = 0.06  # where a table has no place of its own for it
AGAIN_ROW = 0.052
MESSAGE_SECONDS = 5.0
NOT_NOW_SECONDS = 2.0  # of what is true for a moment only
TURN_SECONDS = 0.45  # in which seats go round
HURRY = 4.0  # how much faster the motion goes while a press is held, or what hurries
LOG_LINES = 80
LEAST_NOTED = 0.3  # the width of a button that has room for a note
WAYS_ON = 0.56, 0.072  # the place of what can be chosen after the end
RECENT_LINES = 12  # enough for one of each seat
TOOL_GAP = 0.008
SIGN = 0.038  # the size of the sign that the match is not saved
CAP = 0.027  # the height of the key of a tool, on its lower edge
NOWHERE_NEAR = -1.0, -1.0  # where a pointer is that has left
BEGINNINGS = ("rematch", "play")  # ways on that begin another game
EDGE = 0.03  # inside a panel
TOOL_NAMES = ("hint", "undo", "log", "explain", "help", "pause")
TOOL_ICONS = {"explain": "help", "help": "book"}  # the others have icons of their names
TOOL_KEYS = {"pause": "cancel", "back": "undo"}  # what the key of a tool is called, if that differs
MOST_TOOLS = 6
DECISIVE = (
    intents.Press,
    intents.Confirm,
    intents.Command,
    intents.Go,
    intents.Cancel,
    intents.Next,
    intents.Previous,
)
MOVES_FOCUS = intents.Go, intents.Next, intents.Previous, intents.Command
ENDS_GLIDE = intents.PointAt, intents.Press, intents.Drag, intents.Resized  # at once where it belongs


class Tool(Struct, frozen=True):
    """A round button of the table."""

    name: str
    icon: str
    words: str  # the text of what it does
    enabled: bool = True

    @property
    def command(self) -> str:
        """What its key stands for."""
        return TOOL_KEYS.get(self.name, self.name)


class Host(Protocol):
    """What runs a table: a match, or a lesson."""

    @property
    def commands(self) -> Sequence[str]:
        """The commands that are heard, beside the game's own."""
        ...

    @property
    def calm(self) -> bool:
        """Whether nothing that is said is about to change."""
        ...

    @property
    def asked(self) -> object:
        """What a press would decide about, with all that it shows; None for nothing."""
        ...

    @property
    def hinting(self) -> bool:
        """A hint is told, which Enter plays."""
        ...

    @property
    def explains(self) -> bool:
        """Whether things answer what they are: to a pointer that rests, to a finger, and in a walk."""
        ...

    def state(self, look: Look[Any]) -> str:
        """What can be done while nothing moves, by its name in controls.py."""
        ...

    def tools(self) -> Sequence[Tool]:
        """The tools in order, the last at the right end."""
        ...

    def ways_on(self, places: Places) -> Sequence[Widget]:
        """What can be chosen once the match is over; keys reach it, too."""
        ...

    def hear(self, intent: Intent) -> str | None:
        """Note what a person did. Gives the tool that they want to use by it, if any."""
        ...

    def use(self, tool: str, skipped: bool) -> Change | None:
        """Use a tool. `skipped`: the same press has ended motion."""
        ...

    def act(self, action: Action) -> None:
        """A person has decided."""
        ...

    def settle(self, settle: Settle) -> None:
        """A person has decided what becomes of their play."""
        ...

    def seen(self, look: Look[Any]) -> Look[Any]:
        """The look, with what this host adds."""
        ...

    def update(self, seconds: float) -> None:
        """Time passes; motion has not moved on yet."""
        ...

    def settled(self, seconds: float) -> Change | None:
        """Time has passed without motion."""
        ...

    def prompts_room(self, picture: Picture, look: Look[Any], places: Places) -> Box:
        """Where what is said leaves room to tell what keys do."""
        ...

    def draw(self, picture: Picture, look: Look[Any], places: Places) -> None:
        """Draw what is said, over the table."""
        ...

    def closed(self) -> None:
        """The table is left."""
        ...


class TableScene(Scene[None]):
    """One match, from the first card to the results."""

    def __init__(
        self,
        desk: Desk,
        play: Play,
        presenter: Presenter[Any],
        host: Callable[[TableScene], Host] | None = None,
    ) -> None:
        self.desk = desk
        self.play = play
        self.presenter = presenter
        self.age = 0.0
        self._bottom: Seat | None = None  # who lies at the bottom
        self._turning: tuple[Seat, float] | None = None  # who did before, and since when no more
        self._turn_seats()
        self.music = presenter.music
        self.message = ""
        self.message_left = 0.0  # seconds that it is still shown
        self._refused = -math.inf  # the second at which something was refused
        self.quiet = Quiet()
        self._rings = Rings()
        self._begun: tuple[int, Seat | None] = -1, None  # the ply and seat of the decision that was opened
        self.host: Host = (host or MatchHost)(self)
        self._tools = Form()
        self._asking = Asking()
        self._explained = 0  # where the next walk through all things begins
        self._hurried = False  # the press that ended a part of the motion is held
        self._hurry: Device | Literal["on"] | None = None  # what hurries is held here, or it is on

    # What the loop asks

    @property
    def waits(self) -> bool:
        """The game is over: the next one can be drawn."""
        return self.play.match.result() is not None

    @property
    def still(self) -> bool:
        return self.calm and (self.desk.settings.reduced_motion or self.presenter.still(self.look()))

    @property
    def calm(self) -> bool:
        waiting = self.message_left > 0 or not self.host.calm
        pointed = self._tools.hover is not None and not self._tools.still(self._buttons(self.look()))
        asking = self.host.explains and self._asking.waiting
        moves = self._rings.gliding is not None or self._tools.gliding or not self.quiet.over
        return self.play.still and not waiting and not pointed and not asking and not moves

    @property
    def commands(self) -> Sequence[str]:
        """The commands that are heard; a key first ends all motion."""
        look = replace(self.look(), view=self.play.director.latest, deciding=self.play.decider is not None)
        return (*self.host.commands, *self.presenter.commands(look))

    def update(self, seconds: float) -> Change | None:
        self.age += seconds
        self._rings.pass_time(seconds)
        self._tools.update(seconds)
        self.message_left = max(0.0, self.message_left - seconds)
        self.play.director.speed = self.desk.speed
        self.play.director.reduced = self.desk.settings.reduced_motion
        self.host.update(seconds)
        if self._hurried or self._hurry is not None:
            self.play.director.speed *= HURRY
        self.play.update(seconds)
        self._turn_seats()
        self._tell_troubles()
        self._pass_asking(seconds)
        change = self.host.settled(seconds) if self.play.director.still else None
        self.quiet.pass_time(seconds, self.asked)
        return self._covered(change)

    def _turn_seats(self) -> None:
        """Say whose turn it is at the bottom; one person alone sits there anyway."""
        play, people = self.play, self.play.match.lineup.people()
        fixed = self.desk.settings.fixed_seats and len(people) != 1
        self.presenter.turn_to(play.viewpoint.home, min(people, default=0) if fixed else None)
        before, self._bottom = self._bottom, self.presenter.bottom(play.director.shown)
        if before not in (None, self._bottom):
            self._turning = before, self.age

    @property
    def asked(self) -> object:
        """What a press would decide about, with all that it shows; None while something moves."""
        return self.host.asked if self.play.director.still else None

    def _covered(self, change: Change | None) -> Change | None:
        """What leads away hides what is to be decided, and the pointer rests on nothing here."""
        if change is not None:
            self.quiet.begin()
            self._rings.forget()
            self._tools.hover = None
            self._asking.forget()
            self._end_hurry()
            self.presenter.handle(intents.PointAt(NOWHERE_NEAR), self.look())
        return change

    def begin_decision(self) -> bool:
        """Begin a decision with nothing picked up; False if it has begun already."""
        now = self.play.match.ply, self.play.match.asked
        begins = self._begun != now
        if begins:
            self._begun = now
            self._rings.forget()
            self.presenter.forget()
        return begins

    def closed(self) -> None:
        self.host.closed()
        self.play.hosting.close(self.play.match)

    def _tell_troubles(self) -> None:
        """Tell that something went wrong with an AI."""
        if self.play.stumbled():
            self.desk.toast(self.desk.words("thinking-again"), "warn")
        seat = self.play.hurried()
        if seat is not None:
            name = self.play.match.lineup.players[seat].name
            self.desk.toast(self.desk.words("thinking-hurried", name=name), "warn")
        self._tell_programs()

    def _tell_programs(self) -> None:
        """Tell what programs in seats say, and which are gone."""
        players = self.play.match.lineup.players
        for seat in self.play.hosting.gone():
            self.desk.toast(self.desk.words("program-gone", name=players[seat].name), "warn")
        for seat, said in self.play.said:
            self.desk.toast(self.desk.words("told-by", name=players[seat].name, told=said))
        self.play.said.clear()

    @property
    def state(self) -> str:
        """What can be done now, by its name in controls.py or in the game's facts."""
        look = self.look()
        return self.host.state(look) if self.play.director.still else "moving"

    # What a person did

    def handle(self, intent: Intent) -> Change | None:
        change: Change | None = None
        for heard in self._asking.hear(intent, self._free(intent)):
            change = self._hear(heard) or change
        return change

    def _free(self, intent: Intent) -> bool:
        """Whether a finger may ask what something is: it ends no motion, and does not hurry."""
        if not isinstance(intent, intents.Press) or not (self.host.explains and self.play.director.still):
            return False
        hurry = self.place_of_tool("hurry")
        return hurry is None or not hurry.contains(intent.pos)

    def _hear(self, intent: Intent) -> Change | None:
        if isinstance(intent, intents.LetGo | intents.Release):
            self._hurried = False
        if isinstance(intent, ENDS_GLIDE):
            self._rings.forget()
        look = self.look()
        if self._hurries(intent, look):
            return None
        if isinstance(intent, intents.PointAt | intents.Press | intents.Drag | intents.Release):
            chosen = self._tools.handle(intent, self._buttons(look), self.desk.frame.box)
            if chosen is not None:
                return self._use(str(chosen.id))
            if self._tools.took and not isinstance(intent, intents.PointAt):
                return None
        if isinstance(intent, intents.Press) and intent.again:
            return None
        if isinstance(intent, DECISIVE):
            self.quiet.press(intent)
        if isinstance(intent, intents.Go | intents.Next | intents.Previous | intents.Confirm):
            ways_on = self._ways_on(self.presenter.places(look))
            before = self._tools.settle(ways_on)
            chosen = self._tools.handle(intent, ways_on, self.desk.frame.box) if ways_on else None
            if before and self._tools.focus != before.id and self.desk.glides:
                self._tools.glide(before.id)
            if ways_on:
                return self._use(str(chosen.id)) if chosen else None
        skipped = isinstance(intent, DECISIVE) and self._finish_motion()
        tool = self.host.hear(intent)
        if tool is not None:
            return self._covered(self.host.use(tool, skipped))
        self._decide(intent, self.look() if skipped else look)
        return None

    # What hurries: it never chooses or decides anything

    @property
    def waited_for(self) -> bool:
        """Somebody is seen to wait for an AI: it thinks, or its action is shown."""
        director = self.play.director
        waits = director.brisk or (director.still and self.play.thinker is not None)
        return waits and "hurry" in self.host.commands

    def _hurries(self, intent: Intent, look: Look[Any]) -> bool:
        """Whether this is about what hurries, and nothing else."""
        match intent:
            case intents.Command("hurry") | intents.Press(button=1) if self._on_hurry(intent, look):
                switch = self.desk.settings.curtain == "twice"  # for who cannot hold
                if not switch:
                    self._hurry = intent.device
                elif not (isinstance(intent, intents.Press) and intent.again):
                    self._hurry = None if self._hurry else "on"
                return True
            case intents.CommandOver("hurry") | intents.Release() if intent.device == self._hurry:
                self._end_hurry()
                return True
            case intents.CommandOver():
                return True
            case intents.Drag() if intent.device == self._hurry:
                return True
            case intents.DeviceRemoved() if intent.device == self._hurry:
                self._end_hurry()
        return False

    def _on_hurry(self, intent: Intent, look: Look[Any]) -> bool:
        if isinstance(intent, intents.Press):
            shown = (each for each in self._tool_buttons(self._places) if each.id == "hurry")
            return any(each.box.contains(intent.pos) for each in shown)
        return True

    def _end_hurry(self) -> None:
        """What hurries is let go; what was switched on stays on."""
        if self._hurry != "on":
            self._hurry = None

    def _use(self, id: str) -> Change | None:
        """A button was chosen; another game is begun only by a press that did not come too early."""
        if id in BEGINNINGS and not self.may_decide():
            found = (button.box for button in self._ways_on(self._places) if button.id == id)
            self.quiet.refuse(next(found, None))
            return None
        return self._covered(self.host.use(id, False))

    def _finish_motion(self) -> bool:
        """A click or key ends all motion, and then chooses in the game as it is by then."""
        if self.play.director.still:
            return False
        self._hurried = self.play.director.skip()
        self.quiet.begin()
        if self.play.decider is not None:
            self.begin_decision()
        return True

    def _decide(self, intent: Intent, look: Look[Any]) -> None:
        if isinstance(intent, DECISIVE) and not self._may_act(intent):
            return
        answer = self.presenter.handle(intent, look)
        if answer is None and isinstance(intent, MOVES_FOCUS) and self.desk.glides:
            self._rings.leave()
        match answer:
            case Refusal(text):
                self.refuse(text)
            case Note():
                self.play.note(answer)
            case Settle():
                if self.may_decide(final=answer.how != "take-back"):
                    self.host.settle(answer)
                else:
                    self.quiet.refuse(self.presenter.place_of(answer.how, look))
            case Action() if look.deciding:
                if self.may_decide(final=self.play.match.final(answer)):
                    self.host.act(answer)
                else:
                    self.quiet.refuse(self.presenter.offered(answer, look))

    def may_decide(self, *, final: bool = False) -> bool:
        """Whether what is to be decided has been in sight for long enough."""
        return self.quiet.decides(self.asked, final)

    def act(self, action: Action) -> None:
        """Play what a person decided; a gamepad that decided it is felt."""
        self.message_left = 0.0
        self.presenter.forget()
        if not self.desk.settings.reduced_motion:
            self.desk.rumble(self.desk.device, devices.MOVE)
        self.play.act(action)

    def _may_act(self, intent: Intent) -> bool:
        seat = self.play.match.asked
        if seat is None:
            return True
        player = self.play.match.lineup.players[seat]
        if not player.is_person or devices.may_play(player, self.desk, intent.device):
            return True
        label = devices.label(self.desk, player.device)
        self.say(self.desk.words("table-other-device", name=player.name, device=label))
        return False

    def say(self, text: str, seconds: float = MESSAGE_SECONDS) -> None:
        """Show one line for a few seconds: what to do."""
        self.message, self.message_left = text, seconds

    def refuse(self, text: str) -> None:
        """Show one line for a few seconds: why something cannot be done."""
        self.say(text)
        self._refused = self.age
        self.desk.sounds.play("refused")

    @property
    def shake(self) -> float:
        """How far aside a refusal is that was just told."""
        return 0.0 if self.desk.settings.reduced_motion else shaken_aside(self.age - self._refused)

    # What is this?

    def things(self) -> Sequence[Explained]:
        """All that can be asked about, as it lies now."""
        look, words = self.look(), self.desk.words
        tools = self.presenter.places(look).tools
        named = Explained(tools, words("explain-tools"), words("explain-tools-said"))
        places = self.presenter.places(look)
        digest = places.digest if look.digested and places.digests else None
        told = [Explained(digest, words("digest-title"), words("explain-digest"))] if digest else []
        return (*self._unsaved(), *self.presenter.explained(look), *told, named)

    def _unsaved(self) -> Sequence[Explained]:
        """What the sign says that is shown while the match cannot be saved."""
        words, error, tool = self.desk.words, self.play.trouble, self.place_of_tool("pause")
        if error is None or tool is None:
            return ()
        said = words("table-unsaved-said", reason=reason(words, error))
        return (Explained(Box.round((tool, self._sign_on(tool))), words("pause-unsaved-title"), said),)

    def explain(self) -> Change | None:
        """The walk through all of that; it goes on where it ended."""
        return Push(Explanation(self.desk, self.things, self._explained), self._explained_to)

    def _explained_to(self, at: int | None) -> None:
        self._explained = at or 0

    def _pass_asking(self, seconds: float) -> None:
        if self.host.explains:
            self._asking.pass_time(seconds, self._asked_about)

    def _asked_about(self, pos: Point) -> Explained | None:
        """What lies there, unless something moves, or a person is just choosing what to do."""
        finger = self.desk.device.kind == "touch"
        if not self.play.director.still or (self._tools.hover is not None and not finger):
            return None
        if self.presenter.selecting and self.desk.device.kind == "mouse":
            return None
        asked = (self._unsaved(), self._told_tools(), self.things()) if finger else (self.things(),)
        return next((found for things in asked if (found := at_point(things, pos))), None)

    def _told_tools(self) -> Sequence[Explained]:
        """The name of each tool, for a finger: a pointer is told by tips."""
        return [Explained(tool.box, "", tool.tip) for tool in self._tool_buttons(self._places)]

    # What is seen

    def look(self) -> Look[Any]:
        """The table now, made once for each input and each frame."""
        play, director = self.play, self.play.director
        look = Look(
            view=director.shown,
            poses=director.poses(),
            specks=director.specks(),
            lineup=play.match.lineup,
            deciding=play.decider is not None and director.still,
            played=play.played if director.still else None,
            holder=play.match.holder if director.still else None,
            hint=play.hint.action if play.hint else None,
            thinking=play.thinker if director.still else None,
            seconds=0.0 if self.desk.settings.reduced_motion else self.age,
            age=self.age,
            notes=play.match.notes(play.viewpoint.seat),
            disclosed=play.match.all_notes() if play.match.result() is not None else {},
            turning=self.turned(),
            gliding=None if self.turned() else self._rings.gliding,
            coming=director.coming,
            thinker=play.thinker,
        )
        return self.host.seen(look)

    def turned(self) -> Turning | None:
        """The seats on their way round the table; nobody waits for them."""
        if self._turning is None or self.desk.settings.reduced_motion or math.isinf(self.desk.speed):
            return None
        before, since = self._turning
        share = (self.age - since) * self.desk.speed / TURN_SECONDS
        return Turning(before, 1.0 - ease_in_out(share)) if share < 1.0 else None

    def draw(self, picture: Picture) -> None:
        look, first = self.look(), len(picture.items)
        self.presenter.draw(picture, look)
        draw_moving(picture)
        self._rings.see(picture)
        self._draw_over(picture, look)
        self.quiet.draw(picture, first, self.desk.settings.reduced_motion)

    def rehearse(self, picture: Picture) -> None:
        look = self.look()
        self.presenter.rehearse(picture, look)
        box = self.presenter.places(look).tools.columns(MOST_TOOLS, TOOL_GAP)[0]
        for tool in (HURRYING, *TOOLS):
            IconButton(tool.name, box, tool.icon).draw(picture, Bearing())
        self._draw_over(picture, look)

    def _draw_over(self, picture: Picture, look: Look[Any]) -> None:
        """Draw the tools, what keys do, and what is said."""
        places = self.presenter.places(look)
        hover, caps = self._tools.hover, self._caps()
        key = "tools", places.tools, self.host.tools(), caps, hover, self._hurry is None
        picture.alike(key, lambda inner: self._draw_tools(inner, self._tool_buttons(places), caps, hover))
        if self.play.trouble is not None:
            self._draw_unsaved(picture)
        if hover is not None:
            self._tools.draw_tip(picture, self._tool_buttons(places))
        prompts = self.presenter.prompts(look)
        if self.waited_for:
            prompts = (*prompts_of(self.desk.words, hurry="table-hurry"), *prompts)
        said = look.again or self.message_left > 0
        if prompts and not ((said or self.host.hinting) and places.message.bottom > places.prompts.y):
            room = self.host.prompts_room(picture, look, places)
            prompt_bar(picture, self.desk, prompts, room.centre, most=room.w)
        self.host.draw(picture, look, places)
        self._draw_ways_on(picture, places)
        if self._asking.shown is not None and self.host.explains:
            draw_told(picture, self.desk, self._asking.shown, ((places.tools, 20.0),))

    def _draw_unsaved(self, picture: Picture) -> None:
        """A sign on the tool that tells more, as long as the match cannot be saved."""
        tool = self.place_of_tool("pause")
        if tool is not None:
            at = self._sign_on(tool)
            with picture.above():
                pill(picture, at, "warn")
                picture.sprite("ui/icons/save", at.centre, SIGN * 0.66, tint="dark")

    def _sign_on(self, tool: Box) -> Box:
        at = Box.around((tool.right - 0.004, tool.y + 0.004), SIGN, SIGN)
        return at.moved_into(self.desk.frame.box.inset(0.003))

    def _caps(self) -> Sequence[str]:
        """The key of each tool; "" for none. A finger has none."""
        heard, tools = ("cancel", *self.host.commands), self.host.tools()
        if self.desk.device.kind == "touch":
            return ("",) * len(tools)
        keys = (keys_of(self.desk, tool.command) if tool.command in heard else () for tool in tools)
        return tuple(key[0] if key else "" for key in keys)

    def _draw_tools(
        self, picture: Picture, buttons: Sequence[Widget], caps: Sequence[str], hover: object
    ) -> None:
        """The round buttons, each with its key on its lower edge."""
        for button in buttons:
            picture.touchable(button.id, button.box)
            button.draw(picture, Bearing(hovered=hover == button.id))
        with picture.above():
            for key, button in zip(caps, buttons, strict=True):
                if key:
                    wide = key_width(picture, key, CAP)
                    key_cap(picture, key, (button.box.cx - wide / 2, button.box.bottom - 0.002), CAP)

    def _draw_ways_on(self, picture: Picture, places: Places) -> None:
        """What can be chosen after the end; one has the focus."""
        if picture.covered:
            return
        ways_on = self._ways_on(places)
        focus = next((way.id for way in ways_on if way.id == self._tools.focus), ways_on and ways_on[0].id)
        with picture.above():
            for way in ways_on:
                picture.touchable(way.id, way.box)
                astray = self._tools.astray(way, ways_on) if way.id == focus else (0.0, 0.0)
                hovered = self._tools.hover == way.id
                way.draw(picture, Bearing(focused=way.id == focus, hovered=hovered, astray=astray))

    def _ways_on(self, places: Places) -> Sequence[Widget]:
        return self.host.ways_on(places) if self.play.director.still else ()

    def _buttons(self, look: Look[Any]) -> Sequence[Widget]:
        places = self.presenter.places(look)
        return [*self._tool_buttons(places), *self._ways_on(places)]

    def place_of_tool(self, name: str) -> Box | None:
        """Where a tool is pressed."""
        return next((each.box for each in self._tool_buttons(self._places) if each.id == name), None)

    @property
    def _places(self) -> Places:
        return self.presenter.places(self.look())

    def _tool_buttons(self, places: Places) -> Sequence[Widget]:
        tools, words = self.host.tools(), self.desk.words
        boxes = places.tools.columns(MOST_TOOLS, TOOL_GAP)[MOST_TOOLS - len(tools) :]
        labels = [words(tool.words) for tool in tools]
        if self.play.trouble is not None:
            unsaved = words("pause-unsaved-title")
            labels = [
                f"{label} · {unsaved}" if tool.name == "pause" else label
                for tool, label in zip(tools, labels, strict=True)
            ]
        return [
            IconButton(
                tool.name,
                box,
                tool.icon,
                kind="primary" if tool.name == "hurry" and self._hurry else "secondary",
                label=label,
                tip=label,
                enabled=tool.enabled,
            )
            for tool, box, label in zip(tools, boxes, labels, strict=True)
        ]


TOOLS = tuple(Tool(name, TOOL_ICONS.get(name, name), f"table-{name}") for name in TOOL_NAMES)
TOOLS_WITHOUT_UNDO = tuple(structs.replace(tool, enabled=tool.name != "undo") for tool in TOOLS)
HURRYING = Tool("hurry", "speed", "table-hurry")  # instead of the hint, while people wait for AIs


class MatchHost:
    """Hints, undo, log, rules and the menu; curtains, the digest and the results."""

    commands: Sequence[str] = ("hint", "undo", "log", "explain", "help", "skip", "hurry")
    explains = True

    def __init__(self, table: TableScene) -> None:
        self.past = Past(table.desk, table.play)
        self._table, self._desk, self._play = table, table.desk, table.play
        self._tempo = Tempo()
        self._digest: list[LogEntry] = []  # since the viewer's last turn, until they act
        self._deeds: Sequence[PlayedAction[Any]] = ()
        self._told_from = -math.inf  # the second at which that came in sight
        self._decided: Seat | None = None  # who decided last
        self._turned = False  # it was told that the table turns
        self._again: LogEntry | None = None  # the line of a move that is shown again
        self._ended = False
        self._hinted: object = None  # the hint that is shown
        self._hint_told = ""  # its words

    @property
    def calm(self) -> bool:
        return True

    @property
    def hinting(self) -> bool:
        free = self._table.message_left <= 0 and not self._table.presenter.selecting
        return bool(self._hint_told) and self._play.hint is not None and self._again is None and free

    def state(self, look: Look[Any]) -> str:
        if self._ended:
            return "over"
        if not (look.deciding or look.played):
            return "waiting"
        presenter = self._table.presenter
        return "hint" if look.hint is not None and not presenter.selecting else presenter.state(look)

    @property
    def asked(self) -> object:
        play, hint = self._play, self._play.hint
        if self._ended:
            return "over"
        if play.held:
            return None
        if play.played is not None and self._again is None:
            return play.match.ply, play.match.holder, play.match.face_down
        if play.decider is None or play.viewpoint.curtain is not None or self._again is not None:
            return None
        return play.match.ply, play.decider, hint and hint.action

    def tools(self) -> Sequence[Tool]:
        play = self._play
        able = play.director.still and (play.match.undo_ply() is not None or play.can_go_back)
        tools = TOOLS if able else TOOLS_WITHOUT_UNDO
        return (HURRYING, *tools[1:]) if self._table.waited_for else tools

    def prompts_room(self, picture: Picture, look: Look[Any], places: Places) -> Box:
        return places.prompts

    def ways_on(self, places: Places) -> Sequence[Widget]:
        if not self._ended:
            return ()
        words, room = self._desk.words, self._desk.frame.box.inset(0.02)
        box = places.ways_on or Box.around(places.message.centre, *WAYS_ON)
        box = box.moved(max(room.x - box.x, min(0.0, room.right - box.right)))
        results, rematch = box.columns(2, 0.016) if box.w > 3 * box.h else box.rows(2, 0.016)
        return (
            Button("results", results, words("pause-results"), icon="trophy"),
            Button(
                "rematch",
                rematch,
                words("results-rematch"),
                kind="primary",
                icon="restart",
                note=words("results-rematch-note") if rematch.w > LEAST_NOTED else "",
            ),
        )

    def hear(self, intent: Intent) -> str | None:
        shown_again = self._again is not None
        if isinstance(intent, DECISIVE):
            self._again = None
        match intent:
            case intents.Menu():
                return "pause"
            case intents.Cancel() if shown_again:
                return "stop"
            case intents.Cancel() if self._play.hinted and not self._table.presenter.selecting:
                return "unhint"
            case intents.Cancel() if not self._table.presenter.selecting:
                return "pause"
            case intents.Command(name) if name in TOOL_NAMES:
                return name
            case intents.DeviceRemoved(device=device):
                return self._lost(device)
        return None

    def use(self, tool: str, skipped: bool) -> Change | None:
        match tool:
            case "hint":
                self._ask_hint()
            case "unhint":
                self._play.drop_hint()
                self._table.message_left = 0.0
            case "undo" if not skipped and self._may_undo():
                return self._undo()
            case "results":
                return Push(OpenResults(self._play), lambda following: following)
            case "rematch":
                return again(self._desk, self._play, self._play.match.lineup.rotated())
            case "log":
                self._play.cover()
                box = self._table.presenter.places(self._table.look()).log
                entries = self.past.rounds(self.past.newest(LOG_LINES))
                return Push(LogScene(self._desk, entries, self._play.match.lineup, box), self._log_left)
            case "explain":
                return self._table.explain()
            case "help":
                state = self._table.state
                self._play.cover()
                return Push(OpenRules(self._play.match.game.name, state))
            case "pause":
                self._play.cover()
                return Push(OpenPause(self._play), self._pause_left)
        return None

    def act(self, action: Action) -> None:
        self._table.act(action)

    def settle(self, settle: Settle) -> None:
        self.past.forget()
        match settle.how:
            case "pass-on":
                self._play.pass_on()
            case "turn-over":
                self._desk.sounds.play("card_flip")
                self._play.turn_over()
            case "take-back":
                self._undo()

    def seen(self, look: Look[Any]) -> Look[Any]:
        """The look, with the last lines of the log: not of actions that still move or wait."""
        ply = self._play.director.shown_ply
        recent = [entry.line for entry in self.past.newest(RECENT_LINES, ply)]
        told = tuple(entry.line for entry in self._digest) if look.deciding else ()
        deeds = self._deeds if look.deciding else ()
        again = self._again is not None
        return replace(look, recent=recent, digest=told, deeds=deeds, told=self._told_for(), again=again)

    def _told_for(self) -> float:
        """For how many seconds one has seen what others did; reduced motion shows all of it at once."""
        if self._desk.settings.reduced_motion or math.isinf(self._desk.speed):
            return math.inf
        return (self._table.age - self._told_from) * self._desk.speed

    def update(self, seconds: float) -> None:
        if self._play.kept:
            self._desk.reviews.follow(
                self._play.match, idle=self._play.thinker is None and not self._play.looks_ahead
            )
        self._keep_tempo(seconds)
        if self._again is not None and math.isinf(self._desk.speed):
            self._play.director.speed = 1.0  # an old move is shown at normal speed, also if motion is off

    def _keep_tempo(self, seconds: float) -> None:
        """What AIs do goes at a speed of its own, if people wait for it."""
        play, director, wish = self._play, self._play.director, self._desk.settings.ai_speed
        play.brisk = wish != "same" and bool(play.match.lineup.people())
        ply = director.shown_ply
        seat = play.thinker if ply is None else play.match.actor(ply + 1)
        if not play.brisk or seat is None or not (director.still or director.brisk):
            self._tempo.begin()
            return
        self._tempo.wait(seat, play.match.lineup.players[seat].level, seconds)
        director.speed = self._tempo.speed(wish, director.left)

    def settled(self, seconds: float) -> Change | None:
        """A curtain, a new decision, or the end."""
        self._again = None
        if self._play.match.result() is not None:
            return self._finish()
        waiting = self._play.viewpoint.curtain
        if waiting is not None:
            if self._table.turned() is not None:
                return None  # below a curtain nothing moves, so the seats go round first
            player = self._play.match.lineup.players[waiting]
            self._table.message_left = 0.0  # it was for whoever has gone
            return Push(Curtain(self._desk, player, lambda: self._called(waiting)), self._curtain_left)
        if self._table.begin_decision():
            self._table.message_left = 0.0  # what was told was about another decision
            self._open_digest()
            self._told_from = self._table.age
            self._tell_turned()
        self._show_hint()
        return None

    def closed(self) -> None:
        pass

    def _called(self, seat: Seat) -> Box:
        """The panel of a person behind the curtain."""
        presenter, look = self._table.presenter, self._table.look()
        box = presenter.place_of(f"call:{seat}", look) or presenter.place_of(f"seat:{seat}", look)
        return box or self._desk.frame.box

    def _finish(self) -> Change | None:
        if self._ended:
            return None
        self._ended = True
        return Push(OpenResults(self._play), lambda following: following)

    def _open_digest(self) -> None:
        seat = self._play.decider
        if seat is not None:
            waited = bool(self._play.match.since(seat))
            self._digest = self.past.digest(seat)[-DIGEST_LINES:] if waited else []
            self._deeds = self.past.deeds(seat) if waited else ()

    def _tell_turned(self) -> None:
        """The first time that the table turns from one person to the next, it says so."""
        seat, before = self._play.decider, self._decided
        if seat is None:
            return
        self._decided = seat
        if before not in (None, seat) and not self._turned:
            said = self._table.presenter.turned(self._table.look())
            self._turned = bool(said)
            if said:
                self._table.say(said)

    def _lost(self, device: Device) -> str | None:
        """A device was pulled out that somebody plays with: pause, and any device may play for them."""
        own = devices.name_of(device)
        owners = [
            player for player in self._play.match.lineup.players if player.is_person and player.device == own
        ]
        for player in owners:
            told = self._desk.words("table-device-gone", name=player.name, number=device.number)
            self._desk.toast(told, "warn")
        return "pause" if owners else None

    def _pause_left(self, following: Change | None) -> Change | None:
        self.past.forget()
        self._table.message_left = 0.0  # the language may have changed
        self._open_digest()
        self._table.begin_decision()
        self._table.presenter.forget()
        return following

    def _curtain_left(self, answer: str | None) -> Change | None:
        if answer != "lifted":
            return self.use("pause", False)
        self._desk.sounds.play("curtain")
        self._play.lift()
        return None

    def _log_left(self, ply: int | None) -> Change | None:
        if ply is not None:
            told = self.past.newest(LOG_LINES)
            self._again = next(entry for entry in reversed(told) if entry.ply == ply)
            self._play.replay(ply)
        return None

    def _ask_hint(self) -> None:
        seat = self._play.decider
        if seat is None:
            self._table.say(self._desk.words("table-hint-not-now"), NOT_NOW_SECONDS)
            return
        if not self._play.match.lineup.players[seat].assist.hints:
            told = "table-hint-off"
        else:
            self._play.ask_hint()
            told = "table-hint-thinking"
        self._table.say(self._desk.words(told))

    def _show_hint(self) -> None:
        hint = self._play.hint
        if hint is not None and hint is not self._hinted:
            self._table.presenter.forget()  # the hint is what Enter does now
        self._hinted = hint
        if hint is not None:
            match = self._play.match
            names = [player.name for player in match.lineup.players]
            text = advice(self._desk.words, match.game.name, hint.reason, names)
            if text != self._hint_told:
                self._desk.sounds.play("hint")
                self._table.message_left = 0.0
            self._hint_told = text
        else:
            self._hint_told = ""

    def _may_undo(self) -> bool:
        """Whether what a person would take back a decision from has been in sight for long enough."""
        if self._table.asked is None or self._play.match.undo_ply() is None or self._table.may_decide():
            return True
        self._table.quiet.refuse(self._table.place_of_tool("undo"))
        return False

    def _undo(self) -> Change | None:
        if self._play.undo():
            self._desk.sounds.play("undo")
            self.past.forget()
            if self._table.begin_decision():
                self._open_digest()
            self._table.presenter.forget()
            self._table.message_left = 0.0
            return None
        change = back(self._play)
        if change is None:
            self._table.say(self._desk.words("table-undo-not-now"))
        return change

    # What is said

    def draw(self, picture: Picture, look: Look[Any], places: Places) -> None:
        said = self._again is not None or self.hinting or self._table.message_left > 0
        digest = places.digest or places.message.within(places.message.w, DIGEST_HEIGHT)
        if look.digested and places.digests and not (said and digest.overlaps(places.message)):
            draw_digest(picture, self._desk.words, look.digest, digest, look.lineup)
        if picture.covered:
            return  # the dialog tells there what keys do
        if self._again is not None:
            self._draw_again(picture, self._again, places.message)
        elif self.hinting:
            self._draw_hint(picture, places.message)
        elif self._table.message_left > 0:
            with picture.above(), picture.shift(self._table.shake, 0.0):
                panel(picture, places.message, "toast", radius=24)
                room = places.message.inset(EDGE, 0.006)
                picture.text(self._table.message, room, TEXT, align="centre", lines=2)

    def _draw_hint(self, picture: Picture, box: Box) -> None:
        """The words of the hint, and what plays it and puts it away, if there is room."""
        words = self._desk.words
        both = prompts_of(words, confirm="table-hint-play", cancel="table-hint-away")
        wide_told = picture.text_width(self._hint_told, TEXT)
        lines = min(HINT_LINES, max(2, ceil(wide_told / (box.w - 0.15) + 0.15)))
        more = (lines - 2) * LINE
        hangs = box.cy < self._desk.frame.box.cy  # at the top it grows down
        box = Box(box.x, box.y - (0.0 if hangs else more), box.w, box.h + more)
        with picture.above():
            panel(picture, box, "toast", radius=24)
            outline(picture, box, "focus", 24, 3)
            mark, rest = box.inset(EDGE / 2, 0.006).cut_left(0.04, 0.008)
            picture.sprite("ui/icons/hint", mark.centre, 0.036, tint="focus")
            room = rest.w - wide_told / (lines - 0.2)  # it breaks between words
            for prompts in (both, both[:1], (Prompt("confirm", ""),)):
                wide = prompts_width(picture, self._desk, prompts)
                if wide + KEYS_GAP < room:
                    keys, rest = rest.cut_right(wide, KEYS_GAP)
                    draw_prompts(picture, self._desk, prompts, keys)
                    break
            picture.text(self._hint_told, rest, TEXT, align="centre", lines=lines)

    def _draw_again(self, picture: Picture, entry: LogEntry, box: Box) -> None:
        """The line of the move that is shown again."""
        words = self._desk.words("table-again")
        with picture.above():
            panel(picture, box, "toast", radius=24)
            row = box.inset(EDGE, (box.h - AGAIN_ROW) / 2)
            picture.sprite("ui/icons/restart", (row.x + 0.014, row.cy), BIG, tint="focus")
            width = min(picture.text_width(words, TEXT, "title") + 0.004, row.w * 0.4)
            title, line = row.cut_left(0.036)[1].cut_left(width, 0.024)
            picture.text(words, title, TEXT, face="title", colour="focus")
            draw_line(picture, entry.line, line.inset(0.0, 0.003), self._play.match.lineup)
