"""The table of shots: name, where it starts, what is pressed, and how long a strip of it lasts."""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from game import catalogue
from game.ai.bot import Contrast, Plan, Promise, Reason
from game.client.desk import Desk
from game.client.forms.widgets import Id
from game.client.intents import KEYBOARD, Confirm, Go, LetGo, Menu, PointAt, Resized, gamepad
from game.client.scene import (
    Answer,
    Ask,
    Change,
    OpenAttract,
    OpenChangePerson,
    OpenControls,
    OpenCredits,
    OpenEmblems,
    OpenEvening,
    OpenHowTo,
    OpenKeyboard,
    OpenKeys,
    OpenPeople,
    OpenProfile,
    OpenReplay,
    OpenSettings,
    OpenTitle,
    OpenTry,
    Scene,
)
from game.client.screens.ask import ErrorScene, Notice, Question
from game.client.screens.attract import Attract
from game.client.screens.changeperson import ChangePerson
from game.client.screens.credits import Credits
from game.client.screens.evening import Evening
from game.client.screens.hall import Hall
from game.client.screens.howto import HowTo
from game.client.screens.keys import Listen
from game.client.screens.lesson import Teacher, open_lesson
from game.client.screens.pause import again_asked, unsaved_asked
from game.client.screens.people import People
from game.client.screens.profile import ProfilePage
from game.client.screens.programs import Programs
from game.client.screens.progress import Progress
from game.client.screens.replay import ReplayScene
from game.client.screens.results import Results
from game.client.screens.resultsroom import MOMENTS
from game.client.screens.rules import Rules
from game.client.screens.seatpanel import SeatDevice, SeatLevel, SeatName
from game.client.screens.seats import Seats
from game.client.screens.setup import GameCard, Setup
from game.client.screens.title import Title
from game.client.screens.tryit import TryIt
from game.client.screens.waiting import GamesWaiting
from game.client.table.begin import demo
from game.client.table.facts import facts
from game.client.table.play import Nowhere
from game.client.table.scene import TableScene
from game.games.fairy_lights.model import Take
from game.games.gravity.model import Long, Rotate
from game.games.gravity.table.pool import ChoosePlanets
from game.games.gravity.table.tiles import LayTiles
from game.games.star_race.model import Adopt, Card
from game.home import library, saves, store
from game.home.hall import Honour
from game.home.lessons import Learning, lesson
from game.home.library import ReadGame, told_game
from game.home.sitting import SITTINGS, Sitter, Sitting, SittingGame, Sittings
from game.match import journal
from game.match.lineup import Bot, Holder, Lineup, Person, Program
from game.match.match import begun
from game.places import MAPS
from tools.shots.kit import Kit
from tools.shots.shot import ACT, FIRST, UPRIGHT, At, Kept, Reviewed, Shot, play_of, position, table, upright
from tools.shots.stress import Stress

DOWN, RIGHT = Go("down", device=KEYBOARD), Go("right", device=KEYBOARD)
ENTER = Confirm(device=KEYBOARD)
LIFTED = (1.0, ENTER, 0.7, 0.3, LetGo(device=KEYBOARD), 0.5)  # of a curtain that stands
THROWN_OUT = Reason(
    "ai-gravity-eject",
    {"use": "long", "card": "own", "gain": 4, "risk": 4, "victim": 3, "chance": 38},
    contrast=Contrast(Rotate("joker", "half"), Promise(4, 3.0, 0.5, 0.38), Promise(5, 3.5, -3.0, 0.29), 3),
    plan=Plan(Long("long", "left"), 3),
)
SWAPPED = Reason(
    "ai-race-swap",
    {"alien": "green", "other": "purple", "gain": 2, "expected": 3, "chance": 19},
    contrast=Contrast(
        Adopt(Card("single", ("yellow",)), "purple"), Promise(2, 1.5, 0.9, 0.19), Promise(3, 1.9, -0.8, 0.12)
    ),
)
HOPPED = Reason("ai-race-advance", {"alien": "red", "gain": 0, "expected": 2.6, "chance": 22})
FINISHED = Reason(
    "ai-lights-finish",
    {"gain": 2, "chance": 61, "colour": "pink"},
    contrast=Contrast(Take(("yellow", "silver")), Promise(2, 2.0, 1.0, 0.61), Promise(6, 4.0, -3.5, 0.55)),
)


