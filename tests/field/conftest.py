"""Every story here is told in every language of the bot, or in those that it names itself."""

import pytest
import pytest_asyncio

from bot.language import WHOLE
from tests.world import World


@pytest.fixture(params=WHOLE)
def language(request: pytest.FixtureRequest) -> str:
    """What the server and its people speak."""
    return str(request.param)


@pytest_asyncio.fixture
async def world(world: World, language: str) -> World:
    await world.speak(language)
    return world
