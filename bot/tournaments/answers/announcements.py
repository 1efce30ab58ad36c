"""The traces of a tournament in Discord: announcements, reminders, calendar entry. All are brought up to date from the
store, as often as one likes: a loss by a restart or a refusal of Discord's is put right the next time.
"""

from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Final

import discord
import structlog

from bot.core.calendar import DAY
from bot.core.errors import UnreadableMatch
from bot.core.match import Match
from bot.language.words import Words
from bot.match.answers.access import known_match, known_tournament
from bot.skin.card import Reply
from bot.skin.context import Reader, everybody
from bot.skin.names import names_for
from bot.skin.places import all_see, boards
from bot.skin.protocol import Client
from bot.tournaments.answers.neighbours import beside
from bot.tournaments.answers.tournaments import MAX_TABLES, deciders_told, repaint, tables, tables_for
from bot.tournaments.cards.letters import check_in_card, claims_card, place_told, reminder_card
from bot.tournaments.cards.tournaments import outdated_card, over_card, round_card
from bot.tournaments.model.changes import begun_with, changes_before
from bot.tournaments.model.event import CHECK_IN, Event, Reminded, Settling
from bot.tournaments.model.meeting import MOST_PLAYERS_TOLD, Meeting
from bot.tournaments.model.reminders import still_due
from bot.tournaments.model.tournament import Status, Tournament
from bot.tournaments.pictures.standings import title_of
from bot.tournaments.service.tournaments import NO_ENTRY, Tournaments

log = structlog.get_logger(__name__)

UNKNOWN: Final = timedelta(days=30)  # how long a calendar entry lasts where the rounds have no deadline
_UNKNOWN_ENTRY: Final = 10070  # Discord's number for an entry that is not there
_LATEST: Final = 2
"""Rounds of which the announcements are kept up to date: of a knock-out several are under way at once."""
MOST_AT_THE_END = 4  # tables of the last announcement: the final, and some groups


