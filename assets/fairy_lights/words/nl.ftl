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
lights-lit = Slinger
lights-at-risk = Onaf
lights-of = { $bulbs } van { $whole }
lights-finished = Af
lights-lost = Verloren
lights-finishes = Maakt een reeks af
lights-loses = Reeks verloren
lights-reveal = Onthullen
lights-reveal-note = onthul een kaart
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
lights-odds-printed = alle kaarten
lights-shop-full = De winkel is vol: neem twee kleuren.
lights-shop-empty = De winkel is leeg: onthul eerst een kaart.
lights-deck-empty = Niets meer te onthullen: neem.
lights-choose = { $count ->
    [one] Kies eerst een kleur: raak een van haar kaarten aan.
   *[other] Kies eerst twee kleuren: bij vijf kaarten in de winkel neem je beide.
}
lights-not-your-turn = Het is de beurt van { $name }.
lights-repeat = Herhaling: einde beurt
lights-last-card = De laatste kaart: na deze beurt is het uit
lights-count = De slingers worden geteld
lights-count-next = hierna
lights-count-down = gedekt
lights-count-more = { $name }: nog { $points } voor de leiding
lights-count-leads = { $name } leidt
lights-count-faster = Ingedrukt: sneller
lights-hung = { $bulbs ->
    [one] 1 lampje
   *[other] { $bulbs } lampjes
}, { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}
prompt-lights-choose = Kiezen
prompt-lights-pick = Uitkiezen
prompt-lights-put-back = Terugleggen
lights-told-revealed = onthult
lights-told-repeat = herhaalde een kleur en kreeg niets
lights-told-last = onthult de laatste kaart
lights-told-grown = { $bulbs ->
    [one] houdt 1 lampje
   *[other] houdt { $bulbs } lampjes
}
lights-told-finished = voltooit
lights-told-lost = { $bulbs ->
    [one] verliest 1 lampje
   *[other] verliest { $bulbs } lampjes
}
lights-told-discarded = { $cards ->
    [one] De laatste kaart van de winkel is afgelegd
   *[other] De laatste { $cards } kaarten van de winkel zijn afgelegd
}
lights-told-won = wint het spel
lights-told-shared = De overwinning wordt gedeeld
lights-colour = { $colour ->
    [yellow] wasbeer
    [pink] konijn
    [orange] uil
    [silver] vos
   *[gold] draak
}
lights-told-bulbs = { $bulbs ->
    [one] lampje
   *[other] lampjes
} ({ lights-colour })
lights-told-stars = { $stars ->
    [one] ster
   *[other] sterren
}
lights-turned-to = De tafel is gedraaid: { $name } zit onderaan.
## What everything on the table is
lights-what-turn = Wie aan zet is
lights-what-turn-said = Het eerste embleem is aan zet. De andere volgen op volgorde.
lights-what-odds = De kans op een herhaling
lights-what-odds-counted = { $repeat } van de { $deck } kaarten van de trekstapel hebben de kleur van de laatste kaart: ze zouden de beurt beëindigen. Geteld uit alle geziene kaarten.
lights-what-odds-printed = Hoeveel kaarten de kleur van de laatste hebben en de beurt zouden beëindigen, van alle 103: geziene kaarten zijn niet afgetrokken.
lights-what-odds-empty = De winkel is leeg: er valt niets te herhalen. De balken zijn de kansen van elke kleur.
lights-what-deck = De trekstapel: { $count }
lights-what-deck-said = Zoveel kaarten zijn er over. Op de rug: hoeveel kaarten er van elke kleur in totaal zijn, met één lampje en met twee.
lights-what-card = Lampjes: { $bulbs }, sterren: { $stars }
lights-what-card-said = Alle kaarten van een kleur worden samen genomen. Lampjes gaan naar je reeks; sterren tellen zodra die volledig is, en tot dan tegen je.
lights-what-tag = Wat nemen zou doen
lights-what-tag-said = De lampjes in je reeks daarna, en hoe je punten veranderen.
lights-what-fifth = De vijfde plaats
lights-what-fifth-said = Met vijf kaarten in de winkel neem je alle kaarten van twee kleuren.
lights-what-reveal-said = Onthult de volgende kaart. Dezelfde kleur als de kaart ervoor beëindigt de beurt, met niets.
lights-what-take-said = Neemt alle kaarten van een kleur, van twee kleuren bij vijf kaarten. Daarmee eindigt de beurt.
lights-what-heap = De aflegstapel: { $count }
lights-what-heap-said = Kaarten van verloren reeksen. Ze tellen voor niemand en komen niet terug.
lights-what-points = { $points ->
    [one] { $name } heeft 1 punt
   *[other] { $name } heeft { $points } punten
}
lights-what-points-said = De sterren in de slinger, min die op onvoltooide reeksen.
lights-what-hidden = { $name } toont geen punten
lights-what-hidden-said = Slingers liggen gedekt tot het einde. Lampjes: { $bulbs }, kaarten: { $cards }, sterren ongezien. Onvoltooide reeksen liggen open en kosten hun sterren.
lights-what-series = Je reeks: { lights-colour }
lights-what-series-said = Lampjes: { $bulbs }, sterren: { $stars }. Precies 3, 6, 9 of 12 lampjes voltooien ze, elk ander aantal boven 3 verliest ze. Onvoltooid kost ze haar sterren.
lights-what-garland = De slinger van { $name }
lights-what-garland-said = De lampjes van alle volledige reeksen: { $bulbs }. Hun sterren zijn punten.
lights-what-news = Laatste zetten
lights-what-news-said = Wat er het laatst gebeurd is, het nieuwste rechts.
lights-what-each-said = Wat elk van de anderen het laatst deed.

