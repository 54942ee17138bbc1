"""The window: opens it, runs the loop, and does everything that scenes should not care about."""

from __future__ import annotations

import atexit
import gc
import json
import logging
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, TypeAlias
from weakref import WeakKeyDictionary

import msgspec
import pygame
from pygame import Surface

from game import places
from game.arguments import Options
from game.client.compose import age_toasts, compose, wanted_drawings
from game.client.desk import Desk, Reviewing, Thinking
from game.client.intents import (
    KEYBOARD,
    Close,
    Device,
    DeviceAdded,
    DeviceRemoved,
    FullScreen,
    Intent,
    PointAt,
    Resized,
    Snapshot,
)
from game.client.layout import Frame, Pixels, Point
from game.client.paint.art import Art
from game.client.paint.drawing import Drawing
from game.client.paint.fonts import Fonts
from game.client.paint.picture import Picture
from game.client.paint.png import write_picture
from game.client.paint.stage import Stage
from game.client.scene import Answer, Ask, Change, Home, Push, Quit, Scene, Stack, Target
from game.client.screens.ask import ErrorScene, Notice
from game.client.screens.progress import Progress
from game.client.screens.routes import first_route, scene_of
from game.client.window import display, heap
from game.client.window.sound import Sounds, Volumes
from game.client.window.translator import Listening, Translator
from game.door import Unfit, contents
from game.home import store
from game.home.folder import LOG, Taken, held, logged
from game.home.settings import AI_SPEEDS, LEAST_SIDE, MOST_SIDE, SETTINGS, Settings
from game.manners import is_scarcity
from game.texts import Words, system_language

if TYPE_CHECKING:
    from game.client.window.ahead import Ahead
    from game.client.window.studio import Studio

First: TypeAlias = Callable[[Desk, Options], Target]

FRAME_SECONDS = 1 / 60
CALM_SECONDS = 1 / 12  # between frames in which things only breathe, bob and twinkle
IDLE_SECONDS = 0.5  # while nothing moves
AWAKE_SECONDS = 0.6  # after an input a button may grow, so it is not calm yet
REST_SECONDS = 60.0  # without input, things stop breathing

NOTICE_SIZE = (800, 450)
LEAST_SECONDS = 1 / 120  # between two frames, whatever happens
CHECK_SECONDS = 0.005  # between two checks for events; pygame itself checks every millisecond
LONGEST_STEP = 0.1  # no scene is told of more seconds, however long a frame took
MOST_SHORTAGES = 5  # frames in a row that fail for want of memory or files, before the window ends
FADE_SECONDS = 0.16
RESIZE_PAUSE = 0.2  # seconds without a new size before everything is drawn again
PATIENCE_SECONDS = 0.3  # art that takes longer to draw is drawn behind a bar
AHEAD_SECONDS = 0.3  # nothing has moved for so long before what may come next is drawn ahead
TAKING_SECONDS = 0.02  # of a frame, to fetch pictures that were drawn

log = logging.getLogger(__name__)


class TooLittle(Exception):
    """The system gives too little memory, or too few open files, to go on."""


class NoPicture(Exception):
    """The picture that the command line wants cannot be written."""


def run(options: Options) -> int:
    """Open the window and stay until it is closed; the status for the shell."""
    started = time.perf_counter()
    home = options.data_dir or places.home()
    try:
        with held(home), logged(home):
            return _run(options, home, started)
    except Taken:
        words = Words(options.lang or system_language())
        print(words("folder-taken", folder=places.readable(home)), file=sys.stderr)
        if not (options.frames or options.shot or display.unseen()):
            _show_taken(options, home)
        return 1


def _show_taken(options: Options, home: Path) -> None:
    """Who has started from an icon sees no terminal: say it in a window too, in another folder."""

    def first(desk: Desk, _: Options) -> Notice:
        text = desk.words("folder-taken-text", folder=places.readable(home))
        return Notice(desk, desk.words("folder-taken-title"), text)

    with suppress(OSError, display.NoDisplay, TooLittle), TemporaryDirectory() as folder:
        with suppress(OSError, Unfit):
            store.write(Path(folder) / SETTINGS.name, contents(home / SETTINGS.name))  # looks as chosen
        window = Window(replace(options, size=NOTICE_SIZE, fullscreen=False, mute=True), Path(folder), first)
        try:
            _obey_system(window)
            window.run(time.perf_counter())
        finally:
            window.close()


