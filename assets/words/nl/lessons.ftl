lesson-you = Jij
lesson-go-on = Klik of druk op Enter
lesson-not-that = Goed idee voor later. Probeer eerst wat omcirkeld is.
lesson-leave = Weggaan
lesson-stay = Blijven
lesson-leave-title = De les verlaten?
lesson-leave-text = Je kunt altijd opnieuw beginnen via Zo speel je.
