"""The identity of a person: Discord's id, or the number of one who has been forgotten."""

from __future__ import annotations

import hashlib
from typing import Final

_MARKS: Final = 2**20
"""So many marks there are: some hundred people of Discord have the same."""
FIRST_MARK: Final = -(2**40)
"""The first mark; the numbers of former players are above it."""


def former(user: int) -> bool:
    """Did this person have themselves deleted? Their games go on under a negative number, which Discord never gives."""
    return user < 0


def mark_of(user: int) -> int:
    """All that those who block a person keep of one who was deleted: enough to know who comes back, and too little to
    tell from it who it was.
    """
    return FIRST_MARK - int.from_bytes(hashlib.sha256(str(user).encode()).digest()[:8], "big") % _MARKS
