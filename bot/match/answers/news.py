"""How the news of games is told: by the board, by a sentence, or by one message for many games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.core import news
from bot.core.news import News
from bot.core.notice import Notice
from bot.core.terms import Place
from bot.match.answers import digest
from bot.match.answers.access import known_match
from bot.match.answers.boards import (
    call_to_first_board,
    public_board,
    reads_daily,
    repaint_board,
    unless_daily,
)
from bot.match.answers.replacement import clear, played
from bot.match.cards.notices import away_text, notice_card, notice_text, reminder_card
from bot.skin.card import Reply
from bot.skin.context import Reader, acquainted, links
from bot.skin.protocol import Client
from bot.skin.replies import post
from bot.skin.telling import Telling


async def sentence(client: Client, notice: Notice, reader: Reader) -> Reply:
    """One sentence, with the buttons that answer it."""
    if notice.match_id is None:
        return notice_card(notice, None, reader.words)
    match = await known_match(client, notice.match_id)
    link = (await links(client, [match], notice.recipient, notice.place))[match.id]
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
    if begun and len(match.places) > 1 and there:
        text = away_text(match, there[0], reader.words)
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
        return reply if len(match.places) > 1 else replace(reply, pings=match.people)
    return reply


async def _reminders(client: Client, notice: Notice, reader: Reader) -> Reply:
    """One message for all games of which the notice and those with it remind."""
    told = [(each, await known_match(client, each.match_id or 0)) for each in (notice, *notice.also)]
    reader = await acquainted(client, reader, (match for _, match in told), notice.place)
    names = await client.names((p for _, m in told for p in m.players), reader.words)
    addresses = await links(client, (match for _, match in told), notice.recipient, notice.place)
    return reminder_card(told, names, reader.words, addresses)


async def _unknown(_client: Client, notice: Notice, _reader: Reader) -> Reply:
    raise ValueError(f"nothing is known of how to tell {notice.what}")


async def _waits(client: Client, notice: Notice) -> Notice | None:
    if await digest.waiting_games(client, notice.recipient or 0):
        return notice
    await clear(client, notice)
    return None


async def _unread(client: Client, notice: Notice) -> None:
    if notice.recipient is not None:
        await digest.note_unread(client, notice.recipient)


async def _at_first_board(client: Client, notice: Notice, place: Place) -> bool:
    """Calls to a board that stands there without a move; False where none does."""
    if notice.match_id is None or (call := await call_to_first_board(client, notice.match_id, place)) is None:
        return False
    if call.ping is None or not await reads_daily(client, call.ping):
        await post(client, place.channel_id, call, notice.nonce)
    return True


async def _repaint(client: Client, notice: Notice, _message_id: int) -> None:
    """The board still says until when one has time, and offers moves; or it does not, after time was given."""
    if notice.match_id is not None:
        await repaint_board(client, await known_match(client, notice.match_id))


NEWS: Final[Mapping[type[News], Telling]] = {
    news.Turn: Telling(there=_at_first_board),
    news.Over: Telling(still=played),
    news.Reminder: Telling(compose=_reminders),
    news.Waiting: Telling(still=_waits, compose=digest.waiting, lost=_unread),
    news.FellChoice: Telling(told=_repaint),
    news.TimeGiven: Telling(told=_repaint),
    news.Unreadable: Telling(compose=_unknown),
}
