"""The program with a gamepad that is words on its standard input: `python -m tests.window.posting …`."""

from __future__ import annotations

import sys
import threading

import pygame

from game.command import main
from tests.pilot import pad_events


def post() -> None:
    """Press what each word names, in order."""
    for line in sys.stdin:
        for name in line.split():
            for event in pad_events(name):
                pygame.event.post(event)


if __name__ == "__main__":
    threading.Thread(target=post, daemon=True).start()
    raise SystemExit(main())
