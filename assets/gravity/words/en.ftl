## Cards and what they do
gravity-long = Long
gravity-high = High
gravity-drop = Drop
gravity-rotate = Rotate
gravity-joker = Joker
gravity-use-long = Long jump
gravity-use-high = High jump
gravity-use-drop = Drop
gravity-use-rotate = Rotate
gravity-use-step = Simple move, face down
## One star, one token
gravity-thing-blue = a blue star
gravity-thing-yellow = a yellow star
gravity-thing-pink = a pink star
gravity-thing-green = a green star
gravity-thing-orange = an orange star
gravity-thing-white = a white star
gravity-thing-token = a Replay token
## The bar
gravity-to-go = { $count } to go
gravity-goal = Ends at { $points } points
gravity-last-round = Last round
## Whose turn it is
gravity-turn-action = Your turn
gravity-turn-steal = Steal a star or a token
gravity-turn-replay = Replay?
gravity-turn-door = Pick a door
gravity-turn-over = The game is over
gravity-turn-rival = { $name } plays
gravity-thinks = thinks
gravity-plays = plays
gravity-next = next
gravity-whose-door = { $name }, choose a door
gravity-whose-action = { $name }, choose a card
gravity-whose-steal = { $name }, steal a star or a Replay token from { $victim }
gravity-whose-replay = { $name }, spend a Replay token?
## The steps of a turn
gravity-step-enter = Place
gravity-step-act = Action
gravity-step-replay = Replay
## What can be done
gravity-choose = Choose a card
gravity-refill = Complete your hand
gravity-steal = Steal from { $name }
gravity-replay = Replay
gravity-list = A choice in a list
gravity-replay-cost = for a token
gravity-replay-best = { $cost }, at best { $best }
gravity-step = Simple
gravity-look-at = Look at a card
gravity-end = End the turn
gravity-end-cost = and keep the token
gravity-door = Door { $number }
gravity-way-left = to the left
gravity-way-right = to the right
gravity-way-half = half turn
gravity-effect-ejected = ejects an opponent
gravity-effect-refill = all five cards in your hand
## Prompts
gravity-prompt-card = Card
gravity-prompt-choose = Choose
gravity-prompt-play = Play
gravity-prompt-face-down = Face down
gravity-prompt-trails = Trails
gravity-prompt-refill = Complete
gravity-prompt-target = Next
gravity-prompt-back = Put back
## Why not
gravity-no-over = The game is over.
gravity-no-not_your_turn = It is not your turn.
gravity-no-other_phase = Something else must be decided first.
gravity-no-nothing_to_steal = There is nothing of that to steal.
gravity-no-nothing_played = All your cards are in your hand already.
gravity-no-card_not_in_hand = This card is played. Complete your hand, or play the others first.
gravity-no-wrong_card = This card cannot do that.
gravity-no-blocked = A platform is in the way.
gravity-no-card = Choose a card first.
gravity-no-key = Nothing goes that way with this card.
gravity-no-door = There is no door there.
## The log
gravity-log-entered = came into play
gravity-log-marker = The Open Door pawn is now here
gravity-log-step = a simple move
gravity-log-refill = completed their hand
gravity-log-won = and won
gravity-log-ejected = ejected
gravity-log-stole-from = stole from
gravity-log-fell = and fell { $cells } spaces
gravity-log-token = replays
gravity-log-last = has { $points } points: last round
gravity-log-stars = Few stars are left: the game is over
gravity-log-goal = The last round is over
gravity-log-bare = No star is left: the game is over
gravity-log-quiet = Twelve quiet rounds in a row: the game is over
gravity-digest-ejected = ejected you
gravity-digest-stole = stole
gravity-banner-last = Last round
gravity-turned-to = The planet has turned: { $name }’s feet point down.
gravity-table-turned = The table has turned: the large panel is that of { $name }.
## What everything on the table is
gravity-what-bar = Stars on the planet
gravity-what-bar-stars = The round that leaves { $end } or fewer is the last: so many more must go.
gravity-what-bar-goal = As soon as somebody has { $points } points, the round under way is the last.
gravity-what-bar-last = The game ends with this round. Most points win.
gravity-what-on-planet = on the planet
gravity-what-at-end = may stay
gravity-what-points = { $points ->
    [one] { $name } has 1 point
   *[other] { $name } has { $points } points
}
gravity-what-points-said = Each star, each pair of one colour and each Replay token is 1 point.
gravity-what-steps = The steps of a turn
gravity-what-steps-said = Place your pawn if it is off the board, play an action, then spend a Replay token for one more, if you like.
gravity-what-purse = Stars and tokens
gravity-what-purse-said = Two stars of one colour are a pair, in a gold frame: 1 bonus point.
gravity-what-choices = What you can do
gravity-what-choices-said = The number is what a choice would bring you at once, with all that it collects and steals.
gravity-what-refill = All your played cards come back into your hand. It is an action, too.
gravity-what-step = Any card face down: one space to a side, then a fall. It brings the same with every card.
gravity-what-hand = Your cards
gravity-what-hand-said = Face up, a card does what it shows. Face down, any card is a simple move of one space. Played cards lie lower.
gravity-what-cards = The cards of { $name }
gravity-what-cards-said = In hand: { $hand }. Played face up: { $open }. Face down: { $shut }, which nobody else may see. They stay until the hand is completed.
gravity-what-compass = Whose down?
gravity-what-compass-said = The pawn to move as it stands now. It falls to the side that the needle shows.
gravity-what-star = Star
gravity-what-star-said = Whoever enters this space collects it: 1 point, and 1 more if it makes a pair.
gravity-what-bare = Bare star symbol
gravity-what-bare-said = A star lay here. The symbol brings nothing more.
gravity-what-replay = Replay symbol
gravity-what-replay-said = Whoever enters this space gets a Replay token, while there are some.
gravity-what-under = Star on a Replay symbol
gravity-what-under-said = The star is collected first. Whoever enters later gets a Replay token.
gravity-what-door = Door
gravity-what-door-said = When the Open Door pawn is here, pawns come into play here, their feet at the striped side.
gravity-what-open = Open Door pawn
gravity-what-open-said = The next pawn off the board comes into play here. Then the Open Door pawn goes on clockwise.
gravity-what-pawn = The pawn of { $name }
gravity-what-pawn-said = Enter its space, and you eject it and steal a star or a token. Its orange soles show its own “down”.
gravity-what-own-pawn = Your pawn
gravity-what-own-pawn-said = Its orange soles show its “down”: that is where it falls.
gravity-what-news = Last moves
gravity-what-news-said = What happened last, the newest on top.
gravity-what-planet = The planet
gravity-what-planet-said = Platforms hold and block every pawn. Who leaves on one side reappears on the other.

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
ai-gravity-gain = { ai-gravity-with }: { $gain } { $gain ->
        [one] point
       *[other] points
    } at once.
