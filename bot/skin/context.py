"""The asker and the readers: one interaction from its arrival to its answer, and the readers of a message."""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import TypeVar

import discord
from structlog.contextvars import bind_contextvars

from bot.core.access import Asker
from bot.core.audience import Audience
from bot.core.match import Match, Place
from bot.core.preferences import TRADITIONAL, PlayerSettings
from bot.language.days import day_first
from bot.language.words import Words
from bot.people.service import GameNames, Players
from bot.skin.card import ControlId
from bot.skin.deferral import Deferral
from bot.skin.errors import OutdatedControl
from bot.skin.names import names_of, words_for
from bot.skin.protocol import Client, Interaction


@dataclass(frozen=True, slots=True)
class Reader:
    """One person (`user_id`), alone or where they ask (`at`), or everybody there, with their choices; `own`: the player
    of that place, in a match of two.
    """

    words: Words
    user_id: int | None = None
    settings: PlayerSettings = field(default_factory=PlayerSettings)
    own: int | None = None
    at: Place | None = None

    @property
    def audience(self) -> Audience:
        return Audience(self.user_id, self.at)


class Asking(ABC):
    """A person who asks for something, `at` a place in Discord or from outside of it."""

    def __init__(self, client: Client, user_id: int, at: Place | None = None, locale: str = "") -> None:
        self.client, self.app, self.user_id = client, client.app, user_id
        self.at, self.locale = at, locale  # of their Discord: the language that it speaks
        # None in a conversation, and outside.
        self.guild_id = None if at is None else at.guild_id
        # Opponents in another place by name: nothing that the asker reads mentions them.
        self._strangers: dict[int, str] = {}
        self._reader: Reader | None = None

    @abstractmethod
    async def member(self, guild_id: int) -> discord.Member | None:
        """The asker as a member of this server; None where they are none, or cannot be told to be one."""

    @property
    def audience(self) -> Audience:
        """The asker there."""
        return Audience(self.user_id, self.at)

    async def reader(self) -> Reader:
        """The asker, loaded once: their saved language, else the one that their Discord speaks."""
        if self._reader is None:
            settings = await self.app[Players].settings(self.user_id)
            self._reader = self._with(settings, await self.app[GameNames].names(self.guild_id))
        return self._reader

    async def words(self) -> Words:
        """The catalogue in the language of who asks."""
        return (await self.reader()).words

    async def meet(self, *matches: Match) -> None:
        """The answer may tell of these matches: players in other places than the asker's are named, not mentioned."""
        self._strangers |= (await words_for(self.client, await self.reader(), matches)).strangers

    async def names(self, *matches: Match) -> dict[int, str]:
        """The names of the players of these matches, of which the answer tells."""
        await self.meet(*matches)
        return await names_of(self.client, await self.reader(), matches)

    def _with(self, settings: PlayerSettings, house: Mapping[str, str]) -> Reader:
        language = settings.spoken or self.locale
        words = Words(self.client.texts, language, house, self._strangers, settings.notation)
        return Reader(words, self.user_id, settings, at=self.at)


class Request(Asking):
    """One interaction: a command, a click, a form or a request for suggestions.

    `id` is the same when Discord sends the interaction twice; `match` is the one it turned out to be about; `hears`:
    the asker was answered in private, or is to be, so that they can be told private things; `written`: it is a message
    (`bot.skin.written`), `overheard`: one that others read the answer to, which is one line therefore; `stands`: the id
    of the sentence about the saved change, which holds whatever fails from then on.
    """

    at: Place

    def __init__(self, interaction: Interaction) -> None:
        place = Place(interaction.guild_id, interaction.channel_id or 0)
        super().__init__(interaction.client, interaction.user.id, place, interaction.locale.value)
        self.interaction = interaction
        self.id = interaction.id
        self._match: Match | None = None
        self.hears = self.written = self.overheard = False
        self.stands = ""
        self.deferral = Deferral(interaction)

    @property
    def number(self) -> str:
        """The number that a player can quote and an operator can find in the log."""
        return f"{self.id % 10**8:08d}"

    @property
    def channel_id(self) -> int | None:
        return self.interaction.channel_id

    @property
    def asker(self) -> Asker:
        """The asker, with their rights in the server."""
        return Asker(self.user_id, self.guild_id, self.interaction.permissions.manage_events)

    async def member(self, guild_id: int) -> discord.Member | None:
        """As Discord sent them with the interaction, of the server where they ask alone."""
        asker = self.interaction.user
        return asker if guild_id == self.guild_id and isinstance(asker, discord.Member) else None

    @property
    def match(self) -> Match | None:
        return self._match

    @match.setter
    def match(self, match: Match) -> None:
        self._match = match
        # Every line of the log that follows names it.
        bind_contextvars(match=match.id)

    @property
    def known_reader(self) -> Reader | None:
        """The asker, if they were loaded."""
        return self._reader

    async def game(self, text: str) -> str:
        """The key of the game that is called so, a house game of this server first. Raises as `Typed.game`."""
        return self.client.typed.game(text, await self.app[GameNames].names(self.guild_id))

    async def day_first(self) -> bool | None:
        """Does who asks write the day before the month; None where nothing says so."""
        settings = (await self.reader()).settings
        return day_first(self.locale, settings.language, settings.zone)

    def settings_changed(self) -> None:
        """Forgets the reader that was loaded: their choices have changed."""
        self._reader = None

    def stranger(self) -> Reader:
        """The asker, as far as Discord tells; for when nothing can be loaded."""
        return self._with(PlayerSettings(), {})

    @property
    def in_private(self) -> bool:
        """Was a control used in a message that only this person sees?"""
        message = self.interaction.message
        return message is not None and (message.flags.ephemeral or self.talking)

    @property
    def talking(self) -> bool:
        """Is it a message to the bot alone, or a control in the answer to one?"""
        kind = getattr(self.interaction.message, "type", None)
        return self.guild_id is None and (self.written or kind is discord.MessageType.reply)


