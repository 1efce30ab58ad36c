"""Tournaments: /tournament create, enter, leave, start, table, players, games, log, export, list, withdraw, adjudicate,
cancel.
"""

from __future__ import annotations

import discord
from discord import app_commands

from bot.core.pace import Pace
from bot.core.terms import Terms
from bot.core.tournament.actions import Verdict
from bot.core.tournament.formats.registry import FORMATS, USUAL
from bot.core.tournament.plan import NAME_LENGTH, ROUNDS, Format, Plan
from bot.core.tournament.tournament import Status
from bot.ui.cards.tournament_pages import GAMES, LOG, PLAYERS
from bot.ui.commands.declarations import command, group
from bot.ui.commands.suggestions import suggest_games, suggest_paces, suggest_tournaments
from bot.ui.context import Request
from bot.ui.features import tournament_forms as forms
from bot.ui.features import tournaments as features
from bot.ui.replies import answer
from rules import find_game

MOST_LIMIT = 20

tournament = group("tournament", guild_only=True)


@command(
    "create",
    parent=tournament,
    format=[each.value for each in FORMATS],
    game=suggest_games,
    pace=suggest_paces,
    like=suggest_tournaments,
)
async def create(
    request: Request,
    name: app_commands.Range[str, 1, NAME_LENGTH] | None = None,
    game: str | None = None,
    format: str = USUAL.value,
    pace: str | None = None,
    like: str | None = None,
) -> None:
    if name is None or game is None or like is not None:
        await forms.ask(request, None if like is None else await features.meant(request, like, set(Status)))
        return
    kind = find_game(request.client.typed.game(game))
    usual = (await request.app.players.server(request.guild_id)).pace
    time = Pace.parse(usual if pace is None else request.client.typed.pace(pace))
    await forms.create(request, Plan(name, Format(format), Terms(kind.key, time, rated=True)))


@command("enter", parent=tournament, tournament=suggest_tournaments)
async def enter(
    request: Request,
    tournament: str | None = None,
    limit: app_commands.Range[int, 1, MOST_LIMIT] | None = None,
) -> None:
    found = await features.meant(request, tournament, {Status.OPEN}, {Status.RUNNING})
    await features.enter(request, found, limit)


@command("check-in", parent=tournament, tournament=suggest_tournaments)
async def check_in(request: Request, tournament: str | None = None) -> None:
    await features.check_in(request, await features.meant(request, tournament, {Status.OPEN}))


@command("claim", parent=tournament)
async def claim(request: Request, game: str, winner: discord.User | None = None) -> None:
    await features.claim(request, game, None if winner is None else winner.id)


@command("bye", parent=tournament, tournament=suggest_tournaments)
async def bye(
    request: Request,
    tournament: str | None = None,
    round: app_commands.Range[int, 1, ROUNDS[-1]] | None = None,
) -> None:
    found = await features.meant(request, tournament, {Status.RUNNING}, {Status.OPEN})
    await features.ask_bye(request, found, round)


@command("leave", parent=tournament, tournament=suggest_tournaments)
async def leave(request: Request, tournament: str | None = None) -> None:
    await features.leave(request, await features.meant(request, tournament, {Status.OPEN}))


@command("start", parent=tournament, tournament=suggest_tournaments)
async def start(request: Request, tournament: str | None = None) -> None:
    await features.start(request, await features.meant(request, tournament, {Status.OPEN}))


@command("cancel", parent=tournament, tournament=suggest_tournaments)
async def cancel(request: Request, tournament: str | None = None) -> None:
    await features.cancel(request, await features.meant(request, tournament, {Status.OPEN}))


@command("table", parent=tournament, tournament=suggest_tournaments)
async def table(request: Request, tournament: str | None = None, shown: bool = False) -> None:
    found = await features.meant(request, tournament, {Status.RUNNING, Status.OVER})
    await features.show_table(request, found, shown=shown)


@command("list", parent=tournament)
async def list_(request: Request) -> None:
    await features.show_list(request)


@command("withdraw", parent=tournament, tournament=suggest_tournaments)
async def withdraw(
    request: Request, tournament: str | None = None, player: discord.User | None = None
) -> None:
    found = await features.meant(request, tournament, {Status.RUNNING})
    await features.ask_to_withdraw(request, found, request.user_id if player is None else player.id)


@command("adjudicate", parent=tournament, verdict=[each.value for each in Verdict])
async def adjudicate(
    request: Request, game: str, winner: discord.User | None = None, verdict: str = Verdict.RESULT.value
) -> None:
    await features.adjudicate(request, game, None if winner is None else winner.id, Verdict(verdict))


@command("log", parent=tournament, tournament=suggest_tournaments)
async def log(request: Request, tournament: str | None = None) -> None:
    found = await features.meant(request, tournament, set(Status))
    await answer(request, await features.page(request, found, LOG, 0, None))


@command("players", parent=tournament, tournament=suggest_tournaments)
async def players(request: Request, tournament: str | None = None) -> None:
    found = await features.meant(request, tournament, {Status.OPEN, Status.RUNNING}, set(Status))
    await answer(request, await features.page(request, found, PLAYERS, 0, None))


@command("games", parent=tournament, tournament=suggest_tournaments)
async def games(request: Request, tournament: str | None = None, player: discord.User | None = None) -> None:
    found = await features.meant(request, tournament, {Status.RUNNING, Status.OVER})
    await answer(
        request, await features.page(request, found, GAMES, 0, None if player is None else player.id)
    )


@command("export", parent=tournament, tournament=suggest_tournaments)
async def export(request: Request, tournament: str | None = None) -> None:
    await features.export(request, await features.meant(request, tournament, {Status.RUNNING, Status.OVER}))
