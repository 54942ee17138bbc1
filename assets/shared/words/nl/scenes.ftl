## Namen
level-rookie = Starter
level-pilot = Piloot
level-ace = Aas
level-legend = Legende
device-any = Elk apparaat
device-mouse = Muis
device-keyboard = Toetsenbord
device-gamepad = Gamepad { $number }
device-claim = Dit is mijn plaats
list-and = { $first } en { $last }
prompt-turn-page = Bladeren

## Begin
title-play-note = Kies een spel en wie speelt
title-learn-note = Ongeveer { $count } minuten
title-rookie = Tegen een starter spelen
title-rookie-note = Ook met meer mensen
title-continue = Verder spelen
title-continue-far = { $game }, { $far }
title-line = Drie sterrenspellen, één bank
title-full-screen = Volledig scherm
title-version = Versie { $version }
title-play = Spelen
title-howto = Speluitleg
title-hall = Sterrengalerij
title-credits = Makers

## Het menu van een tafel
pause-title = Pauze
pause-keys = Toetsen
pause-chance = Door het toeval gedeeld: niemand kan de kaarten kennen
pause-named = Gedeeld met de code { $seed }
pause-resume = Verder spelen
pause-results = Uitslag
pause-restart = Opnieuw beginnen
pause-restart-title = Opnieuw beginnen?
pause-restart-text = Er begint een nieuw spel met dezelfde spelers.
pause-restart-undo = Er begint een nieuw spel met dezelfde spelers, in plaats van dit spel. Met terugnemen komt dit spel terug.
pause-same-deal = Zelfde opstelling
pause-seats = Plaatsen
pause-leave = Bewaren en stoppen
pause-end = Naar beginscherm
pause-saved = Het spel is bewaard. Met “Verder spelen” ga je door.
pause-unsaved-title = Het spel is niet bewaard
pause-unsaved-text = Het kan niet worden geschreven: { $reason }. Maak ruimte of geef de map vrij en probeer het opnieuw. Je kunt verder spelen: Starbox blijft het proberen.
pause-unsaved-leave = Toch stoppen
pause-unsaved-again = Nog eens
seats-title = Wie zit waar
seats-person = Mens
seats-done = Klaar
seats-resign = Opgeven
seats-resign-title = Geeft { $name } op?
seats-resign-text = Een AI speelt verder voor { $name }, zodat de anderen het spel kunnen afmaken.

## Uitslag
results-won = { $name } wint!
results-won-shared = { $names } delen de overwinning!
results-best = Beste mens aan tafel
results-points-of = { $count ->
    [one] { $name }, 1 punt
   *[other] { $name }, { $count } punten
}
results-ahead = { $count ->
    [one] 1 punt meer dan { $name }
   *[other] { $count } punten meer dan { $name }
}
results-bars = Wat zijn geluk en eigen spel?
results-bars-told = Rechts wat hielp, links wat schaadde. Geluk: wat het toeval veranderde. Eigen spel: vergeleken met dat van een Piloot.
results-look = Bekijk de tafel
results-title = Naar beginscherm
results-same = Zelfde plaatsen
results-same-note = niemand schuift
results-rematch = Revanche
results-rematch-note = ieder schuift op
results-shared = In alles gelijk: de overwinning wordt gedeeld.
results-seed = Wil je dit nog eens spelen? Vul bij het klaarzetten deze code in: { $seed }
hall-broken = De sterrengalerij is onleesbaar. Die is bewaard als { $name }; er is een nieuwe begonnen.
hall-not-saved = De uitslag is nog niet bewaard: { $reason }. Maak ruimte; Starbox blijft het proberen.
result-kept = De uitslag is nu bewaard.

