"""A face to be spoilt: the text of one of ours, with its cells to hand."""

from __future__ import annotations

import re
from pathlib import Path

from game.games.gravity.material import faces_folder
from game.games.gravity.model import SETS
from game.texts import Words

ENGLISH = Words("en")
NOTHING, RUST, DUNE, STAR, REPLAY = 0, 1, 2, 7, 8
DOORS = {"S": 9, "W": 10, "N": 11, "E": 12}
OPEN = 17  # the platform tile that shows none; the sides N, E, S, W add 1, 2, 4, 8


class Sheet:
    """The text of a map and the tile numbers of its layers, row by row."""

    def __init__(self, name: str = "1a", planets: str = "pocket") -> None:
        self.text = (faces_folder(planets) / f"{name}.tmx").read_text(encoding="utf-8")
        self.size = SETS[planets]
        self.layers = {
            layer: [int(number) for number in re.findall(r"\d+", data)]
            for layer, data in re.findall(
                r'<layer [^>]*name="(\w+)".*?csv">(.*?)</data>', self.text, re.DOTALL
            )
        }

    def put(self, layer: str, cell: tuple[int, int], number: int) -> Sheet:
        self.layers[layer][cell[0] + self.size * cell[1]] = number
        return self

    def at(self, layer: str, cell: tuple[int, int]) -> int:
        return self.layers[layer][cell[0] + self.size * cell[1]]

    def add_sides(self, cell: tuple[int, int], bits: int) -> Sheet:
        return self.put("platforms", cell, OPEN + (self.at("platforms", cell) - OPEN | bits))

    def clear_platforms(self, rows: range = range(5), columns: range = range(5)) -> Sheet:
        for y in rows:
            for x in columns:
                self.put("platforms", (x, y), OPEN)
        return self

    def grown(self, size: int) -> Sheet:
        """The same drawing in the corner of a larger or smaller face."""
        for layer, numbers in self.layers.items():
            rows = [numbers[y * self.size : (y + 1) * self.size] for y in range(self.size)]
            rows += [[]] * size
            empty = {"ground": numbers[0], "symbols": NOTHING, "platforms": OPEN}[layer]
            self.layers[layer] = [number for row in rows[:size] for number in (row + [empty] * size)[:size]]
        old = f'width="{self.size}" height="{self.size}"'
        self.text = self.text.replace(old, f'width="{size}" height="{size}"')
        self.size = size
        return self

    def replace(self, old: str, new: str) -> Sheet:
        assert old in self.text
        self.text = self.text.replace(old, new)
        return self

    def written(self, path: Path) -> Path:
        text = self.text
        for layer, numbers in self.layers.items():
            starts = range(0, len(numbers), self.size)
            rows = ",\n".join(",".join(map(str, numbers[y : y + self.size])) for y in starts)
            data = rf'(<layer [^>]*name="{layer}"[^>]*>\s*<data[^>]*>\n).*?(\n</data>)'
            text = re.sub(data, rf"\g<1>{rows}\g<2>", text, flags=re.DOTALL)
        path.write_text(text, encoding="utf-8")
        return path
