## Guirlandes : sa table
lights-your-turn = À vous de jouer
lights-turn-of = À { $name } de jouer
lights-over = La partie est finie
lights-to-move = joue
lights-waiting = attend
lights-thinking = réfléchit…
lights-last-turn = dernier tour
lights-points = { $points ->
    [one] point
   *[other] points
}
lights-lit = Allumées
lights-at-risk = En jeu
lights-of = { $bulbs } sur { $whole }
lights-finished = Finie
lights-lost = Perdue
lights-finishes = Termine une série
lights-loses = Série perdue
lights-reveal = Révéler
lights-reveal-note = retourner une carte
lights-no-card = plus aucune carte
lights-full = l’étal est plein
lights-no-risk = rien à répéter
lights-ends-turn = { $share } : fin du tour
lights-take = Prendre
lights-take-colours = Prendre : { $colours }
lights-nothing-yet = l’étal est vide
lights-not-yours = pas votre tour
lights-choose-one = quelle couleur ?
lights-choose-two = deux couleurs
lights-two-colours = 2 couleurs, { $cards } cartes
lights-take-what = { lights-colour }, { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}
lights-fifth = 5e : deux couleurs
lights-lost-cards = { $cards ->
    [one] { $cards } perdue
   *[other] { $cards } perdues
}
lights-odds-title = Répétition
lights-odds-counted = comptées
lights-odds-printed = d’origine
lights-shop-full = L’étal est plein : prenez deux couleurs.
lights-shop-empty = L’étal est vide : révélez d’abord une carte.
lights-deck-empty = Il ne reste plus de carte : prenez une couleur.
lights-choose = Choisissez : deux couleurs s’il y a cinq cartes sur l’étal.
lights-not-your-turn = C’est à { $name } de jouer.
lights-repeat = Répétition : fin du tour
lights-last-card = Dernière carte : la partie finit avec ce tour
lights-counting = On compte les étoiles
prompt-lights-choose = Choisir
prompt-lights-pick = Retenir
prompt-lights-put-back = Reposer
lights-told-revealed = révèle
lights-told-repeat = répétition : fin du tour
lights-told-last = retourne la dernière carte
lights-told-grown = { $bulbs ->
    [one] garde 1 ampoule
   *[other] garde { $bulbs } ampoules
}
lights-told-finished = allume
lights-told-lost = { $bulbs ->
    [one] perd 1 ampoule
   *[other] perd { $bulbs } ampoules
}
lights-told-discarded = { $cards ->
    [one] La dernière carte de l’étal est perdue
   *[other] Les { $cards } dernières cartes de l’étal sont perdues
}
lights-told-won = gagne la partie
lights-told-shared = La victoire est partagée
lights-colour = { $colour ->
    [yellow] jaune
    [pink] rose
    [orange] orange
    [silver] argent
   *[gold] or
}
lights-told-bulbs = { $bulbs ->
    [one] ampoule { $colour ->
        [yellow] jaune
        [pink] rose
        [orange] orange
        [silver] argentée
       *[gold] dorée
    }
   *[other] ampoules { $colour ->
        [yellow] jaunes
        [pink] roses
        [orange] orange
        [silver] argentées
       *[gold] dorées
    }
}
lights-told-stars = { $stars ->
    [one] étoile
   *[other] étoiles
}

ai-lights-colour = { $colour ->
        [yellow] les ratons jaunes
        [pink] les lapins roses
        [orange] les hiboux orange
        [silver] les renards argentés
       *[gold] les dragons dorés
    }
ai-lights-second = { $second ->
        [yellow] les ratons jaunes
        [pink] les lapins roses
        [orange] les hiboux orange
        [silver] les renards argentés
       *[gold] les dragons dorés
    }
ai-lights-finish = Finir { ai-lights-colour } change vos points de { $gain }.{ ai-chance }
ai-lights-grow = Vous pouvez encore finir { ai-lights-colour } ; d’ici là vos points changent de { $gain }.{ ai-chance }
ai-lights-lose = Perdre { ai-lights-colour } est le moindre mal : vos points changent de { $gain }.{ ai-chance }
ai-lights-two = Ensemble, { ai-lights-colour } et { ai-lights-second } changent vos points de { $gain } maintenant.{ ai-chance }
ai-lights-reveal = Une carte de plus répète la couleur dans { $risk } % des cas ; sinon l’étal s’enrichit.{ ai-chance }
ai-lights-first = L’étal est vide.

## The cards
fault-deck-bulbs = « { $found } » n’est pas un nombre d’ampoules ({ $known }).
fault-deck-stars = « { $found } » n’est pas un nombre d’étoiles ({ $known }).
fault-deck-bulb-card = après le nombre vient une carte comme « yellow 1 bulb 0 stars », pas « { $found } ».
fault-deck-one-bulb = il y a { $found } cartes « { $colour } » à 1 ampoule, mais le jeu en a { $wanted }.
fault-deck-two-bulbs = il y a { $found } cartes « { $colour } » à 2 ampoules, mais le jeu en a { $wanted }.

