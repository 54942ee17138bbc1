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
race-choose-give = Quel favori donner ?
race-choose-take = Contre lequel ?
race-hint = Conseil
race-pass-on = Passer la main
race-turn-over = Retourner
race-take-back = Reprendre
race-next = Ensuite { $name }
race-then = ensuite
race-no-back = plus de retour
race-back-to = retour en { $place }
race-card-back = la carte revient
race-drawn = piochée, pas vue
race-played = Votre tour est joué
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
race-give = Donner
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

ai-race-alien = { $alien ->
        [yellow] la peluche jaune
        [blue] la méduse bleue
        [red] le robot rouge
        [green] la pousse verte
       *[purple] le poisson violet
    }
ai-race-other = { $other ->
        [yellow] la peluche jaune
        [blue] la méduse bleue
        [red] le robot rouge
        [green] la pousse verte
       *[purple] le poisson violet
    }
ai-race-advance = Avancer { ai-race-alien } change vos points de { $gain } maintenant ; vos favoris promettent alors environ { $expected }.{ ai-chance }
ai-race-adopt = Avec { ai-race-alien } parmi eux, vos favoris promettent environ { $expected } { $expected ->
        [one] point
       *[other] points
    }.{ ai-chance }
ai-race-trade = Donner { ai-race-other } et recevoir { ai-race-alien } : vos favoris promettent alors environ { $expected } { $expected ->
        [one] point
       *[other] points
    }.{ ai-chance }
ai-race-swap = Échanger { ai-race-alien } et { ai-race-other } change vos points de { $gain } maintenant ; vos favoris promettent alors environ { $expected }.{ ai-chance }
ai-race-fizzle = Cette carte ne fait rien maintenant, mais mieux vaut garder les autres.{ ai-chance }

## The cards
fault-deck-alien = « { $found } » n’est pas un alien ({ $known }).
fault-deck-planet-card = « { $found } » n’est pas une carte comme « pair yellow blue », « single yellow », « swap favourites », « swap positions ».
fault-deck-twice = une paire montre deux aliens différents, pas deux fois « { $alien } ».
fault-deck-unmoved = aucune carte n’avance l’alien « { $alien } ».

## La Course des étoiles
lesson-star_race-favourites = Aucun alien n’est à vous. Vos favoris rapportent des points.
lesson-star_race-token = Ce jeton est aussi un favori. C’est votre secret.
lesson-star_race-standing = Premier : 0 ! Deuxième 3, troisième 2, quatrième 1, dernier −1.
lesson-star_race-advance = Une paire avance l’un des deux. Avancez la peluche.
lesson-star_race-rival = Vega a avancé la méduse. Chacun peut avancer chaque alien.
lesson-star_race-leap = On saute les planètes occupées. Avancez encore la peluche.
lesson-star_race-adopt = Une carte simple peut devenir favori. Posez le robot.
lesson-star_race-trade = Échange de favoris : donnez le poisson, dernier, et prenez la pousse.
lesson-star_race-past = Vega a envoyé le poisson devant, jusqu’à la deuxième place.
lesson-star_race-swap = Des voisins s’échangent. Poisson contre robot : le robot devient deuxième.
lesson-star_race-swallow = Sans pioche, l’étoile avale les planètes piochées. Avancez la pousse.
lesson-star_race-finish = Un alien sur la dernière planète finit la course. Envoyez la méduse.
lesson-star_race-end = Les jetons se retournent, chaque favori compte. Le plus de points gagne !

## The rules of the three games, a page each: its title, then its lines
rules-star_race-goal = Le but
rules-star_race-goal-1 = Cinq aliens courent de l’étoile à la dernière planète. Ils ne sont à personne.
rules-star_race-goal-2 = Vous avez des favoris : des cartes que tous voient, et un jeton secret.
rules-star_race-goal-3 = Mieux vos favoris finissent, plus vous gagnez de points.
rules-star_race-turn = Votre tour
rules-star_race-turn-1 = Jouez une de vos trois cartes, puis piochez-en une.
rules-star_race-turn-2 = Un alien va à la prochaine planète libre et saute par-dessus les autres.
rules-star_race-turn-3 = Un seul alien par planète ! Seule la première a de la place pour tous.
rules-star_race-turn-4 = Un alien ne recule jamais, sauf par un échange.
rules-star_race-pairs = Deux, ou un seul
rules-star_race-pairs-1 = Deux aliens sur la carte : avancez l’un des deux.
rules-star_race-pairs-2 = Un seul : avancez-le, ou posez la carte comme favori. Il n’avance alors pas.
rules-star_race-pairs-3 = Avec déjà deux favoris devant vous, l’un des deux part pour le nouveau.
rules-star_race-pairs-4 = Le jeton reste toujours.
rules-star_race-swaps = Échanges
rules-star_race-swaps-1 = Échanger des favoris : une de vos cartes contre une d’un autre. Les jetons ne bougent jamais.
rules-star_race-swaps-2 = Échanger des places : deux aliens, si aucun autre n’est entre eux.
rules-star_race-swaps-3 = Tant que les cinq sont ensemble, cette carte est simplement défaussée.
rules-star_race-star = L’étoile
rules-star_race-star-1 = La pioche vide, on pioche les planètes, la plus proche de l’étoile d’abord. Elle les avale.
rules-star_race-star-2 = Si un alien est sur la planète à piocher, la course est finie.
rules-star_race-end = La fin
rules-star_race-end-1 = La course finit aussitôt qu’un alien atteint la dernière planète, ou que l’étoile en avalerait un.
rules-star_race-end-2 = Le premier rapporte 0 point, le deuxième 3, le troisième 2, le quatrième 1, le dernier −1.
rules-star_race-end-3 = Les aliens encore ensemble sur la première planète sont tous derniers.
rules-star_race-score = Les points
rules-star_race-score-1 = Votre jeton et chacune de vos cartes favoris comptent. Un même alien deux fois compte deux fois.
rules-star_race-score-2 = Le plus de points gagne. À égalité, le meilleur jeton. Encore égal ? La victoire est partagée.

## Noms
game-star_race = La Course des étoiles

## Résultats
results-guessed = devinés
results-tie-star_race = Égalité de points : le meilleur jeton favori l’emporte.

## Réglages
command-turn-over = Retourner la carte piochée
command-guess = Noter un soupçon
command-way = Effet { $number } d’une carte

## La table
setup-prettiest-face = Premier joueur, dans la boîte : qui fait la plus belle grimace.
game-about-star_race = Poussez cinq extraterrestres vers la dernière planète. Lesquels sont vos favoris ? L’un d’eux est votre secret.
