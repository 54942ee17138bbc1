"""The log of a table: what the viewer knows of the past, how a line is drawn, and the open log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from msgspec import Struct

from game import catalogue
from game.client.desk import Desk
from game.client.forms import widgets
from game.client.forms.form import FormScene
from game.client.forms.prompts import Prompt, prompts_of
from game.client.layout import LEAST_TEXT, Box, Point
from game.client.paint.fonts import Typeface
from game.client.paint.furniture import panel
from game.client.paint.picture import Picture
from game.client.paint.theme import LABEL, TEXT
from game.client.scene import Change, Pop
from game.client.table.play import Play
from game.client.table.presenter import PlayedAction
from game.engine.contract import Seat
from game.match.lineup import Lineup
from game.match.match import Match
from game.telling import Icon, Line, Part, Teller, Who
from game.texts import Words

LINE, ROW_AIR = 0.046, 0.012  # of the open log: a row of words, and the air round a line
HEADING = 0.056  # over the newest line of a round
ROWS = (0.04, 0.034, 0.028)  # heights of rows of the digest, the first that has room for all
TITLED = 0.12  # the height from which on it has a title
ABREAST = 0.03  # between lines side by side
MORE = 0.05  # the room for how many more there are
CLOSER = 0.86  # a row that has just no room is so much lower
_GAP = 0.008
BETWEEN = "·"


# What is known


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A line, and the ply that it tells of."""

    ply: int
    line: Line
    round: int = 0  # of the ply, from 1; 0 where it does not matter


def rounds_of(match: Match) -> list[int]:
    """The round of each ply: one begins when it is the turn of whoever began."""
    first, last, number = match.actor(1) if match.ply else None, None, 1
    found = [1]
    for ply in range(1, match.ply + 1):
        actor = match.actor(ply)
        number += actor == first and last not in (first, None)
        last = actor
        found.append(number)
    return found


def joined(entries: Sequence[LogEntry], between: str) -> list[LogEntry]:
    """What one seat did, one thing after the other, in one sentence."""
    found: list[LogEntry] = []
    for entry in entries:
        last, line = found[-1] if found else None, entry.line
        if last is not None and line.seat is not None and last.line.seat == line.seat:
            parts, minor = (*last.line.parts, between, *line.parts), last.line.minor and line.minor
            found[-1] = LogEntry(last.ply, Line(line.seat, parts, minor), last.round)
        else:
            found.append(entry)
    return found


class Past:
    """What the viewer knows of the past.

    Lines are told when first wanted, and again when another seat looks or another language is chosen.
    """

    def __init__(self, desk: Desk, play: Play) -> None:
        self._desk = desk
        self._play = play
        self._teller: Teller = catalogue.part(play.match.game.name, "words")
        self._told: dict[tuple[str, frozenset[Seat], Seat, int], tuple[Line, ...]] = {}

    def newest(self, count: int, ply: int | None = None) -> list[LogEntry]:
        """The last lines up to a ply (by default all that was played), the newest first."""
        entries: list[LogEntry] = []
        last = self._play.match.ply if ply is None else ply
        for told in range(last, 0, -1):
            entries.extend(LogEntry(told, line) for line in reversed(self._lines(told)))
            if len(entries) >= count:
                break
        return entries[:count]

    def digest(self, seat: Seat) -> list[LogEntry]:
        """What the others have done since the last action of `seat`, and what matters to it."""
        return joined(list(self._since(seat)), self._desk.words("digest-and"))

    def deeds(self, seat: Seat) -> tuple[PlayedAction[Any], ...]:
        """All that happened since then, each action with the view that it began with."""
        plies = self._play.match.since(seat)
        return tuple(PlayedAction(self._play.glimpse(ply - 1).view, self._play.glimpse(ply)) for ply in plies)

    def rounds(self, entries: Sequence[LogEntry]) -> list[LogEntry]:
        """The same lines, with their rounds."""
        numbers = rounds_of(self._play.match)
        return [LogEntry(entry.ply, entry.line, numbers[entry.ply]) for entry in entries]

    def forget(self) -> None:
        """The past has changed (undo)."""
        self._told.clear()

    def _since(self, seat: Seat) -> Iterator[LogEntry]:
        for ply in self._play.match.since(seat):
            glimpse, before = self._play.glimpse(ply), self._play.glimpse(ply - 1).view
            for line in self._teller.digest(self._desk.words, glimpse, before, seat):
                yield LogEntry(ply, line)

    def _lines(self, ply: int) -> tuple[Line, ...]:
        look = self._play.viewpoint
        key = self._desk.words.language, look.eyes(self._play.match), look.seat, ply
        if key not in self._told:
            glimpse, before = self._play.glimpse(ply), self._play.glimpse(ply - 1).view
            self._told[key] = tuple(self._teller.tell(self._desk.words, glimpse, before))
        return self._told[key]


