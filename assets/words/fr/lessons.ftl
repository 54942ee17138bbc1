lesson-you = Vous
lesson-go-on = Cliquez ou appuyez sur Entrée
lesson-not-that = Bonne idée pour plus tard. Essayez d’abord ce qui est entouré.
lesson-leave = Quitter
lesson-stay = Rester
lesson-leave-title = Quitter la leçon ?
lesson-leave-text = Vous pourrez la reprendre à tout moment depuis Comment jouer.
