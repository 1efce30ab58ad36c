"""Games as posts of a forum channel, with tags that tell which game it is and whether it goes on."""

from collections.abc import Sequence
from typing import Final

import discord
import structlog

from bot.core.match import Match
from bot.core.news import TournamentPost
from bot.core.notice import Notice
from bot.core.terms import Place
from bot.language.words import Words, shortened
from bot.match.answers.access import known_match, known_tournament
from bot.match.answers.boards import public_board
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.skin.card import Reply
from bot.skin.context import Request, everybody
from bot.skin.homes import MAX_THREAD_NAME, THREAD_SLEEPS_AFTER
from bot.skin.names import names_of
from bot.skin.places import boards, missing_permissions, seen_from
from bot.skin.protocol import Client
from bot.skin.replies import post
from bot.tournaments.service.tournaments import Tournaments

log = structlog.get_logger(__name__)

NEEDED: Final = ("view_channel", "send_messages", "send_messages_in_threads", "attach_files")
"""Permissions without which there can be no posts with boards."""
MAX_TAG: Final = 20  # characters of a tag
MAX_TAGS: Final = 20  # tags that a forum may have
_REMEMBERED: Final = 10_000  # closed threads of which it is remembered where they hang
MAX_APPLIED: Final = 5  # tags that a post may have


async def forum_for(request: Request, place: Place) -> Place | None:
    """The forum for the post of a game by an invitation from here: the server's, else that of the place, or None."""
    guild = request.interaction.guild
    if guild is None or place.guild_id != guild.id:
        return None
    forum = await open_forum(request.client, guild)
    thread = guild.get_thread(place.channel_id)
    if forum is None and thread is not None:
        forum = _open(_forum(guild, thread.parent_id))
    return None if forum is None else Place(guild.id, forum.id)


async def open_forum(
    client: Client, guild: discord.Guild, preferred: int | None = None
) -> discord.ForumChannel | None:
    """The forum with this number, else the one that the server has chosen; None where the bot may not post there."""
    chosen = (await client.app[Players].server(guild.id)).forum
    return _open(_forum(guild, preferred)) or _open(_forum(guild, chosen))


def _open(forum: discord.ForumChannel | None) -> discord.ForumChannel | None:
    if forum is None or missing_permissions(forum.permissions_for(forum.guild.me), names=NEEDED):
        return None
    return forum


async def post_tournament_games(client: Client, notice: Notice) -> None:
    """A post for the games of one meeting of a tournament, in which they are played from now on.

    Where the server has no forum any more, or the bot may not post there, or those who see the forum do not all see the
    tournament, they are played where the tournament is. A post that was made by an attempt of which nothing was written
    down is found by its name. Raises discord.HTTPException or ClientException where a later attempt may succeed.
    """
    # After a start the servers come in one by one; until then none of them is known.
    await client.wait_until_ready()
    what = notice.what
    assert isinstance(what, TournamentPost)
    where = None if notice.place is None else notice.place.guild_id
    guild = None if where is None else client.get_guild(where)
    if guild is not None and guild.unavailable:
        raise discord.ClientException("the server is away")
    forum = None if guild is None else await open_forum(client, guild)
    if forum is None:
        return
    home = (await known_tournament(client, what.tournament, forum.guild.id)).place
    await post_games(client, forum, what.matches, home, again=notice.attempts > 0)


async def post_games(
    client: Client, forum: discord.ForumChannel, numbers: Sequence[int], home: Place, *, again: bool
) -> None:
    """The same of the games of one meeting, or of a challenge, that have begun in this place, in this forum."""
    if not seen_from(forum.guild, forum, home):
        return
    for number in numbers:
        match = await known_match(client, number)
        if match.over:
            continue
        board = await public_board(client, match)
        try:
            if match.place == home:
                place, message_id = await begun_post(client, forum, match, home, board, again=again)
            elif match.id not in await boards(client, [match.id]):
                # The other game of a pair, in the post that the first has got.
                place = match.place
                message_id = (await post(client, place.channel_id, board, f"board-{match.id}")).id
            else:
                continue
        except discord.HTTPException as error:
            if error.status >= 500 or error.status == 429:
                raise
            log.warning("post.not_created", forum=forum.id, error=str(error))
            return
        await client.app[Tournaments].note_post(match, match.place, place, message_id)
        client.tidy(await known_match(client, match.id), place, message_id, board)


