## Noms
level-rookie = Novice
level-pilot = Pilote
level-ace = As
level-legend = Légende
device-any = Tout appareil
device-mouse = Souris
device-keyboard = Clavier
device-gamepad = Manette { $number }
device-claim = C’est ma place
list-and = { $first } et { $last }
prompt-turn-page = Tourner la page

## Accueil
title-play-note = Choisir un jeu et les joueurs
title-learn-note = Environ { $count } minutes
title-rookie = Jouer contre un novice
title-rookie-note = À plusieurs si vous voulez
title-continue = Continuer
title-continue-far = { $game }, { $far }
title-line = Trois jeux d’étoiles, un canapé
title-full-screen = Plein écran
title-version = Version { $version }
title-play = Jouer
title-howto = Comment jouer
title-hall = Palmarès des étoiles
title-credits = Crédits

## Le menu d’une table
pause-title = Pause
pause-keys = Touches
pause-chance = Donne tirée au hasard : personne ne peut la connaître
pause-named = Donne issue de la graine { $seed }
pause-resume = Continuer
pause-results = Résultats
pause-restart = Recommencer
pause-restart-title = Recommencer ?
pause-restart-text = Une nouvelle partie commence avec les mêmes joueurs.
pause-restart-undo = Une nouvelle partie commence avec les mêmes joueurs, à la place de celle-ci. Annuler la fait revenir.
pause-same-deal = Même donne
pause-seats = Places
pause-leave = Enregistrer et quitter
pause-end = Vers l’accueil
pause-saved = La partie est enregistrée. « Continuer » la reprend.
pause-unsaved-title = La partie n’est pas enregistrée
pause-unsaved-text = Impossible de l’écrire : { $reason }. Faites de la place ou libérez le dossier, puis réessayez. Vous pouvez jouer : Starbox continue d’essayer.
pause-unsaved-leave = Quitter
pause-unsaved-again = Réessayer
seats-title = Qui joue où
seats-person = Humain
seats-done = Terminé
seats-resign = Abandonner
seats-resign-title = { $name } abandonne ?
seats-resign-text = Une IA remplace { $name }, pour que les autres puissent finir.

## Résultats
results-won = { $name } gagne !
results-won-shared = { $names } partagent la victoire !
results-best = Meilleure personne à table
results-points-of = { $count ->
    [one] { $name }, { $count } point
   *[other] { $name }, { $count } points
}
results-ahead = { $count ->
    [one] { $count } point de plus que { $name }
   *[other] { $count } points de plus que { $name }
}
results-bars = Que sont chance et jeu ?
results-bars-told = À droite ce qui a aidé, à gauche ce qui a nui. Chance : ce que le hasard a changé. Jeu : comparé à celui d’un Pilote.
results-look = Voir la table
results-title = Vers l’accueil
results-same = Mêmes places
results-same-note = personne ne bouge
results-rematch = Revanche
results-rematch-note = chacun avance d’une place
results-shared = Égalité en tout : la victoire est partagée.
results-seed = Pour rejouer cette donne, voici sa graine : { $seed }
hall-broken = Le palmarès est illisible. Il est mis de côté sous { $name }, et un nouveau commence.
hall-not-saved = Le résultat n’est pas encore enregistré : { $reason }. Faites de la place ; Starbox continue d’essayer.
result-kept = Le résultat est enregistré maintenant.

