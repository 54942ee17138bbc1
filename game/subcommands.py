"""Command lines of subcommands, such as `python -m game.record play`."""

from __future__ import annotations

import argparse
import sys

from game.door import Unfit
from game.engine.contract import Refused
from game.lines import discard_stdout, is_closed_pipe


def obey(command: argparse.Namespace) -> int:
    """Run the function of a subcommand, `command.run`; the status for the shell.

    What goes wrong is told in a line.
    """
    try:
        command.run(command)
        sys.stdout.flush()
    except Refused as refusal:
        print(refusal, file=sys.stderr)
        return 1
    except Unfit as unfit:
        print(f"{command.file}: {unfit}.", file=sys.stderr)
        return 1
    except OSError as error:
        if is_closed_pipe(error):
            discard_stdout()
            return 0
        file = vars(command).get("file", error.filename)
        print(f"{file}: {error.strerror or error}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0
