"""Gravity Superstar: the words of the game as types."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from game.engine.contract import Action, Event, Seat, SeatEvent, View
from game.games.gravity import META

Cell: TypeAlias = tuple[int, int]  # x to the east, y to the south, from 0
Direction: TypeAlias = Literal["N", "E", "S", "W"]
Colour: TypeAlias = Literal["blue", "yellow", "pink", "green", "orange", "white"]
Card: TypeAlias = Literal["long", "high", "drop", "rotate", "joker"]
Side: TypeAlias = Literal["left", "right"]
Turn: TypeAlias = Literal["left", "right", "half"]
Take: TypeAlias = Colour | Literal["token"]
Use: TypeAlias = Literal["step", "long", "high", "drop", "rotate"]
How: TypeAlias = Literal["walk", "leap", "drop", "fall"]
WhyReturned: TypeAlias = Literal["fifth", "refill", "ejected"]
WhyOver: TypeAlias = Literal["stars", "goal", "bare", "quiet"]
Phase: TypeAlias = Literal["door", "action", "steal", "replay", "over"]

DIRECTIONS: tuple[Direction, ...] = ("N", "E", "S", "W")  # clockwise: turning clockwise adds 1
COLOURS: tuple[Colour, ...] = ("blue", "yellow", "pink", "green", "orange", "white")
CARDS: tuple[Card, ...] = ("long", "high", "drop", "rotate", "joker")
PHASES: tuple[Phase, ...] = ("door", "action", "steal", "replay", "over")

PLAYERS = META.players
SETS = {"box": 6, "pocket": 5}  # what ships, by the value of the option `planets`: cells on a side
FACES_OF_A_SET = frozenset(f"{tile}{side}" for tile in range(1, 7) for side in "ab")
SYMBOLS_OF_A_FACE = (9, 3)  # stars and replays that every face shows that ships
FACE_SIZES = range(4, 9)  # cells on a side of a planet tile; all tiles of a game have the same
STARS_OF_A_COLOUR = 13
STARS = len(COLOURS) * STARS_OF_A_COLOUR  # in the bag: no board shows more symbols
REPLAY_TOKENS = 18
QUIET_ROUNDS_AT_END = 12
MOST_ROUNDS = 10**6  # that are counted: far more than any game has

# The state is kept in small numbers, so that it can be copied fast. Only rules, view, wire and mind read
# them; everybody else asks view.py.

# A cell is an index: y * width + x. A position of a pawn is 4 * cell + the index of its down in DIRECTIONS,
# so `at >> 2` is the cell and `at & 3` the direction.
OFF_BOARD = -1

# A hand is a mask: bit i is 1 if CARDS[i] is in the hand.
FULL_HAND = 0b11111

# A purse is seven numbers: stars by the index of their colour, then the tokens. The purses of all seats stand
# one after the other: number n of seat k is at PURSE * k + n.
TOKENS = 6
PURSE = 7

# A cell of the ground is one byte, 0 if nothing can happen there:
# bits 0 to 2 say what lies there: 1 to 6 a star (COLOURS[n - 1]), 7 a replay symbol without a star;
# bits 3 to 5 say who stands there: the seat + 1; bit 6 is 1 if the open-door marker lies there.
BARE_REPLAY = 7
LYING = 0b111
PAWN_SHIFT = 3
PAWN = 0b111 << PAWN_SHIFT
MARKER = 1 << 6


class Face(Struct, frozen=True):
    """One side of a planet tile, as it is drawn, not turned.

    A floor (x, y) is a platform on the south edge of that cell, a wall (x, y) one on its east edge.
    y = -1 (x = -1) names the north (west) outer edge of the face.
    """

    name: str  # "1a"
    title: str  # what its designer calls it
    size: int  # cells on a side
    floors: frozenset[Cell]
    walls: frozenset[Cell]
    replay: frozenset[Cell]
    star: frozenset[Cell]
    door: Cell
    down: Direction  # of a pawn that enters by the door
    rock: str = "rust"  # the look of the ground: the name of a rock in the art
    own: bool = False  # drawn by somebody, not shipped


Tile: TypeAlias = tuple[Face, ...]  # the faces of one tile: two of ours, one or two of somebody's own


class Material(Struct, frozen=True):
    """What a board is laid from."""

    tiles: tuple[Tile, ...]  # of all sizes; the faces of one tile have the same
    first: tuple[Tile, ...] = ()  # drawn before the others
    size: int = 0  # of the tiles to draw; 0: that of the set that the option `planets` names
    laid: tuple[tuple[Face, int], ...] = ()  # a whole board that people have laid: faces, quarter turns


# The board


class Door(Struct, frozen=True):
    """`down` is that of a pawn that enters here."""

    cell: Cell
    down: Direction


class Laid(Struct, frozen=True, omit_defaults=True):
    """A face in its place on the board."""

    face: Annotated[str, Meta(pattern=r"\A[^\ud800-\udfff]{1,64}\Z")]  # a name
    turns: Annotated[int, Meta(ge=0, le=3)]  # clockwise quarter turns
    at: tuple[int, int]  # column, row
    own: bool = False  # somebody's own face: it may have the name of one that ships


class Layout(Struct, frozen=True, cache_hash=True):
    """A board as drawn. No coordinate is negative: an outer edge is named by the cell across the border."""

    width: int
    height: int
    floors: frozenset[Cell]
    walls: frozenset[Cell]
    replay: frozenset[Cell]
    star: frozenset[Cell]
    doors: tuple[Door, ...]  # in clockwise order
    tiles: tuple[Laid, ...]  # in the order of the doors; may be empty

    @property
    def size(self) -> int:
        """Cells on a side of a tile: there are two tiles in a row, 2 by 2 of them, or 3 by 2."""
        return self.height if self.width == 2 * self.height else self.height // 2

    def tile_of(self, cell: Cell) -> tuple[int, int]:
        """Column and row of the tile on which a cell lies."""
        return cell[0] // self.size, cell[1] // self.size


Path: TypeAlias = tuple[int, ...]  # indices of the cells entered, in order, the fall included
Course: TypeAlias = tuple[Path, int]  # a whole move: its path, and the position of the pawn after it


class Board(Struct, frozen=True, eq=False, gc=False):
    """A layout and the tables that follow from it, made once. Equal layouts share one board: see
    `board.survey`."""

    layout: Layout
    cells: tuple[Cell, ...]  # by index
    courses: tuple[tuple[Course | None, ...], ...]  # by position, then as board.WAYS; None: it is blocked
    blocked: bytes  # by position: bit i is 1 if board.WAYS[i] is blocked
    bared: bytes  # by cell: the byte of the ground once the star is gone
    doors: tuple[int, ...]  # by door: the position of a pawn that enters


class Terms(Struct, frozen=True):
    """What was agreed before the game, and the numbers that follow from it."""

    players: int
    end: str
    first_door: str
    first_player: str  # "random", or the seat that was named
    planets: str  # the set that was drawn from, or "box" if the tiles have another size
    stars_at_end: int  # the standard end: at most so many left
    goal: int  # points that trigger the last round; 0 with the standard end


# The state and what a seat may know of it


class Back(Struct, frozen=True):
    """The back of a card: a card that the viewer may not know."""


BACK = Back()


class Played(Struct, frozen=True):
    """A card before its owner; `card` is a Back for those who may not know it."""

    card: Card | Back
    open: bool


class Pawn(Struct, frozen=True):
    """Where a pawn is on the board."""

    cell: Cell
    down: Direction


class Theft(Struct, frozen=True):
    """A theft in the middle of a move: the seat must choose what to take."""

    victim: Seat
    rest: Path  # the cells still to enter
    door: bool  # the pawn has just entered by the door


class State(Struct, gc=False):
    """The whole game. It is flat, because a search copies it a hundred thousand times a second."""

    board: Board
    terms: Terms
    ground: bytearray  # by cell: a byte, as above
    pawns: list[int]  # by seat: a position or OFF_BOARD
    purses: bytearray  # by seat: a purse of PURSE numbers
    hands: list[int]  # by seat: a mask of cards
    played: list[tuple[Played, ...]]  # by seat
    stars_left: int  # on the board
    supply: int
    open_door: int  # index into the doors; -1 before it is picked
    first: Seat
    seat: Seat  # to move
    phase: Phase
    round: int = 1
    replayed: bool = False  # the seat to move has spent a token this turn
    last_round: bool = False
    quiet_rounds: int = 0
    stirred: bool = False  # a star or token has moved this round
    pending: Theft | None = None


class GravityView(View, frozen=True, kw_only=True):
    """What one seat may know: everything but the hands and face-down cards of others.

    `ground`, `pawns` and `purses` are as in State; `view.py` reads them in plain words.
    """

    board: Board
    terms: Terms
    ground: bytes
    pawns: tuple[int, ...]
    purses: bytes
    hand: tuple[Card, ...]  # of this seat; empty for NOBODY
    hand_sizes: tuple[int, ...]
    played: tuple[tuple[Played, ...], ...]
    stars_left: int
    supply: int
    open_door: int
    first: Seat
    turn: Seat  # to move, or last to have moved when over
    phase: Phase
    round: int
    replayed: bool
    last_round: bool
    quiet_rounds: int
    stirred: bool
    pending: Theft | None


# Actions


class PickDoor(Action, frozen=True, tag="door"):
    """Put the marker on the first door (an option of the set-up)."""

    door: int


class Refill(Action, frozen=True):
    pass


class Step(Action, frozen=True):
    card: Card
    dir: Side


class Long(Action, frozen=True):
    card: Card
    dir: Side


class High(Action, frozen=True):
    card: Card
    dir: Side


class Drop(Action, frozen=True):
    card: Card


class Rotate(Action, frozen=True):
    card: Card
    turn: Turn


class Steal(Action, frozen=True):
    take: Take


class Replay(Action, frozen=True):
    """Put a token back into the supply and act once more."""


class End(Action, frozen=True):
    """Keep the token: the turn is over."""


CardMove: TypeAlias = Step | Long | High | Drop | Rotate
Move: TypeAlias = PickDoor | Refill | CardMove | Steal | Replay | End


# Events


class GameStarted(Event, frozen=True):
    """The stars lie on the board."""

    players: int
    first: Seat
    stars: int


class MarkerPlaced(Event, frozen=True):
    """The open-door marker has come into the game."""

    door: int
    cell: Cell


class MarkerMoved(Event, frozen=True):
    door: int
    source: Cell
    cell: Cell


class TurnStarted(SeatEvent, frozen=True):
    round: int


class PawnEntered(SeatEvent, frozen=True):
    door: int
    cell: Cell
    down: Direction


class CardPlayed(SeatEvent, frozen=True):
    """`card` is a Back for those who may not know it; `use` is what it was played for."""

    card: Card | Back
    open: bool
    use: Use


class CardsReturned(SeatEvent, frozen=True):
    """All five are in the hand again."""

    number: int  # of cards that lay played
    why: WhyReturned


class PawnTurned(SeatEvent, frozen=True):
    cell: Cell
    turn: Turn
    down: Direction  # after it


class CellEntered(SeatEvent, frozen=True):
    cell: Cell
    direction: Direction  # of this crossing, on the screen
    how: How
    wrapped: bool  # left on one side of the board, entered on the other


class PawnEjected(SeatEvent, frozen=True):
    """`seat` is off the board."""

    by: Seat
    cell: Cell


class StolenFrom(SeatEvent, frozen=True):
    """`seat` has taken one thing from `victim`; the counts are those of that thing, afterwards."""

    victim: Seat
    take: Take
    count: int
    victim_count: int


class StarTaken(SeatEvent, frozen=True):
    cell: Cell
    colour: Colour
    count: int  # of that colour in the purse, afterwards
    stars_left: int


class TokenTaken(SeatEvent, frozen=True):
    cell: Cell
    tokens: int
    supply: int


class PawnLanded(SeatEvent, frozen=True):
    """The move is over. `fell` counts the cells of its fall (since the theft, if one came between)."""

    cell: Cell
    down: Direction
    fell: int


class TokenSpent(SeatEvent, frozen=True):
    tokens: int
    supply: int


class RoundEnded(Event, frozen=True):
    round: int
    quiet_rounds: int
    stars_left: int


class LastRoundAnnounced(Event, frozen=True):
    seat: Seat  # whose points did it
    points: int


class GameEnded(Event, frozen=True):
    """The reason: few stars left, the last round over, an empty board, or 12 quiet rounds."""

    why: WhyOver
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
