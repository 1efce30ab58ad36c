from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from bot.store.database import Connection, Database
from bot.store.tables import notices, players
from bot.store.threads import Threads

AT = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
SEEN = sa.insert(players)
OF = sa.select(players).where(players.c.user_id == sa.bindparam("user")).limit(1)
NAMED = sa.select(players.c.name.label("called")).where(
    players.c.name.in_(sa.bindparam("names", expanding=True))
)
PLAIN = sa.text("SELECT name FROM players WHERE user_id = :user")
TOLD = sa.insert(notices).returning(notices.c.id)
DONE = (
    sa.update(notices)
    .where(notices.c.id == sa.bindparam("number"))
    .values(done_at=sa.bindparam("at"), fate="told")
)
WHEN = sa.select(notices.c.done_at, notices.c.fate, notices.c.facts).where(
    notices.c.id == sa.bindparam("number")
)


@pytest.fixture
async def database(empty_database: Path, tmp_path: Path) -> AsyncIterator[Database]:
    file = tmp_path / "damka.sqlite3"
    file.write_bytes(empty_database.read_bytes())
    database = Database(f"sqlite+aiosqlite:///{file}")
    yield database
    await database.close()


async def test_a_statement_gives_the_same_each_time_it_is_asked(database: Database) -> None:
    notice = {"kind": "turn", "facts": {"a": [1]}, "created_at": AT, "due_at": AT, "attempts": 0}

    async def work(connection: Connection) -> None:
        for user in range(4):
            settings = {"language": "ja"} if user else {}
            await connection.execute(SEEN, [{"user_id": user, "name": f"P{user}", "settings": settings}])
            found = await connection.execute(OF, {"user": user})
            (row,) = found.mappings()
            assert (row["user_id"], row["name"], row["settings"]) == (user, f"P{user}", settings)
            assert await connection.scalar(OF, {"user": -1}) is None
            assert await connection.scalar(PLAIN, {"user": user}) == f"P{user}"
            assert list(await connection.scalars(NAMED, {"names": ("P0", f"P{user}")})) == sorted(
                {"P0", f"P{user}"}
            )
            number = (await connection.execute(TOLD, notice | {"seq": user})).scalar_one()
            done = {"number": number, "at": AT}
            assert (await connection.execute(DONE, done)).rowcount == 1
            assert (await connection.execute(DONE, done | {"number": -1})).rowcount == 0
            told = (await connection.execute(WHEN, {"number": number})).one()
            assert tuple(told) == (told.done_at, told.fate, told.facts) == (AT, "told", {"a": [1]})
            with pytest.raises(IntegrityError):
                await connection.execute(SEEN, {"user_id": user, "name": "", "settings": {}})

    async with database.transaction() as connection:
        await work(connection)
    assert isinstance(database._writer, Threads)
    known = database._writer._preparing._known
    assert {statement for statement, (_, prepared) in known.items() if prepared and prepared.possible} >= {
        SEEN,
        OF,
        TOLD,
        DONE,
        WHEN,
    }


async def test_with_other_values_it_is_another_statement(database: Database) -> None:
    async with database.transaction() as connection:
        for user in range(0, 6, 2):
            await connection.execute(SEEN, {"user_id": user, "settings": {}})
            await connection.execute(SEEN, {"user_id": user + 1, "name": "P", "settings": {}})
        found = await connection.scalars(sa.select(players.c.name).order_by(players.c.user_id))
        assert list(found) == [None, "P"] * 3
