"""The planet and all that stands on it: ground, doors, stars, symbols, astronauts, and the sky close by."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from functools import cache, lru_cache, partial
from itertools import product
from pathlib import Path

import pygame

from game.catalogue import material
from game.client.layout import Box, Point
from game.client.motion.clips import Pose
from game.client.paint.art import treated
from game.client.paint.picture import Picture
from game.engine.contract import Seat
from game.games.gravity.board import PLACES
from game.games.gravity.model import Board, Cell, Colour, Layout
from game.games.gravity.table.ball import GROUNDS, Rocks, body, shade
from game.games.gravity.table.globe import AIR, ANGLES, Globe, Size, half_axes, reach, tile_of
from game.games.gravity.table.picking import Sight
from game.games.gravity.table.sprites import FRAMES, LEAP, STAND, PawnOf, Single, StarAt
from game.games.gravity.view import next_door, stars

# The rocks of faces that nobody knows any more, clockwise.
SPARE_ROCKS = ("rust", "slate", "moss", "dune", "rose", "plum")
_PROPS = (  # name, direction from the middle in degrees, height in cells
    ("prop_dish", 118, 1.0),
    ("prop_flag_1", 58, 1.0),
    ("prop_tree", 36, 1.25),
    ("prop_tree_twin", 45, 1.0),
    ("prop_volcano", 147, 1.4),
    ("prop_smoke", 151, 0.9),
    ("prop_cactus", -42, 1.1),
    ("prop_crystal", -128, 1.0),
    ("prop_hut", -139, 1.0),
)
GIRDER = 1.24  # cells that the art of a girder is long, with its glow
PLATE = 0.965
DOOR = 1.08
PROPS = 0.3  # cells that things on the horizon rise out of the air
COARSE = 2.5  # the picture of a turning planet is so many times smaller
STAR = 0.9  # cells, with the air in its art
SYMBOL = 1.0
HINT = 1.08
NEXT_DOOR = 1.06
WAITS = "#FFB070"  # of the door that the marker goes to
SPECK = 0.02  # units of what flies about
PAWN = 1.1
ACTIVE = 1.3  # the pawn to move is larger
ON_FEET = 0.06  # cells towards the head, so that the soles touch the girder
BOB = 0.045  # cells
BOB_STEPS = 6
ECHO = 0.26  # of the way from the seam to the limb
ECHO_ALPHA = 0.55
GLINT_SECONDS = 1.7
BLINKS_EVERY, SHUT_SECONDS = 4.3, 0.14
CLOUDS = (  # art, where round the limb in degrees, height in cells
    ("cloud_1", 20.0, 0.5),
    ("cloud_2", 95.0, 0.46),
    ("cloud_3", 170.0, 0.52),
    ("cloud_2", 235.0, 0.42),
    ("cloud_1", 310.0, 0.46),
)
DRIFTS = 15  # places of them a second: they are slow
WARM = "#FF8A3D"  # of the marker, and of the horizon at the feet
LIGHT = 2.3  # cells of the ring of light under the pawn to move
ECHO_SIZE = 0.72  # cells, at most
FAR_SEATS = 4  # with so many players or fewer there is room for a far planet


# The ground, which lies still


def draw_ground(picture: Picture, sight: Sight) -> None:
    """The sky with a far planet where there is room, and our planet."""
    here, players, narrow = sight.room, sight.view.terms.players, sight.desk.frame.narrow
    beside = players == 2 and not narrow
    far = players <= FAR_SEATS and here.news.h > 0.14

    def paint(inner: Picture) -> None:
        frame = inner.frame
        inner.sprite("gravity/sky", frame.box.centre, max(frame.h, frame.w * 1080 / 2560))
        if far:
            inner.sprite("gravity/far_ringed", (here.news.cx, here.news.y + 0.4), 0.2)
        elif beside:  # seen where our planet stands upright
            inner.sprite("gravity/far_ringed", (here.planet.right - 0.18, here.planet.bottom - 0.2), 0.22)
            inner.sprite("gravity/far_earth", (here.planet.x + 0.16, here.planet.y + 0.2), 0.14)

    picture.ground(("gravity-sky", players if far or beside else 0), paint)
    board = sight.view.board
    _draw_globe(picture, sight.globe, board, _rocks_of(board.layout, sight.desk.home))


@lru_cache(maxsize=8)
def _rocks_of(layout: Layout, home: Path) -> Rocks:
    """The rock of each tile; for a face that is not known, one that its neighbours do not have."""
    places = PLACES[len(layout.doors)]
    rocks = dict(zip(places, SPARE_ROCKS, strict=False))
    known = {(face.size, face.name): face.rock for tile in material("gravity", home).tiles for face in tile}
    for laid in layout.tiles:
        rock = known.get((layout.size, laid.face), "")
        if rock in GROUNDS:
            rocks[laid.at] = rock
    return rocks


def _paint_globe(picture: Picture, globe: Globe, board: Board, rocks: Rocks) -> None:
    """Everything of the planet that never moves, for a globe that is not turned."""
    _props(picture, globe)
    _body(picture, globe, body(globe.size, tuple(sorted(rocks.items()))))
    for cell in board.cells:
        rock = rocks[tile_of(globe.size, cell)]
        picture.sprite(f"gravity/rock_{rock}", globe.at(*cell), globe.pitch * PLATE)
    _body(picture, globe, shade(globe.size))
    _seams(picture, globe)
    for door in board.layout.doors:
        picture.sprite("gravity/door", globe.at(*door.cell), globe.pitch * DOOR, angle=ANGLES[door.down])
    _girders(picture, globe, board.layout)


def _body(picture: Picture, globe: Globe, source: str) -> None:
    a, b = half_axes(globe.size)
    unit = picture.frame.unit * globe.pitch
    w, h = round(2 * (a + AIR) * unit), round(2 * (b + AIR) * unit)
    treatment = picture.theme.treatment("gravity/rock_")
    picture.centred(picture.art.svg(treated(source, treatment) if treatment else source, w, h), globe.centre)


def _props(picture: Picture, globe: Globe) -> None:
    (a, b), mid = half_axes(globe.size), globe.middle
    for name, degrees, height in _PROPS:
        way = pygame.Vector2(1, 0).rotate(-degrees)
        foot = globe.limb(way.x * a, way.y * b)
        lean = pygame.Vector2((foot[0] - mid[0]) / a**2, (foot[1] - mid[1]) / b**2).normalize()
        lift = height * 0.36
        at = globe.at(foot[0] + lean.x * lift, foot[1] + lean.y * lift)
        angle = pygame.Vector2(0, -1).angle_to(lean)
        picture.sprite(f"gravity/{name}", at, globe.pitch * height, angle=-angle)


def _seams(picture: Picture, globe: Globe) -> None:
    """The dashed line at which the board goes round."""
    w, h = globe.size[0] * globe.pitch, globe.size[1] * globe.pitch
    box = Box.around(globe.centre, w, h).grown(globe.pitch * 0.06)
    w, h = box.w * 1080, box.h * 1080
    picture.svg(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w:.1f} {h:.1f}"><rect x="2" y="2" '
        f'width="{w - 4:.1f}" height="{h - 4:.1f}" rx="6" fill="none" stroke="#8FE3FF" stroke-width="2.5" '
        f'stroke-dasharray="14 9" opacity=".62"/></svg>',
        box,
    )


def _girders(picture: Picture, globe: Globe, layout: Layout) -> None:
    for x, y in sorted(layout.floors):
        for row in _both(y, layout.height):
            _girder(picture, globe, "platform_h", (x, row))
    for x, y in sorted(layout.walls):
        for column in _both(x, layout.width):
            _girder(picture, globe, "platform_v", (column, y))


def _both(index: int, count: int) -> tuple[float, ...]:
    """The places of an edge; the outer edge is drawn at both seams."""
    return (index + 0.5, -0.5) if index == count - 1 else (index + 0.5,)


def _girder(picture: Picture, globe: Globe, name: str, at: tuple[float, float]) -> None:
    length = globe.pitch * GIRDER
    height = length * 0.3 if name == "platform_h" else length
    picture.sprite(f"gravity/{name}", globe.at(*at), height)


def _draw_globe(picture: Picture, globe: Globe, board: Board, rocks: Rocks) -> None:
    """The planet as one picture: sharp when it is still, and coarse while it turns, to be fast."""
    still = replace(globe, pitch=globe.base, turn=0.0, grown=1.0)
    whole = _composed(picture, still, board, rocks)
    coarse = picture.art.made((whole, "coarse"), lambda: pygame.transform.smoothscale_by(whole, 1 / COARSE))
    if globe.turn % 90 == 0:
        turned = picture.art.turned(whole, globe.turn, (globe.grown, globe.grown))
        picture.solid(turned, globe.centre, _board_on(picture, globe, turned))
    else:
        picture.centred(_turning(picture, coarse, globe), globe.centre)


def _board_on(picture: Picture, globe: Globe, whole: pygame.Surface) -> pygame.Rect:
    """The board on the picture of a planet: nothing shines through it."""
    size = [int(count * globe.pitch * picture.frame.unit) - 2 for count in globe.size]
    board = pygame.Rect(0, 0, *(size if round(globe.turn / 90) % 2 == 0 else reversed(size)))
    board.center = whole.get_rect().center
    return board


def _turning(picture: Picture, coarse: pygame.Surface, globe: Globe) -> pygame.Surface:
    """The coarse picture turned, cut to where the planet can be, and brought to its size."""
    turned = pygame.transform.rotate(coarse, globe.turn)
    side = round(2 * (reach(globe.size) + AIR) * globe.base * picture.frame.unit / COARSE)
    part = pygame.Rect(0, 0, side, side)
    part.center = turned.get_rect().center
    part = part.clip(turned.get_rect())
    return pygame.transform.smoothscale_by(turned.subsurface(part), COARSE * globe.grown)


def _composed(picture: Picture, globe: Globe, board: Board, rocks: Rocks) -> pygame.Surface:
    a, b = half_axes(globe.size)
    w, h = 2 * (a + AIR + PROPS) * globe.pitch, 2 * (b + AIR + PROPS) * globe.pitch
    still = replace(globe, centre=(w / 2, h / 2))
    key = "gravity-globe", board.layout, still

    def paint(inner: Picture, _: Box) -> None:
        with inner.art.passing():
            _paint_globe(inner, still, board, rocks)

    return picture.composed(key, w, h, paint)


# What lies below the paths of choices


def draw_below(picture: Picture, sight: Sight) -> None:
    """The light where the pawn to move has its down, echoes beyond the seams, and symbols."""
    if sight.active is not None:
        _draw_down(picture, sight, sight.active)
    globe, poses, layout = sight.globe, sight.look.poses, sight.view.board.layout
    lying = [star for star in stars(sight.view).items() if not out_of_sight(poses.get(StarAt(star[0])))]
    echoed = tuple(star for star in lying if star[0] in _echoed(globe.size))
    picture.alike(
        ("gravity-echoes", globe, layout, echoed),
        lambda inner: _draw_echoes(inner, globe, layout, dict(echoed)),
    )
    covered = frozenset(cell for cell, _ in lying)
    picture.alike(
        ("gravity-symbols", globe, layout, covered),
        lambda inner: _draw_symbols(inner, globe, layout, covered),
    )


def _draw_symbols(picture: Picture, globe: Globe, layout: Layout, covered: Set[Cell]) -> None:
    """Symbols; on those that a star covers, what it wears."""
    for cell in sorted(layout.star):
        if cell not in covered:
            put(picture, globe, "star_symbol", globe.at(*cell), SYMBOL)
    for cell in sorted(layout.replay):
        if cell not in covered:
            put(picture, globe, "replay_symbol", globe.at(*cell), SYMBOL)
        else:  # the arrow that a star on a replay symbol wears
            put(picture, globe, "replay_hint", globe.at(*cell), HINT)


def out_of_sight(pose: Pose | None) -> bool:
    """Whether nothing of it can be seen."""
    return pose is None or (pose.alpha is not None and pose.alpha <= 0.0)


def put(
    picture: Picture,
    globe: Globe,
    name: str,
    at: Point,
    cells: float,
    scale: float = 1.0,
    *,
    angle: float = 0.0,
    alpha: float = 1.0,
    stretch: float = 1.0,
    tint: str | None = None,
) -> None:
    """Draw a piece, so many cells high."""
    picture.sprite(
        f"gravity/{name}",
        at,
        globe.base * cells,
        angle=angle,
        alpha=alpha,
        tint=tint,
        scale=scale * globe.grown,
        stretch=stretch,
    )


def _draw_down(picture: Picture, sight: Sight, active: Seat) -> None:
    """A warm light on the horizon in the direction that is down for the pawn to move."""
    globe, pose = sight.globe, sight.look.poses.get(PawnOf(active))
    if pose is None or out_of_sight(pose):
        return
    turned, mid = math.radians(pose.angle or 0.0), globe.middle
    limb = globe.limb(20 * math.sin(turned), 20 * math.cos(turned))
    for share, radius in ((1.0, 2.6), (1.02, 1.5)):
        at = mid[0] + (limb[0] - mid[0]) * share, mid[1] + (limb[1] - mid[1]) * share
        picture.glow(globe.at(*at), globe.pitch * radius, WARM, 0.34)


def _draw_echoes(picture: Picture, globe: Globe, layout: Layout, lying: Mapping[Cell, Colour]) -> None:
    """What lies at an edge is seen again, faintly, beyond the opposite seam, where the planet goes on."""
    doors = {door.cell for door in layout.doors}
    for cell, at, scale in _echo_places(globe.size):
        if cell in lying:
            name = f"star_{lying[cell]}"
        elif cell in doors:
            name = "door"
        elif cell in layout.star or cell in layout.replay:
            name = "star_symbol" if cell in layout.star else "replay_symbol"
        else:
            continue
        put(picture, globe, name, globe.at(*at), ECHO_SIZE, scale=scale, alpha=ECHO_ALPHA)


@cache
def _echoed(size: Size) -> Set[Cell]:
    """The cells that are seen again beyond a seam."""
    return {cell for cell, _, _ in _echo_places(size)}


@cache
def _echo_places(size: Size) -> tuple[tuple[Cell, Point, float], ...]:
    """Edge cells, the point beyond the opposite seam where each is seen, and by how much it is smaller."""
    flat = Globe(size, (0.0, 0.0), 1.0)
    places = []
    for cell, seam in _edge_cells(size):
        limb = flat.limb(seam[0] - flat.middle[0], seam[1] - flat.middle[1])
        at = seam[0] + (limb[0] - seam[0]) * ECHO, seam[1] + (limb[1] - seam[1]) * ECHO
        height = min(ECHO_SIZE, math.dist(seam, limb) * 0.62)
        if height > 0.16:
            places.append((cell, at, round(height / ECHO_SIZE * 6) / 6))
    return tuple(places)


def _edge_cells(size: tuple[int, int]) -> list[tuple[Cell, tuple[float, float]]]:
    """Cells at an edge, each with the middle of the opposite seam, beyond which it is echoed."""
    width, height = size
    found: list[tuple[Cell, tuple[float, float]]] = []
    for x in range(width):
        found += [((x, 0), (float(x), height - 0.5)), ((x, height - 1), (float(x), -0.5))]
    for y in range(height):
        found += [((0, y), (width - 0.5, float(y))), ((width - 1, y), (-0.5, float(y)))]
    return found


# What stands and moves above them


def draw_pieces(picture: Picture, sight: Sight) -> None:
    """Stars, doors, clouds and pawns."""
    _draw_stars(picture, sight)
    following = next_door(sight.view)
    if following is not None and sight.view.phase != "over":  # where the marker goes when somebody enters
        at = sight.globe.at(*sight.view.board.layout.doors[following].cell)
        put(picture, sight.globe, "target", at, NEXT_DOOR, tint=WAITS, alpha=0.75)
    _draw_open_door(picture, sight)
    _draw_glint(picture, sight)
    globe, moment = sight.globe, round(sight.look.seconds * DRIFTS)
    picture.alike(("gravity-clouds", globe, moment), partial(_draw_clouds, globe=globe, moment=moment))
    _draw_pawns(picture, sight)


def _draw_stars(picture: Picture, sight: Sight) -> None:
    """Those that bob together are drawn alike as long as they stand; one that goes is drawn by itself."""
    globe, poses, seconds, resting = sight.globe, sight.look.poses, sight.look.seconds, []
    for star in stars(sight.view).items():
        cell, pose = star[0], poses[StarAt(star[0])]
        if pose.alpha == 1.0 and pose.x == cell[0] and pose.y == cell[1]:
            resting.append(star)
        elif not out_of_sight(pose) and pose.x is not None and pose.y is not None:
            at, lift = globe.at(pose.x, pose.y), _bob(_phase(cell), seconds) * globe.pitch
            put(picture, globe, f"star_{star[1]}", (at[0], at[1] - lift), STAR, alpha=pose.alpha or 0.0)
    for row in _bobbing(tuple(resting)):
        lift = _bob(row.phase, seconds) * globe.pitch
        picture.alike(
            ("gravity-stars", globe, lift, row), partial(_put_stars, globe=globe, lift=lift, row=row)
        )


def _put_stars(picture: Picture, globe: Globe, lift: float, row: Bobbing) -> None:
    for cell, colour in row.stars:
        x, y = globe.at(*cell)
        put(picture, globe, f"star_{colour}", (x, y - lift), STAR)


@dataclass(frozen=True, slots=True, eq=False)
class Bobbing:
    """Stars that bob together; the same ones are one object, so that it is fast as a key."""

    phase: float
    stars: Sequence[tuple[Cell, Colour]]


@lru_cache(maxsize=64)
def _bobbing(lying: tuple[tuple[Cell, Colour], ...]) -> Sequence[Bobbing]:
    """Stars by the phase in which they bob."""
    phases = sorted({_phase(cell) for cell, _ in lying})
    return [_row(phase, tuple(star for star in lying if _phase(star[0]) == phase)) for phase in phases]


_row = lru_cache(maxsize=256)(Bobbing)


def _phase(cell: Cell) -> float:
    return (cell[0] * 7 + cell[1] * 13) % 16 / 16


def _bob(phase: float, seconds: float) -> float:
    """How far a star bobs: each in its own time and in steps, so that few are drawn again at once."""
    return round(math.sin(math.tau * (seconds / 3.2 + phase)) * BOB_STEPS) / BOB_STEPS * BOB


def _draw_glint(picture: Picture, sight: Sight) -> None:
    """Now and then the light catches one star."""
    globe, poses, seconds = sight.globe, sight.look.poses, sight.look.seconds
    number, share = divmod(seconds / GLINT_SECONDS, 1.0)
    lying = [cell for cell in stars(sight.view) if not out_of_sight(poses.get(StarAt(cell)))]
    if not lying or not seconds or share > 0.4:
        return
    x, y = globe.at(*lying[round(number) * 31 % len(lying)])
    size = round(math.sin(math.pi * share / 0.4) * 8) / 8
    at = x + globe.pitch * 0.16, y - globe.pitch * 0.2
    if size > 0:
        picture.sprite("ui/twinkle", at, globe.pitch * 0.5, scale=size)


def _draw_clouds(picture: Picture, globe: Globe, moment: int) -> None:
    """Small clouds that drift round the limb."""
    mid, seconds = globe.middle, moment / DRIFTS
    for number, (name, start, size) in enumerate(CLOUDS):
        turned = math.radians(start + seconds * (1.1 + 0.2 * number))
        limb = globe.limb(30 * math.cos(turned), 30 * math.sin(turned))
        at = mid[0] + (limb[0] - mid[0]) * 1.01, mid[1] + (limb[1] - mid[1]) * 1.01
        put(picture, globe, name, globe.at(*at), size, alpha=0.92)


def _draw_open_door(picture: Picture, sight: Sight) -> None:
    """The door under the marker is open, and lights run round the marker."""
    globe, pose = sight.globe, sight.look.poses.get(Single.MARKER)
    if pose is None or pose.x is None or pose.y is None:
        return
    at = globe.at(pose.x, pose.y)
    for door in sight.view.board.layout.doors:
        if door.cell == (round(pose.x), round(pose.y)) and pose.scale == 1.0:
            put(picture, globe, "door_open", at, DOOR, angle=ANGLES[door.down] + globe.turn)
    breath = 0.75 + 0.25 * round(math.sin(sight.look.seconds * 2.4) * 4) / 4
    picture.glow(at, globe.pitch * 0.85, WARM, 0.5 * breath)
    put(picture, globe, "marker", at, 1.26, scale=pose.scale or 1.0, alpha=pose.alpha or 0.0)


# Astronauts


def _draw_pawns(picture: Picture, sight: Sight) -> None:
    """Opponents first, the pawn to move above them."""
    active = sight.active
    for seat in sight.seats:
        if seat != active:
            _draw_pawn(picture, sight, seat, PAWN)
    if active is not None and not out_of_sight(sight.look.poses.get(PawnOf(active))):
        _shine(picture, sight, active)
        _draw_pawn(picture, sight, active, PAWN * ACTIVE)


def rehearse(picture: Picture, sight: Sight) -> None:
    """All poses of the astronauts and what lies under stars, so that none is first drawn in a motion."""
    globe = sight.globe
    for seat in sight.seats:
        for frame in (*FRAMES, "blink"):
            for cells in (PAWN, PAWN * ACTIVE):
                put(picture, globe, f"astronaut_{sight.emblem(seat)}_{frame}", globe.centre, cells)
        put(picture, globe, "pawn_light", globe.centre, LIGHT, tint=sight.colour(seat))
        put(picture, globe, "path_arrow", globe.centre, 0.5, tint=sight.colour(seat))
    for name, cells in product(("star_symbol", "replay_symbol"), (SYMBOL, ECHO_SIZE)):
        put(picture, globe, name, globe.centre, cells)
    put(picture, globe, "target", globe.centre, NEXT_DOOR, tint=WAITS)
    for name in ("dust", "spark", "sparkle"):
        picture.sprite(f"ui/particles/{name}", globe.centre, SPECK)


def _draw_pawn(picture: Picture, sight: Sight, seat: Seat, cells: float) -> None:
    globe, pose = sight.globe, sight.look.poses.get(PawnOf(seat))
    if out_of_sight(pose) or pose is None or pose.x is None or pose.y is None:
        return
    angle = (pose.angle or 0.0) + globe.turn
    frame = FRAMES[round(pose.flip or STAND)]
    blinking = (sight.look.seconds + 1.3 * seat) % BLINKS_EVERY > BLINKS_EVERY - SHUT_SECONDS
    if frame == "stand" and blinking:
        frame = "blink"
    stretch = pose.stretch or 1.0
    growth = (pose.scale or 1.0) * (2.0 - stretch)
    for x, y, alpha in copies(globe, pose.x, pose.y):
        put(
            picture,
            globe,
            f"astronaut_{sight.emblem(seat)}_{frame}",
            _on_feet(globe.at(x, y), angle, globe.pitch, globe.pitch * cells * growth),
            cells,
            growth,
            angle=angle,
            alpha=alpha * (pose.alpha or 0.0),
            stretch=stretch * stretch,
        )


def _on_feet(at: Point, angle: float, pitch: float, height: float) -> Point:
    """The middle of a larger sprite, so that its feet stay where they are."""
    up = pitch * ON_FEET + (height - pitch * PAWN) * 0.444
    return at[0] - up * math.sin(math.radians(angle)), at[1] - up * math.cos(math.radians(angle))


def copies(globe: Globe, x: float, y: float) -> Iterator[tuple[float, float, float]]:
    """Where a pawn is seen: while it goes round, partly at both seams."""
    for across, seen_across in _seen(x, globe.size[0]):
        for down, seen_down in _seen(y, globe.size[1]):
            yield across, down, seen_across * seen_down


def _seen(value: float, count: int) -> Iterator[tuple[float, float]]:
    inner = (value + 0.5) % count - 0.5
    for place in (inner, inner - count, inner + count):
        beyond = max(0.0, -0.5 - place, place - (count - 0.5))
        alpha = round(1.0 - 2.0 * beyond, 3)
        if alpha > 0:
            yield place, alpha


def _shine(picture: Picture, sight: Sight, seat: Seat) -> None:
    """A ring of light and an arrow over the head, so that people find the pawn to move."""
    globe, pose, seconds = sight.globe, sight.look.poses[PawnOf(seat)], sight.look.seconds
    if pose.x is None or pose.y is None:
        return
    colour, angle = sight.colour(seat), (pose.angle or 0.0) + globe.turn
    x, y, alpha = max(copies(globe, pose.x, pose.y), key=lambda copy: copy[2])
    at = globe.at(x, y)
    breath = 1.0 + 0.06 * round(math.sin(seconds * 3.0) * 4) / 4
    put(picture, globe, "pawn_light", at, LIGHT, breath, tint=colour, alpha=0.9 * alpha)
    if round(pose.flip or STAND) not in (STAND, LEAP):
        return
    up = globe.pitch * (1.16 + 0.06 * round(math.sin(seconds * 4.0) * 3) / 3)
    over = at[0] - up * math.sin(math.radians(angle)), at[1] - up * math.cos(math.radians(angle))
    put(picture, globe, "path_arrow", over, 0.5, tint=colour, angle=angle, alpha=alpha)
