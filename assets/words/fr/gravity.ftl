## Cards and what they do
gravity-long = Long
gravity-high = Haut
gravity-drop = Chute
gravity-rotate = Pivot
gravity-joker = Joker
gravity-use-long = Saut long
gravity-use-high = Saut haut
gravity-use-drop = Traversée
gravity-use-rotate = Pivoter
gravity-use-step = Un pas, face cachée
## One star, one token
gravity-thing-blue = une étoile bleue
gravity-thing-yellow = une étoile jaune
gravity-thing-pink = une étoile rose
gravity-thing-green = une étoile verte
gravity-thing-orange = une étoile orange
gravity-thing-white = une étoile blanche
gravity-thing-token = un jeton Rejouer
## The bar
gravity-to-go = Encore { $count }
gravity-goal = Fin à { $points } points
gravity-last-round = Dernière manche
## Whose turn it is
gravity-turn-action = À vous de jouer
gravity-turn-steal = Prenez une chose
gravity-turn-replay = Rejouer ?
gravity-turn-door = Choisissez une porte
gravity-turn-over = La partie est finie
gravity-turn-rival = { $name } joue
gravity-thinks = réfléchit
gravity-plays = joue
gravity-next = à suivre
gravity-whose-door = { $name }, choisissez une porte
gravity-whose-action = { $name }, choisissez une carte
gravity-whose-steal = { $name }, dérobez une étoile ou un jeton Rejouer à { $victim }
gravity-whose-replay = { $name }, dépensez-vous un jeton Rejouer ?
## The steps of a turn
gravity-step-enter = Entrer
gravity-step-act = Agir
gravity-step-replay = Rejouer
## What can be done
gravity-choose = Choisissez une carte
gravity-refill = Reprendre ses cartes
gravity-steal = Prendre à { $name }
gravity-replay = Rejouer
gravity-replay-cost = contre un jeton
gravity-end = Finir le tour
gravity-end-cost = et garder le jeton
gravity-door = Porte { $number }
gravity-way-left = à gauche
gravity-way-right = à droite
gravity-way-half = demi-tour
gravity-effect-ejected = éjecte un pion adverse
gravity-effect-refill = les cinq cartes en main
## Prompts
gravity-prompt-card = carte
gravity-prompt-play = jouer
gravity-prompt-face-down = face cachée
gravity-prompt-refill = reprendre
gravity-prompt-target = suivant
gravity-prompt-back = reposer
## Why not
gravity-no-over = La partie est finie.
gravity-no-not_your_turn = Ce n’est pas votre tour.
gravity-no-other_phase = Il faut d’abord décider autre chose.
gravity-no-nothing_to_steal = Il n’y a rien de tel à prendre.
gravity-no-nothing_played = Toutes vos cartes sont déjà en main.
gravity-no-card_not_in_hand = Cette carte est jouée. Reprenez vos cartes ou jouez d’abord les autres.
gravity-no-wrong_card = Cette carte ne permet pas cela.
gravity-no-blocked = Une plateforme barre le passage.
gravity-no-card = Choisissez d’abord une carte.
gravity-no-key = Rien ne va par là avec cette carte.
gravity-no-door = Il n’y a pas de porte ici.
## The log
gravity-log-entered = entre
gravity-log-marker = La porte ouverte est maintenant ici
gravity-log-step = un pas
gravity-log-refill = reprend ses cartes
gravity-log-won = et gagne
gravity-log-ejected = éjecte
gravity-log-stole-from = prend à
gravity-log-fell = et tombe de { $cells } cases
gravity-log-token = rejoue
gravity-log-last = a { $points } points : dernière manche
gravity-log-stars = Il reste peu d’étoiles : la partie est finie
gravity-log-goal = La dernière manche est finie
gravity-log-bare = Plus une étoile : la partie est finie
gravity-log-quiet = Douze manches calmes : la partie est finie
gravity-digest-ejected = vous éjecte
gravity-digest-stole = vous prend
gravity-banner-last = Dernière manche
