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
