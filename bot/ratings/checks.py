"""Are the stored ratings those that all matches make, worked through from the first."""

import math
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, Final

from bot.core.rating import Change, RatedGame, against_settled, changes, rated_game
from bot.match.rows import matches
from bot.match.rows.match_rows import match_of
from bot.ratings.rows import ratings, results
from bot.ratings.rows.ratings import Pool, Row
from bot.store.database import Connection
from bot.store.finding import Problem

_AT_ONCE: Final = 500
_TOLERANCE: Final = 1e-9  # another processor may round the last digit otherwise


async def check(connection: Connection) -> AsyncIterator[Problem]:
    """Ratings, and changes of them, that are stored otherwise."""
    games: dict[Pool, list[RatedGame]] = defaultdict(list)
    annulled = await results.excluded(connection)
    after = 0
    while rows := await matches.rows_after(connection, after, _AT_ONCE):
        after = rows[-1]["id"]
        for row in rows:
            game, guild_id = _counted(row)
            if game is not None and annulled.isdisjoint(game.players):
                for each in dict.fromkeys((guild_id, None)):
                    games[Pool(row["game"], each)].append(game)
    changed = await ratings.all_changes(connection)
    rated = await ratings.all_ratings(connection)
    made: dict[Pool, list[tuple[int, Change]]] = {}
    for pool, own in games.items():
        everyone = list(changes(sorted(own, key=lambda game: game.order), {}, {}))
        made[pool] = [(number % 2, change) for number, change in enumerate(everyone)]
        if pool.guild_id is None:
            made[replace(pool, board=True)] = list(against_settled(everyone, {}))
    for pool in made.keys() | changed.keys() | rated.keys():
        for problem in _differences(pool, made.get(pool, []), changed, rated):
            yield problem


def _counted(row: Row) -> tuple[RatedGame | None, int | None]:
    """A stored match as a rated game, and its server; a row that cannot be read is reported where it is replayed."""
    try:
        match = match_of(row) if row["rated"] else None
        return (None, None) if match is None else (rated_game(match), match.server)
    except Exception:
        return None, None


def _differences(
    pool: Pool,
    made: Sequence[tuple[int, Change]],
    all_changed: Mapping[Pool, Mapping[tuple[int, int], Row]],
    all_rated: Mapping[Pool, Mapping[int, Row]],
) -> Iterator[Problem]:
    servers = "on the board of all servers" if pool.board else "in all servers"
    where = f"of {pool.game} {servers if pool.guild_id is None else f'in server {pool.guild_id}'}"
    changed, rated = all_changed.get(pool, {}), all_rated.get(pool, {})
    expected = {(c.match_id, c.user): ratings.change_row(pool, c, side) for side, c in made}
    for key in sorted(expected.keys() | changed.keys()):
        if not _same(expected.get(key), changed.get(key)):
            yield Problem(
                f"match {key[0]}",
                f"what it changed in the ratings {where} is stored otherwise than it comes out",
            )
    latest = {change.user: ratings.rating_row(pool, change.user, change.after) for _, change in made}
    for user in sorted(latest.keys() | rated.keys()):
        if not _same(latest.get(user), rated.get(user)):
            yield Problem(
                f"player {user}", f"the rating {where} is stored otherwise than the matches make it"
            )


def _same(made: Mapping[Any, Any] | None, stored: Row | None) -> bool:
    if made is None or stored is None:
        return made is stored
    return all(_close(value, stored[name]) for name, value in made.items())


def _close(made: Any, stored: Any) -> bool:
    if isinstance(made, float) and isinstance(stored, float):
        return math.isclose(made, stored, rel_tol=_TOLERANCE)
    if isinstance(made, datetime) and isinstance(stored, datetime):
        return abs(made - stored) < timedelta(seconds=1)
    return bool(made == stored)
