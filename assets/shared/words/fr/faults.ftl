## Where
fault-in-file = { $file } : { $reason }
fault-in-cell = { $file }, case { $x }, { $y } : { $reason }
fault-in-advice = { $file } : conseil : { $reason }
fault-in-advised-cell = { $file }, case { $x }, { $y } : conseil : { $reason }
fault-in-deck = { $file } : { $reason } Les cartes d’origine sont utilisées.
fault-in-line = { $file }, ligne { $line } : { $reason } Les cartes d’origine sont utilisées.

## The file
fault-folder = c’est un dossier, pas un fichier.
fault-no-file = c’est un tube ou un périphérique, pas un fichier.
fault-missing = ce fichier n’existe pas.
fault-unread = le fichier est illisible ({ $error }).
fault-too-large = le fichier est trop gros : il devrait faire moins de { $most } octets.
journal-line = à partir de la ligne { $line }, il est coupé ou modifié.
journal-version = une autre version de Starbox l’a écrit (format { $version }).

## The cards
fault-deck-encoding = ce n’est pas du texte en UTF-8.
fault-deck-name = un nom s’écrit comme « name yellow Pom ».
fault-deck-count = une ligne commence par un nombre de cartes, de 0 à { $most }, pas par « { $found } ».
fault-deck-colour = « { $found } » n’est pas une couleur ({ $known }).
fault-deck-total = il y a { $found } cartes en tout, au lieu de { $wanted }.
