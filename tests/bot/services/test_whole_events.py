"""The bench of whole tournaments, `python -m tests.bench events`, sees what is counted wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.tournaments.model.plan import Format
from tests import sample
from tests.bench.events import played

pytestmark = pytest.mark.slow


async def test_a_wrong_rating_and_a_wrong_table_are_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.bot.rating_recount.UNIT", 170.0)
    monkeypatch.setattr("tests.bot.table_recount.UNITS", {})
    event = await played(Format.ROUND_ROBIN, 4, 1, tmp_path)
    assert any(line.startswith("rating of") for line in event.wrong)
    assert any(line.startswith("table") for line in event.wrong)


@pytest.mark.parametrize("format", Format)
@pytest.mark.sample(1)
async def test_a_whole_event_is_counted_a_second_time(format: Format, tmp_path: Path) -> None:
    event = await played(format, 6, sample.seed(), tmp_path)
    assert event.wrong == [], f"seed {sample.seed()}"
    assert event.games > 5


async def test_a_meeting_under_way_parts_nobody_who_is_level(tmp_path: Path) -> None:
    """Direct encounter waits for it: here three are level in the fourth round, and two of them play each other."""
    event = await played(Format.SWISS, 6, 759, tmp_path)
    assert event.wrong == []
