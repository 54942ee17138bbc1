## Why a bot chose what it chose. $chance is what it expects in percent; -1 if it has not looked ahead.
ai-chance = { $chance ->
        [-1] { "" }
       *[other] { " " }Chance to win: { $chance }%.
    }
ai-only-choice = There is nothing else to do.
ai-at-random = I just picked one.

ai-gravity-with = { $use ->
        [long] { gravity-use-long }
        [high] { gravity-use-high }
        [drop] { gravity-use-drop }
        [rotate] { gravity-use-rotate }
       *[step] { gravity-use-step }
    }{ $card ->
        [own] { "" }
        [long] { " " }({ gravity-long })
        [high] { " " }({ gravity-high })
        [drop] { " " }({ gravity-drop })
        [rotate] { " " }({ gravity-rotate })
       *[joker] { " " }({ gravity-joker })
    }
ai-gravity-gain = { ai-gravity-with }: { $gain } { $gain ->
        [one] point
       *[other] points
    } at once; the others could win { $risk } with their next move.{ ai-chance }
ai-gravity-eject = { ai-gravity-with }: throws out { $name }, { $gain } { $gain ->
        [one] point
       *[other] points
    }; the others could win { $risk } with their next move.{ ai-chance }
ai-gravity-place = { ai-gravity-with }: nothing at once, but from there { $next } { $next ->
        [one] point lies
       *[other] points lie
    } within reach; the others could win { $risk }.{ ai-chance }
ai-gravity-refill = Take { $cards ->
        [one] one card
       *[other] { $cards } cards
    } back: too little can be done with the rest.{ ai-chance }
ai-gravity-steal = This is worth most: { $gain } { $gain ->
        [one] point
       *[other] points
    } for you, { $loss } less for { $name }.{ ai-chance }
ai-gravity-replay = Act again: that wins { $gain } { $gain ->
        [one] point
       *[other] points
    }, for a token that counts 1.{ ai-chance }
ai-gravity-end = End the turn: acting again would win { $gain } { $gain ->
        [one] point
       *[other] points
    }; the token is worth more later.{ ai-chance }
ai-gravity-door = From this door { $next } { $next ->
        [one] point lies
       *[other] points lie
    } within reach.{ ai-chance }

ai-race-alien = { $alien ->
        [yellow] the yellow puffball
        [blue] the blue jellyfish
        [red] the red robot
        [green] the green sprout
       *[purple] the purple fish
    }
ai-race-other = { $other ->
        [yellow] the yellow puffball
        [blue] the blue jellyfish
        [red] the red robot
        [green] the green sprout
       *[purple] the purple fish
    }
ai-race-advance = Moving { ai-race-alien } changes your points by { $gain } now; your favourites then promise about { $expected }.{ ai-chance }
ai-race-adopt = With { ai-race-alien } among them, your favourites promise about { $expected } { $expected ->
        [one] point
       *[other] points
    }.{ ai-chance }
ai-race-trade = Give { ai-race-other } and get { ai-race-alien }: your favourites then promise about { $expected } { $expected ->
        [one] point
       *[other] points
    }.{ ai-chance }
ai-race-swap = Swapping { ai-race-alien } and { ai-race-other } changes your points by { $gain } now; your favourites then promise about { $expected }.{ ai-chance }
ai-race-fizzle = This card does nothing now, but the others are better kept.{ ai-chance }

ai-lights-colour = { $colour ->
        [yellow] the yellow raccoons
        [pink] the pink rabbits
        [orange] the orange owls
        [silver] the silver foxes
       *[gold] the golden dragons
    }
ai-lights-second = { $second ->
        [yellow] the yellow raccoons
        [pink] the pink rabbits
        [orange] the orange owls
        [silver] the silver foxes
       *[gold] the golden dragons
    }
ai-lights-finish = Finishing { ai-lights-colour } changes your points by { $gain }.{ ai-chance }
ai-lights-grow = You can still finish { ai-lights-colour }; until then your points change by { $gain }.{ ai-chance }
ai-lights-lose = Losing { ai-lights-colour } does the least harm: your points change by { $gain }.{ ai-chance }
ai-lights-two = Together, { ai-lights-colour } and { ai-lights-second } change your points by { $gain } now.{ ai-chance }
ai-lights-reveal = Another card repeats the colour in { $risk }% of the cases, and else the shop gets better.{ ai-chance }
ai-lights-first = The shop is empty.
