"""Looking back: a game stepped through, and taken away as a file."""

from __future__ import annotations

from bot.core.export import export
from bot.core.match import Match
from bot.ui.cards.card import Attached, note
from bot.ui.cards.history import file_card, history_card, replay_card
from bot.ui.context import asker
from bot.ui.deferral import hold_now
from bot.ui.features.boards import past_board, replay_board
from bot.ui.protocol import Interaction
from bot.ui.replies import answer, turn_into

SMALLEST_LIMIT = 10 << 20
"""Bytes of a file that every message takes."""


async def show_history(interaction: Interaction, match: Match, ply: int) -> None:
    """The moves and the board after `ply` of them, in the private message stepped through or in a new one."""
    reader = await asker(interaction)
    ply = max(0, min(ply, len(match.moves)))
    picture = await past_board(interaction.client, match, reader, ply)
    card = history_card(match, reader.words, picture, ply, reader.settings.notation)
    aside = interaction.message is not None and interaction.message.flags.ephemeral
    await (turn_into(interaction, card) if aside else answer(interaction, card))


async def export_file(interaction: Interaction, match: Match) -> None:
    """The game as a file for whoever asks."""
    client = interaction.client
    names = await client.names(match.players)
    written = export(match, (names[match.players[0]], names[match.players[1]]))
    name = f"{match.terms.game.partition(':')[0]}-{match.id}.{written.suffix}"
    attached = Attached(name, written.text.encode())
    await answer(interaction, file_card(match, (await asker(interaction)).words, attached))


async def replay(interaction: Interaction, match: Match) -> None:
    """The game as an animation for whoever asks; drawing it may take longer than Discord waits for an answer."""
    reader = await asker(interaction)
    await hold_now(interaction)
    film = await replay_board(interaction.client, match, reader)
    if len(film.data) > (interaction.filesize_limit or SMALLEST_LIMIT):
        await answer(interaction, note(reader.words("replay-too-large")))
    else:
        await answer(interaction, replay_card(match, reader.words, film))
