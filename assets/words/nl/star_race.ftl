## The table of La Course des étoiles
race-standing = Stand
race-points = punten
race-discard = Afgelegd
race-last-moves = Laatste zetten
race-cards-left = { $count ->
    [one] kaart over
   *[other] kaarten over
}
race-planets-left = { $count ->
    [one] planeet
   *[other] planeten
}
race-only-you = Alleen jij
race-your-turn = Jouw beurt
race-choose-card = Kies een kaart
race-choose-way = Kies het effect
race-thinking = { $name } denkt na
race-turn = { $name }, kies een kaart
race-turn-of = { $name } speelt
race-over = De race is voorbij
race-until-sun = { $count ->
    [one] 1 beurt
   *[other] { $count } beurten
}
race-until-flag = { $count ->
    [one] 1 planeet
   *[other] { $count } planeten
}
## What a card can do
race-advance = Vooruit
race-adopt = Favoriet
race-fizzle = Afleggen
race-trade-title = Welke favoriet geef je voor welke?
race-for-you = { $change } voor jou
race-ends = Race voorbij
## What each way to play a card is called, and what it brings
race-choice-advance = Zet { ai-race-alien } vooruit
race-choice-adopt = Leg { ai-race-alien } bij je favorieten
race-choice-replace = Leg { ai-race-alien } bij je favorieten en leg { ai-race-other } af
race-choice-trade = Ruil { ai-race-other } voor { ai-race-alien } van speler { $seat }
race-choice-swap = Wissel { ai-race-alien } en { ai-race-other } van plaats
race-choice-fizzle = Leg de kaart af: alle aliens staan op één planeet
race-choice-place = { ai-race-alien }: { $place }
## What the keys do
race-card = Kaart
race-way = Effect
race-pick-up = Oppakken
race-play = Spelen
race-put-back = Terugleggen
race-guess = Vermoedens
race-pin = Prikken
race-close = Sluiten
## The suspicion board
race-guess-title = Wie heeft welk fiche?
race-guess-note = Jouw vermoedens. Niemand anders ziet ze.
## Why not
race-refused-wait = { $name } is aan de beurt.
race-refused-pick-first = Kies eerst een kaart uit je hand.
race-refused-over = De race is voorbij.
race-refused-not_your_turn = Je bent niet aan de beurt.
race-refused-not_in_hand = Die kaart heb je niet.
race-refused-choose_what_to_drop = Er liggen twee favorieten: kies welke weggaat.
race-refused-nothing_to_drop = Er is plaats voor nog een favoriet.
race-refused-not_your_favourite = Die favoriet heb je niet.
race-refused-not_their_favourite = Die favoriet ligt daar niet.
race-refused-not_with_yourself = Ruil met iemand anders.
race-refused-same_planet = Deze twee staan op dezelfde planeet.
race-refused-alien_between = Alleen buren wisselen: er staat een alien tussen.
race-refused-all_together = Alle aliens staan bij elkaar: er valt niets te wisselen.
race-refused-swap_is_possible = Er kunnen twee aliens wisselen, dus de kaart moet gebruikt worden.
race-refused-not_on_the_card = Dat doet deze kaart niet.
## The log
race-log-place = nu { $place }
race-log-leap = over { $count }, nu { $place }
race-log-drop = weggelegd
race-log-adopt = gekozen
race-log-fizzle = niets te wisselen
race-log-swallowed = slokt planeet { $planet } op
race-log-arrived = is aan het verre eind
race-log-caught = is ingehaald door de ster
race-log-token = was het fiche
race-log-wins = { $points ->
    [one] wint met { $points } punt
   *[other] wint met { $points } punten
}
## What the small pictures of the log say where there are no pictures
race-log-swap = wisselt van plaats met
race-log-trade = gaat naar
race-log-for = in ruil voor { ai-race-alien }
race-log-sun = de supernova
