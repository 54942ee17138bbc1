"""The furniture of all screens, drawn as SVG at its size: slabs, panels, rings, tracks.

Lengths here are design pixels, 1080 to a window height, as in the kit. One drawing serves all widths of a
height, because the middle column is repeated (`Art.wide`).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Literal, NamedTuple, TypeAlias

from pygame import Surface

from game.client.layout import Box, Point
from game.client.paint.picture import Picture
from game.client.paint.theme import Slab, Theme, mix

DESIGN = 1080.0
REACH = 24.0  # design pixels from a cap to where its corner no longer changes the shadow
SlabState: TypeAlias = Literal["normal", "hover", "pressed", "disabled"]
Body: TypeAlias = Callable[[float, float], str]  # the SVG inside, for this width and height in design pixels


def design(units: float) -> float:
    """Units as design pixels."""
    return units * DESIGN


def units(pixels: float) -> float:
    """Design pixels as units."""
    return pixels / DESIGN


class Haze(NamedTuple):
    """Something soft below a piece of furniture. One drawing does for all sizes: its middle is repeated."""

    body: Body
    tint: str | None = None  # of a white drawing


def furnish(
    picture: Picture,
    key: Hashable,
    box: Box,
    body: Body,
    *,
    cap: float,
    margin: float = 0.0,
    alpha: float = 1.0,
    below: Sequence[Haze] = (),
) -> None:
    """A piece of furniture in a box, with `margin` round it for what is soft; all in design pixels."""
    frame = picture.frame
    scale = frame.unit / DESIGN
    _, _, w, h = frame.pixels(box)
    edge = round(margin * scale)
    ends = max(1, round((cap + margin) * scale))
    size = w + 2 * edge, h + 2 * edge
    if min(size) <= 0:
        return

    art = picture.art

    def made() -> Surface:
        strip = 2 * ends + 2, size[1]
        rows = ends + round(REACH * scale)
        dim = 2 * ends + 2, 2 * rows + 2 if size[1] >= 2 * ends else size[1]
        hazes = [art.strip(_source(haze.body, dim, scale, margin), *dim, haze.tint) for haze in below]
        front = art.strip(_source(body, strip, scale, margin), *strip)
        stack = art.stacked([*(art.high(haze, rows, size[1]) for haze in hazes), front])
        return art.wide(stack, ends, size[0])

    surface = art.made(("furniture", key, size, ends), made)
    picture.blit(surface, (box.x - edge / frame.unit, box.y - edge / frame.unit), alpha=alpha)


def _source(body: Body, size: tuple[int, int], scale: float, margin: float) -> str:
    """The SVG of so many pixels."""
    across, along = size[0] / scale, size[1] / scale
    inner = body(across - 2 * margin, along - 2 * margin)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {across:.2f} {along:.2f}">'
        f'<g transform="translate({margin:.2f} {margin:.2f})">{inner}</g></svg>'
    )


def rect(x: float, y: float, w: float, h: float, r: float, fill: str, more: str = "") -> str:
    r = max(0.0, min(r, w / 2, h / 2))
    return (
        f'<rect x="{x:.2f}" y="{y:.2f}" width="{max(0.0, w):.2f}" height="{max(0.0, h):.2f}" rx="{r:.2f}" '
        f'fill="{fill}" {more}/>'
    )


def gradient(id: str, *stops: tuple[str, float]) -> str:
    """A gradient from top to bottom of evenly spaced colours with opacities."""
    parts = "".join(
        f'<stop offset="{index / (len(stops) - 1):.3f}" stop-color="{colour}" stop-opacity="{opacity}"/>'
        for index, (colour, opacity) in enumerate(stops)
    )
    return f'<linearGradient id="{id}" x1="0" y1="0" x2="0" y2="1">{parts}</linearGradient>'


def soft(id: str, blur: float, w: float, h: float) -> str:
    """A blur filter for what lies in a body of this size, or a little outside."""
    reach = 3 * blur + 16
    return (
        f'<filter id="{id}" filterUnits="userSpaceOnUse" x="{-reach}" y="{-reach}" '
        f'width="{w + 2 * reach:.2f}" height="{h + 2 * reach:.2f}">'
        f'<feGaussianBlur stdDeviation="{blur}"/></filter>'
    )


def slab(picture: Picture, box: Box, kind: str, state: SlabState = "normal", radius: float = 24.0) -> Box:
    """A thing to press. Gives the box of its face, which moves when it is pressed."""
    height = design(box.h)
    lip = 0.09 * height
    face = box.cut_top(box.h * 0.91)[0]
    lift = {"normal": 0.0, "hover": -2.0, "pressed": lip * 0.9, "disabled": 0.0}[state]
    off = picture.theme.off
    plain = state == "disabled"
    look = picture.theme.slabs[kind]
    body = _disabled_slab(lip, radius, *off) if plain else _slab_body(look, state, lip, lift, radius)
    key = ("slab", kind, state, radius, off)
    furnish(picture, key, box, body, cap=max(radius, 0.36 * height) + 2, margin=32)
    return face.moved(0.0, units(lift))


def _slab_body(look: Slab, state: SlabState, lip: float, lift: float, radius: float) -> Body:
    top, bottom, edge, rim, _, glow = look
    if state == "hover":
        top, bottom, rim = mix(top, "#FFFFFF", 0.24), mix(bottom, "#FFFFFF", 0.24), mix(rim, "#FFFFFF", 0.3)
    if state == "pressed":
        top, bottom, rim = mix(top, "#1A1030", 0.17), mix(bottom, "#1A1030", 0.17), mix(rim, "#1A1030", 0.25)

    def body(w: float, h: float) -> str:
        face = h - lip
        r = min(radius, 0.36 * face) if radius > 0 else face / 2
        back = ""
        if glow:
            back = soft("g", 11, w, h) + rect(-2, 2, w + 4, h + 4, r, glow, 'opacity=".34" filter="url(#g)"')
        elif state != "pressed":
            back = soft("g", 5, w, h) + rect(2, 6, w - 4, h, r, "#04061A", 'opacity=".45" filter="url(#g)"')
        sunk = rect(0, min(lip, lift + lip), w, h - min(lip, lift + lip), r, edge)
        light = rect(0, lift, w, face, r, rim)
        cut = f'<clipPath id="c">{rect(0, lift, w, face, r, "#000")}</clipPath>'
        front = f'<g clip-path="url(#c)">{rect(0, lift + 3, w, face - 3, r, "url(#f)")}</g>'
        fill = gradient("f", (top, 1), (bottom, 1))
        return f"<defs>{fill}{cut}</defs>{back}{sunk if state != 'pressed' else ''}{light}{front}"

    return body


def _disabled_slab(lip: float, radius: float, fill: str, edge: str) -> Body:
    def body(w: float, h: float) -> str:
        face = h - lip
        r = min(radius, 0.36 * face) if radius > 0 else face / 2
        under = rect(0, lip, w, face, r, "#12173A") if fill != "none" else ""
        return under + rect(0.75, 0.75, w - 1.5, face - 1.5, r, fill, f'stroke="{edge}" stroke-width="1.5"')

    return body


def words_on(kind: str, state: SlabState, theme: Theme) -> str:
    """The colour of words on a slab."""
    if state == "disabled":
        return theme.idle
    return theme.slabs[kind].words


def ring(picture: Picture, box: Box, radius: float, gap: float = 5.0) -> None:
    """The gold ring of focus round a box with this corner radius."""
    width = 4.5
    out = gap + width / 2

    colour = picture.theme.focus

    def body(w: float, h: float) -> str:
        around = -out, -out, w + 2 * out, h + 2 * out, radius + out
        far = 60
        outside = rect(-far, -far, w + 2 * far, h + 2 * far, 0, "#FFF") + rect(0, 0, w, h, radius, "#000")
        mask = f'<mask id="m" maskUnits="userSpaceOnUse" x="{-far}" y="{-far}" width="{w + 2 * far}" '
        defs = f'<defs>{soft("h", 8, w, h)}{mask}height="{h + 2 * far}">{outside}</mask></defs>'
        haze = rect(*around, "none", f'stroke="{colour}" stroke-width="9" opacity=".8" filter="url(#h)"')
        ground = rect(*around, colour, 'opacity=".12"')
        line = rect(*around, "none", f'stroke="{colour}" stroke-width="{width}"')
        return f'{defs}<g mask="url(#m)">{haze}{ground}{line}</g>'

    furnish(picture, ("ring", radius, gap, picture.theme.focus), box, body, cap=radius + 8, margin=38)


def panel(picture: Picture, box: Box, kind: str = "panel", radius: float = 32.0) -> None:
    """A ground for other things: panel, dialog (lighter), toast, well (sunk in), row, menu, bar."""
    theme = picture.theme
    top, bottom, opacity, edge, shade = theme.panels[kind]

    def body(w: float, h: float) -> str:
        defs = gradient("f", (top, opacity), (bottom, opacity)) + gradient(
            "e", (edge, 0.95), (edge, 0.28), (edge, 0.22)
        )
        line = rect(0.75, 0.75, w - 1.5, h - 1.5, radius, "none", 'stroke="url(#e)" stroke-width="1.5"')
        return f"<defs>{defs}</defs>{rect(0, 0, w, h, radius, 'url(#f)')}{line}"

    key = ("panel", kind, radius, theme.name)
    below = [_shadow(radius, shade)] if shade else []
    furnish(picture, key, box, body, cap=radius + 14, margin=34 if shade else 2, below=below)


def tinted_panel(
    picture: Picture, box: Box, edge: str, radius: float = 24.0, glow: bool = False, dense: bool = False
) -> None:
    """A panel with an edge in a colour (a seat, a game), shining if asked; dense: nothing shows through."""
    theme = picture.theme
    colour, strength = theme.colour(edge), 1.0 if dense else 0.94

    def body(w: float, h: float) -> str:
        defs = gradient("f", (theme.panels["panel"].top, strength), (theme.panels["panel"].bottom, strength))
        width = 4 if glow else 2
        line = rect(1, 1, w - 2, h - 2, radius, "none", f'stroke="{colour}" stroke-width="{width}"')
        return f"<defs>{defs}</defs>{rect(0, 0, w, h, radius, 'url(#f)')}{line}"

    below = [_shadow(radius, 0.42), *([_shine(radius, colour)] if glow else [])]
    key = ("tinted", colour, radius, glow, dense, theme.name)
    furnish(picture, key, box, body, cap=radius + 14, margin=36, below=below)


def _shadow(radius: float, strength: float) -> Haze:
    """The shadow of a panel."""

    def body(w: float, h: float) -> str:
        cast = rect(4, 10, w - 8, h - 4, radius, "#03040F", f'opacity="{strength}" filter="url(#s)"')
        return f"<defs>{soft('s', 9, w, h)}</defs>{cast}"

    return Haze(body)


def _shine(radius: float, colour: str) -> Haze:
    """The light of an edge."""

    def body(w: float, h: float) -> str:
        light = 'stroke="#FFFFFF" stroke-width="8" opacity=".6" filter="url(#h)"'
        return f"<defs>{soft('h', 8, w, h)}</defs>{rect(0, 0, w, h, radius, 'none', light)}"

    return Haze(body, colour)


def outline(picture: Picture, box: Box, colour: str, radius: float, width: float = 2.5) -> None:
    """An edge alone."""
    shade = picture.theme.colour(colour)

    def body(w: float, h: float) -> str:
        half = width / 2
        return rect(
            half, half, w - width, h - width, radius, "none", f'stroke="{shade}" stroke-width="{width}"'
        )

    furnish(picture, ("outline", shade, radius, width), box, body, cap=radius + 4)


def dashed(picture: Picture, box: Box, radius: float, colour: str = "edge") -> None:
    """An edge of dashes, round a place where something could be."""
    shade = picture.theme.colour(colour)

    def body(w: float, h: float) -> str:
        dashes = f'stroke="{shade}" stroke-width="2.5" stroke-dasharray="11 8"'
        return rect(1.5, 1.5, w - 3, h - 3, radius, "#0B1026", f'fill-opacity="0.25" {dashes}')

    whole(picture, ("dashed", shade, radius), box, body)


def pill(picture: Picture, box: Box, colour: str, alpha: float = 1.0, radius: float = 999.0) -> None:
    """A filled round-ended shape in one colour."""
    shade = picture.theme.colour(colour)
    r = min(radius, design(box.h) / 2)

    def body(w: float, h: float) -> str:
        return rect(0, 0, w, h, r, shade, f'opacity="{alpha}"')

    furnish(picture, ("pill", shade, alpha, r), box, body, cap=r + 1)


def draw_dots(picture: Picture, centre: Point, count: int, here: int) -> None:
    """As many dots as there are pages; that of the open one is larger."""
    for number in range(count):
        at = centre[0] + (number - (count - 1) / 2) * 0.03, centre[1]
        size = 0.016 if number == here else 0.011
        pill(picture, Box.around(at, size, size), "focus" if number == here else "edge")


def track(
    picture: Picture, box: Box, share: float, colour: str, *, glow: bool = False, dots: int = 0
) -> None:
    """A well that is filled from the left: sliders and progress."""
    shade = picture.theme.colour(colour)
    height = design(box.h)

    def well(w: float, h: float) -> str:
        return rect(0.75, 0.75, w - 1.5, h - 1.5, h / 2, "#0A0D22", 'stroke="#4A5390" stroke-width="1.5"')

    def filled(w: float, h: float) -> str:
        defs = gradient("f", (mix(shade, "#FFFFFF", 0.12), 1), (shade, 1))
        shine = rect(5, h * 0.16, w - 10, h * 0.24, h * 0.12, "#FFFFFF", 'opacity=".55"')
        return f"<defs>{defs}</defs>{rect(0, 0, w, h, h / 2, 'url(#f)')}{shine if glow else ''}"

    furnish(picture, ("well", picture.theme.name), box, well, cap=height / 2 + 2)
    inner = box.inset(units(2), units(2)) if glow else box
    part = max(inner.h, inner.w * min(1.0, share))
    if share > 0:
        bar = Box(inner.x, inner.y, part, inner.h)
        furnish(picture, ("filled", shade, glow), bar, filled, cap=height / 2 + 6)
        if glow:
            picture.glow((bar.right, bar.cy), units(height * 2.2), shade, 0.32)
    for number in range(1, dots):
        at = box.x + box.w * number / dots
        dot = "light" if number / dots < share else picture.theme.slabs["secondary"].rim
        pill(picture, Box.around((at, box.cy), units(4), units(4)), dot, 0.4)


def knob(picture: Picture, centre: tuple[float, float], size: float, icon: str, *, on: bool = True) -> None:
    """The round cream thing that a slider or toggle moves; `size` in units."""
    box = Box.around(centre, size, size)

    def body(w: float, h: float) -> str:
        face, lip = ("#F7F4EA", "#B4B5D4") if on else ("#5A64A4", "#A9B0D6")
        mid = w / 2
        return (
            f"<defs>{soft('s', 2.5, w, h)}</defs>"
            f'<circle cx="{mid}" cy="{h / 2 + 4}" r="{h / 2}" fill="#03040F" opacity=".4" filter="url(#s)"/>'
            f'<circle cx="{mid}" cy="{h / 2 + 2}" r="{h / 2}" fill="{lip}"/>'
            f'<circle cx="{mid}" cy="{h / 2}" r="{h / 2}" fill="{face}"/>'
        )

    whole(picture, ("knob", on), box, body, margin=8)
    if icon:
        colour = "navy"
        picture.sprite(f"ui/icons/{icon}", centre, size * 0.56, tint=colour)


def whole(picture: Picture, key: Hashable, box: Box, body: Body, *, margin: float = 0.0) -> None:
    """Furniture of one size, drawn without a repeated middle."""
    frame = picture.frame
    scale = frame.unit / DESIGN
    _, _, w, h = frame.pixels(box)
    edge = round(margin * scale)
    size = w + 2 * edge, h + 2 * edge
    if min(size) <= 0:
        return

    art = picture.art
    surface = art.made(("whole", key, size), lambda: art.svg(_source(body, size, scale, margin), *size))
    picture.blit(surface, (box.x - edge / frame.unit, box.y - edge / frame.unit))


def bubble(picture: Picture, box: Box, tail: float | None = None) -> None:
    """A cream speech bubble; its tail points down at this x (units), if any."""

    def body(w: float, h: float) -> str:
        shadow = rect(3, 7, w - 6, h - 2, 16, "#03040F", 'opacity=".45" filter="url(#s)"')
        return (
            f"<defs>{soft('s', 6, w, h)}</defs>{shadow}"
            f"{rect(0, 3, w, h - 3, 16, '#B9BAD6')}{rect(0, 0, w, h - 3, 16, '#F4F1E8')}"
        )

    furnish(picture, "bubble", box, body, cap=30, margin=22)
    if tail is None:
        return
    tip = Box(tail - units(13), box.bottom - units(5), units(26), units(20))

    def point(w: float, h: float) -> str:
        return (
            f'<path d="M0 3L{w / 2} {h}L{w} 3Z" fill="#B9BAD6"/>'
            f'<path d="M0 0L{w / 2} {h - 4}L{w} 0Z" fill="#F4F1E8"/>'
        )

    whole(picture, "tail", tip, point)
