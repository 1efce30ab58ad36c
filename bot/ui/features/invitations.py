"""Making, listing, joining, declining and withdrawing invitations."""

from __future__ import annotations

import discord
import structlog

from bot.core.errors import NoSeek
from bot.core.match import Match
from bot.core.terms import Place, Seek, Terms
from bot.language.typed import number
from bot.language.words import shortened
from bot.ui.cards.card import note
from bot.ui.cards.invitations import seek_card, seek_list
from bot.ui.context import Request, everybody, name_of
from bot.ui.errors import BotOpponent
from bot.ui.features.access import may_read_seek, require_readable_seek
from bot.ui.features.boards import setup_picture
from bot.ui.features.places import home_of, require_permissions
from bot.ui.replies import answer, turn_into
from rules import Side

log = structlog.get_logger(__name__)


async def invite(
    request: Request,
    terms: Terms,
    place: Place,
    opponent: discord.abc.User | None,
    wants: Side | None,
    note: str = "",
) -> None:
    """Makes the seek and posts its card."""
    client = request.client
    if opponent is not None:
        if opponent.bot:
            raise BotOpponent
        await client.app.players.remember(opponent.id, name_of(opponent))
    seek = await client.app.seeks.invite(
        request.user_id,
        terms,
        place,
        opponent=None if opponent is None else opponent.id,
        wants=wants,
        note=note,
        request=request.id,
    )
    await _show(request, seek, await _adopt_language(request, place))


async def _adopt_language(request: Request, place: Place) -> bool:
    """A server that has chosen no language speaks that of who first invites there; True where that is decided now.

    Discord gives every server American English until its people choose otherwise, so that says nothing.
    """
    guild = None if place.guild_id is None else request.client.get_guild(place.guild_id)
    if guild is None or guild.preferred_locale is not discord.Locale.american_english:
        return False
    if (await request.app.players.server(guild.id)).language is not None:
        return False
    await request.app.players.save_server(guild.id, language=(await request.words()).language)
    return True


async def rematch(request: Request, match: Match) -> None:
    """Invites the opponent to the same again; where they have invited already, their invitation comes back."""
    seek = await request.app.seeks.rematch(request.user_id, match.id, request=request.id)
    await _show(request, seek)


async def show_seeks(request: Request) -> None:
    """Lists the open seeks of this server, to be joined from the list."""
    reader = await request.reader()
    seeks = await open_seeks(request)
    names = await request.client.names((seek.by for seek in seeks), reader.words)
    await answer(request, seek_list(seeks, names, reader.words))


async def open_seeks(request: Request) -> list[Seek]:
    """What the asker may join here, invitations first."""
    found = await request.app.seeks.open(request.interaction.guild_id, request.user_id)
    return [seek for seek in found if await may_read_seek(request, seek)]


async def seek_of(request: Request, seek_id: int) -> Seek:
    """The invitation as it stands now. Raises NoSeek, also for who may not read it."""
    seek = await request.app.seeks.get(seek_id)
    await require_readable_seek(request, seek)
    return seek


async def join(request: Request, seek_id: int) -> None:
    """Begins the match, once however often it is asked for; the outbox sends its first board."""
    seek = await seek_of(request, seek_id)
    match = None if seek.match_id is None else await request.app.matches.get(seek.match_id)
    if match is None or request.user_id == seek.by or request.user_id not in match.players:
        match = await _begin(request, seek)
    words = await request.words()
    joined = await request.app.seeks.get(seek_id)
    await _close(request, joined, words("seek-you-joined", number=str(match.id)))


async def _begin(request: Request, seek: Seek) -> Match:
    client, user = request.client, request.user_id
    await client.app.seeks.check_join(seek, user)
    require_permissions(request)
    everyone = await everybody(client, seek.place)
    names = await client.names([seek.by, user], everyone.words)
    title = everyone.words(
        "thread-name", game=everyone.words.game(seek.terms.game), player=names[seek.by], opponent=names[user]
    )
    home = await home_of(request, seek.place, title)
    return await client.app.seeks.join(seek.id, user, place=home, request=request.id)


async def decline(request: Request, seek_id: int) -> None:
    await seek_of(request, seek_id)
    seek = await request.app.seeks.decline(seek_id, request.user_id)
    await _close(request, seek, (await request.words())("seek-you-declined"))


async def withdraw(request: Request, seek_id: int) -> None:
    await seek_of(request, seek_id)
    seek = await request.app.seeks.withdraw(seek_id, request.user_id)
    await _close(request, seek, (await request.words())("seek-you-withdrew"))


def seek_number(text: str) -> int:
    """The number of an invitation that a player typed or chose. Raises NoSeek."""
    found = number(text)
    if found is None:
        raise NoSeek(seek=shortened(text, 40))
    return found


async def _show(request: Request, seek: Seek, news: bool = False) -> None:
    """The seek's card for everybody here; with `news` it says which language they read from now on."""
    everyone = await everybody(request.client, seek.place)
    picture = await setup_picture(seek.terms, everyone)
    reply = seek_card(seek, everyone.words, adopted=news, picture=picture)
    message_id = await answer(request, reply, private=False)
    if message_id is not None:
        await request.app.seeks.note_message(seek.id, message_id)


async def _close(request: Request, seek: Seek, text: str) -> None:
    """Updates the seek's card, wherever the request came from."""
    card = seek_card(seek, (await everybody(request.client, seek.place)).words)
    if request.interaction.message is not None and request.interaction.message.id == seek.message_id:
        await turn_into(request, card)
        return
    await answer(request, note(text))
    if seek.message_id is not None:
        await request.client.repaint(seek.place.channel_id, seek.message_id, card)
