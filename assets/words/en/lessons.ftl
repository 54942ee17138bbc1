## What all lessons share
lesson-you = Cadet
lesson-go-on = Go on
lesson-not-that = A fine idea for later. Now try what is ringed.
lesson-back = One step back
lesson-again = From the beginning
lesson-help = Rules
lesson-leave = Leave the lesson

## Gravity Superstar
lesson-gravity-feet = This is you. Your feet show where your own “down” is.
lesson-gravity-step = Play any card face down: one step. Then you fall.
lesson-gravity-round = Each star on your way is yours. The board wraps round: step!
lesson-gravity-long = Long, face up: two cells at once, with no fall between.
lesson-gravity-high = High, face up: one cell up, then one to a side.
lesson-gravity-drop = Drop, face up: straight down through the floor under you.
lesson-gravity-rotate = Turn, face up: your “down” turns with you, so you fall!
lesson-gravity-eject = The joker is any of the four. Fly into Vega!
lesson-gravity-steal = Vega is out. Steal what makes a pair: that counts one extra.
lesson-gravity-replay = Once a turn, a replay token lets you act again.
lesson-gravity-token = A symbol without a star gives a new token. Get it.
lesson-gravity-refill = Played cards stay played. Taking all back is a whole turn.
lesson-gravity-end = Orange zone: the round ends the game. Most points win!

## La Course des étoiles
lesson-star_race-favourites = You own no alien. Your favourite cards bring you points.
lesson-star_race-token = This token is a favourite too. It is your secret.
lesson-star_race-standing = First brings 0! Second 3, third 2, fourth 1, last −1.
lesson-star_race-advance = A pair moves one of its two. Send the puffball on.
lesson-star_race-rival = Vega moved the jellyfish. Everybody may move every alien.
lesson-star_race-leap = Aliens leap over full planets. Send the puffball on again.
lesson-star_race-adopt = A single card may become a favourite. Lay the robot down.
lesson-star_race-trade = Trade favourites: give the fish, last, and get the sprout.
lesson-star_race-past = Vega sent the fish ahead, right up to second place.
lesson-star_race-swap = Neighbours can swap. Swap fish and robot: the robot comes second.
lesson-star_race-swallow = No deck left: the star swallows planets you draw. Move the sprout.
lesson-star_race-finish = An alien on the last planet ends the race. Send the jellyfish.
lesson-star_race-end = Tokens turn over, each favourite counts. Most points win!

## Fairy Lights
lesson-fairy_lights-reveal = Turn a card over.
lesson-fairy_lights-another = You may take now, or dare another. Dare!
lesson-fairy_lights-take = Now take all cards of one colour. Take the rabbits.
lesson-fairy_lights-unfinished = One or two bulbs wait here. Unfinished, their stars cost you.
lesson-fairy_lights-repeat = Vega turned raccoon after raccoon: the turn ended with nothing.
lesson-fairy_lights-odds = This shows the risk of a repeat. Turn a card over.
lesson-fairy_lights-finish = The rabbits make three bulbs, a finished series. Take them!
lesson-fairy_lights-lost = Vega took two more raccoons: four bulbs. Too many, all lost!
lesson-fairy_lights-bulbs = Three, six, nine or twelve bulbs hang here, and score.
lesson-fairy_lights-fifth = The fifth card changes the rule. Turn it over.
lesson-fairy_lights-two = Five cards: take two colours. Owls and foxes finish series!
lesson-fairy_lights-end = So it goes on until the deck is empty. Most points win!
