"""Logging: structlog on the standard library, so that every library's lines look alike.

No line names a person. Libraries that would tell of each event, with whom it concerns, are heard from INFO on, and what
an error quotes of people is left out of the line.
"""

import logging
import re
import sys
from collections.abc import Iterator, MutableMapping
from typing import Any, Literal, TextIO

import structlog

Format = Literal["auto", "text", "json"]

_TOKENS = re.compile(
    r"""
    (?P<before> /interactions/\d+/ | /webhooks/\d+/ | \\?["']token\\?["']:\s*\\?["'] )  # in addresses and events
    [^/\s"'\\?]+
    | aW50ZXJhY3Rpb246 [\w+/=-]+  # Base64 of what every token begins with, wherever else one stands
    """,
    re.VERBOSE,
)
_QUOTED = re.compile(
    r"""
    (?P<before>
        \[parameters:\s                                  # SQLAlchemy: the values of a statement
      | DETAIL:\s+                                       # PostgreSQL: the key of a row
      | invalid\ input\ for\ query\ argument\ \$\d+:\s    # asyncpg: a value that does not fit
    )
    (?: (?!\\n) . )+
    """,
    re.VERBOSE,
)
"""Values of the database in the text of an error, to the end of the line."""
_IDS = re.compile(r"(?<!\d)(?<!\d\.)\d{15,20}(?!\.?\d)")
"""Ids of Discord. Nobody can tell from one whether it is a person's, nor whose direct messages a channel is."""
_PLACES = frozenset({"guild", "channel", "message", "forum", "thread", "interaction", "number"})
"""Facts of our own lines that are ids of other things than people."""
_HEARD_FROM = {
    **dict.fromkeys(("aiosqlite", "alembic", "sqlalchemy"), logging.WARNING),
    **dict.fromkeys(("aiohttp", "asyncio", "asyncpg", "discord"), logging.INFO),
}
"""The least level at which a library is heard: below it is of use only to those who work on it, and some of it are
whole events with people's names.
"""
_OUTAGES = frozenset({"Unreachable", "DiscordServerError", "ClientError"})
"""The database, Discord or the network between are away. By their names, for most commands need no Discord."""
_RECONNECTING = ("Attempting a reconnect", "Failed to connect for shard_id")
"""How the library's lines begin that tell of a connection to Discord which did not come about."""


def configure(
    level: str, form: Format = "auto", *, secrets: tuple[str, ...] = (), out: TextIO | None = None
) -> None:
    """Sends all log lines to `out` (standard error): text for people on a terminal, else one JSON object a line.

    A line never holds one of the `secrets`, nor the token of an interaction, with which anybody could answer it;
    asterisks stand in. Nor does it hold the values of a statement that has failed, nor an id outside of `_PLACES`. An
    outage is one line, as a connection that did not come about; of a failing disk the database tells alone.
    """
    stream = out or sys.stderr
    text = form == "text" or (form == "auto" and stream.isatty())
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            structlog.stdlib.PositionalArgumentsFormatter(),
            _outage,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    finish: list[Any] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta, _codes_alone, _nameless]
    if text:
        # A prettier traceback would show the values of variables.
        plain = structlog.dev.plain_traceback
        finish.append(structlog.dev.ConsoleRenderer(colors=stream.isatty(), exception_formatter=plain))
    else:
        finish.append(structlog.processors.JSONRenderer(ensure_ascii=False))
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        _Discreet(
            foreign_pre_chain=[*shared, structlog.stdlib.ExtraAdder()], processors=finish, secrets=secrets
        )
    )
    handler.addFilter(_brief)
    logging.root.handlers[:] = [handler]
    logging.root.setLevel(level)
    for name, least in _HEARD_FROM.items():
        logging.getLogger(name).setLevel(max(least, logging.root.level))


def _outage(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """The line of an outage without its traceback."""
    error = _error_of(event)
    if _is_told(error):
        raise structlog.DropEvent
    if _is_outage(error):
        del event["exc_info"]
        event["error"] = _told(error)
    return event


def _error_of(event: MutableMapping[str, Any]) -> BaseException | None:
    given = event.get("exc_info")
    return given[1] if isinstance(given, tuple) else sys.exception() if given is True else given


def _is_outage(error: BaseException | None) -> bool:
    return not _OUTAGES.isdisjoint(each.__name__ for each in type(error).__mro__)


def _is_told(error: BaseException | None) -> bool:
    """Of a failing disk the database has told."""
    return type(error).__name__ == "DiskFault"


def _told(error: BaseException | None) -> str:
    return f"{type(error).__name__}: {error.__cause__ or error}" if error else ""


def _codes_alone(logger: Any, method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """The traceback as text. Of our own errors, refusals, it has the code, for in `details` stands what was typed."""
    error = _error_of(event)
    event = structlog.processors.format_exc_info(logger, method, event)
    for each in _chain(error):
        code = getattr(each, "code", "")
        if getattr(each, "details", None):
            for key, value in event.items():
                if isinstance(value, str):
                    event[key] = value.replace(repr(each), f"{type(each).__name__}({code!r})").replace(
                        str(each), code
                    )
    return event


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    """The error with those that it came from, or that were being handled when it was raised."""
    waiting, seen = [error], set[int]()
    while waiting:
        each = waiting.pop()
        if each is not None and id(each) not in seen:
            seen.add(id(each))
            yield each
            waiting += [each.__cause__, each.__context__, *getattr(each, "exceptions", ())]


def _nameless(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """The facts of a line without what an error quotes of people."""
    for key, value in event.items():
        if key not in _PLACES and not isinstance(value, (bool, float, type(None))):
            text = _QUOTED.sub(r"\g<before>***", str(value))
            hidden = _IDS.sub("***", text)
            if not isinstance(value, int) or hidden != text:
                event[key] = hidden
    return event


def _brief(record: logging.LogRecord) -> bool:
    """Tells of an outage in one line: the traceback is always that of the library, and grows each time."""
    error = record.exc_info[1] if record.exc_info else None
    if error is None or isinstance(record.msg, dict):
        return True
    if _is_told(error):
        return False
    if _is_outage(error) or str(record.msg).startswith(_RECONNECTING):
        record.msg, record.args = f"{record.getMessage()}: {_told(error)}", ()
        record.exc_info = record.exc_text = None
    return True


class _Discreet(structlog.stdlib.ProcessorFormatter):
    """Writes a line with every secret and every interaction's token replaced, wherever in it they stand."""

    def __init__(self, *, secrets: tuple[str, ...], **options: Any) -> None:
        super().__init__(**options)
        self._secrets = tuple(secret for secret in secrets if secret)

    def format(self, record: logging.LogRecord) -> str:
        line = super().format(record)
        for secret in self._secrets:
            line = line.replace(secret, "***")
        return _TOKENS.sub(lambda found: f"{found['before'] or ''}***", line)
