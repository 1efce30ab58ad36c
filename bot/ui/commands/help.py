"""Explaining: /help and /rules."""

from __future__ import annotations

from discord import app_commands

from bot.ui.cards.help import help_card
from bot.ui.commands.declarations import command
from bot.ui.commands.suggestions import suggest_games
from bot.ui.context import asker
from bot.ui.features.boards import rules_board
from bot.ui.protocol import Interaction
from bot.ui.replies import answer
from bot.ui.sync import mentions
from rules import find_game


@command("help")
async def help_(interaction: Interaction) -> None:
    reader = await asker(interaction)
    commands = await mentions(interaction.client, interaction.permissions)
    await answer(interaction, help_card(commands, reader.words))


@command("rules")
@app_commands.autocomplete(game=suggest_games)
async def rules(interaction: Interaction, game: str) -> None:
    reader = await asker(interaction)
    await answer(interaction, await rules_board(find_game(game), reader))
