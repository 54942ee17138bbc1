## Waarom een computerspeler koos wat hij koos. $chance is wat hij verwacht, in procenten; -1 als hij niet vooruit heeft gekeken.
ai-chance = { $chance ->
        [-1] { "" }
       *[other] { " " }Ik denk van hieruit { $chance }% van de spellen te winnen.
    }
ai-only-choice = Er valt niets anders te doen.
ai-at-random = Ik heb er zomaar een gekozen.

ai-gravity-gain = Dit levert meteen { $gain } { $gain ->
        [one] punt
       *[other] punten
    } op; de anderen kunnen er met hun volgende zet { $risk } winnen.{ ai-chance }
ai-gravity-eject = Dit stuurt een pion weg en levert { $gain } { $gain ->
        [one] punt
       *[other] punten
    } op; de anderen kunnen er met hun volgende zet { $risk } winnen.{ ai-chance }
ai-gravity-place = Nu valt er niets te halen, maar van daar { $next ->
        [one] ligt { $next } punt
       *[other] liggen { $next } punten
    } binnen bereik; de anderen kunnen er { $risk } winnen.{ ai-chance }
ai-gravity-refill = Ik neem beter { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    } terug: met de rest kan ik te weinig.{ ai-chance }
ai-gravity-steal = Dit is het meeste waard: { $gain } { $gain ->
        [one] punt
       *[other] punten
    } voor mij, en { $loss } minder voor de ander.{ ai-chance }
ai-gravity-replay = Met nog een zet haal ik { $gain } { $gain ->
        [one] punt
       *[other] punten
    }, voor een fiche dat er 1 telt.{ ai-chance }
ai-gravity-end = Nog een zet zou { $gain } { $gain ->
        [one] punt
       *[other] punten
    } opleveren; het fiche is later meer waard.{ ai-chance }
ai-gravity-door = Vanaf deze deur { $next ->
        [one] ligt { $next } punt
       *[other] liggen { $next } punten
    } binnen bereik.{ ai-chance }

ai-race-alien = { $alien ->
        [yellow] geel
        [blue] blauw
        [red] rood
        [green] groen
       *[purple] paars
    }
ai-race-other = { $other ->
        [yellow] geel
        [blue] blauw
        [red] rood
        [green] groen
       *[purple] paars
    }
ai-race-advance = Met { ai-race-alien } vooruit veranderen mijn punten nu met { $gain }, en mag ik er op het eind { $expected } verwachten.{ ai-chance }
ai-race-adopt = Met { ai-race-alien } als favoriet mag ik in totaal { $expected } { $expected ->
        [one] punt
       *[other] punten
    } verwachten.{ ai-chance }
ai-race-trade = Ik geef { ai-race-other } en krijg { ai-race-alien }; zo mag ik in totaal { $expected } { $expected ->
        [one] punt
       *[other] punten
    } verwachten.{ ai-chance }
ai-race-swap = Als { ai-race-alien } en { ai-race-other } van plaats wisselen, veranderen mijn punten nu met { $gain }, en mag ik er op het eind { $expected } verwachten.{ ai-chance }
ai-race-fizzle = Deze kaart doet nu niets, maar de andere kan ik beter houden.{ ai-chance }

ai-lights-colour = { $colour ->
        [yellow] geel
        [pink] roze
        [orange] oranje
        [silver] zilver
       *[gold] goud
    }
ai-lights-second = { $second ->
        [yellow] geel
        [pink] roze
        [orange] oranje
        [silver] zilver
       *[gold] goud
    }
ai-lights-finish = Met { ai-lights-colour } af veranderen mijn punten met { $gain }.{ ai-chance }
ai-lights-grow = De reeks { ai-lights-colour } kan nog af; tot dan telt ze { $gain }.{ ai-chance }
ai-lights-lose = Het verlies van { ai-lights-colour } doet het minste kwaad: { $gain } { $gain ->
        [one] punt
       *[other] punten
    }.{ ai-chance }
ai-lights-two = Samen veranderen { ai-lights-colour } en { ai-lights-second } mijn punten nu met { $gain }.{ ai-chance }
ai-lights-reveal = Nog een kaart herhaalt de kleur in { $risk }% van de gevallen; anders wordt de winkel beter.{ ai-chance }
ai-lights-first = De winkel is leeg.
