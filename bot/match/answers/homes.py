"""A place for a game that has none: its post or thread when it begins, and another where its own is gone.

One rule holds for all games: a post in the server's forum, else a thread of its own where the server wants that, else
the channel. A tournament has one thread, at its announcement, for all its games and what is told of them.
"""

from typing import Final

import discord
import structlog

from bot.core.match import Match
from bot.core.news import Ladder as LadderNews
from bot.core.news import TournamentNews, TournamentRound
from bot.core.notice import Notice
from bot.core.terms import Place
from bot.invitations.service.invitations import Seeks
from bot.ladders.model.event import Challenged
from bot.ladders.service import Ladders
from bot.match.answers.access import known_match, known_tournament
from bot.match.answers.boards import public_board
from bot.match.answers.forums import begun_post, open_forum, post_games, post_name
from bot.people.service import Players
from bot.skin.card import Reply
from bot.skin.homes import MAX_THREAD_NAME, THREAD_SLEEPS_AFTER, another_channel, home_of, take_line_down
from bot.skin.places import boards, missing_permissions, seen_from, thread_permissions
from bot.skin.protocol import Client
from bot.skin.replies import post
from bot.tournaments.model.tournament import Listed, Tournament
from bot.tournaments.service.tournaments import Tournaments

log = structlog.get_logger(__name__)


def is_forum(client: Client, place: Place) -> bool:
    """Is it a forum, in which the game that begins there has no post yet?"""
    return isinstance(client.get_channel(place.channel_id), discord.ForumChannel)


_HAS_ONE: Final = 160004  # the message has a thread already


async def own_thread(client: Client, notice: Notice) -> Place | None:
    """The thread in which the game is played from now on whose beginning this tells; None where it gets none."""
    if notice.match_id is None:
        return None
    await client.wait_until_ready()
    match = await known_match(client, notice.match_id)
    seek = await client.app[Seeks].of_match(match)
    if match.double:
        return await _own_side(client, match, notice)
    twin = match.header.twin
    if (twin is not None and twin < match.id) or (seek is not None and seek.place != match.place):
        # The other game of a pair, in the thread that the first has got.
        return match.place
    card = None if seek is None or seek.card_channel != match.place.channel_id else seek.message_id
    home = (await in_own_thread(client, match, card=card, again=notice.attempts > 0)).place
    return None if home == match.place else home


async def _own_side(client: Client, match: Match, notice: Notice) -> Place | None:
    """The same for one of the two places of a match."""
    place, twin = notice.place, match.header.twin
    if place is None or match.at(place.channel_id) is None or (twin is not None and twin < match.id):
        return None
    name = await post_name(client, match, place)
    home = await home_of(client, place, name, again=notice.attempts > 0)
    if home != place:
        await client.app[Tournaments].note_post(match, place, home, None)
    return home


async def thread_for(client: Client, notice: Notice) -> Place | None:
    """The tournament's thread, which its first games open: there is none before there is something to show in it."""
    what = notice.what
    assert isinstance(what, TournamentRound | TournamentNews)
    await client.wait_until_ready()
    where = None if notice.place is None else notice.place.guild_id
    tournament = await known_tournament(client, what.tournament, where)
    if tournament.place != notice.place:
        # It has moved since, and is told there anew.
        return None
    return await tournament_thread(client, tournament, begins=isinstance(what, TournamentRound))


async def tournament_thread(client: Client, tournament: Tournament, *, begins: bool) -> Place | None:
    """The thread at the announcement, opened if it `begins`; None where the server wants none or the bot may not."""
    place = tournament.place
    guild = None if place.guild_id is None else client.get_guild(place.guild_id)
    if guild is None:
        return None
    server, tournaments = await client.app[Players].server(guild.id), client.app[Tournaments]
    if not server.threads or server.forum is not None:
        return None
    there = await tournaments.shown_at(tournament.id)
    if there.thread_id is not None:
        return Place(guild.id, there.thread_id)
    channel, shown = guild.get_channel(place.channel_id), there.message_id
    if not begins or shown is None or not isinstance(channel, discord.TextChannel):
        return None
    if thread_permissions(channel.permissions_for(guild.me)):
        return None
    try:
        name = tournament.plan.name[:MAX_THREAD_NAME]
        await channel.get_partial_message(shown).create_thread(
            name=name, auto_archive_duration=THREAD_SLEEPS_AFTER
        )
        await take_line_down(channel, name)
    except discord.HTTPException as error:
        if error.code != _HAS_ONE or not await _there_is(guild, shown):
            log.info("thread.not_created", tournament=tournament.id, error=str(error))
            return None
    # The thread at a message has the number of the message.
    await tournaments.note_shown(tournament.id, thread_id=shown)
    return Place(guild.id, shown)


