"""La Course des étoiles: what a seat knows, and what it can tell from that."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import permutations, takewhile
from random import Random
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from game.engine.chance import shuffled
from game.engine.contract import NOBODY, Event, Glimpse, Seat, Transition
from game.games.star_race import model
from game.games.star_race.model import ALIENS, Adopt, Alien, Back, Cards, Move, RaceView, State, Swap, Trade
from game.games.star_race.rules import copy, legal, play, points, result, standings, values


def view(state: State, seat: Seat) -> RaceView:
    over = state.phase == "over"
    return RaceView(
        seat=seat,
        to_act=None if over else state.seat,
        legal=tuple(legal(state)) if seat == state.seat else (),
        phase=state.phase,
        first=state.first,
        first_player=state.first_player,
        turn=state.seat,
        aliens=state.aliens.copy(),
        deck=max(0, len(state.stock) - model.GALAXY_SIZE),
        gone=max(0, model.GALAXY_SIZE - len(state.stock)),
        discard=tuple(state.discard),
        hand=() if seat == NOBODY else state.hands[seat],
        hand_sizes=tuple(map(len, state.hands)),
        favourites=tuple(state.favourites),
        tokens=tuple(
            token if over or owner == seat else model.BACK for owner, token in enumerate(state.tokens)
        ),
        pushed=tuple(state.pushed),
        unseen=_unseen(state, seat),
        result=result(state),
    )


def _unseen(state: State, seat: Seat) -> Cards:
    hidden = [*state.stock]
    for owner, hand in enumerate(state.hands):
        if owner != seat:
            hidden += hand
    return tuple(sorted(hidden, key=model.CARD_ORDER.__getitem__))


def redact(event: Event, seat: Seat) -> Event:
    if isinstance(event, model.CardDrawn) and event.seat != seat:
        return model.CardDrawn(event.seat, model.BACK, event.planet, event.deck_left)
    if isinstance(event, model.TokenDealt) and event.seat != seat:
        return model.TokenDealt(event.seat, model.BACK)
    return event


def withheld(glimpse: Glimpse[RaceView]) -> Glimpse[RaceView] | None:
    """The hand has a card less than others count in it, and a planet that was drawn is still there."""
    view = glimpse.view
    own = (
        event for event in glimpse.events if isinstance(event, model.CardDrawn) and event.seat == view.seat
    )
    drawn = next(own, None)
    if drawn is None or isinstance(drawn.card, Back):
        return None
    hand = list(view.hand)
    hand.remove(drawn.card)
    hidden = replace(
        view,
        hand=tuple(hand),
        unseen=tuple(sorted((*view.unseen, drawn.card), key=model.CARD_ORDER.__getitem__)),
        gone=view.gone if drawn.planet is None else view.gone - 1,
    )
    unseen = model.CardDrawn(drawn.seat, model.BACK, drawn.planet, drawn.deck_left)
    events = [
        unseen if event is drawn else event
        for event in glimpse.events
        if not isinstance(event, model.PlanetSwallowed)
    ]
    return Glimpse(glimpse.ply, tuple(events), hidden)


def has_secret(view: RaceView) -> bool:
    return view.seat != NOBODY  # a hand, at all times


def teaches(before: State, step: Transition[State]) -> bool:
    return True  # every play shows a card of a hand


def imagine(view: RaceView, rng: Random) -> State:
    """A state that fits the view: unseen cards and tokens in any order, all equally likely.

    Nothing else is known: nobody sees a card before it is played, nor a token before the end, and no play
    is ever forced.
    """
    stock = shuffled(rng, view.unseen)
    hands = [
        view.hand if seat == view.seat else tuple([stock.pop() for _ in range(size)])
        for seat, size in enumerate(view.hand_sizes)
    ]
    return State(
        aliens=dict(view.aliens),
        stock=stock,
        discard=list(view.discard),
        hands=hands,
        favourites=list(view.favourites),
        tokens=_imagine_tokens(view.tokens, rng),
        first=view.first,
        first_player=view.first_player,
        seat=view.turn,
        phase=view.phase,
        pushed=list(view.pushed),
    )


def _imagine_tokens(tokens: tuple[Alien | Back, ...], rng: Random) -> tuple[Alien, ...]:
    free = shuffled(rng, [alien for alien in ALIENS if alien not in tokens])
    return tuple(free.pop() if isinstance(token, Back) else token for token in tokens)


class Preview(Struct, frozen=True):
    """What an action would do, as far as the seat knows: all but the card drawn and the others' tokens."""

    events: tuple[Event, ...]  # up to the draw
    aliens: Mapping[Alien, int]
    standings: tuple[Mapping[Alien, int], Mapping[Alien, int]]  # before and after, from 1 to 5
    points: tuple[int, int]  # of the viewing seat, its token counted, before and after
    open_points: tuple[tuple[int, int], ...]  # of every seat for its favourite cards alone, before and after
    ends: bool  # whether the game would be over


