"""An app for each test: a real database, a clock set by hand, draws that repeat.

What asks for `url` or `app` runs on SQLite, and among the slow tests on PostgreSQL as well; what asks for `file` is
about SQLite's file.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app import App, open_app
from tests.bot.fixtures import Hands, url_of
from tests.postgres import fresh_database


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "damka.db"


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
async def url(request: pytest.FixtureRequest, file: Path) -> str:
    if request.param == "sqlite":
        return url_of(file)
    return await fresh_database(request.getfixturevalue("postgres"))


@pytest.fixture
async def app(url: str, hands: Hands) -> AsyncIterator[App]:
    async with open_app(url, now=hands, seed=1) as opened:
        yield opened


@pytest.fixture
async def quick(hands: Hands) -> AsyncIterator[App]:
    """An app in memory, for weeks that go by."""
    async with open_app("sqlite+aiosqlite:///:memory:", now=hands, seed=1) as opened:
        yield opened
