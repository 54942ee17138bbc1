"""Command lines of subcommands, such as `python -m game.record play`."""

from __future__ import annotations

import argparse
import sys

from game.door import Unfit
from game.engine.contract import Refused
from game.manners import FAILED, well_behaved


def obey(command: argparse.Namespace) -> int:
    """Run the function of a subcommand, `command.run`; the status. A refusal is told in a line."""
    return well_behaved(lambda: _obeyed(command))


def _obeyed(command: argparse.Namespace) -> int:
    try:
        return int(command.run(command) or 0)
    except Refused as refusal:
        print(refusal, file=sys.stderr)
        return FAILED
    except Unfit as unfit:
        print(f"{command.file}: {unfit}.", file=sys.stderr)
        return FAILED
