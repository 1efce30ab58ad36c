"""The asker and the readers: one interaction from its arrival to its answer, and the readers of a message."""

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace

import discord
from structlog.contextvars import bind_contextvars

from bot.board.pictures import legible
from bot.core.access import Asker
from bot.core.audience import Audience
from bot.core.links import unlinked
from bot.core.match import Match, Place
from bot.core.notice import Posted
from bot.core.plain import plain
from bot.core.preferences import TRADITIONAL, PlayerSettings
from bot.language.days import day_first
from bot.language.words import Words
from bot.outbox.service.outbox import Outbox
from bot.people.service import GameNames, Players
from bot.skin.card import ControlId
from bot.skin.deferral import Deferral
from bot.skin.errors import OutdatedControl
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


class Request:
    """One interaction: a command, a click, a form or a request for suggestions.

    `id` is the same when Discord sends the interaction twice; `match` is the one it turned out to be about; `hears`:
    the asker was answered in private, or is to be, so that they can be told private things; `stands`: the id of the
    sentence about the saved change, which holds whatever fails from then on.
    """

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self.id = interaction.id
        self.client = interaction.client
        self.app = interaction.client.app
        self.user_id = interaction.user.id
        self._match: Match | None = None
        self.hears = False
        self.stands = ""
        # Opponents in another place by name: nothing that the asker reads mentions them.
        self._strangers: dict[int, str] = {}
        self.deferral = Deferral(interaction)
        self._reader: Reader | None = None

    @property
    def number(self) -> str:
        """The number that a player can quote and an operator can find in the log."""
        return f"{self.id % 10**8:08d}"

    @property
    def guild_id(self) -> int | None:
        """The server that the request came from; None where it came from a conversation."""
        return self.interaction.guild_id

    @property
    def channel_id(self) -> int | None:
        return self.interaction.channel_id

    @property
    def asker(self) -> Asker:
        """The asker, with their rights in the server."""
        return Asker(self.user_id, self.guild_id, self.interaction.permissions.manage_events)

    @property
    def match(self) -> Match | None:
        return self._match

    @match.setter
    def match(self, match: Match) -> None:
        self._match = match
        # Every line of the log that follows names it.
        bind_contextvars(match=match.id)

    async def reader(self) -> Reader:
        """The asker, loaded once: their saved language, else the one that their Discord speaks."""
        if self._reader is None:
            settings = await self.app[Players].settings(self.user_id)
            self._reader = self._with(settings, await self.app[GameNames].names(self.guild_id))
        return self._reader

    @property
    def known_reader(self) -> Reader | None:
        """The asker, if they were loaded."""
        return self._reader

    async def game(self, text: str) -> str:
        """The key of the game that is called so, a house game of this server first. Raises as `Typed.game`."""
        return self.client.typed.game(text, await self.app[GameNames].names(self.guild_id))

    async def words(self) -> Words:
        """The catalogue in the language of who asks."""
        return (await self.reader()).words

    async def day_first(self) -> bool | None:
        """Does who asks write the day before the month; None where nothing says so."""
        settings = (await self.reader()).settings
        return day_first(self.interaction.locale.value, settings.language, settings.zone)

    def settings_changed(self) -> None:
        """Forgets the reader that was loaded: their choices have changed."""
        self._reader = None

    def stranger(self) -> Reader:
        """The asker, as far as Discord tells; for when nothing can be loaded."""
        return self._with(PlayerSettings(), {})

    async def meet(self, *matches: Match) -> None:
        """The answer may tell of these matches: players in other places than the asker's are named, not mentioned."""
        if self.audience.strangers(matches):
            self._strangers |= (await acquainted(self.client, await self.reader(), matches)).words.strangers

    async def names(self, *matches: Match) -> dict[int, str]:
        """The names of the players of these matches, of which the answer tells."""
        await self.meet(*matches)
        return await names_of(self.client, await self.reader(), matches)

    @property
    def at(self) -> Place:
        """Where it came from."""
        return Place(self.guild_id, self.channel_id or 0)

    @property
    def audience(self) -> Audience:
        """The asker there."""
        return Audience(self.user_id, self.at)

    async def link(self) -> str:
        """Where the latest board of the match stands that the request is about; empty where that has no address."""
        if self.match is None:
            return ""
        return (await links(self.client, [self.match], self.audience))[self.match.id]

    @property
    def in_private(self) -> bool:
        """Was a control used in a message that only this person sees?"""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    def _with(self, settings: PlayerSettings, house: Mapping[str, str]) -> Reader:
        language = settings.language or self.interaction.locale.value
        words = Words(self.client.texts, language, house, self._strangers)
        return Reader(words, self.user_id, settings, at=self.at)