def _deal(desk: Desk) -> Scene[None]:
    """The opening as it is dealt; a journal begins with the cards on the table."""
    return demo(desk, begun("star_race", position("star-race-pair", 0).lineup, 2))


GRAVITY = (
    table("gravity-winter", kept="gravity", sky="winter"),
    table("gravity-summer", kept="gravity-box", sky="summer"),
    table("gravity", "card-2", At("use:0")),
    table("gravity-fall", "card-2", ACT, seconds=3.0),
    table("gravity-fall-6", "card-2", ACT, seconds=3.0),
    table("gravity-leap", "card-1", At("use:1")),
    table("gravity-hint", THROWN_OUT, 0.01, kept="gravity-moves-leap"),
    table("gravity-joker", "card-5"),
    table("gravity-steal"),
    table("gravity-replay"),
    table("gravity-replay-look", "card-2", kept="gravity-replay"),
    table("gravity-door"),
    table("gravity-2", "card-2"),
    table("gravity-blocked", "card-2", At("use:0"), kept="gravity-2"),
    table("gravity-2-turned", "card-2", own={"my_down": "gentle"}),
    table("gravity-6"),
    table("gravity-box", "card-2", At("use:0")),
    table("gravity-box-2", "card-2"),
    table("gravity-box-6"),
    table("gravity-digest"),
    table("gravity-digest-2"),
    table("gravity-digest-6"),
    Shot("gravity-ways", Kept("gravity-digest-6"), (FIRST,), seconds=0.8),
    table("gravity-watch"),
    table("gravity-explain", "explain", *[RIGHT] * 6, kept="gravity-6"),
    table("gravity-what", At("seat:2"), 0.8, kept="gravity-6"),
    table("gravity-turned", "card-2", At("use:0"), kept="gravity", own={"my_down": "gentle"}),
    table("gravity-moves-leap", "card-1", ACT, seconds=2.0),
    table("gravity-moves-enter", ACT, seconds=2.4),
    table("gravity-moves-turn", ACT, seconds=2.4),
    table("gravity-moves-eject", ACT, seconds=2.6),
    table("gravity-moves-steal", ACT, seconds=1.6),
    table("gravity-moves-token", ACT, seconds=1.4),
    Shot("gravity-curtain", Kept("gravity-game-4", 9), (0.01, 1.0, 1.0)),
    Shot("gravity-seats", Kept("gravity-game-6", 60), (0.01, *LIFTED, 1.0), settings={"fixed_seats": True}),
    table("gravity-count", ACT, 6.2, kept="gravity-game-4", seconds=12.0),
    table("gravity-count-6", ACT, 9.9, kept="gravity-game-6", seconds=14.0),
    table("gravity-moves-walk", ACT, seconds=1.6),
    table("gravity-moves-drop", ACT, seconds=3.0),
    table("gravity-moves-seam", ACT, seconds=2.6),  # it leaves on one side and goes on from the other
    table("gravity-moves-door", ACT, seconds=2.0),
    table("gravity-moves-gentle", ACT, seconds=2.6, own={"my_down": "gentle"}),
    table("gravity-moves-board", ACT, seconds=2.6, own={"my_down": "full"}),
)
STAR_RACE = (
    table("star-race-winter", kept="star-race", sky="winter"),
    table("star-race-summer", kept="star-race", sky="summer"),
    table("star-race", "card-2", seconds=4.0),
    table("star-race-pair", "card-2", DOWN),
    table("star-race-last", "card-1", DOWN, DOWN),  # the star would catch one of the two
    table("star-race-trade", "card-2", DOWN),
    table("star-race-trade-second", "card-2", ENTER, RIGHT, kept="star-race-trade"),
    table("star-race-swap", "card-1", DOWN),
    table("star-race-adopt", "card-3", DOWN),
    table("star-race-start", "skip", 0.01),
    Shot("star-race-deal", _deal, (0.6,), seconds=2.2),
    table("star-race-2", "card-1", seconds=4.0),
    table("star-race-5", "card-1", seconds=4.0),
    table("star-race-hint", PointAt((0.0, 0.0)), SWAPPED, 0.02, kept="star-race-swapped"),
    table("star-race-hint-hop", PointAt((0.0, 0.0)), HOPPED, 0.02, kept="star-race-hop"),
    table("star-race-hint-adopt", PointAt((0.0, 0.0)), HOPPED, 0.02, kept="star-race-adopted"),
    table("star-race-curtain", 1.0),
    table("star-race-curtain-held", 1.0, ENTER, 0.4, kept="star-race-curtain"),
    Shot("star-race-drawn", Kept("star-race-curtain", 9), (0.01, *LIFTED)),
    Shot("star-race-drawn-hop", Kept("star-race-curtain", 10), (0.01, *LIFTED)),
    Shot("star-race-drawn-seen", Kept("star-race-curtain", 9), (0.01, *LIFTED, 1.2, "turn-over", 0.6, 0.4)),
    Shot("star-race-drawn-pass", Kept("star-race-curtain", 9), (0.01, *LIFTED, 1.2, ENTER, 0.3, 1.0, 2.0)),
    Shot(
        "star-race-seats", Kept("star_race-game-5", 11), (0.01, *LIFTED, 1.0), settings={"fixed_seats": True}
    ),
    table("star-race-guesses", "guess"),
    table("star-race-watch", seconds=3.0),
    table("star-race-explain", "explain", RIGHT, kept="star-race-5"),
    table("star-race-what", At("seat:2"), 0.8, kept="star-race-5"),
    table("star-race-digest"),
    table("star-race-digest-5", kept="star-race-5"),
    table("star-race-rival", ACT, 0.1, kept="star-race", seconds=1.4),
    table("star-race-hop", "card-1", ACT, seconds=2.4),  # the key puts the digest away
    table("star-race-traded", "card-1", ACT, seconds=2.2),
    table("star-race-swapped", "card-1", ACT, seconds=2.0),
    table("star-race-adopted", "card-1", ACT, seconds=2.2),
    table("star-race-swallow", "card-1", ACT, seconds=2.4),
    table("star-race-end", "card-1", ACT, seconds=12.0),
)
FAIRY_LIGHTS = (
    table("lights", At("card:1"), 0.1, seconds=4.0),
    table("lights-winter", kept="lights", sky="winter"),
    table("lights-summer", kept="lights", sky="summer"),
    table("lights-loses", At("card:2"), 0.1, kept="lights"),
    table("lights-keyboard", RIGHT, 0.1),
    table("lights-deck", At("deck"), 0.1, kept="lights"),
    table("lights-two-colours", "card-2", At("card:4"), 0.1),
    table("lights-2", seconds=4.0),
    table("lights-6", seconds=4.0),
    table("lights-seats", kept="lights-6", fixed_seats=True),
    table("lights-no-odds", At("card:0"), 0.1),
    table("lights-long"),
    table("lights-digest"),
    table("lights-explain", "explain", *[RIGHT] * 8, kept="lights"),
    table("lights-what", At("seat:1"), 0.8, kept="lights"),
    table("lights-recent", 8.0, seconds=2.0),
    table("lights-hint", FINISHED, 0.02, kept="lights-finish", seconds=0.9),
    table("lights-shuffle", 0.29, seconds=1.6),
    table("lights-reveal", ACT, seconds=1.8),
    table("lights-repeat", ACT, 1.5, seconds=1.6),
    table("lights-finish", ACT, 0.3, seconds=3.4),
    table("lights-lose", ACT, 0.5, seconds=3.2),
    table("lights-rival", ACT, 0.1, seconds=1.6),
    table("lights-last-card", ACT, 2.0, seconds=3.0),
    table("lights-tally", ACT, 9.6, seconds=12.0),
)

