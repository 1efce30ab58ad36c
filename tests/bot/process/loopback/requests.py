"""The requests of a bot, the answers to them, and the ways to make the answers go wrong."""

import asyncio
import json
import re
from dataclasses import dataclass, field

from aiohttp import web

from tests.bot.process.loopback.payloads import Json, attached, words


@dataclass
class Request:
    """One call of the bot.

    `body`: its JSON, also when it came along with files; `message`: the message that it made or changed.
    """

    method: str
    path: str
    body: Json
    files: dict[str, bytes] = field(default_factory=dict)
    message: Json = None

    @property
    def data(self) -> Json:
        """The message in the body, whether or not it answers an interaction."""
        body = self.body or {}
        return body.get("data") or {} if "data" in body else body

    def text(self) -> str:
        """All that a reader would read in it; a command is its name."""
        return re.sub(r"</([a-z ]+):\d+>", r"/\1", "\n".join(words(self.body)))

    def mistakes(self) -> list[str]:
        """Files that are shown and did not come along, or came along and were not announced."""
        if not isinstance(self.body, dict):
            return []
        if self.method == "PATCH" and "attachments" not in self.data:
            return []  # the message keeps the files that it has
        announced = {file.get("filename") for file in self.data.get("attachments") or ()}
        lacking = [
            f"{self.path} shows {name}, which is not attached" for name in attached(self.body) - announced
        ]
        loose = [
            f"{self.path} carries {name}, which is not announced" for name in self.files.keys() - announced
        ]
        return [*lacking, *loose]


@dataclass
class Fault:
    """How the next fitting calls are answered: after `delay` seconds, with `status` or, when that is None, as usual.

    `raw`: the body as it is, with its type; `done`: what is asked for is done all the same; `lost`: the connection
    breaks instead.
    """

    method: str
    path: str
    status: int | None
    times: int = 1
    delay: float = 0.0
    body: Json = None
    headers: dict[str, str] = field(default_factory=dict)
    raw: tuple[str, str] | None = None
    done: bool = False
    lost: bool = False
    seen: asyncio.Event = field(default_factory=asyncio.Event)

    def answer(self) -> web.Response | None:
        if self.status is None:
            return None
        if self.raw is not None:
            text, kind = self.raw
            return web.Response(
                body=text.encode(), status=self.status, headers={"Content-Type": kind, **self.headers}
            )
        body = self.body or {"code": 0, "message": "told to fail"}
        return answered(body, status=self.status, headers=self.headers)


class Refused(Exception):
    """A refusal by Discord: its status, its code and its words."""

    def __init__(self, status: int, code: int, message: str) -> None:
        self.status = status
        super().__init__(message)
        self.body = {"code": code, "message": message}


def answered(data: Json, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    # discord.py reads JSON only under exactly this type, without a charset.
    return web.Response(
        body=json.dumps(data).encode(),
        status=status,
        headers={"Content-Type": "application/json", **(headers or {})},
    )


async def read(raw: web.Request, path: str) -> Request:
    request = Request(raw.method, path, None)
    if raw.content_type == "application/json":
        request.body = json.loads(await raw.text() or "null")
    elif raw.content_type.startswith("multipart/"):
        async for part in await raw.multipart():
            assert not isinstance(part, type(None))
            name = getattr(part, "name", "") or ""
            content = await part.read(decode=True)  # type: ignore[union-attr]
            if name == "payload_json":
                request.body = json.loads(content)
            else:
                request.files[getattr(part, "filename", None) or name] = bytes(content)
    return request
