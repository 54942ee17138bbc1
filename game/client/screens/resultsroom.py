"""Where everything lies on the page of results, in windows of all shapes."""

from __future__ import annotations

from dataclasses import dataclass

from game.client.layout import Box, Frame

MOMENTS = 3
WIDEST = 1.9  # of the page, against the height of the window
GAP = 0.014
CAPTIONS = 0.034
FOOT = 0.04  # the line below the buttons
MEDAL = 0.16  # width of medal and emblem in a row
TOTAL = 0.13


@dataclass(frozen=True)
class ResultsRoom:
    """`plated`: somebody is honoured beside the winner. `framed`: as a picture to keep."""

    frame: Frame
    seats: int
    kinds: int  # of points
    plated: bool
    framed: bool = False

    @property
    def upright(self) -> bool:
        return self.frame.upright

    @property
    def page(self) -> Box:
        safe = self.frame.safe
        width = min(WIDEST, safe.w)
        return Box(safe.cx - width / 2, 0.022, width, self.frame.h - 0.022 - GAP)

    # From the top

    @property
    def head(self) -> Box:
        """The winner, with the crown."""
        top = self.page.cut_top(0.152)[0]
        return top.cut_left(top.w - self.plate.w - 0.02)[0] if self.plated and not self.upright else top

    @property
    def plate(self) -> Box:
        """Where a person is honoured: beside an AI that won; else in the place of the winner."""
        page = self.page
        if not self.plated:
            return Box(page.x, page.y + 0.02, min(page.w * 0.72, 1.1), 0.132)
        if self.upright:
            return Box(page.x, page.y + 0.17, page.w, 0.136)
        wide = min(0.74, page.w * 0.52)
        return Box(page.right - wide, page.y + 0.02, wide, 0.132)

    @property
    def captions(self) -> Box:
        top = self.plate.bottom if self.plated else self.page.y + 0.152
        return Box(self.page.x, top + 0.006, self.page.w, CAPTIONS)

    @property
    def pitch(self) -> float:
        """From one row to the next."""
        if self.upright:
            return 0.13 if self.seats < 5 else 0.096
        return 0.082 if self.seats < 5 else 0.064

    def row(self, place: float) -> Box:
        first = self.captions.bottom + 0.004
        high = self.pitch - (0.012 if self.upright else 0.006)
        return Box(self.page.x, first + place * self.pitch, self.page.w, high)

    @property
    def story(self) -> Box:
        """All between the rows and the buttons."""
        top = self.row(self.seats - 1).bottom + GAP
        return Box(self.page.x, top, self.page.w, self.buttons.y - GAP - top)

    @property
    def curve(self) -> Box:
        if self.upright:
            return self._bands[0].shares((1.75, 1.0), GAP)[0]
        return self.story.shares(self._shares, GAP)[0]

    @property
    def bars(self) -> Box | None:
        """Where the bars of all seats are, if not in the rows."""
        return self._bands[0].shares((1.75, 1.0), GAP)[1] if self.upright else None

    @property
    def moments(self) -> list[Box]:
        if self.upright:
            return self._bands[1].columns(MOMENTS, GAP)
        return self.story.shares(self._shares, GAP)[1:]

    @property
    def buttons(self) -> Box:
        high = 0.2 if self.upright else 0.076
        return Box(self.page.x, self.foot.y - high - 0.006, self.page.w, high)

    @property
    def foot(self) -> Box:
        return Box(self.page.x, self.page.bottom - FOOT, self.page.w, FOOT)

    @property
    def _bands(self) -> list[Box]:
        return self.story.rows(2, GAP)

    @property
    def _shares(self) -> tuple[float, ...]:
        return (1.6 if self.frame.narrow else 2.0, *(1.0,) * MOMENTS)

    # Inside a row

    def columns(self, row: Box, noted: bool) -> tuple[Box, list[Box], Box, Box, Box]:
        """Name, kinds of points, notes, bars and all points: the same in all rows."""
        _, rest = row.cut_left(MEDAL)
        total, rest = rest.cut_right(TOTAL)
        bars, rest = rest.cut_right(self._bar_width, 0.012)
        notes, rest = rest.cut_right(0.112 if noted else 0.0)
        each = 0.15 if self.kinds < 3 else 0.125
        most = rest.w * 0.58 / max(1, self.kinds)
        parts, name = rest.cut_right(min(each, most) * self.kinds, 0.008)
        return name, parts.columns(self.kinds) if self.kinds else [], notes, bars, total

    @property
    def _bar_width(self) -> float:
        if self.upright:
            return 0.0
        return 0.18 if self.frame.narrow else 0.36
