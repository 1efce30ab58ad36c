"""Tournaments in the database: an append-only list of events, and one row to find them by."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from bot.core.calendar import from_ms
from bot.core.errors import NoTournament
from bot.core.log import kind_of
from bot.core.terms import Place
from bot.people import rows as players
from bot.privacy.rows import former_count
from bot.store import locks
from bot.store.codec import EventLog, read
from bot.store.conditions import present, served
from bot.store.connection import AsyncConnection
from bot.store.heartbeats import away
from bot.store.tables import matches as match_rows
from bot.store.tables import tournament_events, tournament_matches, tournament_messages, tournaments
from bot.store.types import add_row
from bot.tournaments.model.event import Changed, Created, Event, What, Withdrawn
from bot.tournaments.model.plan import Plan, Season
from bot.tournaments.model.reminders import sleepers
from bot.tournaments.model.state import UNFINISHED
from bot.tournaments.model.timetable import pressing, wakes_at
from bot.tournaments.model.tournament import Listed, Status, Tournament, continued, create, replay
from bot.vacations import rows as vacations

Row = Mapping[Any, Any]

_EVENTS: Final = EventLog[What](tournament_events, What)
events_of = _EVENTS.of

_WITH_PLANS: Final = tuple(map(kind_of, (Created, Changed)))
_PLAN_OF = (
    sa.select(tournament_events)
    .where(
        tournament_events.c.tournament_id == sa.bindparam("tournament"),
        tournament_events.c.kind.in_(_WITH_PLANS),
    )
    .order_by(tournament_events.c.seq.desc())
    .limit(1)
)
_OF_MATCH = (
    sa.select(tournaments)
    .join(tournament_matches, tournament_matches.c.tournament_id == tournaments.c.id)
    .where(tournament_matches.c.match_id == sa.bindparam("match"))
)


async def add(
    connection: AsyncConnection,
    place: Place,
    by: int,
    plan: Plan,
    now: datetime,
    season: Season | None = None,
    *,
    draft: bool = False,
) -> Tournament:
    """Store a tournament that has just been created."""
    assert place.guild_id is not None
    await locks.take(connection, locks.server(place.guild_id))
    number = await add_row(
        connection,
        tournaments,
        name=plan.name,
        guild_id=place.guild_id,
        channel_id=place.channel_id,
        created_at=now,
        status=(Status.DRAFT if draft else Status.OPEN).value,
        due=False,
        wakes_at=wakes_at(create(0, place, by, plan, now, season, draft=draft)[0]),
        last_seq=1,
    )
    tournament, event = create(number, place, by, plan, now, season, draft=draft)
    await locks.take(connection, locks.tournament(tournament.id))
    await _EVENTS.append(connection, tournament.id, [event])
    return tournament


async def save(connection: AsyncConnection, tournament: Tournament, event: Event) -> None:
    """Store the event that made this tournament. The database refuses it after a faster writer."""
    await locks.take(connection, locks.tournament(tournament.id))
    await _EVENTS.append(connection, tournament.id, [event])
    _keep(connection, tournament)
    tournament = await _with_nights(connection, tournament)
    await connection.execute(
        sa.update(tournaments)
        .where(tournaments.c.id == tournament.id)
        .values(
            name=tournament.plan.name,
            channel_id=tournament.place.channel_id,
            status=tournament.status.value,
            due=pressing(tournament),
            # Vacations are looked at when the time has come: they may end early.
            wakes_at=wakes_at(replace(tournament, holidays={})),
            last_seq=tournament.seq,
        )
    )


async def load(connection: AsyncConnection, tournament_id: int) -> Tournament:
    """The tournament as it stands, read once in a transaction that writes. Raises NoTournament."""
    lock = locks.tournament(tournament_id)
    await locks.take(connection, lock)
    if (known := (locks.kept(connection) or {}).get(lock)) is not None:
        return await add_absences(connection, known)
    where = sa.select(tournaments.c.guild_id, tournaments.c.channel_id)
    row = (await connection.execute(where.where(tournaments.c.id == tournament_id))).one_or_none()
    if row is None:
        raise NoTournament(tournament=tournament_id)
    events = await events_of(connection, tournament_id)
    tournament = replay(tournament_id, Place(row.guild_id, row.channel_id), events)
    _keep(connection, tournament)
    return await add_absences(connection, tournament)


async def spends(connection: AsyncConnection, match_id: int) -> bool:
    """May days of vacation be spent in the match? In some tournaments they may not; none changes that under way."""
    tournament_id = await of_match(connection, match_id)
    return tournament_id is None or (await plan_of(connection, tournament_id)).policy.spends


async def plan_of(connection: AsyncConnection, tournament_id: int) -> Plan:
    """Its settings alone, without reading all that has happened in it. Under way only the order of its tie-breaks may
    still change. Raises NoTournament.
    """
    found = (await connection.execute(_PLAN_OF, {"tournament": tournament_id})).mappings().one_or_none()
    if found is None:
        raise NoTournament(tournament=tournament_id)
    what = _EVENTS.read(found).what
    assert isinstance(what, Created | Changed)
    return what.plan.kept


def _keep(connection: AsyncConnection, tournament: Tournament) -> None:
    """The transaction that writes need not read it again."""
    if (kept := locks.kept(connection)) is not None:
        kept[locks.tournament(tournament.id)] = _alone(tournament)


def _alone(tournament: Tournament) -> Tournament:
    """Without what is no event of its own."""
    return replace(tournament, away=(), holidays={}, nights={})


class Seen(NamedTuple):
    """A tournament as it stood, and how many people had been forgotten: after one more all is read anew."""

    tournament: Tournament
    forgotten: int | None


async def see(connection: AsyncConnection, tournament_id: int, before: Seen | None = None) -> Seen:
    """The tournament as it stands; of one seen before only what has happened since is read. Raises NoTournament."""
    await locks.take(connection, locks.tournament(tournament_id))
    forgotten = await former_count(connection)
    if before is None or forgotten is None or before.forgotten != forgotten:
        return Seen(await load(connection, tournament_id), forgotten)
    known = before.tournament
    row = tournaments.c
    last: int | None = await connection.scalar(sa.select(row.last_seq).where(row.id == tournament_id))
    if last is None:
        raise NoTournament(tournament=tournament_id)
    if last > known.seq:
        known = continued(known, await _EVENTS.after(connection, tournament_id, known.seq))
    _keep(connection, known)
    return Seen(await add_absences(connection, _alone(known)), forgotten)


async def add_absences(connection: AsyncConnection, tournament: Tournament) -> Tournament:
    """The tournament with all that puts off its times: absences of the bot, vacations where claims wait, nights."""
    if tournament.since is None:
        return tournament
    since = tournament.since
    tournament = replace(tournament, away=await away(connection, tournament.place, since))
    tournament = await _with_nights(connection, tournament)
    claiming = any(m.claiming and not m.decided for m in tournament.meetings)
    if not (tournament.plan.terms.vacation and claiming):
        return tournament
    planned = not tournament.plan.policy.spends
    spans = await vacations.spans(connection, tournament.seeds, since, planned=planned)
    return replace(tournament, holidays=spans)


async def _with_nights(connection: AsyncConnection, tournament: Tournament) -> Tournament:
    if not (asleep := sleepers(tournament)):
        return tournament
    return replace(tournament, nights=await players.all_settings(connection, asleep))


async def note_waking(
    connection: AsyncConnection, tournament: Tournament, latest: datetime | None = None
) -> None:
    """Store when time alone brings something about in it. `latest`: when to look again where a vacation puts it off."""
    await locks.take(connection, locks.tournament(tournament.id))
    row, at = tournaments.c, wakes_at(tournament)
    if at is not None and latest is not None and tournament.holidays:
        at = min(at, latest)
    these = row.id == tournament.id, row.last_seq == tournament.seq
    await connection.execute(sa.update(tournaments).where(*these).values(wakes_at=at))


async def wake_again(connection: AsyncConnection, guild_id: int) -> None:
    """The same for those of a server that were put off for longer than it turned out."""
    row = tournaments.c
    asked = sa.select(row.id, row.wakes_at).where(row.guild_id == guild_id, row.wakes_at.is_not(None))
    for tournament_id, known in list(await connection.execute(asked)):
        tournament = await load(connection, tournament_id)
        if (at := wakes_at(tournament)) is not None and at < known:
            await note_waking(connection, tournament)


async def listed(
    connection: AsyncConnection, guild_id: int, statuses: Collection[Status], limit: int
) -> list[Listed]:
    """The tournaments of a server that stand so, the newest first."""
    row = tournaments.c
    these = row.guild_id == guild_id, row.status.in_([status.value for status in statuses])
    asked = sa.select(tournaments).where(*these).order_by(row.id.desc()).limit(limit)
    return [_listed(each) for each in (await connection.execute(asked)).mappings()]


async def running_of(connection: AsyncConnection, guild_id: int, user: int) -> list[int]:
    """The numbers of the tournaments that run in a server in which the user has a game, the newest first."""
    own = sa.or_(match_rows.c.first_id == user, match_rows.c.second_id == user)
    played = (
        sa.select(tournament_matches.c.tournament_id)
        .join(match_rows, match_rows.c.id == tournament_matches.c.match_id)
        .where(own, match_rows.c.guild_id == guild_id)
    )
    row = tournaments.c
    these = row.guild_id == guild_id, row.status == Status.RUNNING.value, row.id.in_(played)
    return list(await connection.scalars(sa.select(row.id).where(*these).order_by(row.id.desc())))


async def waiting(connection: AsyncConnection) -> list[tuple[int, bool, datetime | None]]:
    """The tournaments here in which something is due (True), or that time wakes, and when."""
    row = tournaments.c
    # Each by its index: few of the tournaments that there were have anything to come.
    stirring = sa.union_all(*(sa.select(row.id).where(each) for each in (row.due, row.wakes_at > from_ms(0))))
    found = await connection.execute(
        sa.select(row.id, row.due, row.wakes_at)
        .where(row.id.in_(stirring), present(row.guild_id), served(connection, row.guild_id))
        .order_by(row.id)
    )
    return [(number, due, wakes_at) for number, due, wakes_at in found]


async def unlink(connection: AsyncConnection, matches: Collection[int]) -> None:
    await locks.take(connection, *map(locks.match, matches))
    await connection.execute(sa.delete(tournament_matches).where(tournament_matches.c.match_id.in_(matches)))


async def withdrawals(
    connection: AsyncConnection, guild_id: int, since: datetime
) -> list[tuple[datetime, Withdrawn]]:
    """The players who have left a server's tournaments since then, and when."""
    row = tournament_events.c
    found = await connection.execute(
        sa.select(row.at, row.detail)
        .join(tournaments, tournaments.c.id == row.tournament_id)
        .where(tournaments.c.guild_id == guild_id, row.kind == kind_of(Withdrawn), row.at >= since)
    )
    return [(at, read(Withdrawn, detail)) for at, detail in found]


