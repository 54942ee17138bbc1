"""What the package says of itself, and what it needs."""

from __future__ import annotations

import re
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import hatch_build
from tools import third_party

ROOT = Path(__file__).parents[1]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT = PYPROJECT["project"]
LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")
EXTRAS = PROJECT["optional-dependencies"].values()
NEEDED = [Requirement(each) for each in PROJECT["dependencies"]]
ALL = [*NEEDED, *(Requirement(each) for extra in EXTRAS for each in extra)]


def pinned() -> dict[str, str]:
    return dict(re.findall(r"^([\w.-]+)==(\S+)", LOCK, flags=re.MULTILINE))


@pytest.mark.parametrize("need", [need for need in ALL if need.name != "starbox"], ids=str)
def test_every_dependency_has_bounds(need: Requirement) -> None:
    signs = {each.operator for each in need.specifier}
    assert signs == {">=", "<"}, need


def test_what_builds_it_has_bounds() -> None:
    assert all("<" in each for each in PYPROJECT["build-system"]["requires"])


def test_the_lock_file_has_each_dependency_within_its_bounds_with_hashes() -> None:
    versions = pinned()
    for need in NEEDED:
        assert need.specifier.contains(versions[canonicalize_name(need.name)]), need
    entries = re.split(r"^(?=[\w.-]+==)", LOCK, flags=re.MULTILINE)[1:]
    assert all("--hash=sha256:" in entry for entry in entries)
    assert "://" not in LOCK


def test_it_says_who_where_and_for_whom() -> None:
    assert PROJECT["authors"]
    assert PROJECT["keywords"]
    assert {"Homepage", "Repository", "Issues"} <= set(hatch_build.urls("https://forge/owner/starbox"))
    least = int(PROJECT["requires-python"].removeprefix(">=3."))
    named = {int(minor) for minor in re.findall(r"Python :: 3\.(\d+)", "\n".join(PROJECT["classifiers"]))}
    assert named == set(range(least, 15))


def test_no_address_is_named_that_does_not_exist() -> None:
    """Until it has a home; then every address begins with it."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    home = PYPROJECT["tool"]["hatch"]["metadata"]["hooks"]["custom"]["home"]
    named = [
        *hatch_build.urls(home).values(),
        *re.findall(r"https?://[^\s\"]+", re.sub(r"^#.*", "", text, flags=re.M)),
    ]
    assert all(home and address.startswith(home) for address in named), named
    assert "example" not in home


def test_types_are_for_those_who_import_it_too() -> None:
    assert (ROOT / "game" / "py.typed").exists()


@pytest.mark.skipif(
    any(find_spec(name) is None for name in ("distributed", "PIL", "soundfile")), reason="an extra is missing"
)
def test_third_party_names_every_dependency_with_its_licence() -> None:
    assert third_party.main(["--check"]) == 0
    assert "| ? |" not in third_party.page()


def test_a_public_forge_tries_every_system_and_every_python_that_it_names() -> None:
    workflow = (ROOT / ".github/workflows/ci.yml").read_text(encoding="utf-8")
    for version in re.findall(r"Python :: (3\.\d+)", "\n".join(PROJECT["classifiers"])):
        assert f'"{version}"' in workflow
    for system in ("ubuntu", "windows", "macos"):
        assert f"{system}-latest" in workflow
