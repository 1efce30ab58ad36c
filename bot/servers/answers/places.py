"""Looks at the channels and threads where games and events stand; those that have fallen asleep are reopened.

In one that sleeps nobody can press anything who may not reopen it.
"""

import asyncio
from collections.abc import Collection
from datetime import timedelta
from typing import Final

import discord
import structlog

from bot.core.places import State
from bot.servers.service import Departures
from bot.skin.places import state_in
from bot.skin.protocol import Client

LOOK: Final = timedelta(hours=6)
"""Between two looks: Discord does not tell a bot for certain when a thread falls asleep."""

log = structlog.get_logger(__name__)


async def keep_awake(client: Client) -> None:
    """Looks at all servers for ever."""
    await client.wait_until_ready()
    while True:
        for guild in client.guilds:
            await look(client, guild, reopens=True)
        await asyncio.sleep(LOOK.total_seconds())


async def look(
    client: Client,
    guild: discord.Guild | None,
    among: Collection[int] | None = None,
    *,
    reopens: bool = False,
    refused: State | None = None,
) -> None:
    """Notes in which state the places of the server are, all or some; `reopens`: threads that sleep by themselves.
    `refused`: what Discord says of them by refusing a post, whatever the client knows.
    """
    if guild is None or guild.unavailable:
        return
    departures = client.app[Departures]
    used = await departures.places(guild.id)
    chosen = used if among is None else used.intersection(among)
    departures.refusing = departures.refusing | chosen if refused else departures.refusing - chosen
    seen = {} if refused is None else dict.fromkeys(chosen, refused)
    for number in sorted(chosen - seen.keys()):
        try:
            seen[number], thread = await state_in(guild, number)
            # What somebody has closed or locked stays so.
            if reopens and thread is not None and seen[number] is State.ASLEEP and _slept_in(thread):
                await thread.edit(archived=False)
        except discord.DiscordException as error:
            log.info("place.unseen", channel=number, error=str(error))
    await departures.note_places(guild.id, seen)


def _slept_in(thread: discord.Thread) -> bool:
    """Has it been closed by time alone."""
    last = discord.utils.snowflake_time(thread.last_message_id or thread.id)
    return thread.archive_timestamp - last >= timedelta(minutes=thread.auto_archive_duration)
