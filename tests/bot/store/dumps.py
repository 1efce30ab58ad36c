"""python -m tests.bot.store.dumps: freezes the revisions of the schema that are not frozen yet.

Writes a database of each of them, with rows in all its tables, to `tests/data/store/<revision>.sql`, and the digest of
its file to `tests/data/store/frozen.txt`. Both stay as they are from then on. The rows come from people who play, and
from the types of the columns where nobody got that far; a revision before the newest has of each row what it has a
column for.
"""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from bot.app import open_app
from bot.core.access import Asker
from bot.core.match import Match, Place
from bot.invitations.service.blocks import Blocks
from bot.invitations.service.invitations import Seeks
from bot.ladders.model.ladder import Rules
from bot.ladders.service.ladders import Ladders
from bot.lines.service.conditional import Conditionals
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.store.app import App
from bot.store.database import MIGRATIONS
from bot.store.tables import metadata
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.service.tournaments import Tournaments
from bot.vacations.service import Vacations
from bot.world.model.lobby import Complaint, Greeting
from bot.world.service.lobby import Lobby
from bot.world.service.moderation import Moderation
from tests.bot.fixtures import ANNA, BOB, CARL, PLACE, START, Hands, a_move, started, terms, url_of

DUMPS = Path(__file__).parents[2] / "data" / "store"
FROZEN = DUMPS / "frozen.txt"
DORA = 104


def frozen() -> dict[str, str]:
    """The digest of each frozen revision by the name of its file."""
    if not FROZEN.exists():
        return {}
    lines = (line.split() for line in FROZEN.read_text(encoding="utf-8").splitlines())
    return {name: digest for digest, name in lines}


def files() -> list[Path]:
    """The revisions, the first first."""
    return sorted((MIGRATIONS / "versions").glob("v[0-9]*.py"))


def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


async def a_life(path: Path) -> None:
    """People play, and Anna is to move in one game; a row in every table of the newest revision."""
    async with open_app(url_of(path), now=Hands(), seed=1) as app:
        for user, name in ((ANNA, "Änne 安奈 'x\\"), (BOB, "Bob"), (CARL, "Carl")):
            await app[Players].remember(user, name, "ja")
        await app[Players].save(ANNA, dm=True, zone="Asia/Tokyo")
        await app[Players].save_server(PLACE.guild_id or 0, language="ja", channel=PLACE.channel_id)
        await app[Blocks].block(CARL, 999)
        await app[Vacations].book(ANNA, date(2026, 3, 10), date(2026, 3, 12))
        await app[Seeks].invite(BOB, terms(), PLACE)
        over = await started(app, terms(rated=True))
        for number in range(6):
            over = (await app[Matches].play(over.mover, a_move(over, number), match_id=over.id)).match
        await app[Matches].act(BOB, over.id, Match.resign)
        ladder = await app[Ladders].create(CARL, Rules(terms("3d")), PLACE)
        for user in (BOB, CARL):
            await app[Ladders].join(ladder.id, PLACE.guild_id, user)
        await app[Ladders].challenge(ladder.id, PLACE.guild_id, CARL, BOB)
        cup = await app[Tournaments].create(CARL, Plan("Cup", Format.GROUPS, terms("3d", rated=True)), PLACE)
        for user in (BOB, CARL, DORA):
            await app[Tournaments].enter(cup.id, PLACE.guild_id, user)
        await app[Tournaments].start(cup.id, Asker(CARL, PLACE.guild_id))
        await app[Tournaments].advance()
        match = await started(app)
        move, *_ = match.game.legal_moves(match.state)
        after = match.game.play(match.state, move)
        answer, *_ = match.game.legal_moves(after)
        line = (match.game.format(match.state, move), match.game.format(after, answer))
        await app[Conditionals].add(BOB, match.id, line)
        await a_lobby(app)
    with closing(sqlite3.connect(path)) as database:
        for table in metadata.sorted_tables:
            if not database.execute(f'SELECT count(*) FROM "{table.name}"').fetchone()[0]:
                fill(database, table)
        database.commit()


