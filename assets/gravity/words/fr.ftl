## Cards and what they do
gravity-long = Longueur
gravity-high = Hauteur
gravity-drop = Chute
gravity-rotate = Rotation
gravity-joker = Joker
gravity-use-long = Saut en longueur
gravity-use-high = Saut en hauteur
gravity-use-drop = Chute
gravity-use-rotate = Rotation
gravity-use-step = Déplacement simple, face cachée
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
gravity-last-round = Dernier tour
## Whose turn it is
gravity-turn-action = À vous de jouer
gravity-turn-steal = Dérobez une étoile ou un jeton
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
gravity-step-enter = Placer
gravity-step-act = Action
gravity-step-replay = Rejouer
## What can be done
gravity-choose = Choisissez une carte
gravity-refill = Compléter sa main
gravity-steal = Dérober à { $name }
gravity-replay = Rejouer
gravity-list = Un choix dans une liste
gravity-replay-cost = contre un jeton
gravity-replay-best = { $cost }, au mieux { $best }
gravity-step = Simple
gravity-look-at = Regarder une carte
gravity-end = Finir le tour
gravity-end-cost = et garder le jeton
gravity-door = Porte { $number }
gravity-way-left = à gauche
gravity-way-right = à droite
gravity-way-half = demi-tour
gravity-effect-ejected = éjecte un pion adverse
gravity-effect-refill = les cinq cartes en main
## Prompts
gravity-prompt-card = Carte
gravity-prompt-choose = Choisir
gravity-prompt-play = Jouer
gravity-prompt-face-down = Face cachée
gravity-prompt-trails = Traces
gravity-prompt-refill = Compléter
gravity-prompt-target = Suivant
gravity-prompt-back = Reposer
## Why not
gravity-no-over = La partie est finie.
gravity-no-not_your_turn = Ce n’est pas votre tour.
gravity-no-other_phase = Il faut d’abord décider autre chose.
gravity-no-nothing_to_steal = Il n’y a rien de tel à dérober.
gravity-no-nothing_played = Toutes vos cartes sont déjà en main.
gravity-no-card_not_in_hand = Cette carte est jouée. Complétez votre main ou jouez d’abord les autres.
gravity-no-wrong_card = Cette carte ne permet pas cela.
gravity-no-blocked = Une plate-forme barre le passage.
gravity-no-card = Choisissez d’abord une carte.
gravity-no-key = Cette carte ne mène pas par là.
gravity-no-door = Il n’y a pas de porte ici.
## The log
gravity-log-entered = entre en jeu
gravity-log-marker = Le pion Porte ouverte est maintenant ici
gravity-log-step = un déplacement simple
gravity-log-refill = complète sa main
gravity-log-won = et gagne
gravity-log-ejected = éjecte
gravity-log-stole-from = dérobe à
gravity-log-fell = et tombe de { $cells } cases
gravity-log-token = rejoue
gravity-log-last = a { $points } points : dernier tour de table
gravity-log-stars = Il reste peu d’étoiles : la partie est finie
gravity-log-goal = Le dernier tour de table est fini
gravity-log-bare = Plus une étoile : la partie est finie
gravity-log-quiet = Douze tours de table calmes d’affilée : la partie est finie
gravity-digest-ejected = vous éjecte
gravity-digest-stole = dérobe
gravity-banner-last = Dernier tour de table
gravity-turned-to = La planète a tourné : les pieds de { $name } sont en bas.
gravity-table-turned = La table a tourné : le grand panneau est celui de { $name }.
## What everything on the table is
gravity-what-bar = Étoiles sur la planète
gravity-what-bar-stars = Le tour de table qui en laisse { $end } ou moins est le dernier : voilà combien doivent encore partir.
gravity-what-bar-goal = Dès que quelqu’un a { $points } points, le tour de table en cours est le dernier.
gravity-what-bar-last = La partie finit avec ce tour de table. Qui a le plus de points gagne.
gravity-what-on-planet = sur la planète
gravity-what-at-end = peuvent rester
gravity-what-points = { $points ->
    [one] { $name } a { $points } point
   *[other] { $name } a { $points } points
}
gravity-what-points-said = Chaque étoile, chaque paire d’une couleur et chaque jeton Rejouer vaut 1 point.
gravity-what-steps = Les étapes d’un tour
gravity-what-steps-said = Placez votre pion s’il est hors du plateau, jouez une action, puis dépensez un jeton Rejouer pour une autre, si vous voulez.
gravity-what-purse = Étoiles et jetons
gravity-what-purse-said = Deux étoiles d’une couleur forment une paire, dans un cadre doré : 1 point de bonus.
gravity-what-choices = Ce que vous pouvez faire
gravity-what-choices-said = Le nombre est ce qu’un choix vous rapporterait aussitôt, avec tout ce qu’il collecte et dérobe.
gravity-what-refill = Reprend en main toutes vos cartes jouées. C’est aussi une action.
gravity-what-step = N’importe quelle carte face cachée : une case de côté, puis la chute. Le gain est le même avec chaque carte.
gravity-what-hand = Vos cartes
gravity-what-hand-said = Face visible, une carte fait ce qu’elle montre. Face cachée, toute carte est un déplacement simple d’une case. Les cartes jouées sont plus bas.
gravity-what-cards = Les cartes de { $name }
gravity-what-cards-said = En main : { $hand }. Jouées face visible : { $open }. Face cachée : { $shut }, que personne d’autre ne voit. Elles restent là jusqu’à ce que la main soit complétée.
gravity-what-compass = Où est le bas ?
gravity-what-compass-said = Le pion qui joue, tel qu’il est debout. Il tombe du côté que montre l’aiguille.
gravity-what-star = Étoile
gravity-what-star-said = Qui entre dans cette case la collecte : 1 point, et 1 de plus si elle forme une paire.
gravity-what-bare = Symbole étoile
gravity-what-bare-said = Il y avait là une étoile. Le symbole ne rapporte plus rien.
gravity-what-replay = Symbole Rejouer
gravity-what-replay-said = Qui entre dans cette case reçoit un jeton Rejouer, tant qu’il y en a.
gravity-what-under = Étoile sur un symbole Rejouer
gravity-what-under-said = On collecte d’abord l’étoile. Qui entre ensuite reçoit un jeton Rejouer.
gravity-what-door = Porte
gravity-what-door-said = Quand le pion Porte ouverte est là, les pions entrent en jeu ici, les pieds du côté rayé.
gravity-what-open = Pion Porte ouverte
gravity-what-open-said = Le prochain pion hors du plateau entre en jeu ici. Puis le pion Porte ouverte avance en sens horaire.
gravity-what-pawn = Le pion de { $name }
gravity-what-pawn-said = Entrez dans sa case : vous l’éjectez et dérobez une étoile ou un jeton. Ses semelles orange montrent son propre « bas ».
gravity-what-own-pawn = Votre pion
gravity-what-own-pawn-said = Ses semelles orange montrent son « bas » : c’est par là qu’il tombe.
gravity-what-news = Derniers coups
gravity-what-news-said = Ce qui vient de se passer, le plus récent en haut.
gravity-what-planet = La planète
gravity-what-planet-said = Les plates-formes portent et arrêtent tous les pions. Qui sort d’un côté réapparaît de l’autre.

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
    } tout de suite.
