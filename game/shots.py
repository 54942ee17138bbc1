"""`python -m game.shots`: draw every screen, and its notable moments, without a display (tools/shots)."""

from __future__ import annotations

from game.checkout import run_tool
from game.manners import well_behaved

if __name__ == "__main__":
    raise SystemExit(well_behaved(lambda: run_tool("tools.shots.command")))