ai-gravity-eject = { ai-gravity-with }: ejects { $name }, { $gain } { $gain ->
        [one] point
       *[other] points
    }.
ai-gravity-place = { ai-gravity-with }: nothing at once, but from there { $next } { $next ->
        [one] point lies
       *[other] points lie
    } within reach.
ai-gravity-risk = The others could win { $risk } with their next move.
ai-gravity-refill = Complete your hand with { $cards ->
        [one] one card
       *[other] { $cards } cards
    }: too little can be done with the rest.
ai-gravity-steal = This is worth most: { $gain } { $gain ->
        [one] point
       *[other] points
    } for you, { $loss } less for { $name }.
ai-gravity-replay = Replay: that wins { $gain } { $gain ->
        [one] point
       *[other] points
    }, for a token that counts 1.
ai-gravity-replay-even = Replay: your pawn gets to a better place, for a token that counts 1.
ai-gravity-end-even = End the turn: replaying would win no more than the token counts.
ai-gravity-end = End the turn: replaying would win { $gain } { $gain ->
        [one] point
       *[other] points
    }; the token is worth more later.
ai-gravity-door = From this door { $next } { $next ->
        [one] point lies
       *[other] points lie
    } within reach.

## The file of a planet
fault-no-xml = this is no Tiled map: it is not XML ({ $error }).
fault-doctype = this is no Tiled map, for it declares a document type.
fault-no-map = this is no Tiled map, it begins with “{ $tag }”.
fault-face-name = the name of a face is the name of its file, at most { $most } plain characters.
fault-unread-folder = the folder cannot be read ({ $error }).
fault-many-maps = there are { $count } maps; only the first { $most } are read.

