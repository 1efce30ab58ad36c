"""Tries of the problem of the day, and the channels in which it is posted, held against the problems."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date

import sqlalchemy as sa

from bot.core.errors import NoProblem
from bot.match.rows.match_rows import Row
from bot.match.service.pauses import BEAT
from bot.problems.model import EARLIEST, LATEST
from bot.problems.service import DAY, find, had, problem_on
from bot.store.database import Connection
from bot.store.finding import Problem
from bot.store.tables import problem_attempts, problem_channels


async def misposed(connection: Connection) -> list[Problem]:
    """Tries and posts that cannot have been."""
    wrong = []
    for row in (await connection.execute(sa.select(problem_attempts))).mappings():
        subject = f"the try of {row['user_id']} on {row['day']}"
        wrong += [Problem(subject, text) for text in _mistried(row)]
    for row in (await connection.execute(sa.select(problem_channels))).mappings():
        subject = f"the problem of the day in server {row['guild_id']}"
        wrong += [Problem(subject, text) for text in _misposted(row)]
    return wrong


def _mistried(row: Row) -> Iterator[str]:
    begins, ends = EARLIEST.of(row["day"]), LATEST.of(row["day"] + DAY)
    ended = [row["solved_at"], row["given_up_at"]]
    if None not in ended or (ended == [None, None] and not row["plies"] and not row["wrong"]):
        yield "was both solved and given up, or never begun"
    if len(row["missed"]) > row["wrong"]:
        yield "counts fewer wrong moves than were made"
    # One that was begun in time may end a little later.
    if any(at is not None and not begins <= at < ends + BEAT for at in ended):
        yield "ended on another day"
    if _unnamed(row["problem"]):
        yield f"is of no problem: {row['problem']}"
    try:
        whole = len(find(row["problem"]).solution)
        if not had(row["day"], row["problem"]):
            yield f"is not of the problem of that day: {row['problem']}"
    except NoProblem:
        return  # it is kept no longer
    if row["plies"] not in (*range(0, whole, 2), whole) or (row["plies"] == whole) != (ended[0] is not None):
        yield f"stands at move {row['plies']} of {whole}, which does not fit"


def _misposted(row: Row) -> Iterator[str]:
    last = (row["day"], row["problem"], row["message_id"])
    if last != (None, None, None) and (
        None in last or _unposted(row["day"], row["problem"]) or EARLIEST.of(row["day"]) >= row["due_at"]
    ):
        yield "the last post cannot have been"
    try:
        problem_on(row["due_at"].date(), row["game"])
    except NoProblem:
        yield f"there are no problems of {row['game']}"


def _unposted(day: date, key: str) -> bool:
    try:
        return _unnamed(key) or not had(day, key)
    except NoProblem:
        return False  # it is kept no longer


def _unnamed(key: str) -> bool:
    return re.fullmatch("[0-9a-f]{12}", key) is None
