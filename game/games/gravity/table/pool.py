"""The page where people choose the planets that are drawn from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from msgspec import Struct

from game.client.desk import Desk
from game.client.forms import widgets
from game.client.forms.form import FormScene
from game.client.forms.widgets import Bearing, Id, Widget
from game.client.layout import Box
from game.client.paint import furniture, theme
from game.client.paint.backdrop import draw_sky
from game.client.paint.picture import Picture
from game.client.paint.theme import GAP
from game.client.scene import Change, Pop
from game.games.gravity.board import tiles_for
from game.games.gravity.material import collect, named
from game.games.gravity.model import SETS, Face, Tile
from game.games.gravity.table.miniature import face_svg

LEAST_BOARD = 0.11  # height of the picture of the board
BELOW = 0.028  # height of the title's line if it has no room beside the buttons


class FaceOf(Struct, frozen=True):
    """The picture of one face."""

    face: str


class ChoosePlanets(FormScene[tuple[str, ...]]):
    """Answers the names of the faces chosen, none for all."""

    def __init__(self, desk: Desk, chosen: Sequence[str], players: int, size: int = SETS["box"]) -> None:
        super().__init__(desk)
        self._collected = collect(desk.home / "planets")
        self._complaints = [fault.told(desk.words) for fault in self._collected.broken]
        self._tiles = [tile for tile in self._collected.tiles if tile[0].size == size]
        self.picked = {name: None for name in chosen if name in self._sides}
        self._needed = tiles_for(players)

    @cached_property
    def _sides(self) -> dict[str, tuple[str, ...]]:
        """By face, all sides of its tile."""
        return {named(face): tuple(map(named, tile)) for tile in self._tiles for face in tile}

    @property
    def _faces(self) -> list[Face]:
        """The user's own first."""

        def is_ours(tile: Tile) -> bool:
            return not any(face.own for face in tile)

        tiles = sorted(self._tiles, key=is_ours)
        return [face for tile in tiles for face in tile]

    @property
    def _enough(self) -> bool:
        return not self.picked or len(self.picked) >= self._needed

    @property
    def _box(self) -> Box:
        safe = self.desk.frame.safe
        head = 0.093 + BELOW * self._folded
        return Box(safe.x, safe.y + head, safe.w, safe.h - head - 0.086)

    @property
    def _title(self) -> Box:
        """Between the way back and the buttons."""
        safe = self.desk.frame.safe
        return Box(safe.x + 0.088, safe.y + 0.012 * self._folded - 0.004, safe.w - 0.72, 0.044)

    @property
    def _folded(self) -> bool:
        """Whether the title does not fit beside the buttons."""
        line = self.desk.picture().text_width(self.desk.words("planets-none"), theme.NOTE)
        return line > self.desk.frame.safe.w - 0.72

    def controls(self) -> Sequence[Widget]:
        safe, words = self.desk.frame.safe, self.desk.words
        done = Box(safe.right - 0.3, safe.y, 0.3, 0.068)
        every = Box(done.x - 0.316, safe.y, 0.3, 0.068)
        scroller, cells = self._cells()
        return [
            widgets.IconButton("back", Box(safe.x, safe.y, 0.066, 0.066), "arrow_left"),
            widgets.Button("all", every, words("planets-all"), enabled=bool(self.picked)),
            widgets.Button(
                "done", done, words("seats-done"), kind="primary", icon="check", enabled=self._enough
            ),
            scroller,
            *(self._face(face, box) for face, box in zip(self._faces, cells, strict=True)),
        ]

    def _cells(self) -> tuple[widgets.Scroller, list[Box]]:
        """The scroller and a cell for each face; above them come the complaints."""
        inner = self._box.inset(0.024)
        across = max(3, int((inner.w + GAP) / 0.25))
        wide = (inner.w - 0.016 - (across - 1) * GAP) / across
        high = wide + 0.058
        rows = -(-len(self._faces) // across)
        told = self._complaint_height * len(self._complaints)
        scroller = widgets.Scroller("faces", inner, content=told + rows * (high + GAP))
        top = self.form.top(scroller) + told
        cells = [
            Box(inner.x + number % across * (wide + GAP), top + number // across * (high + GAP), wide, high)
            for number in range(len(self._faces))
        ]
        return scroller, cells

    def _face(self, face: Face, box: Box) -> Widget:
        picked = named(face) in self.picked
        own = face.own

        def paint(picture: Picture, place: Box, look: Bearing) -> None:
            furniture.panel(picture, place, "row" if look.hovered or picked else "menu", radius=20)
            if picked:
                furniture.outline(picture, place, "accent", 20, 4)
            stage, line = place.inset(0.014, 0.012).cut_top(place.w - 0.028)
            picture.svg(face_svg(face), stage)
            colour = "focus" if own else "text"
            picture.text(self._name(face), line, theme.NOTE, colour=colour, align="centre", name=own, lines=2)
            if picked:
                mark = Box(place.right - 0.058, place.y + 0.012, 0.046, 0.046)
                furniture.pill(picture, mark, "accent")
                picture.sprite("ui/icons/check", mark.centre, 0.028, tint="dark")

        return widgets.PictureButton(FaceOf(named(face)), box, paint=paint, radius=20, inside="faces")

    def _name(self, face: Face) -> str:
        """The name of a face; for the user's own, the one in its file."""
        title = face.title if face.own else self.desk.words(f"face-{face.name}")
        return f"{face.name} {title}" if title != face.name else title

    def chosen(self, id: Id, value: object) -> Change | None:
        match id:
            case "back":
                return Pop()
            case "done":
                return Pop(tuple(self.picked))
            case "all":
                self.picked = {}
            case FaceOf(face):
                self._pick(face)
        return None

    def _pick(self, name: str) -> None:
        """Choose a face. The other side of its tile is then not chosen any more."""
        if name in self.picked:
            del self.picked[name]
            return
        for side in self._sides[name]:
            self.picked.pop(side, None)
        self.picked[name] = None

    def backdrop(self, picture: Picture) -> None:
        draw_sky(picture)
        safe, words = picture.frame.safe, self.desk.words
        title = self._title
        picture.text(words("planets-title"), title, theme.HEAD, face="title")
        told = Box(title.x, title.bottom, title.w, 0.034)
        if self._folded:
            told = Box(safe.x + 0.012, safe.y + 0.078, safe.w - 0.024, 0.034)
        text = words("planets-count", count=len(self.picked), needed=self._needed)
        colour = "quiet" if self._enough else "warn"
        picture.text(words("planets-none") if not self.picked else text, told, theme.NOTE, colour=colour)
        furniture.panel(picture, self._box)
        self._draw_complaints(picture)

    def _draw_complaints(self, picture: Picture) -> None:
        scroller, _ = self._cells()
        top = self.form.top(scroller)
        with picture.clip(scroller.box):
            for number, complaint in enumerate(self._complaints):
                high = self._complaint_height
                row = Box(scroller.box.x, top + high * number, scroller.box.w - 0.02, high - 0.008)
                picture.sprite("ui/icons/warning", (row.x + 0.02, row.cy), 0.032, tint="warn")
                words = Box(row.x + 0.048, row.y, row.w - 0.05, row.h)
                picture.text(complaint, words, theme.NOTE, lines=self._complaint_lines)

    @property
    def _complaint_lines(self) -> int:
        frame = self.desk.frame
        return 3 if frame.w / frame.text_scale < 1.3 else 2

    @property
    def _complaint_height(self) -> float:
        return 0.008 + self._complaint_lines * 0.031 * self.desk.frame.text_scale
