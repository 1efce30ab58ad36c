"""Ending a game before the board does: /resign, /draw, /abort, /takeback."""

from __future__ import annotations

from discord import app_commands

from bot import finding, turns
from bot.cogs.declare import command
from bot.cogs.playing import hint_mine
from bot.readers import Asked


@command("resign")
@app_commands.autocomplete(game=hint_mine)
async def resign(interaction: Asked, game: str | None = None) -> None:
    await turns.ask_to_resign(interaction, await finding.mine(interaction, game))


@command("draw", what=("offer", "accept", "decline", "claim"))
@app_commands.autocomplete(game=hint_mine)
async def draw(interaction: Asked, what: str = "offer", game: str | None = None) -> None:
    await turns.draw(interaction, await finding.mine(interaction, game), what)


@command("abort")
@app_commands.autocomplete(game=hint_mine)
async def abort(interaction: Asked, game: str | None = None) -> None:
    await turns.ask_to_abort(interaction, await finding.mine(interaction, game))


@command("takeback")
@app_commands.autocomplete(game=hint_mine)
async def takeback(interaction: Asked, game: str | None = None) -> None:
    await turns.takeback(interaction, await finding.mine(interaction, game))


COMMANDS = (resign, draw, abort, takeback)
