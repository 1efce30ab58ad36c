"""Who may read a match or an invitation, judged by the channels that Discord shows them."""

from __future__ import annotations

import discord

from bot.core.access import may_be_shown, may_read
from bot.core.errors import NoMatch, NoSeek, NoTournament
from bot.core.match import Match
from bot.core.terms import Place, Seek
from bot.core.tournament.tournament import Tournament
from bot.ui.context import Request


async def require_readable(request: Request, match: Match) -> None:
    """Raises NoMatch, as if it were not there, where the asker may not read the match."""
    user = request.user_id
    if may_read(user, match.players, member=False):
        return
    member = await is_member(request, match.place)
    if not may_read(user, match.players, member=member, published=await _published(request, match.place)):
        raise NoMatch(match=match.id)


async def require_readable_seek(request: Request, seek: Seek) -> None:
    """Raises NoSeek, as if it were not there, where the asker may not read the invitation."""
    if not await may_read_seek(request, seek):
        raise NoSeek(seek=seek.id)


async def may_read_seek(request: Request, seek: Seek) -> bool:
    """Does the invitation concern the asker, or do they see where it was made?"""
    member = await is_member(request, seek.place)
    return may_read(request.user_id, (seek.by, seek.opponent), member=member)


async def require_readable_tournament(request: Request, tournament: Tournament) -> None:
    """Raises NoTournament, as if it were not there, where the asker may not read the tournament."""
    place = tournament.place
    people = (*tournament.directors, *tournament.entrants)
    member = await is_member(request, place)
    if not may_read(request.user_id, people, member=member, published=await _published(request, place)):
        raise NoTournament(tournament=tournament.id)


async def may_show(request: Request, match: Match) -> bool:
    """May everybody where the asker is read the match?"""
    place = match.place
    return may_be_shown(
        here=request.channel_id == place.channel_id,
        open_place=request.guild_id == place.guild_id and await _open_to_server(request, place),
        published=await _published(request, place),
    )


async def is_member(request: Request, place: Place) -> bool:
    """Does the asker see this place? Known of the place they ask in, and of channels of that server."""
    if request.channel_id == place.channel_id:
        return True
    if place.guild_id is None or request.guild_id != place.guild_id:
        return False
    channel = await _channel(request, place)
    asker = request.interaction.user
    if channel is None or not isinstance(asker, discord.Member):
        return False
    return channel.permissions_for(asker).view_channel


def sees_now(request: Request, place: Place) -> bool:
    """Does the asker see this place, as far as that is known without asking Discord: a thread that sleeps is not."""
    if request.channel_id == place.channel_id:
        return True
    guild, asker = request.interaction.guild, request.interaction.user
    if guild is None or guild.id != place.guild_id or not isinstance(asker, discord.Member):
        return False
    found = guild.get_channel_or_thread(place.channel_id)
    if isinstance(found, discord.Thread):
        found = None if found.is_private() else found.parent
    return found is not None and found.permissions_for(asker).view_channel


async def _open_to_server(request: Request, place: Place) -> bool:
    if request.interaction.guild is None:
        return False
    channel = await _channel(request, place)
    return (
        channel is not None and channel.permissions_for(request.interaction.guild.default_role).view_channel
    )


async def _channel(request: Request, place: Place) -> discord.abc.GuildChannel | None:
    """The channel whose permissions say who sees the place: of a public thread, the one it hangs from."""
    guild = request.interaction.guild
    if guild is None:
        return None
    found = guild.get_channel_or_thread(place.channel_id)
    if found is None:
        # A thread that sleeps is not known to the client.
        try:
            found = await guild.fetch_channel(place.channel_id)
        except discord.DiscordException:
            return None
    if not isinstance(found, discord.Thread):
        return found
    return None if found.is_private() else found.parent


async def _published(request: Request, place: Place) -> bool:
    return (await request.app.players.server(place.guild_id)).publish
