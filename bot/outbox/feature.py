"""The feature outbox, as the hubs see it."""

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Final

from bot.outbox.service.outbox import Outbox
from bot.skin.plug import Feature
from bot.skin.protocol import Client
from bot.store.app import App

LOOK: Final = 2.0
"""Seconds between two looks: nobody can wake a process from another one."""


def _build(app: App) -> None:
    outbox = Outbox(app.database, app.now, ended=lambda outcome: app.metrics.notices.labels(outcome).inc())
    app.add(outbox)
    app.wakes(outbox.wake)


async def look(wake: Callable[[], None]) -> None:
    """Looks for ever for what other processes on the same database leave for this one: a notice, a result, a move
    against the bot. `wake`: rouses all that may find something to do.
    """
    while True:
        await asyncio.sleep(LOOK)
        wake()


def _duties(client: Client) -> Iterable[tuple[str, Coroutine[Any, Any, None]]]:
    return () if client.app.shards.all else (("neighbours", look(client.app.wake)),)


FEATURE = Feature(name="outbox", build=_build, duties=_duties)
