"""The feature outbox, as the hubs see it."""

from collections.abc import Coroutine, Iterable
from typing import Any

from bot.outbox.service.neighbours import look
from bot.outbox.service.outbox import Outbox
from bot.skin.plug import Feature
from bot.skin.protocol import Client
from bot.store.app import App


def _build(app: App) -> None:
    outbox = Outbox(app.database, app.now, ended=lambda outcome: app.metrics.notices.labels(outcome).inc())
    app.add(outbox)
    app.wakes(outbox.wake)


def _duties(client: Client) -> Iterable[tuple[str, Coroutine[Any, Any, None]]]:
    return () if client.app.shards.all else (("neighbours", look(client.app.wake)),)


FEATURE = Feature(name="outbox", build=_build, duties=_duties)
