"""The settings of a server, its first steps, and the check of the bot's permissions in its channels."""

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from datetime import timedelta
from typing import Any, Final

import discord
import structlog

from bot.board.pictures import drawn
from bot.core.preferences import ServerSettings
from bot.core.terms import Place
from bot.hall.answers import choose_hall
from bot.hall.model import week_before
from bot.match.answers.access import known_tournament
from bot.match.answers.forums import NEEDED
from bot.match.service.replies import Replies
from bot.outbox.service.alarm import Alarm, outlived
from bot.people.service import Players
from bot.problems.service import Problems
from bot.servers import cards
from bot.skin import places
from bot.skin.card import Attached, note
from bot.skin.context import Press, Request, everybody
from bot.skin.entry import action
from bot.skin.errors import Fault, SettingOutOfReach, fault_text
from bot.skin.homes import another_channel
from bot.skin.protocol import Client
from bot.skin.replies import answer, answer_privately, post
from bot.titles.answers import out_of_reach, ruled
from bot.tournaments.model.state import Status
from bot.tournaments.service.tournaments import Tournaments

log = structlog.get_logger(__name__)

HOURLY: Final = 3600.0
DAILY: Final = 86_400.0  # seconds between two looks at what of the settings cannot work


def faults_of(guild: discord.Guild, settings: ServerSettings, problems: int | None) -> list[Fault]:
    """All that cannot work; `problems`: the channel of the problem of the day."""
    found: list[Fault] = []
    chosen = (
        ("channel", settings.channel, ()),
        ("problems", problems, ()),
        ("hall", settings.hall, places.HALL_NEEDS),
        ("door", settings.door, ()),
    )
    for what, number, names in chosen:
        if number is None:
            continue
        channel = guild.get_channel(number)
        if not isinstance(channel, discord.TextChannel):
            found.append(Fault(what, 0, "gone"))
        elif missing := places.missing_permissions(channel.permissions_for(guild.me), names=names):
            found.append(Fault(what, number, "lacking", missing))
    found += _of_hall(guild, settings)
    if settings.week_told is None and settings.hall is None and greetable(guild) is None:
        found.append(Fault("greeting", 0, "lacking", places.HALL_NEEDS))
    found += _of_forum(guild, settings.forum)
    found += _of_threads(guild, settings)
    found += [Fault("role", role, why) for role in ruled(settings) if (why := out_of_reach(guild, role))]
    return found


def greetable(guild: discord.Guild) -> discord.TextChannel | None:
    """The channel for a greeting: that for Discord's own, else the first in which the bot may write; or none."""
    system = guild.system_channel
    for channel in sorted(guild.text_channels, key=lambda c: (c != system, c.position, c.id)):
        if not places.missing_permissions(channel.permissions_for(guild.me), names=places.HALL_NEEDS):
            return channel
    return None


def _of_hall(guild: discord.Guild, settings: ServerSettings) -> list[Fault]:
    """Can a hall that shows what goes on also be moved down, and show the card of the week, which has pictures?"""
    hall = None if settings.hall is None else guild.get_channel(settings.hall)
    if not isinstance(hall, discord.TextChannel):
        return []
    may = hall.permissions_for(guild.me)
    if places.missing_permissions(may, names=places.HALL_NEEDS):
        return []
    lacking = {"below": places.missing_permissions(may, names=places.HALL_MOVES)}
    if settings.week:
        lacking["week"] = places.missing_permissions(may)
    return [Fault(what, hall.id, "lacking", missing) for what, missing in lacking.items() if missing]


def _of_forum(guild: discord.Guild, number: int | None) -> list[Fault]:
    if number is None:
        return []
    forum = guild.get_channel(number)
    if not isinstance(forum, discord.ForumChannel):
        return [Fault("forum", 0, "gone")]
    may = forum.permissions_for(guild.me)
    if missing := places.missing_permissions(may, names=NEEDED):
        return [Fault("forum", number, "lacking", missing)]
    if not may.manage_channels and not forum.available_tags:
        return [Fault("forum", number, "required" if forum.flags.require_tag else "tags")]
    return []


def _of_threads(guild: discord.Guild, settings: ServerSettings) -> list[Fault]:
    if not settings.threads:
        return []
    channel = None if settings.channel is None else guild.get_channel(settings.channel)
    may = guild.me.guild_permissions if channel is None else channel.permissions_for(guild.me)
    missing = places.thread_permissions(may)
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


