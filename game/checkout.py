"""Programs of the project's tools folder, which an installed package does not bring."""

from __future__ import annotations

import sys
from importlib import import_module


def run_tool(module: str) -> int:
    """Run the `main` of a module of the tools folder; the status to end with."""
    try:
        program = import_module(module)
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] != "tools":
            raise
        print("This works in a checkout of the project, where its tools folder is.", file=sys.stderr)
        return 2
    status: int = program.main()
    return status
