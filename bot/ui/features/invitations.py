"""Seeks: made, shown, joined, declined, withdrawn."""

from __future__ import annotations

import discord
import structlog

from bot.core.errors import NoSeek
from bot.core.match import Match
from bot.core.terms import Place, Seek, Terms
from bot.ui.cards.card import note, shortened
from bot.ui.cards.invitations import seek_card, seek_list
from bot.ui.context import asker, everybody
from bot.ui.errors import NotHere
from bot.ui.features.games import number
from bot.ui.features.places import home_of, require_permissions
from bot.ui.protocol import Interaction
from bot.ui.replies import answer, turn_into
from rules import Side

log = structlog.get_logger(__name__)


async def invite(
    interaction: Interaction,
    terms: Terms,
    place: Place,
    opponent: discord.abc.User | None,
    wants: Side | None,
) -> None:
    """Makes the seek and shows its card to everybody here."""
    client = interaction.client
    if opponent is not None:
        if opponent.bot:
            raise NotHere("bot-opponent")
        await client.app.players.seen(opponent.id, opponent.display_name)
    seek = await client.app.seeks.invite(
        interaction.user.id,
        terms,
        place,
        opponent=None if opponent is None else opponent.id,
        wants=wants,
        request=interaction.id,
    )
    await _show(interaction, seek)


async def rematch(interaction: Interaction, match: Match) -> None:
    """Invites the opponent to the same again; where they have invited already, their invitation comes back."""
    seek = await interaction.client.app.seeks.rematch(interaction.user.id, match.id, request=interaction.id)
    await _show(interaction, seek)


async def show_seeks(interaction: Interaction) -> None:
    """Lists the open seeks of this server, to be joined from the list."""
    reader = await asker(interaction)
    seeks = await interaction.client.app.seeks.open(interaction.guild_id, interaction.user.id)
    names = await interaction.client.names(seek.by for seek in seeks)
    await answer(interaction, seek_list(seeks, names, reader.words))


async def join(interaction: Interaction, seek_id: int) -> None:
    """Begins the match; the first board comes by the outbox, as every notice does."""
    client, user = interaction.client, interaction.user.id
    seek = await client.app.seeks.get(seek_id)
    # What is open to everybody in a server is not open to other servers, where nobody could see the game.
    if seek.opponent is None and seek.place.guild_id not in (None, interaction.guild_id):
        raise NoSeek(seek=seek_id)
    seek.joinable(user, client.app.now())
    require_permissions(interaction)
    names = await client.names([seek.by, user])
    everyone = await everybody(client, seek.place)
    title = everyone.words(
        "thread-name", game=everyone.words.game(seek.terms.game), player=names[seek.by], opponent=names[user]
    )
    home = await home_of(interaction, seek.place, title)
    match = await client.app.seeks.join(seek_id, user, place=home, request=interaction.id)
    words = (await asker(interaction)).words
    joined = await client.app.seeks.get(seek_id)
    await _close(interaction, joined, words("seek-you-joined", number=str(match.id)))


async def decline(interaction: Interaction, seek_id: int) -> None:
    seek = await interaction.client.app.seeks.decline(seek_id, interaction.user.id)
    await _close(interaction, seek, (await asker(interaction)).words("seek-you-declined"))


async def withdraw(interaction: Interaction, seek_id: int) -> None:
    seek = await interaction.client.app.seeks.withdraw(seek_id, interaction.user.id)
    await _close(interaction, seek, (await asker(interaction)).words("seek-you-withdrew"))


def seek_number(text: str) -> int:
    """The number of an invitation that a player typed or chose. Raises NoSeek."""
    found = number(text)
    if found is None:
        raise NoSeek(seek=shortened(text, 40))
    return found


async def _show(interaction: Interaction, seek: Seek) -> None:
    """The seek's card for everybody here."""
    reply = seek_card(seek, (await everybody(interaction.client, seek.place)).words)
    message_id = await answer(interaction, reply, private=False)
    if message_id is not None:
        await interaction.client.app.seeks.note_message(seek.id, message_id)


async def _close(interaction: Interaction, seek: Seek, text: str) -> None:
    """Shows on the seek's card what became of it, wherever the request came from."""
    card = seek_card(seek, (await everybody(interaction.client, seek.place)).words)
    if interaction.message is not None and interaction.message.id == seek.message_id:
        await turn_into(interaction, card)
        return
    await answer(interaction, note(text))
    if seek.message_id is not None:
        await interaction.client.repaint(seek.place.channel_id, seek.message_id, card)
