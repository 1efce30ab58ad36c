"""Days in which places of games vanish, close and open again, and players are gone: nobody misses their turn.

After each move its opponent is called somewhere; a game stands in a place that exists; of the messages about somebody's
time in a game one stands, and no choice outlives its game.
"""

from __future__ import annotations

import random
from collections import defaultdict
from typing import Any

import discord
import pytest
import sqlalchemy as sa
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.core.log import kind_of
from bot.core.match import Match
from bot.core.news import FellChoice, Reminder, TimeGiven, VacationSpent
from bot.health import check
from bot.store.tables import notices
from tests import sample
from tests.bot.fixtures import a_move
from tests.bot.stories.narrative import answer
from tests.world import TEXTS, Simulation, World

ABOUT_TIME = (
    Reminder,
    VacationSpent,
    FellChoice,
    TimeGiven,
)
HOURS = 6
"""From one look to the next."""


class Walk:
    """Three people, their games, and a server whose places come and go, led by one seed."""

    def __init__(self, world: World, seed: int, language: str) -> None:
        self.world, self.env, self.language = world, world.env, language
        self.chance = random.Random(seed)
        self.people = {person.id: person for person in (world.ann, world.ben, world.eve)}
        self.hall: Any = None
        self.calls = 0

    async def begin(self) -> None:
        await self.world.app.players.save_server(self.world.guild.id, language=self.language)
        for person in self.people.values():
            await self.world.app.players.save(person.id, language=self.language)
        await self._choose_hall()

    async def live(self, days: int) -> None:
        events = (self._open_a_game, self._move, self._delete_places, self._delete_hall, self._close_or_open)
        for _ in range(days * 24 // HOURS):
            for event in self.chance.choices(events, (15, 60, 10, 5, 10), k=2):
                await event()
                await self.env.advance_time(30)
            await self.env.advance_time(HOURS * 3600)
            await self._look()

    async def _games(self) -> list[Match]:
        """The games that are open, each once."""
        found = [each for user in self.people for each in await self.world.app.matches.mine(user)]
        return sorted({match.id: match for match in found}.values(), key=lambda match: match.id)

    async def _open_a_game(self) -> None:
        if len(await self._games()) >= 4:
            return
        one, other = self.chance.sample(list(self.people.values()), 2)
        invited = await one.slash(self.world.channel, "play", game="american", opponent=other, pace="1d")
        # A chosen channel that is closed to the bot is refused.
        if not invited.ephemeral:
            await other.click(answer(invited), label=TEXTS.say(self.language, "button-join"))

    async def _move(self) -> None:
        for match in await self._games():
            if match.fallen is not None or self.chance.random() < 0.3:
                continue
            before = len(self.env.http_requests)
            mover = self.people[match.mover]
            await mover.slash(self.world.channel, "move", notation=a_move(match), game=str(match.id))
            await self.env.advance_time(15)
            now = await self.world.app.matches.get(match.id)
            assert len(now.moves) > len(match.moves)
            if not now.over:
                assert now.mover in self._called_since(before), match
                self.calls += 1
                assert self._exists(now.place.channel_id), "a move finds its game another place"

    def _called_since(self, before: int) -> set[int]:
        """The people that a new message in a place that exists has called since that request."""
        called = set()
        for request in self.env.http_requests[before:]:
            body = request.json if isinstance(request.json, dict) else {}
            message = body.get("message") or body.get("data") or body
            if request.method == "POST":
                called |= {int(user) for user in (message.get("allowed_mentions") or {}).get("users", ())}
        return called

    def _exists(self, channel: int) -> bool:
        return channel in self.env.backend.channels

    async def _delete_places(self) -> None:
        for match in await self._games():
            place = self.env.backend.channels.get(match.place.channel_id)
            if place is not None and place.is_thread and self.chance.random() < 0.5:
                self.env.backend.delete_channel(place.id)
        await self.env.settle()

    async def _delete_hall(self) -> None:
        """With all in it, as Discord does; the server chooses another sooner or later."""
        if self.hall is not None and self._exists(self.hall.id):
            for thread in self.hall.threads:
                self.env.backend.delete_channel(thread.id)
            self.env.backend.delete_channel(self.hall.id)
            await self.env.settle()
        if self.chance.random() < 0.5:
            await self._choose_hall()

    async def _choose_hall(self) -> None:
        kind, guild = self.chance.choice(("forum", "threads", "channel", "none")), self.world.guild
        if kind == "forum":
            self.hall = guild.create_forum_channel("hall")
        elif kind != "none":
            self.hall = guild.create_text_channel("hall")
        number = None if self.hall is None or kind == "none" else self.hall.id
        await self.env.settle()
        await self.world.app.players.save_server(
            guild.id,
            forum=number if kind == "forum" else None,
            channel=number if kind in ("threads", "channel") else None,
            threads=kind == "threads",
        )

    async def _close_or_open(self) -> None:
        if self.hall is None or not self._exists(self.hall.id):
            return
        shut = discord.Permissions(send_messages=True, send_messages_in_threads=True).value
        deny = self.chance.choice((0, shut))
        where = Overwrite(self.world.me.id, OverwriteType.MEMBER, deny=deny)
        self.env.backend.set_overwrite(self.hall.id, where)
        await self.env.settle()

    async def _look(self) -> None:
        """Reads what stands about somebody's time."""
        told = sa.select(
            notices.c.message_id, notices.c.match_id, notices.c.channel_id, notices.c.kind
        ).where(notices.c.kind.in_(map(kind_of, ABOUT_TIME)), notices.c.message_id.is_not(None))
        async with self.world.app.database.reading() as connection:
            rows = (await connection.execute(told)).all()
        about = defaultdict(set)
        for row in rows:
            about[row.message_id].add(row.match_id)
        standing = defaultdict(set)
        for row in rows:
            match = await self.world.app.matches.get(row.match_id)
            if match.place.channel_id != row.channel_id or len(about[row.message_id]) > 1:
                continue
            standing[match.id].add(row.message_id)
        assert all(len(messages) == 1 for messages in standing.values()), dict(standing)


@pytest.mark.slow
@pytest.mark.parametrize("language", TEXTS.languages)
@pytest.mark.parametrize(
    "days", [pytest.param(8, id="eight days"), pytest.param(40, id="forty", marks=pytest.mark.sample(0))]
)
async def test_nobody_misses_their_turn_while_places_come_and_go(
    world: World, env: Simulation, language: str, days: int
) -> None:
    walk = Walk(world, sample.seed() + days, language)
    await walk.begin()
    await walk.live(days)
    assert walk.calls > days / 2
    problems = (await check(world.app.database)).problems
    assert problems == (), problems
