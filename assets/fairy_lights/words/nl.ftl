## Fairy Lights: de tafel
lights-your-turn = Jouw beurt
lights-turn-of = Beurt van { $name }
lights-over = Het spel is afgelopen
lights-to-move = aan de beurt
lights-waiting = wacht
lights-thinking = denkt na…
lights-last-turn = laatste beurt
lights-points = { $points ->
    [one] punt
   *[other] punten
}
lights-lit = Brandend
lights-at-risk = In gevaar
lights-of = { $bulbs } van { $whole }
lights-finished = Af
lights-lost = Verloren
lights-finishes = Maakt een reeks af
lights-loses = Reeks verloren
lights-reveal = Omdraaien
lights-reveal-note = draai een kaart om
lights-no-card = geen kaart meer
lights-full = de winkel is vol
lights-no-risk = niets te herhalen
lights-ends-turn = { $share }: einde beurt
lights-take = Nemen
lights-take-colours = Nemen: { $colours }
lights-nothing-yet = de winkel is leeg
lights-not-yours = niet jouw beurt
lights-choose-one = kies een kleur
lights-choose-two = kies 2 kleuren
lights-two-colours = 2 kleuren, { $cards } kaarten
lights-take-what = { lights-colour }, { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}
lights-fifth = 5e: neem 2 kleuren
lights-lost-cards = { $cards } verloren
lights-odds-title = Herhaling
lights-odds-counted = geteld
lights-odds-printed = hele stapel
lights-shop-full = De winkel is vol: neem twee kleuren.
lights-shop-empty = De winkel is leeg: draai eerst een kaart om.
lights-deck-empty = Er is geen kaart meer: neem een kleur.
lights-choose = Kies wat je neemt: bij vijf kaarten in de winkel twee kleuren.
lights-not-your-turn = Het is de beurt van { $name }.
lights-repeat = Herhaling: einde beurt
lights-last-card = De laatste kaart: na deze beurt is het uit
lights-counting = Sterren tellen
prompt-lights-choose = Kiezen
prompt-lights-pick = Uitkiezen
prompt-lights-put-back = Terugleggen
lights-told-revealed = draait om
lights-told-repeat = herhaling: einde beurt
lights-told-last = draait de laatste kaart om
lights-told-grown = { $bulbs ->
    [one] houdt 1 lampje
   *[other] houdt { $bulbs } lampjes
}
lights-told-finished = laat branden
lights-told-lost = { $bulbs ->
    [one] verliest 1 lampje
   *[other] verliest { $bulbs } lampjes
}
lights-told-discarded = { $cards ->
    [one] De laatste kaart van de winkel is verloren
   *[other] De laatste { $cards } kaarten van de winkel zijn verloren
}
lights-told-won = wint het spel
lights-told-shared = De overwinning wordt gedeeld
lights-colour = { $colour ->
    [yellow] geel
    [pink] roze
    [orange] oranje
    [silver] zilver
   *[gold] goud
}
lights-told-bulbs = { $colour ->
    [yellow] { $bulbs ->
        [one] geel
       *[other] gele
    }
    [pink] roze
    [orange] oranje
    [silver] zilveren
   *[gold] gouden
} { $bulbs ->
    [one] lampje
   *[other] lampjes
}
lights-told-stars = { $stars ->
    [one] ster
   *[other] sterren
}

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

## The cards
fault-deck-bulbs = “{ $found }” is geen aantal lampjes ({ $known }).
fault-deck-stars = “{ $found }” is geen aantal sterren ({ $known }).
fault-deck-bulb-card = na het aantal komt een kaart als “yellow 1 bulb 0 stars”, niet “{ $found }”.
fault-deck-one-bulb = er zijn { $found } kaarten “{ $colour }” met 1 lampje, maar het spel heeft er { $wanted }.
fault-deck-two-bulbs = er zijn { $found } kaarten “{ $colour }” met 2 lampjes, maar het spel heeft er { $wanted }.

