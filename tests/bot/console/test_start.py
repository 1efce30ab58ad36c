"""The start of the bot on a file with which something is the matter."""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.store.database import MIGRATIONS, Database
from tests.bot.console.files import Capture, Patch, change
from tests.bot.fixtures import url_of
from tests.bot.store.test_files import in_folder, killed, small_disk

pytestmark = pytest.mark.usefixtures("alone", "nobody_answers")

NEWEST = max(int(path.stem[1:5]) for path in (MIGRATIONS / "versions").glob("v[0-9]*.py"))
FAILING = """
from alembic import op

revision, down_revision = "{next}", "{newest}"


def upgrade():
    op.execute("CREATE TABLE matches (id INTEGER)")
"""


@pytest.fixture
def nobody_answers(alone: None, monkeypatch: Patch) -> None:
    """A bot that comes as far as Discord ends there, with status 1."""
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    monkeypatch.setenv("DISCORD_API_URL", "http://127.0.0.1:1")
    monkeypatch.setenv("DISCORD_GATEWAY_URL", "ws://127.0.0.1:1")


def test_a_migration_that_fails_leaves_one_copy_however_often_the_bot_is_started(
    database: Path,
    times: Callable[[str], None],
    tmp_path_factory: pytest.TempPathFactory,
    monkeypatch: Patch,
    capsys: Capture,
) -> None:
    folder = tmp_path_factory.mktemp("migrations") / "migrations"
    shutil.copytree(MIGRATIONS, folder)
    following = folder / "versions" / f"v{NEWEST + 1:04}_fails.py"
    following.write_text(FAILING.format(next=NEWEST + 1, newest=NEWEST), encoding="utf-8")
    usual = Database.__init__.__kwdefaults__ or {}
    monkeypatch.setattr(Database.__init__, "__kwdefaults__", {**usual, "migrations": folder})
    killed_at = database.parent / f"{database.name}.before-20200101T000000Z-{NEWEST}.part"
    killed_at.write_bytes(b"a copy that was broken off")
    change(database, "INSERT INTO remembered VALUES ('value', '1')")
    killed(database, "2")
    for day in ("01-01", "01-02", "01-03"):
        times(day)
        assert main(["run"]) == 4
        told = capsys.readouterr().err.splitlines()[-1]
        _, copy = in_folder(database)
        assert copy == f"{database.name}.before-2026{day.replace('-', '')}T033100Z-{NEWEST}"
        assert told.startswith(f"The database cannot be brought up to date from schema {NEWEST}: table ")
        assert told.endswith(
            " already exists. Nothing in it was changed: go on with the version that you had, or put a backup in its "
            f"place: python -m bot restore FILE. A copy from before lies beside it: {copy}."
        )
    # The copy is one of the file as it is now, also after somebody has written to it.
    times("01-04")
    change(database, "UPDATE remembered SET value = '3'")
    assert main(["run"]) == 4
    newest = max(database.parent.glob("*.before-*"))
    with closing(sqlite3.connect(newest)) as copied:
        assert copied.execute("SELECT DISTINCT value FROM remembered").fetchall() == [("3",)]
    following.unlink()
    assert main(["run"]) == 1


@pytest.mark.parametrize("room", [0, 20_000, 100_000])
def test_a_disk_on_which_nothing_more_can_be_written_is_told_with_the_file_and_stops_the_bot(
    room: int, tmp_path: Path, monkeypatch: Patch, capsys: Capture
) -> None:
    file = tmp_path / "new" / "damka.sqlite3"
    monkeypatch.setenv("DATABASE_URL", url_of(file))
    with small_disk(room):
        assert main(["run"]) == 4
    told = capsys.readouterr().err.splitlines()[-1]
    assert told.startswith(f"{file}: the disk does not do its work: disk I/O error (")
    assert told.endswith(" GB free). Look at the disk, then start again.")


@pytest.mark.parametrize(("rights", "warned"), [(0o644, True), (0o604, True), (0o640, False), (0o600, False)])
def test_a_file_of_settings_that_everybody_can_read_is_warned_of(
    rights: int, warned: bool, database: Path, capsys: Capture
) -> None:
    settings = Path(".env")
    settings.write_text("LOG_FORMAT=json\n", encoding="utf-8")
    settings.chmod(rights)
    assert main(["run"]) == 1
    told = capsys.readouterr().err
    assert ("settings.open_to_others" in told) is warned
    assert ("chmod 600 .env" in told) is warned
