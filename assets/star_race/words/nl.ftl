## The table of La Course des étoiles
race-standing = Stand
race-points = punten
race-discard = Afgelegd
race-last-moves = Laatste zetten
race-cards-left = { $count ->
    [one] kaart over
   *[other] kaarten over
}
race-planets-left = { $count ->
    [one] planeet
   *[other] planeten
}
race-only-you = Alleen jij
race-your-turn = Jouw beurt
race-choose-card = Kies een kaart
race-choose-way = Kies het effect
race-choose-give = Welke favoriet geef je?
race-choose-take = Welke krijg je ervoor?
race-hint = Tip
race-pass-on = Doorgeven
race-turn-over = Omdraaien
race-take-back = Terugnemen
race-next = Hierna { $name }
race-then = volgende
race-no-back = niet meer terug
race-back-to = terug naar { $place }
race-card-back = kaart komt terug
race-drawn = getrokken, ongezien
race-played = Je beurt is gespeeld
race-turned = De getrokken kaart is omgedraaid
race-thinking = { $name } denkt na
race-turn = { $name }, kies een kaart
race-turn-of = { $name } speelt
race-over = De race is voorbij
race-until-sun = { $count ->
    [one] 1 beurt
   *[other] { $count } beurten
}
race-until-flag = { $count ->
    [one] 1 planeet
   *[other] { $count } planeten
}
## What a card can do
race-advance = Vooruit
race-adopt = Favoriet
race-fizzle = Afleggen
race-for-you = { $change } voor jou
race-ends = Race voorbij
## What each way to play a card is called, and what it brings
race-choice-advance = Zet { ai-race-alien } vooruit
race-choice-adopt = Leg { ai-race-alien } bij je favorieten
race-choice-replace = Leg { ai-race-alien } bij je favorieten en leg { ai-race-other } af
race-choice-trade = Ruil { ai-race-other } voor { ai-race-alien } van speler { $seat }
race-choice-swap = Wissel { ai-race-alien } en { ai-race-other } van plaats
race-choice-fizzle = Leg de kaart af: alle aliens staan op één planeet
race-choice-place = { ai-race-alien }: { $place }
## What the keys do
race-card = Kaart
race-way = Effect
race-give = Geven
race-pick-up = Oppakken
race-play = Spelen
race-put-back = Terugleggen
race-guess = Vermoedens
race-pin = Prikken
race-close = Sluiten
## The suspicion board
race-guess-title = Wie heeft welk fiche?
race-guess-note = Jouw vermoedens. Niemand anders ziet ze.
## Why not
race-refused-wait = { $name } is aan de beurt.
race-refused-pick-first = Kies eerst een kaart uit je hand.
race-refused-over = De race is voorbij.
race-refused-not_your_turn = Je bent niet aan de beurt.
race-refused-not_in_hand = Die kaart heb je niet.
race-refused-choose_what_to_drop = Liggen er al twee favorietenkaarten? Leg er een af.
race-refused-nothing_to_drop = Er is plaats voor nog een favorietenkaart.
race-refused-not_your_favourite = Die favorietenkaart heb je niet.
race-refused-not_their_favourite = Die favorietenkaart ligt daar niet.
race-refused-not_with_yourself = Ruil met iemand anders.
race-refused-same_planet = Deze twee staan op dezelfde planeet.
race-refused-alien_between = Alleen buren wisselen van plaats: er staat een alien tussen.
race-refused-all_together = Alle aliens staan bij elkaar: er valt niets te wisselen.
race-refused-swap_is_possible = Er kunnen twee aliens van plaats wisselen, dus dat moet.
race-refused-not_on_the_card = Dat doet deze kaart niet.
## The log
race-log-place = op positie { $place }
race-log-leap = over { $count }, op positie { $place }
race-log-drop = afgelegd
race-log-adopt = nieuwe favoriet
race-log-fizzle = niets te wisselen
race-log-swallowed = slokt planeet { $planet } op
race-log-arrived = is aan het einde van het sterrenstelsel
race-log-caught = is ingehaald door de supernova
race-log-token = was het fiche
race-log-wins = { $points ->
    [one] wint met { $points } punt
   *[other] wint met { $points } punten
}
## What the small pictures of the log say where there are no pictures
race-log-swap = wisselt van plaats met
race-log-trade = gaat naar
race-log-for = in ruil voor { ai-race-alien }
race-log-sun = de supernova
race-digest-took = nam
race-digest-for = van je af voor
race-turned-to = De tafel is gedraaid: { $name } zit onderaan.
## What everything on the table is
race-what-turn = Wie aan zet is
race-what-turn-said = Ernaast wie daarna speelt, op volgorde.
race-what-until-sun = Hoe lang de race nog duurt
race-what-until-sun-said = Na zoveel beurten bereikt de supernova de laatste alien, als die blijft staan. Dan is de race voorbij.
race-what-until-flag = Hoe ver het nog is tot de vlag
race-what-until-flag-said = Zoveel planeten liggen voor de eerste alien. Staat hij op de laatste, dan is de race voorbij.
race-what-deck = stapel
race-what-planets = planeten
race-what-its-own = de zijne
race-what-sun = De supernova
race-what-sun-said = Elke beurt trekt een kaart. Is de stapel leeg, dan worden planeten getrokken, de binnenste eerst.
race-what-flag = De laatste planeet
race-what-flag-said = Een alien die hier aankomt, beëindigt de race meteen.
race-what-alien-said = Positie { $place }: elk favoriet ervan is nu { $points } waard. Niemand bezit een alien.
race-what-standing = Stand
race-what-standing-said = Een favoriet scoort naar de positie van zijn alien. De tweede levert het meest op, de eerste niets.
race-what-place = Positie { $place }
race-what-place-said = { $points ->
    [one] Een favoriet van de alien hier scoort { $points } punt.
   *[other] Een favoriet van de alien hier scoort { $points } punten.
}
race-what-points = { $name }: { $points }
race-what-points-own = Je favorietenkaarten en je fiche, elk naar de positie van de alien.
race-what-points-open = De favorietenkaarten tellen, elk naar de positie van de alien. De fiche telt ook, maar niemand anders kent ze.
race-what-favourite = Favorietenkaart
race-what-favourite-said = { ai-race-alien }: positie { $place }, nu { $points }.
race-what-room = Plaats voor een favoriet
race-what-room-said = Voor elke speler liggen hoogstens twee favorietenkaarten. Een kaart met 1 alien kan er een worden.
race-what-token = Favorietenfiche
race-what-token-said = Een geheim favoriet, tot het einde. Het blijft voor altijd.
race-what-token-guess = Een geheim favoriet, tot het einde. Het kleine plaatje is jouw gok; niemand anders ziet die.
race-what-cards = De hand van { $name }
race-what-cards-said = Kaarten: { $count }. Niemand anders ziet ze.
race-what-card-pair = Kaart met 2 aliens
race-what-card-single = Kaart met 1 alien
race-what-card-swap_favourites = Favorieten ruilen
race-what-card-swap_positions = Plaatsen wisselen
race-what-hand = Je kaarten
race-what-hand-said = Je speelt er een van de drie en neemt er een bij.
race-what-discard = Aflegstapel
race-what-discard-said = Gespeelde kaarten: { $count }. Ze komen niet terug.
race-what-news-said = Wat er het laatst gebeurd is, het nieuwste bovenaan.
race-what-told-said = Wat { $name } het laatst deed, en wat dat voor jou veranderde sinds je laatste beurt.

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
ai-race-gain = { $gain ->
        [0] blijven je punten nu gelijk
       *[other] veranderen je punten nu met { $gain }
    }
