"""Two files of one club, with 1,000 and with 30,000 finished games: a few games are played, the others are copies."""

import hashlib
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.core.access import Asker
from bot.core.match import Match
from bot.core.terms import Place
from bot.invitations.service.invitations import Seeks
from bot.ladders.model.event import Rules
from bot.ladders.service import Ladders
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.store import tables
from bot.store.database import MIGRATIONS
from bot.store.retention import KEPT
from bot.store.types import Moment, Person
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.service.tournaments import Tournaments
from rules import Side
from tests.bot.fixtures import a_move, terms
from tests.world import World

GAMES = ("russian", "american", "frisian", "brazilian")
PLAYED = 20
"""Games that are really played; every other is a copy of one of them."""
SMALL, LARGE = 1_000, 30_000
_PLIES = 6
_HERE = 500
"""Copies in the club itself, by the same people, on as many days before; all others are of other people, elsewhere."""
_DAY = 86_400_000
_COPIED = {
    **dict.fromkeys(("matches", "match_events", "seeks", "players"), "TRUE"),
    "notices": "here AND done_at - days * 86400000 > :expired",
    **dict.fromkeys(("ratings", "rating_changes"), "here OR this.guild_id < 2"),
    **dict.fromkeys(("tournaments", "tournament_events", "tournament_matches"), "here"),
}
"""The tables, and which of their rows are copied."""
_NUMBERS = {
    ("matches", "id"): "matches",
    ("seeks", "id"): "seeks",
    ("notices", "id"): "notices",
    ("tournaments", "id"): "tournaments",
}


