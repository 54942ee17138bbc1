"""The galaxy: the star that is the deck, the planets, the aliens on them, and where they would go."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from itertools import pairwise
from math import ceil

from game.client.layout import Box, Point
from game.client.motion.clips import Pose, blinks
from game.client.paint import furniture
from game.client.paint.backdrop import SHARP
from game.client.paint.picture import Picture
from game.client.paint.theme import LABEL, NOTE
from game.client.table.presenter import Look
from game.client.table.ways import ShownWay, draw_path, mark_place
from game.engine.contract import Event
from game.games.star_race import model
from game.games.star_race.choices import CardWay, choices
from game.games.star_race.table import sprites
from game.games.star_race.table.picking import Sight
from game.games.star_race.table.room import Room
from game.games.star_race.table.spiral import (
    ALIEN_HIGH,
    NEAREST,
    PLANET_HIGH,
    Foot,
    Spiral,
    planet_size,
)
from game.games.star_race.table.sprites import Planet, Racer, Star
from game.games.star_race.view import Preview
from game.games.star_race.words import ROMAN, for_you
from game.match.lineup import EMBLEMS
from game.texts import Words

_PIECE = 224 / 220  # a planet's picture has a little air
_GLOW = 268 / 220
_TILTS = (-3, 3, 0, -6, 3, 0, -3, 6, 0, 3, -3, 0, 6, -3, 3, 0, -3, 0)
_CORONAS = {1: 2, 2: 3, 3: 3}
_DIGITS = {1: 0.078, 2: 0.1, 3: 0.112}  # how high the number on it is
_TWINKLES = (  # as shares of the window, and its size
    (0.03, 0.7, 0.02),
    (0.268, 0.16, 0.022),
    (0.29, 0.66, 0.026),
    (0.645, 0.66, 0.018),
    (0.795, 0.16, 0.028),
    (0.765, 0.44, 0.02),
    (0.255, 0.44, 0.016),
    (0.975, 0.72, 0.022),
)
_STAR = 0.352  # the height of its picture
_FATES = ("planet_burning", "planet_hot")
_FATE_HIGH = PLANET_HIGH * _GLOW  # slow to draw, so each is drawn once for planets of all sizes
_SIZES = {1: (1.16, 1.24), 2: (1.0, 1.08), 3: (1.0, 1.08, 1.16, 1.28)}  # by stage, ever larger
_HALF_WAY = {1: 24, 2: 10, 3: 2}  # cards left in the deck at which a stage goes on to its second size
_RIM = ((-1.0, 0.0), (1.0, 0.0), (0.0, -1.0), (0.0, 1.0))
_BREATH, _HEART = "#FFC07A", "#FFE0A0"  # of the star as it swells: round it, and in its middle
_SWAY = 4.0  # degrees that the coronas turn to each side
_BUBBLE_WIDE = 0.208
_BUBBLE_STEP = 0.05  # between the places that are tried
_TOO_BAD = 0.75  # what lies in the way, and how far off it is
SHARD_HIGH = 0.05
_BADGE = 0.03  # the emblem of whoever moved, on the way of an alien
_BADGE_SHARES = (0.5, 0.32, 0.68, 0.2, 0.8)  # where on the way it may be
_VEIL = 0.5  # over what a hint or a trade is not about
WHOLE = Pose(scale=1.0, alpha=1.0)


def draw_galaxy(picture: Picture, now: Sight) -> None:
    room, look = now.room, now.look
    picture.ground(("star_race", room.galaxy, room.spiral), partial(_paint_ground, room))
    _draw_twinkles(picture, look)
    _draw_star(picture, now)
    _draw_planets(picture, room, look)
    _draw_embers(picture, room, look)
    if now.picked.hinted or (now.picked.up and now.picked.trading):
        _draw_aliens(picture, now, model.ALIENS)
        picture.veil(_VEIL)
        _draw_meant(picture, now)
        return
    _draw_plans(picture, now)
    _draw_aliens(picture, now, model.ALIENS)
    _draw_ghosts(picture, now)


def _draw_meant(picture: Picture, now: Sight) -> None:
    """What the chosen way moves, above the veil over all else."""
    way, preview = now.picked.way, now.picked.preview
    moved = way.aliens if way else ()
    for alien in moved:
        for planet in {now.view.aliens[alien], preview.aliens[alien] if preview else now.view.aliens[alien]}:
            _draw_planet(picture, planet, _fate(now.view, planet), now.room.spiral, WHOLE)
    _draw_plans(picture, now)
    _draw_aliens(picture, now, moved)
    _draw_ghosts(picture, now)


def rehearse(picture: Picture, spiral: Spiral) -> None:
    """The later ages of the star, what burns, and closed eyes."""
    for stage, sizes in _SIZES.items():
        for part in ("glow", "disc", *(f"corona_{layer}" for layer in range(1, _CORONAS[stage] + 1))):
            picture.picture_of(f"star_race/sun_{stage}_{part}", _star_high(spiral) * max(sizes))
    for fate in _FATES:
        picture.picture_of(f"star_race/{fate}", _FATE_HIGH * spiral.size)
    for number in range(5):
        picture.picture_of(f"star_race/shard_{number + 1}", SHARD_HIGH)
    for alien in model.ALIENS:
        picture.picture_of(f"star_race/blink_{alien}", ALIEN_HIGH * NEAREST * spiral.size)


# The sky


def _paint_ground(room: Room, picture: Picture) -> None:
    """The sky and the lane: all that never changes."""
    frame, art = picture.frame, picture.art
    high = frame.px(max(frame.h, frame.w * 1080 / 2560))
    sky = picture.drawn("star_race/sky", high // 2)
    picture.centred(art.turned(sky, 0.0, (2.0, 2.0)), frame.box.centre)
    soft = 1 if frame.height <= SHARP else 2  # in a higher window half the size is enough, and much faster
    shape, size = room.spiral.shape, room.spiral.size
    for name, part in (("galaxy", soft), ("lane", 1)):
        drawn = picture.drawn(f"star_race/{name}", frame.px(1.2 * size) // part)
        picture.centred(art.turned(drawn, 0.0, (shape.wide * part, shape.high * part)), room.spiral.star)


def _draw_twinkles(picture: Picture, look: Look[model.RaceView]) -> None:
    """A few stars of the sky that flicker, each in its own time."""
    frame = picture.frame
    for number, (x, y, size) in enumerate(_TWINKLES):
        light = 0.6 + 0.4 * math.sin(look.seconds * (0.9 + 0.17 * number) + 2.1 * number)
        name = "ui/twinkle_gold" if number % 3 == 2 else "ui/twinkle"
        picture.sprite(name, (x * frame.w, y * frame.h), size, alpha=max(1, round(6 * light)) / 6)


# The star


def stage_of(deck: int) -> int:
    """How old the star is: young, swelling, swollen."""
    return 1 if deck > 14 else 2 if deck >= 6 else 3


def _swelling(view: model.RaceView) -> float:
    """The size of the star, in few steps, as each step is another drawing."""
    stage = stage_of(view.deck)
    if view.deck:
        return _SIZES[stage][view.deck <= _HALF_WAY[stage]]
    return _SIZES[stage][2 if view.gone < 4 else 3]


def _draw_star(picture: Picture, now: Sight) -> None:
    view, look, star = now.view, now.look, now.room.spiral.star
    stage, size = stage_of(view.deck), _star_high(now.room.spiral) * _swelling(view)
    swell = (look.poses.get(Star(), Pose()).scale or 1.0) - 1.0
    picture.glow(star, size * 0.62, sprites.GLOW, 0.5 + 0.06 * round(math.sin(look.seconds * 0.9)))
    if swell > 0.0:
        picture.glow(star, size * 0.72, _BREATH, _eighths(6.0 * swell))
    largest = _star_high(now.room.spiral) * max(_SIZES[stage])
    share = size / largest
    picture.sprite(f"star_race/sun_{stage}_glow", star, largest, scale=share)
    for layer in range(1, _CORONAS[stage] + 1):
        turn = _SWAY * math.sin(look.seconds * 0.35 + 2.0 * layer) if layer > 1 else 0.0
        picture.sprite(f"star_race/sun_{stage}_corona_{layer}", star, largest, angle=turn, scale=share)
    picture.sprite(f"star_race/sun_{stage}_disc", star, largest, scale=share)
    if swell > 0.0:
        picture.glow(star, size * 0.36, _HEART, _eighths(3.0 * swell) * 0.75)
    _draw_star_words(picture, now.room.spiral, view, now.words)


def _eighths(share: float) -> float:
    """A strength in eighths: few, because each is kept."""
    return round(8 * min(1.0, share)) / 8


def _star_high(spiral: Spiral) -> float:
    """The height of its picture: where planets are larger, it leaves room for them."""
    return _STAR * (1.0 + 0.4 * (spiral.size - 1.0))


def _draw_star_words(picture: Picture, spiral: Spiral, view: model.RaceView, words: Words) -> None:
    """How many cards are left, then how many planets."""
    x, y = spiral.star
    size, count = _digits_high(spiral, view), _left(view)
    number = Box.around((x, y - 0.014), 0.2, size)
    setting = picture.setting(str(count), number, size, face="title")
    shade = picture.fonts.line(str(count), setting.size, "title", sprites.CRIMSON).surface
    for dx, dy in ((-0.003, 0.0), (0.003, 0.0), (0.0, -0.003), (0.0, 0.006)):
        picture.centred(shade, (x + dx, y - 0.014 + dy), alpha=0.7)
    picture.text(str(count), number, size, face="title", colour=sprites.PALE, align="centre")
    tag = _star_tag(picture, spiral, view, words)
    furniture.pill(picture, tag, sprites.CRIMSON, 0.85)
    picture.text(_left_words(view, words), tag.inset(0.008, 0.0), 0.023, colour=sprites.PALE, align="centre")


def _left(view: model.RaceView) -> int:
    return view.deck or model.GALAXY_SIZE - view.gone


def _left_words(view: model.RaceView, words: Words) -> str:
    return words("race-cards-left" if view.deck else "race-planets-left", count=_left(view))


def _digits_high(spiral: Spiral, view: model.RaceView) -> float:
    return _DIGITS[stage_of(view.deck)] * _star_high(spiral) / _STAR


def _star_tag(picture: Picture, spiral: Spiral, view: model.RaceView, words: Words) -> Box:
    """Below the number: what it counts."""
    (x, y), size = spiral.star, _digits_high(spiral, view)
    wide = max(0.15, picture.text_width(_left_words(view, words), 0.023) + 0.02)
    return Box.around((x, y + 0.02 + size * 0.5), wide, 0.036)


# Planets


def _draw_planets(picture: Picture, room: Room, look: Look[model.RaceView]) -> None:
    view = look.view
    for planet in range(view.gone, model.GALAXY_SIZE):
        pose = look.poses.get(Planet(planet), Pose()).over(WHOLE)
        if pose.alpha:
            _draw_planet(picture, planet, _fate(view, planet), room.spiral, pose)
    last, flag = room.spiral.boxes[model.FAR_END], room.spiral.flag
    picture.sprite("star_race/finish_frame", last.centre, last.h * _GLOW)
    picture.sprite("star_race/flag_finish", flag.centre, flag.h)


def _fate(view: model.RaceView, planet: int) -> str:
    """The planets that the star takes next are hot once the deck runs low."""
    next_one = planet - view.gone
    hot = 0 if view.deck > 3 else 1 if view.deck == 3 else 2
    return _FATES[next_one] if next_one < hot else ""


def _draw_planet(picture: Picture, planet: int, fate: str, spiral: Spiral, pose: Pose) -> None:
    box = spiral.boxes[planet]
    name, high, grown = f"planet_{planet}", box.h * _PIECE, 1.0
    if fate:
        name, high, grown = fate, _FATE_HIGH * spiral.size, planet_size(planet)
    surface = picture.art.turned(
        picture.picture_of(f"star_race/{name}", high), _TILTS[planet], (grown, grown)
    )
    scale = round(24 * (pose.scale or 0.0)) / 24
    surface = picture.art.turned(surface, 0.0, (scale, scale))
    picture.centred(surface, box.centre, alpha=pose.alpha or 0.0)


def _draw_embers(picture: Picture, room: Room, look: Look[model.RaceView]) -> None:
    """Sparks that the star draws from the planets that burn."""
    view, star = look.view, room.spiral.star
    if view.deck > 3 or not look.seconds or view.phase == "over":
        return
    start = room.spiral.planets[view.gone]
    for number in range(5):
        share = (look.seconds * 0.45 + number * 0.2) % 1.0
        x = start[0] + (star[0] - start[0]) * share + 0.02 * math.sin(7.0 * share + number)
        y = start[1] + (star[1] - start[1]) * share
        picture.sprite("ui/particles/ember", (x, y), 0.022, alpha=round(8 * (1.0 - share)) / 8)


# Aliens


def foot_of(look: Look[model.RaceView], alien: model.Alien) -> Foot:
    """Where an alien stands now, and how large it is."""
    pose = look.poses[Racer(alien)]
    return pose.x or 0.0, pose.y or 0.0, pose.scale or 1.0


def _draw_aliens(picture: Picture, now: Sight, shown: Sequence[model.Alien]) -> None:
    """These aliens, lower ones in front; those that the card can move stand in light."""
    look = now.look
    movable = {alien for way in now.picked.ways for alien in way.aliens}
    feet = {alien: foot_of(look, alien) for alien in shown}
    for alien in sorted(shown, key=lambda alien: feet[alien][1]):
        number, pose = model.ALIENS.index(alien), look.poses[Racer(alien)]
        bob = math.sin(look.seconds * 1.7 + 1.3 * number)
        _draw_shadow(picture, alien, feet[alien], pose, lit=alien in movable)
        _draw_figure(picture, f"alien_{alien}", feet[alien], now.room.spiral.size, pose, bob)
        if blinks(look.seconds, number, len(model.ALIENS)):
            _draw_figure(picture, f"blink_{alien}", feet[alien], now.room.spiral.size, pose, bob)


def _draw_shadow(picture: Picture, alien: model.Alien, foot: Foot, pose: Pose, *, lit: bool) -> None:
    x, y, scale = foot
    alpha = 1.0 if pose.alpha is None else pose.alpha
    picture.sprite("star_race/shadow", (x, y), 0.032, scale=scale, alpha=alpha)
    if lit:
        tint = picture.theme.piece(f"star_race/{alien}")
        picture.sprite("star_race/pad", (x, y - 0.002), 0.046, scale=scale, tint=tint)


def _draw_figure(picture: Picture, name: str, foot: Foot, size: float, pose: Pose, bob: float) -> None:
    x, y, scale = foot
    squash = 1.0 if pose.stretch is None else pose.stretch
    tall = scale * (2.0 - squash)
    middle = y - 0.4167 * ALIEN_HIGH * tall - 0.003 * scale * (1.0 + bob)
    high = NEAREST * size
    share, alpha = tall / high, 1.0 if pose.alpha is None else pose.alpha
    picture.sprite(f"star_race/{name}", (x, middle), ALIEN_HIGH * high,
                   scale=share, stretch=squash / (2.0 - squash), alpha=alpha)  # fmt: skip


# What the card in hand would do


def _draw_plans(picture: Picture, now: Sight) -> None:
    """The ways on the board: of all advances and of the chosen swap; the chosen one is on top."""
    picked = now.picked
    ways = [picked.hint] if picked.hinted and picked.hint else picked.ways
    for way in sorted(ways, key=lambda way: way is picked.way):
        preview, strong = picked.shown(way), way is picked.way
        if preview is None or not (
            isinstance(way.move, model.Advance) or (isinstance(way.move, model.Swap) and strong)
        ):
            continue
        for alien in way.aliens:
            start, end = now.view.aliens[alien], preview.aliens[alien]
            box = now.room.spiral.boxes[end]
            colour = "focus" if strong else "edge"
            picture.glow(box.centre, 0.1, colour, 0.35)
            furniture.outline(picture, box.grown(0.003), colour, 26, 4)
            points = foot_of(now.look, alien)[:2], *now.room.spiral.arc(start, end)[1:]
            _draw_arc(picture, points, now.look, strong=strong)


def draw_trails(picture: Picture, now: Sight) -> None:
    """How others moved the aliens since one's last turn, one after the other, in the colour of who did it."""
    if now.picked.ways or not now.look.deeds:
        return  # what one considers oneself is drawn instead
    taken = [_star_tag(picture, now.room.spiral, now.view, now.words)]
    for number, deed in enumerate(now.look.deeds):
        grown = now.look.grown(number, len(now.look.deeds))
        seat = next((each.seat for each in deed.glimpse.events if isinstance(each, model.CardPlayed)), None)
        if seat is None or seat == now.view.seat or not grown:
            continue
        emblem = now.look.lineup.players[seat].emblem
        tint, spiral = picture.theme.seat(EMBLEMS.index(emblem)), now.room.spiral
        for start, end in _moves(deed.glimpse.events, deed.before):
            points = spiral.arc(start, end)
            _draw_arc(picture, points, now.look, strong=False, tint=tint, alpha=0.85, grown=grown)
            at = clear_place(points, taken)
            taken.append(Box.around(at, _BADGE, _BADGE))
            picture.sprite(f"ui/seats/{emblem}", at, _BADGE)