_FIGURE = re.compile(r"-?[0-9]{1,19}")
_LARGEST = 2**63 - 1  # no database keeps more


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


def name_of(user: discord.abc.User) -> str:
    """A person's name in all of Discord; a server's nickname stays in that server. Where pictures could not show half
    of its letters it is the user name, which consists of letters that they have.
    """
    return shown_name(user.name, user.global_name)


def shown_name(user_name: str, global_name: str | None) -> str:
    """The same by the two names that Discord tells."""
    name = plain(global_name or "")
    return name if name and legible(name) else plain(user_name)


async def person(client: Client, user_id: int, place: Place | None = None) -> Reader:
    """Somebody who gets a direct message: their saved language, else that of their Discord or of the place."""
    settings = await client.app[Players].settings(user_id)
    language = settings.spoken or await _language_of(client, place)
    house = await client.app[GameNames].names(None if place is None else place.guild_id)
    return Reader(Words(client.texts, language, house), user_id, settings)


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
    return Reader(Words(client.texts, language, house), settings=look, at=place)


async def acquainted(
    client: Client, reader: Reader, matches: Iterable[Match] = (), others: Iterable[int] = ()
) -> Reader:
    """The reader, who reads of these matches: their players in other places, and the `others`, are named and never
    mentioned, for a mention tells who somebody is in all of Discord; and a name leads nowhere.
    """
    strange = reader.audience.strangers(matches).union(others) - reader.words.strangers.keys()
    if not strange:
        return reader
    names = await client.names(strange, reader.words)
    unnamed = reader.words("unnamed-player")
    known = {user: unlinked(name) or unnamed for user, name in names.items()}
    return replace(reader, words=reader.words.naming(known))


async def names_of(client: Client, reader: Reader, matches: Iterable[Match]) -> dict[int, str]:
    """The names of the players of these matches, as the reader knows them."""
    matches = list(matches)
    words = (await acquainted(client, reader, matches)).words
    return await client.names((user for match in matches for user in match.players), words)


def event_named(name: str, link: str, match: Match, words: Words) -> tuple[str, str]:
    """Name and link of the match's event, for readers who know its players by no mention without any link."""
    here = words.strangers.keys().isdisjoint(match.people)
    return (name, link) if here else (unlinked(name) or "…", "")


async def links(client: Client, matches: Iterable[Match], audience: Audience) -> dict[int, str]:
    """Where the latest board of each match stands: its message, else its channel; empty where neither has an address.

    In a conversation a message has an address only for who takes part in it, and the conversation itself has none. A
    place that was deleted has none, and the boards that stood elsewhere before are older. A match of two places is
    looked for on the side of who reads it alone.
    """
    wanted: dict[int, Place] = {}
    double: dict[int, Posted | None] = {}
    found = {}
    for match in matches:
        if (side := audience.side(match)) is None:
            found[match.id] = ""
            continue
        wanted[match.id] = side
        if len(match.places) > 1:
            double[match.id] = await board_at(client, match, side)
    shown = {**await client.app[Outbox].latest_boards(wanted.keys() - double.keys()), **double}
    for number, place in wanted.items():
        board = shown.get(number)
        if board is not None and (board.place.channel_id == place.channel_id or not _is_gone(client, place)):
            found[number] = address(board.place, board.message_id)
        elif (place.guild_id or place.abroad) and not _is_gone(client, place):
            found[number] = address(place)
        else:
            found[number] = ""
    return found


def _is_gone(client: Client, place: Place) -> bool:
    """Is there no such channel in a server that the client knows? A thread that sleeps is unknown to it too."""
    guild = None if place.guild_id is None else client.get_guild(place.guild_id)
    return guild is not None and guild.get_channel_or_thread(place.channel_id) is None


async def board_at(client: Client, match: Match, place: Place) -> Posted | None:
    """The message with the latest board of the match on this side of it."""
    if len(match.places) == 1:
        return (await client.app[Outbox].latest_boards([match.id])).get(match.id)
    one_server = len({each.guild_id for each in match.places}) == 1
    shown = await client.app[Outbox].latest_boards([match.id], place, exact=one_server)
    return shown.get(match.id)


async def boards(client: Client, match_ids: Collection[int], at: Place | None = None) -> dict[int, str]:
    """The addresses of these matches' latest boards that stand in a message; `at`: in the server of this place."""
    shown = await client.app[Outbox].latest_boards(match_ids, at)
    return {number: address(posted.place, posted.message_id) for number, posted in shown.items()}


def address(place: Place, message_id: int | None = None) -> str:
    """The address of a message, or of a channel or thread, in Discord."""
    channel = f"https://discord.com/channels/{place.guild_id or place.abroad or '@me'}/{place.channel_id}"
    return channel if message_id is None else f"{channel}/{message_id}"


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
