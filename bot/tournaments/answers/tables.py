"""Tables and trees as pictures; large ones are drawn in a worker process."""

from __future__ import annotations

from bot.board import pictures
from bot.skin.context import Reader
from bot.skin.protocol import Client
from bot.workers.errands import Errands


async def table_picture(client: Client, content: pictures.Table | pictures.Bracket, reader: Reader) -> bytes:
    """A table or a tree in the reader's look."""
    theme = reader.settings.theme
    if pictures.large(content):
        return await client.app[Errands].do(pictures.tabled, content, theme, by=reader.user_id)
    return await pictures.table(content, theme)
