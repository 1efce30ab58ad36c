"""Looking back: a game stepped through, and taken away as a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.boards import past_board
from bot.cards.card import Attached
from bot.cards.lists import file_card, history_card
from bot.core.export import export
from bot.readers import Asked, asker
from bot.replies import answer, turn_into

if TYPE_CHECKING:
    from bot.core.match import Match


async def show_history(interaction: Asked, match: Match, ply: int) -> None:
    """The moves and the board after `ply` of them, in the private message stepped through or in a new one."""
    reader = await asker(interaction)
    ply = max(0, min(ply, len(match.moves)))
    picture = await past_board(interaction.client, match, reader, ply)
    card = history_card(match, reader.words, picture, ply, reader.settings.notation)
    aside = interaction.message is not None and interaction.message.flags.ephemeral
    await (turn_into(interaction, card) if aside else answer(interaction, card))


async def save(interaction: Asked, match: Match) -> None:
    """The game as a file for whoever asks."""
    client = interaction.client
    names = await client.names(match.players)
    written = export(match, (names[match.players[0]], names[match.players[1]]))
    name = f"{match.terms.game.partition(':')[0]}-{match.id}.{written.suffix}"
    attached = Attached(name, written.text.encode())
    await answer(interaction, file_card(match, (await asker(interaction)).words, attached))
