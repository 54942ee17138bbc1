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
race-choose-give = Give which favourite?
race-choose-take = Take which one for it?
race-hint = Hint
race-pass-on = Pass on
race-turn-over = Turn over
race-take-back = Take back
race-next = { $name } is next
race-then = next
race-no-back = no taking back
race-back-to = back to { $place }
race-card-back = the card returns
race-drawn = drawn, unseen
race-played = Your turn is played
race-turned = The drawn card is turned over
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
race-give = Give
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
race-refused-choose_what_to_drop = With two Favourite cards before you, discard one of them.
race-refused-nothing_to_drop = There is room for another Favourite card.
race-refused-not_your_favourite = You do not have that Favourite card.
race-refused-not_their_favourite = They do not have that Favourite card.
race-refused-not_with_yourself = Swap with somebody else.
race-refused-same_planet = These two are on one planet.
race-refused-alien_between = Only neighbours swap positions: an alien stands between them.
race-refused-all_together = All aliens are on one planet: there is nothing to swap.
race-refused-swap_is_possible = Two aliens can swap positions, so they must.
race-refused-not_on_the_card = This card does not do that.
## The log
race-log-place = in position { $place }
race-log-leap = over { $count }, in position { $place }
race-log-drop = discarded
race-log-adopt = new favourite
race-log-fizzle = nothing to swap
race-log-swallowed = swallows planet { $planet }
race-log-arrived = has reached the end of the galaxy
race-log-caught = is caught by the supernova
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
race-digest-took = took
race-digest-for = from you for
race-turned-to = The table has turned: { $name } sits at the bottom.
## What everything on the table is
race-what-turn = Whose turn it is
race-what-turn-said = Beside it, who plays after that, in order.
race-what-until-sun = How long the race goes on
race-what-until-sun-said = After so many turns the supernova reaches the last alien, if it stays where it is. Then the race is over.
race-what-until-flag = How far it is to the flag
race-what-until-flag-said = So many planets lie before the first alien. When it stands on the last one, the race is over.
race-what-deck = deck
race-what-planets = planets
race-what-its-own = its own
race-what-sun = The supernova
race-what-sun-said = Each turn draws a card. With the deck empty, planets are drawn instead, the innermost first.
race-what-flag = The last planet
race-what-flag-said = An alien that gets here ends the race at once.
race-what-alien-said = Position { $place }: each favourite of it is worth { $points } now. Nobody owns an alien.
race-what-standing = Standing
race-what-standing-said = A favourite scores by the position of its alien. Second brings most, first brings nothing.
race-what-place = Position { $place }
race-what-place-said = { $points ->
    [one] A favourite of the alien here scores { $points } point.
   *[other] A favourite of the alien here scores { $points } points.
}
race-what-points = { $name }: { $points }
race-what-points-own = Your Favourite cards and your token, each by the position of its alien.
race-what-points-open = The Favourite cards count, each by the position of its alien. The token counts too, but nobody else knows it.
race-what-favourite = Favourite card
race-what-favourite-said = { ai-race-alien }: position { $place }, { $points } now.
race-what-room = Room for a favourite
race-what-room-said = At most two Favourite cards lie before a player. A 1-alien card can become one.
race-what-token = Favourite token
race-what-token-said = A secret favourite, until the end. It stays for ever.
race-what-token-guess = A secret favourite, until the end. The small picture is your guess; nobody else sees it.
race-what-cards = The hand of { $name }
race-what-cards-said = Cards: { $count }. Nobody else sees them.
race-what-card-pair = 2-alien card
race-what-card-single = 1-alien card
race-what-card-swap_favourites = Swap favourites
race-what-card-swap_positions = Swap positions
race-what-hand = Your cards
race-what-hand-said = You play one of the three, then add one.
race-what-discard = Discard pile
race-what-discard-said = Cards played: { $count }. They do not come back.
race-what-news-said = What happened last, the newest on top.
race-what-told-said = What { $name } did last, and what that changed for you since your last turn.

ai-race-alien = { $alien ->
        [yellow] the yellow puffball
        [blue] the blue jellyfish
        [red] the red robot
        [green] the green sprout
       *[purple] the purple fish
    }
ai-race-other = { $other ->
        [yellow] the yellow puffball
        [blue] the blue jellyfish
        [red] the red robot
        [green] the green sprout
       *[purple] the purple fish
    }
ai-race-gain = { $gain ->
        [0] leaves your points as they are
       *[other] changes your points by { $gain }
    }
ai-race-advance = Advancing { ai-race-alien } { ai-race-gain } now; your favourites then promise about { $expected }.
ai-race-adopt = With { ai-race-alien } among them, your favourites promise about { $expected } { $expected ->
        [one] point
       *[other] points
    }.
ai-race-trade = Swap { ai-race-other } for { ai-race-alien }: your favourites then promise about { $expected } { $expected ->
        [one] point
       *[other] points
    }.
ai-race-swap = Swapping the positions of { ai-race-alien } and { ai-race-other } { ai-race-gain } now; your favourites then promise about { $expected }.
ai-race-fizzle = This card does nothing now, but the others are better kept.

