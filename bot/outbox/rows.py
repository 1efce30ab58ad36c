"""Notices in the database: written in the transaction of their event, kept until delivered."""

from collections.abc import Collection, Iterable, Mapping
from datetime import datetime
from typing import Any, Final

import sqlalchemy as sa
import structlog

from bot.core.calendar import to_ms
from bot.core.log import kind_of
from bot.core.news import News, Unreadable, What
from bot.core.notice import ELSEWHERE, WITH_BOARD, Fate, Notice, Posted, Told
from bot.core.terms import Place
from bot.store.codec import Codec, written
from bot.store.conditions import of_late, served, without
from bot.store.connection import AsyncConnection
from bot.store.tables import match_events, matches, notices
from bot.store.types import Moment

log = structlog.get_logger(__name__)

NEWS: Final = Codec[What](What)
_ADD = sa.insert(notices).returning(notices.c.id)
_undone = notices.c.done_at.is_(None)
# Of one that is done nobody asks when it was to be told.
_DONE: Final[dict[str, Any]] = {
    "done_at": sa.bindparam("at"),
    "fate": sa.bindparam("how"),
    "message_id": sa.bindparam("message"),
    "due_at": None,
    "held_until": None,
}
_FINISH = (
    sa.update(notices).where(notices.c.id.in_(sa.bindparam("ids", expanding=True)), _undone).values(_DONE)
)
_FINISH_EACH = sa.update(notices).where(notices.c.id == sa.bindparam("number"), _undone).values(_DONE)

_SHOWN_BEFORE = (
    sa.select(notices)
    .where(
        notices.c.match_id == sa.bindparam("match"),
        notices.c.seq < sa.bindparam("seq"),
        notices.c.kind.in_(sa.bindparam("kinds", expanding=True)),
        notices.c.message_id.is_not(None),
        notices.c.done_at >= sa.bindparam("since"),
    )
    .order_by(notices.c.seq.desc())
    .limit(1)
)


async def add(connection: AsyncConnection, told: Iterable[Notice], now: datetime) -> tuple[int, ...]:
    """Store notices; the ids that they got."""
    ids = []
    for notice in told:
        row = {
            "match_id": notice.match_id,
            "seq": notice.seq,
            "kind": kind_of(notice.kind),
            "recipient": notice.recipient,
            "guild_id": None if notice.place is None else notice.place.guild_id,
            "channel_id": None if notice.place is None else notice.place.channel_id,
            "facts": written(notice.what),
            "created_at": now,
            "due_at": notice.due_at,
            "held_until": notice.held_until,
            "attempts": notice.attempts,
        }
        made = await connection.execute(_ADD, row)
        ids.append(made.scalar_one())
    return tuple(ids)


async def tell(
    connection: AsyncConnection, what: What, recipient: int | None, place: Place | None, now: datetime
) -> None:
    """Store one notice of no match that is due at once."""
    await add(connection, [Notice(what, recipient, place, now)], now)


async def untried(connection: AsyncConnection, what: What, channel_id: int) -> bool:
    """Is there a notice of just this for a channel that nobody has begun to deliver."""
    row = notices.c
    return await _said(connection, what, _undone, row.channel_id == channel_id, row.attempts == 0)


async def since(connection: AsyncConnection, what: What, recipient: int, instant: datetime) -> bool:
    """Was a notice of just this written for somebody since then."""
    row = notices.c
    return await _said(connection, what, row.recipient == recipient, row.created_at >= instant)


async def of_kind(connection: AsyncConnection, kind: type[News], recipient: int) -> list[int]:
    """The notices of this kind that somebody is still to get."""
    theirs = notices.c.kind == kind_of(kind), notices.c.recipient == recipient, _undone
    return list(await connection.scalars(sa.select(notices.c.id).where(*theirs)))


async def _said(connection: AsyncConnection, what: What, *where: sa.ColumnElement[bool]) -> bool:
    kind = kind_of(type(what))
    found = await connection.scalars(sa.select(notices.c.facts).where(notices.c.kind == kind, *where))
    return written(what) in found


async def of_event(connection: AsyncConnection, match_id: int, seq: int) -> tuple[Notice, ...]:
    """The notices that tell of one event."""
    theirs = notices.c.match_id == match_id, notices.c.seq == seq
    return tuple(await _read(connection, sa.select(notices).where(*theirs)))


async def of_place(connection: AsyncConnection, ids: Collection[int], place: Place) -> tuple[int, ...]:
    """Those of the notices that are told there."""
    row = notices.c
    there = (
        sa.select(row.id).where(row.id.in_(tuple(ids)), row.channel_id == place.channel_id).order_by(row.id)
    )
    return tuple(await connection.scalars(there))


