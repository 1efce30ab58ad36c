"""People's interactions with the bot, and the rules by which Discord takes its answers.

The first answer comes within three seconds and only once; more may follow, or change it, while the token lives.
"""

from collections.abc import Callable
from dataclasses import dataclass

from tests.bot.process.loopback.payloads import APPLICATION, EPHEMERAL, GUILD, Json, member
from tests.bot.process.loopback.places import Channel, Places
from tests.bot.process.loopback.requests import Refused, Request

COMMAND, COMPONENT, AUTOCOMPLETE, FORM = 2, 3, 4, 5
TOKEN_BEGINS = "aW50ZXJhY3Rpb246"
"""Base64 of what Discord's tokens begin with."""
FIRST_ANSWER = 3.0
TOKEN_LIFE = 900.0
"""Seconds for the first answer, and for all others."""

_MESSAGE, _KEPT, _LATER, _UPDATE, _CHOICES, _MODAL = 4, 5, 6, 7, 8, 9
_ALLOWED = {
    COMMAND: {_MESSAGE, _KEPT, _MODAL},
    COMPONENT: {_MESSAGE, _KEPT, _LATER, _UPDATE, _MODAL},
    AUTOCOMPLETE: {_CHOICES},
    FORM: {_MESSAGE, _KEPT, _LATER, _UPDATE},
}


@dataclass
class _Asked:
    """`answer`: the kind of the first answer; `original`: the message that it is or belongs to."""

    id: str
    token: str
    kind: int
    channel: Channel
    at: float
    answer: int | None = None
    original: Json = None


class Interactions:
    """All interactions of the loopback Discord. `clock`: seconds; `patience`: how many the first answer may take."""

    def __init__(self, places: Places, clock: Callable[[], float]) -> None:
        self._places = places
        self._clock = clock
        self.patience = FIRST_ANSWER
        self._asked: dict[str, _Asked] = {}

    def payload(
        self, who: Json, kind: int, data: Json, channel: Channel, number: str | None, **more: Json
    ) -> Json:
        """The interaction as INTERACTION_CREATE tells of it; known to Discord from `tell` on."""
        number = number or self._places.snowflake()
        told = {
            "id": number, "application_id": str(APPLICATION), "type": kind, "version": 1,
            "token": f"{TOKEN_BEGINS}{number}", "context": 0 if channel.guild_id else 1,
            "channel_id": str(channel.id), "channel": channel.payload(), "locale": "en-US",
            "app_permissions": str(channel.permissions), "entitlements": [], "data": data,
            "authorizing_integration_owners": {"0": str(channel.guild_id or GUILD)},
            "attachment_size_limit": 10485760, **more,
        }  # fmt: skip
        if channel.guild_id is None:
            return {**told, "user": who}
        return {**told, "guild_id": str(channel.guild_id), "guild_locale": "en-US", "member": member(who)}

    def tell(self, payload: Json) -> None:
        """From now on the bot may answer; telling of it once more changes nothing."""
        if payload.get("token") in self._asked or "token" not in payload:
            return
        channel = self._places.channels[int(payload["channel_id"])]
        asked = _Asked(payload["id"], payload["token"], payload["type"], channel, self._clock())
        asked.original = payload.get("message")
        self._asked[asked.token] = asked

    def respond(self, number: str, token: str, request: Request) -> Json:
        """The first answer. Raises Refused: 10062 when too late or unknown, 40060 when there has been one."""
        asked = self._asked.get(token)
        if asked is None or asked.id != number:
            raise Refused(404, 10062, "Unknown interaction")
        if asked.answer is not None:
            raise Refused(400, 40060, "Interaction has already been acknowledged.")
        if self._clock() - asked.at > self.patience:
            raise Refused(404, 10062, "Unknown interaction")
        kind = request.body["type"]
        if kind not in _ALLOWED[asked.kind]:
            raise Refused(400, 50035, f"an interaction of type {asked.kind} is not answered with {kind}")
        asked.answer = kind
        if kind == _UPDATE:
            self._changed(asked, request.data)
        elif kind in (_MESSAGE, _KEPT):
            asked.original = self._message(asked, request.data)
        shown = {"message": asked.original} if asked.original and kind not in (_CHOICES, _MODAL) else {}
        made: Json = {"id": number, "type": asked.kind}
        if shown:
            made["response_message_id"] = asked.original["id"]
            made["response_message_ephemeral"] = bool(asked.original["flags"] & EPHEMERAL)
        return {"interaction": made, "resource": {"type": kind, **shown}}

    def follow(self, token: str, request: Request) -> Json:
        """One more message. Raises Refused."""
        return self._message(self._living(token), request.data)

    def edit(self, token: str, message_id: str, request: Request) -> Json:
        """Changes an answer; `@original` is the first. Raises Refused."""
        asked = self._living(token)
        if message_id == "@original" or (asked.original and asked.original["id"] == message_id):
            self._changed(asked, request.data)
            return asked.original
        return self._places.edit(asked.channel.id, message_id, request.data)

    def _living(self, token: str) -> _Asked:
        asked = self._asked.get(token)
        if asked is None or asked.answer is None:
            raise Refused(404, 10015, "Unknown Webhook")
        if self._clock() - asked.at > TOKEN_LIFE:
            raise Refused(401, 50027, "Invalid Webhook Token")
        return asked

    def _message(self, asked: _Asked, body: Json) -> Json:
        """Answers need no permission to write; an answer for one person alone is kept as well, to be pressed."""
        return self._places.made(asked.channel, body)

    def _changed(self, asked: _Asked, body: Json) -> None:
        if asked.original is None:
            raise Refused(404, 10008, "Unknown Message")
        asked.original = self._places.edit(asked.channel.id, asked.original["id"], body)