ai-gravity-eject = { ai-gravity-with } : éjecte { $name }, { $gain } { $gain ->
        [one] point
       *[other] points
    }.
ai-gravity-place = { ai-gravity-with } : rien tout de suite, mais de là { $next } { $next ->
        [one] point est
       *[other] points sont
    } à portée.
ai-gravity-risk = Les autres pourraient en gagner { $risk } au prochain coup.
ai-gravity-refill = Complétez votre main avec { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } : le reste ne permet pas grand-chose.
ai-gravity-steal = C’est le plus utile : { $gain } { $gain ->
        [one] point
       *[other] points
    } pour vous, { $loss } de moins pour { $name }.
ai-gravity-replay = Rejouez : cela rapporte { $gain } { $gain ->
        [one] point
       *[other] points
    }, pour un jeton qui en vaut 1.
ai-gravity-replay-even = Rejouez : votre pion sera mieux placé, pour un jeton qui vaut 1 point.
ai-gravity-end-even = Finissez le tour : rejouer ne rapporterait pas plus que ce que vaut le jeton.
ai-gravity-end = Finissez le tour : rejouer rapporterait { $gain } { $gain ->
        [one] point
       *[other] points
    } ; le jeton vaudra plus tard davantage.
ai-gravity-door = Depuis cette porte, { $next } { $next ->
        [one] point est
       *[other] points sont
    } à portée.

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
fault-size = une planète est un carré de { $least } à { $most } cases de côté ; ici c’est { $width } sur { $height } (Map > Resize Map).
fault-pixels = les cases d’une planète ont { $pixels } pixels sur { $pixels } (Map > Map Properties).
fault-no-tileset = une planète se dessine avec un seul jeu de tuiles, { $wanted } ; ici il n’y en a pas.
fault-inner-tileset = une planète se dessine avec un seul jeu de tuiles, { $wanted } ; cette carte contient le sien.
fault-other-tileset = une planète se dessine avec un seul jeu de tuiles, { $wanted } ; ici c’est { $found }.
fault-no-tile-layer = « { $layer } » n’est pas un calque de tuiles ; une planète n’a que des calques de tuiles.
fault-no-layers = une planète a les calques de tuiles { $wanted }, de bas en haut ; ici il n’y en a pas.
fault-layers = une planète a les calques de tuiles { $wanted }, de bas en haut ; ici c’est { $found }.
fault-layer-size = le calque « { $layer } » n’a pas { $size } cases sur { $size }, comme sa carte.
fault-hidden = le calque « { $layer } » est caché ; affichez-le, car le jeu le montrera.
fault-look = le calque « { $layer } » a son propre { $look }, que le jeu ne peut pas montrer ; remettez-le à zéro.
fault-no-csv = le calque « { $layer } » n’est pas en CSV (Map > Map Properties > Tile Layer Format).
fault-layer-cells = le calque « { $layer } » a { $found } cases au lieu de { $wanted }.
fault-number = le calque « { $layer } » a « { $found } » à la place d’un numéro de tuile.

