"""Answers of Discord that are none: a proxy's page, half an answer, something else than was asked for, or no answer.

discord.py would look for an id in them, wherever a message is sent, and knows no broken connection. Here they become
what they are, failures of the server: whoever asked tries again, or does without.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, MutableMapping
from contextvars import ContextVar
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
import discord
import structlog
from aiohttp.connector import Connection

log = structlog.get_logger(__name__)

_JSON: Final = "application/json"
_FAILED: Final = 502
_TOO_MANY: Final = 429
_CALLBACK: Final = re.compile(r"/interactions/\d+/[^/]+/callback")
_LISTS: Final = re.compile(r"/applications/\d+/commands|/channels/\d+/messages|/guilds/\d+/(channels|roles)")
"""Lists of things, unless one is made there."""
_NEEDED: Final = (
    (re.compile(r"/gateway/bot"), ("url", "shards", "session_start_limit")),
    (re.compile(r"/applications/\d+/emojis"), ("items",)),
    (re.compile(r"/guilds/\d+/threads/active"), ("threads", "members")),
    (re.compile(r"/channels/\d+/(threads|users/@me/threads)/archived/\w+"), ("threads", "members")),
    (re.compile(r"/guilds/\d+/members/\d+"), ("user", "roles", "flags")),
    (re.compile(r"/(channels/\d+|webhooks/\d+/[^/]+)/messages(/[^/]+)?"), ("id", "type", "content")),
    (re.compile(r"/webhooks/\d+/[^/]+"), ("id", "type", "content")),
    (re.compile(r"/channels/\d+(/threads|/messages/\d+/threads)?|/users/@me/channels"), ("id", "type")),
    (re.compile(r"/guilds/\d+"), ("id", "name", "roles")),
)
"""The fields without which discord.py makes nothing of an answer; elsewhere it is the id."""
_MESSAGES: Final = re.compile(r"/(channels/\d+|webhooks/\d+/[^/]+)/messages(/[^/]+)?|/webhooks/\d+/[^/]+")
_READ: Final = {"id": str, "type": int, "content": str, "channel_id": str, "flags": int}
"""All that the bot reads in messages that Discord answers with, besides their authors."""
_AUTHOR: Final = {"id": str, "username": str}
_LOST: Final = (aiohttp.ClientError, OSError)
_RESET: Final = 54  # the number of an OSError after which discord.py asks again, a little later each time
_ASKED: Final = 3  # how often in all
_lost_before: Final[ContextVar[int]] = ContextVar("lost_before", default=0)
"""Connections that this task has lost since its last answer: of the same call, for it makes one after another."""
MALFORMED: Final = (AttributeError, LookupError, TypeError, ValueError)
"""The errors with which discord.py meets what it cannot read."""


def careful() -> aiohttp.TraceConfig:
    """Looks at each answer before discord.py does."""
    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(_look)
    trace.on_request_exception.append(_lost)
    return trace


async def _look(_session: object, _context: SimpleNamespace, answered: aiohttp.TraceRequestEndParams) -> None:
    _lost_before.set(0)
    response, path = answered.response, _path(str(answered.url))
    if path is None or response.status == 204:
        return
    try:
        body = await response.read()
        found = json.loads(body) if response.headers.get("Content-Type") == _JSON else None
        sound = _sound(answered.method, path, response.status, response.headers, found)
    except (aiohttp.ClientPayloadError, ValueError):
        sound = False
    if sound:
        if response.status < 300 and (_MESSAGES.fullmatch(path) or _CALLBACK.fullmatch(path)):
            response._body = json.dumps(_without_more(found)).encode()
        return
    response._body = b"null"
    if response.status >= 500:
        return
    log.warning("answer.malformed", method=answered.method, path=path, status=response.status)
    response.status, response.reason = _FAILED, "Malformed Answer"
    if answered.method == "POST" and not _CALLBACK.fullmatch(path):
        # It may have been done. Whoever asked knows how to ask again without having it twice; discord.py does not.
        raise discord.DiscordServerError(response, None)


async def _lost(_session: object, _context: object, failed: aiohttp.TraceRequestExceptionParams) -> None:
    """A broken connection, or none. It is asked again where that does nothing twice; at last it is an answer 502."""
    error, path = failed.exception, _path(str(failed.url))
    if path is None or not isinstance(error, _LOST):
        return
    sent = not isinstance(error, aiohttp.ClientConnectorError)
    once = sent and failed.method == "POST" and not _CALLBACK.fullmatch(path)
    count = _lost_before.get() + 1
    if count < _ASKED and not once:
        _lost_before.set(count)
        raise ConnectionResetError(_RESET, repr(error)) from error
    _lost_before.set(0)
    log.warning("connection.lost", method=failed.method, path=path, error=repr(error))
    answer: Any = SimpleNamespace(status=_FAILED, reason=str(error) or type(error).__name__)
    raise discord.DiscordServerError(answer, None) from error


def _path(address: str) -> str | None:
    """The path of an address of Discord's; None for any other."""
    base = discord.http.Route.BASE
    return address.removeprefix(base).partition("?")[0] if address.startswith(base) else None


