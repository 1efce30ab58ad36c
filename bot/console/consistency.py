"""Questions about the whole database: rows that refer to nothing, and rows that contradict each other."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, Final

import sqlalchemy as sa

from bot.core.events import Event
from bot.core.log import kind_of
from bot.core.news import TournamentRound
from bot.core.people import FIRST_MARK
from bot.core.terms import BY_LOT, SeekStatus
from bot.match.rows import matches
from bot.match.rows.match_rows import Row
from bot.store.codec import Codec, read
from bot.store.connection import AsyncConnection
from bot.store.retention import KEPT
from bot.store.tables import (
    blocks,
    departures,
    downtimes,
    ladder_events,
    ladder_matches,
    ladders,
    match_events,
    metadata,
    notices,
    reminders,
    seeks,
    tournament_events,
    tournament_matches,
    tournaments,
    world_bans,
    world_offers,
    world_reports,
)
from bot.store.tables import matches as rows
from bot.store.two_places import DOUBLE, guild_of
from bot.store.types import Moment, Person
from bot.tournaments.model.event import Anew, Exchanged, Replaced
from rules import Ending

_FIRST: Final = datetime(2015, 1, 1, tzinfo=UTC)
"""Before this there was no Discord."""
_LAST: Final = datetime(2200, 1, 1, tzinfo=UTC)
_AHEAD: Final = timedelta(days=1)
"""A host's clock may have been ahead, and was put right."""
_PAST: Final = frozenset(
    {
        *("at", "created_at", "started_at", "turn_at", "last_at", "ended_at", "since", "done_at"),
        *("asked_at", "solved_at", "given_up_at", "old_at"),
    }
)
"""Instants at which something has happened."""
_MARKED: Final = frozenset({blocks.c.blocked_id, world_reports.c.about, world_bans.c.user_id})
"""Columns in which a mark stands for who was deleted."""
_BEGUN_ANEW: Final = Codec[Replaced | Exchanged | Anew](Replaced | Exchanged | Anew)
"""Events by which games of a tournament begin anew."""


async def dangling(connection: AsyncConnection) -> list[tuple[str, str, Any, str]]:
    """Every reference to a row that is not there: (table, column, the key it names, the table without it)."""
    found: list[tuple[str, str, Any, str]] = []
    for table in metadata.sorted_tables:
        for column in table.columns:
            for key in column.foreign_keys:
                parent = key.column.table.alias("parent")
                missing = ~sa.exists().where(parent.c[key.column.name] == column)
                keys = await connection.scalars(
                    sa.select(column).where(column.is_not(None), missing).distinct().order_by(column)
                )
                found += [(table.name, column.name, value, key.column.table.name) for value in keys]
    return found


async def odd_pairs(connection: AsyncConnection) -> list[tuple[int, int]]:
    """Matches whose twin is not the same match with sides swapped that names them as its twin."""
    twin = rows.alias("twin")
    same = [twin.c[name] == rows.c[name] for name in ("game", "pace", "rated", "rules_version", "channel_id")]
    same.append(twin.c.away_channel_id.is_not_distinct_from(rows.c.away_channel_id))
    swapped = (twin.c.first_id == rows.c.second_id, twin.c.second_id == rows.c.first_id)
    found = await connection.execute(
        sa.select(rows.c.id, rows.c.twin_id).where(
            rows.c.twin_id.is_not(None),
            ~sa.exists().where(twin.c.id == rows.c.twin_id, twin.c.twin_id == rows.c.id, *same, *swapped),
        )
    )
    return [(row[0], row[1]) for row in found]


async def odd_seeks(connection: AsyncConnection) -> list[tuple[int, int | None]]:
    """Seeks that do not tell of the match that was made of them, and that match."""
    joined = seeks.c.status == SeekStatus.JOINED.value
    same = [rows.c[name] == seeks.c[name] for name in ("game", "pace", "rated", "pair", "vacation")]
    fits = sa.exists().where(
        rows.c.id == seeks.c.match_id,
        *same,
        *(rows.c[name].is_not_distinct_from(seeks.c[name]) for name in ("guild_id", "abroad_id")),
        sa.or_(
            seeks.c.setup == BY_LOT,
            seeks.c.setup.startswith(f"{BY_LOT}:"),
            rows.c.setup.is_not_distinct_from(seeks.c.setup),
        ),
        seeks.c.by.in_((rows.c.first_id, rows.c.second_id)),
        sa.or_(seeks.c.opponent.is_(None), seeks.c.opponent.in_((rows.c.first_id, rows.c.second_id))),
        sa.or_(
            seeks.c.wants.is_(None),
            seeks.c.by == sa.case((seeks.c.wants == 0, rows.c.first_id), else_=rows.c.second_id),
        ),
    )
    found = await connection.execute(
        sa.select(seeks.c.id, seeks.c.match_id).where(
            sa.or_(sa.and_(joined, ~fits), sa.and_(~joined, seeks.c.match_id.is_not(None)))
        )
    )
    return [(row[0], row[1]) for row in found]


