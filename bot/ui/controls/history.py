"""Controls that look back at a game."""

from __future__ import annotations

from bot.ui.context import Press
from bot.ui.controls.declarations import on_match
from bot.ui.entry import action
from bot.ui.features import history as features
from bot.ui.features.games import match_of


@action("history")
async def history(press: Press) -> None:
    """The board after the move that the button names; from a final card, after the last."""
    match = await match_of(press)
    ply = press.control.rest[1:]
    await features.show_history(press, match, int(ply) if ply.isdecimal() else len(match.moves))


replay = on_match("replay", features.replay)
export = on_match("export", features.export_file)
