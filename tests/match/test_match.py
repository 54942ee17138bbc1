"""A match: what a person can take back, what happened since, and who sits where."""

from __future__ import annotations

import pytest

from game.catalogue import game, material
from game.engine.contract import IllegalAction
from game.match.lineup import Bot, Lineup, Player
from game.match.match import Match, Note, Seated, begun

PERSON = Player("Ana", "comet")
FRIEND = Player("Bo", "rocket")
ROBOT = Player("Vega", "moon", Bot("pilot"))


def opened(name: str, *players: Player, seed: int = 1, free_undo: bool = False) -> Match:
    rules = game(name)
    table = Lineup(players, free_undo=free_undo)
    return Match(rules, rules.new(material(name), len(players), seed), table, seed)


def play_first(match: Match, kind: str) -> None:
    """The first legal action of this type."""
    seat = match.to_act
    assert seat is not None
    action = next(a for a in match.view(seat).legal if match.game.read_action({"type": kind}) == a)
    match.play(action)


def own_turn(match: Match, seat: int) -> None:
    """Play on until this seat is to act."""
    while match.to_act != seat:
        acting = match.to_act
        assert acting is not None
        match.play(match.view(acting).legal[-1])


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    match = opened("fairy_lights", PERSON, FRIEND)
    before = match.view(0)
    with pytest.raises(IllegalAction):
        match.play(match.game.read_action({"type": "take", "colours": ["pink"]}))
    assert (match.ply, match.view(0)) == (0, before)


def test_a_card_turned_over_cannot_be_taken_back() -> None:
    match = opened("fairy_lights", PERSON, ROBOT)
    own_turn(match, 0)
    play_first(match, "reveal")
    assert match.undo_ply() is None
    assert not match.undo()


def test_a_take_can_be_taken_back_until_the_rival_acts() -> None:
    match = opened("fairy_lights", PERSON, ROBOT)
    own_turn(match, 0)
    while len(match.view(0).legal) == 1:
        play_first(match, "reveal")
        own_turn(match, 0)
    before, ply = match.view(0), match.ply
    match.play(before.legal[-1])
    assert match.undo_ply() == ply
    assert match.undo()
    assert match.view(0) == before
    match.play(before.legal[-1])
    acting = match.to_act
    assert acting == 1
    match.play(match.view(1).legal[-1])
    assert match.undo_ply() is None


def test_a_table_that_agreed_takes_moves_back_across_rivals_where_no_deck_is_hidden() -> None:
    match = opened("gravity", PERSON, ROBOT, free_undo=True)
    own_turn(match, 0)
    before, ply = match.view(0), match.ply
    match.play(before.legal[0])
    while match.to_act == 0:
        match.play(match.view(0).legal[-1])
    match.play(match.view(1).legal[0])
    while match.undo_ply() is not None and match.ply > ply:
        assert match.undo()
    assert match.view(0) == before


def test_after_the_last_action_nothing_is_taken_back() -> None:
    match = opened("gravity", PERSON, FRIEND, free_undo=True)
    while match.to_act is not None:
        match.play(match.view(match.to_act).legal[-1])
    ply = match.ply
    assert match.undo_ply() is None
    assert not match.undo()
    assert (match.ply, match.result() is None) == (ply, False)


def test_a_deck_keeps_its_secrets_even_where_the_table_agreed_to_undo() -> None:
    match = opened("fairy_lights", PERSON, FRIEND, free_undo=True)
    play_first(match, "reveal")
    assert match.undo_ply() is None


def test_since_tells_the_plies_after_ones_own_last_action() -> None:
    match = opened("gravity", PERSON, ROBOT)
    own_turn(match, 0)
    match.play(match.view(0).legal[0])
    last = match.ply
    own_turn(match, 1)
    match.play(match.view(1).legal[0])
    assert list(match.since(0))[-1] == match.ply
    assert match.actor(match.since(0)[0]) == 1
    assert match.since(0)[0] > last - 1


def test_a_seat_changes_hands_during_play() -> None:
    match = opened("gravity", PERSON, FRIEND)
    match.mark(Seated(1, ROBOT))
    assert match.lineup.players == (PERSON, ROBOT)
    assert match.lineup.people() == (0,)


def test_a_restart_begins_from_the_same_opening() -> None:
    match = opened("gravity", PERSON, ROBOT, seed=5)
    opening = match.view(0)
    match.play(match.view(match.to_act or 0).legal[0])
    again = match.restart()
    assert (again.ply, again.view(0)) == (0, opening)


def test_a_rematch_moves_everybody_on_by_one_seat() -> None:
    assert Lineup((PERSON, FRIEND, ROBOT)).rotated().players == (FRIEND, ROBOT, PERSON)


def test_taking_back_leaves_who_sits_there_now_and_what_was_noted() -> None:
    match = opened("gravity", PERSON, FRIEND)
    match.play(match.view(match.to_act or 0).legal[0])
    match.mark(Seated(1, ROBOT))
    match.mark(Note("careful", 0))
    assert match.undo()
    assert (match.ply, match.lineup.players) == (0, (PERSON, ROBOT))
    assert match.marks(0) == [Seated(1, ROBOT), Note("careful", 0)]


@pytest.mark.parametrize(
    ("chosen", "players", "laid"),
    [(("1a", "3b"), 2, 2), (("pocket/1a", "pocket/3b"), 2, 2), (("1a", "3b"), 4, 4), ((), 2, 2)],
)
def test_what_was_chosen_is_played_on_if_it_is_enough(
    chosen: tuple[str, ...], players: int, laid: int
) -> None:
    faces = set()
    for seed in range(4):
        match = begun("gravity", Lineup((PERSON,) * players, material=chosen), seed)
        tiles = match.game.dump(match.opening.state)["board"]["tiles"]
        assert len(tiles) == laid
        faces |= {tile["face"] for tile in tiles}
    named = {name.rpartition("/")[2] for name in chosen}
    assert (faces == named) == (chosen != () and players == 2)
