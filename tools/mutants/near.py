"""Which tests lie near a file: those that may notice a fault in it."""

from __future__ import annotations

from game.places import DATA

OF_MATCHES = (
    "match", "test_record.py", "every_game/test_states.py", "client/table", "home", "review",
    "client/screens",
)  # fmt: skip
NEAR = {  # by the folder of a file, the tests that lie nearest
    "game/engine": ("engine", "games", "every_game/test_properties.py"),
    "game/match": OF_MATCHES,
    "game/home": ("home", "client/screens", "client/table"),
    "game/ai": ("ai", "test_arena.py"),
    "game/client": ("client",),
}
OF_A_GAME = (
    "every_game", "test_protocol.py", "test_golden.py", "test_positions.py", "test_decks.py", "maps", "match",
    "ai", "client/table",
)  # fmt: skip


def tests_of(file: str) -> list[str]:
    """The tests that may notice a fault in a file, the nearest first."""
    parts = file.split("/")
    if parts[1] == "games" and "table" in parts:
        return [f"tests/games/{parts[2]}", "tests/every_game", "tests/client"]
    if parts[1] == "games":
        return [f"tests/games/{parts[2]}", *(f"tests/{name}" for name in OF_A_GAME)]
    near = [f"tests/{name}" for name in NEAR["/".join(parts[:2])]]
    folder = "/".join(["tests", *parts[1:-1]])
    return list(dict.fromkeys([folder, *near])) if (DATA / folder).is_dir() else near
