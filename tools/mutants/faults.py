"""Faults that are drawn by seed: each is one change of one file."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Literal, TypeAlias

from msgspec import Struct

from game.places import DATA
from tools.mutants.blocks import block_at

Room: TypeAlias = Literal["core", "rest"]

MINDS = ("mind", "endings", "luck", "words", "choices")  # files of a game that are no core
DECLARED = ("annotation", "returns", "bases", "decorator_list", "type_params")  # of a function or class
SHOWN = 90  # letters of a change at most
LEAST_SHOWN = 16
SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.Add,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
    ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip


class Fault(Struct, frozen=True):
    """One change of one file."""

    file: str  # from the project's folder
    line: int
    before: str
    after: str
    code: str  # the whole file with it
    block: int | None  # the number of its block in the file; None outside of functions

    @property
    def name(self) -> str:
        """Stays the same when lines above it come or go."""
        return f"{self.file}: {self.before}  ->  {self.after}"


def files_of(room: Room) -> list[Path]:
    """The files that faults are put into."""
    found = []
    for file in sorted((DATA / "game").rglob("*.py")):
        parts = file.relative_to(DATA / "game").parts
        if parts[0] == "games" and len(parts) == 3:
            core = file.stem not in MINDS
        elif parts[0] in ("engine", "match"):
            core = True
        elif parts[0] in ("games", "ai", "home", "client"):
            core = False
        else:
            continue
        if core == (room == "core"):
            found.append(file)
    return found


def draw(room: Room, number: int, seed: int) -> list[Fault]:
    """So many faults of a room, all different."""
    sites = [(file, place) for file in files_of(room) for place in range(len(_changes(_tree(file))))]
    return [fault_at(file, place) for file, place in Random(seed).sample(sites, min(number, len(sites)))]


def fault_at(file: Path, place: int) -> Fault:
    """One of the changes of a file."""
    tree = _tree(file)
    node, change = _changes(tree)[place]
    told, block = around(tree, node), block_at(tree, node.lineno)
    before = _short(told)
    change()
    name = file.relative_to(DATA).as_posix()
    return Fault(name, node.lineno, before, _short(told), ast.unparse(tree) + "\n", block)


def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def around(tree: ast.AST, node: ast.expr | ast.stmt) -> ast.AST:
    """What tells where a change is: of a constant, as much of what it stands in as fits."""
    told: ast.AST = node
    while isinstance(node, ast.Constant) and len(ast.unparse(told)) < LEAST_SHOWN:
        above = next(each for each in ast.walk(tree) if told in ast.iter_child_nodes(each))
        if isinstance(above, ast.Dict) and told in above.values:
            return ast.Dict([above.keys[above.values.index(told)]], [told])
        if len(ast.unparse(above)) > SHOWN or isinstance(above, ast.Module):
            break
        told = above
    return told


def _short(node: ast.AST) -> str:
    return ast.unparse(node).partition("\n")[0][:SHOWN]


def _changes(tree: ast.Module) -> list[tuple[ast.expr | ast.stmt, Callable[[], None]]]:
    """The places that can be changed, each with what changes it."""
    found: list[tuple[ast.expr | ast.stmt, Callable[[], None]]] = []
    for node in _meaningful(tree):
        match node:
            case ast.Compare(ops=[op]) if type(op) in SWAPS:
                found.append((node, partial(setattr, node, "ops", [SWAPS[type(op)]()])))
            case ast.BinOp(op=op) | ast.BoolOp(op=op) if type(op) in SWAPS:
                found.append((node, partial(setattr, node, "op", SWAPS[type(op)]())))
            case ast.AugAssign(op=op) if type(op) in SWAPS:
                found.append((node, partial(setattr, node, "op", SWAPS[type(op)]())))
            case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
                found.append((node, partial(setattr, node, "test", ast.UnaryOp(ast.Not(), test))))
            case ast.Constant(value=bool() as value):
                found.append((node, partial(setattr, node, "value", not value)))
            case ast.Constant(value=int() as number):
                found.append((node, partial(setattr, node, "value", number + 1)))
            case ast.Return(value=ast.Constant(value=None)):
                pass
            case ast.Return(value=ast.expr()):
                found.append((node, partial(setattr, node, "value", ast.Constant(None))))
            case ast.Expr(value=ast.Call()):
                found.append((node, partial(setattr, node, "value", ast.Constant(None))))
    return found


def _meaningful(tree: ast.AST) -> Iterator[ast.AST]:
    """Everything below a node but types, texts of refusals, checks, and what depends on the system."""
    for name, value in ast.iter_fields(tree):
        if name in DECLARED or (name == "keywords" and isinstance(tree, ast.ClassDef)):
            continue
        for part in value if isinstance(value, list) else (value,):
            if not isinstance(part, ast.AST) or isinstance(part, ast.JoinedStr) or _is_check(part):
                continue
            yield part
            yield from _meaningful(part)


def _is_check(node: ast.AST) -> bool:
    """An assertion, a zip that is strict, or what depends on the system."""
    match node:
        case ast.Assert() | ast.keyword(arg="strict"):
            return True
        case ast.If(test=test) | ast.IfExp(test=test):
            return "sys.platform" in ast.unparse(test)
        case ast.Compare(left=left):
            return ast.unparse(left) == "sys.platform"
    return False
