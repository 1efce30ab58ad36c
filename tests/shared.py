"""Where the data that no one here wrote lies: a folder `shared` beside the project, absent on most machines."""

import os
from pathlib import Path

import pytest

_ROOT = Path(__file__).resolve().parent.parent
SHARED = Path(os.environ.get("DAMKA_SHARED") or _ROOT.parent / "shared")


def shared(*parts: str) -> Path:
    """A file or folder of the shared data; skips the test, naming the missing data, where there is none."""
    path = SHARED.joinpath(*parts)
    if not path.exists():
        pytest.skip(f"{'/'.join(('shared', *parts))} is not beside the project", allow_module_level=True)
    return path
