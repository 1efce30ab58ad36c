"""python -m tests.bot.store.dumps: freezes the newest revision of the schema.

Writes a database of it, with rows of a club's life in all its tables, to `tests/data/store/<revision>.sql`, and the
digest of its file to `tests/data/store/frozen.txt`. Both stay as they are once it is released.
"""

import asyncio
import hashlib
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from bot.store.database import MIGRATIONS
from tests.bot.services.test_tampering import populated_at

DUMPS = Path(__file__).parents[2] / "data" / "store"
FROZEN = DUMPS / "frozen.txt"


def frozen() -> dict[str, str]:
    """The digest of each frozen revision by the name of its file."""
    if not FROZEN.exists():
        return {}
    lines = (line.split() for line in FROZEN.read_text(encoding="utf-8").splitlines())
    return {name: digest for digest, name in lines}


def files() -> list[Path]:
    return sorted((MIGRATIONS / "versions").glob("v[0-9]*.py"))


def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def written(path: Path) -> Iterator[str]:
    with closing(sqlite3.connect(path)) as database:
        (mark,) = database.execute("PRAGMA application_id").fetchone()
        yield from database.iterdump()
    yield f"PRAGMA application_id = {mark};"


def main() -> None:
    *_, newest = files()
    dump = DUMPS / f"{int(newest.stem[1:5])}.sql"
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "life.db")
        asyncio.run(populated_at(path))
        dump.write_text("\n".join(written(path)) + "\n", encoding="utf-8")
    FROZEN.write_text("".join(f"{digest(file)}  {file.name}\n" for file in files()), encoding="utf-8")
    print(f"{dump.name} is written: once it is released, never change it again.")


if __name__ == "__main__":
    main()
