"""The layout tells the story: imports point one way, and each outside library has its one door."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[1]
SOURCES = sorted((PROJECT / "game").rglob("*.py"))
GAMES = tuple(f"game.games.{path.name}" for path in (PROJECT / "game/games").iterdir() if path.is_dir())
RULES = ("model", "board", "rules", "view", "wire", "game")  # the modules of a game that are pure
ABOVE = {
    "game/engine": ("game.games", "game.ai", "game.match", "game.client", "game.home", "game.catalogue"),
    "game/ai": ("game.match", "game.client", "game.home"),
    "game/match": ("game.client", "game.home"),
}
RESTLESS = {
    "time",
    "threading",
    "os",
    "pathlib",
    "subprocess",
    "socket",
    "asyncio",
    "multiprocessing",
    "datetime",
}


def imported(path: Path) -> Iterator[str]:
    """The modules that a file names, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


def name(path: Path) -> str:
    return path.relative_to(PROJECT).as_posix()


def within(module: str, packages: tuple[str, ...]) -> bool:
    return any(module == package or module.startswith(package + ".") for package in packages)


def pure(path: Path) -> bool:
    """The contract, and the rules of a game."""
    return name(path).startswith("game/engine/") or (
        path.parents[1].name == "games" and path.stem in (*RULES, "__init__")
    )


@pytest.mark.parametrize("path", SOURCES, ids=name)
def test_two_games_never_meet(path: Path) -> None:
    own = ".".join(path.relative_to(PROJECT).parts[:3])
    if own in GAMES:
        others = tuple(game for game in GAMES if game != own)
        assert not [module for module in imported(path) if within(module, others)]


@pytest.mark.parametrize("path", SOURCES, ids=name)
def test_imports_point_one_way(path: Path) -> None:
    for layer, above in ABOVE.items():
        if name(path).startswith(layer + "/"):
            assert not [module for module in imported(path) if within(module, above)]


@pytest.mark.parametrize("path", SOURCES, ids=name)
def test_only_the_client_knows_pygame_and_only_one_module_pytmx(path: Path) -> None:
    modules = list(imported(path))
    with_window = "game/client/"
    if not (name(path).startswith(with_window) or "/table/" in name(path)):
        assert not [module for module in modules if within(module, ("pygame", "numpy"))]
    if name(path) != "game/games/gravity/tiled.py":
        assert not [module for module in modules if within(module, ("pytmx",))]


@pytest.mark.parametrize("path", [path for path in SOURCES if pure(path)], ids=name)
def test_the_engine_needs_the_standard_library_and_msgspec_alone(path: Path) -> None:
    roots = {module.partition(".")[0] for module in imported(path)}
    assert roots <= {*sys.stdlib_module_names, "msgspec", "game"}
    assert not roots & RESTLESS, "no clock, file, thread or process in the rules"


def test_tools_are_not_needed_to_play() -> None:
    for path in SOURCES:
        assert not [m for m in imported(path) if within(m, ("tools", "tests", "soundfile"))], name(path)