async def bring_up_to_date(client: Client, tournament_id: int, guild_id: int | None) -> None:
    """Shows the tournament as it stands."""
    tournaments = client.app[Tournaments]
    tournament = await known_tournament(client, tournament_id, guild_id)
    reader = await everybody(client, tournament.place)
    await repaint(client, tournament)
    await _calendar(client, tournament, reader.words)
    events = await tournaments.history(tournament.id, guild_id)
    latest = _LATEST * max(1, -(-len(tournament.seeds) // MOST_PLAYERS_TOLD))
    latest += sum(isinstance(event.what, Settling) for event in events)
    for seq, channel_id, message_id in (await tournaments.announcements(tournament.id))[-latest:]:
        if isinstance(events[seq - 1].what, Settling):
            await client.repaint(channel_id, message_id, await _settling(client, tournament, events, seq))
            continue
        begun, changes = begun_with(tournament, events, seq)
        links = await boards(client, [match_id for meeting in begun for match_id in meeting.matches])
        await client.repaint(
            channel_id, message_id, round_card(tournament, begun, reader.words, links, changes=changes)
        )


async def _settling(client: Client, tournament: Tournament, events: Sequence[Event], seq: int) -> Reply:
    """The table that was announced as provisional; it has another picture once a result has changed."""
    reader = await everybody(client, tournament.place)
    newer = any(isinstance(event.what, Settling) for event in events[seq:])
    if newer or tournament.status is Status.RUNNING:
        return outdated_card(tournament, reader.words)
    return await over(client, tournament, reader, events[seq - 1], events)


async def over(
    client: Client,
    tournament: Tournament,
    reader: Reader,
    event: Event,
    events: Sequence[Event],
    user: int | None = None,
) -> Reply:
    """The tables once everything is played. `user`: the reader of a letter."""
    words = reader.words
    most = MAX_TABLES if tournament.system.seasons else MOST_AT_THE_END
    names = await names_for(client, tournament.seeds, words)
    shown = tables_for(tournament, reader.user_id, most)
    decided = deciders_told(tournament, shown, names, words)
    own = ""
    for stage, group in tournament.tables():
        lines = tournament.table(stage, group)
        line = next((each for each in lines if tournament.user(each.player) == user), None)
        if line is not None:
            own = place_told(tournament, line, len(lines), title_of(tournament, stage, group, words), words)
            break
    drawn = await tables(client, tournament, reader, most, ties=False)
    left = len(tournament.tables()) - len(shown)
    changes = changes_before(tournament, events, event.seq)
    letter, more = user is not None, await beside(client, tournament, words)
    return over_card(
        tournament, drawn, words, decided, own=own, changes=changes, letter=letter, left=left, beside=more
    )


async def show_first_board(client: Client, match: Match) -> None:
    """Where the tournament of a match is announced, there is a board to link to now."""
    tournament = await client.app[Tournaments].of_match(match.id)
    if tournament is not None:
        await client.app[Tournaments].show(tournament)


async def _calendar(client: Client, tournament: Tournament, words: Words) -> None:
    """The entry in the server's calendar, which all read: none for a channel that not all see."""
    guild_id = tournament.place.guild_id
    guild = None if guild_id is None else client.get_guild(guild_id)
    if guild is None:
        return
    channel = guild.get_channel_or_thread(tournament.place.channel_id)
    known = (await client.app[Tournaments].shown_at(tournament.id)).calendar_id
    if known == NO_ENTRY or (known is None and not guild.me.guild_permissions.create_events):
        return
    hidden = channel is not None and not all_see(guild, channel)
    try:
        if known is None:
            if channel is not None and not hidden:
                await _enter(client, tournament, guild, channel, words)
        elif hidden:
            await (await guild.fetch_scheduled_event(known)).delete()
            await client.app[Tournaments].note_shown(tournament.id, calendar_id=None)
        else:
            entry = await guild.fetch_scheduled_event(known)
            await _adjust(tournament, entry, _location(channel), client.app.now())
    except discord.HTTPException as error:
        if error.code == _UNKNOWN_ENTRY:
            await client.app[Tournaments].lose_entry(tournament)
        else:
            log.info("calendar.not_written", tournament=tournament.id, error=str(error))


async def _enter(
    client: Client,
    tournament: Tournament,
    guild: discord.Guild,
    channel: discord.abc.GuildChannel | discord.Thread,
    words: Words,
) -> None:
    starts_at = tournament.starts_at
    if tournament.status is not Status.OPEN or starts_at is None or starts_at <= client.app.now():
        return
    entry = await guild.create_scheduled_event(
        name=tournament.plan.name,
        description=words("tournament-calendar", game=words.game(tournament.plan.terms.game)),
        start_time=starts_at,
        end_time=_end(tournament, starts_at),
        entity_type=discord.EntityType.external,
        privacy_level=discord.PrivacyLevel.guild_only,
        location=_location(channel),
    )
    await client.app[Tournaments].note_shown(tournament.id, calendar_id=entry.id)


async def _adjust(
    tournament: Tournament, entry: discord.ScheduledEvent, location: str, now: datetime
) -> None:
    starts_at = tournament.starts_at
    if entry.status in (discord.EventStatus.completed, discord.EventStatus.cancelled):
        return
    if entry.location != location and tournament.status in (Status.OPEN, Status.RUNNING):
        entry = await entry.edit(location=location)
    if tournament.status is Status.OPEN and starts_at is not None:
        if entry.start_time != starts_at and starts_at > now:
            await entry.edit(start_time=starts_at, end_time=_end(tournament, starts_at))
    elif tournament.status is Status.RUNNING:
        if entry.status is discord.EventStatus.scheduled:
            entry = await entry.start()
        if entry.end_time is not None and entry.end_time < (end := _end(tournament, entry.start_time)):
            await entry.edit(end_time=end)
    elif entry.status is discord.EventStatus.scheduled:
        await entry.cancel()
    else:
        await entry.end()


def _location(channel: discord.abc.GuildChannel | discord.Thread | None) -> str:
    return "Discord" if channel is None else f"#{channel.name}"[:100]


def _end(tournament: Tournament, starts_at: datetime) -> datetime:
    """When it may be over, not before the times that run; a calendar entry cannot do without."""
    days, plan = tournament.plan.policy.round_days, tournament.plan
    length = UNKNOWN if days is None else timedelta(days=days) * tournament.system.stages(plan)
    running = (meeting for meeting in tournament.meetings if not meeting.decided)
    return max([starts_at + length, *tournament.ends_of(running)])


MOST: Final = 40  # games of one reminder
LEEWAY: Final = timedelta(hours=1)  # so much less than whole days may be left where these are told


async def reminder(client: Client, tournament: Tournament, what: Reminded, reader: Reader) -> Reply:
    """The open games, with the player to move in each; of a check-in those who have not answered. It calls them."""
    if any(notch.position == CHECK_IN for notch in what.notches):
        return check_in_card(tournament, reader.words)
    meetings = still_due(tournament, what.notches)
    end = max(tournament.ends_of(meetings), default=None)
    if any(meeting.claiming for meeting in meetings):
        return claims_card(tournament, meetings, end, reader.words)
    found: list[tuple[int, Meeting, int]] = []
    for meeting in meetings:
        for number in meeting.matches:
            if number in tournament.results or len(found) >= MOST:
                continue
            with suppress(UnreadableMatch):
                found.append((number, meeting, (await known_match(client, number)).mover))
    links = await boards(client, [number for number, _, _ in found])
    left = 0 if end is None else (end - client.app.now() + LEEWAY) // DAY
    return reminder_card(tournament, found, left, end, links, reader.words)
