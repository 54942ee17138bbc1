"""Draws the astronauts of Gravity Superstar: six seats, every pose, one SVG each.

    python -m tools.draw_astronauts

Light comes from the top left, whatever way the figure is turned. Parts that turn with it have `rotate(0 …)`, parts that must not
turn have `rotate(-0 …)`: to draw the figure at an angle, put the angle in place of these zeros.
"""

# ruff: noqa: E501  (a path is easier to read on one line)

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from game import catalogue

SOLE = "#FF7A26"
SOLE_RIM = "#FFE0BC"
SUIT = "#E9ECFA"
SUIT_SHADE = "#A9B1D6"
WHITE = "#FFFFFF"
SIZE = 0.93  # of the figure in its cell; the rest is room above the helmet


@dataclass(frozen=True)
class Seat:
    """Colours of a seat from light to dark, its emblem in a square of 24 units, and what its helmet wears."""

    name: str
    light: str
    main: str
    shade: str
    deep: str
    emblem: str
    crest: str  # behind the helmet, around (64, 10)
    badge: str = ""  # in front of the helmet


@dataclass(frozen=True)
class Pose:
    """Where the parts of the figure are. Feet and hands are points, tilts are degrees."""

    left_foot: tuple[float, float, float] = (44, 126, 0)  # middle of the sole, tilt
    right_foot: tuple[float, float, float] = (84, 126, 0)
    left_hand: tuple[float, float] = (21.5, 94)
    right_hand: tuple[float, float] = (106.5, 94)
    tilt: float = 0  # of head and body, about the hips
    lift: float = 0  # of head and body
    squash: float = 1  # height of the whole figure over its feet
    face: str = "open"


