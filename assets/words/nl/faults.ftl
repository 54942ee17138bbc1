## Where
fault-in-file = { $file }: { $reason }
fault-in-cell = { $file }, vak { $x }, { $y }: { $reason }
fault-in-deck = { $file }: { $reason } De kaarten van het spel zelf worden gebruikt.
fault-in-line = { $file }, regel { $line }: { $reason } De kaarten van het spel zelf worden gebruikt.

## The file of a planet
fault-folder = dit is een map met bestanden, geen kaart van Tiled.
fault-missing = dit bestand bestaat niet.
fault-unread = het bestand is niet te lezen ({ $error }).
fault-too-big = het bestand is te groot, een planeet heeft minder dan { $most } bytes nodig.
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

## The cards
fault-deck-unread = het bestand is niet te lezen ({ $error }).
fault-deck-encoding = dit is geen tekst in UTF-8.
fault-deck-name = een naam schrijf je als “name yellow Pom”.
fault-deck-count = een regel begint met een aantal kaarten, 0 tot { $most }, niet met “{ $found }”.
fault-deck-alien = “{ $found }” is geen alien ({ $known }).
fault-deck-colour = “{ $found }” is geen kleur ({ $known }).
fault-deck-bulbs = “{ $found }” is geen aantal lampjes ({ $known }).
fault-deck-stars = “{ $found }” is geen aantal sterren ({ $known }).
fault-deck-planet-card = “{ $found }” is geen kaart als “pair yellow blue”, “single yellow”, “swap favourites” of “swap positions”.
fault-deck-bulb-card = na het aantal komt een kaart als “yellow 1 bulb 0 stars”, niet “{ $found }”.
fault-deck-twice = een paar toont twee verschillende aliens, niet twee keer “{ $alien }”.
fault-deck-total = er zijn { $found } kaarten in totaal, in plaats van { $wanted }.
fault-deck-unmoved = geen kaart zet de alien “{ $alien }” vooruit.
fault-deck-one-bulb = er zijn { $found } kaarten “{ $colour }” met 1 lampje, maar het spel heeft er { $wanted }.
fault-deck-two-bulbs = er zijn { $found } kaarten “{ $colour }” met 2 lampjes, maar het spel heeft er { $wanted }.
