"""Drawing only what changed gives the same pixels as drawing everything."""

from __future__ import annotations

from random import Random

import pygame
import pytest
from pygame import Rect, Surface

from game.client.desk import Desk
from game.client.paint.picture import Picture
from game.client.paint.stage import ADD, COPY, OVER, Item, Kick, Stage, apart, blit_all, changes

SIZE = (320, 200)


def some_surfaces(rng: Random) -> list[Surface]:
    surfaces = []
    for _ in range(8):
        surface = Surface((rng.randrange(1, 90), rng.randrange(1, 90)), pygame.SRCALPHA, 32)
        alpha = rng.randrange(256)
        surface.fill((rng.randrange(alpha + 1), rng.randrange(alpha + 1), rng.randrange(alpha + 1), alpha))
        surfaces.append(surface)
    return surfaces


def some_item(rng: Random, surfaces: list[Surface]) -> Item:
    if rng.random() < 0.05:
        opaque = Surface((rng.randrange(1, 200), rng.randrange(1, 200)))
        return Item(opaque, rng.randrange(-60, 340), rng.randrange(-60, 220), None, COPY)
    surface = rng.choice(surfaces)
    w, h = surface.get_size()
    area = (rng.randrange(w), rng.randrange(h), w, h) if rng.random() < 0.2 else None
    if area:
        area = (area[0], area[1], w - area[0], h - area[1])
    return Item(
        surface, rng.randrange(-60, 340), rng.randrange(-60, 220), area, rng.choice((OVER, OVER, ADD))
    )


def changed(rng: Random, items: list[Item], surfaces: list[Surface]) -> list[Item]:
    """A few items move, go, come or change places."""
    items = list(items)
    for _ in range(rng.randrange(5)):
        match rng.randrange(4):
            case 0 if items:
                del items[rng.randrange(len(items))]
            case 1:
                items.insert(rng.randrange(len(items) + 1), some_item(rng, surfaces))
            case 2 if items:
                k = rng.randrange(len(items))
                items[k] = items[k]._replace(x=items[k].x + rng.randrange(-9, 9))
            case 3 if len(items) > 1:
                items.append(items.pop(rng.randrange(len(items))))
            case _ if items:
                items.append(rng.choice(items))
    return items


