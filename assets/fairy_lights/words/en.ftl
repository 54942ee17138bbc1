## Fairy Lights: its table
lights-your-turn = Your turn
lights-turn-of = { $name }’s turn
lights-over = The game is over
lights-to-move = to move
lights-waiting = waiting
lights-thinking = thinking…
lights-last-turn = last turn
lights-points = { $points ->
    [one] point
   *[other] points
}
lights-lit = Lit
lights-at-risk = At risk
lights-of = { $bulbs } of { $whole }
lights-finished = Done
lights-lost = Lost
lights-finishes = Finishes a series
lights-loses = Series lost
lights-reveal = Reveal
lights-reveal-note = turn a card over
lights-no-card = no card is left
lights-full = the shop is full
lights-no-risk = nothing to repeat
lights-ends-turn = { $share } ends the turn
lights-take = Take
lights-take-colours = Take: { $colours }
lights-nothing-yet = the shop is empty
lights-not-yours = not your turn
lights-choose-one = choose a colour
lights-choose-two = choose 2 colours
lights-two-colours = 2 colours, { $cards } cards
lights-take-what = { lights-colour }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
lights-fifth = 5th: take 2 colours
lights-lost-cards = { $cards } lost
lights-odds-title = Repeat
lights-odds-counted = counted
lights-odds-printed = full deck
lights-shop-full = The shop is full: take two colours.
lights-shop-empty = The shop is empty: reveal a card first.
lights-deck-empty = No card is left: take a colour.
lights-choose = Choose what to take: with five cards in the shop, two colours.
lights-not-your-turn = It is { $name }’s turn.
lights-repeat = Repeat: the turn ends
lights-last-card = The last card: this turn ends the game
lights-counting = Counting stars
prompt-lights-choose = Choose
prompt-lights-pick = Pick
prompt-lights-put-back = Put back
lights-told-revealed = revealed
lights-told-repeat = repeat: turn over
lights-told-last = turned the last card over
lights-told-grown = { $bulbs ->
    [one] keeps 1 bulb
   *[other] keeps { $bulbs } bulbs
}
lights-told-finished = lit
lights-told-lost = { $bulbs ->
    [one] lost 1 bulb
   *[other] lost { $bulbs } bulbs
}
lights-told-discarded = { $cards ->
    [one] The last card of the shop is lost
   *[other] The last { $cards } cards of the shop are lost
}
lights-told-won = won the game
lights-told-shared = The win is shared
lights-colour = { $colour ->
    [yellow] yellow
    [pink] pink
    [orange] orange
    [silver] silver
   *[gold] gold
}
lights-told-bulbs = { $colour ->
    [yellow] yellow
    [pink] pink
    [orange] orange
    [silver] silver
   *[gold] gold
} { $bulbs ->
    [one] bulb
   *[other] bulbs
}
lights-told-stars = { $stars ->
    [one] star
   *[other] stars
}

ai-lights-colour = { $colour ->
        [yellow] the yellow raccoons
        [pink] the pink rabbits
        [orange] the orange owls
        [silver] the silver foxes
       *[gold] the golden dragons
    }
ai-lights-second = { $second ->
        [yellow] the yellow raccoons
        [pink] the pink rabbits
        [orange] the orange owls
        [silver] the silver foxes
       *[gold] the golden dragons
    }
ai-lights-finish = Finishing { ai-lights-colour } changes your points by { $gain }.{ ai-chance }
ai-lights-grow = You can still finish { ai-lights-colour }; until then your points change by { $gain }.{ ai-chance }
ai-lights-lose = Losing { ai-lights-colour } does the least harm: your points change by { $gain }.{ ai-chance }
ai-lights-two = Together, { ai-lights-colour } and { ai-lights-second } change your points by { $gain } now.{ ai-chance }
ai-lights-reveal = Another card repeats the colour in { $risk }% of the cases, and else the shop gets better.{ ai-chance }
ai-lights-first = The shop is empty.

