"""A database that an operator looks after."""

import asyncio
import shutil
from collections.abc import Callable
from datetime import datetime, tzinfo
from pathlib import Path
from typing import Self

import pytest

from bot.app import open_app
from bot.core.match import Match
from bot.match.service.matches import Matches
from bot.store.remembered import Memory
from tests.bot.fixtures import ANNA, BOB, Hands, a_move, started, url_of


async def _some_games(path: Path) -> None:
    async with open_app(url_of(path), now=Hands()) as app:
        match = await started(app)
        await app[Matches].play(ANNA, a_move(match), match_id=match.id)
        await app[Matches].act(BOB, (await started(app)).id, Match.resign)
        await app[Memory].keep("command-ids", '{"play": 5}')


@pytest.fixture(scope="session")
def two_games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("games") / "damka.sqlite3"
    asyncio.run(_some_games(path))
    return path


@pytest.fixture
def database(two_games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "data" / "damka.sqlite3"
    path.parent.mkdir()
    shutil.copyfile(two_games, path)
    monkeypatch.setenv("DATABASE_URL", url_of(path))
    return path


@pytest.fixture
def times(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Sets the clock of the command line to a day of 2026, a little after half past three."""

    def at(day: str) -> None:
        class Clock(datetime):
            @classmethod
            def now(cls, tz: tzinfo | None = None) -> Self:
                return cls.fromisoformat(f"2026-{day}T03:31:00+00:00").astimezone(tz)

        monkeypatch.setattr("bot.__main__.datetime", Clock)

    return at
