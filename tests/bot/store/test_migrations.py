"""Revisions are never changed, and a database of every one of them goes on."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from bot.__main__ import main
from bot.app import open_app
from bot.console import maintenance
from bot.console.check import check
from bot.match.service.matches import Matches
from bot.store.database import MIGRATIONS, Database
from bot.store.tables import metadata
from tests.bot.fixtures import ANNA, START, Hands, a_move, sure, url_of
from tests.bot.store.dumps import DUMPS, digest, files, frozen

MADE = sorted((path.stem for path in DUMPS.glob("*.sql")), key=int)
"""The revisions of which a database is kept."""


def test_frozen_revisions_are_never_changed_and_a_database_of_each_is_kept() -> None:
    known = frozen()
    for name, content in known.items():
        assert digest(MIGRATIONS / "versions" / name) == content, f"{name} is frozen: add a revision instead"
    assert list(known) == [path.name for path in files()], (
        "python -m tests.bot.store.dumps freezes the new one"
    )
    assert [str(int(name[1:5])) for name in known] == MADE


@pytest.mark.parametrize("revision", MADE)
def test_the_database_that_is_kept_has_rows_in_all_its_tables(revision: str) -> None:
    with closing(sqlite3.connect(":memory:")) as old:
        old.executescript((DUMPS / f"{revision}.sql").read_text(encoding="utf-8"))
        tables = [name for (name,) in old.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        empty = [name for name in tables if not old.execute(f"SELECT 1 FROM {name}").fetchone()]
        # Connections to a server alone leave their marks there.
        assert (len(tables) > 30, empty) == (True, ["commits"])


def test_the_revisions_make_one_chain() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    script = ScriptDirectory.from_config(config)
    assert len(script.get_heads()) == len(script.get_bases()) == 1
    revisions = [revision.revision for revision in script.walk_revisions()]
    assert revisions == [str(number) for number in range(len(revisions), 0, -1)]
    assert not any(isinstance(revision.down_revision, tuple) for revision in script.walk_revisions())


def kept(revision: str, path: Path) -> None:
    with closing(sqlite3.connect(path)) as old:
        old.executescript((DUMPS / f"{revision}.sql").read_text(encoding="utf-8"))
        assert old.execute("SELECT version_num FROM alembic_version").fetchone() == (revision,)


@pytest.mark.parametrize("revision", MADE)
async def test_a_database_of_every_revision_goes_on(revision: str, tmp_path: Path) -> None:
    path = tmp_path / "damka.db"
    kept(revision, path)
    hands = Hands()
    # Later than anything that happened in it: a clock that goes back is found too.
    hands.on(days=1)
    async with open_app(url_of(path), now=hands) as app:
        report = await check(app.database)
        assert (report.matches > 5, report.problems) == (True, ())
        match = (await app[Matches].all_waiting(ANNA))[0]
        await app[Matches].play(ANNA, a_move(match), match_id=match.id)
        assert (await check(app.database)).problems == ()
    copy = tmp_path / f"damka.db.before-{hands.at:%Y%m%dT%H%M%S}Z-{revision}"
    assert copy.exists() is (revision != MADE[-1]), "what is migrated is copied first"
    database = Database(url_of(path))
    async with database.reading() as connection:
        assert await connection.run_sync(differences) == []
    await database.close()


@pytest.mark.parametrize("revision", MADE)
def test_a_database_of_every_revision_is_checked_and_left_as_it_is(
    revision: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "damka.db"
    kept(revision, path)
    before = path.read_bytes()
    assert maintenance.check(url_of(path)) == 0
    assert capsys.readouterr().out.endswith(", 0 wrong\n")
    assert path.read_bytes() == before
    assert [entry.name for entry in tmp_path.iterdir()] == [path.name]


@pytest.mark.parametrize("command", ["run", "check"])
@pytest.mark.parametrize("revision", ["0001", "0030"])
def test_a_database_from_before_the_first_release_is_refused_and_left_as_it_is(
    revision: str,
    command: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "damka.db"
    kept("1", path)
    with closing(sqlite3.connect(path)) as old, old:
        old.execute("PRAGMA journal_mode = wal")
        old.execute("UPDATE alembic_version SET version_num = ?", (revision,))
    before = path.read_bytes()
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    monkeypatch.setenv("DATABASE_URL", url_of(path))
    assert main([command]) == 2
    assert capsys.readouterr().err == (
        f"The database is from before the first release (schema {revision}), and this version cannot read it: set "
        "DATABASE_URL to a new one.\n"
    )
    assert path.read_bytes() == before
    assert not any(".before-" in entry.name for entry in tmp_path.iterdir())


def differences(connection: sa.Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, metadata))


def constraints(connection: sa.Connection) -> set[tuple[str, str | None]]:
    """Keys and what must be unique, by table and name."""
    inspector = sa.inspect(connection)
    return {
        (table, constraint["name"])
        for table in metadata.tables
        for constraint in (
            inspector.get_pk_constraint(table),
            *inspector.get_unique_constraints(table),
            *inspector.get_foreign_keys(table),
        )
    }


async def test_migrations_make_exactly_the_tables_of_the_code(tmp_path: Path) -> None:
    database = Database(url_of(tmp_path / "a.db"))
    assert await database.revision() is None
    assert await database.migrate(START) is None, "an empty database needs no copy"
    async with database.reading() as connection:
        assert await connection.run_sync(differences) == []
        found = await connection.run_sync(constraints)
    code = sa.create_engine("sqlite://")
    with code.begin() as made:
        metadata.create_all(made)
        assert found == constraints(made), "a later migration finds them by their names"
    code.dispose()
    await database.close()
    # Also parts that Alembic does not compare: defaults, which columns may be null, keys, and whether numbers are
    # used again.
    with closing(sqlite3.connect(tmp_path / "a.db")) as migrated:
        for table, expected in as_created().items():
            assert described(migrated, table) == expected


def as_created() -> dict[str, list[object]]:
    """Each table of the code as SQLite describes it, made without a migration."""
    code = sa.create_engine("sqlite://")
    with code.begin() as connection:
        metadata.create_all(connection)
        made = sure(connection.connection.driver_connection)
        found = {table: described(made, table) for table in metadata.tables}
    code.dispose()
    return found


def described(connection: sqlite3.Connection, table: str) -> list[object]:
    """The columns of a table by name, its indexes, and whether its numbers are used once."""
    columns = {
        (name, kind, null, default, key)
        for _, name, kind, null, default, key in connection.execute(f"PRAGMA table_info({table})")
    }
    indexes = {
        (name, unique, partial, *(each[2] for each in connection.execute(f"PRAGMA index_info({name})")))
        for _, name, unique, _, partial in connection.execute(f"PRAGMA index_list({table})")
        if not name.startswith("sqlite_")
    }
    (made,) = connection.execute("SELECT sql FROM sqlite_master WHERE name = ?", (table,)).fetchone()
    return [table, columns, indexes, "AUTOINCREMENT" in made]


def test_each_file_is_named_by_its_revision() -> None:
    """By its name the newest is known without asking Alembic."""
    for path in (MIGRATIONS / "versions").glob("v[0-9]*.py"):
        assert f'revision = "{int(path.stem[1:5])}"' in path.read_text(encoding="utf-8"), path
