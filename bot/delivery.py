"""Sends a notice from the outbox as a message."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import Final

import discord
import structlog

from bot.core import news
from bot.core.access import side_of
from bot.core.errors import NoSeek, UnreadableMatch
from bot.core.news import News, Way
from bot.core.notice import TIME_RUNS, Notice, Posted
from bot.core.terms import Place, SeekStatus
from bot.invitations.answers import card_of, readers_of, show_joined
from bot.invitations.cards import seek_card
from bot.invitations.service.invitations import Seeks
from bot.ladders import answers as ladders
from bot.ladders.service.ladders import Ladders
from bot.lines.answers import write_news
from bot.match.answers import digest as daily
from bot.match.answers.access import known_match, known_seek
from bot.match.answers.boards import (
    call_to_first_board,
    public_board,
    readers,
    reads_daily,
    repaint_board,
    unless_daily,
)
from bot.match.answers.forums import post_tournament_games
from bot.match.answers.homes import find_home, house_challenge, is_forum, own_thread
from bot.match.answers.replacement import clear, ended_unplayed, replaced, take_down, write_into_reminder
from bot.match.cards.notices import away_text, news_card, notice_card, notice_text, reminder_card
from bot.outbox.service.outbox import BelongsToAnotherProcess, Delivered, Outbox, Undeliverable
from bot.practice.answers import edit_card
from bot.problems.answers import post_today
from bot.skin.card import Reply
from bot.skin.context import Reader, acquainted, everybody, links, person
from bot.skin.places import another_channel
from bot.skin.protocol import Client
from bot.skin.replies import post, post_privately
from bot.titles.answers import give as give_roles
from bot.tournaments.answers.announcements import bring_up_to_date
from bot.tournaments.answers.news import (
    announcement,
    called_again,
    letter,
    note_posted,
    of_notice,
    stand_in_news,
)
from bot.tournaments.service.tournaments import Tournaments

log = structlog.get_logger(__name__)

Deliver = Callable[[Client, Notice], Awaitable[Delivered]]
Compose = Callable[[Client, Notice, Reader], Awaitable[Reply]]
# No access, no permission, no such channel or person, a locked thread, no direct messages: no second attempt changes
# them. Too many conversations opened at once is the one refusal that passes.
_FINAL = frozenset({400, 403, 404})
_TOO_FAST = 40003
_NO_PLACE = frozenset({10003, 50008})
"""The channel is deleted, or takes no messages but in its posts."""


async def deliver(client: Client, notice: Notice) -> Delivered:
    """Sends the notice to its place; where the bot may not post, to the recipient by another way.

    That is a direct message to who wants them, else another channel of the server; for news with which somebody's time
    begins, at last a direct message to whoever it is. News of a tournament goes to another channel too, at last to
    each of those whom it concerns, and its directors are told that its channel is closed.
    Raises Undeliverable where none can be, BelongsElsewhere where another process has to send it, and
    discord.HTTPException where a later attempt may succeed.
    """
    try:
        return await _tell(client, notice)
    except UnreadableMatch as error:
        raise Undeliverable from error
    except Undeliverable:
        if notice.kind is news.Waiting and notice.recipient is not None:
            await daily.note_unread(client, notice.recipient)
        raise


async def _tell(client: Client, notice: Notice) -> Delivered:
    what = notice.what
    if isinstance(what, news.TournamentNews) and what.repeated:
        still = await called_again(client, notice)
        if still is None:
            return Delivered()
        notice = still
    if await ended_unplayed(client, notice):
        return Delivered()
    match what:
        case (
            news.SeekExpired(seek=gone)
            | news.SeekRemoved(seek=gone)
            | news.SeekRenewed(before=gone)
            | news.SeekLapsed(before=gone)
        ):
            await _close_card(client, gone)
    if isinstance(what, news.Waiting) and not await daily.waiting_games(client, notice.recipient or 0):
        await clear(client, notice)
        return Delivered()
    if (otherwise := _OTHERWISE.get(notice.kind)) is not None:
        return await otherwise(client, notice)
    if notice.place is None:
        with suppress(Undeliverable):
            return await _directly(client, notice)
        # A person who wished for direct messages and takes none is told where the match is played.
        home = await _home(client, notice)
        if home is not None and not client.app.shards.serve(home.guild_id):
            raise BelongsToAnotherProcess(home)
        notice = replace(notice, place=home)
    if notice.place is not None:
        try:
            if not is_forum(client, notice.place):
                return await _in_its_thread(client, notice, notice.place)
            lacking = True
        except discord.HTTPException as error:
            _must_be_final(error)
            log.info("place.closed", channel=notice.place.channel_id, error=str(error))
            lacking = error.code in _NO_PLACE
        if lacking and (told := await _in_new_place(client, notice, notice.place)) is not None:
            return told
    for way in await _other_ways(client, notice):
        with suppress(Undeliverable):
            return await way(client, notice)
    raise Undeliverable


async def _in_its_thread(client: Client, notice: Notice, place: Place) -> Delivered:
    """Tells it in the thread of its game or tournament, else in the place. Raises discord.HTTPException."""
    thread = await own_thread(client, notice)
    if thread is None or thread == place:
        return await _there(client, notice, place)
    try:
        return await _there(client, replace(notice, place=thread), thread)
    except discord.HTTPException as error:
        if not isinstance(notice.what, news.OfTournament):
            raise
        _must_be_final(error)
        log.info("thread.closed", thread=thread.channel_id, error=str(error))
        await client.app[Tournaments].forget_thread(notice.what.tournament, thread.channel_id)
        return await _there(client, notice, place)


async def _there(client: Client, notice: Notice, place: Place) -> Delivered:
    """Tells it in the place. Raises discord.HTTPException."""
    begins = notice.kind is news.Turn and notice.match_id is not None
    if begins and (call := await call_to_first_board(client, notice.match_id or 0, place)) is not None:
        if call.ping is None or not await reads_daily(client, call.ping):
            await post(client, place.channel_id, call, notice.nonce)
        return Delivered()
    if notice.match_id is not None:
        reader = await readers(client, await known_match(client, notice.match_id), notice.recipient, place)
    else:
        reader = await everybody(client, place, notice.recipient)
    reply = await _reply(client, notice, reader)
    before = await replaced(client, notice)
    message_id = await edit_card(client, notice, reply)
    if message_id is None:
        message_id = await write_into_reminder(client, notice, place, reply)
    if message_id is None:
        message_id = (await post(client, place.channel_id, reply, notice.nonce)).id
    await take_down(client, notice, place.channel_id, before, message_id)
    await house_challenge(client, notice, message_id)
    return await _told(client, notice, place, reply, message_id)


async def _told(client: Client, notice: Notice, place: Place, reply: Reply, message_id: int) -> Delivered:
    """The message tells it there: does what goes with that."""
    await note_posted(client, notice, message_id)
    if notice.match_id is not None and notice.kind in (news.FellChoice, news.TimeGiven):
        # The board still says until when one has time, and offers moves; or it does not, after time was given.
        await repaint_board(client, await known_match(client, notice.match_id))
    if notice.match_id is not None and notice.what.board:
        match = await known_match(client, notice.match_id)
        if notice.kind is news.Joined or len(match.moves) == 1:
            # The link to the first board is written anew once the place of that board is recorded.
            await client.app[Outbox].posted(notice, message_id)
        client.tidy(match, place, message_id, reply)
        if notice.kind is news.Joined:
            await show_joined(client, match)
    return Delivered(message_id)


async def _in_new_place(client: Client, notice: Notice, place: Place) -> Delivered | None:
    """Gives the match of the notice another place, with its board, and tells the notice there.

    A game that begins in a forum has its first post; where its place is gone, both players are called and told. None
    where there is no such place.
    """
    if notice.match_id is None:
        return None
    match = await known_match(client, notice.match_id)
    if place not in match.places:
        # Another notice has moved it meanwhile.
        moved = side_of(match, notice.recipient, place)
        return None if moved is None else await _there(client, replace(notice, place=moved), moved)
    reader = await readers(client, match, notice.recipient or match.mover, place)
    there = match.people_at(place)
    begins, with_board = is_forum(client, place), notice.what.board
    said = "" if begins else reader.words("notice-moved")
    if with_board:
        board = await _reply(client, notice, reader, said)
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
        by_kind = {
            Way.ELSEWHERE: _tournament_stand_in,
            Way.LETTER: _directly,
            Way.EACH: _game_by_game if isinstance(notice.what, news.Ladder) else _person_by_person,
        }
        # The people whom news of a tournament concerns had a letter when it was told first.
        again = isinstance(notice.what, news.TournamentNews) and notice.what.repeated
        return [by_kind[way] for way in notice.what.ways if not (again and way is Way.EACH)]
    match = None if notice.match_id is None else await known_match(client, notice.match_id)
    double = match is not None and len(match.places) > 1
    if notice.recipient is None:
        # In a match of two places who did it knows of it.
        tells_both = isinstance(notice.what, news.Over) and not notice.what.quiet and not double
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
    """A message in another channel of the server: that there is news, but not what, because others read it there.

    Of such messages to a person about a game the newest alone stays; it says when time runs out.
    """
    people = await _people(client, notice)
    if not people or notice.match_id is None or notice.place is None:
        raise Undeliverable
    channel = await another_channel(client, notice.place)
    if channel is None:
        raise Undeliverable
    words, match = (await everybody(client, notice.place)).words, await known_match(client, notice.match_id)
    with _undeliverable():
        card = news_card(notice, words, people, match.deadline)
        message = await post(client, channel.id, card, notice.nonce)
    # The choice after a fall takes the place of what was told to either player.
    called = match.people_at(notice.place) if notice.kind is news.FellChoice else people
    shown = Posted(Place(notice.place.guild_id, channel.id), message.id)
    for before in await client.app[Outbox].note_stand_in(notice, called, shown):
        await client.take_down(before.place.channel_id, before.message_id)
    return Delivered()


async def _tournament_stand_in(client: Client, notice: Notice) -> Delivered:
    """A message in another channel of the server, which calls those whom the news concerns."""
    home = await _home(client, notice)
    channel = None if home is None else await another_channel(client, home)
    if channel is None or home is None:
        raise Undeliverable
    reply = await stand_in_news(client, notice, await everybody(client, home))
    with _undeliverable():
        await post(client, channel.id, reply, notice.nonce)
    assert isinstance(notice.what, news.OfTournament)
    await client.app[Tournaments].tell_closed(notice.what.tournament)
    return Delivered()


async def _person_by_person(client: Client, notice: Notice) -> Delivered:
    """Sends the news of a tournament to each person it concerns by letter, or for each game as for any other."""
    what = notice.what
    assert isinstance(what, news.TournamentRound | news.TournamentNews | news.TournamentOver)
    await client.app[Tournaments].tell_each(what.tournament, what.seq)
    await client.app[Tournaments].tell_closed(what.tournament)
    return Delivered()


async def _game_by_game(client: Client, notice: Notice) -> Delivered:
    """Tells the player to move in each game of a challenge, as in any other game."""
    assert isinstance(notice.what, news.Ladder)
    await client.app[Ladders].tell_movers(notice.what.ladder, notice.what.seq)
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
    with _undeliverable():
        reply = await _reply(client, notice, reader)
        message = await post_privately(client, notice.recipient, reply, notice.nonce)
    await take_down(client, notice, message.channel.id, before, message.id)
    # Nobody else can follow a link to it, and it is not where the boards of the match stand.
    return Delivered(message.id if notice.what.runs else None)


@contextmanager
def _undeliverable() -> Iterator[None]:
    """Raises Undeliverable for a final refusal by Discord; lets the error through where a later attempt
    may succeed.
    """
    try:
        yield
    except discord.HTTPException as error:
        _must_be_final(error)
        raise Undeliverable from error


def _must_be_final(error: discord.HTTPException) -> None:
    """Raises the error again if a later attempt may succeed."""
    if error.status not in _FINAL or error.code == _TOO_FAST:
        raise error


async def _home(client: Client, notice: Notice) -> Place | None:
    """The place that the notice is about, even when it is sent elsewhere."""
    if notice.place is None and isinstance(notice.what, news.OfTournament):
        return (await of_notice(client, notice)).place
    if notice.place is not None or notice.match_id is None:
        return notice.place
    return (await known_match(client, notice.match_id)).place_of(notice.recipient)


async def _reply(client: Client, notice: Notice, reader: Reader, said: str = "") -> Reply:
    """The message that tells the notice; `said`: stands above what a board tells."""
    if (compose := _MESSAGES.get(notice.kind)) is not None:
        return await compose(client, notice, reader)
    if isinstance(notice.what, news.Unreadable):
        raise ValueError(f"nothing is known of how to tell {notice.what.kind}")
    match = None if notice.match_id is None else await known_match(client, notice.match_id)
    if match is None or not notice.what.board:
        link = ""
        if match is not None:
            link = (await links(client, [match], notice.recipient, notice.place))[match.id]
        return notice_card(notice, match, reader.words, link)
    joined = notice.kind is news.Joined and reader.user_id is None
    place = notice.place or match.place_of(notice.recipient)
    there = match.people_at(place)
    text = "" if notice.what.plain else notice_text(notice, reader.words)
    if notice.kind is news.Joined and len(match.places) > 1 and there:
        text = away_text(match, there[0], reader.words)
    if joined and match.header.twin is not None:
        # Of a pair each player is called once, by the game in which they move first.
        said = text if match.id < match.header.twin else reader.words("notice-twin")
        mover = match.mover if match.mover in there else None
        return await public_board(client, match, ping=mover, news=said, place=place)
    told = f"{said}\n{text}".strip()
    plies = notice.what.plies if isinstance(notice.what, news.Turn | news.Over) else 1
    if notice.kind is news.Turn and match.practice is not None:
        # The bot's reply, and the move that it replies to.
        plies += 1
    reply = await public_board(client, match, reader=reader, ping=notice.recipient, news=told, plies=plies)
    if notice.kind is news.Turn and notice.place is not None:
        return await unless_daily(client, match, reply)
    if joined:
        # In a channel or thread of its own, whoever moves first would not hear of it otherwise.
        return replace(reply, pings=tuple({match.mover}.intersection(there) - {notice.recipient}))
    if isinstance(notice.what, news.Over) and notice.what.quiet:
        return reply
    if notice.kind is news.Over and notice.recipient is None and match.practice is None:
        # Neither player has ended it: time has, or a director. Of two places each player has a notice.
        return reply if len(match.places) > 1 else replace(reply, pings=match.people)
    return reply


async def _reminders(client: Client, notice: Notice, reader: Reader) -> Reply:
    """One message for all games of which the notice and those with it remind."""
    told = [(each, await known_match(client, each.match_id or 0)) for each in (notice, *notice.also)]
    reader = await acquainted(client, reader, (match for _, match in told), notice.place)
    names = await client.names((p for _, m in told for p in m.players), reader.words)
    addresses = await links(client, (match for _, match in told), notice.recipient, notice.place)
    return reminder_card(told, names, reader.words, addresses)


async def _show(client: Client, notice: Notice) -> Delivered:
    """Brings the messages of a tournament up to date."""
    assert isinstance(notice.what, news.TournamentShown)
    guild_id = None if notice.place is None else notice.place.guild_id
    await bring_up_to_date(client, notice.what.tournament, guild_id)
    return Delivered()


async def _lines(client: Client, notice: Notice) -> Delivered:
    """Nobody but its recipient may read it: there is no other way to tell it."""
    with _undeliverable():
        return await write_news(client, notice)


async def _renewed(client: Client, notice: Notice) -> Delivered:
    """Posts the card of a standing invitation that has renewed itself."""
    assert isinstance(notice.what, news.SeekRenewed)
    seek_id = notice.what.seek
    try:
        seek = await known_seek(client, seek_id)
    except NoSeek as error:
        # Its author has had themselves deleted.
        raise Undeliverable from error
    if seek.status is not SeekStatus.OPEN:
        return Delivered()
    reply = await card_of(client, seek, await readers_of(client, seek))
    with _undeliverable():
        message = await post(client, seek.place.channel_id, reply, notice.nonce)
    await client.app[Seeks].note_message(seek_id, message.id)
    return Delivered(message.id)


async def _close_card(client: Client, seek_id: int) -> None:
    """Marks the card of an invitation that has ended by itself and removes its buttons."""
    seek = await known_seek(client, seek_id)
    if seek.message_id is not None and seek.status in (SeekStatus.EXPIRED, SeekStatus.WITHDRAWN):
        card = seek_card(seek, (await readers_of(client, seek)).words)
        await client.repaint(seek.card_channel, seek.message_id, card)


def _silently(act: Callable[[Client, Notice], Awaitable[None]]) -> Deliver:
    """Of this nobody is told."""

    async def acted(client: Client, notice: Notice) -> Delivered:
        await act(client, notice)
        return Delivered()

    return acted


_OTHERWISE: Final[Mapping[type[News], Deliver]] = {
    news.TournamentShown: _show,
    news.TournamentPost: _silently(post_tournament_games),
    news.Roles: _silently(give_roles),
    news.Problem: post_today,
    news.SeekRenewed: _renewed,
    news.Lines: _lines,
}
"""News that is not told by a message to its place or its recipient."""
_MESSAGES: Final[Mapping[type[News], Compose]] = {
    news.Reminder: _reminders,
    news.Waiting: daily.waiting,
    **dict.fromkeys((news.TournamentRound, news.TournamentNews, news.TournamentOver), announcement),
    **dict.fromkeys((news.TournamentSeat, news.TournamentLetter, news.TournamentClosed), letter),
    news.Ladder: ladders.announcement,
}
"""The messages of news that is neither a board nor a sentence."""
