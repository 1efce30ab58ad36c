"""Ending a game before the board does: /resign and /abort."""

from __future__ import annotations

from bot.ui.commands.declarations import command
from bot.ui.commands.suggestions import suggest_my_games
from bot.ui.context import Request
from bot.ui.features import resignations
from bot.ui.features.games import match_for


@command("resign", game=suggest_my_games)
async def resign(request: Request, game: str | None = None) -> None:
    await resignations.ask_to_resign(request, await match_for(request, game, "resign"))


@command("abort", game=suggest_my_games)
async def abort(request: Request, game: str | None = None) -> None:
    await resignations.ask_to_abort(request, await match_for(request, game, "abort"))
