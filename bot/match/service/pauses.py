"""Pauses that matches learn of when they are touched: times in which the bot was away, and vacations.

Both are rows of their own, said once however many matches there are. Before anything is decided in a match it takes
in those that it does not know yet, as events; a reader sees the same clock without an event.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

import structlog

from bot.core.calendar import Span
from bot.core.clock import Pause
from bot.core.match import Match
from bot.core.news import Redrawn
from bot.core.notice import Notice
from bot.core.terms import Place
from bot.match.rows import matches
from bot.match.service.experience import bounded
from bot.match.service.steps import save_step
from bot.outbox import rows as notices
from bot.store import heartbeats
from bot.store.connection import hooks, shards_of
from bot.store.database import Connection
from bot.store.heartbeats import Beat

BEAT: Final = timedelta(minutes=10)
"""How often the bot writes down that it is there."""
AWAY: Final = 3 * BEAT
"""After this long without a beat the bot was away; a shorter gap is a slow moment."""
BEAT_BESIDE_OTHERS: Final = timedelta(minutes=1)
"""How often where other processes serve other shards: by it they know whether somebody serves them."""
AWAY_ELSEWHERE: Final = 3 * BEAT_BESIDE_OTHERS
"""After this long without a beat nobody serves the shards of another process."""
RESTART: Final = timedelta(minutes=1)
"""The same when the process has just begun, and is known to have been away."""
SHOWN_AGAIN: Final = 200
"""So many boards, whose ends come first, are painted anew after an absence."""
GRACE: Final = timedelta(hours=1)
"""At most this long after a return clocks still stand, so that nothing falls at once and people can come back."""

log = structlog.get_logger(__name__)


async def unreached(connection: Connection, since: datetime, now: datetime) -> None:
    """Players could not reach the bot, though it was there: as if it had been away."""
    known, shards = await heartbeats.of(connection), shards_of(connection)
    for shard in sorted(shards.ids):
        await heartbeats.note(connection, Beat(shard, shards.count, now), known.get(shard))
        await _stood(connection, shard, shards.count, since, now)


async def begin(connection: Connection, now: datetime) -> None:
    """The process has begun to serve its shards; how long nobody did is written down."""
    await heartbeats.divide(connection)
    await beat(connection, now, RESTART)


async def beat(connection: Connection, now: datetime, away: timedelta = AWAY) -> None:
    """The bot is there; if it was away before, that is written down first.

    Clocks stand still from the last beat until the return, and for as long again, an hour at most. A host's clock
    that was set back is no absence: what was written while it was ahead ends now.
    """
    known, shards = await heartbeats.of(connection), shards_of(connection)
    for shard in sorted(shards.ids):
        last = known.get(shard)
        if last is not None and now - last >= away:
            await _account(connection, now, Beat(shard, shards.count, last))
        else:
            await heartbeats.note(connection, Beat(shard, shards.count, now), last)
    if any(last > now for last in known.values()):
        log.warning("clock.set_back", ahead=str(max(known.values()) - now))
        await heartbeats.end_downtimes(connection, now, now + GRACE)
        await notices.set_back(connection, now)


async def note_sleep(connection: Connection, now: datetime) -> None:
    """Before anything is decided by time: the process may have slept, and nobody have seen it yet."""
    count = shards_of(connection).count
    for shard, last in (await heartbeats.of(connection)).items():
        if now - last >= AWAY:
            await _account(connection, now, Beat(shard, count, last))


async def absorb(connection: Connection, match: Match, now: datetime) -> Match:
    """The match with every pause that it did not know yet, each saved as an event; one of two places goes on while one
    of their servers has removed the bot, for its player is told by other ways.
    """
    if match.over:
        return match
    double = match.double
    for place in match.places:
        downtimes = await _absences(
            connection, place, match.clock.since, now, match.deadline, shard_alone=double
        )
        match = await _paused(connection, match, downtimes, now)
    return match


async def settle(connection: Connection, match: Match, now: datetime) -> Match:
    """Saves and announces the effects of time alone on a match by `now`: pauses, days of vacation, the fall.

    The match comes back as it stands afterwards. Called before anybody acts in it, and when its deadline has come. No
    game here has positions in which a side cannot lose on time: a fallen clock loses, unless play had ended before.
    """
    match = await absorb(connection, match, now)
    if match.deadline is None or now < match.deadline or await bounded(connection, match):
        return match
    for saving in hooks(connection).saving:
        while not match.over and (saved := await saving(connection, match, now)) is not match:
            match = saved
    after, events = match.flag(now)
    if events:
        await save_step(connection, match, after, events, now)
    return after


async def _paused(connection: Connection, match: Match, downtimes: Sequence[Pause], now: datetime) -> Match:
    """The match with those of these pauses that it did not know yet, and the vacations of its players."""
    for pause in await _lacking(connection, match, downtimes):
        after, events = match.pause(pause, now)
        await save_step(connection, match, after, events, now)
        match = after
    return match


async def away(connection: Connection, place: Place, since: datetime, now: datetime) -> tuple[Span, ...]:
    """The times since then in which nobody could act there, the one that lasts or has just ended included."""
    pauses = await _absences(connection, place, since, now, None)
    return tuple(sorted(((p.start, p.end) for p in pauses), key=lambda span: span[0]))


def graced(start: datetime, end: datetime) -> datetime:
    """Until when nothing runs on after an absence: for as long again, an hour at most."""
    return end + min(end - start, GRACE)


async def _absences(
    connection: Connection,
    place: Place,
    since: datetime,
    now: datetime,
    deadline: datetime | None,
    *,
    shard_alone: bool = False,
) -> tuple[Pause, ...]:
    """The downtimes that ended after `since`, and one not told yet, which is written down. `deadline`: what its own
    process would have seen to, had it been there; `shard_alone`: as of `heartbeats.absences`.
    """
    last, downtimes = await heartbeats.absences(connection, place, since, shard_alone=shard_alone)
    if last is None:
        return downtimes
    here = shards_of(connection).serve(place.guild_id)
    silence = AWAY if here else AWAY_ELSEWHERE
    if not here and deadline is not None and last.at < deadline <= now:
        silence = timedelta(0)
    if now - last.at < silence:
        return downtimes
    # Another process may have written it down since these were read.
    await _account(connection, now, last, here=here)
    return await heartbeats.downtimes_since(connection, place, since, shard_alone=shard_alone)


async def with_pauses(connection: Connection, match: Match) -> Match:
    """The match as it is to be shown: its clock with every pause, nothing saved."""
    if match.over:
        return match
    shown, double = match, match.double
    for place in match.places:
        since = match.clock.since
        downtimes = await heartbeats.downtimes_since(connection, place, since, shard_alone=double)
        for pause in await _lacking(connection, shown, downtimes):
            shown = replace(shown, clock=shown.clock.pause(pause))
    return shown


async def _account(connection: Connection, now: datetime, last: Beat, *, here: bool = True) -> bool:
    """Nobody served the shard since its last beat; False where that is written. `here`: does somebody now? A
    neighbour's word does not end the absence, whose grace counts from its first second.
    """
    if not await heartbeats.note(connection, replace(last, at=now) if here else last, last.at):
        return False
    await _stood(connection, last.shard, last.count, last.at, now)
    return True


async def _stood(connection: Connection, shard: int, count: int, since: datetime, now: datetime) -> None:
    """Clocks stood still since then, and do for a while."""
    end = graced(since, now)
    await heartbeats.add_downtime(connection, shard, count, since, end)
    await show_ends(connection, since, now, end)


async def show_ends(
    connection: Connection, since: datetime, now: datetime, end: datetime, at: Place | None = None
) -> None:
    """After more than a slow moment boards, in one server or channel or all, tell their ends anew once clocks run
    again: those of the most urgent games, for the others do with their next move.
    """
    if now - since >= AWAY:
        games = await matches.most_urgent(connection, SHOWN_AGAIN, at, besides=Redrawn)
        told = (Notice(Redrawn(), None, place, end, number, seq) for number, place, seq in games)
        await notices.add(connection, told, now)


async def _lacking(connection: Connection, match: Match, downtimes: Sequence[Pause]) -> tuple[Pause, ...]:
    pauses = list(downtimes)
    for pausing in hooks(connection).pausing:
        pauses += await pausing(connection, match)
    return match.clock.lacks(pauses)
