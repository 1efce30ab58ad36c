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
from typing import TYPE_CHECKING, Any, Concatenate, Final, ParamSpec, TypeAlias, TypeVar

from bot.core.clock import Pause
from bot.core.events import Event
from bot.core.match import Match
from bot.core.notice import Notice
from bot.core.preferences import PlayerSettings, ServerSettings, Title
from bot.core.shards import ALL, Shards
from bot.core.terms import Place
from bot.core.until import Bound

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


_Given = ParamSpec("_Given")
_Result = TypeVar("_Result")
Each: TypeAlias = tuple[Callable[Concatenate[AsyncConnection, _Given], Awaitable[_Result]], ...]
"""Functions of the features that are all called with the same."""


@dataclass(frozen=True, slots=True)
class Following:
    """The match after the moves that follow a step by themselves. `told`: the notices of the last one; `news`: whose
    prepared moves have changed, so that they are to be told.
    """

    match: Match
    told: tuple[int, ...]
    news: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class Hooks:
    """The functions of all features, each kind in the features' order."""

    ended: Each[[Match, Sequence[Event], datetime], None] = ()
    stepped: Each[[Match, Sequence[Event], datetime], None] = ()
    """A step of a match is saved (`ended`: its last one): the match after it, and its events."""
    followed: Each[[Match, Match, tuple[int, ...], datetime, Place | None], Following] = ()
    """Moves that follow a step by themselves: the match before and after it, its notices, where an answer tells it."""
    closed: Each[[int], None] = ()
    """A match is over, in whatever way."""
    pausing: Each[[Match], Sequence[Pause]] = ()
    """Pauses of the clock since it was last set, besides times in which the bot was away."""
    bounding: Each[[Match], Bound | None] = ()
    """An end that the match has besides its clock."""
    saving: Each[[Match, datetime], Match] = ()
    """Before a clock falls: the match as it stands if something keeps the clock from falling."""
    allowing: Each[[Match], None] = ()
    """Raises a MatchError where a draw may not be agreed on."""
    barring: Each[[Match], bool] = ()
    """May the mover not make this move, because of what they have asked of the bot?"""
    beginning: Each[[int | None, str], None] = ()
    """A game of this kind is about to begin in a server; raises a MatchError where it may not."""
    chosen: Each[[int, PlayerSettings, Collection[str], datetime], None] = ()
    """A player has chosen otherwise: their settings now, and the names of those that changed."""
    server_chosen: Each[[int, ServerSettings, ServerSettings, datetime], None] = ()
    """A server has chosen otherwise: its settings before and now."""
    arrived: Each[[Notice, datetime], None] = ()
    """A notice has reached its recipient."""
    missed: Each[[Notice, datetime], bool] = ()
    """A notice has reached nobody: is it worth another attempt?"""
    deferring: Each[[Notice, datetime], datetime | None] = ()
    """Until when a notice that is due now waits, because its reader sleeps."""
    followup: Each[[Notice, datetime, bool], None] = ()
    """A notice is out, or never will be: some news comes again. The last argument: does a message stand there?"""
    concluded: Each[[int, datetime], None] = ()
    """The tournament of this number is final, or was called off."""
    left: Each[[int, int, bool, datetime], None] = ()
    """Somebody, a user, has left this tournament before it began; did they have a place, not merely wait for one?"""
    admitting: Each[[int, int], int | None] = ()
    """By which place in another one this user may enter the tournament, for whomever else it is."""
    depending: Each[[int], str | None] = ()
    """Something that follows from the final table of this tournament, by a code: once that is so, it stays final."""
    titled: Each[[Title, Place, str, Collection[int], datetime], None] = ()
    """A title for which a server may give a role may have changed hands: its place, game, and whom it concerns."""

    def __add__(self, other: Hooks) -> Hooks:
        return Hooks(
            **{each.name: getattr(self, each.name) + getattr(other, each.name) for each in fields(Hooks)}
        )


NO_HOOKS = Hooks()
HOOKS: Final = "hooks"


def hooks(connection: AsyncConnection) -> Hooks:
    """Those that the connection carries."""
    info: Mapping[str, Hooks] = connection.info
    return info.get(HOOKS, NO_HOOKS)
