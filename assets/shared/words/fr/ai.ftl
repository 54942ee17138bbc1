## Pourquoi un robot a choisi ce qu’il a choisi. $chance est ce qu’il attend, en pour cent ; -1 s’il n’a pas calculé.
ai-chance = { $chance ->
        [-1] { "" }
       *[other] { " " }Chances de gagner : { $chance } %.
    }
ai-only-choice = Il n’y a rien d’autre à faire.
ai-at-random = J’ai choisi au hasard.
