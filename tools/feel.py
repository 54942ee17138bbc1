"""How the game feels, in figures: `python -m tools.feel [--quick]` prints the table of docs/feel.md.

Motion is a function of time, so nearly all is computed from the clips of kept games, exactly and without a
window. `--quick` leaves out what is drawn or decoded: the first changed pixel, rings of focus at tables,
flashes and loudness.
The status is 1 if a figure misses its mark.
"""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import pairwise, product
from typing import NamedTuple

import pygame

from game import catalogue
from game.arguments import Parser
from game.client.compose import compose
from game.client.intents import KEYBOARD, Command, Go
from game.client.layout import Box
from game.client.motion import clips
from game.client.motion.clips import Clip, Cue, InTurn, Pose, Squash, Together, Travel
from game.client.motion.glide import GLIDE_SECONDS
from game.client.paint.stage import Stage
from game.client.table import cards
from game.client.table.begin import demo
from game.client.window import sound
from game.games.fairy_lights.table import tally as lights_count
from game.games.gravity.table import motion as gravity_motion
from game.games.gravity.table.globe import Globe
from game.games.gravity.table.presenter import SLOW_TURN
from game.games.gravity.table.sprites import Single
from game.manners import well_behaved
from tools.shots.draw import desk_for, moments
from tools.shots.shot import position
from tools.shots.shots import SHOTS

SIZE = 1920, 1080
PIXELS = SIZE[1]  # in a unit
SAMPLES = 240  # of a motion
RING_STEP, RING_SAMPLES = 0.005, 40  # seconds between looks at a ring of focus, and how many
FAR = 0.05  # units: shorter ways are no travel
FRAME_MS = 1000 / 60
GRAVITY = (
    "fall fall-6 moves-leap moves-eject moves-drop moves-walk moves-steal moves-token moves-enter moves-turn"
)
RACE = "hop swap adopt swallow trade end"
LIGHTS = "finish lose reveal repeat rival tally"
TABLES = "gravity", "star-race", "lights"
KEPT = {  # games whose last action is looked at
    game: [f"{start}-{name}" for name in names.split()]
    for game, start, names in (
        ("gravity", "gravity", GRAVITY),
        ("star_race", "star-race", RACE),
        ("fairy_lights", "lights", LIGHTS),
    )
}
ENDS = "star-race-end", "lights-tally", "ended-gravity-stars"
FLASHING = "star-race-end", "lights-finish", "lights-tally", "gravity-fall"  # shots


class Figure(NamedTuple):
    """One line of the table."""

    number: int  # of the thirty points
    what: str
    mark: str
    found: str
    holds: bool


class Part(NamedTuple):
    """A clip that holds no others, and the second at which it begins."""

    start: float
    clip: Clip


# Clips of kept games


@cache
def motion_of(name: str) -> InTurn:
    """The motion of the last action of a kept game, as its own seat sees it."""
    match = position(name)
    ply = match.ply
    desk = desk_for(SIZE)
    presenter = demo(desk, position(name, ply - 1)).presenter
    seat = match.actor(ply - 1) or 0
    before, after = match.glimpse(seat, ply - 1), match.glimpse(seat, ply)
    return clips.joined(presenter.choreograph(before.view, after.events, after.view))


def parts(clip: Clip, start: float = 0.0) -> Iterator[Part]:
    """All that a clip is made of."""
    match clip:
        case InTurn(clips=inner, starts=starts):
            for one, later in zip(inner, starts, strict=True):
                yield from parts(one, start + later)
        case Together(clips=inner):
            for one in inner:
                yield from parts(one, start)
        case _:
            yield Part(start, clip)


def all_parts(*games: str) -> Iterator[Part]:
    for game in games or KEPT:
        for name in KEPT[game]:
            yield from parts(motion_of(name))


def _places(travel: Travel) -> list[tuple[float, float]]:
    poses = [travel.pose(number / SAMPLES) for number in range(SAMPLES + 1)]
    return [(pose.x or 0.0, pose.y or 0.0) for pose in poses]


