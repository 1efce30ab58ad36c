"""A feature as the hubs see it: one value, whose functions do nothing where there is nothing to do; and how it tells
its news, where that differs from a message in the place of the notice.
"""

from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable, Iterator, Mapping
from contextlib import AbstractAsyncContextManager, contextmanager, nullcontext
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.core.news import News
from bot.core.notice import Notice
from bot.core.terms import Place
from bot.outbox.service.outbox import Delivered, Undeliverable
from bot.skin.card import Reply
from bot.skin.context import Reader, Request
from bot.skin.declarations import Command
from bot.skin.protocol import Client
from bot.store.app import App
from bot.store.connection import NO_HOOKS, Hooks
from bot.store.deadlines import Deadline, Due
from bot.store.finding import Check

Deliver: TypeAlias = Callable[[Client, Notice], Awaitable[Delivered]]
# No access, no permission, no such channel or person, a locked thread, no direct messages: no second attempt changes
# them. Too many conversations opened at once is the one refusal that passes.
_FINAL = frozenset({400, 403, 404})
_TOO_FAST = 40003


@dataclass(frozen=True, slots=True, kw_only=True)
class Telling:
    """What is done with the notices of one kind; None where they are as any other.

    `still`: first, gives the notice as it stands now, None where there is nothing to tell; `otherwise`: all of it;
    `compose`: its message; `home`: the place that it is about; `thread`: the thread in which it is told, `locked`: what
    is done where that is closed, before it is told in the place; `there`: tells it there, True if it has; `told`: once
    a message tells it; `elsewhere`, `each`: the ways of those names; `lost`: where it could not be told.
    """

    still: Callable[[Client, Notice], Awaitable[Notice | None]] | None = None
    otherwise: Deliver | None = None
    compose: Callable[[Client, Notice, Reader], Awaitable[Reply]] | None = None
    home: Callable[[Client, Notice], Awaitable[Place]] | None = None
    thread: Callable[[Client, Notice], Awaitable[Place | None]] | None = None
    locked: Callable[[Client, Notice, Place], Awaitable[None]] | None = None
    there: Callable[[Client, Notice, Place], Awaitable[bool]] | None = None
    told: Callable[[Client, Notice, int], Awaitable[None]] | None = None
    elsewhere: Deliver | None = None
    each: Deliver | None = None
    lost: Callable[[Client, Notice], Awaitable[None]] | None = None


def silently(act: Callable[[Client, Notice], Awaitable[None]]) -> Deliver:
    """Of this nobody is told."""

    async def acted(client: Client, notice: Notice) -> Delivered:
        await act(client, notice)
        return Delivered()

    return acted


@contextmanager
def undeliverable() -> Iterator[None]:
    """Raises Undeliverable for a final refusal by Discord; an error that may pass goes through."""
    try:
        yield
    except discord.HTTPException as error:
        must_be_final(error)
        raise Undeliverable from error


def must_be_final(error: discord.HTTPException) -> None:
    """Raises the error again if a later attempt may succeed."""
    if error.status not in _FINAL or error.code == _TOO_FAST:
        raise error


class Unserved(Exception):
    """A feature cannot serve what the operator's settings ask for; a plain sentence says why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Feature:
    """`services`: each is built from those before it; `build`: what else there is to begin; `hooks`: what it does when
    something happens below it; `requests`: the modules in which its controls are declared; `news`: how it tells that of
    these kinds; `duties`: what it does as long as the bot is there; `afterwards`: what it still tells the asker of a
    request after its answer; `check`: its faults in a database; `changed`: something may have changed in these servers,
    or they have another hall; `thread_gone`: a thread was deleted; `deadlines`: what it does with rows that fall due;
    `hears`: somebody has written to the bot;
    `served`: what it serves besides Discord as long as the bot runs, by the operator's settings. Raises Unserved.
    """

    name: str
    services: tuple[Callable[[App], object], ...] = ()
    build: Callable[[App], None] = lambda _app: None
    hooks: Hooks = NO_HOOKS
    commands: tuple[Command, ...] = ()
    menus: tuple[app_commands.ContextMenu, ...] = ()
    requests: tuple[ModuleType, ...] = ()
    afterwards: tuple[Callable[[Request], Awaitable[None]], ...] = ()
    check: Check | None = None
    changed: Callable[[Client, Collection[int], bool], None] | None = None
    thread_gone: Callable[[Client, int], None] = lambda _client, _thread: None
    deadlines: Callable[[App], Mapping[Deadline, Due]] = lambda _app: {}
    news: Mapping[type[News], Telling] = field(default_factory=dict)
    duties: Callable[[Client], Iterable[tuple[str, Coroutine[Any, Any, None]]]] = lambda _client: ()
    hears: Callable[[Client, discord.Message], Awaitable[None]] | None = None
    served: Callable[[Client, Mapping[str, Any]], AbstractAsyncContextManager[None]] = (
        lambda _client, _settings: nullcontext()
    )
