"""A message that somebody writes to the bot, in the place of the interaction that would ask for the same."""

from collections.abc import Callable, MutableMapping
from typing import Any, Final, cast

import discord

from bot.skin.context import Request
from bot.skin.protocol import Client, Interaction

MOMENT: Final = 60.0  # seconds that a channel shows an answer that is meant for one person


class Written:
    """All that requests use of an interaction. Discord keeps no place for the answer and hides it from nobody: for the
    writer alone it is a reply, which calls nobody and in a server's channel stays a moment.
    """

    type = discord.InteractionType.application_command
    message, permissions = None, discord.Permissions.none()
    is_done = staticmethod(lambda: True)  # every answer is a message of its own

    def __init__(self, client: Client, message: discord.Message) -> None:
        self.id, self.client, self.created_at = message.id, client, message.created_at
        self.user, self.guild, self.channel = message.author, message.guild, message.channel
        self.guild_id = None if message.guild is None else message.guild.id
        self.channel_id = message.channel.id
        # Nothing tells what the writer's client speaks: what it spoke at their last command counts first.
        self.locale = getattr(message.guild, "preferred_locale", discord.Locale.american_english)
        self.response = self.followup = self
        self._message, self._answers = message, 0

    async def defer(self, **_: Any) -> None:
        """Nobody's client waits."""

    async def send(self, *, ephemeral: bool, wait: bool, **parts: Any) -> discord.Message:  # noqa: ARG002
        if ephemeral:
            parts["reference"] = self._message.to_reference(fail_if_not_exists=False)
            if self.guild_id is not None:
                parts |= {"delete_after": MOMENT, "silent": True}
        # Sent again after the same message, it is the same answer.
        sent = await self.channel.send(**parts, nonce=f"{self.id}-{self._answers}")
        self._answers += 1
        self.edit_original_response, self.delete_original_response = sent.edit, sent.delete
        return sent


def request_of(client: Client, message: discord.Message) -> Request:
    """The request that the message makes."""
    request = Request(cast("Interaction", Written(client, message)))
    request.written, request.overheard = True, message.guild is not None
    return request


def only_addressed(
    parsers: MutableMapping[str, Callable[[Any], None]], own: Callable[[], discord.abc.User | None]
) -> None:
    """Of messages the bot hears only new ones of others, in servers those that mention it. The rest costs one look."""
    parse = parsers["MESSAGE_CREATE"]

    def read(data: Any) -> None:
        me = getattr(own(), "id", None)
        if int(data["author"]["id"]) != me and (
            data.get("guild_id") is None or any(int(each["id"]) == me for each in data["mentions"])
        ):
            parse(data)

    unread = ("MESSAGE_UPDATE", "MESSAGE_DELETE", "MESSAGE_DELETE_BULK")
    parsers.update(dict.fromkeys(unread, lambda _data: None), MESSAGE_CREATE=read)
