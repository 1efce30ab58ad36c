"""For the directors of a tournament: /director settings, name, pause, resume, extend, correct, replace, forbid, bye,
finish, import, move, undo.

Anybody sees these commands, because a director may be anybody whom another one has named; a person who does not
direct the tournament is refused.
"""

from __future__ import annotations

from collections.abc import Mapping

import discord
from discord import app_commands

from bot.core.points import DRAW, LOSS, WIN
from bot.core.tournament.actions import Verdict
from bot.core.tournament.plan import ROUNDS
from bot.core.tournament.policy import ROUND_DAYS
from bot.core.tournament.tournament import Status
from bot.ui.context import Request
from bot.ui.features import directors as features
from bot.ui.features.tournaments import meant
from bot.ui.requests.declarations import command, group
from bot.ui.requests.suggestions import suggest_tournaments

director = group("director", guild_only=True)

POINTS: Mapping[str, int | None] = {"half": DRAW, "full": WIN, "nothing": LOSS, "none": None}
"""The points of a round off, and the way to take it back."""
GOING = {Status.OPEN, Status.RUNNING}


@command("settings", parent=director, tournament=suggest_tournaments)
async def settings(request: Request, tournament: str | None = None) -> None:
    await features.show_settings(request, await meant(request, tournament, {Status.OPEN}))


@command("name", parent=director, tournament=suggest_tournaments)
async def name(
    request: Request, player: discord.User, tournament: str | None = None, remove: bool = False
) -> None:
    found = await meant(request, tournament, GOING)
    await features.name(request, found, player.id, not remove)


@command("pause", parent=director, tournament=suggest_tournaments)
async def pause(request: Request, tournament: str | None = None) -> None:
    await features.pause(request, await meant(request, tournament, {Status.RUNNING}))


@command("resume", parent=director, tournament=suggest_tournaments)
async def resume(request: Request, tournament: str | None = None) -> None:
    await features.resume(request, await meant(request, tournament, {Status.RUNNING}))


@command("extend", parent=director, tournament=suggest_tournaments)
async def extend(
    request: Request, days: app_commands.Range[int, 1, ROUND_DAYS[-1]], tournament: str | None = None
) -> None:
    await features.extend(request, await meant(request, tournament, {Status.RUNNING}), days)


@command("correct", parent=director, verdict=[each.value for each in Verdict])
async def correct(
    request: Request, game: str, winner: discord.User | None = None, verdict: str = Verdict.RESULT.value
) -> None:
    await features.correct(request, game, None if winner is None else winner.id, Verdict(verdict))


@command("replace", parent=director, tournament=suggest_tournaments)
async def replace(
    request: Request, player: discord.User, substitute: discord.User, tournament: str | None = None
) -> None:
    found = await meant(request, tournament, {Status.RUNNING})
    await features.replace(request, found, player.id, substitute)


@command("forbid", parent=director, tournament=suggest_tournaments)
async def forbid(
    request: Request,
    player: discord.User,
    opponent: discord.User,
    tournament: str | None = None,
    allow: bool = False,
) -> None:
    found = await meant(request, tournament, GOING)
    await features.forbid(request, found, (player.id, opponent.id), not allow)


@command("bye", parent=director, worth=list(POINTS), tournament=suggest_tournaments)
async def bye(
    request: Request,
    player: discord.User,
    tournament: str | None = None,
    round: app_commands.Range[int, 1, ROUNDS[-1]] | None = None,
    worth: str = "half",
) -> None:
    found = await meant(request, tournament, GOING)
    await features.give_bye(request, found, player.id, round, POINTS[worth])


@command("finish", parent=director, tournament=suggest_tournaments)
async def finish(request: Request, tournament: str | None = None) -> None:
    await features.finish(request, await meant(request, tournament, {Status.RUNNING}))


@command("import", parent=director, tournament=suggest_tournaments)
async def import_(request: Request, file: discord.Attachment, tournament: str | None = None) -> None:
    await features.take_over(request, await meant(request, tournament, {Status.OPEN}), file)


@command("move", parent=director, tournament=suggest_tournaments)
async def move(
    request: Request,
    channel: discord.TextChannel | None = None,
    tournament: str | None = None,
) -> None:
    await features.move(request, await meant(request, tournament, GOING), channel)


@command("undo", parent=director, tournament=suggest_tournaments)
async def undo(request: Request, tournament: str | None = None) -> None:
    await features.undo(request, await meant(request, tournament, GOING))
