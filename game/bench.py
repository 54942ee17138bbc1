"""`python -m game.bench`: measure how fast things are (tools/bench)."""

from __future__ import annotations

from game.checkout import run_tool
from game.manners import well_behaved

if __name__ == "__main__":
    raise SystemExit(well_behaved(lambda: run_tool("tools.bench.command")))
