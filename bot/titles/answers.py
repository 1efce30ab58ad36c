"""Roles that a server gives by rating or title, and takes from a player who no longer has that."""

import discord
import structlog

from bot.core.news import Roles
from bot.core.notice import Notice
from bot.core.preferences import ServerSettings, Title
from bot.core.rating import Rating
from bot.people.service import Players
from bot.ratings.service import Ratings
from bot.servers.cards import roles_card
from bot.skin.context import Request
from bot.skin.errors import NoRoleRule, RoleOutOfReach, TitleWithRating
from bot.skin.places import member_of
from bot.skin.protocol import Client
from bot.skin.replies import answer
from bot.titles.service import Titles

log = structlog.get_logger(__name__)


async def choose(
    request: Request,
    role: discord.Role | None,
    game: str | None,
    least: int | None,
    title: Title | None,
    *,
    remove: bool,
) -> None:
    """Adds a role or removes it, and shows all; removing none removes deleted ones. Raises BadSetting, NoRoleRule,
    RoleOutOfReach, TitleWithRating.
    """
    guild = request.interaction.guild
    assert guild is not None  # the command is for servers only
    players = request.app[Players]
    settings = await players.server(guild.id)
    removed = role is not None and remove and role.id in ruled(settings)
    if role is None and remove:
        kept = {each for each in ruled(settings) if guild.get_role(each) is not None}
        settings = await players.save_server(
            guild.id,
            roles=[each for each in settings.roles if each[0] in kept],
            titles=[each for each in settings.titles if each[0] in kept],
        )
    elif role is not None:
        by_rating = [each for each in settings.roles if each[0] != role.id]
        by_title = [each for each in settings.titles if each[0] != role.id]
        if not remove:
            if why := out_of_reach(guild, role.id):
                raise RoleOutOfReach(why=why)
            if title is None:
                if (named_game := game or settings.rated_game) is None:
                    raise NoRoleRule
                key = request.client.typed.game(named_game)
                by_rating.append((role.id, key, 0 if least is None else least))
            else:
                if least is not None:
                    raise TitleWithRating
                named = None if game is None else request.client.typed.game(game)
                by_title.append((role.id, title, named))
        settings = await players.save_server(guild.id, roles=by_rating, titles=by_title)
    lost = {each: why for each in ruled(settings) if (why := out_of_reach(guild, each))}
    ended = role.id if role is not None and removed else None
    await answer(request, roles_card(settings, await request.words(), lost, ended))


def ruled(settings: ServerSettings) -> list[int]:
    """The roles that the server gives, each once."""
    return list(dict.fromkeys(role_id for role_id, *_ in (*settings.roles, *settings.titles)))


def out_of_reach(guild: discord.Guild, role_id: int) -> str:
    """Why the bot cannot give the role: gone, permission, managed or above; empty where it can."""
    role = guild.get_role(role_id)
    if role is None:
        return "gone"
    if not guild.me.guild_permissions.manage_roles:
        return "permission"
    if role.managed or role.is_default():
        return "managed"
    return "" if role.is_assignable() else "above"


async def give(client: Client, notice: Notice) -> None:
    """Brings the roles of one player in line with their rating in one game, or with a title."""
    place, user, what = notice.place, notice.recipient, notice.what
    assert isinstance(what, Roles)
    guild = None if place is None or place.guild_id is None else client.get_guild(place.guild_id)
    if guild is None or user is None:
        return
    settings = await client.app[Players].server(guild.id)
    wanted = await _wanted(client, guild, settings, user, what)
    try:
        member = await member_of(guild, user)
    except discord.HTTPException:
        member = None
    if member is None:
        log.info("role.not_given", guild=guild.id, error="no member")
        return
    for role, due in wanted:
        try:
            if due and role not in member.roles:
                await member.add_roles(role)
            elif not due and role in member.roles:
                await member.remove_roles(role)
        except discord.HTTPException as error:
            # The bot may not give or take this one any more; the others do not depend on it.
            log.info("role.not_given", guild=guild.id, role=role.id, error=str(error))


async def _wanted(
    client: Client, guild: discord.Guild, settings: ServerSettings, user: int, what: Roles
) -> list[tuple[discord.Role, bool]]:
    """The roles that are there, and whether the settled rating reaches each, or the player has the title for it."""
    title = what.title
    if title is None:
        rating = (await client.app[Ratings].of_player(user, guild.id)).get(what.game or "", Rating())
        reached = -1 if rating.provisional else round(rating.value)
        due = [(role, reached >= least) for role, key, least in settings.roles if key == what.game]
    else:
        titles = client.app[Titles]
        due = [
            (role, user in await titles.holders(guild.id, title, game))
            for role, each, game in settings.titles
            if each is title and guild.get_role(role) is not None
        ]
    return [(role, is_due) for number, is_due in due if (role := guild.get_role(number)) is not None]