## Fairy Lights
lesson-fairy_lights-reveal = Draai een kaart om.
lesson-fairy_lights-another = Je mag nu nemen, of nog een wagen. Waag het!
lesson-fairy_lights-take = Neem nu alle kaarten van één kleur. Neem de konijnen.
lesson-fairy_lights-unfinished = Eén of twee lampjes wachten hier. Onaf kosten hun sterren punten.
lesson-fairy_lights-repeat = Vega draaide wasbeer na wasbeer: de beurt eindigde met niets.
lesson-fairy_lights-odds = Dit toont de kans op een herhaling. Draai een kaart.
lesson-fairy_lights-finish = De konijnen maken drie lampjes, een reeks die af is. Neem!
lesson-fairy_lights-lost = Vega nam nog twee wasberen: vier lampjes. Te veel, alles weg!
lesson-fairy_lights-bulbs = Drie, zes, negen of twaalf lampjes hangen hier en tellen.
lesson-fairy_lights-fifth = De vijfde kaart verandert de regel. Draai hem om.
lesson-fairy_lights-two = Kies twee kleuren en neem ze. Uilen en vossen maken reeksen af!
lesson-fairy_lights-end = Zo gaat het door tot de stapel op is. Meeste punten wint!

## The rules of the three games, a page each: its title, then its lines
rules-fairy_lights-goal = Het doel
rules-fairy_lights-goal-1 = Je rijgt lichtjes van één kleur en hangt elke reeks die af is in je slinger.
rules-fairy_lights-goal-2 = De sterren op hangende lichtjes zijn je punten.
rules-fairy_lights-goal-3 = Lichtjes die niet af zijn, kosten je hun sterren.
rules-fairy_lights-turn = Jouw beurt
rules-fairy_lights-turn-1 = Draai een kaart om in de winkel: dat moet als die leeg is, en mag tot er vijf liggen.
rules-fairy_lights-turn-2 = Dezelfde kleur als de kaart ervoor? Je beurt is voorbij, zonder iets.
rules-fairy_lights-turn-3 = Waag er anders nog een, of neem. Zomaar stoppen mag niet.
rules-fairy_lights-taking = Nemen
rules-fairy_lights-taking-1 = Bij één tot vier kaarten in de winkel neem je alles van één kleur.
rules-fairy_lights-taking-2 = Bij vijf kaarten alles van twee kleuren, of van de enige die er ligt.
rules-fairy_lights-taking-3 = De rest schuift op naar de stapel en wacht op de volgende speler.
rules-fairy_lights-series = Reeksen
rules-fairy_lights-series-1 = Kaarten komen bij je reeks van die kleur. Tel lampjes: sommige kaarten tonen er twee.
rules-fairy_lights-series-2 = Eén of twee lampjes: de reeks wacht op meer.
rules-fairy_lights-series-3 = Drie, zes, negen of twaalf lampjes: de reeks hangt in je slinger.
rules-fairy_lights-series-4 = Elk ander aantal geeft kortsluiting. De hele reeks is weg.
rules-fairy_lights-deck = De stapel
rules-fairy_lights-deck-1 = De stapel telt 103 kaarten: zie hier hoeveel van elke kleur.
rules-fairy_lights-deck-2 = Zeldzame kleuren dragen meer sterren.
rules-fairy_lights-deck-3 = Gouden kaarten tonen één lampje: er is hooguit één gouden reeks.
rules-fairy_lights-end = Het einde
rules-fairy_lights-end-1 = Is de laatste kaart omgedraaid, dan is die beurt de laatste. Wat in de winkel overblijft, telt voor niemand.
rules-fairy_lights-end-2 = Elke ster in je slinger is 1 punt. Elke ster op een reeks die niet af is, kost 1.
rules-fairy_lights-end-3 = Bij gelijke punten meer kaarten in de slinger, dan meer minpunten. Nog gelijk? Dan delen jullie de winst.

## Namen
game-fairy_lights = Fairy Lights

## Uitslag
results-fairy_lights-garland = slinger
results-fairy_lights-unfinished = onaf
results-tie-fairy_lights = Gelijke punten: meer kaarten in de slinger wint, dan meer minpunten.

## Instellingen
command-reveal = Kaart omdraaien
command-take = Een kleur nemen

## De tafel
game-about-fairy_lights = Draai kaarten om zolang je durft, neem een kleur, en hang reeksen die klaar zijn in je slinger.
assist-odds-hidden = Geen kansen
assist-odds-printed = Gedrukte kansen
assist-odds-counted = Getelde kansen
assist-odds-tip = Niets tonen, wat gedrukt is, of wat er nog over is