## The cards
fault-deck-bulbs = “{ $found }” is no number of bulbs ({ $known }).
fault-deck-stars = “{ $found }” is no number of stars ({ $known }).
fault-deck-bulb-card = after the number comes a card like “yellow 1 bulb 0 stars”, not “{ $found }”.
fault-deck-one-bulb = there are { $found } “{ $colour }” cards with 1 bulb, but the game has { $wanted }.
fault-deck-two-bulbs = there are { $found } “{ $colour }” cards with 2 bulbs, but the game has { $wanted }.

## Fairy Lights
lesson-fairy_lights-reveal = Turn a card over.
lesson-fairy_lights-another = You may take now, or dare another. Dare!
lesson-fairy_lights-take = Now take all cards of one colour. Take the rabbits.
lesson-fairy_lights-unfinished = One or two bulbs wait here. Unfinished, their stars cost you.
lesson-fairy_lights-repeat = Vega turned raccoon after raccoon: the turn ended with nothing.
lesson-fairy_lights-odds = This shows the risk of a repeat. Turn a card over.
lesson-fairy_lights-finish = The rabbits make three bulbs, a finished series. Take them!
lesson-fairy_lights-lost = Vega took two more raccoons: four bulbs. Too many, all lost!
lesson-fairy_lights-bulbs = Three, six, nine or twelve bulbs hang here, and score.
lesson-fairy_lights-fifth = The fifth card changes the rule. Turn it over.
lesson-fairy_lights-two = Five cards: choose two colours, then take. Owls and foxes finish series!
lesson-fairy_lights-end = So it goes on until the deck is empty. Most points win!

## The rules of the three games, a page each: its title, then its lines
rules-fairy_lights-goal = The goal
rules-fairy_lights-goal-1 = You string lights of one colour, and hang each finished series into your garland.
rules-fairy_lights-goal-2 = The stars on hung lights are your points.
rules-fairy_lights-goal-3 = Lights that are not finished cost you their stars.
rules-fairy_lights-turn = Your turn
rules-fairy_lights-turn-1 = Turn a card over into the shop: you must while it is empty, and may until it holds five.
rules-fairy_lights-turn-2 = The same colour as the card before it? Your turn is over, with nothing.
rules-fairy_lights-turn-3 = Otherwise dare again, or take. Simply stopping is not allowed.
rules-fairy_lights-taking = Taking
rules-fairy_lights-taking-1 = With one to four cards in the shop, take all of one colour.
rules-fairy_lights-taking-2 = With five cards, take all of two colours, or of the only one there.
rules-fairy_lights-taking-3 = The rest moves up to the deck and waits for the next player.
rules-fairy_lights-series = Series
rules-fairy_lights-series-1 = Cards join your series of that colour. Count bulbs: some cards show two.
rules-fairy_lights-series-2 = One or two bulbs: the series waits for more.
rules-fairy_lights-series-3 = Three, six, nine or twelve bulbs: the series hangs in your garland.
rules-fairy_lights-series-4 = Any other number blows the fuse. The whole series is lost for good.
rules-fairy_lights-deck = The deck
rules-fairy_lights-deck-1 = The deck holds 103 cards: here is how many of each colour.
rules-fairy_lights-deck-2 = Rare colours carry more stars.
rules-fairy_lights-deck-3 = Golden cards show one bulb each, so there is one golden series at most.
rules-fairy_lights-end = The end
rules-fairy_lights-end-1 = When the last card is turned over, that turn is the last. What is left in the shop counts for nobody.
rules-fairy_lights-end-2 = Each star in your garland is 1 point. Each star on an unfinished series costs 1.
rules-fairy_lights-end-3 = With equal points, more cards in the garland win, then more minus points. Still equal? You share the win.

## Names
game-fairy_lights = Fairy Lights

## Results
results-fairy_lights-garland = garland
results-fairy_lights-unfinished = unfinished
results-tie-fairy_lights = Equal points: more cards in the garland win, then more minus points.

## Settings
command-reveal = Turn a card over
command-take = Take a colour

## Setting the table
game-about-fairy_lights = Turn cards over as long as you dare, take one colour, and hang finished series into your garland.
assist-odds-hidden = No odds
assist-odds-printed = Printed odds
assist-odds-counted = Counted odds
assist-odds-tip = Show nothing, what was printed, or what is still left
