## Where
fault-in-file = { $file }: { $reason }
fault-in-cell = { $file }, vak { $x }, { $y }: { $reason }
fault-in-advice = { $file }: advies: { $reason }
fault-in-advised-cell = { $file }, vak { $x }, { $y }: advies: { $reason }
fault-in-deck = { $file }: { $reason } De kaarten van het spel zelf worden gebruikt.
fault-in-line = { $file }, regel { $line }: { $reason } De kaarten van het spel zelf worden gebruikt.

## The file
fault-folder = dit is een map, geen bestand.
fault-no-file = dit is een pijp of een apparaat, geen bestand.
fault-missing = dit bestand bestaat niet.
fault-unread = het bestand is niet te lezen ({ $error }).
fault-too-large = het bestand is te groot: het hoort minder dan { $most } bytes te hebben.
journal-line = vanaf regel { $line } is het afgekapt of veranderd.
journal-version = een andere versie van Starbox schreef het (formaat { $version }).

## The cards
fault-deck-encoding = dit is geen tekst in UTF-8.
fault-deck-name = een naam schrijf je als “name yellow Pom”.
fault-deck-count = een regel begint met een aantal kaarten, 0 tot { $most }, niet met “{ $found }”.
fault-deck-colour = “{ $found }” is geen kleur ({ $known }).
fault-deck-total = er zijn { $found } kaarten in totaal, in plaats van { $wanted }.
