"""A small Discord on loopback: enough of its HTTP interface and gateway for one real bot process.

It keeps what the bot sends, checks every body against Discord's own description where that is at hand, and can be told
to misbehave: to refuse, to be slow, to say nothing at all.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import re
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from tests.openapi import SPECIFICATION, discord_api

APPLICATION = 111111111111111111
BOT = {
    "id": str(APPLICATION),
    "username": "damka",
    "discriminator": "0",
    "avatar": None,
    "bot": True,
    "flags": 0,
}
GUILD = 222222222222222222
CHANNEL = 333333333333333333
ALL_PERMISSIONS = str((1 << 50) - 1)
EPOCH = 1420070400000

Json = Any


def user(number: int, name: str) -> Json:
    return {
        "id": str(444444444444444000 + number),
        "username": name.casefold(),
        "global_name": name,
        "discriminator": "0",
        "avatar": None,
    }


ANN, BEN = user(1, "Ann"), user(2, "Ben")


@dataclass
class Request:
    """One call of the bot: `body` is its JSON, also when it came along with files."""

    method: str
    path: str
    body: Json
    files: dict[str, bytes] = field(default_factory=dict)

    def text(self) -> str:
        """All that a reader would read in it."""
        return "\n".join(_words(self.body))


@dataclass
class Fault:
    """How the next fitting calls are answered: after `delay` seconds, with `status` or, when that is None, as usual."""

    method: str
    path: str
    status: int | None
    times: int = 1
    delay: float = 0.0
    body: Json = None
    headers: dict[str, str] = field(default_factory=dict)
    seen: asyncio.Event = field(default_factory=asyncio.Event)


class LoopbackDiscord:
    """The server. `api` and `gateway` are the addresses to give to a bot."""

    def __init__(self) -> None:
        self.requests: list[Request] = []
        self.mistakes: list[str] = []
        self.commands: list[Json] = []
        self.faults: list[Fault] = []
        self.identified = 0
        self.resumed = 0
        self.port = 0
        self._serial = itertools.count(1)
        self._sequence = 0
        self._sent: list[Json] = []
        self._socket: web.WebSocketResponse | None = None
        self._ready = asyncio.Event()
        self._changed = asyncio.Condition()
        self._messages: dict[str, Json] = {}

    @property
    def api(self) -> str:
        return f"http://127.0.0.1:{self.port}/api/v10"

    @property
    def gateway(self) -> str:
        return f"ws://127.0.0.1:{self.port}/gateway"

    # ------------------------------------------------------------------ what a test does

    def offline(self) -> None:
        """Forgets that a bot was there; `ready` waits for the next one."""
        self._ready.clear()
        self._socket = None

    async def ready(self) -> None:
        """Waits until a bot has identified or resumed."""
        async with asyncio.timeout(20):
            await self._ready.wait()

    async def wait_for(
        self, wanted: Callable[[Request], bool], *, since: int = 0, seconds: float = 20
    ) -> Request:
        """The first request, from the one numbered `since` on, that is wanted; waits for it if need be."""

        def found() -> Request | None:
            return next((request for request in self.requests[since:] if wanted(request)), None)

        async with asyncio.timeout(seconds), self._changed:
            await self._changed.wait_for(lambda: found() is not None)
        request = found()
        assert request is not None
        return request

    async def slash(
        self, who: Json, name: str, /, *, interaction: str | None = None, **options: Any
    ) -> Request:
        """Runs a command as a person would and returns the bot's first answer."""
        return await self._interact(who, 2, self.command(name, **options), interaction)

    def command(self, name: str, /, **options: Any) -> Json:
        """What a slash command carries."""
        data = {
            "id": next((c["id"] for c in self.commands if c["name"] == name), "1"),
            "name": name,
            "type": 1,
            "options": [
                {"name": key, "type": 6 if key == "opponent" else 3, "value": value}
                for key, value in options.items()
            ],
        }
        if "opponent" in options:
            person = next(person for person in (ANN, BEN) if person["id"] == options["opponent"])
            data["resolved"] = {
                "users": {person["id"]: person},
                "members": {person["id"]: {k: v for k, v in _member(person).items() if k != "user"}},
            }
        return data

    async def press(self, who: Json, answer: Request, custom_id: str) -> Request:
        """Clicks a button of a message that the bot sent."""
        data = {"custom_id": custom_id, "component_type": 2}
        return await self._interact(who, 3, data, None, message=self._message(answer.body))

    async def dispatch(self, event: str, data: Json) -> None:
        """Sends a gateway event, now or, when no bot listens, to the next one that resumes."""
        self._sequence += 1
        payload = {"op": 0, "t": event, "s": self._sequence, "d": data}
        self._sent.append(payload)
        if self._socket is not None and not self._socket.closed:
            await self._socket.send_json(payload)

    async def drop(self, code: int = 4000) -> None:
        """Closes the gateway connection as Discord does now and then."""
        assert self._socket is not None
        self._ready.clear()
        await self._socket.close(code=code)

    async def demand(self, opcode: int, data: Json = None) -> None:
        """Sends the bot away: 7 asks it to reconnect, 9 tells it that its session is gone (data: may it resume)."""
        assert self._socket is not None
        self._ready.clear()
        await self._socket.send_json({"op": opcode, "d": data, "s": None, "t": None})

    def fail(self, method: str, path: str, status: int | None, **options: Any) -> Fault:
        """Answers the next fitting calls with an error, late, or (by a delay without end) never."""
        fault = Fault(method, path, status, **options)
        self.faults.append(fault)
        return fault

    def interaction(self, who: Json, kind: int, data: Json, interaction: str | None, **more: Any) -> Json:
        number = interaction or self._snowflake()
        return {
            "id": number,
            "application_id": str(APPLICATION),
            "type": kind,
            "token": f"token-{number}",
            "version": 1,
            "guild_id": str(GUILD),
            "channel_id": str(CHANNEL),
            "channel": _channel(),
            "member": {**_member(who), "permissions": ALL_PERMISSIONS},
            "locale": "en-US",
            "guild_locale": "en-US",
            "app_permissions": ALL_PERMISSIONS,
            "entitlements": [],
            "authorizing_integration_owners": {"0": str(GUILD)},
            "context": 0,
            "attachment_size_limit": 10485760,
            "data": data,
            **more,
        }

    async def _interact(self, who: Json, kind: int, data: Json, number: str | None, **more: Any) -> Request:
        event = self.interaction(who, kind, data, number, **more)
        since = len(self.requests)
        await self.dispatch("INTERACTION_CREATE", event)
        callback = f"/interactions/{event['id']}/{event['token']}/callback"
        answer = await self.wait_for(lambda request: request.path == callback, since=since)
        if answer.body["type"] in {5, 6}:  # deferred: the words come with the edit
            edit = f"/webhooks/{APPLICATION}/{event['token']}"
            answer = await self.wait_for(lambda request: request.path.startswith(edit), since=since)
        return answer

    # ------------------------------------------------------------------ HTTP

    async def handle(self, raw: web.Request) -> web.StreamResponse:
        path = raw.path.removeprefix("/api/v10")
        request = await _read(raw, path)
        fault = next(
            (f for f in self.faults if f.times and f.method == raw.method and re.fullmatch(f.path, path)),
            None,
        )
        if fault is None and SPECIFICATION.exists():
            self.mistakes += discord_api().mistakes(raw.method, path, request.body)
        async with self._changed:
            self.requests.append(request)
            self._changed.notify_all()
        if fault is not None:
            fault.times -= 1
            fault.seen.set()
            await asyncio.sleep(fault.delay)
            if fault.status is not None:
                return _json(
                    fault.body or {"code": 0, "message": "told to fail"},
                    status=fault.status,
                    headers=fault.headers,
                )
        if raw.headers.get("Authorization", "") != "Bot MTEx.loop.back" and "/token-" not in path:
            return _json({"code": 0, "message": "401: Unauthorized"}, status=401)
        return self._answer(request, raw)

    def _answer(self, request: Request, raw: web.Request) -> web.Response:
        method, path, body = request.method, request.path, request.body
        if path in {"/users/@me", f"/users/{APPLICATION}"}:
            return _json(BOT)
        if path in {"/oauth2/applications/@me", "/applications/@me"}:
            return _json(_application())
        if path == "/gateway/bot":
            limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
            return _json({"url": self.gateway, "shards": 1, "session_start_limit": limit})
        if path == f"/applications/{APPLICATION}/commands":
            if method == "PUT":
                self.commands = [
                    {**c, "id": self._snowflake(), "application_id": str(APPLICATION), "version": "1"}
                    for c in body
                ]
            return _json(self.commands)
        if path == "/users/@me/channels":
            return _json({"id": self._snowflake(), "type": 1, "recipients": [ANN], "last_message_id": None})
        if path.startswith("/interactions/"):
            if raw.query.get("with_response") not in {"1", "true"}:
                return web.Response(status=204)
            number = path.split("/")[2]
            shown = body["type"] in {4, 7}
            callback = {
                "interaction": {"id": number, "type": 2, "response_message_ephemeral": False},
                "resource": {
                    "type": body["type"],
                    **({"message": self._message(body["data"])} if shown else {}),
                },
            }
            if body["type"] in {5, 6}:
                callback["resource"]["message"] = self._message({})
            return _json(callback)
        if re.fullmatch(r"/channels/\d+/messages(/\d+)?|/webhooks/\d+/[^/]+(/messages/[^/]+)?", path):
            if method == "DELETE":
                return web.Response(status=204)
            return _json(self._message(body or {}))
        if path == f"/channels/{CHANNEL}":
            return _json(_channel())
        return _json({"code": 0, "message": f"the loopback has no {method} {path}"}, status=404)

    def _message(self, body: Json) -> Json:
        body = body.get("data", body)
        key = json.dumps(body, sort_keys=True)
        if key not in self._messages:
            files = body.get("attachments") or []
            self._messages[key] = {
                "id": self._snowflake(),
                "channel_id": str(CHANNEL),
                "guild_id": str(GUILD),
                "author": BOT,
                "content": body.get("content") or "",
                "timestamp": "2026-01-01T00:00:00+00:00",
                "edited_timestamp": None,
                "tts": False,
                "mention_everyone": False,
                "mentions": [],
                "mention_roles": [],
                "attachments": [
                    {
                        "id": self._snowflake(),
                        "filename": file["filename"],
                        "size": 1,
                        "url": f"http://127.0.0.1:{self.port}/file/{file['filename']}",
                        "proxy_url": f"http://127.0.0.1:{self.port}/file/{file['filename']}",
                    }
                    for file in files
                    if "filename" in file
                ],
                "embeds": [],
                "pinned": False,
                "type": 0,
                "flags": body.get("flags") or 0,
                "components": _with_ids(body.get("components") or []),
            }
        return self._messages[key]

    def _snowflake(self) -> str:
        return str((int(time.time() * 1000) - EPOCH) << 22 | next(self._serial))

    # ------------------------------------------------------------------ gateway

    async def serve_gateway(self, raw: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(raw)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 41250}, "s": None, "t": None})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                continue
            payload = json.loads(message.data)
            match payload["op"]:
                case 1:
                    await socket.send_json({"op": 11, "d": None, "s": None, "t": None})
                case 2:
                    self.identified += 1
                    self._socket, self._sequence, self._sent = socket, 0, []
                    await self.dispatch("READY", self._ready_payload())
                    await self.dispatch("GUILD_CREATE", _guild())
                    self._ready.set()
                case 6:
                    self.resumed += 1
                    self._socket = socket
                    for sent in self._sent[payload["d"]["seq"] :]:
                        await socket.send_json(sent)
                    await self.dispatch("RESUMED", {})
                    self._ready.set()
        return socket

    def _ready_payload(self) -> Json:
        return {
            "v": 10,
            "user": BOT,
            "guilds": [{"id": str(GUILD), "unavailable": True}],
            "session_id": "loopback",
            "resume_gateway_url": self.gateway,
            "shard": [0, 1],
            "application": {"id": str(APPLICATION), "flags": 0},
        }


