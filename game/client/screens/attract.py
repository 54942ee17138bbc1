"""The demo that begins when nobody does anything: two AIs play the games in turn. Any key ends it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from game import catalogue
from game.client.cues import Piece
from game.client.desk import Desk
from game.client.intents import DeviceAdded, DeviceRemoved, Intent, PointAt, Resized
from game.client.layout import Box
from game.client.motion.clips import ease_in_out, share_of
from game.client.paint.furniture import panel
from game.client.paint.picture import Picture
from game.client.scene import Change, Home, OpenAttract, OpenTitle, Pop, Replace, Scene
from game.client.table.begin import demo
from game.client.table.scene import MatchHost, Tool
from game.match.lineup import AI_NAMES, EMBLEMS, Bot, Lineup, Player
from game.match.match import begun, drawn_by_chance

SECONDS = 150.0  # of one game, then another
SHAKE = 0.02  # units; a pointer that moves less does not end it
LARGE_SECONDS = 3.0  # that the logo stands in the middle, before it leaves the table to the game
GLIDE_SECONDS = 0.7
LOGO = 0.19  # the height of the large one
SHAPE = 3.68  # its width against that
HINT = 0.032  # of the letters that tell how to begin
LOW = 0.05  # the height of that at the foot of a table


class NoTools(MatchHost):
    """The host of a table at which any key leads away."""

    commands: Sequence[str] = ()
    explains = False

    def tools(self) -> Sequence[Tool]:
        return ()


class Attract(Scene[None]):
    """Two AIs at a table that saves nothing."""

    music: Piece | None = "menu"
    any_key = True

    def __init__(self, desk: Desk, route: OpenAttract) -> None:
        self.desk = desk
        self._first = route.first
        self._game = route.game or secrets.choice(catalogue.names())
        players = tuple(Player(AI_NAMES[seat], EMBLEMS[seat], Bot("pilot")) for seat in range(2))
        seed = drawn_by_chance() if route.seed is None else route.seed
        self.table = demo(desk, begun(self._game, Lineup(players), seed), host=NoTools)
        self._age = 0.0
        self._pointer: tuple[float, float] | None = None

    @property
    def still(self) -> bool:
        return False

    def handle(self, intent: Intent) -> Change | None:
        match intent:
            case Resized() | DeviceAdded() | DeviceRemoved():
                return self.table.handle(intent)
            case PointAt(pos):
                start = self._pointer = self._pointer or pos
                if abs(pos[0] - start[0]) + abs(pos[1] - start[1]) <= SHAKE:
                    return None
        return Home(OpenTitle()) if self._first else Pop()

    def update(self, seconds: float) -> Change | None:
        """Play on. When the game ends, or has been shown for long enough, the next one begins."""
        self._age += seconds
        ended = self.table.update(seconds)
        return Replace(self._next()) if ended or self._age > SECONDS else None

    def _next(self) -> OpenAttract:
        games = catalogue.names()
        return OpenAttract(self._first, games[(games.index(self._game) + 1) % len(games)])

    def closed(self) -> None:
        self.table.closed()

    def draw(self, picture: Picture) -> None:
        self.table.draw(picture)
        picture.kicked = None  # the logo lies over the table
        with picture.above():
            self._draw_title(picture)

    def _draw_title(self, picture: Picture) -> None:
        """The logo, and how to begin: soon where the tools of a table are, and at its foot."""
        places, cx = self.table.presenter.places(self.table.look()), picture.frame.box.cx
        calm = self.desk.settings.reduced_motion
        aside = 1.0 if calm else ease_in_out(share_of(self._age - LARGE_SECONDS, GLIDE_SECONDS))
        words = self.desk.words("attract-any-key")
        hint = Box.around((cx, 0.265), picture.text_width(words, HINT, "title") + 0.1, 0.072)
        small = min(places.tools.h, places.tools.w / SHAPE)
        corner = places.tools.within(small * SHAPE, small)
        logo = Box.around((cx, 0.125), LOGO * SHAPE, LOGO).towards(corner, aside)
        foot = Box.around(places.prompts.centre, hint.w, LOW).moved_into(picture.frame.box.inset(0.01))
        hint = hint.towards(foot, aside)
        picture.sprite("title/logo", logo.centre, LOGO, scale=logo.h / LOGO)
        panel(picture, hint, "toast", 30)
        picture.text(words, hint, HINT, face="title", align="centre", colour="focus")
