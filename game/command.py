"""`starbox`: the window. Light to import, because every spawned process imports it again."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from game.manners import WRONG, well_behaved


def main(words: Sequence[str] | None = None) -> int:
    """Run the window; the status for the shell."""
    return well_behaved(lambda: _run(sys.argv[1:] if words is None else words))


def _run(words: Sequence[str]) -> int:
    from game.arguments import WrongWord, check_options, parse  # here a Ctrl-C is heeded already

    try:
        options = parse(words)
        check_options(options)
    except WrongWord as wrong:
        print(wrong, file=sys.stderr)
        return WRONG
    from game.client.window import app  # after a wrong word nothing of the window is needed

    return app.run(options)
