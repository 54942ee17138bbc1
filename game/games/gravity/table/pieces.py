"""What stands on the planet and moves: stars, bare symbols, the open door, astronauts, and their echoes."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache

from game.client.layout import Point
from game.client.motion.clips import Pose, Poses
from game.client.paint.picture import Picture
from game.client.paint.theme import Theme
from game.engine.contract import Seat
from game.games.gravity.model import Cell, GravityView
from game.games.gravity.table.geometry import ANGLES, Globe, Size
from game.games.gravity.table.planet import DOOR, edge_cells
from game.games.gravity.table.sprites import FRAMES, LEAP, MARKER, STAND, pawn_id, star_id
from game.games.gravity.view import stars
from game.match.lineup import EMBLEMS, Lineup

STAR = 0.9  # cells, with the air in its art
SYMBOL = 1.0
HINT = 1.08
PAWN = 1.1
ACTIVE = 1.3  # the pawn to move is larger
ON_FEET = 0.06  # cells towards the head, so that the soles touch the girder
BOB = 0.045  # cells
BOB_STEPS = 6
ECHO = 0.26  # of the way from the seam to the limb
ECHO_ALPHA = 0.55
GLINT_SECONDS = 1.7
BLINK_EVERY, BLINK_SECONDS = 4.3, 0.14
CLOUDS = (  # art, where round the limb in degrees, height in cells
    ("cloud_1", 20.0, 0.5),
    ("cloud_2", 95.0, 0.46),
    ("cloud_3", 170.0, 0.52),
    ("cloud_2", 235.0, 0.42),
    ("cloud_1", 310.0, 0.46),
)
LIGHT = 2.3  # cells of the ring of light under the pawn to move
ECHO_SIZE = 0.72  # cells, at most


def seat_colour(theme: Theme, table: Lineup, seat: Seat) -> str:
    return theme.seat(EMBLEMS.index(table.players[seat].emblem))


def gone(pose: Pose | None) -> bool:
    """Nothing of it can be seen."""
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
    """A piece of so many cells in height."""
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


# Ground


def draw_symbols(picture: Picture, globe: Globe, view: GravityView, poses: Poses) -> None:
    """Symbols that no star hides, and the arrow that a star on a replay symbol wears."""
    layout = view.board.layout
    for cell in layout.star:
        if gone(poses.get(star_id(cell))):
            put(picture, globe, "star_symbol", globe.at(*cell), SYMBOL)
    for cell in layout.replay:
        if gone(poses.get(star_id(cell))):
            put(picture, globe, "replay_symbol", globe.at(*cell), SYMBOL)
        else:
            put(picture, globe, "replay_hint", globe.at(*cell), HINT)


def draw_stars(picture: Picture, globe: Globe, view: GravityView, poses: Poses, seconds: float) -> None:
    for cell, colour in stars(view).items():
        pose = poses[star_id(cell)]
        if gone(pose) or pose.x is None or pose.y is None:
            continue
        x, y = globe.at(pose.x, pose.y)
        lift = _bob(cell, seconds) * globe.pitch
        put(picture, globe, f"star_{colour}", (x, y - lift), STAR, alpha=pose.alpha or 0.0)


def _bob(cell: Cell, seconds: float) -> float:
    """Each star in its own time, in steps, so that few have to be drawn anew at once."""
    phase = (cell[0] * 7 + cell[1] * 13) % 16 / 16
    return round(math.sin(math.tau * (seconds / 3.2 + phase)) * BOB_STEPS) / BOB_STEPS * BOB


def draw_glint(picture: Picture, globe: Globe, view: GravityView, poses: Poses, seconds: float) -> None:
    """Now and then the light catches one star."""
    number, share = divmod(seconds / GLINT_SECONDS, 1.0)
    lying = [cell for cell in stars(view) if not gone(poses.get(star_id(cell)))]
    if not lying or not seconds or share > 0.4:
        return
    x, y = globe.at(*lying[round(number) * 31 % len(lying)])
    size = round(math.sin(math.pi * share / 0.4) * 8) / 8
    at = x + globe.pitch * 0.16, y - globe.pitch * 0.2
    if size > 0:
        picture.sprite("ui/twinkle", at, globe.pitch * 0.5, scale=size)


# The sky near the ground


def draw_clouds(picture: Picture, globe: Globe, seconds: float) -> None:
    """Small clouds that drift round the limb."""
    mid = (globe.size[0] - 1) / 2, (globe.size[1] - 1) / 2
    for number, (name, start, size) in enumerate(CLOUDS):
        turned = math.radians(start + seconds * (1.1 + 0.2 * number))
        limb = globe.limb(mid[0] + 30 * math.cos(turned), mid[1] + 30 * math.sin(turned))
        at = mid[0] + (limb[0] - mid[0]) * 1.01, mid[1] + (limb[1] - mid[1]) * 1.01
        put(picture, globe, name, globe.at(*at), size, alpha=0.92)


# Doors


def draw_open_door(picture: Picture, globe: Globe, view: GravityView, poses: Poses, seconds: float) -> None:
    """The door under the marker stands open; lights run round the marker."""
    pose = poses.get(MARKER)
    if pose is None or pose.x is None or pose.y is None:
        return
    at = globe.at(pose.x, pose.y)
    for door in view.board.layout.doors:
        if door.cell == (round(pose.x), round(pose.y)) and pose.scale == 1.0:
            angle = ANGLES[door.down] + globe.turn
            put(picture, globe, "door_open", at, DOOR, angle=angle)
    breath = 0.75 + 0.25 * round(math.sin(seconds * 2.4) * 4) / 4
    picture.glow(at, globe.pitch * 0.85, "#FF8A3D", 0.5 * breath)
    put(picture, globe, "marker", at, 1.26, scale=pose.scale or 1.0, alpha=pose.alpha or 0.0)


def draw_next_door(picture: Picture, globe: Globe, cell: Cell) -> None:
    """The door that the marker goes to when somebody enters."""
    put(picture, globe, "target", globe.at(*cell), 1.06, tint="#FFB070", alpha=0.75)


# Echoes


@cache
def _echo_places(size: Size) -> tuple[tuple[Cell, Point, float], ...]:
    """Edge cells, the point beyond the opposite seam where each is seen, and by how much it is smaller."""
    flat = Globe(size, (0.0, 0.0), 1.0)
    places = []
    for cell, seam in edge_cells(size):
        limb = flat.limb(*seam)
        at = seam[0] + (limb[0] - seam[0]) * ECHO, seam[1] + (limb[1] - seam[1]) * ECHO
        height = min(ECHO_SIZE, math.dist(seam, limb) * 0.62)
        if height > 0.16:
            places.append((cell, at, round(height / ECHO_SIZE * 6) / 6))
    return tuple(places)


def draw_echoes(picture: Picture, globe: Globe, view: GravityView, poses: Poses) -> None:
    """What lies at an edge, faintly, beyond the opposite seam: there the planet goes on."""
    lying = stars(view)
    doors = {door.cell for door in view.board.layout.doors}
    layout = view.board.layout
    for cell, at, scale in _echo_places(globe.size):
        if cell in lying and not gone(poses.get(star_id(cell))):
            name = f"star_{lying[cell]}"
        elif cell in doors:
            name = "door"
        elif cell in layout.star or cell in layout.replay:
            name = "star_symbol" if cell in layout.star else "replay_symbol"
        else:
            continue
        put(picture, globe, name, globe.at(*at), ECHO_SIZE, scale=scale, alpha=ECHO_ALPHA)


# Astronauts


def draw_pawns(
    picture: Picture, globe: Globe, table: Lineup, poses: Poses, active: Seat | None, seconds: float
) -> None:
    """Rivals first, the pawn to move above them."""
    if picture.art.rehearsing:
        _ask_ahead(picture, globe, table)
    for seat in range(len(table.players)):
        if seat != active:
            _draw_pawn(picture, globe, table, poses, seat, seconds, False)
    if active is not None and not gone(poses.get(pawn_id(active))):
        _shine(picture, globe, table, poses[pawn_id(active)], active, seconds)
        _draw_pawn(picture, globe, table, poses, active, seconds, True)


def _ask_ahead(picture: Picture, globe: Globe, table: Lineup) -> None:
    """All that an astronaut does, so that none is first drawn in the middle of a motion."""
    for player in table.players:
        for frame in (*FRAMES, "blink"):
            for cells in (PAWN, PAWN * ACTIVE):
                put(picture, globe, f"astronaut_{player.emblem}_{frame}", globe.centre, cells)
    for seat in range(len(table.players)):
        colour = seat_colour(picture.theme, table, seat)
        put(picture, globe, "pawn_light", globe.centre, LIGHT, tint=colour)
        put(picture, globe, "path_arrow", globe.centre, 0.5, tint=colour)


def _draw_pawn(
    picture: Picture, globe: Globe, table: Lineup, poses: Poses, seat: Seat, seconds: float, active: bool
) -> None:
    pose = poses.get(pawn_id(seat))
    if gone(pose) or pose is None or pose.x is None or pose.y is None:
        return
    angle = (pose.angle or 0.0) + globe.turn
    frame = FRAMES[round(pose.flip or STAND)]
    if frame == "stand" and (seconds + 1.3 * seat) % BLINK_EVERY > BLINK_EVERY - BLINK_SECONDS:
        frame = "blink"
    name = f"astronaut_{table.players[seat].emblem}_{frame}"
    stretch = pose.stretch or 1.0
    cells = PAWN * (ACTIVE if active else 1.0)
    growth = (pose.scale or 1.0) * (2.0 - stretch)
    for x, y, alpha in _copies(globe, pose.x, pose.y):
        at = _on_feet(globe.at(x, y), angle, globe.pitch, globe.pitch * cells * growth)
        seen = alpha * (pose.alpha or 0.0)
        put(picture, globe, name, at, cells, growth, angle=angle, alpha=seen, stretch=stretch * stretch)


def _on_feet(at: Point, angle: float, pitch: float, height: float) -> Point:
    """The middle of a sprite whose soles stand where they stand in a sprite of the usual height."""
    up = pitch * ON_FEET + (height - pitch * PAWN) * 0.444
    return at[0] - up * math.sin(math.radians(angle)), at[1] - up * math.cos(math.radians(angle))


def _copies(globe: Globe, x: float, y: float) -> Iterator[tuple[float, float, float]]:
    """Where a pawn is seen: at both seams while it goes round, each as far as it is on that side."""
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


def _shine(picture: Picture, globe: Globe, table: Lineup, pose: Pose, seat: Seat, seconds: float) -> None:
    """A ring of light, and an arrow over the head: the pawn to move is found at a glance."""
    if pose.x is None or pose.y is None:
        return
    colour = seat_colour(picture.theme, table, seat)
    angle = (pose.angle or 0.0) + globe.turn
    x, y, alpha = max(_copies(globe, pose.x, pose.y), key=lambda copy: copy[2])
    at = globe.at(x, y)
    breath = 1.0 + 0.06 * round(math.sin(seconds * 3.0) * 4) / 4
    put(picture, globe, "pawn_light", at, LIGHT, breath, tint=colour, alpha=0.9 * alpha)
    if round(pose.flip or STAND) not in (STAND, LEAP):
        return
    up = globe.pitch * (1.16 + 0.06 * round(math.sin(seconds * 4.0) * 3) / 3)
    over = at[0] - up * math.sin(math.radians(angle)), at[1] - up * math.cos(math.radians(angle))
    put(picture, globe, "path_arrow", over, 0.5, tint=colour, angle=angle, alpha=alpha)


def draw_down(picture: Picture, globe: Globe, poses: Poses, active: Seat) -> None:
    """A warm light on the horizon where the pawn to move has its down; it goes round with it."""
    pose = poses.get(pawn_id(active))
    if pose is None or gone(pose):
        return
    turned = math.radians(pose.angle or 0.0)
    mid = (globe.size[0] - 1) / 2, (globe.size[1] - 1) / 2
    limb = globe.limb(mid[0] + 20 * math.sin(turned), mid[1] + 20 * math.cos(turned))
    for share, radius in ((1.0, 2.6), (1.02, 1.5)):
        at = mid[0] + (limb[0] - mid[0]) * share, mid[1] + (limb[1] - mid[1]) * share
        picture.glow(globe.at(*at), globe.pitch * radius, "#FF8A3D", 0.34)
