"""A house for each test: a real file, a clock set by hand, draws that repeat."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app import House, open_house
from tests.bot.house import Hands, url_of


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "damka.db"


@pytest.fixture
async def house(file: Path, hands: Hands) -> AsyncIterator[House]:
    async with open_house(url_of(file), now=hands, seed=1) as opened:
        yield opened
