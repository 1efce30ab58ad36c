"""People who ask, with their rights, and those who are forgotten."""

import hashlib
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Asker:
    """A person who asks for something, and the server where they ask. `manager`: may they manage its events."""

    user: int
    guild_id: int | None
    manager: bool = False


_MARKS: Final = 2**20  # so many marks there are: some hundred people of Discord have the same
FIRST_MARK: Final = -(2**40)  # the first mark; the numbers of former players are above it


def former(user: int) -> bool:
    """Did this person have themselves deleted? Their games go on under a negative number, which Discord never gives."""
    return user < 0


def mark_of(user: int) -> int:
    """All that a block keeps of one who was deleted: enough to know who comes back, too little to tell who it was."""
    return FIRST_MARK - int.from_bytes(hashlib.sha256(str(user).encode()).digest()[:8], "big") % _MARKS