def clear_place(points: Sequence[Point], taken: Sequence[Box]) -> Point:
    """Where on the way the emblem of who moved stands: in its middle, or beside what is there."""
    places = [_along(points, share) for share in _BADGE_SHARES]
    clear = (at for at in places if not any(Box.around(at, _BADGE, _BADGE).overlaps(box) for box in taken))
    return next(clear, places[0])


def _moves(events: Sequence[Event], before: model.RaceView) -> Iterator[tuple[int, int]]:
    """From which planet to which aliens went."""
    for event in events:
        match event:
            case model.AlienAdvanced(start=start, end=end):
                yield start, end
            case model.AliensSwapped(aliens=(one, other)):
                yield before.aliens[one], before.aliens[other]


def _draw_arc(
    picture: Picture,
    points: Sequence[Point],
    look: Look[model.RaceView],
    *,
    strong: bool,
    tint: str = sprites.TRAIL,
    alpha: float = 0.5,
    grown: float = 1.0,
) -> None:
    """Dots along a leap, running towards its end, and an arrow's head; so much of it."""
    alpha = 1.0 if strong else alpha
    run = look.seconds * 1.5 % 1.0 if strong else 0.0
    count = max(5, round(sum(math.dist(one, other) for one, other in pairwise(points)) / 0.0185))
    size = 0.0145 if strong else 0.009 if tint == sprites.TRAIL else 0.0125
    for number in range(ceil(count * grown)):
        at = _along(points, min(1.0, (number + run) / count * 0.94))
        picture.sprite("gravity/path_dot", at, size, alpha=alpha, tint=tint)
    if grown < 1.0:
        return
    tip, before = points[-1], points[-3]
    angle = 90.0 - math.degrees(math.atan2(tip[1] - before[1], tip[0] - before[0]))
    size = 0.042 if strong else 0.034
    picture.sprite("gravity/path_arrow", _along(points, 0.97), size, angle=angle, alpha=alpha, tint=tint)


