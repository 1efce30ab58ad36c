"""From where one may look for a game against people of other servers."""

from bot.core.errors import LobbyClosed
from bot.core.terms import Place
from bot.people.service import Players
from bot.skin.context import Request
from bot.skin.places import is_alone, only_brought_along


async def here(request: Request) -> Place:
    """Where the asker looks for a game: a server with an open door, or a conversation with the bot.

    Raises LobbyClosed.
    """
    if only_brought_along(request) or (request.guild_id is None and not is_alone(request)):
        raise LobbyClosed("outside")
    if request.guild_id is not None and (await request.app[Players].server(request.guild_id)).door is None:
        raise LobbyClosed("door")
    assert request.channel_id is not None
    return Place(request.guild_id, request.channel_id)


async def reaches(request: Request) -> bool:
    """Can the asker look for a game in the world from here?"""
    try:
        await here(request)
    except LobbyClosed:
        return False
    return True
