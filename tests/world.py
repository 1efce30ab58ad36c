"""A real bot in a simulated Discord, on a real database: the world in which stories are told."""

import asyncio
import io
import json
import pickle
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any, TypeVar, cast

import discord
import simcord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.app import open_app
from bot.client import Damka
from bot.console.check import check
from bot.core.match import Match
from bot.core.terms import Place, Terms
from bot.engine.question import Question, Solution, solve
from bot.engine.review import Found, Passage, compare, glance
from bot.features import FEATURES
from bot.invitations.service.invitations import Seeks
from bot.language.texts import Texts
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.skin.errors import KNOWN, cause_of
from bot.skin.plug import Feature
from bot.store.app import App
from bot.workers.pool import Workers
from rules import Side, find_game
from tests.bot.fixtures import terms
from tests.bot.stories.narrative import FORM, UPDATED, answer, invite, stepped, text
from tests.brevity import too_long
from tests.half_width import foreign_in_japanese
from tests.openapi import SPECIFICATION, discord_api

EPOCH = datetime(2026, 1, 1, tzinfo=UTC)
"""When every simulated world begins."""

TEXTS = Texts()

T = TypeVar("T")

PATIENCE = 120.0
"""Seconds after which a bot that is still busy is taken to be stuck: no sound one needs them on any machine."""
LOOK = 0.002
"""Seconds between two looks whether the bot is done; simcord's own are far longer, and would be most of a story."""


async def in_a_thread(question: Question) -> Solution:
    """How the bot thinks here: processes of its own are another test's business."""
    return await asyncio.to_thread(solve, question)


class Looks:
    """How the bot looks at the positions of a review here."""

    async def glance(self, passage: Passage) -> tuple[Found, ...]:
        return await asyncio.to_thread(glance, passage)

    async def compare(self, passage: Passage) -> tuple[Found, Found, Found]:
        return await asyncio.to_thread(compare, passage)


class Here(Workers):
    """Work that is done in a thread of this process, with what passes to another: those take half a second to load,
    and tests of their own see to them.
    """

    def __init__(self, count: int = 1) -> None:
        super().__init__(count)

    async def call(self, work: Callable[..., T], *given: Any, **_: Any) -> T:
        done = await asyncio.to_thread(work, *pickle.loads(pickle.dumps(given)))
        return cast("T", pickle.loads(pickle.dumps(done)))


class Simulation(simcord.Env):
    """The simulated Discord, for machines that are slow or busy.

    simcord gives the bot five seconds of real time for everything. They cannot simply be made more: it waits for every
    timer of the bot's that is due within them.
    """

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._timers: list[Any] = []
        self._events_as_since_february_2026()

    def _events_as_since_february_2026(self) -> None:
        """The maker of an event of the calendar needs Create Events, and may then change it; Manage
        Events alone does not do. simcord still asks for Manage Events everywhere.
        """
        require, create = self.backend.require_permissions, self.backend.create_scheduled_event

        def required(guild_id: int | None, user_id: int, channel_id: int | None, *names: str) -> None:
            if names == ("manage_events",) and guild_id is not None and channel_id is None:
                may = discord.Permissions(self.backend.compute_permissions(guild_id, user_id, None))
                names = ("create_events",) if may.create_events else names
            require(guild_id, user_id, channel_id, *names)

        def created(guild_id: int, *, creator_id: int, **how: Any) -> Any:
            require(guild_id, creator_id, None, "create_events")
            return create(guild_id, creator_id=creator_id, **how)

        vars(self.backend).update(require_permissions=required, create_scheduled_event=created)

    def _schedule_timer(self, record: Any, *what: Any) -> None:
        super()._schedule_timer(record, *what)
        self._timers.append(record)

    def _end_timers(self) -> None:
        """simcord leaves the loop's own timer behind one that the bot has cancelled, and goes through all of them
        again and again: in a story of some days that was most of the time.
        """
        kept = []
        for record in self._timers:
            real = record.real_handle
            if record.handle is not None and record.handle.cancelled() and real is not None:
                real.cancel()
            if real is not None and not real.cancelled():
                kept.append(record)
        self._timers = kept

    def last_interaction(self) -> dict[str, Any]:
        """The payload of the newest interaction, as the gateway sent it."""
        payload: dict[str, Any] = next(
            payload
            for kind, name, payload in reversed(self.backend.transcript)
            if name == "INTERACTION_CREATE"
        )
        return payload

    async def _settle_internal(self, *, idle: float = LOOK, **how: Any) -> None:
        self._end_timers()
        until = asyncio.get_running_loop().time() + PATIENCE
        while True:
            try:
                return await super()._settle_internal(idle=idle, **how)
            except TimeoutError:
                if how.get("_deadline") is not None or asyncio.get_running_loop().time() > until:
                    raise

    async def _advance_to(self, target: float, deadline: float) -> None:
        # The bot does something every minute, so a week has ten thousand steps.
        days = (target - self._virtual_time) / 86_400
        await super()._advance_to(target, deadline + PATIENCE * (1 + days))

    async def _detach_bot(self) -> None:
        usual, self.settle_timeout = self.settle_timeout, PATIENCE
        try:
            await super()._detach_bot()
        finally:
            self.settle_timeout = usual