# A line: the emblem of a seat, perhaps its name, then words and small pictures


@dataclass(slots=True)
class _Run:
    """Words that follow each other, or a picture, in one row."""

    what: Part
    x: float
    width: float
    strong: bool = False  # a name


def _items(line: Line, lineup: Lineup, named: bool) -> Iterator[tuple[Part, bool]]:
    """The parts of a line, word by word; names are strong."""
    if named and line.seat is not None:
        yield lineup.players[line.seat].name, True
    for part in line.parts:
        if isinstance(part, str):
            yield from ((word, False) for word in part.split(" "))
        else:
            yield part, False
        if named and isinstance(part, Who):
            yield lineup.players[part.seat].name, True


def flow(
    picture: Picture, line: Line, lineup: Lineup, wide: float, row: float, named: bool
) -> list[list[_Run]]:
    """A line in as many rows as it needs in this width: it breaks between words and pictures alone."""
    size = max(LEAST_TEXT, min(LABEL, row * 0.56))
    start = row * 0.8 + _GAP if line.seat is not None else 0.0
    rows: list[list[_Run]] = [[]]
    x = start
    for what, strong in _items(line, lineup, named):
        last = rows[-1][-1] if rows[-1] else None
        if isinstance(what, str):
            face: Typeface = "strong" if strong else "words"
            width = picture.text_width(what, size, face) + 0.002
            if last is not None and isinstance(last.what, str) and not (strong or last.strong):
                longer = f"{last.what} {what}"
                whole = picture.text_width(longer, size) + 0.002
                if last.x + whole <= wide:
                    last.what, last.width, x = longer, whole, last.x + whole + _GAP
                    continue
        else:
            width = _width(picture, what, row, size)
        if x + width > wide and rows[-1]:
            if what == BETWEEN:
                continue  # it stands between two things of one row
            _end_row(picture, rows[-1], size)
            rows.append([])
            x = start
            if (
                last is not None
                and isinstance(last.what, str)
                and isinstance(what, Icon)
                and " " in last.what
            ):
                last.what, word = last.what.rsplit(" ", 1)  # a picture does not stand alone
                last.width = picture.text_width(last.what, size) + 0.002
                wide_word = picture.text_width(word, size) + 0.002
                rows[-1].append(_Run(word, x, wide_word))
                x += wide_word + _GAP
        rows[-1].append(_Run(what, x, min(width, wide - x), strong))
        x += width + _GAP
    return rows


def _end_row(picture: Picture, row: list[_Run], size: float) -> None:
    """What stands between two things does not end a row."""
    last = row[-1]
    if last.what == BETWEEN:
        row.pop()
    elif isinstance(last.what, str) and last.what.endswith(f" {BETWEEN}"):
        last.what = last.what.removesuffix(f" {BETWEEN}")
        last.width = picture.text_width(last.what, size) + 0.002


def draw_line(picture: Picture, line: Line, box: Box, lineup: Lineup, named: bool = False) -> None:
    """The line in a box: in one row, else in two lower ones; squeezed if even these are too few."""
    most = max(picture.least, LEAST_TEXT * picture.frame.text_scale)
    for count, row in ((1, box.h), (1, box.h * CLOSER), (2, box.h / 2)):
        rows = flow(picture, line, lineup, box.w, row, named)
        if len(rows) <= count and (count == 1 or row * 1.08 >= most):
            _draw_rows(picture, line, rows, box, lineup, row)
            return
    _draw_squeezed(picture, line, box, lineup)


def rehearse_line(picture: Picture, pictures: Sequence[Icon], box: Box, lineup: Lineup) -> None:
    """What a line may show in this box."""
    shown: list[Icon | Who] = [*pictures, *(Who(seat) for seat in range(len(lineup.players)))]
    for row, part in product((box.h, box.h * CLOSER, box.h / 2), shown):
        _draw_picture(picture, part, box.centre, row, lineup)