@asynccontextmanager
async def loopback_discord() -> AsyncIterator[LoopbackDiscord]:
    """The server on a free port of this machine; its bodies were all sound when the block ends."""
    server = LoopbackDiscord()
    application = web.Application(client_max_size=30_000_000)
    application.router.add_get("/gateway", server.serve_gateway)
    application.router.add_route("*", "/api/v10/{path:.*}", server.handle)
    runner = web.AppRunner(application, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    server.port = runner.addresses[0][1]
    try:
        yield server
    finally:
        await runner.cleanup()
    assert server.mistakes == []


def _json(data: Json, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    # discord.py reads JSON only under exactly this type, without a charset.
    return web.Response(
        body=json.dumps(data).encode(),
        status=status,
        headers={"Content-Type": "application/json", **(headers or {})},
    )


async def _read(raw: web.Request, path: str) -> Request:
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


def _words(body: Json) -> list[str]:
    if isinstance(body, dict):
        own = [str(body[key]) for key in ("content", "label", "placeholder", "description") if body.get(key)]
        return own + [
            word for value in body.values() if isinstance(value, (dict, list)) for word in _words(value)
        ]
    return [word for item in body for word in _words(item)] if isinstance(body, list) else []


def custom_ids(body: Json) -> list[str]:
    """The ids of every control in a body, in reading order."""
    if isinstance(body, dict):
        own = [body["custom_id"]] if "custom_id" in body else []
        return own + [found for value in body.values() for found in custom_ids(value)]
    return [found for item in body for found in custom_ids(item)] if isinstance(body, list) else []


def _with_ids(components: list[Json]) -> list[Json]:
    """Components as Discord returns them: each with a number, media with addresses."""
    serial = itertools.count(1)

    def numbered(value: Json) -> Json:
        if isinstance(value, list):
            return [numbered(item) for item in value]
        if not isinstance(value, dict):
            return value
        copy = {key: numbered(item) for key, item in value.items()}
        if "type" in copy:
            copy.setdefault("id", next(serial))
        if "url" in copy and str(copy["url"]).startswith("attachment://"):
            copy |= {"proxy_url": copy["url"], "width": 1, "height": 1, "content_type": "image/png"}
        return copy

    result: list[Json] = numbered(components)
    return result


def _member(who: Json) -> Json:
    return {
        "user": who,
        "roles": [],
        "joined_at": "2026-01-01T00:00:00+00:00",
        "deaf": False,
        "mute": False,
        "flags": 0,
        "permissions": ALL_PERMISSIONS,
    }


def _channel() -> Json:
    return {
        "id": str(CHANNEL),
        "type": 0,
        "guild_id": str(GUILD),
        "name": "games",
        "position": 0,
        "permission_overwrites": [],
        "nsfw": False,
        "parent_id": None,
        "permissions": ALL_PERMISSIONS,
        "last_message_id": None,
    }


def _guild() -> Json:
    return {
        "id": str(GUILD),
        "name": "Board games",
        "icon": None,
        "owner_id": ANN["id"],
        "region": "",
        "afk_timeout": 0,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "roles": [
            {
                "id": str(GUILD),
                "name": "@everyone",
                "color": 0,
                "hoist": False,
                "position": 0,
                "permissions": ALL_PERMISSIONS,
                "managed": False,
                "mentionable": False,
                "flags": 0,
            }
        ],
        "emojis": [],
        "features": [],
        "mfa_level": 0,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "premium_tier": 0,
        "preferred_locale": "en-US",
        "nsfw_level": 0,
        "stickers": [],
        "premium_progress_bar_enabled": False,
        "joined_at": "2026-01-01T00:00:00+00:00",
        "large": False,
        "member_count": 3,
        "voice_states": [],
        "members": [_member(ANN), _member(BEN), _member(BOT)],
        "channels": [_channel()],
        "threads": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def _application() -> Json:
    return {
        "id": str(APPLICATION),
        "name": "Damka",
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "",
        "flags": 0,
        "owner": ANN,
        "team": None,
    }
