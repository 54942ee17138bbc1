## Waarom een computerspeler koos wat hij koos. $chance is wat hij verwacht, in procenten; -1 als hij niet vooruit heeft gekeken.
ai-chance = { $chance ->
        [-1] { "" }
       *[other] Winstkans: { $chance }%.
    }
ai-only-choice = Er valt niets anders te doen.
ai-at-random = Ik heb er zomaar een gekozen.
## Why not another action, which looks good at first sight; and what the one advised makes possible
ai-costs = “{ $other }” zou je ongeveer { $less } { $less ->
        [one] punt
       *[other] punten
    } kosten.
ai-costs-later = “{ $other }” levert nu { $more } meer op, maar kost je daarna ongeveer { $less }.
ai-robbed = Na “{ $other }” kan { $thief } je bestelen.
ai-robbed-later = “{ $other }” levert nu { $more } meer op, maar daarna kan { $thief } je bestelen.
ai-hardly = “{ $other }” zou bijna nooit winnen.
ai-chance-of = Met “{ $other }” zou je in { $percent }% van de gevallen winnen.
ai-plan = Volgende beurt: { $plan }, { $gain } { $gain ->
        [one] punt
       *[other] punten
    }.
