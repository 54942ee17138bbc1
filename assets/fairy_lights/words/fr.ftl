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
lights-lit = Guirlande
lights-at-risk = En cours
lights-of = { $bulbs } sur { $whole }
lights-finished = Complète
lights-lost = Perdue
lights-finishes = Complète une série
lights-loses = Série perdue
lights-reveal = Révéler
lights-reveal-note = révéler une carte
lights-no-card = plus aucune carte
lights-full = boutique pleine
lights-no-risk = rien à répéter
lights-ends-turn = { $share } : fin du tour
lights-take = Prendre
lights-take-colours = Prendre : { $colours }
lights-nothing-yet = boutique vide
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
lights-shop-full = La boutique est pleine : prenez deux couleurs.
lights-shop-empty = La boutique est vide : révélez d’abord une carte.
lights-deck-empty = Plus rien à révéler : prenez.
lights-choose = { $count ->
    [one] Choisissez d’abord une couleur : touchez une de ses cartes.
   *[other] Choisissez d’abord deux couleurs : avec cinq cartes dans la boutique, vous prenez les deux.
}
lights-not-your-turn = C’est à { $name } de jouer.
lights-repeat = Répétition : fin du tour
lights-last-card = Dernière carte : la partie finit avec ce tour
lights-count = On compte les guirlandes
lights-count-next = à suivre
lights-count-down = face cachée
lights-count-more = { $name } : encore { $points } pour mener
lights-count-leads = { $name } mène
lights-count-faster = Maintenir : plus vite
lights-hung = { $bulbs ->
    [one] { $bulbs } ampoule
   *[other] { $bulbs } ampoules
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
prompt-lights-choose = Choisir
prompt-lights-pick = Retenir
prompt-lights-put-back = Reposer
lights-told-revealed = révèle
lights-told-repeat = répète une couleur et n’a rien
lights-told-last = révèle la dernière carte
lights-told-grown = { $bulbs ->
    [one] garde 1 ampoule
   *[other] garde { $bulbs } ampoules
}
lights-told-finished = complète
lights-told-lost = { $bulbs ->
    [one] perd 1 ampoule
   *[other] perd { $bulbs } ampoules
}
lights-told-discarded = { $cards ->
    [one] La dernière carte de la boutique est défaussée
   *[other] Les { $cards } dernières cartes de la boutique sont défaussées
}
lights-told-won = gagne la partie
lights-told-shared = La victoire est partagée
lights-colour = { $colour ->
    [yellow] raton
    [pink] lapin
    [orange] hibou
    [silver] renard
   *[gold] dragon
}
lights-told-bulbs = { $bulbs ->
    [one] ampoule
   *[other] ampoules
} { lights-colour }
lights-told-stars = { $stars ->
    [one] étoile
   *[other] étoiles
}
lights-turned-to = La table a tourné : { $name } est en bas.
## What everything on the table is
lights-what-turn = À qui de jouer
lights-what-turn-said = Le premier emblème joue. Les autres suivent dans l’ordre.
lights-what-odds = Le risque de répétition
lights-what-odds-counted = { $repeat } des { $deck } cartes de la pioche ont la couleur de la dernière carte : elles finiraient le tour. Compté d’après les cartes déjà vues.
lights-what-odds-printed = La part des cartes qui ont la couleur de la dernière et finiraient le tour, parmi les 103 : les cartes déjà vues ne sont pas déduites.
lights-what-odds-empty = La boutique est vide : rien à répéter. Les barres montrent les chances de chaque couleur.
lights-what-deck = La pioche : { $count }
lights-what-deck-said = Autant de cartes restent. Au dos : combien de cartes de chaque couleur il y a en tout, à une et à deux ampoules.
lights-what-card = Ampoules : { $bulbs }, étoiles : { $stars }
lights-what-card-said = On prend toutes les cartes d’une couleur. Les ampoules rejoignent votre série ; les étoiles comptent une fois qu’elle est complète, et contre vous d’ici là.
lights-what-tag = Ce que prendre ferait
lights-what-tag-said = Les ampoules de votre série ensuite, et ce que deviennent vos points.
lights-what-fifth = La cinquième place
lights-what-fifth-said = Avec cinq cartes dans la boutique, on en prend deux couleurs.
lights-what-reveal-said = Révèle la carte suivante. La même couleur que la carte d’avant finit le tour, sans rien.
lights-what-take-said = Prend toutes les cartes d’une couleur, de deux s’il y a cinq cartes. Le tour est alors fini.
lights-what-heap = La défausse : { $count }
lights-what-heap-said = Les cartes des séries perdues. Elles ne comptent pour personne et ne reviennent pas.
lights-what-points = { $points ->
    [one] { $name } a { $points } point
   *[other] { $name } a { $points } points
}
lights-what-points-said = Les étoiles de la guirlande, moins celles des séries en cours.
lights-what-hidden = { $name } ne montre pas ses points
lights-what-hidden-said = Les guirlandes sont face cachée jusqu’à la fin. Ampoules : { $bulbs }, cartes : { $cards }, étoiles inconnues. Les séries en cours sont visibles et coûtent leurs étoiles.
lights-what-series = Votre série : { lights-colour }
lights-what-series-said = Ampoules : { $bulbs }, étoiles : { $stars }. Exactement 3, 6, 9 ou 12 ampoules la complètent, tout autre nombre au-dessus de 3 la perd. En cours, elle coûte ses étoiles.
lights-what-garland = La guirlande de { $name }
lights-what-garland-said = Les ampoules de toutes les séries complètes : { $bulbs }. Leurs étoiles sont des points.
lights-what-news = Derniers coups
lights-what-news-said = Ce qui vient de se passer, le plus récent à droite.
lights-what-each-said = Ce que chacun des autres a fait en dernier.

ai-lights-colour = { $colour ->
        [yellow] les ratons
        [pink] les lapins
        [orange] les hiboux
        [silver] les renards
       *[gold] les dragons
    }
ai-lights-second = { $second ->
        [yellow] les ratons
        [pink] les lapins
        [orange] les hiboux
        [silver] les renards
       *[gold] les dragons
    }
ai-lights-finish = Compléter { ai-lights-colour } change vos points de { $gain }.
ai-lights-grow = Vous pouvez encore compléter { ai-lights-colour } ; d’ici là vos points changent de { $gain }. { $fit ->
        [0] Aucune carte de la pioche ne
        [one] Une carte de la pioche
       *[other] { $fit } cartes de la pioche
    } { $fit ->
        [0] conviendrait
        [one] conviendrait
       *[other] conviendraient
    }.
ai-lights-lose = Perdre { ai-lights-colour } est le moindre mal : vos points changent de { $gain }.
ai-lights-two = Ensemble, { ai-lights-colour } et { ai-lights-second } changent vos points de { $gain } maintenant.
ai-lights-reveal = Une carte de plus répète la couleur dans { $risk } % des cas ; sinon la boutique s’enrichit.
ai-lights-first = La boutique est vide.

## The cards
fault-deck-bulbs = « { $found } » n’est pas un nombre d’ampoules ({ $known }).
fault-deck-stars = « { $found } » n’est pas un nombre d’étoiles ({ $known }).
fault-deck-bulb-card = après le nombre vient une carte comme « yellow 1 bulb 0 stars », pas « { $found } ».
fault-deck-one-bulb = il y a { $found } cartes « { $colour } » à 1 ampoule, mais le jeu en a { $wanted }.
fault-deck-two-bulbs = il y a { $found } cartes « { $colour } » à 2 ampoules, mais le jeu en a { $wanted }.

## Fairy Lights
lesson-fairy_lights-aim = Accrochez ici des séries complètes. Qui a le plus de points gagne.
lesson-fairy_lights-reveal = Révélez une carte.
lesson-fairy_lights-another = Prenez maintenant, ou osez encore une. Osez !
lesson-fairy_lights-take = Prenez toutes les cartes d’une couleur. Prenez les lapins.
lesson-fairy_lights-unfinished = Une ou deux ampoules attendent ici. Une série non terminée coûte ses étoiles.
lesson-fairy_lights-repeat = Vega : raton après raton. Son tour finit sans rien.
lesson-fairy_lights-odds = Voici le risque d’une répétition. Révélez une carte.
lesson-fairy_lights-finish = Les lapins font trois ampoules, une série complète. Prenez-les !
lesson-fairy_lights-lost = Vega a pris deux ratons de plus : quatre ampoules. Trop, tout est perdu !
lesson-fairy_lights-bulbs = Trois, six, neuf ou douze ampoules d’une couleur vont dans votre guirlande et comptent.
lesson-fairy_lights-fifth = La cinquième carte change la règle. Révélez-la.
lesson-fairy_lights-two = Choisissez deux couleurs, puis prenez. Hiboux et renards complètent leurs séries !
lesson-fairy_lights-end = On continue jusqu’à vider la pioche. Qui a le plus de points gagne !

## The rules of the three games, a page each: its title, then its lines
rules-fairy_lights-goal = Le but
rules-fairy_lights-goal-1 = Vous réunissez des séries d’ampoules d’une couleur. Chaque série complète va dans votre guirlande.
rules-fairy_lights-goal-2 = Les étoiles de votre guirlande sont vos points.
rules-fairy_lights-goal-3 = Une série non terminée vous coûte ses étoiles.
rules-fairy_lights-setup = Mise en place
rules-fairy_lights-setup-1 = Les 103 cartes mélangées forment la pioche, face cachée.
rules-fairy_lights-setup-2 = À côté se trouve la boutique : une rangée de cinq cartes au plus. Elle est vide au début.
rules-fairy_lights-setup-3 = Votre zone de jeu accueille vos séries, une par couleur, et votre pile Guirlande. Elle est vide aussi.
rules-fairy_lights-setup-4 = Le hasard désigne le premier joueur, sauf si vous le choisissez. On joue en sens horaire.
rules-fairy_lights-turn = Votre tour
rules-fairy_lights-turn-1 = Révélez une carte dans la boutique : obligatoire si elle est vide, permis tant qu’il y en a moins de cinq.
rules-fairy_lights-turn-2 = La même couleur que la carte d’avant ? Votre tour est fini, sans rien.
rules-fairy_lights-turn-3 = Sinon, osez encore, ou prenez. S’arrêter sans prendre n’est pas permis.
rules-fairy_lights-taking = Prendre
rules-fairy_lights-taking-1 = Avec une à quatre cartes dans la boutique, prenez toutes celles d’une couleur.
rules-fairy_lights-taking-2 = Avec cinq cartes, toutes celles de deux couleurs, ou de la seule présente.
rules-fairy_lights-taking-3 = Le reste se resserre vers la pioche et attend le joueur suivant.
rules-fairy_lights-series = Séries
rules-fairy_lights-series-1 = Les cartes rejoignent votre série de la couleur. Comptez les ampoules : certaines cartes en montrent deux.
rules-fairy_lights-series-2 = Une ou deux ampoules : la série est en cours et attend la suite.
rules-fairy_lights-series-3 = Trois, six, neuf ou douze ampoules d’une couleur : la série complète va dans votre guirlande, face cachée.
rules-fairy_lights-series-4 = Tout autre nombre fait sauter les plombs. Toute la série part à la défausse pour de bon.
rules-fairy_lights-series-5 = Jusqu’à la fin, vous voyez combien d’ampoules et de cartes ont les guirlandes des autres, mais pas leurs étoiles.
rules-fairy_lights-deck = La pioche
rules-fairy_lights-deck-1 = La pioche compte 103 cartes. Leur dos montre combien il y en a de chaque sorte.
rules-fairy_lights-deck-2 = Les étoiles sont propres à cette pioche, pas une règle : ratons { $yellow }, lapins { $pink }, hiboux { $orange }, renards { $silver }, dragons { $gold }.
rules-fairy_lights-deck-3 = Il n’y a que cinq cartes dorées, à une ampoule : une seule série dorée est possible.
rules-fairy_lights-end = La fin
rules-fairy_lights-end-1 = La dernière carte révélée, ce tour est le dernier. Les cartes restées dans la boutique sont défaussées.
rules-fairy_lights-end-2 = On retourne et compte les guirlandes : chaque étoile vaut 1 point. Chaque étoile d’une série en cours vaut 1 point négatif.
rules-fairy_lights-end-3 = Le plus grand total l’emporte. À égalité, le plus de cartes en guirlande, puis de points négatifs. Encore égal ? Victoire partagée.

## Noms
game-fairy_lights = Fairy Lights
credits-fairy_lights = De Joan Dufour. Images 3D de Maxime Moulins, concept et graphisme d’Anthony Moulins, direction artistique de Marie Ooms, développement de Michaël Derobertmasure, projet de Didier Delhez. Sit Down!, édité par Megalopole. © Megalopole 2022.

## Résultats
results-fairy_lights-garland = guirlande
results-fairy_lights-unfinished = en cours
results-tie-fairy_lights = Égalité de points : qui a le plus de cartes en guirlande l’emporte, puis qui a le plus de points négatifs.

## Réglages
command-reveal = Révéler une carte
command-take = Prendre une couleur

## La table
game-about-fairy_lights = Révélez des cartes tant que vous osez, prenez une couleur, et accrochez les séries complètes à votre guirlande.
assist-odds-hidden = Chances cachées
assist-odds-printed = Chances imprimées
assist-odds-counted = Chances comptées
assist-odds-tip = Ne rien montrer, ce qui est imprimé, ou ce qui reste
lights-progress = { $count ->
    [one] encore { $count } carte
   *[other] encore { $count } cartes
}

## Titres de fin de partie
patch-lights-bold = Plus belle audace
patch-lights-garland = Plus longue guirlande
patch-lights-series = Série éclatante
lights-liked = { ai-lights-colour }
