## Pourquoi un robot a choisi ce qu’il a choisi. $chance est ce qu’il attend, en pour cent ; -1 s’il n’a pas calculé.
ai-chance = { $chance ->
        [-1] { "" }
       *[other] { " " }Je pense gagner { $chance } % des parties à partir d’ici.
    }
ai-only-choice = Il n’y a rien d’autre à faire.
ai-at-random = J’ai choisi au hasard.

ai-gravity-gain = Cela rapporte { $gain } { $gain ->
        [one] point
       *[other] points
    } tout de suite ; les autres pourraient en gagner { $risk } au prochain coup.{ ai-chance }
ai-gravity-eject = Cela éjecte un pion et rapporte { $gain } { $gain ->
        [one] point
       *[other] points
    } ; les autres pourraient en gagner { $risk } au prochain coup.{ ai-chance }
ai-gravity-place = Rien à gagner maintenant, mais de là { $next } { $next ->
        [one] point est
       *[other] points sont
    } à portée ; les autres pourraient en gagner { $risk }.{ ai-chance }
ai-gravity-refill = Il vaut mieux reprendre { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } : le reste ne permet pas grand-chose.{ ai-chance }
ai-gravity-steal = C’est le plus utile : { $gain } { $gain ->
        [one] point
       *[other] points
    } pour moi, { $loss } de moins pour l’autre.{ ai-chance }
ai-gravity-replay = Un coup de plus me rapporte { $gain } { $gain ->
        [one] point
       *[other] points
    }, pour un jeton qui en vaut 1.{ ai-chance }
ai-gravity-end = Un coup de plus rapporterait { $gain } { $gain ->
        [one] point
       *[other] points
    } ; le jeton vaudra plus tard davantage.{ ai-chance }
ai-gravity-door = Depuis cette porte, { $next } { $next ->
        [one] point est
       *[other] points sont
    } à portée.{ ai-chance }

ai-race-alien = { $alien ->
        [yellow] le jaune
        [blue] le bleu
        [red] le rouge
        [green] le vert
       *[purple] le violet
    }
ai-race-other = { $other ->
        [yellow] le jaune
        [blue] le bleu
        [red] le rouge
        [green] le vert
       *[purple] le violet
    }
ai-race-advance = Avancer { ai-race-alien } change mes points de { $gain } maintenant, et me laisse en espérer { $expected } à la fin.{ ai-chance }
ai-race-adopt = Comme favori, { ai-race-alien } me laisse espérer { $expected } { $expected ->
        [one] point
       *[other] points
    } en tout.{ ai-chance }
ai-race-trade = Je donne { ai-race-other } et reçois { ai-race-alien }, ce qui me laisse espérer { $expected } { $expected ->
        [one] point
       *[other] points
    } en tout.{ ai-chance }
ai-race-swap = Échanger { ai-race-alien } et { ai-race-other } change mes points de { $gain } maintenant, et me laisse en espérer { $expected } à la fin.{ ai-chance }
ai-race-fizzle = Cette carte ne fait rien maintenant, mais mieux vaut garder les autres.{ ai-chance }

ai-lights-colour = { $colour ->
        [yellow] jaune
        [pink] rose
        [orange] orange
        [silver] argentée
       *[gold] dorée
    }
ai-lights-second = { $second ->
        [yellow] jaune
        [pink] rose
        [orange] orange
        [silver] argentée
       *[gold] dorée
    }
ai-lights-finish = Finir la série { ai-lights-colour } change mes points de { $gain }.{ ai-chance }
ai-lights-grow = La série { ai-lights-colour } peut encore être finie ; d’ici là elle compte { $gain }.{ ai-chance }
ai-lights-lose = Perdre la série { ai-lights-colour } est le moindre mal : { $gain } { $gain ->
        [one] point
       *[other] points
    }.{ ai-chance }
ai-lights-two = Ensemble, les séries { ai-lights-colour } et { ai-lights-second } changent mes points de { $gain } maintenant.{ ai-chance }
ai-lights-reveal = Une carte de plus répète la couleur dans { $risk } % des cas ; sinon l’étal s’enrichit.{ ai-chance }
ai-lights-first = L’étal est vide.
