"""Somebody who listens to the outbox, and what the tests of notices ask of it."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta

import sqlalchemy as sa

from bot.core.news import News, SeekExpired
from bot.core.notice import Notice
from bot.core.terms import Place
from bot.outbox import rows as notices
from bot.outbox.service.outbox import Delivered, Outbox
from bot.store.app import App
from bot.store.tables import notices as rows
from tests.bot.fixtures import ANNA, PLACE, Hands


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
    """Write some notices that belong to no match."""
    told = [Notice(SeekExpired(1, "russian"), recipient, place, app.now()) for _ in range(number)]
    await app.database.write(lambda connection: notices.add(connection, told, app.now()), about=())
