"""Imported where bots are forked: everything that the bot loads and draws when it first needs it."""

import bot.console.status
import bot.store.seats
import bot.ui.client  # noqa: F401
import tests.bot.process.forked  # noqa: F401
from bot.board import scenes

scenes.picture("international")
scenes.picture("russian")
