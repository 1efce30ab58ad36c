"""Asking for a move back, and answering who asks: /takeback."""

from __future__ import annotations

from bot.ui.commands.declarations import command
from bot.ui.commands.suggestions import suggest_my_games
from bot.ui.context import Request
from bot.ui.features import takebacks
from bot.ui.features.games import match_for_takeback


@command("takeback", what=("ask", "grant", "refuse"), game=suggest_my_games)
async def takeback(request: Request, what: str = "ask", game: str | None = None) -> None:
    match = await match_for_takeback(request, game, what)
    sure = game is not None or len(await request.app.matches.mine(request.user_id)) == 1
    await takebacks.takeback(request, match, what, sure=sure)