def _travels() -> Iterator[tuple[Travel, float, float]]:
    """Each way of some length: the clip, its length and its greatest speed against the mean."""
    for _, clip in all_parts():
        if isinstance(clip, Travel) and type(clip).pose in (Travel.pose, cards.Tossed.pose) and not clip.legs:
            steps = [math.dist(*pair) for pair in pairwise(_places(clip))]
            if sum(steps) > FAR:
                yield clip, sum(steps), max(steps) * len(steps) / sum(steps)


# The figures


def _answer() -> Figure:
    """From a press to the first changed pixel, at tables that are drawn; as if nothing else ran here."""
    worst = max(map(_slowest_answer, TABLES))
    whole = FRAME_MS + worst
    return Figure(
        1, "press to first changed pixel, a frame included", "≤ 33 ms", f"{whole:.0f} ms", whole <= 33
    )


def _slowest_answer(name: str) -> float:
    """Milliseconds of work from a press to what it changes, once all its art has been drawn."""
    desk = desk_for((1280, 720))
    scene = demo(desk, position(name))
    scene.update(0.01)
    stage, worst = Stage(pygame.Surface((1280, 720))), 0.0
    for turn, command in product(range(3), ("card-1", "card-2")):
        begun = time.process_time()
        scene.handle(Command(command, device=KEYBOARD))
        picture = compose(desk, [scene])
        changed = stage.show(picture.backdrop, picture.items)
        if turn and changed:
            worst = max(worst, 1000 * (time.process_time() - begun))
        scene.update(0.5)
    return worst


def _together() -> Figure:
    late = max(min(cue.at for cue in motion_of(name).cues) for names in KEPT.values() for name in names)
    return Figure(2, "first sound after the motion has begun", "≤ 100 ms", _ms(late), late <= 0.1)


def _times() -> Iterator[Figure]:
    ring = GLIDE_SECONDS
    yield Figure(5, "the ring of focus to its next place", "100–150 ms", _ms(ring), 0.1 <= ring <= 0.15)
    card = gravity_motion.CARD_SECONDS
    yield Figure(5, "a card to its place", "200–300 ms", _ms(card), 0.2 <= card <= 0.3)
    crossing = cards.PLAY_SECONDS, cards.DEAL_SECONDS, gravity_motion.FLIGHT_SECONDS
    yield Figure(
        5,
        "across the board: card played, card dealt, star to its purse",
        "300–500 ms",
        ", ".join(map(_ms, crossing)),
        all(0.3 <= each <= 0.5 for each in crossing),
    )
    feast = lights_count.FEAST
    yield Figure(5, "feast", "≤ 2.5 s", f"{feast:.1f} s", feast <= 2.5)


def _glides() -> Figure:
    ways = [*map(_glide, TABLES)]
    holds = all(0.1 <= each <= 0.15 for each in ways)
    return Figure(5, "that at the three tables, from a key", "100–150 ms", ", ".join(map(_ms, ways)), holds)


def _glide(name: str) -> float:
    """Seconds from a key at a table until the ring stands."""
    desk = desk_for((1280, 720))
    desk.lively = True
    scene = demo(desk, position(name))
    scene.update(0.01)
    places: list[Box] = []
    with desk.art.rehearsal():
        for _ in range(2):
            places.clear()
            scene.handle(Go("right", device=KEYBOARD))
            for _ in range(RING_SAMPLES):
                picture = desk.picture()
                scene.draw(picture)
                places += [ring.box for ring in picture.rings[:1]]
                scene.update(RING_STEP)
    return RING_STEP * places.index(places[-1])


def _leaving() -> Figure:
    """Banners: how long they take to be whole, and to be gone."""
    banner = gravity_motion.Banner(Single.LAST_ROUND, (0.5, 0.5))
    times = [number / SAMPLES * banner.seconds for number in range(SAMPLES + 1)]
    alphas = [banner.pose(at / banner.seconds).alpha or 0.0 for at in times]
    whole = [at for at, alpha in zip(times, alphas, strict=True) if alpha >= 0.999]
    come, gone = whole[0], banner.seconds - whole[-1]
    return Figure(6, "a banner comes, goes", "goes sooner", f"{_ms(come)}, {_ms(gone)}", gone < come)


