## Where
fault-in-file = { $file } : { $reason }
fault-in-cell = { $file }, case { $x }, { $y } : { $reason }
fault-in-deck = { $file } : { $reason } Les cartes d’origine sont utilisées.
fault-in-line = { $file }, ligne { $line } : { $reason } Les cartes d’origine sont utilisées.

## The file of a planet
fault-folder = c’est un dossier, pas une carte Tiled.
fault-missing = ce fichier n’existe pas.
fault-unread = le fichier est illisible ({ $error }).
fault-too-big = le fichier est trop gros, une planète prend moins de { $most } octets.
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

## The cards
fault-deck-unread = le fichier est illisible ({ $error }).
fault-deck-encoding = ce n’est pas du texte en UTF-8.
fault-deck-name = un nom s’écrit comme « name yellow Pom ».
fault-deck-count = une ligne commence par un nombre de cartes, de 0 à { $most }, pas par « { $found } ».
fault-deck-alien = « { $found } » n’est pas un alien ({ $known }).
fault-deck-colour = « { $found } » n’est pas une couleur ({ $known }).
fault-deck-bulbs = « { $found } » n’est pas un nombre d’ampoules ({ $known }).
fault-deck-stars = « { $found } » n’est pas un nombre d’étoiles ({ $known }).
fault-deck-planet-card = « { $found } » n’est pas une carte comme « pair yellow blue », « single yellow », « swap favourites », « swap positions ».
fault-deck-bulb-card = après le nombre vient une carte comme « yellow 1 bulb 0 stars », pas « { $found } ».
fault-deck-twice = une paire montre deux aliens différents, pas deux fois « { $alien } ».
fault-deck-total = il y a { $found } cartes en tout, au lieu de { $wanted }.
fault-deck-unmoved = aucune carte n’avance l’alien « { $alien } ».
fault-deck-one-bulb = il y a { $found } cartes « { $colour } » à 1 ampoule, mais le jeu en a { $wanted }.
fault-deck-two-bulbs = il y a { $found } cartes « { $colour } » à 2 ampoules, mais le jeu en a { $wanted }.
