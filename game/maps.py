"""`python -m game.maps`: the maps of the game that is drawn in Tiled."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.util import find_spec

from game import catalogue
from game.manners import well_behaved


def main(arguments: Sequence[str] | None = None) -> int:
    """The command of the first game that has one for its maps."""
    owner = next(name for name in catalogue.names() if find_spec(f"{catalogue.package(name)}.maps"))
    status: int = catalogue.part(owner, "maps").main(arguments)
    return status


if __name__ == "__main__":
    sys.exit(well_behaved(main))