async def shown_before(
    connection: AsyncConnection,
    match_id: int,
    seq: int,
    kinds: Collection[type[News]],
    since: datetime,
    place: Place | None = None,
) -> tuple[Notice, int] | None:
    """The newest notice of these kinds told before event `seq`, with its message, if that is new; `place`: there."""
    sought = {"match": match_id, "seq": seq, "kinds": [kind_of(kind) for kind in kinds], "since": since}
    asked = _SHOWN_BEFORE if place is None else _SHOWN_BEFORE.where(notices.c.channel_id == place.channel_id)
    row = (await connection.execute(asked, sought)).mappings().first()
    return None if row is None else (notice_of(row), row["message_id"])


async def shown_of(
    connection: AsyncConnection,
    channel_id: int | None,
    user: int,
    kinds: Collection[type[News]],
    matches: Collection[int],
) -> list[int]:
    """Messages in a channel, or by letter, that called this person by such notices of these matches, or none, alone."""
    theirs = _of(matches)
    calls = (
        notices.c.channel_id == channel_id,
        notices.c.recipient == user,
        notices.c.kind.in_([kind_of(kind) for kind in kinds]),
        notices.c.message_id.is_not(None),
    )
    told = await connection.execute(sa.select(notices.c.message_id, notices.c.done_at).where(theirs, *calls))
    if not (found := {row.message_id: row.done_at for row in told}):
        return []
    # All that one message tells was done at the same instant.
    beside = await connection.execute(
        sa.select(notices.c.message_id).where(
            notices.c.done_at.in_(set(found.values())), sa.not_(theirs), *calls
        )
    )
    return sorted(found.keys() - set(beside.scalars()))


async def forget_messages(
    connection: AsyncConnection,
    channel_id: int | None,
    message_ids: Collection[int],
    matches: Collection[int],
) -> None:
    """Removes messages of a channel, or by letter, from the notices that they told: of these matches or of none."""
    await connection.execute(
        sa.update(notices)
        .where(_of(matches), notices.c.channel_id == channel_id, notices.c.message_id.in_(tuple(message_ids)))
        .values(message_id=None)
    )


async def forget_place(connection: AsyncConnection, guild_id: int, channel_id: int, since: datetime) -> None:
    """Removes messages of a deleted channel from their notices; `since`: older finished matches have none any more."""
    there = sa.select(matches.c.id).where(of_late(guild_id, since))
    await connection.execute(
        sa.update(notices)
        .where(
            notices.c.match_id.in_(there),
            notices.c.channel_id == channel_id,
            notices.c.message_id.is_not(None),
        )
        .values(message_id=None)
    )


def _of(matches: Collection[int]) -> sa.ColumnElement[bool]:
    return notices.c.match_id.in_(tuple(matches)) if matches else notices.c.match_id.is_(None)


async def note_stand_in(
    connection: AsyncConnection, notice: Notice, users: Collection[int], shown: Posted
) -> list[Posted]:
    """This message elsewhere tells the notice; those it takes the place of, of its matches alone, are forgotten."""
    told = (notice, *notice.also)
    matches = {each.match_id for each in told}
    found = await connection.execute(
        sa.select(notices.c.id, notices.c.facts).where(
            notices.c.match_id.in_(matches), notices.c.recipient.in_(users), notices.c.done_at.is_not(None)
        )
    )
    needless: list[Posted] = []
    for number, facts in found.all():
        channel_id, message_id, *about = facts.get(ELSEWHERE, (0, 0, None))
        if matches.issuperset(about):
            needless.append(Posted(Place(shown.place.guild_id, channel_id), message_id))
            kept = {name: value for name, value in facts.items() if name != ELSEWHERE}
            await connection.execute(sa.update(notices).where(notices.c.id == number).values(facts=kept))
    fact = [shown.place.channel_id, shown.message_id, *sorted(each.match_id or 0 for each in told)]
    for each in told:
        facts = {**written(each.what), ELSEWHERE: fact}
        await connection.execute(sa.update(notices).where(notices.c.id == each.id).values(facts=facts))
    return list(dict.fromkeys(needless))


