## The table of La Course des étoiles
race-standing = Classement
race-points = points
race-discard = Défausse
race-last-moves = Derniers coups
race-cards-left = { $count ->
    [one] carte reste
   *[other] cartes
}
race-planets-left = { $count ->
    [one] planète
   *[other] planètes
}
race-only-you = Votre secret
race-your-turn = À vous
race-choose-card = Choisissez une carte
race-choose-way = Choisissez son effet
race-thinking = { $name } réfléchit
race-turn = { $name }, choisissez une carte
race-turn-of = { $name } joue
race-over = La course est finie
race-until-sun = { $count ->
    [one] 1 tour
   *[other] { $count } tours
}
race-until-flag = { $count ->
    [one] 1 planète
   *[other] { $count } planètes
}
## What a card can do
race-advance = Avancer
race-adopt = Favori
race-fizzle = La défausser
race-trade-title = Donner quel favori contre lequel ?
race-for-you = { $change } pour vous
race-ends = Fin de la course
## What each way to play a card is called, and what it brings
race-choice-advance = Avancer { ai-race-alien }
race-choice-adopt = Ajouter { ai-race-alien } à vos favoris
race-choice-replace = Ajouter { ai-race-alien } à vos favoris et défausser { ai-race-other }
race-choice-trade = Échanger { ai-race-other } contre { ai-race-alien } du joueur { $seat }
race-choice-swap = Faire changer de place { ai-race-alien } et { ai-race-other }
race-choice-fizzle = Défausser la carte : tous les extraterrestres sont sur une même planète
race-choice-place = { ai-race-alien } : { $place }
## What the keys do
race-card = Carte
race-way = Effet
race-pick-up = Prendre
race-play = Jouer
race-put-back = Reposer
race-guess = Soupçons
race-pin = Épingler
race-close = Fermer
## The suspicion board
race-guess-title = Qui a quel jeton ?
race-guess-note = Vos soupçons. Personne d’autre ne les voit.
## Why not
race-refused-wait = C’est à { $name } de jouer.
race-refused-pick-first = Choisissez d’abord une carte de votre main.
race-refused-over = La course est finie.
race-refused-not_your_turn = Ce n’est pas votre tour.
race-refused-not_in_hand = Vous n’avez pas cette carte.
race-refused-choose_what_to_drop = Deux favoris sont posés : choisissez lequel part.
race-refused-nothing_to_drop = Il y a de la place pour un autre favori.
race-refused-not_your_favourite = Vous n’avez pas ce favori.
race-refused-not_their_favourite = Ce joueur n’a pas ce favori.
race-refused-not_with_yourself = Échangez avec quelqu’un d’autre.
race-refused-same_planet = Ces deux-là sont sur la même planète.
race-refused-alien_between = Seuls des voisins s’échangent : un alien est entre eux.
race-refused-all_together = Tous les aliens sont ensemble : rien à échanger.
race-refused-swap_is_possible = Deux aliens peuvent s’échanger : la carte doit servir.
race-refused-not_on_the_card = Cette carte ne fait pas cela.
## The log
race-log-place = devient { $place }
race-log-leap = saute { $count }, { $place }
race-log-drop = abandonné
race-log-adopt = adopté
race-log-fizzle = rien à échanger
race-log-swallowed = avale la planète { $planet }
race-log-arrived = est au bout de la spirale
race-log-caught = est rattrapé par l’étoile
race-log-token = était le jeton
race-log-wins = { $points ->
    [one] gagne avec { $points } point
   *[other] gagne avec { $points } points
}
## What the small pictures of the log say where there are no pictures
race-log-swap = change de place avec
race-log-trade = va à
race-log-for = contre { ai-race-alien }
race-log-sun = la supernova
