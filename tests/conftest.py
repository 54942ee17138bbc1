"""The dummy video driver and a desk without a window, for all tests."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pytest

from game.client.desk import Desk
from tools.shots.draw import desk_for

MakeDesk = Callable[..., Desk]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    """Of a test marked `sampled(quick, slow)` one case in `quick` is quick, of the others one in `slow` slow.

    What is left is thorough: run by hand. With a `quick` of 0 none is quick.
    """
    seen: Counter[str] = Counter()
    for item in items:
        mark = item.get_closest_marker("sampled")
        if mark is None:
            continue
        (quick, slow), test = mark.args, item.nodeid.partition("[")[0]
        number, seen[test] = seen[test], seen[test] + 1
        others = number - number // quick - 1 if quick else number  # before this one
        if not quick or number % quick:
            item.add_marker("thorough" if others % slow else "slow")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Whoever has done its part takes some of another's, so that no long test is left for one alone."""
    from xdist.scheduler import WorkStealingScheduling  # type: ignore[import-untyped]

    return WorkStealingScheduling(config, log)


@pytest.fixture(scope="session")
def drawn(request: pytest.FixtureRequest) -> Path:
    """A folder of drawn art that all tests of all runs share, as long as the same thing draws."""
    kept = request.config.cache
    assert kept is not None
    return kept.mkdir(f"drawn-{version('resvg_py')}")


@pytest.fixture
def make_desk(drawn: Path) -> MakeDesk:
    """A desk of any size, language and theme."""

    def make(size: tuple[int, int] = (1280, 720), **look: Any) -> Desk:
        return desk_for(size, cache=drawn, **look)

    return make


@pytest.fixture
def desk(make_desk: MakeDesk) -> Desk:
    return make_desk()
