"""Messages that newer news takes the place of: of those about somebody's time the newest alone stays."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

import discord

from bot.core.news import Reminder
from bot.core.notice import ABOUT_TIME, Notice
from bot.core.terms import Place
from bot.match.answers.access import known_match
from bot.match.answers.boards import repaint_board
from bot.match.answers.forums import close_post
from bot.outbox.service.outbox import Outbox
from bot.skin.card import Reply
from bot.skin.protocol import Client


async def replaced(client: Client, notice: Notice) -> list[int]:
    """The messages in its place that the notice takes the place of: about the time of a player in the same match, or
    about all that waits for somebody.
    """
    if not notice.what.replaces:
        return []
    people: Sequence[int] = () if notice.recipient is None else (notice.recipient,)
    if notice.match_id is not None:
        people = (await known_match(client, notice.match_id)).people
    told = [await client.app[Outbox].told_before(notice, user, ABOUT_TIME) for user in people]
    return list(dict.fromkeys(chain.from_iterable(told)))


async def played(client: Client, notice: Notice) -> Notice | None:
    """None where the game had no move, and the news of its tournament tells of its end: nothing is posted about it, and
    its board, where one stands, says that it is over.
    """
    if notice.what.for_both or notice.match_id is None:
        return notice
    match = await known_match(client, notice.match_id)
    if match.moves:
        return notice
    if notice.place is not None:
        await take_down(client, notice, notice.place.channel_id, await replaced(client, notice))
    await repaint_board(client, match)
    await close_post(client, match, match.place)
    return None


async def write_into_reminder(client: Client, notice: Notice, place: Place, reply: Reply) -> int | None:
    """Writes it into the last reminder of its recipient there; None where that does not stand any more.

    Raises discord.HTTPException.
    """
    if not notice.what.edits or notice.recipient is None:
        return None
    told = await client.app[Outbox].told_before(notice, notice.recipient, {Reminder})
    if not told:
        return None
    message = client.get_partial_messageable(place.channel_id).get_partial_message(told[-1])
    try:
        await message.edit(
            view=reply.card.clickable(client),
            allowed_mentions=discord.AllowedMentions.none(),
        )
    except discord.NotFound:
        return None
    return message.id


async def take_down(
    client: Client, notice: Notice, channel_id: int, messages: Sequence[int], told_by: int | None = None
) -> None:
    """Takes these down in the channel or conversation, but for the one that tells the notice: an edited message would
    call nobody, and two would be two.
    """
    for message in messages:
        if message != told_by:
            await client.take_down(channel_id, message)
    if messages:
        await client.app[Outbox].taken_down(notice, messages)


async def clear(client: Client, notice: Notice) -> None:
    """Takes down what the notice takes the place of, where there is nothing to tell any more."""
    messages = await replaced(client, notice)
    if messages and notice.recipient is not None:
        place, person = notice.place, discord.Object(notice.recipient)
        where = (await client.create_dm(person)).id if place is None else place.channel_id
        await take_down(client, notice, where, messages)
