## Names
level-rookie = Rookie
level-pilot = Pilot
level-ace = Ace
level-legend = Legend
device-any = Any device
device-mouse = Mouse
device-keyboard = Keyboard
device-gamepad = Gamepad { $number }
device-claim = This seat is mine
list-and = { $first } and { $last }
prompt-turn-page = Turn the page

## Title
title-play-note = Choose a game and who plays
title-learn-note = About { $count } minutes
title-rookie = Play against a Rookie
title-rookie-note = Add people if you like
title-continue = Continue
title-continue-far = { $game }, { $far }
title-line = Three star games, one sofa
title-full-screen = Full screen
title-version = Version { $version }
title-play = Play
title-howto = How to play
title-hall = Hall of stars
title-credits = Credits

## The menu of a table
pause-title = Pause
pause-keys = Keys
pause-chance = Dealt by chance: nobody can know the cards
pause-named = Dealt from the seed { $seed }
pause-resume = Play on
pause-results = Results
pause-restart = Start again
pause-restart-title = Start again?
pause-restart-text = A new game begins with the same players.
pause-restart-undo = A new game begins with the same players and takes the place of this one. Undo brings this one back.
pause-same-deal = Same deal
pause-seats = Seats
pause-leave = Save and leave
pause-end = To the title
pause-saved = The game is saved. “Continue” brings it back.
pause-unsaved-title = The game is not saved
pause-unsaved-text = It cannot be written: { $reason }. Make room or free the folder, then try again. You can play on: Starbox goes on trying.
pause-unsaved-leave = Leave anyway
pause-unsaved-again = Try again
seats-title = Who sits where
seats-person = Person
seats-done = Done
seats-resign = Resign
seats-resign-title = { $name } resigns?
seats-resign-text = An AI plays on for { $name }, so that the others can finish the game.

## Results
results-won = { $name } wins!
results-won-shared = { $names } share the win!
results-best = Best person at the table
results-points-of = { $count ->
    [one] { $name }, 1 point
   *[other] { $name }, { $count } points
}
results-ahead = { $count ->
    [one] 1 point more than { $name }
   *[other] { $count } points more than { $name }
}
results-bars = What are luck and own play?
results-bars-told = To the right what helped, to the left what hurt. Luck: what chance changed. Own play: against what a Pilot plays.
results-look = See the table
results-title = To the title
results-same = Same seats
results-same-note = nobody moves
results-rematch = Rematch
results-rematch-note = all move one seat on
results-shared = Equal in everything: the win is shared.
results-seed = To play this deal again, write this seed when setting up: { $seed }
hall-broken = The hall of stars could not be read. It is kept as { $name }, and a new one is begun.
hall-not-saved = The result is not kept yet: { $reason }. Make room; Starbox goes on trying.
result-kept = The result is kept now.

## Settings
settings-title = Settings
settings-of-look = Look
settings-of-play = Play and sound
settings-language = Language
settings-language-en = English
settings-language-fr = Français
settings-language-nl = Nederlands
settings-theme = Theme
settings-theme-night = Night
settings-theme-contrast = Contrast
settings-palette = Colours
settings-palette-standard = Standard
settings-palette-colour-blind = Colour-blind
settings-sky = Sky
settings-sky-date = By date
settings-sky-usual = Usual
settings-sky-winter = Winter
settings-sky-summer = Summer
settings-big_text = Big text
settings-reduced_motion = Reduced motion
settings-fullscreen = Full screen
settings-speed = Motion
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-off = Off
settings-ai_speed = AIs’ motion
settings-ai_speed-same = As mine
settings-ai_speed-normal = Brisk
settings-ai_speed-fast = Fast
settings-ai_speed-off = Off
settings-fixed_seats = Seats stay put
settings-curtain = Long presses
settings-curtain-hold = Hold
settings-curtain-twice = Press instead
settings-effects = Effects
settings-music = Music
settings-mute = Mute
programs-title = Your programs
programs-text = A program of yours can hold a seat. Only what stands here is ever started; a saved game holds its name alone.
programs-name = Name
programs-command = Command, such as ./my-bot --fast
programs-add = Add a program
programs-wrong = No program of this name can be started.
setup-program = Own program
settings-keys = Keys
settings-reset = Reset
settings-reset-title = Reset all settings?
settings-reset-text = Language, look, sound and keys are again as on the first day. Saved games stay.
keys-title = Keys and buttons
keys-press = Press a key or button for
keys-reserved = { $key } always means the same. Choose another one.
keys-only-keyboard = This has no button on a gamepad. Press a key.
keys-taken = Already taken
keys-taken-text = { $key } is “{ $other }”. If they change places, “{ $other }” gets { $old }.
keys-swap = Change places
command-card = Card { $number }
command-hint = Hint
command-undo = Undo
command-log = What happened
command-explain = What is this?
command-help = Rules
command-skip = Skip the motion
command-hurry = Hurry
command-remove = Remove
command-shuffle = Shuffle
command-start = Start

