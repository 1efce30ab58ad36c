"""The places of matches and the bot's permissions there."""

import asyncio
from collections.abc import Collection, Iterable, Iterator, Sequence
from datetime import datetime, timedelta
from itertools import chain
from typing import Any, Final, TypeAlias

import discord
import structlog

from bot.core.access import former
from bot.core.audience import Audience
from bot.core.match import Match
from bot.core.notice import Posted
from bot.core.places import State
from bot.core.terms import Place
from bot.language.words import Words
from bot.outbox.service.outbox import Outbox
from bot.people.service import Players
from bot.skin.context import Asking, Reader, Request, everybody
from bot.skin.errors import MissingPermissions, NotAllowed, ServerOnly
from bot.skin.protocol import Client

log = structlog.get_logger(__name__)

_NEEDED = ("view_channel", "send_messages", "attach_files")
_NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files")
NEEDED_FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
HALL_NEEDS: Final = ("view_channel", "send_messages")
HALL_MOVES: Final = ("read_message_history",)
STILL: Final = timedelta(minutes=3)
"""For so long it is taken that somebody is still the member of a server that Discord called them."""
Heard: TypeAlias = tuple[datetime, discord.Member | None]
_AT_ONCE: Final = 1.0  # seconds: a form has to be opened within three


async def state_in(guild: discord.Guild, channel_id: int) -> tuple[State, discord.Thread | None]:
    """The state of a channel or thread of the server, and the thread. Raises DiscordException where Discord fails."""
    try:
        # A thread that sleeps is not known to the client.
        found = guild.get_channel_or_thread(channel_id) or await guild.fetch_channel(channel_id)
    except discord.NotFound:
        return State.GONE, None
    except discord.Forbidden:
        return State.UNAVAILABLE, None
    thread = found if isinstance(found, discord.Thread) else None
    if thread is not None and thread.parent is None:
        return State.GONE, thread
    missing = missing_permissions(found.permissions_for(guild.me), thread=thread is not None)
    if missing or (thread is not None and thread.locked):
        return State.UNAVAILABLE, thread
    return (State.ASLEEP if thread is not None and thread.archived else State.OPEN), thread


async def member_of(guild: discord.Guild, user: int) -> discord.Member | None:
    """The person as a member; None where they are none. Without the privileged intent only a question tells. Raises
    discord.HTTPException where Discord does not say.
    """
    try:
        return await guild.fetch_member(user)
    except discord.NotFound:
        return None


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


def may_see(person: discord.abc.User, channel_id: int) -> bool:
    """May this person read there, as far as the client knows the channel? Of a thread: where it hangs."""
    if not isinstance(person, discord.Member):
        return True
    found = person.guild.get_channel_or_thread(channel_id)
    above = found.parent if isinstance(found, discord.Thread) else found
    return above is None or above.permissions_for(person).view_channel


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


class Visitor(Asking):
    """Somebody who asks from outside Discord, which is asked in which servers they are. `members`: what it said of late
    of people in servers, and when.
    """

    def __init__(self, client: Client, user_id: int, members: dict[Any, Heard]) -> None:
        super().__init__(client, user_id)
        self._members = members

    async def member(self, guild_id: int) -> discord.Member | None:
        """As Discord says now, or said some minutes ago."""
        key, now = (guild_id, self.user_id), self.app.now()
        for old in [each for each, (at, _) in self._members.items() if not timedelta(0) <= now - at < STILL]:
            del self._members[old]
        if key not in self._members:
            guild = await _server(self.client, guild_id)
            try:
                found = None if guild is None else await member_of(guild, self.user_id)
            except (discord.DiscordException, OSError):
                return None
            self._members[key] = (now, found)
        return self._members[key][1]


async def is_member(asking: Asking, place: Place) -> bool:
    """Does the asker see this place? Known of the place they ask in, and of channels of that server; from outside, of
    all servers.
    """
    at = asking.at
    if at is not None and at.channel_id == place.channel_id:
        return True
    if place.guild_id is None or (at is not None and at.guild_id != place.guild_id):
        return False
    asker = await asking.member(place.guild_id)
    channel = None if asker is None else await _channel(asker.guild, place)
    return asker is not None and channel is not None and channel.permissions_for(asker).view_channel


def sees_now(request: Request, place: Place) -> bool:
    """Does the asker see this place, as far as the client knows: also a sleeping thread that the bot has closed?"""
    if request.channel_id == place.channel_id:
        return True
    guild, asker = request.interaction.guild, request.interaction.user
    if guild is None or guild.id != place.guild_id or not isinstance(asker, discord.Member):
        return False
    above = request.client.closed_threads.get(place.channel_id)
    known = guild.get_channel_or_thread(place.channel_id)
    found = guild.get_channel(above or 0) if known is None else above_of(known)
    return found is not None and found.permissions_for(asker).view_channel


async def places_seen(asking: Asking, *of: Match | Place) -> set[Place]:
    """Of these places, and those of these matches, the ones that the asker sees."""
    return {place for place in _places(of) if await is_member(asking, place)}


