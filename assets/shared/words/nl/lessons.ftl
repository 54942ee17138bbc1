## What all lessons share
lesson-you = Cadet
lesson-go-on = Verder
lesson-not-that = Goed idee voor later. Doe eerst wat gevraagd wordt.
lesson-back = Een stap terug
lesson-again = Vanaf het begin
lesson-help = Spelregels
lesson-leave = De les verlaten
lesson-leave-title = De les verlaten?
lesson-leave-text = Ze gaat hier verder als je terugkomt.
lesson-later = Enkele beurten later
lesson-praise = Goed gedaan, cadet!
lesson-play-now = Nu spelen
lesson-done = Terug
