"""The places of matches and the bot's permissions there."""

import asyncio
from collections.abc import Sequence
from typing import Final

import discord
import structlog

from bot.core.access import former
from bot.core.places import State, state
from bot.core.terms import Place
from bot.language.words import Words
from bot.people.service import Players
from bot.skin.context import Reader, Request, everybody
from bot.skin.errors import ChannelClosed, MissingPermissions, NobodyToPlay, NotAllowed, ServerOnly
from bot.skin.protocol import Client

log = structlog.get_logger(__name__)

_NEEDED = ("view_channel", "send_messages", "attach_files")
_NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files")
NEEDED_FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
HALL_NEEDS: Final = ("view_channel", "send_messages")
HALL_MOVES: Final = ("read_message_history",)
MAX_THREAD_NAME = 100
_AT_ONCE: Final = 1.0  # seconds: a form has to be opened within three
_LINE_AMONG: Final = 5
"""The newest messages of a channel, among which a line stands that Discord has just written."""
THREAD_SLEEPS_AFTER: Final = 10_080
"""Minutes without a message: a week, the longest that Discord offers. A new board wakes the thread."""


async def state_in(guild: discord.Guild, channel_id: int) -> tuple[State, discord.Thread | None]:
    """The state of a channel or thread of the server, and the thread. Raises DiscordException where Discord fails."""
    found = guild.get_channel_or_thread(channel_id)
    there = admitted = True
    try:
        # A thread that sleeps is not known to the client.
        found = found or await guild.fetch_channel(channel_id)
    except discord.NotFound:
        there = False
    except discord.Forbidden:
        admitted = False
    thread = found if isinstance(found, discord.Thread) else None
    if thread is not None and thread.parent is None:
        there = False
    elif found is not None:
        may = found.permissions_for(guild.me)
        admitted = not missing_permissions(may, thread=thread is not None)
    return (
        state(
            there=there,
            served=not guild.unavailable,
            admitted=admitted,
            locked=thread is not None and thread.locked,
            archived=thread is not None and thread.archived,
        ),
        thread,
    )


async def members_no_more(guild: discord.Guild | None, users: Sequence[int]) -> frozenset[int]:
    """Those of at most a hundred people who have left the server, as far as Discord says so at once."""
    known = [user for user in users if not former(user)]
    if guild is None or not known:
        return frozenset()
    try:
        asked = guild.query_members(user_ids=known, limit=len(known), cache=False)
        there = await asyncio.wait_for(asked, _AT_ONCE)
    except (TimeoutError, discord.DiscordException):
        return frozenset()
    return frozenset(known).difference(member.id for member in there)


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


def target_of(request: Request, channel: discord.TextChannel | None) -> int:
    """Where something is to go: the channel that is named, else the one where it is asked for. Raises ChannelClosed
    where the asker may not write there, MissingPermissions where the bot may not.
    """
    if channel is None:
        require_permissions(request)
        assert request.channel_id is not None
        return request.channel_id
    guild, asker = request.interaction.guild, request.interaction.user
    may = channel.permissions_for(asker) if isinstance(asker, discord.Member) else discord.Permissions.none()
    if guild is None or not (may.view_channel and may.send_messages):
        raise ChannelClosed
    require(missing_permissions(channel.permissions_for(guild.me)), channel.id)
    return channel.id


def chosen_channel(request: Request, number: str) -> int:
    """The channel that was chosen in a form. Raises ChannelClosed, MissingPermissions."""
    if (found := _channel(request, int(number) if number.isdecimal() else None)) is None:
        raise ChannelClosed
    return target_of(request, found)


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


def seen_from(guild: discord.Guild, channel: discord.abc.GuildChannel, place: Place) -> bool:
    """Does everybody who reads this channel see the place too? It is the channel itself or below it, has the same rules
    about who sees it, or is one that all of the server see. A thread that sleeps counts for none.
    """
    found = guild.get_channel_or_thread(place.channel_id)
    if found is None:
        return False
    above = above_of(found)
    if found.id == channel.id or above is None:
        return found.id == channel.id
    return above.id == channel.id or above.overwrites == channel.overwrites or all_see(guild, above)


def all_see(guild: discord.Guild, channel: discord.abc.GuildChannel | discord.Thread) -> bool:
    """Do all members of the server see the channel? Not where a rule of its own keeps a role or a person out. A public
    thread is seen by those who see where it hangs.
    """
    above = above_of(channel)
    if above is None or any(rule.view_channel is False for rule in above.overwrites.values()):
        return False
    return above.permissions_for(guild.default_role).view_channel


def above_of(channel: discord.abc.GuildChannel | discord.Thread) -> discord.abc.GuildChannel | None:
    """The channel whose rules say who sees it: of a public thread, the one it hangs from; of a private one, none."""
    if isinstance(channel, discord.Thread):
        return None if channel.is_private() else channel.parent
    return channel


def is_alone(request: Request) -> bool:
    """True in a conversation with the bot, where nobody else could join."""
    return request.interaction.context.dm_channel


def is_here(request: Request, place: Place) -> bool:
    """True if the request came from this place, so that a public answer is seen by everybody there."""
    return request.channel_id == place.channel_id


def missing_permissions(
    permissions: discord.Permissions, *, thread: bool = False, names: Sequence[str] = ()
) -> tuple[str, ...]:
    """The missing ones of these permissions; by default those needed to post boards."""
    needed = names or (_NEEDED_IN_THREADS if thread else _NEEDED)
    return tuple(name for name in needed if not getattr(permissions, name))


def thread_permissions(permissions: discord.Permissions) -> tuple[str, ...]:
    """The missing ones of those needed to give a game a thread."""
    return missing_permissions(permissions, names=NEEDED_FOR_THREADS)


def require_permissions(request: Request) -> None:
    """Raises MissingPermissions when boards could not be posted here later; a conversation needs none."""
    if request.guild_id is None or only_brought_along(request):
        return
    thread = isinstance(request.interaction.channel, discord.Thread)
    require(missing_permissions(request.interaction.app_permissions, thread=thread))


def require(missing: Sequence[str], channel: int | None = None) -> None:
    """Raises MissingPermissions if anything is missing in the channel; None: here."""
    if missing:
        raise MissingPermissions(missing, channel)


def _channel(request: Request, channel_id: int | None) -> discord.TextChannel | None:
    if request.interaction.guild is None or channel_id is None:
        return None
    channel = request.interaction.guild.get_channel(channel_id)
    return channel if isinstance(channel, discord.TextChannel) else None


async def readers_here(request: Request) -> Reader:
    """Everybody who reads here. Where the bot is no member of the server, its language in Discord counts, which is
    American English until its people choose another: then that of the asker.
    """
    assert request.channel_id is not None
    if not only_brought_along(request):
        return await everybody(request.client, Place(request.guild_id, request.channel_id))
    theirs = request.interaction.guild_locale
    if theirs in (None, discord.Locale.american_english):
        return Reader(await request.words(), at=request.at)
    return Reader(Words(request.client.texts, theirs.value), at=request.at)


def only_brought_along(request: Request) -> bool:
    """True if a person who installed the bot for themselves uses it in a server of which it is no member."""
    return request.guild_id is not None and request.client.get_guild(request.guild_id) is None


def require_manager(request: Request) -> discord.Guild:
    """The server, for somebody who manages it. Raises ServerOnly, NotAllowed."""
    guild = request.interaction.guild
    if guild is None:
        raise ServerOnly
    if not request.interaction.permissions.manage_guild:
        raise NotAllowed
    return guild