async def a_lobby(app: App) -> None:
    """People of two servers meet, and one of them, and a server, would rather not again."""
    for guild in (PLACE.guild_id or 0, 800):
        await app[Players].save_server(guild, door=950)
    for user in (BOB, CARL):
        await app[Lobby].agree(user)
    await app[Lobby].seek(BOB, terms(), PLACE, greeting=Greeting.DAILY)
    met = await app[Lobby].seek(CARL, terms(), Place(800, 801))
    assert isinstance(met, Match)
    await app[Moderation].report(met.id, CARL, Complaint.STALLING)
    await app[Moderation].shut(800, met.id)
    await app[Moderation].ban(DORA)
    await app[Lobby].seek(BOB, terms(), PLACE)


def fill(database: sqlite3.Connection, table: sa.Table) -> None:
    """One row with a value of its type in each column that must have one, and in those that name another row."""
    row: dict[str, Any] = {}
    for column in table.columns:
        for key in column.foreign_keys:
            (row[column.name],) = database.execute(
                f'SELECT "{key.column.name}" FROM "{key.column.table.name}"'
            ).fetchone()
        if column.name not in row and (column.primary_key or not column.nullable):
            row[column.name] = value(str(column.type))
    names = ", ".join(f'"{name}"' for name in row)
    database.execute(
        f'INSERT INTO "{table.name}" ({names}) VALUES ({", ".join("?" * len(row))})', tuple(row.values())
    )


def value(kind: str) -> object:
    """A value of a column of this type."""
    day = (START + timedelta(days=10)).date().isoformat()
    return {"JSON": "[]", "DATE": day}.get(kind, "x" if "CHAR" in kind or kind == "TEXT" else 1)


def earlier(life: Path, revision: str, path: Path) -> None:
    """A database of this revision with the rows of the newest, as far as it has a place for them."""
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    engine.dispose()
    with closing(sqlite3.connect(path)) as database:
        database.execute("ATTACH ? AS life", (str(life),))
        tables = [
            name
            for (name,) in database.execute("SELECT name FROM main.sqlite_master WHERE type = 'table'")
            if name not in {"alembic_version", "sqlite_sequence"}
        ]
        for table in tables:
            there = columns(database, "life", table)
            chosen = {
                name: f'"{name}"' if name in there else repr(value(kind))
                for name, (kind, needed) in columns(database, "main", table).items()
                if name in there or needed
            }
            into, chosen_from = ", ".join(f'"{name}"' for name in chosen), ", ".join(chosen.values())
            database.execute(f'INSERT INTO main."{table}" ({into}) SELECT {chosen_from} FROM life."{table}"')
        database.commit()


def columns(database: sqlite3.Connection, schema: str, table: str) -> dict[str, tuple[str, bool]]:
    """The type of each column, and whether it must have a value."""
    rows = database.execute(f'PRAGMA {schema}.table_info("{table}")')
    return {name: (kind, bool(needed)) for _, name, kind, needed, *_ in rows}


def written(path: Path) -> Iterator[str]:
    """A database as statements that make it again."""
    with closing(sqlite3.connect(path)) as database:
        (mark,) = database.execute("PRAGMA application_id").fetchone()
        yield from database.iterdump()
    yield f"PRAGMA application_id = {mark};"


def main() -> None:
    known = frozen()
    with tempfile.TemporaryDirectory() as folder:
        life = Path(folder, "life.db")
        asyncio.run(a_life(life))
        for file in files():
            revision = file.stem[1:5]
            known.setdefault(file.name, digest(file))
            dump = DUMPS / f"{revision}.sql"
            if not dump.exists():
                path = Path(folder, f"{revision}.db")
                earlier(life, revision, path)
                dump.write_text("\n".join(written(path)) + "\n", encoding="utf-8")
                print(f"{dump.name} is written: add it, and never change it again.")
    FROZEN.write_text("".join(f"{known[name]}  {name}\n" for name in sorted(known)), encoding="utf-8")


if __name__ == "__main__":
    main()
