"""Agreeing on a draw: /draw."""

from __future__ import annotations

from bot.core.match import Match
from bot.ui.commands.declarations import command
from bot.ui.commands.suggestions import suggest_my_games
from bot.ui.context import Request
from bot.ui.features import draws
from bot.ui.features.games import match_for


@command("draw", what=("offer", "accept", "decline", "claim"), game=suggest_my_games)
async def draw(request: Request, what: str = "offer", game: str | None = None) -> None:
    def fits(match: Match) -> bool:
        if what == "claim":
            return match.claimable(request.user_id) is not None
        return what == "offer" or "draw" in match.asked_of(request.user_id)

    await draws.draw(request, await match_for(request, game, f"draw-{what}", fits), what)
