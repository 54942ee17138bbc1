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
