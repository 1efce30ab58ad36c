"""The loopback Discord itself: what a test does with it, and its HTTP interface."""

import asyncio
import re
import time
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from typing import Any, TypeAlias

from aiohttp import web

from bot.core.pace import DEFAULT, Pace
from bot.invitations.model import Wish
from bot.language.texts import Texts
from tests.bot.process.loopback.gateway import Gateway
from tests.bot.process.loopback.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, FORM, Interactions
from tests.bot.process.loopback.payloads import (
    APPLICATION,
    BOT,
    CHANNEL,
    PEOPLE,
    VIEW,
    Json,
    application,
    custom_ids,
    member,
)
from tests.bot.process.loopback.places import Places
from tests.bot.process.loopback.requests import Fault, Refused, Request, answered, read
from tests.openapi import SPECIFICATION, discord_api

FOLLOWS = [Texts().say(language, "answer-follows") for language in Texts().languages]
TOKEN = "MTEx.loop.back"
ENTRY_POINT = 4
"""The kind of command that begins an Activity."""
_KINDS = {"opponent": 6, "channel": 7}
"""The kinds of options that are not texts."""

_Handler: TypeAlias = Callable[..., Json]


class LoopbackDiscord:
    """The server. `api` and `gateway_url` are the addresses to give to a bot, `TOKEN` what it shows.

    `mistakes`: what Discord would not have taken, or does not have; looked for in the bodies while it is `checking`.
    `arrived` is told of each request.
    """

    def __init__(self, shards: int = 1) -> None:
        self.requests: list[Request] = []
        self.mistakes: list[str] = []
        self.checking = True
        self.arrived: Callable[[Request], None] = lambda _: None
        self.commands: list[Json] = []
        self.emoji: list[Json] = []
        self.faults: list[Fault] = []
        self.port = 0
        self._later = 0.0
        self.places = Places(self.clock)
        self.interactions = Interactions(self.places, self.clock)
        self.gateway = Gateway(self.places, shards, TOKEN)
        self._changed = asyncio.Condition()
        self._routes = [(method, re.compile(path), handler) for method, path, handler in self._table()]

    @property
    def api(self) -> str:
        return f"http://127.0.0.1:{self.port}/api/v10"

    @property
    def gateway_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/gateway"

    def clock(self) -> float:
        return time.monotonic() + self._later

    # ------------------------------------------------------------------ what a test does

    def pass_time(self, seconds: float) -> None:
        """Tokens and nonces grow older at once."""
        self._later += seconds

    async def ready(self, shards: Collection[int] | None = None) -> None:
        """Waits until a bot has identified or resumed with these shards, or with all."""
        async with asyncio.timeout(120):
            await self.gateway.listening(shards)

    async def wait_for(
        self, wanted: Callable[[Request], bool], *, since: int = 0, seconds: float = 120
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
        self,
        who: Json,
        name: str,
        /,
        *,
        channel: int = CHANNEL,
        interaction: str | None = None,
        **options: Any,
    ) -> Request:
        """Runs a command as a person would and returns the bot's first words."""
        event = self.interaction(who, COMMAND, self.command(name, **options), interaction, channel=channel)
        return await self.ask(event)

    async def suggestions(
        self, who: Json, name: str, /, *, focused: str, channel: int = CHANNEL, **options: Any
    ) -> list[str]:
        """The bot's suggestions for the option that is being typed: the labels."""
        data = self.command(name, **options)
        for option in data["options"]:
            option["focused"] = option["name"] == focused
        answer = await self.ask(self.interaction(who, AUTOCOMPLETE, data, channel=channel))
        return [choice["name"] for choice in answer.body["data"]["choices"]]

    async def press(
        self,
        who: Json,
        answer: Request,
        custom_id: str,
        *,
        values: tuple[str, ...] = (),
        forged: bool = False,
    ) -> Request:
        """Uses a control of a message that the bot sent; with values, a select.

        `forged`: the message does not have that control, but claims to.
        """
        data: Json = {"custom_id": custom_id, "component_type": 3 if values else 2}
        if values:
            data["values"] = list(values)
        message = answer.message
        if forged:
            control = {"type": data["component_type"], "id": 2, "custom_id": custom_id, "style": 1}
            control |= {"options": [{"label": value, "value": value} for value in values]} if values else {}
            message = {**message, "components": [{"type": 1, "id": 1, "components": [control]}]}
        event = self.interaction(who, COMPONENT, data, channel=int(message["channel_id"]), message=message)
        return await self.ask(event)

    async def export(self, who: Json, number: int | str) -> Request:
        """Saves a game as a person would: from the menu behind More … on its board."""
        board = await self.slash(who, "board", game=str(number))
        more = await self.press(who, board, next(each for each in custom_ids(board.body) if ":more:" in each))
        pick = next(each for each in custom_ids(more.body) if ":pick:" in each)
        return await self.press(who, more, pick, values=("export",))

    async def invite(
        self, who: Json, game: str, *, opponent: str = "", colour: str = "random", setup: str = ""
    ) -> Request:
        """The card of an invitation that was sent from the form behind More options …"""
        control = (
            f"v1:wish-sent:0:0:{Wish(game, Pace.parse(DEFAULT), int(opponent) if opponent else None).text}"
        )
        return await self.submit(who, control, colour=colour, setup=setup)

    async def submit(
        self, who: Json, custom_id: str, *typed: str, channel: int = CHANNEL, **named: str
    ) -> Request:
        """Sends a form with these texts in its fields."""
        filled = {f"field-{number}": text for number, text in enumerate(typed)} | named
        fields = [
            {"type": 18, "component": {"type": 4, "custom_id": name, "value": text}}
            for name, text in filled.items()
        ]
        data = {"custom_id": custom_id, "components": fields}
        return await self.ask(self.interaction(who, FORM, data, channel=channel))

    def command(self, name: str, /, **options: Any) -> Json:
        """The data of a slash command; of a group, `group_name`."""
        name, _, sub = name.partition("_")
        given: list[Json] = [
            {"name": key, "type": _KINDS.get(key, _kind(value)), "value": value}
            for key, value in options.items()
        ]
        data: Json = {
            "id": next((c["id"] for c in self.commands if c["name"] == name), "1"),
            "name": name,
            "type": 1,
            "options": [{"name": sub, "type": 1, "options": given}] if sub else given,
        }
        if "opponent" in options:
            person = PEOPLE[options["opponent"]]
            data["resolved"] = {
                "users": {person["id"]: person},
                "members": {person["id"]: {k: v for k, v in member(person).items() if k != "user"}},
            }
        return data

    def interaction(
        self,
        who: Json,
        kind: int,
        data: Json,
        number: str | None = None,
        *,
        channel: int = CHANNEL,
        **more: Any,
    ) -> Json:
        """The payload of INTERACTION_CREATE; nobody is told yet."""
        place = self.places.channels[channel]
        told: Json = self.interactions.payload(who, kind, data, place, number, **more)
        return told

    async def ask(self, event: Json) -> Request:
        """Sends an interaction and returns the bot's answer, also where it has asked for time."""
        since = len(self.requests)
        await self.dispatch("INTERACTION_CREATE", event)
        callback = f"/interactions/{event['id']}/{event['token']}/callback"
        answer = await self.wait_for(lambda request: request.path == callback, since=since)
        if answer.body["type"] in {5, 6}:  # deferred: the words come with the edit
            edit = f"/webhooks/{APPLICATION}/{event['token']}"
            answer = await self.wait_for(lambda request: request.path.startswith(edit), since=since)
            if any(text in answer.text() for text in FOLLOWS):  # for everybody, in a message of its own
                answer = await self.wait_for(
                    lambda request: request.method == "POST" and request.path.startswith(edit), since=since
                )
        return answer

    async def dispatch(self, event: str, data: Json) -> None:
        """Sends a gateway event, now or, when no bot listens, to the next one that resumes."""
        if event == "INTERACTION_CREATE":
            self.interactions.tell(data)
        guild = data.get("guild_id")
        await self.gateway.dispatch(event, data, None if guild is None else int(guild))

    async def delete_channel(self, channel_id: int) -> None:
        """Takes a channel away from everybody."""
        gone = self.places.channels.pop(channel_id)
        await self.dispatch("CHANNEL_DELETE", gone.payload())

    async def withhold(self, channel_id: int, permissions: int) -> None:
        """Takes these permissions in a channel away from the bot, and gives it all others."""
        channel = self.places.channels[channel_id]
        channel.withheld = permissions
        await self.dispatch("CHANNEL_UPDATE", channel.payload())

    def fail(self, method: str, path: str, status: int | None, **options: Any) -> Fault:
        """Answers the next fitting calls with an error, late, or (by a delay without end) never."""
        fault = Fault(method, path, status, **options)
        self.faults.append(fault)
        return fault

    # ------------------------------------------------------------------ HTTP

    async def handle(self, raw: web.Request) -> web.StreamResponse:
        path = raw.path.removeprefix("/api/v10")
        request = await read(raw, path)
        fault = next(
            (f for f in self.faults if f.times and f.method == raw.method and re.fullmatch(f.path, path)),
            None,
        )
        if fault is None and self.checking:
            self.mistakes += request.mistakes()
            if SPECIFICATION.exists():
                self.mistakes += discord_api().mistakes(raw.method, path, request.body)
        if fault is not None:
            fault.times -= 1
            fault.seen.set()
            await self._arrived(request)
            await asyncio.sleep(fault.delay)
            if fault.done:
                self._response(request, raw)
            if fault.lost and raw.transport is not None:
                raw.transport.close()
            if (refused := fault.answer()) is not None:
                return refused
        response = self._response(request, raw)
        if fault is None:
            await self._arrived(request)
        return response

    async def _arrived(self, request: Request) -> None:
        self.arrived(request)
        async with self._changed:
            self.requests.append(request)
            self._changed.notify_all()

    def _response(self, request: Request, raw: web.Request) -> web.Response:
        own_key = request.path.startswith(("/interactions/", "/webhooks/"))
        if raw.headers.get("Authorization", "") != f"Bot {TOKEN}" and not own_key:
            return answered({"code": 0, "message": "401: Unauthorized"}, status=401)
        for method, path, handler in self._routes:
            if method == request.method and (found := path.fullmatch(request.path)):
                try:
                    result = handler(request, *found.groups())
                except Refused as refused:
                    return answered(refused.body, status=refused.status)
                silent = request.path.endswith("/callback") and raw.query.get("with_response") not in {
                    "1",
                    "true",
                }
                return web.Response(status=204) if result is None or silent else answered(result)
        self.mistakes.append(f"the loopback has no {request.method} {request.path}")
        return answered({"code": 0, "message": "404: Not Found"}, status=404)

    def _table(self) -> list[tuple[str, str, _Handler]]:
        commands = f"/applications/{APPLICATION}/commands"
        return [
            ("GET", f"/users/(?:@me|{APPLICATION})", lambda _: BOT),
            ("GET", "/(?:oauth2/)?applications/@me", lambda _: application()),
            ("GET", "/gateway/bot", self._gateway_bot),
            ("GET", commands, lambda _: self.commands),
            ("PUT", commands, self._put_commands),
            ("GET", f"/applications/{APPLICATION}/emojis", lambda _: {"items": self.emoji}),
            ("POST", f"/applications/{APPLICATION}/emojis", self._create_emoji),
            ("PATCH", "/users/@me", lambda _: BOT),
            ("POST", "/users/@me/channels", self._open_conversation),
            ("POST", r"/interactions/(\d+)/([^/]+)/callback", self._callback),
            ("POST", rf"/webhooks/{APPLICATION}/([^/]+)", self._follow),
            ("PATCH", rf"/webhooks/{APPLICATION}/([^/]+)/messages/([^/]+)", self._edit_answer),
            ("GET", r"/guilds/\d+/members/(\d+)", lambda _, who: member(PEOPLE[who])),
            ("GET", r"/channels/(\d+)", lambda _, c: self.places.channel(int(c)).payload()),
            ("POST", r"/channels/(\d+)/threads", self._thread),
            ("POST", r"/channels/(\d+)/messages", self._post),
            ("PATCH", r"/channels/(\d+)/messages/(\d+)", self._edit),
            ("DELETE", r"/channels/(\d+)/messages/(\d+)", self._delete),
        ]

    def _gateway_bot(self, _: Request) -> Json:
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": self.gateway.shards}
        return {"url": self.gateway_url, "shards": self.gateway.shards, "session_start_limit": limit}

    def _put_commands(self, request: Request) -> Json:
        kept = [each["name"] for each in self.commands if each.get("type") == ENTRY_POINT]
        if not set(kept) <= {each["name"] for each in request.body}:
            raise Refused(400, 50240, "You cannot remove this app's Entry Point command in a bulk update.")
        own = {"application_id": str(APPLICATION), "version": "1"}
        self.commands = [{**each, **own, "id": self.places.snowflake()} for each in request.body]
        return self.commands

    def _create_emoji(self, request: Request) -> Json:
        made = {"id": self.places.snowflake(), "name": request.body["name"], "roles": [], "animated": False}
        self.emoji.append({**made, "user": BOT, "require_colons": True, "managed": False, "available": True})
        return self.emoji[-1]

    def _open_conversation(self, request: Request) -> Json:
        return self.places.conversation(str(request.body["recipient_id"])).payload()

    def _callback(self, request: Request, number: str, token: str) -> Json:
        callback = self.interactions.respond(number, token, request)
        request.message = callback["resource"].get("message")
        return callback

    def _follow(self, request: Request, token: str) -> Json:
        request.message = self.interactions.follow(token, request)
        return request.message

    def _edit_answer(self, request: Request, token: str, message_id: str) -> Json:
        request.message = self.interactions.edit(token, message_id, request)
        return request.message

    def _thread(self, request: Request, channel_id: str) -> Json:
        return self.places.thread(int(channel_id), request.body).payload()

    def _post(self, request: Request, channel_id: str) -> Json:
        request.message = self.places.post(int(channel_id), request)
        return request.message

    def _edit(self, request: Request, channel_id: str, message_id: str) -> Json:
        self.places.require(self.places.channel(int(channel_id)), VIEW)
        request.message = self.places.edit(int(channel_id), message_id, request.data)
        return request.message

    def _delete(self, _: Request, channel_id: str, message_id: str) -> None:
        self.places.delete(int(channel_id), message_id)


def _kind(value: object) -> int:
    return 5 if isinstance(value, bool) else 4 if isinstance(value, int) else 3


@asynccontextmanager
async def loopback_discord(shards: int = 1) -> AsyncIterator[LoopbackDiscord]:
    """The server on a free port of this machine; nothing that it was asked for was a mistake when the block ends."""
    server = LoopbackDiscord(shards)
    web_app = web.Application(client_max_size=30_000_000)
    web_app.router.add_get("/gateway", server.gateway.serve)
    web_app.router.add_route("*", "/api/v10/{path:.*}", server.handle)
    runner = web.AppRunner(web_app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    server.port = runner.addresses[0][1]
    server.gateway.address = server.gateway_url
    server.places.files = f"http://127.0.0.1:{server.port}/file"
    try:
        yield server
    finally:
        await runner.cleanup()
    assert not server.mistakes, "\n".join(server.mistakes)
