## Waarom een computerspeler koos wat hij koos. $chance is wat hij verwacht, in procenten; -1 als hij niet vooruit heeft gekeken.
ai-chance = { $chance ->
        [-1] { "" }
       *[other] { " " }Winstkans: { $chance }%.
    }
ai-only-choice = Er valt niets anders te doen.
ai-at-random = Ik heb er zomaar een gekozen.

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
ai-gravity-gain = { ai-gravity-with }: meteen { $gain } { $gain ->
        [one] punt
       *[other] punten
    }; de anderen kunnen er met hun volgende zet { $risk } winnen.{ ai-chance }
ai-gravity-eject = { ai-gravity-with }: stuurt { $name } weg, { $gain } { $gain ->
        [one] punt
       *[other] punten
    }; de anderen kunnen er met hun volgende zet { $risk } winnen.{ ai-chance }
ai-gravity-place = { ai-gravity-with }: meteen niets, maar van daar { $next ->
        [one] ligt { $next } punt
       *[other] liggen { $next } punten
    } binnen bereik; de anderen kunnen er { $risk } winnen.{ ai-chance }
ai-gravity-refill = Neem { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    } terug: met de rest kan te weinig.{ ai-chance }
ai-gravity-steal = Dit is het meeste waard: { $gain } { $gain ->
        [one] punt
       *[other] punten
    } voor jou, { $loss } minder voor { $name }.{ ai-chance }
ai-gravity-replay = Doe nog een zet: dat levert { $gain } { $gain ->
        [one] punt
       *[other] punten
    } op, voor een fiche dat er 1 telt.{ ai-chance }
ai-gravity-end = Beëindig de beurt: nog een zet zou { $gain } { $gain ->
        [one] punt
       *[other] punten
    } opleveren; het fiche is later meer waard.{ ai-chance }
ai-gravity-door = Vanaf deze deur { $next ->
        [one] ligt { $next } punt
       *[other] liggen { $next } punten
    } binnen bereik.{ ai-chance }

ai-race-alien = { $alien ->
        [yellow] de gele pluisbol
        [blue] de blauwe kwal
        [red] de rode robot
        [green] de groene spruit
       *[purple] de paarse vis
    }
ai-race-other = { $other ->
        [yellow] de gele pluisbol
        [blue] de blauwe kwal
        [red] de rode robot
        [green] de groene spruit
       *[purple] de paarse vis
    }
ai-race-advance = Met { ai-race-alien } vooruit veranderen je punten nu met { $gain }; je favorieten beloven dan ongeveer { $expected }.{ ai-chance }
ai-race-adopt = Met { ai-race-alien } erbij beloven je favorieten ongeveer { $expected } { $expected ->
        [one] punt
       *[other] punten
    }.{ ai-chance }
ai-race-trade = Geef { ai-race-other } en krijg { ai-race-alien }: je favorieten beloven dan ongeveer { $expected } { $expected ->
        [one] punt
       *[other] punten
    }.{ ai-chance }
ai-race-swap = Wissel je { ai-race-alien } met { ai-race-other }, dan veranderen je punten nu met { $gain }; je favorieten beloven dan ongeveer { $expected }.{ ai-chance }
ai-race-fizzle = Deze kaart doet nu niets, maar de andere kan ik beter houden.{ ai-chance }

ai-lights-colour = { $colour ->
        [yellow] de gele wasberen
        [pink] de roze konijnen
        [orange] de oranje uilen
        [silver] de zilveren vossen
       *[gold] de gouden draken
    }
ai-lights-second = { $second ->
        [yellow] de gele wasberen
        [pink] de roze konijnen
        [orange] de oranje uilen
        [silver] de zilveren vossen
       *[gold] de gouden draken
    }
ai-lights-finish = Maak je { ai-lights-colour } af, dan veranderen je punten met { $gain }.{ ai-chance }
ai-lights-grow = Je kunt { ai-lights-colour } nog afmaken; tot dan veranderen je punten met { $gain }.{ ai-chance }
ai-lights-lose = Het verlies van { ai-lights-colour } doet het minste kwaad: je punten veranderen met { $gain }.{ ai-chance }
ai-lights-two = Samen veranderen { ai-lights-colour } en { ai-lights-second } je punten nu met { $gain }.{ ai-chance }
ai-lights-reveal = Nog een kaart herhaalt de kleur in { $risk }% van de gevallen; anders wordt de winkel beter.{ ai-chance }
ai-lights-first = De winkel is leeg.
