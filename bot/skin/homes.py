"""Where something new goes: a game that begins, its thread, a card."""

from typing import Final

import discord
import structlog

from bot.core.terms import Place
from bot.people.service import Players
from bot.skin.context import Request
from bot.skin.errors import ChannelClosed, NobodyToPlay
from bot.skin.places import (
    is_alone,
    missing_permissions,
    only_brought_along,
    require,
    require_permissions,
    thread_permissions,
)
from bot.skin.protocol import Client

log = structlog.get_logger(__name__)

MAX_THREAD_NAME = 100
_LINE_AMONG: Final = 5
"""The newest messages of a channel, among which a line stands that Discord has just written."""
THREAD_SLEEPS_AFTER: Final = 10_080
"""Minutes without a message: a week, the longest that Discord offers. A new board wakes the thread."""


async def place_of(request: Request) -> Place:
    """The place of a match that begins here: this channel, or the one that the server has chosen for all games.

    Where the bot itself is no member of the server, the place has no server: what happens later is then told by
    direct message. Raises NobodyToPlay where nobody else could join, MissingPermissions where no board could be shown.
    """
    if request.channel_id is None or is_alone(request):
        raise NobodyToPlay
    if request.guild_id is None or only_brought_along(request):
        return _outside(request, request.channel_id)
    server = await request.app[Players].server(request.guild_id)
    home = _channel(request, server.channel)
    if home is not None and request.interaction.guild is not None:
        require(missing_permissions(home.permissions_for(request.interaction.guild.me)), home.id)
        return Place(request.guild_id, home.id)
    require_permissions(request)
    return Place(request.guild_id, request.channel_id)


async def place_alone(request: Request, *, shown: bool = True) -> Place:
    """The place of a game that needs nobody but the bot: a conversation with it too. Raises MissingPermissions. A game
    that is not `shown` to others needs no permission, and stays where it is asked for.
    """
    if request.channel_id is not None and is_alone(request):
        return Place(None, request.channel_id)
    if request.channel_id is not None and not shown:
        if only_brought_along(request):
            return _outside(request, request.channel_id)
        return Place(request.guild_id, request.channel_id)
    return await place_of(request)


def _outside(request: Request, channel_id: int) -> Place:
    """A channel of no server of the bot's: where it is another server's, links lead there."""
    return Place(None, channel_id, abroad=request.guild_id)


async def home_of(
    client: Client, place: Place, name: str, *, card: int | None = None, again: bool = False
) -> Place:
    """Where the boards of a match go that was agreed on in this place: there, or a thread of its own.

    A thread is made where the server wants one for each game and the bot may make it; for a game that was agreed on in
    a thread, beside that one. `card`: the message there that agreed on it, from which the thread hangs.
    `again`: an earlier attempt may have made it.
    """
    guild = None if place.guild_id is None else client.get_guild(place.guild_id)
    if guild is None or not (await client.app[Players].server(guild.id)).threads:
        return place
    found = guild.get_channel_or_thread(place.channel_id)
    above = client.closed_threads.get(place.channel_id, 0)
    channel = found.parent if isinstance(found, discord.Thread) else found or guild.get_channel(above)
    if not isinstance(channel, discord.TextChannel):
        return place
    if thread_permissions(channel.permissions_for(guild.me)):
        return place
    try:
        for known in await guild.active_threads() if again else ():
            if (known.parent_id, known.owner_id, known.name) == (channel.id, guild.me.id, name):
                return Place(guild.id, known.id)
        thread = await _thread_below(channel, card, name) or await channel.create_thread(
            name=name, type=discord.ChannelType.public_thread, auto_archive_duration=THREAD_SLEEPS_AFTER
        )
    except discord.HTTPException as error:
        # Too many threads, or a permission taken away this very moment: the game begins all the same.
        log.warning("thread.not_created", channel=channel.id, error=str(error))
        return place
    await take_line_down(channel, thread.name)
    return Place(guild.id, thread.id)


async def take_line_down(channel: discord.TextChannel, name: str) -> None:
    """Deletes Discord's line in the channel that says that the bot has begun the thread. Nothing depends on it."""
    try:
        async for message in channel.history(limit=_LINE_AMONG):
            line = message.type is discord.MessageType.thread_created
            if line and (message.author, message.content) == (channel.guild.me, name):
                await message.delete()
                return
    except discord.HTTPException as error:
        log.info("thread.line_stays", channel=channel.id, error=str(error))


async def _thread_below(channel: discord.TextChannel, card: int | None, name: str) -> discord.Thread | None:
    """A thread at the message, or None where the message is gone or has one already."""
    if card is None:
        return None
    message = channel.get_partial_message(card)
    try:
        return await message.create_thread(name=name, auto_archive_duration=THREAD_SLEEPS_AFTER)
    except discord.HTTPException as error:
        log.info("thread.not_at_card", channel=channel.id, error=str(error))
        return None


def chosen_channel(request: Request, number: str) -> int:
    """The channel that was chosen in a form. Raises ChannelClosed where the asker may not write there,
    MissingPermissions where the bot may not.
    """
    guild, asker = request.interaction.guild, request.interaction.user
    channel = _channel(request, int(number) if number.isdecimal() else None)
    if guild is None or channel is None or not isinstance(asker, discord.Member):
        raise ChannelClosed
    may = channel.permissions_for(asker)
    if not (may.view_channel and may.send_messages):
        raise ChannelClosed
    require(missing_permissions(channel.permissions_for(guild.me)), channel.id)
    return channel.id


async def another_channel(client: Client, place: Place) -> discord.TextChannel | None:
    """A channel of the same server in which the bot may write and which everybody in the server sees. The one that the
    server has chosen for games comes first, then its channel for news of the server.
    """
    guild = None if place.guild_id is None else client.get_guild(place.guild_id)
    if guild is None:
        return None
    chosen, system = (await client.app[Players].server(guild.id)).channel, guild.system_channel
    for channel in sorted(guild.text_channels, key=lambda c: (c.id != chosen, c != system, c.position, c.id)):
        mine, everybodys = channel.permissions_for(guild.me), channel.permissions_for(guild.default_role)
        if channel.id != place.channel_id and everybodys.view_channel and not missing_permissions(mine):
            return channel
    return None


def _channel(request: Request, channel_id: int | None) -> discord.TextChannel | None:
    if request.interaction.guild is None or channel_id is None:
        return None
    channel = request.interaction.guild.get_channel(channel_id)
    return channel if isinstance(channel, discord.TextChannel) else None
