## Cards and what they do
gravity-long = Lang
gravity-high = Hoog
gravity-drop = Val
gravity-rotate = Rotatie
gravity-joker = Joker
gravity-use-long = Lange sprong
gravity-use-high = Hoge sprong
gravity-use-drop = Val
gravity-use-rotate = Rotatie
gravity-use-step = Standaardbeweging, gedekt
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
gravity-turn-steal = Steel een ster of een fiche
gravity-turn-replay = Herspelen?
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
gravity-step-enter = Plaatsen
gravity-step-act = Actie
gravity-step-replay = Herspelen
## What can be done
gravity-choose = Kies een kaart
gravity-refill = Vervolledig je hand
gravity-steal = Steel van { $name }
gravity-replay = Herspelen
gravity-list = Een keuze uit een lijst
gravity-replay-cost = voor een fiche
gravity-replay-best = { $cost }, hoogstens { $best }
gravity-step = Standaard
gravity-look-at = Een kaart bekijken
gravity-end = Beurt beëindigen
gravity-end-cost = en het fiche houden
gravity-door = Deur { $number }
gravity-way-left = naar links
gravity-way-right = naar rechts
gravity-way-half = halve draai
gravity-effect-ejected = duwt een tegenspeler van het bord
gravity-effect-refill = alle vijf kaarten in je hand
## Prompts
gravity-prompt-card = Kaart
gravity-prompt-choose = Kiezen
gravity-prompt-play = Spelen
gravity-prompt-face-down = Gedekt
gravity-prompt-trails = Sporen
gravity-prompt-refill = Vervolledigen
gravity-prompt-target = Volgende
gravity-prompt-back = Terugleggen
## Why not
gravity-no-over = Het spel is uit.
gravity-no-not_your_turn = Jij bent niet aan zet.
gravity-no-other_phase = Er moet eerst iets anders worden besloten.
gravity-no-nothing_to_steal = Daar is niets van te stelen.
gravity-no-nothing_played = Al je kaarten zijn al in je hand.
gravity-no-card_not_in_hand = Deze kaart is gespeeld. Vervolledig je hand of speel eerst de andere.
gravity-no-wrong_card = Dat kan niet met deze kaart.
gravity-no-blocked = Er staat een platform in de weg.
gravity-no-card = Kies eerst een kaart.
gravity-no-key = Met deze kaart gaat er niets die kant op.
gravity-no-door = Daar is geen deur.
## The log
gravity-log-entered = kwam in het spel
gravity-log-marker = De open-deurpion staat nu hier
gravity-log-step = een standaardbeweging
gravity-log-refill = vervolledigde de hand
gravity-log-won = en won
gravity-log-ejected = duwde van het bord:
gravity-log-stole-from = stal van
gravity-log-fell = en viel { $cells } vakken
gravity-log-token = herspeelt
gravity-log-last = heeft { $points } punten: laatste ronde
gravity-log-stars = Er zijn weinig sterren over: het spel is uit
gravity-log-goal = De laatste ronde is voorbij
gravity-log-bare = Geen ster meer over: het spel is uit
gravity-log-quiet = Twaalf rustige rondes na elkaar: het spel is uit
gravity-digest-ejected = duwde je van het bord
gravity-digest-stole = stal
gravity-banner-last = Laatste ronde
gravity-turned-to = De planeet is gedraaid: de voeten van { $name } wijzen naar beneden.
gravity-table-turned = De tafel is gedraaid: het grote paneel is van { $name }.
## What everything on the table is
gravity-what-bar = Sterren op de planeet
gravity-what-bar-stars = De ronde die er { $end } of minder overlaat, is de laatste: zoveel moeten er nog weg.
gravity-what-bar-goal = Zodra iemand { $points } punten heeft, is de lopende ronde de laatste.
gravity-what-bar-last = Het spel eindigt met deze ronde. De meeste punten winnen.
gravity-what-on-planet = op de planeet
gravity-what-at-end = mogen blijven
gravity-what-points = { $points ->
    [one] { $name } heeft 1 punt
   *[other] { $name } heeft { $points } punten
}
gravity-what-points-said = Elke ster, elk paar van één kleur en elk herspeelfiche is 1 punt.
gravity-what-steps = De stappen van een beurt
gravity-what-steps-said = Plaats je pion als die niet op het bord staat, voer een actie uit en spendeer desgewenst een herspeelfiche voor nog een.
gravity-what-purse = Sterren en fiches
gravity-what-purse-said = Twee sterren van één kleur zijn een paar, in een gouden kader: 1 bonuspunt.
gravity-what-choices = Wat je kunt doen
gravity-what-choices-said = Het getal is wat een keuze je meteen oplevert, met alles wat ze verzamelt en steelt.
gravity-what-refill = Al je gespeelde kaarten komen weer in je hand. Dat is ook een actie.
gravity-what-step = Om het even welke kaart, gedekt: één vak opzij, dan een val. Het levert met elke kaart hetzelfde op.
gravity-what-hand = Je kaarten
gravity-what-hand-said = Open doet een kaart wat ze toont. Gedekt is elke kaart een standaardbeweging van één vak. Gespeelde kaarten liggen lager.
gravity-what-cards = De kaarten van { $name }
gravity-what-cards-said = In de hand: { $hand }. Open gespeeld: { $open }. Gedekt: { $shut }, die niemand anders mag zien. Ze blijven liggen tot de hand vervolledigd is.
gravity-what-compass = Waar is beneden?
gravity-what-compass-said = De pion aan zet zoals hij nu staat. Hij valt naar de kant die de naald toont.
gravity-what-star = Ster
gravity-what-star-said = Wie dit vak betreedt, verzamelt ze: 1 punt, en 1 meer als ze een paar vormt.
gravity-what-bare = Kaal stersymbool
gravity-what-bare-said = Hier lag een ster. Het symbool levert niets meer op.
gravity-what-replay = Herspeelsymbool
gravity-what-replay-said = Wie dit vak betreedt, krijgt een herspeelfiche, zolang er zijn.
gravity-what-under = Ster op een herspeelsymbool
gravity-what-under-said = Eerst wordt de ster verzameld. Wie later binnenkomt, krijgt een herspeelfiche.
gravity-what-door = Deur
gravity-what-door-said = Als de open-deurpion hier staat, komen pionnen hier in het spel, met hun voeten aan de gestreepte kant.
gravity-what-open = Open-deurpion
gravity-what-open-said = De volgende pion die niet op het bord staat, komt hier in het spel. Dan gaat de open-deurpion klokgewijs verder.
gravity-what-pawn = De pion van { $name }
gravity-what-pawn-said = Betreed zijn vak en je duwt hem van het bord en steelt een ster of een fiche. Zijn oranje zolen tonen zijn eigen “beneden”.
gravity-what-own-pawn = Je pion
gravity-what-own-pawn-said = Zijn oranje zolen tonen zijn “beneden”: daarheen valt hij.
gravity-what-news = Laatste zetten
gravity-what-news-said = Wat er het laatst gebeurd is, het nieuwste bovenaan.
gravity-what-planet = De planeet
gravity-what-planet-said = Platforms dragen en stoppen elke pion. Wie aan één kant verdwijnt, komt aan de andere tevoorschijn.

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
    }.
