"""How the news of games is told: by the board, by a sentence, or by one message for many games."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import chain
from typing import Final

import discord

from bot.core import news
from bot.core.clock import Why
from bot.core.match import Match
from bot.core.news import News, Reminder
from bot.core.notice import ABOUT_TIME, Notice
from bot.core.terms import Place
from bot.language.words import mention
from bot.match.answers.access import known_match
from bot.match.answers.boards import (
    call_to_first_board,
    public_board,
    reads_daily,
    repaint_board,
    unless_daily,
)
from bot.match.answers.forums import close_post
from bot.match.cards.notices import notice_card, notice_text, reminder_card, waiting_card
from bot.match.service.experience import Absences, Bounds
from bot.match.service.matches import Matches
from bot.outbox.service.outbox import Outbox
from bot.people.service import Members, Players, room
from bot.skin.card import ControlId, Reply, button, row, text_reply
from bot.skin.context import Reader, Request, acquainted
from bot.skin.names import names_of
from bot.skin.places import above_of, links, may_see, member_of, seen_from
from bot.skin.plug import Telling, silently
from bot.skin.protocol import Client
from bot.skin.replies import answer, post

_MOST: Final = 10_000
_HOUR: Final = timedelta(hours=1)  # for so long a thread that could not be read is not asked for again


class SleepingThreads:
    """Where threads hang that were asked for, which never changes; of one that could not be read, when that was."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._known: dict[int, int | datetime] = {}

    async def seen(
        self, guild: discord.Guild, channel: discord.abc.GuildChannel, places: Iterable[Place]
    ) -> set[Place]:
        """Those that all readers of the channel see, no thread that is gone, private or hidden from the bot. Raises
        discord.HTTPException where Discord fails.
        """
        found = set()
        for place in set(places):
            where = place
            if guild.get_channel_or_thread(place.channel_id) is None:
                parent = await self._parent(guild, place.channel_id)
                if parent is None:
                    continue
                # A public thread is seen by those who see where it hangs.
                where = Place(guild.id, parent)
            if seen_from(guild, channel, where):
                found.add(place)
        return found

    def forget(self, thread: int) -> None:
        """The thread was deleted."""
        self._known.pop(thread, None)

    async def _parent(self, guild: discord.Guild, number: int) -> int | None:
        now = self._now()
        known = self._known.get(number)
        if isinstance(known, datetime) and now - known < _HOUR:
            return None
        if isinstance(known, int):
            return known
        parent = None
        try:
            thread = await guild.fetch_channel(number)
            if isinstance(thread, discord.Thread) and not thread.is_private():
                parent = thread.parent_id
        except (discord.NotFound, discord.Forbidden, discord.InvalidData):
            pass
        if len(self._known) >= _MOST:
            del self._known[next(iter(self._known))]
        self._known[number] = now if parent is None else parent
        return parent


async def waiting(client: Client, notice: Notice, reader: Reader) -> Reply:
    """All that waits; in a channel it tells the numbers of the games that all who read it see."""
    assert notice.recipient is not None
    found, place = await waiting_games(client, notice.recipient), notice.place
    here = found if place is None else await _seen_in(client, place, found, notice.recipient)
    reader = await acquainted(client, reader, here)
    names = await names_of(client, reader, here)
    elsewhere, addresses = len(found) - len(here), await links(client, here, notice.audience)
    return waiting_card(
        here,
        notice.recipient,
        names,
        reader.words,
        addresses,
        client.app.now(),
        alone=place is None,
        elsewhere=elsewhere,
    )


async def waiting_games(client: Client, user: int) -> list[Match]:
    """The games with people that wait for this person; on a planned vacation those alone in which their clock runs."""
    known, now = await client.app[Matches].mine(user), client.app.now()
    open_ = [match for match in known if match.practice is None and match.fallen is None]
    waiting = [match for match in open_ if user in match.until(now).waits]
    if not waiting or not await client.app[Absences].lasts(user):
        return waiting
    limited = [match for match in waiting if match.terms.pace.limited]
    return [match for match in limited if not match.clock.stands(Why.VACATION, client.app.now())]


