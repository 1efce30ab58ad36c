"""The composition root: opens the store and builds the services of the features. No Discord here."""

from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from functools import reduce
from operator import add
from typing import Any

from bot.core.calendar import whole_ms
from bot.core.shards import Shards
from bot.features import FEATURES
from bot.skin.plug import Feature
from bot.store.app import App
from bot.store.connection import NO_HOOKS, Hooks
from bot.store.database import Database
from bot.store.metrics import Metrics
from bot.store.remembered import Memory
from bot.sweeper import Sweeper


def hooks_of(features: Sequence[Feature] = FEATURES) -> Hooks:
    """All that these features do when something happens below them."""
    return reduce(add, (each.hooks for each in features), NO_HOOKS)


@asynccontextmanager
async def open_app(
    database_url: str,
    *,
    now: Callable[[], datetime],
    shards: tuple[int, Collection[int]] = (1, (0,)),
    seed: int | None = None,
    practice: bool = True,
    think: Any = None,
    looks: Any = None,
    features: Sequence[Feature] = FEATURES,
) -> AsyncIterator[App]:
    """Open the database, bring its schema up to date and build the services; closed when the block ends.

    `shards`: how many there are, and whose servers are its own; the others as in App. Raises UnknownDatabase.
    """
    metrics = Metrics()
    timed = {kind: metrics.database.labels(kind).observe for kind in ("write", "read")}
    database = Database(
        database_url,
        shards=Shards(shards[0], frozenset(shards[1])),
        hooks=hooks_of(features),
        asked=metrics.statements.inc,
        timed=lambda kind, seconds: timed[kind](seconds),
    )
    app = App(database, metrics, lambda: whole_ms(now()), seed, practice, think, looks, features)
    async with app.closing:
        app.closing.push_async_callback(database.close)
        await database.migrate(now())
        await database.see_known_rows({"store", *(each.name for each in features)})
        for feature in features:
            for service in feature.services:
                app.add(service(app))
            feature.build(app)
        sweeper = Sweeper(app)
        app.add(Memory(database), sweeper)
        app.wakes(sweeper.wake)
        app.returns(sweeper.wake)
        yield app
