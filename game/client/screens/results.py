"""The end of a game: who won, where the points come from, and what to do next.

It answers the change that the table makes next; None to look at the table again.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.client.desk import Desk
from game.client.forms.form import FormScene
from game.client.forms.prompts import Prompt
from game.client.forms.widgets import Button, IconButton, Id, Widget, seat_badge
from game.client.intents import DeviceAdded, DeviceRemoved, Intent, PointAt, Press, Release, Resized
from game.client.layout import Box
from game.client.motion.clips import settle
from game.client.paint import furniture
from game.client.paint.furniture import panel
from game.client.paint.picture import Picture
from game.client.paint.theme import LARGE, LEAST, NOTE, TITLE
from game.client.scene import Change, Home, OpenEvening, OpenReplay, OpenTitle, Pop, Push
from game.client.screens.confetti import CONFETTI_SECONDS, confetti, draw_confetti
from game.client.screens.course import LOOK_SECONDS, follow
from game.client.screens.tally import points_told
from game.client.table.facts import NotesTold, Share, facts
from game.client.table.play import OpenCourse, Play, again
from game.client.table.quiet import Quiet
from game.engine.contract import Seat
from game.home.sitting import SITTINGS, game_of, table_of, with_game
from game.match.lineup import Lineup, Player
from game.match.ranking import ranking, tie
from game.match.seeds import seed_words
from game.match.titles import patch_of, titles_of
from game.texts import Words

ROW = 0.071
GAP = 0.008
HEAD = 0.232  # height of everything above the rows
SEED = 0.03  # the line that tells the seed
ROW_SECONDS = 0.16  # the rows come one by one, the last place first
POP_SECONDS = 0.3  # of the winner's emblem


class Results(FormScene[Change]):
    overlay = True

    def __init__(self, desk: Desk, play: Play) -> None:
        super().__init__(desk, "rematch")
        result = play.match.result()
        assert result is not None
        self.play = play
        self.result = result
        seats = range(len(result.scores))
        self._facts = facts(play.match.game.name)
        self._shares = [self._facts.shares(play.match, seat) for seat in seats]
        self._titles = titles_of(play.match)
        self._notes = [self._facts.notes(play.match, seat) for seat in seats]
        self._age = 0.0
        self._standing = ""  # the running table of the evening
        self._cheered = False
        self._looked = 0.0  # seconds until the review is looked at again
        self._reviewed = False  # all of the chances are known
        self._quiet = Quiet()
        self._confetti = confetti(desk)

    @property
    def still(self) -> bool:
        calm = CONFETTI_SECONDS if self._moving else 0.0
        return super().still and self._age > self._reveal + calm and self._quiet.over

    @property
    def _moving(self) -> bool:
        return not self.desk.settings.reduced_motion and self.desk.settings.speed != "off"

    @property
    def _reveal(self) -> float:
        """Seconds until everything is shown."""
        return ROW_SECONDS * len(self.result.scores) if self._moving else 0.0

    @property
    def _open(self) -> bool:
        """Everything is shown, and the buttons work."""
        return self._quiet.decides(self._told)

    @property
    def _told(self) -> object:
        """What the buttons decide about, once everything is told."""
        return True if self._age >= self._reveal else None

    @property
    def _counts(self) -> bool:
        """Whether the game belongs to an evening."""
        return self.play.kept and bool(self.play.match.lineup.people())

    @property
    def _game(self) -> str:
        return self.play.match.game.name

    # Places

    @property
    def _box(self) -> Box:
        room = self.desk.frame.box
        height = HEAD + 0.01 + len(self.result.scores) * (ROW + GAP) + 0.152 + SEED
        return Box.around((room.cx, room.cy - 0.01), min(1.3, room.w - 0.06), height)

    @property
    def _rows(self) -> list[Box]:
        box = self._box
        x, w = box.x + 0.036, box.w - 0.072
        count = len(self.result.scores)
        return [Box(x, box.y + HEAD + place * (ROW + GAP), w, ROW) for place in range(count)]

    def _columns(self, row: Box) -> list[Box]:
        """Name, the parts of the points, all points; the same in all rows."""
        _, rest = row.cut_left(0.19)
        count = max(map(len, self._shares))
        return rest.shares((2.4, *[1.25 if count < 3 else 1.0] * count, 1.2), 0.008)

    # What can be done

    def controls(self) -> Sequence[Widget]:
        words = self.desk.words
        strip = self._box.inset(0.036, 0.03).cut_bottom(0.074)[0]
        icons = [("title", "home", "results-title"), ("look", "eye", "results-look")]
        icons += [("evening", "evening", "evening-title")] if self._counts else []
        signs: list[Widget] = []
        for id, icon, label in icons:
            box, strip = strip.cut_left(0.078, 0.014)
            signs.append(IconButton(id, box, icon, label=words(label), tip=words(label), enabled=self._open))
        corner = Box(self._box.x + 0.036, self._box.y + 0.03, 0.068, 0.068)
        watch = words("replay-watch")
        signs.append(IconButton("watch", corner, "watch_again", label=watch, tip=watch, enabled=self._open))
        course, same, rematch = strip.shares((1.0, 1.2, 1.35), 0.016)
        return (
            *signs,
            Button("course", course, words("results-course"), kind="secondary", enabled=self._open),
            Button("same", same, words("results-same"), note=words("results-same-note"), enabled=self._open),
            Button(
                "rematch",
                rematch,
                words("results-rematch"),
                kind="primary",
                note=words("results-rematch-note"),
                enabled=self._open,
            ),
        )

    def chosen(self, id: Id, value: object) -> Change | None:
        lineup = self.play.match.lineup
        match id:
            case "rematch":
                return self._again(lineup.rotated())
            case "same":
                return self._again(lineup)
            case "title":
                return Pop(Home(OpenTitle()))
            case "watch":
                return Push(OpenReplay(self.play.match))
            case "course":
                return Push(OpenCourse(self.play))
            case "evening":
                return Push(OpenEvening(self.play.match, lambda: self.play.record))
        return Pop()

    def _again(self, lineup: Lineup) -> Change | None:
        following = again(self.desk, self.play, lineup)
        return Pop(following) if following else None

    def handle(self, intent: Intent) -> Change | None:
        if self._open:
            return super().handle(intent)
        if not isinstance(intent, PointAt | Release | Resized | DeviceAdded | DeviceRemoved):
            self._age = max(self._age, self._reveal)  # motion is off
            self._quiet.refuse(self._meant(intent))
        return None

    def _meant(self, intent: Intent) -> Box | None:
        """The button that a press is on, or that has the focus."""
        if isinstance(intent, Press):
            return next((each.box for each in self.controls() if each.box.contains(intent.pos)), None)
        return next((each.box for each in self.controls() if each.id == self.form.focus), None)

    def prompts(self) -> Sequence[Prompt]:
        return super().prompts() if self._open else ()

    def update(self, seconds: float) -> Change | None:
        if self._counts:
            self.desk.reviews.follow(self.play.match, idle=True)
        before = self._rows_told
        self._age += seconds
        self._look_at_review(seconds)
        self._quiet.pass_time(0.0, self._told)
        self._quiet.pass_time(min(seconds, max(0.0, self._age - self._reveal)), self._told)
        if self._rows_told > before:
            self.desk.sounds.play("count", self._rows_told)
        if self._age >= self._reveal and not self._cheered:
            self._cheered = True
            self.desk.sounds.play("win" if self._people_win else "lose")
        return super().update(seconds)

    def _standing_now(self) -> str:
        """The running table of the evening, this game included, in a line."""
        words, match, record = self.desk.words, self.play.match, self.play.record
        known = with_game(SITTINGS.read_or_new(self.desk.home), game_of(match, record))
        mine = next(each for each in known.sittings if any(game.record == record for game in each.games))
        told = [f"{row.name} {points_told(words, row.total)}" for row in table_of(mine) if row.is_person]
        return " · ".join([words("evening-title"), *told])

    def _look_at_review(self, seconds: float) -> None:
        """Take in the evening, and have the review kept once it knows all chances."""
        self._looked -= seconds
        if not (self._counts and self.play.record) or self._looked > 0:
            return
        self._looked = LOOK_SECONDS
        self._standing = self._standing or self._standing_now()
        if not self._reviewed:
            review = follow(self.desk, self.play.match, self.play.record)
            self._reviewed = review is not None and len(review.decisions) == self.play.match.ply

    @property
    def _rows_told(self) -> int:
        count = len(self.result.scores)
        return count if self._age >= self._reveal else int(self._age / ROW_SECONDS)

    @property
    def _people_win(self) -> bool:
        people = self.play.match.lineup.people()
        return not people or any(seat in people for seat in self.result.winners)

    # What is seen

    def backdrop(self, picture: Picture) -> None:
        box = self._box
        panel(picture, box, "dialog")
        if self._age >= self._reveal:
            self._draw_winners(picture, Box(box.x + 0.036, box.y + 0.026, box.w - 0.072, 0.19))
            self._draw_tie(picture, Box(box.x + 0.036, self._rows[-1].bottom + 0.004, box.w - 0.072, 0.04))
            self._draw_seed(picture, Box(box.x + 0.036, box.bottom - 0.112 - SEED, box.w - 0.072, SEED))
        told = [*zip(self._rows, ranking(self.result), strict=True)][-self._rows_told :]
        for row, (place, seat) in told if self._rows_told else ():
            self._draw_row(picture, row, place, seat)

    def draw(self, picture: Picture) -> None:
        first = len(picture.items)
        super().draw(picture)
        self._quiet.draw(picture, first, self.desk.settings.reduced_motion)
        if self._moving:
            draw_confetti(picture, self._confetti, self._age - self._reveal)

    def _draw_winners(self, picture: Picture, box: Box) -> None:
        players = [self.play.match.lineup.players[seat] for seat in self.result.winners]
        size = 0.112 if len(players) < 4 else 0.084
        pitch = size * 1.12
        share = min(1.0, (self._age - self._reveal) / POP_SECONDS) if self._moving else 1.0
        for number, player in enumerate(players):
            x = box.cx + (number - (len(players) - 1) / 2) * pitch
            picture.glow((x, box.y + 0.07), size * 1.1, "focus", 0.5)
            grown = max(0.2, settle(share))
            picture.sprite(f"ui/seats/{player.emblem}", (x, box.y + 0.072), size, scale=grown)
            picture.sprite("ui/icons/crown", (x, box.y + 0.008), 0.05, tint="focus")
        if len(players) < 4:
            self._draw_guests(picture, box, players[0])
        words = self.desk.words
        if len(players) == 1:
            text = words("results-won", name=players[0].name)
        else:
            text = words("results-won-shared", names=_listed(words, [player.name for player in players]))
        line = Box(box.x, box.y + 0.132, box.w, 0.066)
        best = self._best_person
        if best is not None and len(players) < 4:
            self._draw_best(picture, Box(box.right - 0.3, box.y, 0.3, box.h), best)
            line = line.inset(0.31, 0.0)
        picture.text(text, line, TITLE, face="title", align="centre", name=True)

    @property
    def _best_person(self) -> Seat | None:
        """Of the people, where an AI has won; None if one of them won or there are none."""
        people = self.play.match.lineup.people()
        if self._people_win:
            return None
        return next(seat for _, seat in ranking(self.result) if seat in people)

    def _draw_best(self, picture: Picture, box: Box, seat: Seat) -> None:
        """The best person, honoured beside the winner."""
        player = self.play.match.lineup.players[seat]
        middle = box.cx, box.y + 0.062
        picture.glow(middle, 0.13, "good", 0.5)
        seat_badge(picture, player.emblem, middle, 0.09)
        picture.sprite("ui/icons/heart", (middle[0] + 0.044, middle[1] + 0.032), 0.04, tint="good")
        text = self.desk.words("results-best", name=player.name)
        words = Box(box.x, box.y + 0.126, box.w, 0.074)
        picture.text(text, words, NOTE, align="centre", lines=2, name=True)

    def _draw_guests(self, picture: Picture, box: Box, winner: Player) -> None:
        """The figures of the game, at both sides of the winner."""
        sides = (-1, 1) if self._best_person is None else (-1,)  # the other side is somebody's
        for side, name in zip(sides, self._facts.guests, strict=False):
            sprite = name.format(emblem=winner.emblem)
            picture.sprite(sprite, (box.cx + side * min(0.36, box.w * 0.36), box.y + 0.085), 0.15)

    def _draw_row(self, picture: Picture, row: Box, place: int, seat: Seat) -> None:
        player = self.play.match.lineup.players[seat]
        panel(picture, row, "row", 20)
        if place <= 5:
            picture.sprite(f"ui/medals/medal_{place}", (row.x + 0.044, row.cy), row.h * 0.92)
        else:
            number = Box(row.x + 0.014, row.y, 0.06, row.h)
            text = self.desk.words.number(place)
            picture.text(text, number, LARGE, face="title", colour="quiet", align="centre")
        seat_badge(picture, player.emblem, (row.x + 0.128, row.cy), row.h * 0.8)
        name, *columns, total = self._columns(row)
        notes = self._notes[seat]
        if notes is not None:
            spot, name = name.cut_right(0.12, 0.01)
            self._draw_notes(picture, spot.cut_right(0.02)[1], notes)
        self._draw_name(picture, name, seat)
        for column, part in zip(columns, self._shares[seat], strict=False):
            (self._draw_named if part.words else self._draw_piece)(picture, column, part)
        picture.sprite("ui/point", (total.x + total.w * 0.24, total.cy), row.h * 0.56)
        number = Box(total.x + total.w * 0.4, total.y, total.w * 0.5, total.h)
        points = self.desk.words.number(self.result.scores[seat])
        picture.text(points, number, 0.038, face="title", align="right")

    def _draw_name(self, picture: Picture, box: Box, seat: Seat) -> None:
        """The name, and below it the title with its patch."""
        name, title = self.play.match.lineup.players[seat].name, self._titles[seat]
        patch = patch_of(self._game, title)
        if patch is None:
            picture.text(name, box, 0.031, face="title", name=True)
            return
        spot, words = box.cut_left(box.h * 0.8, 0.01)
        picture.sprite(patch, spot.centre, box.h * 0.84)
        told = self.desk.words(f"patch-{title}")
        if not picture.fits(told, words.w):  # the patch alone tells it
            picture.text(name, words, LARGE, face="title", name=True)
            return
        top, bottom = words.inset(0.0, box.h * 0.06).cut_top(box.h * 0.5)
        picture.text(name, top, LARGE, face="title", name=True)
        picture.text(told, bottom, LEAST, colour="quiet")

    def _draw_named(self, picture: Picture, column: Box, part: Share) -> None:
        """A picture and a number of points, and below, what they are for."""
        words = self.desk.words
        top, bottom = column.inset(0.0, column.h * 0.07).cut_top(column.h * 0.5)
        icon = top.h * 0.9
        picture.sprite(part.picture, (top.cx - icon * 0.7, top.cy), icon, tint="quiet")
        number = Box(top.cx - icon * 0.1, top.y, top.right - top.cx, top.h)
        picture.text(words.signed(part.points), number, 0.028, face="strong")
        picture.text(words(part.words), bottom, LEAST, face="plain", colour="quiet", align="centre")

    def _draw_piece(self, picture: Picture, column: Box, part: Share) -> None:
        """A piece of the game, and the points that it brought."""
        high = column.h * 0.84
        wide = high * picture.art.aspect(part.picture)
        left = column.cx - wide / 2 - 0.02
        picture.sprite(part.picture, (left, column.cy), high)
        number = Box(left + wide / 2 + 0.006, column.y, 0.05, column.h)
        colour = "good" if part.points > 0 else "bad" if part.points < 0 else "quiet"
        picture.text(self.desk.words.signed(part.points), number, LARGE, face="title", colour=colour)

    def _draw_notes(self, picture: Picture, box: Box, notes: NotesTold) -> None:
        """How many of a seat's notes about others were right, with a word for it below."""
        top, bottom = box.inset(0.0, box.h * 0.07).cut_top(box.h * 0.5)
        colour = "good" if notes.right else "quiet"
        picture.sprite("ui/icons/eye", (top.cx - 0.024, top.cy), top.h * 0.9, tint=colour)
        number = Box(top.cx - 0.002, top.y, top.right - top.cx, top.h)
        picture.text(f"{notes.right}/{notes.of}", number, 0.028, face="strong", colour=colour)
        label = self.desk.words(notes.words)
        picture.text(label, bottom, LEAST, face="plain", colour="quiet", align="centre")

    def _draw_tie(self, picture: Picture, box: Box) -> None:
        told = tie(self.result)
        if told == "shared":
            text = self.desk.words("results-shared")
        elif told == "broken":
            text = self.desk.words(f"results-tie-{self._game}")
        elif self._standing:
            text = self._standing
        else:
            return
        furniture.panel(picture, box, "bar", 16)
        picture.text(text, box.inset(0.02, 0.0), NOTE, colour="quiet", align="centre", name=True)

    def _draw_seed(self, picture: Picture, box: Box) -> None:
        """The deal is no secret any more: it can be played again."""
        seed = self.play.match.seed
        if seed is not None:
            text = self.desk.words("results-seed", seed=seed_words(seed))
            picture.text(text, box, LEAST, face="plain", colour="quiet", align="centre")


def _listed(words: Words, names: Sequence[str]) -> str:
    """Ana, Bo and Cy."""
    return words("list-and", first=", ".join(names[:-1]), last=names[-1])
