"""The feature outbox, as the hubs see it."""

from bot.outbox.service.neighbours import Neighbours
from bot.outbox.service.outbox import Outbox
from bot.skin.plug import Feature
from bot.store.app import App


def _build(app: App) -> None:
    outbox = Outbox(app.database, app.now, ended=lambda outcome: app.metrics.notices.labels(outcome).inc())
    app.add(outbox, Neighbours(app.wake))
    app.wakes(outbox.wake)


FEATURE = Feature(name="outbox", build=_build)
