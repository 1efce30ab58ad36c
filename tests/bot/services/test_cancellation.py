"""A caller may give up at any moment: work once begun is done or undone, and nobody after them is kept waiting."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Generator, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.app import open_app
from bot.console.check import check
from bot.core.match import Place, Terms
from bot.core.pace import Pace
from bot.invitations.service.invitations import Seeks
from bot.match.rows import matches
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.store import database, threads
from bot.store.app import App
from bot.store.connection import AsyncConnection
from bot.store.tables import heartbeat
from tests.bot.fixtures import ANNA, BOB, START, Hands, a_move, started, sure, url_of
from tests.bot.services.waits import changed

SOON = 30.0
"""Seconds within which anybody else can write again; a lock that was left behind lasts for ever."""


class Cancelled:
    """Awaits what it is given, and is cancelled while it waits for the `step`-th time."""

    def __init__(self, awaited: Awaitable[Any], step: int) -> None:
        self._awaited = awaited
        self._step = step
        self.reached = False

    def __await__(self) -> Generator[Any, Any, Any]:
        inner = self._awaited.__await__()
        step, answer = 0, None
        while True:
            try:
                waited_for = inner.send(answer)
            except StopIteration as done:
                return done.value
            step += 1
            if step == self._step:
                self.reached = True
                task = sure(asyncio.current_task())
                task.cancel()
            try:
                answer = yield waited_for
            except BaseException as error:
                waited_for = inner.throw(error)
                answer = yield waited_for


async def cancelled_at(step: int, awaited: Awaitable[Any]) -> bool:
    """Was there such a step; its caller was cancelled in it."""
    waiting = Cancelled(awaited, step)

    async def wait() -> None:
        await waiting

    with suppress(asyncio.CancelledError):
        await asyncio.create_task(wait())
    return waiting.reached


@contextmanager
def at_statement(app: App, number: int, task: asyncio.Task[Any]) -> Iterator[list[str]]:
    said: list[str] = []
    over = False
    loop = asyncio.get_running_loop()

    def count(_c: Any, _cursor: Any, text: str, *_rest: Any) -> None:
        if over:
            return
        said.append(text)
        if len(said) == number:
            # The statement may run in a thread of its own.
            loop.call_soon_threadsafe(task.cancel)

    engine = app.database._writer.sync_engine
    sa.event.listen(engine, "before_cursor_execute", count)
    try:
        yield said
    finally:
        # Not removed: cancelled work goes on in its thread, which is going through the listeners.
        over = True


@pytest.fixture
async def other(url: str, hands: Hands, app: App) -> AsyncIterator[App]:
    async with open_app(url, now=hands) as opened:
        yield opened


async def write(app: App) -> None:
    async with asyncio.timeout(SOON):
        await app[Players].save(BOB, dm=True)


async def test_an_invitation_accepted_and_cancelled_at_any_await_makes_one_match_or_none(
    app: App, other: App
) -> None:
    seeks = Terms("russian", Pace.parse("standard")), Place(1, 2)
    step = made = 0
    reached = True
    while reached:
        step += 1
        seek = await app[Seeks].invite(ANNA, *seeks, opponent=BOB)
        reached = await cancelled_at(step, app[Seeks].join(seek.id, BOB, request=step))
        await write(other)
        await write(app)
        # Discord delivers the interaction once more.
        match = await app[Seeks].join(seek.id, BOB, request=step)
        made += 1
        assert match in await other[Matches].mine(BOB)
        assert len(await other[Matches].mine(BOB)) == made
    assert step > 1
    assert (await check(app.database)).problems == ()


async def test_a_move_cancelled_at_any_statement_is_made_once(app: App, other: App) -> None:
    match = await started(app)
    number = 0
    while True:
        number += 1
        before = await other[Matches].get(match.id)
        play = app[Matches].play(before.mover, a_move(before), match_id=match.id, request=number)
        task = asyncio.ensure_future(play)
        with at_statement(app, number, task) as said, suppress(asyncio.CancelledError):
            await task
        reached = len(said) >= number
        await write(other)
        await write(app)
        # Discord delivers the interaction once more.
        await app[Matches].play(before.mover, a_move(before), match_id=match.id, request=number)
        assert len((await other[Matches].get(match.id)).moves) == len(before.moves) + 1
        if not reached:
            break
    assert number > 5, "the move has that many statements at least"
    assert (await check(app.database)).problems == ()


async def in_one_go(app: App, match_id: int) -> object:
    return await app[Matches].get(match_id)


async def as_a_block(app: App, match_id: int) -> object:
    async with app.database.reading() as connection:
        return [await matches.load(connection, match_id), await matches.events_of(connection, match_id)]


@pytest.mark.parametrize("read", [in_one_go, as_a_block])
async def test_reading_cancelled_at_any_await_keeps_no_view_open(
    file: Path, hands: Hands, read: Callable[[App, int], Awaitable[object]]
) -> None:
    async with open_app(url_of(file), now=hands) as app, open_app(url_of(file), now=hands) as other:
        match = await started(app)
        step = 0
        while await cancelled_at(step := step + 1, read(app, match.id)):
            await write(other)
            # A view that is still open keeps the write-ahead log from being emptied.
            await changed(other, sa.update(heartbeat).values(at=START))
            busy = checkpoint(other)
            assert busy == 0, f"a view was left open at await {step}"
            async with asyncio.timeout(SOON):
                assert await app[Matches].get(match.id) == match
    assert step > 1


def checkpoint(app: App) -> int:
    with closing(sqlite3.connect(sure(app.database.file))) as driver:
        row = driver.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        return int(row[0])


async def test_closing_waits_for_a_write_that_nobody_waits_for(file: Path, hands: Hands) -> None:
    async with open_app(url_of(file), now=hands) as app:
        match = await started(app)
        task = asyncio.ensure_future(app[Matches].play(ANNA, a_move(match), match_id=match.id))
        with at_statement(app, 3, task), suppress(asyncio.CancelledError):
            await task
    async with open_app(url_of(file), now=hands) as app:
        assert len((await app[Matches].get(match.id)).moves) == 1


def test_a_transaction_that_ends_after_the_event_loop_tells_nobody(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(threads, "_CLOSING_SECONDS", 0.01)
    monkeypatch.setattr(database, "_CLOSING_SECONDS", 0.01)
    failed: list[BaseException | None] = []
    monkeypatch.setattr(threading, "excepthook", lambda told: failed.append(told.exc_value))
    before, gone_on = set(threading.enumerate()), threading.Event()

    async def given_up() -> None:
        async with open_app(url_of(file), now=Hands()) as app:
            begun = threading.Event()

            async def work(_connection: AsyncConnection) -> None:
                begun.set()
                gone_on.wait(20)

            writing = asyncio.create_task(app.database.write(work, about=()))
            assert await asyncio.to_thread(begun.wait, 20)
            writing.cancel()

    asyncio.run(given_up())
    left = set(threading.enumerate()) - before
    gone_on.set()
    for thread in left:
        thread.join(20)
    assert left
    assert not failed