# Screens that are no tables


def _ask(desk: Desk) -> Scene[str]:
    words = desk.words
    answers = (
        Answer("restart", words("pause-restart"), "danger"),
        Answer("stay", words("pause-resume"), "primary"),
    )
    return Question(desk, Ask(words("pause-restart-title"), words("pause-restart-text"), answers, "restart"))


def _begin_again(desk: Desk) -> Scene[str]:
    return Question(desk, again_asked(desk, position("gravity-game-4", 4)))


def _contents(desk: Desk) -> Scene[Any]:
    rules = Rules(desk, "gravity", 2)
    rules.chosen("contents", None)
    return rules


def _learnt(desk: Desk) -> Scene[Any]:
    scene = HowTo(desk)
    scene.known = {**scene.known, "gravity": Learning(learnt=True), "star_race": Learning(4)}
    return scene


class _Known(Title):
    """Somebody has played here before."""

    def update(self, seconds: float) -> Change | None:
        change = super().update(seconds)
        self.first, self.form.focus = False, "play"
        return change


def _saved_table(name: str, ply: int, desk: Desk) -> Scene[None]:
    """A game that is kept, as those that people play are."""
    return demo(desk, position(name, ply), keeping=Nowhere())


class _NoRoom(Nowhere):
    """The disk is full."""

    trouble = OSError(errno.ENOSPC, "full")