def draw_lines(
    picture: Picture, line: Line, box: Box, lineup: Lineup, row: float, named: bool = True
) -> None:
    """The line, in as many rows of this height as it needs."""
    _draw_rows(picture, line, flow(picture, line, lineup, box.w, row, named), box, lineup, row)


def _draw_rows(
    picture: Picture, line: Line, rows: Sequence[Sequence[_Run]], box: Box, lineup: Lineup, row: float
) -> None:
    size, top = max(LEAST_TEXT, min(LABEL, row * 0.56)), box.cy - row * len(rows) / 2
    if line.seat is not None:
        badge = box.x + row * 0.4, top + row / 2
        widgets.seat_badge(picture, lineup.players[line.seat].emblem, badge, row * 0.8)
    for number, runs in enumerate(rows):
        place = Box(box.x, top + number * row, box.w, row)
        for run in runs:
            if isinstance(run.what, str):
                room = Box(box.x + run.x, place.y, run.width + 0.001, row)
                picture.text(run.what, room, size, face="strong" if run.strong else "words", name=run.strong)
            else:
                _draw_picture(picture, run.what, (box.x + run.x + run.width / 2, place.cy), row, lineup)


@dataclass(frozen=True, slots=True)
class _Telling:
    """How lines are set: in rows of this height, with names or emblems alone."""

    picture: Picture
    lineup: Lineup
    row: float
    named: bool

    def size(self, line: Line, wide: float) -> tuple[float, float]:
        """Width and height of a line in this width."""
        rows = flow(self.picture, line, self.lineup, wide, self.row, self.named)
        return max((run.x + run.width for runs in rows for run in runs), default=0.0), len(rows) * self.row

    def abreast(self, lines: Sequence[Line], box: Box) -> list[tuple[Line, Box]]:
        """The newest lines that have room side by side, in order."""
        chosen: list[tuple[Line, float]] = []
        left = box.w
        for line in reversed(lines):
            wide, high = self.size(line, left)
            if high > box.h + 0.001 or wide > left:
                break
            chosen.insert(0, (line, wide))
            left -= wide + ABREAST
        x, places = box.x, []
        for line, wide in chosen:
            places.append((line, Box(x, box.y, wide, box.h)))
            x += wide + ABREAST
        return places

    def stacked(self, lines: Sequence[Line], box: Box) -> list[tuple[Line, Box]]:
        """The newest lines that have room one below the other, in order."""
        chosen: list[tuple[Line, float]] = []
        left = box.h
        for line in reversed(lines):
            high = self.size(line, box.w)[1]
            if high > left + 0.001:
                break
            chosen.insert(0, (line, high))
            left -= high + ROW_AIR / 2
        y, places = box.y, []
        for line, high in chosen:
            places.append((line, Box(box.x, y, box.w, high)))
            y += high + ROW_AIR / 2
        return places


def draw_digest(picture: Picture, words: Words, lines: Sequence[Line], box: Box, lineup: Lineup) -> None:
    """What others did since one's last turn, in a place of its own; how much more the log has, if not all."""
    key = "digest", tuple(lines), box, lineup
    picture.alike(key, lambda inner: _draw_digest(inner, words, lines, box, lineup))


def _draw_digest(picture: Picture, words: Words, lines: Sequence[Line], box: Box, lineup: Lineup) -> None:
    titled = box.h >= TITLED and picture.fits(words("digest-title"), box.w - 0.028 - MORE, "title")
    inner = box.inset(0.014, 0.006)
    head, body = inner.cut_top(0.042) if titled else (inner, inner)
    telling, shown = _told(picture, lines, body, lineup)
    if len(shown) < len(lines):
        body = body if titled else body.cut_right(MORE, 0.004)[1]
        telling, shown = _most(picture, lines, body, lineup)
    rest = len(lines) - max(1, len(shown))
    if titled and shown:
        box = box.cut_top(shown[-1][1].bottom + 0.012 - box.y)[0]
    panel(picture, box, "toast", radius=24)
    if titled:
        title = head.cut_right(MORE)[1] if rest else head
        picture.text(words("digest-title"), title, LABEL, face="title", colour="focus")
    if rest:
        tail = head.cut_right(MORE)[0]
        picture.text(f"+{rest}", tail, LABEL, face="title", colour="quiet", align="right")
    for line, place in shown:
        draw_lines(picture, line, place, lineup, telling.row, telling.named)
    if not shown:
        draw_line(picture, _brief(lines[-1]), body, lineup)


