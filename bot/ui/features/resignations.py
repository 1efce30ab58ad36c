"""Resigning a game, and calling off one that has hardly begun."""

from __future__ import annotations

from bot.core.match import Match
from bot.ui.cards.questions import question
from bot.ui.context import asker
from bot.ui.protocol import Interaction
from bot.ui.replies import acknowledge, answer


async def ask_to_resign(interaction: Interaction, match: Match) -> None:
    """Asks once more; the button resigns."""
    match.acting(interaction.user.id)
    words = (await asker(interaction)).words
    await answer(interaction, question(match, words, words("resign-question"), "resign-now", danger=True))


async def resign(interaction: Interaction, match: Match) -> None:
    await interaction.client.app.matches.resign(interaction.user.id, match.id, request=interaction.id)
    await acknowledge(interaction, "resign-done")


async def ask_to_abort(interaction: Interaction, match: Match) -> None:
    """Asks once more; the button calls the game off."""
    match.acting(interaction.user.id)
    words = (await asker(interaction)).words
    await answer(interaction, question(match, words, words("abort-question"), "abort-now", danger=True))


async def abort(interaction: Interaction, match: Match) -> None:
    await interaction.client.app.matches.abort(interaction.user.id, match.id, request=interaction.id)
    await acknowledge(interaction, "abort-done")
