"""backup: one copy, and the copies of every night."""

import fcntl
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.__main__ import main
from tests.bot.fixtures import url_of
from tests.bot.store.test_files import flip, in_folder, small_disk

pytestmark = pytest.mark.usefixtures("alone")


def test_a_backup_with_any_name_is_looked_at(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name = "before? 50%41 #1 テスト.sqlite3"
    assert main(["backup", name]) == 0
    capsys.readouterr()
    assert main(["check", name]) == 0
    assert capsys.readouterr().out == f"{Path(name).absolute()}: 2 matches, 1 moves, 0 wrong\n"


def test_a_full_disk_leaves_no_half_backup(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
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
