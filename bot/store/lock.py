"""One bot to a file: two would send every message twice, each with pauses of its own.

The lock is the system's, on the file itself, so that every path leads to the same one and a process that was killed
holds none. Programs that read, copy or check the file do not ask for it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from bot.store import files


@contextmanager
def sole(path: Path | None) -> Iterator[None]:
    """No other process runs the bot on this file while the block lasts; None is a database that is no file.

    Raises AlreadyRunning, and what `files.claim` raises. Where the system has no such locks nobody is refused.
    """
    if path is None or sys.platform == "win32":
        yield
        return
    files.claim(path)
    with files.locked(path, os.O_RDWR | os.O_CREAT):
        yield


@contextmanager
def unserved(path: Path) -> Iterator[None]:
    """No bot runs on this file, or begins to, while the block lasts. Raises AlreadyRunning, OSError."""
    if sys.platform == "win32":
        yield
        return
    with files.locked(path, os.O_RDONLY):
        yield


@contextmanager
def replacing(path: Path) -> Iterator[None]:
    """No bot runs on this file, and nobody else puts another in its place, while the block lasts; it may be missing.

    Raises FileInUse, OSError.
    """
    if sys.platform == "win32":
        yield
        return
    with ExitStack() as stack:
        # The file is renamed meanwhile: two who replace it meet at its folder.
        for each in (path.parent, path):
            if each.exists():
                try:
                    stack.enter_context(files.locked(each, os.O_RDONLY))
                except files.AlreadyRunning:
                    raise files.FileInUse(path) from None
        yield