async def odd_offers(connection: AsyncConnection) -> list[int]:
    """Offers to the world that do not fit the match that was made of them."""
    offer = world_offers.c
    same = [rows.c[name] == offer[name] for name in ("game", "pace", "rated")]
    fits = sa.exists().where(
        rows.c.id == offer.match_id,
        *same,
        offer.by.in_((rows.c.first_id, rows.c.second_id)),
        ~sa.exists().where(seeks.c.match_id == rows.c.id),
    )
    return list(await connection.scalars(sa.select(offer.id).where(offer.match_id.is_not(None), ~fits)))


async def odd_reports(connection: AsyncConnection) -> list[tuple[int, int]]:
    """Reports by who plays in no such match between servers, or about somebody else than the opponent there: matches,
    and by whom. Of who was deleted a mark stands in the report, and a number in the match.
    """
    told, offer = world_reports.c, world_offers.c
    other = sa.case((rows.c.first_id == told.by, rows.c.second_id), else_=rows.c.first_id)
    offered = sa.exists().where(offer.match_id.in_((rows.c.id, rows.c.twin_id)))
    gone = sa.and_(told.about <= FIRST_MARK, other < 0)
    fits = sa.exists().where(
        rows.c.id == told.match_id,
        told.by.in_((rows.c.first_id, rows.c.second_id)),
        sa.or_(told.about == other, gone),
        sa.or_(rows.c.away_channel_id.is_not(None), offered),
    )
    found = await connection.execute(sa.select(told.match_id, told.by).where(~fits))
    return [(row[0], row[1]) for row in found]


async def last_match(connection: AsyncConnection) -> int:
    """The highest number of a match."""
    return await connection.scalar(sa.select(sa.func.max(rows.c.id))) or 0


async def rows_after(
    connection: AsyncConnection, key: sa.Column[Any], after: int, limit: int, until: int | None = None
) -> dict[int, Row | Exception]:
    """The next rows of the key's table up to one, each by its key; for one that cannot even be fetched, why."""
    bounded = sa.true() if until is None else key <= until
    asked = sa.select(key.table).where(key > after, bounded).order_by(key).limit(limit)
    try:
        return {row[key.name]: row for row in (await connection.execute(asked)).mappings()}
    except Exception:
        # One value that is not of its column's type keeps the whole answer away, so each row is asked for alone.
        keys = await connection.scalars(asked.with_only_columns(key))
        return {number: await _alone(connection, key, number) for number in keys}


async def _alone(connection: AsyncConnection, key: sa.Column[Any], number: int) -> Row | Exception:
    try:
        return (await connection.execute(sa.select(key.table).where(key == number))).mappings().one()
    except Exception as error:
        return error


async def events_between(
    connection: AsyncConnection, first: int, last: int
) -> defaultdict[int, list[Event] | Exception]:
    """The events of the matches with these ids and those between them; for some that cannot be read, why."""
    found: defaultdict[int, list[Event] | Exception] = defaultdict(list)
    try:
        for match_id, event in await matches.events_between(connection, first, last):
            events = found[match_id]
            assert isinstance(events, list)
            events.append(event)
    except Exception:
        for number in range(first, last + 1):
            try:
                found[number] = await matches.events_of(connection, number)
            except Exception as error:
                found[number] = error
    return found


async def reminders_of(connection: AsyncConnection, first: int, last: int) -> dict[int, Row]:
    """The planned reminders of the matches with these ids and those between them."""
    found = await connection.execute(sa.select(reminders).where(reminders.c.match_id.between(first, last)))
    return {row["match_id"]: row for row in found.mappings()}


@dataclass(frozen=True, slots=True)
class Told:
    """That somebody was, or is to be, told of an event of a match. `facts`: as text, which may be no JSON."""

    id: int
    seq: int | None
    kind: str
    recipient: int | None
    created_at: int
    facts: str


async def told_between(connection: AsyncConnection, first: int, last: int) -> defaultdict[int, list[Told]]:
    """The notices of the matches with these ids and those between them."""
    row = notices.c
    found = await connection.execute(
        sa.select(
            *(row.match_id, row.id, row.seq, row.kind, row.recipient),
            *(sa.type_coerce(row.created_at, sa.BigInteger), sa.cast(row.facts, sa.Text)),
        ).where(row.match_id.between(first, last))
    )
    told: defaultdict[int, list[Told]] = defaultdict(list)
    for match_id, *of in found:
        told[match_id].append(Told(*of))
    return told


