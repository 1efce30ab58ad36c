"""Modules that a bot with one file does not need are not loaded: memory limits how many servers fit on a machine."""

import subprocess
import sys

UNUSED = (
    *("sqlalchemy.orm", "sqlalchemy.dialects.postgresql", "alembic", "asyncpg", "simcord", "numpy", "PIL"),
    *("gacrux", "networkx", "fontTools"),
)


def test_the_bot_starts_without_what_only_others_or_rare_moments_need() -> None:
    """SQLAlchemy's ORM and its other dialects, migrations, pictures and the sandbox take twenty-five megabytes."""
    code = "import sys, bot.__main__, bot.app, bot.client, bot.console.status, bot.store.seats; print(*sys.modules)"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = found.stdout.split()
    assert {"sqlalchemy.engine", "discord"} <= set(loaded)
    assert [name for name in UNUSED if name in loaded] == []
