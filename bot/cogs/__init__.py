"""The slash commands: one feature a file, a few lines a command."""

from __future__ import annotations

from bot.cogs import choosing, ending, helping, looking, playing, resting, serving

COMMANDS = (
    *playing.COMMANDS,
    *looking.COMMANDS,
    *ending.COMMANDS,
    *helping.COMMANDS,
    *choosing.COMMANDS,
    *resting.COMMANDS,
    *serving.COMMANDS,
)
"""Every command of the house, in the order in which /help names them."""
