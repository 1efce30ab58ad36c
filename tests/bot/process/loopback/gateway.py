"""The gateway: one session for each shard, whose events are kept until a connection takes them."""

import asyncio
import json
import zlib
from collections.abc import Collection
from dataclasses import dataclass, field

from aiohttp import WSMsgType, web

from tests.bot.process.loopback.payloads import APPLICATION, BOT, Json
from tests.bot.process.loopback.places import Places

_HEARTBEAT_MS = 41250
_EVENT, _HEARTBEAT, _IDENTIFY, _RESUME, _INVALID, _HELLO, _HEARD = 0, 1, 2, 6, 9, 10, 11


class Line:
    """One connection, compressed where the bot has asked for that."""

    def __init__(self, socket: web.WebSocketResponse, compressed: bool) -> None:
        self.socket = socket
        self._deflate = zlib.compressobj() if compressed else None

    async def send(
        self, opcode: int, data: Json = None, *, name: str | None = None, seq: int | None = None
    ) -> None:
        await self.send_text(json.dumps({"op": opcode, "d": data, "s": seq, "t": name}))

    async def send_text(self, frame: str) -> None:
        text = frame.encode()
        if self._deflate is None:
            await self.socket.send_str(text.decode())
        else:
            await self.socket.send_bytes(
                self._deflate.compress(text) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
            )


@dataclass
class Session:
    """`sent`: its events in their order, each with its name; `line`: where they go, None while nobody listens."""

    id: str
    shard: int
    line: Line | None = None
    sent: list[tuple[str, Json]] = field(default_factory=list)


class Gateway:
    """`identified` and `resumed` count the sessions begun and taken up; `forgetful`: no session can be resumed."""

    def __init__(self, places: Places, shards: int, token: str) -> None:
        self._places = places
        self._token = token
        self.shards = shards
        self.address = ""
        self.identified = 0
        self.resumed = 0
        self.forgetful = False
        self.closed = False
        self._sessions: dict[int, Session] = {}
        self._every = range(shards)
        self._listening = asyncio.Condition()

    def offline(self, shards: Collection[int] | None = None) -> None:
        """Forgets that a bot was there, with these shards or with any."""
        for shard in self._every if shards is None else shards:
            self._sessions.pop(shard, None)

    async def listening(self, shards: Collection[int] | None = None) -> None:
        """Waits until these shards, or all, have connections that have identified or resumed."""
        wanted = self._every if shards is None else shards

        def there() -> bool:
            return all(shard in self._sessions and self._sessions[shard].line for shard in wanted)

        async with self._listening:
            await self._listening.wait_for(there)

    async def dispatch(self, name: str, data: Json, guild_id: int | None = None) -> None:
        """Sends an event to the shard of the server, now or when a connection of its session is resumed."""
        session = self._sessions[0 if guild_id is None else (guild_id >> 22) % self.shards]
        await self._send(session, name, data)

    async def garble(self, frame: str) -> None:
        """Sends this as it is on every connection, which then counts as none."""
        for session in self._sessions.values():
            line, session.line = session.line, None
            if line is not None:
                await line.send_text(frame)

    async def drop(self, code: int) -> None:
        """Closes every connection."""
        for session in self._sessions.values():
            line, session.line = session.line, None
            if line is not None:
                await line.socket.close(code=code)

    async def demand(self, opcode: int, data: Json = None) -> None:
        """Sends the bot away: 7 asks it to reconnect, 9 tells it that its session is gone (data: may it resume)."""
        for session in self._sessions.values():
            line, session.line = session.line, None
            if line is not None:
                await line.send(opcode, data)

    async def serve(self, raw: web.Request) -> web.StreamResponse:
        if self.closed:
            return web.Response(status=503)
        socket = web.WebSocketResponse()
        await socket.prepare(raw)
        line = Line(socket, raw.query.get("compress") == "zlib-stream")
        await line.send(_HELLO, {"heartbeat_interval": _HEARTBEAT_MS})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                continue
            payload = json.loads(message.data)
            if payload["op"] == _HEARTBEAT:
                await line.send(_HEARD)
            elif payload["op"] in (_IDENTIFY, _RESUME) and payload["d"]["token"] != self._token:
                await socket.close(code=4004)
            elif payload["op"] == _IDENTIFY:
                await self._identify(line, payload["d"].get("shard", [0, 1])[0])
            elif payload["op"] == _RESUME:
                await self._resume(line, payload["d"])
        for session in self._sessions.values():
            if session.line is line:
                session.line = None
        return socket

    async def _identify(self, line: Line, shard: int) -> None:
        self.identified += 1
        session = self._sessions[shard] = Session(f"loopback-{self.identified}", shard, line)
        own = [guild for guild in self._places.names if (guild >> 22) % self.shards == shard]
        ready = {
            "v": 10, "user": BOT, "guilds": [{"id": str(guild), "unavailable": True} for guild in own],
            "session_id": session.id, "resume_gateway_url": self.address, "shard": [shard, self.shards],
            "application": {"id": str(APPLICATION), "flags": 0},
        }  # fmt: skip
        await self._send(session, "READY", ready)
        for guild in own:
            await self._send(session, "GUILD_CREATE", self._places.guild(guild))
        await self._heard()

    async def _resume(self, line: Line, asked: Json) -> None:
        session = next((s for s in self._sessions.values() if s.id == asked["session_id"]), None)
        if session is None or self.forgetful:
            await line.send(_INVALID, False)
            return
        self.resumed += 1
        for seq, (name, data) in enumerate(session.sent[asked["seq"] :], start=asked["seq"] + 1):
            await line.send(_EVENT, data, name=name, seq=seq)
        session.line = line
        await self._send(session, "RESUMED", {})
        await self._heard()

    async def _send(self, session: Session, name: str, data: Json) -> None:
        session.sent.append((name, data))
        if session.line is not None and not session.line.socket.closed:
            await session.line.send(_EVENT, data, name=name, seq=len(session.sent))

    async def _heard(self) -> None:
        async with self._listening:
            self._listening.notify_all()
