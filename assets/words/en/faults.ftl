## Where
fault-in-file = { $file }: { $reason }
fault-in-cell = { $file }, cell { $x }, { $y }: { $reason }
fault-in-deck = { $file }: { $reason } The cards that came with the game are used.
fault-in-line = { $file }, line { $line }: { $reason } The cards that came with the game are used.

## The file of a planet
fault-folder = this is a folder, not a map.
fault-missing = there is no such file.
fault-unread = the file cannot be read ({ $error }).
fault-too-big = the file is too big, a face takes less than { $most } bytes.
fault-no-xml = this is no Tiled map: it is not XML ({ $error }).
fault-doctype = this is no Tiled map, for it declares a document type.
fault-no-map = this is no Tiled map, it begins with “{ $tag }”.
fault-face-name = the name of a face is the name of its file, at most { $most } plain characters.
fault-unread-folder = the folder cannot be read ({ $error }).
fault-many-maps = there are { $count } maps; only the first { $most } are read.

## The form of the map
fault-title = the title must be one line of at most { $most } characters.
fault-orientation = a face is an orthogonal map that is not infinite (Map > Map Properties).
fault-size = a face is 5 cells wide and 5 high; this map is { $width } by { $height } (Map > Resize Map).
fault-pixels = the cells of a face are { $pixels } by { $pixels } pixels (Map > Map Properties).
fault-no-tileset = a face is drawn with one tileset, { $wanted }; this map uses none.
fault-inner-tileset = a face is drawn with one tileset, { $wanted }; this map holds one of its own.
fault-other-tileset = a face is drawn with one tileset, { $wanted }; this map uses { $found }.
fault-no-tile-layer = “{ $layer }” is no tile layer; a face has only tile layers.
fault-no-layers = a face has the tile layers { $wanted }, from below to above; this map has none.
fault-layers = a face has the tile layers { $wanted }, from below to above; this map has { $found }.
fault-layer-size = the layer “{ $layer }” is not 5 by 5 cells.
fault-hidden = the layer “{ $layer }” is hidden; show it, for the game will.
fault-look = the layer “{ $layer }” has its own { $look }, which the game cannot show; set it back.
fault-no-csv = the layer “{ $layer }” is not stored as CSV (Map > Map Properties > Tile Layer Format).
fault-layer-cells = the layer “{ $layer }” has { $found } cells instead of { $wanted }.
fault-number = the layer “{ $layer }” has “{ $found }” where the number of a tile belongs.

## The tiles
fault-no-tile = the tile on the layer “{ $layer }” means nothing.
fault-misplaced = { $kind ->
    [star] a star
    [replay] a replay arrow
    [door] a door
    [rock] rock
   *[platform] a platform
} is on the layer “{ $layer }”; it belongs on “{ $wanted }”.
fault-no-ground = there is no ground here.
fault-two-rocks = the ground is { $here } here and { $elsewhere } elsewhere; a face has one rock.

## The rules
fault-no-door = a face has one door; this one has none.
fault-two-doors = a face has one door; this is one too many.
fault-symbol-outside = a symbol or door is outside the grid of 5 by 5 cells.
fault-two-symbols = a cell cannot have a star and a replay arrow.
fault-door-symbol = a door cell has no symbol.
fault-platform-outside = a platform is outside the grid of 5 by 5 cells.
fault-count = a face has { $wanted } { $kind ->
    [star] stars
   *[replay] replay arrows
}; this one has { $found }.
fault-feet = the feet of the door point { $side ->
    [north] up
    [east] right
    [south] down
   *[west] left
}, where there is no platform to stand on.
fault-row = no vertical platform crosses row { $row }; a pawn could fall along it for ever.
fault-column = no horizontal platform crosses column { $column }; a pawn could fall along it for ever.
fault-shut = this symbol is shut in by four platforms; no step, jump or fall can enter its cell.

## The cards
fault-deck-unread = the file cannot be read ({ $error }).
fault-deck-encoding = this is not text in UTF-8.
fault-deck-name = a name is written like “name yellow Pom”.
fault-deck-count = a line begins with a number of cards, 0 to { $most }, not “{ $found }”.
fault-deck-alien = “{ $found }” is no alien ({ $known }).
fault-deck-colour = “{ $found }” is no colour ({ $known }).
fault-deck-bulbs = “{ $found }” is no number of bulbs ({ $known }).
fault-deck-stars = “{ $found }” is no number of stars ({ $known }).
fault-deck-planet-card = “{ $found }” is no card like “pair yellow blue”, “single yellow”, “swap favourites” or “swap positions”.
fault-deck-bulb-card = after the number comes a card like “yellow 1 bulb 0 stars”, not “{ $found }”.
fault-deck-twice = a pair shows two different aliens, not “{ $alien }” twice.
fault-deck-total = the cards add up to { $found }, not to { $wanted }.
fault-deck-unmoved = no card moves the alien “{ $alien }”.
fault-deck-one-bulb = there are { $found } “{ $colour }” cards with 1 bulb, but the game has { $wanted }.
fault-deck-two-bulbs = there are { $found } “{ $colour }” cards with 2 bulbs, but the game has { $wanted }.
