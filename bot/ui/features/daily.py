"""The message of the day, for somebody who is not called with each move: all games that wait."""

from __future__ import annotations

from contextlib import suppress

import discord

from bot.core.match import Match
from bot.core.notice import Notice
from bot.ui.cards.card import Reply, button, row, text_reply
from bot.ui.cards.notices import waiting_card
from bot.ui.context import Reader, Request, links
from bot.ui.control_ids import ControlId
from bot.ui.features.access import known_match
from bot.ui.protocol import Client
from bot.ui.replies import answer


async def waiting(client: Client, notice: Notice, reader: Reader) -> Reply:
    """All that waits; in a channel it tells the numbers of its server's games."""
    assert notice.recipient is not None
    found, place = await waiting_games(client, notice.recipient), notice.place
    here = [match for match in found if place is None or match.place.guild_id == place.guild_id]
    names = await client.names((p for match in here for p in match.players), reader.words)
    elsewhere, addresses = len(found) - len(here), await links(client, here)
    return waiting_card(
        here, notice.recipient, names, reader.words, addresses, alone=place is None, elsewhere=elsewhere
    )


async def waiting_games(client: Client, user: int) -> list[Match]:
    """The games with people in which this person is to move."""
    found = [each for each in await client.app.matches.all_waiting(user) if each.practice is None]
    known = [await known_match(client, each.id) for each in found]
    return [match for match in known if not match.over and match.fallen is None and match.mover == user]


async def note_unread(client: Client, user: int) -> None:
    """The message reached them nowhere: they are called with each move again, and read so with their next answer."""
    await client.app.players.save(user, turns=None, turns_unread=True)


async def tell_unread(request: Request) -> None:
    """Tells the asker, once and after an answer in their language, that no message of the day reaches them."""
    reader = request.known_reader
    if reader is None or not reader.settings.turns_unread or not request.hears:
        return
    words = reader.words
    choose = row(button(words("button-turns"), ControlId("turns")))
    with suppress(discord.HTTPException):
        await answer(request, text_reply(words("turns-unread"), choose))
        await request.app.players.save(request.user_id, turns_unread=False)
