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
gravity-prompt-choose = choisir
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

## The file of a planet
fault-no-xml = ce n’est pas une carte Tiled, ni même du XML ({ $error }).
fault-doctype = ce n’est pas une carte Tiled, car le fichier déclare un type de document.
fault-no-map = ce n’est pas une carte Tiled, cela commence par « { $tag } ».
fault-face-name = le nom d’une planète est celui de son fichier, en { $most } caractères simples au plus.
fault-unread-folder = le dossier est illisible ({ $error }).
fault-many-maps = il y a { $count } cartes Tiled ; seules les { $most } premières sont lues.

## The form of the map
fault-title = le titre tient en une ligne de { $most } caractères au plus.
fault-orientation = une planète est une carte orthogonale et non infinie (Map > Map Properties).
fault-size = une planète a 5 cases de large et 5 de haut ; ici c’est { $width } sur { $height } (Map > Resize Map).
fault-pixels = les cases d’une planète ont { $pixels } pixels sur { $pixels } (Map > Map Properties).
fault-no-tileset = une planète se dessine avec un seul jeu de tuiles, { $wanted } ; ici il n’y en a pas.
fault-inner-tileset = une planète se dessine avec un seul jeu de tuiles, { $wanted } ; cette carte contient le sien.
fault-other-tileset = une planète se dessine avec un seul jeu de tuiles, { $wanted } ; ici c’est { $found }.
fault-no-tile-layer = « { $layer } » n’est pas un calque de tuiles ; une planète n’a que des calques de tuiles.
fault-no-layers = une planète a les calques de tuiles { $wanted }, de bas en haut ; ici il n’y en a pas.
fault-layers = une planète a les calques de tuiles { $wanted }, de bas en haut ; ici c’est { $found }.
fault-layer-size = le calque « { $layer } » n’a pas 5 cases sur 5.
fault-hidden = le calque « { $layer } » est caché ; affichez-le, car le jeu le montrera.
fault-look = le calque « { $layer } » a son propre { $look }, que le jeu ne peut pas montrer ; remettez-le à zéro.
fault-no-csv = le calque « { $layer } » n’est pas en CSV (Map > Map Properties > Tile Layer Format).
fault-layer-cells = le calque « { $layer } » a { $found } cases au lieu de { $wanted }.
fault-number = le calque « { $layer } » a « { $found } » à la place d’un numéro de tuile.

## The tiles
fault-no-tile = la tuile du calque « { $layer } » ne veut rien dire.
fault-misplaced = { $kind ->
    [star] une étoile
    [replay] une flèche Rejouer
    [door] une porte
    [rock] de la roche
   *[platform] une plateforme
} est sur le calque « { $layer } » ; sa place est sur « { $wanted } ».
fault-no-ground = il n’y a pas de sol ici.
fault-two-rocks = le sol est « { $here } » ici et « { $elsewhere } » ailleurs ; une planète a une seule roche.

## The rules
fault-no-door = une planète a une porte ; celle-ci n’en a pas.
fault-two-doors = une planète a une porte ; celle-ci est de trop.
fault-symbol-outside = un symbole ou une porte sort de la grille de 5 cases sur 5.
fault-two-symbols = une case ne peut avoir une étoile et une flèche Rejouer.
fault-door-symbol = la case d’une porte n’a pas de symbole.
fault-platform-outside = une plateforme sort de la grille de 5 cases sur 5.
fault-count = une planète a { $wanted } { $kind ->
    [star] étoiles
   *[replay] flèches Rejouer
} ; celle-ci en a { $found }.
fault-feet = les pieds de la porte sont tournés vers { $side ->
    [north] le haut
    [east] la droite
    [south] le bas
   *[west] la gauche
}, sans plateforme où se tenir.
fault-row = aucune plateforme verticale ne coupe la ligne { $row } ; on pourrait y tomber sans fin.
fault-column = aucune plateforme horizontale ne coupe la colonne { $column } ; on pourrait y tomber sans fin.
fault-shut = ce symbole est enfermé par quatre plateformes ; ni pas, ni saut, ni chute n’y entre.

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

