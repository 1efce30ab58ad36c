"""check as an operator tries it at three in the morning, and the files on which nothing is done."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.console import maintenance
from bot.console.failures import Failure
from bot.store.database import Database
from tests.bot.console.files import Capture, Patch, change
from tests.bot.fixtures import url_of
from tests.bot.store.test_files import flip, half_written, in_folder, killed

pytestmark = pytest.mark.usefixtures("alone")


@pytest.mark.parametrize("command", [["check"], ["backup", "copy.sqlite3"], ["check", "copy.sqlite3"]])
def test_in_the_wrong_folder_nothing_is_made(
    command: list[str], tmp_path: Path, monkeypatch: Patch, capsys: Capture
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
    command: list[str], database: Path, tmp_path: Path, monkeypatch: Patch, capsys: Capture
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


@pytest.mark.parametrize("page", [1, 2, 7, 30])
def test_on_a_damaged_file_nothing_is_done_and_the_way_back_is_told(
    page: int, database: Path, monkeypatch: Patch, capsys: Capture
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    assert main(["backup", "copy.sqlite3"]) == 0
    flip(database, page)
    before = database.read_bytes()
    for command in (["check"], ["backup", "other.sqlite3"], ["run"]):
        assert main(command) == 4
        told = capsys.readouterr().err
        assert told.startswith(f"{database} is damaged: ")
        assert told.count("\n") == 1
        assert "python -m bot restore FILE" in told
    assert database.read_bytes() == before
    assert not Path("other.sqlite3").exists()
    assert main(["restore", "copy.sqlite3"]) == 0
    assert main(["check"]) == 0


@pytest.mark.parametrize("command", [["check"], ["check", "FILE"], ["backup", "other.sqlite3"]])
def test_a_write_that_was_broken_off_is_told_and_undone_by_a_start(
    command: list[str], database: Path, monkeypatch: Patch, capsys: Capture
) -> None:
    half_written(database)
    before = {path: path.read_bytes() for path in database.parent.iterdir()}
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
    assert {path: path.read_bytes() for path in database.parent.iterdir()} == before, (
        "looking changes nothing"
    )
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
    place: str, told: str, database: Path, monkeypatch: Patch, capsys: Capture
) -> None:
    monkeypatch.setenv("DATABASE_URL", url_of(database.parent / place))
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    assert main(["run"]) == 2
    assert capsys.readouterr().err.startswith(told.format(database.parent))
    assert main(["check"]) == 2
    assert main(["backup", "copy.sqlite3"]) == 2


UNPRIVILEGED = ["setpriv", "--bounding-set", "-dac_override,-dac_read_search", "--inh-caps", "-all"]
"""Before a command of root: it may do no more than others to files whose rights do not allow it."""


@pytest.mark.few(2)
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
            env={**os.environ, "DISCORD_TOKEN": "a.b.c", "PYTHONPATH": str(Path(__file__).parents[3])},
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
    monkeypatch: Patch,
    capsys: Capture,
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    spoil(database)
    for command in commands:
        assert main(command) == 4
        told = capsys.readouterr().err
        assert " is damaged: " in told
        assert told.count("\n") == 1
        assert "python -m bot restore FILE" in told


@pytest.mark.parametrize("command", [["check"], ["backup", "copy.sqlite3"]])
def test_an_empty_file_is_told(command: list[str], database: Path, capsys: Capture) -> None:
    database.write_bytes(b"")
    assert main(command) == 2
    assert capsys.readouterr().err == f"{database} is empty.\n"


def test_a_password_is_not_told(monkeypatch: Patch, capsys: Capture) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql+asyncpg://damka:hunter2@127.0.0.1:1/damka")
    assert main(["check"]) == 1
    assert main(["backup", "copy"]) == 2
    assert main(["restore", "copy"]) == 2
    told = capsys.readouterr()
    assert "hunter2" not in told.out + told.err
    assert "pg_dump" in told.err


def test_a_server_of_an_earlier_version_is_checked_once_the_bot_has_started(monkeypatch: Patch) -> None:
    async def earlier(_database: Database) -> str:
        return "3"

    async def outdated(_database: Database) -> bool:
        return False

    monkeypatch.setattr(Database, "revision", earlier)
    monkeypatch.setattr(Database, "current", outdated)
    with pytest.raises(Failure, match=r"has schema 3 of an earlier version\. Start the bot once"):
        maintenance.check("postgresql+asyncpg://damka:secret@localhost/damka")
