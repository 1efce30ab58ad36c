"""Everything that can be done, without Discord: the database, the clock, and each service by its class."""

from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from datetime import datetime
from random import Random
from typing import Any, TypeVar

from bot.core.shards import Shards
from bot.store.database import Database
from bot.store.metrics import Metrics

Kind = TypeVar("Kind")


@dataclass(frozen=True, slots=True)
class App:
    """`app[Matches]` is the service of that class; KeyError where the bot runs without its feature.

    `seed` makes draws repeatable. `practice`: does the bot play itself; `think`, `looks`: how it thinks and looks at
    positions, where not in processes of its own; `features`: those that run, in their order. Each adds its services to
    those before it; `closing` ends what they began.
    """

    database: Database
    metrics: Metrics
    now: Callable[[], datetime]
    seed: int | None = None
    practice: bool = True
    think: Any = None
    looks: Any = None
    features: Sequence[Any] = ()
    closing: AsyncExitStack = field(default_factory=AsyncExitStack)
    _services: dict[type, object] = field(default_factory=dict)
    _wakers: list[Callable[[], None]] = field(default_factory=list)
    _returning: list[Callable[[], None]] = field(default_factory=list)
    _forgetting: list[tuple[Callable[[int], None], Callable[[int], None]]] = field(default_factory=list)

    def __getitem__(self, kind: type[Kind]) -> Kind:
        service = self._services[kind]
        assert isinstance(service, kind)
        return service

    def get(self, kind: type[Kind]) -> Kind | None:
        """The same; None where the bot runs without its feature."""
        return self[kind] if kind in self._services else None

    @property
    def shards(self) -> Shards:
        """The servers whose business is this process's own."""
        return self.database.shards

    def random(self) -> Random:
        """Draws of one service, the same again with the same seed."""
        return Random(self.seed)

    def add(self, *services: object) -> None:
        """Services of a feature; one takes the place of an earlier service whose class it extends."""
        for service in services:
            extended = [kind for kind in type(service).__mro__ if kind in self._services]
            self._services.update(dict.fromkeys((type(service), *extended), service))

    def wakes(self, waker: Callable[[], None]) -> None:
        """A duty for which something may be due earlier after anything has changed."""
        self._wakers.append(waker)

    def returns(self, waker: Callable[[], None]) -> None:
        """A duty that has work to do when players can reach the bot again."""
        self._returning.append(waker)

    def back(self) -> None:
        """Players can reach the bot again."""
        for waker in self._returning:
            waker()

    def wake(self, *, besides: Callable[[], None] | None = None) -> None:
        """Something has changed: each duty looks again when it has work to do, `besides` the one that did it."""
        for waker in self._wakers:
            if waker != besides:
                waker()

    def forgets(
        self,
        *,
        server: Callable[[int], None] = lambda _guild_id: None,
        person: Callable[[int], None] = lambda _user: None,
    ) -> None:
        """What is kept in memory of a server, or a person, and is looked up anew when its data was deleted."""
        self._forgetting.append((server, person))

    def forget_server(self, guild_id: int) -> None:
        """Nothing that is kept in memory of the server holds any more."""
        for server, _ in self._forgetting:
            server(guild_id)

    def forget_person(self, user: int) -> None:
        """The same of a person."""
        for _, person in self._forgetting:
            person(user)


class Service:
    """What a feature can do with the database; built in the order of the features, from those before it. `_now`: the
    clock, in whole milliseconds; `_rng`: its draws; `_wake`: after a commit that makes something due.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self._database = app.database
        self._now = app.now
        self._rng = app.random()
        self._wake = app.wake
