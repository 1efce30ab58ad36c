"""Preparing conditional moves: lines that are played by themselves at the moment of the opponent's move.

They are played in `bot.lines.service.automatic_moves`, in the transaction of that move.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from bot.core.match import Match
from bot.lines import rows as conditional
from bot.lines.model import Added, Line, LineNews, Prepared, checked, with_line
from bot.match.rows import matches
from bot.match.service.pauses import settle
from bot.store import locks
from bot.store.database import Connection, Database


class Conditionals:
    """The lines that players have prepared, in one database. `now`: the clock, in whole milliseconds."""

    def __init__(self, database: Database, now: Callable[[], datetime]) -> None:
        self._database = database
        self._now = now

    async def lines(self, user: int, match_id: int) -> tuple[Line, ...]:
        """The lines that begin where the match stands now."""
        async with self._database.reading() as connection:
            return (await _stored(connection, user, match_id)).lines

    async def add(self, user: int, match_id: int, line: Line, *, seq: int | None = None) -> Added:
        """Prepare one more line; it replaces those that answer the same moves otherwise.

        Raises NoMatch, NotAPlayer, MatchOver, StaleMatch, BadLine.
        """

        async def change(connection: Connection) -> Added:
            match = await self._going(connection, user, match_id, seq)
            side = match.side_of(user)
            plan = await _current(connection, user, match)
            added = with_line(match, side, plan.lines, checked(match, side, line))
            if added.new:
                await _save(connection, match, plan, added.lines)
            return added

        return await self._database.write(change, about=[locks.match(match_id)])

    async def remove(
        self, user: int, match_id: int, line: Line | None = None, *, seq: int | None = None
    ) -> tuple[Line, ...]:
        """Give up one line, or all; the lines that are left. Removed twice, it is gone once.

        Raises NoMatch, NotAPlayer, MatchOver, StaleMatch.
        """

        async def change(connection: Connection) -> tuple[Line, ...]:
            match = await self._going(connection, user, match_id, seq)
            plan = await _current(connection, user, match)
            left = () if line is None else tuple(known for known in plan.lines if known != line)
            if left != plan.lines:
                await _save(connection, match, plan, left)
            return left

        return await self._database.write(change, about=[locks.match(match_id)])

    async def news(self, user: int, match_id: int) -> tuple[LineNews, ...]:
        """News of the player's lines that they do not have yet, oldest first."""
        async with self._database.reading() as connection:
            return (await _stored(connection, user, match_id)).news

    async def note_told(self, user: int, match_id: int, news: tuple[LineNews, ...]) -> None:
        """The player has been told these."""

        async def change(connection: Connection) -> None:
            plan = await _stored(connection, user, match_id)
            left = tuple(each for each in plan.news if each not in news)
            if left != plan.news:
                await conditional.save(connection, match_id, replace(plan, news=left))

        await self._database.write(change, about=[locks.match(match_id)])

    async def _going(self, connection: Connection, user: int, match_id: int, seq: int | None) -> Match:
        match = await settle(connection, await matches.load(connection, match_id), self._now())
        match.acting(user)
        match.expects(seq)
        return match


async def _stored(connection: Connection, user: int, match_id: int) -> Prepared:
    return (await conditional.of_match(connection, match_id)).get(user, Prepared(user, 0))


async def _current(connection: Connection, user: int, match: Match) -> Prepared:
    """The lines that the player has prepared for the position of the match; lines for another are none."""
    plan = await _stored(connection, user, match.id)
    return plan if plan.turn_seq == match.turn_seq else Prepared(user, match.turn_seq, (), plan.news)


async def _save(connection: Connection, match: Match, plan: Prepared, lines: tuple[Line, ...]) -> None:
    await conditional.save(connection, match.id, plan.planned(lines))
