"""Long tables in pages of twenty rows, with the leaders and the reader's own row on each."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.language.words import Words
from render.chart import Row, Table, Tone

ROWS: Final = 20
LEADERS: Final = 3
"""So many lines from the top stand on every page."""
GAP: Final = "…"


def pages_of(rows: int) -> int:
    """How many pages so many rows have."""
    return max(-(-rows // ROWS), 1)


def on_page(table: Table, page: int, words: Words) -> Table:
    """The table as its page shows it, counted from 0; of one that has no such page the last."""
    count = len(table.rows)
    if count <= ROWS:
        return table
    first = min(max(page, 0), pages_of(count) - 1) * ROWS
    end = min(first + ROWS, count)
    own = next((number for number, row in enumerate(table.rows) if row.mine), None)
    wanted = sorted({*range(min(LEADERS, count)), *range(first, end), *([] if own is None else [own])})
    rows: list[Row] = []
    before = -1
    for number in wanted:
        if number > before + 1:
            rows.append(_gap(table))
        rows.append(table.rows[number])
        before = number
    if before < count - 1:
        rows.append(_gap(table))
    places = words("table-places", first=first + 1, last=end, count=count)
    subtitle = words.apart(table.subtitle, places) if table.subtitle else places
    return replace(table, rows=tuple(rows), subtitle=subtitle)


def is_gap(row: Row) -> bool:
    """Does the row stand for others?"""
    return row.cells[0] == GAP


def _gap(table: Table) -> Row:
    count = len(table.columns)
    return Row((GAP, *[""] * (count - 1)), (Tone.PLAIN,) * count)
