"""Asking for a move back: /takeback."""

from __future__ import annotations

from discord import app_commands

from bot.ui.commands.declarations import command
from bot.ui.commands.suggestions import suggest_my_games
from bot.ui.context import Request
from bot.ui.features import takebacks
from bot.ui.features.games import match_moved_in


@command("takeback")
@app_commands.autocomplete(game=suggest_my_games)
async def takeback(request: Request, game: str | None = None) -> None:
    await takebacks.takeback(request, await match_moved_in(request, game))