SEATS = (
    Seat(
        "comet", "#BDF4FF", "#38CFF5", "#1489BC", "#0A3F63",
        '<path d="M8 9l2.2 4.3 4.8.7-3.5 3.4.8 4.8-4.3-2.3-4.3 2.3.8-4.800L1 14l4.8-.7z"/>'
        '<path d="M12 9.500L19 2.500M15.5 12L22.5 5M10 6L13.5 2.5" fill="none" stroke="{main}" stroke-width="2.6" '
        'stroke-linecap="round"/>',
        '<path d="M62 20C66 2 84-9 108-12C98-4 94 0 92 4C100 2 108 3 114 6C104 9 98 13 95 20C90 30 70 32 62 20Z" '
        'fill="{main}"/><path d="M70 18C74 6 84-4 97-8C89 0 84 8 82 18Z" fill="{light}"/>',
    ),
    Seat(
        "rocket", "#FFD0A6", "#FF8A3D", "#C75310", "#6B2606",
        '<path d="M12 1C17 5 18 11 16.5 16.500H7.500C6 11 7 5 12 1Z"/><path d="M7 12L3 18L7.5 17ZM17 12L21 18L16.5 17Z"/>'
        '<path d="M9.5 18.500H14.500L12 23Z"/>',
        '<path d="M64-12C74-4 80 6 81 22H47C48 6 54-4 64-12Z" fill="{light}"/><path d="M64-12C74-4 80 6 81 22H66C70 10 69-2 64-12Z" '
        'fill="{shade}" fill-opacity=".45"/><path d="M32 64L10 70C2 72-2 66 2 59L30 30ZM96 64L118 70C126 72 130 66 126 59L98 30Z" fill="{shade}"/>',
    ),
    Seat(
        "ring", "#DCF8B0", "#8FDB4A", "#4C9A1C", "#26530B",
        '<circle cx="12" cy="12" r="6.5"/><ellipse cx="12" cy="12" rx="11.5" ry="3.6" fill="none" stroke="{main}" '
        'stroke-width="2.4" transform="rotate(-24 12 12)"/>',
        '<path d="M7.3 27A58 14 -12 0 1 120.7 3" fill="none" stroke="{shade}" stroke-width="8" stroke-linecap="round"/>'
        '<path d="M64 10V-2" stroke="#D9DEF5" stroke-width="4.5" stroke-linecap="round"/><circle cx="64" cy="-5" r="6" fill="{main}"/>',
        '<path d="M120.7 3A58 14 -12 0 1 7.3 27" fill="none" stroke="{light}" stroke-width="8" stroke-linecap="round"/>'
        '<path d="M120.7 3A58 14 -12 0 1 64 28.5" fill="none" stroke="{main}" stroke-width="8" stroke-linecap="round"/>',
    ),
    Seat(
        "moon", "#FFD0E8", "#FF6FB5", "#C2327F", "#6B123F",
        '<path d="M15.5 2.500A10 10 0 1 0 22 15.500A8.5 8.5 0 0 1 15.5 2.500Z"/><circle cx="18.5" cy="8" r="2"/>',
        '<path d="M38 26C26 8 24-10 32-14C42-18 54 0 56 20ZM90 26C102 8 104-10 96-14C86-18 74 0 72 20Z" fill="{main}"/>'
        '<path d="M42 20C33 6 31-6 35-8C41-10 48 4 50 16Z" fill="{light}"/><path d="M86 20C95 6 97-6 93-8C87-10 80 4 78 16Z" '
        'fill="{shade}"/>',
    ),
    Seat(
        "bolt", "#E0D5FF", "#A98BFF", "#6B47D1", "#33207A",
        '<path d="M14.5 1L4 13.500H10.500L8.5 23L20 9.500H13Z" stroke="{main}" stroke-width="1.5" stroke-linejoin="round"/>',
        '<path d="M40 24L24 12L32 8L17-6" fill="none" stroke="{light}" stroke-width="6.5" stroke-linecap="round" '
        'stroke-linejoin="round"/><path d="M88 24L104 12L96 8L111-6" fill="none" stroke="{main}" stroke-width="6.5" '
        'stroke-linecap="round" stroke-linejoin="round"/><circle cx="17" cy="-6" r="6" fill="{main}"/>'
        '<circle cx="111" cy="-6" r="6" fill="{main}"/>',
    ),
    Seat(
        "sun", "#FFFCEE", "#F4E3B2", "#C6A352", "#6A5220",
        '<circle cx="12" cy="12" r="5.5"/><path d="M12 1V3.500M12 20.500V23M1 12H3.500M20.5 12H23M4.2 4.200L6 6M18 18L19.8 19.8'
        'M4.2 19.800L6 18M18 6L19.8 4.2" stroke="{main}" stroke-width="2.6" stroke-linecap="round"/>',
        '<path d="M64-12L72 6L56 6ZM38-6L53 8L39 16ZM90-6L75 8L89 16ZM15 10L35 16L25 30ZM113 10L93 16L103 30ZM4 34L24 32L24 48Z'
        'M124 34L104 32L104 48Z" fill="{main}" stroke="{main}" stroke-width="6" stroke-linejoin="round"/>'
        '<path d="M64-12L66 6L56 6ZM38-6L48 6L39 16ZM15 10L31 14L25 30ZM4 34L24 32L20 40Z" fill="{light}"/>',
    ),
)  # fmt: skip

STAND = Pose()
POSES = {
    "stand": STAND,
    "blink": replace(STAND, face="blink"),
    "sleep": replace(STAND, face="asleep", tilt=7, lift=-2),
    "step_1": replace(
        STAND, left_foot=(40, 117, 16), right_hand=(108, 88), left_hand=(24, 97), tilt=4, lift=2
    ),
    "step_2": replace(
        STAND, right_foot=(88, 117, -16), left_hand=(20, 88), right_hand=(104, 97), tilt=-4, lift=2
    ),
    "leap": Pose((40, 118, 22), (90, 112, -14), (12, 66), (117, 70), tilt=-3, lift=4, face="happy"),
    "fall": Pose((42, 122, 14), (86, 122, -14), (15, 46), (113, 46), lift=4, face="wide"),
    "land": Pose((38, 126, 0), (90, 126, 0), (12, 86), (116, 86), lift=-7, squash=0.86, face="squeezed"),
    "spin": Pose((30, 118, 32), (98, 118, -32), (8, 62), (120, 62), lift=2, face="dizzy"),
    "back": Pose((34, 120, 24), (94, 120, -24), (10, 58), (118, 58), lift=2, face="none"),
    "cheer": Pose((44, 126, 0), (84, 126, 0), (14, 40), (114, 40), lift=2, face="happy"),
}

