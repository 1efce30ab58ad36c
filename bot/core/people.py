"""The identity of a person: Discord's id, or the number of one who has been forgotten."""

from __future__ import annotations


def former(user: int) -> bool:
    """Did this person have themselves deleted? Their games go on under a negative number, which Discord never gives."""
    return user < 0
