"""Is what is stored still what happened? Replays every match from its events and compares with the stored row, and
works through all rated matches and compares with the stored ratings."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.app import App
from bot.core.events import Event
from bot.core.match import EventKind, replay
from bot.services.rating_check import misrated
from bot.store import matches
from rules import RulesError

_AT_ONCE: Final = 200
_SHOWN: Final = 80


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that cannot be right, in words for the operator. `subject`: what it is about, "match 7" for one."""

    subject: str
    text: str

    def __str__(self) -> str:
        return f"{self.subject}: {self.text}"


@dataclass(frozen=True, slots=True)
class Report:
    """What was looked at, and what is wrong."""

    matches: int
    moves: int
    problems: tuple[Problem, ...]


async def check(app: App) -> Report:
    """Replay everything. Reads only; the bot may run meanwhile."""
    count = moves = 0
    problems: list[Problem] = []
    async for row, events in _stored(app):
        count += 1
        moves += sum(event.kind is EventKind.MOVED for event in events)
        problems.extend(Problem(f"match {row['id']}", text) for text in differences(row, events))
    problems.extend(Problem(*wrong) for wrong in await misrated(app.database))
    return Report(count, moves, tuple(problems))


def differences(row: matches.Row, events: Sequence[Event]) -> list[str]:
    """How the stored row differs from what the events make, one sentence each."""
    try:
        match = replay(matches.header_of(row), events)
        derived = matches.derived_row(match) | {"started_at": match.started_at}
        by_rules = match.game.outcome(match.state)
    except (ValueError, KeyError, RulesError) as error:
        return [f"cannot be replayed: {error}"]
    wrong = [
        f"{column} is stored as {_short(row[column])}, but the events make it {_short(value)}"
        for column, value in derived.items()
        if row[column] != value
    ]
    if by_rules is not None and match.outcome != by_rules:
        wrong.append(f"the rules end it by {by_rules.ending}, but it is stored as {_short(match.outcome)}")
    return wrong


async def _stored(app: App) -> AsyncIterator[tuple[matches.Row, list[Event]]]:
    after = 0
    while True:
        # Rows and events of one batch come from one consistent view, also while players move.
        async with app.database.reading() as connection:
            rows = await matches.rows_after(connection, after, _AT_ONCE)
            if not rows:
                return
            events = defaultdict(list)
            for match_id, event in await matches.events_between(connection, rows[0]["id"], rows[-1]["id"]):
                events[match_id].append(event)
        for row in rows:
            yield row, events[row["id"]]
        after = rows[-1]["id"]


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= _SHOWN else f"{text[: _SHOWN - 1]}…"
