"""The texts of the game in three languages, from assets/shared/words and assets/<game>/words."""

from __future__ import annotations

import locale
import os
import re
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Literal, SupportsFloat, TypeAlias

from game import catalogue

if TYPE_CHECKING:
    from game.fluent import Texts

Language: TypeAlias = Literal["en", "fr", "nl"]
LANGUAGES: tuple[Language, ...] = ("en", "fr", "nl")
NO_BREAK = "\u00a0"  # a space at which no line ends
_NARROW_SPACE = "\u202f"
_POINT_AND_GAP = {"en": (".", ","), "fr": (",", _NARROW_SPACE), "nl": (",", ".")}
_FRENCH_SPACES = (  # no line begins or ends at such a sign
    (re.compile(r" (?=[;!?%])"), _NARROW_SPACE),
    (re.compile(r" (?=[:»])|(?<=«) "), NO_BREAK),
)
_MINUS = re.compile(r"(?<!\w)-(?=\d)")


class MissingText(LookupError):
    """A text that the language does not have."""


class Words:
    """Texts in one language. Frozen: another language is another Words."""

    def __init__(self, language: Language, strict: bool = False) -> None:
        self.language = language
        self.strict = strict
        self._texts = _texts(language, tuple(catalogue.words(language)))
        self._plain: dict[str, str] = {}

    def __call__(self, key: str, /, **values: str | int | float) -> str:
        """The text with this id; the id itself if it is missing (strict: MissingText)."""
        if not values and key in self._plain:
            return self._plain[key]
        text = self._format(key, values)
        if not values:
            self._plain[key] = text
        return text

    def has(self, key: str) -> bool:
        return self._texts.pattern(key) is not None

    def _format(self, key: str, values: dict[str, str | int | float]) -> str:
        if not self.has(key):
            if self.strict:
                raise MissingText(f"{self.language}: {key}")
            return key
        text, faults = self._texts.show(key, values)
        if faults and self.strict:
            raise MissingText(f"{self.language}: {key}: {faults[0]}")
        return self._spaced(_MINUS.sub("−", text))

    def _spaced(self, text: str) -> str:
        for found, space in _FRENCH_SPACES if self.language == "fr" else ():
            text = found.sub(space, text)
        return text

    def number(self, value: float, digits: int = 0) -> str:
        """12, 1 234, 0,5: as the language writes it."""
        return _number(self.language, value, digits).replace("-", "−")

    def shortest(self, value: SupportsFloat) -> str:
        """19, 5.25: with no more decimals than it has, at most two."""
        return _shortest(self.language, float(value), 2).replace("-", "−")

    def signed(self, value: int) -> str:
        """+3, −1, 0."""
        return f"+{self.number(value)}" if value > 0 else self.number(value)

    def percent(self, share: float) -> str:
        """0.15 is 15 % (French with a narrow space, the others without)."""
        gap = _NARROW_SPACE if self.language == "fr" else ""
        return f"{self.number(round(share * 100))}{gap}%"


def _number(language: Language, value: float, digits: int) -> str:
    point, gap = _POINT_AND_GAP[language]
    return f"{value:,.{digits}f}".replace(",", "\0").replace(".", point).replace("\0", gap)


def _shortest(language: Language, value: float, most: int = 3) -> str:
    """A number with the decimals that it has, at most so many."""
    decimals = f"{value:.{most}f}".partition(".")[2].rstrip("0")
    return _number(language, value, len(decimals))


@cache
def _texts(language: Language, paths: tuple[Path, ...]) -> Texts:
    from game.fluent import Texts  # loads a parser, which the command line does not need

    sources = [path.read_text(encoding="utf-8") for path in paths]
    return Texts(language, sources, partial(_shortest, language))


def system_language() -> Language:
    """The first of our languages that the system names; English if it names none."""
    named = [os.environ.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    asked = ":".join([*named, locale.getlocale()[0] or ""]).lower()
    for wish in asked.split(":"):
        for language in LANGUAGES:
            if wish[:2] == language:
                return language
    return "en"