def pixels(surface: Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("seed", range(25))
def test_patches_give_the_same_pixels_as_a_whole_redraw(
    desk: Desk, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.client.paint.stage.SLACK", 100 * seed)  # in a screen as small as this one
    rng = Random(seed)
    surfaces = some_surfaces(rng)
    ground = Surface(SIZE)
    ground.fill((20, 30, 60))
    patched, whole = Surface(SIZE), Surface(SIZE)
    stage = Stage(patched)
    items: list[Item] = [some_item(rng, surfaces) for _ in range(rng.randrange(40))]
    for step in range(20):
        stage.show(ground, items)
        whole.blit(ground, (0, 0))
        blit_all(whole, items)
        assert pixels(patched) == pixels(whole), f"seed {seed}, step {step}"
        items = changed(rng, items, surfaces)


@pytest.mark.parametrize("seed", range(10))
def test_a_part_that_is_kicked_is_seen_aside_and_comes_back(desk: Desk, seed: int) -> None:
    rng = Random(seed)
    surfaces = some_surfaces(rng)
    ground = Surface(SIZE)
    ground.fill((20, 30, 60))
    target, whole, before = Surface(SIZE), Surface(SIZE), Surface(SIZE)
    stage = Stage(target)
    items: list[Item] = [some_item(rng, surfaces) for _ in range(20)]
    kick = None
    for step in range(30):
        if rng.random() < 0.6:  # and else as far aside as before
            room = Rect(40, 30, rng.choice((200, 280)), 150)
            kick = rng.choice((None, Kick(room, 0, 0), Kick(room, rng.randrange(-6, 7), rng.randrange(1, 7))))
        before.blit(target, (0, 0))
        patches = stage.show(ground, items, kick)
        whole.blit(ground, (0, 0))
        blit_all(whole, items)
        if kick:
            plain = whole.copy()
            whole.set_clip(room)
            whole.blit(plain, room.move(kick.dx, kick.dy), room)
            whole.set_clip(None)
        assert pixels(target) == pixels(whole), f"seed {seed}, step {step}"
        for patch in patches:
            before.blit(target, patch, patch)
        assert pixels(before) == pixels(target), "a place has changed that is not told"
        items = changed(rng, items, surfaces)


def test_what_is_kicked_is_forgotten_too(desk: Desk) -> None:
    rng = Random(5)
    items = [some_item(rng, some_surfaces(rng)) for _ in range(10)]
    stage, whole = Stage(Surface(SIZE)), Surface(SIZE)
    stage.show(Surface(SIZE), items, Kick(Rect(0, 0, 200, 150), 3, 3))
    stage.target.fill("white")
    stage.forget()
    stage.show(Surface(SIZE), items)
    blit_all(whole, items)
    assert pixels(stage.target) == pixels(whole)


def test_a_dialog_over_the_table_ends_a_kick(desk: Desk) -> None:
    picture = desk.picture()
    picture.kick(desk.frame.box, 0.01, 0.0)
    assert picture.kicked
    picture.veil()
    assert picture.kicked is None


def test_an_unchanged_picture_draws_nothing(desk: Desk) -> None:
    rng = Random(1)
    items = [some_item(rng, some_surfaces(rng)) for _ in range(10)]
    stage, ground = Stage(Surface(SIZE)), Surface(SIZE)
    assert stage.show(ground, items) == [Rect(0, 0, *SIZE)]
    assert stage.show(ground, list(items)) == []


def test_a_forgotten_stage_draws_everything(desk: Desk) -> None:
    stage, ground = Stage(Surface(SIZE)), Surface(SIZE)
    stage.show(ground, [])
    stage.forget()
    assert stage.show(ground, []) == [Rect(0, 0, *SIZE)]


def test_an_item_moved_to_the_front_changes_only_its_own_place(desk: Desk) -> None:
    surface = Surface((10, 10))
    old = [Item(surface, 20 * k, 0) for k in range(6)]
    assert changes(old, [*old[1:], old[0]]) == [old[0].rect, old[0].rect]


@pytest.mark.parametrize("slack", [0, 20_000])
def test_patches_do_not_touch_and_cover_what_changed(slack: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.client.paint.stage.SLACK", slack)
    rng = Random(3)
    rects = [Rect(rng.randrange(300), rng.randrange(180), 12, 12) for _ in range(12)]
    whole = Rect(0, 0, *SIZE)
    patches = apart(rects, whole)
    assert all(patch.collidelist([p for p in patches if p is not patch]) < 0 for patch in patches)
    for rect in (rect.clip(whole) for rect in rects):
        assert sum(_area(rect.clip(patch)) for patch in patches) == _area(rect)


def test_what_lies_across_something_large_is_drawn_beside_it_alone() -> None:
    large, across = Rect(0, 0, 700, 700), Rect(600, 300, 300, 10)
    patches = apart([large, across], Rect(0, 0, 1280, 720))
    assert patches == [large, Rect(700, 300, 200, 10)]


def _area(rect: Rect) -> int:
    return rect.w * rect.h


def test_what_looks_alike_is_painted_once_and_anew_where_anything_differs(desk: Desk) -> None:
    painted = []

    def paint(picture: Picture) -> None:
        painted.append(picture)
        picture.sprite("ui/icons/star", (0.5, 0.5), 0.1)

    first, again, far, aside, faint, other = (desk.picture() for _ in range(6))
    first.alike("stars", paint)
    again.alike("stars", paint)
    assert first.items == again.items != []
    assert len(painted) == 1
    pixels = 7 / desk.frame.unit
    with far.shift(pixels, 0.0):
        far.alike("stars", paint)
    assert [item.x - 7 for item in far.items] == [item.x for item in first.items]
    assert len(painted) == 1  # whole pixels aside it looks alike
    with aside.shift(0.5 * pixels, 0.0):
        aside.alike("stars", paint)
    assert aside.items[0].x > first.items[0].x
    with faint.fade(0.5):
        faint.alike("stars", paint)
    other.alike("others", paint)
    desk.resize(800, 600)
    desk.picture().alike("stars", paint)
    assert len(painted) == 5