## Instellingen
settings-title = Instellingen
settings-of-look = Weergave
settings-of-play = Spel en geluid
settings-language = Taal
settings-language-en = English
settings-language-fr = Français
settings-language-nl = Nederlands
settings-theme = Thema
settings-theme-night = Nacht
settings-theme-contrast = Contrast
settings-palette = Kleuren
settings-palette-standard = Standaard
settings-palette-colour-blind = Kleurenblind
settings-sky = Lucht
settings-sky-date = Op datum
settings-sky-usual = Gewoon
settings-sky-winter = Winter
settings-sky-summer = Zomer
settings-big_text = Grote tekst
settings-reduced_motion = Minder beweging
settings-fullscreen = Volledig scherm
settings-speed = Beweging
settings-speed-slow = Traag
settings-speed-normal = Normaal
settings-speed-fast = Snel
settings-speed-off = Uit
settings-ai_speed = Beweging van AI’s
settings-ai_speed-same = Als ik
settings-ai_speed-normal = Vlot
settings-ai_speed-fast = Snel
settings-ai_speed-off = Uit
settings-fixed_seats = Vaste plaatsen
settings-curtain = Lang drukken
settings-curtain-hold = Vasthouden
settings-curtain-twice = Kort drukken
settings-effects = Effecten
settings-music = Muziek
settings-mute = Geluid uit
programs-title = Jouw programma’s
programs-text = Een programma van jou kan een plaats innemen. Alleen wat hier staat wordt gestart; een bewaard spel kent alleen de naam.
programs-name = Naam
programs-command = Opdracht, zoals ./mijn-bot --snel
programs-add = Programma toevoegen
programs-wrong = Geen programma met deze naam kan worden gestart.
setup-program = Eigen programma
settings-keys = Toetsen
settings-reset = Herstellen
settings-reset-title = Alles herstellen?
settings-reset-text = Taal, weergave, geluid en toetsen worden weer als op de eerste dag. Bewaarde spellen blijven.
keys-title = Toetsen en knoppen
keys-press = Toets of knop voor
keys-reserved = { $key } betekent altijd hetzelfde. Kies een andere.
keys-only-keyboard = Dit heeft geen knop op de gamepad. Druk op een toets.
keys-taken = Al in gebruik
keys-taken-text = { $key } is “{ $other }”. Na het ruilen krijgt “{ $other }” { $old }.
keys-swap = Ruilen
command-card = Kaart { $number }
command-hint = Tip
command-undo = Zet terugnemen
command-log = Wat er gebeurde
command-explain = Wat is dit?
command-help = Spelregels
command-skip = Beweging overslaan
command-hurry = Versnellen
command-remove = Weghalen
command-shuffle = Schudden
command-start = Beginnen

## De tafel
setup-title = Spel klaarzetten
setup-seats = Plaatsen
setup-count = { $count } van { $most }
setup-first_player = Startspeler
setup-first_player-random = Toeval
setup-first_player-tip = Wie begint: door het lot, of iemand van jullie. Bij een revanche begint de volgende.
setup-options = Opties
setup-start = Beginnen
setup-continue-tip = Ga verder met een spel dat bleef liggen. Een nieuw spel komt voor geen ander in de plaats.
setup-person = Speler { $number }
setup-computer = Computer
setup-add = Toevoegen
setup-add-person = Een speler erbij
setup-add-ai = Een computer erbij
setup-remove = Weghalen
setup-shuffle = Schudden
setup-shuffle-tip = Andere kaarten, andere planeten, door het toeval bepaald
setup-open = Open tafel
setup-open-tip = Iedereen mag alle kaarten zien
setup-free_undo = Vrij terug
setup-free_undo-tip = Zetten terugnemen, ook als anderen al speelden
setup-seed = Code
setup-chance = bij toeval
setup-not-saved = De tafel kon niet worden bewaard: { $reason }
setup-broken = De laatste tafels zijn onleesbaar. Ze zijn bewaard als { $name }
game-minutes = { $count } min
game-easy = Makkelijk
game-medium = Gemiddeld
game-hard = Pittig
level-about-rookie = Speelt als de eerste keer
level-about-pilot = Kent de vuistregels
level-about-ace = Denkt vooruit
level-about-legend = Plant ver vooruit
assist-ghosts = Voorbeeld
assist-ghosts-tip = Vooraf tonen waar een zet heen leidt
assist-hints = Tips
assist-hints-tip = Een goede zet voorstellen als je erom vraagt
emblem-comet = Komeet
emblem-rocket = Raket
emblem-ring = Ring
emblem-moon = Maan
emblem-bolt = Bliksem
emblem-sun = Zon
emblems-title = Kies een embleem

## Andere schermen
attract-any-key = Druk op een toets
rules-contents = Inhoud
howto-learn = Leer al spelend
howto-go-on = Verder met de les
howto-minutes = Ongeveer { $count } minuten
howto-broken = De voortgang van de lessen is onleesbaar. Die is bewaard als { $name }
hall-people = Mensen
hall-bots = Computers
hall-players = { $count } spelers
hall-today = Vandaag
hall-ever = Aller tijden
hall-next = Volgend spel
hall-empty = Hier zijn nog geen sterren. Speel een spel tot het einde.
hall-date = { $day }-{ $month }-{ $year }
credits-games = De spellen
credits-games-text = Starbox is een onofficieel eerbetoon aan drie bordspellen, met eigen tekeningen en eigen code. De dozen komen van hun uitgevers, hier genoemd; zoek ze in een spellenwinkel.
credits-art = Tekeningen
credits-art-text = Allemaal voor dit programma gemaakt, als vectoren, zonder de dozen over te trekken.
credits-sound = Geluid en muziek
credits-sound-text = Gemaakt door een script van dit project, noot voor noot.
credits-type = Letters
credits-type-text = Fredoka One van Milena Brandão en Manrope van Mikhail Sharanda, onder de Open Font-licentie.
credits-tools = Gemaakt met
credits-tools-text = Python, pygame-ce en SDL, resvg, msgspec, Fluent, pytmx, platformdirs en Tiled.
credits-thanks = Starbox
credits-thanks-text = Fijn dat jullie samen spelen. Dit is versie { $version }.

