"""Whenever the process dies, in a move, a sweep or a delivery: nothing is lost, and nothing done by half or twice."""

import gc
import shutil
import traceback
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.app import open_app
from bot.console.check import check
from bot.core.match import Match, Seek
from bot.core.notice import Notice
from bot.core.terms import Place
from bot.invitations.service.invitations import Seeks
from bot.match.service.matches import Matches
from bot.outbox.service.outbox import LEASE, Delivered, Outbox
from bot.people.service import Players
from bot.store.app import App
from bot.store.tables import downtimes, match_events, matches, notices, reminders, seeks, vacations
from bot.sweeper import Sweeper
from rules import Side
from tests.bot.fixtures import ANNA, BOB, PLACE, Hands, a_move, started, terms, url_of
from tests.bot.services.test_conditional import OPEN
from tests.bot.services.test_conditional import begun as prepared
from tests.bot.services.test_shards import started_apart
from tests.bot.services.waits import DAY, HOUR, awake, begun, how_many, note_stay
from tests.seed import SEED


class Crash(BaseException):
    """The process is gone: nobody catches this."""


@contextmanager
def dying(app: App, step: int, *, after: bool) -> Iterator[list[str]]:
    """The process dies before, or after, its statement number `step`, `COMMIT` being the last."""
    engine = app.database._writer.sync_engine
    said: list[str] = []

    def count(statement: str) -> None:
        said.append(statement)
        if len(said) == step:
            raise Crash

    def statement(_c: Any, _cursor: Any, text: str, *_rest: Any) -> None:
        count(text)

    def commit(_connection: Any) -> None:
        # The event comes before the commit itself; what dies after it is the code that waits for the answer.
        if not after:
            count("COMMIT")

    # All that comes into being from here on stays young, so that to look for garbage in it takes no time.
    gc.disable()
    name = "after_cursor_execute" if after else "before_cursor_execute"
    sa.event.listen(engine, name, statement)
    sa.event.listen(engine, "commit", commit)
    try:
        yield said
    except Crash as crash:
        # The possessions of the dead process are gone with it, its lock on the file too.
        traceback.clear_frames(crash.__traceback__)
        gc.collect(0)
        raise
    finally:
        gc.enable()
        sa.event.remove(engine, name, statement)
        sa.event.remove(engine, "commit", commit)


async def counted(app: App) -> tuple[int, int]:
    return (await check(app.database)).moves, await how_many(app, notices)


BEGINNINGS: dict[str, tuple[Callable[[App], Awaitable[Match]], int, int]] = {
    "one place": (started, 1, 1),
    "two places": (started_apart, 1, 2),
    "answered at once": (lambda app: prepared(app, OPEN), 2, 2),
}
"""A match to move in, and how many moves are made by one and how many notices are written."""


@pytest.mark.few(1, of="after")
@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("beginning", BEGINNINGS)
async def test_a_crash_at_any_statement_of_a_move_leaves_all_or_nothing(
    file: Path, hands: Hands, beginning: str, after: bool
) -> None:
    begin, made, news = BEGINNINGS[beginning]
    crashes = step = 0
    while True:
        step += 1
        async with open_app(url_of(file), now=hands) as app:
            match = await begin(app)
            moves, told = await counted(app)
            text = "32-28" if match.terms.game == "international" else a_move(match)
            try:
                with dying(app, step, after=after):
                    await app[Matches].play(ANNA, text, match_id=match.id, request=step)
            except Crash:
                crashes += 1
            else:
                break
        # The process comes back, and Discord delivers the interaction once more.
        async with open_app(url_of(file), now=hands) as app:
            assert await counted(app) == (moves, told), "nothing of it is there"
            played = await app[Matches].play(ANNA, text, match_id=match.id, request=step)
            assert not played.repeated
            assert await counted(app) == (moves + made, told + news)
            assert (await check(app.database)).problems == ()
    assert crashes >= 5, "the move has that many statements at least"


async def test_a_crash_while_a_pair_begins_leaves_both_or_none(file: Path, hands: Hands) -> None:
    step = 0
    while True:
        step += 1
        async with open_app(url_of(file), now=hands) as app:
            before = await how_many(app, matches)
            await app[Players].save_server(PLACE.guild_id or 0, max_matches=500)
            seek: Seek = await app[Seeks].invite(ANNA, terms(pair=True), PLACE, wants=Side.FIRST)
            join: Callable[[], Awaitable[object]] = lambda: app[Seeks].join(seek.id, BOB)  # noqa: B023, E731 - called before the loop goes on
            try:
                with dying(app, step, after=False):
                    await join()
            except Crash:
                assert await how_many(app, matches) == before
                await join()
                assert await how_many(app, matches) == before + 2
            else:
                assert (await check(app.database)).problems == ()
                break
    assert step > 8


TABLES = (match_events, matches, notices, reminders, seeks, vacations, downtimes)


async def stay(app: App, hands: Hands, span: timedelta) -> None:
    """Time goes by in which the bot is there, but does not get round to a sweep."""
    hands.at += span
    await app.database.write(partial(note_stay, hands), about=())


