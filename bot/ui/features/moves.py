"""Making a move and answering for it, the same for a command, a button, a select and a form."""

from __future__ import annotations

import discord
import structlog

from bot.core.match import Match
from bot.services.matches import Played
from bot.ui.context import asker
from bot.ui.features.boards import private_board, public_board
from bot.ui.features.places import is_here
from bot.ui.protocol import Interaction
from bot.ui.replies import answer, turn_into

log = structlog.get_logger(__name__)


async def play(
    interaction: Interaction, match: Match, text: str, *, seq: int | None = None, offer_draw: bool = False
) -> None:
    """Plays the move, perhaps with a draw offer, and shows the board: to everybody in its place, else to the player.

    Raises what `Matches.play` raises. Once the move is saved nothing that Discord refuses undoes it: the notice for
    the opponent is in the outbox, which sends it if this answer does not.
    """
    client = interaction.client
    # A private message with controls is turned into the answer; everything else is answered anew.
    aside = interaction.message is not None and interaction.message.flags.ephemeral
    public = is_here(interaction, match.place) and not aside
    played = await client.app.matches.play(
        interaction.user.id,
        text,
        match_id=match.id,
        seq=seq,
        request=interaction.id,
        offer_draw=offer_draw,
        answering=public,
    )
    if public:
        await _show_everybody(interaction, played)
        return
    reader = await asker(interaction)
    said = reader.words("move-played", move=played.text)
    reply = await private_board(client, played.match, reader, news=said, controls=False)
    await (turn_into(interaction, reply) if aside else answer(interaction, reply))


async def _show_everybody(interaction: Interaction, played: Played) -> None:
    """Answers with the new board; where Discord does not take the answer, the outbox sends it."""
    client, match = interaction.client, played.match
    shown = None
    try:
        reply = await public_board(client, match, ping=_called(match, interaction.user.id))
        shown = await answer(interaction, reply, private=False)
    except discord.HTTPException as error:
        log.warning("answer not delivered", match=match.id, interaction=interaction.id, error=str(error))
    if shown is not None:
        await client.app.outbox.delivered(played.notice_ids, shown)
        client.tidy(match)
    elif not played.repeated:
        await client.app.outbox.released(played.notice_ids)


def _called(match: Match, actor: int) -> int | None:
    """Whom the board of a move calls: the player to move; at the end, the one who did not end it."""
    called = match.opponent_of(actor) if match.over else match.mover
    return None if called == actor else called
