"""The galaxy: the star that is the deck, the planets round it, and the aliens on them."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from itertools import pairwise

from game.client.layout import Box, Point
from game.client.motion.clips import Pose, blinks
from game.client.paint import furniture as f
from game.client.paint.backdrop import SHARP
from game.client.paint.picture import Picture
from game.client.table.presenter import Look
from game.games.star_race.model import ALIENS, FAR_END, GALAXY_SIZE, Alien, RaceView
from game.games.star_race.table.plan import ALIEN_HIGH, NEAREST, PLANET_HIGH, Plan, size_of
from game.texts import Words

_PIECE = 224 / 220  # a planet's picture has a little air
_GLOW = 268 / 220
_TILTS = (-3, 3, 0, -6, 3, 0, -3, 6, 0, 3, -3, 0, 6, -3, 3, 0, -3, 0)
_CORONAS = {1: 2, 2: 3, 3: 3}
_DIGITS = {1: 0.078, 2: 0.1, 3: 0.112}  # how high the number on it is
_TWINKLES = (  # in shares of the window, and how large
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
_FATE_HIGH = PLANET_HIGH * _GLOW  # they are slow to draw: each once, for planets of all sizes
_SIZES = {1: (1.16, 1.24), 2: (1.0, 1.08), 3: (1.0, 1.08, 1.16, 1.28)}  # by stage, ever larger
_HALF_WAY = {1: 24, 2: 10, 3: 2}  # cards left in the deck at which a stage goes on to its second size
SHARD_HIGH = 0.05
_RIM = ((-1.0, 0.0), (1.0, 0.0), (0.0, -1.0), (0.0, 1.0))
_SWAY = 4.0  # degrees that the coronas turn to each side


def paint_ground(plan: Plan, picture: Picture) -> None:
    """The sky and the lane: all that never changes."""
    frame, art = picture.frame, picture.art
    high = frame.px(max(frame.h, frame.w * 1080 / 2560))
    sky = art.sprite("star_race/sky", high // 2)
    picture.centred(art.turned(sky, 0.0, (2.0, 2.0)), frame.box.centre)
    soft = 1 if frame.height <= SHARP else 2  # beyond that many lines half is enough, and much sooner drawn
    for name, part in (("galaxy", soft), ("lane", 1)):
        drawn = art.sprite(f"star_race/{name}", frame.px(1.2) // part)
        picture.centred(art.turned(drawn, 0.0, (plan.squeeze * part, part)), plan.star)


def draw_twinkles(picture: Picture, look: Look[RaceView]) -> None:
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


def _swelling(view: RaceView) -> float:
    """How large the star is drawn, in few steps, for each step is drawn anew."""
    stage = stage_of(view.deck)
    if view.deck:
        return _SIZES[stage][view.deck <= _HALF_WAY[stage]]
    return _SIZES[stage][2 if view.gone < 4 else 3]


def draw_star(picture: Picture, plan: Plan, look: Look[RaceView], words: Words) -> None:
    view = look.view
    stage, size = stage_of(view.deck), _STAR * _swelling(view)
    swell = (look.poses.get("star", Pose()).scale or 1.0) - 1.0
    picture.glow(plan.star, size * 0.62, "#FF8A4A", 0.5 + 0.06 * round(math.sin(look.seconds * 0.9)))
    if swell > 0.0:
        picture.glow(plan.star, size * 0.72, "#FFC07A", _eighths(6.0 * swell))
    largest = _STAR * max(_SIZES[stage])
    share = size / largest
    picture.sprite(f"star_race/sun_{stage}_glow", plan.star, largest, scale=share)
    for layer in range(1, _CORONAS[stage] + 1):
        turn = _SWAY * math.sin(look.seconds * 0.35 + 2.0 * layer) if layer > 1 else 0.0
        picture.sprite(f"star_race/sun_{stage}_corona_{layer}", plan.star, largest, angle=turn, scale=share)
    picture.sprite(f"star_race/sun_{stage}_disc", plan.star, largest, scale=share)
    if swell > 0.0:
        picture.glow(plan.star, size * 0.36, "#FFE0A0", _eighths(3.0 * swell) * 0.75)
    _star_words(picture, plan, view, words)


def ask_ahead(picture: Picture) -> None:
    """The later ages of the star, what burns, and closed eyes."""
    for stage, sizes in _SIZES.items():
        for part in ("glow", "disc", *(f"corona_{layer}" for layer in range(1, _CORONAS[stage] + 1))):
            picture.picture_of(f"star_race/sun_{stage}_{part}", _STAR * max(sizes))
    for fate in _FATES:
        picture.picture_of(f"star_race/{fate}", _FATE_HIGH)
    for number in range(5):
        picture.picture_of(f"star_race/shard_{number + 1}", SHARD_HIGH)
    for alien in ALIENS:
        picture.picture_of(f"star_race/blink_{alien}", ALIEN_HIGH * NEAREST)


def _eighths(share: float) -> float:
    """Few strengths, for each is kept."""
    return round(8 * min(1.0, share)) / 8


def _star_words(picture: Picture, plan: Plan, view: RaceView, words: Words) -> None:
    x, y = plan.star
    size = _DIGITS[stage_of(view.deck)]
    count = view.deck or GALAXY_SIZE - view.gone
    label = words("race-cards-left" if view.deck else "race-planets-left", count=count)
    number = Box.around((x, y - 0.014), 0.2, size)
    setting = picture.setting(str(count), number, size, face="title")
    shade = picture.fonts.line(str(count), setting.size, "title", "#5A1030").surface
    for dx, dy in ((-0.003, 0.0), (0.003, 0.0), (0.0, -0.003), (0.0, 0.006)):
        picture.centred(shade, (x + dx, y - 0.014 + dy), alpha=0.7)
    picture.text(str(count), number, size, face="title", colour="#FFF6DC", align="centre")
    wide = max(0.15, picture.text_width(label, 0.023) + 0.02)
    tag = Box.around((x, y + 0.02 + size * 0.5), wide, 0.036)
    f.pill(picture, tag, "#5A1030", 0.85)
    picture.text(label, tag.inset(0.008, 0.0), 0.023, colour="#FFF6DC", align="centre")


# Planets


def draw_planets(picture: Picture, plan: Plan, look: Look[RaceView]) -> None:
    view = look.view
    for planet in range(view.gone, GALAXY_SIZE):
        pose = look.poses.get(f"planet:{planet}", Pose())
        _draw_planet(picture, plan, planet, _fate(view, planet), pose)
    x, y = plan.planets[FAR_END]
    picture.sprite("star_race/finish_frame", (x, y), PLANET_HIGH * size_of(FAR_END) * _GLOW)
    picture.sprite("star_race/flag_finish", (x + 0.066, y - 0.016), 0.092)


def _fate(view: RaceView, planet: int) -> str:
    """The planets that the star takes next are hot once the deck runs low."""
    next_one = planet - view.gone
    if view.deck > 3 or next_one > 1 - min(1, view.deck // 3):
        return ""
    return _FATES[next_one]


def _draw_planet(picture: Picture, plan: Plan, planet: int, fate: str, pose: Pose) -> None:
    alpha = 1.0 if pose.alpha is None else pose.alpha
    if alpha <= 0.0:
        return
    size = size_of(planet)
    if fate:
        surface, grown = picture.picture_of(f"star_race/{fate}", _FATE_HIGH), (size, size)
    else:
        surface, grown = (
            picture.picture_of(f"star_race/planet_{planet}", PLANET_HIGH * size * _PIECE),
            (1.0, 1.0),
        )
    x, y = plan.planets[planet]
    surface = picture.art.turned(surface, _TILTS[planet], grown)
    scale = round(24 * (1.0 if pose.scale is None else pose.scale)) / 24
    at = (x if pose.x is None else pose.x, y if pose.y is None else pose.y)
    picture.centred(picture.art.turned(surface, 0.0, (scale, scale)), at, alpha=alpha)


def mark_planet(picture: Picture, plan: Plan, planet: int, colour: str = "focus") -> None:
    """A frame round a planet: here something would land."""
    box = plan.planet_box(planet)
    picture.glow(box.centre, 0.1, colour, 0.35)
    f.outline(picture, box.grown(0.003), colour, 26, 4)


# Aliens


def foot_of(look: Look[RaceView], alien: Alien) -> tuple[float, float, float]:
    """Where an alien stands now, and how large it is."""
    pose = look.poses[f"alien:{alien}"]
    return pose.x or 0.0, pose.y or 0.0, pose.scale or 1.0


def alien_box(foot: tuple[float, float, float]) -> Box:
    """The place of an alien that stands here."""
    x, y, scale = foot
    return Box.around((x, y - 0.42 * ALIEN_HIGH * scale), ALIEN_HIGH * 0.9 * scale, ALIEN_HIGH * scale)


def draw_aliens(picture: Picture, look: Look[RaceView], movable: Collection[Alien]) -> None:
    """All five, those further down in front; `movable` ones stand in light."""
    feet = {alien: foot_of(look, alien) for alien in ALIENS}
    for alien in sorted(ALIENS, key=lambda alien: feet[alien][1]):
        pose = look.poses[f"alien:{alien}"]
        bob = math.sin(look.seconds * 1.7 + 1.3 * ALIENS.index(alien))
        alpha = 1.0 if pose.alpha is None else pose.alpha
        draw_alien(picture, alien, feet[alien], pose, bob, lit=alien in movable, alpha=alpha)
        if blinks(look.seconds, ALIENS.index(alien), len(ALIENS)):
            _draw_figure(picture, f"blink_{alien}", feet[alien], pose, bob, alpha)


def draw_alien(
    picture: Picture,
    alien: Alien,
    foot: tuple[float, float, float],
    pose: Pose,
    bob: float = 0.0,
    *,
    lit: bool = False,
    alpha: float = 1.0,
) -> None:
    x, y, scale = foot
    picture.sprite("star_race/shadow", (x, y), 0.032, scale=scale, alpha=alpha)
    if lit:
        tint = picture.theme.alien(alien)
        picture.sprite("star_race/pad", (x, y - 0.002), 0.046, scale=scale, tint=tint)
    _draw_figure(picture, f"alien_{alien}", foot, pose, bob, alpha)


def _draw_figure(
    picture: Picture, name: str, foot: tuple[float, float, float], pose: Pose, bob: float, alpha: float
) -> None:
    x, y, scale = foot
    squash = 1.0 if pose.stretch is None else pose.stretch
    tall = scale * (2.0 - squash)
    middle = y - 0.4167 * ALIEN_HIGH * tall - 0.003 * scale * (1.0 + bob)
    share = tall / NEAREST
    picture.sprite(f"star_race/{name}", (x, middle), ALIEN_HIGH * NEAREST,
                   scale=share, stretch=squash / (2.0 - squash), alpha=alpha)  # fmt: skip


def draw_ghost(picture: Picture, alien: Alien, foot: tuple[float, float, float], strength: float) -> None:
    """Where an alien would stand: itself, with a pale rim."""
    x, y, scale = foot
    middle = y - 0.4167 * ALIEN_HIGH * scale - 0.003 * scale
    high = ALIEN_HIGH * NEAREST
    share = scale / NEAREST
    for dx, dy in _RIM:
        at = x + dx * 0.0035, middle + dy * 0.0035
        picture.sprite(
            f"star_race/alien_{alien}", at, high, scale=share, alpha=strength * 0.6, tint="#FFF6DC"
        )
    draw_alien(picture, alien, foot, Pose(), alpha=strength)


def draw_arc(
    picture: Picture, points: Sequence[Point], look: Look[RaceView], *, strong: bool, colour: str = "#FFE9A8"
) -> None:
    """Dots along a leap, running towards its end, and an arrow's head."""
    alpha = 1.0 if strong else 0.5
    run = look.seconds * 1.5 % 1.0 if strong else 0.0
    count = max(5, round(_length(points) / 0.0185))
    for number in range(count):
        share = (number + run) / count
        size = 0.0145 if strong else 0.009
        picture.sprite(
            "gravity/path_dot", _along(points, min(1.0, share * 0.94)), size, alpha=alpha, tint=colour
        )
    tip, before = points[-1], points[-3]
    angle = 90.0 - math.degrees(math.atan2(tip[1] - before[1], tip[0] - before[0]))
    size = 0.042 if strong else 0.034
    picture.sprite("gravity/path_arrow", _along(points, 0.97), size, angle=angle, alpha=alpha, tint=colour)


def _length(points: Sequence[Point]) -> float:
    return sum(math.dist(one, other) for one, other in pairwise(points))


def _along(points: Sequence[Point], share: float) -> Point:
    place = share * (len(points) - 1)
    index = min(len(points) - 2, int(place))
    (x, y), (to_x, to_y) = points[index], points[index + 1]
    part = place - index
    return x + (to_x - x) * part, y + (to_y - y) * part


def draw_embers(picture: Picture, plan: Plan, look: Look[RaceView]) -> None:
    """Sparks that the star draws from the planets that burn."""
    view = look.view
    if view.deck > 3 or not look.seconds or view.phase == "over":
        return
    start = plan.planets[view.gone]
    for number in range(5):
        share = (look.seconds * 0.45 + number * 0.2) % 1.0
        x = start[0] + (plan.star[0] - start[0]) * share + 0.02 * math.sin(7.0 * share + number)
        y = start[1] + (plan.star[1] - start[1]) * share
        picture.sprite("ui/particles/ember", (x, y), 0.022, alpha=round(8 * (1.0 - share)) / 8)
