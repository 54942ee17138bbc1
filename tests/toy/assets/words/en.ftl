## The toy: a game for the tests
game-toy = Tricks
game-about-toy = The highest card of a trick takes a point and leads.
toy-turn = { $name }, play a card
toy-over = The game is over
toy-play = Play { $card }
toy-wait = It is not your turn.
toy-leads = is the highest so far
toy-loses = does not take the trick
toy-told-played = plays { $card }
toy-told-taken = { $points ->
    [one] has 1 trick
   *[other] has { $points } tricks
}
toy-told-won = The game is won
ai-toy-play = The { $card } is worth a try.
toy-progress = under way