def _unsaved_table(name: str, desk: Desk) -> Scene[None]:
    return demo(desk, position(name), keeping=_NoRoom())


def _unsaved(desk: Desk) -> Scene[str]:
    return Question(desk, unsaved_asked(desk, OSError(errno.ENOSPC, "full")))


def _toasts(desk: Desk) -> Scene[None]:
    """The longest messages of the window."""
    words = desk.words
    desk.toast(words("table-device-gone", name="Maximilienne-A", number=1), "warn")
    desk.toast(words("toast-picture-kept", folder="/home/maximilienne/.local/share/starbox/pictures"))
    desk.toast(words("toast-settings-broken", name="settings.json.broken-1"), "bad")
    for message in desk.toasts:
        message.age = 1.0
    return Credits(desk)


class _WithSave(Title):
    """With a saved game to go on with."""

    def __init__(self, desk: Desk, kept: str = "gravity-game-4", ply: int = 60) -> None:
        super().__init__(desk)
        self._looked, self._read_all, self._match = True, True, position(kept, ply)
        self._saves = [Path("2026-11-18-gravity-1.match")]
        self.form.focus = "continue"


NOW = 1_794_000_000.0  # for what was played at a time
LEFT = (("gravity-game-4", 220, 0.1), ("star_race-game-3", 18, 1.2), ("fairy_lights-game-4", 90, 3.3))


def _waiting(desk: Desk) -> GamesWaiting:
    """Three games that wait, left so many days ago."""
    desk.home = desk.home / "with-games"
    for name, ply, ago in LEFT:
        match = position(name, ply)
        path = saves.path_of(desk.home, f"2026-11-18-{match.game.name}-1")
        store.write(path, journal.dump(match).encode(), sync=False)
        os.utime(path, (NOW - ago * 86_400, NOW - ago * 86_400))
    scene = GamesWaiting(desk)
    scene.now = lambda: NOW  # type: ignore[method-assign]
    return scene


PLAYED = (  # the games of an evening, and the places of three people and an AI in each
    ("gravity", (2, 4, 3, 1)),
    ("star_race", (3, 2, 1, 4)),
    ("fairy_lights", (3, 1, 4, 2)),
    ("fairy_lights", (1, 3, 2, 4)),
    ("star_race", (1, 1, 4, 3)),
    ("gravity", (2, 1, 3, 4)),
    ("fairy_lights", (1, 3, 4, 2)),
)


TITLES = {
    "gravity": ("gravity-thief", "gravity-fall", "calm"),
    "star_race": ("race-leap", "race-trade", "race-guess"),
    "fairy_lights": ("lights-bold", "lights-garland", "start"),
}


