"""How much a move asks of the database: bounds that may only go down, and no question reads a whole table."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.app import open_app
from bot.core.match import Match
from bot.core.notice import Notice
from bot.invitations.service.invitations import Seeks
from bot.match.model import Typed
from bot.match.service.experience import Bounds
from bot.match.service.matches import Matches, UnclearMove
from bot.outbox.service.outbox import Delivered, Outbox
from bot.people.service import Players
from bot.store import locks
from bot.store.app import App
from bot.sweeper import Sweeper
from bot.vacations.service import Vacations
from tests.bot.fixtures import ANNA, BOB, PLACE, Hands, a_move, moved, started, terms, url_of
from tests.bot.services.test_practice import inline
from tests.bot.services.test_tampering import Sight, populate
from tests.bot.services.waits import DAY, pass_time


@dataclass
class Count:
    """The statements, and how many transactions wrote and read."""

    statements: list[str] = field(default_factory=list)
    writing: int = 0
    reading: int = 0


@contextmanager
def counted(app: App) -> Iterator[Count]:
    count = Count()

    def statement(_c: Any, _cursor: Any, text: str, *_rest: Any) -> None:
        if text == "BEGIN IMMEDIATE":
            count.writing += 1
        elif text == "BEGIN":
            count.reading += 1
        else:
            count.statements.append(text)

    engines = [app.database._writer.sync_engine, app.database._reader.sync_engine]
    for engine in engines:
        sa.event.listen(engine, "before_cursor_execute", statement)
    try:
        yield count
    finally:
        for engine in engines:
            sa.event.remove(engine, "before_cursor_execute", statement)


async def deliver(notice: Notice) -> Delivered:
    return Delivered(1)


async def test_a_move_is_one_transaction_of_at_most_ten_statements(quick: App) -> None:
    match = await started(quick)
    await quick[Bounds].seen(match)  # its board is shown
    for _ in range(4):
        with counted(quick) as count:
            played = await quick[Matches].play(
                match.mover, a_move(match), match_id=match.id, request=match.seq, answering=True
            )
        match = played.match
        assert (count.writing, count.reading) == (1, 0)
        assert len(count.statements) <= 10, "\n".join(count.statements)
    # A notice told by the answer needs one more.
    with counted(quick) as count:
        await quick[Outbox].delivered(played.notice_ids, 5)
    assert (count.writing, count.reading, len(count.statements)) == (1, 0, 1)


async def test_a_typed_move_begins_with_the_locks_of_what_waited_before(
    quick: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, begin, begun = await started(quick), locks.begin, []

    async def noted(connection: Any, about: Any, *, marked: bool) -> None:
        begun.append(set(about))
        await begin(connection, about, marked=marked)

    monkeypatch.setattr(locks, "begin", noted)
    for forgotten in (False, True):
        for _ in range(4):
            match = (await quick[Matches].play_typed(match.mover, Typed(a_move(match)))).match
        unknown, known = set[Any](), {locks.match(match.id)}
        assert begun == [unknown, known if forgotten else unknown, known, known]
        begun.clear()
        quick.forget_person(match.mover)


async def test_what_several_answers_tell_at_once_is_recorded_together(quick: App) -> None:
    told = []
    for number in range(3):
        match = await started(quick, place=replace(PLACE, channel_id=100 + number))
        told.append(await quick[Matches].play(match.mover, a_move(match), match_id=match.id, answering=True))
    with counted(quick) as count:
        await asyncio.gather(
            *(quick[Outbox].delivered(played.notice_ids, 77 + n) for n, played in enumerate(told))
        )
    assert (count.writing, count.reading, len(count.statements)) == (1, 0, 1)
    boards = await quick[Outbox].latest_boards([played.match.id for played in told])
    assert [boards[played.match.id].message_id for played in told] == [77, 78, 79]


async def test_nothing_to_tell_and_nothing_due_cost_one_look_each(quick: App, hands: Hands) -> None:
    await quick[Sweeper].begin()
    await started(quick)
    while await quick[Outbox].deliver_some(deliver):
        hands.on(seconds=1)
    with counted(quick) as count:
        await quick[Outbox].deliver_some(deliver)
        await quick[Sweeper].sweep()
    assert (count.writing, count.reading, len(count.statements)) == (0, 2, 2)


# One row each or none, as many as one reads on purpose, or walked by date as far as the first.
SMALL = (
    *("alembic_version", "heartbeat", "sqlite_", "CONSTANT ROW"),
    "anon_",  # the rows of a question in the question, a few by their index
    "left_members",  # read whole, once in a process
    "commits",  # a row for each connection to a server, none in a file
    "departures USING COVERING INDEX ix_departures_due_at",
    "problem_channels USING INDEX ix_problem_channels_due_at",
    *(
        "(subquery-",
        "servers",
        "world_bans",
    ),  # no row, the languages of a start's servers, those who were banned
)


async def time_goes_by(app: App, hands: Hands) -> None:
    """Reminders, falls, a spent day, an outage, an expired seek; and all of it told, some of it not at once."""

    async def deliver(notice: Notice) -> Delivered:
        if notice.attempts == 0:
            raise RuntimeError
        return Delivered(1)

    await app[Sweeper].begin()
    for spend in (True, False):
        match = await started(app, terms("1d", vacation=spend))
        match = await moved(app, match, 2)
    await pass_time(app, hands, 9 * DAY)
    hands.on(hours=9)
    await app[Sweeper].sweep()
    for _ in range(100):
        await app[Outbox].deliver_some(deliver)
        hands.on(seconds=5)
    await app[Outbox].released([1])


async def everything(app: App, hands: Hands) -> None:
    await time_goes_by(app, hands)
    await populate(app, hands)
    matches, match = app[Matches], await started(app, terms("1d"))
    await app[Seeks].note_message(1, 5)
    await app[Seeks].open(PLACE.guild_id, BOB)
    for _ in range(2):
        await matches.play(ANNA, a_move(match), match_id=match.id, request=10)
    await matches.act(ANNA, match.id, Match.offer_draw)
    await matches.act(BOB, match.id, Match.decline_draw)
    with suppress(UnclearMove):
        await matches.play_typed(ANNA, Typed(a_move(match)), request=11)
    await matches.mine(ANNA)
    await matches.at(PLACE.channel_id)
    await matches.current(BOB)
    await matches.history(match.id)
    await app[Players].names([ANNA, BOB])
    await app[Vacations].end(ANNA)
    await app[Vacations].days_left(ANNA)


async def test_every_statement_uses_an_index(file: Path, hands: Hands) -> None:
    said: dict[str, Any] = {}

    def hear(_c: Any, _cursor: Any, text: str, parameters: Any, *_rest: Any) -> None:
        said.setdefault(text, parameters)

    async with open_app(url_of(file), now=hands, think=inline, looks=Sight()) as app:
        engines = (app.database._writer, app.database._reader)
        for engine in engines:
            sa.event.listen(engine.sync_engine, "before_cursor_execute", hear)
        await everything(app, hands)
    scans = []
    with closing(sqlite3.connect(file)) as connection:
        # Of so small a file SQLite has found out by now that it may as well be read as a whole.
        assert connection.execute("SELECT count(*) FROM sqlite_stat1").fetchone()[0]
        connection.execute("DELETE FROM sqlite_stat1")
        connection.commit()
    with closing(sqlite3.connect(file)) as connection:
        for text, parameters in said.items():
            if not text.startswith(("SELECT", "UPDATE", "DELETE")):
                continue
            values = parameters[0] if isinstance(parameters, list) else parameters
            for *_, step in connection.execute(f"EXPLAIN QUERY PLAN {text}", values):
                if step.startswith("SCAN") and not step.removeprefix("SCAN ").startswith(SMALL):
                    scans.append(f"{step}: {text}")
    assert len(said) >= 160
    assert not scans, "\n".join(scans)