async def places_public(asking: Asking, *of: Match | Place) -> set[Place]:
    """The same that their servers publish; of a match against the bot none is."""
    asked = [each for each in of if isinstance(each, Place) or each.practice is None]
    return {place for place in _places(asked) if await _published(asking.client, place)}


async def places_all_see(request: Request, match: Match) -> set[Place]:
    """The places of the match that all see who read where the asker is."""
    return {place for place in match.places if await _all_see(request, place)}


def _places(of: Iterable[Match | Place]) -> Iterator[Place]:
    return chain.from_iterable((each,) if isinstance(each, Place) else each.places for each in of)


async def _all_see(request: Request, place: Place) -> bool:
    """Do all who read where the asker is see this place?"""
    if request.channel_id == place.channel_id:
        return True
    return request.guild_id == place.guild_id and await _open_to_server(request.interaction.guild, place)


async def _open_to_server(guild: discord.Guild | None, place: Place) -> bool:
    """Does everybody in the server see the place?"""
    if guild is None:
        return False
    channel = await _channel(guild, place)
    return channel is not None and all_see(guild, channel)


async def _channel(guild: discord.Guild | None, place: Place) -> discord.abc.GuildChannel | None:
    """The channel whose permissions say who sees the place: of a public thread, the one it hangs from."""
    if guild is None:
        return None
    try:
        # A thread that sleeps is not known to the client, nor is anything in a server of another process.
        found = guild.get_channel_or_thread(place.channel_id) or await guild.fetch_channel(place.channel_id)
        if not isinstance(found, discord.Thread):
            return found
        if found.is_private():
            return None
        parent = found.parent or await guild.fetch_channel(found.parent_id)
    except (discord.DiscordException, OSError):
        return None
    return None if isinstance(parent, discord.Thread) else parent


async def _published(client: Client, place: Place) -> bool:
    """Does the server publish this place? Only one that all of its members see."""
    if place.guild_id is None or not (await client.app[Players].server(place.guild_id)).publish:
        return False
    return await _open_to_server(await _server(client, place.guild_id), place)


async def _server(client: Client, guild_id: int) -> discord.Guild | None:
    try:
        return client.get_guild(guild_id) or await client.fetch_guild(guild_id)
    except (discord.DiscordException, OSError):
        return None


async def links(client: Client, matches: Iterable[Match], audience: Audience) -> dict[int, str]:
    """Where the latest board of each match stands: its message, else its channel; empty where neither has an address.

    In a conversation a message has an address only for who takes part in it, and the conversation itself has none. A
    place that was deleted has none, and the boards that stood elsewhere before are older. A match of two places is
    looked for on the side of who reads it alone.
    """
    wanted: dict[int, Place] = {}
    double: dict[int, Posted | None] = {}
    found = {}
    for match in matches:
        if (side := audience.side(match)) is None:
            found[match.id] = ""
            continue
        wanted[match.id] = side
        if match.double:
            double[match.id] = await board_at(client, match, side)
    shown = {**await client.app[Outbox].latest_boards(wanted.keys() - double.keys()), **double}
    for number, place in wanted.items():
        board = shown.get(number)
        if board is not None and (board.place.channel_id == place.channel_id or not _is_gone(client, place)):
            found[number] = address(board.place, board.message_id)
        elif (place.guild_id or place.abroad) and not _is_gone(client, place):
            found[number] = address(place)
        else:
            found[number] = ""
    return found


def _is_gone(client: Client, place: Place) -> bool:
    """Is there no such channel in a server that the client knows? A thread that sleeps is unknown to it too."""
    guild = None if place.guild_id is None else client.get_guild(place.guild_id)
    return guild is not None and guild.get_channel_or_thread(place.channel_id) is None


async def board_at(client: Client, match: Match, place: Place) -> Posted | None:
    """The message with the latest board of the match on this side of it."""
    if not match.double:
        return (await client.app[Outbox].latest_boards([match.id])).get(match.id)
    one_server = len({each.guild_id for each in match.places}) == 1
    shown = await client.app[Outbox].latest_boards([match.id], place, exact=one_server)
    return shown.get(match.id)


async def boards_of(client: Client, match: Match) -> dict[Place, Posted]:
    """The same in each of its places that has one."""
    found = {place: await board_at(client, match, place) for place in match.places}
    return {place: posted for place, posted in found.items() if posted is not None}


async def boards(client: Client, match_ids: Collection[int], at: Place | None = None) -> dict[int, str]:
    """The addresses of these matches' latest boards that stand in a message; `at`: in the server of this place."""
    shown = await client.app[Outbox].latest_boards(match_ids, at)
    return {number: address(posted.place, posted.message_id) for number, posted in shown.items()}


def address(place: Place, message_id: int | None = None) -> str:
    """The address of a message, or of a channel or thread, in Discord."""
    channel = f"https://discord.com/channels/{place.guild_id or place.abroad or '@me'}/{place.channel_id}"
    return channel if message_id is None else f"{channel}/{message_id}"


async def link_of(request: Request) -> str:
    """Where the latest board of the match stands that the request is about; empty where that has no address."""
    if request.match is None:
        return ""
    return (await links(request.client, [request.match], request.audience))[request.match.id]
