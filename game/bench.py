"""`python -m game.bench`: measure how fast things are (tools/bench)."""

from __future__ import annotations

from game.checkout import run

if __name__ == "__main__":
    raise SystemExit(run("tools.bench.command"))
