"""Where something is asked for, and what the bot may do there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord
import structlog

from bot.core.terms import Place
from bot.ui.errors import MissingPermissions, NotHere
from bot.ui.protocol import Interaction

log = structlog.get_logger(__name__)

_NEEDED = ("view_channel", "send_messages", "attach_files")
_NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files")
_NEEDED_FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
MAX_THREAD_NAME = 100
THREAD_SLEEPS_AFTER: Final = 10_080
"""Minutes without a message: a week, the longest that Discord offers. A new board wakes the thread."""


async def place_of(interaction: Interaction) -> Place:
    """The place of a match that begins here: this channel, or the one that the server has chosen for all games.

    Where the bot itself is no member of the server, the place has no server: what happens later is then told by
    direct message. Raises NotHere where nobody else could join, and MissingPermissions where boards could not be shown.
    """
    if interaction.channel_id is None or interaction.context.dm_channel:
        raise NotHere("alone")
    if interaction.guild_id is None or _only_brought_along(interaction):
        return Place(None, interaction.channel_id)
    server = await interaction.client.app.players.server(interaction.guild_id)
    home = _channel(interaction, server.channel)
    if home is not None and interaction.guild is not None:
        require(missing_permissions(home.permissions_for(interaction.guild.me), thread=False))
        return Place(interaction.guild_id, home.id)
    require_permissions(interaction)
    return Place(interaction.guild_id, interaction.channel_id)


async def home_of(interaction: Interaction, place: Place, name: str) -> Place:
    """Where the boards of a match go that was agreed on in this place: there, or a thread of its own.

    A thread is made where the server wants one for each game and the bot may make it.
    """
    if place.guild_id is None or interaction.guild is None:
        return place
    server = await interaction.client.app.players.server(place.guild_id)
    channel = _channel(interaction, place.channel_id)
    if not server.threads or channel is None:
        return place
    if missing_permissions(channel.permissions_for(interaction.guild.me), names=_NEEDED_FOR_THREADS):
        return place
    try:
        thread = await channel.create_thread(
            name=name[:MAX_THREAD_NAME],
            type=discord.ChannelType.public_thread,
            auto_archive_duration=THREAD_SLEEPS_AFTER,
        )
    except discord.HTTPException as error:
        # Too many threads, or a permission taken away this very moment: the game begins all the same.
        log.warning("no thread", channel=channel.id, error=str(error))
        return place
    return Place(place.guild_id, thread.id)


def is_here(interaction: Interaction, place: Place) -> bool:
    """Is this the place itself, so that an answer to everybody is news for everybody there?"""
    return interaction.channel_id == place.channel_id


def missing_permissions(
    permissions: discord.Permissions, *, thread: bool = False, names: Sequence[str] = ()
) -> tuple[str, ...]:
    """Which of these permissions are not there; unless named, those that are needed to post boards."""
    needed = names or (_NEEDED_IN_THREADS if thread else _NEEDED)
    return tuple(name for name in needed if not getattr(permissions, name))


def require_permissions(interaction: Interaction) -> None:
    """Raises MissingPermissions when boards could not be shown here later; a conversation needs none."""
    if interaction.guild_id is None or _only_brought_along(interaction):
        return
    thread = isinstance(interaction.channel, discord.Thread)
    require(missing_permissions(interaction.app_permissions, thread=thread))


def require(missing: Sequence[str]) -> None:
    """Raises MissingPermissions if anything is missing."""
    if missing:
        raise MissingPermissions(missing)


def _channel(interaction: Interaction, channel_id: int | None) -> discord.TextChannel | None:
    """A text channel of this server, as far as it is there and known."""
    if interaction.guild is None or channel_id is None:
        return None
    channel = interaction.guild.get_channel(channel_id)
    return channel if isinstance(channel, discord.TextChannel) else None


def _only_brought_along(interaction: Interaction) -> bool:
    """Was the bot brought by a person who installed it for themselves, to a server of which it is no member?"""
    return interaction.guild_id is not None and interaction.client.get_guild(interaction.guild_id) is None
