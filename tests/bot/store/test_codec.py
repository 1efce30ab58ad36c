"""Typed values and their stored form: each row of the frozen databases is read and written back as it is."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from bot.core import events
from bot.core.tournament import ladder_event
from bot.store.codec import Codec, written
from tests.bot.store.dumps import DUMPS

# The third revision adds to the first event of a match what was settled before it.
LOGS = {
    "match_events": Codec[Any](events.What),
    "ladder_events": Codec[Any](ladder_event.What),
}


@pytest.mark.parametrize("dump", sorted(DUMPS.glob("*.sql"))[2:], ids=lambda path: path.stem)
@pytest.mark.parametrize("table", LOGS)
def test_stored_events_are_read_and_written_back_to_the_letter(dump: Any, table: str) -> None:
    with closing(sqlite3.connect(":memory:")) as database:
        database.executescript(dump.read_text(encoding="utf-8"))
        there = database.execute("SELECT count(*) FROM sqlite_master WHERE name = ?", (table,)).fetchone()[0]
        rows = database.execute(f"SELECT kind, detail FROM {table}").fetchall() if there else []
    assert rows or not there
    for kind, detail in rows:
        assert json.dumps(written(LOGS[table].read(kind, json.loads(detail)))) == detail
