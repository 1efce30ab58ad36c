"""backup and restore: copies of every night, and one that takes the place of the database, whole or not at all."""

import asyncio
import fcntl
import shutil
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.app import open_app
from bot.lessons.model.step import Progress
from bot.lessons.service import Lessons
from bot.store import seats
from bot.store.files import log_of
from tests.bot.console.files import Capture, Patch, change
from tests.bot.fixtures import ANNA, Hands, url_of
from tests.bot.store.test_files import flip, in_folder, killed, small_disk

pytestmark = pytest.mark.usefixtures("alone")


def test_all_is_well(database: Path, capsys: Capture) -> None:
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
                await app[Lessons].found(ANNA, "russian", step, 10)
            return await app[Lessons].progress(ANNA)

    before = asyncio.run(at_step(4))
    assert main(["backup", "copy.sqlite3"]) == 0
    assert asyncio.run(at_step(9)) != before
    assert main(["restore", "copy.sqlite3"]) == 0
    assert main(["check"]) == 0
    assert asyncio.run(at_step()) == before == {"russian": Progress(done=5, steps=10)}


@pytest.mark.parametrize(
    ("version", "told"),
    [
        ("0030", "is from before the first release (schema 0030)"),
        ("9999", "was made by a later version (schema 9999): update the bot first. Nothing was changed.\n"),
    ],
)
def test_a_backup_of_another_version_replaces_nothing(
    version: str, told: str, database: Path, monkeypatch: Patch, capsys: Capture
) -> None:
    assert main(["backup", "copy.sqlite3"]) == 0
    change(Path("copy.sqlite3"), f"UPDATE alembic_version SET version_num = '{version}'")
    assert main(["restore", "copy.sqlite3"]) == 2
    assert told in capsys.readouterr().err
    assert in_folder(database) == ["damka.sqlite3"]
    assert main(["check"]) == 0
    # Nor is a server asked for its empty database.
    monkeypatch.setenv("DATABASE_URL", "postgresql+asyncpg://damka@127.0.0.1:1/damka")
    assert main(["restore", "copy.sqlite3"]) == 2
    assert told in capsys.readouterr().err