_FIGURE = re.compile(r"-?[0-9]{1,19}")
_LARGEST = 2**63 - 1  # no database keeps more
_Carried = TypeVar("_Carried")
_Meant = TypeVar("_Meant")


class Press(Request):
    """A control that was used: `values` are the entries chosen in it, or the texts typed into the fields
    of a form; `fields`: the same by the name of each field; `uploads`: the files that were sent in each; `people`: who
    was chosen, by their numbers.
    """

    def __init__(
        self,
        interaction: Interaction,
        control: ControlId,
        values: tuple[str, ...] = (),
        fields: Mapping[str, tuple[str, ...]] | None = None,
        uploads: Mapping[str, tuple[discord.Attachment, ...]] | None = None,
        people: Mapping[str, discord.User] | None = None,
    ) -> None:
        super().__init__(interaction)
        self.control = control
        self.values = values
        self.fields = {} if fields is None else fields
        self.uploads = {} if uploads is None else uploads
        self.people = {} if people is None else people

    def figure(self, text: str) -> int:
        """A number that the control carries. Raises OutdatedControl for anything else."""
        if _FIGURE.fullmatch(text) is None or abs(int(text)) > _LARGEST:
            raise OutdatedControl(str(self.control))
        return int(text)

    def meaning(self, read: Callable[[_Carried], _Meant], carried: _Carried) -> _Meant:
        """What something that the control carries stands for. Raises OutdatedControl for what `read` does not know."""
        try:
            return read(carried)
        except (ValueError, IndexError, OverflowError):
            raise OutdatedControl(str(self.control)) from None

    def parts(self, count: int, between: str = ".") -> list[str]:
        """The parts of what the control carries besides its numbers. Raises OutdatedControl for fewer."""
        found = self.control.rest.split(between, count - 1)
        if len(found) != count:
            raise OutdatedControl(str(self.control))
        return found

    @property
    def value(self) -> str:
        """The one thing that was chosen or typed. Raises OutdatedControl where there is none."""
        if not self.values:
            raise OutdatedControl(str(self.control))
        return self.values[0]

    def chosen(self, field: str) -> str:
        """The entry chosen in a field of the form. Raises OutdatedControl where there is none."""
        if not (values := self.fields.get(field)):
            raise OutdatedControl(str(self.control))
        return values[0]

    def typed(self, field: str) -> str:
        """The text in a field of the form; empty where nothing was typed."""
        return next(iter(self.fields.get(field, ())), "")


async def person(client: Client, user_id: int, place: Place | None = None) -> Reader:
    """Somebody who gets a direct message: their saved language, else that of their Discord or of the place."""
    settings = await client.app[Players].settings(user_id)
    language = settings.spoken or await _language_of(client, place)
    house = await client.app[GameNames].names(None if place is None else place.guild_id)
    words = Words(client.texts, language, house, moves_in=settings.notation)
    return Reader(words, user_id, settings)


async def everybody(client: Client, place: Place, called: int | None = None) -> Reader:
    """All who read in a place: the language that the server has chosen here, else the one it has in Discord.

    Boards look as the server has chosen; what it leaves to the players is the choice of the one whom a message calls,
    and so is the language where the bot is in no server.
    """
    theirs = PlayerSettings() if called is None else await client.app[Players].settings(called)
    look = PlayerSettings(
        theme=theirs.theme, notation=theirs.notation, numbers=theirs.numbers, white_down=theirs.white_down
    )
    server = await client.app[Players].server(place.guild_id)
    if server.theme is not None:
        look = look.changed(theme=server.theme)
    if server.notation is not None:
        look = look.changed(notation=None if server.notation == TRADITIONAL else server.notation)
    language = await _language_of(client, place) if place.guild_id is not None else theirs.spoken
    house = await client.app[GameNames].names(place.guild_id)
    words = Words(client.texts, language, house, moves_in=look.notation)
    return Reader(words, settings=look, at=place)


async def acquainted(
    client: Client,
    reader: Reader,
    matches: Iterable[Match] = (),
    homes: Iterable[tuple[int, Place]] = (),
    anywhere: Iterable[int] = (),
) -> Reader:
    """The reader, with the words for these people."""
    return replace(reader, words=await words_for(client, reader, matches, homes, anywhere))


async def _language_of(client: Client, place: Place | None) -> str:
    if place is None or place.guild_id is None:
        return ""
    server = await client.app[Players].server(place.guild_id)
    if server.language is not None:
        return server.language
    guild = client.get_guild(place.guild_id)
    if guild is not None:
        return guild.preferred_locale.value
    return await client.app[Players].locale(place.guild_id)