## The rules of the three games, a page each: its title, then its lines
rules-gravity-goal = Le but
rules-gravity-goal-1 = Vous marchez et tombez sur de petites planètes pour ramasser des étoiles.
rules-gravity-goal-2 = Chacun a son propre « bas », là où sont ses pieds. Votre mur est le sol d’un autre.
rules-gravity-goal-3 = Le plateau n’a pas de bord : on sort d’un côté, on rentre de l’autre.
rules-gravity-turn = Votre tour
rules-gravity-turn-1 = Hors du plateau ? Entrez par la porte ouverte. Puis agissez.
rules-gravity-turn-2 = Face cachée, une carte est un pas à gauche ou à droite. Personne ne sait laquelle c’était.
rules-gravity-turn-3 = Face visible, une carte fait ce qu’elle montre.
rules-gravity-turn-4 = Ou reprenez toutes vos cartes jouées : c’est aussi une action.
rules-gravity-turn-5 = Une fois par tour, un jeton vous fait agir encore, même s’il vient d’être gagné.
rules-gravity-cards = Les cinq cartes
rules-gravity-cards-1 = Long : deux cases de côté, sans tomber entre les deux.
rules-gravity-cards-2 = Haut : une case en haut, puis une de côté, sans tomber.
rules-gravity-cards-3 = Chute : à travers la plateforme sous vos pieds.
rules-gravity-cards-4 = Pivot : un quart ou un demi-tour sur place. Votre « bas » tourne aussi.
rules-gravity-cards-5 = Joker : l’une des quatre. Votre cinquième carte rend les cinq, sans rien coûter.
rules-gravity-fall = Tomber
rules-gravity-fall-1 = Après chaque mouvement, vous tombez jusqu’à une plateforme, même en faisant le tour du plateau.
rules-gravity-fall-2 = Vous prenez chaque étoile en chemin.
rules-gravity-fall-3 = Ni pas, ni saut, ni chute ne traverse une plateforme, d’aucun côté. Seule la carte Chute le fait.
rules-gravity-entering = Ce que vous rencontrez
rules-gravity-entering-1 = Une étoile est à vous. Elle découvre le symbole dessous.
rules-gravity-entering-2 = Un symbole découvert donne un jeton, mais pas là où vous venez de prendre une étoile ou d’éjecter quelqu’un.
rules-gravity-entering-3 = Un rival est éjecté et reprend toutes ses cartes. Vous lui volez une chose : une étoile au choix, ou un jeton.
rules-gravity-doors = Les portes
rules-gravity-doors-1 = Vous entrez au marqueur, les pieds du côté rayé de la porte : c’est votre « bas ».
rules-gravity-doors-2 = Puis le marqueur va, dans le sens horaire, à la prochaine porte sans astronaute. S’il n’y en a pas, il reste.
rules-gravity-doors-3 = Qui traverse la porte ouverte déplace aussi le marqueur.
rules-gravity-doors-4 = Quelqu’un s’y tient quand vous entrez ? Il est éjecté.
rules-gravity-end = La fin
rules-gravity-end-1 = La partie finit après une manche qui laisse peu d’étoiles : 4 à deux, 8 à trois ou quatre, 12 à cinq ou six.
rules-gravity-end-2 = Fin expert : quelqu’un atteint 18 points (24 à trois ou cinq). Cette manche est alors la dernière.
rules-gravity-end-3 = Et aussi après une manche qui ne laisse aucune étoile, ou douze manches où ni étoile ni jeton n’a bougé.
rules-gravity-score = Les points
rules-gravity-score-1 = Chaque étoile vaut 1 point, et chaque jeton 1.
rules-gravity-score-2 = Chaque paire d’une couleur vaut 1 de plus : quatre étoiles font deux paires.
rules-gravity-score-3 = Le plus de points gagne. À égalité, le moins de jetons. Encore égal ? La victoire est partagée.

## Noms
game-gravity = Gravity Superstar

## Résultats
results-gravity-stars = étoiles
results-gravity-pairs = paires
results-gravity-tokens = jetons
results-tie-gravity = Égalité de points : moins de jetons Rejouer l’emporte.

## Réglages
settings-my_down = Tourner le plateau
settings-my_down-off = Jamais
settings-my_down-gentle = À mon tour
settings-my_down-full = Toujours
command-face-down = Jouer face cachée
command-choice = Choix { $number }
command-step-left = Pas à gauche
command-step-right = Pas à droite
command-high-left = En haut à gauche
command-high-right = En haut à droite
command-turn-left = Tourner à gauche
command-turn-right = Tourner à droite
command-refill = Reprendre ses cartes
command-replay = Rejouer
command-finish = Finir le tour

## La table
setup-choose = Choisir
setup-end = Fin
setup-end-standard = Normale
setup-end-expert = Expert
setup-stars-left = { $count } étoiles restantes
setup-goal = { $count } points
setup-first_door = Première porte
setup-first_door-random = Au hasard
setup-first_door-choose = Au choix
setup-planets = Planètes
setup-faces-all = toutes
setup-faces = { $count } choisies
setup-faces-few = { $count } sur { $needed } : toutes
game-about-gravity = Marchez et tombez sur de petites planètes, chacun avec son « bas ». Chaque étoile en chemin est à vous.
planets-title = Choisir les planètes
planets-all = Toutes
planets-none = Toutes sont en jeu. Touchez celles que vous voulez.
planets-count = { $count } choisies, il en faut { $needed }
face-1a = Escalier
face-1b = Grande chute
face-2a = Moulinet
face-2b = Carrefour
face-3a = Coffre
face-3b = Peigne
face-4a = Coquille
face-4b = Gué
face-5a = Deux tours
face-5b = Port
face-6a = Zigzag
face-6b = Corniche