async def prepare(app: App, hands: Hands) -> None:
    """A bit of everything that a sweep has to do: falls, a spent day, reminders, a seek, and three hours of outage."""
    await app[Sweeper].begin()
    await app[Players].save(BOB, vacation_auto=False)
    await app[Seeks].invite(ANNA, terms(), PLACE)
    await stay(app, hands, DAY)
    await begun(app, "6d", rated=True)
    await begun(app, "6d")
    await begun(app, "6d", rated=True, vacation=True)
    await begun(app, "156h", rated=True, vacation=True)
    await begun(app, "6d", rated=True, vacation=True, plies=3)
    await begun(app, "6d", plies=1)
    await begun(app, "7d")
    await begun(app, "5d@Europe/Berlin")
    await stay(app, hands, 6 * DAY + 2 * HOUR)
    hands.on(hours=3)


async def content(app: App) -> dict[str, list[tuple[Any, ...]]]:
    async with app.database.reading() as connection:
        return {
            table.name: [tuple(row) for row in await connection.execute(sa.select(table))] for table in TABLES
        }


def steps(stride: int) -> Iterator[int]:
    """Every so manieth step, at night others with another seed."""
    return count(1 + SEED % stride, stride)


@pytest.mark.few(1, of="after")
@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.parametrize(
    "stride", [pytest.param(15, id="few"), pytest.param(1, id="all", marks=pytest.mark.nightly)]
)
async def test_a_crash_at_any_statement_of_a_sweep_changes_nothing_in_the_end(
    tmp_path: Path, hands: Hands, stride: int, after: bool
) -> None:
    origin = tmp_path / "origin.db"
    async with open_app(url_of(origin), now=hands) as app:
        await prepare(app, hands)

    async def swept(name: str, step: int) -> tuple[bool, dict[str, list[tuple[Any, ...]]]]:
        copy = tmp_path / name
        shutil.copy(origin, copy)
        died = False
        async with open_app(url_of(copy), now=hands) as app:
            try:
                with dying(app, step, after=after):
                    await app[Sweeper].begin()
                    await app[Sweeper].sweep()
            except Crash:
                died = True
        async with awake(url_of(copy), hands) as app:
            await app[Sweeper].sweep()
            assert (await check(app.database)).problems == ()
            found = await content(app)
        copy.unlink()
        return died, found

    _, undisturbed = await swept("whole.db", 0)
    kinds = Counter(row[4] for row in undisturbed["match_events"])
    assert (kinds["ended"], kinds["fell"]) == (3, 1)
    assert kinds["paused"] >= 6
    told = Counter(row[3] for row in undisturbed["notices"])
    assert (told["over"], told["fell-choice"], told["vacation-spent"]) == (3, 1, 1)
    # The day that is spent is told as such; its reminders come before its end.
    assert (told["reminder"], told["seek-expired"]) == (2, 1)
    for step in steps(stride):
        died, found = await swept(f"{step}.db", step)
        for table, rows in found.items():
            assert rows == undisturbed[table], f"{table} after a crash at statement {step}"
        if not died:
            break
    assert step > 60, "a sweep has that many statements at least"


@pytest.mark.parametrize(
    "stride", [pytest.param(4, id="some"), pytest.param(1, id="all", marks=pytest.mark.slow)]
)
async def test_a_crash_at_any_statement_of_a_delivery_loses_nothing(
    tmp_path: Path, hands: Hands, stride: int
) -> None:
    origin = tmp_path / "origin.db"
    async with open_app(url_of(origin), now=hands) as app:
        for number in range(3):
            match = await started(app, place=Place(900, 910 + number))
            await app[Matches].act(BOB, match.id, Match.offer_draw)
            await app[Matches].act(ANNA, match.id, Match.decline_draw)
    begin = hands.at
    for step in steps(stride):
        hands.at = begin
        copy = tmp_path / f"{step}.db"
        shutil.copy(origin, copy)
        heard: list[tuple[int | None, int]] = []

        async def deliver(notice: Notice) -> Delivered:
            heard.append((notice.match_id, notice.id))  # noqa: B023 - called before the loop goes on
            return Delivered()

        died = False
        async with open_app(url_of(copy), now=hands) as app:
            try:
                with dying(app, step, after=False):
                    for _ in range(5):
                        await app[Outbox].deliver_some(deliver)
                        hands.on(seconds=2)
            except Crash:
                died = True
        early = len(heard)
        hands.at += LEASE
        async with open_app(url_of(copy), now=hands) as app:
            for _ in range(5):
                await app[Outbox].deliver_some(deliver)
                hands.on(seconds=2)
            async with app.database.reading() as connection:
                fates = Counter(await connection.scalars(sa.select(notices.c.fate)))
        assert fates == {"delivered": 6, "outdated": 3}
        told = Counter(number for _, number in heard)
        assert len(told) == 6
        # Notices that had arrived and were not yet written down arrive once more; nothing else does.
        before = Counter(number for _, number in heard[:early])
        twice = {number for number, times in told.items() if times > 1}
        assert all(told[number] == 2 and before[number] == 1 for number in twice)
        assert len(twice) <= 3, "no more than were under way at once"
        for match_id in {match_id for match_id, _ in heard}:
            ids = [number for of, number in heard if of == match_id]
            assert ids == sorted(ids)
        if not died:
            break
    assert step > 15
