"""Preparing conditional moves: lines that are played by themselves in the transaction of the opponent's move."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Final

import structlog

from bot.core.events import Event, TakenBack
from bot.core.match import Match
from bot.core.news import Lines
from bot.core.notice import Fate
from bot.core.terms import Place
from bot.lines import rows as conditional
from bot.lines.model import Added, Line, LineNews, Prepared, checked, with_line
from bot.match.rows import matches
from bot.match.service.pauses import settle
from bot.match.service.steps import save_step
from bot.outbox import rows as notices
from bot.people import rows as players
from bot.store import locks
from bot.store.app import Service
from bot.store.connection import Following
from bot.store.database import Connection
from rules import MoveError

log = structlog.get_logger(__name__)


class Conditionals(Service):
    """The lines that players have prepared, in one database."""

    async def lines(self, user: int, match_id: int) -> tuple[Line, ...]:
        """The lines that begin where the match stands now."""
        async with self._database.reading() as connection:
            return (await _stored(connection, user, match_id)).lines

    async def add(self, user: int, match_id: int, line: Line, *, seq: int | None = None) -> Added:
        """Prepare a line, in place of those against it. Raises NoMatch, NotAPlayer, MatchOver, StaleMatch, BadLine."""

        async def change(connection: Connection) -> Added:
            match = await self._going(connection, user, match_id)
            match.expects(seq)
            side = match.side_of(user)
            plan = await _current(connection, user, match)
            added = with_line(match, side, plan.lines, checked(match, side, line))
            if added.new:
                await conditional.save(connection, match_id, plan.planned(added.lines))
            return added

        return await self._database.write(change, about=[locks.match(match_id)])

    async def remove(self, user: int, match_id: int, line: Line | None = None) -> tuple[Line, ...]:
        """Give up one line, or all; the lines that are left. Raises NoMatch, NotAPlayer, MatchOver."""

        async def change(connection: Connection) -> tuple[Line, ...]:
            match = await self._going(connection, user, match_id)
            plan = await _current(connection, user, match)
            left = () if line is None else tuple(known for known in plan.lines if known != line)
            if left != plan.lines:
                await conditional.save(connection, match_id, plan.planned(left))
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

    async def _going(self, connection: Connection, user: int, match_id: int) -> Match:
        match = await settle(connection, await matches.load(connection, match_id), self._now())
        match.acting(user)
        return match


async def _stored(connection: Connection, user: int, match_id: int) -> Prepared:
    return (await conditional.of_match(connection, match_id)).get(user, Prepared(user, 0))


async def _current(connection: Connection, user: int, match: Match) -> Prepared:
    """The lines that the player has prepared for the position of the match; lines for another are none."""
    plan = await _stored(connection, user, match.id)
    return plan if plan.turn_seq == match.turn_seq else Prepared(user, match.turn_seq, (), plan.news)


IN_A_ROW: Final = 20  # forced moves made in one go; a longer row goes on when somebody moves again


async def play_on(
    connection: Connection,
    before: Match,
    match: Match,
    told: tuple[int, ...],
    now: datetime,
    held: Place | None = None,
) -> Following:
    """Make the moves that follow a step by themselves, and save them; none while an offer or request waits, which
    a move would answer.

    `before`: the match before the step; `told`: its notices, outdated by a move; `held`: where an answer tells it.
    """
    stored = await conditional.of_match(connection, match.id)
    # Lines for another position than this one are of no use to anybody; the check of the database names them.
    prepared = {user: plan for user, plan in stored.items() if plan.turn_seq == before.turn_seq}
    moved = len(match.moves) > len(before.moves)
    if moved:
        prepared = {user: plan.after(match) for user, plan in prepared.items()}
    forced, plies = 0, int(moved)
    while not match.over and match.draw_offer is None and match.talks.takeback is None:
        mover = match.mover
        plan = prepared.get(mover)
        text = None if plan is None else plan.reply
        if text is None:
            if forced == IN_A_ROW or (text := await _only_move(connection, match)) is None:
                break
            forced, plan = forced + 1, None
        try:
            after, events = match.play(mover, text, now)
        except MoveError:
            if plan is None:
                raise
            # The row was damaged: that must not keep the opponent from moving.
            log.exception("lines.unplayable", match=match.id)
            prepared[mover] = plan.undone(match)
            continue
        plies += 1
        if moved:
            await notices.finish(connection, told, now, Fate.OUTDATED)
            told = ()
        told = (*told, *await save_step(connection, match, after, events, now, held=held, plies=plies))
        match, moved = after, True
        for user, each in prepared.items():
            prepared[user] = each.after(match) if plan is None or user != mover else each.replied(match)
    if not match.over:
        await _keep(connection, match, stored, prepared, now)
    return Following(match, told, frozenset(user for user, plan in prepared.items() if plan.news))


async def _only_move(connection: Connection, match: Match) -> str | None:
    """The only legal move, for who wants it made."""
    legal = match.game.legal_moves(match.state)
    # Asked in this order because most moves have alternatives, and then nobody's settings need to be read.
    if len(legal) != 1 or not (await players.settings(connection, match.mover)).auto_forced:
        return None
    return match.game.format(match.state, legal[0])


async def _keep(
    connection: Connection,
    match: Match,
    stored: Mapping[int, Prepared],
    prepared: Mapping[int, Prepared],
    now: datetime,
) -> None:
    """Save the rest of the lines, and write to their owners, if they want letters about it."""
    for user, plan in prepared.items():
        if plan == stored[user]:
            continue
        await conditional.save(connection, match.id, plan)
        if plan.news != stored[user].news:
            await tell_lines(connection, match.id, user, now)


async def tell_lines(connection: Connection, match_id: int, user: int, now: datetime) -> None:
    """Write a letter about the player's prepared lines, where they want letters, else they read it with an answer:
    nobody else may learn of them. It is no notice of the match's, so no other waits for it.
    """
    if (await players.settings(connection, user)).dm:
        await notices.tell(connection, Lines(match_id), user, None, now)


async def drop_lines(connection: Connection, match: Match, events: Sequence[Event], now: datetime) -> None:
    """Where moves were taken back, lines begin at a position that is gone."""
    if not any(isinstance(event.what, TakenBack) for event in events):
        return
    for user, plan in (await conditional.of_match(connection, match.id)).items():
        await conditional.save(connection, match.id, plan.undone(match))
        if plan.lines:
            await tell_lines(connection, match.id, user, now)
