"""Draw what the back of a Fairy Lights card tells: how many cards of each kind there are.

    python -m tools.draw_card_counts

It writes `card_counts.svg`, which lies over `card_back.svg`: a row for each colour with its creature, the
number of cards with one bulb and of those with two. Numbers are strokes, since art holds no letters.
"""

from __future__ import annotations

import re

from game import catalogue
from game.games.fairy_lights.model import COLOURS, MAKE_UP, Colour

WIDE, HIGH = 200, 280  # as card_back.svg
FIRST, PITCH, ROW = 62, 37, 33  # the middle of the first row, the next one, the height of a row
GLASS = {"yellow": "#FFCB3A", "pink": "#FF84BC", "orange": "#FF8C38", "silver": "#97B8EE", "gold": "#E0A13C"}
DIGITS = {  # strokes in a box of 13 by 22
    "0": "M6.5 0C11 0 13 5 13 11S11 22 6.5 22S0 17 0 11S2 0 6.5 0Z",
    "1": "M2.5 5L8 0V22",
    "2": "M.6 5.5C3 -2 12.6 -1.6 12.4 6.4C12.2 12 4 16 .8 22H12.8",
    "3": "M.8 2.6C4 -1.4 12.2 -.6 12 5.6Q11.8 10.6 5.6 10.6Q12.8 11 12.8 16C12.8 23.4 3 24 .4 18.8",
    "4": "M9.4 22V0L0 15.2H13",
    "5": "M11.8 0H2.8L1.8 9.2C4.6 7.2 13 7 13 14.6C13 23.4 3 24 .4 18.8",
    "6": "M10.6 .8C3.6 2 .4 8.4 .4 14.6C.4 24.6 12.8 24.2 12.8 15.2C12.8 7.2 3 7.2 .8 13.8",
    "7": "M0 0H12.6L4.4 22",
    "8": "M6.5 10C1 10 1 0 6.5 0S12 10 6.5 10C-1.4 10 -1.8 22 6.5 22S14.4 10 6.5 10Z",
    "9": "M2.4 21.2C9.4 20 12.6 13.6 12.6 7.4C12.6 -2.6 .2 -2.2 .2 6.8C.2 14.8 10 14.8 12.2 8.2",
}


def main() -> None:
    path = catalogue.picture("fairy_lights/card_counts")
    path.write_text(drawn(), encoding="utf-8")


def drawn() -> str:
    """The picture as SVG."""
    rows = "".join(_row(colour, FIRST + PITCH * place) for place, colour in enumerate(COLOURS))
    size = f'viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{rows}</svg>\n'


def _row(colour: Colour, y: float) -> str:
    glass, (one, two) = GLASS[colour], MAKE_UP[colour]
    ground = (
        f'<rect x="19" y="{y - ROW / 2}" width="162" height="{ROW}" rx="{ROW / 2}" fill="#0B1233" '
        f'fill-opacity=".8" stroke="{glass}" stroke-width="2"/>'
    )
    parts = [ground, _creature(colour, 26, y - 15, 30), _bulb(glass, 69, y), _number(one, 80, y)]
    if two:
        parts += [_bulb(glass, 128, y), _bulb(glass, 141, y), _number(two, 152, y)]
    return "".join(parts)


def _bulb(glass: str, x: float, y: float) -> str:
    cap = f'<rect x="{x - 2.5}" y="{y - 10}" width="5" height="6" rx="1.5" fill="#C9C3D6"/>'
    return f'{cap}<circle cx="{x}" cy="{y + 2}" r="6.2" fill="{glass}"/>'


def _number(number: int, x: float, y: float) -> str:
    strokes = (
        f'<path d="{DIGITS[digit]}" transform="translate({x + 18.5 * place} {y - 11})"/>'
        for place, digit in enumerate(str(number))
    )
    look = 'fill="none" stroke="#FFF6DC" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round"'
    return f"<g {look}>{''.join(strokes)}</g>"


def _creature(colour: Colour, x: float, y: float, size: float) -> str:
    """The creature's own picture, with names of its own."""
    source = catalogue.picture(f"fairy_lights/creature_{colour}").read_text(encoding="utf-8")
    head, body = source.split(">", 1)
    seen = re.search(r'viewBox="([^"]+)"', head)
    assert seen
    for name in set(re.findall(r'\bid="([^"]+)"', body)):
        body = re.sub(rf'(id="|url\(#|href="#){re.escape(name)}\b', rf"\g<1>{colour}-{name}", body)
    body = re.sub(r"<mask .*?</mask>|<\w+ [^>]*mask=[^>]*/>", "", body)  # rims too fine for its size
    place = f'x="{x}" y="{y}" width="{size}" height="{size}" viewBox="{seen[1]}"'
    return f"<svg {place}>{body.rsplit('</svg>', 1)[0]}</svg>"


if __name__ == "__main__":
    main()
