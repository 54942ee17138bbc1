"""`starbox`: the window. Light to import, because every spawned process imports it again."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from game.manners import WRONG, end_at_interrupt, well_behaved


def main(words: Sequence[str] | None = None) -> int:
    """Run the window; the status for the shell."""
    if words is None:
        end_at_interrupt()  # until the window is there, and ends as by its button
    return well_behaved(lambda: _run(sys.argv[1:] if words is None else words), interrupted=False)


def _run(words: Sequence[str]) -> int:
    from game.arguments import WrongWord, check_options, parse  # here output is looked after already

    try:
        options = parse(words)
        check_options(options)
    except WrongWord as wrong:
        print(wrong, file=sys.stderr)
        return WRONG
    from game.client.window import app  # after a wrong word nothing of the window is needed

    return app.run(options)
