"""The table of Gravity Superstar: where things rest, what is seen, what a person can do."""

from __future__ import annotations

import math
from collections.abc import Sequence
from contextlib import nullcontext

from game.client.cues import Piece
from game.client.desk import Desk
from game.client.forms.prompts import Prompt
from game.client.intents import Command, Intent, Press
from game.client.layout import Box, Point
from game.client.motion.clips import Beat, Pose, Poses, SpriteId
from game.client.paint.picture import Picture
from game.client.table.presenter import Look, Note, Places, Refusal
from game.engine.contract import NOBODY, Action, Event, Glimpse, Seat
from game.games.gravity import choices
from game.games.gravity import words as told
from game.games.gravity.model import (
    CARDS,
    Card,
    CardMove,
    Direction,
    End,
    GravityView,
    Played,
    Replay,
    Steal,
    Take,
)
from game.games.gravity.rules import points_of
from game.games.gravity.table import (
    cards,
    clips,
    console,
    flying,
    foresight,
    ghosts,
    ledger,
    motion,
    news,
    pieces,
    planet,
    seats,
    sprites,
)
from game.games.gravity.table.geometry import AIR, ANGLES, LIMBS, Globe, nearest_turn, pitch_in
from game.games.gravity.table.options import REFILL, Option, Selection
from game.games.gravity.table.picking import Picking, card_under
from game.games.gravity.table.pictures import PAGES
from game.games.gravity.table.room import LEAST_NEWS, Room, box_of, owner_of_large, room
from game.games.gravity.table.sight import Sight, Thought
from game.games.gravity.table.steps import steps_of
from game.games.gravity.table.upright import Upright
from game.games.gravity.view import Preview, next_door, pawn, stock, worth
from game.telling import Line

CARD_LIFT = 0.026
LIFTED = 1.12  # how much larger the card under consideration is
MOST_LIFTED = 1.36  # where the choices leave room above it
COMPASS = 0.1
SLOW_TURN = 0.9  # seconds for which the planet turns when a turn begins
FAR_SEATS = 4  # up to so many leave room for a far planet beside ours