@pytest.mark.parametrize(
    "statement", ["DELETE FROM alembic_version", "UPDATE alembic_version SET version_num = ''"]
)
def test_a_file_that_has_lost_its_version_is_damaged_and_not_empty(
    statement: str, database: Path, monkeypatch: Patch, capsys: Capture
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    assert main(["backup", "copy.sqlite3"]) == 0
    shutil.copyfile("copy.sqlite3", "lost.sqlite3")
    for file in (database, Path("lost.sqlite3")):
        change(file, statement)
    lost = "the version of its tables is missing"
    for command in (["run"], ["check"], ["backup", "other.sqlite3"], ["exclude", "1"], ["world", "reports"]):
        assert main(command) == 4
        told = capsys.readouterr().err.splitlines()[-1]
        assert told.startswith(f"{database} is damaged: {lost}. Stop the bot and put a backup in its place")
    assert main(["restore", "lost.sqlite3"]) == 2
    assert capsys.readouterr().err == (
        f"{Path('lost.sqlite3').absolute()} is no backup that can be used: {lost}. Nothing was changed.\n"
    )
    assert in_folder(database) == ["damka.sqlite3"]
    assert main(["restore", "copy.sqlite3"]) == 0
    assert main(["check"]) == 0


def test_what_is_no_backup_replaces_nothing(database: Path, capsys: Capture) -> None:
    assert main(["backup", "torn.sqlite3"]) == 0
    flip(Path("torn.sqlite3"), 5)
    change(Path("invoices.sqlite3"), "CREATE TABLE invoices (id)")
    Path("empty.sqlite3").touch()
    Path("diary.sqlite3").write_bytes(b"Dear diary")
    for name, why in (
        ("invoices", "it belongs to another program. Nothing was changed.\n"),
        ("torn", ""),
        ("empty", ""),
        ("diary", ""),
        ("nowhere", "there is no such file"),
    ):
        assert main(["restore", f"{name}.sqlite3"]) == 2
        told = capsys.readouterr().err
        assert told.startswith(f"{Path(name).absolute()}.sqlite3 is no backup that can be used: {why}")
    assert main(["restore", str(database)]) == 2
    assert capsys.readouterr().err == f"{database} is the database itself: name a backup.\n"
    assert in_folder(database) == ["damka.sqlite3"]
    assert main(["check"]) == 0


def test_a_full_disk_stops_a_restore_before_anything_is_moved(database: Path, capsys: Capture) -> None:
    assert main(["backup", "copy.sqlite3"]) == 0
    with small_disk(60_000):
        assert main(["restore", "copy.sqlite3"]) == 4
    assert capsys.readouterr().err.startswith(f"{database}: the disk does not do its work: ")
    assert in_folder(database) == ["damka.sqlite3"]
    assert main(["check"]) == 0


def test_a_restore_replaces_the_file_that_a_link_leads_to(
    database: Path, monkeypatch: Patch, tmp_path: Path
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


def test_two_restores_at_once_are_one(database: Path, capsys: Capture) -> None:
    assert main(["backup", "copy.sqlite3"]) == 0
    with seats.replacing(database):
        assert main(["restore", "copy.sqlite3"]) == 4
    assert "is in use" in capsys.readouterr().err
    assert in_folder(database) == ["damka.sqlite3"]


def test_a_backup_copied_over_by_hand_is_not_mixed_with_the_old_log(
    database: Path, monkeypatch: Patch, capsys: Capture
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


def test_a_backup_beside_the_log_of_another_file_replaces_nothing(database: Path, capsys: Capture) -> None:
    assert main(["backup", "copy.sqlite3"]) == 0
    shutil.copyfile(database, "other.sqlite3")
    killed(Path("other.sqlite3"), "2")
    shutil.copyfile("copy.sqlite3", "other.sqlite3")
    assert main(["restore", "other.sqlite3"]) == 2
    assert capsys.readouterr().err == (
        f"{Path('other.sqlite3').absolute()} is no backup that can be used: other.sqlite3-wal beside it is another "
        "file's: move the backup to another folder. Nothing was changed.\n"
    )
    assert in_folder(database) == ["damka.sqlite3"]


@pytest.mark.parametrize(
    ("statements", "told"),
    [
        (["DROP TABLE matches"], "it belongs to another program"),
        (["DROP TABLE players"], "its table players has no name"),
        (["ALTER TABLE servers DROP COLUMN settings"], "its table servers has no settings"),
        (["DROP TABLE alembic_version", "CREATE TABLE alembic_version (x)"], "no such column: version_num"),
    ],
)
def test_a_backup_without_all_its_tables_replaces_nothing(
    statements: list[str], told: str, database: Path, capsys: Capture
) -> None:
    assert main(["backup", "copy.sqlite3"]) == 0
    for statement in statements:
        change(Path("copy.sqlite3"), statement)
    assert main(["restore", "copy.sqlite3"]) == 2
    assert capsys.readouterr().err == (
        f"{Path('copy.sqlite3').absolute()} is no backup that can be used: {told}. Nothing was changed.\n"
    )
    assert in_folder(database) == ["damka.sqlite3"]
    assert main(["check"]) == 0


def test_a_backup_with_any_name_is_looked_at(database: Path, capsys: Capture) -> None:
    name = "before? 50%41 #1 テスト.sqlite3"
    assert main(["backup", name]) == 0
    capsys.readouterr()
    assert main(["check", name]) == 0
    assert capsys.readouterr().out == f"{Path(name).absolute()}: 2 matches, 1 moves, 0 wrong\n"


def test_a_full_disk_leaves_no_half_backup(database: Path, capsys: Capture) -> None:
    with small_disk(60_000):
        assert main(["backup", "copy.sqlite3"]) == 4
    told = capsys.readouterr().err
    assert told.startswith("copy.sqlite3: the disk does not do its work: disk I/O error (")
    assert "Traceback" not in told
    assert [path.name for path in Path().iterdir()] == ["data"]
    assert in_folder(database) == ["damka.sqlite3"]
    assert main(["backup", "nowhere/copy.sqlite3"]) == 1
    assert capsys.readouterr().err.startswith("nowhere/copy.sqlite3 cannot be written: No such file")


def test_a_folder_keeps_the_copies_of_so_many_days_and_nothing_else_is_deleted(
    database: Path, times: Callable[[str], None], capsys: Capture
) -> None:
    folder = Path("copies")
    folder.mkdir()
    others = {
        *("damka-before-the-move.sqlite3", "damka-20250101T000000Z.sqlite3.gz"),
        *("other-20250101T000000Z.sqlite3", "damka-202511T000000Z.sqlite3", "damka-20250101T000000Z"),
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
    database: Path, times: Callable[[str], None], capsys: Capture
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
    database: Path, times: Callable[[str], None], monkeypatch: Patch
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
    database: Path, times: Callable[[str], None], capsys: Capture
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
    with pytest.raises(SystemExit):
        main(["backup", "copies", "--keep", "0"])