def _speeds() -> Figure:
    least = min(ratio for _, _, ratio in _travels())
    return Figure(
        7, "peak speed against the mean, least of all ways", "≥ 1.5", f"{least:.2f}", least >= 1.495
    )


def _longer() -> Figure:
    seconds = [
        clips.fall("pawn", (((0, 0), (0, cells)),), gravity_motion.FALLING).seconds for cells in range(1, 9)
    ]
    grows = seconds == sorted(set(seconds))
    return Figure(8, "a fall of 1, of 8 cells", "grows", f"{_ms(seconds[0])}, {_ms(seconds[-1])}", grows)


def _overshoot() -> Figure:
    far = max(clips.settle(number / SAMPLES) for number in range(SAMPLES + 1)) - 1.0
    return Figure(9, "overshoot of things that settle", "3–10 %", f"{far:.1%}", 0.03 <= far <= 0.1)


def _squashes() -> Figure:
    depths, volumes = [], []
    for _, clip in all_parts("gravity", "star_race"):
        if isinstance(clip, Squash) and clip.depth > 0:
            stretch = max(clip.pose(number / SAMPLES).stretch or 1.0 for number in range(SAMPLES + 1))
            depths.append(stretch - 1.0)
            volumes.append(abs(stretch * (2.0 - stretch) - 1.0))
    found = f"{min(depths):.0%}–{max(depths):.0%}, volume within {max(volumes):.0%}"
    return Figure(10, "squash at a landing, about the feet", "≥ 8 %", found, min(depths) >= 0.08)


def _stops() -> Figure:
    stops = [
        min(gravity_motion.HIT_MOST, gravity_motion.HIT_LEAST + gravity_motion.HIT_MORE * n)
        for n in (1, 3, 8)
    ]
    return Figure(
        11,
        "hit-stop after a fall of 1, 3, 8 cells",
        "30–80 ms, growing",
        ", ".join(map(_ms, stops)),
        stops == sorted(stops) and stops[0] >= 0.03 and stops[-1] <= 0.08,
    )


def _far(pose: Pose) -> float:
    return math.hypot(pose.x or 0.0, pose.y or 0.0)


def _kicks() -> Figure:
    found = [clip for _, clip in all_parts("gravity") if isinstance(clip, gravity_motion.Recoil)]
    peaks = [max(_far(clip.pose(n / SAMPLES)) for n in range(SAMPLES)) * PIXELS for clip in found]
    holds = bool(peaks) and min(peaks) >= 2 and max(peaks) <= 8 and gravity_motion.KICK_SECONDS <= 0.25
    told = f"{min(peaks):.1f}–{max(peaks):.1f} px, {_ms(gravity_motion.KICK_SECONDS)}"
    return Figure(12, "kick of the board along the fall", "2–8 px, ≤ 250 ms", told, holds)


def _before() -> Iterator[Figure]:
    back = next(
        n / SAMPLES
        for n in range(1, SAMPLES)
        if clips.drawn_back(n / SAMPLES) > clips.drawn_back((n - 1) / SAMPLES)
    )
    known = {
        "leap": gravity_motion.CROUCH_SECONDS,
        "throwing out": gravity_motion.BRACE_SECONDS,
        "card thrown": back * cards.PLAY_SECONDS,
    }
    told = ", ".join(f"{name} {_ms(each)}" for name, each in known.items())
    yield Figure(13, "anticipation", "≥ 80 ms", told, min(known.values()) >= 0.079)
    moved = [
        start
        for start, clip in parts(motion_of("lights-reveal"))
        if isinstance(clip, Travel) and clip.start.flip != clip.end.flip
    ]
    yield Figure(13, "a card rises before it is revealed", "≥ 80 ms", _ms(moved[0]), moved[0] >= 0.08)


