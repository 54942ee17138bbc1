"""Cards in motion: what is dealt, thrown and turned ends where it must, the right side up."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.client.desk import Desk
from game.client.layout import Box
from game.client.motion.clips import Pose
from game.client.table import cards
from game.client.table.cards import BACK, FACE

HEART: cards.CardSide = ("ui/icons/heart",)
PLAIN: cards.CardSide = ("fairy_lights/card_back",)
LAYERED: cards.CardSide = ("ui/icons/heart", "ui/icons/star")


def test_a_dealt_card_ends_where_it_is_dealt_to_with_its_face_up() -> None:
    sprite = cards.Flying(1, HEART, LAYERED, 0.2)
    clip = cards.deal(sprite, Pose(0.1, 0.2, flip=BACK), Pose(0.9, 0.8, angle=6.0, flip=FACE))
    assert clip.poses(0.0)[sprite][:2] == (0.1, 0.2)
    assert clip.poses(clip.seconds)[sprite] == Pose(0.9, 0.8, 6.0, 1.0, 1.0, 1.0, FACE)


def test_a_card_shows_its_face_only_after_it_was_seen_edge_on() -> None:
    sprite = cards.Flying(1, HEART, LAYERED, 0.2)
    thrown = cards.toss(sprite, Pose(0.0, 0.0, flip=BACK), Pose(1.0, 0.0, flip=FACE))
    poses = [thrown.pose(step / 40) for step in range(41)]
    changed = [one.stretch for one, other in pairwise(poses) if one.flip != other.flip]
    assert len(changed) == 1
    assert (changed[0] or 0.0) < 0.15


def test_a_shuffled_pile_lies_as_before() -> None:
    sprites = [cards.Flying(n, HEART, HEART, 0.1) for n in range(6)]
    clip = cards.riffle(sprites, (0.5, 0.4))
    apart, last = clip.poses(0.18), clip.poses(clip.seconds)
    assert len({round(apart[sprite].x or 0.0, 2) for sprite in sprites}) > 1
    assert all(last[sprite][:2] == (0.5, 0.4) for sprite in sprites)


@pytest.mark.parametrize("count", [0, 1, 3, 9])
def test_a_fan_stays_within_its_box(count: int) -> None:
    spots = cards.fan(Box(0.2, 0.7, 0.5, 0.25), count, (0.15, 0.18))
    assert len(spots) == count
    assert all(abs(spot.x - 0.45) <= 0.175 + 1e-9 for spot in spots)
    assert all(one.angle > other.angle for one, other in pairwise(spots))


def test_a_travelling_card_is_drawn_from_its_name_alone(desk: Desk) -> None:
    picture = desk.picture()
    sprite = cards.Flying(4, LAYERED, HEART, 0.2)
    cards.draw_flying(picture, {sprite: Pose(0.5, 0.5, flip=FACE), "deck": Pose(0.1, 0.1)})
    assert [item.surface.get_height() for item in picture.items] == [desk.frame.px(0.2)]


@pytest.mark.parametrize(("count", "thick"), [(0, 0), (1, 1), (28, 5), (55, 8)])
def test_a_pile_is_as_thick_as_it_has_cards(desk: Desk, count: int, thick: int) -> None:
    picture = desk.picture()
    cards.draw_pile(picture, HEART, (0.5, 0.5), 0.2, count, 55)
    assert len(picture.items) == thick


def test_a_thrown_card_lies_the_same_under_later_ones(desk: Desk) -> None:
    lower, upper = desk.picture(), desk.picture()
    cards.draw_heap(lower, [HEART, LAYERED], (0.5, 0.5), 0.2)
    cards.draw_heap(upper, [HEART, LAYERED, HEART], (0.5, 0.5), 0.2)
    assert upper.items[:2] == lower.items


@pytest.mark.parametrize(("shown", "near"), [(BACK, 0), (FACE, -1)])
def test_the_near_edge_of_a_card_that_turns_is_the_higher_one(desk: Desk, shown: float, near: int) -> None:
    """A card turns over in depth."""
    picture = desk.picture()
    cards.draw_card(picture, PLAIN, Pose(0.5, 0.5, stretch=0.6, flip=shown), 0.5)
    (card,) = (item.surface for item in picture.items)
    corner = card.get_width() // 8  # it is round
    columns = [card.subsurface((x, 0, 1, card.get_height())) for x in range(card.get_width())]
    high = [column.get_bounding_rect().h for column in columns[corner:-corner]]
    assert max(high) == high[near] > desk.frame.px(0.5) > min(high)