async def rounds_told(connection: AsyncConnection) -> set[tuple[int, int]]:
    """Tournaments and events of which a notice tells that games have begun."""
    found = await connection.scalars(
        sa.select(notices.c.facts).where(notices.c.kind == kind_of(TournamentRound))
    )
    told = (read(TournamentRound, facts) for facts in found)
    return {(each.tournament, each.seq) for each in told}


async def told_of(connection: AsyncConnection) -> dict[str, dict[int, Row]]:
    """The things of which notices tell besides matches: tournaments and ladders with server and last event, seeks."""
    known: dict[str, dict[int, Row]] = {}
    for name, table in (("tournament", tournaments), ("ladder", ladders)):
        found = await connection.execute(sa.select(table.c.id, table.c.guild_id, table.c.last_seq))
        known[name] = {row["id"]: row for row in found.mappings()}
    row = seeks.c
    made = await connection.execute(
        sa.select(row.id, row.by, row.opponent, row.game, row.status, row.standing)
    )
    return {**known, "seek": {row["id"]: row for row in made.mappings()}}


async def latest(connection: AsyncConnection) -> datetime:
    """When something last happened in any match, tournament or ladder; long ago where nothing ever did."""
    logs = (rows.c.last_at, tournament_events.c.at, ladder_events.c.at)
    found = [await connection.scalar(sa.select(sa.func.max(column))) for column in logs]
    return max((at for at in found if at is not None), default=_FIRST)


async def foundlings(connection: AsyncConnection) -> list[int]:
    """Matches that come from nothing; one that its server took along when it left may, and one of two places."""
    linked = [sa.select(each.c.match_id) for each in (tournament_matches, ladder_matches)]
    joined = sa.union_all(
        *(sa.select(each.c.match_id).where(each.c.match_id.is_not(None)) for each in (seeks, world_offers))
    )
    found = await connection.scalars(
        sa.select(rows.c.id)
        .where(
            rows.c.practice_level.is_(None),
            rows.c.channel_id != 0,
            ~DOUBLE,
            *(rows.c.id.not_in(each) for each in (*linked, joined)),
            sa.or_(rows.c.twin_id.is_(None), rows.c.twin_id.not_in(joined)),
        )
        .order_by(rows.c.id)
    )
    # Where a game begins anew, the one before it is the tournament's no more.
    anew = await connection.execute(
        sa.select(tournament_events.c.kind, tournament_events.c.detail).where(
            tournament_events.c.kind.in_(map(kind_of, (Replaced, Exchanged, Anew)))
        )
    )
    former: set[int] = set()
    for what in (_BEGUN_ANEW.read(kind, detail) for kind, detail in anew):
        former.update((what.match,) if isinstance(what, Anew) else (old for old, _ in what.matches))
    return [number for number in found if number not in former]


async def misbegun(connection: AsyncConnection) -> list[int]:
    """Matches that somebody else began than who joined them or plays against the bot; tournaments begin theirs. Who
    joined one of two places is its guest.
    """
    row, begun = rows.c, match_events.c
    makers: dict[int, int] = {}
    for agreed in (seeks, world_offers):
        made = await connection.execute(
            sa.select(agreed.c.match_id, agreed.c.by).where(agreed.c.match_id.is_not(None))
        )
        makers |= {each.match_id: each.by for each in made}
    found = await connection.execute(
        sa.select(
            row.id, row.twin_id, row.first_id, row.second_id, row.practice_side, row.guest_side, begun.actor
        )
        .join(match_events, sa.and_(begun.match_id == row.id, begun.seq == 1))
        .where(row.channel_id != 0)
        .order_by(row.id)
    )
    wrong = []
    for number, twin, first, second, practised, guest, actor in found:
        maker = makers.get(number, makers.get(twin))
        if guest is not None:
            maker = (second, first)[guest]
        if practised is not None:
            maker = (first, second)[practised]
        if actor != (None if maker is None else second if maker == first else first):
            wrong.append(number)
    return wrong


async def adjudicators(connection: AsyncConnection) -> dict[int, int | None]:
    """The deciders of matches that were adjudicated; None where the rules of a tournament did."""
    found = await connection.execute(
        sa.select(rows.c.id, match_events.c.actor)
        .join(
            match_events, sa.and_(match_events.c.match_id == rows.c.id, match_events.c.seq == rows.c.last_seq)
        )
        .where(rows.c.ending == Ending.ADJUDICATION.value)
    )
    return {match.id: match.actor for match in found}


