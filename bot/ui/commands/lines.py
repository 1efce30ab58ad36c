"""Conditional moves, and a board to try moves on: /conditional and /explore."""

from __future__ import annotations

from bot.ui.cards.lines import Purpose
from bot.ui.commands.declarations import command
from bot.ui.commands.suggestions import suggest_my_games
from bot.ui.context import Request
from bot.ui.features import lines
from bot.ui.features.games import any_match, match_for_line


@command("conditional", game=suggest_my_games)
async def conditional(request: Request, line: str | None = None, game: str | None = None) -> None:
    match = await match_for_line(request, game, line)
    if line is None:
        await lines.show_lines(request, match)
    else:
        await lines.add_typed(request, match, line)


@command("explore", game=suggest_my_games)
async def explore(request: Request, game: str | None = None) -> None:
    await lines.show_ahead(request, await any_match(request, game), Purpose.TRIAL)