async def latest_boards(
    connection: AsyncConnection, match_ids: Collection[int], at: Place | None = None, *, exact: bool = False
) -> dict[int, Posted]:
    """The newest board's message of each match; `at`: in the server of this place, if `exact` in this very place."""
    there: sa.ColumnElement[bool] = sa.true()
    if at is not None:
        there = notices.c.guild_id.is_not_distinct_from(at.guild_id)
        there = notices.c.channel_id == at.channel_id if exact else there
    newest = (
        sa.select(sa.func.max(notices.c.id))
        .where(
            there,
            notices.c.match_id.in_(tuple(match_ids)),
            notices.c.message_id.is_not(None),
            notices.c.channel_id.is_not(None),
            notices.c.kind.in_([kind_of(kind) for kind in WITH_BOARD]),
        )
        .group_by(notices.c.match_id)
    )
    abroad = sa.case(
        (notices.c.channel_id == matches.c.away_channel_id, matches.c.away_abroad_id),
        else_=matches.c.abroad_id,
    )
    found = await connection.execute(
        sa.select(notices, abroad.label("abroad_id"))
        .join(matches, matches.c.id == notices.c.match_id)
        .where(notices.c.id.in_(newest))
    )
    return {
        row["match_id"]: Posted(
            Place(row["guild_id"], row["channel_id"], row["abroad_id"]), row["message_id"]
        )
        for row in found.mappings()
    }


async def ready(
    connection: AsyncConnection, now: datetime, limit: int, *, besides: Collection[int | None] = ()
) -> list[Notice]:
    """The notices to deliver now in servers of this process, of each match the first; but for channels `besides`."""
    channels = [channel for channel in besides if channel is not None]
    elsewhere = without(notices.c.channel_id, channels)
    if None in besides:
        here = sa.and_(notices.c.channel_id.is_not(None), elsewhere)
    else:
        here = sa.or_(notices.c.channel_id.is_(None), elsewhere)
    told = _tellable(connection, now), here, served(connection, notices.c.guild_id)
    return await _read(connection, sa.select(notices).where(*told).limit(limit))


async def companions(connection: AsyncConnection, notice: Notice, now: datetime, limit: int) -> list[Notice]:
    """Other notices of the same kind for the same recipient and place that may be told now."""
    channel = None if notice.place is None else notice.place.channel_id
    others = (
        _tellable(connection, now),
        notices.c.id != notice.id,
        notices.c.kind == kind_of(notice.kind),
        notices.c.recipient == notice.recipient,
        notices.c.channel_id.is_not_distinct_from(channel),
    )
    return await _read(connection, sa.select(notices).where(*others).limit(limit))


async def next_ready(
    connection: AsyncConnection, now: datetime, *, after: datetime | None = None
) -> tuple[datetime | None, bool]:
    """The first instant, later than `after`, from which something may be told; and was anything tried in vain."""
    at = sa.case((notices.c.held_until > notices.c.due_at, notices.c.held_until), else_=notices.c.due_at)
    later = sa.true() if after is None else at > after
    tried = sa.func.max(notices.c.attempts)
    found = await connection.execute(
        sa.select(sa.type_coerce(sa.func.min(at), Moment), tried).where(
            _undone, _first(connection, now), later, served(connection, notices.c.guild_id)
        )
    )
    instant, attempts = found.one()
    return instant, bool(attempts)


async def backlog(connection: AsyncConnection, now: datetime) -> tuple[int, datetime | None]:
    """How many are not done, and the earliest instant at which one of those was due that might be told now."""
    due = sa.case((sa.and_(notices.c.due_at <= now, _not_held(now)), notices.c.due_at))
    found = await connection.execute(
        sa.select(sa.func.count(), sa.type_coerce(sa.func.min(due), Moment)).where(
            _undone, served(connection, notices.c.guild_id)
        )
    )
    waiting, since = found.one()
    return waiting, since


async def outdated(connection: AsyncConnection, notice: Notice) -> bool:
    """Has the match moved on so that there is nothing to tell any more."""
    kinds = [kind_of(each) for each in notice.what.outdated_by]
    if notice.match_id is None or notice.seq is None or not kinds:
        return False
    found = await connection.scalar(
        sa.select(match_events.c.seq)
        .where(
            match_events.c.match_id == notice.match_id,
            match_events.c.seq > notice.seq,
            match_events.c.kind.in_(kinds),
        )
        .limit(1)
    )
    return found is not None


async def delayed(connection: AsyncConnection) -> list[Notice]:
    """The notices that were tried without success and are to be tried again."""
    tried = _undone, notices.c.attempts > 0, served(connection, notices.c.guild_id)
    return await _read(connection, sa.select(notices).where(*tried))


async def claim(connection: AsyncConnection, notice: Notice, until: datetime) -> bool:
    """Take a notice in hand until then; False where another process has, or it is done."""
    changed = await connection.execute(
        sa.update(notices)
        .where(notices.c.id == notice.id, _undone, notices.c.attempts == notice.attempts)
        .values(attempts=notice.attempts + 1, held_until=until)
    )
    return changed.rowcount == 1


