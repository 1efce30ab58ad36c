"""The choices of players and servers, and the names of players."""

from collections.abc import Collection, Iterable, Mapping
from datetime import datetime
from typing import Any, Final, TypeVar

from bot.core.preferences import PlayerSettings, ServerSettings
from bot.people import rows as players
from bot.store import locks
from bot.store.app import App, Service
from bot.store.connection import hooks
from bot.store.database import Connection

__all__ = ["PlayerSettings", "Players", "ServerSettings"]

_Value = TypeVar("_Value")

_REMEMBERED: Final = 20_000
"""People, and servers, that are kept in memory: the players of ten thousand matches."""
_WAKING: Final = frozenset({"zone", "quiet"})
"""Settings on which it depends when the player is awake, by which offers to the world are ordered."""


class GameNames:
    """The names that servers have for games of their own; none of these where nothing gives them."""

    async def names(self, guild_id: int | None) -> Mapping[str, str]:  # noqa: ARG002
        """The names by the keys of the games, in order; none outside servers."""
        return {}


class Members(Service):
    """Who has left a server in which they play, as far as the bot has noticed: Discord does not tell it. `unseen`:
    channels with those who did not see them at the last look, and their newest match then. A restart forgets it.
    """

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._left: set[tuple[int, int]] | None = None
        self.unseen: dict[tuple[int | None, int | None], int] = {}

    async def left(self) -> Collection[tuple[int, int]]:
        """Each server with a player who had left it when the bot looked last."""
        if (known := self._left) is None:
            known = self._left = await self._database.read(players.who_left)
        return known

    async def note_left(self, guild_id: int, user: int) -> bool:
        """The player is not in the server; False where that was known."""
        if (guild_id, user) in await self.left():
            return False
        about = [locks.person(user)]
        await self._database.write(
            lambda c: players.note_left(c, guild_id, user, self._now()), about=about, then=self.forget
        )
        return True

    async def note_here(self, guild_id: int | None, user: int, *channels: int | None) -> None:
        """The player is in the server and sees the channels."""
        for channel_id in channels:
            self.unseen.pop((channel_id, user), None)
        if guild_id is None or (guild_id, user) not in await self.left():
            return
        about = [locks.person(user)]
        await self._database.write(
            lambda c: players.note_back(c, guild_id, user), about=about, then=self.forget
        )

    def forget(self, *gone: int) -> None:
        """The next question is looked up: rows may have been deleted."""
        self._left = None
        self.unseen = {each: match_id for each, match_id in self.unseen.items() if each[1] not in gone}


