"""Looking back at a game: /history, /replay and /export, and the controls that step through it."""

from __future__ import annotations

from discord import app_commands

from bot.ui.context import Press, Request
from bot.ui.entry import action
from bot.ui.features import history as features
from bot.ui.features.games import last_match, match_of
from bot.ui.requests.declarations import command, on_match
from bot.ui.requests.suggestions import suggest_all_my_games


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


@action("history")
async def history_pressed(press: Press) -> None:
    """The board after the move that the button names; from a final card, after the last."""
    match = await match_of(press)
    ply = press.control.rest[1:]
    await features.show_history(press, match, int(ply) if ply.isdecimal() else len(match.moves))


replay_pressed = on_match("replay", features.replay)
export_pressed = on_match("export", features.export_file)