def _evening(desk: Desk, count: int) -> Path:
    """A folder with an evening of so many games."""
    players = position("gravity-game-6", 0).lineup.players
    who = [*players[:3], replace(players[3], name="Vega", holder=Bot("ace"))]
    games = [
        SittingGame(
            game,
            str(number),
            f"2026-11-18 19:{4 * number + 10}",
            tuple(
                Sitter(player.name, player.emblem, place, place == 1, player.holder, title)
                for player, place, title in zip(who, places, (*TITLES[game], ""), strict=True)
            ),
        )
        for number, (game, places) in enumerate(PLAYED[:count])
    ]
    home = desk.home / f"with-an-evening-{count}"
    SITTINGS.save(home, Sittings((Sitting(tuple(games)),)))
    return home


def _evening_of(desk: Desk, count: int = 5, ended: bool = False) -> Evening:
    desk.home = _evening(desk, count)
    scene = Evening(desk, OpenEvening())
    scene.update(1.0)
    if ended:
        scene.sitting = replace(scene.sitting, over=True)
    return scene


def _evening_goes_on(desk: Desk) -> Evening:
    """After one more game."""
    desk.home = _evening(desk, 4)
    return Evening(desk, OpenEvening(position("gravity-game-4"), lambda: "one-more"))


def _evening_kept(desk: Desk) -> Evening:
    """The picture that people keep."""
    desk.home = _evening(desk, 5)
    return Evening(desk, OpenEvening(), framed=True)


def _title_with_messages(desk: Desk) -> Title:
    for text in ("program-gone", "thinking-hurried"):
        desk.toast(desk.words(text, name="Vega"), "warn")
    for message in desk.toasts:
        message.age = 1.0
    return _Known(desk)


def _title_in_the_evening(desk: Desk) -> Title:
    desk.home = _evening(desk, 5)
    return Title(desk)


def _with_library(desk: Desk, count: int) -> None:
    """A folder with so many kept games, newest first."""
    desk.home = desk.home / f"with-{count}-kept-games"
    kept = [f"{game}-game-{seats}" for seats in (3, 4) for game in catalogue.names()] + ["gravity-game-2"]
    games = {}
    for number in range(count):
        match = position(kept[number % len(kept)])
        record = f"2026-11-{18 - number // 2:02}-{match.game.name}-{number}"
        path = library.folder(desk.home) / f"{record}.jsonl"
        store.write(path, journal.dump(match).encode(), sync=False)
        empty = ReadGame(record, 0, 0, match.game.name, record[:10])
        luck = [0.2 * (seat - 1) for seat in range(len(match.lineup.players))]
        games[record] = told_game(match, empty, luck)
    library.write_index(desk.home, _stamped(desk.home, games))


def _stamped(home: Path, games: Mapping[str, ReadGame]) -> list[ReadGame]:
    """The games with the sizes and times of their records."""
    stamps = library.stamps(home)
    return [replace(games[name], size=stamps[name][0], changed=stamps[name][1]) for name in stamps]


def _people(desk: Desk) -> People:
    _with_library(desk, 16)
    return People(desk)


def _profile(desk: Desk, name: str = "Mila", count: int = 16) -> ProfilePage:
    _with_library(desk, count)
    return ProfilePage(desk, OpenProfile(name))


def _change_person(desk: Desk) -> ChangePerson:
    _with_library(desk, 7)
    return ChangePerson(desk, OpenChangePerson("Oma Rit"))


class _WithGameLeft(Setup):
    """With a save of this game."""

    game_left = True


HALL: tuple[Holder, ...] = (
    Person(),
    Bot("legend"),
    Person(),
    Bot("pilot"),
    Person(),
    Bot("ace"),
    Bot("rookie"),
)


def _hall(desk: Desk) -> Scene[None]:
    players = position("gravity-game-6", 0).lineup.players
    best = [
        Honour(players[k % 6].name, players[k % 6].emblem, 31 - 3 * k, k == 0, 4, "2026-11-18", holder)
        for k, holder in enumerate(HALL)
    ]
    return Hall(desk, hall={"gravity": best})


