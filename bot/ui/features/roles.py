"""Roles that a server gives by rating: who reaches one gets it, and who falls below loses it."""

from __future__ import annotations

import discord
import structlog

from bot.core.notice import Notice
from bot.core.preferences import ServerSettings
from bot.core.rating import Rating
from bot.ui.cards.servers import roles_card
from bot.ui.context import Request
from bot.ui.errors import MissingPermissions
from bot.ui.protocol import Client
from bot.ui.replies import answer

log = structlog.get_logger(__name__)


async def choose(
    request: Request, role: discord.Role | None, game: str | None, least: int | None, *, remove: bool
) -> None:
    """Adds or removes one of them, if one is named, and shows all. Raises BadSetting, MissingPermissions."""
    guild = request.interaction.guild
    assert guild is not None  # the command is for servers only
    players = request.app.players
    settings = await players.server(guild.id)
    if role is not None:
        kept = [each for each in settings.roles if each[0] != role.id]
        if not remove:
            if not guild.me.guild_permissions.manage_roles or not role.is_assignable():
                raise MissingPermissions(("manage_roles",))
            key = request.client.typed.game(game or settings.game or "")
            kept.append((role.id, key, 0 if least is None else least))
        settings = await players.save_server(guild.id, roles=kept)
    await answer(request, roles_card(settings, await request.words()))


async def give(client: Client, notice: Notice) -> None:
    """Brings the roles of one player in line with their rating in one game."""
    place, user = notice.place, notice.recipient
    guild = None if place is None or place.guild_id is None else client.get_guild(place.guild_id)
    if guild is None or user is None:
        return
    settings = await client.app.players.server(guild.id)
    rating = (await client.app.ratings.of_player(user, guild.id)).get(notice.facts["game"], Rating())
    try:
        member = await guild.fetch_member(user)
        for role, due in _due(guild, settings, notice.facts["game"], rating):
            if due and role not in member.roles:
                await member.add_roles(role)
            elif not due and role in member.roles:
                await member.remove_roles(role)
    except discord.HTTPException as error:
        # They have left the server, or the bot may not give the role any more.
        log.info("role.not_given", guild=guild.id, error=str(error))


def _due(
    guild: discord.Guild, settings: ServerSettings, game: str, rating: Rating
) -> list[tuple[discord.Role, bool]]:
    """The roles of the game that are there, and whether the rating, once it is settled, reaches each."""
    found = [(guild.get_role(role), least) for role, key, least in settings.roles if key == game]
    settled = not rating.provisional
    return [(role, settled and round(rating.value) >= least) for role, least in found if role is not None]