## The form of the map
fault-title = the title must be one line of at most { $most } characters.
fault-orientation = a face is an orthogonal map that is not infinite (Map > Map Properties).
fault-size = a face is a square of { $least } by { $least } to { $most } by { $most } spaces; this map is { $width } by { $height } (Map > Resize Map).
fault-pixels = the spaces of a face are { $pixels } by { $pixels } pixels (Map > Map Properties).
fault-no-tileset = a face is drawn with one tileset, { $wanted }; this map uses none.
fault-inner-tileset = a face is drawn with one tileset, { $wanted }; this map holds one of its own.
fault-other-tileset = a face is drawn with one tileset, { $wanted }; this map uses { $found }.
fault-no-tile-layer = “{ $layer }” is no tile layer; a face has only tile layers.
fault-no-layers = a face has the tile layers { $wanted }, from below to above; this map has none.
fault-layers = a face has the tile layers { $wanted }, from below to above; this map has { $found }.
fault-layer-size = the layer “{ $layer }” is not { $size } by { $size } spaces, as its map is.
fault-hidden = the layer “{ $layer }” is hidden; show it, for the game will.
fault-look = the layer “{ $layer }” has its own { $look }, which the game cannot show; set it back.
fault-no-csv = the layer “{ $layer }” is not stored as CSV (Map > Map Properties > Tile Layer Format).
fault-layer-cells = the layer “{ $layer }” has { $found } spaces instead of { $wanted }.
fault-number = the layer “{ $layer }” has “{ $found }” where the number of a tile belongs.

## The tiles
fault-no-tile = the tile on the layer “{ $layer }” means nothing.
fault-misplaced = { $kind ->
    [star] a star
    [replay] a replay symbol
    [door] a door
    [rock] rock
   *[platform] a platform
} is on the layer “{ $layer }”; it belongs on “{ $wanted }”.
fault-no-ground = there is no ground here.
fault-two-rocks = the ground is { $here } here and { $elsewhere } elsewhere; a face has one rock.

## The rules
fault-no-door = a face has one door; this one has none.
fault-two-doors = a face has one door; this is one too many.
fault-symbol-outside = a symbol or door is outside the grid of { $size } by { $size } spaces.
fault-two-symbols = a space cannot have a star and a replay symbol.
fault-door-symbol = a Door space has no symbol.
fault-platform-outside = a platform is outside the grid of { $size } by { $size } spaces.
fault-feet = the feet of the door point { $side ->
    [north] up
    [east] right
    [south] down
   *[west] left
}, where there is no platform to stand on.

## What is odd about a planet
fault-row = no vertical platform crosses row { $row }; a neighbour must, or somebody could fall along it for ever.
fault-column = no horizontal platform crosses column { $column }; a neighbour must, or somebody could fall along it for ever.
fault-few-symbols = there are only { $found } symbols; { $usual } to 12 are usual.
fault-many-symbols = there are { $found } symbols; six such faces show more than the { $stars } stars.
fault-shut = this symbol is shut in by four platforms; only a pawn that falls through one of them enters its space.

## Gravity Superstar
lesson-gravity-aim = Most points win. Each star is one, and each pair of one colour one more.
lesson-gravity-step = Your feet are your own “down”. Play any card face down: a simple move.
lesson-gravity-why = You fell. Nobody saw the card, so spend what you need least!
lesson-gravity-round = Each star on your way is yours. The board wraps round: step!
lesson-gravity-long = Long jump, face up: two spaces at once, with no fall in between.
lesson-gravity-high = High jump, face up: one space up, then one to a side.
lesson-gravity-drop = Drop, face up: straight down through the platform under you.
lesson-gravity-rotate = Rotate, face up: your “down” turns with you, so you fall!
lesson-gravity-eject = The joker is any one of the four. Fall on Vega!
lesson-gravity-steal = Vega is ejected. Steal what makes a pair: that is a bonus point.
lesson-gravity-replay = Once a turn, a Replay token lets you play one more action.
lesson-gravity-token = A replay symbol without a star gives a token. Get it.
lesson-gravity-enter = Vega came back through the open door, just as you first did.
lesson-gravity-refill = Played cards stay down. Complete your hand: an action, and all five are back.
lesson-gravity-end = So few stars are left that the game ends with this round. Most points win!

