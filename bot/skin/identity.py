"""The bot's face in Discord, sent where an operator asks for it."""

import discord

from bot.board.identity import AVATAR, BANNER, emoji, face
from bot.skin.card import PREFIX


async def wear(client: discord.Client) -> list[str]:
    """Gives the application the avatar, the banner and those of the emoji that it lacks, and returns their names. An
    emoji that is there stays: messages show it by its number. Raises discord.HTTPException.
    """
    there = {each.name for each in await client.fetch_application_emojis()}
    sent = []
    for sign, picture in emoji().items():
        name = f"{PREFIX}{sign}"
        if name not in there:
            await client.create_application_emoji(name=name, image=picture)
            sent.append(name)
    assert client.user is not None
    pictures = face()
    # Discord's description asks for the name too.
    await client.user.edit(username=client.user.name, avatar=pictures[AVATAR], banner=pictures[BANNER])
    return [*sent, *pictures]