## Spellen die wachten
continue-count = { $count ->
    [0] er wacht geen spel
    [1] er wacht één spel
   *[other] er wachten { $count } spellen
}
continue-none = Er wacht geen spel. Een spel dat je verlaat, verschijnt hier.
continue-go-on = Verder
continue-delete = Verwijderen
continue-deleted = Verwijderd
continue-undo = Herstel
continue-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
}
continue-turn = { $name } is aan zet
continue-today = vandaag, { $time }
continue-yesterday = gisteren, { $time }
continue-weekday = { $day }, { $time }
continue-date = { $date }, { $time }
continue-other-version = Dit spel is van een andere versie van Starbox. Het blijft zoals het is.
continue-not-deleted = Het spel kon niet worden verwijderd: { $reason }
continue-not-restored = Het spel kon niet worden teruggezet: { $reason }
weekday-1 = maandag
weekday-2 = dinsdag
weekday-3 = woensdag
weekday-4 = donderdag
weekday-5 = vrijdag
weekday-6 = zaterdag
weekday-7 = zondag

## De avond
evening-title = De avond
evening-over = De avond is voorbij
evening-since = sinds { $time }, { $count ->
    [one] één spel
   *[other] { $count } spellen
}
evening-none = nog geen spel
evening-points = Punten per plaats
evening-earlier = eerder
evening-total = totaal
evening-place = plaats
evening-no-points = geen punten
evening-next = Volgend spel
evening-end = Avond afsluiten
evening-end-title = De avond afsluiten?
evening-end-text = De tabel blijft zoals ze is. Met het volgende spel begint een andere avond.
evening-stay = Doorgaan
evening-not-saved = Het einde van de avond is nog niet bewaard: { $reason }. Starbox blijft het proberen.
sitting-broken = De tabel van de avond is onleesbaar. Die is bewaard als { $name }; er is een nieuwe begonnen.

## Titels aan het einde
patch-comeback = Mooiste inhaalrace
patch-haul = Grootste slag
patch-lead = Langst aan kop
patch-calm = Kalmste hand
patch-company = Goed gezelschap
patch-finish = Sterk slot
patch-start = Vliegende start
patch-steady = Vaste hand

## De mensen en hun bladzijden
people-title = Spelers
people-none = Nog niemand heeft een spel uitgespeeld.
people-reading = { $count ->
    [one] nog één spel te lezen
   *[other] nog { $count } spellen te lezen
}
people-somebody = Iemand
people-not-saved = De namen zijn nog niet overal veranderd: { $reason }. Starbox blijft het proberen.
people-saved = De namen zijn nu overal veranderd.
people-broken = Welke namen te veranderen waren, is onleesbaar. Het is bewaard als { $name }
people-rename = Hernoemen
people-merge = Is dezelfde als …
people-forget = Vergeten
people-keep = Zo laten
people-change-title = { $name }
people-change-text = De verandering geldt voor alle bewaarde spellen.
people-changing = Alle bewaarde spellen worden doorlopen …
people-merge-title = Eén persoon?
people-merge-text = Alle spellen van { $name } worden die van { $other }. Dat kan niet ongedaan worden.
people-merge-yes = Samenvoegen
people-forget-title = { $name } vergeten?
people-forget-text = De naam verdwijnt uit alle spellen en lijsten. De spellen blijven, van ‘iemand’. Dat kan niet ongedaan worden.
people-forget-yes = Vergeten
profile-games = { $count ->
    [one] 1 spel
   *[other] { $count } spellen
}
profile-wins = { $count ->
    [one] 1 zege
   *[other] { $count } zeges
}
profile-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
profile-games-word = spellen
profile-wins-word = zeges
profile-points-word = punten
profile-change = Wijzigen
profile-strength = Sterkte
profile-luck-out = zonder geluk
profile-more = { $count ->
    [one] nog één spel
   *[other] nog { $count } spellen
}
profile-few = speel er nog een paar
profile-liked = Lievelingen
profile-recent = Laatste spellen
profile-moments = Mooiste momenten
profile-moment = { $count ->
    [one] 1 punt in één keer
   *[other] { $count } punten in één keer
}
profile-titles = Titels

## Hoe een spel gewonnen werd
course-watch = Spel terugzien
course-keep = Beeld bewaren
course-chance = Kans om te winnen
course-wide = hoe breder, hoe groter
course-working = wordt berekend
course-start = begin
course-end = einde
course-luck = geluk
course-own = eigen spel