async def for_ever(
    client: Client, name: str, pause: float, work: Callable[[Client, discord.Guild], Awaitable[None]]
) -> None:
    """Does this with each server again and again, first after an hour: by then all servers have come in."""
    alarm = Alarm()

    async def round_() -> float:
        await client.wait_until_ready()
        for guild in client.guilds:
            if not guild.unavailable:
                with outlived(f"{name}.failed", guild=guild.id):
                    await work(client, guild)
        return pause

    await alarm.sleep(HOURLY)
    await alarm.repeat(name, round_, longest=pause)


async def tell_new(client: Client, guild: discord.Guild) -> None:
    """Tells the server of what is wrong and was not when it was last told.

    Its channel for news from Discord is for those who run it; where the bot may not write there, one that all see.
    """
    settings = await client.app[Players].server(guild.id)
    found = await _look(client, guild, settings)
    new = [each for each in found if not each.told_by(settings.faults)]
    if new:
        channel = guild.public_updates_channel
        if channel is None or places.missing_permissions(channel.permissions_for(guild.me)):
            channel = await another_channel(client, Place(guild.id, 0))
        if channel is None:
            return
        words = (await everybody(client, Place(guild.id, channel.id))).words
        try:
            await post(client, channel.id, cards.faults_card(new, words), f"check-{guild.id}")
        except discord.HTTPException as error:
            log.info("checkup.not_told", guild=guild.id, error=str(error))
            return
    await _remember(client, guild, settings, found)


async def _look(client: Client, guild: discord.Guild, settings: ServerSettings) -> list[Fault]:
    found = faults_of(guild, settings, await _problem_channel(client, guild.id))
    return [*found, *await _of_calendar(client, guild)]


async def _problem_channel(client: Client, guild_id: int) -> int | None:
    problems = client.app.get(Problems)
    chosen = None if problems is None else await problems.channel(guild_id)
    return None if chosen is None else chosen.channel_id


async def _of_calendar(client: Client, guild: discord.Guild) -> list[Fault]:
    if guild.me.guild_permissions.create_events:
        return []
    for listed in await client.app[Tournaments].listed(guild.id, (Status.OPEN,)):
        tournament = await known_tournament(client, listed.id, guild.id)
        known = (await client.app[Tournaments].shown_at(listed.id)).calendar_id
        channel = guild.get_channel_or_thread(listed.place.channel_id)
        entered = channel is not None and places.all_see(guild, channel)
        if entered and tournament.starts_at is not None and known is None:
            return [Fault("calendar", 0, "lacking", ("create_events",))]
    return []


MAX_CHANNELS = 25
FOR_THE_SERVER: Final = ("create_events", "manage_roles")
"""Permissions in the whole server: for tournaments in its calendar, and for roles by rating or title."""
UNSETTABLE: Final = ("language", "channel", "forum", "game", "pace", "max_matches", "holidays")
"""Settings that can be left open again; the others have a value for that."""


async def choose(request: Request, changes: Mapping[str, object], unset: str | None = None) -> None:
    """Saves the choices, `unset` left open again, and shows all. Raises BadSetting, SettingOutOfReach, and saves
    nothing then.
    """
    players, guild = request.app[Players], request.interaction.guild
    assert guild is not None  # the command is for servers only
    words = await request.words()
    if unset is not None:
        changes = {**changes, unset: getattr(ServerSettings(), unset)}
    wanted = (await players.server(guild.id)).changed(**changes)
    _require(guild, wanted, {name for name, value in changes.items() if value})
    if changes:
        await players.save_server(guild.id, **changes)
    faults = await found_in(request.client, guild)
    assert request.channel_id is not None
    everyone = await everybody(request.client, Place(guild.id, request.channel_id))
    chosen, problems = await players.server(guild.id), await _problem_channel(request.client, guild.id)
    card = cards.server_card(chosen, everyone.words.language, problems, words)
    await answer(request, cards.with_faults(card, faults, words))


def _require(guild: discord.Guild, wanted: ServerSettings, made: Collection[str]) -> None:
    """Raises SettingOutOfReach where one of the choices `made` cannot work."""
    if refused := [each for each in faults_of(guild, wanted, None) if each.what in made]:
        raise SettingOutOfReach(refused)


