"""`python -m game.evening`: play evenings with faults on purpose, each from its seed (tools/evening)."""

from __future__ import annotations

from game.checkout import run_tool
from game.manners import well_behaved

if __name__ == "__main__":
    raise SystemExit(well_behaved(lambda: run_tool("tools.evening.command")))
