"""Write THIRD_PARTY.md: what Starbox is installed with, and under which licence each is.

    python -m tools.third_party [--check]

It reads what the installed packages say of themselves. With `--check` nothing is written, and the status is 1
if the page is not up to date.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "THIRD_PARTY.md"
LINUX = {"sys_platform": "linux", "platform_system": "Linux", "os_name": "posix", "extra": ""}
HERE = {
    "resvg-py": "MIT",
    "numpy": "BSD-3-Clause and others",
}  # what packages tell in files only, or too long
USUAL = {  # how licences are called here, by what packages say
    "LGPL v2.1": "LGPL-2.1",
    "LGPLv3": "LGPL-3.0",
    "APL 2": "Apache-2.0",
    "SIL OFL 1.1": "OFL-1.1",
    "BSD 2-Clause License": "BSD-2-Clause",
    "BSD 3-Clause License": "BSD-3-Clause",
}
HEAD = """# What Starbox stands on

Starbox itself, its code, pictures, sounds, music and texts, is under the [MIT licence](LICENSE). It is
installed with the packages below, each under a licence of its own; none of their code is part of this one.
Those under the LGPL are ordinary packages beside ours: anybody can put changed versions in their place.
Wheels of pygame-ce bring SDL and other libraries, and tell of them. On Windows, tqdm brings colorama
(BSD-3-Clause).

This page is written by `python -m tools.third_party`, and a test checks it.
"""


def page() -> str:
    """The page as it should be."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    sections = {"To play": project["dependencies"]}
    for extra in ("tools", "cluster", "test"):
        sections[f"With the extra `{extra}`"] = project["optional-dependencies"][extra]
    lines = [HEAD]
    for title, wanted in sections.items():
        names = {str(canonicalize_name(Requirement(each).name)) for each in wanted} - {"starbox"}
        if title == "To play":
            names = set(with_theirs(names))
        lines += [f"## {title}\n", "| package | licence |", "|---|---|"]
        lines += [f"| {name} | {licence(name)} |" for name in sorted(names)]
        lines.append("")
    return "\n".join(lines)


def with_theirs(names: set[str]) -> Iterator[str]:
    """The packages, and what they need themselves."""
    seen: set[str] = set()
    waiting = sorted(names)
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            yield name
            for needed in map(Requirement, metadata.requires(name) or ()):
                if needed.marker is None or needed.marker.evaluate(LINUX):
                    waiting.append(canonicalize_name(needed.name))


def licence(name: str) -> str:
    """What a package says it is under, in the usual words."""
    told = metadata.metadata(name)
    fields = [field for field in ("License-Expression", "License") if field in told]
    said = told[fields[0]] if fields else "?"
    return HERE.get(name) or USUAL.get(said, said)


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Write THIRD_PARTY.md.")
    parser.add_argument("--check", action="store_true", help="write nothing, tell if it is not up to date")
    wanted = page()
    if parser.parse_args(words).check:
        if PAGE.read_text(encoding="utf-8") == wanted:
            return 0
        print("THIRD_PARTY.md is not up to date: python -m tools.third_party", file=sys.stderr)
        return 1
    PAGE.write_text(wanted, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
