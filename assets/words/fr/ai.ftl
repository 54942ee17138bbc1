## Pourquoi un robot a choisi ce qu’il a choisi. $chance est ce qu’il attend, en pour cent ; -1 s’il n’a pas calculé.
ai-chance = { $chance ->
        [-1] { "" }
       *[other] { " " }Chances de gagner : { $chance } %.
    }
ai-only-choice = Il n’y a rien d’autre à faire.
ai-at-random = J’ai choisi au hasard.

ai-gravity-with = { $use ->
        [long] { gravity-use-long }
        [high] { gravity-use-high }
        [drop] { gravity-use-drop }
        [rotate] { gravity-use-rotate }
       *[step] { gravity-use-step }
    }{ $card ->
        [own] { "" }
        [long] { " " }({ gravity-long })
        [high] { " " }({ gravity-high })
        [drop] { " " }({ gravity-drop })
        [rotate] { " " }({ gravity-rotate })
       *[joker] { " " }({ gravity-joker })
    }
ai-gravity-gain = { ai-gravity-with } : { $gain } { $gain ->
        [one] point
       *[other] points
    } tout de suite ; les autres pourraient en gagner { $risk } au prochain coup.{ ai-chance }
ai-gravity-eject = { ai-gravity-with } : éjecte { $name }, { $gain } { $gain ->
        [one] point
       *[other] points
    } ; les autres pourraient en gagner { $risk } au prochain coup.{ ai-chance }
ai-gravity-place = { ai-gravity-with } : rien tout de suite, mais de là { $next } { $next ->
        [one] point est
       *[other] points sont
    } à portée ; les autres pourraient en gagner { $risk }.{ ai-chance }
ai-gravity-refill = Reprenez { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } : le reste ne permet pas grand-chose.{ ai-chance }
ai-gravity-steal = C’est le plus utile : { $gain } { $gain ->
        [one] point
       *[other] points
    } pour vous, { $loss } de moins pour { $name }.{ ai-chance }
ai-gravity-replay = Rejouez : cela rapporte { $gain } { $gain ->
        [one] point
       *[other] points
    }, pour un jeton qui en vaut 1.{ ai-chance }
ai-gravity-end = Finissez le tour : rejouer rapporterait { $gain } { $gain ->
        [one] point
       *[other] points
    } ; le jeton vaudra plus tard davantage.{ ai-chance }
ai-gravity-door = Depuis cette porte, { $next } { $next ->
        [one] point est
       *[other] points sont
    } à portée.{ ai-chance }

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
