"""An app for each test: a real database, a clock set by hand, draws that repeat.

A test with `url` or `app` runs on SQLite, and on PostgreSQL as well: in the files of `ON_BOTH` among the slow tests,
elsewhere at night. One with `file` is about SQLite's file.
"""

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.app import open_app
from bot.store.app import App
from tests.bot.fixtures import Hands, url_of
from tests.bot.services.lobbies import opened
from tests.postgres import copied_database

ON_BOTH = {
    *("test_concurrency", "test_directors", "test_ladders", "test_lobby_meetings", "test_matches"),
    *("test_outages", "test_privacy", "test_races", "test_ratings"),
    *("test_seeks", "test_shards", "test_statements", "test_tournaments"),
}
"""What may differ most from one database to the other."""


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Iterator[None]:
    """Before the one of all tests, which leaves out what is marked so."""
    for item in items:
        if "[postgresql" in item.nodeid and item.path.stem not in ON_BOTH:
            item.add_marker("nightly")
    yield


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
def file(empty_database: Path, tmp_path: Path) -> Path:
    """A file with the schema in it: to make that anew takes as long as most tests."""
    path = tmp_path / "damka.db"
    shutil.copy(empty_database, path)
    return path


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def url(request: pytest.FixtureRequest, file: Path) -> str:
    if request.param == "sqlite":
        return url_of(file)
    return asyncio.run(copied_database(request.getfixturevalue("empty_server_database")))


@pytest.fixture
async def app(url: str, hands: Hands) -> AsyncIterator[App]:
    async with open_app(url, now=hands, seed=1) as running:
        yield running


@pytest.fixture
async def quick(file: Path, hands: Hands) -> AsyncIterator[App]:
    """An app on SQLite alone, for weeks that go by."""
    async with open_app(url_of(file), now=hands, seed=1) as running:
        yield running


@pytest.fixture
async def world(app: App) -> App:
    """Three servers with open doors, and people who have agreed."""
    await opened(app)
    return app