def _trail() -> Figure:
    fall = clips.fall("pawn", (((0.0, 0.0), (0.0, 6.0)),), gravity_motion.FALLING)
    globe = Globe((12, 12), (0.5, 0.5), 0.06)
    wake = gravity_motion.Wake(fall, globe)
    lengths = [len(wake.specks(fall.seconds * share)) for share in (0.4, 0.7, 1.0)]
    told = ", ".join(map(str, lengths))
    return Figure(
        14, "lights of the trail early, later, last in a fall", "grows", told, lengths == sorted(set(lengths))
    )


def _pitches() -> Iterator[Figure]:
    for name, cue, what in (
        ("gravity-fall", "star", "stars of a fall"),
        ("lights-finish", "bulb", "bulbs of a series"),
    ):
        steps = [one.step for one in sorted(motion_of(name).cues, key=lambda one: one.at) if one.sound == cue]
        steps = steps[-3:] if cue == "bulb" else steps
        told = ", ".join(str(step + 1) for step in steps)
        yield Figure(
            15, f"pitch of the {what}, in steps", "climbs", told, len(steps) > 1 and steps == sorted({*steps})
        )


def _shades() -> Figure:
    told = f"{len(sound.SHADES)} pitches, ± {sound.SPAN:.0%}; ± {sound.TUNED_SPAN:.1%} with the music"
    return Figure(16, "no sound twice the same", "3 variants or ± 5 %", told, len({*sound.SHADES}) >= 3)


def _pans() -> Figure:
    heard = [cue.pan for names in KEPT.values() for name in names for cue in motion_of(name).cues]
    told = f"{min(heard):+.2f} to {max(heard):+.2f}"
    return Figure(
        18,
        "where sounds are heard, left −1, right +1",
        "follows the board",
        told,
        min(heard) < -0.2 < 0.2 < max(heard),
    )


def _hushes() -> Figure:
    """Between the last sound and the one of the feast."""
    gaps = []
    for name, last in zip(ENDS, ("win", "series_done", "star"), strict=True):
        cues = sorted(motion_of(name).cues, key=lambda cue: cue.at)
        at = max(number for number, cue in enumerate(cues) if cue.sound == last)
        gaps.append(cues[at].at - cues[at - 1].at)
    return Figure(
        19, "quiet before the end of the three games", "≥ 300 ms", ", ".join(map(_ms, gaps)), min(gaps) >= 0.3
    )


def _points() -> Figure:
    counts = [cue for cue in motion_of("lights-tally").cues if cue.sound == "count"]
    rows: list[list[Cue]] = []
    for cue in counts:
        if cue.step == 0:
            rows.append([])
        rows[-1].append(cue)
    longest = max(rows, key=len)
    gaps = [later.at - cue.at for cue, later in pairwise(longest)]
    if longest is rows[-1]:
        gaps = gaps[:-1]  # the quiet before the last card of all
    quicker = all(later <= one + 1e-6 for one, later in pairwise(gaps))
    told = f"{_ms(gaps[0])} → {_ms(gaps[-1])} a card, {sum(gaps):.1f} s"
    return Figure(20, "points come quicker and quicker", "≤ 2 s", told, quicker and sum(gaps) <= 2.0)


def _tilts() -> Figure:
    most = 0.0
    for _, clip in all_parts():
        if isinstance(clip, cards.Tossed):
            plain = [Travel.pose(clip, n / SAMPLES).angle or 0.0 for n in range(SAMPLES + 1)]
            leant = [clip.pose(n / SAMPLES).angle or 0.0 for n in range(SAMPLES + 1)]
            most = max(most, *(abs(a - b) for a, b in zip(plain, leant, strict=True)))
    return Figure(21, "a flying card leans at most", "≤ 12°", f"{most:.0f}°", 0 < most <= 12)


