"""Lines of the log: words and small pictures in one row."""

from __future__ import annotations

from game.client.desk import Desk
from game.client.layout import Box
from game.client.table.log import draw_line
from game.match.lineup import Lineup, Player
from game.telling import Icon, Line

TABLE = Lineup((Player("Ana", "comet"), Player("Pip", "rocket")))


def test_many_pictures_stay_inside_their_row(desk: Desk) -> None:
    row = Box(0.2, 0.2, 0.28, 0.044)
    for count in range(1, 12):
        picture = desk.picture()
        draw_line(picture, Line(0, (Icon("gravity/star_blue"),) * count), row, TABLE)
        assert len(picture.items) > count
        right = max(item.x + item.surface.get_width() for item in picture.items)
        assert right <= desk.frame.px(row.right) + 1
