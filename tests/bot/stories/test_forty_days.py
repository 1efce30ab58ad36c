"""Days in which places of games vanish, close and open again, and players are gone: nobody misses their turn.

After each move its opponent is called somewhere, in a server that the bot is no member of by letter; a game stands in
a place that exists; of the messages about somebody's time in a game one stands. A rating that falls takes the role that
it had brought, but for while the bot cannot take it.
"""

from __future__ import annotations

import itertools
import random
from collections import defaultdict
from typing import Any

import discord
import pytest
import sqlalchemy as sa
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.console.check import check
from bot.core.log import kind_of
from bot.core.match import Match
from bot.core.news import FellChoice, Reminder, TimeGiven, VacationSpent
from bot.core.rating import FULL_WEIGHT, RATED_PLIES, Rating
from bot.core.terms import Place
from bot.invitations.service.invitations import Seeks
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.ratings.service import Ratings
from bot.store.tables import notices
from tests.bot.fixtures import a_move, terms
from tests.bot.stories.narrative import answer, buttons, stepped
from tests.bot.stories.test_roles import held
from tests.seed import SEED
from tests.world import Simulation, World

ABOUT_TIME = [kind_of(kind) for kind in (Reminder, VacationSpent, FellChoice, TimeGiven)]
EXPERT = 1500
"""The least rating of the role: near it all begin, so that a few games cross it."""
HOURS = 6
"""From one look to the next."""


