"""The toy stands in the catalogue; a failed property tells which game failed it, action by action."""

from __future__ import annotations

from collections.abc import Generator, Iterator

import pytest

from tests.every_game.kit import Playthrough, with_the_toy


@pytest.fixture(scope="module", autouse=True)
def toy() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        with_the_toy(patch)
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Function) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    play = getattr(item, "funcargs", {}).get("play")
    if report.failed and isinstance(play, Playthrough):
        report.sections.append(("the game played", str(play)))
    return report
