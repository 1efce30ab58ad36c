"""An operator's view of the running bot: figures, health, a process that does not live on without its duties."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

from tests.bot.process.bot_process import online, pointed_at, python, running
from tests.bot.process.loopback import ANN, LoopbackDiscord
from tests.bot.process.loopback.payloads import GUILD
from tests.bot.process.loopback.server import ENTRY_POINT
from tests.bot.process.test_process import begin
from tests.postgres import free_port

WITHOUT_AN_OUTBOX = """
import sys
from bot.__main__ import main
from bot.outbox.service.outbox import Outbox

async def run(self, deliver):
    raise RuntimeError("no paper")

Outbox.run = run
sys.exit(main(["run"]))
"""


def page(port: int, name: str) -> str:
    with urlopen(f"http://127.0.0.2:{port}/{name}") as answer:
        text: str = answer.read().decode()
        return text


def figure(text: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert found, f"{name} is not among\n{text}"
    return float(found[1])


@pytest.mark.slow
async def test_figures_and_health_can_be_asked_and_the_log_names_the_match(
    discord: LoopbackDiscord, tmp_path: Path
) -> None:
    port, boards = free_port(), free_port()
    served: Any = {"PAGE_URL": "https://boards", "PAGE_PORT": str(boards), "PAGE_HOST": "127.0.0.2"}
    async with online(
        discord,
        tmp_path,
        **served,
        METRICS_PORT=str(port),
        METRICS_HOST="127.0.0.2",
        LOG_LEVEL="DEBUG",
        LOG_FORMAT="json",
    ) as bot:
        await begin(discord)
        await discord.slash(ANN, "move", notation="11-15")
        assert "No other game waits" in (await discord.slash(ANN, "move", notation="12-16")).text()
        await bot.says('"outcome": "NoMatchWaiting"')
        # A notice is told before it is written down and counted.
        counted = ('damka_notices_total{outcome="delivered"}', 'count{outcome="done",request="/move"}')
        async with asyncio.timeout(60):
            while not all(name in (text := page(port, "metrics")) for name in counted):
                await asyncio.sleep(0.1)
        assert figure(text, 'damka_request_seconds_count{outcome="done",request="/move"}') == 1
        assert figure(text, 'damka_request_seconds_count{outcome="NoMatchWaiting",request="/move"}') == 1
        assert figure(text, "damka_drawing_seconds_count") >= 2
        assert figure(text, 'damka_database_seconds_count{kind="write"}') >= 2
        assert figure(text, "damka_database_statements_total") > 20
        assert figure(text, "damka_outbox_age_seconds") < 60
        assert figure(text, "damka_sweeper_lag_seconds") < 60
        assert figure(text, "damka_gateway_connected") == 1
        assert page(port, "health") == "well\n"
        assert "<title>Damka" in page(boards, "")
        assert figure(page(port, "metrics"), 'damka_pages_total{route="/",status="200"}') == 1
        # Nobody else can have its port meanwhile.
        (other := tmp_path / "other").mkdir()
        async with running(other, **{**pointed_at(discord, other), **served}) as second:
            assert await second.ended() == 2
        assert f"PAGE_PORT {boards} of PAGE_HOST 127.0.0.2 cannot be used: " in second.output
        assert await bot.stop() == 0
    lines = [json.loads(line) for line in bot.output.splitlines() if line.startswith("{")]
    wanted = {"event": "request.ended", "request": "/move", "outcome": "done"}
    (ended,) = [line for line in lines if wanted.items() <= line.items()]
    assert (ended["match"], ended["guild"]) == (1, GUILD)
    assert re.fullmatch(r"\d{8}", ended["number"])


@pytest.mark.slow
async def test_a_duty_that_ends_by_itself_ends_the_process(discord: LoopbackDiscord, tmp_path: Path) -> None:
    async with python(tmp_path, "-c", WITHOUT_AN_OUTBOX, **pointed_at(discord, tmp_path)) as bot:
        assert await bot.ended() == 3
    assert "no paper" in bot.output
    assert "The outbox duty ended by itself" in bot.output


@pytest.mark.slow
async def test_activities_that_keep_discord_from_taking_the_commands_are_named(
    discord: LoopbackDiscord, tmp_path: Path
) -> None:
    own = {"id": "5", "name": "launch", "type": ENTRY_POINT, "application_id": "1", "version": "1"}
    discord.commands = [own]
    async with running(tmp_path, "sync", **pointed_at(discord, tmp_path)) as syncing:
        assert await syncing.ended() == 2
    assert "Activities are enabled" in syncing.output
    assert "Traceback" not in syncing.output
    # The bot itself serves on, with the commands that Discord has.
    async with online(discord, tmp_path) as bot:
        await bot.says("commands.refused")
        assert (await discord.slash(ANN, "help")).text()
    assert discord.commands == [own]