class Presenter:
    """One planet, its pawns and purses, and the hand of whoever looks."""

    music: Piece = "gravity"

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._selection = Selection()
        self._rest: tuple[GravityView, object, Poses] | None = None
        self._thought = Thought()
        self._picking = Picking(desk, self._selection, self._thought)
        self._upright = Upright()

    # Where things rest

    def room(self, view: GravityView) -> Room:
        return room(self.desk.frame, view.terms.players)

    def globe(self, view: GravityView, board: Pose) -> Globe:
        """The planet as turned and scaled by the pose of the board."""
        size = view.board.layout.width, view.board.layout.height
        box = self.room(view).planet
        turn, scale = board.angle or 0.0, board.scale or 1.0
        return Globe(size, box.centre, pitch_in(box, size) * scale, turn, scale)

    def board_pose(self, view: GravityView) -> Pose:
        """How the planet is turned, which depends on what is asked for under "my down is down"."""
        return self.turned_for(view, self._upright.down_of(view, self.desk.settings.my_down))

    def turned_for(self, view: GravityView, down: Direction) -> Pose:
        """How the planet is turned and scaled where a pawn with this down stands upright."""
        turn = nearest_turn(0.0, -ANGLES[down])
        box, size = self.room(view).planet, (view.board.layout.width, view.board.layout.height)
        return Pose(angle=turn, scale=pitch_in(box, size, turn) / pitch_in(box, size))

    def layout(self, view: GravityView) -> Poses:
        """Kept while the same view is asked for in the same window, which is several times a frame."""
        asked = self.desk.frame, self.desk.settings.my_down
        if self._rest is None or self._rest[0] is not view or self._rest[1] != asked:
            self._rest = view, asked, self._layout(view)
        return self._rest[2]

    def _layout(self, view: GravityView) -> Poses:
        rest: dict[SpriteId, Pose] = sprites.at_rest(view)
        rest[sprites.BOARD] = self.board_pose(view)
        if view.seat != NOBODY:
            rest.update(self._hand(view))
        return rest

    def _hand(self, view: GravityView) -> dict[SpriteId, Pose]:
        box = hand_box(self.room(view))
        played = {lying.card: lying for lying in view.played[view.seat] if isinstance(lying.card, str)}
        return {sprites.card_id(card): cards.rest(box, card, played.get(card)) for card in CARDS}

    def choreograph(
        self, before: GravityView, events: Sequence[Event], after: GravityView
    ) -> Sequence[Beat[GravityView]]:
        self._upright.follow(events, before, after)
        places, board = self._places(before), self.layout(before)[sprites.BOARD]
        seconds = SLOW_TURN if self.desk.settings.my_down == "gentle" else clips.TURN_SECONDS
        return [Beat(motion.Choreographer(places, before, after, board, seconds).clip(events), before)]

    def _places(self, view: GravityView) -> motion.Places:
        here, count = self.room(view), view.terms.players
        owner = owner_of_large(view.seat, view.turn)

        def box(seat: Seat) -> Box:
            return box_of(here, seat, owner, count)

        def show(seat: Seat) -> Point:
            place = box(seat)
            aside = 0.09 if place.cx < here.planet.cx else -0.09
            return (place.right if aside > 0 else place.x) + aside, min(0.86, max(0.16, place.cy))

        def board_for(down: Direction) -> Pose | None:
            return self.turned_for(view, down) if self.desk.settings.my_down == "full" else None

        return motion.Places(
            globe_of=lambda pose: self.globe(view, pose),
            board_after=self.board_pose,
            board_for=board_for,
            purse=lambda seat, thing: seats.purse_place(box(seat), seat == owner, thing),
            played=lambda seat, number: seats.played_box(box(seat), number).centre,
            held=lambda seat, number: seats.held_place(box(seat), number),
            home=lambda seat: (box(seat).x + 0.04, box(seat).y + 0.04),
            show=show,
            hand=self._hand,
            large=owner,
            middle=here.planet.centre,
            supply=(here.bar.x + 0.03, here.bar.cy),
        )

    def places(self, look: Look[GravityView]) -> Places:
        here = self.room(look.view)
        beside, upright = beside_upright(here, self.globe(look.view, look.poses[sprites.BOARD]))
        digest = (
            beside if look.view.terms.players == 2 and upright > 0 and beside.w > LEAST_NEWS else here.digest
        )
        return Places(here.tools, here.news, here.message, here.prompts, digest)

    # What one frame is made from

    def sight(self, look: Look[GravityView]) -> Sight:
        view = look.view
        here = self.room(view)
        globe = self.globe(view, look.poses[sprites.BOARD])
        thought = self._thought.about(view)
        card = self._card_shown(look)
        found = thought.options(globe, self._selection, card) if look.deciding else ()
        looking = self._selection.card is None and (card is None or self._selection.hover is not None)
        picked = look.deciding and not (view.phase == "action" and looking)
        offers = view.hand if look.deciding and not picked else ()
        refill = bool(offers) and REFILL in view.legal
        keyed = self.desk.device.kind == "keyboard"
        labels = thought.labels(globe, here.planet, found, keyed) if found and self._ghosts(look) else {}
        boxes = hand_box(here), console_box(here)
        return Sight(here, globe, *boxes, card, picked, found, offers, refill, look.hint, labels)

    def _card_shown(self, look: Look[GravityView]) -> Card | None:
        """The card whose uses are drawn: picked, else pointed at, else hinted at."""
        chosen = self._selection.card or self._selection.hover
        if chosen is None and isinstance(look.hint, CardMove):
            return look.hint.card
        return chosen

    def _target(self, look: Look[GravityView], sight: Sight) -> int | None:
        """The option drawn in full."""
        if self._selection.target is not None and self._selection.target < len(sight.found):
            return self._selection.target
        return sight.hint

    # What is seen

    def rehearse(self, picture: Picture, look: Look[GravityView]) -> None:
        self.draw(picture, look)

    def draw(self, picture: Picture, look: Look[GravityView]) -> None:
        view, sight = look.view, self.sight(look)
        if picture.art.rehearsing:
            self._ask_ahead(picture, look, sight)
        self._draw_ground(picture, view, sight.globe)
        target = self._target(look, sight)
        seen = self._thought.preview(sight.found[target]) if target is not None else None
        self._draw_planet(picture, look, sight, target)
        left = round(look.poses[sprites.LEFT].x or 0)
        seats.draw_bar(picture, self.desk, sight.room.bar, view, left)
        self._draw_seats(picture, look, sight, seen)
        self._draw_console(picture, look, sight, target, seen)
        self._draw_hand(picture, look, sight)
        self._draw_news(picture, look, sight)
        flying.draw_flying(picture, self.desk, look, sight.globe.pitch)
        picture.specks(look.specks)

    def _ask_ahead(self, picture: Picture, look: Look[GravityView], sight: Sight) -> None:
        """The cards as they are shown and held, and whose turn will come."""
        for high in (flying.SHOWN_HEIGHT, cards.card_height(sight.hand)):
            for face in (*CARDS, "back"):
                picture.picture_of(f"gravity/card_{face}", high)
        for card in CARDS:
            picture.picture_of(f"gravity/icon_{card}", 0.03)
        for player in look.lineup.players:
            picture.picture_of(f"gravity/astronaut_{player.emblem}_stand", COMPASS * 0.72)
        colours = [
            pieces.seat_colour(picture.theme, look.lineup, seat) for seat in range(len(look.lineup.players))
        ]
        emblems = [player.emblem for player in look.lineup.players]
        ledger.ask_ahead(picture, sight.console, list(zip(emblems, colours, strict=True)))

    def _draw_ground(self, picture: Picture, view: GravityView, globe: Globe) -> None:
        here, seats = self.room(view), view.terms.players
        beside = seats == 2 and not self.desk.frame.narrow
        far = seats <= FAR_SEATS and here.news.h > 0.14

        def paint(inner: Picture) -> None:
            frame = inner.frame
            inner.sprite("gravity/sky", frame.box.centre, max(frame.h, frame.w * 1080 / 2560))
            if far:
                inner.sprite("gravity/far_ringed", (here.news.cx, here.news.y + 0.4), 0.2)
            elif beside:  # seen where our planet stands upright
                inner.sprite("gravity/far_ringed", (here.planet.right - 0.18, here.planet.bottom - 0.2), 0.22)
                inner.sprite("gravity/far_earth", (here.planet.x + 0.16, here.planet.y + 0.2), 0.14)

        picture.ground(("gravity-sky", seats if far or beside else 0), paint)
        planet.draw_globe(picture, globe, view.board, planet.rocks_of(view.board.layout, self.desk.home))

    def _draw_planet(
        self, picture: Picture, look: Look[GravityView], sight: Sight, target: int | None
    ) -> None:
        view, globe, poses = look.view, sight.globe, look.poses
        active = _mover(look) if view.phase != "over" else None
        if active is not None:
            pieces.draw_down(picture, globe, poses, active)
        pieces.draw_echoes(picture, globe, view, poses)
        pieces.draw_symbols(picture, globe, view, poses)
        pencil = self._pencil(picture, look, globe)
        uses = [(option, self._thought.preview(option)) for option in sight.found]
        if self._ghosts(look):
            ghosts.draw_paths(pencil, uses, target)
        pieces.draw_stars(picture, globe, view, poses, look.seconds)
        following = next_door(view)
        if following is not None and view.phase != "over":
            pieces.draw_next_door(picture, globe, view.board.layout.doors[following].cell)
        pieces.draw_open_door(picture, globe, view, poses, look.seconds)
        pieces.draw_glint(picture, globe, view, poses, look.seconds)
        pieces.draw_clouds(picture, globe, look.seconds)
        pieces.draw_pawns(picture, globe, look.lineup, poses, active, look.seconds)
        if self._ghosts(look):
            ghosts.draw_ghosts(pencil, uses, sight.labels, target)
        else:
            foresight.draw_signs(pencil, sight.found, target)
        if view.phase == "door" and look.deciding:
            self._draw_doors(pencil, sight, target)
        if active is not None:
            self._draw_compass(picture, look, sight, active)

    def _pencil(self, picture: Picture, look: Look[GravityView], globe: Globe) -> foresight.Pencil:
        view = look.view
        colour = pieces.seat_colour(picture.theme, look.lineup, view.turn)
        return foresight.Pencil(picture, self.desk, globe, view, colour, look.lineup, look.seconds)

    def _ghosts(self, look: Look[GravityView]) -> bool:
        return look.view.seat == NOBODY or look.lineup.players[look.view.seat].assist.ghosts

    def _draw_doors(self, pencil: foresight.Pencil, sight: Sight, target: int | None) -> None:
        for index, door in enumerate(pencil.view.board.layout.doors):
            at = sight.globe.at(*door.cell)
            ghosts.draw_door(pencil, sight.found[index], at, index == target)

    def _draw_compass(self, picture: Picture, look: Look[GravityView], sight: Sight, active: Seat) -> None:
        """The pawn to move as it stands on the screen, and an arrow to its down."""
        pose = look.poses.get(sprites.pawn_id(active))
        angle = (pose.angle or 0.0) + sight.globe.turn if pose else 0.0
        x, y = sight.room.compass
        picture.svg(_DIAL, Box.around((x, y), COMPASS, COMPASS))
        emblem = look.lineup.players[active].emblem
        name = f"gravity/astronaut_{emblem}_stand"
        picture.sprite(name, (x, y), COMPASS * 0.72, angle=angle, alpha=1.0 if pose else 0.4)
        if pose:
            turned = math.radians(angle)
            at = x + COMPASS * 0.56 * math.sin(turned), y + COMPASS * 0.56 * math.cos(turned)
            colour = pieces.seat_colour(picture.theme, look.lineup, active)
            picture.sprite("gravity/path_arrow", at, 0.034, tint=colour, angle=angle)

    # Seats

    def _draw_seats(
        self, picture: Picture, look: Look[GravityView], sight: Sight, seen: Preview | None
    ) -> None:
        view = look.view
        owner = owner_of_large(view.seat, view.turn)
        changes = self._changes(look, seen)
        for seat in range(view.terms.players):
            box = box_of(sight.room, seat, owner, view.terms.players)
            standing = self._standing(picture, look, seat, changes[seat], seat == owner)
            grown = look.poses[sprites.panel_id(seat)].x or 0.0
            seats.draw_panel(picture, self.desk, box, standing, seat == owner, grown)

    def _changes(self, look: Look[GravityView], seen: Preview | None) -> Sequence[int]:
        """What the option under consideration would do to each seat's points."""
        view = look.view
        if seen is None or not self._ghosts(look):
            return [0] * view.terms.players
        return seen.gain

    def _standing(
        self, picture: Picture, look: Look[GravityView], seat: Seat, change: int, large: bool
    ) -> seats.Standing:
        view = look.view
        player = look.lineup.players[seat]
        purses = b"".join(sprites.purse_now(look.poses, each) for each in range(view.terms.players))
        scores = [points_of(purses, each) for each in range(view.terms.players)]
        return seats.Standing(
            seat,
            player.name,
            player.emblem,
            pieces.seat_colour(picture.theme, look.lineup, seat),
            sprites.purse_now(look.poses, seat),
            scores[seat],
            change,
            scores[seat] == max(scores) and scores.count(scores[seat]) == 1,
            round(look.poses[sprites.held_id(seat)].x or 0),
            view.played[seat][: round(look.poses[sprites.lying_id(seat)].x or 0)],
            self._note(look, seat, large),
            seat == _mover(look) and view.phase != "over",
            view.pending is not None and seat == view.pending.victim,
            steps_of(view, seat if seat == _mover(look) else NOBODY) if large else (),
        )

    def _note(self, look: Look[GravityView], seat: Seat, large: bool) -> str:
        """What a panel says of its seat: what it is to do, that it thinks, that it comes next."""
        view, words = look.view, self.desk.words
        if view.phase == "over":
            return words("gravity-turn-over") if large else ""
        mover = _mover(look)
        if look.again and (large or seat == mover):
            return words("table-again") if seat == mover else ""
        if seat == mover:
            if large and seat == view.seat:
                return words("gravity-turn-action")
            return words("gravity-thinks" if look.thinking == seat else "gravity-plays")
        if large:
            return words("gravity-turn-rival", name=look.lineup.players[mover].name)
        return words("gravity-next") if seat == (mover + 1) % view.terms.players else ""

    def _draw_news(self, picture: Picture, look: Look[GravityView], sight: Sight) -> None:
        """What happened last: beside the planet, or else where the console has room."""
        place, shown = news_place(sight)
        if place is None:
            room = sight.spare if look.deciding else sight.console.cut_top(ledger.TILES)[1]
            if look.deciding and sight.card is not None:  # which stands out of the fan
                room = room.cut_bottom(min(room.h, 0.04))[1]
            news.draw_news(picture, room, look.recent, look.lineup, False)
        elif not look.digested or self.places(look).digest != place:
            with picture.fade(shown):
                news.draw_news(picture, place, look.recent, look.lineup, True)

    # Console and hand

    def _draw_console(
        self,
        picture: Picture,
        look: Look[GravityView],
        sight: Sight,
        target: int | None,
        seen: Preview | None,
    ) -> None:
        if not look.deciding:
            self._draw_ledger(picture, look, sight)
            return
        gained = foresight.gains(seen.events) if seen and self._ghosts(look) else ()
        shown = gained if target is not None and isinstance(sight.found[target].action, CardMove) else ()
        headline = self._headline(look, sight, target)
        console.draw_headline(picture, self.desk, sight.console, headline, shown, look.lineup)
        if sight.offers:
            self._draw_offers(picture, look, sight)
            return
        for index, (option, box) in enumerate(zip(sight.found, sight.chips, strict=True)):
            console.draw_chip(picture, box, self._chip(look, option, index == target))

    def _draw_ledger(self, picture: Picture, look: Look[GravityView], sight: Sight) -> None:
        """While there is nothing to decide: what the points are made of, and who leads."""
        view, players = look.view, look.lineup.players
        purses = [sprites.purse_now(look.poses, seat) for seat in range(view.terms.players)]
        owner = owner_of_large(view.seat, view.turn)
        rest = ledger.draw_ledger(picture, self.desk, sight.console, purses[owner])
        if news_place(sight)[0] is not None:
            colours = [pieces.seat_colour(picture.theme, look.lineup, seat) for seat in range(len(purses))]
            ledger.draw_ranks(
                picture,
                rest,
                [
                    ledger.Rank(player.name, player.emblem, colour, points_of(purse, 0))
                    for player, colour, purse in zip(players, colours, purses, strict=True)
                ],
            )

    def _draw_offers(self, picture: Picture, look: Look[GravityView], sight: Sight) -> None:
        """What the turn offers while no card is picked."""
        for card, box in zip(sight.offers, sight.offer_boxes, strict=False):
            best = self._thought.best(sight.globe, card) if self._ghosts(look) else None
            name = self.desk.words(f"gravity-{card}")
            console.draw_offer(picture, box, console.Offer(card, name, best, card == sight.card))
        if sight.refill_box is not None:
            label = self.desk.words("gravity-refill")
            keys = console.caps_of(self.desk, "refill")
            chip = console.Chip(Option(REFILL, "refill"), None, label, look.hint == REFILL, keys)
            console.draw_chip(picture, sight.refill_box, chip)

    def _headline(self, look: Look[GravityView], sight: Sight, target: int | None) -> str:
        view, words = look.view, self.desk.words
        match view.phase:
            case "steal" if view.pending is not None:
                return words("gravity-steal", name=look.lineup.players[view.pending.victim].name)
            case "action":
                if target is not None:
                    option = sight.found[target]
                    if option.why_not is not None:
                        return words(f"gravity-no-{option.why_not.why}")
                    assert isinstance(option.action, CardMove)
                    return choices.use_of(words, option.action)
                return words("gravity-choose" if sight.offers else f"gravity-{sight.card}")
        return words(f"gravity-turn-{view.phase}")

    def _chip(self, look: Look[GravityView], option: Option, chosen: bool) -> console.Chip:
        view, words = look.view, self.desk.words
        keys = console.caps_of(self.desk, option.key)
        match option.action:
            case Steal(take):
                total = worth(view, view.turn, take, 1)
                return console.Chip(option, total, self._stock(view, take), chosen, keys)
            case Replay():
                cost = worth(view, view.turn, "token", -1)
                note = words("gravity-replay-cost")
                return console.Chip(option, cost, words("gravity-replay"), chosen, keys, note)
            case End():
                note = words("gravity-end-cost")
                return console.Chip(option, None, words("gravity-end"), chosen, keys, note)
        if not isinstance(option.action, CardMove):
            number = console.number_of(option.action)
            return console.Chip(option, None, words("gravity-door", number=number), chosen, keys)
        seen = self._thought.preview(option) if self._ghosts(look) else None
        gain = seen.gain[view.turn] if seen else None
        return console.Chip(option, gain, "", chosen, keys)

    def _stock(self, view: GravityView, take: Take) -> str:
        """How many of one thing the victim has."""
        assert view.pending is not None
        return f"×{stock(view, view.pending.victim, take)}"

    def _draw_hand(self, picture: Picture, look: Look[GravityView], sight: Sight) -> None:
        view = look.view
        if view.seat == NOBODY:
            self._draw_backs(picture, view, sight)
            return
        order = sorted(CARDS, key=lambda card: card == sight.card)
        for card in order:
            pose = look.poses[sprites.card_id(card)]
            self._draw_card(picture, look, sight, card, pose)
        for index, card in enumerate(CARDS):
            self._draw_card_foot(picture, look, sight, index, card)

    def _draw_card(
        self, picture: Picture, look: Look[GravityView], sight: Sight, card: Card, pose: Pose
    ) -> None:
        height = cards.card_height(sight.hand)
        lifted = card == sight.card and look.deciding
        if lifted and pose.x is not None and pose.y is not None:
            scale = min(MOST_LIFTED, LIFTED + sight.spare.h / height)
            y = pose.y - CARD_LIFT - (scale - LIFTED) * height / 2
            picture.glow((pose.x or 0.0, y), height * 0.75, "focus", 0.6)
            scale, height = scale * height / flying.SHOWN_HEIGHT, flying.SHOWN_HEIGHT
            pose = pose._replace(y=y, scale=scale, angle=0.0)
        face_down = lifted and self._selection.face_down
        name = self.desk.words(f"gravity-{card}")
        shown = pose._replace(flip=1.0) if face_down else pose
        with picture.above() if lifted else nullcontext():
            muted = not _in_play(look)
            cards.draw_card(picture, card, name, shown, height, whisper=card, muted=muted)

    def _draw_card_foot(
        self, picture: Picture, look: Look[GravityView], sight: Sight, index: int, card: Card
    ) -> None:
        """Below each card: the key that picks it, or how it was played."""
        view = look.view
        (x, _), _ = cards.slot(sight.hand, index)
        at = x, sight.room.mine.bottom - 0.03
        played = next((lying for lying in view.played[view.seat] if lying.card == card), None)
        if played is not None:
            picture.sprite("ui/icons/eye" if played.open else "ui/icons/eye_off", at, 0.028, tint="quiet")
        keys = console.caps_of(self.desk, f"card-{index + 1}")
        for key in keys if played is None and _in_play(look) else ():
            cards.draw_key(picture, key, at, 0.032)

    def _draw_backs(self, picture: Picture, view: GravityView, sight: Sight) -> None:
        """The large panel's hand where nobody may see it: open cards in their places, backs for the rest."""
        height = cards.card_height(sight.hand)
        hidden = [lying for lying in view.played[view.turn] if not lying.open]
        shown: dict[Card, Played] = {
            lying.card: lying for lying in view.played[view.turn] if isinstance(lying.card, str)
        }
        closed = [card for card in CARDS if card not in shown]
        for card in CARDS:
            lying = shown.get(card)
            if lying is None and card in closed[: len(hidden)]:
                lying = Played(card, False)
            pose = cards.rest(sight.hand, card, lying)
            face = card if card in shown else None
            cards.draw_card(picture, face, self.desk.words(f"gravity-{card}"), pose, height)

    # What a person does

    def handle(self, intent: Intent, look: Look[GravityView]) -> Action | Refusal | Note | None:
        if not look.deciding:
            return self._not_now(intent, look)
        return self._picking.handle(intent, look.view, self.sight(look))

    def _not_now(self, intent: Intent, look: Look[GravityView]) -> Refusal | None:
        """A card was touched by somebody who is not to act. (Elsewhere a touch may just end motion.)"""
        view = look.view
        if view.seat in (NOBODY, view.to_act) or not self._wants_card(intent, look):
            return None
        return Refusal(self.desk.words(f"gravity-no-{'over' if view.to_act is None else 'not_your_turn'}"))

    def _wants_card(self, intent: Intent, look: Look[GravityView]) -> bool:
        match intent:
            case Press(pos):
                return card_under(pos, self.sight(look)) is not None
            case Command(name):
                return name in _CARD_KEYS
        return False

    def prompts(self, look: Look[GravityView]) -> Sequence[Prompt]:
        if not look.deciding:
            return ()
        view, words = look.view, self.desk.words
        if view.phase != "action":
            return (
                Prompt("sides", words("gravity-prompt-target")),
                Prompt("confirm", words("gravity-prompt-play")),
            )
        if self._selection.card is None:
            chosen = [Prompt("sides", words("gravity-prompt-card"))]
            if REFILL in view.legal:
                chosen.append(Prompt("refill", words("gravity-prompt-refill")))
            return chosen
        found = (
            Prompt("arrows", words("gravity-prompt-play")),
            Prompt("face-down", words("gravity-prompt-face-down")),
            Prompt("next", words("gravity-prompt-target")),
            Prompt("cancel", words("gravity-prompt-back")),
        )
        return found[:2] if self.desk.frame.narrow else found

    def commands(self, look: Look[GravityView]) -> Sequence[str]:
        if not look.deciding:
            return _CARD_KEYS
        match look.view.phase:
            case "replay":
                return ("replay", "finish")
            case "action":
                return (*_CARD_KEYS, "face-down", "refill", *_USE_KEYS)
        return _CARD_KEYS

    @property
    def selecting(self) -> bool:
        return self._selection.card is not None

    def forget(self) -> None:
        self._selection.clear()

    def still(self, look: Look[GravityView]) -> bool:
        return False

    # What lessons and rules point at

    def place_of(self, target: str, look: Look[GravityView]) -> Box | None:
        """By name: "cell:3,4", "card:long", "use:0", "seat:2", "door:0", "pawn:1", or a `_part`."""
        sight = self.sight(look)
        kind, _, name = target.partition(":")
        match kind:
            case "cell":
                x, _, y = name.partition(",")
                return sight.globe.cell_box((int(x), int(y)))
            case "card":
                height = cards.card_height(sight.hand)
                place = cards.slot(sight.hand, [*CARDS].index(name))[0]  # type: ignore[arg-type]
                return Box.around(place, height * cards.ASPECT, height)
            case "use":
                return sight.chips[int(name)]
            case "door":
                return sight.globe.cell_box(look.view.board.layout.doors[int(name)].cell)
            case "pawn":
                stands = pawn(look.view, int(name))
                return sight.globe.cell_box(stands.cell) if stands else None
            case "seat":
                owner = owner_of_large(look.view.seat, look.view.turn)
                return box_of(sight.room, int(name), owner, look.view.terms.players)
        return self._part(kind, look, sight)

    def _part(self, name: str, look: Look[GravityView], sight: Sight) -> Box | None:
        match name:
            case "marker" if look.view.open_door >= 0:
                return sight.globe.cell_box(look.view.board.layout.doors[look.view.open_door].cell)
            case "bar":
                return sight.room.bar
            case "compass":
                return Box.around(sight.room.compass, COMPASS, COMPASS)
            case "hand":
                return sight.hand
            case "refill":
                return sight.refill_box
            case "console":
                return sight.console
            case "purse":
                mine = sight.room.mine
                return mine.cut_top(seats.purse_box(mine, True).bottom - mine.y)[0]
            case "globe":
                a, b = LIMBS[sight.globe.size]
                return Box.around(sight.globe.centre, 2 * a * sight.globe.pitch, 2 * b * sight.globe.pitch)
        return None

    def illustrate(self, picture: Picture, name: str, box: Box) -> None:
        """The picture of a page of the rules."""
        PAGES[name](picture, self.desk.words, box)

    # How it is told

    def tell(self, glimpse: Glimpse[GravityView], before: GravityView) -> Sequence[Line]:
        return told.tell(self.desk.words, glimpse, before)

    def digest(self, glimpse: Glimpse[GravityView], before: GravityView, seat: Seat) -> Sequence[Line]:
        return told.digest(self.desk.words, glimpse, before, seat)