ai-lights-colour = { $colour ->
        [yellow] de wasberen
        [pink] de konijnen
        [orange] de uilen
        [silver] de vossen
       *[gold] de draken
    }
ai-lights-second = { $second ->
        [yellow] de wasberen
        [pink] de konijnen
        [orange] de uilen
        [silver] de vossen
       *[gold] de draken
    }
ai-lights-finish = Maak je { ai-lights-colour } af, dan veranderen je punten met { $gain }.
ai-lights-grow = Je kunt { ai-lights-colour } nog afmaken; tot dan veranderen je punten met { $gain }. { $fit ->
        [one] Eén kaart in de trekstapel past
       *[other] { $fit } kaarten in de trekstapel passen
    } daarbij.
ai-lights-lose = Het verlies van { ai-lights-colour } doet het minste kwaad: je punten veranderen met { $gain }.
ai-lights-two = Samen veranderen { ai-lights-colour } en { ai-lights-second } je punten nu met { $gain }.
ai-lights-reveal = Nog een kaart herhaalt de kleur in { $risk }% van de gevallen; anders wordt de winkel beter.
ai-lights-first = De winkel is leeg.

## The cards
fault-deck-bulbs = “{ $found }” is geen aantal lampjes ({ $known }).
fault-deck-stars = “{ $found }” is geen aantal sterren ({ $known }).
fault-deck-bulb-card = na het aantal komt een kaart als “yellow 1 bulb 0 stars”, niet “{ $found }”.
fault-deck-one-bulb = er zijn { $found } kaarten “{ $colour }” met 1 lampje, maar het spel heeft er { $wanted }.
fault-deck-two-bulbs = er zijn { $found } kaarten “{ $colour }” met 2 lampjes, maar het spel heeft er { $wanted }.

## Fairy Lights
lesson-fairy_lights-aim = Hang hier volledige reeksen lampjes. De meeste punten winnen op het einde.
lesson-fairy_lights-reveal = Onthul een kaart.
lesson-fairy_lights-another = Je mag nu nemen, of nog een wagen. Waag het!
lesson-fairy_lights-take = Neem nu alle kaarten van één kleur. Neem de konijnen.
lesson-fairy_lights-unfinished = Eén of twee lampjes wachten hier. Een reeks die niet af is, kost haar sterren.
lesson-fairy_lights-repeat = Vega onthulde wasbeer na wasbeer: de beurt eindigde met niets.
lesson-fairy_lights-odds = Dit toont de kans op een herhaling. Onthul een kaart.
lesson-fairy_lights-finish = De konijnen maken drie lampjes, een volledige reeks. Neem!
lesson-fairy_lights-lost = Vega nam nog twee wasberen: vier lampjes. Te veel, alles weg!
lesson-fairy_lights-bulbs = Drie, zes, negen of twaalf lampjes van één kleur gaan in je slinger en tellen.
lesson-fairy_lights-fifth = De vijfde kaart verandert de regel. Onthul hem.
lesson-fairy_lights-two = Kies twee kleuren en neem ze. Uilen en vossen maken reeksen af!
lesson-fairy_lights-end = Zo gaat het door tot de trekstapel op is. De meeste punten winnen!

