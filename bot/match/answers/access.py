"""The thing that a number means, for a person who may read it.

A number from outside (typed, chosen, in a control) becomes a thing only through `readable_...`, which refuses a
hidden number as if it had never been given. A number that the bot itself wrote down becomes one through `known_...`.
"""

from contextlib import suppress

import discord

from bot.core.audience import all_read
from bot.core.errors import NoLadder, NoMatch, NoSeek, NoTournament, UnreadableMatch
from bot.core.match import Match
from bot.core.terms import Seek
from bot.invitations.service.invitations import Seeks
from bot.ladders.model.ladder import Ladder
from bot.ladders.service import Ladders
from bot.match.service.matches import Matches
from bot.skin.context import Asking, Request
from bot.skin.places import above_of, member_of, places_all_see, places_public, places_seen
from bot.skin.protocol import Client
from bot.tournaments.model.tournament import Status, Tournament
from bot.tournaments.service.tournaments import Tournaments


async def readable_match(asking: Asking, number: int) -> Match:
    """The match as it stands. Raises NoMatch, also where the asker may not read it; UnreadableMatch to its players."""
    user = asking.user_id
    try:
        match = await asking.app[Matches].get(number)
    except UnreadableMatch as error:
        if user not in error.players:
            raise NoMatch(match=number) from None
        raise
    await asking.meet(match)
    if user not in match.players:
        seen, public = await places_seen(asking, match), await places_public(asking, match)
        if not asking.audience.reads_match(match, seen, public):
            raise NoMatch(match=number)
    return match


async def readable_seek(request: Request, number: int) -> Seek:
    """The invitation as it stands. Raises NoSeek, also where the asker may not read it."""
    seek = await request.app[Seeks].get(number)
    if not await may_read_seek(request, seek):
        raise NoSeek(seek=number)
    await meet_again(request, seek)
    return seek


async def meet_again(request: Request, seek: Seek) -> None:
    """The answer may tell of this invitation: that to a rematch names its people as the match names them."""
    if seek.rematch_of is not None:
        with suppress(NoMatch, UnreadableMatch):
            await request.meet(await known_match(request.client, seek.rematch_of))


async def may_read_seek(request: Request, seek: Seek) -> bool:
    """Does the invitation concern the asker, or do they see where it was made?"""
    return request.audience.reads(
        (seek.by, seek.opponent), [seek.place], await places_seen(request, seek.place)
    )


async def readable_tournament(request: Request, number: int) -> Tournament:
    """The tournament of this server. Raises NoTournament, also where the asker may not read it."""
    tournament = await request.app[Tournaments].get(number, request.guild_id)
    if not await _may_read_tournament(request, tournament):
        raise NoTournament(tournament=number)
    return tournament


async def readable_ladder(request: Request, number: int) -> Ladder:
    """The ladder of this server. Raises NoLadder, also where the asker may not read it."""
    ladder = await request.app[Ladders].get(number, request.guild_id)
    if not await may_read_ladder(request, ladder):
        raise NoLadder
    return ladder


async def may_read_ladder(request: Request, ladder: Ladder) -> bool:
    """Is the asker on the ladder, even where its channel is closed to them or gone, or do they see its place?"""
    people = (ladder.keeper, *ladder.standing)
    return request.audience.reads(people, [ladder.place], await places_seen(request, ladder.place))


async def known_match(client: Client, number: int) -> Match:
    """The match with a number that the bot wrote down, in a notice for one. Raises NoMatch, UnreadableMatch."""
    return await client.app[Matches].get(number)


async def known_seek(client: Client, number: int) -> Seek:
    """The same for an invitation. Raises NoSeek."""
    return await client.app[Seeks].get(number)


async def known_tournament(client: Client, number: int, guild_id: int | None) -> Tournament:
    """The same for a tournament of this server. Raises NoTournament."""
    return await client.app[Tournaments].get(number, guild_id)


async def may_show(request: Request, match: Match) -> bool:
    """May all where the asker is read the match? Its players may show it where both see, once its place is gone."""
    seen = await places_all_see(request, match)
    shown = all_read(match, seen, frozenset() if seen else await places_public(request, match))
    return shown or await _between_players(request, match)


async def _between_players(request: Request, match: Match) -> bool:
    """Is its place gone, and does a player ask in a channel of the same server that the other player sees too?"""
    guild, channel = request.interaction.guild, request.interaction.channel
    if request.user_id not in match.players or guild is None or guild.id != match.server:
        return False
    if match.double:
        return False
    if guild.get_channel_or_thread(match.place.channel_id) is not None:
        return False
    try:
        await guild.fetch_channel(match.place.channel_id)
        return False
    except discord.NotFound:
        pass
    except discord.DiscordException:
        return False
    if match.practice is not None:
        return True
    seen = above_of(channel) if isinstance(channel, discord.Thread) else channel
    if not isinstance(seen, discord.abc.GuildChannel):
        return False
    try:
        other = await member_of(guild, match.opponent_of(request.user_id))
    except discord.HTTPException:
        return False
    return other is not None and seen.permissions_for(other).view_channel


async def _may_read_tournament(request: Request, tournament: Tournament) -> bool:
    if tournament.status is Status.DRAFT:
        return request.asker.manager or request.user_id in tournament.directors
    place = tournament.place
    people = (*tournament.directors, *tournament.entrants, *tournament.seeds)
    seen, public = await places_seen(request, place), await places_public(request, place)
    return request.audience.reads(people, [place], seen, public)