def _along(points: Sequence[Point], share: float) -> Point:
    place = share * (len(points) - 1)
    index = min(len(points) - 2, int(place))
    (x, y), (to_x, to_y) = points[index], points[index + 1]
    part = place - index
    return x + (to_x - x) * part, y + (to_y - y) * part


def _draw_ghosts(picture: Picture, now: Sight) -> None:
    """Aliens where advances would bring them; if two come to one planet, the chosen one."""
    taken: set[int] = set()
    ways = [now.picked.hint] if now.picked.hinted and now.picked.hint else now.picked.ways
    for way in sorted(ways, key=lambda way: way is not now.picked.way):
        preview = now.picked.shown(way)
        if preview and isinstance(way.move, model.Advance) and preview.aliens[way.move.alien] not in taken:
            taken.add(preview.aliens[way.move.alien])
            foot = now.room.spiral.feet(preview.aliens)[way.move.alien]
            strength = 0.72 if way is now.picked.way else 0.42
            _draw_ghost(picture, way.move.alien, foot, now.room.spiral.size, strength)


def draw_past(picture: Picture, now: Sight, alien: model.Alien, foot: Foot, planets: tuple[int, int]) -> None:
    """The way that an alien has come, and a faint ghost where it stood."""
    points = foot[:2], *now.room.spiral.arc(*planets)[1:]
    _draw_arc(picture, points, now.look, strong=False)
    _draw_ghost(picture, alien, foot, now.room.spiral.size, 0.28)


