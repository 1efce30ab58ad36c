"""Stories run on the clock of their simulation, and in a language of their own where it does not matter which."""

import pytest

from tests.bot.stories.club import Club
from tests.world import World


@pytest.fixture
def language() -> str:
    """That of people whose language does not matter: not the one in which everything is said if nothing was chosen."""
    return "ja"


@pytest.fixture
def club(world: World) -> Club:
    """Four members and their host."""
    return Club(world, 4)


def pytest_itemcollected(item: pytest.Item) -> None:
    """The clock is that of the simulation which the test itself has asked for."""
    names: list[str] = getattr(item, "fixturenames", [])
    if "world" in names and "env" not in names:
        names.append("env")
