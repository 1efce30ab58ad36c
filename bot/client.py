"""The Discord client: what listens, what is told to whom when something goes wrong, what stops in which order."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable
from typing import TYPE_CHECKING, Any

import discord
import structlog
from discord import app_commands

from bot import cogs, controls
from bot.boards import private_board
from bot.controls.dispatch import Control, dispatch
from bot.controls.ids import TEMPLATE
from bot.core.errors import StaleMatch
from bot.delivery import deliver
from bot.readers import asker
from bot.refusals import cause_of, fault, number_of, refusal
from bot.replies import answer
from bot.sync import Descriptions, sync_if_changed
from bot.tidying import strip_older
from bot.waiting import ALREADY_ANSWERED, TOO_LATE, watch

if TYPE_CHECKING:
    from bot.app import House
    from bot.cards.card import Reply
    from bot.core.match import Match
    from bot.core.notice import Notice
    from bot.services.notices import Delivered
    from bot.texts import Texts

log = structlog.get_logger(__name__)

GRACE = 5.0
"""Seconds that what is under way gets when the bot stops."""


class Tree(app_commands.CommandTree["Damka"]):
    """The commands of the house, with its one way of answering errors."""

    async def interaction_check(self, interaction: discord.Interaction[Damka], /) -> bool:
        await interaction.client.met(interaction)
        return True

    async def on_error(
        self, interaction: discord.Interaction[Damka], error: app_commands.AppCommandError, /
    ) -> None:
        await interaction.client.refuse(interaction, error)


class Damka(discord.AutoShardedClient):
    """The bot in Discord. It keeps nothing that a restart would lose: matches, notices and controls are all data."""

    def __init__(self, house: House, texts: Texts, **options: Any) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            **options,
        )
        self.house = house
        self.texts = texts
        self.tree = Tree(
            self,
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=True
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        )
        for command in cogs.COMMANDS:
            self.tree.add_command(command)
        self._standing: set[int] = set()
        self._duties: set[asyncio.Task[None]] = set()
        self._answering: set[asyncio.Task[Any]] = set()

    async def setup_hook(self) -> None:
        controls.load()
        self.add_dynamic_items(Control)
        await self.tree.set_translator(Descriptions(self.texts))
        await sync_if_changed(self)
        await self.house.sweeper.begin()
        self.house.presence.lose()
        self._start(self.house.outbox.run(self._deliver), "outbox")
        self._start(self.house.sweeper.run(), "sweeper")

    async def close(self) -> None:
        """Stops what runs by itself, then lets answers under way finish; what is not told stays in the outbox."""
        for duty in self._duties:
            duty.cancel()
        if self._duties:
            await asyncio.wait(self._duties, timeout=GRACE)
            await self.house.sweeper.end()
        if under_way := self._answering - {asyncio.current_task()}:
            await asyncio.wait(under_way, timeout=GRACE)
        await super().close()

    async def on_shard_connect(self, shard_id: int) -> None:
        """A session has begun. Players can reach the bot while every session of this process stands."""
        self._standing.add(shard_id)
        if len(self._standing) == len(self.shard_ids or range(self.shard_count or 1)):
            self.house.presence.find()
            self.house.sweeper.wake()

    async def on_shard_resumed(self, shard_id: int) -> None:
        await self.on_shard_connect(shard_id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        self._standing.discard(shard_id)
        self.house.presence.lose()

    async def on_interaction(self, interaction: discord.Interaction[Damka]) -> None:
        """Forms, and controls that no pattern of ours knows: nobody is left with "interaction failed"."""
        watch(interaction)
        kind = interaction.type
        data: Any = interaction.data or {}
        if kind is discord.InteractionType.modal_submit or (
            kind is discord.InteractionType.component and not TEMPLATE.fullmatch(data.get("custom_id", ""))
        ):
            await dispatch(interaction)

    async def met(self, interaction: discord.Interaction[Damka]) -> None:
        """Somebody has asked for something: it is finished before the bot stops, and their name is the one shown."""
        if (task := asyncio.current_task()) is not None:
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)
        # What was missed comes before the news that the session stands again.
        await self.house.presence.account()
        await self.house.players.seen(interaction.user.id, interaction.user.display_name)

    async def names(self, users: Iterable[int]) -> dict[int, str]:
        """The names to show for these people."""
        wanted = set(users)
        known = await self.house.players.names(wanted)
        return {user: known.get(user) or f"…{user % 10_000:04d}" for user in wanted}

    async def announce(self, token: str) -> int:
        """Sends the commands to Discord, changed or not, without serving; how many there are."""
        await self.login(token)
        await sync_if_changed(self, force=True)
        return len(self.tree.get_commands())

    async def refuse(self, interaction: discord.Interaction[Damka], error: BaseException) -> None:
        """The one answer to every error: a sentence for the sender alone, or a number that stands in the log."""
        error = cause_of(error)
        if isinstance(error, discord.HTTPException) and error.code in (ALREADY_ANSWERED, TOO_LATE):
            log.debug("answered twice or too late", interaction=interaction.id)
            return
        try:
            await answer(interaction, await self._refusal(interaction, error))
        except discord.HTTPException as failure:
            log.warning("refusal not delivered", interaction=interaction.id, error=str(failure))

    def note(self, interaction: discord.Interaction[Damka], error: BaseException) -> str:
        """Writes a mistake of ours into the log; the number under which it stands there."""
        number = number_of(interaction)
        command = interaction.command.qualified_name if interaction.command else None
        log.error(
            "unexpected error", number=number, interaction=interaction.id, command=command, exc_info=error
        )
        return number

    async def _refusal(self, interaction: discord.Interaction[Damka], error: BaseException) -> Reply:
        reader = await asker(interaction)
        if isinstance(error, StaleMatch):
            match = await self.house.matches.get(error.details["match"])
            return await private_board(self, match, reader, news=reader.words.error(error))
        known = refusal(error, reader.words, interaction.extras.get("match"))
        return known or fault(self.note(interaction, error), reader.words)

    async def repaint(self, channel_id: int, message_id: int, reply: Reply) -> None:
        """Replaces a message of ours if Discord lets us; nothing depends on it."""
        message = self.get_partial_messageable(channel_id).get_partial_message(message_id)
        try:
            await message.edit(view=reply.card, allowed_mentions=discord.AllowedMentions.none())
        except discord.HTTPException as error:
            log.debug("message not repainted", channel=channel_id, message=message_id, error=str(error))

    def tidy(self, match: Match) -> None:
        """Has the older board of the match lose its buttons, some time after everything that matters."""
        self._start(strip_older(self, match), f"tidy match {match.id}")

    async def _deliver(self, notice: Notice) -> Delivered:
        return await deliver(self, notice)

    def _start(self, duty: Coroutine[Any, Any, None], name: str) -> None:
        task = asyncio.create_task(duty, name=name)
        self._duties.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._duties.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.critical("duty ended", duty=task.get_name(), exc_info=error)