## Fairy Lights
lesson-fairy_lights-reveal = Retournez une carte.
lesson-fairy_lights-another = Prenez maintenant, ou osez encore une. Osez !
lesson-fairy_lights-take = Prenez toutes les cartes d’une couleur. Prenez les lapins.
lesson-fairy_lights-unfinished = Une ou deux ampoules attendent ici. Inachevées, leurs étoiles coûtent.
lesson-fairy_lights-repeat = Vega : raton après raton. Son tour finit sans rien.
lesson-fairy_lights-odds = Voici le risque d’un doublon. Retournez une carte.
lesson-fairy_lights-finish = Les lapins font trois ampoules, une série finie. Prenez-les !
lesson-fairy_lights-lost = Vega a pris deux ratons : quatre ampoules. Trop, tout est perdu !
lesson-fairy_lights-bulbs = Trois, six, neuf ou douze ampoules brillent ici et comptent.
lesson-fairy_lights-fifth = La cinquième carte change la règle. Retournez-la.
lesson-fairy_lights-two = Choisissez deux couleurs, puis prenez. Hiboux et renards finissent leurs séries !
lesson-fairy_lights-end = On continue jusqu’à vider la pioche. Le plus de points gagne !

## The rules of the three games, a page each: its title, then its lines
rules-fairy_lights-goal = Le but
rules-fairy_lights-goal-1 = Vous enfilez des lumières d’une couleur, et accrochez chaque série finie à votre guirlande.
rules-fairy_lights-goal-2 = Les étoiles des lumières accrochées sont vos points.
rules-fairy_lights-goal-3 = Les lumières inachevées vous coûtent leurs étoiles.
rules-fairy_lights-turn = Votre tour
rules-fairy_lights-turn-1 = Retournez une carte sur l’étal : il le faut s’il est vide, et vous pouvez jusqu’à cinq.
rules-fairy_lights-turn-2 = La même couleur que la carte d’avant ? Votre tour est fini, sans rien.
rules-fairy_lights-turn-3 = Sinon, osez encore, ou prenez. S’arrêter sans prendre n’est pas permis.
rules-fairy_lights-taking = Prendre
rules-fairy_lights-taking-1 = Avec une à quatre cartes sur l’étal, prenez toutes celles d’une couleur.
rules-fairy_lights-taking-2 = Avec cinq cartes, toutes celles de deux couleurs, ou de la seule qu’il y a.
rules-fairy_lights-taking-3 = Le reste avance vers la pioche et attend le joueur suivant.
rules-fairy_lights-series = Séries
rules-fairy_lights-series-1 = Les cartes rejoignent votre série de la couleur. Comptez les ampoules : certaines cartes en montrent deux.
rules-fairy_lights-series-2 = Une ou deux ampoules : la série attend la suite.
rules-fairy_lights-series-3 = Trois, six, neuf ou douze ampoules : la série va dans votre guirlande.
rules-fairy_lights-series-4 = Tout autre nombre fait sauter les plombs. Toute la série est perdue.
rules-fairy_lights-deck = La pioche
rules-fairy_lights-deck-1 = La pioche compte 103 cartes : voici combien de chaque couleur.
rules-fairy_lights-deck-2 = Les couleurs rares portent plus d’étoiles.
rules-fairy_lights-deck-3 = Les cartes dorées montrent une ampoule : il n’y a qu’une série dorée au plus.
rules-fairy_lights-end = La fin
rules-fairy_lights-end-1 = La dernière carte retournée, ce tour est le dernier. Le reste de l’étal ne compte pour personne.
rules-fairy_lights-end-2 = Chaque étoile de la guirlande vaut 1 point. Chaque étoile d’une série inachevée coûte 1.
rules-fairy_lights-end-3 = À égalité, le plus de cartes en guirlande, puis le plus de points perdus. Encore égal ? Victoire partagée.

## Noms
game-fairy_lights = Fairy Lights

## Résultats
results-fairy_lights-garland = guirlande
results-fairy_lights-unfinished = inachevé
results-tie-fairy_lights = Égalité de points : plus de cartes en guirlande l’emporte, puis plus de points perdus.

## Réglages
command-reveal = Retourner une carte
command-take = Prendre une couleur

## La table
game-about-fairy_lights = Retournez des cartes tant que vous osez, prenez une couleur, et accrochez les séries finies à votre guirlande.
assist-odds-hidden = Chances cachées
assist-odds-printed = Chances imprimées
assist-odds-counted = Chances comptées
assist-odds-tip = Ne rien montrer, ce qui est imprimé, ou ce qui reste
