"""Everything that can be done, without Discord: the database, the clock, and each service by its class."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import TypeVar

from bot.core.shards import Shards
from bot.store.database import Database
from bot.store.metrics import Metrics

Service = TypeVar("Service")


class App:
    """`app[Matches]` is the service of that class; KeyError where the bot runs without its feature."""

    __slots__ = ("_services", "database", "metrics", "now")

    def __init__(
        self,
        database: Database,
        metrics: Metrics,
        now: Callable[[], datetime],
        services: Mapping[type, object],
    ) -> None:
        self.database, self.metrics, self.now, self._services = database, metrics, now, services

    def __getitem__(self, kind: type[Service]) -> Service:
        service = self._services[kind]
        assert isinstance(service, kind)
        return service

    @property
    def shards(self) -> Shards:
        """The servers whose business is this process's own."""
        return self.database.shards
