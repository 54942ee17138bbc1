## The toy: a game for the tests
game-toy = Slagen
game-about-toy = De hoogste kaart van een slag krijgt een punt en komt uit.
toy-turn = { $name }, speel een kaart
toy-over = Het spel is afgelopen
toy-play = { $card } spelen
toy-wait = Je bent niet aan de beurt.
toy-leads = is tot nu toe de hoogste
toy-loses = haalt de slag niet
toy-told-played = speelt { $card }
toy-told-taken = { $points ->
    [one] heeft 1 slag
   *[other] heeft { $points } slagen
}
toy-told-won = Het spel is gewonnen
ai-toy-play = De { $card } is het proberen waard.
toy-progress = bezig
