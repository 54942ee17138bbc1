"""What everything on the table is, for whoever asks: from what this view shows."""

from __future__ import annotations

from collections.abc import Iterator

from game.client.layout import Box
from game.client.table.explain import Explained, Term
from game.engine.contract import NOBODY, Seat
from game.games.gravity import model
from game.games.gravity.model import CARDS, Card, Cell
from game.games.gravity.table.console import lines_box
from game.games.gravity.table.picking import Sight
from game.games.gravity.table.room import PanelRoom
from game.games.gravity.table.seats import COMPASS, is_last, purse_of
from game.games.gravity.view import pawn, points, stars

STAR = "ui/icons/star"


def explained(sight: Sight) -> Iterator[Explained]:
    """In the order of a walk: what ends the game, the own panel, the others, and the planet."""
    yield _bar(sight)
    yield from _own(sight)
    yield from _choices(sight)
    yield from _rivals(sight)
    yield from _planet(sight)


def _thing(sight: Sight, name: str, box: Box, *, walked: bool = True) -> Explained:
    """One whose texts need nothing else."""
    words = sight.desk.words
    return Explained(box, words(f"gravity-what-{name}"), words(f"gravity-what-{name}-said"), walked=walked)


def _bar(sight: Sight) -> Explained:
    view, words, box = sight.view, sight.desk.words, sight.room.bar
    name, terms = words("gravity-what-bar"), view.terms
    if view.phase == "over" or is_last(view):
        return Explained(box, name, words("gravity-what-bar-last"))
    if terms.goal:
        return Explained(box, name, words("gravity-what-bar-goal", points=terms.goal))
    parts = (
        Term(view.stars_left, STAR, words("gravity-what-on-planet"), "focus"),
        Term(-terms.stars_at_end, STAR, words("gravity-what-at-end"), "warn"),
    )
    said = words("gravity-what-bar-stars", end=terms.stars_at_end)
    return Explained(box, name, said, str(view.stars_left - terms.stars_at_end), parts)


# Seats


def _points(sight: Sight, seat: Seat, box: Box, *, walked: bool = True) -> Explained:
    """What a seat's points are made of."""
    words, purse = sight.desk.words, purse_of(sight.view, seat)
    colours = purse[: model.TOKENS]
    total = points(sight.view)[seat]
    parts = (
        Term(sum(colours), STAR, words("results-gravity-stars"), "focus"),
        Term(sum(count // 2 for count in colours), "ui/icons/pair", words("results-gravity-pairs"), "focus"),
        Term(purse[model.TOKENS], "gravity/replay_token", words("results-gravity-tokens")),
    )
    name = words("gravity-what-points", name=sight.look.lineup.players[seat].name, points=total)
    return Explained(box, name, words("gravity-what-points-said"), str(total), parts, walked=walked)


def _own(sight: Sight) -> Iterator[Explained]:
    panel = PanelRoom(sight.room.mine, True)
    yield _points(sight, sight.owner, panel.head)
    yield _thing(sight, "steps", panel.steps)
    yield _thing(sight, "purse", panel.purse)


def _rivals(sight: Sight) -> Iterator[Explained]:
    """The first of them in the walk, as all are alike."""
    words, first = sight.desk.words, (sight.owner + 1) % len(sight.seats)
    for seat, panel in ((seat, panel) for seat, panel in sight.panels if not panel.large):
        played = sight.view.played[seat]
        name = sight.look.lineup.players[seat].name
        shown = sum(card.open for card in played)
        said = words(
            "gravity-what-cards-said", hand=sight.view.hand_sizes[seat], open=shown, shut=len(played) - shown
        )
        hand, tray = panel.foot
        foot = Box(hand.x, min(hand.y, tray.y), tray.right - hand.x, max(hand.h, tray.h))
        yield _points(sight, seat, panel.box, walked=seat == first)
        yield Explained(foot, words("gravity-what-cards", name=name), said, walked=seat == first)


# What can be done


def _choices(sight: Sight) -> Iterator[Explained]:
    words, fan = sight.desk.words, sight.room.fan
    if sight.look.deciding:
        yield _thing(sight, "choices", sight.room.console)
    for card, box in zip(sight.offers, sight.offer_boxes, strict=False):
        yield _card(sight, card, box)
    if sight.step_box is not None:
        said = words("gravity-what-step")
        yield Explained(sight.step_box, words("gravity-step"), said, walked=False)
    if sight.refill_box is not None:
        yield Explained(sight.refill_box, words("gravity-refill"), words("gravity-what-refill"), walked=False)
    for choice, box in zip(sight.found, sight.chips, strict=False):
        option = choice.option
        yield Explained(box, option.name, option.refusal or option.effect, walked=False)
    if sight.view.seat != NOBODY:
        yield _thing(sight, "hand", fan.box)
        for card in CARDS:
            yield _card(sight, card, fan.place(card))


def _card(sight: Sight, card: Card, box: Box) -> Explained:
    """What a card does, face up."""
    words = sight.desk.words
    said = words(f"rules-gravity-cards-{CARDS.index(card) + 1}")
    return Explained(box, words(f"gravity-{card}"), said, walked=False)


# The planet


def _planet(sight: Sight) -> Iterator[Explained]:
    yield _thing(sight, "compass", Box.around(sight.room.compass, COMPASS, COMPASS))
    yield _thing(sight, "planet", sight.globe.box)
    layout, lying = sight.view.board.layout, stars(sight.view)
    for cell in layout.star | layout.replay:
        yield _thing(sight, _symbol(sight, cell, cell in lying), sight.globe.cell_box(cell), walked=False)
    for number, door in enumerate(layout.doors):
        opened = number == sight.view.open_door
        name = "open" if opened else "door"
        yield _thing(sight, name, sight.globe.cell_box(door.cell), walked=opened)
    yield from _pawns(sight)
    place, _ = sight.room.news_place(sight.globe)
    told = place and lines_box(sight, place)
    if told:
        yield _thing(sight, "news", told)


def _symbol(sight: Sight, cell: Cell, lies: bool) -> str:
    if cell in sight.view.board.layout.replay:
        return "under" if lies else "replay"
    return "star" if lies else "bare"


def _pawns(sight: Sight) -> Iterator[Explained]:
    """The own one in the walk; the box of another is a little smaller than the cell that it stands on."""
    words = sight.desk.words
    for seat in sight.seats:
        stands = pawn(sight.view, seat)
        if stands is None:
            continue
        box = sight.globe.cell_box(stands.cell).inset(0.001)
        if seat == sight.view.seat:
            yield _thing(sight, "own-pawn", box)
        else:
            name = sight.look.lineup.players[seat].name
            said = words("gravity-what-pawn-said")
            yield Explained(box, words("gravity-what-pawn", name=name), said, walked=False)
