"""check, backup and restore as an operator tries them at three in the morning."""

from __future__ import annotations

import asyncio
import fcntl
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Mapping
from contextlib import closing
from datetime import datetime, tzinfo
from pathlib import Path

import pytest

from bot import health
from bot.__main__ import main
from bot.app import open_app
from bot.console import maintenance
from bot.console.failures import MISTAKE, Failure
from bot.core.lessons.progress import Progress
from bot.core.match import Match
from bot.store import lock
from bot.store.database import Database
from bot.store.files import log_of
from tests.bot.fixtures import ANNA, BOB, Hands, a_move, started, terms, url_of
from tests.bot.store.test_files import flip, half_written, in_folder, killed, small_disk

pytestmark = pytest.mark.usefixtures("alone")

FIRST = Path(__file__).parents[1] / "data" / "store" / "0001.sql"
"""A database of the first released version."""


def of_the_first_version(path: Path) -> int:
    """Puts a database of it in the place; how many matches it has."""
    path.unlink()
    with closing(sqlite3.connect(path)) as old:
        old.executescript(FIRST.read_text(encoding="utf-8"))
        (stored,) = old.execute("SELECT count(*) FROM matches").fetchone()
    return int(stored)


async def _some_games(path: Path) -> None:
    async with open_app(url_of(path), now=Hands()) as app:
        match = await started(app)
        await app.matches.play(ANNA, a_move(match), match_id=match.id)
        await app.matches.act(BOB, (await started(app)).id, Match.resign)


@pytest.fixture(scope="module")
def two_games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("games") / "damka.sqlite3"
    asyncio.run(_some_games(path))
    return path


