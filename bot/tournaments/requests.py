"""Tournaments: /tournament create, enter, leave, table, list, games, manage, and their controls."""

import discord
from discord import app_commands

from bot.core.pace import Pace
from bot.core.terms import Terms
from bot.match.requests.games import suggest_games, suggest_paces, suggest_tournaments
from bot.people.service import Players
from bot.skin.context import Press, Request
from bot.skin.declarations import command, group, on_target
from bot.skin.entry import action
from bot.skin.errors import OutdatedControl
from bot.skin.replies import answer, answer_privately
from bot.tournaments.answers import desk, forms
from bot.tournaments.answers import players as own
from bot.tournaments.answers import tournaments as features
from bot.tournaments.cards.answers import GAMES, PAGE
from bot.tournaments.model.formats.registry import FORMATS, USUAL
from bot.tournaments.model.plan import NAME_LENGTH, Format, Plan
from bot.tournaments.model.tournament import Status
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
    usual = (await request.app[Players].server(request.guild_id)).pace
    time = Pace.parse(usual) if pace is None else request.client.typed.paces.read(pace)
    await forms.create(
        request, Plan(name, Format(format), Terms(kind.key, time, rated=True), policy=forms.NEW)
    )


@command("enter", parent=tournament, tournament=suggest_tournaments)
async def enter(
    request: Request,
    tournament: str | None = None,
    limit: app_commands.Range[int, 1, MOST_LIMIT] | None = None,
) -> None:
    found = await features.meant(request, tournament, {Status.OPEN}, {Status.RUNNING})
    await features.enter(request, found, limit)


@command("leave", parent=tournament, tournament=suggest_tournaments)
async def leave(request: Request, tournament: str | None = None) -> None:
    await features.leave(request, await features.meant(request, tournament, {Status.OPEN, Status.RUNNING}))


@command("table", parent=tournament, tournament=suggest_tournaments)
async def table(request: Request, tournament: str | None = None, shown: bool = False) -> None:
    found = await features.meant(request, tournament, {Status.RUNNING, Status.OVER})
    await features.show_table(request, found, shown=shown)


@command("list", parent=tournament)
async def list_(request: Request) -> None:
    await features.show_list(request)


@command("manage", parent=tournament, tournament=suggest_tournaments)
async def manage(request: Request, tournament: str | None = None) -> None:
    found = await features.meant(request, tournament, {Status.RUNNING, Status.OPEN}, set(Status))
    await desk.manage(request, found)


@command("games", parent=tournament, tournament=suggest_tournaments)
async def games(request: Request, tournament: str | None = None, player: discord.User | None = None) -> None:
    found = await features.meant(request, tournament, {Status.RUNNING, Status.OVER})
    await answer(
        request, await features.page(request, found, GAMES, 0, None if player is None else player.id)
    )


enter_pressed = on_target("tournament-enter", features.enter)
leave_pressed = on_target("tournament-leave", features.leave)
check_in_pressed = on_target("tournament-check-in", features.check_in)
open_settings = action("tournament-form")(forms.open_settings)
save_settings = action("tournament-set")(forms.save)
table_pressed = on_target("tournament-table", features.show_table)


@action("tournament-page")
async def turn_page(press: Press) -> None:
    what, _, player = _parts(press)
    card = await features.page(
        press, press.control.target, what, press.control.seq, press.figure(player) if player else None
    )
    await answer_privately(press, card)


withdraw_pressed = on_target("tournament-withdraw", features.withdraw)
ask_bye_pressed = on_target("tournament-bye", own.ask_bye)
bye_sent = action("tournament-bye-set")(own.take_bye)
ask_claim_pressed = on_target("tournament-claim", own.ask_claim)
claim_sent = action("tournament-claim-set")(own.claim)
rules_pressed = on_target("tournament-rules", features.show_rules)
files_pressed = on_target("tournament-export", features.export)


def _parts(press: Press) -> list[str]:
    """The parts of a control for pages: the list, the direction, and the player."""
    parts = press.control.rest.split(".")
    if len(parts) != 3 or parts[0] not in PAGE or not (parts[2] == "" or parts[2].isdecimal()):
        raise OutdatedControl(str(press.control))
    return parts