## The rules of the three games, a page each: its title, then its lines
rules-gravity-goal = The goal
rules-gravity-goal-1 = You step, jump and fall from platform to platform and collect stars.
rules-gravity-goal-2 = Everybody has their own “down”, where their feet are. Your wall is somebody else’s floor.
rules-gravity-goal-3 = The board has no edge: leave it on one side and you reappear on the other.
rules-gravity-setup = Set-up
rules-gravity-setup-1 = Two players play on 2 Planet tiles, three or four on 4, five or six on 6. Any side may lie up, turned as you like.
rules-gravity-setup-2 = On each symbol lies a star, drawn from the bag.
rules-gravity-setup-3 = The common supply holds 18 Replay tokens. It can run out.
rules-gravity-setup-4 = Everybody holds the same five Action cards. All pawns are off the board.
rules-gravity-setup-5 = Chance picks the first player, and the door of the Open Door pawn, unless you do.
rules-gravity-turn = Your turn
rules-gravity-turn-1 = Is your pawn off the board? Place it into play at the open door. Then play an action.
rules-gravity-turn-2 = Face down, any card is a simple move: one space to your left or right. Nobody sees which card it was.
rules-gravity-turn-3 = Face up, a card is a special move: it does what it shows.
rules-gravity-turn-4 = Or complete your hand with all your played cards. That is an action, too.
rules-gravity-turn-5 = Once a turn you may spend a Replay token for one more action, even one that you have just won.
rules-gravity-cards = The five cards
rules-gravity-cards-1 = Long jump: two spaces to a side, with no fall in between. Not if either half is blocked.
rules-gravity-cards-2 = High jump: one space up, then one to a side, with no fall in between. Not if either half is blocked.
rules-gravity-cards-3 = Drop: down through the platform under your feet.
rules-gravity-cards-4 = Rotate: a quarter turn or a half turn on the spot. Your “down” turns too.
rules-gravity-cards-5 = Joker: any of these four. Your fifth card completes your hand for free, before you move.
rules-gravity-fall = Falling
rules-gravity-fall-1 = Each move ends with a fall, until a platform stops you, however far, even round the board.
rules-gravity-fall-2 = You collect every star on the way.
rules-gravity-fall-3 = Nobody steps, jumps or falls through a platform, from either side. Only a drop does.
rules-gravity-fall-4 = Come round to where you began, and you enter that space like any other.
rules-gravity-fall-5 = A platform on the outer edge blocks on the opposite side, too; where tiles meet, one of the two is enough.
rules-gravity-entering = Events
rules-gravity-entering-1 = A star is yours. Taking it reveals the symbol below.
rules-gravity-entering-2 = A bare replay symbol gives a token while there are some, but not in the space where you have just taken a star or ejected a pawn.
rules-gravity-entering-3 = An opponent’s pawn is ejected; its owner completes their hand. You steal a star that you choose, or a token, if they have any.
rules-gravity-entering-4 = Who has neither star nor token loses nothing. You choose at once; then your move goes on.
rules-gravity-doors = Doors
rules-gravity-doors-1 = You come into play at the Open Door pawn, your feet at the striped side of the door: that is your “down”.
rules-gravity-doors-2 = Then the Open Door pawn goes on clockwise to the next free door. If there is none, it stays.
rules-gravity-doors-3 = Enter that space in a move, and the pawn goes on as well.
rules-gravity-doors-4 = A pawn stands there as you come into play? It is ejected and you steal; only then the Open Door pawn goes on.
rules-gravity-end = The end
rules-gravity-end-1 = The game ends after a round that leaves few stars: at most 4 for two players, 8 for three or four, 12 for five or six.
rules-gravity-end-2 = Expert variant instead: once somebody has 18 points (24 with three or five players), this round is the last, even if points are lost again.
rules-gravity-end-3 = In both cases the game also ends after a round that leaves no star, and after twelve rounds in a row in which no star and no token moved.
rules-gravity-end-4 = A token that is spent does not count as moved.
rules-gravity-score = Points
rules-gravity-score-1 = Each star is 1 point, and each Replay token 1.
rules-gravity-score-2 = Each pair of stars of one colour is 1 bonus point: four stars make two pairs.
rules-gravity-score-3 = Most points win. With equal points, fewest tokens win. Still equal? You share the win.

