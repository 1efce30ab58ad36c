"""A place for a game that has none: its post or thread when it begins, and another where its own is gone."""

from __future__ import annotations

import discord
import structlog

from bot.core.match import Match
from bot.core.news import Joined
from bot.core.notice import Notice
from bot.core.terms import Place
from bot.ui.cards.card import Reply
from bot.ui.context import everybody
from bot.ui.features.access import known_match
from bot.ui.features.forums import begun_post, open_forum, post_name
from bot.ui.features.places import another_channel, home_of, missing_permissions
from bot.ui.protocol import Client
from bot.ui.replies import post

log = structlog.get_logger(__name__)


def is_forum(client: Client, place: Place) -> bool:
    """Is it a forum, in which the game that begins there has no post yet?"""
    return isinstance(client.get_channel(place.channel_id), discord.ForumChannel)


async def own_thread(client: Client, notice: Notice) -> Place | None:
    """The thread in which the game is played from now on whose beginning this tells; None where it gets none."""
    if notice.kind is not Joined or notice.match_id is None:
        return None
    await client.wait_until_ready()
    match = await known_match(client, notice.match_id)
    seek = await client.app.seeks.of_match(match)
    if seek is None or seek.place != match.place:
        # The other game of a pair, in the thread that the first has got.
        return match.place
    card = seek.message_id if seek.card_channel == match.place.channel_id else None
    home = (await housed(client, match, card=card, again=notice.attempts > 0)).place
    return None if home == match.place else home


async def housed(client: Client, match: Match, *, card: int | None = None, again: bool = False) -> Match:
    """The match, in a thread of its own from now on where its server wants that.

    `card`: the message in its place that it began with; `again`: there may be a thread already.
    """
    name = await post_name(client, match, (await everybody(client, match.place)).words)
    home = await home_of(client, match.place, name, card=card, again=again)
    if home == match.place:
        return match
    await client.app.tournaments.note_post(match, home, None)
    return await known_match(client, match.id)


async def find_home(
    client: Client, match: Match, board: Reply, nonce: str, *, again: bool
) -> tuple[Place, int] | None:
    """Another place for the match, and the message that shows the board there.

    It is a post of the forum, but for a game that is over; else the channel that the server has chosen for games, the
    one of the invitation, another that everybody sees. None where the bot may write in none; `again`: a post may have
    been made by an earlier attempt. Raises discord.HTTPException or ClientException where a later attempt may succeed.
    """
    # After a start the servers come in one by one; until then none of them is known.
    await client.wait_until_ready()
    guild = None if match.place.guild_id is None else client.get_guild(match.place.guild_id)
    if guild is None:
        return None
    if guild.unavailable:
        raise discord.ClientException("the server is away")
    forum = None if match.over else await open_forum(client, guild, match.place.channel_id)
    if forum is not None:
        try:
            return await begun_post(client, forum, match, board, again=again)
        except discord.HTTPException as error:
            if error.status >= 500 or error.status == 429:
                raise
            # A forum that wants other tags, or a permission taken away: the game goes on all the same.
            log.warning("post.not_created", forum=forum.id, error=str(error))
    channel = await _channel(client, guild, match)
    if channel is None:
        return None
    place = Place(guild.id, channel.id)
    if not match.over:
        name = await post_name(client, match, (await everybody(client, place)).words)
        place = await home_of(client, place, name, again=again)
    return place, (await post(client, place.channel_id, board, nonce)).id


async def _channel(client: Client, guild: discord.Guild, match: Match) -> discord.TextChannel | None:
    chosen = (await client.app.players.server(guild.id)).channel
    seek = await client.app.seeks.of_match(match)
    for number in (chosen, None if seek is None else seek.place.channel_id):
        channel = None if number in (None, match.place.channel_id) else guild.get_channel(number or 0)
        if isinstance(channel, discord.TextChannel) and not missing_permissions(
            channel.permissions_for(guild.me)
        ):
            return channel
    return await another_channel(client, match.place)
