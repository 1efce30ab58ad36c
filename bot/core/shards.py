"""The servers of one process: Discord divides the servers of a bot into shards by their ids."""

from dataclasses import dataclass
from math import gcd
from typing import Final


@dataclass(frozen=True, slots=True)
class Shards:
    """Some of the `count` shards; one that is all of them where nothing else is said."""

    count: int = 1
    ids: frozenset[int] = frozenset({0})

    @property
    def all(self) -> bool:
        """Is there no server that another process would serve?"""
        return len(self.ids) == self.count

    def serve(self, guild_id: int | None) -> bool:
        """Is the server on one of them? Everything outside servers, direct messages above all, is on shard 0."""
        return bucket(guild_id) % self.count in self.ids

    def overlaps(self, number: int, count: int) -> bool:
        """Can a server on one of them have been on this one of `count`?"""
        common = gcd(self.count, count)
        return any(own % common == number % common for own in self.ids)


ALL: Final = Shards()


def bucket(guild_id: int | None) -> int:
    """The part of a server's id by which it is dealt out; 0 for no server."""
    return 0 if guild_id is None else guild_id >> 22