_DIAL = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 108 108"><circle cx="54" cy="54" r="51" '
    'fill="#0E1534" stroke="#3B468F" stroke-width="3"/><circle cx="54" cy="54" r="38" fill="#1A2252"/>'
    '<path d="M54 6v9M54 93v9M6 54h9M93 54h9" stroke="#A9B0D6" stroke-width="4" stroke-linecap="round"/>'
    "</svg>"
)
_CARD_KEYS = tuple(f"card-{number}" for number in range(1, 6))
_USE_KEYS = ("step-left", "step-right", "high-left", "high-right", "turn-left", "turn-right")


def _mover(look: Look[GravityView]) -> Seat:
    """Whose panel is the one of the seat to move: while a turn passes on, already the next."""
    grown = (
        seat for seat in range(look.view.terms.players) if (look.poses[sprites.panel_id(seat)].x or 0.0) > 0.5
    )
    return next(grown, look.view.turn)


def _in_play(look: Look[GravityView]) -> bool:
    """Whether the seat that looks is the one to play a card; else its hand is only there to be seen."""
    return look.view.phase == "action" and _mover(look) == look.view.seat


def hand_box(here: Room) -> Box:
    """Where the five cards lie."""
    mine = here.mine
    return Box(mine.x + 0.012, mine.bottom - 0.22, mine.w - 0.024, 0.168)


def beside_upright(here: Room, globe: Globe) -> tuple[Box, float]:
    """What a long planet that stands upright leaves at its right, and how far it has come to stand so."""
    sine = abs(math.sin(math.radians(globe.turn)))
    x = globe.centre[0] + (min(LIMBS[globe.size]) + AIR) * globe.pitch + 0.02
    box = Box(x, here.planet.y + 0.02, here.planet.right - x, 0.3)
    return box, max(0.0, (sine - 0.9) / 0.1)


def news_place(sight: Sight) -> tuple[Box | None, float]:
    """Where the news have a place of their own, and how much they are seen there; None if nowhere."""
    if sight.room.news.h > 0.14:
        return sight.room.news, 1.0
    beside, upright = beside_upright(sight.room, sight.globe)
    return (beside, upright) if beside.w > LEAST_NEWS and upright > 0 else (None, 0.0)


def console_box(here: Room) -> Box:
    """Between the purse and the hand."""
    mine, hand = here.mine, hand_box(here)
    top = seats.purse_box(mine, True).bottom + 0.014
    return Box(mine.x + 0.018, top, mine.w - 0.036, hand.y - 0.012 - top)