## Réglages
settings-title = Réglages
settings-of-look = Apparence
settings-of-play = Jeu et son
settings-language = Langue
settings-language-en = English
settings-language-fr = Français
settings-language-nl = Nederlands
settings-theme = Thème
settings-theme-night = Nuit
settings-theme-contrast = Contraste
settings-palette = Couleurs
settings-palette-standard = Standard
settings-palette-colour-blind = Daltonisme
settings-sky = Ciel
settings-sky-date = Par date
settings-sky-usual = Courant
settings-sky-winter = Hiver
settings-sky-summer = Été
settings-big_text = Grand texte
settings-reduced_motion = Moins de mouvement
settings-fullscreen = Plein écran
settings-speed = Mouvement
settings-speed-slow = Lent
settings-speed-normal = Normal
settings-speed-fast = Rapide
settings-speed-off = Aucun
settings-ai_speed = Mouvement des IA
settings-ai_speed-same = Pareil
settings-ai_speed-normal = Vif
settings-ai_speed-fast = Rapide
settings-ai_speed-off = Aucun
settings-fixed_seats = Places fixes
settings-curtain = Appuis longs
settings-curtain-hold = Maintenir
settings-curtain-twice = Appui simple
settings-effects = Effets
settings-music = Musique
settings-mute = Couper le son
programs-title = Vos programmes
programs-text = Un programme à vous peut tenir une place. Seul ce qui est écrit ici est lancé ; une partie enregistrée n’en garde que le nom.
programs-name = Nom
programs-command = Commande, par exemple ./mon-robot --vite
programs-add = Ajouter un programme
programs-wrong = Aucun programme de ce nom ne peut être lancé.
setup-program = Programme maison
settings-keys = Touches
settings-reset = Réinitialiser
settings-reset-title = Tout réinitialiser ?
settings-reset-text = Langue, apparence, son et touches redeviennent ceux du premier jour. Les parties enregistrées restent.
keys-title = Touches et boutons
keys-press = Touche ou bouton pour
keys-reserved = { $key } garde toujours le même rôle. Choisissez autre chose.
keys-only-keyboard = Cette action n’a pas de bouton de manette. Appuyez sur une touche.
keys-taken = C’est déjà pris
keys-taken-text = { $key } sert à « { $other } ». Après l’échange, « { $other } » aura { $old }.
keys-swap = Échanger
command-card = Carte { $number }
command-hint = Conseil
command-undo = Annuler le coup
command-log = Ce qui s’est passé
command-explain = Qu’est-ce que c’est ?
command-help = Règles
command-skip = Passer l’animation
command-hurry = Accélérer
command-remove = Retirer
command-shuffle = Mélanger
command-start = Commencer

## La table
setup-title = Préparer la table
setup-seats = Places
setup-count = { $count } sur { $most }
setup-first_player = Premier joueur
setup-first_player-random = Hasard
setup-first_player-tip = Qui commence : au hasard, ou l’un de vous. À la revanche, c’est au suivant.
setup-options = Options
setup-start = Commencer
setup-continue-tip = Reprendre une partie quittée. Une nouvelle partie n’en remplace aucune.
setup-person = Joueur { $number }
setup-computer = Ordinateur
setup-add = Ajouter
setup-add-person = Ajouter un joueur
setup-add-ai = Ajouter un ordinateur
setup-remove = Retirer
setup-shuffle = Mélanger
setup-shuffle-tip = D’autres cartes, d’autres planètes, tirées au hasard
setup-open = Table ouverte
setup-open-tip = Tout le monde peut voir toutes les cartes
setup-free_undo = Reprise libre
setup-free_undo-tip = Annuler un coup, même après que d’autres ont joué
setup-seed = Graine
setup-chance = tirée au hasard
setup-not-saved = La table n’a pas pu être enregistrée : { $reason }
setup-broken = Les dernières tables sont illisibles. Elles sont mises de côté : { $name }
game-minutes = { $count } min
game-easy = Facile
game-medium = Moyen
game-hard = Corsé
level-about-rookie = Joue comme la première fois
level-about-pilot = Connaît les bons principes
level-about-ace = Réfléchit à l’avance
level-about-legend = Prévoit très loin
assist-ghosts = Aperçu
assist-ghosts-tip = Montrer d’avance où mène un coup
assist-hints = Conseils
assist-hints-tip = Proposer un bon coup sur demande
emblem-comet = Comète
emblem-rocket = Fusée
emblem-ring = Anneau
emblem-moon = Lune
emblem-bolt = Éclair
emblem-sun = Soleil
emblems-title = Choisir un emblème

## Autres écrans
attract-any-key = Appuyez sur une touche
rules-contents = Sommaire
howto-learn = Apprendre en jouant
howto-go-on = Continuer la leçon
howto-minutes = Environ { $count } minutes
howto-broken = L’avancement des leçons est illisible. Il est mis de côté : { $name }
hall-people = Personnes
hall-bots = Ordinateurs
hall-players = { $count } joueurs
hall-today = Aujourd’hui
hall-ever = Toujours
hall-next = Jeu suivant
hall-empty = Pas encore d’étoiles ici. Jouez une partie jusqu’au bout.
hall-date = { $day }/{ $month }/{ $year }
credits-games = Les jeux
credits-games-text = Starbox est un hommage non officiel à trois jeux de société, avec ses propres images et son propre code. Les boîtes viennent de leurs éditeurs, nommés ici ; cherchez-les dans une boutique de jeux.
credits-art = Images
credits-art-text = Toutes dessinées pour ce programme, en vectoriel, sans décalquer les boîtes.
credits-sound = Sons et musique
credits-sound-text = Composés par un script de ce projet, note par note.
credits-type = Lettres
credits-type-text = Fredoka One de Milena Brandão et Manrope de Mikhail Sharanda, sous licence Open Font.
credits-tools = Fait avec
credits-tools-text = Python, pygame-ce et SDL, resvg, msgspec, Fluent, pytmx, platformdirs et Tiled.
credits-thanks = Starbox
credits-thanks-text = Merci de jouer ensemble. Ceci est la version { $version }.

