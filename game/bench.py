"""`python -m game.bench`: measure how fast things are (tools/bench)."""

from __future__ import annotations

from game.checkout import run_tool

if __name__ == "__main__":
    raise SystemExit(run_tool("tools.bench.command"))