## Setting the table
setup-title = Set up the table
setup-seats = Seats
setup-count = { $count } of { $most }
setup-first_player = First player
setup-first_player-random = Random
setup-first_player-tip = Who begins: drawn at random, or one of you. In a rematch the next one begins.
setup-options = Options
setup-start = Start
setup-continue-tip = Games that were left can be gone on with. A new one takes no other’s place.
setup-person = Player { $number }
setup-computer = Computer
setup-add = Add a seat
setup-add-person = Add a person
setup-add-ai = Add a computer
setup-remove = Remove
setup-shuffle = Shuffle
setup-shuffle-tip = Other cards, other planets, drawn by chance
setup-open = Open table
setup-open-tip = Everybody may see all cards
setup-free_undo = Free undo
setup-free_undo-tip = Undo moves, even after others have played
setup-seed = Seed
setup-chance = drawn by chance
setup-not-saved = The line-up could not be kept: { $reason }
setup-broken = The last line-ups could not be read. They are kept as { $name }
game-minutes = { $count } min
game-easy = Easy
game-medium = Medium
game-hard = Tricky
level-about-rookie = Plays as in a first game
level-about-pilot = Knows the rules of thumb
level-about-ace = Thinks ahead
level-about-legend = Plans far ahead
assist-ghosts = Preview
assist-ghosts-tip = Show beforehand where a move leads
assist-hints = Hints
assist-hints-tip = Suggest a good move when asked
emblem-comet = Comet
emblem-rocket = Rocket
emblem-ring = Ring
emblem-moon = Moon
emblem-bolt = Bolt
emblem-sun = Sun
emblems-title = Choose an emblem

## Other screens
attract-any-key = Press any key
rules-contents = Contents
howto-learn = Learn by playing
howto-go-on = Go on with the lesson
howto-minutes = About { $count } minutes
howto-broken = What was learnt could not be read. It is kept as { $name }
hall-people = People
hall-bots = Computers
hall-players = { $count } players
hall-today = Today
hall-ever = All time
hall-next = Next game
hall-empty = No stars here yet. Play a game to the end.
hall-date = { $day }/{ $month }/{ $year }
credits-games = The games
credits-games-text = Starbox is an unofficial homage to three board games, with art and code of its own. The boxes come from their publishers, named here; look for them in a game shop.
credits-art = Pictures
credits-art-text = All drawn for this program, as vectors, without tracing the boxes.
credits-sound = Sound and music
credits-sound-text = Made by a script of this project, note by note.
credits-type = Letters
credits-type-text = Fredoka One by Milena Brandão, and Manrope by Mikhail Sharanda, under the Open Font Licence.
credits-tools = Made with
credits-tools-text = Python, pygame-ce and SDL, resvg, msgspec, Fluent, pytmx, platformdirs and Tiled.
credits-thanks = Starbox
credits-thanks-text = Thank you for playing together. This is version { $version }.

## Games left
continue-count = { $count ->
    [0] no game is waiting
    [1] one game is waiting
   *[other] { $count } games are waiting
}
continue-none = No game is waiting. A game that is left appears here.
continue-go-on = Go on
continue-delete = Delete
continue-deleted = Deleted
continue-undo = Undo
continue-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
continue-turn = { $name } to move
continue-today = today, { $time }
continue-yesterday = yesterday, { $time }
continue-weekday = { $day }, { $time }
continue-date = { $date }, { $time }
continue-other-version = This game is of another version of Starbox. It stays as it is.
continue-not-deleted = The game could not be deleted: { $reason }
continue-not-restored = The game could not be brought back: { $reason }
weekday-1 = Monday
weekday-2 = Tuesday
weekday-3 = Wednesday
weekday-4 = Thursday
weekday-5 = Friday
weekday-6 = Saturday
weekday-7 = Sunday

## The evening
evening-title = The evening
evening-over = The evening is over
evening-since = since { $time }, { $count ->
    [one] one game
   *[other] { $count } games
}
evening-none = no game yet
evening-points = Points for places
evening-earlier = earlier
evening-total = total
evening-place = place
evening-no-points = no points
evening-next = Next game
evening-end = End the evening
evening-end-title = End the evening?
evening-end-text = The table stays as it is. With the next game another evening begins.
evening-stay = Go on
evening-not-saved = The end of the evening is not kept yet: { $reason }. Starbox goes on trying.
sitting-broken = The table of the evening could not be read. It is kept as { $name }, and a new one is begun.

## Titles at the end of a game
patch-comeback = Best comeback
patch-haul = Biggest haul
patch-lead = Longest in the lead
patch-calm = Calmest hand
patch-company = Good company
patch-finish = Strong finish
patch-start = Flying start
patch-steady = Steadiest hand

## People and their pages
people-title = People
people-none = Nobody has played to the end yet.
people-reading = { $count ->
    [one] one game still to be read
   *[other] { $count } games still to be read
}
people-somebody = Somebody
people-not-saved = The names are not changed everywhere yet: { $reason }. Starbox goes on trying.
people-saved = The names are changed everywhere now.
people-broken = What was to be renamed could not be read. It is kept as { $name }
people-rename = Rename
people-merge = Is the same person as …
people-forget = Forget
people-keep = Leave it
people-change-title = { $name }
people-change-text = The change goes through all kept games and lists.
people-changing = Going through all kept games and lists …
people-merge-title = One person?
people-merge-text = All games of { $name } become those of { $other }. This cannot be undone.
people-merge-yes = Make them one
people-forget-title = Forget { $name }?
people-forget-text = The name leaves all games and lists. The games stay, of “somebody”. This cannot be undone.
people-forget-yes = Forget
profile-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
profile-wins = { $count ->
    [one] 1 win
   *[other] { $count } wins
}
profile-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
profile-games-word = games
profile-wins-word = wins
profile-points-word = points
profile-change = Change
profile-strength = Strength
profile-luck-out = luck taken out
profile-more = { $count ->
    [one] play one more
   *[other] play { $count } more
}
profile-few = play a few more
profile-liked = Favourites
profile-recent = Last games
profile-moments = Best moments
profile-moment = { $count ->
    [one] 1 point in one go
   *[other] { $count } points in one go
}
profile-titles = Titles

## How a game was won
course-watch = Watch it again
course-keep = Save the picture
course-chance = Chance of winning
course-wide = the wider, the likelier
course-working = being worked out
course-start = start
course-end = end
course-luck = luck
course-own = own play
