## The table of La Course des étoiles
race-standing = Standing
race-points = points
race-discard = Discard
race-last-moves = Last moves
race-cards-left = { $count ->
    [one] card left
   *[other] cards left
}
race-planets-left = { $count ->
    [one] planet left
   *[other] planets left
}
race-only-you = Only you
race-your-turn = Your turn
race-choose-card = Choose a card
race-choose-way = Choose what it does
race-thinking = { $name } is thinking
race-turn = { $name }, choose a card
race-turn-of = { $name } plays
race-over = The race is over
race-until-sun = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
race-until-flag = { $count ->
    [one] 1 planet
   *[other] { $count } planets
}
## What a card can do
race-advance = Advance
race-adopt = Favourite
race-fizzle = Discard it
race-trade-title = Give which favourite for which?
race-for-you = { $change } for you
race-ends = Ends the race
## What each way to play a card is called, and what it brings
race-choice-advance = Advance { ai-race-alien }
race-choice-adopt = Add { ai-race-alien } to your favourites
race-choice-replace = Add { ai-race-alien } to your favourites and discard { ai-race-other }
race-choice-trade = Swap { ai-race-other } for { ai-race-alien } of player { $seat }
race-choice-swap = Swap the positions of { ai-race-alien } and { ai-race-other }
race-choice-fizzle = Discard the card: all aliens are on one planet
race-choice-place = { ai-race-alien }: { $place }
## What the keys do
race-card = Card
race-way = What it does
race-pick-up = Pick up
race-play = Play
race-put-back = Put back
race-guess = Guess tokens
race-pin = Pin
race-close = Close
## The suspicion board
race-guess-title = Who has which token?
race-guess-note = Your guesses. Nobody else sees them.
## Why not
race-refused-wait = It is { $name }’s turn.
race-refused-pick-first = Choose a card of your hand first.
race-refused-over = The race is over.
race-refused-not_your_turn = It is not your turn.
race-refused-not_in_hand = You do not hold that card.
race-refused-choose_what_to_drop = Two favourites lie there: choose which one goes.
race-refused-nothing_to_drop = There is room for another favourite.
race-refused-not_your_favourite = You do not have that favourite.
race-refused-not_their_favourite = They do not have that favourite.
race-refused-not_with_yourself = Trade with somebody else.
race-refused-same_planet = These two are on one planet.
race-refused-alien_between = Only neighbours swap: an alien stands between them.
race-refused-all_together = All aliens are on one planet: there is nothing to swap.
race-refused-swap_is_possible = Two aliens can swap, so the card must be used.
race-refused-not_on_the_card = This card does not do that.
## The log
race-log-place = now { $place }
race-log-leap = over { $count }, now { $place }
race-log-drop = let go
race-log-adopt = adopted
race-log-fizzle = nothing to swap
race-log-swallowed = swallows planet { $planet }
race-log-arrived = has reached the far end
race-log-caught = is caught by the star
race-log-token = was the token
race-log-wins = { $points ->
    [one] wins with 1 point
   *[other] wins with { $points } points
}
## What the small pictures of the log say where there are no pictures
race-log-swap = swaps with
race-log-trade = goes to
race-log-for = for { ai-race-alien }
race-log-sun = the supernova
