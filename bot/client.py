"""The Discord client: startup, shutdown and the single error handler."""

import asyncio
from collections.abc import AsyncIterator, Collection, Coroutine, Iterable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from itertools import chain
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.board.drawer import Drawer
from bot.core.errors import MatchError
from bot.core.match import Match
from bot.core.news import News
from bot.core.notice import Notice
from bot.core.terms import Place
from bot.delivery import deliver
from bot.features import FEATURES, commands_of
from bot.invitations.answers import show_joined
from bot.language.texts import Texts
from bot.language.typed import Typed
from bot.match.answers.boards import Shown, strip_older
from bot.match.answers.forums import close_post
from bot.match.answers.refusals import refused, strip_question
from bot.match.service.presence import Presence
from bot.outbox.service.outbox import Delivered, Outbox
from bot.people.service import Members, Players
from bot.servers.answers.places import look
from bot.servers.answers.settings import welcome, welcome_unheard
from bot.servers.service import Departures
from bot.skin.card import TEMPLATE, Reply, signs
from bot.skin.context import Request
from bot.skin.entry import Control, actions_of, dispatch, reject
from bot.skin.errors import OutdatedCommand, OutdatedControl, Refused
from bot.skin.malformed import MALFORMED, careful, left_out
from bot.skin.names import name_of
from bot.skin.places import address
from bot.skin.plug import Feature
from bot.skin.protocol import Client, Interaction, PrivateCards
from bot.skin.written import only_addressed
from bot.store.app import App
from bot.sweeper import Sweeper
from bot.sync import ActivitiesOn, Descriptions, mentions, sync_if_changed
from bot.tournaments.answers.announcements import show_first_board
from rules import RulesError

log = structlog.get_logger(__name__)

GRACE = 1.5  # seconds that requests in progress get when the bot stops
BOARDS = 5000  # boards that are remembered, so that their buttons can be removed without looking for them
_FAREWELL = 0.5  # seconds for each of the last steps: recording that the bot was there, and leaving Discord


class DutyEnded(Exception):
    """A duty that must last as long as the bot has ended by itself; without it players would wait in vain."""


class Tree(app_commands.CommandTree[Client]):
    """The slash commands. Refusals by discord.py itself are answered like every other error."""

    async def _call(self, interaction: Any) -> None:
        """Refuses what discord.py cannot read, as letters for a person: else nobody would answer."""
        try:
            await super()._call(interaction)
        except MALFORMED:
            await reject(interaction, OutdatedCommand())

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        await reject(interaction, error)


