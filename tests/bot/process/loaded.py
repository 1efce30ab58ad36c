"""Imported where bots are forked: everything that the bot loads and draws when it first needs it."""

import tests.bot.process.forked  # noqa: F401
from bot.board import scenes

scenes.picture("international")
scenes.picture("russian")
