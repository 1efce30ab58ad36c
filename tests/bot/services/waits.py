"""Letting time go by in an app whose clock is set by hand, and somebody who listens to its outbox."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import partial
from typing import Any

import sqlalchemy as sa

from bot.app import open_app
from bot.core.log import kind_of
from bot.core.match import Match
from bot.core.news import News, SeekExpired
from bot.core.notice import Notice
from bot.core.terms import Place
from bot.match.service.pauses import BEAT, GRACE
from bot.outbox import rows as notices
from bot.outbox.service.outbox import Delivered, Outbox
from bot.store import deadlines, heartbeats
from bot.store.app import App
from bot.store.database import Connection
from bot.store.heartbeats import Beat
from bot.store.tables import notices as rows
from bot.sweeper import Sweeper
from tests.bot.fixtures import ANNA, PLACE, Hands, moved, started, terms

HOUR = timedelta(hours=1)
DAY = timedelta(days=1)
MOMENT = timedelta(milliseconds=1)


@asynccontextmanager
async def awake(url: str, hands: Hands, *, seed: int | None = None) -> AsyncIterator[App]:
    """The bot as it comes up, when it has seen how long it was away."""
    async with open_app(url, now=hands, seed=seed) as app:
        await app[Sweeper].begin()
        yield app


async def told(app: App, *kinds: type[News]) -> list[Notice]:
    """Every notice that was ever written, of these kinds where some are named, in order."""
    async with app.database.reading() as connection:
        found = await connection.execute(
            sa.select(rows)
            .where(sa.or_(sa.false() if kinds else sa.true(), rows.c.kind.in_(map(kind_of, kinds))))
            .order_by(rows.c.id)
        )
        return [notices.notice_of(row) for row in found.mappings()]


async def asked(app: App, query: sa.Select[Any]) -> Any:
    return await app.database.read(lambda connection: connection.scalar(query))


async def changed(app: App, statement: sa.Executable) -> None:
    async with app.database.transaction() as connection:
        await connection.execute(statement)


async def how_many(app: App, table: sa.Table) -> int:
    return await asked(app, sa.select(sa.func.count()).select_from(table)) or 0


async def begun(
    app: App, pace: str = "3d", *, rated: bool = False, vacation: bool = False, plies: int = 2
) -> Match:
    """A match of Anna and Bob in which the first moves were made; Anna is to move again."""
    match = await started(app, terms(pace, rated=rated, vacation=vacation))
    return await moved(app, match, plies)


async def pass_time(app: App, hands: Hands, span: timedelta) -> None:
    """Time goes by, with a sweep at every instant at which something is due; the bot is there all along."""
    end = hands.at + span
    while True:
        await app[Sweeper].sweep()
        if hands.at == end:
            return
        async with app.database.reading() as connection:
            following = await deadlines.earliest(connection)
        hands.at = max(min(end, following or end), hands.at + MOMENT)
        await app.database.write(partial(note_stay, hands), about=())


async def stay(app: App, hands: Hands) -> None:
    """The bot is there for the time after a return in which nothing runs on, with its beats."""
    await app[Sweeper].sweep()
    for _ in range(GRACE // BEAT + 1):
        hands.at += BEAT
        await app[Sweeper].sweep()


async def note_stay(hands: Hands, connection: Connection) -> None:
    """The beats of the meantime, of which only the last is ever looked at."""
    last = (await heartbeats.of(connection)).get(0)
    await heartbeats.note(connection, Beat(0, 1, hands.at), last)


@dataclass
class Ear:
    """The arrivals, with their times; `fails` says what happens instead."""

    hands: Hands
    fails: Callable[[Notice], BaseException | None] = lambda _: None
    heard: list[tuple[datetime, Notice]] = field(default_factory=list)

    async def __call__(self, notice: Notice) -> Delivered:
        await asyncio.sleep(0)
        if (failure := self.fails(notice)) is not None:
            raise failure
        self.heard.append((self.hands.at, notice))
        return Delivered(1000 + notice.id)

    @property
    def kinds(self) -> list[type[News]]:
        return [notice.kind for _, notice in self.heard]


async def deliver_for(app: App, hands: Hands, ear: Ear, span: timedelta) -> None:
    """Let the outbox work for so long."""
    end = hands.at + span
    while True:
        following = await app[Outbox].deliver_some(ear)
        if hands.at >= end:
            return
        hands.at = min(max(following or end, hands.at + timedelta(milliseconds=1)), end)


async def fates(app: App) -> dict[int, str | None]:
    async with app.database.reading() as connection:
        found = await connection.execute(sa.select(rows.c.id, rows.c.fate).order_by(rows.c.id))
        return {row["id"]: row["fate"] for row in found.mappings()}


async def tell(app: App, number: int, place: Place | None = PLACE, recipient: int = ANNA) -> None:
    told = [Notice(SeekExpired(1, "russian"), recipient, place, app.now()) for _ in range(number)]
    await app.database.write(lambda connection: notices.add(connection, told, app.now()), about=())
