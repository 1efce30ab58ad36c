"""The bench of whole tournaments, `python -m tests.bench events`, sees what is counted wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.core.tournament.plan import Format
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