async def check(request: Request) -> None:
    """Lists the settings that cannot work, the channels in which games could not be shown, and what the whole server
    lacks.
    """
    guild = request.interaction.guild
    assert guild is not None  # the command is for servers only
    settings = await request.app[Players].server(guild.id)
    faults = await found_in(request.client, guild)
    lacking: dict[int, tuple[str, ...]] = {}
    # A permission that is lacking in the whole server is told once.
    unthreaded = places.thread_permissions(guild.me.guild_permissions)
    # Where all games go to one channel, no other needs anything.
    channels = guild.text_channels if settings.channel is None else []
    for channel in channels:
        may = channel.permissions_for(guild.me)
        missing = places.missing_permissions(may)
        if settings.threads:
            missing += tuple(name for name in places.thread_permissions(may) if name not in unthreaded)
        if missing:
            lacking[channel.id] = missing
    shown = dict(list(lacking.items())[:MAX_CHANNELS])
    told = {name for each in faults for name in each.names}
    if any(each.why == "permission" for each in faults):
        told.add("manage_roles")
    names = [name for name in FOR_THE_SERVER if name not in told]
    wanting = places.missing_permissions(guild.me.guild_permissions, names=names) if names else ()
    words = await request.words()
    await answer(
        request, cards.check_card(faults, shown, len(lacking), max(len(channels), 1), wanting, words)
    )


UNHEARD: Final = timedelta(days=7)
"""For so long after a server has got the bot it is greeted where that has not been done."""


async def welcome(client: Client, guild: discord.Guild) -> None:
    """Greets a server that was never greeted and has no hall, in its channel for Discord's own greetings, else in the
    first in which the bot may write. Its hall is there too.
    """
    from bot.board.identity import BANNER, face

    players = client.app[Players]
    settings = await players.server(guild.id)
    if settings.week_told is not None or settings.hall is not None:
        return
    channel = greetable(guild)
    if channel is None:
        log.info("welcome.nowhere", guild=guild.id)
        return
    words = (await everybody(client, Place(guild.id, channel.id))).words
    # A game of forty moves is forty boards: in a thread they leave one card in the channel.
    # Somebody who has chosen anything already has seen that there are none.
    chosen = settings.changed(language=None, faults=()) != ServerSettings()
    may = channel.permissions_for(guild.me)
    able = not places.missing_permissions(may, names=places.NEEDED_FOR_THREADS)
    threads = settings.threads if chosen else able
    drawings = [await drawn(lambda: face()[BANNER])] if may.attach_files else []
    shown = [Attached(BANNER, each, words("welcome-picture")) for each in drawings]
    known = settings.changed(threads=threads)
    greeting = cards.welcome_card(known, words, *shown, practice=client.app[Replies].on)
    monday = week_before(client.app.now(), guild.id).until.date().isoformat()
    try:
        await post(client, channel.id, greeting, f"hello-{guild.id}")
    except discord.HTTPException as error:
        log.info("welcome.not_posted", guild=guild.id, error=str(error))
        return
    await players.save_server(guild.id, week_told=monday, threads=threads)
    await choose_hall(client, guild.id, channel.id)


async def welcome_unheard(client: Client) -> None:
    """Greets the servers that have got the bot of late unheard: while it was off, or where the greeting has failed."""
    for guild in client.guilds:
        with outlived("greeting.failed", guild=guild.id):
            await welcome_late(client, guild)


async def welcome_late(client: Client, guild: discord.Guild) -> None:
    joined = None if guild.me is None else guild.me.joined_at
    if joined is not None and joined >= client.app.now() - UNHEARD:
        await welcome(client, guild)


@action("setup")
async def show(request: Press) -> None:
    """The panel, for those who manage the server. Raises ServerOnly, NotAllowed."""
    guild = places.require_manager(request)
    words = await request.words()
    faults = await found_in(request.client, guild)
    settings = await request.app[Players].server(guild.id)
    told = [f"- {fault_text(each, words)}" for each in faults]
    await answer_privately(request, cards.setup_card(settings, words, told))


@action("setup-set")
async def choose_setting(press: Press) -> None:
    """Saves a menu's choice, or turns a switch. Raises BadSetting, UnknownGame, SettingOutOfReach, NotAllowed."""
    guild, name = places.require_manager(press), press.control.rest
    settings = await press.app[Players].server(guild.id)
    value: Any
    if name in cards.SWITCHES:
        value = not getattr(settings, name)
    elif name in cards.CHANNELS:
        value = press.figure(press.values[0]) if press.values else None
    elif press.value == cards.NO_CHOICE:
        value = None
    else:
        value = await press.game(press.value) if name == "game" else press.value
    wanted = settings.changed(**{name: value})
    _require(guild, wanted, [name] if value else ())
    if name == "hall":
        await choose_hall(press.client, guild.id, value)
    else:
        await press.app[Players].save_server(guild.id, **{name: value})
    await show(press)


@action("week-off")
async def end_weeks(press: Press) -> None:
    """The server wants no card of the week any more. Raises NotAllowed."""
    await press.app[Players].save_server(places.require_manager(press).id, week=False)
    await answer(press, note((await press.words())("week-is-off")))