async def made(folder: Path, empty: Path) -> dict[int, Path]:
    """The files by the number of their finished games, made unless they are there."""
    about = hashlib.sha256(Path(__file__).read_bytes())
    for file in sorted((MIGRATIONS / "versions").glob("v*.py")):
        about.update(file.read_bytes())
    files = {count: folder / f"{about.hexdigest()[:16]}-{count}.sqlite3" for count in (SMALL, LARGE)}
    if all(file.exists() for file in files.values()):
        return files
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.sqlite3*"):
        old.unlink()
    club = folder / "club.sqlite3"
    shutil.copy(empty, club)
    await _play(World(f"sqlite+aiosqlite:///{club}"))
    for count, file in files.items():
        # Whoever looks at the same time finds a whole file, or none.
        part = file.with_suffix(".part")
        shutil.copy(club, part)
        _copy(part, count // PLAYED - 1)
        part.rename(file)
    club.unlink()
    return files


async def _play(world: World) -> None:
    """Three people play rated games, a tournament and on a ladder; some games go on."""
    try:
        await world.begin()
        app, place = world.app, Place(world.guild.id, world.channel.id)
        people = (world.ann.id, world.ben.id, world.eve.id)
        for user, name in zip(people, ("Ann", "Ben", "Eve"), strict=True):
            await app[Players].remember(user, name)
            await app[Players].save(user, ranked=True)
        await app[Players].save_server(world.guild.id, hall=world.channel.id, max_matches=500)

        async def game(number: int) -> Match:
            first, second = people[number % 3], people[(number + 1) % 3]
            agreed = terms(game=GAMES[number % len(GAMES)], rated=True)
            seek = await app[Seeks].invite(first, agreed, place, opponent=second, wants=Side.FIRST)
            match = await app[Seeks].join(seek.id, second)
            for ply in range(_PLIES):
                match = (await app[Matches].play(match.mover, a_move(match, ply), match_id=match.id)).match
            return match

        for number in range(PLAYED - 3):
            match = await game(number)
            await app[Matches].act(match.players[number // 2 % 2], match.id, Match.resign)
        cup = await app[Tournaments].create(
            people[0], Plan("Cup", Format.ROUND_ROBIN, terms("3d", game="russian", rated=True)), place
        )
        for user in people:
            await app[Tournaments].enter(cup.id, world.guild.id, user)
        await app[Tournaments].start(cup.id, Asker(people[0], world.guild.id))
        while (await app[Tournaments].get(cup.id, world.guild.id)).status.value != "over":
            await app[Tournaments].advance()
            for user in people:
                for match in await app[Matches].mine(user):
                    await app[Matches].act(user, match.id, Match.resign)
        ladder = await app[Ladders].create(people[0], Rules(terms("3d", game="russian", rated=True)), place)
        for user in people:
            await app[Ladders].join(ladder.id, world.guild.id, user)
        async with app.database.transaction() as connection:
            await connection.exec_driver_sql(
                "UPDATE notices SET done_at = created_at, fate = 'delivered', message_id = 1000 + id"
            )
            # So few games settle nobody's rating; that of each game over all servers is one among settled opponents.
            for table, settled in (
                ("ratings", f", settled_until = at + 90 * {_DAY}"),
                ("rating_changes", ""),
            ):
                row = tables.metadata.tables[table].columns
                others = ", ".join(f'"{column.name}"' for column in row if column.name != "guild_id")
                await connection.exec_driver_sql(f"DELETE FROM {table} WHERE guild_id = 1")
                await connection.exec_driver_sql(f"UPDATE {table} SET deviation = 80{settled}")
                await connection.exec_driver_sql(
                    f"INSERT INTO {table} (guild_id, {others}) SELECT 1, {others} FROM {table} WHERE guild_id = 0"
                )
    finally:
        await world.close()


def _copy(file: Path, copies: int) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.executescript(
            "PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF; PRAGMA journal_mode = MEMORY"
        )
        (now,) = database.execute("SELECT max(last_at) FROM matches").fetchone()
        most = {
            table: database.execute(f"SELECT coalesce(max(id), 0) FROM {table}").fetchone()[0]
            for table in set(_NUMBERS.values())
        }
        database.execute("CREATE TEMP TABLE copies (k, here, days)")
        database.executemany(
            "INSERT INTO copies VALUES (?, ?, ?)", ((k, k < _HERE, k % _HERE) for k in range(1, copies + 1))
        )
        for name, where in _COPIED.items():
            _copy_table(database, name, where, most, int(now - KEPT.total_seconds() * 1000))
        for table in set(_NUMBERS.values()):
            database.execute(
                "UPDATE sqlite_sequence SET seq = (SELECT max(id) FROM " + table + ") WHERE name = ?",
                (table,),
            )
        database.commit()
        database.execute("PRAGMA journal_mode = WAL")


def _copy_table(
    database: sqlite3.Connection, name: str, where: str, most: dict[str, int], expired: int
) -> None:
    table = tables.metadata.tables[name]
    values = []
    for column in table.columns:
        value = f'this."{column.name}"'
        of = {"match_id": "matches", "twin_id": "matches", "tournament_id": "tournaments"}.get(
            column.name, _NUMBERS.get((name, column.name))
        )
        if of is not None:
            value += f" + k * {most[of]}"
        elif isinstance(column.type, Person):
            value += " + iif(here, 0, k * 16)"
        elif name == "tournaments" and column.name in {"due", "wakes_at"}:
            value = {"due": "0", "wakes_at": "NULL"}[column.name]
        elif isinstance(column.type, Moment) and column.name != "settled_until":
            value += f" - days * {_DAY}"
        elif column.name == "guild_id" and column.nullable:
            value = f"iif(here, {value}, NULL)"
        elif column.name == "channel_id":
            value += " + iif(here, 0, k * 16)"
        elif column.name == "request":
            value = "NULL"
        elif column.name == "message_id":
            value += " + k * 1024"
        values.append(value)
    columns = ", ".join(f'"{column.name}"' for column in table.columns)
    database.execute(
        f"INSERT OR IGNORE INTO {name} ({columns}) SELECT {', '.join(values)}"
        f" FROM copies CROSS JOIN {name} AS this WHERE {where}",
        {"expired": expired} if ":expired" in where else {},
    )
