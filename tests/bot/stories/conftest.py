"""Stories run on the clock of their simulation, and in a language of their own where it does not matter which."""

from dataclasses import replace

import pytest

from bot.tournaments.answers import forms
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


@pytest.fixture
def settling() -> int | None:
    """Days in which the table of a new tournament is provisional; its end is the subject of few stories."""
    return None


@pytest.fixture(autouse=True)
def _ended(monkeypatch: pytest.MonkeyPatch, settling: int | None) -> None:
    monkeypatch.setattr(forms, "NEW", replace(forms.NEW, settling=settling))


def pytest_itemcollected(item: pytest.Item) -> None:
    """The clock is that of the simulation which the test itself has asked for."""
    names: list[str] = getattr(item, "fixturenames", [])
    if "world" in names and "env" not in names:
        names.append("env")
