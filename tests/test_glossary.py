"""The words of the boxes: none that they replace comes back, in any language, by game and key."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from game import catalogue
from game.texts import LANGUAGES, Language

GAMES = Path(__file__).parents[1] / "game" / "games"

# Patterns that no text of a game may hold: by game and language, "" for the texts that all games share.
REPLACED: Mapping[str, Mapping[Language, str]] = {
    "gravity": {
        "en": r"""
            astronaut | \brivals? | \bmarker | \bcells?\b | arrow | \btakes?\b | \btook\b |
            \bthr[eo]ws? | \bthrown | \bacts?\ again | \bacting\b | play\ again | drop\ through |
            turn\ round | high\ step | expert\ end | \bfl(y|ies|ew)\b | fall\ over | \bbares\b""",
        "fr": r"""
            astronaute | \brival | marqueur | plateforme | manche | flèche | saut\ long |
            saut\ haut | traversée(?=\ ?$) | \bpivot | \bvole[rsz]?\b | une\ chose | \bun\ pas\b |
            case\ en\ haut | ^en\ haut | reprendre | reprenez | fin\ expert | découvre\b |
            fait\ le\ tour\ !""",
        "nl": r"""
            astronaut | \briva | markering | \bvakjes?\b | \bhet\ teken\b | herhaal | \bpijl |
            \bgooi | \bvlieg | terugnemen | kaarten\ terug | nog\ een\ keer | nog\ eens |
            nog\ een\ zet | nog\ iets | \bpakt?e?\b | erdoorheen | ^\s*ver\b | verre\ sprong |
            ^\s*draai\b | draaien$ | hoge\ stap | (?<!g)een\ stap | kenners | \bbloo?t""",
    },
    "star_race": {
        "en": r"""
            \bthe\ star\b | far\ end | \btrades?\b | single\ card | \ba\ pair\b | let\ go |
            adopted | goes\ for | better\ (favourite\ )?token""",
        "fr": r"""
            \baliens?\b | \bl[’']étoile\b | \b(la|sans)\ pioche\b | \badopté | abandonné |
            \bune\ paire\b | carte\ simple | (?-i:cartes?\ favori) | (?-i:jetons?\ favori) |
            échange[rz]?\ des | s’échange | meilleur\ jeton | chaque\ extraterrestre""",
        "nl": r"""
            \bde\ ster\b | plaatsen\ ruilen | enkele\ kaart | \been\ paar\b | verre\ eind |
            gekozen | weggelegd | \bloopt\b | eindigt\ de\ race""",
    },
    "fairy_lights": {
        "en": r"""
            (?<!fairy\ )\blights?\b | \blit\b | at\ risk | \bdone\b | (?<!un)finish | minus |
            \bturn(s|ed|ing)?\b\ (a\ |the\ )?(last\ )?cards?\ over | \bturn\ it\ over""",
        "fr": r"""
            \bétal\b | lumière | \bretourne[zr]\b | \bargent\b | \bor\b | allum | en\ jeu |
            \bfinies?\b | points\ perdus | doublon | inachevé""",
        "nl": r"""
            lichtje | omdraai | \bdraai | omgedraaid | brand | in\ gevaar |
            (?<!trek)(?<!afleg)stapel""",
    },
    "": {"en": r"\bcell\b | astronaut | \brivals?\b", "fr": r"\bmanches?\b", "nl": r"vakje"},
}
EVERYWHERE: Mapping[Language, str] = {
    "en": r"(?!)",
    "fr": r"(?<!qui\ a\ )le\ plus\ de\ points\ gagne",
    "nl": r"de\ winst\b | meeste\ punten\ wint\b | \bhints?\b",
}
FINE = {  # what may stand there all the same, and why
    "game-star_race": "the name of the game",
    "fault-deck-planet-card": "words of a deck file",
    "fault-deck-twice": "words of a deck file",
    "lights-over": "the game is over, not a series",
    "settings-my_down": "the board turns, not a card",
}


def texts(path: Path) -> dict[str, str]:
    """All texts of a file as they are written, by key."""
    parts = re.split(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    bodies = (re.sub(r"^#.*$", "", body, flags=re.MULTILINE) for body in parts[2::2])
    return dict(zip(parts[1::2], bodies, strict=True))


def told(body: str) -> str:
    """What people read of a text: no names of other texts or of values."""
    return re.sub(r"\{ ?[a-z$][\w$-]* ?\}|\{ \$\w+ ->|^\s+\*?\[\w+\]", " ", body, flags=re.MULTILINE)


def files(language: Language) -> Iterator[tuple[str, Path]]:
    """Each file of texts with its game."""
    for path in catalogue.words(language):
        yield next((name for name in REPLACED if name and name in path.parts), ""), path


def replaced(pattern: str, text: str) -> list[str]:
    return [found[0] for found in re.finditer(pattern, text, re.IGNORECASE | re.MULTILINE | re.VERBOSE)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_comes_back_that_the_box_does_not_use(language: Language) -> None:
    found = {
        key: words
        for game, path in files(language)
        for key, body in texts(path).items()
        for pattern in (REPLACED[game][language], EVERYWHERE[language])
        if key not in FINE and (words := replaced(pattern, told(body).strip()))
    }
    assert found == {}


@pytest.mark.parametrize(
    ("game", "language", "former"),
    [
        ("gravity", "en", "Take all cards back"),
        ("gravity", "en", "A rival is thrown off the board"),
        ("gravity", "fr", "Un pas, face cachée"),
        ("gravity", "fr", "Dernière manche"),
        ("gravity", "nl", "Een bloot herhaalteken geeft een fiche"),
        ("star_race", "en", "Trade with somebody else."),
        ("star_race", "fr", "Cinq aliens courent de l’étoile à la dernière planète."),
        ("star_race", "nl", "Een paar zet één van de twee vooruit."),
        ("fairy_lights", "en", "Turn a card over."),
        ("fairy_lights", "fr", "l’étal est plein"),
        ("fairy_lights", "nl", "Je rijgt lichtjes van één kleur"),
    ],
)
def test_former_words_are_found(game: str, language: Language, former: str) -> None:
    assert replaced(REPLACED[game][language], former)


def test_take_is_printed_in_fairy_lights_alone() -> None:
    assert "Take" in texts(catalogue.assets("fairy_lights") / "words" / "en.ftl")["lights-take"]
    assert replaced(REPLACED["gravity"]["en"], "take")
    assert not replaced(REPLACED["fairy_lights"]["en"], "take")


def test_what_is_fine_is_there() -> None:
    keys = {key for _, path in files("en") for key in texts(path)}
    assert FINE.keys() <= keys


def refusals(game: str) -> Iterator[str]:
    """The sentences with which the rules of a game refuse states, actions and set-ups."""
    for path in sorted((GAMES / game).glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Raise):
                parts = [each.value for each in ast.walk(node) if isinstance(each, ast.Constant)]
                yield "".join(part if isinstance(part, str) else " " for part in parts)


@pytest.mark.parametrize("game", [name for name in REPLACED if name])
def test_the_sentences_for_programs_use_the_same_words(game: str) -> None:
    also = {
        "gravity": r"\bwalls?\b | \bfloors?\b",
        "star_race": r"(?-i:planet\ card) | (?-i:favourite\ card)",
    }
    pattern = f"{REPLACED[game]['en']} | {also.get(game, '(?!)')}"
    actions = re.compile(r"is advance, adopt, trade, swap or fizzle")  # these keep their names
    assert [line for line in refusals(game) if replaced(pattern, actions.sub("", line))] == []
