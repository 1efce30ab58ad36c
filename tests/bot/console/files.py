"""Database files as an operator may find them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

FIRST = Path(__file__).parents[2] / "data" / "store" / "0001.sql"
"""A database of the first released version."""


def of_the_first_version(path: Path) -> int:
    """Puts a database of it in the place; how many matches it has."""
    path.unlink()
    with closing(sqlite3.connect(path)) as old:
        old.executescript(FIRST.read_text(encoding="utf-8"))
        (stored,) = old.execute("SELECT count(*) FROM matches").fetchone()
    return int(stored)


def change(path: Path, statement: str) -> None:
    """A change that no program of ours would write."""
    with closing(sqlite3.connect(path)) as opened:
        opened.execute(statement)
        opened.commit()
