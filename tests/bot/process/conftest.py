"""A loopback Discord for each test that talks to one."""

from collections.abc import AsyncIterator

import pytest_asyncio

from tests.bot.process.loopback import LoopbackDiscord, loopback_discord


@pytest_asyncio.fixture
async def discord() -> AsyncIterator[LoopbackDiscord]:
    async with loopback_discord() as server:
        yield server