class Damka(Client):
    """The bot in Discord. It keeps nothing that a restart would lose: matches, notices and controls are all data."""

    def __init__(
        self, app: App, texts: Texts, drawer: Drawer | None = None, *, mentions: bool = False, **options: Any
    ) -> None:
        if not app.shards.all:
            options |= {"shard_count": app.shards.count, "shard_ids": sorted(app.shards.ids)}
        super().__init__(
            intents=discord.Intents(guilds=True, dm_messages=True, guild_messages=mentions),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            http_trace=careful(),
            **options,
        )
        only_addressed(self._connection.parsers, lambda: self.user)
        left_out(self._connection.parsers)
        self.app = app
        self.texts = texts
        self.typed = Typed(texts)
        self.drawer = drawer or Drawer()
        self.command_mentions = {}
        self.private_cards = PrivateCards()
        self._features: Sequence[Feature] = app.features
        self.afterwards = tuple(each for feature in self._features for each in feature.afterwards)
        self.whole = tuple(self._features) == FEATURES
        self.actions = actions_of(*(each for feature in self._features for each in feature.requests))
        self.closed_threads = {}
        self.tree = Tree(
            self,
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=True
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        )
        for command in commands_of(self._features):
            self.tree.add_command(command)
        for menu in (each for feature in self._features for each in feature.menus):
            self.tree.add_command(menu)
        self._standing: set[int] = set()
        self._duties: set[asyncio.Task[None]] = set()
        self._boards: dict[tuple[int, int], Shown] = {}
        self._answering: set[asyncio.Task[Any]] = set()
        self._broken: asyncio.Future[None] | None = None

    async def serve(self, token: str, *beside: Coroutine[Any, Any, None]) -> None:
        """Logs in and serves for ever; `beside`: what must last as long. Raises DutyEnded, and what these raise."""
        self._broken = asyncio.get_running_loop().create_future()
        serving = [asyncio.create_task(each) for each in (self._connected(token), *beside)]
        lasting: set[asyncio.Future[None]] = {*serving, self._broken}
        try:
            for done in (await asyncio.wait(lasting, return_when=asyncio.FIRST_COMPLETED))[0]:
                await done
        finally:
            for task in lasting:
                task.cancel()

    @asynccontextmanager
    async def served(self, settings: Mapping[str, Any]) -> AsyncIterator[None]:
        """All that features serve besides Discord, by the operator's settings. Raises Unserved."""
        async with AsyncExitStack() as stack:
            for feature in self._features:
                await stack.enter_async_context(feature.served(self, settings))
            yield

    async def _connected(self, token: str) -> None:
        """Logs in, learns which emoji the application has, and listens for ever."""
        await self.login(token)
        self.texts.signs = await signs(self)
        await self.connect()

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Control)
        await self.tree.set_translator(Descriptions(self.texts))
        try:
            await sync_if_changed(self)
        except ActivitiesOn as refusal:
            # The commands that Discord has go on working.
            log.error("commands.refused", reason=str(refusal))
        self.command_mentions = await mentions(self)
        await self.app[Sweeper].begin()
        self.app[Presence].lose()
        own = ("outbox", self.app[Outbox].run(self._deliver)), ("sweeper", self.app[Sweeper].run())
        for name, duty in chain(own, *(feature.duties(self) for feature in self._features)):
            self._start(duty, name).add_done_callback(self._broke)

    async def close(self) -> None:
        """Leaves Discord and stops all duties and requests, in limited time; undelivered news stays in the outbox."""
        for duty in self._duties:
            duty.cancel()
        if self._duties:
            await _bounded(self.app[Sweeper].end())
        leaving = [
            asyncio.create_task(shard.disconnect(), name="leave Discord") for shard in self.shards.values()
        ]
        # An interaction that has just come in is a task by now, and not yet known as one that is being answered.
        await asyncio.sleep(0)
        deadline = asyncio.get_running_loop().time() + GRACE
        while under_way := self._under_way(leaving):
            left = deadline - asyncio.get_running_loop().time()
            if left <= 0:
                break
            await asyncio.wait(under_way, timeout=left)
        for task in under_way:
            log.warning("stop.unfinished", task=task.get_name())
            task.cancel()
        if under_way:
            await asyncio.wait(under_way, timeout=_FAREWELL)
        await _bounded(super().close())

    def _under_way(self, leaving: Iterable[asyncio.Task[None]]) -> set[asyncio.Task[Any]]:
        tasks = {*self._duties, *self._answering, *leaving} - {asyncio.current_task()}
        return {task for task in tasks if task is not None and not task.done()}

    async def on_shard_connect(self, shard_id: int) -> None:
        """A session has begun, with servers that are told of one by one until `on_ready`."""
        self.app[Departures].doubt()
        await self.on_shard_resumed(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """A session stands. Players can reach the bot while all sessions of this process are connected."""
        self._standing.add(shard_id)
        if len(self._standing) == len(self.shard_ids or range(self.shard_count or 1)):
            self.app[Presence].find()
            self.app.back()

    async def launch_shard(self, gateway: Any, shard_id: int, *, initial: bool = False) -> None:
        """A connection on which nothing can be read is made anew; discord.py would end the bot."""
        await super().launch_shard(gateway, shard_id, initial=initial)
        if (shard := self.get_shard(shard_id)) is not None:
            shard._parent._handled_exceptions += MALFORMED

    async def on_shard_disconnect(self, shard_id: int) -> None:
        if (shard := self.get_shard(shard_id)) is not None and not shard.is_closed():
            await shard._parent.ws.close()
        self._standing.discard(shard_id)
        self.app[Presence].lose()

    async def on_ready(self) -> None:
        """Servers may have come and gone while the bot was away. Some belong to other processes."""
        await self.app[Departures].compare({guild.id for guild in self.guilds}, self.app.shards.serve)
        here = [guild.id for guild in self.guilds if not guild.unavailable]
        await self.app[Departures].joined(*here, outage=True)
        await self.app[Departures].left(*(each.id for each in self.guilds if each.unavailable), outage=True)
        await self._note_locales(self.guilds)
        for guild in self.guilds:
            await look(self, guild)
        await welcome_unheard(self)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self.app[Departures].left(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        self.app.forget_server(guild.id)
        await self.app[Departures].joined(guild.id)
        await self._note_locales([guild])
        await welcome(self, guild)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        for feature in self._features:
            feature.thread_gone(self, payload.thread_id)
        self.closed_threads.pop(payload.thread_id, None)
        await self._forget_place(payload.thread_id, payload.guild_id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Its threads, as far as they do not sleep, are told of one by one."""
        await self._forget_place(channel.id, channel.guild.id)

    async def _forget_place(self, channel_id: int, guild_id: int) -> None:
        await self.app[Outbox].place_deleted(guild_id, channel_id)
        await look(self, self.get_guild(guild_id), {channel_id})
        self.note_change(guild_id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Of those that fall asleep, which are many, nothing is to be noted."""
        seen = payload.data["thread_metadata"]
        if not seen["archived"] or seen.get("locked"):
            await look(self, self.get_guild(payload.guild_id), {payload.thread_id})

    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        if before.overwrites != after.overwrites:
            await look(self, after.guild)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        if before.permissions != after.permissions:
            await look(self, after.guild)

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        await look(self, role.guild)

    async def on_member_update(self, _before: discord.Member, after: discord.Member) -> None:
        """Discord tells of the bot itself alone: it may have other roles, or be timed out."""
        await look(self, after.guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        # At the start all are told of one by one; `on_ready` notes them together.
        if self.is_ready():
            await self.app[Departures].joined(guild.id, outage=True)
            await self._note_locales([guild])

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        if self.is_ready():
            await self.app[Departures].left(guild.id, outage=True)

    async def on_guild_update(self, before: discord.Guild, after: discord.Guild) -> None:
        if before.preferred_locale is not after.preferred_locale:
            await self._note_locales([after])

    async def on_interaction(self, interaction: Interaction) -> None:
        """Handles forms, and controls that discord.py does not route, which would otherwise stay unanswered.

        Of all that people do this is told, and soon somebody wants a board.
        """
        self.drawer.begin()
        kind = interaction.type
        data: Any = interaction.data
        named = data.get("custom_id") if isinstance(data, dict) else None
        routed = isinstance(named, str) and TEMPLATE.fullmatch(named)
        if kind is discord.InteractionType.modal_submit or (
            kind is discord.InteractionType.component and not routed
        ):
            await self.act(interaction)

    async def on_message(self, message: discord.Message) -> None:
        for feature in self._features:
            if feature.hears is not None:
                await feature.hears(self, message)

    async def act(self, interaction: Interaction) -> None:
        try:
            await dispatch(interaction, self.actions)
        except MALFORMED as error:
            await reject(interaction, OutdatedControl(repr(error)))

    async def refusal(self, request: Request, error: MatchError | RulesError | Refused) -> Reply:
        return await refused(request, error)

    async def met(self, interaction: Interaction) -> None:
        """Keeps the request alive until it is done when the bot stops, and records the sender's name."""
        if (task := asyncio.current_task()) is not None:
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)
        # Missed time comes before the news that the session stands again.
        await self.app[Presence].account()
        seen = interaction.channel_id, getattr(interaction.channel, "parent_id", None)
        await self.app[Members].note_here(interaction.guild_id, interaction.user.id, *seen)
        if isinstance(interaction, discord.Interaction):  # of a message nothing is kept
            await self.app[Players].remember(
                interaction.user.id, name_of(interaction.user), interaction.locale.value
            )

    def note_change(self, *guilds: int | None, opened: bool = False) -> None:
        known = [each for each in guilds if each is not None]
        for feature in self._features:
            if feature.changed is not None:
                feature.changed(self, known, opened)

    async def announce(self, token: str) -> int:
        """Sends the commands to Discord, changed or not, and returns their number; does not serve."""
        await self.login(token)
        await sync_if_changed(self, force=True)
        return len(self.tree.get_commands())

    def note_told(self, notice_ids: Collection[int], message_id: int) -> asyncio.Future[None]:
        task = asyncio.create_task(self.app[Outbox].delivered(notice_ids, message_id), name="record the told")
        self._answering.add(task)
        task.add_done_callback(self._ended)
        return task

    def tidy(
        self,
        match: Match,
        place: Place,
        message_id: int,
        reply: Reply,
        recorded: asyncio.Future[None] | None = None,
    ) -> None:
        key = (match.id, place.channel_id if match.double else 0)
        older, link = self._boards.pop(key, None), address(place, message_id)
        self._start(strip_older(self, match, place, link, older), f"tidy match {match.id}")
        if len(match.moves) == 1:
            first = self._show_first_board(match, recorded, joined=older is None)
            self._start(first, f"show first board of match {match.id}")
        if match.over:
            self._start(self._close_post(match, place), f"close post of match {match.id}")
        description = next((each.alternative for each in reply.files if each.data is not None), None)
        self._boards[key] = Shown(match, place, message_id, description, reply.ping)
        if len(self._boards) > BOARDS:
            del self._boards[next(iter(self._boards))]

    def close_question(self, match: Match, question: type[News], answer: str, since: int) -> None:
        self._start(
            strip_question(self, match, question, answer, since), f"close question of match {match.id}"
        )

    async def _close_post(self, match: Match, place: Place) -> None:
        """Once older messages are brought up to date: where a thread sleeps, none can be."""
        names = (f"{duty} match {match.id}" for duty in ("tidy", "close question of", "show first board of"))
        known = set(names)
        if others := [duty for duty in self._duties if duty.get_name() in known]:
            await asyncio.wait(others)
        await close_post(self, match, place)

    async def _show_first_board(
        self, match: Match, recorded: asyncio.Future[None] | None, *, joined: bool
    ) -> None:
        """Where the match is announced, there is a board to link to; `joined`: on the card of its invitation too."""
        if recorded is not None:
            await asyncio.wait([recorded])
        await show_first_board(self, match)
        if joined:
            await show_joined(self, match)

    async def _note_locales(self, guilds: Iterable[discord.Guild]) -> None:
        """Stores the languages of servers for other processes, which do not see these servers."""
        if not self.app.shards.all:
            known = {guild.id: guild.preferred_locale.value for guild in guilds if not guild.unavailable}
            await self.app[Players].note_locales(known)

    async def _deliver(self, notice: Notice) -> Delivered:
        told = await deliver(self, notice)
        self.note_change(None if notice.place is None else notice.place.guild_id)
        return told

    def _start(self, duty: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        task = asyncio.create_task(duty, name=name)
        self._duties.add(task)
        task.add_done_callback(self._ended)
        return task

    def _broke(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and self._broken is not None and not self._broken.done():
            self._broken.set_exception(DutyEnded(task.get_name()))

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._duties.discard(task)
        self._answering.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            if isinstance(error, discord.DiscordServerError):
                log.warning("discord.failed", duty=task.get_name(), error=str(error))
            else:
                log.critical("duty.ended", duty=task.get_name(), exc_info=error)


async def _bounded(farewell: Coroutine[Any, Any, None]) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(_FAREWELL):
            await farewell