async def _seen_in(client: Client, place: Place, found: Sequence[Match], user: int) -> list[Match]:
    """This player's games that all readers of this place see. Raises discord.HTTPException where Discord fails."""
    guild = None if place.guild_id is None else client.get_guild(place.guild_id)
    known = None if guild is None else guild.get_channel_or_thread(place.channel_id)
    channel = None if known is None else above_of(known)
    seen = {place}
    if guild is not None and channel is not None:
        own = {match.place_of(user) for match in found}
        places = {each for each in own if each.guild_id == guild.id}
        seen |= await SleepingThreads(client.app.now).seen(guild, channel, places)
    return [match for match in found if match.place_of(user) in seen]


async def tell_unread(request: Request) -> None:
    """Tells the asker, once and after an answer in their language, that no message of the day reaches them."""
    reader = request.known_reader
    if reader is None or not reader.settings.turns_unread or not request.hears:
        return
    words = reader.words
    choose = row(button(words("button-turns"), ControlId("turns")))
    with suppress(discord.HTTPException):
        await answer(request, text_reply(words("turns-unread"), choose))
        await request.app[Players].save(request.user_id, turns_unread=False)


async def replaced_messages(client: Client, notice: Notice) -> list[int]:
    """The messages that the notice takes the place of: about the time in its match, or all that waits for somebody."""
    if not notice.what.replaces:
        return []
    people: Sequence[int] = () if notice.recipient is None else (notice.recipient,)
    if notice.match_id is not None:
        people = (await known_match(client, notice.match_id)).people
    told = [await client.app[Outbox].told_before(notice, user, ABOUT_TIME) for user in people]
    return list(dict.fromkeys(chain.from_iterable(told)))


async def played(client: Client, notice: Notice) -> Notice | None:
    """None where a game ended without a move and its tournament's news says so; the board that stands is repainted."""
    if notice.what.for_both or notice.match_id is None:
        return notice
    match = await known_match(client, notice.match_id)
    if match.moves:
        return notice
    if notice.place is not None:
        await take_down(client, notice, notice.place.channel_id, await replaced_messages(client, notice))
    await repaint_board(client, match)
    await close_post(client, match, match.place)
    return None


async def write_into_reminder(client: Client, notice: Notice, place: Place, reply: Reply) -> int | None:
    """Writes it into its recipient's last reminder there; None where that is gone. Raises discord.HTTPException."""
    if not notice.what.edits or notice.recipient is None:
        return None
    told = await client.app[Outbox].told_before(notice, notice.recipient, {Reminder})
    if not told:
        return None
    message = client.get_partial_messageable(place.channel_id).get_partial_message(told[-1])
    try:
        await message.edit(view=reply.card.clickable(client), allowed_mentions=discord.AllowedMentions.none())
    except discord.NotFound:
        return None
    return message.id


async def take_down(
    client: Client, notice: Notice, channel_id: int, messages: Sequence[int], told_by: int | None = None
) -> None:
    """Takes these messages down, but for the one that tells the notice: an edited message would call nobody."""
    for message in messages:
        if message != told_by:
            await client.take_down(channel_id, message)
    if messages:
        await client.app[Outbox].taken_down(notice, messages)


async def clear(client: Client, notice: Notice) -> None:
    """Takes down what the notice takes the place of, where there is nothing to tell any more."""
    messages = await replaced_messages(client, notice)
    if messages and notice.recipient is not None:
        place, person = notice.place, discord.Object(notice.recipient)
        where = (await client.create_dm(person)).id if place is None else place.channel_id
        await take_down(client, notice, where, messages)


async def sentence(client: Client, notice: Notice, reader: Reader) -> Reply:
    """One sentence, with the buttons that answer it."""
    if notice.match_id is None:
        return notice_card(notice, None, reader.words)
    match = await known_match(client, notice.match_id)
    link = (await links(client, [match], notice.audience))[match.id]
    return notice_card(notice, match, reader.words, link)


