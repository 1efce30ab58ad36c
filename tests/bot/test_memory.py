"""Modules that the bot does not load before it needs them: memory limits how many servers fit on a machine."""

import subprocess
import sys

LATE = ("alembic", "gacrux", "networkx", "fontTools", "simcord")


def test_serving_loads_nothing_that_only_some_bots_or_rare_moments_need() -> None:
    program = "import sys, bot.__main__, bot.app, bot.client, bot.console.status; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded = {name.partition(".")[0] for name in done.stdout.split()}
    assert "discord" in loaded
    assert not loaded & set(LATE)
