"""How long `python -m bot check` takes to look at all that is stored, and that it finds nothing wrong in it.

A hundred rated games of twenty people are played at random, of five kinds in turn; the file holds this server many
times over, with its ratings and its delivered notices. Beside it, in the same run, what replaying as many moves by the
rules alone takes. Then how long the look at the file's pages
takes, which each start of the bot begins, and waits for a second at most.
"""

import argparse
import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
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
from bot.people.service import Players
from bot.store import files
from bot.store.app import App
from bot.store.database import Database
from bot.store.tables import metadata
from bot.store.types import Person
from rules import Side

PLAYED = 100
PEOPLE, SERVER, CHANNEL = 1_000_000_001, 1_000_000_000_001, 2_000_000_000_001
SEVERAL = 20
GAMES = ("international", "russian", "american", "frisian", "brazilian")
_TABLES = ("matches", "match_events", "seeks", "ratings", "rating_changes", "players", "notices", "servers")


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench check", description=__doc__)
    parser.add_argument("--matches", type=int, default=10_000, help=f"in the file; rounded to {PLAYED}")
    parser.add_argument("--plies", type=int, default=70, help="moves of each, at most")
    options = parser.parse_args(arguments)
    times = options.matches // PLAYED
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "damka.db")
        url = f"sqlite+aiosqlite:///{file}"
        played = asyncio.run(stored(url, options.plies))
        multiply(file, times)
        begun = time.process_time()
        for match in played:
            match.states()
        rules = (time.process_time() - begun) * times
        begun = time.process_time()
        report = asyncio.run(checked(url))
        worked = time.process_time() - begun
        size, begun = file.stat().st_size, time.perf_counter()
        files.see_whole(file)
        pages = time.perf_counter() - begun
    for problem in report.problems:
        print(problem)
    print(
        f"{report.matches} matches, {report.moves} moves, {len(report.problems)} wrong: "
        f"{worked:.1f} s of a processor; the rules alone {rules:.1f} s"
    )
    print(f"the pages of the file, {size / 1e6:.0f} MB: {pages:.2f} s")
    return 1 if report.problems else 0


async def checked(url: str) -> health.Report:
    database = Database(url, read_only=True)
    try:
        return await health.check(database)
    finally:
        await database.close()


async def stored(url: str, plies: int) -> list[Match]:
    now, dice = datetime(2026, 1, 1, tzinfo=UTC), Random(1)

    def clock() -> datetime:
        nonlocal now
        now += timedelta(seconds=1)
        return now

    async with open_app(url, now=clock, seed=1) as app:
        await app[Players].save_server(SERVER, max_matches=200)
        for number in range(SEVERAL):
            await app[Players].remember(PEOPLE + number, f"Player {number}", "en-US")
        played = [await _played(app, plies, dice, number) for number in range(PLAYED)]
        async with app.database.transaction() as connection:
            await connection.execute(sa.text("UPDATE notices SET done_at = created_at, fate = 'delivered'"))
    return played


def multiply(file: Path, times: int) -> None:
    """Puts what is stored into the file so many times over, each time as another server with other people."""
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        database.execute("PRAGMA foreign_keys = OFF")
        database.execute("BEGIN")
        last = {
            table: int(database.execute(f"SELECT max(id) FROM {table}").fetchone()[0])
            for table in ("matches", "seeks", "notices")
        }
        old = {table: f"old_{table}" for table in _TABLES}
        for table, first in old.items():
            database.execute(f"CREATE TEMP TABLE {first} AS SELECT * FROM {table}")
        for number in range(1, times):
            for table, first in old.items():
                columns = metadata.tables[table].c
                values = ", ".join(_shifted(column, number, last) for column in columns)
                names = ", ".join(f'"{column.name}"' for column in columns)
                database.execute(f"INSERT INTO {table} ({names}) SELECT {values} FROM {first}")
        database.execute(
            "UPDATE match_events SET detail = (SELECT json_set(detail, '$.guild', m.guild_id, '$.channel', "
            "m.channel_id, '$.players', json_array(m.first_id, m.second_id)) FROM matches m WHERE m.id = match_id) "
            "WHERE seq = 1"
        )
        for table in last:
            database.execute(
                f"UPDATE sqlite_sequence SET seq = (SELECT max(id) FROM {table}) WHERE name = ?", (table,)
            )
        database.execute("COMMIT")


def _shifted(column: sa.Column[object], number: int, last: dict[str, int]) -> str:
    """The value of a column in a copy, in SQL."""
    name, table = f'"{column.name}"', column.table.name
    if isinstance(column.type, Person):
        return f"{name} + {number * SEVERAL}"
    if column.name in ("guild_id", "abroad_id"):
        return f"CASE WHEN {name} > 1000 THEN {name} + {number} ELSE {name} END"
    if column.name in ("channel_id", "shown_in"):
        return f"{name} + {number}"
    if column.name in ("message_id", "request"):
        return "NULL"
    if column.name in ("match_id", "twin_id", "rematch_of"):
        return f"{name} + {number * last['matches']}"
    if column.name == "id" and table in last:
        return f"{name} + {number * last[table]}"
    return name


async def _played(app: App, plies: int, dice: Random, number: int) -> Match:
    one, two = (PEOPLE + each for each in dice.sample(range(SEVERAL), 2))
    terms = Terms(GAMES[number % len(GAMES)], Pace.parse("standard"), rated=True)
    seek = await app[Seeks].invite(one, terms, Place(SERVER, CHANNEL), opponent=two, wants=Side.FIRST)
    match = await app[Seeks].join(seek.id, two)
    while not match.over and len(match.moves) < plies:
        text = match.game.format(match.state, dice.choice(match.game.legal_moves(match.state)))
        match = (await app[Matches].play(match.mover, text, match_id=match.id)).match
    return match if match.over else await app[Matches].act(match.mover, match.id, Match.resign)