ai-gravity-eject = { ai-gravity-with }: duwt { $name } van het bord, { $gain } { $gain ->
        [one] punt
       *[other] punten
    }.
ai-gravity-place = { ai-gravity-with }: meteen niets, maar van daar { $next ->
        [one] ligt { $next } punt
       *[other] liggen { $next } punten
    } binnen bereik.
ai-gravity-risk = De anderen kunnen er met hun volgende zet { $risk } winnen.
ai-gravity-refill = Vervolledig je hand met { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    }: met de rest kan te weinig.
ai-gravity-steal = Dit is het meeste waard: { $gain } { $gain ->
        [one] punt
       *[other] punten
    } voor jou, { $loss } minder voor { $name }.
ai-gravity-replay = Herspeel: dat levert { $gain } { $gain ->
        [one] punt
       *[other] punten
    } op, voor een fiche dat er 1 telt.
ai-gravity-replay-even = Herspeel: je pion komt beter te staan, voor een fiche dat 1 telt.
ai-gravity-end-even = Beëindig de beurt: herspelen zou niet meer opleveren dan het fiche telt.
ai-gravity-end = Beëindig de beurt: herspelen zou { $gain } { $gain ->
        [one] punt
       *[other] punten
    } opleveren; het fiche is later meer waard.
ai-gravity-door = Vanaf deze deur { $next ->
        [one] ligt { $next } punt
       *[other] liggen { $next } punten
    } binnen bereik.

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
fault-size = een planeet is een vierkant van { $least } bij { $least } tot { $most } bij { $most } vakken; dit is { $width } bij { $height } (Map > Resize Map).
fault-pixels = de vakken van een planeet zijn { $pixels } bij { $pixels } pixels (Map > Map Properties).
fault-no-tileset = een planeet teken je met één tileset, { $wanted }; hier is er geen.
fault-inner-tileset = een planeet teken je met één tileset, { $wanted }; deze kaart heeft er zelf een.
fault-other-tileset = een planeet teken je met één tileset, { $wanted }; hier is het { $found }.
fault-no-tile-layer = “{ $layer }” is geen tegellaag; een planeet heeft alleen tegellagen.
fault-no-layers = een planeet heeft de tegellagen { $wanted }, van onder naar boven; hier is er geen.
fault-layers = een planeet heeft de tegellagen { $wanted }, van onder naar boven; hier is het { $found }.
fault-layer-size = de laag “{ $layer }” is niet { $size } bij { $size } vakken, zoals de kaart zelf.
fault-hidden = de laag “{ $layer }” is verborgen; maak haar zichtbaar, want het spel toont haar.
fault-look = de laag “{ $layer }” heeft een eigen { $look }, die het spel niet kan tonen; zet die terug.
fault-no-csv = de laag “{ $layer }” is niet opgeslagen als CSV (Map > Map Properties > Tile Layer Format).
fault-layer-cells = de laag “{ $layer }” heeft { $found } vakken in plaats van { $wanted }.
fault-number = de laag “{ $layer }” heeft “{ $found }” waar het nummer van een tegel hoort.

