"""Vacations: /vacation take, show, end."""

from __future__ import annotations

from datetime import timedelta

from bot.ui.cards.card import note
from bot.ui.cards.vacations import vacation_card
from bot.ui.commands.declarations import Choices, command, group
from bot.ui.commands.suggestions import offered, suggestion
from bot.ui.context import Request
from bot.ui.features import vacations as features
from bot.ui.replies import answer

OFFERED_DAYS = 25


@suggestion
async def _days(request: Request, current: str) -> Choices:
    today = await features.today(request)
    days = [str(today + timedelta(days=ahead)) for ahead in range(OFFERED_DAYS)]
    return offered(((day, day) for day in days), current)


vacation = group("vacation")


@command("take", parent=vacation, first=_days, last=_days)
async def take(request: Request, first: str, last: str) -> None:
    await features.take(request, first, last)


@command("show", parent=vacation)
async def show(request: Request) -> None:
    vacations, user = request.app.vacations, request.user_id
    coming, left = await vacations.of(user), await vacations.days_left(user)
    reader = await request.reader()
    await answer(request, vacation_card(coming, left, reader.settings, reader.words))


@command("end", parent=vacation)
async def end(request: Request) -> None:
    ended = await request.app.vacations.end(request.user_id)
    words = await request.words()
    begun = ended.end > ended.start
    await answer(request, note(words("vacation-ended" if begun else "vacation-cancelled")))