def preview(view: RaceView, action: Move) -> Preview:
    """What a legal action of the viewing seat would do."""
    before = imagine(view, Random(0))
    after = copy(before)
    log: list[Event] = []
    play(after, action, log)
    return Preview(
        events=tuple(takewhile(lambda event: not isinstance(event, model.CardDrawn | model.RaceEnded), log)),
        aliens=after.aliens,
        standings=(standings(before.aliens), standings(after.aliens)),
        points=(points(before)[view.seat], points(after)[view.seat]),
        open_points=tuple(zip(_open_points(before), _open_points(after), strict=True)),
        ends=after.phase == "over",
    )


def _open_points(state: State) -> tuple[int, ...]:
    value = values(state.aliens)
    return tuple(sum(value[card.alien] for card in cards) for cards in state.favourites)


WhyNot: TypeAlias = Literal[
    "over",
    "not_your_turn",
    "not_in_hand",
    "choose_what_to_drop",  # two favourite cards lie there
    "nothing_to_drop",  # there is room for another
    "not_your_favourite",
    "not_their_favourite",
    "not_with_yourself",
    "same_planet",
    "alien_between",
    "all_together",  # the swap has no effect and can only be discarded
    "swap_is_possible",  # the swap has an effect, so it cannot be discarded
    "not_on_the_card",
]


def refusal(view: RaceView, action: Move) -> WhyNot | None:
    """Why the viewing seat cannot do this now; None if it can."""
    if view.phase == "over":
        return "over"
    if view.turn != view.seat:
        return "not_your_turn"
    if action in view.legal:
        return None
    if action.card not in view.hand:
        return "not_in_hand"
    if isinstance(action, Adopt):
        return _refuse_adopting(view, action)
    if isinstance(action, Trade):
        return _refuse_trading(view, action)
    if isinstance(action, Swap):
        return _refuse_swapping(view, action)
    return "swap_is_possible" if isinstance(action, model.Fizzle) else "not_on_the_card"


def _refuse_adopting(view: RaceView, adopt: Adopt) -> WhyNot:
    if adopt.card.kind != "single":
        return "not_on_the_card"
    if len(view.favourites[view.seat]) < model.MOST_FAVOURITES:
        return "nothing_to_drop"
    return "choose_what_to_drop" if adopt.drop is None else "not_your_favourite"


def _refuse_trading(view: RaceView, trade: Trade) -> WhyNot:
    if trade.seat == view.seat:
        return "not_with_yourself"
    if all(card.alien != trade.give for card in view.favourites[view.seat]):
        return "not_your_favourite"
    return "not_their_favourite"


def _refuse_swapping(view: RaceView, swap: Swap) -> WhyNot:
    if len(set(view.aliens.values())) == 1:
        return "all_together"
    one, other = (view.aliens[alien] for alien in swap.aliens)
    return "same_planet" if one == other else "alien_between"


def tokens_of(view: RaceView) -> Iterator[tuple[Alien, ...]]:
    """All ways in which the tokens may lie, all equally likely."""
    free = [alien for alien in ALIENS if alien not in view.tokens]
    hidden = sum(isinstance(token, Back) for token in view.tokens)
    for dealt in permutations(free, hidden):
        others = iter(dealt)
        yield tuple(next(others) if isinstance(token, Back) else token for token in view.tokens)
