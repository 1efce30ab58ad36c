"""The right to read a match or an invitation.

Its players may read it, and so may the members of the place where it is played, since they have seen it there. Others
may only where the server of that place has chosen to publish its games. Everybody else gets the same answer as for a
number that was never given.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Asker:
    """A person who asks for something, and the server where they ask. `manager`: may they manage its events."""

    user: int
    guild_id: int | None
    manager: bool = False


def may_read(user: int, people: Collection[int | None], *, member: bool, published: bool = False) -> bool:
    """`people`: whom it concerns; `member`: is the user one of those who see its place."""
    return user in people or member or published


def may_be_shown(*, here: bool, open_place: bool, published: bool = False) -> bool:
    """May everybody in a channel read it, whoever shows it there?

    `here`: is the channel the place itself; `open_place`: does everybody in the channel's server see the place.
    """
    return here or open_place or published
