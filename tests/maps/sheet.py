"""A face to be spoilt: the text of one of ours, with its cells to hand."""

from __future__ import annotations

import re
from pathlib import Path

from game.games.gravity.material import faces_folder
from game.texts import Words

ENGLISH = Words("en")
NOTHING, RUST, DUNE, STAR, REPLAY = 0, 1, 2, 7, 8
DOORS = {"S": 9, "W": 10, "N": 11, "E": 12}
OPEN = 17  # the platform tile that shows none; the sides N, E, S, W add 1, 2, 4, 8


class Sheet:
    """The text of a map and the tile numbers of its layers, row by row."""

    def __init__(self, name: str = "1a") -> None:
        self.text = (faces_folder() / f"{name}.tmx").read_text(encoding="utf-8")
        self.layers = {
            layer: [int(number) for number in re.findall(r"\d+", data)]
            for layer, data in re.findall(
                r'<layer [^>]*name="(\w+)".*?csv">(.*?)</data>', self.text, re.DOTALL
            )
        }

    def put(self, layer: str, cell: tuple[int, int], number: int) -> Sheet:
        self.layers[layer][cell[0] + 5 * cell[1]] = number
        return self

    def at(self, layer: str, cell: tuple[int, int]) -> int:
        return self.layers[layer][cell[0] + 5 * cell[1]]

    def add_sides(self, cell: tuple[int, int], bits: int) -> Sheet:
        return self.put("platforms", cell, OPEN + (self.at("platforms", cell) - OPEN | bits))

    def clear_platforms(self, rows: range = range(5), columns: range = range(5)) -> Sheet:
        for y in rows:
            for x in columns:
                self.put("platforms", (x, y), OPEN)
        return self

    def replace(self, old: str, new: str) -> Sheet:
        assert old in self.text
        self.text = self.text.replace(old, new)
        return self

    def written(self, path: Path) -> Path:
        text = self.text
        for layer, numbers in self.layers.items():
            rows = ",\n".join(",".join(map(str, numbers[y : y + 5])) for y in range(0, len(numbers), 5))
            data = rf'(<layer [^>]*name="{layer}"[^>]*>\s*<data[^>]*>\n).*?(\n</data>)'
            text = re.sub(data, rf"\g<1>{rows}\g<2>", text, flags=re.DOTALL)
        path.write_text(text, encoding="utf-8")
        return path
