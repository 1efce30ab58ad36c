"""The message of the day, for somebody who is not called with each move: all games that wait."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import discord

from bot.core.clock import Why
from bot.core.match import Match
from bot.core.notice import Notice
from bot.core.terms import Place
from bot.match.answers.access import known_match
from bot.match.answers.sleeping import SleepingThreads
from bot.match.cards.notices import waiting_card
from bot.match.service.experience import Absences
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.skin.card import Reply, button, row, text_reply
from bot.skin.context import Reader, Request, acquainted, links
from bot.skin.control_ids import ControlId
from bot.skin.protocol import Client
from bot.skin.replies import answer


async def waiting(client: Client, notice: Notice, reader: Reader) -> Reply:
    """All that waits; in a channel it tells the numbers of the games that all who read it see."""
    assert notice.recipient is not None
    found, place = await waiting_games(client, notice.recipient), notice.place
    here = found if place is None else await _seen_in(client, place, found, notice.recipient)
    reader = await acquainted(client, reader, here, place)
    names = await client.names((p for match in here for p in match.players), reader.words)
    elsewhere, addresses = len(found) - len(here), await links(client, here, notice.recipient, place)
    return waiting_card(
        here, notice.recipient, names, reader.words, addresses, alone=place is None, elsewhere=elsewhere
    )


async def waiting_games(client: Client, user: int) -> list[Match]:
    """The games with people in which this person is to move; on a vacation that they have planned, those alone in which
    their clock runs all the same.
    """
    found = [each for each in await client.app[Matches].all_waiting(user) if each.practice is None]
    known = [await known_match(client, each.id) for each in found]
    waiting = [match for match in known if not match.over and match.fallen is None and match.mover == user]
    if not waiting or not await client.app[Absences].lasts(user):
        return waiting
    limited = [match for match in waiting if match.terms.pace.limited]
    return [match for match in limited if not match.clock.stands(Why.VACATION, client.app.now())]


async def _seen_in(client: Client, place: Place, found: Sequence[Match], user: int) -> list[Match]:
    """The games of this player among these that all see who read this place. Raises discord.HTTPException where Discord
    fails.
    """
    guild = None if place.guild_id is None else client.get_guild(place.guild_id)
    channel = None if guild is None else guild.get_channel_or_thread(place.channel_id)
    if isinstance(channel, discord.Thread):
        channel = None if channel.is_private() else channel.parent
    seen = {place}
    if guild is not None and channel is not None:
        own = {match.place_of(user) for match in found}
        places = {each for each in own if each.guild_id == guild.id}
        seen |= await SleepingThreads(client.app.now).seen(guild, channel, places)
    return [match for match in found if match.place_of(user) in seen]


async def note_unread(client: Client, user: int) -> None:
    """The message reached them nowhere: they are called with each move again, and read so with their next answer."""
    await client.app[Players].save(user, turns=None, turns_unread=True)


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