async def begun_post(
    client: Client, forum: discord.ForumChannel, match: Match, was: Place, board: Reply, *, again: bool
) -> tuple[Place, int]:
    """The post of a game and its first message, the board; `again`: it may be there. Raises discord.HTTPException."""
    words = (await everybody(client, was)).words
    name = await post_name(client, match, was)
    if again:
        for thread in await forum.guild.active_threads():
            if (thread.parent_id, thread.owner_id, thread.name) == (forum.id, forum.guild.me.id, name):
                # The first message of a post has the number of the post.
                return Place(forum.guild.id, thread.id), thread.id
    wanted = [_game_tag(match.terms.game, words), words("tag-running")]
    if await client.app[Tournaments].of_match(match.id) is not None:
        wanted.append(words("tag-tournament"))
    made = await forum.create_thread(
        name=name,
        view=board.card.clickable(client),
        files=board.attachments,
        allowed_mentions=board.mentions,
        auto_archive_duration=THREAD_SLEEPS_AFTER,
        applied_tags=await _tags(forum, wanted),
    )
    return Place(forum.guild.id, made.thread.id), made.message.id


async def post_name(client: Client, match: Match, place: Place) -> str:
    """The name of the post or thread of a game: the game, its number, the players."""
    reader = await everybody(client, place)
    words, names = reader.words, await names_of(client, reader, [match])
    first, second = (names[player] for player in match.players)
    game = words.game(match.terms.game)
    name = words("post-name", game=game, number=str(match.id), player=first, opponent=second)
    return name[:MAX_THREAD_NAME]


async def close_post(client: Client, match: Match, place: Place) -> None:
    """Tags the post of games that are over; it or their thread sleeps, not a tournament's. Nothing depends on it."""
    guild = None if place.guild_id is None else client.get_guild(place.guild_id)
    known = None if guild is None else guild.get_channel_or_thread(place.channel_id)
    if guild is None or (known is not None and not isinstance(known, discord.Thread)):
        return
    if match.id not in await client.app[Matches].at(place.channel_id):
        return  # others go on there
    listed = await client.app[Tournaments].of_match(match.id)
    if (
        listed is not None
        and (await client.app[Tournaments].shown_at(listed.id)).thread_id == place.channel_id
    ):
        return
    words = (await everybody(client, place)).words
    try:
        # A post that sleeps is not known to the client.
        number = place.channel_id
        thread = known or await guild.fetch_channel(number)
        if not isinstance(thread, discord.Thread) or thread.owner_id != guild.me.id:
            return
        if not thread.is_private():
            _remember(client, thread)
        if (forum := _forum(guild, thread.parent_id)) is None:
            await thread.edit(archived=True)
            return
        finished = await _tags(forum, (words("tag-finished"),))
        # The server may have changed its language since the post was made.
        running = {client.texts.say(each, "tag-running").casefold() for each in client.texts.languages}
        kept = [
            tag
            for tag in thread.applied_tags
            if tag not in finished and not (tag.name.casefold() in running and _may_apply(forum, tag))
        ]
        await thread.edit(applied_tags=[*kept, *finished][:MAX_APPLIED], archived=True)
    except discord.DiscordException as error:
        log.info("post.not_closed", thread=place.channel_id, error=str(error))


def _remember(client: Client, thread: discord.Thread) -> None:
    if len(client.closed_threads) >= _REMEMBERED:
        del client.closed_threads[next(iter(client.closed_threads))]
    client.closed_threads[thread.id] = thread.parent_id


def _forum(guild: discord.Guild, channel_id: int | None) -> discord.ForumChannel | None:
    channel = None if channel_id is None else guild.get_channel(channel_id)
    return channel if isinstance(channel, discord.ForumChannel) else None


async def _tags(forum: discord.ForumChannel, names: Sequence[str]) -> list[discord.ForumTag]:
    """The forum's tags of these names; lacking ones are made if the bot may and there is room. One for moderators alone
    is left to them: Discord refuses a post with it.
    """
    known = {tag.name.casefold(): tag for tag in forum.available_tags}
    may = forum.permissions_for(forum.guild.me).manage_channels
    found = []
    for name in names:
        tag = known.get(name.casefold())
        if tag is None and may and len(known) < MAX_TAGS:
            tag = known[name.casefold()] = await forum.create_tag(name=name)
        if tag is not None and _may_apply(forum, tag):
            found.append(tag)
    return found


def _may_apply(forum: discord.ForumChannel, tag: discord.ForumTag) -> bool:
    """May the bot put this tag on a post, and take it off?"""
    return not tag.moderated or forum.permissions_for(forum.guild.me).manage_threads


def _game_tag(game: str, words: Words) -> str:
    """The game's name without its options, in as many whole words as fit into a tag."""
    name = words.game(game.partition(":")[0])
    while len(name) > MAX_TAG and " " in name:
        name = name.rpartition(" ")[0]
    return shortened(name, MAX_TAG)
