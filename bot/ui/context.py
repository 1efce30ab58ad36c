"""Who reads a message, and hence its language, its notation and its looks."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.core.match import Place
from bot.core.preferences import PlayerSettings
from bot.language.words import Words
from bot.ui.protocol import Client, Interaction


@dataclass(frozen=True, slots=True)
class Reader:
    """One person who reads alone (`user_id`), or everybody in a place (None), with what they chose."""

    words: Words
    user_id: int | None = None
    settings: PlayerSettings = field(default_factory=PlayerSettings)


async def asker(interaction: Interaction) -> Reader:
    """Who sent the interaction: their saved language, else the one that their Discord speaks."""
    client = interaction.client
    settings = await client.app.players.settings(interaction.user.id)
    words = Words(client.texts, settings.language or interaction.locale.value)
    return Reader(words, interaction.user.id, settings)


async def person(client: Client, user_id: int, place: Place | None = None) -> Reader:
    """Somebody who gets a direct message: their saved language, else that of the place it is about."""
    settings = await client.app.players.settings(user_id)
    language = settings.language or await _language_of(client, place)
    return Reader(Words(client.texts, language), user_id, settings)


async def everybody(client: Client, place: Place) -> Reader:
    """All who read in a place: the language that the server has chosen here, else the one it has in Discord."""
    return Reader(Words(client.texts, await _language_of(client, place)))


async def _language_of(client: Client, place: Place | None) -> str:
    if place is None or place.guild_id is None:
        return ""
    server = await client.app.players.server(place.guild_id)
    if server.language is not None:
        return server.language
    guild = client.get_guild(place.guild_id)
    return "" if guild is None else guild.preferred_locale.value
