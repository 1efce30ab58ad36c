"""Moves to which there is no alternative, made at once for players who want that."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from bot.core.match import Match
from bot.core.notice import Fate
from bot.services.steps import save_step
from bot.store import notices, players
from bot.store.database import Connection

IN_A_ROW: Final = 20
"""Forced moves made in one go; a longer row goes on when somebody moves again."""


async def play_forced(
    connection: Connection, match: Match, told: tuple[int, ...], now: datetime, *, held: bool = False
) -> tuple[Match, tuple[int, ...]]:
    """The match after the forced moves that follow a move, saved, and the notices that tell of the last one.

    `told`: the notices of the move itself, which a forced move leaves behind. While an offer or a request waits for an
    answer nothing is played, because a move would be the answer.
    """
    for _ in range(IN_A_ROW):
        if match.over or match.draw_offer is not None or match.talks.takeback is not None:
            break
        legal = match.game.legal_moves(match.state)
        # Asked in this order because most moves have alternatives, and then nobody's settings need to be read.
        if len(legal) != 1 or not (await players.settings(connection, match.mover)).auto_forced:
            break
        after, events = match.play(match.mover, match.game.format(match.state, legal[0]), now)
        await notices.finish(connection, told, now, Fate.OUTDATED)
        told = await save_step(connection, match, after, events, now, held=held)
        match = after
    return match, told
