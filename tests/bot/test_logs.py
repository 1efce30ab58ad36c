import io
import json
import logging
from datetime import datetime, timedelta

import aiohttp
import pytest
import structlog

from bot.core.errors import BadPace, DiskFault, Unreachable
from bot.logs import Format, configure
from bot.store.database import Database
from rules import UnreadableMove


def test_a_file_gets_one_json_object_a_line() -> None:
    out = io.StringIO()
    configure("INFO", out=out)
    structlog.get_logger("bot.test").info("played", match=7, by="花子")
    logging.getLogger("discord").warning("slow %s", "socket")
    try:
        raise ValueError("broken")
    except ValueError:
        structlog.get_logger("bot.test").exception("failed")
    first, second, third = map(json.loads, out.getvalue().splitlines())
    assert (first["event"], first["match"], first["by"], first["level"]) == ("played", 7, "花子", "info")
    assert (second["event"], second["logger"]) == ("slow socket", "discord")
    assert "ValueError: broken" in third["exception"]
    assert "花子" in out.getvalue(), "who searches the log finds names as they are written"


def test_a_person_gets_text() -> None:
    out = io.StringIO()
    configure("INFO", "text", out=out)
    structlog.get_logger("bot.test").info("played", match=7)
    assert "played" in out.getvalue()
    assert "match=7" in out.getvalue()
    assert not out.getvalue().startswith("{")


def test_nothing_below_the_level_is_written() -> None:
    out = io.StringIO()
    configure("WARNING", out=out)
    structlog.get_logger("bot.test").info("quiet")
    logging.getLogger("discord.http").info("quiet")
    assert out.getvalue() == ""


def test_a_secret_is_never_written() -> None:
    out = io.StringIO()
    configure("INFO", out=out, secrets=("aa.bb.cc", ""))
    structlog.get_logger("bot.test").error("Bot aa.bb.cc refused", header={"Authorization": "Bot aa.bb.cc"})
    assert "aa.bb.cc" not in out.getvalue()
    assert "***" in out.getvalue()


def test_the_token_of_an_interaction_is_never_written() -> None:
    out = io.StringIO()
    configure("INFO", out=out)
    log, token = logging.getLogger("discord.http"), "aW50ZXJhY3Rpb246MTIzNDU2Nzg5OmFiYy_-="
    log.warning(
        "POST https://discord.com/api/v10/interactions/12/%s/callback with %s", token, {"token": token}
    )
    log.warning('PATCH /webhooks/77/%s/messages/@original?x=1 has returned {"token": "%s"}', token, token)
    log.warning("A rate limit bucket (abc:77+%s) has been exhausted.", token)
    lines = [json.loads(line)["event"] for line in out.getvalue().splitlines()]
    assert lines == [
        "POST https://discord.com/api/v10/interactions/12/***/callback with {'token': '***'}",
        'PATCH /webhooks/77/***/messages/@original?x=1 has returned {"token": "***"}',
        "A rate limit bucket (abc:77+***) has been exhausted.",
    ]


def test_a_failed_connection_is_one_line() -> None:
    out = io.StringIO()
    configure("INFO", "text", out=out)
    log = logging.getLogger("discord.shard")
    try:
        raise OSError("no route")
    except OSError as error:
        log.error("Attempting a reconnect for shard ID %s in %.2fs", 0, 1.5, exc_info=error)
        log.exception("Something else")
    first, *others = out.getvalue().splitlines()
    assert "Attempting a reconnect for shard ID 0 in 1.50s: OSError: no route" in first
    assert any("Traceback" in line for line in others)
    assert "Something else" in others[0]


def test_an_outage_is_one_line_and_of_a_failing_disk_the_database_tells_alone() -> None:
    """In whatever duty it is met, and where a library has caught it."""
    out = io.StringIO()
    configure("INFO", "json", out=out)
    ours, theirs = structlog.get_logger("bot.test"), logging.getLogger("discord.client")
    for outage in (
        Unreachable(),
        aiohttp.ServerDisconnectedError(),
        DiskFault(),
        RuntimeError("the lamp fell"),
    ):
        try:
            raise outage from OSError("no route")
        except Exception as error:
            ours.exception("hall.failed")
            ours.error("duty.ended", exc_info=error)
            theirs.exception("Ignoring exception in on_ready")
    lines = [json.loads(line) for line in out.getvalue().splitlines()]
    assert ["Traceback" in line.get("exception", "") for line in lines] == [False] * 6 + [True] * 3
    assert [line.get("error") for line in lines[:2]] == ["Unreachable: no route"] * 2
    assert lines[2]["event"] == "Ignoring exception in on_ready: Unreachable: no route"


@pytest.mark.parametrize(
    ("form", "terminal", "text"), [("auto", True, True), ("auto", False, False), ("json", True, False)]
)
def test_people_at_a_terminal_get_text_and_programs_get_json(
    form: Format, terminal: bool, text: bool
) -> None:
    out = io.StringIO()
    out.isatty = lambda: terminal  # type: ignore[method-assign]
    configure("INFO", form, out=out)
    structlog.get_logger("bot.test").info("played")
    assert ("\x1b[" in out.getvalue()) is text, "in colours"
    assert out.getvalue().startswith("{") is not text


