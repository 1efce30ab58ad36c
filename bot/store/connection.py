"""The connection that the functions of the store get, whose servers it serves, and the way to a database server.

It carries the hooks of all features: what they do when something happens below them, in the transaction in which it
happens and in their order. So the heart calls them without knowing who they are.

SQLAlchemy's asynchronous half brings its whole ORM, six megabytes that a bot with one SQLite file does without. So it
is imported here alone, and only for types or when there is a server.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, fields
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from bot.core.clock import Pause
from bot.core.events import Event
from bot.core.match import Match
from bot.core.notice import Notice
from bot.core.preferences import PlayerSettings, ServerSettings, Title
from bot.core.shards import ALL, Shards
from bot.core.terms import Place

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
else:
    AsyncConnection = AsyncEngine = Any

__all__ = ["AsyncConnection", "AsyncEngine"]
"""Besides what is defined here."""

SHARDS: Final = "shards"
"""Under this name the connection carries the shards of the process."""


def shards_of(connection: AsyncConnection) -> Shards:
    """The shards with the servers whose business is that of the process with this connection."""
    found: Shards = connection.info.get(SHARDS, ALL)
    return found


def server_engine(url: Any, **options: Any) -> AsyncEngine:
    """The connections to a database server, as `create_async_engine` makes them; errors quote no values."""
    from sqlalchemy.ext.asyncio import create_async_engine

    return create_async_engine(url, hide_parameters=True, **options)


Stepped: TypeAlias = Callable[[AsyncConnection, Match, Sequence[Event], datetime], Awaitable[None]]
"""A step of a match is saved: the match after it, and its events."""
Followed: TypeAlias = (
    "Callable[[AsyncConnection, Match, Match, tuple[int, ...], datetime, Place | None], Awaitable[Following]]"
)
"""Moves that follow a step by themselves: the match before the step and after it, the notices of the step, and where
an answer is about to tell it."""
Closed: TypeAlias = Callable[[AsyncConnection, int], Awaitable[None]]
"""A match is over, in whatever way."""
Pausing: TypeAlias = Callable[[AsyncConnection, Match], Awaitable[Sequence[Pause]]]
"""Pauses of the clock since it was last set, besides times in which the bot was away."""
Saving: TypeAlias = Callable[[AsyncConnection, Match, datetime], Awaitable[Match]]
"""Before a clock falls: the match as it stands if something keeps the clock from falling."""
Allowing: TypeAlias = Callable[[AsyncConnection, Match], Awaitable[None]]
"""Raises a MatchError where a draw may not be agreed on."""
Barring: TypeAlias = Callable[[AsyncConnection, Match], Awaitable[bool]]
"""May the mover not make this move, because of what they have asked of the bot?"""
Beginning: TypeAlias = Callable[[AsyncConnection, int | None, str], Awaitable[None]]
"""A game of this kind is about to begin in a server; raises a MatchError where it may not."""
Chosen: TypeAlias = Callable[
    [AsyncConnection, int, PlayerSettings, Collection[str], datetime], Awaitable[None]
]
"""A player has chosen otherwise: their settings now, and the names of those that changed."""
ServerChosen: TypeAlias = Callable[
    [AsyncConnection, int, ServerSettings, ServerSettings, datetime], Awaitable[None]
]
"""A server has chosen otherwise: its settings before and now."""
Arrived: TypeAlias = Callable[[AsyncConnection, Notice, datetime], Awaitable[None]]
"""A notice has reached its recipient."""
Missed: TypeAlias = Callable[[AsyncConnection, Notice, datetime], Awaitable[bool]]
"""A notice has reached nobody: is it worth another attempt?"""
Followup: TypeAlias = Callable[[AsyncConnection, Notice, datetime, bool], Awaitable[None]]
"""A notice is out, or never will be: some news comes again. The last argument: does a message stand there?"""
Deferring: TypeAlias = Callable[[AsyncConnection, Notice, datetime], Awaitable[datetime | None]]
"""Until when a notice that is due now waits, because its reader sleeps."""


Titled: TypeAlias = Callable[[AsyncConnection, Title, Place, str, Collection[int], datetime], Awaitable[None]]
"""A title for which a server may give a role may have changed hands: its place and game, and those whom it concerns."""


@dataclass(frozen=True, slots=True)
class Following:
    """The match after the moves that follow a step by themselves.

    `told`: the notices of the last one; `news`: whose prepared moves have changed, so that they are to be told.
    """

    match: Match
    told: tuple[int, ...]
    news: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class Hooks:
    """The functions of all features, each kind in the features' order."""

    ended: tuple[Stepped, ...] = ()
    stepped: tuple[Stepped, ...] = ()
    followed: tuple[Followed, ...] = ()
    closed: tuple[Closed, ...] = ()
    pausing: tuple[Pausing, ...] = ()
    saving: tuple[Saving, ...] = ()
    allowing: tuple[Allowing, ...] = ()
    barring: tuple[Barring, ...] = ()
    beginning: tuple[Beginning, ...] = ()
    chosen: tuple[Chosen, ...] = ()
    server_chosen: tuple[ServerChosen, ...] = ()
    arrived: tuple[Arrived, ...] = ()
    missed: tuple[Missed, ...] = ()
    deferring: tuple[Deferring, ...] = ()
    followup: tuple[Followup, ...] = ()
    titled: tuple[Titled, ...] = ()

    def __add__(self, other: Hooks) -> Hooks:
        """These, and then the others."""
        return Hooks(
            **{each.name: getattr(self, each.name) + getattr(other, each.name) for each in fields(Hooks)}
        )


NO_HOOKS = Hooks()
HOOKS: Final = "hooks"


def hooks(connection: AsyncConnection) -> Hooks:
    """Those that the connection carries."""
    info: Mapping[str, Hooks] = connection.info
    return info.get(HOOKS, NO_HOOKS)
