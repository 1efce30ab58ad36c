"""Sends a notice from the outbox as a message."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

import discord
import structlog

from bot.core.audience import Audience
from bot.core.errors import UnreadableMatch
from bot.core.news import Way
from bot.core.notice import TIME_RUNS, Notice, Posted
from bot.core.places import State
from bot.core.terms import Place
from bot.core.until import Then
from bot.invitations.answers import show_joined
from bot.match.answers.access import known_match
from bot.match.answers.boards import public_board, readers
from bot.match.answers.homes import find_home, is_forum
from bot.match.answers.news import board_card, replaced_messages, sentence, take_down, write_into_reminder
from bot.match.cards.notices import news_card
from bot.match.service.experience import Bounds
from bot.outbox.service.outbox import BelongsToAnotherProcess, Delivered, Outbox, Undeliverable
from bot.people.service import Members
from bot.practice.answers import edit_card
from bot.servers.answers.places import look
from bot.servers.service import Departures
from bot.skin.card import Reply
from bot.skin.context import Reader, acquainted, everybody, person
from bot.skin.homes import another_channel
from bot.skin.plug import Deliver, Feature, Telling, must_be_final, undeliverable
from bot.skin.protocol import Client
from bot.skin.replies import post, post_privately
from bot.tournaments.service.tournaments import Tournaments

log = structlog.get_logger(__name__)

_NO_PLACE = frozenset({10003, 50008})
"""The channel is deleted, or takes no messages but in its posts."""
_REFUSALS: Final = {10003: State.GONE, 50001: State.UNAVAILABLE, 50013: State.UNAVAILABLE}
"""The channel is deleted, or the bot may not see it or write there."""


async def deliver(client: Client, notice: Notice) -> Delivered:
    """Sends the notice to its place; where the bot may not post, to the recipient by another way.

    That is a direct message to who wants them, else another channel of the server; for news with which somebody's time
    begins, at last a direct message to whoever it is. News of a tournament goes to another channel too, at last to
    each of those whom it concerns, and its directors are told that its channel is closed.
    Raises Undeliverable where none can be, BelongsToAnotherProcess where another process has to send it, and
    discord.HTTPException where a later attempt may succeed.
    """
    try:
        return await _tell(client, notice)
    except UnreadableMatch as error:
        raise Undeliverable from error
    except Undeliverable:
        if (lost := telling_of(client, notice).lost) is not None:
            await lost(client, notice)
        raise


async def _tell(client: Client, notice: Notice) -> Delivered:
    telling = telling_of(client, notice)
    if telling.still is not None:
        if (still := await telling.still(client, notice)) is None:
            return Delivered()
        notice = still
    if telling.otherwise is not None:
        return await telling.otherwise(client, notice)
    if notice.place is None:
        with suppress(Undeliverable):
            return await _directly(client, notice)
        # A person who wished for direct messages and takes none is told where the match is played.
        home = await _home(client, notice)
        if home is not None and not client.app.shards.serve(home.guild_id):
            raise BelongsToAnotherProcess(home)
        notice = replace(notice, place=home)
        there = (None if home is None else home.channel_id, notice.recipient)
        if (notice.match_id or 1) <= client.app[Members].unseen.get(there, 0):
            with suppress(Undeliverable):
                return await _stand_in(client, notice)
    if (place := notice.place) is not None:
        if telling.thread is not None and telling.locked is None and not is_forum(client, place):
            # That a new thread of one game refuses a post says nothing of its channel.
            place = await telling.thread(client, notice) or place
            notice = replace(notice, place=place)
        if (told := await _at(client, notice, place)) is not None:
            return told
    for way in await _other_ways(client, notice):
        with suppress(Undeliverable):
            return await way(client, notice)
    raise Undeliverable


async def _at(client: Client, notice: Notice, place: Place) -> Delivered | None:
    """Tells it in the place, or where that is gone in another of its game; None where the bot may not post."""
    try:
        if not is_forum(client, place):
            return await _in_its_thread(client, notice, place)
        lacking = True
    except discord.HTTPException as error:
        must_be_final(error)
        log.info("place.closed", channel=place.channel_id, error=str(error))
        lacking = error.code in _NO_PLACE
        await _look_at(client, place, _REFUSALS.get(error.code))
    return await _in_new_place(client, notice, place) if lacking else None


async def _in_its_thread(client: Client, notice: Notice, place: Place) -> Delivered:
    """Tells it in the thread of its tournament, else in the place. Raises discord.HTTPException."""
    telling = telling_of(client, notice)
    thread = await telling.thread(client, notice) if telling.thread and telling.locked else None
    if thread is None or thread == place or telling.locked is None:
        return await _there(client, notice, place)
    try:
        return await _there(client, replace(notice, place=thread), thread)
    except discord.HTTPException as error:
        must_be_final(error)
        log.info("thread.closed", thread=thread.channel_id, error=str(error))
        await _look_at(client, thread, _REFUSALS.get(error.code))
        await telling.locked(client, notice, thread)
        return await _there(client, notice, place)


async def _there(client: Client, notice: Notice, place: Place) -> Delivered:
    """Tells it in the place. Raises discord.HTTPException."""
    own = telling_of(client, notice).there
    if own is not None and await own(client, notice, place):
        return Delivered()
    if notice.match_id is not None:
        reader = await readers(client, await known_match(client, notice.match_id), notice.recipient, place)
    else:
        reader = await everybody(client, place, notice.recipient)
    reply = await _reply(client, notice, reader)
    before = await replaced_messages(client, notice)
    message_id = await edit_card(client, notice, reply)
    if message_id is None:
        message_id = await write_into_reminder(client, notice, place, reply)
    if message_id is None:
        message_id = (await post(client, place.channel_id, reply, notice.nonce)).id
    await take_down(client, notice, place.channel_id, before, message_id)
    return await _told(client, notice, place, reply, message_id)


async def _told(client: Client, notice: Notice, place: Place, reply: Reply, message_id: int) -> Delivered:
    """The message tells it there: does what goes with that."""
    if place.channel_id in client.app[Departures].refusing:
        await _look_at(client, place)
    if notice.match_id is not None and notice.what.board:
        match = await known_match(client, notice.match_id)
        if len(match.moves) <= 1:
            # The link to the first board is written anew once the place of that board is recorded.
            await client.app[Outbox].posted(notice, message_id)
        client.tidy(match, place, message_id, reply)
    if (told := telling_of(client, notice).told) is not None:
        await told(client, notice, message_id)
    return Delivered(message_id)


async def _look_at(client: Client, place: Place, refused: State | None = None) -> None:
    await look(client, client.get_guild(place.guild_id or 0), {place.channel_id}, refused=refused)


async def _in_new_place(client: Client, notice: Notice, place: Place) -> Delivered | None:
    """Gives the match of the notice another place, with its board, and tells it there; None where there is no such
    place. A game that begins in a forum has its first post; where its place is gone, both players are called and told.
    """
    if notice.match_id is None:
        return None
    match = await known_match(client, notice.match_id)
    if match.at(place.channel_id) is None:
        # Another notice has moved it meanwhile.
        moved = Audience(notice.recipient, place).side(match)
        return None if moved is None else await _at(client, replace(notice, place=moved), moved)
    reader = await readers(client, match, notice.recipient or match.mover, place)
    there = match.people_at(place)
    begins, with_board = is_forum(client, place), notice.what.board
    said = "" if begins else reader.words("notice-moved")
    if with_board:
        board = await board_card(client, notice, reader, said)
    else:
        mover = match.mover if match.mover in there else None
        board = await public_board(client, match, reader=reader, ping=mover, news=said)
    if not begins:
        # A notice of its own calls its recipient.
        called = there if with_board else set(there) - {notice.recipient}
        board = replace(board, ping=None, pings=tuple(called))
    nonce = notice.nonce if with_board else f"home-{notice.id}"
    found = await find_home(client, match, place, board, nonce, again=notice.attempts > 0)
    if found is None:
        return None
    home, message_id = found
    await client.app[Tournaments].note_post(match, place, home, None if with_board else message_id)
    notice, match = replace(notice, place=home), await known_match(client, match.id)
    if not begins:
        # The card of the invitation still leads to the place that is gone.
        if with_board:
            await client.app[Outbox].posted(notice, message_id)
        await show_joined(client, match)
    if with_board:
        return await _told(client, notice, home, board, message_id)
    client.tidy(match, home, message_id, board)
    return await _there(client, notice, home)


async def _other_ways(client: Client, notice: Notice) -> list[Deliver]:
    """Other ways to send it when its place is closed to the bot, the best first."""
    if notice.what.ways is not None:
        telling = telling_of(client, notice)
        ways = {Way.ELSEWHERE: telling.elsewhere, Way.LETTER: _directly, Way.EACH: telling.each}
        return [way for each in notice.what.ways if (way := ways[each]) is not None]
    match = None if notice.match_id is None else await known_match(client, notice.match_id)
    double = match is not None and match.double
    if notice.recipient is None:
        # In a match of two places who did it knows of it.
        tells_both = notice.what.for_both and not double
        return [_to_both] if tells_both else []
    place = await _home(client, notice)
    reader = await person(client, notice.recipient, place)
    # A conversation that the bot cannot enter is no server's: there is no other way to tell what happens in it. Nor is
    # there in a server that has removed the bot, where a match of two places goes on.
    left = place is None or place.guild_id is None or (double and client.get_guild(place.guild_id) is None)
    if reader.settings.dm or left:
        return [_directly, _stand_in]
    return [_stand_in, _directly] if notice.what.begins else [_stand_in]


async def _to_both(client: Client, notice: Notice) -> Delivered:
    """Tells both players what neither of them did; where no channel of the server is left, each by letter."""
    with suppress(Undeliverable):
        return await _stand_in(client, notice)
    told = False
    for user in await _people(client, notice):
        with suppress(Undeliverable):
            await _directly(client, replace(notice, recipient=user))
            told = True
    if not told:
        raise Undeliverable
    return Delivered()


async def _people(client: Client, notice: Notice) -> Sequence[int]:
    """The readers of the notice of a match: its recipient, or both players, of two places that who is there."""
    if notice.recipient is not None:
        return (notice.recipient,)
    if notice.match_id is None:
        return ()
    match = await known_match(client, notice.match_id)
    return match.people if notice.place is None else match.people_at(notice.place)


async def _stand_in(client: Client, notice: Notice) -> Delivered:
    """A message in another channel: that there is news, not what, for others read it; it says when time runs out. Of
    those to a person about a game the newest alone stays.
    """
    people = await _people(client, notice)
    if not people or notice.match_id is None or notice.place is None:
        raise Undeliverable
    channel = await another_channel(client, notice.place)
    if channel is None:
        raise Undeliverable
    words, match = (await everybody(client, notice.place)).words, await known_match(client, notice.match_id)
    with undeliverable():
        until = (await client.app[Bounds].seen(match)).until(client.app.now())
        card = news_card(notice, words, people, until.at if until.then is Then.LOST else None)
        message = await post(client, channel.id, card, notice.nonce)
    # The choice after a fall takes the place of what was told to either player.
    called = match.people_at(notice.place) if notice.what.settles else people
    shown = Posted(Place(notice.place.guild_id, channel.id), message.id)
    for before in await client.app[Outbox].note_stand_in(notice, called, shown):
        await client.take_down(before.place.channel_id, before.message_id)
    return Delivered()


async def _directly(client: Client, notice: Notice) -> Delivered:
    if notice.recipient is None:
        raise Undeliverable
    reader = await person(client, notice.recipient, await _home(client, notice))
    if notice.match_id is not None:
        reader = await acquainted(client, reader, [await known_match(client, notice.match_id)])
    # The messages that a choice takes the place of stand in another conversation.
    before = []
    if notice.what.runs:
        before = await client.app[Outbox].told_before(notice, notice.recipient, TIME_RUNS)
    with undeliverable():
        reply = await _reply(client, notice, reader)
        message = await post_privately(client, notice.recipient, reply, notice.nonce)
    await take_down(client, notice, message.channel.id, before, message.id)
    # Nobody else can follow a link to it, and it is not where the boards of the match stand.
    return Delivered(message.id if notice.what.runs else None)


async def _home(client: Client, notice: Notice) -> Place | None:
    """The place that the notice is about, even when it is sent elsewhere."""
    if notice.place is None and (home := telling_of(client, notice).home) is not None:
        return await home(client, notice)
    if notice.place is not None or notice.match_id is None:
        return notice.place
    return (await known_match(client, notice.match_id)).place_of(notice.recipient)


async def _reply(client: Client, notice: Notice, reader: Reader) -> Reply:
    """The message that tells the notice."""
    compose = telling_of(client, notice).compose
    if compose is not None:
        return await compose(client, notice, reader)
    return await (board_card if notice.what.board else sentence)(client, notice, reader)


def telling_of(client: Client, notice: Notice) -> Telling:
    """What the one feature of this news does with it."""
    features: Sequence[Feature] = client.app.features
    return next((each.news[notice.kind] for each in features if notice.kind in each.news), _PLAIN)


_PLAIN: Final = Telling()
