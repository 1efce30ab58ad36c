"""The problem of the day: /problem."""

from __future__ import annotations

from bot.ui.commands.declarations import command
from bot.ui.commands.suggestions import suggest_problem_games
from bot.ui.context import Request
from bot.ui.features import problems


@command("problem", game=suggest_problem_games)
async def problem(request: Request, game: str | None = None) -> None:
    await problems.today(request, None if game is None else request.client.typed.game(game))