def _setup(game: str, seats: int, focus: Id, desk: Desk, material: tuple[str, ...] = ()) -> Setup:
    scene = Setup(desk, game)
    players = position("gravity-game-6", 0).lineup.players[:seats]
    scene.lineup = Lineup(players)
    scene.seed = "NOVA 4127" if game == "gravity" else ""  # its board is always drawn alike
    scene.form.focus = focus
    scene.handle(Resized())
    scene.lineup = Lineup(players, material=material)
    return scene


LONG_FOLDER = Path("/home/maximilienne/games/an unusually long name/of a folder/local/share/starbox")
PROGRAMS = {"Nova": "sh tests/guests/first.sh", "Slow bot": "./no-such-bot --slow"}


def _setup_program(desk: Desk) -> Scene[Any]:
    """A program holds a seat; another could."""
    desk.settings = replace(desk.settings, programs=PROGRAMS)
    scene = _setup("fairy_lights", 4, SeatLevel(3), desk)
    players = scene.lineup.players
    known, wanted = (
        replace(players[2], holder=Program("Nova")),
        replace(players[3], holder=Program("Slow bot")),
    )
    scene.lineup = Lineup((*players[:2], known, wanted))
    return scene


def _programs(desk: Desk) -> Scene[Any]:
    desk.settings = replace(desk.settings, programs=PROGRAMS)
    return Programs(desk)


def _setup_devices(desk: Desk) -> Scene[Any]:
    """One person with a gamepad, and the list of devices for another."""
    desk.gamepads = gamepad(1), gamepad(2)
    desk.device = gamepad(1)
    scene = _setup("gravity", 6, SeatDevice(2), desk)
    players = scene.lineup.players
    scene.lineup = Lineup((replace(players[0], device="gamepad 1"), *players[1:]))
    scene.handle(Confirm(device=gamepad(2)))
    return scene


def _planets_broken(desk: Desk) -> Scene[Any]:
    """An own planet with many faults; none is chosen."""
    desk.home = desk.home / "with-broken-planets"
    folder = desk.home / "planets"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "cheese.tmx").write_text("<map/>")
    return ChoosePlanets(desk, (), 4)


def _lineup_of(seats: int) -> Lineup:
    return Lineup(position("gravity-game-6", 0).lineup.players[:seats])


def _planets_own(desk: Desk) -> Scene[Any]:
    """Own planets of a size that no set has; they are too few for four."""
    desk.home = desk.home / "with-own-planets"
    folder = desk.home / "planets"
    folder.mkdir(parents=True, exist_ok=True)
    source = (MAPS / "box" / "5b.tmx").read_text(encoding="utf-8")
    (folder / "cheese.tmx").write_text(source, encoding="utf-8")
    (folder / "moon.tmx").write_text(_widened(source, 6, 7), encoding="utf-8")
    return LayTiles(desk, replace(_lineup_of(4), material=("own/7",)), 1)


def _widened(source: str, old: int, new: int) -> str:
    """A face with an empty column and row more."""

    def wider(found: re.Match[str]) -> str:
        rows = [row.rstrip(",").split(",") for row in found[2].split()]
        first = {"1": "1"}.get(rows[0][0], rows[0][0])
        more = first if len({number for row in rows for number in row}) == 1 else "0"
        wide = [[*row, more] for row in rows] + [[more] * new]
        return found[1] + ",\n".join(map(",".join, wide)) + found[3]

    text = source.replace(f'width="{old}" height="{old}"', f'width="{new}" height="{new}"')
    return re.sub(r'(csv">\n)(.*?)(\n</data>)', wider, text, flags=re.DOTALL)


def _error(desk: Desk) -> Scene[Any]:
    return ErrorScene(desk, KeyError("a star that is not there"), LONG_FOLDER / "starbox.log")


def _taken(desk: Desk) -> Scene[Any]:
    text = desk.words("folder-taken-text", folder=str(LONG_FOLDER))
    return Notice(desk, desk.words("folder-taken-title"), text)


def _lesson(game: str, at: int, desk: Desk) -> TableScene:
    """A step when all motion and every pause is over."""
    scene = open_lesson(desk, game, at)
    assert isinstance(scene.host, Teacher)
    while not scene.host.told:
        scene.update(60.0)
    scene.update(0.3)  # the bubble has come in
    return scene


