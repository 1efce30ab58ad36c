"""Weeks of many matches through discord.py: vacations, weekends, nine hours of outage, a clock change."""

from __future__ import annotations

import shutil
from contextlib import AsyncExitStack
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.app import open_app
from bot.client import Damka
from bot.console.check import check
from bot.core.match import Match
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.store.tables import notices
from tests.bot.stories.narrative import BUTTON, in_settings, parts, stepped, text
from tests.bot.weeks import BEGIN, Weeks
from tests.seed import SEED
from tests.world import EPOCH, TEXTS, World

STEP = timedelta(hours=1)
"""So far the simulated clock goes at a time."""


class Outdoors(World):
    """A Discord in which the weeks happen; its clock is ahead by what lies between its epoch and theirs."""

    ahead: timedelta = BEGIN - EPOCH
    people: dict[int, Any]

    def now(self) -> datetime:
        at = super().now() + self.ahead + timedelta(microseconds=500)
        return at.replace(microsecond=at.microsecond // 1000 * 1000)

    async def begin(self, seed: int = 1) -> None:
        await super().begin(seed)
        self.people = {}
        for number in range(18):
            person = self.guild.add_member(self.env.create_user(f"player{number}", global_name=f"P{number}"))
            self.people[person.id] = person
        await self.env.settle()

    def user(self, number: int) -> int:
        return list(self.people)[number]

    async def wait_until(self, at: datetime) -> None:
        while (left := at - self.now()) > timedelta(0):
            await self.env.advance_time(min(left, STEP).total_seconds())

    async def be_away_until(self, at: datetime) -> None:
        """The bot is gone without a word; hours later there is another on the same database."""
        ahead = self.ahead + (at - self.now())

        def later() -> datetime:
            return self.now() if self.ahead == ahead else at

        opened = AsyncExitStack()
        app = await opened.enter_async_context(open_app(self.database_url, now=later, seed=2))
        bot = Damka(app, TEXTS)
        await self.env.restart_bot(bot)
        closing, self._open = self._open, opened
        await closing.aclose()
        self.app, self.bot, self.ahead = app, bot, ahead

    async def play(self, by: int, opponent: int, pace: str, rated: bool) -> Match:
        invited = await self.people[by].slash(
            self.channel, "play", game="american", opponent=self.people[opponent], pace=pace, rated=rated
        )
        assert not invited.ephemeral, text(invited.response)
        await stepped(self.people[opponent], invited.response, "join")
        return max(await self.app[Matches].mine(by), key=lambda match: match.id)

    async def move(self, by: int, match: Match, notation: str) -> None:
        moved = await self.people[by].slash(self.channel, "move", notation=notation, game=str(match.id))
        assert not moved.ephemeral, text(moved.response)

    async def choose(self, by: int, match: Match, what: str) -> None:
        for message in reversed(list(self.channel.history())):
            for part in parts(message):
                if part["type"] == BUTTON and part["custom_id"].startswith(f"v1:{what}:{match.id}:"):
                    await self.people[by].click(message, label=part["label"])
                    return
        raise AssertionError(f"nobody was offered to {what}")

    async def rest(self, by: int, first: date, last: date) -> None:
        # A player who has never been asked for a zone is asked before the days are planned.
        await self.app[Players].save(by, zone_asked=True)
        await in_settings(
            self.people[by], self.channel, "vacation", "vacation-ask", first=str(first), last=str(last)
        )

    async def return_early(self, by: int) -> None:
        await in_settings(self.people[by], self.channel, "vacation", "vacation-end")


@pytest.mark.slow
@pytest.mark.nightly
@pytest.mark.parametrize(
    "seed, games, days, often",
    [
        pytest.param(SEED, 12, 10, 1, id="ten days"),
        pytest.param(1, 50, 21, 4, marks=pytest.mark.few(0), id="three weeks"),
    ],
)
async def test_weeks_of_many_matches(
    empty_database: Path, tmp_path: Path, unhurried: None, seed: int, games: int, days: int, often: int
) -> None:
    path = tmp_path / "damka.sqlite3"
    shutil.copy(empty_database, path)
    world = Outdoors(f"sqlite+aiosqlite:///{path}")
    try:
        await world.begin()
        weeks = Weeks(world, seed, games=games, length=timedelta(days=days))
        await weeks.live()
        counted = await weeks.recount()
        print(counted)
        assert counted["moved"] > (8 if games == 50 else 3) * games
        for what in ("downtime", "vacation", "reminders"):
            assert counted[what] >= often, what
        if games == 50:
            for what in ("fell", "ended: time", "spent"):
                assert counted[what] >= often, what
        assert (await check(world.app.database)).problems == ()
        async with world.app.database.reading() as connection:
            told = (await connection.execute(sa.select(notices.c.fate, notices.c.kind))).all()
        # Everything was told or had become untrue; nothing waits, nothing was refused.
        assert {row.fate for row in told} <= {"delivered", "outdated"}
    finally:
        await world.close()
    assert world.mistakes() == []
    assert world.faults() == []
    assert world.surprises() == []