## The tiles
fault-no-tile = de tegel op de laag “{ $layer }” betekent niets.
fault-misplaced = { $kind ->
    [star] een ster
    [replay] een herspeelsymbool
    [door] een deur
    [rock] rots
   *[platform] een platform
} staat op de laag “{ $layer }”, maar hoort op “{ $wanted }”.
fault-no-ground = hier is geen grond.
fault-two-rocks = de grond is hier “{ $here }” en elders “{ $elsewhere }”; een planeet heeft één soort rots.

## The rules
fault-no-door = een planeet heeft één deur; deze heeft er geen.
fault-two-doors = een planeet heeft één deur; deze is er een te veel.
fault-symbol-outside = een symbool of deur staat buiten het rooster van { $size } bij { $size } vakken.
fault-two-symbols = een vak heeft nooit een ster en een herspeelsymbool.
fault-door-symbol = een deurvak heeft geen symbool.
fault-platform-outside = een platform staat buiten het rooster van { $size } bij { $size } vakken.
fault-feet = de voeten van de deur wijzen naar { $side ->
    [north] boven
    [east] rechts
    [south] beneden
   *[west] links
}, waar geen platform is om op te staan.

## What is odd about a planet
fault-row = geen verticaal platform kruist rij { $row }; een buur moet dat doen, anders val je daar eindeloos.
fault-column = geen horizontaal platform kruist kolom { $column }; een buur moet dat doen, anders val je daar eindeloos.
fault-few-symbols = er zijn maar { $found } symbolen; { $usual } tot 12 is gewoon.
fault-many-symbols = er zijn { $found } symbolen; zes zulke planeten tonen meer dan de { $stars } sterren.
fault-shut = dit symbool is ingesloten door vier platforms; je komt er alleen binnen door er een te doorkruisen.

