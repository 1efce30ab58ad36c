"""Taking back a move: asked for and answered."""

from __future__ import annotations

from bot.core.match import Match
from bot.ui.cards.takebacks import takeback_answer
from bot.ui.context import asker
from bot.ui.protocol import Interaction
from bot.ui.replies import acknowledge, answer


async def takeback(interaction: Interaction, match: Match) -> None:
    """Asks the opponent for one's last move back; where the opponent has asked, asks for the answer."""
    side = match.side_of(interaction.user.id)
    if match.talks.takeback is side.other:
        await answer(interaction, takeback_answer(match, (await asker(interaction)).words))
        return
    await interaction.client.app.matches.ask_takeback(interaction.user.id, match.id, request=interaction.id)
    await acknowledge(interaction, "takeback-asked")


async def answer_takeback(interaction: Interaction, match: Match, accept: bool) -> None:
    await interaction.client.app.matches.answer_takeback(
        interaction.user.id, match.id, accept, request=interaction.id
    )
    await acknowledge(interaction, "takeback-granted" if accept else "takeback-refused")