## The tiles
fault-no-tile = la tuile du calque « { $layer } » ne veut rien dire.
fault-misplaced = { $kind ->
    [star] une étoile
    [replay] un symbole Rejouer
    [door] une porte
    [rock] de la roche
   *[platform] une plate-forme
} est sur le calque « { $layer } » ; sa place est sur « { $wanted } ».
fault-no-ground = il n’y a pas de sol ici.
fault-two-rocks = le sol est « { $here } » ici et « { $elsewhere } » ailleurs ; une planète a une seule roche.

## The rules
fault-no-door = une planète a une porte ; celle-ci n’en a pas.
fault-two-doors = une planète a une porte ; celle-ci est de trop.
fault-symbol-outside = un symbole ou une porte sort de la grille de { $size } cases sur { $size }.
fault-two-symbols = une case ne peut avoir une étoile et un symbole Rejouer.
fault-door-symbol = une case Porte n’a pas de symbole.
fault-platform-outside = une plate-forme sort de la grille de { $size } cases sur { $size }.
fault-feet = les pieds de la porte sont tournés vers { $side ->
    [north] le haut
    [east] la droite
    [south] le bas
   *[west] la gauche
}, sans plate-forme où se tenir.

## What is odd about a planet
fault-row = aucune plate-forme verticale ne coupe la ligne { $row } ; il en faut une sur une planète voisine, sinon on y tomberait sans fin.
fault-column = aucune plate-forme horizontale ne coupe la colonne { $column } ; il en faut une sur une planète voisine, sinon on y tomberait sans fin.
fault-few-symbols = il n’y a que { $found } symboles ; { $usual } à 12 est l’usage.
fault-many-symbols = il y a { $found } symboles ; six planètes pareilles en montrent plus que les { $stars } étoiles.
fault-shut = ce symbole est enfermé par quatre plate-formes ; on n’y entre qu’en tombant à travers l’une d’elles.

