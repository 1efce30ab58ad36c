"""Ladders: /ladder create, challenge, show, and the controls of their cards."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.core.pace import Pace
from bot.core.terms import Terms
from bot.ladders import answers as features
from bot.ladders.model.event import IDLE_DAYS, REACHES, Rules
from bot.match.requests.games import suggest_games, suggest_paces
from bot.people.service import Players
from bot.skin.context import Press, Request
from bot.skin.declarations import command, group, on_target
from bot.skin.entry import action
from rules import find_game

ladder = group("ladder", guild_only=True)


@command("create", parent=ladder, game=suggest_games, pace=suggest_paces)
async def create(
    request: Request,
    game: str,
    pace: str | None = None,
    reach: app_commands.Range[int, REACHES[0], REACHES[-1]] = 3,
    idle: app_commands.Range[int, IDLE_DAYS[0], IDLE_DAYS[-1]] = 14,
    pair: bool = False,
    vacation: bool = True,
) -> None:
    kind = find_game(request.client.typed.game(game))
    usual = (await request.app[Players].server(request.guild_id)).pace
    time = Pace.parse(usual) if pace is None else request.client.typed.paces.read(pace)
    terms = Terms(kind.key, time, rated=True, pair=pair, vacation=vacation)
    await features.create(request, Rules(terms, reach, idle))


@command("challenge", parent=ladder, game=suggest_games)
async def challenge(request: Request, player: discord.User, game: str | None = None) -> None:
    await features.challenge(request, await _meant(request, game), player.id)


@command("show", parent=ladder, game=suggest_games)
async def show(request: Request, game: str | None = None, shown: bool = False) -> None:
    await features.show(request, await _meant(request, game), shown=shown)


async def _meant(request: Request, game: str | None) -> int:
    key = None if game is None else find_game(request.client.typed.game(game)).key
    return await features.meant(request, key)


show_pressed = on_target("ladder", features.show)
join_pressed = on_target("ladder-join", features.join)
rules_pressed = on_target("ladder-rules", features.show_rules)
log_pressed = on_target("ladder-log", features.show_log)
leave_pressed = on_target("ladder-leave", features.ask_to_leave)
leaving_confirmed = on_target("ladder-left", features.leave)
move_pressed = on_target("ladder-move", features.ask_to_move)
close_pressed = on_target("ladder-close", features.ask_to_close)
closing_confirmed = on_target("ladder-closed", features.close)


@action("ladder-page")
async def turn_page(press: Press) -> None:
    await features.turn_page(press, press.control.target, press.control.seq)


@action("ladder-challenge")
async def challenge_pressed(press: Press) -> None:
    await features.challenge(press, press.control.target, press.figure(press.value))


@action("ladder-moved")
async def move_sent(press: Press) -> None:
    await features.move(press, press.control.target, "".join(press.fields.get("channel", ())))