## The rules of the three games, a page each: its title, then its lines
rules-fairy_lights-goal = Het doel
rules-fairy_lights-goal-1 = Je verzamelt reeksen lampjes van één kleur. Elke volledige reeks gaat in je slinger.
rules-fairy_lights-goal-2 = De sterren in je slinger zijn je punten.
rules-fairy_lights-goal-3 = Een reeks die niet af is, kost je haar sterren.
rules-fairy_lights-setup = Voorbereiding
rules-fairy_lights-setup-1 = Alle 103 kaarten worden geschud en vormen de trekstapel, gedekt.
rules-fairy_lights-setup-2 = Daarnaast is de winkel: een rij van hooguit vijf kaarten. Die is in het begin leeg.
rules-fairy_lights-setup-3 = In je speelzone komen je reeksen, één per kleur, en je slinger. Ook die is leeg.
rules-fairy_lights-setup-4 = Het toeval kiest de startspeler, tenzij jullie dat doen. Er wordt klokgewijs gespeeld.
rules-fairy_lights-turn = Jouw beurt
rules-fairy_lights-turn-1 = Onthul een kaart in de winkel: dat moet als die leeg is, en mag tot er vijf liggen.
rules-fairy_lights-turn-2 = Dezelfde kleur als de kaart ervoor? Je beurt is voorbij, zonder iets.
rules-fairy_lights-turn-3 = Waag er anders nog een, of neem. Zomaar stoppen mag niet.
rules-fairy_lights-taking = Nemen
rules-fairy_lights-taking-1 = Bij één tot vier kaarten in de winkel neem je alles van één kleur.
rules-fairy_lights-taking-2 = Bij vijf kaarten alles van twee kleuren, of van de enige die er ligt.
rules-fairy_lights-taking-3 = De rest schuift aan naar de trekstapel en wacht op de volgende speler.
rules-fairy_lights-series = Reeksen
rules-fairy_lights-series-1 = Kaarten komen bij je reeks van die kleur. Tel lampjes: sommige kaarten tonen er twee.
rules-fairy_lights-series-2 = Eén of twee lampjes: de reeks is onvoltooid en wacht op meer.
rules-fairy_lights-series-3 = Drie, zes, negen of twaalf lampjes van één kleur: de volledige reeks gaat gedekt in je slinger.
rules-fairy_lights-series-4 = Elk ander aantal geeft kortsluiting. De hele reeks gaat voorgoed naar de aflegstapel.
rules-fairy_lights-series-5 = Tot het einde zie je hoeveel lampjes en kaarten er in de slingers van de anderen hangen, maar niet hun sterren.
rules-fairy_lights-deck = De trekstapel
rules-fairy_lights-deck-1 = De trekstapel telt 103 kaarten. Hun rug toont hoeveel er van elke soort zijn.
rules-fairy_lights-deck-2 = De sterren zijn die van deze trekstapel, geen regel: wasberen { $yellow }, konijnen { $pink }, uilen { $orange }, vossen { $silver }, draken { $gold }.
rules-fairy_lights-deck-3 = Er zijn maar vijf gouden kaarten met één lampje: hooguit één gouden reeks.
rules-fairy_lights-end = Het einde
rules-fairy_lights-end-1 = Is de laatste kaart onthuld, dan is die beurt de laatste. Kaarten die in de winkel blijven, worden afgelegd.
rules-fairy_lights-end-2 = De slingers gaan open en worden geteld: elke ster is 1 punt. Elke ster op een onvoltooide reeks is 1 minpunt.
rules-fairy_lights-end-3 = Wie de meeste punten heeft, wint. Bij gelijkstand meer kaarten in de slinger, dan meer minpunten. Gelijk? Dan delen jullie de overwinning.

## Namen
game-fairy_lights = Fairy Lights
credits-fairy_lights = Van Joan Dufour. 3D-beelden van Maxime Moulins, concept en grafisch ontwerp van Anthony Moulins, artdirection van Marie Ooms, ontwikkeling van Michaël Derobertmasure, project van Didier Delhez. Sit Down!, uitgegeven door Megalopole. © Megalopole 2022.

## Uitslag
results-fairy_lights-garland = slinger
results-fairy_lights-unfinished = onaf
results-tie-fairy_lights = Gelijke punten: wie meer kaarten in de slinger heeft, wint, dan wie meer minpunten heeft.

## Instellingen
command-reveal = Kaart onthullen
command-take = Een kleur nemen

## De tafel
game-about-fairy_lights = Onthul kaarten zolang je durft, neem een kleur, en hang volledige reeksen in je slinger.
assist-odds-hidden = Geen kansen
assist-odds-printed = Gedrukte kansen
assist-odds-counted = Getelde kansen
assist-odds-tip = Niets tonen, wat gedrukt is, of wat er nog over is
lights-progress = { $count ->
    [one] nog { $count } kaart
   *[other] nog { $count } kaarten
}

## Titels aan het einde
patch-lights-bold = Grootste durf
patch-lights-garland = Langste slinger
patch-lights-series = Stralendste reeks
lights-liked = { ai-lights-colour }
