"""`starbox`: the window. Light to import, because every spawned process imports it again."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from game.arguments import WrongWord, check_options, parse


def main(words: Sequence[str] | None = None) -> int:
    """Run the window; the status for the shell."""
    try:
        options = parse(sys.argv[1:] if words is None else words)
        check_options(options)
    except WrongWord as wrong:
        print(wrong, file=sys.stderr)
        return 2
    from game.client.window import app  # after a wrong word nothing of the window is needed

    return app.run(options)