def _draw_ghost(picture: Picture, alien: model.Alien, foot: Foot, size: float, strength: float) -> None:
    """Where an alien would stand: itself, with a pale rim."""
    x, y, scale = foot
    middle = y - 0.4167 * ALIEN_HIGH * scale - 0.003 * scale
    high, share = ALIEN_HIGH * NEAREST * size, scale / NEAREST / size
    for dx, dy in _RIM:
        at = x + dx * 0.0035, middle + dy * 0.0035
        picture.sprite(
            f"star_race/alien_{alien}", at, high, scale=share, alpha=strength * 0.6, tint=sprites.PALE
        )
    pose = Pose(alpha=strength)
    _draw_shadow(picture, alien, foot, pose, lit=False)
    _draw_figure(picture, f"alien_{alien}", foot, size, pose, 0.0)


# The bubble beside the landing


def draw_bubble(picture: Picture, now: Sight) -> None:
    """Who would come to which place, and what that is worth to the person."""
    way, preview = now.picked.way, now.picked.preview
    if way is None or preview is None or not way.aliens:
        return
    places = tuple(tuple(standing[alien] for alien in way.aliens) for standing in preview.standings)
    key = ("bubble", way.aliens, preview.points, preview.ends, places)
    box = _bubble_box(now, way, preview)
    with picture.above():
        picture.group(key, box, partial(_paint_bubble, preview, way.aliens, now.words), margin=0.04)


