"""Texts in Fluent, as far as ours use it: values, other texts, and variants by word, number or plural.

The files are read by fluent.syntax. Its companion that shows texts brings babel, a third of all that would be
installed, for plurals and numbers that are a few lines in our languages.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from fluent.syntax import FluentParser, ast

Value: TypeAlias = str | int | float
TextValues: TypeAlias = Mapping[str, Value]


def is_one(language: str, number: float) -> bool:
    """Whether this number takes the singular: in French 0 and 1.5 do, too."""
    return abs(number) < 2 if language == "fr" else abs(number) == 1


class Texts:
    """All texts of some sources in one language. `number` writes a number as the language does."""

    def __init__(self, language: str, sources: Iterable[str], number: Callable[[float], str]) -> None:
        parser = FluentParser(with_spans=False)
        entries = [entry for source in sources for entry in parser.parse(source).body]
        self._patterns = {
            entry.id.name: entry.value for entry in entries if isinstance(entry, ast.Message) and entry.value
        }
        self.language, self.number = language, number

    def pattern(self, key: str) -> ast.Pattern | None:
        """A text as it was read."""
        return self._patterns.get(key)

    def show(self, key: str, values: TextValues) -> tuple[str, list[str]]:
        """A text with its values. What is missing is shown by its name, and listed."""
        shown = _Shown(self, values)
        return shown.text(key), shown.faults


@dataclass(frozen=True, slots=True)
class _Shown:
    """One text while it is put together."""

    texts: Texts
    values: TextValues
    faults: list[str] = field(default_factory=list)

    def text(self, key: str) -> str:
        pattern = self.texts.pattern(key)
        if pattern is None:
            self.faults.append(f"there is no text {key}")
            return f"{{{key}}}"
        return self._whole(pattern)

    def _whole(self, pattern: ast.Pattern) -> str:
        return "".join(map(self._part, pattern.elements))

    def _part(self, part: ast.SyntaxNode) -> str:
        match part:
            case ast.TextElement():
                return part.value
            case ast.Placeable():
                return self._part(part.expression)
            case ast.StringLiteral():
                return part.parse()["value"]
            case ast.MessageReference():
                return self.text(part.id.name)
            case ast.VariableReference():
                value = self._value(part)
                if value is None:
                    return part.id.name
                return value if isinstance(value, str) else self.texts.number(value)
            case ast.SelectExpression():
                return self._whole(self._variant(part))
        raise ValueError(f"A text is written with a {type(part).__name__}, which nothing here can show.")

    def _variant(self, choice: ast.SelectExpression) -> ast.Pattern:
        value = self._value(choice.selector)
        fitting = (variant for variant in choice.variants if self._fits(value, variant.key))
        return next(fitting, next(variant for variant in choice.variants if variant.default)).value

    def _fits(self, value: Value | None, key: ast.Identifier | ast.NumberLiteral) -> bool:
        if isinstance(key, ast.NumberLiteral):
            return value == float(key.value)
        if value is None or isinstance(value, str):
            return value == key.name
        return key.name == ("one" if is_one(self.texts.language, value) else "other")

    def _value(self, named: ast.SyntaxNode) -> Value | None:
        if not isinstance(named, ast.VariableReference):
            raise ValueError(f"A text chooses by a {type(named).__name__}, which nothing here can do.")
        value = self.values.get(named.id.name)
        if value is None:
            self.faults.append(f"no {named.id.name} is given")
        return value