## The cards
fault-deck-alien = “{ $found }” is no alien ({ $known }).
fault-deck-planet-card = “{ $found }” is no card like “pair yellow blue”, “single yellow”, “swap favourites” or “swap positions”.
fault-deck-twice = a “pair” card shows two different aliens, not “{ $alien }” twice.
fault-deck-unmoved = no card moves the alien “{ $alien }”.

## La Course des étoiles
lesson-star_race-favourites = Most points win. You own no alien: your favourites bring you points.
lesson-star_race-token = This token is a favourite too. It is your secret.
lesson-star_race-standing = First brings 0! Second 3, third 2, fourth 1, last −1.
lesson-star_race-advance = A 2-alien card advances one of its two. Send the puffball on.
lesson-star_race-rival = Vega moved the jellyfish. Anybody may move any alien.
lesson-star_race-leap = Aliens leap over full planets. Send the puffball on again.
lesson-star_race-adopt = A 1-alien card may become a favourite. Lay the robot down.
lesson-star_race-trade = Swap favourites: give the fish, last, and get the sprout.
lesson-star_race-past = Vega sent the fish ahead, right up to second place.
lesson-star_race-swap = Neighbours can swap positions. Swap fish and robot: the robot comes second.
lesson-star_race-swallow = No deck left: the supernova swallows planets you draw. Advance the sprout.
lesson-star_race-finish = An alien on the last planet ends the race. Send the jellyfish.
lesson-star_race-end = Tokens turn over, each favourite counts. Most points win!

## The rules of the three games, a page each: its title, then its lines
rules-star_race-goal = The goal
rules-star_race-goal-1 = Five aliens race from the supernova to the end of the galaxy. Nobody owns one.
rules-star_race-goal-2 = You have favourites: cards that all can see, and a token that only you know.
rules-star_race-goal-3 = A favourite scores most in second place, and nothing in first.
rules-star_race-setup = Set-up
rules-star_race-setup-1 = 18 Planet cards, face down, make the galaxy: a spiral from the supernova outwards. The others are the deck.
rules-star_race-setup-2 = All five aliens start together on the first planet, next to the supernova.
rules-star_race-setup-3 = You get one Favourite card, face up, and one Favourite token, secret until the end. The others go out unseen.
rules-star_race-setup-4 = Everybody holds three Planet cards.
rules-star_race-setup-5 = Chance picks the first player, unless you do. Turns go clockwise.
rules-star_race-turn = Your turn
rules-star_race-turn-1 = Play one of your three cards, then add one to your hand.
rules-star_race-turn-2 = An alien advances to the next free planet and leaps over the others.
rules-star_race-turn-3 = One alien to a planet! Only the first planet has room for all.
rules-star_race-turn-4 = Aliens never go back, but by a swap of positions.
rules-star_race-pairs = Two aliens, one alien
rules-star_race-pairs-1 = 2-alien card: advance one of them.
rules-star_race-pairs-2 = 1-alien card: advance it, or add the card to your favourites. Then it does not move.
rules-star_race-pairs-3 = With two Favourite cards before you, discard one of them. The new one stays.
rules-star_race-pairs-4 = The Favourite token stays for ever.
rules-star_race-swaps = Swaps
rules-star_race-swaps-1 = Swap favourites: one of your Favourite cards for one of somebody else’s, even of the same alien. Tokens never move.
rules-star_race-swaps-2 = Swap positions: two aliens on different planets change places if no other stands between them.
rules-star_race-swaps-3 = While all five are still together, that card is only discarded.
rules-star_race-swaps-4 = Otherwise a swap of positions must be made, even one that hurts.
rules-star_race-swaps-5 = Swapped to the first planet, an alien joins those still there.
rules-star_race-star = The supernova
rules-star_race-star-1 = With the deck empty, you draw planets, the innermost first. The supernova swallows them.
rules-star_race-star-2 = If an alien stands on the planet to be drawn, the race is over. That card stays.
rules-star_race-end = The end
rules-star_race-end-1 = The race ends at once when an alien reaches the last planet, or when the supernova would swallow one.
rules-star_race-end-2 = The first alien brings 0 points, the second 3, the third 2, the fourth 1, the last −1.
rules-star_race-end-3 = Aliens that are still together on the first planet are all last.
rules-star_race-score = Points
rules-star_race-score-1 = Your token and each of your Favourite cards count. The same alien twice counts twice.
rules-star_race-score-2 = Most points win. With equal points, the more valuable token wins. Still equal? You share the win.

## Names
game-star_race = La Course des étoiles
credits-star_race = By Andreas Pelikan. Illustrated by Naïade. Published by Le Scorpion masqué inc. © 2011 Le Scorpion masqué, © 2010 Heidelberger Spieleverlag, whose licence it is.

## Results
results-guessed = guessed
results-tie-star_race = Equal points: the more valuable Favourite token wins.

## Settings
command-turn-over = Turn the drawn card over
command-guess = Note a guess
command-way = Effect { $number } of a card

## Setting the table
setup-prettiest-face = First player, in print: whoever pulls the prettiest face.
game-about-star_race = Push five aliens towards the end of the galaxy. Which of them are your favourites? One of them is your secret.
race-progress = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}

## Titles at the end of a game
patch-race-guess = Best guesses
patch-race-leap = Highest leap
patch-race-trade = Best barter
patch-race-traveller = Greatest traveller
race-liked = { ai-race-alien }
