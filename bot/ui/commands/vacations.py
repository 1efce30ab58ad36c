"""Vacations: /vacation take, show, end."""

from __future__ import annotations

from datetime import date, timedelta

import discord
from discord import app_commands

from bot.core.calendar import local_day
from bot.language.words import moment
from bot.ui.cards.card import note
from bot.ui.cards.vacations import vacation_card
from bot.ui.commands.declarations import command, worded
from bot.ui.commands.suggestions import Choices, offered, suggestion
from bot.ui.context import Request
from bot.ui.errors import BadOption
from bot.ui.replies import answer

OFFERED_DAYS = 25


class Day(app_commands.Transformer):
    """A day as 2026-08-31."""

    async def transform(self, _interaction: discord.Interaction, value: str, /) -> date:
        try:
            return date.fromisoformat(value.strip())
        except ValueError as error:
            raise BadOption(value) from error


@suggestion
async def _days(request: Request, current: str) -> Choices:
    zone = (await request.reader()).settings.zone
    today = local_day(request.app.now(), zone)
    days = [str(today + timedelta(days=ahead)) for ahead in range(OFFERED_DAYS)]
    return offered(((day, day) for day in days), current)


vacation = app_commands.Group(name="vacation", description=worded("command-vacation"))


@command("take", parent=vacation)
@app_commands.autocomplete(first=_days, last=_days)
async def take(
    request: Request,
    first: app_commands.Transform[date, Day],
    last: app_commands.Transform[date, Day],
) -> None:
    taken = await request.app.vacations.book(request.user_id, first, last)
    words = await request.words()
    await answer(
        request,
        note(words("vacation-taken", start=moment(taken.start, "f"), end=moment(taken.end, "f"))),
    )


@command("show", parent=vacation)
async def show(request: Request) -> None:
    vacations, user = request.app.vacations, request.user_id
    coming, left = await vacations.of(user), await vacations.days_left(user)
    await answer(request, vacation_card(coming, left, await request.words()))


@command("end", parent=vacation)
async def end(request: Request) -> None:
    ended = await request.app.vacations.end(request.user_id)
    words = await request.words()
    begun = ended.end > ended.start
    await answer(request, note(words("vacation-ended" if begun else "vacation-cancelled")))
