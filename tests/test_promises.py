"""Every sentence that promises something has a test that fails if it is false, and nothing is promised unregistered."""

import ast
import asyncio
import inspect
import socket
from contextlib import suppress

import discord

from bot.app import open_app
from bot.client import Damka
from bot.language.texts import Texts
from tests import reached
from tests.bot.fixtures import Hands
from tests.promises import DESCRIBES, ROOT, registered, said

NETWORK = {
    "aiohttp", "ftplib", "http", "imaplib", "requests", "smtplib", "socket", "ssl", "urllib.request",
    "xmlrpc",
}  # fmt: skip
"""Modules that open connections."""


def test_every_sentence_is_registered() -> None:
    known = registered()
    assert [sentence for sentence in said() if sentence not in known] == [], "see tests/promises.py"


def test_nothing_is_registered_that_nobody_says() -> None:
    told = set(said())
    assert [sentence for sentence in registered() if sentence not in told] == []


def test_each_promise_has_tests_that_are_there_and_not_skipped() -> None:
    promises = [tests for tests in registered().values() if tests != [DESCRIBES]]
    assert len(promises) >= 75
    for test in {test for tests in promises for test in tests}:
        path, _, name = test.partition("::")
        assert name.startswith("test_"), test
        (found,) = [
            node
            for node in ast.parse((ROOT / path).read_text(encoding="utf-8")).body
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name == name
        ]
        marks = " ".join(ast.unparse(mark) for mark in found.decorator_list)
        assert "skip" not in marks, test
        assert "xfail" not in marks, test
    assert all(promises), "a sentence without a test"


async def test_the_bot_asks_for_no_more_than_it_reads() -> None:
    async with open_app("sqlite+aiosqlite:///:memory:", now=Hands()) as app:
        bot, hearing = Damka(app, Texts()), Damka(app, Texts(), mentions=True)
        # No members and no words of others: neither is sent to it, and no list of members is asked for.
        assert bot.intents == discord.Intents(guilds=True, dm_messages=True)
        assert hearing.intents == discord.Intents(guilds=True, dm_messages=True, guild_messages=True)
        assert not hearing.intents.members
        assert not hearing.intents.message_content
        assert "fetch_members" not in inspect.getsource(inspect.getmodule(Damka))  # type: ignore[arg-type]


def test_nothing_but_discord_is_spoken_to() -> None:
    """Beside discord.py, only what shows the figures and what tells of Discord's errors knows of a network."""
    found = set()
    for package in ("bot", "render", "rules"):
        for path in (ROOT / package).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                names = (
                    [alias.name for alias in node.names]
                    if isinstance(node, ast.Import)
                    else [node.module or ""]
                    if isinstance(node, ast.ImportFrom)
                    else []
                )
                if any(name in NETWORK or name.partition(".")[0] in NETWORK for name in names):
                    found.add(path.relative_to(ROOT).as_posix())
    assert found == {
        *("bot/__main__.py", "bot/console/status.py", "bot/skin/malformed.py"),
        "bot/skin/malformed.py",  # what Discord has answered
        "bot/page/routes.py",  # the page, which asks nobody
        "bot/sandbox.py",  # a port of this machine for its page
    }


async def test_each_test_is_held_to_reach_no_other_machine() -> None:
    """`nobody_else_is_reached` looks after every one of them, the stories among them."""
    with suppress(OSError):
        await asyncio.open_connection("192.0.2.1", 9, local_addr=("127.0.0.1", 0))
    with suppress(OSError):
        socket.getaddrinfo("elsewhere.invalid", 9)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sending, suppress(OSError):
        sending.sendto(b"", ("192.0.2.1", 9))
    assert len(reached.taken()) == 3
    with suppress(OSError):
        await asyncio.open_connection("127.0.0.1", 1)
    with suppress(OSError):
        socket.getaddrinfo("localhost", 1)
    assert reached.taken() == []
