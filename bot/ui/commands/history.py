"""Looking back at a game: /history, /replay and /export."""

from __future__ import annotations

from discord import app_commands

from bot.ui.commands.declarations import command
from bot.ui.commands.suggestions import suggest_all_my_games
from bot.ui.context import Request
from bot.ui.features import history as features
from bot.ui.features.games import last_match


@command("history", game=suggest_all_my_games)
async def history(
    request: Request, game: str | None = None, move: app_commands.Range[int, 0, 10_000] | None = None
) -> None:
    match = await last_match(request, game)
    await features.show_history(request, match, len(match.moves) if move is None else move)


@command("replay", game=suggest_all_my_games)
async def replay(request: Request, game: str | None = None) -> None:
    await features.replay(request, await last_match(request, game))


@command("export", game=suggest_all_my_games)
async def export(request: Request, game: str | None = None) -> None:
    await features.export_file(request, await last_match(request, game))