HELMET = "M64 10C87 10 101 24 101 44C101 64 87 76 64 76C41 76 27 64 27 44C27 24 41 10 64 10Z"
BODY = "M64 66C86 66 93 76 93 90C93 103 82 108 64 108C46 108 35 103 35 90C35 76 42 66 64 66Z"
GHOST = (
    "M64 10C87 10 101 24 101 44C101 55 97 64 89 69.5C97 72 112 80 117 93C118 101 110 107 101 103C98 98 96 94 94 92"
    "C93.5 99 93 99 90 102L101 108L102 124L67 124L66 109L62 109L61 124L26 124L27 108L38 102C35 99 34.5 98 34 92"
    "C32 94 30 98 27 103C18 107 10 101 11 93C16 80 31 72 39 69.5C31 64 27 55 27 44C27 24 41 10 64 10Z"
)
VISOR = "M64 28C81 28 89 35 89 46.5C89 58 80 64 64 64C48 64 39 58 39 46.5C39 35 47 28 64 28Z"
VISOR_FRAME = "M64 25C83 25 92 33 92 46.5C92 60 82 67 64 67C46 67 36 60 36 46.5C36 33 45 25 64 25Z"
BOOT = "M-17-11.500C-17-20-9-27 0-27C9-27 17-20 17-11.500V-9C17-5 14-4 11-4H-11C-14-4-17-5-17-9Z"
SHINE = '<path d="M45 41C47 35 52 32.5 58 32" fill="none" stroke="#FFFFFF" stroke-width="3.4" stroke-linecap="round" stroke-opacity=".6"/>'
LINE = 'fill="none" stroke="#FFFFFF" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"'

EYES = '<ellipse cx="53.5" cy="47.5" rx="4.6" ry="7.4" fill="#FFFFFF"/><ellipse cx="74.5" cy="47.5" rx="4.6" ry="7.4" fill="#FFFFFF"/>'
FACES = {
    "open": EYES,
    "blink": f'<path d="M49 48.500H58M70 48.500H79" {LINE}/>',
    "asleep": f'<path d="M48 46C50 50.5 57 50.5 59 46M69 46C71 50.5 78 50.5 80 46" {LINE}/>',
    "happy": f'<path d="M48 49.500C50 43 57 43 59 49.500M69 49.500C71 43 78 43 80 49.5" {LINE}/>'
    '<path d="M60 55C61 59 67 59 68 55Z" fill="#FF8FA6"/>',
    "wide": '<circle cx="53" cy="45" r="7.5" fill="#FFFFFF"/><circle cx="75" cy="45" r="7.5" fill="#FFFFFF"/>'
    '<circle cx="53" cy="47.5" r="3.2" fill="#101842"/><circle cx="75" cy="47.5" r="3.2" fill="#101842"/>'
    '<ellipse cx="64" cy="57.5" rx="3.5" ry="4" fill="#FF8FA6"/>',
    "squeezed": f'<path d="M48 43L57 47.500L48 52M80 43L71 47.500L80 52" {LINE}/>',
    "dizzy": f'<path d="M48 42.500L58 52.500M58 42.500L48 52.500M70 42.500L80 52.500M80 42.500L70 52.5" {LINE}/>'
    '<ellipse cx="64" cy="58.5" rx="4" ry="3" fill="#FF8FA6"/>',
}  # fmt: skip


def lit(name: str, *stops: tuple[float, str, float]) -> str:
    """A gradient across its shape from the top left of the screen."""
    inner = "".join(
        f'<stop offset="{at}" stop-color="{colour}" stop-opacity="{alpha}"/>' for at, colour, alpha in stops
    )
    return (
        f'<linearGradient id="{name}" x1=".15" y1=".05" x2=".85" y2=".95" gradientTransform="rotate(-0 .5 .5)">'
        f"{inner}</linearGradient>"
    )


