## What all lessons share
lesson-you = Cadet
lesson-go-on = Verder
lesson-not-that = Goed idee voor later. Probeer nu wat omcirkeld is.
lesson-back = Een stap terug
lesson-again = Vanaf het begin
lesson-help = Spelregels
lesson-leave = De les verlaten

## Gravity Superstar
lesson-gravity-feet = Dit ben jij. Je voeten wijzen naar jouw eigen “beneden”.
lesson-gravity-step = Speel een kaart gedekt: één stap. Dan val je.
lesson-gravity-round = Elke ster onderweg is van jou. Het bord loopt rond: stap!
lesson-gravity-long = Ver, open: twee vakjes in één keer, zonder te vallen.
lesson-gravity-high = Hoog, open: één vakje omhoog, dan één opzij.
lesson-gravity-drop = Val, open: recht omlaag, dwars door de vloer.
lesson-gravity-rotate = Draai, open: jouw “beneden” draait mee, dus je valt!
lesson-gravity-eject = De joker is elk van de vier. Vlieg Vega tegemoet!
lesson-gravity-steal = Vega is eraf. Steel wat een paar maakt: dat telt één extra.
lesson-gravity-replay = Eén keer per beurt mag je met een fiche nog eens.
lesson-gravity-token = Een symbool zonder ster geeft een nieuw fiche. Pak het.
lesson-gravity-refill = Gespeelde kaarten blijven liggen. Alles terugnemen is een hele beurt.
lesson-gravity-end = Oranje zone: deze ronde eindigt het spel. Meeste punten wint!

## La Course des étoiles
lesson-star_race-favourites = Geen alien is van jou. Je favorieten brengen je punten.
lesson-star_race-token = Dit fiche is ook een favoriet. Het is jouw geheim.
lesson-star_race-standing = Eerste geeft 0! Tweede 3, derde 2, vierde 1, laatste −1.
lesson-star_race-advance = Een paar zet één van de twee vooruit. Kies de pluisbol.
lesson-star_race-rival = Vega zette de kwal vooruit. Iedereen mag elke alien zetten.
lesson-star_race-leap = Aliens springen over bezette planeten. Zet de pluisbol nog eens vooruit.
lesson-star_race-adopt = Een enkele kaart kan een favoriet worden. Leg de robot neer.
lesson-star_race-trade = Ruil favorieten: geef de vis, de laatste, en krijg de spruit.
lesson-star_race-past = Vega stuurde de vis vooruit, naar de tweede plaats.
lesson-star_race-swap = Buren kunnen wisselen. Wissel vis met robot: de robot wordt tweede.
lesson-star_race-swallow = Stapel leeg: de ster slokt getrokken planeten op. Zet de spruit.
lesson-star_race-finish = Een alien op de laatste planeet eindigt de race. Stuur de kwal.
lesson-star_race-end = Fiches worden omgedraaid, elke favoriet telt. Meeste punten wint!

## Fairy Lights
lesson-fairy_lights-reveal = Draai een kaart om.
lesson-fairy_lights-another = Je mag nu nemen, of nog een wagen. Waag het!
lesson-fairy_lights-take = Neem nu alle kaarten van één kleur. Neem de konijnen.
lesson-fairy_lights-unfinished = Eén of twee lampjes wachten hier. Onaf kosten hun sterren punten.
lesson-fairy_lights-repeat = Vega draaide wasbeer na wasbeer: de beurt eindigde met niets.
lesson-fairy_lights-odds = Dit toont de kans op een herhaling. Draai een kaart.
lesson-fairy_lights-finish = De konijnen maken drie lampjes, een reeks die af is. Neem!
lesson-fairy_lights-lost = Vega nam nog twee wasberen: vier lampjes. Te veel, alles weg!
lesson-fairy_lights-bulbs = Drie, zes, negen of twaalf lampjes hangen hier en tellen.
lesson-fairy_lights-fifth = De vijfde kaart verandert de regel. Draai hem om.
lesson-fairy_lights-two = Vijf kaarten: neem twee kleuren. Uilen en vossen maken reeksen af!
lesson-fairy_lights-end = Zo gaat het door tot de stapel op is. Meeste punten wint!
