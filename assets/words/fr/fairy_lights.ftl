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