## Gravity Superstar
lesson-gravity-aim = Qui a le plus de points gagne : un par étoile, un de plus par paire.
lesson-gravity-step = Vos pieds sont votre « bas ». Jouez une carte face cachée : un déplacement simple.
lesson-gravity-why = Vous êtes tombé. Personne n’a vu la carte : gardez les plus utiles !
lesson-gravity-round = Chaque étoile traversée est à vous. Sortez d’un côté, rentrez de l’autre !
lesson-gravity-long = Saut en longueur, face visible : deux cases, sans tomber entre les deux.
lesson-gravity-high = Saut en hauteur, face visible : une case vers le haut, puis une de côté.
lesson-gravity-drop = Chute, face visible : tout droit à travers la plate-forme.
lesson-gravity-rotate = Rotation, face visible : votre « bas » tourne, et vous tombez !
lesson-gravity-eject = Le joker vaut l’une des quatre, au choix. Tombez sur Vega !
lesson-gravity-steal = Vega est éjectée. Dérobez de quoi faire une paire : un point de plus.
lesson-gravity-replay = Une fois par tour, un jeton Rejouer donne une action de plus.
lesson-gravity-token = Un symbole Rejouer sans étoile donne un jeton. Prenez-le.
lesson-gravity-enter = Vega est revenue par la porte ouverte, comme vous au début.
lesson-gravity-refill = Les cartes jouées restent posées. Compléter sa main est une action : toutes reviennent.
lesson-gravity-end = Dernier tour de table : il reste peu d’étoiles. Qui a le plus de points gagne !