def _brief(line: Line) -> Line:
    """Its pictures, and the words that come last."""
    words = [part for part in line.parts if isinstance(part, str)]
    return Line(
        line.seat, tuple(part for part in line.parts if part in words[-1:] or not isinstance(part, str))
    )


def _most(
    picture: Picture, lines: Sequence[Line], box: Box, lineup: Lineup
) -> tuple[_Telling, list[tuple[Line, Box]]]:
    """Where not all have room, what matters less is left out first, the oldest before the others."""
    left = list(lines)
    while True:
        telling, shown = _told(picture, left, box, lineup)
        minor = next((line for line in left if line.minor), None)
        if len(shown) == len(left) or minor is None or len(left) == 1:
            return telling, shown
        left.remove(minor)


def _told(
    picture: Picture, lines: Sequence[Line], box: Box, lineup: Lineup
) -> tuple[_Telling, list[tuple[Line, Box]]]:
    """As many lines as fit, as large as they can be; without names where these cost a line."""
    best: tuple[_Telling, list[tuple[Line, Box]]] | None = None
    least = LEAST_TEXT * picture.frame.text_scale * 1.24
    briefs = [_brief(line) for line in lines]
    for told, named in ((lines, True), (lines, False), (briefs, False)):
        if told is briefs and best is not None and best[1]:
            break  # rather fewer lines than half sentences
        for row in dict.fromkeys(max(least, row) for row in ROWS):
            telling = _Telling(picture, lineup, row, named)
            ways = (telling.stacked(told, box), telling.abreast(told, box))
            shown = max(ways, key=len)
            if best is None or len(shown) > len(best[1]):
                best = telling, shown
            if len(shown) == len(lines):
                return telling, shown
    assert best is not None
    return best


def _draw_squeezed(picture: Picture, line: Line, box: Box, lineup: Lineup) -> None:
    """Pictures keep their size, words share the rest; a line of pictures shrinks."""
    x = box.x
    if line.seat is not None:
        widgets.seat_badge(picture, lineup.players[line.seat].emblem, (x + box.h * 0.4, box.cy), box.h * 0.8)
        x += box.h * 0.8 + _GAP
    room = Box(x, box.y, box.right - x, box.h)
    size = min(LABEL, box.h * 0.56)
    widths = [_width(picture, part, box.h, size) for part in line.parts]
    words = sum(w for w, part in zip(widths, line.parts, strict=True) if isinstance(part, str))
    fixed = sum(widths) - words + _GAP * max(0, len(widths) - 1)
    squeeze = min(1.0, max(0.0, room.w - fixed) / words) if words else 1.0
    shrink = 1.0 if words else min(1.0, room.w / fixed)
    for part, width in zip(line.parts, widths, strict=True):
        if isinstance(part, str):
            place = Box(x, box.y, width * squeeze + 0.001, box.h)
            lines = 1 if squeeze == 1.0 else 2
            if fixed <= 0.0 or not picture.setting(part, place, size, lines=lines).cut:
                picture.text(part, place, size, lines=lines)  # else the pictures alone tell it
            x += width * squeeze + _GAP
        else:
            _draw_picture(picture, part, (x + width * shrink / 2, box.cy), box.h * shrink, lineup)
            x += (width + _GAP) * shrink


def line_width(picture: Picture, line: Line, height: float) -> float:
    """The width of a line of this height."""
    size = min(LABEL, height * 0.56) * picture.frame.text_scale
    badge = height * 0.8 + _GAP if line.seat is not None else 0.0
    parts = [_width(picture, part, height, size) for part in line.parts]
    return badge + sum(parts) + _GAP * max(0, len(parts) - 1)


def _draw_picture(picture: Picture, part: Icon | Who, centre: Point, height: float, lineup: Lineup) -> None:
    if isinstance(part, Who):
        widgets.seat_badge(picture, lineup.players[part.seat].emblem, centre, height * 0.8)
    else:
        picture.sprite(part.sprite, centre, height * 0.76, tint=part.tint)


def _width(picture: Picture, part: Part, height: float, size: float) -> float:
    if isinstance(part, str):
        return picture.text_width(part, max(size, LEAST_TEXT)) + 0.002
    if isinstance(part, Who):
        return height * 0.8
    return picture.art.aspect(part.sprite) * height * 0.76