## Gravity Superstar
lesson-gravity-aim = De meeste punten winnen. Een ster is één, een paar van één kleur nog één.
lesson-gravity-step = Je voeten zijn jouw “beneden”. Speel een kaart gedekt: een standaardbeweging.
lesson-gravity-why = Je viel. Niemand zag de kaart, dus speel wat je het minst nodig hebt!
lesson-gravity-round = Elke ster onderweg is van jou. Het bord loopt rond: stap!
lesson-gravity-long = Lange sprong, open: twee vakken, zonder tussendoor te vallen.
lesson-gravity-high = Hoge sprong, open: één vak omhoog, dan één opzij.
lesson-gravity-drop = Val, open: recht omlaag, dwars door het platform.
lesson-gravity-rotate = Rotatie, open: jouw “beneden” draait mee, dus je valt!
lesson-gravity-eject = De joker is een van de vier, naar keuze. Val op Vega!
lesson-gravity-steal = Vega is van het bord. Steel wat een paar maakt: dat geeft een bonuspunt.
lesson-gravity-replay = Eén keer per beurt mag je met een herspeelfiche nog een actie uitvoeren.
lesson-gravity-token = Een herspeelsymbool zonder ster geeft een fiche. Haal het.
lesson-gravity-enter = Vega kwam terug door de open deur, zoals jij in het begin.
lesson-gravity-refill = Gespeelde kaarten blijven liggen. Vervolledig je hand: een actie, alle vijf komen terug.
lesson-gravity-end = Weinig sterren over: deze ronde beëindigt het spel. De meeste punten winnen!