def _run(options: Options, home: Path, started: float) -> int:
    try:
        window = Window(options, home)
    except display.NoDisplay as error:
        print(error, file=sys.stderr)
        return 1
    wanting = False
    try:
        _obey_system(window)
        window.run(started)
    except NoPicture as error:
        print(error, file=sys.stderr)
        return 1
    except TooLittle:
        wanting = True
    finally:
        window.close()
    if wanting:
        saved = "no" if window.desk.unsaved else "yes"
        print(window.desk.words("ended-for-want", saved=saved), file=sys.stderr)
        return 1
    return 128 + signal.SIGINT if window.told_to_end == signal.SIGINT else 0


def _obey_system(window: Window) -> None:
    """End like by the close button when the system or the terminal wants it; at the second time, at once."""

    def told(number: int, _: object) -> None:
        window.told_to_end = number
        signal.signal(number, signal.SIG_DFL)

    for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), told)


def _thinker() -> Thinking:
    from game.ai.worker import Thinker  # takes time to load, and a start at the title does not need it

    return Thinker()


def _reviewer() -> Reviewing:
    from game.review.background import Reviewer  # takes time to load, too

    return Reviewer()


class Window:
    """One window with its scenes, from the `first` on."""

    def __init__(self, options: Options, home: Path, first: First = first_route) -> None:
        self.options = options
        self.home = home
        settings, trouble = SETTINGS.look(home)
        self._size_at_start = settings.window
        self._unsaved: dict[str, Any] = {}  # changed settings that are not on disk
        self._asked = _overridden(settings, options)
        heap.look_seldom()
        self.screen = display.opened(self._asked, options.size)
        self.sounds = Sounds(_volumes(self._asked))
        self.desk = Desk(
            frame=Frame(*self.screen.get_size(), self._asked.big_text),
            settings=self._asked,
            home=home,
            art=Art(home / "cache"),
            fonts=Fonts(),
            sounds=self.sounds,
            think=_thinker,
            review=_reviewer,
            reads_aside=True,
            lively=not options.shot,
            on_change=self._changed,
        )
        if trouble:
            self.desk.toast(trouble.told(self.desk.words), "warn")
        self.translator = Translator(
            self._place, lambda: self.desk.settings.keys, lambda: self.desk.settings.buttons
        )
        self.desk.rumble = self.translator.rumble
        self.stage = Stage(self.screen)
        self.pace = Pace()
        self.stack = Stack(first(self.desk, options), lambda route: scene_of(self.desk, route))
        self.work: list[float] = []  # seconds of each frame
        self.told_to_end: int | None = None  # the signal that said so
        self._asked_to_end = False  # whether it shall end although something is not saved
        self._fading: Surface | None = None
        self._fade_left = 0.0
        self._wanted_size: tuple[tuple[int, int], float] | None = None
        self._typing = False
        self._begun = False  # whether the first frame has been drawn
        self._shortages = 0  # frames in a row for which the system gave too little
        self._alone = False  # too little for processes that draw
        self._rehearsed: WeakKeyDictionary[Scene[Any], tuple[object, ...]] = WeakKeyDictionary()  # for what
        self._new: Sequence[Scene[Any]] = ()  # whose art is not in memory yet
        self._studio: Studio | None = None  # draws art that is needed now
        self._ahead: Ahead | None = None  # draws what may be needed soon
        self._idle = 0.0  # seconds since something moved, somebody did something, or art was needed
        self._progress = Progress(self.desk)
        self._before: Surface | None = None  # the last picture, while the new size is being drawn
        self._stretched: tuple[int, int] | None = None  # the size that it was last stretched to
        pygame.key.stop_text_input()

    def run(self, started: float) -> None:
        """The loop."""
        last = time.perf_counter()
        while not (self.stack.over or self.told_to_end):
            events = self._wait(last)
            begun = time.perf_counter()
            passed, last = begun - last, begun
            self.translator.pass_time(passed)
            self.frame(events, min(LONGEST_STEP, passed))
            if self._studio:
                continue  # no frame yet: art is being drawn
            self.work.append(time.perf_counter() - begun)
            if len(self.work) == 1:
                log.info("first frame %.3f s after the start", time.perf_counter() - started)
                try:
                    self._opened()
                except Exception as error:
                    if not is_scarcity(error):
                        raise
                    self._spare(error)
            if self.options.frames and len(self.work) >= self.options.frames:
                break
        if self.options.frames and self.work:  # else it was ended before its first frame
            print(json.dumps(statistics(self.work, self.screen.get_size())), flush=True)
        if self.options.shot:
            self._write_shot(self.options.shot)

    def _write_shot(self, path: Path) -> None:
        try:
            write_picture(self.screen, path)
        except OSError as error:
            raise NoPicture(f"The picture {path} cannot be written: {error.strerror}.") from error

    def close(self) -> None:
        try:
            self.stack.apply(Quit())
            self._keep_size()
            self._close_studio()
            if self._ahead is not None:
                self._ahead.close()
            self.sounds.close()
        finally:
            self.desk.close()  # whatever happens, games are written
        if self.desk.unsaved:
            print(self.desk.words("unsaved-left", reason=self.desk.unsaved), file=sys.stderr)
        self.desk.art.prune()
        if self.sounds.busy:  # closed a second time, a device ends the program in an abort, or never
            atexit.unregister(pygame.quit)
            pygame.display.quit()
        else:
            pygame.quit()

    # One frame

    def _wait(self, last: float) -> list[pygame.event.Event]:
        """Sleep until something happens or the next frame is due."""
        due = last + self._pause()
        first = pygame.event.poll()
        while first.type == pygame.NOEVENT and (left := due - time.perf_counter()) > 0.0:
            if self.told_to_end:
                break
            time.sleep(min(left, CHECK_SECONDS))
            first = pygame.event.poll()
        if first.type != pygame.NOEVENT:  # a mouse may send a thousand events a second
            time.sleep(max(0.0, LEAST_SECONDS - (time.perf_counter() - last)))
        events = pygame.event.get()
        return events if first.type == pygame.NOEVENT else [first, *events]

    def _pause(self) -> float:
        if self.options.frames:
            return FRAME_SECONDS
        seconds = self.pace.seconds(self.still, self._calm())
        return min(seconds, CALM_SECONDS) if self._ahead is not None and self._ahead.looking else seconds

    @property
    def still(self) -> bool:
        """Nothing moves until somebody does something."""
        return not self._busy() and self.stack.top.still

    @property
    def drawing(self) -> bool:
        """A bar is shown while art is drawn."""
        return self._studio is not None

    def _calm(self) -> bool:
        return not self._busy() and self.stack.top.calm

    def _busy(self) -> bool:
        return bool(
            self.desk.toasts or self._fading or self._wanted_size or self._studio or self.translator.repeating
        )

    def frame(self, events: Sequence[pygame.event.Event], seconds: float) -> None:
        """What happens in one turn of the loop: these events, so many seconds, a picture."""
        if not (events or self.options.frames) and self.pace.asleep(self._calm()):
            return
        try:
            self._live(events, seconds)
            if not self.stack.over:
                self._draw(seconds)
                if self._calm():
                    heap.sweep()
            self._shortages = 0
        except Exception as error:
            if is_scarcity(error):
                self._spare(error)
            else:
                self._failed(error)

    def _live(self, events: Sequence[pygame.event.Event], seconds: float) -> None:
        """Everything in a frame except drawing."""
        for event in last_moves(events):
            self._window_event(event)
            for intent in self.translator.read(event, self._listening()):
                self._handle(intent)
        for intent in self.translator.tick(seconds):
            self._handle(intent)
        self._resize_if_settled()
        if not (self.stack.over or self._studio or self._wanted_size):  # nothing begins before it can be seen
            self.desk.tell_news()
            age_toasts(self.desk, seconds)
            self._apply(self.stack.top.update(seconds))
        if not self.stack.over:
            self._follow_typing()
            if self.stack.top.music:
                self.sounds.music.play(self.stack.top.music)

    def _window_event(self, event: pygame.event.Event) -> None:
        match event.type:
            case pygame.VIDEORESIZE | pygame.WINDOWSIZECHANGED:
                self._resized()
            case pygame.WINDOWEXPOSED:
                self.stage.forget()
        before = self.pace.attended
        self.pace.follow(event.type)
        if before and not self.pace.attended:
            self.sounds.music.pause()
        elif self.pace.attended and not before:
            self.sounds.music.resume()

    def _place(self, pixels: Pixels) -> Point:
        """The place of a pixel of the window in the layout that is seen, also if that is stretched."""
        frame, (width, height) = self.desk.frame, self.screen.get_size()
        return frame.point((pixels[0] * frame.width / width, pixels[1] * frame.height / height))

    def _listening(self) -> Listening:
        if self.stack.over:
            return Listening()
        top = self.stack.top
        return Listening(top.commands, top.typing, top.raw_keys, top.any_key)

    def _handle(self, intent: Intent) -> None:
        if self.stack.over:
            return
        self.pace.touch()
        self._idle = 0.0
        if not isinstance(intent, PointAt) or intent.device.kind != self.desk.device.kind:
            self._fade_left = 0.0  # an input ends a transition
        self.desk.device = self._used_last(intent)
        self.desk.gamepads = self.translator.gamepads
        match intent:
            case Close():
                self._close_button()
            case FullScreen():
                self.desk.change(
                    msgspec.structs.replace(self.desk.settings, fullscreen=not self.desk.settings.fullscreen)
                )
            case Snapshot():
                self._keep_picture()
            case DeviceAdded() | DeviceRemoved():
                self._device(intent)
                self._apply(self.stack.hear(intent))
            case _ if self._studio is None:
                self._apply(self.stack.hear(intent))

    def _close_button(self) -> None:
        """End, unless something could not be saved: then ask first. Pressed again, it ends all the same."""
        words, reason = self.desk.words, self.desk.unsaved
        if not reason or self._asked_to_end:
            self.stack.apply(Quit())
            return
        self._asked_to_end = True
        answers = (
            Answer("quit", words("unsaved-quit"), "danger"),
            Answer("stay", words("unsaved-stay"), "primary"),
        )
        asked = Ask(words("unsaved-title"), words("unsaved-text", reason=reason), answers, "warning")
        self._apply(Push(asked, self._close_answered))

    def _close_answered(self, answer: str | None) -> Change | None:
        self._asked_to_end = False
        return Quit() if answer == "quit" else None

    def _used_last(self, intent: Intent) -> Device:
        """The device used last: not one that was just plugged in, nor the keyboard for taking a picture.

        If it was pulled out, it is the keyboard.
        """
        used = self.desk.device
        if isinstance(intent, DeviceRemoved):
            return KEYBOARD if intent.device == used else used
        return used if isinstance(intent, DeviceAdded | Snapshot) else intent.device

    def _device(self, intent: Intent) -> None:
        here = isinstance(intent, DeviceAdded)
        text = self.desk.words(
            "toast-gamepad-here" if here else "toast-gamepad-gone", number=intent.device.number
        )
        self.desk.toast(text, "good" if here else "warn")

    def _apply(self, change: Change | None) -> None:
        if change is None:
            return
        overlay = self.stack.top.overlay
        self.stack.apply(change)
        if isinstance(change, Push):
            overlay = overlay or self.stack.top.overlay
        if not overlay and not self.desk.settings.reduced_motion:
            self._fading = self.screen.copy()
            self._fade_left = FADE_SECONDS

    def _follow_typing(self) -> None:
        if self.stack.top.typing != self._typing:
            self._typing = not self._typing
            (pygame.key.start_text_input if self._typing else pygame.key.stop_text_input)()

    def _draw(self, seconds: float) -> None:
        if self._wanted_size is not None:
            self._draw_stretched(self._wanted_size[0])
            return
        self._look_for_art()
        if self._studio is not None:
            self._draw_ahead(self._studio)
            return
        self._load_art()
        if self._before is not None:
            self._before = None
            log.info("drawn anew at %d x %d", *self.screen.get_size())
        self._look_ahead(seconds)
        picture = self._composed()
        patches = self.stage.show(picture.backdrop, picture.items, picture.kicked)
        if self._fading is not None:
            self._draw_fade(self._fading, seconds)
        elif patches:
            pygame.display.update(patches)
        self._begun = True

    def _composed(self) -> Picture:
        """The window as it should look now."""
        return compose(self.desk, self.stack.shown)

    def _draw_stretched(self, size: tuple[int, int]) -> None:
        """While a person changes the size of the window: the last picture, stretched."""
        if self._before is not None and self._stretched != size:
            self._stretched = size
            self.screen.blit(fitted(self._before, size), (0, 0))
            pygame.display.flip()

    def _look_for_art(self) -> None:
        """Draw what new scenes need: at once, or if that takes long, in the studio."""
        desk = self.desk
        looks = {scene: (desk.frame, desk.theme, scene.needs) for scene in self.stack.shown}
        new = [scene for scene, look in looks.items() if self._rehearsed.get(scene) != look]
        if new:
            anew = [scene for scene in new if self._rehearsed.get(scene, ())[:2] != looks[scene][:2]]
            self._rehearsed.update((scene, looks[scene]) for scene in new)
            self._new = new
            wanted = wanted_drawings(desk, new)
            if sum(drawing.seconds for drawing in wanted) > PATIENCE_SECONDS and not self._alone:
                self._open_studio(wanted)
            else:
                for drawing in wanted:
                    desk.art.draw_ahead(drawing)
            if not all(scene.overlay for scene in anew):
                self._tidy()

    def _load_art(self) -> None:
        """Read what new scenes need now or later into memory, so that no later frame waits for it."""
        for scene in self._new:
            scene.rehearse(self.desk.picture())
        self._new = ()

    def _look_ahead(self, seconds: float) -> None:
        """While nothing moves and nobody plays: draw what is likely to be opened next."""
        waits = self._calm() and all(scene.waits for scene in self.stack.scenes)
        self._idle = self._idle + seconds if waits else 0.0
        if self._idle < AHEAD_SECONDS or self._alone or self.options.frames or display.unseen():
            return
        if self._ahead is None:
            from game.client.window.ahead import Ahead

            self._ahead = Ahead(self.home / "cache")
        self._ahead.step(self.desk, self.stack.top.leads_to)

    def _open_studio(self, wanted: Iterable[Drawing]) -> None:
        from game.client.window.studio import Studio

        if self._ahead is not None:
            self._ahead.give_way()
        before = self._before or self.stage.copy()
        self._close_studio()
        self._studio = Studio(wanted)
        self._progress = Progress(self.desk, before and fitted(before, self.screen.get_size()))

    def _close_studio(self) -> None:
        if self._studio is not None:
            self._studio.close()
            self._studio = None

    def _draw_ahead(self, studio: Studio) -> None:
        """Fetch what has been drawn, and show how much is left."""
        until = time.perf_counter() + TAKING_SECONDS
        for drawing, png in studio.ready():
            self.desk.art.take_in(drawing, png)
            if time.perf_counter() > until:
                break
        self._progress.share = studio.share
        if studio.over:
            self._close_studio()
            self._tidy()
        picture = compose(self.desk, (self._progress,))
        pygame.display.update(self.stage.show(picture.backdrop, picture.items))

    def _draw_fade(self, before: Surface, seconds: float) -> None:
        """Fade the last scene out over the new one."""
        self._fade_left -= seconds
        if self._fade_left > 0 and before.get_size() == self.screen.get_size():
            before.set_alpha(round(255 * self._fade_left / FADE_SECONDS))
            self.screen.blit(before, (0, 0))
            self.stage.forget()
        else:
            self._fading = None
        pygame.display.flip()

    # Now and then

    def _opened(self) -> None:
        """After the first frame: start what takes time."""
        self._tidy()
        pygame.display.set_icon(self.desk.art.sprite("ui/app_icon", 64))
        pygame.joystick.init()
        if not self.options.mute:
            self.sounds.open()

    def _tidy(self) -> None:
        if self._begun:
            heap.tidy()

    def _resized(self) -> None:
        """The size is changing: the last picture is stretched until it has settled."""
        self._before = self._before or self.stage.copy()
        self.screen = self.stage.target = display.surface()
        self.stage.forget()
        self._wanted_size = self.screen.get_size(), time.perf_counter()

    def _resize_if_settled(self) -> None:
        if self._wanted_size is None:
            return
        since = self._wanted_size[1]
        if time.perf_counter() - since < RESIZE_PAUSE and not self.options.frames:
            return
        self._wanted_size = None
        self._take_size()

    def _take_size(self) -> None:
        self._before = self._before or self.stage.copy()
        self._stretched = None
        self.screen = display.surface()
        if self.screen.get_size() != (self.desk.frame.width, self.desk.frame.height):
            self.desk.resize(*self.screen.get_size())
        self.stage = Stage(self.screen)
        self._fading = None
        if not self.stack.over:
            self._apply(self.stack.top.handle(Resized(device=self.desk.device)))

    def _changed(self, settings: Settings) -> None:
        """The settings were changed: save them, and change the window."""
        before, self._asked = self._asked, settings
        self.sounds.set_volumes(_volumes(settings))
        if settings.fullscreen != before.fullscreen:
            display.fill_screen(settings.fullscreen)
            self._take_size()
        self.stage.forget()
        self._save(_changes(before, settings))

    def _save(self, changes: Mapping[str, Any]) -> None:
        """Change these values in the file, and those that it could not take before."""
        self._unsaved |= changes
        try:
            SETTINGS.change(self.home, lambda saved: msgspec.structs.replace(saved, **self._unsaved))
            self._unsaved = {}
        except OSError as error:
            log.warning("settings not saved: %s", error)
            self._tell_lost("toast-not-saved", error)

    def _keep_size(self) -> None:
        """Save the size of the window for the next start."""
        size = self.screen.get_size()
        if (
            not (self._asked.fullscreen or self.options.size or self.options.frames)
            and size != self._size_at_start
            and LEAST_SIDE <= min(size) <= max(size) <= MOST_SIDE
        ):
            self._save({"window": size})

    def _keep_picture(self) -> None:
        """Keep what the window shows, without the messages that lie over it."""
        messages = self.desk.toasts[:]
        if messages:
            self.desk.toasts.clear()
            self._draw(0.0)
            self.desk.toasts.extend(messages)
        moment = time.strftime("starbox-%Y%m%d-%H%M%S") + f"-{round(time.time() * 1000) % 1000:03}"
        path = self.home / "pictures" / f"{moment}.png"
        try:
            write_picture(self.screen, path)
        except (OSError, MemoryError, pygame.error) as error:
            self._tell_lost("toast-picture-lost", error)
        else:
            self.desk.toast(self.desk.words("toast-picture-kept", folder=places.readable(path.parent)))

    def _tell_lost(self, text: str, error: Exception) -> None:
        words = self.desk.words
        self.desk.toast(words(text, reason=store.reason(words, error)), "bad")

    def _spare(self, error: Exception) -> None:
        """The system gives too little: drop what can be made again, go on with less, and try again.

        TooLittle if that was tried often.
        """
        self._shortages += 1
        log.warning("too little memory or too few open files: %r", error)
        if self._shortages > MOST_SHORTAGES:
            raise TooLittle from error
        self._alone = True
        self._close_studio()
        self._fading = self._before = None
        self.desk.art.spare()
        self.desk.fonts.forget()
        self.stage.forget()
        self._rehearsed.clear()
        gc.unfreeze()
        gc.collect()
        self.desk.toast(self.desk.words("toast-want"), "warn")

    def _failed(self, error: Exception) -> None:
        """An error of ours: log it, and show the error screen instead of the broken scene."""
        log.error("error in a scene\n%s", "".join(traceback.format_exception(error)))
        if not self.stack.over and isinstance(self.stack.top, ErrorScene):
            raise error
        if self.stack.over:
            raise error
        self.stage.forget()
        self.stack.apply(Home(ErrorScene(self.desk, error, self.home / LOG)))


