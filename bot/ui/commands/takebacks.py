"""Asking for a move back: /takeback."""

from __future__ import annotations

from discord import app_commands

from bot.ui.commands.declarations import command
from bot.ui.commands.suggestions import suggest_my_games
from bot.ui.features import takebacks
from bot.ui.features.games import my_match
from bot.ui.protocol import Interaction


@command("takeback")
@app_commands.autocomplete(game=suggest_my_games)
async def takeback(interaction: Interaction, game: str | None = None) -> None:
    await takebacks.takeback(interaction, await my_match(interaction, game))
