"""One bot to a file, whatever the file is called."""

import os
import sys
from pathlib import Path

import pytest

from bot.store.files import AlreadyRunning, FileInUse, UnfinishedRestore
from bot.store.seats import replacing, sole

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the system has no such locks")


def refused(path: Path) -> bool:
    try:
        with sole(path):
            return False
    except AlreadyRunning:
        return True


def test_a_file_has_one_bot_by_every_path_that_leads_to_it(tmp_path: Path) -> None:
    file, link, twin = (tmp_path / name for name in ("games.sqlite3", "link", "twin"))
    with sole(file):
        link.symlink_to(file)
        os.link(file, twin)
        assert [refused(path) for path in (file, link, twin)] == [True] * 3
        assert not refused(tmp_path / "other.sqlite3")
    assert [refused(path) for path in (file, link, twin)] == [False] * 3


def test_a_database_that_is_no_file_has_no_lock() -> None:
    with sole(None), sole(None):
        pass


def test_nothing_is_made_where_a_restore_was_broken_off(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite3.restored").write_bytes(b"half of it")
    with pytest.raises(UnfinishedRestore), sole(tmp_path / "games.sqlite3"):
        pass
    assert not (tmp_path / "games.sqlite3").exists()


def test_a_file_is_replaced_by_one_and_while_no_bot_runs_on_it(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    with replacing(file):
        with pytest.raises(FileInUse), replacing(file):
            pass
        assert not file.exists()
    with sole(file), pytest.raises(FileInUse), replacing(file):
        pass
    with replacing(file):
        assert refused(file)
    assert not refused(file)


def test_a_file_that_was_replaced_before_it_was_locked_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import fcntl

    file, staged = tmp_path / "games.sqlite3", tmp_path / "staged"
    file.touch()
    flock = fcntl.flock

    def late(descriptor: int, operation: int) -> None:
        file.rename(tmp_path / "aside")
        staged.touch()
        staged.rename(file)
        flock(descriptor, operation)

    with monkeypatch.context() as patch:
        patch.setattr(fcntl, "flock", late)
        assert refused(file)
    assert not refused(file)
