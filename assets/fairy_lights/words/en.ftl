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
lights-lit = Garland
lights-at-risk = Unfinished
lights-of = { $bulbs } of { $whole }
lights-finished = Complete
lights-lost = Lost
lights-finishes = Completes a series
lights-loses = Series lost
lights-reveal = Reveal
lights-reveal-note = reveal a card
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
lights-deck-empty = No card is left to reveal: take.
lights-choose = { $count ->
    [one] Choose a colour first: press one of its cards.
   *[other] Choose two colours first: with five cards in the shop you take both.
}
lights-not-your-turn = It is { $name }’s turn.
lights-repeat = Repeat: the turn ends
lights-last-card = The last card: this turn ends the game
lights-count = Counting the garlands
lights-count-next = next
lights-count-down = face down
lights-count-more = { $name }: { $points } more to lead
lights-count-leads = { $name } leads
lights-count-faster = Faster while held
lights-hung = { $bulbs ->
    [one] 1 bulb
   *[other] { $bulbs } bulbs
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
prompt-lights-choose = Choose
prompt-lights-pick = Pick
prompt-lights-put-back = Put back
lights-told-revealed = revealed
lights-told-repeat = repeated a colour and got nothing
lights-told-last = revealed the last card
lights-told-grown = { $bulbs ->
    [one] keeps 1 bulb
   *[other] keeps { $bulbs } bulbs
}
lights-told-finished = completed
lights-told-lost = { $bulbs ->
    [one] lost 1 bulb
   *[other] lost { $bulbs } bulbs
}
lights-told-discarded = { $cards ->
    [one] The last card of the shop is discarded
   *[other] The last { $cards } cards of the shop are discarded
}
lights-told-won = won the game
lights-told-shared = The win is shared
lights-colour = { $colour ->
    [yellow] raccoon
    [pink] rabbit
    [orange] owl
    [silver] fox
   *[gold] dragon
}
lights-told-bulbs = { lights-colour } { $bulbs ->
    [one] bulb
   *[other] bulbs
}
lights-told-stars = { $stars ->
    [one] star
   *[other] stars
}
lights-turned-to = The table has turned: { $name } sits at the bottom.
## What everything on the table is
lights-what-turn = Whose turn it is
lights-what-turn-said = The first emblem is to move. The others follow in order.
lights-what-odds = The risk of a repeat
lights-what-odds-counted = { $repeat } of the { $deck } cards of the deck have the colour of the last card: they would end the turn. Counted from all cards seen.
lights-what-odds-printed = How many cards have the colour of the last one and would end the turn, among all 103: cards already seen are not counted off.
lights-what-odds-empty = The shop is empty: there is nothing to repeat. The bars are the chances of each colour.
lights-what-deck = The deck: { $count }
lights-what-deck-said = So many cards are left. On the back: how many cards of each colour there are in all, with one bulb and with two.
lights-what-card = Bulbs: { $bulbs }, stars: { $stars }
lights-what-card-said = All cards of a colour are taken together. Bulbs join your series; stars count once it is complete, and against you until then.
lights-what-tag = What taking would do
lights-what-tag-said = Bulbs in your series after that, and how your points change.
lights-what-fifth = The fifth place
lights-what-fifth-said = With five cards in the shop, all of two colours are taken.
lights-what-reveal-said = Reveals the next card. The same colour as the card before ends the turn, with nothing.
lights-what-take-said = Takes all cards of a colour, of two colours once there are five cards. That ends the turn.
lights-what-heap = The discard pile: { $count }
lights-what-heap-said = Cards of lost series. They count for nobody and do not come back.
lights-what-points = { $points ->
    [one] { $name } has 1 point
   *[other] { $name } has { $points } points
}
lights-what-points-said = The stars in the garland, less those on unfinished series.
lights-what-hidden = { $name } shows no points
lights-what-hidden-said = Garlands lie face down until the end: { $bulbs } bulbs on { $cards } cards, their stars unseen. Unfinished series lie open and cost their stars.
lights-what-series = Your series: { lights-colour }
lights-what-series-said = Bulbs: { $bulbs }, stars: { $stars }. Exactly 3, 6, 9 or 12 bulbs complete it, any other number above 3 loses it. Unfinished, it costs its stars.
lights-what-garland = The garland of { $name }
lights-what-garland-said = The bulbs of all complete series: { $bulbs }. Their stars are points.
lights-what-news = Last moves
lights-what-news-said = What happened last, the newest at the right.
lights-what-each-said = What each of the others did last.

ai-lights-colour = { $colour ->
        [yellow] the raccoons
        [pink] the rabbits
        [orange] the owls
        [silver] the foxes
       *[gold] the dragons
    }
ai-lights-second = { $second ->
        [yellow] the raccoons
        [pink] the rabbits
        [orange] the owls
        [silver] the foxes
       *[gold] the dragons
    }
ai-lights-finish = Completing { ai-lights-colour } changes your points by { $gain }.
ai-lights-grow = You can still complete { ai-lights-colour }; until then your points change by { $gain }. { $fit ->
        [one] One card
       *[other] { $fit } cards
    } left in the deck would do.
ai-lights-lose = Losing { ai-lights-colour } does the least harm: your points change by { $gain }.
ai-lights-two = Together, { ai-lights-colour } and { ai-lights-second } change your points by { $gain } now.
ai-lights-reveal = Another card repeats the colour in { $risk }% of the cases, and else the shop gets better.
ai-lights-first = The shop is empty.

## The cards
fault-deck-bulbs = “{ $found }” is no number of bulbs ({ $known }).
fault-deck-stars = “{ $found }” is no number of stars ({ $known }).
fault-deck-bulb-card = after the number comes a card like “yellow 1 bulb 0 stars”, not “{ $found }”.
fault-deck-one-bulb = there are { $found } “{ $colour }” cards with 1 bulb, but the game has { $wanted }.
fault-deck-two-bulbs = there are { $found } “{ $colour }” cards with 2 bulbs, but the game has { $wanted }.

## Fairy Lights
lesson-fairy_lights-aim = Hang complete series of bulbs here. Most points at the end win.
lesson-fairy_lights-reveal = Reveal a card.
lesson-fairy_lights-another = You may take now, or dare another. Dare!
lesson-fairy_lights-take = Now take all cards of one colour. Take the rabbits.
lesson-fairy_lights-unfinished = One or two bulbs wait here. A series left unfinished costs its stars.
lesson-fairy_lights-repeat = Vega revealed raccoon after raccoon: the turn ended with nothing.
lesson-fairy_lights-odds = This shows the risk of a repeat. Reveal a card.
lesson-fairy_lights-finish = The rabbits make three bulbs, a complete series. Take them!
lesson-fairy_lights-lost = Vega took two more raccoons: four bulbs. Too many, all lost!
lesson-fairy_lights-bulbs = Three, six, nine or twelve bulbs of one colour go to your garland, and score.
lesson-fairy_lights-fifth = The fifth card changes the rule. Reveal it.
lesson-fairy_lights-two = Five cards: choose two colours, then take. Owls and foxes complete series!
lesson-fairy_lights-end = So it goes on until the deck is empty. Most points win!

## The rules of the three games, a page each: its title, then its lines
rules-fairy_lights-goal = The goal
rules-fairy_lights-goal-1 = You collect series of bulbs of one colour. Each complete series goes to your garland.
rules-fairy_lights-goal-2 = The stars in your garland are your points.
rules-fairy_lights-goal-3 = A series left unfinished costs you its stars.
rules-fairy_lights-setup = Set-up
rules-fairy_lights-setup-1 = All 103 cards are shuffled and make the deck, face down.
rules-fairy_lights-setup-2 = Beside it is the shop: a row of at most five cards. It starts empty.
rules-fairy_lights-setup-3 = In your playing area lie your series, one of each colour, and your Garland pile. It starts empty as well.
rules-fairy_lights-setup-4 = Chance picks the first player, unless you do. Turns go clockwise.
rules-fairy_lights-turn = Your turn
rules-fairy_lights-turn-1 = Reveal a card into the shop: you must while it is empty, and may until it holds five.
rules-fairy_lights-turn-2 = The same colour as the card before it? Your turn is over, with nothing.
rules-fairy_lights-turn-3 = Otherwise dare again, or take. Simply stopping is not allowed.
rules-fairy_lights-taking = Taking
rules-fairy_lights-taking-1 = With one to four cards in the shop, take all of one colour.
rules-fairy_lights-taking-2 = With five cards, take all of two colours, or of the only one there.
rules-fairy_lights-taking-3 = The rest closes up towards the deck and waits for the next player.
rules-fairy_lights-series = Series
rules-fairy_lights-series-1 = Cards join your series of that colour. Count bulbs: some cards show two.
rules-fairy_lights-series-2 = One or two bulbs: the series is unfinished and waits for more.
rules-fairy_lights-series-3 = Three, six, nine or twelve bulbs of one colour: the complete series goes to your garland, face down.
rules-fairy_lights-series-4 = Any other number blows the fuse. The whole series goes to the discard pile, for good.
rules-fairy_lights-series-5 = Until the end you see how many bulbs and cards hang in the others’ garlands, but not their stars.
rules-fairy_lights-deck = The deck
rules-fairy_lights-deck-1 = The deck holds 103 cards. Their backs show how many there are of each kind.
rules-fairy_lights-deck-2 = The stars are this deck’s, not a rule: raccoons show { $yellow }, rabbits { $pink }, owls { $orange }, foxes { $silver }, dragons { $gold }.
rules-fairy_lights-deck-3 = There are only five golden cards, one bulb each: one golden series at most.
rules-fairy_lights-end = The end
rules-fairy_lights-end-1 = When the last card is revealed, that turn is the last. Cards left in the shop are discarded.
rules-fairy_lights-end-2 = Garlands are turned over and counted: each star is 1 point. Each star on an unfinished series is 1 negative point.
rules-fairy_lights-end-3 = Most points win. With equal points, most cards in the garland, then most negative points win. Still equal? You share the win.

## Names
game-fairy_lights = Fairy Lights
credits-fairy_lights = By Joan Dufour. 3D pictures by Maxime Moulins, concept and graphic design by Anthony Moulins, art director Marie Ooms, development by Michaël Derobertmasure, project by Didier Delhez. Sit Down!, published by Megalopole. © Megalopole 2022.

## Results
results-fairy_lights-garland = garland
results-fairy_lights-unfinished = unfinished
results-tie-fairy_lights = Equal points: most cards in the garland win, then most negative points.

## Settings
command-reveal = Reveal a card
command-take = Take a colour

## Setting the table
game-about-fairy_lights = Reveal cards as long as you dare, take one colour, and hang complete series in your garland.
assist-odds-hidden = No odds
assist-odds-printed = Printed odds
assist-odds-counted = Counted odds
assist-odds-tip = Show nothing, what was printed, or what is still left
lights-progress = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}

## Titles at the end of a game
patch-lights-bold = Boldest reveal
patch-lights-garland = Longest garland
patch-lights-series = Brightest series
lights-liked = { ai-lights-colour }