@dataclass
class World:
    """One server with one channel, the bot, and three people; the clock stands still unless it is moved."""

    database_url: str
    features: Sequence[Feature] = FEATURES
    mentions: bool = False  # does the next bot hear what is written to it in channels?
    env: Simulation = field(init=False)
    app: App = field(init=False)
    bot: Damka = field(init=False)
    guild: simcord.GuildHandle = field(init=False)
    channel: simcord.ChannelHandle = field(init=False)
    ann: simcord.MemberActor = field(init=False)
    ben: simcord.MemberActor = field(init=False)
    eve: simcord.MemberActor = field(init=False)
    forgiven: bool = False
    unheard: bool = False  # is what people are told alone left out of the transcript?
    tampered: bool = False
    """A story has written into the tables itself, so that nobody checks them afterwards."""
    logged: list[Any] = field(default_factory=list)
    log: io.StringIO = field(default_factory=io.StringIO)
    _open: AsyncExitStack = field(default_factory=AsyncExitStack)

    @property
    def matches(self) -> Matches:
        return self.app[Matches]

    @property
    def players(self) -> Players:
        return self.app[Players]

    @property
    def me(self) -> discord.Member:
        """The bot as a member of the server."""
        assert self.guild.me is not None
        return self.guild.me

    def now(self) -> datetime:
        return self.env.now() if hasattr(self, "env") else EPOCH

    async def begin(self, seed: int = 1) -> None:
        self.app = await self._open.enter_async_context(
            open_app(
                self.database_url,
                now=self.now,
                seed=seed,
                think=in_a_thread,
                looks=Looks(),
                features=self.features,
            )
        )
        self.bot = self._bot(self.app)
        self.env = Simulation(self.bot, shard_count=1, check_errors=False)
        await self.env.start()
        self.guild = self.env.create_guild("Board games")
        self.channel = self.guild.create_text_channel("games")
        self.ann, self.ben, self.eve = (
            self.guild.add_member(self.env.create_user(name.casefold(), global_name=name))
            for name in ("Ann", "Ben", "Eve")
        )
        await self.env.settle()
        # Servers that have got the bot of late are greeted.
        self.got_the_bot(EPOCH - timedelta(days=400))

    def _bot(self, app: App) -> Damka:
        """A bot that does not hear the "hello" with which stories open a conversation."""
        bot = Damka(app, TEXTS, mentions=self.mentions)
        parsers = bot._connection.parsers
        hear = parsers["MESSAGE_CREATE"]
        parsers["MESSAGE_CREATE"] = lambda data: None if data["content"] == "hello" else hear(data)
        return bot

    def got_the_bot(self, at: datetime) -> None:
        """Since then the bot is in the server, as it knows and the next session hears."""
        self.env.backend.get_guild(self.guild.id).members[self.me.id].joined_at = at.isoformat()
        known = self.bot.get_guild(self.guild.id)
        assert known is not None
        known.me.joined_at = at

    async def restart(self, seed: int = 2) -> None:
        """Ends the bot with everything it held in memory, and starts another on the same database."""
        closing, self._open = self._open, AsyncExitStack()
        app = await self._open.enter_async_context(
            open_app(
                self.database_url,
                now=self.now,
                seed=seed,
                think=in_a_thread,
                looks=Looks(),
                features=self.features,
            )
        )
        bot = self._bot(app)
        await self.env.restart_bot(bot)
        await closing.aclose()
        self.app, self.bot = app, bot

    async def close(self) -> None:
        if hasattr(self, "env"):
            await self.env.shutdown()
        await self._open.aclose()

    def surprises(self) -> list[BaseException]:
        """Errors raised by the bot that no player was to expect; asking forgives them."""
        answered = [entry["exc_info"] for entry in self.logged if entry["event"] == "request.failed"]
        raised = [cause_of(error) for error in self.env.errors]
        return [error for error in (*answered, *raised) if not isinstance(error, KNOWN)]

    def alarms(self) -> list[Any]:
        """Faults where nobody waits for an answer: errors in the log."""
        return [entry for entry in self.logged if entry["log_level"] in ("error", "critical")]

    def named(self) -> list[str]:
        """Lines of the log that name a person."""
        people = [user for user in self.env.backend.users.values() if not user.bot]
        names = {name for user in people for name in (user.name, user.global_name) if name}
        ids = "|".join(str(user.id) for user in people)
        words = "|".join(re.escape(name) for name in names if len(name) > 2)
        naming = re.compile(rf"(?<!\d)(?:{ids})(?!\d)|(?<!\w)(?:{words})(?!\w)")
        return [line for line in self.log.getvalue().splitlines() if naming.search(line)]

    def faults(self) -> list[str]:
        """Answers in which the bot owned up to a mistake of its own."""
        owned = [
            TEXTS.say(language, message, number="").strip()
            for language in TEXTS.languages
            for message in ("error-unexpected", "error-after-move")
        ]
        sent = [json.dumps(request.json, ensure_ascii=False) for request in self.env.http_requests]
        return [body for body in sent if any(text in body for text in owned)]

    def glued(self) -> list[str]:
        """Texts in which a heading or a small line follows something: Discord shows its sign then."""
        sent = [json.dumps(request.json, ensure_ascii=False) for request in self.env.http_requests]
        return [body for body in sent if re.search(r'(?<!")(?<!\\n)(?:###|-#) (?=\S)', body)]

    def misnumbered(self) -> list[str]:
        """Texts in which the number of a person, a role or a channel is written as an amount, or is one of our own."""
        sent = [json.dumps(request.json, ensure_ascii=False) for request in self.env.http_requests]
        return [body for body in sent if re.search(r"<[@#]&?(?!\d+>)[-\d.,\s]+>", body)]

    def half_width(self) -> list[str]:
        """Japanese texts with a comma, colon, full stop or dash that the catalogue did not write."""
        return foreign_in_japanese(request.json for request in self.env.http_requests)

    def too_long(self) -> list[str]:
        """Cards with more words than people read."""
        return too_long(self.env.http_requests)

    def undescribed(self) -> list[str]:
        """The pictures that were sent or shown without an alternative text."""
        return [
            f"{request.method} {request.path}: {name}"
            for request in self.env.http_requests
            for name, description in pictures_in(request.json)
            if not (description or "").strip()
        ]

    def read(self) -> list[str]:
        """The requests to Discord besides the bot itself, places, one member at a time, the newest messages."""
        asked = [request.path for request in self.env.http_requests if request.method == "GET"]
        return [path for path in asked if not READ.fullmatch(path.partition("?")[0])]

    @property
    def known(self) -> discord.Guild:
        """The server as the bot knows it."""
        found = self.bot.get_guild(self.guild.id)
        assert found is not None
        return found

    def boss(self, **rights: bool) -> simcord.MemberActor:
        """Somebody who may manage the server, or has these rights."""
        may = discord.Permissions(**(rights or {"manage_guild": True}))
        return self.guild.add_member(
            self.env.create_user("boss"), roles=[self.guild.create_role("Boss", permissions=may)]
        )

    async def may(self, **rights: bool) -> None:
        """The bot's own role has these rights, or lacks them, from now on."""
        all_of_them = self.me.guild_permissions
        all_of_them.update(administrator=False, **rights)
        (own,) = (role for role in self.me.roles if role.managed)
        self.env.backend.edit_role(self.guild.id, own.id, {"permissions": all_of_them.value})
        await self.env.settle()

    async def speak(self, language: str, *people: Any) -> None:
        """The server has chosen a language, and so have these people, else all three."""
        await self.players.save_server(self.guild.id, language=language)
        for person in people or (self.ann, self.ben, self.eve):
            await self.players.save(person.id, language=language)

    def secret(self, name: str, *people: Any) -> simcord.ChannelHandle:
        """A channel that only these people and the bot see."""
        hidden, seen = (discord.PermissionOverwrite(view_channel=each) for each in (False, True))
        rights = {self.guild.default_role: hidden, self.me: seen, **dict.fromkeys(people, seen)}
        return self.guild.create_text_channel(name, overwrites=rights)

    async def lacks(self, channel: Any, *permissions: str) -> None:
        """The bot lacks these permissions in the channel from now on, and no others."""
        denied = discord.Permissions(**dict.fromkeys(permissions, True)).value
        rule = Overwrite(self.me.id, OverwriteType.MEMBER, deny=denied)
        self.env.backend.set_overwrite(channel.id, rule)
        await self.env.settle()

    async def elsewhere(self) -> tuple[simcord.GuildHandle, simcord.ChannelHandle]:
        """Another server, and a channel of it."""
        guild = self.env.create_guild("Elsewhere")
        room = guild.create_text_channel("room")
        await self.env.settle()
        return guild, room

    async def begun(self, game: str = "american", where: Any = None, **options: Any) -> Match:
        """Ann invites Ben to a game, with Ann to move first, and Ben joins."""
        options = {"opponent": self.ben, "colour": find_game(game).colours[0].value} | options
        self.unheard = True
        invited = await invite(self.ann, where or self.channel, game, **options)
        self.unheard = False
        await stepped(options["opponent"], answer(invited), "join")
        return max(await self.matches.mine(self.ann.id), key=lambda match: match.id)

    async def match_now(self, match: Match) -> Match:
        """The match as it is stored."""
        found: Match = await self.matches.get(match.id)
        return found

    async def resigned(self, match: Match, by: Any) -> None:
        """Somebody has resigned, and everybody is told."""
        await self.matches.act(by.id, match.id, Match.resign)
        await self.env.settle()

    async def played(self, match: Match, *moves: str) -> Match:
        """Both make these moves in turn by the slash command; each must be accepted."""
        for move in moves:
            now = await self.match_now(match)
            actor = self.ann if now.mover == self.ann.id else self.ben
            result = await actor.slash(self.channel, "move", notation=move, game=str(match.id))
            assert not result.ephemeral, text(result.response)
        return await self.match_now(match)

    def posted(self) -> list[Any]:
        """All messages in the channel that everybody sees, oldest first."""
        return [message for message in self.channel.history() if not message.flags.ephemeral]

    def newest(self, count: int = 1) -> Any:
        """The newest message in the channel that everybody sees, or the one so many before it."""
        return self.posted()[-count]

    def called(self, *, path: str = "") -> list[int]:
        """The people that the newest message sent, public or private, may notify; a changed one notifies nobody.

        With a `path` the newest that was sent there.
        """
        for request in reversed(self.env.http_requests):
            body = request.json or {}
            if request.method != "POST" or body.get("type") in (UPDATED, FORM) or path not in request.path:
                continue
            body = body.get("data", body) if request.path.endswith("/callback") else body
            if "components" in body:
                allowed = body["allowed_mentions"]
                assert not allowed.get("parse"), allowed
                return [int(user) for user in allowed.get("users", ())]
        raise AssertionError("nothing was sent")

    async def answered(self) -> None:
        """Until the bot has answered everything that it was asked, and recorded what those answers told."""
        while answering := self.bot._answering:
            await asyncio.wait(answering)

    def tags_of(self, forum: Any, post: Any) -> set[str]:
        """The names of the tags of a post, whether or not it sleeps."""
        found = self.bot.get_channel(forum.id)
        assert isinstance(found, discord.ForumChannel)
        names = {tag.id: tag.name for tag in found.available_tags}
        return {names[tag] for tag in self.env.backend.channels[post.id].applied_tags}

    def sleeps(self, thread: int) -> bool:
        """Is the thread with this number archived?"""
        found = self.env.backend.channels[thread].thread_metadata
        assert found is not None
        return found.archived

    async def paired(self, agreed: Terms | None = None, where: Any = None, one: Any = None) -> Match:
        """A game of Ann, or another one, with Ben that began by no command; Ann moves first. Its board is posted."""
        place, first = Place(self.guild.id, (where or self.channel).id), one or self.ann
        seek = await self.app[Seeks].invite(
            first.id, agreed or terms(), place, opponent=self.ben.id, wants=Side.FIRST
        )
        match = await self.app[Seeks].join(seek.id, self.ben.id)
        await self.env.settle()
        return match

    async def hours(self, count: int) -> None:
        """Time passes, an hour at a go."""
        for _ in range(count):
            await self.env.advance_time(3600)

    async def later(self, minutes: int) -> None:
        """Time passes, in steps that the bot can follow."""
        for _ in range(0, minutes, 30):
            await self.env.advance_time(30 * 60)

    async def sound(self) -> None:
        """Nothing that is stored contradicts the games that were played."""
        problems = (await check(self.app.database)).problems
        assert problems == (), problems

    def mistakes(self) -> list[str]:
        """The requests that Discord would not have accepted."""
        if not SPECIFICATION.exists():
            return []
        api = discord_api()
        return [
            mistake
            for request in self.env.http_requests
            for mistake in api.mistakes(request.method, request.path, request.json)
        ]


READ = re.compile(
    r"/(oauth2/applications/@me|users/@me|gateway/bot|applications/\d+/(emojis|commands)"
    r"|guilds/\d+(/members/\d+|/scheduled-events/\d+|/threads/active)?|channels/\d+(/messages)?)"
)
"""The requests that the privacy text allows."""


def pictures_in(body: Any) -> Iterator[tuple[str, str | None]]:
    """The pictures in the body of a request, with their alternative texts."""
    if isinstance(body, list):
        for each in body:
            yield from pictures_in(each)
    elif isinstance(body, dict):
        name = body.get("filename") or (body.get("media") or {}).get("url") or ""
        if name.endswith((".png", ".gif")):
            yield name, body.get("description")
        for each in body.values():
            yield from pictures_in(each)