## Names
game-gravity = Gravity Superstar
credits-gravity = By Julian Allain. Illustrated by Gyom, graphic design by Marie Ooms, project by Didier Delhez, Dutch by N. Delobelle and A. De Cnodder. Sit Down!, published by Megalopole. © Megalopole 2018.

## Results
gravity-count = Counting the points
gravity-count-faster = Faster while held
results-gravity-stars = stars
results-gravity-pairs = pairs
results-gravity-tokens = tokens
results-tie-gravity = Equal points: whoever has the fewest Replay tokens wins.

## Settings
settings-my_down = Turn the board
settings-my_down-off = Never
settings-my_down-square = If square
settings-my_down-gentle = My turn
settings-my_down-full = Always
command-face-down = Play face down
command-trails = Show or hide the trails
command-choice = Choice { $number }
command-step-left = Simple move left
command-step-right = Simple move right
command-high-left = High jump left
command-high-right = High jump right
command-turn-left = Rotate left
command-turn-right = Rotate right
command-refill = Complete your hand
command-replay = Replay
command-finish = End the turn

## Setting the table
setup-choose = Choose
setup-end = Ending
setup-end-standard = Standard
setup-end-expert = Expert
setup-stars-left = At most { $count } stars left
setup-goal = { $count } points
setup-first_door = First door
setup-first_door-random = Random
setup-first_door-choose = You pick
setup-planets = Planets
setup-planets-box = Box: 6×6
setup-planets-pocket = Pocket: 5×5
lay-seats = { $seats } players, { $tiles } Planet tiles
lay-sets = Planet tiles
lay-board = Your board
lay-spaces = { $across } × { $down } spaces
lay-box = Box
lay-pocket = Pocket
lay-own = Own
lay-size = { $size } × { $size } spaces
lay-count = { $count } tiles
lay-own-count = { $count } of yours
lay-own-none = none yet
lay-own-few = { $count } too few
lay-again = Draw again
lay-chance = Leave to chance
lay-chance-tip = Tiles, sides and turns are drawn when the game begins
lay-left = Turn left
lay-right = Turn right
lay-other = Other side
lay-another = Put another in
lay-tile = tile { $place }, { $face }
lay-good = Nobody can fall for ever. The longest fall is { $count } spaces.
lay-row = Nothing crosses a row of { $tiles }: somebody would fall for ever. Turn one of them, or put another in.
lay-column = Nothing crosses a column of { $tiles }: somebody would fall for ever. Turn one of them, or put another in.
lay-symbols = { $tiles } show { $count } symbols; there are { $stars } stars. Put another in.
lay-few = { $count ->
    [one] There is 1 tile
   *[other] There are { $count } tiles
} of { $size } × { $size } spaces; { $needed } are needed, and no set has this size.
lay-none = No board can be laid on which nobody falls for ever, or the stars are too few: it is for { $tiles }.
setup-planets-own = Own: { $size }×{ $size }
setup-faces-laid = as you laid them
setup-faces-missing = { $count } of { $needed }: too few
setup-faces = { $count } chosen
setup-faces-few = { $count } of { $needed }: all in play
game-about-gravity = Step, jump and fall from platform to platform, each with a “down” of your own. Every star on the way is yours.
planets-title = Choose planets
planets-all = All planets
planets-none = All planets are in play. Touch those that you want to play on.
planets-count = { $count } chosen, { $needed } are needed
face-1a = Staircase
face-1b = The long drop
face-2a = Pinwheel
face-2b = Crossroads
face-3a = The vault
face-3b = The comb
face-4a = Snail shell
face-4b = Stepping stones
face-5a = Twin towers
face-5b = Harbour
face-6a = Zigzag
face-6b = The long ledge
gravity-progress = round { $round }

## Titles at the end of a game
patch-gravity-fall = Star shower
patch-gravity-thief = Best thief
patch-gravity-traveller = Longest journey
patch-gravity-room = Makes room