@pytest.mark.parametrize(("level", "theirs"), [("DEBUG", "WARNING"), ("INFO", "WARNING"), ("ERROR", "ERROR")])
def test_libraries_that_talk_much_are_heard_when_something_is_wrong(level: str, theirs: str) -> None:
    configure(level, out=io.StringIO())
    assert logging.getLevelName(logging.root.level) == level
    for name in ("aiosqlite", "alembic", "sqlalchemy.engine"):
        assert logging.getLevelName(logging.getLogger(name).getEffectiveLevel()) == theirs


def test_what_names_people_at_every_event_is_never_heard() -> None:
    out = io.StringIO()
    configure("DEBUG", out=out)
    for name in ("discord.gateway", "discord.http", "discord.state", "asyncio", "asyncpg", "aiosqlite"):
        logging.getLogger(name).debug("For Shard ID 0: WebSocket Event: %s", {"user": {"global_name": "Ann"}})
    assert out.getvalue() == ""


LEAVER, NAME = 734_501_882_113_004_551, "Wilhelmina Ötvös"
QUOTING = (
    f"(sqlite3.OperationalError) disk I/O error\n[SQL: INSERT]\n[parameters: ({LEAVER}, {NAME!r})]\n(Background",
    f"duplicate key\nDETAIL:  Key (user_id, name)=({LEAVER}, {NAME}) already exists.\n[SQL: INSERT]",
    f"invalid input for query argument $2: {NAME!r} (a number is required)",
    f"PUT https://discord.com/api/v10/guilds/1/members/{LEAVER}/roles/2 responded with 429.",
    f"Ignoring exception in autocomplete for 'move' (Guild: 1, User: {LEAVER})",
    f"<@{LEAVER}> is nobody, nor is {LEAVER}.",
)


@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.parametrize("said", QUOTING)
def test_an_error_that_quotes_people_is_written_without_them(form: Format, said: str) -> None:
    out = io.StringIO()
    configure("DEBUG", form, out=out)
    try:
        raise ValueError(said)
    except ValueError as error:
        structlog.get_logger("bot.test").exception("sweep.failed", guild=LEAVER + 1, error=repr(error))
        logging.getLogger("asyncio").error("Task exception was never retrieved: %r", error, exc_info=error)
    logging.getLogger("discord.http").warning(said)
    assert out.getvalue().count("ValueError") >= 4, "all else that the error says is there"
    assert str(LEAVER + 1) in out.getvalue(), "the server is told"
    assert str(LEAVER) not in out.getvalue()
    assert NAME not in out.getvalue()


@pytest.mark.parametrize("form", ["text", "json"])
def test_of_a_refusal_that_is_logged_with_an_error_stands_its_code_alone(form: Format) -> None:
    """The details of a refusal are what somebody has typed."""
    out = io.StringIO()
    configure("DEBUG", form, out=out)
    log = structlog.get_logger("bot.test")
    typed = UnreadableMove(text=NAME)
    refused = BadPace("unreadable", text=NAME)
    log.error("request.failed", exc_info=typed)
    try:
        try:
            raise ValueError("the lamp fell over") from typed
        except ValueError as error:
            raise ExceptionGroup("both", [refused, error]) from None
    except ExceptionGroup:
        log.exception("request.failed")
    logging.getLogger("asyncio").error("Task exception was never retrieved: %r", refused, exc_info=refused)
    told = out.getvalue()
    assert told.count("unreadable-move") == 2
    assert told.count(refused.code) == 3
    assert "the lamp fell over" in told
    assert NAME not in told
    assert NAME.encode("ascii", "backslashreplace").decode() not in told


@pytest.mark.parametrize("url", ["sqlite://", "sqlite+aiosqlite:////tmp/none.db", "postgresql+asyncpg://x/y"])
async def test_no_error_of_a_database_quotes_the_values_of_its_statement(url: str) -> None:
    database = Database(url)
    assert database._writer.sync_engine.hide_parameters
    assert database._reader.sync_engine.hide_parameters
    await database.close()


def test_a_line_has_its_time_its_level_and_what_is_bound_to_it() -> None:
    out = io.StringIO()
    configure("INFO", "json", out=out)
    with structlog.contextvars.bound_contextvars(match=7):
        logging.getLogger("discord").warning("slow", extra={"shard": 3})
        structlog.get_logger("bot.test").warning("sweep.failed", at=("a", object))
    theirs, ours = map(json.loads, out.getvalue().splitlines())
    assert (theirs["match"], theirs["shard"], theirs["level"]) == (7, 3, "warning")
    assert (ours["match"], ours["logger"], ours["level"]) == (7, "bot.test", "warning")
    for line in (theirs, ours):
        assert datetime.fromisoformat(line["timestamp"]).utcoffset() == timedelta(0)
