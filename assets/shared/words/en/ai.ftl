## Why a bot chose what it chose. $chance is what it expects in percent; -1 if it has not looked ahead.
ai-chance = { $chance ->
        [-1] { "" }
       *[other] Chance to win: { $chance }%.
    }
ai-only-choice = There is nothing else to do.
ai-at-random = I just picked one.
## Why not another action, which looks good at first sight; and what the one advised makes possible
ai-costs = “{ $other }” would leave you about { $less } { $less ->
        [one] point
       *[other] points
    } worse off.
ai-costs-later = “{ $other }” brings { $more } more now, but then costs you about { $less }.
ai-robbed = After “{ $other }”, { $thief } could rob you.
ai-robbed-later = “{ $other }” brings { $more } more now, but then { $thief } could rob you.
ai-hardly = “{ $other }” would hardly ever win.
ai-chance-of = With “{ $other }” you would win in { $percent }% of the cases.
ai-plan = Next turn: { $plan }, { $gain } { $gain ->
        [one] point
       *[other] points
    }.