def gradients(seat: Seat) -> str:
    return (
        lit("suit", (0, WHITE, 1), (0.5, SUIT, 1), (1, "#A4ACD2", 1))
        + lit("colour", (0, seat.light, 1), (0.4, seat.main, 1), (1, seat.shade, 1))
        + lit("glass", (0, "#2E3C7E", 1), (0.6, "#101842", 1), (1, "#070B24", 1))
        + lit("rim", (0, WHITE, 0.95), (0.42, WHITE, 0))
        + lit("boot", (0, "#5A648F", 1), (1, "#262C52", 1))
        + '<filter id="soft" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="4"/></filter>'
    )


def placed(x: float, y: float, tilt: float) -> str:
    return f"translate({x:g} {y:g})" + (f" rotate({tilt:g})" if tilt else "")


def boot(foot: tuple[float, float, float]) -> str:
    return (
        f'<g transform="{placed(*foot)}"><path d="{BOOT}" fill="url(#boot)"/>'
        f'<rect x="-19" y="-11" width="38" height="11" rx="5" fill="{SOLE}"/>'
        f'<rect x="-15" y="-9.3" width="24" height="3" rx="1.5" fill="{SOLE_RIM}"/></g>'
    )


def leg(hip: float, foot: tuple[float, float, float], colour: str) -> str:
    x, y, _ = foot
    return f'<path d="M{hip} 98L{x} {y - 20}" stroke="{colour}" stroke-width="20" stroke-linecap="round"/>'


def arm(shoulder: float, hand: tuple[float, float], colour: str) -> str:
    x, y = hand
    elbow = (shoulder + 2 * x) / 3
    return (
        f'<path d="M{shoulder} 80Q{elbow:.0f} {79 if y > 80 else 86} {x} {y}" fill="none" stroke="{colour}" '
        f'stroke-width="15" stroke-linecap="round"/><circle cx="{x}" cy="{y}" r="9" fill="url(#colour)"/>'
    )


def pack(seat: Seat) -> str:
    return (
        f'<rect x="24" y="62" width="80" height="40" rx="15" fill="{seat.deep}"/>'
        f'<rect x="26" y="62" width="76" height="34" rx="14" fill="{seat.shade}"/>'
    )


def tinted(seat: Seat, drawing: str) -> str:
    for tone in ("light", "main", "shade"):
        drawing = drawing.replace("{" + tone + "}", getattr(seat, tone))
    return drawing


def emblem(seat: Seat, x: float, y: float) -> str:
    drawing = seat.emblem.replace("{main}", seat.light)
    return f'<g transform="translate({x} {y}) scale(1.15)" fill="{seat.light}">{drawing}</g>'


def front(seat: Seat, face: str) -> str:
    return (
        f'<path d="{BODY}" fill="url(#suit)"/><rect x="44" y="75" width="40" height="31" rx="10" fill="{seat.deep}"/>'
        f'{emblem(seat, 50.2, 77.2)}<path d="{HELMET}" fill="url(#colour)"/>'
        f'<rect x="22" y="36" width="10" height="20" rx="5" fill="{seat.shade}"/>'
        f'<rect x="96" y="36" width="10" height="20" rx="5" fill="{seat.shade}"/>'
        f'<path d="{VISOR_FRAME}" fill="{seat.deep}"/><path d="{VISOR}" fill="url(#glass)"/>{FACES[face]}{SHINE}'
    )


def rear(seat: Seat) -> str:
    return (
        f'<path d="{BODY}" fill="url(#suit)"/><path d="{HELMET}" fill="url(#colour)"/>'
        f'<rect x="30" y="64" width="68" height="44" rx="15" fill="{seat.deep}"/>'
        '<rect x="31" y="63" width="66" height="41" rx="14" fill="url(#colour)"/>'
        f'<rect x="43" y="68" width="42" height="32" rx="10" fill="{seat.deep}"/>{emblem(seat, 50.2, 70.2)}'
    )


def upper(pose: Pose, inner: str) -> str:
    turn = f" rotate({pose.tilt:g} 64 104)" if pose.tilt else ""
    return f'<g transform="translate(0 {-pose.lift:g}){turn}">{inner}</g>'


