"""The cost of a sweep with 1,000, 10,000 and 100,000 open matches: the same, for it looks only at due ones.

Timed for each size: a sweep with nothing due, a sweep in which one clock falls, one in which fifty do, and a look into
the outbox.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path

import sqlalchemy as sa

from bot.app import open_app
from bot.core.match import Match, Place, Terms
from bot.core.notice import Notice
from bot.core.pace import Pace
from bot.invitations.service.invitations import Seeks
from bot.match.service.matches import Matches
from bot.outbox.service.outbox import Delivered, Outbox
from bot.store.app import App
from bot.store.tables import match_events, matches, reminders
from bot.sweeper import Sweeper
from rules import Side

START = datetime(2026, 3, 2, 12, tzinfo=UTC)
PLACE = Place(900, 901)
GAP = timedelta(minutes=1)
"""Between two matches that fall one after the other."""
people = count(1)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench clock", description=__doc__)
    parser.add_argument("--sizes", type=int, nargs="+", default=[1_000, 10_000, 100_000], metavar="N")
    parser.add_argument("--sweeps", type=int, default=30, help="sweeps of each kind to time")
    parser.add_argument("--folder", type=Path, help="where the file lies; a temporary folder by default")
    options = parser.parse_args(arguments)
    print(
        f"{'open matches':>14}{'nothing due':>14}{'one falls':>14}{'fifty fall':>14}{'outbox':>14}   ms, median"
    )
    for size in options.sizes:
        with tempfile.TemporaryDirectory(dir=options.folder) as folder:
            times = asyncio.run(sweeps(Path(folder) / "damka.db", size, options.sweeps))
        print(f"{size:14,}" + "".join(f"{statistics.median(kind):14.2f}" for kind in times), flush=True)
    return 0


async def sweeps(path: Path, size: int, rounds: int) -> list[list[float]]:
    """Milliseconds of each sweep: nothing due, one falls, fifty fall; and of each look into the outbox."""
    now = [START]

    async def timed(work: Callable[[], Awaitable[object]]) -> float:
        begun = time.perf_counter()
        await work()
        return 1000 * (time.perf_counter() - begun)

    async with open_app(f"sqlite+aiosqlite:///{path}", now=lambda: now[0], seed=1) as app:
        template = await played(app, "60d")
        # All deadlines are one hour after the start and later: ones, then fifties, then the many that never come.
        ones, fifties = [], []
        for number in range(rounds):
            now[0] = START + number * GAP
            ones.append(await played(app, "1h"))
        for number in range(3):
            now[0] = START + (rounds + number) * GAP
            fifties.append([await played(app, "1h") for _ in range(50)])
        await crowd(app, template, size - len(ones) - 150)
        await app.database.write(
            lambda c: c.execute(sa.delete(reminders).where(reminders.c.due_at.is_(None))), about=()
        )
        now[0] = START + timedelta(minutes=59)
        await app[Sweeper].sweep()
        idle = [await timed(app[Sweeper].sweep) for _ in range(rounds)]
        single = []
        for number in range(rounds):
            now[0] = START + timedelta(hours=1) + number * GAP
            single.append(await timed(app[Sweeper].sweep))
        many = []
        for number in range(3):
            now[0] = START + timedelta(hours=1) + (rounds + number) * GAP
            many.append(await timed(app[Sweeper].sweep))
        for match in (*ones, *(match for group in fifties for match in group)):
            if (await app[Matches].get(match.id)).fallen is None:
                raise RuntimeError("what was due has not fallen; the measurement would mean nothing")

        async def deliver(_notice: Notice) -> Delivered:
            return Delivered()

        async def look() -> None:
            now[0] += timedelta(seconds=2)
            await app[Outbox].deliver_some(deliver)

        return [idle, single, many, [await timed(look) for _ in range(rounds)]]


async def played(app: App, pace: str) -> Match:
    """A casual match in which both players have moved."""
    terms, player = Terms("american", Pace.parse(pace), vacation=False), next(people)
    seek = await app[Seeks].invite(player, terms, PLACE, opponent=next(people), wants=Side.FIRST)
    match = await app[Seeks].join(seek.id, player + 1)
    for _ in range(2):
        move = match.game.format(match.state, match.game.legal_moves(match.state)[0])
        match = (await app[Matches].play(match.mover, move, match_id=match.id)).match
    return match


async def crowd(app: App, template: Match, number: int) -> None:
    """So many copies of a match, by other players, with deadlines of their own far ahead."""
    counted = sa.select(sa.literal(1).label("n")).cte("counted", recursive=True)
    counted = counted.union_all(sa.select(counted.c.n + 1).where(counted.c.n < number))
    # The stored number, which the column would read as an instant.
    deadline = sa.type_coerce(matches.c.deadline_at, sa.BigInteger)
    changed = {
        "id": template.id + 1_000_000 + counted.c.n,
        "first_id": 1_000_000 + counted.c.n,
        "second_id": 3_000_000 + counted.c.n,
        "to_move_id": 1_000_000 + counted.c.n,
        "deadline_at": deadline + counted.c.n % 864_000 * 1_000,
    }
    columns = [changed.get(column.name, column) for column in matches.c]
    copies = sa.select(*columns).join(counted, sa.true()).where(matches.c.id == template.id)
    changed_event = {"match_id": template.id + 1_000_000 + counted.c.n, "request": sa.null()}
    event_columns = [changed_event.get(column.name, column) for column in match_events.c]
    events = sa.select(*event_columns).join(counted, sa.true()).where(match_events.c.match_id == template.id)
    planned = sa.select(matches.c.id, matches.c.turn_at, sa.null(), deadline - 86_400_000)
    async with app.database.transaction() as connection:
        await connection.execute(sa.insert(matches).from_select(list(matches.c.keys()), copies))
        await connection.execute(sa.insert(match_events).from_select(list(match_events.c.keys()), events))
        await connection.execute(
            sa.insert(reminders).from_select(
                list(reminders.c.keys()), planned.where(matches.c.id > template.id + 1_000_000)
            )
        )