def _bubble_box(now: Sight, way: CardWay, preview: Preview) -> Box:
    """The bubble's place: near the landing without covering what matters, else over the heap."""
    foremost = max(preview.aliens[alien] for alien in way.aliens)
    high = (0.06 * len(way.aliens) + 0.056) * _grown(now.room) + (0.034 if preview.ends else 0.0)
    standing = frozenset({*now.view.aliens.values(), *preview.aliens.values()})
    heap = now.room.discard
    return bubble_place(now.room, foremost, high, standing) or heap.within(heap.w, high, "bottom-left")


def _grown(room: Room) -> float:
    """How much larger the bubble is beside large planets."""
    return min(1.2, max(1.0, room.spiral.size))


@lru_cache(maxsize=64)
def bubble_place(room: Room, planet: int, high: float, standing: frozenset[int]) -> Box | None:
    """Where a bubble of this height covers least and is nearest to a planet; None if nowhere."""
    goal, free = room.spiral.planets[planet], room.bubbles
    bubble = _BUBBLE_WIDE * _grown(room)
    wide, deep = free.w - bubble, free.h - high
    columns, rows = int(wide / _BUBBLE_STEP), int(deep / _BUBBLE_STEP)
    places = [
        Box(free.x + column * wide / columns, free.y + row * deep / rows, bubble, high)
        for column in range(columns + 1)
        for row in range(rows + 1)
    ]
    away = {box: math.dist(box.centre, goal) for box in places}
    kept = list(_in_the_way(room, standing))
    best, least = None, _TOO_BAD
    for box in sorted(places, key=away.__getitem__):
        if away[box] >= least:
            break
        cost = away[box]
        for place, weight in kept:
            cost += weight if cost < least and place.overlaps(box) else 0.0
        if cost < least:
            best, least = box, cost
    return best


