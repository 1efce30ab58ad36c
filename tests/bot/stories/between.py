"""Several servers in one simulated Discord, games between them, and all that is written to each."""

import json
import re
from collections.abc import Iterator, Set
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

import sqlalchemy as sa
from simcord.components import walk_components

from bot.core.match import Header, Match, Terms
from bot.core.notice import WITH_BOARD
from bot.core.terms import Place
from bot.match.service.beginnings import begun
from bot.outbox.rows import notice_of
from bot.outbox.service.outbox import Outbox
from bot.store import tables
from bot.store.database import Connection
from rules import Side
from tests.bot.fixtures import sure, terms
from tests.bot.stories.narrative import GALLERY
from tests.world import EPOCH, Simulation, World

EPHEMERAL = 64


@dataclass
class Server:
    """A server with a channel for games and some people who are in no other.

    `gone`: it has removed the bot; `erased`: of its people some are forgotten, with the notices that told them boards.
    """

    world: World
    guild: Any
    channel: Any
    people: list[Any]
    gone: bool = False
    erased: bool = False

    @property
    def place(self) -> Place:
        return Place(self.guild.id, self.channel.id)

    @property
    def name(self) -> str:
        return str(self.guild.name)

    def boards(self) -> list[Any]:
        """All messages with a picture in its channels and threads, the oldest first."""
        found = [
            message
            for number, known in self.world.env.backend.channels.items()
            if known.guild_id == self.guild.id
            for message in self.world.env.backend.messages.get(number, {}).values()
            if not message.flags & EPHEMERAL
        ]
        return [each for each in found if any(part["type"] == GALLERY for part in parts_of(each))]


def parts_of(message: Any) -> Iterator[dict[str, Any]]:
    """The components of a message as the simulated Discord stores it."""
    yield from walk_components(message.components)


async def server(world: World, number: int, *names: str) -> Server:
    """Another server, which has had the bot for long."""
    env = world.env
    guild = env.create_guild(f"Circle-{number}-of-friends")
    channel = guild.create_text_channel(f"corner-{number}")
    people = [
        guild.add_member(env.create_user(f"{name.split()[0].casefold()}-{number}", global_name=name))
        for name in names
    ]
    await env.settle()
    me = sure(world.bot.user)
    env.backend.get_guild(guild.id).members[me.id].joined_at = (EPOCH - timedelta(days=400)).isoformat()
    known = sure(world.bot.get_guild(guild.id))
    known.me.joined_at = EPOCH - timedelta(days=400)
    for each in people:
        await world.players.remember(each.id, str(each.user.global_name))
    return Server(world, guild, channel, people)


async def first_server(world: World) -> Server:
    """That of Ann, Ben and Eve."""
    for each in (world.ann, world.ben, world.eve):
        await world.players.remember(each.id, str(each.user.global_name))
    return Server(world, world.guild, world.channel, [world.ann, world.ben, world.eve])


async def begin_between(
    world: World, first: Any, second: Any, place: Place, away: Place, agreed: Terms | None = None
) -> Match:
    """A game that the first has offered, in the first place, and the second has joined, in the other."""
    agreed = agreed or terms(game="american")
    header = Header(
        0, agreed, place, (first.id, second.id), agreed.kind.rules_version, away=away, guest=Side.SECOND
    )

    async def work(connection: Connection) -> Match:
        return await begun(connection, header, second.id, world.app.now())

    match = await world.app.database.write(work, about=(), then=world.app[Outbox].wake)
    await world.env.advance_time(4)
    return match


