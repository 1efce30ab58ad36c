"""Ending a game before the board does: /resign and /abort."""

from __future__ import annotations

from discord import app_commands

from bot.ui.commands.declarations import command
from bot.ui.commands.suggestions import suggest_my_games
from bot.ui.features import resignations
from bot.ui.features.games import my_match
from bot.ui.protocol import Interaction


@command("resign")
@app_commands.autocomplete(game=suggest_my_games)
async def resign(interaction: Interaction, game: str | None = None) -> None:
    await resignations.ask_to_resign(interaction, await my_match(interaction, game))


@command("abort")
@app_commands.autocomplete(game=suggest_my_games)
async def abort(interaction: Interaction, game: str | None = None) -> None:
    await resignations.ask_to_abort(interaction, await my_match(interaction, game))
