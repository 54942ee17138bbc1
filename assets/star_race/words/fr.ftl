## The table of La Course des étoiles
race-standing = Classement
race-points = points
race-discard = Défausse
race-last-moves = Derniers coups
race-cards-left = { $count ->
    [one] carte
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
race-turned = La carte piochée est retournée
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
race-refused-choose_what_to_drop = Vous avez déjà deux cartes Favori ? Défaussez l’une d’elles.
race-refused-nothing_to_drop = Il y a de la place pour une autre carte Favori.
race-refused-not_your_favourite = Vous n’avez pas cette carte Favori.
race-refused-not_their_favourite = Ce joueur n’a pas cette carte Favori.
race-refused-not_with_yourself = Échangez avec quelqu’un d’autre.
race-refused-same_planet = Ces deux-là sont sur la même planète.
race-refused-alien_between = Seuls des voisins changent de place : un extraterrestre est entre eux.
race-refused-all_together = Tous les extraterrestres sont ensemble : aucun ne peut changer de place.
race-refused-swap_is_possible = Deux extraterrestres peuvent changer de place : il le faut donc.
race-refused-not_on_the_card = Cette carte ne fait pas cela.
## The log
race-log-place = en position { $place }
race-log-leap = en saute { $count }, en position { $place }
race-log-drop = défaussé
race-log-adopt = nouveau favori
race-log-fizzle = aucun changement de position
race-log-swallowed = avale la planète { $planet }
race-log-arrived = est au bout de la galaxie
race-log-caught = est rattrapé par la supernova
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
race-digest-took = vous a pris
race-digest-for = contre
race-turned-to = La table a tourné : { $name } est en bas.
## What everything on the table is
race-what-turn = À qui de jouer
race-what-turn-said = À côté, qui joue ensuite, dans l’ordre.
race-what-until-sun = Combien de tours encore
race-what-until-sun-said = Après tant de tours, la supernova atteint le dernier extraterrestre, s’il ne bouge pas. La course est alors finie.
race-what-until-flag = Combien jusqu’au drapeau
race-what-until-flag-said = Tant de planètes restent devant le premier extraterrestre. Quand il est sur la dernière, la course est finie.
race-what-deck = paquet
race-what-planets = planètes
race-what-its-own = la sienne
race-what-sun = La supernova
race-what-sun-said = On pioche une carte par tour. Quand le paquet est vide, on pioche les planètes, la plus proche d’abord.
race-what-flag = La dernière planète
race-what-flag-said = Un extraterrestre qui arrive ici termine aussitôt la course.
race-what-alien-said = Position { $place } : chacun de ses favoris vaut { $points } en ce moment. Personne ne possède d’extraterrestre.
race-what-standing = Classement
race-what-standing-said = Un favori marque selon la position de son extraterrestre. La deuxième rapporte le plus, la première rien.
race-what-place = Position { $place }
race-what-place-said = { $points ->
    [one] Un favori de l’extraterrestre placé ici marque { $points } point.
   *[other] Un favori de l’extraterrestre placé ici marque { $points } points.
}
race-what-points = { $name } : { $points }
race-what-points-own = Vos cartes Favori et votre jeton, chacun selon la position de son extraterrestre.
race-what-points-open = Les cartes Favori comptent, chacune selon la position de son extraterrestre. Le jeton compte aussi, mais personne d’autre ne le connaît.
race-what-favourite = Carte Favori
race-what-favourite-said = { ai-race-alien } : position { $place }, { $points } en ce moment.
race-what-room = Place pour un favori
race-what-room-said = Deux cartes Favori au plus devant chacun. Une carte « 1 extraterrestre » peut en devenir une.
race-what-token = Jeton Favori
race-what-token-said = Un favori secret, jusqu’à la fin. Il reste pour toujours.
race-what-token-guess = Un favori secret, jusqu’à la fin. La petite image est votre supposition ; personne d’autre ne la voit.
race-what-cards = La main de { $name }
race-what-cards-said = Cartes : { $count }. Personne d’autre ne les voit.
race-what-card-pair = Carte « 2 extraterrestres »
race-what-card-single = Carte « 1 extraterrestre »
race-what-card-swap_favourites = Échange de Favori
race-what-card-swap_positions = Changement de position
race-what-hand = Vos cartes
race-what-hand-said = Vous en jouez une, puis en ajoutez une.
race-what-discard = Défausse
race-what-discard-said = Cartes jouées : { $count }. Elles ne reviennent pas.
race-what-news-said = Ce qui vient de se passer, le plus récent en haut.
race-what-told-said = Ce que { $name } a fait en dernier, et ce que cela a changé pour vous depuis votre dernier tour.

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
ai-race-gain = { $gain ->
        [0] ne change pas vos points
       *[other] change vos points de { $gain }
    }
ai-race-advance = Avancer { ai-race-alien } { ai-race-gain } maintenant ; vos favoris promettent alors environ { $expected }.
ai-race-adopt = Avec { ai-race-alien } parmi eux, vos favoris promettent environ { $expected } { $expected ->
        [one] point
       *[other] points
    }.
ai-race-trade = Échanger { ai-race-other } contre { ai-race-alien } : vos favoris promettent alors environ { $expected } { $expected ->
        [one] point
       *[other] points
    }.
ai-race-swap = Faire changer de place { ai-race-alien } et { ai-race-other } { ai-race-gain } maintenant ; vos favoris promettent alors environ { $expected }.
ai-race-fizzle = Cette carte ne fait rien maintenant, mais mieux vaut garder les autres.

## The cards
fault-deck-alien = « { $found } » n’est pas un extraterrestre ({ $known }).
fault-deck-planet-card = « { $found } » n’est pas une carte comme « pair yellow blue », « single yellow », « swap favourites », « swap positions ».
fault-deck-twice = une carte « pair » montre deux extraterrestres différents, pas deux fois « { $alien } ».
fault-deck-unmoved = aucune carte n’avance l’extraterrestre « { $alien } ».

## La Course des étoiles
lesson-star_race-favourites = Qui a le plus de points gagne. Vos favoris en rapportent, aucun extraterrestre n’est à vous.
lesson-star_race-token = Ce jeton est aussi un favori. C’est votre secret.
lesson-star_race-standing = Premier : 0 ! Deuxième 3, troisième 2, quatrième 1, dernier −1.
lesson-star_race-advance = Une carte « 2 extraterrestres » avance l’un des deux. Avancez la peluche.
lesson-star_race-rival = Vega a avancé la méduse. Chacun peut avancer n’importe quel extraterrestre.
lesson-star_race-leap = On saute les planètes occupées. Avancez encore la peluche.
lesson-star_race-adopt = Une carte « 1 extraterrestre » peut devenir favori. Posez le robot.
lesson-star_race-trade = Échange de Favori : donnez le poisson, dernier, et prenez la pousse.
lesson-star_race-past = Vega a envoyé le poisson devant, jusqu’à la deuxième place.
lesson-star_race-swap = Des voisins changent de place. Poisson contre robot : le robot devient deuxième.
lesson-star_race-swallow = Sans paquet, la supernova avale les planètes piochées. Avancez la pousse.
lesson-star_race-finish = Un extraterrestre sur la dernière planète finit la course. Envoyez la méduse.
lesson-star_race-end = Les jetons se retournent, chaque favori compte. Qui a le plus de points gagne !

## The rules of the three games, a page each: its title, then its lines
rules-star_race-goal = Le but
rules-star_race-goal-1 = Cinq extraterrestres courent de la supernova au bout de la galaxie. Ils ne sont à personne.
rules-star_race-goal-2 = Vous avez des favoris : des cartes que tous voient, et un jeton secret.
rules-star_race-goal-3 = Un favori rapporte le plus en deuxième place, et rien en première.
rules-star_race-setup = Mise en place
rules-star_race-setup-1 = 18 cartes Planète, face cachée, forment la galaxie : une spirale autour de la supernova. Les autres sont le paquet.
rules-star_race-setup-2 = Les cinq extraterrestres partent ensemble de la première planète, près de la supernova.
rules-star_race-setup-3 = Vous recevez une carte Favori, face visible, et un jeton Favori, secret jusqu’à la fin. Les autres sont écartés sans être vus.
rules-star_race-setup-4 = Chacun a trois cartes Planète en main.
rules-star_race-setup-5 = Le hasard désigne le premier joueur, sauf si vous le choisissez. On joue en sens horaire.
rules-star_race-turn = Votre tour
rules-star_race-turn-1 = Jouez une de vos trois cartes, puis ajoutez une carte à votre main.
rules-star_race-turn-2 = Un extraterrestre avance à la prochaine planète libre et saute par-dessus les autres.
rules-star_race-turn-3 = Un seul extraterrestre par planète ! Seule la première a de la place pour tous.
rules-star_race-turn-4 = Un extraterrestre ne recule jamais, sauf par un changement de position.
rules-star_race-pairs = Deux, ou un seul
rules-star_race-pairs-1 = Carte « 2 extraterrestres » : avancez l’un des deux.
rules-star_race-pairs-2 = Carte « 1 extraterrestre » : avancez-le, ou ajoutez la carte à vos favoris. Il n’avance alors pas.
rules-star_race-pairs-3 = Vous avez déjà deux cartes Favori ? Défaussez l’une d’elles. La nouvelle reste.
rules-star_race-pairs-4 = Le jeton Favori reste toujours.
rules-star_race-swaps = Échanges
rules-star_race-swaps-1 = Échange de Favori : une de vos cartes Favori contre une d’un autre, même du même extraterrestre. Les jetons ne bougent jamais.
rules-star_race-swaps-2 = Changement de position : deux extraterrestres de planètes différentes changent de place, si aucun autre n’est entre eux.
rules-star_race-swaps-3 = Tant que les cinq sont ensemble, cette carte est simplement défaussée.
rules-star_race-swaps-4 = Sinon, un changement de position est obligatoire, même à votre désavantage.
rules-star_race-swaps-5 = Ramené sur la première planète, un extraterrestre rejoint ceux qui y sont encore.
rules-star_race-star = La supernova
rules-star_race-star-1 = Le paquet vide, on pioche les planètes, la plus proche du centre d’abord. La supernova les avale.
rules-star_race-star-2 = Si un extraterrestre est sur la planète à piocher, la course est finie. Cette carte reste en place.
rules-star_race-end = La fin
rules-star_race-end-1 = La course finit aussitôt qu’un extraterrestre atteint la dernière planète, ou que la supernova doit en avaler un.
rules-star_race-end-2 = Le premier rapporte 0 point, le deuxième 3, le troisième 2, le quatrième 1, le dernier −1.
rules-star_race-end-3 = Les extraterrestres encore ensemble sur la première planète sont tous derniers.
rules-star_race-score = Les points
rules-star_race-score-1 = Votre jeton Favori et chacune de vos cartes Favori comptent. Un même extraterrestre deux fois compte deux fois.
rules-star_race-score-2 = Le plus grand total l’emporte. À égalité, le jeton Favori qui vaut le plus. Encore égal ? La victoire est partagée.

## Noms
game-star_race = La Course des étoiles
credits-star_race = D’Andreas Pelikan. Illustré par Naïade. Édité par Le Scorpion masqué inc. © 2011 Le Scorpion masqué, © 2010 Heidelberger Spieleverlag, sous sa licence.

## Résultats
results-guessed = devinés
results-tie-star_race = Égalité de points : le jeton Favori qui vaut le plus l’emporte.

## Réglages
command-turn-over = Retourner la carte piochée
command-guess = Noter un soupçon
command-way = Effet { $number } d’une carte

## La table
setup-prettiest-face = Premier joueur, dans la boîte : qui fait la plus belle grimace.
game-about-star_race = Poussez cinq extraterrestres vers le bout de la galaxie. Lesquels sont vos favoris ? L’un d’eux est votre secret.
race-progress = { $count ->
    [one] encore { $count } carte
   *[other] encore { $count } cartes
}

## Titres de fin de partie
patch-race-guess = Meilleur flair
patch-race-leap = Plus grand saut
patch-race-trade = As du troc
patch-race-traveller = Grand voyage
race-liked = { ai-race-alien }