async def going(connection: AsyncConnection) -> list[int]:
    """The tournaments of all servers that may be entered, are under way, or settle."""
    row, statuses = tournaments.c, [status.value for status in (Status.OPEN, *UNFINISHED)]
    return list(await connection.scalars(sa.select(row.id).where(row.status.in_(statuses))))


async def link(connection: AsyncConnection, tournament_id: int, matches: Iterable[int]) -> None:
    await locks.take(connection, locks.tournament(tournament_id))
    rows = [{"match_id": match_id, "tournament_id": tournament_id} for match_id in matches]
    if rows:
        await connection.execute(sa.insert(tournament_matches), rows)


async def of_match(connection: AsyncConnection, match_id: int) -> int | None:
    row = tournament_matches.c
    found: int | None = await connection.scalar(sa.select(row.tournament_id).where(row.match_id == match_id))
    return found


async def of_matches(connection: AsyncConnection, matches: Collection[int]) -> dict[int, int]:
    """The tournament of each of these matches that has one."""
    row = tournament_matches.c
    asked = sa.select(row.match_id, row.tournament_id).where(row.match_id.in_(matches))
    found = await connection.execute(asked)
    return {each.match_id: each.tournament_id for each in found}


async def listed_of(connection: AsyncConnection, match_id: int) -> Listed | None:
    """The tournament that a match belongs to, as in a list."""
    row = (await connection.execute(_OF_MATCH, {"match": match_id})).mappings().one_or_none()
    return None if row is None else _listed(row)


