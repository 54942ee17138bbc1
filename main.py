"""Start Starbox: `python main.py`."""

from __future__ import annotations

from game.command import main

if __name__ == "__main__":
    raise SystemExit(main())
