"""A feature as the hubs see it: one value, whose functions do nothing where there is nothing to do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable, Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

from discord import app_commands

from bot.core.news import News
from bot.skin.context import Request
from bot.skin.declarations import Command
from bot.skin.protocol import Client
from bot.skin.telling import Telling
from bot.store.app import App
from bot.store.finding import Check
from bot.store.hooks import NONE, Hooks


@dataclass(frozen=True, slots=True, kw_only=True)
class Feature:
    """`services`: each is built from those before it; `build`: what else there is to begin; `hooks`: what it does when
    something happens below it; `requests`: the modules in which its controls are declared; `news`: how it tells that of
    these kinds; `duties`: what it does as long as the bot is there; `afterwards`: what it still tells the asker of a
    request after its answer; `check`: its faults in a database; `changed`: something may have changed in these servers,
    or they have another hall; `thread_gone`: a thread was deleted.
    """

    name: str
    services: tuple[Callable[[App], object], ...] = ()
    build: Callable[[App], None] = lambda _app: None
    hooks: Hooks = NONE
    commands: tuple[Command, ...] = ()
    menus: tuple[app_commands.ContextMenu, ...] = ()
    requests: tuple[ModuleType, ...] = ()
    afterwards: tuple[Callable[[Request], Awaitable[None]], ...] = ()
    check: Check | None = None
    changed: Callable[[Client, Collection[int], bool], None] = lambda _client, _guilds, _opened: None
    thread_gone: Callable[[Client, int], None] = lambda _client, _thread: None
    news: Mapping[type[News], Telling] = field(default_factory=dict)
    duties: Callable[[Client], Iterable[tuple[str, Coroutine[Any, Any, None]]]] = lambda _client: ()
