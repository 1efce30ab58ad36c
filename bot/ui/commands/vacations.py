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
from bot.ui.context import asker
from bot.ui.errors import BadOption
from bot.ui.protocol import Interaction
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
async def _days(interaction: Interaction, current: str) -> Choices:
    zone = (await asker(interaction)).settings.zone
    today = local_day(interaction.client.app.now(), zone)
    days = [str(today + timedelta(days=ahead)) for ahead in range(OFFERED_DAYS)]
    return offered(((day, day) for day in days), current)


vacation = app_commands.Group(name="vacation", description=worded("command-vacation"))


@command("take", parent=vacation)
@app_commands.autocomplete(first=_days, last=_days)
async def take(
    interaction: Interaction,
    first: app_commands.Transform[date, Day],
    last: app_commands.Transform[date, Day],
) -> None:
    taken = await interaction.client.app.vacations.book(interaction.user.id, first, last)
    words = (await asker(interaction)).words
    await answer(
        interaction,
        note(words("vacation-taken", start=moment(taken.start, "f"), end=moment(taken.end, "f"))),
    )


@command("show", parent=vacation)
async def show(interaction: Interaction) -> None:
    vacations, user = interaction.client.app.vacations, interaction.user.id
    coming, left = await vacations.of(user), await vacations.days_left(user)
    await answer(interaction, vacation_card(coming, left, (await asker(interaction)).words))


@command("end", parent=vacation)
async def end(interaction: Interaction) -> None:
    ended = await interaction.client.app.vacations.end(interaction.user.id)
    words = (await asker(interaction)).words
    begun = ended.end > ended.start
    await answer(interaction, note(words("vacation-ended" if begun else "vacation-cancelled")))