## The rules of the three games, a page each: its title, then its lines
rules-gravity-goal = Le but
rules-gravity-goal-1 = Vous marchez, sautez et tombez de plate-forme en plate-forme pour collecter des étoiles.
rules-gravity-goal-2 = Chacun a son propre « bas », là où sont ses pieds. Votre mur est le sol d’un autre.
rules-gravity-goal-3 = Le plateau n’a pas de bord : on sort d’un côté, on réapparaît de l’autre.
rules-gravity-setup = Mise en place
rules-gravity-setup-1 = À deux, 2 tuiles Planète ; à trois ou quatre, 4 ; à cinq ou six, 6. Côté visible et sens au choix.
rules-gravity-setup-2 = Sur chaque symbole se trouve une étoile, tirée du sac.
rules-gravity-setup-3 = La réserve commune contient 18 jetons Rejouer. Elle peut s’épuiser.
rules-gravity-setup-4 = Chacun a les cinq mêmes cartes Action en main. Tous les pions sont hors du plateau.
rules-gravity-setup-5 = Le hasard désigne le premier joueur et la porte du pion Porte ouverte, sauf si vous les choisissez.
rules-gravity-turn = Votre tour
rules-gravity-turn-1 = Pion hors du plateau ? Placez-le en jeu à la porte ouverte. Puis jouez une action.
rules-gravity-turn-2 = Face cachée, une carte est un déplacement simple : une case à gauche ou à droite. Personne ne la voit.
rules-gravity-turn-3 = Face visible, une carte est un déplacement spécial : elle fait ce qu’elle montre.
rules-gravity-turn-4 = Ou complétez votre main avec toutes vos cartes jouées : c’est aussi une action.
rules-gravity-turn-5 = Une fois par tour, dépensez si vous voulez un jeton Rejouer pour une action de plus, même s’il vient d’être gagné.
rules-gravity-cards = Les cinq cartes
rules-gravity-cards-1 = Saut en longueur : deux cases de côté, sans tomber entre les deux. Pas si une moitié est bloquée.
rules-gravity-cards-2 = Saut en hauteur : une case vers le haut, une de côté, sans tomber entre les deux. Pas si une moitié est bloquée.
rules-gravity-cards-3 = Chute : à travers la plate-forme sous vos pieds.
rules-gravity-cards-4 = Rotation : un quart de tour ou un demi-tour sur place. Votre « bas » tourne aussi.
rules-gravity-cards-5 = Joker : l’une des quatre. Votre cinquième carte complète votre main, gratuitement, avant le déplacement.
rules-gravity-fall = Tomber
rules-gravity-fall-1 = Chaque déplacement finit par une chute jusqu’à une plate-forme, si loin qu’elle soit, même en faisant le tour du plateau.
rules-gravity-fall-2 = Vous collectez chaque étoile en chemin.
rules-gravity-fall-3 = Ni pas, ni saut, ni chute ne traverse une plate-forme, d’aucun côté. Seule la carte Chute le fait.
rules-gravity-fall-4 = Revenu à votre point de départ, vous entrez sur cette case comme sur les autres.
rules-gravity-fall-5 = Une plate-forme au bord bloque aussi du côté opposé ; entre deux tuiles, celle de l’une suffit.
rules-gravity-entering = Événements
rules-gravity-entering-1 = Une étoile est à vous. La collecter révèle le symbole dessous.
rules-gravity-entering-2 = Un symbole Rejouer découvert donne un jeton, s’il en reste, mais pas là où vous venez de prendre une étoile ou d’éjecter un pion.
rules-gravity-entering-3 = Un pion adverse est éjecté ; son joueur complète sa main. Vous lui dérobez une étoile au choix ou un jeton, s’il en a.
rules-gravity-entering-4 = Qui n’a ni étoile ni jeton ne perd rien. Vous choisissez aussitôt, puis le déplacement continue.
rules-gravity-doors = Les portes
rules-gravity-doors-1 = Vous entrez en jeu au pion Porte ouverte, les pieds du côté rayé de la porte : c’est votre « bas ».
rules-gravity-doors-2 = Puis le pion Porte ouverte va, en sens horaire, à la prochaine porte libre. S’il n’y en a pas, il reste sur place.
rules-gravity-doors-3 = Entrer sur cette case pendant un déplacement le fait avancer aussi.
rules-gravity-doors-4 = Un pion s’y tient quand vous entrez en jeu ? Il est éjecté et vous dérobez ; alors seulement le pion Porte ouverte avance.
rules-gravity-end = La fin
rules-gravity-end-1 = La partie finit après un tour de table qui laisse peu d’étoiles : au plus 4 à deux joueurs, 8 à trois ou quatre, 12 à cinq ou six.
rules-gravity-end-2 = Mode expert, à la place : dès que quelqu’un a 18 points (24 à trois ou cinq joueurs), ce tour de table est le dernier.
rules-gravity-end-3 = Dans les deux cas, la partie finit aussi après un tour de table sans étoile restante, ou douze d’affilée où ni étoile ni jeton n’a bougé.
rules-gravity-end-4 = Le dernier tour de table le reste même si des points se perdent. Un jeton dépensé ne compte pas comme bougé.
rules-gravity-score = Les points
rules-gravity-score-1 = Chaque étoile vaut 1 point, et chaque jeton Rejouer 1.
rules-gravity-score-2 = Chaque paire d’étoiles d’une couleur donne 1 point de bonus : quatre étoiles font deux paires.
rules-gravity-score-3 = Le plus grand total l’emporte. À égalité, qui a le moins de jetons. Encore égal ? La victoire est partagée.