def _sound(method: str, path: str, status: int, headers: Mapping[str, str], found: Any) -> bool:
    if headers.get("Content-Type") != _JSON:
        # A refusal by a proxy that is too busy: discord.py does not ask again at once.
        return status == _TOO_MANY and "Via" not in headers
    if status == _TOO_MANY and "Via" in headers:
        return isinstance(found, dict) and isinstance(found.get("retry_after"), (int, float))
    if status >= 300:
        return _refusal(found)
    return _complete(method, path, found)


def _refusal(found: Any) -> bool:
    return (
        isinstance(found, dict)
        and isinstance(found.get("message", ""), str)
        and isinstance(found.get("code", 0), int)
        and isinstance(found.get("errors") or {}, dict)
    )


def _complete(method: str, path: str, found: Any) -> bool:
    if _CALLBACK.fullmatch(path):
        return isinstance(found, dict) and _has(found.get("interaction"), ("id",))
    if method in ("GET", "PUT") and _LISTS.fullmatch(path):
        return isinstance(found, list) and all(_has(each, ("id",)) for each in found)
    return _has(found, next((fields for pattern, fields in _NEEDED if pattern.fullmatch(path)), ("id",)))


def _has(found: Any, needed: tuple[str, ...]) -> bool:
    if not isinstance(found, dict) or not found.keys() >= set(needed):
        return False
    return "id" not in needed or str(found["id"]).isdecimal()


def _without_more(found: Any) -> Any:
    """Messages without what the bot does not read: whatever is wrong there, discord.py cannot stumble over it."""
    if isinstance(found, list):
        return [_without_more(each) for each in found]
    if isinstance(resource := found.get("resource"), dict) and isinstance(resource.get("message"), dict):
        return {**found, "resource": {**resource, "message": _without_more(resource["message"])}}
    if "interaction" in found:
        return {**found, "resource": None}
    kept = {name: found[name] for name, kind in _READ.items() if isinstance(found.get(name), kind)}
    author = found.get("author")
    if isinstance(author, dict) and all(isinstance(author.get(each), kind) for each, kind in _AUTHOR.items()):
        kept["author"] = {"discriminator": "0", "avatar": None, **{each: author[each] for each in _AUTHOR}}
    return {"type": 0, "content": "", **kept}


def left_out(parsers: MutableMapping[str, Callable[[Any], None]]) -> None:
    """An event that cannot be read is left out; discord.py would end the bot. Without `READY` there is no session."""
    for event, parse in parsers.items():
        if event != "READY":
            parsers[event] = _bearing(event, parse)


def _bearing(event: str, parse: Callable[[Any], None]) -> Callable[[Any], None]:
    def read(data: Any) -> None:
        try:
            parse(data)
        except MALFORMED as error:
            log.warning("event.malformed", event_name=event, error=repr(error))

    return read


WHOLE: Final = 1 << 19
"""Bytes of a message with its pictures that are sent at once; to put more together would keep everybody waiting."""


class Connector(aiohttp.TCPConnector):
    """Sends a message and its pictures in one piece. A form goes out part by part, which are eight calls of the system
    for a board, and as many packets on the way.
    """

    async def connect(self, req: aiohttp.ClientRequest, *rest: Any, **named: Any) -> Connection:
        """The library's step before every request; it joins the parts here."""
        form = req.body
        if isinstance(form, aiohttp.MultipartWriter) and (form.size or WHOLE) < WHOLE:
            await req.update_body(await form.as_bytes())
        return await super().connect(req, *rest, **named)