class Pace:
    """How often to draw: knows when the last input was, and whether the window can be seen."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        self._touched = clock()
        self._focused = True  # until it is lost; without a window manager no event tells it
        self._hidden = False

    @property
    def attended(self) -> bool:
        """Whether this is the window that the person works with."""
        return self._focused and not self._hidden

    def touch(self) -> None:
        """Note an input."""
        self._touched = self._clock()

    def follow(self, event: int) -> None:
        """Note an event of the window."""
        match event:
            case pygame.WINDOWFOCUSLOST:
                self._focused = False
            case pygame.WINDOWFOCUSGAINED:
                self._focused, self._hidden = True, False
                self.touch()
            case pygame.WINDOWMINIMIZED | pygame.WINDOWHIDDEN:
                self._hidden = True
            case pygame.WINDOWRESTORED | pygame.WINDOWMAXIMIZED | pygame.WINDOWSHOWN:
                self._hidden = False

    def asleep(self, calm: bool) -> bool:
        """Whether nothing must be drawn: the window is out of sight, or nobody has done anything for long."""
        since = self._clock() - self._touched
        alone = since > (REST_SECONDS if self._focused else AWAKE_SECONDS)
        return self._hidden or (calm and alone)

    def seconds(self, still: bool, calm: bool) -> float:
        """Between two frames."""
        if still or self.asleep(calm):
            return IDLE_SECONDS
        return CALM_SECONDS if calm and self._clock() - self._touched > AWAKE_SECONDS else FRAME_SECONDS


def last_moves(events: Sequence[pygame.event.Event]) -> list[pygame.event.Event]:
    """The events, without moves of the mouse that are followed by another move."""
    following = [*events[1:], None]
    return [
        event
        for event, after in zip(events, following, strict=False)
        if event.type != pygame.MOUSEMOTION or after is None or after.type != pygame.MOUSEMOTION
    ]


def fitted(surface: Surface, size: tuple[int, int]) -> Surface:
    """A picture stretched to another size."""
    return surface if surface.get_size() == size else pygame.transform.smoothscale(surface, size)


def statistics(work: Sequence[float], size: tuple[int, int]) -> dict[str, Any]:
    """What `--frames` prints: milliseconds of work in a frame."""
    ranked = sorted(work)

    def at(share: float) -> float:
        return round(ranked[min(len(ranked) - 1, int(share * len(ranked)))] * 1000, 3)

    quantiles = {"p50_ms": at(0.5), "p95_ms": at(0.95), "p99_ms": at(0.99), "max_ms": at(1.0)}
    return {"frames": len(work), "size": list(size), **quantiles}


def _overridden(settings: Settings, options: Options) -> Settings:
    """The settings, with what the command line wants for this run only."""
    wishes: dict[str, Any] = {
        "speed": options.speed,
        "ai_speed": options.speed and AI_SPEEDS[options.speed],
        "language": options.lang,
        "fullscreen": options.fullscreen or None,
        "mute": options.mute or None,
    }
    return msgspec.structs.replace(
        settings, **{key: wish for key, wish in wishes.items() if wish is not None}
    )


def _changes(before: Settings, after: Settings) -> dict[str, Any]:
    """What the person has changed."""
    names = [name for name in Settings.__struct_fields__ if getattr(after, name) != getattr(before, name)]
    return {name: getattr(after, name) for name in names}


def _volumes(settings: Settings) -> Volumes:
    return Volumes(settings.effects / 100, settings.music / 100, settings.mute)
