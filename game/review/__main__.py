"""`python -m game.review FILE`: what decided a game, and how much of it was luck."""

from __future__ import annotations

import sys

from game.manners import well_behaved
from game.review.program import main

if __name__ == "__main__":
    sys.exit(well_behaved(main))
