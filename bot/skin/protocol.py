"""The part of the Discord client that the rest of the skin may use, so that nothing needs to import the client."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection, Mapping
from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import discord
import structlog
from discord import app_commands

if TYPE_CHECKING:
    from bot.board.drawer import Drawer
    from bot.core.match import Match
    from bot.core.news import News
    from bot.core.terms import Place
    from bot.language.texts import Texts
    from bot.language.typed import Typed
    from bot.skin.card import Reply
    from bot.store.app import App

log = structlog.get_logger(__name__)


class Client(discord.AutoShardedClient, ABC):
    """A Discord client with the application behind it. `Damka` in `bot.client` is the one that runs."""

    app: App
    texts: Texts
    typed: Typed
    drawer: Drawer
    private_cards: PrivateCards
    closed_threads: dict[int, int]
    """Threads that the bot has closed since it was started, which Discord shows it no longer, with where they hang."""
    command_mentions: Mapping[str, str]  # by the name of each command what calls it in a text, `</games:1>`
    tree: app_commands.CommandTree[Any]

    @abstractmethod
    async def met(self, interaction: Interaction) -> None:
        """Records who sent the interaction, and lets it finish before the bot stops."""

    whole: bool  # do all features run?
    actions: Mapping[str, Any]  # what controls do, by their names; those of features that do not run are none
    afterwards: tuple[Callable[[Any], Awaitable[None]], ...]
    """What features still tell the asker of a request after its answer."""

    @abstractmethod
    async def refusal(self, request: Any, error: Any) -> Reply:
        """The answer to an error that the asker of the request has caused."""

    @abstractmethod
    async def act(self, interaction: Interaction) -> None:
        """Runs what a control or a form asks for."""

    @abstractmethod
    def note_change(self, *guilds: int | None, opened: bool = False) -> None:
        """Something may have changed in these servers that their halls show; `opened`: they have another hall."""

    async def repaint(self, channel_id: int, message_id: int, reply: Reply) -> None:
        """Replaces one of the bot's messages if Discord allows it; nothing depends on it."""
        view, nobody = reply.card.clickable(self), discord.AllowedMentions.none()
        changed = discord.http.handle_message_parameters(view=view, allowed_mentions=nobody)
        try:
            # Nobody needs the message that the library would make of the answer.
            await self.http.edit_message(channel_id, message_id, params=changed)
        except discord.HTTPException as error:
            log.debug("message.not_repainted", channel=channel_id, message=message_id, error=str(error))

    async def take_down(self, channel_id: int, message_id: int) -> None:
        """Deletes one of the bot's messages if Discord allows it; nothing depends on it."""
        try:
            await self.get_partial_messageable(channel_id).get_partial_message(message_id).delete()
        except discord.HTTPException as error:
            log.debug("message.not_deleted", channel=channel_id, message=message_id, error=str(error))

    @abstractmethod
    def note_told(self, notice_ids: Collection[int], message_id: int) -> asyncio.Future[None]:
        """Records in the background that an answer has told these; before that the bot does not stop."""

    @abstractmethod
    def tidy(
        self,
        match: Match,
        place: Place,
        message_id: int,
        reply: Reply,
        recorded: asyncio.Future[None] | None = None,
    ) -> None:
        """Removes the buttons from the previous board of the match there, in the background; the reply is the new one.
        `recorded`: done when it is recorded where a first board stands; None where it is already.
        """

    @abstractmethod
    def close_question(self, match: Match, question: type[News], answer: str, since: int) -> None:
        """Removes the buttons from the question that was asked after this event and answered so, in the background."""


Interaction: TypeAlias = "discord.Interaction[Client]"
"""A command, a click, a choice, a form or a request for suggestions."""


ALIVE: Final = timedelta(minutes=14)
"""Discord forgets an interaction after fifteen minutes; its private message stays then, and nobody changes it."""


class PrivateCards:
    """For each game the interaction in whose answer it stands."""

    def __init__(self) -> None:
        self._shown: dict[int, discord.Interaction[Any]] = {}

    def note(self, match_id: int, interaction: discord.Interaction[Any]) -> discord.Interaction[Any] | None:
        """The game stands in this answer from now on; the interaction in whose answer it stood until now."""
        now = discord.utils.snowflake_time(interaction.id)
        for number in [each for each, old in self._shown.items() if now - old.created_at > ALIVE]:
            del self._shown[number]
        before = self._shown.pop(match_id, None)
        self._shown[match_id] = interaction
        return before
