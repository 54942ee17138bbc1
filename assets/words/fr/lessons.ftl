## What all lessons share
lesson-you = Cadet
lesson-go-on = Continuer
lesson-not-that = Bonne idée pour plus tard. Essayez d’abord ce qui est entouré.
lesson-back = Une étape en arrière
lesson-again = Depuis le début
lesson-help = Règles
lesson-leave = Quitter la leçon

## Gravity Superstar
lesson-gravity-feet = C’est vous. Vos pieds montrent votre « bas » à vous.
lesson-gravity-step = Jouez une carte face cachée : un pas, puis la chute.
lesson-gravity-round = Chaque étoile traversée est à vous. Le plateau fait le tour !
lesson-gravity-long = Long, face visible : deux cases d’un coup, sans tomber.
lesson-gravity-high = Haut, face visible : une case en haut, puis une de côté.
lesson-gravity-drop = Chute, face visible : tout droit à travers le sol.
lesson-gravity-rotate = Pivot, face visible : votre « bas » tourne, et vous tombez !
lesson-gravity-eject = Le joker vaut chacune des quatre. Foncez sur Vega !
lesson-gravity-steal = Vega est éjectée. Volez de quoi faire une paire : un de plus.
lesson-gravity-replay = Une fois par tour, un jeton permet de rejouer.
lesson-gravity-token = Un symbole sans étoile donne un jeton. Prenez-le.
lesson-gravity-refill = Les cartes jouées restent là. Tout reprendre est un tour entier.
lesson-gravity-end = Zone orange : la manche finit le jeu. Le plus de points gagne !

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
lesson-fairy_lights-two = Cinq cartes : prenez deux couleurs. Hiboux et renards finissent leurs séries !
lesson-fairy_lights-end = On continue jusqu’à vider la pioche. Le plus de points gagne !
