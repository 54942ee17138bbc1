## Cards and what they do
gravity-long = Ver
gravity-high = Hoog
gravity-drop = Val
gravity-rotate = Draai
gravity-joker = Joker
gravity-use-long = Verre sprong
gravity-use-high = Hoge sprong
gravity-use-drop = Erdoorheen
gravity-use-rotate = Draaien
gravity-use-step = Een stap, gedekt
## One star, one token
gravity-thing-blue = een blauwe ster
gravity-thing-yellow = een gele ster
gravity-thing-pink = een roze ster
gravity-thing-green = een groene ster
gravity-thing-orange = een oranje ster
gravity-thing-white = een witte ster
gravity-thing-token = een herspeelfiche
## The bar
gravity-to-go = Nog { $count }
gravity-goal = Tot { $points } punten
gravity-last-round = Laatste ronde
## Whose turn it is
gravity-turn-action = Jij bent aan zet
gravity-turn-steal = Pak één ding
gravity-turn-replay = Nog een keer?
gravity-turn-door = Kies een deur
gravity-turn-over = Het spel is uit
gravity-turn-rival = { $name } speelt
gravity-thinks = denkt na
gravity-plays = speelt
gravity-next = volgt
gravity-whose-door = { $name }, kies een deur
gravity-whose-action = { $name }, kies een kaart
gravity-whose-steal = { $name }, steel een ster of een herspeelfiche van { $victim }
gravity-whose-replay = { $name }, spendeer je een herspeelfiche?
## The steps of a turn
gravity-step-enter = Erin
gravity-step-act = Doen
gravity-step-replay = Opnieuw
## What can be done
gravity-choose = Kies een kaart
gravity-refill = Alle kaarten terug
gravity-steal = Pak van { $name }
gravity-replay = Nog een keer
gravity-replay-cost = voor een fiche
gravity-end = Beurt beëindigen
gravity-end-cost = en het fiche houden
gravity-door = Deur { $number }
gravity-way-left = naar links
gravity-way-right = naar rechts
gravity-way-half = halve draai
gravity-effect-ejected = duwt een tegenspeler van het bord
gravity-effect-refill = alle vijf kaarten in je hand
## Prompts
gravity-prompt-card = kaart
gravity-prompt-choose = kiezen
gravity-prompt-play = spelen
gravity-prompt-face-down = gedekt
gravity-prompt-refill = terugnemen
gravity-prompt-target = volgende
gravity-prompt-back = terugleggen
## Why not
gravity-no-over = Het spel is uit.
gravity-no-not_your_turn = Jij bent niet aan zet.
gravity-no-other_phase = Er moet eerst iets anders worden besloten.
gravity-no-nothing_to_steal = Daar is niets van te pakken.
gravity-no-nothing_played = Al je kaarten zijn al in je hand.
gravity-no-card_not_in_hand = Deze kaart is gespeeld. Neem je kaarten terug of speel eerst de andere.
gravity-no-wrong_card = Dat kan niet met deze kaart.
gravity-no-blocked = Er staat een platform in de weg.
gravity-no-card = Kies eerst een kaart.
gravity-no-key = Met deze kaart gaat er niets die kant op.
gravity-no-door = Daar is geen deur.
## The log
gravity-log-entered = kwam binnen
gravity-log-marker = De open deur is nu hier
gravity-log-step = een stap
gravity-log-refill = nam de kaarten terug
gravity-log-won = en won
gravity-log-ejected = gooide eruit
gravity-log-stole-from = pakte van
gravity-log-fell = en viel { $cells } vakken
gravity-log-token = doet nog iets
gravity-log-last = heeft { $points } punten: laatste ronde
gravity-log-stars = Er zijn weinig sterren over: het spel is uit
gravity-log-goal = De laatste ronde is voorbij
gravity-log-bare = Geen ster meer over: het spel is uit
gravity-log-quiet = Twaalf rustige rondes: het spel is uit
gravity-digest-ejected = gooide je eruit
gravity-digest-stole = pakte van jou
gravity-banner-last = Laatste ronde

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

## The file of a planet
fault-no-xml = dit is geen kaart van Tiled, en ook geen XML ({ $error }).
fault-doctype = dit is geen kaart van Tiled, want er staat een documenttype in.
fault-no-map = dit is geen kaart van Tiled, het begint met “{ $tag }”.
fault-face-name = een planeet heet zoals het bestand, met hooguit { $most } gewone tekens.
fault-unread-folder = de map is niet te lezen ({ $error }).
fault-many-maps = er zijn { $count } kaarten van Tiled; alleen de eerste { $most } worden gelezen.

