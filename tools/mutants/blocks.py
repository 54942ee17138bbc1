"""The blocks of a file: runs of statements that are done together. Files can note which are done."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

DONE = "_done_"  # the name by which a file knows what it notes into


def blocks_of(tree: ast.AST) -> list[list[ast.stmt]]:
    """All blocks inside functions, in a fixed order."""
    return list(_blocks(tree, inside=False))


def _blocks(node: ast.AST, inside: bool) -> Iterator[list[ast.stmt]]:
    inside = inside or isinstance(node, ast.FunctionDef)
    for _, value in ast.iter_fields(node):
        parts = value if isinstance(value, list) else [value]
        if inside and parts and isinstance(parts[0], ast.stmt):
            yield parts
        for part in parts:
            if isinstance(part, ast.AST):
                yield from _blocks(part, inside)


def block_at(tree: ast.AST, line: int) -> int | None:
    """The number of the innermost block with this line; None outside of functions."""
    found = None
    for number, block in enumerate(blocks_of(tree)):
        if block[0].lineno <= line <= (block[-1].end_lineno or 0):
            found = number  # the inner ones come later
    return found


class Marked:
    """Files that note which of their blocks are done."""

    def __init__(self, files: Sequence[Path]) -> None:
        self.first: dict[Path, int] = {}  # the number of the first block of a file, among those of all
        self._trees = {file: ast.parse(file.read_text(encoding="utf-8")) for file in files}
        count = 0
        for file, tree in self._trees.items():
            self.first[file] = count
            count += len(blocks_of(tree))
        self.done = bytearray(count)

    def code_of(self, file: Path) -> str | None:
        """The file with its notes; None if it is another file."""
        if file not in self._trees:
            return None
        tree = self._trees[file]
        for number, block in enumerate(blocks_of(tree), self.first[file]):
            block[:] = [*_doc(block), *ast.parse(f"{DONE}[{number}] = 1").body, *block[len(_doc(block)) :]]
        return ast.unparse(tree)


def _doc(block: Sequence[ast.stmt]) -> Sequence[ast.stmt]:
    first = block[0]
    return block[: isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)]


class Replaced(MetaPathFinder):
    """Modules of the game with another text than their file has."""

    def __init__(self, texts: Mapping[Path, str] | Marked) -> None:
        self._texts = texts

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.partition(".")[0] != "game":
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec is None or spec.origin is None:
            return spec
        marked = self._texts if isinstance(self._texts, Marked) else None
        file = Path(spec.origin)
        text = marked.code_of(file) if marked else self._texts.get(file)  # type: ignore[union-attr]
        if text is not None:
            spec.loader = _Loader(name, str(file), text, marked)
        return spec


class _Loader(SourceFileLoader):
    def __init__(self, name: str, path: str, text: str, marked: Marked | None) -> None:
        super().__init__(name, path)
        self._text = text
        self._marked = marked

    def get_code(self, fullname: str) -> CodeType:
        return compile(self._text, self.path, "exec", dont_inherit=True)

    def exec_module(self, module: ModuleType) -> None:
        if self._marked is not None:
            module.__dict__[DONE] = self._marked.done
        super().exec_module(module)
