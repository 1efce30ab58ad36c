"""Database files as an operator may find them."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TypeAlias

import pytest

from bot.store.database import Database
from tests.bot.store.test_database import later

Capture: TypeAlias = pytest.CaptureFixture[str]
Patch: TypeAlias = pytest.MonkeyPatch


def of_a_later_version(folder: Path, monkeypatch: Patch) -> None:
    """The bot has one revision more from now on, which leaves the tables as they are."""
    defaults = Database.__init__.__kwdefaults__ or {}
    monkeypatch.setitem(defaults, "migrations", later(folder / "migrations", "    pass\n"))


def change(path: Path, statement: str) -> None:
    """A change that no program of ours would write."""
    with closing(sqlite3.connect(path)) as opened:
        opened.execute(statement)
        opened.commit()
