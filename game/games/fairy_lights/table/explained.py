"""What everything on the table is, for whoever asks: from what this view shows, with garlands face down."""

from __future__ import annotations

from collections.abc import Iterator

from game.client.layout import Box
from game.client.table.explain import Explained, Term
from game.client.table.presenter import Look
from game.engine.contract import Seat
from game.games.fairy_lights.model import COLOURS, SHOP_SIZE, LightsView
from game.games.fairy_lights.table.bench import first_of
from game.games.fairy_lights.table.bulbs import counted
from game.games.fairy_lights.table.picking import Foresight
from game.games.fairy_lights.table.room import Room
from game.games.fairy_lights.table.seats import plate_box, standing
from game.texts import Words

STAR = "fairy_lights/star"


def explained(
    words: Words, room: Room, home: Seat, look: Look[LightsView], seen: Foresight
) -> Iterator[Explained]:
    """In the order of a walk: the bench, the own seat, the others."""
    yield from _bench(words, room, look, seen)
    yield from _own(words, room, home, look)
    yield from _rivals(words, room, home, look)
    yield _thing(words, "turn", room.turn)
    if look.recent:
        said = words("lights-what-each-said" if room.upright else "lights-what-news-said")
        yield Explained(room.recent, words("lights-what-news"), said)


def _thing(words: Words, what: str, box: Box, *, walked: bool = True, **numbers: str | int) -> Explained:
    title, said = words(f"lights-what-{what}", **numbers), words(f"lights-what-{what}-said", **numbers)
    return Explained(box, title, said, walked=walked)


def _bench(words: Words, room: Room, look: Look[LightsView], seen: Foresight) -> Iterator[Explained]:
    view = look.view
    if seen.odds is not None:
        mode = seen.mode if seen.odds.last is not None else "empty"
        said = words(f"lights-what-odds-{mode}", repeat=view.repeat[0], deck=view.repeat[1])
        yield Explained(room.board, words("lights-what-odds"), said)
    yield _thing(words, "deck", room.deck, count=len(view.unseen))
    for place, (card, slot) in enumerate(zip(view.shop, room.slots, strict=False)):
        yield _thing(words, "card", slot, walked=place == 0, bulbs=card.bulbs, stars=card.stars)
    for number, colour in enumerate(seen.outcomes):
        yield _thing(words, "tag", room.above(first_of(view, colour)), walked=number == 0)
    if len(view.shop) < SHOP_SIZE:
        yield _thing(words, "fifth", room.slots[-1])
    if view.to_act is not None:
        for name, box in (("reveal", room.reveal), ("take", room.take)):
            yield Explained(box, words(f"lights-{name}"), words(f"lights-what-{name}-said"))
    yield _thing(words, "heap", room.heap, count=len(view.discard))


# Seats


def _own(words: Words, room: Room, home: Seat, look: Look[LightsView]) -> Iterator[Explained]:
    yield _plate(words, home, look, room.own, walked=True)
    series = look.view.seats[home].series
    for number, colour in enumerate(COLOURS):
        held = counted(colour, series.get(colour, ()))
        name = words("lights-what-series", colour=colour)
        said = words("lights-what-series-said", bulbs=held.bulbs, stars=held.stars)
        yield Explained(room.panels[colour], name, said, walked=number == 0)
    yield _garland(words, home, look, room.garland, walked=True)
    if room.total is not None and standing(look.view, home).lit is not None:
        yield _garland(words, home, look, room.total, walked=False)


def _rivals(words: Words, room: Room, home: Seat, look: Look[LightsView]) -> Iterator[Explained]:
    """The walk stops at the first."""
    for number, (station, seat) in enumerate(zip(room.stations, room.order(home), strict=True)):
        box = plate_box(station, standing(look.view, seat))
        yield _plate(words, seat, look, box, walked=number == 0)
        yield _garland(words, seat, look, station.garland, walked=False)


def _plate(words: Words, seat: Seat, look: Look[LightsView], box: Box, *, walked: bool) -> Explained:
    """The points of a seat and their parts; of a garland that lies face down only what hangs there."""
    stands, name = standing(look.view, seat), look.lineup.players[seat].name
    bulbs, cards = stands.hung
    if stands.points is None or stands.lit is None:
        return _thing(words, "hidden", box, walked=walked, name=name, bulbs=bulbs, cards=cards)
    parts = (
        Term(stands.lit, STAR, words("lights-lit")),
        Term(-stands.risk, "fairy_lights/star_risk", words("lights-at-risk")),
    )
    title = words("lights-what-points", name=name, points=stands.points)
    total = str(stands.points).replace("-", "−")
    said = words("lights-what-points-said")
    return Explained(box, title, said, total, tuple(part for part in parts if part.count), walked=walked)


def _garland(words: Words, seat: Seat, look: Look[LightsView], box: Box, *, walked: bool) -> Explained:
    stands, name = standing(look.view, seat), look.lineup.players[seat].name
    if stands.lit is None:
        bulbs, cards = stands.hung
        return _thing(words, "hidden", box, walked=walked, name=name, bulbs=bulbs, cards=cards)
    return _thing(words, "garland", box, walked=walked, name=name, bulbs=stands.hung[0])
