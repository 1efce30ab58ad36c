"""The servers and conversations of the loopback Discord, what the bot may do in them, and what it has said there."""

import itertools
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.bot.process.loopback import payloads
from tests.bot.process.loopback.requests import Refused, Request

_EPOCH = 1420070400000
_NONCES_LIVE = 300.0
"""Seconds for which a nonce stands for the message that was sent with it."""


@dataclass
class Channel:
    """`withheld`: permissions that the bot lacks; `closed_to`: the ids of people who do not see the channel, or of the
    server for everybody in it; `recipient`: the person, in a conversation.
    """

    id: int
    guild_id: int | None
    name: str
    kind: int = payloads.TEXT_CHANNEL
    parent: int | None = None
    recipient: payloads.Json = None
    withheld: int = 0
    closed_to: set[str] = field(default_factory=set)
    messages: dict[str, payloads.Json] = field(default_factory=dict)

    @property
    def permissions(self) -> int:
        return payloads.EVERYTHING & ~self.withheld

    def payload(self) -> payloads.Json:
        known: payloads.Json = {"id": str(self.id), "type": self.kind, "last_message_id": None}
        if self.guild_id is None:
            return known | {"recipients": [self.recipient]}
        known |= {"guild_id": str(self.guild_id), "name": self.name, "permissions": str(self.permissions)}
        known["parent_id"] = None if self.parent is None else str(self.parent)
        if self.kind == payloads.THREAD:
            archived: payloads.Json = {"archived": False, "auto_archive_duration": 10080, "locked": False}
            archived["archive_timestamp"] = payloads.JOINED
            known |= {"owner_id": payloads.BOT["id"], "message_count": 0, "member_count": 1}
            return known | {"thread_metadata": archived}
        denied = {payloads.BOT["id"]: self.withheld, **dict.fromkeys(self.closed_to, payloads.VIEW)}
        closed = [
            {"id": who, "type": 1, "allow": "0", "deny": str(deny)} for who, deny in denied.items() if deny
        ]
        return {**known, "position": 0, "nsfw": False, "permission_overwrites": closed}


class Places:
    """Two servers with their channels; conversations begin when they are opened. `clock`: seconds, for nonces."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._serial = itertools.count(1)
        self._nonces: dict[str, tuple[payloads.Json, float]] = {}
        self.files = ""
        self.names = {payloads.GUILD: "Board games", payloads.OTHER_GUILD: "Elsewhere"}
        self.locales: dict[int, str] = {}
        self.closed_to_letters: set[str] = set()
        self.channels = {
            channel.id: channel
            for channel in (
                Channel(payloads.CHANNEL, payloads.GUILD, "games"),
                Channel(payloads.OTHER_CHANNEL, payloads.GUILD, "chat"),
                Channel(payloads.ELSEWHERE, payloads.OTHER_GUILD, "room"),
            )
        }

    def guild(self, guild_id: int) -> payloads.Json:
        """The server as GUILD_CREATE tells of it."""
        own = [c for c in self.channels.values() if c.guild_id == guild_id]
        listed = [c.payload() for c in own if c.kind == payloads.TEXT_CHANNEL]
        threads = [c.payload() for c in own if c.kind == payloads.THREAD]
        told = {"threads": threads, "preferred_locale": self.locales.get(guild_id, "en-US")}
        return payloads.guild(guild_id, self.names[guild_id], listed) | told

    def channel(self, channel_id: int) -> Channel:
        """Raises Refused, 404 with code 10003."""
        if channel_id not in self.channels:
            raise Refused(404, 10003, "Unknown Channel")
        return self.channels[channel_id]

    def conversation(self, user_id: str) -> Channel:
        """The one conversation with this person."""
        person = payloads.PEOPLE.get(user_id)
        if person is None:
            raise Refused(400, 50033, "Invalid Recipient(s)")
        for channel in self.channels.values():
            if channel.recipient is person:
                return channel
        return self._added(Channel(int(self.snowflake()), None, "", payloads.CONVERSATION, recipient=person))

    def thread(self, parent_id: int, body: payloads.Json) -> Channel:
        """A thread without a message of its own to begin with."""
        parent = self.channel(parent_id)
        self.require(parent, payloads.VIEW | payloads.THREADS)
        return self._added(
            Channel(int(self.snowflake()), parent.guild_id, body["name"], payloads.THREAD, parent_id)
        )

    def post(self, channel_id: int, request: Request) -> payloads.Json:
        """A message of the bot, or the one that was sent with the same nonce lately. Raises Refused."""
        channel, body = self.channel(channel_id), request.data
        if channel.recipient is not None and channel.recipient["id"] in self.closed_to_letters:
            raise Refused(403, 50007, "Cannot send messages to this user")
        send = payloads.SEND_IN_THREADS if channel.kind == payloads.THREAD else payloads.SEND
        self.require(channel, payloads.VIEW | send | (payloads.ATTACH if request.files else 0))
        nonce = str(body.get("nonce") or "")
        if nonce and body.get("enforce_nonce"):
            # Looked for among all that the bot has sent, wherever.
            known, at = self._nonces.get(nonce, (None, 0.0))
            if known and self._clock() - at < _NONCES_LIVE:
                return known
        made = self.made(channel, body)
        if nonce:
            self._nonces[nonce] = made, self._clock()
            made["nonce"] = nonce
        return made

    def made(self, channel: Channel, body: payloads.Json) -> payloads.Json:
        """A message in the channel, with no questions asked."""
        made = payloads.message(self.snowflake(), channel.id, body or {}, self.files)
        if channel.guild_id is not None:
            made["guild_id"] = str(channel.guild_id)
        channel.messages[made["id"]] = made
        return made

    def edit(self, channel_id: int, message_id: str, body: payloads.Json) -> payloads.Json:
        """Raises Refused, 404 with code 10008 for a message that is gone."""
        channel = self.channel(channel_id)
        if message_id not in channel.messages:
            raise Refused(404, 10008, "Unknown Message")
        changed = payloads.message(message_id, channel_id, body or {}, self.files)
        channel.messages[message_id] |= {
            key: changed[key] for key in ("content", "attachments", "components") if key in (body or {})
        }
        return channel.messages[message_id]

    def delete(self, channel_id: int, message_id: str) -> None:
        """Raises Refused as `edit` does."""
        if self.channel(channel_id).messages.pop(message_id, None) is None:
            raise Refused(404, 10008, "Unknown Message")

    def snowflake(self) -> str:
        return str((int(time.time() * 1000) - _EPOCH) << 22 | next(self._serial))

    def require(self, channel: Channel, permissions: int) -> None:
        """Raises Refused where the bot lacks one of these permissions."""
        lacking = permissions & ~channel.permissions
        if lacking & payloads.VIEW:
            raise Refused(403, 50001, "Missing Access")
        if lacking:
            raise Refused(403, 50013, "Missing Permissions")

    def _added(self, channel: Channel) -> Channel:
        self.channels[channel.id] = channel
        return channel