## The rules of the three games, a page each: its title, then its lines
rules-gravity-goal = Het doel
rules-gravity-goal-1 = Je stapt, springt en valt van platform naar platform en verzamelt sterren.
rules-gravity-goal-2 = Iedereen heeft een eigen “beneden”, waar de voeten zijn. Jouw muur is de vloer van een ander.
rules-gravity-goal-3 = Het bord heeft geen rand: verlaat het aan de ene kant en je komt aan de andere weer tevoorschijn.
rules-gravity-setup = Voorbereiding
rules-gravity-setup-1 = Met twee spelers neem je 2 planeettegels, met drie of vier 4, met vijf of zes 6. Kies hun kant en richting naar wens.
rules-gravity-setup-2 = Op elk symbool ligt een ster, uit het zakje getrokken.
rules-gravity-setup-3 = De algemene voorraad heeft 18 herspeelfiches. Die kan opraken.
rules-gravity-setup-4 = Iedereen heeft dezelfde vijf actiekaarten in de hand. Alle pionnen zijn van het bord.
rules-gravity-setup-5 = Het toeval kiest de startspeler en de deur van de open-deurpion, tenzij jullie dat doen.
rules-gravity-turn = Jouw beurt
rules-gravity-turn-1 = Is je pion niet op het bord? Plaats hem in het spel, bij de open deur. Voer dan een actie uit.
rules-gravity-turn-2 = Gedekt is elke kaart een standaardbeweging: één vak naar links of rechts. Niemand ziet welke kaart het was.
rules-gravity-turn-3 = Open is een kaart een speciale beweging: je doet wat erop staat.
rules-gravity-turn-4 = Of vervolledig je hand met al je gespeelde kaarten. Ook dat is een actie.
rules-gravity-turn-5 = Eén keer per beurt mag je een herspeelfiche spenderen en nog een actie uitvoeren, ook een dat je net won.
rules-gravity-cards = De vijf kaarten
rules-gravity-cards-1 = Lange sprong: twee vakken opzij, zonder tussendoor te vallen. Niet als één helft geblokkeerd is.
rules-gravity-cards-2 = Hoge sprong: één vak omhoog, dan één opzij, zonder tussendoor te vallen. Niet als één helft geblokkeerd is.
rules-gravity-cards-3 = Val: dwars door het platform onder je voeten.
rules-gravity-cards-4 = Rotatie: een kwartdraai of halve draai op je plaats. Je “beneden” draait mee.
rules-gravity-cards-5 = Joker: een van deze vier. Je vijfde kaart vervolledigt je hand gratis, voordat je beweegt.
rules-gravity-fall = Vallen
rules-gravity-fall-1 = Elke beweging eindigt met een val, tot een platform je stopt, hoe ver ook, zelfs rond het bord.
rules-gravity-fall-2 = Onderweg verzamel je elke ster.
rules-gravity-fall-3 = Geen stap, sprong of val gaat door een platform, van welke kant ook. Alleen de valkaart.
rules-gravity-fall-4 = Kom je terug waar je begon, dan kom je op dat vak zoals op elk ander.
rules-gravity-fall-5 = Een platform aan de rand blokkeert ook aan de overkant; waar tegels elkaar raken, is er één genoeg.
rules-gravity-entering = Gebeurtenissen
rules-gravity-entering-1 = Een ster is van jou. Het symbool eronder wordt onthuld.
rules-gravity-entering-2 = Een onthuld herspeelsymbool geeft een fiche zolang er zijn, maar niet op het vak waar je net een ster nam of een pion wegduwde.
rules-gravity-entering-3 = Een tegenspeler wordt van het bord geduwd en vervolledigt zijn hand. Jij steelt een ster naar keuze of een fiche, als die er zijn.
rules-gravity-entering-4 = Wie geen ster en geen fiche heeft, verliest niets. Je kiest meteen; dan gaat je beweging verder.
rules-gravity-doors = Deuren
rules-gravity-doors-1 = Je komt in het spel bij de open-deurpion, met je voeten aan de gestreepte kant van de deur: dat is jouw “beneden”.
rules-gravity-doors-2 = Daarna gaat de open-deurpion klokgewijs naar de volgende vrije deur. Is die er niet, dan blijft hij.
rules-gravity-doors-3 = Kom je in een beweging op dat vak, dan gaat hij ook verder.
rules-gravity-doors-4 = Staat daar een pion als je in het spel komt? Die wordt van het bord geduwd en jij steelt; pas dan gaat de open-deurpion verder.
rules-gravity-end = Het einde
rules-gravity-end-1 = Het spel eindigt na een ronde met weinig sterren over: hooguit 4 met twee spelers, 8 met drie of vier, 12 met vijf of zes.
rules-gravity-end-2 = Expert modus, in plaats daarvan: zodra iemand 18 punten heeft (24 met drie of vijf spelers), is deze ronde de laatste.
rules-gravity-end-3 = In beide gevallen eindigt het spel ook na een ronde die geen ster overlaat, en na twaalf rondes na elkaar waarin geen ster of fiche bewoog.
rules-gravity-end-4 = Ook als de punten weer verloren gaan, blijft het de laatste ronde. Een fiche dat je spendeert, telt niet als bewogen.
rules-gravity-score = Punten
rules-gravity-score-1 = Elke ster is 1 punt, en elk herspeelfiche 1.
rules-gravity-score-2 = Elk sterrenpaar van één kleur is 1 bonuspunt: vier sterren zijn twee paren.
rules-gravity-score-3 = Wie de meeste punten heeft, wint. Bij gelijke punten wie de minste fiches heeft. Nog gelijk? Dan delen jullie de overwinning.

