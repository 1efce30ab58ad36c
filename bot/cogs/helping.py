"""Explaining: /help and /rules."""

from __future__ import annotations

from discord import app_commands

from bot.boards import rules_board
from bot.cards.helping import help_card
from bot.cogs.declare import command
from bot.cogs.playing import hint_games
from bot.readers import Asked, asker
from bot.replies import answer
from bot.sync import mentions
from rules import find_game


@command("help")
async def help_(interaction: Asked) -> None:
    reader = await asker(interaction)
    commands = await mentions(interaction.client, interaction.permissions)
    await answer(interaction, help_card(commands, reader.words))


@command("rules")
@app_commands.autocomplete(game=hint_games)
async def rules(interaction: Asked, game: str) -> None:
    reader = await asker(interaction)
    await answer(interaction, await rules_board(find_game(game), reader))


COMMANDS = (help_, rules)
