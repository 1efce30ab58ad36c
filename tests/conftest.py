"""A real bot in a simulated Discord, on a real database: the world in which stories are told."""

from __future__ import annotations

import json
import shutil
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
import simcord

from bot.app import App, open_app
from bot.core.errors import MatchError
from bot.language.texts import Texts
from bot.services import notices
from bot.ui import deferral
from bot.ui.client import Damka
from bot.ui.commands import suggestions
from bot.ui.errors import Refused, cause_of
from rules import RulesError
from tests.openapi import SPECIFICATION, discord_api

EPOCH = datetime(2026, 1, 1, tzinfo=UTC)
"""When every simulated world begins."""

TEXTS = Texts()


def pytest_report_header() -> list[str]:
    if SPECIFICATION.exists():
        return []
    return ["shared/discord/openapi.json is not beside the project: request bodies are not held against it"]


@dataclass
class World:
    """One server with one channel, the bot, and three people; the clock stands still unless it is moved."""

    database_url: str
    env: simcord.Env = field(init=False)
    house: App = field(init=False)
    bot: Damka = field(init=False)
    guild: Any = field(init=False)
    channel: Any = field(init=False)
    ann: Any = field(init=False)
    ben: Any = field(init=False)
    eve: Any = field(init=False)
    forgiven: bool = False
    _open: AsyncExitStack = field(default_factory=AsyncExitStack)

    def now(self) -> datetime:
        return self.env.now() if hasattr(self, "env") else EPOCH

    async def begin(self, seed: int = 1) -> None:
        self.house = await self._open.enter_async_context(
            open_app(self.database_url, now=self.now, seed=seed)
        )
        self.bot = Damka(self.house, TEXTS)
        self.env = simcord.Env(self.bot, shard_count=1, check_errors=False)
        await self.env.start()
        self.guild = self.env.create_guild("Board games")
        self.channel = self.guild.create_text_channel("games")
        self.ann, self.ben, self.eve = (
            self.guild.add_member(self.env.create_user(name.casefold(), global_name=name))
            for name in ("Ann", "Ben", "Eve")
        )
        await self.env.settle()

    async def restart(self, seed: int = 2) -> None:
        """Ends the bot with everything it held in memory, and starts another on the same database."""
        closing, self._open = self._open, AsyncExitStack()
        house = await self._open.enter_async_context(open_app(self.database_url, now=self.now, seed=seed))
        bot = Damka(house, TEXTS)
        await self.env.restart_bot(bot)
        await closing.aclose()
        self.house, self.bot = house, bot

    async def close(self) -> None:
        if hasattr(self, "env"):
            await self.env.shutdown()
        await self._open.aclose()

    def surprises(self) -> list[BaseException]:
        """What the bot raised that no player was to expect; asking forgives it."""
        raised = [cause_of(error) for error in self.env.errors]
        return [error for error in raised if not isinstance(error, (MatchError, RulesError, Refused))]

    def faults(self) -> list[str]:
        """Answers in which the bot owned up to a mistake of its own."""
        owned = [TEXTS.say(language, "error-unexpected", number="").strip() for language in TEXTS.languages]
        sent = [json.dumps(request.json, ensure_ascii=False) for request in self.env.http_requests]
        return [body for body in sent if any(text in body for text in owned)]

    def mistakes(self) -> list[str]:
        """What Discord would not have accepted."""
        if not SPECIFICATION.exists():
            return []
        api = discord_api()
        return [
            mistake
            for request in self.env.http_requests
            for mistake in api.mistakes(request.method, request.path, request.json)
        ]


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with its schema and nothing else; copied, not made anew, for each test."""
    import asyncio

    path = tmp_path_factory.mktemp("database") / "empty.sqlite3"

    async def make() -> None:
        async with open_app(f"sqlite+aiosqlite:///{path}", now=lambda: EPOCH):
            pass

    asyncio.run(make())
    return path


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """The simulated Discord has no rate limits, so the outbox need not rest, and it waits for answers as long as it
    takes this machine.
    """
    for gap in ("CHANNEL_GAP", "DIRECT_GAP", "ROUND_GAP"):
        monkeypatch.setattr(notices, gap, timedelta(0))
    monkeypatch.setattr(deferral, "PATIENCE", 60.0)
    monkeypatch.setattr(suggestions, "PATIENCE", 60.0)


@pytest_asyncio.fixture
async def world(empty_database: Path, tmp_path: Path, unhurried: None) -> AsyncIterator[World]:
    """A world of its own; afterwards the bot must have raised nothing odd and sent nothing that Discord refuses."""
    path = tmp_path / "damka.sqlite3"
    shutil.copy(empty_database, path)
    made = World(f"sqlite+aiosqlite:///{path}")
    try:
        await made.begin()
        yield made
    finally:
        await made.close()
    assert made.mistakes() == []
    assert made.forgiven or made.faults() == []
    if not made.forgiven and (surprises := made.surprises()):
        raise ExceptionGroup("the bot raised", [error for error in surprises if isinstance(error, Exception)])


@pytest.fixture
def env(world: World) -> simcord.Env:
    """The simulation itself. A story that asks for it runs on its clock."""
    return world.env
