"""Whole tournaments with directors' mistakes, as `python -m tests.bench events` plays them: a small sample of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.core.tournament.formats.registry import FORMATS
from bot.core.tournament.plan import Format
from bot.core.tournament.tournament import Status
from tests.bench.events import played

pytestmark = pytest.mark.slow
QUICK = [name for name, system in FORMATS.items() if not system.slow]
"""A Swiss, which is paired in a process of its own, is left to the bench."""


@pytest.mark.parametrize("format", QUICK, ids=[format.value for format in QUICK])
async def test_nothing_in_a_whole_event_is_counted_otherwise_by_another_count(
    format: Format, tmp_path: Path
) -> None:
    event = await played(format, 8, 1, tmp_path)
    assert event.tournament.status is Status.OVER
    assert event.games > 10
    assert event.wrong == []


async def test_a_wrong_rating_and_a_wrong_table_are_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.bot.rating_recount.UNIT", 170.0)
    monkeypatch.setattr("tests.bot.table_recount.UNITS", {})
    event = await played(Format.ROUND_ROBIN, 4, 1, tmp_path)
    assert any(line.startswith("rating of") for line in event.wrong)
    assert any(line.startswith("table") for line in event.wrong)