## Parties en attente
continue-count = { $count ->
    [0] aucune partie n’attend
    [1] une partie attend
   *[other] { $count } parties attendent
}
continue-none = Aucune partie n’attend. Une partie quittée apparaît ici.
continue-go-on = Reprendre
continue-delete = Supprimer
continue-deleted = Supprimée
continue-undo = Annuler
continue-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
continue-turn = À { $name } de jouer
continue-today = aujourd’hui, { $time }
continue-yesterday = hier, { $time }
continue-weekday = { $day }, { $time }
continue-date = { $date }, { $time }
continue-other-version = Cette partie vient d’une autre version de Starbox. Elle reste comme elle est.
continue-not-deleted = La partie n’a pas pu être supprimée : { $reason }
continue-not-restored = La partie n’a pas pu être rétablie : { $reason }
weekday-1 = lundi
weekday-2 = mardi
weekday-3 = mercredi
weekday-4 = jeudi
weekday-5 = vendredi
weekday-6 = samedi
weekday-7 = dimanche

## La soirée
evening-title = La soirée
evening-over = La soirée est finie
evening-since = depuis { $time }, { $count ->
    [one] une partie
   *[other] { $count } parties
}
evening-none = encore aucune partie
evening-points = Points par place
evening-earlier = avant
evening-total = total
evening-place = place
evening-no-points = sans points
evening-next = Partie suivante
evening-end = Finir la soirée
evening-end-title = Finir la soirée ?
evening-end-text = Le tableau reste tel quel. La prochaine partie ouvrira une autre soirée.
evening-stay = Continuer
evening-not-saved = La fin de la soirée n’est pas encore enregistrée : { $reason }. Starbox continue d’essayer.
sitting-broken = Le tableau de la soirée est illisible. Il est mis de côté sous { $name }, et un nouveau commence.

## Titres de fin de partie
patch-comeback = Plus belle remontée
patch-haul = Plus belle prise
patch-lead = Le plus longtemps en tête
patch-calm = Main la plus sûre
patch-company = Belle compagnie
patch-finish = Beau final
patch-start = Départ en flèche
patch-steady = Belle régularité

## Les personnes et leurs pages
people-title = Les joueurs
people-none = Personne n’a encore fini de partie.
people-reading = { $count ->
    [one] encore une partie à lire
   *[other] encore { $count } parties à lire
}
people-somebody = Quelqu’un
people-not-saved = Les noms ne sont pas encore changés partout : { $reason }. Starbox continue d’essayer.
people-saved = Les noms sont changés partout.
people-broken = Les noms à changer sont illisibles. Ils sont mis de côté sous { $name }
people-rename = Renommer
people-merge = Est la même personne que …
people-forget = Oublier
people-keep = Laisser
people-change-title = { $name }
people-change-text = Le changement vaut pour toutes les parties gardées.
people-changing = Toutes les parties gardées sont parcourues …
people-merge-title = Une seule personne ?
people-merge-text = Toutes les parties de { $name } deviennent celles de { $other }. C’est définitif.
people-merge-yes = Réunir
people-forget-title = Oublier { $name } ?
people-forget-text = Le nom quitte toutes les parties et toutes les listes. Les parties restent, à « quelqu’un ». C’est définitif.
people-forget-yes = Oublier
profile-games = { $count ->
    [one] 1 partie
   *[other] { $count } parties
}
profile-wins = { $count ->
    [one] 1 victoire
   *[other] { $count } victoires
}
profile-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
profile-games-word = parties
profile-wins-word = victoires
profile-points-word = points
profile-change = Modifier
profile-strength = Force
profile-luck-out = sans la chance
profile-more = { $count ->
    [one] encore une partie
   *[other] encore { $count } parties
}
profile-few = jouez encore un peu
profile-liked = Préférences
profile-recent = Dernières parties
profile-moments = Grands moments
profile-moment = { $count ->
    [one] 1 point d’un coup
   *[other] { $count } points d’un coup
}
profile-titles = Titres

## Comment une partie fut gagnée
course-watch = Revoir la partie
course-keep = Garder l’image
course-chance = Chances de gagner
course-wide = plus c’est large, plus c’est probable
course-working = calcul en cours
course-start = début
course-end = fin
course-luck = chance
course-own = jeu