async def odd_departures(connection: AsyncConnection) -> set[int | None]:
    """Servers that are to be forgotten and have not left, or have left and are not to be forgotten."""
    row = downtimes.c
    left = await connection.execute(
        sa.select(row.guild_id, row.start_at, row.end_at).where(row.guild_id.is_not(None))
    )
    gone = {(guild, end) for guild, start, end in left if end - start == KEPT}
    due = await connection.execute(sa.select(departures.c.guild_id, departures.c.due_at))
    return {guild for guild, _ in gone ^ {(guild, at) for guild, at in due}}


async def odd_rematches(connection: AsyncConnection) -> list[int]:
    """Seeks that repeat a match of others, or one that goes on, or otherwise; one that is gone repeats nothing."""
    people = (rows.c.first_id, rows.c.second_id)
    agreed = ("game", "pace", "setup", "rated", "pair", "vacation")
    found = await connection.scalars(
        sa.select(seeks.c.id)
        .join(rows, rows.c.id == seeks.c.rematch_of)
        .where(
            sa.or_(
                rows.c.ended_at.is_(None),
                seeks.c.by.not_in(people),
                seeks.c.opponent.is_(None),
                seeks.c.opponent.not_in(people),
                *(rows.c[name].is_distinct_from(seeks.c[name]) for name in agreed),
                # Of a match of two places, that of who invites.
                guild_of(seeks.c.by).is_distinct_from(seeks.c.guild_id),
                sa.and_(~DOUBLE, rows.c.abroad_id.is_distinct_from(seeks.c.abroad_id)),
                seeks.c.by != sa.case((seeks.c.wants == 0, rows.c.second_id), else_=rows.c.first_id),
            )
        )
    )
    return list(found)


async def odd_notices(connection: AsyncConnection) -> list[int]:
    """Notices of a match for somebody who does not play in it, of what has not happened, or to be told elsewhere."""
    people, waits = (rows.c.first_id, rows.c.second_id), notices.c.done_at.is_(None)
    elsewhere = sa.and_(
        *(
            sa.or_(notices.c.channel_id.is_distinct_from(channel), notices.c.guild_id.is_distinct_from(guild))
            for channel, guild in (
                (rows.c.channel_id, rows.c.guild_id),
                (rows.c.away_channel_id, rows.c.away_guild_id),
            )
        )
    )
    found = await connection.scalars(
        sa.select(notices.c.id)
        .join(rows, rows.c.id == notices.c.match_id)
        .where(
            sa.or_(
                sa.and_(notices.c.recipient.is_not(None), notices.c.recipient.not_in(people)),
                notices.c.seq > rows.c.last_seq,
                notices.c.seq < 1,
                sa.and_(waits, notices.c.channel_id.is_not(None), elsewhere),
            )
        )
        .order_by(notices.c.id)
    )
    return list(found)


async def odd_values(
    connection: AsyncConnection, former: int, now: datetime | None
) -> list[tuple[str, str, str]]:
    """Values that cannot be: (table, column, key of the row). `former`: so many people have left."""
    found = []
    for table in metadata.sorted_tables:
        wrong = {column: odd for column in table.columns if (odd := _odd(column, former, now)) is not None}
        # Events are replayed; what they say of people stands in their matches.
        if not wrong or table is match_events:
            continue
        flags = [odd.label(f"odd_{column.name}") for column, odd in wrong.items()]
        keys = [sa.cast(key, sa.String) for key in table.primary_key]
        asked = sa.select(*keys, *flags).where(sa.or_(*wrong.values()))
        for row in await connection.execute(asked):
            key = " ".join(map(str, row[: len(keys)]))
            found += [
                (table.name, column.name, key)
                for column, odd in zip(wrong, row[len(keys) :], strict=True)
                if odd
            ]
    return found


def _odd(column: sa.Column[Any], former: int, now: datetime | None) -> sa.ColumnElement[bool] | None:
    """When a value of the column cannot be; None where any can."""
    if isinstance(column.type, Moment):
        until = _LAST if now is None or column.name not in _PAST else now + _AHEAD
        return sa.not_(column.between(_FIRST, until))
    if isinstance(column.type, sa.Date):
        last = _LAST if now is None else now + _AHEAD
        return sa.not_(column.between(_FIRST.date(), last.date()))
    if isinstance(column.type, Person):
        marked = column <= FIRST_MARK if column in _MARKED else sa.false()
        return sa.or_(column == 0, sa.and_(column < -former, sa.not_(marked)))
    if isinstance(column.type, (sa.BigInteger, sa.Integer)):
        return column < 0
    return None
