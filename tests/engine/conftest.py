"""A failed property tells which game failed it, action by action."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from tests.engine.kit import Playthrough


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Function) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    play = getattr(item, "funcargs", {}).get("play")
    if report.failed and isinstance(play, Playthrough):
        report.sections.append(("the game played", str(play)))
    return report