async def board_card(client: Client, notice: Notice, reader: Reader, said: str = "") -> Reply:
    """The board as it stands; `said`: stands above what it tells."""
    if notice.match_id is None:
        return await sentence(client, notice, reader)
    match, what = await known_match(client, notice.match_id), notice.what
    begun, over = isinstance(what, news.Joined), isinstance(what, news.Over)
    joined = begun and reader.user_id is None
    place = notice.place or match.place_of(notice.recipient)
    there = match.people_at(place)
    text = "" if what.plain else notice_text(notice, reader.words)
    if begun and match.double and there:
        rival = mention(match.opponent_of(there[0]))
        text = reader.words("notice-joined-away", recipient=mention(there[0]), opponent=rival)
    if joined and match.header.twin is not None:
        # Of a pair each player is called once, by the game in which they move first.
        said = text if match.id < match.header.twin else reader.words("notice-twin")
        mover = match.mover if match.mover in there else None
        return await public_board(client, match, ping=mover, news=said, place=place)
    told = f"{said}\n{text}".strip()
    plies = what.plies if isinstance(what, news.Turn | news.Over) else 1
    if isinstance(what, news.Turn) and match.practice is not None:
        # The bot's reply, and the move that it replies to.
        plies += 1
    reply = await public_board(client, match, reader=reader, ping=notice.recipient, news=told, plies=plies)
    if isinstance(what, news.Turn) and notice.place is not None:
        return await unless_daily(client, match, reply)
    if joined:
        # In a channel or thread of its own, whoever moves first would not hear of it otherwise.
        return replace(reply, pings=tuple({match.mover}.intersection(there) - {notice.recipient}))
    if over and what.for_both and notice.recipient is None and match.practice is None:
        # Neither player has ended it: time has, or a director. Of two places each player has a notice.
        return reply if match.double else replace(reply, pings=match.people)
    return reply


async def _reminders(client: Client, notice: Notice, reader: Reader) -> Reply:
    """One message for all games of which the notice and those with it remind."""
    each = (notice, *notice.also)
    known = [await known_match(client, one.match_id or 0) for one in each]
    told = list(zip(each, await client.app[Bounds].all_seen(known), strict=True))
    reader = await acquainted(client, reader, known)
    names = await names_of(client, reader, known)
    addresses = await links(client, known, notice.audience)
    return reminder_card(told, names, reader.words, addresses, client.app.now())


async def _unknown(_client: Client, notice: Notice, _reader: Reader) -> Reply:
    raise ValueError(f"nothing is known of how to tell {notice.what}")


async def _waits(client: Client, notice: Notice) -> Notice | None:
    if await waiting_games(client, notice.recipient or 0):
        return notice
    await clear(client, notice)
    return None


async def _unread(client: Client, notice: Notice) -> None:
    """The message reached them nowhere: they are called with each move again, and read so with their next answer."""
    if notice.recipient is not None:
        await client.app[Players].save(notice.recipient, turns=None, turns_unread=True)


async def _at_first_board(client: Client, notice: Notice, place: Place) -> bool:
    """Calls to a board that stands there without a move; False where none does."""
    if notice.match_id is None or (call := await call_to_first_board(client, notice.match_id, place)) is None:
        return False
    if call.ping is None or not await reads_daily(client, call.ping):
        await post(client, place.channel_id, call, notice.nonce)
    return True


async def _repaint(client: Client, notice: Notice, _message_id: int = 0) -> None:
    """The board still says until when one has time, and offers moves; or it does not, after time was given."""
    if notice.match_id is not None:
        await repaint_board(client, await known_match(client, notice.match_id))


async def _reaching(client: Client, notice: Notice) -> Notice | None:
    """A reminder as it reaches somebody who does not see the channel: by letter; and once, who has left the server. The
    board says so.
    """
    place, user, members = notice.place, notice.recipient, client.app[Members]
    guild = None if place is None or place.guild_id is None else client.get_guild(place.guild_id)
    if guild is None or place is None or user is None or notice.match_id is None:
        return notice
    try:
        member = await member_of(guild, user)
    except discord.HTTPException:
        return notice
    if member is None:
        # Of one that did not go through the next attempt is the same letter.
        if not await members.note_left(guild.id, user) and not notice.attempts:
            return None
    elif may_see(member, place.channel_id):
        await members.note_here(guild.id, user, place.channel_id)
        return notice
    else:
        newest = max(notice.match_id, members.unseen.get((place.channel_id, user), 0))
        room(members.unseen)[place.channel_id, user] = newest
    await repaint_board(client, await known_match(client, notice.match_id))
    return replace(notice, place=None)


NEWS: Final[Mapping[type[News], Telling]] = {
    news.Turn: Telling(there=_at_first_board),
    news.Over: Telling(still=played),
    news.Reminder: Telling(still=_reaching, compose=_reminders),
    news.Waiting: Telling(still=_waits, compose=waiting, lost=_unread),
    news.FellChoice: Telling(told=_repaint),
    news.TimeGiven: Telling(told=_repaint),
    news.Redrawn: Telling(otherwise=silently(_repaint)),
    news.Unreadable: Telling(compose=_unknown),
}
