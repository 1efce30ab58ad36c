"""Games as posts of a forum channel, with tags that tell which game it is and whether it goes on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import discord
import structlog

from bot.core.match import Match
from bot.core.notice import Notice
from bot.core.terms import Place, Seek, SeekStatus
from bot.language.words import Words, shortened
from bot.ui.cards.card import Reply
from bot.ui.cards.invitations import seek_card
from bot.ui.context import Request, boards, everybody
from bot.ui.features.access import known_match, known_tournament
from bot.ui.features.boards import public_board
from bot.ui.features.places import MAX_THREAD_NAME, THREAD_SLEEPS_AFTER, missing_permissions
from bot.ui.protocol import Client
from bot.ui.replies import post

log = structlog.get_logger(__name__)

NEEDED: Final = ("view_channel", "send_messages", "send_messages_in_threads", "attach_files")
"""Permissions without which there can be no posts with boards."""
MAX_TAG: Final = 20
"""Characters of a tag."""
MAX_TAGS: Final = 20
"""Tags that a forum may have."""


async def post_of(request: Request, seek: Seek, title: str) -> Place | None:
    """A post of its own for the game that begins with this invitation, in the forum that the server has chosen.

    None where it has chosen none, or the bot may not post there: the game is then played like any other.
    """
    guild = request.interaction.guild
    if guild is None or seek.place.guild_id != guild.id:
        return None
    forum = _forum(guild, (await request.app.players.server(guild.id)).forum)
    if forum is None or missing_permissions(forum.permissions_for(guild.me), names=NEEDED):
        return None
    words = (await everybody(request.client, seek.place)).words
    card = seek_card(replace(seek, status=SeekStatus.JOINED), words, joined=words("seek-post")).card
    try:
        wanted = (_game_tag(seek.terms.game, words), words("tag-running"))
        post = await forum.create_thread(
            name=title[:MAX_THREAD_NAME],
            view=card.clickable(request.client.command_mentions),
            allowed_mentions=discord.AllowedMentions.none(),
            auto_archive_duration=THREAD_SLEEPS_AFTER,
            applied_tags=await _tags(forum, wanted),
        )
    except discord.HTTPException as error:
        # A forum that wants other tags, or a permission taken away: the game begins all the same.
        log.warning("post.not_created", forum=forum.id, error=str(error))
        return None
    return Place(guild.id, post.thread.id)


async def post_tournament_games(client: Client, notice: Notice) -> None:
    """A post for the games of one meeting of a tournament, in which they are played from now on.

    Where the server has no forum any more, or the bot may not post there, they are played where the tournament is. A
    post that was made by an attempt of which nothing was written down is found by its name.
    Raises discord.HTTPException or ClientException where a later attempt may succeed.
    """
    # After a start the servers come in one by one; until then none of them is known.
    await client.wait_until_ready()
    where = None if notice.place is None else notice.place.guild_id
    guild = None if where is None else client.get_guild(where)
    if guild is not None and guild.unavailable:
        raise discord.ClientException("the server is away")
    forum = None if guild is None else _forum(guild, (await client.app.players.server(guild.id)).forum)
    if forum is None or missing_permissions(forum.permissions_for(forum.guild.me), names=NEEDED):
        return
    home = (await known_tournament(client, int(notice.facts["tournament"]), forum.guild.id)).place
    for number in notice.facts["matches"]:
        match = await known_match(client, int(number))
        if match.over:
            continue
        board = await public_board(client, match)
        try:
            if match.place == home:
                place, message_id = await _begun_post(client, forum, match, board, again=notice.attempts > 0)
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
        await client.app.tournaments.note_post(match, place, message_id)
        client.tidy(await known_match(client, match.id), message_id, board)


async def _begun_post(
    client: Client, forum: discord.ForumChannel, match: Match, board: Reply, *, again: bool
) -> tuple[Place, int]:
    """The post of a game and its first message, the board; `again`: it may be there already."""
    words = (await everybody(client, match.place)).words
    names = await client.names(match.players, words)
    first, second = (names[player] for player in match.players)
    game = words.game(match.terms.game)
    name = words("post-name", game=game, number=str(match.id), player=first, opponent=second)[
        :MAX_THREAD_NAME
    ]
    if again:
        for thread in await forum.guild.active_threads():
            if (thread.parent_id, thread.owner_id, thread.name) == (forum.id, forum.guild.me.id, name):
                # The first message of a post has the number of the post.
                return Place(forum.guild.id, thread.id), thread.id
    wanted = (_game_tag(match.terms.game, words), words("tag-running"), words("tag-tournament"))
    made = await forum.create_thread(
        name=name,
        view=board.card.clickable(client.command_mentions),
        files=board.attachments,
        allowed_mentions=discord.AllowedMentions.none(),
        auto_archive_duration=THREAD_SLEEPS_AFTER,
        applied_tags=await _tags(forum, wanted),
    )
    return Place(forum.guild.id, made.thread.id), made.message.id


async def close_post(client: Client, match: Match) -> None:
    """Gives the post of a game that is over, like its twin, the tag for that. Nothing depends on it."""
    if match.header.twin is not None and not (await known_match(client, match.header.twin)).over:
        return
    guild = None if match.place.guild_id is None else client.get_guild(match.place.guild_id)
    forum = None if guild is None else _forum(guild, (await client.app.players.server(guild.id)).forum)
    thread = None if guild is None else guild.get_thread(match.place.channel_id)
    if forum is None or thread is None or thread.parent_id != forum.id:
        return
    words = (await everybody(client, match.place)).words
    try:
        finished = await _tags(forum, (words("tag-finished"),))
        kept = [tag for tag in thread.applied_tags if tag.name != words("tag-running")]
        await thread.edit(applied_tags=[*kept, *finished])
    except discord.HTTPException as error:
        log.info("post.not_tagged", thread=thread.id, error=str(error))


def _forum(guild: discord.Guild, channel_id: int | None) -> discord.ForumChannel | None:
    channel = None if channel_id is None else guild.get_channel(channel_id)
    return channel if isinstance(channel, discord.ForumChannel) else None


async def _tags(forum: discord.ForumChannel, names: Sequence[str]) -> list[discord.ForumTag]:
    """The forum's tags of these names; those that it lacks are made, if the bot may and there is room."""
    known = {tag.name.casefold(): tag for tag in forum.available_tags}
    may = forum.permissions_for(forum.guild.me).manage_channels
    found = []
    for name in names:
        tag = known.get(name.casefold())
        if tag is None and may and len(known) < MAX_TAGS:
            tag = known[name.casefold()] = await forum.create_tag(name=name)
        if tag is not None:
            found.append(tag)
    return found


def _game_tag(game: str, words: Words) -> str:
    """The game's name without its options, in as many whole words as fit into a tag."""
    name = words.game(game.partition(":")[0])
    while len(name) > MAX_TAG and " " in name:
        name = name.rpartition(" ")[0]
    return shortened(name, MAX_TAG)
