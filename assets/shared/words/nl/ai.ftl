## Waarom een computerspeler koos wat hij koos. $chance is wat hij verwacht, in procenten; -1 als hij niet vooruit heeft gekeken.
ai-chance = { $chance ->
        [-1] { "" }
       *[other] { " " }Winstkans: { $chance }%.
    }
ai-only-choice = Er valt niets anders te doen.
ai-at-random = Ik heb er zomaar een gekozen.