## The form of the map
fault-title = de titel is één regel van hooguit { $most } tekens.
fault-orientation = een planeet is een orthogonale kaart die niet oneindig is (Map > Map Properties).
fault-size = een planeet is 5 vakken breed en 5 hoog; dit is { $width } bij { $height } (Map > Resize Map).
fault-pixels = de vakken van een planeet zijn { $pixels } bij { $pixels } pixels (Map > Map Properties).
fault-no-tileset = een planeet teken je met één tileset, { $wanted }; hier is er geen.
fault-inner-tileset = een planeet teken je met één tileset, { $wanted }; deze kaart heeft er zelf een.
fault-other-tileset = een planeet teken je met één tileset, { $wanted }; hier is het { $found }.
fault-no-tile-layer = “{ $layer }” is geen tegellaag; een planeet heeft alleen tegellagen.
fault-no-layers = een planeet heeft de tegellagen { $wanted }, van onder naar boven; hier is er geen.
fault-layers = een planeet heeft de tegellagen { $wanted }, van onder naar boven; hier is het { $found }.
fault-layer-size = de laag “{ $layer }” is niet 5 bij 5 vakken.
fault-hidden = de laag “{ $layer }” is verborgen; maak haar zichtbaar, want het spel toont haar.
fault-look = de laag “{ $layer }” heeft een eigen { $look }, die het spel niet kan tonen; zet die terug.
fault-no-csv = de laag “{ $layer }” is niet opgeslagen als CSV (Map > Map Properties > Tile Layer Format).
fault-layer-cells = de laag “{ $layer }” heeft { $found } vakken in plaats van { $wanted }.
fault-number = de laag “{ $layer }” heeft “{ $found }” waar het nummer van een tegel hoort.

## The tiles
fault-no-tile = de tegel op de laag “{ $layer }” betekent niets.
fault-misplaced = { $kind ->
    [star] een ster
    [replay] een pijl voor nog een keer
    [door] een deur
    [rock] rots
   *[platform] een platform
} staat op de laag “{ $layer }”, maar hoort op “{ $wanted }”.
fault-no-ground = hier is geen grond.
fault-two-rocks = de grond is hier “{ $here }” en elders “{ $elsewhere }”; een planeet heeft één soort rots.

## The rules
fault-no-door = een planeet heeft één deur; deze heeft er geen.
fault-two-doors = een planeet heeft één deur; deze is er een te veel.
fault-symbol-outside = een symbool of deur staat buiten het rooster van 5 bij 5 vakken.
fault-two-symbols = een vak heeft nooit een ster en een pijl voor nog een keer.
fault-door-symbol = het vak van een deur heeft geen symbool.
fault-platform-outside = een platform staat buiten het rooster van 5 bij 5 vakken.
fault-count = een planeet heeft { $wanted } { $kind ->
    [star] sterren
   *[replay] pijlen voor nog een keer
}; deze heeft er { $found }.
fault-feet = de voeten van de deur wijzen naar { $side ->
    [north] boven
    [east] rechts
    [south] beneden
   *[west] links
}, waar geen platform is om op te staan.
fault-row = geen verticaal platform kruist rij { $row }; je kunt daar eindeloos vallen.
fault-column = geen horizontaal platform kruist kolom { $column }; je kunt daar eindeloos vallen.
fault-shut = dit symbool is ingesloten door vier platforms; geen stap, sprong of val komt er binnen.

## Gravity Superstar
lesson-gravity-feet = Dit ben jij. Je voeten wijzen naar jouw eigen “beneden”.
lesson-gravity-step = Speel een kaart gedekt: één stap. Dan val je.
lesson-gravity-round = Elke ster onderweg is van jou. Het bord loopt rond: stap!
lesson-gravity-long = Ver, open: twee vakjes in één keer, zonder te vallen.
lesson-gravity-high = Hoog, open: één vakje omhoog, dan één opzij.
lesson-gravity-drop = Val, open: recht omlaag, dwars door de vloer.
lesson-gravity-rotate = Draai, open: jouw “beneden” draait mee, dus je valt!
lesson-gravity-eject = De joker is elk van de vier. Vlieg Vega tegemoet!
lesson-gravity-steal = Vega is eraf. Steel wat een paar maakt: dat telt één extra.
lesson-gravity-replay = Eén keer per beurt mag je met een fiche nog eens.
lesson-gravity-token = Een symbool zonder ster geeft een nieuw fiche. Pak het.
lesson-gravity-refill = Gespeelde kaarten blijven liggen. Alles terugnemen is een hele beurt.
lesson-gravity-end = Oranje zone: deze ronde eindigt het spel. Meeste punten wint!

