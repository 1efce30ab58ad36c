"""The life of a server: its games under way and those that ended, the people who played, and the ratings that rose."""

from collections.abc import Iterable, Iterator
from typing import Final

import sqlalchemy as sa

from bot.core.events import Moved
from bot.core.log import kind_of
from bot.core.rating import NO_RESULT, Rating
from bot.core.record import Status
from bot.core.terms import Place
from bot.hall.model import Climb, Ended, Within
from bot.reviews.model import Reviewed
from bot.reviews.rows import reviewed
from bot.store.conditions import channel_in, channel_of, guild_of, in_server, of_late, wholly_in
from bot.store.connection import AsyncConnection
from bot.store.tables import match_events, matches, rating_changes, ratings, reviews
from rules import Side

_MATCH = matches.c
_MOVED: Final = kind_of(Moved)
_BETWEEN_PEOPLE: Final = _MATCH.practice_side.is_(None)


async def running(connection: AsyncConnection, guild_id: int, limit: int) -> list[tuple[int, Place]]:
    """The games under way between people with their places, those in which something happened last first."""
    found = await connection.execute(
        sa.select(_MATCH.id, channel_in(guild_id))
        .where(in_server(guild_id), _MATCH.status == Status.PLAYING.value, _BETWEEN_PEOPLE)
        .order_by(_MATCH.last_at.desc(), _MATCH.id.desc())
        .limit(limit)
    )
    return [(number, Place(guild_id, channel)) for number, channel in found]


async def ended(
    connection: AsyncConnection, guild_id: int, within: Within, game: str | None = None
) -> list[Ended]:
    """The games between people that ended with a result, in that order. `game`: those that its ratings here count."""
    asked = sa.select(
        *(_MATCH.id, _MATCH.game, channel_in(guild_id)),
        *(_MATCH.first_id, _MATCH.second_id, _MATCH.winner, _MATCH.ended_at),
        *(guild_of(_MATCH.first_id), guild_of(_MATCH.second_id)),
    ).where(
        of_late(guild_id, within.since) if game is None else wholly_in(guild_id),
        _MATCH.status == Status.OVER.value,
        _MATCH.ended_at >= within.since,
        _MATCH.ended_at < within.until,
        _BETWEEN_PEOPLE,
        _MATCH.ending.not_in(sorted(NO_RESULT)),
    )
    if game is not None:
        asked = asked.where(_MATCH.game == game, _MATCH.rated)
    found = await connection.execute(asked.order_by(_MATCH.ended_at, _MATCH.id))
    results = []
    for number, kind, channel, first, second, won, at, *homes in found:
        players, winner = (first, second), None if won is None else Side(won)
        theirs = tuple((user, Place(home, 0)) for user, home in zip(players, homes, strict=True))
        results.append(Ended(number, kind, Place(guild_id, channel), players, winner, at, theirs))
    return results


async def players(connection: AsyncConnection, guild_id: int, within: Within) -> list[tuple[int, Place]]:
    """The people who made a move in a game between people, each once for every place of one."""
    found = await connection.execute(
        sa.select(match_events.c.actor, channel_of(match_events.c.actor))
        .join(matches, _MATCH.id == match_events.c.match_id)
        .where(
            of_late(guild_id, within.since),
            guild_of(match_events.c.actor) == guild_id,
            _MATCH.last_at >= within.since,
            _BETWEEN_PEOPLE,
            match_events.c.kind == _MOVED,
            match_events.c.at >= within.since,
            match_events.c.at < within.until,
            match_events.c.actor.is_not(None),
        )
        .distinct()
    )
    return [(actor, Place(guild_id, channel)) for actor, channel in found]


async def climbs(
    connection: AsyncConnection, guild_id: int, within: Within, game: str | None = None
) -> list[Climb]:
    """The ratings in the server that rose: settled ones first, then the highest rise."""
    change = rating_changes.c
    # The changes of each game are a range of an index.
    rated = sa.select(ratings.c.game).where(ratings.c.guild_id == guild_id).distinct()
    asked = sa.select(change.user_id, change.game, change.old_value, change.value, change.deviation).where(
        change.guild_id == guild_id,
        change.game.in_(rated) if game is None else change.game == game,
        change.at >= within.since,
        change.at < within.until,
    )
    found = await connection.execute(asked.order_by(change.at, change.match_id, change.side))
    rises = _risen((user, kind, before, Rating(value, doubt)) for user, kind, before, value, doubt in found)
    return sorted(rises, key=lambda each: (each.provisional, each.before - each.after, each.user, each.game))


async def reviews_of(connection: AsyncConnection, numbers: Iterable[int]) -> list[Reviewed]:
    """The finished reviews of these matches, one of each at least."""
    found = await connection.execute(
        sa.select(reviews)
        .where(reviews.c.match_id.in_(list(numbers)), reviews.c.found.is_not(None))
        .order_by(reviews.c.id)
    )
    return [reviewed(row) for row in found.mappings()]


def _risen(changes: Iterable[tuple[int, str, float, Rating]]) -> Iterator[Climb]:
    first: dict[tuple[int, str], float] = {}
    last: dict[tuple[int, str], Rating] = {}
    for user, game, before, after in changes:
        first.setdefault((user, game), before)
        last[user, game] = after
    for (user, game), before in first.items():
        now = last[user, game]
        climb = Climb(user, game, round(before), round(now.value), now.provisional)
        if climb.after > climb.before:
            yield climb