## Namen
game-gravity = Gravity Superstar
credits-gravity = Van Julian Allain. Geïllustreerd door Gyom, grafisch ontwerp van Marie Ooms, project van Didier Delhez, Nederlands van N. Delobelle en A. De Cnodder. Sit Down!, uitgegeven door Megalopole. © Megalopole 2018.

## Uitslag
gravity-count = De punten worden geteld
gravity-count-faster = Ingedrukt: sneller
results-gravity-stars = sterren
results-gravity-pairs = paren
results-gravity-tokens = fiches
results-tie-gravity = Gelijke punten: wie de minste herspeelfiches heeft, wint.

## Instellingen
settings-my_down = Bord draaien
settings-my_down-off = Nooit
settings-my_down-square = Vierkant
settings-my_down-gentle = Per beurt
settings-my_down-full = Altijd
command-face-down = Gedekt spelen
command-trails = Sporen tonen of verbergen
command-choice = Keuze { $number }
command-step-left = Stap naar links
command-step-right = Stap naar rechts
command-high-left = Hoge sprong links
command-high-right = Hoge sprong rechts
command-turn-left = Rotatie linksom
command-turn-right = Rotatie rechtsom
command-refill = Hand vervolledigen
command-replay = Herspelen
command-finish = Beurt beëindigen

## De tafel
setup-choose = Kiezen
setup-end = Einde
setup-end-standard = Gewoon
setup-end-expert = Expert
setup-stars-left = Hooguit { $count } sterren over
setup-goal = { $count } punten
setup-first_door = Eerste deur
setup-first_door-random = Toeval
setup-first_door-choose = Jij kiest
setup-planets = Planeten
setup-planets-box = Doos: 6×6
setup-planets-pocket = Zak: 5×5
lay-seats = { $seats } spelers, { $tiles } planeettegels
lay-sets = Planeettegels
lay-board = Jullie bord
lay-spaces = { $across } × { $down } vakken
lay-box = Doos
lay-pocket = Zak
lay-own = Eigen
lay-size = { $size } × { $size } vakken
lay-count = { $count } tegels
lay-own-count = { $count } van jullie
lay-own-none = nog geen
lay-own-few = { $count } te weinig
lay-again = Opnieuw trekken
lay-chance = Aan het lot
lay-chance-tip = Tegels, kanten en draaiing worden bij het begin getrokken
lay-left = Linksom
lay-right = Rechtsom
lay-other = Andere kant
lay-another = Een andere erin
lay-tile = tegel { $place }, { $face }
lay-good = Niemand kan eindeloos vallen. De langste val is { $count } vakken.
lay-row = Niets kruist een rij van { $tiles }: je zou er eindeloos vallen. Draai er een, of leg een andere neer.
lay-column = Niets kruist een kolom van { $tiles }: je zou er eindeloos vallen. Draai er een, of leg een andere neer.
lay-symbols = { $tiles } tonen { $count } symbolen; er zijn { $stars } sterren. Leg een andere neer.
lay-few = { $count ->
    [one] Er is 1 tegel
   *[other] Er zijn { $count } tegels
} van { $size } × { $size } vakken; er zijn er { $needed } nodig, en geen set heeft deze maat.
lay-none = Geen bord voldoet: je zou eindeloos vallen, of er zijn te weinig sterren, door { $tiles }.
setup-planets-own = Eigen: { $size }×{ $size }
setup-faces-laid = zoals gelegd
setup-faces-missing = { $count } van { $needed }: te weinig
setup-faces = { $count } gekozen
setup-faces-few = { $count } van { $needed }: alle doen mee
game-about-gravity = Stap, spring en val van platform naar platform, ieder met een eigen “beneden”. Elke ster onderweg is van jou.
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
gravity-progress = ronde { $round }

## Titels aan het einde
patch-gravity-fall = Sterrenregen
patch-gravity-thief = Beste dief
patch-gravity-traveller = Langste reis
patch-gravity-room = Maakt ruimte
