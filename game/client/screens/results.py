"""The end of a game: who won, where the points come from, how it was won, and what to do next.

It answers the change that the table makes next; None to look at the table again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from msgspec import Struct

from game.ai.bot import OFFERED
from game.client.desk import Desk
from game.client.forms import widgets
from game.client.forms.form import FormScene
from game.client.forms.prompts import Prompt, draw_prompts, prompts_width
from game.client.intents import DeviceAdded, DeviceRemoved, Intent, PointAt, Press, Release, Resized
from game.client.layout import LEAST_TEXT, Box
from game.client.motion.clips import settle
from game.client.paint import furniture
from game.client.paint.backdrop import draw_sky
from game.client.paint.furniture import panel
from game.client.paint.picture import Picture
from game.client.paint.theme import LARGE, LEAST, NOTE, TITLE
from game.client.scene import Change, Home, OpenEvening, OpenReplay, OpenTitle, Pop, Push, Scene
from game.client.screens.confetti import CONFETTI_SECONDS, confetti, draw_confetti
from game.client.screens.course import FOREVER, HowWon, TurnedAt, draw_luck, draw_own
from game.client.screens.keepsake import Keepsake, draw_foot
from game.client.screens.resultsroom import GAP, ResultsRoom
from game.client.screens.unfolding import STORY_SECONDS, Unfolding
from game.client.table.begin import coming, seen_of
from game.client.table.facts import NotesTold, Share, facts
from game.client.table.play import Play, again
from game.client.table.quiet import Quiet
from game.engine.contract import Seat
from game.home.sitting import SITTINGS, game_of, table_of, with_game
from game.match.lineup import EMBLEMS, Bot, Lineup
from game.match.match import Match, drawn_by_chance
from game.match.ranking import ranking, tie
from game.match.seeds import seed_words
from game.match.titles import patch_of, titles_of

POP_SECONDS = 0.3  # of what comes with a leap
FADE_SECONDS = 0.2
EVENING_SECONDS = 0.5  # between two looks at the evening
ICON = 0.076  # width of a button with a picture alone
SHARP = 700  # pixels of the height of a window whose tables are sharp enough for a picture
MOST_BADGES = 3  # of winners side by side


class _Way(Struct, frozen=True):
    """Something to do next, by the name of its button."""

    id: str
    icon: str = ""
    label: str = ""  # the text; else results-<id>
    note: str = ""

    @property
    def text(self) -> str:
        return self.label or f"results-{self.id}"


class Results(FormScene[Change]):
    """`framed`: as a picture to keep, without buttons and motion. `tables`: see Course."""

    overlay = True
    veil = 0.9

    def __init__(self, desk: Desk, play: Play, framed: bool = False, tables: Desk | None = None) -> None:
        super().__init__(desk, "rematch")
        result = play.match.result()
        assert result is not None
        self.play, self.framed = play, framed
        self.result = result
        seats = range(len(result.scores))
        self._facts = facts(play.match.game.name)
        self._shares = [tuple(self._facts.shares(play.match, seat)) for seat in seats]
        self._titles = titles_of(play.match)
        self._notes = [self._facts.notes(play.match, seat) for seat in seats]
        self.course = HowWon(desk, play.match, lambda: play.record if self._counts else "", tables)
        self._age = 0.0
        self._began: float | None = None  # the age at which bars and curve began
        self._standing = ""  # the running table of the evening
        self._cheered = False
        self._looked = 0.0  # seconds until the evening is looked at again
        self._keepsake: Keepsake | None = None
        self._quiet = Quiet()
        self._confetti = confetti(desk)
        self._deal = drawn_by_chance()  # of the next game
        self._coming: Match | None = None
        self._led = False  # whether that has been dealt
        if not self._moving:
            self._show_all()

    # Time

    @property
    def still(self) -> bool:
        calm = CONFETTI_SECONDS if self._dancing else 0.0
        told = self._age > max(self._times.over, self._times.crowned + calm) and self._quiet.over
        return super().still and told and not self._unrolling and self._keepsake is None

    @property
    def leads_to(self) -> Match | None:
        """The next deal: its planets are other ones, and take a second to draw."""
        if not self._led:
            match, self._led = self.play.match, True
            self._coming = coming(self.desk, match.game.name, seen_of(match.lineup.rotated()), self._deal)
        return self._coming

    @property
    def _moving(self) -> bool:
        return self.desk.settings.speed != "off" and not self.framed

    @property
    def _dancing(self) -> bool:
        """Things leap and fall; else they fade in."""
        return self._moving and not self.desk.settings.reduced_motion

    @property
    def _times(self) -> Unfolding:
        if not self._moving:
            return Unfolding(0, storied=False)
        patches = sum(patch_of(self._game, title) is not None for title in self._titles)
        due = Unfolding(patches, storied=True)
        storied = self.course.whole if self._began is None else self._began <= due.story
        return Unfolding(patches, storied)

    @property
    def _since(self) -> float:
        """Seconds since bars and curve began."""
        if not self._moving and self.course.whole:
            return FOREVER
        return 0.0 if self._began is None else self._age - self._began

    @property
    def _unrolling(self) -> bool:
        return self._began is not None and self._since < STORY_SECONDS

    def _show_all(self) -> None:
        if self.course.whole and self._began is None:
            self._began = self._times.story
        self._age = max(self._age, self._times.over)
        if self._unrolling:
            self._began = self._age - STORY_SECONDS

    def _shown_since(self, moment: float) -> float:
        """How much is seen of what comes at a moment, from 0 to 1."""
        if self._age < moment:
            return 0.0
        return min(1.0, (self._age - moment) / FADE_SECONDS) if self._moving else 1.0

    @property
    def _open(self) -> bool:
        """Everything is shown, and the buttons work."""
        return self._quiet.decides(self._told)

    @property
    def _told(self) -> object:
        """What the buttons decide about, once everything is told."""
        return True if self._age >= self._times.over else None

    @property
    def _counts(self) -> bool:
        """Whether the game belongs to an evening."""
        return self.play.kept and bool(self.play.match.lineup.people())

    @property
    def _game(self) -> str:
        return self.play.match.game.name

    @property
    def room(self) -> ResultsRoom:
        kinds = max(map(len, self._shares))
        plated = self._best_person is not None
        return ResultsRoom(self.desk.frame, len(self.result.scores), kinds, plated, self.framed)

    # What can be done

    def controls(self) -> Sequence[widgets.Widget]:
        if self.framed:
            return ()
        return [*self._moments(), *self._buttons()]

    def _moments(self) -> Iterator[widgets.Widget]:
        for at, box in enumerate(self.room.moments):
            if self.course.shown(at, self._since):
                paint = partial(self._draw_moment, at=at)
                yield widgets.PictureButton(TurnedAt(at), box, paint=paint, radius=24, enabled=self._open)

    def _buttons(self) -> Sequence[widgets.Widget]:
        """What leads on has its words; the rest has them where there is room, else a picture alone."""
        words, strip, on = self.desk.words, self.room.buttons, self._open
        top, below = strip.rows(2, GAP) if self.room.upright else (strip, strip)
        leading = [_Way("rematch", note="results-rematch-note"), _Way("same", note="results-same-note")]
        named = [_Way("watch", "watch_again", "course-watch"), _Way("keep", "save_picture", "course-keep")]
        icons = [_Way("bars", "help"), _Way("look", "eye"), _Way("title", "home")]
        if self._counts:
            icons.insert(0, _Way("evening", "evening", "evening-title"))
        beside = named if self.room.upright else [*leading, *named]
        while named and self._least(beside) + len(icons) * (ICON + GAP) > below.w:
            icons.insert(0, named.pop())
            beside = named if self.room.upright else [*leading, *named]
        pictures, rest = below.cut_right(len(icons) * (ICON + GAP) - GAP, GAP)
        if self.room.upright:
            boxes = [*top.shares((1.6, 1.0), GAP), *rest.columns(len(named), GAP)]
        else:
            boxes = rest.shares([self._least([way]) for way in beside], GAP)
        return [
            *(
                widgets.Button(
                    way.id,
                    box,
                    words(way.text),
                    kind="primary" if way.id == "rematch" else "secondary",
                    icon=way.icon,
                    note=words(way.note) if way.note else "",
                    enabled=on,
                )
                for way, box in zip([*leading, *named], boxes, strict=True)
            ),
            *(
                widgets.IconButton(
                    way.id, box, way.icon, label=words(way.text), tip=words(way.text), enabled=on
                )
                for way, box in zip(icons, pictures.columns(len(icons), GAP), strict=True)
            ),
        ]

    def _least(self, ways: Sequence[_Way]) -> float:
        """The least width of such buttons side by side, with the smallest letters."""
        picture, words = self.desk.picture(), self.desk.words
        size = 1.04 * LEAST_TEXT / picture.frame.text_scale
        least = 0.0
        for way in ways:
            label = picture.text_width(words(way.text), size, "title") + (0.04 if way.icon else 0.0)
            note = picture.text_width(words(way.note), size, "strong") if way.note else 0.0
            least += max(label, note) + 0.07 + GAP
        return least

    def chosen(self, id: widgets.Id, value: object) -> Change | None:
        match id:
            case "rematch":
                return self._again(self.play.match.lineup.rotated())
            case "same":
                return self._again(self.play.match.lineup)
            case "title":
                return Pop(Home(OpenTitle()))
            case "watch":
                return Push(OpenReplay(self.play.match))
            case TurnedAt(number):
                return Push(OpenReplay(self.play.match, self.course.moments[number].ply))
            case "keep":
                self._keepsake = self._keepsake or Keepsake(
                    self.desk, partial(FramedResults, self.play, self.desk)
                )
                return None
            case "bars":
                self.desk.toast(self.desk.words("results-bars-told"), "warn")
                return None
            case "evening":
                return Push(OpenEvening(self.play.match, lambda: self.play.record))
        return Pop()

    def _again(self, lineup: Lineup) -> Change | None:
        following = again(self.desk, self.play, lineup, self._deal)
        return Pop(following) if following else None

    def handle(self, intent: Intent) -> Change | None:
        if self._open:
            return super().handle(intent)
        if not isinstance(intent, PointAt | Release | Resized | DeviceAdded | DeviceRemoved):
            self._show_all()
            self._quiet.refuse(self._meant(intent))
        return None

    def _meant(self, intent: Intent) -> Box | None:
        """The button that a press is on, or that has the focus."""
        if isinstance(intent, Press):
            return next((each.box for each in self.controls() if each.box.contains(intent.pos)), None)
        return next((each.box for each in self.controls() if each.id == self.form.focus), None)

    def prompts(self) -> Sequence[Prompt]:
        return ()  # they stand below the buttons

    def update(self, seconds: float) -> Change | None:
        self.course.update(seconds)
        before = self._age
        self._age += seconds
        due = self._times.story
        if self._began is None and self.course.whole and self._age >= due:
            self._began = due if before < due else self._age
        over = self._times.over
        self._look_at_evening(seconds)
        self._quiet.pass_time(0.0, self._told)
        self._quiet.pass_time(min(seconds, max(0.0, self._age - over)), self._told)
        if self._age >= self._times.crowned and not self._cheered:
            self._cheered = True
            self.desk.sounds.play("win" if self._people_win else "lose")
        undrawn = self.course.undrawn(self.room.moments[0])
        if undrawn is not None:
            self.course.draw_picture(undrawn, self.room.moments[0])
        if self._keepsake is not None and not self._keepsake.step():
            self._keepsake = None
        return super().update(seconds)

    def _look_at_evening(self, seconds: float) -> None:
        self._looked -= seconds
        if self._counts and self.play.record and not self._standing and self._looked <= 0:
            self._looked = EVENING_SECONDS
            self._standing = self._standing_now()

    def _standing_now(self) -> str:
        """The running table of the evening, this game included, in a line."""
        words, match, record = self.desk.words, self.play.match, self.play.record
        known = with_game(SITTINGS.read_or_new(self.desk.home), game_of(match, record))
        mine = next(each for each in known.sittings if any(game.record == record for game in each.games))
        told = [f"{row.name}: {words.shortest(row.total)}" for row in table_of(mine) if row.is_person]
        return " · ".join([words("evening-title"), *told])

    @property
    def _people_win(self) -> bool:
        people = self.play.match.lineup.people()
        return not people or any(seat in people for seat in self.result.winners)

    @property
    def _best_person(self) -> Seat | None:
        """Of the people, where an AI has won; None if one of them won or there are none."""
        people = self.play.match.lineup.people()
        if self._people_win or len(self.result.winners) > MOST_BADGES:
            return None
        return next(seat for _, seat in ranking(self.result) if seat in people)

    # What is seen

    def backdrop(self, picture: Picture) -> None:
        room = self.room
        if self.framed:
            draw_sky(picture)
            draw_foot(picture, self.desk, room.buttons)
        else:
            self._draw_foot(picture, room.foot)
        if self._age >= self._times.crowned:
            with picture.fade(self._shown_since(self._times.crowned)):
                self._draw_head(picture, room)
        self._draw_captions(picture, room)
        self._draw_rows(picture, room)
        self.course.draw_curve(picture, room.curve, self._since)
        if room.bars is not None:
            self._draw_bars(picture, room.bars)
        for at, box in enumerate(room.moments):
            if not self.course.shown(at, self._since):
                furniture.dashed(picture, box, 24)
            elif self.framed:
                self._draw_moment(picture, box, widgets.Bearing(), at)

    def rehearse(self, picture: Picture) -> None:
        super().rehearse(picture)
        if self.framed:
            self.course.rehearse()

    def draw(self, picture: Picture) -> None:
        first = len(picture.items)
        super().draw(picture)
        self._quiet.draw(picture, first, self.desk.settings.reduced_motion)
        if self._dancing:
            draw_confetti(picture, self._confetti, self._age - self._times.crowned)

    def _draw_moment(self, picture: Picture, box: Box, look: widgets.Bearing, at: int) -> None:
        self.course.draw_moment(picture, box, at, look)

    # The winner

    def _draw_head(self, picture: Picture, room: ResultsRoom) -> None:
        best = self._best_person
        if best is None and self._people_win and self.play.match.lineup.people():
            self._draw_plate(picture, room.plate, self.result.winners[0])
            self._draw_winners(picture, room.plate.inset(0.02, 0.0).cut_right(0.12)[1])
            self._draw_guests(picture, room.head.cut_left(room.plate.w, 0.02)[1], 2)
            return
        head = room.head
        if head.w > 0.8:
            self._draw_guests(picture, head.cut_right(0.16)[0], 1)
            head = head.cut_right(0.16)[1]
        self._draw_winners(picture, head)
        if best is not None and self._age >= self._times.honoured:
            with picture.fade(self._shown_since(self._times.honoured)):
                self._draw_plate(picture, room.plate, best)
                self._draw_best(picture, room.plate, best)

    def _draw_winners(self, picture: Picture, box: Box) -> None:
        """Their emblems with the crown, that they won, and by how much."""
        players = [self.play.match.lineup.players[seat] for seat in self.result.winners]
        size = 0.1 if len(players) == 1 else 0.076
        pitch = size * (1.1 if len(players) <= MOST_BADGES else 0.66)
        grown = settle(min(1.0, (self._age - self._times.crowned) / POP_SECONDS)) if self._dancing else 1.0
        for number, player in enumerate(players):
            middle = box.x + size * 0.56 + number * pitch, box.cy + 0.014
            picture.glow(middle, size * 1.1, "focus", 0.5)
            picture.sprite(f"ui/seats/{player.emblem}", middle, size, scale=max(0.2, grown))
            picture.sprite("ui/icons/crown", (middle[0], middle[1] - size * 0.6), 0.046, tint="focus")
        words = self.desk.words
        text = words("results-won", name=players[0].name)
        if len(players) > 1:
            names = [player.name for player in players]
            both = words("list-and", first=", ".join(names[:-1]), last=names[-1])
            text = words("results-won-shared", names=both)
        rest = box.cut_left(size * 1.12 + (len(players) - 1) * pitch, 0.022)[1].inset(0.0, 0.006)
        top, below = rest.cut_top(rest.h * 0.5, 0.002)
        many = len(players) > 1
        picture.text(text, top, TITLE if not many else LARGE, face="title", name=True, lines=2 if many else 1)
        picture.text(self._how, below, NOTE, colour="prose", lines=2, stand="top", name=True)

    @property
    def _how(self) -> str:
        """By how much, or what decided among equals."""
        words, told = self.desk.words, tie(self.result)
        if told == "shared":
            return words("results-shared")
        if told == "broken":
            return words(f"results-tie-{self._game}")
        rivals = [(place, seat) for place, seat in ranking(self.result) if seat not in self.result.winners]
        if not rivals:
            return ""
        (_, first), (_, second) = (0, self.result.winners[0]), rivals[0]
        ahead = self.result.scores[first] - self.result.scores[second]
        return words("results-ahead", count=ahead, name=self.play.match.lineup.players[second].name)

    def _draw_plate(self, picture: Picture, box: Box, seat: Seat) -> None:
        """The ground on which a person is honoured, with a rosette."""
        player = self.play.match.lineup.players[seat]
        furniture.tinted_panel(picture, box, picture.theme.seat(EMBLEMS.index(player.emblem)), 26, glow=True)
        rosette = box.right - 0.066, box.cy + 0.006
        picture.sprite("ui/marks/rosette", rosette, 0.124)
        widgets.seat_badge(picture, player.emblem, (rosette[0], rosette[1] - 0.0155), 0.05)

    def _draw_best(self, picture: Picture, box: Box, seat: Seat) -> None:
        """The best person, beside an AI that won."""
        player, words = self.play.match.lineup.players[seat], self.desk.words
        figure = next((guest for guest in self._facts.guests if "{emblem}" in guest), "")
        left, rest = box.cut_left(0.136, 0.01)
        if figure:
            picture.sprite(figure.format(emblem=player.emblem), (left.cx, left.cy - 0.01), 0.15)
        else:
            widgets.seat_badge(picture, player.emblem, left.centre, 0.1)
        top, below = rest.cut_right(0.112)[1].inset(0.0, 0.016).cut_top(box.h * 0.3)
        picture.text(words("results-best"), top, NOTE, colour="prose")
        told = words("results-points-of", name=player.name, count=self.result.scores[seat])
        picture.text(told, below, 0.042, face="title", name=True)

    def _draw_guests(self, picture: Picture, box: Box, most: int) -> None:
        """The figures of the game, beside the winner."""
        winner = self.play.match.lineup.players[self.result.winners[0]]
        size = min(0.14, box.h * 0.94)
        count = min(most, int(box.w / size))
        for place, name in zip(box.columns(max(1, count)), self._facts.guests[:count], strict=False):
            picture.sprite(name.format(emblem=winner.emblem), (place.cx, place.cy), size)

    # The rows

    def _draw_captions(self, picture: Picture, room: ResultsRoom) -> None:
        """What the columns are; and on the left the running table of the evening."""
        words, box = self.desk.words, room.captions
        name, parts, notes, bars, total = room.columns(box, any(self._notes))
        longest = max(self._shares, key=len)
        for place, part in zip(parts, longest, strict=True):
            if part.words:
                picture.text(words(part.words), place, LEAST, colour="quiet", align="centre")
        told = next((each for each in self._notes if each is not None), None)
        if told is not None:
            picture.text(words(told.words), notes, LEAST, colour="quiet", align="centre")
        picture.text(
            words("profile-points-word"), total.cut_right(0.014)[1], NOTE, colour="quiet", align="right"
        )
        if bars.w:
            self._draw_legend(picture, bars)
        left = Box(box.x, box.y, name.right - box.x, box.h)
        if self._standing and picture.fits(self._standing, left.w):
            picture.text(self._standing, left, NOTE, colour="quiet")

    def _draw_legend(self, picture: Picture, box: Box) -> None:
        """Which bar is luck and which own play; the words where there is room for them."""
        words = self.desk.words
        parts = (("luck", "course-luck", "quiet", draw_luck), ("skill", "course-own", "text", draw_own))
        widths = [0.07 + picture.text_width(words(text), LEAST) for _, text, _, _ in parts]
        spoken = sum(widths) <= box.w
        for place, (icon, text, colour, paint) in zip(
            box.shares(widths) if spoken else box.columns(2), parts, strict=True
        ):
            middle = place.x + 0.016 if spoken else place.cx - 0.016
            picture.sprite(f"ui/icons/{icon}", (middle, place.cy), 0.028, tint=colour)
            paint(picture, Box.around((middle + 0.03, place.cy), 0.018, 0.018))
            if spoken:
                left = middle + 0.044
                picture.text(
                    words(text), Box(left, place.y, place.right - left, place.h), LEAST, colour=colour
                )

    def _draw_rows(self, picture: Picture, room: ResultsRoom) -> None:
        """What the table has counted in view, told by kinds."""
        for at, (place, seat) in enumerate(ranking(self.result)):
            row = room.row(at)
            panel(picture, row, "row", 20)
            colour = picture.theme.seat(EMBLEMS.index(self.play.match.lineup.players[seat].emblem))
            with picture.clip(row.cut_left(0.006)[0]):
                furniture.pill(picture, row, colour, 1.0, 20)
            self._draw_place(picture, row, place)
            self._draw_row(picture, room, row, seat)

    def _draw_place(self, picture: Picture, row: Box, place: int) -> None:
        if place <= 5:
            picture.sprite(f"ui/medals/medal_{place}", (row.x + 0.044, row.cy), min(0.066, row.h * 0.92))
        else:
            number = Box(row.x + 0.014, row.y, 0.06, row.h)
            text = self.desk.words.number(place)
            picture.text(text, number, LARGE, face="title", colour="quiet", align="centre")

    def _draw_row(self, picture: Picture, room: ResultsRoom, row: Box, seat: Seat) -> None:
        player, words = self.play.match.lineup.players[seat], self.desk.words
        widgets.seat_badge(picture, player.emblem, (row.x + 0.112, row.cy), min(0.062, row.h * 0.84))
        name, parts, notes, bars, total = room.columns(row, any(self._notes))
        self._draw_name(picture, name.inset(0.006, 0.0), seat)
        for column, part in zip(parts, self._shares[seat], strict=False):
            self._draw_share(picture, column, part)
        if self._notes[seat] is not None:
            self._draw_notes(picture, notes, self._notes[seat])
        if bars.w:
            self.course.draw_bars(picture, bars.inset(0.0, row.h * 0.1), seat, self._since)
        picture.sprite("ui/point", (total.x + 0.034, total.cy), min(0.042, row.h * 0.56))
        place = Box(total.x + 0.056, total.y, total.w - 0.072, total.h)
        picture.text(words.number(self.result.scores[seat]), place, 0.038, face="title", align="right")

    def _draw_share(self, picture: Picture, column: Box, part: Share) -> None:
        """Points of one kind: under a caption, or beside the piece of the game that brought them."""
        text = self.desk.words.signed(part.points)
        if part.words:
            picture.text(text, column, LARGE, face="title", align="centre")
            return
        high = min(0.06, column.h * 0.84)
        wide = high * picture.art.aspect(part.picture)
        left = column.x + max(0.0, column.w - wide - 0.056) / 2
        picture.sprite(part.picture, (left + wide / 2, column.cy), high)
        number = Box(left + wide + 0.006, column.y, 0.05, column.h)
        colour = "good" if part.points > 0 else "bad" if part.points < 0 else "quiet"
        picture.text(text, number, LARGE, face="title", colour=colour)

    def _draw_notes(self, picture: Picture, box: Box, notes: NotesTold | None) -> None:
        """How many of a seat's notes about others were right."""
        if notes is None:
            return
        colour = "good" if notes.right else "quiet"
        picture.sprite("ui/icons/eye", (box.cx - 0.024, box.cy), 0.03, tint=colour)
        number = Box(box.cx - 0.002, box.y, box.right - box.cx, box.h)
        picture.text(f"{notes.right}/{notes.of}", number, 0.028, face="strong", colour=colour)

    def _draw_name(self, picture: Picture, box: Box, seat: Seat) -> None:
        """The name; of a person the title with its patch, of an AI the level."""
        player, title, words = self.play.match.lineup.players[seat], self._titles[seat], self.desk.words
        patch, tall = patch_of(self._game, title), box.h >= 0.065
        told = words(f"patch-{title}") if patch and tall else ""
        if patch is not None:
            spot, box = box.cut_right(min(0.058, box.h), 0.006)
            self._draw_patch(picture, spot, seat, patch)
        elif isinstance(player.holder, Bot):
            box = self._draw_level(picture, box, player.holder.level)
        if not (told and picture.fits(told, box.w)):
            picture.text(player.name, box, LARGE, face="title", name=True)
            return
        high = min(box.h * 0.84, 0.07 * picture.frame.text_scale)
        top, below = box.inset(0.0, (box.h - high) / 2).cut_top(high * 0.55)
        picture.text(player.name, top, LARGE, face="title", name=True)
        with picture.fade(self._shown_since(self._patch_at(seat))):
            picture.text(told, below, LEAST, colour="quiet")

    def _draw_patch(self, picture: Picture, spot: Box, seat: Seat, patch: str) -> None:
        since = self._age - self._patch_at(seat)
        if since >= 0:
            grown = settle(min(1.0, since / POP_SECONDS)) if self._dancing else 1.0
            with picture.fade(self._shown_since(self._patch_at(seat))):
                picture.sprite(patch, spot.centre, min(0.062, spot.h * 0.92), scale=max(0.2, grown))

    def _patch_at(self, seat: Seat) -> float:
        """When the patch of a seat is stitched on: the last place first."""
        order = [other for _, other in ranking(self.result) if patch_of(self._game, self._titles[other])]
        times = self._times
        if not times.patches:
            return 0.0
        return (
            times.patched
            + (len(order) - 1 - order.index(seat)) * (times.over - times.patched) / times.patches
        )

    def _draw_level(self, picture: Picture, box: Box, level: str) -> Box:
        """The level of an AI, at the right of its name; gives what is left."""
        wide = widgets.pill_width(self.desk, level) if level in OFFERED else box.w
        if box.w < wide + 0.13:
            return box
        spot, rest = box.cut_right(wide, 0.012)
        widgets.level_pill(
            picture, level, self.desk.words(f"level-{level}"), spot.within(wide, min(0.044, spot.h * 0.7))
        )
        return rest

    def _draw_bars(self, picture: Picture, box: Box) -> None:
        """Luck and own play of all seats, in a panel of their own."""
        panel(picture, box, radius=26)
        head, rest = box.inset(0.02, 0.012).cut_top(0.04, 0.008)
        self._draw_legend(picture, head)
        order = [seat for _, seat in ranking(self.result)]
        for row, seat in zip(rest.rows(len(order), 0.004), order, strict=True):
            left, bars = row.cut_left(0.05, 0.01)
            widgets.seat_badge(
                picture, self.play.match.lineup.players[seat].emblem, left.centre, min(0.046, row.h * 0.86)
            )
            self.course.draw_bars(picture, bars.inset(0.0, row.h * 0.08), seat, self._since)

    def _draw_foot(self, picture: Picture, box: Box) -> None:
        """The seed of the deal, which is no secret any more; and what the keys do."""
        words, seed = self.desk.words, self.play.match.seed
        prompts = super().prompts() if self._open else ()
        width = prompts_width(picture, self.desk, prompts)
        text = words("results-seed", seed=seed_words(seed)) if seed is not None else ""
        if text and not picture.fits(text, box.w - width):
            width, prompts = 0.0, ()
        keys, rest = box.cut_right(width)
        draw_prompts(picture, self.desk, prompts, keys)
        if text:
            picture.text(text, rest, LEAST, face="plain", colour="quiet")


class FramedResults:
    """The page of results as a picture to keep; from a window that is large enough it takes the tables."""

    def __init__(self, play: Play, window: Desk, desk: Desk) -> None:
        sharp = window.frame.unit >= SHARP
        self._results = Results(desk, play, framed=True, tables=window if sharp else None)

    @property
    def scene(self) -> Scene[Change]:
        return self._results

    def pieces(self) -> Iterator[None]:
        """The pictures of its moments."""
        course, box = self._results.course, self._results.room.moments[0]
        while (at := course.undrawn(box)) is not None:
            course.draw_picture(at, box)
            yield
