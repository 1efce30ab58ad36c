"""How a feature tells its news, where that differs from a message in the place of the notice."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypeAlias

import discord

from bot.core.notice import Notice
from bot.core.terms import Place
from bot.outbox.service.outbox import Delivered, Undeliverable
from bot.skin.card import Reply
from bot.skin.context import Reader
from bot.skin.protocol import Client

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
    """Raises Undeliverable for a final refusal by Discord; lets the error through where a later attempt
    may succeed.
    """
    try:
        yield
    except discord.HTTPException as error:
        must_be_final(error)
        raise Undeliverable from error


def must_be_final(error: discord.HTTPException) -> None:
    """Raises the error again if a later attempt may succeed."""
    if error.status not in _FINAL or error.code == _TOO_FAST:
        raise error
