"""Vacations: /vacation take, show, end."""

from __future__ import annotations

from datetime import date, timedelta

import discord
from discord import app_commands

from bot.cards.asking import note
from bot.cards.vacations import vacation_card
from bot.cogs.declare import Choices, command, hinting, offered, worded
from bot.core.calendar import local_day
from bot.readers import Asked, asker
from bot.refusals import BadOption
from bot.replies import answer
from bot.words import moment

OFFERED_DAYS = 25


class Day(app_commands.Transformer):
    """A day as 2026-08-31."""

    async def transform(self, _interaction: discord.Interaction, value: str, /) -> date:
        try:
            return date.fromisoformat(value.strip())
        except ValueError as error:
            raise BadOption(value) from error


@hinting
async def _days(interaction: Asked, current: str) -> Choices:
    zone = (await asker(interaction)).settings.zone
    today = local_day(interaction.client.house.now(), zone)
    days = [str(today + timedelta(days=ahead)) for ahead in range(OFFERED_DAYS)]
    return offered(((day, day) for day in days), current)


vacation = app_commands.Group(name="vacation", description=worded("command-vacation"))


@command("take", parent=vacation)
@app_commands.autocomplete(first=_days, last=_days)
async def take(
    interaction: Asked, first: app_commands.Transform[date, Day], last: app_commands.Transform[date, Day]
) -> None:
    taken = await interaction.client.house.vacations.book(interaction.user.id, first, last)
    words = (await asker(interaction)).words
    await answer(
        interaction,
        note(words("vacation-taken", start=moment(taken.start, "f"), end=moment(taken.end, "f"))),
    )


@command("show", parent=vacation)
async def show(interaction: Asked) -> None:
    vacations, user = interaction.client.house.vacations, interaction.user.id
    coming, left = await vacations.of(user), await vacations.days_left(user)
    await answer(interaction, vacation_card(coming, left, (await asker(interaction)).words))


@command("end", parent=vacation)
async def end(interaction: Asked) -> None:
    ended = await interaction.client.house.vacations.end(interaction.user.id)
    words = (await asker(interaction)).words
    begun = ended.end > ended.start
    await answer(interaction, note(words("vacation-ended" if begun else "vacation-cancelled")))


COMMANDS = (vacation,)
