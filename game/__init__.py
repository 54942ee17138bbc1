"""Starbox."""

import sys

if sys.argv[:1] == ["-m"]:  # `python -m game.…`: one of our programs loads, and a Ctrl-C may just end it
    import signal

    signal.signal(signal.SIGINT, signal.SIG_DFL)