class Players(Service):
    """Settings of players and servers."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        # Names are written once per change, not once per interaction.
        self._seen: dict[int, tuple[str, str | None]] = {}
        # Every board asks for these, and they change only here: a server is served by one process.
        self._servers: dict[int, ServerSettings] = {}
        self._chosen: dict[int, PlayerSettings] = {}
        self._alone = self._database.shards.all
        self._changes = 0

    async def settings(self, user: int) -> PlayerSettings:
        """The player's choices; the defaults for everybody else."""
        if (known := self._chosen.get(user)) is None:
            _, known = await self._read(user)
        return known

    async def save(self, user: int, /, **changes: Any) -> PlayerSettings:
        """Change some settings. Raises BadSetting."""
        awake = not _WAKING.isdisjoint(changes)

        async def change(connection: Connection) -> PlayerSettings:
            changed = (await players.settings(connection, user)).changed(**changes)
            await players.save_settings(connection, user, changed)
            for chosen in hooks(connection).chosen:
                await chosen(connection, user, changed, changes.keys(), self._now())
            return changed

        def done() -> None:
            self._changed(user)
            self._wake()

        about = [locks.LOBBY, locks.person(user)] if awake else [locks.person(user)]
        return await self._database.write(change, about=about, then=done)

    async def server(self, guild_id: int | None) -> ServerSettings:
        """The server's choices; the defaults outside servers."""
        if guild_id is None:
            return ServerSettings()
        if (known := self._servers.get(guild_id)) is None:
            known = await self._database.ask(lambda c: players.server(c, guild_id))
            self._keep(guild_id, known)
        return known

    async def save_server(self, guild_id: int, /, **changes: Any) -> ServerSettings:
        """Change some settings of a server; a new rule for a role is applied to everybody. Raises BadSetting."""

        async def change(connection: Connection) -> ServerSettings:
            known = await players.server(connection, guild_id)
            changed = known.changed(**changes)
            await players.save_server(connection, guild_id, changed)
            await _note(connection, guild_id, known, changed, self._now())
            return changed

        changed = await self._database.write(change, about=[locks.server(guild_id)], then=self._wake)
        self._keep(guild_id, changed)
        return changed

    async def look_again(self, guild_id: int, roles: Collection[int]) -> None:
        """The bot can give these roles again: they are given to, and taken from, everybody as their rules say."""

        async def change(connection: Connection) -> None:
            known = await players.server(connection, guild_id)
            others = known.changed(
                roles=[rule for rule in known.roles if rule[0] not in roles],
                titles=[rule for rule in known.titles if rule[0] not in roles],
            )
            await _note(connection, guild_id, others, known, self._now())

        await self._database.write(change, about=[locks.server(guild_id)], then=self._wake)

    def forget_server(self, guild_id: int) -> None:
        """The server's choices, and those of people that name it, are looked up anew: they may have been deleted."""
        self._servers.pop(guild_id, None)
        for user, chosen in tuple(self._chosen.items()):
            if chosen.turns_place is not None and chosen.turns_place[0] == guild_id:
                self._changed(user)

    async def locale(self, guild_id: int) -> str:
        """The language in Discord of a server that another process serves; empty where it is not known."""
        return await self._database.read(lambda c: players.locale(c, guild_id))

    async def note_locales(self, locales: Mapping[int, str]) -> None:
        """These servers have these languages in Discord."""
        known = await self._database.read(players.locales)
        if heard := {guild: locale for guild, locale in locales.items() if known.get(guild) != locale}:
            await self._database.write(lambda c: players.note_locales(c, heard), about=())

    def _keep(self, guild_id: int, chosen: ServerSettings) -> None:
        # Its own process may change what another server has chosen at any time.
        if not self._database.shards.serve(guild_id):
            return
        room(self._servers)[guild_id] = chosen

    async def remember(self, user: int, name: str, locale: str | None = None) -> None:
        """Remember what a player is called, for pictures and lists, and what their Discord speaks, if that is known."""
        name = name[: players.NAME_LENGTH]
        known_name, known_locale = await self._known(user)
        locale = locale or known_locale
        if (name, locale) == (known_name, known_locale):
            return

        async def see(connection: Connection) -> None:
            await players.see(connection, user, name)
            if locale is not None:
                known = await players.settings(connection, user)
                if known.locale != locale:
                    await players.save_settings(connection, user, known.heard(locale))

        await self._database.write(see, about=[locks.person(user)], then=lambda: self.forget(user))
        if self._database.shards.all:
            room(self._seen)[user] = (name, locale)

    async def _known(self, user: int) -> tuple[str, str | None]:
        if (seen := self._seen.get(user)) is None:
            name, chosen = await self._read(user)
            return name, chosen.locale
        return seen

    async def _read(self, user: int) -> tuple[str, PlayerSettings]:
        """The player's name and choices. Where others change them untold, only the database knows."""
        changes = self._changes
        name, chosen = await self._database.ask(lambda c: players.known(c, user))
        # Anything saved or forgotten while this is read may not be in it.
        if self._alone and changes == self._changes:
            room(self._chosen)[user] = chosen
            if name:
                room(self._seen)[user] = (name, chosen.locale)
        return name, chosen

    def listen(self, hearing: bool) -> None:
        """Does this process hear from now on of everybody whom another one changes, as if it were alone?"""
        self._alone = hearing or self._database.shards.all
        self._changes += 1
        self._chosen, self._seen = {}, {}

    def forget(self, user: int) -> None:
        """The player is no longer remembered: on a return they are met anew."""
        self._seen.pop(user, None)
        self._changed(user)

    def _changed(self, user: int) -> None:
        self._changes += 1
        self._chosen.pop(user, None)

    async def names(self, users: Iterable[int]) -> dict[int, str]:
        """The last known names of those of them who were ever seen."""
        wanted = set(users)
        names = {user: self._seen[user][0] for user in wanted & self._seen.keys()}
        if others := wanted - names.keys():
            names |= await self._database.ask(lambda c: players.names(c, others))
        return {user: name for user, name in names.items() if name}


async def _note(
    connection: Connection, guild_id: int, before: ServerSettings, after: ServerSettings, now: datetime
) -> None:
    for chosen in hooks(connection).server_chosen:
        await chosen(connection, guild_id, before, after, now)


def room(memory: dict[Any, _Value]) -> dict[Any, _Value]:
    """The memory with room for one more: the oldest goes, so that one too many costs one, and not all."""
    if len(memory) >= _REMEMBERED:
        del memory[next(iter(memory))]
    return memory
