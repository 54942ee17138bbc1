"""The table of Gravity Superstar."""

from __future__ import annotations

from collections.abc import Sequence

from game.client.anim import Clip, Pose, Poses, SpriteId
from game.client.desk import Desk
from game.client.intents import Intent
from game.client.layout import Box
from game.client.picture import Picture
from game.client.presenters.gravity import cards, pieces, planet, seats, sprites
from game.client.presenters.gravity.geometry import ANGLES, Globe, nearest_turn, pitch_in
from game.client.presenters.gravity.room import Room, box_of, owner_of_large, room
from game.client.presenters.presenter import Line, Look, Pin, Places, Refusal
from game.client.prompts import Prompt
from game.engine.contract import NOBODY, Action, Event, Glimpse, Seat
from game.engine.gravity.model import CARDS, GravityView, Played
from game.engine.gravity.view import pawn, points


class GravityPresenter:
    """One planet, its pawns and purses, and the hand of whoever looks."""

    music = "gravity"

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    # Where things rest

    def room(self, view: GravityView) -> Room:
        return room(self.desk.frame, view.terms.players)

    def globe(self, view: GravityView, board: Pose) -> Globe:
        """The planet as turned and scaled by the pose of the board."""
        layout = view.board.layout
        box = self.room(view).planet
        size = layout.width, layout.height
        pitch = pitch_in(box, size) * (board.scale or 1.0)
        return Globe(size, box.centre, pitch, board.angle or 0.0)

    def board_pose(self, view: GravityView) -> Pose:
        """How the planet is turned: with `my_down` in full, so that the pawn of whoever looks stands upright."""
        if self.desk.settings.my_down != "full":
            return Pose(angle=0.0, scale=1.0)
        stands = pawn(view, view.turn if view.seat == NOBODY else view.seat)
        turn = 0.0 if stands is None else nearest_turn(0.0, -ANGLES[stands.down])
        box, size = self.room(view).planet, (view.board.layout.width, view.board.layout.height)
        return Pose(angle=turn, scale=pitch_in(box, size, turn) / pitch_in(box, size))

    def layout(self, view: GravityView) -> Poses:
        rest: dict[SpriteId, Pose] = sprites.at_rest(view)
        rest[sprites.BOARD] = self.board_pose(view)
        if view.seat != NOBODY:
            rest.update(self._hand(view))
        return rest

    def _hand(self, view: GravityView) -> dict[SpriteId, Pose]:
        box = self.hand_box(view)
        played = {lying.card: lying for lying in view.played[view.seat] if isinstance(lying.card, str)}
        return {sprites.card_id(card): cards.rest(box, card, played.get(card)) for card in CARDS}

    def hand_box(self, view: GravityView) -> Box:
        mine = self.room(view).mine
        return Box(mine.x + 0.014, mine.bottom - 0.226, mine.w - 0.028, 0.172)

    def choreograph(self, events: Sequence[Event], before: GravityView, after: GravityView) -> Clip | None:
        return None

    def places(self, look: Look[GravityView]) -> Places:
        here = self.room(look.shown)
        return Places(here.tools, here.news, here.message, here.prompts)

    # What is seen

    def draw(self, picture: Picture, look: Look[GravityView]) -> None:
        view = look.shown
        here = self.room(view)
        globe = self.globe(view, look.poses[sprites.BOARD])
        self._ground(picture, view, globe)
        active = view.turn if view.phase != "over" else None
        pieces.draw_echoes(picture, globe, view, look.poses)
        pieces.draw_symbols(picture, globe, view, look.poses)
        pieces.draw_stars(picture, globe, view, look.poses, look.seconds)
        pieces.draw_open_door(picture, globe, view, look.poses, look.seconds)
        pieces.draw_pawns(picture, globe, look.table, look.poses, active, look.seconds)
        left = round(look.poses[sprites.LEFT].x or 0)
        seats.draw_bar(picture, self.desk, here.bar, view, left)
        owner = owner_of_large(view.seat, view.turn)
        for seat in range(view.terms.players):
            box = box_of(here, seat, owner, view.terms.players)
            standing = self._standing(picture, look, seat)
            seats.draw_panel(picture, self.desk, box, standing, seat == owner)
        self._draw_hand(picture, look)

    def _ground(self, picture: Picture, view: GravityView, globe: Globe) -> None:
        layout = view.board.layout
        rocks = planet.rocks_of(layout, self.desk.home)
        resting = globe.turn % 90 == 0

        def paint(inner: Picture) -> None:
            inner.sprite(
                "gravity/sky", inner.frame.box.centre, max(inner.frame.h, inner.frame.w * 1080 / 2560)
            )
            if resting:
                planet.paint_globe(inner, globe, view.board, rocks)

        picture.ground(("gravity", layout, globe if resting else None), paint)

    def _standing(self, picture: Picture, look: Look[GravityView], seat: Seat) -> seats.Standing:
        view = look.shown
        player = look.table.players[seat]
        active = seat == view.turn and view.phase != "over"
        scores = points(view)
        return seats.Standing(
            seat,
            player.name,
            player.emblem,
            pieces.seat_colour(picture.theme, look.table, seat),
            sprites.purse_now(look.poses, seat),
            scores[seat],
            0,
            scores[seat] == max(scores) and scores.count(scores[seat]) == 1,
            view.hand_sizes[seat],
            view.played[seat],
            "",
            active,
        )

    def _draw_hand(self, picture: Picture, look: Look[GravityView]) -> None:
        view = look.shown
        height = cards.card_height(self.hand_box(view))
        if view.seat == NOBODY:
            return
        for card in CARDS:
            pose = look.poses[sprites.card_id(card)]
            cards.draw_card(picture, card, self.desk.words(f"gravity-{card}"), pose, height, whisper=card)

    # What a person does

    def handle(self, intent: Intent, look: Look[GravityView]) -> Action | Refusal | Pin | None:
        return None

    def prompts(self, look: Look[GravityView]) -> Sequence[Prompt]:
        return ()

    def commands(self, look: Look[GravityView]) -> Sequence[str]:
        return ()

    @property
    def selecting(self) -> bool:
        return False

    def forget(self) -> None:
        pass

    def still(self, look: Look[GravityView]) -> bool:
        return False

    # How it is told

    def tell(self, glimpse: Glimpse[GravityView], before: GravityView) -> Sequence[Line]:
        return ()

    def digest(self, glimpse: Glimpse[GravityView], before: GravityView, seat: Seat) -> Sequence[Line]:
        return ()

    def whose_turn(self, view: GravityView) -> str:
        return ""


__all__ = ["GravityPresenter", "Played"]
