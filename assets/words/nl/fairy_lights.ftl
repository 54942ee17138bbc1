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
