"""How long `python -m bot check` takes to replay all that is stored, and that it finds nothing wrong in it.

Some games are played at random and resigned; the file holds each of them many times over. Beside it, in the same run,
what replaying as many moves by the rules alone takes. Seconds of the clock, and of all processors together. Then how
long the look at the file's pages takes, which each start of the bot begins with.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import sqlalchemy as sa

from bot.app import open_app
from bot.console import check as health
from bot.core.match import Match, Place, Terms
from bot.core.pace import Pace
from bot.invitations.service.invitations import Seeks
from bot.match.service.matches import Matches
from bot.store import files
from bot.store.app import App
from bot.store.database import Database
from bot.store.tables import match_events, matches, seeks
from rules import GAMES, Side

PLAYED = 50
_KEYS = ((matches.c.id,), (match_events.c.match_id,), (seeks.c.match_id, seeks.c.id))
"""The columns with the number of a match or of a seek, which each copy has anew."""


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench check", description=__doc__)
    parser.add_argument("--game", default="international", choices=list(GAMES))
    parser.add_argument("--matches", type=int, default=10_000, help=f"in the file; rounded to {PLAYED}")
    parser.add_argument("--plies", type=int, default=70, help="moves of each, at most")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "damka.db")
        url = f"sqlite+aiosqlite:///{file}"
        played = asyncio.run(stored(url, options.game, options.matches // PLAYED, options.plies))
        begun = time.process_time()
        for match in played:
            match.states()
        rules = (time.process_time() - begun) * (options.matches // PLAYED)
        begun, before = time.perf_counter(), sum(os.times()[:4])
        report = asyncio.run(checked(url, options.processes))
        took, worked = time.perf_counter() - begun, sum(os.times()[:4]) - before
        size, begun = file.stat().st_size, time.perf_counter()
        files.see_whole(file)
        pages = time.perf_counter() - begun
    for problem in report.problems:
        print(problem)
    print(
        f"{options.game}: {report.matches} matches, {report.moves} moves, {len(report.problems)} wrong: "
        f"{took:.1f} s in {options.processes} processes, {worked:.1f} s of processors; the rules alone {rules:.1f} s"
    )
    print(f"the pages of the file, {size / 1e6:.0f} MB: {pages:.2f} s")
    return 1 if report.problems else 0


async def checked(url: str, processes: int) -> health.Report:
    database = Database(url, read_only=True)
    try:
        return await health.check(database, processes=processes)
    finally:
        await database.close()


async def stored(url: str, game: str, times: int, plies: int) -> list[Match]:
    """The games that were played; each is in the file so many times."""
    now, dice = datetime(2026, 1, 1, tzinfo=UTC), Random(1)

    def clock() -> datetime:
        nonlocal now
        now += timedelta(seconds=1)
        return now

    async with open_app(url, now=clock, seed=1) as app:
        played = [await _played(app, game, plies, dice, number) for number in range(PLAYED)]
        first, last = played[0].id, played[-1].id
        async with app.database.transaction() as connection:
            for number in range(1, times):
                for key, *others in _KEYS:
                    table = key.table
                    moved = [
                        column + number * (last - first + 1)
                        if any(column is each for each in (key, *others))
                        else column
                        for column in table.c
                    ]
                    again = sa.select(*moved).where(key.between(first, last))
                    await connection.execute(sa.insert(table).from_select(list(table.c), again))
    return played


async def _played(app: App, game: str, plies: int, dice: Random, number: int) -> Match:
    one, two = 2 * number + 1, 2 * number + 2
    terms = Terms(game, Pace.parse("standard"), rated=False)
    seek = await app[Seeks].invite(one, terms, Place(1, 1), opponent=two, wants=Side.FIRST)
    match = await app[Seeks].join(seek.id, two)
    while not match.over and len(match.moves) < plies:
        text = match.game.format(match.state, dice.choice(match.game.legal_moves(match.state)))
        match = (await app[Matches].play(match.mover, text, match_id=match.id)).match
    return match if match.over else await app[Matches].act(match.mover, match.id, Match.resign)
