## The toy: a game for the tests
game-toy = Levées
game-about-toy = La plus forte carte d’une levée rapporte un point et joue en premier.
toy-turn = { $name }, jouez une carte
toy-over = La partie est finie
toy-play = Jouer { $card }
toy-wait = Ce n’est pas à vous de jouer.
toy-leads = est la plus forte pour l’instant
toy-loses = ne fait pas la levée
toy-told-played = joue { $card }
toy-told-taken = { $points ->
    [one] a 1 levée
   *[other] a { $points } levées
}
toy-told-won = La partie est gagnée
ai-toy-play = Le { $card } mérite un essai.
toy-progress = en cours