ai-race-advance = Met { ai-race-alien } vooruit { ai-race-gain }; je favorieten beloven dan ongeveer { $expected }.
ai-race-adopt = Met { ai-race-alien } erbij beloven je favorieten ongeveer { $expected } { $expected ->
        [one] punt
       *[other] punten
    }.
ai-race-trade = Ruil { ai-race-other } voor { ai-race-alien }: je favorieten beloven dan ongeveer { $expected } { $expected ->
        [one] punt
       *[other] punten
    }.
ai-race-swap = Wissel je { ai-race-alien } en { ai-race-other } van plaats, dan { ai-race-gain }; je favorieten beloven dan ongeveer { $expected }.
ai-race-fizzle = Deze kaart doet nu niets, maar de andere kan ik beter houden.

## The cards
fault-deck-alien = “{ $found }” is geen alien ({ $known }).
fault-deck-planet-card = “{ $found }” is geen kaart als “pair yellow blue”, “single yellow”, “swap favourites” of “swap positions”.
fault-deck-twice = een kaart “pair” toont twee verschillende aliens, niet twee keer “{ $alien }”.
fault-deck-unmoved = geen kaart zet de alien “{ $alien }” vooruit.

## La Course des étoiles
lesson-star_race-favourites = De meeste punten winnen. Geen alien is van jou: je favorieten brengen punten.
lesson-star_race-token = Dit fiche is ook een favoriet. Het is jouw geheim.
lesson-star_race-standing = Eerste geeft 0! Tweede 3, derde 2, vierde 1, laatste −1.
lesson-star_race-advance = Een kaart met 2 aliens zet er een vooruit. Kies de pluisbol.
lesson-star_race-rival = Vega zette de kwal vooruit. Iedereen mag elke alien verzetten.
lesson-star_race-leap = Aliens springen over bezette planeten. Zet de pluisbol nog eens vooruit.
lesson-star_race-adopt = Een kaart met 1 alien kan een favoriet worden. Leg de robot neer.
lesson-star_race-trade = Favorieten ruilen: geef de vis, de laatste, en krijg de spruit.
lesson-star_race-past = Vega stuurde de vis vooruit, naar de tweede plaats.
lesson-star_race-swap = Buren kunnen van plaats wisselen. Wissel vis en robot: de robot wordt tweede.
lesson-star_race-swallow = Stapel leeg: de supernova slokt getrokken planeten op. Zet de spruit vooruit.
lesson-star_race-finish = Een alien op de laatste planeet beëindigt de race. Stuur de kwal.
lesson-star_race-end = Fiches worden omgedraaid, elke favoriet telt. De meeste punten winnen!