def _in_the_way(room: Room, standing: frozenset[int]) -> Iterator[tuple[Box, float]]:
    """What a bubble should not cover: seats, digest and aliens least of all, then star, flag, planets."""
    yield Box.around(room.spiral.star, 0.2, 0.19), 0.6
    yield room.spiral.flag, 0.6
    for place in (room.digest, room.discard, *(seat.plate for seat in room.seats)):
        yield place, 1.0
    for planet, place in enumerate(room.spiral.boxes):
        yield place.inset(0.01), 0.6 if planet in standing or planet == model.FAR_END else 0.08


def _paint_bubble(
    preview: Preview, aliens: tuple[model.Alien, ...], words: Words, picture: Picture, box: Box
) -> None:
    furniture.tinted_panel(picture, box, "focus", 22)
    grown = box.w / _BUBBLE_WIDE
    inner, step = box.inset(0.012, 0.008), 0.06 * grown
    for row, alien in enumerate(aliens):
        _paint_step(picture, preview, alien, Box(inner.x, inner.y + row * step, inner.w, step - 0.004))
    change = preview.points[1] - preview.points[0]
    last = Box(inner.x, inner.y + step * len(aliens), inner.w, 0.056 * grown - 0.016)
    furniture.pill(picture, last, sprites.gain_colour(change))
    ink, said = sprites.gain_ink(change), for_you(words, change)
    picture.text(said, last.inset(0.01, 0.0), LABEL * grown, face="strong", colour=ink, align="centre")
    if preview.ends:
        note = Box(box.x + 0.002, last.bottom + 0.004, box.w - 0.004, 0.032)
        picture.text(words("race-ends"), note, NOTE, colour="warn", align="centre")


