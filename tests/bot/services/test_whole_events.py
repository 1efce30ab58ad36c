"""Whole tournaments with the mistakes of directors, of which everything is counted a second time."""

from pathlib import Path

import pytest

from bot.tournaments.model.plan import Format
from tests.bot.services.events import played
from tests.seed import SEED

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("format", Format)
@pytest.mark.few(1)
async def test_a_whole_event_is_counted_a_second_time(format: Format, tmp_path: Path) -> None:
    event = await played(format, 6, SEED, tmp_path)
    assert event.wrong == [], f"seed {SEED}"
    assert event.games > 5


async def test_a_meeting_under_way_parts_nobody_who_is_level(tmp_path: Path) -> None:
    """Direct encounter waits for it: here three are level in the fourth round, and two of them play each other."""
    event = await played(Format.SWISS, 6, 759, tmp_path)
    assert event.wrong == []