def _listed(row: Row) -> Listed:
    place, status = Place(row["guild_id"], row["channel_id"]), Status(row["status"])
    return Listed(row["id"], place, row["name"], status, row["created_at"], row["message_id"])


async def all_rows(connection: AsyncConnection) -> list[Row]:
    return list((await connection.execute(sa.select(tournaments).order_by(tournaments.c.id))).mappings())


async def matches_of(connection: AsyncConnection, tournament_id: int) -> list[int]:
    row = tournament_matches.c
    return list(await connection.scalars(sa.select(row.match_id).where(row.tournament_id == tournament_id)))


class Shown(NamedTuple):
    """The message in which one enters, its thread, and its entry in the server's calendar."""

    message_id: int | None
    thread_id: int | None
    calendar_id: int | None


async def shown_at(connection: AsyncConnection, tournament_id: int) -> Shown:
    row = tournaments.c
    asked = sa.select(row.message_id, row.thread_id, row.calendar_id).where(row.id == tournament_id)
    return Shown(*(await connection.execute(asked)).one())


async def note_shown(connection: AsyncConnection, tournament_id: int, **ids: int | None) -> None:
    """`ids`: those of `Shown` that are other than they were."""
    await locks.take(connection, locks.tournament(tournament_id))
    await connection.execute(sa.update(tournaments).where(tournaments.c.id == tournament_id).values(**ids))


async def note_announcement(
    connection: AsyncConnection, tournament_id: int, seq: int, channel_id: int, message_id: int
) -> None:
    """This message announces what the event has arranged; said once more, it is the newer one."""
    await locks.take(connection, locks.tournament(tournament_id))
    row = tournament_messages.c
    known = row.tournament_id == tournament_id, row.seq == seq
    await connection.execute(sa.delete(tournament_messages).where(*known))
    values = {"tournament_id": tournament_id, "seq": seq, "channel_id": channel_id, "message_id": message_id}
    await connection.execute(sa.insert(tournament_messages).values(**values))


async def announcements(connection: AsyncConnection, tournament_id: int) -> list[tuple[int, int, int]]:
    """Event, channel and message of everything that was announced, the oldest first."""
    row = tournament_messages.c
    asked = sa.select(row.seq, row.channel_id, row.message_id).where(row.tournament_id == tournament_id)
    found = await connection.execute(asked.order_by(row.seq))
    return [(seq, channel, message) for seq, channel, message in found]
