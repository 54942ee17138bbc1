## Where
fault-in-file = { $file } : { $reason }
fault-in-cell = { $file }, case { $x }, { $y } : { $reason }
fault-in-deck = { $file } : { $reason } Les cartes d’origine sont utilisées.
fault-in-line = { $file }, ligne { $line } : { $reason } Les cartes d’origine sont utilisées.

## The cards
fault-deck-unread = le fichier est illisible ({ $error }).
fault-deck-encoding = ce n’est pas du texte en UTF-8.
fault-deck-name = un nom s’écrit comme « name yellow Pom ».
fault-deck-count = une ligne commence par un nombre de cartes, de 0 à { $most }, pas par « { $found } ».
fault-deck-colour = « { $found } » n’est pas une couleur ({ $known }).
fault-deck-total = il y a { $found } cartes en tout, au lieu de { $wanted }.
