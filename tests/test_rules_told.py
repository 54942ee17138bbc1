"""Rules and lessons tell what the games do: each sentence that was once wrong or missing."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from game import catalogue
from game.client.table.facts import facts
from game.games.fairy_lights import model as lights
from game.games.gravity import model as gravity
from game.games.gravity.board import tiles_for
from game.games.gravity.rules import GOALS, STARS_AT_END
from game.games.star_race import model as race
from game.games.star_race.rules import values
from game.texts import LANGUAGES, Language, Words

WORDS = {language: Words(language, strict=True) for language in LANGUAGES}
DECK = facts("fairy_lights").page_values(catalogue.NO_HOME)

# By key, what the English, French and Dutch text must say.
TOLD: Mapping[str, tuple[str, str, str]] = {
    # which symbol gives a token, and that the supply can run out
    "rules-gravity-entering-2": (
        "A bare replay symbol gives a token while there are some, but not in the space where you have "
        "just taken a star or ejected a pawn.",
        "Un symbole Rejouer découvert donne un jeton, s’il en reste, mais pas là où vous venez de "
        "prendre une étoile ou d’éjecter un pion.",
        "Een onthuld herspeelsymbool geeft een fiche zolang er zijn, maar niet op het vak waar je net "
        "een ster nam of een pion wegduwde.",
    ),
    "lesson-gravity-token": (
        "A replay symbol without a star gives a token.",
        "Un symbole Rejouer sans étoile donne un jeton.",
        "Een herspeelsymbool zonder ster geeft een fiche.",
    ),
    "rules-gravity-setup-3": ("It can run out", "Elle peut s’épuiser", "Die kan opraken"),
    # completing one's hand is an action
    "lesson-gravity-refill": (
        "Played cards stay down. Complete your hand: an action, and all five are back.",
        "Les cartes jouées restent posées. Compléter sa main est une action : toutes reviennent.",
        "Gespeelde kaarten blijven liggen. Vervolledig je hand: een actie, alle vijf komen terug.",
    ),
    # the ends
    "rules-gravity-end-1": ("at most 4 ", "au plus 4 ", "hooguit 4 "),
    "setup-stars-left": ("At most", "Au plus", "Hooguit"),
    "rules-gravity-end-2": (
        "Expert variant instead: once somebody has 18 points (24 with three or five players), this "
        "round is the last, even if points are lost again.",
        "Mode expert, à la place : dès que quelqu’un a 18 points (24 à trois ou cinq joueurs), ce "
        "tour de table est le dernier.",
        "Expert modus, in plaats daarvan: zodra iemand 18 punten heeft (24 met drie of vijf spelers), is "
        "deze ronde de laatste.",
    ),
    "rules-gravity-end-3": ("In both cases", "Dans les deux cas", "In beide gevallen"),
    # jumps: blocked on either half, and without falling in between
    "rules-gravity-cards-1": (
        "no fall in between. Not if either half is blocked",
        "sans tomber entre les deux. Pas si une moitié est bloquée",
        "zonder tussendoor te vallen. Niet als één helft geblokkeerd is",
    ),
    "rules-gravity-cards-2": (
        "no fall in between. Not if either half is blocked",
        "sans tomber entre les deux. Pas si une moitié est bloquée",
        "zonder tussendoor te vallen. Niet als één helft geblokkeerd is",
    ),
    "lesson-gravity-long": (
        "with no fall in between",
        "sans tomber entre les deux",
        "zonder tussendoor te vallen",
    ),
    # doors, thefts, goal
    "rules-gravity-doors-3": (
        "Enter that space in a move, and the pawn goes on as well.",
        "Entrer sur cette case pendant un déplacement le fait avancer aussi.",
        "Kom je in een beweging op dat vak, dan gaat hij ook verder.",
    ),
    "rules-gravity-entering-3": ("if they have any", "s’il en a", "als die er zijn"),
    "rules-gravity-entering-4": ("loses nothing", "ne perd rien", "verliest niets"),
    "rules-gravity-goal-1": (
        "You step, jump and fall from platform to platform and collect stars.",
        "Vous marchez, sautez et tombez de plate-forme en plate-forme pour collecter des étoiles.",
        "Je stapt, springt en valt van platform naar platform en verzamelt sterren.",
    ),
    "game-about-gravity": (
        "from platform to platform",
        "de plate-forme en plate-forme",
        "van platform naar platform",
    ),
    # favourites and swaps
    "rules-star_race-pairs-3": (
        "With two Favourite cards before you, discard one of them.",
        "Vous avez déjà deux cartes Favori ? Défaussez l’une d’elles.",
        "Liggen er al twee favorietenkaarten? Leg er een af.",
    ),
    "race-refused-choose_what_to_drop": (
        "With two Favourite cards before you, discard one of them.",
        "Vous avez déjà deux cartes Favori ? Défaussez l’une d’elles.",
        "Liggen er al twee favorietenkaarten? Leg er een af.",
    ),
    "rules-star_race-goal-3": (
        "A favourite scores most in second place, and nothing in first.",
        "Un favori rapporte le plus en deuxième place, et rien en première.",
        "Een favoriet levert als tweede het meeste op, en als eerste niets.",
    ),
    "rules-star_race-swaps-1": ("Favourite cards", "cartes Favori", "favorietenkaarten"),
    "rules-star_race-swaps-4": ("must be made", "est obligatoire", "verplicht"),
    # series, garlands and stars
    "rules-fairy_lights-deck-3": (
        "There are only five golden cards, one bulb each: one golden series at most.",
        "Il n’y a que cinq cartes dorées, à une ampoule : une seule série dorée est possible.",
        "Er zijn maar vijf gouden kaarten met één lampje: hooguit één gouden reeks.",
    ),
    "rules-fairy_lights-deck-2": (
        "this deck’s, not a rule",
        "propres à cette pioche, pas une règle",
        "van deze trekstapel, geen regel",
    ),
    "rules-fairy_lights-deck-1": (
        "Their backs show how many",
        "Leur dos montre combien",
        "Hun rug toont hoeveel",
    ),
    "lesson-fairy_lights-unfinished": (
        "A series left unfinished costs its stars.",
        "Une série non terminée coûte ses étoiles.",
        "Een reeks die niet af is, kost haar sterren.",
    ),
    "lights-deck-empty": (
        "No card is left to reveal: take.",
        "Plus rien à révéler : prenez.",
        "Niets meer te onthullen: neem.",
    ),
    "rules-fairy_lights-series-3": ("face down", "face cachée", "gedekt"),
    # who wins
    "rules-gravity-score-3": (
        "Most points win. With equal points, fewest tokens",
        "Le plus grand total l’emporte",
        "Wie de meeste punten heeft, wint. ",
    ),
    "rules-star_race-score-2": (
        "the more valuable token",
        "Le plus grand total l’emporte",
        "Wie de meeste punten heeft, wint. ",
    ),
    "rules-fairy_lights-end-3": (
        "Most points win. With equal points, most cards",
        "Le plus grand total l’emporte",
        "Wie de meeste punten heeft, wint. ",
    ),
}

# Slips of grammar that were in one language alone.
MENDED: Mapping[Language, Mapping[str, str]] = {
    "en": {
        "lesson-star_race-rival": "any alien",
        "rules-gravity-entering-1": "Taking it reveals the symbol below.",
        "credits-games-text": ";",
    },
    "fr": {
        "lesson-gravity-end": "Qui a le plus de points gagne",
        "lesson-star_race-end": "Qui a le plus de points gagne",
        "lesson-fairy_lights-end": "Qui a le plus de points gagne",
        "lesson-gravity-round": "Sortez d’un côté, rentrez de l’autre",
        "lesson-gravity-eject": "vaut l’une des quatre, au choix",
        "rules-gravity-cards-2": "vers le haut",
        "lesson-gravity-high": "vers le haut",
        "lesson-gravity-steal": "un point de plus",
        "rules-gravity-entering-1": "La collecter révèle",
        "rules-gravity-doors-2": "il reste sur place",
        "lesson-gravity-step": "sont votre « bas ».",
        "gravity-no-key": "Cette carte ne mène pas par là.",
        "race-refused-alien_between": "changent de place",
        "lesson-star_race-swap": "changent de place",
        "lesson-star_race-rival": "n’importe quel",
        "rules-star_race-star-1": "La supernova les avale",
        "rules-star_race-end-1": "doit en avaler un",
        "results-tie-gravity": "qui a le moins de",
        "results-tie-fairy_lights": "qui a le plus de",
        "rules-fairy_lights-turn-1": "obligatoire si elle est vide, permis tant qu’il y en a moins de cinq",
        "rules-fairy_lights-taking-2": "présente",
        "lesson-fairy_lights-odds": "répétition",
        "lesson-fairy_lights-lost": "deux ratons de plus",
    },
    "nl": {
        "rules-gravity-score-3": "delen jullie de overwinning",
        "rules-star_race-score-2": "delen jullie de overwinning",
        "rules-fairy_lights-end-3": "delen jullie de overwinning",
        "lesson-gravity-end": "De meeste punten winnen",
        "lesson-star_race-end": "De meeste punten winnen",
        "lesson-fairy_lights-end": "De meeste punten winnen",
        "lesson-star_race-finish": "beëindigt de race",
        "rules-gravity-turn-5": "nog een actie uitvoeren",
        "lesson-gravity-replay": "nog een actie uitvoeren",
        "rules-gravity-turn-1": "Voer dan een actie uit",
        "rules-gravity-fall-3": "van welke kant ook",
        "rules-gravity-entering-1": "wordt onthuld",
        "lesson-gravity-eject": "een van de vier, naar keuze. Val op Vega",
        "lesson-fairy_lights-odds": "Onthul een kaart.",
        "lesson-star_race-swallow": "Zet de spruit vooruit.",
        "lesson-star_race-rival": "verzetten",
        "rules-star_race-pairs-2": "gaat hij niet vooruit",
        "results-tie-fairy_lights": "heeft, wint",
        "lights-told-finished": "voltooit",
    },
}


def told(language: Language, key: str) -> str:
    """The text as it is read, with simple spaces."""
    text = WORDS[language](key, count=4, **DECK)
    return text.replace("\u202f", " ").replace("\u00a0", " ")


@pytest.mark.parametrize("key", TOLD)
def test_a_sentence_is_told_in_three_languages(key: str) -> None:
    for language, part in zip(LANGUAGES, TOLD[key], strict=True):
        assert part in told(language, key)


@pytest.mark.parametrize(
    ("language", "key", "part"),
    [(language, key, part) for language, parts in MENDED.items() for key, part in parts.items()],
)
def test_a_slip_of_grammar_stays_mended(language: Language, key: str, part: str) -> None:
    assert part in told(language, key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_card_and_many_are_told_alike_beside_their_number(language: Language) -> None:
    assert "reste" not in WORDS[language]("race-cards-left", count=1)


def numbers(key: str, language: Language) -> list[int]:
    return [int(word) for word in told(language, key).replace(",", " ").split() if word.isdigit()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_gravity_are_those_of_its_rules(language: Language) -> None:
    assert numbers("rules-gravity-end-1", language) == sorted(set(STARS_AT_END.values()))
    assert {str(goal) in told(language, "rules-gravity-end-2") for goal in GOALS.values()} == {True}
    assert {players for players, goal in GOALS.items() if goal == max(GOALS.values())} == {3, 5}
    assert str(gravity.REPLAY_TOKENS) in told(language, "rules-gravity-setup-3")
    assert {
        str(tiles_for(players)) in told(language, "rules-gravity-setup-1") for players in range(2, 7)
    } == {True}


def test_twelve_quiet_rounds_in_a_row_end_the_game() -> None:
    assert gravity.QUIET_ROUNDS_AT_END == 12
    in_a_row = {
        "en": ("twelve rounds", "in a row"),
        "fr": ("douze", "d’affilée"),
        "nl": ("twaalf", "na elkaar"),
    }
    for language in LANGUAGES:
        for key in ("rules-gravity-end-3", "gravity-log-quiet"):
            assert in_a_row[language][1] in told(language, key)
        assert in_a_row[language][0] in told(language, "rules-gravity-end-3")


def test_the_last_round_of_the_expert_variant_stands_even_if_points_are_lost() -> None:
    assert "even if points are lost again" in told("en", "rules-gravity-end-2")
    assert "même si des points se perdent" in told("fr", "rules-gravity-end-4")
    assert "Ook als de punten weer verloren gaan" in told("nl", "rules-gravity-end-4")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_the_card_games_are_those_of_their_rules(language: Language) -> None:
    assert str(race.GALAXY_SIZE) in told(language, "rules-star_race-setup-1")
    worth = values({alien: race.FAR_END - number for number, alien in enumerate(race.ALIENS)})
    assert [worth[alien] for alien in race.ALIENS][:2] == [0, max(worth.values())]
    assert str(lights.DECK_SIZE) in told(language, "rules-fairy_lights-setup-1")
    assert str(lights.DECK_SIZE) in told(language, "rules-fairy_lights-deck-1")
    assert lights.MAKE_UP["gold"] == (5, 0)
    assert lights.SHOP_SIZE == 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", catalogue.names())
def test_each_game_tells_its_set_up_and_who_begins(game: str, language: Language) -> None:
    pages = facts(game).pages
    assert pages[1] == "setup"
    first = {"en": "first player", "fr": "premier joueur", "nl": "startspeler"}
    lines = [f"rules-{game}-setup-{number}" for number in range(1, 6)]
    lines = [told(language, key) for key in lines if WORDS[language].has(key)]
    assert len(lines) >= 4
    assert any(first[language] in line for line in lines)


def test_the_stars_are_those_of_the_deck_in_use(tmp_path: Path) -> None:
    assert DECK == {"yellow": "0–1", "pink": "0–2", "orange": "1–2", "silver": "2–3", "gold": "4"}
    ours = (catalogue.assets("fairy_lights") / "deck.txt").read_text(encoding="utf-8")
    (tmp_path / "decks").mkdir()
    other = ours.replace(" 5 gold   1 bulb  4 stars", " 5 gold   1 bulb  3 stars")
    (tmp_path / "decks" / "fairy_lights.txt").write_text(other, encoding="utf-8")
    assert facts("fairy_lights").page_values(tmp_path)["gold"] == "3"
