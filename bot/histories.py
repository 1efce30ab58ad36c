"""Looking back: a game stepped through, and taken away as a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.boards import past_board, replay_board
from bot.cards.asking import note
from bot.cards.card import Attached
from bot.cards.lists import file_card, history_card, replay_card
from bot.core.export import export
from bot.readers import Asked, asker
from bot.replies import answer, turn_into
from bot.waiting import hold_now

if TYPE_CHECKING:
    from bot.core.match import Match


SMALLEST_LIMIT = 10 << 20
"""Bytes of a file that every message takes."""


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


async def replay(interaction: Asked, match: Match) -> None:
    """The game as an animation for whoever asks; drawing it may take longer than Discord waits for an answer."""
    reader = await asker(interaction)
    await hold_now(interaction)
    film = await replay_board(interaction.client, match, reader)
    if len(film.data) > (interaction.filesize_limit or SMALLEST_LIMIT):
        await answer(interaction, note(reader.words("replay-too-large")))
    else:
        await answer(interaction, replay_card(match, reader.words, film))
