"""A cache of drawn things, bounded in bytes: the least recently used go first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class Cache(Generic[T]):
    """A store of drawn things by key, bounded in bytes. Safe to use from several threads."""

    def __init__(self, most_bytes: int, weight: Callable[[T], int]) -> None:
        self.most, self._weight = most_bytes, weight
        self._things: OrderedDict[Hashable, T] = OrderedDict()
        self._bytes = 0
        self._lock = Lock()

    @property
    def size(self) -> int:
        """Bytes kept now."""
        return self._bytes

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The value kept under the key, made now where there is none. Two threads may make it at once; one is kept."""
        with self._lock:
            found = self._things.get(key)
            if found is not None:
                self._things.move_to_end(key)
                return found
        made = make()
        with self._lock:
            # A key as large as a diagram takes long to hash, so it is looked up once.
            kept = self._things.setdefault(key, made)
            if kept is made:
                self._bytes += self._weight(made)
                while self._bytes > self.most and len(self._things) > 1:
                    _, gone = self._things.popitem(last=False)
                    self._bytes -= self._weight(gone)
        return made

    def forget(self) -> None:
        """Keeps nothing of all that."""
        with self._lock:
            self._things.clear()
            self._bytes = 0
