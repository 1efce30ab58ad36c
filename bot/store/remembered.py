"""The bot's knowledge about itself, by name."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

import sqlalchemy as sa

from bot.store.connection import AsyncConnection
from bot.store.tables import remembered

_FORMS: Final[Mapping[str, str]] = {
    "commands": r"[0-9a-f]{64}",
    "command-ids": r'\{("[\w-]+": \d+(, )?)*\}',
    "former-players": r"\d+",
    "clocks-to-right": "yes|no",
    "clock-set-back": r"\[(\[\d+, \d+\](, )?)*\]",
}
"""Every name, and the values that it can have."""


def fits(name: str, value: str) -> bool:
    """Is this a name, and a value that it can have?"""
    return name in _FORMS and re.fullmatch(_FORMS[name], value) is not None


async def recall(connection: AsyncConnection, name: str) -> str | None:
    found: str | None = await connection.scalar(
        sa.select(remembered.c.value).where(remembered.c.name == name)
    )
    return found


async def keep(connection: AsyncConnection, name: str, value: str) -> None:
    """Takes the place of the former value of this name; two processes at once leave one of the two values.

    Raises ValueError for a name without such a value.
    """
    if not fits(name, value):
        raise ValueError(f"{name} cannot be {value}")
    await connection.execute(sa.delete(remembered).where(remembered.c.name == name))
    await connection.execute(sa.insert(remembered).values(name=name, value=value))
