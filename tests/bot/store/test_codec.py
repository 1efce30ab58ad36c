"""Typed values and their stored form: each row of the frozen databases is read and written back as it is."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, get_args

import pytest

from bot.core import events, news
from bot.core.log import kind_of
from bot.core.terms import Terms
from bot.ladders.model import event as ladder_event
from bot.outbox.rows import NEWS
from bot.store.codec import Codec, written
from bot.tournaments.model import event as tournament_event
from tests.bot.store.dumps import DUMPS

STORED = {
    "match_events": (Codec[Any](events.What), "detail"),
    "ladder_events": (Codec[Any](ladder_event.What), "detail"),
    "tournament_events": (Codec[Any](tournament_event.What), "detail"),
    "notices": (NEWS, "facts"),
}
"""Tables with typed values: how they are read, and the column."""
TOURNAMENTS = STORED["tournament_events"][0]
SHORTENED = {("notices", "turn"), ("notices", "over")}
DATA = Path(__file__).parents[2] / "data"
ROWS = {
    name: [(kind, text) for kind, _, text in (line.partition(" ") for line in lines.splitlines())]
    for name, file in (("tournament_events", "tournament-events.txt"), ("notices", "notices.txt"))
    for lines in [(DATA / file).read_text(encoding="utf-8")]
}
"""Kinds and values, as the first release writes them."""


def still(table: str, kind: str, text: str) -> str:
    """The values without those that followed from the events of the match, and are said no more."""
    gone = {"move", "passed", "draw_offered", "draw_declined"} if (table, kind) in SHORTENED else set()
    return json.dumps({name: value for name, value in json.loads(text).items() if name not in gone})


@pytest.mark.parametrize("dump", sorted(DUMPS.glob("*.sql")), ids=lambda path: path.stem)
@pytest.mark.parametrize("table", STORED)
def test_stored_values_are_read_and_written_back_to_the_letter(dump: Any, table: str) -> None:
    codec, column = STORED[table]
    with closing(sqlite3.connect(":memory:")) as database:
        database.executescript(dump.read_text(encoding="utf-8"))
        rows = database.execute(f"SELECT kind, {column} FROM {table}").fetchall()
    assert rows
    for kind, text in rows:
        assert json.dumps(written(codec.read(kind, json.loads(text)))) == still(table, kind, text)


@pytest.mark.parametrize(
    ("table", "kind", "text"), [(table, kind, text) for table, rows in ROWS.items() for kind, text in rows]
)
def test_every_kind_is_read_and_written_back_to_the_letter(table: str, kind: str, text: str) -> None:
    what = STORED[table][0].read(kind, json.loads(text))
    assert kind_of(type(what)) == kind
    assert json.dumps(written(what)) == still(table, kind, text)


@pytest.mark.parametrize(
    ("table", "union"), [("tournament_events", tournament_event.What), ("notices", news.What)]
)
def test_those_have_every_kind_with_every_field(table: str, union: Any) -> None:
    found = [STORED[table][0].read(kind, json.loads(text)) for kind, text in ROWS[table]]
    assert {type(what) for what in found} == set(get_args(union))
    said = {(type(part), name) for what in found for part in parts_of(what) for name in differing(part)}
    kinds = {type(part) for what in found for part in parts_of(what)}
    assert {(kind, each.name) for kind in kinds for each in fields(kind)} - said == set()


def parts_of(value: Any) -> Iterator[Any]:
    """The value, and the dataclasses in it that are stored by their fields."""
    if is_dataclass(value) and not isinstance(value, Terms):
        yield value
        for each in fields(value):
            yield from parts_of(getattr(value, each.name))
    elif isinstance(value, tuple):
        for each in value:
            yield from parts_of(each)


def differing(value: Any) -> Iterator[str]:
    """The fields that do not have their default."""
    for each in fields(value):
        if getattr(value, each.name) != each.default:
            yield each.name