# The open log


class LineRow(Struct, frozen=True):
    number: int  # of the line, the newest first


class LogScene(FormScene[int]):
    """Answers the ply to show again."""

    overlay = True

    def __init__(self, desk: Desk, entries: Sequence[LogEntry], lineup: Lineup, box: Box) -> None:
        super().__init__(desk, focus=LineRow(0))
        self._entries = entries
        self._set: tuple[object, list[float]] = (None, [])
        self._lineup = lineup
        self._width = box.w

    @property
    def _box(self) -> Box:
        room = self.desk.frame.safe
        return room.within(max(self._width, min(0.62, room.w)), room.h - 0.06, "top-right")

    def controls(self) -> Sequence[widgets.Widget]:
        box = self._box
        close = widgets.IconButton(
            "close", box.within(0.056, 0.056, "top-right").moved(-0.024, 0.022), "close"
        )
        scroller = widgets.Scroller("lines", self._inner, content=self._tops[-1])
        rows = [self._row(number, place) for number, place in enumerate(self._places)]
        return (scroller, *rows, close)

    @property
    def _inner(self) -> Box:
        box = self._box
        return Box(box.x + 0.024, box.y + 0.1, box.w - 0.048, box.h - 0.13)

    @property
    def _tops(self) -> list[float]:
        """How far down each line begins, below the heading of its round, and where the last one ends."""
        wide, scale = self._inner.w - 0.042, self.desk.frame.text_scale
        asked = wide, scale, self.desk.words.language
        if self._set[0] != asked:
            picture, tops, y = self.desk.picture(), [], 0.004
            for number, entry in enumerate(self._entries):
                y += HEADING if self._begins(number) else 0.0
                tops.append(y)
                y += (
                    LINE * scale * len(flow(picture, entry.line, self._lineup, wide, LINE * scale, True))
                    + ROW_AIR
                )
            self._set = asked, [*tops, y]
        return self._set[1]

    def _begins(self, number: int) -> bool:
        """Whether this line is the newest of its round."""
        entries = self._entries
        return bool(entries[number].round) and (
            number == 0 or entries[number].round != entries[number - 1].round
        )

    @property
    def _places(self) -> list[Box]:
        inner, tops = self._inner, self._tops
        top = self.form.top(widgets.Scroller("lines", inner, content=tops[-1]))
        ends = [
            tops[number + 1]
            - (HEADING if number + 1 < len(self._entries) and self._begins(number + 1) else 0.0)
            for number in range(len(self._entries))
        ]
        return [
            Box(inner.x, top + start, inner.w - 0.014, end - start)
            for start, end in zip(tops, ends, strict=False)
        ]

    def _row(self, number: int, box: Box) -> widgets.Widget:
        entry, row = self._entries[number], LINE * self.desk.frame.text_scale

        def paint(picture: Picture, place: Box, look: widgets.Bearing) -> None:
            if look.hovered or look.focused:
                panel(picture, place.inset(0.0, 0.002), "row", 20)
            if self._begins(number):
                head = Box(place.x + 0.014, place.y - HEADING, place.w - 0.028, HEADING - 0.014)
                said = self.desk.words("log-round", number=entry.round)
                picture.text(said, head, LABEL, face="title", colour="focus", stand="bottom")
            draw_lines(picture, entry.line, place.inset(0.014, 0.0), self._lineup, row)

        return widgets.PictureButton(LineRow(number), box, paint=paint, radius=20, inside="lines")

    def chosen(self, id: widgets.Id, value: object) -> Change:
        return Pop(self._entries[id.number].ply if isinstance(id, LineRow) else None)

    def prompts(self) -> Sequence[Prompt]:
        return prompts_of(self.desk.words, move="prompt-move", confirm="log-again", cancel="prompt-back")

    def backdrop(self, picture: Picture) -> None:
        box = self._box
        panel(picture, box)
        widgets.heading(
            picture, self.desk.words("log-title"), Box(box.x + 0.03, box.y + 0.024, box.w - 0.14, 0.05)
        )
        if not self._entries:
            empty = self.desk.words("log-empty")
            picture.text(empty, box.inset(0.05, 0.12), TEXT, colour="quiet", align="centre", lines=3)
