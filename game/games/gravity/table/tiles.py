"""The page of the set-up where the planets are chosen: the set, the tiles, and how each of them lies."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from game.catalogue import material
from game.client.desk import Desk
from game.client.forms import widgets
from game.client.forms.form import FormScene
from game.client.forms.prompts import Prompt
from game.client.forms.widgets import Bearing, Id, Widget
from game.client.intents import Command, Intent
from game.client.layout import Box
from game.client.paint import furniture, theme
from game.client.paint.backdrop import draw_sky
from game.client.paint.picture import Picture
from game.client.paint.theme import GAP
from game.client.scene import Change, Pop, Push
from game.engine.chance import generator
from game.engine.contract import BadSetup
from game.games.gravity.board import PLACES, assemble, cells_in, survey, tiles_for, turned
from game.games.gravity.dealing import LaidFace, deal, troubles
from game.games.gravity.face import open_columns, open_rows
from game.games.gravity.material import OWN, chosen, label, named, size_of
from game.games.gravity.model import SETS, STARS, Face, Layout, Material, Tile
from game.games.gravity.table.miniature import face_svg
from game.games.gravity.table.pool import ChoosePlanets
from game.match.lineup import Lineup
from game.match.match import drawn_by_chance

STACKED = 1.25  # a window that is narrower has its three parts one below the other


class SetOf(Struct, frozen=True):
    """The card of a set, or of one's own tiles of a size."""

    kind: str


class TileAt(Struct, frozen=True):
    """A tile of the board."""

    place: int


class Spare(Struct, frozen=True):
    """A face that can be put in."""

    face: str


