"""For those who run a server: /server settings, roles, problems and check, and two buttons of the panel."""

from collections.abc import Mapping
from typing import Any, Final

import discord
from discord import app_commands

from bot.board.pictures import THEMES
from bot.core.preferences import MOST_MATCHES, MOST_RATING, TRADITIONAL, ServerSettings, Title, rows
from bot.match.requests import games
from bot.preferences.requests import ask_zone_once
from bot.problems import requests as problems
from bot.servers.answers import settings as answers
from bot.skin.context import Press, Request
from bot.skin.declarations import Choices, command, group, language_choices, taking
from bot.skin.entry import action
from bot.skin.places import require_manager
from bot.titles import answers as roles
from rules import Notation

PLAYERS = "players"  # the value that leaves a choice to the players

server = group("server", default_permissions=discord.Permissions(manage_guild=True))


class Forum(app_commands.Transformer):
    """A forum channel: discord.py's own option for one takes media channels too."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        return [discord.ChannelType.forum]

    async def transform(
        self, _interaction: discord.Interaction[Any], value: app_commands.AppCommandChannel, /
    ) -> app_commands.AppCommandChannel:
        return value


_ROWS: Final = rows(ServerSettings, on="command")
_TYPES: Final[Mapping[str, Any]] = {
    "channel": discord.TextChannel,
    "forum": app_commands.Transform[app_commands.AppCommandChannel, Forum],
    "switch": bool,
    "count": app_commands.Range[int, 1, MOST_MATCHES],
}
"""The options for settings of a kind, where it is not a text."""


@games.suggestion
async def _countries(request: Request, current: str) -> Choices:
    reader = await request.reader()
    return games.offered(
        request.client.typed.countries.fitting(current, reader.words.language, reader.settings.zone)
    )


@command(
    "settings",
    parent=server,
    language=language_choices(),
    theme=(PLAYERS, *THEMES),
    notation=(PLAYERS, TRADITIONAL, *(each.value for each in Notation)),
    game=games.suggest_games_here,
    pace=games.suggest_paces,
    holidays=_countries,
    unset=answers.UNSETTABLE,
)
@taking(**{name: _TYPES.get(row.kind, str) for name, row in _ROWS.items()}, unset=str)
async def settings(request: Request, unset: str | None = None, **typed: Any) -> None:
    chosen = {name: value for name, value in typed.items() if value is not None}
    changes = {name: await _meant(request, _ROWS[name].kind, value) for name, value in chosen.items()}
    await answers.choose(request, changes, unset)


async def _meant(request: Request, kind: str, value: Any) -> Any:
    """The value of a setting of this kind for what was typed or chosen in an option."""
    typed = request.client.typed
    match kind:
        case "game":
            return await request.game(value)
        case "pace":
            return typed.paces.read(value).key
        case "country":
            return typed.countries.find(value) or value
        case "look":
            return None if value == PLAYERS else value
        case "channel" | "forum":
            return value.id
    return value


@command("roles", parent=server, title=[each.value for each in Title], game=games.suggest_games)
async def roles_(
    request: Request,
    role: discord.Role | None = None,
    game: str | None = None,
    least: app_commands.Range[int, 0, MOST_RATING] | None = None,
    title: str | None = None,
    remove: bool = False,
) -> None:
    chosen = None if title is None else Title(title)
    await roles.choose(request, role, game, least, chosen, remove=remove)


@command("problems", parent=server, game=games.suggest_problem_games)
async def problems_(
    request: Request,
    channel: discord.TextChannel | None = None,
    game: str | None = None,
    hour: app_commands.Range[int, 0, 23] | None = None,
    off: bool = False,
) -> None:
    kind = None if game is None else request.client.typed.game(game)
    await problems.choose_channel(request, channel, kind, hour, off=off)
    if hour is not None:
        await ask_zone_once(request)


check = command("check", parent=server)(answers.check)


@action("setup-roles")
async def show_roles(press: Press) -> None:
    require_manager(press)
    await roles.choose(press, None, None, None, None, remove=False)


@action("setup-check")
async def check_pressed(press: Press) -> None:
    require_manager(press)
    await answers.check(press)
