"""What the bots know of each game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from math import sqrt
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from game import catalogue
from game.ai.bot import Budget, Level
from game.ai.levels import WHOLE, choose, think
from game.ai.mind import ALIKE
from game.ai.search import search
from game.engine.chance import seed_for
from game.games.fairy_lights.game import GAME as LIGHTS
from game.games.fairy_lights.mind import MIND as LIGHTS_MIND
from game.games.fairy_lights.mind import LegendLightsMind
from game.games.fairy_lights.model import COLOURS, Card, Lights, LightsView, Take
from game.games.fairy_lights.rules import REVEAL
from game.games.fairy_lights.view import preview as lights_preview
from game.games.gravity.game import GAME as GRAVITY
from game.games.gravity.mind import MIND as GRAVITY_MIND
from game.games.gravity.model import PURSE, PawnEjected, Played
from game.games.gravity.rules import END, REPLAY, USES
from game.games.gravity.view import preview
from game.games.star_race.mind import (
    CLEAR,
    CLOSE,
    DOUBT,
    MANY,
    Effect,
    effects_of,
    is_plainer,
    last_plays,
    oddities,
)
from game.games.star_race.mind import MIND as RACE_MIND
from game.games.star_race.model import ALIENS, PAIRS, Adopt, Advance
from game.games.star_race.rules import ADVANCES, points
from tests.bots import PILOTS
from tests.games.fairy_lights.laid import position
from tests.games.star_race.races import adopt, race, swap, trade
from tools.endings import endings


def state_of(name: str, players: int = 2, seed: int = 1) -> Any:
    return catalogue.game(name).new(catalogue.material(name), players, seed).state


@pytest.mark.parametrize("name", catalogue.names())
@pytest.mark.parametrize("players", [2, 4])
def test_an_evaluation_shares_the_win_out(name: str, players: int) -> None:
    game, rng = catalogue.game(name), Random(1)
    state = state_of(name, players)
    while legal := game.legal(state):
        values = catalogue.mind(name).evaluate(state)
        assert len(values) == players
        assert sum(values) == pytest.approx(1)
        assert min(values) >= 0
        game.play(state, rng.choice(legal))
    result = game.result(state)
    assert result is not None
    shared = [(seat in result.winners) / len(result.winners) for seat in range(players)]
    assert list(catalogue.mind(name).evaluate(state)) == shared


@pytest.mark.parametrize("name", catalogue.names())
def test_an_order_holds_legal_actions_that_share_one_thought(name: str) -> None:
    game, rng = catalogue.game(name), Random(2)
    state = state_of(name, 3)
    while legal := game.legal(state):
        order = catalogue.mind(name).order(state, legal)
        assert {action for action, _ in order} <= set(legal)
        assert sum(share for _, share in order) == pytest.approx(1)
        game.play(state, rng.choice(legal))


# Gravity


def meeting(round_: int) -> Any:
    """A state in which the seat to act can eject the other, or go elsewhere."""
    game, rng = catalogue.game("gravity"), Random(3)
    for seed in range(50):
        state = state_of("gravity", seed=seed)
        while legal := game.legal(state):
            ejecting = [action for action in legal if action in USES and ejects(state, action)]
            if ejecting and len(ejecting) < len(legal) and state.phase == "action":
                state.round = round_
                return state
            game.play(state, rng.choice(legal))
    raise AssertionError


def ejects(state: Any, action: Any) -> bool:
    game = catalogue.game("gravity")
    after = game.copy(state)
    log: list[Any] = []
    game.play(after, action, log)
    return any(type(event).__name__ == "PawnEjected" for event in log)


def test_the_longer_a_fight_the_more_a_star_of_the_board_counts_beside_a_stolen_one() -> None:
    game = catalogue.game("gravity")
    for players in (2, 4):
        state = fight(players)
        gaps, wins = [], []
        for round_ in (1, 12, 20):
            state.round = round_
            promised = {action: GRAVITY_MIND.outlook(state, action) for action in game.legal(state)}
            stars = [action for action in promised if takes_a_star(state, action)]
            thefts = [action for action in promised if robs_only(state, action)]
            gaps.append(max(promised[each] for each in stars) - max(promised[each] for each in thefts))
            wins.append(sum(GRAVITY_MIND.hopes(state, GRAVITY_MIND.evaluate(state))))
            assert sum(GRAVITY_MIND.evaluate(state)) == pytest.approx(1)
        assert gaps[0] < gaps[1] < gaps[2]
        assert wins[0] == pytest.approx(1)
        assert wins[0] > wins[1] > wins[2] > 0


def fight(players: int) -> Any:
    """A state in which the seat to act can eject another, or take a star and eject nobody."""
    game, rng = catalogue.game("gravity"), Random(3)
    for seed in range(50):
        state = state_of("gravity", players, seed)
        while legal := game.legal(state):
            both = all(any(does(state, action) for action in legal) for does in (robs_only, takes_a_star))
            if both and state.phase == "action" and state.stars_left > 2 * state.terms.stars_at_end:
                return state
            game.play(state, rng.choice(legal))
    raise AssertionError


def takes_a_star(state: Any, action: Any) -> bool:
    after = GRAVITY.after(state, action)
    return bool(after.stars_left < state.stars_left and after.phase == "action") and not ejects(state, action)


def robs_only(state: Any, action: Any) -> bool:
    after = GRAVITY.after(state, action)
    while after.phase == "steal":
        after = GRAVITY.after(after, GRAVITY.legal(after)[0])
    return bool(after.stars_left == state.stars_left and after.phase == "action") and ejects(state, action)


def test_in_the_last_round_a_win_counts_in_full_however_late_it_is() -> None:
    state = meeting(60)
    state.stars_left = state.terms.stars_at_end
    assert sum(GRAVITY_MIND.hopes(state, GRAVITY_MIND.evaluate(state))) == pytest.approx(1)


def test_in_a_long_fight_the_chance_that_is_told_is_still_the_share_of_the_win() -> None:
    state = fight(2)
    state.round = 20
    view = catalogue.game("gravity").view(state, state.seat)
    assert sum(GRAVITY_MIND.hopes(state, GRAVITY_MIND.evaluate(state))) < 0.01
    assert max(value for _, value in search(GRAVITY_MIND, view, 1, 60).values()) > 0.1


@pytest.mark.parametrize("level", ["pilot", "ace"])
def test_however_late_it_is_a_theft_or_a_token_that_wins_at_the_end_is_not_refused(level: Level) -> None:
    game, mind, phases = catalogue.game("gravity"), catalogue.mind("gravity"), list[str]()
    for known in islice(endings("gravity", 2, level="rookie"), 24):
        view = replace(known.view, round=60)
        won = [action for action in view.legal if known.values.get(action, 0) > 1 - ALIKE]
        if won and len(won) < len(view.legal):
            phases.append(game.imagine(view, Random(0)).phase)
            assert choose(mind, view, level, 1, Budget(nodes=100)).action in won
    assert {"action", "replay"} <= set(phases)


def test_however_late_it_is_a_token_is_spent_on_stars() -> None:
    game, asked = catalogue.game("gravity"), 0
    for state in acting_again():
        state.round = 60
        again = game.after(state, REPLAY)
        if state.stars_left > state.terms.stars_at_end:
            judged = GRAVITY_MIND.judge(game.view(state, state.seat))
            if any(takes_a_star(again, action) for action in game.legal(again)):
                asked += 1
                assert judged[REPLAY] > judged[END]
    assert asked


def acting_again() -> Iterator[Any]:
    """States in which a seat may act again."""
    game = catalogue.game("gravity")
    for seed in range(4):
        state = state_of("gravity", seed=seed)
        while (seat := game.to_act(state)) is not None:
            if state.phase == "replay":
                yield game.copy(state)
            game.play(state, PILOTS["gravity"](game.view(state, seat), Random(1)))


@pytest.mark.sampled(5, 1)
@pytest.mark.parametrize("seed", [71_000_000, 71_000_002, 71_000_006, 182_000_032, 182_000_172])
def test_pilots_do_not_rob_each_other_round_after_round(seed: int) -> None:
    game, mind = catalogue.game("gravity"), catalogue.mind("gravity")
    state, plies = state_of("gravity", seed=seed), 0
    while (seat := game.to_act(state)) is not None:
        game.play(state, choose(mind, game.view(state, seat), "pilot", plies).action)
        plies += 1
    assert state.round < 18


def test_a_pilot_judges_a_move_after_its_theft() -> None:
    game, state = catalogue.game("gravity"), meeting(5)
    state.purses[PURSE * (1 - state.seat)] = 4
    for action in game.legal(state):
        after = game.after(state, action)
        if after.phase == "steal":
            thefts = [GRAVITY_MIND.outlook(after, theft) for theft in game.legal(after)]
            assert GRAVITY_MIND.outlook(state, action) == max(thefts) > GRAVITY_MIND.lead(after, state.seat)
            return
    raise AssertionError


@pytest.mark.parametrize("seed", [14, 15, 16])
def test_games_of_bots_that_could_steal_for_ever_end(seed: int) -> None:
    game, state, plies = catalogue.game("gravity"), state_of("gravity", seed=seed), 0
    while (seat := game.to_act(state)) is not None:
        level: Level = "ace" if seat else "pilot"
        view = game.view(state, seat)
        game.play(
            state,
            choose(catalogue.mind(game.name), view, level, plies, Budget(nodes=40)).action,
        )
        plies += 1
    assert plies < 1000


def test_a_card_worth_keeping_is_not_taken_for_one_lying_face_down() -> None:
    known, view = catalogue.mind("gravity"), catalogue.game("gravity").view(state_of("gravity"), 0)
    long, joker = state_of("gravity"), state_of("gravity")
    long.played[1] = (Played("long", False),)
    joker.played[1] = (Played("joker", False),)
    assert known.likelihood(view, long) > known.likelihood(view, joker)


# La Course des étoiles


def test_who_advances_an_alien_is_taken_for_its_friend() -> None:
    game = catalogue.game("star_race")
    state = state_of("star_race")
    state.pushed[len(ALIENS)] = 4  # seat 1, yellow
    state.tokens = ("blue", "red")
    view = game.view(state, 0)
    friend, other = game.copy(state), game.copy(state)
    friend.tokens = ("blue", "yellow")
    known = catalogue.mind("star_race")
    assert known.likelihood(view, friend) > 5 * known.likelihood(view, other)


def test_an_alien_that_leads_for_good_promises_nothing_and_the_next_one_three() -> None:
    state = state_of("star_race")
    state.aliens = {"yellow": 16, "blue": 12, "red": 8, "green": 4, "purple": 1}
    prospects = RACE_MIND.prospects(state)
    assert prospects[1] == max(prospects)
    assert prospects[4] == min(prospects)
    assert abs(prospects[0]) < 1


def test_standing_is_all_that_tells_aliens_apart() -> None:
    state = state_of("star_race")
    state.aliens = {"yellow": 7, "blue": 4, "red": 8, "green": 4, "purple": 5}
    before = RACE_MIND.prospects(state)
    assert before[1] == before[3]
    state.aliens = {"yellow": 4, "blue": 7, "red": 5, "green": 8, "purple": 4}
    after = RACE_MIND.prospects(state)
    assert after == (before[1], before[0], before[4], before[2], before[3])


def test_nobody_who_plays_on_an_imagined_race_knows_the_tokens_of_others() -> None:
    game, legend = catalogue.game("star_race"), catalogue.mind("star_race").for_legend()
    for seed in range(20):
        state = state_of("star_race", players=4, seed=seed)
        state.seat = 0
        other = game.copy(state)
        own, one, *rest = state.tokens
        (nobodys,) = set(ALIENS) - {own, one, *rest}
        other.tokens = (own, nobodys, *rest)
        choices = [legend.wander(each, game.legal(each), Random(1)) for each in (state, other)]
        assert choices[0] == choices[1]


def test_legend_plays_imagined_races_to_their_end() -> None:
    game = catalogue.game("star_race")
    view = game.view(state := state_of("star_race"), state.seat)
    wins = think(catalogue.mind(game.name), view, "legend", 1, Budget(nodes=60)).totals
    looks = think(catalogue.mind(game.name), view, "ace", 1, Budget(nodes=60)).totals
    assert all((2 * total).is_integer() for total in wins)
    assert not all((2 * total).is_integer() for total in looks)


def test_a_hint_of_the_race_tells_what_its_favourites_promise_and_no_more() -> None:
    game = catalogue.game("star_race")
    adopting = []
    for seed in range(20):
        state = state_of("star_race", 3, seed)  # where every alien promises the same: one point
        view: Any = game.view(state, state.seat)
        adopting += [(view, action) for action in view.legal if isinstance(action, Adopt)]
    assert adopting
    for view, action in adopting:
        reason = catalogue.mind("star_race").explain(view, action)
        assert (reason.text, reason.numbers["expected"]) == ("ai-race-adopt", 3.0)


# Fairy Lights


def lights(*shop: Card) -> LightsView:
    game = catalogue.game("fairy_lights")
    state = state_of("fairy_lights")
    view: LightsView = game.view(state, state.seat)
    return replace(view, shop=shop, repeat=(10, 90))


@pytest.mark.parametrize("level", ["pilot", "ace"])
def test_a_finished_series_of_stars_is_taken(level: Any) -> None:
    game = catalogue.game("fairy_lights")
    golds = Card("gold", 1, 4), Card("pink", 1, 0), Card("gold", 1, 4)
    view = lights(*golds, Card("yellow", 1, 0))
    seats, points = list(view.seats), list(view.points)
    seats[view.turn], points[view.turn] = Lights({"gold": (Card("gold", 1, 4),)}, ()), -4
    state = game.imagine(replace(view, seats=tuple(seats), points=tuple(points)), Random(1))
    choice = choose(catalogue.mind(game.name), game.view(state, state.seat), level, 1, Budget(nodes=300))
    assert choice.action == Take(("gold",))
    assert (choice.reason.text, choice.reason.numbers["gain"]) == ("ai-lights-finish", 16)


@pytest.mark.parametrize(
    ("shop", "series", "colours"),
    [
        ("o1*1 y1*1 o2*2 p1*1", ("", ""), "orange"),  # three points at hand, and no fifth card for them
        ("y1 p1*2 y1", ("y1 p2*1 o2*2", "p1*1"), "pink"),  # four points, where one in three cards repeats
        (
            "y1 p1*1 g1*4 y1 s2*3",
            ("o1*1 o1*2 s1*2", "", "", ""),
            "silver gold",
        ),  # rich series
        ("p2*2 p2*1 o1*2 p1 y1*1", ("p1*1 o1*1", "", "", ""), "pink orange"),
        # the silver that the next seat lacks
        ("s1*2 s2*3 y1 s1*2 o2*2", ("s1*3", "y2*1 o2*2 s1*2 s1*3", "", ""), "orange silver"),
    ],
)
def test_a_pilot_weighs_the_next_card_and_what_it_leaves(
    shop: str, series: Sequence[str], colours: str
) -> None:
    view = LIGHTS.view(position(shop, [(cards, "") for cards in series], ""), 0)
    choice = choose(LIGHTS_MIND, view, "pilot", 1)
    assert choice.action == Take(tuple(colour for colour in COLOURS if colour in colours.split()))


def test_of_what_is_alike_a_pilot_does_what_wins_most_at_once() -> None:
    state, alike, plies = state_of("fairy_lights", 3), 0, 0
    while (seat := LIGHTS.to_act(state)) is not None:
        view = LIGHTS.view(state, seat)
        judged: Any = LIGHTS_MIND.judge(view)
        action: Any = choose(LIGHTS_MIND, view, "pilot", plies).action
        ways = [way for way in judged if judged[way] == judged[action]]
        wins = {way: sum(o.points for o in lights_preview(view, way)) if way != REVEAL else 0 for way in ways}
        assert wins[action] == max(wins.values())
        alike += len(ways) > 1
        LIGHTS.play(state, action)
        plies += 1
    assert alike > 5


@pytest.mark.parametrize(("players", "as_legend"), [(2, False), (3, True), (6, True)])
def test_where_more_than_two_play_ace_judges_as_legend_does(players: int, as_legend: bool) -> None:
    game, known = catalogue.game("fairy_lights"), catalogue.mind("fairy_lights")
    state = game.after(state_of("fairy_lights", players), REVEAL)
    view = game.view(state, state.seat)
    for level in ("ace", "legend"):
        tally = think(known, view, level, 1, Budget(nodes=60), half=WHOLE)
        searched = search(known.for_legend(), view, seed_for(1, "half", WHOLE), 60, infer=level == "legend")
        assert (tally == searched) is (as_legend or level == "legend")


def test_a_series_without_stars_promises_legend_nothing_and_one_with_stars_that_they_turn_round() -> None:
    known: Any = catalogue.mind("fairy_lights").for_legend()
    assert known.promise((Card("yellow", 1, 0),), 0) <= 0
    assert known.promise((Card("silver", 1, 3),), 3) > 3  # until then they count minus 3


def test_a_lead_says_more_the_fewer_turns_each_seat_has_to_come() -> None:
    chances = []
    for players in (2, 4, 6):
        state = state_of("fairy_lights", players)
        state.points[0] = 10
        chances.append(catalogue.mind("fairy_lights").evaluate(state)[0] * players)
    assert chances == sorted(chances)


class Watching(LegendLightsMind):
    """Notes who acted last in a playout, and who was to act when it was evaluated."""

    def __init__(self) -> None:
        super().__init__()
        self.acted: int | None = None
        self.ends: list[tuple[int, int | None]] = []

    def wander(self, state: Any, legal: Any, rng: Any) -> Any:
        self.acted = state.seat
        return super().wander(state, legal, rng)

    def estimate(self, state: Any) -> Any:
        if self.acted is not None:
            self.ends.append((self.acted, self.game.to_act(state)))
            self.acted = None
        return super().estimate(state)


def test_legend_judges_imagined_games_of_lights_at_the_end_of_a_turn() -> None:
    watching, state = Watching(), state_of("fairy_lights", players=3)
    watching.game.play(state, REVEAL)
    search(watching, watching.game.view(state, state.seat), 1, 300)
    assert len(watching.ends) > 100
    assert all(acted != to_act for acted, to_act in watching.ends)


def test_a_hint_of_gravity_tells_the_points_that_its_preview_shows() -> None:
    game, rng, told = catalogue.game("gravity"), Random(4), 0
    state = state_of("gravity", 4, seed=7)
    for _ in range(120):
        view: Any = game.view(state, state.seat)
        for action in view.legal:
            reason = catalogue.mind("gravity").explain(view, action)
            if reason.text in ("ai-gravity-gain", "ai-gravity-eject"):
                assert reason.numbers["gain"] == preview(view, action).gain[view.seat]
                told += 1
        game.play(state, rng.choice(view.legal))
    assert told > 50


def test_a_hint_of_gravity_says_what_to_play_and_whom_it_costs() -> None:
    game, rng = catalogue.game("gravity"), Random(4)
    state, told, named = state_of("gravity", 4, seed=7), set(), 0
    for _ in range(120):
        view: Any = game.view(state, state.seat)
        for action in view.legal:
            reason = catalogue.mind("gravity").explain(view, action)
            told.add((reason.numbers.get("use"), reason.numbers.get("card")))
            if reason.text == "ai-gravity-eject":
                lost = [
                    event.seat for event in preview(view, action).events if isinstance(event, PawnEjected)
                ]
                assert reason.numbers["victim"] == lost[0]
                named += 1
        game.play(state, rng.choice(view.legal))
    assert named > 0
    assert {("long", "own"), ("long", "joker"), ("rotate", "own"), ("step", "drop")} <= told


@pytest.mark.slow
def test_a_pilot_hardly_ever_ends_a_race_that_it_will_rather_lose_and_every_race_that_it_wins() -> None:
    game, mind = catalogue.game("star_race"), catalogue.mind("star_race")
    ended = lost = went_on = 0
    for seed in range(20):
        state, plies = state_of("star_race", 4, seed), 0
        while (seat := game.to_act(state)) is not None:
            view: Any = game.view(state, seat)
            action, ends = choose(mind, view, "pilot", plies).action, last_plays(view)
            if action in ends:
                ended += 1
                lost += ends[action] < 0.25 and any(other not in ends for other in view.legal)
                assert ends[action] == max(ends.values())
            elif ends:
                went_on += 1
                assert max(ends.values()) < 1
            game.play(state, action)
            plies += 1
    assert ended > 5
    assert lost <= ended / 4  # where going on is worse still
    assert went_on


def test_a_pilot_far_from_the_end_does_nothing_that_looks_odd_unless_it_promises_more() -> None:
    game, mind = catalogue.game("star_race"), catalogue.mind("star_race")
    plainer = 0
    for seed in range(4):
        state, plies = state_of("star_race", 3, seed), 0
        while (seat := game.to_act(state)) is not None:
            view: Any = game.view(state, seat)
            action: Any = choose(mind, view, "pilot", plies).action
            if RACE_MIND.turns_left(state) > CLOSE:
                judged = RACE_MIND.judge(view)
                effects = effects_of(state, judged)
                odd = oddities(state, effects, last_plays(view))
                calm = max(judged, key=lambda move: judged[move] - DOUBT * sqrt(odd[move]))
                if action != calm:
                    plainer += 1
                    assert is_plainer(effects[action], effects[calm])
                    assert judged[action] > judged[calm] - CLEAR
            game.play(state, action)
            plies += 1
    assert plainer > 5


@pytest.mark.parametrize(
    ("favourite", "odd"),
    [
        ("R", {"b": 1, "r": 3, "y": 1}),  # leads the first one on; 3 points go, as the own one comes first
        ("G", {"b": 1, "r": 0, "y": 0}),
        ("Y", {"b": 1, "r": 0, "y": 3}),
    ],
)
def test_it_looks_odd_to_bring_an_alien_to_the_front_that_counts_for_oneself(
    favourite: str, odd: dict[str, int]
) -> None:
    state = race("b6 r5 y4 g3", hand="br yb br", favourites=(favourite, "P"), tokens="pb")
    found = oddities(state, effects_of(state, catalogue.game("star_race").legal(state)), {})
    assert {action.alien[0]: many for action, many in found.items() if isinstance(action, Advance)} == odd


def test_it_looks_odd_to_help_others_or_to_spend_a_swap_for_nothing() -> None:
    state = race("b6 r4 y3 g1", hand="yg yg P", favourites=("P", "Y"), tokens="pb")
    found = oddities(state, effects_of(state, catalogue.game("star_race").legal(state)), {})
    yellow, green = (found[ADVANCES[PAIRS["yellow", "green"]][place]] for place in (0, 1))
    assert (yellow, green, found[swap("br")], found[swap("yr")], found[swap("gp")]) == (2, 1, 2, 3, 0)


def test_an_action_is_plainer_that_wins_more_or_helps_less_and_takes_no_more() -> None:
    lead, swap_card = frozenset({"lead"}), frozenset({"swap"})
    nothing = Effect(0, 0, frozenset())
    assert is_plainer(Effect(1, 0, frozenset()), nothing)
    assert is_plainer(Effect(0, -1, frozenset()), nothing)
    assert not is_plainer(nothing, nothing)
    assert not is_plainer(Effect(1, 1, frozenset()), nothing)  # it helps the others, too
    assert not is_plainer(Effect(1, 0, swap_card), nothing)
    assert not is_plainer(Effect(1, 0, swap_card), Effect(0, 0, lead))
    assert is_plainer(Effect(1, 0, lead), Effect(0, 0, lead))
    assert is_plainer(Effect(MANY, 0, swap_card), nothing)


def test_it_looks_odd_to_spend_a_swap_for_a_point() -> None:
    state = race("y4 g3 p2 b1", hand="F yp br", favourites=("P", "Gg", "R", "Y"), tokens="grby")
    legal = catalogue.game("star_race").legal(state)
    effects = effects_of(state, legal)
    assert (effects[trade("p", 1, "g")].gain, effects[trade("p", 1, "g")].help) == (1, -1)
    assert oddities(state, effects, {})[trade("p", 1, "g")] == 1


def test_it_does_not_look_odd_to_lead_where_that_wins_points() -> None:
    state = race("g11 r10 y9 p7 b5", hand="F F yb", favourites=("Gg", "Rr"), tokens="yg")
    effects = effects_of(state, catalogue.game("star_race").legal(state))
    assert effects[ADVANCES[PAIRS["yellow", "blue"]][0]] == Effect(4, -2, frozenset())


def test_a_pilot_that_cannot_but_end_a_race_ends_it_as_it_wins_most_often() -> None:
    state = race("r16 p15 y13 b9 g7", hand="F b F", favourites=("Yr", "br"), tokens="rp", dropped="G", gone=7)
    view = catalogue.game("star_race").view(state, 0)
    ends = last_plays(view)
    assert set(ends) == set(view.legal)
    assert (ends[adopt("b", "r")], ends[trade("r", 1, "b")]) == (0.5, 0.75)
    assert choose(RACE_MIND, view, "pilot", 1).action == trade("r", 1, "b")


def test_a_pilot_plays_a_swap_that_it_has_kept_in_its_last_turn() -> None:
    favourites = ("gr", "pr", "Rp", "Yr")
    state = race("g8 y5 r4 p3", hand="yp br P", favourites=favourites, tokens="pgry", dropped="PB", deck=1)
    view = catalogue.game("star_race").view(state, 0)
    assert choose(RACE_MIND, view, "pilot", 1).action == swap("yg")  # green, which is its own, comes second


def test_a_pilot_asks_in_its_last_turn_what_the_others_may_still_do() -> None:
    favourites = ("Bg", "Gb", "br")
    state = race("b9 p7 r5 g2 y1", hand="P F yr", favourites=favourites, tokens="byr", dropped="Y", gone=1)
    view = catalogue.game("star_race").view(state, 0)
    assert choose(RACE_MIND, view, "pilot", 1).action == swap("bp")  # blue, twice its own, comes second


def test_ace_plays_races_to_their_end_once_that_is_near() -> None:
    game = catalogue.game("star_race")
    far, near = race("b9 p7 r5 g2 y1"), race("b9 p7 r5 g2 y1", gone=1)
    assert RACE_MIND.for_ace(game.view(far, 0)).plies < RACE_MIND.for_ace(game.view(near, 0)).plies


def test_a_hint_to_replay_tells_what_a_move_wins_or_that_it_wins_no_more_than_the_token() -> None:
    game, rng, told = catalogue.game("gravity"), Random(2), set()
    state = state_of("gravity", seed=3)
    for _ in range(400):
        if not game.legal(state):
            break
        if state.phase == "replay":
            view: Any = game.view(state, state.seat)
            replayed = game.view(game.after(state, REPLAY), state.seat)
            most = max(preview(replayed, action).gain[view.seat] for action in replayed.legal)
            for action in view.legal:
                reason = GRAVITY_MIND.explain(view, action)
                assert reason.text.endswith("-even") == (most <= 1)
                assert reason.numbers["gain"] == max(0, most)
                told.add(reason.text)
        game.play(state, rng.choice(game.legal(state)))
    assert len(told) == 4


@pytest.mark.parametrize("level", ["ace", "legend"])
def test_who_can_not_win_any_more_plays_for_its_place(level: Level) -> None:
    game = catalogue.game("fairy_lights")
    state = state_of("fairy_lights", 3)
    state.deck, state.seat, state.points = [], 2, [50, 8, 9]
    state.shop, state.shop_colours = (Card("pink", 1, 2), Card("yellow", 1, 0)), 0b11
    for seed in range(4):
        choice = choose(catalogue.mind(game.name), game.view(state, 2), level, seed, Budget(nodes=40))
        assert choice.action == Take(("yellow",))


def test_a_pilot_weighs_every_token_also_one_that_comes_straight_back() -> None:
    even = 0
    for state in acting_again():
        assert set(GRAVITY_MIND.judge(GRAVITY.view(state, state.seat))) == {REPLAY, END}
        even += GRAVITY_MIND.most(GRAVITY.after(state, REPLAY)) == 1
    assert even


def test_what_looks_plain_in_gravity_is_what_the_rules_say_of_it() -> None:
    rng, seen = Random(1), set()
    for seed in range(3):
        state = state_of("gravity", seed=seed)
        while (seat := GRAVITY.to_act(state)) is not None:
            for action in GRAVITY.legal(state) if state.phase == "action" else ():
                after = GRAVITY.after(state, action)
                if after.phase == "action" and after.seat != seat:
                    gain, ejected, _, safe = GRAVITY_MIND.look(state, action)
                    assert gain == GRAVITY.points(after)[seat] - GRAVITY.points(state)[seat]
                    assert ejected is ejects(state, action)
                    assert safe is not any(ejects(after, answer) for answer in GRAVITY.legal(after))
                    seen.add(safe)
            action = GRAVITY_MIND.rookie(GRAVITY.view(state, seat), rng)
            GRAVITY.play(state, action)
    assert seen == {True, False}


def test_a_pilot_ends_no_game_of_gravity_that_it_loses() -> None:
    game, rng, asked = catalogue.game("gravity"), Random(4), 0
    for seed in range(4):
        state = state_of("gravity", seed=seed)
        while legal := game.legal(state):
            if state.phase == "action" and state.seat != state.first and state.stars_left > 4:
                last = game.copy(state)
                last.stars_left = 5  # who takes one ends the game
                last.purses[PURSE * state.first] += 20
                judged = GRAVITY_MIND.judge(game.view(last, state.seat))
                best = max(judged, key=judged.__getitem__)
                over = {action: _over(last, action) for action in judged}
                if len(set(over.values())) == 2:
                    asked += 1
                    assert not over[best]
            game.play(state, rng.choice(legal))
    assert asked > 5


def _over(state: Any, action: Any) -> bool:
    """Whether the game is over once the turn of a seat is."""
    game = catalogue.game("gravity")
    after = game.after(state, action)
    while after.phase in ("steal", "replay") and after.seat == state.seat:
        after = game.after(after, END if after.phase == "replay" else game.legal(after)[0])
    return bool(after.phase == "over")


def test_a_pilot_hardly_ever_drops_a_favourite_that_it_has_just_adopted_but_for_points() -> None:
    game, mind = catalogue.game("star_race"), catalogue.mind("star_race")
    dropped = adopted = 0
    for seed in range(8):
        state, turns, since = state_of("star_race", 2, seed), 0, dict[tuple[int, str], int]()
        while (seat := game.to_act(state)) is not None:
            action = choose(mind, game.view(state, seat), "pilot", turns).action
            if isinstance(action, Adopt):
                adopted += 1
                gain = points(game.after(state, action))[seat] - points(state)[seat]
                other = action.drop != action.card.alien  # one laid on its like changes nothing
                dropped += other and gain < MANY and turns - since.get((seat, action.drop or ""), -99) <= 6
                since[seat, action.card.aliens[0]] = turns
            game.play(state, action)
            turns += 1
    assert adopted > 15
    assert dropped <= adopted / 15
