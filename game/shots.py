"""`python -m game.shots`: draw every screen, and its notable moments, without a display (tools/shots)."""

from __future__ import annotations

from game.checkout import run_tool

if __name__ == "__main__":
    raise SystemExit(run_tool("tools.shots.command"))
