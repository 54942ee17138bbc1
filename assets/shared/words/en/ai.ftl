## Why a bot chose what it chose. $chance is what it expects in percent; -1 if it has not looked ahead.
ai-chance = { $chance ->
        [-1] { "" }
       *[other] { " " }Chance to win: { $chance }%.
    }
ai-only-choice = There is nothing else to do.
ai-at-random = I just picked one.
