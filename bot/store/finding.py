"""A finding of the check: something that cannot be right, in words for the operator."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import pairwise
from typing import Any, Final, Protocol

from bot.match.service.pauses import BEAT
from bot.store.heartbeats import SetBack

_SHOWN: Final = 80


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that cannot be right, in words for the operator. `subject`: what it is about, "match 7" for one."""

    subject: str
    text: str

    def __str__(self) -> str:
        return f"{self.subject}: {self.text}"


class Happened(Protocol):
    """An event of any log."""

    @property
    def seq(self) -> int: ...
    @property
    def at(self) -> datetime: ...


def backwards(events: Sequence[Happened], set_backs: Sequence[SetBack]) -> Iterator[str]:
    """The events of a log that are earlier than the one before them, though the host's clock was not set back.

    Less than a beat may go unnoticed.
    """
    for before, event in pairwise(events):
        if event.at < before.at - BEAT and not any(
            each.to <= event.at and before.at <= each.since + BEAT for each in set_backs
        ):
            yield f"event {event.seq} is earlier than the one before"


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
