"""What opening a screen for the first time costs: drawn there and then, and after some time at the title.

Processor time is told, which other work on the machine disturbs little; on two cores art takes half of it.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
import time
from pathlib import Path

from game import catalogue
from game.arguments import Options
from game.client.compose import wanted_drawings
from game.client.scene import Home, OpenTable
from game.client.screens.routes import first_route
from game.client.window.ahead import Ahead
from game.client.window.app import Window
from game.engine.contract import Refused
from game.match.match import begun
from game.progress import followed
from tools.bench.rounds import lineup
from tools.bench.screen import screen

LONGEST = 600.0  # seconds; a machine that takes longer has stopped
SEED = 77


def run(asked: argparse.Namespace) -> None:
    options = Options(size=asked.size, mute=True)
    with screen(), tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        window = Window(options, home, first_route)
        try:
            _tell("title, the first ever", window)
            _draw_ahead(window, home / "cache")
            for name in followed(catalogue.names(), "games"):
                least, most = catalogue.meta(name).players
                for count in (least, most):
                    match = begun(name, lineup("pilot", count - 1), SEED)
                    window.stack.apply(Home(OpenTable(match, kept=False)))
                    _tell(f"{name}, {count} seats", window)
        finally:
            window.close()


def _draw_ahead(window: Window, cache: Path) -> None:
    """Everything that is likely to be opened next, by processes that use idle time."""
    ahead, before, end = Ahead(cache), os.times(), time.perf_counter() + LONGEST
    while not ahead.over:
        ahead.step(window.desk)
        time.sleep(0.02)
        if time.perf_counter() > end:
            raise Refused("Nothing is drawn on this machine.")
    after = os.times()
    looking, drawing = after.user - before.user, after.children_user - before.children_user
    told = {"ahead": "all", "looking_s": round(looking, 2), "drawing_s": round(drawing, 2)}
    print(json.dumps(told), flush=True)


def _tell(what: str, window: Window) -> None:
    """Show the scene on top for the first time."""
    wanted = wanted_drawings(window.desk, window.stack.shown)
    studio_seconds = sum(drawing.seconds for drawing in wanted)
    begun_at = time.process_time()
    for drawing in wanted:
        window.desk.art.draw_ahead(drawing)
    drawn = time.process_time()
    window.frame([], 1 / 60)
    told = {
        "opened": what,
        "size": list(window.screen.get_size()),
        "drawings": len(wanted),
        "estimated_s": round(studio_seconds, 2),
        "drawn_s": round(drawn - begun_at, 2),
        "shown_s": round(time.process_time() - drawn, 2),
    }
    print(json.dumps(told), flush=True)
