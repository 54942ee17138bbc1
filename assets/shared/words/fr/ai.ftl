## Pourquoi un robot a choisi ce qu’il a choisi. $chance est ce qu’il attend, en pour cent ; -1 s’il n’a pas calculé.
ai-chance = { $chance ->
        [-1] { "" }
       *[other] Chances de gagner : { $chance } %.
    }
ai-only-choice = Il n’y a rien d’autre à faire.
ai-at-random = J’ai choisi au hasard.
## Why not another action, which looks good at first sight; and what the one advised makes possible
ai-costs = « { $other } » vous coûterait environ { $less } { $less ->
        [one] point
       *[other] points
    }.
ai-costs-later = « { $other } » rapporte { $more } de plus maintenant, mais vous coûte ensuite environ { $less }.
ai-robbed = Après « { $other } », { $thief } pourrait vous voler.
ai-robbed-later = « { $other } » rapporte { $more } de plus maintenant, mais { $thief } pourrait ensuite vous voler.
ai-hardly = « { $other } » ne gagnerait presque jamais.
ai-chance-of = Avec « { $other } », vous gagneriez dans { $percent } % des cas.
ai-plan = Au prochain tour : { $plan }, { $gain } { $gain ->
        [one] point
       *[other] points
    }.
