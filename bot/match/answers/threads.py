"""Threads and posts of games that go on are kept awake.

In one that sleeps nobody can press anything who may not reopen it.
"""

import asyncio
from datetime import timedelta
from typing import Final

import discord
import structlog

from bot.match.service.matches import Matches
from bot.skin.protocol import Client

LOOK: Final = timedelta(hours=6)
"""Between two looks: Discord does not tell a bot for certain when a thread falls asleep."""

log = structlog.get_logger(__name__)


async def keep_awake(client: Client) -> None:
    """Reopens for ever the threads with games that go on, once they have fallen asleep by themselves."""
    await client.wait_until_ready()
    while True:
        for guild in [each for each in client.guilds if not each.unavailable]:
            for channel_id in await client.app[Matches].under_way(guild.id):
                # One that is awake is known to the client.
                if guild.get_channel_or_thread(channel_id) is None:
                    await _reopen(guild, channel_id)
        await asyncio.sleep(LOOK.total_seconds())


async def _reopen(guild: discord.Guild, number: int) -> None:
    """One edit, which calls nobody. What somebody has closed or locked stays so."""
    try:
        thread = await guild.fetch_channel(number)
        if isinstance(thread, discord.Thread) and _slept_in(thread):
            await thread.edit(archived=False)
    except discord.DiscordException as error:
        log.info("thread.asleep", thread=number, error=str(error))


def _slept_in(thread: discord.Thread) -> bool:
    """Has it been closed by time alone."""
    if not thread.archived or thread.locked:
        return False
    last = discord.utils.snowflake_time(thread.last_message_id or thread.id)
    return thread.archive_timestamp - last >= timedelta(minutes=thread.auto_archive_duration)