class LayTiles(FormScene[Lineup]):
    """Answers the line-up with the planets that were chosen: as they lie here, or by chance."""

    def __init__(self, desk: Desk, lineup: Lineup, seed: int) -> None:
        super().__init__(desk)
        self._lineup = lineup
        self._players = len(lineup.players)
        self._material: Material = material("gravity", desk.home)
        self._own = [face for tile in self._material.tiles for face in tile if face.own]
        self.kind = kind_of(lineup)
        self.place = 0
        self.laid: list[LaidFace] = []
        self.pool = () if lineup.material[:1] and lineup.material[0].startswith(OWN) else _picked(lineup)
        self._refused = ""
        self._draw(seed, lineup.material)
        self.form.focus = "done"

    # What is drawn

    def _draw(self, seed: int, names: Sequence[str] = ()) -> None:
        """Draw the tiles of the set; keep none if that is refused."""
        planets, _, size = self.kind.partition("/")
        names = names or self.pool or ((self.kind,) if planets == OWN else ())
        pool = chosen(self._material, names, self._players) if names else self._material
        option = label(int(size)) if size else planets
        try:
            layout = deal(pool, self._players, option if option in SETS else "box", generator(seed))
        except BadSetup:
            self.laid, self._refused = [], self._why_none()
            return
        faces = {(face.size, face.name): face for tile in pool.tiles for face in tile}
        self.laid = [(faces[layout.size, tile.face], tile.turns) for tile in layout.tiles]
        self._refused = ""

    def _why_none(self) -> str:
        """Why no board can be laid of these tiles: they are too few, or one always falls for ever."""
        words, size, needed = self.desk.words, self._size, tiles_for(self._players)
        if len(self._tiles) < needed:
            return words("lay-few", count=len(self._tiles), needed=needed, size=size)
        faces = [face for tile in self._tiles for face in tile]
        names = [face.name for face in faces if open_rows(face) or open_columns(face)]
        return words("lay-none", tiles=", ".join(names[:4] or [face.name for face in faces if face.own][:4]))

    @property
    def layout(self) -> Layout | None:
        return assemble(self.laid) if self.laid else None

    @property
    def _tiles(self) -> list[Tile]:
        """The tiles that may lie on this board: those of its size."""
        size = self._size
        return [tile for tile in self._material.tiles if tile[0].size == size]

    @property
    def _size(self) -> int:
        planets, _, size = self.kind.partition("/")
        return int(size) if size else SETS[planets]

    @property
    def _sizes(self) -> list[int]:
        """The sizes of one's own faces."""
        return sorted({face.size for face in self._own}, key=lambda size: (size != SETS["box"], size))

    @property
    def _side(self) -> Face | None:
        """The other side of the chosen tile."""
        if not self.laid:
            return None
        face = self.laid[self.place][0]
        tile = next((tile for tile in self._tiles if face in tile), (face,))
        return next((side for side in tile if side != face), None)

    @property
    def _spares(self) -> list[Face]:
        """One face of each tile that does not lie there; if all do, the others, to change places with."""
        laid = [face for face, _ in self.laid]
        spare = [tile[0] for tile in self._tiles if not any(face in laid for face in tile)]
        return spare or laid[: self.place] + laid[self.place + 1 :]

    @property
    def trouble(self) -> str:
        """Why nobody can play on the board; empty if they can."""
        if self._refused:
            return self._refused
        words = self.desk.words
        for found in troubles(self.laid):
            return words(f"lay-{found.code}", tiles=found.tiles, count=found.symbols, stars=STARS)
        return ""

    # Where everything is

    def _parts(self) -> tuple[Box, Box, Box, Box]:
        """The places of the sets, the board, the chosen tile, and the line below."""
        safe = self.desk.frame.safe
        room = Box(safe.x, safe.y + 0.1, safe.w, safe.h - 0.1 - 0.08)
        line, room = room.cut_bottom(0.06, GAP)
        if room.w >= STACKED:
            sets, board, tile = room.shares((0.364, 0.689, 0.558), GAP)
            return sets, board, tile, line
        sets, room = room.cut_top(0.13, GAP)
        if room.w > room.h * 1.3:
            board, tile = room.shares((1.2, 1.0), GAP)
        else:
            tile, board = room.cut_bottom(0.22, GAP)
        return sets, board, tile, line

    @property
    def _button_width(self) -> float:
        return min(0.27, (self.desk.frame.safe.w - 0.42) / 3)

    @property
    def _stacked(self) -> bool:
        return self.desk.frame.safe.w < STACKED

    def controls(self) -> Sequence[Widget]:
        safe, words = self.desk.frame.safe, self.desk.words
        sets, board, tile, _ = self._parts()
        wide = self._button_width
        boxes = [Box(safe.right - n * wide - (n - 1) * 0.012, safe.y, wide, 0.068) for n in (1, 2, 3)]
        pool = Box(boxes[2].x - 0.012 - 0.066, safe.y, 0.066, 0.066)
        return [
            widgets.IconButton("back", Box(safe.x, safe.y, 0.066, 0.066), "arrow_left"),
            widgets.IconButton("pool", pool, "planets", tip=words("planets-title")),
            widgets.Button("again", boxes[2], words("lay-again"), icon="" if self._stacked else "dice"),
            widgets.Button(
                "chance",
                boxes[1],
                words("lay-chance"),
                tip=words("lay-chance-tip"),
                enabled=not self._refused,
            ),
            widgets.Button(
                "done",
                boxes[0],
                words("seats-done"),
                kind="primary",
                icon="" if self._stacked else "check",
                enabled=not self.trouble,
            ),
            *self._set_cards(sets),
            *self._board_tiles(board),
            *self._tile_buttons(tile),
        ]

    # The sets

    def _set_cards(self, box: Box) -> list[Widget]:
        kinds = [*SETS, *(f"{OWN}/{size}" for size in self._sizes or [SETS["box"]])]
        inner = box if self._stacked else box.inset(0.014, 0.014).cut_top(0.05)[1]
        boxes = inner.columns(len(kinds), 0.01) if self._stacked else inner.rows(len(kinds), 0.012)
        return [self._set_card(kind, place) for kind, place in zip(kinds, boxes, strict=True)]

    def _set_card(self, kind: str, box: Box) -> Widget:
        words = self.desk.words
        name, _, text = kind.partition("/")
        size = int(text) if text else SETS[name]
        notes = [words("lay-size", size=size), self._number(name, size)]
        mine = [face for face in self._own if face.size == size]
        shown = next(iter(mine if name == OWN else self._ours(size)), None)

        def paint(picture: Picture, place: Box, look: Bearing) -> None:
            picked = kind == self.kind
            furniture.panel(picture, place, "row" if look.hovered or picked else "menu", radius=20)
            if picked:
                furniture.outline(picture, place, "accent", 20, 4)
            side = min(place.h - 0.024, place.w * 0.36) if place.w > 0.32 else 0.0
            drawing, rest = place.inset(0.014, 0.012).cut_left(side, 0.014 if side else 0.0)
            if not side:
                pass  # there is room for the words alone
            elif shown is not None:
                picture.svg(face_svg(shown), drawing.within(side, side))
            else:
                furniture.panel(picture, drawing.within(side, side), "well", radius=14)
            lines = rest.within(rest.w, min(rest.h, 0.125)).rows(3, 0.002)
            picture.text(words(f"lay-{name}"), lines[0], min(theme.HEAD, lines[0].h), face="title")
            picture.text(notes[0], lines[1], theme.NOTE)
            few = name == OWN and self._missing(size) > 0
            picture.text(notes[1], lines[2], theme.NOTE, colour="warn" if few else "quiet")

        enabled = name != OWN or bool(mine)
        return widgets.PictureButton(SetOf(kind), box, paint=paint, radius=20, enabled=enabled)

    def _ours(self, size: int) -> list[Face]:
        return [face for tile in self._material.tiles for face in tile if face.size == size and not face.own]

    def _number(self, name: str, size: int) -> str:
        """How many tiles there are, or how many are missing."""
        words, mine = self.desk.words, sum(face.size == size for face in self._own)
        if name != OWN:
            return words("lay-count", count=sum(tile[0].size == size for tile in self._material.tiles))
        if not mine:
            return words("lay-own-none")
        missing = self._missing(size)
        if missing > 0 and size not in SETS.values():
            return words("lay-own-few", count=missing)
        return words("lay-own-count", count=mine)

    def _missing(self, size: int) -> int:
        """How many tiles of this size are missing; none if a set fills up."""
        there = sum(tile[0].size == size for tile in self._material.tiles)
        return max(0, tiles_for(self._players) - there)

    # The board

    def _board_room(self, box: Box) -> Box:
        return box.inset(0.018, 0.018).cut_top(0.05)[1]

    def _board_tiles(self, box: Box) -> list[Widget]:
        room = self._board_room(box)
        count = tiles_for(self._players)
        columns, rows = (1 + max(place[axis] for place in PLACES[count]) for axis in (0, 1))
        side = min((room.w - (columns - 1) * 0.01) / columns, (room.h - (rows - 1) * 0.01) / rows)
        whole = room.within(side * columns + (columns - 1) * 0.01, side * rows + (rows - 1) * 0.01)
        return [
            self._tile(place, Box(whole.x + x * (side + 0.01), whole.y + y * (side + 0.01), side, side))
            for place, (x, y) in enumerate(PLACES[count][: len(self.laid)])
        ]

    def _tile(self, place: int, box: Box) -> Widget:
        face, turns = self.laid[place]

        def paint(picture: Picture, drawn: Box, look: Bearing) -> None:
            picture.svg(face_svg(turned(face, turns)), drawn)
            if place == self.place:
                furniture.outline(picture, drawn.grown(0.004), "focus", 10, 4)
            tab = Box(drawn.x - 0.012, drawn.y - 0.01, 0.03 + 0.011 * min(len(face.name), 12), 0.036)
            furniture.pill(picture, tab, "focus" if place == self.place else "dark")
            colour = "dark" if place == self.place else "text"
            picture.text(
                face.name, tab.inset(0.006, 0.002), theme.NOTE, colour=colour, align="centre", name=True
            )

        return widgets.PictureButton(TileAt(place), box, paint=paint, radius=10)

    # The chosen tile

    def _tile_buttons(self, box: Box) -> list[Widget]:
        if not self.laid:
            return []
        words, inner = self.desk.words, box.inset(0.016, 0.014).cut_top(0.05)[1]
        turns, inner = inner.cut_top(0.064, 0.01)
        other, inner = inner.cut_top(0.064, 0.012)
        left, right = turns.columns(2, 0.012)
        side = self._side
        found: list[Widget] = [
            widgets.Button("left", left, words("lay-left"), icon="turn_left", size=theme.TEXT, repeats=True),
            widgets.Button(
                "right", right, words("lay-right"), icon="turn_right", size=theme.TEXT, repeats=True
            ),
            widgets.Button("other", other, words("lay-other"), size=theme.TEXT, enabled=bool(side)),
        ]
        return [*found, *self._spare_buttons(inner)] if inner.h > 0.14 else found

    def _spare_buttons(self, box: Box) -> list[Widget]:
        room = box.cut_top(0.05)[1]
        spares = self._spares
        if not spares:
            return []
        across = 4 if room.w > 0.44 else 3
        side = (room.w - 0.018 - (across - 1) * 0.01) / across
        rows = -(-len(spares) // across)
        scroller = widgets.Scroller("spares", room, content=rows * (side + 0.01))
        top = self.form.top(scroller)
        return [
            scroller,
            *(
                self._spare(
                    face,
                    Box(room.x + n % across * (side + 0.01), top + n // across * (side + 0.01), side, side),
                )
                for n, face in enumerate(spares)
            ),
        ]

    def _spare(self, face: Face, box: Box) -> Widget:
        def paint(picture: Picture, place: Box, look: Bearing) -> None:
            picture.svg(face_svg(face), place)
            tab = Box(place.x, place.y - 0.004, 0.03 + 0.011 * min(len(face.name), 4), 0.032)
            furniture.pill(picture, tab, "dark")
            picture.text(face.name, tab.inset(0.006, 0.002), theme.NOTE, align="centre", name=True)

        tip = self._name(face)
        return widgets.PictureButton(Spare(face.name), box, paint=paint, radius=8, inside="spares", tip=tip)

    def _name(self, face: Face) -> str:
        return face.title if face.own else self.desk.words(f"face-{face.name}")

    # What a person does

    @property
    def commands(self) -> Sequence[str]:
        return ("shuffle",)

    def other(self, intent: Intent) -> Change | None:
        match intent:
            case Command("shuffle"):
                self._again()
        return None

    def prompts(self) -> Sequence[Prompt]:
        return (*super().prompts(), Prompt("shuffle", self.desk.words("lay-again")))

    def _again(self) -> None:
        self._draw(drawn_by_chance().deal)
        self.desk.sounds.play("card_shuffle")

    def chosen(self, id: Id, value: object) -> Change | None:
        match id:
            case "back":
                return Pop()
            case "done":
                return Pop(self._answer([named(face, turns) for face, turns in self.laid]))
            case "chance":
                return Pop(self._answer(self.pool or ([self.kind] if self.kind.startswith(OWN) else [])))
            case "pool":
                choice = ChoosePlanets(self.desk, self.pool, self._players, self._size)
                return Push(choice, self._pool_chosen)
            case "again":
                self._again()
            case SetOf(kind):
                self.kind, self.place, self.pool = kind, 0, ()
                self._again()
            case TileAt(place):
                self.place = place
            case "left" | "right" | "other":
                self._change(str(id))
            case Spare(name):
                self._put(next(face for face in self._spares if face.name == name))
        return None

    def _pool_chosen(self, names: tuple[str, ...] | None) -> None:
        if names is not None:
            self.pool = names
            self._again()

    def _change(self, how: str) -> None:
        face, turns = self.laid[self.place]
        if how == "other":
            self._put(self._side or face)
            return
        self.laid[self.place] = face, (turns + (1 if how == "right" else 3)) % 4

    def _put(self, face: Face) -> None:
        """Put a face in; if it lies elsewhere, the two tiles change places."""
        there = next((place for place, (other, _) in enumerate(self.laid) if other == face), None)
        if there is None:
            self.laid[self.place] = face, self.laid[self.place][1]
        else:
            self.laid[self.place], self.laid[there] = self.laid[there], self.laid[self.place]

    def _answer(self, names: Sequence[str]) -> Lineup:
        planets = label(self._size)
        options = {**self._lineup.options, "planets": planets if planets in SETS else "box"}
        return replace(self._lineup, options=options, material=tuple(names))

    # What is seen

    def backdrop(self, picture: Picture) -> None:
        draw_sky(picture)
        safe, words = picture.frame.safe, self.desk.words
        sets, board, tile, line = self._parts()
        wide = self._button_width
        title = Box(safe.x + 0.088, safe.y - 0.004, safe.w - 0.088 - 3 * (wide + 0.012) - 0.09, 0.044)
        picture.text(words("setup-planets"), title, theme.HEAD, face="title")
        count = tiles_for(self._players)
        if not self._stacked:
            told = Box(title.x, title.bottom + 0.008, title.w, 0.03)
            seats = words("lay-seats", seats=self._players, tiles=count)
            picture.text(seats, told, theme.NOTE, colour="quiet")
        if not self._stacked:
            furniture.panel(picture, sets)
            self._heading(picture, sets, words("lay-sets"))
        furniture.panel(picture, board)
        across, down = cells_in(count, self._size)
        self._heading(picture, board, words("lay-board"), words("lay-spaces", across=across, down=down))
        furniture.panel(picture, tile)
        if self.laid:
            face, _ = self.laid[self.place]
            self._heading(
                picture, tile, self._name(face), words("lay-tile", place=self.place + 1, face=face.name)
            )
            inner = tile.inset(0.016, 0.014).cut_top(0.05 + 0.064 * 2 + 0.022)[1]
            if inner.h > 0.14 and self._spares:
                picture.text(words("lay-another"), inner.cut_top(0.044)[0], theme.TEXT, face="title")
        self._draw_doctor(picture, line)

    def _heading(self, picture: Picture, panel: Box, text: str, note: str = "") -> None:
        top = Box(panel.x + 0.02, panel.y + 0.012, panel.w - 0.04, 0.042)
        drawn = picture.text(
            text, Box(top.x, top.y, top.w * (0.62 if note else 1.0), top.h), theme.TEXT, face="title"
        )
        if note:
            rest = Box(drawn.right + 0.01, top.y, top.right - drawn.right - 0.01, top.h)
            picture.text(note, rest, theme.NOTE, colour="quiet", align="right")

    def _draw_doctor(self, picture: Picture, line: Box) -> None:
        """Whether the board can be played on, and how far a pawn can fall there."""
        trouble = self.trouble
        furniture.panel(picture, line, "well", radius=18)
        sign = "warning" if trouble else "check"
        picture.sprite(
            f"ui/icons/{sign}", (line.x + 0.035, line.cy), 0.034, tint="warn" if trouble else "good"
        )
        room = Box(line.x + 0.066, line.y + 0.003, line.w - 0.08, line.h - 0.006)
        text = trouble or self.desk.words("lay-good", count=self._longest())
        picture.text(text, room, theme.NOTE, lines=2, colour="warn" if trouble else "text")

    def _longest(self) -> int:
        """The longest fall from any place where a pawn can stand, after a turn on the spot."""
        layout = self.layout
        assert layout is not None
        rows = survey(layout).courses
        return max(len(course[0]) for row in rows for course in row[-3:] if course)


def kind_of(lineup: Lineup) -> str:
    """The set, or one's own tiles of a size, that a line-up plays on."""
    if lineup.material:
        name, _, size = lineup.material[0].partition("/")
        if name == OWN:
            return f"{OWN}/{size_of(size)}"
        if name in SETS:
            return name
        return f"{OWN}/{name}" if size and label(size_of(name)) == name else "pocket"
    return lineup.options.get("planets", "box")


def is_laid(names: Sequence[str]) -> bool:
    return bool(names) and all(name.count("/") == 2 for name in names)


def _picked(lineup: Lineup) -> tuple[str, ...]:
    """The faces that a line-up draws from, if they are picked."""
    return () if is_laid(lineup.material) else lineup.material


def redrawn(lineup: Lineup) -> Lineup:
    """The line-up with its tiles drawn by chance again, if they were laid."""
    if not is_laid(lineup.material):
        return lineup
    kind = kind_of(lineup)
    return replace(lineup, material=(kind,) if kind.startswith(OWN) else ())
