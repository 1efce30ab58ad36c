"""How much a move asks of the database: bounds that may only go down."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any

import sqlalchemy as sa

from bot.core.notice import Notice
from bot.match.service.matches import Matches
from bot.outbox.service.outbox import Delivered, Outbox
from bot.store.app import App
from bot.sweeper import Sweeper
from tests.bot.fixtures import PLACE, Hands, a_move, started


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
