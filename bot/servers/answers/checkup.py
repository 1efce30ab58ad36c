"""The check of all that a server has chosen: what of it cannot work, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord
import structlog

from bot.core.preferences import ServerSettings
from bot.core.terms import Place
from bot.match.answers.access import known_tournament
from bot.match.answers.forums import NEEDED
from bot.outbox.service.alarm import Alarm
from bot.people.service import Players
from bot.problems.service import Problems
from bot.servers.cards.servers import faults_card
from bot.skin.context import everybody
from bot.skin.faults import Fault
from bot.skin.places import (
    HALL_MOVES,
    HALL_NEEDS,
    all_see,
    another_channel,
    missing_permissions,
    thread_permissions,
)
from bot.skin.protocol import Client
from bot.skin.replies import post
from bot.titles.answers import out_of_reach, ruled
from bot.tournaments.model.state import Status
from bot.tournaments.service.tournaments import Tournaments

log = structlog.get_logger(__name__)

FIRST: Final = 3600.0
"""Seconds after the start: by then all servers have come in."""
DAILY: Final = 86_400.0


def faults_of(guild: discord.Guild, settings: ServerSettings, problems: int | None) -> list[Fault]:
    """All that cannot work; `problems`: the channel of the problem of the day."""
    found: list[Fault] = []
    chosen = (
        ("channel", settings.channel, ()),
        ("problems", problems, ()),
        ("hall", settings.hall, HALL_NEEDS),
        ("door", settings.door, ()),
    )
    for what, number, names in chosen:
        if number is None:
            continue
        channel = guild.get_channel(number)
        if not isinstance(channel, discord.TextChannel):
            found.append(Fault(what, 0, "gone"))
        elif missing := missing_permissions(channel.permissions_for(guild.me), names=names):
            found.append(Fault(what, number, "lacking", missing))
    found += _of_hall(guild, settings)
    if settings.week_told is None and settings.hall is None and greetable(guild) is None:
        found.append(Fault("greeting", 0, "lacking", HALL_NEEDS))
    found += _of_forum(guild, settings.forum)
    found += _of_threads(guild, settings)
    found += [Fault("role", role, why) for role in ruled(settings) if (why := out_of_reach(guild, role))]
    return found


def greetable(guild: discord.Guild) -> discord.TextChannel | None:
    """The channel for a greeting: that for Discord's own, else the first in which the bot may write; or none."""
    system = guild.system_channel
    for channel in sorted(guild.text_channels, key=lambda c: (c != system, c.position, c.id)):
        if not missing_permissions(channel.permissions_for(guild.me), names=HALL_NEEDS):
            return channel
    return None


def _of_hall(guild: discord.Guild, settings: ServerSettings) -> list[Fault]:
    """Can the hall show what goes on, but not be moved below other messages, or show the card of the week, which has
    pictures?
    """
    hall = None if settings.hall is None else guild.get_channel(settings.hall)
    if not isinstance(hall, discord.TextChannel):
        return []
    may = hall.permissions_for(guild.me)
    if missing_permissions(may, names=HALL_NEEDS):
        return []
    lacking = {"below": missing_permissions(may, names=HALL_MOVES)}
    if settings.week:
        lacking["week"] = missing_permissions(may)
    return [Fault(what, hall.id, "lacking", missing) for what, missing in lacking.items() if missing]


def _of_forum(guild: discord.Guild, number: int | None) -> list[Fault]:
    if number is None:
        return []
    forum = guild.get_channel(number)
    if not isinstance(forum, discord.ForumChannel):
        return [Fault("forum", 0, "gone")]
    may = forum.permissions_for(guild.me)
    if missing := missing_permissions(may, names=NEEDED):
        return [Fault("forum", number, "lacking", missing)]
    if not may.manage_channels and not forum.available_tags:
        return [Fault("forum", number, "required" if forum.flags.require_tag else "tags")]
    return []


def _of_threads(guild: discord.Guild, settings: ServerSettings) -> list[Fault]:
    if not settings.threads:
        return []
    channel = None if settings.channel is None else guild.get_channel(settings.channel)
    may = guild.me.guild_permissions if channel is None else channel.permissions_for(guild.me)
    missing = thread_permissions(may)
    return [Fault("threads", 0 if channel is None else channel.id, "lacking", missing)] if missing else []


async def found_in(client: Client, guild: discord.Guild) -> list[Fault]:
    """All that cannot work there now; it is remembered as told."""
    settings = await client.app[Players].server(guild.id)
    found = await _look(client, guild, settings)
    await _remember(client, guild, settings, found)
    return found


async def _remember(
    client: Client, guild: discord.Guild, settings: ServerSettings, found: Sequence[Fault]
) -> None:
    """These have been told. A role among those told before that the bot can give again is brought in line."""
    keys = tuple(each.key for each in found)
    if keys == settings.faults:
        return
    lost = {each.where for each in found if each.what == "role"}
    told = {int(key.split()[1]) for key in settings.faults if key.startswith("role ")}
    if given := told - lost:
        await client.app[Players].look_again(guild.id, given)
    await client.app[Players].save_server(guild.id, faults=keys)


async def check_daily(client: Client) -> None:
    """Looks at all servers once a day, for ever."""
    alarm = Alarm()

    async def work() -> float:
        await client.wait_until_ready()
        for guild in client.guilds:
            if not guild.unavailable:
                await tell_new(client, guild)
        return DAILY

    await alarm.sleep(FIRST)
    await alarm.repeat("checkup", work, longest=DAILY)


async def tell_new(client: Client, guild: discord.Guild) -> None:
    """Tells the server of what is wrong and was not when it was last told.

    Its channel for news from Discord is for those who run it; where the bot may not write there, one that all see.
    """
    settings = await client.app[Players].server(guild.id)
    found = await _look(client, guild, settings)
    new = [each for each in found if not each.told_by(settings.faults)]
    if new:
        channel = guild.public_updates_channel
        if channel is None or missing_permissions(channel.permissions_for(guild.me)):
            channel = await another_channel(client, Place(guild.id, 0))
        if channel is None:
            return
        words = (await everybody(client, Place(guild.id, channel.id))).words
        try:
            await post(client, channel.id, faults_card(new, words), f"check-{guild.id}")
        except discord.HTTPException as error:
            log.info("checkup.not_told", guild=guild.id, error=str(error))
            return
    await _remember(client, guild, settings, found)


async def _look(client: Client, guild: discord.Guild, settings: ServerSettings) -> list[Fault]:
    problems = client.app.get(Problems)
    chosen = None if problems is None else await problems.channel(guild.id)
    found = faults_of(guild, settings, None if chosen is None else chosen.channel_id)
    return [*found, *await _of_calendar(client, guild)]


async def _of_calendar(client: Client, guild: discord.Guild) -> list[Fault]:
    """Is there a tournament with a date that the bot may not put into the server's calendar?"""
    if guild.me.guild_permissions.create_events:
        return []
    for listed in await client.app[Tournaments].listed(guild.id, (Status.OPEN,)):
        tournament = await known_tournament(client, listed.id, guild.id)
        known = (await client.app[Tournaments].shown_at(listed.id)).calendar_id
        channel = guild.get_channel_or_thread(listed.place.channel_id)
        entered = channel is not None and all_see(guild, channel)
        if entered and tournament.starts_at is not None and known is None:
            return [Fault("calendar", 0, "lacking", ("create_events",))]
    return []
