## What all lessons share
lesson-you = Cadet
lesson-go-on = Continuer
lesson-not-that = Bonne idée pour plus tard. Faites d’abord ce qui est demandé.
lesson-back = Une étape en arrière
lesson-again = Depuis le début
lesson-help = Règles
lesson-leave = Quitter la leçon
lesson-leave-title = Quitter la leçon ?
lesson-leave-text = Elle reprendra ici à votre retour.
lesson-later = Quelques tours plus tard
lesson-praise = Bravo, Cadet !
lesson-play-now = Jouer maintenant
lesson-done = Retour