async def hold(connection: AsyncConnection, ids: Collection[int], until: datetime) -> None:
    """These are still being delivered."""
    await connection.execute(_those(ids).values(held_until=until))


async def set_back(connection: AsyncConnection, now: datetime) -> None:
    """The host's clock was set back: a notice written ahead of `now` waits as long as was meant, but from now."""
    ahead = sa.type_coerce(notices.c.created_at, sa.BigInteger) - to_ms(now)
    await connection.execute(
        sa.update(notices)
        .where(_undone, notices.c.created_at > now)
        .values(
            created_at=now,
            due_at=sa.type_coerce(notices.c.due_at, sa.BigInteger) - ahead,
            held_until=sa.type_coerce(notices.c.held_until, sa.BigInteger) - ahead,
        )
    )


async def move(connection: AsyncConnection, ids: Collection[int], place: Place, now: datetime) -> None:
    """These are to be told in this place instead, by whoever serves it."""
    await connection.execute(
        _those(ids).values(guild_id=place.guild_id, channel_id=place.channel_id, due_at=now, held_until=None)
    )


async def postpone(connection: AsyncConnection, ids: Collection[int], until: datetime) -> None:
    """Try these again then."""
    await connection.execute(_those(ids).values(due_at=until, held_until=None))


async def finish(
    connection: AsyncConnection,
    ids: Collection[int],
    now: datetime,
    fate: Fate,
    message_id: int | None = None,
) -> None:
    """These are done; those that were already stay as they were."""
    asked = {"ids": tuple(ids), "at": now, "how": fate.value, "message": message_id}
    await connection.execute(_FINISH, asked)


async def note_message(connection: AsyncConnection, notice_id: int, message_id: int) -> None:
    """Note the message that tells the notice, before the notice is done."""
    await connection.execute(
        sa.update(notices).where(notices.c.id == notice_id, _undone).values(message_id=message_id)
    )


async def finish_told(connection: AsyncConnection, told: Iterable[Told]) -> None:
    """These were told by who answered an interaction."""
    rows = [
        {"number": number, "at": each.at, "how": Fate.DELIVERED.value, "message": each.message_id}
        for each in told
        for number in each.ids
    ]
    if rows:
        await connection.execute(_FINISH_EACH, rows)


async def _read(connection: AsyncConnection, asked: sa.Select[Any]) -> list[Notice]:
    found = await connection.execute(asked.order_by(notices.c.id))
    return [notice_of(row) for row in found.mappings()]


def _those(ids: Collection[int]) -> sa.Update:
    """A change of these, as far as they are not done."""
    return sa.update(notices).where(notices.c.id.in_(tuple(ids)), _undone)


def _tellable(connection: AsyncConnection, now: datetime) -> sa.ColumnElement[bool]:
    return sa.and_(_undone, notices.c.due_at <= now, _not_held(now), _first(connection, now))


def _not_held(now: datetime) -> sa.ColumnElement[bool]:
    return sa.or_(notices.c.held_until.is_(None), notices.c.held_until <= now)


def _first(connection: AsyncConnection, now: datetime) -> sa.ColumnElement[bool]:
    """Is it the first of its match? A notice planned for later comes before others only when its time has come.

    A notice of another process, a direct message for one, keeps nothing waiting: that process may be away. Nor does one
    of the other place, in a match of two.
    """
    before = notices.alias("before")
    return ~sa.exists().where(
        before.c.match_id == notices.c.match_id,
        before.c.done_at.is_(None),
        before.c.id < notices.c.id,
        sa.or_(before.c.due_at <= now, before.c.attempts > 0),
        served(connection, before.c.guild_id),
        sa.or_(
            before.c.channel_id.is_(None),
            notices.c.channel_id.is_(None),
            before.c.channel_id == notices.c.channel_id,
        ),
    )


def notice_of(row: Mapping[Any, Any]) -> Notice:
    return Notice(
        _what(row),
        recipient=row["recipient"],
        place=None if row["channel_id"] is None else Place(row["guild_id"], row["channel_id"]),
        due_at=row["due_at"] or row["created_at"],
        match_id=row["match_id"],
        seq=row["seq"],
        held_until=row["held_until"],
        attempts=row["attempts"],
        id=row["id"],
        created_at=row["created_at"],
    )


def _what(row: Mapping[Any, Any]) -> What | Unreadable:
    """One notice must never hide another, whatever is wrong with it."""
    try:
        return NEWS.read(row["kind"], row["facts"])
    except (TypeError, ValueError) as error:
        log.error("notice.unreadable", notice=row["id"], error=repr(error))
        return Unreadable(row["kind"])