def _paint_step(picture: Picture, preview: Preview, alien: model.Alien, box: Box) -> None:
    before, after = (ROMAN[place[alien] - 1] for place in preview.standings)
    face, rest = box.cut_left(box.h * 0.94, 0.012)
    sprites.draw_portrait(alien, picture, face.inset(0.001, 0.001))
    first, arrow, last = rest.columns(3)
    size = box.h * 0.643
    picture.text(before, first, size, face="title", colour="quiet", align="centre")
    picture.sprite("ui/icons/arrow_right", arrow.centre, size * 0.9, tint="text")
    picture.text(after, last, size, face="title", colour="focus", align="centre")


# What a decision that is looked back at would do


def draw_way(picture: Picture, now: Sight, way: ShownWay) -> Sequence[Box]:
    """The card, and the aliens that it moves, where they go. Gives where that is."""
    found = next((each for each in choices(now.words, now.view) if each.action == way.action), None)
    if found is None:
        return ()
    slot = now.room.hand.slot_box(now.view.hand.index(found.move.card), len(now.view.hand))
    mark_place(picture, slot, way)
    about = [slot]
    after = found.preview.aliens if found.preview is not None else now.view.aliens
    for alien in found.aliens:
        start, end = now.view.aliens[alien], after[alien]
        about = [now.room.spiral.boxes[end], *about, now.room.spiral.boxes[start]]
        draw_path(picture, [(foot_of(now.look, alien)[:2], *now.room.spiral.arc(start, end)[1:])], way)
        mark_place(picture, about[0], way, 26)
    return about
