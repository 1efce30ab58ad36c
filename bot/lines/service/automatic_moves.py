"""Moves that the bot makes for a player at the moment of the opponent's: those prepared as conditional moves, and those
to which there is no alternative, for players who want that.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Final

import structlog

from bot.core.match import Match
from bot.core.notice import Fate
from bot.core.terms import Place
from bot.lines import rows as conditional
from bot.lines.model import Prepared
from bot.match.service.steps import save_step, tell_lines
from bot.outbox import rows as notices
from bot.people import rows as players
from bot.store.database import Connection
from rules import MoveError

log = structlog.get_logger(__name__)

IN_A_ROW: Final = 20
"""Forced moves made in one go; a longer row goes on when somebody moves again."""


@dataclass(frozen=True, slots=True)
class PlayedOn:
    """The match after the moves that follow a step by themselves.

    `told`: the notices of the last one; `news`: whose prepared lines have changed, so that they are to be told.
    """

    match: Match
    told: tuple[int, ...]
    news: frozenset[int]


async def play_on(
    connection: Connection,
    before: Match,
    match: Match,
    told: tuple[int, ...],
    now: datetime,
    *,
    held: Place | None = None,
) -> PlayedOn:
    """Make the moves that follow a step by themselves, and save them.

    `before`: the match before the step; `told`: the notices of the step, which a move that follows a move leaves
    behind; `held`: where an answer is about to tell it all. While an offer or a request waits for an answer nothing is
    played, because a move would be the answer.
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
    return PlayedOn(match, told, frozenset(user for user, plan in prepared.items() if plan.news))


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