## Noms
game-gravity = Gravity Superstar
credits-gravity = De Julian Allain. Illustré par Gyom, graphisme de Marie Ooms, projet de Didier Delhez, traduction néerlandaise de N. Delobelle et A. De Cnodder. Sit Down!, édité par Megalopole. © Megalopole 2018.

## Résultats
gravity-count = On compte les points
gravity-count-faster = Maintenir : plus vite
results-gravity-stars = étoiles
results-gravity-pairs = paires
results-gravity-tokens = jetons
results-tie-gravity = Égalité de points : qui a le moins de jetons Rejouer l’emporte.

## Réglages
settings-my_down = Tourner le plateau
settings-my_down-off = Jamais
settings-my_down-square = Si carré
settings-my_down-gentle = Mon tour
settings-my_down-full = Toujours
command-face-down = Jouer face cachée
command-trails = Montrer ou cacher les traces
command-choice = Choix { $number }
command-step-left = Déplacement à gauche
command-step-right = Déplacement à droite
command-high-left = Saut en hauteur à gauche
command-high-right = Saut en hauteur à droite
command-turn-left = Rotation à gauche
command-turn-right = Rotation à droite
command-refill = Compléter sa main
command-replay = Rejouer
command-finish = Finir le tour

## La table
setup-choose = Choisir
setup-end = Fin
setup-end-standard = Normale
setup-end-expert = Expert
setup-stars-left = Au plus { $count } étoiles
setup-goal = { $count } points
setup-first_door = Première porte
setup-first_door-random = Au hasard
setup-first_door-choose = Au choix
setup-planets = Planètes
setup-planets-box = Boîte : 6×6
setup-planets-pocket = Poche : 5×5
lay-seats = { $seats } joueurs, { $tiles } tuiles Planète
lay-sets = Tuiles Planète
lay-board = Votre plateau
lay-spaces = { $across } × { $down } cases
lay-box = Boîte
lay-pocket = Poche
lay-own = Les vôtres
lay-size = { $size } × { $size } cases
lay-count = { $count } tuiles
lay-own-count = { $count } à vous
lay-own-none = aucune
lay-own-few = encore { $count }
lay-again = Tirer de nouveau
lay-chance = Au hasard
lay-chance-tip = Tuiles, faces et orientations sont tirées au début de la partie
lay-left = À gauche
lay-right = À droite
lay-other = Autre face
lay-another = En mettre une autre
lay-tile = tuile { $place }, { $face }
lay-good = Personne ne peut tomber sans fin. La plus longue chute fait { $count } cases.
lay-row = Rien ne coupe une ligne de { $tiles } : on y tomberait sans fin. Tournez-en une ou mettez-en une autre.
lay-column = Rien ne coupe une colonne de { $tiles } : on y tomberait sans fin. Tournez-en une ou mettez-en une autre.
lay-symbols = { $tiles } montrent { $count } symboles ; il y a { $stars } étoiles. Mettez-en une autre.
lay-few = Il y a { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} de { $size } × { $size } cases ; il en faut { $needed }, et aucun jeu n’a cette taille.
lay-none = Aucun plateau ne convient : on tomberait sans fin, ou les étoiles manqueraient, à cause de { $tiles }.
setup-planets-own = Les vôtres : { $size }×{ $size }
setup-faces-laid = comme posées
setup-faces-missing = { $count } sur { $needed } : trop peu
setup-faces = { $count } choisies
setup-faces-few = { $count } sur { $needed } : toutes en jeu
game-about-gravity = Marchez, sautez et tombez de plate-forme en plate-forme, chacun avec son « bas ». Chaque étoile en chemin est à vous.
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
gravity-progress = tour { $round }

## Titres de fin de partie
patch-gravity-fall = Pluie d’étoiles
patch-gravity-thief = As du chapardage
patch-gravity-traveller = Plus long voyage
patch-gravity-room = Fait de la place
