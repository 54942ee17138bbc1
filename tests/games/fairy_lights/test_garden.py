"""What hangs in the garlands lights windows, snow and firs."""

from __future__ import annotations

from typing import Any

import pytest

from game.client.desk import Desk
from game.client.layout import Frame, Point
from game.client.motion.clips import Pose
from game.client.paint.picture import Picture
from game.client.paint.theme import theme
from game.games.fairy_lights.game import GAME
from game.games.fairy_lights.model import SHOP_SIZE, FaceDown, State, Take
from game.games.fairy_lights.table.garden import Warming, draw_shining, garlands, pools, windows_lit
from game.games.fairy_lights.table.motion import Choreographer
from game.games.fairy_lights.table.room import Room, UprightRoom
from tests.games.fairy_lights.laid import cards, position

ROOM = Room(Frame(1280, 720), 1)
NINE_NAMES = "y1*1 y1 y1 p1*1 p1 p1 o1 o1 o1*1"
NINE = cards(NINE_NAMES)
POOR, RICH = (position("p2*2", (("p1*1", garland), ("", "")), "") for garland in ("", "y1 y1 y1"))


@pytest.mark.parametrize(("bulbs", "windows"), [(0, 0), (3, 1), (9, 3), (24, 8), (36, 8)])
def test_each_series_lights_a_window(bulbs: int, windows: int) -> None:
    assert windows_lit(cards("y1 " * bulbs)) == windows


def test_each_series_throws_light_of_its_colour_on_the_snow_above_itself() -> None:
    found = pools(ROOM, NINE)
    assert [pool.colour for pool in found] == ["yellow", "pink", "orange"]
    across = [pool.middle[0] for pool in found]
    assert across == sorted(across)
    assert ROOM.garland.x < across[0] < across[-1] < ROOM.garland.right


def test_what_lies_face_down_throws_white_light() -> None:
    hidden = tuple(FaceDown(card.bulbs) for card in NINE)
    assert {pool.colour for pool in pools(ROOM, hidden)} == {"white"}


@pytest.mark.parametrize("rivals", range(1, 6))
def test_in_an_upright_window_light_falls_where_snow_is_seen(rivals: int) -> None:
    """It fell behind the buttons and the own plate."""
    room = UprightRoom(Frame(900, 1400), rivals)
    found = pools(room, NINE)
    assert [pool.colour for pool in found] == ["yellow", "pink", "orange"]
    for x, y in (pool.middle for pool in found):
        assert room.board.right < x < room.w
        assert room.house.cy < y < room.tags(SHOP_SIZE).y


def lights(desk: Desk, state: State) -> int:
    """How many things shine."""
    picture = desk.picture()
    draw_shining(picture, ROOM, 0, GAME.view(state, 0), {})
    return len(picture.items)


def test_light_of_a_few_series_is_plainly_seen(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nine bulbs warmed the firs by a fifth, and the line of keys hid the small light on the snow."""
    shone: dict[str, float] = {}

    def sprite(picture: Picture, name: str, centre: Point, height: float, **how: Any) -> None:
        lower = centre[1] + height / 2
        shone[name] = how.get("alpha", 1.0)
        if "glow" in name:
            assert lower > ROOM.prompts.bottom
            assert centre[1] - height / 2 < ROOM.prompts.y

    monkeypatch.setattr(Picture, "sprite", sprite)
    draw_shining(
        desk.picture(), ROOM, 0, GAME.view(position("p2*2", (("", NINE_NAMES), ("", "")), ""), 0), {}
    )
    assert shone["fairy_lights/fir_near_warm"] >= 0.4
    assert shone["fairy_lights/glow_pink"] == 1.0


def test_an_empty_garland_lights_nothing(desk: Desk) -> None:
    assert lights(desk, POOR) == 0
    assert lights(desk, RICH) > 2


def test_the_light_of_a_series_grows_once_it_hangs() -> None:
    before = GAME.view(POOR, 0)
    step = GAME.apply(POOR, Take(("pink",)))
    beats = Choreographer(ROOM, 0, before, GAME.view(step.state, 0), theme()).beats(step.events)
    last = next(
        beat for beat in beats if any(isinstance(one, Warming) for one in beat.clip.poses(beat.clip.seconds))
    )
    warming = Warming(garlands(before))
    assert len(last.below.seats[0].garland) == 2
    assert last.clip.poses(0.0).get(warming, Pose(alpha=0.0)).alpha == 0.0
    assert last.clip.poses(last.clip.seconds)[warming].alpha == 1.0