def _later(desk: Desk) -> Scene[Any]:
    scene = open_lesson(desk, "gravity", 2)
    scene.update(FIRST)
    teacher = scene.host
    assert isinstance(teacher, Teacher)
    teacher.go_on()
    for _ in range(5):
        scene.update(0.1)
    return scene


def _declined(desk: Desk) -> TableScene:
    """After an action that the step does not want."""
    scene = open_lesson(desk, "gravity", 8)
    scene.update(1.0)
    step = lesson("gravity").steps[8]
    others = (action for action in scene.play.view.legal if not step.accepts(action))
    scene.host.act(next(others))
    return scene


def _replay(kept: str, ply: int, desk: Desk, **options: Any) -> ReplayScene:
    desk.review = partial(Reviewed, kept)
    return ReplayScene(desk, OpenReplay(position(kept), ply, **options))


def _results(desk: Desk, kept: str, framed: bool = False) -> Results:
    """The end of a game with its review; `framed`: as the picture that people keep."""
    desk.review = partial(Reviewed, kept)
    scene = Results(desk, play_of(desk, kept), framed)
    for _ in range(MOMENTS):
        scene.update(0.0)
    return scene


TOLD = 9.0  # seconds until results are told, and all confetti has fallen
SHARED = (
    Shot("kit", Kit, height=2096 / 1080),
    Shot("ask", _ask),
    Shot("ask-again", _begin_again),
    Shot("ask-unsaved", _unsaved),
    Shot("lights-unsaved", partial(_unsaved_table, "lights"), (FIRST, "explain")),
    Shot("gravity-unsaved-upright", partial(_unsaved_table, "gravity-6"), (FIRST,), size=UPRIGHT),
    Shot("toasts", _toasts),
    Shot("progress", lambda desk: Progress(desk, share=0.4)),
    Shot("keyboard", OpenKeyboard("Mila", 16)),
    Shot("stress", Stress, seconds=0.8),
)
SCREENS = (
    Shot("title", _Known),
    Shot("title-first", OpenTitle(), (0.01,)),
    Shot("title-opening", OpenTitle(opening=True), (0.55,), seconds=1.3),
    Shot("title-continue", _WithSave),
    Shot("title-continue-race", partial(_WithSave, kept="star_race-game-3", ply=18)),
    Shot("title-messages", _title_with_messages),
    Shot("waiting", _waiting, (0.01,) * 8),
    Shot("waiting-deleted", _waiting, (*(0.01,) * 8, RIGHT, "remove", 2.1)),
    Shot("title-evening", _title_in_the_evening, (0.01,)),
    Shot("evening", _evening_of),
    Shot("evening-new", _evening_goes_on, seconds=1.6),
    Shot("evening-picture", _evening_kept),
    Shot("evening-long", partial(_evening_of, count=7)),
    Shot("evening-over", partial(_evening_of, count=1, ended=True)),
    Shot("evening-none", OpenEvening()),
    Shot("people", _people),
    Shot("people-none", OpenPeople()),
    Shot("profile", _profile, (0.01,) * 4),
    Shot("profile-new", partial(_profile, count=2), (0.01,) * 4),
    Shot("change-person", _change_person),
    Shot("howto", OpenHowTo()),
    Shot("credits", OpenCredits()),
    Shot("credits-program", partial(Credits, page=1)),
    Shot("hall", _hall),
    Shot("hall-empty", lambda desk: Hall(desk, "fairy_lights")),
    Shot("setup", partial(_setup, "gravity", 5, SeatLevel(3))),
    Shot("setup-person", partial(_setup, "gravity", 6, SeatName(5))),
    Shot("setup-few-planets", partial(_setup, "gravity", 5, "choose", material=("1a", "2b"))),
    Shot("setup-program", _setup_program),
    Shot("programs", _programs),
    Shot("setup-star-race", partial(_setup, "star_race", 2, GameCard("star_race"))),
    Shot("setup-fairy-lights", partial(_setup, "fairy_lights", 4, "start")),
    Shot("setup-continue", lambda desk: _WithGameLeft(desk, "star_race")),
    Shot("setup-devices", _setup_devices),
    Shot("emblems", OpenEmblems("rocket")),
    Shot("planets", lambda desk: LayTiles(desk, _lineup_of(4), 4127)),
    Shot("planets-6", lambda desk: LayTiles(desk, _lineup_of(6), 4127)),
    Shot("planets-pool", lambda desk: ChoosePlanets(desk, ("box/1a", "box/3b", "box/4a"), 4)),
    Shot("planets-own", _planets_own),
    Shot("planets-broken", _planets_broken),
    Shot("keys", OpenKeys()),
    Shot("keys-listening", lambda desk: Listen(desk, "face-down")),
    Shot("controls-gravity", OpenControls("gravity", "picked")),
    Shot("controls-star-race", OpenControls("star_race", "drawn")),
    Shot("controls-lights", OpenControls("fairy_lights")),
    Shot("rules-contents", _contents),
    Shot("howto-learnt", _learnt),
    Shot("pause", partial(_saved_table, "gravity-game-4", 4), (Menu(),)),
    Shot("log", Kept("star_race-game-4"), ("log",)),
    Shot("error", _error),
    Shot("taken", _taken),
    Shot("attract", lambda desk: Attract(desk, OpenAttract(game="fairy_lights", seed=3))),
    Shot("attract-played", lambda desk: Attract(desk, OpenAttract(game="gravity", seed=3)), (9.0,)),
    Shot("seats", lambda desk: Seats(desk, play_of(desk, "gravity-game-6", 4))),
    Shot("settings", OpenSettings()),
    Shot("replay-try", lambda desk: TryIt(desk, OpenTry(position("gravity-game-4"), 60, 1))),
    Shot(
        "replay-hidden", partial(_replay, "star_race-game-4", 14, spoilers=False), (0.01, ENTER), seconds=5.0
    ),
    *(
        Shot(f"replay-{name}", partial(_replay, kept, ply), (0.01, 1.3), seconds=2.4)
        for name, kept, ply in (
            ("gravity", "gravity-game-2", 44),
            ("star-race", "star_race-game-4", 25),
            ("lights", "fairy_lights-game-4", 181),
        )
    ),
    Shot("results-opening", partial(_results, kept="star_race-game-4"), seconds=6.4),
    Shot("results-told", partial(_results, kept="star_race-game-4"), (TOLD,)),
    Shot("results-gravity-2", partial(_results, kept="gravity-game-2"), (TOLD,)),
    Shot("results-lights", partial(_results, kept="fairy_lights-game-4"), (TOLD,)),
    Shot("results-picture", partial(_results, kept="fairy_lights-game-4", framed=True)),
    Shot("results-gravity", Kept("gravity-game-6"), (0.01, 1.6, TOLD)),
    Shot("results-star-race", lambda desk: Results(desk, play_of(desk, "results-star-race")), (TOLD,)),
    Shot("results-fairy-lights", lambda desk: Results(desk, play_of(desk, "fairy_lights-game-2")), (TOLD,)),
    *(
        Shot(f"rules-{game.replace('_', '-')}-{page}", partial(Rules, game=game, page=number))
        for game in catalogue.names()
        for number, page in enumerate(facts(game).pages)
    ),
)
LESSONS = (
    *(
        Shot(f"lesson-{game}-{at + 1}", partial(_lesson, game, at))
        for game in catalogue.names()
        for at in range(len(lesson(game).steps))
    ),
    Shot("lesson-declined", _declined),
    Shot("lesson-later", _later),
)
ALL = *GRAVITY, *STAR_RACE, *FAIRY_LIGHTS, *SHARED, *SCREENS, *LESSONS
_TURNED = (
    "star-race-2",
    "star-race-5",
    "star-race-hint",
    "star-race-drawn",
    "star-race-seats",
    "lights",
    "lights-2",
    "lights-6",
    "lights-seats",
    "lights-digest",
    "lights-two-colours",
)
SHOTS = {shot.name: shot for shot in (*ALL, *(upright(shot) for shot in ALL if shot.name in _TURNED))}