@dataclass
class Letterbox:
    """All that leaves the bot, with who reads it. `hidden`: the people by server whom it may know by no name."""

    env: Simulation
    servers: list[Server]
    hidden: dict[int, set[Any]] = field(default_factory=dict)
    read: int = 0
    asked: int = 0
    by_token: dict[str, tuple[int | None, int]] = field(default_factory=dict)

    def leaks(self) -> list[str]:
        """The bodies since the last look that name another server than that of their readers, a channel or a person
        of it.
        """
        self._learn()
        new, self.read = self.env.http_requests[self.read :], len(self.env.http_requests)
        found = []
        for request in new:
            if request.json is None or (readers := self._readers(request.path)) is None:
                continue
            body = json.dumps(request.json, ensure_ascii=False)
            for other in self.servers:
                if other.guild.id != readers:
                    found += [
                        f"{request.method} {request.path} tells {readers} of {told}: {body}"
                        for told in self._marks(other)
                        if told in body
                    ]
            found += [
                f"{request.method} {request.path} tells {readers} of {who.user.global_name}: {body}"
                for who in self.hidden.get(readers, ())
                if re.search(rf"(?<!\w){re.escape(str(who.user.global_name))}(?!\w)", body)
            ]
        return found

    def _learn(self) -> None:
        transcript = self.env.backend.transcript
        for _, name, payload in transcript[self.asked :]:
            if name == "INTERACTION_CREATE":
                user = (payload.get("member") or payload)["user"]["id"]
                guild = payload.get("guild_id")
                self.by_token[payload["token"]] = (None if guild is None else int(guild), int(user))
        self.asked = len(transcript)

    def _readers(self, path: str) -> int | None:
        """The server of those who read what is sent there; None for what nobody reads."""
        step = path.strip("/").split("/")
        if step[0] in ("interactions", "webhooks") and len(step) > 2 and step[2] in self.by_token:
            guild, user = self.by_token[step[2]]
            return guild if guild is not None else self._home(user)
        if step[0] == "guilds":
            return int(step[1])
        if step[0] != "channels":
            return None
        channel = self.env.backend.channels.get(int(step[1]))
        if channel is None:
            return None
        if channel.guild_id is not None:
            return int(channel.guild_id)
        people = [user for user in channel.recipient_ids if not self.env.backend.users[user].bot]
        return self._home(people[0])

    def _home(self, user: int) -> int:
        (home,) = (each.guild.id for each in self.servers if user in {p.id for p in each.people})
        return int(home)

    def _marks(self, server: Server) -> list[str]:
        channels = [
            number for number, known in self.env.backend.channels.items() if known.guild_id == server.guild.id
        ]
        numbers = (server.guild.id, *channels, *(each.id for each in server.people))
        # The world's own channel is called as any might be.
        names = [server.name, *([str(server.channel.name)] if "-" in server.channel.name else [])]
        # Nobody is called by the name that one writes to.
        names += [each.user.name for each in server.people if "-" in each.user.name]
        speech = [
            word for each in server.people for word in str(each.user.global_name).split() if "/" in word
        ]
        return [*names, *speech, *map(str, numbers)]


async def misdelivered(world: World, servers: list[Server], besides: Set[int] = frozenset()) -> list[str]:
    """Notices that were told elsewhere than where their recipient plays, and boards that stand twice or not at all;
    `besides`: messages with which somebody has shown everybody a board.
    """
    async with world.app.database.reading() as connection:
        rows = (await connection.execute(sa.select(tables.notices))).mappings().all()
    homes = {person.id: each.guild.id for each in servers for person in each.people}
    wrong, boards = [], dict[tuple[Any, ...], set[int]]()
    for row in rows:
        notice = notice_of(row)
        where = None if notice.place is None else notice.place.guild_id
        if notice.recipient in homes and where not in (None, homes[notice.recipient]):
            wrong.append(f"notice {notice.id} for {notice.recipient} in {notice.place}")
        if notice.kind in WITH_BOARD and row["message_id"] is not None and row["channel_id"] is not None:
            key = (row["match_id"], row["seq"], notice.kind, row["guild_id"])
            if key in boards:
                wrong.append(f"board {key} stands twice")
            boards.setdefault(key, set()).add(row["message_id"])
    told = {message for each in boards.values() for message in each}
    for server in servers:
        if not server.gone:
            shown = {message.id for message in server.boards()} - besides
            mine = {m for key, each in boards.items() if key[3] == server.guild.id for m in each}
            if shown - mine and not server.erased:
                wrong.append(f"{server.name} shows boards that no notice tells: {sorted(shown - mine)}")
            if (mine - shown) & told:
                wrong.append(f"{server.name} lacks boards: {sorted(mine - shown)}")
    return wrong
