"""A bot outgrows its file: everything in it moves into an empty database on a PostgreSQL server."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import date
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

from bot.__main__ import main
from bot.app import open_app
from bot.core.match import Match
from bot.invitations.service.invitations import Seeks
from bot.lessons.model.step import Progress
from bot.lessons.service import Lessons
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.privacy.service import Privacy
from bot.store.connection import AsyncConnection
from bot.store.database import Database
from bot.store.seats import seated, sole
from bot.store.tables import metadata, notices
from bot.store.transfer import CopyDiffers, transfer
from bot.tournaments.model.plan import Format, Plan
from bot.vacations.service import Vacations
from rules import Side
from tests.bot.fixtures import ANNA, BOB, PLACE, Hands, a_move, started, terms, url_of
from tests.bot.services.test_tournaments import begun, finish, going_on
from tests.postgres import fresh_database

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("alone")]

FIRST = Path(__file__).parents[1] / "data" / "store" / "1.sql"
"""A database of the first release."""


@pytest.fixture
def server(postgres: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """An empty database on a server, which the settings name."""
    url = asyncio.run(fresh_database(postgres))
    monkeypatch.setenv("DATABASE_URL", url)
    return url


async def a_busy_club(path: Path) -> None:
    hands = Hands()
    async with open_app(url_of(path), now=hands, seed=1) as app:
        await app[Players].remember(ANNA, "Änne 安奈 'x\\", "ja")
        await app[Players].save(ANNA, dm=True, zone="Asia/Tokyo")
        await app[Vacations].book(ANNA, date(2026, 3, 10), date(2026, 3, 12))
        await app[Lessons].found(ANNA, "russian", 4, 10)
        await app[Seeks].invite(BOB, terms(), PLACE)
        for _ in range(300):
            await app[Matches].act(BOB, (await started(app, terms("3d", rated=True))).id, Match.resign)
        pair = await app[Seeks].invite(
            ANNA, replace(terms(), pair=True), PLACE, opponent=BOB, wants=Side.FIRST
        )
        match = await app[Seeks].join(pair.id, BOB)
        match = (await app[Matches].play(match.mover, a_move(match), match_id=match.id)).match
        await begun(app, Plan("Cup", Format.GROUPS, terms("1d", rated=True)), 4)
        for match in (await going_on(app))[-3:]:
            await finish(app, match, Random(1))


async def rows(database: Database) -> dict[str, list[str]]:
    async with database.reading() as connection:
        return {
            table.name: sorted(
                str(dict(row)) for row in (await connection.execute(sa.select(table))).mappings()
            )
            for table in metadata.sorted_tables
        }


async def compared(path: Path, url: str) -> None:
    """Both hold the same, and the new one goes on where the old one stood."""
    file, moved = Database(url_of(path), read_only=True), Database(url)
    try:
        before, after = await rows(file), await rows(moved)
    finally:
        await file.close()
        await moved.close()
    assert before == after
    assert len(before["matches"]) > 300
    assert any("'twin_id': None" not in row for row in before["matches"])
    async with open_app(url, now=Hands()) as app:
        last = await app.database.read(last_notice)
        match = await started(app)
        assert len(before["matches"]) < match.id
        played = await app[Matches].play(match.mover, a_move(match), match_id=match.id)
        assert min(played.notice_ids) > last
        assert (await app[Players].names([ANNA]))[ANNA] == "Änne 安奈 'x\\"
        assert await app[Lessons].progress(ANNA) == {"russian": Progress(done=5, steps=10)}


async def last_notice(connection: AsyncConnection) -> int:
    return await connection.scalar(sa.select(sa.func.max(notices.c.id))) or 0


def test_everything_moves_and_goes_on_from_there(
    tmp_path: Path, server: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "damka.sqlite3"
    asyncio.run(a_busy_club(path))
    size, changed = path.stat().st_size, path.stat().st_mtime_ns
    assert main(["restore", str(path)]) == 0
    told = capsys.readouterr().out
    assert f"{path} is now the database {server}" in told
    assert ", 0 wrong." in told
    assert (size, changed) == (path.stat().st_size, path.stat().st_mtime_ns), "the file stays as it was"
    assert main(["check"]) == 0
    asyncio.run(compared(path, server))
    # A second time there is something already.
    assert main(["restore", str(path)]) == 2
    assert "is not empty" in capsys.readouterr().err


def test_a_number_that_was_given_is_not_given_again(tmp_path: Path, server: str) -> None:
    """The card of a deleted invitation stands in Discord still; its button must lead to no other."""
    path, hands = tmp_path / "damka.sqlite3", Hands()

    async def club() -> int:
        async with open_app(url_of(path), now=hands) as app:
            gone = await app[Seeks].invite(ANNA, terms(), PLACE)
            await app[Privacy].erase(ANNA)
            return gone.id

    async def invited() -> int:
        async with open_app(server, now=hands) as app:
            return (await app[Seeks].invite(BOB, terms(), PLACE)).id

    gone = asyncio.run(club())
    assert main(["restore", str(path)]) == 0
    assert asyncio.run(invited()) > gone


def test_a_file_of_the_first_version_moves_too(server: str) -> None:
    with closing(sqlite3.connect("old.sqlite3")) as old:
        old.executescript(FIRST.read_text(encoding="utf-8"))
    assert main(["restore", "old.sqlite3"]) == 0
    assert main(["check"]) == 0


def test_it_is_refused_while_a_bot_runs_on_either(
    server: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "damka.sqlite3"

    async def club() -> None:
        async with open_app(url_of(path), now=Hands()) as app:
            await started(app)

    asyncio.run(club())
    with sole(path):
        assert main(["restore", str(path)]) == 4
    assert "Another bot runs on" in capsys.readouterr().err

    async def other_bot(count: int, shard: int) -> None:
        async with seated(server, count, (shard,)):
            assert await asyncio.to_thread(main, ["restore", str(path)]) == 1

    asyncio.run(other_bot(4, 2))
    assert "Another bot serves shard 2 of 4" in capsys.readouterr().err
    asyncio.run(other_bot(1, 0))
    assert "Another bot" in capsys.readouterr().err
    assert main(["restore", str(path)]) == 0


def test_what_is_no_backup_moves_nowhere(server: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("empty.sqlite3").touch()
    Path("text.sqlite3").write_text("not a database, but long enough to be taken for the header of one" * 3)
    with closing(sqlite3.connect("invoices.sqlite3")) as other:
        other.execute("CREATE TABLE invoices (id INTEGER)")
    for name in ("empty.sqlite3", "text.sqlite3", "invoices.sqlite3", "nowhere.sqlite3"):
        assert main(["restore", name]) == 2
        assert "is no backup that can be used" in capsys.readouterr().err


def test_a_file_with_something_wrong_is_not_taken_along(
    server: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "damka.sqlite3"

    async def club() -> None:
        async with open_app(url_of(path), now=Hands()) as app:
            await started(app)

    asyncio.run(club())
    with closing(sqlite3.connect(path)) as opened:
        opened.execute("UPDATE matches SET position = 'W:W1:B50'")
        opened.commit()
    assert main(["restore", str(path)]) == 1
    assert "Nothing was copied" in capsys.readouterr().err


async def test_what_the_server_keeps_otherwise_is_not_kept_at_all(tmp_path: Path, server: str) -> None:
    target = Database(server)
    async with open_app(url_of(tmp_path / "damka.sqlite3"), now=Hands()) as app:
        await started(app)
        await target.migrate(Hands()())
        async with target.transaction() as connection:
            await connection.execute(
                sa.text(
                    "CREATE FUNCTION shorten() RETURNS trigger AS "
                    "$$ BEGIN NEW.detail := '{}'; RETURN NEW; END $$ LANGUAGE plpgsql"
                )
            )
            await connection.execute(
                sa.text(
                    "CREATE TRIGGER odd BEFORE INSERT ON match_events FOR EACH ROW EXECUTE FUNCTION shorten()"
                )
            )
        with pytest.raises(CopyDiffers, match="match_events"):
            await transfer(app.database, target)
        assert not any((await rows(target)).values())
    await target.close()
