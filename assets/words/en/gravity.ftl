## Cards and what they do
gravity-long = Long
gravity-high = High
gravity-drop = Drop
gravity-rotate = Turn
gravity-joker = Joker
gravity-use-long = Long jump
gravity-use-high = High jump
gravity-use-drop = Drop through
gravity-use-rotate = Turn round
gravity-use-step = Step, face down
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
gravity-turn-steal = Take one thing
gravity-turn-replay = Act again?
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
gravity-step-enter = Enter
gravity-step-act = Act
gravity-step-replay = Replay
## What can be done
gravity-choose = Choose a card
gravity-refill = Take all cards back
gravity-steal = Take from { $name }
gravity-replay = Act again
gravity-replay-cost = for a replay token
gravity-end = End the turn
gravity-end-cost = and keep the token
gravity-door = Door { $number }
gravity-way-left = to the left
gravity-way-right = to the right
gravity-way-half = half turn
gravity-effect-ejected = ejects an opponent
gravity-effect-refill = all five cards in your hand
## Prompts
gravity-prompt-card = card
gravity-prompt-play = play
gravity-prompt-face-down = face down
gravity-prompt-refill = take back
gravity-prompt-target = next
gravity-prompt-back = put back
## Why not
gravity-no-over = The game is over.
gravity-no-not_your_turn = It is not your turn.
gravity-no-other_phase = Something else must be decided first.
gravity-no-nothing_to_steal = There is nothing of that to take.
gravity-no-nothing_played = All your cards are in your hand already.
gravity-no-card_not_in_hand = This card is played. Take your cards back, or play the others first.
gravity-no-wrong_card = This card cannot do that.
gravity-no-blocked = A platform is in the way.
gravity-no-card = Choose a card first.
gravity-no-key = Nothing goes that way with this card.
gravity-no-door = There is no door there.
## The log
gravity-log-entered = came in
gravity-log-marker = The open door is now here
gravity-log-step = a step
gravity-log-refill = took the cards back
gravity-log-won = and won
gravity-log-ejected = threw out
gravity-log-stole-from = took from
gravity-log-fell = and fell { $cells } cells
gravity-log-token = acts again
gravity-log-last = has { $points } points: last round
gravity-log-stars = Few stars are left: the game is over
gravity-log-goal = The last round is over
gravity-log-bare = No star is left: the game is over
gravity-log-quiet = Twelve quiet rounds: the game is over
gravity-digest-ejected = threw you out
gravity-digest-stole = took from you
gravity-banner-last = Last round
