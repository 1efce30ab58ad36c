"""Imported where bots are forked: everything that the bot loads and draws when it first needs it."""

import tests.bot.process.forked  # noqa: F401
from bot.board import pictures as board_pictures

board_pictures.picture("international")
board_pictures.picture("russian")