## The rules of the three games, a page each: its title, then its lines
rules-gravity-goal = Het doel
rules-gravity-goal-1 = Je loopt en valt over kleine planeten en verzamelt sterren.
rules-gravity-goal-2 = Iedereen heeft een eigen “beneden”, waar de voeten zijn. Jouw muur is de vloer van een ander.
rules-gravity-goal-3 = Het bord heeft geen rand: aan de ene kant eruit is aan de andere kant erin.
rules-gravity-turn = Jouw beurt
rules-gravity-turn-1 = Niet op het bord? Kom binnen door de open deur. Doe dan iets.
rules-gravity-turn-2 = Gedekt is elke kaart één stap naar links of rechts. Niemand ziet welke kaart het was.
rules-gravity-turn-3 = Open doet een kaart wat erop staat.
rules-gravity-turn-4 = Of neem al je gespeelde kaarten terug. Ook dat is iets doen.
rules-gravity-turn-5 = Eén keer per beurt mag je met een fiche nog eens, ook met een dat je net won.
rules-gravity-cards = De vijf kaarten
rules-gravity-cards-1 = Ver: twee vakjes opzij, zonder ertussen te vallen.
rules-gravity-cards-2 = Hoog: één vakje omhoog, dan één opzij, zonder te vallen.
rules-gravity-cards-3 = Val: dwars door het platform onder je voeten.
rules-gravity-cards-4 = Draai: een kwart of halve slag op je plaats. Je “beneden” draait mee.
rules-gravity-cards-5 = Joker: een van deze vier. Je vijfde kaart brengt alle vijf gratis terug.
rules-gravity-fall = Vallen
rules-gravity-fall-1 = Na elke beweging val je tot een platform je stopt, hoe ver ook, zelfs rond het bord.
rules-gravity-fall-2 = Onderweg pak je elke ster.
rules-gravity-fall-3 = Geen stap, sprong of val gaat door een platform, van geen kant. Alleen de valkaart.
rules-gravity-entering = Wat je tegenkomt
rules-gravity-entering-1 = Een ster is van jou. Het teken eronder komt bloot.
rules-gravity-entering-2 = Een bloot herhaalteken geeft een fiche, maar niet waar je net een ster pakte of iemand eruit gooide.
rules-gravity-entering-3 = Een rivaal vliegt van het bord en neemt alle kaarten terug. Jij steelt één ding: een ster naar keuze, of een fiche.
rules-gravity-doors = Deuren
rules-gravity-doors-1 = Je komt binnen bij de markering, met je voeten aan de gestreepte kant van de deur: dat is jouw “beneden”.
rules-gravity-doors-2 = Daarna gaat de markering met de klok mee naar de volgende deur zonder astronaut. Is die er niet, dan blijft hij.
rules-gravity-doors-3 = Wie door de open deur vliegt, verzet de markering ook.
rules-gravity-doors-4 = Staat er iemand als je binnenkomt? Die vliegt eruit.
rules-gravity-end = Het einde
rules-gravity-end-1 = Het spel eindigt na een ronde met weinig sterren over: 4 met twee, 8 met drie of vier, 12 met vijf of zes.
rules-gravity-end-2 = Einde voor kenners: iemand haalt 18 punten (24 met drie of vijf spelers). Dan is deze ronde de laatste.
rules-gravity-end-3 = Ook na een ronde die geen ster overlaat, en na twaalf rondes waarin geen ster of fiche bewoog.
rules-gravity-score = Punten
rules-gravity-score-1 = Elke ster is 1 punt, en elk fiche 1.
rules-gravity-score-2 = Elk paar van één kleur is 1 punt meer: vier sterren zijn twee paren.
rules-gravity-score-3 = De meeste punten winnen. Bij gelijke punten minder fiches. Nog gelijk? Dan delen jullie de winst.

## Namen
game-gravity = Gravity Superstar

## Uitslag
results-gravity-stars = sterren
results-gravity-pairs = paren
results-gravity-tokens = fiches
results-tie-gravity = Gelijke punten: wie minder herhaalfiches heeft, wint.

## Instellingen
settings-my_down = Bord draaien
settings-my_down-off = Nooit
settings-my_down-gentle = In mijn beurt
settings-my_down-full = Altijd
command-face-down = Gedekt spelen
command-choice = Keuze { $number }
command-step-left = Stap naar links
command-step-right = Stap naar rechts
command-high-left = Hoge stap links
command-high-right = Hoge stap rechts
command-turn-left = Draai linksom
command-turn-right = Draai rechtsom
command-refill = Kaarten terugnemen
command-replay = Nog eens spelen
command-finish = Beurt beëindigen

## De tafel
setup-choose = Kiezen
setup-end = Einde
setup-end-standard = Gewoon
setup-end-expert = Expert
setup-stars-left = { $count } sterren over
setup-goal = { $count } punten
setup-first_door = Eerste deur
setup-first_door-random = Toeval
setup-first_door-choose = Jij kiest
setup-planets = Planeten
setup-faces-all = alle
setup-faces = { $count } gekozen
setup-faces-few = { $count } van { $needed }: alle
game-about-gravity = Loop en val over kleine planeten, ieder met een eigen “beneden”. Elke ster onderweg is van jou.
planets-title = Kies planeten
planets-all = Alle planeten
planets-none = Alle planeten doen mee. Tik aan op welke je wilt spelen.
planets-count = { $count } gekozen, { $needed } zijn nodig
face-1a = Trap
face-1b = Lange val
face-2a = Molentje
face-2b = Kruispunt
face-3a = Kluis
face-3b = Kam
face-4a = Slakkenhuis
face-4b = Stapstenen
face-5a = Twee torens
face-5b = Haven
face-6a = Zigzag
face-6b = Lange richel