class Walk:
    """Three people, their games, and a server whose places come and go, led by one seed."""

    def __init__(self, world: World, seed: int, language: str) -> None:
        self.world, self.env, self.language = world, world.env, language
        self.chance = random.Random(seed)
        self.people = {person.id: person for person in (world.ann, world.ben, world.eve)}
        self.hall: Any = None
        self.calls = self.letters = self.falls = self.newcomers = 0
        self.abroad: Any = None
        self.guests: dict[int, Any] = {}
        self.expert: Any = None
        self.out_of_reach = False

    async def begin(self) -> None:
        await self.world.app[Players].save_server(self.world.guild.id, language=self.language)
        for person in self.people.values():
            await self.world.app[Players].save(person.id, language=self.language)
            await person.send_dm("hello")
        await self._found_abroad()
        for number, pair in itertools.product(range(FULL_WEIGHT), itertools.combinations(self.people, 2)):
            await self._rated(*pair, loser=pair[number % 2])
        self.expert = self.world.guild.create_role("Expert")
        rule = (self.expert.id, "american", EXPERT)
        await self.world.app[Players].save_server(self.world.guild.id, roles=[rule])
        await self._open_abroad()
        await self._choose_hall()

    async def _found_abroad(self) -> None:
        """A server in which people use the bot who have installed it for themselves; it is no member there."""
        guild = self.env.create_guild("Abroad")
        self.abroad = guild.create_text_channel("room")
        self.guests = {person.id: guild.add_member(person.user) for person in self.people.values()}
        await self.env.settle()
        emit, known = self.env.backend.emit, self.world.bot.get_guild

        def brought(event: str, payload: Any) -> None:
            if event == "INTERACTION_CREATE" and str(payload.get("channel_id")) == str(self.abroad.id):
                owner = str((payload.get("member") or payload)["user"]["id"])
                payload = {**payload, "authorizing_integration_owners": {"1": owner}, "app_permissions": "0"}
            emit(event, payload)

        vars(self.env.backend)["emit"] = brought
        vars(self.world.bot)["get_guild"] = lambda number: None if number == guild.id else known(number)
        path = f"/channels/{self.abroad.id}/messages"
        self.env.inject_error("POST", path, status=403, code=50001, times=None)

    async def live(self, days: int) -> None:
        events = {
            self._open_a_game: 15,
            self._open_abroad: 8,
            self._move: 60,
            self._delete_places: 10,
            self._delete_hall: 5,
            self._close_or_open: 10,
            self._rate: 8,
            self._raise_or_lower: 4,
        }
        for _ in range(days * 24 // HOURS):
            for event in self.chance.choices(list(events), list(events.values()), k=2):
                await event()
                await self.env.advance_time(30)
            await self.env.advance_time(HOURS * 3600)
            await self._look()

    async def _games(self) -> list[Match]:
        """The games that are open, each once."""
        found = [each for user in self.people for each in await self.world.app[Matches].mine(user)]
        return sorted({match.id: match for match in found}.values(), key=lambda match: match.id)

    async def _open_a_game(self) -> None:
        if len(await self._games()) >= 4:
            return
        one, other = self.chance.sample(list(self.people.values()), 2)
        invited = await one.slash(self.world.channel, "play", game="american", opponent=other, pace="1d")
        # A chosen channel that is closed to the bot is refused.
        if not invited.ephemeral:
            await stepped(other, answer(invited), "join")

    async def _open_abroad(self) -> None:
        if len(await self._games()) >= 4:
            return
        one, other = self.chance.sample(list(self.guests.values()), 2)
        invited = await one.slash(self.abroad, "play", game="american", opponent=other, pace="1d")
        if not invited.ephemeral:
            join = next(control for control in buttons(answer(invited)).values() if ":join:" in control)
            await other.click(answer(invited), custom_id=join)

    async def _rated(self, one: int, other: int, *, loser: int) -> None:
        """A rated game of these two with two moves of each, which one of them resigns."""
        app, place = self.world.app, Place(self.world.guild.id, self.world.channel.id)
        seek = await app[Seeks].invite(one, terms("1d", game="american", rated=True), place, opponent=other)
        match = await app[Seeks].join(seek.id, other)
        for _ in range(RATED_PLIES):
            match = (await app[Matches].play(match.mover, a_move(match), match_id=match.id)).match
        await app[Matches].act(loser, match.id, Match.resign)

    async def _rate(self) -> None:
        """Somebody plays newcomers, to win or to lose, until their rating crosses that of the role."""
        one = self.chance.choice(list(self.people.values()))
        before, above = self.expert.id in await held(self.world, one), await self._is_expert(one.id)
        while await self._is_expert(one.id) == above:
            self.newcomers += 1
            newcomer = self.world.guild.add_member(self.env.create_user(f"newcomer{self.newcomers}"))
            await self._rated(one.id, newcomer.id, loser=one.id if above else newcomer.id)
        await self.env.advance_time(15)
        after = self.expert.id in await held(self.world, one)
        assert after == (before if self.out_of_reach else not above)
        self.falls += before and not after

    async def _is_expert(self, user: int) -> bool:
        ratings = await self.world.app[Ratings].of_player(user, self.world.guild.id)
        rating = ratings.get("american", Rating())
        return not rating.provisional and round(rating.value) >= EXPERT

    async def _raise_or_lower(self) -> None:
        """The role goes above the bot's own, or back below it, where the check of each day finds it."""
        self.out_of_reach = not self.out_of_reach
        position = 99 if self.out_of_reach else 1
        self.env.backend.edit_role(self.world.guild.id, self.expert.id, {"position": position})
        await self.env.settle()

    async def _move(self) -> None:
        for match in await self._games():
            if match.fallen is not None or self.chance.random() < 0.3:
                continue
            before = len(self.env.http_requests)
            mover = self.people[match.mover]
            await mover.slash(self.world.channel, "move", notation=a_move(match), game=str(match.id))
            await self.env.advance_time(15)
            now = await self.world.app[Matches].get(match.id)
            assert len(now.moves) > len(match.moves)
            if not now.over:
                assert now.mover in self._called_since(before), match
                self.calls += 1
                self.letters += match.place.guild_id is None
                assert self._exists(now.place.channel_id), "a move finds its game another place"

    def _called_since(self, before: int) -> set[int]:
        """The people that a new message in a place that exists has called since that request."""
        letters = {user: f"/channels/{who.user.dm_channel.id}/messages" for user, who in self.people.items()}
        called = set()
        for request in self.env.http_requests[before:]:
            body = request.json if isinstance(request.json, dict) else {}
            message = body.get("message") or body.get("data") or body
            if request.method == "POST":
                called |= {int(user) for user in (message.get("allowed_mentions") or {}).get("users", ())}
                called |= {user for user, path in letters.items() if request.path == path}
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
        await self.world.app[Players].save_server(
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
            notices.c.message_id, notices.c.match_id, notices.c.channel_id, notices.c.recipient
        ).where(notices.c.kind.in_(ABOUT_TIME), notices.c.message_id.is_not(None))
        async with self.world.app.database.reading() as connection:
            rows = (await connection.execute(told)).all()
        about = defaultdict(set)
        for row in rows:
            about[row.message_id].add(row.match_id)
        standing = defaultdict(set)
        for row in rows:
            match = await self.world.app[Matches].get(row.match_id)
            if match.place.channel_id != row.channel_id or len(about[row.message_id]) > 1:
                continue
            # Each player has letters of their own.
            reader = row.recipient if match.place.guild_id is None else None
            standing[match.id, reader].add(row.message_id)
        assert all(len(messages) == 1 for messages in standing.values()), dict(standing)


@pytest.mark.slow
@pytest.mark.nightly
@pytest.mark.parametrize("language", ["ja"])
@pytest.mark.parametrize(
    "days", [pytest.param(8, id="eight days"), pytest.param(40, id="forty", marks=pytest.mark.few(0))]
)
async def test_nobody_misses_their_turn_while_places_come_and_go(
    world: World, env: Simulation, language: str, days: int
) -> None:
    walk = Walk(world, SEED + days, language)
    await walk.begin()
    await walk.live(days)
    assert walk.calls > days / 2
    assert walk.letters > days / 8
    if days > 8:
        assert walk.falls
    problems = (await check(world.app.database)).problems
    assert problems == (), problems
