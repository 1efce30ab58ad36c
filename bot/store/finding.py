"""A finding of the check: something that cannot be right, in words for the operator."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from bot.store.connection import AsyncConnection

_SHOWN: Final = 80


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that cannot be right, in words for the operator. `subject`: what it is about, "match 7" for one."""

    subject: str
    text: str

    def __str__(self) -> str:
        return f"{self.subject}: {self.text}"


Check: TypeAlias = Callable[[AsyncConnection], AsyncIterator[Problem]]
"""The faults of all that is a feature's."""


async def replayed(subject: str, faults: Awaitable[Sequence[str]]) -> list[Problem]:
    """The faults of one thing. One that cannot be replayed keeps nobody from looking at the others."""
    try:
        return [Problem(subject, text) for text in await faults]
    except Exception as error:
        return [Problem(subject, f"cannot be replayed: {named(error)}")]


def differing(row: Mapping[Any, Any], derived: Mapping[str, Any]) -> Iterator[str]:
    """The columns of a row that are not as they follow from its log."""
    for column, value in derived.items():
        if row[column] != value:
            yield f"{column} is stored as {short(row[column])}, but the events make it {short(value)}"


def named(error: Exception) -> str:
    return f"{type(error).__name__}: {short(str(error))}"


def short(value: object) -> str:
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= _SHOWN else f"{text[: _SHOWN - 1]}…"