def figure(seat: Seat, pose: Pose) -> str:
    middle = rear(seat) if pose.face == "none" else front(seat, pose.face)
    rim = f'<path d="{HELMET}" fill="none" stroke="url(#rim)" stroke-width="2.8"/>'
    return (
        upper(pose, tinted(seat, seat.crest) + pack(seat))
        + leg(51, pose.left_foot, "#C6CCE8")
        + leg(77, pose.right_foot, "#AEB6DA")
        + boot(pose.left_foot)
        + boot(pose.right_foot)
        + upper(
            pose,
            arm(40, pose.left_hand, "#C9CFEA")
            + arm(88, pose.right_hand, SUIT_SHADE)
            + middle
            + rim
            + tinted(seat, seat.badge),
        )
    )


def shadow(pose: Pose) -> str:
    return upper(
        pose,
        '<g filter="url(#soft)" opacity=".6" fill="#060817" transform="rotate(-0) translate(5 8) rotate(0)">'
        '<circle cx="64" cy="44" r="35"/><rect x="30" y="66" width="68" height="54" rx="20"/></g>',
    )


def standing(pose: Pose, inner: str) -> str:
    """The figure on its feet at (64, 126), turned about the middle of its cell."""
    wide, high = SIZE * (2 - pose.squash) ** 0.8, SIZE * pose.squash
    return (
        '<g transform="rotate(0 64 64)">'
        f'<g transform="translate(64 126) scale({wide:.3f} {high:.3f}) translate(-64 -126)">{inner}</g></g>'
    )


def document(defs: str, body: str) -> str:
    box = 'viewBox="-8 -8 144 144" width="144" height="144"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box}><defs>{defs}</defs>{body}</svg>\n'


def astronaut(seat: Seat, pose: Pose) -> str:
    return document(gradients(seat), standing(pose, shadow(pose) + figure(seat, pose)))


def silhouette(seat: Seat, colour: str) -> str:
    crest = re.sub(r"\{\w+\}|#[0-9A-F]{6}", colour, seat.crest + seat.badge)
    return f'<path d="{GHOST}" fill="{colour}"/>' + re.sub(r' fill-opacity="[^"]*"', "", crest)


def ghost(seat: Seat) -> str:
    """Where a pawn would land: the outline of its silhouette, seen through."""
    defs = (
        '<filter id="soft" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="5"/></filter>'
        '<filter id="edge" x="-20%" y="-20%" width="140%" height="140%">'
        '<feMorphology in="SourceAlpha" operator="dilate" radius="2.4" result="wide"/>'
        '<feMorphology in="SourceAlpha" operator="erode" radius="1" result="thin"/>'
        f'<feFlood flood-color="{seat.light}"/><feComposite in2="wide" operator="in"/>'
        '<feComposite in2="thin" operator="out"/></filter>'
    )
    face = (
        f'<path d="{VISOR}" fill-opacity=".3"/><ellipse cx="53.5" cy="47.5" rx="4.6" ry="7.4"/>'
        '<ellipse cx="74.5" cy="47.5" rx="4.6" ry="7.4"/>'
    )
    soles = (
        '<path d="M29 119.500H59M69 119.500H99" stroke="#FFA25E" stroke-width="9" stroke-linecap="round"/>'
    )
    return document(
        defs,
        standing(
            STAND,
            f'<g filter="url(#soft)" opacity=".8">{silhouette(seat, seat.main)}</g>'
            f'<g opacity=".82">{silhouette(seat, seat.deep)}</g><g opacity=".3">{silhouette(seat, seat.main)}</g>'
            f'<g filter="url(#edge)">{silhouette(seat, seat.deep)}</g>'
            f'<g fill="{seat.light}">{face}{emblem(seat, 50.2, 77.2)}</g>{soles}',
        ),
    )


def pictures() -> Iterator[tuple[str, str]]:
    """File name and content of every picture."""
    for seat in SEATS:
        for name, pose in POSES.items():
            yield f"astronaut_{seat.name}_{name}", astronaut(seat, pose)
        yield f"astronaut_{seat.name}_ghost", ghost(seat)


def main() -> None:
    for name, drawing in pictures():
        catalogue.picture(f"gravity/{name}").write_text(re.sub(r"(\.\d*?)0+(?=\D)", r"\1", drawing))


if __name__ == "__main__":
    main()
