"""Imported where bots are forked: everything that the bot loads and draws when it first needs it."""

from importlib import import_module
from importlib.util import find_spec

from bot.board import pictures as board_pictures

LATER = (
    *("alembic.command", "bot.board.drawer", "bot.client", "bot.console.search", "bot.console.status"),
    *("bot.skin.malformed", "tests.bot.process.forked"),
)
"""The command line imports these when it is to run the bot: two seconds of work for each process."""

for name in LATER:
    import_module(name)
if find_spec("asyncpg") is not None:
    import_module("sqlalchemy.dialects.postgresql.asyncpg")

board_pictures.picture("international")
board_pictures.picture("russian")