async def _there_is(guild: discord.Guild, thread: int) -> bool:
    try:
        return isinstance(guild.get_thread(thread) or await guild.fetch_channel(thread), discord.Thread)
    except discord.DiscordException:
        return False


async def in_own_thread(
    client: Client, match: Match, *, card: int | None = None, again: bool = False
) -> Match:
    """The match, in a thread if its server wants that; `card`: the message it began with; `again`: one may be there."""
    name = await post_name(client, match, match.place)
    home = await home_of(client, match.place, name, card=card, again=again)
    if home == match.place:
        return match
    await client.app[Tournaments].note_post(match, match.place, home, None)
    return await known_match(client, match.id)


async def house_challenge(client: Client, notice: Notice, card: int) -> None:
    """Gives the games of a ladder's challenge a post, else a thread here, with the board. Nothing depends on it."""
    what, place = notice.what, notice.place
    if not isinstance(what, LadderNews) or place is None:
        return
    event = (await client.app[Ladders].history(what.ladder, place.guild_id))[what.seq - 1].what
    guild = None if place.guild_id is None else client.get_guild(place.guild_id)
    if not isinstance(event, Challenged) or guild is None:
        return
    again = notice.attempts > 0
    try:
        if (forum := await open_forum(client, guild)) is not None and seen_from(guild, forum, place):
            await post_games(client, forum, event.matches, place, again=again)
            return
        for number in event.matches:
            match = await known_match(client, number)
            if match.place == place:
                match = await in_own_thread(client, match, card=card, again=again)
            if match.place == place or match.moves or match.id in await boards(client, [match.id]):
                continue
            board = await public_board(client, match)
            shown = (await post(client, match.place.channel_id, board, f"board-{match.id}")).id
            await client.app[Tournaments].note_post(match, match.place, match.place, shown)
            client.tidy(match, match.place, shown, board)
    except discord.HTTPException as error:
        log.info("challenge.not_housed", ladder=what.ladder, error=str(error))


async def find_home(
    client: Client, match: Match, was: Place, board: Reply, nonce: str, *, again: bool
) -> tuple[Place, int] | None:
    """Another place for the match in the server of this one, and the message that shows the board there.

    It is a post of the forum, but for a game that is over; else the channel that the server has chosen for games, the
    one of the invitation, another that everybody sees. None where the bot may write in none; `again`: a post may have
    been made by an earlier attempt. Raises discord.HTTPException or ClientException where a later attempt may succeed.
    """
    # After a start the servers come in one by one; until then none of them is known.
    await client.wait_until_ready()
    guild = None if was.guild_id is None else client.get_guild(was.guild_id)
    if guild is None:
        return None
    if guild.unavailable:
        raise discord.ClientException("the server is away")
    listed = await client.app[Tournaments].of_match(match.id)
    forum = None if match.over else await open_forum(client, guild, was.channel_id)
    if forum is not None and (listed is None or seen_from(guild, forum, listed.place)):
        try:
            return await begun_post(client, forum, match, was, board, again=again)
        except discord.HTTPException as error:
            if error.status >= 500 or error.status == 429:
                raise
            # A forum that wants other tags, or a permission taken away: the game goes on all the same.
            log.warning("post.not_created", forum=forum.id, error=str(error))
    if listed is not None and (thread := await _thread_again(client, listed, match)) is not None:
        return thread, (await post(client, thread.channel_id, board, nonce)).id
    channel = await _channel(client, guild, match, was, listed)
    if channel is None:
        return None
    place = Place(guild.id, channel.id)
    if listed is None and not match.over:
        name = await post_name(client, match, place)
        place = await home_of(client, place, name, again=again)
    return place, (await post(client, place.channel_id, board, nonce)).id


async def _thread_again(client: Client, listed: Listed, match: Match) -> Place | None:
    """The thread of the match's tournament, opened anew where it is what is gone; None where there can be none."""
    await client.app[Tournaments].forget_thread(listed.id, match.place.channel_id)
    tournament = await known_tournament(client, listed.id, listed.place.guild_id)
    return await tournament_thread(client, tournament, begins=not match.over)


async def _channel(
    client: Client, guild: discord.Guild, match: Match, was: Place, listed: Listed | None
) -> discord.TextChannel | None:
    """That of its tournament, else that for games, of the invitation, for other servers, or one that everybody sees."""
    chosen = await client.app[Players].server(guild.id)
    seek = await client.app[Seeks].of_match(match)
    agreed = chosen.door if seek is None else seek.place.channel_id
    for number in (None if listed is None else listed.place.channel_id, chosen.channel, agreed):
        channel = None if number in (None, was.channel_id) else guild.get_channel(number or 0)
        if isinstance(channel, discord.TextChannel) and not missing_permissions(
            channel.permissions_for(guild.me)
        ):
            return channel
    return await another_channel(client, was)
