"""What a server chooses for everybody in it, and whether the bot may do its work there."""

from __future__ import annotations

from collections.abc import Mapping

from bot.cards.servers import check_card, server_card
from bot.places import missing_permissions
from bot.readers import Asked, asker
from bot.replies import answer

MAX_CHANNELS = 25


async def choose(interaction: Asked, changes: Mapping[str, object]) -> None:
    """Saves what was chosen, if anything was, and shows all of it. Raises BadSetting, and saves nothing then."""
    players = interaction.client.house.players
    guild_id = interaction.guild_id
    assert guild_id is not None  # the command is for servers only
    if changes:
        await players.save_server(guild_id, **changes)
    await answer(interaction, server_card(await players.server(guild_id), (await asker(interaction)).words))


async def check(interaction: Asked) -> None:
    """Which permission the bot lacks in which channel; games cannot be shown there."""
    guild = interaction.guild
    assert guild is not None  # the command is for servers only
    lacking: dict[int, tuple[str, ...]] = {}
    for channel in guild.text_channels:
        missing = missing_permissions(channel.permissions_for(guild.me), thread=False)
        if missing:
            lacking[channel.id] = missing
    shown = dict(list(lacking.items())[:MAX_CHANNELS])
    words = (await asker(interaction)).words
    await answer(interaction, check_card(shown, len(lacking), len(guild.text_channels), words))
