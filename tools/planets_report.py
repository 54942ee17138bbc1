"""Write the tables of `docs/planets.md`: what the planet faces are like to play on, measured.

    python -m tools.planets_report [--planets box] [--boards 1000] [--games 1000] [--out docs/planets.md]

With `--planets pocket` it is the small set, and its page `docs/planets-pocket.md`.

`--jobs N` or `--cluster ADDRESS` say where the games are played.

Boards are drawn as in the game. The games are played by greedy bots that know only what lies open.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from random import Random
from statistics import mean
from xml.etree import ElementTree

from game import places
from game.arguments import Parser
from game.engine.contract import Event, Refused
from game.games.gravity import material, model, rules
from game.games.gravity import sheet as faces_sheet
from game.games.gravity.board import PLACES, WAYS, assemble, position, survey
from game.games.gravity.game import GAME
from game.games.gravity.model import SETS, Board, Cell, Face, Layout, Move, Pawn, State
from game.games.gravity.view import pawn, stars
from game.progress import followed
from game.workers import add_words, each, workers
from tools import page

ALL = material.collect(places.DATA / "nobody").tiles
TILES = {name: tuple(tile for tile in ALL if tile[0].size == size) for name, size in SETS.items()}
FACES = {name: {face.name: face for tile in tiles for face in tile} for name, tiles in TILES.items()}
PAGES = {"box": page.DOCS / "planets.md", "pocket": page.DOCS / "planets-pocket.md"}
SHARE_OF_A_CARD_IN_HAND = 0.15  # points
SHARE_OF_THE_NEXT_MOVE = 0.4
WHIMS = 0.1  # share of random moves: else two bots can eject each other for ever
MOST_ROUNDS = 60  # a game still going on then is counted as unfinished
LONGEST_ROW = 9  # falls of this length and more are one row


# Boards


@dataclass
class Survey:
    """What was found on boards of one size."""

    boards: int = 0
    falls: Counter[int] = field(default_factory=Counter)  # of every course from every position at rest
    starts: int = 0  # doors, each the start of a search for all symbols
    complete: int = 0  # those from which every symbol was reached
    farthest: list[int] = field(default_factory=list)  # moves to the symbol that takes the most, by start
    steps: Counter[int] = field(default_factory=Counter)  # moves to a symbol, over all symbols and starts


def surveyed(planets: str, tiles: int, boards: int) -> Survey:
    done = Survey()
    rng = Random(tiles)
    for _ in followed(range(boards), f"boards of {tiles}"):
        board = survey(random_layout(planets, tiles, rng))
        done.boards += 1
        _note_falls(done, board)
        for door in board.layout.doors:
            _note_reach(done, board, position(board.layout, door.cell, door.down))
    return done


def random_layout(planets: str, tiles: int, rng: Random) -> Layout:
    drawn = rng.sample(TILES[planets], tiles)
    return assemble([(rng.choice(tile), rng.randrange(4)) for tile in drawn])


def rests(board: Board) -> Iterator[int]:
    """Positions in which a pawn can stand: the ends of all courses."""
    return iter({course[1] for row in board.courses for course in row if course})


def _note_falls(done: Survey, board: Board) -> None:
    for start in rests(board):
        for way, course in zip(WAYS, board.courses[start], strict=True):
            if course:
                done.falls[len(course[0]) - len(way.route)] += 1


def _note_reach(done: Survey, board: Board, start: int) -> None:
    moves = moves_to_cells(board, start)
    wanted = board.layout.star | board.layout.replay
    found = [moves[cell] for cell in wanted if cell in moves]
    done.starts += 1
    done.complete += len(found) == len(wanted)
    done.farthest.append(max(found))
    done.steps.update(found)


def moves_to_cells(board: Board, start: int) -> dict[Cell, int]:
    """The least number of moves after which a pawn from here has entered a cell."""
    first: dict[Cell, int] = {}
    seen, frontier, moves = {start}, [start], 0
    while frontier:
        moves += 1
        reached: set[int] = set()
        for at in frontier:
            for course in board.courses[at]:
                if course:
                    for cell in course[0]:
                        first.setdefault(board.cells[cell], moves)
                    reached.add(course[1])
        frontier = list(reached - seen)
        seen |= reached
    return first


# Games


@dataclass
class Played:
    """What happened in games of one number of players."""

    games: int = 0
    rounds: Counter[int] = field(default_factory=Counter)
    why: Counter[str] = field(default_factory=Counter)
    moves: int = 0  # cards played
    falls: Counter[int] = field(default_factory=Counter)
    stars: Counter[int] = field(default_factory=Counter)  # by move
    wins: Counter[int] = field(
        default_factory=Counter
    )  # by place in the order of play; shared ones count in part
    points: Counter[int] = field(default_factory=Counter)  # by place in the order of play, summed
    winning: list[int] = field(default_factory=list)
    doors: Counter[int] = field(default_factory=Counter)  # entries, by place of the door in clockwise order
    ejections: int = 0
    face_doors: Counter[str] = field(default_factory=Counter)  # entries, by face
    face_boards: Counter[str] = field(default_factory=Counter)  # games in which it lay on the board
    face_stars: Counter[str] = field(default_factory=Counter)
    face_cells: Counter[tuple[str, Cell]] = field(default_factory=Counter)  # cells entered, as drawn

    def add(self, other: Played) -> None:
        for name, value in vars(other).items():
            mine = getattr(self, name)
            if isinstance(mine, Counter):
                mine.update(value)
            else:
                setattr(self, name, mine + value)


def played(planets: str, players: int, games: int, executor: Executor | None) -> Played:
    total = Played()
    tasks = [(planets, players, seed) for seed in range(games)]
    for one in followed(each(game_of, tasks, executor), f"games of {players}", games):
        total.add(one)
    return total


def game_of(task: tuple[str, int, int]) -> Played:
    planets, players, seed = task
    start = GAME.new(model.Material(ALL), players, seed, {"planets": planets})
    state, log, rng = start.state, list(start.events), Random(seed)
    while GAME.to_act(state) is not None and state.round < MOST_ROUNDS:
        GAME.play(state, greedy(state, rng), log)
    return _told(state, log)


def _told(state: State, log: Sequence[Event]) -> Played:
    told = Played(games=1)
    drawn = drawn_cells(state.board.layout)
    told.face_boards.update(laid.face for laid in state.board.layout.tiles)
    taken = 0
    for event in log:
        match event:
            case model.CardPlayed():
                taken = 0
            case model.StarTaken(cell=cell):
                taken += 1
                told.face_stars[drawn[cell][0]] += 1
            case model.CellEntered(cell=cell):
                told.face_cells[drawn[cell]] += 1
            case model.PawnLanded(fell=fell):
                told.moves += 1
                told.falls[fell] += 1
                told.stars[taken] += 1
            case model.PawnEntered(door=door):
                told.doors[door] += 1
                told.face_doors[state.board.layout.tiles[door].face] += 1
            case model.PawnEjected():
                told.ejections += 1
            case model.GameEnded(why=why, scores=scores, winners=winners):
                told.why[why] += 1
                _note_end(told, state, scores, winners)
    return told


def _note_end(told: Played, state: State, scores: Sequence[int], winners: Sequence[int]) -> None:
    told.rounds[state.round] += 1
    told.winning.append(max(scores))
    for seat, points in enumerate(scores):
        turn = (seat - state.first) % len(scores)
        told.points[turn] += points
        told.wins[turn] += (seat in winners) * (60 // len(winners))  # sixtieths


def drawn_cells(layout: Layout) -> dict[Cell, tuple[str, Cell]]:
    """For each cell of the board, its face, and which cell of the face it is."""
    drawn: dict[Cell, tuple[str, Cell]] = {}
    size = layout.size
    for laid in layout.tiles:
        for cell in product(range(size), range(size)):
            x, y = _turned_cell(cell, laid.turns, size)
            drawn[laid.at[0] * size + x, laid.at[1] * size + y] = laid.face, cell
    return drawn


def _turned_cell(cell: Cell, turns: int, size: int) -> Cell:
    for _ in range(turns):
        cell = (size - 1 - cell[1], cell[0])
    return cell


# The bot


def greedy(state: State, rng: Random) -> Move:
    """The move that gains most, counting cards in hand and the best next move; sometimes a random one."""
    if rng.random() < WHIMS:
        return rng.choice(rules.legal(state))
    seat = state.seat
    return max(rules.legal(state), key=lambda move: _worth(state, move, seat, looks=1) + rng.random() / 50)


def _worth(state: State, move: Move, seat: int, looks: int) -> float:
    after = GAME.after(state, move)
    if after.phase == "steal" or (after.phase == "action" and isinstance(move, model.Replay)):
        return max(_worth(after, action, seat, looks) for action in rules.legal(after))
    points = rules.points(after)
    worth = points[seat] - (sum(points) - points[seat]) / (len(points) - 1)
    worth += SHARE_OF_A_CARD_IN_HAND * (len(model.CARDS) - len(after.played[seat]))
    stands = pawn(after, seat)
    if looks and stands:
        worth += SHARE_OF_THE_NEXT_MOVE * _stars_ahead(after, stands)
    return worth


def _stars_ahead(state: State, stands: Pawn) -> int:
    """The most stars that one move from here would enter."""
    lying, board = stars(state), state.board
    return max(
        sum(board.cells[cell] in lying for cell in set(course[0]))
        for course in board.courses[position(board.layout, stands.cell, stands.down)]
        if course
    )


# The page


def main() -> None:
    arguments = _parser().parse_args()
    planets = arguments.planets
    surveys = {tiles: surveyed(planets, tiles, arguments.boards) for tiles in PLACES}
    try:
        with workers(arguments, arguments.games) as executor:
            games = {n: played(planets, n, arguments.games, executor) for n in range(2, 7)}
    except Refused as refusal:
        sys.exit(str(refusal))
    page.fill(arguments.out or PAGES[planets], parts(planets, surveys, games))


def _parser() -> argparse.ArgumentParser:
    parser = Parser(description="Write the tables of docs/planets.md.")
    parser.add_argument("--planets", choices=SETS, default="box", help="the set of faces")
    parser.add_argument("--boards", type=int, default=1000, help="random boards of each size")
    parser.add_argument("--games", type=int, default=1000, help="games of each number of players")
    parser.add_argument("--out", type=Path, help="the page, by default that of the set")
    add_words(parser)
    return parser


def parts(planets: str, surveys: dict[int, Survey], games: dict[int, Played]) -> dict[str, str]:
    """What stands between the marks of the page."""
    command = f"python -m tools.planets_report --planets {planets}"
    boards, matches = next(iter(surveys.values())).boards, next(iter(games.values())).games
    total = Played()
    for game in games.values():
        total.add(game)
    return {
        "command": f"`{command} --boards {boards} --games {matches}`\n",
        "faces": "\n".join(_drawn(planets, face) for face in FACES[planets].values()),
        "boards": page.table(
            ["", *(f"{tiles} tiles" for tiles in surveys)], _board_rows([*surveys.values()])
        ),
        "games": page.table(
            ["", *(f"{players} players" for players in games)], _game_rows([*games.values()])
        ),
        "doors": page.table(
            ["", *(f"door {door + 1}" for door in range(6))],
            (
                [f"{n} players", *(_share(g.doors[d], g.doors.total()) for d in sorted(g.doors))]
                for n, g in games.items()
            ),
        ),
        "places": page.table(
            ["", "first", "second", "third", "fourth", "fifth", "sixth"],
            ([f"{n} players", *(_place(g, turn) for turn in range(n))] for n, g in games.items()),
        ),
        "by face": page.table(
            ["", "stars", "entries", "spaces entered", "least entered space"],
            (_face_row(total, face) for face in FACES[planets].values() if total.face_boards[face.name]),
        ),
    }


def _drawn(planets: str, face: Face) -> str:
    drawing = faces_sheet.drawing_of([face]).partition("\n")[2]
    return f"**{face.name} {face.title}.** {_idea(planets, face)}\n\n```text\n{drawing}\n```\n"


def _idea(planets: str, face: Face) -> str:
    root = ElementTree.parse(material.faces_folder(planets) / f"{face.name}.tmx")
    properties = {node.get("name"): node.get("value") for node in root.iter("property")}
    return properties["idea"] or ""


def _board_rows(each: Sequence[Survey]) -> Iterator[list[str]]:
    yield ["Doors from which every symbol is reached", *(_share(s.complete, s.starts) for s in each)]
    yield ["Moves to a symbol, from a door, on average", *(f"{_mean(s.steps):.1f}" for s in each)]
    yield ["Moves to the farthest symbol, on average", *(f"{mean(s.farthest):.1f}" for s in each)]
    yield ["Moves to the farthest symbol, at worst", *(str(max(s.farthest)) for s in each)]
    yield ["Length of a fall, on average", *(f"{_mean(s.falls):.2f}" for s in each)]
    yield from _shares("Falls of length {}", [s.falls for s in each])
    yield ["Longest fall", *(str(max(s.falls)) for s in each)]


def _game_rows(each: Sequence[Played]) -> Iterator[list[str]]:
    yield ["Rounds, on average", *(f"{_mean(g.rounds):.1f}" for g in each)]
    yield ["Shortest and longest game", *(f"{min(g.rounds)} to {max(g.rounds)}" for g in each)]
    yield ["Games unfinished", *(str(g.games - sum(g.why.values())) for g in each)]
    yield ["Moves in a game", *(f"{g.moves / g.games:.0f}" for g in each)]
    yield ["Pawns ejected in a game", *(f"{g.ejections / g.games:.1f}" for g in each)]
    yield ["Winning score, on average", *(f"{mean(g.winning):.1f}" for g in each)]
    yield ["Stars taken by a move, on average", *(f"{_mean(g.stars):.2f}" for g in each)]
    yield from _shares("Moves with stars taken: {}", [g.stars for g in each], last=4)
    yield ["Length of a fall, on average", *(f"{_mean(g.falls):.2f}" for g in each)]
    yield from _shares("Falls of length {}", [g.falls for g in each])


def _place(game: Played, turn: int) -> str:
    return f"{_share(game.wins[turn], 60 * game.games)} ({game.points[turn] / game.games:.1f})"


def _face_row(total: Played, face: Face) -> list[str]:
    boards = total.face_boards[face.name]
    cells = {cell: count for (name, cell), count in total.face_cells.items() if name == face.name}
    entered = sum(cells.values())
    least = min((count, cell) for cell, count in cells.items() if cell != face.door)
    return [
        f"{face.name} {face.title}",
        f"{total.face_stars[face.name] / boards:.1f}",
        f"{total.face_doors[face.name] / boards:.1f}",
        f"{entered / boards:.0f}",
        f"{_share(least[0] * face.size**2, entered)} ({least[1][0]}, {least[1][1]})",
    ]


def _shares(label: str, counts: Sequence[Counter[int]], last: int = LONGEST_ROW) -> Iterator[list[str]]:
    """A row for each number, the last one for all that are larger, too."""
    for number in range(last + 1):
        more = number == last
        shares = (
            sum(n for at, n in count.items() if at == number or (more and at > number)) for count in counts
        )
        name = label.format(f"{number} or more" if more else number)
        yield [name, *(_share(n, count.total()) for n, count in zip(shares, counts, strict=True))]


def _mean(counts: Counter[int]) -> float:
    return sum(value * count for value, count in counts.items()) / counts.total()


def _share(part: float, whole: float) -> str:
    return f"{100 * part / whole:.0f} %" if part >= whole / 100 or not part else f"{100 * part / whole:.1f} %"


if __name__ == "__main__":
    main()