@pytest.fixture
def database(two_games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database with two games, which the settings name."""
    path = tmp_path / "data" / "damka.sqlite3"
    path.parent.mkdir()
    shutil.copyfile(two_games, path)
    monkeypatch.setenv("DATABASE_URL", url_of(path))
    return path


def change(path: Path, statement: str) -> None:
    """A change that no program of ours would write."""
    with closing(sqlite3.connect(path)) as opened:
        opened.execute(statement)
        opened.commit()


def test_all_is_well(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check"]) == 0
    assert capsys.readouterr().out == f"{database}: 2 matches, 1 moves, 0 wrong\n"
    assert main(["backup", "copy.sqlite3"]) == 0
    assert capsys.readouterr().out.startswith(f"{database} is copied to {Path('copy.sqlite3').absolute()}")
    assert main(["check", "copy.sqlite3"]) == 0
    assert "copy.sqlite3: 2 matches, 1 moves, 0 wrong" in capsys.readouterr().out
    assert main(["backup", "copy.sqlite3"]) == 2
    assert "exists already" in capsys.readouterr().err
    change(database, "DELETE FROM match_events WHERE match_id = 2")
    assert main(["check"]) == 1
    *problems, summary = capsys.readouterr().out.splitlines()
    assert problems
    assert all(problem.startswith("match 2: ") for problem in problems)
    assert summary == f"{database}: 2 matches, 1 moves, {len(problems)} wrong"
    assert main(["restore", "copy.sqlite3"]) == 0
    restored, *aside = capsys.readouterr().out.splitlines()
    assert restored == f"{Path('copy.sqlite3').absolute()} is now the database {database}."
    kept = sorted(path.name for path in database.parent.iterdir() if path != database)
    assert [line.removeprefix("What was there is kept as ") for line in aside] == [
        f"{name}." for name in kept
    ]
    assert kept[0].startswith("damka.sqlite3.replaced-")
    assert main(["check"]) == 0
    assert capsys.readouterr().out == f"{database}: 2 matches, 1 moves, 0 wrong\n"


def test_a_restore_brings_back_how_far_somebody_had_come_with_lessons(database: Path) -> None:
    async def at_step(step: int | None = None) -> Mapping[str, Progress]:
        async with open_app(url_of(database), now=Hands()) as app:
            if step is not None:
                await app.lessons.found(ANNA, "russian", step, 10)
            return await app.lessons.progress(ANNA)

    before = asyncio.run(at_step(4))
    assert main(["backup", "copy.sqlite3"]) == 0
    assert asyncio.run(at_step(9)) != before
    assert main(["restore", "copy.sqlite3"]) == 0
    assert main(["check"]) == 0
    assert asyncio.run(at_step()) == before == {"russian": Progress(done=5, steps=10)}


def test_a_backup_with_any_name_is_looked_at(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name = "before? 50%41 #1 テスト.sqlite3"
    assert main(["backup", name]) == 0
    capsys.readouterr()
    assert main(["check", name]) == 0
    assert capsys.readouterr().out == f"{Path(name).absolute()}: 2 matches, 1 moves, 0 wrong\n"


@pytest.mark.parametrize(("cores", "used"), [(6, 6), (None, 1)])
def test_a_check_uses_every_core(
    cores: int | None, used: int, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    async def checked(_database: Database, *, processes: int, now: datetime) -> health.Report:
        assert now.tzinfo is not None
        asked.append(processes)
        return health.Report(0, 0, ())

    monkeypatch.setattr(health, "check", checked)
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    assert main(["check"]) == 0
    of_the_first_version(database)
    assert main(["check"]) == 0
    assert asked == [used, used]


@pytest.mark.parametrize("command", [["check"], ["backup", "copy.sqlite3"], ["check", "copy.sqlite3"]])
def test_in_the_wrong_folder_nothing_is_made(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", "sqlite+aiosqlite:///elsewhere/damka.sqlite3")
    assert main(command) == 2
    where = "copy.sqlite3" if command == ["check", "copy.sqlite3"] else "elsewhere/damka.sqlite3"
    assert capsys.readouterr().err.startswith(f"There is no database at {tmp_path / where}.")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "command", [["check"], ["backup", "copy.sqlite3"], ["restore", "good.sqlite3"], ["run"]]
)
def test_another_programs_file_is_not_touched(
    command: list[str],
    database: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["backup", "good.sqlite3"]) == 0
    other = tmp_path / "invoices.sqlite3"
    change(other, "CREATE TABLE invoices (id)")
    before = other.read_bytes()
    monkeypatch.setenv("DATABASE_URL", url_of(other))
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    assert main(command) in {1, 2}
    assert capsys.readouterr().err.startswith(f"{other} belongs to another program")
    assert other.read_bytes() == before
    assert in_folder(other) == ["data", "good.sqlite3", "invoices.sqlite3"]


@pytest.mark.parametrize("page", [1, 2, 7])
def test_a_damaged_file_is_refused_with_the_way_back(
    page: int, database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["backup", "copy.sqlite3"]) == 0
    flip(database, page)
    for command in (["check"], ["backup", "other.sqlite3"]):
        assert main(command) == 4
        told = capsys.readouterr().err
        assert told.startswith(f"{database} is damaged: ")
        assert "python -m bot restore FILE" in told
    assert main(["restore", "copy.sqlite3"]) == 0
    assert main(["check"]) == 0
    assert not Path("other.sqlite3").exists()


@pytest.mark.parametrize("command", [["check"], ["check", "FILE"], ["backup", "other.sqlite3"]])
def test_a_write_that_was_broken_off_is_told_and_undone_by_a_start(
    command: list[str], database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    half_written(database)
    command = [str(database) if word == "FILE" else word for word in command]
    assert main(command) == 4
    assert capsys.readouterr().err == (
        f"{database} was left in the middle of a write, which {database.name}-journal beside it undoes when the bot "
        "starts on it: start it first.\n"
    )
    assert main(["restore", str(database)]) == 2
    assert main(["backup", "other.sqlite3"]) == 4
    monkeypatch.setenv("DATABASE_URL", url_of(database.with_name("new.sqlite3")))
    assert main(["restore", str(database)]) == 2
    assert "no backup that can be used: it was left in the middle of a write" in capsys.readouterr().err
    monkeypatch.setenv("DATABASE_URL", url_of(database))
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    monkeypatch.setenv("DISCORD_API_URL", "http://127.0.0.1:9")
    monkeypatch.setenv("DISCORD_GATEWAY_URL", "ws://127.0.0.1:9")
    assert main(["run"]) == 1
    assert "Discord cannot be reached" in capsys.readouterr().err
    assert main(command) == 0


@pytest.mark.parametrize(
    ("place", "told"),
    [
        ("", "{} is a folder: the name of a file is needed.\n"),
        ("damka.sqlite3/b.sqlite3", "{}/damka.sqlite3 is no folder, so no database can lie in it: "),
        ("damka.sqlite3/c/b.sqlite3", "{}/damka.sqlite3 is no folder, so no database can lie in it: "),
    ],
)
def test_a_place_where_no_file_can_be_is_a_mistake_in_the_settings(
    place: str, told: str, database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", url_of(database.parent / place))
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    assert main(["run"]) == 2
    assert capsys.readouterr().err.startswith(told.format(database.parent))
    assert main(["check"]) == 2
    assert main(["backup", "copy.sqlite3"]) == 2


UNPRIVILEGED = ["setpriv", "--bounding-set", "-dac_override,-dac_read_search", "--inh-caps", "-all"]
"""Before a command of root: it may do no more than others to files whose rights do not allow it."""


@pytest.mark.parametrize(
    ("logged", "command", "status", "told"),
    [
        (False, "check", 0, "2 matches, 1 moves, 0 wrong"),
        (False, "run", 4, "The database cannot be opened: "),
        (True, "check", 4, " cannot be read where nothing may be written, for damka.sqlite3-wal "),
        (True, "run", 4, " cannot be read where nothing may be written, for damka.sqlite3-wal "),
    ],
)
def test_where_nothing_may_be_written_nothing_is_called_damaged(
    logged: bool, command: str, status: int, told: str, database: Path
) -> None:
    if logged:
        killed(database, "1")
        shm = database.with_name(f"{database.name}-shm")
        shm.unlink()
    database.parent.chmod(0o555)
    try:
        done = subprocess.run(
            [*(UNPRIVILEGED if os.geteuid() == 0 else []), sys.executable, "-m", "bot", command],
            env={**os.environ, "DISCORD_TOKEN": "a.b.c", "PYTHONPATH": str(Path(__file__).parents[2])},
            capture_output=True,
            text=True,
            check=False,
        )
    finally:
        database.parent.chmod(0o755)
    assert told in done.stdout + done.stderr
    assert done.returncode == status
    assert done.stderr.count("\n") == (status != 0)


def in_schema(path: Path) -> None:
    """SQLite finds this one, and quotes it in a message that is no text either."""
    path.write_bytes(path.read_bytes().replace(b"CREATE TABLE", b"CREATE \xccABLE"))


def in_value(path: Path) -> None:
    change(path, "UPDATE remembered SET value = CAST(x'cc' AS TEXT)")


@pytest.mark.parametrize(
    ("spoil", "commands"),
    [(in_schema, (["check"], ["backup", "other.sqlite3"], ["run"])), (in_value, (["check"],))],
)
def test_a_byte_that_is_no_text_is_damage_too(
    spoil: Callable[[Path], None],
    commands: tuple[list[str], ...],
    database: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    spoil(database)
    for command in commands:
        assert main(command) == 4
        told = capsys.readouterr().err
        assert " is damaged: " in told
        assert told.count("\n") == 1
        assert "python -m bot restore FILE" in told


@pytest.mark.parametrize("page", [1, 2, 7, 30])
def test_the_bot_does_not_start_on_a_damaged_file_and_says_the_way_back(
    page: int, database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    flip(database, page)
    before = database.read_bytes()
    assert main(["run"]) == 4
    told = capsys.readouterr().err
    assert told.startswith(f"{database} is damaged: ")
    assert told.count("\n") == 1
    assert database.read_bytes() == before
    assert "python -m bot restore FILE" in told


def test_a_damaged_backup_replaces_nothing(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup", "copy.sqlite3"]) == 0
    flip(Path("copy.sqlite3"), 5)
    assert main(["restore", "copy.sqlite3"]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"{Path('copy.sqlite3').absolute()} is no backup that can be used: ")
    assert main(["restore", "nowhere.sqlite3"]) == 2
    assert "there is no such file" in capsys.readouterr().err
    assert main(["check"]) == 0
    assert in_folder(database) == ["damka.sqlite3"]


def test_another_programs_file_is_no_backup_and_neither_is_the_database_itself(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(Path("invoices.sqlite3"), "CREATE TABLE invoices (id)")
    assert main(["restore", "invoices.sqlite3"]) == 2
    assert capsys.readouterr().err == (
        f"{Path('invoices.sqlite3').absolute()} is no backup that can be used: it belongs to another program. "
        "Nothing was changed.\n"
    )
    assert main(["restore", str(database)]) == 2
    assert capsys.readouterr().err == f"{database} is the database itself: name a backup.\n"
    assert in_folder(database) == ["damka.sqlite3"]


@pytest.mark.parametrize("command", [["check"], ["backup", "copy.sqlite3"]])
def test_an_empty_file_is_told(
    command: list[str], database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database.write_bytes(b"")
    assert main(command) == 2
    assert capsys.readouterr().err == f"{database} is empty.\n"


def test_a_database_of_an_earlier_version_is_checked_and_left_as_it_was(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stored = of_the_first_version(database)
    before = database.read_bytes()
    assert main(["check"]) == 0
    said = capsys.readouterr().out
    assert said.startswith(f"{database}: {stored} matches, ")
    assert said.endswith(" 0 wrong\n")
    assert database.read_bytes() == before


def test_a_full_disk_leaves_no_half_backup(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with small_disk(60_000):
        assert main(["backup", "copy.sqlite3"]) == 1
    told = capsys.readouterr().err
    assert told.startswith("copy.sqlite3 cannot be written: ")
    assert "Traceback" not in told
    assert [path.name for path in Path().iterdir()] == ["data"]
    assert in_folder(database) == ["damka.sqlite3"]
    assert main(["backup", "nowhere/copy.sqlite3"]) == 1
    assert capsys.readouterr().err.startswith("nowhere/copy.sqlite3 cannot be written: No such file")


def test_a_full_disk_stops_a_restore_before_anything_is_moved(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["backup", "copy.sqlite3"]) == 0
    with small_disk(60_000):
        assert main(["restore", "copy.sqlite3"]) == 1
    assert "cannot be written" in capsys.readouterr().err
    assert in_folder(database) == ["damka.sqlite3"]
    assert main(["check"]) == 0


def test_a_restore_replaces_the_file_that_a_link_leads_to(
    database: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert main(["backup", "copy.sqlite3"]) == 0
    change(database, "INSERT INTO remembered VALUES ('former-players', '1')")
    link = tmp_path / "link.sqlite3"
    link.symlink_to(database)
    monkeypatch.setenv("DATABASE_URL", url_of(link))
    assert main(["restore", "copy.sqlite3"]) == 0
    assert link.is_symlink()
    with closing(sqlite3.connect(database)) as restored:
        assert restored.execute("SELECT * FROM remembered WHERE name = 'former-players'").fetchall() == []
    assert len(in_folder(database)) == 2, (
        "what was there lies beside the file, where the bot deletes it in time"
    )


def test_two_restores_at_once_are_one(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup", "copy.sqlite3"]) == 0
    with lock.replacing(database):
        assert main(["restore", "copy.sqlite3"]) == 4
    assert "is in use" in capsys.readouterr().err
    assert in_folder(database) == ["damka.sqlite3"]


def test_a_backup_copied_over_by_hand_is_not_mixed_with_the_old_log(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    change(database, "INSERT INTO remembered VALUES ('former-players', '1')")
    assert main(["backup", "copy.sqlite3"]) == 0
    killed(database, "2")
    shutil.copyfile("copy.sqlite3", database)
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    for command in (["run"], ["check"], ["backup", "other.sqlite3"]):
        assert main(command) == 4
        assert f"{log_of(database).name} is left from the file before it" in capsys.readouterr().err
    assert main(["restore", "copy.sqlite3"]) == 0
    assert main(["check"]) == 0


@pytest.fixture
def times(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Sets the clock of the command line to a day of 2026, a little after half past three."""

    def at(day: str) -> None:
        class Clock(datetime):
            @classmethod
            def now(cls, tz: tzinfo | None = None) -> Clock:
                return cls.fromisoformat(f"2026-{day}T03:31:00+00:00").astimezone(tz)

        monkeypatch.setattr("bot.__main__.datetime", Clock)

    return at


def test_a_folder_keeps_the_copies_of_so_many_days_and_nothing_else_is_deleted(
    database: Path, times: Callable[[str], None], capsys: pytest.CaptureFixture[str]
) -> None:
    folder = Path("copies")
    folder.mkdir()
    others = {
        "damka-before-the-move.sqlite3",
        "damka-20250101T000000Z.sqlite3.gz",
        "other-20250101T000000Z.sqlite3",
        "damka-202511T000000Z.sqlite3",
        "damka-20250101T000000Z",
        "damka-20250101T000000Z.part",
    }
    for name in others:
        (folder / name).touch()
    others.add("damka-20250101T000000Z.sqlite3")
    (folder / "damka-20250101T000000Z.sqlite3").mkdir()
    for day in ("10-20", "10-22", "10-23", "11-21"):
        times(day)
        assert main(["backup", "copies", "--keep", "30"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == (
        "damka-20261020T033100Z.sqlite3 is older than 30 days, and deleted."
    )
    times("11-22")
    assert main(["backup", "copies", "--keep", "30"]) == 0
    newest = folder.absolute() / "damka-20261122T033100Z.sqlite3"
    assert capsys.readouterr().out.splitlines() == [
        f"{database} is copied to {newest}, and the copy is whole.",
        "damka-20261022T033100Z.sqlite3 is older than 30 days, and deleted.",
    ]
    kept = {path.name for path in folder.iterdir()} - others
    assert kept == {f"damka-2026{day}T033100Z.sqlite3" for day in ("1023", "1121", "1122")}
    assert {path.name for path in folder.iterdir()} >= others
    assert main(["check", str(newest)]) == 0
    assert main(["backup", "copies"]) == 2, "there is one of this second"
    times("12-31")
    assert main(["backup", "copies"]) == 0
    assert len(list(folder.iterdir())) == len(others) + 4, "nothing is deleted unasked"


def test_what_a_killed_backup_has_left_in_the_folder_goes_with_the_next(
    database: Path, times: Callable[[str], None], capsys: pytest.CaptureFixture[str]
) -> None:
    folder = Path("copies")
    folder.mkdir()
    killed_one, written_now = (folder / f"damka-20261020T03310{second}Z.sqlite3.part" for second in "01")
    others = [folder / name for name in ("other-20261020T033100Z.sqlite3.part", "damka-mine.sqlite3.part")]
    for path in (killed_one, folder / f"{killed_one.name}-journal", written_now, *others):
        path.write_bytes(b"half of it")
    with written_now.open("rb") as writer:
        fcntl.flock(writer, fcntl.LOCK_EX)
        times("10-21")
        assert main(["backup", "copies"]) == 0
    newest = folder / "damka-20261021T033100Z.sqlite3"
    assert capsys.readouterr().out.splitlines() == [
        f"{database} is copied to {newest.absolute()}, and the copy is whole.",
        f"{killed_one.name} was broken off, and is deleted.",
    ]
    assert set(folder.iterdir()) == {newest, written_now, *others}
    assert {path.read_bytes() for path in (written_now, *others)} == {b"half of it"}


def test_copies_of_a_file_without_an_ending_are_deleted_by_their_time_too(
    database: Path, times: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = database.rename(database.with_name("games"))
    monkeypatch.setenv("DATABASE_URL", url_of(plain))
    Path("copies").mkdir()
    others = {"games-20250101T000000Z.gz", "games-before-the-move"}
    for name in others | {"games-20251001T033100Z", "games-20251001T033100Z.part"}:
        Path("copies", name).touch()
    times("11-22")
    assert main(["backup", "copies", "--keep", "30"]) == 0
    assert {path.name for path in Path("copies").iterdir()} == others | {"games-20261122T033100Z"}


def test_no_copy_is_deleted_unless_there_is_a_new_one(
    database: Path, times: Callable[[str], None], capsys: pytest.CaptureFixture[str]
) -> None:
    Path("copies").mkdir()
    times("01-01")
    assert main(["backup", "copies", "--keep", "1"]) == 0
    times("05-05")
    flip(database, 2)
    assert main(["backup", "copies", "--keep", "1"]) == 4
    assert [path.name for path in Path("copies").iterdir()] == ["damka-20260101T033100Z.sqlite3"]
    assert main(["backup", "nowhere", "--keep", "1"]) == 2
    assert "nowhere is no folder: --keep deletes old copies in one. Make it first." in capsys.readouterr().err
    assert not Path("nowhere").exists()


def test_a_password_is_not_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql+asyncpg://damka:hunter2@127.0.0.1:1/damka")
    assert main(["check"]) == 1
    assert main(["backup", "copy"]) == 2
    assert main(["restore", "copy"]) == 2
    told = capsys.readouterr()
    assert "hunter2" not in told.out + told.err
    assert "pg_dump" in told.err


def test_where_earlier_versions_kept_the_database_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    Path("damka.sqlite3").touch()
    assert main(["run"]) == 2
    told = capsys.readouterr().err
    assert f"DATABASE_URL=sqlite+aiosqlite:///{tmp_path / 'damka.sqlite3'}" in told
    assert [path.name for path in tmp_path.iterdir()] == ["damka.sqlite3"]


def test_a_server_of_an_earlier_version_is_checked_once_the_bot_has_started(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def earlier(_database: Database) -> str:
        return "0003"

    async def outdated(_database: Database) -> bool:
        return False

    monkeypatch.setattr(Database, "revision", earlier)
    monkeypatch.setattr(Database, "current", outdated)
    with pytest.raises(Failure, match=r"has schema 0003 of an earlier version\. Start the bot once"):
        maintenance.check("postgresql+asyncpg://damka:secret@localhost/damka")


async def _rated_game(path: Path) -> None:
    async with open_app(url_of(path), now=Hands()) as app:
        match = await started(app, terms(rated=True))
        for number in range(4):
            match = (await app.matches.play(match.mover, a_move(match, number), match_id=match.id)).match
        await app.matches.act(BOB, match.id, Match.resign)


def test_an_operator_excludes_a_player_and_takes_it_back(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(_rated_game(database))
    with closing(sqlite3.connect(database)) as live:
        before = live.execute("SELECT * FROM ratings ORDER BY guild_id, user_id").fetchall()
    assert len(before) == 4, "here and everywhere"
    assert main(["exclude", str(ANNA)]) == 0
    said = capsys.readouterr().out
    assert said.endswith(
        f"{ANNA} is excluded: 1 results count no more, and the ratings of 1 others were worked out anew.\n"
    )
    assert main(["check"]) == 0
    with closing(sqlite3.connect(database)) as live:
        assert live.execute("SELECT * FROM ratings").fetchall() == []
    assert main(["exclude", str(ANNA)]) == MISTAKE
    assert f"{ANNA} is excluded already. Nothing was changed." in capsys.readouterr().err
    assert main(["exclude", str(ANNA), "--undo"]) == 0
    assert f"{ANNA} counts again: 1 results, and" in capsys.readouterr().out
    with closing(sqlite3.connect(database)) as live:
        assert live.execute("SELECT * FROM ratings ORDER BY guild_id, user_id").fetchall() == before
    assert main(["exclude", str(ANNA), "--undo"]) == MISTAKE
    assert f"{ANNA} is not excluded." in capsys.readouterr().err
    assert main(["exclude", "123456789012345678"]) == MISTAKE
    assert "Nobody with the number 123456789012345678 has played." in capsys.readouterr().err
    assert main(["check"]) == 0


def test_a_player_is_excluded_while_the_bot_runs(database: Path) -> None:
    async def meanwhile() -> None:
        async with open_app(url_of(database), now=Hands()) as app:
            assert await asyncio.to_thread(main, ["exclude", str(BOB)]) == 0
            match = await started(app, terms(rated=True))
            for number in range(4):
                match = (await app.matches.play(match.mover, a_move(match, number), match_id=match.id)).match
            over = await app.matches.act(BOB, match.id, Match.resign)
            assert await app.ratings.of_match(over) == ()

    asyncio.run(_rated_game(database))
    asyncio.run(meanwhile())
    assert main(["check"]) == 0


def test_nobody_is_excluded_from_a_database_of_an_earlier_version(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    of_the_first_version(database)
    assert main(["exclude", str(ANNA)]) == 1
    assert "Start the bot once, and try again." in capsys.readouterr().err