def _shadows() -> Figure:
    highs = [
        max(clip.pose(n / SAMPLES).high or 0.0 for n in range(SAMPLES + 1)) * PIXELS
        for _, clip in all_parts()
        if isinstance(clip, cards.Tossed) and clip.lift[1] < 0
    ]
    told = f"{min(highs):.0f}–{max(highs):.0f} px"
    return Figure(21, "how far its shadow lies from a flying card", "grows with height", told, min(highs) > 0)


def _turns() -> Figure:
    turn = max(gravity_motion.TURN_SECONDS, SLOW_TURN)
    return Figure(26, "the board turns", "≤ 450 ms", _ms(turn), turn <= 0.45)


def _flashes() -> Figure:
    """In moving shots: how often in a second a quarter of the picture gets brighter and darker again."""
    import numpy as np

    desk, worst = desk_for((320, 180)), 0
    for name in FLASHING:
        shot = SHOTS[name]
        per_second = 15
        drawn = moments(shot, desk, round(shot.seconds * per_second))
        light = [pygame.surfarray.array3d(one).mean(axis=2) for one in drawn]
        risen = [float(((later - one) > 25).mean()) > 0.25 for one, later in pairwise(light)]
        for first in range(len(risen)):
            worst = max(worst, int(np.sum(risen[first : first + per_second])))
    return Figure(29, "flashes of a quarter of the picture in a second", "< 3", str(worst), worst < 3)


def _loudness() -> Iterator[Figure]:
    from tools.make_sounds import decoded
    from tools.sounds.space import loudness, mean_loudness

    full = -0.691  # of a sum of squares, after ITU-R BS.1770
    music = [
        mean_loudness(decoded(path.read_bytes())) + full
        for place in ("menu", *catalogue.names())
        for path in catalogue.music(place)
    ]
    told = f"{min(music):.1f} to {max(music):.1f} LUFS"
    yield Figure(
        17,
        f"loudness of {len(music)} pieces",
        "−23 ± 1 LUFS",
        told,
        all(-24 <= each <= -22 for each in music),
    )
    heard = {name: loudness(decoded(path.read_bytes())) + full for name, path in catalogue.sounds().items()}
    over = heard["turn"] - max(music)
    yield Figure(
        17, "the notice of a turn over the music, both at full", "≥ 6 dB", f"{over:.1f} dB", over >= 5.95
    )
    played = [each for name, each in heard.items() if name != "focus"]
    span = max(played) - min(played)
    yield Figure(
        17,
        "between the softest and the loudest effect, but for the focus",
        "≤ 10 LU",
        f"{span:.1f} LU",
        span <= 10,
    )


def _ms(seconds: float) -> str:
    return f"{1000 * seconds:.0f} ms"


EXACT: Sequence[Callable[[], Figure | Iterator[Figure]]] = (
    _together, _times, _leaving, _speeds, _longer, _overshoot, _squashes, _stops, _kicks, _before, _trail,
    _pitches, _shades, _pans, _hushes, _points, _tilts, _shadows, _turns,
)  # fmt: skip
DRAWN: Sequence[Callable[[], Figure | Iterator[Figure]]] = (_answer, _glides, _flashes, _loudness)


def figures(measures: Sequence[Callable[[], Figure | Iterator[Figure]]]) -> list[Figure]:
    found: list[Figure] = []
    for measure in measures:
        told = measure()
        found.extend([told] if isinstance(told, Figure) else told)
    return sorted(found, key=lambda figure: figure.number)


def main(words: list[str] | None = None) -> int:
    reader = Parser(prog="feel", description="How the game feels, in figures.")
    reader.add_argument("--quick", action="store_true", help="only what is computed from clips")
    asked = reader.parse_args(words)
    found = figures(EXACT if asked.quick else (*EXACT, *DRAWN))
    print("| point | what | mark | found |")
    print("|---|---|---|---|")
    for figure in found:
        missed = "" if figure.holds else " **missed**"
        print(f"| {figure.number} | {figure.what} | {figure.mark} | {figure.found}{missed} |")
    return 0 if all(figure.holds for figure in found) else 1


if __name__ == "__main__":
    sys.exit(well_behaved(main))
