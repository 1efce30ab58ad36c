"""House games of a server: draughts as it is played at home, under a name of the server's own."""

from typing import Final

from bot.core.errors import BadHouseGame
from bot.core.plain import plain

MOST: Final = 10  # house games of a server
MAX_NAME: Final = 40
_SIGNS: Final = str.maketrans(dict.fromkeys("*_~`|<>#@[]\\:/", " "))
"""Signs that Discord reads as more than themselves: a name stands in headings, menus and pictures alike."""


def house_name(text: str) -> str:
    """A typed name as it is kept. Raises BadHouseGame where nothing of it is left."""
    name = plain(text.translate(_SIGNS), MAX_NAME)
    if not any(map(str.isalnum, name)):
        raise BadHouseGame("name", most=MAX_NAME)
    return name