## The rules of the three games, a page each: its title, then its lines
rules-star_race-goal = Het doel
rules-star_race-goal-1 = Vijf aliens racen van de supernova naar het einde van het sterrenstelsel. Ze zijn van niemand.
rules-star_race-goal-2 = Jij hebt favorieten: open kaarten, en een fiche dat alleen jij kent.
rules-star_race-goal-3 = Een favoriet levert als tweede het meeste op, en als eerste niets.
rules-star_race-setup = Voorbereiding
rules-star_race-setup-1 = 18 gedekte planeetkaarten vormen het sterrenstelsel: een spiraal rond de supernova. De andere zijn de stapel.
rules-star_race-setup-2 = Alle vijf aliens beginnen samen op de eerste planeet, vlak bij de supernova.
rules-star_race-setup-3 = Je krijgt één favorietenkaart, open, en één favorietenfiche, geheim tot het einde. De andere gaan ongezien weg.
rules-star_race-setup-4 = Iedereen heeft drie planeetkaarten in de hand.
rules-star_race-setup-5 = Het toeval kiest de startspeler, tenzij jullie dat doen. Er wordt klokgewijs gespeeld.
rules-star_race-turn = Jouw beurt
rules-star_race-turn-1 = Speel een van je drie kaarten en neem een kaart bij je hand.
rules-star_race-turn-2 = Een alien gaat naar de volgende vrije planeet en springt over de anderen heen.
rules-star_race-turn-3 = Eén alien per planeet! Alleen op de eerste is plaats voor allemaal.
rules-star_race-turn-4 = Aliens gaan nooit terug, behalve als ze van plaats wisselen.
rules-star_race-pairs = Twee aliens, één alien
rules-star_race-pairs-1 = Kaart met 2 aliens: zet er een vooruit.
rules-star_race-pairs-2 = Kaart met 1 alien: zet hem vooruit, of leg de kaart bij je favorieten. Dan gaat hij niet vooruit.
rules-star_race-pairs-3 = Liggen er al twee favorietenkaarten? Leg er een af. De nieuwe blijft.
rules-star_race-pairs-4 = Het favorietenfiche blijft altijd.
rules-star_race-swaps = Ruilen en wisselen
rules-star_race-swaps-1 = Favorieten ruilen: een van je favorietenkaarten tegen een van een ander, ook van dezelfde alien. Fiches bewegen nooit.
rules-star_race-swaps-2 = Plaatsen wisselen: twee aliens op verschillende planeten wisselen, als er geen ander tussen staat.
rules-star_race-swaps-3 = Staan alle vijf nog bij elkaar, dan wordt die kaart alleen afgelegd.
rules-star_race-swaps-4 = Anders is van plaats wisselen verplicht, ook als het je punten kost.
rules-star_race-swaps-5 = Komt een alien zo terug op de eerste planeet, dan staat hij bij wie daar nog is.
rules-star_race-star = De supernova
rules-star_race-star-1 = Is de stapel op, dan trek je planeten, de binnenste eerst. De supernova slokt ze op.
rules-star_race-star-2 = Staat er een alien op de planeet die je trekt, dan is de race voorbij. Die kaart blijft liggen.
rules-star_race-end = Het einde
rules-star_race-end-1 = De race eindigt meteen als een alien de laatste planeet bereikt, of als de supernova er een zou opslokken.
rules-star_race-end-2 = De eerste alien geeft 0 punten, de tweede 3, de derde 2, de vierde 1, de laatste −1.
rules-star_race-end-3 = Aliens die nog samen op de eerste planeet staan, zijn allemaal laatste.
rules-star_race-score = Punten
rules-star_race-score-1 = Je favorietenfiche en al je favorietenkaarten tellen. Twee keer dezelfde alien telt twee keer.
rules-star_race-score-2 = Wie de meeste punten heeft, wint. Bij gelijke punten het fiche dat meer waard is. Nog gelijk? Dan delen jullie de overwinning.

## Namen
game-star_race = La Course des étoiles
credits-star_race = Van Andreas Pelikan. Geïllustreerd door Naïade. Uitgegeven door Le Scorpion masqué inc. © 2011 Le Scorpion masqué, © 2010 Heidelberger Spieleverlag, onder diens licentie.

## Uitslag
results-guessed = geraden
results-tie-star_race = Gelijke punten: het favorietenfiche dat meer waard is, wint.

## Instellingen
command-turn-over = De getrokken kaart omdraaien
command-guess = Vermoeden noteren
command-way = Effect { $number } van een kaart

## De tafel
setup-prettiest-face = Startspeler, volgens de doos: wie het mooiste gezicht trekt.
game-about-star_race = Duw vijf aliens naar het einde van het sterrenstelsel. Welke zijn jouw favorieten? Eentje is jouw geheim.
race-progress = { $count ->
    [one] nog { $count } kaart
   *[other] nog { $count } kaarten
}

## Titels aan het einde
patch-race-guess = Beste neus
patch-race-leap = Grootste sprong
patch-race-trade = Beste ruil
patch-race-traveller = Grote reis
race-liked = { ai-race-alien }
